### Macedonian. What each message is about stands in en.ftl. The terms are those of docs/terms/mk.md.

## shared

incomplete = Во оваа реченица нешто недостига: { $formed }
key-with-shift = Shift+{ $key }
key-with-control = Ctrl+{ $key }
key-with-alt = Alt+{ $key }
event-rule-touch-binds = Со допрена фигура мора да се игра
event-rule-supervision = { $tempo ->
        [rapid] Забрзан шах
       *[blitz] Брзопотезен шах
    } според { $supervision ->
        [adequate] правилата за натпреварување
       *[inadequate] своите правила
    }
event-rule-no-draws = Договор за реми не е дозволен
event-rule-draws-after = Договор за реми е дозволен дури откако секој играч ќе одигра { NUM($moves) } { $moves ->
        [one] потег
       *[other] потега
    }
event-rule-points = Поени: { $win } за победа, { $draw } за реми, { $loss } за пораз
part-the-piece = { PIECE($it, article: "the") } на { SQUARE($it) }
# Before the verb, where its object is definite.
part-clitic = { GENDER($piece) ->
        [feminine] ја
       *[masculine] го
    }
part-castling = { $side ->
        [short] мала рокада
       *[long] голема рокада
    }
part-move = { $castling ->
        [short] мала рокада
        [long] голема рокада
       *[none] { PIECE($piece) } { SQUARE($from) } на { SQUARE($to) }{ part-becomes }
    }
part-becomes = { KIND($promotion) ->
        [none] { "" }
       *[other] , { PIECE($promotion) }
    }
part-text = { $it }

## refusals

refusal-empty-square = На { SQUARE($square) } нема фигура.
refusal-not-your-piece = { EACH($piece, "part-the-piece") } е на { PLAYER($piece, form: "the") }, а на потег се { PLAYER($turn, form: "the") }.
refusal-same-square = Фигурата мора да го напушти полето { SQUARE($square) }.
refusal-own-piece-there = На { SQUARE($there) } стои { GENDER($there) ->
        [feminine] ваша
       *[masculine] ваш
    } { PIECE($there) }.
refusal-does-not-move-so = { PIECE($piece, article: "the") } не може од { SQUARE($piece) } на { SQUARE($to) }: се движи { KIND($piece) ->
        [king] само на соседно поле
        [queen] по ред, линија или дијагонала
        [rook] по ред или линија
        [bishop] по дијагонала
        [knight] две полиња право и едно настрана
       *[pawn] право напред, а зема едно поле косо напред
    }.
refusal-way-blocked = Патот го попречува { EACH($by, "part-the-colored-piece") }.
refusal-pawn-does-not-capture-straight = Пешак не зема право напред, а на патот му е { EACH($there, "part-the-colored-piece") }.
refusal-pawn-has-nothing-to-capture = { EACH($piece, "part-the-piece") } нема што да земе на { SQUARE($to) }.
refusal-en-passant-too-late = Доцна е за ан пасан: { EACH($pawn, "part-the-piece") } може така да се земе само веднаш по неговиот потег од две полиња.
refusal-leaves-king-in-check = Така вашиот крал останува { part-in-check }.
refusal-king-in-check = Вашиот крал е { part-in-check }, и ова не помага.
refusal-king-is-not-captured = Кралот никогаш не се зема.
refusal-castling-king-has-moved = Кралот веќе е поместен, па рокада не е можна.
refusal-castling-rook-has-moved = Топот од { SQUARE($rook) } е поместен или земен, па { part-castling } не е можна.
refusal-castling-right-is-lost = Правото на { part-castling } е изгубено.
refusal-castling-in-check = Рокада не е можна { part-in-check }.
refusal-castling-through-check = Рокада не е можна низ шах: { part-attacked }.
refusal-castling-into-check = Рокада не е можна во шах: { part-attacked }.
refusal-castling-way-blocked = { part-castling } не е можна: патот го попречува { EACH($by, "part-the-colored-piece") }.
refusal-promotion-missing = Која фигура? Дама, топ, ловец или скокач.
refusal-nothing-to-promote = Се промовира само пешак што стигна до последниот ред.
refusal-too-long = Тоа е предолго за потег: { NUM($length) } { $length ->
        [one] знак
       *[other] знака
    }, а дозволени се најмногу { $limit }.
refusal-no-piece-reaches = { GENDER($kind) ->
        [feminine] Ниедна
       *[masculine] Ниеден
    } { PIECE($kind) } не може да { $capture ->
        [yes] земе
       *[no] стигне
    } на { SQUARE($to) }.
refusal-no-such-piece = { PLAYER($color, form: "the") } немаат { PIECE($kind) }.
refusal-no-such-piece-on-square = { PLAYER($color, form: "the") } немаат { PIECE($kind) } на { SQUARE($square) }.
refusal-no-such-piece-on-file = { PLAYER($color, form: "the") } немаат { PIECE($kind) } на линијата { FILE($file) }.
refusal-no-such-piece-on-rank = { PLAYER($color, form: "the") } немаат { PIECE($kind) } на { ORDINAL($rank, article: "the") } ред.
refusal-nothing-to-take = Така не може ништо да се земе.
refusal-nothing-to-take-with = Така { GENDER($kind) ->
        [feminine] ниедна
       *[masculine] ниеден
    } { PIECE($kind) } не може да земе ништо.
refusal-several-moves = { which-move } { CAP(EACH($moves, "part-move", join: "or")) }.
refusal-several-promotions = Која фигура? { CAP(EACH($kinds, "part-kind", join: "or")) }.
refusal-several-from = { COUNTED($count, $kind) } можат на { SQUARE($to) }, { EACH($froms, "part-from", join: "or") }.
which-move = Кој потег?
do-you-mean = Дали мислевте на: { EACH($moves, "part-move", join: "or") }?
refusal-claim-of-what = По која основа барате реми? Внесете „барам три“ за трикратно повторување или „барам педесет“ за педесет потега.
refusal-no-such-move-here = Во оваа партија уште нема потег { $number }.
refusal-no-such-move = Противникот нема одиграно потег { $number } во оваа партија.
refusal-unreadable = „{ $text }“ не може да се прочита како потег. На пример: Сf3, e2 e4 или { SEGMENT($call) }
refusal-unreadable-near = „{ $text }“ не е ни потег ни наредба. Дали мислевте на: { EACH($nearest, "part-text", join: "or") }?
refusal-unknown-question = „{ $text }“: на ова прашање нема одговор. Потегот не е одигран. „Помош“ кажува што може да се праша.
refusal-not-loaded = Дел од програмата не можеше да се вчита. Поврзете се на мрежата и обидете се повторно.
refusal-not-kept-disk-full = Не е направено: дискот е полн. „Партии на овој уред“ покажува што може да се избрише.
refusal-not-kept-storage-closed = Не е направено: прелистувачот го затвори складиштето. Вашата партија останува на оваа страница: зачувајте ја како PGN пред повторно вчитување.
refusal-not-kept-taken-over = Не е направено: партијата ја презеде друг прозорец.
refusal-not-kept-holder-gone = Можеби не е направено: прозорецот е затворен пред да одговори прозорецот што ја држи партијата.
refusal-not-kept-other-version = Не е направено: во другиот прозорец работи друга верзија на Ана–Хектор. Вчитајте ги двата прозорца повторно.
refusal-not-kept-unknown = Не е направено, зашто не можеше да се зачува. Обидете се повторно.
refusal-game-over = Партијата е завршена: { $result ->
        [white] белите победија
        [black] црните победија
        [drawn] реми
       *[lost] изгубија двајцата играчи
    } { $reason ->
        [checkmate] со мат
        [stalemate] со пат
        [dead-position] зашто ниедна страна не може да даде мат
        [fivefold-repetition] поради петкратно повторување
        [seventy-five-moves] по седумдесет и пет потега
        [threefold-repetition] поради трикратно повторување
        [fifty-moves] по педесет потега
        [resignation] со предавање{ part-could-not-mate }
        [agreement] по договор
        [time] поради истечено време{ part-could-not-mate }
        [both-flags] зашто паднаа двете знаменца
        [default] поради недоаѓање
        [illegal-moves] поради нелегални потези{ part-could-not-mate }
        [sealed-move] поради ковертираниот потег
        [quickplay-finish] во забрзан завршеток
       *[ruling] со одлука на судијата
    }.
refusal-not-your-turn = На потег се { PLAYER($turn, form: "the") }.
refusal-no-move-made-yet = Не пред првиот потег.
refusal-no-game = Тука нема таква партија. Започнете со „Нова партија“.
refusal-not-for-this-role = Вашата улога во партијата не го дозволува тоа.{ $doneBy ->
        [arbiter] { " " }Тоа го прави судијата.
        [players] { " " }Тоа го прават самите играчи.
        [assistants] { " " }Тоа го прави помошник.
       *[none] { "" }
    }
refusal-unreadable-act-no-act = Порака за оваа партија не можеше да се разбере. Ништо не е направено.
refusal-unreadable-act-not-a-square = Во порака за оваа партија е наведено поле што го нема на таблата. Ништо не е направено.
refusal-unreadable-act-not-a-time = Во порака за оваа партија е наведено време што не може да се прочита. Ништо не е направено.
refusal-unreadable-act-earlier-than-the-act-before = Порака за оваа партија е порана од претходното дејство. Ништо не е направено.
refusal-unreadable-act-unknown-edition = Во порака за оваа партија е наведено издание на Правилата што тука не е познато. Ништо не е направено.
refusal-unreadable-act-not-a-result = Во порака за оваа партија е наведен невозможен резултат. Ништо не е направено.
refusal-no-offer = Нема понуда за реми на која би можеле да одговорите.
refusal-offer-stands = Понудата за реми на { PLAYER($by, form: "the") } и понатаму важи.
refusal-offer-only-on-your-move = Реми се нуди само на свој потег.
refusal-no-such-ply = Партијата нема таква поранешна позиција за враќање.
refusal-strict-play = Строгата игра не го дозволува тоа.
refusal-bound-free = Мора да направите потег.
refusal-bound-move = Мора да { part-clitic } поместите { EACH($piece, "part-the-piece") }.
refusal-bound-capture = Мора да { part-clitic } земете { EACH($piece, "part-the-piece") }.
refusal-bound-capture-with = Мора да { part-clitic } земете { EACH($piece, "part-the-piece") } со { EACH($with, "part-the-piece") }.
refusal-bound-castle = Мора да направите { part-castling }.
refusal-adjusting-not-now = Може да наместувате само додека тече вашиот часовник.
refusal-board-elsewhere = Партијата се игра на друга табла; тука е само нејзиниот часовник.
refusal-engine-locked = На маса се игра партија во строга игра, и шаховскиот мотор е заклучен. Прво таа мора да заврши.
refusal-no-clock = Оваа партија се игра без часовник.
refusal-not-moved-yet = Уште не одигравте потег.
refusal-clocks-not-started = Партијата започнува кога ќе се пушти часовникот на белите.
refusal-clocks-already-started = Часовниците се веќе пуштени.
refusal-clocks-stopped = Часовниците се запрени. Не се игра додека не потечат повторно.
refusal-clocks-not-stopped = Часовниците не се запрени.
refusal-not-your-clock = Не тече вашиот часовник.
refusal-not-a-time = Часовник не може да се намести на тоа.
refusal-nothing-to-charge = Нема време за кое треба да се одлучи.
refusal-charge-open = Уредот не работеше { DURATION($length) }. Прво одлучете дали да се одземе ова време.
refusal-flag-is-down = Падна знаменцето на { PLAYER($of, form: "the") }. Прво поставете ново време на тој часовник.
refusal-flag-has-not-fallen = { PLAYER($of, form: "the") } имаат уште { DURATION($left) }, па знаменцето не е паднато.
refusal-own-flag-has-fallen = И вашето знаменце падна, па не може да барате.
refusal-arrived-already = { PLAYER($who, form: "the") } се веќе на таблата.
refusal-not-late = Има уште { DURATION($left) } за доаѓање на таблата.
refusal-no-default-time = Не е објавено колку може да доцни играч.
refusal-no-claim-pending = Нема барање што чека одлука.
refusal-claim-pending = Судијата уште не одлучи за претходното барање.
refusal-claim-right-lost = Правото на барање на овој потег е изгубено, зашто допревте фигура. Барајте пред да допрете.
refusal-agreement-not-allowed = Правилата на оваа партија сега не дозволуваат договорено реми.
refusal-offer-on-conditions = Реми се нуди без услови.
refusal-no-quickplay-not-announced = Правилата за забрзан завршеток не важат во оваа партија.
refusal-no-quickplay-blitz = Во брзопотезен шах нема такво барање.
refusal-no-quickplay-increment = Нема такво барање кога секој потег носи секунди.
refusal-no-quickplay-not-the-last-period = Тоа може да се бара само во последниот период.
refusal-no-quickplay-not-on-move = Тоа може да се бара само на свој потег.
refusal-no-quickplay-flag-has-fallen = Вашето знаменце падна, па веќе е доцна за тоа барање.
refusal-no-quickplay-too-much-time = Тоа може да се бара само во последните две минути од вашето време.
refusal-no-quickplay-no-such-request = Тоа не може да се бара тука.
refusal-no-fault = Ништо такво не се случи.
refusal-complaint-lost = Потоа допревте фигура, па веќе не може да се жалите.
refusal-too-late-to-complain = Доцна е за жалба на тоа.
refusal-only-on-claim = Судијата постапува само ако тоа го бара противникот.
refusal-not-written = Прво запишете ги одиграните потези.
refusal-written-in-advance = Потег се запишува однапред само за барање реми или за ковертирање.
refusal-not-the-move-made = Тоа не е потегот што е одигран.
refusal-written-already = Тоа е веќе запишано.
refusal-game-not-over = Партијата уште не е завршена.
refusal-signed-already = Веќе потпишавте.
refusal-penalty-not-given-not-in-this-edition = Ова издание на Правилата нема таква казна.
refusal-penalty-not-given-not-a-measure = Казната не може да има таква мера.
refusal-penalty-not-given-fine-not-announced = Паричната казна мора да биде најавена однапред.
refusal-penalty-not-given-not-a-usual-score = Играч може да ги добие само поените за победа, реми или пораз.
refusal-penalty-not-given-more-than-the-game-gives = Заедно тоа е повеќе отколку што дава една партија.
refusal-not-adjourned = Партијата не е прекината.
refusal-adjourned = Партијата е прекината. Не се игра додека не продолжи.
refusal-sealing-sealed-already = Потегот е веќе ковертиран.
refusal-sealing-nothing-written = Прво запишете го потегот.
refusal-sealing-not-the-move-made = Потегот на таблата мора да биде оној што е запишан.
refusal-sealing-envelope-open = Прво затворете го ковертот, потоа запрете го часовникот.
refusal-envelope-not-opened = За да продолжи партијата, ковертот мора да се отвори: отворете го со лозинката или датотеката или наведете дека го нема.
refusal-envelope-stays-closed = Ковертот останува затворен додека не дојде играчот што треба да одговори.
refusal-rules-not-used = Во оваа партија не важат правилата за играчи со оштетен вид.
refusal-move-not-made = { $missing ->
        [capture] Прво симнете ја земената фигура од таблата.
        [placing] Прво одиграјте го потегот на таблата.
       *[announcing] Прво најавете го потегот.
    } Потоа притиснете го часовникот.
refusal-nothing-to-put-back = Нема што да се врати на место.
refusal-nothing-to-take-off = На { SQUARE($square) } нема фигура на противникот.
refusal-announced-already = Тој потег е веќе најавен.
refusal-too-late-to-correct = Доцна е: најавата се исправа само пред да потече часовникот на противникот.
refusal-nothing-due = Сега нема што да се најави, повтори или изведе на вашата табла.
refusal-nothing-announced = Противникот не најави потег.
refusal-repeated-already = Потегот е веќе повторен.
refusal-not-the-move-announced = Тоа не е најавениот потег. Најавено е: { EACH($called, "part-move") }.
refusal-boards-differ = Во партијата таму нема ваша фигура: таблите се разликуваат. Побарајте да се споредат.
refusal-one-board = Во оваа партија двајцата играчи користат една табла.
refusal-nothing-to-mend = На таа табла нема што да се исправи.
refusal-not-asked = Помошникот го кажува тоа само ако играчот праша.
refusal-not-a-duty = Во оваа партија помошникот не { $duty ->
        [execute] игра потези на другата табла
        [announce] најавува и не повторува потези
        [score] ја запишува партијата
        [clock] го притиска часовникот
        [tell] ги соопштува потезите и времето
        [claim] поднесува барања и не вика судија
        [adjourn] го ковертира потегот
       *[move] ги движи фигурите на играчот
    }.
refusal-assistant-needed = Против противник со оштетен слух е потребен помошник.
part-the-colored-piece = { COLORED($it, article: "the") } { PIECE($it) } на { SQUARE($it) }
# An attacker need not be known.
part-in-check = под шах{ COUNT($by) ->
        [0] { "" }
       *[other] { " " }од { EACH($by, "part-the-piece", join: "and") }
    }
part-attacked = полето { SQUARE($square) } го { COUNT($by) ->
        [1] напаѓа
       *[other] напаѓаат
    } { EACH($by, "part-the-piece", join: "and") }
part-from = од { SQUARE($it) }
part-kind = { PIECE($it) }
part-could-not-mate = { $result ->
        [drawn] , зашто противникот не можеше да даде мат
       *[other] { "" }
    }

## control-refusals

control-refusal-nothing-said = Кажете време, на пример „90 минути за 40 потега, потоа 30 минути, 30 секунди на потег“.
control-refusal-too-long = Тоа е предолго за временска контрола.
control-refusal-unknown-word = Зборот „{ $word }“ не е разбран. Кажете минути, потези и секунди на потег.
control-refusal-no-time = Не е кажано време. Кажете колку минути.
control-refusal-slash = Во „{ $text }“ секој од броевите може да значи потези. Кажете што се потези, а што минути.
control-refusal-two-times = { ALLOTTED($first) } и { ALLOTTED($second) } за истите потези: меѓу два периода кажете „потоа“.
control-refusal-two-numbers-of-moves = { EACH($first, "part-moves") } и { EACH($second, "part-moves") } за истото време: меѓу два периода кажете „потоа“.
control-refusal-two-extras = Две различни времиња на потег: кажете едно, или по едно за секој период.
control-refusal-moves-missing = { ALLOTTED($time) }: за колку потези? Само последниот период може да биде за сите преостанати потези.
control-refusal-from-which-move = { ALLOTTED($time) } на потег: додајте „од потег 1“ или „од потег { $move }“.
control-refusal-no-period-begins = Со потег { $move } не почнува ниту еден период.
control-refusal-one-side-only = Недостасува времето за { PLAYER($missing, form: "the") }.
control-refusal-side-twice = { PLAYER($side, form: "the") } се кажани двапати.
control-refusal-too-much = Овде не се поставуваат повеќе од { $most } { $what ->
        [minutes] минути за еден период
        [seconds] секунди на потег
        [moves] потези во еден период
       *[periods] периоди
    }.
part-moves = { NUM($it) } { $it ->
        [one] потег
       *[other] потега
    }

## hand

hand-edge = Раб
hand-lifted = { LABEL($piece) } { SQUARE($piece) } { GENDER($piece) ->
        [feminine] крената
       *[masculine] кренат
    }.
hand-put-back = { LABEL($piece) } { SQUARE($piece) } { part-put-back }.
hand-nothing-to-lift = Нема што да се крене на { SQUARE($square) }.
hand-nothing-lifted = Ништо не е кренато.
hand-not-yours = { PIECE($piece, article: "the") } на { SQUARE($piece) } е на { PLAYER($piece, form: "the") }.
hand-touched = { LABEL($piece) } { SQUARE($piece) } { GENDER($piece) ->
        [feminine] допрена
       *[masculine] допрен
    }. Фигурата е на { PLAYER($piece, form: "the") }.
hand-no-such-piece-on-the-board = Нема таква фигура на таблата.
hand-no-command = Нема команда на { $shift ->
        [yes] { key-with-shift }
       *[no] { $key }
    }. F1 ги наведува копчињата.
hand-no-command-here = Нема команда на ова копче. F1 ги наведува копчињата.
hand-promotion-cancelled = Без промоција. { CAP(LABEL($piece)) } { SQUARE($piece) } { part-put-back }.
part-put-back = { GENDER($piece) ->
        [feminine] вратена
       *[masculine] вратен
    }

## notices

notice-game-begun-computer = Нова партија. { $byLot ->
        [yes] По жреб играте
       *[no] Играте
    } со { PLAYER($you, form: "the") }{ part-against-computer }.
notice-game-begun-player-beside-you = Нова партија против играчот до вас. { turn }
notice-game-begun-at-the-table = Нова партија на маса. { turn }
notice-position-opened-computer = Отворена позиција{ part-against-computer }.
notice-position-opened-player-beside-you = Отворена позиција против играчот до вас.
notice-position-opened-at-the-table = Отворена позиција на маса.
turn = { CAP(PLAYER($turn, form: "the")) } се на потег.
notice-position-refused = Позицијата од адресата не може да се отвори: { $problem ->
        [unreadable] не е позиција во записот FEN
        [board] редовите не се осум по осум полиња
        [turn] не кажува кој е на потег
        [castling] правата на рокада не се читливи
        [en-passant] полето за ан пасан не е читливо
        [castling-impossible] правата на рокада не одговараат на местата на кралот и топовите
        [en-passant-impossible] преку полето за ан пасан штотуку не можел да помине ниту еден пешак
        [counters] броевите на потези не се читливи
        [no-pieces] таблата е празна
        [kings] секоја страна мора да има еден крал
        [pawn-on-last-rank] на првиот или последниот ред стои пешак
       *[opponent-in-check] под шах е кралот на играчот што не е на потег
    }.
notice-game-brought-back = Вашата партија е вратена: { $moves ->
        [0] уште нема одигран потег
        [one] { NUM($moves) } одигран потег
       *[other] { NUM($moves) } одиграни потега
    }.
notice-joined = Оваа партија е отворена и во друг прозорец.{ $atTable ->
        [yes] { "" }
       *[no] { " " }Потезите одовде стигнуваат и таму.
    }
notice-holder-here = Другиот прозорец е затворен. Партијата продолжува тука.
notice-other-window-holds = Партијата сега ја држи друг прозорец. Потезите одовде стигнуваат и таму.
notice-taken-here = Партијата сега продолжува тука.
notice-other-window-silent = Прозорецот што ја држи партијата не одговара. Погледнете во него или затворете го: тогаш партијата продолжува тука.
notice-judged-otherwise = Оваа верзија на Ана–Хектор поинаку суди за еден потег од партијата. Останува зачуваниот исход.
notice-journal-damaged = Дел од зачуваната партија не може да се прочита. Таа продолжува од последниот читлив запис. Ништо не е избришано.
notice-journal-damaged-wholly = Зачуваната партија не може да се прочита. Ништо од неа не е избришано.
notice-game-not-loaded = Вашата партија засега не може да се прикаже: дел од програмата не можеше да се вчита. Поврзете се на мрежата и вчитајте ја страницата повторно. Ништо не е изгубено.
notice-no-game = Тука нема партија. Започнете со „Нова партија“.
notice-computer-thinking = Компјутерот уште размислува.
notice-deciding = Се утврдува дали { PLAYER($side, form: "the") } сè уште можат да победат.
notice-computer-stopped = Компјутерот е запрен.
notice-computer-failed = Компјутерскиот противник { $trouble ->
        [not-loaded] не можеше да се стартува: неговите датотеки не се вчитаа
        [no-answer] не одговара
        [out-of-memory] нема доволно меморија
       *[crashed] прекина со работа
    }. Партијата е зачувана. Може да се обидете повторно или да продолжите подоцна.
notice-unknown-page = Нема таква страница. Ова е почетната страница.
notice-offline-failed = Не е подготвено за работа без мрежа: дел не можеше да се зачува. Вчитајте ја страницата за нов обид.
notice-update-waiting = Нова верзија на Ана–Хектор е подготвена. Може да се инсталира кога не се игра партија.
notice-no-voices = Овој прелистувач нема глас. Пораките одат до вашиот читач на екран и во списокот на пораки.
notice-no-voice-of = Овој прелистувач нема { $name } глас. Наместо него зборува друг.
notice-voice-not-allowed = Прелистувачот уште не дозволува страницата да зборува. Притиснете кое било копче на страницата или на тастатурата.
notice-voice-fell-silent = Гласот замолча. Пораките одат до вашиот читач на екран и во списокот на пораки.
notice-board-size = Табла { $percent } проценти.
notice-sound = { $on ->
        [yes] Звукот е вклучен.
       *[no] Звукот е исклучен.
    }
notice-full-screen-on = Цел екран.
notice-full-screen-off = Целиот екран е исклучен.
notice-full-screen-refused = Прелистувачот не дозволува цел екран.
notice-keys-as-at-first = Сите копчиња се како на почетокот.
notice-keys-unreadable = Вашите копчиња не може да се прочитаат. Сите копчиња се како на почетокот.
notice-board-turned = Таблата е завртена: { PLAYER($bottom, form: "the") } се долу.
notice-nothing-to-repeat = Уште ништо не е кажано.
notice-storage-newer-version = Понова верзија на Ана–Хектор тука зачува партии што оваа постара верзија не може да ги отвори. Ништо не е изгубено: вчитајте ја страницата повторно за да ја добиете поновата верзија. { part-not-saved }
notice-storage-blocked = Друг прозорец со постара верзија на Ана–Хектор ги држи зачуваните партии. Затворете го тој прозорец, па вчитајте ја страницава повторно. { part-not-saved }
notice-storage-disk-full = Дискот е полн, па ништо не може да се зачува. Ослободете место, па вчитајте ја страницата повторно. { part-not-saved }
notice-storage-no-storage = Прелистувачот не дозволува Ана–Хектор да зачува ништо. Причина може да биде приватен прозорец. { part-not-saved }
notice-storage-unknown = Зачуваните партии не можеа да се отворат. Вчитајте ја страницата повторно за да се обидете пак. { part-not-saved }
notice-storage-closed-for-newer-version = Во друг прозорец е отворена понова верзија на Ана–Хектор, па овој прозорец не може повеќе да зачувува. Вашата партија е зачувана до тука: вчитајте ја страницава повторно за да продолжите.
notice-storage-saved-again = Прелистувачот го избриша она што Ана–Хектор го зачува тука. Партијата на оваа страница е повторно зачувана.
notice-storage-not-saved-again = Прелистувачот го избриша она што Ана–Хектор го зачува тука, а вашата партија не можеше повторно да се зачува. Таа останува на оваа страница: зачувајте ја како PGN пред да ја затворите страницата.
notice-storage-emptied = Прелистувачот го избриша она што Ана–Хектор го зачува тука.
notice-lasting-safe = Вашите партии се безбедни: прелистувачот нема сам да ги избрише.
notice-lasting-not-safe = Прелистувачот не се согласи. Може да ги избрише вашите партии кога ќе снема место. Резервната копија ги чува.
notice-lasting-no-answer = Прелистувачот не одговори.
notice-line-cleared = Избришано.
notice-copied = { $what ->
        [position] Позицијата е копирана.
       *[game] Партијата е копирана.
    }
notice-not-copied = Не е копирано: прелистувачот не дозволува.
notice-language-not-loaded = Тој јазик не можеше да се вчита. Поврзете се на мрежата и обидете се повторно.
how-to-move = Играјте со стрелките и Enter, или внесете потег во „Ваш потег“; F1 ги наведува копчињата, „Повтори“ го кажува ова уште еднаш.
how-to-move-with-letters = Играјте со стрелките и Enter, или притиснете I и внесете потег; F1 ги наведува копчињата, Z го кажува ова уште еднаш.
part-not-saved = Може да се игра, но вашите потези ќе исчезнат кога ќе се затвори страницата.
part-against-computer = { " " }против компјутерот, ниво { $level }

## kept-games

notice-games-deleted = Партијата е избришана. Бришењето може да се врати додека е отворена оваа страница.
notice-games-restored = Избришаната партија е вратена.
notice-games-on-the-board = Оваа партија е на таблата: не е избришана.
notice-games-unreadable = Оваа партија не може да се прочита. Ништо не е избришано.
notice-games-not-reached = Не е направено: зачуваната партија не е достапна. Обидете се повторно.
notice-games-saved = { $games ->
        [0] Нема партија за зачувување.
       *[other] Сите партии се зачувани во една датотека. Партии: { $games }.
    }{ part-unreadable }
notice-backup-saved = Резервната копија е зачувана. Партии: { $games }. Снимки: { $recordings }.{ part-unreadable }
notice-backup-read = Резервната копија е прочитана. Додадени партии: { $added }. Веќе беа тука: { $here }.{ $problems ->
        [0] { "" }
       *[other] { " " }Проблеми, наведени на страницата: { $problems }.
    }
notice-backup-refused-no-backup = Оваа датотека не е резервна копија на Ана–Хектор. Ништо не е променето.
notice-backup-refused-newer = Оваа копија ја направи понова верзија на Ана–Хектор. Ништо не е променето.
notice-backup-refused-too-large = Оваа датотека е преголема за резервна копија. Ништо не е променето.
notice-settings-exported = Поставките се зачувани во датотека.
notice-settings-imported = Поставките се преземени од датотеката.
notice-settings-unreadable = Датотеката нема поставки на Ана–Хектор. Ништо не е сменето.
notice-settings-reset = Сите поставки се како на почетокот.
part-unreadable = { $unreadable ->
        [0] { "" }
       *[other] { " " }Партии што не можеа да се прочитаат: { $unreadable }.
    }

## answers

answer-piece-count = { WORDS($count, gender: "feminine") } { $count ->
        [one] фигура
       *[other] фигури
    }.
answer-square-count = Полиња: { WORDS($count) }.
answer-capture-count = Земања: { WORDS($count) }.
answer-rank = { CAP(ORDINAL($rank, article: "the")) } ред: { EACH($pieces, "part-run") }.
answer-rank-of-one-kind = { CAP(ORDINAL($rank, article: "the")) } ред: сите { COLORED($piece, number: "plural") } { LABEL($piece, number: "plural") }.
answer-empty-ranks = { COUNT($ranks) ->
        [1] { CAP(ORDINAL($first, article: "the")) } ред е празен
        [2] { CAP(ORDINAL($first, article: "the")) } и { ORDINAL($last, article: "the") } ред се празни
       *[other] Редовите од { ORDINAL($first, article: "the") } до { ORDINAL($last, article: "the") } се празни
    }.
answer-chess960 = Шах 960, позиција { $number }.
answer-piece-list = { PLAYER($color) }: { COUNT($kinds) ->
        [0] без фигури
       *[other] { EACH($kinds, "part-kind-on-squares") }
    }.
answer-movable = { PLAYER($color) }: { COUNT($kinds) ->
        [0] ниедна фигура не може да се движи
       *[other] можат да се движат { EACH($kinds, "part-kind-on-squares") }
    }.
answer-no-piece-there = { SQUARE($square) }, празно
answer-moves-hindered = { PLAYER($owner, form: "the") } немаат потези додека { PLAYER($inCheck, form: "the") } се под шах.
answer-no-moves = { LABEL($piece) } { SQUARE($piece) } { $capturesOnly ->
        [yes] не може ништо да земе
       *[no] нема потези
    }.
answer-moves = { LABEL($piece) } { SQUARE($piece) }: { EACH($moves, "part-target") }.
answer-withheld = Во строга игра програмата не помага.
answer-pieces = { COUNT($squares) ->
        [0] { PLAYER($piece, form: "the") } немаат { PIECE($piece) }
        [1] { COLORED($piece) } { LABEL($piece) } { SQUARES($squares) }
       *[other] { COLORED($piece, number: "plural") } { LABEL($piece, number: "plural") } { SQUARES($squares) }
    }.
answer-file = Линија { FILE($file) }: { COUNT($pieces) ->
        [0] празна
       *[other] { EACH($pieces, "part-named-piece") }
    }.
answer-captures = { COUNT($captures) ->
        [0] { PLAYER($color, form: "the") } не можат ништо да земат
       *[other] { EACH($captures, "part-capture") }
    }.
answer-material = { PLAYER($color) }: { COUNT($kinds) ->
        [0] само кралот
       *[other] { EACH($kinds, "part-pieces-of-kind") }
    }.
answer-material-is-equal = Материјалот е еднаков.
answer-material-ahead = { PLAYER($color, form: "the") } имаат { NUM($points) } { $points ->
        [one] поен
       *[other] поена
    } повеќе.
answer-move-number = Потег { $number }{ COLOR($turn) ->
        [none] { "" }
       *[other] , на потег се { PLAYER($turn, form: "the") }
    }.
answer-opponent-computer = Играте со { PLAYER($you, form: "the") } против компјутерот, ниво { $level }.
answer-opponent-player-beside-you = Противникот е играчот до вас.
answer-opponent-at-the-table = Партијата се игра на маса.
player-named = { PLAYER($color) }: { $name }.
answer-commands = Наредби: { EACH($phrases, "part-text") }.
answer-commands-found = { COUNT($phrases) ->
        [0] Нема наредба за „{ $searched }“
       *[other] Наредби за „{ $searched }“: { EACH($phrases, "part-text") }
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
        [short] мала рокада
        [long] голема рокада
       *[none] { $capture ->
            [yes] зема на { SQUARE($to) }
           *[no] { SQUARE($to) }
        }{ $promotion ->
            [yes] { " " }со промоција
           *[no] { "" }
        }
    }
part-named-piece = { COLORED($it) } { LABEL($it) } { SQUARE($it) }
part-capture = { LABEL($by) } { SQUARE($by) } зема на { SQUARE($to) }
part-pieces-of-kind = { $count ->
        [1] { PIECE($kind) }
       *[other] { COUNTED($count, $kind) }
    }

## whole-board

whole-diagonal = Дијагонала { SQUARE($from) } { SQUARE($to) }: { COUNT($pieces) ->
        [0] празна
       *[other] { EACH($pieces, "part-whole-piece") }
    }.
whole-no-diagonal = { SQUARE($from) } и { SQUARE($to) } не се на иста дијагонала.
whole-pawn-count = { $count } пешаци.
whole-no-pawns = Нема пешаци.
whole-pawn-file = Линија { FILE($file) }: { EACH($sides, "part-whole-pawns", join: "semicolon") }.
whole-files-without-pawns = Без пешаци: { COUNT($files) ->
        [1] линија
       *[other] линии
    } { EACH($files, "part-whole-file") }.
whole-empty-files = Празно: { COUNT($files) ->
        [1] линија
       *[other] линии
    } { EACH($files, "part-whole-file") }.
whole-doubled = { PLAYER($color) }: { COUNT($squares) ->
        [0] нема удвоени пешаци
       *[other] удвоени пешаци { SQUARES($squares) }
    }.
whole-isolated = { PLAYER($color) }: { COUNT($squares) ->
        [0] нема изолирани пешаци
        [1] изолиран пешак { SQUARES($squares) }
       *[other] изолирани пешаци { SQUARES($squares) }
    }.
whole-passed = { PLAYER($color) }: { COUNT($squares) ->
        [0] нема слободни пешаци
        [1] слободен пешак { SQUARES($squares) }
       *[other] слободни пешаци { SQUARES($squares) }
    }.
whole-nothing-changed = По вашиот последен потег ништо не се сменило.
whole-nothing-changed-at-all = Од почетокот ништо не се сменило.
whole-changed = По вашиот последен потег: { part-whole-changes }.
whole-changed-from-start = Од почетокот: { part-whole-changes }.
whole-path = { LABEL($piece) } { SQUARE($piece) }: { SQUARES($squares) }{ $wasPawn ->
        [yes] ; порано пешак
       *[no] { "" }
    }.
whole-not-moved = { LABEL($piece) } { SQUARE($piece) } сѐ уште не се { GENDER($piece) ->
        [feminine] поместила
       *[masculine] поместил
    }.
whole-effect = { LABEL($piece) } { SQUARE($piece) } { COUNT($attacks) ->
        [0] не напаѓа ништо
       *[other] напаѓа: { EACH($attacks, "part-whole-piece") }
    }.{ COUNT($leaves) ->
        [0] { "" }
       *[other] { " " }Повеќе не брани: { EACH($leaves, "part-whole-piece") }.
    }
whole-check = { CAP(PLAYER($color, form: "the")) } се под шах од { EACH($by, "part-the-piece", join: "and") }.
whole-no-check = Никој не е под шах.
whole-move-not-made = Потегот { $number } уште не е одигран.
part-whole-piece = { COLORED($it) } { LABEL($it) } { SQUARE($it) }
part-whole-pawns = { PLAYER($color) } { SQUARES($squares) }
part-whole-file = { FILE($it) }
part-whole-changes = { EACH($changes, "part-whole-change") }{ COUNT($captured) ->
        [0] { "" }
       *[other] ; земено: { EACH($captured, "part-whole-piece") }
    }
