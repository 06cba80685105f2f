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
fact-checked = { part-giving-check }.
fact-draw-offered = { PLAYER($by) } proponują remis.
fact-draw-rejected = { PLAYER($by) } odrzucają remis.
fact-draw-rejected-by-move = Remis odrzucono.
fact-adjusting = { PLAYER($by) } poprawiają bierki.
# To touch asks for the genitive, to adjust for the accusative; of all pieces both are alike but of the rook.
fact-touched = { PLAYER($by) } { $how ->
        [adjusting] poprawiają { EACH($piece, "part-piece-accusative") }
        [by-accident] przypadkowo dotykają { EACH($piece, "part-piece-genitive") }
       *[to-move] dotykają { EACH($piece, "part-piece-genitive") }
    }.
fact-bound-move = { PLAYER($by) } muszą { part-to-move }.
fact-bound-capture = { PLAYER($by) } muszą { part-to-capture }.
fact-bound-capture-with = { PLAYER($by) } muszą { part-to-capture } { EACH($with, "part-by-piece") }.
fact-bound-castle = { PLAYER($by) } muszą { part-to-castle }.
fact-bound-play = { PLAYER($by) } muszą wykonać ruch: { EACH($move, "part-move") }.
fact-pressed = { PLAYER($by) } przełączają zegar.
fact-period-reached = { PLAYER($by) } osiągnęły kontrolę czasu. Dodano: { DURATION($added) }.
fact-time-overstepped = { PLAYER($by) } przekroczyły czas o { DURATION($late, case: "accusative") }.
fact-clock-started = Zegar { PLAYER($of, case: "genitive") } { $again ->
        [yes] znowu idzie
       *[no] idzie
    }.
# A player is plural, an arbiter and an assistant are not.
fact-clocks-stopped = { PLAYER($by) } zatrzymują zegar.
fact-clocks-stopped-by-assistant = Asystent { PLAYER($of, case: "genitive") } zatrzymuje zegar.
fact-clocks-stopped-by-arbiter = Sędzia zatrzymuje zegar.
fact-clock-set-time = { part-clock-set } { DURATION($time) }.
fact-clock-set-moves = { part-clock-set } { part-moves-made }.
fact-clock-set-both = { part-clock-set } { DURATION($time) }, { part-moves-made }.
fact-time-added = Dodano na zegarze { PLAYER($to, case: "genitive") }: { DURATION($time) }.
fact-time-taken = Odjęto na zegarze { PLAYER($to, case: "genitive") }: { DURATION($time) }.
fact-flag-fell = { part-flag-fell }{ $goesOn ->
        [yes] { " " }Partia trwa dalej.
       *[no] { "" }
    }
fact-both-flags-fell = Opadły obie chorągiewki, najpierw chorągiewka { PLAYER($first, case: "genitive") }.
fact-unwatched-clock-set-back = Zegar urządzenia cofnięto. Nie wiadomo, jak długo strona nie działała; { PLAYER($of, case: "dative") } nie odliczono niczego.
fact-unwatched-not-charged = { part-away } Tego czasu { PLAYER($of, case: "dative") } nie odliczono.
fact-unwatched-open = { part-away }{ $stopped ->
        [yes] { " " }Zegar jest zatrzymany.
       *[no] { "" }
    } Odliczyć ten czas { PLAYER($of, case: "dative") } czy nie?
fact-charge-proposed = { PLAYER($by) } chcą ten czas { $charged ->
        [yes] odliczyć
       *[no] darować
    }. { CAP(PLAYER($opponent)) } muszą się zgodzić.
fact-time-charged = { $charged ->
        [yes] Odliczono { PLAYER($of, case: "dative") }
       *[no] Nie odliczono { PLAYER($of, case: "dative") }
    }: { DURATION($length) }.{ $flag ->
        [yes] { " " }{ part-flag-fell }
       *[no] { "" }
    }
fact-arrived = { PLAYER($who) } przyszły do szachownicy.
fact-arrived-late = { PLAYER($who) } przyszły do szachownicy, spóźnienie: { DURATION($late) }.
fact-quickplay-claimed = { PLAYER($by) } { $asks ->
        [draw] reklamują remis w szybkim finiszu
       *[increment] proszą o kilka sekund na każdy ruch
    }. Decyduje sędzia.
fact-quickplay-decided-postponed = Decyzję o reklamacji { PLAYER($by, case: "genitive") } odroczono. Partia trwa dalej.
fact-quickplay-decided-rejected = Reklamację { PLAYER($by, case: "genitive") } odrzucono.
fact-quickplay-decided-increment = Odtąd dodatek na każdy ruch to { DURATION($increment) }.
fact-quickplay-decided-some-increment = Odtąd do każdego ruchu dodaje się kilka sekund.
fact-quickplay-decided-no-increment = Sekund do ruchów się nie dodaje. Partia trwa dalej.
fact-written = { $what ->
        [move] Ruch zapisany.
        [note] Nagranie zachowane.
       *[offer] Propozycja remisu zapisana.
    }
fact-signed = { PLAYER($by) } podpisują: { $result ->
        [white] wygrały białe
        [black] wygrały czarne
        [drawn] remis
       *[lost] obaj przegrali
    }.{ $agreed ->
        [yes] { " " }Obaj gracze podpisali.
       *[no] { "" }
    }
fact-scored = Białe dostają { EACH($white, "part-points") }, czarne dostają { EACH($black, "part-points") }.
fact-adjourned = Partię odłożono. { CAP(PLAYER($sealer)) } zapisują tajne posunięcie.
fact-sealed-written = { PLAYER($sealer) } zapisały tajne posunięcie.
fact-sealed-envelope-closed = Kopertę zaklejono.
fact-sealed-clock-stopped = Posunięcie jest w kopercie, zegar zatrzymany.
fact-resumed = Partię wznowiono. { $envelope ->
        [opened] Kopertę otwarto.
       *[stays-closed] Koperta pozostaje zaklejona.
    } Idzie zegar { PLAYER($clock, case: "genitive") }.
part-piece-genitive = { PIECE($it, case: "genitive") } na { SQUARE($it) }
part-clock-set = Zegar { PLAYER($of, case: "genitive") } ustawiono:
part-moves-made = { $moves ->
        [one] wykonany { $moves } ruch
        [few] wykonane { $moves } ruchy
       *[other] wykonanych { $moves } ruchów
    }
