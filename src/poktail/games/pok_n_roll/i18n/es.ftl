title = Pok’n Roll
pitch = Dados bajo el cubilete, dados a la vista y tres rondas: ¿retirarse con una fila o aguantar hasta el final?

row-five = Repóker
row-highway = Highway
row-grand-full = Gran full
row-two-threes = Doble trío
row-four = Póker
row-three-pairs = Tres parejas
row-straight = Escalera de cinco
row-full = Full
row-short-straight = Escalera de cuatro
row-three = Trío
row-two-pairs = Doble pareja
row-pair = Pareja
row-abandon = Retirada en ronda 1
row-third = 3.ª ronda ganada

continue = Seguir
cross = Marcar { $row }
abandon = Retirarse (los dados no forman nada)

starter = { $seat-you ->
    [you] Empiezas tú
   *[other] Empieza { $seat }
}
dice = { $faces }

hand-began = { $starter-you ->
    [you] { $hand ->
        [1] Mano 1: por sorteo, empiezas tú.
       *[other] Mano { $hand }: empiezas tú.
    }
   *[other] { $hand ->
        [1] Mano 1: por sorteo, empieza { $starter }.
       *[other] Mano { $hand }: empieza { $starter }.
    }
}
cup-rolled = { $seat-you ->
    [you] Miras bajo tu cubilete: { $faces }.
   *[other] { $seat } mira bajo su cubilete: { $faces }.
}
cup-closed = { $seat-you ->
    [you] Tiras bajo el cubilete.
   *[other] { $seat } tira bajo el cubilete.
}
white-thrown = { $seat-you ->
    [you] { $round ->
        [1] Ronda 1: tiras los primeros dados blancos: { $faces }.
        [2] Ronda 2: tiras otro dado blanco: { $faces }.
       *[other] Ronda 3: tiras el último dado blanco: { $faces }.
    }
   *[other] { $round ->
        [1] Ronda 1: { $seat } tira los primeros dados blancos: { $faces }.
        [2] Ronda 2: { $seat } tira otro dado blanco: { $faces }.
       *[other] Ronda 3: { $seat } tira el último dado blanco: { $faces }.
    }
}
continued = { $seat-you ->
    [you] Sigues.
   *[other] { $seat } sigue.
}
abandoned = { $seat-you ->
    [you] { $row-id ->
        [none] { $round ->
            [1] Te retiras, muestras { $faces } y solo marcas la retirada.
           *[other] Te retiras, muestras { $faces } y no marcas nada.
        }
       *[other] { $round ->
            [1] Te retiras, muestras { $faces } y marcas la retirada y la fila { $row }.
           *[other] Te retiras, muestras { $faces } y marcas la fila { $row }.
        }
    }
   *[other] { $row-id ->
        [none] { $round ->
            [1] { $seat } se retira, muestra { $faces } y solo marca la retirada.
           *[other] { $seat } se retira, muestra { $faces } y no marca nada.
        }
       *[other] { $round ->
            [1] { $seat } se retira, muestra { $faces } y marca la retirada y la fila { $row }.
           *[other] { $seat } se retira, muestra { $faces } y marca la fila { $row }.
        }
    }
}
cup-lifted = { $seat-you ->
    [you] Muestras { $faces }: { $row }.
   *[other] { $seat } muestra { $faces }: { $row }.
}
joerg-lifted = Se levanta el cubilete de Jörg: { $faces }. Forma { $row }.
third-round-won = { $seat-you ->
    [you] { $clause-id ->
        [ROLL-13] Llegas sin rivales a la ronda 3 y la ganas con { $row }.
       *[other] Solo tú tienes la combinación más alta, { $row }, y ganas la ronda 3.
    }
   *[other] { $clause-id ->
        [ROLL-13] { $seat } llega sin rivales a la ronda 3 y la gana con { $row }.
       *[other] Solo { $seat } tiene la combinación más alta, { $row }, y gana la ronda 3.
    }
}
tied = { $seats-you ->
    [only] Empatas con Jörg con la combinación más alta: { $row }. Nadie gana la ronda 3; marcas una fila.
    [among] { $joerg ->
        [true] Empatan { $seats } y Jörg con la combinación más alta: { $row }. Nadie gana la ronda 3; todos los empatados, menos Jörg, marcan una fila.
       *[other] Empatan { $seats } con la combinación más alta: { $row }. Nadie gana la ronda 3; cada empatado marca una fila.
    }
   *[none] { $joerg ->
        [true] { $seats } y Jörg empatan con la combinación más alta: { $row }. Nadie gana la ronda 3; { $seats-count ->
            [one] { $seats } marca una fila.
           *[other] todos los empatados, menos Jörg, marcan una fila.
        }
       *[other] { $seats } empatan con la combinación más alta: { $row }. Nadie gana la ronda 3; cada empatado marca una fila.
    }
}
joerg-won = Jörg tiene la combinación más alta: { $row }. Nadie marca nada.
crossed = { $seat-you ->
    [you] Marcas la fila { $row }.
   *[other] { $seat } marca la fila { $row }.
}
nobody-left = { $clause-id ->
    [ROLL-19] Solo queda Jörg; la mano termina.
   *[other] No queda nadie; la mano termina.
}
end-announced = { $seat-you ->
    [you] Has llenado una fila: { $rows }. Esta mano es la última.
   *[other] { $seat } ha llenado una fila: { $rows }. Esta mano es la última.
}
score = { $seat } { $points }
ended = { $winners-you ->
    [only] Ganas. Puntos: { $scores }.
    [among] Comparten la victoria { $winners }. Puntos: { $scores }.
   *[none] { $winners-count ->
        [one] Gana { $winners }. Puntos: { $scores }.
       *[other] { $winners } comparten la victoria. Puntos: { $scores }.
    }
}