part-whole-change = { COLORED($piece) } { LABEL($piece) } од { SQUARE($piece) } на { SQUARE($to) }{ KIND($promotion) ->
        [none] { "" }
       *[other] , сега { PIECE($promotion) }
    }

## from-square

from-ray = { part-from-way }: { COUNT($squares) ->
        [0] раб на таблата
       *[other] { EACH($squares, "part-from-ray-square") }
    }.
from-knights-view = Полиња на скокачот од { SQUARE($square) }: { COUNT($pieces) ->
        [0] нема фигури
       *[other] { EACH($pieces, "part-from-piece") }
    }{ COUNT($empty) ->
        [0] { "" }
       *[other] ; празни: { SQUARES($empty) }
    }.
from-attackers = { SQUARE($piece) }, { COLORED($piece) } { LABEL($piece) }. { part-from-attackers } { part-from-defenders }
from-defenders = { SQUARE($piece) }, { COLORED($piece) } { LABEL($piece) }. { part-from-defenders }
from-attackers-of-empty-square = { SQUARE($square) }, празно. { COUNT($white) ->
        [0] { COUNT($black) ->
            [0] Ништо не напаѓа.
           *[other] { part-from-black }
        }
       *[other] { CAP(PLAYER("white")) }, { WORDS($whiteCount, gender: "feminine") }: { EACH($white, "part-from-taker") }.{ COUNT($black) ->
            [0] { "" }
           *[other] { " " }{ part-from-black }
        }
    }
part-from-black = { CAP(PLAYER("black")) }, { WORDS($blackCount, gender: "feminine") }: { EACH($black, "part-from-taker") }.
part-from-attackers = { COUNT($attackers) ->
        [0] Ништо не напаѓа.
        [1] Напаѓа една: { EACH($attackers, "part-from-taker") }.
       *[other] Напаѓаат { WORDS($attackerCount, gender: "feminine") }: { EACH($attackers, "part-from-taker") }.
    }
part-from-defenders = { COUNT($defenders) ->
        [0] Ништо не брани.
        [1] Брани една: { EACH($defenders, "part-from-taker") }.
       *[other] Бранат { WORDS($defenderCount, gender: "feminine") }: { EACH($defenders, "part-from-taker") }.
    }
part-from-way = { $way ->
        [north] Север
        [north-east] Североисток
        [east] Исток
        [south-east] Југоисток
        [south] Југ
        [south-west] Југозапад
        [west] Запад
       *[north-west] Северозапад
    }
part-from-ray-square = { SQUARE($square) } { COUNT($there) ->
        [0] празно
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
            [feminine] врзана
           *[masculine] врзан
        } од { EACH($pinnedBy, "part-from-pinner") }
    }
part-from-front = зад { PIECE($it, article: "the") } { SQUARE($it) }
part-from-pinner = { PIECE($it, article: "the") } { SQUARE($it) }

## moves

call = { part-mover }{ part-origin }{ $capture ->
        [yes] зема{ " " }{ KIND($taken) ->
            [none] { "" }
           *[other] { PIECE($taken) }{ " " }
        }на{ " " }
       *[no] { $joined ->
            [yes] на{ " " }
           *[no] { "" }
        }
    }{ SQUARE($to) }{ part-en-passant }{ $capture ->
        [yes] { part-promotes }
       *[no] { part-becomes }
    }{ part-sign }
call-castling = { part-castling }{ part-sign }
call-uci = { $squares }{ part-sign }
heading-mover = { PLAYER($by, form: "label") }:
heading-number = Потег { $number }:
heading-both = Потег { $number }, { CAP(PLAYER($by, form: "label")) }:
last-move = { PLAYER($by, form: "label") }: { SEGMENT($call) }
no-move-yet = Уште не е одигран ниеден потег.
last-capture = Земено: { COLORED($piece) } { LABEL($piece) } на { SQUARE($square) }{ $enPassant ->
        [yes] , ан пасан
       *[no] { "" }
    }.
no-capture = Ништо не е земено.
viewing-move = { $way ->
        [back] Назад
       *[forward] Напред
    } на потег { $number }, { CAP(PLAYER($by, form: "label")) }: { SEGMENT($call) }
viewing-start = Почеток на партијата
viewing-present = Моменталната позиција
fact-restored-move = Вратен потег{ part-by-ruling }{ $count ->
        [1] { "" }
        [2] , заедно со следниот
       *[other] , заедно со следните
    }: { SEGMENT($first) } { CAP(PLAYER($by, form: "the")) } се на потег.
fact-restored-start = Вратено{ part-by-ruling } на почетокот на партијата.
fact-restored-position = Вратено{ part-by-ruling } на поранешна позиција.
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
       *[other] , промоција во { PIECE($promotion) }
    }
part-en-passant = { $enPassant ->
        [yes] { " " }ан пасан
       *[no] { "" }
    }
part-sign = { $sign ->
        [check] , шах
        [mate] , мат
       *[none] { "" }
    }
part-by-ruling = { $cause ->
        [takeback] { "" }
       *[ruling] { " " }по одлука
    }

## endings

ending-checkmate = { $called ->
        [yes] { part-outcome }
       *[no] Мат. { part-outcome }
    }
ending-stalemate = Пат. { part-outcome }
ending-dead-position = Ниедна страна веќе не може да даде мат. { part-outcome }
ending-fivefold-repetition = Иста позиција по петти пат. { part-outcome }
ending-seventy-five-moves = Седумдесет и пет потега од секоја страна без земање и без потег со пешак. { part-outcome }
ending-threefold-repetition = Иста позиција по трет пат. { part-outcome }
ending-fifty-moves = Педесет потега од секоја страна без земање и без потег со пешак. { part-outcome }
ending-resignation = { $result ->
        [drawn] Предавање, но противникот не може да даде мат.
       *[other] { part-loser } се предаваат.
    } { part-outcome }
ending-agreement = Договорено реми.
ending-article = Член { $article }.
ending-time = { $result ->
        [drawn] Времето истече, но противникот не може да даде мат. { part-outcome }
        [white] Белите победија на време.
        [lost] Губат двајцата играчи на време.
       *[other] Црните победија на време.
    }
ending-both-flags = Паднаа двете знаменца. { part-outcome }
ending-default = { $result ->
        [lost] Ниеден играч не дојде на време.
       *[other] { part-loser } не дојдоа на време.
    } { part-outcome }
ending-illegal-moves = { $result ->
        [drawn] Премногу нелегални потези, но противникот не може да даде мат.
        [white] Премногу нелегални потези на црните.
       *[other] Премногу нелегални потези на белите.
    } { part-outcome }
ending-sealed-move = Ковертираниот потег не може да се одигра. { part-outcome }
ending-quickplay-finish = Партијата не може да се добие со нормални средства. { part-outcome }
ending-ruling = Судијата одлучи. { part-outcome }
ending-drawn-time = Падна знаменцето на { PLAYER($loser, form: "the") }. { part-cannot-mate }
ending-drawn-resignation = { PLAYER($loser, form: "the") } се предаваат. { part-cannot-mate }
ending-drawn-illegal-moves = Премногу нелегални потези на { PLAYER($loser, form: "the") }. { part-cannot-mate }
ending-drawn-sealed-move = Ковертираниот потег не може да се одигра. { part-cannot-mate }
ending-mate-undecided = Не можеше да се утврди дали { PLAYER($side, form: "the") } сè уште можат да дадат мат. Судијата може да одлучи поинаку.
can-win-can = Да, { PLAYER($side, form: "the") } сè уште можат да дадат мат. Најкратката најдена низа:
can-win-mated = { PLAYER($side, form: "the") } дадоа мат.
can-win-cannot = Не, { PLAYER($side, form: "the") } не можат да дадат мат со ниедна низа од легални потези.
can-win-undecided = Не можеше да се утврди дали { PLAYER($side, form: "the") } сè уште можат да дадат мат.
part-cannot-mate = Реми: { PLAYER($opponent, form: "the") } не можат да дадат мат со ниедна низа од легални потези.
part-outcome = { $result ->
        [white] Белите победија.
        [black] Црните победија.
        [drawn] Партијата заврши реми.
       *[lost] Губат двајцата играчи.
    }
part-loser = { $result ->
        [white] Црните
       *[other] Белите
    }

## board

cell-piece = { COLORED($piece) } { LABEL($piece) }
cell-kind = { LABEL($kind) }
cell-empty = празно
cell-light = светло поле
cell-dark = темно поле

## happenings

fact-checked = { $called ->
        [yes] Од
       *[no] Шах од
    } { EACH($by, "part-the-piece", join: "and") }.
fact-draw-offered = { PLAYER($by, form: "the") } нудат реми.
fact-draw-rejected = { PLAYER($by, form: "the") } го одбиваат ремито.
fact-draw-rejected-by-move = Ремито е одбиено.
fact-adjusting = { PLAYER($by, form: "the") } наместуваат.
fact-touched = { PLAYER($by, form: "the") } { $how ->
        [adjusting] { part-clitic } наместуваат
        [by-accident] случајно { part-clitic } допираат
       *[to-move] { part-clitic } допираат
    } { EACH($piece, "part-the-piece") }.
fact-bound-move = { PLAYER($by, form: "the") } мора да { part-clitic } поместат { EACH($piece, "part-the-piece") }.
fact-bound-capture = { PLAYER($by, form: "the") } мора да { part-clitic } земат { EACH($piece, "part-the-piece") }.
fact-bound-capture-with = { PLAYER($by, form: "the") } мора да { part-clitic } земат { EACH($piece, "part-the-piece") } со { EACH($with, "part-the-piece") }.
fact-bound-castle = { PLAYER($by, form: "the") } мора да направат { part-castling }.
fact-bound-play = { PLAYER($by, form: "the") } мора да одиграат { EACH($move, "part-move") }.
fact-pressed = { PLAYER($by, form: "the") } го притискаат часовникот.
fact-period-reached = { PLAYER($by, form: "the") } стигнаа до временската контрола. Добиваат { DURATION($added) }.
fact-time-overstepped = { PLAYER($by, form: "the") } го пречекорија времето за { DURATION($late) }.
fact-clock-started = Часовникот на { PLAYER($of, form: "the") } { $again ->
        [yes] повторно тече
       *[no] тече
    }.
# A player is plural, an arbiter and an assistant are not.
fact-clocks-stopped = { PLAYER($by, form: "the") } ги запираат часовниците.
fact-clocks-stopped-by-assistant = Помошникот на { PLAYER($of, form: "the") } ги запира часовниците.
fact-clocks-stopped-by-arbiter = Судијата ги запира часовниците.
fact-clock-set-time = { part-clock-set } { DURATION($time) }.
fact-clock-set-moves = { part-clock-set } { part-moves-made }.
fact-clock-set-both = { part-clock-set } { DURATION($time) }, { part-moves-made }.
fact-time-added = { PLAYER($to, form: "the") } добиваат { DURATION($time) }.
fact-time-taken = { PLAYER($to, form: "the") } губат { DURATION($time) }.
fact-flag-fell = { part-flag-fell }{ $goesOn ->
        [yes] { " " }Партијата продолжува.
       *[no] { "" }
    }
fact-both-flags-fell = Паднаа двете знаменца, прво она на { PLAYER($first, form: "the") }.
fact-unwatched-clock-set-back = Часовникот на уредот е вратен назад. Не се знае колку долго страницата не работеше; на { PLAYER($of, form: "the") } не им се одзема време.
fact-unwatched-not-charged = { part-away } На { PLAYER($of, form: "the") } не им се одзема ова време.
fact-unwatched-open = { part-away }{ $stopped ->
        [yes] { " " }Часовниците се запрени.
       *[no] { "" }
    } Да им се одземе ова време на { PLAYER($of, form: "the") } или не?
fact-charge-proposed = { PLAYER($by, form: "the") } сакаат времето { $charged ->
        [yes] да се одземе
       *[no] да не се одземе
    }. { CAP(PLAYER($opponent, form: "the")) } мора да се согласат.
fact-time-charged = На { PLAYER($of, form: "the") } { $charged ->
        [yes] им е одземено
       *[no] не им е одземено
    } време: { DURATION($length) }.{ $flag ->
        [yes] { " " }{ part-flag-fell }
       *[no] { "" }
    }
fact-arrived = { PLAYER($who, form: "the") } дојдоа на таблата.
fact-arrived-late = { PLAYER($who, form: "the") } дојдоа на таблата, со доцнење од { DURATION($late) }.
fact-quickplay-claimed = { PLAYER($by, form: "the") } бараат { $asks ->
        [draw] реми во забрзан завршеток
       *[increment] неколку секунди на секој потег
    }. Одлучува судијата.
fact-quickplay-decided-postponed = Одлуката за барањето на { PLAYER($by, form: "the") } е одложена. Партијата продолжува.
fact-quickplay-decided-rejected = Барањето на { PLAYER($by, form: "the") } е одбиено.
fact-quickplay-decided-increment = Отсега секој потег носи { DURATION($increment) }.
fact-quickplay-decided-some-increment = Отсега секој потег носи неколку секунди.
fact-quickplay-decided-no-increment = Потезите не носат секунди. Партијата продолжува.
fact-written = { $what ->
        [move] Потегот е запишан.
        [note] Звучната белешка е зачувана.
       *[offer] Понудата за реми е запишана.
    }
fact-signed = { PLAYER($by, form: "the") } потпишуваат: { $result ->
        [white] победија белите
        [black] победија црните
        [drawn] реми
       *[lost] изгубија двајцата играчи
    }.{ $agreed ->
        [yes] { " " }Двајцата играчи потпишаа.
       *[no] { "" }
    }
fact-scored = Белите добиваат { EACH($white, "part-points") }, а црните { EACH($black, "part-points") }.
fact-adjourned = Партијата е прекината. { CAP(PLAYER($sealer, form: "the")) } ковертираат потег.
fact-sealed-written = { PLAYER($sealer, form: "the") } го запишаа потегот за ковертот.
fact-sealed-envelope-closed = Ковертот е затворен.
fact-sealed-clock-stopped = Потегот е ковертиран, а часовниците се запрени.
fact-resumed = Партијата продолжува. { $envelope ->
        [opened] Ковертот е отворен.
       *[stays-closed] Ковертот останува затворен.
    } Часовникот на { PLAYER($clock, form: "the") } тече.
part-clock-set = Часовникот на { PLAYER($of, form: "the") } е наместен на
part-moves-made = { NUM($moves) } { $moves ->
        [one] одигран потег
       *[other] одиграни потега
    }
part-flag-fell = Падна знаменцето на { PLAYER($of, form: "the") }.
part-away = Уредот не работеше { DURATION($length) }.
# Halves in words: ".5" is heard as a decimal.
part-points = { $half ->
        [yes] { $whole ->
            [0] половина поен
            [1] { SMALL($whole) } и пол поен
           *[other] { SMALL($whole) } и пол поена
        }
       *[no] { $whole ->
            [0] ништо
            [one] { NUM($whole) } поен
           *[other] { NUM($whole) } поена
        }
    }

## claims

fact-draw-claimed-threefold = { PLAYER($by, form: "the") } бараат реми: позицијата беше на таблата трипати.
fact-draw-claimed-threefold-intended = { PLAYER($by, form: "the") } бараат реми: по потегот { EACH($intended, "part-move") } позицијата е на таблата по трет пат.
fact-draw-claimed-fifty-moves = { PLAYER($by, form: "the") } бараат реми: { part-fifty }.
fact-draw-claimed-fifty-moves-intended = { PLAYER($by, form: "the") } бараат реми: по потегот { EACH($intended, "part-move") } има { part-fifty }.
claim-right = Точно е. Партијата заврши реми.
fact-claim-rejected-not-written-first = Не е така: потегот не беше прво запишан.
fact-claim-rejected-move-is-illegal = Не е така: потегот е нелегален.
fact-claim-rejected-threefold = Не е така: { $intended ->
        [yes] би била на таблата по { ORDINAL($found) } пат
       *[no] беше на таблата { $found ->
            [1] еднаш
            [2] двапати
            [3] трипати
           *[other] { SMALL($found) } пати
        }
    }.
fact-claim-rejected-fifty-moves = Не е така: { $intended ->
        [yes] би имало
       *[no] има
    } само { SMALL($found) }.
claim-is-offer = Важи како понуда за реми.
part-fifty = педесет потега од секоја страна без земање и без потег со пешак

## irregularities

fault-illegal-move = { COLOR($of) ->
        [none] Направен е нелегален потег.
       *[other] { PLAYER($of, form: "the") } направија нелегален потег.
    }
fault-pressed-without-a-move = { COLOR($of) ->
        [none] Часовникот е притиснат без потег.
       *[other] { PLAYER($of, form: "the") } го притиснаа часовникот без потег.
    }
fault-pawn-left-unpromoted = { COLOR($of) ->
        [none] На последниот ред остана пешак.
       *[other] { PLAYER($of, form: "the") } оставија пешак на последниот ред.
    }
fault-two-hands = { COLOR($of) ->
        [none] Се играше со двете раце.
       *[other] { PLAYER($of, form: "the") } играа со двете раце.
    }
fault-touched-piece = { COLOR($of) ->
        [none] Потегот не е она што го бара допрената фигура.
       *[other] { PLAYER($of, form: "the") } не го одиграа она што го бара допрената фигура.
    }
fault-displaced = { COLOR($of) ->
        [none] Има разместени фигури.
       *[other] { PLAYER($of, form: "the") } разместија фигури.
    }
fault-set-up = { COLOR($of) ->
        [none] Партијата е погрешно започната.
       *[other] { PLAYER($of, form: "the") } погрешно ја започнаа партијата.
    }
fault-ruling-corrected = Наместо тој потег се игра друг.
fault-ruling-counted = Се смета за нелегален потег.
fault-ruling-illegal-move-counted = Тоа е { ORDINAL($count) } таков потег.
fault-ruling-counted-as = Се смета за { ORDINAL($count) } нелегален потег.
fault-ruling-queen = Пешакот станува дама.
fault-ruling-not-counted = Не се смета за нелегален потег.
fault-ruling-stands = Потегот останува.
fault-ruling-put-right = { COLOR($of) ->
        [none] Се враќаат на место.
       *[other] { PLAYER($of, form: "the") } ги враќаат на место.
    }
fault-ruling-new-game = Се игра нова партија.
fault-ruling-goes-on = Партијата продолжува.
fault-ruling-arbiter-decides = Одлучува судијата.
penalty-warning = { PLAYER($against, form: "the") } добиваат опомена.
penalty-given = { PLAYER($against, form: "the") } добиваат казна.
penalty-points-to-the-opponent = { penalty-given } { CAP(PLAYER($opponent, form: "the")) } ги добиваат поените за победа.
penalty-game-lost = { PLAYER($against, form: "the") } добиваат казна: ја губат партијата.
penalty-fine = { PLAYER($against, form: "the") } добиваат парична казна.
penalty-rounds = { PLAYER($against, form: "the") } се исклучени од { NUM($rounds, gender: "neuter") } { $rounds ->
        [one] коло
       *[other] кола
    }.
penalty-expulsion = { PLAYER($against, form: "the") } се исклучени од натпреварот.

## replies

reply-how-to-answer = Да, не или потегот уште еднаш.
reply-looking-at-start = Го гледате почетокот на партијата.
reply-looking-at-move = Ја гледате позицијата по потегот { $number }.
reply-play-now = Да се одигра во моменталната позиција: { SEGMENT($asked) }
reply-move-not-made = Потегот не е одигран.
reply-not-done = Откажано.
reply-nothing-asked = Ништо не беше прашано.
reply-held-back = Не е извршено: { EACH($lines, "part-text") }.
reply-no-piece-meant = Која фигура? На пример: потези од { SQUARE("g1") }.
reply-commands-listed = Тука се командите што се внесуваат: „{ $example }“ наоѓа една, Escape враќа назад.
reply-game-saved = Партијата е зачувана како { $name }.

## piece-list

piece-list-nothing-named = Наведете фигури со нивните полиња. { part-piece-list-example }
piece-list-unknown-word = „{ $word }“ не е разбрано. { part-piece-list-example }
piece-list-colour-missing = Наведете ја бојата: { PIECE($kind, article: "the") } на { SQUARE($square) }. { part-piece-list-example }
piece-list-square-missing = Наведете на кое поле стои { PIECE($kind, article: "the") }. { part-piece-list-example }
piece-list-piece-missing = Наведете што стои на { SQUARE($square) }. { part-piece-list-example }
piece-list-named-twice = Полето { SQUARE($square) } е наведено двапати.
part-piece-list-example = На пример: бел крал { SQUARE("e1") }, црн пешак { SQUARE("d5") }, { SQUARE("e4") } празно.

## touch

touch-on = Таблата се истражува со прст. Лизгајте по неа за да ги слушате полињата. За кревање или ставање, допрете со втор прст, или двапати на слушнатото поле.
touch-off = Истражувањето со прст е исклучено.

## set-up

set-up-cleared = Таблата е празна.
set-up-started = Почетна позиција.
set-up-as-in-game = Позицијата од вашата партија.
set-up-no-game = На таблата нема партија.
set-up-fen-taken = FEN е прочитан.
set-up-from-any-file = Шах960: кралот и топовите можат да рокираат од секоја линија.
set-up-from-usual-files = Рокада како во обичниот шах.
set-up-rights = { COUNT($rights) ->
        [0] Нема рокади.
       *[other] Рокада: { EACH($rights, "part-castling-right") }.
    }
set-up-passant = Ан пасан на { SQUARE($square) }.
set-up-no-passant = Без ан пасан.
set-up-check = Шах: { PLAYER($color) }.
set-up-undone = Вратено.
set-up-nothing-to-undo = Тука ништо не е сменето.
set-up-possible = Од оваа позиција може да се игра.
set-up-impossible = Од оваа позиција сè уште не може да се игра.
set-up-none-removed = Нема што да се тргне.
set-up-nothing-to-move = { SQUARE($square) } е празно: нема што да се помести.
set-up-which-squares = Кажете ги полињата. На пример: тргни e4, или: помести e2 e4.
set-up-which-passant = Кажете го полето преку кое помина пешакот. На пример: ан пасан e3.
set-up-which-chess960 = Позициите на шах960 имаат броеви од 0 до 959.
set-up-fen-unreadable = Овој FEN не може да се прочита: { $problem ->
        [board] редовите не се осум по осум полиња
        [turn] не кажува кој е на потег
        [castling] правата на рокада не се читливи
        [en-passant] полето за ан пасан не е читливо
        [counters] броевите на потези не се читливи
       *[unreadable] не е позиција во записот FEN
    }.
set-up-no-king = Недостига { COLORED($king) } { PIECE($king) }: ставете го на поле.
set-up-several-kings = { CAP(PLAYER($color)) }: { $number } кралеви, { SQUARES($squares) }. Оставете само еден.
set-up-too-many-pieces = { CAP(PLAYER($color)) }: фигури { $number }, а може да има најмногу 16.
set-up-too-many-pawns = { CAP(PLAYER($color)) }: пешаци { $number }, а може да има најмногу 8.
set-up-pawn-on-end-rank = Пешак не може да стои на првиот или осмиот ред: { EACH($pawns, "part-set-up-piece") }. Тргнете го или ставете друга фигура.
set-up-kings-side-by-side = Кралевите стојат еден до друг, { SQUARE($white) } и { SQUARE($black) }: меѓу нив мора да има поле.
set-up-opponent-in-check = На потег е противникот, а под шах се { PLAYER($color, form: "the") }: { EACH($by, "part-set-up-piece") }. Дајте им го потегот или тргнете го шахот.
set-up-impossible-check = Ниту еден потег не можел да даде толку шахови одеднаш: { EACH($by, "part-set-up-piece") }. Сменете нешто од ова.
set-up-castling-without-piece = { CAP(PLAYER($color)) }: { $side ->
        [short] мала
       *[long] голема
    } рокада не е можна, бидејќи на { SQUARE($missing) } нема { COLORED($missing) } { PIECE($missing) }. Ставете ја фигурата или одземете го правото.
set-up-en-passant-rank = { CAP(PLAYER($turn, form: "the")) } се на потег: полето за ан пасан мора да е на редот { RANK($rank) }, а { SQUARE($square) } не е таму.
set-up-en-passant-without-pawn = Ан пасан на { SQUARE($square) } не е можен: на { SQUARE($missing) } мора да стои { COLORED($missing) } { PIECE($missing) }.
set-up-en-passant-not-empty = Ан пасан на { SQUARE($square) } не е можен: пешакот штотуку помина преку { SQUARE($occupied) }, и тоа поле мора да е празно.
part-castling-right = { PLAYER($color) } { $side ->
        [short] мала
       *[long] голема
    }
part-set-up-piece = { LABEL($it) } { SQUARE($it) }

## clock

clock-duration = { DURATION($time) }
clock-span = { SPAN($time) }
clock-not-started = Часовниците уште не се пуштени.
clock-stopped = Часовниците се запрени.
clock-game-over = Партијата е завршена.
clock-flag-fallen = { PLAYER($color) } без време, знаменцето падна.
clock-shown = { PLAYER($color) } { DURATION($time) }{ part-running }{ GIVEN($toGo) ->
        [none] { "" }
       *[yes] , уште { NUM($toGo) } { $toGo ->
            [one] потег
           *[other] потега
        }
    }{ part-fell-earlier }.
clock-time-left = { PLAYER($color) } { SPAN($time) }{ part-running }{ part-fell-earlier }.
clock-moves-completed = { PLAYER($color) }: { $moves ->
        [0] ниту еден завршен потег
        [one] завршен { part-moves-in-words }
       *[other] завршени { part-moves-in-words }
    }.
clock-moves-to-control = { PLAYER($color) }: { part-to-control }.
clock-no-control-ahead = { PLAYER($color) }: нема повеќе временска контрола.
clock-time-used = { PLAYER($color) }: { part-moves-in-words }, потрошено време { SPAN($used) }.
clock-period = { part-period }, { part-to-control }, потоа уште { SPAN($next) }.
clock-last-period = { part-period }, за сите преостанати потези.
clock-no-delay = Нема одложување.
clock-delay-over = Одложувањето помина.
clock-delay-left = Уште { SPAN($left) } одложување.
clock-runs = Тече часовникот на { PLAYER($side, form: "the") }{ part-at-move }.
clock-goes-on = Часовниците се запрени. Следен тече часовникот на { PLAYER($side, form: "the") }{ part-at-move }.
clock-warning-last-seconds = { WORDS($seconds, gender: "feminine") }.
clock-warning-time = Уште { SPAN($left) }.
clock-warning-time-of = { PLAYER($of) } { SPAN($left) }.
clock-warning-moves = { part-to-control }.
clock-warning-moves-of = { PLAYER($of) }: { part-to-control }.
part-running = { $running ->
        [yes] , тече
       *[no] { "" }
    }
part-fell-earlier = { GIVEN($fellIn) ->
        [none] { "" }
       *[yes] , знаменцето падна во периодот { $fellIn }
    }
part-moves-in-words = { $moves ->
        [0] ниту еден потег
        [one] { WORDS($moves) } потег
       *[other] { WORDS($moves) } потега
    }
part-to-control = { $moves ->
        [0] ниту еден потег
       *[other] уште { part-moves-in-words }
    } до временската контрола
part-period = { PLAYER($color) }: период { WORDS($number) }{ GIVEN($of) ->
        [none] { "" }
       *[yes] { " " }од { WORDS($of) }
    }
part-at-move = { GIVEN($move) ->
        [none] { "" }
       *[yes] , потег { WORDS($move) }
    }

## clock-table

clock-table-to-set = { $control }.
clock-table-set = Часовникот е наместен: { $control }.
clock-table-to-start = Часовникот на белите тргнува штом црните го притиснат.
clock-table-back = Часовникот е повторно тука.
clock-table-not-heard-surely = „{ $text }“ не се слушна сигурно. Дали мислевте на: { EACH($nearest, "part-text", join: "or") }?
clock-table-no-command = „{ $text }“ не е наредба на часовникот. { COUNT($nearest) ->
        [0] „Помош“ ги набројува наредбите.
       *[other] Дали мислевте на: { EACH($nearest, "part-text", join: "or") }?
    }

## dial

dial-minute = { $minute ->
        [0] горе
       *[other] { $minute }
    }{ COUNT($holds) ->
        [0] { "" }
       *[other] , { EACH($holds, "part-text") }
    }
dial-minute-hand-at-top = минутна стрелка, горе
dial-minute-hand = минутна стрелка, { DURATION($way) }
dial-minute-hand-before-hour = минутна стрелка, { DURATION($way) } до полн час
dial-hour-hand = часовна стрелка, на { $hour }
dial-hour-hand-between = часовна стрелка, меѓу { $hour } и { $next }
dial-middle = средина на бројчаникот
dial-off-the-dial = надвор од бројчаникот
dial-flag-at-rest = знаменцето мирува
dial-flag-rising = знаменцето се крева, { DURATION($left) }
dial-flag-fallen = знаменцето падна
dial-holds-dots = { $dots ->
        [1] една точка
        [2] две точки
       *[other] три точки
    }
dial-holds-minute-hand = минутна стрелка
dial-holds-hour-hand = часовна стрелка

## time

time-no-clock = Без часовник
time-control = { $told }
time-control-of-each = { CAP(PLAYER("white")) } { $white }{ part-apart } { CAP(PLAYER("black")) } { $black }
time-moves = { part-count-of-moves }
time-for-all-moves = { ALLOTTED($time) }
time-moves-in = { part-count-of-moves } за { ALLOTTED($time) }
time-for-every-moves = { ALLOTTED($time) } { $moves ->
        [1] за секој потег
        [one] за секој { part-count-of-moves }
       *[other] за секои { part-count-of-moves }
    }
time-then = потоа { $period }
time-each-move = { part-each-move }
time-period-with = { $period } со { part-each-move }
time-from-first-move = { part-each-move } од првиот потег
part-apart = { $apart ->
        [comma] ,
       *[semicolon] ;
    }
part-count-of-moves = { NUM($moves) } { $moves ->
        [one] потег
       *[other] потега
    }
part-each-move = { $kind ->
        [before] { ALLOTTED($time) } на потег
        [after] { ALLOTTED($time) } по секој потег
        [bronstein] враќање до { ALLOTTED($time) } по секој потег
       *[delay] одложување од { ALLOTTED($time) } на потег
    }

## table

fact-announced = { part-caller } { $caller ->
        [player] најавуваат
       *[other] најавува
    }: { SEGMENT($call) }
fact-announced-corrected = { part-caller } { $caller ->
        [player] ја исправаат
       *[other] ја исправа
    } најавата: { SEGMENT($call) } А не: { SEGMENT($instead) }
fact-repeated = { part-caller } го { part-repeats } потегот.
fact-repeated-otherwise = { part-caller } { part-repeats } друг потег. Најавено: { SEGMENT($called) } Повторено: { SEGMENT($repeated) }
fact-on-board = На таблата на { PLAYER($by, form: "the") }: { SEGMENT($call) }
fact-move-made = { PLAYER($by, form: "the") } го одиграа потегот.
fact-taken-off = { PLAYER($by, form: "the") } { part-clitic } симнуваат { EACH($piece, "part-the-piece") }.
fact-placed = { PLAYER($by, form: "the") } { part-clitic } ставаат { EACH($piece, "part-the-piece") }.
fact-pieces-put-back = { PLAYER($by, form: "the") } ги враќаат фигурите на место.
fact-left-undone = { $what ->
        [announcing] { PLAYER($by, form: "the") } не го најавија потегот.
        [repeating] { PLAYER($by, form: "the") } не го повторија потегот.
       *[executing] Потегот на противникот не е извршен на таблата на { PLAYER($by, form: "the") }.
    }
boards-agree = Таблите се исти.
boards-differ = Таблите се разликуваат.
boards-differ-on = { SQUARE($square) }: кај белите { EACH($white, "part-standing") }, кај црните { EACH($black, "part-standing") }.
scores-agree = Записите се исти.
scores-differ-too = И записите се разликуваат.
board-to-mend = { PLAYER($of, form: "the") } мора да ја исправат таблата.
fact-board-mended = Таблата на { PLAYER($of, form: "the") } е исправена.
fact-asked = { PLAYER($by, form: "the") } прашуваат за { $about ->
        [moves] бројот на потези
       *[time] потрошеното време
    }.
fact-told-moves = Завршени потези: белите { $white }, црните { $black }.
fact-told-time = Потрошено време: белите { DURATION($white) }, црните { DURATION($black) }.
sheets-part = Потег { $number } на { PLAYER($by, form: "the") }. Запис на белите: { SEGMENT($white) } Запис на црните: { SEGMENT($black) }
window-is-for = Овој прозорец е за { $whom ->
        [both-players] двајцата играчи
        [white] белите
        [black] црните
        [assistant-of-white] помошникот на белите
        [assistant-of-black] помошникот на црните
        [arbiter] судијата
       *[onlooker] гледачите
    }.
part-caller = { $caller ->
        [player] { PLAYER($by, form: "the") }
        [own-assistant] Помошникот на { PLAYER($by, form: "the") }
       *[other-assistant] Помошникот на { PLAYER($opponent, form: "the") }, за { PLAYER($by, form: "the") },
    }
# A player is plural, an assistant is not.
part-repeats = { $caller ->
        [player] повторуваат
       *[other] повторува
    }
part-standing = { KIND($it) ->
        [none] празно
       *[other] { COLORED($it) } { LABEL($it) }
    }

## table-conditions

table-condition-play = { $play ->
        [strict] Строга игра
       *[casual] Слободна игра
    }. Правила: { $laws ->
        [fide] ФИДЕ { $year }
       *[us-chess] US Chess
    }.
part-condition-article = (член { $article })
table-condition-supervision = { event-rule-supervision } { part-condition-article }.
table-condition-nobody-disabled = Ниеден играч нема оштетен вид, и правилата за играчи со оштетен вид не важат.
table-condition-disabled = { COLOR($of) ->
        [none] Двајцата играчи имаат
       *[other] Играчот со { PLAYER($of, form: "the") } има
    } оштетен вид.
table-condition-hearing-impaired = { COLOR($of) ->
        [none] Двајцата играчи имаат
       *[other] Играчот со { PLAYER($of, form: "the") } има
    } оштетен слух.
table-condition-two-boards = Секој играч има своја табла { part-condition-article }.
table-condition-one-board = Двајцата играчи користат една табла.
table-condition-players-call = Секој играч ги најавува своите потези и ги повторува потезите на противникот { part-condition-article }.
table-condition-assistant-calls = Помошникот на { PLAYER($of, form: "the") } ги најавува потезите на двајцата играчи { part-condition-article }.
table-condition-assistants-call = Двајцата помошници ги најавуваат потезите на двајцата играчи { part-condition-article }.
table-condition-calls-fide = Потезите се најавуваат како во ФИДЕ, со германски броеви{ GIVEN($article) ->
        [none] { "" }
       *[yes] { " " }{ part-condition-article }
    }. На пример: { SEGMENT($sample) }
table-condition-calls = Потезите се најавуваат { $style ->
        [fide-names] со имињата од ФИДЕ и броевите на овој јазик
        [nato] со азбуката на НАТО
        [algebraic] со кратка алгебарска нотација
        [uci] со нотација UCI
       *[plain] со обични зборови
    }{ GIVEN($article) ->
        [none] { "" }
       *[yes] { part-condition-instead }
    }. На пример: { SEGMENT($sample) }
part-condition-instead = , а не со германски броеви: { $by ->
        [arbiter] така одлучи судијата
       *[players] така е договорено
    } { part-condition-article }
table-condition-no-assistants = Ниеден играч нема помошник.
table-condition-duties = Помошникот на { PLAYER($of, form: "the") } има за задача да: { EACH($duties, "part-condition-duty", join: "semicolon") }.
part-condition-duty = { $duty ->
        [execute] игра потези на таблата на противникот
        [announce] ги најавува потезите на двајцата играчи
        [score] ја запишува партијата
        [clock] го притиска часовникот
        [tell] ги соопштува бројот на потези и потрошеното време, само ако играчот праша
        [claim] бара победа поради истечено време и му кажува на судијата за допрени фигури
        [adjourn] ги врши формалностите при прекин на партијата
       *[move] ги движи фигурите на играчот
    } { part-condition-article }
table-condition-program-scores = Програмата ја запишува партијата.
table-condition-players-score = Секој играч ја запишува партијата сам.
table-condition-players-score-by = { table-condition-players-score } Дозволен е { $device ->
        [recording-device] уред за снимање
       *[tape-recorder] магнетофон
    } { part-condition-article }.
