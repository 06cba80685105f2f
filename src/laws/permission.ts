/**
 * Who may do what, and when. Whatever is asked of the position or the clock itself is for the judge of the act; here stands what
 * the actor may do at all, and what is still, or not yet, done in this state of the game.
 *
 * Where no arbiter is there, either player may do what only sets the game going or again; what needs judgement waits.
 */
import type { ActType, Attempt } from './acts.js';
import type { Fault } from './acts/irregularity.js';
import { ADJOURNMENT_RULES } from './editions/adjournment.js';
import type { ArticleName } from './editions/edition.js';
import { isSentForRuling, plyOf, type Game } from './game.js';
import type { Refusal } from './refusals.js';
import { sideOf, type Actor, type Role } from './roles.js';
import { assistantMissing, dutyMissing } from './rules/blind/assistant.js';
import { whenClockAlone } from './rules/clock-alone.js';
import { COLORS } from './squares.js';

/** Whether one may do something: always, only in casual play, only where no arbiter is there, never. */
type Right = 'yes' | 'casual' | 'without an arbiter' | 'no';

interface Rights {
  readonly player: Right;
  /** In strict play an assistant does what App. D.2.10 names, and what the hand does in making a move. */
  readonly assistant: Right;
  readonly arbiter: Right;
  /** The rule by which others may not. */
  readonly by: ArticleName;
}

const HAND: Rights = { player: 'yes', assistant: 'yes', arbiter: 'no', by: 'arbiter does not intervene' };

const WORD: Rights = { player: 'yes', assistant: 'casual', arbiter: 'no', by: 'arbiter does not intervene' };

const ANYBODY: Rights = { player: 'yes', assistant: 'yes', arbiter: 'yes', by: 'assistant' };

const GOING: Rights = {
  player: 'without an arbiter',
  assistant: 'without an arbiter',
  arbiter: 'yes',
  by: 'arbiter restarts',
};

const ARBITER: Rights = { player: 'no', assistant: 'no', arbiter: 'yes', by: 'penalties' };

const RIGHTS: Readonly<Record<ActType, Rights>> = {
  adjust: HAND,
  touch: HAND,
  make: HAND,
  press: HAND,
  write: HAND,
  seal: HAND,
  start: { ...GOING, by: 'white starts' },
  stop: ANYBODY,
  restart: GOING,
  'set clock': { ...ARBITER, by: 'time set by the arbiter' },
  flag: ANYBODY,
  unwatched: { ...ARBITER, by: 'time set by the arbiter' },
  'charge time': { ...GOING, assistant: 'no', by: 'time set by the arbiter' },
  arrive: { player: 'yes', assistant: 'casual', arbiter: 'yes', by: 'assistant' },
  default: ARBITER,
  offer: WORD,
  accept: WORD,
  reject: WORD,
  claim: WORD,
  'claim quickplay': WORD,
  resign: WORD,
  sign: WORD,
  'point out': ANYBODY,
  rule: ARBITER,
  adjourn: { ...GOING, by: 'arbiter stops the clocks' },
  resume: GOING,
  'take off': HAND,
  'put back': HAND,
  announce: HAND,
  repeat: HAND,
  execute: HAND,
  'mend board': { ...ANYBODY, by: 'time set by the arbiter' },
  'compare boards': { ...GOING, by: 'time set by the arbiter' },
  ask: { player: 'yes', assistant: 'no', arbiter: 'no', by: 'assistant' },
  tell: { player: 'no', assistant: 'yes', arbiter: 'no', by: 'assistant' },
  restore: { player: 'casual', assistant: 'casual', arbiter: 'yes', by: 'time set by the arbiter' },
};

/** Why this may not be done by this actor in this state of the game; absent where its own judge decides. */
export function whyNotPermitted(game: Game, act: Attempt): Refusal | undefined {
  return (
    whenOver(game, act) ??
    whenClockAlone(game, act) ??
    notForRole(game, act) ??
    notHisDuty(game, act) ??
    whenStopped(game, act)
  );
}

const ACT_TYPES = Object.keys(RIGHTS) as readonly ActType[];

/**
 * The kinds of act that nothing forbids this role now, whatever they carry: every act of another kind is refused. An onlooker has none.
 * What the position, the clock, whose move it is or an offer that stands (or does not) have to say is for `judge`.
 */
export function actsFor(game: Game, role: Role): readonly ActType[] {
  if (role === 'onlooker') return [];
  return ACT_TYPES.filter((type) =>
    attempts(game, role, type).some((attempt) => whyNotPermitted(game, attempt) === undefined),
  );
}

/** An act of this kind in each of the ways that permission tells apart. */
function attempts(game: Game, by: Actor, type: ActType): readonly Attempt[] {
  switch (type) {
    case 'arrive':
      return COLORS.map((who) => ({ type, by, who }));
    case 'rule':
      // A penalty is ruled on whenever anything is (Art. 12.9).
      return [{ type, by, decision: { on: 'penalty' } }];
    case 'point out':
      return [
        { type, by, fault: { what: 'touched piece', ply: plyOf(game) } },
        { type, by, fault: { what: 'pressed without a move' } },
      ];
    default:
      return [{ type, by }];
  }
}

function notForRole(game: Game, act: Attempt): Refusal | undefined {
  const rights = RIGHTS[act.type];
  const kind = kindOf(act.by);
  const others = act.type === 'arrive' && kind !== 'arbiter' && sideOf(act.by) !== act.who;
  if (!others && has(game, rights[kind])) return undefined;
  const assists = kind === 'assistant' && rights.player === 'yes';
  const article = game.edition.articles[assists ? 'assistant' : rights.by];
  const doneBy = others ? undefined : whoElse(game, rights);
  return { reason: 'not for this role', article, ...(doneBy && { doneBy }) };
}