option-seats = Asientos
option-seats-help = Cuántos juegan. Si son tres, juega también Jörg; a partir de siete, con el juego de verdad harían falta dos cajas.
option-expert = Experto
option-expert-help = Tres dados propios en vez de dos y cinco combinaciones más.
option-joerg-value = Tercera ronda con Jörg
option-joerg-value-help = Puntos por cada tercera ronda ganada cuando juegan tres: 4 si Jörg cuenta como jugador, 3 si no.
option-random-starter = Sortear quién empieza
option-random-starter-help = Se sortea quién empieza. Si no, empieza el primer asiento.
option-boxes = Casillas
option-boxes-help = Cuántas cruces llenan una fila; la primera fila llena anuncia el final. La hoja de verdad tiene 6 casillas por fila.
option-hands = Manos como máximo
option-hands-help = La partida termina, como muy tarde, después de este número de manos. Lo normal es 1000: en la práctica, sin límite.
option-faces = Caras
option-faces-help = Cuántos números tiene un dado.
option-own-dice = Dados propios
option-own-dice-help = Cuántos dados hay bajo cada cubilete. 0: dos, o tres en la variante experta.
option-white-dice = Dados blancos
option-white-dice-help = Cuántos dados blancos hay al final sobre la mesa; los dos últimos se tiran de uno en uno.
option-sheet = Hoja propia
option-sheet-help = Las combinaciones, de mejor a peor, con sus puntos: «five:12», «four:9» y así hasta «pair:2». Vacío: la hoja habitual.
option-sheet-line = Fila { $n }

view-hand = { $starter-you ->
    [you] Mano { $hand } · ronda { $round } de 3 · empezaste tú
   *[other] Mano { $hand } · ronda { $round } de 3 · empezó { $starter }
}
view-before = Se sortea quién empieza.
view-final = Última mano: hay una fila llena.
view-final-agreed = Última mano, según lo acordado para esta partida.
view-over = La partida ha terminado.
view-white = Dados blancos
view-cup = Bajo el cubilete
view-nothing = nada todavía
view-joerg = Jörg
view-deciding = en turno
view-asked = por decidir
view-in = en juego
view-last = Mano { $hand }
view-score = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
view-dealt = Todos tiran bajo su cubilete.
view-marks = ★ empieza o gana la ronda 3 · ▶ decide · ✗2 fuera en ronda 2 · ✓ marca
view-closed = cubilete cerrado
view-folded = retirada en ronda { $round }: { $row }
view-folded-bare = retirada en ronda { $round }, sin fila
view-empty-handed = { $best }, sin marcar nada
view-gets = { $best }, marcada: { $row }
view-gets-third = { $best }, ronda 3 ganada, marcada: { $row }
view-row = Fila
view-each = valor

