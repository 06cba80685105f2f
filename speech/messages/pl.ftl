### Polish. What each message is about stands in en.ftl. The terms are those of docs/terms/pl.md.

## shared

incomplete = W tym zdaniu czegoś brakuje: { $formed }
key-with-shift = Shift+{ $key }
key-with-control = Ctrl+{ $key }
event-rule-touch-binds = Dotkniętą bierką trzeba zagrać
event-rule-supervision = { $tempo ->
        [rapid] Szachy szybkie
       *[blitz] Szachy błyskawiczne
    } według { $supervision ->
        [adequate] przepisów turniejowych
       *[inadequate] własnych przepisów
    }
event-rule-no-draws = Nie wolno uzgadniać remisu
event-rule-draws-after = Remis można uzgodnić dopiero wtedy, gdy każdy gracz wykona { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }
event-rule-points = Punkty: { $win } za wygraną, { $draw } za remis, { $loss } za przegraną
part-piece-accusative = { PIECE($it, case: "accusative") } na { SQUARE($it) }
# Of what goes away from there, it is "z".
part-by-piece = { PIECE($it, case: "instrumental") } z { SQUARE($it) }
part-castling = { $side ->
        [short] krótka roszada
       *[long] długa roszada
    }
part-castling-accusative = { $side ->
        [short] krótką roszadę
       *[long] długą roszadę
    }
part-move = { $castling ->
        [short] krótka roszada
        [long] długa roszada
       *[none] { PIECE($piece) } { SQUARE($from) } na { SQUARE($to) }{ part-becomes }
    }
part-becomes = { KIND($promotion) ->
        [none] { "" }
       *[other] , { PIECE($promotion) }
    }
part-to-move = zagrać { EACH($piece, "part-by-piece") }
part-to-capture = zbić { EACH($piece, "part-piece-accusative") }
part-to-castle = zrobić { part-castling-accusative }
part-text = { $it }

## refusals

refusal-empty-square = Na { SQUARE($square) } nie ma bierki.
refusal-not-your-piece = { PIECE($piece) } na { SQUARE($piece) } jest { COLORED($piece) }, a teraz ruch { PLAYER($turn, case: "genitive") }.
refusal-same-square = Bierka musi opuścić { SQUARE($square) }.
refusal-own-piece-there = Na { SQUARE($there) } stoi { GENDER($there) ->
        [feminine] twoja
       *[masculine] twój
    } { PIECE($there) }.
refusal-does-not-move-so = { PIECE($piece) } nie może pójść z { SQUARE($piece) } na { SQUARE($to) }: { KIND($piece) ->
        [king] chodzi tylko na sąsiednie pole
        [queen] chodzi po liniach, rzędach i przekątnych
        [rook] chodzi po liniach i rzędach
        [bishop] chodzi po przekątnych
        [knight] chodzi o dwa pola prosto i jedno w bok
       *[pawn] chodzi prosto do przodu, a bije o jedno pole na ukos do przodu
    }.
refusal-way-blocked = Drogę zagradza { EACH($by, "part-colored-piece") }.
refusal-pawn-does-not-capture-straight = Pion nie bije prosto przed siebie, a drogę zagradza mu { EACH($there, "part-colored-piece") }.
refusal-pawn-has-nothing-to-capture = { PIECE($piece) } z { SQUARE($piece) } nie ma czego zbić na { SQUARE($to) }.
refusal-en-passant-too-late = Za późno na bicie w przelocie piona na { SQUARE($pawn) }: można to zrobić tylko zaraz po jego ruchu o dwa pola.
refusal-leaves-king-in-check = Po tym ruchu twój król byłby pod szachem{ part-from-pieces }.
refusal-king-in-check = Ten ruch nie ratuje twojego króla przed szachem{ part-from-pieces }.
refusal-king-is-not-captured = Króla się nie bije.
refusal-castling-king-has-moved = Król już się ruszał, więc roszada jest niemożliwa.
refusal-castling-rook-has-moved = Wieża z { SQUARE($rook) } już się ruszała lub została zbita, więc { part-castling } jest niemożliwa.
refusal-castling-right-is-lost = Prawo do roszady przepadło: { part-castling } jest niemożliwa.
refusal-castling-in-check = Nie można roszować pod szachem{ part-from-pieces }.
refusal-castling-through-check = Nie można roszować przez atakowane pole: { part-attacked }.
refusal-castling-into-check = Nie można roszować na atakowane pole: { part-attacked }.
refusal-castling-way-blocked = { part-castling } jest niemożliwa: drogę zagradza { EACH($by, "part-colored-piece") }.
refusal-promotion-missing = Jaka figura? Hetman, wieża, goniec czy skoczek.
refusal-nothing-to-promote = Promować można tylko piona, który dochodzi do ostatniego rzędu.
refusal-too-long = To za długie jak na ruch: { $length } { $length ->
        [one] znak
        [few] znaki
       *[other] znaków
    }, a można najwyżej { $limit }.
refusal-no-piece-reaches = { GENDER($kind) ->
        [feminine] Żadna
       *[masculine] Żaden
    } { PIECE($kind) } nie może { $capture ->
        [yes] bić
       *[no] pójść
    } na { SQUARE($to) }.
