### Ukrainian. What each message is about stands in en.ftl. The terms are those of docs/terms/uk.md.

## shared

incomplete = У цьому реченні чогось бракує: { $formed }
key-with-shift = Shift+{ $key }
key-with-control = Ctrl+{ $key }
key-with-alt = Alt+{ $key }
event-rule-touch-binds = Торкнутою фігурою треба ходити
event-rule-supervision = { $tempo ->
        [rapid] Швидкі шахи
       *[blitz] Бліц
    } за { $supervision ->
        [adequate] правилами змагань
       *[inadequate] власними правилами
    }
event-rule-no-draws = Погоджуватися на нічию не можна
event-rule-draws-after = Погодитися на нічию можна лише тоді, коли кожен гравець зробить { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[other] { $moves } ходів
    }
event-rule-points = Очки: { $win } за перемогу, { $draw } за нічию, { $loss } за поразку
part-of-piece = { PIECE($it, case: "genitive") } на { SQUARE($it) }
part-piece-accusative = { PIECE($it, case: "accusative") } на { SQUARE($it) }
# Of what goes away from there, it is "із".
part-by-piece = { PIECE($it, case: "instrumental") } із { SQUARE($it) }
part-castling = { $side ->
        [short] коротка рокіровка
       *[long] довга рокіровка
    }
part-castling-accusative = { $side ->
        [short] коротку рокіровку
       *[long] довгу рокіровку
    }
part-move = { $castling ->
        [short] коротка рокіровка
        [long] довга рокіровка
       *[none] { PIECE($piece) } { SQUARE($from) } на { SQUARE($to) }{ part-becomes }
    }
part-becomes = { KIND($promotion) ->
        [none] { "" }
       *[other] , { PIECE($promotion) }
    }
part-to-move = ходити { EACH($piece, "part-by-piece") }
part-to-capture = взяти { EACH($piece, "part-piece-accusative") }
part-to-castle = зробити { part-castling-accusative }
part-text = { $it }

## refusals

refusal-empty-square = На { SQUARE($square) } немає фігури.
refusal-not-your-piece = { PIECE($piece) } на { SQUARE($piece) } { COLORED($piece) }, а хід { PLAYER($turn, case: "genitive") }.
refusal-same-square = Фігура повинна піти із { SQUARE($square) }.
refusal-own-piece-there = На { SQUARE($there) } стоїть { GENDER($there) ->
        [feminine] ваша
       *[masculine] ваш
    } { PIECE($there) }.
refusal-does-not-move-so = { PIECE($piece) } не може піти із { SQUARE($piece) } на { SQUARE($to) }: { GENDER($piece) ->
        [feminine] вона
       *[masculine] він
    } { KIND($piece) ->
        [king] ходить лише на сусіднє поле
        [queen] ходить по горизонталі, вертикалі чи діагоналі
        [rook] ходить по горизонталі чи вертикалі
        [bishop] ходить по діагоналі
        [knight] ходить на два поля прямо і на одне вбік
       *[pawn] ходить прямо вперед, а бере на одне поле навскіс уперед
    }.
refusal-way-blocked = Шлях перекриває { EACH($by, "part-colored-piece") }.
refusal-pawn-does-not-capture-straight = Пішак не бере прямо вперед, а шлях йому перекриває { EACH($there, "part-colored-piece") }.
refusal-pawn-has-nothing-to-capture = { PIECE($piece) } із { SQUARE($piece) } нічого не може взяти на { SQUARE($to) }.
refusal-en-passant-too-late = Запізно брати на проході пішака на { SQUARE($pawn) }: це можна лише відразу після його ходу на два поля.
refusal-leaves-king-in-check = Ваш король лишиться під шахом{ part-from-pieces }.
refusal-king-in-check = Ваш король під шахом{ part-from-pieces }, і цей хід не допомагає.
refusal-king-is-not-captured = Короля не беруть.
refusal-castling-king-has-moved = Король уже ходив, тому рокіровка неможлива.
refusal-castling-rook-has-moved = Тура із { SQUARE($rook) } уже ходила або взята, тому { part-castling } неможлива.
refusal-castling-right-is-lost = Право на { part-castling-accusative } втрачено.
refusal-castling-in-check = Рокіровка під шахом неможлива{ COUNT($by) ->
        [0] { "" }
       *[other] : шах{ part-from-pieces }
    }.
refusal-castling-through-check = Рокіровка через бите поле неможлива: { part-attacked }.
refusal-castling-into-check = Рокіровка під шах неможлива: { part-attacked }.
refusal-castling-way-blocked = { part-castling } неможлива: шлях перекриває { EACH($by, "part-colored-piece") }.
refusal-promotion-missing = Яка фігура? Ферзь, тура, слон чи кінь.
refusal-nothing-to-promote = Перетворюється лише пішак, що дійшов до останньої горизонталі.
refusal-too-long = Для ходу це задовго: { $length } { $length ->
        [one] знак
        [few] знаки
       *[other] знаків
    }, а можна щонайбільше { $limit }.
refusal-no-piece-reaches = { GENDER($kind) ->
        [feminine] Жодна
       *[masculine] Жоден
    } { PIECE($kind) } не може { $capture ->
        [yes] взяти
       *[no] піти
    } на { SQUARE($to) }.
refusal-no-such-piece = { PLAYER($color) } не мають { PIECE($kind, case: "genitive") }.
refusal-no-such-piece-on-square = { PLAYER($color) } не мають { PIECE($kind, case: "genitive") } на { SQUARE($square) }.
refusal-no-such-piece-on-file = { PLAYER($color) } не мають { PIECE($kind, case: "genitive") } на вертикалі { FILE($file) }.
refusal-no-such-piece-on-rank = { PLAYER($color) } не мають { PIECE($kind, case: "genitive") } на { ORDINAL($rank, gender: "feminine", case: "locative") } горизонталі.
refusal-nothing-to-take = Так нічого не можна взяти.
refusal-nothing-to-take-with = Так { GENDER($kind) ->
        [feminine] жодна
       *[masculine] жоден
    } { PIECE($kind) } нічого не може взяти.
refusal-several-moves = { which-move } { CAP(EACH($moves, "part-move", join: "or")) }.
refusal-several-promotions = Яка фігура? { CAP(EACH($kinds, "part-kind", join: "or")) }.
refusal-several-from = { COUNTED($count, $kind) } можуть піти на { SQUARE($to) }, { EACH($froms, "part-from", join: "or") }.
which-move = Який хід?
do-you-mean = Ви мали на увазі: { EACH($moves, "part-move", join: "or") }?
refusal-claim-of-what = На якій підставі вимагаєте нічию? Уведіть «вимагаю три» для триразового повторення позиції або «вимагаю п’ятдесят» для 50 ходів.
refusal-no-such-move-here = У цій партії ще немає ходу { $number }.
refusal-no-such-move = Суперник не робив у цій партії ходу { $number }.
refusal-unreadable = «{ $text }» не вдається прочитати як хід. Наприклад: Кf3, e2 e4 або { SEGMENT($call) }
refusal-unreadable-near = «{ $text }» — не хід і не команда. Ви мали на увазі: { EACH($nearest, "part-text", join: "or") }?
refusal-unknown-question = «{ $text }»: на це запитання немає відповіді. Хід не зроблено. «Довідка» скаже, про що можна запитати.
refusal-not-loaded = Частину програми не вдалося завантажити. Під’єднайтеся до мережі і спробуйте ще раз.
refusal-not-kept-disk-full = Не зроблено: диск заповнено. «Партії на цьому пристрої» показують, що можна видалити.
refusal-not-kept-storage-closed = Не зроблено: браузер закрив сховище. Ваша партія ще на цій сторінці: збережіть цю партію як PGN, перш ніж перезавантажувати.
refusal-not-kept-taken-over = Не зроблено: партію перейняло інше вікно.
refusal-not-kept-holder-gone = Можливо, не зроблено: це вікно закрито раніше, ніж відповіло те, що тримає партію.
refusal-not-kept-other-version = Не зроблено: в іншому вікні працює інша версія Anna–Hector. Перезавантажте обидва.
refusal-not-kept-unknown = Не зроблено, бо не вдалося зберегти. Спробуйте ще раз.
refusal-game-over = Партію завершено: { $result ->
        [white] білі виграли
        [black] чорні виграли
        [drawn] нічия
       *[lost] обидва гравці програли
    }{ $reason ->
        [checkmate] , мат
        [stalemate] , пат
        [dead-position] , бо жодна сторона не може поставити мат
        [fivefold-repetition] { " " }через п’ятиразове повторення позиції
        [seventy-five-moves] { " " }за правилом 75 ходів
        [threefold-repetition] { " " }через триразове повторення позиції
        [fifty-moves] { " " }за правилом 50 ходів
        [resignation] { $result ->
            [drawn] , партію здано, але суперник не міг поставити мат
            [white] , чорні здалися
           *[other] , білі здалися
        }
        [agreement] { " " }за згодою
        [time] { $result ->
            [drawn] , час вичерпано, але суперник не міг поставити мат
           *[other] { " " }за часом
        }
        [both-flags] , бо впали обидва прапорці
        [default] { " " }через неявку
        [illegal-moves] { $result ->
            [drawn] , забагато неможливих ходів, але суперник не міг поставити мат
           *[other] { " " }через неможливі ходи
        }
        [sealed-move] { " " }через записаний хід
        [quickplay-finish] { " " }у швидкому фініші
       *[ruling] { " " }за рішенням арбітра
    }.
refusal-not-your-turn = Зараз хід { PLAYER($turn, case: "genitive") }.
refusal-no-move-made-yet = Не раніше першого ходу.
refusal-no-game = Такої партії тут немає. Щоб почати, натисніть «Нова партія».
refusal-not-for-this-role = Ваша роль у цій партії цього не дозволяє.{ $doneBy ->
        [arbiter] { " " }Це робить арбітр.
        [players] { " " }Це роблять самі гравці.
        [assistants] { " " }Це робить асистент.
       *[none] { "" }
    }
refusal-unreadable-act-no-act = Повідомлення для цієї партії не вдалося зрозуміти. Нічого не зроблено.
refusal-unreadable-act-not-a-square = У повідомленні для цієї партії названо поле, якого немає на дошці. Нічого не зроблено.
refusal-unreadable-act-not-a-time = У повідомленні для цієї партії названо час, який неможливо прочитати. Нічого не зроблено.
refusal-unreadable-act-earlier-than-the-act-before = Повідомлення для цієї партії раніше за попередню дію. Нічого не зроблено.
refusal-unreadable-act-unknown-edition = У повідомленні для цієї партії названо редакцію Правил, яка тут невідома. Нічого не зроблено.
refusal-unreadable-act-not-a-result = У повідомленні для цієї партії названо неможливий результат. Нічого не зроблено.
refusal-no-offer = Немає пропозиції нічиєї, на яку можна відповісти.
refusal-offer-stands = Пропозиція нічиєї { PLAYER($by, case: "genitive") } ще діє.
refusal-offer-only-on-your-move = Нічию пропонують лише на своєму ході.
refusal-no-such-ply = У партії немає такої попередньої позиції.
refusal-strict-play = Сувора гра цього не дозволяє.
refusal-bound-free = Ви повинні зробити хід.
refusal-bound-move = Ви повинні { part-to-move }.
refusal-bound-capture = Ви повинні { part-to-capture }.
refusal-bound-capture-with = Ви повинні { part-to-capture } { EACH($with, "part-by-piece") }.
refusal-bound-castle = Ви повинні { part-to-castle }.
refusal-adjusting-not-now = Поправляти можна лише тоді, коли йде ваш годинник.
refusal-board-elsewhere = Партія йде на іншій дошці; тут стоїть тільки годинник.
refusal-engine-locked = За столом триває партія в суворій грі, і шаховий рушій заблоковано. Спочатку слід завершити цю партію.
refusal-no-clock = Ця партія грається без годинника.
refusal-not-moved-yet = Ви ще не зробили ходу.
refusal-clocks-not-started = Партія починається, коли пустять годинник білих.
refusal-clocks-already-started = Годинник уже пущено.
refusal-clocks-stopped = Годинник зупинено. Доки він не піде, грати не можна.
refusal-clocks-not-stopped = Годинник не зупинено.
refusal-not-your-clock = Зараз іде не ваш годинник.
refusal-not-a-time = Такий час на годиннику встановити не можна.
refusal-nothing-to-charge = Немає часу, про який треба вирішити.
refusal-charge-open = Пристрій не працював { DURATION($length, case: "accusative") }. Спочатку вирішіть, чи списати цей час.
refusal-flag-is-down = Прапорець { PLAYER($of, case: "genitive") } упав. Спершу поставте на цьому годиннику новий час.
refusal-flag-has-not-fallen = Прапорець { PLAYER($of, case: "genitive") } не впав: ще є { DURATION($left) }.
refusal-own-flag-has-fallen = Ваш прапорець теж упав, тож вимагати ви не можете.
refusal-arrived-already = { PLAYER($who) } вже за дошкою.
refusal-not-late = Це ще не запізнення, залишок часу: { DURATION($left) }.
refusal-no-default-time = Не оголошено, на скільки гравець може запізнитися.
refusal-no-claim-pending = Немає вимоги, що чекає на рішення.
refusal-claim-pending = Арбітр ще не розглянув попередньої вимоги.
refusal-claim-right-lost = Право вимагати на цьому ході втрачено, бо ви торкнулися фігури. Вимагайте до торкання.
refusal-agreement-not-allowed = Погодитися на нічию зараз не можна: правила цієї партії не дозволяють.
refusal-offer-on-conditions = Нічию пропонують без жодних умов.
refusal-no-quickplay-not-announced = Правила швидкого фінішу в цій партії не діють.
refusal-no-quickplay-blitz = У бліці такої вимоги немає.
refusal-no-quickplay-increment = Такої вимоги немає, якщо на кожен хід додають секунди.
refusal-no-quickplay-not-the-last-period = Зарано: цього можна вимагати лише в останньому контрольному періоді.
refusal-no-quickplay-not-on-move = Цього можна вимагати лише у свою чергу ходу.
refusal-no-quickplay-flag-has-fallen = Ваш прапорець упав, тож вимагати вже пізно.
refusal-no-quickplay-too-much-time = Зарано: цього можна вимагати лише в останні дві хвилини вашого часу.
refusal-no-quickplay-no-such-request = Тут цього просити не можна.
refusal-no-fault = Нічого такого не сталося.
refusal-complaint-lost = Після того ви торкнулися фігури, тож скаржитися вже не можна.
refusal-too-late-to-complain = Скаржитися на це вже пізно.
refusal-only-on-claim = Арбітр реагує на це лише за заявою суперника.
refusal-not-written = Спочатку запишіть зроблені ходи.
refusal-written-in-advance = Заздалегідь хід не записують: це можна лише для вимоги нічиєї чи для відкладання партії.
refusal-not-the-move-made = Це не той хід, який зроблено.
refusal-written-already = Це вже записано.
refusal-game-not-over = Партію ще не завершено.
refusal-signed-already = Ви вже підписали.
refusal-penalty-not-given-not-in-this-edition = У цій редакції Правил такого стягнення немає.
refusal-penalty-not-given-not-a-measure = Стягнення не може мати такої міри.
refusal-penalty-not-given-fine-not-announced = Про штраф слід було оголосити заздалегідь.
refusal-penalty-not-given-not-a-usual-score = Гравцеві можна дати лише очки за виграш, нічию чи поразку.
refusal-penalty-not-given-more-than-the-game-gives = Разом це більше, ніж дає одна партія.
refusal-not-adjourned = Партію не відкладено.
refusal-adjourned = Партію відкладено. До поновлення грати не можна.
refusal-sealing-sealed-already = Записаний хід уже в конверті.
refusal-sealing-nothing-written = Спочатку запишіть хід.
refusal-sealing-not-the-move-made = На дошці треба зробити саме той хід, що записаний.
refusal-sealing-envelope-open = Спочатку заклейте конверт, потім зупиніть годинник.
refusal-envelope-not-opened = Щоб поновити партію, треба відкрити конверт: відкрийте його паролем чи файлом або вкажіть, що конверта немає.
refusal-envelope-stays-closed = Конверт залишається заклеєним, доки не прийде гравець, який має відповідати.
refusal-rules-not-used = У цій партії правила для гравців із порушеннями зору не застосовують.
refusal-move-not-made = { $missing ->
        [capture] Спочатку зніміть узяту фігуру.
        [placing] Спочатку зробіть хід на дошці.
       *[announcing] Спочатку оголосіть хід.
    } Потім перемкніть годинник.
refusal-nothing-to-put-back = Немає чого повертати на місце.
refusal-nothing-to-take-off = На { SQUARE($square) } немає фігури суперника.
refusal-announced-already = Цей хід уже оголошено.
refusal-too-late-to-correct = Пізно: оголошення виправляють лише до того, як піде годинник суперника.
refusal-nothing-due = Зараз нічого оголошувати, повторювати чи виконувати на вашій дошці.
refusal-nothing-announced = Суперник не оголосив ходу.
refusal-repeated-already = Хід уже повторено.
refusal-not-the-move-announced = Це не оголошений хід. Оголошено: { EACH($called, "part-move") }.
refusal-boards-differ = У партії там немає вашої фігури: позиції на дошках різні. Попросіть порівняти дошки.
refusal-one-board = У цій партії обидва гравці користуються однією дошкою.
refusal-nothing-to-mend = На цій дошці немає чого виправляти.
refusal-not-asked = Асистент повідомляє це лише на прохання гравця.
refusal-not-a-duty = У цій партії асистент не { $duty ->
        [execute] робить ходів на іншій дошці
        [announce] оголошує і не повторює ходів
        [score] веде запису партії
        [clock] перемикає годинника
        [tell] повідомляє ходів і часу
        [claim] подає вимог і не кличе арбітра
        [adjourn] записує ходу, коли партію відкладають
       *[move] ходить за гравця
    }.
refusal-assistant-needed = Проти суперника із порушеннями слуху потрібен асистент.
part-piece = { PIECE($it) } на { SQUARE($it) }
part-colored-piece = { COLORED($it) } { PIECE($it) } на { SQUARE($it) }
part-from-pieces = { COUNT($by) ->
        [0] { "" }
       *[other] { " " }від { EACH($by, "part-of-piece", join: "and") }
    }
part-attacked = поле { SQUARE($square) } { COUNT($by) ->
        [1] атакує
       *[other] атакують
    } { EACH($by, "part-piece", join: "and") }
part-from = із { SQUARE($it) }
part-kind = { PIECE($it) }

## control-refusals

control-refusal-nothing-said = Назвіть час, наприклад «90 хвилин на 40 ходів, потім 30 хвилин, 30 секунд на хід».
control-refusal-too-long = Це задовго для контролю часу.
control-refusal-unknown-word = Слово «{ $word }» незрозуміле. Назвіть хвилини, ходи та секунди на хід.
control-refusal-no-time = Час не названо. Скажіть, скільки хвилин.
control-refusal-slash = У записі «{ $text }» будь-яке число може бути ходами. Скажіть, де ходи, а де хвилини.
control-refusal-two-times = { ALLOTTED($first) } і { ALLOTTED($second) } на ті самі ходи: між двома періодами скажіть «потім».
control-refusal-two-numbers-of-moves = { EACH($first, "part-moves") } і { EACH($second, "part-moves") } за той самий час: між двома періодами скажіть «потім».
control-refusal-two-extras = Два різні додавання часу на хід: назвіть одне або по одному для кожного періоду.
control-refusal-moves-missing = { ALLOTTED($time) }: на скільки ходів? На решту ходів може бути лише останній період.
control-refusal-from-which-move = { ALLOTTED($time) } на хід: додайте «від ходу 1» або «від ходу { $move }».
control-refusal-no-period-begins = Із ходу { $move } жоден період не починається.
control-refusal-one-side-only = Немає часу для { PLAYER($missing, case: "genitive") }.
control-refusal-side-twice = { PLAYER($side) } названі двічі.
control-refusal-too-much = Більше ніж { $most } { $what ->
        [minutes] хвилин на один період
        [seconds] секунд на хід
        [moves] ходів в одному періоді
       *[periods] періодів
    } тут не встановлюють.
part-moves = { $it } { $it ->
        [one] хід
        [few] ходи
       *[other] ходів
    }

## hand

hand-edge = Край
hand-lifted = { LABEL($piece, case: "accusative") } { SQUARE($piece) } піднято.
hand-put-back = { LABEL($piece, case: "accusative") } { SQUARE($piece) } поставлено назад.
hand-nothing-to-lift = На { SQUARE($square) } немає чого піднімати.
hand-nothing-lifted = Нічого не піднято.
hand-not-yours = { PIECE($piece) } на { SQUARE($piece) } { COLORED($piece) }.
hand-touched = Торкання: { COLORED($piece) } { LABEL($piece) } { SQUARE($piece) }.
hand-no-such-piece-on-the-board = Такої фігури на дошці немає.
hand-no-command = { $shift ->
        [yes] { key-with-shift }
       *[no] { $key }
    } не має команди. Список клавіш: F1.
hand-no-command-here = Ця клавіша не має команди. Список клавіш: F1.
hand-promotion-cancelled = Без перетворення. { CAP(LABEL($piece, case: "accusative")) } { SQUARE($piece) } поставлено назад.

## notices

notice-game-begun-computer = Нова партія. { $byLot ->
        [yes] За жеребом ви граєте
       *[no] Ви граєте
    } { PLAYER($you, case: "instrumental") }{ part-against-computer }.
notice-game-begun-player-beside-you = Нова партія проти гравця поруч. { turn }
notice-game-begun-at-the-table = Нова партія за столом. { turn }
notice-position-opened-computer = Позицію відкрито, гра{ part-against-computer }.
notice-position-opened-player-beside-you = Позицію відкрито, гра проти гравця поруч.
notice-position-opened-at-the-table = Позицію відкрито, гра за столом.
turn = Хід { PLAYER($turn, case: "genitive") }.
notice-position-refused = Позицію в адресі не можна відкрити: { $problem ->
        [unreadable] це не позиція у форматі FEN
        [board] на дошці не вісім горизонталей по вісім полів
        [turn] не вказано, чий хід
        [castling] права на рокіровку не вдається прочитати
        [en-passant] поле взяття на проході не вдається прочитати
        [castling-impossible] права на рокіровку не відповідають місцям короля і тур
        [en-passant-impossible] через поле взяття на проході щойно не міг пройти жоден пішак
        [counters] лічильники ходів не вдається прочитати
        [no-pieces] дошка порожня
        [kings] кожна сторона повинна мати одного короля
        [pawn-on-last-rank] пішак стоїть на першій або останній горизонталі
       *[opponent-in-check] король гравця, який щойно походив, стоїть під шахом
    }.
notice-game-brought-back = Вашу партію відновлено: { $moves ->
        [0] ще жодного ходу
        [one] зроблено { $moves } хід
        [few] зроблено { $moves } ходи
       *[other] зроблено { $moves } ходів
    }.
notice-joined = Цю партію відкрито також в іншому вікні.{ $atTable ->
        [yes] { "" }
       *[no] { " " }Ходи звідси туди доходять.
    }
notice-holder-here = Інше вікно закрито. Партія триває тут.
notice-other-window-holds = Тепер партію тримає інше вікно. Ходи звідси туди доходять.
notice-taken-here = Тепер партія триває тут.
notice-other-window-silent = Вікно, що тримає партію, не відповідає. Перевірте його або закрийте: тоді партія триватиме тут.
notice-judged-otherwise = Ця версія Anna–Hector оцінює один із ходів цієї партії інакше. Збережений результат чинний.
notice-journal-damaged = Частину збереженої партії не вдається прочитати. Вона триває від останньої дії, яку прочитано. Нічого не вилучено.
notice-journal-damaged-wholly = Збережену партію не вдається прочитати. Нічого не вилучено.
notice-game-not-loaded = Вашу партію поки не можна показати: частину програми не вдалося завантажити. Під’єднайтеся до мережі і перезавантажте сторінку. Нічого не втрачено.
notice-no-game = Тут немає партії. Щоб почати, натисніть «Нова партія».
notice-computer-thinking = Комп’ютер ще думає.
notice-deciding = З’ясовуємо, чи { PLAYER($side) } ще можуть виграти.
notice-computer-stopped = Комп’ютер зупинено.
notice-computer-failed = Комп’ютерний суперник { $trouble ->
        [not-loaded] не запустився: його файли не вдалося завантажити
        [no-answer] не відповідає
        [out-of-memory] має замало пам’яті
       *[crashed] раптово зупинився
    }. Партію збережено. Можна спробувати ще раз або продовжити пізніше.
notice-unknown-page = Такої сторінки немає. Це початкова сторінка.
notice-offline-failed = До роботи без мережі не готово: зберегти вдалося не все. Щоб спробувати ще раз, перезавантажте сторінку.
notice-update-waiting = Нова версія Anna–Hector готова. Встановити можна тоді, коли не йде жодна партія.
notice-no-voices = У цьому браузері немає голосу. Повідомлення отримує програма екранного доступу, вони є і в списку повідомлень.
notice-no-voice-of = У цьому браузері немає голосу для мови: { $name }. Замість нього говорить інший голос.
notice-voice-not-allowed = Браузер ще не дозволяє сторінці говорити. Натисніть на сторінці будь-яку клавішу чи кнопку.
notice-voice-fell-silent = Голос замовк. Повідомлення отримує програма екранного доступу, вони є і в списку повідомлень.
notice-board-size = Дошка { $percent } відсотків.
notice-sound = { $on ->
        [yes] Звук увімкнено.
       *[no] Звук вимкнено.
    }
notice-full-screen-on = Повний екран.
notice-full-screen-off = Повний екран вимкнено.
notice-full-screen-refused = Браузер не дозволяє повного екрана.
notice-keys-as-at-first = Усі клавіші знову такі, як спочатку.
notice-keys-unreadable = Ваші клавіші не вдалося прочитати. Усі клавіші такі, як спочатку.
notice-board-turned = Дошку повернуто: { PLAYER($bottom) } внизу.
notice-nothing-to-repeat = Ще нічого не сказано.
notice-storage-newer-version = Новіша версія Anna–Hector зберегла тут партії, яких ця старша версія не може відкрити. Нічого не втрачено: перезавантажте сторінку, щоб отримати новішу версію. { part-not-saved }
notice-storage-blocked = Інше вікно зі старшою версією Anna–Hector не відпускає збережених партій. Закрийте те вікно, а тоді перезавантажте цю сторінку. { part-not-saved }
notice-storage-disk-full = Диск заповнено, тому нічого не можна зберегти. Звільніть місце, а тоді перезавантажте сторінку. { part-not-saved }
notice-storage-no-storage = Цей браузер не дозволяє Anna–Hector нічого зберігати. Причиною може бути приватне вікно. { part-not-saved }
notice-storage-unknown = Збережені партії не вдалося відкрити. Перезавантажте сторінку, щоб спробувати ще раз. { part-not-saved }
notice-storage-closed-for-newer-version = В іншому вікні відкрито новішу версію Anna–Hector, тому це вікно більше не може зберігати. Вашу партію збережено досюди: перезавантажте цю сторінку, щоб грати далі.
notice-storage-saved-again = Браузер видалив те, що Anna–Hector тут зберегла. Партію на цій сторінці збережено знову.
notice-storage-not-saved-again = Браузер видалив те, що Anna–Hector тут зберегла, і вашу партію не вдалося зберегти знову. Вона ще на цій сторінці: збережіть партію як PGN, перш ніж закрити сторінку.
notice-storage-emptied = Браузер видалив те, що Anna–Hector тут зберегла.
notice-lasting-safe = Ваші партії в безпеці: браузер не видалить партій сам.
notice-lasting-not-safe = Браузер не погодився. Коли забракне місця, він може видалити ваші партії. Резервна копія у файлі залишиться.
notice-lasting-no-answer = Браузер не відповів.
notice-line-cleared = Стерто.
notice-copied = { $what ->
        [position] Позицію скопійовано.
       *[game] Партію скопійовано.
    }
notice-not-copied = Не скопійовано: браузер цього не дозволяє.
notice-language-not-loaded = Цю мову не вдалося завантажити. Під’єднайтеся до мережі і спробуйте ще раз.
how-to-move = Ходіть стрілками та клавішею Enter або введіть хід у полі «Ваш хід»; F1 показує клавіші, «Сказати ще раз» каже це ще раз.
how-to-move-with-letters = Ходіть стрілками та клавішею Enter або натисніть I і введіть хід; F1 показує клавіші, Z каже це ще раз.
part-not-saved = Грати можна, але ваші ходи зникнуть, коли сторінку буде закрито.
part-against-computer = { " " }проти комп’ютера, рівень { $level }

## kept-games

notice-games-deleted = Партію видалено. Поки цю сторінку відкрито, видалення можна скасувати.
notice-games-restored = Видалену партію повернуто.
notice-games-on-the-board = Ця партія на дошці, тому вона не видалена.
notice-games-unreadable = Цю партію неможливо прочитати. Нічого не видалено.
notice-games-not-reached = Не зроблено: збережена партія недоступна. Спробуйте ще раз.
notice-games-saved = { $games ->
        [0] Немає партій, які можна зберегти.
       *[other] Усі партії збережено одним файлом. Партій: { $games }.
    }{ part-unreadable }
notice-backup-saved = Резервну копію збережено. Партій: { $games }. Записів: { $recordings }.{ part-unreadable }
notice-backup-read = Резервну копію прочитано. Додано партій: { $added }. Уже були тут: { $here }.{ $problems ->
        [0] { "" }
       *[other] { " " }Проблем, що перелічені на сторінці: { $problems }.
    }
notice-backup-refused-no-backup = Цей файл не є резервною копією Anna–Hector. Нічого не змінено.
notice-backup-refused-newer = Цю копію зробила новіша версія Anna–Hector. Нічого не змінено.
notice-backup-refused-too-large = Цей файл завеликий для резервної копії. Нічого не змінено.
notice-settings-exported = Налаштування збережено у файл.
notice-settings-imported = Налаштування взято із файлу.
notice-settings-unreadable = У цьому файлі немає налаштувань Anna–Hector. Нічого не змінено.
notice-settings-reset = Усі налаштування знову початкові.
part-unreadable = { $unreadable ->
        [0] { "" }
       *[other] { " " }Не прочитано партій: { $unreadable }.
    }

## answers

answer-piece-count = { WORDS($count, gender: "feminine") } { $count ->
        [one] фігура
        [few] фігури
       *[other] фігур
    }.
answer-square-count = Полів: { $count }.
answer-capture-count = Взять: { $count }.
answer-rank = { CAP(ORDINAL($rank, gender: "feminine")) } горизонталь: { EACH($pieces, "part-run") }.
answer-rank-of-one-kind = { CAP(ORDINAL($rank, gender: "feminine")) } горизонталь: усі { COLORED($piece, number: "plural") } { LABEL($piece, number: "plural") }.
# All are named, for a number after "від" would have to be bent.
answer-empty-ranks = { CAP(EACH($ranks, "part-rank", join: "and")) } { COUNT($ranks) ->
        [1] горизонталь порожня
       *[other] горизонталі порожні
    }.
part-rank = { ORDINAL($it, gender: "feminine") }
answer-chess960 = Шахи 960, позиція { $number }.
answer-piece-list = { PLAYER($color) }: { COUNT($kinds) ->
        [0] фігур немає
       *[other] { EACH($kinds, "part-kind-on-squares") }
    }.
answer-movable = { PLAYER($color) }: { COUNT($kinds) ->
        [0] жодна фігура не може ходити
       *[other] можуть ходити { EACH($kinds, "part-kind-on-squares") }
    }.
answer-no-piece-there = { SQUARE($square) }, порожнє
answer-moves-hindered = { COLOR($owner) ->
        [white] Білі не мають ходів, поки чорні під шахом.
       *[black] Чорні не мають ходів, поки білі під шахом.
    }
answer-no-moves = { LABEL($piece) } { SQUARE($piece) } { $capturesOnly ->
        [yes] нічого не може взяти
       *[no] не має ходів
    }.
answer-moves = { LABEL($piece) } { SQUARE($piece) }: { EACH($moves, "part-target") }.
answer-withheld = У суворій грі програма не підказує.
answer-pieces = { COUNT($squares) ->
        [0] У { PLAYER($piece, case: "genitive") } немає { PIECE($piece, case: "genitive", number: "plural") }
        [1] { COLORED($piece) } { LABEL($piece) } { SQUARES($squares) }
       *[other] { COLORED($piece, number: "plural") } { LABEL($piece, number: "plural") } { SQUARES($squares) }
    }.
answer-file = Вертикаль { FILE($file) }: { COUNT($pieces) ->
        [0] порожня
       *[other] { EACH($pieces, "part-named-piece") }
    }.
answer-captures = { COUNT($captures) ->
        [0] { PLAYER($color) } нічого не можуть взяти
       *[other] { EACH($captures, "part-capture") }
    }.
answer-material = { PLAYER($color) }: { COUNT($kinds) ->
        [0] лише король
       *[other] { EACH($kinds, "part-pieces-of-kind") }
    }.
answer-material-is-equal = Матеріал рівний.
answer-material-ahead = { PLAYER($color) } мають на { $points ->
        [1] одне очко
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    } більше.
answer-move-number = Хід { $number }{ COLOR($turn) ->
        [none] { "" }
       *[other] , ходять { PLAYER($turn) }
    }.
answer-opponent-computer = Ви граєте { PLAYER($you, case: "instrumental") } проти комп’ютера, рівень { $level }.
answer-opponent-player-beside-you = Суперник — гравець поруч.
answer-opponent-at-the-table = Партію грають за столом.
player-named = { PLAYER($color) }: { $name }.
answer-commands = Команди: { EACH($phrases, "part-text") }.
answer-commands-found = { COUNT($phrases) ->
        [0] Для «{ $searched }» команди немає
       *[other] Команди для «{ $searched }»: { EACH($phrases, "part-text") }
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
        [short] коротка рокіровка
        [long] довга рокіровка
       *[none] { $capture ->
            [yes] бере на { SQUARE($to) }
           *[no] { SQUARE($to) }
        }{ $promotion ->
            [yes] { " " }із перетворенням
           *[no] { "" }
        }
    }
part-named-piece = { COLORED($it) } { LABEL($it) } { SQUARE($it) }
part-capture = { LABEL($by) } { SQUARE($by) } бере на { SQUARE($to) }
part-pieces-of-kind = { $count ->
        [1] { PIECE($kind) }
       *[other] { COUNTED($count, $kind) }
    }

## whole-board

whole-diagonal = Діагональ { SQUARE($from) } { SQUARE($to) }: { COUNT($pieces) ->
        [0] порожня
       *[other] { EACH($pieces, "part-whole-piece") }
    }.
whole-no-diagonal = { SQUARE($from) } і { SQUARE($to) } не лежать на одній діагоналі.
whole-pawn-count = { $count } пішаків.
whole-no-pawns = Пішаків немає.
whole-pawn-file = Вертикаль { FILE($file) }: { EACH($sides, "part-whole-pawns", join: "semicolon") }.
whole-files-without-pawns = Без пішаків: { COUNT($files) ->
        [1] вертикаль
       *[other] вертикалі
    } { EACH($files, "part-whole-file") }.