# El tablero en el navegador.
tagline = Dados bajo el cubilete y dados para todos. ¿Llevarse una fila mientras se puede o aguantar hasta que se levanten los cubiletes?

board-hand-over = La mano { $hand } ha terminado
board-next-hand = Siguiente mano
board-finished = { $hands ->
    [one] Tras una mano
   *[other] Tras { $hands } manos
}
board-hand = Mano { $hand }
board-of-hand = Mano { $hand }:
board-round = Ronda { $round }
board-round-1 = { $count ->
    [one] un dado blanco
   *[other] { $count } dados blancos
}
board-round-2 = otro más: decidir
board-round-3 = el último: mostrar
board-nothing = Nada todavía
board-own = Dados propios: { $faces }.
board-only = { $seat-you ->
    [you] Solo los ves tú
   *[other] Solo los ve { $seat }
}
board-open = A la vista de todos
board-joerg = Nadie ha mirado bajo este cubilete.
board-fate-won = 3.ª ronda ganada
board-fate-tied = empate con la más alta
board-fate-lost = no es la más alta: nada que marcar

board-folded = fuera, ronda { $round }
board-folded-brief = fuera
board-next = siguiente
board-best-won = { $row } gana
board-best-tied = { $row }, empate
board-best-lost = { $row }, nada que marcar
board-said = { $what }: { $text }
board-starter = empezó la mano
board-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
board-show-sheet = Ver esta hoja

board-sheet = { $seat-you ->
    [you] Tu hoja
   *[other] Hoja de { $seat }
}
board-back-sheet = Volver a la hoja propia
board-back = Volver
board-now = Ahora
board-boxes = { $crosses } de { $boxes } marcadas
board-gain = +{ $points }
board-gain-fold = +{ $points } y +{ $fold } por la retirada
board-ends = última mano
board-and-ends = { $gain }, última mano
board-in-third = en la ronda 3
board-total = Puntos

board-tray = Decisión
board-ask = { $seat-you ->
    [you] Te toca: ¿seguir o retirarte?
   *[other] { $seat }: ¿seguir o retirarse?
}
board-ask-row = { $seat-you ->
    [you] ¿Con qué fila te retiras?
   *[other] { $seat }: ¿con qué fila retirarse?
}
board-ask-cross = { $seat-you ->
    [you] Te toca: marca una fila.
   *[other] { $seat }, marca una fila.
}
board-ask-won = { $seat-you ->
    [you] Ganas la ronda 3: marca una fila.
   *[other] { $seat } gana la ronda 3: marca una fila.
}
board-wait = { $seat-you ->
    [you] Decides tú.
   *[other] Decide { $seat }.
}
board-wait-cross = { $seat-you ->
    [you] Marcas una fila.
   *[other] { $seat } marca una fila.
}
board-then = Después: { $seats }.
board-then-more = Después: { $seats } y { $count } más.
board-last = Es la última decisión de la ronda.
board-fall = Caen los dados.
board-fold = Retirarse ya
board-fold-hint = Mostrar los dados y marcar una fila: hasta +{ $points }
board-fold-one = Mostrar los dados y marcar { $row }: { $gain }
board-fold-bare = Mostrar los dados y marcar solo la retirada: +{ $points }
board-go = Seguir
board-go-hint = Con la más alta en la ronda 3: +{ $points } y una fila. Si no, 0
board-note = Elige un asiento para ver su hoja.
board-note-over = Ya se han jugado todas las manos.

