/**
 * What is read out of the conditions of a game at a table before it (App. D): each as it was set, with the article of the edition that
 * it rests on.
 */
import { dutiesOf, dutyAllowed } from '../laws/rules/blind/assistant.js';
import type { TimeControl } from '../laws/clock/time-control.js';
import { tempoOf, type EditionName, type Ruled, type Supervision } from '../laws/editions/edition.js';
import { USUAL_SCORING, type Scoring } from '../laws/acts/arbiter.js';
import { completeConditions, type CompleteConditions, type Conditions, type PlayKind } from '../laws/conditions.js';
import type { DrawLimit } from '../laws/acts/draw.js';
import { EDITIONS } from '../laws/editions.js';
import type { AssistantDuty } from '../laws/acts/blind.js';
import { BLIND_RULES, type BlindRules } from '../laws/editions/blind.js';
import { CONDUCT_RULES } from '../laws/editions/penalties.js';
import { DRAW_RULES } from '../laws/editions/draw.js';
import { supervisionArticle, type FastTempo } from '../laws/editions/supervision.js';
import { TOUCH_RULES } from '../laws/editions/touch.js';
import { COLORS, type ByColor, type Color } from '../laws/squares.js';

/** An event's limit of agreed draws, where it has one. */
export type LimitedDraws = Exclude<DrawLimit, { readonly limit: 'none' }>;

export interface HelperRead {
  readonly of: Color;
  readonly duties: readonly { readonly duty: AssistantDuty; readonly article: string }[];
}

/** Where the rules for visually disabled players are used. */
export interface BlindRead {
  readonly disabled: readonly Color[];
  readonly hearingImpaired: readonly Color[];
  readonly boards: { readonly count: 'one' | 'two'; readonly article: string };
  /** Whose assistants call the moves of both; where nobody's does, the players do, and repeat them. */
  readonly callers: { readonly of: readonly Color[]; readonly article: string };
  /** The article of the German numbers. */
  readonly numbers: string;
  readonly specialClock: BlindRules['specialClock'];
  /** What the disabled player may keep his score on. */
  readonly keepingScore: BlindRules['keepingScore'];
}

export interface ConditionsRead {
  readonly play: PlayKind;
  readonly edition: EditionName;
  readonly time?: ByColor<TimeControl>;
  /** By which rules a rapid or blitz game is played in strict play, where its edition has two kinds, or others than for a standard game. */
  readonly supervision?: { readonly tempo: FastTempo; readonly value: Supervision; readonly article: string };
  readonly blind?: BlindRead;
  /** Those who have something to do. */
  readonly assistants: readonly HelperRead[];
  readonly recording: CompleteConditions['recording'];
  readonly warningsAllowed: boolean;
  readonly quickplay: boolean;
  readonly illegalMoves: CompleteConditions['illegalMoves'];
  /** The article by which a touched piece must be played, where that is not the kind of play's alone to say: in casual play. */
  readonly touchBinds?: string;
  readonly drawLimit?: { readonly limit: LimitedDraws; readonly article: string };
  /** What a game gives, where it is not the usual. */
  readonly scoring?: { readonly points: Scoring; readonly article: string };
  /** How late one may come, in milliseconds; `null`: the event must say. Absent where no clock is started. */
  readonly late?: Ruled<number | null>;
  readonly arbiter: boolean;
}

export function readConditions(given: Conditions): ConditionsRead {
  const conditions = completeConditions(given);
  const { play, edition, time, recording, illegalMoves, arbiter, defaultTime } = conditions;
  const laws = EDITIONS[edition];
  const assistants = COLORS.flatMap((of) => helper(conditions, of));
  const { value, article } = laws.defaultTime;
  return {
    play,
    edition,
    ...(time && { time, late: { value: defaultTime ?? value, article } }),
    ...supervisionRead(conditions),
    ...blindRead(conditions, assistants),
    assistants,
    recording,
    // In casual play nothing need be allowed, and without a clock there is nothing to warn of.
    warningsAllowed: play === 'strict' && time !== undefined && conditions.warningsAllowed === true,
    quickplay: time !== undefined && (laws.quickplay.value.applies === 'always' || conditions.quickplay),
    illegalMoves,
    ...(play === 'casual' && conditions.touch === 'binding' && { touchBinds: TOUCH_RULES[edition].own }),
    ...drawLimitRead(conditions),
    ...(JSON.stringify(conditions.scoring) !== JSON.stringify(USUAL_SCORING) && {
      scoring: { points: conditions.scoring, article: CONDUCT_RULES[edition].points },
    }),
    arbiter,
  };
}

function supervisionRead({
  play,
  edition,
  time,
  supervision,
}: CompleteConditions): Pick<ConditionsRead, 'supervision'> {
  if (!time || play !== 'strict') return {};
  const tempo = tempoOf([time.white, time.black], EDITIONS[edition]);
  const article = supervisionArticle(edition, tempo, supervision);
  return tempo === 'standard' || article === undefined ? {} : { supervision: { tempo, value: supervision, article } };
}

function drawLimitRead({ edition, drawLimit }: CompleteConditions): Pick<ConditionsRead, 'drawLimit'> {
  const { limit: article } = DRAW_RULES[edition];
  return drawLimit.limit === 'none' || article === undefined ? {} : { drawLimit: { limit: drawLimit, article } };
}

function helper(conditions: CompleteConditions, of: Color): readonly HelperRead[] {
  const duties = dutiesOf(conditions, of) ?? [];
  if (duties.length === 0) return [];
  return [{ of, duties: duties.map((duty) => ({ duty, article: dutyAllowed(conditions, of, duty).article })) }];
}

function blindRead(
  { blind, edition }: CompleteConditions,
  assistants: readonly HelperRead[],
): { readonly blind?: BlindRead } {
  if (!blind) return {};
  const rules = BLIND_RULES[edition];
  const calling = assistants.flatMap(({ of, duties }) =>
    duties.filter(({ duty }) => duty === 'announce').map(({ article }) => ({ of, article })),
  );
  return {
    blind: {
      disabled: COLORS.filter((color) => blind.disabled[color]),
      hearingImpaired: COLORS.filter((color) => blind.hearingImpaired?.[color]),
      boards: { count: blind.boards, article: rules.boards },
      callers: { of: calling.map(({ of }) => of), article: calling[0]?.article ?? rules.announcing },
      numbers: rules.announcing,
      specialClock: rules.specialClock,
      keepingScore: rules.keepingScore,
    },
  };
}
