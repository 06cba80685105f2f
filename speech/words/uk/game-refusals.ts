/**
 * Why something is not done, in Ukrainian, where the game, its clock or somebody's part in it is the reason: what was wrong first,
 * and what would be right where that helps.
 */
import type { JudgedRefusal } from '../first-refusals.js';
import { at } from '../marks.js';
import { duration } from './durations.js';
import { toDo } from './duties.js';
import { OF_PLAYER, PLAYERS } from './names.js';
import { NO_CLOCK } from './time.js';

type Why<Reason extends JudgedRefusal['reason']> =
  Extract<JudgedRefusal, { readonly reason: Reason }> extends {
    readonly why: infer W extends string;
  }
    ? Readonly<Record<W, string>>
    : never;

const NO_QUICKPLAY: Why<'no quickplay'> = {
  'not announced': 'Правила швидкого фінішу в цій партії не діють.',
  blitz: 'У бліці такої вимоги немає.',
  increment: 'Такої вимоги немає, якщо на кожен хід додають секунди.',
  'not the last period': 'Зарано: цього можна вимагати лише в останньому контрольному періоді.',
  'not on move': 'Цього можна вимагати лише у свою чергу ходу.',
  'flag has fallen': 'Ваш прапорець упав, тож вимагати вже пізно.',
  'too much time': 'Зарано: цього можна вимагати лише в останні дві хвилини вашого часу.',
  'no such request': 'Тут цього просити не можна.',
};

const NOT_GIVEN: Why<'penalty not given'> = {
  'not in this edition': 'У цій редакції Правил такого стягнення немає.',
  'not a measure': 'Стягнення не може мати такої міри.',
  'fine not announced': 'Про штраф слід було оголосити заздалегідь.',
  'not a usual score': 'Гравцеві можна дати лише очки за виграш, нічию чи поразку.',
  'more than the game gives': 'Разом це більше, ніж дає одна партія.',
};

const NOT_SEALED: Why<'sealing'> = {
  'sealed already': 'Записаний хід уже в конверті.',
  'nothing written': 'Спочатку запишіть хід.',
  'not the move made': 'На дошці треба зробити саме той хід, що записаний.',
  'envelope open': 'Спочатку заклейте конверт, потім зупиніть годинник.',
};

const UNREADABLE: Why<'unreadable act'> = {
  'no act': 'Надійшло щось, що не є дією цієї партії. Нічого не зроблено.',
  'not a square': 'У тому, що надійшло, названо поле, якого немає на дошці. Нічого не зроблено.',
  'not a time': 'У тому, що надійшло, названо час, який неможливо прочитати. Нічого не зроблено.',
  'earlier than the act before': 'Те, що надійшло, раніше за попередню дію. Нічого не зроблено.',
  'unknown edition': 'У тому, що надійшло, названо редакцію Правил, яка тут невідома. Нічого не зроблено.',
  'not a result': 'У тому, що надійшло, названо неможливий результат. Нічого не зроблено.',
};

const DONE_BY = {
  arbiter: ' Це робить арбітр.',
  players: ' Це роблять самі гравці.',
  assistants: ' Це робить асистент.',
} as const;

