/**
 * The letters that stand for the pieces (App. C.2, C.3: each player uses those of his own language), as data, and which
 * letters of one script look like letters of the other.
 *
 * Sources: English, German, French, Spanish and Polish as in every scoresheet of those federations; Ukrainian from the Ukrainian
 * edition of the Laws (App. E.2: Кр, Ф, Т, С, К), Russian from the Russian edition (App. C: Кр, Ф, Л, С, К). Belarusian books
 * follow the names кароль, ферзь, ладдзя or тура, слон, конь; the Belarusian of the classical orthography
 * has its own row (К, Вз, Лд, А, В: візыр, ладзьдзя, афіцэр, вершнік) in Wikipedia's "Algebraic notation (chess)".
 * Macedonian follows the names крал, дама, топ, ловец, скокач, with the letters that Serbian scores use for the same names.
 * A pawn has no letter in a scoresheet (App. C.4), yet players write one.
 */
import type { PieceKind } from '../laws/squares.js';

type Script = 'Latin' | 'Cyrillic';

/** The piece letters of one language. */
export interface Alphabet {
  /** BCP 47, "uk"; it is what `Make.alphabets` and `Game.alphabets` hold. */
  readonly name: string;
  readonly script: Script;
  /** The ways to write each kind; the first is the one that is printed. */
  readonly letters: Readonly<Record<PieceKind, readonly string[]>>;
  /**
   * False where letters that only look like these are never meant so: a B is a bishop the world over, and must not be taken for
   * the В of the rare вершнік.
   */
  readonly mixedUp?: false;
}

export const ALPHABETS: readonly Alphabet[] = [
  {
    name: 'en',
    script: 'Latin',
    letters: { king: ['K'], queen: ['Q'], rook: ['R'], bishop: ['B'], knight: ['N'], pawn: ['P'] },
  },
  {
    name: 'de',
    script: 'Latin',
    letters: { king: ['K'], queen: ['D'], rook: ['T'], bishop: ['L'], knight: ['S'], pawn: ['B'] },
  },
  {
    name: 'fr',
    script: 'Latin',
    letters: { king: ['R'], queen: ['D'], rook: ['T'], bishop: ['F'], knight: ['C'], pawn: ['P'] },
  },
  {
    name: 'es',
    script: 'Latin',
    letters: { king: ['R'], queen: ['D'], rook: ['T'], bishop: ['A'], knight: ['C'], pawn: ['P'] },
  },
  {
    name: 'pl',
    script: 'Latin',
    letters: { king: ['K'], queen: ['H'], rook: ['W'], bishop: ['G'], knight: ['S'], pawn: ['P'] },
  },
  {
    name: 'uk',
    script: 'Cyrillic',
    letters: { king: ['Кр'], queen: ['Ф'], rook: ['Т'], bishop: ['С'], knight: ['К'], pawn: ['П'] },
  },
  {
    name: 'ru',
    script: 'Cyrillic',
    letters: { king: ['Кр'], queen: ['Ф'], rook: ['Л'], bishop: ['С'], knight: ['К'], pawn: ['П'] },
  },
  {
    name: 'be',
    script: 'Cyrillic',
    letters: { king: ['Кр'], queen: ['Ф'], rook: ['Л', 'Т'], bishop: ['С'], knight: ['К'], pawn: ['П'] },
  },
  {
    name: 'be-tarask',
    script: 'Cyrillic',
    letters: { king: ['К'], queen: ['Вз'], rook: ['Лд'], bishop: ['А'], knight: ['В'], pawn: [] },
    mixedUp: false,
  },
  {
    name: 'mk',
    script: 'Cyrillic',
    letters: { king: ['К'], queen: ['Д'], rook: ['Т'], bishop: ['Л'], knight: ['С'], pawn: ['П'] },
  },
];

/** The figurines of printed scores, which belong to no language. */
export const FIGURINES: Readonly<Record<string, PieceKind>> = {
  '♔': 'king',
  '♕': 'queen',
  '♖': 'rook',
  '♗': 'bishop',
  '♘': 'knight',
  '♙': 'pawn',
  '♚': 'king',
  '♛': 'queen',
  '♜': 'rook',
  '♝': 'bishop',
  '♞': 'knight',
  '♟': 'pawn',
};

/** Cyrillic letters and the Latin ones that look the same, as far as scores mix them up. */
const LATIN_LOOK_ALIKE: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  а: 'a',
  е: 'e',
  к: 'k',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
};

/** The text with every Cyrillic letter that looks like a Latin one written as that; case is kept. */
export function asLatin(text: string): string {
  return [...text].map((letter) => LATIN_LOOK_ALIKE[letter] ?? letter).join('');
}

/** How letters name a piece in an alphabet. */
export interface LetterReading {
  readonly alphabet: string;
  readonly kind: PieceKind;
  /** Whether these are the alphabet's own letters, or only look like them. */
  readonly own: boolean;
  /** Whether upper and lower case are as they are printed. */
  readonly exact: boolean;
}

/** The first way an alphabet has to name a kind of piece, of those that look the same. */
interface Lettering {
  readonly alphabet: Alphabet;
  readonly kind: PieceKind;
  readonly way: string;
}

/** How letters look when case and script are left aside. */
function look(letters: string): string {
  return asLatin(letters.toUpperCase());
}

/** By look, each in the order of the alphabets: a text is held against a few, not against all. */
const LETTERINGS: ReadonlyMap<string, readonly Lettering[]> = letterings();

function letterings(): ReadonlyMap<string, readonly Lettering[]> {
  const found = new Map<string, Lettering[]>();
  for (const alphabet of ALPHABETS) {
    for (const [kind, ways] of Object.entries(alphabet.letters)) {
      for (const way of ways) {
        const alike = found.get(look(way)) ?? [];
        const last = alike.at(-1);
        if (last?.alphabet !== alphabet || last.kind !== kind) alike.push({ alphabet, kind: kind as PieceKind, way });
        found.set(look(way), alike);
      }
    }
  }
  return found;
}

/** Every piece that these letters can mean, in the order of the alphabets. */
export function lettersRead(letters: string): readonly LetterReading[] {
  return (LETTERINGS.get(look(letters)) ?? []).flatMap(({ alphabet, kind, way }) => {
    const own = letters.toUpperCase() === way.toUpperCase();
    const exact = own ? letters === way : asLatin(letters) === asLatin(way);
    return own || alphabet.mixedUp !== false ? [{ alphabet: alphabet.name, kind, own, exact }] : [];
  });
}