whole-empty-files = Порожньо: { COUNT($files) ->
        [1] вертикаль
       *[other] вертикалі
    } { EACH($files, "part-whole-file") }.
whole-doubled = { PLAYER($color) }: { COUNT($squares) ->
        [0] здвоєних пішаків немає
       *[other] здвоєні пішаки { SQUARES($squares) }
    }.
whole-isolated = { PLAYER($color) }: { COUNT($squares) ->
        [0] ізольованих пішаків немає
        [1] ізольований пішак { SQUARES($squares) }
       *[other] ізольовані пішаки { SQUARES($squares) }
    }.
whole-passed = { PLAYER($color) }: { COUNT($squares) ->
        [0] прохідних пішаків немає
        [1] прохідний пішак { SQUARES($squares) }
       *[other] прохідні пішаки { SQUARES($squares) }
    }.
whole-nothing-changed = Після вашого останнього ходу нічого не змінилося.
whole-nothing-changed-at-all = Від початку нічого не змінилося.
whole-changed = Після вашого останнього ходу: { part-whole-changes }.
whole-changed-from-start = Від початку: { part-whole-changes }.
whole-path = { LABEL($piece) } { SQUARE($piece) }: { SQUARES($squares) }{ $wasPawn ->
        [yes] ; раніше пішак
       *[no] { "" }
    }.
whole-not-moved = { LABEL($piece) } { SQUARE($piece) } ще не { GENDER($piece) ->
        [feminine] ходила
       *[masculine] ходив
    }.
whole-effect = { LABEL($piece) } { SQUARE($piece) } { COUNT($attacks) ->
        [0] нічого не атакує
       *[other] атакує: { EACH($attacks, "part-whole-piece") }
    }.{ COUNT($leaves) ->
        [0] { "" }
       *[other] { " " }Більше не захищає: { EACH($leaves, "part-whole-piece") }.
    }
whole-check = { COLOR($color) ->
        [white] Білі
       *[black] Чорні
    } під шахом від { EACH($by, "part-of-piece", join: "and") }.
whole-no-check = Ніхто не під шахом.
whole-move-not-made = Ходу { $number } ще не було.
part-whole-piece = { COLORED($it) } { LABEL($it) } { SQUARE($it) }
part-whole-pawns = { PLAYER($color) } { SQUARES($squares) }
part-whole-file = { FILE($it) }
part-whole-changes = { EACH($changes, "part-whole-change") }{ COUNT($captured) ->
        [0] { "" }
       *[other] ; взято: { EACH($captured, "part-whole-piece") }
    }
part-whole-change = { COLORED($piece) } { LABEL($piece) } із { SQUARE($piece) } на { SQUARE($to) }{ KIND($promotion) ->
        [none] { "" }
       *[other] , тепер { PIECE($promotion) }
    }

## from-square

from-ray = { part-from-way }: { COUNT($squares) ->
        [0] край дошки
       *[other] { EACH($squares, "part-from-ray-square") }
    }.
from-knights-view = Поля коня від { SQUARE($square) }: { COUNT($pieces) ->
        [0] фігур немає
       *[other] { EACH($pieces, "part-from-piece") }
    }{ COUNT($empty) ->
        [0] { "" }
       *[other] ; порожні: { SQUARES($empty) }
    }.
from-attackers = { SQUARE($piece) }, { COLORED($piece) } { LABEL($piece) }. { part-from-attackers } { part-from-defenders }
from-defenders = { SQUARE($piece) }, { COLORED($piece) } { LABEL($piece) }. { part-from-defenders }
from-attackers-of-empty-square = { SQUARE($square) }, порожнє. { COUNT($white) ->
        [0] { COUNT($black) ->
            [0] Ніхто не атакує.
           *[other] { part-from-black }
        }
       *[other] { CAP(PLAYER("white")) }, { WORDS($whiteCount, gender: "feminine") }: { EACH($white, "part-from-taker") }.{ COUNT($black) ->
            [0] { "" }
           *[other] { " " }{ part-from-black }
        }
    }
part-from-black = { CAP(PLAYER("black")) }, { WORDS($blackCount, gender: "feminine") }: { EACH($black, "part-from-taker") }.
part-from-attackers = { COUNT($attackers) ->
        [0] Ніхто не атакує.
        [1] Атакує одна: { EACH($attackers, "part-from-taker") }.
       *[other] Атакують { WORDS($attackerCount, gender: "feminine") }: { EACH($attackers, "part-from-taker") }.
    }
part-from-defenders = { COUNT($defenders) ->
        [0] Ніхто не захищає.
        [1] Захищає одна: { EACH($defenders, "part-from-taker") }.
       *[other] Захищають { WORDS($defenderCount, gender: "feminine") }: { EACH($defenders, "part-from-taker") }.
    }
part-from-way = { $way ->
        [north] Північ
        [north-east] Північний схід
        [east] Схід
        [south-east] Південний схід
        [south] Південь
        [south-west] Південний захід
        [west] Захід
       *[north-west] Північний захід
    }
part-from-ray-square = { SQUARE($square) } { COUNT($there) ->
        [0] порожнє
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
            [feminine] зв’язана
           *[masculine] зв’язаний
        } { EACH($pinnedBy, "part-from-pinner") }
    }
part-from-front = за { PIECE($it, case: "instrumental") } { SQUARE($it) }
part-from-pinner = { PIECE($it, case: "instrumental") } { SQUARE($it) }

## moves

