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

## moves

call = { part-mover }{ part-origin }{ $capture ->
        [yes] por{ " " }{ KIND($taken) ->
            [none] { "" }
           *[other] { PIECE($taken) } en{ " " }
        }
       *[no] { $joined ->
            [yes] a{ " " }
           *[no] { "" }
        }
    }{ SQUARE($to) }{ part-en-passant }{ $capture ->
        [yes] { part-promotes }
       *[no] { part-becomes }
    }{ part-sign }
call-castling = { part-castling }{ part-sign }
call-uci = { $squares }{ part-sign }
heading-mover = { PLAYER($by) }:
heading-number = Jugada { $number }:
heading-both = Jugada { $number }, { PLAYER($by) }:
last-move = { PLAYER($by) }: { SEGMENT($call) }
no-move-yet = Todavía no se ha hecho ninguna jugada.
last-capture = Capturado: { LABEL($piece) } { COLORED($piece) } en { SQUARE($square) }{ $enPassant ->
        [yes] , al paso
       *[no] { "" }
    }.
no-capture = No se ha capturado nada.
viewing-move = { $way ->
        [back] Atrás
       *[forward] Adelante
    }, a la jugada { $number }, { PLAYER($by) }: { SEGMENT($call) }
viewing-start = Inicio de la partida
viewing-present = La partida como está
fact-restored-move = { part-taken-back }{ $count ->
        [1] { "" }
        [2] , con la jugada siguiente
       *[other] , con las jugadas siguientes
    }: { SEGMENT($first) } Juegan { PLAYER($by) }.
fact-restored-start = { part-taken-back } hasta el inicio de la partida.
fact-restored-position = { part-taken-back } hasta una posición anterior.
part-mover = { KIND($piece) ->
        [none] { "" }
       *[other] { PIECE($piece) }{ " " }
    }
part-origin = { $origin ->
        [yes] { SQUARE($from) }{ " " }
       *[no] { "" }
    }
# After a capture a bare "torre" would be heard as what is taken.
part-promotes = { KIND($promotion) ->
        [none] { "" }
       *[other] , corona { PIECE($promotion) }
    }
part-en-passant = { $enPassant ->
        [yes] { " " }al paso
       *[no] { "" }
    }
part-sign = { $sign ->
        [check] , jaque
        [mate] , jaque mate
       *[none] { "" }
    }
part-taken-back = { $cause ->
        [takeback] Se retrocede
       *[ruling] El árbitro hace retroceder la partida
    }

## endings

ending-checkmate = { $called ->
        [yes] { part-outcome }
       *[no] Jaque mate. { part-outcome }
    }
ending-stalemate = Ahogado. { part-outcome }
ending-dead-position = Ya nadie puede dar mate. { part-outcome }
ending-fivefold-repetition = La misma posición por quinta vez. { part-outcome }
ending-seventy-five-moves = Setenta y cinco jugadas de cada bando sin captura ni jugada de peón. { part-outcome }
ending-threefold-repetition = La misma posición por tercera vez. { part-outcome }
ending-fifty-moves = Cincuenta jugadas de cada bando sin captura ni jugada de peón. { part-outcome }
ending-resignation = { $result ->
        [drawn] Abandono, pero el adversario no puede dar mate.
       *[other] { part-loser } abandonan.
    } { part-outcome }
ending-agreement = Tablas por acuerdo.
ending-time = { $result ->
        [drawn] Tiempo agotado, pero el adversario no puede dar mate. { part-outcome }
        [white] Las blancas ganan por tiempo.
       *[other] Las negras ganan por tiempo.
    }
ending-both-flags = Han caído las dos banderas. { part-outcome }
ending-default = { $result ->
        [lost] Nadie se presentó a tiempo.
       *[other] { part-loser } no se presentaron a tiempo.
    } { part-outcome }
ending-illegal-moves = { $result ->
        [drawn] Demasiadas jugadas ilegales, pero el adversario no puede dar mate.
        [white] Demasiadas jugadas ilegales de las negras.
       *[other] Demasiadas jugadas ilegales de las blancas.
    } { part-outcome }
ending-sealed-move = La jugada secreta no se puede hacer. { part-outcome }
ending-quickplay-finish = La partida no se puede ganar por procedimientos normales. { part-outcome }
ending-ruling = El árbitro ha decidido. { part-outcome }
ending-drawn-time = Ha caído la bandera de { PLAYER($loser, article: "the") }. { part-cannot-mate }
ending-drawn-resignation = { PLAYER($loser, article: "the") } abandonan. { part-cannot-mate }
ending-drawn-illegal-moves = Demasiadas jugadas ilegales de { PLAYER($loser, article: "the") }. { part-cannot-mate }
ending-drawn-sealed-move = La jugada secreta no se puede hacer. { part-cannot-mate }
ending-mate-undecided = No se pudo decidir si { PLAYER($side, article: "the") } aún pueden dar mate. Un árbitro puede decidir otra cosa.
can-win-can = Sí, { PLAYER($side, article: "the") } aún pueden dar mate. La línea más corta encontrada:
can-win-mated = { PLAYER($side, article: "the") } han dado mate.
can-win-cannot = No, { PLAYER($side, article: "the") } no pueden dar mate con ninguna serie de jugadas legales.
can-win-undecided = No se pudo decidir si { PLAYER($side, article: "the") } aún pueden dar mate.
part-cannot-mate = Tablas: { PLAYER($opponent, article: "the") } no pueden dar mate con ninguna serie de jugadas legales.
part-outcome = { $result ->
        [white] Ganan las blancas.
        [black] Ganan las negras.
        [drawn] Tablas.
       *[lost] Pierden ambos.
    }
part-loser = { $result ->
        [white] Las negras
       *[other] Las blancas
    }

## board

cell-piece = { LABEL($piece) } { COLORED($piece) }
cell-kind = { LABEL($kind) }
cell-empty = vacía
cell-light = casilla clara
cell-dark = casilla oscura

## happenings

fact-checked = { $called ->
        [yes] { CAP(EACH($by, "part-of-the-piece", join: "and")) }
       *[no] Jaque { EACH($by, "part-of-the-piece", join: "and") }
    }.
