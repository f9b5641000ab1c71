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

join-lobby = Mesas de { $server }
join-no-tables = Ahora no hay ninguna mesa abierta a todos.
join-lobby-prompt = Número: sentarse · n: mesa nueva · Intro: mirar otra vez · q: salir >
join-which-game = ¿Qué juego? Un número o su nombre:
join-seats-prompt = ¿Cuántos asientos, de { $low } a { $high }? Intro: { $default }
join-public-prompt = ¿Mostrar la mesa a todos? s o n; Intro: n
join-yes = s
join-link = El enlace de esta mesa, para quien deba sentarse aquí:
join-seat-open = libre
join-seat-bot = bot
join-seat-you = tú
join-seat-host = invita
join-seat-away = ausente
join-phase = { $phase ->
    [playing] en juego
    [over] entre dos partidas
   *[other] abierta
}
join-host-prompt = start: empezar, los bots completan · ?: órdenes · q: salir >
join-guest-prompt = { $name } empezará. ?: órdenes · q: salir >
join-watch-prompt = Estás mirando. ?: órdenes · q: salir >
join-commands = start [NIVEL]: empezar (quien invita) · seat N: otro asiento · bot N [NOMBRE]: un bot allí (quien invita) · rules: reglas · t: mesa · : ánimos · say TEXTO: decir · q: salir
join-emotes = Ánimos: { $list }
join-starting = Empieza la partida.
join-watching = Ahora no hay asiento para ti; estás mirando.
join-gone = Tu asiento ya no es tuyo.
join-waiting = Falta: { $names }.
join-clock = { $seconds ->
    [one] Tienes un segundo.
   *[other] Tienes { $seconds } segundos.
}
join-stand-in = Un bot juega ahora por { $name }.
join-plays-again = { $name } vuelve a jugar.
join-says = { $name }: { $text }
join-lost = Se ha perdido la conexión. Otro intento …
join-back = Conexión recuperada.
join-left = Has dejado la mesa.
join-left-match = Te has ido; un bot juega tu asiento hasta el final. Para recuperarlo:
join-stays = Tu asiento se guarda un rato. Para volver:
join-seal-wrong = Cuidado: lo que se ha abierto no es lo que se selló antes de esta partida. No te fíes de su azar.

emote-wave = ¡Hola!
emote-laugh = ¡Ja, ja!
emote-think = Hum…
emote-wow = ¡Vaya!
emote-clap = ¡Bravo!
emote-sorry = ¡Perdón!
emote-hurry = ¡Deprisa!
emote-thanks = ¡Gracias!
emote-well-played = ¡Bien jugado!
emote-oops = ¡Uy!

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
error-unauthorized = El servidor no conoce esta clave.
error-forbidden = { $need ->
    [host] Solo quien invita a la mesa puede hacerlo.
    [seat] Este asiento no es tuyo.
    [person] Solo las personas pueden hacerlo, no los bots.
    [bot] Solo los bots pueden hacerlo.
   *[other] Esto no te corresponde.
}
error-bad-origin = El servidor no se llama así, o la petición viene de la página de otro sitio.
error-not-found = { $what ->
    [table] No existe esa mesa.
    [match] No existe esa partida.
    [profile] No existe ese perfil.
    [database] Aquí todavía no hay base de datos.
    [backup] No existe esa copia.
   *[other] Aquí no hay nada.
}
error-too-fast = Demasiado rápido. Espera un momento.
error-too-many = { $what ->
    [tables] Ya has abierto tantas mesas como se puede.
    [connections] Desde aquí ya hay tantas conexiones como puede haber.
    [devices] Este perfil ya tiene tantos dispositivos como puede tener.
    [bots] Este perfil ya tiene tantos bots como puede tener.
   *[other] Ya hay tantos como puede haber.
}
error-too-large = Esto es más largo que todo lo que lee el servidor.
error-bad-message = El servidor no entiende este mensaje{ $field ->
    [none] .
   *[other] : { $field }.
}
error-bad-code = Este código es falso o demasiado viejo.
error-seat-taken = Allí ya se sienta alguien.
error-seat-empty = Allí no se sienta nadie.
error-seats-open = Antes debe haber alguien en cada asiento.
error-table-locked = La mesa está cerrada.
error-not-watchable = Esta mesa solo la ven quienes se sientan a ella.
error-match-running = Eso tiene que esperar al final de la partida.
error-no-match = Para eso hace falta una partida.
error-stale = La mesa ha avanzado entretanto. Mira otra vez.
error-chat-off = En esta mesa no se charla.
error-bot-away = Este bot no está, no juega a este juego o no quiere.
error-unsaved = El servidor no pudo guardarlo, así que nada ha cambiado. Inténtalo otra vez.
error-sequence-taken = Otro proceso fue más rápido. Inténtalo otra vez.
error-broken = Algo se ha roto en el servidor. Lo guardado está a salvo.
error-shutting-down = El servidor va a parar. Vuelve en un momento.
error-bad-setting = Ajuste «{ $setting }»: se espera { $want }.
error-newer-database = Una versión más nueva de Poktail ha usado esta base de datos ({ $revision }); esta no debe tocarla.
error-bad-address = { $reason ->
    [in_use] El puerto { $port } de { $host } está ocupado. Quizá ya hay un servidor; --port elige otro puerto.
    [forbidden] Este usuario no puede escuchar en el puerto { $port } de { $host }; --port elige otro puerto.
   *[other] Esta máquina no puede escuchar en { $host }, puerto { $port }.
}
error-data-in-use = Ya hay un servidor sobre estos datos{ $process ->
    [none] .
   *[other] {" "}(proceso { $process }).
}
error-bad-database = { $reason ->
    [damaged] La base de datos está dañada. «poktail admin restore» pone una copia en su lugar.
    [unwritable] La base de datos o su carpeta no se puede leer y escribir.
    [unreachable] No se llega a la base de datos.
    [locked] Otro programa tiene bloqueada la base de datos.
    [full] El disco está lleno.
    [foreign] Es una base de datos, pero no de Poktail.
    [old] Una versión anterior de Poktail hizo esta base de datos. Arranca una vez el servidor e inténtalo otra vez.
   *[other] La base de datos no se puede usar: { $reason }.
}
error-bad-backup = { $reason ->
    [exists] Este archivo ya existe; elige otro.
    [damaged] Esta copia está dañada o no es una copia.
    [foreign] Es una base de datos, pero no de Poktail.
    [unwritable] Este archivo no se puede leer o escribir.
    [full] El disco está lleno.
   *[other] No es una buena copia: { $reason }.
}
error-unreachable = { $server } no responde. ¿Es correcta la dirección y está en marcha el servidor?
error-not-poktail = Lo que responde en { $server } no es un servidor de Poktail.
error-bad-key-file = El archivo de clave { $path } no se puede leer o escribir.
error-unknown = El servidor lo rechaza ({ $code }).
