# Textos de la página. Los tableros tienen los suyos; los que también usa el terminal están en poktail/i18n.

web-bot = bot
web-why = ¿Por qué? Regla { $number }
web-seats = Asientos
web-seat-away = Ausente
web-seat-stand-in = Ausente, juega un bot
web-seat-away-until = Ausente, bot en { $seconds } s

web-title = Poktail: cuatro juegos, una mesa
web-title-short = Poktail
web-loading = Un momento…
web-close = Cerrar
web-home = Inicio
web-more = Más
web-settings = Ajustes
web-language = Idioma
web-language-name = { $lang ->
    [fr] Français
    [de] Deutsch
    [es] Español
   *[en] English
}
web-light = Tema claro
web-dark = Tema oscuro
web-sound = Sonido
web-rules = Reglas
web-skip = Saltar al contenido
web-walk-lines = Usa las flechas para pasar de línea en línea.
web-on = Sí
web-off = No
web-profile-of = { $name }: partidas, puntuaciones y perfil

web-offline = No se puede conectar con el servidor. Reintentando…
web-offline-text = No se ha perdido nada: el servidor guarda los asientos y las partidas. La página seguirá sola en cuanto vuelva la conexión.
web-reconnecting = Recuperando la conexión. El asiento sigue guardado.
web-load-again = Volver a cargar
web-cannot-show = Esto no se puede mostrar
web-cannot-show-text = Algo ha fallado en esta página. La partida está a salvo en el servidor.
web-error-no-cookies = Este navegador no guarda las cookies de esta página. Actívalas para poder sentarte a una mesa.
web-plain-choose = { $seat-you ->
    [you] Te toca elegir
   *[other] Le toca elegir a { $seat }
}
web-plain-moves = Jugadas posibles

web-four-games = { $count ->
    [0] Una mesa.
    [one] Un juego, una mesa.
    [4] Cuatro juegos, una mesa.
   *[other] { $count } juegos, una mesa.
}
web-four-games-text = Con otras personas, con bots o con todos a la vez. Sin cuenta y sin instalar nada.
web-minutes = { $minutes } min
web-credit = De { $authors } · { $publisher }
web-play-now = Jugar
web-invite = Invitar
web-this-device = Este dispositivo
web-running = Partida en curso: { $game }
web-running-text = El asiento sigue guardado.
web-running-with = Con { $names }.
web-go-back = Volver
web-table-link = Código o enlace de mesa
web-join = Entrar
web-no-table-link = Ese no es el código ni el enlace de una mesa. Un código son dos palabras y un número.
web-code-nothing = El código { $code } no abre ninguna mesa. Comprueba cómo se escribe; puede que la partida ya haya empezado.
web-open-tables = Mesas abiertas
web-rulebooks = Reglamentos
web-leaders = Clasificación
web-verify-a-match = Verificar una partida
web-foot = «Jugar» te sienta enseguida con bots, «Invitar» te da un enlace para tus amigos y «Este dispositivo» es para jugar varios en una sola pantalla, pasándola de mano en mano.

