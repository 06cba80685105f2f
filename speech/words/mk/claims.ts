/**
 * Claims of a draw in Macedonian (Art. 9.2, 9.3).
 */
import type { ClaimRejected, DrawClaimed } from '../../../src/laws/facts.js';
import type { Weighed } from '../happenings.js';
import { inFull } from './duties.js';
import { WITHOUT_PROGRESS } from './moves.js';
import { THE_PLAYERS_FIRST, listed } from './names.js';
import { numeral, ordinal, times } from './numbers.js';

export function claimed({ by, ground, intended }: DrawClaimed): string {
  const after = intended && `по потегот ${inFull(intended)}`;
  const so = {
    threefold: after ? `${after} позицијата е на таблата по трет пат` : 'позицијата беше на таблата трипати',
    'fifty moves': after ? `${after} има педесет ${WITHOUT_PROGRESS}` : `педесет ${WITHOUT_PROGRESS}`,
  }[ground];
  return `${THE_PLAYERS_FIRST[by]} бараат реми: ${so}.`;
}

export function claimRejected({ ground, why, found }: ClaimRejected, intended: boolean): string {
  switch (why) {
    case 'not written first':
      return 'Не е така: потегот не беше прво запишан.';
    case 'move is illegal':
      return 'Не е така: потегот е нелегален.';
    case 'not so often':
      if (ground === 'fifty moves') {
        return `Не е така: ${intended ? 'би имало' : 'има'} само ${numeral(found, 'masculine')}.`;
      }
      return intended
        ? `Не е така: би била на таблата по ${ordinal(found)} пат.`
        : `Не е така: беше на таблата ${times(found)}.`;
  }
}

/** What it means comes last, right before the answer. */
export function surely({ act, piece, timed }: Weighed): string {
  switch (act.type) {
    case 'resign':
      return 'Ја предавате партијата?';
    case 'accept':
      return 'Го прифаќате ремито? Со тоа партијата завршува.';
    case 'claim': {
      const { ground, intended } = act;
      const why = ground === 'threefold' ? 'поради трикратно повторување' : 'поради педесет потега';
      const move = intended && piece ? `, со потегот ${inFull({ ...intended.move, piece })}` : '';
      const costs = [
        ...(timed ? ['противникот добива време'] : []),
        ...(intended ? ['потегот мора да се одигра'] : []),
      ];
      const wrong = costs.length > 0 ? ` Ако барањето е погрешно, ${listed(costs, 'и')}.` : '';
      return `Барате реми ${why}${move}?${wrong}`;
    }
    case 'claim quickplay':
      return act.asks === 'draw'
        ? 'Барате реми во забрзан завршеток? Ако барањето биде одбиено, противникот може да добие време.'
        : 'Барате неколку секунди на секој потег? Со тоа нудите и реми.';
  }
}
