/**
 * How German names squares. German voices read "a4" as letter and number, so it is written as it is printed. The file names are those of
 * the German translation of the Laws, which writes "Cäsar" where FIDE prints "Cesar".
 */
import type { Naming } from '../naming.js';

export const naming: Naming = {
  square: (square) => square,
  files: { a: 'a', b: 'b', c: 'c', d: 'd', e: 'e', f: 'f', g: 'g', h: 'h' },
  ranks: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', '8': '8' },
  fideFiles: {
    a: 'Anna',
    b: 'Bella',
    c: 'Cäsar',
    d: 'David',
    e: 'Eva',
    f: 'Felix',
    g: 'Gustav',
    h: 'Hector',
  },
  natoFiles: {
    a: 'Alfa',
    b: 'Bravo',
    c: 'Charlie',
    d: 'Delta',
    e: 'Echo',
    f: 'Foxtrot',
    g: 'Golf',
    h: 'Hotel',
  },
  numbers: {
    '1': 'eins',
    '2': 'zwei',
    '3': 'drei',
    '4': 'vier',
    '5': 'fünf',
    '6': 'sechs',
    '7': 'sieben',
    '8': 'acht',
  },
};
