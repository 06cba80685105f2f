### Spanish. What each message is about stands in en.ftl. The terms are those of docs/terms/es.md.

## shared

incomplete = A esta frase le falta algo: { $formed }
key-with-shift = Mayúsculas+{ $key }
key-with-control = Control+{ $key }
key-with-alt = Alt+{ $key }
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
        [resignation] { $result ->
            [drawn] a pesar del abandono
           *[other] por abandono
        }{ part-could-not-mate }
        [agreement] por acuerdo
        [time] { $result ->
            [drawn] a pesar del tiempo agotado
           *[other] por tiempo
        }{ part-could-not-mate }
        [both-flags] porque cayeron las dos banderas
        [default] por incomparecencia
        [illegal-moves] { $result ->
            [drawn] a pesar de las jugadas ilegales
            [lost] por jugadas ilegales
           *[other] por jugadas ilegales del adversario
        }{ part-could-not-mate }
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
refusal-offer-only-on-your-move = Solo se ofrecen tablas en el propio turno.
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
refusal-not-a-time = No se puede ajustar un reloj así.
refusal-nothing-to-charge = No hay ningún tiempo sobre el que decidir.
refusal-charge-open = El dispositivo estuvo ausente { DURATION($length) }. Decida primero si ese tiempo se descuenta.
refusal-flag-is-down = Ha caído la bandera de { PLAYER($of, article: "the") }. Ajuste ese reloj antes de que vuelva a correr.
refusal-flag-has-not-fallen = A { PLAYER($of, article: "the") } les { AMOUNT($left) ->
        [one] queda
       *[other] quedan
    } { DURATION($left) }: la bandera no ha caído.
refusal-own-flag-has-fallen = También ha caído su propia bandera: no puede reclamar.
refusal-arrived-already = { PLAYER($who, article: "the") } ya están ante el tablero.
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
control-refusal-moves-missing = ¿{ ALLOTTED($time) } para cuántas jugadas? Solo el último periodo puede ser para todas las jugadas restantes.
control-refusal-from-which-move = { ALLOTTED($time) } por jugada: añada “desde la jugada 1” o “desde la jugada { $move }”.
control-refusal-no-period-begins = Con la jugada { $move } no empieza ningún periodo.
control-refusal-one-side-only = Falta el tiempo de { PLAYER($missing, article: "the") }.
control-refusal-side-twice = Se nombró dos veces a { PLAYER($side, article: "the") }.
control-refusal-too-much = Aquí no se admiten más de { $what ->
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
hand-nothing-lifted = No hay ninguna pieza levantada.
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
        [castling-impossible] sus derechos de enroque no corresponden a las casillas del rey y las torres
        [en-passant-impossible] ningún peón acaba de pasar por su casilla de captura al paso
        [counters] no se pueden leer los contadores de jugadas
        [no-pieces] el tablero está vacío
        [kings] cada bando tiene que tener un rey
        [pawn-on-last-rank] hay un peón en la primera o en la última fila
       *[opponent-in-check] está en jaque el rey del bando que no tiene el turno
    }.
