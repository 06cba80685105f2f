/**
 * What is read out of the conditions of a game at a table before it (App. D): each as it was set, with the article of the edition that
 * it rests on.
 */
import { articleOf, dutiesOf } from '../laws/assistant.js';
import type { TimeControl } from '../laws/clock/control.js';
import { completeConditions, type CompleteConditions, type Conditions, type PlayKind } from '../laws/conditions.js';
import { EDITIONS, type EditionName } from '../laws/editions.js';
import { BLIND_RULES, type AssistantDuty, type BlindRules } from '../laws/editions/blind-rules.js';
import type { Ruled } from '../laws/editions/edition.js';
import { COLORS, type ByColor, type Color } from '../laws/squares.js';

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
  readonly blind?: BlindRead;
  /** Those who have something to do. */
  readonly assistants: readonly HelperRead[];
  readonly recording: CompleteConditions['recording'];
  readonly warningsAllowed: boolean;
  readonly quickplay: boolean;
  readonly illegalMoves: CompleteConditions['illegalMoves'];
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
    ...blindRead(conditions, assistants),
    assistants,
    recording,
    // In casual play nothing need be allowed, and without a clock there is nothing to warn of.
    warningsAllowed: play === 'strict' && time !== undefined && conditions.warningsAllowed === true,
    quickplay: time !== undefined && (laws.quickplay.value.applies === 'always' || conditions.quickplay),
    illegalMoves,
    arbiter,
  };
}

function helper(conditions: CompleteConditions, of: Color): readonly HelperRead[] {
  const duties = dutiesOf(conditions, of) ?? [];
  if (duties.length === 0) return [];
  return [{ of, duties: duties.map((duty) => ({ duty, article: articleOf(conditions, of, duty).article })) }];
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