refusal-no-such-piece = { PLAYER($color) } nie mają { PIECE($kind, case: "genitive") }.
refusal-no-such-piece-on-square = { PLAYER($color) } nie mają { PIECE($kind, case: "genitive") } na { SQUARE($square) }.
refusal-no-such-piece-on-file = { PLAYER($color) } nie mają { PIECE($kind, case: "genitive") } na linii { FILE($file) }.
refusal-no-such-piece-on-rank = { PLAYER($color) } nie mają { PIECE($kind, case: "genitive") } w { ORDINAL($rank, case: "locative") } rzędzie.
refusal-nothing-to-take = W ten sposób nie można niczego zbić.
refusal-nothing-to-take-with = { GENDER($kind) ->
        [feminine] Żadna
       *[masculine] Żaden
    } { PIECE($kind) } nie może tak niczego zbić.
refusal-several-moves = { which-move } { CAP(EACH($moves, "part-move", join: "or")) }.
refusal-several-promotions = Jaka figura? { CAP(EACH($kinds, "part-kind", join: "or")) }.
refusal-several-from = Na { SQUARE($to) } { $count ->
        [few] mogą pójść
       *[other] może pójść
    } { COUNTED($count, $kind) }, { EACH($froms, "part-from", join: "or") }.
which-move = Który ruch?
do-you-mean = Czy chodzi o ruch: { EACH($moves, "part-move", join: "or") }?
refusal-claim-of-what = Co reklamujesz? Wpisz „reklamuję trzy” przy trzykrotnym powtórzeniu pozycji albo „reklamuję pięćdziesiąt” przy 50 ruchach.
refusal-no-such-move-here = W tej partii nie było jeszcze ruchu { $number }.
refusal-no-such-move = Przeciwnik nie zrobił w tej partii ruchu { $number }.
refusal-unreadable = „{ $text }” to nie jest zrozumiały ruch. Na przykład: Sf3, e2 e4 albo { SEGMENT($call) }
refusal-unreadable-near = „{ $text }” to nie jest ruch ani polecenie. Czy chodzi o: { EACH($nearest, "part-text", join: "or") }?
refusal-unknown-question = Na pytanie „{ $text }” nie ma tu odpowiedzi. Ruchu nie zrobiono. O co można pytać, powie „pomoc”.
refusal-not-loaded = Nie udało się wczytać części programu. Połącz się z siecią i spróbuj ponownie.
refusal-not-kept-disk-full = Nie zrobiono: dysk jest pełny. Co można usunąć, pokazują „Partie na tym urządzeniu”.
refusal-not-kept-storage-closed = Nie zrobiono: przeglądarka zamknęła pamięć. Twoja partia jest jeszcze na tej stronie: przed odświeżeniem zapisz ją jako PGN.
refusal-not-kept-taken-over = Nie zrobiono: partię przejęło inne okno.
refusal-not-kept-holder-gone = Być może nie zrobiono: to okno zamknięto, zanim odpowiedziało to, które prowadzi partię.
refusal-not-kept-other-version = Nie zrobiono: w drugim oknie działa inna wersja Anna–Hector. Odśwież oba okna.
refusal-not-kept-unknown = Nie zrobiono: nie udało się zapisać. Spróbuj ponownie.
refusal-game-over = Partia skończona: { $result ->
        [white] białe wygrały
        [black] czarne wygrały
        [drawn] remis
       *[lost] obaj gracze przegrali
    }{ $reason ->
        [checkmate] { " " }przez mata
        [stalemate] { " " }przez pata
        [dead-position] , bo żadna strona nie może dać mata
        [fivefold-repetition] { " " }przez pięciokrotne powtórzenie pozycji
        [seventy-five-moves] { " " }według reguły 75 ruchów
        [threefold-repetition] { " " }przez trzykrotne powtórzenie pozycji
        [fifty-moves] { " " }według reguły 50 ruchów
        [resignation] { $result ->
            [drawn] , bo po poddaniu partii przeciwnik nie mógł dać mata
            [white] , czarne się poddały
           *[other] , białe się poddały
        }
        [agreement] { " " }za obopólną zgodą
        [time] { $result ->
            [drawn] , bo po upływie czasu przeciwnik nie mógł dać mata
           *[other] { " " }na czas
        }
        [both-flags] , bo opadły obie chorągiewki
        [default] { " " }walkowerem
        [illegal-moves] { $result ->
            [drawn] , bo mimo nieprawidłowych ruchów przeciwnik nie mógł dać mata
           *[other] { " " }przez nieprawidłowe ruchy
        }
        [sealed-move] { " " }przez tajne posunięcie
        [quickplay-finish] { " " }w szybkim finiszu
       *[ruling] { " " }decyzją sędziego
    }.
refusal-not-your-turn = Teraz ruch { PLAYER($turn, case: "genitive") }.
refusal-no-move-made-yet = Nie przed pierwszym ruchem.
refusal-no-game = Takiej partii tu nie ma. Zacznij przyciskiem „Nowa partia”.
refusal-not-for-this-role = Twoja rola w tej partii na to nie pozwala.{ $doneBy ->
        [arbiter] { " " }Robi to sędzia.
        [players] { " " }Robią to sami gracze.
        [assistants] { " " }Robi to asystent.
       *[none] { "" }
    }