# Between file names nothing but a capture needs a preposition.
call = { part-mover }{ part-origin }{ $capture ->
        [yes] бере{ " " }{ KIND($taken) ->
            [none] { "" }
           *[other] { PIECE($taken, case: "accusative") }{ " " }
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
heading-mover = { PLAYER($by) }:
heading-number = Хід { $number }:
heading-both = Хід { $number }, { PLAYER($by) }:
last-move = { PLAYER($by) }: { SEGMENT($call) }
no-move-yet = Ще не зроблено жодного ходу.
last-capture = Узято{ part-en-passant } { COLORED($piece, case: "accusative") } { LABEL($piece, case: "accusative") } на { SQUARE($square) }.
no-capture = Нічого не взято.
viewing-move = { $way ->
        [back] Назад
       *[forward] Уперед
    } до ходу { $number }, { PLAYER($by) }: { SEGMENT($call) }
viewing-start = Початок партії
viewing-present = Поточна позиція партії
fact-restored-move = { $cause ->
        [takeback] Узято назад хід{ $count ->
            [1] { "" }
            [2] { " " }і наступний за ним
           *[other] { " " }і наступні за ним
        }
       *[ruling] Відновлено позицію перед ходом
    }: { SEGMENT($first) } Хід { PLAYER($by, case: "genitive") }.
fact-restored-start = { $cause ->
        [takeback] Повернення до початку партії.
       *[ruling] Відновлено початкову позицію.
    }
fact-restored-position = { $cause ->
        [takeback] Повернення до попередньої позиції.
       *[ruling] Відновлено попередню позицію.
    }
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
       *[other] , перетворюється на { PIECE($promotion, case: "accusative") }
    }
part-en-passant = { $enPassant ->
        [yes] { " " }на проході
       *[no] { "" }
    }
part-sign = { $sign ->
        [check] , шах
        [mate] , мат
       *[none] { "" }
    }

## endings

ending-checkmate = { $called ->
        [yes] { part-outcome }
       *[no] Мат. { part-outcome }
    }
ending-stalemate = Пат. { part-outcome }
ending-dead-position = Жодна сторона вже не може поставити мат. { part-outcome }
ending-fivefold-repetition = Позиція повторилася уп’яте. { part-outcome }
ending-seventy-five-moves = По 75 ходів без взяття і без ходу пішаком. { part-outcome }
ending-threefold-repetition = Позиція повторилася втретє. { part-outcome }
ending-fifty-moves = По 50 ходів без взяття і без ходу пішаком. { part-outcome }
ending-resignation = { $result ->
        [drawn] Партію здано, але суперник не може поставити мат.
       *[other] { part-loser } здалися.
    } { part-outcome }
ending-agreement = Нічия за згодою.
ending-article = Стаття { $article }.
ending-time = { $result ->
        [drawn] Час вичерпано, але суперник не може поставити мат. { part-outcome }
        [white] Білі виграли за часом.
       *[other] Чорні виграли за часом.
    }
ending-both-flags = Упали обидва прапорці. { part-outcome }
ending-default = { $result ->
        [lost] Жоден гравець не прийшов вчасно.
       *[other] { part-loser } не прийшли вчасно.
    } { part-outcome }
ending-illegal-moves = { $result ->
        [drawn] Забагато неможливих ходів, але суперник не може поставити мат.
       *[other] { part-loser } зробили забагато неможливих ходів.
    } { part-outcome }
ending-sealed-move = Записаний хід не можна зробити. { part-outcome }
ending-quickplay-finish = Партію не можна виграти звичайними засобами. { part-outcome }
ending-ruling = Так вирішив арбітр. { part-outcome }
ending-drawn-time = Прапорець { PLAYER($loser, case: "genitive") } упав. { part-cannot-mate }
ending-drawn-resignation = { PLAYER($loser) } здалися. { part-cannot-mate }
ending-drawn-illegal-moves = { PLAYER($loser) } зробили забагато неможливих ходів. { part-cannot-mate }
ending-drawn-sealed-move = Записаний хід не можна зробити. { part-cannot-mate }
ending-mate-undecided = Не вдалося з’ясувати, чи { PLAYER($side) } ще можуть поставити мат. Арбітр може вирішити інакше.
can-win-can = Так, { PLAYER($side) } ще можуть поставити мат. Найкоротший знайдений шлях:
can-win-mated = { PLAYER($side) } поставили мат.
can-win-cannot = Ні, { PLAYER($side) } не можуть поставити мат жодною послідовністю можливих ходів.
can-win-undecided = Не вдалося з’ясувати, чи { PLAYER($side) } ще можуть поставити мат.
part-cannot-mate = Нічия: { PLAYER($opponent) } не можуть поставити мат жодною послідовністю можливих ходів.
part-outcome = { $result ->
        [white] Білі виграли.
        [black] Чорні виграли.
        [drawn] Нічия.
       *[lost] Обидва гравці програли.
    }
part-loser = { $result ->
        [white] Чорні
       *[other] Білі
    }

## board

cell-piece = { COLORED($piece) } { LABEL($piece) }
cell-kind = { LABEL($kind) }
cell-empty = порожнє
cell-light = світле поле
cell-dark = темне поле

## happenings

fact-checked = { $called ->
        [yes] Від
       *[no] Шах від
    } { EACH($by, "part-of-piece", join: "and") }.
fact-draw-offered = { PLAYER($by) } пропонують нічию.
fact-draw-rejected = { PLAYER($by) } відхиляють нічию.
fact-draw-rejected-by-move = Нічию відхилено.
fact-adjusting = { PLAYER($by) } поправляють фігури.
# To touch asks for the genitive, to adjust for the accusative.
fact-touched = { PLAYER($by) } { $how ->
        [adjusting] поправляють { EACH($piece, "part-piece-accusative") }
        [by-accident] випадково торкаються { EACH($piece, "part-of-piece") }
       *[to-move] торкаються { EACH($piece, "part-of-piece") }
    }.
fact-bound-move = { PLAYER($by) } повинні { part-to-move }.
fact-bound-capture = { PLAYER($by) } повинні { part-to-capture }.
fact-bound-capture-with = { PLAYER($by) } повинні { part-to-capture } { EACH($with, "part-by-piece") }.
fact-bound-castle = { PLAYER($by) } повинні { part-to-castle }.
fact-bound-play = { PLAYER($by) } повинні зробити хід { EACH($move, "part-move") }.
fact-pressed = { PLAYER($by) } перемикають годинник.
fact-period-reached = { PLAYER($by) } пройшли контроль часу. Додано { DURATION($added, case: "accusative") }.
fact-time-overstepped = { PLAYER($by) } перевищили час на { DURATION($late, case: "accusative") }.
fact-clock-started = Годинник { PLAYER($of, case: "genitive") } { $again ->
        [yes] знову йде
       *[no] іде
    }.
# A player is plural, an arbiter and an assistant are not.
fact-clocks-stopped = { PLAYER($by) } зупиняють годинник.
fact-clocks-stopped-by-assistant = Асистент { PLAYER($of, case: "genitive") } зупиняє годинник.
fact-clocks-stopped-by-arbiter = Арбітр зупиняє годинник.
fact-clock-set-time = { part-clock-set } { DURATION($time) }.
fact-clock-set-moves = { part-clock-set } { part-moves-made }.
fact-clock-set-both = { part-clock-set } { DURATION($time) }, { part-moves-made }.
fact-time-added = { PLAYER($to, case: "dative") } додано { DURATION($time, case: "accusative") }.
fact-time-taken = У { PLAYER($to, case: "genitive") } віднято { DURATION($time, case: "accusative") }.
fact-flag-fell = { part-flag-fell }{ $goesOn ->
        [yes] { " " }Партія триває.
       *[no] { "" }
    }
fact-both-flags-fell = Упали обидва прапорці, спершу прапорець { PLAYER($first, case: "genitive") }.
fact-unwatched-clock-set-back = Годинник пристрою перевели назад. Скільки часу сторінка не працювала, невідомо; із годинника { PLAYER($of, case: "genitive") } нічого не списано.
fact-unwatched-not-charged = { part-away } Цей час із годинника { PLAYER($of, case: "genitive") } не списано.
fact-unwatched-open = { part-away }{ $stopped ->
        [yes] { " " }Годинник зупинено.
       *[no] { "" }
    } Списати цей час із годинника { PLAYER($of, case: "genitive") } чи ні?
fact-charge-proposed = { PLAYER($by) } хочуть { $charged ->
        [yes] списати
       *[no] не списувати
    } цей час. { CAP(PLAYER($opponent)) } мають погодитися.
fact-time-charged = Час із годинника { PLAYER($of, case: "genitive") } { $charged ->
        [yes] списано
       *[no] не списано
    }: { DURATION($length) }.{ $flag ->
        [yes] { " " }{ part-flag-fell }
       *[no] { "" }
    }
fact-arrived = { PLAYER($who) } прийшли до дошки.
fact-arrived-late = { PLAYER($who) } прийшли до дошки, запізнення { DURATION($late) }.
fact-quickplay-claimed = { PLAYER($by) } { $asks ->
        [draw] вимагають нічию у швидкому фініші
       *[increment] просять кілька секунд на кожен хід
    }. Вирішує арбітр.
fact-quickplay-decided-postponed = Рішення щодо вимоги { PLAYER($by, case: "genitive") } відкладено. Партія триває.
fact-quickplay-decided-rejected = Вимогу { PLAYER($by, case: "genitive") } відхилено.
fact-quickplay-decided-increment = Відтепер на кожен хід додають { DURATION($increment, case: "accusative") }.
fact-quickplay-decided-some-increment = Відтепер на кожен хід додають кілька секунд.
fact-quickplay-decided-no-increment = Секунд на ходи не додають. Партія триває.
fact-written = { $what ->
        [move] Хід записано.
        [note] Аудіозапис збережено.
       *[offer] Пропозицію нічиєї записано.
    }
fact-signed = { PLAYER($by) } підписують: { $result ->
        [white] білі виграли
        [black] чорні виграли
        [drawn] нічия
       *[lost] обидва програли
    }.{ $agreed ->
        [yes] { " " }Обидва гравці підписали.
       *[no] { "" }
    }
fact-scored = Білі отримують { EACH($white, "part-points") }, чорні отримують { EACH($black, "part-points") }.
fact-adjourned = Партію відкладено. { CAP(PLAYER($sealer)) } записують хід.
fact-sealed-written = { PLAYER($sealer) } записали хід.
fact-sealed-envelope-closed = Конверт заклеєно.
fact-sealed-clock-stopped = Хід у конверті, годинник зупинено.
fact-resumed = Партію поновлено. { $envelope ->
        [opened] Конверт відкрито.
       *[stays-closed] Конверт залишається заклеєним.
    } Годинник { PLAYER($clock, case: "genitive") } іде.
part-clock-set = Годинник { PLAYER($of, case: "genitive") } встановлено:
part-moves-made = зроблено { $moves ->
        [one] { $moves } хід
        [few] { $moves } ходи
       *[other] { $moves } ходів
    }
part-flag-fell = Прапорець { PLAYER($of, case: "genitive") } упав.
part-away = Пристрій не працював { DURATION($length, case: "accusative") }.
# Halves in words: ".5" is heard as a decimal.
part-points = { $half ->
        [yes] { $whole ->
            [0] пів очка
            [1] півтора очка
           *[other] { $whole } із половиною очка
        }
       *[no] { $whole ->
            [0] нуль очок
            [1] одне очко
            [one] { $whole } очко
            [few] { $whole } очки
           *[other] { $whole } очок
        }
    }

## claims

fact-draw-claimed-threefold = { PLAYER($by) } вимагають нічию: позиція виникла втретє.
fact-draw-claimed-threefold-intended = { PLAYER($by) } вимагають нічию: { EACH($intended, "part-after-move") } позиція виникне втретє.
fact-draw-claimed-fifty-moves = { PLAYER($by) } вимагають нічию: { part-fifty }.
fact-draw-claimed-fifty-moves-intended = { PLAYER($by) } вимагають нічию: { EACH($intended, "part-after-move") } буде { part-fifty }.
claim-right = Вимога правильна. Нічия.
fact-claim-rejected-not-written-first = Ні: хід спочатку треба було записати.
fact-claim-rejected-move-is-illegal = Ні: цей хід неможливий.
# More than four times it is never wrong.
fact-claim-rejected-threefold = Ні: вона { $intended ->
        [yes] виникне лише { $found ->
            [1] уперше
            [2] вдруге
            [3] втретє
            [4] вчетверте
            [5] уп’яте
           *[other] раз номер { $found }
        }
       *[no] виникла лише { $found ->
            [1] один раз
            [2] двічі
            [3] тричі
            [4] чотири рази
           *[other] стільки разів: { $found }
        }
    }.
fact-claim-rejected-fifty-moves = Ні: таких ходів { $intended ->
        [yes] буде лише
       *[no] лише
    } { SMALL($found) }.
claim-is-offer = Вимога діє як пропозиція нічиєї.
# Counted for each side: "по" is "by each".
part-fifty = по 50 ходів без взяття і без ходу пішаком
part-after-move = { $castling ->
        [short] після короткої рокіровки
        [long] після довгої рокіровки
       *[none] після ходу { part-move }
    }

## irregularities

fault-illegal-move = { COLOR($of) ->
        [none] Зроблено неможливий хід.
       *[other] { PLAYER($of) } зробили неможливий хід.
    }
fault-pressed-without-a-move = { COLOR($of) ->
        [none] Годинник перемкнуто без ходу.
       *[other] { PLAYER($of) } перемкнули годинник без ходу.
    }
fault-pawn-left-unpromoted = { COLOR($of) ->
        [none] Пішака залишено на останній горизонталі.
       *[other] { PLAYER($of) } залишили пішака на останній горизонталі.
    }
fault-two-hands = { COLOR($of) ->
        [none] Хід зроблено двома руками.
       *[other] { PLAYER($of) } зробили хід двома руками.
    }
fault-touched-piece = { COLOR($of) ->
        [none] Хід не той, якого вимагає торкання фігури.
       *[other] { PLAYER($of) } зіграли не так, як вимагає торкання фігури.
    }
fault-displaced = { COLOR($of) ->
        [none] Фігури зсунуто.
       *[other] { PLAYER($of) } зсунули фігури.
    }
fault-set-up = { COLOR($of) ->
        [none] Партію почато неправильно.
       *[other] { PLAYER($of) } неправильно почали партію.
    }
fault-ruling-corrected = Замість цього ходу роблять інший.
fault-ruling-counted = Це вважається неможливим ходом.
fault-ruling-illegal-move-counted = Це { ORDINAL($count) }.
fault-ruling-counted-as = Це вважається неможливим ходом, { ORDINAL($count, case: "instrumental") }.
fault-ruling-queen = Пішак стає ферзем.
fault-ruling-not-counted = Неможливим ходом це не вважається.
fault-ruling-stands = Хід залишається в силі.
fault-ruling-put-right = { COLOR($of) ->
        [none] Фігури ставлять на місце.
       *[other] { PLAYER($of) } ставлять фігури на місце.
    }
fault-ruling-new-game = Починають нову партію.
fault-ruling-goes-on = Партія триває.
fault-ruling-arbiter-decides = Вирішує арбітр.
penalty-warning = { PLAYER($against) } отримують попередження.
penalty-given = { PLAYER($against) } отримують стягнення.
penalty-points-to-the-opponent = { penalty-given } { CAP(PLAYER($opponent)) } отримують очки за виграш.
penalty-game-lost = { PLAYER($against) } отримують стягнення: партію програно.
penalty-fine = { PLAYER($against, case: "genitive") } оштрафовано.
penalty-rounds = { PLAYER($against, case: "genitive") } усунено на { SMALL($rounds) } { $rounds ->
        [one] тур
        [few] тури
       *[other] турів
    }.
penalty-expulsion = { PLAYER($against, case: "genitive") } виключено зі змагання.

## replies

reply-how-to-answer = Так, ні або хід ще раз.
reply-looking-at-start = Ви дивитеся на початок партії.
reply-looking-at-move = Ви дивитеся на позицію після ходу { $number }.
reply-play-now = Зіграти в поточній позиції: { SEGMENT($asked) }
reply-move-not-made = Хід не зроблено.
reply-not-done = Скасовано.
reply-nothing-asked = Нічого не запитано.
reply-held-back = Не виконано: { EACH($lines, "part-text") }.
reply-no-piece-meant = Яка фігура? Наприклад: ходи із { SQUARE("g1") }.
reply-commands-listed = Тут список команд для введення: «{ $example }» знаходить потрібну, Escape повертає назад.
reply-game-saved = Партію збережено як { $name }.

## piece-list

piece-list-nothing-named = Назвіть фігури та їхні поля. { part-piece-list-example }
piece-list-unknown-word = «{ $word }» — незрозуміло. { part-piece-list-example }
piece-list-colour-missing = Назвіть колір { PIECE($kind, case: "genitive") } на { SQUARE($square) }. { part-piece-list-example }
piece-list-square-missing = Назвіть поле { PIECE($kind, case: "genitive") }. { part-piece-list-example }
piece-list-piece-missing = Назвіть, що стоїть на { SQUARE($square) }. { part-piece-list-example }
piece-list-named-twice = Поле { SQUARE($square) } названо двічі.
part-piece-list-example = Наприклад: білий король { SQUARE("e1") }, чорний пішак { SQUARE("d5") }, { SQUARE("e4") } порожнє.

## touch

touch-on = Дошку обмацують. Ковзайте по ній пальцем, щоб чути поля. Щоб підняти чи поставити, торкніться другим пальцем або двічі торкніться почутого поля.
touch-off = Дошку більше не обмацують.

## set-up

set-up-cleared = Дошка порожня.
set-up-started = Початкова позиція.
set-up-as-in-game = Позиція вашої партії.
set-up-no-game = На дошці немає партії.
set-up-fen-taken = FEN прочитано.
set-up-from-any-file = Шахи-960: король і тури можуть рокірувати із будь-якої вертикалі.
set-up-from-usual-files = Рокіровка як у звичайних шахах.
set-up-rights = { COUNT($rights) ->
        [0] Рокіровок немає.
       *[other] Рокіровка: { EACH($rights, "part-castling-right") }.
    }
set-up-passant = Взяття на проході на { SQUARE($square) }.
set-up-no-passant = Взяття на проході немає.
set-up-check = Шах: { PLAYER($color) }.
set-up-undone = Скасовано.
set-up-nothing-to-undo = Тут нічого не змінено.
set-up-possible = Із цієї позиції можна грати.
set-up-impossible = Із цієї позиції ще не можна грати.
set-up-none-removed = Прибирати нічого.
set-up-nothing-to-move = Поле { SQUARE($square) } порожнє: переносити нічого.
set-up-which-squares = Назвіть поля. Наприклад: прибрати e4, або: перенести e2 e4.
set-up-which-passant = Назвіть поле, через яке пройшов пішак. Наприклад: взяття на проході e3.
set-up-which-chess960 = Позиції шахів-960 мають номери від 0 до 959.
set-up-fen-unreadable = Цей FEN не вдається прочитати: { $problem ->
        [board] на дошці не вісім горизонталей по вісім полів
        [turn] не вказано, чий хід
        [castling] незрозумілі права на рокіровку
        [en-passant] незрозуміле поле взяття на проході
        [counters] незрозумілі лічильники ходів
       *[unreadable] це не позиція у форматі FEN
    }.
set-up-no-king = Бракує фігури: { COLORED($king) } { PIECE($king) }. Поставте на поле.
set-up-several-kings = { CAP(PLAYER($color)) }: королів { $number }, { SQUARES($squares) }. Залиште одного.
set-up-too-many-pieces = { CAP(PLAYER($color)) }: фігур { $number }, а може бути щонайбільше 16.
set-up-too-many-pawns = { CAP(PLAYER($color)) }: пішаків { $number }, а може бути щонайбільше 8.
set-up-pawn-on-end-rank = Пішак не може стояти на першій чи восьмій горизонталі: { EACH($pawns, "part-set-up-piece") }. Приберіть його або поставте іншу фігуру.
set-up-kings-side-by-side = Королі стоять поруч, { SQUARE($white) } і { SQUARE($black) }: між ними має бути поле.
set-up-opponent-in-check = Хід суперника, а під шахом { PLAYER($color) }: { EACH($by, "part-set-up-piece") }. Передайте хід або приберіть шах.
set-up-impossible-check = Жоден хід не міг дати стільки шахів одразу: { EACH($by, "part-set-up-piece") }. Змініть щось із цього.
set-up-castling-without-piece = { CAP(PLAYER($color)) }: { $side ->
        [short] коротка
       *[long] довга
    } рокіровка неможлива, бо на { SQUARE($missing) } немає потрібної фігури: { COLORED($missing) } { PIECE($missing) }. Поставте цю фігуру або приберіть право.
set-up-en-passant-rank = Ходять { PLAYER($turn) }: поле взяття на проході має бути на горизонталі { RANK($rank) }, а { SQUARE($square) } не там.
set-up-en-passant-without-pawn = Взяття на проході на { SQUARE($square) } неможливе: на { SQUARE($missing) } має стояти { COLORED($missing) } { PIECE($missing) }.
set-up-en-passant-not-empty = Взяття на проході на { SQUARE($square) } неможливе: пішак щойно йшов через { SQUARE($occupied) }, і це поле має бути порожнім.
part-castling-right = { PLAYER($color) } { $side ->
        [short] коротко
       *[long] довго
    }
part-set-up-piece = { LABEL($it) } { SQUARE($it) }

## clock

clock-duration = { DURATION($time) }
clock-span = { SPAN($time) }
clock-not-started = Годинник ще не пущено.
clock-stopped = Годинник зупинено.
clock-game-over = Партію закінчено.
clock-flag-fallen = { PLAYER($color) }: часу немає, прапорець упав.
clock-shown = { PLAYER($color) }: { DURATION($time) }{ part-running }{ GIVEN($toGo) ->
        [none] { "" }
       *[yes] , до контролю { $toGo } { $toGo ->
            [one] хід
            [few] ходи
           *[other] ходів
        }
    }{ part-fell-earlier }.
clock-time-left = { PLAYER($color) }: { SPAN($time) }{ part-running }{ part-fell-earlier }.
clock-moves-completed = { PLAYER($color) }: { $moves ->
        [0] ще жодного завершеного ходу
       *[other] завершено { part-moves-in-words }
    }.
clock-moves-to-control = { PLAYER($color) }: { part-to-control }.
clock-no-control-ahead = { PLAYER($color) }: контролю більше немає.
clock-time-used = { PLAYER($color) }: { part-moves-in-words }, витрачено { SPAN($used, case: "accusative") }.
clock-period = { part-period }, { part-to-control }, потім іще { SPAN($next) }.
clock-last-period = { part-period }, на всі ходи, що залишилися.
clock-no-delay = Затримки немає.
clock-delay-over = Затримка минула.
clock-delay-left = Ще { SPAN($left) } затримки.
clock-runs = Іде годинник { PLAYER($side, case: "genitive") }{ part-at-move }.
clock-goes-on = Годинник зупинено. Далі піде годинник { PLAYER($side, case: "genitive") }{ part-at-move }.
clock-warning-last-seconds = { WORDS($seconds, gender: "feminine") }.
clock-warning-time = Ще { SPAN($left) }.
clock-warning-time-of = { PLAYER($of) }: { SPAN($left) }.
clock-warning-moves = { part-to-control }.
clock-warning-moves-of = { PLAYER($of) }: { part-to-control }.
part-running = { $running ->
        [yes] , іде
       *[no] { "" }
    }
part-fell-earlier = { GIVEN($fellIn) ->
        [none] { "" }
       *[yes] , прапорець упав у періоді { $fellIn }
    }
part-moves-in-words = { $moves ->
        [0] жодного ходу
        [one] { WORDS($moves) } хід
        [few] { WORDS($moves) } ходи
       *[other] { WORDS($moves) } ходів
    }
part-to-control = до контролю { part-moves-in-words }
part-period = { PLAYER($color) }: період { WORDS($number) }{ GIVEN($of) ->
        [none] { "" }
       *[yes] , усього { WORDS($of) }
    }
part-at-move = { GIVEN($move) ->
        [none] { "" }
       *[yes] , хід { WORDS($move) }
    }

## clock-table

clock-table-to-set = { $control }.
clock-table-set = Годинник виставлено: { $control }.
clock-table-to-start = Годинник білих піде, щойно чорні перемкнуть годинник.
clock-table-back = Годинник знову тут.
clock-table-not-heard-surely = «{ $text }» почуто непевно. Ви мали на увазі: { EACH($nearest, "part-text", join: "or") }?
clock-table-no-command = «{ $text }» — не команда годинника. { COUNT($nearest) ->
        [0] Команди перелічує «довідка».
       *[other] Ви мали на увазі: { EACH($nearest, "part-text", join: "or") }?
    }

## dial

dial-minute = { $minute ->
        [0] угорі
       *[other] { $minute }
    }{ COUNT($holds) ->
        [0] { "" }
       *[other] , { EACH($holds, "part-text") }
    }
dial-minute-hand-at-top = хвилинна стрілка, угорі
dial-minute-hand = хвилинна стрілка, { DURATION($way) }
dial-minute-hand-before-hour = хвилинна стрілка, { DURATION($way) } до повної години
dial-hour-hand = годинна стрілка, на позначці { $hour }
dial-hour-hand-between = годинна стрілка, між позначками { $hour } і { $next }
dial-middle = середина циферблата
dial-off-the-dial = поза циферблатом
dial-flag-at-rest = прапорець у спокої
dial-flag-rising = прапорець піднімається, { DURATION($left) }
dial-flag-fallen = прапорець упав
dial-holds-dots = { $dots ->
        [1] одна крапка
        [2] дві крапки
       *[other] три крапки
    }
dial-holds-minute-hand = хвилинна стрілка
dial-holds-hour-hand = годинна стрілка

## time

time-no-clock = Без годинника
time-control = { CAP($told) }
time-control-of-each = { CAP(PLAYER("white")) } { $white }{ part-apart } { PLAYER("black") } { $black }
time-moves = { part-count-of-moves }
time-for-all-moves = { ALLOTTED($time) }
time-moves-in = { part-count-of-moves } за { ALLOTTED($time, case: "accusative") }
time-for-every-moves = { ALLOTTED($time) } { $moves ->
        [1] на кожен хід
       *[other] на кожні { part-count-of-moves }
    }
time-then = потім { $period }
time-each-move = { part-each-move }
time-period-with = { $period } плюс { part-each-move }
time-from-first-move = { part-each-move } від першого ходу
part-apart = { $apart ->
        [comma] ,
       *[semicolon] ;
    }
part-count-of-moves = { $moves } { $moves ->
        [one] хід
        [few] ходи
       *[other] ходів
    }
part-each-move = { $kind ->
        [before] { ALLOTTED($time) } на хід
        [after] { ALLOTTED($time) } після кожного ходу
        [bronstein] після кожного ходу повертається щонайбільше { ALLOTTED($time, case: "accusative") }
       *[delay] затримка { ALLOTTED($time) } на хід
    }

## table

fact-announced = { part-caller } { $caller ->
        [player] оголошують
       *[other] оголошує
    }: { SEGMENT($call) }
fact-announced-corrected = { part-caller } { $caller ->
        [player] виправляють
       *[other] виправляє
    } оголошення: { SEGMENT($call) } А не: { SEGMENT($instead) }
fact-repeated = { part-caller } { part-repeats } хід.
fact-repeated-otherwise = { part-caller } { part-repeats } інший хід. Оголошено: { SEGMENT($called) } Повторено: { SEGMENT($repeated) }
fact-on-board = На дошці { PLAYER($by, case: "genitive") }: { SEGMENT($call) }
fact-move-made = { PLAYER($by) } зробили хід.
fact-taken-off = { PLAYER($by) } знімають { EACH($piece, "part-piece-accusative") }.
fact-placed = { PLAYER($by) } ставлять { EACH($piece, "part-piece-accusative") }.
fact-pieces-put-back = { PLAYER($by) } повертають усе на місце.
fact-left-undone = { $what ->
        [announcing] { PLAYER($by) } не оголосили хід.
        [repeating] { PLAYER($by) } не повторили хід.
       *[executing] Хід суперника не зроблено на дошці { PLAYER($by, case: "genitive") }.
    }
boards-agree = Позиції на дошках однакові.
boards-differ = Позиції на дошках різні.
boards-differ-on = { SQUARE($square) }: у білих { EACH($white, "part-standing") }, у чорних { EACH($black, "part-standing") }.
scores-agree = Записи однакові.
scores-differ-too = Записи теж різні.
board-to-mend = { PLAYER($of) } повинні виправити позицію на дошці.
fact-board-mended = Дошку { PLAYER($of, case: "genitive") } виправлено.
fact-asked = { PLAYER($by) } питають про { $about ->
        [moves] кількість ходів
       *[time] витрачений час
    }.
fact-told-moves = Завершених ходів: білі { $white }, чорні { $black }.
fact-told-time = Витрачений час: білі { DURATION($white) }, чорні { DURATION($black) }.
sheets-part = Хід { $number } { PLAYER($by, case: "genitive") }. Запис білих: { SEGMENT($white) } Запис чорних: { SEGMENT($black) }
window-is-for = Це вікно — для { $whom ->
        [both-players] обох гравців
        [white] білих
        [black] чорних
        [assistant-of-white] асистента білих
        [assistant-of-black] асистента чорних
        [arbiter] арбітра
       *[onlooker] глядачів
    }.
part-caller = { $caller ->
        [player] { PLAYER($by) }
        [own-assistant] Асистент { PLAYER($by, case: "genitive") }
       *[other-assistant] Асистент { PLAYER($opponent, case: "genitive") } за { PLAYER($by, case: "genitive") }
    }
# A player is plural, an assistant is not.
part-repeats = { $caller ->
        [player] повторюють
       *[other] повторює
    }
part-standing = { KIND($it) ->
        [none] порожньо
       *[other] { COLORED($it) } { LABEL($it) }
    }

## table-conditions

table-condition-play = { $play ->
        [strict] Сувора гра
       *[casual] Дружня гра
    }. Правила: { $laws ->
        [fide] FIDE { $year }
       *[us-chess] US Chess
    }.
part-condition-article = (стаття { $article })
table-condition-supervision = { event-rule-supervision } { part-condition-article }.
table-condition-nobody-disabled = Жоден гравець не має порушень зору, тож правила для гравців із порушеннями зору не застосовують.
table-condition-disabled = { COLOR($of) ->
        [none] Обидва гравці мають
       *[other] Гравець, що грає { PLAYER($of, case: "instrumental") }, має
    } порушення зору.
table-condition-hearing-impaired = { COLOR($of) ->
        [none] Обидва гравці мають
       *[other] Гравець, що грає { PLAYER($of, case: "instrumental") }, має
    } порушення слуху.
table-condition-two-boards = Кожен гравець має власну дошку { part-condition-article }.
table-condition-one-board = Обидва гравці користуються однією дошкою.
table-condition-players-call = Кожен гравець оголошує свої ходи та повторює ходи суперника { part-condition-article }.
table-condition-assistant-calls = Асистент { PLAYER($of, case: "genitive") } оголошує ходи обох гравців { part-condition-article }.
table-condition-assistants-call = Обидва асистенти оголошують ходи обох гравців { part-condition-article }.
table-condition-calls-fide = Ходи оголошують за зразком ФІДЕ, німецькими числами{ GIVEN($article) ->
        [none] { "" }
       *[yes] { " " }{ part-condition-article }
    }. Наприклад: { SEGMENT($sample) }
table-condition-calls = Ходи оголошують { $style ->
        [fide-names] іменами ФІДЕ та числами цієї мови
        [nato] за алфавітом НАТО
        [algebraic] короткою алгебраїчною нотацією
        [uci] нотацією UCI
       *[plain] простими словами
    }{ GIVEN($article) ->
        [none] { "" }
       *[yes] { part-condition-instead }
    }. Наприклад: { SEGMENT($sample) }
part-condition-instead = , а не німецькими числами: { $by ->
        [arbiter] так вирішив арбітр
       *[players] так домовлено
    } { part-condition-article }
table-condition-no-assistants = Жоден гравець не має асистента.
table-condition-duties = Обов’язки асистента { PLAYER($of, case: "genitive") }: { EACH($duties, "part-condition-duty", join: "semicolon") }.
part-condition-duty = { $duty ->
        [execute] робити ходи на дошці суперника
        [announce] оголошувати ходи обох гравців
        [score] вести запис партії
        [clock] перемикати годинник
        [tell] повідомляти кількість ходів і витрачений час, лише на прохання
        [claim] вимагати перемоги за часом і повідомляти арбітра про торкнуті фігури
        [adjourn] виконувати формальності під час відкладання партії
       *[move] ходити за гравця
    } { part-condition-article }
table-condition-program-scores = Запис партії веде програма.
table-condition-players-score = Кожен гравець веде власний запис партії.
table-condition-players-score-by = { table-condition-players-score } Дозволено { $device ->
        [recording-device] звукозаписувальний пристрій
       *[tape-recorder] магнітофон
    } { part-condition-article }.
table-condition-special-clock = Використовують спеціальний годинник, { $kind ->
        [felt] який можна відчути на дотик
       *[speaking] який говорить або який можна відчути на дотик
    } { part-condition-article }.
table-condition-quickplay = Діють правила швидкого фінішу.
table-condition-illegal-moves = { $moves ->
        [stand] Неможливий хід залишається, доки його не помітять.
       *[refused] Неможливий хід програма відхиляє та називає причину.
    }
table-condition-touch-binds = { event-rule-touch-binds } { part-condition-article }.
table-condition-no-draws = { event-rule-no-draws } { part-condition-article }.
table-condition-draws-after = { event-rule-draws-after } { part-condition-article }.
table-condition-points = { event-rule-points } { part-condition-article }.
table-condition-late-as-the-event-says = На скільки гравець може запізнитися, визначає регламент змагання { part-condition-article }.
table-condition-late-at-all = Гравець, якого немає під час пуску годинника, програє { part-condition-article }.
table-condition-late = Гравець, який запізниться більш ніж на { ALLOTTED($time, case: "accusative") }, програє { part-condition-article }.
table-condition-arbiter = { $present ->
        [yes] Арбітр присутній.
       *[no] Арбітра немає.
    }
table-condition-program-approved = Арбітр дозволив користуватися цією програмою.
table-condition-hints-locked = Шаховий рушій і підказки заблоковано.

## conditions

condition-strict = Сувора гра.
condition-warnings-allowed = Попередження про час дозволено.
condition-supervision = { event-rule-supervision }.
condition-touch-binds = { event-rule-touch-binds }.
condition-no-draws = { event-rule-no-draws }.
condition-draws-after = { event-rule-draws-after }.
condition-edition = Правила: { $laws ->
        [fide] FIDE { $year }
       *[us-chess] US Chess
    }.
condition-press-to-begin = Щоб почати, перемкніть годинник клавішею H.
condition-arbiter-begins = Годинник пускає арбітр.

## envelope

envelope-players = Білими грає { $white }, чорними грає { $black }.
envelope-position = Так стоять фігури перед записаним ходом.
envelope-times = Білі витратили { DURATION($white, case: "accusative") }, чорні { DURATION($black, case: "accusative") }.
envelope-sealed = { PLAYER($by) } записують хід номер { $number }.
envelope-offer = Пропозиція нічиєї від { PLAYER($by, case: "genitive") } чинна.
envelope-no-offer = Чинної пропозиції нічиєї немає.
envelope-resumption = Партію буде поновлено. Дата: { $date }. Час: { $time }. Місце: { $venue }.
envelope-fault-players = На конверті мають бути імена обох гравців.
envelope-fault-position = Позиція на конверті не та, що на дошці.
envelope-fault-times = Час на конверті не той, що на годиннику.
envelope-fault-sealed-by = На конверті вказано не того гравця, який записав хід.
envelope-fault-move-number = Номер записаного ходу неправильний.
envelope-fault-offer = Про пропозицію нічиєї на конверті написано неправильно.
envelope-fault-resumption = На конверті мають бути дата, час і місце поновлення партії.
envelope-to-adjourn = Відкласти партію? Хід { PLAYER($sealer, case: "genitive") }, і вони мають його записати.
envelope-turn-away = { PLAYER($other) }, будь ласка, відверніться і не слухайте: { PLAYER($sealer) } записують хід.
envelope-locked-away = Хід записано і замкнено. На цій сторінці від нього нічого не лишилося.
envelope-doubt-several-moves = Це може означати два ходи.
envelope-doubt-no-move = Тут не можна прочитати жодного ходу.
envelope-present = { $white ->
        [yes] { $black ->
            [yes] Обидва гравці тут.
           *[no] Білі тут, чорних немає.
        }
       *[no] { $black ->
            [yes] Чорні тут, білих немає.
           *[no] Жодного гравця немає.
        }
    }
envelope-position-unknown = Позиція невідома: грають нову партію.
envelope-late = Запізнення: { DURATION($late) }.
envelope-opened = Конверт буде відкрито, а записаний хід { PLAYER($sealer, case: "genitive") } зроблено.
envelope-stays-closed = Конверт залишиться заклеєним.
envelope-lost = Конверт не можна відкрити: { PLAYER($sealer) } зроблять записаний хід на дошці.
envelope-times-unknown = Час невідомий: годинник виставляє арбітр.
envelope-clock-started = Буде пущено годинник { PLAYER($side, case: "genitive") }.
envelope-found = У конверті записано: «{ $text }».
envelope-trouble-not-secure = Тут хід не можна замкнути: сторінка має прийти через захищене з’єднання https.
envelope-trouble-too-long = Це задовге для ходу. Напишіть лише хід.
envelope-trouble-wrong-passphrase = Цим паролем конверт не відкривається. Перевірте пароль і спробуйте ще раз.
envelope-trouble-not-this-envelope = Цей файл не відкриває конверт. Виберіть той, що його збережено, коли записували хід.
envelope-trouble-unreadable = Вміст конверта пошкоджено, і його не можна прочитати. Конверт вважається втраченим, і вирішує арбітр.

## score

score-of = Запис { PLAYER($of, case: "genitive") }.
score-of-game = Запис партії.
score-empty = Ще не зроблено жодного ходу.
score-move-by-black = Хід { $number } чорних:
score-note = Аудіозапис.
score-not-written = Не записано.
score-offered = Запропоновано нічию.
score-end = Кінець запису.
score-not-compared = Аудіозаписи, яких не порівняно: { $moves }.

## score-writing

score-send-again = Якщо так, запишіть його ще раз.
score-nothing-to-write = Уведіть хід, як ви його почули.
score-recording = Іде запис.
score-trouble-cannot-record = Цей браузер не може записувати звук. Запишіть хід текстом.
score-trouble-not-allowed = Мікрофон не дозволено. Дозвольте його в браузері або запишіть хід текстом.
score-trouble-no-microphone = Мікрофона не знайдено. Під’єднайте його або запишіть хід текстом.
score-trouble-nothing-recorded = Нічого не записано. Спробуйте ще раз.
score-trouble-disk-full = Аудіозапис не збережено: на диску немає місця. Запишіть хід текстом.
score-trouble-not-kept = Аудіозапис не збережено. Запишіть хід текстом.
score-trouble-not-on-this-device = Цього аудіозапису немає на цьому пристрої.
score-trouble-not-played = Аудіозапис не вдається відтворити.

## ruling

ruling-articles = { $are ->
        [rules] { COUNT($articles) ->
            [1] Правило
           *[other] Правила
        }
       *[articles] { COUNT($articles) ->
            [1] Стаття
           *[other] Статті
        }
    } { EACH($articles, "part-text", join: "and") }.
ruling-reason = Підстава:
ruling-shall-be-done = Зробити так?
ruling-no-effect = Це нічого не змінить.
ruling-overtaken = Тим часом партія пішла далі. Тепер рішення буде таке.
ruling-given-after = Після ходу { $number } { PLAYER($by, case: "genitive") }:
ruling-given-before-first-move = Перед першим ходом:

## report

report-title = Звіт про партію
report-heading-game = Партія
report-heading-acts = Що відбулося
report-heading-rulings = Рішення
report-heading-scores = Записи партії
report-heading-result = Результат
report-begun = Початок: { $when }.
report-doer = { part-subject }:
report-deed-feel = { part-subject } { $byPlayer ->
        [yes] обмацують
       *[no] обмацує
    } фігуру без виймання.
report-deed-make = { part-subject } { $byPlayer ->
        [yes] роблять
       *[no] робить
    } хід на дошці.
report-deed-execute = { part-subject } { $byPlayer ->
        [yes] виконують
       *[no] виконує
    } оголошений хід.
report-deed-start = { part-subject } { $byPlayer ->
        [yes] пускають
       *[no] пускає
    } годинник.
report-deed-restart = { part-subject } { $byPlayer ->
        [yes] знову пускають
       *[no] знову пускає
    } годинник.
report-deed-accept = { part-subject } { $byPlayer ->
        [yes] погоджуються
       *[no] погоджується
    } на нічию.
report-deed-point-out = { part-subject } { $byPlayer ->
        [yes] вказують
       *[no] вказує
    } на порушення.
report-deed-compare = { part-subject } { $byPlayer ->
        [yes] порівнюють
       *[no] порівнює
    } дошки.
report-deed-compare-entered = { part-subject } { $byPlayer ->
        [yes] порівнюють
       *[no] порівнює
    } дошки за введеними позиціями.
report-deed-go-back = { part-subject } { $byPlayer ->
        [yes] повертаються
       *[no] повертається
    } назад у партії.
report-deed-rule = { part-subject } { $byPlayer ->
        [yes] вирішують
       *[no] вирішує
    }:
report-deed-tell = { part-subject } { $byPlayer ->
        [yes] відповідають
       *[no] відповідає
    }:
report-deed-nothing = { part-subject } { $byPlayer ->
        [yes] роблять
       *[no] робить
    } те, що нічого не змінює.
report-deed-flag = { part-subject } { $byPlayer ->
        [yes] вказують
       *[no] вказує
    } на прапорець { PLAYER($of, case: "genitive") }.
report-deed-mend = { part-subject } { $byPlayer ->
        [yes] виправляють
       *[no] виправляє
    } позицію на дошці { PLAYER($of, case: "genitive") }.
report-deed-write = { part-subject } { $byPlayer ->
        [yes] записують
       *[no] записує
    } хід { $number } { PLAYER($of, case: "genitive") }.
report-deed-record = { part-subject } { $byPlayer ->
        [yes] диктують
       *[no] диктує
    } на запис хід { $number } { PLAYER($of, case: "genitive") }.
report-deed-mark-offer = { part-subject } { $byPlayer ->
        [yes] позначають
       *[no] позначає
    } пропозицію нічиєї: хід { $number } { PLAYER($of, case: "genitive") }.
report-made = Отже, хід { $number } { PLAYER($of, case: "genitive") } зроблено.
report-articles = { COUNT($articles) ->
        [1] Стаття
       *[other] Статті
    } { EACH($articles, "part-text", join: "and") }.
report-reason = Причина: { $reason }.
report-nothing-done = Ще нічого не відбулося.
report-nothing-ruled = Рішень не було.
report-goes-on = Партія триває.
report-column-move = Хід
report-column-white = Запис білих
report-column-black = Запис чорних
report-column-both = Запис
report-row = { $number }, { PLAYER($by) }
report-not-written = не записано
report-different = різні
report-copied = Звіт скопійовано.
report-not-copied = Не вдалося скопіювати звіт. Збережіть його як текст.
report-saved = Звіт збережено: { $name }.
part-subject = { $by ->
        [white] { CAP(PLAYER("white")) }
        [black] { CAP(PLAYER("black")) }
        [assistant-of-white] Асистент білих
        [assistant-of-black] Асистент чорних
       *[arbiter] Арбітр
    }

## keys

key-group-moving-about = Рух по дошці
key-group-moving-pieces = Ходи фігурами
key-group-clock-and-acts = Годинник, пропозиції та вимоги
key-group-asking = Запитання
key-group-going-through-the-game = Перегляд партії
key-group-page-and-speech = Сторінка та мовлення
key-group-at-a-table = За столом
key-does-step = До сусіднього поля в той бік
key-does-rank-start = До лівого краю горизонталі
key-does-rank-end = До правого краю горизонталі
key-does-file-end = До верхнього краю вертикалі
key-does-file-start = До нижнього краю вертикалі
key-does-board-start = До першого кута дошки, для білих це а один
key-does-board-end = До останнього кута дошки, для білих це аш вісім
key-does-to-rank = До цієї горизонталі, на тій самій вертикалі
key-does-to-file = До цієї вертикалі, від а до аш, на тій самій горизонталі
key-does-next-king = До наступного короля
key-does-previous-king = До попереднього короля
key-does-next-queen = До наступного ферзя
key-does-previous-queen = До попереднього ферзя
key-does-next-rook = До наступної тури
key-does-previous-rook = До попередньої тури
key-does-next-bishop = До наступного слона
key-does-previous-bishop = До попереднього слона
key-does-next-knight = До наступного коня
key-does-previous-knight = До попереднього коня
key-does-next-pawn = До наступного пішака
key-does-previous-pawn = До попереднього пішака
key-does-lift-or-place = Підняти фігуру або поставити підняту сюди
key-does-put-back = Поставити підняту фігуру назад
key-does-move-entry = До поля «Ваш хід»
key-does-board = Назад до партії, хоч де ви є
key-does-next-region = До наступної частини сторінки
key-does-previous-region = До попередньої частини сторінки
key-does-this-square = Що тут стоїть; ще раз одразу: докладніше
key-does-go-to-last-move = До поля, на яке зроблено останній хід
key-does-moves-of-this-piece = Куди може піти ця фігура
key-does-captures-of-this-piece = Що може взяти ця фігура
key-does-diagonal-ray = Наступна діагональ звідси
key-does-diagonal-ray-back = Попередня діагональ звідси
key-does-straight-ray = Наступна пряма звідси
key-does-straight-ray-back = Попередня пряма звідси
key-does-repeat-before = Повідомлення перед ним
key-does-act-menu = Меню дій: запропонувати, вимагати, поправити, прапорець, зупинити, здатися
key-does-say-move = За столом: оголосити свій хід або повторити хід суперника
key-does-make-called-move = За столом: зробити хід суперника на своїй дошці
key-does-talk = Говорити, якщо вибрано голосове введення: тримати або натиснути до і після
key-does-mute = Вимкнути чи ввімкнути весь звук
key-does-keys = Що тут можна робити
key-name-arrow-left = Стрілка вліво
key-name-arrow-right = Стрілка вправо
key-name-arrow-up = Стрілка вгору
key-name-arrow-down = Стрілка вниз
key-name-home = Home
key-name-end = End
key-name-page-up = Page Up
key-name-page-down = Page Down
key-name-enter = Enter
key-name-space = Пробіл
key-name-escape = Escape
key-name-backspace = Backspace
key-name-full-stop = Крапка
key-name-delete = Delete
key-name-plus = Плюс
key-name-minus = Мінус
key-through = від { $first } до { $last }
key-either = { EACH($keys, "part-text", join: "either") }

## voice

voice-heard = Почуто: { SEGMENT($words) }
voice-words = «{ $text }».
voice-trouble-no-microphone = Мікрофон не знайдено. Під’єднайте його і спробуйте ще раз.
voice-trouble-not-allowed = Браузер не дає сторінці користуватися мікрофоном. Дозвольте це в налаштуваннях браузера для цієї сторінки і спробуйте ще раз.
voice-trouble-no-speech = Нічого не почуто. Спробуйте ще раз, ближче до мікрофона.
voice-trouble-language-not-supported = Це розпізнавання не знає цієї мови. Виберіть інше в налаштуваннях, у розділі «Голосове введення».
voice-trouble-language-not-installed = Розпізнавання має спершу завантажити мову. Натисніть «Завантажити» в налаштуваннях, у розділі «Голосове введення».
voice-trouble-network = Розпізнавання не може зв’язатися зі своїми серверами. Під’єднайтеся до мережі або виберіть інше в налаштуваннях, у розділі «Голосове введення».
voice-trouble-model-unreadable = Модель мовлення не читається. Виберіть інший файл у налаштуваннях, у розділі «Голосове введення».
voice-trouble-failed = Розпізнавання зупинилося. Спробуйте ще раз або виберіть інше в налаштуваннях, у розділі «Голосове введення».
voice-none-chosen = Голосове введення вимкнено. Виберіть розпізнавання в налаштуваннях, у розділі «Голосове введення».
voice-chosen-none = Голосове введення вимкнено.
voice-chosen-on-device = Голосове введення на цьому пристрої.
voice-chosen-cloud = Голосове введення через сервери виробника браузера.
voice-chosen-vosk = Голосове введення через Vosk.
voice-way-push-to-talk = Тримайте { part-voice-keys }, поки говорите.
voice-way-toggle = Натисніть { part-voice-keys }, перш ніж говорити, і ще раз після того.
voice-way-always = Натисніть { part-voice-keys }: слухання триває до наступного натискання.
part-voice-keys = { COUNT($keys) ->
        [0] кнопку
       *[other] { EACH($keys, "part-text", join: "either") }
    }
voice-listens-for-page = Слухаю українську.
voice-listens-for-german-call = Слухаю німецьке оголошення ходів.
voice-listening = Слухаю.
voice-not-listening = Не слухаю.
voice-supply-language-fetched = Мова вже тут.
voice-supply-language-not-fetched = Мову не вдалося завантажити. Під’єднайтеся до мережі і спробуйте ще раз.
voice-supply-model-loading = Модель читається.
voice-supply-model-ready = Модель готова.
voice-supply-model-not-kept = Модель не можна зберегти на цьому пристрої: замало місця. Вона діє, доки сторінку не закрито.
voice-supply-model-forgotten = Модель видалено.
voice-supply-no-model = Спершу виберіть файл моделі для Vosk.
voice-confirm-on = Перед кожним ходом буде запитання.
voice-confirm-off = Ходи робляться без запитання.
voice-silence-on = Вісім секунд тиші означають «так», але не в суворій грі та не там, де годинник перемикають рукою.
voice-silence-off = Тиша нічого не означає. Кожен повторений хід чекає на «так».

## commands

command-does-offer-draw = Запропонувати нічию
command-does-accept-draw = Прийняти запропоновану нічию
command-does-refuse-draw = Відхилити запропоновану нічию
command-does-resign = Здати партію
command-does-claim-quickplay-draw = Вимагати нічию у швидкому фініші
command-does-claim-increment = Просити кілька секунд на кожен хід у швидкому фініші
command-does-claim-threefold = Вимагати нічию: позиція виникла тричі
command-does-claim-threefold-with = Те саме, із ходом, який ви задумали
command-does-claim-fifty-moves = Вимагати нічию: п’ятдесят ходів
command-does-claim-fifty-moves-with = Те саме, із ходом, який ви задумали
command-does-claim = Яку нічию можна вимагати
command-does-claim-flag = Прапорець суперника впав
command-does-claim-flag-of = Прапорець цього гравця впав
command-does-adjust = Сказати, що ви поправляєте фігури
command-does-press-clock = Перемкнути годинник
command-does-stop-clocks = Зупинити годинник
command-does-restart-clocks = Знову пустити годинник
command-does-charge-time = Списати час, коли пристрій не працював
command-does-do-not-charge-time = Не списувати цей час
command-does-illegal-move = Останній хід був неможливий
command-does-illegal-move-of-number = Хід із цим номером був неможливий
command-does-pressed-without-a-move = Суперник перемкнув годинник без ходу
command-does-pawn-left-unpromoted = Суперник залишив пішака на останній горизонталі
command-does-touched-piece = Суперник торкнувся іншої фігури
command-does-take-back = Повернути останній хід
command-does-both-clocks = Час обох сторін
command-does-my-clock = Ваш час
command-does-opponents-clock = Час суперника
command-does-time-control = Контроль часу цієї партії
command-does-time-used = Скільки часу витратили обидві сторони
command-does-moves-to-control = Скільки ходів лишилося до контролю часу
command-does-period = Який триває період
command-does-delay-left = Скільки лишилося затримки
command-does-last-move = Останній хід
command-does-last-moves = Останні ходи, скільки скажете
command-does-move-of-number = Хід із цим номером
command-does-last-capture = Що взято останнім ходом
command-does-move-number = Котрий зараз хід
command-does-position = Уся позиція за горизонталями
command-does-piece-lists = Фігури обох сторін
command-does-where = Де стоять ці фігури
command-does-rank = Що стоїть на цій горизонталі
command-does-file = Що стоїть на цій вертикалі
command-does-square = Що стоїть на цьому полі
command-does-attackers = Що нападає на це поле
command-does-defenders = Що захищає фігуру на цьому полі
command-does-moves-of-piece = Куди може піти фігура із цього поля
command-does-moves-of-it = Куди може піти піднята або щойно відхилена фігура
command-does-captures-of-piece = Що може взяти фігура із цього поля
command-does-captures = Що ви можете взяти
command-does-what-can-move = Які фігури можуть ходити
command-does-material = Матеріал обох сторін
command-does-diagonal = Що стоїть на діагоналі цих двох полів
command-does-diagonals-of-square = Що стоїть на діагоналях цього поля
command-does-rays = Що стоїть на лініях від цього поля
command-does-knights-view = Що стоїть на відстані ходу коня
command-does-long-diagonals = Що стоїть на довгих діагоналях
command-does-pawns-by-file = Пішаки обох сторін за вертикалями
command-does-doubled-pawns = Які пішаки здвоєні
command-does-isolated-pawns = Які пішаки ізольовані
command-does-passed-pawns = Які пішаки прохідні
command-does-position-by-file = Уся позиція за вертикалями
command-does-changes = Що змінилося після вашого останнього ходу
command-does-path-of-piece = Де стояла фігура цього поля
command-does-last-move-effect = Що атакує останній хід і що він залишає
command-does-check = Хто під шахом і від чого
command-does-position-text = Показати чи приховати позицію текстом поруч із ходами
command-does-copy-position = Скопіювати позицію як FEN
command-does-read-score = Прочитати запис партії від першого ходу до останнього
command-does-copy-score = Скопіювати партію як PGN
command-does-can-win = Чи білі або чорні ще можуть виграти
command-does-opponent = Хто ваш суперник
command-does-repeat = Останнє повідомлення ще раз
command-does-turn-board = Повернути дошку
command-does-explore-by-touch = Обмацувати дошку пальцем або припинити
command-does-blindfold = Гра наосліп: увімкнути або вимкнути
command-does-hide-pieces = Сховати всі фігури
command-does-show-own-pieces = Показувати лише свої фігури
command-does-show-last-move = Показувати лише фігуру останнього ходу
command-does-silent-board = Дошка мовчить або знову відповідає
command-does-board-larger = Збільшити дошку
command-does-board-smaller = Зменшити дошку
command-does-board = До дошки
command-does-go-to-square = До цього поля на дошці
command-does-go-to-move = Позиція після цього ходу
command-does-back = На хід назад у партії
command-does-forward = На хід уперед у партії
command-does-game-start = Подивитися на початок партії
command-does-present = До поточної позиції
command-does-save-game = Зберегти партію у файл
command-does-games = Показати партії на цьому пристрої
command-does-settings = Відкрити налаштування
command-does-settings-for = Відкрити налаштування, яких стосується слово
command-does-set-up = Розставити позицію і грати із неї
command-does-new-game = Форма для нової партії
command-does-clock-alone = Окремий годинник для справжньої дошки
command-does-feel-clock = Відчути годинник на циферблаті
command-does-call-fide = Оголошувати ходи як у ФІДЕ, німецькою
command-does-call-fide-names = Оголошувати ходи іменами ФІДЕ вашою мовою
command-does-call-plain = Оголошувати ходи простими словами
command-does-call-nato = Оголошувати ходи абеткою НАТО
command-does-call-algebraic = Оголошувати ходи алгебраїчною нотацією
command-does-call-uci = Оголошувати ходи так, як записує UCI
command-does-faster = Власний голос програми швидше
command-does-slower = Власний голос програми повільніше
command-does-reset-keys = Скинути всі клавіші
command-does-sound-on = Увімкнути весь звук
command-does-sound-off = Вимкнути весь звук
command-does-help = Список команд для введення
command-does-help-for = Знайти це слово в довідці
table-command-does-call-move = Оголосити свій хід
table-command-does-call-placed-move = Оголосити хід, що стоїть на вашій дошці
table-command-does-correct-call = Оголосити інший хід замість обмовки
table-command-does-repeat-call = Повторити хід, який оголосив суперник
table-command-does-repeat-move = Повторити цей хід, як ви його почули
table-command-does-execute-call = Зробити оголошений хід на своїй дошці
table-command-does-execute-move = Зробити цей хід на своїй дошці
table-command-does-place-move = Поставити цей хід на своїй дошці до оголошення
table-command-does-take-off = Зняти фігуру із цього поля своєї дошки
table-command-does-put-piece-back = Поставити фігури своєї дошки назад
table-command-does-write-move = Записати цей хід на свій бланк
table-command-does-write-next-move = Записати останній хід на свій бланк
table-command-does-ask-moves = Запитати асистента про кількість ходів
table-command-does-ask-time = Запитати асистента про час
table-command-does-tell-moves = Асистент: сказати кількість ходів
table-command-does-tell-time = Асистент: сказати час
table-command-does-compare-boards = Порівняти дві дошки
table-command-does-mend-board = Виправити свою дошку
table-command-does-compare-scores = Порівняти бланки
table-command-does-read-conditions = Умови партії ще раз
table-command-does-adjourn = Відкласти партію

## phrases

phrases-offer-draw =
    нічия
    пропоную нічию
    запропонувати нічию
    пропозиція нічиєї
phrases-accept-draw =
    приймаю
    прийняти
    приймаю нічию
    прийняти нічию
    згоден
    згодна
    добре|гаразд|ок|згода (нехай) (буде) нічия
    нехай буде нічия
phrases-refuse-draw =
    відхиляю
    відхилити
    відхиляю нічию
    відхилити нічию
    відмовляюся
phrases-resign =
    здаюся
    здатися
    я здаюся
    здаюсь
phrases-claim-quickplay-draw =
    вимагаю нічию
    вимагати нічию
phrases-claim-increment =
    вимагаю секунди
    прошу секунди
    вимагаю секунд
phrases-claim-threefold =
    вимагаю три
    вимагаю три|3|триразове|трикратне (повторення|рази)
    вимагаю повторення
    вимагаю нічию триразовим повторенням
phrases-claim-threefold-with =
    вимагаю три ходом { $rest }
    вимагаю три|3|триразове|трикратне (повторення|рази) (ходом|після) { $rest }
    вимагаю повторення (ходом|після) { $rest }
phrases-claim-fifty-moves =
    вимагаю п’ятдесят
    вимагаю п’ятдесят|50 (ходів)
phrases-claim-fifty-moves-with =
    вимагаю п’ятдесят ходом { $rest }
    вимагаю п’ятдесят|50 (ходів) (ходом|після) { $rest }
phrases-claim =
    вимагаю
    вимагати
    вимагаю { $rest }
phrases-claim-flag =
    прапорець
    пропорець
    прострочення часу
    час вийшов
    прапорець|пропорець упав|впав
phrases-claim-flag-of =
    прапорець { $color }
    пропорець { $color }
    час { $color } вийшов
phrases-adjust =
    поправляю
    я поправляю
    поправити
phrases-press-clock =
    перемкнути годинник
    перемикаю годинник
    перемкнути
    натиснути годинник
    натиснути
    натискаю
    натискаю годинник
phrases-stop-clocks =
    зупинити годинник
    зупинити
    стоп
    зупиняю годинник
phrases-restart-clocks =
    запустити годинник
    запустити
    продовжити годинник
    увімкнути годинник
phrases-charge-time =
    списати час
    списати
phrases-do-not-charge-time =
    не списувати час
    не списувати (час)
phrases-illegal-move =
    неможливий хід
    неможливий
    неправильний хід
    останній хід неможливий
phrases-illegal-move-of-number =
    неможливий хід { $number }
    неможливий { $number }
    хід { $number } неможливий
phrases-pressed-without-a-move =
    натиснуто без ходу
    годинник натиснуто без ходу
phrases-pawn-left-unpromoted =
    пішак не перетворено
    не перетворено
phrases-touched-piece =
    торкнута фігура
    торкнулися іншої фігури
phrases-take-back =
    повернути хід
    узяти назад
    взяти назад
    скасувати хід
    скасувати
    беру|забираю|візьму|заберу (свій) хід
    беру|забираю|візьму|заберу (свій) хід назад
phrases-both-clocks =
    годинник
    час
    скільки часу
phrases-my-clock =
    мій годинник
    мій час
phrases-opponents-clock =
    годинник суперника
    час суперника
phrases-time-control = контроль часу
phrases-time-used =
    витрачений час
    витрачено (часу)
    скільки часу витрачено
phrases-moves-to-control =
    ходів до контролю
    ходи до контролю
    (скільки) (ходів) до контролю (часу)
phrases-period =
    період
    який період
phrases-delay-left =
    затримка
    скільки затримки
    скільки лишилося|залишилося затримки
phrases-last-move =
    останній хід
    останній
phrases-last-moves =
    останні { $count }
    останні { $count } ходів|ходи
phrases-move-of-number =
    хід { $number }
    який був хід { $number }
phrases-last-capture =
    останнє взяття
    що взято
phrases-move-number =
    номер ходу
    який хід
phrases-position =
    позиція
    прочитати позицію
    уся позиція
    вся позиція
phrases-piece-lists =
    фігури
    усі фігури
    всі фігури
phrases-where =
    де { $pieces }
    де стоїть|стоять { $pieces }
phrases-rank =
    горизонталь { $rank }
    ряд { $rank }
phrases-file =
    вертикаль { $file }
    лінія { $file }
phrases-square =
    поле { $square }
    що на { $square }
    що стоїть на { $square }
phrases-attackers =
    хто атакує { $square }
    атака на { $square }
    що атакує { $square }
phrases-defenders =
    захисники { $square }
    хто захищає { $square }
    що захищає { $square }
phrases-rays =
    промені { $square }
    промені від { $square }
    лінії від { $square }
phrases-knights-view =
    поля коня { $square }
    поля коня від { $square }
phrases-moves-of-piece =
    ходи із { $square }
    ходи з|від { $square }
    куди може { $square }
phrases-moves-of-it =
    що вона може
    що він може
    що може ця|та фігура
    куди вона|він може (піти)
    куди може ця|та фігура (піти)
    ходи
phrases-captures-of-piece =
    взяття із { $square }
    взяття з|від { $square }
phrases-what-can-move =
    що може ходити
    які фігури можуть ходити
    чим можна ходити
phrases-captures =
    взяття
    що можна взяти
    що я можу взяти
phrases-material =
    матеріал
    рахунок матеріалу
    співвідношення матеріалу
phrases-diagonal =
    діагональ { $square } { $to }
    діагональ { $square } до { $to }
phrases-diagonals-of-square =
    діагоналі { $square }
    діагональ|діагоналі (через) { $square }
phrases-long-diagonals =
    довгі діагоналі
    довга|довгі діагональ|діагоналі
phrases-pawns-by-file =
    пішаки за вертикалями
    пішакова структура
phrases-doubled-pawns = здвоєні пішаки
phrases-isolated-pawns = ізольовані пішаки
phrases-passed-pawns =
    прохідні пішаки
    прохідні
phrases-position-by-file = позиція за вертикалями
phrases-changes =
    що змінилося
    що змінилось
    зміни
phrases-path-of-piece =
    шлях { $square }
    шлях фігури { $square }
    де була фігура на { $square }
phrases-last-move-effect =
    дія останнього ходу
    що атакує останній хід
phrases-check =
    хто під шахом
    шах
    чи є шах
    хто|що дає шах
    шах|мат королю|королеві
phrases-position-text =
    позиція текстом
    покажи позицію текстом
phrases-copy-position =
    скопіювати позицію
    копіювати позицію
    скопіюй позицію
phrases-read-score =
    прочитати запис
    запис партії
    бланк запису
    прочитати|прочитай|читати (весь) запис|партію
    усі|всі ходи
phrases-copy-score =
    скопіювати запис
    скопіювати pgn
    скопіювати|скопіюй|копіювати запис|партію|pgn
phrases-can-win =
    чи можлива перемога { $color }
    (чи) можуть { $color } (ще) виграти|перемогти
    (чи) { $color } (ще) можуть виграти|перемогти
phrases-opponent =
    суперник
    хто суперник
    хто мій суперник
phrases-repeat =
    повторити
    ще раз
    повтори
phrases-explore-by-touch =
    обмацувати дошку
    обмацати дошку
    обмацувати пальцем
phrases-turn-board =
    повернути дошку
    перевернути дошку
    розвернути дошку
    перевернути
phrases-blindfold =
    наосліп
    грати наосліп
phrases-hide-pieces =
    сховати фігури
    сховати всі фігури
phrases-show-own-pieces =
    показувати мої фігури
    показувати лише мої фігури
phrases-show-last-move =
    показувати лише останній хід
    лише останній хід
phrases-silent-board =
    німа дошка
    дошка мовчить
phrases-board-larger =
    збільшити дошку
    більша дошка
phrases-board-smaller =
    зменшити дошку
    менша дошка
phrases-board =
    дошка
    до дошки
    на дошку
phrases-go-to-square =
    дошка { $square }
    перейти на поле { $square }
    перейти до поля { $square }
phrases-go-to-move =
    перейти до ходу { $number }
    до ходу { $number }
    хід номер { $number }
phrases-game-start =
    початок партії
    на початок
    до початку (партії)
    переглянути партію
phrases-back =
    назад
    попередній хід
phrases-forward =
    уперед
    вперед
    наступний хід
phrases-present =
    поточна позиція
    до поточної позиції
phrases-save-game =
    зберегти
    зберегти|збережи партію
    зберегти|збережи (партію) як pgn
    збережи
phrases-games =
    партії
    мої|збережені партії
    партії на цьому пристрої
    відкрити|відкрий|завантажити партію
phrases-settings =
    налаштування
    параметри
    (відкрий|відкрити|покажи) налаштування (будь) (ласка)
phrases-settings-for =
    налаштування { $rest }
    (відкрий|відкрити|покажи) налаштування { $rest }
phrases-set-up =
    розставити позицію
    розставити|розстав|розставте|змінити|задати позицію
phrases-new-game =
    нова партія
    нова гра
phrases-clock-alone =
    лише годинник
    виставити годинник
phrases-feel-clock =
    відчути годинник
    циферблат
phrases-call-fide =
    оголошувати фіде
    оголошення фіде
    називати фіде
    оголошувати fide
phrases-call-fide-names =
    оголошувати іменами фіде
    імена фіде
    імена fide
phrases-call-plain =
    оголошувати словами
    прості слова
    називати словами
phrases-call-nato =
    оголошувати нато
    називати нато
    оголошувати nato
phrases-call-algebraic =
    оголошувати нотацією
    алгебраїчна нотація
phrases-call-uci =
    оголошувати uci
    називати uci
phrases-faster =
    швидше
    говори швидше
phrases-slower =
    повільніше
    говори повільніше
phrases-reset-keys =
    скинути клавіші
    скинути всі клавіші
    клавіші як спочатку
phrases-sound-on =
    увімкнути звук
    звук увімкнено
    зі звуком
phrases-sound-off =
    вимкнути звук
    без звуку
    тихо
phrases-help =
    довідка
    довідка|допомога будь ласка
    допомога
    команди
    що можна сказати
phrases-help-for =
    довідка { $rest }
    допомога { $rest }
    довідка про { $rest }

## phrases-asked

phrases-asked-move-number =
    чия черга ходити|грати
    хто наступний
    чий|чия хід|черга|хід?
    хто ходить|грає|робить
    хто ході
    хто ходити
    кому ходити|грати
    { $mine }|{ $theirs }|{ $color } (зараз) хід|черга
    ходять|грають { $color }
    { $color } ходять|ходити
    який хід
    який хід номером
    котрий хід
    номер ходу
    який номер ходу
    хто виграв|переміг
    ({ $mine }|{ $theirs }|{ $color }) виграв|виграла|програв|програла
    партія|гра закінчена|закінчилася|скінчилася
    (який) результат
    закінчилася|скінчилася|закінчена партія|гра
    партія|гра завершена|завершилася
    { $mine } ходжу|ходити|граю
    чия зараз черга
    кому зараз ходити
    хід { $color }|{ $theirs }|{ $mine }
phrases-asked-attackers =
    хто|які|яка (фігури|фігура) атакує|атакують|нападає|нападають|бє|загрожує|загрожують ({ $mine }) ({ $pieces }) { $square }
    хто|які (фігури) може|можуть взяти|узяти|побити { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } атаковано|атакований|атаковане|атакована|захищено|захищений|захищене|захищена|бите|вільне|безпечно|безпечне
    атаковано|атакують|захищено|захищений|захищене|захищають|безпечно|безпечне|висить ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    під ударом|боєм|захистом|атакою ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } під ударом|боєм|захистом|атакою
    скільки (разів|фігур) захищає|захищають|атакує|атакують|захищено|атаковано { $square }
    атака|захист|напад { $square }
    поле { $square } атаковане|захищене|бите|безпечне
    чим|ким { $square } атакується|атакують|захищається|захищене|атаковане
    { $square } під ударом|атакою|боєм
    скільки разів { $square } атаковане|захищене
    що атакує|атакують|нападає|нападають|бє|загрожує|загрожують ({ $mine }) (слона|слону|коня|коню|туру|турі|ладью|вежу|ферзя|ферзю|королеву|короля|королю|пішака|пішаку|пішку|фігуру) { $square }
    хто|що|які|яка (фігури|фігура) контролює|контролюють|обстрілює|обстрілюють { $square }
