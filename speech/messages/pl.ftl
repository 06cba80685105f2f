### Polish. What each message is about stands in en.ftl. The terms are those of docs/terms/pl.md.

## shared

incomplete = W tym zdaniu czegoś brakuje: { $formed }
key-with-shift = Shift+{ $key }
key-with-control = Ctrl+{ $key }
key-with-alt = Alt+{ $key }
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
part-piece = { PIECE($it) } na { SQUARE($it) }
part-giving-check = { COUNT($by) ->
        [1] szachuje
       *[other] szachują
    } { EACH($by, "part-piece", join: "and") }
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
part-colored-piece = { COLORED($it) } { PIECE($it) } na { SQUARE($it) }
part-from-pieces = { COUNT($by) ->
        [0] { "" }
       *[other] : { part-giving-check }
    }
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
hand-nothing-lifted = Nic nie jest podniesione.
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
        [castling-impossible] prawa do roszady nie zgadzają się z polami króla i wież
        [en-passant-impossible] przez pole bicia w przelocie nie mógł właśnie przejść żaden pion
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
notice-unknown-page = Nie ma takiej strony. To jest strona początkowa.
notice-offline-failed = Praca bez sieci nie jest możliwa: nie wszystko udało się zapisać. Odśwież stronę, żeby spróbować ponownie.
notice-update-waiting = Nowa wersja Anna–Hector jest gotowa. Można ją zainstalować, gdy nie trwa żadna partia.
notice-no-voices = Ta przeglądarka nie ma głosu. Komunikaty trafiają do czytnika ekranu i na listę komunikatów.
notice-no-voice-of = Ta przeglądarka nie ma głosu dla języka: { $name }. Zamiast niego mówi inny głos.
notice-voice-not-allowed = Przeglądarka jeszcze nie pozwala stronie mówić. Naciśnij dowolny klawisz albo przycisk na stronie.
notice-voice-fell-silent = Głos zamilkł. Komunikaty trafiają do czytnika ekranu i na listę komunikatów.
notice-board-size = Szachownica { $percent } procent.
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

answer-piece-count = { WORDS($count, gender: "feminine") } { $count ->
        [few] bierki
       *[other] bierek
    }.
