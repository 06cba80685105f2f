/** What moves are spoken with in Polish, one word for each thing. */
import type { OwnSpokenVocabulary } from '../../hearing/spoken-vocabulary.js';
import { POLISH_SPELLING } from './heard.js';

export const SPOKEN: OwnSpokenVocabulary = {
  kinds: { king: 'król', queen: 'hetman', rook: 'wieża', bishop: 'goniec', knight: 'skoczek', pawn: 'pion' },
  files: { a: 'a', b: 'be', c: 'ce', d: 'de', e: 'e', f: 'ef', g: 'gie', h: 'ha' },
  ranks: { 1: 'jeden', 2: 'dwa', 3: 'trzy', 4: 'cztery', 5: 'pięć', 6: 'sześć', 7: 'siedem', 8: 'osiem' },
  castling: { short: 'krótka roszada', long: 'długa roszada' },
  takes: 'bije',
  to: 'na',
  from: 'z',
  check: 'szach',
  answers: ['tak', 'nie'],
  others: [
    ...[
      'na',
      'z',
      'do',
      'gońca',
      'skoczka',
      'wieżę',
      'hetmana',
      'króla',
      'piona',
      'pionek',
      'koń',
      'laufer',
      'królowa',
    ],
    ...['dama', 'szach', 'mat', 'promocja'],
  ],
  names: {
    fide: { a: 'anna', b: 'bella', c: 'cezar', d: 'dawid', e: 'ewa', f: 'feliks', g: 'gustaw', h: 'hektor' },
    nato: { a: 'alfa', b: 'brawo', c: 'czarli', d: 'delta', e: 'echo', f: 'fokstrot', g: 'golf', h: 'hotel' },
  },
  alsoWritten: [
    ...Object.values(POLISH_SPELLING).flat(),
    // As in "na Annie cztery".
    ...[
      'annie',
      'annę',
      'belli',
      'bela',
      'cezarze',
      'cezara',
      'dawidzie',
      'dawida',
      'ewie',
      'ewę',
      'feliksie',
      'feliksa',
    ],
    ...['gustawie', 'gustawa', 'hektorze', 'hektora'],
  ],
};