fact-draw-offered = { PLAYER($by, article: "the") } ofrecen tablas.
fact-draw-rejected = { PLAYER($by, article: "the") } rechazan las tablas.
fact-draw-rejected-by-move = Tablas rechazadas.
fact-adjusting = { PLAYER($by, article: "the") } componen.
fact-touched = { PLAYER($by, article: "the") } { $how ->
        [adjusting] componen { EACH($piece, "part-the-piece") }
        [by-accident] tocan sin querer { EACH($piece, "part-the-piece") }
       *[to-move] tocan { EACH($piece, "part-the-piece") }
    }.
fact-bound-move = { PLAYER($by, article: "the") } tienen que { part-to-move }.
fact-bound-capture = { PLAYER($by, article: "the") } tienen que { part-to-capture }.
fact-bound-capture-with = { PLAYER($by, article: "the") } tienen que { part-to-capture } con { EACH($with, "part-the-piece") }.
fact-bound-castle = { PLAYER($by, article: "the") } tienen que { part-to-castle }.
fact-bound-play = { PLAYER($by, article: "the") } tienen que jugar { EACH($move, "part-move") }.
fact-pressed = { PLAYER($by, article: "the") } pulsan el reloj.
fact-period-reached = { PLAYER($by, article: "the") } han llegado al control. Se { AMOUNT($added) ->
        [one] añade
       *[other] añaden
    } { DURATION($added) }.
fact-time-overstepped = { PLAYER($by, article: "the") } se han pasado del tiempo en { DURATION($late) }.
fact-clock-started = Corre { $again ->
        [yes] de nuevo{ " " }
       *[no] { "" }
    }el reloj de { PLAYER($of, article: "the") }.
fact-clocks-stopped = { PLAYER($by, article: "the") } paran los relojes.
fact-clocks-stopped-by-assistant = Quien asiste a { PLAYER($of, article: "the") } para los relojes.
fact-clocks-stopped-by-arbiter = El árbitro para los relojes.
fact-clock-set-time = { part-clock-set } { DURATION($time) }.
fact-clock-set-moves = { part-clock-set } { part-moves-made }.
fact-clock-set-both = { part-clock-set } { DURATION($time) }, { part-moves-made }.
fact-time-added = Se { AMOUNT($time) ->
        [one] añade
       *[other] añaden
    } { DURATION($time) } al reloj de { PLAYER($to, article: "the") }.
fact-time-taken = Se { AMOUNT($time) ->
        [one] quita
       *[other] quitan
    } { DURATION($time) } del reloj de { PLAYER($to, article: "the") }.
fact-flag-fell = { part-flag-fell }{ $goesOn ->
        [yes] { " " }La partida sigue.
       *[no] { "" }
    }
fact-both-flags-fell = Han caído las dos banderas, primero la de { PLAYER($first, article: "the") }.
fact-unwatched-clock-set-back = El reloj del dispositivo se ha atrasado. No se sabe cuánto tiempo faltó la página; no se descuenta a { PLAYER($of, article: "the") }.
fact-unwatched-not-charged = { part-away } No se descuenta a { PLAYER($of, article: "the") }.
fact-unwatched-open = { part-away }{ $stopped ->
        [yes] { " " }Los dos relojes están parados.
       *[no] { "" }
    } ¿Se descuenta a { PLAYER($of, article: "the") } o no?
fact-charge-proposed = { PLAYER($by, article: "the") } quieren que { $charged ->
        [yes] se descuente
       *[no] no se descuente
    }. { CAP(PLAYER($opponent, article: "the")) } tienen que estar de acuerdo.
fact-time-charged = { $charged ->
        [yes] Se { AMOUNT($length) ->
            [one] descuenta
           *[other] descuentan
        }
       *[no] No se { AMOUNT($length) ->
            [one] descuenta
           *[other] descuentan
        }
    } { DURATION($length) } a { PLAYER($of, article: "the") }.{ $flag ->
        [yes] { " " }{ part-flag-fell }
       *[no] { "" }
    }
fact-arrived = { PLAYER($who, article: "the") } ya están ante el tablero.
fact-arrived-late = { PLAYER($who, article: "the") } llegan al tablero con { DURATION($late) } de retraso.
fact-quickplay-claimed = { PLAYER($by, article: "the") } { $asks ->
        [draw] reclaman tablas en el final a caída de bandera
       *[increment] piden unos segundos por jugada
    }. Decide un árbitro.
fact-quickplay-decided-postponed = Se aplaza la decisión sobre la reclamación de { PLAYER($by, article: "the") }. La partida sigue.
fact-quickplay-decided-rejected = La reclamación de { PLAYER($by, article: "the") } se rechaza.
fact-quickplay-decided-increment = Desde ahora se { AMOUNT($increment) ->
        [one] añade
       *[other] añaden
    } { DURATION($increment) } por jugada.
fact-quickplay-decided-some-increment = Desde ahora se añaden unos segundos por jugada.
fact-quickplay-decided-no-increment = No se añaden segundos por jugada. La partida sigue.
fact-written = { $what ->
        [move] Jugada anotada.
        [note] Nota de voz guardada.
       *[offer] Oferta de tablas anotada.
    }
fact-signed = { PLAYER($by, article: "the") } firman: { $result ->
        [white] ganaron las blancas
        [black] ganaron las negras
        [drawn] tablas
       *[lost] perdieron ambos
    }.{ $agreed ->
        [yes] { " " }Han firmado los dos.
       *[no] { "" }
    }
fact-scored = Las blancas reciben { EACH($white, "part-points") } y las negras { EACH($black, "part-points") }.
fact-adjourned = La partida se aplaza. { CAP(PLAYER($sealer, article: "the")) } sellan una jugada.
fact-sealed-written = { PLAYER($sealer, article: "the") } han anotado la jugada secreta.
fact-sealed-envelope-closed = El sobre está cerrado.
fact-sealed-clock-stopped = La jugada está sellada y los relojes, parados.
fact-resumed = La partida se reanuda. { $envelope ->
        [opened] Se abre el sobre.
       *[stays-closed] El sobre sigue cerrado.
    } Corre el reloj de { PLAYER($clock, article: "the") }.
part-clock-set = El reloj de { PLAYER($of, article: "the") } queda en
part-moves-made = { $moves ->
        [one] una jugada hecha
       *[other] { NUM($moves, gender: "feminine") } jugadas hechas
    }
