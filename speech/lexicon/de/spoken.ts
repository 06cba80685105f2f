/** What moves are spoken with in German, one word for each thing. */
import { FIDE_SPOKEN, type OwnSpokenVocabulary } from '../../hearing/spoken-vocabulary.js';
import { GERMAN_SPELLING } from './heard.js';

export const SPOKEN: OwnSpokenVocabulary = {
  // The call is German but for its files.
  ...FIDE_SPOKEN,
  files: { a: 'a', b: 'b', c: 'c', d: 'd', e: 'e', f: 'f', g: 'g', h: 'h' },
  answers: ['ja', 'nein'],
  others: [
    'nach',
    'auf',
    'von',
    'mit',
    'nimmt',
    'zwo',
    'pferd',
    'wird',
    'schach',
    'matt',
    'der',
    'die',
    'das',
    'den',
    'dem',
    'rochade',
  ],
  names: {
    fide: { a: 'anna', b: 'bella', c: 'cäsar', d: 'david', e: 'eva', f: 'felix', g: 'gustav', h: 'hektor' },
    nato: { a: 'alpha', b: 'bravo', c: 'charlie', d: 'delta', e: 'echo', f: 'foxtrot', g: 'golf', h: 'hotel' },
  },
  alsoWritten: Object.values(GERMAN_SPELLING).flat(),
};
