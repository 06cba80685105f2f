/**
 * Going on with an adjourned game (Guidelines I.5 to I.13): who is there, who is late, the envelope opened, what was lost, what was set wrong.
 * Times are milliseconds.
 */
import type { Adjournment, Resume, SealedRuling, WrittenMove } from '../acts/adjournment.js';
import type { Position } from '../board/board.js';
import type { Verdict } from '../board/mating-line.js';
import { completeWithoutPress } from '../clock/clock.js';
import { EDITIONS } from '../editions.js';
import { ADJOURNMENT_RULES } from '../editions/adjournment.js';
import type { EditionName } from '../editions/edition.js';
import type { Fact } from '../facts.js';
import { plyOf, type Game } from '../game.js';
import { done, ended, refuse, type Judgement } from '../judgement.js';
import { won, type Ending } from '../result.js';
import { EVERYONE } from '../roles.js';
import { COLORS, opposite, sameMove, type ByColor, type Color, type Move } from '../squares.js';
import { inEnvelope, started, withoutAdjournment } from './adjournment.js';
import { startAnew } from './begin.js';
import { endingOf } from './ending.js';
import { playMove } from './make.js';
import { withClock } from './timekeeping.js';
import { lostUnlessNoMate, undecidedFacts } from './unless-no-mate.js';

/** I.5 to I.12. Again when a player comes who was not there at first; `late` then says how late. */
export function judgeResume(game: Game, act: Resume): Judgement {
  const { adjournment } = game;
  if (!adjournment?.sealing.clockStopped) return refuse({ reason: 'not adjourned' });
  if (!Number.isSafeInteger(act.late) || act.late < 0) return refuse({ reason: 'not a time' });
  const { edition } = game.conditions;
  const { sealer } = adjournment;
  const found = { envelope: true, times: true, position: true, ...act.found };
  if (!found.position) {
    const anew = startAnew(game);
    return done(anew.game, anew.facts);
  }
  const opens = ruleOnResumption(sealer, act.present, edition);
  const { clock, article } = opens;
  const isOpened = found.envelope && opens.envelope === 'opened';
  // What would stand in the journal then could be read there by whoever is not to know it.
  if (!isOpened && act.opened) return refuse({ reason: 'envelope stays closed', article });
  const written = isOpened ? inEnvelope(game, adjournment, act) : undefined;
  if (isOpened && !written) return refuse({ reason: 'envelope not opened', article });
  const ruling = written && ruleOnOpened(game, written, adjournment.sealing.madeOnBoard, act.verdict);
  if (ruling === 'not the move made') {
    return refuse({ reason: 'sealing', why: ruling, article: ADJOURNMENT_RULES[edition].sealing });
  }
  const missed = tooLate(game, adjournment, act, ruling);
  if (missed) return ended(withoutAdjournment(game), missed, act.at);
  if (!found.envelope) return stated(game, sealer, found, act.at);

  const absent = COLORS.filter((color) => !act.present[color]);
  if (!ruling) {
    const waiting: Game = { ...game, adjournment: { ...adjournment, absent } };
    return started(waiting, clock, found.times, act.at, [
      { type: 'resumed', envelope: 'stays closed', clock, article, audience: EVERYONE },
    ]);
  }
  const opened: Fact = { type: 'resumed', envelope: 'opened', clock, article, audience: EVERYONE };
  const open = withoutAdjournment(game);
  if (ruling.ruling === 'lost') {
    return ended(open, ruling.ending, act.at, [opened, ...undecidedFacts(ruling, opposite(sealer), plyOf(open))]);
  }
  const played = playMove(open, sealer, ruling.move, act.at, { completed: true, sealed: true });
  if (played.game.ending) return done(played.game, [opened, ...played.facts]);
  const counted = played.game.clock
    ? withClock(played.game, completeWithoutPress(played.game.clock, sealer, act.at))
    : { game: played.game, facts: [] };
  const facts = [opened, ...played.facts, ...counted.facts];
  const alone = opens.mayReplyInEnvelope ? { resumedWithout: { sealer, ply: plyOf(counted.game) } } : {};
  return started({ ...counted.game, ...alone }, clock, found.times, act.at, facts);
}