refusal-unreadable-act-no-act = Wiadomość do tej partii jest niezrozumiała. Niczego nie zrobiono.
refusal-unreadable-act-not-a-square = Wiadomość do tej partii podaje pole, którego nie ma na szachownicy. Niczego nie zrobiono.
refusal-unreadable-act-not-a-time = Wiadomość do tej partii podaje czas, którego nie można odczytać. Niczego nie zrobiono.
refusal-unreadable-act-earlier-than-the-act-before = Wiadomość do tej partii jest wcześniejsza niż poprzednia czynność. Niczego nie zrobiono.
refusal-unreadable-act-unknown-edition = Wiadomość do tej partii podaje wydanie przepisów, które nie jest tu znane. Niczego nie zrobiono.
refusal-unreadable-act-not-a-result = Wiadomość do tej partii podaje niemożliwy wynik. Niczego nie zrobiono.
refusal-no-offer = Nie ma propozycji remisu, na którą można odpowiedzieć.
refusal-offer-stands = Propozycja remisu { PLAYER($by, case: "genitive") } jest nadal ważna.
refusal-offer-only-on-your-move = Remis proponuje się tylko przy swoim ruchu.
refusal-no-such-ply = W partii nie ma tak wczesnej pozycji, do której można wrócić.
refusal-strict-play = Tryb ścisły na to nie pozwala.
refusal-bound-free = Musisz wykonać ruch.
refusal-bound-move = Musisz { part-to-move }.
refusal-bound-capture = Musisz { part-to-capture }.
refusal-bound-capture-with = Musisz { part-to-capture } { EACH($with, "part-by-piece") }.
refusal-bound-castle = Musisz { part-to-castle }.
refusal-adjusting-not-now = Poprawiać bierki można tylko wtedy, gdy idzie twój zegar.
refusal-board-elsewhere = Partia toczy się na innej szachownicy; tu stoi tylko jej zegar.
refusal-engine-locked = Przy stole trwa partia w trybie ścisłym, więc silnik jest zablokowany. Najpierw ta partia musi się skończyć.
refusal-no-clock = Ta partia toczy się bez zegara.
refusal-not-moved-yet = Najpierw trzeba wykonać ruch.
refusal-clocks-not-started = Partia zaczyna się z uruchomieniem zegara białych.
refusal-clocks-already-started = Zegar jest już uruchomiony.
refusal-clocks-stopped = Zegar jest zatrzymany. Póki znowu nie ruszy, nie wolno grać.
refusal-clocks-not-stopped = Zegar nie jest zatrzymany.
refusal-not-your-clock = Teraz nie idzie twój zegar.
refusal-not-a-time = Takiego czasu nie można ustawić na zegarze.
refusal-nothing-to-charge = Nie ma czasu, o którym trzeba zdecydować.
refusal-charge-open = Urządzenie nie działało przez { DURATION($length, case: "accusative") }. Najpierw zdecyduj, czy odliczyć ten czas.
refusal-flag-is-down = Chorągiewka { PLAYER($of, case: "genitive") } opadła. Najpierw ustaw ten zegar na nowo.
refusal-flag-has-not-fallen = Chorągiewka { PLAYER($of, case: "genitive") } nie opadła: pozostały czas to { DURATION($left) }.
refusal-own-flag-has-fallen = Twoja chorągiewka też opadła, więc reklamacja jest niemożliwa.
refusal-arrived-already = { PLAYER($who) } są już przy szachownicy.
refusal-not-late = { AMOUNT($left) ->
        [one] Została
        [few] Zostały
       *[many] Zostało
    } jeszcze { DURATION($left) } na przyjście.
refusal-no-default-time = Nie ogłoszono, ile można się spóźnić.
refusal-no-claim-pending = Żadna reklamacja nie czeka na decyzję.
refusal-claim-pending = Sędzia nie rozstrzygnął jeszcze poprzedniej reklamacji.
refusal-claim-right-lost = Prawo do reklamacji przy tym ruchu przepadło, bo dotknięto bierki. Reklamować trzeba przed dotknięciem.
refusal-agreement-not-allowed = Zasady tej partii nie pozwalają teraz uzgodnić remisu.
refusal-offer-on-conditions = Remis proponuje się bez warunków.
refusal-no-quickplay-not-announced = Przepisy o szybkim finiszu w tej partii nie obowiązują.
refusal-no-quickplay-blitz = W szachach błyskawicznych nie ma takiej reklamacji.
refusal-no-quickplay-increment = Nie ma takiej reklamacji, gdy do każdego ruchu dodaje się sekundy.
refusal-no-quickplay-not-the-last-period = Reklamować to można tylko w ostatnim okresie gry.
refusal-no-quickplay-not-on-move = Reklamować to można tylko przy swoim ruchu.
refusal-no-quickplay-flag-has-fallen = Twoja chorągiewka opadła, więc na tę reklamację jest za późno.
refusal-no-quickplay-too-much-time = Reklamować to można tylko w ostatnich dwóch minutach swojego czasu.
refusal-no-quickplay-no-such-request = O to nie można tu prosić.
refusal-no-fault = Nic takiego się nie stało.
refusal-complaint-lost = Od tamtej pory dotknięto bierki, więc zgłosić tego już nie można.
refusal-too-late-to-complain = Na zgłoszenie tego jest za późno.
refusal-only-on-claim = Sędzia reaguje na to tylko na wniosek przeciwnika.
refusal-not-written = Najpierw zapisz wykonane ruchy.
refusal-written-in-advance = Ruch zapisuje się z góry tylko po to, żeby reklamować remis albo odłożyć partię.
refusal-not-the-move-made = To nie jest ruch, który wykonano.
refusal-written-already = To już jest zapisane.
refusal-game-not-over = Partia nie jest jeszcze skończona.
refusal-signed-already = Twój podpis już jest.
refusal-penalty-not-given-not-in-this-edition = To wydanie przepisów nie zna takiej kary.
refusal-penalty-not-given-not-a-measure = Kara nie może mieć takiego wymiaru.
refusal-penalty-not-given-fine-not-announced = Karę pieniężną trzeba było ogłosić wcześniej.
refusal-penalty-not-given-not-a-usual-score = Graczowi można przyznać tylko punkty za wygraną, remis albo przegraną.
refusal-penalty-not-given-more-than-the-game-gives = Razem to więcej, niż daje jedna partia.
refusal-not-adjourned = Partia nie jest odłożona.
refusal-adjourned = Partia jest odłożona. Do wznowienia nie wolno grać.
refusal-sealing-sealed-already = Tajne posunięcie jest już w kopercie.
refusal-sealing-nothing-written = Najpierw zapisz ruch.
refusal-sealing-not-the-move-made = Na szachownicy trzeba wykonać ten ruch, który jest zapisany.
refusal-sealing-envelope-open = Najpierw zaklej kopertę, potem zatrzymaj zegar.
refusal-envelope-not-opened = Żeby wznowić partię, trzeba otworzyć kopertę: otwórz ją hasłem lub plikiem albo zaznacz, że jej nie ma.
refusal-envelope-stays-closed = Koperta pozostaje zaklejona, dopóki nie przyjdzie gracz, który ma odpowiedzieć.
refusal-rules-not-used = W tej partii przepisy dla niewidomych i słabowidzących nie obowiązują.
refusal-move-not-made = { $missing ->
        [capture] Najpierw zdejmij zbitą bierkę z szachownicy.
        [placing] Najpierw wykonaj ruch na szachownicy.
       *[announcing] Najpierw zapowiedz ruch.
    } Potem przełącz zegar.