board-look-last = Volver a ver la mano { $hand }
board-close-last = Ocultar la mano { $hand }
board-close = Cerrar

board-result = { $seats-you ->
    [only] Ganas con { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
    [among] Comparten la victoria { $seats } con { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
   *[none] { $count ->
        [one] { $seats } gana con { $points ->
            [one] un punto
           *[other] { $points } puntos
        }
       *[other] { $seats } comparten la victoria con { $points ->
            [one] un punto
           *[other] { $points } puntos
        }
    }
}
board-why-row = { $seat-you ->
    [you] La primera fila llena fue la tuya: { $rows }. Con ella terminó la partida.
   *[other] La primera fila llena fue de { $seat }: { $rows }. Con ella terminó la partida.
}
board-why-hands = { $hands ->
    [one] Se ha jugado la mano acordada.
   *[other] Se han jugado las { $hands } manos acordadas.
}
board-why-thirds = Hay empate a puntos; deciden las terceras rondas ganadas.
board-bars = De dónde vienen los puntos
board-chart = Cómo fue la partida
board-chart-label = Los puntos de cada jugador después de cada mano

board-option-sheet-help = Las combinaciones, de mejor a peor, con sus puntos; no puede faltar la pareja. Vacío: la hoja habitual.
board-option-sheet-part =
    { $at ->
        [0] Combinación
       *[1] Puntos
    }
board-option-sheet-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

# Why a move is not possible.
not-formed = { $row }: { $row-id ->
        [five] cinco del mismo número
        [highway] seis números seguidos
        [grand-full] cuatro de un número y dos de otro
        [two-threes] tres de un número y tres de otro
        [four] cuatro del mismo número
        [three-pairs] tres parejas distintas
        [straight] cinco números seguidos
        [full] tres de un número y dos de otro
        [short-straight] cuatro números seguidos
        [three] tres del mismo número
        [two-pairs] dos parejas distintas
       *[pair] dos del mismo número
    }. El cubilete y los dados blancos no lo forman ahora.
row-first = Estos dados forman una combinación: al retirarse se marca una.
no-fourth-round = La ronda 3 es la última: ahora se marca una combinación.

# Tips for a first match, and what a greyed key waits for.
board-tip-own = Estos dados son secretos. Se combinan con los dados blancos, que son de todos.
board-tip-sheet = Las filas iluminadas se pueden marcar ahora, con los puntos de la derecha.
board-tip-fold = Al retirarse se marca una fila ahora. Seguir es arriesgarse: en la ronda 3 solo puntúa la combinación más alta, con un premio.

# What speaks for the move in a hint.
certain = { $points ->
    [one] { $row } da { $points } punto seguro.
   *[other] { $row } da { $points } puntos seguros.
}
may-win = { $points ->
    [one] La combinación más alta de la ronda 3 da { $points } punto más.
   *[other] La combinación más alta de la ronda 3 da { $points } puntos más.
}
fold-scores = { $points ->
    [one] Retirarse ahora da { $points } punto seguro.
   *[other] Retirarse ahora da { $points } puntos seguros.
}

# El objetivo, en la barra sobre la mesa.
board-aim = Con una fila llena, gana quien tenga más puntos
board-aim-own = { $seat-you ->
    [you] Tus puntos: { $points }. Fila llena: final
   *[other] Puntos: { $points }. Fila llena: final
}

# Estadísticas de partidas terminadas, en el perfil.

figure-points = Máximo de puntos
figure-points-help = En una partida
figure-folds-paid = Retiradas acertadas
figure-folds-paid-help = La ronda 3 habría superado esos dados
figure-thirds-won = Terceras rondas ganadas
figure-thirds-won-help = Con la mejor combinación y sin empate

# Lo que encontró `poktail solve`.
solve-result = Decisiones: { $decisions }; iteraciones: { $iterations }. Ganancia de las mejores respuestas en una mano, en puntos: { $nash-conv } todos los asientos juntos; { $worst } para un asiento. Puntos que un asiento obtiene de media, primero el que empieza: { $values }. Diferencia máxima con los valores guardados: { $off }.
