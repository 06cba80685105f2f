/**
 * Algebraic notation (App. C): written short, and read, short or long, in whatever letters it was typed. A text may be read in several ways;
 * this file finds them all, and `speech/hear.ts` chooses.
 */
import {
  type CastlingSide,
  type File,
  FILES,
  isPromotionKind,
  type PieceKind,
  type PromotionKind,
  type Rank,
  RANKS,
} from '../laws/squares.js';
import { type LetterReading, type Alphabet, FIGURINES, asLatin, lettersRead } from './alphabets.js';
import { type MoveDescription, type PieceDescription, type PartDescription, sameDescription } from './description.js';
import type { Moved } from '../laws/facts.js';

/** One way to read a text. */
export interface Reading {
  readonly description: MoveDescription;
  /** The alphabet whose letters it needs; absent where no piece letter was typed. */
  readonly alphabet?: string;
  /** Whether the letters are the alphabet's own; false for look-alikes. */
  readonly own: boolean;
  /** Whether upper and lower case are as they are printed. */
  readonly exact: boolean;
  /** Capitals tell nothing here: a B may be the file as well as the bishop, and in "N-B3" the one or two files of descriptive notation. */
  readonly capitals?: true;
  /** It leaves open what a sentence of a whole move says ("queen takes"). */
  readonly part?: true;
}

/** Files as they are typed, also in Cyrillic letters of the same look. */
const FILE_LETTER = '[a-hаесA-HАВЕНС]';

/** Head (piece letters and perhaps a file), rank, way, file and rank of arrival, and perhaps a piece behind. */
const SHAPE = new RegExp(
  `^(?<head>(?:(?!x)\\p{L}|[♔-♟]){0,3})(?<rank>[1-8])?(?<way>[x:-]{0,2})(?<file>${FILE_LETTER})(?<to>[1-8])` +
    `(?<behind>[x:]?)(?:=?[(/]?(?<promotion>\\p{L}{1,2}|[♔-♟])\\)?)?=?$`,
  'u',
);

const CASTLING = /^[o0о](-?)[o0о](?:\1(?<long>[o0о]))?$/iu;

/**
 * All ways to read a text that holds nothing but the notation of one move, without its number and marks.
 * Blanks are of no weight. Empty where the text is not of this form.
 */
export function readAlgebraic(text: string): readonly Reading[] {
  const close = text.replace(/\s+/gu, '').replace(/[XхХ*]/gu, 'x');
  const castling = CASTLING.exec(close);
  if (castling) {
    const side: CastlingSide = castling.groups?.['long'] === undefined ? 'short' : 'long';
    return [{ description: { type: 'castling', side }, own: true, exact: true }];
  }
  const groups = SHAPE.exec(close)?.groups;
  if (!groups) return [];
  const { head = '', rank, way = '', file = '', to = '', behind = '', promotion } = groups;
  const arrival = fileLike(file);
  const arrivalRank = rankLike(to);
  if (!arrival || !arrivalRank) return [];
  const target = {
    to: `${arrival.file}${arrivalRank}`,
    capture: /[x:]/u.test(way + behind),
  } as const;
  const from = rank === undefined ? undefined : rankLike(rank);
  // Where even the file of arrival is a capital, capitals mean nothing.
  const capitals = !arrival.exact;
  return headsRead(head, from, target.to[0])
    .flatMap((read) => promotionsRead(promotion).flatMap((become) => join(read, become, target, capitals)))
    .reduce<readonly Reading[]>(addOnce, []);
}

/** A part of the text with what it needs to be read so. */
interface Part {
  readonly part: Partial<Pick<PieceDescription, 'kind' | 'file' | 'rank'>>;
  readonly letters?: LetterReading;
  readonly exact: boolean;
}

interface Become {
  readonly promotion?: PromotionKind;
  readonly letters?: LetterReading;
}