table-condition-special-clock = Се користи посебен часовник, { $kind ->
        [felt] што се чувствува со допир
       *[speaking] што зборува или се чувствува со допир
    } { part-condition-article }.
table-condition-quickplay = Важат правилата за забрзан завршеток.
table-condition-illegal-moves = { $moves ->
        [stand] Нелегален потег останува додека не се забележи.
       *[refused] Програмата одбива нелегален потег и ја кажува причината.
    }
table-condition-touch-binds = { event-rule-touch-binds } { part-condition-article }.
table-condition-no-draws = { event-rule-no-draws } { part-condition-article }.
table-condition-draws-after = { event-rule-draws-after } { part-condition-article }.
table-condition-points = { event-rule-points } { part-condition-article }.
table-condition-late-as-the-event-says = Колку може играч да задоцни, одредуваат правилата на натпреварот { part-condition-article }.
table-condition-late-at-all = Играч што не е присутен кога се пуштаат часовниците, губи { part-condition-article }.
table-condition-late = Играч што доцни повеќе од { ALLOTTED($time) }, губи { part-condition-article }.
table-condition-arbiter = { $present ->
        [yes] Присутен е судија.
       *[no] Нема судија.
    }
table-condition-program-approved = Судијата дозволи да се користи оваа програма.
table-condition-hints-locked = Шаховскиот мотор и помошта се заклучени.

## conditions

condition-strict = Строга игра.
condition-warnings-allowed = Предупредувањата за времето се дозволени.
condition-supervision = { event-rule-supervision }.
condition-touch-binds = { event-rule-touch-binds }.
condition-no-draws = { event-rule-no-draws }.
condition-draws-after = { event-rule-draws-after }.
condition-edition = Правила: { $laws ->
        [fide] ФИДЕ { $year }
       *[us-chess] US Chess
    }.
condition-press-to-begin = За почеток притиснете го часовникот, со копчето H.
condition-arbiter-begins = Часовникот го пушта судијата.

## envelope

envelope-players = Со белите игра { $white }, со црните игра { $black }.
envelope-position = Ова е позицијата пред ковертираниот потег.
envelope-times = Белите потрошија { DURATION($white) }, црните { DURATION($black) }.
envelope-sealed = { PLAYER($by, form: "the") } го ковертираат потегот број { $number }.
envelope-offer = Понудата за реми од { PLAYER($by, form: "the") } важи.
envelope-no-offer = Ниедна понуда за реми не важи.
envelope-resumption = Партијата ќе продолжи. Датум: { $date }. Време: { $time }. Место: { $venue }.
envelope-fault-players = На ковертот мора да стојат имињата на двајцата играчи.
envelope-fault-position = Позицијата на ковертот не е онаа на таблата.
envelope-fault-times = Времињата на ковертот не се оние на часовникот.
envelope-fault-sealed-by = На ковертот е наведен погрешен играч како оној што ковертира.
envelope-fault-move-number = Бројот на ковертираниот потег е погрешен.
envelope-fault-offer = За понудата за реми на ковертот стои погрешно.
envelope-fault-resumption = На ковертот мора да стојат датумот, времето и местото на продолжувањето.
envelope-to-adjourn = Да се прекине партијата? { CAP(PLAYER($sealer, form: "the")) } се на потег и мора да го ковертираат.
envelope-turn-away = { PLAYER($other, form: "the") }, свртете се и не слушајте: { PLAYER($sealer, form: "the") } го запишуваат потегот.
envelope-locked-away = Потегот е запишан и заклучен. На оваа страница не остана ништо од него.
envelope-doubt-several-moves = Ова може да значи два потега.
envelope-doubt-no-move = Во ова не може да се прочита потег.
envelope-present = { $white ->
        [yes] { $black ->
            [yes] Двајцата играчи се тука.
           *[no] Белите се тука, црните не се.
        }
       *[no] { $black ->
            [yes] Црните се тука, белите не се.
           *[no] Ниту еден играч не е тука.
        }
    }
envelope-position-unknown = Позицијата не е позната: се игра нова партија.
envelope-late = Доцнењето е { DURATION($late) }.
envelope-opened = Ковертот се отвора и се игра ковертираниот потег на { PLAYER($sealer, form: "the") }.
envelope-stays-closed = Ковертот останува затворен.
envelope-lost = Ковертот не може да се отвори: { PLAYER($sealer, form: "the") } го играат ковертираниот потег на таблата.
envelope-times-unknown = Времињата не се познати: судијата ги местува часовниците.
envelope-clock-started = Се пушта часовникот на { PLAYER($side, form: "the") }.
envelope-found = Во ковертот пишува: „{ $text }“.
envelope-trouble-not-secure = Потегот не може да се заклучи тука: страницата мора да дојде преку безбедна врска, со https.
envelope-trouble-too-long = Ова е предолго за потег. Напишете го само потегот.
envelope-trouble-wrong-passphrase = Ковертот не се отвора со оваа лозинка. Проверете ја и обидете се повторно.
envelope-trouble-not-this-envelope = Оваа датотека не го отвора ковертот. Изберете ја онаа што е зачувана при ковертирањето.
envelope-trouble-unreadable = Содржината на ковертот е оштетена и не може да се прочита. Ковертот се смета за изгубен и одлучува судијата.

## score

score-of = Записот на { PLAYER($of, form: "the") }.
score-of-game = Записот на партијата.
score-empty = Уште не е одигран ниеден потег.
score-move-by-black = Потег { $number } на црните:
score-note = Звучна белешка.
score-not-written = Не е запишано.
score-offered = Понудено е реми.
score-end = Крај на записот.
score-not-compared = Звучни белешки што не се споредени: { $moves }.

## score-writing

score-send-again = Ако да, запишете го уште еднаш.
score-nothing-to-write = Внесете го потегот како што го слушнавте.
score-recording = Се снима.
score-trouble-cannot-record = Овој прелистувач не може да снима. Запишете го потегот со текст.
score-trouble-not-allowed = Микрофонот не е дозволен. Дозволете го во прелистувачот или запишете го потегот со текст.
score-trouble-no-microphone = Не е најден микрофон. Приклучете микрофон или запишете го потегот со текст.
score-trouble-nothing-recorded = Ништо не е снимено и ништо не е запишано. Обидете се уште еднаш.
score-trouble-disk-full = Звучната белешка не е зачувана: нема место на дискот. Запишете го потегот со текст.
score-trouble-not-kept = Звучната белешка не е зачувана. Запишете го потегот со текст.
score-trouble-not-on-this-device = Оваа звучна белешка не е на овој уред.
score-trouble-not-played = Звучната белешка не може да се пушти.

## ruling

ruling-articles = { $are ->
        [rules] { COUNT($articles) ->
            [1] Правило
           *[other] Правила
        }
       *[articles] { COUNT($articles) ->
            [1] Член
           *[other] Членови
        }
    } { EACH($articles, "part-text", join: "and") }.
ruling-reason = Образложение:
ruling-shall-be-done = Да се направи така?
ruling-no-effect = Со ова ништо не би се променило.
ruling-overtaken = Во меѓувреме партијата продолжи. Одлуката сега би била оваа.
ruling-given-after = По потегот { $number } на { PLAYER($by, form: "the") }:
ruling-given-before-first-move = Пред првиот потег:

## report

report-title = Извештај за партијата
report-heading-game = Партија
report-heading-acts = Што се случи
report-heading-rulings = Одлуки
report-heading-scores = Записи
report-heading-result = Резултат
report-begun = Почеток: { $when }.
report-doer = { part-subject }:
report-deed-feel = { part-subject } { $byPlayer ->
        [yes] опипуваат фигура без да ја извадат
       *[no] опипува фигура без да ја извади
    }.
report-deed-make = { part-subject } { $byPlayer ->
        [yes] прават
       *[no] прави
    } потег на таблата.
report-deed-execute = { part-subject } { $byPlayer ->
        [yes] го извршуваат
       *[no] го извршува
    } најавениот потег.
report-deed-start = { part-subject } { $byPlayer ->
        [yes] го пуштаат
       *[no] го пушта
    } часовникот.
report-deed-restart = { part-subject } { $byPlayer ->
        [yes] повторно ги пуштаат
       *[no] повторно ги пушта
    } часовниците.
report-deed-accept = { part-subject } { $byPlayer ->
        [yes] прифаќаат
       *[no] прифаќа
    } реми.
report-deed-point-out = { part-subject } { $byPlayer ->
        [yes] укажуваат
       *[no] укажува
    } на неправилност.
report-deed-compare = { part-subject } { $byPlayer ->
        [yes] ги споредуваат
       *[no] ги споредува
    } таблите.
report-deed-compare-entered = { part-subject } { $byPlayer ->
        [yes] ги споредуваат
       *[no] ги споредува
    } таблите според внесените позиции.
report-deed-go-back = { part-subject } { $byPlayer ->
        [yes] се враќаат
       *[no] се враќа
    } назад во партијата.
report-deed-rule = { part-subject } { $byPlayer ->
        [yes] одлучуваат
       *[no] одлучува
    }:
report-deed-tell = { part-subject } { $byPlayer ->
        [yes] одговараат
       *[no] одговара
    }:
report-deed-nothing = { part-subject } { $byPlayer ->
        [yes] прават
       *[no] прави
    } нешто што ништо не менува.
report-deed-flag = { part-subject } { $byPlayer ->
        [yes] укажуваат
       *[no] укажува
    } на знаменцето на { PLAYER($of, form: "the") }.
report-deed-mend = { part-subject } { $byPlayer ->
        [yes] ја исправаат
       *[no] ја исправа
    } таблата на { PLAYER($of, form: "the") }.
report-deed-write = { part-subject } { $byPlayer ->
        [yes] го запишуваат
       *[no] го запишува
    } потегот { $number } на { PLAYER($of, form: "the") }.
report-deed-record = { part-subject } { $byPlayer ->
        [yes] го снимаат
       *[no] го снима
    } потегот { $number } на { PLAYER($of, form: "the") }.
report-deed-mark-offer = { part-subject } { $byPlayer ->
        [yes] ја означуваат
       *[no] ја означува
    } понудата за реми кај потегот { $number } на { PLAYER($of, form: "the") }.
report-made = Со тоа е направен потег { $number } на { PLAYER($of, form: "the") }.
report-articles = { COUNT($articles) ->
        [1] Член
       *[other] Членови
    } { EACH($articles, "part-text", join: "and") }.
report-reason = Причина: { $reason }.
report-nothing-done = Уште ништо не се случило.
report-nothing-ruled = Немаше одлуки.
report-goes-on = Партијата продолжува.
report-column-move = Потег
report-column-white = Запис на белите
report-column-black = Запис на црните
report-column-both = Запис
report-row = { $number }, { PLAYER($by) }
report-not-written = не е запишано
report-different = различно
report-copied = Извештајот е копиран.
report-not-copied = Извештајот не можеше да се копира. Зачувајте го како текст.
report-saved = Извештајот е зачуван: { $name }.
part-subject = { $by ->
        [white] { CAP(PLAYER("white", form: "the")) }
        [black] { CAP(PLAYER("black", form: "the")) }
        [assistant-of-white] Помошникот на белите
        [assistant-of-black] Помошникот на црните
       *[arbiter] Судијата
    }

## keys

key-group-moving-about = Движење по таблата
key-group-moving-pieces = Играње со фигурите
key-group-clock-and-acts = Часовник, понуди и барања
key-group-asking = Прашања
key-group-going-through-the-game = Низ партијата
key-group-page-and-speech = Страница и говор
key-group-at-a-table = На маса
key-does-step = До следното поле во таа насока
key-does-rank-start = До левиот крај на редот
key-does-rank-end = До десниот крај на редот
key-does-file-end = До горниот крај на линијата
key-does-file-start = До долниот крај на линијата
key-does-board-start = До првиот агол на таблата, а еден за белите
key-does-board-end = До последниот агол на таблата, ха осум за белите
key-does-to-rank = До тој ред, на истата линија
key-does-to-file = До таа линија, од а до ха, на истиот ред
key-does-next-king = До следниот крал
key-does-previous-king = До претходниот крал
key-does-next-queen = До следната дама
key-does-previous-queen = До претходната дама
key-does-next-rook = До следниот топ
key-does-previous-rook = До претходниот топ
key-does-next-bishop = До следниот ловец
key-does-previous-bishop = До претходниот ловец
key-does-next-knight = До следниот скокач
key-does-previous-knight = До претходниот скокач
key-does-next-pawn = До следниот пешак
key-does-previous-pawn = До претходниот пешак
key-does-lift-or-place = Крени ја фигурата, или стави ја кренатата тука
key-does-put-back = Врати ја кренатата фигура
key-does-move-entry = До полето „Ваш потег“
key-does-board = Назад кон партијата, од која било страница
key-does-next-region = До следниот дел од страницата
key-does-previous-region = До претходниот дел од страницата
key-does-this-square = Што стои тука; со ново притискање веднаш потоа, повеќе
key-does-go-to-last-move = До полето каде што отиде последниот потег
key-does-moves-of-this-piece = Каде може да оди фигурата
key-does-captures-of-this-piece = Што може да земе фигурата
key-does-diagonal-ray = Следната дијагонала оттука
key-does-diagonal-ray-back = Претходната дијагонала оттука
key-does-straight-ray = Следната права оттука
key-does-straight-ray-back = Претходната права оттука
key-does-repeat-before = Пораката пред таа
key-does-act-menu = Менито на дејства: понуда, барање, наместување, знаменце, запирање, предавање
key-does-say-move = На маса: најави го својот потег или повтори го потегот на противникот
key-does-make-called-move = На маса: изврши го потегот на противникот на својата табла
key-does-talk = Зборувај, ако е избрано гласовно внесување: држи го копчето, или притисни го пред зборувањето и потоа
key-does-mute = Исклучи го или вклучи го целиот звук
key-does-keys = Што можете да правите тука
key-name-arrow-left = Стрелка налево
key-name-arrow-right = Стрелка надесно
key-name-arrow-up = Стрелка нагоре
key-name-arrow-down = Стрелка надолу
key-name-home = Home
key-name-end = End
key-name-page-up = Page Up
key-name-page-down = Page Down
key-name-enter = Enter
key-name-space = Празно место
key-name-escape = Escape
key-name-backspace = Backspace
key-name-full-stop = Точка
key-name-delete = Delete
key-name-plus = Плус
key-name-minus = Минус
key-through = од { $first } до { $last }
key-either = { EACH($keys, "part-text", join: "either") }

## voice

voice-heard = Слушнав: { SEGMENT($words) }
voice-words = „{ $text }“.
voice-trouble-no-microphone = Не е најден микрофон. Приклучете го и обидете се повторно.
voice-trouble-not-allowed = Страницата нема дозвола од прелистувачот за микрофонот. Дозволете го тоа во поставките на прелистувачот за оваа страница и обидете се повторно.
voice-trouble-no-speech = Ништо не се слушна. Обидете се повторно, поблиску до микрофонот.
voice-trouble-language-not-supported = Ова препознавање не го знае јазикот. Изберете друго во поставките, под „Гласовно внесување“.
voice-trouble-language-not-installed = Препознавањето мора прво да го преземе јазикот. Притиснете „Преземи“ во поставките, под „Гласовно внесување“.
voice-trouble-network = Препознавањето не може да стигне до своите сервери. Поврзете се на мрежата или изберете друго во поставките, под „Гласовно внесување“.
voice-trouble-model-unreadable = Моделот на говорот не може да се прочита. Изберете друга датотека во поставките, под „Гласовно внесување“.
voice-trouble-failed = Препознавањето запре. Обидете се повторно или изберете друго во поставките, под „Гласовно внесување“.
voice-none-chosen = Гласовното внесување е исклучено. Изберете препознавање во поставките, под „Гласовно внесување“.
voice-chosen-none = Гласовното внесување е исклучено.
voice-chosen-on-device = Гласовно внесување на овој уред.
voice-chosen-cloud = Гласовно внесување преку серверите на производителот на прелистувачот.
voice-chosen-vosk = Гласовно внесување со Vosk.
voice-way-push-to-talk = Држете { part-voice-keys } додека зборувате.
voice-way-toggle = Притиснете { part-voice-keys } пред да зборувате и уште еднаш потоа.
voice-way-always = Со { part-voice-keys } почнува слушањето и трае до следното притискање.
part-voice-keys = { COUNT($keys) ->
        [0] копчето
       *[other] { EACH($keys, "part-text", join: "either") }
    }
voice-listens-for-page = Слушам македонски.
voice-listens-for-german-call = Слушам германска најава на потезите.
voice-listening = Слушам.
voice-not-listening = Не слушам.
voice-supply-language-fetched = Јазикот е тука.
voice-supply-language-not-fetched = Јазикот не можеше да се преземе. Поврзете се на мрежата и обидете се повторно.
voice-supply-model-loading = Моделот се чита.
voice-supply-model-ready = Моделот е подготвен.
voice-supply-model-not-kept = Моделот не може да се зачува на овој уред: нема доволно место. Важи додека не се затвори страницата.
voice-supply-model-forgotten = Моделот е отстранет од овој уред.
voice-supply-no-model = Прво изберете датотека со модел за Vosk.
voice-confirm-on = Пред секој потез ќе има прашање.
voice-confirm-off = Потезите се играат без прашање.
voice-silence-on = Осум секунди тишина значат „да“, но не во строга игра и не каде часовникот се притиска рачно.
voice-silence-off = Тишината не значи ништо. Секој повторен потег чека „да“.

## commands

command-does-offer-draw = Понуди реми
command-does-accept-draw = Прифати го понуденото реми
command-does-refuse-draw = Одбиј го понуденото реми
command-does-resign = Предај ја партијата
command-does-claim-quickplay-draw = Барај реми во забрзан завршеток
command-does-claim-increment = Барај неколку секунди на секој потег, во забрзан завршеток
command-does-claim-threefold = Барај реми: трипати иста позиција
command-does-claim-threefold-with = Истото, со потегот што го намеравате
command-does-claim-fifty-moves = Барај реми: педесет потега
command-does-claim-fifty-moves-with = Истото, со потегот што го намеравате
command-does-claim = Какво реми може да се бара
command-does-claim-flag = Знаменцето на противникот падна
command-does-claim-flag-of = Знаменцето на овој играч падна
command-does-adjust = Кажи дека ги наместувате фигурите
command-does-press-clock = Притисни го часовникот
command-does-stop-clocks = Запри ги часовниците
command-does-restart-clocks = Пушти ги часовниците пак
command-does-charge-time = Одземи го времето кога уредот не работеше
command-does-do-not-charge-time = Не одземај го тоа време
command-does-illegal-move = Последниот потег беше нелегален
command-does-illegal-move-of-number = Потегот со овој број беше нелегален
command-does-pressed-without-a-move = Противникот го притисна часовникот без потег
command-does-pawn-left-unpromoted = Противникот остави пешак на последниот ред
command-does-touched-piece = Противникот допре друга фигура
command-does-take-back = Врати го последниот потег
command-does-both-clocks = Времето на двете страни
command-does-my-clock = Вашето време
command-does-opponents-clock = Времето на противникот
command-does-time-control = Темпото на оваа партија
command-does-time-used = Колку време потрошија двете страни
command-does-moves-to-control = Колку потези има до временската контрола
command-does-period = Кој период се игра
command-does-delay-left = Колку останува од одложувањето
command-does-last-move = Последниот потег
command-does-last-moves = Последните потези, колку што ќе кажете
command-does-move-of-number = Потегот со овој број
command-does-last-capture = Што зеде последниот потег
command-does-move-number = Кој потег е на ред
command-does-position = Целата позиција, ред по ред
command-does-piece-lists = Фигурите на двете страни
command-does-where = Каде стојат овие фигури
command-does-rank = Што стои на овој ред
command-does-file = Што стои на оваа линија
command-does-square = Што стои на ова поле
command-does-attackers = Што го напаѓа ова поле
command-does-defenders = Што ја брани фигурата на ова поле
command-does-moves-of-piece = Каде може да оди фигурата од ова поле
command-does-moves-of-it = Каде може да оди кренатата или штотуку одбиената фигура
command-does-captures-of-piece = Што може да земе фигурата од ова поле
command-does-captures = Што можете да земете
command-does-what-can-move = Кои фигури можат да се движат
command-does-material = Материјалот на двете страни
command-does-diagonal = Што стои на дијагоналата на овие две полиња
command-does-diagonals-of-square = Што стои на дијагоналите на ова поле
command-does-rays = Што стои на линиите од ова поле
command-does-knights-view = Што стои на еден скок на скокачот
command-does-long-diagonals = Што стои на долгите дијагонали
command-does-pawns-by-file = Пешаците на двете страни, линија по линија
command-does-doubled-pawns = Кои пешаци се удвоени
command-does-isolated-pawns = Кои пешаци се изолирани
command-does-passed-pawns = Кои пешаци се слободни
command-does-position-by-file = Целата позиција, линија по линија
command-does-changes = Што се сменило по вашиот последен потег
command-does-path-of-piece = Каде стоела фигурата од ова поле
command-does-last-move-effect = Што напаѓа последниот потег и што остава
command-does-check = Кој е под шах и од што
command-does-position-text = Покажи или скриј ја позицијата како текст покрај потезите
command-does-copy-position = Копирај ја позицијата како FEN
command-does-read-score = Прочитај го записот на партијата, од првиот потег до последниот
command-does-copy-score = Копирај ја партијата како PGN
command-does-can-win = Дали белите или црните сè уште можат да победат
command-does-opponent = Кој е вашиот противник
command-does-repeat = Последната порака уште еднаш
command-does-turn-board = Заврти ја таблата
command-does-explore-by-touch = Истражувај ја таблата со прст, или престани
command-does-blindfold = Игра на слепо: вклучи или исклучи
command-does-hide-pieces = Скриј ги сите фигури
command-does-show-own-pieces = Прикажи ги само своите фигури
command-does-show-last-move = Прикажи ја само фигурата од последниот потег
command-does-silent-board = Таблата молчи или пак одговара
command-does-board-larger = Зголеми ја таблата
command-does-board-smaller = Намали ја таблата
command-does-board = До таблата
command-does-go-to-square = До ова поле на таблата
command-does-go-to-move = Позицијата по овој потег
command-does-back = Еден потег назад во партијата
command-does-forward = Еден потег напред во партијата
command-does-game-start = Погледни го почетокот на партијата
command-does-present = Назад до моменталната позиција
command-does-save-game = Зачувај ја партијата како датотека
command-does-games = Прикажи ги партиите на овој уред
command-does-settings = Отвори ги поставките
command-does-settings-for = Отвори ги поставките што имаат врска со еден збор
command-does-set-up = Поставање позиција и играње од неа
command-does-new-game = Формуларот за нова партија
command-does-clock-alone = Само часовник, за вистинска табла
command-does-feel-clock = Почувствувај го часовникот на бројчаник
command-does-call-fide = Најавувај потези како ФИДЕ, на германски
command-does-call-fide-names = Најавувај потези со имињата на ФИДЕ на вашиот јазик
command-does-call-plain = Најавувај потези со обични зборови
command-does-call-nato = Најавувај потези со азбуката на НАТО
command-does-call-algebraic = Најавувај потези со алгебарска нотација
command-does-call-uci = Најавувај потези како што ги пишува UCI
command-does-faster = Сопствениот глас на програмата побрзо
command-does-slower = Сопствениот глас на програмата побавно
command-does-reset-keys = Врати ги сите копчиња
command-does-sound-on = Вклучи го целиот звук
command-does-sound-off = Исклучи го целиот звук
command-does-help = Список на командите за внесување
command-does-help-for = Барај го зборот во помошта
table-command-does-call-move = Најави го својот потег
table-command-does-call-placed-move = Најави го потегот што стои на вашата табла
table-command-does-correct-call = Најави друг потег наместо погрешно кажаниот
table-command-does-repeat-call = Повтори го потегот што го најави противникот
table-command-does-repeat-move = Повтори го овој потег, како што го чувте
table-command-does-execute-call = Изврши го најавениот потег на својата табла
table-command-does-execute-move = Изврши го овој потег на својата табла
table-command-does-place-move = Постави го овој потег на својата табла пред најавувањето
table-command-does-take-off = Тргни ја фигурата од ова поле на својата табла
table-command-does-put-piece-back = Врати ги фигурите на својата табла
table-command-does-write-move = Запиши го овој потег на својот формулар
table-command-does-write-next-move = Запиши го последниот потег на својот формулар
table-command-does-ask-moves = Прашај го помошникот за бројот на потези
table-command-does-ask-time = Прашај го помошникот за времето
table-command-does-tell-moves = Како помошник: кажи го бројот на потези
table-command-does-tell-time = Како помошник: кажи го времето
table-command-does-compare-boards = Спореди ги двете табли
table-command-does-mend-board = Исправи ја својата табла
table-command-does-compare-scores = Спореди ги формуларите
table-command-does-read-conditions = Условите на партијата уште еднаш
table-command-does-adjourn = Одложи ја партијата

## phrases

phrases-offer-draw =
    нудам реми
    реми
    понуди реми
phrases-accept-draw =
    прифаќам
    прифати
    прифаќам реми
    прифати реми
    добро|ок|важи (нека) (биде) реми
    нека биде реми
phrases-refuse-draw =
    одбивам
    одбиј
    одбивам реми
    одбиј реми
phrases-resign =
    се предавам
    предавам
    предај
phrases-claim-quickplay-draw =
    барам реми
    побарај реми
phrases-claim-increment =
    барам секунди
    побарај секунди
phrases-claim-threefold =
    барам три
    барам три|3|трикратно (повторување|пати)
    барам повторување
    барам трипати
phrases-claim-threefold-with =
    барам три со { $rest }
    барам три|3|трикратно (повторување|пати) (со|по) { $rest }
    барам повторување (со|по) { $rest }
phrases-claim-fifty-moves =
    барам педесет
    барам педесет|50 (потега|потези)
phrases-claim-fifty-moves-with =
    барам педесет со { $rest }
    барам педесет|50 (потега|потези) (со|по) { $rest }
phrases-claim =
    барам
    барам { $rest }
phrases-claim-flag =
    знаменце
    паднато знаменце
    времето истече
phrases-claim-flag-of =
    знаменце { $color }
    времето на { $color } истече
phrases-adjust =
    наместувам
    дотерувам
    поправам
phrases-press-clock =
    притисни часовник
    притисни
    притисни го часовникот
    притискам
phrases-stop-clocks =
    запри часовник
    запри
    стоп
    запри го часовникот
    запри ги часовниците
phrases-restart-clocks =
    пушти часовник
    пушти
    пушти го часовникот
    продолжи часовник
phrases-charge-time =
    одземи време
    одземи (го) времето
phrases-do-not-charge-time =
    не одземај време
    не одземај (го) времето
phrases-illegal-move =
    нелегален потег
    нелегален
    неправилен потег
    последниот потег беше нелегален
phrases-illegal-move-of-number =
    нелегален потег { $number }
    нелегален { $number }
    потег { $number } беше нелегален
phrases-pressed-without-a-move =
    притиснато без потег
    часовникот е притиснат без потег
phrases-pawn-left-unpromoted =
    пешакот не е промовиран
    не е промовиран
phrases-touched-piece =
    допрена фигура
    допрена е друга фигура
phrases-take-back =
    врати потег
    врати го потегот
    поништи
phrases-both-clocks =
    часовник
    часовници
    време
    колку време
phrases-my-clock =
    мојот часовник
    моето време
phrases-opponents-clock =
    часовникот на противникот
    времето на противникот
    часовник на противникот
phrases-time-control =
    временска контрола
    темпо на игра
phrases-time-used =
    потрошено време
    потрошеното време
    колку време е потрошено
phrases-moves-to-control =
    потези до контролата
    (колку) потези до (временска|временската) контрола|контролата
phrases-period =
    период
    кој период
phrases-delay-left =
    одложување
    одложувањето
    преостанато одложување
    колку одложување
phrases-last-move =
    последен потег
    последниот потег
    последен
phrases-last-moves =
    последни { $count }
    последните { $count } (потега|потези)
    последни { $count } потега|потези
phrases-move-of-number =
    потег { $number }
    кој беше потегот { $number }
phrases-last-capture =
    последно земање
    што е земено
phrases-move-number =
    број на потег
    кој потег
phrases-position =
    позиција
    прочитај позиција
    цела позиција
phrases-piece-lists =
    фигури
    сите фигури
phrases-where =
    каде { $pieces }
    каде е|се { $pieces }
phrases-rank = ред { $rank }
phrases-file = линија { $file }
phrases-square =
    поле { $square }
    што има на { $square }
    што е на { $square }
phrases-attackers =
    напаѓачи { $square }
    напаѓачи на { $square }
    кој|што напаѓа { $square }
    кој го напаѓа { $square }
phrases-defenders =
    бранители { $square }
    бранители на { $square }
    кој|што го|ја брани { $square }
phrases-rays =
    зраци { $square }
    зраци од { $square }
    линии од { $square }
phrases-knights-view =
    полиња на скокач { $square }
    полиња на скокачот од { $square }
phrases-moves-of-piece =
    потези од { $square }
    потези { $square }
    каде може { $square }
phrases-moves-of-it =
    што може
    што може таа|оваа|тој (фигура)
    каде може таа|оваа|тој (фигура)
    каде може (да) оди
    потези
phrases-captures-of-piece =
    земања од { $square }
    што може да земе { $square }
phrases-what-can-move =
    што може да се движи
    кои фигури може|можат да се движат
phrases-captures =
    земања
    што можам да земам
    што може да се земе
phrases-material =
    материјал
    однос на материјал
phrases-diagonal =
    дијагонала { $square } { $to }
    дијагонала { $square } до { $to }
phrases-diagonals-of-square =
    дијагонали { $square }
    дијагонала|дијагонали (низ) { $square }
phrases-long-diagonals =
    долги дијагонали
    долга|долгата|долги|долгите дијагонала|дијагонали
phrases-pawns-by-file =
    пешаци по линии
    пешачка структура
phrases-doubled-pawns = удвоени пешаци
phrases-isolated-pawns = изолирани пешаци
phrases-passed-pawns = слободни пешаци
phrases-position-by-file = позиција по линии
phrases-changes =
    што се смени
    што се сменило
    промени
phrases-path-of-piece =
    пат { $square }
    патот на { $square }
    каде беше фигурата на { $square }
phrases-last-move-effect =
    дејство на последниот потег
    што напаѓа последниот потег
phrases-check =
    кој е под шах
    шах
    под шах
    кој|што дава шах
phrases-position-text =
    позиција како текст
    покажи (ја) позицијата како текст
phrases-copy-position =
    копирај позиција
    копирај ја позицијата
phrases-read-score =
    прочитај го записот
    записник
    запис на партијата
    прочитај (го|ја) запис|записот|записникот|партијата
    сите потези
phrases-copy-score =
    копирај го записот
    копирај pgn
    копирај (го|ја) запис|записот|записникот|партијата
phrases-can-win =
    можат ли { $color } уште да победат
    можат ли { $color } да победат
    дали { $color } (уште) можат да победат
    можат { $color } да победат
phrases-opponent =
    противник
    кој е противникот
phrases-repeat =
    повтори
    уште еднаш
phrases-explore-by-touch =
    истражувај ја таблата
    истражувај таблата
    истражувај со прст
phrases-turn-board =
    заврти табла
    заврти ја таблата
    заврти
    сврти табла
phrases-blindfold =
    на слепо
    играј на слепо
phrases-hide-pieces =
    скриј фигури
    скриј ги фигурите
phrases-show-own-pieces =
    прикажи ги моите фигури
    прикажи ги само моите фигури
phrases-show-last-move =
    прикажи го само последниот потег
    само последниот потег
phrases-silent-board =
    тивка табла
    таблата молчи
phrases-board-larger =
    поголема табла
    зголеми ја таблата
phrases-board-smaller =
    помала табла
    намали ја таблата
phrases-board =
    табла
    на таблата
    оди на таблата
phrases-go-to-square =
    табла { $square }
    оди на поле|полето { $square }
phrases-go-to-move =
    оди на потег { $number }
    оди до потег { $number }
phrases-game-start =
    почеток на партијата
    на почетокот
    од почеток
    разгледај ја партијата
phrases-back =
    назад
    претходен потег
phrases-forward =
    напред
    следен потег
phrases-present =
    моментална позиција
    на моменталната позиција
phrases-save-game =
    зачувај
    зачувај (ја) партијата|партија
    зачувај (ја) (партијата) како pgn
    сними (ја) (партијата)
phrases-games =
    партии
    моите|зачувани партии
    партии на овој уред
    отвори|вчитај (ја) партија|партијата
phrases-settings =
    поставки
    подесувања
    (отвори|покажи) (ги) поставки|поставките (те) (молам)
phrases-settings-for =
    поставки { $rest }
    поставки за { $rest }
    (отвори|покажи) (ги) поставки|поставките (за) { $rest }
phrases-set-up =
    постави позиција
    постави|поставете|смени (ја) позиција|позицијата
phrases-new-game =
    нова партија
    нова игра
phrases-clock-alone =
    само часовник
    намести часовник
phrases-feel-clock =
    допри часовник
    бројчаник
phrases-call-fide =
    најава фиде
    најава fide
phrases-call-fide-names =
    најава со имиња фиде
    имиња фиде
    имиња fide
phrases-call-plain =
    најава со зборови
    обични зборови
phrases-call-nato =
    најава нато
    најава nato
phrases-call-algebraic =
    најава со нотација
    алгебарска нотација
phrases-call-uci = најава uci
phrases-faster =
    побрзо
    зборувај побрзо
phrases-slower =
    побавно
    зборувај побавно
phrases-reset-keys =
    врати ги копчињата
    врати копчиња
    копчиња како на почетокот
phrases-sound-on =
    вклучи звук
    вклучи го звукот
phrases-sound-off =
    исклучи звук
    исклучи го звукот
    тивко
phrases-help =
    помош
    помош те молам
    наредби
    што можам да кажам
phrases-help-for =
    помош за { $rest }
    помош { $rest }

## phrases-asked

phrases-asked-move-number =
    кој|чиј потег|потегот|ред ({ $mine })
    кој игра|одигрува
    кој треба игра
    ({ $mine }) на потег ({ $mine }|{ $theirs }|{ $color })
    { $mine } { $mine } (на) потег
    чиј ред е
    { $mine }|{ $theirs }|{ $color } (на) потег|ред
    { $mine } играм
    { $mine } { $color } потег
    потег { $mine }
    кој потег е ова
    кој потег
    кој по ред потег
    кој по потег
    број (на) потегот
    бројот на потегот
    кој победи|доби
    ({ $mine }|{ $theirs }|{ $color }) победив|изгубив|победи|изгуби
    партијата|партија заврши|завршена|завршила
    (каков|кој) резултат|исход
    кој треба (да) повлече|потегне|одигра
phrases-asked-attackers =
    кој|што|кои (фигури|фигура) напаѓа|напаѓаат|тепа|заканува ({ $mine }) ({ $pieces }) { $square }
    кој|кои (фигури) може|можат земе|земат { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } нападнато|нападнат|нападната|брането|бранет|бранета|безбедно|сигурно
    нападнато|нападнат|нападната|напаѓаат|брането|бранет|бранета|бранат|безбедно|сигурно|виси ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    под удар|напад ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } под удар|напад
    колку (пати|фигури) бранат|брани|напаѓаат|напаѓа { $square }
    напад|одбрана { $square }
    поле|полето { $square } нападнато|браното|брането
    { $square } под напад|удар
phrases-asked-defenders = кој|што|кои (фигури|фигура) брани|бранат|штити|штитат|чува ({ $mine }) ({ $pieces }) { $square }
phrases-asked-rays =
    што|кои (фигури) зраци|зраците|линии|линиите { $square }
    { $direction } од { $square }
    (што|кој|кои) (фигура|фигури) { $direction } { $square }
phrases-asked-square =
    (има) што|кој|која|нешто (фигура) { $square }
    поле|фигура { $square }
    { $square } празно|слободно|зафатено
    што { $mine }|{ $theirs } { $square }
    поле|полето { $square } слободно|празно|зафатено
phrases-asked-moves-of-piece =
    каде може (оди) ({ $mine }|{ $theirs }) ({ $pieces }|фигурата) { $square } (оди)
    каде (може|можам) ({ $mine }) одам|одиме { $square }
    каде (можам) ({ $mine }) (одам) ({ $pieces }|фигурата) { $square }
    (кои) (можни) потези ({ $mine }|{ $theirs }) ({ $pieces }|фигурата) { $square }
    што може ({ $mine }|{ $theirs }) ({ $pieces }|фигурата) { $square }
phrases-asked-captures-of-piece =
    што|кого може земе ({ $mine }|{ $theirs }) ({ $pieces }|фигурата) { $square }
    земања { $square }