part-flag-fell = Chorągiewka { PLAYER($of, case: "genitive") } opadła.
part-away = Urządzenie nie działało przez { DURATION($length, case: "accusative") }.
# Halves in words: ".5" is heard as a decimal.
part-points = { $half ->
        [yes] { $whole ->
            [0] pół punktu
            [1] półtora punktu
           *[other] { $whole } i pół punktu
        }
       *[no] { $whole ->
            [0] zero punktów
            [1] jeden punkt
            [few] { $whole } punkty
           *[other] { $whole } punktów
        }
    }

## claims

fact-draw-claimed-threefold = { PLAYER($by) } reklamują remis: pozycja powstała po raz trzeci.
fact-draw-claimed-threefold-intended = { PLAYER($by) } reklamują remis: { EACH($intended, "part-after-move") } pozycja powstanie po raz trzeci.
fact-draw-claimed-fifty-moves = { PLAYER($by) } reklamują remis: { part-fifty }.
fact-draw-claimed-fifty-moves-intended = { PLAYER($by) } reklamują remis: { EACH($intended, "part-after-move") } będzie { part-fifty }.
claim-right = Reklamacja słuszna. Remis.
fact-claim-rejected-not-written-first = Reklamacja niesłuszna: najpierw trzeba było zapisać ruch.
fact-claim-rejected-move-is-illegal = Reklamacja niesłuszna: ten ruch jest nieprawidłowy.
fact-claim-rejected-threefold = Reklamacja niesłuszna: { $intended ->
        [yes] ta pozycja powstałaby dopiero po raz { ORDINAL($found) }
       *[no] ta pozycja powstała tylko { $found ->
            [1] raz
            [2] dwa razy
           *[other] { SMALL($found) } razy
        }
    }.
fact-claim-rejected-fifty-moves = Reklamacja niesłuszna: takich ruchów { $intended ->
        [yes] byłoby
       *[no] jest
    } tylko { SMALL($found) }.
claim-is-offer = Jest ważna jako propozycja remisu.
# Counted for each side: "po" is "by each".
part-fifty = po 50 ruchów bez bicia i bez ruchu pionem
part-after-move = { $castling ->
        [short] po krótkiej roszadzie
        [long] po długiej roszadzie
       *[none] po ruchu { part-move }
    }

## irregularities

fault-illegal-move = { COLOR($of) ->
        [none] Wykonano nieprawidłowy ruch.
       *[other] { PLAYER($of) } wykonały nieprawidłowy ruch.
    }
fault-pressed-without-a-move = { COLOR($of) ->
        [none] Zegar przełączono bez ruchu.
       *[other] { PLAYER($of) } przełączyły zegar bez ruchu.
    }
fault-pawn-left-unpromoted = { COLOR($of) ->
        [none] Pion pozostał w ostatnim rzędzie.
       *[other] { PLAYER($of) } zostawiły piona w ostatnim rzędzie.
    }
fault-two-hands = { COLOR($of) ->
        [none] Ruch wykonano dwiema rękami.
       *[other] { PLAYER($of) } wykonały ruch dwiema rękami.
    }
fault-touched-piece = { COLOR($of) ->
        [none] Ruch nie odpowiada dotkniętej bierce.
       *[other] { PLAYER($of) } nie zagrały dotkniętą bierką.
    }
fault-displaced = { COLOR($of) ->
        [none] Bierki są poprzestawiane.
       *[other] { PLAYER($of) } poprzestawiały bierki.
    }
fault-set-up = { COLOR($of) ->
        [none] Partię zaczęto nieprawidłowo.
       *[other] { PLAYER($of) } nieprawidłowo zaczęły partię.
    }
fault-ruling-corrected = Zamiast niego wykonuje się inny ruch.
fault-ruling-counted = Liczy się to jako nieprawidłowy ruch.
fault-ruling-illegal-move-counted = To już { ORDINAL($count) }.
fault-ruling-counted-as = Liczy się to jako { ORDINAL($count) } nieprawidłowy ruch.
fault-ruling-queen = Pion staje się hetmanem.
fault-ruling-not-counted = Nie liczy się to jako nieprawidłowy ruch.
fault-ruling-stands = Ruch pozostaje w mocy.
fault-ruling-put-right = { COLOR($of) ->
        [none] Bierki ustawia się na miejsce.
       *[other] { PLAYER($of) } ustawiają bierki na miejsce.
    }
fault-ruling-new-game = Gra się nową partię.
fault-ruling-goes-on = Partia trwa dalej.
fault-ruling-arbiter-decides = Decyduje sędzia.
penalty-warning = { PLAYER($against) } dostają ostrzeżenie.
penalty-given = { PLAYER($against) } dostają karę.
penalty-points-to-the-opponent = { penalty-given } { CAP(PLAYER($opponent)) } dostają punkty za wygraną.
penalty-game-lost = { PLAYER($against) } dostają karę: partia przegrana.
penalty-fine = { PLAYER($against) } dostają karę pieniężną.
penalty-rounds = { PLAYER($against) } są wykluczone z { $rounds ->
        [1] jednej rundy
       *[other] rund, w liczbie: { SMALL($rounds) }
    }.
penalty-expulsion = { PLAYER($against) } są wykluczone z zawodów.

## replies

reply-how-to-answer = Tak, nie albo ruch jeszcze raz.
reply-looking-at-start = Oglądasz początek partii.
reply-looking-at-move = Oglądasz pozycję po ruchu { $number }.
reply-play-now = Zagrać w bieżącej pozycji: { SEGMENT($asked) }
reply-move-not-made = Ruchu nie zrobiono.
reply-not-done = Nie zrobiono.
reply-nothing-asked = Nie było pytania.
reply-held-back = Nie zrobiono: { EACH($lines, "part-text") }.
reply-no-piece-meant = Która bierka? Na przykład: ruchy z { SQUARE("g1") }.
reply-commands-listed = Tu jest lista poleceń do wpisywania: „{ $example }” znajduje jedno, Escape prowadzi z powrotem.
reply-game-saved = Partię zapisano jako { $name }.

## piece-list