web-seats-taken = { $taken } de { $seats } asientos ocupados
web-free-seat = Asiento libre
web-add-bot = Bot
web-sit-there = Cambiar a este asiento
web-level = { $level ->
    [random] Fácil
    [beginner] Principiante
    [casual] Aficionado
    [strong] Fuerte
    [expert] Experto
   *[other] { $level }
}
web-level-choice = { $level ->
    [beginner] Principiante: a menudo no ve la mejor jugada, y a veces se equivoca por mucho
    [casual] Aficionado: juega bien en general, pero a menudo elige una jugada casi tan buena como la mejor
    [strong] Fuerte: solo se equivoca cuando las jugadas valen casi lo mismo
    [expert] Experto: juega lo mejor que sabe este programa
   *[other] { $level }
}
web-bot-level = Nivel de { $name }
web-seat-bot = Bot, listo
web-seat-here = En este dispositivo
web-seat-host-here = En este dispositivo, anfitrión
web-seat-host = Anfitrión, listo
web-seat-ready = Listo
web-seat-you = Tú
web-seat-you-host = Tú, anfitrión
web-rename-seat = { $name-you ->
    [you] Cambiar tu nombre
   *[other] Cambiar el nombre de { $name }
}
web-swap-with = Cambiar el sitio con { $name }
web-free = { $name-you ->
    [you] Dejar tu asiento
   *[other] Liberar el asiento de { $name }
}
web-watching = { $count ->
    [one] Un espectador
   *[other] { $count } espectadores
}
web-your-name = Tu nombre
web-next-name = Otra persona en este dispositivo
web-sit-down = Sentarse
web-somebody-else-here = Sentar a otra persona en este dispositivo
web-table-full = Todos los asientos están ocupados.
web-device-who = ¿Quiénes juegan en este dispositivo?
web-device-players = Jugadores en este dispositivo
web-device-name = Nombre
web-device-add = Añadir
web-device-missing = Hacen falta al menos { $low } jugadores
web-device-nobody = Tiene que jugar alguien además de los bots
web-fact = { $option }: { $value ->
    [true] sí
    [false] no
   *[other] { $value }
}
web-changed = cambiado
web-no-clock = Sin reloj
web-clock-fact = { $seconds } s
web-public = Abierta a todos
web-by-link = Solo con enlace
web-set-up = Opciones
web-starting = Empieza la partida…
web-host-starts = El anfitrión empieza la partida.
web-start = Empezar con { $count }
web-start-fill = { $count ->
    [one] Un bot ocupa el asiento libre
   *[other] Los bots ocupan los { $count } asientos libres
}
web-sealed = El azar está sellado.
web-sealed-text = Después de la partida se puede comprobar todo.
web-bring-a-friend = Trae a más gente
web-bring-text = Basta con escribir el código en la página de inicio, escanear la imagen o abrir el enlace.
web-bring-nobody = Por ahora, esta mesa solo se abre en este ordenador.
web-table-code = Código de la mesa:
web-qr = Código QR con el enlace de esta mesa
web-copy = Copiar
web-share = Compartir
web-copied = Enlace copiado.
web-not-copied = No se ha podido copiar. Copia el enlace a mano.

web-the-game = El juego: { $game }
web-the-table = La mesa
web-less = Menos: { $what }
web-more-of = Más: { $what }
web-remove-entry = Quitar: { $what }
web-written = Línea en notación
web-one-more = Añadir: { $what }
web-who-finds = Quién puede entrar
web-who-watches = Quién puede mirar
web-watch = { $who ->
    [anyone] Quien tenga el enlace
   *[nobody] Nadie
}
web-grace = Si alguien se ausenta, juega un bot
web-grace-name = { $seconds ->
    [0] nunca
   *[other] a los { $seconds } s
}
web-think-time = Tiempo por jugada
web-seconds = { $seconds ->
    [0] Sin límite
   *[other] { $seconds } s
}
web-clock-mode = Cuando se acabe el tiempo
web-clock-kind = { $kind ->
    [hard] Juega un bot
   *[advisory] Solo un aviso
}
web-chat = Chat
web-chat-empty = Aún no hay mensajes. No se guarda ninguno, salvo que alguien lo denuncie.
web-chat-new = mensajes nuevos en el chat
web-say = Enviar
web-reset = Restablecer
web-keep = Guardar