phrases-asked-defenders = хто|що|які|яка (фігури|фігура) захищає|захищають|прикриває|прикривають|боронить ({ $mine }) ({ $pieces }) { $square }
phrases-asked-rays =
    що|які (фігури) променях|промені|лініях|лінії { $square }
    на { $direction } від { $square }
    (що|які|хто) (фігура|фігури) { $direction } { $square }
phrases-asked-square =
    що|хто|яка|щось (фігура) { $square }
    поле|фігура { $square }
    { $square } порожнє|вільне|зайняте
    порожнє|порожня|вільне|вільна|зайняте|зайнята { $square }
    що { $mine }|{ $theirs } { $square }
    поле { $square } вільне|порожнє|зайняте
    яка фігура займає { $square }
    що займає { $square }
    чий|чия|чиє { $pieces } { $square }
phrases-asked-moves-of-piece =
    куди може ({ $mine }|{ $theirs }) ({ $pieces }|фігура) { $square } (піти|ходити)
    куди може (піти|ходити) ({ $mine }|{ $theirs }) ({ $pieces }|фігура) { $square }
    куди (можу) ({ $mine }) (піти|ходити) ({ $pieces }|фігурою) { $square }
    (які) (можливі) ходи ({ $mine }|{ $theirs }) ({ $pieces }|фігури) { $square }
    що може ({ $mine }|{ $theirs }) ({ $pieces }|фігура) { $square }
phrases-asked-captures-of-piece =
    що|кого може взяти|узяти|побити ({ $mine }|{ $theirs }) ({ $pieces }|фігура) { $square }
    взяття { $square }
    що|кого|кому атакує|нападає|бє|загрожує ({ $mine }|{ $theirs }) слон|офіцер|кінь|тура|ладья|вежа|ферзь|королева|король|пішак|пішка { $square }
phrases-asked-captures =
    що|кого ({ $mine }) можу|можна ({ $mine }) взяти|узяти|побити
    можу|можна ({ $mine }) (щось) взяти|узяти|побити
    (які) взяття
phrases-asked-where =
    де { $pieces } (фігури)
    { $pieces } де
    які { $pieces }
    { $pieces } фігури
    покажи|назви|прочитай|перелічи { $pieces }
    { $pieces }
    які|перелічи|назви|прочитай|де|скажи { $mine }|{ $theirs }|{ $color } фігури|фігур
    які фігури { $mine }|{ $theirs }|{ $color }
    які|які фігури { $mine }|{ $theirs }|{ $color } лишилися|залишилися|лишились|залишились
    позиція|розташування { $pieces }
    перерахуй|перерахувати { $pieces } (фігури)
phrases-asked-rank =
    (що|хто) { $rank } горизонталь|горизонталі|ряд|ряду
    (що|хто) горизонталь|горизонталі|ряд|ряду { $rank }
    які|чиї|скільки|є { $pieces } { $rank } горизонталь|горизонталі|ряд|ряду|ряді
    (що|хто|які) (фігури) { $rank } лінія|лінії
phrases-asked-file =
    (що|хто) вертикаль|вертикалі|лінія|лінії { $file }
    (що|хто) { $file } вертикаль|вертикалі|лінія|лінії
    які|чиї|скільки|є|де { $pieces } лінія|лінії|вертикаль|вертикалі { $file }
phrases-asked-both-clocks =
    скільки часу
    що годиннику|годинниках
    час|годинник|годинники
    який час
    скільки часу { $color }
    час|годинник { $color }
    котра|скільки годиннику|годинниках
    оголоси|озвуч|скажи час
phrases-asked-my-clock =
    скільки (часу) { $mine } годиннику
    що { $mine } годиннику
    скільки { $mine } (часу)
    скільки часу { $mine }
    { $mine } час|годинник
    час { $mine }
    скільки хвилин|секунд { $mine }
    скільки { $mine } хвилин|секунд
    { $mine } (ще) (достатньо) час|часу
    скільки { $mine } лишилося|залишилося
phrases-asked-opponents-clock =
    скільки (часу) годиннику { $theirs }
    скільки (часу) { $theirs } годиннику
    скільки { $theirs } (часу)
    скільки часу { $theirs }
    { $theirs } час|годинник
    час|годинник { $theirs }
    скільки хвилин|секунд { $theirs }
    скільки { $theirs } хвилин|секунд
phrases-asked-time-used =
    скільки часу { $mine } витратив|витратила|використав
    скільки { $mine } (часу) витратив|витратила
phrases-asked-time-control =
    (який|яка) ({ $mine }) контроль (часу)
    який|яка|яке додаток|добавка|приріст|інкремент|додавання (хід)
phrases-asked-moves-to-control = скільки (ходів) контролю (часу)
phrases-asked-last-move =
    повтори|назви ({ $mine }|{ $theirs }) останній хід
    як|що { $mine } пішов|пішла|походив|походила|зіграв|зіграла
    (який|яким) ({ $mine }|{ $theirs }|{ $color }) останній хід ({ $theirs }|{ $color })
    як|що|куди { $theirs }|{ $color } пішов|пішла|пішли|походив|походила|походили|зіграв|зіграла|зіграли|зробив|зробила|сходив
    як|що|куди пішов|пішла|пішли|походив|походила|походили|зіграв|зіграла|зіграли|зробив|зробила|сходив { $theirs }|{ $color }
    який хід зробив|зробила|зробили { $theirs }|{ $color }
    що сталося|відбулося|зіграно
    який хід { $theirs }|{ $color } зробив|зробила|зробили|зіграв|зіграла
    який хід зроблено|зіграно
    попередній хід ({ $theirs }|{ $color })
    чим|куди { $theirs }|{ $color } пішов|пішла|пішли
    яка фігура (остання) пішла|ходила
    що щойно зіграв|зіграла|зіграли|зробив ({ $theirs }|{ $color })
    повтори|нагадай|назви|скажи|прочитай|який (був) хід { $theirs }|{ $color }
    повтори|нагадай|назви|скажи|прочитай { $theirs }|{ $color } хід
    ще раз ({ $theirs }|{ $color }) (останній) хід ({ $theirs }|{ $color })
phrases-asked-last-moves = останні|останніх { $count } (ходи|ходів)
phrases-asked-move-of-number =
    який|яким|що (був|було) { $number } хід|ходом
    який|яким|що (був|було) хід { $number }
    що|як ({ $color }|{ $mine }|{ $theirs }) зіграли|зіграв|зіграла|зіграно|грали|пішли|пішов ({ $color }|{ $mine }|{ $theirs }) (на|у|в) { $number } ході|ходу|ходом
    що|як ({ $color }|{ $mine }|{ $theirs }) зіграли|зіграв|зіграла|зіграно|грали|пішли|пішов ({ $color }|{ $mine }|{ $theirs }) (на|у|в) ході|ходу|хід|ходом { $number }
    { $mine }|{ $theirs } { $number } хід
    { $number } хід
    що (було|грали|зіграно) { $number } ході|ходу|ходом
phrases-asked-last-capture =
    що { $theirs }|{ $color }|{ $mine } узяв|взяв|узяла|взяла|взяли|узяли|побив
    що взято|узято|побито
    останнє взяття
phrases-asked-diagonal =
    (що|які) (фігури) діагональ|діагоналі { $square } { $to }
    хто|що|які|чим|ким (фігури) (стоїть) діагональ|діагоналі { $square } { $to }
phrases-asked-diagonals-of-square = (що|які) (фігури) діагональ|діагоналі|діагоналях { $square }
phrases-asked-long-diagonals =
    (що|які) (фігури) довга|довгій|довгі|довгих|довгу діагональ|діагоналі|діагоналях
    (що|які) (фігури) { $color } довга|довгій|довгі|довгу діагональ|діагоналі
    (що|які) (фігури) довга|довгій|довгу { $color } діагональ|діагоналі
phrases-asked-pawns-by-file =
    пішаки вертикалям|вертикалями|вертикалях
    (яка) пішакова структура
phrases-asked-doubled-pawns =
    (які) ({ $mine }|{ $theirs }|{ $color }) здвоєні|здвоєних ({ $color }) пішаки|пішаків
    які пішаки здвоєні
phrases-asked-isolated-pawns =
    (які) ({ $mine }|{ $theirs }|{ $color }) ізольовані|ізольованих ({ $color }) пішаки|пішаків
    які пішаки ізольовані
phrases-asked-passed-pawns =
    (які) ({ $mine }|{ $theirs }|{ $color }) прохідні|прохідних ({ $color }) пішаки|пішаків
    які пішаки прохідні
phrases-asked-position-by-file =
    (уся|вся) позиція|позицію по вертикалях
    (уся|вся) позиція|позицію вертикалями|вертикалях
phrases-asked-changes =
    що змінилося|змінилось (після|відколи) ({ $mine }) (останнього) (ходу)
    що нового
phrases-asked-position =
    позиція горизонталями|горизонталях
    (яка|опиши|уся|вся|прочитай|вголос) позиція|позицію|дошку
    прочитай дошку
    що дошці
    опиши|прочитай|назви (всю) дошку|позицію
    як виглядає позиція|дошка
    розстановка|розстановку|розташування (фігур)
phrases-asked-piece-lists =
    позиція фігурами|фігурах
    (усі|всі|список|які) фігури|фігур
phrases-asked-what-can-move =
    які ходи можливі|дозволені|є
    можливі ходи
phrases-asked-check =
    (хто|чий|кому) ({ $mine }|{ $theirs }|{ $color }) (король) (під) шах|шахом
    хто|що|яка (фігура) дає|оголосив|оголосила ({ $mine }|{ $theirs }|{ $color }) шах
    хто|що|яка (фігура) шахує ({ $mine }|{ $theirs }|{ $color })
    звідки|чим шах
    від|за чого|кого шах
    від чого|кого ({ $mine }) (король) шах
    чого|кого ({ $mine }) шах
    чим|хто|що ({ $theirs }) ({ $mine }) шахує|шахують|шахуєш ({ $mine })
    хто|що|яка (фігура) шахує ({ $mine }|{ $theirs }|{ $color }) короля
phrases-asked-material =
    (який|яке|рахунок|співвідношення) матеріал|матеріалу
    яке співвідношення матеріалу
    кого більше матеріалу
    скільки ({ $mine }|{ $theirs }|{ $color }) { $pieces } ({ $mine }|{ $theirs }|{ $color })
    скільки ({ $mine }|{ $theirs }|{ $color }) фігур ({ $mine }|{ $theirs }|{ $color })
    у кого більше фігур|матеріалу|пішаків
    { $mine } перевага
    який матеріал
    матеріальна перевага
    кого перевага
    ({ $mine }) плюсі|мінусі (матеріалі|матеріалу|матеріалом)
    ({ $mine }|{ $theirs }) (є) зайва|зайвий фігура|пішак|{ $pieces }
phrases-asked-opponent =
    { $theirs }
    хто { $theirs }
    ким { $mine } граю
    проти|з кого|ким { $mine } граю
    з ким { $mine } граю
    яким кольором ({ $mine }) граю
    який рівень ({ $theirs })
    за кого ({ $mine }) граю
    з ким я граю
    хто грає { $color }
    якими я граю
    ({ $mine }) (граю) (за) білий чорний
    ({ $mine }) (граю) (за) білих|білими чорних|чорними
phrases-asked-repeat =
    повтори|повторіть|повторити (це)
    ще раз
    що ти|ви сказав|сказала|сказали
    раз
    не почув|почула|зрозумів|зрозуміла
    { $mine } не почув|почула|зрозумів|зрозуміла
    прошу
    не почув|почула|зрозумів|зрозуміла|розчув
    можеш повторити
    як
    що ти сказав|сказала
    що
phrases-asked-board-larger =
    збільш дошку
    (зроби) дошку більшою
phrases-asked-board-smaller =
    зменш дошку
    (зроби) дошку меншою
phrases-asked-turn-board =
    поверни|переверни|розверни|перевернути|повернути дошку
    поверни|переверни|розверни дошку { $color }|{ $theirs } ({ $mine }) (знизу|внизу|донизу)
phrases-asked-back =
    один хід назад
    на один хід назад
    (на) хід назад
    назад
    попередній хід
phrases-asked-forward =
    один хід уперед|вперед
    (на) хід уперед|вперед
    вперед|уперед
    наступний хід
phrases-asked-go-to-move =
    перейди|перейти|іди (до) ходу { $number }
    хід { $number }
phrases-asked-present =
    (до) поточної позиції
    поточна позиція
phrases-asked-save-game =
    збережи|зберегти|збережіть ({ $mine }) партію
    збережи|зберегти (партію) як pgn
phrases-asked-read-score =
    прочитай|прочитати|читай запис|партію
    запис партії
    усі|всі (зроблені) ходи
phrases-asked-copy-score =
    скопіюй|скопіювати запис|партію (як) (pgn)
    скинь|дай|кинь|скачай ({ $mine }) pgn|пгн
phrases-asked-games =
    ({ $mine }) (збережені) партії
    покажи ({ $mine }) партії
phrases-asked-settings =
    де налаштування
    як змінити|відкрити|вибрати налаштування|голос|мову|клавіші|кольори
    (відкрий|покажи|зміни) налаштування|параметри
    налаштування|налаштувань|налаштуваннях|параметри|параметрів|опції|опцій|настройки|настройок
    змінити|зміни|змініть|інша мову|мова
    зміни|змінити|змініть|інший голос|клавіші|кольори
phrases-asked-new-game =
    ({ $mine }) нова|нову партія|партію|гра|гру
    почни|почати нову партію|гру
    ще одна|одну партія|партію|гра|гру
    зіграймо|зіграти ще раз
    ще партію
    реванш
    хочу|хочеш|давай|можемо|можна (зіграти) ще (раз) партію|партійку|гру
    хочу|хочеш|давай|можемо|можна зіграти|зіграємо ще раз|разок
    (давай|хочу) ще партійку|партію|одну|разок зіграти|зіграємо
phrases-asked-offer-draw =
    запропонуй нічию
    ({ $mine }) пропоную нічию
    нічия
    запропонувати нічию
    нічию
    ({ $mine }) пропоную|запропонувати нічию { $theirs }
    давай|давайте нічию
    внічию
    мирова
    пропоную { $theirs } нічию
    ({ $mine }) пропоную (розійтися|розійтись) миром|внічию
    (давай|давайте) (розійдемося|розійдімося|розійтися) миром|внічию
phrases-asked-accept-draw =
    приймаю пропозицію (нічиєї)
    ({ $mine }) приймаю|прийняти (нічию)
    ({ $mine }) згоден|згодна (на) (нічию)
    згода
    прийнято
    ({ $mine }) погоджуюся|погоджуюсь
phrases-asked-refuse-draw =
    ({ $mine }) відхиляю (нічию)
    ({ $mine }) відмовляюся|відмовляюсь (від) (нічиєї)
    без нічиєї
    ({ $mine }) нічию|нічиєї|нічия не приймаю|хочу|треба|буде
    ({ $mine }) не приймаю|погоджуюся|погоджуюсь|згоден|згодна|хочу (на) (твою|вашу|його) (нічию|нічиєї)
phrases-asked-resign = ({ $mine }) здаюся|здаюсь|здатися
phrases-asked-take-back =
    скасуй|скасувати|поверни|повернути ({ $mine }) (останній) хід
    (можна) взяти|узяти|візьми ({ $mine }) хід назад
    (можна) взяти|узяти|візьми назад ({ $mine }) (хід)
    можна взяти|узяти ({ $mine }) хід назад
    можна взяти|узяти назад ({ $mine }) (хід)
    верни|вернути|поверни ({ $mine }) (останній) хід
    забрати|забери|взяти ({ $mine }) (останній) хід назад
    поверни|повернути|верни ({ $mine }) (останній) хід (назад)
    (можна) ({ $mine }) заберу|поверну|візьму|переграю ({ $mine }) хід (назад)
    можна|можу ({ $mine }) заберу|поверну|візьму|переграю|забрати|переграти|переходити ({ $mine }) хід (назад)
    хочу ({ $mine }) переходити
    відміни|відмінити ({ $mine }) (останній) хід
phrases-asked-claim-threefold =
    ({ $mine }) вимагаю (нічию) повторення|три
    ({ $mine }) вимагаю нічию триразовим|трикратним повторенням
phrases-asked-claim-flag =
    ({ $theirs }) прапорець (упав|впав)
    { $theirs } час вийшов
    час вийшов
    { $theirs } впав|упав|падає|звалився прапорець
    прапорець { $theirs } впав|упав
    { $theirs } прапорець впав|упав
phrases-asked-press-clock = натисни|натиснути|перемкни ({ $mine }) годинник
phrases-asked-stop-clocks =
    зупини|зупинити годинник
    пауза
phrases-asked-faster =
    (трохи) швидше
    говори (трохи) швидше
    занадто повільно
    прискорся
phrases-asked-slower =
    (трохи) повільніше
    говори (трохи) повільніше
    не так швидко
    занадто швидко
phrases-asked-sound-on =
    увімкни|увімкнути|ввімкни звук
    зі звуком
phrases-asked-sound-off =
    вимкни|вимкнути звук
    без звуку
    тихо
    тиша
    помовч|помовчи|замовкни|мовчи
phrases-asked-call-nato =
    алфавіт нато
    називай ходи алфавітом нато
    диктуй ходи алфавітом нато
    диктуй|кажи|називай|оголошуй|говори|читай (ходи|поля|літери) (за|по|через|як) (алфавітом) нато|nato
phrases-asked-help =
    довідка|допомога|допоможи ({ $mine })
    що ({ $mine }) можна|можу ({ $mine }) сказати|запитати|ввести
    (які) команди
    як це працює
    як грати
    мені потрібна допомога
    які команди
    допоможіть|поможи|допоможи
    які|гарячі|покажи клавіші
phrases-asked-adjust =
    ж’адуб
    жадуб
    ({ $mine }) (тільки|лише|просто) поправляю (фігуру|фігури|{ $pieces })
phrases-asked-unanswered =
    (дай) ({ $mine }) підказку|підказка|пораду
    найкращий хід
    підказка
    оцінка
    що робить { $square }
    (дай|дайте) ({ $mine }) порада|пораду|порадь|порадьте|підказку|підказка (хід|щось)
    (який|яка|дай|покажи|назви) найкращий|найкраще|найсильніший|найліпший|кращий|сильніший (хід|продовження)
    оцінка|оціни|оцініть|оцінку|аналіз|проаналізуй|аналізуй (позицію|позиції|становище)
    загроза|загрози
    (назви|назва) дебют|дебюту
    що як|якщо|коли|буде ({ $pieces }) { $square }
    що якщо|як { $mine }|{ $theirs } ({ $pieces }) { $square }

## phrases-loose
##
## Words by which a command is told where no phrase is said as it stands: all of a line must be there, in whatever order, and few words beside. What
## changes something is only offered then. Written as the group before is.

phrases-loose-move-number =
    який|котрий|якому|котрому номер|номером|рахунком|рахунку|порядку|ліком хід|ходу|ходом|ході
    якому|котрому ({ $mine }) (ході|ходу) ході|ходу
    скільки|який (вже) ходів|ходи зіграно|зроблено|зробили|зіграли|було|минуло|пройшло|відіграно|позаду|зроблені
    (чи) чия|кому|хто|котрий|чий|{ $mine }|{ $theirs }|{ $color } ({ $mine }|{ $theirs }|{ $color }) черга|хід|ходити|ходить|ходять (робити|зробити|грати)
    хто|кому (має|повинен|мусить|треба|випадає) ходити|ходить|хід|робити
    чи партія|гра|партії|гри (ще) триває|йде|іде|кінець|закінчена|закінчилася|скінчилася|завершена
    хто|чим|як|який (партію|партія|гру|гра) виграв|переміг|програв|закінчилася|скінчилася|завершилася|результат|підсумок (партія|партію|гра|гру|партії|гри)
phrases-loose-attackers =
    (хто|хтось|що|щось|які|яка|чим|ким|скільки|чи) (фігура|фігури|фігур|разів) ({ $theirs }|{ $color }) атакує|атакують|нападає|нападають|б’є|б’ють|загрожує|загрожують|тисне|тиснуть|націлений|націлена|націлені|дивиться|дивляться ({ $mine }|{ $theirs }) ({ $pieces }|фігурі|фігуру|пішака|поле|полю) { $square }
    (чи|наскільки|добре) атакований|атакована|атаковане|атаковано|захищений|захищена|захищене|захищено|битий|бите|бита|безпечно|безпечне|безпечний|безпечна|безпеці|небезпеці|висить|беззахисний|беззахисна|беззахисне|незахищений|незахищена|незахищене ({ $pieces }|фігура|пішак|поле) { $square }
    під ударом|боєм|захистом|атакою|прицілом|нападом|загрозою ({ $pieces }|фігура|пішак|поле) { $square }
    хто|хтось|які|чим|{ $theirs }|{ $color } (фігури) може|можуть|зможе|міг взяти|узяти|побити|з’їсти|забрати|бити|брати ({ $mine }) ({ $pieces }|фігуру|пішака) { $square }
    скільки|чи|хто|які|є нападників|нападники|захисників|атак|атаки|ударів|атакуючих ({ $pieces }|поле|поля) { $square }
    (хто|які) тиск|напад|атака|атаки|загроза { $square }
    безпечно|небезпечно ({ $pieces }|стояти|поле) { $square }
phrases-loose-defenders =
    хто|хтось|що|щось|які|яка|ким|чим|скільки|чи (фігура|фігури|фігур|разів) захищає|захищають|прикриває|прикривають|боронить|боронять|підтримує|підтримують|охороняє|охороняють|тримає ({ $mine }|{ $theirs }) ({ $pieces }|фігуру|пішака|поле|полі) { $square }
    чим|ким|хто|як|скільки (разів) захищений|захищена|захищене|захищено|захищається|прикритий|прикрита|прикрите|прикрито|підтриманий|підтримана ({ $pieces }|фігура|пішак|поле) { $square }
    захисники|захисника|захисників|оборонці|прикриття (які|хто|скільки|є) ({ $pieces }|поля) { $square }
    (яка|який|які|хто) захист|оборона { $pieces }|поля|пішака { $square }
phrases-loose-rays =
    (що|хто|які|яка|чи|кого|є) (фігури) (видно|бачить|стоїть|розходяться|виходять) променях|промені|променями|лініях|лініями|прямих|боки|боків|сторони|сторін|напрямках|напрямки|напрямами|напрями|навколо|довкола { $square }
    що|кого|хто|які видно|бачу|видніється|проглядається|навколо|довкола|поруч (поля|полі|клітинки) (фігури|боки|сторони) { $square }
phrases-loose-square =
    що|хто|яка|яке|чиє|чия|щось|хтось (фігура|фігури|пішак) (стоїть|знаходиться) (полі|поле|поля|клітинці|клітинка|клітці) { $square } (стоїть|знаходиться)
    вільне|вільна|вільний|порожнє|порожня|порожньо|зайняте|зайнята|зайнято|пусте|пуста|пусто|незайняте (поле|поля|полі|клітинка|клітинці) { $square }
    поле|полі|клітинка|клітинку|клітинці|клітка|клітці { $square }
    (яка|чия|що) фігура (полі|клітинці) { $square }
    яка|чия|чий|що пішак (полі|клітинці) { $square }
    є|стоїть|знаходиться щось|хтось|фігура { $square }
phrases-loose-moves-of-piece =
    куди|звідки|як може|можуть|можна|можу|можемо|міг|могла|ходить|піде|йде|здатен|здатна (піти|ходити|походити|сходити|стати|стрибнути|рухатися|рухатись|переміститися|йти|іти|дістатися) ({ $mine }|{ $theirs }) ({ $pieces }|фігура|фігурою|пішак|пішаком) { $square } (піти|ходити|походити|сходити|стати|стрибнути|рухатися|рухатись|переміститися|йти|іти|дістатися)
    які|скільки|де|список|можливі|можливих|доступні|дозволені|покажи|назви|є|має|мають ходи|ходів|хід (можливі|доступні|є|має|зробити|можливих|може) ({ $pieces }|фігури|фігура|пішака|пішак) { $square }
    які|яке|скільки|якими (поля|поле|полів|клітинки) може|можуть|можна|можу|можемо|міг|могла (піти|ходити|походити|сходити|стати|стрибнути|рухатися|рухатись|переміститися|йти|іти|дістатися) ({ $pieces }|фігура|фігурою|пішак) { $square } (піти|ходити|походити|сходити|стати|стрибнути|рухатися|рухатись|переміститися|йти|іти|дістатися)
    як|чим ({ $pieces }|фігура|фігурою) { $square } ходить|рухається|ходити|може
phrases-loose-captures-of-piece =
    що|кого|яку|які|щось|когось|скільки|чим (фігуру|фігури) може|можуть|можна|можу|можемо|міг|могла взяти|узяти|побити|з’їсти|забрати|бити|брати ({ $mine }|{ $theirs }) ({ $pieces }|фігура|фігурою|пішак) { $square }
    (які|скільки|чи|є|має|де) взяття|взять|взяттів ({ $pieces }|фігури|є|має|доступні|можливі) { $square }
    кого|кому|чому (фігури) атакує|атакують|нападає|нападають|б’є|б’ють|загрожує|загрожують|тисне|тиснуть|націлений|націлена|націлені|дивиться|дивляться ({ $mine }|{ $theirs }) ({ $pieces }|фігура) { $square }
phrases-loose-captures =
    що|кого|яку|які|щось|когось (фігуру|фігури|{ $theirs }) можу|можна|можемо|маю|здатен взяти|узяти|побити|з’їсти|забрати|бити|брати ({ $theirs }) (фігуру) (ходом)
    які|яке|скільки|є|можливі|доступні|варіанти|список взяття|взять|взяттів|розміни (можливі|доступні|є)
    щось|що|хтось|когось|фігури|чи висить|висять|незахищене|незахищена|незахищені|беззахисне|беззахисні|бите
    щось|когось (є) бити|брати|взяти|узяти|побити|з’їсти
phrases-loose-where =
    якому|яких|якій|якім|які|яке|де полі|полях|поля|поле|клітинці|клітинках|клітці|місці|квадраті (стоїть) { $pieces } (стоїть)
    де ({ $color }|{ $mine }|{ $theirs }) { $pieces } (фігура|фігури) ({ $color })
    знайди|знайти|шукай|шукаю|покажи|розташування|розташований|розташовані|місце { $pieces }
    є|має|мають|лишився|лишилася|залишився|залишилася|чи { $color }|{ $mine }|{ $theirs } { $pieces }
    є|має|мають|лишився|лишилася|залишився|залишилася|лишилися|живий|жива|зникла|подівся|поділася { $pieces } (де)
phrases-loose-rank = (що|хто|які|яка|чи|є|щось) (фігури|фігура|фігур) { $rank } горизонталь|горизонталі|горизонталлю|ряд|ряду|ряді|рядок|рядку (порожня|порожній|вільна|пуста) (фігури) (дошки)
phrases-loose-file = (що|хто|які|яка|чи|є|щось) (фігури|фігура|фігур) { $file } вертикаль|вертикалі|вертикаллю|лінія|лінії|лінію|стовпець|стовпці|стовпчик|стовпчику|колонка|колонці (порожня|вільна|пуста|відкрита|закрита|напіввідкрита) (фігури)
phrases-loose-both-clocks =
    скільки|який|яка|що (зараз) (залишилося) час|часу обох|двох|обидвох|кожного|сторін|гравців|всіх|усіх|білих (чорних|чорними)
    час|часи|годинник|годинники|годиннику|годинника|годинниках|годинником|часом обох|двох|обидвох|сторін|гравців|кожного|білих (чорних)
    (як|який|які|яка|що) показує|показують|показання|покази|показники|стан|ситуація|справи годинник|годинники|годиннику|годинника|годинниках|годинником|часом|часу
    кого|хто|котрого (кого) (скільки) більше|менше|попереду|скільки|мало час|часу|часом|годиннику|годинником (лишилося)
    як|яка|який ({ $mine }) (з) часом|годинником
phrases-loose-my-clock =
    (скільки|як|який|яка|чи|що) { $mine } (багато|мало|достатньо|досить|вистачає|вистачить|бракує) часу|час|часом|хвилин|хвилини|секунд|годинник|годинники|годиннику|годинника|годинниках|годинником (мало|достатньо|досить|вистачить)
    (чи) { $mine } цейтнот|цейтноті
    скільки { $mine } можу|можна|лишилося|залишилося (часу) думати|подумати|обдумування
    скільки ({ $mine }) можу|можна ({ $mine }) думати|подумати
phrases-loose-opponents-clock =
    (скільки|як|який|яка|чи|що) { $theirs } (багато|мало|достатньо|досить|вистачає|вистачить) часу|час|часом|хвилин|хвилини|секунд|годинник|годинники|годиннику|годинника|годинниках|годинником (мало|достатньо)
    (чи) { $theirs } цейтнот|цейтноті
    скільки { $theirs } може|лишилося|залишилося (часу) думати|подумати
phrases-loose-time-used =
    скільки|хто|кого|який (скільки) (більше|менше) час|часу|хвилин (вже) витратив|витратила|витратили|витрачено|витратилося|використав|використала|використали|використано|пішло|минуло|пройшло|з’їв ({ $mine }|{ $theirs }|{ $color }) (обидва|обоє|кожен|обох|ми)
    витратив|витратила|витратили|витрачено|витратилося|використав|використала|використали|використано|пішло|минуло|пройшло|з’їв|витрачений час|часу (обох|кожен|кожним|сторін|гравців)
    скільки|довго|давно (часу) граємо|граю|триває|тривала|тягнеться|йде|іде (партія|гра) (як)
    скільки|хто ({ $mine }|{ $theirs }|{ $color }) витратив|витратила|витратили|витрачено|витратилося|використав|використала|використали|використано|пішло|минуло|пройшло|з’їв|думав|думала (часу)
phrases-loose-time-control =
    (який|яка|яким|якому|скільки) контроль|контролем|контролі|регламент|регламентом|регламенті час|часу|часом|партії|партія|гри|гра|грі|граємо|граю|який|яким|яка
    скільки|яка|який (часу|секунд) додається|додають|додаються|надбавка|добавка|інкремент|бонус|додавання|приріст (секунд) (хід|ходом) (кожен|кожний|кожним|кожного)
    скільки|яка|який часу|хвилин (дається|дано|дають|маємо|відведено|виділено|відводиться|дали) партію|гру|всю|початку (кожному|кожен)
    бліц|рапід|класика|блискавичні це|яка|який|чи|партія|гра|шахи
    надбавка|інкремент|добавка час|часу|секунд|хід|яка|який
