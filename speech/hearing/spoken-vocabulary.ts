/**
 * The words that moves are spoken with in each language, one for each thing, as they are written: letters as they are called where they
 * are no words by themselves. What is understood is far more (see `lexicon.ts`).
 */
import type { CastlingSide, File, PieceKind, Rank } from '../../src/laws/squares.js';

export interface SpokenVocabulary {
  readonly kinds: Readonly<Record<PieceKind, string>>;
  readonly files: Readonly<Record<File, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  readonly castling: Readonly<Record<CastlingSide, string>>;
  readonly takes: string;
  /** Before the square where to, in calls with letters. */
  readonly to: string;
  /** Before a square where from, in answers. */
  readonly from: string;
  readonly check: string;
}

/** By whose names the files are told apart. */
export type NameSystem = 'fide' | 'nato';

/** With what else is said: answers, small words and other forms, and the names of the files. */
export interface OwnSpokenVocabulary extends SpokenVocabulary {
  readonly answers: readonly string[];
  readonly others: readonly string[];
  readonly names: Readonly<Record<NameSystem, Readonly<Record<File, string>>>>;
  /** The names of FIDE's call as they are written too. */
  readonly alsoWritten: readonly string[];
}

/** The call of App. D.2.1. */
export const FIDE_SPOKEN: SpokenVocabulary = {
  kinds: { king: 'könig', queen: 'dame', rook: 'turm', bishop: 'läufer', knight: 'springer', pawn: 'bauer' },
  files: { a: 'anna', b: 'bella', c: 'cäsar', d: 'david', e: 'eva', f: 'felix', g: 'gustav', h: 'hektor' },
  ranks: { 1: 'eins', 2: 'zwei', 3: 'drei', 4: 'vier', 5: 'fünf', 6: 'sechs', 7: 'sieben', 8: 'acht' },
  castling: { short: 'kurze rochade', long: 'lange rochade' },
  takes: 'schlägt',
  to: 'nach',
  from: 'von',
  check: 'schach',
};