phrases-asked-captures =
    што|кого можам|може земам|земе
    можам нешто земам
    можам земам (нешто)
    (кои) земања
phrases-asked-where =
    каде { $pieces } (фигури|фигурите)
    { $pieces } каде
    кои { $pieces }
    { $pieces } фигури|фигурите
    покажи|кажи|прочитај { $pieces }
    { $pieces }
    кај { $pieces } (фигури|фигурите)
    кај стои|стојат|наоѓа|наоѓаат { $pieces } (фигури|фигурите)
    наброј|изброј { $pieces } (фигури|фигурите)
phrases-asked-rank =
    (што|кој) { $rank } ред|редот
    (што|кој) ред|редот { $rank }
phrases-asked-file =
    (што|кој) линија|линијата { $file }
    (што|кој) { $file } линија|линијата
phrases-asked-both-clocks =
    колку време
    што покажува часовникот|часовник
    време|часовник|часовници|времиња
    колку време остана
    колку време { $color }
    време|времето|часовник|часовникот { $color }
    кој повеќе|помалку време
    кажи|прочитај време|времето
phrases-asked-my-clock =
    колку време { $mine } часовник|часовникот
    што покажува { $mine } часовник|часовникот
    колку { $mine } (време)
    колку време { $mine }
    { $mine } време|часовник|времето|часовникот
    времето { $mine }
    колку минути|секунди { $mine }
    колку { $mine } минути|секунди
phrases-asked-opponents-clock =
    колку време { $theirs } часовник|часовникот
    колку време часовникот { $theirs }
    колку { $theirs } (време)
    колку време { $theirs }
    { $theirs } време|часовник|времето|часовникот
    времето|часовникот { $theirs }
    колку минути|секунди { $theirs }
phrases-asked-time-used =
    колку време ({ $mine }) потрошив|потрошено
    колку потрошив (време)
phrases-asked-time-control =
    (која|каква) временската|временска контрола
    колку секунди (се) добиваме|добивам|додаваат|додава (потег)
phrases-asked-moves-to-control = колку потези контролата|контрола
phrases-asked-last-move =
    повтори|кажи ({ $mine }|{ $theirs }) последен|последниот потег
    (кој|каков) ({ $mine }|{ $theirs }|{ $color }) последен|последниот потег ({ $theirs }|{ $color })
    што|како одигра|играше|направи|одиграа { $theirs }|{ $color }
    што|како { $theirs }|{ $color } одигра|играше|направи|одиграа
    кој потег одигра|направи { $theirs }|{ $color }
    што случи|одиграно
    претходен|претходниот потег ({ $theirs }|{ $color })
phrases-asked-last-moves = последни|последните { $count } (потези)
phrases-asked-move-of-number =
    кој|што|каков (беше|е) { $number } потег
    кој|што|каков (беше|е) потег|потегот { $number }
    што|како ({ $color }|{ $mine }|{ $theirs }) одигра|одиграа|одиграв|играше|играа|одиграно ({ $color }|{ $mine }|{ $theirs }) (во|на) { $number } потег
    што|како ({ $color }|{ $mine }|{ $theirs }) одигра|одиграа|одиграв|играше|играа|одиграно ({ $color }|{ $mine }|{ $theirs }) (во|на) потег|потегот { $number }
    { $mine }|{ $theirs } { $number } потег
    потег|потегот { $number }
    { $number } потег
phrases-asked-last-capture =
    што зеде|зема|земаа { $theirs }|{ $color }|{ $mine }
    што земено
    последно земање
    што изгубив|изгубено
phrases-asked-diagonal = (што|кои) (фигури) дијагонала|дијагоналата { $square } { $to }
phrases-asked-diagonals-of-square = (што|кои) (фигури) дијагонала|дијагоналата|дијагонали|дијагоналите { $square }
phrases-asked-long-diagonals =
    (што|кои) (фигури) долга|долгата|долги|долгите дијагонала|дијагонали|дијагоналата|дијагоналите
    (што|кои) (фигури) { $color } долга|долгата дијагонала|дијагоналата
    (што|кои) (фигури) долга|долгата { $color } дијагонала|дијагоналата
phrases-asked-pawns-by-file =
    пешаци|пешаците по линии
    (каква) пешачка|пешачката структура
phrases-asked-doubled-pawns =
    (кои) ({ $mine }|{ $theirs }|{ $color }) удвоени|удвоените ({ $color }) пешаци
    кои пешаци удвоени
phrases-asked-isolated-pawns =
    (кои) ({ $mine }|{ $theirs }|{ $color }) изолирани|изолираните ({ $color }) пешаци
    кои пешаци изолирани
phrases-asked-passed-pawns =
    (кои) ({ $mine }|{ $theirs }|{ $color }) слободни|слободните ({ $color }) пешаци
    кои пешаци слободни
phrases-asked-position-by-file = (целата|цела) позиција|позицијата по линии
phrases-asked-changes =
    што смени|сменило|променило|промени (по) ({ $mine }) (последен) (потег)
    што ново
phrases-asked-position =
    позиција по редови
    (каква|опиши|целата|цела|прочитај) позиција|позицијата|таблата
    прочитај таблата
    што таблата
    опиши|прочитај (цела) табла|таблата|позиција|позицијата
phrases-asked-piece-lists =
    позиција по фигури
    (сите|список|кои) фигури|фигурите
phrases-asked-what-can-move =
    кои потези (се) можни|дозволени
    можни потези
phrases-asked-check =
    (кој|чиј) ({ $mine }|{ $theirs }|{ $color }) (крал|кралот) (под) шах|шахот
    кој|што|која (фигура) ({ $mine }|{ $theirs }) дава ({ $mine }|{ $theirs }|{ $color }) шах
    од каде шах
    со што|кој ({ $mine }|{ $theirs }) шахира ({ $mine }|{ $theirs })
phrases-asked-material =
    (каков|однос|состојба) материјал|материјалот
    кој повеќе материјал
    колку ({ $mine }|{ $theirs }|{ $color }) { $pieces } ({ $mine }|{ $theirs }|{ $color })
    колку ({ $mine }|{ $theirs }|{ $color }) фигури ({ $mine }|{ $theirs }|{ $color })
    кој има повеќе фигури|материјал|пешаци
    каков материјал|материјалот
    кој предност
    каква|која материјална|материјалната состојба
    (каква|која) состојба|состојбата материјал|материјалот|материјалот
    колку ({ $mine }) понапред
phrases-asked-opponent =
    { $theirs }
    кој { $theirs }
    против|со кого ({ $mine }) играм
    кого ({ $mine }) играм
    (со) која боја ({ $mine }) играм
    кое ниво ({ $theirs })
    ({ $mine }) бел или црн
phrases-asked-repeat =
    повтори|повторете (го)
    уште еднаш
    еднаш
    што рече|рековте|кажа
    ({ $mine }) не слушнав|разбрав
    молам
    не чув|слушнав|разбрав
    можеш ли да повториш
    пак
    повторно
    што
phrases-asked-board-larger =
    зголеми табла
    направи ја таблата поголема
phrases-asked-board-smaller =
    намали табла
    направи ја таблата помала
phrases-asked-turn-board = сврти|преврти|заврти (ја) таблата
phrases-asked-back =
    (еден) потег назад
    назад
    претходен потег
    оди|врати (се) (за) еден потег назад
    чекор назад
phrases-asked-forward =
    (еден) потег напред
    напред
    следен потег
phrases-asked-go-to-move = оди (на) потег { $number }
phrases-asked-present = (на) тековната|сегашната позиција
phrases-asked-save-game =
    зачувај|сними ({ $mine }) партијата|партија
    зачувај како pgn
phrases-asked-read-score =
    прочитај запис|записот|записникот|партијата
    сите (одиграни) потези|потезите
phrases-asked-copy-score = копирај запис|записот|записникот|партијата (како) (pgn)
phrases-asked-games =
    ({ $mine }) (зачувани) партии|партиите
    покажи ({ $mine }) партии|партиите
phrases-asked-settings =
    каде (се) поставки|поставките
    како (да) сменам|отворам|изберам поставки|поставките|глас|гласот|јазик|јазикот
    (отвори|покажи|смени) поставки|поставките
    опции|опциите
    нагодувања|нагодувањата
    подесувањата
phrases-asked-new-game =
    нова партија|игра
    почни нова партија|игра
    сакам нова партија|игра
    уште една партија|игра
    реванш
phrases-asked-offer-draw =
    ({ $mine }) нудам|понудам|понуди реми
    реми
    да понудам реми
    ({ $mine }) предлагам|предложувам|предложи реми
    сакаш|сакате реми
    ајде реми
    нерешено
    ({ $mine }) ({ $theirs }) нудам|понудам|предлагам|предложувам|давам реми|нерешено
    може реми
    се согласуваш|согласувате|сложуваш (за|на|со) реми
    дали може реми
    може ли реми
phrases-asked-accept-draw =
    ({ $mine }) прифаќам|прифати (реми|ремито)
    се согласувам
phrases-asked-refuse-draw =
    ({ $mine }) одбивам|одбиј (реми|ремито)
    без реми
    ({ $mine }) не прифаќам|сакам (реми|ремито)
    ({ $mine }) го одбивам ремито
phrases-asked-resign =
    (да) (се) предадам
    ({ $mine }) се предавам
    ({ $mine }) (се) предавам
    капитулирам
phrases-asked-take-back =
    врати|откажи ({ $mine }) (последниот) потег|потегот
    врати назад ({ $mine }) (потег|потегот)
    може ли да вратам потегот
    можам ли да вратам потегот
    врати назад
phrases-asked-claim-threefold = ({ $mine }) барам повторување|три
phrases-asked-claim-flag =
    ({ $theirs }) знаменце|знаменцето (падна)
    { $theirs } време|времето истече
phrases-asked-press-clock = притисни ({ $mine }) часовник|часовникот
phrases-asked-stop-clocks =
    запри|стоп|сопри часовник|часовникот|часовниците
    пауза
phrases-asked-faster =
    (малку) побрзо
    зборувај (малку) побрзо
    премногу бавно
    забрзај
phrases-asked-slower =
    (малку) побавно
    зборувај (малку) побавно
    не толку брзо
    премногу брзо
    забави
    успори
    пребрзо
    полека|пополека
phrases-asked-sound-on =
    вклучи звук|звукот
    со звук
phrases-asked-sound-off =
    исклучи звук|звукот
    без звук
    тишина
    тивко
    престани
    молчи
    замолчи
    млакни
    ќути
phrases-asked-help =
    помош|помогни ({ $mine })
    што можам|може ({ $mine }) кажам|прашам|внесам
    (кои) команди|наредби
    упатство
    кои|покажи копчиња|копчињата|кратенки
phrases-asked-illegal-move = недозволен|невозможен|неможен потег
phrases-asked-game-start = на почеток на партијата|играта
phrases-asked-adjust = жадуб|j'adoube|жадоб|адуб|žadub
phrases-asked-do-not-charge-time = смета|одзема
phrases-asked-blindfold = блајндфолд|blindfold
phrases-asked-board = шаховница|шаховницата
phrases-asked-unanswered =
    (дај) ({ $mine }) совет
    најдобар|најдобриот потег
    совет
    оценка
    што прави { $square }
    со што се заканува
    да играм ли { $pieces } { $square }
    ако (играм|земам|одам|одиграм|ставам) ({ $pieces }) (на|со) { $square } што (ќе) (се) случи|биде|стане|одговори|прави
    ако (играм|земам|одам|одиграм|ставам) ({ $pieces }) (на|со) { $square }
    предложи|препорачај ({ $mine }) потег
    предложи|препорачај ({ $mine })
    помогни ({ $mine }) (со) потег|потегот
    анализа
    анализирај
    оцени
    проценка
    што ќе (се) случи|биде|стане
    што|како ќе одигра|игра|направи|одговори ({ $theirs }|{ $color })
    што|како би одиграл|играл|направил|одиграла|играла|направила|одговорил (ти|{ $theirs }|{ $color })
    хинт
    навестување
    најдобро
    дали добро|лошо стојам
    кој победува
    кој|{ $mine }|{ $theirs }|{ $color } добива|губи
    да прифатам ли
    да (се) предадам ли
    да нудам|понудам|прифатам ли реми
    дали (да) ({ $theirs }) нудам|понудам|прифатам (реми)
    (сега) ({ $theirs }) ќе (се) ({ $mine }) зема|земе|игра|оди|рокира|одигра|изеде|јаде|тепа|удира|фаќа|удри ({ $rest })
    дали { $theirs } понуди|нуди реми

## phrases-loose
##
## Words by which a command is told where no phrase is said as it stands: all of a line must be there, in whatever order, and few words beside. What
## changes something is only offered then. Written as the group before is.

phrases-loose-move-number =
    колку потези (има|сме|досега) (одиграни|одигравме|поминаа|одиграно|игравме|изигравме|направивме|досега)
    на|до|кој|во|колку (кој) потег (сме|ред|стигнавме|играме|сега|дојдовме)
    кој|кажи ред|број|реден|редниот потег|потегот
    кој|колкав број|бројот потег|потегот
    до каде стигнавме|сме
    кој (сега|следен|следниот|прв|треба) (да) игра|одигрува|одигра|влече|потег|оди (сега|следен)
    чиј|чија (сега) ред|потег|потегот|редот (игра)
    дали { $mine }|{ $theirs }|{ $color } (треба) (на) потег|ред|игра|играм|играат
    ({ $mine }|{ $theirs }|{ $color }) треба игра|играм|одиграм (сега)
    дали { $mine } (на) ред|потег
    редот|ред|потегот { $mine }|{ $theirs }|{ $color }
    дали { $color } (на) потег|ред|игра
phrases-loose-attackers =
    има|дали|кој|може кој|некој нападне|удри|изеде|загрози ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    кој|што|кои|која|кого|колку|колкумина|дали ({ $mine }|{ $theirs }) (фигури|фигура) напаѓа|напаѓаат|напаѓано|тепа|тепаат|удира|удираат|гаѓа|заканува|закануваат|загрозува|загрозуваат|контролира|контролираат|цели|нападнал|нападнато|нападнат|нападната ({ $mine }|{ $theirs }) ({ $pieces }) (поле|полето) { $square }
    со што|кои напаѓа|напаѓам|нападнато|нападнат|нападната|удира (фигури) ({ $mine }|{ $theirs }) ({ $pieces }) (поле|полето) { $square }
    кој|што|кои|кого|дали|колку|која (фигури|фигура|пати|нешто) напаѓа|напаѓаат|тепа|тепаат|удира|удираат|гаѓа|загрозува|загрозуваат|контролира|контролираат|нападнато|нападнат|нападната|цели|нападнал ({ $pieces }) { $square }
    (поле|полето) ({ $mine }|{ $theirs }) ({ $pieces }) { $square } нападнато|нападнат|нападната|загрозен|загрозена|загрозено|опасност|закана|удар|висат|виси|безбеден|безбедна|безбедно|сигурен|сигурна|сигурно|брането|бранет|браната|бранета|заштитен|заштитена|заштитено|покриен|покриена|покриено|контролирано
    кој|кои|која може|можат (фигура|фигури) земе|земат|изеде|изедат|удри|фати ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    дали може|можат земат|изедат|изеде ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    нападнат|нападнато|нападната|напаѓачи|напаѓачите|напад ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    колку (фигури) напаѓачи { $square }
    ({ $pieces }) { $square } под напад|удар|закана
phrases-loose-defenders =
    колку пати бранет|бранета|брането|заштитен|заштитено|заштитена|покриен|покриено ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    кој|што|кои|која|колку|чиј|дали|колкумина (фигури|фигура|пати) (го|ја) брани|бранат|штити|штитат|чува|чуваат|заштитува|заштитуваат|покрива|покриваат|поддржува|поддржуваат|држи|одбрана|брането|бранители ({ $mine }|{ $theirs }) ({ $pieces }) (поле|полето) { $square }
    со што|кои|кој|која (фигури|фигура) ({ $mine }|{ $theirs }) (се) бранет|бранета|брането|бранат|бранам|брани|бранети|заштитен|заштитена|заштитено|покриен|покриено|покриена ({ $pieces }) { $square }
    што|кој|кои|која бранет|бранета|брането|заштитен|заштитена|заштитено|покриен|покриено|покриена ({ $pieces }) { $square }
    има|дали|колку|какви|кои (доволно) одбрана|бранители|бранител|заштита|поддршка|бранач ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    бранители|бранителите|бранител|одбраната|заштита|заштитата ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    { $pieces } { $square } одбрана|заштита|бранител|бранители
    кој|што ({ $pieces }) { $square } брани|бранат|штити|штитат|чува|чуваат|заштитува
phrases-loose-rays =
    (што|кои|кој|која|прочитај|покажи|сите) (има|стои|гледа|види|фигури|стојат|сите) (на|по) (сите) линии|линиите|зраци|зраците|насоки|насоките|правци|правците|страни|страните (од|околу|кај|низ|кон) (поле|полето) { $square } (сите)
    што|кои|кој|која|колку гледа|гледам|гледаат|околу|видам|опкружува|околина (се) ({ $pieces }) (од|по|сите) { $square } (по|сите) (линии|линиите|правци|правците|насоки|страни)
    што|кои|кој|која (има|стои|фигури) околу|наоколу|опкружува|близу|околина { $square }
    { $square } линии|линиите|зраци|зраците|насоки|правци
    { $square } сите линии|насоки|правци|страни
    зраци|зраците|лучи од { $square }
    што|кој|која (стои|има|фигура) { $direction } { $square }
phrases-loose-square =
    што|кој|која|кое|кажи|прочитај|покажи (има|стои|фигура|наоѓа) (фигура|фигурата|нешто) (поле|полето) { $square } (стои|има|наоѓа|сега)
    дали|има (има|стои) ({ $mine }|{ $theirs }) (нешто|фигура|некој|што) поле|полето|фигура|нешто { $square }
    (дали) (поле|полето) { $square } празно|слободно|зафатено|заземено|празен|слободен|окупирано
    празно|слободно|зафатено|заземено (поле|полето) { $square }
    која|каква|чија фигура (наоѓа|стои|има) { $square }
    поле|полето { $square }
    има фигура|нешто|што { $square }
    што|кој седи|стои|наоѓа|има { $square }
phrases-loose-moves-of-piece =
    каде|кои|како|кај|колку (полиња|поле|потези) ({ $mine }|{ $theirs }) може|можам|можат|има|смее (да) (оди|одам|одат|скокне|појде|игра|стигне|помести|движи|дојде|мрдне|отиде|прави|повлечам|играм|скока) ({ $mine }|{ $theirs }) ({ $pieces }|фигурата|фигура) { $square }
    каде|кои|што|кај ({ $mine }|{ $theirs }) (може|можам) (да) оди|одам|скокне|скока|појде|стигне|помести|движи|мрдне|отиде ({ $mine }|{ $theirs }) ({ $pieces }|фигурата) { $square }
    (кои|колку|покажи|можни|дозволени|легални|сите) ({ $mine }|{ $theirs }) (можни|дозволени|легални) потези|потезите|полиња|движења|движењата ({ $mine }|{ $theirs }) (има) ({ $pieces }|фигурата) { $square }
    каде|кои ({ $pieces }|фигурата) { $square } (може) оди|одам|скокне|мрдне
    дали може|можам|има (да) помести|поместам|движи|мрдне|мрднам|потези ({ $mine }|{ $theirs }) ({ $pieces }|фигурата) { $square }
    кај може|оди ({ $pieces }) { $square }
phrases-loose-captures-of-piece =
    што|кого|кои|кој|колку (фигури|фигура) (може|можам|можат|има) (да) ({ $mine }|{ $theirs }) ({ $pieces }|фигурата) (од|на|со) { $square } (може|можам) (да) земе|земам|изеде|тепа|изедам|удри|фати|зема (нешто)
    што|кого|кои|кој|колку (фигури|фигура|нешто) (може|можам) (да) земе|земам|изеде|тепа|изедам|удри|фати|удира (нешто) (со) ({ $mine }|{ $theirs }) ({ $pieces }|фигурата) { $square }
    дали може|можам|има земе|земам|изеде|изедам|земање ({ $mine }|{ $theirs }) { $pieces }|фигурата { $square }
    (кои|можни|колку|какви) земања|земање|удари (има) (со|на|за) ({ $mine }|{ $theirs }) ({ $pieces }|фигурата) { $square }
    дали|што|кого|има ({ $mine }|{ $theirs }) { $pieces } { $square } (може|нешто) (да) земе|земам|изеде|тепа|земање (нешто)
    дали (може|можам|има) (да) (земе|земам|изеде) нешто|некого ({ $pieces }|фигурата) { $square }
phrases-loose-captures =
    што|кого|кои|дали|која (фигури|фигура|сѐ) ({ $mine }|{ $theirs }) може|можам|можеме|има (да) ({ $mine }) (се) (нешто|некого) земам|земе|изедам|изеде|тепам|земеме|удрам|фатам|јадам|земена|земен (нешто|фигура|фигури|сега)
    дали|може|можам|има|{ $mine } (ли) (може|можам) (да) (се) (нешто|некого) земам|земе|изедам|изеде|тепам|фатам|удрам|земање|изедење (нешто|фигура)
    има|{ $mine } (ли) (нешто|што|фигура|некоја) (за|да) земање|земам|јадење|изедам|земе|земања
    (кои|какви|колку|дали|можни|сите|листа) (има|можни|дозволени) земања|земањата|земање (можни|можно|има|{ $mine }|се)
    { $mine } можни|какви земања
phrases-loose-where =
    каде|кое|кои (полиња|поле) ({ $mine }|{ $theirs }) (стои|стојат|наоѓа|наоѓаат|е|се) { $pieces } (фигури|фигурите)
    каде ({ $theirs }|{ $mine }) (наоѓа|наоѓаат|крие|кријат|распоредени|поставени|поставен|поставена|точно) { $pieces } (фигури|фигурите|фигура)
    најди|пронајди|покажи|прикажи|кажи|прочитај|наброј|лоцирај|барам ({ $mine }|{ $theirs }) { $pieces } (фигури|фигурите) (каде)
    { $pieces } каде|позиција|место|местоположба|положба (наоѓа|наоѓаат|стои|стојат)
    кое|кои поле|полиња|место|полето { $pieces }
    дали { $pieces } табла|таблата
    каде { $color } { $pieces }
    дали ({ $mine }|{ $theirs }|{ $color }) (уште) (има|{ $mine }) дама|дамата|кралица табла|таблата
phrases-loose-rank =
    што|кои|кој|која|прочитај|кажи|покажи|прикажи (има|стои|фигури|фигура) ({ $rank }) ред|редот|хоризонтала|хоризонталата|ранг|редица ({ $rank })
    { $rank } ред|редот|хоризонтала|хоризонталата|редица|ранг
    ред|редот|хоризонтала|хоризонталата|редица|ранг (број) { $rank }
    дали|колку (има) (нешто|фигури|некој) { $rank } ред|редот (празен|слободен|нешто)
    кои|која|што|колку фигури|фигура { $rank } ред|редот
    (што|кои|кој|која|прочитај|кажи|покажи) (има|стои|фигури|фигура) { $rank } линија|линијата
phrases-loose-file =
    што|кои|кој|која|прочитај|кажи|покажи|прикажи (има|стои|фигури|фигура) ({ $file }) линија|линијата|колона|колоната|вертикала|вертикалата|столб ({ $file })
    { $file } линија|линијата|колона|колоната|вертикала|вертикалата
    линија|линијата|колона|колоната|вертикала|вертикалата { $file }
    дали|колку (има|фигури) (нешто|фигури) { $file } линија|линијата|колона|колоната (празна|отворена|слободна|нешто)
    отворена|полуотворена|затворена|празна|слободна линија|линијата|колоната { $file }
    кои|која|што|колку фигури|фигура { $file } линија|линијата|колоната
phrases-loose-both-clocks =
    колку|како|кое (време) ({ $mine }) двајца|двајцата|обајца|обајцата|двете|секој|обете (страни|играчи|{ $mine }|играч) време|времето (остана|останало)
    како|што|колку ({ $mine }) стоиме|стојат|сме|стои|изгледа|состојба|состојбата време|времето|часовник|часовници|часовниците|часовникот
    колку|што|кое (време) часовник|часовникот|часовници|часовниците (покажува|покажуваат|има|имаат)
    што|колку|кажи|прочитај (покажува|покажуваат|пишува) (двата) часовник|часовници|часовниците|времињата|часовникот
    колку|кое време имаат|имаме|останало|останува|преостанува|преостанато (двајцата|белиот|црниот|играчите|секој|обајцата)
    колку време { $color } и|а { $color }
    преостанато|состојба|преостанатото време|часовници|часовниците
    време|времето двајца|двајцата|обајца|обајцата|двете|обата|секој|играчи|играчите (страни)
    { $color } време|времето
    колку|уште (уште) минути|време|секунди ({ $theirs }) (има) (на) { $color }
    двата|обата часовника|часовници|времиња
phrases-loose-my-clock =
    колку|уште|кое (уште) { $mine } (останува|преостанува|останало|преостана) време|времето|минути|минута|секунди|часовникот
    колку (уште) време|минути|секунди { $mine } (останува|преостанува|останало|преостанато|имаш)
    колку { $mine } останува|останало|преостанува|преостана
    дали { $mine } (остана|доволно|многу|малку) време
    { $mine } (доволно|многу|малку|уште) време
    (што|колку|како) (покажува|стои|{ $mine }) { $mine } часовник|часовникот|време|времето
    { $mine } преостанато|преостанатото|останато време|времето
    кога { $mine } истекува|истече|снемува време|времето
    како { $mine } стојам|стои|{ $mine } време|времето
    колку време размислување { $mine }
    { $mine } време|минути|секунди останува|останало|преостанува|преостана
phrases-loose-opponents-clock =
    колку|уште|кое (уште) { $theirs } (останува|преостанува|останало|преостана|има) време|времето|минути|минута|секунди|часовникот
    колку (уште) време|минути|секунди { $theirs } (останува|преостанува|останало|преостанато)
    колку { $theirs } останува|останало|преостанува|преостана|има
    дали { $theirs } (остана|доволно|многу|малку|има) време
    (што|колку|како) (покажува|стои) { $theirs } часовник|часовникот|време|времето
    { $theirs } преостанато|преостанатото|останато|доволно|малку време|времето
    кога { $theirs } истекува|истече|снемува време|времето
    како { $theirs } стои време|времето
    { $theirs } време|минути|секунди останува|останало|преостанува|преостана
phrases-loose-time-used =
    колку|кое време ({ $mine }|{ $theirs }|{ $color }) потроши|потрошивме|потрошил|потрошила|потрошија|потрошено|искористи|искористивме|искористено|отиде|помина|размислував|потрошив|искористив|мислев|мислевме|поминало (досега|секој|двајцата|обајцата) ({ $mine })
    колку (веќе|досега) ({ $mine }|{ $theirs }|{ $color }) потрошив|потроши|потрошивме|искористив|искористи|искористивме|потрошено|искористено|траеме|играме|игравме|трае (време|минути)
    колку (долго) играме|игравме|трае|траеше|траела|веќе досега|веќе|играме
    потрошено|искористено|изминато|поминато|потрошеното|изминатото време|времето
    кој|дали повеќе|помалку време потроши|потрошил|искористи
    на што потроши|потрошив време|времето
phrases-loose-time-control =
    (кое|кои|која|каква|какво|колкава|со) контрола|контролата|темпо|темпото|темпово|ритам|формат|форматот време|времето|игра|играта|играме|партија|партијата|партијава|игравме
    кое|какво|со темпо|темпото|ритам
    колку|колкаво|кое|какво|каква (време) време|времето размислување (партија|партијата|игра|играта)
    колку|кое|какво|која|каков|колкав додаток|додатокот|инкремент|инкрементот|бонус|бонусот|прираст|прирастот (потег|време|секунди|секој)
    колку секунди|додаток|додатокот|додаваат|добиваме (секој|по) потег
    колку|кое (време|минути) ({ $mine }) (за) цела|целата|секој|играч|играчот партија|партијата|играта|играч
    колку трае|долга|долго (една) партија|партијата|игра|играта
    колку|со време|минути играме|партија|партијата|партијава
    временска|временската контрола|контролата
    (дали) брз|брзопотезен|блиц|рапид|класичен|класична шах|партија|играме
phrases-loose-moves-to-control =
    колку|уште (уште) (треба) потези|потега|потег (има|останаа|остануваат|преостануваат|треба|недостигаат|фалат|одиграм|одиграме) (временска|временската|следната|првата) контрола|контролата
    кога|колку (потези|далеку) (временска|временската|следната|првата|следна) контрола|контролата
    на кој потег (временска|временската) контрола|контролата
    преостанати|останати|уште потези (временска|временската) контрола|контролата
    колку потези одиграме|одиграм|одиграат контрола|контролата|истек|време
phrases-loose-last-move =
    што|како игра|одигра { $theirs }|{ $color }
    кој|каков|беше { $theirs }|{ $color } потег|потегот
    што|како|кој|која ({ $theirs }|{ $color }|{ $mine }) одигра|одиграв|одиграа|играше|направи|помести|повлече|одговори|изигра|мрдна|одиграл|играл|одиграно|поместена|поместил ({ $theirs }|{ $color }|{ $mine }) (последно|последен|сега|фигура|потег)
    кој|каков|кажи|повтори|прочитај|беше ({ $theirs }|{ $color }|{ $mine }) последен|последниот|претходен|претходниот|минатиот|последниов|одигран потег|потегот|потезот ({ $theirs }|{ $color }|{ $mine })
    последен|последниот|претходниот|минатиот|последниов потег|потегот|потезот ({ $theirs }|{ $color }|{ $mine })
    кој|каков потег (го) ({ $theirs }|{ $color }|{ $mine }) одигра|одиграв|направи|играше|повлече|изигра|одиграл ({ $theirs }|{ $color }|{ $mine })
    { $theirs }|{ $color } потег|потегот|одговор
    каков|кој|што ({ $theirs }|{ $color }) одговор|одговори|одговорот
    која|што|кој фигура ({ $theirs }|{ $color }) (последна|последно) одигра|помести|мрдна|поместена|повлече|одиграна
    каде ({ $theirs }|{ $color }|{ $mine }) отиде|одигра|играше|помести|мрдна
    што (се) (сега|штотуку|последно|тукушто) случи|направи|стана
phrases-loose-last-moves =
    последни|последните|минатите|претходните|последниве { $count } потези|потега|потезите|потег
    кои|што|кажи|прочитај|повтори (беа|се) последни|последните|минатите|претходните { $count } (потези|потега)
    { $count } последни|последните потези|потега
    што (се) играше|одигравме|одиграно|случуваше|играно|игравме (во|последните|последни|последниве) { $count } (потези|потега)
phrases-loose-last-capture =
    што|кој|кого|која|кое (последно) ({ $theirs }|{ $color }|{ $mine }) зеде|зедов|зедоа|зема|земал|изеде|изедов|изедоа|земаа|зедовме|изел|земено|земена|земен|изедена|изедено|јадеше|фати|тепаше ({ $theirs }|{ $color }|{ $mine }) (последно|сега|фигура|фигурата|потег|потегот)
    што|која|кој|кое|кои (беше|е|фигура) (фигура|фигури) (последно|последна|последен) земена|земен|земено|изедена|изеден|изедено|паднала|падна|изгубив|изгуби|изгубена|снема (последна|последно|последниот) (потег)
    последна|последното|последно|последната земена|земање|земањето|изедена (фигура)
    дали|што|кого ({ $theirs }|{ $color }|{ $mine }) зеде|зема|земал|изеде (нешто|фигура|фигурата)
    која|што|каква фигура ({ $theirs }|{ $color }|{ $mine }) зеде|зедов|изеде|изгубив|изгуби
    { $theirs }|{ $color } зеде|изеде што|нешто
phrases-loose-diagonal =
    (што|кои|кој|која|прочитај|покажи) (има|стои|фигури|фигура) (на) дијагонала|дијагоналата (од|меѓу|помеѓу) { $square } (до|и|кон) { $to } (има|стои)
    (што|кои|која) (има|стои|фигури|фигура|стојат) (меѓу|помеѓу|од) { $square } (до|и|кон) { $to } дијагонала|дијагоналата|дијагонално
    { $square } { $to } дијагонала|дијагоналата|дијагонално
    дали (има) дијагонала|дијагоналата { $square } { $to } (отворена|слободна|празна|нешто)
phrases-loose-diagonals-of-square =
    (што|кои|кој|која|прочитај|покажи|двете) (има|стои|фигури|фигура|дијагоналите|двете) дијагонала|дијагонали|дијагоналите|дијагоналата|дијагонално (низ|преку|од|околу|кај|минуваат) (поле|полето) { $square }
    што|кои|кој|која (гледа|види|стои|има|гледам|фигури) дијагонално { $square }
    { $square } дијагонали|дијагоналите|дијагонално
    дијагонала|дијагонали|дијагоналите|дијагоналата { $pieces } { $square }
    дали дијагонала|дијагонали|дијагоналите { $square } отворени|слободни|празни|отворена|слободна
phrases-loose-long-diagonals =
    (што|кои|која|кој|прочитај|покажи|двете|како) (има|стои|фигури|фигура|двете|стојат) (на) долга|долгата|долги|долгите|голема|големата|големи|големите|главна|главната|главни|главните|најдолги|најдолгите|најдолга ({ $color }) дијагонала|дијагоналата|дијагонали|дијагоналите
    долга|долгата|долги|долгите|голема|големата|големи|големите|главни|главните|главна|главната дијагонала|дијагоналата|дијагонали|дијагоналите
    дали долга|долгата|голема|големата|големите|долгите дијагонала|дијагоналата|дијагонали|дијагоналите отворена|слободна|празна|отворени|слободни
phrases-loose-pawns-by-file =
    (како|каде|кои|прочитај|кажи|распоред|покажи|наброј) (распоредени|стојат|стои|поставени|се|изгледаат) ({ $mine }|{ $theirs }|{ $color }) пешаци|пешаците|пиони|пионите|пешак|пион (по|на) (распоредени|стојат|се|поставени|линија) линии|линиите|колони|колоните|вертикали|линија (линија)
    (каква|како|опиши|кажи|прочитај|кажеш) (е|изгледа) ({ $mine }|{ $theirs }) пешачка|пешачката|пионска|пионската структура|структурата|формација|конструкција
    како|распоред|структура|структурата|распоредот (се|на) ({ $mine }|{ $theirs }|{ $color }) распоредени|поставени|наредени|пешаци|пешаците|пиони|пионите (линии|табла|таблата|пешаци|пешаците|пиони|пионите)
    на|кои линии|колони пешаци|пешаците|пиони|пионите
    пешаци|пешаците|пиони|пионите линија|линии|колони
    како|каква изгледа|изгледаат|структура пешаци|пешаците|пиони|пионите|пешачка
phrases-loose-doubled-pawns =
    (кој|кои|дали|има|каде|колку|што|чии) ({ $mine }|{ $theirs }|{ $color }) (има|{ $mine }|имаат|се) удвоени|удвоените|двојни|двојните|дуплирани|дупли|удвоен|двоен|дуплиран ({ $color }) пешаци|пешаците|пиони|пионите|пешак|пион ({ $mine }|{ $theirs }|{ $color })
    (кои|дали|чии|има) ({ $mine }|{ $theirs }|{ $color }) пешаци|пешаците|пиони|пионите ({ $mine }|{ $theirs }|{ $color }) удвоени|двојни|дуплирани|дупли|удвоена
    два|двајца|две пешаци|пиони|пешака|пиона иста|една|истата линија
phrases-loose-isolated-pawns =
    (кој|кои|дали|има|каде|колку|што|чии) ({ $mine }|{ $theirs }|{ $color }) (има|{ $mine }|имаат|се) изолирани|изолираните|осамени|осамените|изолиран|изолираниот|осамен|сами|сам ({ $color }) пешаци|пешаците|пиони|пионите|пешак|пион ({ $mine }|{ $theirs }|{ $color })
    (кои|дали|чии|има|кој) ({ $mine }|{ $theirs }|{ $color }) пешаци|пешаците|пиони|пионите|пешак|пион ({ $mine }|{ $theirs }|{ $color }) изолирани|осамени|изолиран|осамен|сами
phrases-loose-passed-pawns =
    (кој|кои|дали|има|каде|колку|што|чии) ({ $mine }|{ $theirs }|{ $color }) (има|{ $mine }|имаат|се) слободни|слободните|поминати|пробиени|слободен|слободниот|поминат|слободњак|слободњаци|проодни|проодна ({ $color }) пешаци|пешаците|пиони|пионите|пешак|пион|пешакот|пионот ({ $mine }|{ $theirs }|{ $color })
    (кои|дали|чии|има|кој) ({ $mine }|{ $theirs }|{ $color }) пешаци|пешаците|пиони|пионите|пешак|пион ({ $mine }|{ $theirs }|{ $color }) слободни|поминати|слободен|поминат
    (има|кој|дали|кои|колку|каде) ({ $mine }|{ $theirs }|{ $color }) слободњак|слободњаци|слободњаците