phrases-loose-moves-to-control =
    (скільки|чи|коли|який|багато) (багато) ходів|ходи|ходу (зробити|треба|лишилося) контролю|контролі
    скільки ({ $mine }) (ще) ходів (ще) лишилося|залишилося|лишилось|залишилось|зосталося
    скільки ({ $mine }) (ще) ходів|ходи ({ $mine }) треба|маю|мушу|потрібно|необхідно|слід|повинен|належить (зробити)
    який|якого|котрого|якому|котрому|яким|яких хід|ходу|ходом|ході|ходів контроль|контролю|контролі
    коли|де|скоро (наступний|буде) контроль (часу)
    скільки|далеко контролю|контролі (часу)
phrases-loose-last-move =
    (що|який|яким|як|куди|чим|нагадай|повтори) останній|останнім|крайній|минулий|недавній хід|ходом ({ $theirs }|{ $color }|{ $mine })
    що|як|куди|чим|який|яким|яку|якою|звідки пішов|пішла|пішли|походив|походила|походили|сходив|сходила|сходили|зіграв|зіграла|зіграли|зіграно|відповів|відповіла|відповіли|зробив|зробила|зробили|поставив|поставила|поставили|рушив ({ $theirs }|{ $color }|{ $mine }) (хід|ходом|фігурою|фігура|фігуру) (останній|останнім|останнього|щойно|останньою) ({ $pieces })
    яка|яку|якою фігура|фігуру|фігурою пішов|пішла|пішли|походив|походила|походили|сходив|сходила|сходили|зіграв|зіграла|зіграли|зіграно|відповів|відповіла|відповіли|зробив|зробила|зробили|поставив|поставила|поставили|рушив|ходила|рухалася|зрушила|пересунув|пересунули (останньою|щойно)
    який|яким|яка|які попередній|минулий хід|ходу|ходом|ході
    що сталося|відбулося|трапилося|зіграно|зіграли|було
    який|яким|яка { $theirs }|{ $color } хід|ходу|ходом|ході
    { $theirs }|{ $color } пішов|пішла|пішли|походив|походила|походили|сходив|сходила|сходили|зіграв|зіграла|зіграли|зіграно|відповів|відповіла|відповіли|зробив|зробила|зробили|поставив|поставила|поставили|рушив (як|куди|чим|що)
phrases-loose-last-moves =
    (які) останні|останніх|попередні|попередніх|минулі|недавні { $count } (ходи|ходів|ходу|півходів)
    (які) { $count } останні|останніх|попередні|попередніх ходи|ходів|ходу
phrases-loose-last-capture =
    що|кого|яку|чим|яка|яке|хто|чи|який|якого|щось|хтось|когось узяв|взяв|узяла|взяла|узяли|взяли|взято|узято|взята|узята|взятий|побив|побила|побили|побито|побита|забрав|забрала|забрали|забрано|з’їв|з’їла|з’їли|збив|збили (фігуру|фігура|пішака|пішак|{ $pieces }) (останнім|останній|ходом|щойно) ({ $theirs }|{ $color }|{ $mine })
    яку|яка|який|якого ({ $pieces }|фігуру|фігура) ({ $mine }|{ $theirs }|{ $color }) втратив|втратила|втратили|відіграв
    що|яке|яка|який|чи|було останнє|останнім|останній взяття|взяттям|розмін|розміном
    (чи|що|кого) узяв|взяв|узяла|взяла|узяли|взяли|взято|узято|взята|узята|взятий|побив|побила|побили|побито|побита|забрав|забрала|забрали|забрано|з’їв|з’їла|з’їли|збив|збили фігуру|фігура|щось|когось останнім|останній|щойно
phrases-loose-diagonal = (що|хто|які|яка|чи|є|щось) (фігури|фігура) (вільна|порожня|між) діагональ|діагоналі|діагоналлю|діагоналях (між) { $square } { $to }
phrases-loose-diagonals-of-square = (що|хто|які|яка|чи|є|щось) (фігури|фігура) діагональ|діагоналі|діагоналлю|діагоналях (поля|клітинки|через|навколо|проходять|виходять|від) { $square }
phrases-loose-long-diagonals = (що|хто|які|яка|чи|є|кого) (фігури|фігура) довга|довгій|довгі|довгих|довгу|велика|великій|великі|великих|велику|головна|головній|головні|головних|головну ({ $color }|білопільній|чорнопільній) діагональ|діагоналі|діагоналлю|діагоналях
phrases-loose-pawns-by-file =
    (яка|які|де|як|чи) ({ $color }) пішаки|пішаків|пішак|пішака|пішаками|пішки|пішок вертикалях|вертикалями|вертикалям|лініях|лініями|стовпцях|стовпцями (стоять|розташовані)
    (яка|як|яку) пішакова|пішакову|пішаковий|пішакової|пішаки|пішаків|пішак|пішака|пішаками|пішки|пішок структура|структуру|структури|ланцюг|ланцюжок|скелет|розташування|розстановка
    пішаків|пішаки|пішак вертикалях|вертикалями
phrases-loose-doubled-pawns =
    (які|де|чи|скільки|хто|кого|якої|чиї) ({ $mine }|{ $theirs }|{ $color }) здвоєні|здвоєних|здвоєний|здвоєного|здвоєним|подвоєні|подвоєних|здвоєно ({ $color }) пішаки|пішаків|пішак|пішака|пішаками|пішки|пішок ({ $color }|{ $mine }|{ $theirs })
    (чи|де|кого) (є) здвоєні|здвоєних є|де|чи|хто|кого|які|{ $mine }|{ $theirs }|{ $color }
phrases-loose-isolated-pawns =
    (які|де|чи|скільки|хто|кого|якої|чиї) ({ $mine }|{ $theirs }|{ $color }) ізольовані|ізольованих|ізольований|ізольованого|поодинокі|відірвані|ізольовано ({ $color }) пішаки|пішаків|пішак|пішака|пішаками|пішки|пішок ({ $color }|{ $mine }|{ $theirs })
    (чи|де|кого) (є) ізольовані|ізольованих|ізолятор|ізолятори є|де|чи|хто|кого|які|{ $mine }|{ $theirs }|{ $color }
phrases-loose-passed-pawns =
    (які|де|чи|скільки|хто|кого|якої|чиї) ({ $mine }|{ $theirs }|{ $color }) прохідні|прохідних|прохідний|прохідного|прохідним|прохідна|прохідну ({ $color }) пішаки|пішаків|пішак|пішака|пішаками|пішки|пішок ({ $color }|{ $mine }|{ $theirs })
    (чи|де|кого) (є) прохідні|прохідних|прохідний|прохідного є|де|чи|хто|кого|які|{ $mine }|{ $theirs }|{ $color }
phrases-loose-position-by-file =
    (опиши|як|яка|які|що) (стоять) (всю|усю|вся) позиція|позицію|позиції|дошку|дошка|дошки|дошці|дошкою|фігури|розташування|розстановка|розстановку|все|усе вертикалях|вертикалями|вертикалям|стовпцях|стовпцями|стовпчиках|лініях|лініями
    (опиши|яка) позиція|позицію|позиції|дошку|дошка|дошки|дошці|дошкою|все вертикаль|лінія вертикаллю|лінією
    (опиши|прочитай) позиція|позицію|позиції|дошку|дошка|дошки|дошці|дошкою (кожну) вертикаль кожну|вертикаллю
phrases-loose-changes =
    що|яка|які|чи|щось|як (тут) змінилося|змінилось|змінилися|змінились|змінила|нового|зміни|змін|різниця|відрізняється|інакше|помінялося|помінялось|новенького (позиція|позиції|дошці|фігури) (після|відколи|відтоді|з|коли|поки|за|перед) ({ $mine }) (останнього|минулого|попереднього) (ходу|ході|хід|походив|походила|пішов|пішла|ходив|разу)
    що сталося|відбулося|трапилося|було після|відколи|відтоді ({ $mine }) (останнього|минулого|попереднього) ходу|ході|походив|пішов|походила
phrases-loose-position =
    прочитай|прочитати|опиши|опишіть|описати|назви|розкажи|розповідай|озвуч|читай|перелічи|покажи|скажи|яка|як|що|повна|повну|вся|всю|усю|ціла|цілу|поточна|поточну позиція|позицію|позиції|дошку|дошка|дошки|дошці|дошкою|розташування|розстановка|розстановку|розставлення|становище|ситуація|ситуацію|обстановка (повністю|цілком|всю|усю|повну) (горизонталях|горизонталями|рядах) (дошці)
    як|де|які (всі|усі) (зараз) (стоять|розташовані|розставлені|розміщені) фігури (стоять|розташовані|розставлені|розміщені) (всі|усі) (дошці)
    як|де стоять|розташовані|розставлені|розміщені|все|усе (всі|усі) фігури|все|усе
    що|все|усе дошці|дошкою (є|стоїть|відбувається|діється)
    позицію|дошку горизонталь горизонталлю
phrases-loose-piece-lists =
    (які|скажи) перелічи|перерахуй|список|списком|перелік|які|назви|прочитай|скільки|усі|всі|всіх|усіх фігури|фігур білих|білі|білими чорних|чорні|чорними (дошці)
    (які|скажи) перелічи|перерахуй|список|списком|перелік|які|назви|прочитай|скільки|усі|всі|всіх|усіх фігури|фігур (обох|кожного|дошці) (сторін|сторони|гравців|дошці)
    фігури|фігур обох|кожного|білих|двох (чорних) (сторін|гравців|які|список)
    що|які (фігури) обох|кожного|кого|двох (фігури) (має|є)
    хто що (фігури) має
phrases-loose-what-can-move =
    чим|якими|якою|які|яка|хто|що|скільки (фігури|фігура|фігурами|фігурою|фігур|{ $pieces }) може|можуть|можна|можу|можемо|міг|могла піти|ходити|походити|сходити|стати|стрибнути|рухатися|рухатись|переміститися|йти|іти|дістатися (фігури|фігурами) ({ $pieces })
    можливі|можливих|дозволені|дозволених|доступні|легальні|легальних ходи|ходів (які|скільки|список|всі|усі) (є)
    які|скільки|що ({ $mine }) ходи|ходів ({ $mine }) можу|можна|маю|є|доступні|можливі|дозволені (зробити) (є)
    які|скільки { $mine } (є) ходи|ходів (зробити|можливі)
    фігури може|можуть|можна|можу|можемо|міг|могла піти|ходити|походити|сходити|стати|стрибнути|рухатися|рухатись|переміститися|йти|іти|дістатися
phrases-loose-check =
    (чи|хто|кому|чий|чим|звідки|що|яка|який|якою) хто|кому|чий|чим|звідки|є|чи|{ $mine }|{ $theirs }|{ $color }|кого|король|короля|королю|під|дав|дала|дали|дає|дають|оголосив|оголошено|ставить|поставив|робить шах|шахом|шаха ({ $mine }|{ $theirs }|{ $color }) (король|короля|королю|фігура|стоїть|фігурою) ({ $mine }|{ $theirs }|{ $color })
    (чи|хто|що) король|короля|королю|королеві ({ $mine }|{ $theirs }|{ $color }) (під) ударом|боєм|атакою|загрозою|небезпеці|безпеці|атакує|нападає|загрожує|атакований|шахом
phrases-loose-material =
    (що|як|який|яка|яке|чи) стан|справи|рахунок|співвідношення|баланс|перевага|різниця|порівняй|порахуй|підрахуй|що|як|рівний|рівна|рівність|рівно|порівну|однаковий матеріал|матеріалу|матеріалом|матеріалі
    (чи|яка|яке|хто|кого) матеріальна|матеріальне|матеріальний|матеріально перевага|співвідношення|рівність|баланс|становище|рівновага|більше|сильніший
    кого|хто|чий (фігур) більше|менше|зайва|зайвий|зайве|переважає|веде|попереду|позаду|перевага матеріалу|матеріалом|матеріалі|фігур|фігура|фігури|пішаків|пішак|якість|якістю|{ $pieces }
    { $mine }|{ $theirs }|{ $color } (є) більше|менше|зайва|зайвий|зайву|бракує|перевага|попереду|позаду|веду|виграв|програв матеріалу|матеріалом|матеріалі|фігур|фігура|фігуру|якість|{ $pieces }
    (чи) { $mine }|{ $theirs }|{ $color } перевага|попереду|позаду (матеріалі|матеріалом)
    скільки|порахуй|підрахуй|рахунок|кількість|підрахунок фігур|фігури|очок|балів|пішаків|матеріалу|{ $pieces } ({ $mine }|{ $theirs }|{ $color }) (обох|кожного|дошці|сторін)
    хто виграє|веде|попереду матеріалом|матеріалі|матеріалу
phrases-loose-opponent =
    (а) ким|кого|проти { $mine }|{ $theirs } граю|граємо|грати|сиджу|воюю|змагаюся|зустрівся|граєш
    ким|кого граю|граємо|гра|партія|воюю|змагаюся (зараз|проти)
    хто|який|яка|як|чий|ким { $theirs } (звати|звуть|зовуть|такий|така|сьогодні)
    (як|яке) ім’я|звати|звуть|зовуть|прізвище|нік ({ $mine }) { $theirs }|{ $mine }
    (який|яка|наскільки|якого) рівень|рівня|сила|сили|рейтинг|рейтингу|сильний|сильна { $theirs }
    який|яка|наскільки|якого рівень|рівня|сила|рейтинг (гри|комп’ютера|{ $theirs })
    яким|якими|який|якого|яка (фігурами) колір|кольором|кольору|фігурами ({ $mine }) (граю|граємо|мої|мій)
    { $mine } граю { $color } (фігурами)
    хто (сидить|грає) навпроти|проти|{ $color }
phrases-loose-repeat =
    повтори|повторіть|повторити|перекажи|скажи|скажіть|кажи|прочитай (все|останню|останнє|будь) повідомлення|фразу|відповідь|слова|репліку|сказане|останнє|знову|спочатку (ще) (раз)
    повтори|повторіть|повторити|скажи|скажіть|кажи|прочитай (це|те|мені) (ще) раз (це|те|фразу|повідомлення)
    що|як ти|ви (щойно|там|це) сказав|сказала|сказали|кажеш|кажете|говориш|казав|казала
    що (було) (щойно) сказано|сказав|сказали
    ({ $mine }) (щось) не почув|почула|чую|розчув|розчула|чув|чула|зрозумів|зрозуміла|розумію|вловив|уловив|дочув|дочула|розібрав|розібрала (тебе|вас|це|що)
    ({ $mine }) прослухав|прослухала|пропустив|пропустила|прогавив|прогавила (повідомлення|останнє|це|що)
    ще разок|разочок|раз
phrases-loose-board-larger =
    (зроби|зробити|хочу|трохи|ще) збільш|збільшити|збільшіть|збільшуй|більша|більшою|більшу|більше|побільше|крупніше|крупнішою|розтягни|ширша|більшого дошку|дошка|дошки|дошці|дошкою (розмір) (трохи|ще)
    замала|маленька|дрібна|мала|мілка дошку|дошка|дошки|дошці|дошкою (мені)
phrases-loose-board-smaller =
    (зроби|зробити|хочу|трохи|ще) зменш|зменшити|зменшіть|зменшуй|менша|меншою|меншу|менше|поменше|дрібніше|дрібнішою|звузь|вужча дошку|дошка|дошки|дошці|дошкою (розмір) (трохи|ще)
    завелика|велика|величезна дошка (мені)
phrases-loose-turn-board =
    переверни|поверни|розверни|обернути|оберни|перевернути|повернути|розвернути|поверніть|переверніть|розгорни|крутни|прокрути|обертай|зміни|поміняй|інший ({ $mine }) дошку|дошка|орієнтацію|ракурс|дошки|бік|боком (дошки|навпаки)
    (покажи|постав|подивитися) дошку|дошка|дошки|дошці|дошкою (очима|боку|сторони|бік|боком) (з) очима|боку|сторони|бік|знизу ({ $color }|{ $theirs })
    переверни|поверни|розверни|перевернути|повернути|розвернути|постав дошку ({ $color }|{ $theirs }) донизу|униз|вниз|знизу|догори|вгору|угору|унизу (ногами|{ $color })
phrases-loose-back =
    (перейди|повернися|повернись|крокни|відмотай|відмотати|іди|гортай|перегорни) (один|1|одним|одне) хід|крок|ходу|кроком|півхід|позицію назад (партії|гри)
    перейди|повернися|повернись|крокни|відмотай|відмотати|іди|йди|гортай|перегорни|перегортай|промотай (крок|хід|один) назад
    попередню|попередня|попередньої|попереднього|попередній позицію|позиція|позиції|положення|ходу (перейди|повернися)
    (перейди|повернися) (до|на) попереднього|попередню ходу|позицію
    крок назад
phrases-loose-forward =
    (перейди|крокни|промотай|іди|гортай|перегорни) (один|1|одним|одне) хід|крок|ходу|кроком|півхід|позицію вперед|уперед|далі (партії|гри)
    перейди|крокни|промотай|відмотай|іди|йди|гортай|перегорни|перегортай|прокрути (крок|хід|один) вперед|уперед|далі
    наступну|наступна|наступного|наступній|наступної|наступний позицію|позиція|позиції|ходу|хід (перейди|покажи)
    крок вперед|уперед
phrases-loose-go-to-move =
    (перейди|перейти|повернися|повернись|покажи|показати|відкрий|іди|стрибни|глянути|подивитися) (яка|дошка|дошку) (позиція|позицію|позиції) (після|до|на) ({ $color }) хід|ходу|ходом|ході (номер) { $number }
    яка|що|як (була|було|стояло|виглядала) (позиція|позицію|позиції|дошці) (після|на) ходу|ході { $number }
    { $number } хід|ходу|ходом|ході (перейди|повернися|покажи|після|до|позиція|позицію)
phrases-loose-present =
    (перейди|повернися|повернись|назад|вернися|поверни) ({ $mine }) (до|на|в) поточної|поточна|поточну|поточній|теперішньої|теперішня|теперішню|актуальної|актуальна|актуальну|нинішньої|нинішня|останньої|остання|останню|кінцевої|реальної позиція|позицію|позиції|моменту|стану
    повернися|повернись|вернися|вернись|повертайся|назад|перейди|стрибни (до|в|на) партії|гри|теперішнього|сьогодення|поточного|реальності|кінця|кінець|останнього (ходу) (партії|гри)
    (до) (самого) кінця|кінець партії|гри
phrases-loose-save-game =
    збережи|збережіть|зберегти|зберігай|запиши|записати|експортуй|експортувати ({ $mine }|цю) партію|гру|партії|файл|pgn|пгн|запис (у|в) (файл|файлом|файлі|диск|комп’ютер|пристрій|як) (pgn|пгн)
    завантаж|завантажити|скачай|скачати|вивантаж|вивантажити файл|pgn|пгн (партії|партію|файл)
phrases-loose-read-score =
    прочитай|прочитати|читай|читати|перечитай|озвуч|розкажи|назви|перелічи|продиктуй|повтори|покажи|який|весь|увесь|всю|усю|повний|цілу запис|партію|бланк|нотацію|протокол|хронологію (партії|гри) (початку|спочатку) (ходів|ходи)
    (прочитай|перелічи|озвуч|продиктуй|які|всі|усі) перелічи|озвуч|продиктуй|прочитай|які|всі|усі ходи|ходів (партії|гри) (початку|спочатку|першого) (зіграно|зроблено|зроблені|зіграні|було|були|зробили|зіграли|досі)
    які|що ходи зіграно|зроблено|зроблені|зіграні|були|зробили|зіграли
    як ішла|йшла|проходила|розвивалася|складалася|минала партія|гра
    прочитай|читай|розкажи|партію спочатку|початку (партію)
phrases-loose-copy-score =
    скопіюй|скопіюйте|скопіювати|копіюй|копіювати|експортуй|експортувати|копія|копію запис|запису|партію|партії|гру|гри|pgn|пгн|нотацію|ходи|бланк (партії|партію|гри|ходів) (pgn|пгн|буфер|обміну|форматі|як)
    партію|запис|партії|pgn|пгн (у|в) буфер (pgn|пгн)
phrases-loose-games =
    які|де|скільки (є) (у|в) ({ $mine }) (тут) (є) (збережені|збережених|минулі|старі|попередні) партії|партій|ігри|ігор (тут|є) (збережені|збережено|збереглися|записані|є)
    які|де|скільки ({ $mine }) (збережені|збережених) партії|партій|ігри|ігор (є|збережені|збережено) (на) (цьому|моєму|{ $mine }) пристрої|телефоні|комп’ютері
    список|перелік|архів|історія|покажи|відкрий|відкрити|переглянути|назви|дай|збережені|збережених|минулі|старі|попередні|зіграні|мої|{ $mine } ({ $mine }) (збережені|збережених|минулі|старі|попередні|всі|усі) партії|партій|ігри|ігор (пристрої|телефоні|комп’ютері) (цьому|{ $mine })
phrases-loose-settings =
    відкрий|відкрийте|відкрити|перейди|перейти|зайди|зайти|зміни|змінити|поміняти|меню|сторінка|сторінку|екран|вікно|хочу|потрібні|дай|викликати ({ $mine }) налаштування|налаштувань|налаштуваннях|параметри|параметрів|опції|опцій|настройки|настройок
    де|як ({ $mine }) (можна|можу) (знаходяться|знайти|відкрити|змінити|поміняти|зайти|потрапити|є) (до|в|у) налаштування|налаштувань|налаштуваннях|параметри|параметрів|опції|опцій|настройки|настройок
    де|як ({ $mine }) (можна|можу) ({ $mine }) змінити|вибрати|поміняти|налаштувати|увімкнути|обрати голос|мову|клавіші|кольори|тему|звук|звуки|швидкість|шрифт
phrases-loose-new-game =
    нова|нову|нової|іншу|інша|наступну|наступна|чергову ({ $theirs }) партія|партію|партії|гра|гру|гри (почати|почни|почнемо|почнімо|розпочати|розпочни|хочу|зіграти|зіграймо|зіграємо)
    почати|почни|почнімо|почнемо|розпочати|розпочни|розпочнімо|стартуй|створи|створити|хочу (нову) партію|гру|партія|спочатку|заново|знову (спочатку|заново)
    зіграймо|зіграємо|зіграти|зіграй|пограємо|пограти|пограймо|грати знову|заново|партію|разок|спочатку|реванш|ще (одну|раз|разок|партію)
phrases-loose-offer-draw =
    запропонуй|запропонуйте|запропонувати|пропоную|пропонуй|пропонуємо|запропоную ({ $theirs }) нічию|нічиєю|мирову|мир
    давай|давайте|погодимося|погодьмося|погодимось|зробімо|зробимо|хочеш|хочете нічию|нічия|нічиєю|нічиєї
    зіграймо|закінчимо|закінчім|завершимо|завершім|розійдімося|розійдемося|розійдімось|розійдемось (партію) внічию|нічиєю|миром
    пропозиція|пропозицію|надішли|надіслати|відправ нічиєї|нічию|нічия
    чи (не) хочеш|хочете|згоден|згодні|бажаєш (ти|ви) (на) нічию|нічиєї|нічия
    чи згоден|згодні ({ $theirs }) (на) нічию
    (на) нічию|нічия
    розійтися|розійтись|закінчити|закінчимо|завершити|зіграти (партію) внічию|нічиєю|миром
    запропонуй|запропонуйте|запропонувати|пропоную|пропонуй|пропонуємо|запропоную|давай|давайте (розійтися|розійтись|закінчити|зіграти) внічию|миром
    як щодо|відносно|стосовно нічиєї
    може внічию|миром
    нічия|нічию домовленістю|згодою
phrases-loose-accept-draw =
    приймаю|приймаємо|прийму|прийми|прийняти|погоджуюся|погоджуюсь|погодитися|погодитись|згоден|згодна|згодні|згода ({ $theirs }) (на|твою|вашу|його) нічию|нічия|нічиєї|нічиєю|нічиї|пропозицію|пропозиція|пропозиції|пропозицією
    ({ $mine }) погоджуюся|погоджуюсь|приймаю|згоден|згодна|згода (з) (пропозицією|нічиєю|нічия|нічию)
    ({ $mine }) погоджуюся|погоджуюсь|згоден|згодна|згода на нічию
    хай|нехай (буде|вже) нічия
    нічия влаштовує|підходить|годиться
    ({ $mine }) нічия влаштовує|підходить
    так нічия|нічию
phrases-loose-refuse-draw =
    відхиляю|відхили|відхилити|відмовляюся|відмовляюсь|відмовляємося|відмовитися|відмовитись|відмовся|відмова|відкидаю|відкинути нічию|нічия|нічиєї|нічиєю|нічиї|пропозицію|пропозиції|пропозиція
    не (хочу) приймаю|приймай|приймати|згоден|згодна|згодні|погоджуюся|погоджуюсь|хочу|треба|потрібна|влаштовує|підходить|буде нічию|нічия|нічиєї|нічиєю|нічиї|пропозицію|пропозиція
    нічия|нічию|нічиєї ({ $mine }) не влаштовує|підходить|потрібна|треба|буде|хочу|згоден|приймаю|приймається
    граймо|граємо|гратиму|гратимемо|гратимем|граю|грати далі
    граймо|граємо|гратиму|гратимемо|граю|грати ще
    продовжуймо|продовжуємо|продовжимо|продовжити|продовжую гру|грати|партію|боротьбу
    ніякої|ніяких|жодної|жодних|без нічию|нічия|нічиєї|нічиєю|нічиї|нічиїх
    хочу грати далі
    не згоден|згодна
phrases-loose-resign =
    здаю|здай|здати|здаємо|визнаю|визнай|визнати партію|поразку|партія|гру
    ({ $mine }) (все|усе|вже|уже|тоді) здаюся|здаюсь|здаємося|здатися|здатись|капітулюю
    (все|усе) ({ $mine }) здаюся|здаюсь|здатися
    здаюся|здаюсь|здатися|здатись|здаватися все|усе|вже|уже|партія|партію|програна|програно|програю|програв|програла ({ $mine })
    здаюся|здаюсь|здатися програв|програла|програю|програна|програно ({ $mine }) (все|усе) (партія|партію|вже)
    припиняю|припинити боротьбу|опір
    кладу|покладу короля
    опускаю руки
phrases-loose-take-back =
    поверни|поверніть|повернути|верни|вернути|вертаю|повертаю|скасуй|скасуйте|скасувати|скасовую|відміни|відмініть|відмінити|відміняю|забери|заберіть|забрати|забираю|візьми|візьміть|взяти|узяти|відкоти|відкотити|анулюй ({ $mine }) (останній|цей|той) хід|ходу|ходом|ході (назад) ({ $mine })
    поверни|поверніть|повернути|верни|вернути|забери|забрати|візьми|взяти|узяти ({ $mine }|це|його) назад
    дай|дайте|дозволь|дозвольте|хочу ({ $mine }) переходити|перехід|перейти
    верни|поверни|повернути|вернути|зроби як було
    ({ $mine }) переходити|перехожу|переходжу
    можна|можу|чи (можна|можу) ({ $mine }) переходити|перехід
    можна|чи|можу (можна|можу) ({ $mine }) повернути|вернути|скасувати|відмінити|забрати|взяти|узяти ({ $mine }) (назад) ({ $mine }) (останній|цей|той) хід (назад)
    можна|чи|можу (можна|можу) ({ $mine }) (це) повернути|вернути|скасувати|відмінити|забрати|взяти|узяти ({ $mine }) (назад)
    не туди|те|тим|сюди пішов|пішла|походив|походила|сходив|сходила|зіграв|зіграла|натиснув|натиснула|поставив|хотів|хотіла
    помилковий|випадковий|випадково|помилково хід|пішов|пішла|походив|походила|зіграв|зіграла|натиснув
phrases-loose-claim-threefold =
    (ця|та) (сама|ж) позиція (вже|уже) три|3|тричі|трьох|триразове|триразового|триразовим|трикратне|трикратного|трикратним|втретє|третє|третій (раз|рази) (повторилася|виникла)
    (ця|та) (сама|ж) позиція (вже|уже) повторилася|повторюється|виникла|була (вже|уже) три|3|тричі|трьох|триразове|триразового|триразовим|трикратне|трикратного|трикратним|втретє|третє|третій (раз|рази)
    три|3|тричі|трьох|триразове|триразового|триразовим|трикратне|трикратного|трикратним|втретє|третє|третій повторення|повторенням|повторенню|повтор|повторилася|повторилась|повторюється|повторилося|повторювалася|виникла|виникає|трапилася|трапляється|зустрілася|з’явилася|позиція|позицію|позиції (рази|разів|раз) (позиція|позицію|позиції) (нічию|нічия|нічиєї|нічиєю|нічиї) (вимагаю|вимога|фіксуємо|фіксую) (однакова|та|сама)
    нічию|нічия|нічиєї|нічиєю|нічиї повторення|повторенням|повторенню|повтором|повторі|повторюється|повторилася|повторюються (три|3|тричі|трьох|триразове|триразового|триразовим|трикратне|трикратного|трикратним|втретє|третє|третій) (позиція|позицію|позиції|позицій|ходів) (рази|разів|раз) (вимагаю|вимога)
    позиція|позиції|ходи повторилася|повторилась|повторюється|повторюються|повторилися|повторилося (три|3|тричі|трьох|триразове|триразового|триразовим|трикратне|трикратного|трикратним|втретє|третє|третій) (рази|разів|раз) (нічию|нічия|нічиєї|нічиєю|нічиї)
    нічию|нічия|нічиєї|нічиєю|нічиї три|3|тричі|трьох|триразове|триразового|триразовим|трикратне|трикратного|трикратним|втретє|третє|третій (рази|разів|раз) (позиція|позиції)
    вимога|вимогу|заявляю|прошу три|3|тричі|трьох|триразове|триразового|триразовим|трикратне|трикратного|трикратним|втретє|третє|третій|повторення|повторенням (повторення) (нічию|нічия|нічиєї|нічиєю|нічиї)
    (одна) однакова|та|сама|одна (сама) (й) позиція три|3|тричі|трьох|триразове|триразового|триразовим|трикратне|трикратного|трикратним|втретє|третє|третій|знову (рази|раз)
phrases-loose-claim-flag =
    ({ $theirs }) прапорець|прапор|пропорець|прапорця упав|впав|падає|опустився|опущений|опущено|звалився|лежить|упало ({ $theirs })
    ({ $theirs }) час|часу|ліміт вийшов|скінчився|закінчився|вичерпано|вичерпався|вичерпаний|сплив|минув|немає|нема|прострочив|прострочила|прострочено|перевищив|перевищила|перевищено|збіг ({ $theirs })
    ({ $theirs }) прострочив|прострочила|перевищив|перевищила|вичерпав|вичерпала час|контроль|ліміт
    ({ $theirs }) програв|програла|програє|виграв|виграю|перемога часом|часу|прапорцем
    вийшов|скінчився|закінчився|вичерпався|сплив|минув ({ $theirs }) час
    (у) { $theirs } (вже) скінчився|закінчився|вийшов|сплив час
    { $theirs } упав|впав прапорець
phrases-loose-press-clock =
    натисни|натискай|натискаю|натисніть|натиснути|тисни|тисну|перемкни|перемикай|перемикаю|перемкнути|переключи|переключити|переключаю|клацни|клацаю|стукни ({ $mine }) годинник|годиннику|годинники|кнопку|кнопка|важіль (годинника|годиннику)
    мій хід зроблено годинник
phrases-loose-stop-clocks =
    зупини|зупиніть|зупинити|зупиняй|зупиняю|спини|спинити|призупини|призупиніть|призупинити|стоп|пауза|заморозь ({ $mine }) годинник|годинники|годиннику|годинника|годинниках|час|відлік|таймер|хід
    постав|поставити|поставте|ставлю|зроби|зробити|увімкни|потрібна|треба (годинник|годинники|годиннику|годинника|годинниках|гру|партію) паузу|павзу|пауза|павза
    (годинник|годинники|годиннику|годинника|годинниках|час) (на) паузу|павзу|пауза
phrases-loose-faster =
    (трохи|трошки|ще|дещо|значно) говори|говоріть|говорити|кажи|читай|читати|розмовляй|розмовляти|озвучуй|мовлення|голос|мову|темп|швидкість (трохи|трошки|ще|дещо|значно|набагато) швидше|швидший|швидшим|прискор|прискорити|пришвидш|пришвидшити|скоріше|жвавіше|збільш|збільшити|підвищ
    (трохи|трошки|ще|дещо|значно|набагато) швидше|скоріше|жвавіше
    занадто|дуже|надто|так повільно|повільний|повільна|повільне (говориш|читаєш|голос|мовлення|говорить)
phrases-loose-slower =
    (трохи|трошки|ще|дещо|значно) говори|говоріть|говорити|кажи|читай|читати|розмовляй|розмовляти|озвучуй|мовлення|голос|мову|темп|швидкість (трохи|трошки|ще|дещо|значно|набагато) повільніше|повільніший|повільнішим|сповільни|сповільнити|уповільни|уповільнити|спокійніше|зменш|зменшити|знизь
    (трохи|трошки|ще|дещо|значно|набагато) повільніше|спокійніше
    занадто|дуже|надто швидко|швидкий|швидка|швидке (говориш|читаєш|голос|мовлення|говорить)
    не (так) (говори|читай|кажи) швидко|поспішай|спіши|квапся|тарабань|поспішаючи
phrases-loose-sound-on =
    увімкни|ввімкни|увімкніть|увімкнути|ввімкнути|включи|включити|поверни|повернути|верни|віднови|відновити|дай|хочу|зроби (весь|увесь|усі|всі|назад) звук|звуки|звуку|звуків|озвучення|озвучку|озвучування|голос (весь|назад|знову)
    звук|звуки|звуку|звуків|озвучення|озвучку|озвучування|голос увімкнено|знову|працює
    говори знову|вголос
phrases-loose-sound-off =
    вимкни|вимкніть|вимкнути|виключи|виключити|прибери|прибрати|заглуши|заглушити|відключи|відключити|без (весь|увесь|усі|всі|будь-яких) звук|звуки|звуку|звуків|озвучення|озвучку|озвучування|голос (весь)
    не говори|розмовляй|балакай|шуми|кричи|озвучуй (нічого|більше)
    (трохи|просто) помовч|замовкни|мовчи|мовчати|цить|замовчи|тихіше|тихше
    беззвучний|тихий|німий|безшумний режим
    повна тиша
phrases-loose-help =
    які|список|перелік|покажи|назви|перелічи|усі|всі|прочитай|що|скажи|відкрий|дай|доступні|можливі (є|тут|взагалі|голосові|доступні|можливі|існують) команди|команд|командами|довідку|довідка|довідки|допомогу|інструкція|інструкцію|підмогу (є|доступні|можливі|існують)
    що|які|якими|як (слова|команди|фрази) ({ $mine }) можу|можна|вмію ({ $mine }) (тут|тобі) казати|сказати|говорити|питати|спитати|запитати|вводити|ввести|писати|робити|командувати|зробити|вживати|давати|дати (команди)
    що ти|ви|програма|тут вмієш|умієш|вмієте|можеш|можете|знаєш|розумієш|вміє|може (робити)
    як ({ $mine }) (цим|цією|нею|ним|тобою|тут|програмою) користуватися|користуватись|керувати|працює|працюєш|працювати|командувати|управляти (програмою|програма)
    потрібна|треба|потребую|потрібно|хочу допомога|допомоги|допомогу|довідка|довідку|підмога
    не знаю (як) казати|сказати|ввести|робити (далі)
