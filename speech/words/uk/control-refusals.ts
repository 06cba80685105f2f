/**
 * Why words are no time control, in Ukrainian: what was wrong first, then what may be said instead.
 */
import { MOST, type ControlRefusal } from '../../hearing/control/refusal.js';
import { capitalized, moveCount } from './counting.js';
import { allotted } from './durations.js';
import { OF_PLAYER, PLAYERS } from './names.js';

const LIMITS = {
  minutes: `Більше ніж ${MOST.minutes} хвилин на один період тут не встановлюють.`,
  seconds: `Більше ніж ${MOST.seconds} секунд на хід тут не встановлюють.`,
  moves: `Більше ніж ${MOST.moves} ходів в одному періоді тут не встановлюють.`,
  periods: `Більше ніж ${MOST.periods} періодів тут не встановлюють.`,
} as const;

export function controlRefusal(refusal: ControlRefusal): string {
  switch (refusal.reason) {
    case 'nothing said':
      return 'Назвіть час, наприклад «90 хвилин на 40 ходів, потім 30 хвилин, 30 секунд на хід».';
    case 'too long':
      return 'Це задовго для контролю часу.';
    case 'unknown word':
      return `Слово «${refusal.word}» незрозуміле. Назвіть хвилини, ходи та секунди на хід.`;
    case 'no time':
      return 'Час не названо. Скажіть, скільки хвилин.';
    case 'slash':
      return `У записі «${refusal.text}» будь-яке число може бути ходами. Скажіть, де ходи, а де хвилини.`;
    case 'two times':
      return `${capitalized(allotted(refusal.first))} і ${allotted(refusal.second)} на ті самі ходи: між двома періодами скажіть «потім».`;
    case 'two numbers of moves':
      return `${capitalized(moveCount(refusal.first))} і ${moveCount(refusal.second)} за той самий час: між двома періодами скажіть «потім».`;
    case 'two extras':
      return 'Два різні додавання на хід: назвіть одне або по одному для кожного періоду.';
    case 'moves missing':
      return `${capitalized(allotted(refusal.time))}: на скільки ходів? На всі решту ходів може бути лише останній період.`;
    case 'from which move':
      return `${capitalized(allotted(refusal.time))} на хід: додайте «від ходу 1» або «від ходу ${refusal.move}».`;
    case 'no period begins':
      return `Із ходу ${refusal.move} жоден період не починається.`;
    case 'one side only':
      return `Немає часу для ${OF_PLAYER[refusal.missing]}.`;
    case 'side twice':
      return `${PLAYERS[refusal.side]} названі двічі.`;
    case 'too much':
      return LIMITS[refusal.what];
  }
}
