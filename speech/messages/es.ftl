### Spanish. What each message is about stands in en.ftl. The terms are those of docs/terms/es.md.

## shared

incomplete = A esta frase le falta algo: { $formed }
key-with-shift = Mayúsculas+{ $key }
key-with-control = Control+{ $key }
event-rule-touch-binds = Pieza tocada, pieza jugada
event-rule-supervision = { $tempo ->
        [rapid] Ajedrez rápido
       *[blitz] Blitz
    } según { $supervision ->
        [adequate] las reglas de competición
       *[inadequate] sus propias reglas
    }
event-rule-no-draws = No se pueden acordar tablas
event-rule-draws-after = No se pueden acordar tablas antes de que cada jugador haya hecho { $moves ->
        [one] una jugada
       *[other] { NUM($moves, gender: "feminine") } jugadas
    }
event-rule-points = Puntos: { $win } por victoria, { $draw } por tablas, { $loss } por derrota
part-the-piece = { PIECE($it, article: "the") } de { SQUARE($it) }
part-to-the-piece = { PIECE($it, article: "to") } de { SQUARE($it) }
part-of-the-piece = { PIECE($it, article: "of") } de { SQUARE($it) }
part-castling = { $side ->
        [short] enroque corto
       *[long] enroque largo
    }
part-move = { $castling ->
        [short] enroque corto
        [long] enroque largo
       *[none] { PIECE($piece) } { SQUARE($from) } a { SQUARE($to) }{ part-becomes }
    }
part-becomes = { KIND($promotion) ->
        [none] { "" }
       *[other] , { PIECE($promotion) }
    }
part-to-move = mover { EACH($piece, "part-the-piece") }
part-to-capture = capturar { EACH($piece, "part-the-piece") }
part-to-castle = hacer el { part-castling }
part-text = { $it }

## refusals

refusal-empty-square = No hay ninguna pieza en { SQUARE($square) }.
refusal-not-your-piece = { CAP(EACH($piece, "part-the-piece")) } es de { PLAYER($piece, article: "the") }, y juegan { PLAYER($turn, article: "the") }.
refusal-same-square = La pieza tiene que salir de { SQUARE($square) }.
refusal-own-piece-there = En { SQUARE($there) } está su { GENDER($there) ->
        [feminine] propia
       *[masculine] propio
    } { PIECE($there) }.
refusal-does-not-move-so = { CAP(PIECE($piece, article: "the")) } no puede ir de { SQUARE($piece) } a { SQUARE($to) }: { KIND($piece) ->
        [king] se mueve solo a una casilla contigua
        [queen] se mueve por filas, columnas y diagonales
        [rook] se mueve por filas y columnas
        [bishop] se mueve por diagonales
        [knight] se mueve en L: dos casillas en línea recta y una hacia un lado
       *[pawn] avanza recto, y captura una casilla en diagonal hacia delante
    }.
refusal-way-blocked = { CAP(EACH($by, "part-the-colored-piece")) } cierra el paso.
refusal-pawn-does-not-capture-straight = Un peón no captura de frente, y { EACH($there, "part-the-colored-piece") } le cierra el paso.
refusal-pawn-has-nothing-to-capture = { CAP(EACH($piece, "part-the-piece")) } no tiene nada que capturar en { SQUARE($to) }.
refusal-en-passant-too-late = Demasiado tarde para capturar al paso { EACH($pawn, "part-the-piece") }: solo se puede justo después de su avance de dos casillas.
refusal-leaves-king-in-check = Su rey quedaría en jaque{ part-from-pieces }.
refusal-king-in-check = Su rey está en jaque{ part-from-pieces }, y esta jugada no lo evita.
refusal-king-is-not-captured = Un rey nunca se captura.
refusal-castling-king-has-moved = El rey ya se ha movido: no puede enrocar.
refusal-castling-rook-has-moved = La torre de { SQUARE($rook) } ya se ha movido o fue capturada: no hay { part-castling }.
refusal-castling-right-is-lost = Se ha perdido el derecho al { part-castling }.
refusal-castling-in-check = No se puede enrocar estando en jaque{ part-from-pieces }.
refusal-castling-through-check = No se puede enrocar pasando por jaque: { EACH($by, "part-the-piece", join: "and") } { COUNT($by) ->
        [1] ataca
       *[other] atacan
    } { SQUARE($square) }.
refusal-castling-into-check = No se puede enrocar para quedar en jaque: { EACH($by, "part-the-piece", join: "and") } { COUNT($by) ->
        [1] ataca
       *[other] atacan
    } { SQUARE($square) }.