phrases-loose-position-by-file =
    (прочитај|кажи|опиши|покажи|читај|прочиташ|опишеш) ({ $mine }) (цела|целата) позиција|позицијата|табла|таблата|сѐ (по) линија|линии|колони|колона|линиите|колоните|вертикали|вертикала (по) (линија|колона|вертикала)
    линија линија табла|таблата|позиција|позицијата
    (прочитај|читај|опиши) линија (по) линија
    (прочитај|читај|опиши) колона (по) колона
    како|што позиција|позицијата|табла|таблата линии|линија|колони|колоните
phrases-loose-changes =
    што|дали ново|смени|промени|промена|измени|изменето|поинаку (од|по|после) ({ $mine }) последен|последниот|минатиот потег
    што|дали|како|кои|какви (нешто|сѐ) смени|сменило|промени|променило|сменето|променето|измени|изменило|разлика|разлики|промена|сменија|случи (последен|последниот|{ $mine }|претходниот|минатиот) ({ $mine }) (потег|потегот) (табла|таблата)
    што (има) ново|нови|поинаку|различно|разлика (табла|таблата|позицијата|потег|потегот|играв)
    (какви|кои) промени|промените|измени|разлики|разликите (од|по|после) (последниот|{ $mine }) ({ $mine }) (потег|табла|таблата|позицијата)
    што случи|случило последниот|{ $mine } потег од|откако|по|после
phrases-loose-position =
    како|каква|што (моментално|сегашна|моменталната|цела|целата) изгледа|стои|стојат|распоредени|поставени|состојба|ситуација|позиција табла|таблата|позиција|позицијата|состојбата|ситуација|ситуацијата|фигурите|фигури
    цела|целата|комплетна|моментална|моменталната|сегашна|сегашната|тековна|тековната табла|таблата|позиција|позицијата|состојба (ред) (редови)
    прочитај|опиши|кажи|објасни|прикажи|читај|прочиташ|опишеш|кажеш|покажеш|прочитајте|изрецитирај ({ $mine }) (цела|целата|ред) табла|таблата|позиција|позицијата|состојбата (ред) (ред) (табла|таблата)
    каде|што|како (сѐ|сите) стои|стојат|има фигура|фигури|фигурите|табла|таблата
    што (сѐ|сè) (има|останато) (на) табла|таблата
    табла|таблата|позиција|позицијата ред|редови (по|ред)
    (опис|преглед) табла|таблата|позиција|позицијата
    каква|како состојба|состојбата|ситуација|ситуацијата|позиција|позицијата ({ $mine })
    кои фигури каде (стојат|се)
    каков|каква|како|прочитај|кажи (е) распоред|распоредот|поставеност|поставеноста|распределба|распоредени (на) фигури|фигурите|табла|таблата
    распоред|распоредот|поставеност|поставеноста фигури|фигурите|табла|таблата
    како|каква (се) наредени|сместени|разместени фигури|фигурите
phrases-loose-piece-lists =
    наброј|кажи|прочитај|дај|покажи|прикажи { $mine } сите фигури|фигурите
    кои|што|наброј|кажи|список|листа|прочитај|дај|изброј|прикажи|колку|набројам|наброиш|листај (сите|сѐ) фигури|фигурите|фигура|материјал ({ $color }|двете|двајцата|обајца|обајцата|секој|обете|табла|таблата|имаат|имаме|останале|останати|преостанати|живи) (страни|двете|страна|табла|таблата|играч) (кои) ({ $color })
    кои|што|наброј|прочитај|кажи (има) фигури|фигурите { $color } (кои|што|а) { $color } (фигури)
    кои|што (фигури) { $color } (кои|што) { $color } (фигури)
    кои|што (фигури|сѐ) (уште) останаа|останале|останати|преостанати|живи|имаме|имаат фигури|табла|таблата|двајцата|двете|{ $mine }|обајцата
    сите|преостанати|останати|преостанатите|останатите|список|листа|двете|попис фигури|фигурите|фигура (страни|двете)
    со|кои фигури (располагаме|располагаат|играме|сме|останавме|останале)
phrases-loose-what-can-move =
    со|кои|која|што|колку (фигури|фигура) ({ $mine }) може|можам|можат|смеат|имаат (да) (се) игра|играм|поместам|помести|поместат|движи|движат|движам|мрднат|мрдне|мрднам|одам|одиграм|повлечам|потег|потези|играат
    кои|која|со ({ $mine }) ({ $mine }) (фигури|фигура|фигурите) може|можам|можат (да) (се) игра|играм|поместам|поместат|движат|движи|движам|мрднат|одам|одиграм|играат
    (кои|наброј|прочитај|покажи|сите|какви|листа|колку) ({ $mine }) ({ $mine }|има) легални|можни|дозволени|возможни|правилни|расположливи потези|потезите
    кои|какви|колку потези ({ $mine }) (има|можам|може) (можни|играм|дозволени|расположение|располагање)
    кои|што ({ $mine }) (има) фигури потег|потези|слободни|подвижни|движат
    што ({ $mine }) може|можам (воопшто|сѐ|се) (да) одиграм|играм|мрднам|поместам
phrases-loose-check =
    дали|што (го) ({ $mine }|{ $theirs }|{ $color }) шахирав|шахираше|шахирам|шахира|шахиран|шахирана ({ $mine }|{ $theirs }|{ $color })
    (кој|чиј|дали|што|има|кого) ({ $mine }|{ $theirs }|{ $color }) (крал|кралот) (под|во) шах|шахот|шаху ({ $mine }|{ $theirs }|{ $color })
    кој|што|која|дали|од|чија (фигура|кого|што|каде) ({ $mine }|{ $theirs }|{ $color }) (дава|даде|добив|дали|кажува|дадов|прави|даваат|доаѓа|дојде) ({ $mine }|{ $theirs }|{ $color }) шах|шахот|шахира|шахирање
    кој|што|која (фигура) ({ $mine }|{ $theirs }|{ $color }) (го) шахира|напаѓа|напаѓаат ({ $mine }|{ $theirs }|{ $color }) крал|кралот
    дали|како ({ $mine }|{ $theirs }|{ $color }) крал|кралот (во|под) опасност|нападнат|закана|безбеден|шахиран|напад|удар
    има (ли) шах
    ({ $mine }|{ $theirs }|{ $color }) шах|шахот
    кој|дали ({ $mine }|{ $theirs }|{ $color }) шахиран|шахирана
phrases-loose-material =
    како|каков|каква|колку|кој|што ({ $mine }) (сме|стоиме|стојам|стои|изгледа|состојба|баланс|однос|разлика|предност) материјал|материјалот|материјално
    кој|дали|колку ({ $mine }|{ $theirs }|{ $color }) (има|{ $mine }|води) повеќе|помалку|вишок|предност|плус|минус|води|назад|напред материјал|материјалот|материјално|фигура|фигури|пешак|пешаци|пион|пиони|{ $pieces }
    (баланс|однос|разлика|рамнотежа|состојба|предност|сметка|сооднос|еднаков|ист|вишок) материјал|материјалот|материјално|материјален|материјална
    ({ $mine }|{ $theirs }|{ $color }) повеќе|помалку|вишок|плус|минус|назад|напред|предност фигура|фигури|пешак|пешаци|пион|пиони|материјал ({ $mine }|{ $theirs }|{ $color })
    колку ({ $mine }|{ $theirs }|{ $color }) (има|{ $mine }|останаа|останале|останати|преостанати) { $pieces } ({ $mine }|{ $theirs }|{ $color }) (останале|останати)
    дали еднаков|изедначен|ист|изедначени|еднакви|рамни материјал|материјалот|материјално|фигури
    кој|{ $mine }|{ $theirs }|{ $color } води|предност|напред материјал|материјалот|материјално
    кој повеќе|помалку фигури|фигура|пешаци|пиони|материјал
    броење|изброј материјал|материјалот
    колкава|кажи разликата|предноста|предност материјал|материјалот|материјалов
phrases-loose-opponent =
    кој|како|која|кажи (е) ({ $mine }) (се) вика|името|име ({ $theirs }) (против|спроти|вика) ({ $mine }|{ $theirs })
    како|кое|кој|кажи вика|викаат|име|името|презива|зове { $theirs }
    против|со|срешти|спроти кого|кој|што ({ $mine }) (играм|играме|игра|играв|седам|{ $mine })
    кој|кого ({ $mine }) (игра|седи|е) спроти|против|наспроти ({ $mine })
    дали ({ $mine }) играм|играме против|со { $theirs }|човек
    колку силен|јак|добар { $theirs }
    кое|какво|колкаво ниво|јачина|сила (има|е|на) ({ $theirs })
    со|кои|која|што (која|кои) боја|фигури|страна ({ $mine }) (играм|{ $mine }|играме)
    дали ({ $mine }) играм (со) { $color } (фигури|боја)
    име|името { $theirs }
phrases-loose-repeat =
    што беше тоа|ова
    што е тоа
    што кажа|рече сега|последно
    ({ $mine }) не (те|ве|го|ја|добро) слушнав|разбрав|чув|чувам|слушам|разбирам|сфатив|фатив (те|добро|што|ништо) (кажи|повтори|рече) (пак|повторно|уште|еднаш)
    не (те|ве) (добро) слушнав|разбрав|чув|разбирам|сфатив
    што (тоа|штотуку) ({ $mine }) рече|кажа|рековте|кажуваш|кажавте
    кажи|повтори|повторете|прочитај|речи|повториш|кажеш (тоа|ова) (пак|повторно|одново) уште еднаш
    (сакам|да) (да) ({ $mine }) повториш|повтори|повторете (тоа|ова|последното|пак|повторно)
    кажи|речи|прочитај|повтори|ајде пак|повторно|одново|последното|последната|пораката|тоа (порака)
    уште еднаш|едно (повтори|кажи|тоа|ова)
    повтори|повторете последното|последната|пораката|тоа|ова|порака|известување
    како рече|рековте|беше|молам
    како молам
    молам повтори
    молам (што) (рече)
phrases-loose-board-larger =
    може|можеш|дали (може|можеш) (ли) (да) ({ $mine }|се) (ја) зголеми|зголемиш|зголемиме|зголемам|наголеми|поголема (табла|таблата)
    може|дали (може) (ли) табла|таблата (да) (биде|е) (малку) поголема
    зголеми|наголеми|рашири|поголема|зголемиш|наголемиш|зголемам|зумирај|зголемете ({ $mine }) (ја) (малку) табла|таблата|прикажување|приказ|приказот
    (направи|сакам|стави|нека|направиш|дај|може|прикажи) (ја|биде) (малку|уште) (табла|таблата) (малку|уште|биде|да) поголема|поголемо|најголема (табла|таблата)
    табла|таблата (нека|да|малку|{ $mine }|премногу|многу|прем) (е) (биде) поголема|мала|ситна|малечка
    поголема табла|таблата
    премногу мала|ситна табла|таблата
phrases-loose-board-smaller =
    може|можеш|дали (може|можеш) (ли) (да) ({ $mine }|се) (ја) намали|намалиш|намалиме|намалам|смали|смалиш|помала (табла|таблата)
    може|дали (може) (ли) табла|таблата (да) (биде|е) (малку) помала
    намали|смали|помала|намалиш|смалиш|намалам|собери|намалете|стесни ({ $mine }) (ја) (малку) табла|таблата|прикажување|приказ|приказот
    (направи|сакам|стави|нека|направиш|дај|може|прикажи) (ја|биде) (малку|уште) (табла|таблата) (малку|уште|биде|да) помала|помало|најмала (табла|таблата)
    табла|таблата (нека|да|малку|{ $mine }|премногу|многу|прем) (е) (биде) помала|голема
    помала табла|таблата
    премногу голема табла|таблата
phrases-loose-turn-board =
    (покажи|гледај|прикажи|сврти|заврти|преврти|погледни|сакам) (да) (гледам) (табла|таблата) (од|на|кон) страна|страната|гледиште|гледиштето|перспектива|перспективата (на) { $color }|{ $theirs }
    може|дали|можеш|можеме (може|можеш) (ли) (да) ({ $mine }|се) сврти|свртиш|заврти|завртиш|свртиме|завртам|свртам|превртиш табла|таблата
    сврти|преврти|заврти|ротирај|обрни|врти|свртиш|завртиш|превртиш|ротираш|обрниш|свртам|смени|промени|завртам|свртете ({ $mine }) (ја|го) табла|таблата|страна|страната|перспектива|перспективата|погледот|поглед|гледиштето|ориентацијата (од) (друга|другата|обратно|обратна|страна|наопаку|спротивна|спротивната|црниот|белиот|табла|таблата) (страна)
    табла|таблата (од) друга|другата|обратно|наопаку|обратна|спротивна|спротивната|сврти|заврти|преврти (страна)
    (покажи|гледај|сакам|гледам|види|прикажи) (ја) (табла|таблата) (да) (гледам|видам) од|страна|страната { $color }|{ $theirs } страна|страната|гледиште|гледиштето|перспектива|перспективата
    од|погледни { $theirs }|{ $color } страна|страната|перспектива|гледиште
    { $color } долу|горе (табла|таблата)
phrases-loose-back =
    (оди|одиме|врати|чекор|скокни|чекори|прелистај|вратиме|да) (се|{ $mine }) (за|по) (еден|едно|1) (потег|потези|чекор) назад|наназад|уназад|ретро (еден|едно|1) (потег|чекор)
    (еден|едно|1) (потег|чекор|полупотег) назад|наназад
    назад|наназад (за) еден|едно|1 (потег|чекор)
    врати (се|{ $mine }) (за) еден|1 потег|чекор
    оди|врати|покажи|прикажи|скокни|види (се|на) претходен|претходниот|претходна|претходната потег|потегот|позиција|позицијата
    претходен|претходниот|претходна|претходната потег|потегот|позиција|позицијата|чекор
    чекор назад|наназад
phrases-loose-forward =
    (оди|одиме|чекор|скокни|чекори|прелистај|продолжи|да|тргни) (се|{ $mine }) (за|по) (еден|едно|1) (потег|потези|чекор) напред|нанапред|понатаму|натаму (еден|едно|1) (потег|чекор)
    (еден|едно|1) (потег|чекор|полупотег) напред|нанапред|понатаму
    оди|скокни|одиме еден|1 потег|чекор напред|нанапред|понатаму
    напред (за) еден|едно|1 (потег|чекор)
    оди|покажи|прикажи|скокни|види|прејди|премини (се|на) следен|следниот|следна|следната|нареден|наредниот|наредна потег|потегот|позиција|позицијата
    следен|следниот|следна|следната|нареден|наредниот|наредна|наредната потег|потегот|позиција|позицијата|чекор
    чекор напред|понатаму
phrases-loose-go-to-move =
    (оди|одиме|врати|скокни|однеси|појди|одведи|отиди|прикажи|покажи|дај|сакам|видам|премини) ({ $mine }|се|да) (видам) (на|кај|кон|до) (позиција|позицијата|состојба|состојбата|табла|таблата) на|до|кај|после|по|пред|кон|позиција|позицијата (потег|потегот) { $number } потег|потегот
    оди|врати|скокни|однеси|појди|прикажи|покажи|премини|одведи|отиди|вратиш|види ({ $mine }|се) (на|до|кај|кон|позиција|позицијата|после|по|назад) потег|потегот (број) { $number }
    оди|врати|скокни|прикажи|покажи|премини|однеси|отиди|вратиш (се|{ $mine }) на|до|кај|после|по (позиција|позицијата) (после|по|на) { $number } потег|потегот
    позиција|позицијата|состојба|состојбата|таблата|табла (после|по|на|кај|во|пред) { $number } потег|потегот
    позиција|позицијата|состојба|состојбата|таблата|табла (после|по|на|кај|во|пред) потег|потегот (број) { $number }
    како|каква (изгледаше|беше) (позиција|позицијата|таблата) (после|по|на) (потег|потегот) { $number } (потег|потегот)
phrases-loose-present =
    оди|врати|скокни|однеси|назад|одведи|вратиме|отиди|вратиш|одиме|одам|вратам ({ $mine }|се) (на|кон|до|кај|во|назад) (најнова|најновата|тековна|тековната|сегашна|сегашната|моментална|моменталната|последна|последната|актуелна|актуелната|крај|крајот|сега) позиција|позицијата|состојба|состојбата|партија|партијата|игра|играта|крајот|сегашност|сегашноста
    тековна|тековната|сегашна|сегашната|моментална|моменталната|последна|последната|актуелна|актуелната|најнова|најновата|крајна|крајната позиција|позицијата|состојба|состојбата
    оди|врати|скокни|однеси|назад|појди (се|{ $mine }|на|до|во) крај|крајот|сегашност|сегашноста|сегашното|последниот|партија|партијата|игра|играта
    врати|оди|назад ({ $mine }|се|таму) (каде|таму) каде (што) сме|застанавме|стигнавме|игравме
phrases-loose-save-game =
    како (може|можам|се|да) (да) (ја) зачувам|снимам|зачува|сними|извезам ({ $mine }) партија|партијата|игра|играта
    зачувај|сними|зачуваш|снимиш|зачувам|снимам|сочувај|извези|експортирај|симни|преземи|запиши|сејвни|зачувајте|меморирај ({ $mine }) (ја|го) (оваа|цела|целата|тековната) партија|партијата|игра|играта|запис|записот|пгн|pgn|партијава|играва (како|во|на) (датотека|датотеката|фајл|pgn|пгн|документ)
    зачувај|сними|извези|симни|преземи|запиши|сочувај (ја|го) (како|во|на) датотека|фајл|pgn|пгн|документ
    партија|партијата|игра|играта (како|во) датотека|фајл|pgn|пгн
phrases-loose-read-score =
    прочитај|читај|кажи|помини|изрецитирај|прочиташ|прочитајте|покажи|слушнам ({ $mine }) (ја|ги|го) (цела|целата|сите|комплетна|комплетната) партија|партијата|запис|записот|записник|записникот|потези|потезите|нотација|нотацијата|игра|играта|листата (од) (почеток|почетокот|досега|крај|прв|првиот|потег|потези|потезите)
    (кои|сите|што|како) (беа|се) (сите) потези|потезите|партија|партијата|тек|текот (партија|партијата) досега|одиграни|одигравме|почеток|почетокот|играни
    (цела|целата) партија|партијата|запис|записот|нотација|нотацијата|записник|записникот
    (од) почеток|почетокот прочитај|кажи|читај (партија|партијата|потези|потезите)
    кои потези одигравме|одиграни|игравме|досега|одиграа
    што|како (сѐ|се) одигравме|игравме|одиграно|течеше|одеше|одвиваше (досега|партијата|партија|играта)
phrases-loose-copy-score =
    копирај|ископирај|копираш|копирам|ископираш|копија|ископирам ({ $mine }) (ја|го|ги) (цела|целата) партија|партијата|запис|записот|записник|записникот|потези|потезите|нотација|нотацијата|игра|играта|пгн|pgn (на|како|во) (партија|партијата|pgn|пгн|клипборд)
    копирај|ископирај|копираш|копирам pgn|пгн
    партија|партијата|запис|записот (како|во) pgn|пгн копирај|ископирај|копија
    дај|земи ({ $mine }) pgn|пгн
phrases-loose-games =
    каде|кои|колку|има ({ $mine }) (ли|се|ги) ({ $mine }) (се) (зачувани|зачуваните|снимени|стари|старите|претходни|претходните|одиграни) партии|партиите|игри|игрите ({ $mine }) (зачувани|зачувано|снимени)
    каде|како (може|можам|се|да) (ги) (најдам|видам|отворам|отворат|вчитам) ({ $mine }) (зачуваните|зачувани|стари|старите|претходните|зачувана|зачуваната) партии|партиите|игри|игрите|партија|партијата
    (кои|покажи|прикажи|каде|отвори|листа|список|наброј|прочитај|кажи|дај|има|сите|колку|вчитај) ({ $mine }) (се|ги|{ $mine }|има|стари|старите|сите) (зачувани|зачуваните|снимени|снимените|стари|старите|претходни|претходните|минати|поранешни|одиграни) партии|партиите|игри|игрите ({ $mine }) ({ $mine }|има|ги) (зачувано|зачувани|снимено|снимени|одиграни|уред|уредот|телефон|тука)
    кои партии|игри ({ $mine }) ({ $mine }|ги) зачувано|зачувани|зачував|снимено|снимени|снимив|одиграв|играв
    зачувани|зачуваните|снимени|снимените|стари|старите|претходни|претходните|минати|сите|поранешни|{ $mine } партии|партиите|игри|игрите
    отвори|вчитај|продолжи|покажи|најди (ја) (зачувана|зачуваната|стара|старата|претходна|претходната|недовршена|последната|снимена) партија|партијата|игра|играта
    листа|список|наброј|покажи|прикажи|архива|дај ({ $mine }) (на|со|ги) партии|партиите|игри|игрите
    каде|кои ({ $mine }) (се) партии|партиите|игри|игрите
phrases-loose-settings =
    (отвори|покажи|прикажи|смени|оди|сакам|каде|да|дај|промени|најди|има|отвориш|одиме|покажеш|влези) ({ $mine }|се|ги) (сменам|отворам|видам|одам|на|во|кон) поставки|поставките|подесувања|подесувањата|опции|опциите|нагодувања|нагодувањата|преференци|поставувања|параметри|конфигурација
    каде (се|има|ги) (наоѓаат|наоѓам) поставки|поставките|подесувања|опции|опциите|нагодувања
    како (да|може|можам) (ги) (сменам|отворам|променам|наместам|најдам|видам) поставки|поставките|подесувања|подесувањата|опции|опциите|нагодувања|глас|гласот|јазик|јазикот|копчиња|копчињата|бои|боите
    сакам|да (да) (ги|го) сменам|променам|наместам|отворам поставки|поставките|подесувања|опции|глас|гласот|јазик|јазикот|боите|бои
    смени|промени (го) јазик|јазикот|глас|гласот
phrases-loose-new-game =
    може|можеме|дали (може|можеме) (ли) (да) (играме|почнеме|започнеме|одиграме) (уште) нова|друга|една (партија|игра)
    (ајде|да|сакам|може|ќе|почни|започни|почнеме|играме|одиме|отвори|стартувај|направи|почниме|започнеме|дај|создади|почнам|започнам|играм|почнеш|нов|ново) ({ $mine }|да|се) (почнеме|почнам|играме|играм|започнеме|започнам|одиграме|почни) (една|уште) нова|ново|друга|нов|следна партија|игра|меч
    нова|друга|следна|нов|ново партија|игра|партијата|меч|почеток
    уште една|еднаш (партија|игра)
    уште една
    (почни|почнеме|започни|играме|започнеме|да|ајде) (да) (играме|почнеме) (се|од) одново|испочеток|повторно|пак|нова|почеток (партија|игра)
    сакам|да|ајде|може (да) (играм|играме|одиграме) (уште) една|нова|друга|еднаш (партија|игра)
    сакам|ајде|може|да|дај (да) (играме) реванш
    почни|започни|стартувај партија|игра
phrases-loose-offer-draw =
    ({ $mine }) ({ $theirs }) нудам|понудам|понудувам|предлагам|предложам|понуди|предложи|прати|испрати ({ $theirs }) реми|ремито|нерешено
    понуда|предлог|понудата реми|нерешено
    може (да) (биде) реми|нерешено
    може|можеме (ли) (да) (се) (договориме|завршиме|одиме) (за|со|на) реми|нерешено
    што|како велиш|викаш|мислиш|велите (за) реми|нерешено
    што велиш|викаш (да) (завршиме|договориме) (со|за) реми|нерешено
    дали сакаш|прифаќаш|прифаќате|сакате|прифаќа|сака ({ $theirs }) (да) (прифатиш) реми|нерешено
    завршиме|договориме|договор|заврши|делиме|поделиме реми|нерешено|поенот|поените
    сакам|сака|сакаме реми|нерешено
    прашај|прашувам|дај { $theirs } реми|нерешено
    согласен|согласна|согласни|расположен реми
phrases-loose-accept-draw =
    да биде реми|нерешено
    (се) сложувам|сложуваме (со|за) (реми|ремито|понудата|предлогот)
    прифаќам|прифати|примам|прифатив|прифаќаме|земам|прими|потврди|потврдувам (понуда|понудата|предлог|предлогот) реми|ремито|понуда|понудата|предлог|предлогот|нерешено
    согласувам|согласен|согласна|согласуваме|согласив|важи|може (согласувам|согласен|прифаќам|прифати) реми|ремито|нерешено|понудата|предлогот
    (се) согласувам|согласен|согласна ({ $mine }) (за|на|со) (реми|ремито|понудата)
    ({ $mine }) согласен|согласна
    нека биде реми|нерешено
    нека биде|е реми
    океј|ок|добро реми
    да прифаќам реми|ремито
phrases-loose-refuse-draw =
    одбивам|одбиј|одбивај|отфрлам|отфрли|отфрлувам|одбив|одбиваме (понуда|понудата|предлог|предлогот) реми|ремито|понуда|понудата|предлог|предлогот|нерешено
    не|нема|нејќам|ниту (прифаќам|прифати|сакам|согласувам|примам|прифаќаме) (го) реми|ремито|понуда|понудата|предлогот|нерешено
    не прифаќам|прифаќај|прифати|прифаќаме
    не се согласувам
    не согласувам|согласен|согласна (реми|ремито)
    (не) (прифаќам) (реми|ремито) играме|играј|играјме|продолжуваме|продолжи|продолжувам|играм понатаму|натаму (играме|играм)
    не благодарам играме|продолжуваме|играм|продолжувам
    не продолжуваме|продолжувам|играме (да) (играме|играм) (понатаму)
    сакам|сакаме|ќе (да) продолжам|продолжиме|играме|играм понатаму|натаму
    продолжуваме|продолжувам|продолжиме (да) играме|играм|партијата|понатаму
    играме|играм понатаму|натаму|уште
    без|никакво реми
    нема реми
    не реми
    не сакам реми
    сакам победам не реми
    рано реми
phrases-loose-resign =
    ({ $mine }) (се) предавам|предадов|предаваме|предај (ја) партијата|партија|играта|играва|партијава
    ({ $mine }) (се) откажувам|откажав (од) (партијата|партија|играта)
    откажувам|напуштам|напушти|завршувам партијата|партија|играта
    ({ $mine }) (го) признавам|признав|прифаќам (го) пораз|поразот
    изгубив|изгубена|изгубено|загубив (партијата) предавам|признавам|откажувам|честитам (пораз|поразот)
    ({ $mine }) капитулирам
    фрлам|предавам пешкир|пешкирот|крпата|крпа
    доста|крај|готово|завршено предавам|откажувам
    нема смисла|потреба предавам|откажувам
    ({ $theirs }) победи|добива предавам|откажувам
    сакам|ќе|решив (да) (се) предадам|откажам
    (сакам) (да) (ја) предадам партијата|играта
phrases-loose-take-back =
    врати|вратам|вратиш|вратете|вратиме|поништи|поништам|поништиш|поништете|повлечи|повлечам|откажи|откажам|избриши|тргни|отповикај ({ $mine }|{ $theirs }) (последен|последниот|претходен|претходниот|овој|{ $theirs }|ова|тоа|еден|назад) потег|потегот|потезот|потегов (назад|наназад)
    може|можам|смеам|можеш|можеме (ли) (да) ({ $mine }) ({ $mine }) (го|ја) врати|вратам|вратиш|вратиме|поништам|поништиш|поништи|повлечам|сменам|откажам|променам ({ $mine }|{ $theirs }) (последен|последниот|претходниот|овој|{ $theirs }|ова|тоа|назад) (потег|потегот|потезот) (назад)
    дали може|можам|смеам|можеш|можеме (да) ({ $mine }) ({ $mine }) (го|ја) врати|вратам|вратиш|вратиме|поништам|поништиш|поништи|повлечам|сменам|откажам|променам ({ $mine }|{ $theirs }) (последен|последниот|претходниот|овој|{ $theirs }|ова|тоа|назад) (потег|потегот|потезот) (назад)
    (сакам|дозволи|дај|ќе) (да) ({ $mine }) ({ $mine }) (го) вратам|поништам|повлечам|сменам|откажам|променам (последен|последниот|овој|{ $theirs }|ова) ({ $mine }) потег|потегот|потезот (назад)
    згрешив|грешка|погрешив|утнав|кликнав|лапнав (погрешно|потег|потегот) врати|вратам|вратиш|поништи|поништам|назад (потег|потегот)
    врати|вратам|дај|вратиш едно|еден|потег|потегот|ова|тоа|го назад|наназад
    врати назад|наназад
    поништи|врати тоа|ова|го
    потег|потегот назад врати|сакам
phrases-loose-claim-threefold =
    (барам|побарувам|пријавувам) (реми) (поради|заради) трократно|тројно|трикратно|троекратно|трипати|тројното|третото|трето|троструко повторување|повторена|повторени (позиција|позицијата|потези)
    (барам|побарувам|пријавувам) (реми) (поради|заради|бидејќи|затоа) трипати|третпат|триж|три (пати|пат) (се) (веќе) повтори|повторена|повторила|повторува|иста|истата|појави|поновена|повторуваме (позиција|позицијата|ситуација)
    (барам|побарувам|реми) иста|истата|оваа позиција|ситуација (по|веќе) третпат|трипати|трет|трети|три (пат|пати) (барам|побарувам) (реми)
    реми (поради|заради|со|преку) повторување|повторена (потези|потезите|позиција|позицијата)
    барам|побарувам|пријавувам|тражам (реми) (поради) повторување (потези|потезите|позиција|позицијата)
    позицијата|позиција (се) (веќе) повтори|повторува|повторила|повторена трипати|третпат|три|постојано (пати) (реми) (барам)
    (има|ова|е) трократно|тројно|трикратно|троекратно повторување
    повторување потези|потезите|позицијата реми
    се повторуваме|повторува реми
phrases-loose-claim-flag =
    (ја) загуби|изгуби|падна (партијата) (на|по) време|времето
    { $theirs } падна|паднат (на|по) време|времето
    { $theirs } загуби|изгуби|загубил|изгубил (партијата) (на|по) време|времето
    ({ $theirs }) времето|време|часовникот ({ $theirs }) (на) ({ $theirs }) истече|измина|заврши|помина|истечено|истекло|снема
    ({ $theirs }) истече|измина|истечено|истекло|снема ({ $theirs }) (на) ({ $theirs }) времето|време ({ $theirs })
    (времето) истече|измина|заврши|снема|нема (времето|време) { $theirs }
    { $theirs } ({ $theirs }) падна|паднало|паднато знаменце|знаменцето|знаме|знамето|стрелката
    { $theirs } пречекори|пречекорил|надмина|прекорачи|потроши (цело|целото) време|времето
    знаменце|знаменцето|знаме|знамето|стрелката падна|паднато|паднало
    падна|паднато|пријавувам|пријави знаменце|знаменцето|знаме|знамето
    { $theirs } нула
    { $theirs } нема|останал|остана (повеќе|без) време
    пријавувам|пријави (истекување|истечено|пречекорено) време|времето
    победив|добивам време|времето
phrases-loose-press-clock =
    притисни|притискам|притиснувам|притиснав|удри|удирам|притисна|кликни|чукни|стисни|стискам|притиснете|притиснеш ({ $mine }) (на) часовник|часовникот|копчето|копче (часовникот)
    префрли|префрлам|предај|смени време|времето|часовникот|часовник { $theirs }
    ({ $mine }) притиснав|притиснувам
    готов|завршив (потег|потегот) часовник|часовникот
phrases-loose-stop-clocks =
    (направи|дај|сакам) (една|кратка|мала) пауза (молам)
    може|можеме|дали|можам (може|можеме|можеш) (ли) (да) (го|ги) запреме|запреш|паузираме|паузираш|стопираме|запре|запрам|паузирам|стопирам|паузира|направиме часовник|часовникот|часовниците|време|времето|партијата|пауза
    може (ли) (кратка|мала) пауза
    запри|запрете|застани|стопирај|стоп|сопри|паузирај|пауза|замрзни|прекини|запреш|стопираш|паузираш|стопирам|паузирам|запирам|запреме|паузираме|застанете (двата|двете|обата) часовник|часовникот|часовници|часовниците|време|времето
    часовник|часовникот|часовниците|времето пауза|стоп|мирува|стои
    направи|правиме|сакам|дај|направиме (кратка|мала) пауза
    пауза молам
phrases-loose-faster =
    може|можеш (ли) (да) (зборуваш|читаш|говориш|одиш) (малку) побрзо
    може|можеш (ли) (да) забрзаш|забрза (малку|читањето|говорот)
    (зборувај|зборуваш|читај|читаш|говори|кажувај|говориш|прави|зборувајте|изговарај|да|може|сакам) (да) ({ $mine }) (малку|уште|многу|зборуваш|читаш) побрзо|побрз|побрза|најбрзо|забрзај (малку|зборувај|читај|говори|зборуваш)
    забрзај|забрзаш|зголеми|убрзај|побрз|побрза|побрзо ({ $mine }) (го|ја|малку) говор|говорот|глас|гласот|читање|читањето|брзина|брзината|зборување|зборувањето (читање|говор|говорот)
    премногу|многу|преспоро|прем бавно|полека|споро (зборуваш|читаш|говориш)
    зборуваш|читаш|говориш (премногу|многу|преспоро) бавно|полека|споро
    гласот|говорот|глас|говор (нека|да) (биде|е) побрз
    премногу|многу бавен|спор глас|гласот|говор|говорот
phrases-loose-slower =
    може|можеш (ли) (да) (зборуваш|читаш|говориш|одиш) (малку) побавно|полека
    може|можеш (ли) (да) забавиш|успориш (малку|читањето|говорот)
    (зборувај|зборуваш|читај|читаш|говори|кажувај|говориш|прави|зборувајте|изговарај|да|може|сакам) (да) ({ $mine }) (малку|уште|многу|зборуваш|читаш) побавно|полека|поспоро|побавен|побавна|поспор|пополека (малку|зборувај|читај|говори|зборуваш)
    забави|успори|намали|забавиш|побавен|побавно|поспор ({ $mine }) (го|ја|малку) говор|говорот|глас|гласот|читање|читањето|брзина|брзината|зборување|зборувањето (читање|говор|говорот)
    премногу|многу|пребрзо брзо (зборуваш|читаш|говориш)
    зборуваш|читаш|говориш (премногу|многу) брзо|пребрзо
    не зборувај|читај|говори|толку|многу брзо
    гласот|говорот|глас|говор (нека|да) (биде|е) побавен|поспор
    премногу|многу брз глас|гласот|говор|говорот
    не брзај
phrases-loose-sound-on =
    може|можеш (ли) (да) (го) вклучиш|пуштиш|вклучи (звук|звукот|глас|гласот)
    вклучи|пушти|уклучи|активирај|засили|врати|вклучиш|пуштиш|вклучам|вклучете|сакам|дај|вратиш|одмрзни|стави ({ $mine }) (го|ги|сите|пак|цел|повторно) звук|звукот|звуци|звуците|тон|тонот|глас|гласот|аудио|говор|говорот|тонови (пак|повторно|назад)
    звук|звукот вклучи|вклучен|вклучено|пуштен|врати|назад
    (сакам|нека|да) (да) има|слушам|слушнам|слуша звук|звукот|звуци
    пушти звук|звукот
    нема|не звук|звукот слушам|слушнам|вклучи
phrases-loose-sound-off =
    може|можеш (ли) (да) (го) исклучиш|стишиш|изгасиш|исклучи|молчиш (звук|звукот|глас|гласот)
    стишај|стивни|затни (се)
    исклучи|изгаси|изгасни|угаси|стишај|запри|деактивирај|изгасиш|исклучиш|отстрани|прекини|исклучам|исклучете|тргни|снеми|сопри|утни|замолчи|стивни ({ $mine }) (го|ги|сите|цел) звук|звукот|звуци|звуците|тон|тонот|глас|гласот|аудио|говор|говорот|тонови
    без звук|звуци|тон|звукот|глас|аудио
    звук|звукот|тон|гласот исклучи|исклучен|исклучено|изгаси|стишај|тивко
    не (сакам) звук|звукот|звуци
    (биди|да|нека) (биде|сакам) тишина|тивко|тивок|мирен
    не зборувај|зборуваш|говори
    престани|прекини|доста|запри (со|да) зборување|зборуваш|зборувај|говориш|говор|говорот
    немој (да) зборуваш|говориш
