# La lección: una idea en cada globo, con frases cortas. Los números son hechos que enuncia lesson.json, así que son fijos.

lesson-banner = Este es tu Estandarte secreto: Magos y Vikingos. Al final, cada uno que esté a la vista te da tantos puntos como su nivel.
lesson-square = Todos colocan sus cartas juntas, lado con lado. Se empieza por Piggy. En el juego de verdad el cuadrado es de cinco por cinco; aquí, solo de { $wide } por { $high }.
lesson-sides = Cada carta tuya tiene dos caras: un Guerrero o una Bolsa. Todas las Bolsas son iguales.
lesson-purse = Un Guerrero cuesta tantas Bolsas como su nivel. Tu Mago { $level } aún es demasiado caro. Colócalo como Bolsa: eso siempre se puede.
lesson-their-warrior = { $seat-1 } coloca un Guerrero: un Orco de nivel { $level }. Necesita una Bolsa en su fila o en su columna. Piggy cuenta como una Bolsa.
lesson-cost = Tú también tienes un Orco de nivel { $level }. Cuenta las Bolsas de la fila y de la columna de esta casilla: hay { $there }. Basta.
lesson-orc = Ahora su poder. Un Orco convierte en Bolsa a un Guerrero vecino. Da la vuelta al otro Orco y termina tu turno.
lesson-hidden = Ahora es solo una Bolsa. No contará al final, pero ayuda a pagar Guerreros.
lesson-cost-two = Un Vikingo de nivel { $level } necesita { $there } Bolsas. En esta columna hay las justas: tu Bolsa y Piggy.
lesson-viking = Un Vikingo descubre una Bolsa vecina: vuelve a ser Guerrero, y no cuesta nada. Tú sabes qué hay bajo la tuya: ¡tu Mago { $level }!
lesson-count = Tu Mago { $mage } y tu Vikingo { $viking } están a la vista. Los dos cuentan para ti mientras sigan así.
lesson-knight = ¡Pues protégelos! Un Caballero guarda todas las cartas vecinas. Coloca tu Caballero junto al Mago.
lesson-guarded = El escudo lo indica: ningún poder puede tocar ya a tu Mago.
lesson-cost-mage = Después, un Mago de nivel { $level }. Aquí la fila y la columna suman { $there } Bolsas.
lesson-mage = Un Mago cambia una carta vecina por una de tu mano. Los Orcos no te dan puntos: cambia el Orco por tu Vikingo { $trade }.
lesson-their-orc = { $seat-1 } contraataca: otro Orco ha dado la vuelta a tu nuevo Mago. No tenía ningún Caballero al lado.
lesson-piggy = Queda una casilla libre, con solo { $there ->
    [one] { $there } Bolsa
   *[other] { $there } Bolsas
}. Una vez por turno, Piggy puede cambiar de sitio con una carta vecina. Súbelo: entonces habrá { $then }.
lesson-last = Ahora hay { $then } Bolsas para la última casilla. Coloca ahí tu segundo Vikingo y termina tu turno.
lesson-score = El cuadrado está lleno y se muestran los Estandartes. Tus Magos y Vikingos a la vista suman { $mine } y { $seat-1 } tiene { $theirs }. ¡Ganas!
lesson-learned = Las Bolsas pagan a los Guerreros, cada facción tiene su poder y solo lo que está a la vista al final cuenta para tu Estandarte.

lesson-wrong-purse = De momento, coloca el Mago como Bolsa en la casilla marcada.
lesson-wrong-later = Puedes colocar cualquier carta de tu mano. Pero guarda esa: vendrá después.
lesson-wrong-orc = No es obligatorio usar un poder. Pero pruébalo: coloca el Orco, da la vuelta al otro Orco y termina el turno.
lesson-wrong-viking = No es obligatorio usar el poder. Pero pruébalo: coloca el Vikingo y descubre tu Bolsa.
lesson-wrong-knight = Coloca el Caballero de modo que toque al Mago por un lado. Entonces lo guarda.
lesson-wrong-mage = Elige el Orco que está junto a tu Mago y después un Vikingo de tu mano.
lesson-wrong-gift = Un Caballero cabría ahí. Pero no cuenta para tu Estandarte: da el Vikingo.
lesson-wrong-last = Primero sube a Piggy. Así el Vikingo tiene Bolsas suficientes y lo colocas en la última casilla.
lesson-wrong-other = Podrías. Pero el Vikingo te da más: tiene un nivel más alto y cuenta para ti.