web-table-menu = Menú de la mesa
web-away = Dejar que juegue un bot un rato
web-away-text = El asiento se puede recuperar en cualquier momento.
web-take-back = Recuperar el asiento
web-bot-plays-for = { $name-you ->
    [you] Un bot juega por ti.
   *[other] Un bot juega por { $name }.
}
web-is-away = { $name } no está.
web-bot-for = Que un bot juegue por { $name }
web-votes = { $votes } de { $people } a favor
web-pace = Ritmo de los bots
web-pace-name = { $pace ->
    [relaxed] Tranquilo
    [quick] Rápido
    [instant] Instantáneo
   *[normal] Normal
}
web-lock = Bloquear la mesa
web-unlock = Desbloquear la mesa
web-remove = Expulsar a { $name }
web-remove-text = Un bot seguirá jugando.
web-vote-remove = Votar para expulsar a { $name }
web-vote-remove-text = Al menos dos personas, y más de la mitad de las demás presentes, tienen que estar de acuerdo. Después seguirá un bot.
web-vote-remove-votes = { $votes ->
    [one] Una persona está a favor.
   *[other] { $votes } personas están a favor.
}
web-removed = Este dispositivo ya no tiene asiento en esta mesa.
web-host-now = { $name-you ->
    [you] Ahora la mesa la diriges tú.
   *[other] Ahora el anfitrión es { $name }.
}
web-leave = Dejar la mesa
web-leave-text = Los bots jugarán en su lugar hasta el final; se puede volver.
web-reactions = Reacciones
web-time-left = Tiempo restante: { $time }
web-look-at = Ver la mesa en ese momento ({ $version })
web-go-on = Seguir
web-scroll-down = Desplazar hacia abajo
web-watch-note = Modo espectador: solo se muestra lo que todos pueden ver.
web-looking-back = Así estaba la mesa.
web-look-now = Volver al presente
web-in-words = La mesa en palabras
web-see-result = Ver el resultado
web-rematch = Revancha
web-rematch-ready = ¿Revancha? { $ready } de { $people } a favor
web-rematch-text = La revancha empieza cuando todos estén de acuerdo.
web-another-game = Otro juego con la misma gente

web-put-away = Ocultar la parte de { $name }
web-curtain = El dispositivo pasa a { $name }
web-curtain-text = Que nadie más mire. En esta pantalla no hay nada secreto.
web-curtain-lift = Mantén pulsado para ver
web-curtain-else = Lo tiene otra persona
web-curtain-public = Solo lo que puede ver todo el mundo

web-rules-page = Las reglas en una página aparte
web-theme = Tema
web-theme-name = { $theme ->
    [light] Claro
    [dark] Oscuro
   *[auto] Sistema
}
web-motion = Animaciones
web-motion-name = { $pace ->
    [slow] Lentas
    [quick] Rápidas
    [off] Ninguna
   *[normal] Normales
}
web-patterns = Tramas
web-patterns-text = Añade rayados a los colores, para quien no los distingue bien.
web-profile = Perfil
web-rename = Cambiar de nombre
web-nobody-yet = Basta con un nombre para reunir tus partidas y tus puntuaciones.
web-settings-here = Estos ajustes se quedan en este dispositivo. Nombre, dispositivos y datos:
web-name = Nombre
web-name-kept = Nombre guardado.
web-matches = Partidas
web-no-matches = Todavía no hay partidas.
web-older = Partidas anteriores
web-somebody-gone = alguien
web-replay = Repetición
web-ratings = Puntuaciones
web-no-ratings = Todavía no hay partidas puntuables.
web-rating-matches = { $matches ->
    [one] una partida puntuable
   *[other] { $matches } partidas puntuables
}
web-rating-unsure = provisional:
web-rating-legend = Provisional: se afina con más partidas puntuables.
web-devices = Dispositivos
web-device-since = Vinculado el { $when }
web-forget = Desvincular
web-make-code = Crear un código para otro dispositivo
web-code-text = Escríbelo en el otro dispositivo en menos de diez minutos.
web-type-code = Código de otro dispositivo
web-link-device = Vincular este dispositivo
web-linked = Este dispositivo está vinculado.
web-data = Datos
web-data-text = El servidor guarda tu nombre, tus dispositivos, tus partidas y tus puntuaciones, y durante 90 días las denuncias que hagas o que traten de ti. No envía nada a ninguna parte.
web-export = Exportar
web-logout = Desvincular este dispositivo
web-delete = Borrar el perfil
web-delete-sure = Borrarlo para siempre
web-gone = Hecho.
web-since = Desde el { $when }, { $matches ->
    [one] una partida
   *[other] { $matches } partidas
}.
web-pool = Quién
web-pool-name = { $pool ->
    [bot] Bots
   *[person] Personas
}
web-no-leaders = Nadie tiene todavía puntuación en este juego.
web-no-leaders-text = { $pool ->
    [bot] Los bots reciben puntuación cuando dos distintos coinciden en una mesa.
   *[person] Una partida cuenta en cuanto dos personas la juegan hasta el final.
}
web-invite-friends = Invitar a amigos
web-leaders-text = La cifra indica el nivel que alguien tiene casi con toda seguridad; todo el mundo empieza en 1000.
web-house-bot = Bot de la casa, { $level ->
    [random] fácil
    [regular] normal
    [beginner] principiante
    [casual] aficionado
    [strong] fuerte
    [expert] experto
   *[other] { $level }
}
web-no-tables = Ahora mismo no hay ninguna mesa abierta a todos.
web-table-playing = Partida en curso
web-table-locked = Bloqueada
web-open-one = Abrir una mesa para todos
web-open-one-text = Aparecerá aquí y podrá sentarse cualquiera.
web-watch-it = Mirar

