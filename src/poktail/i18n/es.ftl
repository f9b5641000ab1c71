# Textos comunes a todos los juegos, en el terminal y en la página.

seat-number = Asiento { $number }
guest = Invitado { $number }
nobody = nadie
# Quien lee: en una lista, ante dos puntos, en su propia fila.
you = tú
chance = Azar
step = Paso { $number }

facts = De { $low } a { $high } jugadores, { $minutes ->
    [one] un minuto.
   *[other] unos { $minutes } minutos.
}
credit = De { $authors }, publicado por { $publisher } en { $year }. Edición independiente.

which-game = ¿A qué jugamos?
happened = Qué ha pasado
table-of = { $name-you ->
    [you] { $title }: la mesa desde tu asiento
   *[other] { $title }: la mesa desde el asiento de { $name }
}
table-public = { $title }: la mesa tal como la ve todo el mundo
prompt = { $name-you ->
    [you] Te toca decidir:
   *[other] { $name }, te toca decidir:
}
menu-help = Escribe un número o las palabras de al lado. ? reglas · ?? todo el reglamento · h pista · u deshacer · t mesa · q salir
result = Resultado
still-running = Esta partida sigue en curso.
earlier-hidden = { $count ->
    [one] Hay una jugada anterior que se mostrará cuando termine la partida.
   *[other] Hay { $count } jugadas anteriores que se mostrarán cuando termine la partida.
}

curtain-title = Pasar el teclado
curtain-text = El teclado pasa a { $name }. Que nadie más mire la pantalla.
curtain-lift = { $name }, pulsa Intro cuando no mire nadie.

seal = Todas las tiradas y todos los sorteos están sellados de antemano. El sello:
seal-opened = El sello está abierto. La semilla era:
verified = { $throws ->
    [one] Verificado: la única tirada o el único sorteo se deduce de la semilla sellada (pasos de la partida: { $steps }).
   *[other] Verificado: las { $throws } tiradas y sorteos se deducen de la semilla sellada (pasos de la partida: { $steps }).
}
verified-seal = Compara este sello con el que viste antes de la partida:
verified-gave = { $count ->
    [0] Nadie aportó su propio azar, así que el sello solo demuestra que no se cambió nada durante la partida.
   *[other] Aportaron su propio azar: { $names }.
}
signed-seats = Decisiones firmadas por el dispositivo de cada persona: { $list }.
signed-seat = { $name } { $signed } de { $count }
signed-server = El servidor firmó todo el registro. Compara su clave pública con la que el servidor muestra en /api/key:
signed-server-known = El servidor firmó todo el registro, y su clave pública es la que indicaste:
signed-none = En este registro no hay nada firmado: un nombre o una decisión cambiados pasan inadvertidos.
record-kept = Registro: { $path }
left-kept = La partida queda guardada. Para seguir: { $command }
left-unkept = La partida no se ha guardado. Para guardar la próxima, usa --record ARCHIVO.

# La mesa a pantalla completa en la terminal
yes = Sí
no = No
play-again = ¿Otra partida?
forced = Solo había una jugada posible: { $move }
screen-help = Número o ↑ ↓ y luego Intro · ? reglas{ $hint ->
    [true] {" "}· h pista
   *[other] {""}
}{ $undo ->
    [true] {" "}· u deshacer
   *[other] {""}
} · q salir
no-undo = No hay nada que deshacer.
hint = Pista: { $moves }. { $why }
hint-strongest = Es lo que haría el bot más fuerte.
rules-more = ?7 la regla 7 · ?? todo el reglamento · h pista (a solas con bots)
no-such-clause = No hay ninguna regla «{ $clause }». ?? muestra todo el reglamento.
page-help = ↑ ↓ Espacio: desplazar · Intro: volver a la mesa
page-up = RePág ↑
game-help = Escribe el número o el título de un juego y pulsa Intro. Con q sales.
did-you-mean = ¿Querías decir «{ $word }»?