refusal-castling-way-blocked = No se puede hacer el { part-castling }: { EACH($by, "part-the-colored-piece") } cierra el paso.
refusal-promotion-missing = ¿Qué pieza? Dama, torre, alfil o caballo.
refusal-nothing-to-promote = Solo corona un peón que llega a la última fila.
refusal-too-long = Es demasiado largo para ser una jugada: { NUM($length) } caracteres, y el máximo es { $limit }.
refusal-no-piece-reaches = { PIECE($kind, article: "no") } puede { $capture ->
        [yes] capturar en
       *[no] ir a
    } { SQUARE($to) }.
refusal-no-such-piece = { PLAYER($color, article: "the") } no tienen { PIECE($kind, article: "no") }.
refusal-no-such-piece-on-square = { PLAYER($color, article: "the") } no tienen { PIECE($kind, article: "no") } en { SQUARE($square) }.
refusal-no-such-piece-on-file = { PLAYER($color, article: "the") } no tienen { PIECE($kind, article: "no") } en la columna { FILE($file) }.
refusal-no-such-piece-on-rank = { PLAYER($color, article: "the") } no tienen { PIECE($kind, article: "no") } en la fila { RANK($rank) }.
refusal-nothing-to-take = Así no se puede capturar nada.
refusal-nothing-to-take-with = { PIECE($kind, article: "no") } puede capturar nada así.
refusal-several-moves = { which-move } { CAP(EACH($moves, "part-move", join: "or")) }.
refusal-several-promotions = ¿Qué pieza? { CAP(EACH($kinds, "part-kind", join: "or")) }.
refusal-several-from = { SMALL($count) } { LABEL($kind, number: "plural") } pueden ir a { SQUARE($to) }: { EACH($froms, "part-from", join: "or") }.
which-move = ¿Qué jugada?
do-you-mean = ¿Quiso decir { EACH($moves, "part-move", join: "or") }?
refusal-claim-of-what = ¿Qué reclama? Escriba “reclamar tres”, por la misma posición tres veces, o “reclamar cincuenta”, por cincuenta jugadas.
refusal-no-such-move-here = En esta partida no se ha hecho la jugada { $number }.
refusal-no-such-move = El adversario no ha hecho la jugada { $number } en esta partida.
refusal-unreadable = “{ $text }” no es una jugada que pueda leer. Por ejemplo: Cf3, e2 e4 o { SEGMENT($call) }
refusal-unreadable-near = “{ $text }” no es ni una jugada ni una orden que conozca. ¿Quiso decir { EACH($nearest, "part-text", join: "or") }?
refusal-unknown-question = “{ $text }” es una pregunta que no sé responder. No se ha hecho ninguna jugada. Diga “ayuda” para saber qué se puede preguntar.
refusal-not-loaded = No se pudo cargar una parte del programa. Conéctese a la red e inténtelo de nuevo.
refusal-not-kept-disk-full = No se ha hecho: el disco está lleno. “Partidas en este dispositivo” muestra lo que puede borrar.
refusal-not-kept-storage-closed = No se ha hecho: el navegador ha cerrado su almacenamiento. La partida sigue en esta página: guárdela como PGN antes de recargar.
refusal-not-kept-taken-over = No se ha hecho: otra ventana se ha hecho cargo de la partida.
refusal-not-kept-holder-gone = Quizá no se ha hecho: esta ventana se cerró antes de que respondiera la que lleva la partida.
refusal-not-kept-other-version = No se ha hecho: la otra ventana usa otra versión de Anna–Hector. Recargue las dos.
refusal-not-kept-unknown = No se ha hecho: no se pudo guardar. Inténtelo de nuevo.
refusal-game-over = La partida ha terminado: { $result ->
        [white] ganaron las blancas
        [black] ganaron las negras
        [drawn] { $reason ->
            [agreement] tablas
           *[other] fueron tablas
        }
       *[lost] perdieron ambos
    } { $reason ->
        [checkmate] por jaque mate
        [stalemate] por ahogado
        [dead-position] porque nadie puede dar mate
        [fivefold-repetition] por quíntuple repetición
        [seventy-five-moves] por las setenta y cinco jugadas
        [threefold-repetition] por triple repetición
        [fifty-moves] por las cincuenta jugadas
        [resignation] por abandono{ part-could-not-mate }
        [agreement] por acuerdo
        [time] por tiempo{ part-could-not-mate }
        [both-flags] porque cayeron las dos banderas
        [default] por incomparecencia
        [illegal-moves] por jugadas ilegales{ part-could-not-mate }
        [sealed-move] por la jugada secreta
        [quickplay-finish] en el final a caída de bandera
       *[ruling] por decisión del árbitro
    }.
