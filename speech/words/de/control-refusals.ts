/**
 * Why words are no time control, in German: what was wrong first, then what may be said instead.
 */
import { MOST, type ControlRefusal } from '../../hearing/control/refusal.js';
import { capitalized, moveCount } from './counting.js';
import { allotted } from './durations.js';
import { PLAYERS } from './names.js';

const LIMITS = {
  minutes: `Mehr als ${MOST.minutes} Minuten für eine Zeitperiode werden hier nicht eingestellt.`,
  seconds: `Mehr als ${MOST.seconds} Sekunden je Zug werden hier nicht eingestellt.`,
  moves: `Mehr als ${MOST.moves} Züge in einer Zeitperiode werden hier nicht eingestellt.`,
  periods: `Mehr als ${MOST.periods} Zeitperioden werden hier nicht eingestellt.`,
} as const;

export function controlRefusal(refusal: ControlRefusal): string {
  switch (refusal.reason) {
    case 'nothing said':
      return 'Nennen Sie eine Zeit, etwa „90 Minuten für 40 Züge, dann 30 Minuten, mit 30 Sekunden je Zug“.';
    case 'too long':
      return 'Das ist zu lang für eine Bedenkzeit.';
    case 'unknown word':
      return `„${refusal.word}“ wurde nicht verstanden. Nennen Sie Minuten, Züge und Sekunden je Zug.`;
    case 'no time':
      return 'Es wurde keine Zeit genannt. Wie viele Minuten sollen es sein?';
    case 'slash':
      return `In „${refusal.text}“ kann jede der Zahlen die Züge meinen. Sagen Sie, was Züge und was Minuten sind.`;
    case 'two times':
      return `${capitalized(allotted(refusal.first))} und ${allotted(refusal.second)} für dieselben Züge: Sagen Sie „dann“ zwischen zwei Zeitperioden.`;
    case 'two numbers of moves':
      return `${capitalized(moveCount(refusal.first))} und ${moveCount(refusal.second)} für dieselbe Zeit: Sagen Sie „dann“ zwischen zwei Zeitperioden.`;
    case 'two extras':
      return 'Zwei verschiedene Zeiten je Zug: Nennen Sie eine, oder eine für jede Zeitperiode.';
    case 'moves missing':
      return `${capitalized(allotted(refusal.time))} für wie viele Züge? Nur die letzte Zeitperiode kann für alle übrigen Züge sein.`;
    case 'from which move':
      return `${capitalized(allotted(refusal.time))} je Zug: Ergänzen Sie „ab Zug 1“ oder „ab Zug ${refusal.move}“.`;
    case 'no period begins':
      return `Mit Zug ${refusal.move} beginnt keine Zeitperiode.`;
    case 'one side only':
      return `Die Zeit für ${PLAYERS[refusal.missing]} fehlt.`;
    case 'side twice':
      return `${PLAYERS[refusal.side]} wurde zweimal genannt.`;
    case 'too much':
      return LIMITS[refusal.what];
  }
}