piece-list-nothing-named = Podaj bierki i ich pola. { part-piece-list-example }
piece-list-unknown-word = „{ $word }” jest niezrozumiałe. { part-piece-list-example }
piece-list-colour-missing = Podaj kolor: { PIECE($kind) } na { SQUARE($square) }. { part-piece-list-example }
piece-list-square-missing = Podaj pole { PIECE($kind, case: "genitive") }. { part-piece-list-example }
piece-list-piece-missing = Podaj, co stoi na { SQUARE($square) }. { part-piece-list-example }
piece-list-named-twice = Pole { SQUARE($square) } podano dwa razy.
part-piece-list-example = Na przykład: biały król { SQUARE("e1") }, czarny pion { SQUARE("d5") }, { SQUARE("e4") } puste.

## clock

clock-duration = { DURATION($time) }
clock-span = { SPAN($time) }
clock-not-started = Zegar nie jest jeszcze uruchomiony.
clock-stopped = Zegar jest zatrzymany.
clock-game-over = Partia skończona.
clock-flag-fallen = { PLAYER($color) }: brak czasu, chorągiewka opadła.
clock-shown = { PLAYER($color) }: { DURATION($time) }{ part-running }{ GIVEN($toGo) ->
        [none] { "" }
       *[yes] , do kontroli { $toGo } { $toGo ->
            [one] ruch
            [few] ruchy
           *[other] ruchów
        }
    }{ part-fell-earlier }.
clock-time-left = { PLAYER($color) }: { SPAN($time) }{ part-running }{ part-fell-earlier }.
clock-moves-completed = { PLAYER($color) }: { $moves ->
        [0] ani jednego wykonanego ruchu
        [one] wykonany { part-moves-in-words }
        [few] wykonane { part-moves-in-words }
       *[other] wykonanych { part-moves-in-words }
    }.
clock-moves-to-control = { PLAYER($color) }: { part-to-control }.
clock-no-control-ahead = { PLAYER($color) }: kontroli czasu już nie będzie.
clock-time-used = { PLAYER($color) }: { part-moves-in-words }, zużyty czas: { SPAN($used) }.
clock-period = { part-period }, { part-to-control }, potem jeszcze { SPAN($next) }.
clock-last-period = { part-period }, na wszystkie pozostałe ruchy.
clock-no-delay = Bez opóźnienia.
clock-delay-over = Opóźnienie minęło.
clock-delay-left = Opóźnienie jeszcze { SPAN($left, case: "accusative") }.
clock-runs = Idzie zegar { PLAYER($side, case: "genitive") }{ part-at-move }.
clock-goes-on = Zegar jest zatrzymany. Potem ruszy zegar { PLAYER($side, case: "genitive") }{ part-at-move }.
clock-warning-last-seconds = { WORDS($seconds, gender: "feminine") }.
clock-warning-time = Jeszcze { SPAN($left) }.
clock-warning-time-of = { PLAYER($of) }: { SPAN($left) }.
clock-warning-moves = { part-to-control }.
clock-warning-moves-of = { PLAYER($of) }: { part-to-control }.
part-running = { $running ->
        [yes] , idzie
       *[no] { "" }
    }
part-fell-earlier = { GIVEN($fellIn) ->
        [none] { "" }
       *[yes] , chorągiewka opadła w okresie { $fellIn }
    }
part-moves-in-words = { $moves ->
        [0] zero ruchów
        [one] { WORDS($moves) } ruch
        [few] { WORDS($moves) } ruchy
       *[other] { WORDS($moves) } ruchów
    }
part-to-control = do kontroli { part-moves-in-words }
part-period = { PLAYER($color) }: okres { WORDS($number) }{ GIVEN($of) ->
        [none] { "" }
       *[yes] { " " }z { WORDS($of) }
    }
part-at-move = { GIVEN($move) ->
        [none] { "" }
       *[yes] , ruch { WORDS($move) }
    }

## clock-table

clock-table-to-set = { $control }.
clock-table-set = Zegar ustawiono: { $control }.
clock-table-to-start = Zegar białych ruszy, gdy czarne przełączą zegar.
clock-table-back = Zegar wrócił.
clock-table-not-heard-surely = Niepewnie usłyszano „{ $text }”. Czy chodzi o: { EACH($nearest, "part-text", join: "or") }?
clock-table-no-command = „{ $text }” to nie jest polecenie zegara. { COUNT($nearest) ->
        [0] Polecenia wymienia „pomoc”.
       *[other] Czy chodzi o: { EACH($nearest, "part-text", join: "or") }?
    }

## dial

dial-minute = { $minute ->
        [0] góra
       *[other] { $minute }
    }{ COUNT($holds) ->
        [0] { "" }
       *[other] , { EACH($holds, "part-text") }
    }
dial-minute-hand-at-top = wskazówka minutowa, na górze
dial-minute-hand = wskazówka minutowa, { DURATION($way) }
dial-minute-hand-before-hour = wskazówka minutowa, { DURATION($way) } do pełnej godziny
dial-hour-hand = wskazówka godzinowa, na { $hour }
dial-hour-hand-between = wskazówka godzinowa, między { $hour } a { $next }
dial-middle = środek tarczy
dial-off-the-dial = poza tarczą
dial-flag-at-rest = chorągiewka w spoczynku
dial-flag-rising = chorągiewka się podnosi, { DURATION($left) }
dial-flag-fallen = chorągiewka opadła
dial-holds-dots = { $dots ->
        [1] jedna kropka
        [2] dwie kropki
       *[other] trzy kropki
    }
dial-holds-minute-hand = wskazówka minutowa
dial-holds-hour-hand = wskazówka godzinowa

## time

time-no-clock = Bez zegara
time-control = { CAP($told) }
time-control-of-each = { CAP(PLAYER("white")) } { $white }{ part-apart } { PLAYER("black") } { $black }
time-moves = { part-count-of-moves }
time-for-all-moves = { ALLOTTED($time) }
time-moves-in = { part-count-of-moves } w { ALLOTTED($time, case: "accusative") }
time-for-every-moves = { ALLOTTED($time) } { $moves ->
        [1] na każdy ruch
        [few] na każde { part-count-of-moves }
       *[other] na każde { part-count-of-moves }
    }
time-then = potem { $period }
time-each-move = { part-each-move }
time-period-with = { $period } plus { part-each-move }
time-from-first-move = { part-each-move } od pierwszego ruchu
part-apart = { $apart ->
        [comma] ,
       *[semicolon] ;
    }
part-count-of-moves = { $moves } { $moves ->
        [one] ruch
        [few] ruchy
       *[other] ruchów
    }
part-each-move = { $kind ->
        [before] { ALLOTTED($time) } na ruch
        [after] { ALLOTTED($time) } po każdym ruchu
        [bronstein] po każdym ruchu zwracany czas, najwyżej { ALLOTTED($time) }
       *[delay] opóźnienie { ALLOTTED($time) } na ruch
    }