part-flag-fell = Ha caído la bandera de { PLAYER($of, article: "the") }.
part-away = El dispositivo estuvo ausente { DURATION($length) }.
# Halves in words: ",5" is heard as a decimal.
part-points = { $half ->
        [yes] { $whole ->
            [0] medio punto
            [1] un punto y medio
           *[other] { $whole } puntos y medio
        }
       *[no] { $whole ->
            [0] cero puntos
            [one] un punto
           *[other] { $whole } puntos
        }
    }

## claims

fact-draw-claimed-threefold = { PLAYER($by, article: "the") } reclaman tablas: la posición se ha dado tres veces.
fact-draw-claimed-threefold-intended = { PLAYER($by, article: "the") } reclaman tablas: con { EACH($intended, "part-move") } la posición se da por tercera vez.
fact-draw-claimed-fifty-moves = { PLAYER($by, article: "the") } reclaman tablas: { part-fifty }.
fact-draw-claimed-fifty-moves-intended = { PLAYER($by, article: "the") } reclaman tablas: con { EACH($intended, "part-move") } son { part-fifty }.
claim-right = Es correcto. Tablas.
fact-claim-rejected-not-written-first = No es correcto: la jugada no se anotó antes.
fact-claim-rejected-move-is-illegal = No es correcto: la jugada es ilegal.
fact-claim-rejected-threefold = No es correcto: { $intended ->
        [yes] se daría por { ORDINAL($found, gender: "feminine") } vez
       *[no] la posición se ha dado solo { $found ->
            [1] una vez
           *[other] { SMALL($found, gender: "feminine") } veces
        }
    }.
fact-claim-rejected-fifty-moves = No es correcto: { $intended ->
        [yes] serían
       *[no] son
    } solo { SMALL($found, gender: "feminine") }.
claim-is-offer = Vale como oferta de tablas.
part-fifty = cincuenta jugadas de cada bando sin captura ni jugada de peón

## irregularities

fault-illegal-move = { COLOR($of) ->
        [none] Se ha hecho una jugada ilegal.
       *[other] { PLAYER($of, article: "the") } han hecho una jugada ilegal.
    }
fault-pressed-without-a-move = { COLOR($of) ->
        [none] Se ha pulsado el reloj sin jugar.
       *[other] { PLAYER($of, article: "the") } han pulsado el reloj sin jugar.
    }
fault-pawn-left-unpromoted = { COLOR($of) ->
        [none] Quedó un peón en la última fila.
       *[other] { PLAYER($of, article: "the") } han dejado un peón en la última fila.
    }
fault-two-hands = { COLOR($of) ->
        [none] Se ha jugado con las dos manos.
       *[other] { PLAYER($of, article: "the") } han jugado con las dos manos.
    }
fault-touched-piece = { COLOR($of) ->
        [none] La jugada no es la que exige la pieza tocada.
       *[other] { PLAYER($of, article: "the") } no han jugado lo que exige la pieza tocada.
    }
fault-displaced = { COLOR($of) ->
        [none] Hay piezas desplazadas.
       *[other] { PLAYER($of, article: "the") } han desplazado piezas.
    }
fault-set-up = { COLOR($of) ->
        [none] La partida ha empezado mal.
       *[other] { PLAYER($of, article: "the") } han empezado mal la partida.
    }
fault-ruling-corrected = Se hace otra jugada en su lugar.
fault-ruling-counted = Cuenta como jugada ilegal.
fault-ruling-illegal-move-counted = Es la { ORDINAL($count, gender: "feminine") }.
fault-ruling-counted-as = Cuenta como la { ORDINAL($count, gender: "feminine") } jugada ilegal.
fault-ruling-queen = El peón se convierte en dama.
fault-ruling-not-counted = No cuenta como jugada ilegal.
fault-ruling-stands = La jugada se mantiene.
fault-ruling-put-right = { COLOR($of) ->
        [none] Se devuelven a su sitio.
       *[other] { PLAYER($of, article: "the") } las devuelven a su sitio.
    }
fault-ruling-new-game = Se juega una nueva partida.
fault-ruling-goes-on = La partida sigue.
fault-ruling-arbiter-decides = Decide el árbitro.
penalty-warning = Se advierte a { PLAYER($against, article: "the") }.
penalty-given = Se sanciona a { PLAYER($against, article: "the") }.
penalty-points-to-the-opponent = { penalty-given } { CAP(PLAYER($opponent, article: "the")) } reciben los puntos de la victoria.
penalty-game-lost = Se sanciona a { PLAYER($against, article: "the") }: pierden la partida.
penalty-fine = Se multa a { PLAYER($against, article: "the") }.
penalty-rounds = Se excluye a { PLAYER($against, article: "the") } de { $rounds ->
        [1] una ronda
       *[other] { SMALL($rounds, gender: "feminine") } rondas
    }.
penalty-expulsion = Se expulsa a { PLAYER($against, article: "the") } de la competición.

## replies

reply-how-to-answer = Sí, no, o dígalo otra vez.
reply-looking-at-start = Está viendo el inicio de la partida.
reply-looking-at-move = Está viendo la jugada { $number }.
reply-play-now = ¿Jugar { SEGMENT($call) } en la posición actual?
reply-move-not-made = La jugada no se hace.
reply-not-done = No se ha hecho.
reply-nothing-asked = No había ninguna pregunta.
reply-held-back = No se ha hecho: { EACH($lines, "part-text") }.
reply-no-piece-meant = ¿Qué pieza? Por ejemplo: jugadas de { SQUARE("g1") }.
reply-commands-listed = Aquí están las órdenes que se escriben: “{ $example }” busca una, Escape vuelve atrás.
reply-game-saved = Partida guardada como { $name }.

## piece-list

piece-list-nothing-named = Nombre piezas con sus casillas. { part-piece-list-example }
piece-list-unknown-word = No se entendió “{ $word }”. { part-piece-list-example }
piece-list-colour-missing = Falta el color { PIECE($kind, article: "of") } de { SQUARE($square) }. { part-piece-list-example }
piece-list-square-missing = Falta la casilla { PIECE($kind, article: "of") }. { part-piece-list-example }
piece-list-piece-missing = Diga qué hay en { SQUARE($square) }. { part-piece-list-example }
piece-list-named-twice = { SQUARE($square) } se nombró dos veces.
part-piece-list-example = Por ejemplo: rey blanco { SQUARE("e1") }, peón negro { SQUARE("d5") }, { SQUARE("e4") } vacía.

