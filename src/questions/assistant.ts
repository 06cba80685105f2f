/**
 * What an assistant can be about to do for his player, duty by duty (App. D.2.10, D.2.11; Art. 4.9, 6.2.6, 8.1.6): only what he was
 * given to do, and of that what needs no more than a press of a button. It hints at nothing: neither whether a flag has fallen nor
 * whether a move can be made, and moves and time are there only when they were asked for (D.2.10.4).
 */
import type { ActDraft, AskedOfAssistant } from '../laws/acts.js';
import { clockIsAdjusted, dutiesOf, dutyAllowed } from '../laws/rules/blind/assistant.js';
import { actorAtBoards } from '../laws/rules/blind/whose-act.js';
import { stepsDue, type StepsDue } from '../laws/rules/blind/steps.js';
import { complaint, complaintsOf } from '../laws/rules/complaint.js';
import type { CompleteConditions } from '../laws/conditions.js';
import { describeMove } from '../laws/rules/scoresheet.js';
import { ASSISTANT_DUTIES, type AssistantDuty } from '../laws/acts/blind.js';
import type { CalledMove } from '../laws/acts/move.js';
import { whyNotPermitted } from '../laws/permission.js';
import { moveAlone, type Color, COLORS, type Move, opposite } from '../laws/squares.js';
import { plyOf, positionOf, type Game } from '../laws/game.js';

export type Deed =
  /** Announcing a move (D.2.10.2), or executing it on the opponent's board (D.2.10.1); `of` is whose move it is. */
  | {
      readonly do: 'call' | 'repeat' | 'execute';
      readonly of: Color;
      readonly move: CalledMove;
      readonly act: ActDraft;
    }
  /** Putting right the board of this player (D.2.9). */
  | { readonly do: 'mend'; readonly of: Color; readonly act: ActDraft }
  | { readonly do: 'tell'; readonly about: AskedOfAssistant; readonly act: ActDraft }
  | { readonly do: 'claim flag'; readonly of: Color; readonly act: ActDraft }
  | { readonly do: 'press' | 'touched piece' | 'stop'; readonly act: ActDraft };
export type DeedName = Deed['do'];

/** What belongs to each duty, in the order of the page. What is not here is entered, written or sealed. */
export const DEEDS: Readonly<Record<AssistantDuty, readonly DeedName[]>> = {
  announce: ['call', 'repeat'],
  clock: ['press'],
  execute: ['execute', 'mend'],
  tell: ['tell'],
  claim: ['claim flag', 'touched piece', 'stop'],
  score: [],
  adjourn: [],
  move: [],
};

/**
 * What is offered first, the most urgent first: his player waits for an answer, a board is wrong; then the move, in the order of
 * D.2.1 and D.2.4, so that his player's own clock runs no longer than it must. A claim is never offered first.
 */
const FIRST: readonly DeedName[] = ['tell', 'mend', 'call', 'press', 'repeat', 'execute'];

export interface GivenDuty {
  readonly duty: AssistantDuty;
  readonly article: string;
}

export interface Assisting {
  readonly side: Color;
  readonly duties: readonly GivenDuty[];
  /** What can be done now. What is not there has nothing that it could be done with. */
  readonly deeds: readonly Deed[];
  /** The most likely of them. */
  readonly next?: Deed;
  /** What his player has asked and was not told yet (D.2.10.4). */
  readonly asked: readonly AskedOfAssistant[];
  readonly lastCall?: { readonly of: Color; readonly move: CalledMove };
  /** Whose move is called, or made on the other board, where nothing else is said. */
  readonly whose: Color;
  /** Where both use one board, nothing is executed on another. */
  readonly boards: 'one' | 'two';
  /** What the arbiter does with the clock for the time the help takes; absent where it takes none from it. */
  readonly clock?: { readonly adjusted: boolean; readonly articles: readonly string[] };
}

export function assistingIn(game: Game, side: Color): Assisting {
  const { conditions } = game;
  const duties = givenTo(conditions, side);
  const given = duties.map(({ duty }) => duty);
  const wanted = given.flatMap((duty) => DEEDS[duty]);
  const awaited = stepsDue(game);
  const deeds = deedsIn(game, side, awaited).filter(
    (deed) => wanted.includes(deed.do) && whyNotPermitted(game, deed.act) === undefined,
  );
  const next = FIRST.map((name) => deeds.find((deed) => deed.do === name && isDue(game, side, deed))).find(
    (deed) => deed !== undefined,
  );
  const due = awaited?.due;
  const clock = adjusting(conditions, side, given);
  return {
    side,
    duties,
    deeds,
    ...(next && { next }),
    asked: given.includes('tell') ? (awaited?.asked[side] ?? []) : [],
    ...(due?.called && { lastCall: { of: due.of, move: due.called } }),
    whose: awaited ? actorAtBoards(game, COLORS, 'announce') : positionOf(game).turn,
    boards: conditions.blind?.boards ?? 'one',
    ...(clock && { clock }),
  };
}

