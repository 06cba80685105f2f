/**
 * What is done at a clock that stands alone at a table. The left half of the keyboard is the left player's, the right half the right
 * one's; what serves whoever is on move, or both, is called as on the board. Foot pedals and page turners send the keys that press:
 * arrows, Page Up and Page Down.
 */
import type { ActDraft } from '../laws/acts.js';
import { clockAt, sideToGo, type Clock } from '../laws/clock/clock.js';
import { COLORS, opposite, type Color } from '../laws/squares.js';
import type { SideQuestion } from '../questions/clock.js';
import { rows, type ClockView, type Command, type CommandKey, type Does, type Read } from './command.js';
import { there, unwatched, type WhenView } from './when.js';

const clock = { group: 'clock alone', page: 'clock', scope: 'clock' } as const;

const keys = (...names: readonly string[]): readonly CommandKey[] => names.map((key) => ({ key }));
const shifted = (key: string): readonly CommandKey[] => [{ key, shift: true }];

/** What changes the clock. Nothing of it is done that was not exactly understood: what runs for the wrong player cannot be put right by itself. */
function act(clockAct: (view: ClockView, read: Read) => ActDraft, ...held: readonly string[]): Command {
  return { ...clock, ...(held.length > 0 && { keys: keys(...held) }), exactly: true, does: { clockAct } };
}

/** By the player who is named, or else by whoever this half, or the running clock, belongs to. */
function press(of: Half | 'running', ...held: readonly string[]): Command {
  return act(
    ({ clock: now, left }, { color }) => ({ type: 'press', by: color ?? pressedSide(of, now, left) }),
    ...held,
  );
}

/** Of the player who is named, or else of this clock. */
function ask(about: SideQuestion, of: WhichClock, held: readonly CommandKey[] = [], place?: number): Command {
  const does: Does = {
    clockAsk: ({ clock: now, left }, { color }) => ({ about, of: color ? [color] : askedSides(of, now, left) }),
  };
  return {
    ...clock,
    ...(held.length > 0 && { keys: held }),
    ...(place !== undefined && { shown: { 'clock questions': place } }),
    does,
  };
}

/** With a button among the acts, as long as there is such a thing to do. */
const acting = (place: number, when: Command['when'] & {}, row: Command): Command => ({
  ...row,
  when,
  shown: { 'clock acts': place },
});

const inPhase = (phase: WhenView['clock']) => (view: WhenView) => there(view.clock === phase);

const stop = (): ActDraft => ({ type: 'stop', by: 'arbiter' });

/** Before the game nobody is on move; whoever works the clock starts White's (Art. 6.6). Of a player who is named his own clock goes on. */
const restart = ({ clock: { now } }: ClockView, { color }: Read): ActDraft =>
  now.phase === 'waiting'
    ? { type: 'start', by: 'arbiter' }
    : { type: 'restart', by: 'arbiter', ...(color && { side: color }) };

const charge = (charged: boolean) => (): ActDraft => ({ type: 'charge time', by: 'arbiter', charged });

function claimFlag(view: ClockView, { color }: Read): ActDraft {
  const of = color ?? flagMeant(view);
  return { type: 'flag', by: opposite(of), of };
}

function illegalMove({ clock: now }: ClockView, { color }: Read): ActDraft {
  return { type: 'rule', by: 'arbiter', decision: { on: 'illegal move', of: color ?? lastToMove(now) } };
}

/** The only flag that has fallen; where that is not clear, the opponent's of whoever owns the device, or that of the clock that runs. */
function flagMeant({ clock: now, whose, at }: ClockView): Color {
  const face = clockAt(now, at);
  const [fallen, another] = COLORS.filter((color) => face[color].flag);
  if (fallen && !another) return fallen;
  return whose === 'both' ? onMove(now) : opposite(whose);
}

/** Who has completed a move last, and so may have made an illegal one (Art. 7.5.1). */
function lastToMove(now: Clock): Color {
  return opposite(onMove(now));
}

function onMove(now: Clock): Color {
  return sideToGo(now) ?? 'white';
}