refusal-not-your-turn = Juegan { PLAYER($turn, article: "the") }.
refusal-no-move-made-yet = Antes de la primera jugada, no.
refusal-no-game = Aquí no hay tal partida. Empiece una con “Nueva partida”.
refusal-not-for-this-role = Su papel en esta partida no lo permite.{ $doneBy ->
        [arbiter] { " " }Eso lo hace el árbitro.
        [players] { " " }Eso lo hacen los propios jugadores.
        [assistants] { " " }Eso lo hace un asistente.
       *[none] { "" }
    }
refusal-unreadable-act-no-act = Un mensaje enviado a esta partida no se pudo entender. No se ha hecho nada.
refusal-unreadable-act-not-a-square = Un mensaje enviado a esta partida nombra una casilla que no existe en el tablero. No se ha hecho nada.
refusal-unreadable-act-not-a-time = Un mensaje enviado a esta partida nombra un tiempo que no se puede leer. No se ha hecho nada.
refusal-unreadable-act-earlier-than-the-act-before = Un mensaje enviado a esta partida es anterior a lo último que se hizo. No se ha hecho nada.
refusal-unreadable-act-unknown-edition = Un mensaje enviado a esta partida nombra una edición de las Leyes que aquí no se conoce. No se ha hecho nada.
refusal-unreadable-act-not-a-result = Un mensaje enviado a esta partida nombra un resultado imposible. No se ha hecho nada.
refusal-no-offer = No hay ninguna oferta de tablas a la que responder.
refusal-offer-stands = La oferta de tablas de { PLAYER($by, article: "the") } sigue en pie.
refusal-offer-only-on-your-move = Las tablas se ofrecen solo cuando le toca jugar a uno.
refusal-no-such-ply = La partida no tiene una posición tan anterior a la que volver.
refusal-strict-play = El juego estricto no lo permite.
refusal-bound-free = Tiene que hacer una jugada.
refusal-bound-move = Tiene que { part-to-move }.
refusal-bound-capture = Tiene que { part-to-capture }.
refusal-bound-capture-with = Tiene que { part-to-capture } con { EACH($with, "part-the-piece") }.
refusal-bound-castle = Tiene que { part-to-castle }.
refusal-adjusting-not-now = Solo puede componer mientras corre su propio reloj.
refusal-board-elsewhere = La partida se juega en otro tablero; aquí solo está su reloj.
refusal-engine-locked = En la mesa se juega una partida en juego estricto: el motor está bloqueado. Primero tiene que terminar esa partida.
refusal-no-clock = Esta partida se juega sin reloj.
refusal-not-moved-yet = Todavía no ha jugado.
refusal-clocks-not-started = La partida empieza cuando se pone en marcha el reloj de las blancas.
refusal-clocks-already-started = Los relojes ya están en marcha.
refusal-clocks-stopped = Los relojes están parados. No se juega hasta que vuelvan a correr.
refusal-clocks-not-stopped = Los relojes no están parados.
refusal-not-your-clock = No es su reloj el que corre.
refusal-not-a-time = No se puede poner un reloj así.
refusal-nothing-to-charge = No hay ningún tiempo sobre el que decidir.
refusal-charge-open = El dispositivo estuvo ausente { DURATION($length) }. Decida primero si ese tiempo se descuenta.
refusal-flag-is-down = Ha caído la bandera de { PLAYER($of, article: "the") }. Ponga ese reloj antes de que vuelva a correr.
refusal-flag-has-not-fallen = A { PLAYER($of, article: "the") } les { AMOUNT($left) ->
        [one] queda
       *[other] quedan
    } { DURATION($left) }: la bandera no ha caído.
refusal-own-flag-has-fallen = También ha caído su propia bandera: no puede reclamar.
refusal-arrived-already = Quien lleva { PLAYER($who, article: "the") } ya está ante el tablero.
refusal-not-late = { AMOUNT($left) ->
        [one] Queda
       *[other] Quedan
    } { DURATION($left) } para presentarse ante el tablero.
