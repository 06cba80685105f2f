/**
 * Why something is not done, in Macedonian, where the game, its clock or somebody's part in it is the reason: what was wrong first,
 * and what would be right where that helps.
 */
import type { JudgedRefusal } from '../first-refusals.js';
import { at } from '../marks.js';
import { duration } from './durations.js';
import { mustDo } from './duties.js';
import { THE_PLAYERS, THE_PLAYERS_FIRST, capitalized } from './names.js';
import { NO_CLOCK } from './time.js';

type Why<Reason extends JudgedRefusal['reason']> =
  Extract<JudgedRefusal, { readonly reason: Reason }> extends {
    readonly why: infer W extends string;
  }
    ? Readonly<Record<W, string>>
    : never;

const NO_QUICKPLAY: Why<'no quickplay'> = {
  'not announced': 'Правилата за забрзан завршеток не важат во оваа партија.',
  blitz: 'Во брзопотезен шах нема такво барање.',
  increment: 'Нема такво барање кога секој потег носи секунди.',
  'not the last period': 'Тоа може да се бара само во последниот период.',
  'not on move': 'Тоа може да се бара само на свој потег.',
  'flag has fallen': 'Вашето знаменце падна, па веќе е доцна за тоа барање.',
  'too much time': 'Тоа може да се бара само во последните две минути од вашето време.',
  'no such request': 'Тоа не може да се бара тука.',
};

const NOT_GIVEN: Why<'penalty not given'> = {
  'not in this edition': 'Ова издание на Правилата нема таква казна.',
  'not a measure': 'Казната не може да има таква мера.',
  'fine not announced': 'Паричната казна мора да биде најавена однапред.',
  'not a usual score': 'Играч може да ги добие само поените за победа, реми или пораз.',
  'more than the game gives': 'Заедно тоа е повеќе отколку што дава една партија.',
};

const NOT_SEALED: Why<'sealing'> = {
  'sealed already': 'Потегот е веќе ковертиран.',
  'nothing written': 'Прво запишете го потегот.',
  'not the move made': 'Потегот на таблата мора да биде оној што е запишан.',
  'envelope open': 'Прво затворете го ковертот, потоа запрете го часовникот.',
};

const UNREADABLE: Why<'unreadable act'> = {
  'no act': 'Тоа што пристигна не е дејство во оваа партија. Ништо не е направено.',
  'not a square': 'Во тоа што пристигна е наведено поле што го нема на таблата. Ништо не е направено.',
  'not a time': 'Во тоа што пристигна е наведено време што не може да се прочита. Ништо не е направено.',
  'earlier than the act before': 'Тоа што пристигна е порано од претходното дејство. Ништо не е направено.',
  'unknown edition':
    'Во тоа што пристигна е наведено издание на Правилата што тука не е познато. Ништо не е направено.',
  'not a result': 'Во тоа што пристигна е наведен невозможен резултат. Ништо не е направено.',
};

const DONE_BY = {
  arbiter: ' Тоа го прави судијата.',
  players: ' Тоа го прават самите играчи.',
  assistants: ' Тоа го прави помошник.',
} as const;