## table

fact-announced = { part-caller } { $caller ->
        [player] zapowiadają
       *[other] zapowiada
    }: { SEGMENT($call) }
fact-announced-corrected = { part-caller } { $caller ->
        [player] poprawiają
       *[other] poprawia
    } zapowiedź: { SEGMENT($call) } A nie: { SEGMENT($instead) }
fact-repeated = { part-caller } { part-repeats } ruch.
fact-repeated-otherwise = { part-caller } { part-repeats } inny ruch. Zapowiedziano: { SEGMENT($called) } Powtórzono: { SEGMENT($repeated) }
fact-on-board = Na szachownicy { PLAYER($by, case: "genitive") }: { SEGMENT($call) }
fact-move-made = { PLAYER($by) } wykonały ruch.
fact-taken-off = { PLAYER($by) } zdejmują { EACH($piece, "part-piece-accusative") }.
fact-placed = { PLAYER($by) } stawiają { EACH($piece, "part-piece-accusative") }.
fact-pieces-put-back = { PLAYER($by) } odstawiają wszystko na miejsce.
fact-left-undone = { $what ->
        [announcing] { PLAYER($by) } nie zapowiedziały ruchu.
        [repeating] { PLAYER($by) } nie powtórzyły ruchu.
       *[executing] Ruchu przeciwnika nie wykonano na szachownicy { PLAYER($by, case: "genitive") }.
    }
boards-agree = Szachownice są zgodne.
boards-differ = Szachownice się różnią.
boards-differ-on = { SQUARE($square) }: na szachownicy białych { EACH($white, "part-standing") }, na szachownicy czarnych { EACH($black, "part-standing") }.
scores-agree = Zapisy są zgodne.
scores-differ-too = Zapisy też się różnią.
board-to-mend = { PLAYER($of) } muszą poprawić szachownicę.
fact-board-mended = Szachownica { PLAYER($of, case: "genitive") } jest znów prawidłowa.
fact-asked = { PLAYER($by) } pytają o { $about ->
        [moves] liczbę ruchów
       *[time] zużyty czas
    }.
fact-told-moves = Wykonane ruchy: białe { $white }, czarne { $black }.
fact-told-time = Zużyty czas: białe { DURATION($white) }, czarne { DURATION($black) }.
sheets-part = Ruch { $number } { PLAYER($by, case: "genitive") }. Zapis białych: { SEGMENT($white) } Zapis czarnych: { SEGMENT($black) }
window-is-for = To okno jest dla { $whom ->
        [both-players] obu graczy
        [white] białych
        [black] czarnych
        [assistant-of-white] asystenta białych
        [assistant-of-black] asystenta czarnych
        [arbiter] sędziego
       *[onlooker] widzów
    }.
part-caller = { $caller ->
        [player] { PLAYER($by) }
        [own-assistant] Asystent { PLAYER($by, case: "genitive") }
       *[other-assistant] Asystent { PLAYER($opponent, case: "genitive") } za { PLAYER($by) }
    }
# A player is plural, an assistant is not.
part-repeats = { $caller ->
        [player] powtarzają
       *[other] powtarza
    }
part-standing = { KIND($it) ->
        [none] puste pole
       *[other] { COLORED($it) } { LABEL($it) }
    }

## table-conditions

table-condition-play = { $play ->
        [strict] Tryb ścisły
       *[casual] Tryb swobodny
    }. Przepisy: { $laws ->
        [fide] FIDE { $year }
       *[us-chess] US Chess
    }.
part-condition-article = (artykuł { $article })
table-condition-supervision = { event-rule-supervision } { part-condition-article }.
table-condition-nobody-disabled = Żaden gracz nie jest niewidomy ani słabowidzący, więc przepisy dla niewidomych i słabowidzących nie obowiązują.
table-condition-disabled = { COLOR($of) ->
        [none] Obaj gracze są niewidomi lub słabowidzący
       *[other] Gracz grający { PLAYER($of, case: "instrumental") } jest niewidomy lub słabowidzący
    }.
table-condition-hearing-impaired = { COLOR($of) ->
        [none] Obaj gracze są niesłyszący lub słabosłyszący
       *[other] Gracz grający { PLAYER($of, case: "instrumental") } jest niesłyszący lub słabosłyszący
    }.
table-condition-two-boards = Każdy gracz ma własną szachownicę { part-condition-article }.
table-condition-one-board = Obaj gracze używają jednej szachownicy.
table-condition-players-call = Każdy gracz zapowiada swoje ruchy i powtarza ruchy przeciwnika { part-condition-article }.
table-condition-assistant-calls = Asystent { PLAYER($of, case: "genitive") } zapowiada ruchy obu graczy { part-condition-article }.
table-condition-assistants-call = Obaj asystenci zapowiadają ruchy obu graczy { part-condition-article }.
table-condition-calls-fide = Ruchy zapowiada się sposobem FIDE, z niemieckimi liczbami{ GIVEN($article) ->
        [none] { "" }
       *[yes] { " " }{ part-condition-article }
    }. Na przykład: { SEGMENT($sample) }
table-condition-calls = Ruchy zapowiada się { $style ->
        [fide-names] imionami FIDE i liczbami tego języka
        [nato] alfabetem NATO
        [algebraic] skróconą notacją algebraiczną
        [uci] notacją UCI
       *[plain] zwykłymi słowami
    }{ GIVEN($article) ->
        [none] { "" }
       *[yes] { part-condition-instead }
    }. Na przykład: { SEGMENT($sample) }
part-condition-instead = , a nie niemieckimi liczbami: { $by ->
        [arbiter] tak zdecydował sędzia
       *[players] tak się umówiono
    } { part-condition-article }
table-condition-no-assistants = Żaden gracz nie ma asystenta.
table-condition-duties = Zadania asystenta { PLAYER($of, case: "genitive") }: { EACH($duties, "part-condition-duty", join: "semicolon") }.
part-condition-duty = { $duty ->
        [execute] wykonywanie ruchów na szachownicy przeciwnika
        [announce] zapowiadanie ruchów obu graczy
        [score] prowadzenie zapisu
        [clock] przełączanie zegara
        [tell] podawanie liczby ruchów i zużytego czasu, tylko na prośbę
        [claim] reklamowanie przekroczenia czasu i zgłaszanie sędziemu dotkniętych bierek
        [adjourn] formalności przy odkładaniu partii
       *[move] poruszanie bierkami gracza
    } { part-condition-article }
