/**
 * What the user has chosen for a game at a table: kept on the device, so that the form has it again (WCAG 3.3.7), and read only where
 * that form is.
 */
import { CALL_STYLES, type CallStyle } from '../../../speech/style.js';
import { timeControl, type TimeControl } from '../../laws/clock/time-control.js';
import type { Assistants, Conditions, PlayKind } from '../../laws/conditions.js';
import { ASSISTANT_DUTIES, type AssistantDuty } from '../../laws/acts/blind.js';
import { DEFAULT_EDITION, EDITION_NAMES, type EditionName, type Supervision } from '../../laws/editions/edition.js';
import type { ByColor } from '../../laws/squares.js';
import { LONGEST_NAME } from '../../storage/settings/clock-choice.js';
import { PLAY_KINDS } from '../../game/conditions-choice.js';
import {
  AGREED_DRAWS,
  SUPERVISIONS,
  USUAL_MOVES_BEFORE_DRAW,
  isMovesBeforeDraw,
  type AgreedDraws,
} from '../../game/event-rules.js';
import { POINTS, type Points } from './points.js';
import { isObject } from '../../game/shape.js';
import { isTimeControl } from '../../laws/conditions.js';
import { WINDOW_ROLES, type WindowRole } from '../../game/window-role.js';

export const BOARDS = ['two', 'one'] as const;
export const RECORDINGS = ['players', 'program'] as const satisfies readonly Conditions['recording'][];
export const ILLEGAL_MOVES = ['stand', 'refused'] as const satisfies readonly Conditions['illegalMoves'][];

/** The most minutes that one may come late: a day. */
export const LATEST = 1440;

export interface TableChoice {
  readonly play: PlayKind;
  readonly edition: EditionName;
  readonly timed: boolean;
  /** Stays while no clock is wanted, so that it need not be entered again. */
  readonly time: ByColor<TimeControl>;
  /** What the players are called; empty is nothing. */
  readonly names: ByColor<string>;
  readonly disabled: ByColor<boolean>;
  readonly hearingImpaired: ByColor<boolean>;
  readonly boards: (typeof BOARDS)[number];
  readonly callStyle: CallStyle;
  /** What each assistant is to do; a player without one is left out. What the Laws do not let him do does not count. */
  readonly assistants: Assistants;
  readonly recording: (typeof RECORDINGS)[number];
  /** A clock that speaks or can be felt (D.2.6). */
  readonly specialClock: boolean;
  readonly warningsAllowed: boolean;
  /** The event has announced that the rules for a quickplay finish are used. */
  readonly quickplay: boolean;
  readonly illegalMoves: (typeof ILLEGAL_MOVES)[number];
  /** Whether a touched piece must be played also in casual play. */
  readonly touchBinds: boolean;
  /** By which rules rapid and blitz are played. */
  readonly supervision: Supervision;
  readonly agreedDraws: AgreedDraws;
  /** Stays while a draw may be agreed upon at any time. */
  readonly movesBeforeDraw: number;
  readonly points: Points;
  /** How many minutes late one may come; absent: as the edition has it. */
  readonly minutesLate?: number;
  readonly arbiter: boolean;
  /** The arbiter has approved that this program is used: for one game, so that it is never kept. */
  readonly approved: boolean;
  /** Whose window this is. */
  readonly role: WindowRole;
}

export const DEFAULT_TABLE_CHOICE: TableChoice = {
  play: 'strict',
  edition: DEFAULT_EDITION,
  timed: true,
  time: { white: timeControl(90, 30), black: timeControl(90, 30) },
  names: { white: '', black: '' },
  disabled: { white: true, black: false },
  hearingImpaired: { white: false, black: false },
  boards: 'two',
  callStyle: 'fide',
  assistants: {},
  recording: 'players',
  specialClock: true,
  warningsAllowed: false,
  quickplay: false,
  illegalMoves: 'stand',
  touchBinds: false,
  supervision: 'adequate',
  agreedDraws: 'allowed',
  movesBeforeDraw: USUAL_MOVES_BEFORE_DRAW,
  points: '1, ½, 0',
  arbiter: true,
  approved: false,
  role: 'both players',
};

/** Reads what was kept; whatever is missing or cannot be chosen falls back to the default. */
export function readTableChoice(kept: unknown): TableChoice {
  const record = isObject(kept) ? kept : {};
  const usual = DEFAULT_TABLE_CHOICE;
  const choice = <T>(name: keyof TableChoice, choices: readonly T[], fallback: T): T =>
    choices.find((value) => value === record[name]) ?? fallback;
  const flag = (value: unknown, fallback: boolean): boolean => (typeof value === 'boolean' ? value : fallback);
  const flags = (name: 'disabled' | 'hearingImpaired'): ByColor<boolean> => {
    const { white, black } = inside(record[name]);
    return { white: flag(white, usual[name].white), black: flag(black, usual[name].black) };
  };
  const names = inside(record['names']);
  const { minutesLate, movesBeforeDraw } = record;
  return {
    play: choice('play', PLAY_KINDS, usual.play),
    edition: choice('edition', EDITION_NAMES, usual.edition),
    timed: flag(record['timed'], usual.timed),
    time: timeOf(record['time']),
    names: { white: nameOf(names['white']), black: nameOf(names['black']) },
    disabled: flags('disabled'),
    hearingImpaired: flags('hearingImpaired'),
    boards: choice('boards', BOARDS, usual.boards),
    callStyle: choice('callStyle', CALL_STYLES, usual.callStyle),
    assistants: assistantsOf(record['assistants']),
    recording: choice('recording', RECORDINGS, usual.recording),
    specialClock: flag(record['specialClock'], usual.specialClock),
    warningsAllowed: flag(record['warningsAllowed'], usual.warningsAllowed),
    quickplay: flag(record['quickplay'], usual.quickplay),
    illegalMoves: choice('illegalMoves', ILLEGAL_MOVES, usual.illegalMoves),
    touchBinds: flag(record['touchBinds'], usual.touchBinds),
    supervision: choice('supervision', SUPERVISIONS, usual.supervision),
    agreedDraws: choice('agreedDraws', AGREED_DRAWS, usual.agreedDraws),
    movesBeforeDraw: isMovesBeforeDraw(movesBeforeDraw) ? movesBeforeDraw : usual.movesBeforeDraw,
    points: choice('points', POINTS, usual.points),
    ...(isMinutesLate(minutesLate) && { minutesLate }),
    arbiter: flag(record['arbiter'], usual.arbiter),
    approved: false,
    role: choice('role', WINDOW_ROLES, usual.role),
  };
}

export function isMinutesLate(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LATEST;
}

function inside(kept: unknown): Readonly<Record<string, unknown>> {
  return isObject(kept) ? kept : {};
}

function timeOf(kept: unknown): ByColor<TimeControl> {
  const { white, black } = inside(kept);
  return isTimeControl(white) && isTimeControl(black) ? { white, black } : DEFAULT_TABLE_CHOICE.time;
}

function assistantsOf(kept: unknown): Assistants {
  const { white, black } = inside(kept);
  return {
    ...(Array.isArray(white) && { white: dutiesOf(white) }),
    ...(Array.isArray(black) && { black: dutiesOf(black) }),
  };
}

function dutiesOf(kept: readonly unknown[]): readonly AssistantDuty[] {
  return ASSISTANT_DUTIES.filter((duty) => kept.includes(duty));
}

function nameOf(kept: unknown): string {
  return typeof kept === 'string' ? kept.trim().slice(0, LONGEST_NAME) : '';
}