phrases-loose-claim-quickplay-draw =
    не намагається|намагаються|прагне|хоче|пробує|старається|думає виграти|вигравати|перемогти (нічию|нічия|нічиєї|нічиєю|нічиї) (менше|менш) (двох|дві|2) (хвилин|хвилини) (бо)
    ({ $theirs }) не намагається|намагаються|прагне|хоче|пробує|старається виграти|вигравати|перемогти
    ({ $theirs }) (просто) (лише|тільки|лиш) тягне|затягує|тягнути час|гру|партію (нічию|нічия) (вимагаю)
    не може|можуть|зможе виграти|перемогти звичайними|нормальними|звичайним|нормальним (засобами|способом) (нічию|нічия|нічиєї|нічиєю|нічиї)
    неможливо виграти|перемогти звичайними|нормальними (засобами) (нічию|нічия|нічиєї|нічиєю|нічиї)
    зафіксуйте|зафіксуй|зафіксувати|фіксую|фіксуємо|заявляю|присудіть|потребую|вимога (про) нічию|нічия|нічиєї|нічиєю|нічиї
    нічию|нічия|нічиєї|нічиєю|нічиї швидкому|швидкого|швидке|бліці|рапіді|цейтноті (закінченні|закінчення|фініші|завершенні|завершення) (вимагаю|вимога) (правилами)
    менше|менш двох|дві|2 хвилин|хвилини нічию|нічия|нічиєї|нічиєю|нічиї (лишилося) (бо)
phrases-loose-claim-increment =
    (вимагаю|прошу|хочу) додати|додай|додайте|додавати|дайте|хочу|потрібні|потрібно|потребую|увімкни|вимога (кілька|декілька|5|п’ять|додаткові|додаткових|по|більше) секунди|секунд|надбавку|добавку|інкремент|додавання (хід|ходом|кожен) (бо) (швидке|швидкому) (закінчення|закінченні|фініш)
    додаткові|додаткових|додатковий|кілька секунди|секунд|час (хід) (швидке|швидкому) (закінчення|закінченні)
    секунди|секунд|надбавку|додавання кожен|кожний|хід (додати)
phrases-loose-claim-fifty-moves =
    п’ятдесят|п’ятдесяти|п’ятдесятьох|50 ходів (ніхто) (нічого) не бив|взяв|брав|било|було|побив|забрав|ходив (взяття) (пішаком|пішаками)
    (уже|вже) (минуло|пройшло) (останні) п’ятдесят|п’ятдесяти|п’ятдесятьох|50 ходів (минуло|пройшло) без взяття|взять|взяттів|руху|ходу (пішака|пішаків|пішаком)
    (уже|вже) (минуло|пройшло) п’ятдесят|п’ятдесяти|п’ятдесятьох|50 ходів (минуло|пройшло)
    п’ятдесят|п’ятдесяти|п’ятдесятьох|50 ходів|ходи|ходах (нічию|нічия|нічиєї|нічиєю|нічиї) (вимагаю|вимога|прошу) (правило|правилом|правила|правилу) (без) (взяття|взять|взяттів) (ходу|ходів|руху) (пішака|пішаком|пішаків) (минуло|пройшло|зроблено)
    правило|правилом|правила|правилу п’ятдесят|п’ятдесяти|п’ятдесятьох|50 (ходів) (нічию|нічия|нічиєї|нічиєю|нічиї) (вимагаю|вимога)
    нічию|нічия|нічиєї|нічиєю|нічиї п’ятдесят|п’ятдесяти|п’ятдесятьох|50 (ходів|ходи) (правило|правилом|правилу)
phrases-loose-claim =
    які|яку|чи|що ({ $mine }) можу|можна ({ $mine }) вимагати|заявити|зафіксувати|оголосити (нічию|нічиї|нічиєї)
    які|яку нічию|нічиї|нічиєї ({ $mine }) (зараз) (можу|можна) ({ $mine }) вимагати|заявити|можливі|доступні|можлива|доступна
    чи можу|можна ({ $mine }) вимагати|заявити|зафіксувати (нічию|нічиї|нічиєї)
    можу|можна ({ $mine }) вимагати|заявити|зафіксувати (нічию|нічиї|нічиєї)
    чи є (у|в) ({ $mine }) підстави|право|підстава (вимагати|для|на) нічию|нічиєї
    чи ({ $mine }) (маю|є) право|підстави (на|вимагати|для) нічию|нічиєї
    які (є|{ $mine }) вимоги|претензії|підстави (щодо|для) (нічиєї) (можливі|доступні)
    чи є підстави вимагати нічию
    можливі|доступні|список|перелік|подати вимоги|вимогу|претензії (нічиєї)
phrases-loose-claim-flag-of =
    прапорець|прапор|пропорець|прапорця упав|впав|падає|опустився|лежить { $color }
    прапорець|прапор (упав|впав) { $color }
    { $color } (упав|впав) прапорець|прапор|пропорець
    час вийшов|скінчився|закінчився|вичерпано|вичерпався|сплив|минув|прострочили|прострочив|перевищили { $color }
    { $color } прострочили|прострочив|перевищили|вичерпали (свій) час|контроль|ліміт
    { $color } програли|програють часом|часу
phrases-loose-adjust =
    ({ $mine }) (лише|тільки|лиш|просто) поправляю|поправлю|поправити|вирівнюю|вирівняю|підправлю|підправляю (фігуру|фігури|фігур|пішака|пішаки|{ $pieces })
    поправляю|поправлю|поправити|поправляти|вирівнюю|вирівняю|вирівняти|підправлю|підправляю|підправити (лише|тільки|лиш) фігуру|фігури|фігур|пішака|пішаки|{ $pieces }
phrases-loose-restart-clocks =
    пусти|пустіть|запусти|запустіть|запустити|запускай|запускаю|увімкни|ввімкни|увімкнути|включи|віднови|відновити|поновити|поновлюй|продовж|продовжити|продовжуй|стартуй годинник|годинники|годиннику|годинника|годинниках|час|відлік|таймер (знову|далі|ще)
    зніми|зняти|знімай|кінець (годинник|годинники|годиннику|годинника|годинниках|гру) паузи|паузу|павзу
    хай|нехай годинник|годинники|годиннику|годинника|годинниках|час іде|йде|цокає (далі|знову)
phrases-loose-charge-time = зарахуй|зараховуй|зарахуйте|зарахувати|врахуй|враховуй|врахувати|урахуй|урахувати|спиши|списуй|списати|відніми|віднімай|відняти|вирахуй ({ $mine }) (цей|той) час|хвилини|перерву|паузу ({ $mine }) (поки|коли|протягом) (відсутності|відсутній|простою|пристрою|пристрій|телефон|телефона|телефону|комп’ютер|вимкнений|вимкнено|мережі|зв’язку|сну|спав)
phrases-loose-do-not-charge-time =
    не зараховуй|зарахуй|зараховуйте|зараховувати|рахуй|рахуйте|рахувати|лічи|списуй|списуйте|списати|віднімай|відніми|віднімайте|враховуй|враховуйте|враховувати|вираховуй ({ $mine }) (цей|той) час|часу|хвилини|перерву|паузу ({ $mine }) (поки|коли|протягом) (відсутності|відсутній|простою|пристрою|пристрій|телефон|телефона|телефону|комп’ютер|вимкнений|вимкнено|мережі|зв’язку|сну|спав)
    поверни|поверніть|віддай|прости|пробач ({ $mine }) (цей|той|втрачений) час|хвилини ({ $mine })
phrases-loose-illegal-move =
    (цей|той|останній|його) ({ $theirs }) хід|ходу|ходом|ході (був|була|є) неможливий|неможливо|неправильний|неправильно|нелегальний|нелегально|недозволений|заборонений|недопустимий|неприпустимий|незаконний ({ $theirs })
    неможливий|неможливо|неправильний|неправильно|нелегальний|нелегально|недозволений|заборонений|недопустимий|неприпустимий|незаконний хід|ходом|походив|походила|пішов|пішла|зіграв|зіграла|сходив|ходить (останній|останнім) ({ $theirs })
    зробив|зробила|зробили неможливий|неможливо|неправильний|неправильно|нелегальний|нелегально|недозволений|заборонений|недопустимий|неприпустимий|незаконний хід
    ({ $theirs }) порушив|порушила|порушили|порушує|порушено|порушення правила|правило|правил|правилами (хід|ходу|ходом|ході) (ходів|гри)
    не правилами|правилам|правил|правилом хід|ходу|ходом|ході|пішов|пішла|походив|походила|зіграв (останній)
    ({ $theirs }) (останній|останнім|останнього) хід|ходу|ходом|ході суперечить|всупереч|проти правилам|правил
    так|туди|сюди не можна|може|міг|могла|ходить|ходять (ходити|піти|йти|{ $pieces }|фігура)
    { $pieces }|фігура так не ходить|ходять
phrases-loose-illegal-move-of-number =
    хід|ходу|ходом|ході (номер) { $number } (був) неможливий|неможливо|неправильний|неправильно|нелегальний|нелегально|недозволений|заборонений|недопустимий|неприпустимий|незаконний
    неможливий|неможливо|неправильний|неправильно|нелегальний|нелегально|недозволений|заборонений|недопустимий|неприпустимий|незаконний (був) хід|ходу|ходом|ході (номер) { $number }
    { $number } хід|ходу|ходом|ході (був) неможливий|неможливо|неправильний|неправильно|нелегальний|нелегально|недозволений|заборонений|недопустимий|неприпустимий|незаконний
phrases-loose-pressed-without-a-move =
    натиснув|натиснула|натиснули|натиснуто|натис|перемкнув|перемкнула|переключив|переключила (годинник|годинники|годиннику|годинника|годинниках) без|не ходу|хід|ходом|ходивши|пішовши|зробивши|походивши|зробив|зробила|походив|походила|пішов|пішла|ходив|сходив|зігравши (ходу|хід) (а|але)
    ({ $theirs }) натиснув|натиснула|натиснули|натиснуто|натис|перемкнув|перемкнула|переключив|переключила (на) годинник|годинники|годиннику|годинника|годинниках без ходу
    не зробив|зробила|походив|походила|пішов|ходив (ходу|хід) (а|але) натиснув|натиснула|натиснули|натиснуто|натис|перемкнув|перемкнула|переключив|переключила (годинник|годинники|годиннику|годинника|годинниках)
phrases-loose-pawn-left-unpromoted =
    пішаки|пішаків|пішак|пішака|пішаками|пішки|пішок|пішаком не перетворив|перетворила|перетворили|перетворено|перетворений|перетворився|перетворивши|замінив|замінила|замінено|замінений|поміняв (останній|останню|восьмій|першій) (горизонталі|горизонталь|ряду)
    ({ $theirs }) не перетворив|перетворила|замінив|замінила пішаки|пішаків|пішак|пішака|пішаками|пішки|пішок
    залишив|лишив|залишила|лишила|залишився|лишився|залишений|стоїть|застряг пішаки|пішаків|пішак|пішака|пішаками|пішки|пішок|пішаком останній|останньої|останню (горизонталі|горизонталь|ряду) (без) (перетворення)
    забув|забула|забули перетворити|замінити пішаки|пішаків|пішак|пішака|пішаками|пішки|пішок (останній) (горизонталі)
    пішаки|пішаків|пішак|пішака|пішаками|пішки|пішок без перетворення
phrases-loose-touched-piece =
    ({ $theirs }) торкнувся|торкнулася|торкнулась|торкнувсь|торкнулися|торкнуто|торкнута|торкався|торкалася|доторкнувся|доторкнулася|зачепив|зачепила|зачеплено|узявся|взявся|взялася (спочатку|вже) (до) іншої|інша|іншу|іншого|інший|другої|другу фігури|фігуру|фігура|пішака|{ $pieces }
    торкнувся|торкнулася|торкнулась|торкнувсь|торкнулися|торкнуто|торкнута|торкався|торкалася|доторкнувся|доторкнулася|зачепив|зачепила|зачеплено|узявся|взявся|взялася іншої|інша|іншу|іншого|інший (фігури|фігуру|фігура|пішака|{ $pieces }) (спочатку)
    торкнувся|торкнулася|торкнулась|торкнувсь|торкнулися|торкнуто|торкнута|торкався|торкалася|доторкнувся|доторкнулася|зачепив|зачепила|зачеплено|узявся|взявся|взялася фігури|фігуру|фігура|пішака|{ $pieces } (спочатку) (має|мусить|повинен|треба) (ходити|піти) (нею|ним|іншої|іншою)
    торкнувся|торкнулася|торкнулась|торкнувсь|торкнулися|торкнуто|торкнута|торкався|торкалася|доторкнувся|доторкнулася|зачепив|зачепила|зачеплено|узявся|взявся|взялася не (до) тієї|ту|того|цієї|цю (фігури|фігуру|пішака|{ $pieces })
    торкнувся|торкнулася|торкнулась|торкнувсь|торкнулися|торкнуто|торкнута|торкався|торкалася|доторкнувся|доторкнулася|зачепив|зачепила|зачеплено|узявся|взявся|взялася ходи|ходить|ходити
    правило торкання|дотику
phrases-loose-period = який|котрий|яка|якому|котрому|перший|другий|номер|поточний|чи|це|скільки період|періоді|періоду|періодом|періодів|етап|відрізок (контролю|часу|партії)
phrases-loose-delay-left =
    скільки|яка|є|коли|чи|чому|залишилося|лишилося|секунд|довго|ще|час|часу|залишок|закінчиться|закінчилася|минула затримка|затримки|затримку|затримці|відстрочка|відстрочки|бронштейна
    (скільки) (ще) (лишилося|залишилося) затримки|затримка|відстрочки
phrases-loose-moves-of-it =
    (а) куди|де може|можуть|можна|можу|можемо|міг|могла ({ $mine }) { $theirs }|ця|цією|нею|ним|взята|піднята|фігура|фігурою (піти|ходити|походити|сходити|стати|стрибнути|рухатися|рухатись|переміститися|йти|іти|дістатися|поставити|фігура|фігурою) (фігура|фігурою)
    (а) що|як може|можуть|можна|можу|можемо|міг|могла { $theirs }|ця|цією|нею|ним|взята|піднята|фігура|фігурою (піти|ходити|походити|сходити|стати|стрибнути|рухатися|рухатись|переміститися|йти|іти|дістатися|робити|фігура|зробити)
    які|скільки ходи|ходів { $theirs }|цієї|цією|нею|ним|взятої|піднятої (фігури|фігурою|є)
    які|яке поля|поле|клітинки ({ $mine }) може|можуть|можна|можу|можемо|міг|могла ({ $theirs }|ця|нею|ним) поставити|піти|ходити|походити|сходити|стати|стрибнути|рухатися|рухатись|переміститися|йти|іти|дістатися ({ $theirs }|її|його|ця|нею|ним) (фігура|фігурою|фігуру)
phrases-loose-knights-view =
    (що|хто|які|яка|де|чи) (фігури|фігура|стоїть) хід|ходу|ході|ходом|стрибок|стрибку|стрибка|стрибком|відстані|поля|полях|полів|клітинках|зору|погляд|очима коня|конем|кінь|коневі|конячий (відстані|поля|полях|один|1) { $square }
    що|хто|кого|які бачить|дістає|видно|бачив кінь|коня|конем|коню { $square }
phrases-loose-path-of-piece =
    звідки|як|якими|яким|де|який|куди (полями|поля|шляхом|шлях|ходами) (тут|сюди) прийшла|прийшов|прийшло|взялася|взявся|потрапила|потрапив|опинилася|опинився|ходила|ходив|дійшла|дійшов|дісталася|дістався|була|був|стояла|стояв|рухалася|рухався|з’явилася|з’явився (раніше|до|перед|тут|сюди) ({ $pieces }|фігура|пішак) { $square } (раніше|була|був)
    (який|яка|як|покажи) (був) шлях|маршрут|історія|траєкторія|подорож|пройшла|пройшов ({ $pieces }|фігури|фігура|пішака) { $square }
phrases-loose-last-move-effect =
    (що|кого|чим|кому|яку|які|чого|тепер|як) атакує|атакував|нападає|напав|відкрив|відкрила|відкриває|загрожує|послабив|послабила|послабляє|залишив|лишив|залишає|покинув|створив|створює|тисне|б’є ({ $theirs }|{ $color }|цей) (останній|останнім|останнього|цей) хід|ходу|ходом|ході
    (який|яка|які) дія|дію|ефект|наслідки|наслідок|вплив (останній|останнім|останнього|цього) хід|ходу|ходом|ході
    (що|які|хто) (під) боєм|ударом|атакою|атаковано після останній|останнім|останнього|цього хід|ходу|ходом|ході
phrases-loose-position-text =
    (покажи|сховай|приховай|прибери|увімкни|вимкни|показуй|показати|сховати) позиція|позицію|позиції|дошку|дошка|дошки|дошці|дошкою текст|текстом|тексту|текстово|текстова|текстову|словами
    сховай|приховай|прибери|увімкни|ввімкни|вимкни|показуй|показувати|показати|сховати текст|опис (позиції)
    текстовий|текстова|текстову|текстове вигляд|позиція|позицію|дошка|дошку|представлення|подання|опис
phrases-loose-copy-position =
    скопіюй|скопіюйте|скопіювати|копіюй|копіювати|експортуй|експортувати|копія|копію позиція|позицію|позиції|фен|fen|дошку|діаграму|розстановку (фен|fen|буфер|обміну|поточну|як)
    позиція|позицію|позиції|фен|fen (у|в) буфер|фен|fen
phrases-loose-can-win =
    (чи) можуть|може|здатні|спроможні|зможуть|зможе|шанс|шанси|можливість|можливо { $color } (в|у) (ще) виграти|перемогти|виграш|перемогу|виграшу|перемоги|заматувати
    вистачає|досить|достатньо|хватає|хватить|вистачить { $color } (фігур|матеріалу) (щоб|аби|для) (виграти|перемогти|мату|виграшу|перемоги|мат|поставити|виграш|щоб|аби)
    (чи) { $color } (ще) можуть|може виграти|перемогти|поставити (мат) (вистачає) (фігур)
    (чи) (ще) можливий|можлива|можливо виграш|перемога|виграти|перемогти { $color }
phrases-loose-explore-by-touch =
    обстежити|обстеж|обстежувати|обмацати|обмацай|обмацувати|обмацування|дослідити|досліджувати|досліджуй|дослідження|вивчати|вивчити|мацати|торкатися|торкатись|водити|відчути|намацати|огляд дошку|дошка|дошки|дошці|дошкою|пальцем|пальцями|дотиком|дотик|доторком|руками|торканням (дошку|дошка|дошки|дошці|дошкою) (пальцем|пальцями|дотиком|доторком|руками)
    режим|увімкни|вимкни|ввімкни|увімкнути|вимкнути|почати|закінчити обмацування|дотику|дотик|дотиком|торкання|торканням|дослідження (пальцем|дотиком|дошки)
phrases-loose-blindfold =
    наосліп|всліпу|усліпу|сліпу|сліпий|сліпі|сліпої|блайндфолд|закритими грати|граю|граймо|гра|гру|гри|шахи|режим|увімкни|вимкни|ввімкни|увімкнути|вимкнути|зіграти|зіграємо|партія|партію|очима (гри|гру|режим)
    сліпа гра|партія
phrases-loose-hide-pieces =
    сховай|сховайте|сховати|приховай|приховати|прибери|прибрати|заховай|заховати|ховай (усі|всі|геть) фігури|фігур (дошки|дошці|всі|усі)
    фігури|фігур невидимі|невидимими|приховані|сховані|прихованими (зроби) (всі|усі)
    не показуй|показувати|показуйте (жодних|жодної|усі|всі) фігури|фігур
    дошку|дошка|дошки|дошці|дошкою без фігур
    порожня|порожню|пусту дошка|дошку
phrases-loose-show-own-pieces =
    (показуй|покажи|показувати|лиши|залиши|залишити|лишити) тільки|лише|лиш|самі|саму|виключно { $mine } фігури|фігур|{ $pieces } (видно|видимими|видимі|показуй|залиши)
    (показуй|покажи|лиши|залиши) (видимими|видимі) тільки|лише|лиш|самі|саму|виключно { $mine } фігури|фігур
    сховай|сховати|приховай|приховати|прибери|не (показуй) фігури|фігур { $theirs }
    фігури { $theirs } приховані|невидимі|сховати|прибрати
phrases-loose-show-last-move =
    (показуй|покажи|лиши|залиши) тільки|лише|лиш|самі|саму|виключно (останню|останній|ту) фігуру|фігура|хід|ходу (яка|що|котра) останню|останній|останньою|останньої|останнього|останнім|ходила|пішла|рухалася|рухалась|зрушила|зіграла (ходила|пішла|рухалася|рухалась|зрушила|зіграла|була) (фігуру|видно)
    тільки|лише|лиш|самі|саму|виключно фігуру|фігура (яка|що|котра) ходила|пішла|рухалася|рухалась|зрушила|зіграла (останньою|останній)
phrases-loose-silent-board =
    дошку|дошка|дошки|дошці|дошкою (хай|нехай) мовчить|мовчи|мовчати|мовчазна|мовчазну|мовчазною|німа|німу|німою|тиха|тиху|тихою|беззвучна
    дошку|дошка|дошки|дошці|дошкою (знову|хай|нехай) говорить|говори|відповідає|озвучує|озвучується|промовляє
    не озвучуй|говори|кажи|читай|називай|озвучувати поля|дошку|клітинки|дошка|дошки|дошці|дошкою
    (вимкни|увімкни|прибери|ввімкни) озвучення|озвучування|мовлення|голос дошки|полів|клітинок
phrases-loose-board = перейди|перейти|повернися|повернись|вернись|вернися|фокус|стань|стрибни|переведи|зайди|курсор|хочу|перескочи|дай дошки|дошку|дошці|дошка
phrases-loose-go-to-square =
    перейди|перейти|переходь|стань|стати|стрибни|перестрибни|фокус|курсор|наведи|переведи|перемістися|переміститися|постав|підведи (курсор|фокус) (на|до) (поле|поля|полі|клітинку|клітинки|клітинці|дошки|дошці) { $square }
    іди|йди|піди (на|до) поле|поля|клітинку|клітинки { $square }
phrases-loose-game-start =
    (перейди|перейти|повернися|повернись|іди|відмотай|стрибни) (самий|самого|саме) початок|початку|старт|старту партії|гри
    початкова|початкову|початкової|стартова|стартову|стартової|вихідна|вихідну позиція|позицію|позиції|розстановка|розстановку|положення (партії)
    перейди|перейти|повернися|повернись|повертайся|іди|йди|відмотай|стрибни|вернися|вернись (на|до|в) (самий|самого) початок|початку|старту|старт
    перший|першого хід|ходу (перейди|повернися) (партії)
phrases-loose-set-up =
    розстав|розставте|розставити|розставляти|задай|задати|введи|ввести|постав|поставити|створи|створити|склади|скласти|зміни|змінити|редагувати|відредагувати|редактор|введення|встанови|встановити|розставлення|довільна|довільну (свою|власну|нову|довільну|іншу|{ $mine }) позиція|позицію|позиції|фігури|задачу|етюд|розстановку (дошці|вручну)
    почати|грати|зіграти|гра|граймо довільної|заданої|певної|іншої|власної|{ $mine } позиції
    введи|ввести|встав|вставити|завантаж|завантажити фен|fen|позицію
phrases-loose-clock-alone =
    (потрібен|потрібний|хочу|дай|увімкни|покажи) тільки|лише|лиш|самі|саму|виключно|сам|самий|окремий|окремо|шаховий|просто годинник|годинники|годиннику|годинника|годинниках (для) (справжньої|реальної|живої|фізичної|дерев’яної|звичайної|справжніх|звичайних|партії) (дошки|партії|шахів|гри|дошкою) (без) (дошки)
    годинник|годинники|годиннику|годинника|годинниках (для) справжньої|реальної|живої|фізичної|дерев’яної|звичайної|справжніх|звичайних|окремо (дошки|партії|шахів|гри)
    годинник|годинники|годиннику|годинника|годинниках без дошки|партії|гри
    режим годинника|годинник
phrases-loose-feel-clock =
    відчути|відчуй|намацати|намацай|обмацати|обмацай|мацати|помацати|торкнутися|дотиком|дотик|пальцем|пальцями|дослідити|обстежити ({ $mine }) годинник|годинники|годиннику|годинника|годинниках|циферблат|циферблата|циферблаті|стрілки|стрілок|час
    покажи|показати|відкрий|перейди|дай|увімкни циферблат|циферблата|циферблаті|стрілки|стрілками
    годинник|годинники|годиннику|годинника|годинниках|час циферблатом|циферблаті|стрілками|стрілковий|стрілочний
phrases-loose-reset-keys = скинь|скинути|скидай|скидання|віднови|відновити|поверни|повернути|верни|стандартні|початкові|типові|звичайні (усі|всі|{ $mine }) (стандартні|початкові|типові|звичайні) (налаштування|призначення) клавіші|клавіш|клавіатуру|клавіатури|комбінації|сполучення|кнопки (усі|всі)

## phrases-table

phrases-table-call-move =
    оголошую { $rest }
    оголосити { $rest }
    оголоси { $rest }
    я оголошую (хід) { $rest }
    оголошую|оголосити хід { $rest }
    називаю { $rest }
    { $rest } оголошую
phrases-table-call-placed-move =
    оголосити хід
    оголошую
    оголошую хід|його
    оголоси хід|його
    я оголошую (хід|його)
    оголосити мій|свій хід
    називаю хід
phrases-table-correct-call =
    виправляю { $rest }
    виправляю на { $rest }
    виправлення { $rest }
    виправити (хід) на { $rest }
    (ні) я мав|мала на увазі { $rest }
    обмовився|обмовилася { $rest }
    я хотів|хотіла сказати { $rest }
phrases-table-repeat-call =
    повторити хід
    повторюю
    повторюю хід|його
    повтори хід|його
    я повторюю (хід|його)
    повторити|повторюю хід суперника
    повторити оголошене
phrases-table-repeat-move =
    повторюю { $rest }
    повторити { $rest }
    повтори { $rest }
    повторюю|повторити хід { $rest }
    я повторюю (хід) { $rest }
    повторення { $rest }
    я почув|почула { $rest }
phrases-table-execute-call =
    виконати на моїй дошці
    виконати
    виконую (хід|його)
    виконати хід|його
    виконай хід|його
    виконати|виконую (хід|його) на моїй|своїй дошці
    зробити|роблю (хід|його) на моїй|своїй дошці
phrases-table-execute-move =
    виконати { $rest }
    виконую { $rest }
    виконай { $rest }
    виконати|виконую хід { $rest }
    на моїй|своїй дошці { $rest }
    { $rest } на моїй|своїй дошці
    виконати|виконую|зробити { $rest } на моїй|своїй дошці
phrases-table-place-move =
    поставити { $rest }
    ставлю { $rest }
    постав { $rest }
    я ставлю|переставляю { $rest }
    переставити { $rest }
    переставляю { $rest }
    пересуваю { $rest }
phrases-table-take-off =
    зняти { $square }
    знімаю { $square }
    зніми { $square }
    зняти|знімаю фігуру|пішака з { $square }
    прибрати { $square }
    прибираю (фігуру|пішака) (з) { $square }
    я знімаю { $square }
phrases-table-put-piece-back =
    поставити назад
    ставлю назад
    постав назад
    поставити|ставлю (все|усе|фігуру|фігури) назад
    повернути фігуру|фігури
    повертаю фігуру|фігури
    я ставлю (все|усе|фігуру|фігури) назад
phrases-table-write-move =
    записати { $rest }
    записую { $rest }
    запиши { $rest }
    записати|записую|запиши хід { $rest }
    я записую { $rest }
    занотувати { $rest }
phrases-table-write-next-move =
    записати хід
    записати
    записую
    записую хід|його
    запиши хід|його
    я записую (хід|його)
    занотувати хід
phrases-table-ask-moves =
    запитати про ходи
    запитати ходи
    запитую про ходи
    запитати|запитую кількість ходів
    запитати|запитую скільки ходів
    запитати|запитую помічника про ходи
    помічнику скільки ходів
    скажи мені кількість ходів
phrases-table-ask-time =
    запитати про час
    запитати час
    запитую про час
    запитати|запитую витрачений час
    запитати|запитую скільки часу
    запитати|запитую помічника про час
    помічнику скільки часу
    скажи мені час
phrases-table-tell-moves =
    повідомити ходи
    повідомляю ходи
    повідом ходи
    повідомити|повідомляю кількість ходів
    сказати ходи
    назвати кількість ходів
phrases-table-tell-time =
    повідомити час
    повідомляю час
    повідом час
    повідомити|повідомляю витрачений час
    сказати час
    назвати час
phrases-table-compare-boards =
    порівняти дошки
    порівнюю дошки
    порівняй дошки
    порівняти обидві|наші дошки
    звірити дошки
    чи однакові дошки
    чи збігаються дошки
phrases-table-mend-board =
    виправити мою дошку
    виправити дошку
    виправляю (мою|свою) дошку
    виправ (мою|свою) дошку
    поправити мою дошку
    привести мою дошку до ладу
phrases-table-compare-scores =
    порівняти записи
    порівняти бланки
    порівнюю записи|бланки
    порівняй записи|бланки
    порівняти обидва записи|бланки
    звірити записи|бланки
    чи збігаються записи|бланки
phrases-table-read-conditions =
    умови
    умови гри|партії
    прочитати умови
    прочитай умови
    прочитати умови гри|партії
    які умови
    назвати умови
phrases-table-adjourn =
    відкласти партію
    відкласти
    відкладаю
    відкладаю партію
    відклади партію
    відкладання (партії)

## phrases-clock

phrases-clock-clock-press =
    перемкнути
    годинник
    перемкнути|перемикаю (мій) годинник
    натиснути|натискаю (годинник)
    перемикаю
    хід зроблено
    (я) зробив|зробила хід
    готово
    (будь) (ласка) перемкнути|перемикай|перемкни|переключити|переключи|натиснути|натисни|натискаю (на) (мій) годинник
    перемкни
    перемикай
    переключити
    переключи
    натисни
    (я) натиснув|натиснула|перемкнув|перемкнула|переключив|переключила (годинник)
    (я) походив|походила|сходив|сходила|зіграв|зіграла
    (я) виконав|виконала хід
    (мій) хід зроблений|виконаний|виконано
    натисни|перемкни|натиснути|перемкнути (годинник) будь ласка
phrases-clock-clock-press-of =
    { $color } перемкнули
    { $color } перемкнули|натиснули (годинник)
    { $color } зробили хід
    { $color } перемикають|натискають (годинник)
    перемкнути { $color }
    { $color } переключили|натисли (годинник)
    { $color } перемкнули|натиснули|переключили (свій) годинник
    { $color } походили|сходили|зіграли
    { $color } виконали хід
    натиснути|натисни|перемкнути|перемкни (годинник) (за) { $color }
phrases-clock-clock-stop =
    зупинити
    стоп
    пауза
    зупинити|зупиняю годинник
    зупини (годинник)
    зупини
    зупиніть
    зупинка
    зупинити|стоп|пауза|зупини|зупиніть будь ласка
    будь ласка зупини|зупинити|зупиніть|стоп
    (будь) (ласка) зупини|зупиніть|зупинити|зупиняю|спини|спиніть|спинити|стоп (обидва) годинник|годинники
    зупини|зупиніть|зупинити годинник|годинники будь ласка
    зупинити|зупини партію|гру
phrases-clock-clock-restart =
    продовжити
    запустити
    старт
    далі
    запустити|продовжити|увімкнути годинник
    (знову) запустити годинник
    поїхали
    почати
    почали
    почнімо
    починаємо
    пуск
    запускай
    запусти
    продовжуй
    продовжуємо
    продовжуймо
    граємо далі
    продовжити|запустити|старт|далі будь ласка
    будь ласка продовжити|продовжуйте|далі
    (будь) (ласка) запусти|запустіть|запустити|увімкни|увімкніть|увімкнути|пусти|пустити|продовжити (обидва) годинник|годинники (знову)
    запусти|запустіть|запустити годинник будь ласка
    почати|розпочати|продовжити партію|гру
phrases-clock-clock-charge-time =
    списати час
    списати
    спиши|списати (цей) час
    так списати
phrases-clock-clock-do-not-charge-time =
    не списувати час
    не списувати (час)
    не списувати|списуй цей час
phrases-clock-clock-times =
    час
    обидва часи
    скільки часу
    скільки часу лишилося|залишилося
    часи
    час будь ласка
    який час
    скільки (ще) (лишилося|залишилося|є) часу (ще|є)
    скільки часу (ще) (лишилось|залишилось|маємо)
    скільки (лишилось|залишилось) часу
    скільки (лишилося|залишилося) часу
    скільки часу на годиннику|годинниках
    скільки часу в|у обох|кожного
    час на годиннику|годинниках
    час обох (гравців|сторін)
    залишок часу
    що показує|показують годинник|годинники
    годинники
phrases-clock-clock-time-running =
    мій час
    мій годинник
    скільки в|у мене часу
    скільки в|у мене (ще) (лишилося|залишилося|є) часу
    скільки в|у мене (лишилось|залишилось) часу
    скільки часу в|у мене (ще) (лишилося|залишилося|лишилось|залишилось|є)
    скільки (ще) (лишилося|залишилося|лишилось|залишилось) часу в|у мене
    скільки часу лишилося|залишилося|лишилось|залишилось в|у мене
    скільки (часу) (я) маю (часу)
    скільки мені (ще) лишилося|залишилося|лишилось|залишилось (часу)
    скільки часу мені лишилося|залишилося
    скільки в|у мене хвилин|секунд
    скільки хвилин|секунд в|у мене (лишилося|залишилося)
    мій залишок часу
    мій час будь ласка
    що показує мій годинник
phrases-clock-clock-time-other =
    час суперника
    час|годинник суперника
    інший годинник
    час|годинник суперниці|опонента|противника|супротивника
    скільки (часу) в|у суперника|суперниці|опонента|противника|супротивника|нього|неї (часу)
    скільки часу (лишилося|залишилося) в|у суперника|опонента|противника|нього|неї (лишилося|залишилося)
    скільки в|у суперника|опонента|противника|нього|неї (лишилося|залишилося) часу
    скільки в|у тебе часу
    його|її|твій час|годинник
    час в|у суперника|опонента
phrases-clock-clock-time-of =
    час { $color }
    годинник { $color }
    скільки часу в|у { $color }
    { $color } час
    скільки (ще) (лишилося|залишилося) часу (лишилося|залишилося) в|у { $color } (лишилося|залишилося)
    скільки в|у { $color } (ще) (лишилося|залишилося) часу
    скільки (часу) (лишилося|залишилося) { $color }
    скільки (часу) { $color } (лишилося|залишилося)
    скільки часу мають { $color }
    скільки хвилин|секунд в|у { $color }
    залишок часу (в|у) { $color }
    що показує годинник { $color }
    який час в|у { $color }
phrases-clock-clock-moves =
    номер ходу
    ходи
    який хід
    скільки ходів
    кількість ходів
    який|котрий (це|зараз) хід (зараз)
    який номер ходу
    скільки (вже) зроблено|зіграно|виконано ходів
    скільки ходів (вже) зроблено|зіграно|виконано|зробили|зіграли
    скільки було ходів
    на якому ми ході