table-condition-program-scores = Zapis prowadzi program.
table-condition-players-score = Każdy gracz prowadzi własny zapis.
table-condition-players-score-by = { table-condition-players-score } Wolno używać { $device ->
        [recording-device] urządzenia nagrywającego
       *[tape-recorder] magnetofonu
    } { part-condition-article }.
table-condition-special-clock = Używa się specjalnego zegara, { $kind ->
        [felt] który można odczytać dotykiem
       *[speaking] który mówi albo który można odczytać dotykiem
    } { part-condition-article }.
table-condition-quickplay = Obowiązują przepisy o szybkim finiszu.
table-condition-illegal-moves = { $moves ->
        [stand] Nieprawidłowy ruch stoi, dopóki nikt go nie zauważy.
       *[refused] Nieprawidłowy ruch program odrzuca i podaje przyczynę.
    }
table-condition-touch-binds = { event-rule-touch-binds } { part-condition-article }.
table-condition-no-draws = { event-rule-no-draws } { part-condition-article }.
table-condition-draws-after = { event-rule-draws-after } { part-condition-article }.
table-condition-points = { event-rule-points } { part-condition-article }.
table-condition-late-as-the-event-says = Ile można się spóźnić, określa regulamin zawodów { part-condition-article }.
table-condition-late-at-all = Gracz nieobecny w chwili uruchomienia zegara przegrywa { part-condition-article }.
table-condition-late = Gracz, który spóźni się więcej niż o { ALLOTTED($time, case: "accusative") }, przegrywa { part-condition-article }.
table-condition-arbiter = { $present ->
        [yes] Sędzia jest obecny.
       *[no] Nie ma sędziego.
    }
table-condition-program-approved = Sędzia zgodził się na używanie tego programu.
table-condition-hints-locked = Silnik i podpowiedzi są zablokowane.

## conditions

condition-strict = Tryb ścisły.
condition-warnings-allowed = Ostrzeżenia o czasie są dozwolone.
condition-supervision = { event-rule-supervision }.
condition-touch-binds = { event-rule-touch-binds }.
condition-no-draws = { event-rule-no-draws }.
condition-draws-after = { event-rule-draws-after }.
condition-edition = Przepisy: { $laws ->
        [fide] FIDE { $year }
       *[us-chess] US Chess
    }.
condition-press-to-begin = Żeby zacząć, przełącz zegar klawiszem H.
condition-arbiter-begins = Zegar uruchamia sędzia.

## envelope

envelope-players = Białymi gra { $white }, czarnymi gra { $black }.
envelope-position = Oto pozycja przed tajnym posunięciem.
envelope-times = Białe zużyły { DURATION($white, case: "accusative") }, czarne { DURATION($black, case: "accusative") }.
envelope-sealed = { PLAYER($by) } zapisują tajne posunięcie numer { $number }.
envelope-offer = Propozycja remisu { PLAYER($by, case: "genitive") } jest ważna.
envelope-no-offer = Nie ma ważnej propozycji remisu.
envelope-resumption = Dogrywka. Data: { $date }. Godzina: { $time }. Miejsce: { $venue }.
envelope-fault-players = Na kopercie muszą być nazwiska obu graczy.
envelope-fault-position = Pozycja na kopercie nie jest tą z szachownicy.
envelope-fault-times = Czasy na kopercie nie są tymi z zegara.
envelope-fault-sealed-by = Koperta podaje niewłaściwego gracza, który zapisał posunięcie.
envelope-fault-move-number = Numer tajnego posunięcia jest błędny.
envelope-fault-offer = Koperta błędnie podaje propozycję remisu.
envelope-fault-resumption = Na kopercie muszą być data, godzina i miejsce dogrywki.
envelope-to-adjourn = Odłożyć partię? Na posunięciu są { PLAYER($sealer) } i muszą zapisać je jako tajne.
envelope-turn-away = { PLAYER($other) }, proszę się odwrócić i nie słuchać: { PLAYER($sealer) } zapisują posunięcie.
envelope-locked-away = Posunięcie zapisano i zamknięto. Na tej stronie nic z niego nie zostało.
envelope-doubt-several-moves = To może oznaczać dwa ruchy.
envelope-doubt-no-move = Nie da się w tym odczytać ruchu.
envelope-present = { $white ->
        [yes] { $black ->
            [yes] Obaj gracze są obecni.
           *[no] Białe są obecne, czarne nie.
        }
       *[no] { $black ->
            [yes] Czarne są obecne, białe nie.
           *[no] Nie ma żadnego gracza.
        }
    }
envelope-position-unknown = Pozycja jest nieznana: gra się nową partię.
envelope-late = Spóźnienie: { DURATION($late) }.
envelope-opened = Koperta zostanie otwarta, a tajne posunięcie { PLAYER($sealer, case: "genitive") } wykonane.
envelope-stays-closed = Koperta pozostanie zaklejona.
envelope-lost = Koperty nie można otworzyć: { PLAYER($sealer) } wykonają tajne posunięcie na szachownicy.
envelope-times-unknown = Czasy są nieznane: zegar ustawi sędzia.
envelope-clock-started = Ruszy zegar { PLAYER($side, case: "genitive") }.
envelope-found = W kopercie jest: „{ $text }”.
envelope-trouble-not-secure = Nie można tu zamknąć posunięcia: strona musi przyjść bezpiecznym połączeniem, przez https.
envelope-trouble-too-long = To za długie jak na ruch. Wpisz sam ruch.
envelope-trouble-wrong-passphrase = To hasło nie otwiera koperty. Sprawdź je i spróbuj ponownie.
envelope-trouble-not-this-envelope = Ten plik nie otwiera koperty. Wybierz ten, który zapisano razem z tajnym posunięciem.
envelope-trouble-unreadable = Zawartość koperty jest uszkodzona i nie da się jej odczytać. Uznaje się, że jej nie ma, a decyduje sędzia.

## score

score-of = Zapis { PLAYER($of, case: "genitive") }.
score-of-game = Zapis partii.
score-empty = Nie było jeszcze ruchu.
score-move-by-black = Ruch { $number } czarnych:
score-note = Nagranie.
score-not-written = Nie zapisano.
score-offered = Zaproponowano remis.
score-end = Koniec zapisu.
score-not-compared = Nagrania, których nie porównano: { $moves }.

