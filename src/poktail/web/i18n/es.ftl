# Las palabras de la página. Los tableros tienen las suyas; lo que también dice el terminal está en poktail/i18n.

web-bot = bot
web-why = ¿Por qué? Regla { $number }
web-seats = Asientos
web-seat-away = Ausente
web-seat-stand-in = Ausente, juega un bot

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
web-light = Luz de día
web-dark = Luz de lámpara
web-sound = Sonido
web-rules = Reglas
web-skip = Saltar al contenido
web-walk-lines = Con las flechas, de línea en línea.
web-on = Sí
web-off = No
web-profile-of = { $name }: partidas, puntuaciones, perfil
web-guest-names = Pera, Limón, Cereza, Rábano, Champiñón, Sardina, Zanahoria, Huevo, Ajo, Alcachofa, Calabaza, Manzana

web-offline = No se llega al servidor
web-offline-text = No se ha perdido nada: el servidor guarda los asientos y las partidas. La página sigue sola cuando vuelve la conexión.
web-reconnecting = Recuperando la conexión. El asiento se guarda.
web-load-again = Volver a cargar
web-mishap = Esto no se puede mostrar
web-mishap-text = Algo se ha roto en esta página. La partida está a salvo: el servidor la guarda.
web-plain-choose = Elige { $seat }
web-plain-moves = Jugadas posibles
web-error-no-cookies = Este navegador no guarda ninguna cookie de esta página. Sin cookie nadie puede tener sitio.

web-four-games = { $count ->
    [0] Una mesa.
    [one] Un juego, una mesa.
    [4] Cuatro juegos, una mesa.
   *[other] { $count } juegos, una mesa.
}
web-four-games-text = Con personas, con bots o con ambos. Sin cuenta y sin instalar nada.
web-minutes = { $minutes } min
web-credit = De { $authors } · { $publisher }
web-play-now = Jugar
web-invite = Invitar
web-this-device = Aquí mismo
web-running = Partida en curso: { $game }
web-running-text = El asiento se guarda.
web-running-with = Con { $names }.
web-go-back = Volver
web-table-link = Enlace de una mesa
web-join = Entrar
web-no-table-link = Esto no es el enlace de una mesa.
web-open-tables = Mesas abiertas
web-rulebooks = Reglamentos
web-leaders = Clasificación
web-verify-a-match = Verificar una partida
web-foot = «Jugar» empieza enseguida con bots, «Invitar» da un enlace para los amigos, «Aquí mismo» pasa una sola pantalla de mano en mano.

web-seats-taken = A la mesa: { $taken } de { $seats }
web-free-seat = Asiento libre
web-add-bot = Bot
web-sit-there = Cambiar a este asiento
web-level = { $level ->
    [random] Fácil
    [regular] Normal
   *[other] { $level }
}
web-bot-level = Cómo juega { $name }
web-seat-bot = Bot, a la mesa
web-seat-here = En este dispositivo
web-seat-host-here = En este dispositivo, invita
web-seat-host = Invita, a la mesa
web-seat-ready = A la mesa
web-swap-with = Cambiar el sitio con { $name }
web-free = Liberar el asiento de { $name }
web-watching = { $count ->
    [one] Mira una persona
   *[other] Miran { $count } personas
}
web-your-name = Un nombre para la mesa
web-next-name = Alguien más en este dispositivo
web-sit-down = Sentarse
web-somebody-else-here = Alguien más juega en este dispositivo
web-table-full = Todos los asientos están ocupados.
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
web-host-starts = Quien invita empieza la partida.
web-start = Empezar con { $count }
web-start-fill = { $count ->
    [one] Un bot ocupa el asiento libre
   *[other] Los bots ocupan los { $count } asientos libres
}
web-sealed = El azar está sellado.
web-sealed-text = Después de la partida se puede comprobar todo.
web-bring-a-friend = Traer amigos
web-bring-text = Escanear o abrir el enlace: dos toques bastan para sentarse.
web-bring-nobody = Este enlace solo se abre en este ordenador. Para otros dispositivos de la misma red, iniciar el servidor con { $command }.
web-qr = El enlace de esta mesa como código QR
web-copy = Copiar
web-share = Compartir
web-copied = El enlace está copiado.
web-not-copied = Hay que copiar el enlace a mano.

