/**
 * Why words are no time control, in Belarusian: what was wrong first, then what may be said instead.
 */
import { MOST, type ControlRefusal } from '../../hearing/control/refusal.js';
import { allotted } from './durations.js';
import { PLAYERS, SIDES, capitalized } from './names.js';
import { moveCount } from './numbers.js';

const LIMITS = {
  minutes: `Больш за ${MOST.minutes} хвілін на адзін перыяд тут не ставяць.`,
  seconds: `Больш за ${MOST.seconds} секунд на ход тут не ставяць.`,
  moves: `Больш за ${MOST.moves} хадоў у адным перыядзе тут не ставяць.`,
  periods: `Больш за ${MOST.periods} перыядаў тут не ставяць.`,
} as const;

export function controlRefusal(refusal: ControlRefusal): string {
  switch (refusal.reason) {
    case 'nothing said':
      return 'Назавіце час, напрыклад «90 хвілін на 40 хадоў, затым 30 хвілін, 30 секунд на ход».';
    case 'too long':
      return 'Гэта занадта доўга для кантролю часу.';
    case 'unknown word':
      return `Слова «${refusal.word}» незразумелае. Назавіце хвіліны, хады і секунды на ход.`;
    case 'no time':
      return 'Час не названы. Скажыце, колькі хвілін.';
    case 'slash':
      return `У запісе «${refusal.text}» любы лік можа быць хадамі. Скажыце, дзе хады, а дзе хвіліны.`;
    case 'two times':
      return `${capitalized(allotted(refusal.first))} і ${allotted(refusal.second)} на тыя самыя хады: паміж двума перыядамі скажыце «затым».`;
    case 'two numbers of moves':
      return `${capitalized(moveCount(refusal.first))} і ${moveCount(refusal.second)} за той самы час: паміж двума перыядамі скажыце «затым».`;
    case 'two extras':
      return 'Два розныя дабаўленні на ход: назавіце адно ці па адным для кожнага перыяду.';
    case 'moves missing':
      return `${capitalized(allotted(refusal.time))}: на колькі хадоў? На ўсе астатнія хады можа быць толькі апошні перыяд.`;
    case 'from which move':
      return `${capitalized(allotted(refusal.time))} на ход: дадайце «ад хода 1» ці «ад хода ${refusal.move}».`;
    case 'no period begins':
      return `З хода ${refusal.move} не пачынаецца ніводны перыяд.`;
    case 'one side only':
      return `Няма часу для ${SIDES[refusal.missing].genitive}.`;
    case 'side twice':
      return `${PLAYERS[refusal.side]} названыя двойчы.`;
    case 'too much':
      return LIMITS[refusal.what];
  }
}