## score-writing

score-send-again = Jeśli tak, zapisz go jeszcze raz.
score-nothing-to-write = Wpisz ruch tak, jak go słychać w zapowiedzi.
score-recording = Nagrywanie.
score-trouble-cannot-record = Ta przeglądarka nie może nagrywać. Zamiast tego zapisz ruch.
score-trouble-not-allowed = Mikrofon nie jest dozwolony. Zezwól na niego w przeglądarce albo zapisz ruch.
score-trouble-no-microphone = Nie znaleziono mikrofonu. Podłącz go albo zapisz ruch.
score-trouble-nothing-recorded = Niczego nie nagrano i niczego nie zapisano. Spróbuj jeszcze raz.
score-trouble-disk-full = Nagrania nie zachowano: dysk jest pełny. Zamiast tego zapisz ruch.
score-trouble-not-kept = Nagrania nie zachowano. Zamiast tego zapisz ruch.
score-trouble-not-on-this-device = Tego nagrania nie ma na tym urządzeniu.
score-trouble-not-played = Nagrania nie da się odtworzyć.

## ruling

ruling-articles = { $are ->
        [rules] { COUNT($articles) ->
            [1] Reguła
           *[other] Reguły
        }
       *[articles] { COUNT($articles) ->
            [1] Artykuł
           *[other] Artykuły
        }
    } { EACH($articles, "part-text", join: "and") }.
ruling-reason = Uzasadnienie:
ruling-shall-be-done = Czy tak zrobić?
ruling-no-effect = To niczego by nie zmieniło.
ruling-overtaken = Tymczasem partia poszła dalej. Decyzja byłaby teraz taka.
ruling-given-after = Po ruchu { $number } { PLAYER($by, case: "genitive") }:
ruling-given-before-first-move = Przed pierwszym ruchem:

## report

report-title = Sprawozdanie z partii
report-heading-game = Partia
report-heading-acts = Przebieg
report-heading-rulings = Decyzje
report-heading-scores = Zapisy
report-heading-result = Wynik
report-begun = Początek: { $when }.
report-doer = { part-subject }:
report-deed-feel = { part-subject } { $byPlayer ->
        [yes] badają
       *[no] bada
    } bierkę dotykiem, bez wyjmowania.
report-deed-make = { part-subject } { $byPlayer ->
        [yes] wykonują
       *[no] wykonuje
    } ruch na szachownicy.
report-deed-execute = { part-subject } { $byPlayer ->
        [yes] wykonują
       *[no] wykonuje
    } zapowiedziany ruch.
report-deed-start = { part-subject } { $byPlayer ->
        [yes] uruchamiają
       *[no] uruchamia
    } zegar.
report-deed-restart = { part-subject } { $byPlayer ->
        [yes] znowu uruchamiają
       *[no] znowu uruchamia
    } zegar.
report-deed-accept = { part-subject } { $byPlayer ->
        [yes] przyjmują
       *[no] przyjmuje
    } remis.
report-deed-point-out = { part-subject } { $byPlayer ->
        [yes] wskazują
       *[no] wskazuje
    } nieprawidłowość.
report-deed-compare = { part-subject } { $byPlayer ->
        [yes] każą
       *[no] każe
    } porównać szachownice.
report-deed-compare-entered = { part-subject } { $byPlayer ->
        [yes] każą
       *[no] każe
    } porównać szachownice według wpisanych pozycji.
report-deed-go-back = { part-subject } { $byPlayer ->
        [yes] cofają
       *[no] cofa
    } partię.
report-deed-rule = { part-subject } { $byPlayer ->
        [yes] decydują
       *[no] decyduje
    }:
report-deed-tell = { part-subject } { $byPlayer ->
        [yes] odpowiadają
       *[no] odpowiada
    }:
report-deed-nothing = { part-subject } { $byPlayer ->
        [yes] robią
       *[no] robi
    } coś, z czego nic nie wynika.
report-deed-flag = { part-subject } { $byPlayer ->
        [yes] wskazują
       *[no] wskazuje
    } chorągiewkę { PLAYER($of, case: "genitive") }.
report-deed-mend = { part-subject } { $byPlayer ->
        [yes] poprawiają
       *[no] poprawia
    } szachownicę { PLAYER($of, case: "genitive") }.
report-deed-write = { part-subject } { $byPlayer ->
        [yes] zapisują
       *[no] zapisuje
    } ruch { $number } { PLAYER($of, case: "genitive") }.
report-deed-record = { part-subject } { $byPlayer ->
        [yes] nagrywają
       *[no] nagrywa
    } ruch { $number } { PLAYER($of, case: "genitive") }.
report-deed-mark-offer = { part-subject } { $byPlayer ->
        [yes] zaznaczają
       *[no] zaznacza
    } propozycję remisu przy ruchu { $number } { PLAYER($of, case: "genitive") }.
report-made = Tym samym wykonano ruch { $number } { PLAYER($of, case: "genitive") }.
report-articles = { COUNT($articles) ->
        [1] Artykuł
       *[other] Artykuły
    } { EACH($articles, "part-text", join: "and") }.
report-reason = Uzasadnienie: { $reason }.
report-nothing-done = Nic się jeszcze nie wydarzyło.
report-nothing-ruled = Nie było decyzji.
report-goes-on = Partia trwa.
report-column-move = Ruch
report-column-white = Zapis białych
report-column-black = Zapis czarnych
report-column-both = Zapis
report-row = { $number }, { PLAYER($by) }
report-not-written = nie zapisano
report-different = różnica
report-copied = Skopiowano sprawozdanie.
report-not-copied = Nie udało się skopiować sprawozdania. Zapisz je jako tekst.
report-saved = Zapisano sprawozdanie: { $name }.
part-subject = { $by ->
        [white] { CAP(PLAYER("white")) }
        [black] { CAP(PLAYER("black")) }
        [assistant-of-white] Asystent białych
        [assistant-of-black] Asystent czarnych
       *[arbiter] Sędzia
    }

## keys