web-the-game = El juego: { $game }
web-the-table = La mesa
web-less = Menos: { $what }
web-more-of = Más: { $what }
web-take-out = Quitar: { $what }
web-written = Línea en notación
web-one-more = Añadir: { $what }
web-who-finds = Quién encuentra la mesa
web-who-watches = Quién puede mirar
web-watch = { $who ->
    [anyone] Con el enlace
   *[nobody] Nadie
}
web-think-time = Tiempo por jugada
web-seconds = { $seconds ->
    [0] Sin límite
   *[other] { $seconds } s
}
web-clock-mode = Cuando se acaba el tiempo
web-clock-kind = { $kind ->
    [hard] Juega un bot
   *[advisory] Solo un aviso
}
web-chat = Charla
web-chat-empty = Aún nadie ha dicho nada. No se guarda nada.
web-chat-new = hay algo nuevo en la charla
web-say = Decir
web-usual = Como siempre
web-keep = Guardar

web-table-menu = Menú de la mesa
web-away = Dejar jugar un rato a un bot
web-away-text = El asiento se puede recuperar en cualquier momento.
web-take-back = Recuperar el asiento
web-lock = Cerrar la mesa
web-unlock = Volver a abrir la mesa
web-remove = Retirar a { $name }
web-remove-text = Un bot sigue jugando, y la partida no cuenta para nadie.
web-removed = Quien invita ha liberado el asiento.
web-host-now = Ahora invita { $name }.
web-leave = Dejar la mesa
web-leave-text = Los bots juegan esos asientos hasta el final; se puede volver.
web-feelings = Ánimos
web-time-left = Tiempo restante: { $time }
web-look-at = Ver la mesa en ese momento ({ $version })
web-looking-back = Así estaba la mesa.
web-look-now = Volver al presente
web-in-words = La mesa en palabras
web-see-result = Ver el resultado
web-rematch = Revancha

web-hand-to = Pasar el dispositivo a { $name }
web-put-away = Guardar el lado de { $name }
web-curtain = Pasar el dispositivo a { $name }
web-curtain-text = Los demás miran a otro lado. En esta página no hay nada secreto.
web-curtain-lift = Mantener para levantar
web-curtain-else = Lo tiene otra persona
web-curtain-public = Solo lo que todos pueden ver

web-rules-page = Las reglas en una página aparte
web-theme = Luz
web-theme-name = { $theme ->
    [light] Día
    [dark] Lámpara
   *[auto] La del dispositivo
}
web-motion = Movimiento
web-motion-name = { $pace ->
    [slow] Lento
    [quick] Rápido
    [off] Nada
   *[normal] Normal
}
web-patterns = Tramas
web-patterns-text = Rayados además de los colores, para los ojos que los distinguen mal.
web-profile = Perfil
web-rename = Otro nombre
web-nobody-yet = Basta un nombre: mantiene juntas las partidas y las puntuaciones.
web-settings-here = Estos ajustes se quedan en este dispositivo. Nombre, dispositivos y datos:
web-name = Nombre
web-name-kept = Ese nombre vale desde ahora.
web-matches = Partidas
web-no-matches = Todavía ninguna partida.
web-older = Partidas anteriores
web-somebody-gone = alguien
web-replay = Repetición
web-ratings = Puntuaciones
web-no-ratings = Todavía ninguna partida puntuada.
web-rating-matches = { $matches ->
    [one] una partida puntuada
   *[other] { $matches } partidas puntuadas
}
web-rating-unsure = aún incierta:
web-rating-legend = Aún incierta: la cifra se afianza con más partidas puntuadas.
web-devices = Dispositivos
web-device-since = Vinculado el { $when }
web-forget = Olvidar
web-make-code = Un código para otro dispositivo
web-code-text = Hay diez minutos para escribirlo en el otro dispositivo.
web-type-code = Un código de otro dispositivo
web-link-device = Vincular este dispositivo
web-linked = Este dispositivo está vinculado.
web-data = Datos
web-data-text = El servidor guarda el nombre, los dispositivos, las partidas y las puntuaciones; nada más, y nada sale de ahí.
web-export = Exportar
web-logout = Olvidar este dispositivo
web-delete = Borrar el perfil
web-delete-sure = Borrarlo para siempre
web-gone = Hecho.
web-since = Aquí desde el { $when }, { $matches ->
    [one] una partida
   *[other] { $matches } partidas
}.
web-pool = Quién
web-pool-name = { $pool ->
    [bot] Bots
   *[person] Personas
}
web-no-leaders = Nadie tiene aún puntuación en este juego.
web-no-leaders-text = { $pool ->
    [bot] Los bots se puntúan cuando dos distintos coinciden en una mesa.
   *[person] Una partida cuenta en cuanto dos personas la han jugado hasta el final.
}
web-invite-friends = Invitar a amigos
web-leaders-text = La cifra dice lo que alguien vale casi con seguridad; todos empiezan en 1000.
web-house-bot = Bot de la casa, { $level ->
    [random] fácil
    [regular] normal
   *[other] { $level }
}
web-no-tables = Ahora no hay ninguna mesa abierta a todos.
web-table-playing = Partida en curso
web-table-locked = Cerrada
web-open-one = Abrir una mesa para todos
web-open-one-text = Aparece aquí, y quien pase puede sentarse.
web-watch-it = Mirar

