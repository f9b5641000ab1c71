# La lección: una idea en cada globo. Los números son hechos que enuncia lesson.json.

lesson-card = Esta es tu carta: { $rank }. Nadie más la ve.
lesson-stay = Gana la carta más alta que se queda. Ninguna pasa de { $highest }, así que quédate.
lesson-won = { $seat-1 } se quedó con solo { $other }. ¡Ganas!
lesson-learned = Quédate con una carta alta, vete con una baja.
lesson-wrong-leave = Si te vas, no puedes ganar. Con la carta más alta, quédate.