notice-game-brought-back = Se ha recuperado su partida: { $moves ->
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
notice-computer-failed = El motor de ajedrez { $trouble ->
        [not-loaded] no pudo empezar a jugar: no se pudieron cargar sus archivos
        [no-answer] no responde
        [out-of-memory] tiene poca memoria
       *[crashed] ha fallado
    }. La partida está guardada. Puede intentarlo de nuevo o seguir más tarde.
notice-unknown-page = No existe esa página. Esta es la página de inicio.
notice-offline-failed = No se puede usar sin conexión: no se pudo guardar todo. Recargue la página para intentarlo de nuevo.
notice-update-waiting = Hay una nueva versión de Anna–Hector. Se puede instalar cuando no haya ninguna partida en curso.
notice-no-voices = Este navegador no tiene ninguna voz. Los mensajes van al lector de pantalla y a la lista de mensajes.
notice-no-voice-of = Este navegador no tiene ninguna voz en { $name }. En su lugar habla otra.
notice-voice-not-allowed = El navegador todavía no deja hablar a la página. Pulse cualquier tecla o botón de la página.
notice-voice-fell-silent = La voz se ha callado. Los mensajes van al lector de pantalla y a la lista de mensajes.
notice-board-size = Tablero al { $percent } por ciento.
notice-sound = { $on ->
        [yes] Sonido activado.
       *[no] Sonido desactivado.
    }
notice-full-screen-on = Pantalla completa.
notice-full-screen-off = Pantalla completa desactivada.
notice-full-screen-refused = El navegador no permite la pantalla completa.
notice-keys-as-at-first = Se han restablecido todas las teclas.
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
notice-lasting-not-safe = El navegador no ha aceptado. Puede borrar sus partidas si falta espacio. Una copia de seguridad en un archivo las conserva.
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
notice-games-restored = Se ha recuperado la partida borrada.
notice-games-on-the-board = Esta partida está en el tablero: no se borra.
notice-games-unreadable = Esta partida no se puede leer. No se ha borrado nada.
notice-games-not-reached = No se ha hecho: no se pudo acceder a la partida guardada. Inténtelo de nuevo.
notice-games-saved = { $games ->
        [0] No hay ninguna partida que guardar.
       *[other] Se han guardado todas las partidas en un archivo. Partidas: { $games }.
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

answer-piece-count = { $count } piezas.
answer-square-count = { $count } casillas.
answer-capture-count = { $count } capturas.
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
answer-movable = { PLAYER($color) }: { COUNT($kinds) ->
        [0] nada puede mover
       *[other] pueden mover { EACH($kinds, "part-kind-on-squares") }
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
part-capture = { LABEL($by) } { SQUARE($by) } captura { SQUARE($to) }
part-pieces-of-kind = { $count ->
        [1] { PIECE($kind, article: "a") }
       *[other] { SMALL($count) } { PIECE($kind, number: "plural") }
    }

## whole-board

whole-diagonal = Diagonal { SQUARE($from) } { SQUARE($to) }: { COUNT($pieces) ->
        [0] vacía
       *[other] { EACH($pieces, "part-whole-piece") }
    }.
whole-no-diagonal = { SQUARE($from) } y { SQUARE($to) } no están en una misma diagonal.
whole-pawn-count = { $count } peones.
whole-no-pawns = No hay peones.
whole-pawn-file = Columna { FILE($file) }: { EACH($sides, "part-whole-pawns", join: "semicolon") }.
whole-files-without-pawns = Sin peones: { COUNT($files) ->
        [1] columna
       *[other] columnas
    } { EACH($files, "part-whole-file") }.
whole-empty-files = Sin nada: { COUNT($files) ->
        [1] columna
       *[other] columnas
    } { EACH($files, "part-whole-file") }.
whole-doubled = { PLAYER($color) }: { COUNT($squares) ->
        [0] ningún peón doblado
       *[other] peones doblados { SQUARES($squares) }
    }.
whole-isolated = { PLAYER($color) }: { COUNT($squares) ->
        [0] ningún peón aislado
        [1] peón aislado { SQUARES($squares) }
       *[other] peones aislados { SQUARES($squares) }
    }.
whole-passed = { PLAYER($color) }: { COUNT($squares) ->
        [0] ningún peón pasado
        [1] peón pasado { SQUARES($squares) }
       *[other] peones pasados { SQUARES($squares) }
    }.
whole-nothing-changed = Nada ha cambiado desde su última jugada.
whole-nothing-changed-at-all = Nada ha cambiado desde el comienzo.
whole-changed = Desde su última jugada: { part-whole-changes }.
whole-changed-from-start = Desde el comienzo: { part-whole-changes }.
whole-path = { LABEL($piece) } { SQUARE($piece) }: { SQUARES($squares) }{ $wasPawn ->
        [yes] ; antes peón
       *[no] { "" }
    }.
whole-not-moved = { LABEL($piece) } { SQUARE($piece) } no se ha movido.
whole-effect = { LABEL($piece) } { SQUARE($piece) } { COUNT($attacks) ->
        [0] no ataca nada
       *[other] ataca: { EACH($attacks, "part-whole-piece") }
    }.{ COUNT($leaves) ->
        [0] { "" }
       *[other] { " " }Ya no defiende: { EACH($leaves, "part-whole-piece") }.
    }
whole-check = { CAP(PLAYER($color, article: "the")) } están en jaque { EACH($by, "part-of-the-piece", join: "and") }.
whole-no-check = Nadie está en jaque.
whole-move-not-made = La jugada { $number } aún no se ha hecho.
part-whole-piece = { LABEL($it) } { COLORED($it) } { SQUARE($it) }
part-whole-pawns = { PLAYER($color) } { SQUARES($squares) }
part-whole-file = { FILE($it) }
part-whole-changes = { EACH($changes, "part-whole-change") }{ COUNT($captured) ->
        [0] { "" }
       *[other] ; capturado: { EACH($captured, "part-whole-piece") }
    }
part-whole-change = { LABEL($piece) } { COLORED($piece) } de { SQUARE($piece) } a { SQUARE($to) }{ KIND($promotion) ->
        [none] { "" }
       *[other] , ahora { PIECE($promotion) }
    }

## from-square

from-ray = { part-from-way }: { COUNT($squares) ->
        [0] borde del tablero
       *[other] { EACH($squares, "part-from-ray-square") }
    }.
from-knights-view = Saltos de caballo desde { SQUARE($square) }: { COUNT($pieces) ->
        [0] ninguna pieza
       *[other] { EACH($pieces, "part-from-piece") }
    }{ COUNT($empty) ->
        [0] { "" }
       *[other] ; vacías: { SQUARES($empty) }
    }.
from-attackers = { SQUARE($piece) }, { LABEL($piece) } { COLORED($piece) }. { part-from-attackers } { part-from-defenders }
from-defenders = { SQUARE($piece) }, { LABEL($piece) } { COLORED($piece) }. { part-from-defenders }
from-attackers-of-empty-square = { SQUARE($square) }, vacía. { COUNT($white) ->
        [0] { COUNT($black) ->
            [0] Sin atacantes.
           *[other] { part-from-black }
        }
       *[other] { CAP(PLAYER("white")) }, { $whiteCount }: { EACH($white, "part-from-taker") }.{ COUNT($black) ->
            [0] { "" }
           *[other] { " " }{ part-from-black }
        }
    }
part-from-black = { CAP(PLAYER("black")) }, { $blackCount }: { EACH($black, "part-from-taker") }.
part-from-attackers = { COUNT($attackers) ->
        [0] Sin atacantes.
        [1] 1 atacante: { EACH($attackers, "part-from-taker") }.
       *[other] { $attackerCount } atacantes: { EACH($attackers, "part-from-taker") }.
    }
part-from-defenders = { COUNT($defenders) ->
        [0] Sin defensores.
        [1] 1 defensor: { EACH($defenders, "part-from-taker") }.
       *[other] { $defenderCount } defensores: { EACH($defenders, "part-from-taker") }.
    }
part-from-way = { $way ->
        [north] Norte
        [north-east] Noreste
        [east] Este
        [south-east] Sureste
        [south] Sur
        [south-west] Suroeste
        [west] Oeste
       *[north-west] Noroeste
    }
part-from-ray-square = { SQUARE($square) } { COUNT($there) ->
        [0] vacía
       *[other] { EACH($there, "part-from-kind") }
    }
part-from-kind = { LABEL($it) } { COLORED($it) }
part-from-piece = { LABEL($it) } { COLORED($it) } { SQUARE($it) }
part-from-taker = { LABEL($by) } { SQUARE($by) }{ COUNT($behind) ->
        [0] { "" }
       *[other] { " " }{ EACH($behind, "part-from-front") }
    }{ COUNT($pinnedBy) ->
        [0] { "" }
       *[other] { " " }{ GENDER($by) ->
            [feminine] clavada
           *[masculine] clavado
        } por { EACH($pinnedBy, "part-from-pinner") }
    }
part-from-front = detrás { PIECE($it, article: "of") } { SQUARE($it) }
part-from-pinner = { PIECE($it, article: "the") } { SQUARE($it) }

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
last-capture = { GENDER($piece) ->
        [feminine] Capturada
       *[masculine] Capturado
    }: { LABEL($piece) } { COLORED($piece) } en { SQUARE($square) }{ $enPassant ->
        [yes] , al paso
       *[no] { "" }
    }.
no-capture = No se ha capturado nada.
viewing-move = { $way ->
        [back] Atrás
       *[forward] Adelante
    }, a la jugada { $number }, { PLAYER($by) }: { SEGMENT($call) }
viewing-start = Inicio de la partida
viewing-present = Posición actual
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
       *[ruling] Por decisión del árbitro se retrocede
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
ending-article = Artículo { $article }.
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
fact-time-overstepped = { PLAYER($by, article: "the") } se han pasado del tiempo por { DURATION($late) }.
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
        [yes] { $found ->
            [1] sería solo una
           *[other] serían solo { SMALL($found, gender: "feminine") }
        }
       *[no] { $found ->
            [1] es solo una
           *[other] son solo { SMALL($found, gender: "feminine") }
        }
    }.
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

## touch

touch-on = Exploración con el dedo. Deslícelo por el tablero para oír las casillas. Para levantar o colocar, toque con un segundo dedo, o dos veces la casilla oída.
touch-off = La exploración con el dedo está apagada.

## set-up

set-up-cleared = El tablero está vacío.
set-up-started = Posición inicial.
set-up-as-in-game = La posición de su partida.
set-up-no-game = No hay ninguna partida en el tablero.
set-up-fen-taken = Se ha leído el FEN.
set-up-from-any-file = Ajedrez960: el rey y las torres pueden enrocar desde cualquier columna.
set-up-from-usual-files = Enroque como en el ajedrez normal.
set-up-rights = { COUNT($rights) ->
        [0] Sin enroque.
       *[other] Enroque: { EACH($rights, "part-castling-right") }.
    }
set-up-passant = Al paso en { SQUARE($square) }.
set-up-no-passant = Sin captura al paso.
set-up-check = Jaque: { PLAYER($color) }.
set-up-undone = Deshecho.
set-up-nothing-to-undo = Aquí no se ha cambiado nada.
set-up-possible = Se puede jugar.
set-up-impossible = Todavía no se puede jugar.
set-up-none-removed = No hay nada que quitar.
set-up-nothing-to-move = { SQUARE($square) } está vacía: nada que mover.
set-up-which-squares = Diga las casillas. Por ejemplo: quitar e4, o: mover e2 e4.
set-up-which-passant = Diga la casilla por la que ha pasado el peón. Por ejemplo: al paso e3.
set-up-which-chess960 = Las posiciones de ajedrez960 tienen los números 0 a 959.
set-up-fen-unreadable = No se puede leer este FEN: { $problem ->
        [board] no tiene ocho filas de ocho casillas
        [turn] no dice a quién le toca jugar
        [castling] no se pueden leer los derechos de enroque
        [en-passant] no se puede leer la casilla de captura al paso
        [counters] no se pueden leer los contadores de jugadas
       *[unreadable] no es una posición en FEN
    }.
set-up-no-king = Falta el { PIECE($king) } { COLORED($king) }: colóquelo en una casilla.
set-up-several-kings = { CAP(PLAYER($color)) }: { $number } reyes, { SQUARES($squares) }. Deje solo uno.
set-up-too-many-pieces = { CAP(PLAYER($color)) }: { $number } piezas, y un bando tiene como máximo 16.
set-up-too-many-pawns = { CAP(PLAYER($color)) }: { $number } peones, y un bando tiene como máximo 8.
set-up-pawn-on-end-rank = Ningún peón puede estar en la fila 1 ni en la 8: { EACH($pawns, "part-set-up-piece") }. Quítelo o ponga allí otra pieza.
set-up-kings-side-by-side = Los reyes están juntos, { SQUARE($white) } y { SQUARE($black) }: tiene que haber una casilla entre ellos.
set-up-opponent-in-check = { CAP(PLAYER($color)) }: en jaque sin tener el turno, { EACH($by, "part-set-up-piece") }. Deles el turno o quite el jaque.
set-up-impossible-check = Ninguna jugada pudo dar todos estos jaques a la vez: { EACH($by, "part-set-up-piece") }. Cambie uno de ellos.
set-up-castling-without-piece = { CAP(PLAYER($color)) }: el enroque { $side ->
        [short] corto
       *[long] largo
    } es imposible, pues en { SQUARE($missing) } falta: { PIECE($missing) } { COLORED($missing) }. Ponga allí la pieza o quite el derecho.
set-up-en-passant-rank = Juegan { PLAYER($turn) }: la casilla de captura al paso está en la fila { RANK($rank) }, y { SQUARE($square) } no.
set-up-en-passant-without-pawn = Sin captura al paso en { SQUARE($square) }: en { SQUARE($missing) } tendría que haber un { PIECE($missing) } { COLORED($missing) }.
set-up-en-passant-not-empty = Sin captura al paso en { SQUARE($square) }: el peón acaba de pasar por { SQUARE($occupied) }, que tiene que estar vacía.
part-castling-right = { PLAYER($color) } { $side ->
        [short] corto
       *[long] largo
    }
part-set-up-piece = { LABEL($it) } { SQUARE($it) }

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
clock-table-set = El reloj está ajustado: { $control }.
clock-table-to-start = El reloj de las blancas corre en cuanto las negras pulsen.
clock-table-back = Se ha recuperado el reloj.
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
dial-hour-hand = horario, en { $hour ->
        [1] la una
       *[other] las { $hour }
    }
dial-hour-hand-between = horario, entre { $hour ->
        [1] la una
       *[other] las { $hour }
    } y { $next ->
        [1] la una
       *[other] las { $next }
    }
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
        [after] { ALLOTTED($time) } tras cada jugada
        [bronstein] hasta { ALLOTTED($time) } devueltos tras cada jugada
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
       *[tape-recorder] una grabadora de cinta
    } { part-condition-article }.
table-condition-special-clock = Se usa un reloj especial, { $kind ->
        [felt] que se puede palpar
       *[speaking] que habla o se puede palpar
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
envelope-times-unknown = No se conocen los tiempos: el árbitro ajusta los relojes.
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
key-does-board = Volver a la partida, desde cualquier página
key-does-next-region = A la parte siguiente de la página
key-does-previous-region = A la parte anterior de la página
key-does-this-square = Qué hay aquí; si se pulsa otra vez enseguida, más
key-does-go-to-last-move = A la casilla de la última jugada
key-does-moves-of-this-piece = Adónde puede ir esta pieza
key-does-captures-of-this-piece = Qué puede capturar esta pieza
key-does-diagonal-ray = La siguiente diagonal desde aquí
key-does-diagonal-ray-back = La diagonal anterior desde aquí
key-does-straight-ray = La siguiente línea recta desde aquí
key-does-straight-ray-back = La línea recta anterior desde aquí
key-does-repeat-before = El mensaje anterior a ese
key-does-act-menu = El menú de acciones: ofrecer, reclamar, componer, bandera, parar, abandonar
key-does-say-move = En la mesa: anunciar su jugada, o repetir la del adversario
key-does-make-called-move = En la mesa: hacer en su tablero la jugada del adversario
key-does-talk = Hablar, si hay entrada de voz: manténgala pulsada, o púlsela antes y después
key-does-mute = Desactivar o activar todo el sonido
key-does-keys = Qué puede hacer aquí
key-name-arrow-left = Flecha izquierda
key-name-arrow-right = Flecha derecha
key-name-arrow-up = Flecha arriba
key-name-arrow-down = Flecha abajo
key-name-home = Inicio
key-name-end = Fin
key-name-page-up = Retroceso página
key-name-page-down = Avance página
key-name-enter = Intro
key-name-space = Espacio
key-name-escape = Escape
key-name-backspace = Retroceso
key-name-full-stop = Punto
key-name-delete = Suprimir
key-name-plus = Más
key-name-minus = Menos
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
voice-silence-off = El silencio no significa nada. Cada jugada que se repite espera un sí.

## commands

command-does-offer-draw = Ofrecer tablas
command-does-accept-draw = Aceptar las tablas que le ofrecen
command-does-refuse-draw = Rechazar las tablas que le ofrecen
command-does-resign = Abandonar la partida
command-does-claim-quickplay-draw = Reclamar tablas en el final a caída de bandera
command-does-claim-increment = Pedir segundos por jugada en el final a caída de bandera
command-does-claim-threefold = Reclamar tablas: la misma posición tres veces
command-does-claim-threefold-with = Lo mismo, con la jugada que piensa hacer
command-does-claim-fifty-moves = Reclamar tablas: cincuenta jugadas
command-does-claim-fifty-moves-with = Lo mismo, con la jugada que piensa hacer
command-does-claim = Qué tablas se pueden reclamar
command-does-claim-flag = Ha caído la bandera del adversario
command-does-claim-flag-of = Ha caído la bandera de este jugador
command-does-adjust = Decir que compone las piezas
command-does-press-clock = Pulsar el reloj
command-does-stop-clocks = Parar los relojes
command-does-restart-clocks = Poner de nuevo en marcha los relojes
command-does-charge-time = Descontar el tiempo que el dispositivo estuvo ausente
command-does-do-not-charge-time = No descontar ese tiempo
command-does-illegal-move = La última jugada fue ilegal
command-does-illegal-move-of-number = La jugada con este número fue ilegal
command-does-pressed-without-a-move = El adversario pulsó el reloj sin jugar
command-does-pawn-left-unpromoted = El adversario dejó un peón en la última fila
command-does-touched-piece = El adversario tocó otra pieza
command-does-take-back = Deshacer la última jugada
command-does-both-clocks = El tiempo de los dos
command-does-my-clock = Su tiempo
command-does-opponents-clock = El tiempo del adversario
command-does-time-control = El control de tiempo de esta partida
command-does-time-used = Cuánto tiempo ha usado cada bando
command-does-moves-to-control = Cuántas jugadas faltan hasta el control
command-does-period = Qué periodo se juega
command-does-delay-left = Cuánto queda de retardo
command-does-last-move = La última jugada
command-does-last-moves = Las últimas jugadas, tantas como diga
command-does-move-of-number = La jugada con este número
command-does-last-capture = Qué capturó la última jugada
command-does-move-number = Por qué jugada se va
command-does-position = La posición entera, fila a fila
command-does-piece-lists = Las piezas de los dos bandos
command-does-where = Dónde están estas piezas
command-does-rank = Qué hay en esta fila
command-does-file = Qué hay en esta columna
command-does-square = Qué hay en esta casilla
command-does-attackers = Qué ataca esta casilla
command-does-defenders = Qué defiende la pieza de esta casilla
command-does-moves-of-piece = Adónde puede ir la pieza de esta casilla
command-does-moves-of-it = Adónde puede ir la pieza levantada, o la que se acaba de rechazar
command-does-captures-of-piece = Qué puede capturar la pieza de esta casilla
command-does-captures = Qué puede capturar usted
command-does-what-can-move = Qué piezas pueden mover
command-does-material = El material de los dos bandos
command-does-diagonal = Qué hay en la diagonal de estas dos casillas
command-does-diagonals-of-square = Qué hay en las diagonales de esta casilla
command-does-rays = Qué hay en las líneas desde esta casilla
command-does-knights-view = Qué hay a un salto de caballo
command-does-long-diagonals = Qué hay en las grandes diagonales
command-does-pawns-by-file = Los peones de los dos bandos, columna a columna
command-does-doubled-pawns = Qué peones están doblados
command-does-isolated-pawns = Qué peones están aislados
command-does-passed-pawns = Qué peones están pasados
command-does-position-by-file = La posición entera, columna a columna
command-does-changes = Qué ha cambiado desde su última jugada
command-does-path-of-piece = Dónde ha estado la pieza de esta casilla
command-does-last-move-effect = Qué ataca la última jugada y qué deja
command-does-check = Quién está en jaque, y de qué pieza
command-does-position-text = Mostrar u ocultar la posición como texto junto a las jugadas
command-does-copy-position = Copiar la posición como FEN
command-does-read-score = Leer la planilla, de la primera jugada a la última
command-does-copy-score = Copiar la partida como PGN
command-does-can-win = Si las blancas o las negras aún pueden ganar
command-does-opponent = Quién es su adversario
command-does-repeat = El último mensaje otra vez
command-does-turn-board = Girar el tablero
command-does-explore-by-touch = Explorar el tablero con el dedo, o dejar de hacerlo
command-does-blindfold = Juego a ciegas sí o no
command-does-hide-pieces = Ocultar todas las piezas
command-does-show-own-pieces = Mostrar solo las piezas propias
command-does-show-last-move = Mostrar solo la última pieza jugada
command-does-silent-board = El tablero calla, o vuelve a contestar
command-does-board-larger = Ampliar el tablero
command-does-board-smaller = Reducir el tablero
command-does-board = Ir al tablero
command-does-go-to-square = Ir a esta casilla del tablero
command-does-go-to-move = Ver la posición después de esta jugada
command-does-back = Una jugada atrás en la partida
command-does-forward = Una jugada adelante en la partida
command-does-game-start = Ver el inicio de la partida
command-does-present = Volver a la posición actual
command-does-save-game = Guardar la partida en un archivo
command-does-games = Ver las partidas de este dispositivo
command-does-settings = Abrir los ajustes
command-does-settings-for = Abrir los ajustes que tienen que ver con una palabra
command-does-set-up = Colocar una posición y jugar desde ella
command-does-new-game = El formulario de una nueva partida
command-does-clock-alone = Solo un reloj, para un tablero de verdad
command-does-feel-clock = Palpar el reloj en una esfera
command-does-call-fide = Anunciar las jugadas al modo de la FIDE, en alemán
command-does-call-fide-names = Anunciar las jugadas con los nombres de la FIDE en español
command-does-call-plain = Anunciar las jugadas con palabras corrientes
command-does-call-nato = Anunciar las jugadas con el alfabeto de la OTAN
command-does-call-algebraic = Anunciar las jugadas en notación algebraica
command-does-call-uci = Anunciar las jugadas como las escribe UCI
command-does-faster = La voz de Anna–Hector, más rápida
command-does-slower = La voz de Anna–Hector, más lenta
command-does-reset-keys = Restablecer todas las teclas
command-does-sound-on = Activar todo el sonido
command-does-sound-off = Desactivar todo el sonido
command-does-help = La lista de órdenes que se escriben
command-does-help-for = Buscar esta palabra en la ayuda
table-command-does-call-move = Anunciar su jugada
table-command-does-call-placed-move = Anunciar la jugada que está en su tablero
table-command-does-correct-call = Anunciar otra jugada en lugar de la equivocada
table-command-does-repeat-call = Repetir la jugada que anunció el adversario
table-command-does-repeat-move = Repetir esta jugada, como la oyó
table-command-does-execute-call = Hacer en su tablero la jugada anunciada
table-command-does-execute-move = Hacer esta jugada en su tablero
table-command-does-place-move = Hacer esta jugada en su tablero, antes de anunciarla
table-command-does-take-off = Retirar de su tablero la pieza de esta casilla
table-command-does-put-piece-back = Devolver a su sitio las piezas de su tablero
table-command-does-write-move = Anotar esta jugada en su planilla
table-command-does-write-next-move = Anotar la última jugada en su planilla
table-command-does-ask-moves = Preguntar a su asistente por el número de jugadas
table-command-does-ask-time = Preguntar a su asistente por el tiempo
table-command-does-tell-moves = Como asistente: decir el número de jugadas
table-command-does-tell-time = Como asistente: decir el tiempo
table-command-does-compare-boards = Comparar los dos tableros
table-command-does-mend-board = Corregir su propio tablero
table-command-does-compare-scores = Comparar las planillas
table-command-does-read-conditions = Otra vez las condiciones de la partida
table-command-does-adjourn = Aplazar la partida

## phrases

phrases-offer-draw =
    ofrecer tablas
    tablas
    ofrezco tablas
    oferta de tablas
    propongo tablas
    ofrecer empate
phrases-accept-draw =
    aceptar
    aceptar (las) tablas
    acepto
    acepto (las) tablas
    aceptado
    vale|ok|conforme (son) tablas
phrases-refuse-draw =
    rechazar
    rechazar (las) tablas
    rechazo
    rechazo (las) tablas
    no acepto
    no acepto (las) tablas
    declinar (las) (tablas)
phrases-resign =
    abandonar
    abandono
    abandonar|abandono la partida
    me rindo
    rendirse
    rendirme
phrases-claim-quickplay-draw =
    reclamar tablas
    reclamo tablas
phrases-claim-increment =
    reclamar segundos
    pedir segundos
    reclamo|pido segundos
phrases-claim-threefold =
    reclamar tres
    reclamar|reclamo tres|triple|3 (veces|repetición)
    reclamar|reclamo repetición
    reclamar|reclamo tablas por (triple) repetición
phrases-claim-threefold-with =
    reclamar tres con { $rest }
    reclamar|reclamo tres|triple|3 (veces|repetición) (con|por) { $rest }
    reclamar|reclamo repetición con { $rest }
phrases-claim-fifty-moves =
    reclamar cincuenta
    reclamar|reclamo cincuenta|50 (jugadas|movimientos)
    reclamar|reclamo tablas por cincuenta|50 (jugadas|movimientos)
    reclamar|reclamo tablas por (la) regla de (las) cincuenta|50 (jugadas|movimientos)
    reclamar|reclamo (la) regla de (las) cincuenta|50 (jugadas|movimientos)
phrases-claim-fifty-moves-with =
    reclamar cincuenta con { $rest }
    reclamar|reclamo cincuenta|50 (jugadas|movimientos) (con|por) { $rest }
phrases-claim =
    reclamar
    reclamo
    reclamar|reclamo { $rest }
phrases-claim-flag =
    bandera
    reclamar|reclamo (la) bandera
    bandera caída
    tiempo agotado
    ha caído la|su bandera
phrases-claim-flag-of =
    bandera { $color }
    bandera (de) (las) { $color }
    ha caído la bandera de (las) { $color }
    tiempo agotado de (las) { $color }
phrases-adjust =
    componer
    compongo
    componer piezas
    compongo (la|las) (pieza|piezas)
    arreglo
phrases-press-clock =
    pulsar reloj
    pulsar (el) reloj
    pulsar
    pulso
    pulso el reloj
    apretar|aprieto (el) reloj
phrases-stop-clocks =
    parar relojes
    parar (el|los) reloj|relojes
    parar
    detener (el|los) reloj|relojes
    pausa
phrases-restart-clocks =
    reanudar relojes
    reanudar (el|los) reloj|relojes
    reanudar
    poner en marcha (el|los) reloj|relojes
phrases-charge-time =
    descontar tiempo
    descontar
    descontar el tiempo
    se descuenta
phrases-do-not-charge-time =
    no descontar tiempo
    no descontar
    no descontar el tiempo
    no se descuenta
phrases-illegal-move =
    jugada ilegal
    ilegal
    la última jugada fue|es ilegal
    movimiento ilegal
phrases-illegal-move-of-number =
    jugada ilegal { $number }
    ilegal { $number }
    la jugada { $number } fue|es ilegal
phrases-pressed-without-a-move =
    reloj pulsado sin jugar
    pulsado sin jugar
    ha pulsado (el) (reloj) sin jugar
phrases-pawn-left-unpromoted =
    peón sin coronar
    sin coronar
    no ha coronado
phrases-touched-piece =
    pieza tocada
    ha tocado otra pieza
    tocada jugada
phrases-take-back =
    deshacer
    deshacer (la) (última) jugada
    retirar (la) (última) jugada
    retroceder (la) jugada
    retroceder
phrases-both-clocks =
    reloj
    relojes
    tiempo
    tiempos
    cuánto tiempo
    los dos relojes
phrases-my-clock =
    mi reloj
    mi tiempo
phrases-opponents-clock =
    reloj del adversario
    reloj|tiempo del adversario|rival|contrario|oponente
phrases-time-control =
    control de tiempo
    ritmo de juego
    ritmo
phrases-time-used =
    tiempo usado
    tiempo usado|consumido|gastado
    cuánto tiempo usado|consumido
phrases-moves-to-control =
    jugadas hasta el control
    (cuántas) jugadas (faltan|quedan) hasta|para el control (de) (tiempo)
phrases-period =
    periodo
    qué periodo
    periodo de tiempo
phrases-delay-left =
    retardo
    retardo restante
    cuánto retardo (queda)
phrases-last-move =
    última jugada
    última
    (la|el) última|último jugada|movimiento|movida
phrases-last-moves =
    últimas { $count }
    (las) últimas { $count } (jugadas)
    (los) últimos { $count } (movimientos)
phrases-move-of-number =
    jugada { $number }
    cuál fue la jugada { $number }
    movimiento { $number }
phrases-last-capture =
    última captura
    qué se ha capturado
    qué se capturó
phrases-move-number =
    número de jugada
    qué jugada
    qué jugada es
phrases-position =
    posición
    leer (la) posición
    leer el tablero
    posición entera
    toda la posición
phrases-piece-lists =
    piezas
    todas las piezas
    lista|listas de piezas
phrases-where =
    dónde { $pieces }
    dónde está|están (el|la|los|las) { $pieces }
    dónde hay { $pieces }
phrases-rank = fila { $rank }
phrases-file = columna { $file }
phrases-square =
    casilla { $square }
    qué hay en { $square }
    qué está en { $square }
phrases-attackers =
    atacantes { $square }
    atacantes de|a { $square }
    quién|qué ataca (a) { $square }
phrases-defenders =
    defensores { $square }
    defensores de { $square }
    quién|qué defiende (a) { $square }
phrases-rays =
    líneas { $square }
    líneas desde { $square }
    rayos (desde) { $square }
phrases-knights-view =
    saltos de caballo { $square }
    saltos de caballo desde { $square }
phrases-moves-of-piece =
    jugadas de { $square }
    jugadas { $square }
    adónde puede ir { $square }
phrases-moves-of-it =
    qué puede hacer
    qué puede hacer esta|esa|la (pieza)
    adónde puede ir
    adónde puede ir esta|esa|la (pieza)
    jugadas
phrases-captures-of-piece =
    capturas de { $square }
    capturas { $square }
phrases-what-can-move =
    qué puede mover
    qué piezas pueden mover
    qué piezas se pueden mover
phrases-captures =
    capturas
    qué puedo capturar|comer|tomar
    qué se puede capturar
phrases-material =
    material
    recuento
    recuento|balance de material
phrases-diagonal =
    diagonal { $square } { $to }
    diagonal (de) { $square } a { $to }
phrases-diagonals-of-square =
    diagonales { $square }
    diagonal|diagonales (de|por) { $square }
phrases-long-diagonals =
    grandes diagonales
    (la|las) gran|grandes diagonal|diagonales
phrases-pawns-by-file =
    peones por columna
    peones por columnas
    estructura de peones
phrases-doubled-pawns = peones doblados
phrases-isolated-pawns = peones aislados
phrases-passed-pawns = peones pasados
phrases-position-by-file =
    posición por columna
    posición por columnas
phrases-changes =
    qué ha cambiado
    qué cambió
    cambios
phrases-path-of-piece =
    recorrido { $square }
    recorrido|camino de { $square }
    dónde ha estado { $square }
phrases-last-move-effect =
    efecto de la última jugada
    qué ataca la última jugada
phrases-check =
    quién está en jaque
    jaque
    hay jaque
    quién|qué da jaque
phrases-position-text =
    posición como texto
    mostrar (la) posición como texto
phrases-copy-position =
    copiar posición
    copiar la posición
    copiar fen
phrases-read-score =
    leer la planilla
    planilla
    jugadas hasta ahora
    leer|lee|lea (la) planilla|partida
    todas las jugadas
phrases-copy-score =
    copiar la planilla
    copiar pgn
    copiar|copia|copie (la) planilla|partida (en|como) (pgn)
phrases-can-win =
    pueden ganar { $color }
    (aún|todavía) pueden ganar (las) { $color } (aún|todavía)
    pueden (aún|todavía) ganar (las) { $color }
    pueden (las) { $color } ganar (aún|todavía)
    pueden (las) { $color } dar mate
phrases-opponent =
    adversario
    rival
    quién es mi|el adversario|rival|oponente
phrases-repeat =
    repetir
    otra vez
    de nuevo
    repite
    repita
phrases-explore-by-touch =
    explorar el tablero
    explorar tablero
    explorar con el dedo
phrases-turn-board =
    girar tablero
    girar (el) tablero
    girar
    voltear (el) tablero
    dar la vuelta al tablero
phrases-blindfold =
    a ciegas
    jugar a ciegas
phrases-hide-pieces =
    ocultar piezas
    ocultar (todas) las piezas
phrases-show-own-pieces =
    mostrar mis piezas
    mostrar solo mis piezas
phrases-show-last-move =
    mostrar solo la última jugada
    mostrar solo última jugada
phrases-silent-board =
    tablero mudo
    tablero en silencio
phrases-board-larger =
    ampliar tablero
    ampliar (el) tablero
    tablero más grande
phrases-board-smaller =
    reducir tablero
    reducir (el) tablero
    tablero más pequeño
phrases-board =
    tablero
    ir al tablero
    al tablero
phrases-go-to-square =
    tablero { $square }
    ir a la casilla { $square }
    ir a casilla { $square }
phrases-go-to-move =
    ir a la jugada { $number }
    ir a (la) jugada { $number }
    a la jugada { $number }
phrases-game-start =
    inicio de la partida
    ir al inicio
    desde el inicio
    repasar la partida
    inicio de partida
phrases-back =
    atrás
    jugada anterior
    anterior
phrases-forward =
    adelante
    jugada siguiente
    siguiente jugada
    siguiente
phrases-present =
    posición actual
    ir a la posición actual
    ir al final
    volver a la posición actual
phrases-save-game =
    guardar
    guardar (la) partida
    guardar|exportar (la) (partida) como pgn
    guardar pgn
    exportar (la) partida
phrases-games =
    partidas
    mis partidas
    partidas guardadas
    partidas en este dispositivo
    abrir|abre|cargar (una) partida
phrases-settings =
    ajustes
    configuración
    opciones
    (abrir|abre|mostrar) (los) ajustes (por) (favor)
phrases-settings-for =
    ajustes { $rest }
    ajustes de|para { $rest }
    (abrir|abre|mostrar|cambiar) (los|el) ajustes|ajuste (de) { $rest }
phrases-set-up =
    colocar una posición
    colocar|poner|cambiar|editar (una|la) posición
phrases-new-game =
    nueva partida
    partida nueva
    otra partida
phrases-clock-alone =
    solo reloj
    solo el reloj
    preparar|poner|ajustar|programar un reloj
phrases-feel-clock =
    palpar reloj
    palpar (el) reloj
    esfera
    tocar el reloj
phrases-call-fide =
    anuncio fide
    anunciar fide
    anuncio alemán
phrases-call-fide-names =
    anuncio nombres fide
    nombres fide
    nombres de la fide
phrases-call-plain =
    anuncio corriente
    palabras corrientes
    anuncio con palabras
    anuncio normal
phrases-call-nato =
    anuncio otan
    otan
    alfabeto (de) (la) otan
phrases-call-algebraic =
    anuncio algebraico
    algebraica
    notación algebraica
phrases-call-uci =
    anuncio uci
    uci
phrases-faster =
    más rápido
    habla|hable más rápido
    más deprisa
phrases-slower =
    más despacio
    más lento
    habla|hable más despacio|lento
phrases-reset-keys =
    restablecer teclas
    restablecer (todas) (las) teclas
phrases-sound-on =
    activar sonido
    activar el sonido
    con sonido
    sonido activado
phrases-sound-off =
    desactivar sonido
    desactivar el sonido
    sin sonido
    silencio
    silenciar
phrases-help =
    ayuda
    ayuda (por) (favor)
    órdenes
    comandos
    qué puedo decir
phrases-help-for =
    ayuda para { $rest }
    ayuda { $rest }
    ayuda con|sobre|de { $rest }

## phrases-asked

phrases-asked-move-number =
    quién ({ $theirs }) juega|mueve|juegan|mueven|toca|turno
    quién le toca|corresponde (jugar|mover)
    quién { $theirs } toca|corresponde (jugar|mover)
    { $mine }|{ $theirs }|{ $color } toca (jugar|mover) ({ $mine }|{ $theirs }|{ $color })
    toca ({ $mine }|{ $theirs }|{ $color }) (jugar|mover)
    { $mine } turno
    { $theirs } turno
    turno ({ $mine }|{ $theirs }|{ $color })
    juegan|mueven|juega|mueve { $color }
    qué número (jugada)
    qué jugada (vamos|va)
    cuántas jugadas ({ $mine }|van|hechas) (hecho)
    número jugada
    turno de quién
    quién ganado|ganó
    { $mine }|{ $theirs }|{ $color } ganado|perdido|gané|perdí
    (terminado|terminada|acabado|terminó) partida terminado|terminada|acabado|terminó
    terminado|acabado|terminó partida
    (cuál) resultado
    quién sigue
    turno { $color }|{ $mine }|{ $theirs }
    { $mine } jugar|mover
    quién { $theirs } que mover|jugar
    quién que mover|jugar
phrases-asked-attackers =
    quién|qué|cuáles|cuántas|cuántos|algo|alguien (pieza|piezas) ataca|atacan|amenaza|amenazan|controla|controlan ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    quién|qué piezas puede|pueden capturar|comer|tomar { $square }
    quién puede|pueden capturar|comer|tomar { $square }
    atacado|atacada|defendido|defendida|protegido|protegida|amenazado|amenazada|seguro|segura|colgado|colgada|colgando|cuelga|controlada|indefenso ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } atacado|atacada|defendido|defendida|protegido|protegida|amenazado|amenazada|seguro|segura|colgado|colgada|colgando|cuelga|peligro
    peligro ({ $mine }) ({ $pieces }) { $square }
    atacantes|defensores|ataques ({ $pieces }) { $square }
    cuántas|cuántos veces atacada|atacado|defendida|defendido { $square }
    (me) puede|pueden comerme|capturarme|comer|capturar|tomar ({ $mine }) ({ $pieces }) { $square }
    (por) quién|qué { $square } atacado|atacada|defendido|amenazado
    casilla { $square } atacada|atacado|defendida|amenazada|segura
    { $square } bajo ataque
    ({ $mine }) ({ $pieces }) { $square } a salvo|salvo
    cuántos atacan|defienden { $square }
    quién|qué|algo|alguien (pieza) { $mine } puede|pueden|podría capturar|comer|tomar ({ $pieces }) { $square }
phrases-asked-defenders = quién|qué|cuáles|cuántas|cuántos|algo|alguien (pieza|piezas) defiende|defienden|protege|protegen|cubre|cubren ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
phrases-asked-rays =
    qué|cuáles (piezas) líneas|rayos { $square }
    al { $direction } de { $square }
    (qué|cuál|cuáles) (pieza|piezas) { $direction } { $square }
phrases-asked-square =
    qué|quién|algo|alguien|cuál ({ $mine }|{ $theirs }) (pieza) { $square }
    pieza|casilla { $square }
    vacía|libre|ocupada (casilla) { $square }
    { $square } vacía|libre|ocupada
    casilla { $square } libre|vacía|ocupada
    qué pieza ocupa { $square }
    qué ocupa { $square }
phrases-asked-moves-of-piece =
    adónde|dónde puede|pueden ir|mover|moverse|jugar ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
    adónde|dónde puedo ir|mover|jugar ({ $mine }) ({ $pieces }|pieza) { $square }
    qué puede hacer ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
    qué|cuáles jugadas|movimientos (posibles|legales) ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
    jugadas|movimientos (posibles|legales) ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
phrases-asked-captures-of-piece =
    qué puede capturar|comer|tomar ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
    qué capturas ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
    capturas ({ $pieces }|pieza) { $square }
    puede|podría capturar|comer|tomar algo|alguna|alguien (pieza) ({ $mine }|{ $theirs }) { $pieces }|pieza { $square }
    puede|podría ({ $mine }|{ $theirs }) { $pieces }|pieza { $square } capturar|comer|tomar algo|alguna|alguien (pieza)
    tiene ({ $mine }|{ $theirs }) { $pieces }|pieza { $square } capturas|captura
phrases-asked-captures =
    qué puedo capturar|comer|tomar
    puedo capturar|comer|comerme|tomar algo|alguna (pieza)
    qué capturas ({ $mine })
    capturas posibles
phrases-asked-where =
    dónde { $pieces } (piezas)
    dónde|cuáles { $pieces }
    { $pieces } dónde
    qué { $pieces } { $mine }
    qué|cuáles piezas { $pieces }
    qué { $pieces }
    piezas { $pieces }
    { $pieces } piezas
    dónde piezas { $pieces }
    dónde { $pieces } piezas
    dime|lee|muestra|lista { $pieces }
    { $pieces }
phrases-asked-rank =
    (qué) (piezas|pieza) fila { $rank }
    (qué) (piezas|pieza) { $rank } fila
    qué (piezas) { $rank }
phrases-asked-file = (qué) (piezas|pieza) columna { $file }
phrases-asked-both-clocks =
    cuánto tiempo
    qué marca|marcan|dice|dicen reloj|relojes
    reloj|relojes|tiempos|tiempo
    cómo relojes|reloj|tiempo
    dos relojes|tiempos
    cuánto tiempo ({ $theirs }) { $color }
    tiempo|reloj { $color }
phrases-asked-my-clock =
    cuánto (tiempo) { $mine }
    cuánto { $mine } (tiempo)
    cuánto tiempo { $mine } reloj
    qué tiempo { $mine }
    (qué) { $mine } tiempo|reloj
    qué marca|dice { $mine } reloj
    cuántos minutos|segundos { $mine }
    { $mine } minutos|segundos
    cuánto { $mine } reloj
    { $mine } (suficiente) tiempo
phrases-asked-opponents-clock =
    cuánto (tiempo) { $theirs }
    cuánto { $theirs } (tiempo) ({ $theirs })
    cuánto tiempo { $theirs } { $theirs }
    qué tiempo { $theirs }
    (qué) { $theirs } tiempo|reloj
    tiempo|reloj { $theirs }
    qué marca|dice ({ $theirs }) reloj { $theirs }
    qué marca|dice { $theirs } reloj
    cuántos minutos|segundos { $theirs }
phrases-asked-time-used =
    cuánto tiempo ({ $mine }) usado|gastado|consumido
    tiempo usado|gastado|consumido
phrases-asked-time-control =
    (cuál|qué) control tiempo
    cuál|qué control
    (cuál|qué) ritmo (juego|jugamos|partida)
    cuántos|cuánto segundos|minutos|tiempo (hay) por jugada|movimiento|partida
phrases-asked-moves-to-control =
    cuántas (jugadas) faltan|quedan (hasta) control
    cuántas jugadas (hasta) control
    cuántas jugadas { $mine } (hasta) control
phrases-asked-last-move =
    (cuál|qué) (fue|sido) ({ $mine }|{ $theirs }) última|último jugada|movimiento ({ $mine }|{ $theirs }|{ $color })
    qué ({ $theirs }|{ $mine }|{ $color }) jugó|jugaron|jugado|movió|movieron|movido|hizo|hicieron|hecho ({ $mine }|{ $theirs }|{ $color })
    qué acaba|acaban jugar|mover|hacer ({ $theirs }|{ $color })
    qué jugada hizo|hicieron|fue|hecho ({ $theirs }|{ $color })
    cuál (fue|sido) ({ $mine }|{ $theirs }) jugada ({ $theirs }|{ $color })
    qué pasado|pasó
    repite|repetir|repita|repíteme|repítame última jugada
    qué pieza { $theirs }|{ $color } movió|movido|jugó
    qué movida|jugada anterior
    jugada anterior { $theirs }|{ $color }
    repite jugada
    cuál fue|ha (sido) (la) última
    qué jugada|movimiento (ha) sido|fue|era|acaba (esa|ese|eso|ésa|esta)
phrases-asked-last-moves = últimas|últimos { $count } (jugadas|movimientos)
phrases-asked-move-of-number =
    cuál|qué (fue|es|era) { $number } jugada|movimiento
    cuál|qué (fue|es|era) jugada|movimiento { $number }
    qué ({ $color }|{ $mine }|{ $theirs }) jugó|jugaron|jugué|hizo|hicieron ({ $color }|{ $mine }|{ $theirs }) jugada|movimiento { $number }
    qué ({ $color }|{ $mine }|{ $theirs }) jugó|jugaron|jugué|hizo|hicieron ({ $color }|{ $mine }|{ $theirs }) { $number } jugada|movimiento
    { $mine }|{ $theirs } { $number } jugada|movimiento
    { $mine }|{ $theirs } jugada|movimiento { $number }
    { $number } jugada|movimiento
phrases-asked-last-capture =
    qué ({ $theirs }|{ $mine }|{ $color }) capturó|capturado|capturaron|comió|comido|comieron|tomó|tomado ({ $theirs }|{ $color })
    qué pieza ({ $theirs }|{ $mine }) capturó|capturado|comió|comido
phrases-asked-diagonal = (qué|cuáles) (piezas) diagonal { $square } { $to }
phrases-asked-diagonals-of-square = (qué|cuáles) (piezas) diagonal|diagonales { $square }
phrases-asked-long-diagonals =
    (qué|cuáles) (piezas) gran|grandes|larga|largas diagonal|diagonales
    (qué|cuáles) (piezas) diagonal|diagonales larga|grande|largas|grandes
    (qué|cuáles) (piezas) gran diagonal { $color }
phrases-asked-pawns-by-file =
    peones columna|columnas
    (cómo|cuál) estructura peones
phrases-asked-doubled-pawns = (qué|cuáles) ({ $mine }|{ $theirs }) peones ({ $color }) doblados
phrases-asked-isolated-pawns = (qué|cuáles) ({ $mine }|{ $theirs }) peones ({ $color }) aislados
phrases-asked-passed-pawns = (qué|cuáles) ({ $mine }|{ $theirs }) peones ({ $color }) pasados
phrases-asked-position-by-file =
    posición columna|columnas
    posición entera columna|columnas
phrases-asked-changes =
    qué cambiado|cambió (desde) ({ $mine }) (última) (jugada)
    qué nuevo
phrases-asked-position =
    posición fila|filas
    (cómo|cuál) posición|tablero (actual)
    posición entera|completa
    { $mine } posición
    (lee|leer|toda|describe) posición|tablero
    descríbeme|describe|léeme (toda) posición|tablero
    posición actual
    dónde todo|todas
phrases-asked-piece-lists =
    posición pieza|piezas
    (qué|cuáles) piezas
    lista piezas
phrases-asked-what-can-move =
    qué|cuáles jugadas (son) posibles|legales
    jugadas posibles|legales
phrases-asked-check =
    (quién|quienes|cuál) ({ $mine }|{ $theirs }|{ $color }) (rey) jaque
    quién|qué|cuál (pieza|piezas) ({ $mine }|{ $theirs }) (da|dan) ({ $mine }|{ $theirs }|{ $color }) jaque
    dónde jaque
    sigo|sigue|seguimos jaque
    { $mine }|{ $theirs }|{ $color } rey jaque|atacado|peligro
phrases-asked-material =
    cómo (vamos|va) material
    recuento|balance material
    quién { $theirs } más material
    quién (más|ventaja|gana|ganando) material
    quién va ganando material
    cuánto material ({ $mine }|{ $theirs }|{ $color })
    material
    cuántos|cuántas { $pieces } ({ $mine }|{ $theirs }|{ $color })
    cuántos|cuántas piezas ({ $mine }|{ $theirs }|{ $color })
    { $mine }|{ $theirs }|{ $color } { $pieces } más|menos
    quién más piezas|peones|material
    { $mine } ventaja|desventaja material
    igualdad material
    cómo material
    quién ventaja
    ({ $mine }|{ $theirs }|{ $color }|quién) pareja alfiles
phrases-asked-opponent =
    (quién) { $theirs }
    contra quién juego|jugando|jugamos
    quién juego
    (con) qué|cuál color ({ $mine }) (juego)
    qué|cuál nivel ({ $theirs })
    quién juega { $color }
    contra quién
    qué|cuál nivel ({ $mine }) juego|jugamos|estoy|estamos
    (juego|voy|soy|llevo|tengo) blancas o (con|las) negras
    (juego|voy|soy|llevo|tengo) negras o (con|las) blancas
phrases-asked-repeat =
    qué dicho|dijo|dijiste
    cómo
    qué
    perdón (no|cómo)
    cómo dice|dices
    repite|repita|repetir|repítelo|repítalo (última) (vez) (otra) (vez)
    dilo|dígalo|di otra vez
    dilo|dígalo|di vez
    dilo|dígalo de nuevo
    no (te|{ $theirs }) oído|oigo|oí|entendido|entiendo|entendí
    no lo (he) oído|oigo|oí|entendido|entiendo|entendí
    no lo { $mine } oído|entendido
    no te { $mine } oído|entendido
    de nuevo|otra vez
    repíteme|repítemelo (eso)
    no te escuché|oí
    puedes|podrías repetir|repetirlo (eso)
    cómo era eso
phrases-asked-board-larger = amplia|amplie|agranda|agrande tablero
phrases-asked-board-smaller = reduce|reduzca|achica|achique tablero
phrases-asked-turn-board =
    gira|gire|girar|voltea|voltee|voltear tablero
    dale|dele|darle|dar vuelta al tablero
    { $theirs } vuelta al tablero
    dale vuelta
    dar vuelta (tablero)
phrases-asked-back =
    una jugada atrás|antes
    ve|vaya|ir|volver atrás
    jugada anterior|previa
    anterior jugada
phrases-asked-forward =
    una jugada adelante|después
    ve|vaya|ir adelante
    jugada siguiente
    siguiente jugada
    próxima jugada
phrases-asked-go-to-move =
    ir|ve|vaya|vamos a (la) jugada { $number }
    jugada { $number }
phrases-asked-present =
    volver|vuelve|vuelva|ir|ve a (la) partida|posición (actual)
    ir|ve|vaya al final
    posición actual
phrases-asked-save-game =
    guarda|guarde|guardar|exporta|exporte|exportar ({ $mine }) partida
    guarda|guarde|guardar|exporta|exporte|exportar (partida) (como|en) pgn
    descarga|descargar partida|pgn
phrases-asked-read-score =
    leer|lee|lea (toda) planilla|partida
    todas jugadas
    jugadas hasta ahora
    lista (de) jugadas|movimientos
    muestra|muéstrame|lee|léeme lista (de) jugadas|movimientos
phrases-asked-copy-score = copiar|copia|copie planilla|partida (en|como) (pgn)
phrases-asked-games =
    (ver|muestra|lista) { $mine } partidas
    ver partidas
    ({ $mine }) partidas guardadas
phrases-asked-settings =
    dónde (están|está) ajustes|opciones|configuración
    cómo cambio|cambiar|abro|elijo ajustes|voz|idioma|teclas|colores|la
    (abre|abrir|muestra) ajustes|opciones|configuración
    cambiar|cambia voz|idioma|colores|teclas
phrases-asked-new-game =
    nueva|otra partida
    partida nueva
    empezar|empieza|comenzar|quiero|jugar nueva|otra partida (nueva)
    empezar|empieza|comenzar|quiero|jugar partida nueva
    jugar otra vez|nuevo
    otra partida
    volver|vuelve jugar
    revancha
    quiero|queremos|vamos|quisiera (a) jugar otra|nueva (vez|partida)
    empezamos|empecemos|jugamos|juguemos|echamos|echemos|hagamos|iniciamos|iniciemos otra|nueva partida
    empezamos|empecemos|jugamos|juguemos|echamos|echemos partida nueva
phrases-asked-offer-draw =
    (te|{ $theirs }|{ $mine }) ofrezco|propongo|ofrecer|proponer tablas|empate ({ $theirs })
    quieres|quiere|aceptas tablas|empate
    tablas|empate
    hacemos|hagamos tablas
    ({ $theirs }) ofrécele|ofrézcale|proponle|propóngale|ofréceles|ofrecele|proponele tablas|empate ({ $theirs })
phrases-asked-accept-draw =
    ({ $mine }) acepto ({ $theirs }) (tablas|oferta|empate)
    aceptar ({ $theirs }) tablas|oferta|empate
phrases-asked-refuse-draw =
    ({ $mine }) rechazo|rechazar|declino|declinar ({ $theirs }) (tablas|oferta|empate)
    no ({ $mine }) acepto ({ $theirs }) (tablas|oferta|empate)
    no ({ $mine }) quiero ({ $theirs }) tablas|oferta|empate
    no tablas
    nada de tablas
phrases-asked-resign =
    ({ $mine }) rindo
    ({ $mine }) abandono|abandonar ({ $mine }) (partida)
    rendirme|rendirse
phrases-asked-take-back =
    deshaz|deshacer|deshaga|retira|retirar|retrocede|retroceder|anula ({ $mine }) (última) jugada
    deshazlo|deshágalo|deshacerlo
    puedo deshacer|retirar|retroceder|deshacerlo ({ $mine }) (última) (jugada)
    vuelve|volver atrás (la) jugada
    quita ({ $mine }) (última) jugada
    quiero|puedo volver atrás ({ $mine }) (jugada)
    corrige ({ $mine }) jugada
phrases-asked-claim-threefold =
    ({ $mine }) reclamo|reclamar (tablas) (por) triple|tres (repetición|veces)
    ({ $mine }) reclamo|reclamar (tablas) (por) repetición (jugadas)
    tres|triples repeticiones
phrases-asked-claim-fifty-moves = ({ $mine }) reclamo|reclamar (tablas) (por) (regla) (de) cincuenta|50 (jugadas|movimientos)
phrases-asked-claim-flag =
    { $theirs } bandera (ha) (caído|cayó)
    ({ $mine }) reclamo|reclamar bandera|tiempo
    se { $theirs } acabó|acabado tiempo
    (ha) caído|cayó ({ $theirs }) bandera
    (se) ({ $theirs }) (ha) caído|cayó ({ $theirs }) bandera
phrases-asked-press-clock =
    pulsa|pulse|pulso|pulsar|aprieta|apriete|presiona ({ $mine }) reloj
    dale|dele al reloj
phrases-asked-stop-clocks = para|pare|parar|detén|detenga|detener|pausa ({ $mine }) reloj|relojes
phrases-asked-restart-clocks = reanuda|reanude|reanudar|continúa reloj|relojes
phrases-asked-adjust = ({ $mine }) compongo|arreglo|acomodo (pieza|piezas)
phrases-asked-faster =
    (habla|hable|hablar|ve|vaya) (un) (poco) más rápido|rápida|deprisa|aprisa
    demasiado lento|despacio
phrases-asked-slower =
    (habla|hable|hablar|ve|vaya) (un) (poco) más despacio|lento|lenta
    no (hables|hable|vayas) tan|muy rápido|deprisa
    demasiado rápido|deprisa
phrases-asked-sound-on =
    activa|active|activar|pon|ponga|poner|enciende sonido
    sonido sí|activado
phrases-asked-sound-off =
    desactiva|desactive|desactivar|quita|quite|quitar|apaga sonido
    cállate|cállese|calla|silencio|silencia
    sonido no|desactivado
phrases-asked-call-nato =
    (usa|use|usar|anuncia|anuncio) (nombres|alfabeto) (de) otan
    nombres otan
phrases-asked-help =
    ayúdame|ayúdeme|ayuda|socorro
    qué puedo decir|preguntar|escribir|hacer
    (qué|cuáles) órdenes|comandos
    cómo funciona
    cómo uso|usar
    necesito ayuda
    qué opciones
    atajos|atajo (de|del) (teclado)
    qué|cuáles teclas|atajos
    teclas (disponibles)
phrases-asked-reset-keys = restablece|restablecer ({ $mine }) teclas
phrases-asked-charge-time = descuéntalo|descontarlo|réstalo|cuéntalo|cárgalo
phrases-asked-unanswered =
    pista|sugerencia|consejo
    dame pista|sugerencia|consejo
    mejor jugada
    evaluación
    amenaza|amenazas
    qué tal { $square }
    qué hace { $square }
    qué pasa { $square }
    para qué { $square }
    por qué no { $square }
    qué pasa después de { $square }
    se puede enrocar|{ $square }
    puede capturar { $square }
    sugiéreme|recomiéndame|aconséjame|sugiere|recomienda|aconseja (algo|jugada)
    necesito|quiero pista|sugerencia|consejo
    voy|vamos ganando|perdiendo|mejor|peor
    analiza|evalúa|análisis|evalúame
    podrías|puedes decirme|darme|dar mejor|pista|consejo|sugerencia (jugada)
    a cuántas|cuántos casillas|pasos|jugadas|movimientos ({ $mine }|{ $theirs }) ({ $pieces }) está|están ({ $mine }|{ $theirs }) ({ $pieces }) ({ $square }) de ({ $mine }|{ $theirs }) ({ $pieces }) ({ $square })
    qué color es (casilla) { $square }
    de qué color es (casilla) { $square }
    { $theirs }|{ $color } acepta|aceptan|ofrece|ofrecen|propone|proponen|rechaza|rechazan tablas|empate
    (con) qué|cuáles reglas|reglamento
    qué|quién|quiénes|cuál (pieza) ataca|atacan|amenaza|amenazan ({ $mine }|{ $theirs }) { $pieces }
    analiza|analizar|evalúa|evaluar (la) posición|partida|jugada

## phrases-loose
##
## Words by which a command is told where no phrase is said as it stands: all of a line must be there, in whatever order, and few words beside. What
## changes something is only offered then. Written as the group before is.

phrases-loose-move-number =
    cuántas|cuántos jugadas|movimientos|movidas|lances (se) ({ $mine }|van|han|vamos|hemos) (hecho|jugado|hechas|jugadas|hechos|jugados)
    qué|cuál número (jugada|movimiento|movida|lance) (vamos|estamos|es|va|actual|toca)
    qué|cuál jugada|movimiento|movida|lance (número) (vamos|estamos|va|actual|toca)
    número (de) jugada|movimiento|movida|lance (actual)
    ({ $mine }|{ $theirs }|{ $color }) (qué) toca|turno|mueve|juega|muevo|juego (ahora) ({ $mine }|{ $theirs }|{ $color }) (jugar|mover)
    juego|muevo|toca|turno (ahora) { $mine }
    quién mover|jugar|turno|jugada
    de quién turno|jugada
phrases-loose-attackers =
    { $mine } ({ $theirs }) atacan|ataca|amenazan|amenaza|capturan|comen (en) { $square }
    quién|qué|cuál|cuáles|cuántas|cuántos|algo|alguien|alguna (qué) (pieza|piezas) ataca|atacan|atacando|amenaza|amenazan|amenazando|controla|controlan|controlando|presiona|presionan|apunta|apuntan|apuntando|golpea ({ $mine }|{ $theirs }|{ $color }) ({ $pieces }|casilla|campo) { $square }
    alguien|algo|alguna (pieza|piezas) ataca|atacan|atacando|amenaza|amenazan|amenazando|apunta ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }|pieza|casilla|campo) { $square } atacado|atacada|amenazado|amenazada|indefenso|indefensa|desprotegido|desprotegida|expuesto|expuesta|controlada|colgado|colgada
    indefenso|indefensa|desprotegido|desprotegida|expuesto|expuesta|amenazado|amenazada|atacado|atacada ({ $mine }|{ $theirs }) ({ $pieces }|pieza|casilla|campo) { $square }
    puede|pueden|podría|podrían ({ $mine }|{ $theirs }) (alguien|algo|alguna) capturar|comer|tomar|atacar|comerme|capturarme|comerse ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
    ataque|ataques|atacante|amenaza|amenazas (sobre) ({ $pieces }|casilla) { $square }
    cuántas|cuántos (piezas|veces) atacan|ataca|atacada|atacado|amenazan { $square }
    corre|corren peligro ({ $pieces }) { $square }