# After the match

web-end-ranking = Clasificación
web-end-place = Puesto { $rank }
web-end-next = Y ahora
web-end-replay = Repetición
web-end-record = Acta
web-end-board = Tablero
web-end-result = Volver al resultado
web-end-host = { $name } puede empezar la revancha.
web-end-some-host = Quien invita puede empezar la revancha.
web-end-record-text = El acta contiene cada paso de la partida y el sello abierto. Se puede leer, repetir y comprobar, también sin este servidor.
web-end-text = Texto
web-end-text-hint = Para leer, y para «poktail verify»
web-end-jsonl = Líneas JSON
web-end-jsonl-hint = Para programas

web-fair-busy = Comprobando cada tirada…
web-fair-busy-text = Este navegador las calcula todas de nuevo.
web-fair-failed = Sin comprobar
web-fair-good = Cada tirada comprobada
web-fair-good-text = { $count ->
    [0] En esta partida no se dejó nada al azar.
    [one] La única tirada o carta se sigue del sello hecho antes de la partida.
   *[other] Las { $count } tiradas y cartas se siguen del sello hecho antes de la partida.
}
web-fair-bad = Algo no encaja
web-fair-bad-text = { $wrong ->
    [0] Las tiradas encajan entre sí, pero no con lo acordado antes de la partida.
    [one] { $wrong } de { $count } tiradas y cartas no se sigue del sello.
   *[other] { $wrong } de { $count } tiradas y cartas no se siguen del sello.
}
web-fair-opened = abierto
web-fair-closed = no se abre
web-fair-again = Comprobar otra vez
web-fair-how = Cómo funciona
web-fair-this-match = En esta partida
web-fair-opens = La semilla mostrada al final encaja con el sello.
web-fair-opens-not = La semilla mostrada al final no encaja con el sello.
web-fair-right = { $count ->
    [0] No había ninguna tirada que comprobar.
    [one] La única tirada o carta vuelve a salir, calculada aquí.
   *[other] Las { $count } tiradas y cartas vuelven a salir, calculadas aquí.
}
web-fair-wrong = { $wrong ->
    [one] { $wrong } de { $count } tiradas y cartas sale distinta.
   *[other] { $wrong } de { $count } tiradas y cartas salen distintas.
}
web-fair-first-wrong = La primera está en el paso { $step }: pone «{ $said }» y tenía que salir «{ $drawn }».
web-fair-shown = { $shown ->
    [same] El sello es el que este navegador vio antes de empezar.
    [other] Este navegador vio otro sello antes de empezar.
   *[unknown] Este navegador no vio ningún sello antes de empezar, así que no puede comparar. Quien estuvo allí sí puede.
}
web-fair-own = { $own ->
    [same] Lo que aportó este navegador está ahí, sin cambios.
   *[other] Lo que aportó este navegador no es lo que dice el acta. Solo es correcto si otro dispositivo juega el mismo asiento y aportó después.
}
web-fair-bots = Un bot aportó algo. Los bots no pueden hacerlo nunca.
web-fair-givers = { $count ->
    [0] Nadie aportó suficiente azar propio. Quedó fijado antes de empezar, pero quien lleva el servidor pudo haberlo elegido.
    [one] Un asiento aportó azar propio.
   *[other] { $count } asientos aportaron azar propio.
}
web-fair-how-step = { $step ->
    [1] Antes de la partida el servidor saca una semilla secreta y muestra su huella a todo el mundo: el sello.
    [2] Después el dispositivo de cada persona aporta sus propios bytes al azar. Los bots no aportan nada.
    [3] La semilla y los bytes juntos fijan cada tirada y cada carta de la partida. Nadie conoce de antemano ambas partes.
   *[4] Cuando la partida termina, se muestra la semilla. Este navegador hace de nuevo el sello, la clave y cada tirada, y compara.
}
web-fair-proves = Lo que esto demuestra
web-fair-proves-text = Quien lleva el servidor no pudo cambiar la semilla después de sellarla, y al sellarla no conocía los bytes de los demás. Los demás no conocían la semilla. Así que nadie pudo elegir a solas lo que salió, y nadie lo ha cambiado desde entonces.
web-fair-proves-not = Lo que no demuestra
web-fair-not = { $what ->
    [ahead] Que nadie supiera las tiradas de antemano: quien tiene la semilla puede calcularlas en cuanto empieza la partida.
    [league] Que nadie se pusiera de acuerdo: si alguien de la mesa ayuda a quien lleva el servidor, el azar se puede elegir.
    [odds] Que las probabilidades sean las de las reglas: este navegador las recibe del servidor. «poktail verify» las calcula por sí mismo con el acta.
   *[choices] Que cada decisión la tomara la persona sentada allí: las decisiones no van firmadas.
}
web-fair-chance = ¿Fue justo el azar?
web-fair-counted = Lo que salió, junto al promedio de un azar justo
web-fair-one = { $name }: salió { $seen } veces, { $expected } de promedio
web-fair-dashed = Línea discontinua: el promedio de un azar justo.
web-fair-odds = { $percent ->
    [0] En menos de una de cada 100 partidas justas algo se desvía tanto.
    [100] En casi todas las partidas justas algo se desvía tanto.
   *[other] En unas { $percent } de cada 100 partidas justas algo se desvía tanto o más.
}
web-fair-no-room = Aquí los números no dicen nada: hubo muy pocas extracciones, o se repartió casi todo, y entonces solo el orden es azar.
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
web-replay-see = Quién mira
web-replay-public = Público
web-replay-seat = Como { $name }
web-replay-everything = Todo
web-replay-side = Lado mostrado
web-replay-running = Esta partida no ha terminado: esto es lo que se puede mostrar hasta ahora.
web-replay-passed = Las personas de este dispositivo verán su propio lado cuando la partida termine.
web-replay-again = Actualizar
web-replay-empty = Aún no hay nada que mostrar.

