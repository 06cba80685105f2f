/**
 * An adjourned game and its envelope in Macedonian (Guidelines I).
 */
import type { EnvelopeField } from '../../../src/laws/acts/adjournment.js';
import { opposite } from '../../../src/laws/squares.js';
import type { EnvelopeWords, LockTrouble, ToResume } from '../envelope.js';
import { duration } from './durations.js';
import { THE_PLAYERS, THE_PLAYERS_FIRST } from './names.js';

export const envelope: EnvelopeWords = {
  players: ({ white, black }) => `Со белите игра ${white}, со црните игра ${black}.`,
  position: () => 'Ова е позицијата пред ковертираниот потег.',
  times: ({ white, black }) => `Белите потрошиле ${duration(white)}, црните ${duration(black)}.`,
  sealed: (by, moveNumber) => `${THE_PLAYERS_FIRST[by]} го ковертираат потегот број ${moveNumber}.`,
  offer: (by) => (by ? `Понудата за реми од ${THE_PLAYERS[by]} важи.` : 'Ниедна понуда за реми не важи.'),
  resumption: ({ date, time, venue }) => `Партијата ќе продолжи. Датум: ${date}. Време: ${time}. Место: ${venue}.`,
  fault: (field) => FAULTS[field],
  toAdjourn: (sealer) => `Да се прекине партијата? ${THE_PLAYERS_FIRST[sealer]} се на потег и мора да го ковертираат.`,
  turnAway: (sealer) =>
    `${THE_PLAYERS_FIRST[opposite(sealer)]}, свртете се и не слушајте: ${THE_PLAYERS[sealer]} го запишуваат потегот.`,
  lockedAway: () => 'Потегот е запишан и заклучен. На оваа страница не остана ништо од него.',
  doubt: (doubt) =>
    doubt === 'several moves' ? 'Ова може да значи два потега.' : 'Во ова не може да се прочита потег.',
  toResume,
  found: (text) => `Во ковертот пишува: „${text}“.`,
  trouble: (trouble) => TROUBLES[trouble],
};

const FAULTS: Readonly<Record<EnvelopeField, string>> = {
  players: 'На ковертот мора да стојат имињата на двајцата играчи.',
  position: 'Позицијата на ковертот не е онаа на таблата.',
  times: 'Времињата на ковертот не се оние на часовникот.',
  'sealed by': 'На ковертот е наведен погрешен играч како оној што ковертира.',
  'move number': 'Бројот на ковертираниот потег е погрешен.',
  offer: 'За понудата за реми на ковертот стои погрешно.',
  resumption: 'На ковертот мора да стојат датумот, времето и местото на продолжувањето.',
};

const TROUBLES: Readonly<Record<LockTrouble, string>> = {
  'not secure': 'Потегот не може да се заклучи тука: страницата мора да дојде преку безбедна врска, со https.',
  'too long': 'Ова е предолго за потег. Напишете го само потегот.',
  'wrong passphrase': 'Ковертот не се отвора со оваа лозинка. Проверете ја и обидете се повторно.',
  'not this envelope': 'Оваа датотека не го отвора ковертот. Изберете ја онаа што е зачувана при ковертирањето.',
  unreadable:
    'Содржината на ковертот е оштетена и не може да се прочита. Ковертот се смета за изгубен и одлучува судијата.',
};

function toResume({ sealer, present, late, envelope: what, clock, times, position }: ToResume): readonly string[] {
  const here = presence(present);
  if (!position) return [here, 'Позицијата не е позната: се игра нова партија.'];
  return [
    here,
    ...(late > 0 ? [`Доцнењето е ${duration(late)}.`] : []),
    ENVELOPE[what](sealer),
    ...(times ? [] : ['Времињата не се познати: судијата ги местува часовниците.']),
    ...(clock ? [`Се пушта часовникот на ${THE_PLAYERS[clock]}.`] : []),
  ];
}

const ENVELOPE: Readonly<Record<ToResume['envelope'], (sealer: ToResume['sealer']) => string>> = {
  opened: (sealer) => `Ковертот се отвора и се игра ковертираниот потег на ${THE_PLAYERS[sealer]}.`,
  'stays closed': () => 'Ковертот останува затворен.',
  lost: (sealer) => `Ковертот не може да се отвори: ${THE_PLAYERS[sealer]} го играат ковертираниот потег на таблата.`,
};

function presence({ white, black }: ToResume['present']): string {
  if (white && black) return 'Двајцата играчи се тука.';
  if (!white && !black) return 'Ниту еден играч не е тука.';
  return white ? 'Белите се тука, црните не се.' : 'Црните се тука, белите не се.';
}