refusal-nothing-to-put-back = Nie ma czego odstawić.
refusal-nothing-to-take-off = Na { SQUARE($square) } nie ma bierki przeciwnika.
refusal-announced-already = Ten ruch jest już zapowiedziany.
refusal-too-late-to-correct = Za późno: zapowiedź poprawia się tylko, zanim ruszy zegar przeciwnika.
refusal-nothing-due = Teraz nie ma czego zapowiadać, powtarzać ani wykonywać na twojej szachownicy.
refusal-nothing-announced = Przeciwnik nie zapowiedział ruchu.
refusal-repeated-already = Ruch jest już powtórzony.
refusal-not-the-move-announced = To nie jest zapowiedziany ruch. Zapowiedziano: { EACH($called, "part-move") }.
refusal-boards-differ = W partii nie stoi tam żadna twoja bierka: szachownice się różnią. Poproś o ich porównanie.
refusal-one-board = W tej partii obaj gracze używają jednej szachownicy.
refusal-nothing-to-mend = Na tej szachownicy nie ma czego poprawiać.
refusal-not-asked = Asystent mówi o tym tylko na prośbę gracza.
refusal-not-a-duty = W tej partii asystent nie { $duty ->
        [execute] wykonuje ruchów na drugiej szachownicy
        [announce] zapowiada ani nie powtarza ruchów
        [score] prowadzi zapisu
        [clock] przełącza zegara
        [tell] podaje liczby ruchów i czasu
        [claim] zgłasza reklamacji ani nie wzywa sędziego
        [adjourn] zapisuje tajnego posunięcia
       *[move] rusza bierkami gracza
    }.
refusal-assistant-needed = Przeciw niesłyszącemu przeciwnikowi potrzebny jest asystent.
part-piece = { PIECE($it) } na { SQUARE($it) }
part-colored-piece = { COLORED($it) } { PIECE($it) } na { SQUARE($it) }
part-from-pieces = { COUNT($by) ->
        [0] { "" }
       *[other] : { part-giving-check }
    }
part-giving-check = { COUNT($by) ->
        [1] szachuje
       *[other] szachują
    } { EACH($by, "part-piece", join: "and") }
part-attacked = pole { SQUARE($square) } { COUNT($by) ->
        [1] atakuje
       *[other] atakują
    } { EACH($by, "part-piece", join: "and") }
part-from = z { SQUARE($it) }
part-kind = { PIECE($it) }

## control-refusals

control-refusal-nothing-said = Podaj czas, na przykład „90 minut na 40 ruchów, potem 30 minut, 30 sekund na ruch”.
control-refusal-too-long = To za długie jak na tempo gry.
control-refusal-unknown-word = Słowo „{ $word }” jest niezrozumiałe. Podaj minuty, ruchy i sekundy na ruch.
control-refusal-no-time = Brakuje czasu. Podaj, ile minut.
control-refusal-slash = W „{ $text }” każda z liczb może oznaczać ruchy. Powiedz, co jest ruchami, a co minutami.
control-refusal-two-times = { ALLOTTED($first) } i { ALLOTTED($second) } na te same ruchy: między okresami powiedz „potem”.
control-refusal-two-numbers-of-moves = { EACH($first, "part-moves") } i { EACH($second, "part-moves") } na ten sam czas: między okresami powiedz „potem”.
control-refusal-two-extras = Dwa różne dodatki na ruch: podaj jeden albo po jednym dla każdego okresu.
control-refusal-moves-missing = { ALLOTTED($time) }: na ile ruchów? Tylko ostatni okres może być na wszystkie pozostałe ruchy.
control-refusal-from-which-move = { ALLOTTED($time) } na ruch: dodaj „od ruchu 1” albo „od ruchu { $move }”.
control-refusal-no-period-begins = Od ruchu { $move } nie zaczyna się żaden okres.
control-refusal-one-side-only = Brakuje czasu dla { PLAYER($missing, case: "genitive") }.
control-refusal-side-twice = { PLAYER($side) } podano dwa razy.
control-refusal-too-much = Tu nie ustawia się więcej niż { $most } { $what ->
        [minutes] minut na jeden okres
        [seconds] sekund na ruch
        [moves] ruchów w jednym okresie
       *[periods] okresów
    }.
part-moves = { $it } { $it ->
        [one] ruch
        [few] ruchy
       *[other] ruchów
    }

