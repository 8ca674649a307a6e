## What `help` says: each command in one sentence, and more of it; in capitals and code: what is typed

help-variant = cargar una variante, mostrar las que hay o cambiar la que está cargada
    .more =
        Los cambios: set CLAVE VALOR, deck CARTA N, param CARTA NOMBRE VALOR, name y text CARTA IDIOMA …, unset CLAVE, extend ID.
        Cargar abandona la partida en curso; `new` empieza una de la variante cargada. Un cambio vale en la partida en curso
        si es posible; si no, en la siguiente. `variant save` escribe el archivo en la carpeta de contenido y conserva
        comentarios y formato; los cambios de una variante integrada reciben un nombre propio. `variant explain` dice de dónde
        viene un valor.
help-new = empezar una partida de la variante cargada
    .more =
        Los sitios se ocupan en el orden rojo, azul, verde, amarillo; un solo nombre vale para todos. Lo que no se dice queda
        como en la partida anterior; la semilla es nueva.
help-roll = tirar el dado; con FACE, sale esa cara
    .more = Responde la semilla, salvo que se fuerce una cara. En ambos casos es una línea del registro como cualquier otra.
help-draw = sacar una cara que hace robar; con CARD, solo si esa carta está arriba
    .more = `deck 3` nombra las cartas de arriba. El lugar de una carta se decide al barajar el mazo.
help-choose = elegir; solo hace falta cuando una opción se llama como un comando
    .more = Una opción se escribe con su texto corto o con su número de la lista.
help-choices = mostrar todo lo que se puede elegir ahora
    .more = Los números valen tanto como los textos.
help-stop = acabar antes un movimiento, o dejar de elegir con lo que hay, donde las reglas lo permiten
    .more = Un movimiento solo puede acabar antes si no quedan más que las casillas extra de una carta (M8).
help-giveup = renunciar al blanco de un bonus; la carta se pierde, una de la mano vuelve a ella
    .more = A una penalización no se puede renunciar (P4). `give up` hace lo mismo.
help-auto = dejar que se jueguen N turnos; por las personas juega un bot voraz
    .more = Sin N: un turno, o toda la partida si todos los sitios son de bots. Ctrl-C lo detiene.
help-seat = dar un sitio a una persona o a un bot
    .more =
        Los bots: random (al azar), simplest (las elecciones del reloj), greedy (más zonas), hunter (antes que nada
        eliminaciones), y los scripts de `scripts/bots`. El color se dice en inglés o en tu idioma.
help-clock = fijar el tiempo que una persona tiene por turno
    .more =
        Cuando se acaba sin que nadie teclee, se juega lo más sencillo: tirar, robar, renunciar a los blancos, el primer paso
        posible. `on` toma el tiempo de la variante. Solo corre en un terminal.
help-force = forzar el dado, la próxima carta, lo alto del mazo o una elección de quien sea
    .more = Todo queda en el registro y se deshace como cualquier elección. `force choice` elige también por un bot.
help-edit = cambiar la posición a mano; solo, mostrar lo que se puede cambiar
    .more =
        Un cambio que hace imposible la posición se rechaza, salvo tras `edit checks off`. `edit paste` toma un tablero
        dibujado, línea a línea, hasta una línea vacía o `end`. `edit done` muestra lo que es imposible y sigue jugando.
        Los cambios se deshacen como elecciones y quedan en el registro.
help-do = ejecutar una primitiva ahora; solo, mostrarlas
    .more =
        Primero para quién (quien deba decidir, si no se dice), luego los argumentos en orden: casillas, colores, torres,
        direcciones, números, o una consulta como `mine`; un argumento puede llevar nombre, como `towards=north`. Lo ganado
        puede cerrar cercos y dar la victoria, como con una carta. `do PRIMITIVE ?` explica una.
help-play = jugar una carta ahora, como si se acabara de robar
    .more = La carta se toma del mazo o, si no, del descarte; sus elecciones se preguntan como siempre.