/** I.12.1: the envelope is missing. The sealer makes on the board the move that he says he sealed. */
function stated(
  game: Game,
  sealer: Color,
  found: { readonly envelope: boolean; readonly times: boolean; readonly position: boolean },
  at: number,
): Judgement {
  const { article } = ruleOnLost(found, sealer, game.conditions.edition);
  return started(withoutAdjournment(game), sealer, found.times, at, [
    { type: 'resumed', envelope: 'stays closed', clock: sealer, article, audience: EVERYONE },
  ]);
}

/** I.10: whoever is not there, or was not, after the default time. Where both are too late, both have lost. */
function tooLate(game: Game, adjournment: Adjournment, act: Resume, sealed?: SealedRuling): Ending | undefined {
  const { defaultTime, edition } = game.conditions;
  const late = COLORS.filter((who) => !act.present[who] || adjournment.absent?.includes(who));
  const rulings = late.map((who) =>
    ruleOnLate(
      {
        who,
        sealer: adjournment.sealer,
        late: act.late,
        ...(defaultTime !== undefined && { defaultTime }),
        ...(sealed && { sealed }),
      },
      edition,
    ),
  );
  const endings = rulings.flatMap((ruling) =>
    ruling.ruling === 'ended' && ruling.ending.reason === 'default' ? [ruling.ending] : [],
  );
  const [first, second] = endings;
  return first && second ? { result: '0-0', reason: 'default', article: first.article } : first;
}

/**
 * Guidelines I.8: the envelope is open. A move that may mean two legal moves, or nothing, or only an illegal one loses, except
 * in the cases of Art. 5, 6.9 and 9.6: so the game is drawn when the opponent could not mate. `positions` are those of the
 * game in order, the last one immediately before the sealed move.
 *
 * @param verdict whether the opponent could still mate, where the sealer would lose
 */
export function ruleOnSealedMove(
  positions: readonly Position[],
  written: WrittenMove,
  edition: EditionName,
  verdict?: Verdict,
): SealedRuling | undefined {
  const position = positions.at(-1);
  if (!position) return undefined;
  const legal = written.readings.filter((reading) => position.isLegal(reading));
  const [move, another] = legal;
  if (move && !another) {
    const ending = endingOf([...positions, position.play(move)], EDITIONS[edition]);
    return { ruling: 'stands', move, ...(ending && { ending }) };
  }
  const why = another ? 'ambiguous' : written.readings.length === 0 ? 'unreadable' : 'illegal';
  const article = ADJOURNMENT_RULES[edition].lost[why];
  const losing = { loser: position.turn, position, reason: 'sealed move', article, drawnBy: article } as const;
  return { ruling: 'lost', why, ...lostUnlessNoMate(losing, verdict) };
}

/**
 * What was locked away is opened. Guidelines I.1.1: a player who made his move on the board after he was told to seal must write that very
 * move. Guidelines I.8 is the whole list of what loses, and a legal move that is another than he made is not on it: neither may the one
 * stand, which he was not free to seal, nor the other, which nobody wrote. So the opening is refused, as the writing would have been, and
 * it is for the arbiter: to rule, or to go on as if there were no envelope, the sealer making on the board the move he made there
 * (I.12.1). What I.8 has lose loses whatever was made.
 */
function ruleOnOpened(
  { positions, conditions }: Game,
  opened: WrittenMove,
  made: Move | undefined,
  verdict: Verdict | undefined,
): SealedRuling | 'not the move made' | undefined {
  const ruling = ruleOnSealedMove(positions, opened, conditions.edition, verdict);
  if (ruling?.ruling === 'stands' && made !== undefined && !sameMove(ruling.move, made)) return 'not the move made';
  return ruling;
}