# Las órdenes serve y admin
serve-ready = Poktail está listo:
serve-network = En esta red:
serve-terminal = En una terminal:
serve-data = Todo está en:
serve-others = Otros dispositivos:
serve-others-in = { $command } les da acceso
serve-stop = Ctrl-C detiene el servidor. Las mesas y las partidas se conservan.
admin-backed-up = { $file } ({ $size }) está completo y comprobado. Contiene secretos: guárdalo con tanto cuidado como el servidor.
admin-restored = { $kept ->
    [none] Restaurada. Antes no había ninguna base de datos.
   *[other] Restaurada. La antigua se llama ahora { $kept }
}
admin-checked = La base de datos está íntegra. Partidas terminadas: { $over }. En curso: { $running }. { $wrong ->
    [0] Todas se pueden reproducir y todas las tiradas y sorteos corresponden al sello.
   *[other] Erróneas: { $wrong }.
}
admin-forever = para siempre
admin-banned = { $profile } queda vetado. { $tables ->
    [0] No ha hecho falta eliminar ninguna mesa.
    [one] Se ha eliminado { $tables } mesa suya.
   *[other] Se han eliminado { $tables } mesas suyas.
}
admin-banned-address = { $days ->
    [one] { $network } queda vetado durante { $days } día.
   *[other] { $network } queda vetado durante { $days } días.
}
admin-unbanned = { $who } ya no está vetado.
admin-renamed = { $days ->
    [one] { $profile } se llama ahora { $name } y conserva ese nombre { $days } día.
   *[other] { $profile } se llama ahora { $name } y conserva ese nombre { $days } días.
}
admin-muted = { $minutes ->
    [0] { $profile } queda silenciado hasta que le devuelvas la palabra.
    [one] { $profile } queda silenciado durante { $minutes } minuto.
   *[other] { $profile } queda silenciado durante { $minutes } minutos.
}
admin-unmuted = { $profile } ya no está silenciado.
admin-closed = { $tables ->
    [one] { $tables } mesa eliminada.
   *[other] { $tables } mesas eliminadas.
}
admin-would-close = { $tables ->
    [one] Se eliminaría { $tables } mesa. No ha cambiado nada.
   *[other] Se eliminarían { $tables } mesas. No ha cambiado nada.
}
admin-reports-done = { $reports ->
    [one] { $reports } denuncia resuelta.
   *[other] { $reports } denuncias resueltas.
}

stats-variant = variante
stats-matches = partidas
stats-steps-least = mín.
stats-steps-mean = media
stats-steps-most = máx.
stats-decisions = jugadas
stats-alone = uno
stats-shared = varios
stats-level = todos
stats-caption = Pasos por partida (mínimo, media y máximo), jugadas de todos los asientos y con qué frecuencia quedaron primeros uno, varios o todos.
arena-wins = Victorias en % (lo justo sería { $fair }; una victoria compartida cuenta en parte)
arena-last = Últimos puestos en %
arena-draws = Empates entre todos en %
arena-odd = un bot (fila) entre bots de otra clase (columna)
arena-table = entre
arena-bot = bot
arena-rating = puntuación
arena-speed = jugadas por segundo
arena-caption = Un bot (fila) entre bots de otra clase (columna). Partidas en cada casilla: { $matches }. Bloques: { $blocks }; en un bloque salen los mismos dados y cartas, y ese bot ocupa cada asiento por turno. ± es la mitad de un intervalo del 95 % sobre los bloques.
arena-two-bots = dos o más bots con nombres distintos
arena-empty-folder = una carpeta vacía o que aún no existe
solve-no-table = una tabla de valores para estas opciones

# El análisis de una partida terminada: las posibilidades de un asiento, en porcentaje de una victoria.
review-title = Análisis: { $name }
review-chances = Tus posibilidades:
review-fair = Lo justo sería un { $percent }.
review-decisions = Tus decisiones
review-step = paso
review-move = jugadas (›: la tuya)
review-chance = posibilidades
review-cost = coste
review-how = { $method ->
    [exact] Las posibilidades se calculan con exactitud a partir del juego resuelto, según lo que cabía esperar de los demás.
    [search] Las posibilidades son las que estima el bot más fuerte.
   *[sampled] Las posibilidades son una estimación: se han jugado muchas veces hasta el final posiciones que encajan con lo que sabías.
}
review-interval = ± es la mitad de un intervalo del 95 %.
review-turns = Momentos clave
review-at = Paso { $step }. { $sentence }
review-rose = Después, tus posibilidades subieron del { $before } al { $after }.
review-fell = Después, tus posibilidades bajaron del { $before } al { $after }.
review-costliest = Tus decisiones más costosas
review-costly = Elegiste: { $move } ({ $chance }). Mejor: { $better } ({ $best }).
review-total = { $cost ->
    [one] En total, estas decisiones bajaron tus posibilidades { $cost } punto porcentual.
   *[other] En total, estas decisiones bajaron tus posibilidades { $cost } puntos porcentuales.
}
review-nothing = Ninguna decisión te ha costado nada de forma clara.