help-eval = evaluar Lua sobre la partida, o donde está un script; nada puede cambiar con ello
    .more =
        Está todo lo que pueden llamar los scripts (docs/scripting.md); `me` es quien debe decidir. Donde el depurador
        está parado en un script, también están sus variables.
help-eval-changing = ejecutar Lua que puede cambiar la partida; una línea del registro
    .more = Se pueden llamar las primitivas; `undo` lo deshace entero. No se pueden pedir elecciones.
help-undo = deshacer las N últimas elecciones de una persona, o volver al principio del turno
    .more =
        También se deshace lo que hicieron los bots desde entonces. Una tirada es una elección más. Nada se pierde hasta que se
        haga otra elección: véase redo.
help-redo = rehacer lo deshecho
    .more = Posible hasta que se haga otra elección.
help-step = avanzar hasta el próximo suceso, primitiva, línea de script, decisión o turno
    .more =
        Sin decir cuál: como la última vez, al principio sucesos. Donde una persona debe elegir, la elección se da junto, y el
        paso entra en ella; `roll` y `roll 4` también son elecciones.
help-next = como step, pero por encima de lo que se llame desde aquí
    .more = En una línea de script: por encima de las funciones y primitivas que llama.
help-finish = seguir hasta que acabe la primitiva, función o efecto en curso
    .more = Se para donde se vuelve.
help-continue = seguir hasta el próximo punto de parada, o hasta que una persona deba elegir
    .more = Sigue lo ya jugado y luego deja jugar a los bots. Ctrl-C lo detiene.
help-until = seguir hasta que empiece el turno N, pare un punto de parada o deba elegir una persona
help-back = volver al suceso, primitiva, línea de script, decisión o turno anterior
    .more =
        Lo que sigue se conserva: step, redo y continue vuelven allí; otra elección empieza una rama. Como dirección de un
        paso se escribe `south` o `choose back`.
help-reverse = volver al punto de parada más cercano, o a donde cambió por última vez lo vigilado
help-rewind = retroceder N decisiones, o N de otro paso
help-goto = ir a donde toca la decisión N, hacia atrás o hacia delante
    .more = Los números son los que muestran undo, step y branches.
help-branches = mostrar todo lo jugado como un árbol
    .more = Volver atrás y elegir otra cosa empieza una rama. > es el camino en el que se está.
help-switch = ir al final de una rama
    .more = `branches` las numera.
help-compare = mostrar dónde se separan dos ramas y en qué difieren las posiciones de sus finales
    .more = Sin B: la rama y donde se está.
help-break = parar en una carta, primitiva, suceso, casilla, jugador, regla o línea de script
    .more =
        card tide [drawn|played|fizzled], primitive capture, event knockout, square c4, player red, rule K1,
        line scripts/NAME.lua:5 (o un paso de una carta: line cards/NAME.toml:20). La condición es Lua; los campos del
        suceso están a mano por su nombre, sus casillas como `area`.
help-watch = parar cuando cambia el dueño de una casilla, una puntuación, una mano, cartas puestas o una expresión
    .more =
        c4, score red, hand red, laid red, o una expresión en Lua. Para hacia delante y en `reverse`.
        `watch files on` recarga solo cuando se guarda un archivo de tu contenido.
help-breaks = mostrar puntos de parada y vigilancias, y cuántas veces ha parado cada uno
help-delete = quitar un punto de parada o una vigilancia
help-disable = desactivar un punto de parada o una vigilancia, hasta que se active de nuevo
help-enable = activar de nuevo un punto de parada o una vigilancia
help-last = decir quién cambió por última vez una casilla, puntuación, mano, cartas puestas o una expresión; con go, ir allí
    .more = Turno, decisión, carta, primitiva y la línea del paso o del script.
help-locals = mostrar las variables locales donde está un script, o en la llamada N de `stack`
    .more = `step line` y `break line` llevan a los scripts. Primero las más internas, luego las de las funciones de alrededor.
help-stack = mostrar las llamadas de scripts en curso
    .more = La más interna primero.
