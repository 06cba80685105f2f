/**
 * What a language brings to its messages (`speech/messages/<language>.ftl`): the functions that bend its words, and the words that join
 * a list, its letters of notation, what squares are called in it, and how its voice is given the German call. And the types of what messages are given, by the names their comments use: `# $piece (Placed)`.
 */
import type { Color, File, Piece, PieceKind, PlacedPiece, Rank, Square } from '../../src/laws/squares.js';
import type { Segment } from '../utterance.js';
import type { Naming } from './naming.js';
import type { COMMON, OF_LANGUAGE } from './signatures.js';

/** A kind of piece on a square, whatever its colour. */
export interface KindOnSquare {
  readonly kind: PieceKind;
  readonly square: Square;
}

export interface Values {
  readonly Player: Color;
  readonly Kind: PieceKind;
  readonly Piece: Piece;
  readonly KindOnSquare: KindOnSquare;
  readonly Placed: PlacedPiece;
  readonly Square: Square;
  readonly File: File;
  readonly Rank: Rank;
  readonly Number: number;
  /** Milliseconds. */
  readonly Time: number;
  /** One of those that the program speaks. */
  readonly Language: LanguageCode | 'other';
  /** Somebody's own words, or a name. */
  readonly Text: string;
  /** A finished call in a language of its own. */
  readonly Segment: Segment;
}

export type LanguageCode = keyof typeof OF_LANGUAGE;

interface Signature {
  readonly takes: readonly (readonly string[])[];
  readonly options: Readonly<Record<string, readonly string[]>>;
  readonly gives?: readonly string[] | 'number';
}

type Taken<Names extends readonly string[]> = {
  [Name in Names[number]]: Name extends keyof Values
    ? Values[Name]
    : Name extends 'none'
      ? undefined
      : Name extends 'list'
        ? readonly unknown[]
        : Name extends `list of ${infer Of extends keyof Values}`
          ? readonly Values[Of][]
          : Name extends 'text'
            ? string
            : unknown;
}[Names[number]];

type Options<Of extends Signature> = { readonly [Name in keyof Of['options']]?: Of['options'][Name][number] };

type Given<Of extends Signature> = Of['gives'] extends readonly string[]
  ? Of['gives'][number]
  : Of['gives'] extends 'number'
    ? number
    : string;

type TakenInTurn<All extends readonly (readonly string[])[]> = {
  readonly [Index in keyof All]: Taken<All[Index]>;
};

/** A function of messages: what it takes one after another, and what it is given by name. */
type Writes<Of extends Signature> = (taken: TakenInTurn<Of['takes']>, options: Options<Of>) => Given<Of>;

export type Functions<Signatures extends Readonly<Record<string, Signature>>> = {
  readonly [Name in keyof Signatures]: Writes<Signatures[Name]>;
};

/** Those of no language, but for EACH, which says messages (`phrase/say.ts`). */
export type CommonFunctions = Functions<Omit<typeof COMMON, 'EACH'>>;

/**
 * German words in lower case, each with the spelling that a voice of another language says like German. A word that is not here is said
 * well enough as it is written, or no better in any spelling that is natural in that language.
 */
export type Respellings = Readonly<Record<string, string>>;

export interface Grammar<Code extends LanguageCode = LanguageCode> {
  readonly lang: Code;
  /**
   * Whose plurals a message is chosen by. A browser may have no data for Belarusian or Macedonian and would count them as English; so
   * they count as a language that tells at least as much apart, and that every browser has.
   */
  readonly countsAs: string;
  readonly and: string;
  readonly or: string;
  /** Between things that do the same. */
  readonly either: string;
  /** Between each two of them: "a або b або c". */
  readonly eachOr: string;
  /** The letters of algebraic notation (App. C.2). A pawn has none there, but in lists. */
  readonly letters: Readonly<Record<PieceKind, string>>;
  readonly naming: Naming;
  /** The German call, spelt for its voice; empty in German. */
  readonly respellings: Respellings;
  readonly functions: Functions<(typeof OF_LANGUAGE)[Code]>;
}
