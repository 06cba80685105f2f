/** The conditions of a game at a table, read out before it and whenever they are asked for: the message of each. */
import type { Conditions } from '../../src/laws/conditions.js';
import { COLORS, type ByColor, type Color } from '../../src/laws/squares.js';
import { readConditions, type BlindRead, type ConditionsRead } from '../../src/questions/conditions.js';
import { withCapital } from '../grammar/functions.js';
import { DEFAULT_DETAIL, type CallStyle } from '../style.js';
import type { Said, Segment, Utterance } from '../utterance.js';
import { sampleCall } from './call.js';
import { lawsOf } from './conditions.js';
import type { PhraseOptions } from './options.js';
import { dashed, yesOrNo } from './own-message.js';
import type { Messages } from './say.js';
import { page, segmentsOf, stopped } from './segments.js';
import { controlSaid } from './time-control.js';

/** What is agreed on beside the conditions that the Laws judge by. */
export interface AgreedAtTable {
  readonly approved: boolean;
  readonly callStyle: CallStyle;
  readonly specialClock: boolean;
}

/** A game at a table as it is set up. */
export interface TableSetUp {
  readonly conditions: Conditions;
  readonly names?: ByColor<string>;
  readonly table?: AgreedAtTable;
}

const NOBODY: ByColor<string> = { white: '', black: '' };

/** One entry for each matter, in the order in which they are read. */
export function conditionLines(setUp: TableSetUp, options: PhraseOptions): readonly (readonly Segment[])[] {
  const { conditions, names = NOBODY, table } = setUp;
  const style = table?.callStyle ?? options.callStyle;
  // Both squares, as a move is called at a table.
  const sample = stopped(
    sampleCall({ ...options, callStyle: style, callLength: 'from and to', detail: DEFAULT_DETAIL }),
  );
  const told = {
    ...readConditions(conditions),
    names,
    calls: { style, sample },
    specialClock: table?.specialClock ?? false,
    approved: table?.approved ?? false,
  };
  return conditionsSaid(told, options.words.messages).map((one) => segmentsOf(one, options));
}

export function phraseConditions(setUp: TableSetUp, options: PhraseOptions): Utterance {
  return page(conditionLines(setUp, options).flat(), 'answer');
}

/** What is read of a table. */
interface TableConditionsTold extends ConditionsRead {
  /** What the players are called; empty is nothing. */
  readonly names: ByColor<string>;
  readonly calls: {
    readonly style: CallStyle;
    /** A move called so, with its full stop. */
    readonly sample: Segment;
  };
  /** A clock that speaks or can be felt is used (D.2.6). */
  readonly specialClock: boolean;
  /** The arbiter has approved that this program is used. */
  readonly approved: boolean;
}

type TableConditionMessages = Messages<'table-conditions' | 'conditions' | 'answers' | 'time'>;

/**
 * All that is set, one entry for each matter, in this order: play and Laws, time, the rules of rapid and blitz, the players and their boards,
 * calls, assistants, score, clock, illegal moves, touching, agreed draws, points, late arrival, arbiter, what is locked. Every entry is
 * whole sentences.
 */
function conditionsSaid(told: TableConditionsTold, messages: TableConditionMessages): readonly Said[] {
  const { say } = messages;
  return [
    say('table-condition-play', { play: told.play, ...lawsOf(told.edition) }),
    `${withCapital(controlSaid(told.time, messages))}.`,
    ...supervision(told, messages),
    players(told, messages),
    ...(told.blind ? [boards(told.blind, messages), callers(told.blind, messages)] : []),
    manner(told, messages),
    ...assistants(told, messages),
    score(told, messages),
    ...clock(told, messages),
    say('table-condition-illegal-moves', { moves: told.illegalMoves }),
    ...agreed(told, messages),
    ...late(told, messages),
    say('table-condition-arbiter', { present: yesOrNo(told.arbiter) }),
    ...locked(told, messages),
  ];
}

function supervision({ supervision: set }: TableConditionsTold, { say }: TableConditionMessages): readonly string[] {
  if (!set) return [];
  const { tempo, value, article } = set;
  return [say('table-condition-supervision', { tempo, supervision: value, article })];
}

