# Las palabras de la mesa, comunes a todos los juegos.

seat-number = Asiento { $number }
guest = Invitado { $number }
nobody = nadie
chance = Azar
step = Paso { $number }
bot-names = Tetera, Tostadora, Batidora, Nevera, Licuadora, Horno, Molinillo, Exprimidor, Vaporera, Congelador, Fogón, Balanza

facts = De { $low } a { $high } asientos, { $minutes ->
    [one] un minuto.
   *[other] unos { $minutes } minutos.
}
credit = De { $authors }, publicado por { $publisher }, { $year }. Edición independiente.

which-game = ¿Qué juego?
happened = Qué ha pasado
table-of = { $title }: la mesa vista por { $name }
table-public = { $title }: la mesa que todos ven
prompt = { $name }, te toca elegir:
menu-help = Escribe un número o la palabra de al lado. ? reglas · t mesa · q salir
result = Resultado
still-running = Esta partida sigue en curso.
earlier-hidden = { $count ->
    [one] Un suceso anterior se mostrará cuando termine la partida.
   *[other] { $count } sucesos anteriores se mostrarán cuando termine la partida.
}

curtain-title = Telón
curtain-text = El teclado pasa a { $name }. Los demás miran a otro lado.
curtain-lift = { $name }, pulsa Intro cuando nadie mire.

seal = Cada tirada está sellada. El sello:
seal-opened = El sello está abierto. La semilla era:
verified = { $throws ->
    [one] Verificado: la única tirada, entre { $steps } pasos, se deduce de la semilla sellada.
   *[other] Verificado: las { $throws } tiradas, entre { $steps } pasos, se deducen de la semilla sellada.
}
verified-seal = Compara este sello con el que se mostró antes de la partida:
verified-gave = { $count ->
    [0] Nadie añadió azar propio: el sello solo prueba que nada cambió durante la partida.
   *[other] Azar propio añadido por: { $names }.
}
record-kept = Acta: { $path }
left-kept = La partida queda guardada. Para seguir: { $command }
left-unkept = La partida no se ha guardado; --record ARCHIVO la guarda.

stats-variant = variante
stats-matches = partidas
stats-steps-least = mín
stats-steps-mean = media
stats-steps-most = máx
stats-decisions = jugadas
stats-alone = uno
stats-shared = varios
stats-level = todos
stats-caption = Pasos de una partida (mínimo, media, máximo), jugadas de todos los asientos; con qué frecuencia uno, varios o todos quedaron mejor.
arena-result = { $hero } entre { $others }, { $seats } asientos, { $games } partidas: { $share } de las victorias (lo justo sería { $fair }), { $alone } ganadas en solitario, último en { $last }.

error-illegal-move = «{ $move }» no está permitido ahora.
error-not-your-turn = Este asiento no tiene nada que decidir ahora.
error-already-chosen = Este asiento ya ha elegido, y una elección es definitiva.
error-match-over = La partida ha terminado.
error-no-such-seat = No hay ningún asiento «{ $seat }» en esta mesa.
error-bad-notation = «{ $text }» no nombra ninguna jugada del menú.
error-bad-options = { $low ->
    [none] Opción «{ $option }»: ese valor no sirve. { $want ->
        [none] Revisa su nombre y su forma.
       *[other] Se espera: { $want }.
    }
   *[other] La opción «{ $option }» debe estar entre { $low } y { $high }.
}
error-bad-value = Estos datos no son válidos; se espera: { $want }.
error-bad-version = Aquí no hay versión { $version }; la más reciente es { $newest }.
error-bad-name = «{ $name }» no puede ser el nombre de un asiento. Los nombres son cortos, legibles y distintos.
error-bad-record = { $reason ->
    [truncated] El acta se interrumpe en la línea { $line }.
    [wrong_digest] El acta fue modificada después de escribirse (línea { $line }).
    [not_a_record] Esto no es el acta de una partida (línea { $line }).
    [unreadable] Este archivo no se puede leer.
    [unwritable] Este archivo no se puede escribir.
    [too_long] Este archivo es demasiado largo para un acta.
    [exists] Este archivo ya existe; elige otro o continúa con --resume.
    [already_over] Esta partida ha terminado; puedes verla con replay.
    [match_over] La línea { $line } del acta viene después del final de la partida.
    [not_printable] La línea { $line } del acta contiene algo que no se puede mostrar.
    [not_utf8] La línea { $line } del acta no es texto UTF-8.
    [one_seat_only] Esta acta solo contiene lo que sabe un asiento; aquí no basta.
    [no_key] La clave de esta partida en curso falta o no corresponde al acta.
   *[other] La línea { $line } del acta no puede estar ahí: { $reason }.
}
error-bad-proof = { $reason ->
    [no_commitment] En esta partida no se selló nada, así que nada se puede verificar.
    [not_revealed] La semilla se revela al terminar la partida; hasta entonces nada se puede verificar.
    [commitment] La semilla no es la que se selló.
    [outcome] El paso { $step } no se deduce de la semilla sellada.
    [illegal_step] Las reglas no permiten el paso { $step }.
    [unfinished] Hasta aquí todo es correcto, pero la partida aún no tiene final.
    [another_seal] El acta lleva otro sello que el que se mostró.
   *[other] La prueba no se sostiene: { $reason }.
}
error-unknown-game = No hay ningún juego «{ $game }». «poktail games» los enumera.