refusal-no-default-time = No se ha anunciado con cuánto retraso se puede llegar.
refusal-no-claim-pending = No hay ninguna reclamación pendiente.
refusal-claim-pending = El árbitro todavía no ha decidido sobre la reclamación anterior.
refusal-claim-right-lost = Ha perdido el derecho a reclamar en esta jugada, porque ha tocado una pieza. Reclame antes de tocarla.
refusal-agreement-not-allowed = Las reglas de esta partida no permiten acordar tablas ahora.
refusal-offer-on-conditions = Las tablas se ofrecen sin condiciones.
refusal-no-quickplay-not-announced = En esta partida no rigen las reglas del final a caída de bandera.
refusal-no-quickplay-blitz = En blitz no existe esta reclamación.
refusal-no-quickplay-increment = Esta reclamación no existe cuando hay incremento por jugada.
refusal-no-quickplay-not-the-last-period = Eso solo se puede reclamar en el último periodo.
refusal-no-quickplay-not-on-move = Eso solo lo puede reclamar quien tiene el turno.
refusal-no-quickplay-flag-has-fallen = Ha caído su bandera: ya es tarde para esta reclamación.
refusal-no-quickplay-too-much-time = Eso solo se puede reclamar en los dos últimos minutos de su tiempo.
refusal-no-quickplay-no-such-request = Eso no se puede pedir aquí.
refusal-no-fault = No ha ocurrido nada de eso.
refusal-complaint-lost = Desde entonces ha tocado una pieza: ya no puede reclamar.
refusal-too-late-to-complain = Es demasiado tarde para reclamarlo.
refusal-only-on-claim = En esto el árbitro solo interviene si lo reclama el adversario.
refusal-not-written = Anote primero las jugadas hechas.
refusal-written-in-advance = Una jugada solo se anota de antemano para reclamar tablas o para sellarla.
refusal-not-the-move-made = Esa no es la jugada que se hizo.
refusal-written-already = Eso ya está anotado.
refusal-game-not-over = La partida todavía no ha terminado.
refusal-signed-already = Ya ha firmado.
refusal-penalty-not-given-not-in-this-edition = Esta edición de las Leyes no tiene esa sanción.
refusal-penalty-not-given-not-a-measure = Una sanción no puede tener esa medida.
refusal-penalty-not-given-fine-not-announced = Una multa tiene que haberse anunciado de antemano.
refusal-penalty-not-given-not-a-usual-score = Solo se pueden dar los puntos de una victoria, de unas tablas o de una derrota.
refusal-penalty-not-given-more-than-the-game-gives = En total es más de lo que da una partida.
refusal-not-adjourned = La partida no está aplazada.
refusal-adjourned = La partida está aplazada. No se juega hasta que se reanude.
refusal-sealing-sealed-already = La jugada secreta ya está sellada.
refusal-sealing-nothing-written = Anote primero la jugada.
refusal-sealing-not-the-move-made = La jugada hecha en el tablero tiene que ser la anotada.
refusal-sealing-envelope-open = Primero cierre el sobre, después pare el reloj.
refusal-envelope-not-opened = Para reanudar la partida hay que abrir el sobre: ábralo con su contraseña o su archivo, o diga que no se encuentra.
refusal-envelope-stays-closed = El sobre sigue cerrado hasta que esté presente quien tiene que responder.
refusal-rules-not-used = En esta partida no rigen las reglas para jugadores con discapacidad visual.
refusal-move-not-made = { $missing ->
        [capture] Primero retire del tablero la pieza capturada.
        [placing] Primero haga la jugada en el tablero.
       *[announcing] Primero anuncie la jugada.
    } Después pulse el reloj.
refusal-nothing-to-put-back = No hay nada que devolver a su sitio.
refusal-nothing-to-take-off = En { SQUARE($square) } no hay ninguna pieza del adversario.
refusal-announced-already = Esa jugada ya se ha anunciado.
refusal-too-late-to-correct = Demasiado tarde: un anuncio solo se corrige antes de que corra el reloj del adversario.
refusal-nothing-due = Ahora no hay nada que anunciar, repetir ni hacer en su tablero.
refusal-nothing-announced = El adversario no ha anunciado ninguna jugada.
refusal-repeated-already = La jugada ya se ha repetido.
refusal-not-the-move-announced = Esa no es la jugada anunciada, que es { EACH($called, "part-move") }.
refusal-boards-differ = En la partida no hay ninguna pieza suya ahí: los tableros no coinciden. Pida que se comparen.
refusal-one-board = En esta partida los dos jugadores usan un solo tablero.
refusal-nothing-to-mend = En ese tablero no hay nada que corregir.
refusal-not-asked = Un asistente solo dice eso cuando se lo preguntan.
refusal-not-a-duty = En esta partida el asistente no { $duty ->
        [execute] hace jugadas en el otro tablero
        [announce] anuncia ni repite las jugadas
        [score] anota la partida
        [clock] pulsa el reloj
        [tell] dice las jugadas ni el tiempo
        [claim] reclama ni llama al árbitro
        [adjourn] sella la jugada
       *[move] mueve las piezas del jugador
    }.