## hand

hand-edge = Brzeg
hand-lifted = Podniesiono: { LABEL($piece) } { SQUARE($piece) }.
hand-put-back = Odstawiono: { LABEL($piece) } { SQUARE($piece) }.
hand-nothing-to-lift = Na { SQUARE($square) } nie ma czego podnieść.
hand-not-yours = { PIECE($piece) } na { SQUARE($piece) } jest { COLORED($piece) }.
hand-touched = Dotknięto: { COLORED($piece) } { LABEL($piece) } { SQUARE($piece) }.
hand-no-such-piece-on-the-board = Na szachownicy nie ma takiej bierki.
hand-no-command = Klawisz { $shift ->
        [yes] { key-with-shift }
       *[no] { $key }
    } nie ma polecenia. F1 pokazuje listę klawiszy.
hand-no-command-here = Ten klawisz nie ma polecenia. F1 pokazuje listę klawiszy.
hand-promotion-cancelled = Promocję anulowano. Odstawiono: { LABEL($piece) } { SQUARE($piece) }.

## notices

notice-game-begun-computer = Nowa partia. { $byLot ->
        [yes] Wylosowano kolor: grasz
       *[no] Grasz
    } { PLAYER($you, case: "instrumental") }{ part-against-computer }.
notice-game-begun-player-beside-you = Nowa partia z graczem obok. { turn }
notice-game-begun-at-the-table = Nowa partia przy stole. { turn }
notice-position-opened-computer = Otwarto pozycję, gra{ part-against-computer }.
notice-position-opened-player-beside-you = Otwarto pozycję, gra z graczem obok.
notice-position-opened-at-the-table = Otwarto pozycję, gra przy stole.
turn = Ruch { PLAYER($turn, case: "genitive") }.
notice-position-refused = Nie można otworzyć pozycji z adresu: { $problem ->
        [unreadable] to nie jest pozycja w formacie FEN
        [board] szachownica nie ma ośmiu rzędów po osiem pól
        [turn] nie podano, czyj jest ruch
        [castling] nie da się odczytać praw do roszady
        [en-passant] nie da się odczytać pola bicia w przelocie
        [counters] nie da się odczytać liczników ruchów
        [no-pieces] szachownica jest pusta
        [kings] każda strona musi mieć jednego króla
        [pawn-on-last-rank] pion stoi w pierwszym lub ostatnim rzędzie
       *[opponent-in-check] pod szachem stoi król gracza, który nie jest na posunięciu
    }.
notice-game-brought-back = Twoja partia wróciła: { $moves ->
        [0] nie było jeszcze ruchu
        [one] wykonano { $moves } ruch
        [few] wykonano { $moves } ruchy
       *[other] wykonano { $moves } ruchów
    }.
notice-joined = Ta partia jest otwarta także w innym oknie.{ $atTable ->
        [yes] { "" }
       *[no] { " " }Ruchy zrobione tutaj dotrą do niej.
    }
notice-holder-here = Drugie okno zamknięto. Partia toczy się dalej tutaj.
notice-other-window-holds = Partię prowadzi teraz inne okno. Ruchy zrobione tutaj dotrą do niej.
notice-taken-here = Partia toczy się teraz tutaj.
notice-other-window-silent = Okno, które prowadzi partię, nie odpowiada. Sprawdź je albo zamknij: wtedy partia potoczy się dalej tutaj.
notice-judged-otherwise = Ta wersja Anna–Hector ocenia jeden z ruchów tej partii inaczej. Zapisany wynik pozostaje.
notice-journal-damaged = Części zapisanej partii nie da się odczytać. Toczy się dalej od ostatniej czytelnej czynności. Niczego nie usunięto.
notice-journal-damaged-wholly = Zapisanej partii nie da się odczytać. Niczego z niej nie usunięto.
notice-game-not-loaded = Twojej partii nie można jeszcze pokazać: nie udało się wczytać części programu. Połącz się z siecią i odśwież stronę. Nic nie przepadło.
notice-no-game = Nie ma tu partii. Zacznij przyciskiem „Nowa partia”.
notice-computer-thinking = Komputer jeszcze myśli.
notice-deciding = Trwa sprawdzanie, czy { PLAYER($side) } mogą jeszcze wygrać.
notice-computer-stopped = Komputer zatrzymano.
notice-computer-failed = Komputer { $trouble ->
        [not-loaded] nie ruszył: nie udało się wczytać jego plików
        [no-answer] nie odpowiada
        [out-of-memory] ma za mało pamięci
       *[crashed] przestał działać
    }. Partia jest zachowana. Można spróbować ponownie albo grać dalej później.
notice-offline-failed = Praca bez sieci nie jest możliwa: nie wszystko udało się zapisać. Odśwież stronę, żeby spróbować ponownie.
notice-update-waiting = Nowa wersja Anna–Hector jest gotowa. Można ją zainstalować, gdy nie trwa żadna partia.
notice-no-voices = Ta przeglądarka nie ma głosu. Komunikaty trafiają do czytnika ekranu i na listę komunikatów.
notice-no-voice-of = Ta przeglądarka nie ma głosu dla języka: { $name }. Zamiast niego mówi inny głos.
notice-voice-not-allowed = Przeglądarka jeszcze nie pozwala stronie mówić. Naciśnij dowolny klawisz albo przycisk na stronie.
notice-voice-fell-silent = Głos zamilkł. Komunikaty trafiają do czytnika ekranu i na listę komunikatów.
notice-sound = { $on ->
        [yes] Dźwięk włączony.
       *[no] Dźwięk wyłączony.
    }
