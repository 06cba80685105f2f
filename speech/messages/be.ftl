### Belarusian. What each message is about stands in en.ftl. The terms are those of docs/terms/be.md.

## shared

incomplete = У гэтым сказе чагосьці не хапае: { $formed }
key-with-shift = Шыфт плюс { $key }
key-with-control = Кантрол плюс { $key }
key-with-alt = Альт плюс { $key }
event-rule-touch-binds = Кранутай фігурай трэба хадзіць
event-rule-supervision = { $tempo ->
        [rapid] Хуткія шахматы
       *[blitz] Бліц
    } паводле { $supervision ->
        [adequate] правіл спаборніцтваў
       *[inadequate] ўласных правіл
    }
event-rule-no-draws = Згаджацца на нічыю нельга
event-rule-draws-after = Згадзіцца на нічыю можна толькі тады, калі кожны гулец зробіць { $moves ->
        [one] { $moves } ход
        [few] { $moves } хады
       *[other] { $moves } хадоў
    }
event-rule-points = Ачкі: { $win } за перамогу, { $draw } за нічыю, { $loss } за паразу
part-of-piece = { PIECE($it, case: "genitive") } { SQUARE($it) }
part-piece-accusative = { PIECE($it, case: "accusative") } { SQUARE($it) }
part-castling = { $side ->
        [short] кароткая ракіроўка
       *[long] доўгая ракіроўка
    }
part-castling-accusative = { $side ->
        [short] кароткую ракіроўку
       *[long] доўгую ракіроўку
    }
part-move = { $castling ->
        [short] кароткая ракіроўка
        [long] доўгая ракіроўка
       *[none] { PIECE($piece) } { SQUARE($from) } на { SQUARE($to) }{ part-becomes }
    }
part-becomes = { KIND($promotion) ->
        [none] { "" }
       *[other] , { PIECE($promotion) }
    }
# "ладдзёй е два" could be heard as where it goes.
part-to-move = хадзіць { PIECE($piece, case: "instrumental") }, што на { SQUARE($piece) }
part-to-capture = ўзяць { EACH($piece, "part-piece-accusative") }
part-to-capture-with = { part-to-capture } { PIECE($with, case: "instrumental") } { SQUARE($with) }
part-to-castle = зрабіць { part-castling-accusative }
part-text = { $it }

## refusals

refusal-empty-square = На { SQUARE($square) } няма фігуры.
refusal-not-your-piece = { PIECE($piece) } { SQUARE($piece) } належыць { PLAYER($piece, case: "dative") }, а цяпер ход { PLAYER($turn, case: "genitive") }.
refusal-same-square = Фігура павінна пакінуць { SQUARE($square) }.
refusal-own-piece-there = На { SQUARE($there) } стаіць { GENDER($there) ->
        [feminine] ваша
       *[masculine] ваш
    } { PIECE($there) }.
refusal-does-not-move-so = { PIECE($piece) } { SQUARE($piece) } не можа пайсці на { SQUARE($to) }: { KIND($piece) ->
        [king] ён ходзіць толькі на суседняе поле
        [queen] ён ходзіць па гарызанталі, вертыкалі ці дыяганалі
        [rook] яна ходзіць па гарызанталі ці вертыкалі
        [bishop] ён ходзіць па дыяганалі
        [knight] ён ходзіць на два палі прама і адно ўбок
       *[pawn] яна ходзіць прама наперад, а бярэ наўскос на адно поле
    }.
refusal-way-blocked = Шлях закрывае { EACH($by, "part-colored-piece") }.
refusal-pawn-does-not-capture-straight = Пешка не бярэ прама, а наперадзе стаіць { EACH($there, "part-colored-piece") }.
refusal-pawn-has-nothing-to-capture = Пешцы { SQUARE($piece) } няма чаго ўзяць на { SQUARE($to) }.
refusal-en-passant-too-late = Браць на праходзе { EACH($pawn, "part-piece-accusative") } позна: гэта можна толькі адразу пасля яе хода на два палі.
refusal-leaves-king-in-check = Тады ваш кароль пад шахам{ part-from-pieces }.
refusal-king-in-check = Ваш кароль пад шахам{ part-from-pieces }, і гэты ход не ратуе.
refusal-king-is-not-captured = Караля ніколі не бяруць.
refusal-castling-king-has-moved = Кароль ужо хадзіў, таму ракіроўка немагчыма.
refusal-castling-rook-has-moved = Ладдзя { SQUARE($rook) } хадзіла ці была ўзята, таму { part-castling } немагчыма.
refusal-castling-right-is-lost = Права на { part-castling-accusative } страчана.
refusal-castling-in-check = Пад шахам не ракіруюцца: шах{ part-from-pieces }.
refusal-castling-through-check = Праз шах не ракіруюцца: { part-attacked }.
refusal-castling-into-check = Пад шах не ракіруюцца: { part-attacked }.
refusal-castling-way-blocked = { part-castling } немагчыма: шлях закрывае { EACH($by, "part-colored-piece") }.
refusal-promotion-missing = Якая фігура? Ферзь, ладдзя, слон ці конь.
refusal-nothing-to-promote = Ператвараецца толькі пешка, якая дайшла да апошняй гарызанталі.
refusal-too-long = Гэта задоўга для хода: знакаў { $length }, а можна не больш за { $limit }.
refusal-no-piece-reaches = { GENDER($kind) ->
        [feminine] Ніводная
       *[masculine] Ніводзін
    } { PIECE($kind) } не можа { $capture ->
        [yes] браць
       *[no] пайсці
    } на { SQUARE($to) }.
refusal-no-such-piece = { PLAYER($color) } не маюць { PIECE($kind, case: "genitive") }.
refusal-no-such-piece-on-square = { PLAYER($color) } не маюць { PIECE($kind, case: "genitive") } на { SQUARE($square) }.
refusal-no-such-piece-on-file = { PLAYER($color) } не маюць { PIECE($kind, case: "genitive") } на вертыкалі { FILE($file) }.
refusal-no-such-piece-on-rank = { PLAYER($color) } не маюць { PIECE($kind, case: "genitive") } на { ORDINAL($rank, gender: "feminine", case: "locative") } гарызанталі.
refusal-nothing-to-take = Так нічога нельга ўзяць.
refusal-nothing-to-take-with = Так { GENDER($kind) ->
        [feminine] ніводная
       *[masculine] ніводзін
    } { PIECE($kind) } нічога не можа ўзяць.
refusal-several-moves = { which-move } { CAP(EACH($moves, "part-move", join: "or")) }.
refusal-several-promotions = Якая фігура? { CAP(EACH($kinds, "part-kind", join: "or")) }.
refusal-several-from = { GENDER($kind) ->
        [feminine] Якая
       *[masculine] Які
    } { PIECE($kind) } на { SQUARE($to) }: { EACH($froms, "part-from", join: "or") }?
which-move = Які ход?
do-you-mean = Вы мелі на ўвазе: { EACH($moves, "part-move", join: "or") }?
refusal-claim-of-what = Патрабаваць на якой падставе? Набярыце «патрабую тры», калі пазіцыя была тры разы, ці «патрабую пяцьдзясят», калі было пяцьдзясят хадоў.
refusal-no-such-move-here = У гэтай партыі яшчэ няма хода { $number }.
refusal-no-such-move = Праціўнік не рабіў хода { $number }.
refusal-unreadable = «{ $text }» не чытаецца як ход. Напрыклад: Кf3, e2 e4 ці { SEGMENT($call) }
refusal-unreadable-near = «{ $text }» — не ход і не каманда. Вы мелі на ўвазе: { EACH($nearest, "part-text", join: "or") }?
refusal-unknown-question = «{ $text }»: на гэта пытанне няма адказу. Ход не зроблены. «Даведка» скажа, пра што можна запытацца.
refusal-not-loaded = Частка праграмы не загрузілася. Падключыцеся да сеткі і паспрабуйце яшчэ раз.
refusal-not-kept-disk-full = Не зроблена: дыск поўны. «Партыі на гэтай прыладзе» паказваюць, што можна выдаліць.
refusal-not-kept-storage-closed = Не зроблена: браўзер закрыў сховішча. Ваша партыя яшчэ на гэтай старонцы: захавайце яе файлам, перш чым перазагружаць.
refusal-not-kept-taken-over = Не зроблена: партыю пераняло іншае акно.
refusal-not-kept-holder-gone = Магчыма, не зроблена: гэта акно закрылі раней, чым адказала акно, якое вядзе партыю.
refusal-not-kept-other-version = Не зроблена: другое акно мае іншую версію праграмы. Перазагрузіце абодва.
refusal-not-kept-unknown = Не зроблена, бо захаваць не ўдалося. Паспрабуйце яшчэ раз.
refusal-game-over = Партыя скончана: { $result ->
        [white] белыя выйгралі
        [black] чорныя выйгралі
        [drawn] нічыя
       *[lost] абодва прайгралі
    }{ $reason ->
        [checkmate] { " " }матам
        [stalemate] { " " }праз пат
        [dead-position] , бо ніхто не можа паставіць мат
        [fivefold-repetition] { " " }праз пяціразовы паўтор пазіцыі
        [seventy-five-moves] { " " }па правіле сямідзесяці пяці хадоў
        [threefold-repetition] { " " }праз трохразовы паўтор пазіцыі
        [fifty-moves] { " " }па правіле пяцідзесяці хадоў
        [resignation] { $result ->
            [white] , бо праціўнік здаўся
            [black] , бо праціўнік здаўся
           *[other] { " " }пасля здачы{ part-could-not-mate }
        }
        [agreement] { " " }па згодзе
        [time] { " " }па часе{ part-could-not-mate }
        [both-flags] , бо ўпалі абодва сцяжкі
        [default] { $result ->
            [white] , бо праціўнік не прыйшоў своечасова
            [black] , бо праціўнік не прыйшоў своечасова
           *[other] , бо не прыйшлі своечасова
        }
        [illegal-moves] { $result ->
            [white] { " " }праз немагчымыя хады праціўніка
            [black] { " " }праз немагчымыя хады праціўніка
           *[other] { " " }праз немагчымыя хады{ part-could-not-mate }
        }
        [sealed-move] { " " }праз запячатаны ход
        [quickplay-finish] { " " }на хуткім завяршэнні партыі
       *[ruling] { " " }паводле рашэння арбітра
    }.
refusal-not-your-turn = Цяпер ход { PLAYER($turn, case: "genitive") }.
refusal-no-move-made-yet = Толькі пасля першага хода.
refusal-no-game = Такой партыі тут няма. Пачніце партыю кнопкай «Новая партыя».
refusal-not-for-this-role = Вашай ролі гэта не дазволена.{ $doneBy ->
        [arbiter] { " " }Гэта робіць арбітр.
        [players] { " " }Гэта робяць самі гульцы.
        [assistants] { " " }Гэта робіць асістэнт.
       *[none] { "" }
    }
refusal-unreadable-act-no-act = Паведамленне для гэтай партыі не ўдалося зразумець. Нічога не зроблена.
refusal-unreadable-act-not-a-square = У паведамленні для гэтай партыі названа поле, якога няма на дошцы. Нічога не зроблена.
refusal-unreadable-act-not-a-time = У паведамленні для гэтай партыі названы час, які немагчыма прачытаць. Нічога не зроблена.
refusal-unreadable-act-earlier-than-the-act-before = Паведамленне для гэтай партыі ранейшае за папярэдняе дзеянне. Нічога не зроблена.
refusal-unreadable-act-unknown-edition = У паведамленні для гэтай партыі названа рэдакцыя правіл, якая тут невядомая. Нічога не зроблена.
refusal-unreadable-act-not-a-result = У паведамленні для гэтай партыі названы немагчымы вынік. Нічога не зроблена.
refusal-no-offer = Няма прапановы нічыі, на якую адказваць.
refusal-offer-stands = Прапанова нічыі ад { PLAYER($by, case: "genitive") } яшчэ дзейнічае.
refusal-offer-only-on-your-move = Нічыю прапануюць толькі на сваім ходзе.
refusal-no-such-ply = Партыя не мае такой ранейшай пазіцыі.
refusal-strict-play = Строгая гульня гэтага не дазваляе.
refusal-bound-free = Вы павінны зрабіць ход.
refusal-bound-move = Вы павінны { part-to-move }.
refusal-bound-capture = Вы павінны { part-to-capture }.
refusal-bound-capture-with = Вы павінны { part-to-capture-with }.
refusal-bound-castle = Вы павінны { part-to-castle }.
refusal-adjusting-not-now = Папраўляць фігуры можна, толькі пакуль ідзе ваш час.
refusal-board-elsewhere = Партыя ідзе на іншай дошцы; тут толькі яе гадзіннік.
refusal-engine-locked = За сталом ідзе строгая партыя, і шахматны рухавік заблакаваны. Спачатку яе трэба скончыць.
refusal-no-clock = Гэтая партыя гуляецца без гадзінніка.
refusal-not-moved-yet = Вы яшчэ не зрабілі хода.
refusal-clocks-not-started = Партыя пачнецца, калі пойдзе гадзіннік белых.
refusal-clocks-already-started = Гадзіннік ужо запушчаны.
refusal-clocks-stopped = Гадзіннік спынены. Пакуль ён стаіць, ніхто не гуляе.
refusal-clocks-not-stopped = Гадзіннік не спынены.
refusal-not-your-clock = Цяпер ідзе не ваш час.
refusal-not-a-time = Такі час на гадзінніку паставіць нельга.
refusal-nothing-to-charge = Няма часу, пра які трэба вырашыць.
refusal-charge-open = Прылада не працавала { DURATION($length, case: "accusative") }. Спачатку вырашыце, ці адняць гэты час.
refusal-flag-is-down = Сцяжок { PLAYER($of, case: "genitive") } упаў. Спачатку пастаўце на гэтым гадзінніку новы час.
refusal-flag-has-not-fallen = Сцяжок { PLAYER($of, case: "genitive") } не ўпаў: { part-remains }.
refusal-own-flag-has-fallen = Ваш сцяжок таксама ўпаў, таму патрабаваць нельга.
refusal-arrived-already = { PLAYER($who) } ўжо за дошкай.
refusal-not-late = Яшчэ не спазненне: { part-remains }.
refusal-no-default-time = Не абвешчана, на колькі можна спазніцца.
refusal-no-claim-pending = Няма патрабавання, якое чакае рашэння.
refusal-claim-pending = Арбітр яшчэ не вырашыў: ёсць ранейшае патрабаванне.
refusal-claim-right-lost = Права патрабаваць цяпер страчана: вы кранулі фігуру. Патрабуйце раней, чым кранаць.
refusal-agreement-not-allowed = Цяпер згаджацца на нічыю нельга: так кажуць правілы гэтай партыі.
refusal-offer-on-conditions = Нічыю прапануюць без умоў.
refusal-no-quickplay-not-announced = Хуткага завяршэння партыі тут няма.
refusal-no-quickplay-blitz = Для бліцу такога патрабавання няма.
refusal-no-quickplay-increment = Такога патрабавання няма, калі на кожны ход дадаюцца секунды.
refusal-no-quickplay-not-the-last-period = Яшчэ рана: гэта патрабуюць падчас апошняга перыяду.
refusal-no-quickplay-not-on-move = Не ваш ход: гэта патрабуюць толькі на сваім ходзе.
refusal-no-quickplay-flag-has-fallen = Ваш сцяжок упаў, патрабаваць гэта ўжо позна.
refusal-no-quickplay-too-much-time = Яшчэ рана: гэта патрабуюць падчас апошніх дзвюх хвілін свайго часу.
refusal-no-quickplay-no-such-request = Тут пра гэта прасіць нельга.
refusal-no-fault = Нічога такога не было.
refusal-complaint-lost = Скардзіцца ўжо нельга: пасля таго вы кранулі фігуру.
refusal-too-late-to-complain = Скардзіцца на гэта ўжо позна.
refusal-only-on-claim = Арбітр робіць гэта, толькі калі патрабуе праціўнік.
refusal-not-written = Спачатку запішыце зробленыя хады.
refusal-written-in-advance = Загадзя ход запісваюць, толькі каб патрабаваць нічыю ці запячатаць ход.
refusal-not-the-move-made = Зроблены быў іншы ход.
refusal-written-already = Гэта ўжо запісана.
refusal-game-not-over = Партыя яшчэ не скончана.
refusal-signed-already = Вы ўжо падпісалі.
refusal-penalty-not-given-not-in-this-edition = Гэтая рэдакцыя правіл не мае такога пакарання.
refusal-penalty-not-given-not-a-measure = Такой меры пакарання не бывае.
refusal-penalty-not-given-fine-not-announced = Пра штраф трэба было абвясціць загадзя.
refusal-penalty-not-given-not-a-usual-score = Можна даць толькі ачкі за перамогу, нічыю ці паражэнне.
refusal-penalty-not-given-more-than-the-game-gives = Разам гэта больш, чым дае адна партыя.
refusal-not-adjourned = Партыя не адкладзена.
refusal-adjourned = Партыя адкладзена. Да аднаўлення ніхто не гуляе.
refusal-sealing-sealed-already = Ход ужо запячатаны.
refusal-sealing-nothing-written = Спачатку запішыце ход.
refusal-sealing-not-the-move-made = Ход на дошцы павінен быць той самы, што запісаны.
refusal-sealing-envelope-open = Спачатку закрыйце канверт, потым спыніце гадзіннік.
refusal-envelope-not-opened = Каб аднавіць партыю, трэба адкрыць канверт: адкрыйце яго паролем ці файлам або адзначце, што канверта няма.
refusal-envelope-stays-closed = Канверт застаецца закрытым, пакуль не прыйдзе гулец, які павінен адказваць.
refusal-rules-not-used = У гэтай партыі правілы для сляпых і слабавідучых гульцоў не дзейнічаюць.
refusal-move-not-made = { $missing ->
        [capture] Спачатку зніміце ўзятую фігуру.
        [placing] Спачатку зрабіце ход на дошцы.
       *[announcing] Спачатку аб’явіце ход.
    } Потым націсніце на гадзіннік.
refusal-nothing-to-put-back = Няма чаго вяртаць на месца.
refusal-nothing-to-take-off = На { SQUARE($square) } няма фігуры праціўніка.
refusal-announced-already = Гэты ход ужо аб’яўлены.
refusal-too-late-to-correct = Позна: аб’яўлены ход выпраўляюць, толькі пакуль не пайшоў час праціўніка.
refusal-nothing-due = Зараз няма чаго аб’яўляць, паўтараць ці выконваць на вашай дошцы.
refusal-nothing-announced = Праціўнік не аб’явіў хода.
refusal-repeated-already = Ход ужо паўтораны.
refusal-not-the-move-announced = Аб’яўлены быў іншы ход: { EACH($called, "part-move") }.
refusal-boards-differ = У партыі там няма вашай фігуры: пазіцыі на дошках розныя. Папрасіце параўнаць іх.
refusal-one-board = У гэтай партыі абодва гульцы карыстаюцца адной дошкай.
refusal-nothing-to-mend = На гэтай дошцы няма чаго выпраўляць.
refusal-not-asked = Асістэнт кажа гэта, толькі калі гулец пытаецца.
refusal-not-a-duty = У гэтай партыі асістэнт не { $duty ->
        [execute] робіць хадоў на другой дошцы
        [announce] аб’яўляе і не паўтарае хадоў
        [score] вядзе запісу партыі
        [clock] націскае на гадзіннік
        [tell] паведамляе хадоў і часу
        [claim] патрабуе і не кліча арбітра
        [adjourn] запячатвае хода
       *[move] ходзіць за гульца
    }.
refusal-assistant-needed = Супраць слабачуючага праціўніка патрэбны асістэнт.
part-piece = { PIECE($it) } { SQUARE($it) }
part-colored-piece = { COLORED($it) } { PIECE($it) } { SQUARE($it) }
part-from-pieces = { COUNT($by) ->
        [0] { "" }
       *[other] { " " }ад { EACH($by, "part-of-piece", join: "and") }
    }
part-attacked = на { SQUARE($square) } { COUNT($by) ->
        [1] нападае
       *[other] нападаюць
    } { EACH($by, "part-piece", join: "and") }
part-remains = { AMOUNT($left) ->
        [one] засталася
       *[other] засталося
    } { DURATION($left) }
part-from = { SQUARE($it) }
part-kind = { PIECE($it) }
part-could-not-mate = { $result ->
        [drawn] , бо праціўнік не мог паставіць мат
       *[other] { "" }
    }

## control-refusals

control-refusal-nothing-said = Назавіце час, напрыклад «90 хвілін на 40 хадоў, затым 30 хвілін, 30 секунд на ход».
control-refusal-too-long = Гэта занадта доўга для кантролю часу.
control-refusal-unknown-word = Слова «{ $word }» незразумелае. Назавіце хвіліны, хады і секунды на ход.
control-refusal-no-time = Час не названы. Скажыце, колькі хвілін.
control-refusal-slash = У запісе «{ $text }» любы лік можа быць хадамі. Скажыце, дзе хады, а дзе хвіліны.
control-refusal-two-times = { ALLOTTED($first) } і { ALLOTTED($second) } на тыя самыя хады: паміж двума перыядамі скажыце «затым».
control-refusal-two-numbers-of-moves = { EACH($first, "part-moves") } і { EACH($second, "part-moves") } за той самы час: паміж двума перыядамі скажыце «затым».
control-refusal-two-extras = Два розныя дадаткі часу на ход: назавіце адно ці па адным для кожнага перыяду.
control-refusal-moves-missing = { ALLOTTED($time) }: на колькі хадоў? На ўсе астатнія хады можа быць толькі апошні перыяд.
control-refusal-from-which-move = { ALLOTTED($time) } на ход: дадайце «ад хода 1» ці «ад хода { $move }».
control-refusal-no-period-begins = З хода { $move } не пачынаецца ніводны перыяд.
control-refusal-one-side-only = Няма часу для { PLAYER($missing, case: "genitive") }.
control-refusal-side-twice = { PLAYER($side) } названыя двойчы.
control-refusal-too-much = Больш за { $most } { $what ->
        [minutes] хвілін на адзін перыяд
        [seconds] секунд на ход
        [moves] хадоў у адным перыядзе
       *[periods] перыядаў
    } тут не ставяць.
part-moves = { $it } { $it ->
        [one] ход
        [few] хады
       *[other] хадоў
    }

## hand

hand-edge = Край
hand-lifted = { LABEL($piece) } { SQUARE($piece) } { GENDER($piece) ->
        [feminine] паднята
       *[masculine] падняты
    }.
hand-put-back = { LABEL($piece) } { SQUARE($piece) } { part-put-back }.
hand-nothing-to-lift = На { SQUARE($square) } няма чаго падняць.
hand-nothing-lifted = Нічога не паднята.
hand-not-yours = { PIECE($piece) } { SQUARE($piece) } належыць { PLAYER($piece, case: "dative") }.
hand-touched = { LABEL($piece) } { SQUARE($piece) } { GENDER($piece) ->
        [feminine] кранута
       *[masculine] крануты
    }. Належыць { PLAYER($piece, case: "dative") }.
hand-no-such-piece-on-the-board = Такой фігуры на дошцы няма.
hand-no-command = { $shift ->
        [yes] { key-with-shift }
       *[no] { $key }
    } не мае каманды. Спіс клавіш: F1.
hand-no-command-here = Гэтая клавіша не мае каманды. Спіс клавіш: F1.
hand-promotion-cancelled = Без ператварэння. { CAP(LABEL($piece)) } { SQUARE($piece) } { part-put-back }.
part-put-back = { GENDER($piece) ->
        [feminine] вернута на месца
       *[masculine] вернуты на месца
    }

## notices

notice-game-begun-computer = Новая партыя. { $byLot ->
        [yes] Вам выпалі { PLAYER($you) }
       *[no] Вы гуляеце { PLAYER($you, case: "instrumental") }
    }{ part-against-computer }.
notice-game-begun-player-beside-you = Новая партыя супраць гульца побач. { turn }
notice-game-begun-at-the-table = Новая партыя за сталом. { turn }
notice-position-opened-computer = Адкрыта пазіцыя{ part-against-computer }.
notice-position-opened-player-beside-you = Адкрыта пазіцыя супраць гульца побач.
notice-position-opened-at-the-table = Адкрыта пазіцыя за сталом.
turn = Ход { PLAYER($turn, case: "genitive") }.
notice-position-refused = Пазіцыю гэтага адраса нельга адкрыць: { $problem ->
        [unreadable] гэта не запіс FEN
        [board] не восем гарызанталей па восем палёў
        [turn] не сказана, чый ход
        [castling] права на ракіроўку не чытаецца
        [en-passant] поле для ўзяцця на праходзе не чытаецца
        [castling-impossible] права на ракіроўку не адпавядаюць месцам караля і ладдзяў
        [en-passant-impossible] праз поле ўзяцця на праходзе толькі што не магла прайсці ніводная пешка
        [counters] лік хадоў не чытаецца
        [no-pieces] дошка пустая
        [kings] кожны бок павінен мець аднаго караля
        [pawn-on-last-rank] пешка стаіць на першай ці апошняй гарызанталі
       *[opponent-in-check] пад шахам кароль таго, хто цяпер не ходзіць
    }.
notice-game-brought-back = Ваша партыя зноў тут: { $moves ->
        [0] хадоў яшчэ няма
        [one] зроблены { $moves } ход
        [few] зроблена { $moves } хады
       *[other] зроблена { $moves } хадоў
    }.
notice-joined = Гэтую партыю паказвае яшчэ адно акно.{ $atTable ->
        [yes] { "" }
       *[no] { " " }Хады, зробленыя тут, трапляюць туды.
    }
notice-holder-here = Другое акно закрыта. Партыя працягваецца тут.
notice-other-window-holds = Цяпер партыю вядзе іншае акно. Хады, зробленыя тут, трапляюць туды.
notice-taken-here = Цяпер партыя працягваецца тут.
notice-other-window-silent = Акно, якое вядзе партыю, не адказвае. Зазірніце туды ці закрыйце яго: тады партыя працягнецца тут.
notice-judged-otherwise = Гэтая версія праграмы іначай ацэньвае адзін ход партыі. Застаецца захаваны вынік.
notice-journal-damaged = Частка захаванай партыі не чытаецца. Партыя працягваецца ад апошняга дзеяння, якое чытаецца. Нічога не выдалена.
notice-journal-damaged-wholly = Захаваная партыя не чытаецца. Нічога не выдалена.
notice-game-not-loaded = Вашу партыю пакуль нельга паказаць: частка праграмы не загрузілася. Падключыцеся да сеткі і перазагрузіце старонку. Нічога не страчана.
notice-no-game = Тут няма партыі. Пачніце партыю кнопкай «Новая партыя».
notice-computer-thinking = Камп’ютар яшчэ думае.
notice-deciding = Высвятляем, ці { PLAYER($side) } яшчэ могуць выйграць.
notice-computer-stopped = Камп’ютар спынены.
notice-computer-failed = Камп’ютар { $trouble ->
        [not-loaded] не запусціўся: яго файлы не загрузіліся
        [no-answer] не адказвае
        [out-of-memory] мае замала памяці
       *[crashed] перапыніў працу
    }. Партыя захавана. Можна паспрабаваць яшчэ раз ці працягнуць пазней.
notice-unknown-page = Такой старонкі няма. Гэта пачатковая старонка.
notice-offline-failed = Праграма не гатова працаваць без сеткі: захаваць удалося не ўсё. Каб паспрабаваць яшчэ раз, перазагрузіце старонку.
notice-update-waiting = Гатова новая версія праграмы. Яе можна ўстанавіць, калі няма партыі, якая ідзе.
notice-no-voices = Гэты браўзер не мае голасу. Паведамленні чытае ваша праграма экраннага доступу, і яны ёсць на старонцы спісам.
# A browser need not know Belarusian names of languages.
notice-no-voice-of = Гэты браўзер не мае { $language ->
        [be] беларускага голасу
        [de] нямецкага голасу
        [en] англійскага голасу
        [fr] французскага голасу
        [mk] македонскага голасу
        [uk] украінскага голасу
       *[other] голасу для мовы { $tag }
    }. Замест яго гаворыць іншы голас.
notice-voice-not-allowed = Браўзер пакуль не дае старонцы гаварыць. Націсніце на старонцы любую клавішу ці кнопку.
notice-voice-fell-silent = Голас замоўк. Паведамленні чытае ваша праграма экраннага доступу, і яны ёсць на старонцы спісам.
notice-board-size = Дошка { $percent } працэнтаў.
notice-sound = { $on ->
        [yes] Гук уключаны.
       *[no] Гук выключаны.
    }
notice-full-screen-on = Поўны экран.
notice-full-screen-off = Поўны экран выключаны.
notice-full-screen-refused = Браўзер не дазваляе поўны экран.
notice-keys-as-at-first = Усе клавішы зноў такія, як спачатку.
notice-keys-unreadable = Вашы клавішы не ўдалося прачытаць. Усе клавішы такія, як спачатку.
notice-board-turned = Дошка павернута: унізе { PLAYER($bottom) }.
notice-nothing-to-repeat = Яшчэ нічога не сказана.
notice-storage-newer-version = Навейшая версія праграмы захавала тут партыі, якіх гэтая старэйшая версія не можа адкрыць. Нічога не страчана: перазагрузіце старонку, каб атрымаць навейшую версію. { part-not-saved }
notice-storage-blocked = Іншае акно са старэйшай версіяй праграмы не адпускае захаваных партый. Закрыйце тое акно, а потым перазагрузіце гэтую старонку. { part-not-saved }
notice-storage-disk-full = Дыск поўны, таму нічога нельга захаваць. Вызваліце месца, а потым перазагрузіце старонку. { part-not-saved }
notice-storage-no-storage = Гэты браўзер не дазваляе праграме нічога захоўваць. Магчыма, гэта прыватнае акно. { part-not-saved }
notice-storage-unknown = Захаваныя партыі не ўдалося адкрыць. Перазагрузіце старонку, каб паспрабаваць яшчэ раз. { part-not-saved }
notice-storage-closed-for-newer-version = У іншым акне адкрыта навейшая версія праграмы, таму гэтае акно больш не можа захоўваць. Ваша партыя захавана дагэтуль: перазагрузіце гэтую старонку, каб гуляць далей.
notice-storage-saved-again = Браўзер выдаліў тое, што праграма тут захавала. Партыя на гэтай старонцы зноў захавана.
notice-storage-not-saved-again = Браўзер выдаліў тое, што праграма тут захавала, і вашу партыю не ўдалося захаваць зноў. Яна яшчэ на гэтай старонцы: захавайце яе файлам, перш чым закрыць старонку.
notice-storage-emptied = Браўзер выдаліў тое, што праграма тут захавала.
notice-lasting-safe = Вашы партыі пад аховай: браўзер не выдаліць партый сам.
notice-lasting-not-safe = Браўзер не пагадзіўся. Калі не хопіць месца, ён можа выдаліць вашы партыі. Рэзервовая копія файлам застанецца.
notice-lasting-no-answer = Браўзер не адказаў.
notice-line-cleared = Сцёрта.
notice-copied = { $what ->
        [position] Пазіцыя скапіравана.
       *[game] Партыя скапіравана.
    }
notice-not-copied = Не скапіравана: браўзер не дазваляе.
notice-language-not-loaded = Гэтая мова не загрузілася. Падключыцеся да сеткі і паспрабуйце яшчэ раз.
how-to-move = Хадзіце стрэлкамі і клавішай Энтэр ці набярыце ход у полі «Ваш ход»; F1 паказвае клавішы, «Паўтарыць» кажа гэта яшчэ раз.
how-to-move-with-letters = Хадзіце стрэлкамі і клавішай Энтэр ці націсніце I і набярыце ход; F1 паказвае клавішы, Z кажа гэта яшчэ раз.
part-not-saved = Гуляць можна, але вашы хады знікнуць, калі старонка будзе закрыта.
part-against-computer = { " " }супраць камп’ютара, узровень { $level }

## kept-games

notice-games-deleted = Партыя выдалена. Пакуль гэтая старонка адкрыта, выдаленне можна скасаваць.
notice-games-restored = Выдаленая партыя вернута.
notice-games-on-the-board = Гэтая партыя на дошцы: яна не выдалена.
notice-games-unreadable = Гэтую партыю нельга прачытаць. Нічога не выдалена.
notice-games-not-reached = Не зроблена: захаваная партыя недаступная. Паспрабуйце яшчэ раз.
notice-games-saved = { $games ->
        [0] Няма партый, якія можна захаваць.
       *[other] Усе партыі захаваны адным файлам. Партый: { $games }.
    }{ part-unreadable }
notice-backup-saved = Рэзервовая копія захавана. Партый: { $games }. Запісаў: { $recordings }.{ part-unreadable }
notice-backup-read = Рэзервовая копія прачытана. Дададзена партый: { $added }. Ужо былі тут: { $here }.{ $problems ->
        [0] { "" }
       *[other] { " " }Праблем, пералічаных на старонцы: { $problems }.
    }
notice-backup-refused-no-backup = Гэты файл не рэзервовая копія праграмы. Нічога не зменена.
notice-backup-refused-newer = Гэтую копію зрабіла навейшая версія праграмы. Нічога не зменена.
notice-backup-refused-too-large = Гэты файл завялікі для рэзервовай копіі. Нічога не зменена.
notice-settings-exported = Файл налад захаваны.
notice-settings-imported = Налады файла прыняты.
notice-settings-unreadable = Гэты файл не мае налад праграмы. Нічога не зменена.
notice-settings-reset = Усе налады цяпер такія, як спачатку.
part-unreadable = { $unreadable ->
        [0] { "" }
       *[other] { " " }Не прачытана партый: { $unreadable }.
    }

## answers

answer-piece-count = { WORDS($count, gender: "feminine") } { $count ->
        [one] фігура
        [few] фігуры
       *[other] фігур
    }.
answer-square-count = Палёў: { $count }.
answer-capture-count = Узяццяў: { $count }.
answer-rank = { CAP(ORDINAL($rank, gender: "feminine")) } гарызанталь: { EACH($pieces, "part-run") }.
answer-rank-of-one-kind = { CAP(ORDINAL($rank, gender: "feminine")) } гарызанталь: усе { COLORED($piece, number: "plural") } { LABEL($piece, number: "plural") }.
# Each by its number, for "ад трох да шасці" would bend what the user may hear as "3" or "drei".
answer-empty-ranks = { CAP(EACH($ranks, "part-rank", join: "and")) } { COUNT($ranks) ->
        [1] гарызанталь пустая
       *[other] гарызанталі пустыя
    }.
part-rank = { ORDINAL($it, gender: "feminine") }
answer-chess960 = Шахматы 960, пазіцыя { $number }.
answer-piece-list = { PLAYER($color) }: { COUNT($kinds) ->
        [0] няма фігур
       *[other] { EACH($kinds, "part-kind-on-squares") }
    }.
answer-movable = { PLAYER($color) }: { COUNT($kinds) ->
        [0] ніводная фігура не можа хадзіць
       *[other] могуць хадзіць { EACH($kinds, "part-kind-on-squares") }
    }.
answer-no-piece-there = { SQUARE($square) }, пуста
answer-moves-hindered = { COLOR($owner) ->
        [white] Белыя не маюць хадоў, пакуль чорным шах.
       *[black] Чорныя не маюць хадоў, пакуль белым шах.
    }
answer-no-moves = { LABEL($piece) } { SQUARE($piece) } { $capturesOnly ->
        [yes] не можа нічога ўзяць
       *[no] не мае хадоў
    }.
answer-moves = { LABEL($piece) } { SQUARE($piece) }: { EACH($moves, "part-target") }.
answer-withheld = У строгай гульні праграма не падказвае.
answer-pieces = { COUNT($squares) ->
        [0] У { PLAYER($piece, case: "genitive") } няма { PIECE($piece, case: "genitive", number: "plural") }
        [1] { COLORED($piece) } { LABEL($piece) } { SQUARES($squares) }
       *[other] { COLORED($piece, number: "plural") } { LABEL($piece, number: "plural") } { SQUARES($squares) }
    }.
answer-file = Вертыкаль { FILE($file) }: { COUNT($pieces) ->
        [0] пуста
       *[other] { EACH($pieces, "part-named-piece") }
    }.
answer-captures = { COUNT($captures) ->
        [0] { PLAYER($color) } не могуць нічога ўзяць
       *[other] { EACH($captures, "part-capture") }
    }.
answer-material = { PLAYER($color) }: { COUNT($kinds) ->
        [0] толькі кароль
       *[other] { EACH($kinds, "part-pieces-of-kind") }
    }.
answer-material-is-equal = Матэрыял роўны.
answer-material-ahead = { PLAYER($color) } маюць на { $points ->
        [1] адно ачко
        [one] { $points } ачко
        [few] { $points } ачкі
       *[other] { $points } ачкоў
    } больш.
answer-move-number = Ход { $number }{ COLOR($turn) ->
        [none] { "" }
       *[other] , ходзяць { PLAYER($turn) }
    }.
answer-opponent-computer = Вы гуляеце { PLAYER($you, case: "instrumental") } супраць камп’ютара, узровень { $level }.
answer-opponent-player-beside-you = Праціўнік — гулец побач.
answer-opponent-at-the-table = Партыю гуляюць за сталом.
player-named = { PLAYER($color) }: { $name }.
answer-commands = Каманды: { EACH($phrases, "part-text") }.
answer-commands-found = { COUNT($phrases) ->
        [0] Для «{ $searched }» каманды няма
       *[other] Каманды для «{ $searched }»: { EACH($phrases, "part-text") }
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
        [short] кароткая ракіроўка
        [long] доўгая ракіроўка
       *[none] { $capture ->
            [yes] бярэ на { SQUARE($to) }
           *[no] { SQUARE($to) }
        }{ $promotion ->
            [yes] { " " }і ператвараецца
           *[no] { "" }
        }
    }
part-named-piece = { COLORED($it) } { LABEL($it) } { SQUARE($it) }
part-capture = { LABEL($by) } { SQUARE($by) } бярэ на { SQUARE($to) }
part-pieces-of-kind = { $count ->
        [1] { PIECE($kind) }
       *[other] { COUNTED($count, $kind) }
    }

## whole-board

whole-diagonal = Дыяганаль { SQUARE($from) } { SQUARE($to) }: { COUNT($pieces) ->
        [0] пустая
       *[other] { EACH($pieces, "part-whole-piece") }
    }.