/** What is done at the time agreed for the resumption. */
interface Resumption {
  /** The envelope is opened only when the player who must reply is there (I.7). */
  readonly envelope: 'opened' | 'stays closed';
  /** Whose clock is started. */
  readonly clock: Color;
  /** He may, instead of replying on the board, seal his reply in a fresh envelope (I.9.3). */
  readonly mayReplyInEnvelope: boolean;
  /** The arbiter, or the event, may rule otherwise: only where both are absent. */
  readonly unlessArbiter: boolean;
  readonly article: string;
}

/** Guidelines I.9, I.11: at the agreed time, with either player absent, or both. */
export function ruleOnResumption(sealer: Color, present: ByColor<boolean>, edition: EditionName): Resumption {
  const rules = ADJOURNMENT_RULES[edition];
  const replier = opposite(sealer);
  if (present[replier]) {
    const alone = !present[sealer];
    const article = alone ? rules.sealerAbsent : rules.replierPresent;
    return { envelope: 'opened', clock: replier, mayReplyInEnvelope: alone, unlessArbiter: false, article };
  }
  const both = !present[sealer];
  const article = both ? rules.bothAbsent : rules.replierAbsent;
  return { envelope: 'stays closed', clock: replier, mayReplyInEnvelope: false, unlessArbiter: both, article };
}

interface LateAtResumption {
  readonly who: Color;
  readonly sealer: Color;
  /** After the time agreed for the resumption. */
  readonly late: number;
  /** What the event says; absent where it says nothing. */
  readonly defaultTime?: number;
  readonly arbiterExcuses?: boolean;
  /** The sealed move, where its envelope could be opened. */
  readonly sealed?: SealedRuling;
  /** The player who was there has meanwhile lost on time or otherwise (until 2009: by Art. 6.9). */
  readonly endedMeanwhile?: Ending;
}

type LateRuling =
  | { readonly ruling: 'plays'; readonly article: string }
  | { readonly ruling: 'ended'; readonly article: string; readonly ending: Ending };

/** Guidelines I.10: too late, unless the sealed move has ended the game already, or the opponent has lost on time. */
export function ruleOnLate(late: LateAtResumption, edition: EditionName): LateRuling {
  const rules = ADJOURNMENT_RULES[edition];
  const article = rules.late;
  const { defaultTime, resumptionDefault } = EDITIONS[edition];
  const allowed = late.defaultTime ?? resumptionDefault.value ?? defaultTime.value;
  const inTime = allowed === null || late.late <= allowed || late.arbiterExcuses === true;
  const ending = late.endedMeanwhile ?? late.sealed?.ending;
  const stands = inTime || rules.endStandsFor === 'either' || late.who === late.sealer;
  if (ending && stands) return { ruling: 'ended', article, ending };
  if (inTime) return { ruling: 'plays', article };
  return { ruling: 'ended', article, ending: won(opposite(late.who), 'default', article) };
}

type LostRuling =
  | {
      readonly ruling: 'goes on';
      readonly from: 'the adjourned position';
      /** As recorded, or set by the arbiter where they cannot be established. */
      readonly times: 'recorded' | 'set by the arbiter';
      /** The move is made on the board by its sealer, who says which it was; absent where the envelope is there. */
      readonly statedBy?: Color;
      readonly article: string;
    }
  | { readonly ruling: 'new game'; readonly article: string };

/** Guidelines I.5, I.12: the envelope, the times or the position of the adjournment cannot be found again. */
export function ruleOnLost(
  found: { readonly envelope: boolean; readonly times: boolean; readonly position: boolean },
  sealer: Color,
  edition: EditionName,
): LostRuling {
  const rules = ADJOURNMENT_RULES[edition];
  if (!found.position) return { ruling: 'new game', article: rules.positionLost };
  return {
    ruling: 'goes on',
    from: 'the adjourned position',
    times: found.times ? 'recorded' : 'set by the arbiter',
    ...(!found.envelope && { statedBy: sealer }),
    article: found.envelope && found.times ? rules.setUp : rules.envelopeMissing,
  };
}