phrases-loose-defenders =
    quién|qué|cuál|cuáles|cuántas|cuántos|algo|alguien|alguna (qué) (pieza|piezas) defiende|defienden|defendiendo|protege|protegen|protegiendo|cubre|cubren|cubriendo|cuida|cuidan|sostiene|sostienen|apoya|apoyan|guarda|respalda|respaldan ({ $mine }|{ $theirs }|{ $color }) ({ $pieces }|casilla|campo) { $square }
    alguien|algo|alguna (pieza) defiende|protege|cubre|defendiendo|protegiendo ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    defensor|defensa|defensas|protectores|protección|apoyo ({ $pieces }|casilla) { $square }
    por quién|qué ({ $mine }|{ $theirs }) ({ $pieces }) { $square } defendido|defendida|protegido|protegida
    por quién|qué (está) defendido|defendida|protegido|protegida ({ $mine }|{ $theirs }) ({ $pieces }) (de|en) { $square }
    cuántos|cuántas (defensores|veces) defendido|defendida|protegido|protegida|defensores ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    con|por qué|quién|quiénes apoyado|apoyada|defendido|defendida|protegido|protegida|cubierto|cubierta|sostenido ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
phrases-loose-rays =
    qué|cuáles|quién|cómo (hay) (piezas) (qué) líneas|rayos|direcciones|rectas (qué) (salen|parten|pasan|desde|cruzan) { $square }
    líneas|rayos|direcciones (salen|parten|pasan|desde|cruzan) { $square }
    qué (piezas) ve|veo|ven|vería|divisa|alcanza (mirando) desde { $square }
    mira|mirar|mirando|vista|visión desde { $square }
phrases-loose-square =
    qué|quién|cuál (pieza|tipo) ocupa|ocupada|encuentra|sitúa|ubicada|colocada|situada|parada|posada { $square }
    { $mine }|{ $theirs } algo|alguna|alguno|alguien|pieza { $square }
    hay algo|alguna|alguien|nada|pieza { $square }
    { $square } vacía|vacío|libre|ocupada|ocupado|desocupada|desocupado (o) (ocupada|libre|vacía)
    vacía|vacío|libre|ocupada|ocupado|desocupada casilla { $square }
    contenido|pieza|ocupante (casilla) { $square }
phrases-loose-moves-of-piece =
    adónde|dónde|cuáles (casillas) puede|pueden|puedo|podría ({ $mine }|{ $theirs }) ir|mover|moverse|jugar|saltar|desplazarse|llegar|llevar (con) ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
    qué casillas|casilla|sitios puede|pueden|puedo|podría ({ $mine }|{ $theirs }) (ir|mover|moverse|jugar|saltar|llegar|alcanzar|llevar) ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
    qué|cuáles|cuántas|cuántos jugadas|movimientos|movidas|lances|opciones|casillas|posibilidades|destinos (qué) (puede|puedo) (hacer) ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
    jugadas|movimientos|movidas|lances|opciones|posibilidades|destinos|movilidad|alcance (disponibles) ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
    adónde|dónde va|mueve ({ $mine }|{ $theirs }) { $pieces }|pieza { $square }
phrases-loose-captures-of-piece =
    a quién puede|puedo|podría|pueden capturar|comer|tomar|comerse|atacar (con) ({ $mine }|{ $theirs }) ({ $pieces }|pieza) (de|en) { $square }
    qué (piezas|pieza|cosas) puede|puedo|podría|pueden capturar|comer|tomar|comerse (con) ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
    qué|cuáles capturas (posibles|puede|hacer) ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
    capturas (posibles|puede|hacer) ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
    qué come|captura|toma ({ $mine }|{ $theirs }) { $pieces }|pieza { $square }
    alguna|algunas captura|capturas ({ $mine }|{ $theirs }) { $pieces }|pieza { $square }
phrases-loose-captures =
    (hay) ({ $mine }) algo|alguna|alguien|algún (pieza|peón) (qué) pueda|puedo|podría|poder ({ $mine }) comer|capturar|tomar|comerme
    qué|cuáles|cuál (piezas|pieza) puedo|puede|podría|podemos ({ $mine }) capturar|comer|comerme|tomar|capturarse|capturarle|comerle
    puedo|podría|puede algo|alguna|alguien|algún (pieza|peón) capturar|comer|comerme|tomar|capturarle|comerle
    ({ $mine }) alguna|algunas|qué|cuáles|posibles captura|capturas (posible|posibles|disponible|disponibles)
    hay algo|alguna|algunas|qué captura|capturas|capturar|comer|comerme|tomar
    captura|capturas posible|disponible|disponibles|posibles|puedo
    qué hay capturar|comer|tomar
phrases-loose-where =
    qué casilla|casillas|campo|lugar|sitio ({ $mine }|{ $theirs }) { $pieces } ({ $mine }|{ $theirs })
    dónde ({ $mine }|{ $theirs }) anda|andan|encuentro|colocado|colocada|colocados|situado|situada|metido { $pieces } ({ $mine }|{ $theirs })
    dónde ({ $mine }|{ $theirs }) { $pieces } ({ $mine }|{ $theirs })
    ubicación|posición|casilla|casillas|sitio|lugar ({ $mine }|{ $theirs }) { $pieces } ({ $mine }|{ $theirs })
    ubica|localiza|localízame|busca|búscame|encuentra|sitúa|enumera|nombra|di ({ $mine }|{ $theirs }) { $pieces }
    { $pieces } qué casilla|casillas
phrases-loose-rank =
    (qué|quién|cuáles|cómo) (pieza|piezas) { $rank } fila|horizontal|línea|traversa
    (qué|quién|cuáles|cómo) (pieza|piezas) fila|horizontal|línea|traversa { $rank }
    quién (pieza|piezas) { $rank } (fila|horizontal)
    fila|horizontal número { $rank }
phrases-loose-file =
    (qué|quién|cuáles|cómo) (pieza|piezas) columna|vertical|línea { $file }
    columna|vertical { $file } abierta|libre|vacía|semiabierta
    abierta|libre|vacía|semiabierta columna|vertical { $file }
phrases-loose-both-clocks =
    cuánto|cuántos|qué tiempo|minutos (tenemos|tenéis) (queda) cada|ambos|dos|jugadores|lados (uno|jugador|bando|jugadores|lados|bandos)
    cuánto tiempo tenemos|tenéis|queda|quedan (a) (cada|ambos|dos) (uno|jugador|bando|jugadores)
    cómo van|vamos|andamos|estamos|andan (cada|ambos|dos) relojes|reloj|tiempos|tiempo
    (cuáles|qué) tiempos|relojes (cada|ambos|dos) (uno|lados|jugadores)
    tiempo|tiempos|reloj|relojes ambos|cada|dos (uno|lados|jugadores|bandos|bando|jugador)
    lectura|estado|situación reloj|relojes|tiempo|tiempos
    qué tiempo|hora marca|marcan|queda|reloj (reloj|relojes)
phrases-loose-my-clock =
    cómo voy|ando ({ $mine }) tiempo|reloj
    cómo { $mine } tiempo|reloj
    cuánto|cuántos (tiempo|minutos|segundos) dispongo|puedo (pensar)
    cuánto { $mine } tiempo|reloj|minutos
    { $mine } poco|mucho|bastante|suficiente|apuros|apurado|apurada tiempo
    voy|ando|estoy mal|bien|justo|justa|apurado|apurada|apuros tiempo
phrases-loose-opponents-clock =
    cuánto|cuántos (tiempo|minutos|segundos) dispone|dispones|te ({ $theirs })
    cómo va|anda|está|vas|andas { $theirs } tiempo|reloj
    cómo { $theirs } tiempo|reloj
    cuánto { $theirs } tiempo|reloj|minutos
    { $theirs } poco|mucho|bastante|suficiente|apuros|apurado|apurada tiempo
phrases-loose-time-used =
    cuánto (tiempo) ({ $mine }|{ $theirs }|{ $color }) (usado|gastado|consumido) usado|gastado|consumido|empleado|utilizado|invertido|gastamos|gasté|usamos|usé|consumí|gastó|usó|consumió|transcurrido|pensando|jugando ({ $mine }|{ $theirs }|{ $color }) (cada|ambos|dos) (uno|jugadores)
    tiempo empleado|transcurrido|utilizado|invertido|usado|gastado|consumido ({ $mine }|{ $theirs }|{ $color }|cada|ambos) (uno)
    cuánto|cuánta { $mine } jugando|partida
    cuánto durado|tardado ({ $mine }|{ $theirs }|{ $color }) (partida)
phrases-loose-time-control =
    cuál|qué|cómo ritmo|cadencia|control|límite (tiempo|juego|partida|jugamos|jugando)
    ritmo|cadencia|control (tiempo) partida|juego|jugamos|jugando
    (cuál|qué) cadencia
    cuánto|qué|cuál|tenemos incremento|bonificación|bono|añadido (jugada)
    hay ({ $mine }) incremento|bonificación|bono|añadido
    incremento|bonificación por jugada|movimiento
    cuánto dura|durar|durará partida|juego
    cuánto|cuántos tiempo|minutos partida|jugador|jugamos
    a cuánto|cuántos (minutos) jugamos|juego|jugando
    qué tipo|modalidad partida|juego|tiempo
    es partida|juego rápida|rápido|blitz|relámpago|clásica|lenta
phrases-loose-moves-to-control =
    cuántas|cuántos (jugadas|movimientos|movidas|lances) (qué) (faltan|quedan|restan|hacer|jugar|tenemos) (antes|llegar) control (tiempo)
    cuánto (falta|queda) control (tiempo)
    jugadas|movimientos|movidas|lances|jugada (faltan|quedan|hasta|restantes) control
    qué jugada control
    cuándo|dónde (siguiente|próximo|llega) control (tiempo)
    siguiente|próximo control
phrases-loose-last-move =
    qué|cuál acaba|acabas|acabo|acaban jugar|mover|hacer ({ $mine }|{ $theirs }|{ $color })
    qué|cuál jugada|movimiento|movida|lance ({ $mine }|{ $theirs }|{ $color }) hizo|hecho|hiciste|hice|has|realizó|realizado|jugó|jugado|jugaste ({ $mine }|{ $theirs }|{ $color })
    qué ({ $mine }|{ $theirs }|{ $color }) jugaste|moviste|hiciste|jugué|moví|mueve|juega|mueves|juegas ({ $theirs }|{ $color })
    qué|cómo|cuál ({ $mine }|{ $theirs }|{ $color }) respondió|respondido|respondiste|contestó|contestado|contesta|responde|respuesta|replicó ({ $mine }|{ $theirs }|{ $color })
    qué|cuál ({ $mine }|{ $theirs }|{ $color }) respuesta
    dónde|adónde ({ $mine }|{ $theirs }|{ $color }) movió|movido|moviste|jugó|jugado|fue|ido ({ $mine }|{ $theirs }|{ $color }) ({ $pieces }|pieza)
    qué pieza ({ $mine }|{ $theirs }|{ $color }) movió|movido|moviste|movieron|jugó|jugado|jugaste ({ $mine }|{ $theirs }|{ $color })
    qué|cuál (fue|sido) ({ $mine }|{ $theirs }|{ $color }) última|último|anterior|previo|previa|reciente jugada|movimiento|movida|lance ({ $mine }|{ $theirs }|{ $color })
    ({ $mine }|{ $theirs }|{ $color }) última|último|reciente jugada|movimiento|movida|lance ({ $mine }|{ $theirs }|{ $color })
    qué última|último
phrases-loose-last-moves =
    { $count } últimas|últimos|anteriores|previas|previos|recientes (jugadas|movimientos|movidas|lances)
    últimas|últimos { $count } jugadas|movimientos|movidas|lances
    { $count } jugadas|movimientos|movidas|lances anteriores|últimas|últimos|previas|previos|recientes
    jugadas|movimientos|movidas|lances anteriores|últimas|últimos|recientes { $count }
    qué jugado|movido (en) últimas|últimos { $count } jugadas|movimientos|movidas|lances
phrases-loose-last-capture =
    qué|cuál|quién pieza|peón|figura ({ $mine }|{ $theirs }|{ $color }) (acaba|acaban|acabo|acabas) capturar|comer|tomar|comerme|capturarme|comido|capturado|comió|capturó|comieron|capturaron|quitó|quitado|mató|perdido|perdí|capturada|comida|tomada|cayó ({ $mine }|{ $theirs }|{ $color }) (última)
    qué ({ $mine }|{ $theirs }|{ $color }) acaba|acaban|acabo|acabas ({ $mine }|{ $theirs }|{ $color }) capturar|comer|tomar|comerse|comerme|capturarme|quitar|quitarme ({ $theirs }|{ $color })
    qué ({ $mine }|{ $theirs }|{ $color }) comiste|capturaste|tomaste|quitaste|quitó|quitado|quitaron|mató|comí|capturé|come|captura|perdido|perdí ({ $mine }|{ $theirs }|{ $color })
    última|último pieza|captura capturada|comida|tomada
    cuál ({ $mine }|{ $theirs }|{ $color }) última captura
    ({ $mine }|{ $theirs }|{ $color }) comido|capturado|quitado|comió|capturó algo|pieza|alguna
    hubo|ha captura|capturado|comido (algo|alguna) (pieza)
phrases-loose-diagonal = (qué|cuáles|quién) (piezas|hay) diagonal (desde|entre|va) { $square } (hasta|y) { $to }
phrases-loose-diagonals-of-square =
    (qué|cuáles|quién|cómo) (piezas|hay) (qué) diagonal|diagonales (qué) (pasan|salen|cruzan|parten|desde|pasa|sale) { $square }
    diagonales ({ $mine }|{ $theirs }) { $pieces } { $square }
phrases-loose-long-diagonals =
    cómo|cuáles|qué|quién|dónde (piezas|hay) (controla|domina|ocupa) gran|grandes|larga|largas|principal|principales|mayor|mayores diagonal|diagonales
    diagonal|diagonales principal|principales|mayor|mayores|larga|largas
phrases-loose-pawns-by-file =
    (cómo|cuál|qué) ({ $mine }|{ $theirs }|{ $color }) estructura|esqueleto|cadena|cadenas|formación|disposición|distribución|reparto peones|peón ({ $mine }|{ $theirs }|{ $color }) (columna|columnas)
    (cómo|qué|cuáles|dónde) ({ $mine }|{ $theirs }|{ $color }) peones (cada) columna|columnas|verticales
    qué|cuántos peones cada columna
phrases-loose-doubled-pawns =
    ({ $mine }|{ $theirs }|{ $color }) (quién|qué|cuáles|cuántos|alguien|algún|algunos|dónde) ({ $mine }|{ $theirs }|{ $color }) peón|peones ({ $mine }|{ $theirs }|{ $color }) doblado|doblados|triplicados
    quién|qué|cuáles|cuántos|alguien|dónde|cuál ({ $mine }|{ $theirs }|{ $color }) (algún) peón|peones ({ $mine }|{ $theirs }|{ $color }) doblado|doblados
phrases-loose-isolated-pawns =
    ({ $mine }|{ $theirs }|{ $color }) (quién|qué|cuáles|cuántos|alguien|algún|algunos|dónde) ({ $mine }|{ $theirs }|{ $color }) peón|peones ({ $mine }|{ $theirs }|{ $color }) aislado|aislados
    quién|qué|cuáles|cuántos|alguien|dónde|cuál ({ $mine }|{ $theirs }|{ $color }) (algún) peón|peones ({ $mine }|{ $theirs }|{ $color }) aislado|aislados