## clock

clock-duration = { DURATION($time) }
clock-span = { SPAN($time) }
clock-not-started = Los relojes no están en marcha.
clock-stopped = Los relojes están parados.
clock-game-over = La partida ha terminado.
clock-flag-fallen = { PLAYER($color) }, sin tiempo, la bandera ha caído.
clock-shown = { PLAYER($color) } { DURATION($time) }{ part-running }{ GIVEN($toGo) ->
        [none] { "" }
       *[yes] , { $toGo ->
            [one] falta una jugada
           *[other] faltan { NUM($toGo, gender: "feminine") } jugadas
        }
    }{ part-fell-earlier }.
clock-time-left = { PLAYER($color) } { SPAN($time) }{ part-running }{ part-fell-earlier }.
clock-moves-completed = { PLAYER($color) }: { $moves ->
        [0] ninguna jugada completada
        [one] una jugada completada
       *[other] { WORDS($moves, gender: "feminine") } jugadas completadas
    }.
clock-moves-to-control = { PLAYER($color) }: { part-moves-in-words } hasta el control.
clock-no-control-ahead = { PLAYER($color) }: ya no hay más controles.
clock-time-used = { PLAYER($color) }: { part-moves-in-words }, tiempo usado { SPAN($used) }.
clock-period = { part-period }, { $moves ->
        [0] no faltan jugadas
        [one] falta una jugada
       *[other] faltan { WORDS($moves, gender: "feminine") } jugadas
    }, después { SPAN($next) } más.
clock-last-period = { part-period }, para todas las jugadas restantes.
clock-no-delay = Sin retardo.
clock-delay-over = El retardo ha terminado.
clock-delay-left = { SPAN($left) } de retardo.
clock-runs = Corre el reloj de { PLAYER($side, article: "the") }{ part-at-move }.
clock-goes-on = Los relojes están parados. Seguirá el de { PLAYER($side, article: "the") }{ part-at-move }.
clock-warning-last-seconds = { WORDS($seconds) }.
clock-warning-time = { AMOUNT($left) ->
        [one] Queda
       *[other] Quedan
    } { SPAN($left) }.
clock-warning-time-of = { PLAYER($of) } { SPAN($left) }.
clock-warning-moves = { part-moves-in-words } hasta el control.
clock-warning-moves-of = { PLAYER($of) }: { part-moves-in-words } hasta el control.
part-running = { $running ->
        [yes] , en marcha
       *[no] { "" }
    }
part-fell-earlier = { GIVEN($fellIn) ->
        [none] { "" }
       *[yes] , la bandera cayó en el periodo { $fellIn }
    }
part-moves-in-words = { $moves ->
        [0] ninguna jugada
        [one] una jugada
       *[other] { WORDS($moves, gender: "feminine") } jugadas
    }
part-period = { PLAYER($color) }: periodo { WORDS($number) }{ GIVEN($of) ->
        [none] { "" }
       *[yes] { " " }de { WORDS($of) }
    }
part-at-move = { GIVEN($move) ->
        [none] { "" }
       *[yes] , jugada { WORDS($move) }
    }

## clock-table

clock-table-to-set = { $control }.
clock-table-set = El reloj está puesto: { $control }.
clock-table-to-start = El reloj de las blancas corre en cuanto las negras pulsen.
clock-table-back = El reloj está de vuelta.
clock-table-not-heard-surely = No es seguro que se dijera “{ $text }”. ¿Quiso decir { EACH($nearest, "part-text", join: "or") }?
clock-table-no-command = “{ $text }” no es ninguna orden del reloj. { COUNT($nearest) ->
        [0] “Ayuda” las enumera.
       *[other] ¿Quiso decir { EACH($nearest, "part-text", join: "or") }?
    }

## dial

dial-minute = { $minute ->
        [0] arriba
       *[other] { $minute }
    }{ COUNT($holds) ->
        [0] { "" }
       *[other] , { EACH($holds, "part-text") }
    }
dial-minute-hand-at-top = minutero, arriba
dial-minute-hand = minutero, { DURATION($way) }
dial-minute-hand-before-hour = minutero, { DURATION($way) } para la hora
dial-hour-hand = horario, en las { $hour }
dial-hour-hand-between = horario, entre las { $hour } y las { $next }
dial-middle = centro de la esfera
dial-off-the-dial = fuera de la esfera
dial-flag-at-rest = bandera en reposo
dial-flag-rising = la bandera sube, { DURATION($left) }
dial-flag-fallen = bandera caída
dial-holds-dots = { $dots ->
        [1] un punto
        [2] dos puntos
       *[other] tres puntos
    }
dial-holds-minute-hand = minutero
dial-holds-hour-hand = horario

## time

time-no-clock = Sin reloj
time-control = { $told }
time-control-of-each = { PLAYER("white") } { $white }{ part-apart } { PLAYER("black") } { $black }
time-moves = { part-count-of-moves }
time-for-all-moves = { ALLOTTED($time) }
time-moves-in = { part-count-of-moves } en { ALLOTTED($time) }
time-for-every-moves = { ALLOTTED($time) } por cada { part-count-of-moves }
time-then = después { $period }
time-each-move = { part-each-move }
time-period-with = { $period } con { part-each-move }
time-from-first-move = { part-each-move } desde la primera jugada
part-apart = { $apart ->
        [comma] ,
       *[semicolon] ;
    }
part-count-of-moves = { $moves ->
        [one] una jugada
       *[other] { NUM($moves, gender: "feminine") } jugadas
    }
part-each-move = { $kind ->
        [before] { ALLOTTED($time) } por jugada
        [after] { ALLOTTED($time) } después de cada jugada
        [bronstein] hasta { ALLOTTED($time) } devueltos después de cada jugada
       *[delay] { ALLOTTED($time) } de retardo por jugada
    }

## table