whole-no-diagonal = { SQUARE($from) } і { SQUARE($to) } не ляжаць на адной дыяганалі.
whole-pawn-count = { $count } пешак.
whole-no-pawns = Пешак няма.
whole-pawn-file = Вертыкаль { FILE($file) }: { EACH($sides, "part-whole-pawns", join: "semicolon") }.
whole-files-without-pawns = Без пешак: { COUNT($files) ->
        [1] вертыкаль
       *[other] вертыкалі
    } { EACH($files, "part-whole-file") }.
whole-empty-files = Пуста: { COUNT($files) ->
        [1] вертыкаль
       *[other] вертыкалі
    } { EACH($files, "part-whole-file") }.
whole-doubled = { PLAYER($color) }: { COUNT($squares) ->
        [0] здвоеных пешак няма
       *[other] здвоеныя пешкі { SQUARES($squares) }
    }.
whole-isolated = { PLAYER($color) }: { COUNT($squares) ->
        [0] ізаляваных пешак няма
        [1] ізаляваная пешка { SQUARES($squares) }
       *[other] ізаляваныя пешкі { SQUARES($squares) }
    }.
whole-passed = { PLAYER($color) }: { COUNT($squares) ->
        [0] прахадных пешак няма
        [1] прахадная пешка { SQUARES($squares) }
       *[other] прахадныя пешкі { SQUARES($squares) }
    }.
whole-nothing-changed = Пасля вашага апошняга хода нічога не змянілася.
whole-nothing-changed-at-all = Ад пачатку нічога не змянілася.
whole-changed = Пасля вашага апошняга хода: { part-whole-changes }.
whole-changed-from-start = Ад пачатку: { part-whole-changes }.
whole-path = { LABEL($piece) } { SQUARE($piece) }: { SQUARES($squares) }{ $wasPawn ->
        [yes] ; раней пешка
       *[no] { "" }
    }.
whole-not-moved = { LABEL($piece) } { SQUARE($piece) } яшчэ не { GENDER($piece) ->
        [feminine] хадзіла
       *[masculine] хадзіў
    }.
whole-effect = { LABEL($piece) } { SQUARE($piece) } { COUNT($attacks) ->
        [0] нічога не атакуе
       *[other] атакуе: { EACH($attacks, "part-whole-piece") }
    }.{ COUNT($leaves) ->
        [0] { "" }
       *[other] { " " }Больш не абараняе: { EACH($leaves, "part-whole-piece") }.
    }
whole-check = Шах { COLOR($color) ->
        [white] белым
       *[black] чорным
    } ад { EACH($by, "part-of-piece", join: "and") }.
whole-no-check = Шаха нікому няма.
whole-move-not-made = Хода { $number } яшчэ не было.
part-whole-piece = { COLORED($it) } { LABEL($it) } { SQUARE($it) }
part-whole-pawns = { PLAYER($color) } { SQUARES($squares) }
part-whole-file = { FILE($it) }
part-whole-changes = { EACH($changes, "part-whole-change") }{ COUNT($captured) ->
        [0] { "" }
       *[other] ; узята: { EACH($captured, "part-whole-piece") }
    }
part-whole-change = { COLORED($piece) } { LABEL($piece) } з { SQUARE($piece) } на { SQUARE($to) }{ KIND($promotion) ->
        [none] { "" }
       *[other] , цяпер { PIECE($promotion) }
    }

## from-square

from-ray = { part-from-way }: { COUNT($squares) ->
        [0] край дошкі
       *[other] { EACH($squares, "part-from-ray-square") }
    }.
from-knights-view = Палі каня ад { SQUARE($square) }: { COUNT($pieces) ->
        [0] фігур няма
       *[other] { EACH($pieces, "part-from-piece") }
    }{ COUNT($empty) ->
        [0] { "" }
       *[other] ; пустыя: { SQUARES($empty) }
    }.
from-attackers = { SQUARE($piece) }, { COLORED($piece) } { LABEL($piece) }. { part-from-attackers } { part-from-defenders }
from-defenders = { SQUARE($piece) }, { COLORED($piece) } { LABEL($piece) }. { part-from-defenders }
from-attackers-of-empty-square = { SQUARE($square) }, пуста. { COUNT($white) ->
        [0] { COUNT($black) ->
            [0] Ніхто не нападае.
           *[other] { part-from-black }
        }
       *[other] { CAP(PLAYER("white")) }, { WORDS($whiteCount, gender: "feminine") }: { EACH($white, "part-from-taker") }.{ COUNT($black) ->
            [0] { "" }
           *[other] { " " }{ part-from-black }
        }
    }
part-from-black = { CAP(PLAYER("black")) }, { WORDS($blackCount, gender: "feminine") }: { EACH($black, "part-from-taker") }.
part-from-attackers = { COUNT($attackers) ->
        [0] Ніхто не нападае.
        [1] Нападае адна: { EACH($attackers, "part-from-taker") }.
       *[other] Нападаюць { WORDS($attackerCount, gender: "feminine") }: { EACH($attackers, "part-from-taker") }.
    }
part-from-defenders = { COUNT($defenders) ->
        [0] Ніхто не абараняе.
        [1] Абараняе адна: { EACH($defenders, "part-from-taker") }.
       *[other] Абараняюць { WORDS($defenderCount, gender: "feminine") }: { EACH($defenders, "part-from-taker") }.
    }
part-from-way = { $way ->
        [north] Поўнач
        [north-east] Паўночны ўсход
        [east] Усход
        [south-east] Паўднёвы ўсход
        [south] Поўдзень
        [south-west] Паўднёвы захад
        [west] Захад
       *[north-west] Паўночны захад
    }
part-from-ray-square = { SQUARE($square) } { COUNT($there) ->
        [0] пуста
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
            [feminine] звязаная
           *[masculine] звязаны
        } { EACH($pinnedBy, "part-from-pinner") }
    }
part-from-front = за { PIECE($it, case: "instrumental") } { SQUARE($it) }
part-from-pinner = { PIECE($it, case: "instrumental") } { SQUARE($it) }

## moves

call = { part-mover }{ part-origin }{ $capture ->
        [yes] бярэ{ " " }{ KIND($taken) ->
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
heading-number = Ход { $number }:
heading-both = Ход { $number }, { PLAYER($by) }:
last-move = { PLAYER($by) }: { SEGMENT($call) }
no-move-yet = Яшчэ не зроблена ніводнага хода.
last-capture = Узята: { COLORED($piece) } { LABEL($piece) } на { SQUARE($square) }{ $enPassant ->
        [yes] , на праходзе
       *[no] { "" }
    }.
no-capture = Нічога не ўзята.
viewing-move = { $way ->
        [back] Назад
       *[forward] Наперад
    } да хода { $number }, { PLAYER($by) }: { SEGMENT($call) }
viewing-start = Пачатак партыі
viewing-present = Цяперашняя пазіцыя партыі
fact-restored-move = { $count ->
        [1] Вернуты ход{ part-by-ruling }
        [one] Вернуты { $count } ход{ part-by-ruling }, першы
        [few] Вернута { $count } хады{ part-by-ruling }, першы
       *[other] Вернута { $count } хадоў{ part-by-ruling }, першы
    }: { SEGMENT($first) } Ход { PLAYER($by, case: "genitive") }.
fact-restored-start = Партыя вернута да пачатку{ part-as-ruled }.
fact-restored-position = Партыя вернута да ранейшай пазіцыі{ part-as-ruled }.
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
       *[other] , становіцца { PIECE($promotion, case: "instrumental") }
    }
part-en-passant = { $enPassant ->
        [yes] { " " }на праходзе
       *[no] { "" }
    }
part-sign = { $sign ->
        [check] , шах
        [mate] , мат
       *[none] { "" }
    }
part-by-ruling = { $cause ->
        [takeback] { "" }
       *[ruling] { " " }паводле рашэння
    }
part-as-ruled = { $cause ->
        [takeback] { "" }
       *[ruling] , паводле рашэння
    }

## endings

ending-checkmate = { $called ->
        [yes] { part-outcome }
       *[no] Мат. { part-outcome }
    }
ending-stalemate = Пат. { part-outcome }
ending-dead-position = Ніхто ўжо не можа паставіць мат. { part-outcome }
ending-fivefold-repetition = Тая самая пазіцыя пяты раз. { part-outcome }
ending-seventy-five-moves = Па семдзесят пяць хадоў без узяцця і хода пешкай. { part-outcome }
ending-threefold-repetition = Тая самая пазіцыя трэці раз. { part-outcome }
ending-fifty-moves = Па пяцьдзясят хадоў без узяцця і хода пешкай. { part-outcome }
ending-resignation = { $result ->
        [drawn] Партыя здадзена, але праціўнік не можа паставіць мат.
       *[other] { part-loser } здаліся.
    } { part-outcome }
ending-agreement = Нічыя па згодзе.
ending-article = Артыкул { $article }.
ending-time = { $result ->
        [drawn] Час скончыўся, але праціўнік не можа паставіць мат. { part-outcome }
        [white] Белыя выйгралі па часе.
       *[other] Чорныя выйгралі па часе.
    }
ending-both-flags = Абодва сцяжкі ўпалі. { part-outcome }
ending-default = { $result ->
        [lost] Ніхто не прыйшоў своечасова.
       *[other] { part-loser } не прыйшлі своечасова.
    } { part-outcome }
ending-illegal-moves = { $result ->
        [drawn] Зашмат немагчымых хадоў, але праціўнік не можа паставіць мат.
        [white] Зашмат немагчымых хадоў чорных.
       *[other] Зашмат немагчымых хадоў белых.
    } { part-outcome }
ending-sealed-move = Запячатаны ход нельга зрабіць. { part-outcome }
ending-quickplay-finish = Партыю нельга выйграць звычайнымі сродкамі. { part-outcome }
ending-ruling = Так вырашыў арбітр. { part-outcome }
ending-drawn-time = Сцяжок { PLAYER($loser, case: "genitive") } упаў. { part-cannot-mate }
ending-drawn-resignation = { PLAYER($loser) } здаліся. { part-cannot-mate }
ending-drawn-illegal-moves = Зашмат немагчымых хадоў { PLAYER($loser, case: "genitive") }. { part-cannot-mate }
ending-drawn-sealed-move = Запячатаны ход нельга зрабіць. { part-cannot-mate }
ending-mate-undecided = Не ўдалося высветліць, ці { PLAYER($side) } яшчэ могуць паставіць мат. Арбітр можа вырашыць інакш.
can-win-can = Так, { PLAYER($side) } яшчэ могуць паставіць мат. Найкарацейшы знойдзены шлях:
can-win-mated = { PLAYER($side) } паставілі мат.
can-win-cannot = Не, { PLAYER($side) } не могуць паставіць мат ніякай паслядоўнасцю магчымых хадоў.
can-win-undecided = Не ўдалося высветліць, ці { PLAYER($side) } яшчэ могуць паставіць мат.
part-cannot-mate = Нічыя: { PLAYER($opponent) } не могуць паставіць мат ніякай паслядоўнасцю магчымых хадоў.
part-outcome = { $result ->
        [white] Белыя выйгралі.
        [black] Чорныя выйгралі.
        [drawn] Нічыя.
       *[lost] Абодва гульцы прайгралі.
    }
part-loser = { $result ->
        [white] Чорныя
       *[other] Белыя
    }

## board

cell-piece = { COLORED($piece) } { LABEL($piece) }
cell-kind = { LABEL($kind) }
cell-empty = пуста
cell-light = светлае поле
cell-dark = цёмнае поле

## happenings

fact-checked = { $called ->
        [yes] Ад
       *[no] Шах ад
    } { EACH($by, "part-of-piece", join: "and") }.
fact-draw-offered = { PLAYER($by) } прапануюць нічыю.
fact-draw-rejected = { PLAYER($by) } адхіляюць нічыю.
fact-draw-rejected-by-move = Нічыя адхілена.
fact-adjusting = { PLAYER($by) } папраўляюць фігуры.
fact-touched = { PLAYER($by) } { $how ->
        [adjusting] папраўляюць
        [by-accident] выпадкова кранулі
       *[to-move] кранулі
    } { EACH($piece, "part-piece-accusative") }.
fact-bound-move = { PLAYER($by) } павінны { part-to-move }.
fact-bound-capture = { PLAYER($by) } павінны { part-to-capture }.
fact-bound-capture-with = { PLAYER($by) } павінны { part-to-capture-with }.
fact-bound-castle = { PLAYER($by) } павінны { part-to-castle }.
fact-bound-play = { PLAYER($by) } павінны зрабіць ход { EACH($move, "part-move") }.
fact-pressed = { PLAYER($by) } націснулі на гадзіннік.
fact-period-reached = { PLAYER($by) } прайшлі кантроль часу. Дададзена { DURATION($added) }.
fact-time-overstepped = { PLAYER($by) } перавысілі час на { DURATION($late, case: "accusative") }.
fact-clock-started = Гадзіннік { PLAYER($of, case: "genitive") } { $again ->
        [yes] зноў ідзе
       *[no] ідзе
    }.
# A player is plural, an arbiter and an assistant are not.
fact-clocks-stopped = { PLAYER($by) } спынілі гадзіннік.
fact-clocks-stopped-by-assistant = Асістэнт { PLAYER($of, case: "genitive") } спыніў гадзіннік.
fact-clocks-stopped-by-arbiter = Арбітр спыніў гадзіннік.
fact-clock-set-time = { part-clock-set } { DURATION($time) }.
fact-clock-set-moves = { part-clock-set } { part-moves-made }.
fact-clock-set-both = { part-clock-set } { DURATION($time) }, { part-moves-made }.
fact-time-added = { PLAYER($to, case: "dative") } дададзена { DURATION($time) }.
fact-time-taken = У { PLAYER($to, case: "genitive") } аднята { DURATION($time) }.
fact-flag-fell = { part-flag-fell }{ $goesOn ->
        [yes] { " " }Партыя працягваецца.
       *[no] { "" }
    }
fact-both-flags-fell = Упалі абодва сцяжкі, спачатку сцяжок { PLAYER($first, case: "genitive") }.
fact-unwatched-clock-set-back = Гадзіннік прылады перавялі назад. Колькі часу старонка не працавала, невядома; у { PLAYER($of, case: "genitive") } нічога не аднята.
fact-unwatched-not-charged = { part-away } У { PLAYER($of, case: "genitive") } гэты час не адняты.
fact-unwatched-open = { part-away }{ $stopped ->
        [yes] { " " }Гадзіннік спынены.
       *[no] { "" }
    } Адняць у { PLAYER($of, case: "genitive") } гэты час ці не?
fact-charge-proposed = { PLAYER($by) } хочуць, каб гэты час { $charged ->
        [yes] быў
       *[no] не быў
    } адняты. { CAP(PLAYER($opponent)) } павінны згадзіцца.
fact-time-charged = У { PLAYER($of, case: "genitive") } { $charged ->
        [yes] адняты час
       *[no] час не адняты
    }: { DURATION($length) }.{ $flag ->
        [yes] { " " }{ part-flag-fell }
       *[no] { "" }
    }
fact-arrived = { PLAYER($who) } за дошкай.
fact-arrived-late = { PLAYER($who) } за дошкай, спазненне на { DURATION($late, case: "accusative") }.
fact-quickplay-claimed = { PLAYER($by) } { $asks ->
        [draw] патрабуюць нічыю: хуткае завяршэнне партыі
       *[increment] просяць некалькі секунд на кожны ход
    }. Вырашае арбітр.
fact-quickplay-decided-postponed = Патрабаванне { PLAYER($by, case: "genitive") }: рашэнне адкладзена. Партыя працягваецца.
fact-quickplay-decided-rejected = Патрабаванне { PLAYER($by, case: "genitive") } адхілена.
fact-quickplay-decided-increment = Цяпер на кожны ход дадаецца { DURATION($increment) }.
fact-quickplay-decided-some-increment = Цяпер на кожны ход дадаецца некалькі секунд.
fact-quickplay-decided-no-increment = Секунды на ход не дадаюцца. Партыя працягваецца.
fact-written = { $what ->
        [move] Ход запісаны.
        [note] Аўдыязапіс захаваны.
       *[offer] Прапанова нічыі запісана.
    }
fact-signed = { PLAYER($by) } падпісалі: { $result ->
        [white] выйгралі белыя
        [black] выйгралі чорныя
        [drawn] нічыя
       *[lost] абодва прайгралі
    }.{ $agreed ->
        [yes] { " " }Падпісалі абодва.
       *[no] { "" }
    }
fact-scored = Белым { EACH($white, "part-points") }, чорным { EACH($black, "part-points") }.
fact-adjourned = Партыя адкладзена. { CAP(PLAYER($sealer)) } запячатваюць ход.
fact-sealed-written = { PLAYER($sealer) } запісалі ход для канверта.
fact-sealed-envelope-closed = Канверт закрыты.
fact-sealed-clock-stopped = Ход запячатаны, гадзіннік спынены.
fact-resumed = Партыя адноўлена. { $envelope ->
        [opened] Канверт адкрыты.
       *[stays-closed] Канверт застаецца закрытым.
    } Гадзіннік { PLAYER($clock, case: "genitive") } ідзе.
part-clock-set = На гадзінніку { PLAYER($of, case: "genitive") } цяпер
part-moves-made = { $moves ->
        [one] зроблены { $moves } ход
        [few] зроблена { $moves } хады
       *[other] зроблена { $moves } хадоў
    }
part-flag-fell = Сцяжок { PLAYER($of, case: "genitive") } упаў.
part-away = Прылада не працавала { DURATION($length, case: "accusative") }.
# Halves in words: ".5" is heard as a decimal.
part-points = { $half ->
        [yes] { $whole ->
            [0] паўачка
            [1] паўтара ачка
           *[other] { part-whole-points } і паўачка
        }
       *[no] { part-whole-points }
    }
part-whole-points = { $whole ->
        [0] нуль ачкоў
        [1] адно ачко
        [one] { $whole } ачко
        [few] { $whole } ачкі
       *[other] { $whole } ачкоў
    }

## claims

fact-draw-claimed-threefold = { PLAYER($by) } патрабуюць нічыю: пазіцыя была тры разы.
fact-draw-claimed-threefold-intended = { PLAYER($by) } патрабуюць нічыю: { EACH($intended, "part-after-move") } пазіцыя будзе трэці раз.
fact-draw-claimed-fifty-moves = { PLAYER($by) } патрабуюць нічыю: { part-fifty }.
fact-draw-claimed-fifty-moves-intended = { PLAYER($by) } патрабуюць нічыю: { EACH($intended, "part-after-move") } будзе { part-fifty }.
claim-right = Гэта так. Нічыя.
fact-claim-rejected-not-written-first = Не так: ход не запісаны загадзя.
fact-claim-rejected-move-is-illegal = Не так: гэты ход немагчымы.
fact-claim-rejected-threefold = Не так: { $intended ->
        [yes] гэта быў бы толькі { ORDINAL($found) } раз
       *[no] пазіцыя была толькі { $found ->
            [1] адзін раз
            [2] два разы
            [one] { $found } раз
            [few] { $found } разы
           *[other] { $found } разоў
        }
    }.
fact-claim-rejected-fifty-moves = Не так: { $intended ->
        [yes] і тады такіх
       *[no] такіх
    } хадоў толькі { $found }.
claim-is-offer = Гэта застаецца прапановай нічыі.
part-fifty = па пяцьдзясят хадоў без узяцця і хода пешкай
part-after-move = { $castling ->
        [short] пасля кароткай ракіроўкі
        [long] пасля доўгай ракіроўкі
       *[none] пасля хода { part-move }
    }

## irregularities

fault-illegal-move = { COLOR($of) ->
        [none] Зроблены немагчымы ход.
       *[other] { PLAYER($of) } зрабілі немагчымы ход.
    }
fault-pressed-without-a-move = { COLOR($of) ->
        [none] На гадзіннік націснулі без хода.
       *[other] { PLAYER($of) } націснулі на гадзіннік без хода.
    }
fault-pawn-left-unpromoted = { COLOR($of) ->
        [none] Пешка засталася на апошняй гарызанталі.
       *[other] { PLAYER($of) } пакінулі пешку на апошняй гарызанталі.
    }
fault-two-hands = { COLOR($of) ->
        [none] Хадзілі дзвюма рукамі.
       *[other] { PLAYER($of) } хадзілі дзвюма рукамі.
    }
fault-touched-piece = { COLOR($of) ->
        [none] Ход не такі, як абавязвае кранутая фігура.
       *[other] { PLAYER($of) } пайшлі не так, як абавязвае кранутая фігура.
    }
fault-displaced = { COLOR($of) ->
        [none] Фігуры зрушаны.
       *[other] { PLAYER($of) } зрушылі фігуры.
    }
fault-set-up = { COLOR($of) ->
        [none] Партыя пачата няправільна.
       *[other] { PLAYER($of) } няправільна пачалі партыю.
    }
fault-ruling-corrected = Замест гэтага робіцца іншы ход.
fault-ruling-counted = Гэта лічыцца немагчымым ходам.
fault-ruling-illegal-move-counted = Гэта { ORDINAL($count) } такі ход.
fault-ruling-counted-as = Гэта лічыцца як { ORDINAL($count) } немагчымы ход.
fault-ruling-queen = Пешка становіцца ферзём.
fault-ruling-not-counted = Немагчымым ходам гэта не лічыцца.
fault-ruling-stands = Ход застаецца.
fault-ruling-put-right = { COLOR($of) ->
        [none] Іх ставяць на месца.
       *[other] { PLAYER($of) } ставяць іх на месца.
    }
fault-ruling-new-game = Гуляецца новая партыя.
fault-ruling-goes-on = Партыя працягваецца.
fault-ruling-arbiter-decides = Вырашае арбітр.
penalty-warning = { PLAYER($against) } папярэджаны.
penalty-given = { PLAYER($against) } пакараны.
penalty-points-to-the-opponent = { penalty-given } { CAP(PLAYER($opponent, case: "dative")) } даюцца ачкі за перамогу.
penalty-game-lost = { PLAYER($against) } пакараны: партыя прайграна.
penalty-fine = { PLAYER($against) } аштрафаваны.
penalty-rounds = { PLAYER($against) } выключаны на { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } туры
       *[other] { $rounds } тураў
    }.
penalty-expulsion = { PLAYER($against) } выключаны са спаборніцтва.

## replies

reply-how-to-answer = Так, не або ход яшчэ раз.
reply-looking-at-start = Вы глядзіце на пачатак партыі.
reply-looking-at-move = Вы глядзіце на пазіцыю пасля хода { $number }.
reply-play-now = Зрабіць у цяперашняй пазіцыі: { SEGMENT($asked) }
reply-move-not-made = Ход не зроблены.
reply-not-done = Скасавана.
reply-nothing-asked = Ні пра што не пыталіся.
reply-held-back = Не выканана: { EACH($lines, "part-text") }.
reply-no-piece-meant = Якая фігура? Напрыклад: хады { SQUARE("g1") }.
reply-commands-listed = Тут спіс каманд для ўводу: «{ $example }» знаходзіць патрэбную, Эскейп вяртае назад.
reply-game-saved = Партыя захавана як { $name }.

## piece-list

piece-list-nothing-named = Назавіце фігуры разам са сваімі палямі. { part-piece-list-example }
piece-list-unknown-word = «{ $word }» — незразумела. { part-piece-list-example }
piece-list-colour-missing = Назавіце колер { PIECE($kind, case: "genitive") } { SQUARE($square) }. { part-piece-list-example }
piece-list-square-missing = Назавіце поле { PIECE($kind, case: "genitive") }. { part-piece-list-example }
piece-list-piece-missing = Назавіце, што стаіць на { SQUARE($square) }. { part-piece-list-example }
piece-list-named-twice = Поле { SQUARE($square) } названа двойчы.
part-piece-list-example = Напрыклад: белы кароль { SQUARE("e1") }, чорная пешка { SQUARE("d5") }, { SQUARE("e4") } пустое.

## touch

touch-on = Дошку абмацваюць. Коўзайце па ёй пальцам, каб чуць палі. Каб падняць ці паставіць, дакраніцеся другім пальцам або двойчы дакраніцеся да пачутага поля.
touch-off = Дошку больш не абмацваюць.

## set-up

set-up-cleared = Дошка пустая.
set-up-started = Пачатковая пазіцыя.
set-up-as-in-game = Пазіцыя вашай партыі.
set-up-no-game = На дошцы няма партыі.
set-up-fen-taken = FEN прачытаны.
set-up-from-any-file = Шахматы-960: кароль і ладдзі могуць ракіравацца з любой вертыкалі.
set-up-from-usual-files = Ракіроўка як у звычайных шахматах.
set-up-rights = { COUNT($rights) ->
        [0] Ракіровак няма.
       *[other] Ракіроўка: { EACH($rights, "part-castling-right") }.
    }
set-up-passant = Узяцце на праходзе на { SQUARE($square) }.
set-up-no-passant = Узяцця на праходзе няма.
set-up-check = Шах: { PLAYER($color) }.
set-up-undone = Скасавана.
set-up-nothing-to-undo = Тут нічога не зменена.
set-up-possible = З гэтай пазіцыі можна гуляць.
set-up-impossible = З гэтай пазіцыі яшчэ нельга гуляць.
set-up-none-removed = Прыбіраць няма чаго.
set-up-nothing-to-move = Поле { SQUARE($square) } пустое: пераносіць няма чаго.
set-up-which-squares = Назавіце палі. Напрыклад: прыбраць e4, або: перанесці e2 e4.
set-up-which-passant = Назавіце поле, праз якое прайшла пешка. Напрыклад: узяцце на праходзе e3.
set-up-which-chess960 = Пазіцыі шахмат-960 маюць нумары ад 0 да 959.
set-up-fen-unreadable = Гэты FEN не чытаецца: { $problem ->
        [board] не восем гарызанталей па восем палёў
        [turn] не сказана, чый ход
        [castling] права на ракіроўку не чытаецца
        [en-passant] поле для ўзяцця на праходзе не чытаецца
        [counters] лік хадоў не чытаецца
       *[unreadable] гэта не запіс FEN
    }.
set-up-no-king = Не хапае фігуры: { COLORED($king) } { PIECE($king) }. Пастаўце на поле.
set-up-several-kings = { CAP(PLAYER($color)) }: каралёў { $number }, { SQUARES($squares) }. Пакіньце аднаго.
set-up-too-many-pieces = { CAP(PLAYER($color)) }: фігур { $number }, а можа быць не больш за 16.
set-up-too-many-pawns = { CAP(PLAYER($color)) }: пешак { $number }, а можа быць не больш за 8.
set-up-pawn-on-end-rank = Пешка не можа стаяць на першай ці восьмай гарызанталі: { EACH($pawns, "part-set-up-piece") }. Прыбярыце яе або пастаўце іншую фігуру.
set-up-kings-side-by-side = Каралі стаяць побач, { SQUARE($white) } і { SQUARE($black) }: паміж імі павінна быць поле.
set-up-opponent-in-check = Ход суперніка, а пад шахам { PLAYER($color) }: { EACH($by, "part-set-up-piece") }. Перадайце ход або прыбярыце шах.
set-up-impossible-check = Ніводзін ход не мог даць столькі шахаў адразу: { EACH($by, "part-set-up-piece") }. Змяніце нешта з гэтага.
set-up-castling-without-piece = { CAP(PLAYER($color)) }: { $side ->
        [short] кароткая
       *[long] доўгая
    } ракіроўка немагчымая, бо на { SQUARE($missing) } няма патрэбнай фігуры: { COLORED($missing) } { PIECE($missing) }. Пастаўце яе або прыбярыце права.
set-up-en-passant-rank = Ходзяць { PLAYER($turn) }: поле ўзяцця на праходзе павінна быць на гарызанталі { RANK($rank) }, а { SQUARE($square) } не там.
set-up-en-passant-without-pawn = Узяцце на праходзе на { SQUARE($square) } немагчымае: на { SQUARE($missing) } павінна стаяць { COLORED($missing) } { PIECE($missing) }.
set-up-en-passant-not-empty = Узяцце на праходзе на { SQUARE($square) } немагчымае: пешка толькі што ішла праз { SQUARE($occupied) }, і гэтае поле павінна быць пустым.
part-castling-right = { PLAYER($color) } { $side ->
        [short] коратка
       *[long] доўга
    }
part-set-up-piece = { LABEL($it) } { SQUARE($it) }

## clock

clock-duration = { DURATION($time) }
clock-span = { SPAN($time) }
clock-not-started = Гадзіннік яшчэ не запушчаны.
clock-stopped = Гадзіннік спынены.
clock-game-over = Партыя скончана.
clock-flag-fallen = У { PLAYER($color, case: "genitive") } няма часу, сцяжок упаў.
clock-shown = У { PLAYER($color, case: "genitive") } { DURATION($time) }{ part-running }{ GIVEN($toGo) ->
        [none] { "" }
       *[yes] , { $toGo ->
            [one] застаўся { $toGo } ход
            [few] засталося { $toGo } хады
           *[other] засталося { $toGo } хадоў
        }
    }{ part-fell-earlier }.
clock-time-left = У { PLAYER($color, case: "genitive") } { SPAN($time) }{ part-running }{ part-fell-earlier }.
clock-moves-completed = { PLAYER($color) }: { $moves ->
        [0] яшчэ ніводнага завершанага хода
        [one] завершаны { part-moves-in-words }
       *[other] завершана { part-moves-in-words }
    }.
clock-moves-to-control = { PLAYER($color) }: { part-to-control }.
clock-no-control-ahead = { PLAYER($color) }: кантролю больш няма.
clock-time-used = { PLAYER($color) }: { part-moves-in-words }, выдаткавана { SPAN($used) }.
clock-period = { part-period }, { part-to-control }, затым яшчэ { SPAN($next) }.
clock-last-period = { part-period }, на ўсе астатнія хады.
clock-no-delay = Затрымкі няма.
clock-delay-over = Затрымка скончылася.
clock-delay-left = Яшчэ { SPAN($left) } затрымкі.
clock-runs = Ідзе гадзіннік { PLAYER($side, case: "genitive") }{ part-at-move }.
clock-goes-on = Гадзіннік спынены. Далей пойдзе гадзіннік { PLAYER($side, case: "genitive") }{ part-at-move }.
clock-warning-last-seconds = { WORDS($seconds, gender: "feminine") }.
clock-warning-time = Яшчэ { SPAN($left) }.
clock-warning-time-of = У { PLAYER($of, case: "genitive") } { SPAN($left) }.
clock-warning-moves = { part-to-control }.
clock-warning-moves-of = { PLAYER($of) }: { part-to-control }.
part-running = { $running ->
        [yes] , час ідзе
       *[no] { "" }
    }
part-fell-earlier = { GIVEN($fellIn) ->
        [none] { "" }
       *[yes] , сцяжок упаў у перыядзе { $fellIn }
    }
part-moves-in-words = { $moves ->
        [0] ніводнага хода
        [one] { WORDS($moves) } ход
        [few] { WORDS($moves) } хады
       *[other] { WORDS($moves) } хадоў
    }
part-to-control = да кантролю { part-moves-in-words }
part-period = { PLAYER($color) }: перыяд { WORDS($number) }{ GIVEN($of) ->
        [none] { "" }
       *[yes] , усяго { WORDS($of) }
    }
part-at-move = { GIVEN($move) ->
        [none] { "" }
       *[yes] , ход { WORDS($move) }
    }

## clock-table

clock-table-to-set = { $control }.
clock-table-set = Гадзіннік выстаўлены: { $control }.
clock-table-to-start = Гадзіннік белых пойдзе, як толькі чорныя націснуць на гадзіннік.
clock-table-back = Гадзіннік зноў тут.
clock-table-not-heard-surely = «{ $text }» пачута няпэўна. Вы мелі на ўвазе: { EACH($nearest, "part-text", join: "or") }?
clock-table-no-command = «{ $text }» — не каманда гадзінніка. { COUNT($nearest) ->
        [0] Каманды пералічвае «даведка».
       *[other] Вы мелі на ўвазе: { EACH($nearest, "part-text", join: "or") }?
    }

## dial

dial-minute = { $minute ->
        [0] уверсе
       *[other] { $minute }
    }{ COUNT($holds) ->
        [0] { "" }
       *[other] , { EACH($holds, "part-text") }
    }
dial-minute-hand-at-top = хвілінная стрэлка, уверсе
dial-minute-hand = хвілінная стрэлка, { DURATION($way) }
dial-minute-hand-before-hour = хвілінная стрэлка, { DURATION($way) } да поўнай гадзіны
dial-hour-hand = гадзінная стрэлка, на пазнацы { $hour }
dial-hour-hand-between = гадзінная стрэлка, паміж пазнакамі { $hour } і { $next }
dial-middle = сярэдзіна цыферблата
dial-off-the-dial = па-за цыферблатам
dial-flag-at-rest = сцяжок у спакоі
dial-flag-rising = сцяжок падымаецца, { DURATION($left) }
dial-flag-fallen = сцяжок упаў
dial-holds-dots = { $dots ->
        [1] адна кропка
        [2] дзве кропкі
       *[other] тры кропкі
    }
dial-holds-minute-hand = хвілінная стрэлка
dial-holds-hour-hand = гадзінная стрэлка

## time

time-no-clock = Без гадзінніка
time-control = { $told }
time-control-of-each = { CAP(PLAYER("white")) } { $white }{ part-apart } { PLAYER("black") } { $black }
time-moves = { part-count-of-moves }
time-for-all-moves = { ALLOTTED($time) }
time-moves-in = { part-count-of-moves } за { ALLOTTED($time, case: "accusative") }
time-for-every-moves = { ALLOTTED($time) } на { $moves ->
        [1] кожны ход
        [one] кожны { part-count-of-moves }
       *[other] кожныя { part-count-of-moves }
    }
time-then = затым { $period }
time-each-move = { part-each-move }
time-period-with = { $period } і { part-each-move }
time-from-first-move = { part-each-move } ад першага хода
part-apart = { $apart ->
        [comma] ,
       *[semicolon] ;
    }
part-count-of-moves = { $moves } { $moves ->
        [one] ход
        [few] хады
       *[other] хадоў
    }
part-each-move = { $kind ->
        [before] { ALLOTTED($time) } на ход
        [after] { ALLOTTED($time) } пасля кожнага хода
        [bronstein] вяртанне часу пасля хода, не больш за { ALLOTTED($time, case: "accusative") }
       *[delay] затрымка { ALLOTTED($time) } на ход
    }

## table

fact-announced = { part-caller } { $caller ->
        [player] аб’яўляюць
       *[other] аб’яўляе
    }: { SEGMENT($call) }
fact-announced-corrected = { part-caller } { $caller ->
        [player] выпраўляюць
       *[other] выпраўляе
    } аб’яўлены ход: { SEGMENT($call) } А не: { SEGMENT($instead) }
fact-repeated = { part-caller } { part-repeats } ход.
fact-repeated-otherwise = { part-caller } { part-repeats } іншы ход. Аб’яўлены: { SEGMENT($called) } Паўтораны: { SEGMENT($repeated) }
fact-on-board = На дошцы { PLAYER($by, case: "genitive") }: { SEGMENT($call) }
fact-move-made = { PLAYER($by) } зрабілі ход.
fact-taken-off = { PLAYER($by) } здымаюць { EACH($piece, "part-piece-accusative") }.
fact-placed = { PLAYER($by) } ставяць { PIECE($piece, case: "accusative") } на { SQUARE($piece) }.
fact-pieces-put-back = { PLAYER($by) } вяртаюць усё на месца.
fact-left-undone = { $what ->
        [announcing] { PLAYER($by) } не аб’явілі ход.
        [repeating] { PLAYER($by) } не паўтарылі ход.
       *[executing] Ход праціўніка не зроблены на дошцы { PLAYER($by, case: "genitive") }.
    }
boards-agree = Пазіцыі на дошках аднолькавыя.
boards-differ = Пазіцыі на дошках розныя.
boards-differ-on = { SQUARE($square) }: у белых { EACH($white, "part-standing") }, у чорных { EACH($black, "part-standing") }.
scores-agree = Запісы аднолькавыя.
scores-differ-too = Запісы таксама розныя.
board-to-mend = { PLAYER($of) } павінны выправіць пазіцыю на дошцы.
fact-board-mended = Дошка { PLAYER($of, case: "genitive") } выпраўлена.
fact-asked = { PLAYER($by) } пытаюцца пра { $about ->
        [moves] колькасць хадоў
       *[time] выдаткаваны час
    }.
fact-told-moves = Завершана хадоў: белыя { $white }, чорныя { $black }.
fact-told-time = Выдаткаваны час: белыя { DURATION($white) }, чорныя { DURATION($black) }.
sheets-part = Ход { $number } { PLAYER($by, case: "genitive") }. Запіс белых: { SEGMENT($white) } Запіс чорных: { SEGMENT($black) }
window-is-for = Гэтае акно — для { $whom ->
        [both-players] абодвух гульцоў
        [white] белых
        [black] чорных
        [assistant-of-white] асістэнта белых
        [assistant-of-black] асістэнта чорных
        [arbiter] арбітра
       *[onlooker] гледачоў
    }.
part-caller = { $caller ->
        [player] { PLAYER($by) }
        [own-assistant] Асістэнт { PLAYER($by, case: "genitive") }
       *[other-assistant] Асістэнт { PLAYER($opponent, case: "genitive") } за { PLAYER($by, case: "genitive") }
    }
# A player is plural, an assistant is not.
part-repeats = { $caller ->
        [player] паўтараюць
       *[other] паўтарае
    }
part-standing = { KIND($it) ->
        [none] пуста
       *[other] { COLORED($it) } { LABEL($it) }
    }

## table-conditions

table-condition-play = { $play ->
        [strict] Строгая гульня
       *[casual] Таварыская гульня
    }. Правілы: { $laws ->
        [fide] ФІДЭ { $year }
       *[us-chess] амерыканскія
    }.
part-condition-article = (артыкул { $article })
table-condition-supervision = { event-rule-supervision } { part-condition-article }.
table-condition-nobody-disabled = Сярод гульцоў няма сляпых і слабавідучых, і правілы для іх не дзейнічаюць.
table-condition-disabled = { COLOR($of) ->
        [none] Абодва гульцы сляпыя або слабавідучыя
       *[other] Гулец, што гуляе { PLAYER($of, case: "instrumental") }, сляпы або слабавідучы
    }.
table-condition-hearing-impaired = { COLOR($of) ->
        [none] Абодва гульцы слабачуючыя
       *[other] Гулец, што гуляе { PLAYER($of, case: "instrumental") }, слабачуючы
    }.