notice-full-screen-on = Pełny ekran.
notice-full-screen-off = Pełny ekran wyłączony.
notice-full-screen-refused = Przeglądarka nie pozwala na pełny ekran.
notice-keys-as-at-first = Przywrócono wszystkie klawisze domyślne.
notice-keys-unreadable = Nie udało się odczytać twoich klawiszy. Przywrócono wszystkie klawisze domyślne.
notice-board-turned = Obrócono szachownicę: { PLAYER($bottom) } na dole.
notice-nothing-to-repeat = Nic jeszcze nie powiedziano.
notice-storage-newer-version = Nowsza wersja Anna–Hector zapisała tu partie, których ta starsza nie umie otworzyć. Nic nie przepadło: odśwież stronę, żeby dostać nowszą wersję. { part-not-saved }
notice-storage-blocked = Inne okno ze starszą wersją Anna–Hector nie udostępnia zapisanych partii. Zamknij tamto okno, a potem odśwież tę stronę. { part-not-saved }
notice-storage-disk-full = Dysk jest pełny, więc niczego nie można zapisać. Zwolnij miejsce, a potem odśwież stronę. { part-not-saved }
notice-storage-no-storage = Ta przeglądarka nie pozwala Anna–Hector niczego zapisać. Przyczyną może być okno prywatne. { part-not-saved }
notice-storage-unknown = Nie udało się otworzyć zapisanych partii. Odśwież stronę, żeby spróbować ponownie. { part-not-saved }
notice-storage-closed-for-newer-version = W innym oknie otwarto nowszą wersję Anna–Hector, więc to okno nie może już zapisywać. Twoja partia jest zapisana do tego miejsca: odśwież tę stronę, żeby grać dalej.
notice-storage-saved-again = Przeglądarka usunęła to, co Anna–Hector tu zapisała. Partię z tej strony zapisano ponownie.
notice-storage-not-saved-again = Przeglądarka usunęła to, co Anna–Hector tu zapisała, a twojej partii nie udało się zapisać ponownie. Jest jeszcze na tej stronie: przed zamknięciem strony zapisz ją jako PGN.
notice-storage-emptied = Przeglądarka usunęła to, co Anna–Hector tu zapisała.
notice-lasting-safe = Twoje partie są bezpieczne: przeglądarka sama ich nie usunie.
notice-lasting-not-safe = Przeglądarka się nie zgodziła. Gdy zabraknie miejsca, może usunąć twoje partie. Zachowa je plik kopii zapasowej.
notice-lasting-no-answer = Przeglądarka nie odpowiedziała.
notice-line-cleared = Wyczyszczono.
notice-copied = { $what ->
        [position] Skopiowano pozycję.
       *[game] Skopiowano partię.
    }
notice-not-copied = Nie skopiowano: przeglądarka na to nie pozwala.
notice-language-not-loaded = Nie udało się wczytać tego języka. Połącz się z siecią i spróbuj ponownie.
how-to-move = Ruch wykonasz strzałkami i klawiszem Enter albo wpisując go w polu „Twój ruch”; F1 pokazuje klawisze, „Powtórz” mówi to jeszcze raz.
how-to-move-with-letters = Ruch wykonasz strzałkami i klawiszem Enter albo wpisując go po naciśnięciu I; F1 pokazuje klawisze, Z mówi to jeszcze raz.
part-not-saved = Można grać, ale po zamknięciu strony ruchy przepadną.
part-against-computer = { " " }z komputerem, poziom { $level }

## kept-games

notice-games-deleted = Partię usunięto. Póki ta strona jest otwarta, można to cofnąć.
notice-games-restored = Usunięta partia wróciła.
notice-games-on-the-board = Ta partia jest na szachownicy, więc jej nie usunięto.
notice-games-unreadable = Tej partii nie da się odczytać. Niczego z niej nie usunięto.
notice-games-not-reached = Nie zrobiono: zapisana partia jest niedostępna. Spróbuj ponownie.
notice-games-saved = { $games ->
        [0] Nie ma partii do zapisania.
       *[other] Wszystkie partie zapisano w jednym pliku. Liczba partii: { $games }.
    }{ part-unreadable }
notice-backup-saved = Zapisano kopię zapasową. Liczba partii: { $games }. Nagrań: { $recordings }.{ part-unreadable }
notice-backup-read = Odczytano kopię zapasową. Dodano partii: { $added }. Było już tutaj: { $here }.{ $problems ->
        [0] { "" }
       *[other] { " " }Problemów, wymienionych na stronie: { $problems }.
    }
notice-backup-refused-no-backup = Ten plik nie jest kopią zapasową Anna–Hector. Niczego nie zmieniono.
notice-backup-refused-newer = Tę kopię zapasową zrobiła nowsza wersja Anna–Hector. Niczego nie zmieniono.
notice-backup-refused-too-large = Ten plik jest za duży na kopię zapasową. Niczego nie zmieniono.
notice-settings-exported = Ustawienia zapisano w pliku.
notice-settings-imported = Ustawienia wczytano z pliku.
notice-settings-unreadable = W tym pliku nie ma ustawień Anna–Hector. Niczego nie zmieniono.
notice-settings-reset = Przywrócono wszystkie ustawienia domyślne.
part-unreadable = { $unreadable ->
        [0] { "" }
       *[other] { " " }Partii, których nie odczytano: { $unreadable }.
    }

## answers