phrases-loose-passed-pawns =
    ({ $mine }|{ $theirs }|{ $color }) (quién|qué|cuáles|cuántos|alguien|algún|algunos|dónde) ({ $mine }|{ $theirs }|{ $color }) peón|peones ({ $mine }|{ $theirs }|{ $color }) pasado|pasados|libre|libres
    quién|qué|cuáles|cuántos|alguien|dónde|cuál ({ $mine }|{ $theirs }|{ $color }) (algún) peón|peones ({ $mine }|{ $theirs }|{ $color }) pasado|pasados|libre|libres
phrases-loose-position-by-file =
    (cómo|lee|describe|di|toda) posición|tablero|piezas (por) (columna) columna|columnas|verticales|vertical
    describe|recita|repasa|di|leer|lee tablero|posición columna|columnas
phrases-loose-changes =
    qué|cuáles|cuál (tablero|posición) (ha|han) cambiado|cambió|cambios|cambia|novedad|novedades|nuevo|diferente|distinto|variado (tablero|posición) (desde) ({ $mine }) (última|último) (jugada|movimiento|movida|lance|turno)
    qué (ha) pasado|pasó|ocurrido|sucedido|sucedió|ocurrió desde ({ $mine }) (última|último) jugada|movimiento|movida|lance|turno|vez
    novedades|cambios|cambio (desde) ({ $mine }) (última|último) tablero|posición|jugada|turno|movimiento
    hay cambios|novedades|cambio|novedad
phrases-loose-position =
    cómo está|quedó|queda|va|es|ha (quedado) posición|tablero (ahora|actual)
    describe|descríbeme|describa|cuéntame|explica|explícame|di|enséñame|recita|canta|dicta|lee|leer|lea|repasa (entera|completa|toda) posición|tablero (entera|entero|completa|completo|actual)
    posición|tablero entera|entero|completa|completo|actual
    qué (hay|veo|tenemos) tablero
    qué|cuál|cómo ({ $mine }) posición|situación (actual|tablero|partida)
    situación|panorama|descripción tablero|posición|partida|actual
    dónde todo|todas piezas
    dónde cada pieza
    cántame|recítame|díctame|dictame|cántanos|explícame|repásame|detállame|resume|resúmeme|relátame (toda|entera|completa) posición|tablero (actual)
phrases-loose-piece-lists =
    qué|cuáles (qué) piezas|figuras (quedan|quedado|siguen) (vivas|tablero|pie) (cada|ambos|dos) (uno|jugador|bando|lado|jugadores|bandos)
    qué (qué) piezas ({ $mine }|{ $theirs }) cada|ambos|dos (uno|jugador|bando|lado|jugadores|bandos)
    piezas (de) cada|ambos|dos (uno|jugador|bando|lado|jugadores|bandos|colores)
    piezas vivas|restantes|quedan|tablero
    lista|inventario|relación|listado|enumera|nombra piezas
phrases-loose-what-can-move =
    qué|cuáles (qué) piezas|pieza|figuras ({ $mine }|{ $theirs }) puedo|pueden|puede|podría|podemos ({ $mine }) mover|moverse|jugar
    qué|cuáles piezas ({ $mine }|{ $theirs }) (se) mueven|móviles|movibles|movilidad
    qué puedo|podría|podemos mover|jugar
    qué|cuáles|cuántas|cuántos ({ $mine }) jugadas|movimientos|movidas|lances|opciones ({ $mine }) (puedo|podemos|hay) (hacer) (posibles|legales|disponibles|permitidas)
    ({ $mine }) jugadas|movimientos|movidas|lances posibles|legales|disponibles|permitidas ({ $mine })
phrases-loose-check =
    (hay|{ $mine }|{ $theirs }|{ $color }) (alguien|algún) (rey) jaque ({ $mine }|{ $theirs }|{ $color }) (rey)
    quién|qué|cuál|dónde|cuáles (pieza|piezas) (viene|da|dan|hace|dando|dado|ha|puesto) ({ $mine }|{ $theirs }|{ $color }) (rey) jaque ({ $mine }|{ $theirs }|{ $color }) (rey)
    quién|qué|cuál (pieza|piezas) ataca|atacan|atacando|amenaza|amenazan ({ $mine }|{ $theirs }|{ $color }) rey ({ $mine }|{ $theirs }|{ $color })
    alguien|algún|alguno (rey) (en|da|está) jaque
    ({ $mine }|{ $theirs }|{ $color }) rey ({ $mine }|{ $theirs }|{ $color }) jaque|atacado|amenazado|peligro|seguro|salvo
    { $theirs } dado|hace|ha|da ({ $mine }) jaque
phrases-loose-material =
    quién|quiénes|cuál ({ $mine }|{ $theirs }|{ $color }) ventaja|más|menos|adelante|arriba|gana|ganando|perdiendo|lleva material|piezas|puntos
    cómo vamos|estamos|andamos|voy|está|va material|piezas|puntos
    cuánto|cuántos|cuántas puntos|material|piezas ({ $mine }|{ $theirs }|{ $color }) (quedan|ventaja|llevamos|más|menos)
    ventaja|diferencia|balance|desequilibrio|desventaja|igualdad|conteo|cuenta|recuento|suma|comparación|situación material|piezas|puntos
    { $mine }|{ $theirs }|{ $color } ({ $count }) { $pieces }|pieza|piezas|calidad|material más|menos|ventaja|arriba|abajo
    (voy|vamos|va|van) ({ $mine }|{ $theirs }|{ $color }|{ $color }) ganando|perdiendo|arriba|abajo|igualados|iguales|empatados material|piezas
    hay igualdad|ventaja|desequilibrio material
    qué material|puntuación|puntos ({ $mine }|{ $theirs }|{ $color })
phrases-loose-opponent =
    quién|cómo|cuál (se) (es|llama|llaman) { $theirs }
    nombre { $theirs }
    cómo llama { $theirs }
    quién (juega|está|enfrente|lado|otro) { $mine }|enfrente|enfrento
    contra|con quién|qué ({ $mine }) juego|jugando|jugamos|enfrento|compito|enfrentando|toca
    quién lleva|juega|conduce { $color }
    con|de qué|cuál (color|piezas|bando) ({ $mine }) juego|jugando|llevo|voy
    qué color|bando|piezas ({ $mine }) juego|jugando|llevo|conduzco|soy|voy
    juego|llevo|jugando|voy (con) { $color }
    qué|cuánto|cuál elo|rating|nivel|fuerza|ranking|puntuación { $theirs }
phrases-loose-repeat =
    repite|repita|repetir|repíteme|repítemelo|repítelo|repítalo|repítame ({ $mine }) (lo) (eso|último|vez|dicho|mensaje|anuncio)
    qué (has|ha|es) dijiste|decías|decía|dicho|dijo|dices|dice (último)
    no (te|lo|{ $mine }|{ $theirs }) ({ $mine }) entendido|entendí|entiendo|pillado|pillé|escuchado|escuché|enterado|enteré|oído|oí|comprendido|comprendí|capté (bien|nada)
    vez más
    (repite|lee|cuál|qué) último|anterior mensaje|aviso|anuncio
    cómo (has|ha) dices|dicho|dijiste
phrases-loose-board-larger =
    agranda|agrandar|agrande|amplía|ampliar|amplie|aumenta|aumentar|aumente|engrandece|acerca|acercar|zoom (el|tamaño|de) tablero|casillas
    tablero|casillas (más) grande|mayor|grandes
    haz|haga|hacer|pon|poner|ponga|quiero tablero (más) grande|mayor
    mayor|más tamaño tablero
    tablero muy|demasiado pequeño
phrases-loose-board-smaller =
    reduce|reducir|reduzca|achica|achicar|achique|disminuye|disminuir|encoge|encoger|empequeñece|aleja (el|tamaño|de) tablero|casillas
    tablero|casillas (más) pequeño|chico|menor|pequeñas
    haz|haga|hacer|pon|poner|ponga|quiero tablero (más) pequeño|chico|menor
    menor|menos tamaño tablero
    tablero muy|demasiado grande
phrases-loose-turn-board =
    gira|girar|gire|gírame|voltea|voltear|volteame|rota|rotar|invierte|invertir|dale|da|dar|cambia|cambiar|vuelve (la|de) (vuelta) (a|al) tablero|orientación (vuelta|revés)
    tablero (al) vuelta|revés|girado|invertido
    (ver|pon|muestra|quiero) tablero|posición (ver) (desde|del) otro|contrario|lado|perspectiva (lado|bando) (de) ({ $color }|{ $theirs })
    tablero|perspectiva|orientación|vista (desde|lado|con) (lado) { $color }
phrases-loose-back =
    (ve|ir|vuelve|volver|da|dar|retrocede|retroceder) jugada|movimiento|movida|lance|paso|posición (hacia|para) atrás|antes|menos|previa|previo
    (ver|muestra|mostrar|ir|ve|vuelve|volver|enséñame|a) (a|la) anterior|previa|previo jugada|movimiento|movida|lance|posición
    (ver|muestra|mostrar|ir|ve|vuelve|volver|enséñame|a) (a|la) jugada|movimiento|movida|lance|posición anterior|previa|previo
    retrocede|retroceder|retroceda (un|una) paso|posición
    (ve|ir|vuelve|volver) (hacia|para) atrás (una|un) (jugada|movimiento|movida|lance|paso)
phrases-loose-forward =
    (ve|ir|da|dar|avanza|avanzar) (una|un) jugada|movimiento|movida|lance|paso|posición (hacia|para) adelante|después|más
    (ver|muestra|mostrar|ir|ve|pasa|pasar|enséñame|avanza|avanzar) (a|la) siguiente|próxima|próximo jugada|movimiento|movida|lance|posición|paso
    (ver|muestra|mostrar|ir|ve|pasa|pasar|enséñame) (a|la) jugada|movimiento|movida|lance|posición siguiente|próxima|próximo
    avanza|avanzar|avance (una|un) jugada|movimiento|movida|lance|paso|posición
phrases-loose-go-to-move =
    ir|ve|vaya|vamos|llévame|salta|saltar|muestra|muéstrame|enseña|enséñame|ver|quiero|volver|vuelve (a|hasta) (ver) (la) (posición) (después|tras|de|en) (de) jugada|movimiento|movida|lance (número) { $number }
    posición|tablero (después|tras|luego|en) (de) jugada|movimiento|movida|lance (número) { $number }
    cómo (estaba|era|quedó) posición|tablero (en|después|tras) (de) jugada|movimiento|movida|lance (número) { $number }
phrases-loose-present =
    volver|vuelve|vuelva|volvamos|vamos|ir|ve|regresa|regresar|llévame|salta|saltar|muestra|muéstrame (a|al|hasta|en) (la) (posición|partida|jugada|situación|momento) actual|presente|final|ahora|corriente|última
    volver|vuelve|regresa|regresar|sigue|seguir|volvamos (a|al|con) partida|juego|presente
    posición presente|ahora|final|última
phrases-loose-save-game =
    guarda|guarde|guardar|guárdame|exporta|exportar|salva|salvar|graba|grabar|descarga|descargar|almacena|almacenar|archiva (esta|la) ({ $mine }) partida|juego|pgn|planilla (en|como|a|formato) (archivo|fichero|pgn|disco)
    guárdala|guárdalo|guardarla|descargarla|exportarla (en|como|a) (archivo|fichero|pgn)
    guardar|guarda|exporta|exportar|descarga|descargar (en|como|a) archivo|fichero|pgn
    baja|bájame|bajar|bajo|descárgame|descargo|guardo|conserva|conservar ({ $mine }) partida|pgn
phrases-loose-read-score =
    lee|leer|lea|repasa|repasar|recita|recitar|di|lista|listar|canta|muestra|ver|repite (toda|todas) planilla|partida|jugadas|notación|registro|movimientos|anotación|acta (entera|completa|desde|hechas|hasta) (principio|inicio|comienzo|ahora)
    qué|cuáles jugadas|movimientos (se) (hemos|han|llevamos|{ $mine }|van) (hecho|hechas|hechos|jugado|jugadas) (hasta|ahora|momento)
    todas|todos|lista jugadas|movimientos (partida|hechas|hasta|ahora)
    planilla|notación|registro|anotación|acta completa|entera|partida
    jugadas|movimientos hasta|desde (ahora|aquí|momento|principio|inicio)
    (léeme|lee) partida (entera|completa|toda) desde principio|inicio|comienzo
    partida entera|completa
phrases-loose-copy-score =
    copia|copie|copiar|cópiame|cópiala planilla|partida|jugadas|notación|pgn|acta (en|como|al|a|formato) (formato|pgn|portapapeles)
    dame|quiero|pásame|necesito pgn (partida)
    partida|jugadas|planilla (al) portapapeles
phrases-loose-games =
    qué|cuáles|dónde|cuántas ({ $mine }) partidas ({ $mine }) (hay|están|son) (guardadas|guardado|anteriores|antiguas|viejas|almacenadas|terminadas|jugadas|disponibles) (en) (este) (aparato|dispositivo|teléfono|móvil|equipo|aquí|{ $theirs })
    ver|muestra|mostrar|lista|listar|abre|abrir|carga|cargar|recupera|recuperar|enséñame|enseña|quiero (ver) ({ $mine }) partidas (guardadas|anteriores|antiguas|viejas|jugadas)
    ({ $mine }) partidas guardadas|anteriores|antiguas|viejas|jugadas|pasadas|almacenadas|terminadas
    lista|listado|archivo partidas
    abre|abrir|carga|cargar|recupera|recuperar|continuar partida (guardada|anterior|vieja|antigua|pasada)
phrases-loose-settings =
    abre|abrir|muestra|mostrar|ir|ve|llévame|entra|entrar|ver|accede|acceder|quiero|cambia|cambiar|modifica|modificar|enséñame (a|los|las|en) ajustes|opciones|configuración|preferencias
    dónde (puedo|están|está|encuentro|se|hay) (cambian|cambiar|cambio|cambia|encuentran|configurar|configura) ajustes|opciones|configuración|preferencias|voz|idioma|teclas|colores|sonido|sonidos
    cómo (puedo|se) cambio|cambiar|cambia|configuro|configurar|configura|ajusto|ajustar|abro|abrir|elijo|elegir ajustes|opciones|configuración|preferencias|voz|idioma|teclas|colores|sonido|sonidos|tema|velocidad|letra|tamaño
    ajustes|preferencias|configuración|opciones programa|aplicación|juego
    cambia|cambiar|cambie|elegir|elige|ajustar|ajusta|configurar|configura voz|idioma|colores|teclas|sonidos|velocidad|volumen|tema|letra
phrases-loose-new-game =
    nueva|otra|nuevo|otro partida|juego|partidita
    empezar|empieza|empecemos|empezamos|empiece|comenzar|comienza|comencemos|comenzamos|iniciar|inicia|jugar|jugamos|juguemos|quiero|crear|crea|echamos|echemos|hacemos|vamos|arrancar|arranca (a) (jugar|echar|con|de) nueva|otra|nuevo|otro|revancha (partida|juego)
    empezar|empieza|empecemos|empezamos|comenzar|comienza|comencemos|iniciar|inicia|jugar|jugamos|juguemos|echamos|echemos partida|juego (nueva|nuevo)
    empezar|empieza|empecemos|empezamos|comenzar|comencemos|volver (a) (empezar|jugar) (de|desde) nuevo|cero
    quiero|quieres|dame|damos|pido revancha
    quieres|jugamos|echamos|hacemos otra|revancha (partida|partidita)
phrases-loose-offer-draw =
    quieres|dejamos|quedamos|firmamos|pactamos|acordamos|terminamos|acabamos|hacemos|firmemos|pactemos|acordemos (la) (partida) (lo) (en|como|con) tablas|empate
    ofrezco|ofrecer|ofrecemos|ofrecerle|ofrecerte|ofréceme|ofrécele|ofrece|propongo|proponer|proponle|propone|proponemos|proponerle|sugiero|sugerir|pido|pedir|pide ({ $theirs }) tablas|empate ({ $theirs })
    quieres|lo (lo) dejamos|dejemos|dejémoslo|dejar|dejarlo|quedamos|quedemos|quedar|firmamos|firmemos|firmar|pactamos|pactemos|pactar|acordamos|acordemos|acordar|terminamos|terminemos|terminar (la) (partida) (en|como|con) tablas|empate
    podemos|podríamos|hacemos|hagamos (hacer|quedar|firmar|acordar|pactar|dejar|dejarlo|terminar) (lo) (en) tablas|empate
    qué (te|{ $theirs }) parece|parecen|dices|dice|opinas (si) (de) (lo) (hacemos|quedamos|firmamos|acordamos|dejamos) (en) tablas|empate
    quieres|te|{ $theirs } (te|{ $theirs }) parece|parecen|interesan|interesa|vale|valen|van|apetece (bien) (si) (hacemos|quedamos|dejamos|firmamos) (en) tablas|empate
    oferta|propuesta|ofrecimiento tablas|empate
    qué tal tablas|empate
    acepta tablas|empate
    repartimos|repartamos|partimos punto|puntos
phrases-loose-accept-draw =
    acepto|acepta|aceptar|aceptamos ({ $theirs }) oferta|propuesta|proposición|ofrecimiento (de) tablas|empate
    sí con|conforme tablas|empate
    con|conforme tablas|empate
    acepto|acepta|aceptar|aceptamos|aceptado|aceptada|aceptarlas|aceptarlo|tomo|cojo|concedo|apruebo ({ $theirs }) tablas|empate|oferta|propuesta|proposición|ofrecimiento ({ $theirs })
    lo acepto|aceptamos
    acepto|aceptado|aceptamos|trato|bueno|bien hecho|tablas|empate
    ({ $mine }) parece|parecen bien|justo|justas tablas|empate
    está bien tablas|empate
    tablas|empate aceptado|aceptada|aceptadas|acordado|acordadas|vale|bien|hecho|hechas|concedidas
    hecho|hechas|acordadas|concedidas|sean|conforme tablas|empate
phrases-loose-refuse-draw =
    rechazo|rechazar|rechaza|declino ({ $theirs }) oferta|propuesta|proposición|ofrecimiento (de) tablas|empate
    no (te|lo|{ $mine }|{ $theirs }) (voy) acepto|aceptamos|aceptar|quiero|queremos|deseo|interesa|interesan|concedo|doy|firmo|hay (a) (aceptar) ({ $theirs }) tablas|empate|oferta|propuesta|proposición
    rechazo|rechaza|rechazamos|rechazar|rehúso|declino|declinar|deniego|desestimo|niego ({ $theirs }) tablas|empate|oferta|propuesta|proposición|ofrecimiento
    sigo|seguimos|sigamos|seguir|continúo|continuamos|continuemos|continuar jugando|jugar|peleando|luchando|partida
    prefiero|quiero seguir|continuar|jugar (jugando|jugar|la) (partida)
    no sigo|seguimos|sigamos|continuamos|continuemos (jugando)
    tablas|empate no
    nada|ninguna tablas|empate
phrases-loose-resign =
    ({ $mine }) rindo|rendimos|rendir
    { $mine } retiro (de) (partida)
    ({ $mine }) doy|damos|declaro|considero (por) vencido|vencida|vencidos|derrotado|derrotada
    ({ $mine }) tiro|tirar|arrojo toalla
    inclino|inclinar|tumbo|tumbar|acuesto|acostar ({ $mine }) rey
    doy|damos|dar (por) perdida|perdido ({ $mine }) (partida|juego)
    partida perdida
    abandono|abandonamos|abandonar|renuncio|renunciar|dejo|entrego|concedo|conceder (a) ({ $mine }) partida|juego|derrota|victoria
    no juego|puedo más
    quiero abandonar|rendirme
    (vale|bien|ok) (tú) has ganado
    bien|buena jugado|jugada|partida ({ $mine }) rindo|abandono
phrases-loose-take-back =
    ({ $mine }) retractarme|arrepentirme|desdecirme (de) ({ $mine }) (jugada|movimiento|movida|lance)
    ({ $mine }) resbalado|resbaló|confundido ratón|dedo|casilla
    deshaz|deshaga|deshace|deshacer|deshago|retira|retire|retirar|retiro|retrocede|retroceder|anula|anule|anular|revierte|revertir|cancela|cancelar|borra|borrar|quita|quitar|devuelve|devuelva|devolver|devuélveme|corrige|corregir|rectifica|rectificar|rehacer|cambiar|cambia|revoca ({ $mine }) (esa|ese) (última|último) ({ $mine }) jugada|movimiento|movida|lance
    puedo|podría|podemos|puede ({ $mine }) (volver) (deshacer|retirar|anular|cambiar|corregir|rectificar|rehacer|repensar) (atrás) ({ $mine }) (última|último) jugada|movimiento|movida|lance
    puedo|podría|podemos deshacerlo|rectificar|corregir|rehacerla|cambiarla|deshacerla|repetirla
    quiero|puedo|podemos|podría|deja|dejas ({ $mine }) (volver|ir|dar|echar|marcha|echarme) (marcha) atrás (en|la|con) ({ $mine }) (jugada|movimiento|movida|lance)
    { $mine } arrepiento|retracto (de) ({ $mine }) (jugada|movimiento|movida|lance)
    { $mine } equivoqué|equivocado|confundí|confundido|arrepiento jugada|movimiento|movida|lance|deshacer|deshaz|volver|atrás|devuélveme
    marcha atrás
    no quería|quise jugar|mover|eso|hacer
    error|equivocación deshacer|deshaz|atrás|retirar|jugada
    jugada|movimiento equivocada|equivocado
    { $mine } equivoqué|equivocado
phrases-loose-claim-threefold =
    ({ $mine }) reclamo|reclamar|pido|pedir|exijo|solicito|declaro tablas|empate (por) (triple|tercera) repetición (de) (la) (posición|posiciones|jugadas|movimientos) (tres) (veces)
    repetición|repeticiones (triple) (de) (posición|posiciones|jugadas|movimientos) (reclamo|pido) (tablas|empate)
    triple|tercera repetición (de) (posición|jugadas) (tablas|empate)
    tablas|empate (por) (triple) repetición (de) (posición|jugadas)
    (misma) posición (se) (ha) (repetido|dado|repite|repitió) tres|tercera|3 veces|vez (reclamo|pido) (tablas|empate)
    (se) (ha) repetido|repitió posición|jugadas|posiciones (tres|tercera|3) (veces|vez) (reclamo|pido) (tablas|empate)
    ha|han repetido posición|jugadas (tres|3) (veces)
    tercera vez (misma) posición (reclamo|pido) (tablas|empate)
phrases-loose-claim-fifty-moves =
    ({ $mine }) reclamo|reclamar|pido|exijo|solicito|declaro tablas|empate (por) (regla) (de) cincuenta|50 (jugadas|movimientos)
    tablas|empate (por) (regla) (de) cincuenta|50 jugadas|movimientos (reclamo|pido)
    (van|llevamos|{ $mine }|han|pasado) (pasado) cincuenta|50 jugadas|movimientos sin (capturas|captura|capturar|comer|mover|tomar) (nada|peón|peones|ni) (tablas|empate) (reclamo|pido)
    regla (de) cincuenta|50 (jugadas|movimientos) (reclamo|pido|aplico)
    cincuenta jugadas|movimientos (reclamo|pido) tablas|empate
phrases-loose-claim-flag =
    ({ $theirs }) (se) ({ $theirs }) (ha) acabó|acabado|acaba|terminó|terminado|agotó|agotado|quedó|quedado|pasó|pasado|excedió|excedido|perdió|perdido|cumplido (sin|por|de) ({ $theirs }) tiempo (a|de) ({ $theirs })
    ha|has (se) acabó|acabado|acaba|terminó|terminado|agotó|agotado|quedó|quedado|pasó|pasado|excedió|excedido|perdió|perdido|cumplido (sin|por|de) ({ $theirs }) tiempo (a|de) ({ $theirs })
    ({ $theirs }) tiempo (de) ({ $theirs }) (se) (ha) acabó|acabado|acaba|terminó|terminado|agotó|agotado|quedó|quedado|pasó|pasado|excedió|excedido|perdió|perdido|cumplido
    ({ $theirs }) (se) ({ $theirs }) (ha) cayó|caído ({ $theirs }) bandera|banderita (a|de) ({ $theirs })
    bandera|banderita (de) ({ $theirs }) (ha) caído|caída|cayó|abajo
    { $theirs } sin tiempo
    gano|ganado|gané|victoria|reclamo|reclamar (por) tiempo|bandera
phrases-loose-press-clock =
    ({ $theirs }) pulsa|pulso|pulsar|aprieta|aprieto|apretar|presiona|presiono|presionar|presione|golpea|golpeo|golpear|acciona|acciono|accionar|doy|dar|dale|dele (a|al) ({ $mine }) reloj
    reloj pulsado|apretado|presionado
phrases-loose-stop-clocks =
    podemos|podríamos|puedes parar|detener|pausar|interrumpir reloj|relojes|tiempo|partida
    para|pare|paren|parar|parad|paremos|paramos|detén|detenga|detengan|detener|detengo|detengamos|pausa|pausar|pausamos|frena|congela|congelar|suspende|suspender|interrumpe|interrumpir (en) ({ $mine }) reloj|relojes|tiempo|partida|juego
    pon|poner|ponga|ponme (reloj|relojes|partida|tiempo) (en) pausa (reloj|relojes|partida|tiempo)
    necesito|quiero (hacer|tomar) descanso|pausa
    hacemos|hagamos|haz pausa|descanso
phrases-loose-restart-clocks =
    podemos|podríamos|puedes reanudar|continuar|reiniciar reloj|relojes|tiempo|partida
    reanuda|reanude|reanudar|reanudamos|reanudemos|continúa|continúe|continuar|continuamos|reinicia|reiniciar|arranca|arrancar|activa|activar|enciende|encender|reactiva|reactivar|inicia|iniciar (con) ({ $mine }) reloj|relojes|tiempo
    reanuda|reanudar|reanudamos|reanudemos partida|juego
    pon|poner|ponga|vuelve|volver|echa|echar (a) (poner) (en) marcha|andar|correr reloj|relojes|tiempo
    relojes|reloj (otra) (vez) (en) marcha
