/** Time controls in German words. */
import { inWords } from '../../grammar/de.js';
import type { ControlVocabulary } from '../../hearing/control/vocabulary.js';

/** Their parts are written together, so all are listed; each also without umlauts ("fuenf"), as on a foreign keyboard. */
const NUMBERS = Array.from({ length: 1000 }, (_, value) => value).flatMap((value) => {
  const word = inWords(value);
  const spelt = [word, ...(value >= 100 && value < 200 ? [`ein${word}`] : [])];
  const foreign = spelt.map((one) => one.replaceAll('ü', 'ue').replaceAll('ö', 'oe'));
  return [...new Set([...spelt, ...foreign])].map((one) => [one, value] as const);
});

export const CONTROL: ControlVocabulary = {
  numbers: [
    ...NUMBERS,
    ...['ein', 'eine', 'einen', 'einem', 'einer', 'zwo'].map((word) => [word, word === 'zwo' ? 2 : 1] as const),
  ],
  hundred: [],
  half: ['halb', 'halbe', 'halben', 'halber'],
  halfHour: [],
  oneAndHalf: ['anderthalb', 'eineinhalb'],
  hour: ['Stunde', 'Stunden', 'Std', 'h'],
  minute: ['Minute', 'Minuten', 'Min', 'm'],
  second: ['Sekunde', 'Sekunden', 'Sek', 's'],
  move: ['Zug', 'Züge', 'Zügen', 'Zuege', 'Zuegen', 'Zugs', 'Zuges'],
  then: ['dann', 'danach', 'anschließend', 'gefolgt'],
  plus: ['plus'],
  with: ['mit'],
  and: ['und'],
  increment: [
    'Inkrement',
    'Zuschlag',
    'Zeitzuschlag',
    'Zugabe',
    'Zeitgutschrift',
    'Gutschrift',
    'Bonus',
    'Fischer',
    'extra',
    'zusätzlich',
  ],
  bronstein: ['Bronstein', 'Rückgabe', 'zurück', 'Rueckgabe', 'zurueck'],
  delay: ['Verzögerung', 'Verzoegerung', 'Aufschub'],
  after: ['nach'],
  from: ['ab', 'vom', 'von'],
  first: ['erster', 'ersten', 'erste', 'erstem'],
  start: ['Anfang', 'Beginn'],
  rest: ['Rest', 'restliche', 'restlichen', 'übrigen', 'uebrigen', 'alle', 'allen', 'verbleibenden'],
  colors: { white: ['Weiß', 'Weißer', 'Weißen'], black: ['Schwarz', 'Schwarzer', 'Schwarzen'] },
  tempi: {
    standard: ['klassisch', 'klassische', 'klassisches', 'Turnierpartie', 'Langpartie', 'Standard', 'lang'],
    rapid: ['Schnellschach', 'Schnellpartie', 'schnell', 'Rapid'],
    blitz: ['Blitz', 'Blitzschach', 'Blitzpartie'],
  },
  nothing: [
    ...[
      'in',
      'für',
      'fuer',
      'je',
      'pro',
      'jeder',
      'jeden',
      'jedem',
      'jede',
      'der',
      'die',
      'das',
      'den',
      'dem',
      'des',
      'zu',
      'zum',
      'bis',
      'auf',
    ],
    ...[
      'beide',
      'beiden',
      'Spieler',
      'Seiten',
      'Bedenkzeit',
      'Zeit',
      'Partie',
      'Schach',
      'weitere',
      'weiteren',
      'noch',
      'hat',
      'bekommt',
      'erhält',
    ],
    ...['nur', 'bitte', 'es', 'gibt', 'kommen', 'kommt', 'hinzu', 'dazu', 'höchstens'],
  ],
};