function players({ names, blind }: TableConditionsTold, { say }: TableConditionMessages): string {
  const named = COLORS.filter((of) => names[of] !== '').map((of) =>
    say('player-named', { color: of, name: names[of] }),
  );
  if (!blind) return [...named, say('table-condition-nobody-disabled')].join(' ');
  const of = (colors: readonly Color[]): readonly { readonly of: Color | undefined }[] =>
    colors.length > 1 ? [{ of: undefined }] : colors.map((color) => ({ of: color }));
  return [
    ...named,
    ...of(blind.disabled).map((who) => say('table-condition-disabled', who)),
    ...of(blind.hearingImpaired).map((who) => say('table-condition-hearing-impaired', who)),
  ].join(' ');
}

function boards({ boards: { count, article } }: BlindRead, { say }: TableConditionMessages): string {
  return count === 'two' ? say('table-condition-two-boards', { article }) : say('table-condition-one-board');
}

function callers({ callers: { of: callers, article } }: BlindRead, { say }: TableConditionMessages): string {
  const [of, other] = callers;
  if (of === undefined) return say('table-condition-players-call', { article });
  return other === undefined
    ? say('table-condition-assistant-calls', { of, article })
    : say('table-condition-assistants-call', { article });
}

/** The numbers may be German in another way too: it is the FIDE way that is left. */
function manner(
  { calls: { style, sample }, blind, arbiter }: TableConditionsTold,
  { said }: TableConditionMessages,
): Said {
  const article = blind?.numbers;
  return style === 'fide'
    ? said('table-condition-calls-fide', { article, sample })
    : said('table-condition-calls', { style: dashed(style), by: arbiter ? 'arbiter' : 'players', article, sample });
}

function assistants({ assistants: helpers }: TableConditionsTold, { say }: TableConditionMessages): readonly string[] {
  return helpers.length === 0
    ? [say('table-condition-no-assistants')]
    : helpers.map((helper) => say('table-condition-duties', helper));
}

function score({ recording, blind }: TableConditionsTold, { say }: TableConditionMessages): string {
  if (recording === 'program') return say('table-condition-program-scores');
  if (!blind) return say('table-condition-players-score');
  const { value, article } = blind.keepingScore;
  return say('table-condition-players-score-by', { device: dashed(value), article });
}

function clock(
  { specialClock, blind, warningsAllowed, quickplay }: TableConditionsTold,
  { say }: TableConditionMessages,
): readonly string[] {
  const special = specialClock ? blind?.specialClock : undefined;
  return [
    ...(special
      ? [
          say('table-condition-special-clock', {
            kind: special.value === 'felt only' ? 'felt' : 'speaking',
            article: special.article,
          }),
        ]
      : []),
    ...(warningsAllowed ? [say('condition-warnings-allowed')] : []),
    ...(quickplay ? [say('table-condition-quickplay')] : []),
  ];
}

function agreed(
  { touchBinds, drawLimit, scoring }: TableConditionsTold,
  { say }: TableConditionMessages,
): readonly string[] {
  const draws = ({ limit, article }: NonNullable<typeof drawLimit>): string =>
    limit.limit === 'never'
      ? say('table-condition-no-draws', { article })
      : say('table-condition-draws-after', { moves: limit.moves, article });
  return [
    ...(touchBinds === undefined ? [] : [say('table-condition-touch-binds', { article: touchBinds })]),
    ...(drawLimit ? [draws(drawLimit)] : []),
    ...(scoring ? [say('table-condition-points', { ...scoring.points, article: scoring.article })] : []),
  ];
}

function late({ late: rule }: TableConditionsTold, { say }: TableConditionMessages): readonly string[] {
  if (!rule) return [];
  const { value: time, article } = rule;
  if (time === null) return [say('table-condition-late-as-the-event-says', { article })];
  return [
    time === 0 ? say('table-condition-late-at-all', { article }) : say('table-condition-late', { time, article }),
  ];
}

function locked({ arbiter, approved, play }: TableConditionsTold, { say }: TableConditionMessages): readonly string[] {
  const said = [
    ...(arbiter && approved ? [say('table-condition-program-approved')] : []),
    ...(play === 'strict' ? [say('table-condition-hints-locked')] : []),
  ];
  return said.length === 0 ? [] : [said.join(' ')];
}