join-lobby = Mesas de { $server }
join-no-tables = Ahora mismo no hay ninguna mesa abierta a todos.
join-recover-prompt = Tu código de recuperación:
join-recovered = Hola de nuevo, { $name }. Ese código ya no vale. Este es el siguiente, y solo se muestra esta vez:
join-lobby-prompt = Número: sentarse · n: mesa nueva · Intro: actualizar · q: salir >
join-which-game = ¿A qué jugamos? Un número o el nombre del juego:
join-seats-prompt = ¿Cuántos asientos, de { $low } a { $high }? Intro: { $default }
join-public-prompt = ¿Abrir la mesa a todos? s o n; Intro: n
join-yes = s
join-link = El enlace de esta mesa, para quien quieras que se siente:
join-seat-open = libre
join-seat-bot = bot
join-seat-you = tú
join-seat-host = anfitrión
join-seat-away = ausente
join-phase = { $phase ->
    [playing] en juego
    [over] entre dos partidas
   *[other] esperando jugadores
}
join-host-prompt = start: empezar (los bots ocupan los asientos libres) · ?: órdenes · q: salir >
join-guest-prompt = La partida empieza cuando lo decida { $name }. ?: órdenes · q: salir >
join-watch-prompt = Estás mirando la partida. ?: órdenes · q: salir >
join-commands = start [NIVEL]: empezar (anfitrión) · seat N: cambiar de asiento · bot N [NOMBRE]: sentar a un bot (anfitrión) · rules: reglas · t: mesa · «:»: ver las reacciones · say TEXTO: escribir en el chat · q: salir
join-emotes = Reacciones (para enviar una, escribe dos puntos y su número, por ejemplo :1): { $list }
join-starting = Empieza la partida.
join-watching = Ahora no hay ningún asiento libre para ti; puedes mirar la partida.
join-gone = Has perdido tu asiento.
join-waiting = { $names-you ->
    [only] Solo faltas tú.
    [among] Faltan { $names }.
   *[none] Esperando a { $names }.
}
join-clock = { $seconds ->
    [one] Tienes un segundo.
   *[other] Tienes { $seconds } segundos.
}
join-stand-in = { $name-you ->
    [you] Ahora un bot juega por ti.
   *[other] Ahora un bot juega por { $name }.
}
join-plays-again = { $name-you ->
    [you] Has recuperado tu asiento.
   *[other] { $name } ha recuperado su asiento.
}
join-says = { $name }: { $text }
join-lost = No se puede conectar con el servidor. Reintentando…
join-back = Conexión recuperada.
join-left = Has dejado la mesa.
join-left-match = Has dejado la partida; un bot juega por ti hasta el final. Para recuperar tu asiento:
join-stays = Te guardamos el asiento un rato. Para volver:
join-seal-wrong = Cuidado: la semilla no corresponde al sello que se mostró antes de esta partida. No te fíes de sus tiradas y sorteos.

emote-wave = ¡Hola!
emote-laugh = ¡Ja, ja!
emote-think = Hum…
emote-wow = ¡Hala!
emote-clap = ¡Bravo!
emote-sorry = ¡Perdón!
emote-hurry = ¡Venga!
emote-thanks = ¡Gracias!
emote-well-played = ¡Bien jugado!
emote-oops = ¡Uy!