key-group-moving-about = Poruszanie się po szachownicy
key-group-moving-pieces = Ruchy
key-group-clock-and-acts = Zegar, propozycje i reklamacje
key-group-asking = Pytania
key-group-going-through-the-game = Przeglądanie partii
key-group-page-and-speech = Strona i mowa
key-group-at-a-table = Przy stole
key-does-step = Na następne pole w tę stronę
key-does-rank-start = Na lewy koniec rzędu
key-does-rank-end = Na prawy koniec rzędu
key-does-file-end = Na górny koniec linii
key-does-file-start = Na dolny koniec linii
key-does-board-start = W pierwszy róg szachownicy, dla białych a1
key-does-board-end = W ostatni róg szachownicy, dla białych h8
key-does-to-rank = Do tego rzędu, na tej samej linii
key-does-to-file = Na tę linię, od a do h, w tym samym rzędzie
key-does-next-king = Do następnego króla
key-does-previous-king = Do poprzedniego króla
key-does-next-queen = Do następnego hetmana
key-does-previous-queen = Do poprzedniego hetmana
key-does-next-rook = Do następnej wieży
key-does-previous-rook = Do poprzedniej wieży
key-does-next-bishop = Do następnego gońca
key-does-previous-bishop = Do poprzedniego gońca
key-does-next-knight = Do następnego skoczka
key-does-previous-knight = Do poprzedniego skoczka
key-does-next-pawn = Do następnego piona
key-does-previous-pawn = Do poprzedniego piona
key-does-lift-or-place = Podnieś bierkę albo postaw tu podniesioną
key-does-put-back = Odstaw podniesioną bierkę
key-does-move-entry = Do pola „Twój ruch”
key-does-next-region = Do następnej części strony
key-does-previous-region = Do poprzedniej części strony
key-does-this-square = Co tu stoi; naciśnięty zaraz jeszcze raz, więcej
key-does-go-to-last-move = Na pole, na które poszedł ostatni ruch
key-does-moves-of-this-piece = Dokąd może pójść ta bierka
key-does-captures-of-this-piece = Co może zbić ta bierka
key-does-repeat-before = Jeszcze wcześniejszy komunikat
key-does-act-menu = Menu działań: propozycja, reklamacja, poprawianie, chorągiewka, zatrzymanie, poddanie
key-does-say-move = Przy stole: zapowiedz swój ruch albo powtórz ruch przeciwnika
key-does-make-called-move = Przy stole: wykonaj ruch przeciwnika na swojej szachownicy
key-does-talk = Mówienie, gdy wybrano rozpoznawanie mowy: przytrzymaj albo naciśnij przed i po
key-does-mute = Wszystkie dźwięki wyłączone lub włączone
key-does-keys = Te klawisze
key-name-arrow-left = Strzałka w lewo
key-name-arrow-right = Strzałka w prawo
key-name-arrow-up = Strzałka w górę
key-name-arrow-down = Strzałka w dół
key-name-home = Home
key-name-end = End
key-name-page-up = Page Up
key-name-page-down = Page Down
key-name-enter = Enter
key-name-space = Spacja
key-name-escape = Escape
key-name-backspace = Backspace
key-name-full-stop = Kropka
key-through = od { $first } do { $last }
key-either = { EACH($keys, "part-text", join: "either") }

## voice

voice-heard = Usłyszano: { SEGMENT($words) }
voice-words = „{ $text }”.
voice-trouble-no-microphone = Nie znaleziono mikrofonu. Podłącz go i spróbuj ponownie.
voice-trouble-not-allowed = Przeglądarka nie pozwala stronie używać mikrofonu. Zezwól na niego w ustawieniach przeglądarki dla tej strony i spróbuj ponownie.
voice-trouble-no-speech = Niczego nie usłyszano. Spróbuj ponownie, bliżej mikrofonu.
voice-trouble-language-not-supported = To rozpoznawanie mowy nie zna tego języka. Wybierz inne w ustawieniach, pod „Sterowanie głosem”.
voice-trouble-language-not-installed = Najpierw trzeba pobrać język. Naciśnij „Pobierz” w ustawieniach, pod „Sterowanie głosem”.
voice-trouble-network = Rozpoznawanie mowy nie połączyło się ze swoimi serwerami. Połącz się z siecią albo wybierz inne w ustawieniach, pod „Sterowanie głosem”.
voice-trouble-model-unreadable = Nie da się odczytać modelu mowy. Wybierz inny plik w ustawieniach, pod „Sterowanie głosem”.
voice-trouble-failed = Rozpoznawanie mowy przestało działać. Spróbuj ponownie albo wybierz inne w ustawieniach, pod „Sterowanie głosem”.
voice-none-chosen = Sterowanie głosem jest wyłączone. Wybierz rozpoznawanie mowy w ustawieniach, pod „Sterowanie głosem”.
voice-chosen-none = Sterowanie głosem wyłączone.
voice-chosen-on-device = Sterowanie głosem na tym urządzeniu.
voice-chosen-cloud = Sterowanie głosem przez serwery twórcy przeglądarki.
voice-chosen-vosk = Sterowanie głosem przez Vosk.
voice-way-push-to-talk = Mówiąc, przytrzymaj { part-voice-keys }.
voice-way-toggle = Naciśnij { part-voice-keys }, zanim zaczniesz mówić, i jeszcze raz na koniec.
voice-way-always = Nasłuch zaczyna { part-voice-keys } i trwa do ponownego naciśnięcia.
part-voice-keys = { COUNT($keys) ->
        [0] przycisk
       *[other] { EACH($keys, "part-text", join: "either") }
    }
voice-listens-for-page = Rozpoznawany język: polski.
voice-listens-for-german-call = Rozpoznawana jest niemiecka zapowiedź.
voice-listening = Słucham.
voice-not-listening = Nie słucham.
voice-supply-language-fetched = Język pobrano.
voice-supply-language-not-fetched = Nie udało się pobrać języka. Połącz się z siecią i spróbuj ponownie.
voice-supply-model-loading = Trwa wczytywanie modelu.
voice-supply-model-ready = Model jest gotowy.
voice-supply-model-not-kept = Modelu nie można zachować na tym urządzeniu: jest za mało miejsca. Będzie używany do zamknięcia strony.
voice-supply-model-forgotten = Model usunięto z tego urządzenia.
voice-supply-no-model = Najpierw wybierz plik modelu dla Vosk.
voice-confirm-on = Przed każdym ruchem pada pytanie.
voice-confirm-off = Ruchy wykonuje się bez pytania.
voice-silence-on = Osiem sekund ciszy znaczy „tak”, ale nie w trybie ścisłym ani tam, gdzie zegar przełącza się ręcznie.
voice-silence-off = Cisza nic nie znaczy. Każdy odczytany ruch czeka na „tak”.