# Después de la partida

web-end-ranking = Clasificación final
web-end-place = Puesto { $rank }
web-end-next = Y ahora, ¿qué?
web-end-replay = Repetición
web-end-record = Registro
web-end-board = Tablero
web-end-result = Volver al resultado
web-end-host = { $name } puede empezar la revancha.
web-end-some-host = El anfitrión puede empezar la revancha.
web-end-record-text = El registro contiene todos los pasos de la partida y el sello abierto. Se puede leer, reproducir y comprobar, también sin este servidor.
web-end-text = Texto
web-end-text-hint = Para leerlo y para «poktail verify»
web-end-jsonl = Líneas JSON
web-end-jsonl-hint = Para programas

web-share-result = Compartir el resultado
web-share-save = Guardar imagen
web-share-link = Copiar enlace

web-turning-points = Momentos clave
web-decided = El momento decisivo

web-review = Analizar tus decisiones
web-review-text = Cada decisión se juzga según lo que sabías en ese momento.
web-review-busy = Decisión { $done } de { $of }
web-review-graph = Tus posibilidades: { $before } en tu primera decisión, { $after } al final.
web-review-next = Decisión siguiente

web-fair-busy = Comprobando tiradas y sorteos…
web-fair-busy-text = Este navegador los calcula todos de nuevo.
web-fair-failed = Sin comprobar
web-fair-good = Tiradas y sorteos comprobados
web-fair-good-text = { $count ->
    [0] En esta partida no se dejó nada al azar.
    [one] La única tirada o el único sorteo se deduce del sello hecho antes de la partida.
   *[other] Las { $count } tiradas y sorteos se deducen del sello hecho antes de la partida.
}
web-fair-bad = Algo no cuadra
web-fair-bad-text = { $wrong ->
    [0] Las tiradas y los sorteos cuadran entre sí, pero no con lo acordado antes de la partida.
    [one] { $wrong } de { $count } tiradas y sorteos no se deduce del sello.
   *[other] { $wrong } de { $count } tiradas y sorteos no se deducen del sello.
}
web-fair-opened = abierto
web-fair-closed = no se abre
web-fair-again = Comprobar otra vez
web-fair-how = Cómo funciona
web-fair-this-match = En esta partida
web-fair-opens = La semilla mostrada al final corresponde al sello.
web-fair-opens-not = La semilla mostrada al final no corresponde al sello.
web-fair-right = { $count ->
    [0] No había tiradas ni sorteos que comprobar.
    [one] La única tirada o el único sorteo coincide al recalcularlo aquí.
   *[other] Las { $count } tiradas y sorteos coinciden al recalcularlos aquí.
}
web-fair-wrong = { $wrong ->
    [one] { $wrong } de { $count } tiradas y sorteos no coincide.
   *[other] { $wrong } de { $count } tiradas y sorteos no coinciden.
}
web-fair-first-wrong = La primera está en el paso { $step }: pone «{ $said }» y tenía que salir «{ $drawn }».
web-fair-shown = { $shown ->
    [same] El sello es el que recibió este navegador antes de empezar.
    [other] Este navegador recibió otro sello antes de empezar.
   *[unknown] Este navegador no recibió ningún sello antes de empezar, así que no puede comparar. Quien estuvo allí sí puede.
}
web-fair-own = { $own ->
    [same] Lo que aportó este navegador está ahí, sin cambios.
   *[other] Lo que aportó este navegador no es lo que dice el registro. Solo es correcto si otro dispositivo juega en el mismo asiento e hizo su aportación después.
}
web-fair-bots = Un bot aportó azar. Los bots no pueden hacerlo nunca.
web-fair-givers = { $count ->
    [0] Nadie aportó suficiente azar propio. Todo quedó fijado antes de empezar, pero quien lleva el servidor pudo haberlo elegido.
    [one] Un asiento aportó su propio azar.
   *[other] { $count } asientos aportaron su propio azar.
}
web-fair-signed = { $state ->
    [good] Decisiones firmadas por el dispositivo de cada persona: { $signed } de { $count }. Este servidor firmó todo el registro, incluidas las decisiones de los bots.
    [stranger] Decisiones firmadas por el dispositivo de cada persona: { $signed } de { $count }. Otro servidor firmó todo el registro; su clave empieza por { $key }.
    [wrong] La decisión del paso { $step } no es la que se firmó.
    [server] La firma del servidor no corresponde al registro: algo ha cambiado.
    [own] Para el asiento de este navegador, el registro indica una clave distinta de la que este envió.
   *[none] En este registro no hay nada firmado.
}
web-fair-how-step = { $step ->
    [1] Antes de la partida, el servidor saca una semilla secreta y muestra su huella a todo el mundo: es el sello.
    [2] Después, el dispositivo de cada persona aporta sus propios bytes al azar. Los bots no aportan nada.
    [3] La semilla y los bytes, juntos, determinan todas las tiradas y cartas de la partida. Nadie conoce de antemano las dos partes.
   *[4] Cuando termina la partida, se muestra la semilla. Este navegador vuelve a calcular el sello, la clave, las tiradas y los sorteos, y compara.
}
web-fair-proves = Lo que esto demuestra
web-fair-proves-text = Quien lleva el servidor no pudo cambiar la semilla después de sellarla y, al sellarla, no conocía los bytes de los demás. Los demás no conocían la semilla. Así que nadie pudo elegir por su cuenta lo que salió, y nadie lo ha cambiado desde entonces.
web-fair-proves-not = Lo que no demuestra
web-fair-not = { $what ->
    [ahead] Que nadie supiera las tiradas de antemano: quien tiene la semilla puede calcularlas en cuanto empieza la partida.
    [league] Que nadie se pusiera de acuerdo: si alguien de la mesa ayuda a quien lleva el servidor, sí se puede elegir el azar.
    [odds] Que las probabilidades sean las de las reglas: este navegador las recibe del servidor. «poktail verify» las calcula por su cuenta a partir del registro.
   *[choices] Que cada decisión la tomara la persona sentada allí: una firma solo muestra de qué dispositivo viene, y ni los bots ni los dispositivos compartidos firman.
}
web-fair-chance = ¿Fue justo el azar?
web-fair-counted = Lo que salió, junto a la media de un azar justo
web-fair-one = { $name }: salió { $seen ->
    [one] 1 vez
   *[other] { $seen } veces
}; la media es { $expected }
web-fair-dashed = Línea discontinua: la media de un azar justo.
web-fair-odds = { $percent ->
    [0] En menos de una de cada 100 partidas justas hay algo que se desvía tanto.
    [100] En casi todas las partidas justas hay algo que se desvía tanto.
   *[other] En unas { $percent } de cada 100 partidas justas hay algo que se desvía tanto o más.
}
web-fair-no-room = Aquí los números no dicen nada: salieron muy pocas tiradas o cartas, o se repartió casi todo y lo único que depende del azar es el orden.
web-fair-rest = Lo que salió