help-board = mostrar el tablero
    .more =
        Una letra pequeña es una casilla de rojo (r), azul (b), verde (g) o amarillo (y), una mayúscula el peón que está en ella;
        + es una torre, ^ un torreón, * una salida, . en blanco, # muerta. Un > marca lo que ha cambiado; en medio
        de una decisión, desde que empezó.
help-scores = mostrar zonas, eliminaciones, torres en reserva y manos
    .more = Tras la barra, lo que hace ganar. > marca de quién es el turno.
help-hands = mostrar las cartas que cada uno tiene en la mano
    .more = Las cartas de la mano se juegan antes de tirar (T2).
help-laid = mostrar las cartas puestas delante de cada uno, en vigor hasta que hagan su efecto
    .more = La primera puesta va primero (P5).
help-deck = contar el mazo y el descarte; con N, mirar las N cartas de arriba
    .more = Quien diseña puede mirar: `deck 3` nombra las tres próximas cartas, la de arriba primero.
help-log = contar lo que pasó en los N últimos turnos
    .more = Diez turnos si no se dice otra cosa. Sigue a undo y redo.
help-why = decir las condiciones tras una elección, una carta, los pasos de un movimiento, un cerco o el final
    .more =
        Cada línea es una condición con su regla, el valor hallado y el ajuste o parámetro que la fija. Solo, dice por qué
        toca la decisión que toca. `why ring c4` muestra en el tablero la brecha del cerco alrededor de c4.
        `not` no cambia nada pero se lee mejor.
help-show = mostrar una carta o la variante, con el archivo y la línea de cada valor
    .more = Vale el identificador de una carta o su nombre.
help-reload = releer cartas, scripts y variantes y rejugar la línea de juego con ellos
    .more =
        Si no se pueden leer, se muestra el informe y la partida sigue como estaba. Si no, se dice en qué decisión difiere primero
        la partida, y se conserva lo que aún encaja. Una carta que espera una elección vuelve a preguntar.
        También se juegan los escenarios y registros de tus `tests`; se nombran los que ahora salen de otro modo.
help-impact = mostrar los escenarios y registros guardados que salen de otro modo que al empezar la sesión
    .more =
        Cada uno con el primer suceso que difiere. Sin archivo, lo que hay en `tests` aquí y en tu carpeta de contenido.
        Tras cada recarga se dice lo mismo de lo que la recarga cambió.
help-profile = medir llamadas, instrucciones y tiempo por carta y por primitiva, y qué líneas de script se ejecutan
    .more =
        Se mide de `profile on` a `profile off`, en todas las partidas de la sesión. Las líneas cuentan desde el primer
        `profile on` tras una carga; `profile lines FILE` muestra un script con cuántas veces se ejecutó cada línea.
help-keep = conservar el último efecto o las N últimas decisiones como prueba, o la posición, o las líneas tecleadas
    .more =
        Una prueba es un archivo que toma `polygonarc test`, escrito solo si pasa. Una sesión es un script para
        `polygonarc run`. Ningún archivo existente se sobrescribe.
help-save = guardar la partida como registro, o cómo está como posición
    .more = Un registro vuelve a jugar cada decisión; una posición solo dice dónde está cada cosa.
help-load = cargar un registro o una posición y seguir desde ahí
    .more = Las decisiones de un registro se deshacen una a una. Todos los sitios pasan a personas; véase seat.
help-restore = retomar la sesión interrumpida, o descartarla
    .more =
        Mientras se juega en un terminal, el registro se guarda en disco, con ramas y cambios. Una sesión que acaba sin `quit`
        ni Ctrl-D se ofrece en el siguiente arranque.
help-lang = elegir el idioma de las palabras, los nombres y los textos de las cartas
    .more = Cualquier idioma va con cualquier variante. Lo que se teclea no cambia; un color se escribe también en el idioma.
help-boards = mostrar el tablero solo tras cada cambio, o únicamente cuando se pide
    .more = Activado para una persona en un terminal, desactivado en scripts y tuberías.
help-help = mostrar los comandos, o explicar uno
    .more = Lo que no es un comando es una elección: su texto corto, o su número en la lista.
help-quit = salir
    .more = Ctrl-D hace lo mismo.