error-illegal-move = «{ $move }» no se puede hacer ahora. Elige otra jugada.
error-not-your-turn = Ahora no es tu turno. Espera un momento.
error-already-chosen = Ya has elegido y no se puede cambiar.
error-match-over = La partida ha terminado.
error-no-such-seat = En esta mesa no hay ningún asiento «{ $seat }».
error-bad-notation = «{ $text }» no está en el menú. Escribe uno de sus números o palabras.
error-bad-options = { $low ->
    [none] Opción «{ $option }»: ese valor no sirve. { $want ->
        [none] Comprueba el nombre y el formato.
       *[other] Se espera: { $want }.
    }
   *[other] La opción «{ $option }» tiene que estar entre { $low } y { $high }.
}
error-bad-value = Estos datos no son válidos. Se espera: { $want }.
error-bad-version = Esta partida no tiene la versión { $version }. La más reciente es la { $newest }.
error-bad-name = «{ $name }» no sirve como nombre. Elige uno corto, con caracteres corrientes, que no tenga nadie más en la mesa.
error-bad-record = { $reason ->
    [truncated] El registro se corta en la línea { $line }. Consigue una copia completa.
    [wrong_digest] El registro se modificó después de escribirse (línea { $line }). Consigue una copia intacta.
    [not_a_record] Esto no es el registro de una partida (línea { $line }).
    [unreadable] No se puede leer este archivo. Comprueba su nombre y sus permisos.
    [unwritable] No se puede escribir en este archivo. Comprueba su nombre y sus permisos.
    [too_long] Este archivo es demasiado largo para ser un registro.
    [exists] Este archivo ya existe. Elige otro nombre o continúa la partida con --resume.
    [already_over] Esta partida ha terminado. Puedes verla con «poktail replay».
    [match_over] La línea { $line } del registro está después del final de la partida.
    [not_printable] La línea { $line } del registro contiene algo que no se puede mostrar.
    [not_utf8] La línea { $line } del registro no es texto UTF-8.
    [one_seat_only] Este registro solo contiene lo que sabe un asiento. Usa el registro completo.
    [no_key] La clave de esta partida en curso falta o no corresponde al registro.
   *[other] La línea { $line } del registro no puede estar ahí: { $reason }.
}
error-bad-proof = { $reason ->
    [no_commitment] En esta partida no se selló nada, así que no hay nada que verificar.
    [not_revealed] La semilla se revela al terminar la partida. Verifícala entonces.
    [commitment] La semilla no es la que se selló.
    [outcome] El paso { $step } no se deduce de la semilla sellada.
    [illegal_step] Las reglas no permiten el paso { $step }.
    [unfinished] Hasta aquí todo es correcto, pero la partida aún no ha terminado. Verifícala de nuevo al final.
    [another_seal] El sello del registro no es el que viste.
    [signature] La decisión del paso { $step } no es la que firmó el asiento.
    [server_signature] El servidor no firmó este registro tal como está: algo ha cambiado.
    [another_server] El registro está firmado con una clave distinta de la que indicaste.
    [not_signed] Ningún servidor ha firmado el registro.
    [another_key] El registro indica para tu asiento una clave distinta de la que usaste para firmar.
   *[other] La comprobación falla: { $reason }.
}
error-unknown-game = No hay ningún juego «{ $game }». «poktail games» muestra los que hay.
error-unauthorized = El servidor no reconoce esta clave. Compruébala o consigue otra.
error-forbidden = { $need ->
    [host] Solo puede hacerlo el anfitrión de la mesa.
    [seat] Este asiento no es tuyo.
    [person] Solo pueden hacerlo las personas, no los bots.
    [bot] Solo pueden hacerlo los bots.
    [votes] En una partida puntuable tienen que estar de acuerdo al menos dos personas.
   *[other] No tienes permiso para hacer esto.
}
error-bad-origin = El servidor no responde a ese nombre, o la petición viene de otro sitio web. Abre la dirección del propio servidor.
error-not-found = { $what ->
    [table] Esa mesa no existe. Comprueba el enlace o abre una mesa nueva.
    [match] Esa partida no existe. Comprueba el enlace.
    [profile] Ese perfil no existe. Comprueba el enlace.
    [database] Aquí todavía no hay ninguna base de datos. Arranca el servidor una vez para crearla.
    [backup] Esa copia de seguridad no existe. Comprueba su nombre.
    [daily] Esta jugada del día ya ha pasado. Vuelve a cargar la página para ver la de hoy.
    [report] No hay ninguna denuncia con ese número.
    [address] No es una dirección IP. Compruébala.
   *[other] Aquí no hay nada. Comprueba la dirección.
}
error-too-fast = Vas demasiado rápido. Espera un momento e inténtalo otra vez.
error-too-many = { $what ->
    [tables] No puedes abrir más mesas. Usa una de las que ya tienes o inténtalo más tarde.
    [connections] Ya hay demasiadas conexiones desde aquí. Cierra otra pestaña o inténtalo más tarde.
    [watchers] Esta mesa ya tiene el máximo de espectadores. Inténtalo más tarde.
    [devices] Este perfil no admite más dispositivos. Desvincula uno antes.
    [bots] Este perfil no admite más bots. Quita uno antes.
   *[other] No se admiten más. Quita uno antes.
}
error-too-large = Es demasiado largo para el servidor. Acórtalo.
error-headers-too-large = Tu navegador envía demasiados datos con cada solicitud. Borra las cookies de este sitio e inténtalo de nuevo.
error-too-slow = El servidor ha esperado demasiado. Inténtalo de nuevo.
error-match-too-long = Esta partida se ha hecho demasiado larga para el servidor. Abre una mesa nueva para seguir jugando.
error-bad-message = El servidor no entiende este mensaje{ $field ->
    [none] .
   *[other] : { $field }.
}
error-bad-signature = { $reason ->
    [missing] Esta jugada tiene que ir firmada. Recarga la página o actualiza tu programa.
   *[other] La firma no corresponde a esta jugada, así que no se ha jugado. Inténtalo de nuevo.
}
error-bad-code = El código es incorrecto o ha caducado. Genera uno nuevo en el otro dispositivo.
error-banned = Se te ha vetado en este servidor. Si crees que es un error, escribe a quien lo administra.
error-muted = Se te ha silenciado en este servidor: puedes jugar, pero no chatear, reaccionar ni elegir un nombre.
error-name-fixed = Quien administra este servidor te ha dado este nombre. Todavía no puedes cambiarlo.
error-table-closed = Quien administra este servidor ha eliminado esta mesa. Las partidas terminadas siguen en tu perfil.
error-bad-recovery-code = Este código de recuperación es incorrecto, ya se ha usado o hay uno más reciente. Comprueba cada letra.
error-seat-taken = Ese asiento ya está ocupado. Elige otro.
error-seat-empty = Ese asiento está vacío.
error-not-away = Nadie falta en ese asiento, o ya juega un bot.
error-seats-open = Todavía hay asientos libres. Antes hay que ocuparlos todos.
error-table-locked = El anfitrión ha bloqueado la mesa. Pídele que la desbloquee.
error-not-watchable = Solo quienes están en esta mesa pueden verla.
error-match-running = Tendrás que esperar a que termine la partida.
error-not-over = Esta partida aún no ha terminado. Podrás analizarla cuando acabe.
error-no-match = Para eso tiene que haber una partida en marcha.
error-stale = La mesa ha cambiado mientras tanto. Míralo otra vez.
error-cannot-take-back = { $reason ->
    [company] Solo puedes deshacer una jugada cuando juegas a solas con bots.
    [clock] Con el tiempo limitado no se puede deshacer una jugada.
    [often] En esta partida ya no puedes deshacer más jugadas.
   *[other] Ya es tarde para deshacerla: alguien ha jugado o has descubierto algo nuevo.
}
error-hints-off = No hay pistas cuando juegan otras personas, salvo que el anfitrión lo permita.
error-not-alone = Solo hay pistas cuando una persona juega sola contra bots.
error-chat-off = En esta mesa no hay chat.
error-bot-away = Este bot no está conectado, no conoce este juego o no ha querido jugar. Elige otro bot.
error-unsaved = El servidor no ha podido guardarlo, así que no ha cambiado nada. Inténtalo otra vez.
error-sequence-taken = Alguien se ha adelantado. Inténtalo otra vez.
error-broken = Algo ha fallado en el servidor. Lo guardado está a salvo. Inténtalo otra vez.
error-shutting-down = El servidor está a punto de pararse. Vuelve dentro de un momento.
error-bad-setting = El ajuste «{ $setting }» tiene un valor no válido. Se espera: { $want }.
error-newer-database = Una versión más reciente de Poktail ha usado esta base de datos ({ $revision }). Usa esa versión u otra base de datos.
error-bad-address = { $reason ->
    [in_use] El puerto { $port } de { $host } está ocupado. Puede que ya haya un servidor en marcha; elige otro puerto con --port.
    [forbidden] Este usuario no puede usar el puerto { $port } de { $host }; elige otro con --port.
   *[other] Esta máquina no puede escuchar en { $host }, puerto { $port }. Comprueba la dirección.
}
error-data-in-use = Ya hay un servidor en marcha con estos datos{ $process ->
    [none] . Detenlo antes e inténtalo otra vez.
   *[other] {" "}(proceso { $process }). Detenlo antes e inténtalo otra vez.
}
error-bad-database = { $reason ->
    [damaged] La base de datos está dañada. Con «poktail admin restore» puedes recuperar una copia de seguridad.
    [empty] El archivo de la base de datos está vacío. Sustitúyelo por una copia de seguridad con «poktail admin restore» o bórralo para empezar de cero.
    [unwritable] No se puede leer o escribir en la base de datos o en su carpeta. Comprueba los permisos.
    [unreachable] No se puede conectar con la base de datos. Comprueba que está en marcha.
    [locked] Otro programa tiene bloqueada la base de datos. Ciérralo e inténtalo otra vez.
    [full] El disco está lleno. Libera espacio e inténtalo otra vez.
    [foreign] Es una base de datos, pero no de Poktail. Elige otra.
    [old] Una versión anterior de Poktail creó esta base de datos. Arranca el servidor una vez e inténtalo de nuevo.
   *[other] La base de datos no se puede usar: { $reason }.
}
error-bad-backup = { $reason ->
    [exists] Este archivo ya existe. Elige otro nombre.
    [damaged] Este archivo está dañado o no es una copia de seguridad. Elige otro.
    [foreign] Es una base de datos, pero no de Poktail. Elige otro archivo.
    [unwritable] No se puede leer o escribir en este archivo. Comprueba su nombre y sus permisos.
    [full] El disco está lleno. Libera espacio e inténtalo otra vez.
   *[other] Esta copia de seguridad no sirve: { $reason }.
}
error-unreachable = { $server } no responde. Comprueba la dirección y que el servidor está en marcha.
error-not-poktail = { $server } no es un servidor de Poktail. Comprueba la dirección.
error-bad-key-file = No se puede leer o escribir en el archivo de clave { $path }. Comprueba sus permisos.
error-bad-bot = { $reason ->
    [unreadable] { $bot }: No se puede leer este archivo. Comprueba su nombre y sus permisos.
    [no_decide] { $bot }: Este archivo no tiene la función «decide(observation, rng)».
    [not_loaded] { $bot }: No se puede cargar este bot. { $what }
    [illegal_move] { $bot }: La jugada «{ $what }» no está permitida en el paso { $step } de la partida { $match }.
   *[failed] { $bot }: Este bot ha fallado en el paso { $step } de la partida { $match }. { $what }
}
error-unknown = El servidor lo rechaza ({ $code }). Inténtalo otra vez.

# Link previews
preview-start-title = Poktail: juegos de farol para amigos
preview-start-text = Juega con amigos, con bots o con ambos, en el navegador. Sin cuenta y sin instalar nada.
preview-table-title = { $game }: te espera un asiento
preview-match-title = { $game }: una partida para revivir

# Lecciones en un terminal.
learn-which = ¿Qué juego quieres aprender?
learn-none = Este juego aún no tiene lección: { $game }.
learn-step = Paso { $step } de { $count }
learn-now = Te toca: { $move }
learn-choose = Tu elección (q: salir):
learn-go-on = Pulsa Intro para seguir (q: salir):
learn-help = Escribe un número o la palabra que está al lado.
learn-done = ¡Ya sabes jugar!
learn-play = Para jugar una partida: { $command }
