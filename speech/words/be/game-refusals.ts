/**
 * Why something is not done, in Belarusian, where the game, its clock or somebody's part in it is the reason: what was wrong first,
 * and what would be right where that helps.
 */
import type { JudgedRefusal } from '../first-refusals.js';
import { at } from '../marks.js';
import { duration, remains } from './durations.js';
import { toDo } from './duties.js';
import { PLAYERS, SIDES } from './names.js';
import { NO_CLOCK } from './time.js';

type Why<Reason extends JudgedRefusal['reason']> =
  Extract<JudgedRefusal, { readonly reason: Reason }> extends {
    readonly why: infer W extends string;
  }
    ? Readonly<Record<W, string>>
    : never;

const NO_QUICKPLAY: Why<'no quickplay'> = {
  'not announced': 'Хуткага завяршэння партыі тут няма.',
  blitz: 'Для бліцу такога патрабавання няма.',
  increment: 'Такога патрабавання няма, калі на кожны ход дадаюцца секунды.',
  'not the last period': 'Яшчэ рана: гэта патрабуюць падчас апошняга перыяду.',
  'not on move': 'Не ваш ход: гэта патрабуюць толькі на сваім ходзе.',
  'flag has fallen': 'Ваш сцяжок упаў, патрабаваць гэта ўжо позна.',
  'too much time': 'Яшчэ рана: гэта патрабуюць падчас апошніх дзвюх хвілін свайго часу.',
  'no such request': 'Тут пра гэта прасіць нельга.',
};

const NOT_GIVEN: Why<'penalty not given'> = {
  'not in this edition': 'Гэтая рэдакцыя правіл не мае такога пакарання.',
  'not a measure': 'Такой меры пакарання не бывае.',
  'fine not announced': 'Пра штраф трэба было абвясціць загадзя.',
  'not a usual score': 'Можна даць толькі ачкі за перамогу, нічыю ці паражэнне.',
  'more than the game gives': 'Разам гэта больш, чым дае адна партыя.',
};

const NOT_SEALED: Why<'sealing'> = {
  'sealed already': 'Ход ужо запячатаны.',
  'nothing written': 'Спачатку запішыце ход.',
  'not the move made': 'Ход на дошцы павінен быць той самы, што запісаны.',
  'envelope open': 'Спачатку закрыйце канверт, потым спыніце гадзіннік.',
};

const UNREADABLE: Why<'unreadable act'> = {
  'no act': 'Тое, што прыйшло, — не дзеянне гэтай партыі. Нічога не зроблена.',
  'not a square': 'У тым, што прыйшло, названа поле, якога няма на дошцы. Нічога не зроблена.',
  'not a time': 'У тым, што прыйшло, названы час, які немагчыма прачытаць. Нічога не зроблена.',
  'earlier than the act before': 'Тое, што прыйшло, ранейшае за папярэдняе дзеянне. Нічога не зроблена.',
  'unknown edition': 'У тым, што прыйшло, названа рэдакцыя правіл, якая тут невядомая. Нічога не зроблена.',
  'not a result': 'У тым, што прыйшло, названы немагчымы вынік. Нічога не зроблена.',
};

const DONE_BY = {
  arbiter: ' Гэта робіць арбітр.',
  players: ' Гэта робяць самі гульцы.',
  assistants: ' Гэта робіць асістэнт.',
} as const;