web-replay-of = Repetición
web-replay-step = Paso { $step } de { $steps }
web-replay-position = Momento de la partida
web-replay-first = Al principio
web-replay-back = Un paso atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-on = Un paso adelante
web-replay-last = Al final
web-replay-speed = Velocidad
web-replay-times = { $speed }×
web-replay-see = Punto de vista
web-replay-public = Público
web-replay-seat = { $name-you ->
    [you] Desde tu asiento
   *[other] Desde el asiento de { $name }
}
web-replay-everything = Todo
web-replay-secrets = Lo que tenía cada cual
web-replay-side = Parte mostrada
web-replay-running = Esta partida no ha terminado: esto es lo que se puede mostrar por ahora.
web-replay-passed = Quienes juegan en este dispositivo verán su propia parte cuando termine la partida.
web-replay-again = Actualizar
web-replay-empty = Aún no hay nada que mostrar.

web-fair-page = Verificar una partida
web-fair-page-text = El azar se sella antes de la partida y se abre después. Aquí este navegador comprueba una partida por su cuenta. El archivo que pongas aquí no sale de este navegador.
web-fair-page-file = El registro de una partida
web-fair-page-file-text = Suelta aquí el archivo o elígelo. Texto o líneas JSON.
web-fair-page-choose = Elegir un archivo
web-fair-page-paste = O pega su texto
web-fair-page-link = Una partida de este servidor
web-fair-page-link-text = Su enlace, o lo que va detrás de /m/.
web-fair-page-check = Comprobar
web-fair-page-no-link = Ese no es el enlace de una partida.
web-fair-page-file-bad = { $reason ->
    [sight] Esto es lo que vio un solo asiento, no el registro entero. Por sí solo no demuestra nada.
    [digest] El archivo está dañado: su suma de control no corresponde al texto.
    [long] El archivo es demasiado largo para ser un registro.
    [gone] No se puede abrir el archivo.
    [damaged] No se puede leer este registro: la línea { $line } no es válida.
   *[other] Esto no es el registro de una partida.
}
web-fair-page-of = { $game }: { $names }
web-fair-page-no-seal = Esta partida se jugó sin sello. No se puede demostrar nada.
web-fair-page-no-seed = La semilla no está en el archivo: la partida no había terminado o la semilla se ha ocultado. Aún no se puede demostrar nada.
web-fair-page-part = El sello es correcto; las tiradas y los sorteos están sin comprobar
web-fair-page-part-text = La semilla abierta corresponde al sello del archivo. Para comprobar las tiradas y los sorteos, esta página necesita las probabilidades. Pon el enlace de la partida si se jugó en este servidor, o ejecuta «poktail verify» con el archivo: conoce las reglas y lo comprueba todo.
web-fair-page-made-up = Un archivo por sí solo no basta: quien se inventa una partida puede inventarse un sello. Compáralo con el que se mostró antes de la partida:
web-fair-page-compare = Compara el sello con el que se mostró antes de la partida:
web-fair-page-same-file = El archivo es, letra por letra, el que guarda este servidor.
web-fair-page-other-file = El archivo no es el que guarda este servidor; la primera línea distinta es la { $line }.
web-fair-page-other-match = El archivo no es de esta partida: el azar interviene en otros pasos.
web-fair-page-another = Comprobar otra

