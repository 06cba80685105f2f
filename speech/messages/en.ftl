### English: what is said and shown. The source of all other languages.
###
### A message is a sentence or a label; the comment above it says who hears it and when, and names what it is about, a line each with its
### type. A message whose name begins with part- is a piece of others, of this language alone.

## shared

# Said in place of a message of which a part could not be said, a fault of the program.
# $formed (Text) what there is of it
incomplete = Something is missing in this sentence: { $formed }
# Names a key that is pressed with Shift held: in the help, in lists of keys, on buttons, and said of a key that does nothing.
# $key (Text) the key
key-with-shift = Shift+{ $key }
# Names a key that is pressed with Ctrl held: in the help, in lists of keys and on buttons.
# $key (Text) the key
key-with-control = Ctrl+{ $key }
# Names a key that is pressed with Alt held: in the help, in lists of keys and on buttons.
# $key (Text) the key
key-with-alt = Alt+{ $key }
# What the regulations of an event say of a game; its full stop, or its article, comes after it. Said as the game begins, and of a table.
event-rule-touch-binds = A touched piece must be played
# The same: by which rules a rapid or blitz game is played (Art. A.3 to A.5, B.3).
# $tempo (rapid, blitz) which of both it is
# $supervision (adequate, inadequate) whether there are arbiters enough for the competition rules
event-rule-supervision = { $tempo ->
        [rapid] Rapid chess
       *[blitz] Blitz
    } by { $supervision ->
        [adequate] the competition rules
       *[inadequate] its own rules
    }
# The same where a draw can never be agreed (Art. 9.1.1).
event-rule-no-draws = No draw by agreement
# The same where it can be agreed after some moves only.
# $moves (Number) how many by each player
event-rule-draws-after = No draw by agreement before each player has made { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
# The same where the points of a game are not the usual ones (Art. 10.1).
# $win (Number) what a win gives
# $draw (Number) what a draw gives
# $loss (Number) what a loss gives
event-rule-points = Points: { $win } for a win, { $draw } for a draw, { $loss } for a loss
part-the-piece = the { PIECE($it) } on { SQUARE($it) }
part-side = { $side ->
        [short] kingside
       *[long] queenside
    }
part-move = { $castling ->
        [short] castling kingside
        [long] castling queenside
       *[none] { PIECE($piece) } { SQUARE($from) } to { SQUARE($to) }{ part-becomes }
    }
part-becomes = { KIND($promotion) ->
        [none] { "" }
       *[other] , { PIECE($promotion) }
    }
part-to-move = move { EACH($piece, "part-the-piece") }
part-to-capture = capture { EACH($piece, "part-the-piece") }
part-to-castle = castle { part-side }
part-text = { $it }

## refusals

# Said to whoever moves from a square on which nothing stands, or touches it.
# $square (Square) the square
refusal-empty-square = There is no piece on { SQUARE($square) }.
# Said to a player who moved a piece of the opponent's.
# $piece (Placed) that piece
# $turn (Player) whose turn it is
refusal-not-your-piece = The { PIECE($piece) } on { SQUARE($piece) } is { PLAYER($piece) }'s, and it is { PLAYER($turn) }'s turn.
# Said where a move ends on the square it begins on.
# $square (Square) that square
refusal-same-square = The piece must leave { SQUARE($square) }.
# Said where a piece of the player's own is in the way of a move that ends there.
# $there (Placed) the piece that stands there
refusal-own-piece-there = Your own { PIECE($there) } stands on { SQUARE($there) }.
# Said where this kind of piece never goes so (Art. 3.2 to 3.8).
# $piece (Placed) the piece, where it stands
# $to (Square) where it was to go
refusal-does-not-move-so = The { PIECE($piece) } cannot go from { SQUARE($piece) } to { SQUARE($to) }: it { KIND($piece) ->
        [king] moves to the next square only
        [queen] moves along rank, file or diagonal
        [rook] moves along rank or file
        [bishop] moves along the diagonal
        [knight] moves two squares straight and one aside
       *[pawn] moves straight ahead, and captures one square diagonally ahead
    }.
# Said where something stands between the piece and its square.
# $by (Placed) the first piece in the way
refusal-way-blocked = The way is blocked by { EACH($by, "part-the-colored-piece") }.
# Said where a pawn was to go straight on to a square that is not empty (Art. 3.7.1).
# $there (Placed) the piece that stands there
refusal-pawn-does-not-capture-straight = A pawn does not capture straight ahead, and { EACH($there, "part-the-colored-piece") } is in its way.
# Said where a pawn was to go aside to an empty square (Art. 3.7.3).
# $piece (Placed) the pawn
# $to (Square) the empty square
refusal-pawn-has-nothing-to-capture = The { PIECE($piece) } on { SQUARE($piece) } has nothing to capture on { SQUARE($to) }.
# Said where a pawn could have been taken en passant one move earlier (Art. 3.7.4.2).
# $pawn (Placed) that pawn
refusal-en-passant-too-late = Too late to take { EACH($pawn, "part-the-piece") } en passant: that is possible only right after its two squares.
# Said where a move would leave the player's own king in check (Art. 3.9.2).
# $by (list of Placed) what would attack the king; empty where that is not told
refusal-leaves-king-in-check = That leaves your king in check{ part-from-pieces }.
# Said where the king is in check and stays so (Art. 3.9.2).
# $by (list of Placed) what attacks the king; empty where that is not told
refusal-king-in-check = Your king is in check{ part-from-pieces }, and this does not help.
# Said where a king would be captured (Art. 1.4.1).
refusal-king-is-not-captured = A king is never captured.
# Said where castling is over for good, for the king has moved (Art. 3.8.2.1).
refusal-castling-king-has-moved = The king has moved, so it cannot castle.
# Said where castling with this rook is over for good (Art. 3.8.2.1).
# $rook (Square) where the rook stood at first
# $side (short, long) the way of castling
refusal-castling-rook-has-moved = The rook of { SQUARE($rook) } has moved or was captured, so the king cannot castle { part-side }.
# Said where the position says that this way of castling is over, and nobody knows why.
# $side (short, long) the way of castling
refusal-castling-right-is-lost = The right to castle { part-side } is lost.
# Said where the king is in check (Art. 3.8.2.2).
# $by (list of Placed) what attacks the king
refusal-castling-in-check = You cannot castle out of check{ part-from-pieces }.
# Said where the king would pass a square that is attacked (Art. 3.8.2.2).
# $square (Square) that square
# $by (list of Placed) what attacks it
refusal-castling-through-check = You cannot castle through check: { SQUARE($square) } is attacked by { EACH($by, "part-the-piece", join: "and") }.
# Said where the king would come to a square that is attacked (Art. 3.8.2.2).
# $square (Square) that square
# $by (list of Placed) what attacks it
refusal-castling-into-check = You cannot castle into check: { SQUARE($square) } is attacked by { EACH($by, "part-the-piece", join: "and") }.
# Said where a piece stands between king and rook (Art. 3.8.2.2).
# $side (short, long) the way of castling
# $by (Placed) the piece in the way
refusal-castling-way-blocked = You cannot castle { part-side }: the way is blocked by { EACH($by, "part-the-colored-piece") }.
# Asked of a player whose pawn reaches the last rank (Art. 3.7.5).
refusal-promotion-missing = Which piece? Queen, rook, bishop or knight.
# Said where a piece to promote to was named with another move.
refusal-nothing-to-promote = Only a pawn that reaches the last rank is promoted.
# Said where somebody typed or pasted a very long text.
# $length (Number) how many characters it has
# $limit (Number) how many are read at most
refusal-too-long = That is too long to be a move: { $length } characters, and { $limit } are the most.
# Said where a kind of piece and a square were named, and none of that kind can go there.
# $kind (Kind) the kind of piece
# $to (Square) the square
# $capture (yes, no) whether something was to be taken there
refusal-no-piece-reaches = No { PIECE($kind) } can { $capture ->
        [yes] take on
       *[no] reach
    } { SQUARE($to) }.
# Said where a kind of piece was named of which the player has none.
# $color (Player) the player
# $kind (Kind) the kind of piece
refusal-no-such-piece = { PLAYER($color) } has no { PIECE($kind) }.
# The same where a square was named from which it is to go.
# $color (Player) the player
# $kind (Kind) the kind of piece
# $square (Square) the square
refusal-no-such-piece-on-square = { PLAYER($color) } has no { PIECE($kind) } on { SQUARE($square) }.
# The same where a file was named.
# $color (Player) the player
# $kind (Kind) the kind of piece
# $file (File) the file
refusal-no-such-piece-on-file = { PLAYER($color) } has no { PIECE($kind) } on the { FILE($file) }-file.
# The same where a rank was named.
# $color (Player) the player
# $kind (Kind) the kind of piece
# $rank (Rank) the rank
refusal-no-such-piece-on-rank = { PLAYER($color) } has no { PIECE($kind) } on rank { RANK($rank) }.
# Said where "takes" was typed, and nothing can be taken.
refusal-nothing-to-take = Nothing can be taken that way.
# The same where the piece that takes was named.
# $kind (Kind) its kind
refusal-nothing-to-take-with = No { PIECE($kind) } can take anything that way.
# Asked where what was typed fits several moves of different pieces or to different squares.
# $moves (list of { $piece (Kind), $from (Square), $to (Square), $castling (short, long, none), $promotion (Kind or none) }) those moves
refusal-several-moves = { which-move } { CAP(EACH($moves, "part-move", join: "or")) }.
# Asked where only the piece that a pawn becomes is open.
# $kinds (list of Kind) what it may become
refusal-several-promotions = Which piece? { CAP(EACH($kinds, "part-kind", join: "or")) }.
# Asked where several pieces of a kind can go to that square.
# $count (Number) how many can, two or more
# $kind (Kind) their kind
# $to (Square) where they can go
# $froms (list of Square) where they stand
refusal-several-from = { SMALL($count) } { LABEL($kind, number: "plural") } can go to { SQUARE($to) }, { EACH($froms, "part-from", join: "or") }.
# Asked before several moves that may be meant, each of which follows with its number.
which-move = Which move?
# Asked after the reason why the likeliest reading of a text is impossible, where others are not.
# $moves (list of { $piece (Kind), $from (Square), $to (Square), $castling (short, long, none), $promotion (Kind or none) }) those others
do-you-mean = Did you mean { EACH($moves, "part-move", join: "or") }?
# Asked where "claim" was typed without what is claimed.
refusal-claim-of-what = Claim what? Type claim three, for the same position three times, or claim fifty, for fifty moves.
# Said where a move is to be shown that has not been made.
# $number (Number) its number
refusal-no-such-move-here = No move { $number } has been made in this game.
# Said where a move of the opponent's is complained of that has not been made.
# $number (Number) its number
refusal-no-such-move = The opponent has made no move { $number } in this game.
# Said where a typed text is neither a move nor a command.
# $text (Text) the text, cut short
# $call (Segment) a move as FIDE has it called, in German
refusal-unreadable = “{ $text }” is not a move I can read. For example: Nf3, e2 e4, or { SEGMENT($call) }
# The same where commands are near to it.
# $text (Text) the text, cut short
# $nearest (list of Text) those commands
refusal-unreadable-near = “{ $text }” is not a move or a command I know. Did you mean { EACH($nearest, "part-text", join: "or") }?
# Refuses a line that asks what is not answered here, and is therefore no move.
# $text (Text) what was typed, or is thought to have been said
refusal-unknown-question = “{ $text }” is a question that I cannot answer. No move was made. Say “help” for what can be asked.
# Said where a file of the program is missing and cannot be had.
refusal-not-loaded = A part of the program could not be loaded. Connect to the network and try again.
# Said where an act could not be kept, and so has not happened: the disk is full.
refusal-not-kept-disk-full = Not done: the disk is full. “Games on this device” lists what you can delete.
# The same: the browser gives no storage any more.
refusal-not-kept-storage-closed = Not done: the browser has closed its storage. Your game is still on this page: save it as PGN before you reload.
# The same: another window holds the game now.
refusal-not-kept-taken-over = Not done: another window has taken the game over.
# Said where this window was closed before the one that holds the game had answered; whether it was done, the game will show.
refusal-not-kept-holder-gone = Perhaps not done: this window was closed before the one that holds the game had answered.
# As the ones before: the windows run two versions of the program.
refusal-not-kept-other-version = Not done: the other window runs another version of Anna–Hector. Reload both.
# The same, for a reason nobody knows.
refusal-not-kept-unknown = Not done: it could not be saved. Try again.
# Said to whoever wants to do something after the end.
# $result (white, black, drawn, lost) who won; drawn; or lost by both
# $reason (checkmate, stalemate, dead-position, fivefold-repetition, seventy-five-moves, threefold-repetition, fifty-moves, resignation, agreement, time, both-flags, default, illegal-moves, sealed-move, quickplay-finish, ruling) by what
refusal-game-over = The game is over: { $result ->
        [white] White won
        [black] Black won
        [drawn] it was drawn
       *[lost] both lost
    } { $reason ->
        [checkmate] by checkmate
        [stalemate] by stalemate
        [dead-position] because neither side can mate
        [fivefold-repetition] by fivefold repetition
        [seventy-five-moves] by the seventy-five moves
        [threefold-repetition] by threefold repetition
        [fifty-moves] by the fifty moves
        [resignation] by resignation{ part-could-not-mate }
        [agreement] by agreement
        [time] on time{ part-could-not-mate }
        [both-flags] because both flags had fallen
        [default] by default
        [illegal-moves] by illegal moves{ part-could-not-mate }
        [sealed-move] by the sealed move
        [quickplay-finish] in a quickplay finish
       *[ruling] by the arbiter's ruling
    }.
# Said to a player who moves out of turn.
# $turn (Player) whose turn it is
refusal-not-your-turn = It is { PLAYER($turn) }'s turn.
# Said where something is possible only after a move, and none has been made.
refusal-no-move-made-yet = Not before the first move.
# Said where no game stands in this window, or another than the one that was meant.
refusal-no-game = No such game stands here. Begin one with New game.
# Said where the part of this window in the game (player, assistant, onlooker) does not allow an act.
# $doneBy (arbiter, players, assistants, none) who does it in this game, where anybody does
refusal-not-for-this-role = Your part in this game does not allow that.{ $doneBy ->
        [arbiter] { " " }The arbiter does that.
        [players] { " " }The players do that themselves.
        [assistants] { " " }An assistant does that.
       *[none] { "" }
    }
# Said of a message from outside, of another window or program, that is no act of a game.
refusal-unreadable-act-no-act = A message to this game could not be understood. Nothing was done.
# Said of a message from outside, of another window or program, that is no act of a game.
refusal-unreadable-act-not-a-square = A message to this game names a square that is not on the board. Nothing was done.
# Said of a message from outside, of another window or program, that is no act of a game.
refusal-unreadable-act-not-a-time = A message to this game names a time that cannot be read. Nothing was done.
# Said of a message from outside, of another window or program, that is no act of a game.
refusal-unreadable-act-earlier-than-the-act-before = A message to this game is earlier than the act before it. Nothing was done.
# Said of a message from outside, of another window or program, that is no act of a game.
refusal-unreadable-act-unknown-edition = A message to this game names an edition of the Laws that is not known here. Nothing was done.
# Said of a message from outside, of another window or program, that is no act of a game.
refusal-unreadable-act-not-a-result = A message to this game names an impossible result. Nothing was done.
# Said to a player who accepts or refuses a draw that was not offered.
refusal-no-offer = No draw offer stands that you could answer.
# Said to a player who offers a draw where an offer has not been answered.
# $by (Player) whose offer that is
refusal-offer-stands = { PLAYER($by) }'s draw offer still stands.
# Said to a player who offers a draw on the opponent's move (Art. 9.1.2.1).
refusal-offer-only-on-your-move = A draw is offered on your own move only.
# Said to whoever wants to go back further than the game began.
refusal-no-such-ply = The game has no such earlier position to go back to.
# Said where the program would help, or take back, and the game is played strictly.
refusal-strict-play = Strict play does not allow that.
# Said to a player who must play something else: a piece was touched (Art. 4.3), or the arbiter has ruled. Here any move will do.
refusal-bound-free = You must make a move.
# The same where a piece must be moved.
# $piece (Placed) that piece
refusal-bound-move = You must { part-to-move }.
# The same where a piece must be captured.
# $piece (Placed) that piece
refusal-bound-capture = You must { part-to-capture }.
# The same where it is said by what.
# $piece (Placed) the piece that must be captured
# $with (Placed) the piece that must capture it
refusal-bound-capture-with = You must { part-to-capture } with { EACH($with, "part-the-piece") }.
# The same where king and rook were touched (Art. 4.4.1).
# $side (short, long) the way of castling
refusal-bound-castle = You must { part-to-castle }.
# Said to a player who would adjust pieces while the opponent thinks (Art. 4.2.1).
refusal-adjusting-not-now = You may adjust only while your own clock runs.
# Said where a move is made and only the clock of the game stands here.
refusal-board-elsewhere = The game is played on a board elsewhere; only its clock stands here.
# Said to whoever would play against the engine meanwhile.
refusal-engine-locked = A game at a table is going on in strict play; the engine is locked. That game must be over first.
# Said to whoever presses or asks for a clock, and as an answer.
refusal-no-clock = This game is played without a clock.
# Said to a player who presses the clock before moving.
refusal-not-moved-yet = You have not moved yet.
# Said to a player who moves before the arbiter has started the clocks (Art. 6.2.4).
refusal-clocks-not-started = The game begins when White's clock is started.
# Said to whoever starts them again.
refusal-clocks-already-started = The clocks have been started already.
# Said to a player who moves or presses while the arbiter has the clocks stopped (Art. 6.11.3).
refusal-clocks-stopped = The clocks are stopped. Nothing is played until they run again.
# Said to whoever would let the clocks run again.
refusal-clocks-not-stopped = The clocks are not stopped.
# Said to a player who presses while the opponent's clock runs.
refusal-not-your-clock = It is not your clock that runs.
# Said where a clock was to be set to something impossible.
refusal-not-a-time = No clock can be set to that.
# Said where it is to be decided whether time is charged in which the device was away, and there is none.
refusal-nothing-to-charge = There is no time to decide on.
# Said where somebody would go on playing before that is decided.
# $length (Time) how long the device was away
refusal-charge-open = The device was away for { DURATION($length) }. Decide first whether that is charged.
# Said of a clock that stands alone and has run down.
# $of (Player) whose flag has fallen
refusal-flag-is-down = { PLAYER($of) }'s flag has fallen. Set that clock before it runs again.
# Said to a player who points at a flag that is up.
# $of (Player) whose flag that is
# $left (Time) what is left
refusal-flag-has-not-fallen = { PLAYER($of) } has { DURATION($left) } left, so the flag has not fallen.
# Said to a player who points at the opponent's flag.
refusal-own-flag-has-fallen = Your own flag has fallen too, so you cannot claim.
# Said to an arbiter who says that a player has arrived (Art. 6.7.1).
# $who (Player) the player
refusal-arrived-already = { PLAYER($who) } is at the board already.
# Said to whoever wants the game lost by a player who is still in time (Art. 6.7.1).
# $left (Time) what is left to come in
refusal-not-late = { DURATION($left) } { AMOUNT($left) ->
        [one] is
       *[other] are
    } left to come to the board.
# The same where the event has not said how late one may come.
refusal-no-default-time = It has not been announced how late a player may come.
# Said to an arbiter who decides on a claim that nobody has made.
refusal-no-claim-pending = No claim waits for a decision.
# Said to a player who claims again.
refusal-claim-pending = The arbiter has not yet decided on the claim before.
# Said to a player who claims a draw after touching a piece (Art. 9.4).
refusal-claim-right-lost = The right to claim on this move is lost, for you have touched a piece. Claim before you touch one.
# Said where a draw is offered before the event allows it (Art. 9.1.1).
refusal-agreement-not-allowed = The rules of this game do not allow a draw to be agreed now.
# Said where a draw is offered "if …" (Art. 9.1.2.2).
refusal-offer-on-conditions = A draw is offered without conditions.
# Said to a player who asks for a draw or for added time in a quickplay finish (Guidelines III).
refusal-no-quickplay-not-announced = The rules for a quickplay finish are not used in this game.
# Said to a player who asks for a draw or for added time in a quickplay finish (Guidelines III).
refusal-no-quickplay-blitz = In blitz there is no such claim.
# Said to a player who asks for a draw or for added time in a quickplay finish (Guidelines III).
refusal-no-quickplay-increment = There is no such claim where seconds are added with each move.
# Said to a player who asks for a draw or for added time in a quickplay finish (Guidelines III).
refusal-no-quickplay-not-the-last-period = That can be claimed only in the last period.
# Said to a player who asks for a draw or for added time in a quickplay finish (Guidelines III).
refusal-no-quickplay-not-on-move = That can be claimed only on your own move.
# Said to a player who asks for a draw or for added time in a quickplay finish (Guidelines III).
refusal-no-quickplay-flag-has-fallen = Your flag has fallen, so it is too late to claim that.
# Said to a player who asks for a draw or for added time in a quickplay finish (Guidelines III).
refusal-no-quickplay-too-much-time = That can be claimed only in the last two minutes of your time.
# The same: in this edition of the Laws, or with this clock, that is not among what can be asked for.
refusal-no-quickplay-no-such-request = That cannot be asked for here.
# Said to whoever complains of something that has not happened.
refusal-no-fault = Nothing of the kind has happened.
# Said to a player who complains after touching a piece (Art. 4.8).
refusal-complaint-lost = You have touched a piece since, so you can no longer complain.
# Said to whoever complains of something long past.
refusal-too-late-to-complain = It is too late to complain of that.
# Said to an arbiter who would act by himself.
refusal-only-on-claim = The arbiter acts on that only when the opponent claims it.
# Said to a player who goes on without having written (Art. 8.1).
refusal-not-written = First write the moves that have been made.
# Said to a player who writes a move before making it (Art. 8.1.2).
refusal-written-in-advance = A move is written in advance only to claim a draw or to seal it.
# Said to a player who writes another move.
refusal-not-the-move-made = That is not the move that was made.
# Said to a player who writes a move again.
refusal-written-already = That is written already.
# Said where scoresheets are to be signed before the end (Art. 8.7).
refusal-game-not-over = The game is not over yet.
# The same, of whoever signs again.
refusal-signed-already = You have signed already.
# Said to an arbiter whose penalty is none of those that the Laws have (Art. 12.9).
refusal-penalty-not-given-not-in-this-edition = This edition of the Laws has no such penalty.
# Said to an arbiter whose penalty is none of those that the Laws have (Art. 12.9).
refusal-penalty-not-given-not-a-measure = A penalty cannot have that measure.
# Said to an arbiter whose penalty is none of those that the Laws have (Art. 12.9).
refusal-penalty-not-given-fine-not-announced = A fine must have been announced beforehand.
# Said to an arbiter whose penalty is none of those that the Laws have (Art. 12.9).
refusal-penalty-not-given-not-a-usual-score = A player can be given the points of a win, a draw or a loss only.
# Said to an arbiter whose penalty is none of those that the Laws have (Art. 12.9).
refusal-penalty-not-given-more-than-the-game-gives = Together that is more than one game gives.
# Said to whoever would resume a game that goes on (Guidelines I).
refusal-not-adjourned = The game is not adjourned.
# Said to whoever would play on before it is resumed.
refusal-adjourned = The game is adjourned. Nothing is played until it is resumed.
# Said to a player who seals a move (Guidelines I.1).
refusal-sealing-sealed-already = The move is sealed already.
# Said to a player who seals a move (Guidelines I.1).
refusal-sealing-nothing-written = Write the move first.
# Said to a player who seals a move (Guidelines I.1).
refusal-sealing-not-the-move-made = The move made on the board must be the one that is written.
# Said to a player who seals a move (Guidelines I.1).
refusal-sealing-envelope-open = Close the envelope first, then stop the clock.
# Said where a game is to be resumed, and the sealed move is not known (Guidelines I.7, I.9).
refusal-envelope-not-opened = The envelope must be opened to resume the game: open it with its passphrase or file, or say that it cannot be found.
# Said where the player who must reply has not come (Guidelines I.9).
refusal-envelope-stays-closed = The envelope stays closed until the player who must reply is here.
# Said where a step is taken that only visually disabled players have (App. D).
refusal-rules-not-used = The rules for visually disabled players are not used in this game.
# Said to a player who presses the clock before the move is whole (App. D.2).
# $missing (capture, placing, announcing) what is missing: the captured piece stands there still, the move stands not on the board, or was not called
refusal-move-not-made = { $missing ->
        [capture] First take the captured piece off the board.
        [placing] First make the move on the board.
       *[announcing] First call the move.
    } Then press the clock.
# Said to a player who would put back what he took off.
refusal-nothing-to-put-back = There is nothing to put back.
# Said to a player who takes off a piece that is not the opponent's.
# $square (Square) where it was to stand
refusal-nothing-to-take-off = None of your opponent's pieces is on { SQUARE($square) }.
# Said to a player who calls again.
refusal-announced-already = That move has been called already.
# Said to a player who corrects a call.
refusal-too-late-to-correct = Too late: a call is corrected only before the opponent's clock runs.
# Said to a player who calls, repeats or executes a move at the wrong time.
refusal-nothing-due = Nothing is to be called, repeated or made on your board now.
# Said to a player who repeats a move.
refusal-nothing-announced = Your opponent has called no move.
# Said to a player who repeats a move.
refusal-repeated-already = The move has been repeated already.
# Said to a player who makes another move than was called.
# $called ({ $piece (Kind), $from (Square), $to (Square), $castling (short, long, none), $promotion (Kind or none) }) what was called
refusal-not-the-move-announced = That is not the move that was called, which is { EACH($called, "part-move") }.
# Said to a player who moves a piece that stands on his own board only.
refusal-boards-differ = In the game none of your pieces stands there: the boards differ. Ask for the boards to be compared.
# Said where two boards are to be compared.
refusal-one-board = In this game both players use one board.
# Said to a player who puts a board right.
refusal-nothing-to-mend = There is nothing on that board to put right.
# Said to an assistant who tells moves or time unasked.
refusal-not-asked = An assistant tells that only when the player asks.
# Said to an assistant.
# $duty (execute, announce, score, clock, tell, claim, adjourn, move) what he would do
refusal-not-a-duty = In this game the assistant does not { $duty ->
        [execute] make moves on the other board
        [announce] call or repeat the moves
        [score] keep the score
        [clock] press the clock
        [tell] tell moves and time
        [claim] claim or call the arbiter
        [adjourn] seal the move
       *[move] move the player's pieces
    }.
# Said where no assistant of this game can hear for the opponent.
refusal-assistant-needed = Against a hearing-impaired opponent an assistant is needed.
part-the-colored-piece = the { COLORED($it) } { PIECE($it) } on { SQUARE($it) }
part-from-pieces = { COUNT($by) ->
        [0] { "" }
       *[other] { " " }from { EACH($by, "part-the-piece", join: "and") }
    }
part-from = from { SQUARE($it) }
part-kind = { PIECE($it) }
part-could-not-mate = { $result ->
        [drawn] , for the opponent could not mate
       *[other] { "" }
    }

## control-refusals

# Said under the field of a time control, and read out, where nothing stands in it.
control-refusal-nothing-said = Say a time, as "90 minutes for 40 moves, then 30 minutes, with 30 seconds a move".
# The same where very much stands in it.
control-refusal-too-long = That is too long for a time control.
# The same where a word in it belongs into no time control.
# $word (Text) that word
control-refusal-unknown-word = "{ $word }" was not understood. Say minutes, moves and seconds a move.
# The same for "40 moves".
control-refusal-no-time = No time was named. Say how many minutes.
# The same for "40/90".
# $text (Text) what was typed
control-refusal-slash = In "{ $text }" either number can be the moves. Say which are moves and which are minutes.
# The same for "90 minutes 30 minutes".
# $first (Time) the first of both
# $second (Time) the second
control-refusal-two-times = { ALLOTTED($first) } and { ALLOTTED($second) } for the same moves: say "then" between two periods.
# The same for "40 moves 20 moves 90 minutes".
# $first (Number) the first number of moves
# $second (Number) the second
control-refusal-two-numbers-of-moves = { EACH($first, "part-moves") } and { EACH($second, "part-moves") } for the same time: say "then" between two periods.
# The same for "30 seconds a move, 10 seconds a move".
control-refusal-two-extras = Two different times with each move: say one, or one for each period.
# The same where a period that is not the last has no number of moves.
# $time (Time) the time of that period
control-refusal-moves-missing = For how many moves are the { ALLOTTED($time) }? Only the last period can be for all remaining moves.
# The same where seconds a move were named with a later period.
# $time (Time) what each move gives
# $move (Number) the first move of that period
control-refusal-from-which-move = { ALLOTTED($time) } a move: add "from move 1" or "from move { $move }".
# The same for "from move 50".
# $move (Number) that move
control-refusal-no-period-begins = No period begins with move { $move }.
# The same where only one player was given time by name.
# $missing (Player) the other
control-refusal-one-side-only = The time for { PLAYER($missing) } is missing.
# The same where a player was named twice.
# $side (Player) that player
control-refusal-side-twice = { PLAYER($side) } was named twice.
# The same for what no event comes near.
# $most (Number) what is the most
# $what (minutes, seconds, moves, periods) of what: minutes of a period, seconds with each move, moves of a period, periods
control-refusal-too-much = More than { $most } { $what ->
        [minutes] minutes for one period
        [seconds] seconds with each move
        [moves] moves in one period
       *[periods] periods
    } are not set here.
part-moves = { $it ->
        [one] { $it } move
       *[other] { $it } moves
    }

## hand

# Said where an arrow key would leave the board. No sentence, for it is heard often.
hand-edge = Edge
# Said to a player who takes a piece in the hand.
# $piece (Placed) the piece, where it stood
hand-lifted = { LABEL($piece) } { SQUARE($piece) } lifted.
# Said to a player who puts it back.
# $piece (Placed) the piece, where it stands
hand-put-back = { LABEL($piece) } { SQUARE($piece) } put back.
# Said to a player who would lift something from an empty square.
# $square (Square) the square
hand-nothing-to-lift = Nothing to lift on { SQUARE($square) }.
# Said to a player who would put a piece back, and has none in the hand.
hand-nothing-lifted = Nothing is lifted.
# Said to a player who would lift a piece that is not to be moved by this player, or not now.
# $piece (Placed) the piece
hand-not-yours = The { PIECE($piece) } on { SQUARE($piece) } is { PLAYER($piece) }'s.
# The same where it counts as touched (Art. 4.3.2).
# $piece (Placed) the piece
hand-touched = { LABEL($piece) } { SQUARE($piece) } touched. It is { PLAYER($piece) }'s.
# Said where a key goes to the next piece of a kind, and there is none.
hand-no-such-piece-on-the-board = No such piece on the board.
# Said where a key of the board was pressed that does nothing.
# $key (Text) its letter or digit
# $shift (yes, no) whether Shift was held with it
hand-no-command = No command on { $shift ->
        [yes] { key-with-shift }
       *[no] { $key }
    }. F1 lists the keys.
# The same of a key whose sign many voices leave out.
hand-no-command-here = No command on this key. F1 lists the keys.
# Said to a player who does not choose what a pawn becomes; it is back where it stood.
# $piece (Placed) the pawn, where it stands
hand-promotion-cancelled = Promotion cancelled. { CAP(LABEL($piece)) } { SQUARE($piece) } put back.

## notices

# Said when a game against the computer begins. A colour may have been chosen at random.
# $level (Number) its level
# $you (Player) the player who sits here
# $byLot (yes, no) whether that was chosen at random
notice-game-begun-computer = New game. You are { PLAYER($you) }{ $byLot ->
        [yes] , chosen at random,
       *[no] { "" }
    }{ part-against-computer }.
# The same against somebody who sits beside this player.
# $turn (Player) who begins
notice-game-begun-player-beside-you = New game against the player beside you. { turn }
# The same at a table with boards and windows of several people.
# $turn (Player) who begins
notice-game-begun-at-the-table = New game at the table. { turn }
# Said when a position is opened by the page's address; whose turn it is, or how the game ended, follows.
# $level (Number) the computer's level
notice-position-opened-computer = Position opened{ part-against-computer }.
# The same with a player beside this one.
notice-position-opened-player-beside-you = Position opened against the player beside you.
# The same at a table.
notice-position-opened-at-the-table = Position opened at the table.
# Said after other news of a game that goes on.
# $turn (Player) whose turn it is
turn = { PLAYER($turn) } to move.
# Said where the page's address names a position that is none.
# $problem (unreadable, board, turn, castling, castling-impossible, en-passant, en-passant-impossible, counters, no-pieces, kings, pawn-on-last-rank, opponent-in-check) what is wrong with it
notice-position-refused = The position in the address cannot be opened: { $problem ->
        [unreadable] it is not a position in FEN
        [board] its ranks are not eight of eight squares each
        [turn] it does not say who is to move
        [castling] its castling rights cannot be read
        [en-passant] its en passant square cannot be read
        [castling-impossible] king or rook is missing on its square for its castling rights
        [en-passant-impossible] its en passant square has no pawn that has just passed over it
        [counters] its counts of moves cannot be read
        [no-pieces] the board is empty
        [kings] each side must have one king
        [pawn-on-last-rank] a pawn stands on the first or the last rank
       *[opponent-in-check] the king of the player not on move stands in check
    }.
# Said when the page opens again with a game that goes on; whose turn it is follows.
# $moves (Number) how many moves have been made, as a scoresheet counts
notice-game-brought-back = Your game is back: { $moves ->
        [0] no move made yet
        [one] { $moves } move made
       *[other] { $moves } moves made
    }.
# Said where another window of this browser holds the same game.
# $atTable (yes, no) whether at a table, where whoever is here may move nothing
notice-joined = This game is also open in another window.{ $atTable ->
        [yes] { "" }
       *[no] { " " }Moves made here reach it.
    }
# Said when the window that held the game is gone.
notice-holder-here = The other window was closed. The game goes on here.
# Said when another window took the game over.
notice-other-window-holds = Another window holds the game now. Moves made here reach it.
# Said when this window took the game over.
notice-taken-here = The game goes on here now.
# Said where acts wait for a window that does not answer.
notice-other-window-silent = The window running this game is not responding. Check it, or close it: then the game goes on here.
# Said where a newer program judges a kept move otherwise than the one that kept it.
notice-judged-otherwise = This version of Anna–Hector rules differently on one move of this game. The saved result stays.
# Said where what is kept of a game cannot be read from some act on.
notice-journal-damaged = Part of the kept game cannot be read. It goes on from the last act that can. Nothing was removed.
# The same where nothing of it can be read.
notice-journal-damaged-wholly = The kept game cannot be read. Nothing of it was removed.
# Said where a file of the program is missing that judges a game.
notice-game-not-loaded = Your game cannot be shown yet: a part of the program could not be loaded. Connect to the network and reload the page. Nothing was lost.
# Said to whoever asks for something of a game where none stands.
notice-no-game = There is no game here. Begin one with New game.
# Said to a player who waits for the computer.
notice-computer-thinking = The computer is still thinking.
# Said where the search for whether the opponent of a player who loses can still mate takes more than half a second.
# $side (Player) that opponent
notice-deciding = Deciding whether { PLAYER($side) } can still win.
# Said to a player who stopped it.
notice-computer-stopped = The computer was stopped.
# Said where it cannot play.
# $trouble (not-loaded, no-answer, out-of-memory, crashed) why not
notice-computer-failed = The computer opponent { $trouble ->
        [not-loaded] could not start: its files could not be loaded
        [no-answer] does not answer
        [out-of-memory] has too little memory
       *[crashed] crashed
    }. The game is kept. You can try again or go on later.
# Said where the address names a page that there is not.
notice-unknown-page = There is no such page. This is the start page.
# Said where not all of the program could be kept for use without a network.
notice-offline-failed = Not ready to work offline: not everything could be kept. Reload the page to try again.
# Said where a new version is there.
notice-update-waiting = A new version of Anna–Hector is ready. It can be installed when no game is running.
# Said where the page is to speak itself, and the browser has no voice.
notice-no-voices = This browser has no voice. The messages go to your screen reader and to the list of messages.
# Said where it has none for the language of the calls.
# $language (Language) which language that is
# $name (Text) its name in the language of the page
# $tag (Text) its tag, as "de-AT"
notice-no-voice-of = This browser has no { $name } voice. Another voice speaks in its place.
# Said, or shown, before the first key press in the page.
notice-voice-not-allowed = The browser does not let the page speak yet. Press any key or button on the page.
# Said where the voice broke off and stays silent.
notice-voice-fell-silent = The voice fell silent. The messages go to your screen reader and to the list of messages.
# Said when the board was made larger or smaller: 100 is as large as fits the window.
# $percent (Number) from 50 to 150
notice-board-size = Board { $percent } percent.
# Said by the key for sound.
# $on (yes, no) whether sounds are on now
notice-sound = { $on ->
        [yes] Sound on.
       *[no] Sound off.
    }
# Said by the key for full screen.
notice-full-screen-on = Full screen.
# Said by the key for full screen.
notice-full-screen-off = Full screen off.
# Said by the key for full screen.
notice-full-screen-refused = The browser does not allow full screen.
# Said after the keys were set back.
notice-keys-as-at-first = All keys are reset.
# Said where chosen keys cannot be read any more.
notice-keys-unreadable = Your keys could not be read. All keys are reset.
# Said by the key that turns the board.
# $bottom (Player) who is at the bottom now
notice-board-turned = Board turned: { PLAYER($bottom) } at the bottom.
# Said by the key that says the last message again, where there is none.
notice-nothing-to-repeat = Nothing has been said yet.
# Said at the start where nothing can be saved.
notice-storage-newer-version = A newer version of Anna–Hector has saved games here that this older version cannot open. Nothing is lost: reload the page to get the newer version. { part-not-saved }
# Said at the start where nothing can be saved.
notice-storage-blocked = Another window with an older version of Anna–Hector keeps the saved games to itself. Close that window, then reload this page. { part-not-saved }
# Said at the start where nothing can be saved.
notice-storage-disk-full = The disk is full, so nothing can be saved. Free some space, then reload the page. { part-not-saved }
# Said at the start where nothing can be saved.
notice-storage-no-storage = This browser does not let Anna–Hector save anything. A private window may be the cause. { part-not-saved }
# Said at the start where nothing can be saved.
notice-storage-unknown = The saved games could not be opened. Reload the page to try again. { part-not-saved }
# Said where a newer version of the program took over what is saved.
notice-storage-closed-for-newer-version = A newer version of Anna–Hector is open in another window, so this window can no longer save. Your game is saved up to here: reload this page to go on.
# Said where what was saved was removed while the page was open.
notice-storage-saved-again = The browser removed what Anna–Hector had saved here. The game on this page has been saved again.
# Said where what was saved was removed while the page was open.
notice-storage-not-saved-again = The browser removed what Anna–Hector had saved here, and your game could not be saved again. It is still on this page: save it as PGN before you close the page.
# The same where no game stands.
notice-storage-emptied = The browser removed what Anna–Hector had saved here.
# Said after the browser was asked to keep the games.
notice-lasting-safe = Your games are safe: the browser will not delete them on its own.
# Said after the browser was asked to keep the games.
notice-lasting-not-safe = The browser did not agree. It may delete your games when space runs short. A backup file keeps them.
# Said after the browser was asked to keep the games.
notice-lasting-no-answer = The browser has not answered.
# Said when what was typed was taken out of its field.
notice-line-cleared = Cleared.
# Said after something was copied.
# $what (position, game) what
notice-copied = { $what ->
        [position] Position copied.
       *[game] Game copied.
    }
# Said where it could not be.
notice-not-copied = Not copied: the browser does not allow it.
# Said where a language was chosen that cannot be had.
notice-language-not-loaded = That language could not be loaded. Connect to the network and try again.
# Said at the beginning of the first games in this browser. The names are those of the page.
how-to-move = Move with the arrows and Enter, or type a move under “Your move”; F1 lists the keys, “Say again” says this again.
# The same where single letters are keys.
how-to-move-with-letters = Move with the arrows and Enter, or press I and type a move; F1 lists the keys, Z says this again.
part-against-computer = { " " }against the computer, level { $level }
part-not-saved = You can play, but your moves will be gone when the page is closed.

## kept-games

# Said of a game in the list of saved games.
notice-games-deleted = Game deleted. Undo brings it back as long as this page is open.
# Said of a game in the list of saved games.
notice-games-restored = The deleted game is back.
# Said of a game in the list of saved games.
notice-games-on-the-board = This game is on the board: it is not deleted.
# Said of a game in the list of saved games.
notice-games-unreadable = This game cannot be read. Nothing of it was removed.
# Said of a game in the list of saved games.
notice-games-not-reached = Not done: the saved game could not be reached. Try again.
# Said after all games were saved as one file of PGN.
# $games (Number) how many are in it
# $unreadable (Number) how many could not be read
notice-games-saved = { $games ->
        [0] There is no game to be saved.
       *[other] All games saved as one file. Games: { $games }.
    }{ part-unreadable }
# Said after a backup was saved.
# $games (Number) how many games are in it
# $recordings (Number) how many voice recordings
# $unreadable (Number) how many games could not be read
notice-backup-saved = Backup saved. Games: { $games }. Recordings: { $recordings }.{ part-unreadable }
# Said after a backup was read.
# $added (Number) how many games came with it
# $here (Number) how many were here already
# $problems (Number) with how many records something is wrong
notice-backup-read = Backup read. Games added: { $added }. Already here: { $here }.{ $problems ->
        [0] { "" }
       *[other] { " " }Problems, listed on the page: { $problems }.
    }
# Said where a file cannot be read as a backup.
notice-backup-refused-no-backup = This file is no backup of Anna–Hector. Nothing was changed.
# Said where a file cannot be read as a backup.
notice-backup-refused-newer = A newer version of Anna–Hector made this backup. Nothing was changed.
# Said where a file cannot be read as a backup.
notice-backup-refused-too-large = This file is too large for a backup. Nothing was changed.
# Said of the settings as a file.
notice-settings-exported = Settings saved as a file.
# Said of the settings as a file.
notice-settings-imported = Settings taken from the file.
# Said of the settings as a file.
notice-settings-unreadable = This file holds no settings of Anna–Hector. Nothing was changed.
# Said after the settings were set back.
notice-settings-reset = All settings are as they were at first.
part-unreadable = { $unreadable ->
        [0] { "" }
       *[other] { " " }Games that could not be read: { $unreadable }.
    }

## answers

# Said before where pieces stand, where many pieces are told: so many follow.
# $count (Number) how many
answer-piece-count = { $count } pieces.
# Said before squares, where many are told: where a piece can go, or has been.
# $count (Number) how many
answer-square-count = { $count } squares.
# Said before captures, where many are told.
# $count (Number) how many
answer-capture-count = { $count } captures.
# Answers where pieces stand on a rank, where the whole position is asked for.
# $rank (Rank) the rank
# $pieces (list of { $piece (Piece), $squares (list of Square), $sameColor (yes, no) }) from the a-file on, those of one kind and colour side by side together; sameColor where the colour was just said
answer-rank = Rank { RANK($rank) }: { EACH($pieces, "part-run") }.
# The same where the whole rank is of one kind, as at the start of a game.
# $rank (Rank) the rank
# $piece (Piece) what stands on each of its squares
answer-rank-of-one-kind = Rank { RANK($rank) }: all { COLORED($piece) } { LABEL($piece, number: "plural") }.
# The same of empty ranks that follow each other, one or more.
# $ranks (list of Rank) those ranks
# $first (Rank) the first of them
# $last (Rank) the last of them
answer-empty-ranks = { COUNT($ranks) ->
        [1] Rank { RANK($first) }
        [2] Ranks { RANK($first) } and { RANK($last) }
       *[other] Ranks { RANK($first) } to { RANK($last) }
    }: empty.
# Said before a starting position of Chess960, which follows rank by rank.
# $number (Number) its number, 0 to 959
answer-chess960 = Chess960 position { $number }.
# Answers which pieces a player has.
# $color (Player) the player
# $kinds (list of { $kind (Kind), $squares (list of Square) }) the kinds that are there, with their squares
answer-piece-list = { PLAYER($color) }: { COUNT($kinds) ->
        [0] no pieces
       *[other] { EACH($kinds, "part-kind-on-squares") }
    }.
# Answers which pieces can move, of the player having the move.
# $color (Player) that player
# $kinds (list of { $kind (Kind), $squares (list of Square) }) the kinds that can, with their squares; empty where there is none
answer-movable = { COUNT($kinds) ->
        [0] { PLAYER($color) } has nothing that can move
       *[other] { PLAYER($color) } can move: { EACH($kinds, "part-kind-on-squares") }
    }.
# Answers where the piece on a square can go, and there is none.
# $square (Square) the square
answer-no-piece-there = { SQUARE($square) }, empty
# The same where the opponent is in check, so that this piece could do nothing.
# $owner (Player) whose piece it is
# $inCheck (Player) the other player, who is in check
answer-moves-hindered = { PLAYER($owner) } has no moves while { PLAYER($inCheck) } is in check.
# The same where it can go nowhere.
# $piece (KindOnSquare) the piece
# $capturesOnly (yes, no) whether only captures were asked for
answer-no-moves = { LABEL($piece) } { SQUARE($piece) } { $capturesOnly ->
        [yes] can capture nothing
       *[no] has no moves
    }.
# Answers where the piece on a square can go.
# $piece (KindOnSquare) the piece
# $moves (list of { $to (Square), $castling (short, long, none), $capture (yes, no), $promotion (yes, no) }) its moves
answer-moves = { LABEL($piece) } { SQUARE($piece) }: { EACH($moves, "part-target") }.
# Said instead of an answer that would help, where the game is played strictly.
answer-withheld = In strict play the program gives no hints.
# Answers where a player's pieces of one kind stand.
# $piece (Piece) their colour and kind
# $squares (list of Square) their squares; empty where there are none
answer-pieces = { COUNT($squares) ->
        [0] { PLAYER($piece) } has no { PIECE($piece, number: "plural") }
        [1] { COLORED($piece) } { LABEL($piece) } { SQUARES($squares) }
       *[other] { COLORED($piece) } { LABEL($piece, number: "plural") } { SQUARES($squares) }
    }.
# Answers what stands on a file.
# $file (File) the file
# $pieces (list of Placed) what stands there, from the first rank on
answer-file = File { FILE($file) }: { COUNT($pieces) ->
        [0] empty
       *[other] { EACH($pieces, "part-named-piece") }
    }.
# Answers what a player can capture.
# $color (Player) the player
# $captures (list of { $by (KindOnSquare), $to (Square) }) what captures, and where
answer-captures = { COUNT($captures) ->
        [0] { PLAYER($color) } can capture nothing
       *[other] { EACH($captures, "part-capture") }
    }.
# Answers how many pieces a player has besides the king.
# $color (Player) the player
# $kinds (list of { $kind (Kind), $count (Number) }) the kinds that are there
answer-material = { PLAYER($color) }: { COUNT($kinds) ->
        [0] king only
       *[other] { EACH($kinds, "part-pieces-of-kind") }
    }.
# Said after it where both have the same, weighed by points.
answer-material-is-equal = Material is equal.
# Said after it where a player has more (pawn 1, knight and bishop 3, rook 5, queen 9).
# $color (Player) who has more
# $points (Number) how much more
answer-material-ahead = { PLAYER($color) } is { SMALL($points) } { $points ->
        [one] point
       *[other] points
    } ahead.
# Answers which move is made next.
# $number (Number) its number
# $turn (Player or none) who makes it; none after the end, of which the sentence that tells it follows
answer-move-number = Move { $number }{ COLOR($turn) ->
        [none] { "" }
       *[other] , { PLAYER($turn) } to move
    }.
# Answers against whom is played.
# $you (Player) the user's colour
# $level (Number) the computer's level
answer-opponent-computer = You are { PLAYER($you) } against the computer, level { $level }.
# The same where both players sit at this device.
answer-opponent-player-beside-you = The opponent is the player beside you.
# The same at a table where no names were given.
answer-opponent-at-the-table = The game is played at the table.
# Said for each player whose name was given: when it is asked who plays at the table, among the conditions of a table, and after a clock that
# stands alone is set.
# $color (Player) the player
# $name (Text) the name
player-named = { PLAYER($color) }: { $name }.
# Answers what can be typed or said.
# $phrases (list of Text) all commands
answer-commands = Commands: { EACH($phrases, "part-text") }.
# The same where a word was looked for.
# $searched (Text) the word
# $phrases (list of Text) the commands that have to do with it
answer-commands-found = { COUNT($phrases) ->
        [0] No command for “{ $searched }”
       *[other] Commands for “{ $searched }”: { EACH($phrases, "part-text") }
    }.
part-run = { $sameColor ->
        [yes] { part-run-label }
       *[no] { COLORED($piece) } { part-run-label }
    } { SQUARES($squares) }
part-run-label = { COUNT($squares) ->
        [1] { LABEL($piece) }
       *[other] { LABEL($piece, number: "plural") }
    }
part-kind-on-squares = { COUNT($squares) ->
        [1] { LABEL($kind) }
       *[other] { LABEL($kind, number: "plural") }
    } { SQUARES($squares) }
part-target = { $castling ->
        [short] castles kingside
        [long] castles queenside
       *[none] { $capture ->
            [yes] takes { SQUARE($to) }
           *[no] { SQUARE($to) }
        }{ $promotion ->
            [yes] { " " }and promotes
           *[no] { "" }
        }
    }
part-named-piece = { COLORED($it) } { LABEL($it) } { SQUARE($it) }
part-capture = { LABEL($by) } { SQUARE($by) } takes { SQUARE($to) }
part-pieces-of-kind = { $count ->
        [1] { PIECE($kind) }
       *[other] { SMALL($count) } { PIECE($kind, number: "plural") }
    }

## whole-board

# Answers what stands on a diagonal.
# $from (Square) its first square
# $to (Square) its last
# $pieces (list of Placed) what stands there, from the first square on
whole-diagonal = Diagonal { SQUARE($from) } { SQUARE($to) }: { COUNT($pieces) ->
        [0] empty
       *[other] { EACH($pieces, "part-whole-piece") }
    }.
# Answers what stands on the diagonal of two squares that lie on none together.
# $from (Square) the one
# $to (Square) the other
whole-no-diagonal = { SQUARE($from) } and { SQUARE($to) } are not on one diagonal.
# Said before the pawns file by file, where there are many: so many follow.
# $count (Number) how many, of both players
whole-pawn-count = { $count } pawns.
# Answers where the pawns stand, where there are none.
whole-no-pawns = There are no pawns.
# Answers where the pawns stand, a file at a time.
# $file (File) the file
# $sides (list of { $color (Player), $squares (list of Square) }) the players that have pawns there, and where
whole-pawn-file = File { FILE($file) }: { EACH($sides, "part-whole-pawns", join: "semicolon") }.
# Said after it of the files where there are none.
# $files (list of File) those files, one at least
whole-files-without-pawns = No pawns on { COUNT($files) ->
        [1] file
       *[other] files
    } { EACH($files, "part-whole-file") }.
# Said after the position file by file, of the files where nothing stands.
# $files (list of File) those files, one at least
whole-empty-files = Nothing on { COUNT($files) ->
        [1] file
       *[other] files
    } { EACH($files, "part-whole-file") }.
# Answers which pawns of a player are doubled: on one file with another of theirs.
# $color (Player) the player
# $squares (list of Square) where they stand; empty where there are none
whole-doubled = { PLAYER($color) }: { COUNT($squares) ->
        [0] no doubled pawns
       *[other] doubled pawns { SQUARES($squares) }
    }.
# The same of those that have none of theirs on a file beside them.
# $color (Player) the player
# $squares (list of Square) where they stand; empty where there are none
whole-isolated = { PLAYER($color) }: { COUNT($squares) ->
        [0] no isolated pawns
        [1] isolated pawn { SQUARES($squares) }
       *[other] isolated pawns { SQUARES($squares) }
    }.
# The same of those that have no pawn of the opponent’s before them, on their file or on one beside it.
# $color (Player) the player
# $squares (list of Square) where they stand; empty where there are none
whole-passed = { PLAYER($color) }: { COUNT($squares) ->
        [0] no passed pawns
        [1] passed pawn { SQUARES($squares) }
       *[other] passed pawns { SQUARES($squares) }
    }.
# Answers what has changed since the user’s last move, where nothing has.
whole-nothing-changed = Nothing has changed since your last move.
# The same where the user has made no move.
whole-nothing-changed-at-all = Nothing has changed since the start.
# Answers what has changed since the user’s last move.
# $changes (list of { $piece (Placed), $to (Square), $promotion (Kind or none) }) each piece that stood elsewhere, where it stands now, and what a pawn has become
# $captured (list of Placed) what was captured, where it stood; empty where nothing was
whole-changed = Since your last move: { part-whole-changes }.
# The same where the user has made no move.
# $changes (list of { $piece (Placed), $to (Square), $promotion (Kind or none) }) each piece that stood elsewhere, where it stands now, and what a pawn has become
# $captured (list of Placed) what was captured, where it stood; empty where nothing was
whole-changed-from-start = Since the start: { part-whole-changes }.
# Answers where a piece has stood in this game, from its first square to where it stands now.
# $piece (Placed) the piece
# $squares (list of Square) two at least
# $wasPawn (yes, no) whether it was promoted on the way
whole-path = { LABEL($piece) } { SQUARE($piece) }: { SQUARES($squares) }{ $wasPawn ->
        [yes] ; it was a pawn
       *[no] { "" }
    }.
# The same of a piece that has not moved.
# $piece (Placed) the piece
whole-not-moved = { LABEL($piece) } { SQUARE($piece) } has not moved.
# Answers what the last move attacks and leaves.
# $piece (Placed) the piece that moved
# $attacks (list of Placed) the opponent’s pieces that it attacks now
# $leaves (list of Placed) its owner’s that it defended before, and does not now
whole-effect = { LABEL($piece) } { SQUARE($piece) } { COUNT($attacks) ->
        [0] attacks nothing
       *[other] attacks { EACH($attacks, "part-whole-piece") }
    }.{ COUNT($leaves) ->
        [0] { "" }
       *[other] { " " }No longer defends { EACH($leaves, "part-whole-piece") }.
    }
# Answers who is in check.
# $color (Player) whose king is attacked
# $by (list of Placed) what attacks him
whole-check = { PLAYER($color) } is in check from { EACH($by, "part-the-piece", join: "and") }.
# Answers the same where no king is attacked.
whole-no-check = Nobody is in check.
# Answers what a move was, by its number on the scoresheet, where no such move has been made.
# $number (Number)
whole-move-not-made = Move { $number } has not been made.
part-whole-piece = { COLORED($it) } { LABEL($it) } { SQUARE($it) }
part-whole-pawns = { PLAYER($color) } { SQUARES($squares) }
part-whole-file = { FILE($it) }
part-whole-changes = { EACH($changes, "part-whole-change") }{ COUNT($captured) ->
        [0] { "" }
       *[other] ; captured: { EACH($captured, "part-whole-piece") }
    }
part-whole-change = { COLORED($piece) } { LABEL($piece) } from { SQUARE($piece) } to { SQUARE($to) }{ KIND($promotion) ->
        [none] { "" }
       *[other] , now a { PIECE($promotion) }
    }

## from-square

# Answers what stands on a line from a square.
# $way (north, north-east, east, south-east, south, south-west, west, north-west) where the line goes; north is the eighth rank
# $squares (list of { $square (Square), $there (list of Placed) }) its squares, the nearest first, each with what stands there; none at the edge of the board
from-ray = { part-from-way }: { COUNT($squares) ->
        [0] edge of the board
       *[other] { EACH($squares, "part-from-ray-square") }
    }.
# Answers what stands a knight’s jump away from a square.
# $square (Square) the square
# $pieces (list of Placed) what stands there, clockwise from the north
# $empty (list of Square) where nothing stands
from-knights-view = Knight’s view from { SQUARE($square) }: { COUNT($pieces) ->
        [0] no pieces
       *[other] { EACH($pieces, "part-from-piece") }
    }{ COUNT($empty) ->
        [0] { "" }
       *[other] ; empty: { SQUARES($empty) }
    }.
# Answers who attacks and who defends a piece, in the order in which they could take there.
# $piece (Placed) the piece
# $attackers (list of { $by (Placed), $behind (list of Placed), $pinnedBy (list of Placed) }) the opponent’s pieces; one behind another can take once that has gone; one that is pinned would expose its king
# $attackerCount (Number) how many they are
# $defenders (list of { $by (Placed), $behind (list of Placed), $pinnedBy (list of Placed) }) its owner’s
# $defenderCount (Number) how many they are
from-attackers = { SQUARE($piece) }, { COLORED($piece) } { LABEL($piece) }. { part-from-attackers } { part-from-defenders }
# Answers who defends a piece.
# $piece (Placed) the piece
# $defenders (list of { $by (Placed), $behind (list of Placed), $pinnedBy (list of Placed) }) its owner’s pieces that could take back
# $defenderCount (Number) how many they are
from-defenders = { SQUARE($piece) }, { COLORED($piece) } { LABEL($piece) }. { part-from-defenders }
# Answers who attacks an empty square.
# $square (Square) the square
# $white (list of { $by (Placed), $behind (list of Placed), $pinnedBy (list of Placed) }) White’s pieces that attack it
# $whiteCount (Number) how many they are
# $black (list of { $by (Placed), $behind (list of Placed), $pinnedBy (list of Placed) }) Black’s
# $blackCount (Number) how many they are
from-attackers-of-empty-square = { SQUARE($square) }, empty. { COUNT($white) ->
        [0] { COUNT($black) ->
            [0] No attackers.
           *[other] { part-from-black }
        }
       *[other] { PLAYER("white") }, { $whiteCount }: { EACH($white, "part-from-taker") }.{ COUNT($black) ->
            [0] { "" }
           *[other] { " " }{ part-from-black }
        }
    }
part-from-black = { PLAYER("black") }, { $blackCount }: { EACH($black, "part-from-taker") }.
part-from-attackers = { COUNT($attackers) ->
        [0] No attackers.
        [1] 1 attacker: { EACH($attackers, "part-from-taker") }.
       *[other] { $attackerCount } attackers: { EACH($attackers, "part-from-taker") }.
    }
part-from-defenders = { COUNT($defenders) ->
        [0] No defenders.
        [1] 1 defender: { EACH($defenders, "part-from-taker") }.
       *[other] { $defenderCount } defenders: { EACH($defenders, "part-from-taker") }.
    }
part-from-way = { $way ->
        [north] North
        [north-east] North-east
        [east] East
        [south-east] South-east
        [south] South
        [south-west] South-west
        [west] West
       *[north-west] North-west
    }
part-from-ray-square = { SQUARE($square) } { COUNT($there) ->
        [0] empty
       *[other] { EACH($there, "part-from-kind") }
    }
part-from-kind = { COLORED($it) } { LABEL($it) }
part-from-piece = { COLORED($it) } { LABEL($it) } { SQUARE($it) }
part-from-taker = { LABEL($by) } { SQUARE($by) }{ COUNT($behind) ->
        [0] { "" }
       *[other] { " " }{ EACH($behind, "part-from-front") }
    }{ COUNT($pinnedBy) ->
        [0] { "" }
       *[other] { " " }pinned by { EACH($pinnedBy, "part-from-pinner") }
    }
part-from-front = behind { PIECE($it) } { SQUARE($it) }
part-from-pinner = { PIECE($it) } { SQUARE($it) }

## moves

# A move as it is called, in words. No sentence: what is told of the move stands before and after it.
# $piece (Kind or none) what moves; none for a pawn in a brief call: "e4"
# $from (Square) the square it comes from
# $origin (yes, no) whether that square is said
# $to (Square) the square it goes to
# $joined (yes, no) whether the squares are set in a sentence, "knight g1 to f3", or stand by themselves, "knight f3"
# $capture (yes, no) whether something is taken
# $taken (Kind or none) what is taken, where that is said
# $enPassant (yes, no) whether it is said that it is taken en passant
# $promotion (Kind or none) what a pawn becomes
# $sign (check, mate, none) what is said at the end
call = { part-mover }{ part-origin }{ $capture ->
        [yes] takes{ " " }{ KIND($taken) ->
            [none] { "" }
           *[other] { PIECE($taken) } on{ " " }
        }
       *[no] { $joined ->
            [yes] to{ " " }
           *[no] { "" }
        }
    }{ SQUARE($to) }{ part-en-passant }{ $capture ->
        [yes] { part-promotes }
       *[no] { part-becomes }
    }{ part-sign }
# The same of castling.
# $side (short, long) the way of castling
# $sign (check, mate, none) what is said at the end
call-castling = castles { part-side }{ part-sign }
# The same in UCI notation, which has no sign for check and mate.
# $squares (Text) both squares, and the letter of what a pawn becomes
# $sign (check, mate, none) what is said at the end
call-uci = { $squares }{ part-sign }
# Said before a call, where the user wants to hear who moved.
# $by (Player) who moved
heading-mover = { PLAYER($by) }:
# Said before a move where its number is wanted, and in a score that is read out before what stands on the sheet for that move.
# $number (Number) that number
heading-number = Move { $number }:
# Said before a move where its number and its mover are wanted.
# $number (Number) the number of the move
# $by (Player) who moved
heading-both = Move { $number }, { PLAYER($by) }:
# The answer to "last move".
# $by (Player) who made it
# $call (Segment) its call
last-move = { PLAYER($by) }: { SEGMENT($call) }
# The same, and to other questions about moves, where there is none.
no-move-yet = No move has been made yet.
# The answer to "last capture": what the last move took.
# $piece (Piece) the piece that was taken
# $square (Square) where it stood
# $enPassant (yes, no) whether it was taken en passant
last-capture = Captured: { COLORED($piece) } { LABEL($piece) } on { SQUARE($square) }{ $enPassant ->
        [yes] , en passant
       *[no] { "" }
    }.
# The same where that move took nothing.
no-capture = Nothing was captured.
# Said where an earlier position is looked at, and the user goes from move to move.
# $way (back, forward) where to
# $number (Number) the number of the move after which the position stood
# $by (Player) who made it
# $call (Segment) its call
viewing-move = { $way ->
        [back] Back
       *[forward] Forward
    } to move { $number }, { PLAYER($by) }: { SEGMENT($call) }
# The same before the first move. No sentence: it is heard often.
viewing-start = Start of the game
# The same where the game stands.
viewing-present = The game as it stands
# Said when moves are taken back. The first of them is named.
# $cause (takeback, ruling) whether the players or the arbiter wanted it
# $count (Number) how many are taken back
# $first (Segment) the call of the first of them
# $by (Player) who made it, and is to move again
fact-restored-move = { part-taken-back }{ $count ->
        [1] { "" }
        [2] , with the move after it
       *[other] , with the moves after it
    }: { SEGMENT($first) } { PLAYER($by) } to move.
# The same where those moves are not known here, and the game goes on from its beginning.
# $cause (takeback, ruling) whether the players or the arbiter wanted it
fact-restored-start = { part-taken-back } to the start of the game.
# The same where it goes on from a later position.
# $cause (takeback, ruling) whether the players or the arbiter wanted it
fact-restored-position = { part-taken-back } to an earlier position.
part-mover = { KIND($piece) ->
        [none] { "" }
       *[other] { PIECE($piece) }{ " " }
    }
part-origin = { $origin ->
        [yes] { SQUARE($from) }{ " " }
       *[no] { "" }
    }
# After a capture a bare "rook" would be heard as what is taken.
part-promotes = { KIND($promotion) ->
        [none] { "" }
       *[other] , promotes to { PIECE($promotion) }
    }
part-en-passant = { $enPassant ->
        [yes] { " " }en passant
       *[no] { "" }
    }
part-sign = { $sign ->
        [check] , check
        [mate] , checkmate
       *[none] { "" }
    }
part-taken-back = { $cause ->
        [takeback] Taken back
       *[ruling] Taken back by ruling
    }

## endings

# Said when a game ends by checkmate (Art. 5.1.1), after the move.
# $result (white, black, drawn, lost) who won; drawn; or lost by both
# $called (yes, no) whether the call right before has said that it is mate
ending-checkmate = { $called ->
        [yes] { part-outcome }
       *[no] Checkmate. { part-outcome }
    }
# The same by stalemate (Art. 5.2.1).
# $result (white, black, drawn, lost) who won; drawn; or lost by both
ending-stalemate = Stalemate. { part-outcome }
# The same where no moves could lead to mate (Art. 5.2.2).
# $result (white, black, drawn, lost) who won; drawn; or lost by both
ending-dead-position = Neither side can mate any more. { part-outcome }
# The same (Art. 9.6.1).
# $result (white, black, drawn, lost) who won; drawn; or lost by both
ending-fivefold-repetition = The same position for the fifth time. { part-outcome }
# The same (Art. 9.6.2).
# $result (white, black, drawn, lost) who won; drawn; or lost by both
ending-seventy-five-moves = Seventy-five moves by each side without a capture or a pawn move. { part-outcome }
# The same, after a claim (Art. 9.2).
# $result (white, black, drawn, lost) who won; drawn; or lost by both
ending-threefold-repetition = The same position for the third time. { part-outcome }
# The same, after a claim (Art. 9.3).
# $result (white, black, drawn, lost) who won; drawn; or lost by both
ending-fifty-moves = Fifty moves by each side without a capture or a pawn move. { part-outcome }
# The same where a player resigns; drawn where the opponent could not have mated (Art. 5.1.2).
# $result (white, black, drawn, lost) who won; drawn; or lost by both
ending-resignation = { $result ->
        [drawn] Resigned, but the opponent cannot mate.
       *[other] { part-loser } resigns.
    } { part-outcome }
# The same where both agree to a draw (Art. 5.2.3).
ending-agreement = Draw agreed.
# Follows the end of a game that a player would have lost, if his opponent could still mate.
# $article (Text) the article of the Laws by which it is drawn
ending-article = Article { $article }.
# The same where a flag has fallen, which is said right before (Art. 6.9).
# $result (white, black, drawn, lost) who won; drawn; or lost by both
ending-time = { $result ->
        [drawn] Out of time, but the opponent cannot mate. { part-outcome }
        [white] White wins on time.
       *[other] Black wins on time.
    }
# The same where both flags have fallen in the last period (Guidelines III).
# $result (white, black, drawn, lost) who won; drawn; or lost by both
ending-both-flags = Both flags have fallen. { part-outcome }
# The same where a player came too late or not at all (Art. 6.7.1); lost by both where neither came.
# $result (white, black, drawn, lost) who won; drawn; or lost by both
ending-default = { $result ->
        [lost] Neither player came in time.
       *[other] { part-loser } did not come in time.
    } { part-outcome }
# The same where a player made too many (Art. 7.5.5).
# $result (white, black, drawn, lost) who won; drawn; or lost by both
ending-illegal-moves = { $result ->
        [drawn] Too many illegal moves, but the opponent cannot mate.
       *[other] Too many illegal moves by { part-loser }.
    } { part-outcome }
# The same where it is ambiguous or illegal (Guidelines I).
# $result (white, black, drawn, lost) who won; drawn; or lost by both
ending-sealed-move = The sealed move cannot be played. { part-outcome }
# The same in a quickplay finish (Guidelines III).
# $result (white, black, drawn, lost) who won; drawn; or lost by both
ending-quickplay-finish = The game cannot be won by normal means. { part-outcome }
# The same where the arbiter declares it so.
# $result (white, black, drawn, lost) who won; drawn; or lost by both
ending-ruling = The arbiter has ruled. { part-outcome }
# The same where a flag has fallen, and the game is drawn (Art. 6.9).
# $loser (Player) whose flag it is
# $opponent (Player) who cannot mate
ending-drawn-time = { PLAYER($loser) }'s flag has fallen. { part-cannot-mate }
# The same where a player resigns (Art. 5.1.2).
# $loser (Player) who resigns
# $opponent (Player) who cannot mate
ending-drawn-resignation = { PLAYER($loser) } resigns. { part-cannot-mate }
# The same where a player made too many (Art. 7.5.5).
# $loser (Player) who made them
# $opponent (Player) who cannot mate
ending-drawn-illegal-moves = Too many illegal moves by { PLAYER($loser) }. { part-cannot-mate }
# The same where it is ambiguous or illegal (Guidelines I).
# $opponent (Player) who cannot mate
ending-drawn-sealed-move = The sealed move cannot be played. { part-cannot-mate }
# Said before the result, where nobody could find out whether the opponent of the player who loses could still mate.
# $side (Player) that opponent
ending-mate-undecided = It could not be decided whether { PLAYER($side) } can still checkmate. An arbiter may rule otherwise.
# The answer to whether a player can still win; the line follows, move by move.
# $side (Player) that player
can-win-can = Yes, { PLAYER($side) } can still checkmate. The shortest line found:
# The same where he has mated already.
# $side (Player) that player
can-win-mated = { PLAYER($side) } has checkmated.
# The same where he cannot.
# $side (Player) that player
can-win-cannot = No, { PLAYER($side) } cannot checkmate by any series of legal moves.
# The same where nobody can say.
# $side (Player) that player
can-win-undecided = It could not be decided whether { PLAYER($side) } can still checkmate.
part-cannot-mate = Draw: { PLAYER($opponent) } cannot checkmate by any series of legal moves.
part-outcome = { $result ->
        [white] White wins.
        [black] Black wins.
        [drawn] The game is drawn.
       *[lost] Both players lose.
    }
part-loser = { $result ->
        [white] Black
       *[other] White
    }

## board

# Names what stands on a square, in the cells of the board: it is heard with every arrow key, so it is short.
# $piece (Piece) the piece
cell-piece = { COLORED($piece) } { LABEL($piece) }
# The same without its colour.
# $kind (Kind) the kind of piece
cell-kind = { LABEL($kind) }
# The same where nothing stands.
cell-empty = empty
# Names the colour of a square, after what stands on it.
cell-light = light square
# Names the colour of a square, after what stands on it.
cell-dark = dark square

## happenings

# Said after a move, where the user wants to hear which pieces give check (Art. 3.9).
# $by (list of Placed) those pieces
# $called (yes, no) whether the call right before has said that it is check
fact-checked = { $called ->
        [yes] From
       *[no] Check from
    } { EACH($by, "part-the-piece", join: "and") }.
# Said when a player offers a draw (Art. 9.1.2).
# $by (Player) that player
fact-draw-offered = { PLAYER($by) } offers a draw.
# Said when a player refuses it in words (Art. 9.1.2.1).
# $by (Player) that player
fact-draw-rejected = { PLAYER($by) } refuses the draw.
# The same where it is refused by going on with the game.
fact-draw-rejected-by-move = The draw is refused.
# Said when a player says that he adjusts pieces (Art. 4.2.1).
# $by (Player) that player
fact-adjusting = { PLAYER($by) } adjusts.
# Said when a player has touched a piece (Art. 4.3).
# $by (Player) that player
# $piece (Placed) the piece
# $how (to-move, adjusting, by-accident) how
fact-touched = { PLAYER($by) } { $how ->
        [adjusting] adjusts { EACH($piece, "part-the-piece") }
        [by-accident] touches { EACH($piece, "part-the-piece") } by accident
       *[to-move] touches { EACH($piece, "part-the-piece") }
    }.
# Said of a player who must move a piece, touched before (Art. 4.3) or named by a ruling.
# $by (Player) that player
# $piece (Placed) the piece
fact-bound-move = { PLAYER($by) } must { part-to-move }.
# The same where a piece must be captured.
# $by (Player) the player who must
# $piece (Placed) the piece to be captured
fact-bound-capture = { PLAYER($by) } must { part-to-capture }.
# The same where it is said by what.
# $by (Player) the player who must
# $piece (Placed) the piece to be captured
# $with (Placed) the piece that must capture it
fact-bound-capture-with = { PLAYER($by) } must { part-to-capture } with { EACH($with, "part-the-piece") }.
# The same where king and rook were touched (Art. 4.4.1), or castling was claimed with.
# $by (Player) the player who must
# $side (short, long) the way of castling
fact-bound-castle = { PLAYER($by) } must { part-to-castle }.
# Said after a wrong claim, where the move that it was about must be played (Art. 9.5.3).
# $by (Player) the player who must
# $move ({ $piece (Kind), $from (Square), $to (Square), $castling (short, long, none), $promotion (Kind or none) }) that move
fact-bound-play = { PLAYER($by) } must play { EACH($move, "part-move") }.
# Said when a player presses the clock, to the other.
# $by (Player) who presses it
fact-pressed = { PLAYER($by) } presses the clock.
# Said when a player has made the moves of a period (Art. 6.3).
# $by (Player) that player
# $added (Time) what the next period adds
fact-period-reached = { PLAYER($by) } has reached the time control. { DURATION($added, at: "start") } added.
# Said where the moves of a period were not made in its time, and no flag ends the game (a clock that stands alone).
# $by (Player) whose time it was
# $late (Time) how long after
fact-time-overstepped = { PLAYER($by) } overstepped the time by { DURATION($late) }.
# Said when a clock begins to run, or runs again after a stop.
# $of (Player) whose clock
# $again (yes, no) whether it was stopped before
fact-clock-started = { PLAYER($of) }'s clock runs{ $again ->
        [yes] { " " }again
       *[no] { "" }
    }.
# Said when somebody stops both clocks (Art. 6.11).
# $by (Player) that player
fact-clocks-stopped = { PLAYER($by) } stops the clocks.
# The same where a player's assistant does.
# $of (Player) that player
fact-clocks-stopped-by-assistant = { PLAYER($of) }'s assistant stops the clocks.
# The same where the arbiter does.
fact-clocks-stopped-by-arbiter = The arbiter stops the clocks.
# Said when an arbiter has set a clock (Art. 6.10).
# $of (Player) whose clock
# $time (Time) what it shows now
fact-clock-set-time = { part-clock-set } { DURATION($time) }.
# The same where the number of moves that it has counted was set.
# $of (Player) whose clock
# $moves (Number) that number
fact-clock-set-moves = { part-clock-set } { part-moves-made }.
# The same of both.
# $of (Player) whose clock
# $time (Time) what it shows now
# $moves (Number) how many moves it has counted
fact-clock-set-both = { part-clock-set } { DURATION($time) }, { part-moves-made }.
# Said when time is added to a clock, by an arbiter or after a claim.
# $to (Player) whose clock
# $time (Time) how much
fact-time-added = { DURATION($time, at: "start") } added to { PLAYER($to) }'s clock.
# The same where it is taken away.
# $to (Player) whose clock
# $time (Time) how much
fact-time-taken = { DURATION($time, at: "start") } taken from { PLAYER($to) }'s clock.
# Said when a flag has fallen (Art. 6.8). The end of the game follows, where it is one.
# $of (Player) whose flag
# $goesOn (yes, no) whether the game goes on nevertheless
fact-flag-fell = { part-flag-fell }{ $goesOn ->
        [yes] { " " }The game goes on.
       *[no] { "" }
    }
# Said where both flags have fallen and it can be seen which fell first.
# $first (Player) whose did
fact-both-flags-fell = Both flags have fallen, { PLAYER($first) }'s first.
# Said where the clock of the device was set back while nobody watched the time: the page was closed, or the device slept.
# $of (Player) whose clock was running
fact-unwatched-clock-set-back = The device's clock was set back. How long the page was away is not known; { PLAYER($of) } is not charged for it.
# The same where it is known how long that was, and the Laws do not charge it.
# $of (Player) whose clock was running
# $length (Time) how long
fact-unwatched-not-charged = { part-away } { PLAYER($of) } is not charged for it.
# The same where the players decide on it.
# $of (Player) whose clock was running
# $length (Time) how long
# $stopped (yes, no) whether the clocks stand until then
fact-unwatched-open = { part-away }{ $stopped ->
        [yes] { " " }Both clocks are stopped.
       *[no] { "" }
    } Charge it to { PLAYER($of) }, or do not charge it?
# Said when a player has said what to do about that time.
# $by (Player) that player
# $opponent (Player) the other
# $charged (yes, no) what he wants
fact-charge-proposed = { PLAYER($by) } wants it { $charged ->
        [yes] charged
       *[no] not charged
    }. { PLAYER($opponent) } must agree.
# Said when it is decided.
# $of (Player) whose clock was running
# $length (Time) how long that was
# $charged (yes, no) whether that player's clock is charged with it
# $flag (yes, no) whether the flag fell by that
fact-time-charged = { DURATION($length, at: "start") } { $charged ->
        [yes] charged
       *[no] not charged
    } to { PLAYER($of) }.{ $flag ->
        [yes] { " " }{ part-flag-fell }
       *[no] { "" }
    }
# Said when a player comes to the board (Art. 6.7).
# $who (Player) that player
fact-arrived = { PLAYER($who) } has come to the board.
# The same after the game was to begin.
# $who (Player) that player
# $late (Time) how long after
fact-arrived-late = { PLAYER($who) } has come to the board, { DURATION($late) } late.
# Said when a player claims in a quickplay finish (Guidelines III.4, III.5).
# $by (Player) that player
# $asks (draw, increment) for what
fact-quickplay-claimed = { PLAYER($by) } { $asks ->
        [draw] claims a draw in the quickplay finish
       *[increment] asks for a few seconds with each move
    }. An arbiter decides.
# Said when the arbiter puts the decision off.
# $by (Player) who claimed
fact-quickplay-decided-postponed = The decision on { PLAYER($by) }'s claim is postponed. The game goes on.
# Said when the arbiter rejects it.
# $by (Player) who claimed
fact-quickplay-decided-rejected = { PLAYER($by) }'s claim is rejected.
# Said when the arbiter gives what was asked for.
# $increment (Time) what is added with each move
fact-quickplay-decided-increment = From now on { DURATION($increment) } { AMOUNT($increment) ->
        [one] is
       *[other] are
    } added with each move.
# The same where it is not known how much.
fact-quickplay-decided-some-increment = From now on a few seconds are added with each move.
# Said when the arbiter does not give it.
fact-quickplay-decided-no-increment = No seconds are added with the moves. The game goes on.
# Said when something is written on a scoresheet (Art. 8).
# $what (move, note, offer) what: a move, a note that was spoken, an offer of a draw
fact-written = { $what ->
        [move] Move written.
        [note] Audio note kept.
       *[offer] Draw offer written.
    }
# Said when a player signs the scoresheets (Art. 8.7).
# $by (Player) that player
# $result (white, black, drawn, lost) what is signed: who won; drawn; or lost by both
# $agreed (yes, no) whether both have signed now
fact-signed = { PLAYER($by) } signs: { $result ->
        [white] White has won
        [black] Black has won
        [drawn] drawn
       *[lost] both have lost
    }.{ $agreed ->
        [yes] { " " }Both have signed.
       *[no] { "" }
    }
# Said when a penalty has changed the points of a game (Art. 10, 12.9).
# $white ({ $whole (Number), $half (yes, no) }) what White scores
# $black ({ $whole (Number), $half (yes, no) }) what Black scores
fact-scored = White scores { EACH($white, "part-points") } and Black scores { EACH($black, "part-points") }.
# Said when a game is adjourned (Guidelines I.1).
# $sealer (Player) who seals a move
fact-adjourned = The game is adjourned. { PLAYER($sealer) } seals a move.
# Said when that player has written it.
# $sealer (Player) that player
fact-sealed-written = { PLAYER($sealer) } has written the move to be sealed.
# Said when it is in the envelope.
fact-sealed-envelope-closed = The envelope is closed.
# Said when the clocks are stopped after it.
fact-sealed-clock-stopped = The move is sealed and the clocks are stopped.
# Said when the game is resumed (Guidelines I.7).
# $envelope (opened, stays-closed) what becomes of the envelope
# $clock (Player) whose clock runs
fact-resumed = The game is resumed. { $envelope ->
        [opened] The envelope is opened.
       *[stays-closed] The envelope stays closed.
    } { PLAYER($clock) }'s clock runs.
part-clock-set = { PLAYER($of) }'s clock is set to
part-moves-made = { $moves ->
        [one] { $moves } move made
       *[other] { $moves } moves made
    }
part-flag-fell = { PLAYER($of) }'s flag has fallen.
part-away = The device was away for { DURATION($length) }.
# Halves in words: ".5" is heard as a decimal.
part-points = { $half ->
        [yes] { $whole ->
            [0] half a point
           *[other] { $whole } and a half points
        }
       *[no] { $whole ->
            [0] nothing
            [one] { $whole } point
           *[other] { $whole } points
        }
    }

## claims

# Said when a player claims a draw by threefold repetition (Art. 9.2), of the position on the board.
# $by (Player) that player
fact-draw-claimed-threefold = { PLAYER($by) } claims a draw: the position has stood three times.
# The same of the position after a move.
# $by (Player) that player
# $intended ({ $piece (Kind), $from (Square), $to (Square), $castling (short, long, none), $promotion (Kind or none) }) that move
fact-draw-claimed-threefold-intended = { PLAYER($by) } claims a draw: after { EACH($intended, "part-move") } the position stands for the third time.
# Said when a player claims a draw by fifty moves (Art. 9.3).
# $by (Player) that player
fact-draw-claimed-fifty-moves = { PLAYER($by) } claims a draw: { part-fifty }.
# The same with the move that makes them fifty.
# $by (Player) that player
# $intended ({ $piece (Kind), $from (Square), $to (Square), $castling (short, long, none), $promotion (Kind or none) }) that move
fact-draw-claimed-fifty-moves-intended = { PLAYER($by) } claims a draw: after { EACH($intended, "part-move") } there are { part-fifty }.
# Said right after the claim, where it is so.
claim-right = That is right. The game is drawn.
# Said right after the claim, where its move was not written first (Art. 9.2.1, 9.3.1).
fact-claim-rejected-not-written-first = Not correct: the move was not written first.
# The same where that move is illegal.
fact-claim-rejected-move-is-illegal = Not correct: the move is illegal.
# The same where the position has not stood so often.
# $found (Number) how often it has, or would have after the move
# $intended (yes, no) whether the claim was of the position after a move
fact-claim-rejected-threefold = Not correct: { $intended ->
        [yes] it would stand for the { ORDINAL($found) } time
       *[no] the position has occurred only { $found ->
            [1] once
            [2] twice
           *[other] { SMALL($found) } times
        }
    }.
# The same where there are not so many moves.
# $found (Number) how many there are, or would be with the move
# $intended (yes, no) whether the claim was made with a move
fact-claim-rejected-fifty-moves = Not correct: there { $intended ->
        [yes] would be
       *[no] are
    } only { SMALL($found) }.
# Said after a wrong claim, which stands as an offer (Art. 9.1.2.3).
claim-is-offer = It stands as a draw offer.
part-fifty = fifty moves by each side without a capture or a pawn move

## irregularities

# Said when an irregularity is found: an illegal move (Art. 7.5.1). What is ruled follows.
# $of (Player or none) who did it, where that is known
fault-illegal-move = { COLOR($of) ->
        [none] An illegal move has been made.
       *[other] { PLAYER($of) } has made an illegal move.
    }
# The same where the clock was pressed without a move (Art. 7.5.3).
# $of (Player or none) who did it, where that is known
fault-pressed-without-a-move = { COLOR($of) ->
        [none] The clock was pressed without a move.
       *[other] { PLAYER($of) } has pressed the clock without a move.
    }
# The same where a pawn was not promoted (Art. 7.5.2).
# $of (Player or none) who did it, where that is known
fault-pawn-left-unpromoted = { COLOR($of) ->
        [none] A pawn was left on the last rank.
       *[other] { PLAYER($of) } has left a pawn on the last rank.
    }
# The same where a move was made with both hands (Art. 7.5.4).
# $of (Player or none) who did it, where that is known
fault-two-hands = { COLOR($of) ->
        [none] Both hands were used.
       *[other] { PLAYER($of) } has used both hands.
    }
# The same where another move was made than the touched pieces demanded (Art. 4.8).
# $of (Player or none) who did it, where that is known
fault-touched-piece = { COLOR($of) ->
        [none] The move is not what the touched piece demands.
       *[other] { PLAYER($of) } has not played as the touched piece demands.
    }
# The same where pieces stand where they do not belong (Art. 7.4, 7.6).
# $of (Player or none) who did it, where that is known
fault-displaced = { COLOR($of) ->
        [none] Pieces are displaced.
       *[other] { PLAYER($of) } has displaced pieces.
    }
# The same where the pieces, the board or the colours were wrong at the beginning (Art. 7.2, 7.3).
# $of (Player or none) who did it, where that is known
fault-set-up = { COLOR($of) ->
        [none] The game has begun wrongly.
       *[other] { PLAYER($of) } has begun the game wrongly.
    }
# Said after it: what is ruled.
fault-ruling-corrected = Another move is made in its place.
# The same, where nobody counts them.
fault-ruling-counted = It counts as an illegal move.
# The same right after "has made an illegal move".
# $count (Number) which illegal move of this player it is
fault-ruling-illegal-move-counted = It is the { ORDINAL($count) }.
# The same after what is no illegal move by itself.
# $count (Number) which illegal move of this player it counts as
fault-ruling-counted-as = It counts as the { ORDINAL($count) } illegal move.
# The same after a pawn that was not promoted.
fault-ruling-queen = The pawn becomes a queen.
# Said after an irregularity: what is ruled.
fault-ruling-not-counted = It does not count as an illegal move.
# Said after an irregularity: what is ruled.
fault-ruling-stands = The move stands.
# The same of displaced pieces.
# $of (Player or none) who puts them right, where that is said
fault-ruling-put-right = { COLOR($of) ->
        [none] They are put right.
       *[other] { PLAYER($of) } puts them right.
    }
# The same after a wrong beginning.
fault-ruling-new-game = A new game is played.
# Said after an irregularity: what is ruled.
fault-ruling-goes-on = The game goes on.
# Said after an irregularity: what is ruled.
fault-ruling-arbiter-decides = The arbiter decides.
# Said when an arbiter warns a player (Art. 12.9).
# $against (Player) that player
penalty-warning = { PLAYER($against) } is warned.
# Said when an arbiter gives a penalty of time or points, which are told after it.
# $against (Player) who gets it
penalty-given = { PLAYER($against) } is given a penalty.
# The same where the opponent gets all the points the game gives.
# $against (Player) who gets it
# $opponent (Player) who gets the points
penalty-points-to-the-opponent = { penalty-given } { PLAYER($opponent) } gets the points of a win.
# The same where the game is lost by it.
# $against (Player) who gets it
penalty-game-lost = { PLAYER($against) } is given a penalty: the game is lost.
# The same where it is a fine.
# $against (Player) who gets it
penalty-fine = { PLAYER($against) } is fined.
# The same where it is an exclusion from rounds.
# $against (Player) who gets it
# $rounds (Number) how many
penalty-rounds = { PLAYER($against) } is excluded from { $rounds ->
        [1] one round
       *[other] { SMALL($rounds) } rounds
    }.
# The same where it is an exclusion from all.
# $against (Player) who gets it
penalty-expulsion = { PLAYER($against) } is expelled from the competition.

## replies

# Said after a move, with a question mark, where it is not sure that it is meant: how to answer.
reply-how-to-answer = Yes, no, or say it again.
# Said where a move was entered while the start of the game is looked at; reply-play-now follows.
reply-looking-at-start = You are looking at the start of the game.
# The same while the position after a move is looked at.
# $number (Number) the number of that move
reply-looking-at-move = You are looking at move { $number }.
# Asked whether the move that was entered is to be made in the present position.
# $call (Segment) the move as it is called
# $asked (Segment) the same with a question mark
reply-play-now = Play { SEGMENT($call) } in the present position?
# Said where a move that was asked about is dropped.
reply-move-not-made = The move is not made.
# Said where something else that was asked about is dropped, such as resigning.
reply-not-done = Not done.
# Said to a "yes" or "no" where no question stands.
reply-nothing-asked = Nothing was asked.
# Said of lines that were typed ahead behind one that was refused. Without quotation marks, which a screen reader may read out.
# $lines (list of Text) those lines, cut short
reply-held-back = Not done: { EACH($lines, "part-text") }.
# Asked where the moves of a piece were asked for, and none was spoken of. The example is a command of this language.
reply-no-piece-meant = Which piece? For example: moves of { SQUARE("g1") }.
# Said when the list of typed commands has got the focus.
# $example (Text) a line that finds commands by a word
reply-commands-listed = Typed commands are listed here: “{ $example }” finds one, Escape leads back.
# Said after the game was offered as a file.
# $name (Text) the name of the file
reply-game-saved = Game saved as { $name }.

## piece-list

# Said where pieces with their squares were to be typed, and none were.
piece-list-nothing-named = Name pieces with their squares. { part-piece-list-example }
# Said where a word among them is not known.
# $word (Text) the word
piece-list-unknown-word = “{ $word }” was not understood. { part-piece-list-example }
# Said where a piece was named without its colour.
# $kind (Kind) the kind of piece
# $square (Square) its square
piece-list-colour-missing = Name the colour of the { PIECE($kind) } on { SQUARE($square) }. { part-piece-list-example }
# Said where a piece was named without its square.
# $kind (Kind) the kind of piece
piece-list-square-missing = Name the square of the { PIECE($kind) }. { part-piece-list-example }
# Said where a square was named without a piece.
# $square (Square) the square
piece-list-piece-missing = Name what stands on { SQUARE($square) }. { part-piece-list-example }
# Said where a square was named twice.
# $square (Square) the square
piece-list-named-twice = { SQUARE($square) } was named twice.
part-piece-list-example = For example: white king { SQUARE("e1") }, black pawn { SQUARE("d5") }, { SQUARE("e4") } empty.

## touch

# Said when fingers explore the board from now on.
touch-on = Exploring by touch. Slide a finger over the board to hear its squares. To lift or place, tap with a second finger, or tap twice on the square you heard.
# Said when they do so no more.
touch-off = Exploring by touch is off.

## set-up

# Said where a position is set up and all pieces were taken off.
set-up-cleared = The board is empty.
# The same where it is the starting position.
set-up-started = Starting position.
# The same where it is the position of the game that stands on the board.
set-up-as-in-game = The position of your game.
# The same where there is no game.
set-up-no-game = No game stands on the board.
# The same where it was taken from a FEN.
set-up-fen-taken = The FEN was read.
# The same where castling is to be as in Chess960.
set-up-from-any-file = Chess960: king and rooks may castle from any file.
# The same where castling is to be as usual again.
set-up-from-usual-files = Castling as in regular chess.
# Tells who may still castle.
# $rights (list of { $color (Player), $side (short, long) }) each right
set-up-rights = { COUNT($rights) ->
        [0] No castling.
       *[other] Castling: { EACH($rights, "part-castling-right") }.
    }
# Tells where a pawn may be taken en passant.
# $square (Square) the square that it has passed over
set-up-passant = En passant on { SQUARE($square) }.
# Tells that none may.
set-up-no-passant = No en passant.
# Tells that the player to move is in check.
# $color (Player) the player
set-up-check = { PLAYER($color) } is in check.
# Said where the last change was taken back.
set-up-undone = Taken back.
# Said where there is no change to take back.
set-up-nothing-to-undo = Nothing was changed here.
# Answers that the position can be played.
set-up-possible = It can be played.
# Said before the reasons why it cannot.
set-up-impossible = It cannot be played yet.
# Said where pieces were to be taken off and there are none.
set-up-none-removed = There is nothing to remove.
# Said where a piece was to be moved from an empty square.
# $square (Square) the square
set-up-nothing-to-move = { SQUARE($square) } is empty: nothing to move.
# Said where squares were not named.
set-up-which-squares = Name the squares. For example: remove e4, or: move e2 e4.
# Said where the square of en passant was not named.
set-up-which-passant = Name the square that the pawn has passed over. For example: en passant e3.
# Said where there is no starting position of Chess960 with that number.
set-up-which-chess960 = Chess960 positions have the numbers 0 to 959.
# Said where what was given as FEN is none.
# $problem (unreadable, board, turn, castling, en-passant, counters) what is wrong with it
set-up-fen-unreadable = This FEN cannot be read: { $problem ->
        [board] its ranks are not eight of eight squares each
        [turn] it does not say who is to move
        [castling] its castling rights cannot be read
        [en-passant] its en passant square cannot be read
        [counters] its counts of moves cannot be read
       *[unreadable] it is not a position in FEN
    }.
# Said of a position that cannot be played: a player has no king.
# $king (Piece) the king that is missing
set-up-no-king = The { COLORED($king) } { PIECE($king) } is missing: put it on a square.
# The same where a player has several.
# $color (Player) the player
# $number (Number) how many
# $squares (list of Square) where they stand
set-up-several-kings = { PLAYER($color) } has { $number } kings, { SQUARES($squares) }: leave only one.
# The same where a player has too many pieces.
# $color (Player) the player
# $number (Number) how many
set-up-too-many-pieces = { PLAYER($color) } has { $number } pieces, and a side has at most 16.
# The same where a player has too many pawns.
# $color (Player) the player
# $number (Number) how many
set-up-too-many-pawns = { PLAYER($color) } has { $number } pawns, and a side has at most 8.
# The same where pawns stand on the first or the last rank.
# $pawns (list of Placed) those pawns
set-up-pawn-on-end-rank = No pawn can stand on rank 1 or 8: { EACH($pawns, "part-set-up-piece") }. Remove it, or put another piece there.
# The same where the kings stand next to each other.
# $white (Square) where White’s stands
# $black (Square) where Black’s stands
set-up-kings-side-by-side = The kings stand side by side, { SQUARE($white) } and { SQUARE($black) }: a square must lie between them.
# The same where the player who is not to move is in check.
# $color (Player) the player in check
# $by (list of Placed) what gives check
set-up-opponent-in-check = { PLAYER($color) } is in check and not to move: { EACH($by, "part-set-up-piece") }. Give { PLAYER($color) } the move, or remove the check.
# The same where no move can have given all the checks.
# $color (Player) the player in check
# $by (list of Placed) what gives check
set-up-impossible-check = No move can have put { PLAYER($color) } in check by all of these: { EACH($by, "part-set-up-piece") }. Change one of them.
# The same where there is a right to castle, and the king or the rook of it stands elsewhere.
# $color (Player) whose right
# $side (short, long) the side
# $missing (Placed) what would have to stand there
set-up-castling-without-piece = { PLAYER($color) } cannot castle { $side ->
        [short] kingside
       *[long] queenside
    }, for there is no { COLORED($missing) } { PIECE($missing) } on { SQUARE($missing) }. Put it there, or take the right away.
# The same where the square of en passant is on another rank than pawns pass over.
# $square (Square) that square
# $turn (Player) who is to move
# $rank (Rank) the rank that would be right
set-up-en-passant-rank = With { PLAYER($turn) } to move the square of en passant is on rank { RANK($rank) }, and { SQUARE($square) } is not.
# The same where the pawn is missing that would have passed.
# $square (Square) the square of en passant
# $missing (Placed) the pawn that would have to stand there
set-up-en-passant-without-pawn = No en passant on { SQUARE($square) }: there is no { COLORED($missing) } { PIECE($missing) } on { SQUARE($missing) }.
# The same where something stands on the way of that pawn.
# $square (Square) the square of en passant
# $occupied (Square) the square that is not empty
set-up-en-passant-not-empty = No en passant on { SQUARE($square) }: the pawn has just come over { SQUARE($occupied) }, which must be empty.
part-castling-right = { PLAYER($color) } { $side ->
        [short] kingside
       *[long] queenside
    }
part-set-up-piece = { LABEL($it) } { SQUARE($it) }

## clock

# Answers what a clock shows; a span in figures.
# $time (Time) what it shows
clock-duration = { DURATION($time) }
# The same in words, short and fast, where a clock answers by itself.
# $time (Time) what it shows
clock-span = { SPAN($time) }
# Said before the times of a game that has not begun, and answers whose clock runs.
clock-not-started = The clocks have not been started.
# Said before the times of a game in which nobody’s clock runs, as the answer whose clock does, and last where a claim or time nobody watched has
# stopped the clocks.
clock-stopped = The clocks are stopped.
# Said before the times of a game that is over, and answers whose clock runs.
clock-game-over = The game is over.
# Answers what a clock shows, where its flag has fallen.
# $color (Player) whose clock
clock-flag-fallen = { PLAYER($color) } no time, the flag has fallen.
# Answers what a clock shows in a game.
# $color (Player) whose clock
# $time (Time) what it shows
# $running (yes, no) whether it runs
# $toGo (Number or none) how many moves are to be completed until the time control, where there is one
# $fellIn (Number or none) the period in which the flag fell, where one did before
clock-shown = { PLAYER($color) } { DURATION($time) }{ part-running }{ GIVEN($toGo) ->
        [none] { "" }
       *[yes] , { $toGo } { $toGo ->
            [one] move
           *[other] moves
        } to go
    }{ part-fell-earlier }.
# The same where a clock answers by itself.
# $color (Player) whose clock
# $time (Time) what it shows
# $running (yes, no) whether it runs, and the other is told too
# $fellIn (Number or none) the period in which the flag fell, where one did before
clock-time-left = { PLAYER($color) } { SPAN($time) }{ part-running }{ part-fell-earlier }.
# Answers how many moves a player has completed.
# $color (Player) the player
# $moves (Number) how many
clock-moves-completed = { PLAYER($color) }: { part-moves-in-words } completed.
# Answers how many moves are to be completed until the time control.
# $color (Player) the player
# $moves (Number) how many
clock-moves-to-control = { PLAYER($color) }: { part-moves-in-words } to the time control.
# The same where none is ahead.
# $color (Player) the player
clock-no-control-ahead = { PLAYER($color) }: no time control ahead.
# Answers how much time a player has used (App. D.2.10.4).
# $color (Player) the player
# $moves (Number) how many moves are completed
# $used (Time) the time
clock-time-used = { PLAYER($color) }: { part-moves-in-words }, { SPAN($used) } used.
# Answers in which period of the time control a player is.
# $color (Player) the player
# $number (Number) its number, 1 for the first
# $of (Number or none) how many there are; none where the last comes again and again
# $moves (Number) how many moves are still to be completed in it
# $next (Time) what the next period adds
clock-period = { part-period }, { part-moves-in-words } to go, then { SPAN($next) } more.
# The same in the last period.
# $color (Player) the player
# $number (Number) its number
# $of (Number or none) how many there are
clock-last-period = { part-period }, for all remaining moves.
# Answers how much of the delay is left, where no clock with a delay runs.
clock-no-delay = No delay.
# The same where it is over.
clock-delay-over = The delay is over.
# The same where some is left.
# $left (Time) how much
clock-delay-left = { SPAN($left) } of delay left.
# Answers whose clock runs.
# $side (Player) whose
# $move (Number or none) which move that player is about to complete
clock-runs = { PLAYER($side) }'s clock is running{ part-at-move }.
# The same where the clocks are stopped.
# $side (Player) whose clock runs when they go on
# $move (Number or none) which move that player is about to complete
clock-goes-on = The clocks are stopped. { PLAYER($side) }'s clock goes on next{ part-at-move }.
# Warns of the last seconds, each by its bare number.
# $seconds (Number) how many are left
clock-warning-last-seconds = { WORDS($seconds) }.
# Warns of little time, where one player listens.
# $left (Time) how much is left
clock-warning-time = { SPAN($left) } left.
# The same where both listen.
# $of (Player) whose time
# $left (Time) how much is left
clock-warning-time-of = { PLAYER($of) } { SPAN($left) }.
# Warns of the time control, where one player listens.
# $moves (Number) how many moves are to be completed until it
clock-warning-moves = { part-moves-in-words } to the time control.
# The same where both listen.
# $of (Player) whose moves
# $moves (Number) how many
clock-warning-moves-of = { PLAYER($of) }: { part-moves-in-words } to the time control.
part-running = { $running ->
        [yes] , running
       *[no] { "" }
    }
part-fell-earlier = { GIVEN($fellIn) ->
        [none] { "" }
       *[yes] , the flag fell in period { $fellIn }
    }
part-moves-in-words = { $moves ->
        [0] no moves
        [one] { WORDS($moves) } move
       *[other] { WORDS($moves) } moves
    }
part-period = { PLAYER($color) }: period { WORDS($number) }{ GIVEN($of) ->
        [none] { "" }
       *[yes] { " " }of { WORDS($of) }
    }
part-at-move = { GIVEN($move) ->
        [none] { "" }
       *[yes] , move { WORDS($move) }
    }

## clock-table

# Reads back to what the clock is to be set, before it is.
# $control (Text) the time control, as the messages of time-… tell it
clock-table-to-set = { $control }.
# Said when it is set.
# $control (Text) the time control
clock-table-set = The clock is set: { $control }.
# Said when it is set: how it is started (Art. 6.6).
clock-table-to-start = White's clock runs as soon as Black presses.
# Said where the page was loaded anew, and the clock stands there as it was.
clock-table-back = The clock is back.
# Said of a spoken line that is a command, but may have been another.
# $text (Text) what was heard
# $nearest (list of Text) the commands that may have been meant
clock-table-not-heard-surely = I am not sure I heard “{ $text }”. Did you mean { EACH($nearest, "part-text", join: "or") }?
# Said of a line that is no command, where some are near to it.
# $text (Text) the line
# $nearest (list of Text) those commands; none where none is near
clock-table-no-command = “{ $text }” is no command of the clock. { COUNT($nearest) ->
        [0] “Help” lists them.
       *[other] Did you mean { EACH($nearest, "part-text", join: "or") }?
    }

## dial

# Names what is under the finger or the cursor on a dial: a minute, and what there is at it. Short, without a full stop.
# $minute (Number) the minute, 0 at the top
# $holds (list of Text) what there is
dial-minute = { $minute ->
        [0] top
       *[other] { $minute }
    }{ COUNT($holds) ->
        [0] { "" }
       *[other] , { EACH($holds, "part-text") }
    }
# The same: the minute hand stands at the top.
dial-minute-hand-at-top = minute hand, at the top
# The same: how far it is from the top, where the dial shows the time left.
# $way (Time) how far
dial-minute-hand = minute hand, { DURATION($way) }
# The same where the dial is read as a clock.
# $way (Time) how far
dial-minute-hand-before-hour = minute hand, { DURATION($way) } to the hour
# The same: the hour hand stands at an hour.
# $hour (Number) the hour
dial-hour-hand = hour hand, at { $hour }
# The same: it stands between two.
# $hour (Number) the hour before it
# $next (Number) the hour after it
dial-hour-hand-between = hour hand, between { $hour } and { $next }
# Names what is under the finger or the cursor on a dial. Short, without a full stop.
dial-middle = middle of the dial
# Names what is under the finger or the cursor on a dial. Short, without a full stop.
dial-off-the-dial = off the dial
# The same, also of what there is at a minute.
dial-flag-at-rest = flag at rest
# The same: it rises in the last minutes.
# $left (Time) how much time is left until it falls
dial-flag-rising = flag rising, { DURATION($left) }
# Names the flag under the finger or the cursor on a dial, also among what there is at a minute.
dial-flag-fallen = flag fallen
# Names what there is at a minute.
# $dots (Number) how many dots, 1 to 3
dial-holds-dots = { $dots ->
        [1] one dot
        [2] two dots
       *[other] three dots
    }
# Names what there is at a minute.
dial-holds-minute-hand = minute hand
# Names what there is at a minute.
dial-holds-hour-hand = hour hand

## time

# A time control, told by itself or in a sentence, is put together of these, period after period. Here there is none.
time-no-clock = No clock
# The whole of it, by itself.
# $told (Text) its periods, and what each move gives
time-control = { $told }
# The same where the players have different times.
# $white (Text) White's
# $black (Text) Black's
# $apart (comma, semicolon) the sign between the two
time-control-of-each = { PLAYER("white") } { $white }{ part-apart } { PLAYER("black") } { $black }
# A period in which each move is begun on what it gives alone.
# $moves (Number) how many moves it has
time-moves = { part-count-of-moves }
# A period for all remaining moves.
# $time (Time) what it gives
time-for-all-moves = { ALLOTTED($time) }
# A period of so many moves, another follows.
# $moves (Number) how many moves it has
# $time (Time) what it gives
time-moves-in = { part-count-of-moves } in { ALLOTTED($time) }
# A last period that comes again and again.
# $moves (Number) how many moves it has
# $time (Time) what it gives
time-for-every-moves = { ALLOTTED($time) } for every { part-count-of-moves }
# A period after the first.
# $period (Text) the period
time-then = then { $period }
# What each move gives: time before it or after it, at most as much as was used, or a delay.
# $kind (before, after, bronstein, delay) how it is given
# $time (Time) how much
time-each-move = { part-each-move }
# The same where it is not alike in all periods.
# $period (Text) the period
# $kind (before, after, bronstein, delay) how it is given
# $time (Time) how much
time-period-with = { $period } with { part-each-move }
# The same where it is alike in all of several periods.
# $kind (before, after, bronstein, delay) how it is given
# $time (Time) how much
time-from-first-move = { part-each-move } from move one
part-apart = { $apart ->
        [comma] ,
       *[semicolon] ;
    }
part-count-of-moves = { $moves } { $moves ->
        [one] move
       *[other] moves
    }
part-each-move = { $kind ->
        [before] { ALLOTTED($time) } a move
        [after] { ALLOTTED($time) } after each move
        [bronstein] up to { ALLOTTED($time) } given back after each move
       *[delay] a delay of { ALLOTTED($time) } a move
    }

## table

# Said when a player or an assistant calls a move (App. D.2.1).
# $by (Player) whose move it is
# $opponent (Player) the other player
# $caller (player, own-assistant, other-assistant) who calls it: that player, that player's assistant, or the other's
# $call (Segment) the call
fact-announced = { part-caller } calls{ part-for }: { SEGMENT($call) }
# The same where it corrects a slip of the tongue (D.2.8).
# $by (Player) whose move it is
# $opponent (Player) the other player
# $caller (player, own-assistant, other-assistant) who calls it: that player, that player's assistant, or the other's
# $call (Segment) the call
# $instead (Segment) the call that it corrects
fact-announced-corrected = { part-caller } corrects the call{ part-for }: { SEGMENT($call) } Not: { SEGMENT($instead) }
# Said when the opponent's move is repeated (D.2.1).
# $by (Player) the player who repeats it
# $opponent (Player) the other player
# $caller (player, own-assistant, other-assistant) who repeats it: that player, that player's assistant, or the other's
fact-repeated = { part-caller } repeats it{ part-for }.
# The same where another move is repeated than was called.
# $by (Player) the player who repeats it
# $opponent (Player) the other player
# $caller (player, own-assistant, other-assistant) who repeats it: that player, that player's assistant, or the other's
# $called (Segment) the call
# $repeated (Segment) what was repeated
fact-repeated-otherwise = { part-caller } repeats another move{ part-for }. Called: { SEGMENT($called) } Repeated: { SEGMENT($repeated) }
# Said where a move stands on a player's own board: executed there, or made there otherwise than it was called.
# $by (Player) whose board
# $call (Segment) the move
fact-on-board = On { PLAYER($by) }'s board: { SEGMENT($call) }
# Said when a move stands on the board that was called before.
# $by (Player) who made it
fact-move-made = { PLAYER($by) } has made the move.
# Said when a player takes the captured piece off the own board (D.2.3.1).
# $by (Player) that player
# $piece (Placed) the piece, where it stood
fact-taken-off = { PLAYER($by) } takes off { EACH($piece, "part-the-piece") }.
# Said when a player places a piece on the own board (D.2.3.2).
# $by (Player) that player
# $piece (Placed) the piece, where it stands now
fact-placed = { PLAYER($by) } places the { PIECE($piece) } on { SQUARE($piece) }.
# Said when all of that is put back.
# $by (Player) that player
fact-pieces-put-back = { PLAYER($by) } puts everything back.
# Said where something was not done that D.2.1 asks for.
# $by (Player) who should have done it
# $what (announcing, repeating, executing) what: calling the move, repeating it, or making it on the own board
fact-left-undone = { $what ->
        [announcing] { PLAYER($by) } has not called the move.
        [repeating] { PLAYER($by) } has not repeated the move.
       *[executing] The opponent's move was not made on { PLAYER($by) }'s board.
    }
# Said when the two boards have been compared (D.2.9).
boards-agree = The boards agree.
# The same where they do not; each square that differs follows.
boards-differ = The boards differ.
# Said of each square that differs.
# $square (Square) that square
# $white (Piece or none) what stands there on White's board
# $black (Piece or none) what stands there on Black's
boards-differ-on = { SQUARE($square) }: on White's board { EACH($white, "part-standing") }, on Black's { EACH($black, "part-standing") }.
# Said where the scores of both players are the same.
scores-agree = The scores agree.
# Said after the boards, where the scores differ as well.
scores-differ-too = The scores differ too.
# Said of a player whose board differs from the score.
# $of (Player) that player
board-to-mend = { PLAYER($of) } must put the board right.
# Said when that is done.
# $of (Player) whose board
fact-board-mended = { PLAYER($of) }'s board is right again.
# Said when a player asks the assistant for something (D.2.10.4).
# $by (Player) that player
# $about (moves, time) for what
fact-asked = { PLAYER($by) } asks for { $about ->
        [moves] the number of moves
       *[time] the time used
    }.
# Said when the assistant answers.
# $white (Number) how many moves White has completed
# $black (Number) how many Black has
fact-told-moves = Moves completed: White { $white }, Black { $black }.
# The same of the time.
# $white (Time) the time White has used
# $black (Time) the time Black has used
fact-told-time = Time used: White { DURATION($white) }, Black { DURATION($black) }.
# Said where the written scores are compared and part: once for each such move.
# $number (Number) the number of the move
# $by (Player) whose move
# $white (Segment) what White has written
# $black (Segment) what Black has written
sheets-part = Move { $number }, by { PLAYER($by) }. White's score: { SEGMENT($white) } Black's score: { SEGMENT($black) }
# Said first in a window of a table with several of them.
# $whom (both-players, white, black, assistant-of-white, assistant-of-black, arbiter, onlooker) whom it is for
window-is-for = This window is for { $whom ->
        [both-players] both players
        [white] White
        [black] Black
        [assistant-of-white] White's assistant
        [assistant-of-black] Black's assistant
        [arbiter] the arbiter
       *[onlooker] onlookers
    }.
part-caller = { $caller ->
        [player] { PLAYER($by) }
        [own-assistant] { PLAYER($by) }'s assistant
       *[other-assistant] { PLAYER($opponent) }'s assistant
    }
part-for = { $caller ->
        [player] { "" }
       *[other] { " " }for { PLAYER($by) }
    }
part-standing = { KIND($it) ->
        [none] nothing
       *[other] { COLORED($it) } { LABEL($it) }
    }

## table-conditions

# Begins what is read out of a game at a table before it, and whenever it is asked for: how strictly it is played, and by which edition of the Laws.
# $play (casual, strict) how strictly
# $laws (fide, us-chess) whose Laws
# $year (Text) the year from which FIDE’s edition is in force
table-condition-play = { $play ->
        [strict] Strict play
       *[casual] Casual play
    }. Laws: { $laws ->
        [fide] FIDE { $year }
       *[us-chess] US Chess
    }.
part-condition-article = (article { $article })
# The same: by which rules a rapid or blitz game is played.
# $tempo (rapid, blitz) which of both it is
# $supervision (adequate, inadequate) whether there are arbiters enough for the competition rules
# $article (Text) the article of the Laws
table-condition-supervision = { event-rule-supervision } { part-condition-article }.
# The same: no player is visually disabled (App. D).
table-condition-nobody-disabled = Neither player is visually disabled, and the rules for visually disabled players are not used.
# The same: who is visually disabled.
# $of (Player or none) the player; none is both
table-condition-disabled = { COLOR($of) ->
        [none] Both players are
       *[other] { PLAYER($of) } is
    } visually disabled.
# The same: who is hearing-impaired.
# $of (Player or none) the player; none is both
table-condition-hearing-impaired = { COLOR($of) ->
        [none] Both players are
       *[other] { PLAYER($of) } is
    } hearing-impaired.
# The same: how many boards there are.
# $article (Text) the article of the Laws
table-condition-two-boards = Each player has a board of his own { part-condition-article }.
# Read out of a game at a table before it, and whenever it is asked for: how many boards there are.
table-condition-one-board = Both players use one board.
# The same: who calls the moves.
# $article (Text) the article of the Laws
table-condition-players-call = Each player calls his moves and repeats the opponent's { part-condition-article }.
# Read out of a game at a table before it, and whenever it is asked for: who calls the moves.
# $of (Player) whose assistant calls
# $article (Text) the article of the Laws
table-condition-assistant-calls = { PLAYER($of) }'s assistant calls the moves of both players { part-condition-article }.
# Read out of a game at a table before it, and whenever it is asked for: who calls the moves.
# $article (Text) the article of the Laws
table-condition-assistants-call = Both assistants call the moves of both players { part-condition-article }.
# The same: moves are called the FIDE way (App. D.2.1). A move called so comes after it.
# $article (Text or none) the article, where the rules for visually disabled players are used
# $sample (Segment) the move, as it is called
table-condition-calls-fide = Moves are called the FIDE way, with German numbers{ GIVEN($article) ->
        [none] { "" }
       *[yes] { " " }{ part-condition-article }
    }. For example: { SEGMENT($sample) }
# The same where they are called in another way.
# $style (fide-names, plain, nato, algebraic, uci) the way
# $by (arbiter, players) who has decided on it
# $article (Text or none) the article of the FIDE way, where the rules for visually disabled players are used
# $sample (Segment) a move, called so
table-condition-calls = Moves are called { $style ->
        [fide-names] with the FIDE names and the numbers of this language
        [nato] with the NATO alphabet
        [algebraic] in short algebraic notation
        [uci] in UCI notation
       *[plain] in plain words
    }{ GIVEN($article) ->
        [none] { "" }
       *[yes] { part-condition-instead }
    }. For example: { SEGMENT($sample) }
part-condition-instead = , and not with German numbers: { $by ->
        [arbiter] the arbiter has decided so
       *[players] it was agreed so
    } { part-condition-article }
# The same: nobody has an assistant.
table-condition-no-assistants = Neither player has an assistant.
# The same: what the assistant of a player has to do.
# $of (Player) the player
# $duties (list of { $duty (execute, announce, score, clock, tell, claim, adjourn, move), $article (Text) }) each with the article that allows it
table-condition-duties = { PLAYER($of) }'s assistant has to do: { EACH($duties, "part-condition-duty", join: "semicolon") }.
part-condition-duty = { $duty ->
        [execute] making the moves on the opponent's board
        [announce] calling the moves of both players
        [score] keeping the score
        [clock] pressing the clock
        [tell] telling the number of moves and the time used, only when asked
        [claim] claiming on time and telling the arbiter of touched pieces
        [adjourn] the formalities of an adjournment
       *[move] moving the player's pieces
    } { part-condition-article }
# The same: who keeps the score.
table-condition-program-scores = The program keeps the score.
# Read out of a game at a table before it, and whenever it is asked for: who keeps the score.
table-condition-players-score = Each player keeps his own score.
# The same: visually disabled players may keep it on a device (App. D).
# $device (recording-device, tape-recorder) on which
# $article (Text) the article of the Laws
table-condition-players-score-by = { table-condition-players-score } { $device ->
        [recording-device] A recording device
       *[tape-recorder] A tape recorder
    } may be used { part-condition-article }.
# The same: a clock for visually disabled players is used (App. D).
# $kind (felt, speaking) what the edition asks of it: that it can be felt, or that it speaks or can be felt
# $article (Text) the article of the Laws
table-condition-special-clock = A special clock is used, { $kind ->
        [felt] which can be felt
       *[speaking] which speaks or can be felt
    } { part-condition-article }.
# The same: a quickplay finish (Guidelines III).
table-condition-quickplay = The rules for a quickplay finish are used.
# The same: what becomes of illegal moves.
# $moves (stand, refused) what becomes of them
table-condition-illegal-moves = { $moves ->
        [stand] An illegal move stands until it is found.
       *[refused] The program refuses an illegal move and says why.
    }
# The same in casual play: a touched piece must be played.
# $article (Text) the article of the Laws
table-condition-touch-binds = { event-rule-touch-binds } { part-condition-article }.
# The same: a draw cannot be agreed.
# $article (Text) the article of the Laws
table-condition-no-draws = { event-rule-no-draws } { part-condition-article }.
# The same: a draw can be agreed after some moves only.
# $moves (Number) how many by each player
# $article (Text) the article of the Laws
table-condition-draws-after = { event-rule-draws-after } { part-condition-article }.
# The same: the points of a game, where they are not the usual ones.
# $win (Number) what a win gives
# $draw (Number) what a draw gives
# $loss (Number) what a loss gives
# $article (Text) the article of the Laws
table-condition-points = { event-rule-points } { part-condition-article }.
# The same: how late a player may come.
# $article (Text) the article of the Laws
table-condition-late-as-the-event-says = How late a player may come is for the event to say { part-condition-article }.
# Read out of a game at a table before it, and whenever it is asked for: how late a player may come.
# $article (Text) the article of the Laws
table-condition-late-at-all = A player who is not there when the clocks are started loses { part-condition-article }.
# Read out of a game at a table before it, and whenever it is asked for: how late a player may come.
# $time (Time) how late a player may come
# $article (Text) the article of the Laws
table-condition-late = A player who comes more than { ALLOTTED($time) } late loses { part-condition-article }.
# The same: whether there is an arbiter.
# $present (yes, no) whether there is one
table-condition-arbiter = { $present ->
        [yes] An arbiter is present.
       *[no] No arbiter is present.
    }
# The same, last: the arbiter has approved this program.
table-condition-program-approved = The arbiter has approved the use of this program.
# The same: in strict play nobody is helped.
table-condition-hints-locked = Engine and hints are locked.

## conditions

# Said as a game begins, after that: what is not as usual, a sentence each. Here that it is played strictly.
condition-strict = Strict play.
# Said as a game begins, and among the conditions of a table: the rules of the event allow warnings of time.
condition-warnings-allowed = Warnings of time are allowed.
# Said as a game begins: by which rules a rapid or blitz game is played.
# $tempo (rapid, blitz) which of both it is
# $supervision (adequate, inadequate) whether there are arbiters enough for the competition rules
condition-supervision = { event-rule-supervision }.
# The same in casual play: a touched piece must be played.
condition-touch-binds = { event-rule-touch-binds }.
# The same: a draw cannot be agreed.
condition-no-draws = { event-rule-no-draws }.
# The same: a draw can be agreed after some moves only.
# $moves (Number) how many by each player
condition-draws-after = { event-rule-draws-after }.
# The same: by which edition of the Laws.
# $laws (fide, us-chess) whose Laws
# $year (Text) the year from which FIDE's edition is in force
condition-edition = Laws: { $laws ->
        [fide] FIDE { $year }
       *[us-chess] US Chess
    }.
# Said last, where White's clock is started by pressing it.
condition-press-to-begin = To begin, press the clock, with H.
# The same where an arbiter starts it (Art. 6.6).
condition-arbiter-begins = The arbiter starts the clock.

## envelope

# Read from the envelope of an adjourned game (Guidelines I.2).
# $white (Text) White's name
# $black (Text) Black's
envelope-players = White is { $white }, Black is { $black }.
# The same; the position follows.
envelope-position = This is the position before the sealed move.
# Read from the envelope of an adjourned game (Guidelines I.2).
# $white (Time) the time White has used
# $black (Time) the time Black has used
envelope-times = White has used { DURATION($white) }, Black { DURATION($black) }.
# Read from the envelope of an adjourned game (Guidelines I.2).
# $by (Player) who seals
# $number (Number) the number of the sealed move
envelope-sealed = { PLAYER($by) } seals move { $number }.
# Read from the envelope of an adjourned game (Guidelines I.2).
# $by (Player) whose offer of a draw stands
envelope-offer = { PLAYER($by) }'s offer of a draw stands.
# Read from the envelope of an adjourned game (Guidelines I.2).
envelope-no-offer = No offer of a draw stands.
# Read from the envelope of an adjourned game (Guidelines I.2).
# $date (Text) the day on which the game is to be resumed
# $time (Text) the time of day
# $venue (Text) where
envelope-resumption = The game is to be resumed. Date: { $date }. Time: { $time }. Venue: { $venue }.
# Said of what is wrong or missing on the envelope (I.3).
envelope-fault-players = The names of both players must stand on the envelope.
# Said of what is wrong or missing on the envelope (I.3).
envelope-fault-position = The position on the envelope is not the one on the board.
# Said of what is wrong or missing on the envelope (I.3).
envelope-fault-times = The times on the envelope are not those on the clock.
# Said of what is wrong or missing on the envelope (I.3).
envelope-fault-sealed-by = The envelope names the wrong player as the one who seals.
# Said of what is wrong or missing on the envelope (I.3).
envelope-fault-move-number = The number of the sealed move is wrong.
# Said of what is wrong or missing on the envelope (I.3).
envelope-fault-offer = The envelope is wrong about an offer of a draw.
# Said of what is wrong or missing on the envelope (I.3).
envelope-fault-resumption = Date, time and venue of the resumption must stand on the envelope.
# Asked before the game is adjourned.
# $sealer (Player) who has the move
envelope-to-adjourn = Adjourn the game? { PLAYER($sealer) } has the move and must seal it.
# Said where both are at one device, before the move is written.
# $other (Player) the opponent, who must not see or hear it
# $sealer (Player) who writes
envelope-turn-away = { PLAYER($other) }, please turn away and do not listen: { PLAYER($sealer) } writes the move.
# Said when the move is written.
envelope-locked-away = The move is written and locked away. Nothing of it is left on this page.
# Said of what was written to be sealed, in casual play alone (Art. 12.6).
envelope-doubt-several-moves = This can mean two moves.
# Said of what was written to be sealed, in casual play alone (Art. 12.6).
envelope-doubt-no-move = No move can be read in this.
# Told to the arbiter before the game is resumed.
# $white (yes, no) whether White is here
# $black (yes, no) whether Black is
envelope-present = { $white ->
        [yes] { $black ->
            [yes] Both players are here.
           *[no] White is here, Black is not.
        }
       *[no] { $black ->
            [yes] Black is here, White is not.
           *[no] Neither player is here.
        }
    }
# The same where nobody knows the position (I.12.2).
envelope-position-unknown = The position is not known: a new game is played.
# The same where somebody is late.
# $late (Time) how late
envelope-late = The delay is { DURATION($late) }.
# Told to the arbiter before the game is resumed.
# $sealer (Player) whose move is in the envelope
envelope-opened = The envelope is opened, and { PLAYER($sealer) }'s sealed move is made.
# Told to the arbiter before the game is resumed.
envelope-stays-closed = The envelope stays closed.
# The same where it is lost or cannot be opened.
# $sealer (Player) whose move is in it
envelope-lost = The envelope cannot be opened: { PLAYER($sealer) } makes the sealed move on the board.
# The same (I.12.1).
envelope-times-unknown = The times are not known: the arbiter sets the clocks.
# Told to the arbiter before the game is resumed.
# $side (Player) whose clock
envelope-clock-started = { PLAYER($side) }'s clock is started.
# Says what was found in the envelope.
# $text (Text) as it was written
envelope-found = In the envelope stands: “{ $text }”.
# Said where a move cannot be locked away, or what was locked away does not open.
envelope-trouble-not-secure = The move cannot be locked away here: the page must come over a secure connection, with https.
# Said where a move cannot be locked away, or what was locked away does not open.
envelope-trouble-too-long = This is too long for a move. Write the move alone.
# Said where a move cannot be locked away, or what was locked away does not open.
envelope-trouble-wrong-passphrase = The envelope does not open with this passphrase. Check it and try again.
# Said where a move cannot be locked away, or what was locked away does not open.
envelope-trouble-not-this-envelope = This file does not open the envelope. Choose the one that was saved when the move was sealed.
# Said where a move cannot be locked away, or what was locked away does not open.
envelope-trouble-unreadable = What is in the envelope is damaged and cannot be read. It counts as missing, and the arbiter decides.

## score

# Said before a player's score is read from its sheet.
# $of (Player) the player
score-of = { PLAYER($of) }'s score.
# The same of the score that the program keeps.
score-of-game = The score.
# Said instead of a score without a move.
score-empty = No move has been made yet.
# Said, where a score is read out, before what stands on the sheet for a move of which only Black’s ply is there.
# $number (Number) the number of the move
score-move-by-black = Move { $number }, by Black:
# Said instead of a move where a recording stands.
score-note = Audio note.
# Said instead of a move where none was written.
score-not-written = Not written.
# Said after a move at which the offer of a draw was written.
score-offered = Draw offered.
# Said after the last move of a score.
score-end = End of the score.
# Said after two scores were compared.
# $moves (Number) of how many moves there is a recording only
score-not-compared = Audio notes that were not compared: { $moves }.

## score-writing

# Said after the question whether a move is meant that was written.
score-send-again = If so, write it once more.
# Said where nothing was typed to be written.
score-nothing-to-write = Type the move as you heard it.
# Said when the recording device hears (App. D.2.7).
score-recording = Recording.
# Said where nothing was recorded, what was recorded is not kept or cannot be played, and the way out.
score-trouble-cannot-record = This browser cannot record. Write the move instead.
# Said where nothing was recorded, what was recorded is not kept or cannot be played, and the way out.
score-trouble-not-allowed = The microphone is not allowed. Allow it in the browser, or write the move.
# Said where nothing was recorded, what was recorded is not kept or cannot be played, and the way out.
score-trouble-no-microphone = No microphone was found. Connect one, or write the move.
# Said where nothing was recorded, what was recorded is not kept or cannot be played, and the way out.
score-trouble-nothing-recorded = Nothing was recorded, and nothing is written. Try it once more.
# Said where nothing was recorded, what was recorded is not kept or cannot be played, and the way out.
score-trouble-disk-full = The audio note was not kept: the disk is full. Write the move instead.
# Said where nothing was recorded, what was recorded is not kept or cannot be played, and the way out.
score-trouble-not-kept = The audio note was not kept. Write the move instead.
# Said where nothing was recorded, what was recorded is not kept or cannot be played, and the way out.
score-trouble-not-on-this-device = This audio note is not on this device.
# Said where nothing was recorded, what was recorded is not kept or cannot be played, and the way out.
score-trouble-not-played = The audio note cannot be played.

## ruling

# Names what a ruling rests on.
# $articles (list of Text) the articles or rules, by their numbers; at least one
# $are (articles, rules) what the edition calls them
ruling-articles = { $are ->
        [rules] { COUNT($articles) ->
            [1] Rule
           *[other] Rules
        }
       *[articles] { COUNT($articles) ->
            [1] Article
           *[other] Articles
        }
    } { EACH($articles, "part-text", join: "and") }.
# Said before the reason of a ruling, in the arbiter's own words.
ruling-reason = Reason:
# Asked after a ruling was read back, before it takes effect.
ruling-shall-be-done = Do you want to do this?
# Said of a ruling that would be of no effect.
ruling-no-effect = Nothing would change by this.
# Said where something was done in the game while the ruling was read back; what it would bring now follows.
ruling-overtaken = The game has gone on meanwhile. The ruling would now be this.
# Stands before a ruling in the list of those that were given.
# $number (Number) the number of the move before it
# $by (Player) whose move that was
ruling-given-after = After move { $number } by { PLAYER($by) }:
# The same before the first move.
ruling-given-before-first-move = Before the first move:

## report

# The heading of the report of a game.
report-title = Report of the game
# Heads the section about the game and its conditions.
report-heading-game = Game
# Heads the list of all acts.
report-heading-acts = What was done
# Heads the list of rulings.
report-heading-rulings = Rulings
# Heads the scores of both players.
report-heading-scores = Scores
# Heads the result.
report-heading-result = Result
# Says when the game was begun.
# $when (Text) day and time of day, as the language writes them
report-begun = Begun: { $when }.
# Names who did it, before what happened by it.
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
report-doer = { part-subject }:
# Says what was done, where what happened does not say it. Here: feeling a piece in its aperture, which is no touch (App. D.2.2).
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-feel = { part-subject } feels a piece without taking it out.
# The same: making a move of which nothing is told.
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-make = { part-subject } makes a move on the board.
# Says what was done, where what happened does not say it.
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-execute = { part-subject } executes the move that was called.
# Says what was done, where what happened does not say it.
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-start = { part-subject } starts the clock.
# Says what was done, where what happened does not say it.
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-restart = { part-subject } starts the clocks again.
# Says what was done, where what happened does not say it.
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-accept = { part-subject } accepts the draw.
# Says what was done, where what happened does not say it.
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-point-out = { part-subject } points out an irregularity.
# Says what was done, where what happened does not say it.
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-compare = { part-subject } has the boards compared.
# The same, by positions that were entered.
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-compare-entered = { part-subject } has the boards compared as they were entered.
# The same: moves are taken back.
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-go-back = { part-subject } goes back in the game.
# The same; what is ruled follows at once.
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-rule = { part-subject } rules:
# The same; the answer follows at once.
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-tell = { part-subject } answers:
# The same of something that changed nothing.
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-nothing = { part-subject } does something from which nothing follows.
# The same: the fall of a flag is called.
# $of (Player) whose flag
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-flag = { part-subject } calls { PLAYER($of) }'s flag.
# The same: a board is put right.
# $of (Player) whose board
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-mend = { part-subject } puts { PLAYER($of) }'s board right.
# The same: a move is written on the sheet.
# $number (Number) the number of the move
# $of (Player) whose move it is
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-write = { part-subject } writes move { $number } by { PLAYER($of) }.
# The same: it is recorded.
# $number (Number) the number of the move
# $of (Player) whose move it is
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-record = { part-subject } records move { $number } by { PLAYER($of) }.
# The same: the offer of a draw is marked at a move.
# $number (Number) the number of the move
# $of (Player) whose move it is
# $by (arbiter, white, black, assistant-of-white, assistant-of-black) who does it
# $byPlayer (yes, no) whether a player does, who is plural in some languages
report-deed-mark-offer = { part-subject } marks the draw offer at move { $number } by { PLAYER($of) }.
# Follows a call by which a move was made (App. D.2.3).
# $number (Number) the number of the move
# $of (Player) whose move it is
report-made = With that, move { $number } by { PLAYER($of) } is made.
# Names what an act rests on.
# $articles (list of Text) the articles, by their numbers; at least one
report-articles = { COUNT($articles) ->
        [1] Article
       *[other] Articles
    } { EACH($articles, "part-text", join: "and") }.
# Names why something was done.
# $reason (Text) somebody's own words, without a full stop at their end
report-reason = Reason: { $reason }.
# Stands where no act is listed.
report-nothing-done = Nothing has been done yet.
# Stands where no ruling is listed.
report-nothing-ruled = Nothing was ruled.
# Stands where no result is.
report-goes-on = The game goes on.
# Heads the column of numbers beside the scores.
report-column-move = Move
# Heads the column of White's score.
report-column-white = White's score
# Heads that of Black's.
report-column-black = Black's score
# Heads the one column where the program keeps the score of both.
report-column-both = Score
# Heads a row of the scores.
# $number (Number) the number of the move
# $by (Player) whose move it is
report-row = { $number }, { PLAYER($by) }
# Stands in a score where no move is written.
report-not-written = not written
# Stands beside scores that differ.
report-different = different
# Said after the report was copied.
report-copied = The report is copied.
# Said where it could not be.
report-not-copied = The report could not be copied. Save it as text instead.
# Said after the report was offered as a file.
# $name (Text) the name of the file
report-saved = The report is saved: { $name }.
part-subject = { $by ->
        [white] { PLAYER("white") }
        [black] { PLAYER("black") }
        [assistant-of-white] White's assistant
        [assistant-of-black] Black's assistant
       *[arbiter] The arbiter
    }

## keys

# Heads a group of keys in the help.
key-group-moving-about = Moving about the board
# Heads a group of keys in the help.
key-group-moving-pieces = Moving pieces
# Heads a group of keys in the help.
key-group-clock-and-acts = Clock, offers and claims
# Heads a group of keys in the help.
key-group-asking = Asking
# Heads a group of keys in the help.
key-group-going-through-the-game = Going through the game
# Heads a group of keys in the help.
key-group-page-and-speech = Page and speech
# Heads the typed commands of a table.
key-group-at-a-table = At a table
# Says in the help what a key does; the id is that of its command.
key-does-step = To the next square that way
# Says in the help what a key does; the id is that of its command.
key-does-rank-start = To the left end of the rank
# Says in the help what a key does; the id is that of its command.
key-does-rank-end = To the right end of the rank
# Says in the help what a key does; the id is that of its command.
key-does-file-end = To the upper end of the file
# Says in the help what a key does; the id is that of its command.
key-does-file-start = To the lower end of the file
# Says in the help what a key does; the id is that of its command.
key-does-board-start = To the first corner of the board, a1 for White
# Says in the help what a key does; the id is that of its command.
key-does-board-end = To the last corner of the board, h8 for White
# Says in the help what a key does; the id is that of its command.
key-does-to-rank = To that rank, on the same file
# Says in the help what a key does; the id is that of its command.
key-does-to-file = To that file, a to h, on the same rank
# Says in the help what a key does; the id is that of its command.
key-does-next-king = To the next king
# Says in the help what a key does; the id is that of its command.
key-does-previous-king = To the previous king
# Says in the help what a key does; the id is that of its command.
key-does-next-queen = To the next queen
# Says in the help what a key does; the id is that of its command.
key-does-previous-queen = To the previous queen
# Says in the help what a key does; the id is that of its command.
key-does-next-rook = To the next rook
# Says in the help what a key does; the id is that of its command.
key-does-previous-rook = To the previous rook
# Says in the help what a key does; the id is that of its command.
key-does-next-bishop = To the next bishop
# Says in the help what a key does; the id is that of its command.
key-does-previous-bishop = To the previous bishop
# Says in the help what a key does; the id is that of its command.
key-does-next-knight = To the next knight
# Says in the help what a key does; the id is that of its command.
key-does-previous-knight = To the previous knight
# Says in the help what a key does; the id is that of its command.
key-does-next-pawn = To the next pawn
# Says in the help what a key does; the id is that of its command.
key-does-previous-pawn = To the previous pawn
# Says in the help what a key does; the id is that of its command.
key-does-lift-or-place = Lift the piece, or place the lifted piece here
# Says in the help what a key does; the id is that of its command.
key-does-put-back = Put the lifted piece back
# Says in the help what a key does; the id is that of its command.
key-does-move-entry = To the field Your move
# What the key does that leads to the game from everywhere.
key-does-board = Back to the game, from any page
# Says in the help what a key does; the id is that of its command.
key-does-next-region = To the next part of the page
# Says in the help what a key does; the id is that of its command.
key-does-previous-region = To the previous part of the page
# Says in the help what a key does; the id is that of its command.
key-does-this-square = What stands here; pressed again at once, more
# Says in the help what a key does; the id is that of its command.
key-does-go-to-last-move = To the square the last move went to
# Says in the help what a key does; the id is that of its command.
key-does-moves-of-this-piece = Where this piece can go
# Says in the help what a key does; the id is that of its command.
key-does-captures-of-this-piece = What this piece can capture
# Says in the help what a key does; the id is that of its command.
key-does-diagonal-ray = The next diagonal line from here
# Says in the help what a key does; the id is that of its command.
key-does-diagonal-ray-back = The previous diagonal line from here
# Says in the help what a key does; the id is that of its command.
key-does-straight-ray = The next straight line from here
# Says in the help what a key does; the id is that of its command.
key-does-straight-ray-back = The previous straight line from here
# Says in the help what a key does; the id is that of its command.
key-does-repeat-before = The message before that
# Says in the help what a key does; the id is that of its command.
key-does-act-menu = The menu of acts: offer, claim, adjust, flag, stop, resign
# Says in the help what a key does; the id is that of its command.
key-does-say-move = At a table: call your move, or repeat your opponent’s
# Says in the help what a key does; the id is that of its command.
key-does-make-called-move = At a table: make your opponent’s move on your own board
# Says in the help what a key does; the id is that of its command.
key-does-talk = Talk, where voice input is chosen: hold it, or press it before and after
# Says in the help what a key does; the id is that of its command.
key-does-mute = All sound off or on
# Says in the help what a key does; the id is that of its command.
key-does-keys = What you can do here
# Names a key, as it is called.
key-name-arrow-left = Left Arrow
# Names a key, as it is called.
key-name-arrow-right = Right Arrow
# Names a key, as it is called.
key-name-arrow-up = Up Arrow
# Names a key, as it is called.
key-name-arrow-down = Down Arrow
# Names a key, as it is called.
key-name-home = Home
# Names a key, as it is called.
key-name-end = End
# Names a key, as it is called.
key-name-page-up = Page Up
# Names a key, as it is called.
key-name-page-down = Page Down
# Names a key, as it is called.
key-name-enter = Enter
# Names a key, as it is called.
key-name-space = Space
# Names a key, as it is called.
key-name-escape = Escape
# Names a key, as it is called.
key-name-backspace = Backspace
# Names a key, as it is called.
key-name-full-stop = Full stop
# Names a key, as it is called.
key-name-delete = Delete
# The same of the sign +.
key-name-plus = Plus
# The same of the sign -.
key-name-minus = Minus
# Names keys that follow each other.
# $first (Text) the first of them
# $last (Text) the last of them
key-through = { $first } to { $last }
# Names keys that do the same.
# $keys (list of Text) the keys
key-either = { EACH($keys, "part-text", join: "either") }

## voice

# Said with what a recogniser heard, before what is said of it. The words stand in the language that is listened for.
# $words (Segment) the words, in quotation marks
voice-heard = I heard: { SEGMENT($words) }
# What was heard, as it stands in quotation marks in voice-heard.
# $text (Text) what was heard
voice-words = “{ $text }”.
# Says why nothing was heard, and the way out.
voice-trouble-no-microphone = No microphone was found. Connect one, then try again.
# Says why nothing was heard, and the way out.
voice-trouble-not-allowed = The browser does not let the page use the microphone. Allow it in the browser’s settings for this page, then try again.
# Says why nothing was heard, and the way out.
voice-trouble-no-speech = Nothing was heard. Try again, nearer to the microphone.
# Says why nothing was heard, and the way out.
voice-trouble-language-not-supported = This recogniser does not know the language. Choose another one under Voice input, in the settings.
# Says why nothing was heard, and the way out.
voice-trouble-language-not-installed = The recogniser must fetch the language first. Press “Download” under Voice input, in the settings.
# Says why nothing was heard, and the way out.
voice-trouble-network = The recogniser could not reach its servers. Connect to the network, or choose another one under Voice input, in the settings.
# Says why nothing was heard, and the way out.
voice-trouble-model-unreadable = The speech model cannot be read. Choose another file under Voice input, in the settings.
# Says why nothing was heard, and the way out.
voice-trouble-failed = The recogniser stopped. Try again, or choose another one under Voice input, in the settings.
# Said to whoever wants to talk, where no recogniser is chosen.
voice-none-chosen = Voice input is off. Choose a recogniser under Voice input, in the settings.
# Says what listens now: nothing, or one of the recognisers.
voice-chosen-none = Voice input off.
# Says what listens now: nothing, or one of the recognisers.
voice-chosen-on-device = Voice input on this device.
# Says what listens now: nothing, or one of the recognisers.
voice-chosen-cloud = Voice input over the servers of the browser’s maker.
# Says what listens now: nothing, or one of the recognisers.
voice-chosen-vosk = Voice input by Vosk.
# Tells how one lets the recogniser know that one talks to it: by holding a key, by pressing it twice, or not at all.
# $keys (list of Text) the keys for it; where there is none, the button serves
voice-way-push-to-talk = Hold { part-voice-keys } while you talk.
# Tells how one lets the recogniser know that one talks to it: by holding a key, by pressing it twice, or not at all.
# $keys (list of Text) the keys for it; where there is none, the button serves
voice-way-toggle = Press { part-voice-keys } before you talk, and again after it.
# Tells how one lets the recogniser know that one talks to it: by holding a key, by pressing it twice, or not at all.
# $keys (list of Text) the keys for it; where there is none, the button serves
voice-way-always = { part-voice-keys } begins the listening, which goes on until it is pressed again.
part-voice-keys = { COUNT($keys) ->
        [0] the button
       *[other] { EACH($keys, "part-text", join: "either") }
    }
# Says in which language one is heard.
voice-listens-for-page = Listening language: English.
# Says in which language one is heard.
voice-listens-for-german-call = Listening for the German call.
# Said as a recogniser begins to listen, where the sounds that tell of it are switched off.
voice-listening = Listening.
# The same as it stops.
voice-not-listening = Not listening.
# Says how it goes with what a recogniser needs: a language, or a model of speech.
voice-supply-language-fetched = Language downloaded.
# Says how it goes with what a recogniser needs: a language, or a model of speech.
voice-supply-language-not-fetched = The language could not be fetched. Connect to the network and try again.
# Says how it goes with what a recogniser needs: a language, or a model of speech.
voice-supply-model-loading = The model is being read.
# Says how it goes with what a recogniser needs: a language, or a model of speech.
voice-supply-model-ready = The model is ready.
# Says how it goes with what a recogniser needs: a language, or a model of speech.
voice-supply-model-not-kept = The model cannot be kept on this device: there is too little room. It is used until the page is closed.
# Says how it goes with what a recogniser needs: a language, or a model of speech.
voice-supply-model-forgotten = The model was removed from this device.
# Says how it goes with what a recogniser needs: a language, or a model of speech.
voice-supply-no-model = Choose a model file for Vosk first.
# Says whether each move that was heard is asked about before it is made.
voice-confirm-on = Each move is asked about before it is made.
# Says whether each move that was heard is asked about before it is made.
voice-confirm-off = Moves are made without asking.
# Says whether silence after a move was read back counts as yes.
voice-silence-on = Eight seconds of silence mean yes, but not in strict play, nor where the clock is pressed by hand.
# Says whether silence after a move was read back counts as yes.
voice-silence-off = Silence means nothing. Each move that is read back waits for yes.

## commands

# Says in the help what a typed command does; the id is that of its command.
command-does-offer-draw = Offer a draw
# Says in the help what a typed command does; the id is that of its command.
command-does-accept-draw = Accept the draw you are offered
# Says in the help what a typed command does; the id is that of its command.
command-does-refuse-draw = Refuse the draw you are offered
# Says in the help what a typed command does; the id is that of its command.
command-does-resign = Resign the game
# Says in the help what a typed command does; the id is that of its command.
command-does-claim-quickplay-draw = Claim a draw in a quickplay finish
# Says in the help what a typed command does; the id is that of its command.
command-does-claim-increment = Ask for extra seconds in a quickplay finish
# Says in the help what a typed command does; the id is that of its command.
command-does-claim-threefold = Claim a draw: the same position three times
# Says in the help what a typed command does; the id is that of its command.
command-does-claim-threefold-with = The same, with the move you intend
# Says in the help what a typed command does; the id is that of its command.
command-does-claim-fifty-moves = Claim a draw: fifty moves
# Says in the help what a typed command does; the id is that of its command.
command-does-claim-fifty-moves-with = The same, with the move you intend
# Says in the help what a typed command does; the id is that of its command.
command-does-claim = Which draws can be claimed
# Says in the help what a typed command does; the id is that of its command.
command-does-claim-flag = Your opponent’s flag has fallen
# Says in the help what a typed command does; the id is that of its command.
command-does-claim-flag-of = The flag of this player has fallen
# Says in the help what a typed command does; the id is that of its command.
command-does-adjust = Say that you adjust the pieces
# Says in the help what a typed command does; the id is that of its command.
command-does-press-clock = Press the clock
# Says in the help what a typed command does; the id is that of its command.
command-does-stop-clocks = Stop the clocks
# Says in the help what a typed command does; the id is that of its command.
command-does-restart-clocks = Start the clocks again
# Says in the help what a typed command does; the id is that of its command.
command-does-charge-time = Charge the time the device was away
# Says in the help what a typed command does; the id is that of its command.
command-does-do-not-charge-time = Do not charge that time
# Says in the help what a typed command does; the id is that of its command.
command-does-illegal-move = The last move was illegal
# Says in the help what a typed command does; the id is that of its command.
command-does-illegal-move-of-number = The move with this number was illegal
# Says in the help what a typed command does; the id is that of its command.
command-does-pressed-without-a-move = Your opponent pressed the clock without a move
# Says in the help what a typed command does; the id is that of its command.
command-does-pawn-left-unpromoted = Your opponent left a pawn on the last rank
# Says in the help what a typed command does; the id is that of its command.
command-does-touched-piece = Your opponent touched another piece
# Says in the help what a typed command does; the id is that of its command.
command-does-take-back = Take the last move back
# Says in the help what a typed command does; the id is that of its command.
command-does-both-clocks = The time of both sides
# Says in the help what a typed command does; the id is that of its command.
command-does-my-clock = Your time
# Says in the help what a typed command does; the id is that of its command.
command-does-opponents-clock = Your opponent’s time
# Says in the help what a typed command does; the id is that of its command.
command-does-time-control = The time control of this game
# Says in the help what a typed command does; the id is that of its command.
command-does-time-used = How much time both sides have used
# Says in the help what a typed command does; the id is that of its command.
command-does-moves-to-control = How many moves are left to the time control
# Says in the help what a typed command does; the id is that of its command.
command-does-period = Which period is played
# Says in the help what a typed command does; the id is that of its command.
command-does-delay-left = How much of the delay is left
# Says in the help what a typed command does; the id is that of its command.
command-does-last-move = The last move
# Says in the help what a typed command does; the id is that of its command.
command-does-last-moves = The last moves, as many as you name
# Says in the help what a typed command does; the id is that of its command.
command-does-move-of-number = The move with this number
# Says in the help what a typed command does; the id is that of its command.
command-does-last-capture = What the last move captured
# Says in the help what a typed command does; the id is that of its command.
command-does-move-number = Which move it is
# Says in the help what a typed command does; the id is that of its command.
command-does-position = The whole position, rank by rank
# Says in the help what a typed command does; the id is that of its command.
command-does-piece-lists = The pieces of both sides
# Says in the help what a typed command does; the id is that of its command.
command-does-where = Where these pieces stand
# Says in the help what a typed command does; the id is that of its command.
command-does-rank = What stands on this rank
# Says in the help what a typed command does; the id is that of its command.
command-does-file = What stands on this file
# Says in the help what a typed command does; the id is that of its command.
command-does-square = What stands on this square
# Says in the help what a typed command does; the id is that of its command.
command-does-attackers = What attacks this square
# Says in the help what a typed command does; the id is that of its command.
command-does-defenders = What defends the piece on this square
# Says in the help what a typed command does; the id is that of its command.
command-does-moves-of-piece = Where the piece on this square can go
# Says in the help what a typed command does; the id is that of its command.
command-does-moves-of-it = Where the lifted piece can go, or the one just refused
# Says in the help what a typed command does; the id is that of its command.
command-does-captures-of-piece = What the piece on this square can capture
# Says in the help what a typed command does; the id is that of its command.
command-does-captures = What you can capture
# Says in the help what a typed command does; the id is that of its command.
command-does-what-can-move = Which pieces can move
# Says in the help what a typed command does; the id is that of its command.
command-does-material = The material of both sides
# Says in the help what a typed command does; the id is that of its command.
command-does-diagonal = What stands on the diagonal of these two squares
# Says in the help what a typed command does; the id is that of its command.
command-does-diagonals-of-square = What stands on the diagonals of this square
# Says in the help what a typed command does; the id is that of its command.
command-does-rays = What stands on the lines from this square
# Says in the help what a typed command does; the id is that of its command.
command-does-knights-view = What stands a knight’s move away
# Says in the help what a typed command does; the id is that of its command.
command-does-long-diagonals = What stands on the long diagonals
# Says in the help what a typed command does; the id is that of its command.
command-does-pawns-by-file = The pawns of both sides, file by file
# Says in the help what a typed command does; the id is that of its command.
command-does-doubled-pawns = Which pawns are doubled
# Says in the help what a typed command does; the id is that of its command.
command-does-isolated-pawns = Which pawns are isolated
# Says in the help what a typed command does; the id is that of its command.
command-does-passed-pawns = Which pawns are passed
# Says in the help what a typed command does; the id is that of its command.
command-does-position-by-file = The whole position, file by file
# Says in the help what a typed command does; the id is that of its command.
command-does-changes = What has changed since your last move
# Says in the help what a typed command does; the id is that of its command.
command-does-path-of-piece = Where the piece on this square has been
# Says in the help what a typed command does; the id is that of its command.
command-does-last-move-effect = What the last move attacks, and what it leaves
# Says in the help what a typed command does; the id is that of its command.
command-does-check = Who is in check, and from what
# Says in the help what a typed command does; the id is that of its command.
command-does-position-text = Show or hide the position as text beside the moves
# Says in the help what a typed command does; the id is that of its command.
command-does-copy-position = Copy the position as FEN
# Says in the help what a typed command does; the id is that of its command.
command-does-read-score = Read the scoresheet, from the first move to the last
# Says in the help what a typed command does; the id is that of its command.
command-does-copy-score = Copy the game as PGN
# Says in the help what a typed command does; the id is that of its command.
command-does-can-win = Whether White or Black can still win
# Says in the help what a typed command does; the id is that of its command.
command-does-opponent = Who your opponent is
# Says in the help what a typed command does; the id is that of its command.
command-does-repeat = The last message again
# Says in the help what a typed command does; the id is that of its command.
command-does-turn-board = Turn the board
# Says in the help what a typed command does; the id is that of its command.
command-does-explore-by-touch = Explore the board by touch, or stop
# In the help: what the command does.
command-does-blindfold = Blindfold play on or off
# In the help: what the command does.
command-does-hide-pieces = Hide all pieces
# In the help: what the command does.
command-does-show-own-pieces = Show only your own pieces
# In the help: what the command does.
command-does-show-last-move = Show only the piece moved last
# In the help: what the command does.
command-does-silent-board = The board is silent, or answers again
# Says in the help what a key and a typed command do; the id is that of its command.
command-does-board-larger = Make the board larger
# Says in the help what a key and a typed command do; the id is that of its command.
command-does-board-smaller = Make the board smaller
# Says in the help what a typed command does; the id is that of its command.
command-does-board = Go to the board
# Says in the help what a typed command does; the id is that of its command.
command-does-go-to-square = Go to this square of the board
# Says in the help what a typed command does; the id is that of its command.
command-does-go-to-move = Look at the position after this move
# Says in the help what a typed command does; the id is that of its command.
command-does-back = One move back in the game
# Says in the help what a typed command does; the id is that of its command.
command-does-forward = One move forward in the game
# Says in the help what a typed command does; the id is that of its command.
command-does-game-start = Look at the start of the game
# Says in the help what a typed command does; the id is that of its command.
command-does-present = Back to the position as it stands
# Says in the help what a typed command does; the id is that of its command.
command-does-save-game = Save the game as a file
# Says in the help what a typed command does; the id is that of its command.
command-does-games = List the games on this device
# Says in the help what a typed command does; the id is that of its command.
command-does-settings = Open the settings
# Says in the help what a typed command does; the id is that of its command.
command-does-settings-for = Open the settings that have to do with a word
# Says in the help what a typed command does; the id is that of its command.
command-does-set-up = Set up a position and play from it
# Says in the help what a typed command does; the id is that of its command.
command-does-new-game = The form for a new game
# Says in the help what a typed command does; the id is that of its command.
command-does-clock-alone = A clock alone, for a real board
# Says in the help what a typed command does; the id is that of its command.
command-does-feel-clock = Feel the clock on a dial
# Says in the help what a typed command does; the id is that of its command.
command-does-call-fide = Call moves the FIDE way, in German
# Says in the help what a typed command does; the id is that of its command.
command-does-call-fide-names = Call moves by FIDE’s names in your language
# Says in the help what a typed command does; the id is that of its command.
command-does-call-plain = Call moves in plain words
# Says in the help what a typed command does; the id is that of its command.
command-does-call-nato = Call moves by the NATO alphabet
# Says in the help what a typed command does; the id is that of its command.
command-does-call-algebraic = Call moves in algebraic notation
# Says in the help what a typed command does; the id is that of its command.
command-does-call-uci = Call moves as UCI writes them
# Says in the help what a typed command does; the id is that of its command.
command-does-faster = Anna–Hector’s own voice faster
# Says in the help what a typed command does; the id is that of its command.
command-does-slower = Anna–Hector’s own voice slower
# Says in the help what a typed command does; the id is that of its command.
command-does-reset-keys = Reset all keys
# Says in the help what a typed command does; the id is that of its command.
command-does-sound-on = All sound on
# Says in the help what a typed command does; the id is that of its command.
command-does-sound-off = All sound off
# Says in the help what a typed command does; the id is that of its command.
command-does-help = List the typed commands
# Says in the help what a typed command does; the id is that of its command.
command-does-help-for = Search the help for this word
# The same of what is typed at a table.
table-command-does-call-move = Call your move
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-call-placed-move = Call the move that stands on your board
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-correct-call = Call another move in place of a slip
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-repeat-call = Repeat the move your opponent has called
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-repeat-move = Repeat this move, as you heard it
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-execute-call = Make the called move on your own board
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-execute-move = Make this move on your own board
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-place-move = Make this move on your board, before it is called
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-take-off = Take the piece on this square off your board
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-put-piece-back = Put the pieces of your board back
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-write-move = Write this move on your scoresheet
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-write-next-move = Write the last move on your scoresheet
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-ask-moves = Ask your assistant for the number of moves
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-ask-time = Ask your assistant for the time
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-tell-moves = As an assistant: tell the number of moves
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-tell-time = As an assistant: tell the time
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-compare-boards = Compare the two boards
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-mend-board = Put your own board right
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-compare-scores = Compare the scoresheets
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-read-conditions = The conditions of the game again
# Says in the help what something typed at a table does; the id is that of its command.
table-command-does-adjourn = Adjourn the game

## phrases
##
## What a game understands, typed or said: a phrase a line, under the id of its command. The help shows the first. a|b is one of these
## words, (a) a word that may be missing, { $square } a place for what is asked about: $square, $to, $cell, $rank, $file, $number, $count,
## $color, $pieces, $letter, and $rest for whatever else is said. Capitals, accents and apostrophes make no difference.

phrases-offer-draw =
    offer draw
    draw
    offer a draw
    offer
phrases-accept-draw =
    accept
    accept draw
    accept the draw
    ok|okay|fine|agreed|alright draw
phrases-refuse-draw =
    refuse
    refuse|reject|decline (the) draw
    reject
    decline
phrases-resign =
    resign
    i resign
phrases-claim-quickplay-draw =
    claim draw
    claim a draw
phrases-claim-increment =
    claim seconds
    ask for seconds
phrases-claim-threefold =
    claim three
    claim (a) (draw) (by) three|threefold|3|repetition (repetition|times)
phrases-claim-threefold-with =
    claim three with { $rest }
    claim three|threefold|3 (repetition|times) (with|by|after) { $rest }
phrases-claim-fifty-moves =
    claim fifty
    claim (a) (draw) (by) (the) fifty|50 (move|moves) (rule)
phrases-claim-fifty-moves-with =
    claim fifty with { $rest }
    claim fifty|50 (moves) (with|by|after) { $rest }
phrases-claim =
    claim
    claim { $rest }
phrases-claim-flag =
    flag
    claim (the) flag
phrases-claim-flag-of =
    flag { $color }
    { $color } flag
phrases-adjust =
    adjust
    i adjust
    j'adoube
    j' adoube
phrases-press-clock =
    press clock
    press
phrases-stop-clocks =
    stop clocks
    stop
    stop clock
    stop the clock|clocks
phrases-restart-clocks =
    restart clocks
    restart
    restart clock
    restart the clock|clocks
phrases-charge-time =
    charge it
    charge
    charge the time (away)
phrases-do-not-charge-time =
    do not charge it
    do not charge
    don't charge (it)
    do not charge the time (away)
    don't charge the time (away)
phrases-illegal-move =
    illegal move
    illegal
    (the) last move was illegal
phrases-illegal-move-of-number =
    illegal move { $number }
    illegal { $number }
    move { $number } was illegal
phrases-pressed-without-a-move =
    pressed without a move
    pressed without move
    clock was pressed without a move
phrases-pawn-left-unpromoted =
    pawn left unpromoted
    unpromoted
    pawn unpromoted
phrases-touched-piece =
    touched piece
    another piece was touched
phrases-take-back =
    undo
    take back
    takeback
    take that back
phrases-both-clocks =
    clock
    clocks
    time
    what time is left
phrases-my-clock =
    my clock
    my time
phrases-opponents-clock =
    opponent clock
    opponent's clock|time
    opponent time
phrases-time-control = time control
phrases-time-used =
    time used
    used time
    how much time is used
phrases-moves-to-control =
    moves to the control
    moves to (the) (time) control
    how many moves to (the) (time) control
phrases-period =
    period
    which period
    time period
phrases-delay-left =
    delay left
    delay
    how much delay (is) (left)
phrases-last-move =
    last move
    last
phrases-last-moves =
    last { $count }
    last { $count } moves
phrases-move-of-number =
    move { $number }
    what was move { $number }
phrases-last-capture =
    last capture
    what was captured|taken
phrases-move-number =
    move number
    which move
phrases-position =
    position
    read position
    read the board
    whole position
phrases-piece-lists =
    pieces
    all pieces
    piece lists
phrases-where =
    where { $pieces }
    where is|are (the) { $pieces }
phrases-rank =
    rank { $rank }
    row { $rank }
phrases-file =
    file { $file }
    column { $file }
phrases-square =
    square { $square }
    what is on { $square }
    what stands on { $square }
phrases-attackers =
    attackers { $square }
    attackers of { $square }
    attackers on { $square }
    who|what attacks { $square }
phrases-defenders =
    defenders { $square }
    defenders of { $square }
    who|what defends { $square }
phrases-rays =
    rays { $square }
    rays from { $square }
    lines from { $square }
phrases-knights-view =
    knight view { $square }
    knight's view { $square }
    knight's|knight view|jumps (of|from) { $square }
phrases-moves-of-piece =
    moves of { $square }
    moves from { $square }
    moves of the piece on { $square }
    where can { $square } go
phrases-moves-of-it =
    what can it do
    what can that|this|the piece do
    what can that|this do
    where can it|that|this (piece) go
    (its) moves
phrases-captures-of-piece =
    captures of { $square }
    captures from { $square }
phrases-what-can-move =
    what can move
    which pieces can move
    what pieces can move
phrases-captures =
    captures
    what can i take|capture
phrases-material =
    material
    count
    balance
phrases-diagonal =
    diagonal { $square } { $to }
    diagonal { $square } to { $to }
phrases-diagonals-of-square =
    diagonals { $square }
    diagonal|diagonals (of|through) { $square }
phrases-long-diagonals =
    long diagonals
    long diagonal|diagonals
phrases-pawns-by-file =
    pawns by file
    pawn structure
phrases-doubled-pawns = doubled pawns
phrases-isolated-pawns = isolated pawns
phrases-passed-pawns =
    passed pawns
    passers
phrases-position-by-file =
    position by file
    position by files
phrases-changes =
    what changed
    what has changed
    changes
phrases-path-of-piece =
    path { $square }
    path of { $square }
    where has { $square } been
    where has (the) piece on { $square } been
phrases-last-move-effect =
    last move attacks
    what the last move attacks
    what does|did the last move attack
phrases-check =
    who is in check
    check
    in check
    who|what gives check
phrases-position-text =
    position as text
    show (the) position as text
    show (the) position
phrases-copy-position =
    copy position
    copy fen
    copy the position
    (the) fen
phrases-read-score =
    read the score
    score
    scoresheet
    moves so far
    read (the) (whole) score|scoresheet|game
    (read) all (the) moves
phrases-copy-score =
    copy the score
    copy pgn
    copy (the) score|scoresheet|game (as) (pgn)
phrases-can-win =
    can { $color } still win
    can { $color } win|mate|checkmate
    can { $color } still mate|checkmate
    is it possible for { $color } to win|mate|checkmate
phrases-opponent =
    opponent
    who is my opponent
phrases-repeat =
    repeat
    again
    say again
    say that again
phrases-explore-by-touch =
    explore by touch
    explore (the) board
    explore (the) board by touch
phrases-turn-board =
    flip
    flip board
    flip|turn the board
    turn board
phrases-blindfold =
    blindfold
    play blindfold
phrases-hide-pieces =
    hide pieces
    hide (all|the) pieces
phrases-show-own-pieces =
    show my pieces
    show only my pieces
phrases-show-last-move =
    show only the last move
    show only last move
phrases-silent-board =
    silent board
    board silent
phrases-board-larger =
    larger board
    bigger board
    board larger|bigger
phrases-board-smaller =
    smaller board
    board smaller
phrases-board =
    board
    go to board
    go to the board
phrases-go-to-square =
    board { $square }
    go to square { $square }
phrases-go-to-move = go to move { $number }
phrases-game-start =
    start of the game
    go to the start
    from the start
    look through (the) game
    first position
    start of game
phrases-back =
    back
    previous
    previous move
    prev
phrases-forward =
    forward
    next
    next move
phrases-present =
    current position
    present
    go to the end
phrases-save-game =
    save
    save (the) game
    save (the) (game) as (a) (pgn) (file)
    save pgn
phrases-games =
    games
    my|saved games
    list (of) (the) games
    games on this device
    show (my) games
    open|load (a|the) (saved) game|games
    open
phrases-settings =
    settings
    options
    preferences
    settings (please)
phrases-settings-for =
    settings { $rest }
    (open|show|change) (the) settings for|of|on { $rest }
phrases-set-up =
    set up a position
    set (up) (the|a) position|board
    position setup|set-up
    change (the) position
    edit (the) position|board
phrases-new-game = new game
phrases-clock-alone =
    clock alone
    clock mode
    set a clock
phrases-feel-clock =
    feel the clock
    feel clock
    dial
phrases-call-fide =
    call fide
    fide call
    call anna
    call german
phrases-call-fide-names =
    call fide names
    fide names
phrases-call-plain =
    call plain
    plain words
    call words
phrases-call-nato =
    call nato
    nato
phrases-call-algebraic =
    call algebraic
    algebraic
phrases-call-uci =
    call uci
    uci
phrases-faster =
    faster
    speak faster
phrases-slower =
    slower
    speak slower
phrases-reset-keys =
    reset keys
    reset the keys
    reset all keys
    default keys
phrases-sound-on =
    sound on
    unmute
phrases-sound-off =
    sound off
    mute
phrases-help =
    help
    help (me) (out) (please)
    commands
    what can i say
phrases-help-for =
    help { $rest }
    help for|on|with { $rest }

## phrases-asked
##
## What people ask and say besides, in their own words. Small words (of this language’s lexicon) are left out here and of what is said alike.
## A place may be one of several, or missing: ({ $mine }|{ $theirs }), which are words for what is one’s own and the opponent’s; $direction is
## one of a compass. The last are questions that nothing here answers.

phrases-asked-claim-quickplay-draw = ({ $mine }) claim draw
phrases-asked-move-number =
    who goes|moves|plays next
    how many moves played|made|been played
    whose|which|what turn|move|go|side|colour|color (move)
    who move|moves|plays|go|goes|play (now)
    { $mine }|{ $theirs }|{ $color } turn|move|go
    { $mine } ({ $color }) move|turn
    { $color } move|play
    turn
    which|what move (number) (now)
    how many moves have { $mine }|{ $theirs }|we|they (both) played|made
    what current move|moves (number)
    current move number
    your turn|move or { $mine }
    which|what move is it
    what move are we on
    who won
    { $mine }|{ $theirs }|{ $color } win|won|lose|lost
    game (still) over|finished|ended|on|going
    (what|final) result
    game|match over|finished|ended|done (yet)
    who first
    whose move next
    over (yet)
    finished
    whose go|move|turn now
    who next
    { $mine } play
    what|which number move
    who won|lost (game|match)
    { $mine }|{ $theirs }|{ $color } won|lost (game|match)
    who next move|play|go
    how game end|ended
    game ended how
phrases-asked-attackers =
    what|who|which|anything|something|anyone (piece|pieces) (can) attack|attacks|attacking|attackers|threatens|threatening|threaten { $square }
    what|who|which (piece|pieces) targets { $square }
    who|which (piece|pieces) can take|capture { $square }
    can anything|something|anyone|{ $theirs } take|capture { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } (well) attacked|defended|protected|safe|hanging|hang|hangs|guarded|covered|threatened|unsafe
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } under attack
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } danger
    how many|often (pieces) (attack|attacks|attackers|defend|defends|defenders|attacked|defended) { $square } (attacked|defended|attackers|defenders)
    defenders|attackers|protectors|attacks { $square }
    what|who|which (piece|pieces) hits|hitting|hit|aims|aiming|pressures|pressuring|attacked { $square } (by)
    what|who|which (piece|pieces) { $square } attacked|threatened by
    ({ $mine }|{ $theirs }) { $square } { $pieces } attacked|defended|protected|safe|hanging|guarded|covered|threatened|unsafe
    can { $theirs } take|capture ({ $mine }) ({ $pieces }) { $square }
    anything|anyone|something attacking|attack|attacks ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    can { $square } taken|captured|attacked
    what|who|which|anything|something|anyone (piece|pieces) (can) attack|attacks|attacking|threatens|threatening|threaten|targets|target ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    danger { $square }
    what|who|which (piece|pieces) can capture|take ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    what|who|which { $color }|{ $mine }|{ $theirs } (piece|pieces) (can) attack|attacks|attacking|threatens|threatening|threaten|targets|target { $square }
    { $square } square attacked|threatened|safe
    pieces|piece|anything attack|attacks|defend|defends|attacking { $square }
    what|who|which (piece|pieces) takes|captures|take|capture { $square }
    what|who|which (piece|pieces) controls|control|controlling { $square }
phrases-asked-defenders =
    what|who|which (piece|pieces) defend|defends|defending|protect|protects|protecting|guards|guarding|covers ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    what|who|which (piece|pieces) { $square } defended|protected|guarded by
    anything|anyone|something defending|defends|defend|protecting|protects ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    how many times { $square } defended|protected|guarded
phrases-asked-rays =
    what|which (pieces) rays|lines { $square }
    { $direction } of { $square }
    (what|which|who|look|anything) (piece|pieces) { $direction } { $square }
    { $direction } ray|line { $square }
phrases-asked-square =
    what|who|which|anything|something|piece|pieces|what (else) (piece|pieces|stands|stand|standing|sits|sitting) { $square }
    piece|anything|something|square { $square }
    { $square } empty|free|occupied
    { $square } what
    what|which (piece) occupies|occupying { $square }
    look { $square }
    { $square } occupied|taken|vacant
    read|speak { $square }
    tell { $square }
    { $square } square
phrases-asked-moves-of-piece =
    where can ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } go|move
    where can { $mine } go|move with { $square }
    what can ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } do
    what|which (possible|legal) moves ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } (make)
    (possible|legal) moves ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square }
    which|what squares can|could ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } go|move|reach
    where|what could|may|might ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } go|move|play|reach
    what moves can|could ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } make
    where ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } go|move
    how|what ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } move|go
    can ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } move|go
    where { $square } can go|move
    what|where can ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } hit|attack|reach|see
phrases-asked-captures-of-piece =
    what|who can ({ $mine }|{ $theirs }) ({ $pieces }|piece) { $square } take|capture
    captures { $square }
phrases-asked-captures =
    what|which can { $mine } take|capture
    which|what captures ({ $mine })
    can { $mine } take|capture anything|something
    anything|something ({ $mine }) capture|take
    what can taken|captured
    what captures available|possible
    captures available|possible
    what|which captures|capture available|possible|there
    anything|something en prise
    anything|something hanging|loose|free
    (any) hanging|loose pieces|piece
    any capture|captures
    capture|captures now
phrases-asked-where =
    where { $pieces } (pieces|men) (stand|stands|standing|sit|located|now)
    { $pieces } where
    which { $pieces } { $mine }
    which|what pieces|men { $mine }|{ $theirs }|{ $color } (left|remain)
    { $pieces } pieces|men
    p { $pieces }
    list|show|locate|find|read|give { $pieces }
    { $pieces }
    which|what { $pieces } { $theirs }|{ $color } left|remain
phrases-asked-rank =
    (what|which) (pieces|piece|stands|stand) rank|row { $rank }
    (what|which) (pieces|piece|stands|stand) { $rank } rank|row
    (go|run|take) ({ $mine }) through|over|along|down|across rank|row { $rank }
    (go|run|take) ({ $mine }) through|over|along|down|across { $rank } rank|row
phrases-asked-file =
    (what|which) (pieces|piece|stands|stand) file|column { $file }
    (what|which) (pieces|piece|stands|stand) { $file } file|column
    (go|run|take) ({ $mine }) through|over|along|down|across|up file|column { $file }
    (go|run|take) ({ $mine }) through|over|along|down|across|up { $file } file|column
phrases-asked-both-clocks =
    what time|clock|clocks (say|show|shows|left)
    how much|long time (left)
    time left
    both clocks|times
    how much|long time { $color } (left|remain)
    time|clock { $color } (left)
    { $color } time|clock (left)
    clocks|clock|times
    how time
    clock|clocks times
    time situation
    how clocks
    time check
    what time situation
    how time going
    how much|long time left clock|clocks
    what times
    how much left clock|clocks
    time left clock|clocks
    who ahead|behind|up|down clock|clocks|time
phrases-asked-my-clock =
    how much time { $mine } clock
    what time { $mine } clock
    how long { $mine } clock
    how much|long (time) { $mine } (left|remain)
    how much left { $mine }
    time { $mine } left
    (what) { $mine } time|clock (time|clock|left)
    what { $mine } left
    time left { $mine }
    how many minutes|seconds { $mine } (left)
    { $mine } short|low|running time (out)
    what left { $mine } clock
    { $mine } minutes|seconds (left)
    how much time remains { $mine }
    { $mine } (enough) time
    time for { $mine }
    how { $mine } doing time
    what time { $mine } left
    how much left { $mine } clock
    what { $mine } clock
    how { $mine } clock|time
    time { $mine } clock
phrases-asked-opponents-clock =
    how much time { $theirs } clock
    what time { $theirs } clock
    how much|long (time) { $theirs } (left|remain)
    (what) { $theirs } time|clock (left)
    time|clock { $theirs } (left)
    what left { $theirs } clock
    how many minutes|seconds { $theirs } (left)
    { $theirs } short|low|running time (out)
    { $theirs } minutes|seconds (left)
    time left { $theirs }
    how { $theirs } doing time
    what time { $theirs } left
    how much left { $theirs } clock
    what { $theirs } clock
    how { $theirs } clock|time
    time { $theirs } clock
phrases-asked-time-used =
    how much|long time { $mine } used|spent
    how much time used|spent
    how much|long (time) { $mine }|{ $theirs }|{ $color } burned|burnt|burn|taken|take|consumed|wasted|waste|use|spend (so) (far)
    how many minutes|seconds { $mine }|{ $theirs }|{ $color } use|used|spend|spent|burned|burn|take|taken (so) (far)
phrases-asked-time-control =
    what time control
    what increment|bonus
    how long game
    (what) ({ $mine }) (playing) blitz|rapid|bullet|classical (or) (blitz|rapid|bullet|classical) (game)
    (what|which) time control|limit (we) playing|play|using
    how many|much seconds|minutes|time ({ $mine }) (get) per|each move
phrases-asked-moves-to-control =
    how many moves (left) (until|till|before) (time) control
    how many moves left
phrases-asked-last-move =
    (what) ({ $mine }|{ $theirs }|{ $color }) last|previous move
    repeat|say last move
    what ({ $mine }|{ $theirs }|{ $color }) last move
    what ({ $mine }) (move) ({ $theirs }|{ $mine }|{ $color }) (just) play|played|move|moved|made|happened
    what|which move { $theirs }|{ $color } (make|played)
    what move was that
    what was move
    { $theirs }|{ $color } last move
    last move
    what happened
    what did { $theirs }|{ $color } (just) do
    what { $theirs }|{ $color } (just) done
    what|which move before
    what|which move (just) played|made
    ({ $theirs }|{ $color }) latest move
    what ({ $theirs }|{ $color }) latest move
    what { $theirs }|{ $color } reply|answer
    which piece { $theirs }|{ $color } (just) move|moved
    which|what piece|pawn (just) move|moved (last)
    what { $theirs }|{ $color }|{ $mine } (just) play|played|move|moved last
    what last
    how { $theirs }|{ $color } answer|answered|reply|replied|respond|responded
    which|what move came|come last
    what move (was) last
    { $theirs }|{ $color } move
    what { $theirs }|{ $color } move
    missed last move
    last move again
    which|what move { $theirs }|{ $color } make|made|play|played
    what { $mine } (just) do|done
phrases-asked-last-moves =
    last { $count } (moves)
    what last { $count } moves
phrases-asked-move-of-number =
    what { $number } move
    what move { $number }
    which|what (move) ({ $color }|{ $mine }|{ $theirs }) play|played|make|made|do|did move { $number }
    { $color }|{ $mine }|{ $theirs } { $number } move
    { $color }|{ $mine }|{ $theirs } move { $number }
    what ({ $color }|{ $mine }|{ $theirs }) play|played|make|made { $number } move
    what happened move { $number }
    { $number } move
phrases-asked-last-capture =
    what ({ $theirs }|{ $color }|{ $mine }) take|took|taken|capture|captured (last)
    last capture
    which|what piece taken|captured (last)
    { $theirs }|{ $color }|{ $mine } just take|capture|took|captured anything|something|piece|pawn|{ $pieces }
    { $theirs }|{ $color } take|capture|took|captured anything|something|piece|pawn|{ $pieces }
    what (piece|pieces) { $mine }|{ $theirs }|{ $color } (just) lose|lost
phrases-asked-diagonal =
    (what|which) (pieces|piece) diagonal { $square } { $to }
    (what|which) (pieces|piece) diagonal between { $square } { $to }
phrases-asked-diagonals-of-square = (what|which) (pieces|piece) diagonal|diagonals { $square }
phrases-asked-long-diagonals =
    (what|which) (pieces|piece) long diagonals|diagonal
    (what|which) (pieces|piece) { $color }|light|dark long diagonal
    long { $color }|light|dark diagonal
    (what|which|who) (pieces|piece) long|big|main diagonals|diagonal
phrases-asked-pawns-by-file =
    (which) pawns file|files
    pawns file file|files
    how|what pawn structure
    pawn structure
phrases-asked-doubled-pawns =
    what|which ({ $mine }|{ $theirs }|{ $color }) pawns doubled
    (what|which|there) ({ $mine }|{ $theirs }|{ $color }) doubled ({ $color }) pawns
phrases-asked-isolated-pawns =
    what|which ({ $mine }|{ $theirs }|{ $color }) pawns isolated
    (what|which|there) ({ $mine }|{ $theirs }|{ $color }) isolated ({ $color }) pawns
    isolani
phrases-asked-passed-pawns =
    what|which ({ $mine }|{ $theirs }|{ $color }) pawns passed
    (what|which|there) ({ $mine }|{ $theirs }|{ $color }) passed ({ $color }) pawns|pawn
phrases-asked-position-by-file =
    (whole) position|board file file|files
    (whole) position|board file|files
phrases-asked-changes =
    what (has|have) changed (since) ({ $mine }) (last) (move)
    what changes since { $mine } (last) (move)
    changes since { $mine } (last) (move)
    what new|different
phrases-asked-position =
    position|board rank (rank|ranks)
    position|board ranks
    (what|describe|speak|read) (out) (whole) (current) position|board
    how position
    what board|position look|looks like
    how board|position look|looks
    where everything
    { $mine } position
    board|position description
    what position on board
    (full|entire|complete|current) position|board
    whole|full|entire board|position
    describe everything
    how everything stand|stands
phrases-asked-piece-lists =
    position|board piece|pieces
    pieces kind
    (all|what|which) pieces
    all pieces left
phrases-asked-what-can-move =
    what|which (legal) moves (are) (possible|legal|there)
    list|show (all) (the) legal|possible moves
    legal|possible moves
    what|which (legal|possible) moves
    what can { $mine } play|move
    what could { $mine } play|move
    { $mine } legal|possible moves
    legal|possible|available moves
    list|show|give|name { $mine } moves
    { $mine } possible|available moves
phrases-asked-game-start =
    (go) (to) beginning|start
    (go) back beginning|start
phrases-asked-check =
    (who|which|whose) ({ $mine }|{ $theirs }|{ $color }) (king) check
    what|who|which (piece|pieces) checks|checking ({ $mine }|{ $theirs }|{ $color }) (king)
    what|who|which (piece|pieces) gives|giving ({ $mine }|{ $theirs }|{ $color }) check
    { $mine }|{ $theirs }|{ $color } (king) checked
    { $theirs } check|checked|checking { $mine }
    where check
    { $mine }|{ $theirs }|{ $color } king attacked|danger|safe
    { $mine }|{ $theirs }|{ $color } giving|give|gave check
    anyone|king check
phrases-asked-material =
    what material (count|balance)
    material (count|balance|situation|difference)
    who|whos ahead|behind|up|down (material)
    count material|pieces
    how many { $pieces } ({ $mine }|{ $theirs }|{ $color }) (left|remain)
    how many pieces ({ $mine }|{ $theirs }|{ $color }) (left|remain)
    how material
    { $mine }|{ $theirs }|{ $color } ahead|behind|up|down (material)
    who winning|losing material
    how much material ({ $mine }|{ $theirs }|{ $color }) (left)
    { $mine }|{ $theirs }|{ $color } up|down|lost { $pieces }
    { $mine }|{ $theirs }|{ $color } more|fewer pieces|material
    who more pieces|material
    piece|pieces count
    { $mine }|{ $theirs }|{ $color } { $pieces } up|down|ahead|behind
    material even|equal|level
    what piece|pieces count
    who up|down
    even|equal material
    { $mine }|{ $theirs }|{ $color } more|fewer|less { $pieces }
    who more|fewer|less { $pieces }
    how many (pieces) { $mine }|{ $theirs }|{ $color } (left)
    { $mine } extra { $pieces }
    how much { $mine }|{ $theirs }|{ $color } down|up|ahead|behind
    who better|worse material
    { $mine }|{ $theirs }|{ $color } { $count } { $pieces } down|up|ahead|behind
    ({ $mine }|{ $theirs }|{ $color }) bishop pair
    ({ $mine }|{ $theirs }|{ $color }|who) (both) pair bishops
phrases-asked-opponent =
    { $theirs }
    who|whos { $theirs }
    who { $mine } playing|play (against|with)
    who playing against
    against who|whom { $mine } playing|play
    what|which color|colour { $mine } (play|playing)
    { $mine } (play|playing) { $color }
    what|which level ({ $theirs })
    how strong|good { $theirs }
    level { $theirs }
    which|what side { $mine } (play|playing|on)
    name of { $theirs }
    { $mine } (playing) white or black
    { $mine } (playing) black or white
    how strong|good you
phrases-asked-repeat =
    repeat (it|that)
    say it again
    pardon ({ $mine })
    what did you (just) say
    once more
    what
    beg pardon
    one more time
    ({ $mine }) did not hear|catch (it|that)
    come again
    say again
    ({ $mine }) missed that|it
    what was that
    what you say
    say that once more
    say it once more
    ({ $mine }) did not hear|catch|understand you|it|that
    did not hear|catch|understand
    sorry
    huh
    eh
    pardon
phrases-asked-board-larger = make|enlarge board (larger|bigger)
phrases-asked-board-smaller = make|shrink board (smaller)
phrases-asked-turn-board =
    turn|flip|rotate board (around|round|over)
    board upside down
    other way round board
    flip it
    switch|swap|change sides board
phrases-asked-back =
    go back (one) (move)
    one|1 move back
    step back
    (go) (step) back one|1 (move)
    (go) one|1 move back|backwards
    one|1 back
    go to previous move
    previous position
    show previous position
phrases-asked-forward =
    go forward (one) (move)
    one|1 move forward
    step forward
    (go) (step) forward one|1 (move)
    (go) one|1 move forward|forwards|on
    next one
    move|step forward|on
    go to next move
    next position
    one|1 forward
    show next move
phrases-asked-present =
    go (back) to game|end|present|latest
    (go) (back) (to) current|latest position
    back to game|present|now
    (go) (back) (to) last|final position
    back to where we are|were
    return|go|jump|take (back) (to) game|present (position)
    return|go|jump|take { $mine } back (to) game|present (position)
phrases-asked-save-game =
    export|save game
    save ({ $mine }) game
    export (game) (as) pgn
    download game|pgn
    save|keep this|current game
    save it|this|that (as) (pgn) (file)
    save (game) (as) (pgn) file
phrases-asked-read-score =
    (whole) score|scoresheet
    whole game
    (what|which) moves (so) (been) far|played|made
    read|list|tell|show|speak|say moves (so|played|made) (far)
    game so far
    all moves (so) (far)
    what|which moves (been) played|made (so) far
    moves played|made (so) (far)
    move|moves list
    show|read|list (of) move|moves list
phrases-asked-copy-score = copy score|scoresheet|game (as) (pgn)
phrases-asked-games =
    (list|show) ({ $mine }) (saved) games
    ({ $mine }) old|previous|earlier|past games
    open|show|see ({ $mine }) old|previous|earlier|past games
phrases-asked-settings =
    (open|show|change) ({ $mine }) settings|options|preferences
    where (are|is) settings|options|preferences
    how (do|can) ({ $mine }) open|change|find settings|options
    how (do|can) ({ $mine }) change|set|choose ({ $mine }) voice|language|keys|colors|colours|theme|sounds
    change|choose ({ $mine }) voice|language|keys|colors|colours|theme|sounds
    where can|do { $mine } change|find|open settings|options|preferences
    (go|take|bring|get) ({ $mine }) to settings|options|preferences
    go|take|bring|get ({ $mine }) settings|options|preferences
    voice|sound|speech|key|keyboard|colour|color|language settings|options
phrases-asked-new-game =
    start|begin|want|play new|another game
    { $mine } want new|another game
    new game
    another game
    start|begin again|over
    play again
    another one
    new match|round
    one more game|match|round|time
    another (one|game|match)
    can we|{ $mine } play again
    start|begin (all) over
    set up new game
    rematch
    let us play again
phrases-asked-offer-draw =
    ({ $mine }) offer { $theirs } draw
    propose draw
    ({ $mine }) offer (you) draw
    draw
    would you like|want|accept draw
    do you want draw
    how about draw
    { $mine } like draw
    shall|should|can|could we agree|have (on|to) draw
    let us agree|have (on|to) draw
    call it draw
    ask for draw
    shall we call it draw
    draw offer
    ({ $mine }) make|send draw offer
    ({ $mine }) propose|suggest draw
    ({ $mine }) draw by agreement
    (let) (us) split|share the point|points|honours
    want (to) (have|call|agree) (it) draw
    would|will|do you take|accept draw
phrases-asked-accept-draw =
    { $mine } accept|agree (draw|offer)
    accept ({ $theirs }) draw|offer
    agreed
    { $mine } (will) take draw
    agree to draw
    { $mine } agree to draw
phrases-asked-refuse-draw =
    ({ $mine }) decline|refuse|reject (draw|offer)
    no draw
    decline|refuse|reject ({ $theirs }) draw|offer
    { $mine } (do) not accept|want (a) draw|offer
phrases-asked-resign =
    { $mine } quit
    ({ $mine }) resign|surrender
    ({ $mine }) give up
    ({ $mine }) resign|surrender|concede (game)
    { $mine } (want|would|like) (to) resign|concede (game)
    { $mine } am resigning
    { $mine } resigning
    { $mine } (will) throw in the towel
    ({ $mine }) (am) (done|beaten|finished) you win|won
phrases-asked-take-back =
    can { $mine } undo (that|it)
    undo|takeback (that|it|{ $mine }) (last) (move)
    take back (that|it|{ $mine }) (last) (move)
    ({ $mine }) take (that|it|{ $mine }) (last) (move) back
    can { $mine } take (that|it|{ $mine }) (last) (move) back
    can { $mine } take back (that|it|{ $mine }) (last) (move)
    can|may { $mine } have ({ $mine }|that|last) move back
    give { $mine } move back
    let { $mine } have that back
    { $mine } (want|would|like) (to) (take) move back
    undo please
    go back on that|it|move
    retract|withdraw|revoke ({ $mine }|that) (last) (move)
    take that|it back
    misclick|mouseslip
phrases-asked-claim-threefold =
    ({ $mine }) claim three|threefold|3 (repetition|times)
    ({ $mine }) claim repetition
    ({ $mine }) claim (draw) (by|for|on) repetition|threefold (repetition)
    ({ $mine }) claim draw three|3 times
    three fold (repetition)
phrases-asked-claim-fifty-moves =
    ({ $mine }) claim fifty|50 (moves|move) (rule)
    ({ $mine }) claim (draw) (by|under|on) fifty|50 (moves|move) (rule)
phrases-asked-claim-flag =
    ({ $mine }) claim flag
    ({ $theirs }) flag (has|is) fell|fallen|down
    { $theirs } time is up|over
    { $theirs } ran|run (out) of time
    { $theirs } time ran|run out
    { $theirs } (is) out of time
    { $theirs } (has) flagged|lost (on) (time)
phrases-asked-press-clock =
    press|hit|punch ({ $mine }) clock
    clock pressed|hit
    pressed|hit ({ $mine }) clock
phrases-asked-stop-clocks = stop|pause ({ $mine }) clock|clocks
phrases-asked-restart-clocks =
    restart|resume|continue clock|clocks
phrases-asked-adjust =
    { $mine } adjust
phrases-asked-faster =
    (speak|talk|go) (more) faster|quicker|quickly
    too slow
    speed up
    more quickly
    (speak|talk|go) (bit|little) (more) faster|quicker|quickly
phrases-asked-slower =
    (speak|talk|go) (more) slower|slowly
    not (so|too) fast
    too fast
    slow down
    less fast
    not so quickly
    (speak|talk|go) (bit|little) (more) slower|slowly
phrases-asked-sound-on =
    (turn|switch) sound|sounds on
    turn|switch on sound|sounds
    (turn|switch|put) sound|sounds back on
phrases-asked-sound-off =
    (turn|switch) sound|sounds off
    turn|switch off sound|sounds
    (be) quiet
    silence
    stop talking|speaking
    shut up
    hush
    mute yourself|it|everything
    be silent
phrases-asked-call-nato =
    call (moves) (in) nato
    (use) nato (names|alphabet)
    call moves nato
    call nato
phrases-asked-help =
    help ({ $mine })
    what can { $mine } say|ask|type
    (what|which|all|list) commands (there) (are)
    vocabulary
    what can { $mine } do (here)
    how (do|can) { $mine } use|work this|it
    how this|it work|works
    show commands|help
    what|which commands can { $mine } use|say|type|give
    what words can { $mine } use|say|type
    what { $mine } options
    keyboard|key shortcuts|commands
    shortcuts|hotkeys|shortcut keys
    what|which|show|list keys|shortcuts|hotkeys
phrases-asked-reset-keys =
    reset ({ $mine }) keys
    reset|restore ({ $mine }) shortcuts|hotkeys|bindings
phrases-asked-unanswered =
    ({ $mine }) hint|tip
    best (move)
    eval
    evaluation
    hint
    threat
    threats
    look north|south|east|west|northeast|northwest|southeast|southwest
    view knight|king
    knights|kings view
    best line
    what does { $square } do
    what about { $square }
    can { $mine } castle|castling
    allowed castle|castling
    castle|castling kingside|queenside
    can { $theirs } mate|checkmate
    good|bad|better|mistake|blunder|worth idea|move
    how good|bad
    { $mine }|{ $theirs }|{ $color } king safe
    { $pieces } better than
    what opening
    what if
    if { $mine } play
    mate in
    how { $pieces } move
    worth resigning
    en passant
    trade|exchange { $pieces }
    who winning|better
    should { $mine }
    why move|{ $square }|{ $pieces }
    safe to take|capture
    what would you
    what ({ $mine }|{ $theirs }|{ $color }) { $number } (to|from) last move
    what was|is ({ $mine }|{ $theirs }|{ $color }) { $number } (to|from) last move
    what was|is move before last (one|move)
    (is|are) (there) anything|something|any|which|what of { $mine } (pieces|men) (is|are) hanging|loose|undefended|unprotected|attacked|threatened|safe
    (is|are) (there) anything|something|any|which|what of { $mine } (pieces|men) (is|are) en prise
    (is|are) any|which|what { $mine } pieces (is|are) hanging|loose|undefended|unprotected|attacked|threatened
    (do|does) { $mine }|{ $theirs } have|got any|anything|something|pieces (pieces|piece) hanging|loose|undefended|unprotected|attacked|threatened
    is anything|something { $mine } hanging|loose|undefended|attacked
    what|who|which|anything|something|piece (piece|pieces) (is|are|stands|sits|standing|sitting) (up|down|directly|just) (and) (in) (to) left|right|above|below|under|behind|beside|next|front|near|around|adjacent|over (of|to|from) { $square }
    is|are (there) anything|something|a|any (piece|pieces) (directly|just) (in) (to) left|right|above|below|under|behind|beside|next|front|near|around|adjacent|over (of|to|from) { $square }
    where|how|what|which (squares|moves) can { $mine }|{ $theirs }|{ $color } move|go|put|play|do|take|reach { $pieces } (go|move|to)
    where|how|what|which (squares|moves) can { $pieces } (move|go|play|do|take|reach) (to)
    where|how|what|which (squares|moves) can { $mine } go|move with { $pieces }
    can|could { $theirs }|{ $color } take|capture anything|something|a|any|one ({ $mine }) (pieces|piece)
    can|could { $theirs }|{ $color } take|capture { $pieces }
    (is|are) any|which|what|anything|something (pieces) of { $mine } (pieces|men) (is|are) under|in attack|danger|threat
    (is|are) any|which|what { $mine } pieces (is|are) under|in attack|danger|threat
    which|what pieces of { $mine } (is|are) hanging|loose|undefended|unprotected|attacked|threatened
    do|does any|anything|something of { $mine } (pieces|men) hang
    left rook|knight (to|takes|on) { $square }
    analyse|analyze|evaluate|assess|rate ({ $mine }) (position|game|move)
    where did ({ $mine }|{ $theirs }|{ $color }) { $pieces } come|came from

## phrases-loose
##
## Words by which a command is told where no phrase is said as it stands: all of a line must be there, in whatever order, and few words beside. What
## changes something is only offered then. Written as the group before is.

phrases-loose-claim-quickplay-draw =
    claim draw quickplay|rapidplay finish
    claim draw not trying|try win
    draw quickplay|rapidplay finish
    draw last two minutes
    claim draw try|trying win
    claim draw not|isnt trying|try win
phrases-loose-move-number =
    what move number
    what|which move { $mine }|now on
    how many moves (so) far
    whose|who turn|move
    move count
phrases-loose-attackers =
    what|who|anything|anyone hitting|attacking|eyeing|threatening|attacks|attack { $square }
    attackers|attacker { $square }
    { $square } attacked|hanging|safe|en prise|threatened
    can { $theirs } take|capture { $square }
    what|who|anything|anyone aiming|aimed|pointing|targeting { $square }
phrases-loose-defenders =
    what|who|anything|anyone protecting|defending|guarding|covering|protects|defends|guards|covers|backing { $square }
    defenders|defender|protectors { $square }
    how many times|often ({ $mine }) ({ $pieces }) { $square } defended|protected|guarded
phrases-loose-rays =
    look|see all directions|direction|lines|ways { $square }
    what|who see|seen|visible lines|directions|line { $square }
    straight lines|line { $square }
    along lines|rays|ray { $square }
    all directions|ways { $square }
    queen lines|view { $square }
phrases-loose-square =
    who|what|which piece|anything (there) { $square }
    { $square } occupied|empty|free
    check|look|read|tell|describe { $square }
phrases-loose-moves-of-piece =
    where|what can (piece) { $square } go|move|reach
    moves|options|squares (for) { $pieces }|piece { $square }
    where can { $pieces } { $square } go|move|reach
    legal|possible moves { $square }
phrases-loose-captures-of-piece =
    what|anything can { $pieces }|piece { $square } take|capture|takes
    can { $pieces }|piece { $square } take|capture|takes anything|something
    captures|takes|targets for|with|by|from (piece|{ $pieces }) { $square }
    what can { $square } take|capture
phrases-loose-captures =
    what|which|anything|pieces { $mine } (can) take|capture
    list|show|tell|possible|available captures
    what captures { $mine }
phrases-loose-where =
    where { $pieces }
    locate|find|which|what squares|square { $pieces }
    position|location { $pieces }
    where { $pieces } put|hiding|got|placed
phrases-loose-rank =
    what|anything|who|pieces (stands|there) rank|row { $rank }
    read|tell|list|describe rank|row { $rank }
    { $rank } rank|row
phrases-loose-file =
    what|anything|who|pieces (stands|there) file|column { $file }
    read|tell|list|describe file|column { $file }
phrases-loose-both-clocks =
    clock|clocks|time both|each (sides|players)
    who ahead|behind clock|time
    who more|less|most time
    times|clocks please
    time left both|each|everyone
    how clocks|times look|stand|stands|compare
    clock situation|status|times
    how many minutes|seconds { $color }
    { $color } minutes|seconds
phrases-loose-my-clock =
    how { $mine } (doing|off) time
    { $mine } time situation
    { $mine } out time
phrases-loose-opponents-clock =
    how { $theirs } (doing|off) time
    how long { $theirs } got
phrases-loose-time-used =
    how much|long time used|spent|taken (so) (far)
    time { $mine }|each|both used|spent|taken
    how long { $mine }|{ $theirs }|{ $color }|each taken|spent|used
    how long game taken|lasted|been going
phrases-loose-time-control =
    what time control|limit|format
    how long|much each (get|got|player|side)
    what kind|type game
    minutes per game|side|player
    how much time start|started|begin
    increment delay
    is|there increment|bonus
    any increment|delay
    is|there increment|bonus (game)
    how many minutes each|player|side
phrases-loose-moves-to-control =
    how many moves next|first control
    moves left|to go before|until|till control
    when next time control
phrases-loose-last-move =
    what { $theirs }|{ $color } (just) play|played|move|moved|do|did|done
    what last move
    not catch { $theirs }|{ $color } move
    { $theirs }|{ $color } just|last move|moved|played
    tell last move
    what played last
    what move { $theirs }|{ $color }
    where { $theirs }|{ $color } go|went|gone|moved
phrases-loose-last-moves =
    last|previous|past { $count } moves|plies
    read|say|tell|repeat last|previous { $count } (moves)
phrases-loose-last-capture =
    what { $theirs }|{ $color }|{ $mine } just take|took|captured|capture
    which|what piece|pawn { $mine }|{ $theirs }|{ $color } lose|lost
    which|what piece|pawn got taken|captured
    what taken|captured|lost
    what taken|captured last
phrases-loose-diagonal =
    diagonal from { $square } { $to }
    what diagonal { $square } { $to }
phrases-loose-diagonals-of-square =
    diagonals|diagonal (through|of|from|on|crossing) { $square }
    what|tell|read diagonals|diagonal (through) { $square }
phrases-loose-long-diagonals = what|tell|read long|main|big diagonals|diagonal
phrases-loose-pawns-by-file =
    pawn|pawns structure|formation|skeleton
    pawns|pawn file by file
    where pawns file|files
phrases-loose-doubled-pawns = ({ $mine }|{ $theirs }|{ $color }) (any) doubled pawns
phrases-loose-isolated-pawns = ({ $mine }|{ $theirs }|{ $color }) (any) isolated pawns
phrases-loose-passed-pawns =
    ({ $mine }|{ $theirs }|{ $color }) (any) passed pawns|pawn
    any passers
phrases-loose-position-by-file =
    board|position|read file by file
    board|position by|in files|columns
    column by column
phrases-loose-changes =
    what changed|different|new|happened since ({ $mine }) (last) (move|moved|turn)
    difference|differences|changes since (last) (move|turn)
    what changed
    anything changed|new|different
phrases-loose-position =
    describe|tell|read|give|speak whole|entire|full|complete (out) position|board
    read|describe|tell|speak|say (out) board|position
    how|what board|position stand|look|looks
    where everything|everyone (now)
    overview board|position
    go over|through board|position
    lost track|place board|position
phrases-loose-piece-lists =
    pieces both (sides)
    what pieces everyone|everybody|each|both|we (got|have)
    white black pieces
    list|tell|name|read all|both pieces
    pieces each side
    all pieces
    everybodys|everyones|both pieces
phrases-loose-what-can-move =
    which|what pieces { $mine } (able) (can) move
    which|what { $mine } pieces (can) move
    which pieces free|able move
    can anything move
    { $mine } mobile pieces
phrases-loose-game-start =
    go|jump|take|back beginning|start game
    beginning|start of game
    very first|start|starting position
    initial|starting|first position
    (go) (back) beginning|start game
phrases-loose-check =
    { $mine } in check
    who|what giving|gives ({ $mine }) check
    is it|that check
    king in check
phrases-loose-material =
    who ahead|behind|up|winning material
    material count|balance|situation|score
    { $mine } ahead|behind|up|down material
    points|pawns ahead|behind|up|down
    how material stand|look|stands
    compare|count material|pieces
phrases-loose-opponent =
    who { $mine } playing|play|against|facing
    { $theirs } name
    name { $theirs }
    what level|strength computer|engine
    who { $theirs }
    { $theirs } name|called
phrases-loose-repeat =
    repeat|again please|that|it|last message
    missed|catch|heard|hear that
    what did you say
    sorry what
    say that|it again
    sorry pardon
phrases-loose-board-larger =
    bigger|larger|enlarge|increase|zoom board
    zoom in
    board too small
phrases-loose-board-smaller =
    smaller|shrink|reduce|decrease board
    zoom out
    board too big|large
phrases-loose-turn-board =
    turn|flip|rotate|spin board
    see|view board { $color }|other|{ $theirs } side
    other side board
    { $color } at bottom
    board { $color }|{ $theirs } side|view|perspective
    show|see|view board { $color }|{ $theirs } (side|view|perspective)
phrases-loose-back =
    one|1|a move back|backwards|earlier
    step|go|move back (one) (move)
    previous|earlier move|position|ply
    undo view
phrases-loose-forward =
    one|1|a move forward|forwards|later|on|ahead
    step|go|move forward|on|ahead (one) (move)
    next move|position|ply
phrases-loose-present =
    back to present|now|current|latest|live (position)
    where we|{ $mine } are now
    latest|live|current position
    return to|back game
    end of game
phrases-loose-save-game =
    save|export|download|store game
    save|export|write file
    keep game
phrases-loose-read-score =
    read|hear|tell|review moves|game from|since start|beginning
    read|hear|show|tell|go through scoresheet|score|notation
    moves so far
    all|every|list moves (played) (so) (far)
    whole|entire game (so) (far) moves
phrases-loose-copy-score =
    copy|clipboard game|pgn|score|moves|notation|scoresheet
    put pgn|game clipboard
    get|have|give pgn|notation
    can get|have pgn
phrases-loose-games =
    list|show|open|see|which games (saved|stored|device|played|have)
    games on device|computer|phone|tablet
    saved|stored|old|finished|past|previous games
    what games (saved|stored|have|got)
phrases-loose-settings =
    open|go|take|show|where settings|options|preferences
    settings|options|preferences page|menu
    where|how change|set|find|adjust|choose voice|language|keys|colors|colours|theme|sounds|sound|speech|clock|board
phrases-loose-new-game =
    start|begin|play|want|fancy|set up new|another|fresh|different|next game
    new|another|fresh|next game
    form new game
    let us|we play again
    play another one|game
    another round|one
phrases-loose-offer-draw =
    ask|offer|propose|suggest { $theirs } draw
    { $theirs } want|like|take|accept|agree draw
    how about calling draw
    draw by agreement
    ask { $theirs } draw
    fancy|want|like|care draw
    ask ({ $theirs }) if draw
    can|could|shall we draw
    what about draw
phrases-loose-accept-draw =
    accept|take|agree draw|offer
    yes (take) draw
    draw fine|good
    accept { $theirs } offer
    happy with draw
    accept|take draw offer
phrases-loose-refuse-draw =
    no play|playing|continue
    { $mine } play|playing|fight|carry|go on
    { $mine } keep|continue playing|game
    no play|playing on
    play|playing|fight|carry on
    turn|turning down draw|offer
    decline|refuse|reject|declining|refusing draw|offer
    not accept|want|take draw|offer
    keep|continue playing
    decline|refuse|reject draw offer
phrases-loose-resign =
    give|giving up game
    lost resign
phrases-loose-take-back =
    undo { $mine } (last) move
    take back { $mine } (last) move
    take that|it|move back
    not mean|want that
    slip|mistake take back
    reverse (last) move
    mouse slip
    wrong move
phrases-loose-claim-threefold =
    claim draw threefold|repetition|repeated|repeats
    claim draw three|3|third position|times|time
    same position three|3|third times|time (claim) (draw)
    threefold|repetition draw
    position repeated|repeats three|3|third times|time
    threefold repetition
phrases-loose-claim-fifty-moves =
    draw|claim fifty|50 moves|move (rule)
    fifty|50 move|moves rule
    no capture|captures fifty|50 moves
phrases-loose-claim-flag =
    { $theirs } flag fallen|fell|down|dropped|falling
    { $theirs } out time
    { $theirs } lost|loses time
    { $theirs } run|ran|running out time
    { $theirs } time run|ran|is out|up|expired
    { $theirs } time up|over|out|expired|gone
    { $theirs } flagged
    claim win time
    { $theirs } out of time
    { $theirs } clock ran|run out
    { $theirs } flags down|fallen|fell
    times|time up|over|expired
    you ran|run out time
phrases-loose-press-clock = { $mine } pressed|press|pressing|hit|tap clock
phrases-loose-stop-clocks =
    stop|pause|halt|freeze clock|clocks|time
    pause|interrupt|suspend game
    { $mine } need|want break|pause
phrases-loose-restart-clocks =
    start|restart|resume|unpause|continue clock|clocks
    start clock|clocks again
    clock|clocks running|going again
    continue|resume|unpause game
phrases-loose-adjust =
    only adjusting
    { $mine } adjusting
    adjusting|adjust|straightening|centering piece|pieces
phrases-loose-faster =
    speak|talk|read|voice|speech|go faster|quicker|quickly|speed
    speed up voice|speech|reading
    speed it up
    increase speed|rate
    talking|speaking|reading|going too slow|slowly
phrases-loose-slower =
    speak|talk|read|voice|speech|go slower|slowly|slow
    slow down voice|speech
    slow it down
    decrease|reduce speed|rate
    talking|speaking|reading|going too fast
phrases-loose-sound-on =
    sound|sounds|audio|volume|noise back on
    turn|switch|put sound|sounds|audio on|back
    enable sound|sounds|audio
    unmute everything|all|sound
phrases-loose-sound-off =
    mute everything|all|sound|sounds|it
    turn|switch|shut off|down sound|sounds|audio
    no more|all sound|sounds
    disable sound|sounds|audio
    silence everything|all
    no sound|sounds
phrases-loose-help =
    list|show|what|which|tell|all commands (can|there)
    how { $mine } play|use|move|enter
    what can { $mine } type|say|ask|do
    { $mine } need help
    help me
phrases-loose-reset-keys =
    reset|restore|default|defaults keys|shortcuts|keyboard|hotkeys|bindings
    keys|shortcuts|keyboard back default|defaults|normal|original
    original|default|standard keys|shortcuts
phrases-loose-claim =
    what|which draw|draws claim|claimed
    can claim draw|draws
    claim available|possible draw|draws
    what claim now
phrases-loose-claim-increment =
    extra|more|five seconds
    ask|want|need increment|seconds
    introduce increment
    can have extra|more seconds
phrases-loose-claim-flag-of =
    { $color } flag fallen|fell|down|dropped
    { $color } out time
    { $color } lost|loses time
    { $color } run|ran|running out time
    { $color } time up|over|out|expired|gone
    { $color } flagged
phrases-loose-charge-time =
    charge|count|deduct|subtract time away|gone|missed|offline|asleep
    charge { $mine } time
    take time off { $mine } clock
    count|charge|deduct time phone|device|computer|app
phrases-loose-do-not-charge-time =
    not charge|count|deduct|subtract time
    ignore time away|gone|missed|asleep|offline
    not charge { $mine }
    not count|charge time phone|device|computer|app
phrases-loose-illegal-move =
    move|that illegal
    move|that not legal|allowed
    { $theirs } move illegal
    last move not legal|allowed|possible
    { $theirs } can not do|play|move that
    against rules
    move not legal|allowed|possible
phrases-loose-illegal-move-of-number =
    move { $number } illegal
    move { $number } not legal|allowed
phrases-loose-pressed-without-a-move =
    pressed|hit|press|stopped clock without moving|move
    pressed|hit clock before moving
    pressed|hit clock not moved|move|moving
    clock without moving|move
phrases-loose-pawn-left-unpromoted =
    pawn not promoted|promote|promoting
    forgot promote pawn
    not promote|promoted pawn
    pawn last|eighth|first rank not promoted|replaced
    forgot|forgets|missed promote|promotion
    { $theirs } forgot|forgets promote (pawn)
    pawn stands last rank
phrases-loose-touched-piece =
    { $theirs } touched|moved another|different|other|wrong piece
    touch move
    touched another|different|other|wrong piece
    { $theirs } touched { $pieces }
phrases-loose-period =
    what|which period (now) (in)
    which time control in|now
phrases-loose-delay-left =
    how much|long delay left|remaining
    delay remaining|left|now
phrases-loose-moves-of-it =
    where|what can it|piece|that go|move|do
    where|which else could|can it|piece go
    moves|options for it|this|that
    where can this|that one go|move
    where can this|that|it|one go|move
phrases-loose-knights-view =
    knight|knights jump|jumps|hop|hops|move|moves (away) from { $square }
    what|who knight|knights move|jump|hop away { $square }
    knight view|vision { $square }
    squares knight|knights reach { $square }
phrases-loose-path-of-piece =
    where|how { $pieces }|piece { $square } come|came|get|got (from|there)
    where { $pieces }|piece { $square } been
    history|path|route|journey of|for ({ $pieces }|piece) { $square }
    how { $square } got|get there
    trace ({ $pieces }|piece) { $square }
phrases-loose-last-move-effect =
    what that|last|{ $theirs }|{ $color } move attack|attacks|attacking|threaten|threatens|threatening|do|does
    what { $theirs }|{ $color } (now) threatening|threaten|threatens|attacking with that|last move
    what threat|threats last|that move
    point|idea|effect of|behind that|last move
    what { $theirs }|{ $color } (now) threatening|attacking
    ({ $mine }|{ $theirs }|{ $color }) last move attack|attacks|attacking|threaten|threatens|threatening
phrases-loose-position-text =
    show|hide|display board|position text
    position|board (as) text
    text position|board|version
phrases-loose-copy-position =
    copy|clipboard position|fen|board
    put fen|position clipboard
    give|get (me) fen
    get|have|give|what fen
phrases-loose-can-win =
    can|could { $color }|{ $mine }|{ $theirs } still|possibly win
    enough|sufficient|insufficient material (win|mate)
    still winnable
    can anyone|anybody|either|side|both still win
phrases-loose-explore-by-touch =
    explore|feel board|position finger|fingers|touch|hand|way
    touch exploration|explore|mode
    finger|fingers on|over board
    explore touch
    feel|explore way|round|around board|position
phrases-loose-blindfold =
    blindfold mode|game|chess|on|off
    turn|switch|start|stop blindfold
    play without seeing|sight
phrases-loose-hide-pieces =
    hide|remove|invisible|clear (all) pieces
    make pieces invisible
    not show pieces
    hide board
phrases-loose-show-own-pieces =
    only|show|see { $mine } own pieces
    only { $mine } pieces
    hide { $theirs } pieces
phrases-loose-show-last-move =
    only show|see last|moved move|piece
    highlight last move
phrases-loose-silent-board =
    board|squares quiet|silent|mute|silence|speak
    mute|silence board
    stop|not reading|read|say|announce squares
    make board quiet|silent
phrases-loose-board =
    go|take|jump|move|back|focus|get ({ $mine }) to board
    focus on board
phrases-loose-go-to-square =
    go|jump|move|take|put ({ $mine }) to|cursor|focus square|cursor { $square }
    jump|cursor|focus|navigate (to) { $square }
    go|take ({ $mine }) to square { $square }
    go|goto (to) { $square }
phrases-loose-go-to-move =
    go|jump|back|show|take|position|board (to|after|at) move { $number }
    position|board after move { $number }
    look|see position|game at|after move { $number }
phrases-loose-settings-for = (open|where|change|find|go|show) { $rest } settings|options
phrases-loose-set-up =
    set|setting up position|board|pieces
    custom|own|different position
    enter|edit|create|build|arrange position|fen
    play from position|fen
    start from position
phrases-loose-clock-alone =
    only clock
    want|need|use clock
    use|want|open chess clock
    clock real|wooden|physical|other board
    clock without board|game
    chess clock
phrases-loose-feel-clock =
    feel|touch|dial clock|time
    clock|time dial|touch|hand|hands

## phrases-table
##
## What is said at a table, with the words of the Laws (App. D): announce, repeat, execute. $rest is a move; words may follow it.

phrases-table-call-move =
    call { $rest }
    announce { $rest }
    i call|announce (the) (move) { $rest }
    call|announce (the) (move) { $rest }
    calling|announcing { $rest }
    my move is { $rest }
phrases-table-call-placed-move =
    announce the move
    announce
    call|announce it
    call|announce (the|my) move
    i call|announce it
    i call|announce the|my move
phrases-table-correct-call =
    correct { $rest }
    correction { $rest }
    i correct (it|that) (to) { $rest }
    correct it|that to { $rest }
    (no) i meant (to) (say) { $rest }
    slip of the tongue { $rest }
    i misspoke { $rest }
phrases-table-repeat-call =
    repeat the move
    repeat it|move
    i repeat (it)
    i repeat the move|call
    repeat the call|announcement
    repeat my opponent's|opponent move
phrases-table-repeat-move =
    repeat { $rest }
    i repeat { $rest }
    repeat (the) move { $rest }
    i repeat (the) move { $rest }
    repeating { $rest }
    repetition { $rest }
    i heard { $rest }
phrases-table-execute-call =
    make it on my board
    make|execute|play|put it|that on my (own) board
    make|execute|play (the) move on my (own) board
    execute (it)
    execute (the) move
    i execute it
    i execute the move
phrases-table-execute-move =
    execute { $rest }
    i execute { $rest }
    execute (the) move { $rest }
    on my (own) board { $rest }
    make|execute|play|put { $rest } on my (own) board
    { $rest } on my (own) board
phrases-table-place-move =
    place { $rest }
    i place|put|move { $rest }
    put { $rest }
    move { $rest }
    set { $rest }
    make { $rest }
    make (the|my) move { $rest }
phrases-table-take-off =
    take off { $square }
    off { $square }
    i take off { $square }
    take { $square } off
    remove { $square }
    take (off) (the) piece|pawn off|on|from { $square }
    remove (the) piece|pawn on|from { $square }
phrases-table-put-piece-back =
    put back
    put it|them|everything|all back
    put (the) piece|pieces back
    put back (the) piece|pieces
    i put it|them|everything back
    set it|them back
    return (the) piece|pieces
phrases-table-write-move =
    write { $rest }
    write down { $rest }
    i write (down) { $rest }
    write (down) (the) move { $rest }
    record { $rest }
    note (down) { $rest }
phrases-table-write-next-move =
    write it
    write it|that down
    write (down) (the) move
    write down
    i write it (down)
    record it
    record (the) move
    note it (down)
phrases-table-ask-moves =
    ask moves
    ask for (the) moves
    ask (for) (the) number of moves
    ask how many moves
    i ask for (the) moves
    ask my assistant for|about (the) moves
    assistant (how) (many) moves
    tell me (the) moves
phrases-table-ask-time =
    ask time
    ask for (the) time
    ask (for) (the) time used
    ask how much time
    i ask for (the) time
    ask my assistant for|about (the) time
    assistant (how) (much) time
    tell me (the) time
phrases-table-tell-moves =
    tell moves
    tell the moves
    tell (the) number of moves
    tell how many moves
    tell him|her|them (the) moves
    tell my|the player (the) moves
    i tell (the) moves
phrases-table-tell-time =
    tell time
    tell the time
    tell (the) time used
    tell how much time
    tell him|her|them (the) time
    tell my|the player (the) time
    i tell (the) time
phrases-table-compare-boards =
    compare boards
    compare the|our|both boards
    compare (the) two boards
    check the boards
    do the boards agree|differ|match
    are the boards alike|equal
    are the boards the same
phrases-table-mend-board =
    mend my board
    put|set my|the board right
    mend|correct|fix|repair (my|the) board
    i mend my board
    put right my|the board
    make my board right
phrases-table-compare-scores =
    compare scores
    compare scoresheets|sheets
    compare the|our|both scores|scoresheets|sheets
    compare (the) two scoresheets|scores|sheets
    check the scores|scoresheets
    do the scores|scoresheets agree|differ|match
phrases-table-read-conditions =
    conditions
    read (the) conditions
    conditions of play
    read (the) conditions of play
    what are the conditions
    what is|was agreed (on)
    tell me the conditions
phrases-table-adjourn =
    adjourn
    adjourn (the|this) game
    i adjourn
    i adjourn the game
    adjournment
    break off the game
    interrupt the game

## phrases-clock
##
## What is said to a clock that stands alone. $color is a player.

phrases-clock-clock-press =
    press
    clock
    press (the|my) clock
    move made|done
    (my) move is made|done
    i (have) moved
    done
    press it
    i (have) pressed|played
    i (have) just moved|pressed|played
    i've moved|pressed|played
    i (have) made my move
    i've made my move
    move played|completed
    switch
    switch (the) clock|clocks
phrases-clock-clock-press-of =
    { $color } pressed
    { $color } presses|press
    { $color } has|have pressed|moved
    { $color } moved
    press { $color }
    { $color } (has|have) made|completed his|her|their|the|a move
    { $color } has|have played
    { $color } (has|have) pressed|presses (the|his|her|their) clock
    press (the) (clock) for { $color }
    press { $color } clock
phrases-clock-clock-stop =
    stop
    pause
    stop|pause (the) clock|clocks
    hold (the) clock|clocks
    halt
    stop|pause|halt|freeze|hold (the|both) clock|clocks
    stop|pause (the) game
phrases-clock-clock-restart =
    restart
    continue
    resume
    go on
    start
    restart|resume|continue (the) clock|clocks
    start (the) clock|clocks (again)
    go
    let's go
    begin
    carry on
    unpause
    unpause (the) clock|clocks
    start|restart|resume|continue (the|both) clock|clocks (again)
    start|begin|resume|continue (the) game
phrases-clock-clock-charge-time =
    charge it
    charge
    charge the time (away)
    charge it|that
    (yes) charge it
    charge (the|that|this) time (away)
phrases-clock-clock-do-not-charge-time =
    do not charge it
    do not charge
    don't charge (it)
    do not charge the time (away)
    don't charge the time (away)
    do not charge it|that
    do not charge that|this time
    don't charge that|this time
phrases-clock-clock-times =
    time
    times
    both times
    both clocks
    what time is left
    how much time (is) (left)
    time|times please
    clock times
    time check
    remaining time|times
    time|times left|remaining
    what is|are (the) time|times (left|remaining)
    what do|does (the) clock|clocks say|show|read
    how do (the) clocks stand
    how much time is there (left)
    how much time remains
    how much time does|has each|either (side|player) (have|got) (left)
    how much time do|have we|both (both|each|sides|players) (have|got) (left)
    how much time do|have they both (have|got) (left)
    both players' time|times|clocks
    (what) (is) (the) time of both (sides|players)
phrases-clock-clock-time-running =
    my time
    my clock
    how much time have i
    how much time do i (still) have (left)
    how much time have i got|left (left)
    how much (time) is left for me
    how much do i have left
    how much have i got (left)
    how long do i (still) have (left)
    how long have i (got) (left)
    how many minutes|seconds do i (still) have (left)
    how many minutes|seconds have i (got) (left)
    what is my time|clock (left)
    what's my time|clock
    my remaining time
    my time|clock left|remaining|please
    time left|remaining for me
    time (left) on my clock
    how much (time) (is) (left) on my clock
    what does my clock say|show|read
    how am i (doing) on|for time
phrases-clock-clock-time-other =
    opponent's time
    (my) opponent's|opponent|other time|clock
    (what) (is) his|her|their|your (remaining) time|clock (left|please)
    what is (my|the) opponent's|opponent (remaining) time|clock (left)
    the opponent's|opponent time|clock
    (my) opponent's remaining time
    (my) opponent's time|clock left|remaining|please
    how much time does|has (my|the) he|she|opponent (still) (have|got) (left)
    how much time do you|they (still) have (left)
    how much time have you|they got (left)
    how much (time) (is) (left) on his|her|their|your clock
    how much (time) (is) (left) on (my|the) opponent's|opponent clock
    what about (my|the) opponent
    how long does|has (my|the) he|she|opponent (have|got) (left)
    how many minutes|seconds does|has (my|the) he|she|opponent (have|got) (left)
    (how) (much) time (is) left for (my|the) opponent|him|her
    what does (my|the) his|her|opponent's clock say|show|read
phrases-clock-clock-time-of =
    { $color } time
    { $color } time|clock
    time|clock (of) { $color }
    how much time has { $color }
    (what) (is|are) { $color } (remaining) time|clock (left|remaining|please)
    how much time does|do { $color } (still) have (left)
    how much time has|have { $color } (got) (left)
    how much time (is) (left) (for) { $color }
    how much time { $color } has (left)
    how much (time) (is) (left) on { $color } clock
    what time does { $color } have
    show|tell (me) { $color } time|clock
    how long does|do { $color } (still) have (left)
    how long has|have { $color } (got) (left)
    how many minutes|seconds does|do|has|have { $color } (still) (have|got) (left)
    (remaining) time (left|remaining) for { $color }
    what does|do { $color } clock say|show|read
phrases-clock-clock-moves =
    move number
    moves
    moves made
    which move
    how many moves
    what|which move (number) is it (now)
    what|which move (number) are we on|at
    what|which move number
    what is (the) move (number)
    what's the move number
    how many moves have been|we|i made|played
    how many moves (so) (far)
    how many moves (were|are) made|played
    move count
    number of moves (made|played)
    moves played
    what is the current move (number)
    what number move is (it|this)
    what|which move is this
    current move (number)
phrases-clock-clock-moves-of =
    { $color } moves
    moves (of) { $color }
    { $color } move number
    how many moves has { $color }
    how many moves has|have { $color } made|played|done
    how many moves did { $color } make|play
    moves (made|played) by { $color }
    { $color } moves made|played
    which|what move (number) is { $color } on|at
phrases-clock-clock-moves-to-control =
    moves to the control
    control
    moves to (the) (time) control
    moves to go
    how many moves to (the) (time) control
    (how) (many) (more) moves (are) (left) to|until|till|before (the) (next) (time) control
    how many moves (are) left
    how many moves to go
    how many (more) moves do i have|need (left) to|until|till|before (the) (next) (time) control
    when is (the) (next) (time) control
phrases-clock-clock-moves-to-control-of =
    { $color } moves to the control
    { $color } moves to (the) (time) control
    { $color } moves to go
    moves to (the) (time) control (of) { $color }
    how many (more) moves does|do|has|must { $color } (have|need|make) (left) to|until|till|before (the) (next) (time) control
    how many moves to go (for) { $color }
    { $color } moves (left) until|till|before (the) (next) (time) control
    moves (left) to|until|till|before (the) (next) (time) control (for|of) { $color }
phrases-clock-clock-time-used =
    time used
    used
    used time
    how much time (is) used
    how much time have i|we used|spent
    how much time was|has (been) used|spent
    how much time (is) spent
    time spent
    elapsed time
    time elapsed
phrases-clock-clock-time-used-of =
    { $color } time used
    time used (by|of) { $color }
    { $color } used time
    how much time has { $color } used
    how much time has|have { $color } used|spent|taken
    how much time did { $color } use|spend|take
    how long has|have { $color } used|taken|spent
    time spent (by) { $color }
    { $color } time spent
    { $color } elapsed time
phrases-clock-clock-period =
    period
    periods
    which period
    time period
    what|which (time) period is it|this
    what|which period are we in
    what period
    current (time) period
phrases-clock-clock-period-of =
    { $color } period
    period (of) { $color }
    what|which period is|are { $color } in
    what|which period of { $color }
phrases-clock-clock-delay =
    delay left
    delay
    how much delay (is) (left)
    remaining delay
    delay remaining
    how much delay remains
    how much of (the) delay is left
phrases-clock-clock-whose =
    whose clock
    whose clock runs
    whose clock is running
    whose turn|move (is) (it)
    who is on|to move
    who is running
    who's running|playing
    which|what clock (is) runs|running|on|ticking
    whose clock is it|on|ticking|going|active
    whose clock ticks
    who's clock (is) (running|it)
    whose time is running
    who's turn|move (is) (it)
    who's on|to move|play
    who is to play
    who has (the) move
    who moves|plays (now|next)
    whose turn|move is it now
    is the|a|any|my|his clock running
    are (the) clocks running
    which side is running|to|on (move)
phrases-clock-clock-claim-flag =
    flag
    claim (the) flag
    (the) flag (has) fell|fallen
    (the) flag is down
    (the) flag down
    flag is fallen
    flag fall
    flag's down|fallen
    the flag's down|fallen
    i call (the) flag
    flag claim
    i claim (the|a) flag (fall)
    claim (the|a) flag fall
    time is up|over
    time has expired
    time's up
    time up
    time has run out
    time ran out
    out of time
    (i) claim (a|the) win on time
phrases-clock-clock-claim-flag-of =
    { $color } flag
    flag (of) { $color }
    { $color } flag (has) fell|fallen
    claim { $color } flag
    { $color } flag (is) down|fallen
    { $color } (is|are) out of time
    { $color } (has|have) ran|run out of time
    { $color } time (is) up|over
    { $color } time has expired
    { $color } time has run out
    { $color } time ran out
    { $color } (has|have) flagged
    { $color } (has|have) lost|loses on time
    (i) claim (the) flag of { $color }
    i claim { $color } flag
phrases-clock-clock-illegal-move =
    illegal move
    illegal
    an illegal move
    that was|is illegal
    that was|is an illegal move
    that's illegal
    that's an illegal move
    impossible move
    illegal move claim
    (i) claim (an) illegal move
phrases-clock-clock-illegal-move-of =
    { $color } illegal move
    illegal move (by|of) { $color }
    illegal { $color }
    { $color } (has) made an illegal move
    { $color } move was|is illegal
    { $color } (has|have) played|made|plays|makes an illegal move
    illegal move from { $color }
    (an) illegal move (by|of|from) { $color }
    impossible move (by|of|from) { $color }
phrases-clock-clock-time-control =
    time control
    what is (the) (clock) set (to)
    settings
    what|which time control (is) (it|this)
    what is|are the time control|controls
    what's the time control
    what|which time control are we playing|using
    what time control do we have
    what is|are (the) (time) settings
    clock|time setting|settings
    how is the clock set
    increment
    what is the increment|bonus
    what's the increment
    what|which increment
    how much increment (is) (there)
    is there an increment
phrases-clock-clock-feel =
    feel the clock
    feel clock
    dial
    dials
phrases-clock-repeat =
    repeat
    again
    say again
    say that again
    (please) repeat it|that (please)
    repeat please
    please repeat
    say it again
    say it|that again please
    again please
    once more
    one more time
    pardon
    come again
    what did you say
phrases-clock-sound-on =
    sound on
    unmute
phrases-clock-sound-off =
    sound off
    mute
phrases-clock-reset-keys =
    reset keys
    reset the keys
    reset all keys
    default keys
phrases-clock-help =
    help
    commands
    what can i say
    help please|me
    please help
    what can i type|do
    (show) (the|all) commands
    list (of|the) commands
phrases-clock-help-for =
    help { $rest }
    help for|on|with { $rest }

## phrases-set-up
##
## What is said where a position is set up.

phrases-set-up-remove =
    remove { $rest }
    take off|away { $rest }
    take|remove|delete|clear|empty { $rest }
    get rid of { $rest }
phrases-set-up-move =
    move { $rest }
    shift { $rest }
phrases-set-up-clear =
    clear
    clear|empty (the) (whole) board
    (an) empty board
    clear|remove|take (off) everything|all
    wipe (the) board
    clear|remove all (of) (the) pieces
phrases-set-up-starting-position =
    starting position
    (the) starting|start|initial position
    (set) (up) (the) starting|start|initial position
    new board
    put (up) (the) starting|start|initial position
phrases-set-up-chess960 =
    chess960 { $number }
    chess960|chess-960|fischer (position) (number) { $number }
    chess 960 (position) (number) { $number }
phrases-set-up-chess960-on =
    chess960
    chess960|chess-960
    chess 960
    fischer random (chess)
phrases-set-up-chess960-off =
    regular chess
    no chess960
    regular|normal|usual chess|castling
phrases-set-up-as-in-game =
    as in the game
    (as) (in) (the) game|position of my game
    as in (the|my) game
    (the) position of (the|my) game
phrases-set-up-to-move =
    { $color } to move
    { $color } (is) to move|play
    { $color } moves
    { $color } turn
    it is { $color } turn
    turn (of) { $color }
    it's { $color } turn|move|go
    it is { $color } move
    it's|it { $color } to move|play
    it is { $color } to move|play
    now { $color } moves|plays
    now it's { $color } turn|move
    set|let { $color } (to) move
    { $color } (is) next
    { $color } moves|plays|goes|starts|begins (first|next|now)
    { $color } is on (the) move
    { $color } has the move
    (the) side to move is { $color }
    { $color } move
phrases-set-up-undo =
    undo
    undo (it|that)
    back
    take back
    take it|that back
phrases-set-up-read =
    read the position
    read (the) position
    position
    what stands (there)
    what is on the board
    read (it) (out)
phrases-set-up-possible =
    is it possible
    is it|this possible|legal
    check
    check (the) position
    can it|this be played
    what is missing|wrong
phrases-set-up-fen =
    fen { $rest }
    position fen { $rest }
    set (up) fen { $rest }
phrases-set-up-play =
    play
    play|start (it) (from) (here)
    play from here
    start (the) game
    begin (the) (game)
phrases-set-up-play-as =
    play as { $color }
    play (with) { $color }
    i play|take { $color }
    i am { $color }
phrases-set-up-play-computer =
    play against the computer
    play (against|with) (the) computer
phrases-set-up-play-beside =
    play with somebody beside
    play (with) (somebody|someone|a) (player) beside (me)
    two players

## elements
##
## The elements that may stand in any page. Board, clocks, scoresheet, choice of a promotion, field for a move, list of what was said.

# What a screen reader calls the board, when it comes to it.
chess-board = Chess board
# Heads both clocks, beside the board.
clocks = Clocks
# On the button under a clock by which its player presses it.
press-clock = Press clock
# Stands on a clock and its dial, once the flag has fallen.
clock-flag = The flag has fallen.
# A player: on the clock, over a column of the scoresheet, where one of both is chosen.
white = White
# A player: on the clock, over a column of the scoresheet, where one of both is chosen.
black = Black
# What the button of a half is called.
clock-press-white = Press White’s clock
# What the button of a half is called.
clock-press-black = Press Black’s clock
# The state of a clock, under its time.
clock-running = Running
# The same: no clock has run yet.
clock-waiting = Not started
# The same: both are stopped.
clock-state-stopped = Stopped
# The same: the other one runs.
clock-not-running = Not running
# How many moves are left until the next part of the time control.
clock-one-move = 1 move to the time control
# How many moves are left until the next part of the time control.
# $moves (Number) how many
clock-moves = { $moves } moves to the time control
# Under a clock that counts moves.
# $moves (Number) how many
clock-counter = Moves completed: { $moves }
# What is left of the delay.
# $time (Text) what is left, as digits or in words
clock-delay = Delay: { $time }
# Which part of the time control it is, where the last one is repeated.
# $period (Number) which one, counted from 1
clock-period-shown = Period { $period }
# The same, where it is known how many parts there are.
# $period (Number) which one, counted from 1
# $count (Number) how many there are
clock-period-of = Period { $period } of { $count }
# Under a clock of which the flag fell before the time that runs now.
# $period (Number) which one, counted from 1
clock-earlier-flag = The flag fell in period { $period }.
# Heads the list of the last messages, under the board.
what-was-said = What was said
# On a button under the last messages: it shows all of this game.
all-messages = All messages
# Names the field in which a move is typed. Scripts of others find it by this name.
your-move = Your move
# On the button that sends the typed move.
make-move = Make move
# What a screen reader calls the choice of a piece, when a pawn comes to the last rank; the piece follows.
promotion-choice = Promote to
# Heads a column or a row.
score-column-move = Move
# On a button over a scoresheet.
score-read = Read the score
# On a button over a scoresheet.
score-copy = Copy
# On a button over a scoresheet.
score-save = Save as PGN
# The caption of the table of moves: of the game, or of one player's sheet.
score-caption = Score
# The caption of the table of moves: of the game, or of one player's sheet.
score-caption-white = White’s score
# The caption of the table of moves: of the game, or of one player's sheet.
score-caption-black = Black’s score
# In place of a move that was not written down.
score-line-not-written = not written
# Where a recorded note stands in place of a written move.
score-audio-note = audio note
# On a button beside a move of a scoresheet, of which there is a recording: it is played.
score-play = Play
# Beside a move with which a draw was offered; the score has (=).
score-draw-offered = draw offered

## elements-late
##
## Elements that are rarely drawn: the clock to be felt, and where the time of a game is set.

# What a screen reader calls the dial of that player, a slider.
dial-white = White’s dial
# What a screen reader calls the dial of that player, a slider.
dial-black = Black’s dial
# Names the list of the editions of the Laws, where a game is set up.
laws = Laws
# Names the list of time controls, where a game is set up.
time = Time
# Last in the list of time controls: the time is typed in words, in a field that is shown then.
time-in-words = Custom, in words …
# Names the field in which a time control is typed in words.
time-words = Time in words
# Stands under the field in which a time control is typed: how it can be typed.
time-words-hint = As “90 minutes for 40 moves, then 30, with 30 seconds a move”, “5+3”, “blitz”, or “White 5 minutes, Black 3”.
# Before the time control as it was understood, under the field in which it was typed.
time-understood = Understood:
# A kind of play, by its time (App. A, B).
tempo-standard = Classical
# A kind of play, by its time (App. A, B).
tempo-rapid = Rapid
# A kind of play, by its time (App. A, B).
tempo-blitz = Blitz

## page-shell
##
## Around every page. What is asked before something is left, what a screen reader would say of a control where the program itself speaks.

# Asked in a box on the page; its two buttons follow.
leave-for-position = This link opens another position. Leave your game for it? Your game stays on this device.
# On the button that says no, where another position would take the place of a game that goes on.
leave-no = No, back to my game
# On the button that says yes to the same.
leave-yes = Yes, open the position
# Shown and said when a new version was fetched: the button that installs it follows.
update-ready = A new version of Anna–Hector is ready.
# On that button.
update-now = Install it now
# Asked in a box on the page; its two buttons follow.
take-over = The window running this game is not responding. Go on with the game here? That window then writes nothing more.
# On the button that says no, where the game is held by another window, which does not answer.
take-over-no = No, wait for that window
# On the button that says yes to the same.
take-over-yes = Yes, go on here
# Heads the page of a game, and stands in its title.
page-game = Game
# Stands in the title of the page where a game at a table is agreed on.
page-table = Game at a table
# Heads the help, and names the link to it.
page-help = Help
# Heads the page about the program, and names the link to it.
page-about = About Anna–Hector
# Heads the guided first game, and names the link to it in the help.
page-guide = Learn by ear
# The title of a page, in the task bar and in the list of windows.
# $page (Text) what the page is called
title-of-page = { $page } – Anna–Hector
# In the title of the page of a game that goes on.
# $page (Text) whose window it is, or what the page is called
# $turn (Player) whose turn it is
title-to-move = { $page } – { PLAYER($turn) } to move
# In the title of the page of a game that is over.
# $page (Text) whose window it is, or what the page is called
title-over = { $page } – over

## page-focus
##
## What our own voice says of what has the focus, where it is the only voice.

# Said by the program in place of a screen reader, of a list to choose from.
# $label (Text) what the control is called
# $chosen (Text) what is chosen in it
focus-list = { $label }, { $chosen }, list
# The same, of a button.
# $label (Text) what the control is called
focus-button = { $label }, button
# The same, of a slider.
# $label (Text) what the control is called
# $value (Text) what stands in it
focus-slider = { $label }, slider, { $value }
# The same, of one of several, of which one is chosen.
# $label (Text) what the control is called
focus-chosen = { $label }, chosen
# Said by the program in place of a screen reader, of one of several of which another is chosen.
# $label (Text) what the control is called
focus-not-chosen = { $label }, not chosen
# The same, of a box to tick.
# $label (Text) what the control is called
focus-on = { $label }, on
# Said by the program in place of a screen reader, of a box that is not ticked.
# $label (Text) what the control is called
focus-off = { $label }, off
# The same, of an empty field.
# $label (Text) what the control is called
focus-field = { $label }, field
# The same, of a field with something in it.
# $label (Text) what the control is called
# $value (Text) what stands in it
focus-field-value = { $label }, field, { $value }

## page-shared
##
## Drawn on several pages, or on one that is there at once.

# Shown above everything, when a part of the program could not be fetched; the button that tries again follows.
load-missing = A part of Anna–Hector could not be loaded.
# On the button that follows.
load-again = Try again
# On a button beside the board, while the clocks run.
stop-clocks = Stop the clocks
# On the same button, while they stand.
start-clocks-again = Start the clocks again
# On the same button, before the game has begun.
start-clocks = Start the clocks
# On the button of the start page that leads to the form of a clock without a board.
clock-alone = Set a clock …
# On a button beside the board, once the game is over, and in its menu: it leads to the start page.
new-game = New game
# Heads the part of the start page about a clock without a board, and the page of such a clock.
clock-alone-heading = Clock
# On a button beside the clocks: it shows the dial to be felt.
feel-the-clock = Feel the clock
# Heads the list of games that are kept, and names its link.
saved-games = Games on this device
# The name of the page where a position is set up, and the button that leads there.
set-up-position = Set up a position
# Heads the page of all keys and typed commands, and names its link.
keys = Keys
# Stands over the button by which games are kept safe: what it does.
keep-safe-what = Asks the browser not to delete your games when space runs short.
# On that button.
keep-safe = Keep my games safe
# On the button that leads back to the game that goes on: on the start page, and beside that game among the kept ones.
back-to-game = Back to the game
# Names the switch for all sounds and the own voice, in the settings.
sound = Sound
# Names the box in the settings by which single letters on the board are commands.
letter-keys = Single letters and digits on the board are keys
# Heads the settings, and names their link.
settings = Settings
# The pieces of the promotion choice.
promote-queen = Queen
# The pieces of the promotion choice.
promote-rook = Rook
# The pieces of the promotion choice.
promote-bishop = Bishop
# The pieces of the promotion choice.
promote-knight = Knight
# On a button, after time in which nobody watched the clock: whether it is charged to this player.
charge-white = Charge White for the time away
# On a button, after time in which nobody watched the clock: whether it is charged to this player.
do-not-charge-white = Do not charge White for the time away
# On a button, after time in which nobody watched the clock: whether it is charged to this player.
charge-black = Charge Black for the time away
# On a button, after time in which nobody watched the clock: whether it is charged to this player.
do-not-charge-black = Do not charge Black for the time away
# Names a field for minutes, where a time is set.
minutes = Minutes
# Heads the choice of the language of the page, in the settings.
language = Language
# Names the box in the settings by which the page follows the language of the browser.
language-browser = Same as the browser
# Heads the choice of the voice that says what happens, in the settings and on the start page.
who-speaks = Who speaks?
# Heads the choice of how moves are called, in the settings.
how-called = How are moves called?
# One of the voices that say what happens, to choose from.
who-screen-reader = My screen reader
# One of the voices that say what happens, to choose from.
who-app = Anna–Hector
# One of the voices that say what happens, to choose from.
who-both = Both, each its part
# The line under the board that says how the game stands.
# $number (Number) its number
white-to-move = Move { $number }. White to move.
# The line under the board that says how the game stands.
# $number (Number) its number
black-to-move = Move { $number }. Black to move.
# One of the ways to call moves and to name squares, to choose from; a sample follows. Also in the conditions of a table.
style-fide = The FIDE way
# One of the ways to call moves and to name squares, to choose from; a sample follows. Also in the conditions of a table.
style-fide-names = FIDE names in this language
# One of the ways to call moves and to name squares, to choose from; a sample follows. Also in the conditions of a table.
style-plain = Plain words
# One of the ways to call moves and to name squares, to choose from; a sample follows. Also in the conditions of a table.
style-nato = NATO alphabet
# One of the ways to call moves and to name squares, to choose from; a sample follows. Also in the conditions of a table.
style-algebraic = Short algebraic
# One of the ways to call moves and to name squares, to choose from; a sample follows. Also in the conditions of a table.
style-uci = UCI
# Heads the scoresheets, beside the board.
score-heading = Scoresheet
# On a button under the scoresheets of a table: it is told where they differ.
score-compare = Compare the scores

## page-start
##
## Where a game is begun.

# Opens and closes the rest of the conditions, on the start page.
more-choices = More options
# Names the list of opponents, on the start page.
opponent = Opponent
# One of the opponents to choose from. Scripts of others find it by this name.
computer = Computer
# One of the opponents to choose from. Scripts of others find it by this name.
player-beside-you = Player beside you
# Names the list of the computer’s strengths, on the start page.
level = Level
# Names the list of colours, on the start page.
your-colour = Your colour
# One of the colours to choose from: chance decides.
by-lot = Random
# On the button of the start page that begins the game.
start = Start
# One of the computer's strengths to choose from.
level-lowest = 1, for beginners
# One of the computer's strengths to choose from.
level-highest = 8, full strength
# One of the computer's strengths to choose from.
# $level (Number) the strength, from 1
level-number = { $level }
# Heads what is chosen of speech, on the start page.
speech = Speech
# Heads the conditions of a new game, on the start page.
new-game-heading = New game
# Heads the part of the start page about a game at a table.
table-link-heading = At the table
# Stands under that heading: what it is.
table-link-about = A game by the rules for visually disabled players, with assistants, an arbiter and two boards.
# On the button under it, which leads to the form of such a game.
table-link = Set up a game at a table …
# Stands on the start page over the button that leads to a clock without a board: what it is.
clock-alone-about = A clock alone, for a game on real boards.
# The first sentence of the start page: what this is.
start-about = Chess to play by ear, by touch and by keyboard, with the network cut.
# On the link of the start page to the guided first game.
start-learn = Learn by ear in five minutes
# On a button of the page where a game is begun, before all else: back to the game that goes on.
continue-game = Continue
# Stands over the questions about speech on the first visit.
first-call = Moves are called in German, the FIDE way: “Springer Gustav eins Felix drei”. You can choose plain words instead.

## page-conditions
##
## The conditions of a new game, and how they are summed up.

# One of the time controls to choose from.
time-none = No clock
# One of the time controls to choose from.
time-90 = 90 minutes for 40 moves, then 30 minutes, with 30 seconds a move
# One of the time controls to choose from.
time-60 = 60 minutes
# One of the time controls to choose from.
time-25-10 = 25 minutes, with 10 seconds a move
# One of the time controls to choose from.
time-15-10 = 15 minutes, with 10 seconds a move
# One of the time controls to choose from.
time-10 = 10 minutes
# One of the time controls to choose from.
time-5-3 = 5 minutes, with 3 seconds a move
# One of the time controls to choose from.
time-3-2 = 3 minutes, with 2 seconds a move
# One of the time controls to choose from.
time-own = Custom …
# One of the two kinds of play.
play-casual = Casual
# One of the two kinds of play.
play-strict = Strict, as in a tournament
# One line on what the kind of play means.
play-casual-means = Impossible moves are refused with the reason, check is called, and moves can be taken back.
# One line on what the kind of play means.
play-strict-means = The program gives no hints, a touched piece must be played, and you press the clock yourself, with H.
# One of the starting positions to choose from.
start-usual = Usual
# One of the starting positions to choose from.
start-by-lot = Chess960 at random
# One of the starting positions to choose from.
start-by-number = Chess960 by number …
# What differs from a casual game without a clock.
# $number (Number) its number
summary-number = Chess960 number { $number }
# What differs from a casual game without a clock.
summary-touch = touched pieces must be played
# What differs from a casual game without a clock.
summary-press = clock pressed by hand
# What differs from a casual game without a clock.
summary-warnings = warnings of time allowed
# What differs from a casual game without a clock: one of a list in one line.
summary-rapid = rapid chess by its own rules
# What differs from a casual game without a clock: one of a list in one line.
summary-blitz = blitz by its own rules
# What differs from a casual game without a clock: one of a list in one line.
# $number (Number) the number of that move
summary-draw-moves = no agreed draw before move { $number }
# What differs from a casual game without a clock: one of a list in one line.
summary-no-draws = no agreed draws
# Heads two choices, which end the sentence.
supervision-rapid = Rapid chess is played by
# Heads two choices, which end the sentence.
supervision-blitz = Blitz is played by
# Ends that sentence.
# $article (Text) the article of the Laws
supervision-adequate = the competition rules, with enough arbiters ({ $article })
# Ends that sentence.
# $article (Text) the article of the Laws
supervision-inadequate = its own rules ({ $article })
# One of a list: draws by agreement are …
agreed-draws-allowed = allowed
# One of a list: draws by agreement are …
agreed-draws-moves = after a number of moves …
# One of a list: draws by agreement are …
agreed-draws-never = not allowed
# Names a field among the conditions of a new game: from which move on a draw may be agreed.
draw-moves = Moves by each player before a draw may be agreed
# Names a field among the conditions of a new game: the time of White, where Black has another.
white-minutes = White’s minutes
# Names a field among the conditions of a new game: what White gets for each move, where Black gets another.
white-seconds = White’s seconds a move
# Names a field among the conditions of a new game: what each player gets for each move.
seconds-a-move = Seconds a move
# Names a box to tick among the conditions of a new game: Black’s time is another than White’s.
uneven = Different time for Black
# Names a field among the conditions of a new game: the time of Black, where White has another.
black-minutes = Black’s minutes
# Names a field among the conditions of a new game: what Black gets for each move, where White gets another.
black-seconds = Black’s seconds a move
# Names a field among the conditions of a new game: casual or strict.
play = Play
# Names a box to tick among the conditions of a strict game: warnings of time are allowed.
warnings-allowed = The rules of the event allow warnings of time
# Names a field among the conditions of a new game: the usual one, or one of Chess960.
start-position = Start position
# Stands under the choice of the start position, where it is drawn by lot.
lot-drawn = The position is drawn at random when the game starts.
# What casual play leaves open, and what the event says in strict play.
touch-binds = A touched piece must be played
# What casual play leaves open, and what the event says in strict play.
press-by-hand = You press the clock yourself, with H
# Names a field among the conditions of a new game: whether and when draws may be agreed.
agreed-draws = Draws by agreement
# Names a field among the conditions of a new game: the number of a start position of Chess960.
chess960-number = Number, 0 to 959
# Shown under a field of the conditions of a new game, and said, where what was entered is none of that.
# $most (Number) the highest that may be entered
error-minutes = A whole number of minutes, from 0 to { $most }.
# Shown under a field of the conditions of a new game, and said, where what was entered is none of that.
error-no-time = Minutes and seconds cannot both be 0.
# Shown under a field of the conditions of a new game, and said, where what was entered is none of that.
# $most (Number) the highest that may be entered
error-seconds = A whole number of seconds, from 0 to { $most }.
# Shown under a field of the conditions of a new game, and said, where what was entered is none of that.
# $most (Number) the highest that may be entered
error-draw-moves = A whole number of moves, from 1 to { $most }.
# Shown under a field of the conditions of a new game, and said, where what was entered is none of that.
# $most (Number) the highest that may be entered
error-number = A whole number from 0 to { $most }.

## page-game
##
## The page of a game. What can be done in it, and what is asked before that is done.

# What a screen reader calls the menu of what a player can do, beside the board.
act-menu = Actions
# Asked in a box on the page; its two buttons follow.
resign-question = Resign this game?
# On the button that says yes to what was asked.
resign-yes = Yes, resign
# Asked in a box on the page; its two buttons follow.
accept-question = Accept the draw? The game is over then.
# On the button that says yes to what was asked.
accept-yes = Yes, accept
# On the button that says no, where it was asked whether to resign, to take a draw or to claim one: the game goes on.
play-on = No, play on
# On a button of the game, and in its menu.
illegal-move = The last move was illegal
# On a button of the game, and in its menu.
touched-piece = Another piece was touched
# On a button of the game, and in its menu.
pressed-without-move = The clock was pressed without a move
# On a button of the game, and in its menu.
pawn-unpromoted = A pawn was left unpromoted
# On a button of the game, and in its menu.
offer-draw = Offer draw
# On a button of the game, and in its menu.
accept-draw = Accept draw
# On a button of the game, and in its menu.
refuse-draw = Decline draw
# On a button of the game, and in its menu.
claim-draw-menu = Claim a draw …
# On a button of the game, and in its menu.
adjust-pieces = Adjust pieces
# On a button of the game, and in its menu.
claim-flag = Claim a win on time
# On a button of the game, and in its menu.
press-clock-menu = Press the clock
# On a button of the game, and in its menu.
resign-menu = Resign …
# On a button of the game, and in its menu.
resign = Resign
# On a button of the game, and in its menu.
take-back = Take back
# On a button of the game, and in its menu.
move-now = Computer, move now
# On a button of the game, and in its menu.
try-computer-again = Start the computer again
# On a button of the game, and in its menu.
play-again = Play again
# On the button that hides the pieces, and shows them again.
blindfold = Blindfold
# On a button of the game, and in its menu.
full-screen = Full screen
# On a button of the game, and in its menu.
save-game = Save the game as PGN
# On a button: what is answered at once.
ask-last-move = Last move
# On a button: what is answered at once.
ask-last-capture = Last capture
# On a button: what is answered at once.
ask-piece-lists = Piece lists
# On a button: what is answered at once.
ask-position = Whole position
# On a button: what is answered at once.
ask-clocks = Both clocks
# On a button: what is answered at once.
ask-my-clock = My clock
# On a button: what is answered at once.
ask-other-clock = Opponent’s clock
# On a button of the game, and in its menu.
say-again = Say again
# On the card with the result: leads to the start of the game.
look-through = Look through the game
# On a button of the game, and in its menu.
back-in-game = Back in the game
# On a button of the game, and in its menu.
forward-in-game = Forward in the game
# On a button of the game, and in its menu.
menu-of-acts = Actions menu
# On a button of the game, and in its menu.
turn-board = Turn board
# On a button of the game: the board is drawn larger.
board-larger = Larger board
# On a button of the game: the board is drawn smaller.
board-smaller = Smaller board
# On a button of the game, and in its menu.
mute = Mute all sound
# On a button of the game, on devices that can be touched: fingers explore the board and do not press it, or no more.
explore-by-touch = Explore by touch
# Heads the board, for whoever goes from heading to heading.
board = Board
# Heads the field for moves.
move-entry = Move entry
# Heads the buttons that ask something, and names their bar.
bar-ask = Ask
# Heads the buttons that do something in the game, and names their bar.
bar-actions = Actions
# Heads the buttons that change what is seen and heard, and names their bar.
bar-view = View
# Stands beside the board, under the line that says whose turn it is.
# $move (Text) the move in figures, as it is printed
shown-last-move = Last move: { $move }.
# Stands above the board while the position after a move is looked at; a button leads back.
# $number (Number) the number of that move
shown-at-move = You are looking at move { $number }.
# The same while the start of the game is looked at.
shown-at-start = You are looking at the start of the game.
# Heading of the card with the result, once the game is over.
result = Result
# On a button: an earlier position is looked at no longer.
shown-present = Back to the present position
# Seen above the moves and what was said, where there is room for one of them.
face-moves = Moves
# The same.
face-said = What was said
# The name and heading of the position as text.
face-position = Position
# On the button that opens and closes it, in a game.
face-position-text = Position as text
# Stands beside the board at the side that the user plays.
seat-you = You
# Stands beside the board at the side that the computer plays.
# $level (Number) its strength, from 1
seat-computer = Computer, level { $level }
# What a screen reader calls the group of buttons of which each is a move that may have been meant.
move-which = Which move?
# On the last of these buttons: none was meant.
no-such-move = None of these
# What a screen reader calls the two buttons that ask whether the one move is meant.
make-this-move = Make this move?
# On the second of these buttons: it was not meant.
no-move = No
# On the button that says yes to what was asked.
yes-move = Yes

## page-claim
##
## The form in which a draw is claimed (Art. 9).

# Heads the form in which a draw is claimed.
claim-title = Claim a draw
# Names the list of grounds in that form.
claim-ground = Ground
# On the button of that form that leads to the question whether to claim.
claim-go-on = Claim …
# On the button that leaves the form without a claim.
cancel = Cancel
# Heads two to choose from in that form: whether the position is there, or comes by a move.
claim-where = The position
# Ends the sentence that “The position” begins: one of two to choose from.
claim-on-board = stands on the board
# Ends the sentence that “The position” begins: one of two to choose from.
claim-by-move = comes by my next move
# Names the field in that form for the move that brings the position about.
claim-move = The move you intend
# On the button that says yes to the question whether to claim.
claim-yes = Yes, claim
# Shown under that field, and said, where it is empty.
claim-move-missing = Enter the move you intend.
# One of the grounds to choose from.
claim-threefold = Same position three times
# One of the grounds to choose from.
claim-fifty = Fifty moves
# One of the grounds to choose from.
claim-cannot-win = My opponent cannot win by normal means
# One of the grounds to choose from.
claim-no-effort = My opponent makes no effort to win by normal means
# Asked before the claim is made; what it costs if it is wrong follows.
claim-ask-threefold = Claim a draw: the same position stands on the board for the third time?
# Asked before the claim is made; what it costs if it is wrong follows.
# $move (Text) the move, as it is called
claim-ask-threefold-move = Claim a draw: the same position comes for the third time by { $move }?
# Asked before the claim is made; what it costs if it is wrong follows.
claim-ask-fifty = Claim a draw: fifty moves have been made without a capture or a pawn move?
# Asked before the claim is made; what it costs if it is wrong follows.
# $move (Text) the move, as it is called
claim-ask-fifty-move = Claim a draw: by { $move } fifty moves are made without a capture or a pawn move?
# Asked before the claim is made; what it costs if it is wrong follows.
claim-ask-cannot-win = Claim a draw: your opponent cannot win by normal means?
# Asked before the claim is made; what it costs if it is wrong follows.
claim-ask-no-effort = Claim a draw: your opponent makes no effort to win by normal means?
# What this claim costs if it is wrong, one sentence each.
claim-offer = A wrong claim is an offer of a draw too.
# What this claim costs if it is wrong, one sentence each.
claim-ends-game = Without an arbiter this claim ends the game here; somebody else must decide the result.
# What this claim costs if it is wrong, one sentence each.
claim-bound = If the claim is wrong, the move you intend must be played.
# What this claim costs if it is wrong, one sentence each.
claim-no-clock = Without a clock a wrong claim costs no time.
# What this claim costs if it is wrong, one sentence each.
claim-gives-one = A wrong claim gives your opponent one minute.
# What this claim costs if it is wrong, one sentence each.
claim-gives-two = A wrong claim gives your opponent two minutes.
# What this claim costs if it is wrong, one sentence each.
claim-gives-three = A wrong claim gives your opponent three minutes.
# What this claim costs if it is wrong, one sentence each.
# $minutes (Number) how many
claim-gives = A wrong claim gives your opponent { $minutes } minutes.
# What this claim costs if it is wrong, one sentence each.
# $most (Number) how many minutes
# $above (Number) how many minutes
# $left (Number) how many minutes
claim-takes = It takes half of your own time, at most { $most } minutes; if you have no more than { $above } minutes, it leaves you { $left }.

## page-help
##
## The list of all keys.

# Heads what can be typed, in the help.
commands-title = Typed commands
# Names the field in which the help is searched.
help-search = Search the help
# Heads what was found in the help.
# $text (Text) what was searched for
help-found-for = Found for “{ $text }”
# Said and shown when somebody searches the help and rests: how much was found.
# $count (Number) how many topics and commands
help-found = { $count } found
# Said and shown when nothing was found in the help. What stands in quotation marks at the end can be searched for.
# $text (Text) what was searched for
help-none = Nothing found for “{ $text }”. Search for a key or for what you want to do, such as “clock” or “draw”.
# Heads what can be done where the focus was when help was asked for.
help-here-board = What you can do on the board
# Heads what can be done where the focus was when help was asked for.
# $field (Text) what the field for a move is called
help-here-entry = What you can type in “{ $field }”
# Heads what can be done where the focus was when help was asked for.
help-here-board-entry = What you can do on the board you enter
# Heads what can be done where the focus was when help was asked for.
help-here-dial = What you can do on the dial
# Heads what can be done where the focus was when help was asked for.
help-here-clock = What you can do at the clock
# Heads what can be done where the focus was when help was asked for.
help-here-assistant = What you can do on the assistant’s page
# Heads what can be done where the focus was when help was asked for.
help-here-arbiter = What you can do on the arbiter’s page
# Heads what can be done where the focus was when help was asked for. It was on none of its parts that have keys of their own.
help-here-game = What you can do in the game
# Heads what can be done where the focus was when help was asked for. It was on no page of a game.
# $page (Text) what the page is called
help-here-page = What you can do on the page “{ $page }”
# Heads the keys that hold on every page, where help was opened by a link.
help-here-anywhere = What you can do on every page
# Stands below that heading.
help-escape = Escape leads back to where you were.
# Heads what cannot be done at the moment, in the help.
help-not-now = Not possible now
# Heads the links to the topics of the help.
help-topics = Topics
# In the help, before what can be typed or said for a command; a colon follows.
help-words = Type or say:
# Behind a key, in brackets: it is another than at first.
help-changed = changed
# In place of a key that was taken from a command.
help-no-key = no key
# Of what has neither a key nor words: there is a button for it.
help-button = by its button
# Stands above the keys, where single letters were switched off in the settings; a link to them follows.
help-letters-off = Single letters and digits are switched off as keys.
# A link to the page of the settings where keys are chosen.
help-set-keys = Choose keys
# Heads what is asked of the clock in a game, on the page of the help about clocks.
help-in-game = In a game
# A topic of the help: heads its page and names the link to it.
help-topic-board = Moving on the board
# A topic of the help: heads its page and names the link to it.
help-topic-touch = Playing by touch
# A topic of the help: heads its page and names the link to it.
help-topic-moves = Typing and saying moves
# A topic of the help: heads its page and names the link to it.
help-topic-asking = Asking about the game
# A topic of the help: heads its page and names the link to it.
help-topic-game = Draw, resigning, claims, taking back
# A topic of the help: heads its page and names the link to it.
help-topic-clock = The clock
# A topic of the help: heads its page and names the link to it.
help-topic-dial = The dial: feeling the clock
# A topic of the help: heads its page and names the link to it.
help-topic-table = A game at a table: player, assistant, arbiter
# A topic of the help: heads its page and names the link to it.
help-topic-voice = Talking to the program
# A topic of the help: heads its page and names the link to it.
help-topic-speech = What is read out, and hearing it again
# A topic of the help: heads its page and names the link to it.
help-topic-pages = Pages, and keys that work everywhere
# Stands on the page of the help about typing moves; the ways to call a move follow as a list, each with a sample.
# $field (Text) what the field for a move is called
help-moves-how = Type a move into “{ $field }” and press Enter, or say it. Whichever way you choose for calling moves, all of these are understood:
# Follows that list: moves as they are written. The letters of the pieces are those of the language.
help-moves-written = As it is written, a move may be short: “e4”, “Nf3”, “O-O”, “e8=Q”; or only its squares: “g1f3”.
# On the page of the help about touch: for whoever sees the board.
help-touch-sight = Tap a piece and then the square it goes to, or drag it there. A finger that begins on any other square scrolls the page, and two fingers zoom it. A piece that is let go beside the board goes back.
# The same for users of a screen reader on a telephone.
help-touch-reader = With TalkBack or VoiceOver each square is where it is drawn: slide to it and tap twice, to lift and to place. Exploring by touch stays off there, for the screen reader takes the touches itself.
# The same for whoever neither sees the board nor uses a screen reader.
# $button (Text) what the button is called that switches it on
help-touch-exploring = Without a screen reader switch on “{ $button }”. A finger that slides over the board hears its squares by the program’s own voice, with a tick at each edge, and moves nothing. To lift or place, rest on a square and tap with a second finger, or lift the finger and tap twice on the square you heard. The button in each corner tells the last move, the clocks or what can move, or puts a piece back.
# Stands on the page of the help about the dial.
help-dial-how = The dial is felt minute by minute, by keys or by a finger. None of its keys presses the clock.
# Stands on the page of the help about a game at a table (App. D of the Laws).
help-table-roles = A player calls a move, repeats the opponent’s and makes it on a board of their own. An assistant calls, makes moves and presses the clock for a player. The arbiter runs the clocks and rules.
# Stands on the page of the help about talking to the program.
help-voice-how = What listens is chosen in the settings, under “Voice input”. Then talk while you hold the key, or press it before and after: a move, a command or an answer.
# Follows that.
help-voice-unsure = What was not understood for certain is asked about before anything is done.
# Stands on the page of the help about what is read out.
help-speech-who = Your screen reader, Anna–Hector’s own voice or both speak: that is chosen in the settings, under “Speech”.
# Follows that.
# $log (Text) what the list of messages is called
# $field (Text) what the field for a move is called
help-speech-said = All that was said stands under “{ $log }”, the newest first. In “{ $field }”, Up Arrow brings back what you typed before.
# Stands on the page of the help about the pages.
help-pages-how = Each page has an address of its own and can be a bookmark. Leaving a page changes nothing: what you typed or chose is there when you come back.

## page-clock
##
## A clock that stands alone, and the clock to be felt.

# Opens and closes what can be chosen of the dials.
dials-choices = The dials
# Names a list among these choices: what a dial shows.
dial-mode = A dial shows
# Names a list among these choices: at which hour the time runs out.
dial-hour = The time runs out at
# Names a list among these choices: whose dial is shown.
dial-shown = Whose dial
# One of two to choose from: what a dial shows.
dial-analogue = a clock of twelve hours
# One of two to choose from: what a dial shows.
dial-time-left = the time left
# One of the hours to choose from, at which the time runs out, as it is spoken.
# $hour (Number) from 1 to 12
dial-o-clock = { $hour } o’clock
# Names the field for what is said or typed to the clock.
clock-line = Say or type to the clock
# On the button beside the field in which the clock is given commands.
clock-line-enter = Send to clock
# A sentence under that field. The examples are commands of this language.
clock-line-about = For example: press, stop, time, move number. “Help” lists all.
# Heads the form in which a clock without a board is set.
clock-form = Set a clock
# Names the list in that form of who sits at the left half of the screen.
clock-left = At the left half sits
# Names the list in that form of who hears answers and warnings: both players, White or Black.
clock-whose = Who gets answers and warnings
# Names the list of languages in which the clock answers; what is chosen ends the sentence.
clock-language = It answers
# Opens and closes the warnings of time in that form.
warnings = Warnings
# On the button of that form that has it read back to what the clock would be set.
clock-read-back = Read back …
# On the button that sets the clock, after it was read back.
clock-set = Set the clock
# On the button that starts the clock, once it is set.
clock-start = Start White’s clock
# On a button of a clock without a board, while it runs: the opponent claims that the flag has fallen.
claim-white-flag = Claim White’s flag
# On a button of a clock without a board, while it runs: the opponent claims that the flag has fallen.
claim-black-flag = Claim Black’s flag
# On a button of a clock without a board, while it stands: whose clock runs on.
clock-restart-white = Resume with White’s clock
# On a button of a clock without a board, while it stands: whose clock runs on.
clock-restart-black = Resume with Black’s clock
# On a button of a clock without a board: it is recorded that this player has made an illegal move.
clock-illegal-white = White has made an illegal move
# On a button of a clock without a board: it is recorded that this player has made an illegal move.
clock-illegal-black = Black has made an illegal move
# In the list of the keys of a clock that stands alone: what the key does whose name stands before it. It follows that name, and begins with the player.
# $key (Text) what the player of this half of the clock is called
clock-key-presses = { $key } presses
# The same of the keys that ask about this player, in their order.
# $key (Text) what the player of this half of the clock is called
clock-key-asks = { $key }: time, moves, moves to the control, time used
# In the list of the clock's keys: what a key does. Lower case, for the name of the key stands before it.
clock-key-both = both times
# In the list of the clock's keys: what a key does. Lower case, for the name of the key stands before it.
clock-key-mine = the time that runs, the other one
# In the list of the clock's keys: what a key does. Lower case, for the name of the key stands before it.
clock-key-counts = moves, moves to the control, period, time used
# In the list of the clock's keys: what a key does. Lower case, for the name of the key stands before it.
clock-key-whose = whose clock runs, delay left
# In the list of the clock's keys: what a key does. Lower case, for the name of the key stands before it.
clock-key-line = type to the clock, talk to it
# In the list of the clock's keys: what a key does. Lower case, for the name of the key stands before it.
clock-key-repeat = the last message again, the one before
# In the list of the clock's keys: what a key does. Lower case, for the name of the key stands before it.
clock-key-page = set or rule, sound off or on, help
# One of the three in the list of who gets answers and warnings of a clock without a board; the others are White and Black.
whose-both = both players
# Opens and closes the arbiter’s form of a clock without a board.
clock-arbiter = Set the clock or record a ruling (clocks stopped)
# Stands in that form while the clocks run.
clock-stop-first = Stop the clocks first.
# Heads the buttons that ask the clock.
clock-ask = Ask the clock
# Opens and closes the list of the keys of a clock without a board.
clock-keys = Keys of the clock
# Stands over that list.
clock-keys-about = These keys work anywhere except in text fields and on buttons. Single letters can be switched off in the settings. The screen stays on while the clock runs, where the browser can keep it on.
# Opens and closes the help on the dial to be felt.
dial-help-title = How to feel the dial
# A sentence of the help on the dial.
dial-help-rim = Slide a finger along the rim: one dot every five minutes, two every fifteen, three at the top. Beside the top is the flag.
# A sentence of the help on the dial.
dial-help-hands = Inside the rim is the minute hand, and nearer to the middle the hour hand.
# A sentence of the help on the dial.
dial-help-finger = Rest or lift the finger to hear what is under it. Tap with a second finger to hear the whole time.
# A sentence of the help on the dial.
dial-help-reader = With a screen reader its own way of exploring by touch finds every dot and hand by its name.
# A sentence of the help on the dial.
dial-help-keys = By keyboard: arrows go minute by minute, Page Up and Page Down by five, Home to the top, End to the last minute. M finds the minute hand, H the hour hand, F the flag; T says the whole time. Escape leads back to where you were.
# A sentence of the help on the dial.
dial-help-safe = Nothing that is done on the dial presses the clock.
# Stands beside the dial in a browser that cannot vibrate.
feel-no-motor = This browser cannot vibrate. Sound tells what is on the dial.
# Heads the two buttons that answer whether a vibration was felt.
feel-question = Do you feel this?
# Stands over the button that lets the device vibrate.
feel-about = Not every device that vibrates can be felt. Sound tells the same.
# On that button.
feel-try = Vibrate
# On one of the two buttons that answer.
feel-yes = I feel it
# On one of the two buttons that answer.
feel-no = I feel nothing
# Says how the dial is told, after it was asked whether the device is felt.
feel-felt-and-heard = The dial is felt and heard.
# Says how the dial is told, after it was asked whether the device is felt.
feel-heard-alone = You will hear the dial but not feel it.

## page-table
##
## A game at a table between players of whom one at least is visually disabled: its conditions, steps, boards, scoresheets, adjournment and report.

# Heads the part of the page in which a game is adjourned, at this step.
adjournment = Adjournment
# Heads the part of the page in which a game is adjourned, at this step.
adjournment-reply = Seal the reply in a fresh envelope
# Heads the part of the page in which a game is adjourned, at this step.
adjournment-write = Adjournment: write the move
# Heads the part of the page in which a game is adjourned, at this step.
adjournment-envelope = Adjournment: the envelope
# Heads the part of the page in which a game is adjourned, at this step.
adjournment-stop = Adjournment: stop the clock
# Heads the part of the page in which a game is adjourned, at this step.
adjournment-waiting = Adjournment: a move is being sealed
# Heads the part of the page in which a game is adjourned, at this step.
adjournment-sealed = Adjournment: the move is sealed
# Stands on the page of a table while a move is sealed: what is being done.
adjournment-white-written = White has written the move and closes the envelope.
# Stands on the page of a table while a move is sealed: what is being done.
adjournment-black-written = Black has written the move and closes the envelope.
# Stands on the page of a table while a move is sealed: what is being done.
adjournment-white-writes = White writes the move that is to be sealed.
# Stands on the page of a table while a move is sealed: what is being done.
adjournment-black-writes = Black writes the move that is to be sealed.
# On the button of a table, for the arbiter: it asks whether to adjourn the game.
adjourn-ask = Adjourn the game …
# On the button that says no to that.
adjourn-no = No, go on playing
# On the button that says yes to that.
adjourn-yes = Yes, adjourn
# Heads what stands on the envelope, line by line.
envelope-lines = On the envelope
# On the button that has it read out.
envelope-read = Read the envelope
# On the button that follows when the envelope is closed: its player’s clock is stopped.
seal-stop = Stop the clock
# On the same button where there is no clock: the envelope is given to the arbiter.
seal-hand-over = Hand the envelope over
# On the button beside it, as long as the envelope is not given away.
seal-open-again = Open it again and write another move …
# Names a field of what is written on the envelope.
envelope-white = White’s name
# Names a field of what is written on the envelope.
envelope-black = Black’s name
# Heads date, time and venue among them.
envelope-resumption-label = The game is to be resumed
# Names a field of what is written on the envelope.
envelope-date = Date
# Names a field of what is written on the envelope.
envelope-time = Time of day
# Names a field of what is written on the envelope.
envelope-venue = Venue
# On the button under them.
envelope-close = Close the envelope
# On the button beside it, for the player who would seal another move.
envelope-anew = Write another move …
# Heads the boxes of who is there, when a game is to be resumed.
resume-here = Here now
# Names a box to tick: who or what is there when the game is to be resumed.
resume-white-here = White is here
# Names a box to tick: who or what is there when the game is to be resumed.
resume-black-here = Black is here
# Names the field for how late a player was, when a game is to be resumed.
resume-late = Minutes late (the player who is late)
# Heads the boxes of what is still known, when a game is to be resumed and the envelope is lost.
resume-found = What can be re-established
# Names a box to tick: who or what is there when the game is to be resumed.
resume-envelope = The envelope, and what opens it
# Names a box to tick: who or what is there when the game is to be resumed.
resume-times = The times
# Names a box to tick: who or what is there when the game is to be resumed.
resume-position = The position
# On the button of that form that has it told what follows.
resume-go-on = Resume …
# Names the field for the passphrase, when a game is to be resumed.
resume-passphrase = The passphrase of the envelope
# Names the field for the envelope file, when a game is to be resumed.
resume-file = The envelope file
# On the button that resumes the game, after it was told what follows.
resume-yes = Yes, resume
# Shown under a field of the form in which a game is resumed, and said, where it is not filled in rightly.
resume-late-wrong = Enter whole minutes, 0 for nobody late.
# Shown under a field of the form in which a game is resumed, and said, where it is not filled in rightly.
resume-passphrase-missing = Enter the passphrase, or say that the envelope was not found.
# Shown under a field of the form in which a game is resumed, and said, where it is not filled in rightly.
resume-file-missing = Choose the envelope file, or say that the envelope was not found.
# On the button of the player who seals, which leads to the field for the move.
seal-write-open = Write the move …
# Names the field for the move that is sealed.
seal-move = The move, as it is to stand on the scoresheet
# Stands under that field.
seal-kept = Nobody is shown or told it before the envelope is opened.
# Names the box by which what is written there is shown.
seal-show = Show what I write
# Heads the two ways to lock the envelope.
seal-lock = The envelope is locked with
# Ends the sentence that “The envelope is locked with” begins.
seal-lock-passphrase = a passphrase
# Ends the sentence that “The envelope is locked with” begins.
seal-lock-file = a file, the envelope file
# Names the field for the passphrase that locks it.
seal-passphrase = Passphrase
# Names the field in which it is typed once more.
seal-passphrase-again = The same passphrase again
# On the button that locks the move away.
seal-write = Write it down and lock it
# A sentence under it: what to do with what opens the envelope.
seal-whose-passphrase = Give it to the arbiter, not to your opponent. Whoever has it can open the envelope; forgotten, it is lost.
# A sentence under it: what to do with what opens the envelope.
seal-whose-file = The file is saved on this device now. Give it to the arbiter, not to your opponent; it is kept nowhere else.
# Shown under a field of the form in which a move is sealed, and said, where it is not filled in rightly.
seal-move-missing = Write the move first.
# Shown under a field of the form in which a move is sealed, and said, where it is not filled in rightly.
seal-passphrase-short = A passphrase has at least eight characters.
# Shown under a field of the form in which a move is sealed, and said, where it is not filled in rightly.
seal-passphrase-differs = This is not the same passphrase. Write it once more.
# Heads the part of a table’s page about both boards.
boards-heading = Boards
# On a button of that part: both boards are compared.
boards-compare = Compare the boards
# Heads the buttons by which a real board is read out, entered and compared.
boards-check = Check a real board
# On a button that reads the board rank by rank.
boards-next-rank = Next rank
# On a button that reads the board rank by rank.
boards-rank-before = Rank before
# On the button that compares the board with what was entered of a real one.
boards-compare-entered = Compare with what was entered
# Stands beside the button that compares the board with a real one, while nothing of that was entered.
boards-nothing-entered = Nothing has been entered yet.
# On the button of a player whose own board differs from the game, after boards were compared.
boards-mend-own-white = Put my board right (White)
# On the button of a player whose own board differs from the game, after boards were compared.
boards-mend-own-black = Put my board right (Black)
# On a button of the part about both boards: this board is read out, or the real one entered.
boards-read-white = Read White’s board
# On a button of the part about both boards: this board is read out, or the real one entered.
boards-read-black = Read Black’s board
# On a button of the part about both boards: this board is read out, or the real one entered.
boards-enter-white = Enter White’s real board
# On a button of the part about both boards: this board is read out, or the real one entered.
boards-enter-black = Enter Black’s real board
# Heads the report of a game at a table.
report-heading = Report
# On a button of the report of a game at a table.
report-show = Show the report
# On a button of the report of a game at a table.
report-copy = Copy the report
# On a button of the report of a game at a table.
report-save = Save the report as text
# On a button of the report of a game at a table.
report-print = Print the report
# On a button of the report of a game at a table.
# $heading (Text) which part of the report
report-read = Read out: { $heading }
# On a button of a player’s scoresheet, or of his assistant: which move is written or corrected, or marked with an offer of a draw.
# $number (Number) the number of the move
score-correct-white = Correct move { $number }, White
# On a button of a player’s scoresheet, or of his assistant: which move is written or corrected, or marked with an offer of a draw.
# $number (Number) its number
score-correct-black = Correct move { $number }, Black
# On a button of a player’s scoresheet, or of his assistant: which move is written or corrected, or marked with an offer of a draw.
# $number (Number) its number
score-write-white = Write move { $number }, White
# On a button of a player’s scoresheet, or of his assistant: which move is written or corrected, or marked with an offer of a draw.
# $number (Number) its number
score-write-black = Write move { $number }, Black
# On a button of a player’s scoresheet, or of his assistant: which move is written or corrected, or marked with an offer of a draw.
# $number (Number) its number
score-offer-white = Write (=) at move { $number }, White
# On a button of a player’s scoresheet, or of his assistant: which move is written or corrected, or marked with an offer of a draw.
# $number (Number) its number
score-offer-black = Write (=) at move { $number }, Black
# Heads the form in which a move is written on that sheet.
score-form-white = Writing on White’s score
# Heads the form in which a move is written on that sheet.
score-form-black = Writing on Black’s score
# Names the field for a move on a scoresheet, where nothing is left to be written.
score-all-written = Nothing is to be written
# On a button of the form in which a move is written on a scoresheet.
score-write = Write
# On a button of the form in which a move is written on a scoresheet.
score-as-called = Write it as it was called
# On a button of the form in which a move is written on a scoresheet.
score-as-made = Write it as it was made
# On a button of the form in which a move is written on a scoresheet.
score-record = Record an audio note
# Heads what is to be called, repeated or executed now, at a table.
table-steps = To do
# What is wrong in the form of a game at a table.
assistant-without-duty = Choose what the assistant is to do, or that there is none.
# What is wrong in the form of a game at a table.
# $article (Text) the article of the Laws
assistant-lacking = A visually disabled player meets a hearing-impaired one: then an assistant must be used ({ $article }).
# What is wrong in the form of a game at a table.
# $most (Number) the highest that may be entered
late-error = A whole number of minutes from 0 to { $most }, or nothing.
# What is wrong in the form of a game at a table.
approval-missing = In strict play the arbiter must have approved this program before the game begins. Ask the arbiter, then tick this.
# Heads the conditions of the game, at a table.
table-conditions = Conditions of play
# Stands over the conditions of a game at a table, in strict play.
engine-locked = Engine and hints are locked in this game.
# On the button that has the conditions of a game at a table read out.
table-conditions-read = Read the conditions
# Opens and closes the list of these conditions.
table-conditions-all = The conditions
# Heads some fields of the form of a game at a table.
table-play = Play and Laws
# Heads some fields of the form of a game at a table.
table-clock = Clock
# Names a box to tick, or a field, in the form of a game at a table.
table-timed = With a clock
# Names a box to tick, or a field, in the form of a game at a table.
special-clock = A clock that speaks or can be felt is used
# Names a box to tick, or a field, in the form of a game at a table.
quickplay-used = The rules for a quickplay finish are used
# Heads some fields of the form of a game at a table.
table-calls = Boards and calls
# Names a list to choose from; what is chosen ends the sentence.
table-boards = Boards
# Heads some fields of the form of a game at a table.
table-call-style = How moves are called at this table
# Heads some fields of the form of a game at a table.
table-score = Score and illegal moves
# Names a list to choose from; what is chosen ends the sentence.
table-recording = The score is kept by
# Names a list to choose from; what is chosen ends the sentence.
table-illegal = An illegal move
# Heads some fields of the form of a game at a table.
table-result = Draws and points
# Names a field of the form of a game at a table.
table-points = Points for a win, a draw and a loss
# Heads some fields of the form of a game at a table.
table-arbiter = Arbiter
# Names the list in that form of how late a player may come (Art. 6.7).
table-late = How late a player may come
# Names a box to tick, or a field, in the form of a game at a table.
arbiter-present = An arbiter is present
# Names a box to tick, or a field, in the form of a game at a table.
arbiter-approved = The arbiter has approved the use of this program
# Heads that form.
table-form = A game at a table
# On its button that has the conditions read out, before the game begins.
table-read = Read the conditions …
# On the button that begins the game, after they were read out.
table-begin = Begin the game
# Ends what the name of its list begins: one of two to choose from.
boards-two = two, one for each player
# Ends what the name of its list begins: one of two to choose from.
boards-one = one for both players
# Ends what the name of its list begins: one of two to choose from.
recording-players = each player
# Ends what the name of its list begins: one of two to choose from.
recording-program = the program
# Ends what the name of its list begins: one of two to choose from.
illegal-stand = stands until it is found
# Ends what the name of its list begins: one of two to choose from.
illegal-refused = is refused with its reason
# One of those for whom a window can be.
role-assistant-of-white = White’s assistant
# One of those for whom a window can be.
role-assistant-of-black = Black’s assistant
# Names a box to tick, or a field, in the form of a game at a table.
has-assistant-white = White has an assistant
# Names a box to tick, or a field, in the form of a game at a table.
has-assistant-black = Black has an assistant
# Names a box to tick, or a field, in the form of a game at a table.
table-player-white = The player of the white pieces
# Names a box to tick, or a field, in the form of a game at a table.
table-player-black = The player of the black pieces
# Names a box to tick, or a field, in the form of a game at a table.
table-disabled-white = White is visually disabled
# Names a box to tick, or a field, in the form of a game at a table.
table-disabled-black = Black is visually disabled
# Names a box to tick, or a field, in the form of a game at a table.
table-hearing-white = White is hearing-impaired
# Names a box to tick, or a field, in the form of a game at a table.
table-hearing-black = Black is hearing-impaired
# Names a box to tick: what an assistant does.
# $article (Text) the article of the Laws
duty-execute = Makes the moves on the opponent’s board ({ $article })
# Names a box to tick: what an assistant does.
# $article (Text) the article of the Laws
duty-announce = Calls the moves of both players ({ $article })
# Names a box to tick: what an assistant does.
# $article (Text) the article of the Laws
duty-score = Keeps the score ({ $article })
# Names a box to tick: what an assistant does.
# $article (Text) the article of the Laws
duty-clock = Presses the clock ({ $article })
# Names a box to tick: what an assistant does.
# $article (Text) the article of the Laws
duty-tell = Tells moves and time used, only when asked ({ $article })
# Names a box to tick: what an assistant does.
# $article (Text) the article of the Laws
duty-claim = Claims on time, and tells the arbiter of touched pieces ({ $article })
# Names a box to tick: what an assistant does.
# $article (Text) the article of the Laws
duty-adjourn = Sees to the formalities of an adjournment ({ $article })
# Names a box to tick: what an assistant does.
# $article (Text) the article of the Laws
duty-move = Moves the player’s pieces, where he cannot ({ $article })
# What the edition says of coming late.
# $article (Text) the article of the Laws
late-event = Empty: these Laws leave it to the event ({ $article }), and nobody loses by coming late.
# What the edition says of coming late.
# $minutes (Number) how many, by those Laws
# $article (Text) the article of the Laws
late-laws = In minutes. Empty: as these Laws have it, { $minutes } ({ $article }).
# Stands at a table where no step is due.
table-steps-none = Nothing is to be called, repeated or executed now.
# One of those for whom a window can be.
role-white = White
# One of those for whom a window can be.
role-black = Black
# Names the list of those for whom this window is, in the form of a table and beside a game; what is chosen ends the sentence.
window-role-label = This window is for
# Opens and closes the links to windows for the other players, assistants and the arbiter.
windows-for-others = Windows for the others
# Stands over these links.
windows-for-others-about = Each opens beside this one, on this device, and tells only what its user may hear.
# One of those for whom a window can be.
role-both-players = Both players
# One of those for whom a window can be.
role-arbiter = The arbiter
# One of those for whom a window can be.
role-onlooker = Onlookers
# Heads the page of a game at a table.
at-the-table = At the table
# Stands over the board of a table where each player has one: whose it is.
whites-board-shown = This is White’s board.
# Stands over the board of a table where each player has one: whose it is.
blacks-board-shown = This is Black’s board.
# On the button that shows the other one’s board.
show-blacks-board = Show Black’s board
# On the button that shows the other one’s board.
show-whites-board = Show White’s board

## page-arbiter
##
## What an arbiter does and rules.

# Heads the page of the arbiter.
arbiter-heading = Arbiter
# Heads the same page where the game is played without an arbiter.
no-arbiter-heading = Without an arbiter
# What the form of a ruling is sent with: where nothing is read back it is done at once.
ruling-read-back = Read back
# What the form of a ruling is sent with: where nothing is read back it is done at once.
ruling-do-this = Carry out
# Names the list of what can be ruled on.
ruling-topic = What do you rule on?
# Names the list of what can be ruled on.
ruling-players-topic = What is it about?
# What a key does too, and what leads to other parts of the page.
arbiter-boards = Boards beside the program …
# What a key does too, and what leads to other parts of the page.
arbiter-adjournment = Adjournment …
# What a key does too, and what leads to other parts of the page.
arbiter-report = Report …
# On a button of the arbiter’s page: it is found out whether this player can still mate.
arbiter-can-win-white = Can White still win?
# On a button of the arbiter’s page: it is found out whether this player can still mate.
arbiter-can-win-black = Can Black still win?
# Heads the claims that wait for a ruling.
ruling-claims = Claims
# Heads the list of rulings.
rulings-so-far = Rulings so far
# Stands in that list while there is none.
no-ruling-yet = Nothing has been ruled on yet.
# Opens and closes the list of keys of the arbiter’s page.
arbiter-keys = Keys of this page
# Stands over that list.
arbiter-keys-where = These keys work while the focus is on this page, outside text fields.
# On a button of the arbiter’s page, after boards were compared: it leads to the ruling that this player’s board is put right.
arbiter-mend-white = White’s board is put right …
# On a button of the arbiter’s page, after boards were compared: it leads to the ruling that this player’s board is put right.
arbiter-mend-black = Black’s board is put right …
# Names a field of the form of a ruling.
ruling-reason-label = Reason (may be left out)
# Heads the ruling that was read back, and its two buttons.
ruling-question = Your ruling
# On the button under it that leads back to its form.
ruling-change = Change
# On the button under it that records the ruling.
ruling-rule-so = Record this ruling
# Names a field of the form of a ruling.
ruling-time = How much time
# A sentence under the field for a time.
ruling-time-hint = As “2” for two minutes, “30 seconds”, or “1 minute 30 seconds”.
# Shown under a field of the form of a ruling, and said, where it is not filled in rightly.
ruling-time-wrong = Enter a time, such as “2 minutes” or “30 seconds”.
# Names a field of the form of a ruling.
ruling-displaced-by = Who displaced them
# Names a field of the form of a ruling.
ruling-whose-flag = Whose flag
# Names a field of the form of a ruling.
ruling-who-came = Who has come
# Names a field of the form of a ruling.
ruling-against = Against
# Names a field of the form of a ruling.
ruling-back-to = Go back to the position after
# Names a field of the form of a ruling.
ruling-whose-clock = Whose clock
# One of several to choose from in the form of a ruling.
ruling-time-added = Time is added
# One of several to choose from in the form of a ruling.
ruling-time-taken = Time is taken
# Names a field of the form of a ruling.
ruling-way = What happens
# Shown under a field of the form of a ruling, and said, where it is not filled in rightly.
ruling-nothing-set = Change a time or the number of moves.
# Stands in the form of a ruling on the clocks, while they run.
ruling-stop-first = Stop the clocks first. Then their times and counters can be set.
# Stands in the form of a ruling in place of the list of moves, while there is none.
ruling-no-move = No move has been made yet.
# One of several to choose from in the form of a ruling.
ruling-start = the start of the game
# One of several to choose from in the form of a ruling.
ruling-none-sure = no position is sure
# One of several to choose from in the form of a ruling.
ruling-found-at-once = at once
# One of several to choose from in the form of a ruling.
ruling-found-later = later
# Names a field of the form of a ruling.
ruling-found = Found
# Names a field of the form of a ruling.
ruling-last-sure = The last position that is sure is after
# Names the list of what was wrong at the start, in the form of a ruling (Art. 7.2).
ruling-what-is-wrong = What is wrong
# Heads the boxes of what stood wrong at the start, in the form of a ruling (Art. 7.2).
ruling-misplaced = Which of these stood wrong
# Names a field of the form of a ruling.
ruling-decision = Decision
# One of several to choose from in the form of a ruling.
ruling-seconds-added = seconds are added with each move
# One of several to choose from in the form of a ruling.
ruling-no-seconds = no seconds are added
# One of several to choose from in the form of a ruling.
ruling-both = both
# Names a field of the form of a ruling.
ruling-who-is-absent = Who has not come
# Names a field of the form of a ruling.
ruling-result = Result
# One of several to choose from in the form of a ruling.
ruling-other-offence = another
# Names a field of the form of a ruling.
ruling-offence = Offence
# Names a field of the form of a ruling.
ruling-penalty = Penalty
# Names a field of the form of a ruling.
ruling-points-taken = Points taken
# Names a field of the form of a ruling.
ruling-opponent-scores = The opponent scores
# Names a field of the form of a ruling.
ruling-rounds = Number of rounds
# Shown under a field of the form of a ruling, and said, where it is not filled in rightly.
ruling-rounds-wrong = Enter a number of rounds, such as 1.
# Names a field of the form of a ruling.
ruling-fine-announced = The fine was announced before the event
# One of the things that can be ruled on.
ruling-on-time = Time added or taken
# One of the things that can be ruled on.
ruling-on-displays = Times and counters set anew
# One of the things that can be ruled on.
ruling-on-illegal-move = An illegal move
# One of the things that can be ruled on.
ruling-on-press = The clock pressed without a move
# One of the things that can be ruled on.
ruling-on-pawn = A pawn left on the last rank
# One of the things that can be ruled on.
ruling-on-two-hands = A move with both hands
# One of the things that can be ruled on.
ruling-on-touched-piece = A touched piece
# One of the things that can be ruled on.
ruling-on-displaced = Displaced pieces
# One of the things that can be ruled on.
ruling-on-set-up = A game begun wrongly
# One of the things that can be ruled on.
ruling-on-quickplay-draw = The draw claimed in the quickplay finish
# One of the things that can be ruled on.
ruling-on-quickplay-increment = The seconds asked for with each move
# One of the things that can be ruled on.
ruling-on-flag = A fallen flag, or both
# One of the things that can be ruled on.
ruling-on-arrival = A player’s arrival
# One of the things that can be ruled on.
ruling-on-default = A player who does not come
# One of the things that can be ruled on.
ruling-on-penalty = A warning or penalty
# One of the things that can be ruled on.
ruling-on-result = The result
# One of the things that can be ruled on.
ruling-on-restoring = An earlier position restored
# One of the penalties to choose from (Art. 12.9).
penalty-choice-warning = a warning
# One of the penalties to choose from (Art. 12.9).
penalty-time-to-opponent = time for the opponent
# One of the penalties to choose from (Art. 12.9).
penalty-time-taken = time taken
# One of the penalties to choose from (Art. 12.9).
penalty-points-to-opponent = points for the opponent
# One of the penalties to choose from (Art. 12.9).
penalty-points-taken = points taken
# One of the penalties to choose from (Art. 12.9).
penalty-choice-game-lost = the game lost
# One of the penalties to choose from (Art. 12.9).
penalty-choice-fine = a fine
# One of the penalties to choose from (Art. 12.9).
penalty-choice-rounds = exclusion from rounds
# One of the penalties to choose from (Art. 12.9).
penalty-choice-expulsion = expulsion from the competition
# One of the offences for which a penalty is given (Art. 11).
offence-disrepute = bringing the game into disrepute
# One of the offences for which a penalty is given (Art. 11).
offence-leaving = leaving without permission
# One of the offences for which a penalty is given (Art. 11).
offence-notes = notes or advice
# One of the offences for which a penalty is given (Art. 11).
offence-device = an electronic device
# One of the offences for which a penalty is given (Art. 11).
offence-inspection = refusing to be inspected
# One of the offences for which a penalty is given (Art. 11).
offence-smoking = smoking
# One of the offences for which a penalty is given (Art. 11).
offence-distracting = distracting the opponent
# One of the offences for which a penalty is given (Art. 11).
offence-refusal = persistent refusal to comply with the Laws
# One of the offences for which a penalty is given (Art. 11).
offence-clock-handling = handling the clock wrongly
# One of the offences for which a penalty is given (Art. 11).
offence-stopping = stopping the clocks without reason
# One of the offences for which a penalty is given (Art. 11).
offence-displacing = displacing pieces
# One of several to choose from in the form of a ruling.
ruling-white-wins = White wins
# One of several to choose from in the form of a ruling.
ruling-black-wins = Black wins
# One of several to choose from in the form of a ruling.
ruling-drawn = drawn
# One of several to choose from in the form of a ruling.
ruling-both-lose = both lose
# One of several to choose from in the form of a ruling.
ruling-claim-drawn = The game is drawn
# One of several to choose from in the form of a ruling.
ruling-claim-rejected = The claim is rejected
# One of several to choose from in the form of a ruling.
ruling-claim-postponed = The decision is postponed
# One of several to choose from in the form of a ruling.
ruling-claim-postponed-time = The decision is postponed, and the opponent gets time
# One of several to choose from: what was wrong at the start (Art. 7.2).
ruling-pieces-wrong = pieces stood wrong at the start
# One of several to choose from: what was wrong at the start (Art. 7.2).
ruling-board-wrong = the board is placed wrong
# One of several to choose from: what was wrong at the start (Art. 7.2).
ruling-colours-wrong = the colours are reversed

## page-assistant
##
## What an assistant does for a visually disabled player.

# Names the field for a move on an assistant’s page.
assisting-move = Move
# Names the list beside it: whether the move is called, made or placed.
assisting-use = What to do with the move
# Names the list beside it: whose move it is.
assisting-whose = Whose move
# Heads what an assistant has to do, on the assistant’s page.
assisting-duties-heading = Your duties
# Stands on an assistant’s page, where there is one board.
assisting-one-board = Both players use one board.
# On a button of an assistant’s page, which leads there.
assisting-score = Go to the scoresheet
# On a button of an assistant’s page, which leads there.
assisting-adjournment = Adjournment …
# Heads an assistant’s page.
assisting-white = Assistant of White
# Heads an assistant’s page.
assisting-black = Assistant of Black
# A sentence on the page, told to the assistant.
assisting-no-duties-white = You assist White. No duties were given to you.
# A sentence on the page, told to the assistant.
assisting-no-duties-black = You assist Black. No duties were given to you.
# A sentence on the page, told to the assistant.
# $list (Text) the duties, parted by commas
assisting-duties-white = You assist White. Your duties: { $list }.
# A sentence on the page, told to the assistant.
# $list (Text) the duties, parted by commas
assisting-duties-black = You assist Black. Your duties: { $list }.
# One of the duties in the sentence “Your duties: …”. Lower case, without a full stop.
# $article (Text) the article of the Laws
assisting-duty-execute = making either player’s move on the opponent’s board ({ $article })
# One of the duties in the sentence “Your duties: …”. Lower case, without a full stop.
# $article (Text) the article of the Laws
assisting-duty-announce = calling the moves of both ({ $article })
# One of the duties in the sentence “Your duties: …”. Lower case, without a full stop.
# $article (Text) the article of the Laws
assisting-duty-score = keeping the score ({ $article })
# One of the duties in the sentence “Your duties: …”. Lower case, without a full stop.
# $article (Text) the article of the Laws
assisting-duty-clock = pressing the clock ({ $article })
# One of the duties in the sentence “Your duties: …”. Lower case, without a full stop.
# $article (Text) the article of the Laws
assisting-duty-tell = telling moves and time, only when asked ({ $article })
# One of the duties in the sentence “Your duties: …”. Lower case, without a full stop.
# $article (Text) the article of the Laws
assisting-duty-claim = claiming on time and telling the arbiter of a touched piece ({ $article })
# One of the duties in the sentence “Your duties: …”. Lower case, without a full stop.
# $article (Text) the article of the Laws
assisting-duty-adjourn = the formalities of an adjournment ({ $article })
# One of the duties in the sentence “Your duties: …”. Lower case, without a full stop.
# $article (Text) the article of the Laws
assisting-duty-move = moving the pieces ({ $article })
# A sentence on the page, told to the assistant.
# $list (Text) its articles or duties, parted by commas
assisting-adjusted-white = The arbiter adjusts White’s clock for the time your help takes ({ $list }).
# A sentence on the page, told to the assistant.
# $list (Text) its articles or duties, parted by commas
assisting-not-adjusted-white = White’s clock is not adjusted for the time your help takes ({ $list }).
# A sentence on the page, told to the assistant.
# $list (Text) its articles or duties, parted by commas
assisting-adjusted-black = The arbiter adjusts Black’s clock for the time your help takes ({ $list }).
# A sentence on the page, told to the assistant.
# $list (Text) its articles or duties, parted by commas
assisting-not-adjusted-black = Black’s clock is not adjusted for the time your help takes ({ $list }).
# A sentence on the page, told to the assistant.
assisting-asked-moves-white = White asks for the number of moves completed.
# A sentence on the page, told to the assistant.
assisting-asked-time-white = White asks for the time used by both.
# A sentence on the page, told to the assistant.
assisting-asked-moves-black = Black asks for the number of moves completed.
# A sentence on the page, told to the assistant.
assisting-asked-time-black = Black asks for the time used by both.
# On a button of an assistant’s page, for a step that is due. With a colon the move follows, as it was called.
assisting-call-white = Call White’s move:
# On a button of an assistant’s page, for a step that is due. With a colon the move follows, as it was called.
assisting-call-black = Call Black’s move:
# On a button of an assistant’s page, for a step that is due. With a colon the move follows, as it was called.
assisting-repeat = Repeat the call:
# On a button of an assistant’s page, for a step that is due. With a colon the move follows, as it was called.
assisting-execute-black = Make on Black’s board:
# On a button of an assistant’s page, for a step that is due. With a colon the move follows, as it was called.
assisting-execute-white = Make on White’s board:
# On a button of an assistant’s page, for a step that is due. With a colon the move follows, as it was called.
assisting-tell-moves = Tell the number of moves
# On a button of an assistant’s page, for a step that is due. With a colon the move follows, as it was called.
assisting-tell-time = Tell the time used
# On a button of an assistant’s page, for a step that is due. With a colon the move follows, as it was called.
assisting-press = Press the clock
# On a button of an assistant’s page, for a step that is due. With a colon the move follows, as it was called.
assisting-flag-white = Claim: White’s flag has fallen
# On a button of an assistant’s page, for a step that is due. With a colon the move follows, as it was called.
assisting-flag-black = Claim: Black’s flag has fallen
# On a button of an assistant’s page, for a step that is due. With a colon the move follows, as it was called.
assisting-touched = Tell the arbiter: touched piece
# On a button of an assistant’s page, for a step that is due. With a colon the move follows, as it was called.
assisting-stop = Stop the clocks for the arbiter
# A sentence on the page, told to the assistant.
assisting-nothing = Nothing to do now.
# Heads the buttons of one duty.
assisting-section-announce = Calls
# Heads the buttons of one duty.
assisting-section-clock = Clock
# Heads the buttons of one duty.
assisting-section-execute = The opponent’s board
# Heads the buttons of one duty.
assisting-section-tell = What is asked
# Heads the buttons of one duty.
assisting-section-claim = Claims
# What can be done with a move that is typed.
assisting-use-call = Call it
# What can be done with a move that is typed.
assisting-use-execute = Make it on the opponent’s board
# What can be done with a move that is typed.
assisting-use-place-white = Place it on White’s board
# What can be done with a move that is typed.
assisting-use-place-black = Place it on Black’s board
# On the button beside the field for a move on an assistant’s page: what is done with it.
assisting-submit-call = Call
# On the button beside the field for a move on an assistant’s page: what is done with it.
assisting-submit-execute = Make
# On the button beside the field for a move on an assistant’s page: what is done with it.
assisting-submit-place = Place
# One of two to choose from: whose move is typed.
assisting-whose-white = White’s move
# One of two to choose from: whose move is typed.
assisting-whose-black = Black’s move
# Before the call that was heard last.
assisting-last-white = Last call, White’s move:
# Before the call that was heard last.
assisting-last-black = Last call, Black’s move:

## page-settings
##
## What can be set.

# Heads the choice of the language in which clocks answer, in the settings.
clocks-answer = Clocks answer
# Stands under that choice.
clocks-answer-means = Warnings are said in the same way.
# Stands over the settings of warnings of time.
clock-warnings-about = Whoever plays at this device is warned of their own time. Strict play warns of nothing, unless the rules of the event allow it: you choose that with a new game.
# Said when the page has become another language by a choice in the settings: in that language, with its own name.
# $name (Text) what it calls itself
language-shown = Language: { $name }.
# Heads a choice in the settings of what is said.
how-squares = How are squares named?
# Heads a choice in the settings of what is said.
how-long = How much of a move is said?
# Heads a choice in the settings of what is said.
said-again = What is said again when a key has cut it off?
# Heads a choice in the settings of what is said.
reader-pace = How fast does my screen reader speak?
# Heads a choice in the settings of what is said.
german-call = The German call through a screen reader
# On the button beside the choice how a screen reader is given the German call: it plays a sample.
hear-german = Hear the German call
# Heads three to choose from: how much is said of it.
detail-own-moves = My moves
# Heads three to choose from: how much is said of it.
detail-opponents-moves = My opponent's moves
# Heads three to choose from: how much is said of it.
detail-squares = Squares
# Heads three to choose from: how much is said of it.
detail-captures = Checks and captures
# Heads three to choose from: how much is said of it.
detail-clock = Clock
# One of the three amounts of what is said, to choose from in the settings.
brief = Brief
# One of the three amounts of what is said, to choose from in the settings.
normal = Normal
# One of the three amounts of what is said, to choose from in the settings.
full = Detailed
# Names a box to tick in the settings of what is said.
detail-mover = Say who moved
# Names a box to tick in the settings of what is said.
detail-number = Say the number of the move
# Names a box to tick in the settings of what is said.
detail-color = Say the colour of a piece
# Names a box to tick in the settings of what is said.
detail-echo = Say my own moves
# One of the lengths of a call, to choose from in the settings.
length-usual = The usual way for this style
# One of the lengths of a call, to choose from in the settings.
length-both = Both squares
# One of the lengths of a call, to choose from in the settings.
length-short = Only the square it goes to, where that is enough
# One of two ways to give a screen reader the German call, to choose from in the settings.
german-written = As it is written
# One of two ways to give a screen reader the German call, to choose from in the settings.
german-respelt = Spelt for the voice of this language
# One of the answers to what is said again when a key has cut it off, to choose from in the settings.
again-game = Moves, ends, offers, flags and rulings
# One of the answers to what is said again when a key has cut it off, to choose from in the settings.
again-clock = Those, and warnings of the clock
# One of the answers to what is said again when a key has cut it off, to choose from in the settings.
again-nothing = Nothing
# One of the speeds of a screen reader, to choose from in the settings.
pace-slow = Slowly
# One of the speeds of a screen reader, to choose from in the settings.
pace-usual = At the usual speed
# One of the speeds of a screen reader, to choose from in the settings.
pace-fast = Fast
# Stands over the settings of voice input.
hearing-about = Moves and commands can be spoken as they are typed. Nothing listens until a recogniser is chosen.
# Heads the choice of the speech recognition, in the settings of voice input.
what-listens = Speech recognition
# Names a box to tick in the settings of voice input.
confirm-moves = Ask before each typed or spoken move
# Names a box to tick in the settings of voice input. A move that was heard is read back, and waits for an answer.
silence-is-yes = Take eight seconds of silence as yes when a spoken move is read back (not in strict play, nor where the clock is pressed by hand)
# On the button that fetches what this speech recognition needs.
recogniser-get = Download
# Stands under the choice of the speech recognition, where it sends sound over the network.
cloud-warning = While it listens, all that the microphone hears is sent over the network to the maker of this browser (Google, Apple or Microsoft, for example), which makes words of it. Anna–Hector gets the words alone, and cannot say what is kept there.
# Names the box to tick under it, without which it does not listen.
cloud-allow = I have read this, and allow it
# Heads the choice of when it listens, in the settings of voice input.
talking-way = When should it listen?
# Heads the choice of the language that is listened for, in the settings of voice input.
listen-for = Language you will speak
# On the button that tries it.
voice-try = Try it: say something
# One of the kinds of speech recognition, to choose from in the settings of voice input; where sound goes is said with it.
recogniser-none = Off
# One of the kinds of speech recognition, to choose from in the settings of voice input; where sound goes is said with it.
recogniser-on-device = The browser’s, on this device: nothing that is said leaves it
# One of the kinds of speech recognition, to choose from in the settings of voice input; where sound goes is said with it.
recogniser-cloud = The browser’s, online (audio goes to Google, Apple or Microsoft)
# One of the kinds of speech recognition, to choose from in the settings of voice input; where sound goes is said with it.
recogniser-vosk = Vosk, on this device, with a model file of your own
# How it stands with a recogniser.
recogniser-available = It can be used now.
# How it stands with a recogniser.
recogniser-downloadable = The language pack must be downloaded first.
# How it stands with a recogniser.
recogniser-downloading = Its language is being fetched.
# How it stands with a recogniser.
recogniser-unavailable = Not on this device, or not for this language.
# How it stands with a recogniser.
recogniser-no-answer = The browser does not say whether it can be used. Try it.
# One of the ways to let it listen, to choose from in the settings of voice input.
# $keys (Text) names of keys
way-hold = Hold { $keys } or the button while talking
# One of the ways to let it listen, to choose from in the settings of voice input.
way-hold-button = Hold the button while talking
# One of the ways to let it listen, to choose from in the settings of voice input.
# $keys (Text) names of keys
way-toggle = Press { $keys } or the button before talking, and again after it
# One of the ways to let it listen, to choose from in the settings of voice input.
way-toggle-button = Press the button before talking, and again after it
# One of the ways to let it listen, to choose from in the settings of voice input.
way-always = Listen always, from one press to the next
# One of the languages that it can listen for, to choose from in the settings of voice input.
# $language (Text) what the language is called
listen-for-page = The language of the page: { $language }
# One of the languages that it can listen for, to choose from in the settings of voice input.
listen-for-german = The German of the FIDE call
# How it stands with the file for Vosk.
model-none = No model file has been chosen.
# How it stands with the file for Vosk.
# $name (Text) the file
# $size (Text) its size
model-loading = { $name }, { $size }: it is being read.
# How it stands with the file for Vosk.
# $name (Text) the file
# $size (Text) its size
model-ready = { $name }, { $size }: ready.
# How it stands with the file for Vosk.
# $name (Text) the file
# $size (Text) its size
model-unreadable = { $name }, { $size }: it cannot be read. Choose another file.
# Stands over the field for the file that Vosk needs.
model-about = Vosk needs a small model of your language, as a zip or tar.gz file. It is read and kept on this device alone. You can also drop it here.
# Names that field.
model-file = Model file
# Heads what tells how to get a model for Vosk.
model-get = How to get a model
# A sentence on the page: which file is wanted. The name of the file stays as it is.
# $language (Text) what the language is called
# $file (Text) its name
# $size (Text) its size
model-which = For { $language }: { $file }, about { $size }.
# A link to the page of Vosk’s models.
model-from = Download it from alphacephei.com/vosk/models
# A sentence on the page.
model-how = Leave the file packed as it comes, and choose it below. With another language’s model nothing is understood.
# A sentence on the page, in place of the file’s name.
# $language (Text) what the language is called
model-unknown = There is no Vosk model for { $language } yet. Choose the browser’s recogniser, or listen for the German call with the German model.
# On the button that deletes what was kept of that file.
model-forget = Remove this model from the device
# Heads the choice between layouts of keys, in the settings of keys.
key-layout = Layout of the keys
# Names the list of the headings under which the commands stand, where a key is changed.
key-group = Group of commands
# Names the list of the commands of that heading.
key-command = Command
# Names the field in which the new key is pressed.
key-new = New key
# Stands under that field.
key-hint = Press the key here. Tab and Escape leave this field.
# Names the list of free keys, for whoever cannot press one in that field.
key-from-list = Or choose a key
# On the button that gives the command the key that is chosen there.
key-take = Use this key
# On the button that takes the key from a command.
key-off = No key
# On the button that gives a command its first key again.
key-at-first = Reset this command
# On the button that gives all commands their first keys again.
keys-at-first = Reset all keys
# A command and its key, where it has none.
# $name (Text) what it is called
key-standing-none = { $name }: no key
# One of the layouts of keys to choose from.
key-layout-own = Anna–Hector’s keys
# One of the layouts of keys to choose from.
key-layout-lichess = As in Lichess’s blind mode
# One of the layouts of keys to choose from.
key-layout-typing = Letters and digits on the board write a move
# Said under the field for a key, where that key cannot be had.
# $key (Text) the name of the key
# $some (Text) names of such keys
key-kept = { $key } belongs to the browser or the screen reader. Choose a letter, a digit, a sign or one of { $some }.
# Said under the field for a key, where that key cannot be had.
key-fixed = Enter, Escape, F1 and the arrows stay as they are. Choose another key.
# Said under the field for a key, where that key cannot be had.
# $some (Text) names of such keys
key-function = This command works anywhere in the page. Choose one of { $some }.
# Said under the field for a key, where that key cannot be had.
# $some (Text) names of such keys
key-types = In this layout letters and digits write a move. Choose a sign or one of { $some }.
# Said under the field for a key, where that key cannot be had.
# $key (Text) the name of the key
# $command (Text) what it does now
key-taken = { $key } is taken: { $command }. Choose another key, or give that command another one first.
# Said under the field for a key, where that key cannot be had.
# $key (Text) the name of the key
key-cannot-be-off = { $key } cannot be switched off.
# Heads the settings of the program’s own voice.
own-voice = Anna–Hector's own voice
# Opens and closes these settings.
voice-input-settings = Voice input settings
# On the button that saves all settings.
settings-export = Save the settings as a file
# Names the field for a file of settings.
settings-import = Import settings from a file
# On the button that asks whether all settings are to be as at first.
settings-reset = Reset all settings …
# Asked then, in a box on the page; its two buttons follow.
settings-reset-question = Reset all settings to their defaults?
# On the button that says no to it.
settings-reset-no = No, keep them
# On the button that says yes to it.
settings-reset-yes = Yes, reset
# Stands over the settings of the sounds, while they are off.
sounds-muted = Sound is off, so you will not hear any of these.
# Names a box to tick in the settings of the sounds.
sounds-vibration = Vibrate with the sounds, where the device can
# How loud a sound is, on its slider.
volume-off = off
# How loud a sound is, on its slider.
# $percent (Number) how loud, from 0 to 100
volume-percent = { $percent } percent
# How loud a sound is, on its slider.
# $percent (Number) how loud, from 0 to 100
volume-level = { $percent } %
# What each earcon is heard for.
sound-lift = Piece lifted
# What each earcon is heard for.
sound-place = Piece put back, or clock pressed
# What each earcon is heard for.
sound-own-move = My move
# What each earcon is heard for.
sound-opponents-move = Opponent’s move
# What each earcon is heard for.
sound-capture = Capture
# What each earcon is heard for.
sound-check = Check
# What each earcon is heard for.
sound-castling = Castling
# What each earcon is heard for.
sound-promotion = Promotion
# What each earcon is heard for.
sound-mate = Game won or lost
# What each earcon is heard for.
sound-draw = Game drawn
# What each earcon is heard for.
sound-refused = Not possible
# What each earcon is heard for.
sound-edge = Edge of the board
# What each earcon is heard for.
sound-dark-square = Dark square under the cursor
# What each earcon is heard for.
sound-next-square = Edge between squares under the finger
# What each earcon is heard for.
sound-low-time = Little time left
# What each earcon is heard for.
sound-listening = Listening begins
# What each earcon is heard for.
sound-not-listening = Listening ends
# Stands in place of the list of voices, until the device has told them.
voices-unknown = Looking for the voices of this device…
# Stands in place of the list of voices, where there is none.
voices-none = This device has no voice for Anna–Hector, or the browser does not show it. What would be said comes to your screen reader, and stands under “What was said”.
# Stands over the settings of the own voice, while sound is off.
voice-muted = Sound is switched off: the voice is not heard.
# Names a box to tick in the settings of the own voice.
voice-in-background = Call moves by Anna–Hector's own voice while this window is in the background
# Stands under that box.
voice-in-background-hint = For games at a table with several windows: a screen reader speaks only the window you are in, and the others then call the moves themselves.
# Heads the choice of the voice for this language, in the settings of the own voice.
# $name (Text) what it is called
voice-of-language = Voice: { $name }
# Stands under that heading, where no voice speaks the language.
voice-not-spoken = No voice of this device speaks this language. One of another language reads it.
# One of the voices to choose from.
voice-best = The best of this device
# One of the voices to choose from.
# $name (Text) what it is called
voice-gone = { $name }, not here at the moment: the best of this device speaks
# Names the field by which the list of voices of this language is made shorter.
# $name (Text) what it is called
voice-search = Part of the voice’s name: { $name }
# Stands under that field, and is said while it is typed in.
# $shown (Number) how many of them
# $all (Number) how many there are
voices-shown = Voices shown: { $shown } of { $all }
# On the button beside a voice.
# $name (Text) what it is called
hear-voice = Play sample: { $name }
# Names a slider.
voice-rate = Rate
# Names a slider.
voice-pitch = Pitch
# Names a slider.
voice-volume = Volume
# Heads the last but one of the further settings: what is said and shown in this language, and how to report it where it is wrong.
settings-wording = Wording
# Stands under that heading in each language but English, until somebody who has spoken the language from birth has read its texts (speech/wording/wording-report.ts).
wording-unread = No native speaker has read these texts yet.
# On what unfolds the form in which a sentence that is wrong in this language is reported.
wording-report = Report a wrong wording
# Stands over that form. Whoever provides this copy is not known to the program.
wording-about = The report is copied as text, for you to send to whoever provides this copy of Anna–Hector. Nothing is sent from here.
# Names the list of the sentences that were said last, in that form.
wording-heard = What you heard
# The last in that list: a sentence that is not among them.
wording-other = Another sentence, to be typed below …
# Names the field for that sentence.
wording-typed = Sentence, as you heard or read it
# Heads the messages that the sentence may be, the nearest first, each with its id, to choose from.
wording-message = Which message is it?
# The last of them.
wording-none = None of these
# Stands in place of them.
wording-none-found = No message fits this sentence. The report will say so.
# Names the field for what whoever reports it has to say of the sentence.
wording-note = What is wrong, and what would be right?
# On the button that copies the report as text.
wording-copy = Copy the report
# Said after it was copied.
wording-copied = Copied. Send it to whoever provides this copy of Anna–Hector.
# Said after it could not be copied; the focus is then in a field below, with the report.
wording-not-copied = Not copied: the browser does not allow it. The report stands below; copy it from there.
# Names that field.
wording-copy-text = Report
# Said where no sentence was typed, beside its field.
wording-no-sentence = Type the sentence first.
# Said where more was typed than is taken, beside that field.
# $most (Number) characters
wording-too-long = Too long: at most { $most } characters.
# Said where nothing is noted, beside that field.
wording-no-note = Say what is wrong.
# Heads the choice of colours of the page, in the settings.
theme = Theme
# One of the colours of the page to choose from, in the settings.
theme-system = Same as the system
# One of the colours of the page to choose from, in the settings.
theme-light = Light
# One of the colours of the page to choose from, in the settings.
theme-dark = Dark
# One of the colours of the page to choose from, in the settings.
theme-high-contrast = High contrast
# One of the colours of the page to choose from, in the settings.
theme-yellow-on-black = Yellow on black
# Heads the choice of a set of pieces, in the settings of the look.
look-pieces = Pieces
# One of the sets of pieces; a picture stands beside it.
look-pieces-usual = Usual
# One of the sets of pieces: thick outlines that fill the square.
look-pieces-bold = Bold and simple
# One of the sets of pieces (Laws, D.1.4.2).
look-pieces-pegged = On pegs, as on tactile boards; Black’s have a point on top
# Heads the choice of colours of the board, in the settings of the look.
look-squares = Colours of the squares
# One of the colours of the board: as it is usual in the theme.
look-squares-theme = Those of the theme
# One of the colours of the board.
look-squares-blue = Blue-grey
# One of the colours of the board.
look-squares-brown = Brown
# One of the colours of the board.
look-squares-green = Green
# One of the colours of the board.
look-squares-grey = White and grey
# One of the colours of the board: two are chosen below.
look-squares-own = Your own
# Names the field for the colour of the light squares.
look-own-light = Light squares
# Names the field for the colour of the dark squares.
look-own-dark = Dark squares
# Stands below the colours of the board: the contrast of those that are chosen, as WCAG measures it.
# $squares (Text) of light squares against dark ones, such as 3.0
# $pieces (Text) of the pieces, on the squares where it is less
look-contrast = Light and dark squares: { $squares } to 1; pieces on them at least { $pieces } to 1.
# Said, and shown beside the field, where a colour for squares was chosen on which pieces could not be told.
# $color (Text) that colour, such as #1a2b3c
# $contrast (Text) what the pieces would have, such as 1.4
# $nearest (Text) the colour that is offered in its place
look-too-dark = On { $color } pieces would have a contrast of { $contrast } to 1; at least 3 to 1 is needed. The nearest colour that works is { $nearest }.
# On the button that takes the colour that works.
# $color (Text) that colour, such as #6a6a6a
look-take = Take { $color }
# Heads the choice of a size, in the settings of the look.
look-coordinates = Size of the letters and digits beside the board
# Heads the choice of a size, in the settings of the look.
look-piece-size = Size of the pieces
# One of the sizes.
look-size-usual = Usual
# One of the sizes.
look-size-large = Large
# One of the sizes.
look-size-very-large = Very large
# Heads the choice how thick the frame around the square that has the focus is.
look-cursor = Frame around the square of the cursor
# How thick that frame is.
look-cursor-usual = Usual
# How thick that frame is.
look-cursor-thick = Thick
# Names the box that draws a cross on the board.
look-cross = Yellow cross along rank and file of the cursor
# Names the box that shows the square of the cursor once more, large.
look-square-here = Square of the cursor in large print beside the board
# On a box of the settings.
look-position-text = Position as text beside the moves
# Heads a page of the settings, and names the link to it.
settings-speech = Speech
# Heads a page of the settings, and names the link to it.
settings-calling = Calling
# Heads a page of the settings, and names the link to it.
settings-sounds = Sounds
# Heads a page of the settings, and names the link to it.
settings-voice-input = Voice input
# Heads a page of the settings, and names the link to it.
settings-clock = Clock warnings
# Heads a page of the settings, and names the link to it.
settings-keys = Keys
# Heads a page of the settings, and names the link to it.
settings-look = Look
# Heads a page of the settings, and names the link to it.
settings-data = Data
# Said of the settings where a word was named with which none of them has to do; their list is shown, and has the focus.
# $word (Text) the word
settings-none-for = No settings have to do with “{ $word }”. This is the list of all settings.
# Words by which a page of the settings is found, as in “settings voice”; never said. One after the other, without signs.
settings-words-speech = language voice rate speed pitch volume screen reader repetition
# Words by which a page of the settings is found, as in “settings voice”; never said. One after the other, without signs.
settings-words-calling = moves call style alphabet letters detail squares names
# Words by which a page of the settings is found, as in “settings voice”; never said. One after the other, without signs.
settings-words-sounds = sound noise earcons mute
# Words by which a page of the settings is found, as in “settings voice”; never said. One after the other, without signs.
settings-words-voice-input = microphone recogniser recognition listening dictation model Vosk confirm silence
# Words by which a page of the settings is found, as in “settings voice”; never said. One after the other, without signs.
settings-words-clock = time warnings dial minutes
# Words by which a page of the settings is found, as in “settings voice”; never said. One after the other, without signs.
settings-words-keys = keyboard shortcuts letters layout Lichess WinBoard
# Words by which a page of the settings is found, as in “settings voice”; never said. One after the other, without signs.
settings-words-look = theme mode dark light contrast colours colors board pieces size coordinates blindfold position text
# Words by which a page of the settings is found, as in “settings voice”; never said. One after the other, without signs.
settings-words-data = file backup save restore reset games storage
# Words by which a page of the settings is found, as in “settings voice”; never said. One after the other, without signs.
settings-words-wording = sentences words translation text report
# Heads what is chosen for blindfold play, in the settings.
look-blindfold = Blindfold
# Switches blindfold play.
blindfold-hide = Hide pieces
# Names the list of what is still seen then.
blindfold-shows = Still shown
# One of them: no piece.
blindfold-shows-nothing = Nothing
# One of them.
blindfold-shows-own = My pieces
# One of them.
blindfold-shows-last = The piece moved last
# Switches whether hidden pieces are told when asked for.
blindfold-board-answers = The board answers questions about hidden pieces
# Switches whether that is said when the game is over.
blindfold-counts = At the end, say how many questions I asked

## page-set-up
##
## Where a position is set up, to be played from.

# Below the heading of the page where a position is set up.
set-up-about = Set up any position, and play from it. Nothing here changes the game that stands on the board.
# The label of the field for what is typed there.
set-up-line = Say or type what stands where
# Its button.
set-up-enter = Enter
# Below it.
set-up-line-about = For example: white king e1, black pawns d5 e6. Remove e4. Black to move.
# The name of the folded list of what can be said.
set-up-words = What can be said here
# The heading of the squares, and their name.
set-up-board = Squares
# The label of the list of who is to move.
set-up-turn = To move
# The name of the boxes for castling.
set-up-castling = Castling
# Whether White may castle short.
set-up-white-short = White kingside
# The same, long.
set-up-white-long = White queenside
# Whether Black may castle short.
set-up-black-short = Black kingside
# The same, long.
set-up-black-long = Black queenside
# The box for castling from any file.
set-up-chess960 = Chess960: from any file
# The label of the list of squares for en passant.
set-up-en-passant = En passant
# In that list: there is none.
set-up-en-passant-none = None
# The label of the field for a FEN.
set-up-fen = FEN
# Its button.
set-up-fen-take = Read this FEN
# The button that sets up the starting position.
set-up-start = Starting position
# The button that empties the board.
set-up-clear = Empty board
# The button that sets up the position of the game.
set-up-game = As in the game
# The button that takes the last change back.
set-up-undo = Undo
# The heading of the reasons why it cannot be played.
set-up-missing = What is not possible yet
# The heading of the form in which a game is begun from there.
set-up-play-heading = Play from here
# The button that begins it.
set-up-play = Play

## page-about
##
## The page about the program.

# On the page about the program: what it is.
about-what = A chess client that you play by ear, by touch and by keyboard, by the Laws of Chess.
# On the page about the program: everything is kept, so that it works without a network.
about-offline = Ready to work offline.
# The same, where not everything is kept.
about-online = Not ready to work offline yet.
# On the page about the program: what leaves the device.
about-privacy = No account, no tracking: your games and settings stay on this device.
# On the page about the program.
about-licence = Free software under the GNU General Public License, version 3 or later.

## page-blindfold
##
## Blindfold play: what is told of it.

# Said when pieces are no longer hidden.
blindfold-off = All pieces are shown.
# Said when all pieces are hidden.
blindfold-all = Blindfold: all pieces are hidden.
# Said when all pieces but one’s own are hidden.
blindfold-own = Blindfold: only your pieces are shown.
# Said when all pieces but the one that was moved last are hidden.
blindfold-last = Blindfold: only the piece moved last is shown.
# Said after that: questions about hidden pieces are answered.
blindfold-answers = The board answers.
# Said after that: they are not.
blindfold-is-silent = The board is silent.
# Said where a question about the position is not answered.
blindfold-silent = The board is silent. Ask for moves and clocks only.
# Said when a game is over in which pieces were hidden.
# $count (Number) how many questions were asked
blindfold-asked = { $count ->
        [0] You asked no question.
        [one] You asked { $count } question.
       *[other] You asked { $count } questions.
    }

## page-guide
##
## The guided first game.

# The first words of the guided game. “Way” is how the user plays, here and below: by keys, by typing only, by touch or by voice.
# $way (keys, typed, touch, voice) how the user plays
# $again (Text) the key, the button or the words that have a step said again
guide-welcome = Your first game, in seven steps. No clock runs: take your time. { $way ->
        [keys] On the board, { $again } says a step again.
        [voice] Say “{ $again }” to hear a step again.
       *[other] The button “{ $again }” says a step again.
    } You can leave, and go on later.
# Said where the guided game was left before and goes on.
guide-resumed = Welcome back. The game goes on where you left it.
# Said before a step of the guided game, and stands over it.
# $number (Number) which step
# $of (Number) how many there are
guide-step = Step { $number } of { $of }.
# Said when a step of the guided game is done, before the next one.
guide-good = Good.
# The first step of the guided game.
# $way (keys, typed, touch, voice) how the user plays
# $say (Text) what can be said to go to that square
guide-board = The board. You play White, I play Black. { $way ->
        [touch] Find the square e4 and tap it. With a screen reader, double-tap it.
        [voice] Say “{ $say }”.
       *[other] You are on e1, with your king. The arrow keys go from square to square. Go up to e4.
    }
# The second step.
# $way (keys, typed, touch, voice) how the user plays
# $ask (Text) the key, the button or the words that ask
# $bar (Text) what the row of buttons is called
guide-question = A question. You can ask at any time. { $way ->
        [keys] Press { $ask } to hear the square you are on.
        [touch] Under “{ $bar }”, choose “{ $ask }”.
        [voice] Say “{ $ask }”.
       *[other] Press F6 for the field, type “{ $ask }” and press Enter.
    }
# The third step.
# $way (keys, typed, touch, voice) how the user plays
# $entry (Text) the key that leads to the field
# $field (Text) what the field is called
guide-move = A move. { $way ->
        [touch] Tap your pawn on e2, then tap e4. Or write e4 in the field “{ $field }”.
        [voice] Say “e4”.
       *[other] Press { $entry } for the field “{ $field }”, type e4 and press Enter.
    }
# The fourth step; the answer to the first move was just called.
# $way (keys, typed, touch, voice) how the user plays
# $german (yes, no) whether moves are called in German
# $board (Text) the key that leads to the board
# $ask (Text) the key, the button or the words that ask
# $bar (Text) what the row of buttons is called
guide-call = You heard the calls: your move, and my answer f5. { $german ->
        [yes] Moves are called in German, as blind players do in every country: Bauer is a pawn, Eva is e, Felix is f.{ " " }
       *[no] { "" }
    }{ $way ->
        [keys] Press { $board } for the board, then { $ask } to hear my move again.
        [touch] Under “{ $bar }”, choose “{ $ask }”.
        [voice] Say “{ $ask }”.
       *[other] Type “{ $ask }”.
    }
# The fifth step.
# $way (keys, typed, touch, voice) how the user plays
# $board (Text) the key that leads to the board
guide-capture = A capture. You can take my pawn on f5. { $way ->
        [touch] Tap your pawn on e4, then tap f5.
        [voice] Say “e4 f5”.
       *[other] Press { $board } for the board, go to your pawn on e4 and press Enter. Then go to f5 and press Enter.
    }
# The sixth step.
# $way (keys, typed, touch, voice) how the user plays
# $ask (Text) the key that says where a piece can go
guide-mate = Mate in one. I played g5, and my king on e8 is open. Your queen on d1 can mate me: find the square.{ $way ->
        [keys] { " " }{ $ask } on the queen says where she can go.
       *[other] { "" }
    }
# The seventh step; that the game is won was just said.
# $way (keys, typed, touch, voice) how the user plays
# $help (Text) the key, the link or the words that lead to the help
guide-help = Mate: you have won. The last step: help. { $way ->
        [touch] The link “{ $help }” stands at the top of every page. Open it, then come back.
        [voice] Say “{ $help }”, then come back.
       *[other] { $help } tells what you can do where you are. Press it now; Escape brings you back.
    }
# Said when all steps are done.
# $new (Text) what the button is called
guide-end = That is all you need: the board, questions, moves, calls and help. The button “{ $new }” begins a game of your own.
# Said where another act was wanted than the one of the step; the step follows.
guide-not-now = Not now.
# Said where a move was wanted that does not mate.
guide-no-mate = That is not mate. Look at the diagonal from e8 to h5: it is open.
# The same, the second time.
guide-mate-told = Your queen mates on h5.
# On a button: the guided game begins again.
guide-restart = Start over

## page-library
##
## The games that are kept on this device.

# One line of what came of reading a backup.
# $title (Text) what is deleted
backup-not-saved = { $title }: not added, because it could not be saved.
# One line of what came of reading a backup.
# $title (Text) what is deleted
backup-beside = { $title }: another version of this game was here. It is kept, and the one in the file was added beside it.
# One line of what came of reading a backup.
backup-note-not-saved = A recording: not added, because it could not be saved.
# One line of what came of reading a backup.
# $added (Number) how many
# $here (Number) how many
backup-summary = Games added: { $added }. Already here: { $here }.
# One line of what came of reading a backup.
backup-settings-kept = Settings: yours were kept.
# One line of what came of reading a backup.
backup-settings-taken = Settings: taken from the file.
# One line of what came of reading a backup.
backup-note-doubled = A recording: twice in the file, added once.
# One line of what came of reading a backup.
backup-note-broken = A recording: broken, not added.
# One line of what came of reading a backup.
# $day (Text) the day it was begun
backup-broken = A game ({ $day }): broken, not added.
# One line of what came of reading a backup.
# $day (Text) the day it was begun
backup-newer = A game ({ $day }): of a newer version of Anna–Hector, not added.
# One line of what came of reading a backup.
# $day (Text) the day it was begun
backup-doubled = A game ({ $day }): twice in the file, added once.
# Part of the line that tells what a saved game is.
unreadable-game = A game that cannot be read
# Part of the line that tells what a saved game is.
game-not-over = Not over.
# Part of the line that tells what a saved game is.
# $moves (Number) how many
game-moves = Moves: { $moves }
# Part of the line that tells what a saved game is.
game-on-board = On the board.
# Part of the line that tells what a saved game is.
# $level (Number) the strength, from 1
game-as-black = Black against the computer, level { $level }
# Part of the line that tells what a saved game is.
# $level (Number) the strength, from 1
game-as-white = White against the computer, level { $level }
# Part of the line that tells what a saved game is.
game-of-two = Two players here
# Part of the line that tells what a saved game is.
game-of-clock = A clock alone
# Asked before something is deleted; its two buttons follow.
# $title (Text) what is deleted
# $size (Text) its size
free-question = Delete for good? { $title }, { $size }
# On the button that says no, where it was asked whether to delete what is kept.
free-no = No, keep it
# On the button that says yes to the same.
free-yes = Yes, delete it
# One of the things that can be deleted to get room.
room-model = The voice model
# One of the things that can be deleted to get room.
# $of (Text) what the recording is of
room-recording = Recording: { $of }
# Heads the part of the page of kept games about backups.
backup = Backup
# On a button of that part.
save-backup = Save everything as a backup file
# Names the field of that part for a file.
read-backup = Read a backup file
# Heads the part of the page of kept games about the space that is used.
storage = Storage
# Stands in that part.
storage-unknown = The browser does not say how much space is used.
# Stands in that part.
# $used (Text) how much room
# $left (Text) how much is free
storage-used = Used: { $used }. Left: { $left }.
# Heads what came of reading a backup, line by line.
backup-report = What came of the backup
# On the button under it, where the file holds settings.
take-backup-settings = Take the settings of the file, too
# On the button that shows what can be deleted to make room.
show-room = Show what can be deleted
# Heads that list.
room = What can be deleted
# Stands in place of that list, where nothing can be deleted.
no-room = Nothing: there are only games that are not over.
# On the button beside a kept game.
delete-game = Delete
# On the button over the list of kept games.
save-all-games = Save all games as one PGN
# Stands in place of the list of kept games, and is said, where it could not be read.
saved-games-failed = The saved games could not be read.
# On the button under the list of kept games, where there are more.
more-games = Show more games
# Stands in place of the list of kept games, while there is none.
no-saved-games = No game is saved here yet.
# Stands over the list of kept games.
# $count (Number) how many
saved-games-count = Games: { $count }
# Stands where a game stood in the list, after it was deleted; the button that brings it back follows.
game-deleted = Deleted.
# On that button.
undo-delete = Undo
# On a button beside a kept game: it is saved as a file, shown, or played on.
save-as-pgn = Save as PGN
# On a button beside a kept game: it is saved as a file, shown, or played on.
open-game = Open
# On a button beside a kept game: it is saved as a file, shown, or played on.
go-on-game = Go on

## page-voice
##
## The button for the microphone, and whether it is open.

# Stands before what was heard, beside the button for the microphone.
voice-heard-label = Heard:
# On the button for the microphone.
voice-hold = Hold to talk
# On the button for the microphone.
voice-talk = Talk
# On the button for the microphone.
voice-listen = Listen
# Whether the microphone is open.
voice-off = Not listening
# Whether the microphone is open.
voice-starting = The microphone opens
# Whether the microphone is open.
voice-is-listening = Listening
# The same: what was said is being recognised.
voice-working = Recognising…
# Whether the microphone is open: it waits.
voice-waiting = Waiting while Anna–Hector speaks

## page-shared-late
##
## Drawn on several pages that are loaded later.

# Said where the position as text is shown beside the moves of a game.
face-position-shown = The position stands as text beside the moves.
# The same where it is not shown any more.
face-position-away = The position as text is hidden.
# Stands in its place where the pieces are hidden or the board is silent.
face-position-hidden = Hidden while you play blindfold.
# Before what the assistant does next.
assisting-next = Next:
# Heads the field for a move, for an assistant.
assisting-entry = Enter a move
# Heads the buttons of one duty.
assisting-section-score = Score
# Heads the buttons of one duty.
assisting-section-adjourn = Adjournment
# On a button, for the arbiter and an assistant: White’s own board is made to show what the game has, after boards were compared.
mend-white = Put White’s board right
# On a button, for the arbiter and an assistant: Black’s own board is made to show what the game has, after boards were compared.
mend-black = Put Black’s board right
# On the button that takes back what was read back (a clock, a table, a game to be resumed), so that its form can be filled in anew.
change-something = Change something
# Names a list of the moves made: which one is written on the scoresheet, and to which one a ruling goes back.
which-move-label = Which move
# On the button that leaves a form without setting anything.
clock-back = Back
# Names a field of the form of a clock or a table.
clock-name-white = White’s name, if you like
# Names a field of the form of a clock or a table.
clock-name-black = Black’s name, if you like
# On a button: what the clock is asked.
ask-whose-clock = Whose clock runs?
# On a button: what the clock is asked.
clock-moves-made = Moves made
# On a button: what the clock is asked.
ask-moves-to-go = Moves to the control
# On a button: what the clock is asked.
ask-time-used = Time used
# On a button: what the clock is asked.
ask-period = Period
# On a button: what the clock is asked.
ask-delay = Delay left
# In a list of keys: what a key does. Lower case, for the name of the key stands before it.
clock-key-running = whoever is on move presses
# In a list of keys: what a key does. Lower case, for the name of the key stands before it.
clock-key-pause = stop both clocks, start them again
# In a list of keys: what a key does. Lower case, for the name of the key stands before it.
clock-key-feel = feel the clock
# In a list of keys: what a key does. Lower case, for the name of the key stands before it.
clock-key-control = what the clock is set to
# On the button that closes what was opened.
close = Close
# Names a button.
# $sound (Text) what it is the sound of
hear-sound = Play sample: { $sound }
# On the button beside something that can be heard, in the settings and at a table.
hear-it = Play sample
# In a list of keys: what a key does. Lower case, for the name of the key stands before it.
arbiter-key-clocks = stop the clocks, or start them
# On a button: a step of a game at a table.
arbiter-two-minutes-white = Two minutes to White …
# On a button: a step of a game at a table.
arbiter-two-minutes-black = Two minutes to Black …
# On a button: a step of a game at a table.
arbiter-illegal-move = Illegal move …
# On a button: a step of a game at a table.
arbiter-compare = Compare the boards …
# What an assistant does by the button.
assisting-idle-call = Call a move.
# What an assistant does by the button.
assisting-idle-repeat = Repeat a call.
# What an assistant does by the button.
assisting-idle-execute = Make a move on the other board.
# What an assistant does by the button.
assisting-idle-mend = Put a board right.
# What an assistant does by the button.
assisting-idle-tell = Tell what was asked.
# What an assistant does by the button.
assisting-idle-press = Press the clock.
# What an assistant does by the button.
assisting-idle-flag = Claim a fallen flag.
# What an assistant does by the button.
assisting-idle-touched = Tell the arbiter of a touched piece.
# What an assistant does by the button.
assisting-idle-stop = Stop the clocks for the arbiter.
# On the button of the form in which an arbiter sets the clocks.
clock-set-displays = Set times and moves
# Names a field of the form in which an arbiter sets the clocks.
clock-hours = Hours
# Names a field of the form in which an arbiter sets the clocks.
clock-seconds = Seconds
# Shown under a field of that form, and said, where what was entered is none of that.
clock-hours-wrong = Enter hours from 0 to 99.
# Shown under a field of that form, and said, where what was entered is none of that.
clock-minutes-wrong = Enter minutes from 0 to 59.
# Shown under a field of that form, and said, where what was entered is none of that.
clock-seconds-wrong = Enter seconds from 0 to 59.
# Shown under a field of that form, and said, where what was entered is none of that.
clock-moves-wrong = Enter moves from 0 to 999.
# Names a key, as it is called.
clock-key-space = Space
# Names a key, as it is called.
key-page-up = Page Up
# Names a key, as it is called.
key-page-down = Page Down
# Names a key, as it is called.
key-delete = Delete
# Ends the sentence that “It answers” begins.
clock-language-page = in the language of the page
# Ends the sentence that “It answers” begins.
clock-language-german = with German numbers, as in the FIDE call
# On a button: a step of a game at a table.
step-call = Call:
# On a button: a step of a game at a table.
step-repeat = Repeat:
# On a button: a step of a game at a table.
step-execute = Make it on my board:
# On a button: a step of a game at a table.
step-put-back = Put the pieces back
# On a button: a step of a game at a table.
step-mend = Put my board right
# On a button: a step of a game at a table.
step-ask-moves = Ask my assistant for the number of moves
# On a button: a step of a game at a table.
step-ask-time = Ask my assistant for the time used
# Heads the warnings of this player, in the settings and in the form of a clock.
warn-white = Warnings for White
# Heads the warnings of this player, in the settings and in the form of a clock.
warn-black = Warnings for Black
# Names a field of the warnings of time.
warn-on = Warn of time and moves
# Names a field of the warnings of time.
warn-also = Warn also at
# Names a field of the warnings of time.
warn-unit = of what
# One of the units of a warning, in the list beside its number.
warn-minutes = minutes left
# One of the units of a warning, in the list beside its number.
warn-seconds = seconds left
# One of the units of a warning, in the list beside its number.
warn-moves = moves to the time control
# On the button that adds a warning.
warn-add = Add
# Shown under the field for the number of a warning, and said, where it is none.
# $most (Number) the highest that may be entered
warn-error = Enter a whole number from 1 to { $most }.
# One of the warnings, in a list where each can be taken out.
warn-at-low = Low time (set by the time control)
# One of the warnings, in a list where each can be taken out.
# $seconds (Number) how many
warn-at-seconds = { $seconds } seconds left
# One of the warnings, in a list where each can be taken out.
warn-at-minute = 1 minute left
# One of the warnings, in a list where each can be taken out.
# $minutes (Number) how many
warn-at-minutes = { $minutes } minutes left
# One of the warnings, in a list where each can be taken out.
# $count (Number) how many
warn-at-last = Each of the last { $count } seconds
# One of the warnings, in a list where each can be taken out.
# $moves (Number) how many
warn-at-moves = { $moves } moves to the time control
# Ends that warning: how it is given.
warn-word = in words
# Ends that warning: how it is given.
warn-sound = by a sound
# Ends that warning: how it is given.
warn-pulse = by a pulse
# Where keys are changed: what a key does. It begins with a capital.
# $place (Text) the name of the rank or file
key-to-rank = To rank { $place }
# Where keys are changed: what a key does. It begins with a capital.
# $place (Text) the name of the rank or file
key-to-file = To file { $place }
# Heads the keys of a page, where keys are changed.
keys-of-assistant = Assistant’s page
# Heads the keys of a page, where keys are changed.
keys-of-arbiter = Arbiter’s page
# Heads the keys of a page, where keys are changed.
keys-of-clock = Clock alone
# Heads the keys of a page, where keys are changed.
keys-of-dial = Dial of a clock
# Heads the keys of a page, where keys are changed.
keys-of-board-entry = Entering a board
# Where keys are changed: whose key it is, and what it does.
# $what (Text) what the key does
key-of-left = Left player: { $what }
# Where keys are changed: whose key it is, and what it does.
# $what (Text) what the key does
key-of-right = Right player: { $what }
# Where keys are changed: whose key it is, and what it does.
# $what (Text) what the key does
key-of-both = Both: { $what }
# Where keys are changed: what a key does. It begins with a capital.
key-press = Press
# Where keys are changed: what a key does. It begins with a capital.
key-time-running = The time that runs
# Where keys are changed: what a key does. It begins with a capital.
key-time-other = The other time
# Where keys are changed: what a key does. It begins with a capital.
key-clock-entry = Type to the clock
# Where keys are changed: what a key does. It begins with a capital.
key-clock-arbiter = Set or rule
# Where keys are changed: what a key does. It begins with a capital.
key-dial-minute-on = A minute on
# Where keys are changed: what a key does. It begins with a capital.
key-dial-minute-back = A minute back
# Where keys are changed: what a key does. It begins with a capital.
key-dial-on = Five minutes on
# Where keys are changed: what a key does. It begins with a capital.
key-dial-back = Five minutes back
# Where keys are changed: what a key does. It begins with a capital.
key-dial-start = To the first minute
# Where keys are changed: what a key does. It begins with a capital.
key-dial-end = To the last minute
# Where keys are changed: what a key does. It begins with a capital.
key-dial-minute-hand = To the minute hand
# Where keys are changed: what a key does. It begins with a capital.
key-dial-hour-hand = To the hour hand
# Where keys are changed: what a key does. It begins with a capital.
key-dial-flag = To the flag
# Where keys are changed: what a key does. It begins with a capital.
key-dial-time = The whole time
# Where keys are changed: what a key does. It begins with a capital.
key-entry-king = Put a king
# Where keys are changed: what a key does. It begins with a capital.
key-entry-queen = Put a queen
# Where keys are changed: what a key does. It begins with a capital.
key-entry-rook = Put a rook
# Where keys are changed: what a key does. It begins with a capital.
key-entry-bishop = Put a bishop
# Where keys are changed: what a key does. It begins with a capital.
key-entry-knight = Put a knight
# Where keys are changed: what a key does. It begins with a capital.
key-entry-pawn = Put a pawn
# Where keys are changed: what a key does. It begins with a capital.
key-entry-turn = Turn the colour of the piece
# Where keys are changed: what a key does. It begins with a capital.
key-entry-empty = Empty the square
# Says in the help what a command does; the id ends with that of the command.
command-claim-draw = The form for claiming a draw
# Says in the help what a command does; the id ends with that of the command.
command-move-now = Make the computer move now
# Says in the help what a command does; the id ends with that of the command.
command-try-computer-again = Start the computer again
# Says in the help what a command does; the id ends with that of the command.
command-play-again = Play again with the same choices
# Says in the help what a command does; the id ends with that of the command.
command-full-screen = Full screen on or off
# Names the field in which the pieces of a real board are typed.
entry-line = What is on that board
# On the button beside it.
entry-enter = Enter
# Stands under it: how pieces are typed.
entry-example = Pieces with their squares, for example: white king e1, black pawn d5, e4 empty. Or by letters: white Ke1, Qd1.
# Stands over the board on which they are entered: what its keys do.
# $put (Text) the key that puts a piece there
# $empty (Text) the key that empties the square
entry-keys = On the squares: arrows go about; { $put } put a piece, and once more turns its colour; { $empty } empties the square.
# What a screen reader calls the board on which the pieces of a real board are entered.
entry-grid-white = White’s board, to be entered
# What a screen reader calls the board on which the pieces of a real board are entered.
entry-grid-black = Black’s board, to be entered
# On a button over that board.
entry-as-program = As the program has it
# On a button over that board.
entry-empty-all = Empty all squares
# The name of the braille diagram of a position.
position-diagram = Braille diagram
# The label of the list of the ways in which it is written.
position-dots = Braille
# One of them: two cells for each square.
position-dots-six = 6 dots, two cells a square
# One of them: one cell, in which dot 7 is a white piece and dot 8 a dark square.
position-dots-eight = 8 dots, one cell a square: dot 7 white piece, dot 8 dark square
# The button that copies the FEN.
position-copy = Copy the FEN

## page-touch
##
## A board that fingers explore.

# Names the group of the four buttons at the corners of a board that fingers explore.
touch-corners = Corners of the board
# On one of them, as short as can be.
ask-what-can-move = What can move
# On one of them: puts the lifted piece back on its square.
put-back = Put back