/** The letters before the squares: a piece, a file, both, or nothing. */
function headsRead(head: string, rank: Rank | undefined, arrival: string | undefined): readonly Part[] {
  const from = rank === undefined ? {} : { rank };
  const last = head.slice(-1);
  const file = fileLike(last);
  const whole = piecesRead(head).map(({ part, ...rest }) => ({ part: { ...part, ...from }, ...rest }));
  if (head === '') return rank === undefined ? [{ part: {}, exact: true }] : [];
  if (!file) return whole;
  const before = head.slice(0, -1);
  const split =
    before === ''
      ? rank !== undefined || isBeside(file.file, arrival)
        ? [{ part: { file: file.file, ...from }, exact: file.exact }]
        : []
      : piecesRead(before).map(({ part, letters, exact }) => ({
          part: { ...part, file: file.file, ...from },
          ...(letters && { letters }),
          exact,
        }));
  // "a2a6" names two squares and nothing else, also where a Spanish bishop on the second rank could go to a6.
  return before === '' && rank !== undefined && file.exact ? split : [...split, ...whole];
}

function piecesRead(letters: string): readonly Part[] {
  if (letters === '') return [];
  const figurine = FIGURINES[letters];
  if (figurine) return [{ part: { kind: figurine }, exact: true }];
  return lettersRead(letters).map((read) => ({ part: { kind: read.kind }, letters: read, exact: read.exact }));
}

function promotionsRead(letters: string | undefined): readonly Become[] {
  if (letters === undefined) return [{}];
  const figurine = FIGURINES[letters];
  if (figurine) return isPromotionKind(figurine) ? [{ promotion: figurine }] : [];
  return lettersRead(letters).flatMap((read) =>
    isPromotionKind(read.kind) ? [{ promotion: read.kind, letters: read }] : [],
  );
}

/** Both letters must come from one alphabet. The case of a letter behind the square distinguishes nothing. */
function join(
  read: Part,
  become: Become,
  target: Pick<PieceDescription, 'to' | 'capture'>,
  capitals: boolean,
): readonly Reading[] {
  const { letters } = read;
  if (letters && become.letters && letters.alphabet !== become.letters.alphabet) return [];
  const alphabet = letters?.alphabet ?? become.letters?.alphabet;
  const { promotion } = become;
  return [
    {
      description: { type: 'piece', ...read.part, ...target, ...(promotion && { promotion }) },
      ...(alphabet !== undefined && { alphabet }),
      own: (letters?.own ?? true) && (become.letters?.own ?? true),
      exact: read.exact || capitals,
      ...(capitals && { capitals }),
    },
  ];
}

function addOnce(readings: readonly Reading[], reading: Reading): readonly Reading[] {
  const known = readings.some(
    (other) => other.alphabet === reading.alphabet && sameDescription(other.description, reading.description),
  );
  return known ? readings : [...readings, reading];
}

/** The file a letter names, and whether it is written small as it is printed. */
function fileLike(letter: string): { readonly file: File; readonly exact: boolean } | undefined {
  const latin = asLatin(letter);
  const file = FILES.find((name) => name === latin.toLowerCase());
  // в and н look like no Latin letter when they are small.
  return file && { file, exact: latin === file };
}

function rankLike(digit: string): Rank | undefined {
  return RANKS.find((name) => name === digit);
}

/** Whether a pawn could come from that file. */
function isBeside(file: File, arrival: string | undefined): boolean {
  return arrival !== undefined && Math.abs(file.charCodeAt(0) - arrival.charCodeAt(0)) <= 1;
}

/**
 * A move that was made, as a scoresheet has it, with English letters: castling in zeros (App. C.13) and the new piece right
 * behind the square (App. C.11), "0-0", "d8Q". Marks for check and mate are not part of it.
 */
export function makeShort(moved: Pick<Moved, 'san'>): string {
  return moved.san.replace(/O/g, '0').replace('=', '');
}

const ENGLISH: Readonly<Record<string, PieceKind>> = {
  K: 'king',
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
};

/** The same notation with the piece letters of another alphabet; castling, squares and marks stay as they are. */
export function inAlphabet(english: string, alphabet: Alphabet): string {
  return english.replace(/[KQRBN]/g, (letter) => {
    const kind = ENGLISH[letter];
    return (kind && alphabet.letters[kind][0]) ?? letter;
  });
}

const PAWN_CAPTURE = /^([a-h])[x:]?([a-h])$/u;

/** The capture, or `undefined` where the text is none or the files do not lie side by side. */
export function readPawnCapture(text: string): PartDescription | undefined {
  const [, from, to] = PAWN_CAPTURE.exec(text) ?? [];
  if (from === undefined || to === undefined || Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) !== 1) return undefined;
  return { type: 'part', kind: 'pawn', files: [from as File], toFiles: [to as File], capture: true };
}