phrases-loose-adjust =
    ({ $mine }) compongo|componer|acomodo|acomodar|ajusto|ajustar|arreglo|arreglar|coloco|colocar|recoloco|recolocar|centro|centrar|enderezo|enderezar (bien) (esta|estas) ({ $mine }) { $pieces }|pieza|piezas
    (solo|yo) acomodo|recoloco|centro|enderezo|jadoube|adoube
    (solo) componiendo|acomodando|ajustando|arreglando|colocando|centrando ({ $mine }) { $pieces }|pieza|piezas
    estoy componiendo|acomodando|ajustando|arreglando|colocando { $pieces }|pieza|piezas
phrases-loose-faster =
    (habla|hable|hablar|lee|lea|di|ve|vaya|ir|anuncia|canta) (un) (poco|bastante|mucho) más rápido|rápida|deprisa|aprisa|veloz|ligero|velocidad
    acelera|acelere|acelerar|sube|subir|aumenta|aumentar|aumente (velocidad) voz|velocidad|habla|ritmo|lectura
    velocidad|voz (más) mayor|rápida|alta|rápido
    (vas|hablas|eres|va|habla|lees) muy|demasiado|tan lento|lenta|despacio
phrases-loose-slower =
    (habla|hable|hablar|lee|lea|di|ve|vaya|ir|anuncia|canta) (un) (poco|bastante|mucho) más despacio|lento|lenta|pausado|calma|tranquilo|lentamente|despacito
    menos|reduce|baja rápido|deprisa|velocidad|prisa
    baja|bajar|reduce|reducir|reduzca|disminuye|disminuir (velocidad) voz|velocidad|habla|ritmo|lectura
    no (hables|hable|vayas|leas|corras) tan|muy rápido|deprisa|aprisa
    ralentiza|frena|desacelera (voz|habla|lectura)
    velocidad|voz (más) menor|lenta|baja
    (vas|hablas|eres|va|habla|lees) muy|demasiado|tan rápido|deprisa|aprisa|rápida
phrases-loose-sound-on =
    activa|active|activar|actívame|enciende|encienda|encender|pon|ponga|poner|conecta|conectar|sube|habilita|habilitar|quiero|devuelve|devuélveme|vuelve (todo|todos|oír|poner) (el|los) sonido|sonidos|audio|volumen
    con sonido|sonidos|audio
    quita|quitar|desactiva|desactivar silencio
phrases-loose-sound-off =
    desactiva|desactive|desactivar|quita|quite|quitar|apaga|apague|apagar|silencia|silenciar|desconecta|desconectar|corta|cortar|elimina|eliminar|deshabilita (todo|todos) (el|los) sonido|sonidos|audio|ruido|ruidos|volumen
    sin|ningún sonidos|sonido|audio|ruido|ruidos
    no (quiero|más) (oír|más) sonido|sonidos|ruido|ruidos
    modo|estate|quédate|todo callado|silencio|silencioso|mudo
    no hables (más)
phrases-loose-help =
    qué|cuáles órdenes|comandos|instrucciones|palabras|frases (hay|existen|puedo|puede|entiendes|conoces|disponibles|son|posibles) (dar|usar|decir|decirte|utilizar|escribir)
    qué|cuáles (cosas) puedo|puede|podría (se) decir|decirte|preguntar|preguntarte|pedir|pedirte|escribir|hacer|ordenar
    lista|listado|muestra|di|dame comandos|órdenes|instrucciones
    cómo (se) funciona|uso|usa|manejo|maneja|utilizo|utiliza|juega (esto|programa|aplicación|juego)
    qué entiendes|sabes|comprendes|reconoces|aceptas (hacer)
    necesito|quiero|dame|muestra|abre ayuda|instrucciones
phrases-loose-reset-keys =
    restablece|restablezca|restablecer|reinicia|reiniciar|restaura|restaurar|resetea|resetear|recupera|recuperar|vuelve|volver|borra|quita (a|todas|todos|las) teclas|atajos|teclado (por|como|al|de|originales) (defecto|fábrica|principio)
    teclas|atajos|teclado (por|de) defecto|originales|predeterminadas|predeterminados|iniciales|fábrica
phrases-loose-claim-quickplay-draw =
    ({ $mine }) reclamo|reclamar|reclama|exijo|exigir|solicito|solicitar|demando tablas|empate
    reclamo|reclamar|pido|solicito ({ $mine }) tablas|empate (menos) dos|2 minutos
    reclamo|reclamar|pido|solicito tablas|empate partida|final|finales rápida|rápido
    { $theirs } no intenta|intentan|quiere|trata (de) ganar (tablas)
phrases-loose-claim-increment =
    reclamo|reclamar|pido|pedir|solicito|quiero|dame|déme|añade|añadir|añada|pon|ponga|poner|activa|necesito ({ $mine }) segundos|incremento (de) (incremento|extra|adicionales|más)
    segundos|tiempo|incremento ({ $mine }) extra|adicional|adicionales|más
    segundos (de) incremento|bonificación
phrases-loose-claim =
    qué|cuáles (tipo) (de) (tablas|empate) puedo|puede|podemos|podría ({ $mine }) (se) reclamar|reclamarse (tablas|empate)
    qué|cuáles reclamaciones|reclamación|reclamos (hay|puedo|son|puede) (hacer|posibles|disponibles)
    puedo|puede|podemos|podría ({ $mine }) (se) reclamar (ya) (algo|alguna|algún|tablas|empate) (tablas|empate)
    puedo|puede|podemos|podría ({ $mine }) (se) reclamar (ya) (tablas|empate) (por) triple|repetición|cincuenta (repetición|jugadas|movimientos)
    hay (algo|motivo) (para|que) reclamar (tablas|empate)
    hay|son (algunas) tablas|empate reclamables|posibles|disponibles
    reclamaciones|reclamos|tablas|empate posibles|disponibles|reclamables
    qué|a (qué) tablas|empate { $mine } derecho
phrases-loose-claim-flag-of =
    (a) { $color } (se) ({ $theirs }) (han|ha) acabó|acabado|acaba|terminó|terminado|agotó|agotado|quedó|quedado|pasó|pasado|excedió|excedido|perdió|perdido|cumplido|acabaron|agotaron|quedaron|perdieron|cayó|caído (sin|por|de) ({ $theirs }) tiempo|bandera|banderita
    (se) ({ $theirs }) (han|ha) acabó|acabado|acaba|terminó|terminado|agotó|agotado|quedó|quedado|pasó|pasado|excedió|excedido|perdió|perdido|cumplido|cayó|caído (sin|por) tiempo|bandera|banderita (a|de) { $color }
    ha|han (se) acabó|acabado|acaba|terminó|terminado|agotó|agotado|quedó|quedado|pasó|pasado|excedió|excedido|perdió|perdido|cumplido|cayó|caído (sin|por) tiempo|bandera|banderita (a|de) { $color }
    tiempo|bandera|banderita (de) { $color } (se) (ha) acabó|acabado|acaba|terminó|terminado|agotó|agotado|quedó|quedado|pasó|pasado|excedió|excedido|perdió|perdido|cumplido|cayó|caído|caída|agotada
    { $color } sin tiempo
phrases-loose-charge-time =
    descuenta|descuente|descontar|resta|cuenta tiempo (qué) (desconectado|apagado|fuera|ausente|pausa|inactivo) (aparato|dispositivo)
    descuenta|descuente|descontar|descuéntame|descontarme|réstame|resta|reste|restar|cuenta|cuente|contar|cobra|carga|cargar|quita|quítame ({ $mine }) (ese|el) tiempo
    tiempo desconectado|apagado|fuera|ausente descuenta|descuente|cuenta|cuente|cobra
phrases-loose-do-not-charge-time =
    no ({ $mine }) (lo) descuentes|descuente|descuenten|descuenta|descontar|descontarlo|restes|reste|restar|cuentes|cuente|contar|cobres|cargues|quites ({ $mine }) (ese) tiempo
    no ({ $mine }) lo descuentes|descuente|descontar|restes|cuentes|cobres
    no ({ $mine }) descuentes|descuente|restes|cobres (nada)
phrases-loose-illegal-move =
    ({ $theirs }) (esa|ese|última|último|hecho|hizo|jugó|jugado) (última|último) jugada|movimiento|movida|lance|eso|esto ({ $theirs }) (fue|es|era) ilegal|irregular|inválida|inválido|antirreglamentaria|antirreglamentario|prohibida|prohibido|incorrecta
    (esa|ese|última|último) jugada|movimiento|movida|lance|eso|esto no (fue|es|era) legal|válida|válido|permitida|permitido|correcta|reglamentaria|posible
    eso|esa|así (jugada|movimiento|movida|lance) no (se) puede|vale (jugar|hacer|mover)
    no (se) puede|vale (jugar|hacer|mover) eso|esa|así (jugada|movimiento|movida|lance)
    no (se) puede|vale mover|jugar|hacer así|eso|esa
    reclamo|reclamar|denuncio (jugada|movimiento|movida|lance) ilegal|ilegalidad
    { $theirs } ilegal
    ha hecho|jugado jugada|movimiento|movida|lance ilegal|irregular|inválida
phrases-loose-illegal-move-of-number =
    jugada|movimiento|movida|lance (número) { $number } ({ $theirs }) (fue|es|era|ha) (sido) ilegal|irregular|inválida|inválido|incorrecta|antirreglamentaria
    jugada|movimiento|movida|lance (número) { $number } ({ $theirs }) no (fue|es|era) legal|válida|válido|correcta|permitida|reglamentaria
    ilegal (en|la|el) jugada|movimiento|movida|lance (número) { $number }
phrases-loose-pressed-without-a-move =
    ha|han pulsado|apretado|presionado|dado|accionado|parado|tocado (a|al) (reloj) sin (haber|hacer|realizar) (hecho) mover|jugar|jugada|movido|jugado|movimiento|nada
    ({ $theirs }) (ha) pulsó|pulsado|apretó|apretado|presionó|presionado|dio|dado|accionó|paró (a|al) ({ $theirs }) reloj sin (haber|hacer|realizar) (hecho) mover|jugar|jugada|movido|jugado|movimiento|nada
    ({ $theirs }) no movió|movido|jugó|jugado pulsó|pulsado|apretó|apretado|presionó|presionado reloj
    reloj sin mover|jugar|jugada|movimiento
phrases-loose-pawn-left-unpromoted =
    ({ $theirs }) (ha) (dejó|dejado) ({ $theirs }) peón (última|octava|primera) (fila) sin|no (ha) ({ $theirs }) coronar|coronado|coronó|promocionar|promocionado|promovido|promocionó|cambiar|cambiado|convertir|reemplazar|sustituir
    no ({ $theirs }) (ha) coronó|coronado|promocionó|promocionado|promovió|convirtió|cambió|reemplazó ({ $theirs }) peón
    ha dejado ({ $theirs }) peón (última|octava|primera) (fila) (sin) (coronar|promocionar|cambiar)
    ({ $theirs }) dejó|dejado peón última|octava|primera fila
    { $theirs } no coronó|coronado|promocionó
phrases-loose-touched-piece =
    ({ $theirs }) (ha) tocado|tocó|tocaste otra|distinta|diferente { $pieces }|pieza
    ({ $theirs }) (ha) tocado|tocó|tocaste (a) ({ $theirs }) { $pieces }|pieza (otra|distinta|primero)
    ha|has tocado (a|otra|esa|ese) ({ $theirs }) { $pieces }|pieza (distinta|primero)
    pieza|piezas|{ $pieces } tocada|tocado (pieza) (se) (movida|jugada|movido|mueve|juega)
    tocada movida|jugada|mueve|juega
    debe|que mover|jugar pieza tocó|tocada|tocado
phrases-loose-period =
    qué|cuál (número) periodo|tramo|fase ({ $mine }) (vamos|jugando|jugamos|partida|juego|tiempo|actual)
    qué control (vamos|jugando|jugamos)
    primer|segundo|tercer|último periodo
    periodo|tramo actual|juego|jugando|vamos
phrases-loose-delay-left =
    cuánto|cuántos|qué (segundos|tiempo) ({ $mine }) retardo|demora|retraso|delay|bronstein (queda|falta)
    queda|falta|hay retardo|demora|delay
    demora|retraso|delay (restante)
phrases-loose-knights-view =
    qué|quién|cuáles|cuántas (piezas|casillas) salto|saltos|vista|tiro|distancia caballo { $square }
    salto|saltos|vista|ojos|distancia|movimiento caballo (desde) { $square }
    qué (piezas) ve|vería|ven|alcanza|alcanzaría caballo (desde) { $square }
phrases-loose-moves-of-it =
    adónde|dónde (lo|la) puedo|puede|podría ir|mover|moverse|moverla|moverlo|llevar|llevarla|llevarlo|jugar|jugarla|jugarlo|poner|ponerla|ponerlo|colocar|colocarla (pieza|esta|con|ella)
    qué|cuáles jugadas|movimientos|movidas|lances|opciones|posibilidades|casillas|destinos ({ $theirs }) (puede) (hacer) esta|ella|pieza
    qué puede|puedo hacer con esta|ella|pieza (pieza)
    qué casillas puede|puedo (ir|mover|moverla|llevarla|alcanzar)
phrases-loose-path-of-piece =
    recorrido|camino|historia|historial|trayectoria|trayecto|ruta|viaje ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
    dónde|adónde (ha|han) estado|venido|viene|vino|salió|salido|procede|proviene|pasado|movido|partió|empezó|llegado ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
    qué|cuál (casillas) (ha) recorrido|camino|trayectoria|ruta|pasado|seguido|visitado|recorrió|historia ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
    cómo|cuándo llegó|llegado|vino|venido ({ $mine }|{ $theirs }) ({ $pieces }|pieza) { $square }
phrases-loose-last-move-effect =
    qué (ha) ataca|atacado|atacando|amenaza|amenazando|deja|dejado|dejó|abandona|desprotege|descubre|consigue|logra|busca|pretende|provoca|hace|cambia ({ $mine }|{ $theirs }) última|último|con ({ $mine }|{ $theirs }) jugada|movimiento|movida|lance
    qué ({ $mine }|{ $theirs }) ataca|atacando|amenaza|amenazando|deja|abandona|desprotege (ahora) ({ $mine }|{ $theirs }) jugada|movimiento|movida|lance|moviendo|moverse|mover|así
    qué|cuál efecto|efectos|consecuencia|consecuencias|propósito|objetivo ({ $mine }|{ $theirs }) (última|último) jugada|movimiento|movida|lance
    efecto|efectos|consecuencias ({ $mine }|{ $theirs }) (última|último) jugada|movimiento|movida|lance
phrases-loose-position-text =
    (muestra|mostrar|muestre|enseña|enséñame|oculta|ocultar|esconde|esconder|quita|quitar|pon|poner|ver|activa|desactiva) posición (en|como|de|por|junto|modo|forma|formato) (modo|forma|formato) (de) texto|escrita
    muestra|mostrar|enseña|enséñame|oculta|ocultar|esconde|quita|pon|poner|ver|activa|desactiva texto (de) posición|tablero
    posición escrita|textual
    posición texto|escrito
    texto posición|tablero
phrases-loose-copy-position =
    copia|copie|copiar|cópiame|cópiala|exporta|exportar|obtener|copio posición|fen|tablero (en|como|al) (fen|portapapeles)
    dame|quiero|di|obtener|necesito|pasa|pásame fen (posición)
    fen posición|actual
    posición fen|portapapeles
phrases-loose-can-win =
    (aún|todavía) puede|pueden|podría|podrían (aún|todavía) { $color } (aún|todavía) ganar|mate|matar (aún|todavía)
    { $color } puede|pueden|podría|podrían (dar) ganar|mate|vencer
    { $color } posibilidades|opciones|opción|oportunidad|oportunidades|suficiente|suficientes (material|piezas) (de|para) (dar) ganar|mate|victoria
    (es) posible (qué) { $color } ganen|gane|ganar|mate
    ganar { $color } puede|pueden|posible
phrases-loose-explore-by-touch =
    explora|explorar|explore|explorando|recorrer|recorre|tocar|toco|palpar|palpa|tantear|examinar|reconocer|leer tablero (con|al|a|por) (dedo|dedos|tacto|táctil|mano)
    explorar|exploración|explora|modo (al|por|con|a) dedo|dedos|tacto|táctil|toque
    exploración tablero
    modo exploración|explorar
    deja|dejar|termina|terminar|sal|salir|para|parar|desactiva|acaba explorar|exploración
phrases-loose-blindfold =
    jugar|juego|modo|partida|activa|activar|desactiva|quita|quiero|ajedrez|jugamos|juguemos|deja|dejar (jugar) (a|la) ciegas|ciega
    (jugar) sin ver|mirar tablero
    modo ciego
    activa|activar|desactiva|desactivar modo ciego|ciegas
phrases-loose-hide-pieces =
    oculta|ocultar|oculte|ocúltame|esconde|esconder|esconda|quita|quitar|quite|tapa|tapar|borra|borrar (todas|toda) (las) piezas|figuras
    no ({ $mine }) muestres|muestre|mostrar|quiero|enseñes (ver|todas) piezas|ninguna
    piezas ocultas|invisibles|escondidas|desaparecer
    tablero sin piezas
    oculta|ocultar|esconde|esconder|tapa|tapar tablero
phrases-loose-show-own-pieces =
    (muestra|mostrar|muestre|enseña|enséñame|ver|deja|dejar|quiero|ve) solo|únicamente|solamente (quiero) (ver|mostrar|muestra|enseña|deja) { $mine } piezas
    (muestra|mostrar|enseña|ver|deja) { $mine } piezas solo|solamente|nada|únicamente (más)
    oculta|ocultar|esconde|esconder|quita|quitar|tapa { $theirs } piezas
    oculta|ocultar|esconde|esconder|quita|quitar|tapa piezas (de) { $theirs }
    solo|únicamente|solamente { $mine }
phrases-loose-show-last-move =
    (muestra|mostrar|muestre|enseña|enséñame|ver|quiero|deja) solo|solamente|únicamente (ver|muestra|mostrar|enseña) (la) última|último pieza|jugada|movimiento|movida|lance (qué) (se) (acaba|ha) (jugada|jugado|movida|movido|movió|mover)
    (muestra|mostrar|enseña|ver|quiero|deja) solo|solamente|únicamente (ver|muestra|mostrar) pieza (qué) (se) (acaba|ha) (de) jugada|jugado|movida|movido|movió|mover (última|último)
    solo|solamente|únicamente pieza|jugada última|último|movida|movió
phrases-loose-silent-board =
    tablero mudo|muda|silencioso|callado|silencio|hable|hablar|conteste|responda|responde|anuncie
    silencia|silenciar|calla|callar|enmudece|enmudecer|acalla|desactiva tablero
    no hable|hables|lea|leas|anuncie|anuncies|digas|diga tablero|casillas
phrases-loose-board = ir|ve|vaya|vamos|voy|llévame|lleva|enfoca|enfocar|foco|cursor|salta|saltar|pasa|pasar|ponme|sitúame|entra|entrar (a|al|en) tablero
phrases-loose-go-to-square =
    ir|ve|vaya|vamos|voy|llévame|lleva|salta|saltar|enfoca|pasa|pasar|cursor|foco|sitúame|ponme|colócame (a|al|en|hasta) casilla { $square }
    llévame|enfoca|cursor|foco|sitúame|ponme (en|a|hasta) { $square }
phrases-loose-game-start =
    ir|ve|vuelve|volver|vaya|vamos|llévame|regresa|regresar|salta|saltar|empezar|muestra|muéstrame|ver|partida (la|posición) (a|al|hasta|desde|de|del|en) inicio|principio|comienzo|inicial (de) (partida|juego)
    posición|primera inicial|jugada
    repasa|repasar|revisa|revisar|reproduce|reproducir ({ $mine }) partida (desde|del) (inicio|principio|comienzo)
phrases-loose-set-up =
    montar|monta|monte|montemos|preparar|prepara|prepare|coloca|colocar|coloque|introducir|introduce|poner|pon|ponga|editar|edita|edite|crear|crea|armar|arma|arme|configurar|establecer|establece|definir|meter|quiero ({ $mine }) (una|otra|nueva|mi|la) posición|piezas|tablero (nueva|propia|concreta|inicial|determinada|personalizada)
    editor (de) posición|posiciones|tablero
    jugar|empezar|empieza|comenzar|partir|juguemos (desde|a|partir|de) (de) posición|fen (nueva|propia|concreta|dada|determinada)
phrases-loose-clock-alone =
    solo|únicamente|solamente|simplemente|nada (quiero|usar|necesito|poner) (más) (el|un) reloj (ajedrez)
    reloj solo|independiente|aparte|suelto|ajedrez|separado
    (usar|poner|quiero|modo|necesito|programar|preparar|preparo) (solo) reloj (de) (ajedrez) (para|con|en) (jugar) (un) (tablero|partida) real|físico|madera|presencial|tablero
    modo|usar|prepara|programar|programa reloj
phrases-loose-feel-clock =
    palpar|palpo|palpa|sentir|siento|tantear|notar|explorar|tocar|leer reloj|esfera|agujas|manecillas (dedo|dedos|tacto)
    reloj (con|al|por) (el) dedo|dedos|tacto|táctil|esfera
    esfera|agujas reloj
phrases-loose-help-for =
    ayuda|ayúdame|información|explica|explícame (sobre|con|de) reloj|relojes|teclas|teclado|voz|sonido|sonidos|tablero|tablas|jugadas|ajustes|comandos
    cómo funciona|funcionan reloj|relojes|teclas|teclado|voz|sonido|tablero

## phrases-table

phrases-table-call-move =
    anunciar { $rest }
    anuncio { $rest }
    anuncia|anuncie { $rest }
    anunciar|anuncio (la|mi) jugada { $rest }
    canto { $rest }
    mi jugada es { $rest }
phrases-table-call-placed-move =
    anunciar la jugada
    anunciar
    anunciarla
    la anuncio
    anunciar|anuncia (la|mi) jugada
    anuncio la|mi jugada
phrases-table-correct-call =
    corregir { $rest }
    corrijo { $rest }
    corrección { $rest }
    (no) quise|quería decir { $rest }
    (no) quiero decir { $rest }
    me equivoqué { $rest }
    me he equivocado { $rest }
phrases-table-repeat-call =
    repetir la jugada
    repito
    la repito
    repetirla
    repito|repetir (la|su) jugada
    repetir el anuncio
    repito el anuncio
phrases-table-repeat-move =
    repetir { $rest }
    repito { $rest }
    repetir|repito (la) jugada { $rest }
    repetición { $rest }
    he oído { $rest }
    oí { $rest }
phrases-table-execute-call =
    hacer en mi tablero
    hacerla en mi tablero
    hacer|ejecutar|jugar (la) jugada en mi tablero
    ejecutar
    ejecutarla
    ejecutar|ejecuto (la) jugada
    la ejecuto
    la hago en mi tablero
phrases-table-execute-move =
    ejecutar { $rest }
    ejecuto { $rest }
    ejecutar|ejecuto (la) jugada { $rest }
    en mi tablero { $rest }
    hacer|hago|jugar|juego { $rest } en mi tablero
    { $rest } en mi tablero
phrases-table-place-move =
    colocar { $rest }
    coloco { $rest }
    poner { $rest }
    pongo { $rest }
    pon|coloca { $rest }
    mover|muevo { $rest }
    hacer (la) (jugada) { $rest }
phrases-table-take-off =
    retirar { $square }
    retiro { $square }
    retira { $square }
    quitar { $square }
    quito|quita { $square }
    retirar|retiro|quitar|quito (la|el) pieza|peón de { $square }
    sacar|saco (la) (pieza) (de) { $square }
phrases-table-put-piece-back =
    devolver piezas
    devolver (la|las|el) pieza|piezas (a) (su) (sitio)
    devuelvo (la|las|el) pieza|piezas (a) (su) (sitio)
    devolverlo todo
    lo devuelvo todo
    todo a su sitio
    devolver
phrases-table-write-move =
    anotar { $rest }
    anoto { $rest }
    anota|anote { $rest }
    anotar|anoto (la) jugada { $rest }
    apuntar|apunto|apunta { $rest }
    escribir|escribo|escribe { $rest }
phrases-table-write-next-move =
    anotar la jugada
    anotar
    anotarla
    la anoto
    anoto|anotar|apuntar|apunto (la) jugada
    apuntarla
    anótala
phrases-table-ask-moves =
    preguntar jugadas
    preguntar (por) (las) jugadas
    preguntar (por) (el) número de jugadas
    pregunto (por) (las) jugadas
    pregunto (por) (el) número de jugadas
    preguntar a mi asistente (por) (las) jugadas
    asistente (cuántas) jugadas
    dígame|dime las jugadas
phrases-table-ask-time =
    preguntar tiempo
    preguntar (por) (el) tiempo (usado)
    pregunto (por) (el) tiempo (usado)
    preguntar a mi asistente (por) (el) tiempo
    asistente (cuánto) tiempo
    dígame|dime el tiempo
phrases-table-tell-moves =
    decir jugadas
    decir (las) jugadas
    decir (el) número de jugadas
    digo (las) jugadas
    decirle|dígale (las) jugadas
    informar de (las) jugadas
phrases-table-tell-time =
    decir tiempo
    decir (el) tiempo (usado)
    digo (el) tiempo (usado)
    decirle|dígale (el) tiempo
    informar del tiempo
phrases-table-compare-boards =
    comparar tableros
    comparar (los) (dos) tableros
    comparo (los) tableros
    compare|compara (los) tableros
    coinciden los tableros
    son iguales los tableros
phrases-table-mend-board =
    corregir mi tablero
    corregir (mi|el) tablero
    corrijo (mi|el) tablero
    arreglar (mi|el) tablero
    arreglo mi tablero
    rectificar (mi|el) tablero
phrases-table-compare-scores =
    comparar planillas
    comparar (las) (dos) planillas
    comparo (las) planillas
    compare|compara (las) planillas
    coinciden las planillas
    son iguales las planillas
phrases-table-read-conditions =
    condiciones
    leer (las) condiciones
    lee|lea (las) condiciones
    condiciones de juego
    (otra) (vez) las condiciones
    qué condiciones hay
    qué se acordó
phrases-table-adjourn =
    aplazar partida
    aplazar (la) partida
    aplazar
    aplazo la partida
    aplazamiento

## phrases-clock