table-condition-two-boards = Кожны гулец мае ўласную дошку { part-condition-article }.
table-condition-one-board = Абодва гульцы карыстаюцца адной дошкай.
table-condition-players-call = Кожны гулец аб’яўляе свае хады і паўтарае хады праціўніка { part-condition-article }.
table-condition-assistant-calls = Асістэнт { PLAYER($of, case: "genitive") } аб’яўляе хады абодвух гульцоў { part-condition-article }.
table-condition-assistants-call = Абодва асістэнты аб’яўляюць хады абодвух гульцоў { part-condition-article }.
table-condition-calls-fide = Хады аб’яўляюць паводле правіл ФІДЭ, нямецкімі лікамі{ GIVEN($article) ->
        [none] { "" }
       *[yes] { " " }{ part-condition-article }
    }. Напрыклад: { SEGMENT($sample) }
table-condition-calls = Хады аб’яўляюць { $style ->
        [fide-names] імёнамі ФІДЭ і лікамі гэтай мовы
        [nato] паводле алфавіта НАТА
        [algebraic] кароткай алгебраічнай натацыяй
        [uci] натацыяй UCI
       *[plain] звычайнымі словамі
    }{ GIVEN($article) ->
        [none] { "" }
       *[yes] { part-condition-instead }
    }. Напрыклад: { SEGMENT($sample) }
part-condition-instead = , а не нямецкімі лікамі: { $by ->
        [arbiter] так вырашыў арбітр
       *[players] так дамовіліся
    } { part-condition-article }
table-condition-no-assistants = Ніводзін гулец не мае асістэнта.
table-condition-duties = Абавязкі асістэнта { PLAYER($of, case: "genitive") }: { EACH($duties, "part-condition-duty", join: "semicolon") }.
part-condition-duty = { $duty ->
        [execute] рабіць хады на дошцы праціўніка
        [announce] аб’яўляць хады абодвух гульцоў
        [score] весці запіс партыі
        [clock] націскаць на гадзіннік
        [tell] паведамляць колькасць хадоў і выдаткаваны час, толькі калі гулец пытаецца
        [claim] патрабаваць перамогі за пратэрмінаваны час і паведамляць арбітру пра кранутыя фігуры
        [adjourn] выконваць фармальнасці, калі партыю адкладаюць
       *[move] хадзіць за гульца
    } { part-condition-article }
table-condition-program-scores = Запіс партыі вядзе праграма.
table-condition-players-score = Кожны гулец вядзе ўласны запіс партыі.
table-condition-players-score-by = { table-condition-players-score } Дазволены { $device ->
        [recording-device] дыктафон
       *[tape-recorder] магнітафон
    } { part-condition-article }.
table-condition-special-clock = Выкарыстоўваюць спецыяльны гадзіннік, { $kind ->
        [felt] які можна адчуць на дотык
       *[speaking] які гаворыць або які можна адчуць на дотык
    } { part-condition-article }.
table-condition-quickplay = Дзейнічаюць правілы хуткага завяршэння партыі.
table-condition-illegal-moves = { $moves ->
        [stand] Немагчымы ход застаецца, пакуль яго не заўважаць.
       *[refused] Немагчымы ход праграма адхіляе і называе прычыну.
    }
table-condition-touch-binds = { event-rule-touch-binds } { part-condition-article }.
table-condition-no-draws = { event-rule-no-draws } { part-condition-article }.
table-condition-draws-after = { event-rule-draws-after } { part-condition-article }.
table-condition-points = { event-rule-points } { part-condition-article }.
table-condition-late-as-the-event-says = Наколькі гулец можа спазніцца, вызначаюць правілы спаборніцтва { part-condition-article }.
table-condition-late-at-all = Гулец, якога няма, калі пускаюць гадзіннік, прайграе { part-condition-article }.
table-condition-late = Гулец, які спозніцца больш чым на { ALLOTTED($time, case: "accusative") }, прайграе { part-condition-article }.
table-condition-arbiter = { $present ->
        [yes] Арбітр прысутнічае.
       *[no] Арбітра няма.
    }
table-condition-program-approved = Арбітр дазволіў карыстацца гэтай праграмай.
table-condition-hints-locked = Шахматны рухавік і падказкі заблакаваны.

## conditions

condition-strict = Строгая гульня.
condition-warnings-allowed = Папярэджанні пра час дазволены.
condition-supervision = { event-rule-supervision }.
condition-touch-binds = { event-rule-touch-binds }.
condition-no-draws = { event-rule-no-draws }.
condition-draws-after = { event-rule-draws-after }.
condition-edition = Правілы: { $laws ->
        [fide] ФІДЭ { $year }
       *[us-chess] амерыканскія
    }.
condition-press-to-begin = Каб пачаць, націсніце на гадзіннік, клавіша H.
condition-arbiter-begins = Гадзіннік запускае арбітр.

## envelope

envelope-players = Белымі гуляе { $white }, чорнымі гуляе { $black }.
envelope-position = Так стаяць фігуры перад запячатаным ходам.
envelope-times = Белыя выдаткавалі { DURATION($white, case: "accusative") }, чорныя { DURATION($black, case: "accusative") }.
envelope-sealed = { PLAYER($by) } запячатваюць ход нумар { $number }.
envelope-offer = Прапанова нічыі ад { PLAYER($by, case: "genitive") } дзейнічае.
envelope-no-offer = Прапановы нічыі няма.
envelope-resumption = Партыя будзе адноўлена. Дата: { $date }. Час: { $time }. Месца: { $venue }.
envelope-fault-players = На канверце павінны быць імёны абодвух гульцоў.
envelope-fault-position = Пазіцыя на канверце не тая, што на дошцы.
envelope-fault-times = Час на канверце не той, што на гадзінніку.
envelope-fault-sealed-by = На канверце названы не той гулец, які запячатвае ход.
envelope-fault-move-number = Нумар запячатанага хода няправільны.
envelope-fault-offer = Пра прапанову нічыі на канверце напісана няправільна.
envelope-fault-resumption = На канверце павінны быць дата, час і месца аднаўлення.
envelope-to-adjourn = Адкласці партыю? Ход належыць { PLAYER($sealer, case: "dative") }, і яны павінны яго запячатаць.
envelope-turn-away = { PLAYER($other) }, калі ласка, адвярніцеся і не слухайце: { PLAYER($sealer) } запісваюць ход.
envelope-locked-away = Ход запісаны і замкнёны. На гэтай старонцы ад яго нічога не засталося.
envelope-doubt-several-moves = Гэта можа азначаць два хады.
envelope-doubt-no-move = Тут нельга прачытаць ніводнага хода.
envelope-present = { $white ->
        [yes] { $black ->
            [yes] Абодва гульцы тут.
           *[no] Белыя тут, чорных няма.
        }
       *[no] { $black ->
            [yes] Чорныя тут, белых няма.
           *[no] Ніводнага гульца няма.
        }
    }
envelope-position-unknown = Пазіцыя невядомая: гуляецца новая партыя.
envelope-late = Спазненне: { DURATION($late) }.
envelope-opened = Канверт будзе адкрыты, а запячатаны ход { PLAYER($sealer, case: "genitive") } зроблены.
envelope-stays-closed = Канверт застанецца закрытым.
envelope-lost = Канверт нельга адкрыць: { PLAYER($sealer) } зробяць запячатаны ход на дошцы.
envelope-times-unknown = Час невядомы: гадзіннік выстаўляе арбітр.
envelope-clock-started = Гадзіннік { PLAYER($side, case: "genitive") } будзе пушчаны.
envelope-found = Канверт змяшчае запіс: «{ $text }».
envelope-trouble-not-secure = Тут ход нельга замкнуць: старонка павінна прыйсці праз бяспечнае злучэнне https.
envelope-trouble-too-long = Гэта занадта доўга для хода. Напішыце толькі ход.
envelope-trouble-wrong-passphrase = Гэтым паролем канверт не адкрываецца. Праверце пароль і паспрабуйце яшчэ раз.
envelope-trouble-not-this-envelope = Гэты файл не адкрывае канверт. Выберыце той, што быў захаваны пры запячатванні.
envelope-trouble-unreadable = Змесціва канверта пашкоджана, і яго нельга прачытаць. Канверт лічыцца страчаным, і вырашае арбітр.

## score

score-of = Запіс { PLAYER($of, case: "genitive") }.
score-of-game = Запіс партыі.
score-empty = Яшчэ не зроблена ніводнага хода.
score-move-by-black = Ход { $number } чорных:
score-note = Аўдыязапіс.
score-not-written = Не запісана.
score-offered = Прапанавана нічыя.
score-end = Канец запісу.
score-not-compared = Аўдыязапісы, якія не параўнаны: { $moves }.

## score-writing

score-send-again = Калі так, запішыце яго яшчэ раз.
score-nothing-to-write = Увядзіце ход, як вы яго пачулі.
score-recording = Ідзе запіс.
score-trouble-cannot-record = Гэты браўзер не можа запісваць гук. Запішыце ход тэкстам.
score-trouble-not-allowed = Мікрафон не дазволены. Дазвольце яго браўзеру ці запішыце ход тэкстам.
score-trouble-no-microphone = Мікрафон не знойдзены. Падключыце яго ці запішыце ход тэкстам.
score-trouble-nothing-recorded = Нічога не запісана. Паспрабуйце яшчэ раз.
score-trouble-disk-full = Аўдыязапіс не захаваны: на дыску няма месца. Запішыце ход тэкстам.
score-trouble-not-kept = Аўдыязапіс не захаваны. Запішыце ход тэкстам.
score-trouble-not-on-this-device = Гэтага аўдыязапісу няма на гэтай прыладзе.
score-trouble-not-played = Аўдыязапіс не ўдаецца прайграць.

## ruling

ruling-articles = { $are ->
        [rules] { COUNT($articles) ->
            [1] Правіла
           *[other] Правілы
        }
       *[articles] { COUNT($articles) ->
            [1] Артыкул
           *[other] Артыкулы
        }
    } { EACH($articles, "part-text", join: "and") }.
ruling-reason = Падстава:
ruling-shall-be-done = Зрабіць так?
ruling-no-effect = Ад гэтага нічога не зменіцца.
ruling-overtaken = Тым часам партыя пайшла далей. Цяпер рашэнне такое.
ruling-given-after = Пасля хода { $number } { PLAYER($by, case: "genitive") }:
ruling-given-before-first-move = Перад першым ходам:

## report

report-title = Справаздача пра партыю
report-heading-game = Партыя
report-heading-acts = Што адбылося
report-heading-rulings = Рашэнні
report-heading-scores = Запісы партыі
report-heading-result = Вынік
report-begun = Пачатак: { $when }.
report-doer = { part-subject }:
report-deed-feel = { part-subject } { $byPlayer ->
        [yes] абмацваюць
       *[no] абмацвае
    } фігуру, не вымаючы яе.
report-deed-make = { part-subject } { $byPlayer ->
        [yes] робяць
       *[no] робіць
    } ход на дошцы.
report-deed-execute = { part-subject } { $byPlayer ->
        [yes] выконваюць
       *[no] выконвае
    } аб’яўлены ход.
report-deed-start = { part-subject } { $byPlayer ->
        [yes] пускаюць
       *[no] пускае
    } гадзіннік.
report-deed-restart = { part-subject } { $byPlayer ->
        [yes] зноў пускаюць
       *[no] зноў пускае
    } гадзіннік.
report-deed-accept = { part-subject } { $byPlayer ->
        [yes] згаджаюцца
       *[no] згаджаецца
    } на нічыю.
report-deed-point-out = { part-subject } { $byPlayer ->
        [yes] паказваюць
       *[no] паказвае
    } на парушэнне.
report-deed-compare = { part-subject } { $byPlayer ->
        [yes] параўноўваюць
       *[no] параўноўвае
    } дошкі.
report-deed-compare-entered = { part-subject } { $byPlayer ->
        [yes] параўноўваюць
       *[no] параўноўвае
    } дошкі паводле ўведзеных пазіцый.
report-deed-go-back = { part-subject } { $byPlayer ->
        [yes] вяртаюцца
       *[no] вяртаецца
    } назад у партыі.
report-deed-rule = { part-subject } { $byPlayer ->
        [yes] вырашаюць
       *[no] вырашае
    }:
report-deed-tell = { part-subject } { $byPlayer ->
        [yes] адказваюць
       *[no] адказвае
    }:
report-deed-nothing = { part-subject } { $byPlayer ->
        [yes] робяць
       *[no] робіць
    } тое, што нічога не мяняе.
report-deed-flag = { part-subject } { $byPlayer ->
        [yes] паказваюць
       *[no] паказвае
    } на сцяжок { PLAYER($of, case: "genitive") }.
report-deed-mend = { part-subject } { $byPlayer ->
        [yes] выпраўляюць
       *[no] выпраўляе
    } пазіцыю на дошцы { PLAYER($of, case: "genitive") }.
report-deed-write = { part-subject } { $byPlayer ->
        [yes] запісваюць
       *[no] запісвае
    } ход { $number } { PLAYER($of, case: "genitive") }.
report-deed-record = { part-subject } { $byPlayer ->
        [yes] дыктуюць
       *[no] дыктуе
    } на запіс ход { $number } { PLAYER($of, case: "genitive") }.
report-deed-mark-offer = { part-subject } { $byPlayer ->
        [yes] пазначаюць
       *[no] пазначае
    } прапанову нічыі: ход { $number } { PLAYER($of, case: "genitive") }.
report-made = Такім чынам, ход { $number } { PLAYER($of, case: "genitive") } зроблены.
report-articles = { COUNT($articles) ->
        [1] Артыкул
       *[other] Артыкулы
    } { EACH($articles, "part-text", join: "and") }.
report-reason = Прычына: { $reason }.
report-nothing-done = Яшчэ нічога не адбылося.
report-nothing-ruled = Рашэнняў не было.
report-goes-on = Партыя працягваецца.
report-column-move = Ход
report-column-white = Запіс белых
report-column-black = Запіс чорных
report-column-both = Запіс
report-row = { $number }, { PLAYER($by) }
report-not-written = не запісаны
report-different = розныя
report-copied = Справаздача скапіявана.
report-not-copied = Не ўдалося скапіяваць справаздачу. Захавайце яе як тэкст.
report-saved = Справаздача захавана: { $name }.
part-subject = { $by ->
        [white] { CAP(PLAYER("white")) }
        [black] { CAP(PLAYER("black")) }
        [assistant-of-white] Асістэнт белых
        [assistant-of-black] Асістэнт чорных
       *[arbiter] Арбітр
    }

## keys

key-group-moving-about = Рух па дошцы
key-group-moving-pieces = Хады фігурамі
key-group-clock-and-acts = Гадзіннік, прапановы і патрабаванні
key-group-asking = Пытанні
key-group-going-through-the-game = Прагляд партыі
key-group-page-and-speech = Старонка і маўленне
key-group-at-a-table = За сталом
key-does-step = На суседняе поле, куды паказвае стрэлка
key-does-rank-start = Да левага краю гарызанталі
key-does-rank-end = Да правага краю гарызанталі
key-does-file-end = Да верхняга краю вертыкалі
key-does-file-start = Да ніжняга краю вертыкалі
key-does-board-start = Да першага вугла дошкі, для белых а адзін
key-does-board-end = Да апошняга вугла дошкі, для белых аш восем
key-does-to-rank = На гэтую гарызанталь па той самай вертыкалі
key-does-to-file = На гэтую вертыкаль, ад а да аш, па той самай гарызанталі
key-does-next-king = Да наступнага караля
key-does-previous-king = Да папярэдняга караля
key-does-next-queen = Да наступнага ферзя
key-does-previous-queen = Да папярэдняга ферзя
key-does-next-rook = Да наступнай ладдзі
key-does-previous-rook = Да папярэдняй ладдзі
key-does-next-bishop = Да наступнага слана
key-does-previous-bishop = Да папярэдняга слана
key-does-next-knight = Да наступнага каня
key-does-previous-knight = Да папярэдняга каня
key-does-next-pawn = Да наступнай пешкі
key-does-previous-pawn = Да папярэдняй пешкі
key-does-lift-or-place = Падняць фігуру ці паставіць паднятую сюды
key-does-put-back = Вярнуць паднятую фігуру на месца
key-does-move-entry = Да поля «Ваш ход»
key-does-board = Назад да партыі, адкуль заўгодна
key-does-next-region = Да наступнай часткі старонкі
key-does-previous-region = Да папярэдняй часткі старонкі
key-does-this-square = Што стаіць тут; адразу яшчэ раз — больш падрабязна
key-does-go-to-last-move = На поле, куды зроблены апошні ход
key-does-moves-of-this-piece = Куды можа пайсці гэтая фігура
key-does-captures-of-this-piece = Што можа ўзяць гэтая фігура
key-does-diagonal-ray = Наступная дыяганаль адсюль
key-does-diagonal-ray-back = Папярэдняя дыяганаль адсюль
key-does-straight-ray = Наступная прамая адсюль
key-does-straight-ray-back = Папярэдняя прамая адсюль
key-does-repeat-before = Паведамленне перад гэтым
key-does-act-menu = Меню дзеянняў: прапанаваць, патрабаваць, паправіць, сцяжок, спыніць, здацца
key-does-say-move = За сталом: аб’явіць свой ход або паўтарыць ход праціўніка
key-does-make-called-move = За сталом: зрабіць ход праціўніка на сваёй дошцы
key-does-talk = Гаварыць, калі выбраны галасавы ўвод: трымаць або націснуць да і пасля
key-does-mute = Выключыць ці ўключыць увесь гук
key-does-keys = Што тут можна рабіць
key-name-arrow-left = Стрэлка ўлева
key-name-arrow-right = Стрэлка ўправа
key-name-arrow-up = Стрэлка ўверх
key-name-arrow-down = Стрэлка ўніз
key-name-home = Хоўм
key-name-end = Энд
key-name-page-up = Пэйдж-ап
key-name-page-down = Пэйдж-даўн
key-name-enter = Энтэр
key-name-space = Прабел
key-name-escape = Эскейп
key-name-backspace = Бэкспэйс
key-name-full-stop = Кропка
key-name-delete = Дэліт
key-name-plus = Плюс
key-name-minus = Мінус
key-through = ад { $first } да { $last }
key-either = { EACH($keys, "part-text", join: "either") }

## voice

voice-heard = Пачута: { SEGMENT($words) }
voice-words = «{ $text }».
voice-trouble-no-microphone = Мікрафон не знойдзены. Падключыце яго і паспрабуйце яшчэ раз.
voice-trouble-not-allowed = Браўзер не дае старонцы карыстацца мікрафонам. Дазвольце гэта ў наладах браўзера для гэтай старонкі і паспрабуйце яшчэ раз.
voice-trouble-no-speech = Нічога не пачута. Паспрабуйце яшчэ раз, бліжэй да мікрафона.
voice-trouble-language-not-supported = Гэтае распазнаванне не ведае гэтай мовы. Выберыце іншае ў наладах, у раздзеле «Галасавы ўвод».
voice-trouble-language-not-installed = Распазнаванне мусіць спачатку загрузіць мову. Націсніце «Загрузіць» у наладах, у раздзеле «Галасавы ўвод».
voice-trouble-network = Распазнаванне не можа звязацца са сваімі серверамі. Падключыцеся да сеткі або выберыце іншае ў наладах, у раздзеле «Галасавы ўвод».
voice-trouble-model-unreadable = Мадэль маўлення не чытаецца. Выберыце іншы файл у наладах, у раздзеле «Галасавы ўвод».
voice-trouble-failed = Распазнаванне спынілася. Паспрабуйце яшчэ раз або выберыце іншае ў наладах, у раздзеле «Галасавы ўвод».
voice-none-chosen = Галасавы ўвод выключаны. Выберыце распазнаванне ў наладах, у раздзеле «Галасавы ўвод».
voice-chosen-none = Галасавы ўвод выключаны.
voice-chosen-on-device = Галасавы ўвод на гэтай прыладзе.
voice-chosen-cloud = Галасавы ўвод праз серверы вытворцы браўзера.
voice-chosen-vosk = Галасавы ўвод праз Vosk.
voice-way-push-to-talk = Трымайце { part-voice-keys }, пакуль гаворыце.
voice-way-toggle = Націсніце { part-voice-keys }, перш чым гаварыць, і яшчэ раз пасля таго.
voice-way-always = З націскам { part-voice-keys-genitive } пачынаецца слуханне і доўжыцца да наступнага націску.
part-voice-keys = { COUNT($keys) ->
        [0] кнопку
       *[other] { EACH($keys, "part-text", join: "each-or") }
    }
part-voice-keys-genitive = { COUNT($keys) ->
        [0] кнопкі
       *[other] { EACH($keys, "part-text", join: "each-or") }
    }
voice-listens-for-page = Слухаю беларускую.
voice-listens-for-german-call = Слухаю нямецкія назвы хадоў.
voice-listening = Слухаю.
voice-not-listening = Не слухаю.
voice-supply-language-fetched = Мова ўжо тут.
voice-supply-language-not-fetched = Мову не ўдалося загрузіць. Падключыцеся да сеткі і паспрабуйце яшчэ раз.
voice-supply-model-loading = Мадэль чытаецца.
voice-supply-model-ready = Мадэль гатовая.
voice-supply-model-not-kept = Мадэль нельга захаваць на гэтай прыладзе: замала месца. Яна дзейнічае, пакуль старонка не закрыта.
voice-supply-model-forgotten = Мадэль выдалена з гэтай прылады.
voice-supply-no-model = Спачатку выберыце файл мадэлі для Vosk.
voice-confirm-on = Перад кожным ходам будзе пытанне.
voice-confirm-off = Хады робяцца без пытання.
voice-silence-on = Восем секунд цішыні азначаюць «так», але не ў строгай гульні і не там, дзе гадзіннік пераключаюць рукой.
voice-silence-off = Цішыня нічога не азначае. Кожны паўтораны ход чакае на «так».

## commands

command-does-offer-draw = Прапанаваць нічыю
command-does-accept-draw = Прыняць прапанаваную нічыю
command-does-refuse-draw = Адхіліць прапанаваную нічыю
command-does-resign = Здаць партыю
command-does-claim-quickplay-draw = Патрабаваць нічыю: хуткае завяршэнне партыі
command-does-claim-increment = Папрасіць некалькі секунд на кожны ход: хуткае завяршэнне партыі
command-does-claim-threefold = Патрабаваць нічыю: пазіцыя была тры разы
command-does-claim-threefold-with = Тое самае і ход, які вы задумалі
command-does-claim-fifty-moves = Патрабаваць нічыю: пяцьдзясят хадоў
command-does-claim-fifty-moves-with = Тое самае і ход, які вы задумалі
command-does-claim = Якую нічыю можна патрабаваць
command-does-claim-flag = Сцяжок праціўніка ўпаў
command-does-claim-flag-of = Сцяжок гэтага гульца ўпаў
command-does-adjust = Сказаць, што вы папраўляеце фігуры
command-does-press-clock = Націснуць на гадзіннік
command-does-stop-clocks = Спыніць гадзіннік
command-does-restart-clocks = Зноў пусціць гадзіннік
command-does-charge-time = Адняць час, калі прылада не працавала
command-does-do-not-charge-time = Не адымаць гэты час
command-does-illegal-move = Апошні ход быў немагчымы
command-does-illegal-move-of-number = Ход, які мае гэты нумар, быў немагчымы
command-does-pressed-without-a-move = Праціўнік націснуў на гадзіннік без хода
command-does-pawn-left-unpromoted = Праціўнік пакінуў пешку на апошняй гарызанталі
command-does-touched-piece = Праціўнік крануў іншую фігуру
command-does-take-back = Вярнуць апошні ход
command-does-both-clocks = Час абодвух бакоў
command-does-my-clock = Ваш час
command-does-opponents-clock = Час праціўніка
command-does-time-control = Кантроль часу гэтай партыі
command-does-time-used = Колькі часу выдаткавалі абодва бакі
command-does-moves-to-control = Колькі хадоў засталося да кантролю часу
command-does-period = Які ідзе перыяд
command-does-delay-left = Колькі засталося затрымкі
command-does-last-move = Апошні ход
command-does-last-moves = Апошнія хады, колькі скажаце
command-does-move-of-number = Ход, нумар якога вы назавяце
command-does-last-capture = Што ўзята апошнім ходам
command-does-move-number = Каторы цяпер ход
command-does-position = Уся пазіцыя па гарызанталях
command-does-piece-lists = Фігуры абодвух бакоў
command-does-where = Дзе стаяць гэтыя фігуры
command-does-rank = Што стаіць на гэтай гарызанталі
command-does-file = Што стаіць на гэтай вертыкалі
command-does-square = Што стаіць на гэтым полі
command-does-attackers = Што нападае на гэтае поле
command-does-defenders = Што абараняе фігуру на гэтым полі
command-does-moves-of-piece = Куды можа пайсці фігура гэтага поля
command-does-moves-of-it = Куды можа пайсці паднятая фігура ці тая, якой ход не прыняты
command-does-captures-of-piece = Што можа ўзяць фігура гэтага поля
command-does-captures = Што вы можаце ўзяць
command-does-what-can-move = Якія фігуры могуць хадзіць
command-does-material = Матэрыял абодвух бакоў
command-does-diagonal = Што стаіць на дыяганалі гэтых двух палёў
command-does-diagonals-of-square = Што стаіць на дыяганалях гэтага поля
command-does-rays = Што стаіць на лініях ад гэтага поля
command-does-knights-view = Што стаіць на адлегласці ходу каня
command-does-long-diagonals = Што стаіць на доўгіх дыяганалях
command-does-pawns-by-file = Пешкі абодвух бакоў па вертыкалях
command-does-doubled-pawns = Якія пешкі здвоеныя
command-does-isolated-pawns = Якія пешкі ізаляваныя
command-does-passed-pawns = Якія пешкі прахадныя
command-does-position-by-file = Уся пазіцыя па вертыкалях
command-does-changes = Што змянілася пасля вашага апошняга хода
command-does-path-of-piece = Дзе стаяла фігура гэтага поля
command-does-last-move-effect = Што атакуе апошні ход і што ён пакідае
command-does-check = Каму шах, і ад чаго
command-does-position-text = Паказаць ці схаваць пазіцыю тэкстам каля хадоў
command-does-copy-position = Скапіяваць пазіцыю як FEN
command-does-read-score = Прачытаць запіс партыі ад першага хода да апошняга
command-does-copy-score = Скапіяваць партыю як PGN
command-does-can-win = Ці белыя або чорныя яшчэ могуць выйграць
command-does-opponent = Хто ваш праціўнік
command-does-repeat = Апошняе паведамленне яшчэ раз
command-does-turn-board = Павярнуць дошку
command-does-explore-by-touch = Абмацваць дошку пальцам або спыніць
command-does-blindfold = Гульня ўсляпую: уключыць або выключыць
command-does-hide-pieces = Схаваць усе фігуры
command-does-show-own-pieces = Паказваць толькі свае фігуры
command-does-show-last-move = Паказваць толькі фігуру апошняга хода
command-does-silent-board = Дошка маўчыць або зноў адказвае
command-does-board-larger = Павялічыць дошку
command-does-board-smaller = Паменшыць дошку
command-does-board = Да дошкі
command-does-go-to-square = Да гэтага поля на дошцы
command-does-go-to-move = Пазіцыя пасля гэтага хода
command-does-back = На адзін ход назад па партыі
command-does-forward = На адзін ход наперад па партыі
command-does-game-start = Паглядзець на пачатак партыі
command-does-present = Да цяперашняй пазіцыі
command-does-save-game = Захаваць партыю як файл
command-does-games = Паказаць партыі на гэтай прыладзе
command-does-settings = Адкрыць налады
command-does-settings-for = Адкрыць налады, якіх датычыць слова
command-does-set-up = Расставіць пазіцыю і гуляць адтуль
command-does-new-game = Форма новай партыі
command-does-clock-alone = Асобны гадзіннік для сапраўднай дошкі
command-does-feel-clock = Адчуць гадзіннік на цыферблаце
command-does-call-fide = Аб’яўляць хады як ФІДЭ, па-нямецку
command-does-call-fide-names = Аб’яўляць хады імёнамі ФІДЭ на вашай мове
command-does-call-plain = Аб’яўляць хады простымі словамі
command-does-call-nato = Аб’яўляць хады алфавітам НАТА
command-does-call-algebraic = Аб’яўляць хады алгебраічнай натацыяй
command-does-call-uci = Аб’яўляць хады, як іх запісвае UCI
command-does-faster = Уласны голас праграмы хутчэй
command-does-slower = Уласны голас праграмы павольней
command-does-reset-keys = Скінуць усе клавішы
command-does-sound-on = Уключыць увесь гук
command-does-sound-off = Выключыць увесь гук
command-does-help = Спіс каманд для ўводу
command-does-help-for = Знайсці гэтае слова па даведцы
table-command-does-call-move = Аб’явіць свой ход
table-command-does-call-placed-move = Аб’явіць ход, які стаіць на вашай дошцы
table-command-does-correct-call = Аб’явіць іншы ход замест агаворкі
table-command-does-repeat-call = Паўтарыць ход, які аб’явіў праціўнік
table-command-does-repeat-move = Паўтарыць гэты ход, як вы яго пачулі
table-command-does-execute-call = Зрабіць аб’яўлены ход на сваёй дошцы
table-command-does-execute-move = Зрабіць гэты ход на сваёй дошцы
table-command-does-place-move = Паставіць гэты ход на сваёй дошцы да аб’яўлення
table-command-does-take-off = Зняць фігуру гэтага поля сваёй дошкі
table-command-does-put-piece-back = Вярнуць фігуры сваёй дошкі на месца
table-command-does-write-move = Запісаць гэты ход на свой бланк
table-command-does-write-next-move = Запісаць апошні ход на свой бланк
table-command-does-ask-moves = Запытаць асістэнта пра лік хадоў
table-command-does-ask-time = Запытаць асістэнта пра час
table-command-does-tell-moves = Асістэнт: сказаць лік хадоў
table-command-does-tell-time = Асістэнт: сказаць час
table-command-does-compare-boards = Параўнаць дзве дошкі
table-command-does-mend-board = Паправіць сваю дошку
table-command-does-compare-scores = Параўнаць бланкі
table-command-does-read-conditions = Умовы партыі яшчэ раз
table-command-does-adjourn = Адкласці партыю

## phrases

phrases-offer-draw =
    нічыя
    прапаную нічыю
    прапанаваць нічыю
phrases-accept-draw =
    прымаю
    прыняць
    прымаю нічыю
    прыняць нічыю
    згодны
    згодная
    добра|ок|згода (няхай) (будзе) нічыя
    няхай будзе нічыя
    хай (ужо) (будзе) нічыя
phrases-refuse-draw =
    адхіляю
    адхіліць
    адхіляю нічыю
    адхіліць нічыю
    адмаўляюся
phrases-resign =
    здаюся
    здацца
    я здаюся
phrases-claim-quickplay-draw =
    патрабую нічыю
    патрабаваць нічыю
phrases-claim-increment =
    патрабую секунды
    прашу секунды
phrases-claim-threefold =
    патрабую тры
    патрабую тры|3|трохразовае (паўтарэнне|разы)
    патрабую паўтарэнне
phrases-claim-threefold-with =
    патрабую тры ходам { $rest }
    патрабую тры|3|трохразовае (паўтарэнне|разы) (ходам|пасля) { $rest }
    патрабую паўтарэнне (ходам|пасля) { $rest }
phrases-claim-fifty-moves =
    патрабую пяцьдзясят
    патрабую пяцьдзясят|50 (хадоў)
phrases-claim-fifty-moves-with =
    патрабую пяцьдзясят ходам { $rest }
    патрабую пяцьдзясят|50 (хадоў) (ходам|пасля) { $rest }
phrases-claim =
    патрабую
    патрабаваць
    патрабую { $rest }
phrases-claim-flag =
    сцяжок
    час выйшаў
    сцяжок упаў
phrases-claim-flag-of =
    сцяжок { $color }
    час { $color } выйшаў
phrases-adjust =
    папраўляю
    я папраўляю
    паправіць
phrases-press-clock =
    націснуць на гадзіннік
    націскаю на гадзіннік
    націснуць гадзіннік
    націснуць
    націскаю
    націскаю гадзіннік
phrases-stop-clocks =
    спыніць гадзіннік
    спыніць
    стоп
    спыняю гадзіннік
phrases-restart-clocks =
    запусціць гадзіннік
    запусціць
    працягнуць гадзіннік
phrases-charge-time =
    адняць час
    адняць
    адняць гэты час
phrases-do-not-charge-time =
    не адымаць час
    не адымаць (гэты) (час)
phrases-illegal-move =
    немагчымы ход
    немагчымы
    няправільны ход
    апошні ход немагчымы
phrases-illegal-move-of-number =
    немагчымы ход { $number }
    немагчымы { $number }
    ход { $number } немагчымы
phrases-pressed-without-a-move =
    націснута без хода
    гадзіннік націснуты без хода
    націснута без ходу
phrases-pawn-left-unpromoted =
    пешка не ператворана
    не ператворана
phrases-touched-piece =
    кранутая фігура
    кранулі іншую фігуру
phrases-take-back =
    вярнуць ход
    узяць назад
    скасаваць ход
    скасаваць
    забіраю|бяру|вяртаю (свой) ход (назад)
    забіраю|бяру|вяртаю назад ход
    забяру|вазьму ход (назад)
phrases-both-clocks =
    гадзіннік
    час
    колькі часу
phrases-my-clock =
    мой гадзіннік
    мой час
phrases-opponents-clock =
    гадзіннік праціўніка
    гадзіннік|час праціўніка|суперніка
phrases-time-control = кантроль часу
phrases-time-used =
    выдаткаваны час
    выдаткавана (часу)
    колькі часу выдаткавана
phrases-moves-to-control =
    хадоў да кантролю
    хады да кантролю
    (колькі) (хадоў) да кантролю (часу)
phrases-period =
    перыяд
    які перыяд
phrases-delay-left =
    затрымка
    колькі затрымкі
    колькі засталося затрымкі
phrases-last-move =
    апошні ход
    апошні
phrases-last-moves =
    апошнія { $count }
    апошнія { $count } хадоў|хады
phrases-move-of-number =
    ход { $number }
    які быў ход { $number }
phrases-last-capture =
    апошняе ўзяцце
    што ўзята
phrases-move-number =
    нумар хода
    які ход
    нумар ходу
phrases-position =
    пазіцыя
    прачытаць пазіцыю
    уся пазіцыя
phrases-piece-lists =
    фігуры
    усе фігуры
phrases-where =
    дзе { $pieces }
    дзе стаіць|стаяць { $pieces }
phrases-rank =
    гарызанталь { $rank }
    рад { $rank }
phrases-file =
    вертыкаль { $file }
    лінія { $file }
phrases-square =
    поле { $square }
    што на { $square }
    што стаіць на { $square }
phrases-attackers =
    хто нападае на { $square }
    хто атакуе { $square }
    напад на { $square }
phrases-defenders =
    абаронцы { $square }
    хто абараняе { $square }
    што абараняе { $square }
phrases-rays =
    прамяні { $square }
    прамяні ад { $square }
    лініі ад { $square }
phrases-knights-view =
    палі каня { $square }
    палі каня ад { $square }
phrases-moves-of-piece =
    хады { $square }
    хады з { $square }
    куды можа { $square }
phrases-moves-of-it =
    што яна можа
    што ён можа
    што можа гэтая|гэта|тая фігура
    куды яна|ён можа (пайсці)
    куды можа гэтая|гэта|тая фігура (пайсці)
    хады
phrases-captures-of-piece =
    узяцці з { $square }
    узяцці ад { $square }
    што можа ўзяць { $square }
phrases-what-can-move =
    што можа хадзіць
    якія фігуры могуць хадзіць
    чым можна хадзіць
phrases-captures =
    узяцці
    што можна ўзяць
    што я магу ўзяць
phrases-material =
    матэрыял
    суадносіны матэрыялу
phrases-diagonal =
    дыяганаль { $square } { $to }
    дыяганаль { $square } да { $to }
phrases-diagonals-of-square =
    дыяганалі { $square }
    дыяганаль|дыяганалі (праз) { $square }
phrases-long-diagonals =
    доўгія дыяганалі
    доўгая|доўгія дыяганаль|дыяганалі
phrases-pawns-by-file =
    пешкі па вертыкалях
    пешачная структура
phrases-doubled-pawns = здвоеныя пешкі
phrases-isolated-pawns = ізаляваныя пешкі
phrases-passed-pawns =
    прахадныя пешкі
    прахадныя
phrases-position-by-file = пазіцыя па вертыкалях
phrases-changes =
    што змянілася
    змены
phrases-path-of-piece =
    шлях { $square }
    шлях фігуры { $square }
    дзе была фігура на { $square }
phrases-last-move-effect =
    дзеянне апошняга ходу
    што атакуе апошні ход
phrases-check =
    каму шах
    шах
    ці ёсць шах
    хто|што дае шах
phrases-position-text =
    пазіцыя тэкстам
    пакажы пазіцыю тэкстам
phrases-copy-position =
    скапіяваць пазіцыю
    капіяваць пазіцыю
    скапіюй пазіцыю
phrases-read-score =
    прачытаць запіс
    запіс партыі
    бланк запісу
    прачытаць|прачытай|чытаць (увесь) запіс|партыю
    усе хады
phrases-copy-score =
    скапіяваць запіс
    скапіяваць pgn
    скапіяваць|скапіюй|капіяваць запіс|партыю|pgn
phrases-can-win =
    ці магчымая перамога { $color }
    (ці) могуць { $color } (яшчэ) выйграць|перамагчы
    (ці) { $color } (яшчэ) могуць выйграць|перамагчы
phrases-opponent =
    праціўнік
    супернік
    хто праціўнік
    хто (мой) праціўнік|супернік
phrases-repeat =
    паўтарыць
    яшчэ раз
    паўтары
phrases-explore-by-touch =
    абмацваць дошку
    абмацаць дошку
    абмацваць пальцам
phrases-turn-board =
    павярнуць дошку
    перавярнуць дошку
    перавярнуць
phrases-blindfold =
    усляпую
    гуляць усляпую
phrases-hide-pieces =
    схаваць фігуры
    схаваць усе фігуры
phrases-show-own-pieces =
    паказваць мае фігуры
    паказваць толькі мае фігуры
    пакажы|пакінь толькі мае фігуры
phrases-show-last-move =
    паказваць толькі апошні ход
    толькі апошні ход
phrases-silent-board =
    нямая дошка
    дошка маўчыць
phrases-board-larger =
    павялічыць дошку
    большая дошка