phrases-loose-help =
    (кои|сите|какви|листа|список|покажи|наброј|кажи|дај|прочитај|колку|има|прикажи) ({ $mine }) (има|се|ги|со|постојат|можам) (сите|можни) команди|наредби|командите|наредбите|заповеди (има|постојат|знаеш|можам|кажам|користам|разбираш|тука)
    што|кои|како|кое|какви ({ $mine }) (може|можам|смеам|сѐ) (да) ({ $mine }|се|ти|те) кажам|прашам|внесам|напишам|прашувам|кажувам|правам|користам|куцам|испишам|побарам (тука|овде|команди|зборови|наредби)
    што|кои|како (сѐ) знаеш|разбираш|умееш|можеш (да) (правиш|направиш|команди|зборови|разбереш|кажеш)
    како (се|да|може) (ова|ја|го) користи|користам|функционира|работи|играм|управувам|ракувам|служам (програма|програмата|ова|апликација|апликацијата|тука)
    помош|помогни|помогнете|упатство|упатства|инструкции ({ $mine }) (молам|команди|наредби|треба|потребна)
    ({ $mine }) треба|потребна|сакам ({ $mine }) помош
    не знам што|како (да) (кажам|правам|прашам|користам)
phrases-loose-claim-quickplay-draw =
    барам|побарувам|побарај|бара|тражам|пријавувам|пријави|прогласи реми|ремито
    барам|побарувам|побарај (реми) не обидува|пробува|може|игра (победи|победа)
    не обидува|пробува (победи) реми
    (не) може|можат победи реми барам|побарувам
    (барам|побарувам) реми брза|забрзана|брзопотезна|брзоиграна|брзиот|брз|рапид завршница|завршеток|финиш|шах
    барам|побарувам|прогласи реми последните две|2 минути
    само време|времето игра|победи реми
phrases-loose-claim-increment =
    додаток|додатокот|инкремент|инкрементот|бонус барам|побарувам|сакам
    (барам|побарувам|сакам|дај|додади|побарај) додаток|додатни|дополнителни|дополнително|бонус|прираст|инкремент|додатен|екстра секунди|време|секунда (потег)
    барам|побарувам|додади|дај|побарај|додај ({ $mine }) секунди|додаток|инкремент|бонус (потег)
    (барам|побарувам|побарај) (пет|5) секунди потег
    бонус|додаток|инкремент секој|потег
phrases-loose-claim-fifty-moves =
    педесет|50 потези|потега (никој) не (е|сме|зел|земал|зеде|зедовме|паднала) (зел|земал|земена|земено|помести) (ништо|фигура|пешак|пион)
    (барам|побарувам|пријавувам) (реми) (според|по|поради|заради) (правило|правилото) (на|за|од) педесет|50|педесетте|педесетти потези|потега|потезите
    правило|правилото педесет|50|педесетте (потези|потега) (реми) (барам)
    реми педесет|50|педесетте (потези|потега) (правило|правилото|според) (барам)
    педесет|50 потези|потега без (ниту) земање|пешак|пион|пешаци|земања (потег) (земање|пешак) (реми) (барам)
    педесет|50 потези|потега нема|немаше|не|{ $mine }|ниту (земање|земано|земена|пешак|мрднат) (реми) (барам)
    поминаа|помина|изиграни|одиграни|одигравме педесет|50 потези|потега (реми) (барам)
    педесет|50 потези|потега (немаше|нема|без) ({ $mine }) (земање) ({ $mine }) (потег) (со) (пешак|пион) (барам) (реми)
phrases-loose-claim =
    дали можам|може|смеам|можеме|постои (да) (побарам|барам|побара|пријавам|прогласам) (се) (некое) реми|ремито
    можам|смеам|може (ли) (да) побарам|барам|побара|пријавам|прогласам (се) реми
    кој|{ $mine }|{ $theirs } (ли) (има) право (на) (барање) реми
    дали { $mine }|{ $theirs } право|услови (на|за) (барање) реми
    какви|кои|какво|кое барања|реми (на|за) (реми) (се) (можни|дозволени|достапни) (може|можам|можат) (да) (се) (побарам|побара|побараат|барам)
    што може|можам (да) (се) побара|побарам|пријавам
    има право|услови|основа|услов (за|на) реми
    што|кое|какво (реми) може|можам (да) побарам
    може|можам (ли) (да) (се) побара|побарам|барам (нешто|реми)
phrases-loose-claim-flag-of =
    { $color } падна|паднат|пропадна (на|по) време|времето
    { $color } загуби|изгуби|загубил|изгубил (партијата) (на|по) време|времето
    (на) { $color } ({ $theirs }) (падна|паднато|паднало) знаменце|знаменцето|знаме|знамето (падна|паднато)
    знаменце|знаменцето|знаме|знамето ({ $theirs }) (на) { $color } (падна|паднато|паднало)
    падна|паднато|паднало знаменце|знаменцето|знаме|знамето (на) { $color }
    (на) { $color } ({ $theirs }) истече|измина|заврши|помина|снема|истечено время|време|времето
    време|времето (на) { $color } истече|измина|заврши|помина|истечено|истекло
    истече|измина|помина|снема (времето|време) (на) { $color } (времето|време)
    { $color } пречекори|пречекорил|надмина|прекорачи|потроши (целото) време|времето
    { $color } нема|без (остана|повеќе) време
phrases-loose-adjust =
    ({ $mine }) (само) (ја|ги) наместувам|поправам|дотерувам|средувам|нагодувам|исправам|центрирам|порамнувам|поправувам ({ $mine }) фигура|фигурата|фигури|фигурите|{ $pieces }|{ $theirs }
    (само) наместувам|поправам|дотерувам|средувам|исправам|центрирам|порамнувам
    само наместувам|поправам|дотерувам|средувам|исправам|местам
    само|ќе|сакам (да) (само) наместам|поправам|дотерам|средам|исправам|центрирам (фигура|фигурата|фигури|фигурите|{ $pieces })
    местам|мрдам|поместувам фигура|фигурата|фигурите (средина|средината|поле|полето)
phrases-loose-restart-clocks =
    може|можеме|дали|можам (може|можеме|можеш) (ли) (да) (го|ги) пуштиме|пуштиш|продолжиме|продолжиш|продолжи|вклучиме|пуштам (со) часовник|часовникот|часовниците|време|времето
    пушти|продолжи|продолжете|вклучи|стартувај|рестартирај|активирај|уклучи|почни|одмрзни|пуштете|стартирај|продолжиш|пуштиш|вклучиш|продолжиме|пуштиме (пак|повторно|одново) (двата|двете) часовник|часовникот|часовници|часовниците|време|времето (пак|повторно|одново|натаму|понатаму)
    часовник|часовникот|часовниците|времето продолжи|продолжуваат|продолжува|тргни|тргнува|тече
    нека|да (повторно|пак) тргне|продолжи|тече|тргнат|продолжат|течат часовник|часовникот|часовниците|време|времето
    крај|готова|заврши пауза|паузата
phrases-loose-charge-time =
    одземи|одземете|пресметај|засметај|наплати|одбиј|сметај|вброј|намали|скрати|урачунај|впиши|брои ({ $mine }) (за) време|времето|тоа (време|времето) (додека|кога|отсутен|отсутно|отсуство|исклучен|исклучено|уред|уредот|телефонот|прекин|прекинот|отсуството)
    време|времето (отсутен|уредот|уред|прекин|прекинот|исклучен|отсуството|отсуство) (нека) ({ $mine }) (се) одземе|смета|пресмета|одзема|брои|вброи|засмета
    нека се|{ $mine } одземе|смета|пресмета време|времето
    додека уред|уредот|телефонот исклучен|спиеше|исклучено|угасен одземи|сметај|пресметај|брои
phrases-loose-do-not-charge-time =
    не|немој|без|ниту (да) (го) одземај|пресметувај|сметај|одземаш|сметаш|брои|наплатувај|засметувај|одбивај|пресметуваш|одземање|вбројувај|вброј|броиш|скратувај ({ $mine }) (за) (тоа) време|времето|тоа (додека|уред|уредот|исклучен|отсуство|отсуството|прекинот)
    време|времето (отсутен|уредот|прекинот|отсуството) не (се) (да) смета|одзема|пресметува|брои|одземе|засметува|сметај|одземај
    не нека смета|одзема|брои|одземе време|времето
    врати|прости|заборави|поклони|остави ({ $mine }) време|времето (отсутен|уредот|прекинот|отсуството|изгубеното|изгубено)
phrases-loose-illegal-move =
    (што) ({ $theirs }) (го) одигра|направи|играше|повлече (тоа|ова) не (е|беше) дозволен|дозволено|легален|легално|правилен|правилно|исправно|исправен (потег)
    тоа|ова|потегов (беше|е) нелегално|неправилно|недозволено|забрането|нелегален|неправилен|погрешно
    ({ $theirs }) (последен|последниот|овој|{ $theirs }|претходниот) потег|потегот (што) (го) (одигра) (беше|е|бил) нелегален|неправилен|недозволен|невозможен|погрешен|невалиден|забранет
    ({ $theirs }) (одигра|направи|играше|повлече) (последен|последниот|овој|{ $theirs }|претходниот|претходно) нелегален|неправилен|недозволен|невозможен|невалиден|забранет|нелегално|неправилно|недозволено (потег|потегот)
    ({ $theirs }) (последен|последниот|овој|{ $theirs }) (потег|потегот) не (е|беше|бил) дозволен|легален|правилен|валиден|дозволено|возможен|регуларен|исправен|можен|важечки|според (потег|потегот) (правилата)
    (што) (одигра) не|неправилно (смее|може|дозволено) така|тоа (игра|оди|одигра|одиграш|движи) (фигурата|потег)
    пријавувам|пријави|рекламирам|приговарам|жалба нелегален|неправилен|недозволен|невалиден (потег)
    потег|потегот против|прекршува|спротивен правила|правилата
phrases-loose-illegal-move-of-number =
    (потег|потегот) (број|бр|со) { $number } (потег|потегот) (беше|е|бил) нелегален|неправилен|недозволен|невозможен|невалиден|забранет
    (во|на) { $number } потег|потегот (беше|е|имаше) (потег) нелегален|неправилен|недозволен|невозможен|невалиден|забранет (потег)
    нелегален|неправилен|недозволен|невалиден (беше|е) потег|потегот (број) { $number }
    потег|потегот (број) { $number } не (беше|е) дозволен|легален|правилен|валиден|возможен|исправен
    { $number } потег|потегот не (беше|е) дозволен|легален|правилен|валиден|возможен|исправен
phrases-loose-pressed-without-a-move =
    ({ $theirs }) (го) притисна|притиснал|удри|притиснат|притиснато|стисна|чукна (го) (часовник|часовникот|копчето) (а|и|но) без|не|ништо|пред (да) (одигра|одиграл|направи|повлече|игра|потег|потегот|одиграно) (потег|потегот|ништо)
    ({ $theirs }) притисна|притиснал|удри|стисна (го) часовник|часовникот (а) (не) (одигра|одиграл|направи|повлече|игра|помести) ништо|потег
    ({ $theirs }) не|без (одигра|одиграл|направи|повлече|игра|потег|одигрување) (потег|ништо) притисна|притиснал|притиснат|удри|стисна (часовник|часовникот)
    часовник|часовникот притиснат|притиснато|притисна|удрен без|пред (одигран) потег|потегот
phrases-loose-pawn-left-unpromoted =
    ({ $theirs }) пешак|пион|пешакот|пионот (на) (последниот|осмиот|првиот|последен) (ред|редот) (стои|остана) не|без заменет|промовиран|претворен|сменет|промоција|замена (во|со) (дама|кралица|фигура|топ)
    ({ $theirs }) пешак|пион|пешакот|пионот стигна|дојде (последниот|осмиот|првиот) (ред) не|без промовира|промовиран|промоција|замени|заменет (дама|кралица|фигура)
    ({ $theirs }) (остави|оставил|остана|има) пешак|пион|пешакот|пионот|пешачето (стои|остана) (последен|последниот|осмиот|првиот|крајниот) ред|редот (без|не) (промоција|промовира|промовиран|заменет|замени|претвори|претворен)
    ({ $theirs }) пешак|пион|пешакот|пионот (стои|остана|остави) не|без (е|го|се|да) промовиран|промовира|заменет|замени|промоција|претвори|претворен|замена|претворање|промовирал|сменет
    ({ $theirs }) не|без (го|ја|се|да) промовиран|промовира|заменет|замени|промоција|претвори|претворен|замена|претворање|промовирал пешак|пион|пешакот|пионот
    остави|оставил|заборави пешак|пион|пешакот|пионот (промовира|промоција) последен|последниот|осмиот|првиот (ред|редот)
    { $theirs } заборави|заборавил (да) (го) промовира|замени|претвори (пешак|пион|пешакот|пионот)
phrases-loose-touched-piece =
    ({ $theirs }) (ја|прв|прво|веќе) допре|допрел|допрела|допира|чепна|чепнал|пипна|пипнал|фати|фатил|допрено|помести друга|другата|погрешна|иста|{ $theirs }|{ $mine } фигура|фигурата|{ $pieces }
    ({ $theirs }) допре|допрел|допрела|чепна|чепнал|пипна|пипнал|фати|фатил|допира (една|прво|прв) (друга) фигура|фигурата|{ $pieces } (а) (не) (одигра|игра) (друга|со)
    допрена|пипната|чепната|фатена|допре|пипна|чепна фигура|фигурата (мора) (да) (се) (игра|одигра|движи)
    допрено|пипнато|чепнато|фатено одиграно|играно|игра|мора
    (ја) допрена|пипната|чепната|фатена (е|беше) (друга) фигура|фигурата|{ $pieces }
    мора|треба игра|одигра допрена|допрената|пипнатата (фигура|фигурата)
    пипна|допре|чепна друго
phrases-loose-period =
    кој|која|во|кое|каков (временски|временска|моментален) период|периодот|фаза|етапа|контрола (сме|игра|играме|тече|одиме)
    (кој) (прв|втор|трет|првиот|вториот|третиот|моментален|сегашен|тековен) период|периодот
    дали (сме|во) прв|втор|трет|првиот|вториот|третиот|последниот период|периодот
    кој период
    кој|во период|периодот сме|играме|тече
phrases-loose-delay-left =
    колку|кое|уште (има|време|секунди) (останува|останало|преостанува|преостана|{ $mine }) одложување|одложувањето|одлагање|одлагањето|задоцнување|доцнење|задршка|задршката|дилеј|делеј|одгода|одгодата
    (преостанато|останато|колку) одложување|одложувањето|одлагање|одлагањето|задршка|задршката|дилеј|делеј
    дали|кога|уште|колку заврши|трае|тече|истече|останува|завршува|{ $mine } одложување|одложувањето|одлагање|одлагањето|задршка|задршката
    колку (секунди) кога|пред|до тргне|почне|тргнува часовник|часовникот|времето
phrases-loose-moves-of-it =
    каде|што|кои|кај (полиња|потези) може|можам|има (да) (оди|одам|скокне|игра|помести|движи|стигне|мрдне|играм) (со) оваа|{ $theirs }|фигура|фигурата|овој|ова
    каде|кои|кај може|можам (да) (со|ја|{ $theirs }) оди|одам|ставам|поместам|движам|движи|скокне|помести|спуштам|одиме
    каде (тогаш) може
    (кои|можни) потези|полиња (на|со) оваа|{ $theirs }|фигурата|подигната|подигнатата
    каде (да) одам|ставам|спуштам|оставам (со) оваа|{ $theirs }|фигурата
phrases-loose-knights-view =
    (што|кои|кој|која|каде|прочитај|покажи) (има|стои|фигури|фигура|полиња|стојат) (на) коњски|скокачки|скокот|коњска|скок (скок|скокови|потег|полиња|растојание|поле|скока|оддалеченост) (коњ|коњот|скокач|скокачот) (од|околу|кај) (поле|полето) { $square }
    што|кои|кој потег|скок (со|на) коњ|коњот|скокач|скокачот (од) { $square }
    полиња|полињата|поле скокач|скокачот|коњ|коњот|коњски|скокачки { $square }
    (што|кои|која|кој) (фигури|фигура|би|може) гледал|гледа|види|видел|нападнал|дофаќа (од) коњ|коњот|скокач|скокачот (од|на) { $square }
    погледот|поглед|скокови|скокот|скок|скоковите (на) скокач|скокачот|коњ|коњот|коњски|коњска (од) { $square }
    каде|што (би) скокнал|стасал|скокна скокач|скокачот|коњ|коњот { $square }
phrases-loose-path-of-piece =
    каде|низ (каде|сѐ) беше|бил|била|стоел|стоела|стоеше ({ $mine }|{ $theirs }) ({ $pieces }|фигурата) (на|од) { $square } (досега|претходно|порано)
    каде|кои|како|што|каков дојде|дошол|дошла|стигна|помина|поминал|минал|минувал|стигнал|движел|одел|пристигна|беше|бил|била|движеше|патуваше|стоел|стоела|стоеше ({ $mine }|{ $theirs }) ({ $pieces }|фигурата|фигура) { $square } (досега|претходно|порано)
    (каков|кој|покажи|прочитај) пат|патот|патека|патеката|историја|историјата|движење|движењето|маршрута|рута ({ $mine }|{ $theirs }) ({ $pieces }|фигурата|фигура) { $square }
    каде|што правеше|почна|почнал|почнала|започна|тргна|тргнал|тргнала ({ $pieces }|фигурата) { $square }
phrases-loose-last-move-effect =
    што|кого|кои|која (фигури|фигура|сега) ({ $theirs }|{ $mine }|{ $color }) напаѓа|напаѓам|нападна|напаѓаат|заканува|нападнато|остава|остави|ослободи|открива|откри|отвори ({ $theirs }|{ $mine }|{ $color }) (небрането|незаштитено|без) (одбрана) (со|на|по) ({ $theirs }|{ $mine }|{ $color }) (овој|последен|последниот|ова|тоа|истиот) ({ $theirs }|{ $mine }|{ $color }) потег|потегот|потезот
    што|кого|кои ({ $theirs }|{ $mine }|{ $color }) напаѓа|напаѓам|нападна|нападнато|остава|остави|открива|откри|ослободи (последен|последниот|{ $theirs }|овој|сега|небрането|незаштитено) потег|потегот
    што ({ $theirs }|{ $mine }|{ $color }) (сега|тоа) остави|остава|оставил|останува|остана небрането|незаштитено|висат|виси|непокриено|небранета|небранет|незаштитена
    (каков|која|кое|какво) ефект|ефектот|дејство|дејството|последица|последици|последиците|идеја|цел|целта|смислата|закана|заканата|закани (на|од) ({ $theirs }|{ $mine }|{ $color }) (последен|последниот|{ $theirs }|овој|претходниот) потег|потегот
    што|кого ({ $theirs }|{ $mine }|{ $color }) напаѓа|напаѓам|заканува|нападна|прави последен|последниот|{ $theirs }|овој|последниов (потег|потегот|фигура)
    дали|што (последен|последниот|{ $theirs }|овој) потег|потегот (нешто) напаѓа|нападна|заканува|остава|остави|закана|закани
    што|кого ({ $theirs }) (сега) напаѓа|нападна|загрозува (последно|сега|{ $theirs }|фигурата|одиграната)
phrases-loose-position-text =
    (покажи|прикажи|скриј|сокриј|тргни|вклучи|исклучи|сакам|испиши|напиши|отстрани|дај|покажеш) ({ $mine }) (ја|го) (позиција|позицијата|табла|таблата|опис|опишана) (како|во|со|на) текст|текстот|текстуална|текстуално|текстуален|зборови (позиција|позицијата|табла|таблата|приказ|опис)
    позиција|позицијата|табла|таблата (како|во|со) текст|текстот|текстуално|зборови
    текстуална|текстуален|текст|текстот (на) позиција|позицијата|приказ|опис|табла|таблата
    испиши|напиши (ја|го) позиција|позицијата|табла|таблата
phrases-loose-copy-position =
    fen|фен|фенот (код|кодот|запис|низа) (на) (позицијата)
    копирај|ископирај|копија|копираш|копирам|ископираш|зачувај|дај|земи ({ $mine }) (ја) позиција|позицијата|фен|фенот|fen|табла|таблата|диспозиција (како|во|на) (фен|fen|таблата|клипборд)
    копирај|ископирај|копираш|копирам fen|фен|фенот
    позиција|позицијата (како|во) фен|fen|фенот
    fen|фен|фенот (на) позиција|позицијата|копирај|молам
phrases-loose-can-win =
    може|можат|дали|има (ли) (да) { $color } (може|можат) (уште|воопшто) (да) победи|победат|добие|добијат|матира|матираат|победува (партијата)
    кој може|можат (уште|воопшто) (да) победи|победат|матира
    дали|има|може { $color } (доволно) материјал|фигури|шанса|шанси (за) победа|победи|матирање|добивка|мат
    доволно материјал|фигури (за) победа|победи|матирање ({ $color })
    { $color } (има) шанса|шанси|доволно победа|победи|победата
    победам|добијам доволно|фигури уште
phrases-loose-explore-by-touch =
    (сакам|вклучи|исклучи|запри|почни|прекини|престани|стоп|ајде) (да) (ја) истражувам|истражувај|истражување|истражувањето|истражи|истражам|разгледувам|разгледувај|опипувам|опипај|опипувај|разгледување|разгледај|истражуваш (на) (табла|таблата) (со|по|на|преку) допир|допирање|прст|прсти|прстот|прстите|допирот
    истражувај|истражувам|истражување|разгледувај|опипај|опипувам|пипкам|истражи|истражам (ја|на) табла|таблата (допир|прст|прсти|допирање|прстот|прстите)
    читај|кажувај|чувај полиња|полињата|табла|таблата допир|прст|допирам|прстот
    режим|мод истражување|допир|истражувањето
    вклучи|исклучи|почни|запри|прекини|престани истражување|истражувањето|допир|допирот
    со|преку прст|прстот|прсти|допир табла|таблата
phrases-loose-blindfold =
    може|можеме|дали (може|можеме) (ли) (да) (играме|играм) (на) слепо
    (сакам|вклучи|исклучи|почни|запри|прекини|ајде|може|да|одиме|режим|мод) (да) (режим|мод|играме|играм|игра|играње|шах|шахот|играј|игравме) (на|за) слепо (режим|игра|шах|играм|играме)
    (на) слепо играј|играм|играме|игра|шах|режим|вклучи|исклучи|молам
    слепа|слеп|слепо партија|игра|шах|режим
    играм|играме|играј|игра без гледање|гледам|таблата|табла
    врзани|затворени|со очи
phrases-loose-hide-pieces =
    скриј|сокриј|тргни|отстрани|криј|исклучи|скриеш|сокриеш|тргнеш|скријте|снеми|невидливи|избриши ({ $mine }) (ги) (сите|сè) фигури|фигурите (табла|таблата)
    (сите) фигури|фигурите невидливи|скриени|сокриени|исчезнат|тргнати (направи|нека|бидат)
    не|без (ги) (покажувај|прикажувај|гледам|видам|покажи|прикажи|покажуваш) фигури|фигурите|фигура (табла|таблата)
    празна|празната табла|таблата (покажи|прикажи|сакам)
    сакам табла|таблата без фигури|фигурите
phrases-loose-show-own-pieces =
    (покажи|прикажи|покажувај|прикажувај|остави|сакам|гледам|видам|покажеш|прикажеш|нека|видливи) (да) (ги) само { $mine } (сопствените|бели|црни) фигури|фигурите (гледам|видам|видливи|покажи|прикажи|покажувај)
    скриј|сокриј|тргни|криј|отстрани|сокриеш|скриеш (ги) { $theirs } фигури|фигурите (табла|таблата)
    само|единствено { $mine }|сопствените|сопствени фигури|фигурите
    не (ги) покажувај|прикажувај|гледам|покажуваш (ги) { $theirs } фигури|фигурите
phrases-loose-show-last-move =
    (покажи|прикажи|покажувај|прикажувај|остави|сакам|гледам|видам|покажеш|прикажеш) (да) (ја|го) само|единствено (фигура|фигурата|потег|потегот|{ $theirs }) (што|која) (последна|последната|последно|последен|последниот|одиграна|одиграната|поместена|поместената|одиграа) (поместена|одиграна|поместената|одиграната|играна|играше|помести|движеше) фигура|фигурата|потег|потегот|поместена
    само последна|последната|последно|последен|последниот|поместена|поместената|одиграната|одиграна (одиграна|поместена|одиграната|поместената|играна) фигура|фигурата|потег|потегот
    само фигура|фигурата последна|последно|поместена|одиграна|помести|играше|движеше|одигра
    скриј|сокриј|тргни сите|сѐ|фигури|фигурите освен последна|последната|последно|поместената|последниот (потег|фигура|поместена)
phrases-loose-silent-board =
    нека|направи|сакам|да|стави|исклучи (ја) (биде) табла|таблата (да|не|нека|биде) молчи|тивка|тивко|молк|замолчи|безгласна|зборува|звук|звучи|нема|безвучна|глас|говори|одговара|кажува (ништо|повеќе)
    табла|таблата (нека|да|ќе) (не|пак|повторно|биде) молчи|тивка|зборува|замолчи|замолкне|одговара|кажува|безгласна|проговори|говори
    тивка|безгласна|тивко|молчи|замолчи|молчелива|нема|замолкни|стивни|безвучна табла|таблата
    нека|не молчи|зборува|замолчи|зборувај|одговара|изговарај|кажувај|читај|чита полиња|полињата|табла|таблата
    исклучи|вклучи|запри|изгаси звук|звукот|глас|гласот|говор|говорот табла|таблата
phrases-loose-board =
    оди|одам|врати|одиме|однеси|скокни|фокус|премини|префрли|појди|одведи|пренеси|фокусирај|вратам|отиди|вратиш|фокусот|стави ({ $mine }|се) (фокус|фокусот|пак|назад) (на|кон|кај|во|до) табла|таблата|шаховница|шаховската|шаховницата (табла)
    сакам|да|ќе (да) (се) одам|вратам|појдам|бидам|преминам (на|кон|кај) табла|таблата|шаховницата
    шаховска|шаховската табла|таблата
phrases-loose-go-to-square =
    оди|одам|скокни|однеси|појди|одведи|премини|постави|стави|фокусирај|пренеси|отиди|помести|фокус|скок|однесеш|води|донеси|префрли|насочи ({ $mine }|се) ({ $mine }) (фокус|фокусот|курсор|курсорот) (на|до|кај|во) поле|полето|табла|таблата|квадрат|квадратот { $square } (табла|таблата)
    однеси|одведи|фокусирај|скокни|одведете|пренеси|отиди|префрли|насочи|позиционирај ({ $mine }|се) (на|до|кај) { $square }
    курсор|курсорот|фокус|фокусот (на|до) (поле|полето) { $square }
    сакам|да (да) (одам|бидам|појдам|отидам) (на|до|кај) поле|полето { $square }
phrases-loose-game-start =
    (оди|врати|скокни|однеси|покажи|прикажи|појди|одиме|одведи|отиди|вратиш|сакам|да) ({ $mine }|се|нè) (видам|одам|вратам) (на|до|кај|од|кон|назад) (самиот) почеток|почетокот|стартот|старт (на|од) (партија|партијата|игра|играта|позиција|позицијата|потег|потегот|партијава)
    почеток|почетокот|старт|стартот (на|од) партија|партијата|игра|играта
    почетна|почетната|стартна|стартната позиција|позицијата
    оди|врати|скокни|однеси|покажи|прикажи|вратиме (се|{ $mine }|на|до|од) (самиот) почеток|почетокот|стартот
    оди|врати|скокни прв|првиот потег|потегот
    каква|како|која почетна|почетната позиција|позицијата
    почеток партијата|играта|партија
phrases-loose-set-up =
    (сакам|ајде|ќе|да|може|направи) (да) (ја) постави|поставам|поставување|поставиш|внеси|внесам|наместам|намести|составам|уреди|уредам|уредување|зададам|задај|подготви|поставиме|креирај|внесување|поставувам|направам|поставка ({ $mine }) (своја|сопствена|нова|друга|посебна|некоја|одредена|позната) позиција|позицијата|поставеност|дијаграм
    (сакам) (да) (сам|сама|рачно) внеси|внесам|постави|поставам|распоредам|распореди (нови) фигури|фигурите|табла|таблата
    играм|играј|играме|почни|почнам|започни|игра|партија|почнеме (од) (своја|сопствена|одредена|поставена|посебна|друга|зададена|дадена|{ $mine }) (зададена|поставена) позиција|фен|fen
    своја|сопствена|посебна|друга|{ $mine } позиција
    уредувач|едитор (на) позиција|табла|таблата
    партија|игра (од) фен|fen
phrases-loose-clock-alone =
    (сакам|треба|отвори|покажи|дај|вклучи|да|стартувај|користам|прикажи|може) ({ $mine }) (користам) само|самостоен|посебен|единствено|чист (шаховски|шах) часовник|часовникот
    (шаховски|шах|самостоен) часовник|часовникот (за|без|на) (вистинска|реална|права|дрвена|жива|физичка|табла|таблата|партија|шаховска|обична) табла|партија|таблата|шаховница
    часовник|часовникот (без|за) (шаховска) вистинска|реална|права|дрвена|жива|физичка|обична|табла|таблата (табла)
    шаховски часовник
    играме|играм|игра|партија вистинска|реална|права|дрвена|жива|физичка табла часовник|часовникот (само)
    намести|постави|подеси|нагоди|поставам|наместам (шаховски) часовник|часовникот
phrases-loose-feel-clock =
    (покажи|дај|отвори|прикажи) ({ $mine }) (го) бројчаник|бројчаникот
    (сакам|да|може|дај|ајде|покажи) ({ $mine }) (да) (го) допрам|допри|пипнам|опипам|опипај|пипни|почувствувам|чувствувам|допирам|опипувам|допир|допирање|почувствувај|напипам (на|со|за) (прст|прсти|прстите) часовник|часовникот|бројчаник|бројчаникот|време|времето|стрелки|стрелките (прст|прсти|прстите|бројчаник|бројчаникот)
    часовник|часовникот|време|времето (на|со|како|преку|под) бројчаник|бројчаникот|допир|допирање|стрелки|прст|прсти|прстите
    покажи|прикажи|отвори|дај|сакам|оди (го) (часовник|часовникот|на|како) бројчаник|бројчаникот|стрелки|стрелките
    (сакам) (да) (го) допрам|пипнам|опипам|почувствувам часовник|часовникот
phrases-loose-reset-keys =
    врати|ресетирај|вратиш|поништи|рестартирај|постави|ресетираш|вратам|избриши|обнови|ресет ({ $mine }) (ги|на) (сите|сè) копчиња|копчињата|тастери|тастерите|кратенки|кратенките|типки|типките|тастатура|тастатурата (на|како|во) (почетно|почетните|почетното|почетна|фабрички|првобитно|стандардно|оригинално|почеток|почетокот|зададени|стандардни) (поставки|вредности|состојба)
    (сите) копчиња|копчињата|тастери|тастерите|кратенки|кратенките|типки|типките (на|како|нека) (почетно|почетни|почетните|почетното|фабрички|првобитно|стандардно|стандардни|почеток|почетокот|зададени|оригинални|ресет|беа)
    почетни|стандардни|фабрички|првобитни|зададени копчиња|копчињата|тастери|тастерите|кратенки|кратенките

## phrases-table

phrases-table-call-move =
    најавувам { $rest }
    најави { $rest }
    јас најавувам { $rest }
    најавувам|најави потег { $rest }
    најави го потегот { $rest }
    кажувам { $rest }
    { $rest } најавувам
phrases-table-call-placed-move =
    најави го потегот
    најавувам
    најави (го)
    најави|најавувам потег
    го најавувам (потегот)
    најави го мојот потег
phrases-table-correct-call =
    исправам { $rest }
    исправам во { $rest }
    исправка { $rest }
    исправи во { $rest }
    мислев (на) { $rest }
    сакав да кажам { $rest }
    се збунив { $rest }
phrases-table-repeat-call =
    повтори го потегот
    повторувам
    повтори го
    повтори|повторувам потег
    го повторувам (потегот)
    повтори го потегот на противникот
    јас повторувам
phrases-table-repeat-move =
    повторувам { $rest }
    повтори { $rest }
    јас повторувам { $rest }
    повтори|повторувам потег { $rest }
    повторување { $rest }
    слушнав { $rest }
phrases-table-execute-call =
    изведи го на мојата табла
    изведи (го)
    изведувам
    изведи (го) потегот|потег
    го изведувам (потегот)
    изведи (го) (потегот) на мојата табла
    одиграј (го) (потегот) на мојата табла
    го изведувам (потегот) на мојата табла
phrases-table-execute-move =
    изведи { $rest }
    изведувам { $rest }
    изведи|изведувам потег { $rest }
    на мојата табла { $rest }
    { $rest } на мојата табла
    изведи|изведувам|одиграј { $rest } на мојата табла
phrases-table-place-move =
    постави { $rest }
    поставувам { $rest }
    стави { $rest }
    ставам { $rest }
    помести { $rest }
    поместувам { $rest }
    јас поставувам|ставам { $rest }
phrases-table-take-off =
    тргни { $square }
    тргнувам { $square }
    тргни (ја|го) (фигурата|пешакот) од { $square }
    отстрани (ја|го) (фигурата|пешакот) (од) { $square }
    отстранувам { $square }
    извади { $square }
phrases-table-put-piece-back =
    врати назад
    врати ги (фигурите)
    врати ја (фигурата)
    врати (ги|ја|сѐ) назад
    врати ги фигурите назад
    ги враќам фигурите (назад)
    ја враќам фигурата (назад)
phrases-table-write-move =
    запиши { $rest }
    запишувам { $rest }
    запиши|запишувам потег { $rest }
    јас запишувам { $rest }
    забележи { $rest }
    забележувам { $rest }
phrases-table-write-next-move =
    запиши го
    запиши
    запишувам
    запиши (го) потегот|потег
    го запишувам (потегот)
    забележи го (потегот)
phrases-table-ask-moves =
    прашај за потезите
    прашувам за потезите
    прашај|прашувам колку потези
    прашај|прашувам за бројот на потези
    прашај го помошникот за потезите
    помошник колку потези
    кажи ми (ги) потезите|потези
phrases-table-ask-time =
    прашај за времето
    прашувам за времето
    прашај|прашувам колку време
    прашај|прашувам за потрошеното време
    прашај го помошникот за времето
    помошник колку време
    кажи ми (го) времето|време
phrases-table-tell-moves =
    соопшти ги потезите
    соопшти потези
    ги соопштувам потезите
    кажи му|ѝ (ги) потезите
    соопшти (го) бројот на потези
    соопшти колку потези
phrases-table-tell-time =
    соопшти го времето
    соопшти време
    го соопштувам времето
    кажи му|ѝ (го) времето
    соопшти (го) потрошеното време
    соопшти колку време
phrases-table-compare-boards =
    спореди ги таблите
    спореди табли
    споредувам табли
    ги споредувам таблите
    спореди ги двете|нашите табли
    дали таблите се исти
phrases-table-mend-board =
    исправи ја мојата табла
    исправи табла
    исправи ја таблата
    ја исправам таблата
    ја исправам мојата табла
    среди ја мојата табла
    среди ја таблата
phrases-table-compare-scores =
    спореди ги записите
    спореди записи
    ги споредувам записите
    спореди ги двата записа
    спореди ги формуларите
    дали записите се исти
phrases-table-read-conditions =
    услови
    услови на играта|игра|партијата
    прочитај услови
    прочитај ги условите
    кои се условите
    кажи ги условите
phrases-table-adjourn =
    прекини ја партијата
    прекини партија
    одложи ја партијата
    одложи партија
    ја одложувам партијата
    одлагање

## phrases-clock

phrases-clock-clock-press =
    притисни
    часовник
    притисни|притискам (го) (мојот) часовник|часовникот
    притискам
    притиснато
    потегот е направен|одигран
    (јас) одиграв
    готово
    притисни|притиснете|кликни|стисни (го) (мојот) часовник|часовникот (те|ве) (молам)
    притисни (те|ве) молам
    го притиснав|притискам (мојот) часовникот
    (го) притиснав
    (јас) (го) одиграв (потегот|потег)
    (јас) (го) направив потег|потегот
    потегот е одигран|направен|готов
    (јас) повлеков (потег)
    смени (го) часовникот
    префрли (го) (часовникот)
phrases-clock-clock-press-of =
    { $color } притиснаа
    { $color } притиснаа|притискаат (го) (часовникот)
    { $color } одиграа
    притисни (за) { $color }
    { $color } притиснаа|притисна (го) (часовникот)
    { $color } го притиснаа|притисна|притискаат часовникот
    { $color } (го) одиграа|одигра (потегот)
    { $color } (го) направија|направи потег|потегот
    притисни (го) (часовникот) (за|на) { $color }