answer-rank = { CAP(ORDINAL($rank)) } rząd: { EACH($pieces, "part-run") }.
answer-rank-of-one-kind = { CAP(ORDINAL($rank)) } rząd: same { COLORED($piece, number: "plural") } { LABEL($piece, number: "plural") }.
# All are named, for a number after "od" would have to be bent.
answer-empty-ranks = { CAP(EACH($ranks, "part-rank", join: "and")) } rząd: { COUNT($ranks) ->
        [1] pusty
       *[other] puste
    }.
part-rank = { ORDINAL($it) }
answer-chess960 = Szachy 960, pozycja { $number }.
answer-piece-list = { PLAYER($color) }: { COUNT($kinds) ->
        [0] brak bierek
       *[other] { EACH($kinds, "part-kind-on-squares") }
    }.
answer-no-piece-there = { SQUARE($square) }, puste
answer-moves-hindered = { COLOR($owner) ->
        [white] Białe nie mają ruchu, póki czarne są pod szachem.
       *[black] Czarne nie mają ruchu, póki białe są pod szachem.
    }
answer-no-moves = { LABEL($piece) } { SQUARE($piece) } { $capturesOnly ->
        [yes] nie może niczego zbić
       *[no] nie ma ruchu
    }.
answer-moves = { LABEL($piece) } { SQUARE($piece) }: { EACH($moves, "part-target") }.
answer-withheld = W trybie ścisłym program nie podpowiada.
answer-pieces = { COUNT($squares) ->
        [0] { PLAYER($piece) } nie mają { PIECE($piece, case: "genitive", number: "plural") }
        [1] { COLORED($piece) } { LABEL($piece) } { SQUARES($squares) }
       *[other] { COLORED($piece, number: "plural") } { LABEL($piece, number: "plural") } { SQUARES($squares) }
    }.
answer-file = Linia { FILE($file) }: { COUNT($pieces) ->
        [0] pusta
       *[other] { EACH($pieces, "part-named-piece") }
    }.
answer-attackers-of-empty-square = { SQUARE($square) }, puste. { COUNT($white) ->
        [0] { COUNT($black) ->
            [0] Nikt nie atakuje.
           *[other] { part-attacks-by-black }
        }
       *[other] { CAP(PLAYER("white")) }: { EACH($white, "part-label-on") }.{ COUNT($black) ->
            [0] { "" }
           *[other] { " " }{ part-attacks-by-black }
        }
    }
answer-attackers = { SQUARE($piece) }, { COLORED($piece) } { LABEL($piece) }. { COUNT($attackers) ->
        [0] Nikt nie atakuje
        [1] Atakuje: { EACH($attackers, "part-label-on") }
       *[other] Atakują: { EACH($attackers, "part-label-on") }
    }. { COUNT($defenders) ->
        [0] Nikt nie broni
        [1] Broni: { EACH($defenders, "part-label-on") }
       *[other] Bronią: { EACH($defenders, "part-label-on") }
    }.
answer-captures = { COUNT($captures) ->
        [0] { PLAYER($color) } nie mogą niczego zbić
       *[other] { EACH($captures, "part-capture") }
    }.
answer-material = { PLAYER($color) }: { COUNT($kinds) ->
        [0] tylko król
       *[other] { EACH($kinds, "part-pieces-of-kind") }
    }.
answer-material-is-equal = Materiał jest równy.
answer-material-ahead = { PLAYER($color) } mają o { $points ->
        [1] jeden punkt
        [few] { SMALL($points) } punkty
       *[other] { SMALL($points) } punktów
    } więcej.
answer-move-number = Ruch { $number }{ COLOR($turn) ->
        [none] { "" }
       *[other] , grają { PLAYER($turn) }
    }.
answer-opponent-computer = Grasz { PLAYER($you, case: "instrumental") } z komputerem, poziom { $level }.
answer-opponent-player-beside-you = Przeciwnikiem jest gracz obok.
answer-opponent-at-the-table = Partia toczy się przy stole.
player-named = { PLAYER($color) }: { $name }.
answer-commands = Polecenia: { EACH($phrases, "part-text") }.
answer-commands-found = { COUNT($phrases) ->
        [0] Brak polecenia dla „{ $searched }”
       *[other] Polecenia dla „{ $searched }”: { EACH($phrases, "part-text") }
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
        [short] krótka roszada
        [long] długa roszada
       *[none] { $capture ->
            [yes] bije na { SQUARE($to) }
           *[no] { SQUARE($to) }
        }{ $promotion ->
            [yes] { " " }z promocją
           *[no] { "" }
        }
    }
part-named-piece = { COLORED($it) } { LABEL($it) } { SQUARE($it) }
part-label-on = { LABEL($it) } { SQUARE($it) }
part-attacks-by-black = { CAP(PLAYER("black")) }: { EACH($black, "part-label-on") }.
part-capture = { LABEL($by) } { SQUARE($by) } bije na { SQUARE($to) }
part-pieces-of-kind = { $count ->
        [1] { PIECE($kind) }
       *[other] { COUNTED($count, $kind) }
    }

## moves

call = { part-mover }{ part-origin }{ $capture ->
        [yes] bije{ " " }{ KIND($taken) ->
            [none] { "" }
           *[other] { PIECE($taken, case: "accusative") }{ " " }
        }na{ " " }
       *[no] { $joined ->
            [yes] na{ " " }
           *[no] { "" }
        }
    }{ SQUARE($to) }{ part-en-passant }{ $capture ->
        [yes] { part-promotes }
       *[no] { part-becomes }
    }{ part-sign }
