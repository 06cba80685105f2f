/**
 * Claims of a draw in Ukrainian (Art. 9.2, 9.3).
 */
import type { ClaimRejected, DrawClaimed } from '../../../src/laws/facts.js';
import type { Weighed } from '../happenings.js';
import { counted, listed } from './counting.js';
import { afterMove } from './duties.js';
import { FIFTY } from './endings.js';
import { PLAYERS } from './names.js';
import { forTheTime, howOften } from './ordinals.js';

export function claimed({ by, ground, intended }: DrawClaimed): string {
  const after = intended && afterMove(intended);
  const so = {
    threefold: after ? `${after} позиція виникне втретє` : 'позиція виникла втретє',
    'fifty moves': after ? `${after} буде ${FIFTY}` : FIFTY,
  }[ground];
  return `${PLAYERS[by]} вимагають нічию: ${so}.`;
}

export function claimRejected({ ground, why, found }: ClaimRejected, intended: boolean): string {
  switch (why) {
    case 'not written first':
      return 'Ні: хід спочатку треба було записати.';
    case 'move is illegal':
      return 'Ні: цей хід неможливий.';
    case 'not so often':
      if (ground === 'fifty moves') return `Ні: таких ходів ${intended ? 'буде ' : ''}лише ${counted(found)}.`;
      return intended ? `Ні: вона виникне лише ${forTheTime(found)}.` : `Ні: вона виникла лише ${howOften(found)}.`;
  }
}

/** What it means comes last, right before the answer. */
export function surely({ act, piece, timed }: Weighed): string {
  switch (act.type) {
    case 'resign':
      return 'Здати цю партію?';
    case 'accept':
      return 'Прийняти нічию? Партія на цьому закінчиться.';
    case 'claim': {
      const { ground, intended } = act;
      const move = intended && piece ? ` ${afterMove({ ...intended.move, piece })}` : '';
      const why = ground === 'threefold' ? 'через триразове повторення' : 'за правилом 50 ходів';
      const costs = [...(timed ? ['суперник отримає час'] : []), ...(intended ? ['цей хід доведеться зробити'] : [])];
      const wrong = costs.length > 0 ? ` Якщо вимога неправильна, ${listed(costs, 'і')}.` : '';
      return `Вимагати нічию ${why}${move}?${wrong}`;
    }
    case 'claim quickplay':
      return act.asks === 'draw'
        ? 'Вимагати нічию у швидкому фініші? Якщо вимогу відхилять, суперник може отримати час.'
        : 'Просити кілька секунд на кожен хід? Це також пропозиція нічиєї.';
  }
}
