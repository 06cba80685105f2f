/**
 * How Polish and Ukrainian bend alike: the names of pieces, their colours and the players, with the functions of messages that are made of
 * them. The names of pieces have the same forms in Belarusian.
 */
import type { ByColor, PieceKind } from '../../src/laws/squares.js';
import { kindOf, playerOf } from './functions.js';
import type { Functions } from './grammar.js';
import { namedKind } from './marks.js';
import type { OF_LANGUAGE } from './signatures.js';
import type { Counting, Gender } from './slavic-counting.js';

export type Case = 'nominative' | 'genitive' | 'accusative' | 'instrumental';

/** In the singular, and after 2 to 4 and after 5 and more: "дві тури", "п’ять тур". */
type Forms = Readonly<Record<Case | 'few' | 'many', string>>;

export type Pieces = Readonly<Record<PieceKind, Forms>>;

export function forms(
  nominative: string,
  genitive: string,
  accusative: string,
  instrumental: string,
  few: string,
  many: string,
): Forms {
  return { nominative, genitive, accusative, instrumental, few, many };
}

/** In the plural only the nominative, which is as after 2 to 4, and the genitive, which is as after 5. */
export function formOf(inCase: Case = 'nominative', number?: 'plural'): keyof Forms {
  if (number === undefined) return inCase;
  return inCase === 'genitive' ? 'many' : 'few';
}

interface BentWords {
  readonly pieces: Pieces;
  readonly colored: ByColor<Readonly<Record<Gender, Readonly<Record<Case, string>>>> & { readonly plural: string }>;
  /** They are plural, and their accusative is as the nominative. */
  readonly players: ByColor<Readonly<Record<Exclude<Case, 'accusative'> | 'dative', string>>>;
  readonly counting: Counting;
  readonly ordinal: (number: number, gender: Gender, inCase: 'nominative' | 'instrumental' | 'locative') => string;
}

export function slavicFunctions(words: BentWords): Functions<(typeof OF_LANGUAGE)['uk']> {
  const { pieces, colored, players, counting, ordinal } = words;
  const label = (kind: PieceKind, form: keyof Forms): string => namedKind(kind, pieces[kind][form]);
  const small = (count: number, gender?: Gender): string =>
    count <= 10 ? counting.inWords(count, gender) : String(count);
  return {
    PLAYER: ([whose], { case: inCase = 'nominative' }) => players[playerOf(whose)][inCase],
    PIECE: ([piece], { case: inCase, number }) => pieces[kindOf(piece)][formOf(inCase, number)],
    LABEL: ([piece], { case: inCase = 'nominative', number }) =>
      label(kindOf(piece), number === 'plural' ? 'few' : inCase),
    COLORED: ([{ color, kind }], { case: inCase = 'nominative', number }) =>
      number === 'plural' ? colored[color].plural : colored[color][genderOf(kind)][inCase],
    COUNTED: ([count, piece]) => {
      const kind = kindOf(piece);
      const form = counting.formAfter(count);
      return `${small(count, genderOf(kind))} ${label(kind, form === 'one' ? 'nominative' : form)}`;
    },
    GENDER: ([piece]) => genderOf(kindOf(piece)),
    SMALL: ([number]) => small(number),
    ORDINAL: ([number], { gender, case: inCase }) =>
      ordinal(Number(number), gender ?? 'masculine', inCase ?? 'nominative'),
    DURATION: ([time], { case: inCase }) => counting.shown(time, inCase),
    ALLOTTED: ([time], { case: inCase }) => counting.allotted(time, inCase),
    SPAN: ([time], { case: inCase }) => counting.spoken(time, inCase),
    WORDS: ([number], { gender }) => counting.inWords(number, gender),
  };
}

/** Only "wieża" and "тура" are feminine. */
function genderOf(kind: PieceKind): Gender {
  return kind === 'rook' ? 'feminine' : 'masculine';
}
