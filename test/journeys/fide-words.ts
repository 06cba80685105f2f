/** The names of App. D.2.1, written down here once more, so that the journeys do not take their expectation from the app. */

const FILES: Readonly<Record<string, string>> = {
  a: 'Anna',
  b: 'Bella',
  c: 'Cesar',
  d: 'David',
  e: 'Eva',
  f: 'Felix',
  g: 'Gustav',
  h: 'Hector',
};
const RANKS: Readonly<Record<string, string>> = {
  1: 'eins',
  2: 'zwei',
  3: 'drei',
  4: 'vier',
  5: 'fünf',
  6: 'sechs',
  7: 'sieben',
  8: 'acht',
};
const PIECES: Readonly<Record<string, string>> = {
  K: 'König',
  D: 'Dame',
  T: 'Turm',
  L: 'Läufer',
  S: 'Springer',
  B: 'Bauer',
};

const square = (name: string): string => `${FILES[name.charAt(0)]} ${RANKS[name.charAt(1)]}`;

/** "Sg1-f3", "Lf1xb5", "Dc7-c5+", "0-0", with German letters and B for a pawn: as it must be called. */
export function called(move: string): string {
  const check = move.endsWith('+') ? ', Schach' : '';
  if (move.startsWith('0-0-0')) return `lange Rochade${check}`;
  if (move.startsWith('0-0')) return `kurze Rochade${check}`;
  const [, piece = '', from = '', sign, to = ''] = /^([KDTLSB])([a-h][1-8])([-x])([a-h][1-8])\+?$/.exec(move) ?? [];
  return `${PIECES[piece]} ${square(from)} ${sign === 'x' ? 'schlägt ' : ''}${square(to)}${check}`;
}

const PIECE_OF = new Map(Object.entries(PIECES).map(([letter, word]) => [word, letter]));
const FILE_OF = new Map(Object.entries(FILES).map(([letter, word]) => [word, letter]));
const RANK_OF = new Map(Object.entries(RANKS).map(([digit, word]) => [word, digit]));

export interface Understood {
  readonly castling?: 'short' | 'long';
  readonly from: string;
  readonly to: string;
  readonly promotion?: string;
}

/** A call taken apart by a listener who knows the eight names and the eight numbers and nothing else. */
export function understand(call: string): Understood | undefined {
  const sentence = call.split(/[.,]/)[0] ?? '';
  if (sentence === 'kurze Rochade') return { castling: 'short', from: '', to: '' };
  if (sentence === 'lange Rochade') return { castling: 'long', from: '', to: '' };
  const words = sentence.replace(' en passant', '').replace(' schlägt', '').replace(' Umwandlung', '').split(' ');
  const [piece = '', fromFile = '', fromRank = '', toFile = '', toRank = '', promotion] = words;
  const from = `${FILE_OF.get(fromFile) ?? ''}${RANK_OF.get(fromRank) ?? ''}`;
  const to = `${FILE_OF.get(toFile) ?? ''}${RANK_OF.get(toRank) ?? ''}`;
  if (!PIECE_OF.has(piece) || from.length !== 2 || to.length !== 2) return undefined;
  return { from, to, ...(promotion !== undefined && { promotion }) };
}