export const CLOCK_ALONE = rows({
  /** Of whoever is on move, of a half, of a player. */
  'clock-press': press('running', ' ', 'Enter', 'h'),
  'clock-press-left': press('left', 'ArrowLeft', 'PageUp', 'a'),
  'clock-press-right': press('right', 'ArrowRight', 'PageDown', 'l'),
  'clock-press-of': press('running'),
  /** Before the game Black starts White's clock (Art. 6.6). */
  'clock-start': acting(1, inPhase('waiting'), press('running')),
  'clock-stop': acting(4, inPhase('running'), act(stop)),
  'clock-restart': acting(5, inPhase('paused'), act(restart)),
  'clock-restart-of': { ...act(restart), shown: { 'clock rulings': 1 } },
  /** Stops both clocks, or lets them go on. */
  'clock-pause': act((view) => (view.clock.now.phase === 'paused' ? { type: 'restart', by: 'arbiter' } : stop()), 'p'),
  'clock-charge-time': acting(2, unwatched, act(charge(true))),
  'clock-do-not-charge-time': acting(3, unwatched, act(charge(false))),
  // Four digits a side, the outermost key the time; digits go by their place on the keyboard.
  'clock-times': ask('time left', 'both', keys('t'), 1),
  // Whoever is on move asks for his own; on a device of one's own it is the owner's in any case.
  'clock-time-running': ask('time left', 'running', keys('u')),
  'clock-time-other': ask('time left', 'other', shifted('u')),
  'clock-time-of': ask('time left', 'both'),
  'clock-time-left': ask('time left', 'left', keys('1')),
  'clock-time-right': ask('time left', 'right', keys('9')),
  'clock-moves': ask('moves completed', 'both', keys('m'), 3),
  'clock-moves-of': ask('moves completed', 'both'),
  'clock-moves-left': ask('moves completed', 'left', keys('2')),
  'clock-moves-right': ask('moves completed', 'right', keys('8')),
  'clock-moves-to-control': ask('moves to the control', 'both', keys('c'), 4),
  'clock-moves-to-control-of': ask('moves to the control', 'both'),
  'clock-moves-to-control-left': ask('moves to the control', 'left', keys('3')),
  'clock-moves-to-control-right': ask('moves to the control', 'right', keys('7')),
  'clock-time-used': ask('time used', 'both', keys('e'), 5),
  'clock-time-used-of': ask('time used', 'both'),
  'clock-time-used-left': ask('time used', 'left', keys('4')),
  'clock-time-used-right': ask('time used', 'right', keys('6')),
  'clock-period': ask('period', 'both', shifted('c'), 6),
  'clock-period-of': ask('period', 'both'),
  'clock-period-left': ask('period', 'left', shifted('3')),
  'clock-period-right': ask('period', 'right', shifted('7')),
  'clock-delay': {
    ...clock,
    keys: keys('d'),
    shown: { 'clock questions': 7 },
    does: { clockAsk: () => ({ about: 'delay left' }) },
  },
  'clock-whose': {
    ...clock,
    keys: keys('s'),
    shown: { 'clock questions': 2 },
    does: { clockAsk: () => ({ about: 'whose clock' }) },
  },
  'clock-claim-flag': act(claimFlag),
  'clock-claim-flag-of': acting(6, ({ flagClaims = false }) => there(flagClaims), act(claimFlag)),
  'clock-illegal-move': act(illegalMove),
  'clock-illegal-move-of': { ...act(illegalMove), shown: { 'clock rulings': 2 } },
  'clock-time-control': { ...clock, keys: keys('r'), does: { ask: () => ({ about: 'time control' }) } },
  'clock-feel': { ...clock, keys: keys('f'), does: 'bound' },
  /** The field for what is typed to the clock. */
  'clock-entry': { ...clock, keys: keys('i'), does: 'bound' },
  /** What an arbiter does there. */
  'clock-arbiter': { ...clock, keys: [{ key: '.' }], does: 'bound' },
});

/** A half of the table. */
export type Half = 'left' | 'right';

/** Of which clock something is asked: of a half, of the one that runs, of the other, of both. */
type WhichClock = Half | 'running' | 'other' | 'both';

/** Whose clock is pressed. Where none runs yet, "the one that runs" is Black's: pressing it starts White's (Art. 6.6). */
export function pressedSide(of: Half | 'running', clock: Clock, left: Color): Color {
  if (of !== 'running') return sideAt(of, left);
  return sideToGo(clock) ?? 'black';
}

/** Of which sides something is asked, White's first. Where none runs, that of the side that is to go on, or begin. */
export function askedSides(of: WhichClock, clock: Clock, left: Color): readonly Color[] {
  const running = sideToGo(clock) ?? 'white';
  switch (of) {
    case 'left':
    case 'right':
      return [sideAt(of, left)];
    case 'running':
      return [running];
    case 'other':
      return [opposite(running)];
    case 'both':
      return COLORS;
  }
}

/** Which side sits at a half. */
export function sideAt(half: Half, left: Color): Color {
  return half === 'left' ? left : opposite(left);
}
