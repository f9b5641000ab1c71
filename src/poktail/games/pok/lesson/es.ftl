# La lección: una idea en cada globo, con frases cortas. Los números son hechos que enuncia lesson.json, así que son fijos.

lesson-aim = Estas son tus fichas. Gana quien primero se descarte de { $goal }.
lesson-dice = Los dados ponen los retos. Aquí: exactamente { $discs } disco y exactamente { $squares } cuadrados. El tercer dado está en blanco: no pide nada.
lesson-secret = Cada jugador esconde una ficha en el puño. Un disco se va si lo muestra exactamente { $discs } jugador. Inténtalo: esconde un disco.
lesson-met = Solo tú muestras un disco. Justo lo que se pedía: el reto está cumplido. Tu disco se va a la caja.
lesson-each-die = Cada dado cuenta por separado. Se pedían exactamente { $squares } cuadrados, y ahí están. También se van.
lesson-next = Ya se ha ido una ficha. Para ganar hacen falta { $goal }. ¡A por la siguiente tirada!
lesson-one-triangle = Esta vez hay un solo reto: exactamente { $triangles } triángulo. Inténtalo: esconde un triángulo.
lesson-too-many = ¡Demasiados! { $shown } jugadores muestran un triángulo y solo se pedía { $wanted }. Recuperas el tuyo.
lesson-off = No se cumple ningún reto. Entonces es al revés: se va lo que no está en ningún dado. { $seat-1 } y { $seat-3 } se descartan de su ficha.
lesson-next-again = Tú también puedes usar ese truco. ¡A por la siguiente tirada!
lesson-never-added = Los dos dados piden discos: exactamente { $one } o exactamente { $two }. Nunca se suman: tres serían demasiados.
lesson-stay-off = Todos querrán mostrar un disco. Quizá sean demasiados. Ningún dado muestra un cuadrado: esconde un cuadrado.
lesson-it-goes = Hay { $shown } discos: demasiados. No se cumple ningún reto, así que tu cuadrado se va.
lesson-later = Unas rondas después. Descártate de una ficha más: con esa serán { $goal } y ganas.
lesson-last = Los retos: exactamente { $squares } cuadrado y exactamente { $triangles } triángulos. Tres es difícil. Esconde el cuadrado.
lesson-won = Esa era la número { $goal }. Nadie ha llegado antes: ¡ganas!
lesson-learned = Muestra una ficha cuando vaya a mostrarla el número justo de jugadores. Si van a ser demasiados, muestra lo que no está en ningún dado.

lesson-wrong-disc = De momento, prueba con el disco: se pide exactamente uno.
lesson-wrong-square-first = Puede funcionar, pero solo si exactamente otro jugador tiene la misma idea. El disco no necesita a nadie más.
lesson-wrong-triangle-first = Ningún dado muestra un triángulo. Solo se va si no se cumple ningún reto.
lesson-wrong-triangle = De momento, prueba con el triángulo: se pide exactamente uno.
lesson-wrong-later = Ese no está en ningún dado. Solo se va si falla el reto. Primero prueba con el triángulo.
lesson-wrong-off = De momento, prueba con el cuadrado: no está en ningún dado.
lesson-wrong-crowd = Todos piensan en discos. Si hay demasiados, no se va ninguno.
lesson-wrong-also-off = Bien pensado: el triángulo tampoco está en ningún dado. Pero esta vez esconde un cuadrado.
lesson-wrong-last = De momento, prueba con el cuadrado: se pide exactamente uno.
lesson-wrong-last-triangle = Un triángulo solo se va si lo muestran exactamente tres jugadores. El cuadrado no necesita a nadie más.