answer-square-count = Pól: { $count }.
answer-capture-count = Bić: { $count }.
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
answer-movable = { PLAYER($color) }: { COUNT($kinds) ->
        [0] żadna bierka nie może się ruszyć
       *[other] mogą się ruszyć { EACH($kinds, "part-kind-on-squares") }
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
part-capture = { LABEL($by) } { SQUARE($by) } bije na { SQUARE($to) }
part-pieces-of-kind = { $count ->
        [1] { PIECE($kind) }
       *[other] { COUNTED($count, $kind) }
    }

## whole-board

whole-diagonal = Przekątna { SQUARE($from) } { SQUARE($to) }: { COUNT($pieces) ->
        [0] pusta
       *[other] { EACH($pieces, "part-whole-piece") }
    }.
whole-no-diagonal = { SQUARE($from) } i { SQUARE($to) } nie leżą na jednej przekątnej.
whole-pawn-count = { $count } pionów.
whole-no-pawns = Nie ma pionów.
whole-pawn-file = Linia { FILE($file) }: { EACH($sides, "part-whole-pawns", join: "semicolon") }.
whole-files-without-pawns = Bez pionów: { COUNT($files) ->
        [1] linia
       *[other] linie
    } { EACH($files, "part-whole-file") }.
whole-empty-files = Pusto: { COUNT($files) ->
        [1] linia
       *[other] linie
    } { EACH($files, "part-whole-file") }.
whole-doubled = { PLAYER($color) }: { COUNT($squares) ->
        [0] brak zdwojonych pionów
       *[other] zdwojone piony { SQUARES($squares) }
    }.
whole-isolated = { PLAYER($color) }: { COUNT($squares) ->
        [0] brak izolowanych pionów
        [1] izolowany pion { SQUARES($squares) }
       *[other] izolowane piony { SQUARES($squares) }
    }.
whole-passed = { PLAYER($color) }: { COUNT($squares) ->
        [0] brak wolnych pionów
        [1] wolny pion { SQUARES($squares) }
       *[other] wolne piony { SQUARES($squares) }
    }.
whole-nothing-changed = Od twojego ostatniego ruchu nic się nie zmieniło.
whole-nothing-changed-at-all = Od początku nic się nie zmieniło.
whole-changed = Od twojego ostatniego ruchu: { part-whole-changes }.
whole-changed-from-start = Od początku: { part-whole-changes }.
whole-path = { LABEL($piece) } { SQUARE($piece) }: { SQUARES($squares) }{ $wasPawn ->
        [yes] ; przedtem pion
       *[no] { "" }
    }.
whole-not-moved = { LABEL($piece) } { SQUARE($piece) } jeszcze się nie { GENDER($piece) ->
        [feminine] ruszyła
       *[masculine] ruszył
    }.
whole-effect = { LABEL($piece) } { SQUARE($piece) } { COUNT($attacks) ->
        [0] niczego nie atakuje
       *[other] atakuje: { EACH($attacks, "part-whole-piece") }
    }.{ COUNT($leaves) ->
        [0] { "" }
       *[other] { " " }Już nie broni: { EACH($leaves, "part-whole-piece") }.
    }
whole-check = { COLOR($color) ->
        [white] Białe
       *[black] Czarne
    } są pod szachem: { part-giving-check }.
whole-no-check = Nikt nie jest pod szachem.
whole-move-not-made = Ruchu { $number } jeszcze nie wykonano.
part-whole-piece = { COLORED($it) } { LABEL($it) } { SQUARE($it) }
part-whole-pawns = { PLAYER($color) } { SQUARES($squares) }
part-whole-file = { FILE($it) }
part-whole-changes = { EACH($changes, "part-whole-change") }{ COUNT($captured) ->
        [0] { "" }
       *[other] ; zbito: { EACH($captured, "part-whole-piece") }
    }
part-whole-change = { COLORED($piece) } { LABEL($piece) } z { SQUARE($piece) } na { SQUARE($to) }{ KIND($promotion) ->
        [none] { "" }
       *[other] , teraz { PIECE($promotion) }
    }

## from-square

from-ray = { part-from-way }: { COUNT($squares) ->
        [0] skraj szachownicy
       *[other] { EACH($squares, "part-from-ray-square") }
    }.
from-knights-view = Skoki skoczka z { SQUARE($square) }: { COUNT($pieces) ->
        [0] brak bierek
       *[other] { EACH($pieces, "part-from-piece") }
    }{ COUNT($empty) ->
        [0] { "" }
       *[other] ; puste: { SQUARES($empty) }
    }.
from-attackers = { SQUARE($piece) }, { COLORED($piece) } { LABEL($piece) }. { part-from-attackers } { part-from-defenders }
from-defenders = { SQUARE($piece) }, { COLORED($piece) } { LABEL($piece) }. { part-from-defenders }
from-attackers-of-empty-square = { SQUARE($square) }, puste. { COUNT($white) ->
        [0] { COUNT($black) ->
            [0] Nikt nie atakuje.
           *[other] { part-from-black }
        }
       *[other] { CAP(PLAYER("white")) }, { WORDS($whiteCount, gender: "feminine") }: { EACH($white, "part-from-taker") }.{ COUNT($black) ->
            [0] { "" }
           *[other] { " " }{ part-from-black }
        }
    }
part-from-black = { CAP(PLAYER("black")) }, { WORDS($blackCount, gender: "feminine") }: { EACH($black, "part-from-taker") }.
part-from-attackers = { COUNT($attackers) ->
        [0] Nikt nie atakuje.
        [1] Atakuje jedna: { EACH($attackers, "part-from-taker") }.
       *[other] { COUNT($attackers) ->
            [few] Atakują
           *[other] Atakuje
        } { WORDS($attackerCount, gender: "feminine") }: { EACH($attackers, "part-from-taker") }.
    }
part-from-defenders = { COUNT($defenders) ->
        [0] Nikt nie broni.
        [1] Broni jedna: { EACH($defenders, "part-from-taker") }.
       *[other] { COUNT($defenders) ->
            [few] Bronią
           *[other] Broni
        } { WORDS($defenderCount, gender: "feminine") }: { EACH($defenders, "part-from-taker") }.
    }
part-from-way = { $way ->
        [north] Północ
        [north-east] Północny wschód
        [east] Wschód
        [south-east] Południowy wschód
        [south] Południe
        [south-west] Południowy zachód
        [west] Zachód
       *[north-west] Północny zachód
    }
part-from-ray-square = { SQUARE($square) } { COUNT($there) ->
        [0] puste
       *[other] { EACH($there, "part-from-kind") }
    }
part-from-kind = { COLORED($it) } { LABEL($it) }
part-from-piece = { COLORED($it) } { LABEL($it) } { SQUARE($it) }
part-from-taker = { LABEL($by) } { SQUARE($by) }{ COUNT($behind) ->
        [0] { "" }
       *[other] { " " }{ EACH($behind, "part-from-front") }
    }{ COUNT($pinnedBy) ->
        [0] { "" }
       *[other] { " " }{ GENDER($by) ->
            [feminine] związana
           *[masculine] związany
        } przez { EACH($pinnedBy, "part-from-pinner") }
    }
part-from-front = za { PIECE($it, case: "instrumental") } { SQUARE($it) }
part-from-pinner = { PIECE($it, case: "accusative") } { SQUARE($it) }

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
ending-article = Artykuł { $article }.
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
fact-charge-proposed = { PLAYER($by) } chcą { $charged ->
        [yes] ten czas odliczyć
       *[no] tego czasu nie odliczać
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

## touch

touch-on = Badanie palcem. Suń palcem po szachownicy, aby słyszeć pola. Aby podnieść albo postawić, stuknij drugim palcem albo dwa razy w usłyszane pole.
touch-off = Badanie palcem wyłączone.

## set-up

set-up-cleared = Szachownica jest pusta.
set-up-started = Pozycja początkowa.
set-up-as-in-game = Pozycja z Twojej partii.
set-up-no-game = Na szachownicy nie ma żadnej partii.
set-up-fen-taken = Odczytano FEN.
set-up-from-any-file = Szachy960: król i wieże mogą roszować z dowolnej linii.
set-up-from-usual-files = Roszada jak w zwykłych szachach.
set-up-rights = { COUNT($rights) ->
        [0] Bez roszad.
       *[other] Roszada: { EACH($rights, "part-castling-right") }.
    }
set-up-passant = Bicie w przelocie na { SQUARE($square) }.
set-up-no-passant = Bez bicia w przelocie.
set-up-check = Szach: { PLAYER($color) }.
set-up-undone = Cofnięto.
set-up-nothing-to-undo = Nic tu nie zmieniono.
set-up-possible = Z tej pozycji można grać.
set-up-impossible = Z tej pozycji nie można jeszcze grać.
set-up-none-removed = Nie ma czego usunąć.
set-up-nothing-to-move = { SQUARE($square) } jest puste: nie ma czego przestawić.
set-up-which-squares = Podaj pola. Na przykład: usuń e4 albo: przestaw e2 e4.
set-up-which-passant = Podaj pole, przez które przeszedł pion. Na przykład: bicie w przelocie e3.
set-up-which-chess960 = Pozycje szachów960 mają numery od 0 do 959.
set-up-fen-unreadable = Nie można odczytać tego FEN: { $problem ->
        [board] szachownica nie ma ośmiu rzędów po osiem pól
        [turn] nie podano, czyj jest ruch
        [castling] nie da się odczytać praw do roszady
        [en-passant] nie da się odczytać pola bicia w przelocie
        [counters] nie da się odczytać liczników ruchów
       *[unreadable] to nie jest pozycja w formacie FEN
    }.
set-up-no-king = Brakuje bierki: { COLORED($king) } { PIECE($king) }. Postaw ją na polu.
set-up-several-kings = { CAP(PLAYER($color)) }: liczba królów { $number }, { SQUARES($squares) }. Zostaw jednego.
set-up-too-many-pieces = { CAP(PLAYER($color)) }: liczba bierek { $number }, a może ich być najwyżej 16.
set-up-too-many-pawns = { CAP(PLAYER($color)) }: liczba pionów { $number }, a może ich być najwyżej 8.
set-up-pawn-on-end-rank = Pion nie może stać w pierwszym ani ósmym rzędzie: { EACH($pawns, "part-set-up-piece") }. Usuń go albo postaw tam inną bierkę.
set-up-kings-side-by-side = Króle stoją obok siebie, { SQUARE($white) } i { SQUARE($black) }: między nimi musi być pole.
set-up-opponent-in-check = Ruch ma przeciwnik, a pod szachem są { PLAYER($color) }: { EACH($by, "part-set-up-piece") }. Oddaj im ruch albo usuń szacha.
set-up-impossible-check = Żaden ruch nie mógł dać tych wszystkich szachów naraz: { EACH($by, "part-set-up-piece") }. Zmień coś z tego.
set-up-castling-without-piece = { CAP(PLAYER($color)) }: { $side ->
        [short] krótka
       *[long] długa
    } roszada jest niemożliwa, bo na { SQUARE($missing) } nie stoi potrzebna bierka: { COLORED($missing) } { PIECE($missing) }. Postaw ją albo odbierz prawo.
set-up-en-passant-rank = Na posunięciu są { PLAYER($turn) }: pole bicia w przelocie musi leżeć w rzędzie { RANK($rank) }, a { SQUARE($square) } tam nie leży.
set-up-en-passant-without-pawn = Bicie w przelocie na { SQUARE($square) } jest niemożliwe: na { SQUARE($missing) } musi stać { COLORED($missing) } { PIECE($missing) }.
set-up-en-passant-not-empty = Bicie w przelocie na { SQUARE($square) } jest niemożliwe: pion właśnie szedł przez { SQUARE($occupied) }, a to pole musi być puste.
part-castling-right = { PLAYER($color) } { $side ->
        [short] krótko
       *[long] długo
    }
part-set-up-piece = { LABEL($it) } { SQUARE($it) }

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
key-does-board = Wróć do partii, z dowolnej strony
key-does-next-region = Do następnej części strony
key-does-previous-region = Do poprzedniej części strony
key-does-this-square = Co tu stoi; naciśnięty zaraz jeszcze raz, więcej
key-does-go-to-last-move = Na pole, na które poszedł ostatni ruch
key-does-moves-of-this-piece = Dokąd może pójść ta bierka
key-does-captures-of-this-piece = Co może zbić ta bierka
key-does-diagonal-ray = Następna przekątna stąd
key-does-diagonal-ray-back = Poprzednia przekątna stąd
key-does-straight-ray = Następna prosta stąd
key-does-straight-ray-back = Poprzednia prosta stąd
key-does-repeat-before = Jeszcze wcześniejszy komunikat
key-does-act-menu = Menu działań: propozycja, reklamacja, poprawianie, chorągiewka, zatrzymanie, poddanie
key-does-say-move = Przy stole: zapowiedz swój ruch albo powtórz ruch przeciwnika
key-does-make-called-move = Przy stole: wykonaj ruch przeciwnika na swojej szachownicy
key-does-talk = Mówienie, gdy wybrano rozpoznawanie mowy: przytrzymaj albo naciśnij przed i po
key-does-mute = Wszystkie dźwięki wyłączone lub włączone
key-does-keys = Co możesz tu zrobić
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
key-name-delete = Delete
key-name-plus = Plus
key-name-minus = Minus
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
command-does-move-of-number = Ruch o tym numerze
command-does-last-capture = Co zbił ostatni ruch
command-does-move-number = Który to ruch
command-does-position = Cała pozycja, rząd po rzędzie
command-does-piece-lists = Bierki obu stron
command-does-where = Gdzie stoją te bierki
command-does-rank = Co stoi w tym rzędzie
command-does-file = Co stoi na tej linii
command-does-square = Co stoi na tym polu
command-does-attackers = Co atakuje to pole
command-does-defenders = Co broni bierki na tym polu
command-does-moves-of-piece = Dokąd może pójść bierka z tego pola
command-does-moves-of-it = Dokąd może pójść bierka podniesiona albo ta z odrzuconego ruchu
command-does-captures-of-piece = Co może zbić bierka z tego pola
command-does-captures = Co możesz zbić
command-does-what-can-move = Które bierki mogą się ruszyć
command-does-material = Materiał obu stron
command-does-diagonal = Co stoi na przekątnej tych dwóch pól
command-does-diagonals-of-square = Co stoi na przekątnych tego pola
command-does-rays = Co stoi na liniach od tego pola
command-does-knights-view = Co stoi o ruch skoczka dalej
command-does-long-diagonals = Co stoi na długich przekątnych
command-does-pawns-by-file = Piony obu stron, linia po linii
command-does-doubled-pawns = Które piony są zdwojone
command-does-isolated-pawns = Które piony są izolowane
command-does-passed-pawns = Które piony są wolne
command-does-position-by-file = Cała pozycja, linia po linii
command-does-changes = Co się zmieniło od twojego ostatniego ruchu
command-does-path-of-piece = Gdzie stała bierka z tego pola
command-does-last-move-effect = Co atakuje ostatni ruch i co zostawia
command-does-check = Kto jest pod szachem i co szachuje
command-does-position-text = Pokazać lub ukryć pozycję jako tekst obok posunięć
command-does-copy-position = Skopiować pozycję jako FEN
command-does-read-score = Przeczytać zapis partii od pierwszego do ostatniego posunięcia
command-does-copy-score = Skopiować partię jako PGN
command-does-can-win = Czy białe lub czarne mogą jeszcze wygrać
command-does-opponent = Kto jest przeciwnikiem
command-does-repeat = Ostatni komunikat jeszcze raz
command-does-turn-board = Obróć szachownicę
command-does-explore-by-touch = Badać szachownicę palcem albo przestać
command-does-blindfold = Gra na ślepo: włącz lub wyłącz
command-does-hide-pieces = Ukryj wszystkie figury
command-does-show-own-pieces = Pokaż tylko własne figury
command-does-show-last-move = Pokaż tylko figurę ostatniego ruchu
command-does-silent-board = Szachownica milczy albo znów odpowiada
command-does-board-larger = Powiększ szachownicę
command-does-board-smaller = Pomniejsz szachownicę
command-does-board = Przejdź do szachownicy
command-does-go-to-square = Przejdź na to pole szachownicy
command-does-go-to-move = Obejrzyj pozycję po tym ruchu
command-does-back = O jeden ruch wstecz
command-does-forward = O jeden ruch naprzód
command-does-game-start = Zobacz początek partii
command-does-present = Z powrotem do bieżącej pozycji
command-does-save-game = Zapisz partię w pliku
command-does-games = Lista partii na tym urządzeniu
command-does-settings = Otwórz ustawienia
command-does-settings-for = Otwórz ustawienia, których dotyczy słowo
command-does-set-up = Ustawienie pozycji i gra od niej
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
command-does-help = Lista wpisywanych poleceń
command-does-help-for = Szukaj tego słowa w pomocy
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

## phrases

phrases-offer-draw =
    remis
    proponuję remis
    zaproponuj remis
    propozycja remisu
    zaproponować remis
phrases-accept-draw =
    przyjmuję
    przyjmij
    przyjmuję remis
    przyjmij remis
    zgadzam się
    przyjąć remis
    dobra|dobrze|ok|zgoda (niech) (będzie) remis
    niech będzie remis
phrases-refuse-draw =
    odrzucam
    odrzuć
    odrzucam remis
    odrzuć remis
    odmawiam
    nie zgadzam się
phrases-resign =
    poddaję się
    poddaję partię
    poddaj partię
    poddać partię
    poddaję
phrases-claim-quickplay-draw =
    reklamuję remis
    żądam remisu
    reklamuj remis
    reklamować remis
phrases-claim-increment =
    reklamuję sekundy
    proszę o sekundy
    żądam sekund
phrases-claim-threefold =
    reklamuję trzy
    reklamuję|reklamuj|żądam trzy|3|trzykrotne (powtórzenie|razy)
    reklamuję|reklamuj powtórzenie
    reklamuję remis przez (trzykrotne) powtórzenie
    reklamuję|reklamuj|zgłaszam|żądam (trzykrotne) powtórzenie pozycji
phrases-claim-threefold-with =
    reklamuję trzy ruchem { $rest }
    reklamuję|reklamuj trzy|3|trzykrotne (powtórzenie|razy) (ruchem|po) { $rest }
    reklamuję|reklamuj powtórzenie (ruchem|po) { $rest }
phrases-claim-fifty-moves =
    reklamuję pięćdziesiąt
    reklamuję|reklamuj|żądam pięćdziesiąt|50 (ruchów)
phrases-claim-fifty-moves-with =
    reklamuję pięćdziesiąt ruchem { $rest }
    reklamuję|reklamuj pięćdziesiąt|50 (ruchów) (ruchem|po) { $rest }
phrases-claim =
    reklamuję
    reklamacja
    reklamować
    reklamuj
    żądam
    reklamuję { $rest }
phrases-claim-flag =
    chorągiewka
    chorągiewka opadła|spadła
    przekroczenie czasu
    czas minął
    koniec czasu
phrases-claim-flag-of =
    chorągiewka { $color }
    chorągiewka { $color } opadła|spadła
    czas { $color } minął
phrases-adjust =
    poprawiam
    poprawiam bierki
    poprawić
    poprawka
phrases-press-clock =
    przełącz zegar
    przełączam zegar
    przełącz
    przełączam
    naciśnij zegar
    naciskam (zegar)
phrases-stop-clocks =
    zatrzymaj zegar
    zatrzymaj
    stop
    zatrzymuję zegar
    zatrzymać zegar
phrases-restart-clocks =
    uruchom zegar
    uruchom
    wznów zegar
    włącz zegar
    uruchamiam zegar
phrases-charge-time =
    odlicz czas
    odlicz
    odliczyć czas
phrases-do-not-charge-time =
    nie odliczaj czasu
    nie odliczaj (czasu)
    nie odliczać (czasu)
phrases-illegal-move =
    nieprawidłowy ruch
    nieprawidłowe posunięcie
    nieprawidłowy
    niemożliwy ruch
    ruch nieprawidłowy
phrases-illegal-move-of-number =
    nieprawidłowy ruch { $number }
    nieprawidłowy { $number }
    ruch { $number } nieprawidłowy
phrases-pressed-without-a-move =
    przełączono bez ruchu
    zegar przełączono bez ruchu
    zegar bez ruchu
phrases-pawn-left-unpromoted =
    pion bez promocji
    bez promocji
    brak promocji
phrases-touched-piece =
    dotknięta bierka
    dotknięta figura
    dotknięto innej bierki|figury
    dotknięte idzie
phrases-take-back =
    cofnij ruch
    cofnij
    cofnij ostatni ruch
    cofnąć ruch
    cofam ruch
phrases-both-clocks =
    zegar
    czas
    zegary
    ile czasu
    oba zegary
phrases-my-clock =
    mój zegar
    mój czas
phrases-opponents-clock =
    zegar przeciwnika
    czas przeciwnika
phrases-time-control =
    tempo gry
    kontrola czasu
    tempo
phrases-time-used =
    zużyty czas
    ile czasu zużyto
    zużyto czasu
phrases-moves-to-control =
    ruchy do kontroli
    ruchów do kontroli
    (ile) (ruchów|ruchy) do kontroli (czasu)
phrases-period =
    okres
    który okres
    jaki okres
phrases-delay-left =
    opóźnienie
    ile opóźnienia
    ile zostało opóźnienia
phrases-last-move =
    ostatni ruch
    ostatni
    ostatnie posunięcie
phrases-last-moves =
    ostatnie { $count }
    ostatnie|ostatnich { $count } ruchy|ruchów|posunięcia|posunięć
phrases-move-of-number =
    ruch { $number }
    jaki był ruch { $number }
    posunięcie { $number }
phrases-last-capture =
    ostatnie bicie
    co zbito
phrases-move-number =
    numer ruchu
    który ruch
    który to ruch
    numer posunięcia
phrases-position =
    pozycja
    przeczytaj pozycję
    cała pozycja
    czytaj pozycję
phrases-piece-lists =
    bierki
    wszystkie bierki
    figury
    lista bierek
phrases-where =
    gdzie { $pieces }
    gdzie jest|są|stoi|stoją { $pieces }
phrases-rank = rząd { $rank }
phrases-file =
    linia { $file }
    kolumna { $file }
phrases-square =
    pole { $square }
    co na { $square }
    co stoi|jest na { $square }
phrases-attackers =
    kto atakuje { $square }
    atak na { $square }
    co atakuje { $square }
phrases-defenders =
    obrońcy { $square }
    kto broni { $square }
    co broni { $square }
phrases-rays =
    promienie { $square }
    promienie z { $square }
    linie z|od { $square }
phrases-knights-view =
    skoki skoczka { $square }
    skoki skoczka z|od { $square }
phrases-moves-of-piece =
    ruchy z { $square }
    ruchy ze|od { $square }
    dokąd może { $square }
phrases-moves-of-it =
    dokąd może pójść
    co może ta|ona|on
    co może ta bierka|figura
    dokąd może (ta|ona|on) (bierka|figura) (pójść|iść)
    ruchy
phrases-captures-of-piece =
    bicia z { $square }
    bicia ze|od { $square }
phrases-what-can-move =
    co może się ruszyć
    które bierki|figury mogą się ruszyć
    czym można się ruszyć
phrases-captures =
    bicia
    co można zbić
    co mogę zbić|bić
phrases-material =
    materiał
    stan materiału
    bilans materiału
phrases-diagonal =
    przekątna { $square } { $to }
    przekątna|diagonala { $square } (do) { $to }
phrases-diagonals-of-square =
    przekątne { $square }
    przekątna|przekątne|diagonala (przez) { $square }
phrases-long-diagonals =
    długie przekątne
    długa|długie przekątna|przekątne|diagonala
phrases-pawns-by-file =
    piony według linii
    struktura pionów
phrases-doubled-pawns = zdwojone piony
phrases-isolated-pawns = izolowane piony
phrases-passed-pawns =
    wolne piony
    przechodzące piony
phrases-position-by-file = pozycja według linii
phrases-changes =
    co się zmieniło
    zmiany
phrases-path-of-piece =
    droga { $square }
    droga bierki { $square }
    gdzie była bierka z { $square }
phrases-last-move-effect =
    skutek ostatniego ruchu
    co atakuje ostatni ruch
phrases-check =
    kto jest pod szachem
    szach
    czy jest szach
    kto|co szachuje
phrases-position-text =
    pozycja jako tekst
    pokaż pozycję jako tekst
phrases-copy-position =
    kopiuj pozycję
    skopiuj pozycję
phrases-read-score =
    przeczytaj zapis
    zapis partii
    dotychczasowe ruchy
    przeczytaj|czytaj (cały) zapis|partię
    wszystkie (dotychczasowe) ruchy|posunięcia
phrases-copy-score =
    kopiuj zapis
    kopiuj pgn
    kopiuj|skopiuj zapis|partię (jako) (pgn)
phrases-can-win =
    czy { $color } mogą wygrać
    czy { $color } mogą (jeszcze) wygrać
    (czy) mogą (jeszcze) wygrać { $color }
phrases-opponent =
    przeciwnik
    kto jest przeciwnikiem
    kto (jest) moim przeciwnikiem
phrases-repeat =
    powtórz
    jeszcze raz
    powtórzyć
phrases-explore-by-touch =
    badaj szachownicę
    badanie palcem
    badać szachownicę
phrases-turn-board =
    obróć szachownicę
    odwróć szachownicę
    obróć planszę
    obróć
phrases-blindfold =
    na ślepo
    gra na ślepo
phrases-hide-pieces =
    ukryj figury
    ukryj wszystkie figury
phrases-show-own-pieces =
    pokaż moje figury
    pokaż tylko moje figury
    pokaż|pokazuj tylko|wyłącznie|jedynie moje figury|bierki
phrases-show-last-move =
    pokaż tylko ostatni ruch
    tylko ostatni ruch
    pokaż|pokazuj tylko figurę|bierkę która (się) ruszyła (się) ostatnio|ostatnia
phrases-silent-board =
    cicha szachownica
    szachownica milczy
phrases-board-larger =
    większa szachownica
    powiększ szachownicę
phrases-board-smaller =
    mniejsza szachownica
    pomniejsz szachownicę
phrases-board =
    szachownica
    do szachownicy
    na szachownicę
    plansza
phrases-go-to-square =
    szachownica { $square }
    przejdź na (pole) { $square }
    idź na pole { $square }
    przejdź do pola { $square }
phrases-go-to-move =
    przejdź do ruchu { $number }
    do ruchu { $number }
    ruch numer { $number }
phrases-game-start =
    początek partii
    na początek
    od początku
    przejrzyj partię
phrases-back =
    wstecz
    poprzedni ruch
    w tył
phrases-forward =
    naprzód
    następny ruch
    do przodu
    dalej
phrases-present =
    bieżąca pozycja
    do bieżącej pozycji
    obecna|aktualna pozycja
phrases-save-game =
    zapisz
    zapisz partię
    zapisz (partię) jako pgn
    zapisać partię
phrases-games =
    partie
    moje|zapisane partie
    partie na tym urządzeniu
    otwórz|otworzyć|wczytaj partię
phrases-settings =
    ustawienia
    opcje
    (otwórz|pokaż) ustawienia (proszę)
phrases-settings-for =
    ustawienia { $rest }
    (otwórz|pokaż) ustawienia { $rest }
phrases-set-up =
    ustaw pozycję
    ustaw|ustawić|zmień|edytuj pozycję
phrases-new-game =
    nowa partia
    nowa gra
phrases-clock-alone =
    sam zegar
    ustaw zegar
phrases-feel-clock =
    tarcza
    zegar pod palcem
    dotykaj zegara
phrases-call-fide =
    zapowiadaj fide
    zapowiedzi fide
    mów fide
phrases-call-fide-names =
    zapowiadaj imionami fide
    imiona fide
phrases-call-plain =
    zapowiadaj słowami
    zwykłe słowa
    mów słowami
phrases-call-nato =
    zapowiadaj nato
    alfabet nato
    mów nato
phrases-call-algebraic =
    zapowiadaj notacją
    notacja algebraiczna
    notacja
phrases-call-uci =
    zapowiadaj uci
    mów uci
phrases-faster =
    szybciej
    mów szybciej
phrases-slower =
    wolniej
    mów wolniej
phrases-reset-keys =
    przywróć klawisze
    przywróć wszystkie klawisze
    klawisze domyślne
phrases-sound-on =
    włącz dźwięk
    dźwięk włączony
    z dźwiękiem
phrases-sound-off =
    wyłącz dźwięk
    bez dźwięku
    cicho
phrases-help =
    pomoc
    pomoc proszę
    pomocy
    polecenia
    co można powiedzieć
phrases-help-for =
    pomoc { $rest }
    pomoc do|o { $rest }

## phrases-asked

phrases-asked-move-number =
    czyja kolej|kolejka
    kto następny
    czyj ruch|posunięcie
    kto gra|ruch|posunięciu|kolej
    kto ruch
    komu grać
    { $mine }|{ $theirs }|{ $color } (teraz) ruch|kolej|posunięcie
    ruch|kolej { $color }
    { $color } grają
    grają { $color }
    jaki|który ruch
    numer ruchu
    jaki numer ruchu
    kto wygrał
    ({ $mine }|{ $theirs }|{ $color }) wygrał|wygrałem|wygrałam|przegrał|przegrałem|przegrałam
    partia|gra skończona|zakończona|koniec
    (jaki) wynik
    { $mine } jestem|gram ruchu|teraz
    ({ $mine }) jestem na ruchu
    { $mine } gram|grasz|ruszam
    na kogo kolej
    kto teraz (gra|rusza)
    ruch { $color }|{ $theirs }|{ $mine }
    kto (teraz) ruchu
    kto powinien ruszać|ruszyć|grać
phrases-asked-attackers =
    kto|co|jakie|która (figury|figura|bierki|bierka) atakuje|atakują|bije|biją|zagraża|zagrażają ({ $mine }) ({ $pieces }) { $square }
    kto|jakie (figury|bierki) może|mogą bić|zbić { $square }
    kto|jakie (figury|bierki) bić|zbić { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } atakowane|atakowany|atakowana|bronione|broniony|broniona|wolne|bezpieczne|bezpieczny|bezpieczna
    atakowane|atakowany|atakuje|bronione|broniony|broni|bezpieczne|bezpieczny|wisi ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    ile (razy|figur|bierek) broni|bronią|atakuje|atakują { $square }
    atak|obrona { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } zagrożone|zagrożony|zagrożona|niebezpieczeństwie
    co|kto zagraża|grozi { $square }
    pole { $square } atakowane|zagrożone|bronione|bezpieczne
    czym|kogo { $square } atakowane|bronione
    { $square } pod atakiem|ostrzałem
    ile razy { $square } atakowane|bronione
phrases-asked-defenders = kto|co|jakie|która (figury|figura|bierki|bierka) broni|bronią|chroni|chronią ({ $mine }) ({ $pieces }) { $square }
phrases-asked-rays =
    co|jakie (bierki) promieniach|promienie|liniach { $square }
    na { $direction } od { $square }
    (co|jakie|kto) (bierka|bierki) { $direction } { $square }
phrases-asked-square =
    co|kto|jaka|coś|ktoś (bierka|figura) { $square }
    pole|bierka|figura { $square }
    { $square } puste|wolne|zajęte
    co { $mine }|{ $theirs } { $square }
    pole { $square } wolne|puste|zajęte
    jaka|która bierka|figura zajmuje { $square }
    co zajmuje { $square }
phrases-asked-moves-of-piece =
    dokąd|gdzie może ({ $mine }|{ $theirs }) ({ $pieces }|bierka|figura) { $square } (pójść|iść)
    dokąd|gdzie (może) (pójść|iść|ruszyć) ({ $mine }|{ $theirs }) ({ $pieces }|bierka|figura) { $square }
    dokąd|gdzie (mogę) ({ $mine }) (pójść|iść) ({ $pieces }|bierką|figurą) { $square }
    (jakie) (możliwe) ruchy ({ $mine }|{ $theirs }) ({ $pieces }|bierki|figury) { $square }
    co ({ $mine }|{ $theirs }) ({ $pieces }|bierka|figura) { $square } (zrobić)
phrases-asked-captures-of-piece =
    co|kogo (może) zbić|bić ({ $mine }|{ $theirs }) ({ $pieces }|bierka|figura) { $square }
    (jakie) bicia { $square }
phrases-asked-captures =
    co|kogo ({ $mine }) mogę|można ({ $mine }) zbić|bić
    mogę|można ({ $mine }) (coś) zbić|bić
    (jakie) (możliwe) bicia
phrases-asked-where =
    gdzie { $pieces } (bierki|figury)
    { $pieces } gdzie
    jakie { $pieces }
    { $pieces } bierki|figury
    pokaż|wymień|przeczytaj { $pieces }
    { $pieces }
phrases-asked-rank =
    (co|kto) { $rank } rząd|rzędzie|rzędu|linia|linii
    (co|kto) rząd|rzędzie|rzędu { $rank }
phrases-asked-file =
    (co|kto) linia|linię|linii|kolumna|kolumnę|kolumnie { $file }
    (co|kto) { $file } linia|linii|kolumna|kolumnie
phrases-asked-both-clocks =
    ile czasu
    co zegarze|zegarach
    czas|zegar|zegary
    jaki czas
    ile czasu { $color }
    czas|zegar { $color }
    czasy
    oba czasy
    czasy obu (graczy|stron)
    kto więcej|mniej czasu
phrases-asked-my-clock =
    ile (czasu) { $mine } zegarze
    ile { $mine } (czasu)
    ile czasu { $mine }
    { $mine } czas|zegar
    czas { $mine }
    ile minut|sekund { $mine }
    ile { $mine } minut|sekund
    { $mine } minuty|sekundy
    { $mine } (jeszcze) (dość) czas
    ile { $mine } zostało
    zostało { $mine } (dużo) czasu
    { $mine } (dużo) czasu
    jaki czas { $mine }
phrases-asked-opponents-clock =
    ile (czasu) zegarze { $theirs }
    ile { $theirs } (czasu)
    ile czasu { $theirs }
    { $theirs } czas|zegar
    czas|zegar { $theirs }
    ile minut|sekund { $theirs }
    ile { $theirs } minut|sekund
    jaki czas { $theirs }
phrases-asked-time-used =
    ile czasu { $mine } zużyłem|zużyłam
    ile zużyłem|zużyłam|zużyto (czasu)
phrases-asked-time-control =
    (jaka|jakie) ({ $mine }) kontrola|tempo (czasu|gry)
    jakim tempem gramy
    ile sekund|czasu (się) dodają|dodaje|doliczają|dolicza|dostaję|dostajemy|przybywa|dochodzi|dodawane|doliczane (ruch|posunięcie|każdy|każde) (ruch|posunięcie)
phrases-asked-moves-to-control = ile (ruchów) kontroli (czasu)
phrases-asked-last-move =
    powtórz|podaj ({ $mine }|{ $theirs }) ostatni ruch
    jak|co { $mine } zagrałem|zagrałam
    (jaki) ({ $mine }|{ $theirs }|{ $color }) ostatni ruch ({ $theirs }|{ $color })
    (jakie) ({ $mine }|{ $theirs }|{ $color }) ostatnie posunięcie ({ $theirs }|{ $color })
    jak|co|gdzie|dokąd { $theirs }|{ $color } zagrał|zagrała|zagrały|poszedł|poszła|poszły|zrobił|zrobiła|zrobiły|ruszył|ruszyła
    jak|co|gdzie|dokąd zagrał|zagrała|zagrały|poszedł|poszła|poszły|zrobił|zrobiła|zrobiły|ruszył|ruszyła { $theirs }|{ $color }
    jaki ruch zrobił|zrobiła|zrobiły|wykonał|wykonały|zagrał|zagrały { $theirs }|{ $color }
    co stało|zagrano
    co zagrał|zagrała|zagrały|zrobił|zrobiła|zrobiły
    jaki|jakie ruch|posunięcie zrobił|zrobiła|zagrał|zagrała|zrobiono|wykonano
    jak|co|czym ruszył|ruszyła|ruszyły ({ $theirs }|{ $color })
    poprzedni ruch ({ $theirs }|{ $color })
    co ostatnio zagrał|zagrała|zagrały|zrobił ({ $theirs }|{ $color })
    co (ostatnio) zagrałem|zagrałam|zrobiłem|zrobiłam
    powtórz|powtórzyć (ostatni|ostatnie) ruch|posunięcie { $theirs }|{ $color }
    powtórz|powtórzyć { $theirs }|{ $color } (ostatni|ostatnie) ruch|posunięcie
    nie dosłyszałem|dosłyszałam|słyszałem|słyszałam|usłyszałem|usłyszałam (ostatniego) ruchu|posunięcia
    jeszcze raz ({ $theirs }|{ $color }) (ostatni) ruch ({ $theirs }|{ $color })
    jeszcze raz ({ $theirs }|{ $color }) (ostatnie) posunięcie ({ $theirs }|{ $color })
    co przed chwilą (zagrano)
phrases-asked-last-moves = ostatnie|ostatnich { $count } (ruchy|ruchów|posunięcia)
phrases-asked-move-of-number =
    jaki|jakie|który (był|było|jest) { $number } ruch|posunięcie
    jaki|jakie|który (był|było|jest) ruch|posunięcie { $number }
    co ({ $color }|{ $mine }|{ $theirs }) zagrały|zagrał|zagrałem|zagrałam|zagrano|grały ({ $color }|{ $mine }|{ $theirs }) (w) ruchu|posunięciu { $number }
    co ({ $color }|{ $mine }|{ $theirs }) zagrały|zagrał|zagrałem|zagrałam|zagrano|grały ({ $color }|{ $mine }|{ $theirs }) (w) { $number } ruchu|posunięciu
    { $mine }|{ $theirs } { $number } ruch|posunięcie
    { $number } ruch|posunięcie
    co (się) (było|działo|stało|padło|grano) { $number } ruchu|posunięciu
    co (się) (było|działo|stało|padło|grano) ruchu|posunięciu { $number }
phrases-asked-last-capture =
    co { $theirs }|{ $color }|{ $mine } zbił|zbiła|zbiły|zbiłem|zbiłam
    co zbił|zbiła|zbiły { $theirs }|{ $color }
    co zbito|zbite
    co zostało zbite
    ostatnie bicie
phrases-asked-diagonal = (co|jakie) (bierki|figury) przekątna|przekątnej|przekątną|diagonala|diagonali { $square } { $to }
phrases-asked-diagonals-of-square = (co|jakie) (bierki|figury) przekątna|przekątnej|przekątną|przekątne|przekątnych|diagonala|diagonali|diagonale|diagonalach { $square }
phrases-asked-long-diagonals =
    (co|jakie) (bierki|figury) długa|długiej|długie|długich|długą przekątna|przekątnej|przekątne|przekątnych|przekątną|diagonala|diagonali
    (co|jakie) (bierki|figury) { $color } długa|długiej|długą przekątna|przekątnej|przekątną|diagonali
    (co|jakie) (bierki|figury) długa|długiej|długą { $color } przekątna|przekątnej|przekątną|diagonali
phrases-asked-pawns-by-file =
    piony linie|liniami|liniach
    (jaka) struktura pionów|pionowa
phrases-asked-doubled-pawns =
    (które|jakie) ({ $mine }|{ $theirs }|{ $color }) zdwojone|zdwojonych ({ $color }) piony|pionów
    które piony zdwojone
phrases-asked-isolated-pawns =
    (które|jakie) ({ $mine }|{ $theirs }|{ $color }) izolowane|izolowanych ({ $color }) piony|pionów
    które piony izolowane
phrases-asked-passed-pawns =
    (które|jakie) ({ $mine }|{ $theirs }|{ $color }) wolne|wolnych|przechodzące ({ $color }) piony|pionów
    które piony wolne
phrases-asked-position-by-file = (cała) pozycja|pozycję liniami|liniach|kolumnami
phrases-asked-changes =
    co zmieniło ({ $mine }) (ostatniego) (ruchu)
    co nowego
phrases-asked-position =
    pozycja rzędami
    pozycja według rzędów
    (jaka|opisz|cała|przeczytaj|głośno) pozycja|pozycję|szachownicę
    przeczytaj szachownicę
    co szachownicy
    opisz|przeczytaj|podaj (całą) szachownicę|pozycję|planszę
    jak wygląda pozycja|szachownica
phrases-asked-piece-lists =
    pozycja według bierek|figur
    pozycja bierkami|figurami
    (wszystkie|lista|jakie) bierki|figury|bierek|figur
    (podaj|jakie) położenie|ustawienie figur|bierek
phrases-asked-what-can-move =
    jakie|które ruchy (są) możliwe|dozwolone
    możliwe|dozwolone ruchy
phrases-asked-check =
    (kto|czyj) ({ $mine }|{ $theirs }|{ $color }) (król) (pod) szach|szacha|szachem|szachu
    kto|co|która (figura|bierka) szachuje ({ $mine }|{ $theirs }|{ $color }) (króla)
    kto|co|która (figura|bierka) daje ({ $mine }|{ $theirs }|{ $color }) szacha
    ({ $mine }|{ $theirs }) jestem|jest|stoję|stoi (w) szachu
    szachuje|szachują ({ $mine }|{ $theirs }|{ $color }) (króla)
    szachujesz ({ $mine }) (króla)
phrases-asked-material =
    (jaki|stan|bilans) materiał|materiału
    kto więcej materiału
    ile ({ $mine }|{ $theirs }|{ $color }) { $pieces } ({ $mine }|{ $theirs }|{ $color })
    ile ({ $mine }|{ $theirs }|{ $color }) figur|bierek ({ $mine }|{ $theirs }|{ $color })
    kto więcej bierek|materiału|pionów
    { $mine } przewagę (materialną)
    jak materiał
    przewaga materialna
    kto przewagę
    policz|przelicz materiał|figury|bierki
phrases-asked-opponent =
    { $theirs }
    kto { $theirs }
    kim { $mine } gram
    kim gram
    przeciw|przeciwko komu ({ $mine }) gram
    jakim|którym kolorem ({ $mine }) gram
    jaki poziom ({ $theirs })
    z kim gram
    kto gra { $color }
    jakim kolorem gram
    kim { $theirs }
    gram białymi czarnymi
    { $mine } białe czarne
    gram { $color }
phrases-asked-repeat =
    powtórz|powtórzcie|powtórzyć (to)
    jeszcze raz
    raz
    co powiedziałeś|powiedziałaś|powiedziano|mówiłeś
    słucham
    nie słyszałem|słyszałam|dosłyszałem|dosłyszałam|zrozumiałem|zrozumiałam
    nie słyszałem|słyszałam|usłyszałem|zrozumiałem|zrozumiałam
    możesz powtórzyć
    jak
    co powiedziałeś
    co
phrases-asked-board-larger = powiększ|powiększyć szachownicę|planszę
phrases-asked-board-smaller = pomniejsz|pomniejszyć|zmniejsz|zmniejszyć szachownicę|planszę
phrases-asked-turn-board = obróć|odwróć|obrócić|odwrócić szachownicę|planszę
phrases-asked-back =
    jeden ruch wstecz
    o jeden ruch wstecz
    (o) ruch wstecz
    wstecz
    poprzedni ruch
    (o) jeden ruch (do) tyłu|tył
    (o) jedno posunięcie (do) tyłu|tył|wstecz
phrases-asked-forward =
    jeden ruch naprzód
    o jeden ruch naprzód
    (o) ruch naprzód
    naprzód
    następny ruch
phrases-asked-go-to-move =
    przejdź|idź|przejść (do) ruchu { $number }
    ruch { $number }
phrases-asked-present = (do) bieżącej|obecnej|aktualnej pozycji
phrases-asked-save-game =
    zapisz|zapisać|zachowaj ({ $mine }) partię
    zapisz|zapisać (partię) jako pgn
phrases-asked-read-score =
    przeczytaj|czytaj (cały) zapis|partię
    zapis partii
    (wszystkie) dotychczasowe ruchy|posunięcia
phrases-asked-copy-score = kopiuj|skopiuj zapis|partię (jako) (pgn)
phrases-asked-games =
    ({ $mine }) (zapisane) partie
    pokaż ({ $mine }) partie
phrases-asked-settings =
    gdzie (są) ustawienia|opcje
    jak zmienić|otworzyć|wybrać ustawienia|głos|język|klawisze|kolory
    (otwórz|pokaż|zmień) ustawienia|opcje
phrases-asked-new-game =
    ({ $mine }) nowa|nową partia|partię|gra|grę
    zacznij|zacząć nową partię|grę
    jeszcze jedna|jedną partia|partię|gra|grę
    zagrać jeszcze raz
    zagrajmy jeszcze raz
    rewanż
    jeszcze jedna|jedną partyjka|partyjkę
    ({ $mine }) nowa|nową|kolejna|kolejną partyjka|partyjkę
    zagraj|zagrajmy|zagramy { $mine } (jeszcze) raz
phrases-asked-offer-draw =
    zaproponuj|zaproponować remis
    ({ $mine }) proponuję remis
    remis
    ({ $mine }) oferuję|oferować|daję remis ({ $theirs })
    może remis
    zgadzasz się na remis
    zaproponuj|zaproponować|zaoferuj|zaoferować ({ $theirs }) remis ({ $theirs })
    ({ $mine }) proponuję|zaproponuję|oferuję ({ $theirs }) remis ({ $theirs })
    ({ $mine }) proponuję|zaproponuję|zaproponuj|oferuję ({ $theirs }) podział punktu|punktów
    dajmy remis
    (może) remisujemy|zremisujemy|zremisujmy|remisujmy
    (może) remisik
    o remis
phrases-asked-accept-draw =
    przyjmuję propozycję (remisu)
    ({ $mine }) przyjmuję|przyjmij|przyjąć (remis)
    ({ $mine }) zgadzam się (na) (remis)
    zgoda na remis
phrases-asked-refuse-draw =
    ({ $mine }) odrzucam|odrzuć (remis)
    ({ $mine }) odmawiam (remisu)
    nie zgadzam się (na) (remis)
    nie przyjmuję (remisu)
    bez remisu
    ({ $mine }) gram|gramy|grajmy dalej
phrases-asked-resign =
    ({ $mine }) poddaję się|partię
    poddać się|partię
    ({ $mine }) poddaję|poddać (się) (partię)
    (się) poddać (partię)
    ({ $mine }) kapituluję
phrases-asked-take-back =
    cofnij|cofnąć|cofam ({ $mine }) (ostatni) ruch
    (mogę|można) cofnąć ({ $mine }) (ostatni) ruch
    czy mogę|można cofnąć ({ $mine }) (ostatni) ruch
    cofam|cofnąć
phrases-asked-claim-threefold =
    ({ $mine }) reklamuję (remis) powtórzenie|trzy
    ({ $mine }) reklamuję remis przez (trzykrotne) powtórzenie
phrases-asked-claim-flag =
    ({ $theirs }) chorągiewka (opadła|spadła)
    { $theirs } czas minął
    czas minął
phrases-asked-press-clock = naciśnij|nacisnąć|przełącz|przełączyć ({ $mine }) zegar
phrases-asked-stop-clocks = zatrzymaj|zatrzymać zegar
phrases-asked-faster =
    (trochę) szybciej
    mów (trochę) szybciej
    za wolno
phrases-asked-slower =
    (trochę) wolniej
    mów (trochę) wolniej
    nie tak szybko
    za szybko
phrases-asked-sound-on =
    włącz|włączyć dźwięk
    z dźwiękiem
phrases-asked-sound-off =
    wyłącz|wyłączyć dźwięk
    bez dźwięku
    cicho
    cisza
phrases-asked-help =
    pomoc|pomocy|pomóż ({ $mine })
    co ({ $mine }) można|mogę ({ $mine }) powiedzieć|zapytać|wpisać
    (jakie) polecenia
    jak to działa
    jak grać
    potrzebuję pomocy
    jakie komendy|polecenia
    jakie|pokaż klawisze
    skróty klawiszowe|klawiaturowe
    jakie skróty (klawiszowe)
phrases-asked-adjust = poprawię|wyrównuję|jadoube|adoube
phrases-asked-unanswered =
    (daj) ({ $mine }) podpowiedź|radę
    podpowiedz ({ $mine })
    najlepszy ruch
    ocena
    co robi { $square }
    po co ({ $pieces }) { $square }
    to mat|pat|remis
    podpowiedz|poradź|doradź|zaproponuj|poleć ({ $mine }) (najlepszy|dobry|jakiś) ruch
    daj ({ $mine }) wskazówkę|podpowiedź|radę|podpowiedzi
    poradź|doradź|podpowiedz|poleć ({ $mine }) (coś|ruch)
    potrzebuję wskazówki|wskazówkę|podpowiedzi|rady
    wygrywam|przegrywam|prowadzę
    oceń|przeanalizuj|analiza
    co byś|bym
    kto lepiej|gorzej|wygrywa|prowadzi
    (ile|jakie|które) (figury|bierki|figur|bierek|piony|pionów|pionki) (już) spadły|spadło|zginęły|zginęło|zeszły|zdjęto|padły
    (jakie|które) (figury|bierki|piony|pionki) (już) (zostały|są) zbite
    czy ({ $mine }|{ $theirs }) { $pieces } (może|mogą) (się) (może|mogą) zbić|bić|pobić|zabrać|wziąć|zjeść (na) ({ $pieces }) { $square }
    czy ({ $mine }) mogę|można|może|mogą|da ({ $mine }|{ $theirs }) (się) { $pieces } zbić|bić|pobić|zabrać|wziąć|zjeść (na) ({ $pieces }) { $square }
    czy ({ $mine }) mogę|można|może|mogą|da ({ $mine }|{ $theirs }) (się) zbić|bić|pobić|zabrać|wziąć|zjeść { $pieces } (na) ({ $pieces }) { $square }
    co|kogo ({ $mine }|{ $theirs }) bije|atakuje|zbija ({ $mine }|{ $theirs }) goniec|laufer|skoczek|koń|konik|hetman|król (z|na|od) { $square }
    { $theirs } (się) poddaje|poddał|poddała|poddają|rezygnuje|podda (się) (partię)
    { $theirs } ({ $mine }) proponuje|proponował|zaproponował|zaproponowała|oferuje|zaoferował|zaoferowała ({ $mine }) remis
    czy ({ $mine }) mogę|można|możemy|da ({ $mine }) (się) zbić|bić|pobić|zabrać|wziąć|zjeść (na) { $square }
    czy { $theirs } proponuje|zaproponował|zaproponowała|oferuje remis

## phrases-loose
##
## Words by which a command is told where no phrase is said as it stands: all of a line must be there, in whatever order, and few words beside. What
## changes something is only offered then. Written as the group before is.

phrases-loose-move-number =
    ile ruchy|ruchów|posunięcia|posunięć (już) ({ $mine }) zagraliśmy|zrobiliśmy|wykonaliśmy|rozegrano|rozegraliśmy|zagrano|zrobiono|było|minęło|wykonano|nami
    który|jaki|jakim|którym|które (numer) ruch|ruchu|ruchem|posunięcie|posunięciu|numer (ruchu|posunięcia) (jesteśmy|gramy)
    czyj|czyja|czyje|kogo (ruch|kolej|posunięcie|kolejka|tura|kolejność)
    czyja tura
    czy { $mine }|{ $theirs }|{ $color } kolej|ruch|tura|gram|gra|grają|posunięcie|ruszam|rusza
    kto ruchu|posunięciu|gra|rusza|kolei|kolej|wykonuje
    numer (bieżącego|aktualnego|obecnego) ruch|ruchu|posunięcie|posunięcia|zagranie
phrases-loose-attackers =
    kto|co|czym|jakie|która|które|jaka|ile|ilu|kogo|coś|ktoś (bierki|figury|bierek|figur|bierka|figura|razy) ({ $mine }|{ $theirs }|{ $color }) atakuje|atakują|atakowane|bije|biją|zagraża|zagrażają|grozi|grożą|uderza|uderzają|celuje|celują|naciska|kontroluje|kontrolują ({ $mine }|{ $theirs }|{ $color }) (polu|pole|pola) ({ $pieces }) { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }|pole) { $square } atakowane|atakowany|atakowana|zaatakowane|zaatakowany|zaatakowana|zagrożony|zagrożone|zagrożona|bezpieczny|bezpieczne|bezpieczna|wisi|niebroniony|niebronione|niebroniona
    wisi|zagrożony|zagrożone|zagrożona|atakowany|atakowane|atakowana|bezpieczny|bezpieczna|bezpieczne|zaatakowany|zaatakowane ({ $mine }|{ $theirs }) ({ $pieces }|pole) { $square }
    ataki|napastnicy|atakujący|uderzenia ({ $pieces }|pole) { $square }
    ktoś|coś|{ $theirs } może|mogą ({ $mine }) zbić|bić|pobić|zabrać ({ $mine }) ({ $pieces }) { $square }
    { $theirs } atakuje|atakują|bije|biją|grozi ({ $mine }) ({ $pieces }) { $square }
    ({ $pieces }) { $square } pod biciem|atakiem|ostrzałem
phrases-loose-defenders =
    kto|co|czym|kim|jakie|która|które|jaka|ile|ilu|coś|ktoś (bierki|figury|bierek|figur|bierka|figura|razy) ({ $mine }|{ $theirs }|{ $color }) broni|bronią|chroni|chronią|kryje|kryją|wspiera|wspierają|strzeże|pilnuje|osłania|osłaniają|zabezpiecza ({ $mine }|{ $theirs }|{ $color }) ({ $pieces }|pole|pola) { $square }
    czym|kogo|co|przez broniony|broniona|bronione|chroniony|chroniona|chronione|kryty|osłaniany ({ $mine }|{ $theirs }) ({ $pieces }|pole) { $square }
    obrońca|obrońcy|obrońców|ochrona|wsparcie|osłona ({ $pieces }|pola) { $square }
phrases-loose-rays =
    co|jakie|kto|które (bierki|figury|bierek|figur|bierka|figura) liniach|liniami|linie|promieniach|promienie|kierunkach|kierunki|prostych (wychodzących|wychodzą|przez|przechodzących) (pola) { $square }
    linie|kierunki|promienie (wychodzące|wychodzą) (pola) { $square }
    co|kogo|jakie (bierki|figury|bierek|figur|bierka|figura) widać|widzi|widzę|zobaczę|widoczne (pola|patrząc) { $square }
    widok|spojrzenie (pola) { $square }
phrases-loose-square =
    co|kto|jaka|która|czyja|czyj|jaki|który|coś|ktoś (bierka|figura|pion) (się) znajduje|zajmuje|siedzi|postawiono (polu|pole) { $square }
    co|kto|coś|ktoś|jaka|która|czyja ({ $mine }|{ $theirs }) (bierka|figura|pion) polu|pole { $square }
    { $mine }|{ $theirs } coś|ktoś|bierka|bierkę|figura|figurę|pole { $square }
    { $square } puste|wolne|zajęte|obsadzone|pusty|pusta
    puste|wolne|zajęte|obsadzone (pole|polu) { $square }
    zawartość (pola) { $square }
phrases-loose-moves-of-piece =
    dokąd|gdzie ({ $mine }|{ $theirs }) mogę|mogą|można|może|pójdzie|rusza ({ $mine }|{ $theirs }) (pójść|iść|ruszyć|skoczyć|zagrać|stanąć|przejść|poruszyć) ({ $pieces }|bierka|figura|bierką|figurą) { $square }
    jakie|które|ile|jakich (możliwe|legalne) ruchy|ruchów|pola|pól|posunięcia|posunięć|możliwości|opcje ({ $mine }|{ $theirs }) (zrobić|wykonać|zagrać) ({ $pieces }|bierka|figura|bierką) { $square }
    ruchy|posunięcia|możliwości|zasięg|opcje ({ $mine }|{ $theirs }) ({ $pieces }|bierki|figury) { $square }
    co|jak może|mogę|można zrobić|ruszyć|pójść { $pieces }|bierka|figura { $square }
phrases-loose-captures-of-piece =
    co|kogo|jakie|które (bierki|figury|bierek|figur|bierka|figura) ({ $mine }|{ $theirs }) (może|mogę|można|mogą) zbić|bić|pobić|zabrać|wziąć ({ $mine }|{ $theirs }) { $pieces }|bierka|figura|bierką|figurą { $square }
    jakie|ile|które|czy bicia|bicie|bić ({ $mine }|{ $theirs }) ({ $pieces }|bierka|figura|bierki) { $square }
    bicia|bicie ({ $mine }|{ $theirs }) ({ $pieces }|bierki|figury) { $square }
phrases-loose-captures =
    ({ $mine }) co|coś|cokolwiek (do) zbicia|bicia
    co|kogo|którą|jaką|jakie (figurę|bierkę|bierki|figury|bierek|figur|bierka|figura) ({ $mine }) mogę|można|możemy|da|mogłbym ({ $mine }) (coś|kogoś) zbić|bić|pobić|zabrać|wziąć
    czy ({ $mine }) mogę|można|możemy|da ({ $mine }) (coś|kogoś|cokolwiek) zbić|bić|pobić|zabrać|wziąć (coś|kogoś|cokolwiek)
    jakie|które|ile|czy ({ $mine }) (możliwe|dostępne) bicia|bicie|bić ({ $mine }) (możliwe|dostępne)
    { $mine } (jakieś|możliwe|dostępne) bicia|bicie
    możliwe|dostępne bicia|bicie
    co zbić|bić|pobić
phrases-loose-where =
    gdzie ({ $mine }|{ $theirs }) (znajduje|znajdują|ustawiony|ustawiona|podziewa|ustawione) { $pieces } ({ $mine }|{ $theirs })
    jakich|jakie|jakim|którym|których|które|jaki (polach|polu|pole|pola) ({ $mine }|{ $theirs }) { $pieces } ({ $mine }|{ $theirs })
    pola|pole|położenie|miejsce|lokalizacja|ustawienie ({ $mine }|{ $theirs }) { $pieces } ({ $mine }|{ $theirs })
    znajdź|wskaż|zlokalizuj|wylicz|szukaj|pokaż ({ $mine }|{ $theirs }) { $pieces } ({ $mine }|{ $theirs })
    gdzie ({ $mine }|{ $theirs }) { $pieces } ({ $mine }|{ $theirs })
phrases-loose-rank =
    (co|kto|jakie|które|która) (bierki|figury|bierek|figur|bierka|figura) { $rank } rząd|rzędzie|rzędu|linia|linii|linię (pozioma|poziomej)
    (co|kto|jakie|które|która) (bierki|figury|bierek|figur|bierka|figura) rząd|rzędzie|rzędu|linia|linii|linię|poziomie { $rank }
    pozioma|poziomej|poziomą { $rank } linia|linii|linię
phrases-loose-file =
    (co|kto|jakie|które|która|czy) (bierki|figury|bierek|figur|bierka|figura|piony) kolumna|kolumnie|kolumnę|kolumny|linia|linii|linię (pionowa|pionowej) { $file }
    kolumna|linia { $file } otwarta|pusta|wolna|półotwarta
    otwarta|pusta|wolna|półotwarta kolumna|linia { $file }
phrases-loose-both-clocks =
    ile czasu (mamy|macie|mają|zostało) ({ $mine }) każdy|obaj|oboje|obu|każda|obie|każdemu (stron|strony|graczy|gracze|graczom|z)
    jak|jaki|jakie (wyglądają|stoją|wygląda|stoi|są) czas|czasy|zegar|zegary|zegarach|czasem|czasowa (obu) (stron)
    jaka sytuacja czasowa|zegarach
    (podaj|jaki) czas|czasy|zegary obu|obie|każdego|obydwu|obydwóch|oba (stron|graczy|strony|zawodników)
    stan|odczyt|odczytaj|wskazania zegarów|zegara|zegary|zegar|czasu|czas
    co|ile (pokazują|pokazuje|wskazuje|wskazują) zegarze|zegarach|zegarku|zegar|zegary
phrases-loose-my-clock =
    jak stoję|wyglądam|wypadam ({ $mine }) czasem|czasu|czas
    jak { $mine } (stoję|wygląda) czasem|czas|zegar
    ile (czasu) ({ $mine }) zostało|pozostało ({ $mine }) (czasu|minut|sekund|zegarze)
    ile { $mine } (jeszcze) czasu|minut|sekund (zegarze)
    { $mine } mało|dużo|dość|wystarczająco|sporo|niedoczas|niedoczasie (czasu)
    jestem|jesteśmy niedoczasie
phrases-loose-opponents-clock =
    jak { $theirs } (stoi|wygląda) czasem|czas|zegar
    ile { $theirs } (jeszcze|zostało|pozostało) czasu|minut|sekund ({ $theirs }) (zegarze)
    ile (czasu) (zostało|pozostało) { $theirs } (zostało|pozostało) (czasu|minut|zegarze)
    { $theirs } mało|dużo|dość|sporo|niedoczas|niedoczasie (czasu)
phrases-loose-time-used =
    ile (czasu) ({ $mine }|{ $theirs }|{ $color }) (już) (obie|obaj|każdy|strony) zużyłem|zużyłam|zużyliśmy|zużyły|zużył|zużyła|zużyto|wykorzystałem|wykorzystałam|wykorzystaliśmy|wykorzystał|wykorzystano|poszło|minęło|upłynęło|spędziliśmy|straciłem|straciłam ({ $mine }|{ $theirs }|{ $color }) (już) (czasu) (obie|obaj|każdy) (strony)
    zużyty|wykorzystany|zużytego czas|czasu ({ $mine }|{ $theirs }|{ $color })
    ile (już) (czasu) gramy|myślę|myśli|myślałem ({ $mine }|{ $theirs }|{ $color }) (czasu)
phrases-loose-time-control =
    czy|ile|jaki (jest|są) dodawany|doliczany|dodawane|doliczane|dodatkowy czas|sekundy (ruch|posunięcie)
    jaki|jaka|jakie|jakim|jaką|jakiej kontrola|kontrolę|tempo|tempem|limit|kontroli (czasu|gry|partii) (gramy|mamy|grana)
    tempo|tempem|kontrola (czasu) partii|gry|gramy
    ile|jaki|jakie|czy ({ $mine }) (sekund) dodawane|inkrement|inkrementu|przyrost|bonus|doliczane|dodaje|dodawanych (sekund) (ruch|sekundy)
    ile trwa|potrwa partia|gra
    ile (mamy|jest) czasu|minut partię|grę|zawodnika|gracza|całą (partię)
    po ile (minut) gramy
    czy gramy|grana|partia szybkie|szybką|blitza|blitz|błyskawiczną|klasyczną|klasyczne|rapid|szybka|błyskawiczna|klasyczna (szachy|partię)
    ile|jaki|jakie ({ $mine }) (sekund|czasu) (się) dodają|dodaje|doliczają|dolicza|dostaję|dostajemy|przybywa|dochodzi|bonusu (każdy|każde|każdym) ruch|posunięcie|ruchu|posunięciu
phrases-loose-moves-to-control =
    ile ruchy|ruchów|posunięcia|posunięć ({ $mine }) (brakuje|jeszcze|muszę|trzeba|zrobić|pozostało|wykonać) (zrobienia) (najbliższej|następnej|pierwszej) kontroli (czasu)
    kiedy (najbliższa|następna|będzie) kontrola|kontroli (czasu)
    ile (brakuje) kontroli (czasu)
    ruchy|ruchów|posunięcia|posunięć kontroli (czasu)
phrases-loose-last-move =
    co|jak|czym|gdzie|dokąd ({ $mine }|{ $theirs }|{ $color }) (właśnie|ostatnio|przed) (chwilą) zagrał|zagrała|zagrały|zagrałeś|zagrałaś|ruszył|ruszyła|ruszyłeś|ruszyło|poszedł|poszła|poszły|poszedłeś|poszłaś|zrobił|zrobiła|zrobiły|zrobiłeś|odpowiedział|odpowiedziała|odpowiedziały|odpowiedziałeś|postawił|przesunął|wykonał|wykonały ({ $mine }|{ $theirs }|{ $color }) (właśnie|ostatnio)
    jaki|jakie|który|które|jakiego ({ $mine }|{ $theirs }|{ $color }) (ostatni|ostatnie|ostatnio|poprzedni|poprzednie) ruch|ruchu|posunięcie|posunięcia|zagranie ({ $mine }|{ $theirs }|{ $color }) zagrał|zagrała|zagrały|zrobił|zrobiła|zrobiły|wykonał|wykonały|zagrałeś|zrobiłeś|zagrałem|zrobiłem
    jaki|jakie|który|które ({ $mine }|{ $theirs }|{ $color }) ostatni|ostatnie|ostatnio|poprzedni|poprzednie ruch|ruchu|posunięcie|posunięcia|zagranie ({ $mine }|{ $theirs }|{ $color })
    jaka|jaką ({ $theirs }) odpowiedź|odpowiedzią ({ $mine }|{ $theirs }|{ $color })
    która|którą|jaką|jaka bierka|bierką|bierkę|figura|figurą|figurę ({ $mine }|{ $theirs }|{ $color }) (się) ruszył|ruszyła|zagrał|poszła|poszedł|ruszono|przesunął|przesunięto ({ $mine }|{ $theirs }|{ $color })
    ({ $mine }|{ $theirs }|{ $color }) ostatni|ostatnie ruch|ruchu|posunięcie|posunięcia|zagranie ({ $mine }|{ $theirs }|{ $color })
    co wydarzyło|zdarzyło|stało
phrases-loose-last-moves =
    ostatnie|ostatnich|poprzednie|poprzednich { $count } (ruchy|ruchów|posunięcia|posunięć)
    { $count } ostatnie|ostatnich|poprzednie|poprzednich|wcześniejsze (ruchy|ruchów|posunięcia|posunięć)
    ruchy|ruchów|posunięcia|posunięć ostatnie|ostatnich|poprzednie|poprzednich { $count }
    jakie|co (zagrano) ostatnie|ostatnich { $count } (ruchy|ruchów|posunięcia|posunięć)
phrases-loose-last-capture =
    co|kogo|kto|którą|jaką|która|jaka|jakiego|którego|jaki|który (figurę|bierkę|figura|bierka|pion|piona|pionka) ({ $mine }|{ $theirs }|{ $color }) (właśnie|ostatnio|przed) ({ $mine }|{ $theirs }|{ $color }) zbił|zbiła|zbiły|zbito|zbiłeś|zbiłem|zbiłam|zbita|zbity|zabrał|zabrała|zabrano|wziął|wzięła|wzięły|straciłem|straciłam|stracił|straciły|pobił|pobiła|wziąłem|zabrałem|zginęła|zginął ({ $mine }|{ $theirs }|{ $color })
    ostatnie|ostatnio|ostatnia|ostatni bicie|zbita|zbity|zbite|zbito (bierka|figura|pion)
    czy ({ $mine }|{ $theirs }|{ $color }) (coś) zbił|zbito|zabrał|wziął|straciłem|pobił ({ $mine }|{ $theirs }|{ $color }) (coś)
    co|kto|jaka|która|jaki|który|ktoś|coś (bierka|figura|pion|pionek) zbite|zbity|zbita|zbito|zdjęte|zdjęta|zdjęty|padło|padła|padł|spadło|spadła|zginęło|zginęła|zginął ostatnim|ostatnio|poprzednim|tym|właśnie (ruchu|ruchem|posunięciu|posunięciem)
phrases-loose-diagonal = (co|jakie|kto) (bierki|figury|bierek|figur|bierka|figura) przekątna|przekątnej|przekątną|przekątne|diagonala|diagonali (między|pomiędzy) { $square } (a) { $to }
phrases-loose-diagonals-of-square = (co|jakie|które|kto) (bierki|figury|bierek|figur|bierka|figura) przekątne|przekątnych|przekątna|przekątnej|diagonale|diagonalach|skosach|skosie|skos (wychodzą|przechodzą|przez|pola|wychodzących|przechodzących) { $square }
phrases-loose-long-diagonals = (co|jak|jakie|kto|która|które) (bierki|figury|bierek|figur|bierka|figura|wyglądają|wygląda|kontroluje) długie|długich|długiej|długa|długą|wielkie|wielkich|wielka|wielkiej|główne|głównych|główna|głównej przekątne|przekątnych|przekątna|przekątnej|przekątną|diagonale|diagonalach|diagonala|diagonali
phrases-loose-pawns-by-file =
    (jak|jaka|jaką|opisz) (wygląda) ({ $mine }|{ $theirs }|{ $color }) struktura|strukturę|układ|formacja|łańcuch|szkielet|rozkład pionów|pionowa|pionową|pionowy|pionkowa|pionków ({ $mine }|{ $theirs }|{ $color })
    (jak|gdzie|jakie|które|ile) ({ $mine }|{ $theirs }|{ $color }) piony|pionki|pionów|pionków (poszczególnych|każdej|według|po) linie|liniach|linii|liniami|kolumnach|kolumnami|kolumny|kolumn
phrases-loose-doubled-pawns =
    (kto|które|jakie|ile|gdzie|jakieś|któryś|jakiegoś|który) ({ $mine }|{ $theirs }|{ $color }) zdwojone|zdwojonych|zdwojony|zdwojonego|zdublowane|zdublowanych|podwojone|podwójne ({ $mine }|{ $theirs }|{ $color }) piony|pionów|pionki|pionków|pion|piona|pionka|pionek ({ $mine }|{ $theirs }|{ $color })
    (kto|które|jakie|ile|gdzie|jakieś|jakiegoś) ({ $mine }|{ $theirs }|{ $color }) piony|pionów|pionki|pionków|pion|piona|pionka|pionek ({ $mine }|{ $theirs }|{ $color }) zdwojone|zdwojonych|zdwojony|zdublowane|podwojone|podwójne
phrases-loose-isolated-pawns =
    (kto|które|jakie|ile|gdzie|jakieś|któryś|jakiegoś|który) ({ $mine }|{ $theirs }|{ $color }) izolowane|izolowanych|izolowany|izolowanego|odosobnione|odizolowane|odizolowany|izolowaną ({ $mine }|{ $theirs }|{ $color }) piony|pionów|pionki|pionków|pion|piona|pionka|pionek ({ $mine }|{ $theirs }|{ $color })
    (kto|które|jakie|ile|gdzie|jakieś|jakiegoś) ({ $mine }|{ $theirs }|{ $color }) piony|pionów|pionki|pionków|pion|piona|pionka|pionek ({ $mine }|{ $theirs }|{ $color }) izolowane|izolowany|odosobnione|odizolowane
phrases-loose-passed-pawns =
    (kto|które|jakie|ile|gdzie|jakieś|któryś|jakiegoś|który) ({ $mine }|{ $theirs }|{ $color }) wolne|wolnych|wolny|wolnego|przechodzące|przechodzących|przechodni|przechodnie ({ $mine }|{ $theirs }|{ $color }) piony|pionów|pionki|pionków|pion|piona|pionka|pionek ({ $mine }|{ $theirs }|{ $color })
    (kto|które|jakie|ile|gdzie|jakieś|jakiegoś) ({ $mine }|{ $theirs }|{ $color }) piony|pionów|pionki|pionków|pion|piona|pionka|pionek ({ $mine }|{ $theirs }|{ $color }) wolne|wolny|przechodzące|przechodnie
phrases-loose-position-by-file = (przeczytaj|opisz|cała|jaka|odczytaj|podaj) pozycja|pozycję|szachownicę|planszę|szachownica (po|według) liniami|liniach|linii|kolumnami|kolumnach|kolumn|kolumnie
phrases-loose-changes =
    co|jakie|czy zmieniło|zmienia|zmiany|nowego|innego|nowe|inaczej|zaszło|zaszły (zmiany) (szachownicy|planszy|pozycji) ({ $mine }) (ostatniego) (ruch|ruchu|posunięcie|posunięcia|zagranie)
    co stało|wydarzyło|działo|zdarzyło ({ $mine }) ostatniego ruch|ruchu|posunięcie|posunięcia|zagranie
    zmiany ({ $mine }) (ostatniego) szachownicy|planszy|pozycji|ruchu|posunięcia
phrases-loose-position =
    jak wygląda|przedstawia|stoi|stoją (się) pozycja|szachownica|plansza|sytuacja|ustawienie|bierki|figury
    opisz|przeczytaj|odczytaj|podaj|omów|przedstaw|czytaj|opowiedz|zaprezentuj ({ $mine }) (całą|cała|bieżącą|obecną|aktualną) pozycję|szachownicę|planszę|ustawienie|sytuację
    cała|całą|pełna|pełną|całe|pełne pozycja|pozycję|szachownica|szachownicę|plansza|planszę|ustawienie
    co|jaka|jakie (całej|jest) szachownicy|planszy|desce|pozycja|sytuacja|ustawienie
    opis pozycji|szachownicy|planszy|sytuacji
    gdzie co|wszystko
    ustawienie|rozstawienie|rozmieszczenie bierek|figur|szachownicy
phrases-loose-piece-lists =
    jakie|które|kto|co (kto) bierki|figury|bierek|figur (kto|każdy) ({ $mine }|{ $theirs }) (zostały|pozostały|obie|jeszcze|wciąż) (szachownicy|planszy|desce|grze|strony)
    jakie|które bierki|figury pozostały|zostały|żyją (szachownicy|planszy)
    lista|listę|wykaz|spis|wylicz bierek|figur|bierki|figury
    (wszystkie|pozostałe) bierki|figury obu|każdej|obydwu|obie stron|strony|graczy
    pozostałe|wszystkie bierki|figury
phrases-loose-what-can-move =
    czym|którymi|jakimi|które|jakie|która|którą|jaką (bierkami|figurami|bierki|figury|bierka|figura|bierką|figurą) ({ $mine }|{ $theirs }) mogę|możemy|można|mogą|może|da ({ $mine }|{ $theirs }) (się) (ogóle) ruszyć|ruszać|zagrać|grać|pójść|poruszyć|poruszać|iść|wykonać (ruch)
    co mogę|można|możemy zagrać|ruszyć
    jakie|które|ile ({ $mine }) (możliwe|dozwolone|legalne|dostępne) ruchy|posunięcia|ruchów|posunięć ({ $mine }) (mogę|możliwe|dozwolone|legalne|dostępne|zrobić|wykonać)
    ({ $mine }) możliwe|legalne|dozwolone|dostępne ruchy|posunięcia
phrases-loose-check =
    (kto|czyj|jakiś|który) ({ $mine }|{ $theirs }|{ $color }) (król|królowi) szach|szacha|szachem|szachu|szachowany ({ $mine }|{ $theirs }|{ $color })
    kto|co|która|skąd|czym|jaka|który (bierki|figury|bierek|figur|bierka|figura) daje|dał|dała|szachuje|zaszachował|zaszachowała ({ $mine }|{ $theirs }|{ $color }) (szacha|króla|szach) ({ $mine }|{ $theirs }|{ $color })
    kto|co|jaka|która (bierki|figury|bierek|figur|bierka|figura) atakuje|grozi|szachuje ({ $mine }|{ $theirs }|{ $color }) króla|królowi
    ({ $mine }|{ $theirs }|{ $color }) król|króla|królowi ({ $mine }|{ $theirs }|{ $color }) szachu|szachem|atakowany|zagrożony|bezpieczny|szachowany
    { $theirs } dał|dała|daje ({ $mine }) szacha|szach
phrases-loose-material =
    kto|czy ({ $mine }|{ $theirs }|{ $color }) przewagę|przewaga|więcej|mniej materiału|materialną|materialna|materiale|bierek|figur|pionów|punktów|materiałem ({ $mine }|{ $theirs }|{ $color })
    kto (lepiej|prowadzi|stoi|górą) materiałem|materialnie|materiale|materiału
    jaki|jaka|jakie|jak|ile (stosunek|bilans|stan|sytuacja|różnica|przewaga|wygląda) materiału|materiał|materialny|materialna|materiałem|materialnie|bierek
    stosunek|bilans|stan|porównanie|różnica|przewaga|równowaga|liczba materiału|materialna|materiał|materialny|figur|bierek
    ile|ilu ({ $mine }|{ $theirs }|{ $color }) { $pieces }|figur|bierek|punktów|pionów ({ $mine }|{ $theirs }|{ $color }) (więcej|mniej|szachownicy|planszy)
    { $mine }|{ $theirs }|{ $color } ({ $count }) { $pieces }|figurę|figura|jakość|materiału|materiał więcej|mniej|przodu|plecy
    { $mine }|{ $theirs } przewagę|przewaga (materialną|materialna)
    wygrywam|przegrywam|prowadzę materialnie|materiałem|figurę|materiale
    równy|równo|równowaga materiał|materiałem|materialnie
phrases-loose-opponent =
    kto (siedzi|gra) { $theirs }|naprzeciw|naprzeciwko|drugiej ({ $mine }|stronie)
    jak|jakie nazywa|nazywasz|nazwisko|imię (się) { $theirs }
    imię|nazwisko|nazwa|ranking|poziom|siła|elo { $theirs }
    kim|kogo|komu ({ $mine }) (właściwie) gram|gramy|walczę|mierzę|rywalizuję
    przeciw|przeciwko|naprzeciw komu|czemu ({ $mine }) gram|gramy|siedzę
    jakim|którym|jakie|jaki kolorem|kolor|bierkami|figurami|strona ({ $mine }) (gram|gramy)
    gram|gramy ({ $mine }) { $color }
    jaki|jaka|jakie|ile poziom|siła|ranking|elo|siłę ({ $theirs }) (ma) { $theirs }
phrases-loose-repeat =
    powtórz|powtórzyć|powtórzcie|powtórzysz|powtarzaj|powtórzyłbyś ({ $mine }) ({ $theirs }) (to|jeszcze|ostatnie|ostatni|raz) (raz|komunikat|zdanie|słowa)
    ({ $mine }) nie usłyszałem|usłyszałam|słyszałem|słyszałam|zrozumiałem|zrozumiałam|dosłyszałem|dosłyszałam|słyszę|rozumiem|złapałem|złapałam (tego|to|ciebie|cię|{ $theirs })
    co|jak mówisz|mówiłeś|mówiłaś|powiedziałeś|powiedziałaś|mówi|rzekłeś (przed|ostatnio) (chwilą)
    ostatni|ostatnia|poprzedni komunikat|wiadomość
phrases-loose-board-larger =
    powiększ|powiększyć|powiększamy|zwiększ|zwiększyć|rozszerz|przybliż ({ $mine }) szachownicę|planszę|rozmiar|deskę|szachownicy|pola
    (zrób|chcę|poproszę) większa|większą|większe|powiększona szachownica|szachownicę|plansza|planszę|pola
    za|zbyt mała|małe szachownica|plansza|pola
phrases-loose-board-smaller =
    pomniejsz|pomniejszyć|zmniejsz|zmniejszyć|zmniejszamy|oddal ({ $mine }) szachownicę|planszę|rozmiar|deskę|szachownicy|pola
    (zrób|chcę|poproszę) mniejsza|mniejszą|mniejsze szachownica|szachownicę|plansza|planszę|pola
    za|zbyt duża|duże|wielka szachownica|plansza|pola
phrases-loose-turn-board =
    obróć|odwróć|obrócić|odwrócić|obracaj|przekręć|przekręcić|obracam|odwracam|zmień|zamień ({ $mine }) szachownicę|planszę|deskę|stronę|strony|orientację|perspektywę
    szachownica|szachownicę|plansza|planszę drugiej|odwrotnie|odwrócona|przeciwnej (strony)
    (szachownica|szachownicę|plansza|planszę|pokaż|widok|perspektywa|chcę) (widzieć|zobaczyć) (szachownicę|planszę) (od|z|ze) strony { $color }|{ $theirs }|przeciwnej|drugiej
    (od|z|ze) drugiej|przeciwnej strony
    (szachownica|szachownicę|plansza|planszę|pokaż|widok|chcę) (widzieć|zobaczyć|patrzeć|oglądać) perspektywy|perspektywa|perspektywę|punktu ({ $color }|{ $theirs }) (widzenia) ({ $color }|{ $theirs })
    obróć|odwróć|obrócić|odwrócić|przekręć ({ $mine }) szachownicę|planszę|deskę o (180|sto) (osiemdziesiąt) (stopni)
phrases-loose-back =
    (o) (jeden|jedno) ruch|ruchu|posunięcie|posunięcia|zagranie|krok wstecz|tył|wcześniej
    (cofnij|cofnąć|wróć|wrócić) się o (jeden|jedno) ruch|ruchu|posunięcie|posunięcia|zagranie|krok|pozycję
    wróć|cofnij (o) jeden|krok (krok|ruch) (wstecz)
    (pokaż|przejdź|idź|wróć|zobaczyć) (do) poprzedni|poprzednią|poprzedniego|poprzednie|poprzednia|poprzedniej ruch|ruchu|posunięcie|posunięcia|zagranie|pozycję|pozycji|pozycja
phrases-loose-forward =
    (idź) (o) (jeden|jedno) ruch|ruchu|posunięcie|posunięcia|zagranie|krok naprzód|przodu|dalej|później
    (pokaż|przejdź|idź|zobaczyć) (do) następny|następne|następnego|następną|następna|następnej|kolejny|kolejne|kolejnego ruch|ruchu|posunięcie|posunięcia|zagranie|pozycję|pozycji|pozycja (partii|w)
    (pokaż|przejdź|idź) następny|kolejny krok
phrases-loose-go-to-move =
    przejdź|przejść|idź|skocz|wróć|cofnij|pokaż|ustaw|zobaczyć ({ $mine }) (się) (do|na) (pozycję|pozycji) (po) ruch|ruchu|posunięcie|posunięcia|zagranie|ruchem (numer) { $number }
    pozycja|pozycję|pozycji|stan|sytuacja|szachownica (po) ruch|ruchu|posunięcie|posunięcia|zagranie (numer) { $number }
    jak wyglądała|była (pozycja|szachownica) (po) ruch|ruchu|posunięcie|posunięcia|zagranie (numer) { $number }
    (pokaż) pozycja|pozycję|pozycji (po) { $number } ruch|ruchu|posunięcie|posunięcia|zagranie
phrases-loose-present =
    wróć|powrót|wracam|wracaj|wracajmy|wrócić|powróć|przejdź|idź|skocz|pokaż (do|na) (obecnej|bieżącej|aktualnej|końcowej|ostatniej|teraźniejszej) pozycji|partii|gry|teraźniejszości|koniec|końca|sytuacji|chwili
    bieżąca|obecna|aktualna|bieżącą|obecną|aktualną|końcowa|końcową pozycja|pozycję|sytuacja|sytuację
phrases-loose-save-game =
    zapisz|zapisać|zachowaj|zachować|eksportuj|eksportować|wyeksportuj|pobierz|pobrać|ściągnij ({ $mine }|tę) partię|partii|grę|pgn|zapis (do|jako|w|na) (pliku|plik|pgn|dysku)
    zapisz|zapisać|zachowaj|eksportuj|pobierz (do|jako|na) pliku|plik|pgn|dysku
phrases-loose-read-score =
    przeczytaj|czytaj|odczytaj|podaj|wymień|pokaż|powtórz|odtwórz|wyrecytuj (cały|całą|wszystkie|dotychczasowe) zapis|partię|przebieg|notację|protokół (partii|gry) (od) (początku)
    odczytaj|wyrecytuj|wylicz (wszystkie|dotychczasowe) ruchy|posunięcia
    zapis|przebieg|notacja|notację|historia|historię (całej) partii|gry|ruchów
    wszystkie|dotychczasowe|wszystkich ruchy|posunięcia|ruchów (partii)
    jakie|które (dotychczas|dotąd) ruchy|posunięcia (dotychczas|dotąd|już) zagrano|zagraliśmy|zrobiono|padły|wykonano|były
    co (dotychczas|dotąd) zagrano|zagraliśmy (dotychczas|dotąd)
    ruchy|posunięcia|partię (od) początku
    cała|całą|cały partia|partię|zapis
    co|jak|jakie tej pory (ruchy|posunięcia) zagrano|zagraliśmy|grano|graliśmy|zagrane|padły|padło|było|były|działo
    co|jakie (ruchy|posunięcia) dotąd|dotychczas|początku (partii) zagrano|zagraliśmy|grano|zagrane|padły|padło|było|były|działo
    przebieg|zapis|ruchy tej pory
phrases-loose-copy-score =
    kopiuj|skopiuj|kopiować|skopiować|kopiuję|daj|potrzebuję|wyślij ({ $mine }) (cały|całą) zapis|partię|ruchy|notację|pgn|grę (jako|do|w|formacie) (pgn|schowka)
    pgn schowka|partii
phrases-loose-games =
    jakie|które|gdzie|ile ({ $mine }) (zapisane|dawne|stare|poprzednie) partie|partii|gry ({ $mine }) (są) (zapisane|zachowane|rozegrane|zapisanych) (na|w) (tym) (urządzeniu|komputerze|telefonie|pamięci)
    pokaż|wyświetl|otwórz|lista|listę|wylicz|przeglądaj|chcę|wczytaj|zobaczyć ({ $mine }) (zapisane|stare|dawne|poprzednie|wcześniejsze) partie|gry|partii
    ({ $mine }) zapisane|zapisanych|stare|dawne|poprzednie|wcześniejsze|rozegrane|archiwum partie|gry|partii
    otwórz|otworzyć|wczytaj|wczytać|załaduj|kontynuuj|dokończ ({ $mine }) (zapisaną|starą|poprzednią|wcześniejszą) partię|grę
phrases-loose-settings =
    otwórz|otworzyć|pokaż|zmień|zmienić|wejdź|przejdź|idź|wyświetl|chcę (do|w) ({ $mine }) ustawienia|ustawień|opcje|opcji|konfigurację|konfiguracja|konfiguracji|preferencje|parametry
    gdzie (są|jest|znajdę|mogę|można|się) (zmienić|zmienia|znaleźć|ustawić|ustawia) ustawienia|opcje|głos|język|klawisze|kolory|dźwięk|dźwięki|preferencje
    jak (mogę|można|się) zmienić|zmienię|zmienia|ustawić|ustawia|otworzyć|wybrać|skonfigurować ustawienia|opcje|głos|język|klawisze|kolory|dźwięk|dźwięki|prędkość|wygląd|czcionkę|preferencje
    zmień|zmienić|wybierz|wybrać|ustaw głos|język|klawisze|kolory|dźwięki|wygląd|prędkość|czcionkę
    ustawienia|opcje programu|aplikacji|gry
phrases-loose-new-game =
    ({ $mine }) nowa|nową|kolejna|kolejną|następna|następną|druga|drugą partia|partię|gra|grę|partyjka|partyjkę
    zacznij|zaczynamy|zacznijmy|zacząć|rozpocznij|rozpocząć|rozpoczynamy|zagrajmy|zagramy|zagrać|gramy|stwórz|utwórz|chcę (jeszcze) (jedną|nową|kolejną|drugą) partię|grę|partyjkę|rewanż
    zagrajmy|zagramy|gramy|zagrać jeszcze|rewanż (raz)
    zacznij|zacznijmy|zaczynamy|zacząć|gramy|zagrajmy (wszystko) (od) nowa|nowo|początku
    daj|chcę|poproszę ({ $mine }) rewanż|rewanżu
phrases-loose-offer-draw =
    skończyli|zakończyli|zgodzili|zrobili|skończmy|skończymy|podzielmy|podzielimy (się) (partię|grę|punktem) (na) remis|remisu|remisem|remisie|remisy|remisów
    podzielmy|podzielimy|podzielić się punktem|punktami
    ({ $mine }) proponuję|proponuje|proponujemy|zaproponuję|zaproponować|zaproponuj|oferuję|oferować|zaoferować|zaoferuj|składam|złożyć ({ $theirs }) (propozycję|ofertę) remis|remisu|remisem|remisie|remisy|remisów ({ $theirs })
    czy zgadzasz|zgodzisz|zgodzicie|przyjmiesz|przyjmujesz|chcesz|weźmiesz ({ $theirs }) (się) (na) remis|remisu|remisem|remisie|remisy|remisów
    czyżby|zgadzasz|zgodzisz|zgodzicie|przyjmiesz|przyjmujesz|chcesz|weźmiesz ({ $theirs }) (się) (na) remis|remisu|remisem|remisie|remisy|remisów
    czyżby|kończymy|zakończymy|zakończmy|kończmy|zróbmy|robimy|podpiszmy|podpisujemy|umówmy|umówimy|dogadajmy (się) (grę|partię) (na) remis|remisu|remisem|remisie|remisy|remisów
    co powiesz|powiecie|sądzisz|myślisz|ty ({ $theirs }) (na|o) remis|remisu|remisem|remisie|remisy|remisów
    propozycja|oferta remis|remisu|remisem|remisie|remisy|remisów
phrases-loose-accept-draw =
    ({ $mine }) przyjmuję|przyjmuje|przyjmujemy|przyjmij|przyjąć|akceptuję|akceptuj|akceptować|biorę|godzę|zgadzam|zgadzamy|zgoda|przystaję ({ $mine }) (się) (na) ({ $theirs }) (propozycję|ofertę) remis|remisu|remisem|remisie|remisy|remisów
    ({ $mine }) zgadzam|zgadzamy|zgoda|przystaję|godzę|przyjmuję|akceptuję (się) (na) ({ $theirs }) propozycję|ofertę (remis|remisu|remisem|remisie|remisy|remisów)
    niech|tak|może (będzie|być) remis|remisu|remisem|remisie|remisy|remisów (tak)
    remis|remisu|remisem|remisie|remisy|remisów przyjęty|przyjęte|pasuje|odpowiada|akceptuję
    remis|remisu|remisem|remisie|remisy|remisów zgoda|ok
    pasuje|odpowiada ({ $mine }) remis|remisu|remisem|remisie|remisy|remisów
phrases-loose-refuse-draw =
    ({ $mine }) nie ({ $mine }) chcę|chcemy|przyjmuję|przyjmujemy|przyjmę|akceptuję|zgadzam|zgadzamy|zgodzę|daję|interesuje|biorę|godzę|wezmę|ma (się) (na) ({ $theirs }) (propozycji|oferty|mowy) remis|remisu|remisem|remisie|remisy|remisów
    nie ({ $mine }) przyjmuję|akceptuję|zgadzam (się) (na) ({ $theirs }) propozycji|oferty|propozycję
    żadnego|żadnych|żaden|bez|nie remis|remisu|remisem|remisie|remisy|remisów
    ({ $mine }) odrzucam|odrzuć|odrzucić|odmawiam|odmówić|odmawiamy ({ $theirs }) propozycję|propozycji|ofertę|oferty|remis|remisu (remis|remisu|remisem|remisie|remisy|remisów)
    gramy|grajmy|grać|gram|walczmy|walczymy|walczę dalej
    wolę|chcę grać|walczyć (dalej)
phrases-loose-resign =
    ({ $mine }) poddaję|poddać|poddajemy|poddam ({ $mine }) się|partię|grę
    ({ $mine }) rezygnuję|rezygnować|rezygnujemy (z) (dalszej) (gry|partii|walki)
    ({ $mine }) uznaję|uważam ({ $mine }) (się) (za) pokonanego|pokonaną|pokonany|pokonana|przegranego|przegraną|zwyciężonego|porażkę|wyższość|klęskę
    przewracam|kładę|przewrócić|położyć ({ $mine }) króla
    przegrałem|przegrałam poddaję|gratuluję|gratulacje
    wygrałeś|wygrałaś poddaję|gratuluję|gratulacje
    rzucam|wywieszam ręcznik|flagę
    składam broń
    oddaję|oddać ({ $theirs }) ({ $mine }) partię|grę|zwycięstwo|punkt|wygraną
    kończę|zakończyć (tę) partię|grę
phrases-loose-take-back =
    cofnij|cofnąć|cofam|cofnę|cofnijmy|wycofaj|wycofać|wycofuję|odwołaj|odwołać|anuluj|anulować|anuluję|zmień|zmienić|usuń|skasuj|popraw|skoryguj|oddaj|zwróć ({ $mine }) (ten|to|tamten|mój|ostatni|ostatnie|poprzedni|poprzednie) ({ $mine }) ruch|ruchu|posunięcie|posunięcia|zagranie
    czyżby|mogę|możemy|można|pozwól|pozwolisz|mógłbym|mogłabym|daj ({ $mine }) (proszę) cofnąć|wycofać|zmienić|poprawić|anulować|odwołać|powtórzyć ({ $mine }) (to|ten|ostatni|ostatnie) ({ $mine }) (ruch|ruchu|posunięcie|posunięcia|zagranie)
    czy mogę|możemy|można|mógłbym|mogłabym|pozwolisz|da ({ $mine }) (się) cofnąć|wycofać|zmienić|poprawić|anulować|odwołać ({ $mine }) (to|ten|ostatni|ostatnie) ({ $mine }) (ruch|ruchu|posunięcie|posunięcia|zagranie)
    (się) pomyliłem|pomyliłam|pomyłka|rozmyśliłem|rozmyśliłam (się) ruch|ruchu|posunięcie|posunięcia|zagranie|cofnij|wycofaj|cofnąć|wycofać (to|ruch|ruchu|posunięcie|posunięcia|zagranie)
    nie (to|tak|tego) chciałem|chciałam (to|tak|tego) (zagrać|ruszyć|zrobić|cofnij|cofnąć) (ruch|ruchu|posunięcie|posunięcia|zagranie)
    cofnij|cofnąć|wycofaj|anuluj to
    oddaj|zwróć|daj ({ $mine }) (z) powrotem (ruch|ruchu|posunięcie|posunięcia|zagranie)
phrases-loose-claim-threefold =
    (ta) (sama) pozycja (się) (powtórzyła|jest|była|już) (się) (po) raz trzeci (reklamuję|żądam|zgłaszam) (remis|remisu|remisem|remisie|remisy|remisów)
    ({ $mine }) reklamuję|reklamować|zgłaszam|zgłosić|żądam|domagam (remis|remisu|remisem|remisie|remisy|remisów) (z|przez|po|na) (powodu|podstawie) (trzykrotne|trzykrotnego|trzykrotnym|trzecie|potrójne) powtórzenie|powtórzenia|powtórzeniu (pozycji) (trzy|3) (razy)
    trzykrotne|trzykrotnego|potrójne|trzecie powtórzenie|powtórzenia (pozycji) (reklamuję|żądam|zgłaszam) (remis|remisu|remisem|remisie|remisy|remisów)
    remis|remisu|remisem|remisie|remisy|remisów (przez|z|po|na) (powodu) (trzykrotne|trzykrotnego|trzykrotnym) powtórzenie|powtórzenia|powtórzeniu|powtórzeniem (pozycji)
    (ta) (sama) pozycja (się) powtórzyła|powtórzyło|powtórzona|powtarza|była|jest (się) (już) (po) (trzy|trzeci|trzykrotnie|3) (razy|raz) (reklamuję|żądam|zgłaszam) (remis|remisu|remisem|remisie|remisy|remisów)
    ta (sama) pozycja (po) trzy|trzeci|trzykrotnie|3 (raz|razy) (reklamuję|żądam|zgłaszam) (remis|remisu|remisem|remisie|remisy|remisów)
    pozycja trzy|trzeci|trzykrotnie raz|razy (reklamuję|żądam|zgłaszam) (remis|remisu|remisem|remisie|remisy|remisów)
    powtórzenie|powtórzyliśmy pozycji|pozycję (reklamuję|trzy|żądam) (razy) (remis|remisu|remisem|remisie|remisy|remisów)
phrases-loose-claim-flag =
    ({ $theirs }) spadła|opadła|upadła|spada ({ $theirs }) chorągiewka|flaga
    chorągiewka|flaga ({ $theirs }) (już) spadła|opadła|upadła|leży|dole
    { $theirs } (się) skończył|skończyła|minął|upłynął|wyczerpał|zabrakło|wyszedł ({ $theirs }) (się) (już) czas|czasu
    (się) skończył|minął|upłynął|wyczerpał|zabrakło (się) ({ $theirs }) czas|czasu ({ $theirs })
    { $theirs } czas|czasu (się) (już) skończył|minął|upłynął|wyczerpał|zabrakło|dobiegł|przekroczony
    czas ({ $theirs }) (się) (już) skończył|minął|upłynął|wyczerpał|przekroczony
    ({ $theirs }) przekroczył|przekroczyła ({ $theirs }) czas|limit (czasu) ({ $theirs })
    { $theirs } nie|bez czasu
    wygrywam|wygrałem|wygrałam|reklamuję|zgłaszam (na) czas|czasem|chorągiewkę|przekroczenie (czasu)
    koniec czasu { $theirs }
phrases-loose-press-clock = ({ $mine }) przełącz|przełączam|przełączyć|przełączę|naciśnij|naciskam|nacisnąć|nacisnę|wciśnij|wciskam|wcisnąć|klikam|kliknij|uderzam|przestaw|przestawiam|przerzuć ({ $mine }) zegar|zegarek|przycisk
phrases-loose-stop-clocks =
    (można|możemy) (już) zatrzymaj|zatrzymać|zatrzymuję|zatrzymajcie|zatrzymajmy|zatrzymamy|wstrzymaj|wstrzymać|wstrzymajmy|wstrzymuję|stop|zastopuj|zastopować|zapauzuj|pauzuj|przerwij ({ $mine }) (na) (chwilę|moment) ({ $mine }) zegar|zegary|zegara|zegarek|czas|grę|partię|gra
    zróbmy|zrób|robimy|poproszę pauzę|przerwę
    pauza|przerwa grze|gry|zegara|zegarów
phrases-loose-faster =
    (mów|czytaj|gadaj|podawaj|mówić|mówiła) (trochę|nieco|dużo|odrobinę|ciut) szybciej|prędzej
    przyspiesz|przyśpiesz (mowę|głos|tempo|czytanie|trochę)
    zwiększ|podkręć ({ $mine }) prędkość|tempo|szybkość (mowy|głosu|czytania)
    (mówisz|czytasz|mówi) za|zbyt wolno|powoli
    szybsza|szybszy|szybsze mowa|głos|tempo
phrases-loose-slower =
    (mów|czytaj|gadaj|podawaj|mówić|mówiła) (trochę|nieco|dużo|odrobinę|ciut) wolniej|powoli|wolno|spokojniej
    zwolnij (mowę|głos|tempo|czytanie|trochę)
    zmniejsz|obniż ({ $mine }) prędkość|tempo|szybkość (mowy|głosu|czytania)
    (mówisz|czytasz|mówi) za|zbyt szybko|prędko
    nie (mów|czytaj|gadaj) tak szybko|prędko
    wolniejsza|wolniejszy|wolniejsze mowa|głos|tempo
phrases-loose-sound-on =
    włącz|włączyć|włączam|uruchom|aktywuj|przywróć|odcisz (wszystkie|cały|{ $mine }) dźwięk|dźwięki|głos|audio|odgłosy
    dźwięk|dźwięki włączony|włączone|włącz
    wyłącz ciszę|wyciszenie
    chcę (słyszeć) dźwięk|dźwięki
phrases-loose-sound-off =
    wyłącz|wyłączyć|wyłączam|wycisz|wyciszyć|ucisz|usuń|dezaktywuj (wszystkie|cały|{ $mine }) dźwięk|dźwięki|głos|audio|odgłosy
    bez dźwięku|dźwięków|głosu|odgłosów
    bądź|tryb|całkowita cicho|cichy|cisza
    zamknij się
    nie mów|hałasuj (nic|już|więcej)
phrases-loose-help =
    jakich komend|poleceń|słów|rozkazów ({ $mine }) (mogę|można) (użyć|używać|wydawać)
    jakie|które|lista|listę|wymień|pokaż|podaj polecenia|komendy|poleceń|komend|rozkazy (mogę|znasz|rozumiesz|dostępne|użyć|wydać|wydawać)
    co ({ $mine }) mogę|można|możesz|umiesz|potrafisz ({ $mine }) ({ $theirs }) powiedzieć|mówić|zapytać|pytać|wpisać|zrobić|robić|polecić|napisać|pisać
    co umiesz|potrafisz|rozumiesz|znasz
    jak (się) (tego|tym) używać|obsługiwać|działa|korzystać|sterować|używa|obsługuje|grać (tego|tym|program|programu|aplikacji)
    ({ $mine }) potrzebuję|chcę|daj|udziel ({ $mine }) pomoc|pomocy
    pomóż|pomożesz|pomóc ({ $mine })
phrases-loose-claim-quickplay-draw =
    ({ $mine }) żądam|żądać|reklamuję|reklamować|zgłaszam|zgłosić|domagam (się) remis|remisu|remisem|remisie|remisy|remisów
    żądam|reklamuję|zgłaszam|domagam (się) remis|remisu|remisem|remisie|remisy|remisów mniej|poniżej|dwie|2 (niż) (dwie|dwóch|2) (minuty|minut)
    żądam|reklamuję|zgłaszam|domagam remis|remisu|remisem|remisie|remisy|remisów szybkie|szybkiego|szybkim zakończenie|zakończenia|zakończeniu
    { $theirs } nie próbuje|stara|usiłuje|chce (się) wygrać
phrases-loose-claim-increment =
    ({ $mine }) (żądam|reklamuję|chcę|dodaj|dolicz|doliczaj|potrzebuję|daj) ({ $mine }) (o) dodatkowe|dodatkowych|ekstra sekundy|sekund|czas (na|za) (ruch|posunięcie|każdy)
    żądam|reklamuję|chcę|dodaj|dolicz|doliczaj|potrzebuję|daj|włącz ({ $mine }) sekundy|sekund|inkrement|inkrementu|przyrost|bonus (na|za) (ruch|posunięcie)
    sekundy|sekund (na|za|dodatkowo|więcej) ruch|posunięcie
phrases-loose-claim-fifty-moves =
    ({ $mine }) reklamuję|reklamować|zgłaszam|zgłosić|żądam|domagam (remis|remisu|remisem|remisie|remisy|remisów) (z|po|na|według) (zasady|zasadzie|reguły|podstawie|powodu) pięćdziesiąt|pięćdziesięciu|50 (ruchów|posunięć)
    remis|remisu|remisem|remisie|remisy|remisów (z|po|było|minęło|według) (zasady|reguły) pięćdziesiąt|pięćdziesięciu|50 (ruchów|posunięć)
    zasada|zasady|zasadę|reguła|reguły|regułę pięćdziesiąt|pięćdziesięciu|50 (ruchów|posunięć) (remis|remisu|remisem|remisie|remisy|remisów)
    (było|minęło|zagraliśmy|już) pięćdziesiąt|pięćdziesięciu|50 ruchów|posunięć (bez) (bicia|bić|zbicia|ruchu) (piona|pionem) (remis|remisu|remisem|remisie|remisy|remisów)
phrases-loose-claim =
    jaki|jakie|który|które|jakiego|jakich remis|remisu|remisem|remisie|remisy|remisów ({ $mine }) (mogę|można|możemy|da|przysługuje) ({ $mine }) (się) reklamować|zgłosić|zażądać|żądać|zgłaszać
    czy mogę|można|możemy|wolno|da ({ $mine }) (się) (już) reklamować|zgłosić|zażądać|żądać|zgłaszać (jakiś|jakikolwiek|jakiegoś) (remis|remisu|remisem|remisie|remisy|remisów) (z|po|na|przez) (zasady|trzykrotne|powodu) (pięćdziesięciu|powtórzenie|powtórzenia|remis|remisu|remisem|remisie|remisy|remisów) (ruchów)
    co mogę|można|możemy ({ $mine }) reklamować|zgłosić|zażądać
    czy { $mine } (jakieś) prawo|podstawę|podstawy remis|remisu|remisem|remisie|remisy|remisów|reklamacji|reklamowania
    jakie ({ $mine }) (możliwe|możliwości) reklamacje|reklamacji
phrases-loose-claim-flag-of =
    chorągiewka|flaga { $color } (spadła|opadła|upadła)
    { $color } (się) spadła|opadła|upadła|skończył|minął|upłynął|wyczerpał|zabrakło (się) chorągiewka|flaga|czas|czasu
    { $color } przekroczyły|przekroczył|przekroczyła ({ $theirs }) czas|limit
    spadła|opadła|upadła|skończył|minął|upłynął|wyczerpał (się) chorągiewka|flaga|czas { $color }
    czas { $color } (się) skończył|minął|upłynął|wyczerpał
phrases-loose-adjust =
    ({ $mine }) (tylko) poprawiam|poprawię|poprawić|wyrównuję|wyrównać|centruję|wycentruję (tę|tylko) { $pieces }|bierkę|bierki|figurę|figury|ustawienie
    (ja) tylko poprawiam|poprawię|wyrównuję|poprawić
phrases-loose-restart-clocks =
    (można|możemy) (już) wznów|wznowić|wznawiam|wznawiamy|uruchom|uruchomić|uruchamiam|uruchamiamy|włącz|włączyć|puść|puścić|puszczam|puszczamy|kontynuuj|odpal ({ $mine }) (ponownie|znowu|z) (powrotem) zegar|zegary|zegara|zegarek|czas (ponownie|znowu)
    wznów|wznowić|wznawiam|wznawiamy grę|partię
phrases-loose-charge-time =
    odlicz|odliczyć|odliczaj|odejmij|odjąć|dolicz|doliczyć|policz|policzyć|potrąć|potrącić|zalicz|wlicz|wliczyć|nalicz ({ $mine }|{ $theirs }) (ten|tamten|cały) ({ $mine }|{ $theirs }) czas (przerwy|nieobecności)
    czas przerwy|nieobecności odlicz|odejmij|dolicz|policz|wlicz
phrases-loose-do-not-charge-time =
    nie ({ $mine }) odliczaj|odliczać|odejmuj|odejmować|doliczaj|doliczać|licz|liczyć|potrącaj|potrącać|zaliczaj|wliczaj|wliczać|naliczaj ({ $mine }|{ $theirs }) (tego|tamtego|za) ({ $mine }|{ $theirs }) czasu|czas|przerwy (przerwy)
    nie odejmuj|doliczaj|potrącaj|wliczaj|odliczaj
phrases-loose-illegal-move =
    ({ $theirs }) (ten|ostatni|ostatnie|zagrał|zagrała|zrobił|zrobiła|wykonał) nielegalny|nielegalne|nieprawidłowy|nieprawidłowe|niedozwolony|niedozwolone|niemożliwy|niemożliwe|nieprzepisowy|nieprzepisowe|błędny|błędne|niezgodny|niezgodne ruch|ruchu|posunięcie|posunięcia|zagranie ({ $theirs })
    ({ $theirs }) (ten|ostatni|ostatnie) ruch|ruchu|posunięcie|posunięcia|zagranie ({ $theirs }) (był|było|jest) nielegalny|nielegalne|nieprawidłowy|nieprawidłowe|niedozwolony|niedozwolone|niemożliwy|niemożliwe|nieprzepisowy|nieprzepisowe|błędny|błędne|niezgodny|niezgodne (z) (przepisami|zasadami)
    (tak|tego|to) nie wolno|można|da (się) (tak|tego) (ruszyć|ruszać|grać|zagrać|iść|pójść|chodzić|zrobić|robić)
    to nielegalne|niedozwolone|nieprzepisowe|nieprawidłowe|niezgodne (z) (przepisami|zasadami)
    ruch|ruchu|posunięcie|posunięcia|zagranie nie (był|było|jest) legalny|legalne|prawidłowy|prawidłowe|dozwolony|dozwolone|zgodny|zgodne (z) (przepisami|zasadami)
    reklamuję|zgłaszam nielegalny|nielegalne|nieprawidłowy|nieprawidłowe|niedozwolony|niedozwolone|niemożliwy|niemożliwe|nieprzepisowy|nieprzepisowe|błędny|błędne|niezgodny|niezgodne|nielegalność (ruch|ruchu|posunięcie|posunięcia|zagranie)
    { $theirs } nielegalnie|nieprawidłowo|nieprzepisowo (zagrał|ruszył|poszedł)
phrases-loose-illegal-move-of-number =
    ruch|ruchu|posunięcie|posunięcia|zagranie (numer) { $number } (był|było|jest) nielegalny|nielegalne|nieprawidłowy|nieprawidłowe|niedozwolony|niedozwolone|niemożliwy|niemożliwe|nieprzepisowy|nieprzepisowe|błędny|błędne|niezgodny|niezgodne
    nielegalny|nielegalne|nieprawidłowy|nieprawidłowe|niedozwolony|niedozwolone|niemożliwy|niemożliwe|nieprzepisowy|nieprzepisowe|błędny|błędne|niezgodny|niezgodne (był|było|jest) ruch|ruchu|posunięcie|posunięcia|zagranie (numer) { $number }
    ruch|ruchu|posunięcie|posunięcia|zagranie (numer) { $number } nie (był|było|jest) legalny|legalne|prawidłowy|prawidłowe|dozwolony|zgodny
phrases-loose-pressed-without-a-move =
    ({ $theirs }) przełączył|przełączyła|przełączono|nacisnął|nacisnęła|wcisnął|wcisnęła|kliknął|uderzył ({ $theirs }) zegar bez (wykonania|zrobienia|żadnego|robienia) (ruchu|posunięcia|ruszania)
    bez ruch|ruchu|posunięcie|posunięcia|zagranie ({ $theirs }) przełączył|nacisnął|wcisnął ({ $theirs }) zegar
    ({ $theirs }) nie ruszył|wykonał|zrobił|zagrał (ruch|ruchu|posunięcie|posunięcia|zagranie) (a) przełączył|nacisnął|wcisnął zegar
phrases-loose-pawn-left-unpromoted =
    ({ $theirs }) zostawił|zostawiła|pozostawił|pozostawiła|postawił|stoi ({ $theirs }) pion|piona|pionek|pionka (na) ostatniej|ósmej|pierwszej (linii|rzędzie) (bez) (promocji|zamiany|przemiany)
    ({ $theirs }) nie zamienił|zamieniła|wypromował|wypromowała|promował|wymienił|przemienił ({ $theirs }) pion|piona|pionek|pionka
    zapomniał|zapomniała zamienić|wypromować|promować|wymienić (pion|piona|pionek|pionka)
    pion|piona|pionek|pionka bez|brak promocji|zamiany|przemiany
    pion|piona|pionek|pionka (stoi) ostatniej|ósmej linii|rzędzie bez promocji|zamiany
phrases-loose-touched-piece =
    ({ $theirs }) dotknął|dotknęła|dotknięto|dotyka ({ $theirs }) (innej|inną) ({ $theirs }) bierki|figury|bierkę|figurę|{ $pieces } (dotknięta) (idzie|innej)
    dotknięta|dotknięty|dotknięte (bierka|figura|{ $pieces }) (idzie|gra|musi)
    bierka|figura|{ $pieces } dotknięta|dotknięty|dotknięte
    musi|powinien|ma ruszyć|zagrać|iść dotkniętą|dotkniętej|dotknięta|dotkniętym (figurą|bierką)
phrases-loose-period =
    który|jaki|którym|jakim|która ({ $mine }) okres|okresie|okresu|etap|etapie (gry|partii|czasu) (gramy|jesteśmy|trwa)
    pierwszy|drugi|trzeci|bieżący|aktualny okres
phrases-loose-delay-left =
    ile|jakie|jaka (jeszcze) (czasu|sekund|pozostało) opóźnienia|opóźnienie|zwłoki|zwłoka|delay|bronsteina
    zostało|pozostało opóźnienia|zwłoki
phrases-loose-knights-view =
    co|kto|jakie|które (bierki|figury|bierek|figur|bierka|figura|pola) skok|skoku|skoki|skokiem|skokach|odległości|odległość skoczka|konia|skoczkiem|koniem (pola) { $square }
    co|jakie (pola) widzi|widać|zobaczyłby|dosięga|sięga skoczek|skoczkiem|koń (pola) { $square }
    skok|skoku|skoki|odległość skoczka|konia|skoczkiem (pola) { $square }
    jakich|których (pól|pola) skoczek|skoczkiem|koń|koniem (może|mogę|można) wskoczyć|skoczyć|doskoczyć|dojść|trafić|przyskoczyć { $square }
phrases-loose-moves-of-it =
    gdzie|dokąd ({ $mine }|{ $theirs }) mogę|można|może|da ({ $mine }|{ $theirs }) (nim|nią|tym|tą|ta|ten) pójść|iść|ruszyć|zagrać|postawić|stanąć|przestawić|skoczyć (nim|nią|go|ją|bierki|figury|bierek|figur|bierka|figura|bierką|figurą)
    jakie|ile ruchy|ruchów|posunięcia|możliwości|pola ({ $theirs }) ta|ten|tej|tego|nim|nią (bierka|figura|bierki|figury)
    co mogę|można|może nim|nią|tym|tą (zrobić|zagrać|ruszyć) (bierką|figurą)
phrases-loose-path-of-piece =
    droga|drogę|trasa|trasę|historia|historię|wędrówka|wędrówkę|ścieżka|ścieżkę|szlak ({ $mine }|{ $theirs }) ({ $pieces }|bierki|figury|bierka|figura) { $square }
    skąd|gdzie|którędy|jak|kiedy ({ $mine }|{ $theirs }) przyszedł|przyszła|przyszło|przybył|przybyła|wziął|wzięła|wzięło|była|był|chodził|chodziła|szła|szedł|dotarł|dotarła|trafił|trafiła|znalazł|znalazła|bywała|wcześniej|przechodziła|wędrowała ({ $mine }|{ $theirs }) (wcześniej) ({ $pieces }|bierka|figura) (wcześniej) { $square }
phrases-loose-last-move-effect =
    co|kogo ({ $theirs }) atakuje|zaatakował|zaatakowała|grozi|zagraża|zostawia|zostawił|odsłania|odsłonił|daje|robi|zmienia|powoduje|osłabia|osłabił|odkrywa|niszczy (po) ({ $mine }|{ $theirs }) ({ $mine }) ostatni|ostatnim|ten|tym|ostatnie|swoim ({ $mine }|{ $theirs }) ruch|ruchem|ruchu|posunięcie|posunięciu|posunięciem
    co ({ $theirs }) atakuje|grozi|zostawia|daje|zaatakował (po) ({ $mine }|{ $theirs }) ruchem|ruchu|posunięciem|posunięciu
    jaki|jakie|jakim skutek|skutki|efekt|efekty|cel|konsekwencje|następstwa ({ $mine }|{ $theirs }) (ostatniego|ostatni|tego) (ruchu|posunięcia|ruch)
    skutek|skutki|efekt|efekty|konsekwencje ({ $mine }|{ $theirs }) (ostatniego|tego) ruchu|posunięcia
phrases-loose-position-text =
    (pokaż|wyświetl|ukryj|schowaj|włącz|wyłącz) pozycję|pozycja|szachownicę (jako|w|obok|formie|postaci) (formie|postaci) tekst|tekstu|tekstową|tekstowa|tekstowo|tekstowej|tekstem
    pokaż|wyświetl|ukryj|schowaj|włącz|wyłącz tekst|tekstowy|tekstową (opis) (pozycji|pozycję|szachownicy)
    tekst pozycji
phrases-loose-copy-position =
    kopiuj|skopiuj|kopiować|skopiować|kopiuję|daj|wyślij|pobierz|eksportuj|potrzebuję ({ $mine }) (bieżącą|aktualną|obecną) pozycję|pozycji|fen|fena|szachownicę|ustawienie (jako|do|w|formacie) (fen|schowka)
    fen pozycji|pozycja|schowka|bieżący
    pozycja|pozycję fen|schowka
phrases-loose-can-win =
    { $color } (jeszcze|nadal|wciąż) mogą|może|możliwość|potrafią (jeszcze|nadal|wciąż) wygrać|zamatować|matować|zwyciężyć|mata
    (czy) mogą|może (jeszcze|nadal|wciąż) { $color } (jeszcze|nadal) wygrać|zamatować|matować|zwyciężyć
    { $color } (jakieś) szanse|szansę|materiał|materiału|dość|wystarczająco (materiału|figur) wygraną|wygrać|mata|zwycięstwo|matować
    (jest) możliwa|możliwe|szansa wygrana|zwycięstwo|wygranie { $color }
phrases-loose-explore-by-touch =
    badaj|badać|zbadaj|zbadać|badanie|eksploruj|eksplorować|eksploracja|przeglądaj|oglądaj|czytaj|dotykaj|dotykać|sprawdź|poznaj (szachownicę|szachownicy|planszę|planszy) palcem|palcami|dotykiem|dotyku|dotykowo
    badaj|badać|zbadaj|zbadać|badanie|eksploruj|eksplorować|eksploracja|dotykaj|dotykać szachownicę|planszę|szachownicy|planszy
    tryb|zakończ|koniec|przestań|wyłącz badania|badanie|badać|eksploracji|dotyku|dotykowy
phrases-loose-blindfold =
    gra|grać|gram|grę|grajmy|zagrać|zagrajmy|gramy|tryb|partia|partię|włącz|wyłącz|koniec|szachy (gry) (na) ślepo|ślepą|ślepa
    bez patrzenia|widoku (szachownicę|planszę|szachownicy)
phrases-loose-hide-pieces =
    ukryj|ukryć|schowaj|schować|usuń|zdejmij|zakryj|zakryć|ukrywaj (wszystkie|całe) figury|bierki|figur|bierek
    nie pokazuj|wyświetlaj ({ $mine }) (żadnych) figur|bierek
    niewidoczne|niewidzialne|ukryte (wszystkie) figury|bierki
    szachownica|plansza|szachownicę bez figur|bierek
phrases-loose-show-own-pieces =
    (pokaż|pokazuj|wyświetl|wyświetlaj|zostaw|chcę|widzieć) tylko|wyłącznie|jedynie (widzieć|pokazuj|pokaż) { $mine }|własne (własne) figury|bierki
    pokaż|pokazuj|wyświetl|zostaw|wyświetlaj { $mine }|własne figury|bierki (tylko)
    (pokaż|zostaw) { $mine } figury|bierki tylko|wyłącznie
    ukryj|ukryć|schowaj|zakryj|usuń { $theirs } figury|bierki ({ $theirs })
    ukryj|ukryć|schowaj|zakryj|usuń figury|bierki { $theirs }
phrases-loose-show-last-move =
    (pokaż|pokazuj|wyświetl|zostaw|chcę|widzieć) tylko|wyłącznie|jedynie (widzieć|pokaż) ostatni|ostatnią|ostatnie|ostatnio ruch|posunięcie|ruszoną|przestawioną|poruszoną|ruszaną|zagraną (figurę|bierkę)
    (pokaż|pokazuj|wyświetl|zostaw|chcę|widzieć) tylko|wyłącznie|jedynie figurę|bierkę (która|którą|co) (się) (ostatnia|ostatnio) ruszyła|ruszono|ruszył|poruszyła|zagrano|zagrała|ruszoną|przestawioną (się) (ostatnio|ostatnia)
phrases-loose-silent-board =
    cicha|milcząca|niema|cicho|milczy szachownica|plansza
    wycisz|wyciszyć|ucisz|uciszyć|zamilcz szachownicę|planszę|szachownica|plansza
    szachownica|plansza|szachownicę milczy|mówi|odpowiada|mówiła|odzywa|odezwij|mówić|odpowiadała
    nie czytaj|mów|ogłaszaj|odczytuj pól|szachownicy
phrases-loose-board = przejdź|idź|przejść|iść|skocz|przenieś|zaprowadź|fokus|kursor|wejdź|wróć ({ $mine }) (do|na) szachownicy|szachownicę|planszy|planszę|deski
phrases-loose-go-to-square =
    przejdź|przejść|idź|iść|skocz|przenieś|zaprowadź|kursor|fokus|wejdź|ustaw ({ $mine }) (się|kursor|fokus) (do|na) pole|pola|polu { $square }
    (ustaw|przenieś) kursor|fokus (na|do) { $square }
    przejdź|skocz|zaprowadź ({ $mine }) (na|do) { $square }
phrases-loose-game-start =
    wróć|przejdź|przejść|idź|skocz|pokaż|cofnij|przewiń|wrócić|powrót|cofnąć (się) (na|do|od) (sam|samego) początek|początku (partii|gry)
    początek|początku partii|gry
    (pokaż|wróć) pozycja|pozycję|pozycji początkowa|początkową|początkowej|wyjściowa|wyjściowej|wyjściową|startowa|startowej
    przejrzyj|przejrzeć|odtwórz|odtworzyć ({ $mine }) partię|grę (od) (początku)
phrases-loose-set-up =
    ustaw|ustawić|ustawiam|ustawmy|zmień|edytuj|edytować|wprowadź|wprowadzić|wpisz|stwórz|utwórz|ułóż|ułożyć|rozstaw|rozstawić|przygotuj ({ $mine }) (własną|nową|inną|jakąś|dowolną) pozycję|figury|bierki|ustawienie
    edytor|edycja|kreator pozycji|szachownicy
    gra|grać|gram|zacznij|zacząć|zagrać|zagrajmy (od|z) (własnej|danej|innej|ustawionej|konkretnej|tej|dowolnej) pozycji|fen
phrases-loose-clock-alone =
    sam|tylko|wyłącznie|jedynie|samego zegar|zegara|zegarek (szachowy)
    zegar (szachowy) (do|na|przy|dla) (gry) (na|przy) prawdziwej|prawdziwą|fizycznej|realnej|zwykłej|drewnianej (szachownicy|szachownicę|planszy)
    (użyj|włącz|tryb|chcę|potrzebuję) zegar|zegara szachowy|szachowego
    ustaw|przygotuj|użyj|tryb zegar|zegara|zegarek (szachowy)
phrases-loose-feel-clock =
    dotknąć|dotknij|dotykam|dotykać|dotykaj|poczuć|poczuj|wyczuć|wyczuj|zbadać|zbadaj|pomacać|badaj|obejrzeć zegar|zegara|zegarek|zegarka|tarczę|tarczy|wskazówki (palcem|dotykiem|palcami)
    zegar (pod) palcem|palcami|dotykiem|dotyku|tarcza
    tarcza|tarczę|wskazówki zegara|zegar
phrases-loose-reset-keys =
    przywróć|przywrócić|zresetuj|resetuj|reset|zresetować|wyzeruj|ustaw (wszystkie) (domyślne|standardowe|fabryczne) klawisze|skróty|klawiszy|klawiaturę|klawiatury|skrótów (domyślne|klawiszowe)
    domyślne|standardowe|fabryczne|pierwotne klawisze|skróty (klawiszowe)
phrases-loose-help-for =
    pomoc|pomocy|objaśnij|wyjaśnij (o|na|do|w) (temat|sprawie) zegara|zegar|zegarów|klawiszy|klawisze|klawiatury|dźwięku|dźwięk|głosu|szachownicy|remisu|ruchów|ustawień|poleceń
    jak działa|działają zegar|zegary|klawisze|głos|dźwięk|szachownica

## phrases-table

phrases-table-call-move =
    zapowiadam { $rest }
    zapowiedz { $rest }
    zapowiedź { $rest }
    ja zapowiadam (ruch) { $rest }
    zapowiadam|zapowiedz ruch { $rest }
    ogłaszam { $rest }
    { $rest } zapowiadam
phrases-table-call-placed-move =
    zapowiedz ruch
    zapowiadam
    zapowiadam ruch|go
    zapowiedz go
    ja zapowiadam (ruch|go)
    zapowiedz mój|swój ruch
    ogłaszam ruch
phrases-table-correct-call =
    poprawiam { $rest }
    poprawiam na { $rest }
    poprawka { $rest }
    popraw (ruch) na { $rest }
    (nie) miałem|miałam na myśli { $rest }
    przejęzyczyłem|przejęzyczyłam się { $rest }
    przejęzyczenie { $rest }
    chciałem|chciałam powiedzieć { $rest }
phrases-table-repeat-call =
    powtórz ruch
    powtarzam
    powtarzam ruch|go
    powtórz go
    ja powtarzam (ruch|go)
    powtórz|powtarzam ruch przeciwnika
    powtórz|powtarzam zapowiedź
phrases-table-repeat-move =
    powtarzam { $rest }
    powtórz { $rest }
    powtórz|powtarzam ruch { $rest }
    ja powtarzam (ruch) { $rest }
    powtórzenie { $rest }
    usłyszałem|usłyszałam|słyszę { $rest }
phrases-table-execute-call =
    wykonaj na mojej szachownicy
    wykonaj
    wykonuję (ruch|go)
    wykonaj ruch|go
    wykonaj|wykonuję (ruch|go) na mojej|swojej szachownicy
    zrób|robię (ruch|go) na mojej|swojej szachownicy
phrases-table-execute-move =
    wykonaj { $rest }
    wykonuję { $rest }
    wykonaj|wykonuję ruch { $rest }
    na mojej|swojej szachownicy { $rest }
    { $rest } na mojej|swojej szachownicy
    wykonaj|wykonuję|zrób { $rest } na mojej|swojej szachownicy
phrases-table-place-move =
    postaw { $rest }
    stawiam { $rest }
    ja stawiam|przestawiam { $rest }
    przestaw { $rest }
    przestawiam { $rest }
    przesuwam { $rest }
phrases-table-take-off =
    zdejmij { $square }
    zdejmuję { $square }
    zdejmij|zdejmuję bierkę|figurę|piona z { $square }
    usuń { $square }
    usuwam (bierkę|figurę|piona) (z) { $square }
    ja zdejmuję { $square }
phrases-table-put-piece-back =
    odstaw
    odstawiam
    odstaw|odstawiam (wszystko|bierkę|bierki|figurę|figury)
    postaw|stawiam (wszystko|bierkę|bierki) z powrotem
    ja odstawiam (wszystko|bierkę|bierki)
phrases-table-write-move =
    zapisz { $rest }
    zapisuję { $rest }
    zapisz|zapisuję ruch { $rest }
    ja zapisuję { $rest }
    zanotuj { $rest }
    notuję { $rest }
phrases-table-write-next-move =
    zapisz ruch
    zapisuję
    zapisuję ruch|go
    zapisz go
    ja zapisuję (ruch|go)
    zanotuj ruch
phrases-table-ask-moves =
    zapytaj o ruchy
    pytam o ruchy
    zapytaj|pytam o liczbę ruchów
    zapytaj|pytam ile ruchów
    zapytaj|pytam asystenta o ruchy
    asystencie ile ruchów
    podaj mi liczbę ruchów
phrases-table-ask-time =
    zapytaj o czas
    pytam o czas
    zapytaj|pytam o zużyty czas
    zapytaj|pytam ile czasu
    zapytaj|pytam asystenta o czas
    asystencie ile czasu
    podaj mi czas
phrases-table-tell-moves =
    podaj ruchy
    podaję ruchy
    podaj|podaję liczbę ruchów
    powiedz liczbę ruchów
    mówię ruchy
phrases-table-tell-time =
    podaj czas
    podaję czas
    podaj|podaję zużyty czas
    powiedz zużyty czas
    mówię czas
phrases-table-compare-boards =
    porównaj szachownice
    porównuję szachownice
    porównać szachownice
    porównaj obie|nasze szachownice
    sprawdź szachownice
    czy szachownice są zgodne
    czy szachownice się zgadzają
phrases-table-mend-board =
    popraw moją szachownicę
    popraw szachownicę
    poprawiam (moją|swoją) szachownicę
    poprawić (moją|swoją) szachownicę
    napraw moją szachownicę
    doprowadź moją szachownicę do porządku
phrases-table-compare-scores =
    porównaj zapisy
    porównaj formularze|blankiety
    porównuję zapisy|formularze
    porównać zapisy|formularze
    porównaj oba zapisy|formularze
    sprawdź zapisy|formularze
    czy zapisy|formularze się zgadzają
phrases-table-read-conditions =
    warunki
    warunki gry|partii
    przeczytaj warunki
    czytaj warunki
    przeczytaj warunki gry|partii
    jakie są warunki
    podaj warunki
phrases-table-adjourn =
    odłóż partię
    odłóż
    odkładam
    odkładam partię
    odłożyć partię
    odłożenie (partii)

## phrases-clock

phrases-clock-clock-press =
    przełącz
    zegar
    przełącz|przełączam (mój) zegar
    naciśnij|naciskam (zegar)
    przełączam
    ruch wykonany
    (ja) zrobiłem|zrobiłam|wykonałem|wykonałam ruch
    gotowe
    (proszę) przełącz|naciśnij|kliknij|wciśnij (mój) zegar (proszę)
    przełącz|naciśnij proszę
    wciśnij
    (ja) przełączyłem|przełączyłam|nacisnąłem|nacisnęłam|wcisnąłem|wcisnęłam|kliknąłem|kliknęłam (zegar)
    zrobiłem|zrobiłam|wykonałem|wykonałam ruch|posunięcie
    zagrałem
    zagrałam
    ruch zrobiony
    zegar przełączony
    posunięcie wykonane|zrobione
phrases-clock-clock-press-of =
    { $color } przełączają
    { $color } przełączają|przełączyły|naciskają|nacisnęły (zegar)
    { $color } wykonały|zrobiły ruch
    przełącz { $color }
    { $color } przełączają|przełączyły|naciskają|nacisnęły|wcisnęły (swój) zegar
    { $color } wykonały|zrobiły (swój|swoje) ruch|posunięcie
    { $color } zagrały
    przełącz|naciśnij (zegar) (za) { $color }
    zegar za { $color }
phrases-clock-clock-stop =
    zatrzymaj
    stop
    pauza
    zatrzymaj|zatrzymuję|zatrzymać zegar
    zatrzymać
    wstrzymaj
    zatrzymaj|stop|pauza proszę
    proszę zatrzymać|zatrzymaj|stop
    (proszę) zatrzymaj|zatrzymać|zatrzymuję|wstrzymaj|wstrzymać|stop (oba) zegar|zegary (proszę)
    zatrzymaj partię|grę
phrases-clock-clock-restart =
    wznów
    uruchom
    start
    dalej
    uruchom|wznów|włącz|uruchamiam zegar
    (znowu|ponownie) uruchom zegar
    jedziemy
    zaczynamy
    zaczynaj
    kontynuuj
    kontynuujemy
    startuj
    ruszamy
    gramy
    gramy dalej
    wznów|uruchom|start|dalej proszę
    proszę dalej|wznowić|uruchomić|kontynuować
    (proszę) uruchom|uruchomić|wznów|wznowić|włącz|włączyć|startuj (oba) zegar|zegary (proszę|ponownie)
    start zegar|zegary
    rozpocznij|zacznij|wznów partię|grę
phrases-clock-clock-charge-time =
    odlicz czas
    odlicz
    odlicz (ten) czas (proszę)
    tak odlicz
phrases-clock-clock-do-not-charge-time =
    nie odliczaj czasu
    nie odliczaj (czasu)
    nie odliczaj tego czasu
phrases-clock-clock-times =
    czas
    oba czasy
    ile czasu
    ile zostało czasu
    ile czasu zostało
    czasy
    czas|czasy proszę
    ile (jest|jeszcze|zostaje) czasu
    ile mamy czasu
    ile czasu mamy|jest|jeszcze|zostaje|pozostało
    ile pozostało|zostało czasu
    ile czasu mają obaj|oboje (gracze|zawodnicy)
    ile czasu ma każdy
    jaki jest czas
    jakie są czasy
    pozostały czas
    pozostałe czasy
    czas obu (stron|graczy)
    zegary
    stan zegarów|zegara
    co pokazują|pokazuje zegary|zegar
phrases-clock-clock-time-running =
    mój czas
    mój zegar
    ile mam czasu
    ile czasu mam
    ile (jeszcze) mam (jeszcze) czasu
    ile czasu (jeszcze) mam (jeszcze)
    ile (czasu) mi (jeszcze) zostało|pozostało (czasu)
    ile czasu zostało|pozostało mi
    ile zostało mi (czasu)
    ile (jeszcze) mam (jeszcze) minut|sekund
    ile minut|sekund mam (jeszcze)
    ile minut|sekund mi zostało
    mój pozostały czas
    mój czas proszę
    jaki mam czas
    jaki jest mój czas
    ile (jest) (czasu) na moim zegarze
    co pokazuje mój zegar
phrases-clock-clock-time-other =
    czas przeciwnika
    zegar przeciwnika
    drugi zegar|czas
    czas|zegar rywala|rywalki|przeciwniczki
    ile czasu ma on|ona|przeciwnik|rywal|przeciwniczka (jeszcze)
    ile (on|ona) ma (jeszcze) czasu (on|ona|przeciwnik|rywal|przeciwniczka)
    ile (czasu) zostało (czasu) przeciwnikowi|rywalowi|jemu
    ile (czasu) mu|jej zostało (czasu)
    ile (czasu) masz (czasu)
    jego|jej|twój czas|zegar
    pozostały czas przeciwnika|rywala
phrases-clock-clock-time-of =
    czas { $color }
    zegar { $color }
    ile czasu mają { $color }
    { $color } czas
    ile (czasu) mają (jeszcze) (czasu) { $color }
    ile (czasu) { $color } mają (jeszcze) (czasu)
    ile (czasu) zostało|pozostało (czasu) { $color }
    ile minut|sekund mają|zostało { $color }
    (pozostały) czas { $color }
    { $color } ile (mają) czasu
    jaki czas mają { $color }
    co pokazuje zegar { $color }
phrases-clock-clock-moves =
    numer ruchu
    ruchy
    który ruch
    ile ruchów
    liczba ruchów
    który to|jest|teraz|mamy ruch
    które (to|jest) posunięcie
    numer posunięcia
    jaki (jest) numer ruchu|posunięcia
    ile ruchów|posunięć (już) zrobiono|wykonano|zagrano
    ile (już) zrobiono|wykonano|zagrano ruchów|posunięć
    ile (już) było|mamy ruchów|posunięć
    ile posunięć
    liczba posunięć
    przy którym ruchu jesteśmy
    na którym ruchu jesteśmy
phrases-clock-clock-moves-of =
    ruchy { $color }
    numer ruchu { $color }
    ile ruchów mają|wykonały { $color }
    ile ruchów|posunięć zrobiły|wykonały|zagrały|mają { $color }
    ile ruchów { $color } zrobiły|wykonały|zagrały
    liczba ruchów { $color }
phrases-clock-clock-moves-to-control =
    ruchy do kontroli
    ruchów do kontroli
    (ile) (ruchów|ruchy) do kontroli (czasu)
    kontrola
    ile (jeszcze) (zostało|brakuje) ruchów|posunięć (zostało|brakuje|jeszcze) do (następnej|najbliższej) kontroli (czasu)
    ile (jeszcze) ruchów|posunięć zostało
    ile zostało ruchów
    kiedy (jest|będzie) (następna) kontrola (czasu)
phrases-clock-clock-moves-to-control-of =
    { $color } do kontroli
    { $color } (ruchów|ruchy) do kontroli (czasu)
    (ile) ruchów|ruchy { $color } do kontroli (czasu)
    ruchów|ruchy do kontroli { $color }
    ile ruchów (mają|zostało|brakuje) { $color } do kontroli (czasu)
    ile ruchów do kontroli (czasu) mają|zostało|brakuje { $color }
phrases-clock-clock-time-used =
    zużyty czas
    zużyto (czasu)
    ile czasu zużyto
    ile (czasu) zużyłem|zużyłam|zużyliśmy|zużyto|wykorzystałem|wykorzystałam|wykorzystano (czasu)
    wykorzystany czas
    czas zużyty|wykorzystany
phrases-clock-clock-time-used-of =
    zużyty czas { $color }
    zużyto { $color }
    { $color } zużyty czas
    ile czasu zużyły { $color }
    ile (czasu) { $color } zużyły|wykorzystały (czasu)
    ile (czasu) zużyły|wykorzystały (czasu) { $color }
    czas zużyty (przez) { $color }
    wykorzystany czas { $color }
phrases-clock-clock-period =
    okres
    który|jaki okres
    okresy
    który to|jest okres
    w którym okresie (czasu) jesteśmy
    okres czasu
phrases-clock-clock-period-of =
    okres { $color }
    { $color } okres
    w którym okresie są { $color }
    który okres (mają) { $color }
phrases-clock-clock-delay =
    opóźnienie
    ile opóźnienia
    ile zostało opóźnienia
    ile (jeszcze) (zostało) opóźnienia (zostało|jeszcze)
    pozostałe opóźnienie
phrases-clock-clock-whose =
    czyj zegar
    czyj zegar idzie
    czyj (teraz|jest) ruch
    kto gra
    czyj|który zegar chodzi|działa|tyka|leci|pracuje (teraz)
    który zegar idzie
    który zegar
    czyj (jest|teraz) ruch
    czyje (jest|teraz) posunięcie
    czyja (jest|teraz) kolej
    kto jest (teraz) na ruchu|posunięciu
    kto (jest) (teraz) na ruchu|posunięciu
    kto ma ruch
    kto (teraz) gra|rusza (teraz)
    kto ma (teraz) grać
    komu leci|biegnie|idzie czas
    czyj czas leci|biegnie|idzie
    czy (mój) zegar chodzi|idzie|działa
phrases-clock-clock-claim-flag =
    chorągiewka
    chorągiewka opadła|spadła
    przekroczenie czasu
    czas minął
    flaga
    flaga|chorągiewka opadła|spadła
    opadła|spadła chorągiewka|flaga
    koniec czasu
    czas upłynął
    upłynął czas
    czas się skończył
    skończył się czas
    przekroczony czas
    czas przekroczony
    reklamuję|zgłaszam czas|chorągiewkę|flagę (przekroczenie)
    reklamuję|zgłaszam przekroczenie czasu
phrases-clock-clock-claim-flag-of =
    chorągiewka { $color }
    chorągiewka { $color } (opadła|spadła)
    czas { $color } minął
    przekroczenie czasu { $color }
    flaga { $color }
    flaga|chorągiewka { $color } opadła|spadła
    opadła|spadła chorągiewka|flaga { $color }
    skończył się czas { $color }
    czas { $color } się skończył
    { $color } przekroczyły czas
    { $color } skończył się czas
    { $color } przegrały|przegrywają na czas
    reklamuję|zgłaszam chorągiewkę|flagę { $color }
phrases-clock-clock-illegal-move =
    nieprawidłowy ruch
    nieprawidłowy
    nieprawidłowe posunięcie
    niemożliwy ruch
    nielegalny|nieprawidłowy ruch proszę
    nielegalny (ruch)
    nielegalne|niemożliwe posunięcie
    ruch nieprawidłowy|nielegalny|niemożliwy
    reklamuję|zgłaszam nieprawidłowy|nielegalny ruch
phrases-clock-clock-illegal-move-of =
    nieprawidłowy ruch { $color }
    nieprawidłowe posunięcie { $color }
    nieprawidłowy { $color }
    { $color } wykonały|zrobiły nieprawidłowy ruch
    nielegalny|niemożliwy ruch { $color }
    nielegalne|niemożliwe posunięcie { $color }
    nielegalny { $color }
    { $color } wykonały|zrobiły|zagrały nieprawidłowy|nielegalny|niemożliwy ruch
    { $color } wykonały|zrobiły|zagrały nieprawidłowe|nielegalne|niemożliwe posunięcie
    ruch { $color } nieprawidłowy|nielegalny|niemożliwy
phrases-clock-clock-time-control =
    tempo gry
    kontrola czasu
    na co ustawiono (zegar)
    tempo
    jakie (jest|mamy) tempo (gry)
    jakim tempem gramy
    w jakim tempie gramy
    jaka (jest) kontrola czasu
    jak (jest) ustawiony (jest) zegar
    jak ustawiono zegar
    ustawienia (zegara)
    jaki (jest) przyrost|dodatek|inkrement
    przyrost|inkrement
    ile (sekund) (jest) dodatku|przyrostu
phrases-clock-clock-feel =
    tarcza
    tarcze
    zegar pod palcem
phrases-clock-repeat =
    powtórz
    jeszcze raz
    powtórzyć
    powtórz|jeszcze (raz) proszę
    proszę powtórzyć|powtórz
    słucham
    co mówiłeś|powiedziałeś|powiedziałaś
phrases-clock-sound-on =
    włącz dźwięk
    z dźwiękiem
phrases-clock-sound-off =
    wyłącz dźwięk
    bez dźwięku
    cicho
phrases-clock-reset-keys =
    przywróć klawisze
    przywróć wszystkie klawisze
    klawisze domyślne
phrases-clock-help =
    pomoc
    pomocy
    polecenia
    co można powiedzieć
    pomóż (mi)
    pomoc proszę
    proszę o pomoc
    co mogę powiedzieć|wpisać
phrases-clock-help-for =
    pomoc { $rest }
    pomoc do|o { $rest }

## phrases-set-up

phrases-set-up-remove =
    usuń { $rest }
    usunąć|zdejmij|zdjąć|zabierz|zabrać|skasuj { $rest }
    opróżnij|wyczyść { $rest }
phrases-set-up-move =
    przestaw { $rest }
    przestawić|przesuń|przesunąć|przenieś|przenieść|ruch { $rest }
phrases-set-up-clear =
    wyczyść szachownicę
    wyczyść|opróżnij (całą) (szachownicę)
    pusta szachownica
    usuń|zdejmij|zabierz wszystko|wszystkie
    usuń|zdejmij|zabierz wszystkie bierki|figury
phrases-set-up-starting-position =
    pozycja początkowa
    pozycja|pozycję początkowa|początkową|wyjściowa|wyjściową
    ustawienie początkowe
    nowa szachownica
    ustaw|postaw pozycję początkową|wyjściową
phrases-set-up-chess960 =
    szachy960 { $number }
    szachy960|szachy-960|chess960 (pozycja) (numer) { $number }
    szachy 960 (pozycja) (numer) { $number }
phrases-set-up-chess960-on =
    szachy960
    szachy960|szachy-960|chess960
    szachy 960
    szachy fischera
phrases-set-up-chess960-off =
    zwykłe szachy
    bez|nie szachy960|chess960
    zwykłe|klasyczne|normalne szachy
phrases-set-up-as-in-game =
    jak w partii
    jak w (mojej) partii|grze
    pozycja (z) (mojej) partii
phrases-set-up-to-move =
    ruch { $color }
    { $color } na posunięciu
    { $color } zaczynają|grają|zaczyna
    zaczynają { $color }
    kolej (na) { $color }
    teraz (jest) ruch|kolej (na) { $color }
    ruch mają|ma { $color }
    { $color } (są|jest) na ruchu|posunięciu
    na ruchu|posunięciu są|jest { $color }
    teraz grają|zaczynają { $color }
    { $color } mają|ma ruch
phrases-set-up-undo =
    cofnij
    cofnij|cofnąć (to)
    wstecz
    wróć
phrases-set-up-read =
    przeczytaj pozycję
    przeczytaj|przeczytać|czytaj|podaj (pozycję)
    pozycja
    co stoi (na) (szachownicy)
    co jest na szachownicy
phrases-set-up-possible =
    czy to możliwe
    czy (to) (jest) możliwe|możliwa|dozwolone
    sprawdź (pozycję)
    czego brakuje
    co jest nie tak
    co jest źle
phrases-set-up-fen =
    fen { $rest }
    pozycja fen { $rest }
phrases-set-up-play =
    graj
    graj|grać|gramy|zacznij (stąd)
    zacznij (partię|grę)
    graj od tej pozycji
phrases-set-up-play-as =
    graj jako { $color }
    graj|gram|grać (jako) { $color }
    gram kolorem { $color }
    jestem { $color }
phrases-set-up-play-computer =
    graj z komputerem
    (graj) (z|przeciw|przeciwko) komputerem|komputerowi
phrases-set-up-play-beside =
    graj we dwoje
    (graj) we dwoje|dwóch|dwójkę
    (graj) z (kimś|graczem) obok

## elements
##
## The elements that may stand in any page. Board, clocks, scoresheet, choice of a promotion, field for a move, list of what was said.

chess-board = Szachownica
clocks = Zegary
press-clock = Przełącz zegar
clock-flag = Chorągiewka opadła.
white = Białe
black = Czarne
clock-press-white = Przełącz zegar białych
clock-press-black = Przełącz zegar czarnych
clock-running = Idzie
clock-waiting = Nieuruchomiony
clock-state-stopped = Zatrzymany
clock-not-running = Stoi
clock-one-move = 1 ruch do kontroli czasu
clock-moves = { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    } do kontroli czasu
clock-counter = Wykonane ruchy: { $moves }
clock-delay = Opóźnienie: { $time }
clock-period-shown = Okres { $period }
clock-period-of = Okres { $period } z { $count }
clock-earlier-flag = Chorągiewka opadła w okresie { $period }.
what-was-said = Co powiedziano
all-messages = Wszystkie komunikaty
your-move = Twój ruch
make-move = Wykonaj ruch
promotion-choice = Promocja na
score-column-move = Ruch
score-read = Przeczytaj zapis
score-copy = Kopiuj
score-save = Zapisz jako PGN
score-caption = Zapis partii
score-caption-white = Zapis białych
score-caption-black = Zapis czarnych
score-line-not-written = nie zapisano
score-audio-note = nagranie
score-play = Odtwórz
score-draw-offered = zaproponowano remis

## elements-late
##
## Elements that are rarely drawn: the clock to be felt, and where the time of a game is set.

dial-white = Tarcza białych
dial-black = Tarcza czarnych
laws = Przepisy
time = Czas
time-in-words = Własny, słowami…
time-words = Czas słowami
time-words-hint = Na przykład „90 minut na 40 ruchów, potem 30 minut, 30 sekund na ruch”, „5+3”, „błyskawiczne” albo „białe 5 minut, czarne 3”.
time-understood = Zrozumiano:
tempo-standard = Klasyczne
tempo-rapid = Szybkie
tempo-blitz = Błyskawiczne

## page-shell
##
## Around every page. What is asked before something is left, what a screen reader would say of a control where the program itself speaks.

leave-for-position = Ten odnośnik otwiera inną pozycję. Zostawić dla niej twoją partię? Partia pozostanie na tym urządzeniu.
leave-no = Nie, wróć do mojej partii
leave-yes = Tak, otwórz pozycję
update-ready = Nowa wersja Anna–Hector jest gotowa.
update-now = Zainstaluj teraz
take-over = Okno, które prowadzi tę partię, nie odpowiada. Grać dalej tutaj? Tamto okno niczego już wtedy nie zapisze.
take-over-no = Nie, poczekaj na tamto okno
take-over-yes = Tak, graj dalej tutaj
page-game = Partia
page-table = Partia przy stole
page-help = Pomoc
page-about = O Anna–Hector
page-guide = Nauka ze słuchu
title-of-page = { $page } – Anna–Hector
title-to-move = { $page } – ruch { PLAYER($turn, case: "genitive") }
title-over = { $page } – zakończona

## page-focus

focus-list = { $label }, { $chosen }, lista
focus-button = { $label }, przycisk
focus-slider = { $label }, suwak, { $value }
focus-chosen = { $label }, zaznaczone
focus-not-chosen = { $label }, niezaznaczone
focus-on = { $label }, włączone
focus-off = { $label }, wyłączone
focus-field = { $label }, pole
focus-field-value = { $label }, pole, { $value }

## page-shared
##
## Drawn on several pages, or on one that is there at once.

load-missing = Nie udało się wczytać części Anna–Hector.
load-again = Spróbuj ponownie
stop-clocks = Zatrzymaj zegar
start-clocks-again = Uruchom zegar ponownie
start-clocks = Uruchom zegar
clock-alone = Ustaw zegar…
new-game = Nowa partia
clock-alone-heading = Zegar
feel-the-clock = Zegar pod palcem
saved-games = Partie na tym urządzeniu
set-up-position = Ustaw pozycję
keys = Klawisze
keep-safe-what = Prosi przeglądarkę, żeby nie usuwała twoich partii, gdy zabraknie miejsca.
keep-safe = Chroń moje partie
back-to-game = Wróć do partii
sound = Dźwięk
letter-keys = Pojedyncze litery i cyfry na szachownicy są klawiszami poleceń
settings = Ustawienia
promote-queen = Hetman
promote-rook = Wieża
promote-bishop = Goniec
promote-knight = Skoczek
charge-white = Odlicz białym czas, gdy urządzenie nie działało
do-not-charge-white = Nie odliczaj białym czasu, gdy urządzenie nie działało
charge-black = Odlicz czarnym czas, gdy urządzenie nie działało
do-not-charge-black = Nie odliczaj czarnym czasu, gdy urządzenie nie działało
minutes = Minuty
language = Język
language-browser = Jak w przeglądarce
who-speaks = Kto mówi?
how-called = Jak zapowiadać ruchy?
who-screen-reader = Mój czytnik ekranu
who-app = Anna–Hector
who-both = Oba, każdy swoje
white-to-move = Ruch { $number }. Grają białe.
black-to-move = Ruch { $number }. Grają czarne.
style-fide = Sposób FIDE
style-fide-names = Imiona FIDE w tym języku
style-plain = Zwykłe słowa
style-nato = Alfabet NATO
style-algebraic = Skrócona algebraiczna
style-uci = UCI
score-heading = Zapis
score-compare = Porównaj zapisy

## page-start
##
## Where a game is begun.

more-choices = Więcej opcji
opponent = Przeciwnik
computer = Komputer
player-beside-you = Gracz obok
level = Poziom
your-colour = Twój kolor
by-lot = Losowo
start = Zacznij
level-lowest = 1, dla początkujących
level-highest = 8, pełna siła
level-number = { $level }
speech = Mowa
new-game-heading = Nowa partia
table-link-heading = Przy stole
table-link-about = Partia według przepisów dla niewidomych i słabowidzących, z asystentami, sędzią i dwiema szachownicami.
table-link = Przygotuj partię przy stole…
clock-alone-about = Sam zegar, do partii na prawdziwych szachownicach.
start-about = Szachy, w które gra się ze słuchu, dotykiem i na klawiaturze, także bez sieci.
start-learn = Nauka ze słuchu w pięć minut
continue-game = Kontynuuj
first-call = Ruchy są zapowiadane po niemiecku, jak w FIDE: „Springer Gustav eins Felix drei”. Zamiast tego można wybrać zwykłe słowa.

## page-conditions
##
## The conditions of a new game, and how they are summed up.

time-none = Bez zegara
time-90 = 90 minut na 40 ruchów, potem 30 minut, plus 30 sekund na ruch
time-60 = 60 minut
time-25-10 = 25 minut plus 10 sekund na ruch
time-15-10 = 15 minut plus 10 sekund na ruch
time-10 = 10 minut
time-5-3 = 5 minut plus 3 sekundy na ruch
time-3-2 = 3 minuty plus 2 sekundy na ruch
time-own = Własny…
play-casual = Swobodny
play-strict = Ścisły, jak na turnieju
play-casual-means = Niemożliwe ruchy są odrzucane z podaniem przyczyny, szach jest zapowiadany, a ruchy można cofać.
play-strict-means = Program nie podpowiada, dotkniętą bierką trzeba zagrać, a zegar przełączasz samodzielnie, klawiszem H.
start-usual = Zwykła
start-by-lot = Szachy 960, losowo
start-by-number = Szachy 960, według numeru…
summary-number = Szachy 960, numer { $number }
summary-touch = dotkniętą bierką trzeba zagrać
summary-press = zegar przełączany ręcznie
summary-warnings = ostrzeżenia o czasie dozwolone
summary-rapid = szachy szybkie według własnych przepisów
summary-blitz = szachy błyskawiczne według własnych przepisów
summary-draw-moves = bez uzgadniania remisu przed ruchem { $number }
summary-no-draws = bez uzgadniania remisu
supervision-rapid = W szachy szybkie gra się według
supervision-blitz = W szachy błyskawiczne gra się według
supervision-adequate = przepisów turniejowych, przy dostatecznej liczbie sędziów ({ $article })
supervision-inadequate = własnych przepisów ({ $article })
agreed-draws-allowed = dozwolone
agreed-draws-moves = po kilku ruchach…
agreed-draws-never = niedozwolone
draw-moves = Liczba ruchów każdego gracza, po której można uzgodnić remis
white-minutes = Minuty białych
white-seconds = Sekundy białych na ruch
seconds-a-move = Sekundy na ruch
uneven = Inny czas dla czarnych
black-minutes = Minuty czarnych
black-seconds = Sekundy czarnych na ruch
play = Tryb gry
warnings-allowed = Regulamin zawodów dopuszcza ostrzeżenia o czasie
start-position = Pozycja początkowa
lot-drawn = Pozycja jest losowana na początku partii.
touch-binds = Dotkniętą bierką trzeba zagrać
press-by-hand = Przełączasz zegar samodzielnie, klawiszem H
agreed-draws = Remisy za zgodą
chess960-number = Numer, od 0 do 959
error-minutes = Całkowita liczba minut, od 0 do { $most }.
error-no-time = Minuty i sekundy nie mogą jednocześnie wynosić 0.
error-seconds = Całkowita liczba sekund, od 0 do { $most }.
error-draw-moves = Całkowita liczba ruchów, od 1 do { $most }.
error-number = Liczba całkowita od 0 do { $most }.

## page-game
##
## The page of a game. What can be done in it, and what is asked before that is done.

act-menu = Działania
resign-question = Poddać tę partię?
resign-yes = Tak, poddaj
accept-question = Przyjąć remis? Partia się wtedy kończy.
accept-yes = Tak, przyjmij
play-on = Nie, graj dalej
illegal-move = Ostatni ruch był nieprawidłowy
touched-piece = Dotknięto innej bierki
pressed-without-move = Zegar przełączono bez ruchu
pawn-unpromoted = Pion pozostał bez promocji
offer-draw = Zaproponuj remis
accept-draw = Przyjmij remis
refuse-draw = Odrzuć remis
claim-draw-menu = Reklamuj remis…
adjust-pieces = Poprawiam
claim-flag = Reklamuj wygraną na czas
press-clock-menu = Przełącz zegar
resign-menu = Poddaj partię…
resign = Poddaj partię
take-back = Cofnij ruch
move-now = Komputer, graj już
try-computer-again = Uruchom komputer ponownie
play-again = Zagraj jeszcze raz
blindfold = Gra na ślepo
full-screen = Pełny ekran
save-game = Zapisz partię jako PGN
ask-last-move = Ostatni ruch
ask-last-capture = Ostatnie bicie
ask-piece-lists = Lista bierek
ask-position = Cała pozycja
ask-clocks = Oba zegary
ask-my-clock = Mój zegar
ask-other-clock = Zegar przeciwnika
say-again = Powtórz
look-through = Przejrzyj partię
back-in-game = Wstecz w partii
forward-in-game = Naprzód w partii
menu-of-acts = Menu działań
turn-board = Obróć szachownicę
board-larger = Większa szachownica
board-smaller = Mniejsza szachownica
mute = Wycisz wszystko
explore-by-touch = Badanie palcem
board = Szachownica
move-entry = Wpisywanie ruchu
bar-ask = Pytania
bar-actions = Działania
bar-view = Widok
shown-last-move = Ostatni ruch: { $move }.
shown-at-move = Oglądasz pozycję po ruchu { $number }.
shown-at-start = Oglądasz początek partii.
result = Wynik
shown-present = Wróć do obecnej pozycji
face-moves = Ruchy
face-said = Co powiedziano
face-position = Pozycja
face-position-text = Pozycja jako tekst
seat-you = Ty
seat-computer = Komputer, poziom { $level }
move-which = Który ruch?
no-such-move = Żaden z nich
make-this-move = Wykonać ten ruch?
no-move = Nie
yes-move = Tak

## page-claim
##
## The form in which a draw is claimed (Art. 9).

claim-title = Reklamacja remisu
claim-ground = Podstawa
claim-go-on = Reklamuj…
cancel = Anuluj
claim-where = Ta pozycja
claim-on-board = stoi na szachownicy
claim-by-move = powstanie po moim następnym ruchu
claim-move = Zamierzony ruch
claim-yes = Tak, reklamuj
claim-move-missing = Wpisz zamierzony ruch.
claim-threefold = Trzy razy ta sama pozycja
claim-fifty = Pięćdziesiąt ruchów
claim-cannot-win = Przeciwnik nie może wygrać normalnymi środkami
claim-no-effort = Przeciwnik nie próbuje wygrać normalnymi środkami
claim-ask-threefold = Reklamować remis: ta sama pozycja stoi na szachownicy po raz trzeci?
claim-ask-threefold-move = Reklamować remis: po ruchu { $move } ta sama pozycja powstanie po raz trzeci?
claim-ask-fifty = Reklamować remis: wykonano pięćdziesiąt ruchów bez bicia i bez ruchu pionem?
claim-ask-fifty-move = Reklamować remis: z ruchem { $move } będzie pięćdziesiąt ruchów bez bicia i bez ruchu pionem?
claim-ask-cannot-win = Reklamować remis: przeciwnik nie może wygrać normalnymi środkami?
claim-ask-no-effort = Reklamować remis: przeciwnik nie próbuje wygrać normalnymi środkami?
claim-offer = Niesłuszna reklamacja jest też propozycją remisu.
claim-ends-game = Bez sędziego ta reklamacja kończy tu partię; o wyniku musi zdecydować ktoś inny.
claim-bound = Jeśli reklamacja jest niesłuszna, trzeba wykonać zamierzony ruch.
claim-no-clock = Bez zegara niesłuszna reklamacja nie kosztuje czasu.
claim-gives-one = Za niesłuszną reklamację przeciwnik dostaje jedną minutę.
claim-gives-two = Za niesłuszną reklamację przeciwnik dostaje dwie minuty.
claim-gives-three = Za niesłuszną reklamację przeciwnik dostaje trzy minuty.
claim-gives = Za niesłuszną reklamację przeciwnik dostaje { $minutes ->
        [one] jedną minutę
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    }.
claim-takes = Zabiera połowę twojego czasu, najwyżej tyle minut: { $most }; jeśli nie masz więcej minut niż { $above }, zostawia ci { $left }.

## page-help
##
## The list of all keys.

commands-title = Wpisywane polecenia
help-search = Szukaj w pomocy
help-found-for = Wyniki dla „{ $text }”
help-found = Znaleziono: { $count }
help-none = Brak wyników dla „{ $text }”. Szukaj klawisza albo tego, co chcesz zrobić, na przykład „zegar” lub „remis”.
help-here-board = Co możesz zrobić na szachownicy
help-here-entry = Co możesz wpisać w polu „{ $field }”
help-here-board-entry = Co możesz zrobić na wpisywanej szachownicy
help-here-dial = Co możesz zrobić na tarczy zegara
help-here-clock = Co możesz zrobić przy zegarze
help-here-assistant = Co możesz zrobić na stronie asystenta
help-here-arbiter = Co możesz zrobić na stronie sędziego
help-here-game = Co możesz zrobić w partii
help-here-page = Co możesz zrobić na stronie „{ $page }”
help-here-anywhere = Co możesz zrobić na każdej stronie
help-escape = Escape prowadzi z powrotem tam, gdzie byłeś.
help-not-now = Teraz niemożliwe
help-topics = Tematy
help-words = Wpisz lub powiedz:
help-changed = zmieniony
help-no-key = brak klawisza
help-button = przyciskiem
help-letters-off = Pojedyncze litery i cyfry są wyłączone jako klawisze.
help-set-keys = Wybierz klawisze
help-in-game = W partii
help-topic-board = Ruch po szachownicy
help-topic-touch = Gra palcem
help-topic-moves = Wpisywanie i mówienie ruchów
help-topic-asking = Pytania o partię
help-topic-game = Remis, poddanie, reklamacje, cofanie ruchu
help-topic-clock = Zegar
help-topic-dial = Tarcza: zegar pod palcem
help-topic-table = Partia przy stole: gracz, asystent, sędzia
help-topic-voice = Mówienie do programu
help-topic-speech = Co jest czytane i jak usłyszeć to ponownie
help-topic-pages = Strony i klawisze, które działają wszędzie
help-moves-how = Wpisz ruch w polu „{ $field }” i naciśnij Enter albo powiedz go. Niezależnie od wybranego sposobu ogłaszania ruchów program rozumie je wszystkie:
help-moves-written = Zapis może być krótki: „e4”, „Sf3”, „O-O”, „e8=H”; albo same pola: „g1f3”.
help-touch-sight = Dotknij bierki, a potem pola, na które idzie, albo przeciągnij ją tam. Palec, który zaczyna na innym polu, przewija stronę, a dwa palce ją powiększają. Bierka puszczona obok szachownicy wraca.
help-touch-reader = Z TalkBack lub VoiceOver każde pole jest tam, gdzie je narysowano: dojdź do niego palcem i stuknij dwa razy, aby podnieść i aby postawić. Badanie palcem pozostaje tam wyłączone, bo czytnik ekranu sam przyjmuje dotyk.
help-touch-exploring = Bez czytnika ekranu włącz „{ $button }”. Palec sunący po szachownicy słyszy pola głosem samego programu, ze stuknięciem na każdej granicy, i niczego nie rusza. Aby podnieść albo postawić, zatrzymaj się na polu i stuknij drugim palcem, albo oderwij palec i stuknij dwa razy w usłyszane pole. Przyciski w rogach podają ostatni ruch, zegary i co może się ruszyć oraz odkładają bierkę.
help-dial-how = Tarczę wyczuwa się minuta po minucie, klawiszami albo palcem. Żaden jej klawisz nie przełącza zegara.
help-table-roles = Gracz ogłasza swój ruch, powtarza ruch przeciwnika i wykonuje go na własnej szachownicy. Asystent ogłasza, wykonuje ruchy i przełącza zegar za gracza. Sędzia czuwa nad zegarem i rozstrzyga.
help-voice-how = To, co słucha, wybiera się w ustawieniach, w „Sterowaniu głosem”. Potem mów, trzymając klawisz, albo naciśnij go przed i po: ruch, polecenie lub odpowiedź.
help-voice-unsure = O to, czego program nie zrozumiał na pewno, najpierw pyta.
help-speech-who = Mówi twój czytnik ekranu, własny głos Anna–Hector albo oba: wybiera się to w ustawieniach, w „Mowie”.
help-speech-said = Wszystko, co powiedziano, jest pod „{ $log }”, najnowsze na początku. W polu „{ $field }” strzałka w górę przywraca to, co było wpisane wcześniej.
help-pages-how = Każda strona ma własny adres i może być zakładką. Opuszczenie strony niczego nie zmienia: to, co wpisane i wybrane, czeka na twój powrót.

## page-clock
##
## A clock that stands alone, and the clock to be felt.

dials-choices = Tarcze
dial-mode = Tarcza pokazuje
dial-hour = Czas kończy się o
dial-shown = Czyja tarcza
dial-analogue = zegar dwunastogodzinny
dial-time-left = pozostały czas
dial-o-clock = godzina { $hour }
clock-line = Powiedz lub wpisz do zegara
clock-line-enter = Wyślij do zegara
clock-line-about = Na przykład: przełącz, stop, czas, numer ruchu. „Pomoc” wymienia wszystkie.
clock-form = Ustawianie zegara
clock-left = Po lewej stronie siedzą
clock-whose = Kto dostaje odpowiedzi i ostrzeżenia
clock-language = Odpowiada
warnings = Ostrzeżenia
clock-read-back = Odczytaj ustawienie…
clock-set = Ustaw zegar
clock-start = Uruchom zegar białych
claim-white-flag = Reklamuj chorągiewkę białych
claim-black-flag = Reklamuj chorągiewkę czarnych
clock-restart-white = Wznów z zegarem białych
clock-restart-black = Wznów z zegarem czarnych
clock-illegal-white = Nieprawidłowy ruch białych
clock-illegal-black = Nieprawidłowy ruch czarnych
clock-key-presses = { $key } przełączają
clock-key-asks = { $key }: czas, ruchy, ruchy do kontroli, zużyty czas
clock-key-both = oba czasy
clock-key-mine = czas, który idzie, drugi czas
clock-key-counts = ruchy, ruchy do kontroli, okres, zużyty czas
clock-key-whose = czyj zegar idzie, pozostałe opóźnienie
clock-key-line = pisz do zegara, mów do niego
clock-key-repeat = ostatni komunikat jeszcze raz, poprzedni
clock-key-page = ustaw albo zdecyduj, wyłącz lub włącz dźwięk, pomoc
whose-both = obaj gracze
clock-arbiter = Ustaw zegar lub zapisz decyzję (zegar zatrzymany)
clock-stop-first = Najpierw zatrzymaj zegar.
clock-ask = Zapytaj zegar
clock-keys = Klawisze zegara
clock-keys-about = Te klawisze działają wszędzie oprócz pól tekstowych i przycisków. Pojedyncze litery można wyłączyć w ustawieniach. Póki zegar idzie, ekran nie gaśnie, jeśli przeglądarka na to pozwala.
dial-help-title = Jak czytać tarczę palcem
dial-help-rim = Przesuń palcem po brzegu: jedna kropka co pięć minut, dwie co piętnaście, trzy na górze. Obok góry jest chorągiewka.
dial-help-hands = Bliżej niż brzeg jest wskazówka minutowa, a bliżej środka godzinowa.
dial-help-finger = Zatrzymaj lub unieś palec, żeby usłyszeć, co jest pod nim. Stuknij drugim palcem, żeby usłyszeć cały czas.
dial-help-reader = Z czytnikiem ekranu każdą kropkę i wskazówkę znajdziesz po nazwie, badając ekran dotykiem.
dial-help-keys = Z klawiatury: strzałki idą minuta po minucie, Page Up i Page Down po pięć, Home na górę, End do ostatniej minuty. M znajduje wskazówkę minutową, H godzinową, F chorągiewkę; T mówi cały czas. Escape prowadzi z powrotem tam, gdzie byłeś.
dial-help-safe = Nic, co robi się na tarczy, nie przełącza zegara.
feel-no-motor = Ta przeglądarka nie może wibrować. Co jest na tarczy, mówi dźwięk.
feel-question = Czy to czujesz?
feel-about = Nie każde wibrujące urządzenie da się wyczuć. To samo mówi dźwięk.
feel-try = Wibruj
feel-yes = Czuję
feel-no = Nic nie czuję
feel-felt-and-heard = Tarczę czuć i słychać.
feel-heard-alone = Tarczę będzie słychać, ale nie czuć.

## page-table
##
## A game at a table between players of whom one at least is visually disabled: its conditions, steps, boards, scoresheets, adjournment and report.

adjournment = Odłożenie partii
adjournment-reply = Zapisz odpowiedź jako tajną w nowej kopercie
adjournment-write = Odłożenie partii: zapisz posunięcie
adjournment-envelope = Odłożenie partii: koperta
adjournment-stop = Odłożenie partii: zatrzymaj zegar
adjournment-waiting = Odłożenie partii: trwa zapis tajnego posunięcia
adjournment-sealed = Odłożenie partii: posunięcie jest w kopercie
adjournment-white-written = Białe zapisały posunięcie i zaklejają kopertę.
adjournment-black-written = Czarne zapisały posunięcie i zaklejają kopertę.
adjournment-white-writes = Białe zapisują tajne posunięcie.
adjournment-black-writes = Czarne zapisują tajne posunięcie.
adjourn-ask = Odłóż partię…
adjourn-no = Nie, graj dalej
adjourn-yes = Tak, odłóż
envelope-lines = Na kopercie
envelope-read = Przeczytaj kopertę
seal-stop = Zatrzymaj zegar
seal-hand-over = Oddaj kopertę
seal-open-again = Otwórz ją znowu i zapisz inne posunięcie…
envelope-white = Nazwisko białych
envelope-black = Nazwisko czarnych
envelope-resumption-label = Dogrywka
envelope-date = Data
envelope-time = Godzina
envelope-venue = Miejsce
envelope-close = Zaklej kopertę
envelope-anew = Zapisz inne posunięcie…
resume-here = Obecni
resume-white-here = Białe są obecne
resume-black-here = Czarne są obecne
resume-late = Minuty spóźnienia (tego gracza, który się spóźnił)
resume-found = Co można ustalić
resume-envelope = Koperta i to, co ją otwiera
resume-times = Czasy
resume-position = Pozycja
resume-go-on = Wznów…
resume-passphrase = Hasło do koperty
resume-file = Plik koperty
resume-yes = Tak, wznów
resume-late-wrong = Wpisz pełne minuty; 0, jeśli nikt się nie spóźnił.
resume-passphrase-missing = Wpisz hasło albo zaznacz, że koperty nie ma.
resume-file-missing = Wybierz plik koperty albo zaznacz, że koperty nie ma.
seal-write-open = Zapisz posunięcie…
seal-move = Posunięcie, tak jak ma stać w formularzu
seal-kept = Przed otwarciem koperty nikt go nie zobaczy ani nie usłyszy.
seal-show = Pokazuj, co wpisuję
seal-lock = Kopertę zamyka
seal-lock-passphrase = hasło
seal-lock-file = plik, czyli plik koperty
seal-passphrase = Hasło
seal-passphrase-again = To samo hasło jeszcze raz
seal-write = Zapisz i zamknij
seal-whose-passphrase = Przekaż je sędziemu, nie przeciwnikowi. Kto je ma, może otworzyć kopertę; zapomniane przepada.
seal-whose-file = Plik zapisuje się teraz na tym urządzeniu. Przekaż go sędziemu, nie przeciwnikowi; nigdzie indziej go nie ma.
seal-move-missing = Najpierw zapisz posunięcie.
seal-passphrase-short = Hasło ma co najmniej osiem znaków.
seal-passphrase-differs = To nie jest to samo hasło. Wpisz je jeszcze raz.
boards-heading = Szachownice
boards-compare = Porównaj szachownice
boards-check = Sprawdź prawdziwą szachownicę
boards-next-rank = Następny rząd
boards-rank-before = Poprzedni rząd
boards-compare-entered = Porównaj z tym, co wpisano
boards-nothing-entered = Niczego jeszcze nie wpisano.
boards-mend-own-white = Popraw moją szachownicę (białe)
boards-mend-own-black = Popraw moją szachownicę (czarne)
boards-read-white = Przeczytaj szachownicę białych
boards-read-black = Przeczytaj szachownicę czarnych
boards-enter-white = Wpisz prawdziwą szachownicę białych
boards-enter-black = Wpisz prawdziwą szachownicę czarnych
report-heading = Sprawozdanie
report-show = Pokaż sprawozdanie
report-copy = Kopiuj sprawozdanie
report-save = Zapisz sprawozdanie jako tekst
report-print = Drukuj sprawozdanie
report-read = Przeczytaj: { $heading }
score-correct-white = Popraw ruch { $number }, białe
score-correct-black = Popraw ruch { $number }, czarne
score-write-white = Zapisz ruch { $number }, białe
score-write-black = Zapisz ruch { $number }, czarne
score-offer-white = Zapisz (=) przy ruchu { $number }, białe
score-offer-black = Zapisz (=) przy ruchu { $number }, czarne
score-form-white = Wpis do zapisu białych
score-form-black = Wpis do zapisu czarnych
score-all-written = Nie ma nic do zapisania
score-write = Zapisz
score-as-called = Zapisz, jak zapowiedziano
score-as-made = Zapisz, jak wykonano
score-record = Nagraj notatkę głosową
table-steps = Do zrobienia
assistant-without-duty = Wybierz, co ma robić asystent, albo że go nie ma.
assistant-lacking = Niewidomy lub słabowidzący gra z niesłyszącym lub słabosłyszącym: wtedy asystent jest konieczny ({ $article }).
late-error = Całkowita liczba minut od 0 do { $most } albo nic.
approval-missing = W trybie ścisłym sędzia musi zgodzić się na ten program przed partią. Zapytaj sędziego, potem zaznacz to.
table-conditions = Warunki gry
engine-locked = W tej partii silnik i podpowiedzi są zablokowane.
table-conditions-read = Przeczytaj warunki
table-conditions-all = Warunki
table-play = Tryb gry i przepisy
table-clock = Zegar
table-timed = Z zegarem
special-clock = Używa się zegara, który mówi lub który można odczytać dotykiem
quickplay-used = Obowiązują przepisy o szybkim finiszu
table-calls = Szachownice i zapowiedzi
table-boards = Szachownice
table-call-style = Jak zapowiada się ruchy przy tym stole
table-score = Zapis i nieprawidłowe ruchy
table-recording = Zapis prowadzi
table-illegal = Nieprawidłowy ruch
table-result = Remisy i punkty
table-points = Punkty za wygraną, remis i przegraną
table-arbiter = Sędzia
table-late = Ile można się spóźnić
arbiter-present = Sędzia jest obecny
arbiter-approved = Sędzia zgodził się na używanie tego programu
table-form = Partia przy stole
table-read = Przeczytaj warunki…
table-begin = Zacznij partię
boards-two = dwie, po jednej dla gracza
boards-one = jedna dla obu graczy
recording-players = każdy gracz
recording-program = program
illegal-stand = stoi, dopóki nikt go nie zauważy
illegal-refused = jest odrzucany z podaniem przyczyny
role-assistant-of-white = Asystent białych
role-assistant-of-black = Asystent czarnych
has-assistant-white = Białe mają asystenta
has-assistant-black = Czarne mają asystenta
table-player-white = Gracz grający białymi
table-player-black = Gracz grający czarnymi
table-disabled-white = Gracz grający białymi jest niewidomy lub słabowidzący
table-disabled-black = Gracz grający czarnymi jest niewidomy lub słabowidzący
table-hearing-white = Gracz grający białymi jest niesłyszący lub słabosłyszący
table-hearing-black = Gracz grający czarnymi jest niesłyszący lub słabosłyszący
duty-execute = Wykonuje ruchy na szachownicy przeciwnika ({ $article })
duty-announce = Zapowiada ruchy obu graczy ({ $article })
duty-score = Prowadzi zapis ({ $article })
duty-clock = Przełącza zegar ({ $article })
duty-tell = Podaje liczbę ruchów i zużyty czas, tylko na prośbę ({ $article })
duty-claim = Reklamuje przekroczenie czasu i zgłasza sędziemu dotknięte bierki ({ $article })
duty-adjourn = Dba o formalności przy odkładaniu partii ({ $article })
duty-move = Porusza bierkami gracza, gdy ten nie może ({ $article })
late-event = Puste: te przepisy pozostawiają to regulaminowi zawodów ({ $article }) i nikt nie przegrywa przez spóźnienie.
late-laws = W minutach. Puste: jak w tych przepisach, { $minutes } ({ $article }).
table-steps-none = Teraz nie ma czego zapowiadać, powtarzać ani wykonywać.
role-white = Białe
role-black = Czarne
window-role-label = Dla kogo jest to okno
windows-for-others = Okna dla innych
windows-for-others-about = Każde otwiera się obok tego, na tym urządzeniu, i mówi tylko to, co wolno słyszeć temu, kto go używa.
role-both-players = Obaj gracze
role-arbiter = Sędzia
role-onlooker = Widzowie
at-the-table = Przy stole
whites-board-shown = To szachownica białych.
blacks-board-shown = To szachownica czarnych.
show-blacks-board = Pokaż szachownicę czarnych
show-whites-board = Pokaż szachownicę białych

## page-arbiter
##
## What an arbiter does and rules.

arbiter-heading = Sędzia
no-arbiter-heading = Bez sędziego
ruling-read-back = Odczytaj decyzję
ruling-do-this = Wykonaj
ruling-topic = O czym decydujesz?
ruling-players-topic = O co chodzi?
arbiter-boards = Szachownice obok programu…
arbiter-adjournment = Odłożenie partii…
arbiter-report = Sprawozdanie…
arbiter-can-win-white = Czy białe mogą jeszcze wygrać?
arbiter-can-win-black = Czy czarne mogą jeszcze wygrać?
ruling-claims = Reklamacje
rulings-so-far = Dotychczasowe decyzje
no-ruling-yet = Nie było jeszcze decyzji.
arbiter-keys = Klawisze tej strony
arbiter-keys-where = Te klawisze działają, gdy fokus jest na tej stronie, poza polami tekstowymi.
arbiter-mend-white = Popraw szachownicę białych…
arbiter-mend-black = Popraw szachownicę czarnych…
ruling-reason-label = Uzasadnienie (nie jest konieczne)
ruling-question = Twoja decyzja
ruling-change = Zmień
ruling-rule-so = Zapisz tę decyzję
ruling-time = Ile czasu
ruling-time-hint = Na przykład „2” to dwie minuty, „30 sekund” albo „1 minuta 30 sekund”.
ruling-time-wrong = Wpisz czas, na przykład „2 minuty” albo „30 sekund”.
ruling-displaced-by = Kto je poprzestawiał
ruling-whose-flag = Czyja chorągiewka
ruling-who-came = Kto przyszedł
ruling-against = Przeciw komu
ruling-back-to = Wróć do pozycji po
ruling-whose-clock = Czyj zegar
ruling-time-added = Czas się dodaje
ruling-time-taken = Czas się odejmuje
ruling-way = Co się dzieje
ruling-nothing-set = Zmień czas albo liczbę ruchów.
ruling-stop-first = Najpierw zatrzymaj zegar. Wtedy można ustawić czasy i liczniki.
ruling-no-move = Nie było jeszcze ruchu.
ruling-start = początek partii
ruling-none-sure = żadna pozycja nie jest pewna
ruling-found-at-once = od razu
ruling-found-later = później
ruling-found = Kiedy zauważono
ruling-last-sure = Ostatnia pewna pozycja jest po
ruling-what-is-wrong = Co jest nie tak
ruling-misplaced = Co z tego stało źle
ruling-decision = Decyzja
ruling-seconds-added = do każdego ruchu dodaje się sekundy
ruling-no-seconds = sekund się nie dodaje
ruling-both = obie
ruling-who-is-absent = Kto nie przyszedł
ruling-result = Wynik
ruling-other-offence = inne
ruling-offence = Przewinienie
ruling-penalty = Kara
ruling-points-taken = Odjęte punkty
ruling-opponent-scores = Punkty przeciwnika
ruling-rounds = Liczba rund
ruling-rounds-wrong = Wpisz liczbę rund, na przykład 1.
ruling-fine-announced = Karę pieniężną ogłoszono przed zawodami
ruling-on-time = Dodanie lub odjęcie czasu
ruling-on-displays = Ustawienie czasów i liczników na nowo
ruling-on-illegal-move = Nieprawidłowy ruch
ruling-on-press = Przełączenie zegara bez ruchu
ruling-on-pawn = Pion pozostawiony w ostatnim rzędzie
ruling-on-two-hands = Ruch dwiema rękami
ruling-on-touched-piece = Dotknięta bierka
ruling-on-displaced = Poprzestawiane bierki
ruling-on-set-up = Partia zaczęta nieprawidłowo
ruling-on-quickplay-draw = Remis reklamowany w szybkim finiszu
ruling-on-quickplay-increment = Prośba o sekundy na każdy ruch
ruling-on-flag = Opadła chorągiewka jednego lub obu graczy
ruling-on-arrival = Przyjście gracza
ruling-on-default = Nieobecność gracza
ruling-on-penalty = Ostrzeżenie lub kara
ruling-on-result = Wynik
ruling-on-restoring = Powrót do wcześniejszej pozycji
penalty-choice-warning = ostrzeżenie
penalty-time-to-opponent = czas dla przeciwnika
penalty-time-taken = odjęcie czasu
penalty-points-to-opponent = punkty dla przeciwnika
penalty-points-taken = odjęcie punktów
penalty-choice-game-lost = przegrana partia
penalty-choice-fine = kara pieniężna
penalty-choice-rounds = wykluczenie z rund
penalty-choice-expulsion = wykluczenie z zawodów
offence-disrepute = zachowanie niegodne szachisty
offence-leaving = wyjście bez pozwolenia
offence-notes = notatki lub rady
offence-device = urządzenie elektroniczne
offence-inspection = odmowa kontroli
offence-smoking = palenie
offence-distracting = przeszkadzanie przeciwnikowi
offence-refusal = uporczywe nieprzestrzeganie przepisów
offence-clock-handling = niewłaściwe obchodzenie się z zegarem
offence-stopping = zatrzymanie zegara bez powodu
offence-displacing = poprzestawianie bierek
ruling-white-wins = wygrywają białe
ruling-black-wins = wygrywają czarne
ruling-drawn = remis
ruling-both-lose = obaj przegrywają
ruling-claim-drawn = Partia kończy się remisem
ruling-claim-rejected = Reklamację odrzuca się
ruling-claim-postponed = Decyzję odracza się
ruling-claim-postponed-time = Decyzję odracza się, a przeciwnik dostaje czas
ruling-pieces-wrong = bierki źle stały na początku
ruling-board-wrong = szachownica jest źle ustawiona
ruling-colours-wrong = kolory są zamienione

## page-assistant
##
## What an assistant does for a visually disabled player.

assisting-move = Ruch
assisting-use = Co zrobić z ruchem
assisting-whose = Czyj ruch
assisting-duties-heading = Twoje zadania
assisting-one-board = Obaj gracze używają jednej szachownicy.
assisting-score = Przejdź do zapisu
assisting-adjournment = Odłożenie partii…
assisting-white = Asystent białych
assisting-black = Asystent czarnych
assisting-no-duties-white = Pomagasz białym. Nie masz żadnych zadań.
assisting-no-duties-black = Pomagasz czarnym. Nie masz żadnych zadań.
assisting-duties-white = Pomagasz białym. Twoje zadania: { $list }.
assisting-duties-black = Pomagasz czarnym. Twoje zadania: { $list }.
assisting-duty-execute = wykonywanie ruchu każdego gracza na szachownicy przeciwnika ({ $article })
assisting-duty-announce = zapowiadanie ruchów obu graczy ({ $article })
assisting-duty-score = prowadzenie zapisu ({ $article })
assisting-duty-clock = przełączanie zegara ({ $article })
assisting-duty-tell = podawanie liczby ruchów i czasu, tylko na prośbę ({ $article })
assisting-duty-claim = reklamowanie przekroczenia czasu i zgłaszanie sędziemu dotkniętej bierki ({ $article })
assisting-duty-adjourn = formalności przy odkładaniu partii ({ $article })
assisting-duty-move = poruszanie bierkami ({ $article })
assisting-adjusted-white = Sędzia poprawia zegar białych o czas, który zajmuje twoja pomoc ({ $list }).
assisting-not-adjusted-white = Zegara białych nie poprawia się o czas, który zajmuje twoja pomoc ({ $list }).
assisting-adjusted-black = Sędzia poprawia zegar czarnych o czas, który zajmuje twoja pomoc ({ $list }).
assisting-not-adjusted-black = Zegara czarnych nie poprawia się o czas, który zajmuje twoja pomoc ({ $list }).
assisting-asked-moves-white = Białe pytają o liczbę wykonanych ruchów.
assisting-asked-time-white = Białe pytają o czas zużyty przez obie strony.
assisting-asked-moves-black = Czarne pytają o liczbę wykonanych ruchów.
assisting-asked-time-black = Czarne pytają o czas zużyty przez obie strony.
assisting-call-white = Zapowiedz ruch białych:
assisting-call-black = Zapowiedz ruch czarnych:
assisting-repeat = Powtórz zapowiedź:
assisting-execute-black = Wykonaj na szachownicy czarnych:
assisting-execute-white = Wykonaj na szachownicy białych:
assisting-tell-moves = Podaj liczbę ruchów
assisting-tell-time = Podaj zużyty czas
assisting-press = Przełącz zegar
assisting-flag-white = Reklamuj: chorągiewka białych opadła
assisting-flag-black = Reklamuj: chorągiewka czarnych opadła
assisting-touched = Zgłoś sędziemu: dotknięta bierka
assisting-stop = Zatrzymaj zegar dla sędziego
assisting-nothing = Teraz nie ma nic do zrobienia.
assisting-section-announce = Zapowiedzi
assisting-section-clock = Zegar
assisting-section-execute = Szachownica przeciwnika
assisting-section-tell = Pytania
assisting-section-claim = Reklamacje
assisting-use-call = Zapowiedz go
assisting-use-execute = Wykonaj go na szachownicy przeciwnika
assisting-use-place-white = Postaw go na szachownicy białych
assisting-use-place-black = Postaw go na szachownicy czarnych
assisting-submit-call = Zapowiedz
assisting-submit-execute = Wykonaj
assisting-submit-place = Postaw
assisting-whose-white = Ruch białych
assisting-whose-black = Ruch czarnych
assisting-last-white = Ostatnia zapowiedź, ruch białych:
assisting-last-black = Ostatnia zapowiedź, ruch czarnych:

## page-settings
##
## What can be set.

clocks-answer = Zegary odpowiadają
clocks-answer-means = Ostrzeżenia mówione są tak samo.
clock-warnings-about = Kto gra przy tym urządzeniu, dostaje ostrzeżenia o własnym czasie. W trybie ścisłym ostrzeżeń nie ma, chyba że dopuszcza je regulamin zawodów: wybiera się to przy nowej partii.
language-shown = Język: { $name }.
how-squares = Jak nazywać pola?
how-long = Ile mówić o ruchu?
said-again = Co powtórzyć, gdy przerwał to klawisz?
reader-pace = Jak szybko mówi mój czytnik ekranu?
german-call = Niemiecka zapowiedź przez czytnik ekranu
hear-german = Posłuchaj niemieckiej zapowiedzi
detail-own-moves = Moje ruchy
detail-opponents-moves = Ruchy przeciwnika
detail-squares = Pola
detail-captures = Szachy i bicia
detail-clock = Zegar
brief = Krótko
normal = Zwyczajnie
full = Szczegółowo
detail-mover = Mów, kto wykonał ruch
detail-number = Mów numer ruchu
detail-color = Mów kolor bierki
detail-echo = Mów moje własne ruchy
length-usual = Jak zwykle w tym stylu
length-both = Oba pola
length-short = Tylko pole docelowe, gdy to wystarczy
german-written = Tak jak się pisze
german-respelt = Pisownią dla głosu tego języka
again-game = Ruchy, zakończenia, propozycje, chorągiewki i decyzje
again-clock = Także ostrzeżenia zegara
again-nothing = Nic
pace-slow = Wolno
pace-usual = Zwyczajnie
pace-fast = Szybko
hearing-about = Ruchy i polecenia można mówić tak, jak się je wpisuje. Nic nie słucha, dopóki nie wybrano rozpoznawania mowy.
what-listens = Rozpoznawanie mowy
confirm-moves = Pytaj przed każdym wpisanym lub wypowiedzianym ruchem
silence-is-yes = Osiem sekund ciszy po odczytaniu wypowiedzianego ruchu znaczy „tak” (nie w trybie ścisłym ani tam, gdzie zegar przełącza się ręcznie)
recogniser-get = Pobierz
cloud-warning = Podczas słuchania wszystko, co słyszy mikrofon, trafia przez sieć do twórcy przeglądarki (na przykład Google, Apple lub Microsoft), który zamienia to na słowa. Anna–Hector dostaje same słowa i nie wie, co się tam przechowuje.
cloud-allow = Przeczytane, zgadzam się
talking-way = Kiedy słuchać?
listen-for = Język, w którym będziesz mówić
voice-try = Wypróbuj: powiedz coś
recogniser-none = Wyłączone
recogniser-on-device = Przeglądarki, na tym urządzeniu: nic, co mówisz, go nie opuszcza
recogniser-cloud = Przeglądarki, przez sieć (dźwięk trafia do Google, Apple lub Microsoft)
recogniser-vosk = Vosk, na tym urządzeniu, z własnym plikiem modelu
recogniser-available = Można go teraz używać.
recogniser-downloadable = Najpierw trzeba pobrać pakiet językowy.
recogniser-downloading = Trwa pobieranie języka.
recogniser-unavailable = Nie na tym urządzeniu albo nie dla tego języka.
recogniser-no-answer = Przeglądarka nie mówi, czy można go używać. Wypróbuj.
way-hold = Przytrzymuj { $keys } lub przycisk, gdy mówisz
way-hold-button = Przytrzymuj przycisk, gdy mówisz
way-toggle = Naciśnij { $keys } lub przycisk przed mówieniem i jeszcze raz po nim
way-toggle-button = Naciśnij przycisk przed mówieniem i jeszcze raz po nim
way-always = Słuchaj stale, od jednego naciśnięcia do następnego
listen-for-page = Język strony: { $language }
listen-for-german = Niemiecki z zapowiedzi FIDE
model-none = Nie wybrano pliku modelu.
model-loading = { $name }, { $size }: trwa wczytywanie.
model-ready = { $name }, { $size }: gotowy.
model-unreadable = { $name }, { $size }: nie da się odczytać. Wybierz inny plik.
model-about = Vosk potrzebuje małego modelu twojego języka, jako pliku zip lub tar.gz. Jest czytany i przechowywany tylko na tym urządzeniu. Można go też tu upuścić.
model-file = Plik modelu
model-get = Skąd wziąć model
model-which = Język { $language }: { $file }, około { $size }.
model-from = Pobierz go ze strony alphacephei.com/vosk/models
model-how = Nie rozpakowuj pliku, tylko wybierz go poniżej takim, jaki jest. Z modelem innego języka nic nie będzie zrozumiałe.
model-unknown = Nie ma jeszcze modelu Vosk dla języka: { $language }. Wybierz rozpoznawanie mowy przeglądarki albo niemiecką zapowiedź z niemieckim modelem.
model-forget = Usuń ten model z urządzenia
key-layout = Układ klawiszy
key-group = Grupa poleceń
key-command = Polecenie
key-new = Nowy klawisz
key-hint = Naciśnij tu klawisz. Tab i Escape opuszczają to pole.
key-from-list = Albo wybierz klawisz

key-take = Użyj tego klawisza
key-off = Bez klawisza
key-at-first = Przywróć to polecenie
keys-at-first = Przywróć wszystkie klawisze
key-standing-none = { $name }: bez klawisza
key-layout-own = Klawisze Anna–Hector
key-layout-lichess = Jak w trybie dla niewidomych na Lichess
key-layout-typing = Litery i cyfry na szachownicy wpisują ruch
key-kept = { $key } należy do przeglądarki lub czytnika ekranu. Wybierz literę, cyfrę, znak albo jeden z tych klawiszy: { $some }.
key-fixed = Enter, Escape, F1 i strzałki się nie zmieniają. Wybierz inny klawisz.
key-function = To polecenie działa na całej stronie. Wybierz jeden z tych klawiszy: { $some }.
key-types = W tym układzie litery i cyfry wpisują ruch. Wybierz znak albo jeden z tych klawiszy: { $some }.
key-taken = Klawisz { $key } jest zajęty: { $command }. Wybierz inny klawisz albo najpierw daj inny tamtemu poleceniu.
key-cannot-be-off = Klawisza { $key } nie można wyłączyć.
own-voice = Własny głos Anna–Hector
voice-input-settings = Ustawienia sterowania głosem
settings-export = Zapisz ustawienia w pliku
settings-import = Wczytaj ustawienia z pliku
settings-reset = Przywróć wszystkie ustawienia…
settings-reset-question = Przywrócić wszystkie ustawienia domyślne?
settings-reset-no = Nie, zachowaj je
settings-reset-yes = Tak, przywróć
sounds-muted = Dźwięk jest wyłączony, więc niczego z tego nie usłyszysz.
sounds-vibration = Wibruj razem z dźwiękami, jeśli urządzenie może
volume-off = wyłączony
volume-percent = { $percent } procent
volume-level = { $percent } %
sound-lift = Podniesiona bierka
sound-place = Odstawiona bierka lub przełączony zegar
sound-own-move = Mój ruch
sound-opponents-move = Ruch przeciwnika
sound-capture = Bicie
sound-check = Szach
sound-castling = Roszada
sound-promotion = Promocja
sound-mate = Partia wygrana lub przegrana
sound-draw = Remis
sound-refused = Niemożliwe
sound-edge = Brzeg szachownicy
sound-dark-square = Ciemne pole pod kursorem
sound-next-square = Granica pól pod palcem
sound-low-time = Mało czasu
sound-listening = Początek słuchania
sound-not-listening = Koniec słuchania
voices-unknown = Szukanie głosów tego urządzenia…
voices-none = To urządzenie nie ma głosu dla Anna–Hector albo przeglądarka go nie pokazuje. Komunikaty trafiają do czytnika ekranu i pod „Co powiedziano”.
voice-muted = Dźwięk jest wyłączony: głosu nie słychać.
voice-in-background = Zapowiadaj ruchy własnym głosem Anna–Hector, gdy to okno jest w tle
voice-in-background-hint = Do partii przy stole z kilkoma oknami: czytnik ekranu mówi tylko w bieżącym oknie, a pozostałe same zapowiadają wtedy ruchy.
voice-of-language = Głos: { $name }
voice-not-spoken = Żaden głos tego urządzenia nie mówi w tym języku. Czyta go głos innego języka.
voice-best = Najlepszy na tym urządzeniu
voice-gone = { $name }, teraz niedostępny: mówi najlepszy głos tego urządzenia
voice-search = Część nazwy głosu: { $name }
voices-shown = Pokazane głosy: { $shown } z { $all }
hear-voice = Odtwórz próbkę: { $name }
voice-rate = Szybkość
voice-pitch = Wysokość
voice-volume = Głośność
settings-wording = Sformułowania
wording-unread = Tych tekstów nie przeczytał jeszcze nikt, dla kogo polski jest językiem ojczystym.
wording-report = Zgłoś błędne sformułowanie
wording-about = Zgłoszenie kopiuje się jako tekst. Wyślij je temu, od kogo masz tę kopię programu Anna–Hector. Stąd nic nie jest wysyłane.
wording-heard = Usłyszane zdanie
wording-other = Inne zdanie, wpisane poniżej …
wording-typed = Zdanie, tak jak je słychać lub widać
wording-message = Który to komunikat?
wording-none = Żaden z nich
wording-none-found = Żaden komunikat nie pasuje do tego zdania. Zgłoszenie to zaznaczy.
wording-note = Co jest źle i jak byłoby dobrze?
wording-copy = Kopiuj zgłoszenie
wording-copied = Skopiowano. Wyślij zgłoszenie temu, od kogo masz tę kopię programu Anna–Hector.
wording-not-copied = Nie skopiowano: przeglądarka na to nie pozwala. Zgłoszenie jest poniżej; skopiuj je stamtąd.
wording-copy-text = Zgłoszenie
wording-no-sentence = Najpierw wpisz zdanie.
wording-too-long = Za długie: najwyżej { $most } znaków.
wording-no-note = Napisz, co jest źle.
theme = Motyw
theme-system = Jak w systemie
theme-light = Jasny
theme-dark = Ciemny
theme-high-contrast = Wysoki kontrast
theme-yellow-on-black = Żółty na czarnym
look-pieces = Bierki
look-pieces-usual = Zwykłe
look-pieces-bold = Grube i proste
look-pieces-pegged = Na kołkach, jak na szachownicach dotykowych; czarne mają szpic na górze
look-squares = Kolory pól
look-squares-theme = Zgodne z motywem
look-squares-blue = Szaroniebieskie
look-squares-brown = Brązowe
look-squares-green = Zielone
look-squares-grey = Białe i szare
look-squares-own = Własne
look-own-light = Jasne pola
look-own-dark = Ciemne pola
look-contrast = Jasne i ciemne pola: { $squares } do 1; bierki na nich co najmniej { $pieces } do 1.
look-too-dark = Na { $color } bierki miałyby kontrast { $contrast } do 1; potrzeba co najmniej 3 do 1. Najbliższy odpowiedni kolor to { $nearest }.
look-take = Użyj { $color }
look-coordinates = Rozmiar liter i cyfr przy szachownicy
look-piece-size = Rozmiar bierek
look-size-usual = Zwykły
look-size-large = Duży
look-size-very-large = Bardzo duży
look-cursor = Ramka wokół pola kursora
look-cursor-usual = Zwykła
look-cursor-thick = Gruba
look-cross = Żółty krzyż wzdłuż rzędu i linii kursora
look-square-here = Pole kursora dużym drukiem obok szachownicy
look-position-text = Pozycja jako tekst obok posunięć
settings-speech = Mowa
settings-calling = Zapowiadanie ruchów
settings-sounds = Dźwięki
settings-voice-input = Sterowanie głosem
settings-clock = Ostrzeżenia zegara
settings-keys = Klawisze
settings-look = Wygląd
settings-data = Dane
settings-none-for = Żadne ustawienie nie dotyczy „{ $word }”. Oto lista wszystkich ustawień.
settings-words-speech = język głos szybkość prędkość tempo wysokość głośność czytnik ekran powtarzanie
settings-words-calling = ruchy zapowiedź zapowiedzi styl alfabet litery pola nazwy
settings-words-sounds = dźwięk odgłosy sygnały
settings-words-voice-input = mikrofon rozpoznawanie dyktowanie słuchanie model Vosk cisza
settings-words-clock = zegar czas ostrzeżenie tarcza minuty
settings-words-keys = klawiatura klawisz skróty litery układ Lichess WinBoard
settings-words-look = motyw ciemny jasny kontrast kolory szachownica bierki rozmiar współrzędne ślepo pozycja
settings-words-data = plik kopia zapisz przywróć zresetuj partie
settings-words-wording = zdania słowa tłumaczenie tekst zgłoś
look-blindfold = Gra na ślepo
blindfold-hide = Ukryj figury
blindfold-shows = Co jeszcze widać
blindfold-shows-nothing = Nic
blindfold-shows-own = Moje figury
blindfold-shows-last = Figura ostatniego ruchu
blindfold-board-answers = Szachownica odpowiada na pytania o ukryte figury
blindfold-counts = Na końcu powiedz, ile było pytań

## page-set-up

set-up-about = Ustaw dowolną pozycję i graj od niej. Partia na szachownicy się przez to nie zmienia.
set-up-line = Powiedz lub wpisz, co gdzie stoi
set-up-enter = Wprowadź
set-up-line-about = Na przykład: biały król e1, czarne piony d5 e6. Usuń e4. Ruch czarnych.
set-up-words = Co można tu powiedzieć
set-up-board = Pola
set-up-turn = Ruch mają
set-up-castling = Roszada
set-up-white-short = Białe krótko
set-up-white-long = Białe długo
set-up-black-short = Czarne krótko
set-up-black-long = Czarne długo
set-up-chess960 = Szachy960: z dowolnej linii
set-up-en-passant = Bicie w przelocie
set-up-en-passant-none = Brak
set-up-fen = FEN
set-up-fen-take = Odczytaj ten FEN
set-up-start = Pozycja początkowa
set-up-clear = Pusta szachownica
set-up-game = Jak w partii
set-up-undo = Cofnij
set-up-missing = Co jeszcze jest niemożliwe
set-up-play-heading = Graj od tej pozycji
set-up-play = Graj

## page-about

about-what = Program szachowy, w którym gra się ze słuchu, dotykiem i na klawiaturze, według przepisów gry w szachy.
about-offline = Praca bez sieci jest możliwa.
about-online = Praca bez sieci nie jest jeszcze możliwa.
about-privacy = Bez konta i bez śledzenia: partie i ustawienia zostają na tym urządzeniu.
about-licence = Wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub nowszej.

## page-blindfold

blindfold-off = Widać wszystkie figury.
blindfold-all = Gra na ślepo: wszystkie figury są ukryte.
blindfold-own = Gra na ślepo: widać tylko twoje figury.
blindfold-last = Gra na ślepo: widać tylko figurę ostatniego ruchu.
blindfold-answers = Szachownica odpowiada.
blindfold-is-silent = Szachownica milczy.
blindfold-silent = Szachownica milczy. Pytaj tylko o ruchy i zegary.
blindfold-asked = { $count ->
        [0] Nie było żadnych pytań.
        [one] Zadano { $count } pytanie.
        [few] Zadano { $count } pytania.
       *[many] Zadano { $count } pytań.
    }

## page-guide

guide-welcome = Twoja pierwsza partia, w siedmiu krokach. Zegar nie chodzi: nie spiesz się. { $way ->
        [keys] Na szachownicy { $again } powtarza krok.
        [voice] Powiedz „{ $again }”, aby usłyszeć krok jeszcze raz.
       *[other] Przycisk „{ $again }” powtarza krok.
    } Możesz wyjść i wrócić później.
guide-resumed = Witaj z powrotem. Partia toczy się dalej od miejsca, w którym została przerwana.
guide-step = Krok { $number } z { $of }.
guide-good = Dobrze.
guide-board = Szachownica. Grasz białymi, ja czarnymi. { $way ->
        [touch] Znajdź pole e4 i stuknij je. Z czytnikiem ekranu stuknij dwa razy.
        [voice] Powiedz „{ $say }”.
       *[other] Jesteś na e1, przy swoim królu. Strzałki prowadzą z pola na pole. Idź w górę na e4.
    }
guide-question = Pytanie. Możesz pytać w każdej chwili. { $way ->
        [keys] Naciśnij { $ask }, aby usłyszeć pole, na którym jesteś.
        [touch] W grupie „{ $bar }” wybierz „{ $ask }”.
        [voice] Powiedz „{ $ask }”.
       *[other] Naciśnij F6, aby przejść do pola tekstowego, wpisz „{ $ask }” i naciśnij Enter.
    }
guide-move = Ruch. { $way ->
        [touch] Stuknij swojego pionka na e2, potem e4. Albo wpisz e4 w polu „{ $field }”.
        [voice] Powiedz „e4”.
       *[other] Naciśnij { $entry }, aby przejść do pola „{ $field }”, wpisz e4 i naciśnij Enter.
    }
guide-call = To były zapowiedzi: twojego ruchu i mojej odpowiedzi f5. { $german ->
        [yes] Ruchy zapowiada się po niemiecku, jak robią to niewidomi gracze we wszystkich krajach: Bauer to pionek, Eva to e, Felix to f.{ " " }
       *[no] { "" }
    }{ $way ->
        [keys] Naciśnij { $board }, aby przejść na szachownicę, a potem { $ask }, aby usłyszeć mój ruch jeszcze raz.
        [touch] W grupie „{ $bar }” wybierz „{ $ask }”.
        [voice] Powiedz „{ $ask }”.
       *[other] Wpisz „{ $ask }”.
    }
guide-capture = Bicie. Możesz zbić mojego pionka na f5. { $way ->
        [touch] Stuknij swojego pionka na e4, potem f5.
        [voice] Powiedz „e4 f5”.
       *[other] Naciśnij { $board }, aby przejść na szachownicę, idź do swojego pionka na e4 i naciśnij Enter. Potem idź na f5 i naciśnij Enter.
    }
guide-mate = Mat w jednym ruchu. Mój ruch to g5, a mój król na e8 jest odsłonięty. Twój hetman na d1 może dać mata: znajdź pole.{ $way ->
        [keys] { " " }{ $ask } na hetmanie mówi, dokąd może pójść.
       *[other] { "" }
    }
guide-help = Mat: wygrywasz. Ostatni krok: pomoc. { $way ->
        [touch] Łącze „{ $help }” jest u góry każdej strony. Otwórz je, a potem wróć.
        [voice] Powiedz „{ $help }”, a potem wróć.
       *[other] { $help } mówi, co możesz zrobić tam, gdzie jesteś. Naciśnij teraz; Escape prowadzi z powrotem.
    }
guide-end = To wszystko, czego potrzebujesz: szachownica, pytania, ruchy, zapowiedzi i pomoc. Przycisk „{ $new }” zaczyna twoją własną partię.
guide-not-now = Nie teraz.
guide-no-mate = To nie mat. Spójrz na przekątną od e8 do h5: jest otwarta.
guide-mate-told = Twój hetman daje mata na h5.
guide-restart = Zacznij od nowa

## page-library
##
## The games that are kept on this device.

backup-not-saved = { $title }: nie dodano, bo nie udało się zapisać.
backup-beside = { $title }: była tu inna wersja tej partii. Została, a ta z pliku jest dodana obok niej.
backup-note-not-saved = Nagranie: nie dodano, bo nie udało się zapisać.
backup-summary = Dodano partii: { $added }. Było już tutaj: { $here }.
backup-settings-kept = Ustawienia: twoje pozostały.
backup-settings-taken = Ustawienia: wczytane z pliku.
backup-note-doubled = Nagranie: dwa razy w pliku, dodano raz.
backup-note-broken = Nagranie: uszkodzone, nie dodano.
backup-broken = Partia ({ $day }): uszkodzona, nie dodano.
backup-newer = Partia ({ $day }): z nowszej wersji Anna–Hector, nie dodano.
backup-doubled = Partia ({ $day }): dwa razy w pliku, dodano raz.
unreadable-game = Partia, której nie da się odczytać
game-not-over = Nieskończona.
game-moves = Ruchy: { $moves }
game-on-board = Na szachownicy.
game-as-black = Czarnymi z komputerem, poziom { $level }
game-as-white = Białymi z komputerem, poziom { $level }
game-of-two = Dwóch graczy tutaj
game-of-clock = Sam zegar
free-question = Usunąć na zawsze? { $title }, { $size }
free-no = Nie, zachowaj
free-yes = Tak, usuń
room-model = Model mowy
room-recording = Nagranie: { $of }
backup = Kopia zapasowa
save-backup = Zapisz wszystko jako kopię zapasową
read-backup = Wczytaj plik kopii zapasowej
storage = Pamięć
storage-unknown = Przeglądarka nie mówi, ile miejsca jest zajęte.
storage-used = Zajęte: { $used }. Wolne: { $left }.
backup-report = Wynik wczytania kopii zapasowej
take-backup-settings = Wczytaj też ustawienia z pliku
show-room = Pokaż, co można usunąć
room = Co można usunąć
no-room = Nic: są tu tylko nieskończone partie.
delete-game = Usuń
save-all-games = Zapisz wszystkie partie w jednym PGN
saved-games-failed = Nie udało się odczytać zapisanych partii.
more-games = Pokaż więcej partii
no-saved-games = Nie ma tu jeszcze zapisanej partii.
saved-games-count = Partie: { $count }
game-deleted = Usunięto.
undo-delete = Cofnij
save-as-pgn = Zapisz jako PGN
open-game = Otwórz
go-on-game = Graj dalej

## page-voice
##
## The button for the microphone, and whether it is open.

voice-heard-label = Usłyszano:
voice-hold = Przytrzymaj, aby mówić
voice-talk = Mów
voice-listen = Słuchaj
voice-off = Nie słucha
voice-starting = Mikrofon się otwiera
voice-is-listening = Słucha
voice-working = Rozpoznaje…
voice-waiting = Czeka, aż Anna–Hector skończy mówić

## page-shared-late
##
## Drawn on several pages that are loaded later.

face-position-shown = Pozycja jest tekstem obok posunięć.
face-position-away = Pozycja jako tekst jest ukryta.
face-position-hidden = Ukryte, póki grasz na ślepo.
assisting-next = Następne:
assisting-entry = Wpisz ruch
assisting-section-score = Zapis
assisting-section-adjourn = Odłożenie partii
mend-white = Popraw szachownicę białych
mend-black = Popraw szachownicę czarnych
change-something = Zmień coś
which-move-label = Który ruch
clock-back = Wstecz
clock-name-white = Nazwisko białych, jeśli chcesz
clock-name-black = Nazwisko czarnych, jeśli chcesz
ask-whose-clock = Czyj zegar idzie?
clock-moves-made = Wykonane ruchy
ask-moves-to-go = Ruchy do kontroli
ask-time-used = Zużyty czas
ask-period = Okres
ask-delay = Pozostałe opóźnienie
clock-key-running = przełącza ten, kto jest na posunięciu
clock-key-pause = zatrzymaj zegar, uruchom znowu
clock-key-feel = zegar pod palcem
clock-key-control = na co ustawiono zegar
close = Zamknij
hear-sound = Odtwórz próbkę: { $sound }
hear-it = Odtwórz próbkę
arbiter-key-clocks = zatrzymaj zegar albo uruchom
arbiter-two-minutes-white = Dwie minuty dla białych…
arbiter-two-minutes-black = Dwie minuty dla czarnych…
arbiter-illegal-move = Nieprawidłowy ruch…
arbiter-compare = Porównaj szachownice…
assisting-idle-call = Zapowiedz ruch.
assisting-idle-repeat = Powtórz zapowiedź.
assisting-idle-execute = Wykonaj ruch na drugiej szachownicy.
assisting-idle-mend = Popraw szachownicę.
assisting-idle-tell = Podaj, o co pytano.
assisting-idle-press = Przełącz zegar.
assisting-idle-flag = Reklamuj opadnięcie chorągiewki.
assisting-idle-touched = Zgłoś sędziemu dotkniętą bierkę.
assisting-idle-stop = Zatrzymaj zegar dla sędziego.
clock-set-displays = Ustaw czasy i ruchy
clock-hours = Godziny
clock-seconds = Sekundy
clock-hours-wrong = Wpisz godziny od 0 do 99.
clock-minutes-wrong = Wpisz minuty od 0 do 59.
clock-seconds-wrong = Wpisz sekundy od 0 do 59.
clock-moves-wrong = Wpisz ruchy od 0 do 999.
clock-key-space = Spacja
key-page-up = Page Up
key-page-down = Page Down
key-delete = Delete
clock-language-page = w języku strony
clock-language-german = niemieckimi liczbami, jak w zapowiedzi FIDE
step-call = Zapowiedz:
step-repeat = Powtórz:
step-execute = Wykonaj na mojej szachownicy:
step-put-back = Odstaw bierki
step-mend = Popraw moją szachownicę
step-ask-moves = Zapytaj asystenta o liczbę ruchów
step-ask-time = Zapytaj asystenta o zużyty czas
warn-white = Ostrzeżenia dla białych
warn-black = Ostrzeżenia dla czarnych
warn-on = Ostrzegaj o czasie i ruchach
warn-also = Ostrzegaj też przy
warn-unit = czego
warn-minutes = pozostałych minut
warn-seconds = pozostałych sekund
warn-moves = ruchów do kontroli czasu
warn-add = Dodaj
warn-error = Wpisz liczbę całkowitą od 1 do { $most }.
warn-at-low = Mało czasu (zależnie od tempa gry)
warn-at-seconds = { $seconds ->
        [one] została { $seconds } sekunda
        [few] zostały { $seconds } sekundy
       *[other] zostało { $seconds } sekund
    }
warn-at-minute = została 1 minuta
warn-at-minutes = { $minutes ->
        [one] została { $minutes } minuta
        [few] zostały { $minutes } minuty
       *[other] zostało { $minutes } minut
    }
warn-at-last = { $count ->
        [one] Ostatnia sekunda
       *[other] Każda z ostatnich { $count } sekund
    }
warn-at-moves = { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    } do kontroli czasu
warn-word = słowem
warn-sound = dźwiękiem
warn-pulse = wibracją
key-to-rank = Do rzędu { $place }
key-to-file = Na linię { $place }
keys-of-assistant = Strona asystenta
keys-of-arbiter = Strona sędziego
keys-of-clock = Sam zegar
keys-of-dial = Tarcza zegara
keys-of-board-entry = Wpisywanie szachownicy
key-of-left = Lewy gracz: { $what }
key-of-right = Prawy gracz: { $what }
key-of-both = Obaj: { $what }
key-press = Przełącz zegar
key-time-running = Czas, który idzie
key-time-other = Drugi czas
key-clock-entry = Pisz do zegara
key-clock-arbiter = Ustaw albo zdecyduj
key-dial-minute-on = Minuta do przodu
key-dial-minute-back = Minuta wstecz
key-dial-on = Pięć minut do przodu
key-dial-back = Pięć minut wstecz
key-dial-start = Do pierwszej minuty
key-dial-end = Do ostatniej minuty
key-dial-minute-hand = Do wskazówki minutowej
key-dial-hour-hand = Do wskazówki godzinowej
key-dial-flag = Do chorągiewki
key-dial-time = Cały czas
key-entry-king = Postaw króla
key-entry-queen = Postaw hetmana
key-entry-rook = Postaw wieżę
key-entry-bishop = Postaw gońca
key-entry-knight = Postaw skoczka
key-entry-pawn = Postaw piona
key-entry-turn = Zmień kolor bierki
key-entry-empty = Opróżnij pole
command-claim-draw = Formularz reklamacji remisu
command-move-now = Każ komputerowi zagrać teraz
command-try-computer-again = Uruchom komputer ponownie
command-play-again = Zagraj jeszcze raz z tymi samymi opcjami
command-full-screen = Włącz lub wyłącz pełny ekran
entry-line = Co stoi na tej szachownicy
entry-enter = Wpisz
entry-example = Bierki z ich polami, na przykład: biały król e1, czarny pion d5, e4 puste. Albo literami: białe Ke1, Hd1.
entry-keys = Na polach: strzałki prowadzą po szachownicy; { $put } stawiają bierkę, a naciśnięte znowu zmieniają jej kolor; { $empty } opróżnia pole.
entry-grid-white = Szachownica białych, do wpisania
entry-grid-black = Szachownica czarnych, do wpisania
entry-as-program = Tak jak w programie
entry-empty-all = Opróżnij wszystkie pola
position-diagram = Diagram brajlowski
position-dots = Brajl
position-dots-six = 6 punktów, dwa znaki na pole
position-dots-eight = 8 punktów, jeden znak na pole: punkt 7 biała bierka, punkt 8 ciemne pole
position-copy = Kopiuj FEN

## page-touch

touch-corners = Rogi szachownicy
ask-what-can-move = Co może się ruszyć
put-back = Odłóż
