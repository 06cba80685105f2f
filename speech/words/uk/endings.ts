/**
 * Ends of games in Ukrainian.
 */
import type { Ending, EndReason, Result } from '../../../src/laws/result.js';
import { capitalized } from './counting.js';
import { PLAYERS } from './names.js';

const OUTCOMES: Readonly<Record<Result, string>> = {
  '1-0': 'Білі виграли.',
  '0-1': 'Чорні виграли.',
  '1/2-1/2': 'Нічия.',
  '0-0': 'Обидва гравці програли.',
};

/** Counted for each side: "по" is "by each". */
export const FIFTY = 'по 50 ходів без взяття і без ходу пішаком';
const SEVENTY_FIVE = 'По 75 ходів без взяття і без ходу пішаком.';

/** Article 5, 6.7, 6.9, 7.5.5, 9.2 to 9.6. */
export function ending({ reason, result }: Ending): string {
  if (reason === 'agreement') return 'Нічия за згодою.';
  // Whose flag has fallen is said right before it.
  if (reason === 'time' && result !== '1/2-1/2') return `${winner(result)} виграли за часом.`;
  const drawn = result === '1/2-1/2' ? DRAWN[reason] : undefined;
  return `${drawn === undefined ? reasonOf(reason, result) : `${drawn}, але суперник не може поставити мат.`} ${OUTCOMES[result]}`;
}

function winner(result: Result): string {
  return PLAYERS[result === '1-0' ? 'white' : 'black'];
}

function loser(result: Result): string {
  return PLAYERS[result === '1-0' ? 'black' : 'white'];
}

function reasonOf(reason: Exclude<EndReason, 'agreement'>, result: Result): string {
  const reasons: Readonly<Record<Exclude<EndReason, 'agreement'>, string>> = {
    checkmate: 'Мат.',
    stalemate: 'Пат.',
    'dead position': 'Жодна сторона вже не може поставити мат.',
    'fivefold repetition': 'Позиція повторилася уп’яте.',
    'seventy-five moves': SEVENTY_FIVE,
    'threefold repetition': 'Позиція повторилася втретє.',
    'fifty moves': `${capitalized(FIFTY)}.`,
    resignation: `${loser(result)} здалися.`,
    time: 'Час вичерпано.',
    'both flags': 'Упали обидва прапорці.',
    default: result === '0-0' ? 'Жоден гравець не прийшов вчасно.' : `${loser(result)} не прийшли вчасно.`,
    'illegal moves': `${loser(result)} зробили забагато неможливих ходів.`,
    'sealed move': 'Записаний хід не можна зробити.',
    'quickplay finish': 'Партію не можна виграти звичайними засобами.',
    ruling: 'Так вирішив арбітр.',
  };
  return reasons[reason];
}

/** What would have lost, had the opponent been able to mate (Art. 5.1.2, 6.9, 7.5.5). */
const DRAWN: Readonly<Partial<Record<EndReason, string>>> = {
  resignation: 'Партію здано',
  time: 'Час вичерпано',
  'illegal moves': 'Забагато неможливих ходів',
};

/** How a game ended, to go on a sentence with: "білі виграли, мат". */
export function howEnded({ reason, result }: Ending): string {
  const outcome = {
    '1-0': 'білі виграли',
    '0-1': 'чорні виграли',
    '1/2-1/2': 'нічия',
    '0-0': 'обидва гравці програли',
  }[result];
  const drawn = result === '1/2-1/2' ? DRAWN[reason] : undefined;
  if (drawn !== undefined) return `${outcome}, ${drawn.toLowerCase()}, але суперник не міг поставити мат`;
  const reasons: Readonly<Record<EndReason, string>> = {
    checkmate: ', мат',
    stalemate: ', пат',
    'dead position': ', бо жодна сторона не може поставити мат',
    'fivefold repetition': ' через п’ятиразове повторення позиції',
    'seventy-five moves': ' за правилом 75 ходів',
    'threefold repetition': ' через триразове повторення позиції',
    'fifty moves': ' за правилом 50 ходів',
    resignation: `, ${loser(result).toLowerCase()} здалися`,
    agreement: ' за згодою',
    time: ' за часом',
    'both flags': ', бо впали обидва прапорці',
    default: ' через неявку',
    'illegal moves': ' через неможливі ходи',
    'sealed move': ' через записаний хід',
    'quickplay finish': ' у швидкому фініші',
    ruling: ' за рішенням арбітра',
  };
  return `${outcome}${reasons[reason]}`;
}