phrases-board-smaller =
    паменшыць дошку
    меншая дошка
phrases-board =
    дошка
    да дошкі
    на дошку
phrases-go-to-square =
    дошка { $square }
    перайсці на поле { $square }
    перайсці да поля { $square }
phrases-go-to-move =
    перайсці да хода { $number }
    да хода { $number }
    ход нумар { $number }
phrases-game-start =
    пачатак партыі
    на пачатак
    да пачатку (партыі)
    прагледзець партыю
phrases-back =
    назад
    папярэдні ход
phrases-forward =
    наперад
    наступны ход
    на адзін|1 ход наперад
phrases-present =
    цяперашняя пазіцыя
    да цяперашняй пазіцыі
    канец партыі
    у|да канец|канца (партыі)
phrases-save-game =
    захаваць
    захаваць|захавай партыю
    захаваць|захавай (партыю) як pgn
    захавай
phrases-games =
    партыі
    мае|захаваныя партыі
    партыі на гэтай прыладзе
    адкрыць|адкрый|загрузіць партыю
phrases-settings =
    налады
    параметры
    (адкрый|адкрыць|пакажы) налады (калі) (ласка)
phrases-settings-for =
    налады { $rest }
    (адкрый|адкрыць|пакажы) налады { $rest }
phrases-set-up =
    расставіць пазіцыю
    расставіць|расстаў|змяніць|задаць пазіцыю
phrases-new-game =
    новая партыя
    новая гульня
phrases-clock-alone =
    толькі гадзіннік
    выставіць гадзіннік
phrases-feel-clock =
    адчуць гадзіннік
    цыферблат
phrases-call-fide =
    называць фідэ
    хады паводле фідэ
    называць fide
phrases-call-fide-names =
    называць імёнамі фідэ
    імёны фідэ
    імёны fide
phrases-call-plain =
    называць словамі
    простыя словы
phrases-call-nato =
    называць ната
    называць nato
phrases-call-algebraic =
    называць натацыяй
    алгебраічная натацыя
phrases-call-uci = называць uci
phrases-faster =
    хутчэй
    гавары хутчэй
phrases-slower =
    павольней
    гавары павольней
phrases-reset-keys =
    скінуць клавішы
    скінуць усе клавішы
    клавішы як спачатку
phrases-sound-on =
    уключыць гук
    са гукам
    з гукам
phrases-sound-off =
    выключыць гук
    без гуку
    ціха
phrases-help =
    даведка
    даведка|дапамога калі ласка
    дапамога
    каманды
    што можна сказаць
phrases-help-for =
    даведка { $rest }
    дапамога { $rest }
    даведка пра { $rest }

## phrases-asked

phrases-asked-move-number =
    чыя чарга хадзіць|гуляць
    хто наступны
    чый|чыя ход|чарга
    хто ходзіць|гуляе|робіць
    хто хадзе
    хто павінен хадзіць
    хто хадзіць
    каму хадзіць|гуляць
    { $mine }|{ $theirs }|{ $color } (зараз) ход|чарга
    ходзяць|гуляюць { $color }
    { $color } ходзяць|хадзіць
    які ход
    які ход нумары
    каторы ход
    нумар хода
    які нумар хода
    хто выйграў|перамог
    ({ $mine }|{ $theirs }|{ $color }) выйграў|выйграла|прайграў|прайграла
    партыя|гульня скончана|скончылася|закончылася
    (які) вынік
    скончылася|скончана партыя|гульня
    хто ходзе|хадзе
phrases-asked-attackers =
    хто|што|якія|якая (фігуры|фігура) атакуе|атакуюць|нападае|нападаюць|бе|пагражае|пагражаюць ({ $mine }) ({ $pieces }) { $square }
    хто|якія (фігуры) можа|могуць узяць|ўзяць|пабіць { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } атакавана|атакаваны|атакаваная|абаронена|абаронены|абароненая|бітае|бяспечна|бяспечнае
    атакавана|атакуюць|абаронена|абаронены|абароненая|абараняюць|бяспечна|бяспечнае|вісіць ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    пад ударам|боем|абаронай|атакай ({ $mine }|{ $theirs }) ({ $pieces }) { $square }
    ({ $mine }|{ $theirs }) ({ $pieces }) { $square } пад ударам|боем|абаронай|атакай
    колькі (разоў|фігур) абараняе|абараняюць|атакуе|атакуюць|абаронена|атакавана { $square }
    атака|абарона|напад { $square }
    поле { $square } атакавана|атакаванае|абаронена|абароненае
    { $square } пад ударам|атакай|боем
phrases-asked-defenders = хто|што|якія|якая (фігуры|фігура) абараняе|абараняюць|прыкрывае|прыкрываюць|бароніць ({ $mine }) ({ $pieces }) { $square }
phrases-asked-rays =
    што|якія (фігуры) прамянях|прамяні|лініях|лініі { $square }
    на { $direction } ад { $square }
    (што|якія|хто) (фігура|фігуры) { $direction } { $square }
phrases-asked-square =
    што|хто|якая|нешта (фігура) { $square }
    поле|фігура { $square }
    { $square } пустое|свабоднае|занятае
    пустое|пустая|свабоднае|занятае { $square }
    што { $mine }|{ $theirs } { $square }
    поле { $square } свабоднае|пустое|занятае
    { $square } заняты|занята|вольны|вольная|вольнае|свабодны|свабодная|пусты|пустая
    заняты|занята|занятая|вольны|вольная|свабодны|пусты { $square }
phrases-asked-moves-of-piece =
    куды можа ({ $mine }|{ $theirs }) ({ $pieces }|фігура) { $square } (пайсці|хадзіць)
    куды можа (пайсці|хадзіць) ({ $mine }|{ $theirs }) ({ $pieces }|фігура) { $square }
    куды (магу) ({ $mine }) (пайсці|хадзіць) ({ $pieces }|фігурай) { $square }
    (якія) (магчымыя) хады ({ $mine }|{ $theirs }) ({ $pieces }|фігуры) { $square }
    што можа ({ $mine }|{ $theirs }) ({ $pieces }|фігура) { $square }
phrases-asked-captures-of-piece =
    што|каго можа ўзяць|узяць|пабіць ({ $mine }|{ $theirs }) ({ $pieces }|фігура) { $square }
    узяцці { $square }
phrases-asked-captures =
    што|каго ({ $mine }) магу|можна ({ $mine }) ўзяць|узяць|пабіць
    магу|можна ({ $mine }) (нешта) ўзяць|узяць|пабіць
    (якія) узяцці|ўзяцці
    ({ $mine }) што|каго|нешта біць|браць|пабіць|узяць|з’есці
phrases-asked-where =
    дзе { $pieces } (фігуры)
    { $pieces } дзе
    якія { $pieces }
    { $pieces } фігуры
    пакажы|назаві|прачытай|пералічы { $pieces }
    { $pieces }
    пакажы|назаві|прачытай|пералічы|пералічыце|пералічыць|агуч (усе) { $pieces } фігуры
phrases-asked-rank =
    (што|хто) { $rank } гарызанталь|гарызанталі|рад|радзе
    (што|хто) гарызанталь|гарызанталі|рад|радзе { $rank }
    чытай|прачытай|пакажы|назаві гарызанталь|рад { $rank }
    чытай|прачытай|пакажы|назаві { $rank } гарызанталь|рад
phrases-asked-file =
    (што|хто) вертыкаль|вертыкалі|лінія|лініі { $file }
    (што|хто) { $file } вертыкаль|вертыкалі|лінія|лініі
    чытай|прачытай|пакажы|назаві вертыкаль|лінію|лінія { $file }
phrases-asked-both-clocks =
    колькі часу
    што гадзінніку|гадзінніках
    час|гадзіннік|гадзіннікі
    які час
    колькі часу { $color }
    час|гадзіннік { $color }
    колькі гадзінніку|гадзінніках
    абвясці|агуч|скажы час
phrases-asked-my-clock =
    колькі (часу) { $mine } гадзінніку
    што { $mine } гадзінніку
    колькі { $mine } (часу)
    колькі часу { $mine }
    { $mine } час|гадзіннік
    час { $mine }
    колькі часу { $mine } маю
    колькі хвілін|секунд { $mine }
    колькі { $mine } хвілін|секунд
phrases-asked-opponents-clock =
    колькі (часу) гадзінніку { $theirs }
    колькі (часу) { $theirs } гадзінніку
    колькі { $theirs } (часу)
    колькі часу { $theirs }
    колькі часу мае { $theirs }
    колькі часу { $mine } { $theirs }
    { $theirs } час|гадзіннік
    час|гадзіннік { $theirs }
    колькі хвілін|секунд { $theirs }
phrases-asked-time-used =
    колькі часу { $mine } патраціў|патраціла|выдаткаваў
    колькі { $mine } (часу) патраціў|патраціла
phrases-asked-time-control = (які|яки) ({ $mine }) кантроль (часу)
phrases-asked-moves-to-control = колькі (хадоў) кантролю (часу)
phrases-asked-last-move =
    паўтары|назаві ({ $mine }|{ $theirs }) апошні ход
    як|што { $mine } пайшоў|пайшла|схадзіў|схадзіла|згуляў|згуляла
    (які|якім) ({ $mine }|{ $theirs }|{ $color }) апошні ход ({ $theirs }|{ $color })
    як|што|куды { $theirs }|{ $color } пайшоў|пайшла|пайшлі|схадзіў|схадзіла|схадзілі|згуляў|згуляла|згулялі|зрабіў|зрабіла
    як|што|куды пайшоў|пайшла|пайшлі|схадзіў|схадзіла|схадзілі|згуляў|згуляла|згулялі|зрабіў|зрабіла { $theirs }|{ $color }
    які ход зрабіў|зрабіла|зрабілі { $theirs }|{ $color }
    што здарылася|адбылося|згуляна
    які ход { $theirs }|{ $color } зрабіў|зрабіла|зрабілі|згуляў|згуляла
    папярэдні ход ({ $theirs }|{ $color })
    чым|куды { $theirs }|{ $color } пайшоў|пайшла|пайшлі
    якой|якою фігурай|фігураю ({ $theirs }|{ $color }|{ $mine }) хадзіў|хадзіла|хадзілі|пайшоў|пайшла|схадзіў|схадзіла
    яшчэ раз ({ $theirs }|{ $color }) (апошні) ход ({ $theirs }|{ $color })
phrases-asked-last-moves = апошнія|апошніх { $count } (хады|хадоў)
phrases-asked-move-of-number =
    які|якім|што (быў|было) { $number } ход|ходам
    які|якім|што (быў|было) ход { $number }
    што|як ({ $color }|{ $mine }|{ $theirs }) згулялі|зыгралі|згуляў|зыграў|згуляла|зыграна|пайшлі ({ $color }|{ $mine }|{ $theirs }) (на|у) { $number } хадзе|ходзе|ходу|ходам
    што|як ({ $color }|{ $mine }|{ $theirs }) згулялі|зыгралі|згуляў|зыграў|згуляла|зыграна|пайшлі ({ $color }|{ $mine }|{ $theirs }) (на|у) хадзе|ходзе|ходу|ход|ходам { $number }
    { $mine }|{ $theirs } { $number } ход
    { $number } ход
    што|як (было|адбылося|здарылася) { $number } ходзе|хадзе|ходу|ходам
    што|як хадзе|ходзе|ходу|ходам { $number }
phrases-asked-last-capture =
    што { $theirs }|{ $color }|{ $mine } узяў|ўзяў|узяла|узялі|пабіў
    што ўзята|узята|пабіта
    апошняе ўзяцце
    што|каго|якую (фігуру) { $theirs } ({ $mine }) забраў|забрала|з’еў|з’ела|пабіў|пабіла|зняў|зняла|узяў|ўзяў|адабраў|адабрала
phrases-asked-diagonal = (што|якія) (фігуры) дыяганаль|дыяганалі { $square } { $to }
phrases-asked-diagonals-of-square = (што|якія) (фігуры) дыяганаль|дыяганалі|дыяганалях { $square }
phrases-asked-long-diagonals =
    (што|якія) (фігуры) доўгая|доўгай|доўгія|доўгіх|доўгую дыяганаль|дыяганалі|дыяганалях
    (што|якія) (фігуры) { $color } доўгая|доўгай|доўгую дыяганаль|дыяганалі
    (што|якія) (фігуры) доўгая|доўгай|доўгую { $color } дыяганаль|дыяганалі
phrases-asked-pawns-by-file =
    пешкі вертыкалях|вертыкалям
    (якая) пешачная структура
phrases-asked-doubled-pawns =
    (якія) ({ $mine }|{ $theirs }|{ $color }) здвоеныя|здвоеных ({ $color }) пешкі|пешак
    якія пешкі здвоеныя
phrases-asked-isolated-pawns =
    (якія) ({ $mine }|{ $theirs }|{ $color }) ізаляваныя|ізаляваных ({ $color }) пешкі|пешак
    якія пешкі ізаляваныя
phrases-asked-passed-pawns =
    (якія) ({ $mine }|{ $theirs }|{ $color }) прахадныя|прахадных ({ $color }) пешкі|пешак
    якія пешкі прахадныя
phrases-asked-position-by-file = (уся|ўся) пазіцыя|пазіцыю вертыкалях|вертыкалям
phrases-asked-changes =
    што змянілася (пасля) ({ $mine }) (апошняга) (хода|ходу)
    што новага
phrases-asked-position =
    пазіцыя гарызанталях|гарызанталям
    (якая|апішы|уся|прачытай|ўся) пазіцыя|пазіцыю|дошку
    прачытай дошку
    што дошцы
    апішы|прачытай (усю) дошку|пазіцыю
phrases-asked-piece-lists =
    пазіцыя фігурах|фігурам
    (усе|спіс|якія|ўсе) фігуры|фігур
phrases-asked-what-can-move =
    якія хады магчымыя|дазволеныя|ёсць
    магчымыя хады
phrases-asked-check =
    (хто|чый|каму) ({ $mine }|{ $theirs }|{ $color }) (кароль) (пад) шах|шахам|шаха
    хто|што|якая (фігура) дае|аб’явіў|аб’явіла ({ $mine }|{ $theirs }|{ $color }) шах
    хто|што|якая (фігура) шахуе ({ $mine }|{ $theirs }|{ $color })
    адкуль|чым шах
    чым|хто|што ({ $theirs }) ({ $mine }) шахуе|шахуюць ({ $mine })
    хто|што|якая (фігура) шахуе ({ $mine }|{ $theirs }|{ $color }) караля
phrases-asked-material =
    (які|якія|суадносіны) матэрыял|матэрыялу
    якія суадносіны матэрыялу
    каго больш матэрыялу
    колькі ({ $mine }|{ $theirs }|{ $color }) { $pieces } ({ $mine }|{ $theirs }|{ $color })
    колькі ({ $mine }|{ $theirs }|{ $color }) фігур ({ $mine }|{ $theirs }|{ $color })
    у каго больш фігур|матэрыялу|пешак
    які матэрыял
    каго перавага
phrases-asked-opponent =
    { $theirs }
    хто { $theirs }
    супраць|з каго|кім { $mine } гуляю
    каго|кім { $mine } гуляю
    якім колерам ({ $mine }) гуляю|граю
    які ўзровень ({ $theirs })
    за каго ({ $mine }) гуляю|граю
    ({ $mine }) (гуляю) (за) белы чорны
    ({ $mine }) (гуляю) (за) белых|белымі чорных|чорнымі
phrases-asked-repeat =
    паўтары|паўтарыце|паўтарыць (гэта)
    яшчэ раз
    што ты|вы сказаў|сказала|сказалі
    раз
    не пачуў|пачула|зразумеў
    { $mine } не пачуў|пачула|зразумеў|зразумела
    не пачуў|пачула|зразумеў|зразумела
    можаш паўтарыць
phrases-asked-board-larger =
    павяліч дошку
    (зрабі) дошку большай
phrases-asked-board-smaller =
    паменш дошку
    (зрабі) дошку меншай
phrases-asked-turn-board =
    павярні|перавярні|перавярнуць|павярнуць дошку
    пераварні|перакруці|пераварочвай|павярніце|перавярніце|развярні|развярніце|разгарні|абярні|пераварочваю дошку
    дошку перавярні|павярні|развярні|пераварні
phrases-asked-back =
    адзін ход назад
    на адзін ход назад
    (на) ход назад
    назад
    папярэдні ход
phrases-asked-forward =
    адзін ход наперад
    (на) ход наперад
    наперад
    наступны ход
phrases-asked-go-to-move =
    перайдзі|перайсці|ідзі (да) хода { $number }
    ход { $number }
phrases-asked-present =
    (да) бягучай пазіцыі
    бягучая пазіцыя
    (перайдзі|перайсці|вярніся) да|у канца|канец (партыі)
phrases-asked-save-game =
    захавай|захаваць|захавайце ({ $mine }) партыю
    захавай|захаваць (партыю) як pgn
phrases-asked-read-score =
    прачытай|прачытаць|чытай запіс|партыю
    запіс партыі
    усе|ўсе (зробленыя) хады
phrases-asked-copy-score =
    скапіюй|скапіяваць запіс|партыю (як) (pgn)
    скапіруй|скапіраваць|капіруй|капіюй|скапіюйце запіс|партыю (як) (pgn)
phrases-asked-games =
    ({ $mine }) (захаваныя) партыі
    пакажы ({ $mine }) партыі
phrases-asked-settings =
    дзе налады
    як змяніць|адкрыць|выбраць налады|голас|мову|клавішы|колеры
    (адкрый|пакажы|змяні) налады
    налады|налад|наладах|параметры|параметраў|опцыі|опцый|настройкі|настроек
    змяніць|змяні|змяніце|іншая мову|мова
    змяні|змяніць|змяніце|іншы голас|клавішы|колеры
phrases-asked-new-game =
    ({ $mine }) новая|новую партыя|партыю|гульня|гульню
    пачні|пачаць новую партыю|гульню
    яшчэ адна|адну партыя|партыю|гульня|гульню
    рэванш
    (давай) (яшчэ) раз згуляем|пагуляем|згуляць
    (давай|давайце) яшчэ (адну) (раз) згуляем|пагуляем
    згуляем|пагуляем (яшчэ) раз|разок|нанова
phrases-asked-offer-draw =
    прапануй нічыю
    ({ $mine }) прапаную нічыю
    нічыя
    прапанаваць нічыю
    нічыю
    ({ $mine }) прапаную|прапанаваць нічыю { $theirs }
    давай|давайце нічыю
    унічыю
    ({ $mine }) хачу|прашу|хацеў|хацела (б) нічыю|нічыёй|нічыі
    ({ $mine }) прапаноўваю ({ $theirs }) нічыю
phrases-asked-accept-draw =
    прымаю прапанову (нічыёй)
    ({ $mine }) прымаю|прыняць (нічыю)
    ({ $mine }) згодны|згодна (на) (нічыю)
    згода
    прынята
    ({ $mine }) пагаджаюся|згаджаюся
phrases-asked-refuse-draw =
    ({ $mine }) адхіляю (нічыю)
    ({ $mine }) адмаўляюся (ад) (нічыёй|нічыі)
    без нічыёй
    не хачу|жадаю нічыёй|нічыю|нічыі
    нічыёй|нічыю|нічыі не хачу|жадаю|будзе|трэба
    ({ $mine }) адхіляю|адмаўляюся|адкідаю (ад) ({ $theirs }) прапанову|прапановы (нічыёй|нічыі|нічыю|пра) (нічыю)
    не нічыёй|нічыю|нічыі|нічыя не хачу|жадаю|будзе|трэба|прымаю
    не (я) не згодны|згодная|згодна (на) (нічыю)
    нічыю|нічыёй не прымаю
    не прымаю (нічыю|нічыёй|прапанову)
    ({ $mine }) не згодны|згодная|згодна|згаджаюся|пагаджаюся (на|з) (нічыю|нічыёй)
phrases-asked-resign =
    ({ $mine }) здаюся|здацца
    ({ $mine }) капітулюю|здамся|здаёмся
phrases-asked-take-back =
    скасуй|скасаваць|вярні|вярнуць ({ $mine }) (апошні) ход
    (можна) узяць|ўзяць|вазьмі ({ $mine }) ход назад
    (можна) узяць|ўзяць|вазьмі назад ({ $mine }) (ход)
    можна узяць|ўзяць ({ $mine }) ход назад
    можна узяць|ўзяць назад ({ $mine }) (ход)
    забраць|забяры ({ $mine }) (апошні) ход назад
    (вярні|вярніце|вярнуць|забяры|аддай) ({ $mine }) ход назад
    ({ $mine }) перахадзіць|перахаджу|перайграць
    адмяні|адмяніць ({ $mine }) (апошні) ход
phrases-asked-claim-threefold = ({ $mine }) патрабую (нічыю) паўтарэнне|тры
phrases-asked-claim-flag =
    ({ $theirs }) сцяжок (упаў|ўпаў)
    { $theirs } час выйшаў
    час выйшаў
    { $theirs } (упаў|ўпаў|зваліўся) сцяжок|сцяг
    { $theirs } сцяжок|сцяг (упаў|ўпаў|зваліўся)
phrases-asked-press-clock = націсні|націснуць|пераключы|пераключыць ({ $mine }) гадзіннік
phrases-asked-stop-clocks =
    спыні|спыніць гадзіннік
    паўза
phrases-asked-faster =
    (крыху|трохі) хутчэй
    гавары (крыху) хутчэй
    занадта павольна
    паскорся
phrases-asked-slower =
    (крыху|трохі) павольней
    гавары (крыху) павольней
    не так хутка
    занадта хутка
phrases-asked-sound-on =
    уключы|ўключы|уключыць гук
    з гукам
phrases-asked-sound-off =
    выключы|выключыць гук
    без гуку
    ціха
    цішыня
    памаўчы|змоўкні|маўчы
phrases-asked-help =
    даведка|дапамога|дапамажы ({ $mine })
    што ({ $mine }) можна|магу ({ $mine }) сказаць|запытаць|увесці
    (якія) каманды
    дапамажыце|памажы|дапамажы
    якія|гарачыя|пакажы клавішы
phrases-asked-adjust =
    ж’адуб
    жадуб
phrases-asked-unanswered =
    (дай) ({ $mine }) падказку|падказка|параду
    найлепшы ход
    падказка
    ацэнка
    што робіць { $square }
    (дай|дайце) ({ $mine }) парада|параду|парай|парайце|падказку|падказка (ход|нешта)
    (які|якая|дай|пакажы|назаві) найлепшы|найлепш|наймацнейшы|лепшы|мацнейшы (ход|працяг)
    ацэнка|ацані|ацаніце|ацэнку|аналіз|прааналізуй|аналізуй (пазіцыю|пазіцыі|становішча)
    пагроза|пагрозы
    (назаві|назва) дэбют|дэбюту
    што (ты|вы) сказаў|сказала|казаў|казала|гаварыў|гаварыла|сказалі|казалі|было перад|да гэтым|гэтага|таго
    што калі { $square }
    што будзе (пасля) (хода|ходу) { $square }
    як { $mine } хадзіць|пайсці|схадзіць|гуляць|згуляць
    што будзе|станецца калі ({ $pieces }) (на) { $square }

## phrases-loose
##
## Words by which a command is told where no phrase is said as it stands: all of a line must be there, in whatever order, and few words beside. What
## changes something is only offered then. Written as the group before is.

phrases-loose-move-number =
    які|каторы|якім|якому нумар|нумарам|ліку|ліка|парадку ход|хода|ходу|ходам|ходзе
    якім|каторым ({ $mine }) ходзе|ходу
    колькі|які (ужо) хадоў|хады згуляна|зроблена|зрабілі|згулялі|было|мінула|прайшло|адыграна|ззаду|зробленыя
    (ці) чыя|каму|хто|каторы|чый|{ $mine }|{ $theirs }|{ $color } ({ $mine }|{ $theirs }|{ $color }) чарга|ход|хадзіць|ходзіць|ходзяць (рабіць|зрабіць|гуляць)
    хто|каму (мае|павінен|мусіць|трэба|выпадае) хадзіць|ходзіць|ход|рабіць
    ці партыя|гульня|партыі|гульні (яшчэ) доўжыцца|ідзе|канец|скончана|скончылася|закончылася|завершана|закончана
    хто|чым|як|які (партыю|партыя|гульню|гульня) выйграў|перамог|прайграў|скончылася|закончылася|завяршылася|вынік (партыя|партыю|гульня|гульню|партыі|гульні)
    якім|каторым ({ $mine }) хадзе|ходзе|ходу (зараз|цяпер)
phrases-loose-attackers =
    (хто|хтосьці|што|нешта|якія|якая|чым|кім|колькі|ці) (хто) (небудзь) (фігура|фігуры|фігур|разоў) ({ $theirs }|{ $color }) атакуе|атакуюць|нападае|нападаюць|б’е|б’юць|пагражае|пагражаюць|цісне|ціснуць|глядзіць|глядзяць|нацэлены|нацэлена|нацэленыя ({ $mine }|{ $theirs }) (хто) (небудзь) (хто-небудзь|што-небудзь) ({ $pieces }|фігуры|фігуру|пешку|пешцы|поле|полю) { $square }
    (ці|наколькі|добра) атакаваны|атакаваная|атакаванае|атакавана|абаронены|абароненая|абароненае|абаронена|бітае|біты|бітая|бяспечна|бяспечнае|бяспечны|бяспечная|бяспецы|небяспецы|вісіць|безабаронны|безабаронная|неабаронены|неабароненая|неабароненае ({ $pieces }|фігура|пешка|поле) { $square }
    пад ударам|боем|абаронай|атакай|прыцэлам|нападам|пагрозай ({ $pieces }|фігура|пешка|поле) { $square }
    хто|хтосьці|якія|чым|{ $theirs }|{ $color } (фігуры) можа|могуць|зможа|мог узяць|пабіць|з’есці|забраць|біць|браць ({ $mine }) ({ $pieces }|фігуру|пешку) { $square }
    колькі|ці|хто|якія|ёсць нападнікаў|абаронцаў|атак|атакі|удараў|атакуючых ({ $pieces }|поле|поля) { $square }
    (хто|якія) ціск|напад|атака|атакі|пагроза { $square }
    бяспечна|небяспечна ({ $pieces }|стаяць|поле) { $square }
phrases-loose-defenders =
    хто|хтосьці|што|нешта|якія|якая|кім|чым|колькі|ці (фігура|фігуры|фігур|разоў) абараняе|абараняюць|прыкрывае|прыкрываюць|бароніць|бароняць|падтрымлівае|падтрымліваюць|ахоўвае|ахоўваюць|трымае ({ $mine }|{ $theirs }) ({ $pieces }|фігуру|пешку|поле|полі) { $square }
    чым|кім|хто|як|колькі (разоў) абаронены|абароненая|абароненае|абаронена|абараняецца|прыкрыты|прыкрытая|прыкрытае|прыкрыта|падтрыманы|падтрыманая ({ $pieces }|фігура|пешка|поле) { $square }
    абаронцы|абаронцу|абаронцаў|прыкрыццё (якія|хто|колькі|ёсць) ({ $pieces }|поля) { $square }
    (якая|які|якія|хто) абарона { $pieces }|поля|пешкі { $square }
phrases-loose-rays =
    (што|хто|якія|якая|ці|каго|ёсць) (фігуры) (відаць|відно|бачыць|стаіць|разыходзяцца|выходзяць) прамянях|прамяні|прамянямі|лініях|лініямі|прамых|бакі|бакоў|напрамках|напрамкі|напрамкамі|кірунках|вакол|навокал|наўкол (усе) { $square }
    што|каго|хто|якія відаць|відно|бачу|праглядаецца|вакол|навокал|побач (поля|полі|клеткі) (фігуры|бакі) { $square }
    што|хто|якія|каго (фігуры) відаць|відно|бачыць|бачна { $pieces }|фігуры { $square } (ва) (усе) бакі|бакоў|кірунках|кірункі|напрамках|напрамкі
phrases-loose-square =
    што|хто|якая|якое|чыё|чыя|нешта|штосьці|хтосьці|хто-небудзь|што-небудзь (фігура|фігуры|пешка) (стаіць|знаходзіцца) (полі|поле|поля|клетцы|клетка) { $square } (стаіць|знаходзіцца)
    вольнае|вольная|вольны|вольна|свабоднае|свабодная|пустое|пустая|пуста|занятае|занятая|занята|незанятае (поле|поля|полі|клетка|клетцы) { $square }
    поле|полі|клетка|клетку|клетцы { $square }
    (якая|чыя|што) фігура|пешка (полі|клетцы) { $square }
    ёсць|стаіць|знаходзіцца нешта|штосьці|хтосьці|фігура { $square }
    нехта|нехты|хтось|хтосьці|штось|штосьці|нешта|што-небудзь|хто-небудзь|хто-нібудзь (ёсць|стаіць) { $square }
    ёсць|стаіць нехта|нехты|хтось|штось|што-небудзь|хто-небудзь { $square }
phrases-loose-moves-of-piece =
    куды|адкуль|як можа|могуць|можна|магу|можам|мог|магла|ходзіць|пойдзе|ідзе|здольны|здольная (пайсці|хадзіць|схадзіць|стаць|скочыць|рухацца|перамясціцца|ісці|дабрацца|згуляць) ({ $mine }|{ $theirs }) ({ $pieces }|фігура|фігурай|пешка|пешкай) { $square } (пайсці|хадзіць|схадзіць|стаць|скочыць|рухацца|перамясціцца|ісці|дабрацца|згуляць)
    якія|колькі|дзе|спіс|магчымыя|магчымых|даступныя|дазволеныя|пакажы|назаві|ёсць|мае|маюць хады|хадоў|ход (магчымыя|даступныя|ёсць|мае|зрабіць|магчымых|можа) ({ $pieces }|фігуры|фігура|пешкі|пешка) { $square }
    якія|якое|колькі|якімі (палі|поле|палёў|клеткі) можа|могуць|можна|магу|можам|мог|магла (пайсці|хадзіць|схадзіць|стаць|скочыць|рухацца|перамясціцца|ісці|дабрацца|згуляць) ({ $pieces }|фігура|фігурай|пешка) { $square } (пайсці|хадзіць|схадзіць|стаць|скочыць|рухацца|перамясціцца|ісці|дабрацца|згуляць)
    як|чым ({ $pieces }|фігура|фігурай) { $square } ходзіць|рухаецца|хадзіць|можа
phrases-loose-captures-of-piece =
    што|каго|якую|якія|нешта|кагосьці|колькі|чым (фігуру|фігуры) можа|могуць|можна|магу|можам|мог|магла узяць|пабіць|з’есці|забраць|біць|браць ({ $mine }|{ $theirs }) ({ $pieces }|фігура|фігурай|пешка) { $square }
    (якія|колькі|ці|ёсць|мае|дзе) узяцці|узяццяў|узяцце ({ $pieces }|фігуры|ёсць|мае|даступныя|магчымыя) { $square }
    каго|каму|чаму (фігуры) атакуе|атакуюць|нападае|нападаюць|б’е|б’юць|пагражае|пагражаюць|цісне|ціснуць|глядзіць|глядзяць|нацэлены|нацэлена|нацэленыя ({ $mine }|{ $theirs }) ({ $pieces }|фігура) { $square }
phrases-loose-captures =
    што|каго|якую|якія|нешта|кагосьці (фігуру|фігуры|{ $theirs }) магу|можна|можам|здольны узяць|пабіць|з’есці|забраць|біць|браць ({ $theirs }) (фігуру) (ходам)
    якія|якое|колькі|ёсць|магчымыя|даступныя|варыянты|спіс узяцці|узяццяў|узяцце|размены (магчымыя|даступныя|ёсць)
    нешта|што|хтосьці|кагосьці|фігуры|ці вісіць|вісяць|неабароненае|неабароненая|неабароненыя|безабароннае|бітае
    нешта|кагосьці|штосьці (ёсць) біць|браць|узяць|пабіць|з’есці
phrases-loose-where =
    якім|якіх|якой|якія|якое|дзе полі|палях|поля|поле|клетцы|клетках|месцы (стаіць) { $pieces } (стаіць)
    дзе ({ $color }|{ $mine }|{ $theirs }) { $pieces } (фігура|фігуры) ({ $color })
    знайдзі|знайсці|шукай|шукаю|пакажы|размяшчэнне|размешчаны|размешчаныя|месца { $pieces }
    ёсць|мае|маюць|застаўся|засталася|ці { $color }|{ $mine }|{ $theirs } { $pieces }
    ёсць|мае|маюць|застаўся|засталася|засталіся|жывы|жывая|знік|падзеўся|падзелася { $pieces } (дзе)
    куды падзеўся|падзелася|падзеліся|знік|знікла|зніклі ({ $mine }|{ $theirs }|{ $color }) { $pieces }
    якія фігуры ({ $mine }|{ $theirs }) засталіся|засталося|ёсць|маюць|мае { $pieces }
    пералічы|пералічыце|пералічыць|назаві|прачытай|пакажы { $pieces }
phrases-loose-rank =
    (што|хто|якія|якая|ці|ёсць|нешта) (фігуры|фігура|фігур) { $rank } гарызанталь|гарызанталі|гарызанталлю|рад|радзе|раду|радок|радку (пустая|пусты|вольная|свабодная) (фігуры) (дошкі)
    што|хто|якія|якая (фігуры|фігура) { $rank } лінія|лініі|лінію|шэраг|шэрагу
phrases-loose-file = (што|хто|якія|якая|ці|ёсць|нешта) (фігуры|фігура|фігур) { $file } вертыкаль|вертыкалі|вертыкаллю|лінія|лініі|лінію|слупок|слупку|калонка|калонцы (пустая|вольная|свабодная|адкрытая|закрытая|паўадкрытая) (фігуры)
phrases-loose-both-clocks =
    колькі|які|якая|што (зараз) (засталося) час|часу абодвух|абаіх|двух|кожнага|бакоў|гульцоў|усіх|белых (чорных)
    час|часы|гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках|гадзіннікам|часам абодвух|абаіх|двух|бакоў|гульцоў|кожнага|белых (чорных)
    (як|які|якія|якая|што) паказвае|паказваюць|паказанні|паказчыкі|стан|сітуацыя|справы гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках|гадзіннікам|часам|часу
    каго|хто|каторага (каго) (колькі) больш|менш|болей|меней|наперадзе|колькі|мала час|часу|часам|гадзінніку|гадзіннікам (засталося)
    як|якая|які ({ $mine }) (з) часам|гадзіннікам
phrases-loose-my-clock =
    (колькі|як|які|якая|ці|што) { $mine } (шмат|мала|дастаткова|хапае|хопіць|бракуе) часу|час|часам|хвілін|хвіліны|секунд|гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках|гадзіннікам (мала|дастаткова|хопіць)
    (ці) { $mine } цэйтнот|цэйтноце
    колькі { $mine } магу|можна|засталося (часу) думаць|падумаць|абдумванне
    колькі ({ $mine }) магу|можна ({ $mine }) думаць|падумаць
phrases-loose-opponents-clock =
    (колькі|як|які|якая|ці|што) { $theirs } (шмат|мала|дастаткова|хапае|хопіць) часу|час|часам|хвілін|хвіліны|секунд|гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках|гадзіннікам (мала|дастаткова)
    (ці) { $theirs } цэйтнот|цэйтноце
    колькі { $theirs } можа|засталося (часу) думаць|падумаць
phrases-loose-time-used =
    колькі|хто|каго|які (колькі) (больш|менш) час|часу|хвілін (ужо) патраціў|патраціла|патрацілі|патрачана|выдаткаваў|выдаткавала|выдаткавалі|выдаткавана|скарыстаў|выкарыстаў|выкарыстала|выкарысталі|выкарыстана|пайшло|мінула|прайшло ({ $mine }|{ $theirs }|{ $color }) (абодва|абое|кожны|абодвух|мы)
    патраціў|патраціла|патрацілі|патрачана|выдаткаваў|выдаткавала|выдаткавалі|выдаткавана|скарыстаў|выкарыстаў|выкарыстала|выкарысталі|выкарыстана|пайшло|мінула|прайшло|патрачаны|выдаткаваны час|часу (абодвух|кожны|кожным|бакоў|гульцоў)
    колькі|доўга|даўно (часу) гуляем|гуляю|доўжыцца|цягнецца|ідзе|граем (партыя|гульня) (як)
    колькі|хто ({ $mine }|{ $theirs }|{ $color }) патраціў|патраціла|патрацілі|патрачана|выдаткаваў|выдаткавала|выдаткавалі|выдаткавана|скарыстаў|выкарыстаў|выкарыстала|выкарысталі|выкарыстана|пайшло|мінула|прайшло|думаў|думала (часу)
phrases-loose-time-control =
    (які|якая|якім|колькі) кантроль|кантролем|рэгламент|рэгламентам час|часу|часам|партыі|партыя|гульні|гульня|гуляем|гуляю|граем|які|якім|якая
    колькі|якая|які (часу|секунд) дадаецца|дадаюць|дадаюцца|надбаўка|дабаўка|інкрэмент|бонус|даданне|прырост (секунд) (ход|ходам) (кожны|кожным|кожнага)
    колькі|якая|які часу|хвілін (даецца|дадзена|даюць|маем|адведзена|вылучана|адводзіцца|далі) партыю|гульню|усю|пачатку (кожнаму|кожны)
    бліц|рапід|класіка гэта|якая|які|ці|партыя|гульня|шахматы
    надбаўка|інкрэмент|дабаўка час|часу|секунд|ход|якая|які
phrases-loose-moves-to-control =
    (колькі|ці|калі|які|шмат) (шмат) хадоў|хады|ходу|ходаў (зрабіць|трэба|засталося) кантролю|кантроля
    колькі ({ $mine }) (яшчэ) хадоў (яшчэ) засталося|засталось|застаецца
    колькі ({ $mine }) (яшчэ) хадоў|хады ({ $mine }) трэба|маю|мушу|патрэбна|неабходна|варта|павінен|належыць (зрабіць)
    які|якога|каторага|якому|якім|якой|якіх ход|хода|ходу|ходам|ходзе|хадоў кантроль|кантролю|кантролі
    калі|дзе|хутка (наступны|будзе) кантроль (часу)
    колькі|далёка кантролю (часу)
