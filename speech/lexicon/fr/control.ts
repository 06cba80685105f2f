/** Time controls in French words. */
import { inWords } from '../../grammar/fr.js';
import type { ControlVocabulary } from '../../hearing/control/vocabulary.js';

/** Up to a hundred and the hundreds, each with hyphens or without, and agreeing with minutes: "vingt et un", "vingt et une". */
const NUMBERS = [...Array.from({ length: 101 }, (_, value) => value), 200, 300, 400, 500, 600, 700, 800, 900].flatMap(
  (value) => {
    const word = inWords(value).replaceAll('-', ' ');
    const spelt = [
      word,
      ...(word.endsWith('un') ? [`${word}e`] : []),
      ...(/ (?:cent|vingt)s$/u.test(word) ? [word.slice(0, -1)] : []),
    ];
    return spelt.map((one) => [one, value] as const);
  },
);

export const CONTROL: ControlVocabulary = {
  numbers: [
    ...NUMBERS,
    ['d’un', 1],
    ['d’une', 1],
    ['septante', 70],
    ['huitante', 80],
    ['octante', 80],
    ['nonante', 90],
  ],
  hundred: [],
  half: ['demi', 'demie'],
  halfHour: [],
  oneAndHalf: [],
  hour: ['heure', 'heures', 'd’heure', 'h'],
  minute: ['minute', 'minutes', 'min', 'mn', 'm'],
  second: ['seconde', 'secondes', 'sec', 's'],
  move: ['coup', 'coups'],
  then: ['puis', 'ensuite', 'suivi', 'suivis', 'suivies'],
  plus: ['plus'],
  with: ['avec'],
  and: ['et'],
  increment: [
    'incrément',
    'l’incrément',
    'd’incrément',
    'ajout',
    'd’ajout',
    'ajoutées',
    'bonus',
    'Fischer',
    'supplémentaires',
  ],
  bronstein: ['Bronstein', 'rendues', 'rendue', 'rendu', 'restituées', 'restitué'],
  delay: ['délai', 'différé'],
  after: ['après'],
  from: ['dès', 'depuis', 'partir'],
  first: ['premier', 'première'],
  start: ['début', 'départ'],
  rest: ['reste', 'restants', 'restant', 'tous', 'autres'],
  colors: { white: ['Blancs', 'Blanc', 'Blanche'], black: ['Noirs', 'Noir', 'Noire'] },
  tempi: {
    standard: ['lente', 'lent', 'classique', 'standard', 'longue'],
    rapid: ['rapide', 'rapides', 'semi-rapide'],
    blitz: ['blitz', 'éclair'],
  },
  nothing: [
    ...[
      'à',
      'au',
      'aux',
      'la',
      'le',
      'les',
      'l',
      'de',
      'du',
      'des',
      'd',
      'pour',
      'par',
      'chaque',
      'en',
      'sur',
      'dans',
      'semi',
    ],
    ...[
      'joueur',
      'joueurs',
      'camp',
      'camps',
      'chacun',
      'temps',
      'cadence',
      'partie',
      'parties',
      'échecs',
      'jeu',
      'jusqu’à',
    ],
    ...['ont', 'a', 'est', 'il', 'seulement', 'période', 'supplémentaire', 'svp', 'même'],
  ],
};
