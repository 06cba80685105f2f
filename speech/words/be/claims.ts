/**
 * Claims of a draw in Belarusian (Art. 9.2, 9.3).
 */
import type { ClaimRejected, DrawClaimed } from '../../../src/laws/facts.js';
import type { Weighed } from '../happenings.js';
import { after } from './duties.js';
import { PLAYERS } from './names.js';
import { counted, ordinal } from './numbers.js';

const FIFTY = 'па пяцьдзясят хадоў без узяцця і хода пешкай';

export function claimed({ by, ground, intended }: DrawClaimed): string {
  const then = intended && after(intended);
  const so = {
    threefold: then ? `${then} пазіцыя будзе трэці раз` : 'пазіцыя была тры разы',
    'fifty moves': then ? `${then} будзе ${FIFTY}` : FIFTY,
  }[ground];
  return `${PLAYERS[by]} патрабуюць нічыю: ${so}.`;
}

export function claimRejected({ ground, why, found }: ClaimRejected, intended: boolean): string {
  switch (why) {
    case 'not written first':
      return 'Не так: ход не запісаны загадзя.';
    case 'move is illegal':
      return 'Не так: гэты ход немагчымы.';
    case 'not so often':
      if (ground === 'fifty moves') return `Не так: ${intended ? 'і тады ' : ''}такіх хадоў толькі ${found}.`;
      return intended
        ? `Не так: гэта быў бы толькі ${ordinal(found, 'раз')}.`
        : `Не так: пазіцыя была толькі ${times(found)}.`;
  }
}

/** "адзін раз", "два разы", "5 разоў". */
function times(count: number): string {
  const number = { 1: 'адзін', 2: 'два' }[count] ?? String(count);
  return `${number} ${{ one: 'раз', few: 'разы', many: 'разоў' }[counted(count)]}`;
}

/** What it means comes last, right before the answer. */
export function surely({ act, piece, timed }: Weighed): string {
  switch (act.type) {
    case 'resign':
      return 'Здаць гэтую партыю?';
    case 'accept':
      return 'Прыняць нічыю? На гэтым партыя скончыцца.';
    case 'claim': {
      const { ground, intended } = act;
      const then = intended && piece ? ` ${after({ ...intended.move, piece })}` : '';
      const why = ground === 'threefold' ? 'трохразовы паўтор пазіцыі' : 'пяцьдзясят хадоў';
      const costs = [...(timed ? ['праціўнік атрымае час'] : []), ...(intended ? ['гэты ход трэба зрабіць'] : [])];
      const wrong = costs.length > 0 ? ` Калі гэта не так, ${costs.join(' і ')}.` : '';
      return `Патрабаваць нічыю: ${why}${then}?${wrong}`;
    }
    case 'claim quickplay':
      return act.asks === 'draw'
        ? 'Патрабаваць нічыю: хуткае завяршэнне партыі? Калі арбітр адмовіць, праціўнік можа атрымаць час.'
        : 'Папрасіць некалькі секунд на кожны ход? Гэта таксама прапанова нічыі.';
  }
}