phrases-loose-last-move =
    (што|які|якім|як|куды|чым|нагадай|паўтары) апошні|апошнім|мінулы|нядаўні ход|ходам ({ $theirs }|{ $color }|{ $mine })
    што|як|куды|чым|які|якім|якую|якой|адкуль пайшоў|пайшла|пайшлі|схадзіў|схадзіла|схадзілі|згуляў|згуляла|згулялі|згуляна|адказаў|адказала|адказалі|зрабіў|зрабіла|зрабілі|паставіў|паставіла|паставілі|сыграў|перасунуў|перасунула|перасунулі ({ $theirs }|{ $color }|{ $mine }) (ход|ходам|фігурай|фігура|фігуру) (апошні|апошнім|апошняга|толькі|апошняй) ({ $pieces })
    якая|якую|якой фігура|фігуру|фігурай пайшоў|пайшла|пайшлі|схадзіў|схадзіла|схадзілі|згуляў|згуляла|згулялі|згуляна|адказаў|адказала|адказалі|зрабіў|зрабіла|зрабілі|паставіў|паставіла|паставілі|сыграў|перасунуў|перасунула|перасунулі|хадзіла|рухалася|зрушыла (апошняй|толькі)
    які|якім|якая|якія папярэдні|мінулы ход|хода|ходу|ходам|ходзе
    што здарылася|адбылося|згуляна|згулялі|было
    які|якім|якая { $theirs }|{ $color } ход|хода|ходу|ходам|ходзе
    { $theirs }|{ $color } пайшоў|пайшла|пайшлі|схадзіў|схадзіла|схадзілі|згуляў|згуляла|згулялі|згуляна|адказаў|адказала|адказалі|зрабіў|зрабіла|зрабілі|паставіў|паставіла|паставілі|сыграў|перасунуў|перасунула|перасунулі (як|куды|чым|што)
phrases-loose-last-moves =
    (якія) апошнія|апошніх|папярэднія|папярэдніх|мінулыя { $count } (хады|хадоў|ходу)
    (якія) { $count } апошнія|апошніх|папярэднія|папярэдніх хады|хадоў|ходу
phrases-loose-last-capture =
    што|каго|якую|чым|якая|якое|хто|ці|які|якога|нешта|хтосьці|кагосьці узяў|узяла|узялі|узята|узятая|узяты|пабіў|пабіла|пабілі|пабіта|пабітая|забраў|забрала|забралі|з’еў|з’ела|з’елі|збіў|збілі (толькі) (фігуру|фігура|пешку|пешка|{ $pieces }) (апошнім|апошні|ходам|толькі) ({ $theirs }|{ $color }|{ $mine })
    якую|якая|які|якога ({ $pieces }|фігуру|фігура) ({ $mine }|{ $theirs }|{ $color }) страціў|страціла|страцілі|адыграў
    што|якое|якая|які|ці|было апошняе|апошнім|апошні узяцце|узяццем|размен|разменам
phrases-loose-diagonal = (што|хто|якія|якая|ці|ёсць|нешта) (фігуры|фігура) (вольная|пустая|паміж) дыяганаль|дыяганалі|дыяганаллю|дыяганалях (паміж) { $square } { $to }
phrases-loose-diagonals-of-square = (што|хто|якія|якая|ці|ёсць|нешта) (фігуры|фігура) дыяганаль|дыяганалі|дыяганаллю|дыяганалях (поля|клеткі|праз|вакол|праходзяць|выходзяць|ад) { $square }
phrases-loose-long-diagonals = (што|хто|якія|якая|ці|ёсць|каго) (фігуры|фігура) доўгая|доўгай|доўгія|доўгіх|доўгую|вялікая|вялікай|вялікія|вялікіх|вялікую|галоўная|галоўнай|галоўныя|галоўных|галоўную ({ $color }) дыяганаль|дыяганалі|дыяганаллю|дыяганалях
phrases-loose-pawns-by-file =
    (якая|якія|дзе|як|ці) ({ $color }) пешкі|пешак|пешка|пешку|пешкай|пешкамі вертыкалях|вертыкалямі|вертыкалям|лініях|лініямі|слупках (стаяць|размешчаны)
    (якая|як|якую) пешачная|пешачную|пешачны|пешачнай|пешкі|пешак|пешка|пешку|пешкай|пешкамі структура|структуру|структуры|ланцуг|ланцужок|шкілет|размяшчэнне|расстаноўка
phrases-loose-doubled-pawns =
    (якія|дзе|ці|колькі|хто|каго|чые) ({ $mine }|{ $theirs }|{ $color }) здвоеныя|здвоеных|здвоеная|здвоеную|падвоеныя|падвоеных|здвоена ({ $color }) пешкі|пешак|пешка|пешку|пешкай|пешкамі ({ $color }|{ $mine }|{ $theirs })
    (ці|дзе|каго) (ёсць) здвоеныя|здвоеных ёсць|дзе|ці|хто|каго|якія|{ $mine }|{ $theirs }|{ $color }
phrases-loose-isolated-pawns =
    (якія|дзе|ці|колькі|хто|каго|чые) ({ $mine }|{ $theirs }|{ $color }) ізаляваныя|ізаляваных|ізаляваная|ізаляваную|адзінокія|адарваныя|ізалявана ({ $color }) пешкі|пешак|пешка|пешку|пешкай|пешкамі ({ $color }|{ $mine }|{ $theirs })
    (ці|дзе|каго) (ёсць) ізаляваныя|ізаляваных|ізалятар|ізалятары ёсць|дзе|ці|хто|каго|якія|{ $mine }|{ $theirs }|{ $color }
phrases-loose-passed-pawns =
    (якія|дзе|ці|колькі|хто|каго|чые) ({ $mine }|{ $theirs }|{ $color }) прахадныя|прахадных|прахадная|прахадную|праходныя|праходных|праходная|праходную|прахадной|праходнай ({ $color }) пешкі|пешак|пешка|пешку|пешкай|пешкамі ({ $color }|{ $mine }|{ $theirs }) (каго)
    (ці|дзе|каго) (ёсць) прахадныя|прахадных|прахадная|праходныя|праходных|праходная ёсць|дзе|ці|хто|каго|якія|{ $mine }|{ $theirs }|{ $color }
phrases-loose-position-by-file =
    (апішы|як|якая|якія|што) (стаяць) (усю|уся) пазіцыя|пазіцыю|пазіцыі|дошку|дошка|дошкі|дошцы|дошкай|фігуры|размяшчэнне|расстаноўка|расстаноўку|усё вертыкалях|вертыкалямі|вертыкалям|слупках|слупкамі|лініях|лініямі
    (апішы|якая) пазіцыя|пазіцыю|пазіцыі|дошку|дошка|дошкі|дошцы|дошкай|усё вертыкаль|лінія вертыкаллю|лініяй
    (апішы|прачытай) пазіцыя|пазіцыю|пазіцыі|дошку|дошка|дошкі|дошцы|дошкай (кожную) вертыкаль кожную|вертыкаллю
phrases-loose-changes =
    што|якая|якія|ці|нешта|як (тут) змянілася|змяніліся|змяніла|новага|змены|змен|розніца|адрозніваецца|інакш|памянялася|новенькага (пазіцыя|пазіцыі|дошцы|фігуры) (пасля|з|калі|пакуль|за|перад) ({ $mine }) (апошняга|мінулага|папярэдняга) (ходу|хода|ход|схадзіў|схадзіла|пайшоў|пайшла|хадзіў|разу)
    што (здарылася|адбылося|было) пасля|адкуль ({ $mine }) (апошняга|мінулага|папярэдняга) ходу|хода
phrases-loose-position =
    прачытай|прачытаць|апішы|апішыце|апісаць|назаві|раскажы|агуч|чытай|пералічы|пакажы|скажы|якая|як|што|поўная|поўную|уся|усю|цэлая|цэлую|бягучая|бягучую пазіцыя|пазіцыю|пазіцыі|дошку|дошка|дошкі|дошцы|дошкай|размяшчэнне|расстаноўка|расстаноўку|становішча|сітуацыя|сітуацыю|абстаноўка (цалкам|усю|поўную) (гарызанталях|гарызанталямі|радах) (дошцы)
    як|дзе|якія (усе) (зараз) (стаяць|размешчаны|расстаўлены|расстаўленыя|размешчаныя) фігуры (стаяць|размешчаны|расстаўлены) (усе) (дошцы)
    як|дзе стаяць|размешчаны|размешчаныя|расстаўлены|расстаўленыя|усё (усе) фігуры|усё
    што|усё дошцы|дошкай (ёсць|стаіць|адбываецца|дзеецца)
    пазіцыю|дошку гарызанталь гарызанталлю
    дзе|як што стаіць
    што дзе стаіць
    расклад|расстаноўка|становішча|размяшчэнне фігур|дошцы (фігур|дошцы)
phrases-loose-piece-lists =
    (якія|скажы) пералічы|пералічыць|спіс|спісам|пералік|якія|назаві|прачытай|колькі|усе|усіх фігуры|фігур белых|белыя|белымі чорных|чорныя|чорнымі (дошцы)
    (якія|скажы) пералічы|пералічыць|спіс|спісам|пералік|якія|назаві|прачытай|колькі|усе|усіх фігуры|фігур (абодвух|кожнага|дошцы) (бакоў|боку|гульцоў|дошцы)
    фігуры|фігур абодвух|кожнага|белых|двух (чорных) (бакоў|гульцоў|якія|спіс)
    што|якія|хто (фігуры) абодвух|кожнага|каго|двух (фігуры) (мае|ёсць)
phrases-loose-what-can-move =
    чым|якімі|якой|якую|якія|якая|хто|што|колькі (фігуры|фігура|фігурамі|фігурай|фігур|{ $pieces }) можа|могуць|можна|магу|можам|мог|магла пайсці|хадзіць|схадзіць|стаць|скочыць|рухацца|перамясціцца|ісці|дабрацца|згуляць (фігуры|фігурамі) ({ $pieces })
    магчымыя|магчымых|дазволеныя|дазволеных|даступныя|легальныя|легальных хады|хадоў (якія|колькі|спіс|усе) (ёсць)
    якія|колькі|што ({ $mine }) хады|хадоў ({ $mine }) магу|можна|маю|ёсць|даступныя|магчымыя|дазволеныя (зрабіць) (ёсць)
    якія|колькі { $mine } (ёсць) хады|хадоў (зрабіць|магчымыя)
    фігуры можа|могуць|можна|магу|можам|мог|магла пайсці|хадзіць|схадзіць|стаць|скочыць|рухацца|перамясціцца|ісці|дабрацца|згуляць
phrases-loose-check =
    (ці|хто|каму|чый|чым|адкуль|што|якая|які|якой) хто|каму|чый|чым|адкуль|ёсць|ці|{ $mine }|{ $theirs }|{ $color }|каго|кароль|караля|каралю|пад|даў|дала|далі|дае|даюць|аб’явіў|аб’яўлены|ставіць|паставіў|робіць шах|шахам|шаха ({ $mine }|{ $theirs }|{ $color }) (кароль|караля|каралю|фігура|стаіць|фігурай) ({ $mine }|{ $theirs }|{ $color })
    (ці|хто|што) кароль|караля|каралю ({ $mine }|{ $theirs }|{ $color }) (пад) ударам|боем|атакай|пагрозай|небяспецы|бяспецы|атакуе|нападае|пагражае|атакаваны|шахам
phrases-loose-material =
    (што|як|які|якая|якое|ці) стан|справы|лік|суадносіны|баланс|перавага|розніца|параўнай|палічы|падлічы|што|як|роўны|роўная|роўнасць|роўна|пароўну|аднолькавы матэрыял|матэрыялу|матэрыялам|матэрыяле
    (ці|якая|якое|хто|каго) матэрыяльная|матэрыяльнае|матэрыяльны|матэрыяльна|матэрыяльныя перавага|суадносіны|роўнасць|баланс|становішча|больш|мацнейшы
    каго|хто|чый (фігур) больш|болей|менш|меней|лішняя|лішні|перавага|вядзе|наперадзе|ззаду|пераважае матэрыялу|матэрыялам|матэрыяле|фігур|фігура|фігуры|пешак|пешка|якасць|якасцю|{ $pieces }
    { $mine }|{ $theirs }|{ $color } (ёсць) больш|болей|менш|меней|лішняя|лішні|лішнюю|бракуе|перавага|наперадзе|ззаду|вяду|выйграў|прайграў матэрыялу|матэрыялам|матэрыяле|фігур|фігура|фігуру|якасць|{ $pieces }
    (ці) { $mine }|{ $theirs }|{ $color } перавага|наперадзе|ззаду (матэрыяле|матэрыялам)
    колькі|палічы|падлічы|лік|колькасць|падлік фігур|фігуры|ачкоў|балаў|пешак|матэрыялу|{ $pieces } ({ $mine }|{ $theirs }|{ $color }) (абодвух|кожнага|дошцы|бакоў)
    хто выйграе|вядзе|наперадзе матэрыяле|матэрыялу|матэрыялам
phrases-loose-opponent =
    (а) кім|каго|супраць { $mine }|{ $theirs } гуляю|гуляем|гуляць|граю|граем|сяджу|змагаюся|гуляеш
    кім|каго гуляю|гуляем|гульня|партыя|граю|граем|змагаюся (зараз|супраць)
    хто|які|якая|як|чый|кім { $theirs } (зваць|завуць|такі|такая|сёння)
    (як|якое) імя|зваць|завуць|прозвішча|нік ({ $mine }) { $theirs }|{ $mine }
    (які|якая|наколькі|якога) узровень|узроўню|сіла|сілы|рэйтынг|рэйтынгу|моцны|моцная { $theirs }
    які|якая|наколькі|якога узровень|узроўню|сіла|рэйтынг (гульні|камп’ютара|{ $theirs })
    якім|якімі|які|якога|якая (фігурамі) колер|колерам|колеру|фігурамі ({ $mine }) (гуляю|гуляем|граю|мае|мой)
    { $mine } гуляю|граю { $color } (фігурамі)
    хто (сядзіць|гуляе) насупраць|супраць|{ $color }
phrases-loose-repeat =
    паўтары|паўтарыце|паўтарыць|перакажы|скажы|скажыце|кажы|прачытай (усё|апошнюю|апошняе) паведамленне|фразу|адказ|словы|рэпліку|сказанае|апошняе|зноў|спачатку (яшчэ) (раз)
    паўтары|паўтарыце|паўтарыць|скажы|скажыце|кажы|прачытай (гэта|тое|мне) (яшчэ) раз (гэта|тое|фразу|паведамленне)
    што|як ты|вы (толькі|там|гэта) сказаў|сказала|сказалі|кажаш|кажаце|гаворыш|казаў|казала
    што (было) (толькі) сказана|сказаў|сказалі
    ({ $mine }) (нешта) не пачуў|пачула|чую|расчуў|расчула|чуў|чула|зразумеў|зразумела|разумею|улавіў|дачуў|дачула|разабраў|разабрала (цябе|вас|гэта|што)
    ({ $mine }) праслухаў|праслухала|прапусціў|прапусціла (паведамленне|апошняе|гэта|што)
    яшчэ разок|раз
phrases-loose-board-larger =
    (зрабі|зрабіць|хачу|крыху|трохі|яшчэ) павяліч|павялічыць|павялічце|павялічвай|большая|большай|большую|больш|буйнейшай|буйней|расцягні|большага дошку|дошка|дошкі|дошцы|дошкай (памер) (крыху|трохі|яшчэ)
    замалая|маленькая|дробная|малая дошку|дошка|дошкі|дошцы|дошкай (мне)
phrases-loose-board-smaller =
    (зрабі|зрабіць|хачу|крыху|трохі|яшчэ) паменш|паменшыць|паменшце|памяншай|меншая|меншай|меншую|менш|драбней|драбнейшай|звузь дошку|дошка|дошкі|дошцы|дошкай (памер) (крыху|трохі|яшчэ)
    завялікая|вялікая|велізарная дошка (мне)
phrases-loose-turn-board =
    перавярні|павярні|разгарні|абярні|абярнуць|перавярнуць|павярнуць|разгарнуць|развярні|развярнуць|павярніце|перавярніце|круцяні|пракруці|змяні|памяняй|іншы ({ $mine }) дошку|дошка|арыентацыю|ракурс|дошкі|бок|бокам (дошкі|наадварот)
    (пакажы|пастаў|паглядзець) дошку|дошка|дошкі|дошцы|дошкай (вачыма|боку|бок|бокам) (з) вачыма|боку|бок|знізу ({ $color }|{ $theirs })
    перавярні|павярні|разгарні|перавярнуць|павярнуць|пастаў дошку ({ $color }|{ $theirs }) уніз|знізу|унізе|дагары|уверх (нагамі|{ $color })
phrases-loose-back =
    (перайдзі|вярніся|крочы|адматай|адматаць|ідзі|гартай|перагарні) (адзін|1|адным|адно) ход|крок|хода|ходу|крокам|паўход|пазіцыю назад (партыі|гульні)
    перайдзі|вярніся|крочы|адматай|адматаць|ідзі|гартай|перагарні|праматай (крок|ход|адзін) назад
    папярэднюю|папярэдняя|папярэдняй|папярэдняга|папярэдні пазіцыю|пазіцыя|пазіцыі|становішча|хода|ходу (перайдзі|вярніся)
    крок назад
phrases-loose-forward =
    (перайдзі|крочы|праматай|ідзі|гартай|перагарні) (адзін|1|адным|адно) ход|крок|хода|ходу|крокам|паўход|пазіцыю наперад|уперад|далей (партыі|гульні)
    перайдзі|крочы|праматай|адматай|ідзі|гартай|перагарні|пракруці (крок|ход|адзін) наперад|уперад|далей
    наступную|наступная|наступнага|наступнай|наступны пазіцыю|пазіцыя|пазіцыі|хода|ходу|ход (перайдзі|пакажы)
    крок наперад|уперад
phrases-loose-go-to-move =
    (перайдзі|перайсці|вярніся|пакажы|паказаць|адкрый|ідзі|скочы|глянуць|паглядзець) (якая|дошка|дошку) (пазіцыя|пазіцыю|пазіцыі) (пасля|да|на) ({ $color }) ход|хода|ходу|ходам|ходзе (нумар) { $number }
    якая|што|як (была|было|стаяла|выглядала) (пазіцыя|пазіцыю|пазіцыі|дошцы) (пасля|на) ходу|хода|ходзе { $number }
    { $number } ход|хода|ходу|ходам|ходзе (перайдзі|вярніся|пакажы|пасля|да|пазіцыя|пазіцыю)
phrases-loose-present =
    (перайдзі|вярніся|назад|вярні) ({ $mine }) (да|на|у) бягучай|бягучая|бягучую|цяперашняй|цяперашняя|цяперашнюю|актуальнай|актуальная|актуальную|апошняй|апошняя|апошнюю|канчатковай|рэальнай пазіцыя|пазіцыю|пазіцыі|моманту|стану
    вярніся|вяртайся|назад|перайдзі|скочы (да|у|на) партыі|гульні|цяперашняга|сучаснасці|бягучага|рэальнасці|канца|канец|апошняга (ходу|хода) (партыі|гульні)
    (да) (самага) канца|канец партыі|гульні
phrases-loose-save-game =
    захавай|захавайце|захаваць|запішы|запісаць|экспартуй|экспартаваць ({ $mine }|гэтую) партыю|гульню|партыі|файл|pgn|пгн|запіс (у) (файл|файлам|файле|дыск|камп’ютар|прыладу|як) (pgn|пгн)
    спампуй|спампаваць|загрузі|запампуй|выгрузі файл|pgn|пгн (партыі|партыю|файл)
phrases-loose-read-score =
    прачытай|прачытаць|чытай|чытаць|перачытай|агуч|раскажы|назаві|пералічы|прадыктуй|паўтары|пакажы|які|увесь|усю|поўны|цэлую запіс|партыю|бланк|натацыю|пратакол (партыі|гульні) (пачатку|спачатку) (хадоў|хады)
    (прачытай|пералічы|агуч|прадыктуй|якія|усе) пералічы|агуч|прадыктуй|прачытай|якія|усе хады|хадоў (партыі|гульні) (пачатку|спачатку|першага) (згуляна|зроблена|зробленыя|згуляныя|было|былі|зрабілі|згулялі|дагэтуль)
    якія|што хады згуляна|зроблена|зробленыя|згуляныя|былі|зрабілі|згулялі
    як ішла|праходзіла|развівалася|складвалася|мінала партыя|гульня
    прачытай|чытай|раскажы|партыю спачатку|пачатку (партыю)
phrases-loose-copy-score =
    скапіюй|скапіюйце|скапіяваць|скапіраваць|капіюй|капіяваць|экспартуй|экспартаваць|копія|копію запіс|запісу|партыю|партыі|гульню|гульні|pgn|пгн|натацыю|хады|бланк (партыі|партыю|гульні|хадоў) (pgn|пгн|буфер|абмену|фармаце|як)
    партыю|запіс|партыі|pgn|пгн (у) буфер (pgn|пгн)
phrases-loose-games =
    якія|дзе|колькі (ёсць) (у) ({ $mine }) (тут) (ёсць) (захаваныя|захаваных|мінулыя|старыя|папярэднія) партыі|партый|гульні|гульняў (тут|ёсць) (захаваныя|захавана|захаваліся|запісаныя|ёсць)
    якія|дзе|колькі ({ $mine }) (захаваныя|захаваных) партыі|партый|гульні|гульняў (ёсць|захаваныя|захавана) (на) (гэтай|маёй|{ $mine }|гэтым) прыладзе|тэлефоне|камп’ютары
    спіс|пералік|архіў|гісторыя|пакажы|адкрый|адкрыць|прагледзець|назаві|дай|захаваныя|захаваных|мінулыя|старыя|папярэднія|згуляныя|{ $mine } ({ $mine }) (захаваныя|захаваных|мінулыя|старыя|папярэднія|усе) партыі|партый|гульні|гульняў (прыладзе|тэлефоне|камп’ютары) (гэтай|{ $mine })
phrases-loose-settings =
    адкрый|адкрыйце|адкрыць|перайдзі|перайсці|зайдзі|зайсці|змяні|змяніць|памяняць|меню|старонка|старонку|экран|акно|хачу|патрэбныя|дай ({ $mine }) налады|налад|наладах|параметры|параметраў|опцыі|опцый|настройкі|настроек
    дзе|як ({ $mine }) (можна|магу) (знаходзяцца|знайсці|адкрыць|змяніць|памяняць|зайсці|трапіць|ёсць) (да|у) налады|налад|наладах|параметры|параметраў|опцыі|опцый|настройкі|настроек
    дзе|як ({ $mine }) (можна|магу) ({ $mine }) змяніць|выбраць|памяняць|наладзіць|уключыць|абраць голас|мову|клавішы|колеры|тэму|гук|гукі|хуткасць|шрыфт
phrases-loose-new-game =
    новая|новую|новай|іншую|іншая|наступную|наступная|чарговую ({ $theirs }) партыя|партыю|партыі|гульня|гульню|гульні (пачаць|пачні|пачнем|пачнём|хачу|згуляць|згуляем)
    пачаць|пачні|пачнем|пачнём|распачаць|распачні|стартуй|ствары|стварыць|хачу (новую) партыю|гульню|партыя|спачатку|нанова|зноў (спачатку|нанова)
    згуляем|згуляць|згуляй|пагуляем|пагуляць|гуляць зноў|нанова|партыю|разок|спачатку|рэванш|яшчэ (адну|раз|разок|партыю)
phrases-loose-offer-draw =
    прапануй|прапануйце|прапанаваць|прапаную|прапаноўваю|прапануем ({ $theirs }) нічыю|нічыёй|мір|міравую
    давай|давайце|пагодзімся|пагадзімся|зробім|хочаш|хочаце нічыю|нічыя|нічыёй|нічыі
    згуляем|скончым|завершым|закончым|разыдземся|разыдзёмся (партыю) унічыю|нічыёй|мірам
    прапанова|прапанову|адпраў|дашлі нічыі|нічыю|нічыя|нічыёй
    ці (не) хочаш|хочаце|згодны|згодныя|жадаеш (ты|вы) (на) нічыю|нічыі|нічыя
    ці згодны|згодныя ({ $theirs }) (на) нічыю
    (на) нічыю|нічыя
    разысціся|скончыць|завяршыць|згуляць (партыю) унічыю|нічыёй|мірам
    прапануй|прапануйце|прапанаваць|прапаную|прапаноўваю|прапануем|давай|давайце (разысціся|скончыць|згуляць) унічыю|мірам
    як наконт|адносна нічыі|нічыёй
    можа унічыю|мірам
    ({ $theirs }) (што) ({ $mine }) хачу|прашу|хацеў|хацела нічыю|нічыёй|нічыі
    перадай|скажы|спытай|запытай ({ $theirs }) нічыю|нічыі|нічыёй|нічыя
phrases-loose-accept-draw =
    прымаю|прымаем|прыму|прымі|прыняць|пагаджаюся|пагаджаюсь|згаджаюся|пагадзіцца|згодны|згодная|згодна|згода ({ $theirs }) (на|тваю|вашу|яго) нічыю|нічыя|нічыёй|нічыі|нічыей|прапанову|прапанова|прапановай
    ({ $mine }) пагаджаюся|згаджаюся|прымаю|згодны|згодная|згодна|згода (з) (прапановай|нічыёй|нічыя|нічыю)
    ({ $mine }) пагаджаюся|згаджаюся|згодны|згодная|згодна|згода на нічыю
    хай|няхай (будзе|ужо) нічыя
    ({ $mine }) нічыя задавальняе|падыходзіць
    так нічыя|нічыю
phrases-loose-refuse-draw =
    адхіляю|адхілі|адхіліць|адмаўляюся|адмаўляюсь|адмаўляемся|адмовіцца|адмоўся|адмова|адкідаю нічыю|нічыя|нічыёй|нічыі|нічыей|прапанову|прапановы|прапанова
    не|няма (хачу|на) прымаю|прымай|прымаць|згодны|згодная|згодна|пагаджаюся|згаджаюся|хачу|трэба|патрэбна|задавальняе|падыходзіць|будзе|згоды нічыю|нічыя|нічыёй|нічыі|нічыей|прапанову|прапанова
    (на) нічыя|нічыю|нічыі ({ $mine }) не задавальняе|падыходзіць|патрэбна|трэба|будзе|хачу|згодны|згодная|згодна|прымаю|прымаецца
    гуляем|гуляйма|гуляць|гуляю|гулаем|граем|граць далей|далёй
    працягваем|працягнем|працягваць|працягваю|працягнуць гульню|гуляць|партыю|барацьбу
    ніякай|ніякіх|аніякай|без нічыю|нічыя|нічыёй|нічыі|нічыей
    хачу гуляць далей
    не згодны|згодная|згодна
phrases-loose-resign =
    здаю|здай|здаць|здаём|прызнаю|прызнай|прызнаць партыю|паразу|паражэнне|партыя|гульню
    ({ $mine }) (усё|ўжо|тады) здаюся|здаюсь|здаёмся|здацца|капітулюю
    здаюся|здаюсь|здацца|здавацца усё|ўжо|партыя|партыю|прайграная|прайграна|прайграю|прайграў|прайграла ({ $mine })
    здаюся|здаюсь|здацца прайграў|прайграла|прайграю|прайграная|прайграна ({ $mine }) (усё) (партыя|партыю|ужо)
    спыняю|спыніць барацьбу|супраціў
    кладу караля
phrases-loose-take-back =
    вярні|вярніце|вярнуць|вяртаю|скасуй|скасуйце|скасаваць|скасоўваю|адмяні|адмяніце|адмяніць|адмяняю|забяры|забярыце|забраць|забіраю|вазьмі|вазьміце|узяць|адкаці|адкаціць|ануляваць ({ $mine }) (апошні|гэты|той) ход|хода|ходу|ходам|ходзе (назад) ({ $mine })
    вярні|вярніце|вярнуць|забяры|забраць|вазьмі|узяць ({ $mine }|гэта|яго) назад
    дай|дайце|дазволь|дазвольце|хачу ({ $mine }) перахадзіць|перайграць
    вярні|вярнуць|зрабі як было
    ({ $mine }) перахадзіць|перахаджу
    можна|магу|ці (можна|магу) ({ $mine }) перахадзіць|перайграць
    можна|ці|магу (можна|магу) ({ $mine }) вярнуць|скасаваць|адмяніць|забраць|узяць ({ $mine }) (назад) ({ $mine }) (апошні|гэты|той) ход (назад)
    можна|ці|магу (можна|магу) ({ $mine }) (гэта) вярнуць|скасаваць|адмяніць|забраць|узяць ({ $mine }) (назад)
    не туды|тое|тым|сюды пайшоў|пайшла|схадзіў|схадзіла|згуляў|згуляла|націснуў|націснула|паставіў|хацеў|хацела
    памылковы|выпадковы|выпадкова|памылкова ход|пайшоў|пайшла|схадзіў|схадзіла|згуляў|згуляла|націснуў
phrases-loose-claim-threefold =
    (гэтая|гэта|тая) (самая|ж) пазіцыя (ужо) тры|3|тройчы|трох|трохразовае|трохразовага|трохразовым|трохкратнае|трохкратным|трэці (раз|разы) (паўтарылася|узнікла)
    (гэтая|гэта|тая) (самая|ж) пазіцыя (ужо) паўтарылася|паўтараецца|узнікла|была (ужо) тры|3|тройчы|трох|трохразовае|трохразовага|трохразовым|трохкратнае|трохкратным|трэці (раз|разы)
    тры|3|тройчы|трох|трохразовае|трохразовага|трохразовым|трохкратнае|трохкратным|трэці паўтарэнне|паўтарэннем|паўтарэнні|паўтор|паўтарылася|паўтараецца|паўтаралася|узнікла|узнікае|здарылася|сустрэлася|з’явілася|пазіцыя|пазіцыю|пазіцыі (разы|разоў|раз) (пазіцыя|пазіцыю|пазіцыі) (нічыю|нічыя|нічыёй|нічыі|нічыей) (патрабую|фіксуем|фіксую) (аднолькавая|тая|самая)
    нічыю|нічыя|нічыёй|нічыі|нічыей паўтарэнне|паўтарэннем|паўтарэнні|паўторам|паўторы|паўтараецца|паўтарылася|паўтараюцца (тры|3|тройчы|трох|трохразовае|трохразовага|трохразовым|трохкратнае|трохкратным|трэці) (пазіцыя|пазіцыю|пазіцыі|пазіцый|хадоў) (разы|разоў|раз) (патрабую)
    пазіцыя|пазіцыі|хады паўтарылася|паўтараецца|паўтараюцца|паўтарыліся (тры|3|тройчы|трох|трохразовае|трохразовага|трохразовым|трохкратнае|трохкратным|трэці) (разы|разоў|раз) (нічыю|нічыя|нічыёй|нічыі|нічыей)
    нічыю|нічыя|нічыёй|нічыі|нічыей тры|3|тройчы|трох|трохразовае|трохразовага|трохразовым|трохкратнае|трохкратным|трэці (разы|разоў|раз) (пазіцыя|пазіцыі)
    патрабаванне|заяўляю тры|3|тройчы|трох|трохразовае|трохразовага|трохразовым|трохкратнае|трохкратным|трэці|паўтарэнне|паўтарэннем (паўтарэнне) (нічыю|нічыя|нічыёй|нічыі|нічыей)
    (адна) аднолькавая|тая|самая|адна (самая) (ж) пазіцыя тры|3|тройчы|трох|трохразовае|трохразовага|трохразовым|трохкратнае|трохкратным|трэці|зноў (разы|раз)
phrases-loose-claim-flag =
    ({ $theirs }) сцяжок|сцяг|сцяжка упаў|падае|апусціўся|апушчаны|зваліўся|ляжыць|упала ({ $theirs })
    ({ $theirs }) час|часу|ліміт выйшаў|скончыўся|закончыўся|вычарпаны|вычарпаўся|сплыў|мінуў|няма|пратэрмінаваў|пратэрмінавала|пратэрмінавана|перавысіў|перавысіла ({ $theirs })
    ({ $theirs }) пратэрмінаваў|пратэрмінавала|перавысіў|перавысіла|вычарпаў|вычарпала час|кантроль|ліміт
    ({ $theirs }) прайграў|прайграла|прайграе|выйграў|выйграю|перамога часам|часу|сцяжком
    выйшаў|скончыўся|закончыўся|вычарпаўся|сплыў|мінуў ({ $theirs }) час
    (у) { $theirs } (ужо) скончыўся|закончыўся|выйшаў|сплыў час
    (у) { $theirs } упаў сцяжок
phrases-loose-press-clock = націсні|націскай|націскаю|націсніце|націснуць|цісні|цісну|пераключы|пераключай|пераключаю|пераключыць|пстрыкні|стукні ({ $mine }) гадзіннік|гадзінніку|гадзіннікі|кнопку|кнопка (гадзінніка|гадзінніку)
phrases-loose-stop-clocks =
    спыні|спыніце|спыніць|спыняй|спыняю|прыпыні|прыпыніце|прыпыніць|стоп|паўза|замарозь ({ $mine }) гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках|час|адлік|таймер
    пастаў|паставіць|пастаўце|стаўлю|зрабі|зрабіць|уключы|патрэбна|трэба (гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках|гульню|партыю) (на) паўзу|паўза
    (гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках|час) (на) паўзу|паўза
phrases-loose-faster =
    (крыху|трохі|яшчэ|значна) гавары|гаварыце|гаварыць|кажы|чытай|чытаць|размаўляй|размаўляць|агучвай|маўленне|голас|мову|тэмп|хуткасць (крыху|трохі|яшчэ|значна|нашмат) хутчэй|хутчэйшы|хутчэйшым|паскор|паскорыць|скарэй|жвавей|павяліч|павялічыць|павысь
    (крыху|трохі|яшчэ|значна|нашмат) хутчэй|жвавей
    занадта|вельмі|надта|так павольна|павольны|павольная|павольнае (гаворыш|чытаеш|голас|маўленне|гаворыць)
phrases-loose-slower =
    (крыху|трохі|яшчэ|значна) гавары|гаварыце|гаварыць|кажы|чытай|чытаць|размаўляй|размаўляць|агучвай|маўленне|голас|мову|тэмп|хуткасць (крыху|трохі|яшчэ|значна|нашмат) павольней|павольнейшы|павольнейшым|запаволь|запаволіць|спакайней|паменш|паменшыць|знізь
    (крыху|трохі|яшчэ|значна|нашмат) павольней|спакайней
    занадта|вельмі|надта хутка|хуткі|хуткая|хуткае (гаворыш|чытаеш|голас|маўленне|гаворыць)
    не (так) (гавары|чытай|кажы) хутка|спяшайся|спяшай|спяшаючыся
phrases-loose-sound-on =
    уключы|уключыце|уключыць|вярні|вярнуць|аднаві|аднавіць|дай|хачу|зрабі (увесь|усе|назад) гук|гукі|гуку|гукаў|агучванне|агучку|агучванні|голас (увесь|назад|зноў)
    гук|гукі|гуку|гукаў|агучванне|агучку|агучванні|голас уключаны|уключана|зноў|працуе
    гавары зноў|уголас
phrases-loose-sound-off =
    выключы|выключыце|выключыць|прыбяры|прыбраць|заглушы|заглушыць|адключы|адключыць|без (увесь|усе|усякіх) гук|гукі|гуку|гукаў|агучванне|агучку|агучванні|голас (увесь)
    не гавары|размаўляй|балбачы|шумі|крычы|агучвай (нічога|больш)
    (крыху|проста) памаўчы|змоўкні|маўчы|маўчаць|замаўчы|цішэй
    бязгучны|ціхі|нямы рэжым
    поўная цішыня
phrases-loose-help =
    якія|спіс|пералік|пакажы|назаві|пералічы|усе|прачытай|што|скажы|адкрый|дай|даступныя|магчымыя (ёсць|тут|увогуле|галасавыя|даступныя|магчымыя|існуюць) каманды|каманд|камандамі|даведку|даведка|даведкі|дапамогу|інструкцыя|інструкцыю (ёсць|даступныя|магчымыя|існуюць)
    што|якія|якімі|як (словы|каманды|фразы) ({ $mine }) магу|можна ({ $mine }) (тут|табе) казаць|сказаць|гаварыць|пытаць|спытаць|запытаць|запытацца|уводзіць|увесці|пісаць|рабіць|камандаваць|зрабіць|ужываць|даваць|даць (каманды)
    што ты|вы|праграма|тут умееш|умееце|можаш|можаце|ведаеш|разумееш|умее|можа (рабіць)
    як ({ $mine }) (гэтым|гэтай|ёю|ім|табой|тут|праграмай) карыстацца|кіраваць|працуе|працуеш|працаваць|камандаваць (праграмай|праграма)
    патрэбна|трэба|патрабую|хачу дапамога|дапамогі|дапамогу|даведка|даведку
    не ведаю (як) казаць|сказаць|увесці|рабіць (далей)
phrases-loose-claim-quickplay-draw =
    не намагаецца|намагаюцца|спрабуе|імкнецца|хоча|стараецца|думае выйграць|выйграваць|перамагчы (нічыю|нічыя|нічыёй|нічыі|нічыей) (менш|меней) (двух|дзвюх|дзве|2) (хвілін|хвіліны) (бо)
    ({ $theirs }) не намагаецца|намагаюцца|спрабуе|імкнецца|хоча|стараецца выйграць|выйграваць|перамагчы
    ({ $theirs }) (проста) (толькі) цягне|зацягвае|цягнуць час|гульню|партыю (нічыю|нічыя) (патрабую)
    не можа|могуць|зможа выйграць|перамагчы звычайнымі|нармальнымі|звычайным (сродкамі|спосабам) (нічыю|нічыя|нічыёй|нічыі|нічыей)
    немагчыма выйграць|перамагчы звычайнымі|нармальнымі (сродкамі) (нічыю|нічыя|нічыёй|нічыі|нічыей)
    зафіксуйце|зафіксуй|зафіксаваць|фіксую|фіксуем|заяўляю|прысудзіце|патрабаванне (пра) нічыю|нічыя|нічыёй|нічыі|нічыей
    нічыю|нічыя|нічыёй|нічыі|нічыей хуткім|хуткага|хуткае|бліцы|рапідзе|цэйтноце (заканчэнні|заканчэнне|фінішы|завяршэнні) (патрабую)
    менш|меней двух|дзвюх|дзве|2 хвілін|хвіліны нічыю|нічыя|нічыёй|нічыі|нічыей (засталося) (бо)