phrases-clock-clock-press =
    pulsar
    reloj
    pulsar (el|mi) reloj
    pulso (el|mi) (reloj)
    pulsado
    jugada hecha|lista
    he jugado
    ya he jugado
    listo
    hecho
    pulsa|pulse|presionar|presiona|presione|apretar|aprieta (el|mi) reloj (por) (favor)
    pulsar (el|mi) reloj por favor
    pulsa
    pulsa|pulsar por favor
    (ya) he pulsado|movido
    he pulsado el|mi reloj
    ya jugué
    ya moví
    (ya) he hecho mi|la jugada
    la jugada está hecha
    jugado
    presionar
    apretar
phrases-clock-clock-press-of =
    { $color } pulsan
    (las) { $color } pulsan
    (las) { $color } han pulsado|jugado|movido
    { $color } pulsar
    pulsar { $color }
    (las) { $color } han pulsado|apretado|presionado (el|su) reloj
    (las) { $color } pulsan (el|su) reloj
    (las) { $color } han hecho su|la jugada
    (las) { $color } jugaron|movieron|pulsaron
    pulsar|pulsa por|para (las) { $color }
    pulsa { $color }
    pulsar el reloj de (las) { $color }
phrases-clock-clock-stop =
    parar
    pausa
    alto
    stop
    parar|detener (el|los) reloj|relojes
    detener
    para|pare|paren|parad|detén|detenga|detener|parar|pausar (el|los|ambos) reloj|relojes (por) (favor)
    para|parar|detener los dos relojes
    parar|pausa|detener|alto|stop por favor
    por favor parar|para|pausa|detener|stop
    para
    para por favor
    pausar
    detén
    parar|pausar|detener la partida
    poner (el) (reloj) en pausa
phrases-clock-clock-restart =
    reanudar
    continuar
    seguir
    empezar
    reanudar|continuar (el|los) reloj|relojes
    poner en marcha (el|los) (reloj|relojes)
    vamos
    adelante
    comenzar
    iniciar
    arrancar
    comienza
    empieza
    empezamos
    continúa
    continúe
    reanuda
    sigue
    seguimos
    start
    continuar|seguir|reanudar|empezar por favor
    reanudar|reanuda|reanude|continuar|iniciar|inicia|inicie|arrancar|arranca|arranque (el|los) reloj|relojes (por) (favor)
    pon|ponga|poner en marcha (el|los) reloj|relojes
    poner el|los reloj|relojes en marcha
    empezar|comenzar|iniciar|reanudar|continuar (la) partida
phrases-clock-clock-charge-time =
    descontar tiempo
    descontar
    descontar el tiempo
    se descuenta
    (sí) descuenta|descuente (el|ese|este) tiempo
    descontar ese|este tiempo
    se descuenta el tiempo
phrases-clock-clock-do-not-charge-time =
    no descontar tiempo
    no descontar
    no descontar el tiempo
    no se descuenta
    no descuentes|descuente (el|ese|este) tiempo
    no descontar ese|este tiempo
    no se descuenta el tiempo
phrases-clock-clock-times =
    tiempo
    tiempos
    los dos tiempos|relojes
    ambos tiempos|relojes
    cuánto tiempo (queda)
    tiempo|tiempos por favor
    relojes
    cuánto tiempo hay
    cuánto tiempo queda|tenemos|tiene (cada) (uno|jugador)
    cuánto tiempo le queda a cada uno
    cuánto tiempo les queda a los dos
    tiempo restante
    tiempos restantes
    (cuál) es el tiempo
    cuáles son los tiempos
    cómo van|están los relojes|tiempos
    cómo va|está el reloj|tiempo
    qué marca|marcan|dice|dicen (el|los) reloj|relojes
    tiempo|tiempos de los dos
    tiempo|tiempos de ambos (jugadores)
    tiempo de cada uno
phrases-clock-clock-time-running =
    mi tiempo
    mi reloj
    cuánto tiempo tengo
    cuánto tiempo me queda
    cuánto me queda
    cuánto tiempo me queda todavía|aún
    cuánto tiempo tengo todavía|aún
    cuánto tiempo todavía tengo
    cuántos minutos|segundos tengo|quedan
    cuántos minutos|segundos me quedan
    mi tiempo restante|por|queda (favor)
    mi tiempo por favor
    cuál es mi tiempo
    qué tiempo tengo
    qué tiempo me queda
    qué marca|dice mi reloj
    cómo voy|ando de tiempo
phrases-clock-clock-time-other =
    tiempo del adversario
    tiempo|reloj del adversario|rival|contrario|oponente
    (el) otro tiempo|reloj
    (el) tiempo|reloj de mi|el|tu adversario|rival|contrario|oponente
    el tiempo|reloj del adversario|rival|contrario|oponente
    cuánto tiempo tiene|queda (mi|el) adversario|rival|contrario|oponente
    cuánto tiempo tiene él|ella
    cuánto tiempo (le) queda a|al (mi) adversario|rival|contrario|oponente
    cuánto (tiempo) le queda
    cuánto tiempo tienes
    cuántos minutos tiene|le quedan|queda (mi|el|al) adversario|rival|contrario|oponente
    su|tu tiempo|reloj
    qué marca|dice su reloj
    qué marca el reloj del rival|adversario|contrario|oponente
phrases-clock-clock-time-of =
    tiempo { $color }
    tiempo|reloj (de) (las) { $color }
    { $color } tiempo|reloj
    cuánto tiempo tienen (las) { $color }
    cuánto tiempo (les) queda a (las) { $color }
    cuánto (tiempo) les queda a (las) { $color }
    cuánto (tiempo) le queda|quedan a (las) { $color }
    qué tiempo tienen|queda (a) (las) { $color }
    cuánto tiempo tienen todavía|aún (las) { $color }
    cuántos minutos|segundos tienen (las) { $color }
    cuántos minutos|segundos les quedan a (las) { $color }
    (el) tiempo|reloj (restante) (de|para) (las) { $color }
    cuánto tiempo (para) (las) { $color }
    cuál es el tiempo de (las) { $color }
    qué marca|dice el reloj de (las) { $color }
phrases-clock-clock-moves =
    número de jugada
    jugadas
    jugadas hechas
    qué jugada
    cuántas jugadas
    en|por qué jugada|movimiento estamos|vamos
    qué jugada es|toca
    qué número de jugada (es)
    cuál es el número de jugada
    cuántas jugadas llevamos|van|llevo|hay
    cuántas jugadas hemos|he|se (han) hecho|jugado
    cuántos movimientos (llevamos|van|hemos|se) (hecho|han) (hecho)
    número de movimientos|jugadas
phrases-clock-clock-moves-of =
    jugadas { $color }
    jugadas (de) (las) { $color }
    { $color } jugadas
    cuántas jugadas tienen (las) { $color }
    cuántas|cuántos jugadas|movimientos han hecho|jugado (las) { $color }
    cuántas jugadas llevan (las) { $color }
    número de jugadas de (las) { $color }
    en qué jugada están (las) { $color }
phrases-clock-clock-moves-to-control =
    jugadas hasta el control
    control
    hasta el control
    (cuántas) jugadas (faltan|quedan) hasta|para el control (de) (tiempo)
    (cuántas) (jugadas) (faltan|quedan) hasta|para (el) (próximo) control
    cuánto|cuántas falta|faltan|queda|quedan para|hasta el control (de) (tiempo)
    cuántas jugadas (me) faltan|quedan
    cuándo es el (próximo) control (de) (tiempo)
phrases-clock-clock-moves-to-control-of =
    { $color } jugadas hasta el control
    { $color } hasta el control
    (cuántas) jugadas (faltan) (de) (a) (las) { $color } hasta|para el control
    cuántas jugadas les faltan|quedan a (las) { $color } hasta|para el control (de) (tiempo)
    jugadas de (las) { $color } hasta|para el control (de) (tiempo)
    { $color } jugadas para el control
phrases-clock-clock-time-used =
    tiempo usado
    usado
    tiempo usado|consumido|gastado
    cuánto tiempo usado|consumido
    cuánto tiempo he|hemos|se (ha) usado|gastado|consumido
    cuánto tiempo gastado
    cuánto (tiempo) he gastado|usado|consumido
    tiempo transcurrido
phrases-clock-clock-time-used-of =
    tiempo usado { $color }
    tiempo usado|consumido|gastado (de|por) (las) { $color }
    { $color } tiempo usado
    cuánto tiempo han usado|gastado|consumido (las) { $color }
    cuánto han usado|gastado|consumido (las) { $color }
    cuánto tiempo usaron|gastaron|consumieron (las) { $color }
phrases-clock-clock-period =
    periodo
    periodos
    qué periodo
    periodo de tiempo
    en qué periodo estamos
    qué periodo es
    cuál es el periodo
    periodo actual
phrases-clock-clock-period-of =
    periodo { $color }
    periodo (de) (las) { $color }
    { $color } periodo
    en qué periodo están (las) { $color }
    qué periodo (de) (las) { $color }
phrases-clock-clock-delay =
    retardo
    retardo restante
    cuánto retardo (queda)
    cuánto retardo (nos|me) queda
    el retardo
phrases-clock-clock-whose =
    qué reloj
    qué reloj corre
    quién corre
    de quién es el turno
    a quién le toca
    quién juega
    qué reloj está corriendo|en|andando (marcha)
    qué reloj anda|marcha|funciona
    de quién es el reloj
    el reloj de quién corre
    de quién es el tiempo
    a quién le toca (jugar|mover)
    a quién toca
    quién mueve
    quién tiene que jugar|mover
    quién está en juego|turno
    quién tiene el turno
    de quién es la jugada
    está corriendo|en (marcha) el|mi reloj
    corre el|mi reloj
    corren los relojes
    turno de quién
phrases-clock-clock-claim-flag =
    bandera
    reclamar (la) bandera
    (la) bandera (ha) caído|caída
    ha caído la bandera
    tiempo agotado
    (la) bandera caída
    cayó (la) bandera
    (la) bandera cayó
    reclamo (la) bandera
    (reclamo) caída de bandera
    reclamo (la) caída de (la) bandera
    se le ha caído la bandera
    se acabó el tiempo
    se ha acabado|agotado el tiempo
    sin tiempo
    reclamo (el) tiempo
phrases-clock-clock-claim-flag-of =
    bandera { $color }
    bandera (de) (las) { $color }
    ha caído la bandera de (las) { $color }
    { $color } bandera
    (la) bandera de (las) { $color } (ha) cayó|caído
    cayó la bandera de (las) { $color }
    (a) (las) { $color } se les (ha) acabó|acabado|agotó|agotado el tiempo
    (las) { $color } se quedaron sin tiempo
    (las) { $color } sin tiempo
    (las) { $color } han perdido|pierden por tiempo
    tiempo agotado (de) (las) { $color }
    reclamo|reclamar la bandera de (las) { $color }
phrases-clock-clock-illegal-move =
    jugada ilegal
    ilegal
    movimiento ilegal
    una jugada ilegal
    jugada|movimiento|lance imposible
    lance ilegal
    reclamo (una|la) jugada ilegal
    jugada ilegal por favor
phrases-clock-clock-illegal-move-of =
    jugada ilegal { $color }
    jugada ilegal (de) (las) { $color }
    ilegal { $color }
    { $color } jugada ilegal
    (las) { $color } han hecho|jugado una jugada ilegal|imposible
    (las) { $color } hicieron|jugaron una jugada ilegal|imposible
    (una) jugada|movimiento ilegal|imposible (de) (las) { $color }
phrases-clock-clock-time-control =
    control de tiempo
    ritmo
    ritmo de juego
    a qué está ajustado|puesto (el) (reloj)
    cuál es el control (de) (tiempo)
    qué control (de) (tiempo) (jugamos|hay|es)
    cuál es el ritmo|incremento (de) (juego)
    (a) qué ritmo jugamos|es
    cómo está puesto|ajustado|programado el reloj
    qué incremento (hay|tenemos)
    incremento
    ajustes
    ajustes del reloj
phrases-clock-clock-feel =
    palpar el reloj
    palpar reloj
    esfera
    esferas
phrases-clock-repeat =
    repetir
    otra vez
    de nuevo
    repite
    repita
    cómo
    cómo dices
    perdón
    repite|repita|repetir por favor
    otra vez por favor
    una vez más
    qué has dicho
    qué dijiste
phrases-clock-sound-on =
    activar sonido
    activar el sonido
    con sonido
phrases-clock-sound-off =
    desactivar sonido
    desactivar el sonido
    sin sonido
    silencio
phrases-clock-reset-keys =
    restablecer teclas
    restablecer (todas) (las) teclas
phrases-clock-help =
    ayuda
    órdenes
    comandos
    qué puedo decir
    ayuda por favor
    ayúdame
    por favor ayuda
    qué puedo escribir|hacer
    lista de comandos|órdenes
phrases-clock-help-for =
    ayuda para { $rest }
    ayuda { $rest }
    ayuda con|sobre|de { $rest }

## phrases-set-up

phrases-set-up-remove =
    quitar { $rest }
    quita|quite|retirar|retira|retire|eliminar|elimina|borrar|borra { $rest }
    vaciar|vacíe { $rest }
phrases-set-up-move =
    mover { $rest }
    mueve|mueva|pasar|pasa|trasladar|traslada { $rest }
phrases-set-up-clear =
    vaciar el tablero
    vaciar|vacía|vacíe (todo) (el) (tablero)
    tablero vacío
    quitar|quita|borrar|borra todo|todas
    limpia|limpiar|limpie (el) tablero
    quita|quitar|retira todas las piezas
phrases-set-up-starting-position =
    posición inicial
    (la) posición inicial
    (la) posición de partida|salida
    tablero nuevo
    pon|coloca (la) posición inicial
phrases-set-up-chess960 =
    ajedrez960 { $number }
    ajedrez960|chess960 (posición) (número) { $number }
    ajedrez 960 (posición) (número) { $number }
phrases-set-up-chess960-on =
    ajedrez960
    ajedrez960|chess960
    ajedrez 960
    ajedrez aleatorio
phrases-set-up-chess960-off =
    ajedrez normal
    sin|no ajedrez960|chess960
    ajedrez normal|clásico|corriente
phrases-set-up-as-in-game =
    como en la partida
    como en (la|mi) partida
    (la) posición de (la|mi) partida
phrases-set-up-to-move =
    juegan { $color }
    juegan (las) { $color }
    turno (de) (las) { $color }
    (las) { $color } juegan
    mueven (las) { $color }
    (las) { $color } mueven
    le|les toca (jugar|mover) a (las) { $color }
    toca (jugar|mover) a (las) { $color }
    tocan { $color }
    es (el) turno de (las) { $color }
    ahora juegan|mueven (las) { $color }
    empiezan|comienzan (las) { $color }
    (las) { $color } empiezan|comienzan
    es turno { $color }
phrases-set-up-undo =
    deshacer
    deshacer|deshaz (eso|esto)
    atrás
    volver
phrases-set-up-read =
    leer la posición
    leer|lee|lea (la) (posición)
    posición
    qué hay (en) (el) (tablero)
phrases-set-up-possible =
    es posible
    es posible|legal|válida
    comprobar|comprueba (la) (posición)
    qué falta
    qué está mal
phrases-set-up-fen =
    fen { $rest }
    posición fen { $rest }
phrases-set-up-play =
    jugar
    jugar|juega|empezar|empieza (desde) (aquí)
    empezar|empieza (la) (partida)
phrases-set-up-play-as =
    jugar con las { $color }
    jugar|juego|juega (con|de) (las) { $color }
    llevo (las) { $color }
phrases-set-up-play-computer =
    jugar contra el ordenador
    (jugar) contra (el|la) ordenador|computadora
phrases-set-up-play-beside =
    jugar entre dos
    (jugar) entre dos
    (jugar) con (alguien) al lado

## elements

chess-board = Tablero de ajedrez
clocks = Relojes
press-clock = Pulsar reloj
clock-flag = Ha caído la bandera.
white = Blancas
black = Negras
clock-press-white = Pulsar el reloj de las blancas
clock-press-black = Pulsar el reloj de las negras
clock-running = En marcha
clock-waiting = Sin empezar
clock-state-stopped = Parado
clock-not-running = No corre
clock-one-move = 1 jugada hasta el control
clock-moves = { $moves } jugadas hasta el control
clock-counter = Jugadas completadas: { $moves }
clock-delay = Retardo: { $time }
clock-period-shown = Periodo { $period }
clock-period-of = Periodo { $period } de { $count }
clock-earlier-flag = La bandera cayó en el periodo { $period }.
what-was-said = Lo que se ha dicho
all-messages = Todos los mensajes
your-move = Su jugada
make-move = Jugar
promotion-choice = Coronar con
score-column-move = Jugada
score-read = Leer la planilla
score-copy = Copiar
score-save = Guardar como PGN
score-caption = Planilla
score-caption-white = Planilla de las blancas
score-caption-black = Planilla de las negras
score-line-not-written = sin anotar
score-audio-note = nota de voz
score-play = Reproducir
score-draw-offered = oferta de tablas

## elements-late

dial-white = Esfera de las blancas
dial-black = Esfera de las negras
laws = Leyes
time = Tiempo
time-in-words = Personalizado, con palabras …
time-words = Tiempo con palabras
time-words-hint = Por ejemplo: “90 minutos para 40 jugadas, después 30, con 30 segundos por jugada”, “5+3”, “blitz”, o “blancas 5 minutos, negras 3”.
time-understood = Se entiende:
tempo-standard = Clásico
tempo-rapid = Rápido
tempo-blitz = Blitz

## page-shell

leave-for-position = Este enlace abre otra posición. ¿Dejar su partida por ella? Su partida queda en este dispositivo.
leave-no = No, volver a mi partida
leave-yes = Sí, abrir la posición
update-ready = Hay una nueva versión de Anna–Hector.
update-now = Instalarla ahora
take-over = La ventana que lleva esta partida no responde. ¿Seguir la partida aquí? Aquella ventana ya no escribirá nada.
take-over-no = No, esperar a esa ventana
take-over-yes = Sí, seguir aquí
page-game = Partida
page-table = Partida en la mesa
page-help = Ayuda
page-about = Acerca de Anna–Hector
page-guide = Aprender de oído
title-of-page = { $page } – Anna–Hector
title-to-move = { $page } – juegan { PLAYER($turn) }
title-over = { $page } – terminada

## page-focus

focus-list = { $label }, { $chosen }, lista
focus-button = { $label }, botón
focus-slider = { $label }, deslizador, { $value }
focus-chosen = { $label }, marcado
focus-not-chosen = { $label }, no marcado
focus-on = { $label }, activado
focus-off = { $label }, desactivado
focus-field = { $label }, campo
focus-field-value = { $label }, campo, { $value }

## page-shared

load-missing = No se pudo cargar una parte de Anna–Hector.
load-again = Intentar de nuevo
stop-clocks = Parar los relojes
start-clocks-again = Reanudar los relojes
start-clocks = Poner en marcha los relojes
clock-alone = Preparar un reloj …
new-game = Nueva partida
clock-alone-heading = Reloj
feel-the-clock = Palpar el reloj
saved-games = Partidas en este dispositivo
set-up-position = Colocar una posición
keys = Teclas
keep-safe-what = Pide al navegador que no borre sus partidas cuando falte espacio.
keep-safe = Proteger mis partidas
back-to-game = Volver a la partida
sound = Sonido
letter-keys = Las letras y cifras solas son teclas en el tablero
settings = Ajustes
promote-queen = Dama
promote-rook = Torre
promote-bishop = Alfil
promote-knight = Caballo
charge-white = Descontar a las blancas el tiempo ausente
do-not-charge-white = No descontar a las blancas el tiempo ausente
charge-black = Descontar a las negras el tiempo ausente
do-not-charge-black = No descontar a las negras el tiempo ausente
minutes = Minutos
language = Idioma
language-browser = El del navegador
who-speaks = ¿Quién habla?
how-called = ¿Cómo se anuncian las jugadas?
who-screen-reader = Mi lector de pantalla
who-app = Anna–Hector
who-both = Los dos, cada uno su parte
white-to-move = Jugada { $number }. Juegan blancas.
black-to-move = Jugada { $number }. Juegan negras.
style-fide = Al modo de la FIDE
style-fide-names = Nombres de la FIDE en español
style-plain = Palabras corrientes
style-nato = Alfabeto de la OTAN
style-algebraic = Algebraica abreviada
style-uci = UCI
score-heading = Planilla
score-compare = Comparar las planillas

## page-start

more-choices = Más opciones
opponent = Adversario
computer = Ordenador
player-beside-you = Persona a su lado
level = Nivel
your-colour = Su color
by-lot = Al azar
start = Empezar
level-lowest = 1, para principiantes
level-highest = 8, fuerza máxima
level-number = { $level }
speech = Voz
new-game-heading = Nueva partida
table-link-heading = En la mesa
table-link-about = Una partida con las reglas para jugadores con discapacidad visual, con asistentes, árbitro y dos tableros.
table-link = Preparar una partida en la mesa …
clock-alone-about = Solo un reloj, para una partida en tableros de verdad.
start-about = Ajedrez para jugar de oído, al tacto y con el teclado, también sin conexión.
start-learn = Aprender de oído en cinco minutos
continue-game = Continuar
first-call = Las jugadas se anuncian en alemán, a la manera de la FIDE: «Springer Gustav eins Felix drei». En su lugar puede elegir palabras corrientes.

## page-conditions

time-none = Sin reloj
time-90 = 90 minutos para 40 jugadas, después 30 minutos, con 30 segundos por jugada
time-60 = 60 minutos
time-25-10 = 25 minutos, con 10 segundos por jugada
time-15-10 = 15 minutos, con 10 segundos por jugada
time-10 = 10 minutos
time-5-3 = 5 minutos, con 3 segundos por jugada
time-3-2 = 3 minutos, con 2 segundos por jugada
time-own = Personalizado …
play-casual = Informal
play-strict = Estricto, como en un torneo
play-casual-means = Las jugadas imposibles se rechazan diciendo por qué, se canta el jaque y se pueden deshacer jugadas.
play-strict-means = El programa no da ayudas, pieza tocada es pieza jugada, y el reloj lo pulsa usted, con H.
start-usual = La habitual
start-by-lot = Chess960 al azar
start-by-number = Chess960 por número …
summary-number = Chess960 número { $number }
summary-touch = pieza tocada, pieza jugada
summary-press = reloj pulsado a mano
summary-warnings = se permiten avisos de tiempo
summary-rapid = ajedrez rápido con sus propias reglas
summary-blitz = blitz con sus propias reglas
summary-draw-moves = sin tablas acordadas antes de la jugada { $number }
summary-no-draws = sin tablas acordadas
supervision-rapid = El ajedrez rápido se juega según
supervision-blitz = El blitz se juega según
supervision-adequate = las reglas de competición, con árbitros suficientes ({ $article })
supervision-inadequate = sus propias reglas ({ $article })
agreed-draws-allowed = permitidas
agreed-draws-moves = a partir de un número de jugadas …
agreed-draws-never = no permitidas
draw-moves = Jugadas de cada jugador antes de poder acordar tablas
white-minutes = Minutos de las blancas
white-seconds = Segundos por jugada de las blancas
seconds-a-move = Segundos por jugada
uneven = Tiempo distinto para las negras
black-minutes = Minutos de las negras
black-seconds = Segundos por jugada de las negras
play = Juego
warnings-allowed = Las bases del torneo permiten avisos de tiempo
start-position = Posición inicial
lot-drawn = La posición se sortea al empezar la partida.
touch-binds = Pieza tocada, pieza jugada
press-by-hand = El reloj lo pulsa usted, con H
agreed-draws = Tablas por acuerdo
chess960-number = Número, de 0 a 959
error-minutes = Un número entero de minutos, de 0 a { $most }.
error-no-time = Minutos y segundos no pueden ser los dos 0.
error-seconds = Un número entero de segundos, de 0 a { $most }.
error-draw-moves = Un número entero de jugadas, de 1 a { $most }.
error-number = Un número entero de 0 a { $most }.

## page-game

act-menu = Acciones
resign-question = ¿Abandonar esta partida?
resign-yes = Sí, abandonar
accept-question = ¿Aceptar las tablas? Con eso termina la partida.
accept-yes = Sí, aceptar
play-on = No, seguir jugando
illegal-move = La última jugada fue ilegal
touched-piece = Se tocó otra pieza
pressed-without-move = Se pulsó el reloj sin jugar
pawn-unpromoted = Quedó un peón sin coronar
offer-draw = Ofrecer tablas
accept-draw = Aceptar tablas
refuse-draw = Rechazar tablas
claim-draw-menu = Reclamar tablas …
adjust-pieces = Componer piezas
claim-flag = Reclamar victoria por tiempo
press-clock-menu = Pulsar el reloj
resign-menu = Abandonar …
resign = Abandonar
take-back = Deshacer jugada
move-now = Ordenador, juegue ya
try-computer-again = Reiniciar el motor de ajedrez
play-again = Jugar otra vez
blindfold = A ciegas
full-screen = Pantalla completa
save-game = Guardar la partida como PGN
ask-last-move = Última jugada
ask-last-capture = Última captura
ask-piece-lists = Listas de piezas
ask-position = Posición entera
ask-clocks = Los dos relojes
ask-my-clock = Mi reloj
ask-other-clock = Reloj del adversario
say-again = Repetir
look-through = Repasar la partida
back-in-game = Atrás en la partida
forward-in-game = Adelante en la partida
menu-of-acts = Menú de acciones
turn-board = Girar el tablero
board-larger = Ampliar el tablero
board-smaller = Reducir el tablero
mute = Silenciar todo
explore-by-touch = Explorar con el dedo
board = Tablero
move-entry = Introducir jugada
bar-ask = Preguntas
bar-actions = Acciones
bar-view = Vista
shown-last-move = Última jugada: { $move }.
shown-at-move = Está viendo la jugada { $number }.
shown-at-start = Está viendo el inicio de la partida.
result = Resultado
shown-present = Volver a la posición actual
face-moves = Jugadas
face-said = Lo que se ha dicho
face-position = Posición
face-position-text = Posición como texto
seat-you = Usted
seat-computer = Ordenador, nivel { $level }
move-which = ¿Qué jugada?
no-such-move = Ninguna de estas
make-this-move = ¿Hacer esta jugada?
no-move = No
yes-move = Sí

## page-claim