fact-announced = { part-caller-announces }{ part-for }: { SEGMENT($call) }
fact-announced-corrected = { part-caller-corrects } el anuncio{ part-for }: { SEGMENT($call) } No: { SEGMENT($instead) }
fact-repeated = { part-caller-repeats-it }{ part-for }.
fact-repeated-otherwise = { part-caller-repeats } otra jugada{ part-for }. Anunciada: { SEGMENT($called) } Repetida: { SEGMENT($repeated) }
fact-on-board = En el tablero de { PLAYER($by, article: "the") }: { SEGMENT($call) }
fact-move-made = { PLAYER($by, article: "the") } han hecho la jugada.
fact-taken-off = { PLAYER($by, article: "the") } retiran { EACH($piece, "part-the-piece") }.
fact-placed = { PLAYER($by, article: "the") } colocan { PIECE($piece, article: "the") } en { SQUARE($piece) }.
fact-pieces-put-back = { PLAYER($by, article: "the") } lo devuelven todo a su sitio.
fact-left-undone = { $what ->
        [announcing] { PLAYER($by, article: "the") } no han anunciado la jugada.
        [repeating] { PLAYER($by, article: "the") } no han repetido la jugada.
       *[executing] La jugada del adversario no se hizo en el tablero de { PLAYER($by, article: "the") }.
    }
boards-agree = Los tableros coinciden.
boards-differ = Los tableros no coinciden.
boards-differ-on = { SQUARE($square) }: en el tablero de las blancas { EACH($white, "part-standing") }, en el de las negras { EACH($black, "part-standing") }.
scores-agree = Las planillas coinciden.
scores-differ-too = Las planillas tampoco coinciden.
board-to-mend = { PLAYER($of, article: "the") } tienen que corregir su tablero.
fact-board-mended = El tablero de { PLAYER($of, article: "the") } vuelve a estar bien.
fact-asked = { PLAYER($by, article: "the") } preguntan por { $about ->
        [moves] el número de jugadas
       *[time] el tiempo usado
    }.
fact-told-moves = Jugadas completadas: blancas { $white }, negras { $black }.
fact-told-time = Tiempo usado: blancas { DURATION($white) }, negras { DURATION($black) }.
sheets-part = Jugada { $number }, de { PLAYER($by, article: "the") }. Planilla de las blancas: { SEGMENT($white) } Planilla de las negras: { SEGMENT($black) }
window-is-for = Esta ventana es para { $whom ->
        [both-players] los dos jugadores
        [white] las blancas
        [black] las negras
        [assistant-of-white] quien asiste a las blancas
        [assistant-of-black] quien asiste a las negras
        [arbiter] el árbitro
       *[onlooker] el público
    }.
part-caller-announces = { $caller ->
        [player] { PLAYER($by, article: "the") } anuncian
        [own-assistant] Quien asiste a { PLAYER($by, article: "the") } anuncia
       *[other-assistant] Quien asiste a { PLAYER($opponent, article: "the") } anuncia
    }
part-caller-corrects = { $caller ->
        [player] { PLAYER($by, article: "the") } corrigen
        [own-assistant] Quien asiste a { PLAYER($by, article: "the") } corrige
       *[other-assistant] Quien asiste a { PLAYER($opponent, article: "the") } corrige
    }
part-caller-repeats-it = { $caller ->
        [player] { PLAYER($by, article: "the") } la repiten
        [own-assistant] Quien asiste a { PLAYER($by, article: "the") } la repite
       *[other-assistant] Quien asiste a { PLAYER($opponent, article: "the") } la repite
    }
part-caller-repeats = { $caller ->
        [player] { PLAYER($by, article: "the") } repiten
        [own-assistant] Quien asiste a { PLAYER($by, article: "the") } repite
       *[other-assistant] Quien asiste a { PLAYER($opponent, article: "the") } repite
    }
part-for = { $caller ->
        [player] { "" }
       *[other] { " " }por { PLAYER($by, article: "the") }
    }
part-standing = { KIND($it) ->
        [none] nada
       *[other] { LABEL($it) } { COLORED($it) }
    }

## table-conditions

table-condition-play = { $play ->
        [strict] Juego estricto
       *[casual] Juego informal
    }. Leyes: { $laws ->
        [fide] FIDE { $year }
       *[us-chess] US Chess
    }.
part-condition-article = (artículo { $article })
table-condition-supervision = { event-rule-supervision } { part-condition-article }.
table-condition-nobody-disabled = Nadie tiene discapacidad visual, y no rigen las reglas para jugadores con discapacidad visual.
table-condition-disabled = { COLOR($of) ->
        [none] Los dos jugadores tienen
       *[other] { PLAYER($of, article: "the") } tienen
    } discapacidad visual.
table-condition-hearing-impaired = { COLOR($of) ->
        [none] Los dos jugadores tienen
       *[other] { PLAYER($of, article: "the") } tienen
    } discapacidad auditiva.
table-condition-two-boards = Cada jugador tiene su propio tablero { part-condition-article }.
table-condition-one-board = Los dos jugadores usan un solo tablero.
table-condition-players-call = Cada jugador anuncia sus jugadas y repite las del adversario { part-condition-article }.
table-condition-assistant-calls = Quien asiste a { PLAYER($of, article: "the") } anuncia las jugadas de los dos jugadores { part-condition-article }.
table-condition-assistants-call = Los dos asistentes anuncian las jugadas de ambos jugadores { part-condition-article }.
table-condition-calls-fide = Las jugadas se anuncian al modo de la FIDE, con números en alemán{ GIVEN($article) ->
        [none] { "" }
       *[yes] { " " }{ part-condition-article }
    }. Por ejemplo: { SEGMENT($sample) }
table-condition-calls = Las jugadas se anuncian { $style ->
        [fide-names] con los nombres de la FIDE y los números en español
        [nato] con el alfabeto de la OTAN
        [algebraic] en notación algebraica abreviada
        [uci] en notación UCI
       *[plain] con palabras corrientes
    }{ GIVEN($article) ->
        [none] { "" }
       *[yes] { part-condition-instead }
    }. Por ejemplo: { SEGMENT($sample) }
part-condition-instead = , y no con números en alemán: { $by ->
        [arbiter] así lo ha decidido el árbitro
       *[players] así se ha acordado
    } { part-condition-article }