phrases-loose-claim-increment =
    (патрабую|прашу|хачу) дадаць|дадай|дадайце|дадаваць|дайце|хачу|патрэбны|патрэбна|уключы|патрабаванне (некалькі|5|пяць|дадатковыя|дадатковых|па|больш) секунды|секунд|надбаўку|дабаўку|інкрэмент|даданне (ход|ходам|кожны) (бо) (хуткае|хуткім) (заканчэнне|заканчэнні|фініш)
    дадатковыя|дадатковых|дадатковы|некалькі секунды|секунд|час (ход) (хуткае|хуткім) (заканчэнне|заканчэнні)
    секунды|секунд|надбаўку|даданне кожны|ход (дадаць)
phrases-loose-claim-fifty-moves =
    пяцьдзясят|пяцідзесяці|пяцьдзесят|50 хадоў (ніхто) (нічога) не біў|узяў|браў|было|пабіў|забраў|хадзіў (узяцця) (пешкай|пешкамі)
    (ужо) (мінула|прайшло) (апошнія) пяцьдзясят|пяцідзесяці|пяцьдзесят|50 хадоў (мінула|прайшло) без узяцця|ўзяццяў|узяццяў|руху|хода|ходу (пешкі|пешак|пешкай)
    (ужо) (мінула|прайшло) пяцьдзясят|пяцідзесяці|пяцьдзесят|50 хадоў (мінула|прайшло)
    пяцьдзясят|пяцідзесяці|пяцьдзесят|50 хадоў|хады|ходаў (нічыю|нічыя|нічыёй|нічыі|нічыей) (патрабую|прашу) (правіла|правілам|правіле|правілу) (без) (узяцця|узяццяў) (хода|ходу|руху) (пешкі|пешкай|пешак) (мінула|прайшло|зроблена)
    правіла|правілам|правіле|правілу пяцьдзясят|пяцідзесяці|пяцьдзесят|50 (хадоў) (нічыю|нічыя|нічыёй|нічыі|нічыей) (патрабую)
    нічыю|нічыя|нічыёй|нічыі|нічыей пяцьдзясят|пяцідзесяці|пяцьдзесят|50 (хадоў|хады) (правіла|правіле|правілам)
phrases-loose-claim =
    якія|якую|ці|што ({ $mine }) магу|можна ({ $mine }) патрабаваць|заявіць|зафіксаваць|запатрабаваць (нічыю|нічыі|нічыёй)
    якія|якую нічыю|нічыі|нічыёй ({ $mine }) (зараз) (магу|можна) ({ $mine }) патрабаваць|запатрабаваць|заявіць|магчымыя|даступныя|магчымая
    магу|можна ({ $mine }) патрабаваць|запатрабаваць|заявіць|зафіксаваць (нічыю|нічыі|нічыёй)
    ці ёсць (у) ({ $mine }) падставы|права|падстава (патрабаваць|для|на) нічыю|нічыі|нічыёй
    ці ({ $mine }) (маю|ёсць) права|падставы (на|патрабаваць|для) нічыю|нічыі
    якія (ёсць|{ $mine }) патрабаванні|падставы (наконт|для) (нічыі|нічыёй) (магчымыя|даступныя)
    магчымыя|даступныя|спіс|пералік патрабаванні|патрабаванняў (нічыі|нічыёй)
phrases-loose-claim-flag-of =
    сцяжок|сцяг|сцяжка упаў|падае|апусціўся|ляжыць { $color }
    сцяжок|сцяг (упаў) (у) { $color }
    (у) { $color } (упаў) сцяжок|сцяг
    (у) { $color } упаў сцяжок|сцяг
    час выйшаў|скончыўся|закончыўся|вычарпаўся|сплыў|мінуў|пратэрмінавалі|перавысілі { $color }
    { $color } пратэрмінавалі|пратэрмінаваў|перавысілі|вычарпалі (свой) час|кантроль|ліміт
    { $color } прайгралі|прайграюць часам|часу
phrases-loose-adjust =
    ({ $mine }) (толькі|проста) папраўляю|папраўлю|паправіць|выраўноўваю|выраўнаю|падпраўлю (фігуру|фігуры|фігур|пешку|пешкі|{ $pieces })
    папраўляю|папраўлю|паправіць|папраўляць|выраўноўваю|выраўнаю|выраўнаваць|падпраўлю|падправіць (толькі) фігуру|фігуры|фігур|пешку|пешкі|{ $pieces }
phrases-loose-restart-clocks =
    пусці|пусціце|запусці|запусціце|запусціць|запускай|запускаю|уключы|уключыць|аднаві|аднавіць|працягні|працягвай|працягнуць|стартуй гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках|час|адлік|таймер (зноў|далей|яшчэ)
    здымі|зняць|канец (гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках|гульню) (з) паўзы|паўзу
    хай|няхай гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках|час ідзе (далей|зноў)
phrases-loose-charge-time = залічы|залічвай|залічыце|залічыць|улічы|улічвай|улічыць|спішы|спісвай|спісаць|адымі|адымай|адняць|вылічы ({ $mine }) (гэты|той) час|хвіліны|перапынак|паўзу ({ $mine }) (пакуль|калі|падчас) (адсутнасці|адсутны|прастою|прылада|прылады|тэлефон|тэлефона|камп’ютар|выключана|выключаны|сеткі|сувязі|сну|спаў)
phrases-loose-do-not-charge-time =
    не залічвай|залічы|залічвайце|залічваць|лічы|лічыце|лічыць|спісвай|спісвайце|спісаць|адымай|адымі|адымайце|улічвай|улічвайце|улічваць ({ $mine }) (гэты|той) час|часу|хвіліны|перапынак|паўзу ({ $mine }) (пакуль|калі|падчас) (адсутнасці|адсутны|прастою|прылада|прылады|тэлефон|тэлефона|камп’ютар|выключана|выключаны|сеткі|сувязі|сну|спаў)
    вярні|вярніце|аддай|даруй|прабач ({ $mine }) (гэты|той|страчаны) час|хвіліны ({ $mine })
phrases-loose-illegal-move =
    (гэты|той|апошні|яго) ({ $theirs }) ход|хода|ходу|ходам|ходзе (быў|была|ёсць) немагчымы|немагчыма|няправільны|няправільна|нелегальны|недазволены|забаронены|недапушчальны|непрымальны|незаконны|няверны ({ $theirs })
    немагчымы|немагчыма|няправільны|няправільна|нелегальны|недазволены|забаронены|недапушчальны|непрымальны|незаконны|няверны ход|ходам|схадзіў|схадзіла|пайшоў|пайшла|згуляў|згуляла|ходзіць (апошні|апошнім) ({ $theirs })
    зрабіў|зрабіла|зрабілі немагчымы|немагчыма|няправільны|няправільна|нелегальны|недазволены|забаронены|недапушчальны|непрымальны|незаконны|няверны ход
    ({ $theirs }) парушыў|парушыла|парушылі|парушае|парушана|парушэнне правілы|правіла|правілаў (ход|хода|ходу|ходам|ходзе) (хадоў|гульні)
    ({ $theirs }) (апошні|гэты) (ход|хода) (быў) не (па) правілах|правілам|правілаў|правілу (ход|пайшоў|пайшла|схадзіў|схадзіла)
    не правілах|правілам|правілаў|правілу ход|хода|ходу|ходам|ходзе|пайшоў|пайшла|схадзіў|схадзіла|згуляў (апошні)
    ({ $theirs }) (апошні|апошнім|апошняга) ход|хода|ходу|ходам|ходзе супярэчыць|супраць правілам|правілаў
    так|туды|сюды нельга|можа|мог|магла|ходзіць|ходзяць (хадзіць|пайсці|ісці|{ $pieces }|фігура)
    { $pieces }|фігура так не ходзіць|ходзяць
phrases-loose-illegal-move-of-number =
    ход|хода|ходу|ходам|ходзе (нумар) { $number } (быў) немагчымы|немагчыма|няправільны|няправільна|нелегальны|недазволены|забаронены|недапушчальны|непрымальны|незаконны|няверны
    немагчымы|немагчыма|няправільны|няправільна|нелегальны|недазволены|забаронены|недапушчальны|непрымальны|незаконны|няверны (быў) ход|хода|ходу|ходам|ходзе (нумар) { $number }
    { $number } ход|хода|ходу|ходам|ходзе (быў) немагчымы|немагчыма|няправільны|няправільна|нелегальны|недазволены|забаронены|недапушчальны|непрымальны|незаконны|няверны
phrases-loose-pressed-without-a-move =
    націснуў|націснула|націснулі|націснута|націснуты|пераключыў|пераключыла (гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках) без|не ходу|хода|ход|зрабіўшы|схадзіўшы|пайшоўшы|зрабіў|зрабіла|схадзіў|схадзіла|пайшоў|пайшла|хадзіў (хода|ходу|ход) (а|але)
    ({ $theirs }) націснуў|націснула|націснулі|націснута|націснуты|пераключыў|пераключыла (на) гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках без хода|ходу
    не зрабіў|зрабіла|схадзіў|схадзіла|пайшоў|хадзіў (хода|ходу|ход) (а|але) націснуў|націснула|націснулі|націснута|націснуты|пераключыў|пераключыла (гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках)
phrases-loose-pawn-left-unpromoted =
    пешкі|пешак|пешка|пешку|пешкай|пешкамі не ператварыў|ператварыла|ператварылі|ператворана|ператвораная|ператварылася|ператварыўшы|замяніў|замяніла|замененая|памяняў (апошняй|апошнюю|восьмай|першай) (гарызанталі|гарызанталь|радзе)
    ({ $theirs }) не ператварыў|ператварыла|замяніў|замяніла пешкі|пешак|пешка|пешку|пешкай|пешкамі
    пакінуў|пакінула|пакінулі|засталася|застаўся|стаіць|застрала пешкі|пешак|пешка|пешку|пешкай|пешкамі апошняй|апошнюю (гарызанталі|гарызанталь|радзе) (без) (ператварэння)
    забыў|забыўся|забыла|забылі|забылася ператварыць|замяніць пешкі|пешак|пешка|пешку|пешкай|пешкамі (апошняй) (гарызанталі)
    пешкі|пешак|пешка|пешку|пешкай|пешкамі без ператварэння
phrases-loose-touched-piece =
    ({ $theirs }) дакрануўся|дакранулася|дакрануліся|крануў|кранула|кранулі|кранута|кранутая|чапаў|чапала|закрануў|зачапіў|зачапіла|узяўся|узялася (спачатку|ужо) (да) іншай|іншая|іншую|іншага|іншы|другой|другую фігуры|фігуру|фігура|пешкі|пешку|{ $pieces }
    дакрануўся|дакранулася|дакрануліся|крануў|кранула|кранулі|кранута|кранутая|чапаў|чапала|закрануў|зачапіў|зачапіла|узяўся|узялася іншай|іншая|іншую|іншага|іншы|другую|другой (фігуры|фігуру|фігура|пешку|{ $pieces }) (спачатку)
    дакрануўся|дакранулася|дакрануліся|крануў|кранула|кранулі|кранута|кранутая|чапаў|чапала|закрануў|зачапіў|зачапіла|узяўся|узялася фігуры|фігуру|фігура|пешкі|пешку|{ $pieces } (спачатку) (павінен|мусіць|трэба) (хадзіць|пайсці) (ёю|ім|іншай)
    дакрануўся|дакранулася|дакрануліся|крануў|кранула|кранулі|кранута|кранутая|чапаў|чапала|закрануў|зачапіў|зачапіла|узяўся|узялася не (да) той|тую|таго|гэтай|гэтую (фігуры|фігуру|пешкі|пешку|{ $pieces })
    дакрануўся|дакранулася|дакрануліся|крануў|кранула|кранулі|кранута|кранутая|чапаў|чапала|закрануў|зачапіў|зачапіла|узяўся|узялася хадзі|ходзіш|хадзіць
    правіла дакранання|дотыку
phrases-loose-period = які|каторы|якая|якім|каторым|першы|другі|нумар|бягучы|ці|гэта|колькі перыяд|перыядзе|перыяду|перыядам|перыядаў|этап|адрэзак (кантролю|часу|партыі)
phrases-loose-delay-left =
    колькі|якая|ёсць|калі|ці|чаму|засталося|секунд|доўга|яшчэ|час|часу|рэшта|скончыцца|скончылася|мінула затрымка|затрымкі|затрымку|затрымцы|адтэрміноўка|адтэрміноўкі|бранштэйна
    (колькі) (яшчэ) (засталося) затрымкі|затрымка|адтэрміноўкі
phrases-loose-moves-of-it =
    (а) куды|дзе (ж) можа|могуць|можна|магу|можам|мог|магла ({ $mine }) { $theirs }|гэтая|гэта|гэтай|ёю|ім|узятая|паднятая|фігура|фігурай (пайсці|хадзіць|схадзіць|стаць|скочыць|рухацца|перамясціцца|ісці|дабрацца|згуляць|паставіць|фігура|фігурай) (фігура|фігурай)
    (а) што|як можа|могуць|можна|магу|можам|мог|магла { $theirs }|гэтая|гэта|гэтай|ёю|ім|узятая|паднятая|фігура|фігурай (пайсці|хадзіць|схадзіць|стаць|скочыць|рухацца|перамясціцца|ісці|дабрацца|згуляць|рабіць|фігура|зрабіць)
    якія|колькі хады|хадоў { $theirs }|гэтай|ёю|ім|узятай|паднятай (фігуры|фігурай|ёсць)
    якія|якое палі|поле|клеткі ({ $mine }) можа|могуць|можна|магу|можам|мог|магла ({ $theirs }|гэтая|ёю|ім) паставіць|пайсці|хадзіць|схадзіць|стаць|скочыць|рухацца|перамясціцца|ісці|дабрацца|згуляць ({ $theirs }|гэтая|ёю|ім) (фігура|фігурай|фігуру)
phrases-loose-knights-view =
    (што|хто|якія|якая|дзе|ці) (фігуры|фігура|стаіць) ход|хода|ходу|ходзе|ходам|скачок|скачку|скачка|адлегласці|поля|полі|палях|палёў|клетках|позірк|вачыма каня|канём|конь|каню|канёвага (адлегласці|палі|палях|адзін|1) { $square }
    што|хто|каго|якія бачыць|дастае|відаць|бачыў конь|каня|канём|каню { $square }
phrases-loose-path-of-piece =
    (тут) адкуль|як|якімі|якім|дзе|які|куды (палямі|палі|шляхам|шлях|хадамі) (тут|сюды) прыйшла|прыйшоў|прыйшло|узялася|узяўся|патрапіла|патрапіў|апынулася|апынуўся|хадзіла|хадзіў|дайшла|дайшоў|дабралася|дабраўся|была|быў|стаяла|стаяў|рухалася|рухаўся|з’явілася|з’явіўся (раней|да|перад|тут|сюды) ({ $pieces }|фігура|пешка) { $square } (раней|была|быў) (дзе) (раней) ({ $theirs })
    (які|якая|як|пакажы) (быў) шлях|маршрут|гісторыя|траекторыя|падарожжа|прайшла|прайшоў ({ $pieces }|фігуры|фігура|пешкі) { $square }
phrases-loose-last-move-effect =
    (што|каго|чым|каму|якую|якія|чаго|цяпер|як) атакуе|атакаваў|нападае|напаў|адкрыў|адкрыла|адкрывае|пагражае|аслабіў|аслабіла|аслабляе|пакінуў|пакідае|стварыў|стварае|цісне|б’е ({ $theirs }|{ $color }|гэты) (апошні|апошнім|апошняга|гэты) ход|хода|ходу|ходам|ходзе
    (які|якая|якія) дзеянне|эфект|наступствы|вынік|уплыў (апошні|апошнім|апошняга|гэтага) ход|хода|ходу|ходам|ходзе
    (што|якія|хто) (пад) боем|ударам|атакай|атакавана пасля апошні|апошнім|апошняга|гэтага ход|хода|ходу|ходам|ходзе
phrases-loose-position-text =
    (пакажы|схавай|прыхавай|прыбяры|уключы|выключы|паказвай|паказаць|схаваць) пазіцыя|пазіцыю|пазіцыі|дошку|дошка|дошкі|дошцы|дошкай тэкст|тэкстам|тэксту|тэкставая|тэкставую|словамі
    схавай|прыхавай|прыбяры|уключы|выключы|паказвай|паказваць|паказаць|схаваць тэкст|апісанне (пазіцыі)
    тэкставы|тэкставая|тэкставую|тэкставае выгляд|пазіцыя|пазіцыю|дошка|дошку|прадстаўленне|апісанне
phrases-loose-copy-position =
    скапіюй|скапіюйце|скапіяваць|скапіраваць|капіюй|капіяваць|экспартуй|экспартаваць|копія|копію пазіцыя|пазіцыю|пазіцыі|фен|fen|дошку|дыяграму|расстаноўку (фен|fen|буфер|абмену|бягучую|як)
    пазіцыя|пазіцыю|пазіцыі|фен|fen (у) буфер|фен|fen
phrases-loose-can-win =
    (ці) могуць|можа|здольныя|змогуць|зможа|шанец|шанцы|магчымасць|магчыма { $color } (у) (яшчэ) выйграць|перамагчы|выйгрыш|перамогу|выйгрышу|перамогі|заматаваць
    хапае|хопіць|дастаткова|досыць { $color } (фігур|матэрыялу) (каб|для) (выйграць|перамагчы|мату|выйгрышу|перамогі|мат|паставіць)
    (ці) { $color } (яшчэ) могуць|можа выйграць|перамагчы|паставіць (мат) (хапае) (фігур) (ці)
    (ці) (яшчэ) магчымы|магчымая|магчыма выйгрыш|перамога|выйграць|перамагчы { $color }
    (ці) могуць { $color } (яшчэ) выйграць|перамагчы (ці) (хапае) (фігур|матэрыялу)
phrases-loose-explore-by-touch =
    абследаваць|абследуй|абмацаць|абмацай|абмацваць|абмацванне|даследаваць|даследуй|даследаванне|вывучаць|вывучыць|мацаць|дакранацца|датыкацца|вадзіць|адчуць|намацаць|агляд дошку|дошка|дошкі|дошцы|дошкай|пальцам|пальцамі|дотыкам|дотык|рукамі (дошку|дошка|дошкі|дошцы|дошкай) (пальцам|пальцамі|дотыкам|рукамі)
    рэжым|уключы|выключы|уключыць|выключыць|пачаць|скончыць абмацванне|абмацвання|дотыку|дотык|дотыкам|даследаванне|даследавання (пальцам|дотыкам|дошкі)
phrases-loose-blindfold = усляпую|наўсляпую|сляпую|сляпы|сляпыя|сляпой|сляпая|блайндфолд|заплюшчанымі|закрытымі гуляць|гуляю|граць|граю|гульня|гульню|гульні|шахматы|рэжым|уключы|выключы|уключыць|выключыць|згуляць|згуляем|партыя|партыю|вачыма (гульні|гульню|рэжым)
phrases-loose-hide-pieces =
    схавай|схавайце|схаваць|прыхавай|прыхаваць|прыбяры|прыбраць|хавай (усе) фігуры|фігур (дошкі|дошцы|усе)
    фігуры|фігур нябачныя|нябачнымі|схаваныя|схаванымі|прыхаваныя (зрабі) (усе)
    не паказвай|паказваць|паказвайце (ніякіх|ніводнай|усе) фігуры|фігур
    дошку|дошка|дошкі|дошцы|дошкай без фігур
    пустая|пустую дошка|дошку
phrases-loose-show-own-pieces =
    (паказвай|пакажы|паказваць|пакінь|пакінуць) толькі|адно|самі|саму|выключна { $mine } фігуры|фігур|{ $pieces } (відаць|бачнымі|бачныя|паказвай|пакінь)
    (паказвай|пакажы|пакінь) (бачнымі|бачныя) толькі|адно|самі|саму|выключна { $mine } фігуры|фігур
    схавай|схаваць|прыхавай|прыхаваць|прыбяры|не (паказвай) фігуры|фігур { $theirs }
    фігуры { $theirs } схаваныя|нябачныя|схаваць|прыбраць
phrases-loose-show-last-move =
    (паказвай|пакажы|пакінь) толькі|адно|самі|саму|выключна (апошнюю|апошні|тую) фігуру|фігура|ход|хода (якая|што|каторая) апошнюю|апошні|апошняй|апошняга|апошнім|хадзіла|пайшла|рухалася|зрушыла|згуляла (хадзіла|пайшла|рухалася|зрушыла|згуляла|была) (фігуру|відаць)
    толькі|адно|самі|саму|выключна фігуру|фігура (якая|што|каторая) хадзіла|пайшла|рухалася|зрушыла|згуляла (апошняй|апошні)
phrases-loose-silent-board =
    дошку|дошка|дошкі|дошцы|дошкай (хай|няхай) маўчыць|маўчы|маўчаць|маўклівая|маўклівую|маўклівай|нямая|нямую|нямой|ціхая|ціхую|ціхай|бязгучная
    дошку|дошка|дошкі|дошцы|дошкай (зноў|хай|няхай) гаворыць|гавары|адказвае|агучвае|агучваецца
    не агучвай|гавары|кажы|чытай|называй|агучваць палі|дошку|клеткі|дошка|дошкі|дошцы|дошкай
    (выключы|уключы|прыбяры) агучванне|агучку|маўленне|голас дошкі|палёў|клетак
phrases-loose-board = перайдзі|перайсці|вярніся|вяртайся|фокус|стань|скочы|перавядзі|зайдзі|курсор|хачу|пераскоч|дай дошкі|дошку|дошцы|дошка
phrases-loose-go-to-square =
    перайдзі|перайсці|пераходзь|стань|стаць|скочы|пераскоч|фокус|курсор|навядзі|перавядзі|перамясціся|перамясціцца|пастаў|падвядзі (курсор|фокус) (на|да) (поле|поля|полі|клетку|клеткі|клетцы|дошкі|дошцы) { $square }
    ідзі|пайдзі (на|да) поле|поля|клетку|клеткі { $square }
phrases-loose-game-start =
    (перайдзі|перайсці|вярніся|ідзі|адматай|скочы) (самы|самага) пачатак|пачатку|старт|старту партыі|гульні
    пачатковая|пачатковую|пачатковай|стартавая|стартавую|стартавай|зыходная|зыходную пазіцыя|пазіцыю|пазіцыі|расстаноўка|расстаноўку|становішча (партыі)
    перайдзі|перайсці|вярніся|вяртайся|ідзі|адматай|скочы (на|да|у) (самы|самага) пачатак|пачатку|старт|старту
    першы|першага ход|хода|ходу (перайдзі|вярніся) (партыі)
phrases-loose-set-up =
    расстаў|расстаўце|расставіць|расстаўляць|задай|задаць|увядзі|увесці|пастаў|паставіць|ствары|стварыць|склаў|скласці|змяні|змяніць|рэдагаваць|адрэдагаваць|рэдактар|увядзенне|усталюй|усталяваць|адвольная|адвольную (сваю|уласную|новую|адвольную|іншую|{ $mine }) пазіцыя|пазіцыю|пазіцыі|фігуры|задачу|эцюд|расстаноўку (дошцы|уручную)
    пачаць|гуляць|згуляць|гульня|граць (з) адвольнай|зададзенай|пэўнай|іншай|уласнай|{ $mine } пазіцыі
    увядзі|увесці|устаў|уставіць|загрузі|загрузіць фен|fen|пазіцыю
phrases-loose-clock-alone =
    (патрэбны|патрэбен|хачу|дай|уключы|пакажы) толькі|адно|самі|саму|выключна|сам|самы|асобны|асобна|шахматны|проста гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках (для) (сапраўднай|рэальнай|жывой|фізічнай|драўлянай|звычайнай|сапраўдных|звычайных|партыі) (дошкі|партыі|шахмат|гульні|дошкай) (без) (дошкі)
    гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках (для) сапраўднай|рэальнай|жывой|фізічнай|драўлянай|звычайнай|сапраўдных|звычайных|асобна (дошкі|партыі|шахмат|гульні)
    гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках без дошкі|партыі|гульні
    рэжым гадзінніка|гадзіннік
phrases-loose-feel-clock =
    адчуць|адчуй|намацаць|намацай|абмацаць|абмацай|мацаць|памацаць|дакрануцца|дотыкам|дотык|пальцам|пальцамі|даследаваць|абследаваць ({ $mine }) гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках|цыферблат|цыферблата|цыферблаце|стрэлкі|стрэлак|час
    пакажы|паказаць|адкрый|перайдзі|дай|уключы цыферблат|цыферблата|цыферблаце|стрэлкі|стрэлкамі
    гадзіннік|гадзіннікі|гадзінніку|гадзінніка|гадзінніках|час цыферблатам|цыферблаце|стрэлкамі|стрэлачны
phrases-loose-reset-keys = скінь|скінуць|скідвай|скіданне|аднаві|аднавіць|вярні|вярнуць|стандартныя|пачатковыя|тыповыя|звычайныя (усе|{ $mine }) (стандартныя|пачатковыя|тыповыя|звычайныя) (налады|прызначэнні) клавішы|клавіш|клавіятуру|клавіятуры|камбінацыі|спалучэнні|кнопкі (усе)

## phrases-table

phrases-table-call-move =
    аб’яўляю { $rest }
    аб’явіць { $rest }
    аб’яві { $rest }
    я аб’яўляю (ход) { $rest }
    аб’яўляю|аб’явіць ход { $rest }
    абвяшчаю { $rest }
    называю { $rest }
phrases-table-call-placed-move =
    аб’явіць ход
    аб’яўляю
    аб’яўляю ход|яго
    аб’яві ход|яго
    я аб’яўляю (ход|яго)
    абвясціць ход
    абвяшчаю ход
phrases-table-correct-call =
    выпраўляю { $rest }
    выпраўляю на { $rest }
    выпраўленне { $rest }
    выправіць (ход) на { $rest }
    (не) я меў|мела на ўвазе { $rest }
    агаварыўся|агаварылася { $rest }
    я хацеў|хацела сказаць { $rest }
phrases-table-repeat-call =
    паўтарыць ход
    паўтараю
    паўтараю ход|яго
    паўтары ход|яго
    я паўтараю (ход|яго)
    паўтарыць|паўтараю ход праціўніка|суперніка
    паўтарыць аб’яўленае
phrases-table-repeat-move =
    паўтараю { $rest }
    паўтарыць { $rest }
    паўтары { $rest }
    паўтараю|паўтарыць ход { $rest }
    я паўтараю (ход) { $rest }
    паўтарэнне { $rest }
    я пачуў|пачула { $rest }
phrases-table-execute-call =
    выканаць на маёй дошцы
    выканаць
    выконваю (ход|яго)
    выканаць ход|яго
    выканай ход|яго
    выканаць|выконваю (ход|яго) на маёй|сваёй дошцы
    зрабіць|раблю (ход|яго) на маёй|сваёй дошцы
phrases-table-execute-move =
    выканаць { $rest }
    выконваю { $rest }
    выканай { $rest }
    выканаць|выконваю ход { $rest }
    на маёй|сваёй дошцы { $rest }
    { $rest } на маёй|сваёй дошцы
    выканаць|выконваю|зрабіць { $rest } на маёй|сваёй дошцы
phrases-table-place-move =
    паставіць { $rest }
    стаўлю { $rest }
    пастаў { $rest }
    я стаўлю|перастаўляю { $rest }
    пераставіць { $rest }
    перастаўляю { $rest }
    перасоўваю { $rest }
phrases-table-take-off =
    зняць { $square }
    здымаю { $square }
    здымі { $square }
    зняць|здымаю фігуру|пешку з { $square }
    прыбраць { $square }
    прыбіраю (фігуру|пешку) (з) { $square }
    я здымаю { $square }
phrases-table-put-piece-back =
    паставіць назад
    стаўлю назад
    пастаў назад
    паставіць|стаўлю (усё|фігуру|фігуры) назад
    вярнуць фігуру|фігуры
    вяртаю фігуру|фігуры
    я стаўлю (усё|фігуру|фігуры) назад
phrases-table-write-move =
    запісаць { $rest }
    запісваю { $rest }
    запішы { $rest }
    запісаць|запісваю|запішы ход { $rest }
    я запісваю { $rest }
    занатаваць { $rest }
phrases-table-write-next-move =
    запісаць ход
    запісаць
    запісваю
    запісваю ход|яго
    запішы ход|яго
    я запісваю (ход|яго)
    занатаваць ход
phrases-table-ask-moves =
    запытаць пра хады
    запытаць хады
    пытаюся пра хады
    запытаць|пытаюся колькасць хадоў
    запытаць|пытаюся колькі хадоў
    запытаць памочніка пра хады
    памочнік колькі хадоў
    скажы мне колькасць хадоў
phrases-table-ask-time =
    запытаць пра час
    запытаць час
    пытаюся пра час
    запытаць|пытаюся выдаткаваны час
    запытаць|пытаюся колькі часу
    запытаць памочніка пра час
    памочнік колькі часу
    скажы мне час
phrases-table-tell-moves =
    паведаміць хады
    паведамляю хады
    паведамі хады
    паведаміць|паведамляю колькасць хадоў
    сказаць хады
    назваць колькасць хадоў
phrases-table-tell-time =
    паведаміць час
    паведамляю час
    паведамі час
    паведаміць|паведамляю выдаткаваны час
    сказаць час
    назваць час
phrases-table-compare-boards =
    параўнаць дошкі
    параўноўваю дошкі
    параўнай дошкі
    параўнаць абедзве|нашы дошкі
    зверыць дошкі
    ці аднолькавыя дошкі
    ці супадаюць дошкі
phrases-table-mend-board =
    выправіць маю дошку
    выправіць дошку
    выпраўляю (маю|сваю) дошку
    выпраў (маю|сваю) дошку
    паправіць маю дошку
    прывесці маю дошку да ладу
phrases-table-compare-scores =
    параўнаць запісы
    параўнаць бланкі
    параўноўваю запісы|бланкі
    параўнай запісы|бланкі
    параўнаць абодва запісы|бланкі
    зверыць запісы|бланкі
    ці супадаюць запісы|бланкі
phrases-table-read-conditions =
    умовы
    умовы гульні|партыі
    прачытаць умовы
    прачытай умовы
    прачытаць умовы гульні|партыі
    якія ўмовы|умовы
    назваць умовы
phrases-table-adjourn =
    адкласці партыю
    адкласці
    адкладаю
    адкладаю партыю
    адкладзі партыю
    адкладанне (партыі)

## phrases-clock

phrases-clock-clock-press =
    націснуць
    гадзіннік
    націснуць|націскаю (на) (мой) гадзіннік
    націскаю
    ход зроблены
    (я) зрабіў|зрабіла ход
    гатова
    (калі) (ласка) націснуць|націсні|націскай|націскаю|пераключыць|пераключы|пераключай (на) (мой) гадзіннік
    націсні
    пераключыць
    пераключы
    пераключаю
    (я) націснуў|націснула|пераключыў|пераключыла (на) (гадзіннік)
    (я) пахадзіў|пахадзіла|схадзіў|схадзіла|сыграў|сыграла
    (мой) ход зроблены|выкананы
    (я) выканаў|выканала ход
    націснуць|націсні (на) (гадзіннік) калі ласка
phrases-clock-clock-press-of =
    { $color } націснулі
    { $color } націснулі|націскаюць (на) (гадзіннік)
    { $color } зрабілі ход
    націснуць { $color }
    { $color } пераключылі|пераключаюць (гадзіннік)
    { $color } націснулі|пераключылі (на) (свой) гадзіннік
    { $color } пахадзілі|схадзілі|сыгралі
    { $color } выканалі ход
    націснуць|націсні|пераключы|пераключыць (на) (гадзіннік) (за) { $color }
phrases-clock-clock-stop =
    спыніць
    стоп
    паўза
    спыніць|спыняю гадзіннік
    спыні (гадзіннік)
    спыні
    спыніце
    спыніць|стоп|паўза|спыні|спыніце калі ласка
    калі ласка спыні|спыніць|спыніце|стоп
    (калі) (ласка) спыні|спыніце|спыніць|спыняю|стоп (абодва) гадзіннік|гадзіннікі
    спыні|спыніце|спыніць гадзіннік|гадзіннікі калі ласка
    спыніць|спыні партыю|гульню
phrases-clock-clock-restart =
    працягнуць
    запусціць
    старт
    далей
    запусціць|працягнуць гадзіннік
    (зноў) запусціць гадзіннік
    паехалі
    пачаць
    пачалі
    пачынаем
    пуск
    запускай
    запусці
    працягвай
    працягваем
    гуляем далей
    працягнуць|запусціць|старт|далей калі ласка
    калі ласка працягнуць|працягвайце|далей
    (калі) (ласка) запусці|запусціце|запусціць|уключы|уключыце|уключыць|пусці|пусціць|працягнуць (абодва) гадзіннік|гадзіннікі (зноў)
    запусці|запусціце|запусціць гадзіннік калі ласка
    пачаць|працягнуць партыю|гульню
phrases-clock-clock-charge-time =
    адняць час
    адняць
    адняць гэты час
    адымі|адніміце (гэты) час
    так адняць
phrases-clock-clock-do-not-charge-time =
    не адымаць час
    не адымаць (гэты) (час)
    не адымай|адымайце (гэты) час
phrases-clock-clock-times =
    час
    абодва часы
    колькі часу
    колькі часу засталося
    часы
    час калі ласка
    які час
    колькі (яшчэ) (засталося|ёсць) часу (яшчэ|ёсць)
    колькі часу (яшчэ) (засталося|маем)
    колькі часу на гадзінніку|гадзінніках
    колькі часу ў|у абодвух|кожнага
    час на гадзінніку|гадзінніках
    час абодвух (гульцоў|бакоў)
    рэшта|астатак часу
    што паказвае|паказваюць гадзіннік|гадзіннікі
    гадзіннікі
phrases-clock-clock-time-running =
    мой час
    мой гадзіннік
    колькі ў|у мяне часу
    колькі ў|у мяне (яшчэ) (засталося|ёсць) часу
    колькі часу ў|у мяне (яшчэ) (засталося|ёсць)
    колькі (яшчэ) засталося часу ў|у мяне
    колькі часу засталося ў|у мяне
    колькі (часу) (я) маю (часу)
    колькі мне (яшчэ) засталося (часу)
    колькі часу мне засталося
    колькі ў|у мяне хвілін|секунд
    колькі хвілін|секунд у|ў мяне (засталося)
    мая рэшта часу
    мой час калі ласка
    што паказвае мой гадзіннік
phrases-clock-clock-time-other =
    час праціўніка
    час|гадзіннік праціўніка|суперніка
    другі гадзіннік
    час|гадзіннік апанента|суперніцы|праціўніцы
    колькі (часу) ў|у праціўніка|суперніка|апанента|яго|яе (часу)
    колькі часу (засталося) ў|у праціўніка|суперніка|апанента|яго|яе (засталося)
    колькі ў|у праціўніка|суперніка|апанента|яго|яе (засталося) часу
    колькі ў|у цябе часу
    яго|яе|твой час|гадзіннік
    час у|ў праціўніка|суперніка
phrases-clock-clock-time-of =
    час { $color }
    гадзіннік { $color }
    колькі часу ў|у { $color }
    { $color } час
    колькі (яшчэ) (засталося) часу (засталося) ў|у { $color } (засталося)
    колькі ў|у { $color } (яшчэ) (засталося) часу
    колькі (часу) (засталося) { $color }
    колькі (часу) { $color } (засталося)
    колькі часу маюць { $color }
    колькі хвілін|секунд у|ў { $color }
    рэшта|астатак часу (ў|у) { $color }
    што паказвае гадзіннік { $color }
    які час у|ў { $color }
phrases-clock-clock-moves =
    нумар хода
    нумар ходу
    хады
    які ход
    колькі хадоў
    які|каторы (гэта|цяпер|зараз) ход (цяпер|зараз)
    які нумар хода|ходу
    колькі (ужо) зроблена|сыграна|выканана хадоў
    колькі хадоў (ужо) зроблена|сыграна|выканана|зрабілі|сыгралі
    колькасць хадоў
    на якім мы хадзе
phrases-clock-clock-moves-of =
    хады { $color }
    нумар хода|ходу { $color }
    колькі хадоў у|ў { $color }
    колькі хадоў зрабілі|сыгралі|выканалі { $color }
    колькі { $color } зрабілі|сыгралі хадоў
    колькі хадоў { $color } зрабілі|сыгралі
    колькасць хадоў { $color }
phrases-clock-clock-moves-to-control =
    хадоў да кантролю
    хады да кантролю
    (колькі) (хадоў) да кантролю (часу)
    кантроль
    колькі (яшчэ) (засталося) хадоў (яшчэ|засталося) да (наступнага) кантролю (часу)
    колькі хадоў засталося
    калі (наступны) кантроль (часу)
phrases-clock-clock-moves-to-control-of =
    { $color } да кантролю
    { $color } (хадоў|хады) да кантролю (часу)
    (колькі) хадоў|хады { $color } да кантролю (часу)
    хадоў|хады да кантролю { $color }
    колькі хадоў (ў|у) (засталося) { $color } да кантролю (часу)
    колькі { $color } (засталося) (хадоў) да кантролю (часу)
    колькі хадоў да кантролю (часу) (ў|у) { $color }
phrases-clock-clock-time-used =
    выдаткаваны час
    выдаткавана (часу)
    колькі часу выдаткавана
    колькі (часу) (я) выдаткаваў|выдаткавала|выдаткавана|выкарыстана|выдаткавалі|выкарыстаў|выкарыстала|патраціў|патраціла (часу)
    выкарыстаны|патрачаны час
    патрачана часу
phrases-clock-clock-time-used-of =
    выдаткаваны час { $color }
    выдаткавана { $color }
    { $color } выдаткаваны час
    колькі часу выдаткавалі { $color }
    колькі (часу) выдаткавалі|выкарысталі|патрацілі { $color } (часу)
    колькі (часу) { $color } выдаткавалі|выкарысталі|патрацілі (часу)
    выкарыстаны|патрачаны час { $color }
phrases-clock-clock-period =
    перыяд
    які перыяд
    перыяды
    які (гэта|цяпер|зараз) перыяд (цяпер|зараз)
    у|ў якім мы перыядзе
    бягучы перыяд
phrases-clock-clock-period-of =
    перыяд { $color }
    { $color } перыяд
    які перыяд (ў|у) { $color }
    у|ў якім перыядзе { $color }
phrases-clock-clock-delay =
    затрымка
    колькі затрымкі
    колькі засталося затрымкі
    колькі яшчэ (засталося) затрымкі
    рэшта затрымкі