phrases-clock-clock-stop =
    запри
    стоп
    пауза
    запри (го|ги) часовник|часовникот|часовниците
    сопри
    сопрете
    запрете
    запри|сопри|стоп|пауза (те|ве) молам
    запри|запрете|сопри|сопрете|стопирај|паузирај (го|ги) (двата) часовник|часовникот|часовници|часовниците (те|ве) (молам)
    стоп часовник|часовникот
    запри ја партијата|играта
    паузирај
phrases-clock-clock-restart =
    продолжи
    пушти
    старт
    понатаму
    пушти|продолжи (го|ги) часовник|часовникот|часовниците
    повторно пушти (го|ги) (часовникот|часовниците)
    ајде
    почни
    почнуваме
    започни
    продолжуваме
    продолжете
    стартувај
    вклучи часовник
    продолжи|пушти|старт|понатаму (те|ве) молам
    пушти|пуштете|продолжи|вклучи|вклучете|стартувај|старт (го|ги) (двата) часовник|часовникот|часовници|часовниците (повторно|те|ве) (молам)
    почни|започни|продолжи ја партијата|играта
phrases-clock-clock-charge-time =
    одземи време
    одземи (го) времето
    одземи го ова|тоа време
    да одземи
phrases-clock-clock-do-not-charge-time =
    не одземај време
    не одземај (го) времето
    не го одземај (ова|тоа) времето|време
phrases-clock-clock-times =
    време
    времиња
    двете времиња
    колку време
    колку време остана|останува
    времињата
    време|времињата (те|ве) молам
    колку време има|имаме|останало|преостанува
    уште колку време (има|остана|имаме)
    колку остана време
    преостанато|преостанатото време
    колку време има секој
    колку време имаат двајцата
    колку покажува|покажуваат часовникот|часовниците
    што покажува|покажуваат часовникот|часовниците
    (двата) часовници
    часовниците
phrases-clock-clock-time-running =
    моето време
    мојот часовник
    колку време имам
    колку имам (уште) време
    колку (уште) време имам (уште)
    уште колку (време) имам (време)
    уште колку време ми остана|останува|преостанува
    колку (време) ми остана|останало|останува|преостанува (време)
    колку минути|секунди имам (уште)
    колку минути|секунди ми останаа|остануваат
    моето преостанато време
    моето време (те|ве) молам
    (кое) (е) моето време
    што|колку покажува мојот часовник
phrases-clock-clock-time-other =
    времето на противникот
    време|времето|часовник|часовникот на противникот
    другиот часовник
    времето|часовникот на мојот противник|соперник
    време|времето|часовник|часовникот на соперникот|ривалот
    колку (време) има (време) противникот|соперникот|тој|таа|ривалот
    колку (време) тој|таа има (време)
    колку (време) му|ѝ остана|останало|останува|преостанува (време) (на) (противникот|соперникот)
    колку време имаш
    неговото|нејзиното|твоето време
    неговиот|нејзиниот|твојот часовник
    преостанато|преостанатото време на противникот|соперникот
phrases-clock-clock-time-of =
    време на { $color }
    време|времето|часовник|часовникот (на) { $color }
    { $color } време
    колку време имаат { $color }
    колку (уште) (време) има|имаат (уште) (време) { $color }
    колку (време) { $color } има|имаат (време)
    колку (време) (им|му) остана|останало|останува|преостанува (време) (на) { $color }
    колку минути|секунди имаат|има { $color }
    преостанато|преостанатото време (на|за) { $color }
    (кое) (е) времето на { $color }
    што|колку покажува часовникот на { $color }
phrases-clock-clock-moves =
    број на потег
    потези
    кој потег
    колку потези
    кој потег (е|сме|сега) (ова|сега)
    на кој потег сме
    кој е (ова) потег|потегот|бројот (на) (потегот)
    колку потези (се) (веќе) одиграни|направени
    колку потези одигравме|направивме|одиграв|направив|имаме|има
    број на потези|потегот
phrases-clock-clock-moves-of =
    потези на { $color }
    потези|потезите (на) { $color }
    број на потег (на) { $color }
    колку потези имаат { $color }
    колку потези направија|одиграа|направи|одигра { $color }
    колку потези { $color } имаат|направија|одиграа
    број на потези на { $color }
    на кој потег се { $color }
phrases-clock-clock-moves-to-control =
    потези до контролата
    (колку) (потези) до контрола|контролата
    (колку) потези до (временска|временската) контрола|контролата
    контрола
    (уште) колку потези (уште) (има|остануваат|останаа|останале) до (следната) (временската) контрола|контролата
    колку потези остануваат|останаа
    кога е (следната) (временската) контрола|контролата
phrases-clock-clock-moves-to-control-of =
    { $color } потези до контролата
    { $color } (потези) до контрола|контролата
    потези (на) { $color } до контрола|контролата
    потези до контрола|контролата (на) { $color }
    колку потези (им) (имаат|остануваат|останаа) (на) { $color } до (временската) контрола|контролата
    колку потези до контрола|контролата (имаат) (на) { $color }
phrases-clock-clock-time-used =
    потрошено време
    потрошено
    потрошеното време
    колку време е потрошено
    колку (време) потрошив|потрошивме|искористив (време)
    колку е потрошено
    искористено време
    изминато време
phrases-clock-clock-time-used-of =
    потрошено време на { $color }
    потрошено|потрошеното време (на) { $color }
    { $color } потрошено време
    колку време потрошија { $color }
    колку (време) потрошија|потроши|искористија|искористи { $color }
    колку (време) { $color } потрошија|потроши|искористија|искористи
    искористено време (на) { $color }
phrases-clock-clock-period =
    период
    кој период
    периоди
    во кој период сме
    кој период е (ова|сега)
    кој е периодот
    тековен период
phrases-clock-clock-period-of =
    период на { $color }
    период|периодот (на) { $color }
    { $color } период
    во кој период се { $color }
    кој период (е) (на|за) { $color }
phrases-clock-clock-delay =
    одложување
    одложувањето
    преостанато одложување
    колку одложување
    колку одложување остана|останува|има
    уште колку одложување
phrases-clock-clock-whose =
    чиј часовник
    чиј часовник тече|оди
    кој е на потег
    чиј е потегот
    чиј|кој часовник работи|тече|оди|тика (сега)
    кој часовник
    чиј е часовникот
    кој (е) (сега) на ред|потег (сега)
    кој (треба) (да) игра (сега)
    чиј потег е (сега)
    чиј е потегот сега
    чие време тече|оди
    кој влече
    дали тече|работи|оди (мојот) часовникот
phrases-clock-clock-claim-flag =
    знаменце
    знаменцето
    знаменцето падна
    паднато знаменце
    времето истече
    падна знаменце|знаменцето
    знаме
    знамето
    знамето падна
    падна знамето
    времето е истечено|поминато
    времето заврши
    истече времето
    истечено време
    (јас) барам|пријавувам знаменце|знаменцето
phrases-clock-clock-claim-flag-of =
    знаменце на { $color }
    знаменце|знаменцето (на) { $color } (падна)
    { $color } знаменце
    времето на { $color } истече
    знаме|знамето (на) { $color } (падна)
    падна знаменцето|знамето на { $color }
    знаменцето|знамето на { $color } е паднато
    на { $color } им|му истече|заврши|помина времето
    времето на { $color } заврши|помина
    истече времето на { $color }
    { $color } изгубија|изгуби на време
phrases-clock-clock-illegal-move =
    нелегален потег
    нелегален
    неправилен потег
    невозможен|недозволен потег
    нелегален потег (те|ве) молам
    (јас) пријавувам нелегален|неправилен потег
phrases-clock-clock-illegal-move-of =
    нелегален потег на { $color }
    нелегален|неправилен потег (на) { $color }
    нелегален { $color }
    { $color } направија нелегален|неправилен потег
    невозможен|недозволен потег (на|од) { $color }
    нелегален|неправилен потег од { $color }
    { $color } направија|направи|одиграа|одигра нелегален|неправилен|невозможен|недозволен потег
phrases-clock-clock-time-control =
    временска контрола
    темпо на игра
    на што е наместен (часовникот)
    која е временската контрола
    која (е) временска|временската контрола (играме)
    кое (е) темпо|темпото
    какво темпо (играме)
    со кое темпо играме
    на што е поставен (часовникот)
    како е наместен|поставен (часовникот)
    поставки|подесувања
    поставки на часовникот
    колкав е додатокот|инкрементот
    додаток
    инкремент
phrases-clock-clock-feel =
    допри часовник
    бројчаник
    бројчаници
phrases-clock-repeat =
    повтори
    уште еднаш
    повтори|повторете (те|ве) молам
    повторете
    уште еднаш (те|ве) молам
    што рече|кажа
    што рековте
    молам
phrases-clock-sound-on =
    вклучи звук
    вклучи го звукот
phrases-clock-sound-off =
    исклучи звук
    исклучи го звукот
    тивко
phrases-clock-reset-keys =
    врати ги копчињата
    врати копчиња
    копчиња како на почетокот
phrases-clock-help =
    помош
    наредби
    што можам да кажам
    помогни (ми)
    помогнете
    помош (те|ве) молам
    што можам да напишам
phrases-clock-help-for =
    помош за { $rest }
    помош { $rest }

## phrases-set-up

phrases-set-up-remove =
    тргни { $rest }
    тргнете|отстрани|избриши|симни|извади { $rest }
    испразни|исчисти { $rest }
phrases-set-up-move =
    помести { $rest }
    поместете|премести|преместете|мести|потег { $rest }
phrases-set-up-clear =
    исчисти ја таблата
    исчисти|испразни (ја) (целата) (таблата)
    празна табла
    тргни|избриши (го) сè|се|сите
    тргни|избриши|отстрани (ги) сите фигури
phrases-set-up-starting-position =
    почетна позиција
    почетна|почетната|стартна позиција
    нова табла
    постави (ја) почетна|почетната позиција
phrases-set-up-chess960 =
    шах960 { $number }
    шах960|шах-960|chess960 (позиција) (број) { $number }
    шах 960 (позиција) (број) { $number }
phrases-set-up-chess960-on =
    шах960
    шах960|шах-960|chess960
    шах 960
    фишеров шах
phrases-set-up-chess960-off =
    обичен шах
    без|не шах960|chess960
    обичен|класичен шах
phrases-set-up-as-in-game =
    како во партијата
    како во (мојата) партијата|партија
    позицијата од|на (мојата) партијата|партија
phrases-set-up-to-move =
    { $color } на потег
    { $color } (се|е) на потег
    { $color } играат
    на потег (се|е) { $color }
    { $color } (се|е) на ред
    на ред (се|е) { $color }
    сега на ред|потег (се|е) { $color }
    (сега) е ред на { $color }
    сега играат|игра { $color }
    { $color } почнуваат|почнува
    { $color } е на потег
phrases-set-up-undo =
    врати
    врати (го) (тоа)
    поништи
    назад
phrases-set-up-read =
    прочитај ја позицијата
    прочитај|читај (ја) (позицијата)
    позиција|позицијата
    што стои (таму)
    што има на таблата
phrases-set-up-possible =
    дали е можно
    дали (ова) е можно|можна
    провери (ја) (позицијата)
    што недостасува|недостига
    што не е во ред
phrases-set-up-fen =
    fen { $rest }
    фен { $rest }
    позиција fen { $rest }
phrases-set-up-play =
    играј
    играј|играјте|почни|започни (од) (тука)
    започни (ја) (партијата)
phrases-set-up-play-as =
    играј со { $color }
    играј|играм|играјте (со|за) { $color }
    јас сум (со) { $color }
phrases-set-up-play-computer =
    играј против компјутерот
    (играј) (против|со) компјутерот|компјутер
phrases-set-up-play-beside =
    играј удвоје
    (играј) удвоје|двајца
    (играј) со (играч) (некој) покрај (мене)

## elements

chess-board = Шаховска табла
clocks = Часовници
press-clock = Притисни го часовникот
clock-flag = Знаменцето падна.
white = Бели
black = Црни
clock-press-white = Притисни го часовникот на белите
clock-press-black = Притисни го часовникот на црните
clock-running = Тече
clock-waiting = Не е пуштен
clock-state-stopped = Запрен
clock-not-running = Не тече
clock-one-move = Еден потег до временската контрола
clock-moves = Потези до временската контрола: { $moves }
clock-counter = Завршени потези: { $moves }
clock-delay = Одложување: { $time }
clock-period-shown = Период { $period }
clock-period-of = Период { $period } од { $count }
clock-earlier-flag = Знаменцето падна во периодот { $period }.
what-was-said = Што беше кажано
all-messages = Сите пораки
your-move = Ваш потег
make-move = Одиграј
promotion-choice = Промоција во
score-column-move = Потег
score-read = Прочитај го записот
score-copy = Копирај
score-save = Зачувај како PGN
score-caption = Запис на партијата
score-caption-white = Запис на белите
score-caption-black = Запис на црните
score-line-not-written = не е запишано
score-audio-note = звучна белешка
score-play = Пушти
score-draw-offered = понудено е реми

## elements-late

dial-white = Бројчаник на белите
dial-black = Бројчаник на црните
laws = Правила
time = Време
time-in-words = Сопствено, со зборови …
time-words = Време со зборови
time-words-hint = На пример „90 минути за 40 потега, потоа 30, 30 секунди на потег“, „5+3“, „блиц“ или „бели 5 минути, црни 3“.
time-understood = Разбрано:
tempo-standard = Класичен шах
tempo-rapid = Забрзан шах
tempo-blitz = Брзопотезен шах

## page-shell

leave-for-position = Оваа врска отвора друга позиција. Да се остави вашата партија заради неа? Партијата останува на овој уред.
leave-no = Не, назад кон мојата партија
leave-yes = Да, отвори ја позицијата
update-ready = Нова верзија на Ана–Хектор е подготвена.
update-now = Инсталирај сега
take-over = Прозорецот што ја држи партијата не одговара. Да продолжи партијата тука? Тој прозорец тогаш не запишува ништо повеќе.
take-over-no = Не, почекај го тој прозорец
take-over-yes = Да, продолжи тука
page-game = Партија
page-table = Партија на маса
page-help = Помош
page-about = За Ана–Хектор
page-guide = Учење со слух
title-of-page = { $page } – Ана–Хектор
title-to-move = { $page } – { PLAYER($turn, form: "the") } се на потег
title-over = { $page } – завршена

## page-focus

focus-list = { $label }, { $chosen }, список
focus-button = { $label }, копче
focus-slider = { $label }, лизгач, { $value }
focus-chosen = { $label }, избрано
focus-not-chosen = { $label }, неизбрано
focus-on = { $label }, вклучено
focus-off = { $label }, исклучено
focus-field = { $label }, поле
focus-field-value = { $label }, поле, { $value }

## page-shared

load-missing = Дел од Anna–Hector не се вчита.
load-again = Пробај повторно
stop-clocks = Запри ги часовниците
start-clocks-again = Пушти ги часовниците повторно
start-clocks = Пушти ги часовниците
clock-alone = Намести часовник …
new-game = Нова партија
clock-alone-heading = Часовник
feel-the-clock = Почувствувај го часовникот
saved-games = Партии на овој уред
set-up-position = Постави позиција
keys = Копчиња
keep-safe-what = Го замолува прелистувачот да не ги брише вашите партии кога ќе снема место.
keep-safe = Заштити ги моите партии
back-to-game = Назад кон партијата
sound = Звук
letter-keys = Одделни букви и цифри на таблата се копчиња
settings = Поставки
promote-queen = Дама
promote-rook = Топ
promote-bishop = Ловец
promote-knight = Скокач
charge-white = Одземи им го времето на отсуство на белите
do-not-charge-white = Не одземај им го времето на отсуство на белите
charge-black = Одземи им го времето на отсуство на црните
do-not-charge-black = Не одземај им го времето на отсуство на црните
minutes = Минути
language = Јазик
language-browser = Како во прелистувачот
who-speaks = Кој зборува?
how-called = Како се најавуваат потезите?
who-screen-reader = Мојот читач на екран
who-app = Ана–Хектор
who-both = Двата, секој свој дел
white-to-move = Потег { $number }. Белите се на потег.
black-to-move = Потег { $number }. Црните се на потег.
style-fide = Како во ФИДЕ
style-fide-names = Имиња од ФИДЕ на овој јазик
style-plain = Обични зборови
style-nato = Азбука на НАТО
style-algebraic = Кратка алгебарска нотација
style-uci = UCI
score-heading = Записник
score-compare = Спореди ги записите

## page-start

more-choices = Повеќе можности
opponent = Противник
computer = Компјутер
player-beside-you = Играч до вас
level = Ниво
your-colour = Ваша боја
by-lot = По жреб
start = Започни
level-lowest = 1, за почетници
level-highest = 8, полна сила
level-number = { $level }
speech = Говор
new-game-heading = Нова партија
table-link-heading = На маса
table-link-about = Партија по правилата за играчи со оштетен вид, со помошници, судија и две табли.
table-link = Подготви партија на маса …
clock-alone-about = Само часовник, за партија на вистински табли.
start-about = Шах што се игра со слух, со допир и со тастатура, и без мрежа.
start-learn = Учење со слух за пет минути
continue-game = Продолжи
first-call = Потезите се најавуваат на германски, како во ФИДЕ: „Springer Gustav eins Felix drei“. Наместо тоа може да се изберат обични зборови.

## page-conditions

time-none = Без часовник
time-90 = 90 минути за 40 потега, потоа 30 минути, со 30 секунди на потег
time-60 = 60 минути
time-25-10 = 25 минути, со 10 секунди на потег
time-15-10 = 15 минути, со 10 секунди на потег
time-10 = 10 минути
time-5-3 = 5 минути, со 3 секунди на потег
time-3-2 = 3 минути, со две секунди на потег
time-own = По ваш избор …
play-casual = Слободна
play-strict = Строга, како на турнир
play-casual-means = Нелегалните потези се одбиваат со причина, шахот се најавува, а потезите може да се враќаат.
play-strict-means = Програмата не помага, со допрена фигура мора да се игра, а часовникот го притискате сами, со H.
start-usual = Вообичаена
start-by-lot = Шах 960 по жреб
start-by-number = Шах 960 по број …
summary-number = Шах 960, број { $number }
summary-touch = со допрени фигури мора да се игра
summary-press = часовникот се притиска рачно
summary-warnings = предупредувањата за времето се дозволени
summary-rapid = забрзан шах според своите правила
summary-blitz = брзопотезен шах според своите правила
summary-draw-moves = нема договорено реми пред потег { $number }
summary-no-draws = без договорени ремија
supervision-rapid = Забрзан шах се игра според
supervision-blitz = Брзопотезен шах се игра според
supervision-adequate = правилата за натпреварување, со доволно судии ({ $article })
supervision-inadequate = своите правила ({ $article })
agreed-draws-allowed = дозволено
agreed-draws-moves = дури по одреден број потези …
agreed-draws-never = не е дозволено
draw-moves = Потези на секој играч пред да смее да се договори реми
white-minutes = Минути за белите
white-seconds = Секунди на потег за белите
seconds-a-move = Секунди на потег
uneven = Различно време за црните
black-minutes = Минути за црните
black-seconds = Секунди на потег за црните
play = Игра
warnings-allowed = Правилата на натпреварот дозволуваат предупредувања за времето
start-position = Почетна позиција
lot-drawn = Жребот се влече кога започнува партијата.
touch-binds = Со допрена фигура мора да се игра
press-by-hand = Часовникот се притиска рачно, со H
agreed-draws = Реми по договор
chess960-number = Број, од 0 до 959
error-minutes = Цел број минути, од 0 до { $most }.
error-no-time = Минутите и секундите не може да бидат 0 заедно.
error-seconds = Цел број секунди, од 0 до { $most }.
error-draw-moves = Цел број потези, од 1 до { $most }.
error-number = Цел број од 0 до { $most }.

## page-game

act-menu = Дејства
resign-question = Ја предавате партијата?
resign-yes = Да, се предавам
accept-question = Го прифаќате ремито? Со тоа партијата завршува.
accept-yes = Да, прифаќам
play-on = Не, играм понатаму
illegal-move = Последниот потег беше нелегален
touched-piece = Беше допрена друга фигура
pressed-without-move = Часовникот беше притиснат без потег
pawn-unpromoted = Пешак остана непромовиран
offer-draw = Понуди реми
accept-draw = Прифати реми
refuse-draw = Одбиј реми
claim-draw-menu = Барај реми …
adjust-pieces = Намести фигури
claim-flag = Барај победа на време
press-clock-menu = Притисни го часовникот
resign-menu = Предај партија …
resign = Предај партија
take-back = Врати потег
move-now = Компјутерот да игра веднаш
try-computer-again = Стартувај го компјутерот повторно
play-again = Уште една партија
blindfold = На слепо
full-screen = Цел екран
save-game = Зачувај ја партијата како PGN
ask-last-move = Последен потег
ask-last-capture = Последно земање
ask-piece-lists = Список на фигури
ask-position = Цела позиција
ask-clocks = Двата часовника
ask-my-clock = Мојот часовник
ask-other-clock = Часовникот на противникот
say-again = Повтори
look-through = Разгледај ја партијата
back-in-game = Назад во партијата
forward-in-game = Напред во партијата
menu-of-acts = Мени на дејства
turn-board = Заврти ја таблата
board-larger = Поголема табла
board-smaller = Помала табла
mute = Исклучи го целиот звук
explore-by-touch = Истражувај со прст
board = Табла
move-entry = Внесување потег
bar-ask = Прашања
bar-actions = Дејства
bar-view = Изглед
shown-last-move = Последен потег: { $move }.
shown-at-move = Ја гледате позицијата по потегот { $number }.
shown-at-start = Го гледате почетокот на партијата.
result = Резултат
shown-present = Назад на сегашната позиција
face-moves = Потези
face-said = Што беше кажано
face-position = Позиција
face-position-text = Позиција како текст
seat-you = Вие
seat-computer = Компјутер, ниво { $level }
move-which = Кој потег?
no-such-move = Ниеден од нив
make-this-move = Да се одигра овој потег?
no-move = Не
yes-move = Да

## page-claim

claim-title = Барање реми
claim-ground = Основа
claim-go-on = Барај …
cancel = Откажи
claim-where = Позицијата
claim-on-board = е на таблата
claim-by-move = настанува со мојот следен потег
claim-move = Потегот што го имате намера да го одиграте
claim-yes = Да, барам
claim-move-missing = Внесете го потегот што имате намера да го одиграте.
claim-threefold = Иста позиција трипати
claim-fifty = Педесет потега
claim-cannot-win = Противникот не може да победи со нормални средства
claim-no-effort = Противникот не се обидува да победи со нормални средства
claim-ask-threefold = Барате реми: истата позиција е на таблата по трет пат?
claim-ask-threefold-move = Барате реми: истата позиција настанува по трет пат со { $move }?
claim-ask-fifty = Барате реми: одиграни се педесет потега без земање и без потег со пешак?
claim-ask-fifty-move = Барате реми: со { $move } се одиграни педесет потега без земање и без потег со пешак?
claim-ask-cannot-win = Барате реми: противникот не може да победи со нормални средства?
claim-ask-no-effort = Барате реми: противникот не се обидува да победи со нормални средства?
claim-offer = Погрешно барање е и понуда за реми.
claim-ends-game = Без судија ова барање ја завршува партијата тука; за исходот мора да одлучи некој друг.
claim-bound = Ако барањето е погрешно, потегот што имате намера да го одиграте мора да се одигра.
claim-no-clock = Без часовник погрешно барање не чини време.
claim-gives-one = Со погрешно барање противникот добива една минута.
claim-gives-two = Со погрешно барање противникот добива две минути.
claim-gives-three = Со погрешно барање противникот добива три минути.
claim-gives = Со погрешно барање противникот добива { $minutes } минути.
claim-takes = Се одзема половина од вашето време, најмногу { $most } минути; ако вашите минути се најмногу { $above }, ви останува { $left }.

## page-help

commands-title = Команди за внесување
help-search = Барај во помошта
help-found-for = Најдено за „{ $text }“
help-found = Најдено: { $count }
help-none = Ништо не е најдено за „{ $text }“. Барајте копче или она што сакате да го направите, на пример „часовник“ или „реми“.
help-here-board = Што можете да правите на таблата
help-here-entry = Што можете да внесете во „{ $field }“
help-here-board-entry = Што можете да правите на таблата што ја внесувате
help-here-dial = Што можете да правите на бројчаникот
help-here-clock = Што можете да правите на часовникот
help-here-assistant = Што можете да правите на страницата на помошникот
help-here-arbiter = Што можете да правите на страницата на судијата
help-here-game = Што можете да правите во партијата
help-here-page = Што можете да правите на страницата „{ $page }“
help-here-anywhere = Што можете да правите на секоја страница
help-escape = Escape ве враќа таму каде што бевте.
help-not-now = Сега не е можно
help-topics = Теми
help-words = Внесете или кажете:
help-changed = променето
help-no-key = без копче
help-button = со копчето на екранот
help-letters-off = Одделните букви и цифри како копчиња се исклучени.
help-set-keys = Изберете копчиња
help-in-game = Во партија
help-topic-board = Движење по таблата
help-topic-touch = Играње со прст
help-topic-moves = Внесување и кажување потези
help-topic-asking = Прашања за партијата
help-topic-game = Реми, предавање, барања, враќање потег
help-topic-clock = Часовникот
help-topic-dial = Бројчаникот: часовник со допир
help-topic-table = Партија на маса: играч, помошник, судија
help-topic-voice = Зборување со програмата
help-topic-speech = Што се чита и повторно слушање
help-topic-pages = Страници и копчиња што важат насекаде
help-moves-how = Внесете потег во „{ $field }“ и притиснете Enter, или кажете го. Како и да се најавуваат потезите, програмата го разбира сето ова:
help-moves-written = Потегот може да се запише кратко: „e4“, „Сf3“, „O-O“, „e8=Д“; или само со полињата: „g1f3“.
help-touch-sight = Допрете фигура и потоа полето на кое оди, или повлечете ја таму. Прст што почнува на друго поле ја лизга страницата, а со два прста таа се зголемува. Фигура пуштена покрај таблата се враќа.
help-touch-reader = Со TalkBack или VoiceOver секое поле е таму каде што е нацртано: дојдете до него со прстот и допрете двапати, за кревање и за ставање. Истражувањето таму останува исклучено, зашто читачот на екран самиот ги прима допирите.
help-touch-exploring = Без читач на екран вклучете „{ $button }“. Прст што се лизга по таблата ги слуша полињата со гласот на програмата, со отчук на секој раб, и ништо не поместува. За кревање или ставање, застанете на поле и допрете со втор прст, или кренете го прстот и допрете двапати на слушнатото поле. Копчињата во аглите го кажуваат последниот потег, часовниците и што може да се движи, и ја враќаат фигурата.
help-dial-how = Бројчаникот се опипува минута по минута, со копчиња или со прст. Ниедно од неговите копчиња не го притиска часовникот.
help-table-roles = Играчот го најавува својот потег, го повторува противничкиот и го игра на својата табла. Помошникот најавува, игра и го притиска часовникот за играчот. Судијата се грижи за часовниците и одлучува.
help-voice-how = Што слуша, се избира во поставките, под „Гласовно внесување“. Потоа зборувајте додека го држите копчето, или притиснете го пред и потоа: потег, команда или одговор.
help-voice-unsure = За она што не е сигурно разбрано, програмата прво прашува.
help-speech-who = Зборува вашиот читач на екран, сопствениот глас на Ана–Хектор или двата: тоа се избира во поставките, под „Говор“.
help-speech-said = Сè што е кажано стои под „{ $log }“, најновото прво. Во „{ $field }“ стрелката нагоре го враќа она што сте го внеле претходно.
help-pages-how = Секоја страница има своја адреса и може да биде обележувач. Напуштањето на страницата не менува ништо: внесеното и избраното ве чека кога ќе се вратите.

## page-clock

dials-choices = Бројчаниците
dial-mode = Бројчаникот покажува
dial-hour = Времето истекува во
dial-shown = Чиј бројчаник
dial-analogue = часовник со дванаесет часа
dial-time-left = преостанатото време
dial-o-clock = { $hour } часот
clock-line = Кажи или напиши му на часовникот
clock-line-enter = Прати до часовникот
clock-line-about = На пример: притисни, запри, време, број на потег. „Помош“ ги набројува сите наредби.
clock-form = Намести часовник
clock-left = На левата половина седат
clock-whose = Кој добива одговори и предупредувања
clock-language = Одговара
warnings = Предупредувања
clock-read-back = Прочитај …
clock-set = Намести го часовникот
clock-start = Пушти го часовникот на белите
claim-white-flag = Пријави го знаменцето на белите
claim-black-flag = Пријави го знаменцето на црните
clock-restart-white = Продолжи со часовникот на белите
clock-restart-black = Продолжи со часовникот на црните
clock-illegal-white = Белите направија нелегален потег
clock-illegal-black = Црните направија нелегален потег
clock-key-presses = { $key }: притисни
clock-key-asks = { $key }: време, потези, потези до контролата, потрошено време
clock-key-both = времето на двајцата
clock-key-mine = времето што тече, другото
clock-key-counts = потези, потези до контролата, период, потрошено време
clock-key-whose = чиј часовник тече, преостанато одложување
clock-key-line = пиши му на часовникот, зборувај му
clock-key-repeat = последната порака уште еднаш, претходната
clock-key-page = намести или пресуди, звук, помош
whose-both = двајцата играчи
clock-arbiter = Намести или пресуди додека двата стојат
clock-stop-first = Прво запрете ги часовниците.
clock-ask = Прашај го часовникот
clock-keys = Копчиња на часовникот
clock-keys-about = Овие копчиња на тастатурата важат секаде, освен во полиња и на копчиња на страницата. Поединечните букви може да се исклучат во поставките. Додека часовникот тече, екранот останува вклучен, ако прелистувачот го може тоа.
dial-help-title = Како да го почувствувате бројчаникот
dial-help-rim = Лизгајте со прст по работ: една точка на секои пет минути, две на секои петнаесет, три горе. Покрај врвот е знаменцето.
dial-help-hands = Навнатре од работ е минутната стрелка, а поблиску до средината часовната.
dial-help-finger = Задржете го или кренете го прстот за да чуете што има под него. Допрете со втор прст за да го чуете целото време.
dial-help-reader = Со читач на екран, неговото истражување со допир ја наоѓа секоја точка и стрелка по име.
dial-help-keys = Со тастатура: стрелките одат минута по минута, Page Up и Page Down по пет, Home до врвот, End до последната минута. M ја наоѓа минутната стрелка, H часовната, F знаменцето; T го кажува целото време. Escape ве враќа таму каде што бевте.
dial-help-safe = Ништо што се прави на бројчаникот не го притиска часовникот.
feel-no-motor = Овој прелистувач не може да вибрира. Звукот кажува што има на бројчаникот.
feel-question = Дали го чувствувате ова?
feel-about = Не секој уред што вибрира може да се почувствува. Звукот го кажува истото.
feel-try = Вибрирај
feel-yes = Чувствувам
feel-no = Не чувствувам ништо
feel-felt-and-heard = Бројчаникот се чувствува и се слуша.
feel-heard-alone = Бројчаникот само се слуша.

## page-table

adjournment = Прекинување на партијата
adjournment-reply = Ковертирање на одговорот во нов коверт
adjournment-write = Прекинување: запишете го потегот
adjournment-envelope = Прекинување: ковертот
adjournment-stop = Прекинување: запрете го часовникот
adjournment-waiting = Прекинување: се ковертира потег
adjournment-sealed = Прекинување: потегот е ковертиран
adjournment-white-written = Белите го запишаа потегот и го затвораат ковертот.
adjournment-black-written = Црните го запишаа потегот и го затвораат ковертот.
adjournment-white-writes = Белите го запишуваат потегот за ковертот.
adjournment-black-writes = Црните го запишуваат потегот за ковертот.
adjourn-ask = Прекини ја партијата …
adjourn-no = Не, играј понатаму
adjourn-yes = Да, прекини
envelope-lines = На ковертот
envelope-read = Прочитај го ковертот
seal-stop = Запри го часовникот
seal-hand-over = Предај го ковертот
seal-open-again = Отвори повторно и запиши друг потег …
envelope-white = Име на белите
envelope-black = Име на црните
envelope-resumption-label = Партијата ќе продолжи
envelope-date = Датум
envelope-time = Време
envelope-venue = Место
envelope-close = Затвори го ковертот
envelope-anew = Запиши друг потег …
resume-here = Сега тука
resume-white-here = Белите се тука
resume-black-here = Црните се тука
resume-late = Минути доцнење на оној што доцни или доцнеше
resume-found = Најдено
resume-envelope = Ковертот и она со што се отвора
resume-times = Времињата
resume-position = Позицијата
resume-go-on = Продолжи …
resume-passphrase = Лозинка на ковертот
resume-file = Датотека на ковертот
resume-yes = Да, продолжи
resume-late-wrong = Внесете цели минути; 0 ако никој не доцни.
resume-passphrase-missing = Внесете ја лозинката или наведете дека ковертот не е најден.
resume-file-missing = Изберете ја датотеката на ковертот или наведете дека ковертот не е најден.
seal-write-open = Запиши го потегот …
seal-move = Потегот, како што треба да стои на формуларот
seal-kept = Никој нема да го види или чуе пред да се отвори ковертот.
seal-show = Прикажувај што пишувам
seal-lock = Ковертот се заклучува со
seal-lock-passphrase = лозинка
seal-lock-file = датотека, датотека на ковертот
seal-passphrase = Лозинка
seal-passphrase-again = Истата лозинка уште еднаш
seal-write = Запиши и заклучи
seal-whose-passphrase = Дајте му ја на судијата, а не на противникот. Кој ја има може да го отвори ковертот; заборавена, таа е изгубена.
seal-whose-file = Датотеката сега се зачувува на овој уред. Дајте му ја на судијата, а не на противникот; никаде на друго место ја нема.
seal-move-missing = Прво запишете го потегот.
seal-passphrase-short = Лозинката има најмалку осум знаци.
seal-passphrase-differs = Ова не е истата лозинка. Напишете ја уште еднаш.
boards-heading = Табли
boards-compare = Спореди ги таблите
boards-check = Провери вистинска табла
boards-next-rank = Следен ред
boards-rank-before = Претходен ред
boards-compare-entered = Спореди со внесеното
boards-nothing-entered = Сѐ уште ништо не е внесено.
boards-mend-own-white = Исправи ја мојата табла (бели)
boards-mend-own-black = Исправи ја мојата табла (црни)
boards-read-white = Прочитај ја таблата на белите
boards-read-black = Прочитај ја таблата на црните
boards-enter-white = Внеси ја вистинската табла на белите
boards-enter-black = Внеси ја вистинската табла на црните
report-heading = Извештај
report-show = Прикажи го извештајот
report-copy = Копирај го извештајот
report-save = Зачувај го извештајот како текст
report-print = Испечати го извештајот
report-read = Прочитај гласно: { $heading }
score-correct-white = Исправи го потегот { $number }, бели
score-correct-black = Исправи го потегот { $number }, црни
score-write-white = Запиши го потегот { $number }, бели
score-write-black = Запиши го потегот { $number }, црни
score-offer-white = Запиши (=) кај потегот { $number }, бели
score-offer-black = Запиши (=) кај потегот { $number }, црни
score-form-white = Пишување во записот на белите
score-form-black = Пишување во записот на црните
score-all-written = Нема што да се запише
score-write = Запиши
score-as-called = Запиши како што беше најавен
score-as-made = Запиши како што беше одигран
score-record = Сними звучна белешка
table-steps = За извршување
assistant-without-duty = Изберете што треба да прави помошникот, или дека нема помошник.
assistant-lacking = Играч со оштетен вид игра против играч со оштетен слух: тогаш е потребен помошник ({ $article }).
late-error = Цел број минути, од 0 до { $most }, или ништо.
approval-missing = Во строга игра судијата мора да ја дозволи оваа програма пред партијата. Прашајте го судијата, па означете го ова.
table-conditions = Услови на партијата
engine-locked = Шаховскиот мотор и помошта се заклучени во оваа партија.
table-conditions-read = Прочитај ги условите
table-conditions-all = Условите
table-play = Игра и правила
table-clock = Часовник
table-timed = Со часовник
special-clock = Се користи часовник што зборува или се чувствува со допир
quickplay-used = Важат правилата за забрзан завршеток
table-calls = Табли и најави
table-boards = Табли
table-call-style = Како се најавуваат потезите на оваа маса
table-score = Запис и нелегални потези
table-recording = Партијата ја запишува
table-illegal = Нелегален потег
table-result = Реми и поени
table-points = Поени за победа, реми и пораз
table-arbiter = Судија
table-late = Колку може играч да задоцни
arbiter-present = Присутен е судија
arbiter-approved = Судијата дозволи да се користи оваа програма
table-form = Партија на маса
table-read = Прочитај ги условите …
table-begin = Започни ја партијата
boards-two = две, по една за секој играч
boards-one = една за двајцата играчи
recording-players = секој играч сам
recording-program = програмата
illegal-stand = останува додека не се забележи
illegal-refused = се одбива со причина
role-assistant-of-white = Помошникот на белите
role-assistant-of-black = Помошникот на црните
has-assistant-white = Белите имаат помошник
has-assistant-black = Црните имаат помошник
table-player-white = Играчот со белите фигури
table-player-black = Играчот со црните фигури
table-disabled-white = Играчот со белите има оштетен вид
table-disabled-black = Играчот со црните има оштетен вид
table-hearing-white = Играчот со белите има оштетен слух
table-hearing-black = Играчот со црните има оштетен слух
duty-execute = Ги игра потезите на таблата на противникот ({ $article })
duty-announce = Ги најавува потезите на двајцата играчи ({ $article })
duty-score = Ја запишува партијата ({ $article })
duty-clock = Го притиска часовникот ({ $article })
duty-tell = Ги соопштува потезите и потрошеното време, само ако играчот праша ({ $article })
duty-claim = Бара победа поради истечено време и му кажува на судијата за допрени фигури ({ $article })
duty-adjourn = Ги врши формалностите при прекин на партијата ({ $article })
duty-move = Ги движи фигурите на играчот, ако тој не може ({ $article })
late-event = Празно: овие правила му го оставаат тоа на натпреварот ({ $article }), и никој не губи поради доцнење.
late-laws = Во минути. Празно: како во овие правила, { $minutes } ({ $article }).
table-steps-none = Сега нема што да се најави, повтори или изведе.
role-white = Белите
role-black = Црните
window-role-label = Овој прозорец е за
windows-for-others = Прозорци за другите
windows-for-others-about = Секој се отвора покрај овој, на овој уред, и го кажува само она што неговиот корисник смее да го слушне.
role-both-players = Двајцата играчи
role-arbiter = Судијата
role-onlooker = Гледачи
at-the-table = На маса
whites-board-shown = Ова е таблата на белите.
blacks-board-shown = Ова е таблата на црните.
show-blacks-board = Покажи ја таблата на црните
show-whites-board = Покажи ја таблата на белите

