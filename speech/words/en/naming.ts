/**
 * How English names squares.
 */
import type { Naming } from '../naming.js';

export const naming: Naming = {
  square: (square) => square,
  files: { a: 'a', b: 'b', c: 'c', d: 'd', e: 'e', f: 'f', g: 'g', h: 'h' },
  ranks: { '1': '1', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', '8': '8' },
  fideFiles: {
    a: 'Anna',
    b: 'Bella',
    c: 'Cesar',
    d: 'David',
    e: 'Eva',
    f: 'Felix',
    g: 'Gustav',
    h: 'Hector',
  },
  natoFiles: {
    a: 'alfa',
    b: 'bravo',
    c: 'charlie',
    d: 'delta',
    e: 'echo',
    f: 'foxtrot',
    g: 'golf',
    h: 'hotel',
  },
  numbers: {
    '1': 'one',
    '2': 'two',
    '3': 'three',
    '4': 'four',
    '5': 'five',
    '6': 'six',
    '7': 'seven',
    '8': 'eight',
  },
};