phrases-clock-clock-whose =
    чый гадзіннік
    чый гадзіннік ідзе
    чый (цяпер) ход
    хто ходзіць
    чый|які гадзіннік ідзе|працуе|цікае (цяпер|зараз)
    які гадзіннік
    чый (цяпер|зараз|гэта) ход (цяпер|зараз)
    чыя (цяпер|зараз) чарга (хадзіць)
    хто (цяпер|зараз) на хадзе
    хто (цяпер|зараз) ходзіць|хадзіць
    чый час ідзе
    ці ідзе|працуе (мой) гадзіннік
    каму хадзіць
phrases-clock-clock-claim-flag =
    сцяжок
    сцяжок упаў
    час выйшаў
    час скончыўся
    сцяг
    сцяг упаў
    упаў сцяжок|сцяг
    скончыўся|выйшаў час
    пратэрмінаваны час
    пратэрмінаванне часу
    (я) заяўляю пратэрмінаванне часу
phrases-clock-clock-claim-flag-of =
    сцяжок { $color }
    сцяжок { $color } упаў
    час { $color } выйшаў|скончыўся
    сцяг { $color }
    сцяг { $color } упаў
    упаў сцяжок|сцяг (ў|у) { $color }
    (ў|у) { $color } упаў сцяжок|сцяг
    (ў|у) { $color } скончыўся|выйшаў час
    скончыўся|выйшаў час (ў|у) { $color }
    { $color } пратэрмінавалі час
phrases-clock-clock-illegal-move =
    немагчымы ход
    немагчымы
    няправільны ход
    нелегальны|забаронены ход
    ход немагчымы|няправільны|нелегальны
    немагчымы|няправільны|нелегальны ход калі ласка
    (я) заяўляю немагчымы|няправільны|нелегальны ход
phrases-clock-clock-illegal-move-of =
    немагчымы ход { $color }
    няправільны ход { $color }
    немагчымы { $color }
    { $color } зрабілі немагчымы|няправільны ход
    нелегальны|забаронены ход { $color }
    { $color } зрабілі|сыгралі|выканалі нелегальны|забаронены|немагчымы|няправільны ход
    ход { $color } немагчымы|няправільны|нелегальны
phrases-clock-clock-time-control =
    кантроль часу
    на што выстаўлены (гадзіннік)
    які (гэта|цяпер|зараз) кантроль (часу)
    які ў|у нас кантроль (часу)
    на што выстаўлены|настроены|наладжаны гадзіннік
    як выстаўлены|настроены|наладжаны гадзіннік
    налады (гадзінніка)
    якое (ў|у) (нас) дабаўленне
    дабаўленне
    інкрэмент
    які інкрэмент
phrases-clock-clock-feel =
    адчуць гадзіннік
    цыферблат
    цыферблаты
phrases-clock-repeat =
    паўтарыць
    яшчэ раз
    паўтары
    паўтары|паўтарыце|яшчэ (раз) калі ласка
    паўтарыце
    калі ласка паўтары|паўтарыце
    што ты сказаў|сказала
    што вы сказалі
    прабачце
    не пачуў|пачула
phrases-clock-sound-on =
    уключыць гук
    са гукам
    з гукам
phrases-clock-sound-off =
    выключыць гук
    без гуку
    ціха
phrases-clock-reset-keys =
    скінуць клавішы
    скінуць усе клавішы
    клавішы як спачатку
phrases-clock-help =
    даведка
    дапамога
    каманды
    што можна сказаць
    дапамажы
    дапамажыце
    дапамога|даведка калі ласка
    што можна ўвесці|набраць
phrases-clock-help-for =
    даведка { $rest }
    дапамога { $rest }
    даведка пра { $rest }

## phrases-set-up

phrases-set-up-remove =
    прыбраць { $rest }
    прыбяры|прыбярыце|зняць|здымі|здыміце|выдаліць|выдалі|забраць|забяры { $rest }
    вызвалі|ачысці { $rest }
phrases-set-up-move =
    перанесці { $rest }
    перанясі|перасунуць|перасунь|пераставіць|перастаў|ход { $rest }
phrases-set-up-clear =
    ачысціць дошку
    ачысціць|ачысці|вызвалі (усю) (дошку)
    пустая дошка
    прыбраць|прыбяры|зняць усё|ўсё
    прыбраць|прыбяры|зняць усе|ўсе фігуры
phrases-set-up-starting-position =
    пачатковая пазіцыя
    пачатковая|пачатковую|зыходная пазіцыя|пазіцыю
    пачатковае становішча
    новая дошка
    пастаў|расстаў пачатковую пазіцыю
phrases-set-up-chess960 =
    шахматы960 { $number }
    шахматы960|шахматы-960|chess960 (пазіцыя) (нумар) { $number }
    шахматы 960 (пазіцыя) (нумар) { $number }
phrases-set-up-chess960-on =
    шахматы960
    шахматы960|шахматы-960|chess960
    шахматы 960
    шахматы фішэра
phrases-set-up-chess960-off =
    звычайныя шахматы
    не шахматы960|chess960
    звычайныя|класічныя шахматы
phrases-set-up-as-in-game =
    як у партыі
    як у|ў (маёй) партыі|гульні
    пазіцыя (маёй) партыі
phrases-set-up-to-move =
    ход { $color }
    { $color } ходзяць|ходзіць|пачынаюць
    ходзяць|пачынаюць { $color }
    чарга { $color }
    зараз|цяпер ход|чарга { $color }
    зараз|цяпер ходзяць|гуляюць|пачынаюць { $color }
    ход за { $color }
    { $color } на хадзе
    { $color } ходзяць|пачынаюць|гуляюць (першымі|першыя|зараз|цяпер)
    { $color } маюць ход
phrases-set-up-undo =
    скасаваць
    скасуй|скасаваць|скасуйце (гэта)
    назад
    вярні|вярнуць (назад)
phrases-set-up-read =
    прачытаць пазіцыю
    прачытай|прачытаць|чытай|назаві (пазіцыю)
    пазіцыя
    што стаіць (на) (дошцы)
    што на дошцы
phrases-set-up-possible =
    ці гэта магчыма
    ці (гэта) магчыма|магчымая
    праверыць (пазіцыю)
    правер (пазіцыю)
    чаго не хапае
    што не так
phrases-set-up-fen =
    fen { $rest }
    фен { $rest }
    пазіцыя fen { $rest }
phrases-set-up-play =
    гуляць
    гуляць|гуляем|пачаць (адсюль)
    пачаць (гульню|партыю)
    гуляць з гэтай пазіцыі
phrases-set-up-play-as =
    гуляць за { $color }
    гуляць|гуляю (за) { $color }
    я (за) { $color }
phrases-set-up-play-computer =
    гуляць з камп'ютарам
    (гуляць) (з|супраць) камп'ютарам|камп'ютара
phrases-set-up-play-beside =
    гуляць удваіх
    (гуляць) удваіх|ўдваіх
    (гуляць) з (тым|гульцом) (хто) побач

## elements

chess-board = Шахматная дошка
clocks = Гадзіннік
press-clock = Націснуць на гадзіннік
clock-flag = Сцяжок упаў.
white = Белыя
black = Чорныя
clock-press-white = Націснуць на гадзіннік белых
clock-press-black = Націснуць на гадзіннік чорных
clock-running = Ідзе
clock-waiting = Не запушчаны
clock-state-stopped = Спынены
clock-not-running = Не ідзе
clock-one-move = 1 ход да кантролю часу
clock-moves = Хадоў да кантролю часу: { $moves }
clock-counter = Завершана хадоў: { $moves }
clock-delay = Затрымка: { $time }
clock-period-shown = Перыяд { $period }
clock-period-of = Перыяд { $period } з { $count }
clock-earlier-flag = Сцяжок упаў у перыядзе { $period }.
what-was-said = Што было сказана
all-messages = Усе паведамленні
your-move = Ваш ход
make-move = Зрабіць ход
promotion-choice = Выбар фігуры для ператварэння
score-column-move = Ход
score-read = Прачытаць запіс
score-copy = Скапіяваць
score-save = Захаваць як PGN
score-caption = Запіс партыі
score-caption-white = Запіс белых
score-caption-black = Запіс чорных
score-line-not-written = не запісана
score-audio-note = аўдыязапіс
score-play = Прайграць
score-draw-offered = прапанавана нічыя

## elements-late

dial-white = Цыферблат белых
dial-black = Цыферблат чорных
laws = Правілы
time = Час
time-in-words = Уласны, словамі …
time-words = Час словамі
time-words-hint = Напрыклад «90 хвілін на 40 хадоў, затым 30, 30 секунд на ход», «5+3», «бліц» або «белыя 5 хвілін, чорныя 3».
time-understood = Зразумела так:
tempo-standard = Класічныя шахматы
tempo-rapid = Хуткія шахматы
tempo-blitz = Бліц

## page-shell

leave-for-position = Гэта спасылка адкрывае іншую пазіцыю. Пакінуць дзеля яе вашу партыю? Партыя застаецца на гэтай прыладзе.
leave-no = Не, назад да маёй партыі
leave-yes = Так, адкрыць пазіцыю
update-ready = Гатова новая версія Anna–Hector.
update-now = Устанавіць зараз
take-over = Акно, якое вядзе партыю, не адказвае. Працягнуць партыю тут? Тое акно тады больш нічога не запісвае.
take-over-no = Не, чакаць тое акно
take-over-yes = Так, працягнуць тут
page-game = Партыя
page-table = Партыя за сталом
page-help = Даведка
page-about = Пра Anna–Hector
page-guide = Вучыцца на слых
title-of-page = { $page } – Anna–Hector
title-to-move = { $page } – ход { PLAYER($turn, case: "genitive") }
title-over = { $page } – скончана

## page-focus

focus-list = { $label }, { $chosen }, спіс
focus-button = { $label }, кнопка
focus-slider = { $label }, паўзунок, { $value }
focus-chosen = { $label }, выбрана
focus-not-chosen = { $label }, не выбрана
focus-on = { $label }, уключана
focus-off = { $label }, выключана
focus-field = { $label }, поле
focus-field-value = { $label }, поле, { $value }

## page-shared

load-missing = Не ўдалося загрузіць частку Anna–Hector.
load-again = Паспрабаваць зноў
stop-clocks = Спыніць гадзіннік
start-clocks-again = Зноў запусціць гадзіннік
start-clocks = Запусціць гадзіннік
clock-alone = Выставіць гадзіннік …
new-game = Новая партыя
clock-alone-heading = Гадзіннік
feel-the-clock = Адчуць гадзіннік
saved-games = Партыі на гэтай прыладзе
set-up-position = Расставіць пазіцыю
keys = Клавішы
keep-safe-what = Просіць браўзер не выдаляць вашых партый, калі не хопіць месца.
keep-safe = Абараніць мае партыі
back-to-game = Назад да партыі
sound = Гук
letter-keys = Асобныя літары і лічбы на дошцы — клавішы
settings = Налады
promote-queen = Ферзь
promote-rook = Ладдзя
promote-bishop = Слон
promote-knight = Конь
charge-white = Адняць у белых час адсутнасці
do-not-charge-white = Не адымаць у белых час адсутнасці
charge-black = Адняць у чорных час адсутнасці
do-not-charge-black = Не адымаць у чорных час адсутнасці
minutes = Хвіліны
language = Мова
language-browser = Як у браўзеры
who-speaks = Хто гаворыць?
how-called = Як аб’яўляць хады?
who-screen-reader = Мая праграма экраннага доступу
who-app = Anna–Hector
who-both = Абодва, кожны сваю частку
white-to-move = Ход { $number }. Ходзяць белыя.
black-to-move = Ход { $number }. Ходзяць чорныя.
style-fide = Паводле правіл ФІДЭ
style-fide-names = Імёны ФІДЭ гэтай мовай
style-plain = Звычайныя словы
style-nato = Алфавіт НАТА
style-algebraic = Кароткая алгебраічная натацыя
style-uci = UCI
score-heading = Бланк запісу
score-compare = Параўнаць запісы

## page-start

more-choices = Больш умоў
opponent = Праціўнік
computer = Камп’ютар
player-beside-you = Гулец побач
level = Узровень
your-colour = Ваш колер
by-lot = Выпадковы
start = Пачаць
level-lowest = 1, для пачаткоўцаў
level-highest = 8, поўная сіла
level-number = { $level }
speech = Маўленне
new-game-heading = Новая партыя
table-link-heading = За сталом
table-link-about = Партыя паводле правіл для сляпых і слабавідучых гульцоў: асістэнты, арбітр і дзве дошкі.
table-link = Падрыхтаваць партыю за сталом …
clock-alone-about = Толькі гадзіннік, для партыі на сапраўдных дошках.
start-about = Шахматы для гульні на слых, навобмацак і з клавіятуры, таксама без сеткі.
start-learn = Вучыцца на слых за пяць хвілін
continue-game = Працягнуць
first-call = Хады аб’яўляюцца па-нямецку, як у ФІДЭ: «Springer Gustav eins Felix drei». Замест гэтага можна выбраць звычайныя словы.

## page-conditions

time-none = Без гадзінніка
time-90 = 90 хвілін на 40 хадоў, затым 30 хвілін, 30 секунд на ход
time-60 = 60 хвілін
time-25-10 = 25 хвілін, 10 секунд на ход
time-15-10 = 15 хвілін, 10 секунд на ход
time-10 = 10 хвілін
time-5-3 = 5 хвілін, 3 секунды на ход
time-3-2 = 3 хвіліны, дзве секунды на ход
time-own = Уласны кантроль часу …
play-casual = Таварыская
play-strict = Строгая, як на турніры
play-casual-means = Немагчымыя хады адхіляюцца, і гаворыцца, чаму; шах аб’яўляецца, а хады можна вяртаць.
play-strict-means = Праграма не падказвае, кранутай фігурай трэба хадзіць, а на гадзіннік вы націскаеце самі, клавіша H.
start-usual = Звычайная
start-by-lot = Шахматы 960, выпадковая
start-by-number = Шахматы 960, па нумары …
summary-number = Шахматы 960, нумар { $number }
summary-touch = кранутымі фігурамі трэба хадзіць
summary-press = на гадзіннік націскаюць уручную
summary-warnings = папярэджанні пра час дазволены
summary-rapid = хуткія шахматы паводле ўласных правіл
summary-blitz = бліц паводле ўласных правіл
summary-draw-moves = нічыя па згодзе не раней за ход { $number }
summary-no-draws = без нічыіх па згодзе
supervision-rapid = Хуткія шахматы гуляюць паводле
supervision-blitz = Бліц гуляюць паводле
supervision-adequate = правіл спаборніцтваў, арбітраў дастаткова ({ $article })
supervision-inadequate = уласных правіл ({ $article })
agreed-draws-allowed = дазволена
agreed-draws-moves = толькі пасля пэўнай колькасці хадоў …
agreed-draws-never = не дазволена
draw-moves = Хадоў кожнага гульца, перш чым можна згадзіцца на нічыю
white-minutes = Хвіліны белых
white-seconds = Секунды на ход, белыя
seconds-a-move = Секунды на ход
uneven = Іншы час для чорных
black-minutes = Хвіліны чорных
black-seconds = Секунды на ход, чорныя
play = Гульня
warnings-allowed = Правілы спаборніцтва дазваляюць папярэджанні пра час
start-position = Пачатковая пазіцыя
lot-drawn = Пазіцыя выбіраецца выпадкова, калі пачынаецца партыя.
touch-binds = Кранутай фігурай трэба хадзіць
press-by-hand = На гадзіннік націскаюць уручную, клавішай H
agreed-draws = Нічыя па згодзе
chess960-number = Нумар, ад 0 да 959
error-minutes = Цэлы лік хвілін, ад 0 да { $most }.
error-no-time = Хвілін і секунд не можа быць разам 0.
error-seconds = Цэлы лік секунд, ад 0 да { $most }.
error-draw-moves = Цэлы лік хадоў ад 1 да { $most }.
error-number = Цэлы лік ад 0 да { $most }.

## page-game

act-menu = Дзеянні
resign-question = Здаць гэтую партыю?
resign-yes = Так, здаць
accept-question = Прыняць нічыю? На гэтым партыя скончыцца.
accept-yes = Так, прыняць
play-on = Не, гуляць далей
illegal-move = Апошні ход быў немагчымы
touched-piece = Кранулі іншую фігуру
pressed-without-move = На гадзіннік націснулі без хода
pawn-unpromoted = Пешка засталася без ператварэння
offer-draw = Прапанаваць нічыю
accept-draw = Прыняць нічыю
refuse-draw = Адхіліць нічыю
claim-draw-menu = Патрабаваць нічыю …
adjust-pieces = Паправіць фігуры
claim-flag = Заявіць пра сцяжок
press-clock-menu = Націснуць на гадзіннік
resign-menu = Здацца …
resign = Здацца
take-back = Вярнуць ход
move-now = Хай камп’ютар ходзіць зараз
try-computer-again = Зноў запусціць камп’ютар
play-again = Згуляць яшчэ раз
blindfold = Усляпую
full-screen = Поўны экран
save-game = Захаваць партыю як PGN
ask-last-move = Апошні ход
ask-last-capture = Апошняе ўзяцце
ask-piece-lists = Спісы фігур
ask-position = Уся пазіцыя
ask-clocks = Час абодвух бакоў
ask-my-clock = Мой час
ask-other-clock = Час праціўніка
say-again = Паўтарыць
look-through = Прагледзець партыю
back-in-game = Назад па партыі
forward-in-game = Наперад па партыі
menu-of-acts = Меню дзеянняў
turn-board = Павярнуць дошку
board-larger = Павялічыць дошку
board-smaller = Паменшыць дошку
mute = Выключыць увесь гук
explore-by-touch = Абмацваць пальцам
board = Дошка
move-entry = Увод хода
bar-ask = Пытанні
bar-actions = Дзеянні
bar-view = Выгляд
shown-last-move = Апошні ход: { $move }.
shown-at-move = Вы глядзіце на пазіцыю пасля хода { $number }.
shown-at-start = Вы глядзіце на пачатак партыі.
result = Вынік
shown-present = Вярнуцца да цяперашняй пазіцыі
face-moves = Хады
face-said = Што было сказана
face-position = Пазіцыя
face-position-text = Пазіцыя тэкстам
seat-you = Вы
seat-computer = Камп’ютар, узровень { $level }
move-which = Які ход?
no-such-move = Ніводзін з іх
make-this-move = Зрабіць гэты ход?
no-move = Не
yes-move = Так

## page-claim

claim-title = Патрабаваць нічыю
claim-ground = Падстава
claim-go-on = Патрабаваць …
cancel = Скасаваць
claim-where = Пазіцыя
claim-on-board = стаіць на дошцы
claim-by-move = будзе пасля майго наступнага хода
claim-move = Ход, які вы задумалі
claim-yes = Так, патрабаваць
claim-move-missing = Увядзіце ход, які вы задумалі.
claim-threefold = Тая самая пазіцыя тры разы
claim-fifty = Пяцьдзясят хадоў
claim-cannot-win = Праціўнік не можа выйграць звычайнымі сродкамі
claim-no-effort = Праціўнік не спрабуе выйграць звычайнымі сродкамі
claim-ask-threefold = Патрабаваць нічыю: тая самая пазіцыя стаіць на дошцы трэці раз?
claim-ask-threefold-move = Патрабаваць нічыю: тая самая пазіцыя будзе трэці раз пасля хода { $move }?
claim-ask-fifty = Патрабаваць нічыю: зроблена па пяцьдзясят хадоў без узяцця і хода пешкай?
claim-ask-fifty-move = Патрабаваць нічыю: пасля хода { $move } будзе па пяцьдзясят хадоў без узяцця і хода пешкай?
claim-ask-cannot-win = Патрабаваць нічыю: праціўнік не можа выйграць звычайнымі сродкамі?
claim-ask-no-effort = Патрабаваць нічыю: праціўнік не спрабуе выйграць звычайнымі сродкамі?
claim-offer = Няправільнае патрабаванне таксама лічыцца прапановай нічыі.
claim-ends-game = Без арбітра гэтае патрабаванне скончыць партыю тут; вынік павінен вызначыць хтосьці іншы.
claim-bound = Калі патрабаванне няправільнае, задуманы ход трэба зрабіць.
claim-no-clock = Без гадзінніка няправільнае патрабаванне не каштуе часу.
claim-gives-one = Няправільнае патрабаванне дае праціўніку адну хвіліну.
claim-gives-two = Няправільнае патрабаванне дае праціўніку дзве хвіліны.
claim-gives-three = Няправільнае патрабаванне дае праціўніку тры хвіліны.
claim-gives = Няправільнае патрабаванне дае праціўніку { $minutes } { $minutes ->
        [one] хвіліну
        [few] хвіліны
       *[other] хвілін
    }.
claim-takes = Яно адымае палову вашага часу, але не больш за { $most } { $most ->
        [one] хвіліну
        [few] хвіліны
       *[other] хвілін
    }; калі ў вас не больш за { $above } { $above ->
        [one] хвіліну
        [few] хвіліны
       *[other] хвілін
    }, вам застаецца { $left }.

## page-help

commands-title = Каманды для ўводу
help-search = Пошук па даведцы
help-found-for = Знойдзена па запыце «{ $text }»
help-found = Знойдзена: { $count }
help-none = Па запыце «{ $text }» нічога не знойдзена. Шукайце клавішу або дзеянне, напрыклад «гадзіннік» ці «нічыя».
help-here-board = Што можна рабіць на дошцы
help-here-entry = Што можна ўвесці ў поле «{ $field }»
help-here-board-entry = Што можна рабіць на дошцы, якую вы ўводзіце
help-here-dial = Што можна рабіць на цыферблаце
help-here-clock = Што можна рабіць каля гадзінніка
help-here-assistant = Што можна рабіць на старонцы асістэнта
help-here-arbiter = Што можна рабіць на старонцы арбітра
help-here-game = Што можна рабіць падчас партыі
help-here-page = Што можна рабіць на старонцы «{ $page }»
help-here-anywhere = Што можна рабіць на кожнай старонцы
help-escape = Эскейп вяртае туды, дзе вы былі.
help-not-now = Зараз немагчыма
help-topics = Тэмы
help-words = Увесці або сказаць:
help-changed = зменена
help-no-key = без клавішы
help-button = кнопкай
help-letters-off = Асобныя літары і лічбы як клавішы выключаны.
help-set-keys = Выбраць клавішы
help-in-game = Падчас партыі
help-topic-board = Рух па дошцы
help-topic-touch = Гульня пальцам
help-topic-moves = Увод і называнне хадоў
help-topic-asking = Пытанні пра партыю
help-topic-game = Нічыя, здача, патрабаванні, вяртанне хода
help-topic-clock = Гадзіннік
help-topic-dial = Цыферблат: гадзіннік навобмацак
help-topic-table = Партыя за сталом: гулец, асістэнт, арбітр
help-topic-voice = Як гаварыць да праграмы
help-topic-speech = Што агучваецца і як пачуць яшчэ раз
help-topic-pages = Старонкі і клавішы, якія дзейнічаюць усюды
help-moves-how = Увядзіце ход у поле «{ $field }» і націсніце Энтэр або скажыце яго. Як бы хады ні абвяшчаліся, праграма разумее ўсе гэтыя спосабы:
help-moves-written = Запісаць ход можна коратка: «e4», «Кf3», «O-O», «e8=Ф»; або толькі палямі: «g1f3».
help-touch-sight = Дакраніцеся да фігуры, а потым да поля, куды яна ідзе, або перацягніце яе туды. Палец, які пачынае з іншага поля, гартае старонку, а двума пальцамі яе павялічваюць. Фігура, якую адпусцілі па-за дошкай, вяртаецца.
help-touch-reader = З TalkBack або VoiceOver кожнае поле там, дзе яно намалявана: давядзіце да яго палец і дакраніцеся двойчы, каб падняць і каб паставіць. Абмацванне там не ўключаюць, бо праграма экраннага доступу сама прымае дотыкі.
help-touch-exploring = Без праграмы экраннага доступу ўключыце «{ $button }». Палец, які коўзае па дошцы, чуе палі голасам самой праграмы, з цоканнем на кожнай мяжы, і нічога не рухае. Каб падняць ці паставіць, спыніцеся на полі і дакраніцеся другім пальцам, або прыбярыце палец і двойчы дакраніцеся да пачутага поля. Кнопкі ў кутах кажуць апошні ход, час і што можа хадзіць, а таксама вяртаюць фігуру.
help-dial-how = Цыферблат абмацваюць хвіліна за хвілінай: клавішамі або пальцам. Ніводная яго клавіша не пераключае гадзіннік.
help-table-roles = Гулец абвяшчае свой ход, паўтарае ход суперніка і робіць яго на ўласнай дошцы. Асістэнт абвяшчае, ходзіць і пераключае гадзіннік за гульца. Арбітр сочыць за гадзіннікам і вырашае.
help-voice-how = Распазнаванне выбіраюць у наладах, у раздзеле «Галасавы ўвод». Потым гаварыце, трымаючы клавішу, або націсніце яе да і пасля: ход, каманду ці адказ.
help-voice-unsure = Пра тое, што не зразумела напэўна, праграма спачатку перапытвае.
help-speech-who = Гавораць ваша праграма экраннага доступу, уласны голас Anna–Hector або абодва: гэта выбіраюць у наладах, у раздзеле «Маўленне».
help-speech-said = Усё сказанае запісана пад загалоўкам «{ $log }», найноўшае спачатку. Стрэлка ўверх на полі «{ $field }» вяртае тое, што вы ўводзілі раней.
help-pages-how = Кожная старонка мае ўласны адрас, яе можна дадаць да закладак. Калі выйсці са старонкі, нічога не зменіцца: уведзенае і выбранае чакае вас.

## page-clock

dials-choices = Цыферблаты
dial-mode = Цыферблат паказвае
dial-hour = Калі мінае час
dial-shown = Чый цыферблат
dial-analogue = гадзіннік на дванаццаць гадзін
dial-time-left = час, які застаўся
dial-o-clock = { $hour ->
        [11] аб
       *[other] а
    } { ORDINAL($hour, gender: "feminine", case: "locative") } гадзіне
clock-line = Сказаць або напісаць гадзінніку
clock-line-enter = Перадаць гадзінніку
clock-line-about = Напрыклад: націснуць, спыніць, час, нумар хода. Усе каманды пералічвае «даведка».
clock-form = Выставіць гадзіннік
clock-left = Каля левай паловы сядзяць
clock-whose = Хто атрымлівае адказы і папярэджанні
clock-language = Адказвае
warnings = Папярэджанні
clock-read-back = Зачытаць …
clock-set = Выставіць гадзіннік
clock-start = Пусціць гадзіннік белых
claim-white-flag = Заявіць падзенне сцяжка белых
claim-black-flag = Заявіць падзенне сцяжка чорных
clock-restart-white = Працягнуць: гадзіннік белых
clock-restart-black = Працягнуць: гадзіннік чорных
clock-illegal-white = Белыя зрабілі немагчымы ход
clock-illegal-black = Чорныя зрабілі немагчымы ход
clock-key-presses = { $key }: націснуць
clock-key-asks = { $key }: час, хады, хады да кантролю, выдаткаваны час
clock-key-both = час абодвух
clock-key-mine = час, які ідзе, і другі
clock-key-counts = хады, хады да кантролю, перыяд, выдаткаваны час
clock-key-whose = чый гадзіннік ідзе, колькі засталося затрымкі
clock-key-line = напісаць гадзінніку, гаварыць да яго
clock-key-repeat = апошняе паведамленне яшчэ раз, папярэдняе
clock-key-page = выставіць ці вырашыць, гук, даведка
whose-both = абодва гульцы
clock-arbiter = Выставіць гадзіннік або прыняць рашэнне, пакуль гадзіннік спынены
clock-stop-first = Спачатку спыніце гадзіннік.
clock-ask = Запытаць у гадзінніка
clock-keys = Клавішы гадзінніка
clock-keys-about = Гэтыя клавішы дзейнічаюць усюды, акрамя палёў і кнопак. Асобныя літары можна выключыць у наладах. Пакуль гадзіннік ідзе, экран не гасне, калі браўзер гэта ўмее.
dial-help-title = Як абмацаць цыферблат
dial-help-rim = Вядзіце пальцам уздоўж краю: адна кропка кожныя пяць хвілін, дзве кожныя пятнаццаць, тры ўверсе. Побач з верхам — сцяжок.
dial-help-hands = За краем, бліжэй да сярэдзіны, — хвілінная стрэлка, а яшчэ бліжэй — гадзінная.
dial-help-finger = Затрымайце або падніміце палец, каб пачуць, што пад ім. Дакраніцеся другім пальцам, каб пачуць увесь час.
dial-help-reader = З праграмай экраннага доступу яе ўласнае даследаванне дотыкам знаходзіць кожную кропку і стрэлку па назве.
dial-help-keys = З клавіятуры: стрэлкі вядуць па адной хвіліне, Page Up і Page Down — па пяць, Home — уверх, End — да апошняй хвіліны. M знаходзіць хвілінную стрэлку, H — гадзінную, F — сцяжок; T кажа ўвесь час. Эскейп вяртае туды, дзе вы былі.
dial-help-safe = Нішто, што робіцца на цыферблаце, не націскае на гадзіннік.
feel-no-motor = Гэты браўзер не можа вібраваць. Што ёсць на цыферблаце, перадае гук.
feel-question = Ці адчуваеце вы гэта?
feel-about = Не кожную прыладу, што вібруе, можна адчуць. Гук перадае тое ж.
feel-try = Вібраваць
feel-yes = Адчуваю
feel-no = Нічога не адчуваю
feel-felt-and-heard = Цыферблат можна адчуць і пачуць.
feel-heard-alone = Цыферблат можна толькі пачуць.

## page-table

adjournment = Адкладанне партыі
adjournment-reply = Запячатаць адказ у новым канверце
adjournment-write = Адкладанне: запісаць ход
adjournment-envelope = Адкладанне: канверт
adjournment-stop = Адкладанне: спыніць гадзіннік
adjournment-waiting = Адкладанне: ход запячатваецца
adjournment-sealed = Адкладанне: ход запячатаны
adjournment-white-written = Белыя запісалі ход і закрываюць канверт.
adjournment-black-written = Чорныя запісалі ход і закрываюць канверт.
adjournment-white-writes = Белыя запісваюць ход для канверта.
adjournment-black-writes = Чорныя запісваюць ход для канверта.
adjourn-ask = Адкласці партыю …
adjourn-no = Не, гуляць далей
adjourn-yes = Так, адкласці
envelope-lines = На канверце
envelope-read = Прачытаць канверт
seal-stop = Спыніць гадзіннік
seal-hand-over = Перадаць канверт
seal-open-again = Адкрыць зноў і запісаць іншы ход …
envelope-white = Імя белых
envelope-black = Імя чорных
envelope-resumption-label = Партыя будзе адноўлена
envelope-date = Дата
envelope-time = Час
envelope-venue = Месца
envelope-close = Закрыць канверт
envelope-anew = Запісаць іншы ход …
resume-here = Зараз тут
resume-white-here = Белыя тут
resume-black-here = Чорныя тут
resume-late = Спазненне ў хвілінах таго, хто спазняецца ці спазніўся
resume-found = Знойдзена
resume-envelope = Канверт і тое, чым яго адкрыць
resume-times = Час на гадзінніку
resume-position = Пазіцыя
resume-go-on = Аднавіць …
resume-passphrase = Пароль канверта
resume-file = Файл канверта
resume-yes = Так, аднавіць
resume-late-wrong = Увядзіце цэлыя хвіліны; 0, калі ніхто не спазняецца.
resume-passphrase-missing = Увядзіце пароль або адзначце, што канверт не знойдзены.
resume-file-missing = Выберыце файл канверта або пакажыце, што канверт не знойдзены.
seal-write-open = Запісаць ход …
seal-move = Ход, як ён павінен стаяць на бланку
seal-kept = Ніхто яго не ўбачыць і не пачуе, пакуль канверт не адкрыты.
seal-show = Паказваць, што я пішу
seal-lock = Канверт замыкаецца
seal-lock-passphrase = пароль
seal-lock-file = файл, файл канверта
seal-passphrase = Пароль
seal-passphrase-again = Той самы пароль яшчэ раз
seal-write = Запісаць і замкнуць
seal-whose-passphrase = Дайце яго арбітру, а не праціўніку. Хто яго ведае, можа адкрыць канверт; забыты пароль страчаны.
seal-whose-file = Файл зараз будзе захаваны на гэтай прыладзе. Дайце яго арбітру, а не праціўніку; больш нідзе яго няма.
seal-move-missing = Спачатку запішыце ход.
seal-passphrase-short = Пароль мае не менш за восем знакаў.
seal-passphrase-differs = Гэта не той самы пароль. Напішыце яго яшчэ раз.
boards-heading = Дошкі
boards-compare = Параўнаць дошкі
boards-check = Праверыць сапраўдную дошку
boards-next-rank = Наступная гарызанталь
boards-rank-before = Папярэдняя гарызанталь
boards-compare-entered = Параўнаць з уведзеным
boards-nothing-entered = Яшчэ нічога не ўведзена.
boards-mend-own-white = Выправіць маю дошку (белыя)
boards-mend-own-black = Выправіць маю дошку (чорныя)
boards-read-white = Прачытаць дошку белых
boards-read-black = Прачытаць дошку чорных
boards-enter-white = Увесці сапраўдную дошку белых
boards-enter-black = Увесці сапраўдную дошку чорных
report-heading = Справаздача
report-show = Паказаць справаздачу
report-copy = Скапіяваць справаздачу
report-save = Захаваць справаздачу як тэкст
report-print = Надрукаваць справаздачу
report-read = Прачытаць услых: { $heading }
score-correct-white = Выправіць ход { $number }, белыя
score-correct-black = Выправіць ход { $number }, чорныя
score-write-white = Запісаць ход { $number }, белыя
score-write-black = Запісаць ход { $number }, чорныя
score-offer-white = Запісаць (=) каля хода { $number }, белыя
score-offer-black = Запісаць (=) каля хода { $number }, чорныя
score-form-white = Запіс на бланку белых
score-form-black = Запіс на бланку чорных
score-all-written = Запісваць няма чаго
score-write = Запісаць
score-as-called = Запісаць, як было аб’яўлена
score-as-made = Запісаць, як было зроблена
score-record = Запісаць голасам
table-steps = Трэба зрабіць
assistant-without-duty = Выберыце, што мусіць рабіць асістэнт, або што яго няма.
assistant-lacking = Сляпы або слабавідучы гулец гуляе супраць слабачуючага: тады патрэбны асістэнт ({ $article }).
late-error = Цэлы лік хвілін, ад 0 да { $most }, або нічога.
approval-missing = У строгай гульні арбітр мусіць дазволіць гэтую праграму яшчэ да партыі. Спытайце арбітра, потым пастаўце тут пазнаку.
table-conditions = Умовы партыі
engine-locked = У гэтай партыі шахматны рухавік і падказкі заблакаваны.
table-conditions-read = Зачытаць умовы
table-conditions-all = Умовы
table-play = Гульня і правілы
table-clock = Гадзіннік
table-timed = Ёсць гадзіннік
special-clock = Выкарыстоўваюць гадзіннік, які гаворыць або які можна адчуць на дотык
quickplay-used = Дзейнічаюць правілы хуткага завяршэння партыі
table-calls = Дошкі і аб’яўленне хадоў
table-boards = Дошкі
table-call-style = Як аб’яўляюць хады за гэтым сталом
table-score = Запіс і немагчымыя хады
table-recording = Запіс партыі вядзе
table-illegal = Немагчымы ход
table-result = Нічыя і ачкі
table-points = Ачкі за перамогу, нічыю і паразу
table-arbiter = Арбітр
table-late = Наколькі гулец можа спазніцца
arbiter-present = Арбітр прысутнічае
arbiter-approved = Арбітр дазволіў карыстацца гэтай праграмай
table-form = Партыя за сталом
table-read = Зачытаць умовы …
table-begin = Пачаць партыю
boards-two = дзве, па адной для кожнага гульца
boards-one = адна для абодвух гульцоў
recording-players = кожны гулец сам
recording-program = праграма
illegal-stand = застаецца, пакуль яго не заўважаць
illegal-refused = адхіляецца, і гаворыцца, чаму
role-assistant-of-white = Асістэнт белых
role-assistant-of-black = Асістэнт чорных
has-assistant-white = Белыя маюць асістэнта
has-assistant-black = Чорныя маюць асістэнта
table-player-white = Гулец, што гуляе белымі
table-player-black = Гулец, што гуляе чорнымі
table-disabled-white = Гулец белымі сляпы або слабавідучы
table-disabled-black = Гулец чорнымі сляпы або слабавідучы
table-hearing-white = Гулец белымі слабачуючы
table-hearing-black = Гулец чорнымі слабачуючы
duty-execute = Робіць хады на дошцы праціўніка ({ $article })
duty-announce = Аб’яўляе хады абодвух гульцоў ({ $article })
duty-score = Вядзе запіс партыі ({ $article })
duty-clock = Націскае на гадзіннік ({ $article })
duty-tell = Паведамляе хады і выдаткаваны час, толькі калі гулец пытаецца ({ $article })
duty-claim = Патрабуе перамогі за пратэрмінаваны час і паведамляе арбітру пра кранутыя фігуры ({ $article })
duty-adjourn = Выконвае фармальнасці, калі партыю адкладаюць ({ $article })
duty-move = Ходзіць за гульца, калі той не можа ({ $article })
late-event = Пустое: гэтыя правілы пакідаюць гэта спаборніцтву ({ $article }), і праз спазненне ніхто не прайграе.
late-laws = У хвілінах. Пустое: як у гэтых правілах, { $minutes } ({ $article }).
table-steps-none = Зараз няма чаго аб’яўляць, паўтараць ці выконваць.
role-white = Белыя
role-black = Чорныя
window-role-label = Гэтае акно для
windows-for-others = Вокны для іншых
windows-for-others-about = Кожнае адкрываецца побач з гэтым, на гэтай прыладзе, і кажа толькі тое, што яго карыстальніку можна чуць.
role-both-players = Абодва гульцы
role-arbiter = Арбітр
role-onlooker = Гледачы
at-the-table = За сталом
whites-board-shown = Гэта дошка белых.
blacks-board-shown = Гэта дошка чорных.
show-blacks-board = Паказаць дошку чорных
show-whites-board = Паказаць дошку белых

## page-arbiter