web-fair-page = Verificar una partida
web-fair-page-text = El azar se sella antes de una partida y se abre después. Aquí este navegador comprueba una partida por sí mismo. Un archivo puesto aquí se queda en este navegador.
web-fair-page-file = El acta de una partida
web-fair-page-file-text = Soltarlo aquí o elegirlo. Texto o líneas JSON.
web-fair-page-choose = Elegir un archivo
web-fair-page-paste = O pegar su texto
web-fair-page-link = Una partida de este servidor
web-fair-page-link-text = Su enlace, o la parte que sigue a /m/.
web-fair-page-check = Comprobar
web-fair-page-no-link = Esto no es el enlace de una partida.
web-fair-page-file-bad = { $reason ->
    [sight] Esto es la vista de un solo asiento, no el acta entera. Por sí sola no demuestra nada.
    [digest] El archivo está dañado: su suma no encaja con su texto.
    [long] El archivo es demasiado largo para un acta.
    [gone] El archivo no se puede abrir.
    [damaged] Esta acta no se puede leer: la línea { $line } no encaja.
   *[other] Esto no es el acta de una partida.
}
web-fair-page-of = { $game }: { $names }
web-fair-page-no-seal = Esta partida se jugó sin sello. No se puede demostrar nada.
web-fair-page-no-seed = La semilla no está en el archivo: la partida no había terminado, o se oculta la semilla. Aún no se puede demostrar nada.
web-fair-page-part = El sello encaja, las tiradas no están comprobadas
web-fair-page-part-text = La semilla abierta encaja con el sello del archivo. Para las tiradas, esta página necesita las probabilidades. Sirve el enlace de la partida si se jugó en este servidor, o «poktail verify» con el archivo: conoce las reglas y lo comprueba todo.
web-fair-page-made-up = Un archivo solo no basta: quien inventa una partida puede inventar un sello. Para comparar con el sello que se mostró antes de la partida:
web-fair-page-compare = El sello, para comparar con el que se mostró antes de la partida:
web-fair-page-same-file = El archivo es, letra por letra, el que guarda este servidor.
web-fair-page-other-file = El archivo no es el que guarda este servidor; la línea { $line } es la primera distinta.
web-fair-page-other-match = El archivo no es de esta partida: el azar actúa en otros pasos.
web-fair-page-another = Comprobar otra