# Your turn
web-turn-title = ● Te toca · { $game }
web-turn-in = Te toca en { $game }
web-alerts = Notificaciones
web-alerts-ask = ¿Quieres una notificación cuando te toque y estés mirando otra cosa?
web-alerts-yes = Sí, avísame
web-alerts-no = No, gracias

# Chat and reactions on a phone
web-talk = Chat y reacciones
web-mute-who = Silenciar o denunciar a alguien
web-mute = Silenciar a { $name }

# Set-up for people
web-laboratory = Laboratorio
web-laboratory-text = Para experimentar: con estos números y piezas ya no es el juego impreso. Esas partidas no son puntuables.
web-bots-level = Nivel de los bots

# Lecciones.
web-learn = Lección
web-learn-to-play = Aprender a jugar
web-learn-again = Lección aprendida: jugarla otra vez
web-learn-step = { $step } de { $count }
web-learn-next = Siguiente
web-learn-back = Atrás
web-learn-press = Toca lo que está marcado
web-learn-leave = Salir de la lección
web-learn-done = ¡Ya sabes jugar!
web-learn-free = Jugar una partida libre

# The search field of a rulebook.
web-rules-search = Buscar en las reglas
web-rules-found = { $count ->
    [0] No se ha encontrado nada. Prueba con otra palabra.
    [one] Encontrado en un lugar
   *[other] Encontrado en { $count } lugares
}

# Notes at the board: tips, and why something is greyed.
web-tips = Consejos en la primera partida
web-tip-done = Entendido
web-tips-off = No mostrar más consejos
web-not-now = Ahora mismo no es posible.

