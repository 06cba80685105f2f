/**
 * What a language says by itself: the names of players, pieces and squares, and its messages. Every language is complete by type.
 *
 * What is said of something stands in the file of that thing: whole sentences are asked for, with the data they are about, and never
 * pieces to be glued, for cases, genders, plurals and word order belong to the language. Squares in them are marked (`marks.ts`), for
 * the user chooses how they are named.
 *
 * A language is there with its first texts. The later ones are taken into the same messages (`take`) with the pages that say them, and before
 * those are shown (`speech/languages.ts`).
 */
import type { ByColor, Color, PieceKind } from '../../src/laws/squares.js';
import { withCapital } from '../grammar/functions.js';
import type { Grammar, Respellings } from '../grammar/grammar.js';
import type { Naming } from '../grammar/naming.js';
import type { Loads } from '../messages/generated/loads.js';
import { createMessages, type GroupText, type Messages } from './say.js';

export interface Words {
  /** BCP 47. */
  readonly lang: string;
  /** The players. */
  readonly players: ByColor<string>;
  /** The letters of algebraic notation (App. C.2). A pawn has none there, but in lists. */
  readonly letters: Readonly<Record<PieceKind, string>>;
  readonly naming: Naming;
  /** The German call as a voice of this language says it nearly right; empty in German. */
  readonly respellings: Respellings;
  readonly messages: AllMessages;
  /** The clock of the FIDE call, where it is chosen that clocks answer so. */
  readonly germanClock?: Messages<'clock' | 'time'>;
}

type SaidGroup = Loads[Exclude<keyof Loads, 'page' | 'latePage'>];

/** All that is said of a game (`scripts/messages/loads.js`). What stands on the page has messages of its own. */
export type AllMessages = Messages<SaidGroup>;

/** The texts that come with a language. */
export type FirstTexts = readonly [GroupText<'shared'>, ...(readonly GroupText<Loads['first']>[])];

export function wordsOf(grammar: Grammar, first: FirstTexts): Words {
  const { lang, letters, naming, respellings } = grammar;
  const player = (color: Color): string => withCapital(grammar.functions.PLAYER([color], {}));
  return {
    lang,
    letters,
    naming,
    respellings,
    players: { white: player('white'), black: player('black') },
    messages: createMessages<SaidGroup>(grammar, first),
  };
}