refusal-assistant-needed = Ante un adversario con discapacidad auditiva hace falta un asistente.
part-the-colored-piece = { PIECE($it, article: "the") } { COLORED($it) } de { SQUARE($it) }
part-from-pieces = { COUNT($by) ->
        [0] { "" }
       *[other] { " " }{ EACH($by, "part-of-the-piece", join: "and") }
    }
part-from = desde { SQUARE($it) }
part-kind = { PIECE($it) }
part-could-not-mate = { $result ->
        [drawn] , porque el adversario no podía dar mate
       *[other] { "" }
    }

## control-refusals

control-refusal-nothing-said = Diga un tiempo, por ejemplo “90 minutos para 40 jugadas, después 30 minutos, con 30 segundos por jugada”.
control-refusal-too-long = Es demasiado largo para un control de tiempo.
control-refusal-unknown-word = No se entendió “{ $word }”. Diga minutos, jugadas y segundos por jugada.
control-refusal-no-time = No se dijo ningún tiempo. Diga cuántos minutos.
control-refusal-slash = En “{ $text }” cualquiera de los números puede ser el de jugadas. Diga cuáles son jugadas y cuáles minutos.
control-refusal-two-times = { ALLOTTED($first) } y { ALLOTTED($second) } para las mismas jugadas: diga “después” entre dos periodos.
control-refusal-two-numbers-of-moves = { EACH($first, "part-moves") } y { EACH($second, "part-moves") } para el mismo tiempo: diga “después” entre dos periodos.
control-refusal-two-extras = Dos tiempos distintos por jugada: diga uno solo, o uno para cada periodo.
control-refusal-moves-missing = ¿Para cuántas jugadas son los { ALLOTTED($time) }? Solo el último periodo puede ser para todas las jugadas restantes.
control-refusal-from-which-move = { ALLOTTED($time) } por jugada: añada “desde la jugada 1” o “desde la jugada { $move }”.
control-refusal-no-period-begins = Con la jugada { $move } no empieza ningún periodo.
control-refusal-one-side-only = Falta el tiempo de { PLAYER($missing, article: "the") }.
control-refusal-side-twice = Se nombró dos veces a { PLAYER($side, article: "the") }.
control-refusal-too-much = Aquí no se ponen más de { $what ->
        [minutes] { $most } minutos por periodo
        [seconds] { $most } segundos por jugada
        [moves] { $most } jugadas por periodo
       *[periods] { $most } periodos
    }.
part-moves = { $it ->
        [1] una jugada
       *[other] { NUM($it, gender: "feminine") } jugadas
    }

## hand

hand-edge = Borde
hand-lifted = { LABEL($piece) } { SQUARE($piece) } en la mano.
hand-put-back = { LABEL($piece) } { SQUARE($piece) } en su sitio.
hand-nothing-to-lift = En { SQUARE($square) } no hay nada que levantar.
hand-not-yours = { CAP(EACH($piece, "part-the-piece")) } es de { PLAYER($piece, article: "the") }.
hand-touched = { LABEL($piece) } { SQUARE($piece) }, { GENDER($piece) ->
        [feminine] tocada
       *[masculine] tocado
    }. Es de { PLAYER($piece, article: "the") }.
hand-no-such-piece-on-the-board = No hay ninguna en el tablero.
hand-no-command = { $shift ->
        [yes] { key-with-shift }
       *[no] { $key }
    } no tiene ninguna orden. F1 muestra las teclas.
hand-no-command-here = Esta tecla no tiene ninguna orden. F1 muestra las teclas.
hand-promotion-cancelled = Promoción cancelada. { CAP(LABEL($piece)) } { SQUARE($piece) } en su sitio.

## notices

notice-game-begun-computer = Nueva partida. Juega con { PLAYER($you) }{ $byLot ->
        [yes] , elegidas por sorteo,
       *[no] { "" }
    }{ part-against-computer }.
notice-game-begun-player-beside-you = Nueva partida con quien está a su lado. { turn }
notice-game-begun-at-the-table = Nueva partida en la mesa. { turn }
notice-position-opened-computer = Posición abierta{ part-against-computer }.
notice-position-opened-player-beside-you = Posición abierta, con quien está a su lado.
notice-position-opened-at-the-table = Posición abierta en la mesa.
turn = Juegan { PLAYER($turn) }.
notice-position-refused = No se puede abrir la posición de la dirección: { $problem ->
        [unreadable] no es una posición en FEN
        [board] no tiene ocho filas de ocho casillas
        [turn] no dice a quién le toca jugar
        [castling] no se pueden leer los derechos de enroque
        [en-passant] no se puede leer la casilla de captura al paso
        [counters] no se pueden leer los contadores de jugadas
        [no-pieces] el tablero está vacío
        [kings] cada bando tiene que tener un rey
        [pawn-on-last-rank] hay un peón en la primera o en la última fila
       *[opponent-in-check] está en jaque el rey del bando que no tiene el turno
    }.