arbiter-heading = Арбітр
no-arbiter-heading = Без арбітра
ruling-read-back = Зачытаць
ruling-do-this = Зрабіць так
ruling-topic = Пра што вы вырашаеце?
ruling-players-topic = Пра што гаворка?
arbiter-boards = Дошкі побач з праграмай …
arbiter-adjournment = Адкладанне …
arbiter-report = Справаздача …
arbiter-can-win-white = Ці могуць белыя яшчэ выйграць?
arbiter-can-win-black = Ці могуць чорныя яшчэ выйграць?
ruling-claims = Заявы
rulings-so-far = Прынятыя рашэнні
no-ruling-yet = Яшчэ нічога не вырашана.
arbiter-keys = Клавішы гэтай старонкі
arbiter-keys-where = Гэтыя клавішы дзейнічаюць, пакуль фокус на гэтай старонцы і не ў полі.
arbiter-mend-white = Выправіць дошку белых …
arbiter-mend-black = Выправіць дошку чорных …
ruling-reason-label = Падстава (можна не ўказваць)
ruling-question = Ваша рашэнне
ruling-change = Змяніць
ruling-rule-so = Вырашыць так
ruling-time = Колькі часу
ruling-time-hint = Напрыклад «2» — дзве хвіліны, «30 секунд» ці «1 хвіліна 30 секунд».
ruling-time-wrong = Увядзіце час, напрыклад «2 хвіліны» ці «30 секунд».
ruling-displaced-by = Хто зрушыў фігуры
ruling-whose-flag = Чый сцяжок
ruling-who-came = Хто прыйшоў
ruling-against = Супраць каго
ruling-back-to = Вярнуцца да пазіцыі пасля
ruling-whose-clock = Чый гадзіннік
ruling-time-added = Час дадаецца
ruling-time-taken = Час адымаецца
ruling-way = Што робіцца
ruling-nothing-set = Змяніце час або колькасць хадоў.
ruling-stop-first = Спачатку спыніце гадзіннік. Тады можна ўстанавіць час і лічыльнікі хадоў.
ruling-no-move = Яшчэ не зроблена ніводнага хода.
ruling-start = пачатку партыі
ruling-none-sure = ніводная пазіцыя не пэўная
ruling-found-at-once = адразу
ruling-found-later = пазней
ruling-found = Выяўлена
ruling-last-sure = Апошняя пэўная пазіцыя — пасля
ruling-what-is-wrong = Што не так
ruling-misplaced = Што з гэтага стаяла няправільна
ruling-decision = Рашэнне
ruling-seconds-added = з кожным ходам дадаюцца секунды
ruling-no-seconds = секунды не дадаюцца
ruling-both = абодва гульцы
ruling-who-is-absent = Хто не прыйшоў
ruling-result = Вынік
ruling-other-offence = іншае
ruling-offence = Парушэнне
ruling-penalty = Спагнанне
ruling-points-taken = Колькі ачкоў знята
ruling-opponent-scores = Праціўнік атрымлівае
ruling-rounds = Колькасць тураў
ruling-rounds-wrong = Увядзіце колькасць тураў, напрыклад 1.
ruling-fine-announced = Пра штраф было абвешчана да спаборніцтва
ruling-on-time = Дадаць ці адняць час
ruling-on-displays = Устанавіць час і лічыльнікі нанава
ruling-on-illegal-move = Немагчымы ход
ruling-on-press = Націснулі на гадзіннік без хода
ruling-on-pawn = Пешка засталася на апошняй гарызанталі
ruling-on-two-hands = Ход дзвюма рукамі
ruling-on-touched-piece = Кранутая фігура
ruling-on-displaced = Зрушаныя фігуры
ruling-on-set-up = Няправільна пачатая партыя
ruling-on-quickplay-draw = Патрабаванне нічыі падчас хуткага завяршэння партыі
ruling-on-quickplay-increment = Просьба пра секунды за кожны ход
ruling-on-flag = Упаў сцяжок, адзін ці абодва
ruling-on-arrival = Прыход гульца
ruling-on-default = Гулец, які не прыйшоў
ruling-on-penalty = Папярэджанне або спагнанне
ruling-on-result = Вынік
ruling-on-restoring = Аднавіць ранейшую пазіцыю
penalty-choice-warning = папярэджанне
penalty-time-to-opponent = час праціўніку
penalty-time-taken = адняты час
penalty-points-to-opponent = ачкі праціўніку
penalty-points-taken = знятыя ачкі
penalty-choice-game-lost = параза ў партыі
penalty-choice-fine = штраф
penalty-choice-rounds = адхіленне ад тураў
penalty-choice-expulsion = выключэнне са спаборніцтва
offence-disrepute = дыскрэдытацыя шахмат
offence-leaving = выхад без дазволу
offence-notes = запісы ці парады
offence-device = электронная прылада
offence-inspection = адмова ад праверкі
offence-smoking = курэнне
offence-distracting = адцягванне ўвагі праціўніка
offence-refusal = упартая адмова выконваць правілы
offence-clock-handling = няправільнае абыходжанне з гадзіннікам
offence-stopping = спыненне гадзінніка без прычыны
offence-displacing = зрушванне фігур
ruling-white-wins = Белыя выйграюць
ruling-black-wins = Чорныя выйграюць
ruling-drawn = нічыя
ruling-both-lose = абодва прайграюць
ruling-claim-drawn = Партыя завяршаецца ўнічыю
ruling-claim-rejected = Заява адхілена
ruling-claim-postponed = Рашэнне адкладзена
ruling-claim-postponed-time = Рашэнне адкладзена, праціўнік атрымлівае час
ruling-pieces-wrong = фігуры напачатку стаялі няправільна
ruling-board-wrong = дошка ляжыць няправільна
ruling-colours-wrong = колеры пераблытаныя

## page-assistant

assisting-move = Ход
assisting-use = Што зрабіць з ходам
assisting-whose = Чый ход
assisting-duties-heading = Вашы абавязкі
assisting-one-board = Абодва гульцы карыстаюцца адной дошкай.
assisting-score = Да запісу партыі
assisting-adjournment = Адкладанне партыі …
assisting-white = Асістэнт белых
assisting-black = Асістэнт чорных
assisting-no-duties-white = Вы асістэнт белых. Абавязкаў вам не даручана.
assisting-no-duties-black = Вы асістэнт чорных. Абавязкаў вам не даручана.
assisting-duties-white = Вы асістэнт белых. Вашы абавязкі: { $list }.
assisting-duties-black = Вы асістэнт чорных. Вашы абавязкі: { $list }.
assisting-duty-execute = рабіць ход любога гульца на дошцы праціўніка ({ $article })
assisting-duty-announce = аб’яўляць хады абодвух ({ $article })
assisting-duty-score = весці запіс партыі ({ $article })
assisting-duty-clock = націскаць на гадзіннік ({ $article })
assisting-duty-tell = паведамляць хады і час, толькі на просьбу ({ $article })
assisting-duty-claim = заяўляць пра пратэрмінаваны час і паведамляць арбітру пра краненне фігуры ({ $article })
assisting-duty-adjourn = фармальнасці пры адкладанні партыі ({ $article })
assisting-duty-move = перастаўляць фігуры ({ $article })
assisting-adjusted-white = Арбітр карэктуе гадзіннік белых на час, які займае ваша дапамога ({ $list }).
assisting-not-adjusted-white = Гадзіннік белых на час вашай дапамогі не карэктуюць ({ $list }).
assisting-adjusted-black = Арбітр карэктуе гадзіннік чорных на час, які займае ваша дапамога ({ $list }).
assisting-not-adjusted-black = Гадзіннік чорных на час вашай дапамогі не карэктуюць ({ $list }).
assisting-asked-moves-white = Белыя пытаюцца пра колькасць завершаных хадоў.
assisting-asked-time-white = Белыя пытаюцца пра час, выдаткаваны абодвума.
assisting-asked-moves-black = Чорныя пытаюцца пра колькасць завершаных хадоў.
assisting-asked-time-black = Чорныя пытаюцца пра час, выдаткаваны абодвума.
assisting-call-white = Аб’явіць ход белых:
assisting-call-black = Аб’явіць ход чорных:
assisting-repeat = Паўтарыць аб’яўленае:
assisting-execute-black = Зрабіць на дошцы чорных:
assisting-execute-white = Зрабіць на дошцы белых:
assisting-tell-moves = Паведаміць колькасць хадоў
assisting-tell-time = Паведаміць выдаткаваны час
assisting-press = Націснуць на гадзіннік
assisting-flag-white = Заявіць: сцяжок белых упаў
assisting-flag-black = Заявіць: сцяжок чорных упаў
assisting-touched = Паведаміць арбітру: дакрананне да фігуры
assisting-stop = Спыніць гадзіннік, каб паклікаць арбітра
assisting-nothing = Зараз рабіць няма чаго.
assisting-section-announce = Аб’яўленне хадоў
assisting-section-clock = Гадзіннік
assisting-section-execute = Дошка праціўніка
assisting-section-tell = Пра што пытаюцца
assisting-section-claim = Заявы
assisting-use-call = Аб’явіць
assisting-use-execute = Зрабіць на дошцы праціўніка
assisting-use-place-white = Зрабіць на дошцы белых
assisting-use-place-black = Зрабіць на дошцы чорных
assisting-submit-call = Аб’явіць
assisting-submit-execute = Зрабіць
assisting-submit-place = Схадзіць
assisting-whose-white = Ход белых
assisting-whose-black = Ход чорных
assisting-last-white = Апошні аб’яўлены ход, белых:
assisting-last-black = Апошні аб’яўлены ход, чорных:

## page-settings

clocks-answer = Гадзіннікі адказваюць
clocks-answer-means = Папярэджанні гучаць гэтак жа.
clock-warnings-about = Хто гуляе на гэтай прыладзе, таго папярэджваюць пра ўласны час. Строгая гульня ні пра што не папярэджвае, калі толькі правілы спаборніцтва гэтага не дазваляюць: гэта выбіраюць для новай партыі.
language-shown = Мова: { $name }.
how-squares = Як называюцца палі?
how-long = Што называецца пры ходзе?
said-again = Што паўтараецца пасля клавішы, якая магла гэта перапыніць?
reader-pace = Як хутка гаворыць мая праграма экраннага доступу?
german-call = Нямецкае аб’яўленне хадоў праз праграму экраннага доступу
hear-german = Паслухаць нямецкую назву хода
detail-own-moves = Мае хады
detail-opponents-moves = Хады праціўніка
detail-squares = Палі
detail-captures = Шахі і ўзяцці
detail-clock = Гадзіннік
brief = Сцісла
normal = Звычайна
full = Падрабязна
detail-mover = Казаць, хто зрабіў ход
detail-number = Казаць нумар хода
detail-color = Казаць колер фігуры
detail-echo = Казаць мае ўласныя хады
length-usual = Як звычайна для гэтага спосабу
length-both = Абодва палі
length-short = Толькі поле, куды ідзе фігура, калі гэтага дастаткова
german-written = Як пішацца
german-respelt = Перапісана для голасу гэтай мовы
again-game = Хады, канец партыі, прапановы, падзенне сцяжка і рашэнні арбітра
again-clock = Гэта, а таксама папярэджанні гадзінніка
again-nothing = Нічога
pace-slow = Павольна
pace-usual = Са звычайнай хуткасцю
pace-fast = Хутка
hearing-about = Хады і каманды можна гаварыць гэтак жа, як уводзіць. Ніхто не слухае, пакуль не выбрана распазнаванне.
what-listens = Што слухае?
confirm-moves = Пытаць перад кожным уведзеным або сказаным ходам
silence-is-yes = Восем секунд цішыні пасля паўторанага сказанага ходу азначаюць «так» (не ў строгай гульні і не там, дзе гадзіннік пераключаюць рукой)
recogniser-get = Загрузіць
cloud-warning = Падчас слухання ўсё, што чуе мікрафон, адпраўляецца па сетцы вытворцу гэтага браўзера (напрыклад, Google, Apple ці Microsoft), і ён ператварае гэта ў словы. Anna–Hector атрымлівае толькі словы і не ведае, што там захоўваюць.
cloud-allow = Прачытана, дазваляю
talking-way = Калі слухаць?
listen-for = Мова распазнавання
voice-try = Паспрабаваць: скажыце што-небудзь
recogniser-none = Выключана
recogniser-on-device = Браўзер, на гэтай прыладзе: сказанае яе не пакідае
recogniser-cloud = Браўзер, праз інтэрнэт (гук атрымліваюць Google, Apple або Microsoft)
recogniser-vosk = Vosk, на гэтай прыладзе, з вашым файлам мадэлі
recogniser-available = Можна карыстацца зараз.
recogniser-downloadable = Спачатку трэба загрузіць мову.
recogniser-downloading = Мова загружаецца.
recogniser-unavailable = Няма на гэтай прыладзе або для гэтай мовы.
recogniser-no-answer = Браўзер не паведамляе, ці можна гэтым карыстацца. Паспрабуйце.
way-hold = Трымаць { $keys } або кнопку, пакуль гаворыце
way-hold-button = Трымаць кнопку, пакуль гаворыце
way-toggle = Націснуць { $keys } або кнопку, перш чым гаварыць, і яшчэ раз пасля таго
way-toggle-button = Націснуць кнопку, перш чым гаварыць, і яшчэ раз пасля таго
way-always = Слухаць заўсёды, ад аднаго націску да наступнага
listen-for-page = Мова старонкі: { $language }
listen-for-german = Нямецкія назвы хадоў ФІДЭ
model-none = Файл мадэлі не выбраны.
model-loading = { $name }, { $size }: чытаецца.
model-ready = { $name }, { $size }: гатова.
model-unreadable = { $name }, { $size }: не чытаецца. Выберыце іншы файл.
model-about = Vosk патрабуе малой мадэлі вашай мовы ў файле zip або tar.gz. Яе чытаюць і захоўваюць толькі на гэтай прыладзе. Файл можна таксама перацягнуць сюды.
model-file = Файл мадэлі
model-get = Як атрымаць мадэль
model-which = Для гэтай мовы ({ $language }): { $file }, прыкладна { $size }.
model-from = Спампаваць з alphacephei.com/vosk/models
model-how = Не распакоўвайце файл, выберыце яго ніжэй. З мадэллю іншай мовы нічога не будзе зразумела.
model-unknown = Для гэтай мовы ({ $language }) мадэлі Vosk яшчэ няма. Выберыце распазнаванне браўзера або слухайце нямецкае аб’яўленне хадоў з нямецкай мадэллю.
model-forget = Выдаліць гэтую мадэль з прылады
key-layout = Раскладка клавіш
key-group = Група каманд
key-command = Каманда
key-new = Новая клавіша
key-hint = Націсніце клавішу тут. Tab і Escape выводзяць з гэтага поля.
key-from-list = Або выберыце клавішу
key-take = Прызначыць гэту клавішу
key-off = Без клавішы
key-at-first = Скінуць гэтую каманду
keys-at-first = Скінуць усе клавішы
key-standing-none = { $name }: без клавішы
key-layout-own = Клавішы Anna–Hector
key-layout-lichess = Як у рэжыме Lichess для незрячых
key-layout-typing = Літары і лічбы на дошцы пішуць ход
key-kept = { $key } належыць браўзеру або праграме экраннага доступу. Выберыце літару, лічбу, знак або адну з клавіш { $some }.
key-fixed = Enter, Escape, F1 і стрэлкі не змяняюцца. Выберыце іншую клавішу.
key-function = Гэтая каманда дзейнічае ўсюды на старонцы. Выберыце адну з клавіш { $some }.
key-types = У гэтай раскладцы літары і лічбы пішуць ход. Выберыце знак або адну з клавіш { $some }.
key-taken = { $key } занята: { $command }. Выберыце іншую клавішу або спачатку дайце іншую той камандзе.
key-cannot-be-off = { $key } нельга выключыць.
own-voice = Уласны голас Anna–Hector
voice-input-settings = Налады галасавога ўводу
settings-export = Захаваць файл налад
settings-import = Адкрыць файл налад
settings-reset = Скінуць усе налады …
settings-reset-question = Вярнуць усе налады да пачатковых?
settings-reset-no = Не, пакінуць
settings-reset-yes = Так, скінуць
sounds-muted = Гук выключаны: ніводзін не чуваць.
sounds-vibration = Вібраваць пры гуках, калі прылада ўмее
volume-off = выключана
volume-percent = { $percent } працэнтаў
volume-level = { $percent } %
sound-lift = Фігура паднята
sound-place = Фігура вернута ці націск на гадзіннік
sound-own-move = Мой ход
sound-opponents-move = Ход праціўніка
sound-capture = Узяцце
sound-check = Шах
sound-castling = Ракіроўка
sound-promotion = Ператварэнне
sound-mate = Партыя выйграна ці прайграна
sound-draw = Партыя скончана нічыёй
sound-refused = Немагчыма
sound-edge = Край дошкі
sound-dark-square = Цёмнае поле пад курсорам
sound-next-square = Мяжа палёў пад пальцам
sound-low-time = Засталося мала часу
sound-listening = Слуханне пачалося
sound-not-listening = Слуханне скончылася
voices-unknown = Пошук галасоў гэтай прылады…
voices-none = На гэтай прыладзе няма голасу для Anna–Hector, або браўзер яго не паказвае. Тое, што было б сказана, атрымае праграма экраннага доступу, і яно стаіць у раздзеле «Што было сказана».
voice-muted = Гук выключаны: голасу не чуваць.
voice-in-background = Называць хады ўласным голасам Anna–Hector, пакуль гэтае акно ў фоне
voice-in-background-hint = Для партый за сталом з некалькімі вокнамі: праграма экраннага доступу агучвае толькі тое акно, у якім вы знаходзіцеся, а астатнія тады самі называюць хады.
voice-of-language = Голас: { $name }
voice-not-spoken = Ніводзін голас гэтай прылады не гаворыць гэтай мовай. Яе чытае голас іншай мовы.
voice-best = Найлепшы на гэтай прыладзе
voice-gone = { $name }, цяпер яго няма: гаворыць найлепшы на гэтай прыладзе
voice-search = Частка назвы голасу: { $name }
voices-shown = Паказана галасоў: { $shown } з { $all }
hear-voice = Паслухаць: { $name }
voice-rate = Хуткасць
voice-pitch = Вышыня
voice-volume = Гучнасць
settings-wording = Фармулёўкі
wording-unread = Гэтых тэкстаў яшчэ не чытаў ніхто, для каго беларуская мова родная.
wording-report = Паведаміць пра няправільную фармулёўку
wording-about = Справаздача капіюецца як тэкст. Адпраўце яе таму, ад каго маеце гэту копію Anna–Hector. Адсюль нічога не адпраўляецца.
wording-heard = Што вы пачулі
wording-other = Іншы сказ, увесці ніжэй …
wording-typed = Сказ, як вы яго пачулі ці прачыталі
wording-message = Якое гэта паведамленне?
wording-none = Ніводнае з іх
wording-none-found = Ніводнае паведамленне не адпавядае гэтаму сказу. У справаздачы так і будзе сказана.
wording-note = Што няправільна і як было б правільна?
wording-copy = Скапіяваць справаздачу
wording-copied = Скапіявана. Адпраўце справаздачу таму, ад каго маеце гэту копію Anna–Hector.
wording-not-copied = Не скапіявана: браўзер не дазваляе. Справаздача стаіць ніжэй; скапіюйце яе адтуль.
wording-copy-text = Справаздача
wording-no-sentence = Спачатку ўвядзіце сказ.
wording-too-long = Занадта доўга: не больш за { $most } сімвалаў.
wording-no-note = Напішыце, што няправільна.
theme = Тэма
theme-system = Як у сістэме
theme-light = Светлая
theme-dark = Цёмная
theme-high-contrast = Высокі кантраст
theme-yellow-on-black = Жоўтым па чорным
look-pieces = Фігуры
look-pieces-usual = Звычайныя
look-pieces-bold = Простыя ды масіўныя
look-pieces-pegged = На шпільках, як на тактыльных дошках; чорныя маюць вастрыё зверху
look-squares = Колеры палёў
look-squares-theme = Такія, як мае тэма
look-squares-blue = Шэра-блакітныя
look-squares-brown = Карычневыя
look-squares-green = Зялёныя
look-squares-grey = Белыя ды шэрыя
look-squares-own = Уласныя
look-own-light = Светлыя палі
look-own-dark = Цёмныя палі
look-contrast = Светлыя палі супраць цёмных: { $squares } да 1; фігуры на іх найменш { $pieces } да 1.
look-too-dark = Кантраст фігур на { $color } быў бы { $contrast } да 1; трэба найменш 3 да 1. Найбліжэйшы прыдатны колер — { $nearest }.
look-take = Узяць { $color }
look-coordinates = Памер літар ды лічбаў каля дошкі
look-piece-size = Памер фігур
look-size-usual = Звычайны
look-size-large = Вялікі
look-size-very-large = Вельмі вялікі
look-cursor = Рамка вакол поля пад курсорам
look-cursor-usual = Звычайная
look-cursor-thick = Тоўстая
look-cross = Жоўты крыж уздоўж гарызанталі ды вертыкалі курсора
look-square-here = Поле курсора вялікім шрыфтам каля дошкі
look-position-text = Пазіцыя тэкстам каля хадоў
settings-speech = Маўленне
settings-calling = Аб’яўленне хадоў
settings-sounds = Гукі
settings-voice-input = Галасавы ўвод
settings-clock = Папярэджанні гадзінніка
settings-keys = Клавішы
settings-look = Выгляд
settings-data = Даныя
settings-none-for = Ніводная налада не датычыць «{ $word }». Вось спіс усіх налад.
settings-words-speech = мова голас хуткасць тэмп вышыня гучнасць экранны чытач паўтор
settings-words-calling = хады аб’яўленне стыль алфавіт літары палі назвы
settings-words-sounds = гук шум сігналы
settings-words-voice-input = мікрафон распазнаванне дыктоўка слуханне мадэль Vosk цішыня
settings-words-clock = гадзіннік час папярэджанне цыферблат хвіліны
settings-words-keys = клавіятура клавіша скарачэнні літары раскладка Lichess WinBoard
settings-words-look = тэма цёмная светлая кантраст колеры дошка фігуры памер каардынаты ўсляпую пазіцыя
settings-words-data = файл копія захаваць аднавіць скінуць партыі сховішча
settings-words-wording = сказы словы пераклад тэкст паведаміць
look-blindfold = Гульня ўсляпую
blindfold-hide = Хаваць фігуры
blindfold-shows = Што яшчэ відаць
blindfold-shows-nothing = Нічога
blindfold-shows-own = Мае фігуры
blindfold-shows-last = Фігура апошняга хода
blindfold-board-answers = Дошка адказвае на пытанні пра схаваныя фігуры
blindfold-counts = У канцы сказаць, колькі было пытанняў

## page-set-up

set-up-about = Расстаўце любую пазіцыю і гуляйце з яе. Партыя на дошцы ад гэтага не мяняецца.
set-up-line = Сказаць або напісаць, што дзе стаіць
set-up-enter = Увесці
set-up-line-about = Напрыклад: белы кароль e1, чорныя пешкі d5 e6. Прыбраць e4. Ход чорных.
set-up-words = Што тут можна сказаць
set-up-board = Палі
set-up-turn = Чый ход
set-up-castling = Ракіроўка
set-up-white-short = Белыя коратка
set-up-white-long = Белыя доўга
set-up-black-short = Чорныя коратка
set-up-black-long = Чорныя доўга
set-up-chess960 = Шахматы-960: з любой вертыкалі
set-up-en-passant = Узяцце на праходзе
set-up-en-passant-none = Няма
set-up-fen = FEN
set-up-fen-take = Прачытаць гэты FEN
set-up-start = Пачатковая пазіцыя
set-up-clear = Пустая дошка
set-up-game = Як у партыі
set-up-undo = Скасаваць
set-up-missing = Што яшчэ немагчыма
set-up-play-heading = Гуляць з гэтай пазіцыі
set-up-play = Гуляць

## page-about

about-what = Шахматная праграма для гульні на слых, навобмацак і з клавіятуры, паводле правілаў шахмат.
about-offline = Праграма гатова працаваць без сеткі.
about-online = Праграма яшчэ не гатова працаваць без сеткі.
about-privacy = Без уліковага запісу і без сачэння: партыі і налады застаюцца на гэтай прыладзе.
about-licence = Свабоднае праграмнае забеспячэнне паводле ліцэнзіі GNU General Public License, версія 3 або навейшая.

## page-blindfold

blindfold-off = Усе фігуры відаць.
blindfold-all = Усляпую: усе фігуры схаваныя.
blindfold-own = Усляпую: відаць толькі вашы фігуры.
blindfold-last = Усляпую: відаць толькі фігуру апошняга хода.
blindfold-answers = Дошка адказвае.
blindfold-is-silent = Дошка маўчыць.
blindfold-silent = Дошка маўчыць. Пытайцеся толькі пра хады і гадзіннікі.
blindfold-asked = { $count ->
        [0] Вы не задалі ніводнага пытання.
        [one] Вы задалі { $count } пытанне.
        [few] Вы задалі { $count } пытанні.
       *[many] Вы задалі { $count } пытанняў.
    }

## page-guide

guide-welcome = Ваша першая партыя, сем крокаў. Гадзіннік не ідзе: не спяшайцеся. { $way ->
        [keys] На дошцы { $again } паўтарае крок.
        [voice] Скажыце «{ $again }», каб пачуць крок яшчэ раз.
       *[other] Кнопка «{ $again }» паўтарае крок.
    } Можна пайсці і працягнуць пазней.
guide-resumed = З вяртаннем. Партыя працягваецца з таго месца, дзе вы яе пакінулі.
guide-step = Крок { $number } з { $of }.
guide-good = Добра.
guide-board = Дошка. Вы гуляеце белымі, я чорнымі. { $way ->
        [touch] Знайдзіце поле e4 і дакраніцеся да яго. З праграмай чытання экрана дакраніцеся двойчы.
        [voice] Скажыце «{ $say }».
       *[other] Вы на e1, каля свайго караля. Стрэлкі вядуць з поля на поле. Падыміцеся на e4.
    }
guide-question = Пытанне. Пытацца можна ў любы момант. { $way ->
        [keys] Націсніце { $ask }, каб пачуць поле, на якім вы стаіце.
        [touch] У групе «{ $bar }» выберыце «{ $ask }».
        [voice] Скажыце «{ $ask }».
       *[other] Націсніце F6, каб перайсці да поля ўводу, напішыце «{ $ask }» і націсніце Enter.
    }
guide-move = Ход. { $way ->
        [touch] Дакраніцеся да сваёй пешкі на e2, потым да e4. Або напішыце e4 у полі «{ $field }».
        [voice] Скажыце «e4».
       *[other] Націсніце { $entry }, каб перайсці да поля «{ $field }», напішыце e4 і націсніце Enter.
    }
guide-call = Вы пачулі, як абвяшчаюць хады: ваш ход і мой адказ f5. { $german ->
        [yes] Хады абвяшчаюць па-нямецку, як невідушчыя гульцы ва ўсіх краінах: Bauer – гэта пешка, Eva – гэта e, Felix – гэта f.{ " " }
       *[no] { "" }
    }{ $way ->
        [keys] Націсніце { $board }, каб перайсці на дошку, а потым { $ask }, каб пачуць мой ход яшчэ раз.
        [touch] У групе «{ $bar }» выберыце «{ $ask }».
        [voice] Скажыце «{ $ask }».
       *[other] Напішыце «{ $ask }».
    }
guide-capture = Узяцце. Вы можаце ўзяць маю пешку на f5. { $way ->
        [touch] Дакраніцеся да сваёй пешкі на e4, потым да f5.
        [voice] Скажыце «e4 f5».
       *[other] Націсніце { $board }, каб перайсці на дошку, падыдзіце да сваёй пешкі на e4 і націсніце Enter. Потым перайдзіце на f5 і націсніце Enter.
    }
guide-mate = Мат за адзін ход. Мой ход – g5, і мой кароль на e8 адкрыты. Ваш ферзь на d1 можа даць мат: знайдзіце поле.{ $way ->
        [keys] { " " }{ $ask } на ферзі кажа, куды ён можа пайсці.
       *[other] { "" }
    }
guide-help = Мат: вы выйгралі. Апошні крок: даведка. { $way ->
        [touch] Спасылка «{ $help }» ёсць уверсе кожнай старонкі. Адкрыйце яе, а потым вярніцеся.
        [voice] Скажыце «{ $help }», а потым вярніцеся.
       *[other] { $help } кажа, што можна зрабіць там, дзе вы ёсць. Націсніце цяпер; Escape верне вас назад.
    }
guide-end = Гэта ўсё, што трэба: дошка, пытанні, хады, абвяшчэнні і даведка. Кнопка «{ $new }» пачынае вашу ўласную партыю.
guide-not-now = Не цяпер.
guide-no-mate = Гэта не мат. Паглядзіце на дыяганаль ад e8 да h5: яна адкрыта.
guide-mate-told = Ваш ферзь дае мат на h5.
guide-restart = Пачаць спачатку

## page-library

backup-not-saved = { $title }: не дададзена, бо захаваць не ўдалося.
backup-beside = { $title }: іншая версія гэтай партыі ўжо была тут. Яна застаецца, а версія з файла дададзена побач.
backup-note-not-saved = Запіс: не дададзены, бо захаваць не ўдалося.
backup-summary = Дададзена партый: { $added }. Ужо былі тут: { $here }.
backup-settings-kept = Налады: вашы пакінуты.
backup-settings-taken = Налады: узяты з файла.
backup-note-doubled = Запіс: двойчы ў файле, дададзены адзін раз.
backup-note-broken = Запіс: пашкоджаны, не дададзены.
backup-broken = Партыя ({ $day }): пашкоджаная, не дададзена.
backup-newer = Партыя ({ $day }): ад навейшай версіі Anna–Hector, не дададзена.
backup-doubled = Партыя ({ $day }): двойчы ў файле, дададзена адзін раз.
unreadable-game = Партыя, якую нельга прачытаць
game-not-over = Не скончана.
game-moves = Хадоў: { $moves }
game-on-board = На дошцы.
game-as-black = Чорныя супраць камп’ютара, узровень { $level }
game-as-white = Белыя супраць камп’ютара, узровень { $level }
game-of-two = Два гульцы тут
game-of-clock = Толькі гадзіннік
free-question = Выдаліць назаўсёды? { $title }, { $size }
free-no = Не, пакінуць
free-yes = Так, выдаліць
room-model = Мадэль маўлення
room-recording = Запіс: { $of }
backup = Рэзервовая копія
save-backup = Захаваць усё файлам рэзервовай копіі
read-backup = Прачытаць файл рэзервовай копіі
storage = Сховішча
storage-unknown = Браўзер не паведамляе, колькі месца занята.
storage-used = Занята: { $used }. Вольна: { $left }.
backup-report = Што выйшла з рэзервовай копіі
take-backup-settings = Узяць з файла і налады
show-room = Паказаць, што можна выдаліць
room = Што можна выдаліць
no-room = Нічога: тут толькі нескончаныя партыі.
delete-game = Выдаліць
save-all-games = Захаваць усе партыі адным PGN
saved-games-failed = Захаваныя партыі не ўдалося прачытаць.
more-games = Паказаць яшчэ партыі
no-saved-games = Тут яшчэ не захавана ніводнай партыі.
saved-games-count = Партый: { $count }
game-deleted = Выдалена.
undo-delete = Скасаваць выдаленне
save-as-pgn = Захаваць як PGN
open-game = Адкрыць
go-on-game = Працягнуць

## page-voice

voice-heard-label = Пачута:
voice-hold = Трымайце, каб гаварыць
voice-talk = Гаварыць
voice-listen = Слухаць
voice-off = Не слухаю
voice-starting = Уключаецца мікрафон
voice-is-listening = Слухаю
voice-working = Распазнаю словы
voice-waiting = Чакаю, пакуль гаворыць Anna–Hector

## page-shared-late

face-position-shown = Пазіцыя ёсць тэкстам побач з хадамі.
face-position-away = Пазіцыя тэкстам схавана.
face-position-hidden = Схавана, пакуль вы гуляеце ўсляпую.
assisting-next = Далей:
assisting-entry = Увесці ход
assisting-section-score = Запіс партыі
assisting-section-adjourn = Адкладанне партыі
mend-white = Выправіць дошку белых
mend-black = Выправіць дошку чорных
change-something = Нешта змяніць
which-move-label = Які ход
clock-back = Назад
clock-name-white = Імя таго, хто гуляе белымі, калі жадаеце
clock-name-black = Імя таго, хто гуляе чорнымі, калі жадаеце
ask-whose-clock = Чый гадзіннік ідзе?
clock-moves-made = Зроблена хадоў
ask-moves-to-go = Хадоў да кантролю
ask-time-used = Выдаткаваны час
ask-period = Перыяд
ask-delay = Колькі засталося затрымкі
clock-key-running = націскае той, чый ход
clock-key-pause = спыніць абодва гадзіннікі, пусціць зноў
clock-key-feel = адчуць гадзіннік
clock-key-control = на што выстаўлены гадзіннік
close = Закрыць
hear-sound = Паслухаць: { $sound }
hear-it = Паслухаць
arbiter-key-clocks = спыніць або запусціць гадзіннік
arbiter-two-minutes-white = Дзве хвіліны белым …
arbiter-two-minutes-black = Дзве хвіліны чорным …
arbiter-illegal-move = Немагчымы ход …
arbiter-compare = Параўнаць дошкі …
assisting-idle-call = Аб’явіць ход.
assisting-idle-repeat = Паўтарыць аб’яўлены ход.
assisting-idle-execute = Зрабіць ход на другой дошцы.
assisting-idle-mend = Выправіць дошку.
assisting-idle-tell = Паведаміць тое, пра што спыталі.
assisting-idle-press = Націснуць на гадзіннік.
assisting-idle-flag = Заявіць пра падзенне сцяжка.
assisting-idle-touched = Паведаміць арбітру пра краненне фігуры.
assisting-idle-stop = Спыніць гадзіннік, каб паклікаць арбітра.
clock-set-displays = Выставіць час і хады
clock-hours = Гадзіны
clock-seconds = Секунды
clock-hours-wrong = Увядзіце гадзіны ад 0 да 99.
clock-minutes-wrong = Увядзіце хвіліны ад 0 да 59.
clock-seconds-wrong = Увядзіце секунды ад 0 да 59.
clock-moves-wrong = Увядзіце хады ад 0 да 999.
clock-key-space = Прабел
key-page-up = Page Up
key-page-down = Page Down
key-delete = Delete
clock-language-page = мовай старонкі
clock-language-german = нямецкімі лікамі, як у аб’яўленні хода ФІДЭ
step-call = Аб’явіць:
step-repeat = Паўтарыць:
step-execute = Зрабіць на маёй дошцы:
step-put-back = Вярнуць фігуры на месца
step-mend = Выправіць маю дошку
step-ask-moves = Спытаць асістэнта пра колькасць хадоў
step-ask-time = Спытаць асістэнта пра выдаткаваны час
warn-white = Папярэджанні для белых
warn-black = Папярэджанні для чорных
warn-on = Папярэджваць пра час і хады
warn-also = Папярэдзіць таксама, калі застанецца
warn-unit = чаго
warn-minutes = хвілін
warn-seconds = секунд
warn-moves = хадоў да кантролю
warn-add = Дадаць
warn-error = Увядзіце цэлы лік ад 1 да { $most }.
warn-at-low = Мала часу, паводле кантролю
warn-at-seconds = Засталося секунд: { $seconds }
warn-at-minute = Засталася 1 хвіліна
warn-at-minutes = Засталося хвілін: { $minutes }
warn-at-last = Кожная з апошніх { $count } секунд
warn-at-moves = Хадоў да кантролю: { $moves }
warn-word = словамі
warn-sound = гукам
warn-pulse = вібрацыяй
key-to-rank = Да гарызанталі { $place }
key-to-file = Да вертыкалі { $place }
keys-of-assistant = Старонка асістэнта
keys-of-arbiter = Старонка арбітра
keys-of-clock = Асобны гадзіннік
keys-of-dial = Цыферблат гадзінніка
keys-of-board-entry = Увод дошкі
key-of-left = Левы гулец: { $what }
key-of-right = Правы гулец: { $what }
key-of-both = Абодва: { $what }
key-press = Націснуць
key-time-running = Час, які ідзе
key-time-other = Другі час
key-clock-entry = Увесці гадзінніку
key-clock-arbiter = Усталяваць ці вырашыць
key-dial-minute-on = Хвіліна наперад
key-dial-minute-back = Хвіліна назад
key-dial-on = Пяць хвілін наперад
key-dial-back = Пяць хвілін назад
key-dial-start = Да першай хвіліны
key-dial-end = Да апошняй хвіліны
key-dial-minute-hand = Да хвіліннай стрэлкі
key-dial-hour-hand = Да гадзіннай стрэлкі
key-dial-flag = Да сцяжка
key-dial-time = Увесь час
key-entry-king = Паставіць караля
key-entry-queen = Паставіць ферзя
key-entry-rook = Паставіць ладдзю
key-entry-bishop = Паставіць слана
key-entry-knight = Паставіць каня
key-entry-pawn = Паставіць пешку
key-entry-turn = Змяніць колер фігуры
key-entry-empty = Вызваліць поле
command-claim-draw = Форма, каб патрабаваць нічыю
command-move-now = Хай камп’ютар ходзіць зараз
command-try-computer-again = Зноў запусціць камп’ютар
command-play-again = Згуляць яшчэ раз на тых самых умовах
command-full-screen = Уключыць або выключыць поўны экран
entry-line = Што там стаіць
entry-enter = Увесці
entry-example = Фігуры разам са сваімі палямі, напрыклад: белы кароль e1, чорная пешка d5, e4 пустое. Або літарамі: белыя Крe1, Фd1.
entry-keys = На палях: стрэлкі перамяшчаюць; { $put } ставяць караля, ферзя, ладдзю, слана, каня, пешку, яшчэ раз мяняе колер; { $empty } вызваляе поле.
entry-grid-white = Дошка белых для ўвядзення
entry-grid-black = Дошка чорных для ўвядзення
entry-as-program = Як у праграме
entry-empty-all = Вызваліць усе палі
position-diagram = Дыяграма Брайлем
position-dots = Брайль
position-dots-six = 6 кропак, дзве клеткі на поле
position-dots-eight = 8 кропак, адна клетка на поле: кропка 7 — белая фігура, кропка 8 — цёмнае поле
position-copy = Скапіяваць FEN

## page-touch

touch-corners = Куты дошкі
ask-what-can-move = Што можа хадзіць
put-back = Паставіць назад
