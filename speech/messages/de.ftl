### German. What each message is about stands in en.ftl. The terms are those of docs/terms/de.md.

## shared

incomplete = In diesem Satz fehlt etwas: { $formed }
key-with-shift = Umschalt+{ $key }
key-with-control = Steuerung+{ $key }
key-with-alt = Alt+{ $key }
event-rule-touch-binds = Eine berührte Figur muss gezogen werden
event-rule-supervision = { $tempo ->
        [rapid] Schnellschach
       *[blitz] Blitzschach
    } nach { $supervision ->
        [adequate] den Wettkampfregeln
       *[inadequate] seinen eigenen Regeln
    }
event-rule-no-draws = Remis darf nicht vereinbart werden
event-rule-draws-after = Remis darf erst vereinbart werden, wenn jeder Spieler { $moves ->
        [1] ein Zug
       *[other] { $moves } Züge
    } gemacht hat
event-rule-points = Punkte: { $win } für einen Sieg, { $draw } für ein Remis, { $loss } für eine Niederlage
part-the-piece = { PIECE($it, article: "the") } auf { SQUARE($it) }
part-by-piece = { PIECE($it, article: "by") } auf { SQUARE($it) }
part-castling = { $side ->
        [short] kurze Rochade
       *[long] lange Rochade
    }
part-move = { $castling ->
        [short] kurze Rochade
        [long] lange Rochade
       *[none] { PIECE($piece) } { SQUARE($from) } nach { SQUARE($to) }{ part-becomes }
    }
part-becomes = { KIND($promotion) ->
        [none] { "" }
       *[other] , { PIECE($promotion) }
    }
part-the-piece-accusative = { PIECE($it, article: "the", case: "accusative") } auf { SQUARE($it) }
part-the-piece-dative = { PIECE($it, article: "the", case: "dative") } auf { SQUARE($it) }
# How a king castles.
part-castles = { $side ->
        [short] kurz
       *[long] lang
    }
part-text = { $it }

## refusals

refusal-empty-square = Auf { SQUARE($square) } steht keine Figur.
refusal-not-your-piece = { EACH($piece, "part-the-piece") } gehört { PLAYER($piece) }, und { PLAYER($turn) } ist am Zug.
refusal-same-square = Die Figur muss das Feld { SQUARE($square) } verlassen.
refusal-own-piece-there = Auf { SQUARE($there) } steht { GENDER($there) ->
        [feminine] eine eigene
       *[masculine] ein eigener
    } { PIECE($there) }.
refusal-does-not-move-so = { PIECE($piece, article: "the") } kann nicht von { SQUARE($piece) } nach { SQUARE($to) }: { GENDER($piece) ->
        [feminine] Sie
       *[masculine] Er
    } zieht { KIND($piece) ->
        [king] nur auf ein Nachbarfeld
        [queen] auf Linien, Reihen und Diagonalen
        [rook] auf Linien und Reihen
        [bishop] auf Diagonalen
        [knight] zwei Felder gerade und eins zur Seite
       *[pawn] geradeaus und schlägt ein Feld schräg nach vorn
    }.
refusal-way-blocked = { EACH($by, "part-the-colored-piece") } versperrt den Weg.
refusal-pawn-does-not-capture-straight = Ein Bauer schlägt nicht geradeaus, und { EACH($there, "part-the-colored-piece") } steht im Weg.
refusal-pawn-has-nothing-to-capture = { EACH($piece, "part-the-piece") } hat auf { SQUARE($to) } nichts zu schlagen.
refusal-en-passant-too-late = Zu spät, { PIECE($pawn, article: "the", case: "accusative") } auf { SQUARE($pawn) } en passant zu schlagen: Das geht nur unmittelbar nach seinem Doppelschritt.
refusal-leaves-king-in-check = Danach stünde der eigene König im Schach{ part-attacked-by }.
refusal-king-in-check = Der König steht im Schach{ part-attacked-by }, und dieser Zug wehrt es nicht ab.
refusal-king-is-not-captured = Ein König wird nie geschlagen.
refusal-castling-king-has-moved = Keine Rochade mehr: Der König hat schon gezogen.
refusal-castling-rook-has-moved = Keine { part-castling } mehr: Der Turm von { SQUARE($rook) } hat schon gezogen oder wurde geschlagen.
refusal-castling-right-is-lost = Keine { part-castling } mehr: Das Recht ist verloren.
refusal-castling-in-check = Keine Rochade aus dem Schach{ COUNT($by) ->
        [0] { "" }
       *[other] : { part-attack } den König an
    }.
refusal-castling-through-check = Keine Rochade über ein bedrohtes Feld: { part-attack } { SQUARE($square) } an.
refusal-castling-into-check = Keine Rochade ins Schach: { part-attack } { SQUARE($square) } an.
refusal-castling-way-blocked = Keine { part-castling }: { CAP(EACH($by, "part-the-colored-piece")) } versperrt den Weg.
refusal-promotion-missing = Welche Figur? Dame, Turm, Läufer oder Springer.
refusal-nothing-to-promote = Umgewandelt wird nur ein Bauer, der die letzte Reihe erreicht.
refusal-too-long = Zu lang für einen Zug: { $length } Zeichen, und höchstens { $limit } sind erlaubt.
refusal-no-piece-reaches = { PIECE($kind, article: "no") } kann { $capture ->
        [yes] auf { SQUARE($to) } schlagen
       *[no] nach { SQUARE($to) } ziehen
    }.
refusal-no-such-piece = { PLAYER($color) } hat { PIECE($kind, article: "no", case: "accusative") }.
# The place comes first, so that no sentence ends with a number: before a full stop it would be an ordinal.
refusal-no-such-piece-on-square = Auf { SQUARE($square) } hat { PLAYER($color) } { PIECE($kind, article: "no", case: "accusative") }.
refusal-no-such-piece-on-file = Auf der { FILE($file) }-Linie hat { PLAYER($color) } { PIECE($kind, article: "no", case: "accusative") }.
refusal-no-such-piece-on-rank = Auf Reihe { RANK($rank) } hat { PLAYER($color) } { PIECE($kind, article: "no", case: "accusative") }.
refusal-nothing-to-take = So lässt sich nichts schlagen.
refusal-nothing-to-take-with = So kann { PIECE($kind, article: "no") } etwas schlagen.
refusal-several-moves = { which-move } { CAP(EACH($moves, "part-move", join: "or")) }.
refusal-several-promotions = Welche Figur? { EACH($kinds, "part-kind", join: "or") }.
refusal-several-from = { SMALL($count) } { PIECE($kind, number: "plural") } können nach { SQUARE($to) }, { EACH($froms, "part-from", join: "or") }.
which-move = Welcher Zug?
do-you-mean = Meinten Sie: { EACH($moves, "part-move", join: "or") }?
refusal-claim-of-what = Was wird beantragt? Tippen Sie „beantrage dreimal“ für dreimal dieselbe Stellung oder „beantrage fünfzig“ für fünfzig Züge.
refusal-no-such-move-here = Zug { $number } gibt es in dieser Partie noch nicht.
refusal-no-such-move = Zug { $number } hat der Gegner nicht gemacht.
refusal-unreadable = „{ $text }“ ist kein lesbarer Zug. Lesbar sind zum Beispiel Sf3, e2 e4 oder { SEGMENT($call) }
refusal-unreadable-near = „{ $text }“ ist kein Zug und kein Befehl. Meinten Sie: { EACH($nearest, "part-text", join: "or") }?
refusal-unknown-question = „{ $text }“ ist eine Frage, die ich nicht beantworten kann. Es wurde nicht gezogen. „Hilfe“ sagt, was man fragen kann.
refusal-not-loaded = Ein Programmteil ließ sich nicht laden. Verbinden Sie sich mit dem Netz und versuchen Sie es noch einmal.
refusal-not-kept-disk-full = Nicht ausgeführt: Der Datenträger ist voll. „Partien auf diesem Gerät“ zeigt, was Sie löschen können.
refusal-not-kept-storage-closed = Nicht ausgeführt: Der Browser hat seinen Speicher geschlossen. Ihre Partie steht noch auf dieser Seite: Speichern Sie sie als PGN, bevor Sie neu laden.
refusal-not-kept-taken-over = Nicht ausgeführt: Ein anderes Fenster hat die Partie übernommen.
refusal-not-kept-holder-gone = Vielleicht nicht ausgeführt: Dieses Fenster wurde geschlossen, bevor das Fenster mit der Partie geantwortet hatte.
refusal-not-kept-other-version = Nicht ausgeführt: Im anderen Fenster läuft eine andere Version von Anna–Hector. Laden Sie beide neu.
refusal-not-kept-unknown = Nicht ausgeführt, weil das Speichern misslang. Versuchen Sie es noch einmal.
refusal-game-over = Die Partie ist beendet: { $result ->
        [white] Weiß hat { part-ended-by }{ part-illegal-by } gewonnen
        [black] Schwarz hat { part-ended-by }{ part-illegal-by } gewonnen
        [drawn] { $reason ->
            [resignation] Sie endete trotz Aufgabe remis{ part-could-not-mate }
            [time] Sie endete trotz Zeitüberschreitung remis{ part-could-not-mate }
            [illegal-moves] Sie endete trotz regelwidriger Züge remis{ part-could-not-mate }
           *[other] Sie endete { part-ended-by } remis
        }
       *[lost] Beide haben { part-ended-by } verloren
    }.
refusal-not-your-turn = { PLAYER($turn) } ist am Zug.
refusal-no-move-made-yet = Nicht vor dem ersten Zug.
refusal-no-game = Hier gibt es keine solche Partie. Beginnen Sie eine mit „Neue Partie“.
refusal-not-for-this-role = Ihre Rolle erlaubt das nicht.{ $doneBy ->
        [arbiter] { " " }Das tut der Schiedsrichter.
        [players] { " " }Das tun die Spieler selbst.
        [assistants] { " " }Das tut ein Assistent.
       *[none] { "" }
    }
refusal-unreadable-act-no-act = Eine Nachricht an diese Partie war nicht zu verstehen. Es wurde nichts getan.
refusal-unreadable-act-not-a-square = Eine Nachricht an diese Partie nennt ein Feld, das es auf dem Brett nicht gibt. Es wurde nichts getan.
refusal-unreadable-act-not-a-time = Eine Nachricht an diese Partie nennt eine Zeit, die sich nicht lesen lässt. Es wurde nichts getan.
refusal-unreadable-act-earlier-than-the-act-before = Eine Nachricht an diese Partie ist früher als die Handlung davor. Es wurde nichts getan.
refusal-unreadable-act-unknown-edition = Eine Nachricht an diese Partie nennt eine Fassung der Regeln, die hier unbekannt ist. Es wurde nichts getan.
refusal-unreadable-act-not-a-result = Eine Nachricht an diese Partie nennt ein unmögliches Ergebnis. Es wurde nichts getan.
refusal-no-offer = Es liegt kein Remisangebot vor.
refusal-offer-stands = Das Remisangebot von { PLAYER($by) } gilt noch.
refusal-offer-only-on-your-move = Remis anbieten kann nur, wer am Zug ist.
refusal-no-such-ply = Es gibt keine solche frühere Stellung.
refusal-strict-play = Im strengen Spiel ist das nicht erlaubt.
refusal-bound-free = Sie müssen ziehen.
refusal-bound-move = { EACH($piece, "part-the-piece") } muss gezogen werden.
refusal-bound-capture = { EACH($piece, "part-the-piece") } muss geschlagen werden.
refusal-bound-capture-with = { EACH($piece, "part-the-piece") } muss mit { EACH($with, "part-the-piece-dative") } geschlagen werden.
refusal-bound-castle = Es muss { part-castles } rochiert werden.
refusal-adjusting-not-now = Zurechtrücken darf nur, wessen Uhr läuft.
refusal-board-elsewhere = Die Partie wird auf einem anderen Brett gespielt; hier steht nur ihre Uhr.
refusal-engine-locked = Am Tisch läuft eine Partie in strengem Spiel; die Engine ist gesperrt. Erst muss diese Partie beendet sein.
refusal-no-clock = Diese Partie wird ohne Uhr gespielt.
refusal-not-moved-yet = Sie haben noch nicht gezogen.
refusal-clocks-not-started = Die Partie beginnt, sobald die Uhr von Weiß läuft.
refusal-clocks-already-started = Die Uhren wurden schon gestartet.
refusal-clocks-stopped = Die Uhren stehen. Gespielt wird erst, wenn sie wieder laufen.
refusal-clocks-not-stopped = Die Uhren sind nicht angehalten.
refusal-not-your-clock = Ihre Uhr läuft nicht.
refusal-not-a-time = So lässt sich keine Uhr stellen.
refusal-nothing-to-charge = Es gibt keine Zeit, über die zu entscheiden wäre.
refusal-charge-open = Das Gerät war { DURATION($length) } weg. Entscheiden Sie zuerst, ob diese Zeit berechnet wird.
refusal-flag-is-down = Das Blättchen von { PLAYER($of) } ist gefallen. Stellen Sie diese Uhr, bevor sie wieder läuft.
refusal-flag-has-not-fallen = { PLAYER($of) } hat noch { DURATION($left) }, das Blättchen ist also nicht gefallen.
refusal-own-flag-has-fallen = Das eigene Blättchen ist auch gefallen: Eine Reklamation ist nicht möglich.
refusal-arrived-already = { PLAYER($who) } ist schon am Brett.
refusal-not-late = { DURATION($left, at: "start") } { AMOUNT($left) ->
        [one] bleibt
       *[other] bleiben
    } noch, um am Brett zu erscheinen.
refusal-no-default-time = Es wurde nicht bekannt gegeben, wie spät man kommen darf.
refusal-no-claim-pending = Kein Antrag wartet auf eine Entscheidung.
refusal-claim-pending = Der vorige Antrag ist noch offen: Der Schiedsrichter hat nicht entschieden.
refusal-claim-right-lost = Zu spät für einen Antrag bei diesem Zug, denn eine Figur wurde berührt. Er ist vor dem Berühren zu stellen.
refusal-agreement-not-allowed = Kein Remis durch Vereinbarung: Die Regeln dieser Partie erlauben es jetzt nicht.
refusal-offer-on-conditions = Remis wird ohne Bedingungen angeboten.
refusal-no-quickplay-not-announced = Diese Partie hat keine Endspurtphase.
refusal-no-quickplay-blitz = Im Blitz gibt es diesen Antrag nicht.
refusal-no-quickplay-increment = Wo Sekunden je Zug hinzukommen, gibt es diesen Antrag nicht.
refusal-no-quickplay-not-the-last-period = Zu früh: Das kann nur in der letzten Zeitperiode beantragt werden.
refusal-no-quickplay-not-on-move = Das kann nur beantragen, wer am Zug ist.
refusal-no-quickplay-flag-has-fallen = Das eigene Blättchen ist gefallen: Für diesen Antrag ist es zu spät.
refusal-no-quickplay-too-much-time = Zu früh: Das kann nur in den letzten zwei Minuten der eigenen Bedenkzeit beantragt werden.
refusal-no-quickplay-no-such-request = Das kann hier nicht beantragt werden.
refusal-no-fault = Nichts dergleichen ist geschehen.
refusal-complaint-lost = Zu spät zum Reklamieren: Sie haben seitdem eine Figur berührt.
refusal-too-late-to-complain = Für diese Reklamation ist es zu spät.
refusal-only-on-claim = Der Schiedsrichter greift hier nur ein, wenn der Gegner reklamiert.
refusal-not-written = Zuerst die gemachten Züge aufschreiben.
refusal-written-in-advance = Im Voraus aufgeschrieben wird ein Zug nur, um Remis zu beantragen oder um ihn abzugeben.
refusal-not-the-move-made = Das ist nicht der gemachte Zug.
refusal-written-already = Das ist schon aufgeschrieben.
refusal-game-not-over = Die Partie ist noch nicht beendet.
refusal-signed-already = Sie haben schon unterschrieben.
refusal-penalty-not-given-not-in-this-edition = Diese Fassung der Regeln kennt diese Strafe nicht.
refusal-penalty-not-given-not-a-measure = Dieses Strafmaß ist nicht möglich.
refusal-penalty-not-given-fine-not-announced = Eine Geldstrafe muss vorher angekündigt sein.
refusal-penalty-not-given-not-a-usual-score = Möglich sind nur die Punkte für Gewinn, Remis oder Verlust.
refusal-penalty-not-given-more-than-the-game-gives = Zusammen ist das mehr, als eine Partie vergibt.
refusal-not-adjourned = Die Partie ist keine Hängepartie.
refusal-adjourned = Die Partie ist eine Hängepartie. Gespielt wird erst nach der Wiederaufnahme.
refusal-sealing-sealed-already = Der Zug ist schon abgegeben.
refusal-sealing-nothing-written = Zuerst den Zug aufschreiben.
refusal-sealing-not-the-move-made = Der Zug auf dem Brett muss der aufgeschriebene sein.
refusal-sealing-envelope-open = Zuerst den Umschlag verschließen, dann die Uhr anhalten.
refusal-envelope-not-opened = Zur Wiederaufnahme muss der Umschlag geöffnet werden: mit dem Kennwort oder der Datei, oder er gilt als verloren.
refusal-envelope-stays-closed = Der Umschlag bleibt verschlossen, bis der Spieler da ist, der antworten muss.
refusal-rules-not-used = Die Regeln für sehbehinderte Spieler gelten in dieser Partie nicht.
refusal-move-not-made = { $missing ->
        [capture] Zuerst die geschlagene Figur vom Brett nehmen.
        [placing] Zuerst den Zug auf dem Brett ausführen.
       *[announcing] Zuerst den Zug ansagen.
    } Dann die Uhr drücken.
refusal-nothing-to-put-back = Es gibt nichts zurückzustellen.
refusal-nothing-to-take-off = Auf { SQUARE($square) } steht keine Figur des Gegners.
refusal-announced-already = Dieser Zug wurde schon angesagt.
refusal-too-late-to-correct = Zu spät: Eine Ansage wird nur berichtigt, bevor die Uhr des Gegners läuft.
refusal-nothing-due = Jetzt ist nichts anzusagen, zu wiederholen oder auf Ihrem Brett auszuführen.
refusal-nothing-announced = Der Gegner hat keinen Zug angesagt.
refusal-repeated-already = Der Zug wurde schon wiederholt.
refusal-not-the-move-announced = Das ist nicht der angesagte Zug. Angesagt wurde { EACH($called, "part-move") }.
refusal-boards-differ = In der Partie steht dort keine eigene Figur: Die Bretter stimmen nicht überein. Bitte vergleichen lassen.
refusal-one-board = In dieser Partie benutzen beide Spieler ein Brett.
refusal-nothing-to-mend = Auf diesem Brett gibt es nichts zu berichtigen.
refusal-not-asked = Das sagt ein Assistent nur, wenn der Spieler fragt.
refusal-not-a-duty = In dieser Partie gehört es nicht zu den Aufgaben des Assistenten, { $duty ->
        [execute] Züge auf dem anderen Brett auszuführen
        [announce] Züge anzusagen oder zu wiederholen
        [score] mitzuschreiben
        [clock] die Uhr zu drücken
        [tell] Züge und Zeit mitzuteilen
        [claim] zu reklamieren oder den Schiedsrichter zu rufen
        [adjourn] den Zug abzugeben
       *[move] die Figuren des Spielers zu ziehen
    }.
refusal-assistant-needed = Gegen einen hörbehinderten Gegner ist ein Assistent nötig.
part-the-colored-piece = { GENDER($it) ->
        [feminine] die
       *[masculine] der
    } { COLORED($it, article: "the") } { PIECE($it) } auf { SQUARE($it) }
part-attacked-by = { COUNT($by) ->
        [0] { "" }
       *[other] , angegriffen { EACH($by, "part-by-piece", join: "and") }
    }
part-attack = { CAP(EACH($by, "part-the-piece", join: "and")) } { COUNT($by) ->
        [1] greift
       *[other] greifen
    }
part-from = von { SQUARE($it) }
part-kind = { PIECE($it) }
# Stands before the verb, of whoever won, or lost where both have.
part-ended-by = { $reason ->
        [checkmate] durch Matt
        [stalemate] durch Patt
        [dead-position] durch tote Stellung
        [fivefold-repetition] durch fünfmalige Stellungswiederholung
        [seventy-five-moves] durch die 75-Züge-Regel
        [threefold-repetition] durch dreimalige Stellungswiederholung
        [fifty-moves] durch die 50-Züge-Regel
        [resignation] durch Aufgabe
        [agreement] durch Vereinbarung
        [time] auf Zeit
        [both-flags] nach dem Fall beider Blättchen
        [default] kampflos
        [illegal-moves] wegen regelwidriger Züge
        [sealed-move] wegen des Abgabezugs
        [quickplay-finish] in der Endspurtphase
       *[ruling] durch Entscheidung des Schiedsrichters
    }
part-illegal-by = { $reason ->
        [illegal-moves] { $result ->
            [white] { " " }von Schwarz
           *[other] { " " }von Weiß
        }
       *[other] { "" }
    }
part-could-not-mate = , denn der Gegner konnte nicht mattsetzen

## control-refusals

control-refusal-nothing-said = Nennen Sie eine Zeit, etwa „90 Minuten für 40 Züge, dann 30 Minuten, mit 30 Sekunden je Zug“.
control-refusal-too-long = Das ist zu lang für eine Bedenkzeit.
control-refusal-unknown-word = „{ $word }“ wurde nicht verstanden. Nennen Sie Minuten, Züge und Sekunden je Zug.
control-refusal-no-time = Es wurde keine Zeit genannt. Wie viele Minuten sollen es sein?
control-refusal-slash = In „{ $text }“ kann jede der Zahlen die Züge meinen. Sagen Sie, was Züge und was Minuten sind.
control-refusal-two-times = { ALLOTTED($first) } und { ALLOTTED($second) } für dieselben Züge: Sagen Sie „dann“ zwischen zwei Zeitperioden.
control-refusal-two-numbers-of-moves = { EACH($first, "part-moves") } und { EACH($second, "part-moves") } für dieselbe Zeit: Sagen Sie „dann“ zwischen zwei Zeitperioden.
control-refusal-two-extras = Zwei verschiedene Zeiten je Zug: Nennen Sie eine, oder eine für jede Zeitperiode.
control-refusal-moves-missing = { ALLOTTED($time) } für wie viele Züge? Nur die letzte Zeitperiode kann für alle übrigen Züge sein.
control-refusal-from-which-move = { ALLOTTED($time) } je Zug: Ergänzen Sie „ab Zug 1“ oder „ab Zug { $move }“.
control-refusal-no-period-begins = Mit Zug { $move } beginnt keine Zeitperiode.
control-refusal-one-side-only = Die Zeit für { PLAYER($missing) } fehlt.
control-refusal-side-twice = { PLAYER($side) } wurde zweimal genannt.
control-refusal-too-much = Mehr als { $most } { $what ->
        [minutes] Minuten für eine Zeitperiode
        [seconds] Sekunden je Zug
        [moves] Züge in einer Zeitperiode
       *[periods] Zeitperioden
    } werden hier nicht eingestellt.
part-moves = { $it ->
        [1] ein Zug
       *[other] { $it } Züge
    }

## hand

hand-edge = Rand
hand-lifted = { LABEL($piece) } { SQUARE($piece) } aufgenommen.
hand-put-back = { LABEL($piece) } { SQUARE($piece) } zurückgestellt.
hand-nothing-to-lift = Auf { SQUARE($square) } steht keine Figur.
hand-nothing-lifted = Keine Figur ist aufgenommen.
hand-not-yours = { PIECE($piece, article: "the") } auf { SQUARE($piece) } gehört { PLAYER($piece) }.
hand-touched = { LABEL($piece) } { SQUARE($piece) } berührt. { GENDER($piece) ->
        [feminine] Sie
       *[masculine] Er
    } gehört { PLAYER($piece) }.
hand-no-such-piece-on-the-board = Keine solche Figur auf dem Brett.
hand-no-command = { $shift ->
        [yes] { key-with-shift }
       *[no] { $key }
    } ist nicht belegt. F1 zeigt die Tasten.
hand-no-command-here = Diese Taste ist nicht belegt. F1 zeigt die Tasten.
hand-promotion-cancelled = Keine Umwandlung. { LABEL($piece) } { SQUARE($piece) } zurückgestellt.

## notices

# After the level stands a colon, for a number before a full stop is an ordinal.
notice-game-begun-computer = Neue Partie gegen den Computer, Stufe { $level }: { $byLot ->
        [yes] Das Los gibt Ihnen { PLAYER($you) }.
       *[no] Sie haben { PLAYER($you) }.
    }
notice-game-begun-player-beside-you = Neue Partie mit dem Spieler neben Ihnen. { turn }
notice-game-begun-at-the-table = Neue Partie am Tisch. { turn }
notice-position-opened-computer = Stellung geöffnet, gegen den Computer, Stufe { $level }:
notice-position-opened-player-beside-you = Stellung geöffnet, mit dem Spieler neben Ihnen.
notice-position-opened-at-the-table = Stellung geöffnet, am Tisch.
turn = { PLAYER($turn) } ist am Zug.
notice-position-refused = Die Stellung in der Adresse lässt sich nicht öffnen: { $problem ->
        [unreadable] Sie ist keine Stellung in FEN
        [board] Es sind nicht acht Reihen zu je acht Feldern
        [turn] Es fehlt, wer am Zug ist
        [castling] Die Rochaderechte sind nicht lesbar
        [en-passant] Das Feld für das Schlagen en passant ist nicht lesbar
        [castling-impossible] Zu den Rochaderechten fehlen König oder Turm auf ihren Feldern
        [en-passant-impossible] Über das Feld für das Schlagen en passant kann gerade kein Bauer gezogen sein
        [counters] Die Zugzähler sind nicht lesbar
        [no-pieces] Das Brett ist leer
        [kings] Jede Seite muss genau einen König haben
        [pawn-on-last-rank] Ein Bauer steht auf der ersten oder der letzten Reihe
       *[opponent-in-check] Der König der Seite, die nicht am Zug ist, steht im Schach
    }.
notice-game-brought-back = Ihre Partie ist wieder da: { $moves ->
        [0] noch kein Zug gemacht
        [1] ein Zug gemacht
       *[other] { $moves } Züge gemacht
    }.
notice-joined = Diese Partie ist auch in einem anderen Fenster offen.{ $atTable ->
        [yes] { "" }
       *[no] { " " }Züge von hier gelangen dorthin.
    }
notice-holder-here = Das andere Fenster wurde geschlossen. Die Partie geht hier weiter.
notice-other-window-holds = Ein anderes Fenster führt jetzt die Partie. Züge von hier gelangen dorthin.
notice-taken-here = Die Partie geht jetzt hier weiter.
notice-other-window-silent = Das andere Fenster antwortet nicht. Sehen Sie dort nach oder schließen Sie es: Dann geht die Partie hier weiter.
notice-judged-otherwise = Diese Version von Anna–Hector beurteilt einen Zug der Partie anders. Es bleibt beim gespeicherten Ergebnis.
notice-journal-damaged = Ein Teil der gespeicherten Partie ist nicht lesbar. Sie geht dort weiter, bis wohin sie lesbar ist. Nichts wurde entfernt.
notice-journal-damaged-wholly = Die gespeicherte Partie ist nicht lesbar. Nichts davon wurde entfernt.
notice-game-not-loaded = Ihre Partie fehlt noch: Ein Programmteil ließ sich nicht laden. Verbinden Sie sich mit dem Netz und laden Sie die Seite neu. Nichts ging verloren.
notice-no-game = Hier gibt es keine Partie. Beginnen Sie eine mit „Neue Partie“.
notice-computer-thinking = Der Computer denkt noch nach.
notice-deciding = Es wird geprüft, ob { PLAYER($side) } noch gewinnen kann.
notice-computer-stopped = Der Computer wurde angehalten.
notice-computer-failed = Der Computergegner { $trouble ->
        [not-loaded] konnte nicht starten: Seine Dateien konnten nicht geladen werden
        [no-answer] antwortet nicht
        [out-of-memory] hat zu wenig Arbeitsspeicher
       *[crashed] ist abgestürzt
    }. Die Partie ist gespeichert. Sie können es noch einmal versuchen oder später weiterspielen.
notice-unknown-page = Diese Seite gibt es nicht. Dies ist die Startseite.
notice-offline-failed = Nicht bereit für den Betrieb ohne Netz: Nicht alles konnte gespeichert werden. Laden Sie die Seite neu, um es noch einmal zu versuchen.
notice-update-waiting = Eine neue Version von Anna–Hector ist bereit. Sie kann installiert werden, wenn keine Partie läuft.
notice-no-voices = Dieser Browser hat keine Stimme. Die Meldungen gehen an den Screenreader und in die Liste der Meldungen.
notice-no-voice-of = Dieser Browser hat keine Stimme für { $name }. Eine andere Stimme spricht an ihrer Stelle.
notice-voice-not-allowed = Die Seite darf noch nicht sprechen. Drücken Sie eine Taste oder einen Schalter auf der Seite.
notice-voice-fell-silent = Die Stimme ist verstummt. Die Meldungen gehen an den Screenreader und in die Liste der Meldungen.
notice-board-size = Brett { $percent } Prozent.
notice-sound = { $on ->
        [yes] Ton an.
       *[no] Ton aus.
    }
notice-full-screen-on = Vollbild an.
notice-full-screen-off = Vollbild aus.
notice-full-screen-refused = Der Browser erlaubt kein Vollbild.
notice-keys-as-at-first = Alle Tasten sind zurückgesetzt.
notice-keys-unreadable = Ihre Tasten konnten nicht gelesen werden. Alle Tasten sind zurückgesetzt.
notice-board-turned = Brett gedreht: { PLAYER($bottom) } unten.
notice-nothing-to-repeat = Es wurde noch nichts gesagt.
notice-storage-newer-version = Eine neuere Version von Anna–Hector hat hier Partien gespeichert, die diese ältere nicht öffnen kann. Verloren ist nichts: Laden Sie die Seite neu, um die neuere Version zu bekommen. { part-not-saved }
notice-storage-blocked = Ein anderes Fenster mit einer älteren Version von Anna–Hector hält die gespeicherten Partien fest. Schließen Sie es und laden Sie dann diese Seite neu. { part-not-saved }
notice-storage-disk-full = Der Datenträger ist voll, darum lässt sich nichts speichern. Schaffen Sie Platz und laden Sie dann die Seite neu. { part-not-saved }
notice-storage-no-storage = Dieser Browser lässt Anna–Hector nichts speichern. Vielleicht ist dies ein privates Fenster. { part-not-saved }
notice-storage-unknown = Die gespeicherten Partien ließen sich nicht öffnen. Laden Sie die Seite neu, um es noch einmal zu versuchen. { part-not-saved }
notice-storage-closed-for-newer-version = In einem anderen Fenster ist eine neuere Version von Anna–Hector offen, darum kann dieses Fenster nicht mehr speichern. Ihre Partie ist bis hierher gespeichert: Laden Sie diese Seite neu, um weiterzuspielen.
notice-storage-saved-again = Der Browser hat gelöscht, was Anna–Hector hier gespeichert hatte. Die Partie auf dieser Seite ist wieder gespeichert.
notice-storage-not-saved-again = Der Browser hat gelöscht, was Anna–Hector hier gespeichert hatte, und Ihre Partie ließ sich nicht wieder speichern. Sie steht noch auf dieser Seite: Speichern Sie sie als PGN, bevor Sie die Seite schließen.
notice-storage-emptied = Der Browser hat gelöscht, was Anna–Hector hier gespeichert hatte.
notice-lasting-safe = Ihre Partien sind sicher: Der Browser löscht sie nicht von sich aus.
notice-lasting-not-safe = Der Browser hat nicht zugestimmt. Wenn der Platz knapp wird, kann er Ihre Partien löschen. Eine Sicherungsdatei bewahrt sie.
notice-lasting-no-answer = Der Browser hat nicht geantwortet.
notice-line-cleared = Gelöscht.
notice-copied = { $what ->
        [position] Stellung kopiert.
       *[game] Partie kopiert.
    }
notice-not-copied = Nicht kopiert: Der Browser erlaubt es nicht.
notice-language-not-loaded = Diese Sprache ließ sich nicht laden. Verbinden Sie sich mit dem Netz und versuchen Sie es noch einmal.
how-to-move = Ziehen Sie mit den Pfeiltasten und Eingabe, oder tippen Sie einen Zug unter „Ihr Zug“; F1 zeigt die Tasten, „Noch einmal sagen“ sagt das noch einmal.
how-to-move-with-letters = Ziehen Sie mit den Pfeiltasten und Eingabe, oder drücken Sie I und tippen Sie einen Zug; F1 zeigt die Tasten, Z sagt das noch einmal.
part-not-saved = Sie können spielen, aber Ihre Züge gehen verloren, wenn die Seite geschlossen wird.

## kept-games

notice-games-deleted = Partie gelöscht. Rückgängig holt sie zurück, solange diese Seite offen ist.
notice-games-restored = Die gelöschte Partie ist wieder da.
notice-games-on-the-board = Diese Partie steht auf dem Brett: Sie wird nicht gelöscht.
notice-games-unreadable = Diese Partie ist nicht lesbar. Nichts davon wurde gelöscht.
notice-games-not-reached = Nicht ausgeführt: Die gespeicherte Partie war nicht zu erreichen. Versuchen Sie es noch einmal.
notice-games-saved = { $games ->
        [0] Es gibt keine Partie zu speichern.
       *[other] Alle Partien in einer Datei gespeichert. Partien: { $games }.
    }{ part-unreadable }
notice-backup-saved = Sicherung gespeichert. Partien: { $games }. Aufnahmen: { $recordings }.{ part-unreadable }
notice-backup-read = Sicherung gelesen. Neue Partien: { $added }. Schon hier: { $here }.{ $problems ->
        [0] { "" }
       *[other] { " " }Probleme, auf der Seite aufgeführt: { $problems }.
    }
notice-backup-refused-no-backup = Diese Datei ist keine Sicherung von Anna–Hector. Es wurde nichts geändert.
notice-backup-refused-newer = Diese Sicherung stammt von einer neueren Version von Anna–Hector. Es wurde nichts geändert.
notice-backup-refused-too-large = Diese Datei ist zu groß für eine Sicherung. Es wurde nichts geändert.
notice-settings-exported = Einstellungen als Datei gespeichert.
notice-settings-imported = Einstellungen aus der Datei übernommen.
notice-settings-unreadable = Keine Einstellungen in dieser Datei. Nichts wurde geändert.
notice-settings-reset = Alle Einstellungen wie am Anfang.
part-unreadable = { $unreadable ->
        [0] { "" }
       *[other] { " " }Nicht lesbare Partien: { $unreadable }.
    }

## answers

answer-piece-count = { $count } Figuren.
answer-square-count = { $count } Felder.
answer-capture-count = { $count } Schlagzüge.
answer-rank = Reihe { RANK($rank) }: { EACH($pieces, "part-run") }.
answer-rank-of-one-kind = Reihe { RANK($rank) }: acht { COLORED($piece, number: "plural") } { PIECE($piece, number: "plural") }.
answer-empty-ranks = { COUNT($ranks) ->
        [1] Reihe { RANK($first) }
        [2] Reihen { RANK($first) } und { RANK($last) }
       *[other] Reihen { RANK($first) } bis { RANK($last) }
    }: leer.
answer-chess960 = Chess960-Stellung { $number }:
answer-piece-list = { PLAYER($color) }: { COUNT($kinds) ->
        [0] keine Figuren
       *[other] { EACH($kinds, "part-kind-on-squares") }
    }.
answer-movable = { COUNT($kinds) ->
        [0] { PLAYER($color) } hat nichts, was ziehen kann
       *[other] { PLAYER($color) } kann ziehen: { EACH($kinds, "part-kind-on-squares") }
    }.
answer-no-piece-there = { SQUARE($square) }, leer
answer-moves-hindered = { PLAYER($owner) } hat keinen Zug, solange { PLAYER($inCheck) } im Schach steht.
answer-no-moves = { LABEL($piece) } { SQUARE($piece) } { $capturesOnly ->
        [yes] kann nichts schlagen
       *[no] hat keinen Zug
    }.
answer-moves = { LABEL($piece) } { SQUARE($piece) }: { EACH($moves, "part-target") }.
answer-withheld = Keine Hinweise im strengen Spiel.
answer-pieces = { COUNT($squares) ->
        [0] { PLAYER($piece) } hat { PIECE($piece, case: "accusative", article: "no") }
        [1] { COLORED($piece) } { LABEL($piece) } { SQUARES($squares) }
       *[other] { COLORED($piece, number: "plural") } { LABEL($piece, number: "plural") } { SQUARES($squares) }
    }.
answer-file = Linie { FILE($file) }: { COUNT($pieces) ->
        [0] leer
       *[other] { EACH($pieces, "part-named-piece") }
    }.
answer-captures = { COUNT($captures) ->
        [0] { PLAYER($color) } kann nichts schlagen
       *[other] { EACH($captures, "part-capture") }
    }.
answer-material = { PLAYER($color) }: { COUNT($kinds) ->
        [0] nur der König
       *[other] { EACH($kinds, "part-pieces-of-kind") }
    }.
answer-material-is-equal = Das Material ist gleich.
answer-material-ahead = { PLAYER($color) } hat { $points ->
        [1] einen Punkt
       *[other] { SMALL($points) } Punkte
    } mehr.
# A number before a full stop would be an ordinal.
answer-move-number = Zug { $number }{ COLOR($turn) ->
        [none] { "" }
       *[other] , { PLAYER($turn) } am Zug
    }.
answer-opponent-computer = Gegen den Computer, Stufe { $level }: Sie haben { PLAYER($you) }.
answer-opponent-player-beside-you = Der Gegner ist der Spieler neben Ihnen.
answer-opponent-at-the-table = Die Partie wird am Tisch gespielt.
player-named = { PLAYER($color) }: { $name }.
answer-commands = Befehle: { EACH($phrases, "part-text") }.
answer-commands-found = { COUNT($phrases) ->
        [0] Kein Befehl zu „{ $searched }“
       *[other] Befehle zu „{ $searched }“: { EACH($phrases, "part-text") }
    }.
part-run = { $sameColor ->
        [yes] { part-run-label }
       *[no] { COUNT($squares) ->
            [1] { COLORED($piece) }
           *[other] { COLORED($piece, number: "plural") }
        } { part-run-label }
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
        [short] kurze Rochade
        [long] lange Rochade
       *[none] { $capture ->
            [yes] schlägt { SQUARE($to) }
           *[no] { SQUARE($to) }
        }{ $promotion ->
            [yes] { " " }mit Umwandlung
           *[no] { "" }
        }
    }
part-named-piece = { COLORED($it) } { LABEL($it) } { SQUARE($it) }
part-capture = { LABEL($by) } { SQUARE($by) } schlägt { SQUARE($to) }
part-pieces-of-kind = { $count ->
        [1] { PIECE($kind) }
       *[other] { SMALL($count) } { PIECE($kind, number: "plural") }
    }

## whole-board

whole-diagonal = Diagonale { SQUARE($from) } { SQUARE($to) }: { COUNT($pieces) ->
        [0] leer
       *[other] { EACH($pieces, "part-whole-piece") }
    }.
whole-no-diagonal = { SQUARE($from) } und { SQUARE($to) } liegen nicht auf einer Diagonale.
whole-pawn-count = { $count } Bauern.
whole-no-pawns = Es gibt keine Bauern.
whole-pawn-file = Linie { FILE($file) }: { EACH($sides, "part-whole-pawns", join: "semicolon") }.
whole-files-without-pawns = Keine Bauern auf { COUNT($files) ->
        [1] Linie
       *[other] Linien
    } { EACH($files, "part-whole-file") }.
whole-empty-files = Nichts auf { COUNT($files) ->
        [1] Linie
       *[other] Linien
    } { EACH($files, "part-whole-file") }.
whole-doubled = { PLAYER($color) }: { COUNT($squares) ->
        [0] keine Doppelbauern
       *[other] Doppelbauern { SQUARES($squares) }
    }.
whole-isolated = { PLAYER($color) }: { COUNT($squares) ->
        [0] keine isolierten Bauern
        [1] isolierter Bauer { SQUARES($squares) }
       *[other] isolierte Bauern { SQUARES($squares) }
    }.
whole-passed = { PLAYER($color) }: { COUNT($squares) ->
        [0] keine Freibauern
        [1] Freibauer { SQUARES($squares) }
       *[other] Freibauern { SQUARES($squares) }
    }.
whole-nothing-changed = Seit Ihrem letzten Zug hat sich nichts geändert.
whole-nothing-changed-at-all = Seit dem Anfang hat sich nichts geändert.
whole-changed = Seit Ihrem letzten Zug: { part-whole-changes }.
whole-changed-from-start = Seit dem Anfang: { part-whole-changes }.
whole-path = { LABEL($piece) } { SQUARE($piece) }: { SQUARES($squares) }{ $wasPawn ->
        [yes] ; vorher Bauer
       *[no] { "" }
    }.
whole-not-moved = { LABEL($piece) } { SQUARE($piece) } hat noch nicht gezogen.
whole-effect = { LABEL($piece) } { SQUARE($piece) } { COUNT($attacks) ->
        [0] greift nichts an
       *[other] greift an: { EACH($attacks, "part-whole-piece") }
    }.{ COUNT($leaves) ->
        [0] { "" }
       *[other] { " " }Deckt nicht mehr: { EACH($leaves, "part-whole-piece") }.
    }
whole-check = { PLAYER($color) } steht im Schach, angegriffen { EACH($by, "part-by-piece", join: "and") }.
whole-no-check = Niemand steht im Schach.
whole-move-not-made = Zug { $number } wurde noch nicht gespielt.
part-whole-piece = { COLORED($it) } { LABEL($it) } { SQUARE($it) }
part-whole-pawns = { PLAYER($color) } { SQUARES($squares) }
part-whole-file = { FILE($it) }
part-whole-changes = { EACH($changes, "part-whole-change") }{ COUNT($captured) ->
        [0] { "" }
       *[other] ; geschlagen: { EACH($captured, "part-whole-piece") }
    }
part-whole-change = { COLORED($piece) } { LABEL($piece) } von { SQUARE($piece) } nach { SQUARE($to) }{ KIND($promotion) ->
        [none] { "" }
       *[other] , jetzt { PIECE($promotion) }
    }

## from-square

from-ray = { part-from-way }: { COUNT($squares) ->
        [0] Brettrand
       *[other] { EACH($squares, "part-from-ray-square") }
    }.
from-knights-view = Springerblick von { SQUARE($square) }: { COUNT($pieces) ->
        [0] keine Figur
       *[other] { EACH($pieces, "part-from-piece") }
    }{ COUNT($empty) ->
        [0] { "" }
       *[other] ; leer: { SQUARES($empty) }
    }.
from-attackers = { SQUARE($piece) }, { COLORED($piece) } { LABEL($piece) }. { part-from-attackers } { part-from-defenders }
from-defenders = { SQUARE($piece) }, { COLORED($piece) } { LABEL($piece) }. { part-from-defenders }
from-attackers-of-empty-square = { SQUARE($square) }, leer. { COUNT($white) ->
        [0] { COUNT($black) ->
            [0] Kein Angreifer.
           *[other] { part-from-black }
        }
       *[other] { PLAYER("white") }, { $whiteCount }: { EACH($white, "part-from-taker") }.{ COUNT($black) ->
            [0] { "" }
           *[other] { " " }{ part-from-black }
        }
    }
part-from-black = { PLAYER("black") }, { $blackCount }: { EACH($black, "part-from-taker") }.
part-from-attackers = { COUNT($attackers) ->
        [0] Kein Angreifer.
        [1] 1 Angreifer: { EACH($attackers, "part-from-taker") }.
       *[other] { $attackerCount } Angreifer: { EACH($attackers, "part-from-taker") }.
    }
part-from-defenders = { COUNT($defenders) ->
        [0] Kein Verteidiger.
        [1] 1 Verteidiger: { EACH($defenders, "part-from-taker") }.
       *[other] { $defenderCount } Verteidiger: { EACH($defenders, "part-from-taker") }.
    }
part-from-way = { $way ->
        [north] Nord
        [north-east] Nordost
        [east] Ost
        [south-east] Südost
        [south] Süd
        [south-west] Südwest
        [west] West
       *[north-west] Nordwest
    }
part-from-ray-square = { SQUARE($square) } { COUNT($there) ->
        [0] leer
       *[other] { EACH($there, "part-from-kind") }
    }
part-from-kind = { COLORED($it) } { LABEL($it) }
part-from-piece = { COLORED($it) } { LABEL($it) } { SQUARE($it) }
part-from-taker = { LABEL($by) } { SQUARE($by) }{ COUNT($behind) ->
        [0] { "" }
       *[other] { " " }{ EACH($behind, "part-from-front") }
    }{ COUNT($pinnedBy) ->
        [0] { "" }
       *[other] { " " }gefesselt { EACH($pinnedBy, "part-from-pinner") }
    }
part-from-front = hinter { PIECE($it, article: "the", case: "dative") } { SQUARE($it) }
part-from-pinner = { PIECE($it, article: "by") } { SQUARE($it) }

## moves

# What is taken stands in the accusative, without an article, as it is called: "Springer g1 schlägt Bauern auf f3".
call = { part-mover }{ part-origin }{ $capture ->
        [yes] schlägt{ " " }{ KIND($taken) ->
            [none] { "" }
           *[other] { PIECE($taken, case: "accusative") } auf{ " " }
        }
       *[no] { $joined ->
            [yes] nach{ " " }
           *[no] { "" }
        }
    }{ SQUARE($to) }{ part-en-passant }{ $capture ->
        [yes] { part-promotes }
       *[no] { part-becomes }
    }{ part-sign }
call-castling = { part-castling }{ part-sign }
call-uci = { $squares }{ part-sign }
heading-mover = { PLAYER($by) }:
heading-number = Zug { $number }:
heading-both = Zug { $number }, { PLAYER($by) }:
last-move = { PLAYER($by) }: { SEGMENT($call) }
no-move-yet = Noch kein Zug gemacht.
last-capture = Geschlagen: { COLORED($piece) } { LABEL($piece) } auf { SQUARE($square) }{ $enPassant ->
        [yes] , en passant
       *[no] { "" }
    }.
no-capture = Nichts geschlagen.
viewing-move = { $way ->
        [back] Zurück
       *[forward] Weiter
    } zu Zug { $number }, { PLAYER($by) }: { SEGMENT($call) }
viewing-start = Anfang der Partie
viewing-present = Aktuelle Stellung
fact-restored-move = { part-taken-back }{ $count ->
        [1] { "" }
        [2] , mit dem Zug danach
       *[other] , mit den Zügen danach
    }: { SEGMENT($first) } { PLAYER($by) } ist am Zug.
fact-restored-start = { part-taken-back } bis zum Anfang der Partie.
fact-restored-position = { part-taken-back } bis zu einer früheren Stellung.
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
       *[other] , Umwandlung { PIECE($promotion) }
    }
part-en-passant = { $enPassant ->
        [yes] { " " }en passant
       *[no] { "" }
    }
part-sign = { $sign ->
        [check] , Schach
        [mate] , matt
       *[none] { "" }
    }
part-taken-back = { $cause ->
        [takeback] Zurückgenommen
       *[ruling] Durch Entscheidung zurückgenommen
    }

## endings

ending-checkmate = { $called ->
        [yes] { part-outcome }
       *[no] Schachmatt. { part-outcome }
    }
ending-stalemate = Patt. { part-outcome }
ending-dead-position = Keine Seite kann noch mattsetzen. { part-outcome }
ending-fivefold-repetition = Zum fünften Mal dieselbe Stellung. { part-outcome }
ending-seventy-five-moves = 75 Züge ohne Schlagen und ohne Bauernzug. { part-outcome }
ending-threefold-repetition = Zum dritten Mal dieselbe Stellung. { part-outcome }
ending-fifty-moves = 50 Züge ohne Schlagen und ohne Bauernzug. { part-outcome }
ending-resignation = { $result ->
        [drawn] Aufgegeben, aber der Gegner kann nicht mattsetzen.
       *[other] { part-loser } gibt auf.
    } { part-outcome }
ending-agreement = Remis vereinbart.
ending-article = Artikel { $article }.
ending-time = { $result ->
        [drawn] Zeit abgelaufen, aber der Gegner kann nicht mattsetzen. { part-outcome }
        [white] Weiß gewinnt auf Zeit.
       *[other] Schwarz gewinnt auf Zeit.
    }
ending-both-flags = Beide Blättchen sind gefallen. { part-outcome }
ending-default = { $result ->
        [lost] Beide kamen nicht rechtzeitig.
       *[other] { part-loser } kam nicht rechtzeitig.
    } { part-outcome }
ending-illegal-moves = { $result ->
        [drawn] Zu viele regelwidrige Züge, aber der Gegner kann nicht mattsetzen.
       *[other] Zu viele regelwidrige Züge von { part-loser }.
    } { part-outcome }
ending-sealed-move = Der Abgabezug kann nicht gespielt werden. { part-outcome }
ending-quickplay-finish = Mit normalen Mitteln nicht zu gewinnen. { part-outcome }
ending-ruling = Der Schiedsrichter hat entschieden. { part-outcome }
ending-drawn-time = Das Blättchen von { PLAYER($loser) } ist gefallen. { part-cannot-mate }
ending-drawn-resignation = { PLAYER($loser) } gibt auf. { part-cannot-mate }
ending-drawn-illegal-moves = Zu viele regelwidrige Züge von { PLAYER($loser) }. { part-cannot-mate }
ending-drawn-sealed-move = Der Abgabezug kann nicht gespielt werden. { part-cannot-mate }
ending-mate-undecided = Ob { PLAYER($side) } noch mattsetzen kann, war nicht zu entscheiden. Der Schiedsrichter darf anders entscheiden.
can-win-can = Ja, { PLAYER($side) } kann noch mattsetzen. Die kürzeste gefundene Zugfolge:
can-win-mated = { PLAYER($side) } hat mattgesetzt.
can-win-cannot = Nein, { PLAYER($side) } kann durch keine Folge regelgemäßer Züge mattsetzen.
can-win-undecided = Ob { PLAYER($side) } noch mattsetzen kann, war nicht zu entscheiden.
part-cannot-mate = Remis: { PLAYER($opponent) } kann durch keine Folge regelgemäßer Züge mattsetzen.
part-outcome = { $result ->
        [white] Weiß gewinnt.
        [black] Schwarz gewinnt.
        [drawn] Die Partie ist remis.
       *[lost] Beide Spieler verlieren.
    }
part-loser = { $result ->
        [white] Schwarz
       *[other] Weiß
    }

## board

cell-piece = { COLORED($piece) } { LABEL($piece) }
cell-kind = { LABEL($kind) }
cell-empty = leer
cell-light = helles Feld
cell-dark = dunkles Feld

## happenings

fact-checked = { $called ->
        [yes] { EACH($by, "part-by-piece", join: "and") }
       *[no] Schach { EACH($by, "part-by-piece", join: "and") }
    }.
fact-draw-offered = { PLAYER($by) } bietet remis an.
fact-draw-rejected = { PLAYER($by) } lehnt das Remis ab.
fact-draw-rejected-by-move = Das Remis ist abgelehnt.
fact-adjusting = { PLAYER($by) } rückt zurecht.
fact-touched = { PLAYER($by) } { $how ->
        [adjusting] rückt { EACH($piece, "part-the-piece-accusative") } zurecht
        [by-accident] berührt versehentlich { EACH($piece, "part-the-piece-accusative") }
       *[to-move] berührt { EACH($piece, "part-the-piece-accusative") }
    }.
fact-bound-move = { PLAYER($by) } muss { EACH($piece, "part-the-piece-accusative") } ziehen.
fact-bound-capture = { PLAYER($by) } muss { EACH($piece, "part-the-piece-accusative") } schlagen.
fact-bound-capture-with = { PLAYER($by) } muss { EACH($piece, "part-the-piece-accusative") } mit { EACH($with, "part-the-piece-dative") } schlagen.
fact-bound-castle = { PLAYER($by) } muss { part-castles } rochieren.
fact-bound-play = { PLAYER($by) } muss { EACH($move, "part-move") } spielen.
fact-pressed = { PLAYER($by) } drückt die Uhr.
fact-period-reached = { PLAYER($by) } hat die Zeitkontrolle erreicht. { DURATION($added, at: "start") } { AMOUNT($added) ->
        [one] kommt
       *[other] kommen
    } hinzu.
fact-time-overstepped = { PLAYER($by) } hat die Zeit um { DURATION($late) } überschritten.
fact-clock-started = Die Uhr von { PLAYER($of) } läuft{ $again ->
        [yes] { " " }wieder
       *[no] { "" }
    }.
fact-clocks-stopped = { PLAYER($by) } hält die Uhren an.
fact-clocks-stopped-by-assistant = Der Assistent von { PLAYER($of) } hält die Uhren an.
fact-clocks-stopped-by-arbiter = Der Schiedsrichter hält die Uhren an.
fact-clock-set-time = { part-clock-set } { DURATION($time) } gestellt.
fact-clock-set-moves = { part-clock-set } { part-moves-made } gestellt.
fact-clock-set-both = { part-clock-set } { DURATION($time) } und { part-moves-made } gestellt.
fact-time-added = { DURATION($time, at: "start") } Zeitgutschrift für { PLAYER($to) }.
fact-time-taken = { DURATION($time, at: "start") } Zeitabzug für { PLAYER($to) }.
fact-flag-fell = { part-flag-fell }{ $goesOn ->
        [yes] { " " }Die Partie geht weiter.
       *[no] { "" }
    }
fact-both-flags-fell = Beide Blättchen sind gefallen, zuerst das von { PLAYER($first) }.
fact-unwatched-clock-set-back = Die Uhr des Geräts wurde zurückgestellt. Wie lange die Seite weg war, ist nicht bekannt; { PLAYER($of) } wird nichts berechnet.
fact-unwatched-not-charged = { part-away } { PLAYER($of) } wird diese Zeit nicht berechnet.
fact-unwatched-open = { part-away }{ $stopped ->
        [yes] { " " }Beide Uhren stehen.
       *[no] { "" }
    } Wird { PLAYER($of) } diese Zeit berechnet oder nicht?
fact-charge-proposed = { PLAYER($by) } will, dass die Zeit { $charged ->
        [yes] berechnet
       *[no] nicht berechnet
    } wird. { PLAYER($opponent) } muss zustimmen.
fact-time-charged = { PLAYER($of) } { AMOUNT($length) ->
        [one] wird
       *[other] werden
    } { DURATION($length) } { $charged ->
        [yes] berechnet
       *[no] nicht berechnet
    }.{ $flag ->
        [yes] { " " }{ part-flag-fell }
       *[no] { "" }
    }
fact-arrived = { PLAYER($who) } ist am Brett erschienen.
fact-arrived-late = { PLAYER($who) } ist am Brett erschienen, { DURATION($late) } zu spät.
fact-quickplay-claimed = { PLAYER($by) } beantragt { $asks ->
        [draw] Remis in der Endspurtphase
       *[increment] einige Sekunden je Zug
    }. Ein Schiedsrichter entscheidet.
fact-quickplay-decided-postponed = Der Antrag von { PLAYER($by) } bleibt offen: Die Entscheidung ist aufgeschoben. Die Partie geht weiter.
fact-quickplay-decided-rejected = Der Antrag von { PLAYER($by) } ist abgelehnt.
fact-quickplay-decided-increment = Ab jetzt { AMOUNT($increment) ->
        [one] kommt
       *[other] kommen
    } je Zug { DURATION($increment) } hinzu.
fact-quickplay-decided-some-increment = Ab jetzt kommen je Zug einige Sekunden hinzu.
fact-quickplay-decided-no-increment = Je Zug kommen keine Sekunden hinzu. Die Partie geht weiter.
fact-written = { $what ->
        [move] Zug aufgeschrieben.
        [note] Sprachnotiz aufbewahrt.
       *[offer] Remisangebot aufgeschrieben.
    }
fact-signed = { PLAYER($by) } unterschreibt: { $result ->
        [white] Weiß hat gewonnen
        [black] Schwarz hat gewonnen
        [drawn] remis
       *[lost] Beide haben verloren
    }.{ $agreed ->
        [yes] { " " }Beide haben unterschrieben.
       *[no] { "" }
    }
fact-scored = Weiß erhält { EACH($white, "part-points") }, Schwarz { EACH($black, "part-points") }.
fact-adjourned = Hängepartie: { PLAYER($sealer) } gibt den Zug ab.
fact-sealed-written = { PLAYER($sealer) } hat den Abgabezug aufgeschrieben.
fact-sealed-envelope-closed = Der Umschlag ist verschlossen.
fact-sealed-clock-stopped = Der Zug ist abgegeben, die Uhren stehen.
fact-resumed = Die Partie wird wieder aufgenommen. { $envelope ->
        [opened] Der Umschlag wird geöffnet.
       *[stays-closed] Der Umschlag bleibt verschlossen.
    } Die Uhr von { PLAYER($clock) } läuft.
part-clock-set = Die Uhr von { PLAYER($of) } wird auf
part-moves-made = { $moves ->
        [1] einen gemachten Zug
       *[other] { $moves } gemachte Züge
    }
part-flag-fell = Das Blättchen von { PLAYER($of) } ist gefallen.
part-away = Das Gerät war { DURATION($length) } weg.
# Halves in words: "1,5" is heard as a decimal.
part-points = { $half ->
        [yes] { $whole ->
            [0] einen halben Punkt
            [1] anderthalb Punkte
           *[other] { SMALL($whole) }einhalb Punkte
        }
       *[no] { $whole ->
            [0] keinen Punkt
            [1] einen Punkt
           *[other] { $whole } Punkte
        }
    }

## claims

fact-draw-claimed-threefold = { PLAYER($by) } beantragt Remis: Dieselbe Stellung ist zum dritten Mal entstanden.
fact-draw-claimed-threefold-intended = { PLAYER($by) } beantragt Remis: { CAP(EACH($intended, "part-with-move")) } entsteht die Stellung zum dritten Mal.
fact-draw-claimed-fifty-moves = { PLAYER($by) } beantragt Remis: { part-fifty }.
fact-draw-claimed-fifty-moves-intended = { PLAYER($by) } beantragt Remis: { CAP(EACH($intended, "part-with-move")) } sind es { part-fifty }.
claim-right = Das ist richtig. Die Partie ist remis.
fact-claim-rejected-not-written-first = Nicht richtig: Der Zug wurde vorher nicht aufgeschrieben.
fact-claim-rejected-move-is-illegal = Nicht richtig: Der Zug ist regelwidrig.
fact-claim-rejected-threefold = Nicht richtig: Es { $intended ->
        [yes] wäre
       *[no] ist
    } erst das { ORDINAL($found, ending: "e") } Mal.
fact-claim-rejected-fifty-moves = Nicht richtig: Es { $intended ->
        [yes] { $found ->
            [1] wäre nur ein Zug
           *[other] wären nur { $found } Züge
        }
       *[no] { $found ->
            [1] ist nur ein Zug
           *[other] sind nur { $found } Züge
        }
    }.
claim-is-offer = Der Antrag gilt als Remisangebot.
part-fifty = 50 Züge ohne Schlagen und ohne Bauernzug
part-with-move = mit { $castling ->
        [short] kurzer Rochade
        [long] langer Rochade
       *[none] { part-move }
    }

## irregularities

fault-illegal-move = { COLOR($of) ->
        [none] Es wurde ein regelwidriger Zug gemacht.
       *[other] { PLAYER($of) } hat einen regelwidrigen Zug gemacht.
    }
fault-pressed-without-a-move = { COLOR($of) ->
        [none] Die Uhr wurde gedrückt, ohne dass gezogen wurde.
       *[other] { PLAYER($of) } hat die Uhr gedrückt, ohne zu ziehen.
    }
fault-pawn-left-unpromoted = { COLOR($of) ->
        [none] Ein Bauer wurde nicht umgewandelt.
       *[other] { PLAYER($of) } hat einen Bauern nicht umgewandelt.
    }
fault-two-hands = { COLOR($of) ->
        [none] Es wurden beide Hände benutzt.
       *[other] { PLAYER($of) } hat beide Hände benutzt.
    }
fault-touched-piece = { COLOR($of) ->
        [none] Mit der berührten Figur wurde nicht gezogen.
       *[other] { PLAYER($of) } hat nicht so gespielt, wie es die berührte Figur verlangt.
    }
fault-displaced = { COLOR($of) ->
        [none] Figuren sind verschoben.
       *[other] { PLAYER($of) } hat Figuren verschoben.
    }
fault-set-up = { COLOR($of) ->
        [none] Die Partie wurde falsch begonnen.
       *[other] { PLAYER($of) } hat die Partie falsch begonnen.
    }
fault-ruling-corrected = Stattdessen wird ein anderer Zug gemacht.
fault-ruling-counted = Das zählt als regelwidriger Zug.
fault-ruling-illegal-move-counted = Es ist der { ORDINAL($count, ending: "e") }.
fault-ruling-counted-as = Das zählt als { ORDINAL($count, ending: "er") } regelwidriger Zug.
fault-ruling-queen = Der Bauer wird zur Dame.
fault-ruling-not-counted = Das zählt nicht als regelwidriger Zug.
fault-ruling-stands = Der Zug bleibt bestehen.
fault-ruling-put-right = { COLOR($of) ->
        [none] Sie werden zurechtgestellt.
       *[other] { PLAYER($of) } stellt sie zurecht.
    }
fault-ruling-new-game = Es wird eine neue Partie gespielt.
fault-ruling-goes-on = Die Partie geht weiter.
fault-ruling-arbiter-decides = Der Schiedsrichter entscheidet.
penalty-warning = { PLAYER($against) } wird verwarnt.
penalty-given = { PLAYER($against) } erhält eine Strafe.
penalty-points-to-the-opponent = { penalty-given } { PLAYER($opponent) } bekommt die Punkte eines Gewinns.
penalty-game-lost = { PLAYER($against) } erhält eine Strafe: Die Partie ist verloren.
penalty-fine = { PLAYER($against) } erhält eine Geldstrafe.
penalty-rounds = { PLAYER($against) } wird für { $rounds ->
        [1] eine Runde
       *[other] { SMALL($rounds) } Runden
    } ausgeschlossen.
penalty-expulsion = { PLAYER($against) } wird vom Turnier ausgeschlossen.

## replies

reply-how-to-answer = Ja, nein, oder noch einmal.
reply-looking-at-start = Sie sehen den Anfang der Partie.
reply-looking-at-move = Sie sehen die Stellung nach Zug { $number }.
reply-play-now = In der aktuellen Stellung spielen: { SEGMENT($asked) }
reply-move-not-made = Der Zug wird nicht ausgeführt.
reply-not-done = Abgebrochen.
reply-nothing-asked = Es wurde nichts gefragt.
reply-held-back = Nicht ausgeführt: { EACH($lines, "part-text") }.
reply-no-piece-meant = Welche Figur? Zum Beispiel: Züge von { SQUARE("g1") }.
reply-commands-listed = Hier stehen die getippten Befehle: „{ $example }“ findet einen, Escape führt zurück.
reply-game-saved = Partie gespeichert als { $name }.

## piece-list

piece-list-nothing-named = Nennen Sie Figuren mit ihren Feldern. { part-piece-list-example }
piece-list-unknown-word = „{ $word }“ wurde nicht verstanden. { part-piece-list-example }
piece-list-colour-missing = Nennen Sie die Farbe { PIECE($kind, article: "by") } auf { SQUARE($square) }. { part-piece-list-example }
piece-list-square-missing = Nennen Sie das Feld { PIECE($kind, article: "by") }. { part-piece-list-example }
piece-list-piece-missing = Nennen Sie, was auf { SQUARE($square) } steht. { part-piece-list-example }
piece-list-named-twice = { SQUARE($square) } wurde zweimal genannt.
part-piece-list-example = Zum Beispiel: weißer König { SQUARE("e1") }, schwarzer Bauer { SQUARE("d5") }, { SQUARE("e4") } leer.

## touch

touch-on = Das Brett wird abgetastet. Gleiten Sie mit einem Finger darüber, um die Felder zu hören. Zum Aufnehmen und Absetzen tippen Sie mit einem zweiten Finger, oder zweimal auf das gehörte Feld.
touch-off = Das Brett wird nicht mehr abgetastet.

## set-up

set-up-cleared = Das Brett ist leer.
set-up-started = Grundstellung.
set-up-as-in-game = Die Stellung Ihrer Partie.
set-up-no-game = Auf dem Brett steht keine Partie.
set-up-fen-taken = Die FEN wurde gelesen.
set-up-from-any-file = Schach960: König und Türme dürfen von jeder Linie aus rochieren.
set-up-from-usual-files = Rochade wie im normalen Schach.
set-up-rights = { COUNT($rights) ->
        [0] Keine Rochade.
       *[other] Rochade: { EACH($rights, "part-castling-right") }.
    }
set-up-passant = En passant auf { SQUARE($square) }.
set-up-no-passant = Kein En passant.
set-up-check = { PLAYER($color) } steht im Schach.
set-up-undone = Zurückgenommen.
set-up-nothing-to-undo = Hier wurde nichts geändert.
set-up-possible = So kann gespielt werden.
set-up-impossible = So kann noch nicht gespielt werden.
set-up-none-removed = Da ist nichts zu entfernen.
set-up-nothing-to-move = { SQUARE($square) } ist leer: nichts zu versetzen.
set-up-which-squares = Nennen Sie die Felder. Zum Beispiel: entferne e4, oder: ziehe e2 e4.
set-up-which-passant = Nennen Sie das Feld, über das der Bauer gezogen ist. Zum Beispiel: en passant e3.
set-up-which-chess960 = Die Stellungen des Schach960 haben die Nummern 0 bis 959.
set-up-fen-unreadable = Diese FEN ist nicht lesbar: { $problem ->
        [board] Es sind nicht acht Reihen zu je acht Feldern
        [turn] Es fehlt, wer am Zug ist
        [castling] Die Rochaderechte sind nicht lesbar
        [en-passant] Das Feld für das Schlagen en passant ist nicht lesbar
        [counters] Die Zugzähler sind nicht lesbar
       *[unreadable] Sie ist keine Stellung in FEN
    }.
set-up-no-king = { PLAYER($king) } hat keinen König: Stellen Sie ihn auf ein Feld.
set-up-several-kings = { PLAYER($color) } hat { $number } Könige, { SQUARES($squares) }: Lassen Sie nur einen stehen.
set-up-too-many-pieces = { PLAYER($color) } hat { $number } Figuren, und eine Seite hat höchstens 16.
set-up-too-many-pawns = { PLAYER($color) } hat { $number } Bauern, und eine Seite hat höchstens 8.
set-up-pawn-on-end-rank = Auf Reihe 1 und 8 kann kein Bauer stehen: { EACH($pawns, "part-set-up-piece") }. Entfernen Sie ihn, oder stellen Sie eine andere Figur dorthin.
set-up-kings-side-by-side = Die Könige stehen nebeneinander, { SQUARE($white) } und { SQUARE($black) }: Zwischen ihnen muss ein Feld liegen.
set-up-opponent-in-check = { PLAYER($color) } steht im Schach und ist nicht am Zug: { EACH($by, "part-set-up-piece") }. Geben Sie { PLAYER($color) } den Zug, oder heben Sie das Schach auf.
set-up-impossible-check = Kein Zug kann auf einmal alle diese Schachs gegeben haben: { EACH($by, "part-set-up-piece") }. Ändern Sie eines davon.
set-up-castling-without-piece = { PLAYER($color) } kann nicht { $side ->
        [short] kurz
       *[long] lang
    } rochieren, denn auf { SQUARE($missing) } steht { PIECE($missing, article: "no") } von { PLAYER($color) }. Stellen Sie die Figur dorthin, oder nehmen Sie das Recht weg.
set-up-en-passant-rank = Ist { PLAYER($turn) } am Zug, liegt das Feld für das Schlagen en passant auf Reihe { RANK($rank) }, und { SQUARE($square) } liegt dort nicht.
set-up-en-passant-without-pawn = Kein En passant auf { SQUARE($square) }: Auf { SQUARE($missing) } müsste { PIECE($missing) } von { PLAYER($missing) } stehen.
set-up-en-passant-not-empty = Kein En passant auf { SQUARE($square) }: Der Bauer kam gerade über { SQUARE($occupied) }, und dieses Feld muss leer sein.
part-castling-right = { PLAYER($color) } { $side ->
        [short] kurz
       *[long] lang
    }
part-set-up-piece = { LABEL($it) } { SQUARE($it) }

## clock

clock-duration = { DURATION($time) }
clock-span = { SPAN($time) }
clock-not-started = Die Uhren wurden noch nicht gestartet.
clock-stopped = Die Uhren stehen.
clock-game-over = Die Partie ist beendet.
clock-flag-fallen = { PLAYER($color) } keine Zeit, das Blättchen ist gefallen.
clock-shown = { PLAYER($color) } { DURATION($time) }{ part-running }{ GIVEN($toGo) ->
        [none] { "" }
       *[yes] , noch { $toGo ->
            [1] ein Zug
           *[other] { $toGo } Züge
        }
    }{ part-fell-earlier }.
clock-time-left = { PLAYER($color) } { SPAN($time) }{ part-running }{ part-fell-earlier }.
clock-moves-completed = { PLAYER($color) }: { part-moves-in-words } abgeschlossen.
clock-moves-to-control = { PLAYER($color) }: { part-moves-to-go } bis zur Zeitkontrolle.
clock-no-control-ahead = { PLAYER($color) }: keine weitere Zeitkontrolle.
clock-time-used = { PLAYER($color) }: { part-moves-in-words }, { SPAN($used) } verbraucht.
clock-period = { part-period }, { part-moves-to-go }, dann { SPAN($next) } dazu.
clock-last-period = { part-period }, für alle übrigen Züge.
clock-no-delay = Keine Verzögerung.
clock-delay-over = Die Verzögerung ist vorbei.
clock-delay-left = Noch { SPAN($left) } Verzögerung.
clock-runs = Die Uhr von { PLAYER($side) } läuft{ part-at-move }.
clock-goes-on = Die Uhren stehen. Als nächste läuft die Uhr von { PLAYER($side) }{ part-at-move }.
clock-warning-last-seconds = { WORDS($seconds) }.
clock-warning-time = Noch { SPAN($left) }.
clock-warning-time-of = { PLAYER($of) } { SPAN($left) }.
clock-warning-moves = { part-moves-to-go } bis zur Zeitkontrolle.
clock-warning-moves-of = { PLAYER($of) }: { part-moves-to-go } bis zur Zeitkontrolle.
part-running = { $running ->
        [yes] , läuft
       *[no] { "" }
    }
part-fell-earlier = { GIVEN($fellIn) ->
        [none] { "" }
       *[yes] , das Blättchen fiel in Zeitperiode { $fellIn }
    }
part-moves-in-words = { $moves ->
        [0] kein Zug
        [1] ein Zug
       *[other] { WORDS($moves, before: "noun") } Züge
    }
# Of none is left nothing that "noch" could be said of.
part-moves-to-go = { $moves ->
        [0] kein Zug
       *[other] noch { part-moves-in-words }
    }
part-period = { PLAYER($color) }: Zeitperiode { WORDS($number) }{ GIVEN($of) ->
        [none] { "" }
       *[yes] { " " }von { WORDS($of) }
    }
part-at-move = { GIVEN($move) ->
        [none] { "" }
       *[yes] , Zug { WORDS($move) }
    }

## clock-table

clock-table-to-set = { $control }.
clock-table-set = Die Uhr ist gestellt: { $control }.
clock-table-to-start = Die Uhr von Weiß läuft, sobald Schwarz die Uhr drückt.
clock-table-back = Die Uhr ist wieder da.
clock-table-not-heard-surely = „{ $text }“ wurde nicht sicher verstanden. Meinten Sie: { EACH($nearest, "part-text", join: "or") }?
clock-table-no-command = „{ $text }“ ist kein Befehl der Uhr. { COUNT($nearest) ->
        [0] „Hilfe“ zählt die Befehle auf.
       *[other] Meinten Sie: { EACH($nearest, "part-text", join: "or") }?
    }

## dial

dial-minute = { $minute ->
        [0] oben
       *[other] { $minute }
    }{ COUNT($holds) ->
        [0] { "" }
       *[other] , { EACH($holds, "part-text") }
    }
dial-minute-hand-at-top = Minutenzeiger, oben
dial-minute-hand = Minutenzeiger, { DURATION($way) }
dial-minute-hand-before-hour = Minutenzeiger, { DURATION($way) } bis zur vollen Stunde
dial-hour-hand = Stundenzeiger, auf { $hour }
dial-hour-hand-between = Stundenzeiger, zwischen { $hour } und { $next }
dial-middle = Mitte des Zifferblatts
dial-off-the-dial = außerhalb des Zifferblatts
dial-flag-at-rest = Blättchen in Ruhe
dial-flag-rising = Blättchen steigt, { DURATION($left) }
dial-flag-fallen = Blättchen gefallen
dial-holds-dots = { $dots ->
        [1] ein Punkt
        [2] zwei Punkte
       *[other] drei Punkte
    }
dial-holds-minute-hand = Minutenzeiger
dial-holds-hour-hand = Stundenzeiger

## time

time-no-clock = Ohne Uhr
time-control = { $told }
time-control-of-each = { PLAYER("white") } { $white }{ part-apart } { PLAYER("black") } { $black }
time-moves = { part-count-of-moves }
time-for-all-moves = { ALLOTTED($time) }
time-moves-in = { part-count-of-moves } in { ALLOTTED($time, case: "dative") }
time-for-every-moves = { ALLOTTED($time) } für { $moves ->
        [1] jeden Zug
       *[other] je { $moves } Züge
    }
time-then = dann { $period }
time-each-move = { part-each-move }
# After "mit" stands the dative.
time-period-with = { $period } mit { $kind ->
        [before] { ALLOTTED($time, case: "dative") } je Zug
        [after] { ALLOTTED($time, case: "dative") } nach jedem Zug
        [bronstein] { part-bronstein }
       *[delay] einer { part-delay }
    }
time-from-first-move = { part-each-move } ab dem ersten Zug
part-apart = { $apart ->
        [comma] ,
       *[semicolon] ;
    }
part-count-of-moves = { $moves ->
        [1] ein Zug
       *[other] { $moves } Züge
    }
part-each-move = { $kind ->
        [before] { ALLOTTED($time) } je Zug
        [after] { ALLOTTED($time) } nach jedem Zug
        [bronstein] { part-bronstein }
       *[delay] eine { part-delay }
    }
part-bronstein = bis zu { ALLOTTED($time, case: "dative") } Rückgabe nach jedem Zug
part-delay = Verzögerung von { ALLOTTED($time, case: "dative") } je Zug

## table

fact-announced = { part-caller } sagt an: { SEGMENT($call) }
fact-announced-corrected = { part-caller } berichtigt die Ansage: { SEGMENT($call) } Nicht: { SEGMENT($instead) }
fact-repeated = { part-caller } wiederholt den Zug.
fact-repeated-otherwise = { part-caller } wiederholt einen anderen Zug. Angesagt: { SEGMENT($called) } Wiederholt: { SEGMENT($repeated) }
fact-on-board = Auf dem Brett von { PLAYER($by) }: { SEGMENT($call) }
fact-move-made = { PLAYER($by) } hat den Zug ausgeführt.
fact-taken-off = { PLAYER($by) } nimmt { EACH($piece, "part-the-piece-accusative") } vom Brett.
fact-placed = { PLAYER($by) } setzt { PIECE($piece, article: "the", case: "accusative") } nach { SQUARE($piece) }.
fact-pieces-put-back = { PLAYER($by) } stellt alles zurück.
fact-left-undone = { $what ->
        [announcing] { PLAYER($by) } hat den Zug nicht angesagt.
        [repeating] { PLAYER($by) } hat den Zug nicht wiederholt.
       *[executing] Der Zug des Gegners wurde auf dem Brett von { PLAYER($by) } nicht ausgeführt.
    }
boards-agree = Die Bretter stimmen überein.
boards-differ = Die Bretter stimmen nicht überein.
boards-differ-on = { SQUARE($square) }: bei Weiß { EACH($white, "part-standing") }, bei Schwarz { EACH($black, "part-standing") }.
scores-agree = Die Mitschriften stimmen überein.
scores-differ-too = Auch die Mitschriften stimmen nicht überein.
board-to-mend = { PLAYER($of) } muss das Brett berichtigen.
fact-board-mended = Das Brett von { PLAYER($of) } stimmt wieder.
fact-asked = { PLAYER($by) } fragt nach { $about ->
        [moves] der Zahl der Züge
       *[time] der verbrauchten Zeit
    }.
fact-told-moves = Abgeschlossene Züge: Weiß { $white }, Schwarz { $black }.
fact-told-time = Verbrauchte Zeit: Weiß { DURATION($white) }, Schwarz { DURATION($black) }.
sheets-part = Zug { $number } von { PLAYER($by) }. Mitschrift von Weiß: { SEGMENT($white) } Mitschrift von Schwarz: { SEGMENT($black) }
window-is-for = Dieses Fenster ist für { $whom ->
        [both-players] beide Spieler
        [white] Weiß
        [black] Schwarz
        [assistant-of-white] den Assistenten von Weiß
        [assistant-of-black] den Assistenten von Schwarz
        [arbiter] den Schiedsrichter
       *[onlooker] Zuschauer
    }.
part-caller = { $caller ->
        [player] { PLAYER($by) }
        [own-assistant] Der Assistent von { PLAYER($by) }
       *[other-assistant] Der Assistent von { PLAYER($opponent) }, für { PLAYER($by) },
    }
part-standing = { KIND($it) ->
        [none] leer
       *[other] { COLORED($it) } { LABEL($it) }
    }

## table-conditions

table-condition-play = { $play ->
        [strict] Strenges Spiel
       *[casual] Freies Spiel
    }. Es gilt die Fassung { $laws ->
        [fide] FIDE { $year }
       *[us-chess] US Chess
    } der Regeln.
part-condition-article = (Artikel { $article })
table-condition-supervision = { event-rule-supervision } { part-condition-article }.
table-condition-nobody-disabled = Kein Spieler ist sehbehindert, und die Regeln für sehbehinderte Spieler gelten nicht.
table-condition-disabled = { COLOR($of) ->
        [none] Beide Spieler sind
       *[other] { PLAYER($of) } ist
    } sehbehindert.
table-condition-hearing-impaired = { COLOR($of) ->
        [none] Beide Spieler sind
       *[other] { PLAYER($of) } ist
    } hörbehindert.
table-condition-two-boards = Jeder Spieler hat ein eigenes Brett { part-condition-article }.
table-condition-one-board = Beide Spieler benutzen ein Brett.
table-condition-players-call = Jeder Spieler sagt seine Züge an und wiederholt die des Gegners { part-condition-article }.
table-condition-assistant-calls = Der Assistent von { PLAYER($of) } sagt die Züge beider Spieler an { part-condition-article }.
table-condition-assistants-call = Beide Assistenten sagen die Züge beider Spieler an { part-condition-article }.
table-condition-calls-fide = Züge werden nach FIDE angesagt, mit deutschen Zahlen{ GIVEN($article) ->
        [none] { "" }
       *[yes] { " " }{ part-condition-article }
    }. Zum Beispiel: { SEGMENT($sample) }
table-condition-calls = Züge werden { $style ->
        [fide-names] mit den FIDE-Namen und den Wörtern dieser Sprache
        [nato] mit dem NATO-Alphabet
        [algebraic] in Kurznotation
        [uci] in UCI-Notation
       *[plain] in einfachen Worten
    } angesagt{ GIVEN($article) ->
        [none] { "" }
       *[yes] { part-condition-instead }
    }. Zum Beispiel: { SEGMENT($sample) }
part-condition-instead = { " " }und nicht nach FIDE: { $by ->
        [arbiter] so hat der Schiedsrichter entschieden
       *[players] so ist es vereinbart
    } { part-condition-article }
table-condition-no-assistants = Kein Spieler hat einen Assistenten.
table-condition-duties = Aufgaben des Assistenten von { PLAYER($of) }: { EACH($duties, "part-condition-duty", join: "semicolon") }.
part-condition-duty = { $duty ->
        [execute] Züge auf dem Brett des Gegners ausführen
        [announce] die Züge beider Spieler ansagen
        [score] mitschreiben
        [clock] die Uhr drücken
        [tell] die Zahl der Züge und die verbrauchte Zeit mitteilen, nur wenn gefragt wird
        [claim] Zeitüberschreitung reklamieren und dem Schiedsrichter berührte Figuren melden
        [adjourn] die Formalitäten einer Hängepartie erledigen
       *[move] die Figuren des Spielers ziehen
    } { part-condition-article }
table-condition-program-scores = Das Programm schreibt die Partie mit.
table-condition-players-score = Jeder Spieler schreibt die Partie selbst mit.
table-condition-players-score-by = { table-condition-players-score } { $device ->
        [recording-device] Ein Aufnahmegerät
       *[tape-recorder] Ein Tonbandgerät
    } ist erlaubt { part-condition-article }.
table-condition-special-clock = Es wird eine besondere Uhr benutzt, { $kind ->
        [felt] die man fühlen kann
       *[speaking] die spricht oder die man fühlen kann
    } { part-condition-article }.
table-condition-quickplay = Diese Partie hat eine Endspurtphase.
table-condition-illegal-moves = { $moves ->
        [stand] Ein regelwidriger Zug bleibt stehen, bis er bemerkt wird.
       *[refused] Einen regelwidrigen Zug lehnt das Programm mit dem Grund ab.
    }
table-condition-touch-binds = { event-rule-touch-binds } { part-condition-article }.
table-condition-no-draws = { event-rule-no-draws } { part-condition-article }.
table-condition-draws-after = { event-rule-draws-after } { part-condition-article }.
table-condition-points = { event-rule-points } { part-condition-article }.
table-condition-late-as-the-event-says = Wie spät ein Spieler kommen darf, bestimmt die Veranstaltung { part-condition-article }.
table-condition-late-at-all = Wer beim Starten der Uhren nicht da ist, verliert { part-condition-article }.
table-condition-late = Wer mehr als { ALLOTTED($time) } zu spät kommt, verliert { part-condition-article }.
table-condition-arbiter = { $present ->
        [yes] Ein Schiedsrichter ist anwesend.
       *[no] Es ist kein Schiedsrichter anwesend.
    }
table-condition-program-approved = Der Schiedsrichter hat dieses Programm zugelassen.
table-condition-hints-locked = Engine und Hinweise sind gesperrt.

## conditions

condition-strict = Strenges Spiel.
condition-warnings-allowed = Zeitwarnungen sind erlaubt.
condition-supervision = { event-rule-supervision }.
condition-touch-binds = { event-rule-touch-binds }.
condition-no-draws = { event-rule-no-draws }.
condition-draws-after = { event-rule-draws-after }.
condition-edition = Es gilt die Fassung { $laws ->
        [fide] FIDE { $year }
       *[us-chess] US Chess
    } der Regeln.
condition-press-to-begin = Zum Beginn die Uhr drücken, mit H.
condition-arbiter-begins = Der Schiedsrichter startet die Uhr.

## envelope

envelope-players = Weiß spielt { $white }, Schwarz spielt { $black }.
envelope-position = So steht es vor dem Abgabezug.
envelope-times = Weiß hat { DURATION($white) } verbraucht, Schwarz { DURATION($black) }.
envelope-sealed = { PLAYER($by) } gibt den { $number }. Zug ab.
envelope-offer = Das Remisangebot von { PLAYER($by) } gilt noch.
envelope-no-offer = Kein Remisangebot steht aus.
envelope-resumption = Die Partie wird wieder aufgenommen. Tag: { $date }. Uhrzeit: { $time }. Ort: { $venue }.
envelope-fault-players = Auf dem Umschlag müssen die Namen beider Spieler stehen.
envelope-fault-position = Die Stellung auf dem Umschlag ist nicht die auf dem Brett.
envelope-fault-times = Die Zeiten auf dem Umschlag sind nicht die der Uhr.
envelope-fault-sealed-by = Der Umschlag nennt den falschen Spieler als den, der abgibt.
envelope-fault-move-number = Die Nummer des Abgabezugs ist falsch.
envelope-fault-offer = Zum Remisangebot steht Falsches auf dem Umschlag.
envelope-fault-resumption = Auf dem Umschlag müssen Tag, Uhrzeit und Ort der Wiederaufnahme stehen.
envelope-to-adjourn = Partie als Hängepartie abbrechen? { PLAYER($sealer) } ist am Zug und muss ihn abgeben.
envelope-turn-away = { PLAYER($other) }, bitte wegsehen und nicht zuhören: { PLAYER($sealer) } schreibt den Zug auf.
envelope-locked-away = Der Zug ist aufgeschrieben und verschlossen. Auf dieser Seite steht nichts mehr davon.
envelope-doubt-several-moves = Das kann zwei Züge bedeuten.
envelope-doubt-no-move = Darin ist kein Zug zu erkennen.
envelope-present = { $white ->
        [yes] { $black ->
            [yes] Beide Spieler sind da.
           *[no] Weiß ist da, Schwarz nicht.
        }
       *[no] { $black ->
            [yes] Schwarz ist da, Weiß nicht.
           *[no] Keiner der beiden Spieler ist da.
        }
    }
envelope-position-unknown = Die Stellung ist nicht bekannt: Es wird eine neue Partie gespielt.
envelope-late = Die Verspätung beträgt { DURATION($late) }.
envelope-opened = Der Umschlag wird geöffnet und der Abgabezug von { PLAYER($sealer) } ausgeführt.
envelope-stays-closed = Der Umschlag bleibt verschlossen.
envelope-lost = Der Umschlag lässt sich nicht öffnen: { PLAYER($sealer) } führt den Abgabezug auf dem Brett aus.
envelope-times-unknown = Die Zeiten sind nicht bekannt: Der Schiedsrichter stellt die Uhren.
envelope-clock-started = Die Uhr von { PLAYER($side) } wird in Gang gesetzt.
envelope-found = Im Umschlag steht: „{ $text }“.
envelope-trouble-not-secure = Der Zug kann hier nicht verschlossen werden: Die Seite muss über eine sichere Verbindung kommen, mit https.
envelope-trouble-too-long = Das ist zu lang für einen Zug. Schreiben Sie nur den Zug auf.
envelope-trouble-wrong-passphrase = Mit diesem Kennwort lässt sich der Umschlag nicht öffnen. Prüfen Sie es und versuchen Sie es noch einmal.
envelope-trouble-not-this-envelope = Diese Datei öffnet den Umschlag nicht. Wählen Sie die, die beim Abgeben des Zuges gespeichert wurde.
envelope-trouble-unreadable = Was im Umschlag ist, ist beschädigt und nicht zu lesen. Er gilt als verloren, und der Schiedsrichter entscheidet.

## score

score-of = Mitschrift von { PLAYER($of) }.
score-of-game = Die Mitschrift.
score-empty = Es ist noch kein Zug geschehen.
score-move-by-black = Zug { $number } von Schwarz:
score-note = Sprachnotiz.
score-not-written = Nicht aufgeschrieben.
score-offered = Remis angeboten.
score-end = Ende der Mitschrift.
score-not-compared = Nicht verglichene Sprachnotizen: { $moves }.

## score-writing

score-send-again = Wenn ja, schreiben Sie ihn noch einmal auf.
score-nothing-to-write = Geben Sie den Zug ein, wie Sie ihn gehört haben.
score-recording = Aufnahme läuft.
score-trouble-cannot-record = Dieser Browser kann nicht aufnehmen. Schreiben Sie den Zug auf.
score-trouble-not-allowed = Das Mikrofon ist nicht erlaubt. Erlauben Sie es im Browser, oder schreiben Sie den Zug auf.
score-trouble-no-microphone = Es wurde kein Mikrofon gefunden. Schließen Sie eines an, oder schreiben Sie den Zug auf.
score-trouble-nothing-recorded = Es wurde nichts aufgenommen und nichts aufgeschrieben. Versuchen Sie es noch einmal.
score-trouble-disk-full = Die Sprachnotiz wurde nicht aufbewahrt: Der Speicherplatz ist voll. Schreiben Sie den Zug auf.
score-trouble-not-kept = Die Sprachnotiz wurde nicht aufbewahrt. Schreiben Sie den Zug auf.
score-trouble-not-on-this-device = Diese Sprachnotiz ist nicht auf diesem Gerät.
score-trouble-not-played = Die Sprachnotiz kann nicht abgespielt werden.

## ruling

ruling-articles = { $are ->
        [rules] { COUNT($articles) ->
            [1] Regel
           *[other] Regeln
        }
       *[articles] { COUNT($articles) ->
            [1] Artikel
           *[other] Artikel
        }
    } { EACH($articles, "part-text", join: "and") }.
ruling-reason = Begründung:
ruling-shall-be-done = Soll das geschehen?
ruling-no-effect = Dadurch würde sich nichts ändern.
ruling-overtaken = Inzwischen ist die Partie weitergegangen. Die Entscheidung lautet jetzt so.
ruling-given-after = Nach Zug { $number } von { PLAYER($by) }:
ruling-given-before-first-move = Vor dem ersten Zug:

## report

report-title = Bericht über die Partie
report-heading-game = Partie
report-heading-acts = Was geschah
report-heading-rulings = Entscheidungen
report-heading-scores = Mitschriften
report-heading-result = Ergebnis
report-begun = Begonnen: { $when }.
report-doer = { part-subject }:
report-deed-feel = { part-subject } befühlt eine Figur, ohne sie herauszunehmen.
report-deed-make = { part-subject } zieht auf dem Brett.
report-deed-execute = { part-subject } führt den angesagten Zug aus.
report-deed-start = { part-subject } setzt die Uhr in Gang.
report-deed-restart = { part-subject } setzt die Uhren wieder in Gang.
report-deed-accept = { part-subject } nimmt das Remis an.
report-deed-point-out = { part-subject } weist auf eine Regelwidrigkeit hin.
report-deed-compare = { part-subject } lässt die Bretter vergleichen.
report-deed-compare-entered = { part-subject } lässt die Bretter vergleichen, wie sie eingegeben wurden.
report-deed-go-back = { part-subject } geht in der Partie zurück.
report-deed-rule = { part-subject } entscheidet:
report-deed-tell = { part-subject } antwortet:
report-deed-nothing = { part-subject } tut etwas, woraus nichts folgt.
report-deed-flag = { part-subject } weist auf das Blättchen von { PLAYER($of) } hin.
report-deed-mend = { part-subject } stellt das Brett von { PLAYER($of) } richtig.
report-deed-write = { part-subject } schreibt Zug { $number } von { PLAYER($of) } auf.
report-deed-record = { part-subject } nimmt Zug { $number } von { PLAYER($of) } auf.
report-deed-mark-offer = { part-subject } vermerkt das Remisangebot bei Zug { $number } von { PLAYER($of) }.
report-made = Damit ist Zug { $number } von { PLAYER($of) } ausgeführt.
report-articles = Artikel { EACH($articles, "part-text", join: "and") }.
report-reason = Grund: { $reason }.
report-nothing-done = Noch ist nichts geschehen.
report-nothing-ruled = Nichts war zu entscheiden.
report-goes-on = Die Partie geht weiter.
report-column-move = Zug
report-column-white = Mitschrift von Weiß
report-column-black = Mitschrift von Schwarz
report-column-both = Mitschrift
report-row = { $number }, { PLAYER($by) }
report-not-written = nicht aufgeschrieben
report-different = verschieden
report-copied = Der Bericht ist kopiert.
report-not-copied = Der Bericht ließ sich nicht kopieren. Speichern Sie ihn als Text.
report-saved = Der Bericht ist gespeichert: { $name }.
part-subject = { $by ->
        [white] { PLAYER("white") }
        [black] { PLAYER("black") }
        [assistant-of-white] Der Assistent von Weiß
        [assistant-of-black] Der Assistent von Schwarz
       *[arbiter] Der Schiedsrichter
    }

## keys

key-group-moving-about = Sich auf dem Brett bewegen
key-group-moving-pieces = Figuren ziehen
key-group-clock-and-acts = Uhr, Angebote und Anträge
key-group-asking = Fragen
key-group-going-through-the-game = Durch die Partie gehen
key-group-page-and-speech = Seite und Sprache
key-group-at-a-table = Am Tisch
key-does-step = Zum nächsten Feld in dieser Richtung
key-does-rank-start = Zum linken Ende der Reihe
key-does-rank-end = Zum rechten Ende der Reihe
key-does-file-end = Zum oberen Ende der Linie
key-does-file-start = Zum unteren Ende der Linie
key-does-board-start = Zur ersten Ecke des Bretts, a1 für Weiß
key-does-board-end = Zur letzten Ecke des Bretts, h8 für Weiß
key-does-to-rank = Zu dieser Reihe, auf derselben Linie
key-does-to-file = Zu dieser Linie, a bis h, auf derselben Reihe
key-does-next-king = Zum nächsten König
key-does-previous-king = Zum vorigen König
key-does-next-queen = Zur nächsten Dame
key-does-previous-queen = Zur vorigen Dame
key-does-next-rook = Zum nächsten Turm
key-does-previous-rook = Zum vorigen Turm
key-does-next-bishop = Zum nächsten Läufer
key-does-previous-bishop = Zum vorigen Läufer
key-does-next-knight = Zum nächsten Springer
key-does-previous-knight = Zum vorigen Springer
key-does-next-pawn = Zum nächsten Bauern
key-does-previous-pawn = Zum vorigen Bauern
key-does-lift-or-place = Die Figur aufnehmen, oder die aufgenommene hier absetzen
key-does-put-back = Die aufgenommene Figur zurückstellen
key-does-move-entry = Zum Feld „Ihr Zug“
key-does-board = Zurück zur Partie, von jeder Seite
key-does-next-region = Zum nächsten Teil der Seite
key-does-previous-region = Zum vorigen Teil der Seite
key-does-this-square = Was hier steht; gleich noch einmal gedrückt, mehr
key-does-go-to-last-move = Zum Zielfeld des letzten Zugs
key-does-moves-of-this-piece = Wohin diese Figur ziehen kann
key-does-captures-of-this-piece = Was diese Figur schlagen kann
key-does-diagonal-ray = Die nächste Schräge von hier aus
key-does-diagonal-ray-back = Die vorige Schräge von hier aus
key-does-straight-ray = Die nächste Gerade von hier aus
key-does-straight-ray-back = Die vorige Gerade von hier aus
key-does-repeat-before = Die Meldung davor
key-does-act-menu = Das Menü der Aktionen: anbieten, beantragen, zurechtrücken, Blättchen, anhalten, aufgeben
key-does-say-move = Am Tisch: den eigenen Zug ansagen oder den des Gegners wiederholen
key-does-make-called-move = Am Tisch: den Zug des Gegners auf dem eigenen Brett ausführen
key-does-talk = Sprechen, wo Spracheingabe gewählt ist: halten, oder davor und danach drücken
key-does-mute = Allen Ton aus oder an
key-does-keys = Was Sie hier tun können
key-name-arrow-left = Pfeil links
key-name-arrow-right = Pfeil rechts
key-name-arrow-up = Pfeil auf
key-name-arrow-down = Pfeil ab
key-name-home = Pos 1
key-name-end = Ende
key-name-page-up = Bild auf
key-name-page-down = Bild ab
key-name-enter = Eingabe
key-name-space = Leertaste
key-name-escape = Escape
key-name-backspace = Rücktaste
key-name-full-stop = Punkt
key-name-delete = Entfernen
key-name-plus = Plus
key-name-minus = Minus
key-through = { $first } bis { $last }
key-either = { EACH($keys, "part-text", join: "either") }

## voice

voice-heard = Gehört: { SEGMENT($words) }
voice-words = „{ $text }“.
voice-trouble-no-microphone = Es wurde kein Mikrofon gefunden. Schließen Sie eines an und versuchen Sie es noch einmal.
voice-trouble-not-allowed = Der Browser lässt die Seite nicht an das Mikrofon. Erlauben Sie es in den Einstellungen des Browsers für diese Seite und versuchen Sie es noch einmal.
voice-trouble-no-speech = Es wurde nichts gehört. Versuchen Sie es noch einmal, näher am Mikrofon.
voice-trouble-language-not-supported = Diese Spracherkennung unterstützt die Sprache nicht. Wählen Sie in den Einstellungen unter Spracheingabe eine andere.
voice-trouble-language-not-installed = Die Spracherkennung muss die Sprache erst holen. Drücken Sie in den Einstellungen unter Spracheingabe „Holen“.
voice-trouble-network = Die Spracherkennung hat ihre Server nicht erreicht. Verbinden Sie sich mit dem Netz, oder wählen Sie in den Einstellungen unter Spracheingabe eine andere.
voice-trouble-model-unreadable = Das Sprachmodell kann nicht gelesen werden. Wählen Sie in den Einstellungen unter Spracheingabe eine andere Datei.
voice-trouble-failed = Die Spracherkennung hat aufgehört. Versuchen Sie es noch einmal, oder wählen Sie in den Einstellungen unter Spracheingabe eine andere.
voice-none-chosen = Die Spracheingabe ist aus. Wählen Sie in den Einstellungen unter Spracheingabe eine Spracherkennung.
voice-chosen-none = Spracheingabe aus.
voice-chosen-on-device = Spracheingabe auf diesem Gerät.
voice-chosen-cloud = Spracheingabe über die Server des Browserherstellers.
voice-chosen-vosk = Spracheingabe mit Vosk.
voice-way-push-to-talk = Halten Sie { part-voice-keys }, während Sie sprechen.
voice-way-toggle = Drücken Sie { part-voice-keys }, bevor Sie sprechen, und danach noch einmal.
voice-way-always = Mit { part-voice-keys-dative } beginnt das Zuhören und geht weiter, bis noch einmal gedrückt wird.
part-voice-keys = { COUNT($keys) ->
        [0] die Schaltfläche
       *[other] { EACH($keys, "part-text", join: "either") }
    }
part-voice-keys-dative = { COUNT($keys) ->
        [0] der Schaltfläche
       *[other] { EACH($keys, "part-text", join: "either") }
    }
voice-listens-for-page = Erkennungssprache: Deutsch.
voice-listens-for-german-call = Erkannt wird die deutsche Ansage.
voice-listening = Ich höre zu.
voice-not-listening = Ich höre nicht zu.
voice-supply-language-fetched = Die Sprache ist geladen.
voice-supply-language-not-fetched = Die Sprache konnte nicht geholt werden. Verbinden Sie sich mit dem Netz und versuchen Sie es noch einmal.
voice-supply-model-loading = Das Modell wird gelesen.
voice-supply-model-ready = Das Modell ist bereit.
voice-supply-model-not-kept = Das Modell kann auf diesem Gerät nicht aufbewahrt werden: Es ist zu wenig Platz. Es gilt, bis die Seite geschlossen wird.
voice-supply-model-forgotten = Das Modell wurde von diesem Gerät entfernt.
voice-supply-no-model = Wählen Sie zuerst eine Modelldatei für Vosk.
voice-confirm-on = Vor jedem Zug wird nachgefragt.
voice-confirm-off = Züge werden ohne Nachfrage ausgeführt.
voice-silence-on = Acht Sekunden Stille heißen Ja, aber nicht im strengen Spiel und nicht, wo die Uhr von Hand gedrückt wird.
voice-silence-off = Stille heißt nichts. Jeder wiederholte Zug wartet auf ein Ja.

## commands

command-does-offer-draw = Remis anbieten
command-does-accept-draw = Das angebotene Remis annehmen
command-does-refuse-draw = Das angebotene Remis ablehnen
command-does-resign = Die Partie aufgeben
command-does-claim-quickplay-draw = Remis in der Endspurtphase beantragen
command-does-claim-increment = Einige Sekunden je Zug beantragen, in der Endspurtphase
command-does-claim-threefold = Remis beantragen: dreimal dieselbe Stellung
command-does-claim-threefold-with = Dasselbe, mit dem Zug, den Sie vorhaben
command-does-claim-fifty-moves = Remis beantragen: fünfzig Züge
command-does-claim-fifty-moves-with = Dasselbe, mit dem Zug, den Sie vorhaben
command-does-claim = Welches Remis sich beantragen lässt
command-does-claim-flag = Das Blättchen des Gegners ist gefallen
command-does-claim-flag-of = Das Blättchen dieses Spielers ist gefallen
command-does-adjust = Sagen, dass Sie Figuren zurechtrücken
command-does-press-clock = Die Uhr drücken
command-does-stop-clocks = Die Uhren anhalten
command-does-restart-clocks = Die Uhren wieder starten
command-does-charge-time = Die Abwesenheit des Geräts berechnen
command-does-do-not-charge-time = Sie nicht berechnen
command-does-illegal-move = Der letzte Zug war regelwidrig
command-does-illegal-move-of-number = Der Zug mit dieser Nummer war regelwidrig
command-does-pressed-without-a-move = Der Gegner hat die Uhr ohne Zug gedrückt
command-does-pawn-left-unpromoted = Der Gegner hat einen Bauern auf der letzten Reihe stehen lassen
command-does-touched-piece = Der Gegner hat eine andere Figur berührt
command-does-take-back = Den letzten Zug zurücknehmen
command-does-both-clocks = Die Zeit beider Seiten
command-does-my-clock = Ihre Zeit
command-does-opponents-clock = Die Zeit des Gegners
command-does-time-control = Die Bedenkzeit dieser Partie
command-does-time-used = Wie viel Zeit beide Seiten verbraucht haben
command-does-moves-to-control = Wie viele Züge bis zur Zeitkontrolle fehlen
command-does-period = Welche Zeitperiode läuft
command-does-delay-left = Wie viel Verzögerung bleibt
command-does-last-move = Der letzte Zug
command-does-last-moves = Die letzten Züge, so viele Sie nennen
command-does-move-of-number = Der Zug mit dieser Nummer
command-does-last-capture = Was der letzte Zug geschlagen hat
command-does-move-number = Der wievielte Zug es ist
command-does-position = Die ganze Stellung, Reihe für Reihe
command-does-piece-lists = Die Figuren beider Seiten
command-does-where = Wo diese Figuren stehen
command-does-rank = Was auf dieser Reihe steht
command-does-file = Was auf dieser Linie steht
command-does-square = Was auf diesem Feld steht
command-does-attackers = Was dieses Feld angreift
command-does-defenders = Was die Figur auf diesem Feld deckt
command-does-moves-of-piece = Wohin die Figur auf diesem Feld ziehen kann
command-does-moves-of-it = Wohin die aufgenommene oder eben abgewiesene Figur ziehen kann
command-does-captures-of-piece = Was die Figur auf diesem Feld schlagen kann
command-does-captures = Was Sie schlagen können
command-does-what-can-move = Welche Figuren ziehen können
command-does-material = Das Material beider Seiten
command-does-diagonal = Was auf der Diagonale dieser zwei Felder steht
command-does-diagonals-of-square = Was auf den Diagonalen dieses Feldes steht
command-does-rays = Was auf den Linien von diesem Feld aus steht
command-does-knights-view = Was einen Springerzug entfernt steht
command-does-long-diagonals = Was auf den langen Diagonalen steht
command-does-pawns-by-file = Die Bauern beider Seiten, Linie für Linie
command-does-doubled-pawns = Welche Bauern Doppelbauern sind
command-does-isolated-pawns = Welche Bauern isoliert sind
command-does-passed-pawns = Welche Bauern Freibauern sind
command-does-position-by-file = Die ganze Stellung, Linie für Linie
command-does-changes = Was sich seit Ihrem letzten Zug geändert hat
command-does-path-of-piece = Wo die Figur auf diesem Feld gestanden hat
command-does-last-move-effect = Was der letzte Zug angreift und was er nicht mehr deckt
command-does-check = Wer im Schach steht, und wodurch
command-does-position-text = Die Stellung als Text neben den Zügen zeigen oder ausblenden
command-does-copy-position = Die Stellung als FEN kopieren
command-does-read-score = Die Mitschrift vorlesen, vom ersten bis zum letzten Zug
command-does-copy-score = Die Partie als PGN kopieren
command-does-can-win = Ob Weiß oder Schwarz noch gewinnen kann
command-does-opponent = Wer Ihr Gegner ist
command-does-repeat = Die letzte Meldung noch einmal
command-does-turn-board = Das Brett drehen
command-does-explore-by-touch = Das Brett mit dem Finger abtasten, oder damit aufhören
command-does-blindfold = Blindspiel ein oder aus
command-does-hide-pieces = Alle Figuren verbergen
command-does-show-own-pieces = Nur die eigenen Figuren zeigen
command-does-show-last-move = Nur die zuletzt gezogene Figur zeigen
command-does-silent-board = Das Brett schweigt, oder antwortet wieder
command-does-board-larger = Das Brett vergrößern
command-does-board-smaller = Das Brett verkleinern
command-does-board = Zum Brett
command-does-go-to-square = Zu diesem Feld auf dem Brett
command-does-go-to-move = Die Stellung nach diesem Zug ansehen
command-does-back = Einen Zug zurück in der Partie
command-does-forward = Einen Zug vor in der Partie
command-does-game-start = Den Anfang der Partie ansehen
command-does-present = Zurück zur aktuellen Stellung
command-does-save-game = Die Partie als Datei speichern
command-does-games = Die Partien auf diesem Gerät zeigen
command-does-settings = Die Einstellungen öffnen
command-does-settings-for = Die Einstellungen öffnen, die mit einem Wort zu tun haben
command-does-set-up = Eine Stellung aufbauen und von dort spielen
command-does-new-game = Das Formular für eine neue Partie
command-does-clock-alone = Eine Uhr allein, für ein echtes Brett
command-does-feel-clock = Die Uhr auf einem Zifferblatt fühlen
command-does-call-fide = Züge wie bei der FIDE ansagen, auf Deutsch
command-does-call-fide-names = Züge mit den FIDE-Namen in Ihrer Sprache ansagen
command-does-call-plain = Züge in einfachen Worten ansagen
command-does-call-nato = Züge mit dem NATO-Alphabet ansagen
command-does-call-algebraic = Züge in algebraischer Notation ansagen
command-does-call-uci = Züge ansagen, wie UCI sie schreibt
command-does-faster = Die eigene Stimme von Anna–Hector schneller
command-does-slower = Die eigene Stimme von Anna–Hector langsamer
command-does-reset-keys = Alle Tasten zurücksetzen
command-does-sound-on = Allen Ton an
command-does-sound-off = Allen Ton aus
command-does-help = Die getippten Befehle auflisten
command-does-help-for = Dieses Wort in der Hilfe suchen
table-command-does-call-move = Ihren Zug ansagen
table-command-does-call-placed-move = Den Zug ansagen, der auf Ihrem Brett steht
table-command-does-correct-call = Statt eines Versprechers einen anderen Zug ansagen
table-command-does-repeat-call = Den angesagten Zug des Gegners wiederholen
table-command-does-repeat-move = Diesen Zug wiederholen, wie Sie ihn gehört haben
table-command-does-execute-call = Den angesagten Zug auf dem eigenen Brett ausführen
table-command-does-execute-move = Diesen Zug auf dem eigenen Brett ausführen
table-command-does-place-move = Diesen Zug auf Ihrem Brett setzen, bevor er angesagt ist
table-command-does-take-off = Die Figur auf diesem Feld von Ihrem Brett nehmen
table-command-does-put-piece-back = Die Figuren Ihres Bretts zurückstellen
table-command-does-write-move = Diesen Zug auf Ihr Partieformular schreiben
table-command-does-write-next-move = Den letzten Zug auf Ihr Partieformular schreiben
table-command-does-ask-moves = Den Assistenten nach der Zahl der Züge fragen
table-command-does-ask-time = Den Assistenten nach der Zeit fragen
table-command-does-tell-moves = Als Assistent: die Zahl der Züge sagen
table-command-does-tell-time = Als Assistent: die Zeit sagen
table-command-does-compare-boards = Die beiden Bretter vergleichen
table-command-does-mend-board = Das eigene Brett richtigstellen
table-command-does-compare-scores = Die Partieformulare vergleichen
table-command-does-read-conditions = Die Bedingungen der Partie noch einmal
table-command-does-adjourn = Die Partie unterbrechen, um sie später fortzusetzen

## phrases

phrases-offer-draw =
    remis anbieten
    remis
    biete remis
    ich biete remis
    ich biete remis an
    remisangebot
phrases-accept-draw =
    annehmen
    remis annehmen
    angenommen
    ich nehme an
    nehme remis an
    ok|okay|gut|einverstanden|abgemacht remis
phrases-refuse-draw =
    ablehnen
    remis ablehnen
    abgelehnt
    ich lehne ab
    lehne remis ab
phrases-resign =
    aufgeben
    ich gebe auf
    gebe auf
    aufgabe
phrases-claim-quickplay-draw =
    beantrage remis
    remis beantragen
    remis reklamieren
phrases-claim-increment =
    beantrage sekunden
    sekunden beantragen
    bitte um sekunden
phrases-claim-threefold =
    beantrage dreimal
    beantrage dreimal|drei|dreifach|3 (stellungswiederholung|wiederholung|mal)
    beantrage stellungswiederholung
    stellungswiederholung beantragen
phrases-claim-threefold-with =
    beantrage dreimal mit { $rest }
    beantrage dreimal|drei|dreifach|3 (stellungswiederholung|wiederholung|mal) (mit|durch|nach) { $rest }
    beantrage stellungswiederholung (mit|durch|nach) { $rest }
phrases-claim-fifty-moves =
    beantrage fünfzig
    beantrage fünfzig|fuenfzig|50 (züge|zügen)
    fünfzig züge beantragen
phrases-claim-fifty-moves-with =
    beantrage fünfzig mit { $rest }
    beantrage fünfzig|fuenfzig|50 (züge|zügen) (mit|durch|nach) { $rest }
phrases-claim =
    beantrage
    beantragen
    beantrage { $rest }
    reklamieren
phrases-claim-flag =
    blättchen
    fallblättchen
    zeitüberschreitung
    blättchen gefallen
    zeit überschritten
phrases-claim-flag-of =
    blättchen { $color }
    blättchen|fallblättchen (von) { $color }
    zeitüberschreitung (von) { $color }
    { $color } zeitüberschreitung
phrases-adjust =
    zurechtrücken
    ich rücke zurecht
    rücke zurecht
phrases-press-clock =
    uhr drücken
    drücken
    drücke die uhr
    drücke uhr
phrases-stop-clocks =
    uhren anhalten
    uhr anhalten
    anhalten
    uhren stoppen
    uhr stoppen
phrases-restart-clocks =
    uhren weiter
    uhr weiter
    uhren fortsetzen
    uhr fortsetzen
    uhren wieder starten
phrases-charge-time =
    zeit berechnen
    berechnen
    zeit (wird) berechnet
phrases-do-not-charge-time =
    zeit nicht berechnen
    nicht berechnen
    zeit (wird) nicht berechnet
phrases-illegal-move =
    regelwidriger zug
    regelwidrig
    der letzte zug war regelwidrig
    illegaler zug
    das war illegal|regelwidrig
phrases-illegal-move-of-number =
    regelwidriger zug { $number }
    regelwidrig { $number }
    zug { $number } war regelwidrig
phrases-pressed-without-a-move =
    ohne zug gedrückt
    uhr ohne zug gedrückt
    die uhr wurde ohne zug gedrückt
phrases-pawn-left-unpromoted =
    bauer nicht umgewandelt
    nicht umgewandelt
phrases-touched-piece =
    berührte figur
    eine andere figur wurde berührt
    berührt geführt
phrases-take-back =
    zurücknehmen
    zug zurücknehmen
    rückgängig
phrases-both-clocks =
    uhr
    uhren
    zeit
    bedenkzeiten
    wie viel zeit
phrases-my-clock =
    meine uhr
    meine zeit
phrases-opponents-clock =
    uhr des gegners
    zeit des gegners
    gegnerische uhr|zeit
phrases-time-control =
    zeitkontrolle
    bedenkzeit
phrases-time-used =
    verbrauchte zeit
    zeit verbraucht
    wie viel zeit (ist) verbraucht
phrases-moves-to-control =
    züge bis zur kontrolle
    (wie) (viele) züge (noch) bis zur kontrolle|zeitkontrolle
phrases-period =
    periode
    zeitperiode
    zeitabschnitt
    welche periode|zeitperiode
phrases-delay-left =
    aufschub
    verzögerung
    übriger aufschub
    wie viel aufschub|verzögerung
phrases-last-move =
    letzter zug
    letzten zug
    letzte
phrases-last-moves =
    letzte { $count }
    die letzten { $count } (züge)
    letzte { $count } züge
    letzten { $count } (züge)
phrases-move-of-number =
    zug { $number }
    was war zug { $number }
phrases-last-capture =
    letzter schlagzug
    was wurde geschlagen
phrases-move-number =
    zugnummer
    welcher zug
    wievielter zug
phrases-position =
    stellung
    stellung vorlesen
    ganze stellung
    wie ist die stellung
phrases-piece-lists =
    figuren
    alle figuren
    figurenliste
phrases-where =
    wo { $pieces }
    wo ist|sind|steht|stehen (der|die|das) { $pieces }
phrases-rank = reihe { $rank }
phrases-file = linie { $file }
phrases-square =
    feld { $square }
    was steht auf { $square }
    was ist auf { $square }
phrases-attackers =
    angreifer { $square }
    angreifer von|auf { $square }
    wer|was greift { $square } an
phrases-defenders =
    verteidiger { $square }
    verteidiger von { $square }
    wer|was deckt|verteidigt { $square }
phrases-rays =
    strahlen { $square }
    strahlen von { $square }
    linien von|ab { $square }
phrases-knights-view =
    springerblick { $square }
    springerblick von { $square }
    springerfelder (von) { $square }
phrases-moves-of-piece =
    züge von { $square }
    züge { $square }
    wohin kann { $square }
phrases-moves-of-it =
    was kann die figur
    was kann diese|sie|er (figur)
    wohin kann sie|er (ziehen|gehen)
    wohin kann die|diese figur (ziehen|gehen)
    züge
phrases-captures-of-piece =
    schlagzüge von { $square }
    schlagzüge { $square }
phrases-what-can-move =
    was kann ziehen
    welche figuren können ziehen
phrases-captures =
    schlagzüge
    was kann ich schlagen
    was kann geschlagen werden
phrases-material =
    material
    materialstand
    materialverhältnis
phrases-diagonal =
    diagonale { $square } { $to }
    diagonale { $square } nach|bis { $to }
phrases-diagonals-of-square =
    diagonalen { $square }
    diagonale|diagonalen (von|durch) { $square }
phrases-long-diagonals =
    lange diagonalen
    lange|langen diagonale|diagonalen
phrases-pawns-by-file =
    bauern nach linien
    bauernstruktur
phrases-doubled-pawns = doppelbauern
phrases-isolated-pawns = isolierte bauern
phrases-passed-pawns =
    freibauern
    freibauer
phrases-position-by-file =
    stellung nach linien
    stellung linie für linie
phrases-changes =
    was hat sich geändert
    änderungen
    was ist neu
phrases-path-of-piece =
    weg { $square }
    weg von { $square }
    wo war { $square }
    wo war die figur auf { $square }
phrases-last-move-effect =
    wirkung des letzten zuges
    was greift der letzte zug an
phrases-check =
    wer steht im schach
    schach
    im schach
    wer|was gibt schach
phrases-position-text =
    stellung als text
    stellung als text zeigen
    zeige (die) stellung als text
phrases-copy-position =
    stellung kopieren
    fen kopieren
    kopiere (die) stellung
phrases-read-score =
    mitschrift vorlesen
    mitschrift
    partieformular
    bisherige züge
    (die) mitschrift|notation|partie lesen|vorlesen
    lies|lese (die) mitschrift|notation|partie (vor)
    alle (bisherigen) züge
phrases-copy-score =
    mitschrift kopieren
    pgn kopieren
    (die) partie|notation kopieren
    kopiere (die) mitschrift|partie|notation
phrases-can-win =
    kann { $color } noch gewinnen
    kann { $color } gewinnen|mattsetzen
    kann { $color } noch mattsetzen
    ob { $color } (noch) gewinnen|mattsetzen kann
phrases-opponent =
    gegner
    wer ist mein|der gegner
phrases-repeat =
    wiederholen
    noch einmal
    nochmal
    wiederhole
phrases-explore-by-touch =
    brett abtasten
    abtasten
    mit dem finger abtasten
phrases-turn-board =
    brett drehen
    drehen
    drehe das brett
    brett umdrehen
phrases-blindfold =
    blindspiel
    blind spielen
    blindschach
phrases-hide-pieces =
    figuren verbergen
    alle figuren verbergen
phrases-show-own-pieces =
    meine figuren zeigen
    nur meine figuren zeigen
phrases-show-last-move =
    nur den letzten zug zeigen
    nur letzten zug zeigen
phrases-silent-board =
    stummes brett
    brett stumm
phrases-board-larger =
    brett größer
    größeres brett
phrases-board-smaller =
    brett kleiner
    kleineres brett
phrases-board =
    brett
    zum brett
    gehe zum brett
phrases-go-to-square =
    brett { $square }
    gehe zu feld { $square }
    gehe zum feld { $square }
phrases-go-to-move =
    gehe zu zug { $number }
    zu zug { $number }
phrases-game-start =
    anfang der partie
    zum anfang
    von anfang an
    partie durchgehen
    anfangsstellung
phrases-back =
    zurück
    voriger zug
    vorheriger zug
phrases-forward =
    vorwärts
    nächster zug
phrases-present =
    aktuelle stellung
    zur aktuellen stellung
    zum ende
phrases-save-game =
    speichern
    partie speichern
    speichere|sichere (die) (partie)
    (partie) als pgn speichern
    partie sichern
phrases-games =
    partien
    meine|gespeicherte partien
    partien auf diesem gerät
    partie öffnen|laden
    öffne|lade (eine) partie
phrases-settings =
    einstellungen
    optionen
    einstellungen öffnen
    (öffne|zeige) (die|meine) einstellungen (bitte)
phrases-settings-for =
    einstellungen { $rest }
    einstellungen für|zu|von { $rest }
    (öffne|zeige) (die) einstellung|einstellungen (für|zu|von) { $rest }
phrases-set-up =
    stellung aufbauen
    (eine|die) stellung aufbauen|ändern|aendern|bearbeiten
    baue (eine) stellung auf
phrases-new-game =
    neue partie
    neues spiel
phrases-clock-alone =
    nur uhr
    nur die uhr
    uhr stellen
phrases-feel-clock =
    uhr fühlen
    zifferblatt
phrases-call-fide =
    ansage fide
    fide ansage
phrases-call-fide-names =
    ansage fide namen
    fide namen
phrases-call-plain =
    ansage einfach
    einfache ansage
    ansage in worten
phrases-call-nato =
    ansage nato
    nato ansage
phrases-call-algebraic =
    ansage algebraisch
    algebraische ansage
    (sag|sage) (die) züge in|mit|als kurznotation|algebraisch|notation (an|ansagen)
    (sag|sage) (die) züge in algebraischer|kurzer notation (an|ansagen)
phrases-call-uci =
    ansage uci
    uci ansage
phrases-faster =
    schneller
    sprich schneller
    schneller sprechen
phrases-slower =
    langsamer
    sprich langsamer
    langsamer sprechen
phrases-reset-keys =
    tasten zurücksetzen
    alle tasten zurücksetzen
    tasten wie am anfang
phrases-sound-on =
    ton an
    ton ein
phrases-sound-off =
    ton aus
    stumm
phrases-help =
    hilfe
    hilfe bitte
    befehle
    was kann ich sagen
phrases-help-for =
    hilfe zu { $rest }
    hilfe { $rest }
    hilfe für { $rest }

## phrases-asked

phrases-asked-move-number =
    wer (jetzt) zug|dran|reihe
    wer zieht|ziehen (jetzt)
    wer muss|darf|soll ziehen
    welche|welcher farbe|seite zug|dran
    { $mine }|{ $theirs }|{ $color } zug|dran|reihe
    { $mine } zug oder { $theirs }
    der wievielte zug ist das
    wievielte|wievielter zug (das)
    welcher zug ist das
    bei welchem zug { $mine }
    welche zugnummer
    zugnummer
    { $mine } zug?
    wer gewonnen
    { $mine }|{ $theirs }|{ $color } gewonnen|verloren
    partie|spiel (schon) vorbei|aus|ende|beendet
    (wie|was) ergebnis|resultat
    wessen zug
    zugrecht
    wer fängt|beginnt (an)
    partie|spiel fertig
    wer macht|zieht (nächsten|nächste) (zug)
    muss|darf|soll { $mine } ziehen
    wer nächster|nächste
    partie|spiel gewonnen|verloren|entschieden
    welcher zug ist es|jetzt
    { $mine } oder { $theirs }
    muss { $mine } oder (muss) { $theirs }
    bin { $mine } oder (ist) { $theirs }
phrases-asked-attackers =
    wer|was|welche (figur|figuren) greift|greifen ({ $mine }) ({ $pieces }) { $square }
    wer|was|welche (figur|figuren) greift|greifen ({ $mine }) ({ $pieces }) { $square } an
    wer|was|welche (figur|figuren) bedroht|bedrohen|angreift ({ $mine }) ({ $pieces }) { $square }
    wer|welche (figur|figuren) kann|können { $square } schlagen|nehmen
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } angegriffen|bedroht|gedeckt|verteidigt|sicher|geschützt|hängt|ungedeckt
    hängt ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    wie oft|viele (figuren) ({ $mine }) ({ $pieces }) { $square } angegriffen|gedeckt|verteidigt|bedroht
    wie viele figuren (decken|bedrohen|verteidigen) { $square }
    angreifer|verteidiger { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } gefahr
    was|wer|welche (figur|figuren) zielt|zielen|drückt { $square }
    kann|könnte { $theirs }|jemand|was|etwas ({ $mine }) ({ $pieces }) { $square } schlagen|nehmen
    ({ $mine }) ({ $pieces }) { $square } angreifbar
    greift|greifen etwas|was|jemand ({ $mine }) ({ $pieces }) { $square } an
    feld { $square } angegriffen|bedroht|gedeckt|verteidigt|sicher
    wem|wodurch { $square } angegriffen|bedroht|gedeckt
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } unter beschuss|angriff
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } gefährdet
    kann|könnte { $theirs } ({ $mine }) { $pieces } { $square } schlagen|nehmen
    was|wer|welche (figur|figuren) attackiert|attackieren ({ $mine }) ({ $pieces }) { $square }
    kann|könnte ({ $mine }) ({ $pieces }) { $square } geschlagen|genommen (werden)
    wer|was|welche (figur) schlägt|nimmt|frisst ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
phrases-asked-defenders = wer|was|welche (figur|figuren) deckt|decken|verteidigt|verteidigen|schützt|schützen ({ $mine }) ({ $pieces }) { $square }
phrases-asked-rays =
    was (steht) strahlen|linien { $square }
    { $direction } von { $square }
    (was|wer|welche) (figur|figuren) { $direction } { $square }
phrases-asked-square =
    was|wer|welche|etwas|irgendwas (figur) { $square }
    feld { $square }
    { $square } frei|leer|besetzt
    figur { $square }
    { $square } was
    { $square } belegt
    was { $square } los
    feld { $square } frei|leer|besetzt
    was|wer|welche (figur) befindet|liegt (sich) { $square }
    welcher { $pieces } { $square }
    befindet (sich) etwas|was|figur { $square }
    was { $mine }|{ $theirs } { $square } (stehen)
    was (habe) { $mine }|{ $theirs } auf { $square } (stehen)
    { $square } { $color } feld
    { $square } helles|dunkles feld
    { $square } hell|dunkel
phrases-asked-moves-of-piece =
    wohin kann ({ $mine }|{ $theirs }) ({ $pieces }|figur) { $square } (ziehen|gehen)
    was kann ({ $mine }|{ $theirs }) ({ $pieces }|figur) { $square } (machen|tun)
    (welche) (mögliche|möglichen) züge ({ $mine }|{ $theirs }) ({ $pieces }|figur) { $square }
    wohin kann|darf { $mine } mit { $square } (ziehen|gehen)
    wohin darf|könnte ({ $mine }|{ $theirs }) ({ $pieces }|figur) { $square } (ziehen|gehen)
    wo kann ({ $mine }|{ $theirs }) ({ $pieces }|figur) { $square } hin
    züge (für) ({ $mine }|{ $theirs }) ({ $pieces }|figur) { $square }
    welche felder ({ $pieces }) { $square } (erreichen|betreten)
phrases-asked-captures-of-piece =
    was|wen kann ({ $mine }|{ $theirs }) ({ $pieces }|figur) { $square } schlagen|nehmen
    schlagzüge { $square }
    kann|könnte ({ $mine }|{ $theirs }) ({ $pieces }|figur) { $square } was|etwas|irgendwas|jemanden schlagen|nehmen|fressen
phrases-asked-captures =
    was|wen kann { $mine } schlagen|nehmen
    kann { $mine } etwas|was schlagen|nehmen
    (welche) schlagzüge ({ $mine })
    etwas|was schlagen|nehmen
    schlagmöglichkeiten
    (was) schlagen möglich
    kann|könnte { $mine } (irgend) irgendetwas|irgendwas schlagen|nehmen
    was hängt
    hängt was|etwas|irgendwas
phrases-asked-where =
    wo { $pieces } (figuren)
    wo { $pieces }
    { $pieces } wo
    welche { $pieces } { $mine }
    { $pieces } figuren
    zeig|zeige|nenne|liste { $pieces }
    { $pieces }
    welche|was figuren { $mine }|{ $theirs }|{ $color }
    welche { $pieces } { $theirs }|{ $color } noch
phrases-asked-rank =
    (was) { $rank } reihe
    (was) reihe { $rank }
phrases-asked-file =
    (was) { $file } linie
    (was) linie { $file }
phrases-asked-both-clocks =
    wie viel|wieviel zeit
    wieviel|viel zeit
    was sagt|zeigt uhr|uhren
    wie uhr|uhren
    zeit|uhr|uhren|bedenkzeiten|zeiten
    wie spät
    wie viel|wieviel|lange (zeit) { $color }
    zeit|uhr|bedenkzeit { $color }
    beide|beiden uhren|zeiten
    uhrenstand|zeitstand|uhrstand
    wie mit zeit
    was zeigen|sagen uhr|uhren
    wie zeit
    wie viel bedenkzeit|restzeit
    was uhr|uhren
    wie sieht (mit) zeit aus
    wie zeiten
    wie viel zeit jeder|beide|beiden
    uhrenvergleich|zeitvergleich|zeitverhältnis|bedenkzeitstand
    restzeit|restzeiten
phrases-asked-my-clock =
    wie viel zeit { $mine } uhr
    was zeigt { $mine } uhr
    wieviel zeit { $mine } uhr
    wie viel|wieviel|lange (zeit) { $mine }
    wie viel|wieviel|lange { $mine } (zeit)
    wieviel zeit { $mine }
    { $mine } zeit|uhr|restzeit|bedenkzeit
    wie viel|wieviel|viele minuten|sekunden { $mine }
    wie viele minuten|sekunden { $mine }
    { $mine } zeitnot
    { $mine } minuten|sekunden
    zeit|bedenkzeit|restzeit für|von { $mine }
    wie viel bedenkzeit|restzeit { $mine }
    { $mine } genug zeit
    was { $mine } uhr
    wie { $mine } zeit
    wie sieht (mit) { $mine } zeit aus
    { $mine } (noch) zeit
    läuft { $mine } zeit (ab)
    wie lang|lange { $mine } (zeit)
    reicht { $mine } zeit
    wie spät { $mine } uhr
phrases-asked-opponents-clock =
    wie viel zeit { $theirs } uhr
    was zeigt { $theirs } uhr
    was zeigt uhr { $theirs }
    wie viel|wieviel|lange (zeit) { $theirs }
    wie viel|wieviel|lange { $theirs } (zeit)
    wieviel zeit { $theirs }
    { $theirs } zeit|uhr|restzeit|bedenkzeit
    zeit|uhr|restzeit|bedenkzeit { $theirs }
    wie viel|wieviel minuten|sekunden { $theirs }
    wie viele minuten|sekunden { $theirs }
    { $theirs } zeitnot
    { $theirs } minuten|sekunden
    wie viel bedenkzeit|restzeit { $theirs }
    zeit für|von { $theirs }
    was { $theirs } uhr
    wie { $theirs } zeit
    wie sieht (mit) { $theirs } zeit aus
    läuft { $theirs } zeit (ab)
    wie lang|lange { $theirs } (zeit)
    wie viel|lange zeit|bedenkzeit andere|anderen|gegenüber
    wie viel|lange andere|anderen|gegenüber (zeit)
    wie spät { $theirs } uhr
phrases-asked-time-used =
    wie viel|wieviel zeit { $mine } verbraucht
    wieviel zeit verbraucht
    wie viel zeit (schon|bereits|bisher) verbraucht|gebraucht|vergangen
phrases-asked-time-control =
    (welche|wie) zeitkontrolle|bedenkzeit ({ $mine })
    wie lange bedenkzeit
    zeitmodus|zeitformat|zeitvorgabe|zeiteinstellung
phrases-asked-moves-to-control =
    wie viele züge (bis) kontrolle|zeitkontrolle
    züge bis zeitkontrolle
    züge bis kontrolle
phrases-asked-last-move =
    (was|wie|welcher) ({ $mine }|{ $theirs }|{ $color }) letzter|letzte|letzten|vorige|vorheriger zug
    wiederhole|wiederhol letzten zug
    (was|wie|welcher) letzter|letzte|letzten|vorige ({ $mine }) zug
    was|wie|welchen { $theirs }|{ $color }|{ $mine } gezogen|gespielt|gemacht
    was (wurde) gezogen|gespielt
    was für zug
    was passiert|geschehen
    welcher zug (wurde) gespielt|gezogen
    { $mine }|{ $theirs } letzter|letzten zug
    welcher zug war das|der|es
    was ({ $theirs }|{ $color }) (gerade|eben|zuletzt) gezogen|gespielt|gemacht|getan
    wie|was { $theirs }|{ $color } geantwortet|erwidert
    { $theirs } antwort
    zuletzt gezogen|gespielt
    letzter|letzte|letzten zug { $theirs }|{ $color }
    welche figur (wurde) (zuletzt|gerade) gezogen|bewegt
    was zuletzt
    welcher zug (wurde) gemacht|ausgeführt
    wie { $theirs }|{ $color } geantwortet|reagiert
    welchen|welcher|welche zug { $theirs }|{ $color }|{ $mine } (gerade|zuletzt) gespielt|gezogen|gemacht
    was { $theirs }|{ $color } (gerade|zuletzt) gespielt|gezogen|gemacht
    wohin|womit { $theirs }|{ $color } gezogen|gesetzt|gegangen|gespielt
    was { $theirs }|{ $color } gesetzt
    was (kam) zuletzt
    welches ({ $mine }|{ $theirs }|{ $color }) letzter|letzte|letzten zug
    vorletzter|voriger|vorheriger zug ({ $theirs }|{ $color })
    was (letzter) zug eben|gerade|vorhin
phrases-asked-last-moves =
    letzte|letzten { $count } (züge)
    was letzten { $count } züge
phrases-asked-move-of-number =
    was|welcher|wie (war|lautete|lautet|hieß) { $number } zug
    was|welcher|wie (war|lautete|lautet|hieß) zug { $number }
    was (hat|haben) ({ $color }|{ $mine }|{ $theirs }) (im|in|bei|beim) zug { $number } (gespielt|gezogen|gemacht)
    was (hat|haben) ({ $color }|{ $mine }|{ $theirs }) (im|in|bei|beim) { $number } zug (gespielt|gezogen|gemacht)
    { $color }|{ $mine }|{ $theirs } { $number } zug
    { $color }|{ $mine }|{ $theirs } zug { $number }
    { $number } zug
    was { $number } zug gespielt|gezogen|gemacht
phrases-asked-last-capture =
    was (wurde) { $theirs }|{ $color }|{ $mine } geschlagen|genommen
    was (wurde) (zuletzt) geschlagen|genommen
    welche figur (wurde) geschlagen|genommen
phrases-asked-diagonal = (was|welche) (figuren) diagonale { $square } { $to }
phrases-asked-diagonals-of-square = (was|welche) (figuren) diagonale|diagonalen { $square }
phrases-asked-long-diagonals =
    (was|welche) (figuren) langen|lange diagonale|diagonalen
    (was|welche) (figuren) { $color } langen|lange diagonale
    (was|welche) (figuren) langen|lange { $color } diagonale
phrases-asked-pawns-by-file =
    bauern linien|linie
    (wie) bauernstruktur
    bauernstellung|bauernformation|bauernskelett|bauerngerüst|bauernverteilung
phrases-asked-doubled-pawns =
    (welche) ({ $mine }|{ $theirs }|{ $color }) doppelbauern
    welche bauern verdoppelt
phrases-asked-isolated-pawns =
    welche ({ $mine }|{ $theirs }|{ $color }) bauern isoliert
    (welche) ({ $mine }|{ $theirs }|{ $color }) isolierte|isolierten bauern
phrases-asked-passed-pawns =
    (welche) ({ $mine }|{ $theirs }|{ $color }) freibauern
    (welche) ({ $mine }|{ $theirs }|{ $color }) freie|freien bauern
phrases-asked-position-by-file = (ganze) stellung linie|linien (für) (linie)
phrases-asked-changes =
    was sich (seit) ({ $mine }) (letzten) (zug) geändert|verändert
    was sich geändert|verändert (seit) ({ $mine }) (letzten) (zug)
    was (seit) ({ $mine }) (letzten) (zug) anders|neu
    was neu|anders
phrases-asked-position =
    stellung reihe|reihen (für) (reihe)
    (wie|beschreibe|beschreib|ganze) stellung|brett|position ({ $mine })
    { $mine } stellung|brett
    ganze stellung
    beschreib|beschreibe|lies|lese|zeig|zeige { $mine } brett|stellung|position
    wie sieht brett|stellung aus
    wo alles
    wie figuren
    (ganze|komplette|aktuelle) stellung|brett
    wie sieht stellung|brett aus
    stellung|brett ansagen|vorlesen|beschreiben
    alles vorlesen|ansagen
    brettbeschreibung|stellungsbeschreibung|gesamtstellung
    überblick|übersicht|gesamtüberblick|brettübersicht
    was steht wo
    was brett|schachbrett
phrases-asked-piece-lists =
    stellung figur|figuren
    (alle|welche) figuren
    figurenliste
    liste figuren
    figurenübersicht|figurenaufstellung|figurenverzeichnis|steineliste
phrases-asked-what-can-move =
    welche züge (sind) möglich|gehen|legal|erlaubt
    mögliche|legale züge
    welche|was (für) (möglichen|legalen) züge
    was kann { $mine } spielen|ziehen
    welche|was züge kann { $mine } (machen|ziehen|spielen)
    welche züge { $mine } machen|ziehen|spielen
    was (für) züge möglich|erlaubt|gehen
phrases-asked-check =
    (wer|wessen|welcher) ({ $mine }|{ $theirs }|{ $color }) (könig) schach
    wer|was|welche (figur|figuren) (gibt|geben|bietet|bieten) ({ $mine }|{ $theirs }|{ $color }) schach
    woher|wodurch|wovon ({ $mine }|{ $theirs }|{ $color }) (könig) schach
    { $mine }|{ $theirs }|{ $color } könig angegriffen|bedroht|sicher
    { $mine }|{ $theirs }|{ $color } gebe|gibt schach
    { $mine }|{ $theirs }|{ $color } schach gegeben|geboten
    wer|was gibt { $mine } schach
    ist|gibt schach
    { $mine } könig bedroht|schach
    schachgebot|schachgeber|schachgebote
phrases-asked-material =
    (wie) material|materialstand|materialverhältnis
    wie mit material
    wer mehr material
    wie viele { $pieces } ({ $mine }|{ $theirs }|{ $color })
    wie viele figuren ({ $mine }|{ $theirs }|{ $color })
    { $mine }|{ $theirs }|{ $color } mehr|weniger figuren|material|bauern
    wer mehr|weniger figuren|bauern|material
    materialvergleich|materialbilanz|materialvorteil|figurenstand|figurenverhältnis
    wer vorn|vorne|voraus
    { $mine } vorn|vorne|voraus
    jemand mehr|weniger material|figuren
    zähl|zähle|zählen material|figuren
    material ausgeglichen|gleich
    { $mine }|{ $theirs }|{ $color } { $pieces } mehr|weniger
    { $mine }|{ $theirs }|{ $color } { $pieces } mehr|weniger|voraus
    wie sieht (mit) material aus
    wer vorteil|nachteil material
    materielle lage
    material ausgleich|ausgeglichen
    wer mehr
    { $mine }|{ $theirs }|{ $color } figur|qualität|bauer mehr|weniger
    ({ $mine }|{ $theirs }|{ $color }|wer) läuferpaar
phrases-asked-opponent =
    { $theirs }
    wer { $theirs }
    gegen wen spielt|spiele|spielen { $mine }
    wie heißt { $theirs }
    (mit) welche|welcher farbe (spiele) { $mine } (spiele)
    { $mine } (spiele) { $color }
    welche stufe|stärke|spielstärke ({ $theirs })
    wie stark|gut { $theirs }
    welche|auf welcher seite { $mine } (spiele)
    name { $theirs }
    (spiele|habe|bin) { $mine } { $color }
    spiele|habe|bin { $color }
    gegen wen
    mit welchen|welcher figuren|farbe { $mine } (spiele|spielt)
    (auf) welche|welcher stufe|stärke|spielstärke (spielt) ({ $theirs })
    wer spielt { $color }
    wer sitzt gegenüber
    (spiele|habe|bin) { $mine } weiß|weiss oder schwarz
    weiß|weiss oder schwarz
phrases-asked-repeat =
    (kannst) (du) wiederhole|wiederholen|wiederhol (das|es)
    noch einmal
    nochmal
    nochmals
    wie
    wie bitte
    sag (das|es) noch einmal|mal
    sag (das|es) nochmal
    was hast du gesagt
    was haben sie gesagt
    kannst du das wiederholen
    nicht verstanden
    ich habe nicht verstanden
    ich habe das nicht verstanden
    noch mal
    sag|sage (das|es|mir) noch
    sag|sage (das|es|mir) nochmals|erneut
    was war das
    wiederholung
    habe { $mine } nicht gehört|verstanden
    { $mine } nicht gehört|verstanden
    wie war das
    was hast du gerade gesagt
    ich habe nichts gehört
    habe nichts gehört|verstanden
    noch mal bitte
    noch
phrases-asked-board-larger =
    mach|mache brett größer
    brett vergrößern
phrases-asked-board-smaller =
    mach|mache brett kleiner
    brett verkleinern
phrases-asked-turn-board =
    brett drehen|umdrehen|wenden
    dreh|drehe brett (um)
    tausch|tausche|wechsle|wechsele|wechsel seiten
phrases-asked-back =
    geh|gehe einen zug zurück
    geh|gehe zug zurück
    zug zurück
    1 zug zurück
    ein zug zurück
    geh|gehe zurück
    voriger|vorheriger zug
    zurückblättern|zurückgehen|rückwärts|zurückspulen
phrases-asked-forward =
    geh|gehe zug vor|vorwärts|weiter
    zug vor|weiter|vorwärts
    nächster zug
    geh|gehe vor|weiter
    1 zug vor|weiter
    ein|einen zug vor|weiter
    weiterblättern|vorblättern|vorspulen|weitergehen
phrases-asked-go-to-move =
    geh|gehe|springe zu|zum zug { $number }
    zu zug { $number }
phrases-asked-present =
    (zurück) (zur) aktuellen|aktuelle stellung
    zurück zur partie
    zum|ans ende|schluss (partie|spiel|spiels)
    geh|gehe|spring|springe zum|ans ende|schluss (partie|spiel|spiels)
phrases-asked-save-game =
    speichere|speicher|sichere|sichern ({ $mine }) partie
    partie speichern|sichern
    (partie) als pgn speichern|sichern
    pgn speichern
phrases-asked-read-score =
    (ganze) mitschrift|notation|partieformular (vor|vorlesen|lesen)
    lies|lese mitschrift|notation|partie (vor)
    (alle) bisherigen|bisherige züge
    (lies|lese) (alle) züge (vor|vorlesen)
    züge bisher
    was bisher gespielt|gezogen
    welche züge (bisher) gespielt|gezogen|gemacht
    was bis jetzt gespielt
    alle züge
    wie ging partie|spiel (bisher|los|weiter)
    wie ist partie|spiel (bisher) gelaufen|verlaufen
    zugliste|zügeliste|zugfolge
    zeig|zeige|lies ({ $mine }) zugliste|zugfolge
    wie lauten züge (bisher)
phrases-asked-copy-score = mitschrift|partie|notation (als) (pgn) kopieren
phrases-asked-games =
    ({ $mine }) (gespeicherte|gespeicherten) partien
    zeig|zeige ({ $mine }) partien
    alte|frühere|vorherige partien
    zeig|zeige alte|frühere partien
    partienliste|partieliste|spieleliste|partienarchiv|partieübersicht
phrases-asked-settings =
    wo (sind) einstellungen|optionen
    wie ändere|wechsle|öffne|finde ({ $mine }) ({ $mine }) einstellungen|stimme|sprache|tasten|farben
    (öffne|öffnen|zeig|zeige|ändere) ({ $mine }) einstellungen|optionen (öffnen|zeigen|ändern)
    stimme|sprache|tasten|farben ändern|einstellen|wechseln
    andere stimme|sprache
phrases-asked-new-game =
    ({ $mine }) (möchte) neue|neues partie|spiel
    neue|neues partie|spiel (beginnen|anfangen|starten)
    noch partie|spiel|runde
    nochmal|nochmals spielen
    ({ $mine }) will|möchte|wollen neue|neues|andere partie|spiel
    andere|weitere partie
    noch partie|spiel|runde spielen
    (neue|neues) partie|spiel anfangen|beginnen|starten
    neu anfangen|beginnen|starten
    von vorn|vorne (anfangen|beginnen)
    starte|beginne|beginn|starten neue|neues partie|spiel
    ({ $mine }) (möchte|will) noch einmal|mal spielen
    noch einmal spielen
    noch mal spielen
    revanche
    noch (mal|einmal) von vorn|vorne
    neues match
    rematch|revanche|rückspiel|neustart|neubeginn|revanchepartie
phrases-asked-offer-draw =
    ({ $mine }) biete { $theirs } remis (an)
    biete remis an
    ({ $mine }) biete remis (an)
    remis (anbieten)
    wollen { $mine } remis machen
    wollen wir remis
    remis machen
    { $mine } möchte remis anbieten
    wie wäre es mit remis
    wollen|sollen { $mine } uns (auf) remis einigen
    einigen { $mine } uns auf remis
    ich hätte gern remis
    ({ $mine }) schlage remis vor
    remis vorschlagen
    ({ $mine }) würde remis nehmen|machen
    ({ $mine }) biete ({ $theirs }) unentschieden an
    unentschieden
phrases-asked-accept-draw =
    ({ $mine }) nehme (remis) an
    ({ $mine }) nehme remisangebot an
    einverstanden
phrases-asked-refuse-draw =
    ({ $mine }) lehne (remis) ab
    kein remis
    ({ $mine }) lehne remisangebot ab
    weiterspielen
    ({ $mine }) lehne angebot|das ab
phrases-asked-resign =
    ({ $mine }) gebe partie auf
    ({ $mine }) gebe|geb auf
    ({ $mine }) möchte aufgeben
    aufgeben
    ({ $mine }) gebe|geb mich geschlagen
    partie aufgeben
    { $mine } will|möchte partie aufgeben
    ({ $mine }) ergebe { $mine }
    partie verloren geben
    aufgegeben
phrases-asked-take-back =
    ({ $mine }) (letzten) zug zurücknehmen
    nimm ({ $mine }) (letzten) zug zurück
    kann { $mine } das|den (zug) zurücknehmen
    kann { $mine } zurücknehmen
    kann { $mine } zug zurücknehmen
    das zurücknehmen
    nimm das zurück
    mach das rückgängig
    zug rückgängig (machen)
    darf { $mine } (zug) zurücknehmen
    (letzten) zug zurück nehmen
    kann|darf|könnte { $mine } ({ $mine }) (letzten) zug zurück (haben)
    mach|mache (den) zug rückgängig
    zug rückgängig
    { $mine } will|möchte|hätte|brauche (gern|gerne) ({ $mine }) letzten zug zurück
    { $mine } will|möchte|hätte (gern|gerne) ({ $mine }) zug zurück haben|nehmen
    verklickt
phrases-asked-claim-threefold =
    ({ $mine }) beantrage|reklamiere stellungswiederholung|dreimal (remis)
    ({ $mine }) beantrage|reklamiere|beanspruche remis (wegen|durch|nach) stellungswiederholung|zugwiederholung|wiederholung
    ({ $mine }) beantrage|reklamiere|beanspruche stellungswiederholung|zugwiederholung
phrases-asked-claim-flag =
    ({ $theirs }) blättchen (ist) (gefallen)
    { $theirs } zeit ist abgelaufen|um
    ({ $theirs }) plättchen|fähnchen (ist) (gefallen)
    { $theirs } hat zeit überschritten
    { $theirs } zeit überschritten
phrases-asked-press-clock = drück|drücke ({ $mine }) uhr
phrases-asked-stop-clocks =
    halte|halt uhr|uhren an
    stopp|stoppe uhr|uhren
    uhren|uhr anhalten
    pause
phrases-asked-faster =
    (etwas) schneller (sprechen|reden)
    sprich|rede (etwas) schneller
    zu langsam
phrases-asked-slower =
    (etwas) langsamer (sprechen|reden)
    sprich|rede (etwas) langsamer
    nicht so schnell
    nicht schnell
    zu schnell
    nicht so schnell bitte
    langsam
    sprich|rede nicht so schnell
phrases-asked-sound-on =
    ton an|ein|anschalten|einschalten
    schalte ton an|ein
    mach ton an
phrases-asked-sound-off =
    ton aus|ausschalten|abschalten
    schalte ton aus|ab
    mach ton aus
    (sei) still|leise|ruhig
    ruhe
    stumm
    stumm schalten
    schweig|schweige
    stummschalten|stummschaltung
phrases-asked-call-nato =
    ansage nato
    nato
    nato alphabet
    züge (als|mit|im|nach) nato (alphabet) (ansagen|buchstabieren|an)
    (sag|sage) züge (als|mit|im|nach) nato (alphabet) (an)
phrases-asked-help =
    hilf|hilfe ({ $mine })
    was kann { $mine } sagen|fragen|tippen|eingeben
    (welche|alle) befehle|kommandos (es)
    wie geht|funktioniert das|es
    wie bediene { $mine } (das|es)
    was kann { $mine } (hier) machen|tun
    welche kommandos|befehle
    bedienung
    befehle
    welche befehle|kommandos kann { $mine } (sagen|eingeben|tippen|benutzen)
    was für befehle|kommandos
    ({ $mine }) brauche hilfe
    was (alles) möglich
    befehlsliste|befehlsübersicht|anleitung|bedienungsanleitung|gebrauchsanweisung|bedienungshilfe
    tastenkürzel|tastaturkürzel|tastenkombinationen|tastaturbefehle|kurzbefehle|tastenbefehle
    welche|was (für) tasten|tastenkürzel|tastaturkürzel|tastenkombinationen
phrases-asked-claim-fifty-moves = ({ $mine }) beantrage|reklamiere|beanspruche (remis) (wegen|durch|nach) fünfzig|50 (züge|zügen)
phrases-asked-claim = remisansprüche|remisreklamation|remisreklamationen
phrases-asked-copy-position = fen
phrases-asked-game-start =
    ausgangsstellung|grundstellung|startstellung|startposition|ausgangsposition
    zum|an anfang partie|spiel|spiels
    geh|gehe|spring|springe|zurück zum|an anfang (partie|spiel|spiels)
phrases-asked-set-up = stellungseditor|stellungseingabe|bretteditor|stellungsaufbau
phrases-asked-clock-alone = schachuhr
phrases-asked-blindfold =
    blindmodus|blindspielmodus
phrases-asked-unanswered =
    (gib) ({ $mine }) tipp|hinweis
    bester zug
    bewertung
    tipp
    drohung
    was ist mit { $square }
    was macht { $square }
    rat
    ratschlag
    zugvorschlag
    eröffnung
    welche eröffnung
    analyse
    analysiere
    bewerte
    stellungsbewertung
    drohungen
    was droht
    guter|starker|stärkster|stärkste zug
    welche figuren|steine sind (schon|bereits) vom brett (weg|verschwunden)
    lauter|leiser
    lauter|leiser sprechen|reden|machen|stellen
    etwas|bisschen lauter|leiser (sprechen|reden)
    sprich|rede|mach|mache|stell|stelle (mal|etwas|ein|bisschen) lauter|leiser
    (zu) laut|leise
    geht|ginge (es|das) (etwas|auch) lauter|leiser
    kannst|könntest du lauter|leiser (sprechen|reden)
    kannst|könntest|würdest du (für) ({ $mine }) ({ $pieces }) { $square } ziehen|spielen|setzen
    wie steht es
    wie stehe|steht { $mine }|{ $theirs }
    gibt { $theirs } auf
    hat { $theirs } aufgegeben
    was passiert|geschieht|folgt|kommt (nach|wenn|bei|auf) { $square }
    was ist|wäre nach { $square }
    analysiere|analysieren|bewerte|bewerten ({ $mine }) stellung|partie|zug
    { $mine } zeit verloren

## phrases-loose
##
## Words by which a command is told where no phrase is said as it stands: all of a line must be there, in whatever order, and few words beside. What
## changes something is only offered then. Written as the group before is.

phrases-loose-move-number =
    wer|wem|wen (am) zug|dran|reihe|spielen|ziehen
    (muss) { $mine }|{ $theirs } (nun|wieder) dran|zug|reihe
    wievielte|wievielten|wievielter zug ({ $mine })
    welchem|welcher|welchen zug ({ $mine }) (angekommen|angelangt)
    wie viele züge (wurden) ({ $mine }) (bisher|schon|bereits) gespielt|gemacht|gezogen
    wen|wem|wer warten|warte|wartet ({ $mine })
    ist|bist du dran|zug|reihe
    warten|warte { $mine } { $theirs }
    darf|kann|soll { $mine } ziehen
    partie|spiel schon|bereits vorbei|aus|zuende|beendet|ende
    welcher|welche zugnummer|spielzug
    aktuelle|aktueller zugnummer|zug
phrases-loose-attackers =
    wer|welche (figur) kann|könnte ({ $mine }) ({ $pieces }) { $square } schlagen|nehmen
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } angreifbar|bedrohter|attackiert|schlagbar|bedrängt|gefesselt
    wer|was|welche (figur|figuren) beherrscht|beherrschen|kontrolliert|kontrollieren|bestreicht { $square }
    wie viele angreifer|verteidiger|angriffe|deckungen (auf) ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    von wem|wodurch|was ({ $mine }|{ $theirs }) ({ $pieces }) { $square } angegriffen|bedroht|attackiert
    wer|was|welche|etwas|jemand ({ $color }|{ $theirs }|{ $mine }) (figur|figuren) (kann) bedroht|bedrohen|greift|greifen|angreifen|angreift|attackiert ({ $mine }|{ $theirs }) ({ $pieces }) { $square } (an)
    wen|wem|wodurch|womit|wovon ({ $pieces }) { $square } bedroht|angegriffen|attackiert
    ({ $mine }|{ $theirs }) ({ $pieces }) (feld) { $square } (gut|genug|ausreichend|genügend) gedeckt|verteidigt|geschützt
    kann|könnte { $theirs } ({ $mine }) { $pieces } { $square } (gefährlich|schlagen|nehmen|angreifen|bedrohen)
    verliere|verliert { $mine } { $pieces } { $square }
    angriff|angriffe|bedrohung|drohungen (gegen) { $square }
    wie sicher ({ $mine }) ({ $pieces }) { $square }
phrases-loose-defenders =
    wer|was|welche|etwas|jemand|irgendwas (figur|figuren) deckt|decken|verteidigt|verteidigen|schützt|schützen|beschützt|bewacht|sichert|stützt|unterstützt ({ $mine }|{ $theirs }) ({ $pieces }) (feld) { $square }
    wovon|wodurch|womit|wem (wird) ({ $mine }|{ $theirs }) ({ $pieces }) { $square } gedeckt|verteidigt|geschützt
    deckung|schutz|verteidiger|decker|verteidigung (von|für) ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    deckt|verteidigt|schützt (etwas|was|jemand|irgendwas|irgendwer|wer) ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    von wem (wird|ist) ({ $mine }|{ $theirs }) ({ $pieces }) { $square } gedeckt|verteidigt|geschützt
phrases-loose-rays =
    was|wer|welche (figur|figuren) linien|strahlen|geraden|richtungen (aus|durch|ab) { $square } (aus)
    was|wie sieht|sehe (man|{ $mine }) (alles) { $square } (aus)
    (alle) richtungen|linien|strahlen (rund|ab|aus|um) { $square } (aus)
    rundblick|umgebung|umschau|rundumblick|rundumsicht|ausblick|blick { $square }
    was|wer rund|rings|rundherum|ringsum|herum um { $square } (herum)
    lies|lese|nenne linien|strahlen|richtungen { $square }
phrases-loose-square =
    was|wer|welche|welcher|welches (figur|{ $pieces }|stein) (befindet|sitzt|steht|liegt) (sich) { $square }
    etwas|was|jemand|figur|irgendwas|irgendetwas|irgendeine|stein (feld|figur) { $square }
    inhalt|belegung|besetzung|figur (von|feld) { $square }
    (ist) (feld) { $square } unbesetzt|verfügbar|belegt|besetzt|leer|frei
    wer|welche|welcher (figur) besetzt|belegt { $square }
    welche farbe (figur|feld) { $square }
    wem gehört (figur) { $square }
    was (für) (eine) figur|stein (feld) { $square }
phrases-loose-moves-of-piece =
    wohin|wo kann|darf|könnte|dürfte ({ $mine }) ({ $mine }|{ $theirs }) ({ $pieces }|figur|stein) (mit) { $square } (aus) (überall) hin|ziehen|gehen|spielen|stellen|setzen|bewegen|springen|hinziehen|hingehen
    wohin|wo kann|darf|könnte|dürfte { $mine } (mit) ({ $pieces }) { $square } (hin|ziehen|gehen|spielen)
    welche|was (züge|zugmöglichkeiten|felder|möglichkeiten|optionen) kann|darf|hat|habe ({ $mine }|{ $theirs }) ({ $pieces }|figur) { $square } (machen|erreichen|ziehen|ausführen)
    zugmöglichkeiten|zugfelder|zielfelder|möglichkeiten|bewegungsmöglichkeiten|zugoptionen ({ $mine }|{ $theirs }) ({ $pieces }|figur) { $square }
    welche felder (erreicht|kann|beherrscht) ({ $mine }|{ $theirs }) ({ $pieces }|figur) { $square } (erreichen|betreten|anlaufen)
    ({ $mine }|{ $theirs }) ({ $pieces }|figur) { $square } ziehen|beweglich|bewegen|blockiert|festgelegt|zugfähig
    wie kann|darf ({ $mine }|{ $theirs }) ({ $pieces }|figur) { $square } ziehen|gehen|laufen
    was kann|könnte { $mine } mit ({ $pieces }|figur) { $square } machen|tun|ziehen|anfangen
    wie|welche züge|zugmöglichkeiten { $pieces } { $square }
phrases-loose-captures-of-piece =
    was|wen|welche|welchen (figur|figuren) kann|könnte|darf ({ $mine }|{ $theirs }) { $pieces }|figur { $square } (aus) (alles) schlagen|nehmen|fressen|erobern
    was|wen kann|könnte ({ $mine }|{ $theirs }) ({ $pieces }|figur) { $square } aus schlagen|nehmen|fressen|erobern
    was|wen kann|könnte { $mine } mit ({ $pieces }|figur) { $square } (alles) schlagen|nehmen|fressen
    kann|könnte ({ $mine }|{ $theirs }) { $pieces }|figur { $square } (irgend) etwas|was|irgendwas|irgendetwas|jemanden schlagen|nehmen|fressen
    schlagzüge|schlagmöglichkeiten|schlagfälle ({ $mine }|{ $theirs }) ({ $pieces }|figur) { $square }
    was|wen schlägt|nimmt ({ $mine }|{ $theirs }) { $pieces }|figur { $square }
    kann|könnte { $mine } mit ({ $pieces }|figur) { $square } etwas|was|irgendwas schlagen|nehmen|fressen
phrases-loose-captures =
    was|wen|welche|welchen (figur|figuren) kann|könnte|darf { $mine } (alles|überhaupt|gerade) schlagen|nehmen|fressen|erobern|rausnehmen|wegnehmen
    irgendwo|etwas|was|irgendwas|figur|irgendetwas hängt (was|etwas|figur)
    (gibt) (es) etwas|was|irgendwas|irgendetwas (zum) schlagen|nehmen|fressen|holen|abzuräumen
    (welche) schlagmöglichkeiten|schlagzüge|schlagfälle ({ $mine }) (möglich|gibt)
    ungedeckte|hängende|hängenden figur|figuren|bauern
    welche figuren hängen|ungedeckt|einstehen
    kann|könnte { $mine } (irgend|irgendwo) (jemanden|was|etwas|irgendwas) schlagen|nehmen|fressen|wegnehmen
phrases-loose-where =
    welche|welchen|welchem feld|feldern|felder { $pieces }
    wo befindet|befinden|steckt|stecken|sitzt|sitzen|finde|finden|bleibt|hält (sich|{ $mine }) { $pieces } (sich|auf)
    position|standort|standorte|standfeld|felder|feld|plätze { $pieces }
    such|suche|finde|nenne|nenn|lokalisiere { $pieces } (figuren)
    wo (sind|stehen) (alle) { $pieces } (brett|aufgestellt|postiert|verteilt)
    welche|welcher|welches feld { $pieces } besetzt|besetzen
    was macht|ist mit { $pieces }
phrases-loose-rank =
    was|wer|welche|alles (figuren|stein|figur) reihe { $rank }
    was|wer|welche|alles (figuren|figur) { $rank } reihe
    lies|lese|nenne|beschreibe|sag|zeig ({ $rank }) reihe { $rank } (vor|an)
    lies|lese|nenne|beschreibe|sag|zeig { $rank } reihe (vor|an)
    { $rank } reihe vorlesen|ansagen|frei|leer|besetzt|figuren
    reihe { $rank } vorlesen|ansagen|frei|leer|besetzt|figuren
    { $rank } horizontale|grundreihe|querreihe
    wie sieht (es) (auf) { $rank } reihe (aus)
    wie sieht (es) (auf) reihe { $rank } (aus)
phrases-loose-file =
    was|wer|welche|alles (figuren|figur|bauern) linie|spalte|vertikale { $file }
    was|wer|welche|alles (figuren|figur|bauern) { $file } linie|spalte|vertikale
    lies|lese|nenne|beschreibe|sag|zeig { $file } linie|spalte (vor|an)
    lies|lese|nenne|beschreibe|sag|zeig linie|spalte { $file } (vor|an)
    { $file } linie|spalte frei|leer|offen|halboffen|besetzt|vorlesen|ansagen|figuren
    linie|spalte { $file } frei|leer|offen|halboffen|besetzt|vorlesen|ansagen|figuren
    { $file } spalte|vertikale
    wie sieht (es) (auf) { $file } linie (aus)
    wie sieht (es) (auf) linie { $file } (aus)
phrases-loose-both-clocks =
    wie|was|welche uhr|uhren|zeit|bedenkzeit|zeiten beide|beider|beiden|jeder|jeweils|jeden
    wie viel zeit|bedenkzeit|minuten|restzeit { $mine } beide|beiden|jeder|jeweils
    zeit|bedenkzeit|restzeit|zeiten beide|beider|beiden (seiten|spieler)
    wer mehr|weniger|wenigste|meiste|meisten zeit|bedenkzeit|minuten
    wie viel zeit|bedenkzeit|minuten jede|jeder|jeden (seite|spieler)
    wie sieht|steht uhr|uhren|bedenkzeit|zeiten (aus)
    wie mit bedenkzeit
    wer zeitnot
phrases-loose-my-clock =
    { $mine } restliche|verbleibende|übrige|verbliebene zeit|bedenkzeit
    wie viel zeit|bedenkzeit|minuten|sekunden verbleibt|verbleiben|verfügung { $mine }
    { $mine } zeitnot|zeitdruck|zeitproblem|zeitprobleme
    reicht|genügt|langt ({ $mine }) zeit|bedenkzeit ({ $mine })
    wann|läuft { $mine } zeit|bedenkzeit|uhr (abgelaufen|ab|um)
    wann fällt { $mine } blättchen|plättchen|fahne
    { $mine } genug|genügend|viel|wenig zeit|bedenkzeit|minuten
    wie knapp|schlimm|schlecht { $mine } zeit
    was steht|sagt|zeigt { $mine } uhr
    wie lange kann|darf { $mine } überlegen|nachdenken|denken
phrases-loose-opponents-clock =
    { $theirs } restliche|verbleibende|übrige|verbliebene zeit|bedenkzeit
    wie viel zeit|bedenkzeit|minuten|sekunden verbleibt|verbleiben|verfügung { $theirs }
    { $theirs } zeitnot|zeitdruck|zeitproblem|zeitprobleme
    reicht|genügt|langt { $theirs } zeit|bedenkzeit
    wann|läuft { $theirs } zeit|bedenkzeit|uhr (abgelaufen|ab|um)
    wann fällt { $theirs } blättchen|plättchen|fahne
    { $theirs } genug|genügend|viel|wenig zeit|bedenkzeit|minuten
    wie sieht|steht { $theirs } zeit|bedenkzeit|uhr (aus)
    wie viel|lange|viele (zeit|minuten) du
    was steht|sagt|zeigt { $theirs } uhr
phrases-loose-time-used =
    wie viel|lange zeit|bedenkzeit ({ $mine }|{ $theirs }|{ $color }) (bereits|schon|bisher) verbraucht|gebraucht|benutzt|aufgebraucht|verwendet|überlegt|nachgedacht|genutzt
    wie lange ({ $mine }|{ $theirs }|{ $color }) (bereits|schon|bisher) überlegt|nachgedacht|gedacht|gespielt|gebraucht
    wie lange spielen|läuft|dauert|spielt { $mine }|partie|spiel schon|bereits|bisher
    zeitverbrauch ({ $mine }|{ $theirs }|{ $color })
    wie hoch|groß zeitverbrauch ({ $mine }|{ $theirs }|{ $color })
    verbrauchte|verbrauchten|benutzte zeit|bedenkzeit|minuten
    wie viele minuten|sekunden ({ $mine }|{ $theirs }|{ $color }) verbraucht|gebraucht|aufgebraucht
phrases-loose-time-control =
    welche|welcher|was|wie zeitkontrolle|bedenkzeit|zeitmodus|zeitformat|zeitvorgabe|spielmodus|zeiteinstellung (spielen|spielt|spiele|haben|gilt|gespielt|eingestellt|vereinbart|partie|spiel) ({ $mine })
    wie viel|viele|welcher|welches|welchen zuschlag|zeitzuschlag|inkrement|bonus|zeitbonus|zeitgutschrift (pro|je) (zug)
    wie viele sekunden|zeit pro|je zug
    wie lange|lang dauert|geht partie|spiel
    wie viele|lange|viel minuten|zeit spielen|gespielt|partie|spieler ({ $mine }) (partie|pro)
    spielen ({ $mine }) blitz|blitzpartie|schnellschach|schnellpartie|rapid|bullet
    mit inkrement|zuschlag|zeitzuschlag|bonus
    (mit) welche|welcher|was bedenkzeit|zeitkontrolle|zeitmodus (spielen|spielt|spiele|gespielt) ({ $mine })
phrases-loose-moves-to-control =
    wie viele züge|zügen (fehlen|muss|müssen|machen|sind|bleiben) ({ $mine }) (vor|nächsten|nächste|zur|bis) zeitkontrolle|kontrolle
    wann|wie (kommt|erreiche|erreichen) ({ $mine }) (nächste|nächsten) zeitkontrolle|kontrolle
    wie weit|lange (bis) zeitkontrolle|kontrolle
    wie viele züge muss|müssen { $mine } (noch) (machen|schaffen|spielen)
    welchem|welcher|welchen zug zeitkontrolle|kontrolle
    wann zeitzugabe|zusatzzeit|zeit dazu
phrases-loose-last-move =
    was|welchen|wohin|womit hast du (zug) (gerade|eben|zuletzt|jetzt|denn|zuvor) gespielt|gezogen|gemacht|getan|gesetzt
    (was|wie) { $theirs } zug
    { $theirs }|{ $color } gegenzug|antwortzug|antwort|erwiderung
    letzter|letzten|letzte zug nochmal|nochmals|wiederholen|ansagen|wiederhole|nennen|vorlesen|einmal
    ({ $mine }) (habe) ({ $theirs }) (letzten) zug verpasst|überhört|mitbekommen|mitgekriegt|verstanden (nicht)
    was|wie|womit (hat) { $theirs }|{ $color } (gerade|eben|zuletzt) gespielt|gezogen|gemacht|gesetzt|erwidert|gekontert
    was los
    welche figur { $theirs }|{ $color } (zuletzt|gerade) gezogen|bewegt|gespielt|gesetzt
    welchen|welcher|welche zug { $theirs }|{ $color } (zuletzt|gerade) ausgeführt|gewählt
    (was) neuester|neueste|jüngster|jüngste|vorheriger|vorherige zug ({ $theirs }|{ $color })
    womit|wie|wohin (hat) { $theirs }|{ $color } geantwortet|reagiert|erwidert|gekontert
phrases-loose-last-moves =
    letzten|letzte|vorigen|vergangenen|jüngsten|vorherigen { $count } züge|zügen|halbzüge|halbzügen
    { $count } letzten|letzte|vorigen|vergangenen (züge|zügen|halbzüge)
    (wie|was|welche) letzten|letzte paar|{ $count } züge
    (gib|nenn|nenne|wiederhole) ({ $mine }) letzten|letzte|vorigen { $count } züge|zügen|halbzüge
phrases-loose-last-capture =
    was|wen|welche|welcher|welchen (figur|stein|{ $pieces }) ({ $theirs }|{ $mine }|{ $color }|hast|du) (du) (gerade|eben|zuletzt) geschlagen|genommen|weggenommen|gefressen|erobert|abgetauscht|kassiert|rausgenommen|einkassiert
    (was) letzter|letzte|letzten schlagzug|schlagfall|abtausch|schlagen
    wurde|ist|hat etwas|was|figur|irgendwas|{ $theirs }|{ $color } (etwas|was|figur|irgendwas) (gerade|eben|zuletzt) geschlagen|genommen|weggenommen
    letzte|letzten|zuletzt geschlagene|geschlagenen|geschlagen figur|stein
    was|welche (figur) { $mine } (gerade|eben|zuletzt) verloren|eingebüßt
    was (wurde) (gerade|eben|zuletzt) abgetauscht|weggenommen|gefressen|rausgenommen
phrases-loose-diagonal =
    was|wer|welche|alles (figur|figuren) diagonale|diagonalen|schräge { $square } { $to }
    diagonale|diagonalen|schräge { $square } { $to } frei|leer|offen|besetzt|blockiert|vorlesen
    lies|lese|nenne|zeig|beschreibe diagonale|diagonalen { $square } { $to } (vor)
    was|wer|welche schräg (zwischen) { $square } { $to }
    wie (sieht|steht) (es) (auf) diagonale { $square } { $to } (aus)
phrases-loose-diagonals-of-square =
    was|wer|welche|alles (figur|figuren) diagonale|diagonalen|schrägen (durch|über) { $square }
    lies|lese|nenne|zeig|beschreibe ({ $mine }) (alle|beide|beiden) diagonale|diagonalen (durch|über) { $square } (vor)
    was|wer|welche (figuren) schräg|diagonal { $square } (aus)
    (beide|beiden) diagonale|diagonalen (durch|über) { $square } (vorlesen|frei|offen|leer)
phrases-loose-long-diagonals =
    (was|wer|welche|lies) (figuren) (beide|beiden) großen|große|langen|lange|längsten diagonale|diagonalen
    (was|wer|welche) (beide|beiden) hauptdiagonale|hauptdiagonalen
    großen|große|langen|lange diagonale|diagonalen besetzt|frei|leer|offen|vorlesen
    weißfeldrige|schwarzfeldrige|weißfeldrigen|schwarzfeldrigen|helle|dunkle|hellen|dunklen lange|langen|große|großen diagonale
phrases-loose-pawns-by-file =
    wie|welche|was bauernstruktur|bauernstellung|bauernformation|bauernskelett|bauernkette|bauernketten|bauerngerüst (aus|sieht)
    wie|wo bauern (verteilt|aufgestellt|angeordnet)
    bauern nach|pro|jede|jeder|je|für linie|linien
    zeig|lies|nenne|beschreib|beschreibe ({ $mine }|{ $theirs }) bauernstruktur|bauernstellung|bauernformation
    (welche) bauern linienweise
    bauernstruktur ({ $mine }|{ $theirs }|{ $color })
phrases-loose-doubled-pawns =
    wer|wo|was|welche|wie|viele|gibt|habe|hat ({ $mine }|{ $theirs }|{ $color }) doppelbauer|doppelbauern|tripelbauern
    ({ $mine }|{ $theirs }|{ $color }) doppelbauer|tripelbauern
    ({ $mine }|{ $theirs }|{ $color }) bauern|bauer verdoppelt|doppelt|hintereinander|übereinander
    ({ $mine }|{ $theirs }|{ $color }) verdoppelte|verdoppelten|doppelte bauer|bauern
phrases-loose-isolated-pawns =
    wer|wo|was|welche|wie|viele|gibt|habe|hat|ein ({ $mine }|{ $theirs }|{ $color }) isolani|isolanis|einzelbauern
    ({ $mine }|{ $theirs }|{ $color }) isolani|isolanis
    ({ $mine }|{ $theirs }|{ $color }) isolierter|isolierten|isolierte|vereinzelte|vereinzelter|vereinzelten|einzelne|einzelner bauer|bauern
    ({ $mine }|{ $theirs }|{ $color }) bauer|bauern isoliert|vereinzelt|allein
phrases-loose-passed-pawns =
    wer|wo|was|welche|wie|viele|gibt|habe|hat ({ $mine }|{ $theirs }|{ $color }) freibauer|freibauern
    ({ $mine }|{ $theirs }|{ $color }) freier|freie|freien|durchgelaufene bauer|bauern
    ({ $mine }|{ $theirs }|{ $color }) freibauer
    ({ $mine }|{ $theirs }|{ $color }) bauer|bauern frei|durchgebrochen|ungehindert
phrases-loose-position-by-file =
    stellung|brett|position|schachbrett linienweise|spaltenweise
    (lies|lese|beschreibe) (ganze) stellung|brett|position|schachbrett nach|je|pro|für|jede linie|linien|spalte|spalten
    stellung|brett|position linie|spalte für linie|spalte (vor|vorlesen)
    (lies|lese) linienweise|spaltenweise (vor|vorlesen|brett)
    brett|stellung spalte|spalten
phrases-loose-changes =
    was (sich) (seit|nach|alles) ({ $mine }) (letzten|letztem) (zug) geändert|verändert|getan|passiert|geschehen|gewandelt|tat
    was (ist) (seit|nach) { $mine } (letzten|letztem) zug (neu|neues|anders|passiert|geschehen|los)
    änderungen|veränderungen|neuigkeiten|neues|änderung (seit|nach) ({ $mine }) (letzten|letztem) (zug)
    was|etwas|irgendwas|gibt neues|neuigkeiten|änderungen|veränderungen
    unterschied|unterschiede|vergleich letzten|vorigen|vorherigen|vorher (zug|stellung)
    was (an) (der) stellung|brett anders|neu|geändert|verändert
phrases-loose-position =
    gib|geben|verschaffe ({ $mine }) (ganze|gesamte|aktuelle) stellung|brett|überblick|übersicht
    (ganze|kurzer|kurzen) überblick|übersicht|stellungsübersicht (brett|stellung)
    wie sieht brett|stellung|lage|spielstand|position|schachbrett aus
    was|wo alles brett|schachbrett
    (ganze|gesamte|aktuelle|komplette) stellung|brett|position|schachbrett ansagen|durchsagen|aufsagen|beschreiben|beschreibung|durchgehen|vorlesen
    beschreib|beschreibe|schildere|lies|lese|nenne ({ $mine }) (ganze|gesamte|aktuelle|komplette|vollständige) stellung|brett|position|schachbrett|lage
    wie (aktuelle|momentane) stellung|lage (brett)
    sag|sage ({ $mine }) (ganze|aktuelle) stellung (an)
    wo stehen alle|alles (figuren)
phrases-loose-piece-lists =
    welche|was (für) figuren { $mine } beide|beiden|brett|spiel
    zähl|zähle|nenne|nenn|liste (alle) figuren auf (brett)
    figuren beide|beider|beiden (seiten|spieler|farben|parteien)
    welche|was (für) figuren (sind|stehen) übrig|brett|spiel|dabei|vorhanden|da
    alle figuren aufzählen|auflisten|nennen|vorlesen|ansagen
    figurenliste vorlesen|zeigen|zeig
    liste|aufzählung|auflistung (alle|aller) figuren
phrases-loose-what-can-move =
    womit kann|darf|könnte { $mine } (ziehen|spielen|überhaupt)
    welche|welcher ({ $mine }) figur|figuren|steine kann|können|darf|dürfen|könnte|könnten ({ $mine }) (überhaupt) ziehen|bewegen|gehen|spielen|sich
    was|wen kann|könnte|darf { $mine } (alles|überhaupt|gerade) ziehen|spielen|bewegen
    zugmöglichkeiten|zugauswahl ({ $mine })
    welche|was|wie zugmöglichkeiten|möglichkeiten|optionen ({ $mine }) (zum) (ziehen)
    alle|sämtliche möglichen|legalen|erlaubten|mögliche|legale züge
    (welche) figuren beweglich|ziehbar|zugfähig
    nenne|nenn|liste|zeig (alle) ({ $mine }) möglichen|legalen|erlaubten|mögliche züge
phrases-loose-check =
    wer|jemand|einer|welche|was (figur) schach (gegeben|geboten|gesetzt)
    (wer|{ $mine }|{ $theirs }|{ $color }|{ $pieces }) bietet|gibt|gibst|gab|geben schach
    ({ $mine }|{ $theirs }|{ $color }) könig bedroht|schach|attackiert|gefahr
    (ist) jemand|wer|einer schach
    wodurch|womit|warum|wieso|weshalb ({ $mine }|{ $theirs }|{ $color }) (könig) schach
phrases-loose-material =
    wie|wer materiell|materialmäßig (vorn|vorne|voraus|besser|aus|hinten|führt)
    materiell|materielle|materieller (lage|stand|vorteil|nachteil|ausgeglichen|gleich|verhältnis|gleichgewicht)
    wer mehr|weniger|meiste|meisten|wenigsten material|figuren|bauern|{ $pieces }
    ({ $mine }|{ $theirs }|{ $color }) materialvorteil|materialnachteil|materialplus|mehrbauer|mehrbauern|minusfigur|mehrfigur
    wie materialverteilung|materialbilanz|kräfteverhältnis|figurenverhältnis|materialverhältnis
    wie viele|viel steine|material|punkte|materialpunkte ({ $mine }|{ $theirs }|{ $color })
    liegt|liege|führe|führt|bin ({ $mine }|{ $theirs }|{ $color }) material|materiell (vorn|vorne|hinten|zurück|voraus)
    wer liegt|führt|ist material|materiell (vorn|vorne|voraus|hinten)
    wie viele { $pieces }|figuren ({ $mine }|{ $theirs }|{ $color }) (noch) übrig|brett
    materialstand|materialzählung|figurenzahl (beide|beider|wie|aus)
    fehlt|fehlen { $mine }|{ $theirs }|{ $color } figur|figuren|{ $pieces }|material
phrases-loose-opponent =
    wer spielt|spiele|spielen|sitzt (gegen) { $mine }|{ $theirs }
    wen|wem|was gegen spiele|spielen|spielt|trete|antrete ({ $mine }) (an)
    mit wem spiele|spielen ({ $mine })
    wie heißt|stark|gut|alt { $theirs }
    name|namen|wertung|elo|dwz|wertungszahl (von) { $theirs }
    spiele|spielen|bin { $mine } (gegen) (ein|einen) { $theirs }|mensch|menschen|maschine|engine
    wer bist du
    welche|welcher farbe|farben|seite (spiele|habe|bin) { $mine }
phrases-loose-repeat =
    wiederhole|wiederholen|wiederhol ({ $mine }) (letzte|letzten|das) ansage|meldung|nachricht|satz|antwort|mitteilung|text
    letzte|letzten ansage|meldung|nachricht|antwort|mitteilung (nochmal|nochmals|wiederholen)
    ({ $mine }) (habe) (das|es|dich|{ $theirs }) nicht|nichts|schlecht|kaum (ganz|richtig|recht|akustisch) verstanden|gehört|mitbekommen|mitgekriegt|kapiert|verstehen (nochmal|noch)
    was sagtest|meinst|meintest|sagst (du) (gerade|eben)
    was gesagt|gemeint (hast) (du)
    sag|sage|sagen ({ $theirs }|das|es|{ $mine }) nochmal|nochmals|erneut
    nochmal|nochmals|erneut wiederholen|sagen|hören|vorlesen
    was hast|haben du|{ $theirs } (gerade|eben|da) gesagt|gemeint
    wie war das nochmal|noch
    kannst|könntest|können du|{ $theirs } (das|es) (nochmal|noch) wiederholen|sagen
phrases-loose-board-larger =
    brett|schachbrett|felder (zu|viel) klein
    vergrößere|vergrößer|vergrößern brett|schachbrett|felder|ansicht
    brett|schachbrett|felder|ansicht|feld größer|vergrößern|größere|größeres|vergrößert|heranzoomen (machen|stellen)
    größeres|größere schachbrett|felder|brett
phrases-loose-board-smaller =
    brett|schachbrett|felder (zu|viel) groß|riesig
    verkleinere|verkleiner|verkleinern brett|schachbrett|felder|ansicht
    brett|schachbrett|felder|ansicht kleiner|verkleinern|kleinere|kleineres|verkleinert (machen|stellen)
    kleineres|kleinere schachbrett|felder|brett
phrases-loose-turn-board =
    brett|schachbrett|ansicht|seite|seiten drehen|umdrehen|wenden|rotieren|kippen|tauschen|wechseln|spiegeln|rumdrehen|herumdrehen
    dreh|drehe|wende|spiegle|rotier|rotiere|kipp|kippe|tausch|tausche|drehen brett|schachbrett|ansicht|seiten (um|herum)
    brett|schachbrett|ansicht andersherum|andersrum|herum|umgekehrt
    brett|schachbrett|ansicht (aus|von) { $color }|{ $theirs }|gegnersicht sicht|perspektive|seite|unten
    aus { $color }|{ $theirs } sicht|perspektive|seite
    zeig|zeige|zeigen brett|schachbrett|stellung von|aus { $color }|{ $theirs } (aus|sicht)
phrases-loose-back =
    zug|schritt|halbzug|züge zurückgehen|zurück|rückwärts|zurückspringen|zurückblättern|zurückspulen|davor
    geh|gehe|spring|springe|blätter|blättere (zug|schritt|halbzug) zurück|rückwärts
    vorherige|vorigen|vorherigen|vorige|vorangegangene|frühere stellung|position|zug (zeigen|zeig|anzeigen)
    zeig|zeige|geh|gehe vorherigen|vorigen|vorherige zug|stellung|position
phrases-loose-forward =
    zug|schritt|halbzug vorgehen|weitergehen|weiterblättern|vorblättern|vorspringen|nach vorne|vorn|vor|vorwärts|weiter
    nächste|nächsten|nächster|folgende|folgenden zug|stellung|position|halbzug (zeigen|zeig|anzeigen)
    zeig|zeige|geh|gehe|spring|springe nächste|nächsten|folgenden|folgende zug|stellung|position
    geh|gehe|spring|springe|blätter|blättere (zug|schritt|halbzug) vor|vorwärts|weiter
phrases-loose-go-to-move =
    geh|gehe|spring|springe|zeig|zeige|anzeigen|gehen|springen|zurück ({ $mine }) (stellung|position) (nach|zu|zum|beim|bei) zug { $number } (zurück)
    stellung|position|brett (nach|bei|beim) zug { $number } (zeigen|anzeigen|ansehen|zeig)
    (nach|zu|zum|beim|bei) zug (nummer) { $number } springen|gehen|zurückgehen|zurück|ansehen|anschauen|zeigen
    stellung|position|brett (nach) { $number } zug (zeigen|anzeigen)
    geh|gehe|spring|springe|zeig (zum|nach) { $number } zug
phrases-loose-present =
    zurück aktuelle|aktuellen|jetzige|jetzigen|momentane|momentanen|laufenden|gegenwärtigen|letzten|gegenwart|ende|jetzt|live stellung|position|zug|partie|spiel
    jetzige|jetzigen|momentane|momentanen|laufende|laufenden|gegenwärtige|gegenwärtigen|aktuelle|aktuellen|aktueller|neueste stellung|position|zug|partie|stand
    zurück partie|spiel|gegenwart|ende
    geh|gehe|spring|springe ende|aktuellen|aktuelle|gegenwart (partie|stellung|zug|spiel)
    ende partie|spiels (zeigen|springen|gehen)
    zurück wo { $mine } waren|sind
phrases-loose-save-game =
    speicher|speichere|speichern|sichere|sichern|sicher|exportiere|exportieren|abspeichern|herunterladen|download|ablegen|lade ({ $mine }) (diese) partie|spiel|pgn|pgn-datei (ab|als|datei|herunter|runter|pgn)
    partie|spiel|pgn speichern|sichern|exportieren|abspeichern|herunterladen|ablegen|gespeichert|speicher|speichere
    speicher|speichere (das|es) datei|pgn
phrases-loose-read-score =
    lies|lese|nenne|sag|wiederhole|lesen|geh|gehe ({ $mine }) (ganze|komplette|bisherige|gesamte|alle|bisherigen) partie|züge|zugfolge|zugliste|spielverlauf|partieverlauf (anfang|an|vor|durch)
    alle züge (anfang|an|vom|bisher|partie|nennen|ansagen)
    partie|züge anfang (an) (vor|vorlesen|durchgehen)
    welche züge (wurden) (bisher|bislang|schon|bereits) (gespielt|gezogen|gemacht)
    was bisher|bislang (alles) passiert|geschehen|gespielt|gezogen|los
    bisheriger|bisherige|bisherigen|ganze|gesamte partieverlauf|spielverlauf|zugfolge|verlauf|partie|züge
    zugliste|partieverlauf|spielverlauf|zugfolge (vorlesen)
    wie verlief|lief|verlaufen|gelaufen partie|spiel (bisher)
    partie|partieformular|formular vorlesen|durchlesen
phrases-loose-copy-score =
    pgn|partie|notation|züge|mitschrift|zugliste (als) (pgn) kopieren|kopiere|kopier|zwischenablage|ablage
    kopiere|kopier|gib|zeig ({ $mine }) partie|züge|notation|pgn|zugliste (als) (pgn) (zwischenablage)
phrases-loose-games =
    (zeig|zeige|liste|öffne|lies) ({ $mine }) gespeicherten|gespeicherte|alten|alte|früheren|frühere|bisherigen|vorherigen|letzten|gespielten|gespielte|vergangenen|abgebrochenen partien|spiele|partie|spiel
    welche|wo ({ $mine }) partien|spiele ({ $mine }) (gespeichert|gespielt|gibt|gerät|habe|sind)
    liste|verzeichnis|übersicht|archiv ({ $mine }) partien|spiele
    partie|spiel laden|öffnen|fortsetzen|lade|öffne
    zeig|zeige|liste|öffne ({ $mine }) (alle) partien|spiele
    welche|wo partien|spiele (habe|sind|gibt|liegen) (es|{ $mine }) (noch|hier|schon) (gespeichert|gespielt|gerät|abgespeichert|da)
phrases-loose-settings =
    (etwas|was) einstellungen|optionen|konfiguration|einstellung|menü öffnen|ändern|anzeigen|aufrufen|anpassen|bearbeiten|zeigen|verändern|umstellen
    öffne|ändere|geh|gehe|ruf|rufe|wechsle|zeig|zeige|öffnen|bring ({ $mine }) ({ $mine }) einstellungen|optionen|konfiguration (auf)
    wo|wie kann|finde|findet|komme|öffne|ändere|verändere ({ $mine }) ({ $mine }) einstellungen|optionen|konfiguration (finden|ändern|öffnen)
    wo|wie kann|stelle|ändere|wechsle|wechsele|wähle ({ $mine }) ({ $mine }) stimme|sprache|farben|tasten|geschwindigkeit|lautstärke|ansage|brettfarben (ändern|einstellen|wechseln|ein|um|wählen|umstellen)
    (andere) stimme|sprache|farben|tasten|geschwindigkeit|lautstärke|tastenbelegung|brettfarben ändern|einstellen|wechseln|wählen|umstellen|anpassen
    stimme|sprache|farben|tasten|ton|klang|geschwindigkeit einstellungen
    wo|wie kann|finde|findet|komme|öffne|ändere|verändere ({ $mine }) ({ $mine }) (in|zu|an|die) einstellungen|optionen|konfiguration (finden|ändern|öffnen|kommen|aufrufen)
phrases-loose-new-game =
    neue|neues|nächste|nächstes|weitere|weiteres|andere|anderes|frische partie|spiel|runde (spielen|starten|bitte|anfangen|beginnen|eröffnen)
    noch (mal|einmal|ne) partie|runde|spiel (spielen)
    spielen ({ $mine }) noch|nochmal|nochmals (partie|runde|einmal|eine|eins)
    fang|fange|starte|beginne|beginn|start neu|neue|neues|partie|vorne|vorn (partie|spiel|an)
    partie|spiel neu starten|beginnen|anfangen
    neue|neues partie|spiel aufsetzen|einrichten|aufmachen|erstellen
phrases-loose-offer-draw =
    wie wäre (es) (mit) remis|unentschieden|friedensschluss
    was hältst|halten (du|{ $theirs }) remis|unentschieden|friedensschluss
    ({ $mine }) biete { $theirs } unentschieden an
    ({ $mine }) biete unentschieden (an)
    unentschieden (anbieten)
    remisangebot|remisvorschlag|friedensangebot machen|mache|abgeben|unterbreiten|unterbreite
    willst|wollen|möchtest|möchten|magst du|{ $theirs }|{ $mine } remis|unentschieden (machen|haben|spielen|schließen|vereinbaren)
    einigen { $mine } (uns) unentschieden
    remis|unentschieden vereinbaren|schließen|aushandeln|ausmachen
    gib|geben { $mine } remis|unentschieden
    frieden machen|schließen
    ist|wäre remis|unentschieden (für) (dich|{ $theirs }) recht|annehmbar|akzeptabel|drin
    schlage unentschieden vor
    (mit) remis|unentschieden zufrieden
    frag|frage|fragt { $theirs } remis (will|möchte|nimmt|annimmt)
    remis gefällig
phrases-loose-accept-draw =
    { $mine } nehme ({ $theirs }) remis|angebot|remisangebot|unentschieden|vorschlag (an)
    nehme remis|angebot|remisangebot|unentschieden an
    ({ $mine }) akzeptiere ({ $theirs }) remis|angebot|remisangebot|unentschieden
    einverstanden remis|unentschieden|angebot|remisangebot|vorschlag
    remis|unentschieden|remisangebot|angebot annehmen|akzeptieren|akzeptiert
    ({ $mine }) stimme zu
    stimme remis|angebot|remisangebot|vorschlag|unentschieden zu
    abgemacht|meinetwegen|ja|jawohl|recht|gerne|gern remis|unentschieden
    ({ $mine }) akzeptiere
    von { $mine } aus remis|unentschieden
    ({ $mine }) bin einverstanden
    remis|unentschieden recht { $mine }
    einverstanden mit remis|unentschieden|angebot|remisangebot
    remis|angebot|remisangebot (wird|wurde|ist) angenommen|akzeptiert
phrases-loose-refuse-draw =
    kein|keine|nicht remis|unentschieden|remisangebot
    ({ $mine }) lehne ({ $theirs }) angebot|remisangebot|unentschieden|vorschlag ab
    ({ $mine }) nehme (remis|angebot|remisangebot) nicht an
    ({ $mine }) spiele|spielen lieber|weiter (weiter)
    (lieber|noch) weiterspielen|weiterkämpfen
    will|möchte|wollen lieber|weiter|noch weiterspielen|spielen|weiterkämpfen
    nicht einverstanden
    ({ $mine }) akzeptiere ({ $theirs }) (remis|angebot) nicht
    weise|schlage|lehne remis|angebot|remisangebot|vorschlag zurück|aus|ab
    remis|angebot|remisangebot abgelehnt|ausschlagen|zurückweisen
    remis|angebot kommt nicht frage
phrases-loose-resign =
    ({ $mine }) kapituliere|kapitulieren|resigniere
    werfe|werf|schmeiße|schmeiß handtuch|flinte|hin (hin|korn|partie)
    gebe|geben partie|spiel|stellung auf|verloren
    ({ $mine }) strecke waffen
    ({ $mine }) habe verloren ({ $mine }) (gebe) (auf)
    du hast gewonnen
    partie|spiel|stellung aufgeben|aufgebe
    ({ $mine }) muss aufgeben
    lege|umlegen|umwerfen|leg könig (um|hin)
    gebe|geb|gib { $mine } geschlagen|auf
    { $mine } ergebe|ergeben
    partie|spiel verloren gebe|geben
    ({ $mine }) gebe { $mine } geschlagen
    ({ $mine }) gebe (mich|{ $mine }) (jetzt|dann|hiermit) geschlagen|auf
    ({ $mine }) stelle kampf|partie ein
    gut|stark|schön gespielt ({ $mine }) gebe auf
phrases-loose-take-back =
    kann|darf|könnte|dürfte { $mine } ({ $mine }) (das|letzten) (zug|halbzug) (bitte|noch|wieder|einmal) zurücknehmen|zurückziehen|rückgängig|widerrufen|ungeschehen (machen)
    nimm|nehmen|nehme|nimmt ({ $mine }) (letzten) zug|halbzug|das|den (wieder|bitte) zurück
    ({ $mine }) (letzten|letzter) zug|halbzug zurücknehmen|zurückziehen|rückgängig|widerrufen|annullieren|stornieren|ungeschehen|rücknehmen|ungültig (machen)
    mach|mache|machen (letzten) (zug|halbzug|das) rückgängig|ungeschehen
    ({ $mine }) (habe) ({ $mine }) verklickt|vertippt|vertan|verrutscht|verzogen|verdrückt
    versehen|versehentlich|fehler zurück|zurücknehmen|rückgängig
    ({ $mine }) nehme (zug|das|letzten) zurück
    zurücknahme (zug)
    { $mine } wollte anders|nicht ziehen|setzen|zug|spielen
    (das) war versehen|versehentlich|irrtum|verklickt
    versehen|irrtum zurück|zurücknehmen (nein)
    (so) (das) war (so|das) nicht gemeint|gewollt|beabsichtigt
phrases-loose-claim-threefold =
    dritten|dritte|drittes|dreimal|dreimalige|dreimaliger|dreifache|dreifacher|3|drei gleiche|selbe|selben|dieselbe|stellung|position|stellungswiederholung|wiederholung|zugwiederholung (stellung|position|mal) (remis|reklamiere|beantrage|beanspruche)
    stellungswiederholung|zugwiederholung|wiederholung (stellung) remis|reklamiere|beantrage|reklamieren|beantragen|beanspruche|beanspruchen|melde
    ({ $mine }) reklamiere|beantrage|beanspruche remis dreimaliger|dreifacher|stellungswiederholung|zugwiederholung|wiederholung (stellungswiederholung|stellung|wiederholung)
    remis durch|wegen stellungswiederholung|zugwiederholung|wiederholung
    stellung wiederholt dreimal|drei|3 (remis)
    dreimal|drei|3 wiederholt|wiederholung|stellungswiederholung (stellung) (remis)
    stellung|position schon|bereits dreimal|drei|3 (da|remis|brett|mal)
    stellung|position (ist|steht|war|kommt|entsteht|haben) ({ $mine }) (nun|schon) (zum) dritten|dritte|3 (mal) (auf|da|vor|brett) (brett|remis)
    dritten|dreimal|drei|3 stellung|position (brett) remis|reklamiere|beantrage
    dreimal|drei|3 (selbe|gleiche|dieselbe) stellung|position (remis|reklamiere|beantrage)
phrases-loose-claim-flag =
    { $theirs } zeit|bedenkzeit abgelaufen|um|vorbei|aus|weg|überschritten|rum|verbraucht
    zeit|bedenkzeit (ist) abgelaufen ({ $theirs })
    ({ $theirs }) plättchen|blättchen|fahne|fallblättchen|flagge (ist) gefallen|unten|gekippt|runter|runtergefallen
    { $theirs } keine zeit|bedenkzeit (mehr)
    { $theirs } zeit|zeitlimit überschritten|überzogen
    { $theirs } über zeit
    { $theirs } null|0 sekunden
    reklamiere|beantrage|beanspruche|fordere zeitüberschreitung|zeitgewinn|zeitsieg|zeit|blättchen
    ({ $mine }) gewonnen|gewinne zeit
    zeit|bedenkzeit (ist) um|vorbei|rum
    { $theirs } zeit verloren
phrases-loose-press-clock =
    ({ $mine }) drück|drücke|drücken|betätige|schlage uhr|schachuhr|knopf
    uhr|schachuhr|knopf betätigen|drücken|umschalten|umstellen
    ({ $mine }) habe uhr gedrückt|betätigt|umgestellt
    { $mine } uhr gedrückt|betätigt|umgestellt
    stell|stelle|schalt|schalte uhr um
phrases-loose-stop-clocks =
    halt|halte|halten uhr|uhren|zeit|schachuhr|schachuhren an
    stopp|stoppe|stoppen|stop|pausiere|unterbrich|unterbreche uhr|uhren|zeit|schachuhr|spiel|partie
    uhr|uhren|schachuhr|zeit|partie|spiel anhalten|stoppen|pausieren|unterbrechen|stopp|stop
    pause machen|einlegen|mache|brauche|bitte
    zeit|uhr|uhren (bitte) anhält|pausiert
    stell|stelle|schalt|schalte|mach|mache uhr|uhren ab|aus
phrases-loose-faster =
    (etwas|bisschen|viel|noch|deutlich) (sprich|rede|lies|sprechen|reden|vorlesen) schneller|flotter|zügiger
    sprich|rede|lies|sprechen|reden|vorlesen|lesen (bitte) (etwas|bisschen|viel|deutlich) schneller|flotter|zügiger
    (du) sprichst|redest|liest|bist|stimme (mir) (viel|so) (zu) langsam
    tempo|sprechtempo|sprechgeschwindigkeit|geschwindigkeit|stimme|vorlesetempo|lesetempo erhöhen|erhöhe|rauf|hoch|schneller|höher|steigern
    erhöhe|steigere (das) tempo|sprechtempo|sprechgeschwindigkeit|geschwindigkeit
    mach|mache (etwas) schneller
    nicht langsam
phrases-loose-slower =
    (etwas|bisschen|viel|noch|deutlich) (sprich|rede|lies|sprechen|reden|vorlesen) langsamer|gemächlicher
    sprich|rede|lies|sprechen|reden|vorlesen|lesen (bitte) (etwas|bisschen|viel|deutlich) langsamer|langsam|ruhiger
    (du) sprichst|redest|liest|bist|stimme (mir) (viel|so) (zu) schnell
    tempo|sprechtempo|sprechgeschwindigkeit|geschwindigkeit|stimme|vorlesetempo verringern|verringere|runter|langsamer|senken|senke|reduzieren|drosseln
    verringere|senke|reduziere|drossle tempo|sprechtempo|sprechgeschwindigkeit|geschwindigkeit
    mach|mache (etwas) langsamer
    komme|kann { $mine } nicht mit|mitkommen|folgen
phrases-loose-sound-on =
    ton|töne|sound|sounds|audio|geräusche|klang|klänge|lautsprecher (wieder) an|ein|anschalten|einschalten|anmachen|anstellen|aktivieren|anhaben|hören
    schalt|schalte|mach|mache|stell|stelle|dreh|drehe ton|töne|sound|sounds|geräusche|klang|audio (wieder) an|ein|auf
    schalt|schalte|mach|mache|stell|stelle ton|sound|sounds|geräusche wieder
    ton|sound|sounds|geräusche wieder (an|ein|da)
    stummschaltung aufheben|aus|beenden|deaktivieren
    sprich|rede wieder
    nicht stumm
    aktiviere ton|sound|sounds|geräusche
phrases-loose-sound-off =
    ton|töne|sound|sounds|audio|geräusche|klang|klänge|lautsprecher aus|ab|weg|ausschalten|abschalten|ausmachen|abstellen|ausstellen|deaktivieren|stummschalten|stumm|abdrehen
    schalt|schalte|mach|mache|stell|stelle|dreh|drehe ton|töne|sound|sounds|geräusche|klang|audio aus|ab|weg|leise|stumm
    sei|seid|bleib still|leise|ruhig|stumm
    halt|halte mund|klappe|schnabel|maul
    hör|höre|hören auf reden|sprechen|quatschen|labern
    schalt|schalte|stell|stelle stumm
    kein|keine|ohne ton|töne|sound|sounds|geräusche
    deaktiviere ton|sound|sounds|geräusche
    nicht|nichts sprechen|reden|sagen mehr
phrases-loose-help =
    was|welche kann|könnte|darf { $mine } (hier|alles|eigentlich|so) (sagen|fragen|tippen|eingeben|sprechen|machen|tun|befehlen)
    welche|was (für) befehle|kommandos|sprachbefehle|sprachkommandos|kommandoworte|wörter|worte (gibt|kennst|verstehst|kann|versteht) (du|{ $mine }) (es)
    was|welche (befehle|kommandos|fragen) verstehst|kennst|kannst|beherrschst (du) (alles)
    wie bedient|bediene|funktioniert|steuere|benutze|steuert|benutzt ({ $mine }|man) (das|es|hier|programm|brett|app|alles)
    liste|übersicht|verzeichnis|zeig|zeige|nenne|nenn (alle) (aller) befehle|kommandos|sprachbefehle
    ({ $mine }) brauche hilfe|anleitung
    hilf { $mine }
    (wie) kannst du ({ $mine }) helfen
    was muss|soll { $mine } (hier) sagen|tun|machen|eingeben
phrases-loose-claim-fifty-moves =
    fünfzig|50 züge|zügen|zug|züger regel (remis|reklamiere|beantrage|beanspruche|reklamieren|beantragen)
    50-züge-regel|50-zügeregel|50zügeregel|fünfzigzügeregel|50-zügen (remis|reklamiere|beantrage|beanspruche|reklamieren|beantragen)
    remis|reklamiere|beantrage|beanspruche|reklamieren|beantragen|gilt|greift 50-züge-regel|50-zügeregel|fünfzigzügeregel|50zügeregel (remis)
    ({ $mine }) reklamiere|beantrage|beanspruche remis|unentschieden fünfzig|50 züge|zügen|zug (regel|schlagen|bauernzug)
    fünfzig|50 züge|zügen|zug remis|reklamiere|beantrage|beanspruche|reklamieren
    fünfzig|50 züge|zügen ohne|kein|keine|nichts|nicht (schlagen|schlagzug|schlagfall|bauernzug|geschlagen|bauer|figur) (bauernzug|bewegt|gezogen|geschlagen) (remis|reklamiere)
    seit|schon fünfzig|50 zügen|züge wurde|ist|hat|kein|keine|nichts (nichts|kein|keine|nicht) (mehr) (bauer|figur|bauernzug) (geschlagen|gezogen|passiert|bewegt) (mehr) (worden)
    fünfzig|50 züge|zügen remis|reklamiere|beantrage|geschlagen|schlagen|bauernzug|nichts (seit|schon|über) (wurde|ist|gab) (nichts|kein|keine|ohne) (geschlagen|schlagen|bauernzug) (reklamiere|beantrage|beanspruche|remis)
    fünfzig|50 züge|zügen nichts|nicht|ohne|kein|keine (seit|schon) (wurde) (geschlagen|schlagen|bauernzug) reklamiere|beantrage|beanspruche|fordere (remis)
phrases-loose-claim-quickplay-draw =
    ({ $mine }) beantrage|reklamiere|beanspruche|fordere|verlange remis|unentschieden
    remis|unentschieden beanspruchen|beantragen|reklamieren|einfordern|fordern
    nicht normalen|normale mitteln|mittel (versucht|gewinnen|remis|beantrage|reklamiere)
    ({ $theirs }) versucht|versuchen nicht gewinnen (remis|beantrage|reklamiere)
    remis|beantrage endspurt|endspurtphase|schnellschach|richtlinie|richtlinien
phrases-loose-claim-increment =
    zeitzuschlag|zeitgutschrift|zeitbonus|inkrement|zuschlag|sekunden|aufschlag pro|je|jeden zug
    beantrage|beantragen|reklamiere|verlange|brauche|fordere zeitzuschlag|zeitgutschrift|zeitbonus|inkrement|zuschlag|sekunden|zusatzsekunden|bonussekunden|zusatzzeit (pro|zug)
    zusätzliche|zusätzlichen|extra sekunden|zeit|bedenkzeit (pro|zug)
    mehr sekunden
    gib|geben ({ $mine }) sekunden|zeitzuschlag|inkrement|zuschlag|zusatzsekunden|zusatzzeit (pro|zug)
    extrasekunden|zusatzsekunden|bonussekunden (beantragen)
    zeitzuschlag|inkrement|zuschlag beantragen|einfordern
    inkrement|zeitzuschlag|zuschlag|sekunden für beide
phrases-loose-claim =
    kann|könnte|darf { $mine } (irgend|irgendein|irgendwie|irgendwelche|schon|jetzt) remis|unentschieden (jetzt|schon) reklamieren|beantragen|beanspruchen|fordern|einfordern
    kann|könnte|darf { $mine } (was|etwas) reklamieren|beantragen|beanspruchen
    welche|welches|was|wann|womit|wodurch remis|remise|unentschieden kann|könnte|darf ({ $mine }) reklamieren|beantragen|beanspruchen|fordern
    welche|was|wann kann|könnte|darf { $mine } (remis|alles) reklamieren|beantragen|beanspruchen|fordern
    welche remisansprüche|remisreklamationen|reklamationen|ansprüche (gibt|sind|habe) (es) ({ $mine }) (möglich)
    gibt es (ein) remis reklamieren|beanspruchen
    welche remisanträge|anträge kann { $mine } (stellen)
phrases-loose-claim-flag-of =
    { $color } zeit|bedenkzeit|zeitlimit (hat) überschritten|abgelaufen|überzogen|um|vorbei|rum
    { $color } keine zeit|bedenkzeit (mehr)
    zeit|bedenkzeit|uhr (von) { $color } (ist) abgelaufen|um|überschritten|vorbei|rum
    plättchen|blättchen|fahne|fallblättchen|flagge (von) { $color } (ist) gefallen|unten|gekippt|runter
    { $color } über zeit
    { $color } plättchen|blättchen|fahne|flagge|fallblättchen (gefallen)
phrases-loose-adjust =
    ({ $mine }) rücke|richte|zupfe|korrigiere|ordne (nur) figur|figuren|{ $pieces }|stein|steine (nur) (zurecht|gerade|aus|hin)
    ({ $mine }) rücke|stelle|setze|schiebe (nur) (figur|figuren|{ $pieces }|stein) zurecht|gerade|mittig
    ({ $mine }) zurechtrücken|geraderücken|zurechtstellen|zurechtsetzen (figur|figuren|{ $pieces })
    figur|figuren|{ $pieces } zurechtrücken|geraderücken|zurechtstellen|richten|ausrichten
    ({ $mine }) rücke (nur) zurecht|gerade
    (nur) zurechtgerückt|geradegerückt|zurechtgestellt|zurechtrücken
phrases-loose-restart-clocks =
    (lass|lassen) uhr|uhren|zeit|schachuhr (wieder) weiterlaufen|fortsetzen|laufen|weitergehen|weiter
    starte|start|setz|setze|schalt|schalte|stell|stelle|mach|mache uhr|uhren|zeit|schachuhr wieder|fort|gang|weiter|neu (gang|an|ein)
    uhr|uhren|schachuhr|zeit wieder starten|laufen|anstellen|einschalten|los|an|aktivieren|anlaufen|anwerfen
    uhr|uhren|schachuhr wieder an
    setz|setze uhr|uhren fort
    starte|start uhr|uhren|schachuhr|schachuhren
    pause beenden|vorbei|vorüber|aus|zuende|ende
    weiter geht (es)
    uhr|uhren|schachuhr starten|anwerfen
phrases-loose-charge-time =
    zeit|abwesenheit|abwesenheitszeit|unterbrechung|unterbrechungszeit|pause (soll|sollte|wird) (voll) angerechnet|anrechnen|berechnen|berechnet|abgezogen|abziehen|mitgerechnet|mitrechnen|mitzählen|zählt|zählen (werden)
    rechne|zieh|ziehe|zähl|zähle|berechne zeit|abwesenheit|abwesenheitszeit|unterbrechung|pause (an|ab|mit)
phrases-loose-do-not-charge-time =
    zeit|abwesenheit|abwesenheitszeit|unterbrechung|unterbrechungszeit|pause (soll|sollte|wird) nicht angerechnet|anrechnen|berechnen|berechnet|abgezogen|abziehen|mitgerechnet|mitrechnen|mitzählen|zählt|zählen (werden)
    rechne|zieh|ziehe|zähl|zähle|berechne zeit|abwesenheit|abwesenheitszeit|unterbrechung|pause nicht (an|ab|mit)
    keine zeit abziehen|anrechnen|berechnen|abgezogen|angerechnet
    zeit|abwesenheit|unterbrechung erlassen|schenken|gutschreiben|gutgeschrieben|ignorieren
phrases-loose-illegal-move =
    (letzter|letzten|letzte|{ $theirs }) zug (war|ist) (leider) illegal|regelwidrig|ungültig|unmöglich|unzulässig|verboten|irregulär|unerlaubt|regelverstoß
    illegaler|illegalen|ungültiger|ungültigen|unmöglicher|unmöglichen|unerlaubter|unerlaubten|verbotener|verbotenen|unzulässiger|regelwidrigen|regelwidriger|irregulärer zug (gemacht|gespielt|ausgeführt)
    ({ $theirs }) zug nicht|kein|keinen erlaubt|legal|regelgerecht|zulässig|regulär|gültig|möglich|legaler|erlaubter|gültiger|regelgerechter|legalen|gültigen|regelkonform
    { $theirs } regelwidrig|illegal|falsch gezogen|gespielt
    { $theirs } illegal|regelwidrig|regelverstoß
    (wurde|wird) illegaler|illegalen|ungültiger|unmöglicher|unerlaubter|verbotener|regelwidriger zug (gemacht|gespielt|ausgeführt|von)
phrases-loose-illegal-move-of-number =
    ({ $theirs }) zug (nummer) { $number } (war|ist) illegal|regelwidrig|ungültig|unmöglich|unzulässig|verboten|irregulär|unerlaubt
    illegaler|ungültiger|unmöglicher|unerlaubter|verbotener|unzulässiger|regelwidriger zug (nummer) { $number }
    ({ $theirs }) zug (nummer) { $number } nicht|kein erlaubt|legal|zulässig|gültig|möglich|legaler|regelgerecht
    { $number } zug (war|ist) illegal|regelwidrig|ungültig|unmöglich|unzulässig
phrases-loose-pressed-without-a-move =
    ({ $theirs }) (uhr) gedrückt|drückt|betätigt|drücken ohne (zu) ziehen|zug|gezogen|spielen|setzen (uhr)
    ohne ziehen|zug|spielen (uhr) gedrückt|drückt|betätigt|drücken
    ({ $theirs }) nicht|nichts|kein|keinen gezogen|zug|gespielt (gemacht) (aber|nur|trotzdem) (uhr) gedrückt|drückt|betätigt
    ({ $theirs }) uhr gedrückt|betätigt aber|und|obwohl|bevor ({ $theirs }) (nicht|nichts|keinen) (zug) gezogen|gespielt|gemacht|zog
phrases-loose-pawn-left-unpromoted =
    ({ $theirs }) bauer|bauern (reihe|grundreihe|letzten|letzte|achten) nicht|nie umgewandelt|verwandelt|umwandeln|ersetzt|eingetauscht|umtauscht
    bauer|bauern ohne umwandlung|umzuwandeln|umwandeln
    umwandlung vergessen|fehlt|unterlassen|versäumt|ausgelassen
    bauer|bauern grundreihe|letzten|letzte|achten|achter (reihe) gelassen|geblieben|stehen|stehengelassen|stehengeblieben
    (wurde|wird|ist) bauer|bauern (reihe|grundreihe|letzten|achten) nicht umgewandelt|verwandelt|ersetzt|eingetauscht
phrases-loose-touched-piece =
    ({ $theirs }) andere|anderen|anderes|falsche|falschen figur|stein|{ $pieces } berührt|angefasst|angetippt|angerührt|angelangt|genommen
    { $theirs } figur|stein|{ $pieces } berührt|angefasst|angetippt|angerührt|angelangt
    figur|stein|{ $pieces } (wurde) berührt|angefasst|angerührt|angelangt (muss) (ziehen|geführt)
    berührt|angefasst geführt|ziehen
phrases-loose-period =
    welche|welcher|welchem|wievielte|wievielten periode|zeitperiode|zeitabschnitt|spielabschnitt|zeitphase|spielphase|abschnitt ({ $mine })
    erste|ersten|zweite|zweiten|letzte|letzten|dritte|dritten|nächste periode|zeitperiode|zeitabschnitt|zeitphase
    aktuelle|aktueller|jetzige|laufende|momentane periode|zeitperiode|zeitabschnitt
phrases-loose-delay-left =
    wie viel|lange|lang verzögerung|aufschub|aufschubzeit|delay|verzögerungszeit (rest|übrig|verbleibt)
    läuft verzögerung|aufschub|delay (ab|noch)
    restliche|restlicher|verbleibende|verbleibender|übrige verzögerung|aufschub|delay
    verzögerung|aufschub|delay übrig|abgelaufen|verbraucht|vorbei|um|rest
    was von verzögerung|aufschub|delay
    wie lange läuft|steht uhr nicht|still
phrases-loose-knights-view =
    springerblick|springersicht|springersprung|springerabstand|springersprünge|rösselsprung|rösselsprünge|pferdesprung|springerumkreis { $square }
    was|wer|welche (figur|figuren|felder) springerabstand|springersprung|springerweite|springerzug|springerentfernung|springerblick|springerzüge|springersprünge|springersicht { $square } (entfernt|weit)
    (was) sieht|sehen|sähe { $pieces } { $square } (aus)
    was|wer|welche einen springersprung|springerzug|rösselsprung (weit) (entfernt) { $square }
    was|wohin|wen kann|könnte { $pieces } { $square } (aus) sehen|sieht
phrases-loose-path-of-piece =
    woher|wo|wie kommt|kam|gekommen|her|kommen ({ $mine }|{ $theirs }) ({ $pieces }|figur|stein) { $square } (her)
    wo|wohin war|gewesen|stand|gestanden ({ $mine }|{ $theirs }) ({ $pieces }|figur|stein) { $square } (vorher|früher|schon|überall|davor|ursprünglich|anfangs|bisher)
    weg|route|verlauf|wanderung|geschichte|laufweg|spur|reise|bewegungen ({ $mine }|{ $theirs }) ({ $pieces }|figur|stein) (auf|von|nach) { $square }
    welchen|welche|welcher weg|felder|feldern|route ({ $mine }|{ $theirs }) ({ $pieces }|figur|stein) { $square } (genommen|gegangen|gelaufen|zurückgelegt|besucht|hinter)
    wo ({ $mine }|{ $theirs }) ({ $pieces }|figur|stein) { $square } vorher|früher|ursprünglich|anfangs|davor|zuvor|gewesen|her
    welche züge ({ $mine }|{ $theirs }) ({ $pieces }|figur|stein) { $square } (schon|bisher|bereits) gemacht|gezogen|ausgeführt
    wie oft ({ $mine }|{ $theirs }) ({ $pieces }|figur) { $square } gezogen|bewegt
phrases-loose-last-move-effect =
    was|wen|welche (figur|figuren|felder) droht|bedroht|bewirkt|bringt|greift|angreift|attackiert|bezweckt|verändert|ändert ({ $mine }|{ $theirs }|{ $color }) (letzter|letzte|letzten|dieser|gerade) zug (an)
    wirkung|effekt|folge|folgen|auswirkung|auswirkungen|konsequenz|konsequenzen ({ $mine }|{ $theirs }|{ $color }) (letzten|letzter|dieses) zuges|zugs|zug
    was|wen greift|bedroht|droht { $theirs } damit|dadurch|hiermit|zug (an)
    was|welche (letzter|letzte|{ $theirs }|{ $mine }) zug nicht|ungedeckt|entblößt|verlassen|aufgegeben|freigegeben (mehr) (gedeckt|deckt|geschützt)
    was macht|bewirkt|bringt letzter|letzte|dieser|{ $theirs } zug
    was|wen letzte|zuletzt (gezogene) figur greift|angreift|bedroht|angegriffen (an)
phrases-loose-position-text =
    stellung|brett|position text|textform|schriftlich|geschrieben (zeigen|zeig|anzeigen|einblenden|ausblenden|darstellen|verstecken|schreiben|anzeige)
    blende|zeig|zeige|verstecke|schreib|schreibe stellung|brett|position text|textform|schriftlich (ein|aus|an|hin)
    stellungstext|textstellung|textansicht|textdarstellung|textbrett (zeigen|anzeigen|einblenden|ausblenden|ein|aus|an)
    zeig|zeige|blende|anzeigen stellungstext|textstellung|textansicht|textdarstellung|textbrett (ein|aus|an)
    text stellung|position (ein|aus|an|zeigen|anzeigen|einblenden|ausblenden)
phrases-loose-copy-position =
    fen|stellung|position|fen-string (als) (fen) kopieren|kopiere|kopier|zwischenablage|ablage
    kopiere|kopier|gib|zeig|exportiere|exportieren ({ $mine }) (aktuelle) fen|stellung|position (fen) (zwischenablage)
    fen stellung|position|code|string|notation
    stellung|position fen
phrases-loose-can-win =
    kann|hat|könnte { $color } (überhaupt|theoretisch|noch|eigentlich|hier) (überhaupt|noch) gewinnen|mattsetzen|matt|gewinnchancen (setzen)
    hat|reicht { $color } (noch|überhaupt) (genug|genügend|ausreichend|ausreichendes) material|figuren|mattmaterial|gewinnchancen|siegchancen (gewinnen|matt|mattsetzen|mattzusetzen|gewinn|sieg)
    reicht material (von|für) { $color } (matt|gewinnen|mattsetzen|gewinn|sieg)
    { $color } (noch) gewinnchancen|siegchancen|gewinnmöglichkeit|gewinnmöglichkeiten|mattmaterial
    kann { $color } partie|spiel (noch) gewinnen
phrases-loose-explore-by-touch =
    brett|schachbrett|felder (mit) finger|fingern|berührung|berühren|hand (abtasten|erkunden|ertasten|erforschen|fühlen)
    brett|schachbrett|felder abtasten|ertasten|erkunden|erforschen|erfühlen|befühlen|erkundung|entdecken|tasten
    (mit) finger|fingern erkunden|ertasten|fühlen|erforschen|entdecken
    tastmodus|tasterkundung|erkundungsmodus|tasten|berührungserkundung (ein|aus|an|beenden|starten)
    erkunde|ertaste|taste brett|schachbrett|felder
    erkunden|ertasten|abtasten beenden|starten|aufhören|ausschalten|einschalten
phrases-loose-blindfold =
    blind|blindlings|blindschach|blindspiel|blindpartie (spielen|spiele|spielt|modus)
    spiele|spielen blind
    blindmodus|blindspielmodus|blindschach|blindspiel|blindpartie (ein|aus|an|einschalten|ausschalten|beenden|starten|aktivieren)
    schalt|schalte|mach|starte|beende blindmodus|blindspiel|blindschach|blindspielmodus (ein|aus|an)
    ohne brett|ansicht|hinsehen|sehen spielen
    augen verbinden|zu|verbunden
phrases-loose-hide-pieces =
    (alle) figuren|steine verstecken|verbergen|ausblenden|verdecken|wegblenden|unsichtbar|verschwinden (machen)
    alle figuren|steine weg (machen)
    versteck|verstecke|verbirg|verberge|blende|verdeck|verdecke|entferne (alle) figuren|steine (aus)
    figuren|steine nicht|keine zeigen|anzeigen|sehen|sichtbar
    leeres|leere brett zeigen|anzeigen|zeig|zeige
    brett|schachbrett verstecken|verbergen|ausblenden
    versteck|verstecke|verbirg brett|schachbrett
phrases-loose-show-own-pieces =
    nur { $mine }|eigene|eigenen (eigenen|eigene) figuren|steine (zeigen|anzeigen|zeig|sehen|einblenden|sichtbar)
    zeig|zeige|anzeigen|zeigen nur|bloß|ausschließlich|lediglich { $mine }|eigene|eigenen (eigenen|eigene) figuren|steine
    { $theirs } figuren|steine verstecken|verbergen|ausblenden|verdecken|unsichtbar|versteck|verstecke|verbirg
    eigene|eigenen figuren|steine zeigen|anzeigen|zeig|zeige|sehen
phrases-loose-show-last-move =
    nur|bloß (zuletzt|letzte) gezogene|gezogenen|bewegte|bewegten figur|stein (zeigen|anzeigen|zeig|sehen)
    nur|bloß letzten|letzte|letzter zug|figur (zeigen|anzeigen|zeig|sehen|sichtbar)
    zuletzt|letzte gezogene|gezogenen|bewegte figur|stein (zeigen|anzeigen|zeig)
phrases-loose-silent-board =
    brett|schachbrett stumm|still|schweigen|schweigt|schweigend|ruhig|lautlos|leise|schweig|verstummen (schalten|sein|machen|soll|stellen|bleiben)
    brett|schachbrett (soll) nicht|nichts|kein|keine|wieder sprechen|sagen|reden|antworten|ansagen|laut|vorlesen (mehr)
    feldansage|feldansagen|brettansage|brettansagen aus|an|ein|abschalten|ausschalten|einschalten|abstellen
    stummes|stilles|schweigendes brett|schachbrett
phrases-loose-board =
    geh|gehe|spring|springe|wechsle|wechsel|bring|bringe|führe|navigiere|zurück|fokus ({ $mine }) aufs|auf|zum|ins brett|schachbrett
    aufs|ins|zum brett|schachbrett (gehen|springen|wechseln|zurück)
    brett|schachbrett fokus|fokussieren|aktivieren|gehen|wechseln|springen
phrases-loose-go-to-square =
    geh|gehe|spring|springe|navigiere|wechsle|fokus|cursor|bring|zeig|gehen|springen feld { $square }
    navigiere|fokus|fokussiere|fokussieren|cursor|markiere|anspringen (feld) { $square }
    brett feld { $square }
phrases-loose-game-start =
    anfang|start|beginn|startstellung partie|spiel|spiels (zeigen|gehen|zurück|springen)
    (geh|gehe|spring|springe) zurück|ganz anfang|start|beginn|anfangsstellung|ausgangsstellung|grundstellung|ausgangsposition|startstellung|startposition (partie|spiel)
    zeig|zeige|anzeigen|zeigen|geh|gehe|spring|springe anfang|beginn|anfangsstellung|ausgangsstellung|grundstellung|startstellung|startposition|ausgangsposition
    (geh|gehe) ganz zurück|anfang
    erster|ersten|erste zug|stellung zeigen|zeig|springen|geh|gehe|spring
phrases-loose-set-up =
    (selbst|eigene|bestimmte|andere|eine) stellung|position aufbauen|aufstellen|eingeben|einrichten|aufsetzen|bearbeiten|editieren|eintippen|vorgeben
    baue|bau|stelle|stell|gib|richte|bauen stellung|position|figuren auf|ein (selbst)
    (aus|von) bestimmten|eigenen|gegebenen|anderen stellung|position spielen|starten|beginnen
    figuren|brett selbst|selber aufstellen|aufbauen
    stellung|position selbst|selber aufbauen|eingeben|aufstellen
    fen eingeben|laden|einfügen
phrases-loose-clock-alone =
    nur schachuhr|uhr (haben|anzeigen|benutzen|stellen|nutzen|verwenden|brauche)
    schachuhr|uhr allein|alleine|einzeln|solo|ohne (partie|spiel)
    schachuhr stellen|einstellen|benutzen|öffnen|nutzen|verwenden|brauche
    schachuhr|uhr (für) echtes|richtiges|echtem|richtigem|eigenes|reales|echten|richtigen|physisches|holzbrett|echte|richtige brett|schachbrett|holzbrett|partie
    brauche|möchte|will schachuhr
phrases-loose-feel-clock =
    uhr|uhren|schachuhr|zeit|zifferblatt|ziffernblatt|zeiger fühlen|ertasten|tasten|abtasten|spüren|befühlen|erfühlen|betasten
    fühl|fühle|taste|ertaste|befühle uhr|uhren|schachuhr|zeit|zifferblatt|zeiger (ab)
    zifferblatt|ziffernblatt zeigen|öffnen|zeig|zeige
    uhr (mit) finger|fingern|zeigern|zifferblatt
phrases-loose-reset-keys =
    tasten|tastenbelegung|tastenkürzel|tastatur|tastaturbelegung|tastenkombinationen|shortcuts|kürzel|tastaturkürzel (alle|wieder) zurücksetzen|zurückstellen|wiederherstellen|standard|standardbelegung|ursprung|zurück
    setz|setze|stell|stelle (alle) tasten|tastenbelegung|tastenkürzel|tastatur|tastaturbelegung|tastenkombinationen|shortcuts (wieder) zurück|standard
    standardtasten|standardbelegung|standardtastenbelegung (wiederherstellen|laden|setzen)
    ursprüngliche|ursprünglichen|voreingestellte|voreingestellten|alte|alten tasten|tastenbelegung|tastenkürzel|belegung
phrases-loose-moves-of-it =
    wohin|wo kann|darf|könnte { $theirs }|diese|dieser (figur|stein|{ $pieces }) (hin|ziehen|gehen)
    wohin|wo kann|darf|könnte hin (gehen|ziehen)
    wohin|wo kann|darf|könnte figur|stein (hin|ziehen|gehen)
    was kann|könnte figur|stein|diese|dieser|{ $theirs } (figur|stein|machen|tun|ziehen)
    (welche) züge|zugmöglichkeiten|möglichkeiten|felder (hat) figur|stein|diese|dieser (figur)
    wohin kann|darf { $mine } damit (ziehen|gehen)
    wohin damit

## phrases-table

phrases-table-call-move =
    ansage { $rest }
    sage { $rest } an
    (ich) sage an { $rest }
    ich sage { $rest } an
    { $rest } ansagen
    zug ansagen { $rest }
    mein zug ist|lautet { $rest }
phrases-table-call-placed-move =
    zug ansagen
    ansagen
    (den|meinen) zug ansagen
    sage ihn|es an
    sage (den|meinen) zug an
    ich sage ihn|es an
    ich sage (den|meinen) zug an
phrases-table-correct-call =
    korrigiere { $rest }
    ich korrigiere (mich) (auf|zu) { $rest }
    korrektur { $rest }
    berichtigung { $rest }
    (nein) ich meinte { $rest }
    versprochen { $rest }
    ich habe mich versprochen { $rest }
    ich wollte { $rest } sagen
phrases-table-repeat-call =
    zug wiederholen
    ich wiederhole (ihn|es)
    ich wiederhole (den|seinen|ihren) zug
    wiederhole ihn
    wiederhole (den|seinen|ihren) zug
    den zug wiederholen
    ansage wiederholen
    wiederhole die ansage
phrases-table-repeat-move =
    wiederhole { $rest }
    ich wiederhole { $rest }
    (ich) wiederhole (den) zug { $rest }
    { $rest } wiederholen
    wiederholung { $rest }
    ich habe { $rest } gehört
    gehört { $rest }
phrases-table-execute-call =
    auf meinem brett ausführen
    ausführen
    (den) zug ausführen
    (ich) führe ihn|es aus
    (ich) führe (den) zug aus
    (ich) führe ihn|es auf meinem brett aus
    (ich) führe (den) zug auf meinem brett aus
    mache ihn|es auf meinem brett
phrases-table-execute-move =
    führe { $rest } aus
    ich führe { $rest } aus
    (ich) führe { $rest } auf meinem brett aus
    { $rest } ausführen
    ausführen { $rest }
    auf meinem brett { $rest }
    { $rest } auf meinem brett
phrases-table-place-move =
    setze { $rest }
    stelle { $rest }
    stecke { $rest }
    ziehe { $rest }
    ich setze|stelle|stecke|ziehe { $rest }
    { $rest } setzen|stellen|stecken|ziehen
phrases-table-take-off =
    nimm { $square } weg
    { $square } weg
    { $square } wegnehmen|entfernen|herunternehmen
    entferne (die|den) (figur|bauern) (auf|von) { $square }
    nimm { $square } herunter|heraus
    nimm (die|den) figur|bauern auf|von { $square } weg|herunter
    ich nehme { $square } weg|herunter
phrases-table-put-piece-back =
    zurückstellen
    zurückstecken
    stelle|setze|stecke zurück
    (ich) stelle|setze|stecke alles|sie|ihn|es zurück
    (ich) stelle|setze|stecke (die) figur|figuren zurück
    (die) figur|figuren zurückstellen|zurücksetzen|zurückstecken
    alles zurück
phrases-table-write-move =
    schreibe { $rest }
    schreibe { $rest } auf
    notiere { $rest }
    ich schreibe|notiere { $rest }
    ich schreibe { $rest } auf
    { $rest } notieren|aufschreiben|mitschreiben
    trage { $rest } ein
phrases-table-write-next-move =
    zug notieren
    notieren
    (den) zug notieren|aufschreiben|mitschreiben
    aufschreiben
    (ich) notiere|schreibe ihn|es (auf)
    (ich) notiere|schreibe den zug (auf)
    trage ihn|es ein
phrases-table-ask-moves =
    züge erfragen
    frage nach (den) zügen
    frage nach (der) zugzahl
    ich frage nach (den|der) zügen|zugzahl
    frage meinen|den assistenten nach (den) zügen
    assistent (wie) (viele) züge
    sag|sage mir die züge|zugzahl
phrases-table-ask-time =
    zeit erfragen
    frage nach (der) zeit
    frage nach (der) verbrauchten zeit
    ich frage nach (der) (verbrauchten) zeit
    frage meinen|den assistenten nach (der) zeit
    assistent (wie) (viel) zeit
    sag|sage mir die zeit
phrases-table-tell-moves =
    züge mitteilen
    zugzahl mitteilen
    (ich) teile (die) züge|zugzahl mit
    sage ihm|ihr (die) züge|zugzahl
    nenne (die) züge|zugzahl
    die züge mitteilen|nennen
phrases-table-tell-time =
    zeit mitteilen
    verbrauchte zeit mitteilen
    (ich) teile (die) (verbrauchte) zeit mit
    sage ihm|ihr (die) zeit
    nenne (die) (verbrauchte) zeit
    die zeit mitteilen|nennen
phrases-table-compare-boards =
    bretter vergleichen
    vergleiche (die|beide|unsere) bretter
    (die|beide|unsere) bretter vergleichen
    ich vergleiche (die|beide) bretter
    stimmen die bretter überein
    sind die bretter gleich
    brettvergleich
phrases-table-mend-board =
    mein brett berichtigen
    berichtige|korrigiere (mein|das) brett
    (mein|das) brett berichtigen|korrigieren|richtigstellen
    stelle mein|das brett richtig
    ich berichtige mein brett
    bringe mein brett in ordnung
phrases-table-compare-scores =
    mitschriften vergleichen
    vergleiche (die|beide|unsere) mitschriften|partieformulare|formulare
    (die|beide) mitschriften|partieformulare|formulare vergleichen
    ich vergleiche (die) mitschriften|partieformulare
    stimmen die mitschriften|partieformulare überein
    sind die mitschriften|partieformulare gleich
phrases-table-read-conditions =
    bedingungen
    spielbedingungen
    (die) bedingungen|spielbedingungen vorlesen|lesen
    lies (die) bedingungen|spielbedingungen (vor)
    welche bedingungen gelten
    was wurde|ist vereinbart
    nenne (die) bedingungen
phrases-table-adjourn =
    partie vertagen
    vertagen
    vertage (die) partie
    ich vertage (die) (partie)
    (die) partie vertagen|abbrechen
    vertagung
    hängepartie

## phrases-clock

phrases-clock-clock-press =
    drücken
    uhr
    (die|meine) uhr drücken
    drücke (die|meine) uhr
    gedrückt
    zug gemacht|ausgeführt|fertig
    (ich) (habe) gezogen
    fertig
    (bitte) (die|meine) uhr drücken|betätigen|umschalten (bitte)
    drücken bitte
    bitte drücken
    (ich) drücke
    ich drücke (die|meine) uhr
    ich habe gedrückt
    ich habe (die|meine) uhr gedrückt
    ich hab gezogen|gedrückt
    umschalten
    drück|drücke (bitte) (die) uhr
    (mein|der) zug (ist) gemacht|ausgeführt|fertig|gespielt
    ich habe (meinen) (zug) gemacht|ausgeführt|gespielt
    ich bin fertig
phrases-clock-clock-press-of =
    { $color } drückt
    { $color } hat gedrückt|gezogen
    { $color } gedrückt
    { $color } drücken
    drücke|drücken (für) { $color }
    { $color } hat (die|seine|ihre) uhr gedrückt
    { $color } drückt (die|seine|ihre) uhr
    { $color } hat (den|seinen|ihren|einen) zug gemacht|ausgeführt
    (uhr) (für) { $color } drücken
    (die) uhr für { $color } drücken
phrases-clock-clock-stop =
    anhalten
    stopp
    stop
    pause
    (die) uhr|uhren anhalten|stoppen
    halte (die) uhr|uhren an
    halt
    anhalten|stopp|stop|pause|halt bitte
    bitte anhalten|stopp|stop|pause|halt|stoppen
    (bitte) (die|beide) uhr|uhren anhalten|stoppen|stopp (bitte)
    stoppe|stopp|stop|halte (bitte) (die) uhr|uhren
    halte (bitte) (die|beide) uhr|uhren an
    uhr|uhren pausieren
    pausieren
    spiel|partie anhalten
phrases-clock-clock-restart =
    weiter
    fortsetzen
    start
    starten
    (die) uhr|uhren weiter|fortsetzen
    (die) uhr|uhren (wieder) starten
    es geht weiter
    los
    los geht's
    auf geht's
    los gehts
    beginnen
    weitermachen
    weiterspielen
    weiter|fortsetzen|starten|start bitte
    bitte weiter|fortsetzen|starten
    weiter geht's
    es geht los
    (bitte) (die|beide) uhr|uhren (wieder) starten|fortsetzen|einschalten|laufen (lassen) (bitte)
    starte (bitte) (die) uhr|uhren (wieder)
    (die|das) partie|spiel starten|beginnen|fortsetzen
phrases-clock-clock-charge-time =
    zeit berechnen
    berechnen
    zeit (wird) berechnet
    (die|diese) zeit berechnen (bitte)
    berechne (die|diese) zeit
phrases-clock-clock-do-not-charge-time =
    zeit nicht berechnen
    nicht berechnen
    zeit (wird) nicht berechnet
    (die|diese) zeit nicht berechnen (bitte)
    berechne (die|diese) zeit nicht
phrases-clock-clock-times =
    zeit
    zeiten
    beide zeiten|uhren
    bedenkzeiten
    wie viel zeit (ist) (übrig)
    wie viel|wieviel zeit (noch|bleibt|verbleibt|übrig)
    wieviel zeit (ist) noch (übrig)
    wie viel zeit ist noch (übrig|da)
    wie lange noch
    wie viel zeit haben (wir) (beide|beiden) (spieler|seiten) (noch)
    wie viel zeit hat jeder (noch)
    zeit|zeiten|uhren bitte
    uhren
    uhrenstand|zeitstand
    restzeit|restzeiten
    verbleibende|restliche zeit|zeiten
    wie stehen|steht (die) uhr|uhren|zeiten
    was zeigt|zeigen|sagt|sagen (die) uhr|uhren
    wie (sind|ist) (die) zeit|zeiten
    zeit beide|beider (spieler|seiten)
phrases-clock-clock-time-running =
    meine zeit
    meine uhr
    wie viel zeit habe ich
    wie viel zeit hab|habe ich (noch) (übrig)
    wieviel zeit hab|habe ich (noch) (übrig)
    wie viel zeit bleibt|verbleibt mir (noch)
    wieviel zeit bleibt|verbleibt mir (noch)
    wie lange hab|habe ich noch (zeit)
    wie viele minuten|sekunden hab|habe ich (noch)
    wie viel hab|habe ich noch
    wie viel bleibt mir (noch)
    meine restzeit|bedenkzeit
    meine restliche|verbleibende zeit
    meine zeit|uhr bitte
    was zeigt|sagt meine uhr
    wie viel (zeit) ist (noch) auf meiner uhr
    was steht auf meiner uhr
    wie (ist|steht) meine zeit|uhr
    (wie) (viel) zeit für mich
phrases-clock-clock-time-other =
    zeit des gegners
    zeit|uhr des gegners
    gegnerische|andere zeit|uhr
    zeit|uhr gegner
    wie viel zeit hat (mein|der|die|meine) er|sie|gegner|gegnerin (noch)
    wieviel zeit hat (mein|der|die|meine) er|sie|gegner|gegnerin (noch)
    wie viel zeit hast du (noch)
    wie viel zeit bleibt|verbleibt (meinem|dem) ihm|ihr|gegner (noch)
    wie lange hat (mein|der) er|sie|gegner noch (zeit)
    wie viele minuten|sekunden hat (mein|der) er|sie|gegner (noch)
    seine|ihre|deine zeit|uhr|restzeit
    zeit|uhr|restzeit (vom|meines|des) gegner|gegners
    gegnerzeit
    was zeigt|sagt (die) uhr des gegners
phrases-clock-clock-time-of =
    zeit { $color }
    zeit|uhr (von) { $color }
    { $color } zeit|uhr
    wie viel zeit hat { $color }
    wie viel zeit hat { $color } (noch) (übrig)
    wieviel zeit hat { $color } (noch) (übrig)
    wie viel zeit bleibt|verbleibt (für) { $color } (noch)
    wie lange hat { $color } noch (zeit)
    wie viele minuten|sekunden hat { $color } (noch)
    wie viel hat { $color } noch
    was hat { $color } noch (an) (zeit)
    wie viel zeit ist (noch) bei { $color }
    (die) zeit|uhr von { $color } bitte
    wie viel zeit (noch) (für) { $color }
    (verbleibende|restliche) zeit|restzeit (von|für) { $color }
    { $color } restzeit
    was zeigt|sagt (die) uhr von { $color }
    wie (ist|steht) (die) zeit|uhr von { $color }
phrases-clock-clock-moves =
    zugnummer
    züge
    zügezahl
    welcher|wievielter zug
    wie viele züge
    welcher|wievielter zug ist (es|das|jetzt)
    der wievielte zug (ist) (es|das)
    beim|in|bei welchem|wievielten zug sind wir
    beim wievielten zug
    welchen zug haben wir
    welche|wie zugnummer (ist) (es|das)
    wie ist die zugnummer
    wie viele züge (sind|wurden|haben) (wir) (schon) gespielt|gemacht
    wie viele züge schon|bisher
    anzahl (der) züge
    zugzahl
    gespielte züge
phrases-clock-clock-moves-of =
    züge { $color }
    züge|zugnummer (von) { $color }
    { $color } züge|zugnummer
    wie viele züge hat { $color }
    wie viele züge hat { $color } (schon) gemacht|gespielt|ausgeführt
    anzahl (der) züge von { $color }
    bei welchem zug ist { $color }
phrases-clock-clock-moves-to-control =
    züge bis zur kontrolle
    (wie) (viele) züge (noch) bis zur kontrolle|zeitkontrolle
    bis zur kontrolle|zeitkontrolle
    kontrolle
    (wie) (viele) züge (sind) (es) (noch) bis|vor|zur zur|der (nächsten) kontrolle|zeitkontrolle
    wie viele züge noch
    wann ist|kommt (die) (nächste) kontrolle|zeitkontrolle
    züge bis zeitkontrolle|kontrolle
phrases-clock-clock-moves-to-control-of =
    { $color } züge bis zur kontrolle
    { $color } züge bis zur kontrolle|zeitkontrolle
    { $color } bis zur kontrolle|zeitkontrolle
    züge (von) { $color } bis zur kontrolle|zeitkontrolle
    wie viele züge hat { $color } (noch) bis zur (nächsten) kontrolle|zeitkontrolle
    züge bis zur kontrolle|zeitkontrolle (von|für) { $color }
phrases-clock-clock-time-used =
    verbrauchte zeit
    (zeit) verbraucht
    wie viel zeit (ist) verbraucht
    wie viel zeit habe|hab ich (schon) verbraucht|gebraucht
    wieviel zeit (ist|wurde) verbraucht
    wie viel zeit (haben|wurde) (wir) verbraucht|gebraucht
    verbrauchte bedenkzeit
    zeitverbrauch
phrases-clock-clock-time-used-of =
    verbrauchte zeit { $color }
    verbrauchte zeit (von) { $color }
    { $color } verbraucht
    { $color } verbrauchte zeit
    wie viel zeit hat { $color } (schon) verbraucht|gebraucht
    wieviel zeit hat { $color } (schon) verbraucht
    zeitverbrauch (von) { $color }
phrases-clock-clock-period =
    periode
    zeitperiode
    zeitabschnitt
    welche periode|zeitperiode
    in welcher|welchem periode|zeitperiode|zeitabschnitt sind wir
    welcher zeitabschnitt (ist) (es|das)
    welche periode ist (es|das)
    welche periode läuft
phrases-clock-clock-period-of =
    periode { $color }
    periode|zeitperiode (von) { $color }
    { $color } periode|zeitperiode
    in welcher periode ist { $color }
    welche periode hat { $color }
    zeitabschnitt (von) { $color }
phrases-clock-clock-delay =
    aufschub
    verzögerung
    übriger aufschub
    wie viel aufschub|verzögerung
    wie viel|wieviel aufschub|verzögerung noch|bleibt|übrig
    wie viel aufschub|verzögerung ist noch (übrig)
    restlicher|verbleibender aufschub
    restliche|verbleibende verzögerung
phrases-clock-clock-whose =
    wessen uhr läuft
    wessen uhr
    welche uhr läuft
    wer ist am zug
    wer ist dran
    wer läuft
    wessen|welche uhr läuft gerade|jetzt
    wessen uhr ist an|dran
    wessen|welche uhr tickt
    bei wem läuft die|es (uhr)
    wer ist (gerade|jetzt) am zug|dran
    wer ist an der reihe
    wer zieht (jetzt|gerade)
    wer muss ziehen
    wessen zug (ist) (es|das)
    wer hat (den) zug
    läuft die|meine|eine|seine uhr
    laufen die uhren
    wessen zeit läuft
phrases-clock-clock-claim-flag =
    blättchen
    fallblättchen
    (das) blättchen (ist) gefallen
    zeitüberschreitung
    zeit überschritten
    fahne
    plättchen
    (die) fahne (ist) gefallen|unten
    (das) plättchen|fallblättchen (ist) gefallen|unten
    (das) blättchen (ist) unten
    (die) zeit (ist) abgelaufen|um
    (die) zeit ist rum|vorbei
    blättchenfall
    (ich) reklamiere (die) zeitüberschreitung
    zeitüberschreitung reklamieren
phrases-clock-clock-claim-flag-of =
    blättchen { $color }
    blättchen|fallblättchen|zeitüberschreitung (von) { $color }
    { $color } zeitüberschreitung
    { $color } hat (die) zeit überschritten
    fahne|plättchen (von) { $color }
    (die) fahne (von) { $color } (ist) gefallen|unten
    (das) blättchen|plättchen|fallblättchen (von) { $color } (ist) gefallen|unten
    (die) zeit von { $color } (ist) abgelaufen|um
    { $color } fahne|blättchen|plättchen (ist) (gefallen)
    bei { $color } ist (die|das) fahne|blättchen|plättchen gefallen
    { $color } hat (die) bedenkzeit überschritten
    { $color } hat durch|auf zeit verloren
phrases-clock-clock-illegal-move =
    regelwidriger zug
    regelwidrig
    illegaler zug
    illegal
    das war|ist illegal|regelwidrig
    das war|ist ein regelwidriger|illegaler|unmöglicher|ungültiger zug
    der zug war|ist illegal|regelwidrig|unmöglich|ungültig
    unmöglicher|ungültiger zug
    regelwidriger|illegaler zug bitte
    (ich) reklamiere (einen) regelwidrigen|illegalen zug
phrases-clock-clock-illegal-move-of =
    regelwidriger zug { $color }
    regelwidriger|illegaler zug (von) { $color }
    regelwidrig { $color }
    { $color } regelwidriger|illegaler zug
    unmöglicher|ungültiger zug (von) { $color }
    illegal { $color }
    { $color } hat (einen) regelwidrigen|illegalen|unmöglichen|ungültigen zug gemacht|gespielt|ausgeführt
    (der) zug von { $color } war|ist regelwidrig|illegal|unmöglich|ungültig
    { $color } hat regelwidrig|illegal gezogen
phrases-clock-clock-time-control =
    bedenkzeit
    zeitkontrolle
    was ist eingestellt
    welche bedenkzeit|zeitkontrolle (ist) (es|das)
    welche bedenkzeit|zeitkontrolle spielen|haben|gilt (wir)
    wie lautet|ist die bedenkzeit|zeitkontrolle
    was ist die bedenkzeit|zeitkontrolle
    wie ist die uhr eingestellt|gestellt
    einstellung|einstellungen
    welcher|welches zuschlag|inkrement|bonus
    wie viel|hoch zuschlag|inkrement|bonus
    (wie) (hoch) (ist) der zuschlag
    zuschlag
    inkrement
phrases-clock-clock-feel =
    uhr fühlen
    zifferblatt
    zifferblätter
phrases-clock-repeat =
    wiederholen
    noch einmal
    nochmal
    wiederhole
    wie bitte
    noch mal
    noch einmal|nochmal bitte
    bitte wiederholen|noch|nochmal (einmal)
    wiederhole|wiederholen bitte|das
    was hast du gesagt
phrases-clock-sound-on =
    ton an
    ton ein
phrases-clock-sound-off =
    ton aus
    stumm
phrases-clock-reset-keys =
    tasten zurücksetzen
    alle tasten zurücksetzen
    tasten wie am anfang
phrases-clock-help =
    hilfe
    befehle
    was kann ich sagen
    hilfe bitte
    bitte hilfe
    was kann ich eingeben|tun
    welche befehle (gibt) (es)
phrases-clock-help-for =
    hilfe zu { $rest }
    hilfe { $rest }
    hilfe für { $rest }

## phrases-set-up

phrases-set-up-remove =
    entferne { $rest }
    nimm|entfernen|lösche|loesche|wegnehmen { $rest }
    { $rest } weg
    { $rest } entfernen|wegnehmen|löschen
    leere|räume { $rest }
    { $rest } leeren|räumen
phrases-set-up-move =
    ziehe { $rest }
    zieh|versetze|verschiebe|setze|bewege { $rest }
    { $rest } versetzen|verschieben|ziehen
phrases-set-up-clear =
    brett leeren
    leere (das) brett
    leeres brett
    (das) (ganze) brett leer|leeren
    alles weg|entfernen
    leeren
    räume (das) brett (ab)
    (das) brett abräumen|räumen
    alle figuren weg|entfernen
    entferne|nimm alle figuren (weg)
phrases-set-up-starting-position =
    grundstellung
    (die) grundstellung|anfangsstellung|ausgangsstellung (aufbauen)
    neues brett
    stelle|stell|baue|bau (die) grundstellung|anfangsstellung|ausgangsstellung (auf)
phrases-set-up-chess960 =
    schach960 { $number }
    chess960|schach960|schach-960 (stellung) (nummer) { $number }
    schach 960 (stellung) (nummer) { $number }
phrases-set-up-chess960-on =
    schach960
    chess960|schach960|schach-960
    schach 960
    fischerschach
    fischer random
phrases-set-up-chess960-off =
    normales schach
    kein schach960|chess960
    normales|übliches|uebliches|gewöhnliches schach
    normale rochade
phrases-set-up-as-in-game =
    wie in der partie
    wie in (der|meiner) partie
    (die) stellung der|meiner partie
phrases-set-up-to-move =
    { $color } am zug
    { $color } (ist) am zug
    { $color } zieht
    { $color } ist dran
    { $color } (ist) an der reihe
    jetzt|nun ist { $color } dran
    jetzt|nun ist { $color } am zug
    jetzt|nun ist { $color } an der reihe
    am zug ist { $color }
    es|jetzt|nun zieht { $color }
    { $color } beginnt
    { $color } fängt an
    { $color } soll ziehen
    { $color } hat den zug
    jetzt|nun kommt { $color }
phrases-set-up-undo =
    rückgängig
    rueckgaengig|rückgängig (machen)
    zurück|zurueck
    nimm (es|das) zurück|zurueck
phrases-set-up-read =
    stellung vorlesen
    (die) stellung (vorlesen|lesen)
    lies (die) stellung (vor)
    was steht (da)
    was steht auf dem brett
phrases-set-up-possible =
    geht das
    ist das|es möglich|moeglich|erlaubt
    prüfe|pruefe (die) (stellung)
    (stellung) prüfen|pruefen
    was fehlt|stimmt (nicht)
phrases-set-up-fen =
    fen { $rest }
    stellung fen { $rest }
phrases-set-up-play =
    spielen
    (von) (hier) spielen
    (ab) hier spielen
    spiele|starte|start|beginne (hier)
    partie beginnen
phrases-set-up-play-as =
    spielen mit { $color }
    spielen|spiele (mit|als) { $color }
    ich spiele|nehme|bin (mit|als) { $color }
phrases-set-up-play-computer =
    gegen den computer spielen
    (spielen) gegen (den) computer (spielen)
    computer
phrases-set-up-play-beside =
    zu zweit spielen
    zu zweit (spielen)
    (mit) jemandem daneben (spielen)

## elements

chess-board = Schachbrett
clocks = Uhren
press-clock = Uhr drücken
clock-flag = Das Blättchen ist gefallen.
white = Weiß
black = Schwarz
clock-press-white = Uhr von Weiß drücken
clock-press-black = Uhr von Schwarz drücken
clock-running = Läuft
clock-waiting = Nicht gestartet
clock-state-stopped = Angehalten
clock-not-running = Läuft nicht
clock-one-move = Ein Zug bis zur Zeitkontrolle
clock-moves = { $moves } Züge bis zur Zeitkontrolle
clock-counter = Abgeschlossene Züge: { $moves }
clock-delay = Verzögerung: { $time }
clock-period-shown = Zeitperiode { $period }
clock-period-of = Zeitperiode { $period } von { $count }
clock-earlier-flag = Das Blättchen fiel in Zeitperiode { $period }.
what-was-said = Was gesagt wurde
all-messages = Alle Meldungen
your-move = Ihr Zug
make-move = Ziehen
promotion-choice = Umwandeln in
score-column-move = Zug
score-read = Mitschrift vorlesen
score-copy = Kopieren
score-save = Als PGN speichern
score-caption = Mitschrift
score-caption-white = Mitschrift von Weiß
score-caption-black = Mitschrift von Schwarz
score-line-not-written = nicht aufgeschrieben
score-audio-note = Sprachnotiz
score-play = Abspielen
score-draw-offered = Remis angeboten

## elements-late

dial-white = Zifferblatt von Weiß
dial-black = Zifferblatt von Schwarz
laws = Regeln
time = Bedenkzeit
time-in-words = Eigene, in Worten …
time-words = Bedenkzeit in Worten
time-words-hint = Etwa „90 Minuten für 40 Züge, dann 30, mit 30 Sekunden je Zug“, „5+3“, „Blitz“ oder „Weiß 5 Minuten, Schwarz 3“.
time-understood = Verstanden:
tempo-standard = Klassisch
tempo-rapid = Schnellschach
tempo-blitz = Blitz

## page-shell

leave-for-position = Dieser Link öffnet eine andere Stellung. Ihre Partie dafür verlassen? Sie bleibt auf diesem Gerät.
leave-no = Nein, zurück zu meiner Partie
leave-yes = Ja, die Stellung öffnen
update-ready = Eine neue Version von Anna–Hector ist bereit.
update-now = Jetzt installieren
take-over = Das Fenster mit der Partie antwortet nicht. Hier weiterspielen? Jenes Fenster speichert dann nichts mehr.
take-over-no = Nein, auf jenes Fenster warten
take-over-yes = Ja, hier weiterspielen
page-game = Partie
page-table = Partie am Tisch
page-help = Hilfe
page-about = Über Anna–Hector
page-guide = Nach Gehör lernen
title-of-page = { $page } – Anna–Hector
title-to-move = { $page } – { PLAYER($turn) } am Zug
title-over = { $page } – beendet

## page-focus

focus-list = { $label }, { $chosen }, Liste
focus-button = { $label }, Schaltfläche
focus-slider = { $label }, Schieberegler, { $value }
focus-chosen = { $label }, gewählt
focus-not-chosen = { $label }, nicht gewählt
focus-on = { $label }, an
focus-off = { $label }, aus
focus-field = { $label }, Eingabefeld
focus-field-value = { $label }, Eingabefeld, { $value }

## page-shared

load-missing = Ein Teil von Anna–Hector konnte nicht geladen werden.
load-again = Noch einmal versuchen
stop-clocks = Uhren anhalten
start-clocks-again = Uhren wieder starten
start-clocks = Uhren starten
clock-alone = Eine Uhr stellen …
new-game = Neue Partie
clock-alone-heading = Uhr
feel-the-clock = Die Uhr fühlen
saved-games = Partien auf diesem Gerät
set-up-position = Stellung aufbauen
keys = Tasten
keep-safe-what = Bittet den Browser, Ihre Partien nicht zu löschen, wenn der Platz knapp wird.
keep-safe = Meine Partien sichern
back-to-game = Zurück zur Partie
sound = Ton
letter-keys = Einzelne Buchstaben und Ziffern auf dem Brett sind Tasten
settings = Einstellungen
promote-queen = Dame
promote-rook = Turm
promote-bishop = Läufer
promote-knight = Springer
charge-white = Weiß die Abwesenheit berechnen
do-not-charge-white = Weiß die Abwesenheit nicht berechnen
charge-black = Schwarz die Abwesenheit berechnen
do-not-charge-black = Schwarz die Abwesenheit nicht berechnen
minutes = Minuten
language = Sprache
language-browser = Wie im Browser
who-speaks = Wer spricht?
how-called = Wie werden Züge angesagt?
who-screen-reader = Mein Screenreader
who-app = Anna–Hector
who-both = Beide, jede ihren Teil
white-to-move = Zug { $number }: Weiß ist am Zug.
black-to-move = Zug { $number }: Schwarz ist am Zug.
style-fide = Nach FIDE
style-fide-names = FIDE-Namen in dieser Sprache
style-plain = Einfache Worte
style-nato = NATO-Alphabet
style-algebraic = Kurznotation
style-uci = UCI
score-heading = Partieformular
score-compare = Mitschriften vergleichen

## page-start

more-choices = Weitere Möglichkeiten
opponent = Gegner
computer = Computer
player-beside-you = Spieler neben Ihnen
level = Stufe
your-colour = Ihre Farbe
by-lot = Durch Los
start = Beginnen
level-lowest = 1, für Anfänger
level-highest = 8, volle Stärke
level-number = { $level }
speech = Sprachausgabe
new-game-heading = Neue Partie
table-link-heading = Am Tisch
table-link-about = Eine Partie nach den Regeln für sehbehinderte Spieler, mit Assistenten, Schiedsrichter und zwei Brettern.
table-link = Eine Partie am Tisch vorbereiten …
clock-alone-about = Nur eine Uhr, für eine Partie auf echten Brettern.
start-about = Schach nach Gehör, mit den Fingern und mit der Tastatur, auch ohne Netz.
start-learn = Nach Gehör lernen, in fünf Minuten
continue-game = Weiterspielen
first-call = Züge werden auf FIDE-Art angesagt: „Springer Gustav eins Felix drei“. Sie können stattdessen einfache Worte wählen.

## page-conditions

time-none = Ohne Uhr
time-90 = 90 Minuten für 40 Züge, dann 30 Minuten, mit 30 Sekunden je Zug
time-60 = 60 Minuten
time-25-10 = 25 Minuten, mit 10 Sekunden je Zug
time-15-10 = 15 Minuten, mit 10 Sekunden je Zug
time-10 = 10 Minuten
time-5-3 = 5 Minuten, mit 3 Sekunden je Zug
time-3-2 = 3 Minuten, mit 2 Sekunden je Zug
time-own = Eigene …
play-casual = Freie Partie
play-strict = Streng, wie im Turnier
play-casual-means = Unmögliche Züge werden mit dem Grund abgelehnt, Schach wird angesagt, und Züge lassen sich zurücknehmen.
play-strict-means = Das Programm gibt keine Hinweise, eine berührte Figur muss gezogen werden, und Sie drücken die Uhr selbst, mit H.
start-usual = Üblich
start-by-lot = Chess960 durch Los
start-by-number = Chess960 nach Nummer …
summary-number = Chess960 Nummer { $number }
summary-touch = berührte Figuren müssen gezogen werden
summary-press = Uhr von Hand gedrückt
summary-warnings = Zeitwarnungen erlaubt
summary-rapid = Schnellschach nach eigenen Regeln
summary-blitz = Blitz nach eigenen Regeln
summary-draw-moves = kein vereinbartes Remis vor Zug { $number }
summary-no-draws = kein vereinbartes Remis
supervision-rapid = Schnellschach wird gespielt nach
supervision-blitz = Blitz wird gespielt nach
supervision-adequate = den Wettkampfregeln, mit genug Schiedsrichtern ({ $article })
supervision-inadequate = seinen eigenen Regeln ({ $article })
agreed-draws-allowed = erlaubt
agreed-draws-moves = erst nach einer Zahl von Zügen …
agreed-draws-never = nicht erlaubt
draw-moves = Züge jedes Spielers, bevor Remis vereinbart werden darf
white-minutes = Minuten für Weiß
white-seconds = Sekunden je Zug für Weiß
seconds-a-move = Sekunden je Zug
uneven = Andere Bedenkzeit für Schwarz
black-minutes = Minuten für Schwarz
black-seconds = Sekunden je Zug für Schwarz
play = Spielweise
warnings-allowed = Die Regeln der Veranstaltung erlauben Zeitwarnungen
start-position = Anfangsstellung
lot-drawn = Das Los wird gezogen, wenn die Partie beginnt.
touch-binds = Eine berührte Figur muss gezogen werden
press-by-hand = Die Uhr wird von Hand gedrückt, mit H
agreed-draws = Remis durch Vereinbarung
chess960-number = Nummer, 0 bis 959
error-minutes = Von 0 bis { $most } Minuten, als ganze Zahl.
error-no-time = Minuten und Sekunden können nicht beide 0 sein.
error-seconds = Von 0 bis { $most } Sekunden, als ganze Zahl.
error-draw-moves = Eine ganze Zahl von Zügen, von 1 bis { $most }.
error-number = Von 0 bis { $most }, als ganze Zahl.

## page-game

act-menu = Aktionen
resign-question = Diese Partie aufgeben?
resign-yes = Ja, aufgeben
accept-question = Remis annehmen? Die Partie ist dann beendet.
accept-yes = Ja, annehmen
play-on = Nein, weiterspielen
illegal-move = Der letzte Zug war regelwidrig
touched-piece = Eine andere Figur wurde berührt
pressed-without-move = Die Uhr wurde gedrückt, ohne dass gezogen wurde
pawn-unpromoted = Ein Bauer wurde nicht umgewandelt
offer-draw = Remis anbieten
accept-draw = Remis annehmen
refuse-draw = Remis ablehnen
claim-draw-menu = Remis beantragen …
adjust-pieces = Figuren zurechtrücken
claim-flag = Blättchen reklamieren
press-clock-menu = Uhr drücken
resign-menu = Aufgeben …
resign = Aufgeben
take-back = Zurücknehmen
move-now = Computer, zieh jetzt
try-computer-again = Computer neu starten
play-again = Noch einmal spielen
blindfold = Blindspiel
full-screen = Vollbild
save-game = Partie als PGN speichern
ask-last-move = Letzter Zug
ask-last-capture = Zuletzt geschlagen
ask-piece-lists = Figurenlisten
ask-position = Ganze Stellung
ask-clocks = Beide Uhren
ask-my-clock = Eigene Uhr
ask-other-clock = Uhr des Gegners
say-again = Noch einmal sagen
look-through = Partie durchgehen
back-in-game = Zurück in der Partie
forward-in-game = Vor in der Partie
menu-of-acts = Menü der Aktionen
turn-board = Brett drehen
board-larger = Brett größer
board-smaller = Brett kleiner
mute = Ton ganz aus
explore-by-touch = Mit dem Finger abtasten
board = Brett
move-entry = Zugeingabe
bar-ask = Fragen
bar-actions = Aktionen
bar-view = Ansicht
shown-last-move = Letzter Zug: { $move }.
shown-at-move = Sie sehen die Stellung nach Zug { $number }.
shown-at-start = Sie sehen den Anfang der Partie.
result = Ergebnis
shown-present = Zurück zur jetzigen Stellung
face-moves = Züge
face-said = Was gesagt wurde
face-position = Stellung
face-position-text = Stellung als Text
seat-you = Sie
seat-computer = Computer, Stufe { $level }
move-which = Welcher Zug?
no-such-move = Keiner davon
make-this-move = Diesen Zug ausführen?
no-move = Nein
yes-move = Ja

## page-claim

claim-title = Remis beantragen
claim-ground = Begründung
claim-go-on = Beantragen …
cancel = Abbrechen
claim-where = Die Stellung
claim-on-board = steht auf dem Brett
claim-by-move = entsteht durch meinen nächsten Zug
claim-move = Der beabsichtigte Zug
claim-yes = Ja, beantragen
claim-move-missing = Geben Sie den beabsichtigten Zug ein.
claim-threefold = Dreimal dieselbe Stellung
claim-fifty = Fünfzig Züge
claim-cannot-win = Mein Gegner kann mit normalen Mitteln nicht gewinnen
claim-no-effort = Mein Gegner versucht nicht, mit normalen Mitteln zu gewinnen
claim-ask-threefold = Remis beantragen: Dieselbe Stellung steht zum dritten Mal auf dem Brett?
claim-ask-threefold-move = Remis beantragen: Dieselbe Stellung entsteht durch { $move } zum dritten Mal?
claim-ask-fifty = Remis beantragen: Fünfzig Züge ohne Schlagen und ohne Bauernzug sind gemacht?
claim-ask-fifty-move = Remis beantragen: Mit { $move } sind fünfzig Züge ohne Schlagen und ohne Bauernzug gemacht?
claim-ask-cannot-win = Remis beantragen: Der Gegner kann mit normalen Mitteln nicht gewinnen?
claim-ask-no-effort = Remis beantragen: Der Gegner versucht nicht, mit normalen Mitteln zu gewinnen?
claim-offer = Ein falscher Antrag ist auch ein Remisangebot.
claim-ends-game = Ohne Schiedsrichter beendet dieser Antrag die Partie hier; über das Ergebnis muss jemand anders entscheiden.
claim-bound = Ist der Antrag falsch, muss der beabsichtigte Zug gespielt werden.
claim-no-clock = Ohne Uhr kostet ein falscher Antrag keine Zeit.
claim-gives-one = Ein falscher Antrag gibt dem Gegner eine Minute.
claim-gives-two = Ein falscher Antrag gibt dem Gegner zwei Minuten.
claim-gives-three = Ein falscher Antrag gibt dem Gegner drei Minuten.
claim-gives = Ein falscher Antrag gibt dem Gegner { $minutes } Minuten.
claim-takes = Er nimmt die Hälfte Ihrer eigenen Zeit, höchstens { $most } Minuten; haben Sie nicht mehr als { $above } Minuten, so behalten Sie { $left } davon.

## page-help

commands-title = Getippte Befehle
help-search = Hilfe durchsuchen
help-found-for = Gefunden zu „{ $text }“
help-found = { $count } gefunden
help-none = Nichts gefunden zu „{ $text }“. Suchen Sie nach einer Taste oder nach dem, was Sie tun möchten, etwa „Uhr“ oder „Remis“.
help-here-board = Was Sie auf dem Brett tun können
help-here-entry = Was Sie in „{ $field }“ tippen können
help-here-board-entry = Was Sie auf dem Brett tun können, das Sie eingeben
help-here-dial = Was Sie auf dem Zifferblatt tun können
help-here-clock = Was Sie an der Uhr tun können
help-here-assistant = Was Sie auf der Seite der Assistenz tun können
help-here-arbiter = Was Sie auf der Seite des Schiedsrichters tun können
help-here-game = Was Sie in der Partie tun können
help-here-page = Was Sie auf der Seite „{ $page }“ tun können
help-here-anywhere = Was Sie auf jeder Seite tun können
help-escape = Escape führt dorthin zurück, wo Sie waren.
help-not-now = Jetzt nicht möglich
help-topics = Themen
help-words = Tippen oder sagen:
help-changed = geändert
help-no-key = keine Taste
help-button = mit der Schaltfläche
help-letters-off = Einzelne Buchstaben und Ziffern sind als Tasten ausgeschaltet.
help-set-keys = Tasten wählen
help-in-game = In einer Partie
help-topic-board = Auf dem Brett
help-topic-touch = Mit dem Finger spielen
help-topic-moves = Züge tippen und sagen
help-topic-asking = Nach der Partie fragen
help-topic-game = Remis, Aufgabe, Anträge, Zurücknehmen
help-topic-clock = Die Uhr
help-topic-dial = Das Zifferblatt: die Uhr fühlen
help-topic-table = Partie am Tisch: Spieler, Assistenz, Schiedsrichter
help-topic-voice = Mit dem Programm sprechen
help-topic-speech = Was vorgelesen wird, und noch einmal hören
help-topic-pages = Seiten, und Tasten, die überall gelten
help-moves-how = Tippen Sie einen Zug in „{ $field }“ und drücken Sie die Eingabetaste, oder sagen Sie ihn. Wie auch immer Züge angesagt werden, verstanden wird all das:
help-moves-written = Geschrieben darf ein Zug kurz sein: „e4“, „Sf3“, „O-O“, „e8=D“; oder nur seine Felder: „g1f3“.
help-touch-sight = Tippen Sie auf eine Figur und dann auf ihr Ziel, oder ziehen Sie sie mit dem Finger dorthin. Ein Finger, der auf einem anderen Feld beginnt, rollt die Seite, und zwei Finger vergrößern sie. Eine Figur, die neben dem Brett losgelassen wird, kommt zurück.
help-touch-reader = Mit TalkBack oder VoiceOver ist jedes Feld da, wo es gezeichnet ist: gehen Sie mit dem Finger hin und tippen Sie zweimal, zum Aufnehmen und zum Absetzen. Das Abtasten bleibt dort ausgeschaltet, denn der Screenreader nimmt die Berührungen selbst.
help-touch-exploring = Ohne Screenreader schalten Sie „{ $button }“ ein. Ein Finger, der über das Brett gleitet, hört dessen Felder von der Stimme des Programms, mit einem Tick an jedem Rand, und bewegt nichts. Zum Aufnehmen und Absetzen bleiben Sie auf einem Feld und tippen mit einem zweiten Finger, oder Sie heben den Finger und tippen zweimal auf das gehörte Feld. Die Tasten in den Ecken sagen den letzten Zug, die Uhren und was ziehen kann, und setzen eine Figur zurück.
help-dial-how = Das Zifferblatt wird Minute für Minute abgetastet, mit Tasten oder mit dem Finger. Keine seiner Tasten drückt die Uhr.
help-table-roles = Wer spielt, sagt den eigenen Zug an, wiederholt den des Gegners und führt ihn auf dem eigenen Brett aus. Die Assistenz sagt an, zieht und drückt die Uhr für jemanden. Wer das Schiedsrichteramt hat, führt die Uhren und entscheidet.
help-voice-how = Was zuhört, wählen Sie in den Einstellungen unter „Spracheingabe“. Dann sprechen Sie, während Sie die Taste halten, oder drücken sie davor und danach: einen Zug, einen Befehl oder eine Antwort.
help-voice-unsure = Was nicht sicher verstanden wurde, wird erst erfragt, bevor etwas geschieht.
help-speech-who = Es sprechen Ihr Screenreader, die eigene Stimme von Anna–Hector oder beide: Das wählen Sie in den Einstellungen unter „Sprachausgabe“.
help-speech-said = Alles Gesagte steht unter „{ $log }“, das Neueste zuerst. In „{ $field }“ bringt Pfeil auf zurück, was Sie zuvor getippt haben.
help-pages-how = Jede Seite hat ihre eigene Adresse und kann ein Lesezeichen sein. Eine Seite zu verlassen ändert nichts: Was Sie getippt oder gewählt haben, ist noch da, wenn Sie zurückkommen.

## page-clock

dials-choices = Die Zifferblätter
dial-mode = Ein Zifferblatt zeigt
dial-hour = Die Zeit läuft ab um
dial-shown = Wessen Zifferblatt
dial-analogue = eine Uhr mit zwölf Stunden
dial-time-left = die übrige Zeit
dial-o-clock = { WORDS($hour, before: "noun") } Uhr
clock-line = Der Uhr etwas sagen oder schreiben
clock-line-enter = An die Uhr senden
clock-line-about = Zum Beispiel: drücken, anhalten, Zeit, Zugnummer. „Hilfe“ zählt alles auf.
clock-form = Eine Uhr stellen
clock-left = An der linken Hälfte sitzt
clock-whose = Wer Antworten und Warnungen bekommt
clock-language = Sie antwortet
warnings = Warnungen
clock-read-back = Vorlesen …
clock-set = Die Uhr stellen
clock-start = Die Uhr von Weiß starten
claim-white-flag = Das Blättchen von Weiß reklamieren
claim-black-flag = Das Blättchen von Schwarz reklamieren
clock-restart-white = Die Uhr von Weiß weiterlaufen lassen
clock-restart-black = Die Uhr von Schwarz weiterlaufen lassen
clock-illegal-white = Weiß hat regelwidrig gezogen
clock-illegal-black = Schwarz hat regelwidrig gezogen
clock-key-presses = { $key } drückt
clock-key-asks = { $key }: Zeit, Züge, Züge bis zur Kontrolle, verbrauchte Zeit
clock-key-both = beide Zeiten
clock-key-mine = die Zeit, die läuft, die andere
clock-key-counts = Züge, Züge bis zur Kontrolle, Periode, verbrauchte Zeit
clock-key-whose = wessen Uhr läuft, übriger Aufschub
clock-key-line = an die Uhr schreiben, zu ihr sprechen
clock-key-repeat = die letzte Meldung noch einmal, die davor
clock-key-page = stellen oder entscheiden, Ton aus oder an, Hilfe
whose-both = beide Spieler
clock-arbiter = Uhr stellen oder Entscheidung eintragen (Uhren angehalten)
clock-stop-first = Halten Sie zuerst die Uhren an.
clock-ask = Die Uhr fragen
clock-keys = Tasten der Uhr
clock-keys-about = Diese Tasten gelten überall, außer in Feldern und auf Schaltflächen. Einzelne Buchstaben lassen sich in den Einstellungen abschalten. Solange die Uhr läuft, bleibt der Bildschirm an, wo der Browser es kann.
dial-help-title = So wird das Zifferblatt gefühlt
dial-help-rim = Mit einem Finger am Rand entlanggleiten: alle fünf Minuten ein Punkt, alle fünfzehn zwei, oben drei. Neben der Mitte oben ist das Blättchen.
dial-help-hands = Innerhalb des Randes ist der Minutenzeiger, näher an der Mitte der Stundenzeiger.
dial-help-finger = Den Finger ruhen lassen oder heben, um zu hören, was darunter ist. Mit einem zweiten Finger tippen, um die ganze Zeit zu hören.
dial-help-reader = Mit einem Screenreader findet dessen eigenes Erkunden durch Berühren jeden Punkt und Zeiger mit Namen.
dial-help-keys = Mit der Tastatur: Pfeile gehen Minute um Minute, Bild auf und Bild ab um fünf, Pos1 nach oben, Ende zur letzten Minute. M findet den Minutenzeiger, H den Stundenzeiger, F das Blättchen; T sagt die ganze Zeit. Escape führt dorthin zurück, wo Sie waren.
dial-help-safe = Am Zifferblatt kann die Uhr nicht gedrückt werden.
feel-no-motor = Dieser Browser kann nicht vibrieren. Töne sagen, was auf dem Zifferblatt ist.
feel-question = Fühlen Sie das?
feel-about = Nicht jedes Gerät, das vibriert, ist zu fühlen. Töne sagen dasselbe.
feel-try = Vibrieren
feel-yes = Ich fühle es
feel-no = Ich fühle nichts
feel-felt-and-heard = Das Zifferblatt ist zu fühlen und zu hören.
feel-heard-alone = Das Zifferblatt ist nur zu hören.

## page-table

adjournment = Hängepartie
adjournment-reply = Die Antwort in einem neuen Umschlag abgeben
adjournment-write = Hängepartie: den Zug aufschreiben
adjournment-envelope = Hängepartie: der Umschlag
adjournment-stop = Hängepartie: die Uhr anhalten
adjournment-waiting = Hängepartie: ein Zug wird abgegeben
adjournment-sealed = Hängepartie: der Zug ist abgegeben
adjournment-white-written = Weiß hat den Zug aufgeschrieben und verschließt den Umschlag.
adjournment-black-written = Schwarz hat den Zug aufgeschrieben und verschließt den Umschlag.
adjournment-white-writes = Weiß schreibt den Abgabezug auf.
adjournment-black-writes = Schwarz schreibt den Abgabezug auf.
adjourn-ask = Partie als Hängepartie abbrechen …
adjourn-no = Nein, weiterspielen
adjourn-yes = Ja, abbrechen
envelope-lines = Auf dem Umschlag
envelope-read = Umschlag vorlesen
seal-stop = Uhr anhalten
seal-hand-over = Umschlag übergeben
seal-open-again = Wieder öffnen und einen anderen Zug aufschreiben …
envelope-white = Name von Weiß
envelope-black = Name von Schwarz
envelope-resumption-label = Die Partie wird wieder aufgenommen
envelope-date = Tag
envelope-time = Uhrzeit
envelope-venue = Ort
envelope-close = Umschlag verschließen
envelope-anew = Einen anderen Zug aufschreiben …
resume-here = Jetzt da
resume-white-here = Weiß ist da
resume-black-here = Schwarz ist da
resume-late = Minuten Verspätung dessen, der zu spät kommt oder kam
resume-found = Was wiedergefunden wurde
resume-envelope = Der Umschlag und was ihn öffnet
resume-times = Die Zeiten
resume-position = Die Stellung
resume-go-on = Wieder aufnehmen …
resume-passphrase = Kennwort des Umschlags
resume-file = Umschlagdatei
resume-yes = Ja, wieder aufnehmen
resume-late-wrong = Geben Sie ganze Minuten ein, 0, wenn niemand zu spät kommt.
resume-passphrase-missing = Geben Sie das Kennwort ein, oder geben Sie an, dass der Umschlag nicht gefunden wurde.
resume-file-missing = Wählen Sie die Umschlagdatei, oder geben Sie an, dass der Umschlag nicht gefunden wurde.
seal-write-open = Den Zug aufschreiben …
seal-move = Der Zug, wie er auf dem Partieformular stehen soll
seal-kept = Niemand sieht oder hört ihn, bevor der Umschlag geöffnet wird.
seal-show = Zeigen, was ich schreibe
seal-lock = Der Umschlag wird verschlossen mit
seal-lock-passphrase = einem Kennwort
seal-lock-file = einer Datei, der Umschlagdatei
seal-passphrase = Kennwort
seal-passphrase-again = Dasselbe Kennwort noch einmal
seal-write = Aufschreiben und verschließen
seal-whose-passphrase = Geben Sie es dem Schiedsrichter, nicht dem Gegner. Wer es hat, kann den Umschlag öffnen; vergessen ist es verloren.
seal-whose-file = Die Datei wird jetzt auf diesem Gerät gespeichert. Geben Sie sie dem Schiedsrichter, nicht dem Gegner; sonst ist sie nirgends aufbewahrt.
seal-move-missing = Schreiben Sie zuerst den Zug auf.
seal-passphrase-short = Ein Kennwort hat mindestens acht Zeichen.
seal-passphrase-differs = Das ist nicht dasselbe Kennwort. Schreiben Sie es noch einmal.
boards-heading = Bretter
boards-compare = Bretter vergleichen
boards-check = Ein wirkliches Brett prüfen
boards-next-rank = Nächste Reihe
boards-rank-before = Reihe davor
boards-compare-entered = Mit dem Eingegebenen vergleichen
boards-nothing-entered = Noch ist nichts eingegeben.
boards-mend-own-white = Mein Brett richtigstellen (Weiß)
boards-mend-own-black = Mein Brett richtigstellen (Schwarz)
boards-read-white = Brett von Weiß vorlesen
boards-read-black = Brett von Schwarz vorlesen
boards-enter-white = Wirkliches Brett von Weiß eingeben
boards-enter-black = Wirkliches Brett von Schwarz eingeben
report-heading = Bericht
report-show = Bericht zeigen
report-copy = Bericht kopieren
report-save = Bericht als Text speichern
report-print = Bericht drucken
report-read = Vorlesen: { $heading }
score-correct-white = Zug { $number } von Weiß berichtigen
score-correct-black = Zug { $number } von Schwarz berichtigen
score-write-white = Zug { $number } von Weiß aufschreiben
score-write-black = Zug { $number } von Schwarz aufschreiben
score-offer-white = (=) bei Zug { $number } von Weiß aufschreiben
score-offer-black = (=) bei Zug { $number } von Schwarz aufschreiben
score-form-white = Auf die Mitschrift von Weiß schreiben
score-form-black = Auf die Mitschrift von Schwarz schreiben
score-all-written = Es ist nichts aufzuschreiben
score-write = Aufschreiben
score-as-called = Aufschreiben, wie er angesagt wurde
score-as-made = Aufschreiben, wie er gemacht wurde
score-record = Sprachnotiz aufnehmen
table-steps = Zu tun
assistant-without-duty = Wählen Sie, was der Assistent zu tun hat, oder dass es keinen gibt.
assistant-lacking = Ein sehbehinderter Spieler trifft auf einen hörbehinderten: Dann ist ein Assistent nötig ({ $article }).
late-error = Von 0 bis { $most } Minuten, als ganze Zahl, oder nichts.
approval-missing = Im strengen Spiel muss der Schiedsrichter dieses Programm vor der Partie zulassen. Fragen Sie ihn, dann kreuzen Sie dies an.
table-conditions = Bedingungen der Partie
engine-locked = Engine und Hinweise sind in dieser Partie gesperrt.
table-conditions-read = Bedingungen vorlesen
table-conditions-all = Die Bedingungen
table-play = Spielweise und Regeln
table-clock = Uhr
table-timed = Mit Uhr
special-clock = Eine Uhr, die spricht oder die man fühlen kann, wird benutzt
quickplay-used = Die Partie hat eine Endspurtphase
table-calls = Bretter und Ansagen
table-boards = Bretter
table-call-style = Wie an diesem Tisch Züge angesagt werden
table-score = Mitschrift und regelwidrige Züge
table-recording = Wer die Partie mitschreibt
table-illegal = Ein regelwidriger Zug
table-result = Remis und Punkte
table-points = Punkte für Sieg, Remis und Niederlage
table-arbiter = Schiedsrichter
table-late = Wie spät ein Spieler kommen darf
arbiter-present = Ein Schiedsrichter ist anwesend
arbiter-approved = Der Schiedsrichter hat dieses Programm zugelassen
table-form = Eine Partie am Tisch
table-read = Bedingungen vorlesen …
table-begin = Partie beginnen
boards-two = zwei, eines für jeden Spieler
boards-one = eines für beide Spieler
recording-players = jeder Spieler selbst
recording-program = das Programm
illegal-stand = bleibt stehen, bis er bemerkt wird
illegal-refused = wird mit dem Grund abgelehnt
role-assistant-of-white = Assistent von Weiß
role-assistant-of-black = Assistent von Schwarz
has-assistant-white = Weiß hat einen Assistenten
has-assistant-black = Schwarz hat einen Assistenten
table-player-white = Der Spieler mit den weißen Figuren
table-player-black = Der Spieler mit den schwarzen Figuren
table-disabled-white = Weiß ist sehbehindert
table-disabled-black = Schwarz ist sehbehindert
table-hearing-white = Weiß ist hörbehindert
table-hearing-black = Schwarz ist hörbehindert
duty-execute = Führt die Züge auf dem Brett des Gegners aus ({ $article })
duty-announce = Sagt die Züge beider Spieler an ({ $article })
duty-score = Schreibt mit ({ $article })
duty-clock = Drückt die Uhr ({ $article })
duty-tell = Teilt Züge und verbrauchte Zeit mit, nur auf Anfrage ({ $article })
duty-claim = Reklamiert Zeitüberschreitung und meldet dem Schiedsrichter berührte Figuren ({ $article })
duty-adjourn = Erledigt die Formalitäten einer Hängepartie ({ $article })
duty-move = Zieht die Figuren des Spielers, wo dieser es nicht kann ({ $article })
late-event = Leer: Diese Regeln überlassen es der Veranstaltung ({ $article }), und niemand verliert durch Zuspätkommen.
late-laws = In Minuten. Leer: wie in diesen Regeln, { $minutes } ({ $article }).
table-steps-none = Jetzt ist nichts anzusagen, zu wiederholen oder auszuführen.
role-white = Weiß
role-black = Schwarz
window-role-label = Dieses Fenster ist für
windows-for-others = Fenster für die anderen
windows-for-others-about = Jedes öffnet sich neben diesem, auf diesem Gerät, und sagt nur, was sein Benutzer hören darf.
role-both-players = Beide Spieler
role-arbiter = Der Schiedsrichter
role-onlooker = Zuschauer
at-the-table = Am Tisch
whites-board-shown = Das ist das Brett von Weiß.
blacks-board-shown = Das ist das Brett von Schwarz.
show-blacks-board = Das Brett von Schwarz zeigen
show-whites-board = Das Brett von Weiß zeigen

## page-arbiter

arbiter-heading = Schiedsrichter
no-arbiter-heading = Ohne Schiedsrichter
ruling-read-back = Vorlesen
ruling-do-this = Ausführen
ruling-topic = Worüber entscheiden Sie?
ruling-players-topic = Worum geht es?
arbiter-boards = Bretter neben dem Programm …
arbiter-adjournment = Hängepartie …
arbiter-report = Bericht …
arbiter-can-win-white = Kann Weiß noch gewinnen?
arbiter-can-win-black = Kann Schwarz noch gewinnen?
ruling-claims = Anträge
rulings-so-far = Bisherige Entscheidungen
no-ruling-yet = Es wurde noch nichts entschieden.
arbiter-keys = Tasten dieser Seite
arbiter-keys-where = Diese Tasten gelten, solange der Fokus auf dieser Seite und nicht in einem Feld ist.
arbiter-mend-white = Das Brett von Weiß berichtigen …
arbiter-mend-black = Das Brett von Schwarz berichtigen …
ruling-reason-label = Begründung (kann entfallen)
ruling-question = Ihre Entscheidung
ruling-change = Ändern
ruling-rule-so = So entscheiden
ruling-time = Wie viel Zeit
ruling-time-hint = Etwa „2“ für zwei Minuten, „30 Sekunden“ oder „1 Minute 30 Sekunden“.
ruling-time-wrong = Geben Sie eine Zeit ein, etwa „2 Minuten“ oder „30 Sekunden“.
ruling-displaced-by = Verschoben von
ruling-whose-flag = Wessen Blättchen
ruling-who-came = Wer gekommen ist
ruling-against = Gegen
ruling-back-to = Zurück zur Stellung nach
ruling-whose-clock = Wessen Uhr
ruling-time-added = Zeit wird gutgeschrieben
ruling-time-taken = Zeit wird abgezogen
ruling-way = Was geschieht
ruling-nothing-set = Ändern Sie eine Zeit oder die Zahl der Züge.
ruling-stop-first = Halten Sie zuerst die Uhren an. Dann lassen sich Zeiten und Zugzähler einstellen.
ruling-no-move = Noch kein Zug gemacht.
ruling-start = dem Anfang der Partie
ruling-none-sure = keine Stellung ist sicher
ruling-found-at-once = sofort
ruling-found-later = später
ruling-found = Bemerkt
ruling-last-sure = Die letzte sichere Stellung ist die nach
ruling-what-is-wrong = Was falsch ist
ruling-misplaced = Was davon falsch aufgestellt war
ruling-decision = Entscheidung
ruling-seconds-added = mit jedem Zug kommen Sekunden dazu
ruling-no-seconds = es kommen keine Sekunden dazu
ruling-both = beide
ruling-who-is-absent = Wer nicht gekommen ist
ruling-result = Ergebnis
ruling-other-offence = ein anderer
ruling-offence = Verstoß
ruling-penalty = Strafe
ruling-points-taken = Abgezogene Punkte
ruling-opponent-scores = Der Gegner erhält
ruling-rounds = Zahl der Runden
ruling-rounds-wrong = Geben Sie die Zahl der Runden ein, etwa 1.
ruling-fine-announced = Die Geldstrafe war vor der Veranstaltung angekündigt
ruling-on-time = Zeit gutschreiben oder abziehen
ruling-on-displays = Zeiten und Zugzähler neu einstellen
ruling-on-illegal-move = Ein regelwidriger Zug
ruling-on-press = Uhr ohne Zug gedrückt
ruling-on-pawn = Ein Bauer blieb auf der letzten Reihe
ruling-on-two-hands = Ein Zug mit beiden Händen
ruling-on-touched-piece = Eine berührte Figur
ruling-on-displaced = Verschobene Figuren
ruling-on-set-up = Eine falsch begonnene Partie
ruling-on-quickplay-draw = Der Remisantrag in der Endspurtphase
ruling-on-quickplay-increment = Die verlangten Sekunden je Zug
ruling-on-flag = Ein gefallenes Blättchen, oder beide
ruling-on-arrival = Die Ankunft eines Spielers
ruling-on-default = Ein Spieler, der nicht kommt
ruling-on-penalty = Eine Verwarnung oder Strafe
ruling-on-result = Das Ergebnis
ruling-on-restoring = Eine frühere Stellung wiederherstellen
penalty-choice-warning = eine Verwarnung
penalty-time-to-opponent = Zeit für den Gegner
penalty-time-taken = Zeitabzug
penalty-points-to-opponent = Punkte für den Gegner
penalty-points-taken = Punktabzug
penalty-choice-game-lost = die Partie verloren
penalty-choice-fine = eine Geldstrafe
penalty-choice-rounds = Ausschluss von Runden
penalty-choice-expulsion = Ausschluss vom Wettbewerb
offence-disrepute = dem Ansehen des Schachs schaden
offence-leaving = ohne Erlaubnis weggehen
offence-notes = Notizen oder Ratschläge
offence-device = ein elektronisches Gerät
offence-inspection = eine Kontrolle verweigern
offence-smoking = Rauchen
offence-distracting = den Gegner stören
offence-refusal = beharrliche Weigerung, die Regeln einzuhalten
offence-clock-handling = falscher Umgang mit der Uhr
offence-stopping = Anhalten der Uhren ohne Grund
offence-displacing = Verschieben von Figuren
ruling-white-wins = Weiß gewinnt
ruling-black-wins = Schwarz gewinnt
ruling-drawn = remis
ruling-both-lose = beide verlieren
ruling-claim-drawn = Die Partie ist remis
ruling-claim-rejected = Der Antrag wird abgelehnt
ruling-claim-postponed = Die Entscheidung wird aufgeschoben
ruling-claim-postponed-time = Die Entscheidung wird aufgeschoben, und der Gegner erhält Zeit
ruling-pieces-wrong = Figuren standen zu Beginn falsch
ruling-board-wrong = das Brett liegt falsch
ruling-colours-wrong = die Farben sind vertauscht

## page-assistant

assisting-move = Zug
assisting-use = Was mit dem Zug zu tun ist
assisting-whose = Wessen Zug
assisting-duties-heading = Ihre Aufgaben
assisting-one-board = Beide Spieler benutzen ein Brett.
assisting-score = Zur Mitschrift
assisting-adjournment = Hängepartie …
assisting-white = Assistent von Weiß
assisting-black = Assistent von Schwarz
assisting-no-duties-white = Sie assistieren Weiß. Ihnen wurden keine Aufgaben gegeben.
assisting-no-duties-black = Sie assistieren Schwarz. Ihnen wurden keine Aufgaben gegeben.
assisting-duties-white = Sie assistieren Weiß. Ihre Aufgaben: { $list }.
assisting-duties-black = Sie assistieren Schwarz. Ihre Aufgaben: { $list }.
assisting-duty-execute = den Zug jedes Spielers auf dem Brett des Gegners ausführen ({ $article })
assisting-duty-announce = die Züge beider ansagen ({ $article })
assisting-duty-score = mitschreiben ({ $article })
assisting-duty-clock = die Uhr drücken ({ $article })
assisting-duty-tell = Züge und Zeit mitteilen, nur auf Anfrage ({ $article })
assisting-duty-claim = Zeitüberschreitung reklamieren und dem Schiedsrichter berührte Figuren melden ({ $article })
assisting-duty-adjourn = die Formalitäten beim Abbruch ({ $article })
assisting-duty-move = die Figuren ziehen ({ $article })
assisting-adjusted-white = Der Schiedsrichter gleicht die Uhr von Weiß um die Zeit aus, die Ihre Hilfe braucht ({ $list }).
assisting-not-adjusted-white = Die Uhr von Weiß wird um die Zeit, die Ihre Hilfe braucht, nicht ausgeglichen ({ $list }).
assisting-adjusted-black = Der Schiedsrichter gleicht die Uhr von Schwarz um die Zeit aus, die Ihre Hilfe braucht ({ $list }).
assisting-not-adjusted-black = Die Uhr von Schwarz wird um die Zeit, die Ihre Hilfe braucht, nicht ausgeglichen ({ $list }).
assisting-asked-moves-white = Weiß fragt nach der Zahl der abgeschlossenen Züge.
assisting-asked-time-white = Weiß fragt nach der verbrauchten Zeit beider.
assisting-asked-moves-black = Schwarz fragt nach der Zahl der abgeschlossenen Züge.
assisting-asked-time-black = Schwarz fragt nach der verbrauchten Zeit beider.
assisting-call-white = Zug von Weiß ansagen:
assisting-call-black = Zug von Schwarz ansagen:
assisting-repeat = Ansage wiederholen:
assisting-execute-black = Auf dem Brett von Schwarz ausführen:
assisting-execute-white = Auf dem Brett von Weiß ausführen:
assisting-tell-moves = Zahl der Züge mitteilen
assisting-tell-time = Verbrauchte Zeit mitteilen
assisting-press = Uhr drücken
assisting-flag-white = Reklamieren: Das Blättchen von Weiß ist gefallen
assisting-flag-black = Reklamieren: Das Blättchen von Schwarz ist gefallen
assisting-touched = Dem Schiedsrichter melden: berührte Figur
assisting-stop = Uhren für den Schiedsrichter anhalten
assisting-nothing = Jetzt ist nichts zu tun.
assisting-section-announce = Ansagen
assisting-section-clock = Uhr
assisting-section-execute = Das Brett des Gegners
assisting-section-tell = Was gefragt wird
assisting-section-claim = Reklamationen
assisting-use-call = Ansagen
assisting-use-execute = Auf dem Brett des Gegners ausführen
assisting-use-place-white = Auf dem Brett von Weiß ausführen
assisting-use-place-black = Auf dem Brett von Schwarz ausführen
assisting-submit-call = Ansagen
assisting-submit-execute = Ausführen
assisting-submit-place = Ziehen
assisting-whose-white = Zug von Weiß
assisting-whose-black = Zug von Schwarz
assisting-last-white = Letzte Ansage, Zug von Weiß:
assisting-last-black = Letzte Ansage, Zug von Schwarz:

## page-settings

clocks-answer = Uhren antworten
clocks-answer-means = Warnungen werden ebenso gesprochen.
clock-warnings-about = Wer an diesem Gerät spielt, wird vor der eigenen Zeit gewarnt. Im strengen Spiel wird vor nichts gewarnt, außer wenn die Regeln der Veranstaltung es erlauben: Das wählen Sie bei einer neuen Partie.
language-shown = Sprache: { $name }.
how-squares = Wie werden Felder genannt?
how-long = Was wird von einem Zug genannt?
said-again = Was wird nach einer Taste, die es abgebrochen haben kann, noch einmal gesagt?
reader-pace = Wie schnell spricht mein Screenreader?
german-call = Die deutsche Ansage durch einen Screenreader
hear-german = Die deutsche Ansage anhören
detail-own-moves = Meine Züge
detail-opponents-moves = Züge des Gegners
detail-squares = Felder
detail-captures = Schach und Schlagen
detail-clock = Uhr
brief = Knapp
normal = Normal
full = Ausführlich
detail-mover = Sagen, wer gezogen hat
detail-number = Die Nummer des Zugs sagen
detail-color = Die Farbe einer Figur sagen
detail-echo = Meine eigenen Züge sagen
length-usual = Wie bei dieser Art der Ansage üblich
length-both = Beide Felder
length-short = Nur das Zielfeld, wo das genügt
german-written = Wie geschrieben
german-respelt = Geschrieben für die Stimme dieser Sprache
again-game = Züge, Spielende, Angebote, Fahnenfall und Entscheidungen
again-clock = Das, und Warnungen der Uhr
again-nothing = Nichts
pace-slow = Langsam
pace-usual = In üblicher Geschwindigkeit
pace-fast = Schnell
hearing-about = Züge und Befehle können gesprochen werden, wie man sie tippt. Nichts hört zu, bis eine Spracherkennung gewählt ist.
what-listens = Was hört zu?
confirm-moves = Vor jedem getippten oder gesprochenen Zug fragen
silence-is-yes = Acht Sekunden Stille nach einem wiederholten gesprochenen Zug heißen Ja (nicht im strengen Spiel und nicht, wo die Uhr von Hand gedrückt wird)
recogniser-get = Herunterladen
cloud-warning = Solange zugehört wird, geht alles, was das Mikrofon hört, über das Netz an den Hersteller dieses Browsers (zum Beispiel Google, Apple oder Microsoft), der es in Worte umsetzt. Anna–Hector bekommt nur die Worte und kann nicht sagen, was dort aufbewahrt wird.
cloud-allow = Ich habe das gelesen und erlaube es
talking-way = Wann soll zugehört werden?
listen-for = Sprache, die Sie sprechen
voice-try = Ausprobieren: Sagen Sie etwas
recogniser-none = Aus
recogniser-on-device = Die des Browsers, auf diesem Gerät: Nichts Gesprochenes verlässt es
recogniser-cloud = Die des Browsers, online (der Ton geht an Google, Apple oder Microsoft)
recogniser-vosk = Vosk, auf diesem Gerät, mit Ihrer eigenen Modelldatei
recogniser-available = Kann jetzt verwendet werden.
recogniser-downloadable = Die Sprache muss erst heruntergeladen werden.
recogniser-downloading = Die Sprache wird heruntergeladen.
recogniser-unavailable = Nicht auf diesem Gerät oder nicht für diese Sprache.
recogniser-no-answer = Der Browser sagt nicht, ob das möglich ist. Probieren Sie es aus.
way-hold = { $keys } oder die Schaltfläche beim Sprechen halten
way-hold-button = Die Schaltfläche beim Sprechen halten
way-toggle = { $keys } oder die Schaltfläche vor dem Sprechen drücken und danach noch einmal
way-toggle-button = Die Schaltfläche vor dem Sprechen drücken und danach noch einmal
way-always = Immer zuhören, von einem Drücken bis zum nächsten
listen-for-page = Die Sprache der Seite: { $language }
listen-for-german = Das Deutsch der FIDE-Ansage
model-none = Es ist keine Modelldatei gewählt.
model-loading = { $name }, { $size }: wird gelesen.
model-ready = { $name }, { $size }: bereit.
model-unreadable = { $name }, { $size }: kann nicht gelesen werden. Wählen Sie eine andere Datei.
model-about = Vosk braucht ein kleines Modell Ihrer Sprache als zip- oder tar.gz-Datei. Es wird nur auf diesem Gerät gelesen und aufbewahrt. Sie können es auch hier ablegen.
model-file = Modelldatei
model-get = So bekommen Sie ein Modell
model-which = Für die Sprache { $language }: { $file }, etwa { $size }.
model-from = Herunterladen von alphacephei.com/vosk/models
model-how = Lassen Sie die Datei gepackt, wie sie kommt, und wählen Sie sie unten. Mit dem Modell einer anderen Sprache wird nichts verstanden.
model-unknown = Für die Sprache { $language } gibt es noch kein Vosk-Modell. Wählen Sie die Erkennung des Browsers, oder lassen Sie mit dem deutschen Modell auf den deutschen Ruf hören.
model-forget = Dieses Modell vom Gerät entfernen
key-layout = Belegung der Tasten
key-group = Gruppe von Befehlen
key-command = Befehl
key-new = Neue Taste
key-hint = Drücken Sie die Taste hier. Tab und Escape verlassen dieses Feld.
key-from-list = Oder eine Taste wählen
key-take = Diese Taste nehmen
key-off = Keine Taste
key-at-first = Diesen Befehl zurücksetzen
keys-at-first = Alle Tasten zurücksetzen
key-standing-none = { $name }: keine Taste
key-layout-own = Tasten von Anna–Hector
key-layout-lichess = Wie im Blindenmodus von Lichess
key-layout-typing = Buchstaben und Ziffern auf dem Brett schreiben einen Zug
key-kept = { $key } gehört dem Browser oder dem Screenreader. Wählen Sie einen Buchstaben, eine Ziffer, ein Zeichen oder eine von { $some }.
key-fixed = Eingabe, Escape, F1 und die Pfeile bleiben, wie sie sind. Wählen Sie eine andere Taste.
key-function = Dieser Befehl gilt überall auf der Seite. Wählen Sie eine von { $some }.
key-types = In dieser Belegung schreiben Buchstaben und Ziffern einen Zug. Wählen Sie ein Zeichen oder eine von { $some }.
key-taken = { $key } ist vergeben: { $command }. Wählen Sie eine andere Taste, oder geben Sie jenem Befehl zuerst eine andere.
key-cannot-be-off = { $key } lässt sich nicht abschalten.
own-voice = Die eigene Stimme von Anna–Hector
voice-input-settings = Einstellungen der Spracheingabe
settings-export = Einstellungen als Datei speichern
settings-import = Einstellungen aus einer Datei übernehmen
settings-reset = Alle Einstellungen zurücksetzen …
settings-reset-question = Alle Einstellungen auf den Anfang zurücksetzen?
settings-reset-no = Nein, behalten
settings-reset-yes = Ja, zurücksetzen
sounds-muted = Der Ton ist aus: Keiner dieser Klänge ist zu hören.
sounds-vibration = Zu den Klängen vibrieren, wo das Gerät es kann
volume-off = aus
volume-percent = { $percent } Prozent
volume-level = { $percent } %
sound-lift = Figur aufgenommen
sound-place = Figur abgesetzt oder Uhr gedrückt
sound-own-move = Mein Zug
sound-opponents-move = Zug des Gegners
sound-capture = Schlagen
sound-check = Schach
sound-castling = Rochade
sound-promotion = Umwandlung
sound-mate = Partie gewonnen oder verloren
sound-draw = Partie remis
sound-refused = Nicht möglich
sound-edge = Rand des Bretts
sound-dark-square = Dunkles Feld unter dem Cursor
sound-next-square = Feldrand unter dem Finger
sound-low-time = Wenig Zeit übrig
sound-listening = Zuhören beginnt
sound-not-listening = Zuhören endet
voices-unknown = Die Stimmen dieses Geräts werden gesucht …
voices-none = Dieses Gerät hat keine Stimme für Anna–Hector, oder der Browser zeigt sie nicht. Was sie sagen würde, kommt zu Ihrem Screenreader und steht unter „Was gesagt wurde“.
voice-muted = Der Ton ist aus: Die Stimme ist nicht zu hören.
voice-in-background = Züge mit der eigenen Stimme von Anna–Hector ansagen, während dieses Fenster im Hintergrund ist
voice-in-background-hint = Für Partien am Tisch mit mehreren Fenstern: Ein Screenreader liest nur das Fenster vor, in dem Sie sind; die anderen sagen die Züge dann selbst an.
voice-of-language = Stimme: { $name }
voice-not-spoken = Keine Stimme dieses Geräts spricht diese Sprache. Eine andere liest sie vor.
voice-best = Die beste dieses Geräts
voice-gone = { $name }, zurzeit nicht da: die beste dieses Geräts spricht
voice-search = Teil des Namens der Stimme: { $name }
voices-shown = Gezeigte Stimmen: { $shown } von { $all }
hear-voice = Anhören: { $name }
voice-rate = Tempo
voice-pitch = Tonhöhe
voice-volume = Lautstärke
settings-wording = Wortlaut
wording-unread = Diese Texte hat noch niemand gelesen, der mit Deutsch aufgewachsen ist.
wording-report = Falschen Wortlaut melden
wording-about = Der Bericht wird als Text kopiert. Schicken Sie ihn dorthin, woher Sie diese Kopie von Anna–Hector haben. Von hier aus wird nichts gesendet.
wording-heard = Was Sie gehört haben
wording-other = Ein anderer Satz, unten einzutippen …
wording-typed = Satz, wie Sie ihn gehört oder gelesen haben
wording-message = Welche Meldung ist es?
wording-none = Keine davon
wording-none-found = Zu diesem Satz passt keine Meldung. Der Bericht sagt das dann.
wording-note = Was ist falsch, und wie wäre es richtig?
wording-copy = Bericht kopieren
wording-copied = Kopiert. Schicken Sie den Bericht dorthin, woher Sie diese Kopie von Anna–Hector haben.
wording-not-copied = Nicht kopiert: Der Browser erlaubt es nicht. Der Bericht steht unten; kopieren Sie ihn von dort.
wording-copy-text = Bericht
wording-no-sentence = Tippen Sie zuerst den Satz ein.
wording-too-long = Zu lang: höchstens { $most } Zeichen.
wording-no-note = Schreiben Sie, was falsch ist.
theme = Aussehen
theme-system = Wie im System
theme-light = Hell
theme-dark = Dunkel
theme-high-contrast = Hoher Kontrast
theme-yellow-on-black = Gelb auf Schwarz
look-pieces = Figuren
look-pieces-usual = Üblich
look-pieces-bold = Kräftig und einfach
look-pieces-pegged = Auf Stiften wie bei Tastbrettern; die schwarzen haben oben eine Spitze
look-squares = Farben der Felder
look-squares-theme = Wie das Aussehen der Seite
look-squares-blue = Blaugrau
look-squares-brown = Braun
look-squares-green = Grün
look-squares-grey = Weiß und Grau
look-squares-own = Eigene
look-own-light = Helle Felder
look-own-dark = Dunkle Felder
look-contrast = Helle und dunkle Felder: { $squares } zu 1; Figuren darauf mindestens { $pieces } zu 1.
look-too-dark = Auf { $color } hätten die Figuren einen Kontrast von { $contrast } zu 1; nötig sind mindestens 3 zu 1. Die nächste Farbe, die genügt, ist { $nearest }.
look-take = { $color } nehmen
look-coordinates = Größe der Buchstaben und Ziffern am Brett
look-piece-size = Größe der Figuren
look-size-usual = Üblich
look-size-large = Groß
look-size-very-large = Sehr groß
look-cursor = Rahmen um das Feld des Cursors
look-cursor-usual = Üblich
look-cursor-thick = Dick
look-cross = Gelbes Kreuz entlang Reihe und Linie des Cursors
look-square-here = Feld des Cursors in Großdruck neben dem Brett
look-position-text = Stellung als Text neben den Zügen
settings-speech = Sprachausgabe
settings-calling = Ansagen
settings-sounds = Klänge
settings-voice-input = Spracheingabe
settings-clock = Warnungen der Uhr
settings-keys = Tasten
settings-look = Aussehen
settings-data = Daten
settings-none-for = Keine Einstellung hat mit „{ $word }“ zu tun. Das ist die Liste aller Einstellungen.
settings-words-speech = Sprache Stimme Tempo Geschwindigkeit Tonhöhe Lautstärke Screenreader Bildschirmleser Wiederholung
settings-words-calling = Ansage Züge Stil Alphabet Buchstaben Felder Namen
settings-words-sounds = Klang Töne Ton Geräusche stumm
settings-words-voice-input = Mikrofon Spracherkennung Erkenner Diktat Zuhören Modell Vosk Stille
settings-words-clock = Uhr Schachuhr Zeit Warnung Zifferblatt Minuten
settings-words-keys = Taste Tastatur Tastenkürzel Kurzbefehle Buchstaben Belegung Lichess WinBoard
settings-words-look = Darstellung Design Modus dunkel hell Kontrast Farben Brett Figuren Größe Koordinaten Blindspiel Stellung
settings-words-data = Datei Sicherung sichern speichern zurücksetzen Partien Speicher
settings-words-wording = Sätze Wörter Übersetzung Text Meldung
look-blindfold = Blindspiel
blindfold-hide = Figuren verbergen
blindfold-shows = Noch zu sehen
blindfold-shows-nothing = Nichts
blindfold-shows-own = Meine Figuren
blindfold-shows-last = Die zuletzt gezogene Figur
blindfold-board-answers = Das Brett beantwortet Fragen nach verborgenen Figuren
blindfold-counts = Am Ende sagen, wie viele Fragen ich gestellt habe

## page-set-up

set-up-about = Bauen Sie eine beliebige Stellung auf, und spielen Sie von dort. Die Partie auf dem Brett ändert sich dadurch nicht.
set-up-line = Sagen oder schreiben, was wo steht
set-up-enter = Eingeben
set-up-line-about = Zum Beispiel: weißer König e1, schwarze Bauern d5 e6. Entferne e4. Schwarz am Zug.
set-up-words = Was man hier sagen kann
set-up-board = Felder
set-up-turn = Am Zug
set-up-castling = Rochade
set-up-white-short = Weiß kurz
set-up-white-long = Weiß lang
set-up-black-short = Schwarz kurz
set-up-black-long = Schwarz lang
set-up-chess960 = Schach960: von jeder Linie
set-up-en-passant = En passant
set-up-en-passant-none = Keines
set-up-fen = FEN
set-up-fen-take = Diese FEN lesen
set-up-start = Grundstellung
set-up-clear = Leeres Brett
set-up-game = Wie in der Partie
set-up-undo = Rückgängig
set-up-missing = Was noch nicht möglich ist
set-up-play-heading = Von hier spielen
set-up-play = Spielen

## page-about

about-what = Ein Schachprogramm, das man nach Gehör, mit den Fingern und mit der Tastatur spielt, nach den Schachregeln.
about-offline = Bereit für den Betrieb ohne Netz.
about-online = Noch nicht bereit für den Betrieb ohne Netz.
about-privacy = Kein Konto, keine Verfolgung: Ihre Partien und Einstellungen bleiben auf diesem Gerät.
about-licence = Freie Software unter der GNU General Public License, Version 3 oder neuer.

## page-blindfold

blindfold-off = Alle Figuren sind zu sehen.
blindfold-all = Blindspiel: Alle Figuren sind verborgen.
blindfold-own = Blindspiel: Nur Ihre Figuren sind zu sehen.
blindfold-last = Blindspiel: Nur die zuletzt gezogene Figur ist zu sehen.
blindfold-answers = Das Brett antwortet.
blindfold-is-silent = Das Brett schweigt.
blindfold-silent = Das Brett schweigt. Fragen Sie nur nach Zügen und Uhren.
blindfold-asked = { $count ->
        [0] Sie haben nichts gefragt.
        [one] Sie haben { $count } Frage gestellt.
       *[other] Sie haben { $count } Fragen gestellt.
    }

## page-guide

guide-welcome = Ihre erste Partie, in sieben Schritten. Es läuft keine Uhr: Lassen Sie sich Zeit. { $way ->
        [keys] Auf dem Brett sagt { $again } einen Schritt noch einmal.
        [voice] Sagen Sie „{ $again }“, um einen Schritt noch einmal zu hören.
       *[other] Die Taste „{ $again }“ sagt einen Schritt noch einmal.
    } Sie können gehen und später weitermachen.
guide-resumed = Willkommen zurück. Die Partie geht dort weiter, wo Sie aufgehört haben.
guide-step = Schritt { $number } von { $of }.
guide-good = Gut.
guide-board = Das Brett. Sie haben Weiß, ich habe Schwarz. { $way ->
        [touch] Suchen Sie das Feld e4 und tippen Sie darauf. Mit einem Screenreader tippen Sie doppelt.
        [voice] Sagen Sie „{ $say }“.
       *[other] Sie sind auf e1, bei Ihrem König. Die Pfeiltasten gehen von Feld zu Feld. Gehen Sie hinauf nach e4.
    }
guide-question = Eine Frage. Fragen können Sie jederzeit. { $way ->
        [keys] Drücken Sie { $ask }, um das Feld zu hören, auf dem Sie sind.
        [touch] Wählen Sie unter „{ $bar }“ die Taste „{ $ask }“.
        [voice] Sagen Sie „{ $ask }“.
       *[other] Gehen Sie mit F6 ins Feld, schreiben Sie „{ $ask }“ und drücken Sie Enter.
    }
guide-move = Ein Zug. { $way ->
        [touch] Tippen Sie auf Ihren Bauern auf e2, dann auf e4. Oder schreiben Sie e4 in das Feld „{ $field }“.
        [voice] Sagen Sie „e4“.
       *[other] Gehen Sie mit { $entry } in das Feld „{ $field }“, schreiben Sie e4 und drücken Sie Enter.
    }
guide-call = Sie haben die Ansagen gehört: Ihren Zug, und meine Antwort f5. { $german ->
        [yes] So sagen blinde Spieler Züge in allen Ländern an: Eva ist e, Felix ist f.{ " " }
       *[no] { "" }
    }{ $way ->
        [keys] Gehen Sie mit { $board } aufs Brett und drücken Sie { $ask }, um meinen Zug noch einmal zu hören.
        [touch] Wählen Sie unter „{ $bar }“ die Taste „{ $ask }“.
        [voice] Sagen Sie „{ $ask }“.
       *[other] Schreiben Sie „{ $ask }“.
    }
guide-capture = Ein Schlagzug. Sie können meinen Bauern auf f5 schlagen. { $way ->
        [touch] Tippen Sie auf Ihren Bauern auf e4, dann auf f5.
        [voice] Sagen Sie „e4 f5“.
       *[other] Gehen Sie mit { $board } aufs Brett, dort zu Ihrem Bauern auf e4, und drücken Sie Enter. Gehen Sie dann nach f5 und drücken Sie Enter.
    }
guide-mate = Matt in einem Zug. Ich habe g5 gespielt, und mein König auf e8 steht offen. Ihre Dame auf d1 kann mich matt setzen: Finden Sie das Feld.{ $way ->
        [keys] { " " }{ $ask } auf der Dame sagt, wohin sie ziehen kann.
       *[other] { "" }
    }
guide-help = Matt: Sie haben gewonnen. Der letzte Schritt: die Hilfe. { $way ->
        [touch] Der Link „{ $help }“ steht auf jeder Seite oben. Öffnen Sie ihn, und kommen Sie dann zurück.
        [voice] Sagen Sie „{ $help }“, und kommen Sie dann zurück.
       *[other] { $help } sagt, was Sie dort tun können, wo Sie sind. Drücken Sie jetzt darauf; Escape bringt Sie zurück.
    }
guide-end = Mehr brauchen Sie nicht: Brett, Fragen, Züge, Ansagen und Hilfe. Die Taste „{ $new }“ beginnt eine eigene Partie.
guide-not-now = Jetzt nicht.
guide-no-mate = Das ist nicht matt. Sehen Sie auf die Diagonale von e8 nach h5: Sie ist offen.
guide-mate-told = Ihre Dame setzt auf h5 matt.
guide-restart = Von vorn beginnen

## page-library

backup-not-saved = { $title }: nicht hinzugefügt, weil das Speichern misslang.
backup-beside = { $title }: Eine andere Fassung dieser Partie war schon hier. Sie bleibt, und die aus der Datei steht daneben.
backup-note-not-saved = Eine Aufnahme: nicht hinzugefügt, weil das Speichern misslang.
backup-summary = Neue Partien: { $added }. Schon hier: { $here }.
backup-settings-kept = Einstellungen: Ihre wurden beibehalten.
backup-settings-taken = Einstellungen: aus der Datei übernommen.
backup-note-doubled = Eine Aufnahme: zweimal in der Datei, einmal hinzugefügt.
backup-note-broken = Eine Aufnahme: beschädigt, nicht hinzugefügt.
backup-broken = Eine Partie ({ $day }): beschädigt, nicht hinzugefügt.
backup-newer = Eine Partie ({ $day }): von einer neueren Version von Anna–Hector, nicht hinzugefügt.
backup-doubled = Eine Partie ({ $day }): zweimal in der Datei, einmal hinzugefügt.
unreadable-game = Eine Partie, die nicht lesbar ist
game-not-over = Nicht beendet.
game-moves = Züge: { $moves }
game-on-board = Auf dem Brett.
game-as-black = Schwarz gegen den Computer, Stufe { $level }
game-as-white = Weiß gegen den Computer, Stufe { $level }
game-of-two = Zwei Spieler hier
game-of-clock = Nur eine Uhr
free-question = Endgültig löschen? { $title }, { $size }
free-no = Nein, behalten
free-yes = Ja, löschen
room-model = Das Sprachmodell
room-recording = Aufnahme: { $of }
backup = Sicherung
save-backup = Alles als Sicherungsdatei speichern
read-backup = Eine Sicherungsdatei lesen
storage = Speicher
storage-unknown = Der Browser sagt nicht, wie viel Platz belegt ist.
storage-used = Belegt: { $used }. Frei: { $left }.
backup-report = Was aus der Sicherung wurde
take-backup-settings = Auch die Einstellungen der Datei übernehmen
show-room = Zeigen, was gelöscht werden kann
room = Was gelöscht werden kann
no-room = Nichts: Hier sind nur Partien, die nicht beendet sind.
delete-game = Löschen
save-all-games = Alle Partien als eine PGN speichern
saved-games-failed = Die gespeicherten Partien waren nicht zu lesen.
more-games = Weitere Partien zeigen
no-saved-games = Hier ist noch keine Partie gespeichert.
saved-games-count = Partien: { $count }
game-deleted = Gelöscht.
undo-delete = Rückgängig
save-as-pgn = Als PGN speichern
open-game = Öffnen
go-on-game = Weiterspielen

## page-voice

voice-heard-label = Gehört:
voice-hold = Zum Sprechen halten
voice-talk = Sprechen
voice-listen = Zuhören
voice-off = Hört nicht zu
voice-starting = Das Mikrofon wird geöffnet
voice-is-listening = Hört zu
voice-working = Wird erkannt …
voice-waiting = Wartet, solange Anna–Hector spricht

## page-shared-late

face-position-shown = Die Stellung steht als Text neben den Zügen.
face-position-away = Die Stellung als Text ist ausgeblendet.
face-position-hidden = Verborgen, solange Sie blind spielen.
assisting-next = Als Nächstes:
assisting-entry = Einen Zug eingeben
assisting-section-score = Mitschrift
assisting-section-adjourn = Hängepartie
mend-white = Brett von Weiß richtigstellen
mend-black = Brett von Schwarz richtigstellen
change-something = Ändern
which-move-label = Welcher Zug
clock-back = Zurück
clock-name-white = Name von Weiß, wenn Sie möchten
clock-name-black = Name von Schwarz, wenn Sie möchten
ask-whose-clock = Wessen Uhr läuft?
clock-moves-made = Gemachte Züge
ask-moves-to-go = Züge bis zur Zeitkontrolle
ask-time-used = Verbrauchte Zeit
ask-period = Zeitperiode
ask-delay = Restliche Verzögerung
clock-key-running = es drückt, wer am Zug ist
clock-key-pause = beide Uhren anhalten, wieder starten
clock-key-feel = die Uhr fühlen
clock-key-control = worauf die Uhr gestellt ist
close = Schließen
hear-sound = Anhören: { $sound }
hear-it = Anhören
arbiter-key-clocks = die Uhren anhalten oder in Gang setzen
arbiter-two-minutes-white = Zwei Minuten für Weiß …
arbiter-two-minutes-black = Zwei Minuten für Schwarz …
arbiter-illegal-move = Regelwidriger Zug …
arbiter-compare = Bretter vergleichen …
assisting-idle-call = Einen Zug ansagen.
assisting-idle-repeat = Eine Ansage wiederholen.
assisting-idle-execute = Einen Zug auf dem anderen Brett ausführen.
assisting-idle-mend = Ein Brett berichtigen.
assisting-idle-tell = Mitteilen, wonach gefragt wurde.
assisting-idle-press = Uhr drücken.
assisting-idle-flag = Ein gefallenes Blättchen reklamieren.
assisting-idle-touched = Dem Schiedsrichter eine berührte Figur melden.
assisting-idle-stop = Uhren für den Schiedsrichter anhalten.
clock-set-displays = Zeiten und Züge stellen
clock-hours = Stunden
clock-seconds = Sekunden
clock-hours-wrong = Geben Sie Stunden von 0 bis 99 ein.
clock-minutes-wrong = Geben Sie Minuten von 0 bis 59 ein.
clock-seconds-wrong = Geben Sie Sekunden von 0 bis 59 ein.
clock-moves-wrong = Geben Sie Züge von 0 bis 999 ein.
clock-key-space = Leertaste
key-page-up = Bild auf
key-page-down = Bild ab
key-delete = Entf
clock-language-page = in der Sprache der Seite
clock-language-german = mit deutschen Zahlen wie in der FIDE-Ansage
step-call = Ansagen:
step-repeat = Wiederholen:
step-execute = Auf meinem Brett ausführen:
step-put-back = Figuren zurückstellen
step-mend = Mein Brett richtigstellen
step-ask-moves = Den Assistenten nach der Zahl der Züge fragen
step-ask-time = Den Assistenten nach der verbrauchten Zeit fragen
warn-white = Warnungen für Weiß
warn-black = Warnungen für Schwarz
warn-on = Vor Zeit und Zügen warnen
warn-also = Auch warnen bei
warn-unit = wovon
warn-minutes = übrigen Minuten
warn-seconds = übrigen Sekunden
warn-moves = Zügen bis zur Zeitkontrolle
warn-add = Hinzufügen
warn-error = Geben Sie eine ganze Zahl von 1 bis { $most } ein.
warn-at-low = Die Zeit ist knapp, nach der Bedenkzeit
warn-at-seconds = Übrige Sekunden: { $seconds }
warn-at-minute = 1 Minute übrig
warn-at-minutes = Übrige Minuten: { $minutes }
warn-at-last = Jede der letzten { $count } Sekunden
warn-at-moves = Züge bis zur Zeitkontrolle: { $moves }
warn-word = in Worten
warn-sound = durch einen Ton
warn-pulse = durch einen Impuls
key-to-rank = Zur Reihe { $place }
key-to-file = Zur Linie { $place }
keys-of-assistant = Seite der Assistenz
keys-of-arbiter = Seite des Schiedsrichters
keys-of-clock = Uhr allein
keys-of-dial = Zifferblatt einer Uhr
keys-of-board-entry = Eingabe eines Bretts
key-of-left = Linker Spieler: { $what }
key-of-right = Rechter Spieler: { $what }
key-of-both = Beide: { $what }
key-press = Drücken
key-time-running = Die Zeit, die läuft
key-time-other = Die andere Zeit
key-clock-entry = Der Uhr etwas eintippen
key-clock-arbiter = Stellen oder entscheiden
key-dial-minute-on = Eine Minute vor
key-dial-minute-back = Eine Minute zurück
key-dial-on = Fünf Minuten vor
key-dial-back = Fünf Minuten zurück
key-dial-start = Zur ersten Minute
key-dial-end = Zur letzten Minute
key-dial-minute-hand = Zum Minutenzeiger
key-dial-hour-hand = Zum Stundenzeiger
key-dial-flag = Zum Fallblättchen
key-dial-time = Die ganze Zeit
key-entry-king = König setzen
key-entry-queen = Dame setzen
key-entry-rook = Turm setzen
key-entry-bishop = Läufer setzen
key-entry-knight = Springer setzen
key-entry-pawn = Bauer setzen
key-entry-turn = Farbe der Figur wechseln
key-entry-empty = Feld leeren
command-claim-draw = Das Formular, um Remis zu beantragen
command-move-now = Den Computer jetzt ziehen lassen
command-try-computer-again = Den Computer neu starten
command-play-again = Noch einmal mit denselben Einstellungen spielen
command-full-screen = Vollbild ein oder aus
entry-line = Was dort steht
entry-enter = Eingeben
entry-example = Figuren mit ihren Feldern, zum Beispiel: weißer König e1, schwarzer Bauer d5, e4 leer. Oder mit Buchstaben: weiß Ke1, Dd1.
entry-keys = Auf den Feldern: Pfeiltasten bewegen; { $put } setzen König, Dame, Turm, Läufer, Springer, Bauer, noch einmal wechselt die Farbe; { $empty } leert das Feld.
entry-grid-white = Brett von Weiß, einzugeben
entry-grid-black = Brett von Schwarz, einzugeben
entry-as-program = Wie im Programm
entry-empty-all = Alle Felder leeren
position-diagram = Braille-Diagramm
position-dots = Braille
position-dots-six = 6 Punkte, zwei Zeichen je Feld
position-dots-eight = 8 Punkte, ein Zeichen je Feld: Punkt 7 weiße Figur, Punkt 8 dunkles Feld
position-copy = FEN kopieren

## page-touch

touch-corners = Ecken des Bretts
ask-what-can-move = Was ziehen kann
put-back = Zurückstellen