notice-game-brought-back = Su partida está de vuelta: { $moves ->
        [0] ninguna jugada hecha
        [one] una jugada hecha
       *[other] { NUM($moves, gender: "feminine") } jugadas hechas
    }.
notice-joined = Esta partida también está abierta en otra ventana.{ $atTable ->
        [yes] { "" }
       *[no] { " " }Lo que juegue aquí llega allí.
    }
notice-holder-here = La otra ventana se cerró. La partida sigue aquí.
notice-other-window-holds = Ahora otra ventana lleva la partida. Lo que juegue aquí llega allí.
notice-taken-here = Ahora la partida sigue aquí.
notice-other-window-silent = La ventana que lleva esta partida no responde. Revísela o ciérrela: entonces la partida sigue aquí.
notice-judged-otherwise = Esta versión de Anna–Hector juzga de otro modo una jugada de esta partida. Se mantiene el resultado guardado.
notice-journal-damaged = Una parte de la partida guardada no se puede leer. Continúa hasta donde se puede. No se ha borrado nada.
notice-journal-damaged-wholly = La partida guardada no se puede leer. No se ha borrado nada.
notice-game-not-loaded = Su partida no se puede mostrar todavía: no se pudo cargar una parte del programa. Conéctese a la red y recargue la página. No se ha perdido nada.
notice-no-game = Aquí no hay ninguna partida. Empiece una con “Nueva partida”.
notice-computer-thinking = El ordenador todavía está pensando.
notice-deciding = Se comprueba si { PLAYER($side, article: "the") } aún pueden ganar.
notice-computer-stopped = El ordenador se ha parado.
notice-computer-failed = El ordenador { $trouble ->
        [not-loaded] no pudo empezar a jugar: no se pudieron cargar sus archivos
        [no-answer] no responde
        [out-of-memory] tiene poca memoria
       *[crashed] ha fallado
    }. La partida está guardada. Puede intentarlo de nuevo o seguir más tarde.
notice-offline-failed = No se puede usar sin conexión: no se pudo guardar todo. Recargue la página para intentarlo de nuevo.
notice-update-waiting = Hay una nueva versión de Anna–Hector. Se puede instalar cuando no haya ninguna partida en curso.
notice-no-voices = Este navegador no tiene ninguna voz. Los mensajes van al lector de pantalla y a la lista de mensajes.
notice-no-voice-of = Este navegador no tiene ninguna voz en { $name }. En su lugar habla otra.
notice-voice-not-allowed = El navegador todavía no deja hablar a la página. Pulse cualquier tecla o botón de la página.
notice-voice-fell-silent = La voz se ha callado. Los mensajes van al lector de pantalla y a la lista de mensajes.
notice-sound = { $on ->
        [yes] Sonido activado.
       *[no] Sonido desactivado.
    }
notice-full-screen-on = Pantalla completa.
notice-full-screen-off = Sin pantalla completa.
notice-full-screen-refused = El navegador no permite la pantalla completa.
notice-keys-as-at-first = Todas las teclas, restablecidas.
notice-keys-unreadable = No se pudieron leer sus teclas. Todas se han restablecido.
notice-board-turned = Tablero girado: { PLAYER($bottom) } abajo.
notice-nothing-to-repeat = Todavía no se ha dicho nada.
notice-storage-newer-version = Una versión más nueva de Anna–Hector guardó aquí partidas que esta, más antigua, no puede abrir. No se ha perdido nada: recargue la página para obtener la versión nueva. { part-not-saved }
notice-storage-blocked = Otra ventana con una versión más antigua de Anna–Hector retiene las partidas guardadas. Cierre esa ventana y recargue esta página. { part-not-saved }
notice-storage-disk-full = El disco está lleno y no se puede guardar nada. Libere espacio y recargue la página. { part-not-saved }
notice-storage-no-storage = Este navegador no deja que Anna–Hector guarde nada. Quizá sea por una ventana privada. { part-not-saved }
notice-storage-unknown = No se pudieron abrir las partidas guardadas. Recargue la página para intentarlo de nuevo. { part-not-saved }
notice-storage-closed-for-newer-version = En otra ventana está abierta una versión más nueva de Anna–Hector, y esta ventana ya no puede guardar. Su partida está guardada hasta aquí: recargue esta página para seguir.
notice-storage-saved-again = El navegador borró lo que Anna–Hector había guardado aquí. La partida de esta página se ha guardado de nuevo.
notice-storage-not-saved-again = El navegador borró lo que Anna–Hector había guardado aquí, y su partida no se pudo guardar de nuevo. Sigue en esta página: guárdela como PGN antes de cerrarla.
notice-storage-emptied = El navegador borró lo que Anna–Hector había guardado aquí.
notice-lasting-safe = Sus partidas están a salvo: el navegador no las borrará por su cuenta.
notice-lasting-not-safe = El navegador no ha aceptado. Puede borrar sus partidas si falta espacio. Un archivo de copia las conserva.
notice-lasting-no-answer = El navegador no ha respondido.
notice-line-cleared = Borrado.
notice-copied = { $what ->
        [position] Posición copiada.
       *[game] Partida copiada.
    }