export function judgedRefusal(refusal: JudgedRefusal): string {
  switch (refusal.reason) {
    case 'not for this role':
      return `Ваша роль у цій партії цього не дозволяє.${refusal.doneBy ? DONE_BY[refusal.doneBy] : ''}`;
    case 'unreadable act':
      return UNREADABLE[refusal.why];
    case 'no offer':
      return 'Немає пропозиції нічиєї, на яку можна відповісти.';
    case 'offer stands':
      return `Пропозиція нічиєї ${OF_PLAYER[refusal.by]} ще діє.`;
    case 'offer only on your move':
      return 'Нічию пропонують лише на своєму ході.';
    case 'no such ply':
      return 'У партії немає такої попередньої позиції.';
    case 'strict play':
      return 'Сувора гра цього не дозволяє.';
    case 'bound':
      return `Ви повинні ${toDo(refusal.duty)}.`;
    case 'no piece to touch':
      return `На ${at(refusal.square)} немає фігури.`;
    case 'adjusting not now':
      return 'Поправляти можна лише тоді, коли йде ваш годинник.';
    case 'board elsewhere':
      return 'Партія йде на іншій дошці; тут стоїть тільки годинник.';
    case 'engine locked':
      return 'За столом триває партія в суворій грі, і шаховий рушій заблоковано. Спочатку слід завершити цю партію.';
    case 'no clock':
      return NO_CLOCK;
    case 'not moved yet':
      return 'Ви ще не зробили ходу.';
    case 'clocks not started':
      return 'Партія починається, коли пустять годинник білих.';
    case 'clocks already started':
      return 'Годинник уже пущено.';
    case 'clocks stopped':
      return 'Годинник зупинено. Доки він не піде, грати не можна.';
    case 'clocks not stopped':
      return 'Годинник не зупинено.';
    case 'not your clock':
      return 'Зараз іде не ваш годинник.';
    case 'not a time':
      return 'Такий час на годиннику встановити не можна.';
    case 'nothing to charge':
      return 'Немає часу, про який треба вирішити.';
    case 'charge open':
      return `Пристрій не працював ${duration(refusal.length, 'accusative')}. Спочатку вирішіть, чи списати цей час.`;
    case 'flag is down':
      return `Прапорець ${OF_PLAYER[refusal.of]} упав. Спершу поставте на цьому годиннику новий час.`;
    case 'flag has not fallen':
      return `Прапорець ${OF_PLAYER[refusal.of]} не впав: ще є ${duration(refusal.left)}.`;
    case 'own flag has fallen':
      return 'Ваш прапорець теж упав, тож вимагати ви не можете.';
    case 'arrived already':
      return `${PLAYERS[refusal.who]} вже за дошкою.`;
    case 'not late':
      return `Це ще не запізнення, залишок часу: ${duration(refusal.left)}.`;
    case 'no default time':
      return 'Не оголошено, на скільки гравець може запізнитися.';
    case 'no claim pending':
      return 'Немає вимоги, що чекає на рішення.';
    case 'claim pending':
      return 'Арбітр ще не розглянув попередньої вимоги.';
    case 'claim right lost':
      return 'Право вимагати на цьому ході втрачено, бо ви торкнулися фігури. Вимагайте до торкання.';
    case 'agreement not allowed':
      return 'Погодитися на нічию зараз не можна: правила цієї партії не дозволяють.';
    case 'offer on conditions':
      return 'Нічию пропонують без жодних умов.';
    case 'no quickplay':
      return NO_QUICKPLAY[refusal.why];
    case 'no fault':
      return 'Нічого такого не сталося.';
    case 'complaint lost':
      return 'Після того ви торкнулися фігури, тож скаржитися вже не можна.';
    case 'too late to complain':
      return 'Скаржитися на це вже пізно.';
    case 'only on claim':
      return 'Арбітр реагує на це лише за заявою суперника.';
    case 'not written':
      return 'Спочатку запишіть зроблені ходи.';
    case 'written in advance':
      return 'Заздалегідь хід не записують: це можна лише для вимоги нічиєї чи для відкладання партії.';
    case 'not the move made':
      return 'Це не той хід, який зроблено.';
    case 'written already':
      return 'Це вже записано.';
    case 'game not over':
      return 'Партію ще не завершено.';
    case 'signed already':
      return 'Ви вже підписали.';
    case 'penalty not given':
      return NOT_GIVEN[refusal.why];
    case 'not adjourned':
      return 'Партію не відкладено.';
    case 'adjourned':
      return 'Партію відкладено. До поновлення грати не можна.';
    case 'sealing':
      return NOT_SEALED[refusal.why];
    case 'envelope not opened':
      return 'Щоб поновити партію, треба відкрити конверт: відкрийте його паролем чи файлом або вкажіть, що конверта немає.';
    case 'envelope stays closed':
      return 'Конверт залишається заклеєним, доки не прийде гравець, який має відповідати.';
  }
}
