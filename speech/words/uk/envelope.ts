/**
 * An adjourned game and its envelope in Ukrainian (Guidelines I).
 */
import type { EnvelopeField } from '../../../src/laws/acts/adjournment.js';
import { opposite, type ByColor } from '../../../src/laws/squares.js';
import type { EnvelopeWords, LockTrouble, ToResume } from '../envelope.js';
import { duration } from './durations.js';
import { OF_PLAYER, PLAYERS } from './names.js';

/** In a sentence. */
const IN_SENTENCE: ByColor<string> = { white: 'білі', black: 'чорні' };

export const envelope: EnvelopeWords = {
  players: ({ white, black }) => `Білими грає ${white}, чорними грає ${black}.`,
  position: () => 'Так стоять фігури перед записаним ходом.',
  times: ({ white, black }) =>
    `Білі витратили ${duration(white, 'accusative')}, чорні ${duration(black, 'accusative')}.`,
  sealed: (by, moveNumber) => `${PLAYERS[by]} записують хід номер ${moveNumber}.`,
  offer: (by) => (by ? `Пропозиція нічиєї від ${OF_PLAYER[by]} чинна.` : 'Чинної пропозиції нічиєї немає.'),
  resumption: ({ date, time, venue }) => `Партію буде поновлено. Дата: ${date}. Час: ${time}. Місце: ${venue}.`,
  fault: (field) => FAULTS[field],
  toAdjourn: (sealer) => `Відкласти партію? Хід ${OF_PLAYER[sealer]}, і вони мають його записати.`,
  turnAway: (sealer) =>
    `${PLAYERS[opposite(sealer)]}, будь ласка, відверніться і не слухайте: ${IN_SENTENCE[sealer]} записують хід.`,
  lockedAway: () => 'Хід записано і замкнено. На цій сторінці від нього нічого не лишилося.',
  doubt: (doubt) => (doubt === 'several moves' ? 'Це може означати два ходи.' : 'Тут не можна прочитати жодного ходу.'),
  toResume,
  found: (text) => `У конверті записано: «${text}».`,
  trouble: (trouble) => TROUBLES[trouble],
};

const FAULTS: Readonly<Record<EnvelopeField, string>> = {
  players: 'На конверті мають бути імена обох гравців.',
  position: 'Позиція на конверті не та, що на дошці.',
  times: 'Час на конверті не той, що на годиннику.',
  'sealed by': 'На конверті вказано не того гравця, який записав хід.',
  'move number': 'Номер записаного ходу неправильний.',
  offer: 'Про пропозицію нічиєї на конверті написано неправильно.',
  resumption: 'На конверті мають бути дата, час і місце поновлення партії.',
};

const TROUBLES: Readonly<Record<LockTrouble, string>> = {
  'not secure': 'Тут хід не можна замкнути: сторінка має прийти через захищене з’єднання https.',
  'too long': 'Це задовге для ходу. Напишіть лише хід.',
  'wrong passphrase': 'Цим паролем конверт не відкривається. Перевірте пароль і спробуйте ще раз.',
  'not this envelope': 'Цей файл не відкриває конверт. Виберіть той, що його збережено, коли записували хід.',
  unreadable: 'Вміст конверта пошкоджено, і його не можна прочитати. Конверт вважається втраченим, і вирішує арбітр.',
};

function toResume({ sealer, present, late, envelope: what, clock, times, position }: ToResume): readonly string[] {
  const here = presence(present);
  if (!position) return [here, 'Позиція невідома: грають нову партію.'];
  return [
    here,
    ...(late > 0 ? [`Запізнення: ${duration(late)}.`] : []),
    ENVELOPE[what](sealer),
    ...(times ? [] : ['Час невідомий: годинник виставляє арбітр.']),
    ...(clock ? [`Буде пущено годинник ${OF_PLAYER[clock]}.`] : []),
  ];
}

const ENVELOPE: Readonly<Record<ToResume['envelope'], (sealer: ToResume['sealer']) => string>> = {
  opened: (sealer) => `Конверт буде відкрито, а записаний хід ${OF_PLAYER[sealer]} зроблено.`,
  'stays closed': () => 'Конверт залишиться заклеєним.',
  lost: (sealer) => `Конверт не можна відкрити: ${IN_SENTENCE[sealer]} зроблять записаний хід на дошці.`,
};

function presence({ white, black }: ToResume['present']): string {
  if (white && black) return 'Обидва гравці тут.';
  if (!white && !black) return 'Жодного гравця немає.';
  return white ? 'Білі тут, чорних немає.' : 'Чорні тут, білих немає.';
}