## page-arbiter

arbiter-heading = Судија
no-arbiter-heading = Без судија
ruling-read-back = Прочитај
ruling-do-this = Изврши
ruling-topic = За што одлучувате?
ruling-players-topic = За што станува збор?
arbiter-boards = Табли покрај програмата …
arbiter-adjournment = Прекинување на партијата …
arbiter-report = Извештај …
arbiter-can-win-white = Можат ли белите уште да победат?
arbiter-can-win-black = Можат ли црните уште да победат?
ruling-claims = Барања
rulings-so-far = Досегашни одлуки
no-ruling-yet = Уште ништо не е одлучено.
arbiter-keys = Копчиња на оваа страница
arbiter-keys-where = Овие копчиња на тастатурата важат додека фокусот е на оваа страница и не во поле.
arbiter-mend-white = Исправи ја таблата на белите …
arbiter-mend-black = Исправи ја таблата на црните …
ruling-reason-label = Образложение (не е задолжително)
ruling-question = Вашата одлука
ruling-change = Промена
ruling-rule-so = Запиши ја одлуката
ruling-time = Колку време
ruling-time-hint = На пример „2“ за две минути, „30 секунди“ или „1 минута 30 секунди“.
ruling-time-wrong = Внесете време, на пример „2 минути“ или „30 секунди“.
ruling-displaced-by = Кој ги помести фигурите
ruling-whose-flag = Чие знаменце
ruling-who-came = Кој дојде
ruling-against = Против кого
ruling-back-to = Враќање на позицијата по
ruling-whose-clock = Чиј часовник
ruling-time-added = Се додава време
ruling-time-taken = Се одзема време
ruling-way = Што се прави
ruling-nothing-set = Сменете време или број на потези.
ruling-stop-first = Прво запрете ги часовниците. Потоа може да се постават времињата и бројачите на потези.
ruling-no-move = Уште не е одигран ниеден потег.
ruling-start = почетокот на партијата
ruling-none-sure = ниедна позиција не е сигурна
ruling-found-at-once = веднаш
ruling-found-later = подоцна
ruling-found = Откриено
ruling-last-sure = Последната сигурна позиција е по
ruling-what-is-wrong = Што не е во ред
ruling-misplaced = Што од ова стоеше погрешно
ruling-decision = Одлука
ruling-seconds-added = со секој потег се додаваат секунди
ruling-no-seconds = не се додаваат секунди
ruling-both = двајцата
ruling-who-is-absent = Кој не дојде
ruling-result = Резултат
ruling-other-offence = друг
ruling-offence = Прекршок
ruling-penalty = Казна
ruling-points-taken = Одземени поени
ruling-opponent-scores = Противникот добива
ruling-rounds = Број на кола
ruling-rounds-wrong = Внесете број на кола, на пример 1.
ruling-fine-announced = Паричната казна беше најавена пред натпреварот
ruling-on-time = Додавање или одземање време
ruling-on-displays = Ново поставување на времиња и бројачи
ruling-on-illegal-move = Нелегален потег
ruling-on-press = Притиснат часовник без потег
ruling-on-pawn = Пешак останат на последниот ред
ruling-on-two-hands = Потег со двете раце
ruling-on-touched-piece = Допрена фигура
ruling-on-displaced = Поместени фигури
ruling-on-set-up = Погрешно започната партија
ruling-on-quickplay-draw = Бараното реми во забрзаниот завршеток
ruling-on-quickplay-increment = Бараните секунди за секој потег
ruling-on-flag = Паднато знаменце, едно или двете
ruling-on-arrival = Доаѓање на играч
ruling-on-default = Играч што не доаѓа
ruling-on-penalty = Опомена или казна
ruling-on-result = Резултатот
ruling-on-restoring = Враќање на претходна позиција
penalty-choice-warning = опомена
penalty-time-to-opponent = време за противникот
penalty-time-taken = одземено време
penalty-points-to-opponent = поени за противникот
penalty-points-taken = одземени поени
penalty-choice-game-lost = изгубена партија
penalty-choice-fine = парична казна
penalty-choice-rounds = исклучување од кола
penalty-choice-expulsion = исклучување од натпреварот
offence-disrepute = нарушување на угледот на шахот
offence-leaving = напуштање без дозвола
offence-notes = белешки или совети
offence-device = електронски уред
offence-inspection = одбивање преглед
offence-smoking = пушење
offence-distracting = вознемирување на противникот
offence-refusal = упорно одбивање да се почитуваат правилата
offence-clock-handling = погрешно ракување со часовникот
offence-stopping = запирање на часовниците без причина
offence-displacing = поместување фигури
ruling-white-wins = Белите победуваат
ruling-black-wins = Црните победуваат
ruling-drawn = реми
ruling-both-lose = двајцата губат
ruling-claim-drawn = Партијата е реми
ruling-claim-rejected = Барањето е одбиено
ruling-claim-postponed = Одлуката е одложена
ruling-claim-postponed-time = Одлуката е одложена, и противникот добива време
ruling-pieces-wrong = фигурите на почетокот стоеја погрешно
ruling-board-wrong = таблата е поставена погрешно
ruling-colours-wrong = боите се заменети

## page-assistant

assisting-move = Потег
assisting-use = Што да се направи со потегот
assisting-whose = Чиј потег
assisting-duties-heading = Вашите обврски
assisting-one-board = Двајцата играчи користат една табла.
assisting-score = Кон записот
assisting-adjournment = Прекин …
assisting-white = Помошник на белите
assisting-black = Помошник на црните
assisting-no-duties-white = Вие сте помошник на белите. Не ви се доделени задачи.
assisting-no-duties-black = Вие сте помошник на црните. Не ви се доделени задачи.
assisting-duties-white = Вие сте помошник на белите. Вашите обврски: { $list }.
assisting-duties-black = Вие сте помошник на црните. Вашите обврски: { $list }.
assisting-duty-execute = извршување на потегот на секој играч на таблата на противникот ({ $article })
assisting-duty-announce = најавување на потезите на двајцата ({ $article })
assisting-duty-score = запишување на партијата ({ $article })
assisting-duty-clock = притискање на часовникот ({ $article })
assisting-duty-tell = соопштување на потезите и времето, само на барање ({ $article })
assisting-duty-claim = пријавување на истечено време и известување на судијата за допрена фигура ({ $article })
assisting-duty-adjourn = формалностите при прекин на партијата ({ $article })
assisting-duty-move = движење на фигурите ({ $article })
assisting-adjusted-white = Судијата го приспособува часовникот на белите за времето што го одзема вашата помош ({ $list }).
assisting-not-adjusted-white = Часовникот на белите не се приспособува за времето што го одзема вашата помош ({ $list }).
assisting-adjusted-black = Судијата го приспособува часовникот на црните за времето што го одзема вашата помош ({ $list }).
assisting-not-adjusted-black = Часовникот на црните не се приспособува за времето што го одзема вашата помош ({ $list }).
assisting-asked-moves-white = Белите прашуваат за бројот на завршени потези.
assisting-asked-time-white = Белите прашуваат за времето што го потрошија двајцата.
assisting-asked-moves-black = Црните прашуваат за бројот на завршени потези.
assisting-asked-time-black = Црните прашуваат за времето што го потрошија двајцата.
assisting-call-white = Најави го потегот на белите:
assisting-call-black = Најави го потегот на црните:
assisting-repeat = Повтори ја најавата:
assisting-execute-black = Изврши на таблата на црните:
assisting-execute-white = Изврши на таблата на белите:
assisting-tell-moves = Соопшти го бројот на потези
assisting-tell-time = Соопшти го потрошеното време
assisting-press = Притисни го часовникот
assisting-flag-white = Пријави: знаменцето на белите падна
assisting-flag-black = Пријави: знаменцето на црните падна
assisting-touched = Извести го судијата: допрена фигура
assisting-stop = Запри ги часовниците за судијата
assisting-nothing = Сега нема што да се направи.
assisting-section-announce = Најавување
assisting-section-clock = Часовник
assisting-section-execute = Таблата на противникот
assisting-section-tell = Што се прашува
assisting-section-claim = Барања
assisting-use-call = Најави го
assisting-use-execute = Изврши го на таблата на противникот
assisting-use-place-white = Одиграј го на таблата на белите
assisting-use-place-black = Одиграј го на таблата на црните
assisting-submit-call = Најави
assisting-submit-execute = Изврши
assisting-submit-place = Одиграј
assisting-whose-white = Потег на белите
assisting-whose-black = Потег на црните
assisting-last-white = Последна најава, потег на белите:
assisting-last-black = Последна најава, потег на црните:

## page-settings

clocks-answer = Часовниците одговараат
clocks-answer-means = Предупредувањата се кажуваат на ист начин.
clock-warnings-about = Кој игра на овој уред, се предупредува за своето време. Строгата игра не предупредува за ништо, освен ако правилата на натпреварот го дозволуваат тоа: тоа се избира со нова партија.
language-shown = Јазик: { $name }.
how-squares = Како се именуваат полињата?
how-long = Што се кажува од потегот?
said-again = Што се повторува по копче што можеби го прекина?
reader-pace = Колку брзо зборува мојот читач на екран?
german-call = Германската најава преку читач на екран
hear-german = Слушни ја германската најава
detail-own-moves = Моите потези
detail-opponents-moves = Потезите на противникот
detail-squares = Полиња
detail-captures = Шахови и земања
detail-clock = Часовник
brief = Кратко
normal = Нормално
full = Опширно
detail-mover = Да се каже кој игра
detail-number = Да се каже бројот на потегот
detail-color = Да се каже бојата на фигурата
detail-echo = Да се кажуваат моите потези
length-usual = Вообичаено за начинот на најавување
length-both = Двете полиња
length-short = Само полето каде што оди, кога тоа е доволно
german-written = Како што е напишано
german-respelt = Напишано за гласот на овој јазик
again-game = Потези, крај, понуди, паднато знаменце и одлуки
again-clock = Тоа, и предупредувања од часовникот
again-nothing = Ништо
pace-slow = Бавно
pace-usual = Со вообичаена брзина
pace-fast = Брзо
hearing-about = Потезите и наредбите може да се изговараат како што се пишуваат. Никој не слуша додека не се избере препознавање.
what-listens = Што слуша?
confirm-moves = Прашај пред секој напишан или кажан потез
silence-is-yes = Осум секунди тишина по повторениот кажан потег значат „да“ (не во строга игра и не каде часовникот се притиска рачно)
recogniser-get = Преземи
cloud-warning = Додека се слуша, сѐ што слуша микрофонот се праќа преку мрежата до производителот на овој прелистувач (на пример Google, Apple или Microsoft), кој го претвора во зборови. Anna–Hector ги добива само зборовите и не знае што се чува таму.
cloud-allow = Прочитав и дозволувам
talking-way = Кога да слуша?
listen-for = Јазик на препознавање
voice-try = Пробајте: кажете нешто
recogniser-none = Исклучено
recogniser-on-device = Прелистувачот, на овој уред: кажаното не го напушта
recogniser-cloud = Прелистувачот, преку интернет (звукот го добиваат Google, Apple или Microsoft)
recogniser-vosk = Vosk, на овој уред, со ваша датотека со модел
recogniser-available = Може да се користи сега.
recogniser-downloadable = Прво мора да се преземе јазикот.
recogniser-downloading = Јазикот се презема.
recogniser-unavailable = Нема на овој уред или за овој јазик.
recogniser-no-answer = Прелистувачот не кажува дали може да се користи. Обидете се.
way-hold = Држете { $keys } или копчето додека зборувате
way-hold-button = Држете го копчето додека зборувате
way-toggle = Притиснете { $keys } или копчето пред зборувањето и уште еднаш потоа
way-toggle-button = Притиснете го копчето пред зборувањето и уште еднаш потоа
way-always = Постојано слушање, од едно притискање до следното
listen-for-page = Јазикот на страницата: { $language }
listen-for-german = Германскиот јазик на најавата на ФИДЕ
model-none = Не е избрана датотека со модел.
model-loading = { $name }, { $size }: се чита.
model-ready = { $name }, { $size }: подготвено.
model-unreadable = { $name }, { $size }: не може да се прочита. Изберете друга датотека.
model-about = На Vosk му треба мал модел на вашиот јазик во датотека zip или tar.gz. Се чита и се чува само на овој уред. Датотеката може и да се довлече тука.
model-file = Датотека со модел
model-get = Како да добиете модел
model-which = За овој јазик ({ $language }): { $file }, околу { $size }.
model-from = Преземете од alphacephei.com/vosk/models
model-how = Оставете ја датотеката спакувана и изберете ја подолу. Со модел на друг јазик ништо не се разбира.
model-unknown = За овој јазик ({ $language }) сѐ уште нема модел за Vosk. Изберете го препознавањето на прелистувачот, или слушајте го германското најавување со германскиот модел.
model-forget = Отстрани го овој модел од уредот
key-layout = Распоред на копчињата
key-group = Група команди
key-command = Команда
key-new = Ново копче
key-hint = Притиснете го копчето тука. Tab и Escape излегуваат од ова поле.
key-from-list = Или изберете копче
key-take = Додели го ова копче
key-off = Без копче
key-at-first = Врати ја оваа команда
keys-at-first = Врати ги сите копчиња
key-standing-none = { $name }: без копче
key-layout-own = Копчињата на Anna–Hector
key-layout-lichess = Како во режимот на Lichess за слепи
key-layout-typing = Буквите и цифрите на таблата пишуваат потег
key-kept = { $key } му припаѓа на прелистувачот или на читачот на екран. Изберете буква, цифра, знак или едно од { $some }.
key-fixed = Enter, Escape, F1 и стрелките не се менуваат. Изберете друго копче.
key-function = Оваа команда важи насекаде на страницата. Изберете едно од { $some }.
key-types = Во овој распоред буквите и цифрите пишуваат потег. Изберете знак или едно од { $some }.
key-taken = { $key } е зафатено: { $command }. Изберете друго копче или прво дајте ѝ друго на таа команда.
key-cannot-be-off = { $key } не може да се исклучи.
own-voice = Сопствениот глас на Ана–Хектор
voice-input-settings = Поставки за гласовно внесување
settings-export = Зачувај ги поставките во датотека
settings-import = Вчитај поставки од датотека
settings-reset = Врати ги сите поставки …
settings-reset-question = Да се вратат сите поставки како на почетокот?
settings-reset-no = Не, нека останат
settings-reset-yes = Да, нека се вратат
sounds-muted = Звукот е исклучен: ниеден од овие не се слуша.
sounds-vibration = Вибрирај со звуците, ако уредот може
volume-off = исклучено
volume-percent = { $percent } отсто
volume-level = { $percent } %
sound-lift = Кревање фигура
sound-place = Враќање фигура или притискање на часовникот
sound-own-move = Мој потег
sound-opponents-move = Потег на противникот
sound-capture = Земање
sound-check = Шах
sound-castling = Рокада
sound-promotion = Промоција
sound-mate = Победа или пораз
sound-draw = Реми
sound-refused = Не е можно
sound-edge = Раб на таблата
sound-dark-square = Темно поле под покажувачот
sound-next-square = Раб меѓу полињата под прстот
sound-low-time = Малку време
sound-listening = Слушањето почнува
sound-not-listening = Слушањето завршува
voices-unknown = Се бараат гласовите на овој уред…
voices-none = Овој уред нема глас за Ана–Хектор, или прелистувачот не го прикажува. Она што би било кажано доаѓа до вашиот читач на екран и стои под „Што беше кажано“.
voice-muted = Звукот е исклучен: гласот не се слуша.
voice-in-background = Најавувај потези со сопствениот глас на Ана–Хектор додека овој прозорец е во заднина
voice-in-background-hint = За партии на маса со повеќе прозорци: читачот на екран го чита само прозорецот во кој сте, а другите тогаш сами ги најавуваат потезите.
voice-of-language = Глас: { $name }
voice-not-spoken = Ниеден глас на овој уред не го зборува овој јазик. Го чита глас на друг јазик.
voice-best = Најдобриот на овој уред
voice-gone = { $name }, сега го нема: зборува најдобриот на овој уред
voice-search = Дел од името на гласот: { $name }
voices-shown = Прикажани гласови: { $shown } од { $all }
hear-voice = Слушни примерок: { $name }
voice-rate = Брзина
voice-pitch = Висина
voice-volume = Јачина
settings-wording = Формулации
wording-unread = Никој на кого македонскиот му е мајчин јазик сè уште не ги прочита овие текстови.
wording-report = Пријави погрешна формулација
wording-about = Извештајот се копира како текст. Испратете го до оној од кого ја имате оваа копија на Anna–Hector. Одовде ништо не се испраќа.
wording-heard = Што слушнавте
wording-other = Друга реченица, внесете ја подолу …
wording-typed = Реченица, како што ја слушнавте или прочитавте
wording-message = Која порака е тоа?
wording-none = Ниедна од овие
wording-none-found = Ниедна порака не одговара на оваа реченица. Извештајот ќе го каже тоа.
wording-note = Што е погрешно и како би било правилно?
wording-copy = Копирај го извештајот
wording-copied = Копирано. Испратете го извештајот до оној од кого ја имате оваа копија на Anna–Hector.
wording-not-copied = Не е копирано: прелистувачот не дозволува. Извештајот стои подолу; копирајте го оттаму.
wording-copy-text = Извештај
wording-no-sentence = Прво внесете ја реченицата.
wording-too-long = Предолго: најмногу { $most } знаци.
wording-no-note = Напишете што е погрешно.
theme = Тема
theme-system = Како во системот
theme-light = Светла
theme-dark = Темна
theme-high-contrast = Висок контраст
theme-yellow-on-black = Жолто на црно
look-pieces = Фигури
look-pieces-usual = Вообичаени
look-pieces-bold = Едноставни и масивни
look-pieces-pegged = На колчиња, како на тактилни табли; црните имаат шилец одозгора
look-squares = Бои на полињата
look-squares-theme = Како на темата
look-squares-blue = Сино-сиви
look-squares-brown = Кафеави
look-squares-green = Зелени
look-squares-grey = Бели и сиви
look-squares-own = Сопствени
look-own-light = Светли полиња
look-own-dark = Темни полиња
look-contrast = Светли и темни полиња: { $squares } спрема 1; фигурите на нив најмалку { $pieces } спрема 1.
look-too-dark = На { $color } фигурите би имале контраст { $contrast } спрема 1; потребно е најмалку 3 спрема 1. Најблиската боја што одговара е { $nearest }.
look-take = Земи { $color }
look-coordinates = Големина на буквите и цифрите покрај таблата
look-piece-size = Големина на фигурите
look-size-usual = Вообичаена
look-size-large = Голема
look-size-very-large = Многу голема
look-cursor = Рамка околу полето под покажувачот
look-cursor-usual = Вообичаена
look-cursor-thick = Дебела
look-cross = Жолт крст по редот и линијата на покажувачот
look-square-here = Полето на покажувачот со крупни букви до таблата
look-position-text = Позиција како текст покрај потезите
settings-speech = Говор
settings-calling = Најавување
settings-sounds = Звуци
settings-voice-input = Гласовно внесување
settings-clock = Предупредувања на часовникот
settings-keys = Копчиња
settings-look = Изглед
settings-data = Податоци
settings-none-for = Ниту една поставка нема врска со „{ $word }“. Ова е списокот на сите поставки.
settings-words-speech = јазик глас брзина темпо висина гласност читач екран повторување
settings-words-calling = потези најава стил азбука букви полиња имиња
settings-words-sounds = звук шум сигнали
settings-words-voice-input = микрофон препознавање диктирање слушање модел Vosk тишина
settings-words-clock = часовник време предупредување бројчаник минути
settings-words-keys = тастатура копче тастери кратенки букви распоред Lichess WinBoard
settings-words-look = тема темна светла контраст бои табла фигури големина координати наслепо позиција
settings-words-data = датотека копија зачувај врати ресетирај партии
settings-words-wording = реченици зборови превод текст пријави
look-blindfold = Игра на слепо
blindfold-hide = Скриј фигури
blindfold-shows = Што уште се гледа
blindfold-shows-nothing = Ништо
blindfold-shows-own = Моите фигури
blindfold-shows-last = Фигурата од последниот потег
blindfold-board-answers = Таблата одговара на прашања за скриени фигури
blindfold-counts = На крај кажи колку прашања поставив

## page-set-up

set-up-about = Поставете која било позиција и играјте од неа. Партијата на таблата не се менува.
set-up-line = Кажете или напишете што каде стои
set-up-enter = Внеси
set-up-line-about = На пример: бел крал e1, црни пешаци d5 e6. Тргни e4. Црните на потег.
set-up-words = Што може да се каже тука
set-up-board = Полиња
set-up-turn = На потег
set-up-castling = Рокада
set-up-white-short = Бели, мала
set-up-white-long = Бели, голема
set-up-black-short = Црни, мала
set-up-black-long = Црни, голема
set-up-chess960 = Шах960: од секоја линија
set-up-en-passant = Ан пасан
set-up-en-passant-none = Нема
set-up-fen = FEN
set-up-fen-take = Прочитај го овој FEN
set-up-start = Почетна позиција
set-up-clear = Празна табла
set-up-game = Како во партијата
set-up-undo = Врати
set-up-missing = Што сè уште не е можно
set-up-play-heading = Играј од тука
set-up-play = Играј

## page-about

about-what = Програма за шах што се игра со слух, со допир и со тастатура, според правилата на шахот.
about-offline = Подготвено за работа без мрежа.
about-online = Сѐ уште не е подготвено за работа без мрежа.
about-privacy = Без сметка и без следење: партиите и поставките остануваат на овој уред.
about-licence = Слободен софтвер под лиценцата GNU General Public License, верзија 3 или понова.

## page-blindfold

blindfold-off = Сите фигури се гледаат.
blindfold-all = На слепо: сите фигури се скриени.
blindfold-own = На слепо: се гледаат само вашите фигури.
blindfold-last = На слепо: се гледа само фигурата од последниот потег.
blindfold-answers = Таблата одговара.
blindfold-is-silent = Таблата молчи.
blindfold-silent = Таблата молчи. Прашувајте само за потези и часовници.
blindfold-asked = { $count ->
        [0] Не поставивте ниедно прашање.
        [one] Поставивте { $count } прашање.
       *[other] Поставивте { $count } прашања.
    }

## page-guide

guide-welcome = Вашата прва партија, во седум чекори. Часовникот не оди: не брзајте. { $way ->
        [keys] На таблата { $again } го повторува чекорот.
        [voice] Кажете „{ $again }“ за да го слушнете чекорот уште еднаш.
       *[other] Копчето „{ $again }“ го повторува чекорот.
    } Можете да излезете и да продолжите подоцна.
guide-resumed = Добре дојдовте назад. Партијата продолжува таму каде што ја оставивте.
guide-step = Чекор { $number } од { $of }.
guide-good = Добро.
guide-board = Таблата. Вие сте со белите, јас со црните. { $way ->
        [touch] Најдете го полето e4 и допрете го. Со читач на екран допрете двапати.
        [voice] Кажете „{ $say }“.
       *[other] Вие сте на e1, кај вашиот крал. Стрелките водат од поле до поле. Одете нагоре до e4.
    }
guide-question = Прашање. Можете да прашате во секое време. { $way ->
        [keys] Притиснете { $ask } за да го слушнете полето на кое сте.
        [touch] Во групата „{ $bar }“ изберете „{ $ask }“.
        [voice] Кажете „{ $ask }“.
       *[other] Притиснете F6 за полето за внесување, напишете „{ $ask }“ и притиснете Enter.
    }
guide-move = Потег. { $way ->
        [touch] Допрете го вашиот пешак на e2, потоа e4. Или напишете e4 во полето „{ $field }“.
        [voice] Кажете „e4“.
       *[other] Притиснете { $entry } за полето „{ $field }“, напишете e4 и притиснете Enter.
    }
guide-call = Слушнавте како се најавуваат потезите: вашиот потег и мојот одговор f5. { $german ->
        [yes] Потезите се најавуваат на германски, како кај слепите играчи во сите земји: Bauer е пешак, Eva е e, Felix е f.{ " " }
       *[no] { "" }
    }{ $way ->
        [keys] Притиснете { $board } за таблата, а потоа { $ask } за да го слушнете мојот потег уште еднаш.
        [touch] Во групата „{ $bar }“ изберете „{ $ask }“.
        [voice] Кажете „{ $ask }“.
       *[other] Напишете „{ $ask }“.
    }
guide-capture = Земање. Можете да го земете мојот пешак на f5. { $way ->
        [touch] Допрете го вашиот пешак на e4, потоа f5.
        [voice] Кажете „e4 f5“.
       *[other] Притиснете { $board } за таблата, одете до вашиот пешак на e4 и притиснете Enter. Потоа одете на f5 и притиснете Enter.
    }
guide-mate = Мат во еден потег. Јас одиграв g5, и мојот крал на e8 е отворен. Вашата дама на d1 може да ме матира: најдете го полето.{ $way ->
        [keys] { " " }{ $ask } на дамата кажува каде може да оди.
       *[other] { "" }
    }
guide-help = Мат: победивте. Последниот чекор: помош. { $way ->
        [touch] Врската „{ $help }“ е горе на секоја страница. Отворете ја, па вратете се.
        [voice] Кажете „{ $help }“, па вратете се.
       *[other] { $help } кажува што можете да направите таму каде што сте. Притиснете сега; Escape ве враќа.
    }
guide-end = Тоа е сѐ што ви треба: таблата, прашањата, потезите, најавите и помошта. Копчето „{ $new }“ започнува ваша партија.
guide-not-now = Не сега.
guide-no-mate = Тоа не е мат. Погледнете ја дијагоналата од e8 до h5: отворена е.
guide-mate-told = Вашата дама матира на h5.
guide-restart = Почни одново

## page-library

backup-not-saved = { $title }: не е додадена, зашто не можеше да се зачува.
backup-beside = { $title }: друга верзија на оваа партија веќе беше тука. Таа останува, а онаа од датотеката е додадена покрај неа.
backup-note-not-saved = Снимка: не е додадена, зашто не можеше да се зачува.
backup-summary = Додадени партии: { $added }. Веќе беа тука: { $here }.
backup-settings-kept = Поставки: вашите се задржани.
backup-settings-taken = Поставки: преземени од датотеката.
backup-note-doubled = Снимка: двапати во датотеката, додадена еднаш.
backup-note-broken = Снимка: оштетена, не е додадена.
backup-broken = Партија ({ $day }): оштетена, не е додадена.
backup-newer = Партија ({ $day }): од понова верзија на Ана–Хектор, не е додадена.
backup-doubled = Партија ({ $day }): двапати во датотеката, додадена еднаш.
unreadable-game = Партија што не може да се прочита
game-not-over = Незавршена.
game-moves = Потези: { $moves }
game-on-board = На таблата.
game-as-black = Црн против компјутерот, ниво { $level }
game-as-white = Бел против компјутерот, ниво { $level }
game-of-two = Двајца играчи тука
game-of-clock = Само часовник
free-question = Да се избрише засекогаш? { $title }, { $size }
free-no = Не, задржи
free-yes = Да, избриши
room-model = Гласовниот модел
room-recording = Снимка: { $of }
backup = Резервна копија
save-backup = Зачувај ги сите податоци како резервна копија
read-backup = Прочитај датотека со резервна копија
storage = Складиште
storage-unknown = Прелистувачот не кажува колку место е зафатено.
storage-used = Зафатено: { $used }. Слободно: { $left }.
backup-report = Што произлезе од резервната копија
take-backup-settings = Преземи ги и поставките од датотеката
show-room = Прикажи што може да се избрише
room = Што може да се избрише
no-room = Ништо: тука има само незавршени партии.
delete-game = Избриши
save-all-games = Зачувај ги сите партии како еден PGN
saved-games-failed = Зачуваните партии не можеа да се прочитаат.
more-games = Прикажи уште партии
no-saved-games = Тука досега нема зачувана партија.
saved-games-count = Партии: { $count }
game-deleted = Избришана.
undo-delete = Врати
save-as-pgn = Зачувај како PGN
open-game = Отвори
go-on-game = Продолжи

## page-voice

voice-heard-label = Слушнато:
voice-hold = Држете за да зборувате
voice-talk = Зборувај
voice-listen = Слушај
voice-off = Не слушам
voice-starting = Се вклучува микрофонот
voice-is-listening = Слушам
voice-working = Ги препознавам зборовите
voice-waiting = Чекам додека зборува Ана–Хектор

## page-shared-late

face-position-shown = Позицијата стои како текст покрај потезите.
face-position-away = Позицијата како текст е скриена.
face-position-hidden = Скриено додека играте слепо.
assisting-next = Следно:
assisting-entry = Внеси потег
assisting-section-score = Запис
assisting-section-adjourn = Прекин
mend-white = Исправи ја таблата на белите
mend-black = Исправи ја таблата на црните
change-something = Промени нешто
which-move-label = Кој потег
clock-back = Назад
clock-name-white = Име на играчот со белите, ако сакате
clock-name-black = Име на играчот со црните, ако сакате
ask-whose-clock = Чиј часовник тече?
clock-moves-made = Одиграни потези
ask-moves-to-go = Потези до контролата
ask-time-used = Потрошено време
ask-period = Период
ask-delay = Преостанато одложување
clock-key-running = притиска оној што е на потег
clock-key-pause = запри ги двата часовника, пушти ги повторно
clock-key-feel = почувствувај го часовникот
clock-key-control = на што е наместен часовникот
close = Затвори
hear-sound = Слушни примерок: { $sound }
hear-it = Слушни примерок
arbiter-key-clocks = запри или пушти ги часовниците
arbiter-two-minutes-white = Две минути за белите …
arbiter-two-minutes-black = Две минути за црните …
arbiter-illegal-move = Нелегален потег …
arbiter-compare = Спореди ги таблите …
assisting-idle-call = Најави потег.
assisting-idle-repeat = Повтори најава.
assisting-idle-execute = Изврши потег на другата табла.
assisting-idle-mend = Исправи табла.
assisting-idle-tell = Соопшти го она што е прашано.
assisting-idle-press = Притисни го часовникот.
assisting-idle-flag = Пријави паднато знаменце.
assisting-idle-touched = Извести го судијата за допрена фигура.
assisting-idle-stop = Запри ги часовниците за судијата.
clock-set-displays = Постави времиња и потези
clock-hours = Часови
clock-seconds = Секунди
clock-hours-wrong = Внесете часови од 0 до 99.
clock-minutes-wrong = Внесете минути од 0 до 59.
clock-seconds-wrong = Внесете секунди од 0 до 59.
clock-moves-wrong = Внесете потези од 0 до 999.
clock-key-space = Копче за празно место
key-page-up = Page Up
key-page-down = Page Down
key-delete = Delete
clock-language-page = на јазикот на страницата
clock-language-german = со германски броеви, како во најавата на ФИДЕ
step-call = Најави:
step-repeat = Повтори:
step-execute = Изврши на мојата табла:
step-put-back = Врати ги фигурите
step-mend = Исправи ја мојата табла
step-ask-moves = Прашај го помошникот за бројот на потези
step-ask-time = Прашај го помошникот за потрошеното време
warn-white = Предупредувања за белите
warn-black = Предупредувања за црните
warn-on = Предупредувај за време и потези
warn-also = Предупреди и на
warn-unit = од што
warn-minutes = преостанати минути
warn-seconds = преостанати секунди
warn-moves = потези до контролата
warn-add = Додај
warn-error = Внесете цел број од 1 до { $most }.
warn-at-low = Времето е малку, според контролата
warn-at-seconds = Преостанати секунди: { $seconds }
warn-at-minute = Преостаната 1 минута
warn-at-minutes = Преостанати минути: { $minutes }
warn-at-last = Секоја од последните { $count } секунди
warn-at-moves = Потези до контролата: { $moves }
warn-word = со зборови
warn-sound = со звук
warn-pulse = со вибрација
key-to-rank = До ред { $place }
key-to-file = До линија { $place }
keys-of-assistant = Страница на помошникот
keys-of-arbiter = Страница на судијата
keys-of-clock = Самостоен часовник
keys-of-dial = Бројчаник на часовникот
keys-of-board-entry = Внесување табла
key-of-left = Лев играч: { $what }
key-of-right = Десен играч: { $what }
key-of-both = Двајцата: { $what }
key-press = Притисни
key-time-running = Времето што тече
key-time-other = Другото време
key-clock-entry = Напиши му на часовникот
key-clock-arbiter = Постави или одлучи
key-dial-minute-on = Една минута напред
key-dial-minute-back = Една минута назад
key-dial-on = Пет минути напред
key-dial-back = Пет минути назад
key-dial-start = До првата минута
key-dial-end = До последната минута
key-dial-minute-hand = До стрелката за минути
key-dial-hour-hand = До стрелката за часови
key-dial-flag = До знаменцето
key-dial-time = Целото време
key-entry-king = Постави крал
key-entry-queen = Постави дама
key-entry-rook = Постави топ
key-entry-bishop = Постави ловец
key-entry-knight = Постави скокач
key-entry-pawn = Постави пешак
key-entry-turn = Смени ја бојата на фигурата
key-entry-empty = Испразни го полето
command-claim-draw = Образецот за барање реми
command-move-now = Компјутерот да игра веднаш
command-try-computer-again = Стартувај го компјутерот повторно
command-play-again = Уште една партија со истиот избор
command-full-screen = Вклучи или исклучи цел екран
entry-line = Што стои таму
entry-enter = Внеси
entry-example = Фигури со нивните полиња, на пример: бел крал e1, црн пешак d5, e4 празно. Или со букви: бели Кe1, Дd1.
entry-keys = На полињата: стрелките движат; { $put } ставаат крал, дама, топ, ловец, скокач, пешак, уште еднаш ја менува бојата; { $empty } го празни полето.
entry-grid-white = Таблата на белите, за внесување
entry-grid-black = Таблата на црните, за внесување
entry-as-program = Како во програмата
entry-empty-all = Испразни ги сите полиња
position-diagram = Брајов дијаграм
position-dots = Брајово писмо
position-dots-six = 6 точки, две ќелии за поле
position-dots-eight = 8 точки, една ќелија за поле: точка 7 бела фигура, точка 8 темно поле
position-copy = Копирај го FEN

## page-touch

touch-corners = Аглите на таблата
ask-what-can-move = Што може да се движи
put-back = Врати ја фигурата
