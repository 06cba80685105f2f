/**
 * What an assistant types on his page means: a move that he calls, places or executes for a player, or a word for what he does.
 * A move is read in the position it is or was made in; any that can be read is taken, for tongues and hands slip (App. D.2.8, D.2.9).
 */
import { hear, type Heard } from '../../../speech/hear.js';
import { answerTo } from '../../../speech/hearing/answering.js';
import type { ReadCommand } from '../../../speech/hearing/commands/commands.js';
import { isSurelyMove } from '../../../speech/hearing/exactly.js';
import type { HeardLanguages } from '../../../speech/hearing/languages.js';
import { readCommand } from '../../../speech/hearing/line.js';
import type { NamedMove } from '../../../speech/phrase/named-move.js';
import type { LineMeant } from './events.js';
import { COMMAND_PHRASES } from '../../commands/phrases.js';
import type { ActDraft } from '../../laws/acts.js';
import { complaint, type Complaint } from '../../laws/rules/complaint.js';
import type { Refusal } from '../../laws/refusals.js';
import { isSquare, opposite, PROMOTION_KINDS, type Color, type Move } from '../../laws/squares.js';
import { positionOf, type Game } from '../../laws/game.js';
import { plainText, TEXT_LIMIT } from '../../notation/typed-text.js';

export interface AssistantLine {
  readonly text: string;
  /** What a move is for; absent where the assistant was given nothing that can be done with one. */
  readonly meant?: LineMeant | undefined;
}

export type AssistantMeaning =
  | { readonly does: 'act'; readonly act: ActDraft }
  /** Yes or no: to what is asked about a move, else to what stands first. */
  | { readonly does: 'answer'; readonly yes: boolean }
  /** Which move is meant, or whether this one is; with one of them, what is then done. */
  | { readonly does: 'ask'; readonly refusal: Refusal; readonly moves: readonly NamedMove[]; readonly act?: ActDraft }
  /** The last message again. */
  | { readonly does: 'say again' }
  | { readonly does: 'refuse'; readonly refusal: Refusal };

/** What was typed there. What is said in his window is heard as any line of the table is. */
export function meaningOfLine(
  { text, meant }: AssistantLine,
  game: Game,
  side: Color,
  languages: HeardLanguages,
): AssistantMeaning {
  const read = meant && positionFor(game, meant);
  const word = ofWord(text, game, side, read, languages);
  if (word) return word;
  return read ? ofMove(text, hear(text, { game: read, languages }), meant, read, side) : unread(text);
}

function unread(text: string): AssistantMeaning {
  return { does: 'refuse', refusal: { reason: 'unreadable', text } };
}

/** An answer or a command; `undefined` where it is neither, or surely a move. */
function ofWord(
  text: string,
  game: Game,
  side: Color,
  read: Game | undefined,
  languages: HeardLanguages,
): AssistantMeaning | undefined {
  const answer = answerTo(text, { moves: [], position: positionOf(game) }, languages);
  if (answer.type === 'yes' || answer.type === 'no') return { does: 'answer', yes: answer.type === 'yes' };
  const plain = text.length > TEXT_LIMIT ? '' : plainText(text);
  if (read && isSurelyMove(plain, { game: read, languages })) return undefined;
  const command = readCommand(plain, languages, COMMAND_PHRASES);
  return command && ofCommand(command, game, side);
}

/** What is done by a word; `undefined` where it is nothing that an assistant does. Whether he may is for the Laws. */
function ofCommand({ id, read }: ReadCommand, game: Game, side: Color): AssistantMeaning | undefined {
  return DOES[id]?.({ game, side, by: `assistant of ${side}`, read });
}

type Does = (asked: {
  readonly game: Game;
  readonly side: Color;
  readonly by: `assistant of ${Color}`;
  readonly read: ReadCommand['read'];
}) => AssistantMeaning;

const flag: Does = ({ side, by, read }) => ({
  does: 'act',
  act: { type: 'flag', by, of: read.color ?? opposite(side) },
});

const complaining =
  (what: Complaint): Does =>
  ({ game, side, by }) => ({ does: 'act', act: { ...complaint(game, what, [side]), by } });

/** What of the table of commands an assistant does by a word. */
const DOES: Readonly<Partial<Record<ReadCommand['id'], Does>>> = {
  'press-clock': ({ by }) => ({ does: 'act', act: { type: 'press', by } }),
  'stop-clocks': ({ by }) => ({ does: 'act', act: { type: 'stop', by } }),
  'claim-flag': flag,
  'claim-flag-of': flag,
  'illegal-move': complaining('illegal move'),
  'touched-piece': complaining('touched piece'),
  'pressed-without-a-move': complaining('pressed without a move'),
  'pawn-left-unpromoted': complaining('pawn left unpromoted'),
  repeat: () => ({ does: 'say again' }),
};

function ofMove(text: string, heard: Heard, meant: LineMeant, read: Game, side: Color): AssistantMeaning {
  const { turn } = positionOf(read);
  // One's own move is not made before the opponent's, and his last is not placed again.
  if (turn !== meant.of) return { does: 'refuse', refusal: { reason: 'not your turn', turn } };
  switch (heard.type) {
    case 'move': {
      const act = draftFor(meant, heard.move, side);
      if (heard.exact) return { does: 'act', act };
      return { does: 'ask', refusal: { reason: 'unreadable', text }, moves: named(read, [heard.move]), act };
    }
    case 'ask':
      return { does: 'ask', refusal: heard.refusal, moves: named(read, heard.moves) };
    case 'refused': {
      // On a board that differs something else may stand there than in the game.
      const move = meant.what === 'place' ? undefined : bySquares(text);
      if (move && heard.refusal.reason !== 'game over') return { does: 'act', act: draftFor(meant, move, side) };
      return { does: 'refuse', refusal: heard.refusal };
    }
  }
}

function draftFor({ what, of }: LineMeant, move: Move, side: Color): ActDraft {
  const by = `assistant of ${side}` as const;
  switch (what) {
    case 'call':
      return { type: 'announce', by, move, ...(of !== side && { of }) };
    case 'place':
      return { type: 'make', by, move };
    case 'execute':
      return { type: 'execute', by, on: opposite(of), move };
  }
}

/**
 * The game as it is, or was, with this player to move: his move is being made, or it is the last one. Illegal moves stand in it, so that
 * no move is told from another by what is allowed.
 */
function positionFor(game: Game, { what, of }: LineMeant): Game {
  const stands: Game = { ...game, conditions: { ...game.conditions, illegalMoves: 'stand' } };
  const isLast = what !== 'place' && positionOf(game).turn !== of && game.plies.length > 0;
  if (!isLast) return stands;
  return { ...stands, positions: game.positions.slice(0, -1), plies: game.plies.slice(0, -1) };
}

function named(game: Game, moves: readonly Move[]): readonly NamedMove[] {
  return moves.map((move) => ({ ...move, piece: positionOf(game).placedAt(move.from).kind }));
}

/** "g1f3", "g1-f3", "e7e8q". */
function bySquares(text: string): Move | undefined {
  const [, from = '', to = '', letter = ''] =
    /^\s*([a-h][1-8])\s*[-x–]?\s*([a-h][1-8])\s*=?\s*([qrbn]?)\s*$/i.exec(text.toLowerCase()) ?? [];
  if (!isSquare(from) || !isSquare(to)) return undefined;
  const promotion = PROMOTION_KINDS.find((kind) => letter !== '' && LETTERS[kind] === letter);
  return { from, to, ...(promotion && { promotion }) };
}

const LETTERS = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' } as const;