table-condition-no-assistants = Nadie tiene asistente.
table-condition-duties = Quien asiste a { PLAYER($of, article: "the") } se encarga de: { EACH($duties, "part-condition-duty", join: "semicolon") }.
part-condition-duty = { $duty ->
        [execute] hacer las jugadas en el tablero del adversario
        [announce] anunciar las jugadas de los dos jugadores
        [score] anotar la partida
        [clock] pulsar el reloj
        [tell] decir el número de jugadas y el tiempo usado, solo si se le pregunta
        [claim] reclamar por tiempo e informar al árbitro de las piezas tocadas
        [adjourn] las formalidades del aplazamiento
       *[move] mover las piezas del jugador
    } { part-condition-article }
table-condition-program-scores = El programa anota la partida.
table-condition-players-score = Cada jugador anota la partida.
table-condition-players-score-by = { table-condition-players-score } Se puede usar { $device ->
        [recording-device] un dispositivo de grabación
       *[tape-recorder] un magnetófono
    } { part-condition-article }.
table-condition-special-clock = Se usa un reloj especial, { $kind ->
        [felt] que se puede tocar
       *[speaking] que habla o se puede tocar
    } { part-condition-article }.
table-condition-quickplay = Rigen las reglas del final a caída de bandera.
table-condition-illegal-moves = { $moves ->
        [stand] Una jugada ilegal se mantiene hasta que se descubre.
       *[refused] El programa rechaza una jugada ilegal y dice por qué.
    }
table-condition-touch-binds = { event-rule-touch-binds } { part-condition-article }.
table-condition-no-draws = { event-rule-no-draws } { part-condition-article }.
table-condition-draws-after = { event-rule-draws-after } { part-condition-article }.
table-condition-points = { event-rule-points } { part-condition-article }.
table-condition-late-as-the-event-says = Con cuánto retraso se puede llegar lo dicen las bases del torneo { part-condition-article }.
table-condition-late-at-all = Pierde quien no está presente cuando se ponen en marcha los relojes { part-condition-article }.
table-condition-late = Pierde quien llega con más de { ALLOTTED($time) } de retraso { part-condition-article }.
table-condition-arbiter = { $present ->
        [yes] Hay un árbitro presente.
       *[no] No hay árbitro.
    }
table-condition-program-approved = El árbitro ha autorizado el uso de este programa.
table-condition-hints-locked = El motor y las ayudas están bloqueados.

## conditions

condition-strict = Juego estricto.
condition-warnings-allowed = Se permiten avisos de tiempo.
condition-supervision = { event-rule-supervision }.
condition-touch-binds = { event-rule-touch-binds }.
condition-no-draws = { event-rule-no-draws }.
condition-draws-after = { event-rule-draws-after }.
condition-edition = Leyes: { $laws ->
        [fide] FIDE { $year }
       *[us-chess] US Chess
    }.
condition-press-to-begin = Para empezar, pulse el reloj, con H.
condition-arbiter-begins = El árbitro pone en marcha el reloj.

## envelope

envelope-players = Con blancas, { $white }; con negras, { $black }.
envelope-position = Esta es la posición antes de la jugada secreta.
envelope-times = Las blancas han usado { DURATION($white) }; las negras, { DURATION($black) }.
envelope-sealed = { PLAYER($by, article: "the") } sellan la jugada { $number }.
envelope-offer = Sigue en pie la oferta de tablas de { PLAYER($by, article: "the") }.
envelope-no-offer = No hay ninguna oferta de tablas en pie.
envelope-resumption = La partida se reanudará. Fecha: { $date }. Hora: { $time }. Lugar: { $venue }.
envelope-fault-players = En el sobre tienen que constar los nombres de los dos jugadores.
envelope-fault-position = La posición del sobre no es la del tablero.
envelope-fault-times = Los tiempos del sobre no son los del reloj.
envelope-fault-sealed-by = El sobre se equivoca en quién sella la jugada.
envelope-fault-move-number = El número de la jugada secreta no es correcto.
envelope-fault-offer = El sobre se equivoca en la oferta de tablas.
envelope-fault-resumption = En el sobre tienen que constar la fecha, la hora y el lugar de la reanudación.
envelope-to-adjourn = ¿Aplazar la partida? { CAP(PLAYER($sealer, article: "the")) } tienen el turno y deben sellar su jugada.
envelope-turn-away = { PLAYER($other) }: vuélvase y no escuche, por favor. { CAP(PLAYER($sealer, article: "the")) } anotan la jugada.
envelope-locked-away = La jugada está anotada y guardada bajo llave. En esta página no queda nada de ella.
envelope-doubt-several-moves = Esto puede significar dos jugadas.
envelope-doubt-no-move = Aquí no se puede leer ninguna jugada.
envelope-present = { $white ->
        [yes] { $black ->
            [yes] Los dos jugadores están presentes.
           *[no] Las blancas están presentes; las negras, no.
        }
       *[no] { $black ->
            [yes] Las negras están presentes; las blancas, no.
           *[no] Nadie está presente.
        }
    }
envelope-position-unknown = No se conoce la posición: se juega una nueva partida.
envelope-late = El retraso es de { DURATION($late) }.
envelope-opened = Se abre el sobre, y se hace la jugada secreta de { PLAYER($sealer, article: "the") }.
envelope-stays-closed = El sobre sigue cerrado.
envelope-lost = El sobre no se puede abrir: { PLAYER($sealer, article: "the") } hacen la jugada secreta en el tablero.
envelope-times-unknown = No se conocen los tiempos: el árbitro pone los relojes.
envelope-clock-started = Se pone en marcha el reloj de { PLAYER($side, article: "the") }.
envelope-found = En el sobre dice: “{ $text }”.
envelope-trouble-not-secure = Aquí no se puede guardar la jugada bajo llave: la página tiene que llegar por una conexión segura, con https.
envelope-trouble-too-long = Es demasiado largo para una jugada. Escriba solo la jugada.
envelope-trouble-wrong-passphrase = El sobre no se abre con esta contraseña. Compruébela e inténtelo de nuevo.
envelope-trouble-not-this-envelope = Este archivo no abre el sobre. Elija el que se guardó al sellar la jugada.
envelope-trouble-unreadable = Lo que hay en el sobre está dañado y no se puede leer. Se da por perdido, y decide el árbitro.