# Hints.
web-hint = Pista
web-hint-says = Pista:
web-hint-strongest = Es lo que haría el bot más fuerte.
web-hints = Pistas
web-hints-text = Todos pueden pedir una pista. En ese caso, la partida no es puntuable.

# People you played with, and statistics

web-people = Has jugado con
web-people-last = Última: { $game }, { $when }
web-people-invite = Invitar a { $name } a jugar a { $game }
web-people-all = Mostrar a todos ({ $count })
web-matches-played = { $matches ->
    [one] Una partida
   *[other] { $matches } partidas
}
web-statistics = Estadísticas
web-statistics-last = De tus últimas { $limit } partidas.
web-wins = Victorias
web-figure-share = { $count } de { $chances }
web-ask = Invitar a { $name }
web-ask-how = { $name } ve la invitación en la página de inicio. También sirven el enlace y el código.
web-ask-text = ¿Jugamos a { $game }? La mesa está abierta:
web-invited = { $name } te invita a jugar a { $game }

# La jugada del día
web-daily = La jugada del día
web-daily-lead = Cada día, una posición por juego, la misma para todo el mundo. Encuentra la jugada que prefiere el bot más fuerte.
web-daily-text = ¿Qué harías aquí? El bot más fuerte ha puntuado cada jugada con lo que tú ves. Tu primera jugada es tu respuesta.
web-daily-sealed = La posición está sellada. El sello:
web-daily-seed = La semilla que lo abre:
web-daily-look = Ver la mesa
web-daily-open = Sin responder
web-daily-score = { $score } de 100
web-daily-same = El bot más fuerte haría lo mismo.
web-daily-other = La elección del bot más fuerte:
web-daily-bars = Las jugadas, la mejor primero
web-daily-yours = tu jugada
web-daily-scale = 100 es la mejor jugada y 0 la peor: así lo ve el bot más fuerte desde tu sitio.
web-daily-streak = { $count ->
    [one] Racha: un día
   *[other] Racha: { $count } días
}
web-daily-record = Mejor puntuación hasta ahora: { $score }
web-daily-fair = { $count ->
    [one] La única tirada o el único sorteo se deduce del sello que viste.
   *[other] Las { $count } tiradas y sorteos se deducen del sello que viste.
}
web-daily-others = Las otras jugadas de hoy
web-daily-next = { $hours ->
    [0] Próxima jugada en { $minutes } min
   *[other] Próxima jugada en { $hours } h
}

# Taking back a move, alone with bots.
web-take-move-back = Deshacer jugada
web-take-move-back-text = Se puede hasta que juegue alguien más o se descubra algo nuevo.

# Denuncias
web-report = Denunciar
web-report-who = ¿A quién o qué?
web-report-table = Esta mesa
web-report-why = ¿Qué ocurre?
web-report-reason = { $reason ->
    [name] Nombre ofensivo
    [chat] Insultos o acoso
    [spam] Spam o publicidad
    [cheating] Trampas
   *[other] Otra cosa
}
web-report-words = Con tus palabras (opcional)
web-report-text = Solo puede leerlo quien administra este servidor, que verá que viene de ti.
web-report-text-chat = Solo puede leerlo quien administra este servidor, junto con las últimas líneas de chat que has recibido aquí, y verá que viene de ti.
web-report-send = Enviar la denuncia
web-report-sent = Gracias. Tu denuncia se ha enviado.

# El código de recuperación
web-recovery = Código de recuperación
web-recovery-text = Si pierdes todos tus dispositivos, este código te devuelve tu perfil.
web-recovery-since = Tu código es del { $when }. Solo tú lo conoces: el servidor no puede mostrarlo otra vez.
web-recovery-new = Crear un código de recuperación
web-recovery-again = Crear un código nuevo
web-recovery-once = Anótalo o guárdalo ahora con tus contraseñas: solo se muestra esta vez. Sirve una sola vez, y los códigos anteriores ya no valen.
web-recovery-copied = Código copiado.
web-recovery-have = Tengo un código de recuperación
web-recovery-other = Este dispositivo dejará entonces su perfil actual.
web-recovery-type = Tu código de recuperación
web-recovery-use = Recuperar mi perfil
web-recovered = ¡Hola de nuevo! Ese código ya no vale: crea uno nuevo.