## storage

## commands

command-does-offer-draw = Zaproponuj remis
command-does-accept-draw = Przyjmij zaproponowany remis
command-does-refuse-draw = Odrzuć zaproponowany remis
command-does-resign = Poddaj partię
command-does-claim-quickplay-draw = Reklamuj remis w szybkim finiszu
command-does-claim-increment = Poproś o dodatkowe sekundy w szybkim finiszu
command-does-claim-threefold = Reklamuj remis: trzy razy ta sama pozycja
command-does-claim-threefold-with = To samo, z zamierzonym ruchem
command-does-claim-fifty-moves = Reklamuj remis: pięćdziesiąt ruchów
command-does-claim-fifty-moves-with = To samo, z zamierzonym ruchem
command-does-claim = Jakie remisy można reklamować
command-does-claim-flag = Chorągiewka przeciwnika opadła
command-does-claim-flag-of = Chorągiewka tego gracza opadła
command-does-adjust = Powiedz, że poprawiasz bierki
command-does-press-clock = Przełącz zegar
command-does-stop-clocks = Zatrzymaj zegar
command-does-restart-clocks = Znowu uruchom zegar
command-does-charge-time = Odlicz czas, gdy urządzenie nie działało
command-does-do-not-charge-time = Nie odliczaj tego czasu
command-does-illegal-move = Ostatni ruch był nieprawidłowy
command-does-illegal-move-of-number = Ruch o tym numerze był nieprawidłowy
command-does-pressed-without-a-move = Przeciwnik przełączył zegar bez ruchu
command-does-pawn-left-unpromoted = Przeciwnik zostawił piona w ostatnim rzędzie
command-does-touched-piece = Przeciwnik dotknął innej bierki
command-does-take-back = Cofnij ostatni ruch
command-does-both-clocks = Czas obu stron
command-does-my-clock = Twój czas
command-does-opponents-clock = Czas przeciwnika
command-does-time-control = Tempo gry w tej partii
command-does-time-used = Ile czasu zużyły obie strony
command-does-moves-to-control = Ile ruchów zostało do kontroli czasu
command-does-period = Który okres trwa
command-does-delay-left = Ile zostało opóźnienia
command-does-last-move = Ostatni ruch
command-does-last-moves = Ostatnie ruchy, tyle, ile podasz
command-does-last-capture = Co zbił ostatni ruch
command-does-move-number = Który to ruch
command-does-position = Cała pozycja, rząd po rzędzie
command-does-piece-lists = Bierki obu stron
command-does-where = Gdzie stoją te bierki
command-does-rank = Co stoi w tym rzędzie
command-does-file = Co stoi na tej linii
command-does-square = Co stoi na tym polu
command-does-attackers = Co atakuje to pole
command-does-moves-of-piece = Dokąd może pójść bierka z tego pola
command-does-moves-of-it = Dokąd może pójść bierka podniesiona albo ta z odrzuconego ruchu
command-does-captures-of-piece = Co może zbić bierka z tego pola
command-does-captures = Co możesz zbić
command-does-material = Materiał obu stron
command-does-can-win = Czy białe lub czarne mogą jeszcze wygrać
command-does-opponent = Kto jest przeciwnikiem
command-does-repeat = Ostatni komunikat jeszcze raz
command-does-turn-board = Obróć szachownicę
command-does-board = Przejdź do szachownicy
command-does-go-to-square = Przejdź na to pole szachownicy
command-does-go-to-move = Obejrzyj pozycję po tym ruchu
command-does-back = O jeden ruch wstecz
command-does-forward = O jeden ruch naprzód
command-does-present = Z powrotem do bieżącej pozycji
command-does-save-game = Zapisz partię w pliku
command-does-games = Lista partii na tym urządzeniu
command-does-new-game = Formularz nowej partii
command-does-clock-alone = Sam zegar, do prawdziwej szachownicy
command-does-feel-clock = Zegar pod palcem, na tarczy
command-does-call-fide = Zapowiadaj ruchy sposobem FIDE, po niemiecku
command-does-call-fide-names = Zapowiadaj ruchy imionami FIDE w swoim języku
command-does-call-plain = Zapowiadaj ruchy zwykłymi słowami
command-does-call-nato = Zapowiadaj ruchy alfabetem NATO
command-does-call-algebraic = Zapowiadaj ruchy w notacji algebraicznej
command-does-call-uci = Zapowiadaj ruchy tak, jak pisze je UCI
command-does-faster = Głos Anna–Hector szybciej
command-does-slower = Głos Anna–Hector wolniej
command-does-reset-keys = Przywróć wszystkie klawisze domyślne
command-does-sound-on = Włącz wszystkie dźwięki
command-does-sound-off = Wyłącz wszystkie dźwięki
command-does-help = Ta lista
command-does-help-for = Polecenia z tym słowem
table-command-does-call-move = Zapowiedz swój ruch
table-command-does-call-placed-move = Zapowiedz ruch, który stoi na twojej szachownicy
table-command-does-correct-call = Zapowiedz inny ruch zamiast przejęzyczenia
table-command-does-repeat-call = Powtórz ruch zapowiedziany przez przeciwnika
table-command-does-repeat-move = Powtórz ten ruch tak, jak go słychać
table-command-does-execute-call = Wykonaj zapowiedziany ruch na swojej szachownicy
table-command-does-execute-move = Wykonaj ten ruch na swojej szachownicy
table-command-does-place-move = Wykonaj ten ruch na swojej szachownicy, przed zapowiedzią
table-command-does-take-off = Zdejmij bierkę z tego pola swojej szachownicy
table-command-does-put-piece-back = Odstaw bierki na swojej szachownicy
table-command-does-write-move = Zapisz ten ruch w swoim formularzu
table-command-does-write-next-move = Zapisz ostatni ruch w swoim formularzu
table-command-does-ask-moves = Zapytaj asystenta o liczbę ruchów
table-command-does-ask-time = Zapytaj asystenta o czas
table-command-does-tell-moves = Jako asystent: podaj liczbę ruchów
table-command-does-tell-time = Jako asystent: podaj czas
table-command-does-compare-boards = Porównaj obie szachownice
table-command-does-mend-board = Popraw swoją szachownicę
table-command-does-compare-scores = Porównaj zapisy
table-command-does-read-conditions = Warunki partii jeszcze raz
table-command-does-adjourn = Odłóż partię

## castling