## score

score-of = Planilla de { PLAYER($of, article: "the") }.
score-of-game = La planilla.
score-empty = Todavía no se ha hecho ninguna jugada.
score-move-by-black = Jugada { $number }, de las negras:
score-note = Nota de voz.
score-not-written = Sin anotar.
score-offered = Oferta de tablas.
score-end = Fin de la planilla.
score-not-compared = Notas de voz que no se han comparado: { $moves }.

## score-writing

score-send-again = Si es así, anótela otra vez.
score-nothing-to-write = Escriba la jugada como la oyó.
score-recording = Grabando.
score-trouble-cannot-record = Este navegador no puede grabar. Escriba la jugada.
score-trouble-not-allowed = El micrófono no está permitido. Permítalo en el navegador, o escriba la jugada.
score-trouble-no-microphone = No se encontró ningún micrófono. Conecte uno, o escriba la jugada.
score-trouble-nothing-recorded = No se grabó nada, y no hay nada anotado. Inténtelo otra vez.
score-trouble-disk-full = La nota de voz no se guardó: el disco está lleno. Escriba la jugada.
score-trouble-not-kept = La nota de voz no se guardó. Escriba la jugada.
score-trouble-not-on-this-device = Esta nota de voz no está en este dispositivo.
score-trouble-not-played = La nota de voz no se puede reproducir.

## ruling

ruling-articles = { $are ->
        [rules] { COUNT($articles) ->
            [1] Regla
           *[other] Reglas
        }
       *[articles] { COUNT($articles) ->
            [1] Artículo
           *[other] Artículos
        }
    } { EACH($articles, "part-text", join: "and") }.
ruling-reason = Motivo:
ruling-shall-be-done = ¿Quiere hacerlo?
ruling-no-effect = Con esto no cambiaría nada.
ruling-overtaken = Entretanto la partida ha seguido. La decisión sería ahora esta.
ruling-given-after = Después de la jugada { $number } de { PLAYER($by, article: "the") }:
ruling-given-before-first-move = Antes de la primera jugada:

## report

report-title = Acta de la partida
report-heading-game = Partida
report-heading-acts = Lo que se hizo
report-heading-rulings = Decisiones
report-heading-scores = Planillas
report-heading-result = Resultado
report-begun = Comienzo: { $when }.
report-doer = { part-subject }:
report-deed-feel = { part-subject } { $byPlayer ->
        [yes] palpan
       *[no] palpa
    } una pieza sin sacarla.
report-deed-make = { part-subject } { $byPlayer ->
        [yes] hacen
       *[no] hace
    } una jugada en el tablero.
report-deed-execute = { part-subject } { $byPlayer ->
        [yes] ejecutan
       *[no] ejecuta
    } la jugada anunciada.
report-deed-start = { part-subject } { $byPlayer ->
        [yes] ponen
       *[no] pone
    } en marcha el reloj.
report-deed-restart = { part-subject } { $byPlayer ->
        [yes] ponen
       *[no] pone
    } de nuevo en marcha los relojes.
report-deed-accept = { part-subject } { $byPlayer ->
        [yes] aceptan
       *[no] acepta
    } las tablas.
report-deed-point-out = { part-subject } { $byPlayer ->
        [yes] señalan
       *[no] señala
    } una irregularidad.
report-deed-compare = { part-subject } { $byPlayer ->
        [yes] hacen
       *[no] hace
    } comparar los tableros.
report-deed-compare-entered = { part-subject } { $byPlayer ->
        [yes] hacen
       *[no] hace
    } comparar los tableros según las posiciones introducidas.
report-deed-go-back = { part-subject } { $byPlayer ->
        [yes] retroceden
       *[no] retrocede
    } en la partida.
report-deed-rule = { part-subject } { $byPlayer ->
        [yes] deciden
       *[no] decide
    }:
report-deed-tell = { part-subject } { $byPlayer ->
        [yes] responden
       *[no] responde
    }:
report-deed-nothing = { part-subject } { $byPlayer ->
        [yes] hacen
       *[no] hace
    } algo sin consecuencias.
report-deed-flag = { part-subject } { $byPlayer ->
        [yes] señalan
       *[no] señala
    } la caída de la bandera de { PLAYER($of, article: "the") }.
report-deed-mend = { part-subject } { $byPlayer ->
        [yes] corrigen
       *[no] corrige
    } el tablero de { PLAYER($of, article: "the") }.
report-deed-write = { part-subject } { $byPlayer ->
        [yes] anotan
       *[no] anota
    } la jugada { $number } de { PLAYER($of, article: "the") }.
report-deed-record = { part-subject } { $byPlayer ->
        [yes] graban
       *[no] graba
    } la jugada { $number } de { PLAYER($of, article: "the") }.
report-deed-mark-offer = { part-subject } { $byPlayer ->
        [yes] marcan
       *[no] marca
    } la oferta de tablas en la jugada { $number } de { PLAYER($of, article: "the") }.
report-made = Con eso queda hecha la jugada { $number } de { PLAYER($of, article: "the") }.
report-articles = { COUNT($articles) ->
        [1] Artículo
       *[other] Artículos
    } { EACH($articles, "part-text", join: "and") }.
report-reason = Motivo: { $reason }.
report-nothing-done = Todavía no se ha hecho nada.
report-nothing-ruled = No se ha decidido nada.
report-goes-on = La partida sigue.
report-column-move = Jugada
report-column-white = Planilla de las blancas
report-column-black = Planilla de las negras
report-column-both = Planilla
report-row = { $number }, { PLAYER($by) }
report-not-written = sin anotar
report-different = distinta
report-copied = El acta se ha copiado.
report-not-copied = El acta no se pudo copiar. Guárdela como texto.
report-saved = El acta se ha guardado: { $name }.
part-subject = { $by ->
        [white] Las blancas
        [black] Las negras
        [assistant-of-white] Quien asiste a las blancas
        [assistant-of-black] Quien asiste a las negras
       *[arbiter] El árbitro
    }

## keys