notice-not-copied = No se ha copiado: el navegador no lo permite.
notice-language-not-loaded = No se pudo cargar ese idioma. Conéctese a la red e inténtelo de nuevo.
how-to-move = Juegue con las flechas e Intro, o escriba una jugada en “Su jugada”; F1 muestra las teclas, “Repetir” lo dice otra vez.
how-to-move-with-letters = Juegue con las flechas e Intro, o pulse I y escriba una jugada; F1 muestra las teclas, Z lo dice otra vez.
part-against-computer = { " " }contra el ordenador, nivel { $level }
part-not-saved = Puede jugar, pero sus jugadas se perderán al cerrar la página.

## kept-games

notice-games-deleted = Partida borrada. Deshacer la recupera mientras esta página siga abierta.
notice-games-restored = La partida borrada está de vuelta.
notice-games-on-the-board = Esta partida está en el tablero: no se borra.
notice-games-unreadable = Esta partida no se puede leer. No se ha borrado nada.
notice-games-not-reached = No se ha hecho: no se pudo acceder a la partida guardada. Inténtelo de nuevo.
notice-games-saved = { $games ->
        [0] No hay ninguna partida que guardar.
       *[other] Todas las partidas, guardadas en un archivo. Partidas: { $games }.
    }{ part-unreadable }
notice-backup-saved = Copia de seguridad guardada. Partidas: { $games }. Grabaciones: { $recordings }.{ part-unreadable }
notice-backup-read = Copia de seguridad leída. Partidas añadidas: { $added }. Ya estaban aquí: { $here }.{ $problems ->
        [0] { "" }
       *[other] { " " }Problemas, enumerados en la página: { $problems }.
    }
notice-backup-refused-no-backup = Este archivo no es una copia de seguridad de Anna–Hector. No se ha cambiado nada.
notice-backup-refused-newer = Esta copia de seguridad es de una versión más nueva de Anna–Hector. No se ha cambiado nada.
notice-backup-refused-too-large = Este archivo es demasiado grande para una copia de seguridad. No se ha cambiado nada.
notice-settings-exported = Ajustes guardados en un archivo.
notice-settings-imported = Ajustes tomados del archivo.
notice-settings-unreadable = Este archivo no contiene ajustes de Anna–Hector. No se ha cambiado nada.
notice-settings-reset = Todos los ajustes están como al principio.
part-unreadable = { $unreadable ->
        [0] { "" }
       *[other] { " " }Partidas que no se pudieron leer: { $unreadable }.
    }

## answers

answer-rank = Fila { RANK($rank) }: { EACH($pieces, "part-run") }.
answer-rank-of-one-kind = Fila { RANK($rank) }: ocho { LABEL($piece, number: "plural") } { COLORED($piece, number: "plural") }.
answer-empty-ranks = { COUNT($ranks) ->
        [1] Fila { RANK($first) }: vacía
        [2] Filas { RANK($first) } y { RANK($last) }: vacías
       *[other] Filas { RANK($first) } a { RANK($last) }: vacías
    }.
answer-chess960 = Posición { $number } de Chess960.
answer-piece-list = { PLAYER($color) }: { COUNT($kinds) ->
        [0] ninguna pieza
       *[other] { EACH($kinds, "part-kind-on-squares") }
    }.
answer-no-piece-there = { SQUARE($square) }, vacía
answer-moves-hindered = { PLAYER($owner, article: "the") } no tienen jugadas mientras { PLAYER($inCheck, article: "the") } están en jaque.
answer-no-moves = { LABEL($piece) } { SQUARE($piece) } { $capturesOnly ->
        [yes] no puede capturar nada
       *[no] no tiene jugadas
    }.