export function judgedRefusal(refusal: JudgedRefusal): string {
  switch (refusal.reason) {
    case 'not for this role':
      return `Вашай ролі гэта не дазволена.${refusal.doneBy ? DONE_BY[refusal.doneBy] : ''}`;
    case 'unreadable act':
      return UNREADABLE[refusal.why];
    case 'no offer':
      return 'Няма прапановы нічыі, на якую адказваць.';
    case 'offer stands':
      return `Прапанова нічыі ад ${SIDES[refusal.by].genitive} яшчэ дзейнічае.`;
    case 'offer only on your move':
      return 'Нічыю прапануюць толькі на сваім ходзе.';
    case 'no such ply':
      return 'Партыя не мае такой ранейшай пазіцыі.';
    case 'strict play':
      return 'Строгая гульня гэтага не дазваляе.';
    case 'bound':
      return `Вы павінны ${toDo(refusal.duty)}.`;
    case 'no piece to touch':
      return `На ${at(refusal.square)} няма фігуры.`;
    case 'adjusting not now':
      return 'Папраўляць фігуры можна, толькі пакуль ідзе ваш час.';
    case 'board elsewhere':
      return 'Партыя ідзе на іншай дошцы; тут толькі яе гадзіннік.';
    case 'engine locked':
      return 'За сталом ідзе строгая партыя, і шахматны рухавік заблакаваны. Спачатку яе трэба скончыць.';
    case 'no clock':
      return NO_CLOCK;
    case 'not moved yet':
      return 'Вы яшчэ не зрабілі хода.';
    case 'clocks not started':
      return 'Партыя пачнецца, калі пойдзе гадзіннік белых.';
    case 'clocks already started':
      return 'Гадзіннік ужо запушчаны.';
    case 'clocks stopped':
      return 'Гадзіннік спынены. Пакуль ён стаіць, ніхто не гуляе.';
    case 'clocks not stopped':
      return 'Гадзіннік не спынены.';
    case 'not your clock':
      return 'Цяпер ідзе не ваш час.';
    case 'not a time':
      return 'Такі час на гадзінніку паставіць нельга.';
    case 'nothing to charge':
      return 'Няма часу, пра які трэба вырашыць.';
    case 'charge open':
      return `Прылада не працавала ${duration(refusal.length, 'accusative')}. Спачатку вырашыце, ці адняць гэты час.`;
    case 'flag is down':
      return `Сцяжок ${SIDES[refusal.of].genitive} упаў. Спачатку пастаўце на гэтым гадзінніку новы час.`;
    case 'flag has not fallen':
      return `Сцяжок ${SIDES[refusal.of].genitive} не ўпаў: ${remains(refusal.left)}.`;
    case 'own flag has fallen':
      return 'Ваш сцяжок таксама ўпаў, таму патрабаваць нельга.';
    case 'arrived already':
      return `${PLAYERS[refusal.who]} ўжо за дошкай.`;
    case 'not late':
      return `Яшчэ не спазненне: ${remains(refusal.left)}.`;
    case 'no default time':
      return 'Не абвешчана, на колькі можна спазніцца.';
    case 'no claim pending':
      return 'Няма патрабавання, якое чакае рашэння.';
    case 'claim pending':
      return 'Арбітр яшчэ не вырашыў: ёсць ранейшае патрабаванне.';
    case 'claim right lost':
      return 'Права патрабаваць цяпер страчана: вы кранулі фігуру. Патрабуйце раней, чым кранаць.';
    case 'agreement not allowed':
      return 'Цяпер згаджацца на нічыю нельга: так кажуць правілы гэтай партыі.';
    case 'offer on conditions':
      return 'Нічыю прапануюць без умоў.';
    case 'no quickplay':
      return NO_QUICKPLAY[refusal.why];
    case 'no fault':
      return 'Нічога такога не было.';
    case 'complaint lost':
      return 'Скардзіцца ўжо нельга: пасля таго вы кранулі фігуру.';
    case 'too late to complain':
      return 'Скардзіцца на гэта ўжо позна.';
    case 'only on claim':
      return 'Арбітр робіць гэта, толькі калі патрабуе праціўнік.';
    case 'not written':
      return 'Спачатку запішыце зробленыя хады.';
    case 'written in advance':
      return 'Загадзя ход запісваюць, толькі каб патрабаваць нічыю ці запячатаць ход.';
    case 'not the move made':
      return 'Зроблены быў іншы ход.';
    case 'written already':
      return 'Гэта ўжо запісана.';
    case 'game not over':
      return 'Партыя яшчэ не скончана.';
    case 'signed already':
      return 'Вы ўжо падпісалі.';
    case 'penalty not given':
      return NOT_GIVEN[refusal.why];
    case 'not adjourned':
      return 'Партыя не адкладзена.';
    case 'adjourned':
      return 'Партыя адкладзена. Да аднаўлення ніхто не гуляе.';
    case 'sealing':
      return NOT_SEALED[refusal.why];
    case 'envelope not opened':
      return 'Каб аднавіць партыю, трэба адкрыць канверт: адкрыйце яго паролем ці файлам або пакажыце, што канверта няма.';
    case 'envelope stays closed':
      return 'Канверт застаецца закрытым, пакуль не прыйдзе гулец, які павінен адказваць.';
  }
}