phrases-clock-clock-moves-of =
    ходи { $color }
    номер ходу { $color }
    скільки ходів у|в { $color }
    скільки ходів зробили|зіграли|виконали { $color }
    скільки { $color } зробили|зіграли ходів
    скільки ходів { $color } зробили|зіграли
    кількість ходів { $color }
phrases-clock-clock-moves-to-control =
    ходів до контролю
    ходи до контролю
    (скільки) (ходів) до контролю (часу)
    контроль
    скільки (ще) (лишилося|залишилося) ходів (ще|лишилося|залишилося) до (наступного) контролю (часу)
    скільки ходів лишилося|залишилося
    коли (наступний) контроль (часу)
phrases-clock-clock-moves-to-control-of =
    { $color } до контролю
    { $color } (ходів|ходи) до контролю (часу)
    (скільки) ходів|ходи { $color } до контролю (часу)
    ходів|ходи до контролю { $color }
    скільки ходів (в|у) (лишилося|залишилося) { $color } до контролю (часу)
    скільки { $color } (лишилося|залишилося) (ходів) до контролю (часу)
    скільки ходів до контролю (часу) (в|у) { $color }
phrases-clock-clock-time-used =
    витрачений час
    витрачено (часу)
    скільки часу витрачено
    скільки (часу) (я) витратив|витратила|витрачено|використано|витратили|використав|використала (часу)
    використаний час
    використано часу
phrases-clock-clock-time-used-of =
    витрачений час { $color }
    витрачено { $color }
    { $color } витрачений час
    скільки часу витратили { $color }
    скільки (часу) витратили|використали { $color } (часу)
    скільки (часу) { $color } витратили|використали (часу)
    використаний час { $color }
phrases-clock-clock-period =
    період
    який період
    періоди
    який (це|зараз) період (зараз)
    в|у якому ми періоді
    поточний період
phrases-clock-clock-period-of =
    період { $color }
    { $color } період
    який період (в|у) { $color }
    в|у якому періоді { $color }
phrases-clock-clock-delay =
    затримка
    скільки затримки
    скільки лишилося|залишилося затримки
    скільки ще (лишилося|залишилося) затримки
    залишок затримки
phrases-clock-clock-whose =
    чий годинник
    чий годинник іде|йде
    чий (зараз) хід
    хто ходить
    чий|який|чиї годинник|годинники іде|йде|ідуть|йдуть|працює|цокає (зараз)
    який годинник
    чий (зараз|це) хід (зараз)
    чия (зараз) черга (ходити)
    хто (зараз) на ході
    хто (зараз|має) ходить|ходити
    чий час іде|йде
    чий зараз годинник
    чи іде|йде|працює (мій) годинник
    кому ходити
phrases-clock-clock-claim-flag =
    прапорець
    прапорець|пропорець упав|впав
    пропорець
    прострочення часу
    час вийшов
    прапор
    прапор упав|впав
    упав|впав прапорець|прапор
    прапорець|прапор падає|внизу
    час закінчився|скінчився|сплив|вичерпано
    закінчився|скінчився|вийшов час
    прострочено час
    (я) заявляю прострочення часу
    прострочення
phrases-clock-clock-claim-flag-of =
    прапорець { $color }
    прапорець|пропорець { $color } (упав|впав)
    час { $color } вийшов
    прострочення часу { $color }
    прапор { $color }
    прапор { $color } упав|впав
    прапорець { $color } впав
    упав|впав прапорець|прапор (в|у) { $color }
    (в|у) { $color } упав|впав прапорець|прапор
    (в|у) { $color } закінчився|скінчився|вийшов час
    час { $color } закінчився|скінчився|сплив
    закінчився|скінчився|вийшов час (в|у) { $color }
    { $color } прострочили час
phrases-clock-clock-illegal-move =
    неможливий хід
    неможливий
    неправильний хід
    нелегальний|заборонений хід
    хід неможливий|неправильний|нелегальний
    неможливий|неправильний|нелегальний хід будь ласка
    (я) заявляю неможливий|неправильний|нелегальний хід
phrases-clock-clock-illegal-move-of =
    неможливий хід { $color }
    неправильний хід { $color }
    неможливий { $color }
    { $color } зробили неможливий|неправильний хід
    нелегальний|заборонений хід { $color }
    { $color } зробили|зіграли|виконали нелегальний|заборонений|неможливий|неправильний хід
    хід { $color } неможливий|неправильний|нелегальний
phrases-clock-clock-time-control =
    контроль часу
    на що виставлено (годинник)
    який (це|зараз|в|у) контроль (нас) (часу)
    який у|в нас контроль часу
    з яким контролем (часу) граємо
    на що виставлено|виставлений|налаштовано|налаштований годинник
    як виставлено|виставлений|налаштовано|налаштований годинник
    налаштування (годинника)
    яке (в|у) (нас) додавання
    додавання
    інкремент
    який інкремент
phrases-clock-clock-feel =
    відчути годинник
    циферблат
    циферблати
phrases-clock-repeat =
    повторити
    ще раз
    повтори
    повтори|повторіть|ще (раз) будь ласка
    повторіть
    будь ласка повтори|повторіть
    що ти сказав|сказала
    що ви сказали
    перепрошую
    не почув|почула|розчув|розчула
phrases-clock-sound-on =
    увімкнути звук
    зі звуком
phrases-clock-sound-off =
    вимкнути звук
    без звуку
    тихо
phrases-clock-reset-keys =
    скинути клавіші
    скинути всі клавіші
    клавіші як спочатку
phrases-clock-help =
    довідка
    допомога
    команди
    що можна сказати
    допоможи
    допоможіть
    допомога|довідка будь ласка
    що можна ввести|набрати
phrases-clock-help-for =
    довідка { $rest }
    допомога { $rest }
    довідка про { $rest }

## phrases-set-up

phrases-set-up-remove =
    прибрати { $rest }
    прибери|приберіть|зняти|зніми|зніміть|видалити|видали|забрати|забери { $rest }
    звільни|очисти { $rest }
phrases-set-up-move =
    перенести { $rest }
    перенеси|перенесіть|пересунути|пересунь|переставити|перестав|хід { $rest }
phrases-set-up-clear =
    очистити дошку
    очистити|очисти|звільни (всю) (дошку)
    порожня дошка
    прибрати|прибери|зняти все|усе
    прибрати|прибери|зняти всі|усі фігури
phrases-set-up-starting-position =
    початкова позиція
    початкова|початкову|вихідна позиція|позицію
    початкове положення
    нова дошка
    постав|розстав початкову позицію
phrases-set-up-chess960 =
    шахи960 { $number }
    шахи960|шахи-960|chess960 (позиція) (номер) { $number }
    шахи 960 (позиція) (номер) { $number }
phrases-set-up-chess960-on =
    шахи960
    шахи960|шахи-960|chess960
    шахи 960
    шахи фішера
phrases-set-up-chess960-off =
    звичайні шахи
    не шахи960|chess960
    звичайні|класичні шахи
phrases-set-up-as-in-game =
    як у партії
    як у|в (моїй) партії|грі
    позиція (моєї) партії
phrases-set-up-to-move =
    хід { $color }
    { $color } ходять|ходить|починають
    ходять|починають { $color }
    черга { $color }
    зараз|тепер хід|черга { $color }
    зараз|тепер ходять|грають|починають { $color }
    хід за { $color }
    { $color } на ході
    { $color } ходять|починають|грають (першими|перші|зараз|тепер)
    { $color } мають хід
phrases-set-up-undo =
    скасувати
    скасуй|скасувати|скасуйте (це)
    назад
    поверни|повернути (назад)
phrases-set-up-read =
    прочитати позицію
    прочитай|прочитати|читай|назви (позицію)
    позиція
    що стоїть (на) (дошці)
    що на дошці
phrases-set-up-possible =
    чи це можливо
    чи (це) можливо|можлива
    перевірити (позицію)
    перевір (позицію)
    чого бракує
    що не так
phrases-set-up-fen =
    fen { $rest }
    фен { $rest }
    позиція fen { $rest }
phrases-set-up-play =
    грати
    грати|граємо|почати (звідси)
    почати (гру|партію)
    грати з цієї позиції
phrases-set-up-play-as =
    грати за { $color }
    грати|граю|гратиму (за) { $color }
    я (за) { $color }
phrases-set-up-play-computer =
    грати з комп'ютером
    (грати) (з|проти) комп'ютером|комп'ютера
phrases-set-up-play-beside =
    грати вдвох
    (грати) вдвох|удвох
    (грати) з (тим|гравцем) (хто) поруч

## elements

chess-board = Шахова дошка
clocks = Годинник
press-clock = Перемкнути годинник
clock-flag = Прапорець упав.
white = Білі
black = Чорні
clock-press-white = Перемкнути годинник білих
clock-press-black = Перемкнути годинник чорних
clock-running = Іде
clock-waiting = Не запущено
clock-state-stopped = Зупинено
clock-not-running = Не йде
clock-one-move = До контролю 1 хід
clock-moves = Ходів до контролю: { $moves }
clock-counter = Завершено ходів: { $moves }
clock-delay = Затримка: { $time }
clock-period-shown = Період { $period }
clock-period-of = Період { $period } з { $count }
clock-earlier-flag = Прапорець упав у періоді { $period }.
what-was-said = Що було сказано
all-messages = Усі повідомлення
your-move = Ваш хід
make-move = Зробити хід
promotion-choice = Перетворити пішака на
score-column-move = Хід
score-read = Прочитати запис
score-copy = Скопіювати
score-save = Зберегти як PGN
score-caption = Запис партії
score-caption-white = Запис білих
score-caption-black = Запис чорних
score-line-not-written = не записано
score-audio-note = аудіозапис
score-play = Відтворити
score-draw-offered = запропоновано нічию

## elements-late

dial-white = Циферблат білих
dial-black = Циферблат чорних
laws = Правила
time = Час
time-in-words = Власний, словами …
time-words = Час словами
time-words-hint = Наприклад «90 хвилин на 40 ходів, потім 30, 30 секунд на хід», «5+3», «бліц» або «білі 5 хвилин, чорні 3».
time-understood = Зрозуміло так:
tempo-standard = Класичні шахи
tempo-rapid = Швидкі шахи
tempo-blitz = Бліц

## page-shell

leave-for-position = Це посилання відкриває іншу позицію. Залишити заради неї вашу партію? Партія лишається на цьому пристрої.
leave-no = Ні, назад до моєї партії
leave-yes = Так, відкрити позицію
update-ready = Нова версія Anna–Hector готова.
update-now = Встановити зараз
take-over = Вікно, що тримає партію, не відповідає. Продовжити партію тут? Те вікно тоді більше нічого не записуватиме.
take-over-no = Ні, чекати на те вікно
take-over-yes = Так, продовжити тут
page-game = Партія
page-table = Партія за столом
page-help = Довідка
page-about = Про Anna–Hector
page-guide = Вчитися на слух
title-of-page = { $page } – Anna–Hector
title-to-move = { $page } – хід { PLAYER($turn, case: "genitive") }
title-over = { $page } – завершено

## page-focus

focus-list = { $label }, { $chosen }, список
focus-button = { $label }, кнопка
focus-slider = { $label }, повзунок, { $value }
focus-chosen = { $label }, вибрано
focus-not-chosen = { $label }, не вибрано
focus-on = { $label }, увімкнено
focus-off = { $label }, вимкнено
focus-field = { $label }, поле
focus-field-value = { $label }, поле, { $value }

## page-shared

load-missing = Не вдалося завантажити частину Anna–Hector.
load-again = Спробувати ще раз
stop-clocks = Зупинити годинник
start-clocks-again = Знову пустити годинник
start-clocks = Запустити годинник
clock-alone = Виставити годинник …
new-game = Нова партія
clock-alone-heading = Годинник
feel-the-clock = Відчути годинник
saved-games = Партії на цьому пристрої
set-up-position = Розставити позицію
keys = Клавіші
keep-safe-what = Просить браузер не видаляти ваших партій, коли забракне місця.
keep-safe = Убезпечити мої партії
back-to-game = Назад до партії
sound = Звук
letter-keys = Окремі літери та цифри на дошці є командами
settings = Налаштування
promote-queen = Ферзь
promote-rook = Тура
promote-bishop = Слон
promote-knight = Кінь
charge-white = Списати час відсутності з годинника білих
do-not-charge-white = Не списувати час відсутності з годинника білих
charge-black = Списати час відсутності з годинника чорних
do-not-charge-black = Не списувати час відсутності з годинника чорних
minutes = Хвилини
language = Мова
language-browser = Як у браузері
who-speaks = Хто говорить?
how-called = Як оголошувати ходи?
who-screen-reader = Моя програма екранного доступу
who-app = Anna–Hector
who-both = Обидва голоси, кожен свою частину
white-to-move = Хід { $number }. Хід білих.
black-to-move = Хід { $number }. Хід чорних.
style-fide = За зразком ФІДЕ
style-fide-names = Імена ФІДЕ цією мовою
style-plain = Прості слова
style-nato = Алфавіт НАТО
style-algebraic = Коротка алгебраїчна
style-uci = UCI
score-heading = Бланк запису
score-compare = Порівняти записи

## page-start

more-choices = Більше варіантів
opponent = Суперник
computer = Комп’ютер
player-beside-you = Гравець поруч
level = Рівень
your-colour = Ваш колір
by-lot = За жеребом
start = Почати
level-lowest = 1, для початківців
level-highest = 8, повна сила
level-number = { $level }
speech = Мовлення
new-game-heading = Нова партія
table-link-heading = За столом
table-link-about = Партія за правилами для гравців із порушеннями зору, з асистентами, арбітром і двома дошками.
table-link = Підготувати партію за столом …
clock-alone-about = Лише годинник, для партії на справжніх дошках.
start-about = Шахи для гри на слух, на дотик і з клавіатури, також без мережі.
start-learn = Вчитися на слух за п’ять хвилин
continue-game = Продовжити
first-call = Ходи оголошуються німецькою, як у ФІДЕ: «Springer Gustav eins Felix drei». Замість цього можна вибрати прості слова.

## page-conditions

time-none = Без годинника
time-90 = 90 хвилин на 40 ходів, потім 30 хвилин, 30 секунд на хід
time-60 = 60 хвилин
time-25-10 = 25 хвилин, 10 секунд на хід
time-15-10 = 15 хвилин, 10 секунд на хід
time-10 = 10 хвилин
time-5-3 = 5 хвилин, 3 секунди на хід
time-3-2 = 3 хвилини, дві секунди на хід
time-own = Власний …
play-casual = Дружня
play-strict = Сувора, як на турнірі
play-casual-means = Неможливі ходи відхиляються, причину названо; про шах оголошують, ходи можна брати назад.
play-strict-means = Програма не підказує, торкнута фігура повинна ходити, годинник ви перемикаєте самі, клавішею H.
start-usual = Звичайна
start-by-lot = Шахи 960 за жеребом
start-by-number = Шахи 960 за номером …
summary-number = Шахи 960, номер { $number }
summary-touch = торкнутими фігурами треба ходити
summary-press = годинник перемикають вручну
summary-warnings = попередження про час дозволено
summary-rapid = швидкі шахи за власними правилами
summary-blitz = бліц за власними правилами
summary-draw-moves = нічия за згодою не раніше ходу { $number }
summary-no-draws = без нічиїх за згодою
supervision-rapid = Швидкі шахи грають за
supervision-blitz = Бліц грають за
supervision-adequate = правилами змагань, арбітрів досить ({ $article })
supervision-inadequate = власними правилами ({ $article })
agreed-draws-allowed = дозволено
agreed-draws-moves = лише після певної кількості ходів …
agreed-draws-never = не дозволено
draw-moves = Ходів кожного гравця, перш ніж можна погодитися на нічию
white-minutes = Хвилини білих
white-seconds = Секунди білих на хід
seconds-a-move = Секунди на хід
uneven = Інший час для чорних
black-minutes = Хвилини чорних
black-seconds = Секунди чорних на хід
play = Гра
warnings-allowed = Правила змагання дозволяють попередження про час
start-position = Початкова позиція
lot-drawn = Жереб тягнуть на початку партії.
touch-binds = Торкнутою фігурою треба ходити
press-by-hand = Годинник перемикають вручну, клавішею H
agreed-draws = Нічия за згодою
chess960-number = Номер, від 0 до 959
error-minutes = Ціле число хвилин, від 0 до { $most }.
error-no-time = Хвилини і секунди не можуть разом дорівнювати 0.
error-seconds = Ціле число секунд, від 0 до { $most }.
error-draw-moves = Ціле число ходів від 1 до { $most }.
error-number = Ціле число від 0 до { $most }.

## page-game

act-menu = Дії
resign-question = Здати партію?
resign-yes = Так, здати
accept-question = Прийняти нічию? Партія на цьому закінчиться.
accept-yes = Так, прийняти
play-on = Ні, грати далі
illegal-move = Останній хід був неможливий
touched-piece = Торкнулися іншої фігури
pressed-without-move = Годинник перемкнули без ходу
pawn-unpromoted = Пішака не перетворили
offer-draw = Запропонувати нічию
accept-draw = Прийняти нічию
refuse-draw = Відхилити нічию
claim-draw-menu = Вимагати нічию …
adjust-pieces = Поправити фігури
claim-flag = Заявити про падіння прапорця
press-clock-menu = Перемкнути годинник
resign-menu = Здатися …
resign = Здатися
take-back = Узяти хід назад
move-now = Комп’ютере, ходи зараз
try-computer-again = Знову запустити комп’ютер
play-again = Зіграти ще раз
blindfold = Наосліп
full-screen = Повний екран
save-game = Зберегти партію як PGN
ask-last-move = Останній хід
ask-last-capture = Останнє взяття
ask-piece-lists = Списки фігур
ask-position = Уся позиція
ask-clocks = Час обох сторін
ask-my-clock = Мій час
ask-other-clock = Час суперника
say-again = Сказати ще раз
look-through = Переглянути партію
back-in-game = Назад у партії
forward-in-game = Вперед у партії
menu-of-acts = Меню дій
turn-board = Повернути дошку
board-larger = Збільшити дошку
board-smaller = Зменшити дошку
mute = Вимкнути весь звук
explore-by-touch = Обмацувати пальцем
board = Дошка
move-entry = Введення ходу
bar-ask = Запитання
bar-actions = Дії
bar-view = Вигляд
shown-last-move = Останній хід: { $move }.
shown-at-move = Ви дивитеся на позицію після ходу { $number }.
shown-at-start = Ви дивитеся на початок партії.
result = Результат
shown-present = Повернутися до поточної позиції
face-moves = Ходи
face-said = Що було сказано
face-position = Позиція
face-position-text = Позиція текстом
seat-you = Ви
seat-computer = Комп’ютер, рівень { $level }
move-which = Який хід?
no-such-move = Жоден із них
make-this-move = Зробити цей хід?
no-move = Ні
yes-move = Так

## page-claim

claim-title = Вимога нічиєї
claim-ground = Підстава
claim-go-on = Вимагати …
cancel = Скасувати
claim-where = Позиція
claim-on-board = стоїть на дошці
claim-by-move = виникне після мого наступного ходу
claim-move = Хід, який ви хочете зробити
claim-yes = Так, вимагати
claim-move-missing = Введіть хід, який хочете зробити.
claim-threefold = Та сама позиція тричі
claim-fifty = П’ятдесят ходів
claim-cannot-win = Суперник не може виграти звичайними засобами
claim-no-effort = Суперник не намагається виграти звичайними засобами
claim-ask-threefold = Вимагати нічию: та сама позиція стоїть на дошці втретє?
claim-ask-threefold-move = Вимагати нічию: після ходу { $move } та сама позиція виникне втретє?
claim-ask-fifty = Вимагати нічию: зроблено по 50 ходів без взяття і без ходу пішаком?
claim-ask-fifty-move = Вимагати нічию: після ходу { $move } буде по 50 ходів без взяття і без ходу пішаком?
claim-ask-cannot-win = Вимагати нічию: суперник не може виграти звичайними засобами?
claim-ask-no-effort = Вимагати нічию: суперник не намагається виграти звичайними засобами?
claim-offer = Неправильна вимога є також пропозицією нічиєї.
claim-ends-game = Без арбітра ця вимога завершує партію тут; результат повинен визначити хтось інший.
claim-bound = Якщо вимога неправильна, цей хід доведеться зробити.
claim-no-clock = Без годинника неправильна вимога не коштує часу.
claim-gives-one = Неправильна вимога дає супернику одну хвилину.
claim-gives-two = Неправильна вимога дає супернику дві хвилини.
claim-gives-three = Неправильна вимога дає супернику три хвилини.
claim-gives = Неправильна вимога дає супернику { $minutes } { $minutes ->
        [one] хвилину
        [few] хвилини
       *[other] хвилин
    }.
claim-takes = Вона забирає половину вашого часу, але не більш як { $most } { $most ->
        [one] хвилину
        [few] хвилини
       *[other] хвилин
    }; якщо у вас не більш як { $above } { $above ->
        [one] хвилина
        [few] хвилини
       *[other] хвилин
    }, лишається { $left }.

## page-help

commands-title = Команди для введення
help-search = Пошук у довідці
help-found-for = Знайдено за запитом «{ $text }»
help-found = Знайдено: { $count }
help-none = За запитом «{ $text }» нічого не знайдено. Шукайте клавішу або дію, наприклад «годинник» чи «нічия».
help-here-board = Що можна робити на дошці
help-here-entry = Що можна ввести в поле «{ $field }»
help-here-board-entry = Що можна робити на дошці, яку ви вводите
help-here-dial = Що можна робити на циферблаті
help-here-clock = Що можна робити з годинником
help-here-assistant = Що можна робити на сторінці асистента
help-here-arbiter = Що можна робити на сторінці арбітра
help-here-game = Що можна робити в партії
help-here-page = Що можна робити на сторінці «{ $page }»
help-here-anywhere = Що можна робити на кожній сторінці
help-escape = Escape повертає туди, де ви були.
help-not-now = Зараз неможливо
help-topics = Теми
help-words = Ввести або сказати:
help-changed = змінено
help-no-key = без клавіші
help-button = кнопкою
help-letters-off = Окремі літери та цифри як клавіші вимкнено.
help-set-keys = Вибрати клавіші
help-in-game = Під час партії
help-topic-board = Рух по дошці
help-topic-touch = Гра пальцем
help-topic-moves = Введення та називання ходів
help-topic-asking = Запитання про партію
help-topic-game = Нічия, здача, вимоги, повернення ходу
help-topic-clock = Годинник
help-topic-dial = Циферблат: годинник на дотик
help-topic-table = Партія за столом: гравець, асистент, арбітр
help-topic-voice = Як говорити з програмою
help-topic-speech = Що озвучується і як почути ще раз
help-topic-pages = Сторінки та клавіші, що діють усюди
help-moves-how = Введіть хід у поле «{ $field }» і натисніть Enter або скажіть його. Хоч як оголошуються ходи, програма розуміє всі ці способи:
help-moves-written = Записати хід можна коротко: «e4», «Кf3», «O-O», «e8=Ф»; або лише полями: «g1f3».
help-touch-sight = Торкніться фігури, а тоді поля, куди вона йде, або перетягніть її туди. Палець, що починає з іншого поля, гортає сторінку, а двома пальцями її збільшують. Фігура, яку відпущено поза дошкою, повертається.
help-touch-reader = З TalkBack або VoiceOver кожне поле там, де його намальовано: доведіть до нього палець і торкніться двічі, щоб підняти й щоб поставити. Обмацування там не вмикають, бо програма екранного доступу сама приймає дотики.
help-touch-exploring = Без програми екранного доступу увімкніть «{ $button }». Палець, що ковзає по дошці, чує поля голосом самої програми, з цоканням на кожній межі, і нічого не рухає. Щоб підняти чи поставити, зупиніться на полі й торкніться другим пальцем, або приберіть палець і двічі торкніться почутого поля. Кнопки в кутах кажуть останній хід, час і що може ходити, а також повертають фігуру.
help-dial-how = Циферблат обмацують хвилина за хвилиною: клавішами або пальцем. Жодна з його клавіш не перемикає годинник.
help-table-roles = Гравець оголошує свій хід, повторює хід суперника та робить його на власній дошці. Асистент оголошує, ходить і перемикає годинник за гравця. Арбітр стежить за годинником і вирішує.
help-voice-how = Розпізнавання вибирають у налаштуваннях, у розділі «Голосове введення». Потім говоріть, тримаючи клавішу, або натисніть її до і після: хід, команду чи відповідь.
help-voice-unsure = Про те, що не зрозуміло напевно, програма спершу перепитує.
help-speech-who = Говорить ваша програма екранного доступу, власний голос Anna–Hector або обидва: це вибирають у налаштуваннях, у розділі «Мовлення».
help-speech-said = Усе сказане записано в «{ $log }», найновіше спочатку. У полі «{ $field }» стрілка вгору повертає те, що ви вводили раніше.
help-pages-how = Кожна сторінка має власну адресу, її можна додати до закладок. Якщо вийти зі сторінки, нічого не зміниться: введене та вибране чекає на вас.

## page-clock

dials-choices = Циферблати
dial-mode = Циферблат показує
dial-hour = Коли спливає час
dial-shown = Чий циферблат
dial-analogue = годинник на дванадцять годин
dial-time-left = час, що лишився
dial-o-clock = { $hour ->
        [11] об
       *[other] о
    } { ORDINAL($hour, gender: "feminine", case: "locative") } годині
clock-line = Сказати або написати годиннику
clock-line-enter = Передати годиннику
clock-line-about = Наприклад: перемкнути, зупинити, час, номер ходу. Усі команди перелічує «довідка».
clock-form = Виставити годинник
clock-left = Біля лівої половини сидять
clock-whose = Хто отримує відповіді й попередження
clock-language = Відповідає
warnings = Попередження
clock-read-back = Зачитати …
clock-set = Виставити годинник
clock-start = Пустити годинник білих
claim-white-flag = Заявити падіння прапорця білих
claim-black-flag = Заявити падіння прапорця чорних
clock-restart-white = Продовжити: годинник білих
clock-restart-black = Продовжити: годинник чорних
clock-illegal-white = Білі зробили неможливий хід
clock-illegal-black = Чорні зробили неможливий хід
clock-key-presses = { $key }: перемкнути
clock-key-asks = { $key }: час, ходи, ходи до контролю, витрачений час
clock-key-both = час обох
clock-key-mine = час, що йде, і другий
clock-key-counts = ходи, ходи до контролю, період, витрачений час
clock-key-whose = чий годинник іде, скільки лишилося затримки
clock-key-line = написати годиннику, говорити до нього
clock-key-repeat = останнє повідомлення ще раз, попереднє
clock-key-page = виставити чи вирішити, звук, довідка
whose-both = обоє гравців
clock-arbiter = Виставити годинник або ухвалити рішення, поки годинник зупинено
clock-stop-first = Спершу зупиніть годинник.
clock-ask = Запитати в годинника
clock-keys = Клавіші годинника
clock-keys-about = Ці клавіші діють усюди, крім полів і кнопок. Окремі літери можна вимкнути в налаштуваннях. Поки годинник іде, екран не гасне, якщо браузер це вміє.
dial-help-title = Як обмацати циферблат
dial-help-rim = Ведіть пальцем уздовж краю: одна крапка кожні п’ять хвилин, дві кожні п’ятнадцять, три вгорі. Поруч із верхом — прапорець.
dial-help-hands = За краєм, ближче до середини, — хвилинна стрілка, а ще ближче — годинна.
dial-help-finger = Затримайте або підніміть палець, щоб почути, що під ним. Торкніться другим пальцем, щоб почути весь час.
dial-help-reader = З програмою екранного доступу її власне дослідження дотиком знаходить кожну крапку і стрілку за назвою.
dial-help-keys = З клавіатури: стрілки ведуть по одній хвилині, Page Up і Page Down — по п’ять, Home — угору, End — до останньої хвилини. M знаходить хвилинну стрілку, H — годинну, F — прапорець; T каже весь час. Escape повертає туди, де ви були.
dial-help-safe = Ніщо, що робиться на циферблаті, не перемикає годинник.
feel-no-motor = Цей браузер не вміє вібрувати. Що є на циферблаті, передає звук.
feel-question = Чи відчуваєте ви це?
feel-about = Не кожен пристрій, що вібрує, можна відчути. Звук передає те саме.
feel-try = Вібрувати
feel-yes = Відчуваю
feel-no = Нічого не відчуваю
feel-felt-and-heard = Циферблат можна відчути і почути.
feel-heard-alone = Циферблат можна лише почути.

## page-table

adjournment = Відкладення партії
adjournment-reply = Записати відповідь у новому конверті
adjournment-write = Відкладення: записати хід
adjournment-envelope = Відкладення: конверт
adjournment-stop = Відкладення: зупинити годинник
adjournment-waiting = Відкладення: хід записують
adjournment-sealed = Відкладення: хід у конверті
adjournment-white-written = Білі записали хід і заклеюють конверт.
adjournment-black-written = Чорні записали хід і заклеюють конверт.
adjournment-white-writes = Білі записують хід.
adjournment-black-writes = Чорні записують хід.
adjourn-ask = Відкласти партію …
adjourn-no = Ні, грати далі
adjourn-yes = Так, відкласти
envelope-lines = На конверті
envelope-read = Прочитати конверт
seal-stop = Зупинити годинник
seal-hand-over = Передати конверт
seal-open-again = Відкрити знову й записати інший хід …
envelope-white = Ім’я білих
envelope-black = Ім’я чорних
envelope-resumption-label = Партію буде поновлено
envelope-date = Дата
envelope-time = Час
envelope-venue = Місце
envelope-close = Заклеїти конверт
envelope-anew = Записати інший хід …
resume-here = Зараз тут
resume-white-here = Білі тут
resume-black-here = Чорні тут
resume-late = Запізнення в хвилинах того, хто спізнюється чи спізнився
resume-found = Знайдено
resume-envelope = Конверт і те, чим його відкрити
resume-times = Час на годиннику
resume-position = Позиція
resume-go-on = Поновити …
resume-passphrase = Пароль конверта
resume-file = Файл конверта
resume-yes = Так, поновити
resume-late-wrong = Введіть цілі хвилини; 0, якщо ніхто не спізнюється.
resume-passphrase-missing = Введіть пароль або вкажіть, що конверта не знайдено.
resume-file-missing = Виберіть файл конверта або вкажіть, що конверта не знайдено.
seal-write-open = Записати хід …
seal-move = Хід, як він має стояти на бланку
seal-kept = Ніхто його не побачить і не почує, доки конверт не відкрито.
seal-show = Показувати, що я пишу
seal-lock = Конверт замкнено за допомогою
seal-lock-passphrase = пароль
seal-lock-file = файл, файл конверта
seal-passphrase = Пароль
seal-passphrase-again = Той самий пароль ще раз
seal-write = Записати й замкнути
seal-whose-passphrase = Дайте його арбітру, а не суперникові. Хто його знає, може відкрити конверт; забутий пароль втрачено.
seal-whose-file = Файл зараз буде збережено на цьому пристрої. Дайте його арбітру, а не суперникові; більше ніде його немає.
seal-move-missing = Спочатку запишіть хід.
seal-passphrase-short = Пароль має щонайменше вісім знаків.
seal-passphrase-differs = Це не той самий пароль. Напишіть його ще раз.
boards-heading = Дошки
boards-compare = Порівняти дошки
boards-check = Перевірити справжню дошку
boards-next-rank = Наступна горизонталь
boards-rank-before = Попередня горизонталь
boards-compare-entered = Порівняти з уведеним
boards-nothing-entered = Ще нічого не введено.
boards-mend-own-white = Виправити мою дошку (білі)
boards-mend-own-black = Виправити мою дошку (чорні)
boards-read-white = Прочитати дошку білих
boards-read-black = Прочитати дошку чорних
boards-enter-white = Ввести справжню дошку білих
boards-enter-black = Ввести справжню дошку чорних
report-heading = Звіт
report-show = Показати звіт
report-copy = Скопіювати звіт
report-save = Зберегти звіт як текст
report-print = Надрукувати звіт
report-read = Прочитати вголос: { $heading }
score-correct-white = Виправити хід { $number }, білі
score-correct-black = Виправити хід { $number }, чорні
score-write-white = Записати хід { $number }, білі
score-write-black = Записати хід { $number }, чорні
score-offer-white = Записати (=) біля ходу { $number }, білі
score-offer-black = Записати (=) біля ходу { $number }, чорні
score-form-white = Запис на бланку білих
score-form-black = Запис на бланку чорних
score-all-written = Записувати нічого
score-write = Записати
score-as-called = Записати, як було оголошено
score-as-made = Записати, як було зроблено
score-record = Записати голосом
table-steps = Треба зробити
assistant-without-duty = Виберіть, що має робити асистент, або що його немає.
assistant-lacking = Гравець із порушенням зору грає проти гравця з порушенням слуху: тоді потрібен асистент ({ $article }).
late-error = Ціле число хвилин, від 0 до { $most }, або нічого.
approval-missing = У суворій грі арбітр має дозволити цю програму ще до партії. Запитайте арбітра, потім поставте тут позначку.
table-conditions = Умови партії
engine-locked = Шаховий рушій і підказки в цій партії заблоковано.
table-conditions-read = Зачитати умови
table-conditions-all = Умови
table-play = Гра та правила
table-clock = Годинник
table-timed = З годинником
special-clock = Використовують годинник, який говорить або який можна відчути на дотик
quickplay-used = Діють правила швидкого фінішу
table-calls = Дошки й оголошення
table-boards = Дошки
table-call-style = Як оголошують ходи за цим столом
table-score = Запис і неможливі ходи
table-recording = Запис партії веде
table-illegal = Неможливий хід
table-result = Нічия та очки
table-points = Очки за перемогу, нічию та поразку
table-arbiter = Арбітр
table-late = На скільки гравець може запізнитися
arbiter-present = Арбітр присутній
arbiter-approved = Арбітр дозволив користуватися цією програмою
table-form = Партія за столом
table-read = Зачитати умови …
table-begin = Почати партію
boards-two = дві, по одній для кожного гравця
boards-one = одна для обох гравців
recording-players = кожен гравець сам
recording-program = програма
illegal-stand = залишається, доки його не помітять
illegal-refused = відхиляється, причину названо
role-assistant-of-white = Асистент білих
role-assistant-of-black = Асистент чорних
has-assistant-white = Білі мають асистента
has-assistant-black = Чорні мають асистента
table-player-white = Гравець, що грає білими
table-player-black = Гравець, що грає чорними
table-disabled-white = Гравець білими має порушення зору
table-disabled-black = Гравець чорними має порушення зору
table-hearing-white = Гравець білими має порушення слуху
table-hearing-black = Гравець чорними має порушення слуху
duty-execute = Робить ходи на дошці суперника ({ $article })
duty-announce = Оголошує ходи обох гравців ({ $article })
duty-score = Веде запис партії ({ $article })
duty-clock = Перемикає годинник ({ $article })
duty-tell = Повідомляє ходи та витрачений час, лише на прохання ({ $article })
duty-claim = Вимагає перемоги за часом і повідомляє арбітра про торкнуті фігури ({ $article })
duty-adjourn = Виконує формальності під час відкладання партії ({ $article })
duty-move = Ходить за гравця, якщо той не може ({ $article })
late-event = Якщо порожньо: за цими правилами це визначає регламент змагання ({ $article }); за запізнення ніхто не програє.
late-laws = У хвилинах. Порожнє: як у цих правилах, { $minutes } ({ $article }).
table-steps-none = Зараз нічого оголошувати, повторювати чи виконувати.
role-white = Білі
role-black = Чорні
window-role-label = Це вікно для
windows-for-others = Вікна для інших
windows-for-others-about = Кожне відкривається поруч із цим, на цьому пристрої, і каже лише те, що його користувачеві дозволено чути.
role-both-players = Обидва гравці
role-arbiter = Арбітр
role-onlooker = Глядачі
at-the-table = За столом
whites-board-shown = Це дошка білих.
blacks-board-shown = Це дошка чорних.
show-blacks-board = Показати дошку чорних
show-whites-board = Показати дошку білих

