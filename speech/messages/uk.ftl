### Ukrainian. What each message is about stands in en.ftl. The terms are those of docs/terms/uk.md.

## shared

incomplete = У цьому реченні чогось бракує: { $formed }
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
refusal-no-such-piece-on-rank = { PLAYER($color) } не мають { PIECE($kind, case: "genitive") } на горизонталі { RANK($rank) }.
refusal-nothing-to-take = Так нічого не можна взяти.
refusal-nothing-to-take-with = Так { GENDER($kind) ->
        [feminine] жодна
       *[masculine] жоден
    } { PIECE($kind) } нічого не може взяти.
refusal-several-moves = { which-move } { CAP(EACH($moves, "part-move", join: "or")) }.
refusal-several-promotions = Яка фігура? { CAP(EACH($kinds, "part-kind", join: "or")) }.
refusal-several-from = { COUNTED($count, $kind) } можуть піти на { SQUARE($to) }, { EACH($froms, "part-from", join: "or") }.
which-move = Який хід?
do-you-mean = Можливо, { EACH($moves, "part-move", join: "or") }?
refusal-claim-of-what = Вимагати нічию чому? Уведіть «вимагаю три» для триразового повторення позиції або «вимагаю п’ятдесят» для 50 ходів.
refusal-no-such-move-here = У цій партії ще немає ходу { $number }.
refusal-no-such-move = Суперник не робив у цій партії ходу { $number }.
refusal-unreadable = «{ $text }» не вдається прочитати як хід. Наприклад: Кf3, e2 e4 або { SEGMENT($call) }
refusal-unreadable-near = «{ $text }» — не хід і не команда. Можливо, ви мали на увазі: { EACH($nearest, "part-text", join: "or") }?
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
refusal-no-piece-to-touch = На { SQUARE($square) } немає фігури.
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
refusal-not-a-duty = У цій партії асистент не повинен { $duty ->
        [execute] робити ходи на іншій дошці
        [announce] оголошувати чи повторювати ходи
        [score] вести запис партії
        [clock] перемикати годинник
        [tell] повідомляти ходи та час
        [claim] подавати вимоги чи кликати арбітра
        [adjourn] записувати хід при відкладанні
       *[move] ходити за гравця
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
control-refusal-two-extras = Два різні додавання на хід: назвіть одне або по одному для кожного періоду.
control-refusal-moves-missing = { ALLOTTED($time) }: на скільки ходів? На всі решту ходів може бути лише останній період.
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
hand-not-yours = { PIECE($piece) } на { SQUARE($piece) } { COLORED($piece) }.
hand-touched = Торкання: { COLORED($piece) } { LABEL($piece) } { SQUARE($piece) }.
hand-no-such-piece-on-the-board = Такої фігури на дошці немає.
hand-no-command = { $shift ->
        [yes] Shift+{ $key }
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
notice-offline-failed = До роботи без мережі не готово: зберегти вдалося не все. Щоб спробувати ще раз, перезавантажте сторінку.
notice-update-waiting = Нова версія Anna–Hector готова. Встановити можна тоді, коли не йде жодна партія.
notice-no-voices = У цьому браузері немає голосу. Повідомлення отримує програма екранного доступу, вони є і в списку повідомлень.
notice-no-voice-of = У цьому браузері немає голосу для мови: { $name }. Замість нього говорить інший голос.
notice-voice-not-allowed = Браузер ще не дозволяє сторінці говорити. Натисніть на сторінці будь-яку клавішу чи кнопку.
notice-voice-fell-silent = Голос замовк. Повідомлення отримує програма екранного доступу, вони є і в списку повідомлень.
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

answer-rank = Горизонталь { RANK($rank) }: { EACH($pieces, "part-run") }.
answer-rank-of-one-kind = Горизонталь { RANK($rank) }: усі { COLORED($piece, number: "plural") } { LABEL($piece, number: "plural") }.
# All are named, for a number after "від" would have to be bent.
answer-empty-ranks = { COUNT($ranks) ->
        [1] Горизонталь { RANK($first) }: порожня
       *[other] Горизонталі { EACH($ranks, "part-rank", join: "and") }: порожні
    }.
part-rank = { RANK($it) }
answer-chess960 = Шахи 960, позиція { $number }.
answer-piece-list = { PLAYER($color) }: { COUNT($kinds) ->
        [0] фігур немає
       *[other] { EACH($kinds, "part-kind-on-squares") }
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
answer-attackers-of-empty-square = { SQUARE($square) }, порожнє. { COUNT($white) ->
        [0] { COUNT($black) ->
            [0] Ніхто не атакує.
           *[other] { part-attacks-by-black }
        }
       *[other] { CAP(PLAYER("white")) }: { EACH($white, "part-label-on") }.{ COUNT($black) ->
            [0] { "" }
           *[other] { " " }{ part-attacks-by-black }
        }
    }
answer-attackers = { SQUARE($piece) }, { COLORED($piece) } { LABEL($piece) }. { COUNT($attackers) ->
        [0] Ніхто не атакує
        [1] Атакує: { EACH($attackers, "part-label-on") }
       *[other] Атакують: { EACH($attackers, "part-label-on") }
    }. { COUNT($defenders) ->
        [0] Ніхто не захищає
        [1] Захищає: { EACH($defenders, "part-label-on") }
       *[other] Захищають: { EACH($defenders, "part-label-on") }
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
answer-opponent-named = { PLAYER($color) }: { $name }.
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
part-label-on = { LABEL($it) } { SQUARE($it) }
part-attacks-by-black = { CAP(PLAYER("black")) }: { EACH($black, "part-label-on") }.
part-capture = { LABEL($by) } { SQUARE($by) } бере на { SQUARE($to) }
part-pieces-of-kind = { $count ->
        [1] { PIECE($kind) }
       *[other] { COUNTED($count, $kind) }
    }

## moves

# Between file names nothing but a capture needs a preposition.
call = { PIECE($piece) }{ part-origin }{ $capture ->
        [yes] { " " }бере{ KIND($taken) ->
            [none] { "" }
           *[other] { " " }{ PIECE($taken, case: "accusative") }
        } на
       *[no] { $joined ->
            [yes] { " " }на
           *[no] { "" }
        }
    } { SQUARE($to) }{ part-en-passant }{ part-becomes }{ part-sign }
call-castling = { part-castling }{ part-sign }
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
part-origin = { $origin ->
        [yes] { " " }{ SQUARE($from) }
       *[no] { "" }
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

ending-checkmate = Мат. { part-outcome }
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
clocks-stand = Годинник зупинено.
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
clock-table-named = { PLAYER($color) }: { $name }.
clock-table-to-start = Годинник білих піде, щойно чорні перемкнуть годинник.
clock-table-back = Годинник знову тут.
clock-table-not-heard-surely = «{ $text }» почуто непевно. Можливо, ви мали на увазі: { EACH($nearest, "part-text", join: "or") }?
clock-table-no-command = «{ $text }» — не команда годинника. { COUNT($nearest) ->
        [0] Команди перелічує «довідка».
       *[other] Можливо, ви мали на увазі: { EACH($nearest, "part-text", join: "or") }?
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
table-condition-player = { PLAYER($of) }: { $name }.
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
        [fide-names] за іменами ФІДЕ та числами цієї мови
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
table-condition-warnings-allowed = Попередження про час дозволено.
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
score-move = Хід { $number }:
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
key-does-turn-board = Повернути дошку
key-does-move-entry = До поля «Ваш хід»
key-does-next-region = До наступної частини сторінки
key-does-previous-region = До попередньої частини сторінки
key-does-this-square = Що тут стоїть; ще раз одразу: докладніше
key-does-last-move = Останній хід
key-does-go-to-last-move = До поля, на яке зроблено останній хід
key-does-last-capture = Що взято останнім ходом
key-does-moves-of-this-piece = Куди може піти ця фігура
key-does-captures-of-this-piece = Що може взяти ця фігура
key-does-position = Уся позиція за горизонталями
key-does-piece-lists = Фігури обох сторін
key-does-back = На хід назад у партії
key-does-forward = На хід уперед у партії
key-does-repeat = Останнє повідомлення ще раз
key-does-repeat-before = Повідомлення перед ним
key-does-act-menu = Меню дій: запропонувати, вимагати, поправити, прапорець, зупинити, здатися
key-does-say-move = За столом: оголосити свій хід або повторити хід суперника
key-does-make-called-move = За столом: зробити хід суперника на своїй дошці
key-does-press-clock = Перемкнути годинник
key-does-both-clocks = Час обох сторін
key-does-feel-clock = Відчути годинник на циферблаті
key-does-my-clock = Ваш час
key-does-opponents-clock = Час суперника
key-does-talk = Говорити, якщо вибрано голосове введення: тримати або натиснути до і після
key-does-mute = Вимкнути чи ввімкнути весь звук
key-does-keys = Ці клавіші
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
key-with-shift = Shift+{ $key }
key-with-control = Ctrl+{ $key }
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

## storage

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
command-does-last-capture = Що взято останнім ходом
command-does-move-number = Котрий зараз хід
command-does-position = Уся позиція за горизонталями
command-does-piece-lists = Фігури обох сторін
command-does-where = Де стоять ці фігури
command-does-rank = Що стоїть на цій горизонталі
command-does-file = Що стоїть на цій вертикалі
command-does-square = Що стоїть на цьому полі
command-does-attackers = Що нападає на це поле
command-does-moves-of-piece = Куди може піти фігура із цього поля
command-does-moves-of-it = Куди може піти піднята або щойно відхилена фігура
command-does-captures-of-piece = Що може взяти фігура із цього поля
command-does-captures = Що ви можете взяти
command-does-material = Матеріал обох сторін
command-does-can-win = Чи білі або чорні ще можуть виграти
command-does-opponent = Хто ваш суперник
command-does-repeat = Останнє повідомлення ще раз
command-does-turn-board = Повернути дошку
command-does-board = До дошки
command-does-go-to-square = До цього поля на дошці
command-does-go-to-move = Позиція після цього ходу
command-does-back = На хід назад у партії
command-does-forward = На хід уперед у партії
command-does-present = До поточної позиції
command-does-save-game = Зберегти партію у файл
command-does-games = Показати партії на цьому пристрої
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
command-does-help = Цей список
command-does-help-for = Команди із цим словом
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

## castling

## page-shell

## page-start

## page-game

## page-help

## page-clock

## page-table

## page-arbiter

## page-assistant

## page-settings