/** Where the game says nothing of assistants, one does whatever one may. */
function givenTo(conditions: CompleteConditions, side: Color): readonly GivenDuty[] {
  const given = dutiesOf(conditions, side) ?? ASSISTANT_DUTIES;
  return ASSISTANT_DUTIES.flatMap((duty) => {
    const { value, article } = dutyAllowed(conditions, side, duty);
    return value && given.includes(duty) ? [{ duty, article }] : [];
  });
}

function deedsIn(game: Game, side: Color, awaited: StepsDue | undefined): readonly Deed[] {
  return [...(awaited ? atBoards(game, side, awaited) : []), ...atTheClock(game, side)];
}

/** What the rules for visually disabled players bring. */
function atBoards(game: Game, side: Color, { making, due, mends, asked }: StepsDue): readonly Deed[] {
  const by = `assistant of ${side}` as const;
  const call = (of: Color, move: CalledMove): Deed => ({
    do: 'call',
    of,
    move,
    act: { type: 'announce', by, move: moveAlone(move), ...(of !== side && { of }) },
  });
  const deeds: Deed[] = [];
  const { placed, called } = making ?? {};
  // The move that is called is known by its call, and one that was made without a call by what can be seen of it.
  const last = due?.move && described(game, plyOf(game) - 1, due.move);
  if (due?.owes.includes('announce') && last) deeds.push(call(due.of, last));
  else if (making && placed && !called) deeds.push(call(making.by, described(game, plyOf(game), placed)));
  const known = due?.called ?? last;
  if (due?.called && due.of !== side && due.owes.includes('repeat')) {
    const { piece } = due.called;
    const act: ActDraft = { type: 'repeat', by, move: moveAlone(due.called), piece };
    deeds.push({ do: 'repeat', of: due.of, move: due.called, act });
  }
  if (due && known && due.owes.includes('execute')) {
    const act: ActDraft = { type: 'execute', by, on: opposite(due.of), move: moveAlone(known) };
    deeds.push({ do: 'execute', of: due.of, move: known, act });
  }
  const [of] = mends;
  if (of) deeds.push({ do: 'mend', of, act: { type: 'mend board', by, of } });
  const [about] = asked[side];
  if (about) deeds.push({ do: 'tell', about, act: { type: 'tell', by, about } });
  return deeds;
}

/** A claim is always at hand: whether it is right is for whoever makes it to see. */
function atTheClock(game: Game, side: Color): readonly Deed[] {
  const by = `assistant of ${side}` as const;
  const of = opposite(side);
  const { fault } = complaint(game, 'touched piece', [side]);
  const hasMoved = fault.what === 'touched piece' && fault.ply > 0;
  return [
    { do: 'press', act: { type: 'press', by } },
    { do: 'claim flag', of, act: { type: 'flag', by, of } },
    ...(hasMoved && complaintsOf(game).includes('touched piece')
      ? ([{ do: 'touched piece', act: { type: 'point out', by, fault } }] as const)
      : []),
    ...(game.clock?.now.phase === 'running' ? ([{ do: 'stop', act: { type: 'stop', by } }] as const) : []),
  ];
}

/** The clock can be pressed at any time, and is to be when his player's own move is made (D.2.4). */
function isDue({ clock, plies, conditions }: Game, side: Color, deed: Deed): boolean {
  if (deed.do !== 'press') return true;
  const runs = clock?.now.phase === 'running' && clock.now.side === side;
  return runs && conditions.press === 'by hand' && plies.some(({ by, completed }) => by === side && !completed);
}

function described({ positions, conditions }: Game, index: number, move: Move): CalledMove {
  const position = positions[index];
  if (!position) throw new Error('a move is made in a position');
  const { moved, captured } = describeMove(position, move, index + 1, conditions.play);
  return {
    ...moveAlone(move),
    piece: moved.piece,
    ...(captured && { takes: captured.piece.kind }),
    ...(captured?.enPassant && { enPassant: true }),
  };
}

/** Art. 6.2.6, 8.1.6. */
function adjusting(
  conditions: CompleteConditions,
  side: Color,
  given: readonly AssistantDuty[],
): Assisting['clock'] | undefined {
  const ruled = (['clock', 'score'] as const)
    .filter((duty) => given.includes(duty))
    .map((duty) => clockIsAdjusted(conditions, side, duty));
  const [first] = ruled;
  return first && { adjusted: first.value, articles: [...new Set(ruled.map(({ article }) => article))] };
}
