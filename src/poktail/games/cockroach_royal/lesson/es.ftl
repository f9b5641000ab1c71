# La lección: una idea en cada globo, con frases cortas. Los números son hechos que enuncia lesson.json, así que son fijos.

lesson-aim = Aquí quedan las cartas que te llevas. Con { $limit } de la misma especie, pierdes. Todos los demás ganan.
lesson-claim = { $seat-1 } te da una carta boca abajo y dice «Rata». Puede ser verdad o mentira.
lesson-judge = Ya tienes { $rats } ratas en la mano. Es difícil que esta carta también lo sea. Di «mentira».
lesson-right = Es un sapo. Has acertado, así que { $seat-1 } se lo lleva y lo pone sobre la mesa.
lesson-starts = Quien se lleva una carta empieza la ronda siguiente. Así que vuelve a empezar { $seat-1 }.
lesson-look = «Mosca», dice { $seat-1 }. ¿Dudas? Hay una tercera opción: mira la carta y pásala.
lesson-slide-on = Sí que es una mosca. Ahora hablas tú. Di la verdad: dásela a { $seat-2 } y di «Mosca».
lesson-doubt = { $seat-2 } no te ha creído. ¡Pero era verdad! Quien falla se lleva la carta.
lesson-royal-claim = { $seat-2 } dice «Murciélago». Tienes dos, eso aclara poco. Arriésgate: di «mentira».
lesson-royal = Fallo: es un murciélago y te lo llevas. Encima lleva corona. Con cada carta Royal te llevas también la carta de arriba del montón de castigo.
lesson-bluff = Ahora empiezas tú. Dale un sapo a { $seat-3 }, pero di «Cucaracha». ¡Sin reírte!
lesson-believed = { $seat-3 } se lo ha creído y se lleva el sapo. ¡Buena mentira!
lesson-joker-claim = Otra vez «Murciélago», ahora de { $seat-3 }. Arriésgate de nuevo: di «mentira».
lesson-joker = ¡El comodín! Vale por cualquier especie, así que era verdad. Va a tu mano y lo pagas: con un murciélago o con dos cartas cualesquiera. Paga un murciélago.
lesson-paid = El murciélago está ahora delante de ti. El comodín está en tu mano: podrás darlo más tarde.
lesson-danger = Otra partida. { $seat-2 } ya tiene { $toads } sapos. Con uno más serían { $limit } y { $seat-2 } pierde.
lesson-take = Solo quien empieza da una carta de su mano. Y quien se lleva una carta empieza. Así que te interesa esta: di «mentira» y confía en que sea un murciélago.
lesson-last = Era un murciélago. Ahora empiezas tú. Dale un sapo a { $seat-2 } y di «Mosca».
lesson-lost = Ya son { $toads } sapos: { $seat-2 } pierde. Solo pierde un jugador y todos los demás ganan. ¡Tú también!
lesson-learned = Da tus cartas diciendo algo, verdad o mentira. Responde bien, miente bien y no juntes nunca cuatro iguales.

lesson-wrong-judge = Mira antes tu mano. ¿Qué te dice de las ratas?
lesson-wrong-true = Si fallas, te llevas la carta. Con tantas ratas en tu mano, «verdad» es arriesgado. Di «mentira».
lesson-wrong-pass = Puedes mirarla y pasarla. Eso viene después. Primero responde: di «mentira».
lesson-wrong-look = Podrías responder ya. Pero prueba la tercera opción: mirarla y pasarla.
lesson-wrong-slide-on = Puedes elegir a cualquiera que no la haya tenido. Esta vez dásela a { $seat-2 } y di «Mosca».
lesson-wrong-honest = Sería mentira. Está permitido, pero prueba antes con la verdad: di «Mosca».
lesson-wrong-royal = Quizá sea más prudente. Pero arriésgate por esta vez: di «mentira».
lesson-wrong-bluff = Esta vez dale un sapo a { $seat-3 } y di «Cucaracha».
lesson-wrong-truth = Eso sería verdad. Ahora prueba una mentira: di «Cucaracha».
lesson-wrong-joker = Podrías. Pero mira qué pasa: di «mentira».
lesson-wrong-pay = Esa carta no corresponde a «Murciélago»: harían falta dos. Con un murciélago basta.
lesson-wrong-take = Si aciertas, vuelve a empezar { $seat-2 }. Llévate la carta para empezar tú: di «mentira».
lesson-wrong-last = Solo a { $seat-2 } le falta un sapo para perder. Dáselo y di «Mosca».
lesson-wrong-last-claim = De un cuarto sapo { $seat-2 } desconfiaría. Di «Mosca».