answer-moves = { LABEL($piece) } { SQUARE($piece) }: { EACH($moves, "part-target") }.
answer-withheld = En juego estricto el programa no da ayudas.
answer-pieces = { COUNT($squares) ->
        [0] { PLAYER($piece, article: "the") } no tienen { PIECE($piece, number: "plural") }
        [1] { LABEL($piece) } { COLORED($piece) } { SQUARES($squares) }
       *[other] { LABEL($piece, number: "plural") } { COLORED($piece, number: "plural") } { SQUARES($squares) }
    }.
answer-file = Columna { FILE($file) }: { COUNT($pieces) ->
        [0] vacía
       *[other] { EACH($pieces, "part-named-piece") }
    }.
answer-attackers-of-empty-square = { SQUARE($square) }, vacía. { COUNT($white) ->
        [0] { COUNT($black) ->
            [0] No la ataca nadie.
           *[other] { part-attacks-by-black }
        }
       *[other] { CAP(PLAYER("white")) }: { EACH($white, "part-label-on") }.{ COUNT($black) ->
            [0] { "" }
           *[other] { " " }{ part-attacks-by-black }
        }
    }
answer-attackers = { SQUARE($piece) }, { LABEL($piece) } { COLORED($piece) }. { COUNT($attackers) ->
        [0] Sin atacantes
        [1] Atacante: { EACH($attackers, "part-label-on") }
       *[other] Atacantes: { EACH($attackers, "part-label-on") }
    }. { COUNT($defenders) ->
        [0] Sin defensores
        [1] Defensor: { EACH($defenders, "part-label-on") }
       *[other] Defensores: { EACH($defenders, "part-label-on") }
    }.
answer-captures = { COUNT($captures) ->
        [0] { PLAYER($color, article: "the") } no pueden capturar nada
       *[other] { EACH($captures, "part-capture") }
    }.
answer-material = { PLAYER($color) }: { COUNT($kinds) ->
        [0] solo el rey
       *[other] { EACH($kinds, "part-pieces-of-kind") }
    }.
answer-material-is-equal = El material está igualado.
answer-material-ahead = { PLAYER($color, article: "the") } tienen { $points ->
        [one] un punto
       *[other] { SMALL($points) } puntos
    } más.
answer-move-number = Jugada { $number }{ COLOR($turn) ->
        [none] { "" }
       *[other] , juegan { PLAYER($turn) }
    }.
answer-opponent-computer = Juega con { PLAYER($you) } contra el ordenador, nivel { $level }.
answer-opponent-player-beside-you = Juega con quien está a su lado.
answer-opponent-at-the-table = La partida se juega en la mesa.
player-named = { PLAYER($color) }: { $name }.
answer-commands = Órdenes: { EACH($phrases, "part-text") }.
answer-commands-found = { COUNT($phrases) ->
        [0] Ninguna orden para “{ $searched }”
       *[other] Órdenes para “{ $searched }”: { EACH($phrases, "part-text") }
    }.
part-run = { COUNT($squares) ->
        [1] { LABEL($piece) }{ $sameColor ->
            [yes] { "" }
           *[no] { " " }{ COLORED($piece) }
        }
       *[other] { LABEL($piece, number: "plural") }{ $sameColor ->
            [yes] { "" }
           *[no] { " " }{ COLORED($piece, number: "plural") }
        }
    } { SQUARES($squares) }
part-kind-on-squares = { COUNT($squares) ->
        [1] { LABEL($kind) }
       *[other] { LABEL($kind, number: "plural") }
    } { SQUARES($squares) }
part-target = { $castling ->
        [short] enroque corto
        [long] enroque largo
       *[none] { $capture ->
            [yes] captura { SQUARE($to) }
           *[no] { SQUARE($to) }
        }{ $promotion ->
            [yes] { " " }y corona
           *[no] { "" }
        }
    }
part-named-piece = { LABEL($it) } { COLORED($it) } { SQUARE($it) }
part-label-on = { LABEL($it) } { SQUARE($it) }
part-attacks-by-black = { CAP(PLAYER("black")) }: { EACH($black, "part-label-on") }.
part-capture = { LABEL($by) } { SQUARE($by) } captura { SQUARE($to) }
part-pieces-of-kind = { $count ->
        [1] { PIECE($kind, article: "a") }
       *[other] { SMALL($count) } { PIECE($kind, number: "plural") }
    }