call-castling = { part-castling }{ part-sign }
call-uci = { $squares }{ part-sign }
heading-mover = { PLAYER($by) }:
heading-number = Ruch { $number }:
heading-both = Ruch { $number }, { PLAYER($by) }:
last-move = { PLAYER($by) }: { SEGMENT($call) }
no-move-yet = Nie było jeszcze ruchu.
last-capture = Zbito{ part-en-passant }: { COLORED($piece) } { LABEL($piece) } na { SQUARE($square) }.
no-capture = Niczego nie zbito.
viewing-move = { $way ->
        [back] Wstecz
       *[forward] Naprzód
    } do ruchu { $number }, { PLAYER($by) }: { SEGMENT($call) }
viewing-start = Początek partii
viewing-present = Bieżąca pozycja
fact-restored-move = { $cause ->
        [takeback] Cofnięto ruch{ $count ->
            [1] { "" }
            [2] { " " }i następny po nim
           *[other] { " " }i następne po nim
        }
       *[ruling] Decyzją sędziego wraca pozycja sprzed ruchu
    }: { SEGMENT($first) } Ruch { PLAYER($by, case: "genitive") }.
fact-restored-start = { $cause ->
        [takeback] Cofnięto do początku partii.
       *[ruling] Decyzją sędziego wraca pozycja początkowa.
    }
fact-restored-position = { $cause ->
        [takeback] Cofnięto do wcześniejszej pozycji.
       *[ruling] Decyzją sędziego wraca wcześniejsza pozycja.
    }
part-mover = { KIND($piece) ->
        [none] { "" }
       *[other] { PIECE($piece) }{ " " }
    }
part-origin = { $origin ->
        [yes] { SQUARE($from) }{ " " }
       *[no] { "" }
    }
# After a capture a bare "wieża" would be heard as what is taken.
part-promotes = { KIND($promotion) ->
        [none] { "" }
       *[other] , promocja na { PIECE($promotion, case: "accusative") }
    }
part-en-passant = { $enPassant ->
        [yes] { " " }w przelocie
       *[no] { "" }
    }
part-sign = { $sign ->
        [check] , szach
        [mate] , mat
       *[none] { "" }
    }

## endings

ending-checkmate = { $called ->
        [yes] { part-outcome }
       *[no] Mat. { part-outcome }
    }
ending-stalemate = Pat. { part-outcome }
ending-dead-position = Żadna strona nie może już dać mata. { part-outcome }
ending-fivefold-repetition = Ta sama pozycja powstała po raz piąty. { part-outcome }
ending-seventy-five-moves = Każda strona wykonała 75 ruchów bez bicia i bez ruchu pionem. { part-outcome }
ending-threefold-repetition = Ta sama pozycja powstała po raz trzeci. { part-outcome }
ending-fifty-moves = Każda strona wykonała 50 ruchów bez bicia i bez ruchu pionem. { part-outcome }
ending-resignation = { $result ->
        [drawn] Partię poddano, ale przeciwnik nie może dać mata.
       *[other] { part-loser } się poddają.
    } { part-outcome }
ending-agreement = Uzgodniono remis.
ending-time = { $result ->
        [drawn] Czas minął, ale przeciwnik nie może dać mata. { part-outcome }
        [white] Białe wygrały na czas.
       *[other] Czarne wygrały na czas.
    }
ending-both-flags = Opadły obie chorągiewki. { part-outcome }
ending-default = { $result ->
        [lost] Żaden gracz nie przyszedł na czas.
       *[other] { part-loser } nie przyszły na czas.
    } { part-outcome }
ending-illegal-moves = { $result ->
        [drawn] Za dużo nieprawidłowych ruchów, ale przeciwnik nie może dać mata.
       *[other] { part-loser } wykonały za dużo nieprawidłowych ruchów.
    } { part-outcome }
ending-sealed-move = Tajnego posunięcia nie można wykonać. { part-outcome }
ending-quickplay-finish = Partii nie można wygrać normalnymi środkami. { part-outcome }
ending-ruling = Tak zdecydował sędzia. { part-outcome }
ending-drawn-time = Chorągiewka { PLAYER($loser, case: "genitive") } opadła. { part-cannot-mate }
ending-drawn-resignation = { PLAYER($loser) } się poddają. { part-cannot-mate }
ending-drawn-illegal-moves = { PLAYER($loser) } wykonały za dużo nieprawidłowych ruchów. { part-cannot-mate }
ending-drawn-sealed-move = Tajnego posunięcia nie można wykonać. { part-cannot-mate }
ending-mate-undecided = Nie udało się rozstrzygnąć, czy { PLAYER($side) } mogą jeszcze dać mata. Sędzia może zdecydować inaczej.
can-win-can = Tak, { PLAYER($side) } mogą jeszcze dać mata. Najkrótsza znaleziona droga:
can-win-mated = { PLAYER($side) } dały mata.
can-win-cannot = Nie, { PLAYER($side) } nie mogą dać mata żadną serią prawidłowych ruchów.
can-win-undecided = Nie udało się rozstrzygnąć, czy { PLAYER($side) } mogą jeszcze dać mata.
part-cannot-mate = Remis: { PLAYER($opponent) } nie mogą dać mata żadną serią prawidłowych ruchów.
part-outcome = { $result ->
        [white] Białe wygrały.
        [black] Czarne wygrały.
        [drawn] Remis.
       *[lost] Obaj gracze przegrali.
    }
part-loser = { $result ->
        [white] Czarne
       *[other] Białe
    }

## board

cell-piece = { COLORED($piece) } { LABEL($piece) }
cell-kind = { LABEL($kind) }
cell-empty = puste
cell-light = jasne pole
cell-dark = ciemne pole

## happenings

# It is said whether the call has told of the check or not: "Szachuje goniec na b5."
fact-checked = { CAP(part-giving-check) }.