key-group-moving-about = Recorrer el tablero
key-group-moving-pieces = Mover piezas
key-group-clock-and-acts = Reloj, ofertas y reclamaciones
key-group-asking = Preguntar
key-group-going-through-the-game = Recorrer la partida
key-group-page-and-speech = Página y voz
key-group-at-a-table = En la mesa
key-does-step = A la casilla contigua en esa dirección
key-does-rank-start = Al extremo izquierdo de la fila
key-does-rank-end = Al extremo derecho de la fila
key-does-file-end = Al extremo superior de la columna
key-does-file-start = Al extremo inferior de la columna
key-does-board-start = A la primera esquina del tablero, a1 para las blancas
key-does-board-end = A la última esquina del tablero, h8 para las blancas
key-does-to-rank = A esa fila, en la misma columna
key-does-to-file = A esa columna, de la a a la h, en la misma fila
key-does-next-king = Al rey siguiente
key-does-previous-king = Al rey anterior
key-does-next-queen = A la dama siguiente
key-does-previous-queen = A la dama anterior
key-does-next-rook = A la torre siguiente
key-does-previous-rook = A la torre anterior
key-does-next-bishop = Al alfil siguiente
key-does-previous-bishop = Al alfil anterior
key-does-next-knight = Al caballo siguiente
key-does-previous-knight = Al caballo anterior
key-does-next-pawn = Al peón siguiente
key-does-previous-pawn = Al peón anterior
key-does-lift-or-place = Levantar la pieza, o soltar aquí la que se levantó
key-does-put-back = Devolver a su sitio la pieza levantada
key-does-move-entry = Al campo Su jugada
key-does-next-region = A la parte siguiente de la página
key-does-previous-region = A la parte anterior de la página
key-does-this-square = Qué hay aquí; si se pulsa otra vez enseguida, más
key-does-go-to-last-move = A la casilla de la última jugada
key-does-moves-of-this-piece = Adónde puede ir esta pieza
key-does-captures-of-this-piece = Qué puede capturar esta pieza
key-does-repeat-before = El mensaje anterior a ese
key-does-act-menu = El menú de acciones: ofrecer, reclamar, componer, bandera, parar, abandonar
key-does-say-move = En la mesa: anunciar su jugada, o repetir la del adversario
key-does-make-called-move = En la mesa: hacer en su tablero la jugada del adversario
key-does-talk = Hablar, si hay entrada de voz: manténgala pulsada, o púlsela antes y después
key-does-mute = Desactivar o activar todo el sonido
key-does-keys = Estas teclas
key-name-arrow-left = Flecha izquierda
key-name-arrow-right = Flecha derecha
key-name-arrow-up = Flecha arriba
key-name-arrow-down = Flecha abajo
key-name-home = Inicio
key-name-end = Fin
key-name-page-up = Retroceder página
key-name-page-down = Avanzar página
key-name-enter = Intro
key-name-space = Espacio
key-name-escape = Escape
key-name-backspace = Retroceso
key-name-full-stop = Punto
key-through = { $first } a { $last }
key-either = { EACH($keys, "part-text", join: "either") }

## voice

voice-heard = Se oyó: { SEGMENT($words) }
voice-words = “{ $text }”.
voice-trouble-no-microphone = No se encontró ningún micrófono. Conecte uno e inténtelo de nuevo.
voice-trouble-not-allowed = El navegador no deja que la página use el micrófono. Permítalo en los ajustes del navegador para esta página e inténtelo de nuevo.
voice-trouble-no-speech = No se oyó nada. Inténtelo de nuevo, más cerca del micrófono.
voice-trouble-language-not-supported = Este reconocedor no conoce el idioma. Elija otro en “Entrada de voz”, en los ajustes.
voice-trouble-language-not-installed = El reconocedor tiene que descargar antes el idioma. Pulse “Descargar” en “Entrada de voz”, en los ajustes.
voice-trouble-network = El reconocedor no pudo conectar con sus servidores. Conéctese a la red, o elija otro en “Entrada de voz”, en los ajustes.
voice-trouble-model-unreadable = El modelo de voz no se puede leer. Elija otro archivo en “Entrada de voz”, en los ajustes.
voice-trouble-failed = El reconocedor se ha parado. Inténtelo de nuevo, o elija otro en “Entrada de voz”, en los ajustes.
voice-none-chosen = La entrada de voz está desactivada. Elija un reconocedor en “Entrada de voz”, en los ajustes.
voice-chosen-none = Entrada de voz desactivada.
voice-chosen-on-device = Entrada de voz en este dispositivo.
voice-chosen-cloud = Entrada de voz por los servidores del fabricante del navegador.
voice-chosen-vosk = Entrada de voz con Vosk.
voice-way-push-to-talk = Mantenga { part-voice-keys-held } mientras habla.
voice-way-toggle = Pulse { part-voice-keys } antes de hablar, y otra vez después.
voice-way-always = { part-voice-keys } empieza a escuchar, hasta que se pulse otra vez.
part-voice-keys = { COUNT($keys) ->
        [0] el botón
       *[other] { EACH($keys, "part-text", join: "either") }
    }
part-voice-keys-held = { COUNT($keys) ->
        [0] pulsado el botón
       *[other] pulsada { EACH($keys, "part-text", join: "either") }
    }
voice-listens-for-page = Idioma que se escucha: español.
voice-listens-for-german-call = Se escucha el anuncio en alemán.
voice-listening = Escuchando.
voice-not-listening = Ya no escucha.
voice-supply-language-fetched = Idioma descargado.
voice-supply-language-not-fetched = No se pudo descargar el idioma. Conéctese a la red e inténtelo de nuevo.
voice-supply-model-loading = Se está leyendo el modelo.
voice-supply-model-ready = El modelo está listo.
voice-supply-model-not-kept = El modelo no se puede guardar en este dispositivo: falta espacio. Se usa hasta que se cierre la página.
voice-supply-model-forgotten = El modelo se ha borrado de este dispositivo.
voice-supply-no-model = Elija antes un archivo de modelo para Vosk.
voice-confirm-on = Se pregunta antes de hacer cada jugada.
voice-confirm-off = Las jugadas se hacen sin preguntar.
voice-silence-on = Ocho segundos de silencio significan sí, pero no en juego estricto, ni cuando el reloj se pulsa a mano.
voice-silence-off = El silencio no significa nada. Cada jugada que se lee de vuelta espera un sí.

## storage