claim-title = Reclamar tablas
claim-ground = Motivo
claim-go-on = Reclamar …
cancel = Cancelar
claim-where = La posición
claim-on-board = está en el tablero
claim-by-move = se da con mi próxima jugada
claim-move = La jugada que piensa hacer
claim-yes = Sí, reclamar
claim-move-missing = Escriba la jugada que piensa hacer.
claim-threefold = La misma posición tres veces
claim-fifty = Cincuenta jugadas
claim-cannot-win = Mi adversario no puede ganar por procedimientos normales
claim-no-effort = Mi adversario no intenta ganar por procedimientos normales
claim-ask-threefold = ¿Reclamar tablas: la misma posición está en el tablero por tercera vez?
claim-ask-threefold-move = ¿Reclamar tablas: la misma posición se da por tercera vez con { $move }?
claim-ask-fifty = ¿Reclamar tablas: se han hecho cincuenta jugadas sin captura ni jugada de peón?
claim-ask-fifty-move = ¿Reclamar tablas: con { $move } se han hecho cincuenta jugadas sin captura ni jugada de peón?
claim-ask-cannot-win = ¿Reclamar tablas: su adversario no puede ganar por procedimientos normales?
claim-ask-no-effort = ¿Reclamar tablas: su adversario no intenta ganar por procedimientos normales?
claim-offer = Una reclamación incorrecta también es una oferta de tablas.
claim-ends-game = Sin árbitro, esta reclamación termina aquí la partida; el resultado lo tiene que decidir otra persona.
claim-bound = Si la reclamación es incorrecta, hay que hacer la jugada prevista.
claim-no-clock = Sin reloj, una reclamación incorrecta no cuesta tiempo.
claim-gives-one = Una reclamación incorrecta da un minuto al adversario.
claim-gives-two = Una reclamación incorrecta da dos minutos al adversario.
claim-gives-three = Una reclamación incorrecta da tres minutos al adversario.
claim-gives = Una reclamación incorrecta da { NUM($minutes) } minutos al adversario.
claim-takes = Quita la mitad de su propio tiempo, { NUM($most) } minutos como máximo; si no tiene más de { NUM($above) } minutos, le deja { $left }.

## page-help

commands-title = Órdenes que se escriben
help-search = Buscar en la ayuda
help-found-for = Encontrado para “{ $text }”
help-found = Resultados: { $count }
help-none = Nada encontrado para “{ $text }”. Busque una tecla o lo que quiera hacer, como “reloj” o “tablas”.
help-here-board = Qué puede hacer en el tablero
help-here-entry = Qué puede escribir en “{ $field }”
help-here-board-entry = Qué puede hacer en el tablero que introduce
help-here-dial = Qué puede hacer en la esfera
help-here-clock = Qué puede hacer en el reloj
help-here-assistant = Qué puede hacer en la página de asistente
help-here-arbiter = Qué puede hacer en la página de arbitraje
help-here-game = Qué puede hacer en la partida
help-here-page = Qué puede hacer en la página “{ $page }”
help-here-anywhere = Qué puede hacer en cualquier página
help-escape = Escape le lleva de vuelta a donde estaba.
help-not-now = Ahora no es posible
help-topics = Temas
help-words = Escriba o diga:
help-changed = cambiada
help-no-key = ninguna tecla
help-button = con su botón
help-letters-off = Las letras y cifras solas están desactivadas como teclas.
help-set-keys = Elegir teclas
help-in-game = En una partida
help-topic-board = Moverse por el tablero
help-topic-touch = Jugar con el dedo
help-topic-moves = Escribir y decir jugadas
help-topic-asking = Preguntar por la partida
help-topic-game = Tablas, abandono, reclamaciones, deshacer
help-topic-clock = El reloj
help-topic-dial = La esfera: palpar el reloj
help-topic-table = Partida en la mesa: jugador, asistente, árbitro
help-topic-voice = Hablar con el programa
help-topic-speech = Lo que se lee, y oírlo otra vez
help-topic-pages = Páginas y teclas que valen en todas partes
help-moves-how = Escriba una jugada en “{ $field }” y pulse Intro, o dígala. Sea cual sea la forma elegida para anunciar, se entienden todas estas:
help-moves-written = Por escrito basta la forma corta: “e4”, “Cf3”, “O-O”, “e8=D”; o solo las casillas: “g1f3”.
help-touch-sight = Toque una pieza y después la casilla a la que va, o arrástrela hasta allí. Un dedo que empieza en otra casilla desplaza la página, y dos dedos la amplían. Una pieza soltada fuera del tablero vuelve.
help-touch-reader = Con TalkBack o VoiceOver cada casilla está donde se dibuja: deslice el dedo hasta ella y toque dos veces, para levantar y para colocar. Explorar con el dedo queda ahí apagado, pues el lector de pantalla recibe él mismo los toques.
help-touch-exploring = Sin lector de pantalla, active «{ $button }». Un dedo que se desliza por el tablero oye las casillas con la voz del programa, con un tic en cada borde, y no mueve nada. Para levantar o colocar, quédese en una casilla y toque con un segundo dedo, o levante el dedo y toque dos veces la casilla oída. Los botones de las esquinas dicen la última jugada, los relojes y qué puede mover, y devuelven una pieza.
help-dial-how = La esfera se palpa minuto a minuto, con teclas o con un dedo. Ninguna de sus teclas pulsa el reloj.
help-table-roles = Quien juega anuncia su jugada, repite la del rival y la hace en su propio tablero. Quien asiste anuncia, mueve y pulsa el reloj en su lugar. Quien arbitra lleva los relojes y decide.
help-voice-how = Lo que escucha se elige en los ajustes, en “Entrada de voz”. Después hable con la tecla pulsada, o púlsela antes y después: una jugada, una orden o una respuesta.
help-voice-unsure = Lo que no se ha entendido con seguridad se pregunta antes de hacer nada.
help-speech-who = Habla su lector de pantalla, la voz de Anna–Hector o ambos: se elige en los ajustes, en “Voz”.
help-speech-said = Todo lo dicho queda en “{ $log }”, lo más reciente primero. En “{ $field }”, Flecha arriba recupera lo que escribió antes.
help-pages-how = Cada página tiene su propia dirección y puede ser un marcador. Salir de una página no cambia nada: lo que escribió o eligió sigue allí cuando vuelve.

## page-clock

dials-choices = Las esferas
dial-mode = Una esfera muestra
dial-hour = El tiempo se acaba a
dial-shown = Qué esfera
dial-analogue = un reloj de doce horas
dial-time-left = el tiempo que queda
dial-o-clock = { $hour ->
        [1] la una
       *[other] las { $hour }
    }
clock-line = Dígale algo al reloj, o escríbalo
clock-line-enter = Enviar al reloj
clock-line-about = Por ejemplo: pulsar, parar, tiempo, número de jugada. “Ayuda” lo enumera todo.
clock-form = Preparar un reloj
clock-left = En la mitad izquierda se sientan
clock-whose = Quién recibe respuestas y avisos
clock-language = Responde
warnings = Avisos
clock-read-back = Leer antes de ajustar …
clock-set = Ajustar el reloj
clock-start = Poner en marcha el reloj de las blancas
claim-white-flag = Reclamar la bandera de las blancas
claim-black-flag = Reclamar la bandera de las negras
clock-restart-white = Seguir con el reloj de las blancas
clock-restart-black = Seguir con el reloj de las negras
clock-illegal-white = Jugada ilegal de las blancas
clock-illegal-black = Jugada ilegal de las negras
clock-key-presses = { $key } pulsan
clock-key-asks = { $key }: tiempo, jugadas, jugadas hasta el control, tiempo usado
clock-key-both = los dos tiempos
clock-key-mine = el tiempo que corre, el otro
clock-key-counts = jugadas, jugadas hasta el control, periodo, tiempo usado
clock-key-whose = qué reloj corre, retardo restante
clock-key-line = escribir al reloj, hablarle
clock-key-repeat = el último mensaje otra vez, el anterior
clock-key-page = ajustar o decidir, sonido sí o no, ayuda
whose-both = los dos jugadores
clock-arbiter = Ajustar el reloj o anotar una decisión (relojes parados)
clock-stop-first = Pare primero los relojes.
clock-ask = Preguntar al reloj
clock-keys = Teclas del reloj
clock-keys-about = Estas teclas funcionan en toda la página, menos en los campos de texto y los botones. Las letras solas se pueden desactivar en los ajustes. La pantalla sigue encendida mientras corre el reloj, si el navegador puede mantenerla.
dial-help-title = Cómo palpar la esfera
dial-help-rim = Deslice un dedo por el borde: un punto cada cinco minutos, dos cada quince, tres arriba. Junto a la parte de arriba está la bandera.
dial-help-hands = Dentro del borde está el minutero, y más cerca del centro, el horario.
dial-help-finger = Deje el dedo quieto o levántelo para oír qué hay debajo. Toque con otro dedo para oír el tiempo entero.
dial-help-reader = Con un lector de pantalla, su exploración táctil encuentra cada punto y cada manecilla por su nombre.
dial-help-keys = Con el teclado: las flechas van de minuto en minuto; Retroceso página y Avance página, de cinco en cinco; Inicio va arriba y Fin al último minuto. M busca el minutero, H el horario, F la bandera; T dice el tiempo entero. Escape le lleva de vuelta a donde estaba.
dial-help-safe = Nada de lo que se haga en la esfera pulsa el reloj.
feel-no-motor = Este navegador no puede vibrar. El sonido dice qué hay en la esfera.
feel-question = ¿Lo nota?
feel-about = No todos los dispositivos que vibran se notan. El sonido dice lo mismo.
feel-try = Vibrar
feel-yes = Lo noto
feel-no = No noto nada
feel-felt-and-heard = La esfera se nota y se oye.
feel-heard-alone = Oirá la esfera, pero no la notará.

## page-table

adjournment = Aplazamiento
adjournment-reply = Sellar la respuesta en otro sobre
adjournment-write = Aplazamiento: anotar la jugada
adjournment-envelope = Aplazamiento: el sobre
adjournment-stop = Aplazamiento: parar el reloj
adjournment-waiting = Aplazamiento: se está sellando una jugada
adjournment-sealed = Aplazamiento: la jugada está sellada
adjournment-white-written = Las blancas han anotado la jugada y cierran el sobre.
adjournment-black-written = Las negras han anotado la jugada y cierran el sobre.
adjournment-white-writes = Las blancas anotan la jugada secreta.
adjournment-black-writes = Las negras anotan la jugada secreta.
adjourn-ask = Aplazar la partida …
adjourn-no = No, seguir jugando
adjourn-yes = Sí, aplazar
envelope-lines = En el sobre
envelope-read = Leer el sobre
seal-stop = Parar el reloj
seal-hand-over = Entregar el sobre
seal-open-again = Abrirlo de nuevo y anotar otra jugada …
envelope-white = Nombre de las blancas
envelope-black = Nombre de las negras
envelope-resumption-label = La partida se reanudará
envelope-date = Fecha
envelope-time = Hora
envelope-venue = Lugar
envelope-close = Cerrar el sobre
envelope-anew = Anotar otra jugada …
resume-here = Presente ahora
resume-white-here = Las blancas están presentes
resume-black-here = Las negras están presentes
resume-late = Minutos de retraso (de quien llega tarde)
resume-found = Qué se puede restablecer
resume-envelope = El sobre, y lo que lo abre
resume-times = Los tiempos
resume-position = La posición
resume-go-on = Reanudar …
resume-passphrase = La contraseña del sobre
resume-file = El archivo del sobre
resume-yes = Sí, reanudar
resume-late-wrong = Escriba minutos enteros, 0 si nadie llega tarde.
resume-passphrase-missing = Escriba la contraseña, o diga que el sobre no se encontró.
resume-file-missing = Elija el archivo del sobre, o diga que el sobre no se encontró.
seal-write-open = Anotar la jugada …
seal-move = La jugada, tal como ha de constar en la planilla
seal-kept = No se muestra ni se dice a nadie antes de que se abra el sobre.
seal-show = Mostrar lo que escribo
seal-lock = El sobre se cierra con
seal-lock-passphrase = una contraseña
seal-lock-file = un archivo, el archivo del sobre
seal-passphrase = Contraseña
seal-passphrase-again = La misma contraseña otra vez
seal-write = Anotarla y cerrar
seal-whose-passphrase = Désela al árbitro, no al adversario. Quien la tenga puede abrir el sobre; si se olvida, se pierde.
seal-whose-file = El archivo se guarda ahora en este dispositivo. Déselo al árbitro, no al adversario; no se guarda en ningún otro sitio.
seal-move-missing = Escriba primero la jugada.
seal-passphrase-short = Una contraseña tiene al menos ocho caracteres.
seal-passphrase-differs = No es la misma contraseña. Escríbala otra vez.
boards-heading = Tableros
boards-compare = Comparar los tableros
boards-check = Comprobar un tablero de verdad
boards-next-rank = Fila siguiente
boards-rank-before = Fila anterior
boards-compare-entered = Comparar con lo introducido
boards-nothing-entered = Todavía no se ha introducido nada.
boards-mend-own-white = Corregir mi tablero (blancas)
boards-mend-own-black = Corregir mi tablero (negras)
boards-read-white = Leer el tablero de las blancas
boards-read-black = Leer el tablero de las negras
boards-enter-white = Introducir el tablero real de las blancas
boards-enter-black = Introducir el tablero real de las negras
report-heading = Acta
report-show = Mostrar el acta
report-copy = Copiar el acta
report-save = Guardar el acta como texto
report-print = Imprimir el acta
report-read = Leer: { $heading }
score-correct-white = Corregir la jugada { $number }, blancas
score-correct-black = Corregir la jugada { $number }, negras
score-write-white = Anotar la jugada { $number }, blancas
score-write-black = Anotar la jugada { $number }, negras
score-offer-white = Anotar (=) en la jugada { $number }, blancas
score-offer-black = Anotar (=) en la jugada { $number }, negras
score-form-white = Anotar en la planilla de las blancas
score-form-black = Anotar en la planilla de las negras
score-all-written = No hay nada que anotar
score-write = Anotar
score-as-called = Anotarla como se anunció
score-as-made = Anotarla como se hizo
score-record = Grabar una nota de voz
table-steps = Por hacer
assistant-without-duty = Elija qué hace el asistente, o que no hay ninguno.
assistant-lacking = Juega una persona con discapacidad visual contra otra con discapacidad auditiva: entonces hace falta un asistente ({ $article }).
late-error = Un número entero de minutos de 0 a { $most }, o nada.
approval-missing = En juego estricto el árbitro tiene que haber autorizado este programa antes de la partida. Pregúnteselo y marque esta casilla.
table-conditions = Condiciones de juego
engine-locked = En esta partida el motor y las ayudas están bloqueados.
table-conditions-read = Leer las condiciones
table-conditions-all = Las condiciones
table-play = Juego y Leyes
table-clock = Reloj
table-timed = Con reloj
special-clock = Se usa un reloj que habla o se puede palpar
quickplay-used = Rigen las reglas del final a caída de bandera
table-calls = Tableros y anuncios
table-boards = Tableros
table-call-style = Cómo se anuncian las jugadas en esta mesa
table-score = Planilla y jugadas ilegales
table-recording = Anota la partida
table-illegal = Una jugada ilegal
table-result = Tablas y puntos
table-points = Puntos por victoria, tablas y derrota
table-arbiter = Árbitro
table-late = Con cuánto retraso se puede llegar
arbiter-present = Hay un árbitro presente
arbiter-approved = El árbitro ha autorizado el uso de este programa
table-form = Una partida en la mesa
table-read = Leer las condiciones …
table-begin = Empezar la partida
boards-two = dos, uno para cada jugador
boards-one = uno para los dos jugadores
recording-players = cada jugador
recording-program = el programa
illegal-stand = se mantiene hasta que se descubre
illegal-refused = se rechaza diciendo por qué
role-assistant-of-white = Asistente de las blancas
role-assistant-of-black = Asistente de las negras
has-assistant-white = Las blancas tienen asistente
has-assistant-black = Las negras tienen asistente
table-player-white = Quien juega con blancas
table-player-black = Quien juega con negras
table-disabled-white = Las blancas tienen discapacidad visual
table-disabled-black = Las negras tienen discapacidad visual
table-hearing-white = Las blancas tienen discapacidad auditiva
table-hearing-black = Las negras tienen discapacidad auditiva
duty-execute = Hace las jugadas en el tablero del adversario ({ $article })
duty-announce = Anuncia las jugadas de los dos jugadores ({ $article })
duty-score = Anota la partida ({ $article })
duty-clock = Pulsa el reloj ({ $article })
duty-tell = Dice las jugadas y el tiempo usado, solo si se le pregunta ({ $article })
duty-claim = Reclama por tiempo e informa al árbitro de las piezas tocadas ({ $article })
duty-adjourn = Se ocupa de las formalidades del aplazamiento ({ $article })
duty-move = Mueve las piezas, si el jugador no puede ({ $article })
late-event = Vacío: estas Leyes lo dejan a las bases del torneo ({ $article }), y nadie pierde por llegar tarde.
late-laws = En minutos. Vacío: como dicen estas Leyes, { $minutes } ({ $article }).
table-steps-none = Ahora no hay nada que anunciar, repetir ni hacer.
role-white = Las blancas
role-black = Las negras
window-role-label = Esta ventana es para
windows-for-others = Ventanas para los demás
windows-for-others-about = Cada una se abre junto a esta, en este dispositivo, y dice solo lo que puede oír quien la usa.
role-both-players = Los dos jugadores
role-arbiter = El árbitro
role-onlooker = El público
at-the-table = En la mesa
whites-board-shown = Este es el tablero de las blancas.
blacks-board-shown = Este es el tablero de las negras.
show-blacks-board = Mostrar el tablero de las negras
show-whites-board = Mostrar el tablero de las blancas

## page-arbiter

arbiter-heading = Árbitro
no-arbiter-heading = Sin árbitro
ruling-read-back = Leer la decisión
ruling-do-this = Ejecutar
ruling-topic = ¿Sobre qué decide?
ruling-players-topic = ¿De qué se trata?
arbiter-boards = Tableros junto al programa …
arbiter-adjournment = Aplazamiento …
arbiter-report = Acta …
arbiter-can-win-white = ¿Aún pueden ganar las blancas?
arbiter-can-win-black = ¿Aún pueden ganar las negras?
ruling-claims = Reclamaciones
rulings-so-far = Decisiones hasta ahora
no-ruling-yet = Todavía no se ha decidido nada.
arbiter-keys = Teclas de esta página
arbiter-keys-where = Estas teclas funcionan mientras el foco está en esta página, fuera de los campos de texto.
arbiter-mend-white = Se corrige el tablero de las blancas …
arbiter-mend-black = Se corrige el tablero de las negras …
ruling-reason-label = Motivo (opcional)
ruling-question = Su decisión
ruling-change = Cambiar
ruling-rule-so = Registrar esta decisión
ruling-time = Cuánto tiempo
ruling-time-hint = Por ejemplo “2” para dos minutos, “30 segundos” o “1 minuto 30 segundos”.
ruling-time-wrong = Escriba un tiempo, como “2 minutos” o “30 segundos”.
ruling-displaced-by = Quién las desplazó
ruling-whose-flag = Qué bandera
ruling-who-came = Quién ha llegado
ruling-against = Contra
ruling-back-to = Volver a la posición después de
ruling-whose-clock = Qué reloj
ruling-time-added = Se añade tiempo
ruling-time-taken = Se quita tiempo
ruling-way = Qué se hace
ruling-nothing-set = Cambie un tiempo o el número de jugadas.
ruling-stop-first = Pare primero los relojes. Entonces se pueden ajustar sus tiempos y contadores.
ruling-no-move = Todavía no se ha hecho ninguna jugada.
ruling-start = el inicio de la partida
ruling-none-sure = ninguna posición es segura
ruling-found-at-once = enseguida
ruling-found-later = más tarde
ruling-found = Se descubrió
ruling-last-sure = La última posición segura es después de
ruling-what-is-wrong = Qué está mal
ruling-misplaced = Cuáles de estas estaban mal
ruling-decision = Decisión
ruling-seconds-added = se añaden segundos por jugada
ruling-no-seconds = no se añaden segundos
ruling-both = ambos
ruling-who-is-absent = Quién no ha llegado
ruling-result = Resultado
ruling-other-offence = otra
ruling-offence = Infracción
ruling-penalty = Sanción
ruling-points-taken = Puntos que se quitan
ruling-opponent-scores = El adversario recibe
ruling-rounds = Número de rondas
ruling-rounds-wrong = Escriba un número de rondas, como 1.
ruling-fine-announced = La multa se anunció antes del torneo
ruling-on-time = Añadir o quitar tiempo
ruling-on-displays = Ajustar de nuevo tiempos y contadores
ruling-on-illegal-move = Una jugada ilegal
ruling-on-press = El reloj pulsado sin jugar
ruling-on-pawn = Un peón dejado en la última fila
ruling-on-two-hands = Una jugada con las dos manos
ruling-on-touched-piece = Una pieza tocada
ruling-on-displaced = Piezas desplazadas
ruling-on-set-up = Una partida mal empezada
ruling-on-quickplay-draw = Las tablas reclamadas en el final a caída de bandera
ruling-on-quickplay-increment = Los segundos por jugada que se pidieron
ruling-on-flag = Una bandera caída, o las dos
ruling-on-arrival = La llegada de un jugador
ruling-on-default = Una incomparecencia
ruling-on-penalty = Una advertencia o sanción
ruling-on-result = El resultado
ruling-on-restoring = Volver a una posición anterior
penalty-choice-warning = una advertencia
penalty-time-to-opponent = tiempo para el adversario
penalty-time-taken = menos tiempo
penalty-points-to-opponent = puntos para el adversario
penalty-points-taken = menos puntos
penalty-choice-game-lost = la pérdida de la partida
penalty-choice-fine = una multa
penalty-choice-rounds = exclusión de rondas
penalty-choice-expulsion = expulsión de la competición
offence-disrepute = desprestigiar el ajedrez
offence-leaving = ausentarse sin permiso
offence-notes = apuntes o consejos
offence-device = un dispositivo electrónico
offence-inspection = negarse a una inspección
offence-smoking = fumar
offence-distracting = molestar al adversario
offence-refusal = negarse reiteradamente a cumplir las Leyes
offence-clock-handling = usar mal el reloj
offence-stopping = parar los relojes sin motivo
offence-displacing = desplazar piezas
ruling-white-wins = ganan las blancas
ruling-black-wins = ganan las negras
ruling-drawn = tablas
ruling-both-lose = pierden ambos
ruling-claim-drawn = La partida es tablas
ruling-claim-rejected = La reclamación se rechaza
ruling-claim-postponed = La decisión se aplaza
ruling-claim-postponed-time = La decisión se aplaza, y el adversario recibe tiempo
ruling-pieces-wrong = las piezas estaban mal colocadas al empezar
ruling-board-wrong = el tablero está mal colocado
ruling-colours-wrong = los colores están cambiados

## page-assistant

assisting-move = Jugada
assisting-use = Qué hacer con la jugada
assisting-whose = De quién es la jugada
assisting-duties-heading = Sus tareas
assisting-one-board = Los dos jugadores usan un solo tablero.
assisting-score = Ir a la planilla
assisting-adjournment = Aplazamiento …
assisting-white = Asistente de las blancas
assisting-black = Asistente de las negras
assisting-no-duties-white = Asiste a las blancas. No se le ha dado ninguna tarea.
assisting-no-duties-black = Asiste a las negras. No se le ha dado ninguna tarea.
assisting-duties-white = Asiste a las blancas. Sus tareas: { $list }.
assisting-duties-black = Asiste a las negras. Sus tareas: { $list }.
assisting-duty-execute = hacer la jugada de cada jugador en el tablero del adversario ({ $article })
assisting-duty-announce = anunciar las jugadas de los dos ({ $article })
assisting-duty-score = anotar la partida ({ $article })
assisting-duty-clock = pulsar el reloj ({ $article })
assisting-duty-tell = decir jugadas y tiempo, solo si se le pregunta ({ $article })
assisting-duty-claim = reclamar por tiempo e informar al árbitro de una pieza tocada ({ $article })
assisting-duty-adjourn = las formalidades del aplazamiento ({ $article })
assisting-duty-move = mover las piezas ({ $article })
assisting-adjusted-white = El árbitro ajusta el reloj de las blancas por el tiempo que lleva su ayuda ({ $list }).
assisting-not-adjusted-white = El reloj de las blancas no se ajusta por el tiempo que lleva su ayuda ({ $list }).
assisting-adjusted-black = El árbitro ajusta el reloj de las negras por el tiempo que lleva su ayuda ({ $list }).
assisting-not-adjusted-black = El reloj de las negras no se ajusta por el tiempo que lleva su ayuda ({ $list }).
assisting-asked-moves-white = Las blancas preguntan por el número de jugadas completadas.
assisting-asked-time-white = Las blancas preguntan por el tiempo usado por los dos.
assisting-asked-moves-black = Las negras preguntan por el número de jugadas completadas.
assisting-asked-time-black = Las negras preguntan por el tiempo usado por los dos.
assisting-call-white = Anunciar la jugada de las blancas:
assisting-call-black = Anunciar la jugada de las negras:
assisting-repeat = Repetir el anuncio:
assisting-execute-black = Hacer en el tablero de las negras:
assisting-execute-white = Hacer en el tablero de las blancas:
assisting-tell-moves = Decir el número de jugadas
assisting-tell-time = Decir el tiempo usado
assisting-press = Pulsar el reloj
assisting-flag-white = Reclamar: ha caído la bandera de las blancas
assisting-flag-black = Reclamar: ha caído la bandera de las negras
assisting-touched = Informar al árbitro: pieza tocada
assisting-stop = Parar los relojes para llamar al árbitro
assisting-nothing = Ahora no hay nada que hacer.
assisting-section-announce = Anuncios
assisting-section-clock = Reloj
assisting-section-execute = El tablero del adversario
assisting-section-tell = Lo que se pregunta
assisting-section-claim = Reclamaciones
assisting-use-call = Anunciarla
assisting-use-execute = Hacerla en el tablero del adversario
assisting-use-place-white = Ponerla en el tablero de las blancas
assisting-use-place-black = Ponerla en el tablero de las negras
assisting-submit-call = Anunciar
assisting-submit-execute = Hacer
assisting-submit-place = Poner
assisting-whose-white = Jugada de las blancas
assisting-whose-black = Jugada de las negras
assisting-last-white = Último anuncio, jugada de las blancas:
assisting-last-black = Último anuncio, jugada de las negras:

## page-settings

clocks-answer = Los relojes responden
clocks-answer-means = Los avisos se dicen del mismo modo.
clock-warnings-about = A quien juega en este dispositivo se le avisa de su propio tiempo. En juego estricto no se avisa de nada, salvo que las bases del torneo lo permitan: eso se elige con una nueva partida.
language-shown = Idioma: { $name }.
how-squares = ¿Cómo se nombran las casillas?
how-long = ¿Cuánto se dice de una jugada?
said-again = ¿Qué se dice otra vez si una tecla lo ha cortado?
reader-pace = ¿A qué velocidad habla mi lector de pantalla?
german-call = El anuncio en alemán con un lector de pantalla
hear-german = Oír el anuncio en alemán
detail-own-moves = Mis jugadas
detail-opponents-moves = Jugadas del adversario
detail-squares = Casillas
detail-captures = Jaques y capturas
detail-clock = Reloj
brief = Breve
normal = Normal
full = Detallado
detail-mover = Decir quién ha jugado
detail-number = Decir el número de la jugada
detail-color = Decir el color de la pieza
detail-echo = Decir mis propias jugadas
length-usual = Lo habitual en este modo
length-both = Las dos casillas
length-short = Solo la casilla de llegada, si basta
german-written = Como se escribe
german-respelt = Escrito para la voz de este idioma
again-game = Jugadas, finales, ofertas, banderas y decisiones
again-clock = Eso, y los avisos del reloj
again-nothing = Nada
pace-slow = Despacio
pace-usual = A velocidad normal
pace-fast = Deprisa
hearing-about = Las jugadas y las órdenes se pueden decir igual que se escriben. Nada escucha hasta que se elige un reconocedor.
what-listens = Reconocimiento de voz
confirm-moves = Preguntar antes de cada jugada escrita o dicha
silence-is-yes = Tomar ocho segundos de silencio por un sí cuando se repite la jugada oída (no en juego estricto, ni cuando el reloj se pulsa a mano)
recogniser-get = Descargar
cloud-warning = Mientras escucha, todo lo que oye el micrófono se envía por la red al fabricante de este navegador (por ejemplo Google, Apple o Microsoft), que lo convierte en palabras. Anna–Hector recibe solo las palabras, y no puede decir qué se guarda allí.
cloud-allow = Lo he leído y lo permito
talking-way = ¿Cuándo debe escuchar?
listen-for = Idioma en el que va a hablar
voice-try = Probar: diga algo
recogniser-none = Desactivado
recogniser-on-device = El del navegador, en este dispositivo: nada de lo que se dice sale de él
recogniser-cloud = El del navegador, en línea (el sonido va a Google, Apple o Microsoft)
recogniser-vosk = Vosk, en este dispositivo, con un archivo de modelo propio
recogniser-available = Se puede usar ya.
recogniser-downloadable = Antes hay que descargar el paquete de idioma.
recogniser-downloading = Se está descargando su idioma.
recogniser-unavailable = No está disponible en este dispositivo, o no para este idioma.
recogniser-no-answer = El navegador no dice si se puede usar. Pruébelo.
way-hold = Mantener pulsada { $keys } o el botón al hablar
way-hold-button = Mantener pulsado el botón al hablar
way-toggle = Pulsar { $keys } o el botón antes de hablar, y otra vez después
way-toggle-button = Pulsar el botón antes de hablar, y otra vez después
way-always = Escuchar siempre, de una pulsación a la siguiente
listen-for-page = El idioma de la página: { $language }
listen-for-german = El alemán del anuncio de la FIDE
model-none = No se ha elegido ningún archivo de modelo.
model-loading = { $name }, { $size }: se está leyendo.
model-ready = { $name }, { $size }: listo.
model-unreadable = { $name }, { $size }: no se puede leer. Elija otro archivo.
model-about = Vosk necesita un modelo pequeño de su idioma, en un archivo zip o tar.gz. Se lee y se guarda solo en este dispositivo. También puede soltarlo aquí.
model-file = Archivo de modelo
model-get = Cómo conseguir un modelo
model-which = Para { $language }: { $file }, unos { $size }.
model-from = Descárguelo de alphacephei.com/vosk/models
model-how = Deje el archivo comprimido como viene y elíjalo abajo. Con el modelo de otro idioma no se entiende nada.
model-unknown = Para { $language } todavía no hay modelo de Vosk. Elija el reconocedor del navegador, o el anuncio en alemán con el modelo alemán.
model-forget = Borrar este modelo del dispositivo
key-layout = Distribución de las teclas
key-group = Grupo de órdenes
key-command = Orden
key-new = Tecla nueva
key-hint = Pulse aquí la tecla. Tabulador y Escape salen de este campo.
key-from-list = O elija una tecla
key-take = Usar esta tecla
key-off = Ninguna tecla
key-at-first = Restablecer esta orden
keys-at-first = Restablecer todas las teclas
key-standing-none = { $name }: ninguna tecla
key-layout-own = Las de Anna–Hector
key-layout-lichess = Como en el modo para ciegos de Lichess
key-layout-typing = Las letras y cifras escriben una jugada en el tablero
key-kept = { $key } es del navegador o del lector de pantalla. Elija una letra, una cifra, un signo o una de { $some }.
key-fixed = Intro, Escape, F1 y las flechas se quedan como están. Elija otra tecla.
key-function = Esta orden funciona en toda la página. Elija una de { $some }.
key-types = En esta distribución las letras y cifras escriben una jugada. Elija un signo o una de { $some }.
key-taken = { $key } está ocupada: { $command }. Elija otra tecla, o dé antes otra a esa orden.
key-cannot-be-off = { $key } no se puede desactivar.
own-voice = La voz de Anna–Hector
voice-input-settings = Ajustes de la entrada de voz
settings-export = Guardar los ajustes en un archivo
settings-import = Importar ajustes de un archivo
settings-reset = Restablecer todos los ajustes …
settings-reset-question = ¿Devolver todos los ajustes a su valor inicial?
settings-reset-no = No, conservarlos
settings-reset-yes = Sí, restablecer
sounds-muted = El sonido está desactivado: no se oirá ninguno de estos.
sounds-vibration = Vibrar con los sonidos, si el dispositivo puede
volume-off = desactivado
volume-percent = { $percent } por ciento
volume-level = { $percent } %
sound-lift = Pieza levantada
sound-place = Pieza devuelta, o reloj pulsado
sound-own-move = Mi jugada
sound-opponents-move = Jugada del adversario
sound-capture = Captura
sound-check = Jaque
sound-castling = Enroque
sound-promotion = Promoción
sound-mate = Partida ganada o perdida
sound-draw = Tablas
sound-refused = No es posible
sound-edge = Borde del tablero
sound-dark-square = Casilla oscura bajo el cursor
sound-next-square = Borde entre casillas bajo el dedo
sound-low-time = Queda poco tiempo
sound-listening = Empieza a escuchar
sound-not-listening = Deja de escuchar
voices-unknown = Buscando las voces de este dispositivo…
voices-none = Este dispositivo no tiene ninguna voz para Anna–Hector, o el navegador no la muestra. Lo que se diría va al lector de pantalla, y está en “Lo que se ha dicho”.
voice-muted = El sonido está desactivado: la voz no se oye.
voice-in-background = Anunciar las jugadas con la voz de Anna–Hector mientras esta ventana está en segundo plano
voice-in-background-hint = Para partidas en la mesa con varias ventanas: un lector de pantalla lee solo la ventana activa, y las demás anuncian entonces las jugadas por sí mismas.
voice-of-language = Voz: { $name }
voice-not-spoken = Ninguna voz de este dispositivo habla este idioma. Lo lee la de otro.
voice-best = La mejor de este dispositivo
voice-gone = { $name }, ahora no está: habla la mejor de este dispositivo
voice-search = Parte del nombre de la voz: { $name }
voices-shown = Voces mostradas: { $shown } de { $all }
hear-voice = Oír muestra: { $name }
voice-rate = Velocidad
voice-pitch = Tono
voice-volume = Volumen
settings-wording = Redacción
wording-unread = Ningún hablante nativo ha leído todavía estos textos.
wording-report = Avisar de un texto incorrecto
wording-about = El informe se copia como texto. Envíelo a quien le haya dado esta copia de Anna–Hector. Desde aquí no se envía nada.
wording-heard = Lo que ha oído
wording-other = Otra frase, que se escribe abajo …
wording-typed = Frase, tal como la ha oído o leído
wording-message = ¿Qué mensaje es?
wording-none = Ninguno de estos
wording-none-found = Ningún mensaje corresponde a esta frase. El informe lo dirá.
wording-note = ¿Qué está mal y cómo estaría bien?
wording-copy = Copiar el informe
wording-copied = Copiado. Envíe el informe a quien le haya dado esta copia de Anna–Hector.
wording-not-copied = No se ha copiado: el navegador no lo permite. El informe está abajo; cópielo de ahí.
wording-copy-text = Informe
wording-no-sentence = Escriba primero la frase.
wording-too-long = Demasiado largo: como máximo { $most } caracteres.
wording-no-note = Escriba qué está mal.
theme = Tema
theme-system = Como el sistema
theme-light = Claro
theme-dark = Oscuro
theme-high-contrast = Alto contraste
theme-yellow-on-black = Amarillo sobre negro
look-pieces = Piezas
look-pieces-usual = Habituales
look-pieces-bold = Gruesas y sencillas
look-pieces-pegged = Con clavija, como en los tableros táctiles; las negras llevan una punta arriba
look-squares = Colores de las casillas
look-squares-theme = Los del tema
look-squares-blue = Gris azulado
look-squares-brown = Marrón
look-squares-green = Verde
look-squares-grey = Blanco y gris
look-squares-own = Propios
look-own-light = Casillas claras
look-own-dark = Casillas oscuras
look-contrast = Casillas claras y oscuras: { $squares } a 1; piezas sobre ellas, al menos { $pieces } a 1.
look-too-dark = Sobre { $color } las piezas tendrían un contraste de { $contrast } a 1; hace falta al menos 3 a 1. El color más próximo que sirve es { $nearest }.
look-take = Usar { $color }
look-coordinates = Tamaño de las letras y cifras junto al tablero
look-piece-size = Tamaño de las piezas
look-size-usual = Habitual
look-size-large = Grande
look-size-very-large = Muy grande
look-cursor = Marco de la casilla del cursor
look-cursor-usual = Habitual
look-cursor-thick = Grueso
look-cross = Cruz amarilla por la fila y la columna del cursor
look-square-here = Casilla del cursor en letra grande junto al tablero
look-position-text = Posición como texto junto a las jugadas
settings-speech = Voz
settings-calling = Anuncio de jugadas
settings-sounds = Sonidos
settings-voice-input = Entrada de voz
settings-clock = Avisos del reloj
settings-keys = Teclas
settings-look = Aspecto
settings-data = Datos
settings-none-for = Ningún ajuste tiene que ver con «{ $word }». Esta es la lista de todos los ajustes.
settings-words-speech = idioma lengua voz velocidad tono volumen lector pantalla repetición
settings-words-calling = jugadas anuncio estilo alfabeto letras casillas nombres
settings-words-sounds = sonido ruido señales silencio
settings-words-voice-input = micrófono reconocimiento dictado escucha modelo Vosk confirmar
settings-words-clock = reloj tiempo aviso esfera minutos
settings-words-keys = teclado tecla atajos letras distribución Lichess WinBoard
settings-words-look = tema oscuro claro contraste colores tablero piezas tamaño coordenadas ciegas posición
settings-words-data = archivo fichero copia guardar restaurar restablecer partidas
settings-words-wording = frases palabras traducción texto informar
look-blindfold = A ciegas
blindfold-hide = Ocultar piezas
blindfold-shows = Aún a la vista
blindfold-shows-nothing = Nada
blindfold-shows-own = Mis piezas
blindfold-shows-last = La última pieza jugada
blindfold-board-answers = El tablero contesta preguntas sobre piezas ocultas
blindfold-counts = Al final, decir cuántas preguntas he hecho

## page-set-up

set-up-about = Coloque cualquier posición y juegue desde ella. La partida del tablero no cambia.
set-up-line = Diga o escriba qué hay dónde
set-up-enter = Introducir
set-up-line-about = Por ejemplo: rey blanco e1, peones negros d5 e6. Quitar e4. Juegan negras.
set-up-words = Qué se puede decir aquí
set-up-board = Casillas
set-up-turn = Turno
set-up-castling = Enroque
set-up-white-short = Blancas, corto
set-up-white-long = Blancas, largo
set-up-black-short = Negras, corto
set-up-black-long = Negras, largo
set-up-chess960 = Ajedrez960: desde cualquier columna
set-up-en-passant = Al paso
set-up-en-passant-none = Ninguna
set-up-fen = FEN
set-up-fen-take = Leer este FEN
set-up-start = Posición inicial
set-up-clear = Tablero vacío
set-up-game = Como en la partida
set-up-undo = Deshacer
set-up-missing = Lo que aún no es posible
set-up-play-heading = Jugar desde aquí
set-up-play = Jugar

## page-about

about-what = Un programa de ajedrez que se juega de oído, al tacto y con el teclado, según las Leyes del Ajedrez.
about-offline = Se puede usar sin conexión.
about-online = Todavía no se puede usar sin conexión.
about-privacy = Sin cuenta ni rastreo: sus partidas y ajustes se quedan en este dispositivo.
about-licence = Software libre bajo la licencia GNU General Public License, versión 3 o posterior.

## page-blindfold

blindfold-off = Se ven todas las piezas.
blindfold-all = A ciegas: todas las piezas están ocultas.
blindfold-own = A ciegas: solo se ven sus piezas.
blindfold-last = A ciegas: solo se ve la última pieza jugada.
blindfold-answers = El tablero contesta.
blindfold-is-silent = El tablero calla.
blindfold-silent = El tablero calla. Pregunte solo por jugadas y relojes.
blindfold-asked = { $count ->
        [0] No ha hecho ninguna pregunta.
        [one] Ha hecho { $count } pregunta.
       *[other] Ha hecho { $count } preguntas.
    }

## page-guide

guide-welcome = Su primera partida, en siete pasos. No corre ningún reloj: tómese su tiempo. { $way ->
        [keys] En el tablero, { $again } repite un paso.
        [voice] Diga «{ $again }» para oír un paso otra vez.
       *[other] El botón «{ $again }» repite un paso.
    } Puede irse y seguir más tarde.
guide-resumed = Hola de nuevo. La partida sigue donde la dejó.
guide-step = Paso { $number } de { $of }.
guide-good = Bien.
guide-board = El tablero. Usted lleva las blancas, yo las negras. { $way ->
        [touch] Busque la casilla e4 y tóquela. Con un lector de pantalla, tóquela dos veces.
        [voice] Diga «{ $say }».
       *[other] Está en e1, con su rey. Las flechas van de casilla en casilla. Suba hasta e4.
    }
guide-question = Una pregunta. Puede preguntar en cualquier momento. { $way ->
        [keys] Pulse { $ask } para oír la casilla en la que está.
        [touch] En «{ $bar }», elija «{ $ask }».
        [voice] Diga «{ $ask }».
       *[other] Pulse F6 para ir al campo, escriba «{ $ask }» y pulse Intro.
    }
guide-move = Una jugada. { $way ->
        [touch] Toque su peón en e2 y luego e4. O escriba e4 en el campo «{ $field }».
        [voice] Diga «e4».
       *[other] Pulse { $entry } para ir al campo «{ $field }», escriba e4 y pulse Intro.
    }
guide-call = Ha oído cómo se anuncian: su jugada y mi respuesta f5. { $german ->
        [yes] Las jugadas se anuncian en alemán, como los jugadores ciegos de todos los países: Bauer es un peón, Eva es e, Felix es f.{ " " }
       *[no] { "" }
    }{ $way ->
        [keys] Pulse { $board } para ir al tablero y luego { $ask } para oír mi jugada otra vez.
        [touch] En «{ $bar }», elija «{ $ask }».
        [voice] Diga «{ $ask }».
       *[other] Escriba «{ $ask }».
    }
guide-capture = Una captura. Puede capturar mi peón en f5. { $way ->
        [touch] Toque su peón en e4 y luego f5.
        [voice] Diga «e4 f5».
       *[other] Pulse { $board } para ir al tablero, vaya a su peón en e4 y pulse Intro. Luego vaya a f5 y pulse Intro.
    }
guide-mate = Mate en una. He jugado g5, y mi rey en e8 está abierto. Su dama en d1 puede darme mate: encuentre la casilla.{ $way ->
        [keys] { " " }{ $ask } sobre la dama dice adónde puede ir.
       *[other] { "" }
    }
guide-help = Mate: ha ganado. El último paso: la ayuda. { $way ->
        [touch] El enlace «{ $help }» está arriba en todas las páginas. Ábralo y luego vuelva.
        [voice] Diga «{ $help }» y luego vuelva.
       *[other] { $help } dice qué puede hacer donde está. Púlsela ahora; Escape le trae de vuelta.
    }
guide-end = No necesita más: el tablero, las preguntas, las jugadas, los anuncios y la ayuda. El botón «{ $new }» empieza una partida propia.
guide-not-now = Ahora no.
guide-no-mate = Eso no es mate. Mire la diagonal de e8 a h5: está abierta.
guide-mate-told = Su dama da mate en h5.
guide-restart = Empezar de nuevo

## page-library

backup-not-saved = { $title }: no se añadió, porque no se pudo guardar.
backup-beside = { $title }: aquí había otra versión de esta partida. Se conserva, y la del archivo se añadió a su lado.
backup-note-not-saved = Una grabación: no se añadió, porque no se pudo guardar.
backup-summary = Partidas añadidas: { $added }. Ya estaban aquí: { $here }.
backup-settings-kept = Ajustes: se conservaron los suyos.
backup-settings-taken = Ajustes: tomados del archivo.
backup-note-doubled = Una grabación: dos veces en el archivo, añadida una vez.
backup-note-broken = Una grabación: dañada, no se añadió.
backup-broken = Una partida ({ $day }): dañada, no se añadió.
backup-newer = Una partida ({ $day }): de una versión más nueva de Anna–Hector, no se añadió.
backup-doubled = Una partida ({ $day }): dos veces en el archivo, añadida una vez.
unreadable-game = Una partida que no se puede leer
game-not-over = Sin terminar.
game-moves = Jugadas: { $moves }
game-on-board = En el tablero.
game-as-black = Negras contra el ordenador, nivel { $level }
game-as-white = Blancas contra el ordenador, nivel { $level }
game-of-two = Dos jugadores aquí
game-of-clock = Solo reloj
free-question = ¿Borrar para siempre? { $title }, { $size }
free-no = No, conservar
free-yes = Sí, borrar
room-model = El modelo de voz
room-recording = Grabación: { $of }
backup = Copia de seguridad
save-backup = Guardarlo todo en un archivo de copia
read-backup = Leer un archivo de copia
storage = Almacenamiento
storage-unknown = El navegador no dice cuánto espacio se usa.
storage-used = Usado: { $used }. Libre: { $left }.
backup-report = Resultado de leer la copia
take-backup-settings = Tomar también los ajustes del archivo
show-room = Mostrar qué se puede borrar
room = Qué se puede borrar
no-room = Nada: solo hay partidas sin terminar.
delete-game = Borrar
save-all-games = Guardar todas las partidas en un PGN
saved-games-failed = No se pudieron leer las partidas guardadas.
more-games = Mostrar más partidas
no-saved-games = Todavía no hay ninguna partida guardada.
saved-games-count = Partidas: { $count }
game-deleted = Borrada.
undo-delete = Deshacer
save-as-pgn = Guardar como PGN
open-game = Abrir
go-on-game = Continuar

## page-voice

voice-heard-label = Se oyó:
voice-hold = Mantener para hablar
voice-talk = Hablar
voice-listen = Escuchar
voice-off = No escucha
voice-starting = Se abre el micrófono
voice-is-listening = Escuchando
voice-working = Reconociendo…
voice-waiting = En espera mientras habla Anna–Hector

## page-shared-late

face-position-shown = La posición está como texto junto a las jugadas.
face-position-away = La posición como texto está oculta.
face-position-hidden = Oculta mientras juega a ciegas.
assisting-next = A continuación:
assisting-entry = Introducir una jugada
assisting-section-score = Planilla
assisting-section-adjourn = Aplazamiento
mend-white = Corregir el tablero de las blancas
mend-black = Corregir el tablero de las negras
change-something = Cambiar algo
which-move-label = Qué jugada
clock-back = Atrás
clock-name-white = Nombre de las blancas, si quiere
clock-name-black = Nombre de las negras, si quiere
ask-whose-clock = ¿Qué reloj corre?
clock-moves-made = Jugadas hechas
ask-moves-to-go = Jugadas hasta el control
ask-time-used = Tiempo usado
ask-period = Periodo
ask-delay = Retardo restante
clock-key-running = pulsa quien tiene el turno
clock-key-pause = parar los dos relojes, reanudarlos
clock-key-feel = palpar el reloj
clock-key-control = a qué está ajustado el reloj
close = Cerrar
hear-sound = Oír muestra: { $sound }
hear-it = Oír muestra
arbiter-key-clocks = parar los relojes, o ponerlos en marcha
arbiter-two-minutes-white = Dos minutos a las blancas …
arbiter-two-minutes-black = Dos minutos a las negras …
arbiter-illegal-move = Jugada ilegal …
arbiter-compare = Comparar los tableros …
assisting-idle-call = Anunciar una jugada.
assisting-idle-repeat = Repetir un anuncio.
assisting-idle-execute = Hacer una jugada en el otro tablero.
assisting-idle-mend = Corregir un tablero.
assisting-idle-tell = Decir lo que se preguntó.
assisting-idle-press = Pulsar el reloj.
assisting-idle-flag = Reclamar una bandera caída.
assisting-idle-touched = Informar al árbitro de una pieza tocada.
assisting-idle-stop = Parar los relojes para llamar al árbitro.
clock-set-displays = Ajustar tiempos y jugadas
clock-hours = Horas
clock-seconds = Segundos
clock-hours-wrong = Escriba horas de 0 a 99.
clock-minutes-wrong = Escriba minutos de 0 a 59.
clock-seconds-wrong = Escriba segundos de 0 a 59.
clock-moves-wrong = Escriba jugadas de 0 a 999.
clock-key-space = Espacio
key-page-up = Retroceso página
key-page-down = Avance página
key-delete = Suprimir
clock-language-page = en el idioma de la página
clock-language-german = con números en alemán, como en el anuncio de la FIDE
step-call = Anunciar:
step-repeat = Repetir:
step-execute = Hacerla en mi tablero:
step-put-back = Devolver las piezas a su sitio
step-mend = Corregir mi tablero
step-ask-moves = Preguntar a mi asistente por el número de jugadas
step-ask-time = Preguntar a mi asistente por el tiempo usado
warn-white = Avisos para las blancas
warn-black = Avisos para las negras
warn-on = Avisar de tiempo y jugadas
warn-also = Avisar también con
warn-unit = de qué
warn-minutes = minutos restantes
warn-seconds = segundos restantes
warn-moves = jugadas hasta el control
warn-add = Añadir
warn-error = Escriba un número entero de 1 a { $most }.
warn-at-low = Poco tiempo (según el control)
warn-at-seconds = { $seconds } segundos restantes
warn-at-minute = 1 minuto restante
warn-at-minutes = { $minutes } minutos restantes
warn-at-last = Cada uno de los últimos { $count } segundos
warn-at-moves = { $moves } jugadas hasta el control
warn-word = con palabras
warn-sound = con un sonido
warn-pulse = con un pulso
key-to-rank = A la fila { $place }
key-to-file = A la columna { $place }
keys-of-assistant = Página de asistente
keys-of-arbiter = Página de arbitraje
keys-of-clock = Solo reloj
keys-of-dial = Esfera de un reloj
keys-of-board-entry = Introducir un tablero
key-of-left = Lado izquierdo: { $what }
key-of-right = Lado derecho: { $what }
key-of-both = Ambos: { $what }
key-press = Pulsar
key-time-running = El tiempo que corre
key-time-other = El otro tiempo
key-clock-entry = Escribir al reloj
key-clock-arbiter = Ajustar o decidir
key-dial-minute-on = Un minuto adelante
key-dial-minute-back = Un minuto atrás
key-dial-on = Cinco minutos adelante
key-dial-back = Cinco minutos atrás
key-dial-start = Al primer minuto
key-dial-end = Al último minuto
key-dial-minute-hand = Al minutero
key-dial-hour-hand = Al horario
key-dial-flag = A la bandera
key-dial-time = El tiempo entero
key-entry-king = Poner un rey
key-entry-queen = Poner una dama
key-entry-rook = Poner una torre
key-entry-bishop = Poner un alfil
key-entry-knight = Poner un caballo
key-entry-pawn = Poner un peón
key-entry-turn = Cambiar el color de la pieza
key-entry-empty = Vaciar la casilla
command-claim-draw = El formulario para reclamar tablas
command-move-now = Hacer que el ordenador juegue ya
command-try-computer-again = Reiniciar el motor de ajedrez
command-play-again = Jugar otra vez con las mismas opciones
command-full-screen = Activar o quitar la pantalla completa
entry-line = Qué hay en ese tablero
entry-enter = Introducir
entry-example = Piezas con sus casillas, por ejemplo: rey blanco e1, peón negro d5, e4 vacía. O con letras: blancas Re1, Dd1.
entry-keys = En las casillas: las flechas recorren el tablero; { $put } ponen una pieza, y otra vez le cambian el color; { $empty } vacía la casilla.
entry-grid-white = Tablero de las blancas, por introducir
entry-grid-black = Tablero de las negras, por introducir
entry-as-program = Como lo tiene el programa
entry-empty-all = Vaciar todas las casillas
position-diagram = Diagrama en braille
position-dots = Braille
position-dots-six = 6 puntos, dos celdas por casilla
position-dots-eight = 8 puntos, una celda por casilla: punto 7 pieza blanca, punto 8 casilla oscura
position-copy = Copiar el FEN

## page-touch

touch-corners = Esquinas del tablero
ask-what-can-move = Qué puede mover
put-back = Devolver