## page-arbiter

arbiter-heading = Арбітр
no-arbiter-heading = Без арбітра
ruling-read-back = Зачитати
ruling-do-this = Зробити так
ruling-topic = Про що ви вирішуєте?
ruling-players-topic = Про що йдеться?
arbiter-boards = Дошки поруч із програмою …
arbiter-adjournment = Відкладання …
arbiter-report = Звіт …
arbiter-can-win-white = Чи можуть білі ще виграти?
arbiter-can-win-black = Чи можуть чорні ще виграти?
ruling-claims = Заяви
rulings-so-far = Ухвалені рішення
no-ruling-yet = Ще нічого не вирішено.
arbiter-keys = Клавіші цієї сторінки
arbiter-keys-where = Ці клавіші діють, поки фокус на цій сторінці і не в полі.
arbiter-mend-white = Виправити дошку білих …
arbiter-mend-black = Виправити дошку чорних …
ruling-reason-label = Підстава (можна не вказувати)
ruling-question = Ваше рішення
ruling-change = Змінити
ruling-rule-so = Вирішити так
ruling-time = Скільки часу
ruling-time-hint = Наприклад «2» — дві хвилини, «30 секунд» або «1 хвилина 30 секунд».
ruling-time-wrong = Введіть час, наприклад «2 хвилини» або «30 секунд».
ruling-displaced-by = Хто зсунув фігури
ruling-whose-flag = Чий прапорець
ruling-who-came = Хто прийшов
ruling-against = Проти кого
ruling-back-to = Повернутися до позиції після
ruling-whose-clock = Чий годинник
ruling-time-added = Час додається
ruling-time-taken = Час віднімається
ruling-way = Що робиться
ruling-nothing-set = Змініть час або кількість ходів.
ruling-stop-first = Спершу зупиніть годинник. Тоді можна встановити час і лічильники ходів.
ruling-no-move = Ще не зроблено жодного ходу.
ruling-start = початку партії
ruling-none-sure = жодна позиція не певна
ruling-found-at-once = одразу
ruling-found-later = пізніше
ruling-found = Виявлено
ruling-last-sure = Остання певна позиція — після
ruling-what-is-wrong = Що не так
ruling-misplaced = Що з цього стояло неправильно
ruling-decision = Рішення
ruling-seconds-added = з кожним ходом додаються секунди
ruling-no-seconds = секунди не додаються
ruling-both = обидва гравці
ruling-who-is-absent = Хто не прийшов
ruling-result = Результат
ruling-other-offence = інше
ruling-offence = Порушення
ruling-penalty = Стягнення
ruling-points-taken = Скільки очок знято
ruling-opponent-scores = Суперник отримує
ruling-rounds = Кількість турів
ruling-rounds-wrong = Введіть кількість турів, наприклад 1.
ruling-fine-announced = Про штраф було оголошено до змагання
ruling-on-time = Додати чи відняти час
ruling-on-displays = Встановити час і лічильники заново
ruling-on-illegal-move = Неможливий хід
ruling-on-press = Годинник перемкнуто без ходу
ruling-on-pawn = Пішак залишився на останній горизонталі
ruling-on-two-hands = Хід двома руками
ruling-on-touched-piece = Торкнута фігура
ruling-on-displaced = Зсунуті фігури
ruling-on-set-up = Неправильно почата партія
ruling-on-quickplay-draw = Вимога нічиєї у швидкому фініші
ruling-on-quickplay-increment = Прохання про секунди на кожен хід
ruling-on-flag = Упав прапорець, один чи обидва
ruling-on-arrival = Прихід гравця
ruling-on-default = Гравець, який не прийшов
ruling-on-penalty = Попередження або стягнення
ruling-on-result = Результат
ruling-on-restoring = Відновити попередню позицію
penalty-choice-warning = попередження
penalty-time-to-opponent = час супернику
penalty-time-taken = віднятий час
penalty-points-to-opponent = очки супернику
penalty-points-taken = зняті очки
penalty-choice-game-lost = поразка в партії
penalty-choice-fine = штраф
penalty-choice-rounds = відсторонення від турів
penalty-choice-expulsion = виключення зі змагання
offence-disrepute = дискредитація шахів
offence-leaving = вихід без дозволу
offence-notes = записи або поради
offence-device = електронний пристрій
offence-inspection = відмова від перевірки
offence-smoking = куріння
offence-distracting = відволікання суперника
offence-refusal = наполеглива відмова дотримуватися правил
offence-clock-handling = неправильне поводження з годинником
offence-stopping = зупинка годинника без причини
offence-displacing = зсування фігур
ruling-white-wins = Білі виграють
ruling-black-wins = Чорні виграють
ruling-drawn = нічия
ruling-both-lose = обидва програють
ruling-claim-drawn = Партія нічийна
ruling-claim-rejected = Заяву відхилено
ruling-claim-postponed = Рішення відкладено
ruling-claim-postponed-time = Рішення відкладено, суперник отримує час
ruling-pieces-wrong = фігури на початку стояли неправильно
ruling-board-wrong = дошка лежить неправильно
ruling-colours-wrong = кольори переплутано

## page-assistant

assisting-move = Хід
assisting-use = Що зробити з ходом
assisting-whose = Чий хід
assisting-duties-heading = Ваші обов’язки
assisting-one-board = Обидва гравці користуються однією дошкою.
assisting-score = До запису партії
assisting-adjournment = Відкладання партії …
assisting-white = Асистент білих
assisting-black = Асистент чорних
assisting-no-duties-white = Ви асистент білих. Обов’язків вам не доручено.
assisting-no-duties-black = Ви асистент чорних. Обов’язків вам не доручено.
assisting-duties-white = Ви асистент білих. Ваші обов’язки: { $list }.
assisting-duties-black = Ви асистент чорних. Ваші обов’язки: { $list }.
assisting-duty-execute = робити хід будь-якого гравця на дошці суперника ({ $article })
assisting-duty-announce = оголошувати ходи обох ({ $article })
assisting-duty-score = вести запис партії ({ $article })
assisting-duty-clock = перемикати годинник ({ $article })
assisting-duty-tell = повідомляти ходи та час, лише на прохання ({ $article })
assisting-duty-claim = заявляти про прострочений час і повідомляти арбітрові про торкання фігури ({ $article })
assisting-duty-adjourn = формальності при відкладанні партії ({ $article })
assisting-duty-move = переставляти фігури ({ $article })
assisting-adjusted-white = Арбітр коригує годинник білих на час, який забирає ваша допомога ({ $list }).
assisting-not-adjusted-white = Годинник білих на час вашої допомоги не коригують ({ $list }).
assisting-adjusted-black = Арбітр коригує годинник чорних на час, який забирає ваша допомога ({ $list }).
assisting-not-adjusted-black = Годинник чорних на час вашої допомоги не коригують ({ $list }).
assisting-asked-moves-white = Білі питають про кількість завершених ходів.
assisting-asked-time-white = Білі питають про час, витрачений обома.
assisting-asked-moves-black = Чорні питають про кількість завершених ходів.
assisting-asked-time-black = Чорні питають про час, витрачений обома.
assisting-call-white = Оголосити хід білих:
assisting-call-black = Оголосити хід чорних:
assisting-repeat = Повторити оголошення:
assisting-execute-black = Зробити на дошці чорних:
assisting-execute-white = Зробити на дошці білих:
assisting-tell-moves = Повідомити кількість ходів
assisting-tell-time = Повідомити витрачений час
assisting-press = Перемкнути годинник
assisting-flag-white = Заявити: прапорець білих упав
assisting-flag-black = Заявити: прапорець чорних упав
assisting-touched = Повідомити арбітрові: торкання фігури
assisting-stop = Зупинити годинник, щоб покликати арбітра
assisting-nothing = Зараз робити нічого.
assisting-section-announce = Оголошення ходів
assisting-section-clock = Годинник
assisting-section-execute = Дошка суперника
assisting-section-tell = Про що питають
assisting-section-claim = Заяви
assisting-use-call = Оголосити
assisting-use-execute = Зробити на дошці суперника
assisting-use-place-white = Зробити на дошці білих
assisting-use-place-black = Зробити на дошці чорних
assisting-submit-call = Оголосити
assisting-submit-execute = Зробити
assisting-submit-place = Походити
assisting-whose-white = Хід білих
assisting-whose-black = Хід чорних
assisting-last-white = Останнє оголошення, хід білих:
assisting-last-black = Останнє оголошення, хід чорних:

## page-settings

clocks-answer = Годинники відповідають
clocks-answer-means = Попередження вимовляються так само.
clock-warnings-about = Хто грає на цьому пристрої, того попереджають про власний час. Сувора гра ні про що не попереджає, хіба що правила змагання це дозволяють: це вибирають для нової партії.
language-shown = Мова: { $name }.
how-squares = Як називати поля?
how-long = Що називати в ході?
said-again = Що повторюється після клавіші, яка могла це перервати?
reader-pace = Як швидко говорить моя програма екранного доступу?
german-call = Німецьке оголошення через програму екранного доступу
hear-german = Почути німецьке оголошення
detail-own-moves = Мої ходи
detail-opponents-moves = Ходи суперника
detail-squares = Поля
detail-captures = Шах і взяття
detail-clock = Годинник
brief = Стисло
normal = Звичайно
full = Докладно
detail-mover = Казати, хто походив
detail-number = Казати номер ходу
detail-color = Казати колір фігури
detail-echo = Казати мої ходи
length-usual = Як заведено для обраного способу
length-both = Обидва поля
length-short = Лише поле, куди йде фігура, якщо цього досить
german-written = Як написано
german-respelt = Переписане для голосу цієї мови
again-game = Ходи, кінець партії, пропозиції, падіння прапорця й рішення арбітра
again-clock = Це, а також попередження годинника
again-nothing = Нічого
pace-slow = Повільно
pace-usual = Зі звичайною швидкістю
pace-fast = Швидко
hearing-about = Ходи і команди можна говорити так само, як вводити. Ніхто не слухає, доки не вибрано розпізнавання.
what-listens = Що слухає?
confirm-moves = Питати перед кожним введеним або сказаним ходом
silence-is-yes = Вісім секунд тиші після повтореного сказаного ходу означають «так» (не в суворій грі та не там, де годинник перемикають рукою)
recogniser-get = Завантажити
cloud-warning = Під час слухання все, що чує мікрофон, надсилається мережею виробникові цього браузера (наприклад, Google, Apple чи Microsoft), і він перетворює це на слова. Anna–Hector отримує лише слова і не знає, що там зберігають.
cloud-allow = Прочитано, дозволяю
talking-way = Коли слухати?
listen-for = Мова розпізнавання
voice-try = Спробувати: скажіть щось
recogniser-none = Вимкнено
recogniser-on-device = Браузер, на цьому пристрої: сказане його не покидає
recogniser-cloud = Браузер, через інтернет (звук отримують Google, Apple або Microsoft)
recogniser-vosk = Vosk, на цьому пристрої, з вашим файлом моделі
recogniser-available = Можна користуватися зараз.
recogniser-downloadable = Спершу треба завантажити мову.
recogniser-downloading = Мова завантажується.
recogniser-unavailable = Немає на цьому пристрої або для цієї мови.
recogniser-no-answer = Браузер не повідомляє, чи можна цим користуватися. Спробуйте.
way-hold = Тримати { $keys } або кнопку, поки говорите
way-hold-button = Тримати кнопку, поки говорите
way-toggle = Натиснути { $keys } або кнопку, перш ніж говорити, і ще раз після того
way-toggle-button = Натиснути кнопку, перш ніж говорити, і ще раз після того
way-always = Слухати завжди, від одного натиску до наступного
listen-for-page = Мова сторінки: { $language }
listen-for-german = Німецька мова оголошення ФІДЕ
model-none = Файл моделі не вибрано.
model-loading = { $name }, { $size }: читається.
model-ready = { $name }, { $size }: готово.
model-unreadable = { $name }, { $size }: не читається. Виберіть інший файл.
model-about = Vosk потребує малої моделі вашої мови у файлі zip або tar.gz. Її читають і зберігають лише на цьому пристрої. Файл можна також перетягнути сюди.
model-file = Файл моделі
model-get = Як отримати модель
model-which = Для цієї мови ({ $language }): { $file }, приблизно { $size }.
model-from = Завантажити з alphacephei.com/vosk/models
model-how = Не розпаковуйте файл, виберіть його нижче. З моделлю іншої мови нічого не буде зрозуміло.
model-unknown = Для цієї мови ({ $language }) моделі Vosk ще немає. Виберіть розпізнавання браузера або слухайте німецьке оголошення ходів із німецькою моделлю.
model-forget = Видалити цю модель з пристрою
key-layout = Розкладка клавіш
key-group = Група команд
key-command = Команда
key-new = Нова клавіша
key-hint = Натисніть клавішу тут. Tab і Escape виводять із цього поля.
key-from-list = Або виберіть клавішу
key-take = Призначити цю клавішу
key-off = Без клавіші
key-at-first = Скинути цю команду
keys-at-first = Скинути всі клавіші
key-standing-none = { $name }: без клавіші
key-layout-own = Клавіші Anna–Hector
key-layout-lichess = Як у режимі Lichess для незрячих
key-layout-typing = Літери й цифри на дошці пишуть хід
key-kept = { $key } належить браузеру або програмі екранного доступу. Виберіть літеру, цифру, знак або одну з клавіш { $some }.
key-fixed = Enter, Escape, F1 і стрілки не змінюються. Виберіть іншу клавішу.
key-function = Ця команда діє будь-де на сторінці. Виберіть одну з клавіш { $some }.
key-types = У цій розкладці літери й цифри пишуть хід. Виберіть знак або одну з клавіш { $some }.
key-taken = { $key } зайнято: { $command }. Виберіть іншу клавішу або спершу дайте іншу тій команді.
key-cannot-be-off = { $key } не можна вимкнути.
own-voice = Власний голос Anna–Hector
voice-input-settings = Налаштування голосового введення
settings-export = Зберегти налаштування у файл
settings-import = Узяти налаштування із файлу
settings-reset = Скинути всі налаштування …
settings-reset-question = Повернути всі початкові налаштування?
settings-reset-no = Ні, залишити
settings-reset-yes = Так, скинути
sounds-muted = Звук вимкнено: нічого із цього не чути.
sounds-vibration = Вібрація разом зі звуками, якщо пристрій уміє
volume-off = вимкнено
volume-percent = { $percent } відсотків
volume-level = { $percent } %
sound-lift = Фігуру піднято
sound-place = Фігуру поставлено назад або годинник перемкнуто
sound-own-move = Мій хід
sound-opponents-move = Хід суперника
sound-capture = Взяття
sound-check = Шах
sound-castling = Рокіровка
sound-promotion = Перетворення
sound-mate = Партію виграно чи програно
sound-draw = Нічия
sound-refused = Неможливо
sound-edge = Край дошки
sound-dark-square = Темне поле під курсором
sound-next-square = Межа полів під пальцем
sound-low-time = Мало часу
sound-listening = Слухання почалося
sound-not-listening = Слухання скінчилося
voices-unknown = Пошук голосів цього пристрою…
voices-none = На цьому пристрої немає голосу для Anna–Hector, або браузер його не показує. Те, що було б сказано, отримає програма екранного доступу, і воно стоїть у розділі «Що було сказано».
voice-muted = Звук вимкнено: голосу не чути.
voice-in-background = Оголошувати ходи власним голосом Anna–Hector, поки це вікно у фоні
voice-in-background-hint = Для партій за столом із кількома вікнами: програма екранного доступу озвучує лише те вікно, у якому ви є, а інші тоді самі оголошують ходи.
voice-of-language = Голос: { $name }
voice-not-spoken = Жоден голос цього пристрою не говорить цією мовою. Її читає голос іншої мови.
voice-best = Найкращий на цьому пристрої
voice-gone = { $name }, зараз його немає: говорить найкращий на цьому пристрої
voice-search = Частина назви голосу: { $name }
voices-shown = Показано голосів: { $shown } із { $all }
hear-voice = Почути: { $name }
voice-rate = Швидкість
voice-pitch = Висота
voice-volume = Гучність
settings-wording = Формулювання
wording-unread = Цих текстів ще не читав ніхто, для кого українська мова рідна.
wording-report = Повідомити про неправильне формулювання
wording-about = Звіт копіюється як текст. Надішліть його тому, від кого маєте цю копію Anna–Hector. Звідси нічого не надсилається.
wording-heard = Що ви почули
wording-other = Інше речення, увести нижче …
wording-typed = Речення, як ви його почули чи прочитали
wording-message = Яке це повідомлення?
wording-none = Жодне з цих
wording-none-found = Жодне повідомлення не відповідає цьому реченню. У звіті так і буде сказано.
wording-note = Що неправильно і як було б правильно?
wording-copy = Скопіювати звіт
wording-copied = Скопійовано. Надішліть звіт тому, від кого маєте цю копію Anna–Hector.
wording-not-copied = Не скопійовано: браузер цього не дозволяє. Звіт стоїть нижче; скопіюйте його звідти.
wording-copy-text = Звіт
wording-no-sentence = Спочатку введіть речення.
wording-too-long = Занадто довго: щонайбільше { $most } символів.
wording-no-note = Напишіть, що неправильно.
theme = Тема
theme-system = Як у системі
theme-light = Світла
theme-dark = Темна
theme-high-contrast = Високий контраст
theme-yellow-on-black = Жовтим на чорному
look-pieces = Фігури
look-pieces-usual = Звичайні
look-pieces-bold = Прості та масивні
look-pieces-pegged = На шпильках, як на тактильних дошках; чорні мають вістря зверху
look-squares = Кольори полів
look-squares-theme = Такі, як має тема
look-squares-blue = Сіро-блакитні
look-squares-brown = Коричневі
look-squares-green = Зелені
look-squares-grey = Білі та сірі
look-squares-own = Власні
look-own-light = Світлі поля
look-own-dark = Темні поля
look-contrast = Світлі та темні поля: { $squares } до 1; фігури на них щонайменше { $pieces } до 1.
look-too-dark = Контраст фігур на { $color } був би { $contrast } до 1; потрібно щонайменше 3 до 1. Найближчий придатний колір — { $nearest }.
look-take = Узяти { $color }
look-coordinates = Розмір літер та цифр біля дошки
look-piece-size = Розмір фігур
look-size-usual = Звичайний
look-size-large = Великий
look-size-very-large = Дуже великий
look-cursor = Рамка навколо поля під курсором
look-cursor-usual = Звичайна
look-cursor-thick = Товста
look-cross = Жовтий хрест уздовж горизонталі та вертикалі курсора
look-square-here = Поле курсора великим шрифтом біля дошки
look-position-text = Позиція текстом поруч із ходами
settings-speech = Мовлення
settings-calling = Оголошення ходів
settings-sounds = Звуки
settings-voice-input = Голосове введення
settings-clock = Попередження годинника
settings-keys = Клавіші
settings-look = Вигляд
settings-data = Дані
settings-none-for = Жодне налаштування не стосується «{ $word }». Ось список усіх налаштувань.
settings-words-speech = мова голос швидкість темп висота гучність екранний читач повтор
settings-words-calling = ходи оголошення стиль абетка літери поля назви
settings-words-sounds = звук шум сигнали
settings-words-voice-input = мікрофон розпізнавання диктування слухання модель Vosk тиша
settings-words-clock = годинник час попередження циферблат хвилини
settings-words-keys = клавіатура клавіша скорочення літери розкладка Lichess WinBoard
settings-words-look = тема темна світла контраст кольори дошка фігури розмір координати всліпу позиція
settings-words-data = файл копія зберегти відновити скинути партії сховище
settings-words-wording = речення слова переклад текст повідомити
look-blindfold = Гра наосліп
blindfold-hide = Ховати фігури
blindfold-shows = Що ще видно
blindfold-shows-nothing = Нічого
blindfold-shows-own = Мої фігури
blindfold-shows-last = Фігура останнього ходу
blindfold-board-answers = Дошка відповідає на запитання про сховані фігури
blindfold-counts = Наприкінці сказати, скільки було запитань

## page-set-up

set-up-about = Розставте будь-яку позицію і грайте з неї. Партія на дошці від цього не змінюється.
set-up-line = Сказати або написати, що де стоїть
set-up-enter = Ввести
set-up-line-about = Наприклад: білий король e1, чорні пішаки d5 e6. Прибрати e4. Хід чорних.
set-up-words = Що тут можна сказати
set-up-board = Поля
set-up-turn = Чий хід
set-up-castling = Рокіровка
set-up-white-short = Білі коротко
set-up-white-long = Білі довго
set-up-black-short = Чорні коротко
set-up-black-long = Чорні довго
set-up-chess960 = Шахи-960: з будь-якої вертикалі
set-up-en-passant = Взяття на проході
set-up-en-passant-none = Немає
set-up-fen = FEN
set-up-fen-take = Прочитати цей FEN
set-up-start = Початкова позиція
set-up-clear = Порожня дошка
set-up-game = Як у партії
set-up-undo = Скасувати
set-up-missing = Що ще неможливо
set-up-play-heading = Грати з цієї позиції
set-up-play = Грати

## page-about

about-what = Шахова програма для гри на слух, на дотик і з клавіатури, за правилами шахів.
about-offline = До роботи без мережі готово.
about-online = До роботи без мережі ще не готово.
about-privacy = Без облікового запису й без стеження: партії та налаштування залишаються на цьому пристрої.
about-licence = Вільне програмне забезпечення за ліцензією GNU General Public License, версія 3 або новіша.

## page-blindfold

blindfold-off = Усі фігури видно.
blindfold-all = Наосліп: усі фігури сховано.
blindfold-own = Наосліп: видно лише ваші фігури.
blindfold-last = Наосліп: видно лише фігуру останнього ходу.
blindfold-answers = Дошка відповідає.
blindfold-is-silent = Дошка мовчить.
blindfold-silent = Дошка мовчить. Запитуйте лише про ходи й годинники.
blindfold-asked = { $count ->
        [0] Ви не поставили жодного запитання.
        [one] Ви поставили { $count } запитання.
        [few] Ви поставили { $count } запитання.
       *[many] Ви поставили { $count } запитань.
    }

## page-guide

guide-welcome = Ваша перша партія, сім кроків. Годинник не йде: не поспішайте. { $way ->
        [keys] На дошці { $again } повторює крок.
        [voice] Скажіть «{ $again }», щоб почути крок ще раз.
       *[other] Кнопка «{ $again }» повторює крок.
    } Можна піти й продовжити пізніше.
guide-resumed = З поверненням. Партія триває з того місця, де ви її залишили.
guide-step = Крок { $number } із { $of }.
guide-good = Добре.
guide-board = Дошка. Ви граєте білими, я чорними. { $way ->
        [touch] Знайдіть поле e4 і торкніться його. Із читачем екрана торкніться двічі.
        [voice] Скажіть «{ $say }».
       *[other] Ви на e1, біля свого короля. Стрілки ведуть із поля на поле. Підніміться на e4.
    }
guide-question = Запитання. Запитувати можна будь-коли. { $way ->
        [keys] Натисніть { $ask }, щоб почути поле, на якому ви стоїте.
        [touch] У групі «{ $bar }» виберіть «{ $ask }».
        [voice] Скажіть «{ $ask }».
       *[other] Натисніть F6, щоб перейти до поля введення, напишіть «{ $ask }» і натисніть Enter.
    }
guide-move = Хід. { $way ->
        [touch] Торкніться свого пішака на e2, потім e4. Або напишіть e4 у полі «{ $field }».
        [voice] Скажіть «e4».
       *[other] Натисніть { $entry }, щоб перейти до поля «{ $field }», напишіть e4 і натисніть Enter.
    }
guide-call = Ви почули, як оголошують ходи: ваш хід і мою відповідь f5. { $german ->
        [yes] Ходи оголошують німецькою, як незрячі гравці в усіх країнах: Bauer – це пішак, Eva – це e, Felix – це f.{ " " }
       *[no] { "" }
    }{ $way ->
        [keys] Натисніть { $board }, щоб перейти на дошку, а потім { $ask }, щоб почути мій хід ще раз.
        [touch] У групі «{ $bar }» виберіть «{ $ask }».
        [voice] Скажіть «{ $ask }».
       *[other] Напишіть «{ $ask }».
    }
guide-capture = Взяття. Ви можете взяти мого пішака на f5. { $way ->
        [touch] Торкніться свого пішака на e4, потім f5.
        [voice] Скажіть «e4 f5».
       *[other] Натисніть { $board }, щоб перейти на дошку, підійдіть до свого пішака на e4 і натисніть Enter. Потім перейдіть на f5 і натисніть Enter.
    }
guide-mate = Мат за один хід. Мій хід – g5, і мій король на e8 відкритий. Ваш ферзь на d1 може дати мат: знайдіть поле.{ $way ->
        [keys] { " " }{ $ask } на ферзі каже, куди він може піти.
       *[other] { "" }
    }
guide-help = Мат: ви виграли. Останній крок: довідка. { $way ->
        [touch] Посилання «{ $help }» є вгорі кожної сторінки. Відкрийте його, а потім поверніться.
        [voice] Скажіть «{ $help }», а потім поверніться.
       *[other] { $help } каже, що можна зробити там, де ви є. Натисніть зараз; Escape поверне вас назад.
    }
guide-end = Це все, що потрібно: дошка, запитання, ходи, оголошення й довідка. Кнопка «{ $new }» починає вашу власну партію.
guide-not-now = Не зараз.
guide-no-mate = Це не мат. Погляньте на діагональ від e8 до h5: вона відкрита.
guide-mate-told = Ваш ферзь дає мат на h5.
guide-restart = Почати спочатку

## page-library

backup-not-saved = { $title }: не додано, бо не вдалося зберегти.
backup-beside = { $title }: інша версія цієї партії вже була тут. Вона лишається, а версію з файлу додано поруч.
backup-note-not-saved = Запис: не додано, бо не вдалося зберегти.
backup-summary = Додано партій: { $added }. Уже були тут: { $here }.
backup-settings-kept = Налаштування: ваші залишено.
backup-settings-taken = Налаштування: узято з файлу.
backup-note-doubled = Запис: двічі у файлі, додано один раз.
backup-note-broken = Запис: пошкоджений, не додано.
backup-broken = Партія ({ $day }): пошкоджена, не додано.
backup-newer = Партія ({ $day }): від новішої версії Anna–Hector, не додано.
backup-doubled = Партія ({ $day }): двічі у файлі, додано один раз.
unreadable-game = Партія, яку неможливо прочитати
game-not-over = Не закінчена.
game-moves = Ходів: { $moves }
game-on-board = На дошці.
game-as-black = Чорні проти комп’ютера, рівень { $level }
game-as-white = Білі проти комп’ютера, рівень { $level }
game-of-two = Двоє гравців тут
game-of-clock = Лише годинник
free-question = Видалити назавжди? { $title }, { $size }
free-no = Ні, залишити
free-yes = Так, видалити
room-model = Модель мовлення
room-recording = Запис: { $of }
backup = Резервна копія
save-backup = Зберегти все файлом резервної копії
read-backup = Прочитати файл резервної копії
storage = Сховище
storage-unknown = Браузер не повідомляє, скільки місця зайнято.
storage-used = Зайнято: { $used }. Вільно: { $left }.
backup-report = Що вийшло з резервної копії
take-backup-settings = Узяти з файлу й налаштування
show-room = Показати, що можна видалити
room = Що можна видалити
no-room = Нічого: тут лише незакінчені партії.
delete-game = Видалити
save-all-games = Зберегти всі партії одним PGN
saved-games-failed = Збережені партії не вдалося прочитати.
more-games = Показати ще партії
no-saved-games = Тут ще не збережено жодної партії.
saved-games-count = Партій: { $count }
game-deleted = Видалено.
undo-delete = Скасувати видалення
save-as-pgn = Зберегти як PGN
open-game = Відкрити
go-on-game = Продовжити

## page-voice

voice-heard-label = Почуто:
voice-hold = Тримайте, щоб говорити
voice-talk = Говорити
voice-listen = Слухати
voice-off = Не слухаю
voice-starting = Вмикається мікрофон
voice-is-listening = Слухаю
voice-working = Розпізнаю слова
voice-waiting = Чекаю, поки говорить Anna–Hector

## page-shared-late

face-position-shown = Позиція є текстом поруч із ходами.
face-position-away = Позицію текстом приховано.
face-position-hidden = Приховано, поки ви граєте наосліп.
assisting-next = Далі:
assisting-entry = Ввести хід
assisting-section-score = Запис партії
assisting-section-adjourn = Відкладення партії
mend-white = Виправити дошку білих
mend-black = Виправити дошку чорних
change-something = Щось змінити
which-move-label = Який хід
clock-back = Назад
clock-name-white = Ім’я того, хто грає білими, якщо бажаєте
clock-name-black = Ім’я того, хто грає чорними, якщо бажаєте
ask-whose-clock = Чий годинник іде?
clock-moves-made = Зроблено ходів
ask-moves-to-go = Ходів до контролю
ask-time-used = Витрачений час
ask-period = Період
ask-delay = Залишок затримки
clock-key-running = натискає той, чий хід
clock-key-pause = зупинити обидва годинники, пустити знову
clock-key-feel = відчути годинник
clock-key-control = на що виставлено годинник
close = Закрити
hear-sound = Почути: { $sound }
hear-it = Почути
arbiter-key-clocks = зупинити або запустити годинник
arbiter-two-minutes-white = Дві хвилини білим …
arbiter-two-minutes-black = Дві хвилини чорним …
arbiter-illegal-move = Неможливий хід …
arbiter-compare = Порівняти дошки …
assisting-idle-call = Оголосити хід.
assisting-idle-repeat = Повторити оголошений хід.
assisting-idle-execute = Зробити хід на іншій дошці.
assisting-idle-mend = Виправити дошку.
assisting-idle-tell = Повідомити те, про що спитали.
assisting-idle-press = Перемкнути годинник.
assisting-idle-flag = Заявити про падіння прапорця.
assisting-idle-touched = Повідомити арбітрові про торкання фігури.
assisting-idle-stop = Зупинити годинник, щоб покликати арбітра.
clock-set-displays = Виставити час і ходи
clock-hours = Години
clock-seconds = Секунди
clock-hours-wrong = Введіть години від 0 до 99.
clock-minutes-wrong = Введіть хвилини від 0 до 59.
clock-seconds-wrong = Введіть секунди від 0 до 59.
clock-moves-wrong = Введіть ходи від 0 до 999.
clock-key-space = Пробіл
key-page-up = Page Up
key-page-down = Page Down
key-delete = Delete
clock-language-page = мовою сторінки
clock-language-german = німецькими числами, як в оголошенні ФІДЕ
step-call = Оголосити:
step-repeat = Повторити:
step-execute = Зробити на моїй дошці:
step-put-back = Повернути фігури на місце
step-mend = Виправити мою дошку
step-ask-moves = Запитати асистента про кількість ходів
step-ask-time = Запитати асистента про витрачений час
warn-white = Попередження для білих
warn-black = Попередження для чорних
warn-on = Попереджати про час і ходи
warn-also = Попередити також, коли лишиться
warn-unit = чого
warn-minutes = хвилин
warn-seconds = секунд
warn-moves = ходів до контролю
warn-add = Додати
warn-error = Введіть ціле число від 1 до { $most }.
warn-at-low = Мало часу, за контролем
warn-at-seconds = Лишилося секунд: { $seconds }
warn-at-minute = Лишилася 1 хвилина
warn-at-minutes = Лишилося хвилин: { $minutes }
warn-at-last = Кожна з останніх { $count } секунд
warn-at-moves = Ходів до контролю: { $moves }
warn-word = словами
warn-sound = звуком
warn-pulse = вібрацією
key-to-rank = До горизонталі { $place }
key-to-file = До вертикалі { $place }
keys-of-assistant = Сторінка асистента
keys-of-arbiter = Сторінка арбітра
keys-of-clock = Окремий годинник
keys-of-dial = Циферблат годинника
keys-of-board-entry = Введення дошки
key-of-left = Лівий гравець: { $what }
key-of-right = Правий гравець: { $what }
key-of-both = Обидва: { $what }
key-press = Натиснути
key-time-running = Час, що йде
key-time-other = Інший час
key-clock-entry = Ввести годиннику
key-clock-arbiter = Встановити чи вирішити
key-dial-minute-on = Хвилина вперед
key-dial-minute-back = Хвилина назад
key-dial-on = П’ять хвилин уперед
key-dial-back = П’ять хвилин назад
key-dial-start = До першої хвилини
key-dial-end = До останньої хвилини
key-dial-minute-hand = До хвилинної стрілки
key-dial-hour-hand = До годинної стрілки
key-dial-flag = До прапорця
key-dial-time = Увесь час
key-entry-king = Поставити короля
key-entry-queen = Поставити ферзя
key-entry-rook = Поставити туру
key-entry-bishop = Поставити слона
key-entry-knight = Поставити коня
key-entry-pawn = Поставити пішака
key-entry-turn = Змінити колір фігури
key-entry-empty = Звільнити поле
command-claim-draw = Форма, щоб вимагати нічию
command-move-now = Хай комп’ютер ходить зараз
command-try-computer-again = Знову запустити комп’ютер
command-play-again = Зіграти ще раз із тими самими умовами
command-full-screen = Увімкнути або вимкнути повний екран
entry-line = Що там стоїть
entry-enter = Ввести
entry-example = Фігури з їхніми полями, наприклад: білий король e1, чорний пішак d5, e4 порожнє. Або літерами: білі Крe1, Фd1.
entry-keys = На полях: стрілки переміщують; { $put } ставлять короля, ферзя, туру, слона, коня, пішака, ще раз змінює колір; { $empty } звільняє поле.
entry-grid-white = Дошка білих для введення
entry-grid-black = Дошка чорних для введення
entry-as-program = Як у програмі
entry-empty-all = Звільнити всі поля
position-diagram = Діаграма брайлем
position-dots = Брайль
position-dots-six = 6 крапок, дві клітинки на поле
position-dots-eight = 8 крапок, одна клітинка на поле: крапка 7 — біла фігура, крапка 8 — темне поле
position-copy = Скопіювати FEN

## page-touch

touch-corners = Кути дошки
ask-what-can-move = Що може ходити
put-back = Поставити назад
