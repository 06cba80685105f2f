/**
 * Belarusian names of pieces and players in the cases that the sentences need, and how Belarusian lists.
 *
 * The players are plural ("Белыя здаліся"). A piece that is taken is declined as a living being ("бярэ каня"). A piece is named by its
 * square right after it, without a preposition ("ладдзя е два"), for "на е два" is where it goes.
 */
import type { ByColor, CastlingSide, Color, Piece, PieceKind } from '../../../src/laws/squares.js';
import { namedKind } from '../marks.js';
import { counted } from './numbers.js';

export type Case = 'nominative' | 'genitive' | 'accusative' | 'instrumental' | 'plural';
export type Gender = 'masculine' | 'feminine';

type Forms = Readonly<Record<Case, string>>;

const FORMS: Readonly<Record<PieceKind, Forms>> = {
  king: forms('кароль', 'караля', 'караля', 'каралём', 'каралі'),
  queen: forms('ферзь', 'ферзя', 'ферзя', 'ферзём', 'ферзі'),
  rook: forms('ладдзя', 'ладдзі', 'ладдзю', 'ладдзёй', 'ладдзі'),
  bishop: forms('слон', 'слана', 'слана', 'сланом', 'сланы'),
  knight: forms('конь', 'каня', 'каня', 'канём', 'коні'),
  pawn: forms('пешка', 'пешкі', 'пешку', 'пешкай', 'пешкі'),
};

/** The genitive plural, which stands after five and more, and after "няма". */
const OF_MANY: Readonly<Record<PieceKind, string>> = {
  king: 'каралёў',
  queen: 'ферзяў',
  rook: 'ладдзяў',
  bishop: 'сланоў',
  knight: 'коней',
  pawn: 'пешак',
};

/** Small numbers before a noun; one and two have a feminine. */
const NUMBERS = [
  'нуль',
  'адзін',
  'два',
  'тры',
  'чатыры',
  'пяць',
  'шэсць',
  'сем',
  'восем',
  'дзевяць',
  'дзесяць',
] as const;

/** The colour of a piece: in the nominative by gender, and in the plural. */
const COLOR_NAMES: ByColor<Readonly<Record<Gender | 'plural', string>>> = {
  white: { masculine: 'белы', feminine: 'белая', plural: 'белыя' },
  black: { masculine: 'чорны', feminine: 'чорная', plural: 'чорныя' },
};

/** To begin a sentence with. */
export const PLAYERS: ByColor<string> = { white: 'Белыя', black: 'Чорныя' };

/** In a sentence: "белыя", "гадзіннік белых", "належыць белым", "вы гуляеце белымі". */
export const SIDES: ByColor<
  Readonly<Record<'nominative' | 'genitive' | 'dative' | 'accusative' | 'instrumental', string>>
> = {
  white: { nominative: 'белыя', genitive: 'белых', dative: 'белым', accusative: 'белыя', instrumental: 'белымі' },
  black: { nominative: 'чорныя', genitive: 'чорных', dative: 'чорным', accusative: 'чорныя', instrumental: 'чорнымі' },
};

export const CASTLING: Readonly<
  Record<CastlingSide, Readonly<Record<'nominative' | 'genitive' | 'accusative', string>>>
> = {
  short: {
    nominative: 'кароткая ракіроўка',
    genitive: 'кароткай ракіроўкі',
    accusative: 'кароткую ракіроўку',
  },
  long: { nominative: 'доўгая ракіроўка', genitive: 'доўгай ракіроўкі', accusative: 'доўгую ракіроўку' },
};

/** A kind of piece in a sentence: "бярэ каня". */
export function kindIn(kind: PieceKind, grammaticalCase: Case): string {
  return FORMS[kind][grammaticalCase];
}

/** "ладдзі", "ладдзяў", in the nominative or the genitive plural. */
export function severalOf(kind: PieceKind, grammaticalCase: Case): string {
  return grammaticalCase === 'genitive' ? OF_MANY[kind] : kindIn(kind, 'plural');
}

/** "адна ладдзя", "дзве ладдзі", "восем пешак". */
export function countedKind(count: number, kind: PieceKind): string {
  const feminine = genderOf(kind) === 'feminine' ? { 1: 'адна', 2: 'дзве' }[count] : undefined;
  const form = { one: kindIn(kind, 'nominative'), few: kindIn(kind, 'plural'), many: OF_MANY[kind] }[counted(count)];
  return `${feminine ?? NUMBERS[count] ?? String(count)} ${form}`;
}

export function genderOf(kind: PieceKind): Gender {
  return kind === 'rook' || kind === 'pawn' ? 'feminine' : 'masculine';
}

/** "белая пешка", as a piece is named by itself. */
export function pieceName({ color, kind }: Piece, withColor = true): string {
  return `${withColor ? `${colorName(color, kind, 1)} ` : ''}${kindName(kind, 1)}`;
}

/** "ладдзя", "ладдзі", by themselves. */
export function kindName(kind: PieceKind, count: number): string {
  return namedKind(kind, kindIn(kind, count === 1 ? 'nominative' : 'plural'));
}

/** "белы" of one king, "белая" of one pawn, "белыя" of several. */
export function colorName(color: Color, kind: PieceKind, count: number): string {
  return COLOR_NAMES[color][count === 1 ? genderOf(kind) : 'plural'];
}

/** "а адзін", "а адзін ці аш адзін", "а адзін, бэ адзін ці аш адзін". */
export function listed(items: readonly string[], conjunction: 'і' | 'ці'): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function forms(nominative: string, genitive: string, accusative: string, instrumental: string, plural: string): Forms {
  return { nominative, genitive, accusative, instrumental, plural };
}
