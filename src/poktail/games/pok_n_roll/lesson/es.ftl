# La lección: una idea en cada globo, con frases cortas. Los números son hechos que enuncia lesson.json, así que son fijos.

lesson-cup = Hay dos dados en tu cubilete. Solo tú los ves: { $face } y { $face }.
lesson-white = Estos dados están a la vista. Todos pueden usarlos.
lesson-combine = Combina tus dados con los de la mesa. Tus dos { $face } y el { $face } de la mesa forman un trío.
lesson-sheet = Esta es tu hoja. Una cruz en esta fila da { $three } puntos. Cuanto más arriba, mejor es la combinación.
lesson-fold = Ahora decide: ¿te retiras con una fila o sigues? Retirarse es seguro y en la primera ronda da además +{ $fold }. Retírate con el trío.
lesson-ticked = Dos cruces: una por el trío y otra por la retirada. Suman { $sum }. Tus dados ya están a la vista y esta mano ha terminado para ti.
lesson-others = { $seat-1 } y { $seat-3 } siguen: esperan algo mejor. Faltan dos dados blancos, de uno en uno.
lesson-showdown = Ronda { $round }: cae el último dado y se levantan los cubiletes. Gana la combinación más alta. { $seat-3 } tiene una escalera de cinco: +{ $third } y una fila.
lesson-nothing = { $seat-1 } tiene un full, pero es más bajo. Por eso { $seat-1 } no se lleva nada. Ese es el riesgo de seguir.
lesson-new-hand = Mano nueva, dados nuevos. Solo tienes una pareja. Pero mira: ¡{ $first }, { $second }, { $third } y { $fourth } van seguidos!
lesson-stay = Te toca. Una pareja solo da { $pair }. Con un número más que encaje tienes una escalera de cinco. No te retires: sigue.
lesson-again = Un dado más y la misma pregunta. La doble pareja daría { $pairs }, y en la segunda ronda no hay nada extra. Queda un dado. ¡Sigue!
lesson-straight = ¡Un { $die }! Ya tienes una escalera de cinco. { $seat-1 } solo tiene un trío. ¡Ganas esta ronda!
lesson-tick = Ganar da +{ $third }. Además marcas una fila que formen tus dados. Elige la mejor: la escalera de cinco, +{ $straight }.
lesson-lead = Ahora tienes { $sum }. Nadie tiene más.
lesson-end = Y así sigue. Cuando alguien tiene { $full } cruces en una fila, esa es la última mano. Entonces gana quien tenga más puntos.
lesson-learned = Retírate pronto por puntos seguros o sigue por más. Pero en la última ronda solo se lleva algo la combinación más alta.

lesson-wrong-fold = De momento, retírate con el trío: esos puntos son seguros.
lesson-wrong-continue = Ese es el camino valiente. Lo probarás en la próxima mano. Primero toma los puntos seguros: retírate.
lesson-wrong-pair = Puedes marcar una fila más baja, pero da menos. Elige el trío.
lesson-wrong-stay = Retirarse es seguro, pero una pareja vale poco. Esta vez atrévete: sigue.
lesson-wrong-again = Eso sería seguro. Pero esta vez espera el último dado: sigue.
lesson-wrong-tick = Puedes marcar una fila más baja, pero da menos. Elige la escalera de cinco.