/** Who may do it instead; absent where nobody is there who may. */
function whoElse(game: Game, { player, assistant, arbiter }: Rights): 'arbiter' | 'players' | 'assistants' | undefined {
  if (has(game, player)) return 'players';
  if (game.conditions.arbiter && has(game, arbiter)) return 'arbiter';
  return has(game, assistant) ? 'assistants' : undefined;
}

/** D.2.10, D.2.11: what an assistant was not given to do he does not, and what no duty has to do with is not his. */
function notHisDuty({ conditions }: Game, act: Attempt): Refusal | undefined {
  const missing = dutyMissing(conditions, act);
  if (!missing) return undefined;
  const { duty, article } = missing;
  return duty ? { reason: 'not a duty', duty, article } : { reason: 'not for this role', article, doneBy: 'players' };
}

function kindOf(actor: Actor): 'player' | 'assistant' | 'arbiter' {
  if (actor === 'arbiter') return 'arbiter';
  return actor === 'white' || actor === 'black' ? 'player' : 'assistant';
}

function has({ conditions }: Game, right: Right): boolean {
  switch (right) {
    case 'yes':
      return true;
    case 'casual':
      return conditions.play === 'casual';
    case 'without an arbiter':
      return !conditions.arbiter;
    case 'no':
      return false;
  }
}

/** What is still done when the game is over: writing, signing, points and penalties, going back, and what Art. 5 leaves open. */
function whenOver(game: Game, act: Attempt): Refusal | undefined {
  if (!game.ending) return undefined;
  const over: Refusal = { reason: 'game over', ending: game.ending };
  switch (act.type) {
    case 'write':
    case 'sign':
    case 'restore':
      return undefined;
    case 'rule': {
      const { on } = act.decision;
      const pending = on === 'quickplay draw' && game.quickplay !== undefined;
      return on === 'penalty' || on === 'result' || pending ? undefined : over;
    }
    case 'point out':
      return isOfLastMove(game, act.fault) ? undefined : over;
    default:
      return over;
  }
}

/**
 * A move ends the game only if it was made as Art. 3 and 4 have it (Art. 5.1.1, 5.2.1, 5.2.2): that of the last one can be called
 * in question until both have signed the result (Art. 8.7). Any other irregularity must be found during the game (Art. 7).
 */
function isOfLastMove(game: Game, fault: Fault): boolean {
  const reason = game.ending?.reason;
  const byMove = reason === 'checkmate' || reason === 'stalemate' || reason === 'dead position';
  const signed = game.own.white.signed !== undefined && game.own.black.signed !== undefined;
  return byMove && !signed && fault.what === 'touched piece' && fault.ply === plyOf(game);
}

/** What is done while a move is being sealed. */
const SEALING: readonly ActType[] = [
  ...(['seal', 'make', 'write', 'flag', 'offer', 'accept', 'reject', 'resign'] as const),
  ...(['rule', 'set clock', 'unwatched', 'charge time', 'restore', 'arrive'] as const),
];

/** What is done between the sealing and the opening of the envelope; the clock of an absent player may run (Guidelines I.9). */
const SEALED: readonly ActType[] = [
  ...(['resume', 'seal', 'flag', 'offer', 'accept', 'reject', 'resign'] as const),
  ...(['rule', 'set clock', 'unwatched', 'charge time', 'restore', 'arrive'] as const),
];

/** What is done when a claim has concluded the game (Guidelines III.6). */
const CONCLUDED: readonly ActType[] = ['rule', 'resign', 'restore', 'write'];

/** What is done at the board, and so only while the clocks run (Art. 6.6, 6.11). */
const AT_THE_BOARD: readonly ActType[] = [
  ...(['adjust', 'touch', 'make', 'press', 'take off', 'put back'] as const),
  ...(['announce', 'repeat', 'execute'] as const),
];

/** What begins a game. */
const BEGINNING: readonly ActType[] = ['start', 'press', 'make'];

const OF_THE_CLOCK: readonly ActType[] = [
  ...(['press', 'start', 'stop', 'restart', 'set clock', 'flag', 'unwatched', 'charge time'] as const),
];

function whenStopped(game: Game, act: Attempt): Refusal | undefined {
  const { clock, adjournment, conditions, edition } = game;
  if (OF_THE_CLOCK.includes(act.type) && !clock) return { reason: 'no clock' };
  if (game.ending) return undefined;
  if (BEGINNING.includes(act.type)) {
    const missing = assistantMissing(conditions);
    if (missing !== undefined) return { reason: 'assistant needed', article: missing };
  }
  if (isSentForRuling(game) && !CONCLUDED.includes(act.type)) return { reason: 'claim pending' };
  if (adjournment) {
    const done = adjournment.sealing.clockStopped ? SEALED : SEALING;
    const { sealing } = ADJOURNMENT_RULES[conditions.edition];
    if (!done.includes(act.type)) return { reason: 'adjourned', article: sealing };
  }
  if (!clock || !AT_THE_BOARD.includes(act.type)) return undefined;
  if (clock.now.phase === 'paused') return { reason: 'clocks stopped', article: edition.articles['arbiter restarts'] };
  const waits = clock.now.phase === 'waiting' && act.type !== 'press' && conditions.press === 'by hand';
  return waits ? { reason: 'clocks not started', article: edition.articles['white starts'] } : undefined;
}