export function judgedRefusal(refusal: JudgedRefusal): string {
  switch (refusal.reason) {
    case 'not for this role':
      return `Вашата улога во партијата не го дозволува тоа.${refusal.doneBy ? DONE_BY[refusal.doneBy] : ''}`;
    case 'unreadable act':
      return UNREADABLE[refusal.why];
    case 'no offer':
      return 'Нема понуда за реми на која би можеле да одговорите.';
    case 'offer stands':
      return `Понудата за реми на ${THE_PLAYERS[refusal.by]} и понатаму важи.`;
    case 'offer only on your move':
      return 'Реми се нуди само на свој потег.';
    case 'no such ply':
      return 'Партијата нема таква поранешна позиција за враќање.';
    case 'strict play':
      return 'Строгата игра не го дозволува тоа.';
    case 'bound':
      return `${capitalized(mustDo(refusal.duty, 'you'))}.`;
    case 'no piece to touch':
      return `На ${at(refusal.square)} нема фигура.`;
    case 'adjusting not now':
      return 'Може да наместувате само додека тече вашиот часовник.';
    case 'board elsewhere':
      return 'Партијата се игра на друга табла; тука е само нејзиниот часовник.';
    case 'engine locked':
      return 'На маса се игра партија во строга игра, и шаховскиот мотор е заклучен. Прво таа мора да заврши.';
    case 'no clock':
      return NO_CLOCK;
    case 'not moved yet':
      return 'Сѐ уште не сте одиграле потег.';
    case 'clocks not started':
      return 'Партијата започнува кога ќе се пушти часовникот на белите.';
    case 'clocks already started':
      return 'Часовниците се веќе пуштени.';
    case 'clocks stopped':
      return 'Часовниците се запрени. Не се игра додека не потечат повторно.';
    case 'clocks not stopped':
      return 'Часовниците не се запрени.';
    case 'not your clock':
      return 'Не тече вашиот часовник.';
    case 'not a time':
      return 'Часовник не може да се намести на тоа.';
    case 'nothing to charge':
      return 'Нема време за кое треба да се одлучи.';
    case 'charge open':
      return `Уредот не работеше ${duration(refusal.length)}. Прво одлучете дали да се одземе ова време.`;
    case 'flag is down':
      return `Падна знаменцето на ${THE_PLAYERS[refusal.of]}. Прво поставете ново време на тој часовник.`;
    case 'flag has not fallen':
      return `${THE_PLAYERS_FIRST[refusal.of]} имаат уште ${duration(refusal.left)}, па знаменцето не е паднато.`;
    case 'own flag has fallen':
      return 'И вашето знаменце падна, па не може да барате.';
    case 'arrived already':
      return `${THE_PLAYERS_FIRST[refusal.who]} се веќе на таблата.`;
    case 'not late':
      return `Има уште ${duration(refusal.left)} за доаѓање на таблата.`;
    case 'no default time':
      return 'Не е објавено колку може да доцни играч.';
    case 'no claim pending':
      return 'Нема барање што чека одлука.';
    case 'claim pending':
      return 'Судијата уште не одлучил за претходното барање.';
    case 'claim right lost':
      return 'Правото на барање на овој потег е изгубено, зашто допревте фигура. Барајте пред да допрете.';
    case 'agreement not allowed':
      return 'Правилата на оваа партија сега не дозволуваат договорено реми.';
    case 'offer on conditions':
      return 'Реми се нуди без услови.';
    case 'no quickplay':
      return NO_QUICKPLAY[refusal.why];
    case 'no fault':
      return 'Ништо такво не се случило.';
    case 'complaint lost':
      return 'Потоа допревте фигура, па веќе не може да се жалите.';
    case 'too late to complain':
      return 'Доцна е за жалба на тоа.';
    case 'only on claim':
      return 'Судијата постапува само ако тоа го бара противникот.';
    case 'not written':
      return 'Прво запишете ги одиграните потези.';
    case 'written in advance':
      return 'Потег се запишува однапред само за барање реми или за ковертирање.';
    case 'not the move made':
      return 'Тоа не е потегот што е одигран.';
    case 'written already':
      return 'Тоа е веќе запишано.';
    case 'game not over':
      return 'Партијата уште не е завршена.';
    case 'signed already':
      return 'Веќе потпишавте.';
    case 'penalty not given':
      return NOT_GIVEN[refusal.why];
    case 'not adjourned':
      return 'Партијата не е прекината.';
    case 'adjourned':
      return 'Партијата е прекината. Не се игра додека не продолжи.';
    case 'sealing':
      return NOT_SEALED[refusal.why];
    case 'envelope not opened':
      return 'За да продолжи партијата, ковертот мора да се отвори: отворете го со лозинката или датотеката или наведете дека го нема.';
    case 'envelope stays closed':
      return 'Ковертот останува затворен додека не дојде играчот што треба да одговори.';
  }
}
