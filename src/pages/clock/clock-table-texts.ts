/** What the commands of a clock that stands alone are called: on its buttons, and in the list of its keys; and whom they name. */
import { msg } from './texts.js';
import type { CommandId, CommandTable } from '../../commands/commands.js';
import { sideToGo, type Clock } from '../../laws/clock/clock.js';
import { COLORS, opposite, type Color } from '../../laws/squares.js';
import type { Whose } from '../../storage/settings/clock-choice.js';
import { chargeText } from '../shared/charge-text.js';
import { keyLabels } from '../shared/key-label.js';

/** What decides what stands on the buttons. */
export interface ClockShown {
  readonly clock: Clock;
  readonly whose: Whose;
  /** Whose clock ran while no window watched. */
  readonly away: Color | undefined;
}

export interface ClockButton {
  readonly text: string;
  /** The player whom it names. */
  readonly color?: Color;
}

type Buttons = (shown: ClockShown) => readonly ClockButton[];

const one =
  (text: () => string): Buttons =>
  () => [{ text: text() }];

/** On a device of one's own it is asked for that player only. */
const asking =
  (text: () => string): Buttons =>
  ({ whose }) => [{ text: text(), ...(whose !== 'both' && { color: whose }) }];

const ofEach =
  (text: (color: Color) => string): Buttons =>
  () =>
    COLORS.map((color) => ({ text: text(color), color }));

const BUTTONS: Readonly<Partial<Record<CommandId, Buttons>>> = {
  'clock-start': one(() => msg('clock-start')),
  'clock-charge-time': ({ away = 'white' }) => [{ text: chargeText(away, true) }],
  'clock-do-not-charge-time': ({ away = 'white' }) => [{ text: chargeText(away, false) }],
  'clock-stop': one(() => msg('stop-clocks')),
  'clock-restart': one(() => msg('start-clocks-again')),
  'clock-claim-flag-of': ofEach(claimText),
  'clock-restart-of': ({ clock }) => {
    const stopped = sideToGo(clock);
    if (!stopped) return [];
    const color = opposite(stopped);
    return [{ text: goOnText(color), color }];
  },
  'clock-illegal-move-of': ofEach(illegalText),
  'clock-times': asking(() => msg('time')),
  'clock-whose': one(() => msg('ask-whose-clock')),
  'clock-moves': asking(() => msg('clock-moves-made')),
  'clock-moves-to-control': asking(() => msg('ask-moves-to-go')),
  'clock-time-used': asking(() => msg('ask-time-used')),
  'clock-period': asking(() => msg('ask-period')),
  'clock-delay': one(() => msg('ask-delay')),
  'clock-alone': one(() => msg('clock-alone')),
  'new-game': one(() => msg('new-game')),
};

/** The buttons of a row; of some one for each player. A row without a text stands there with its id: a test goes through those that are shown. */
export function buttonsOf(id: CommandId, shown: ClockShown): readonly ClockButton[] {
  return BUTTONS[id]?.(shown) ?? [{ text: id }];
}

function claimText(color: Color): string {
  return color === 'white' ? msg('claim-white-flag') : msg('claim-black-flag');
}

/** Of the one whose clock did not run when both were stopped. */
function goOnText(color: Color): string {
  return color === 'white' ? msg('clock-restart-white') : msg('clock-restart-black');
}

function illegalText(color: Color): string {
  return color === 'white' ? msg('clock-illegal-white') : msg('clock-illegal-black');
}

/** Commands that are told as one, with the keys they have now. */
export interface KeyText {
  readonly keys: string;
  readonly text: string;
}

interface Told {
  readonly commands: readonly CommandId[];
  readonly text: string;
  readonly between?: string;
}

/** @param left what the player at the left half is called. What has no key is left out. */
export function clockKeyTexts(left: string, right: string, commands: CommandTable): readonly KeyText[] {
  return told(left, right).flatMap(({ commands: ids, text, between = ' · ' }) => {
    const keys = keyLabels(ids, commands);
    return keys.length > 0 ? [{ keys: keys.join(between), text }] : [];
  });
}

function told(left: string, right: string): readonly Told[] {
  return [
    { commands: ['clock-press-left'], text: msg('clock-key-presses', { key: left }) },
    { commands: ['clock-press-right'], text: msg('clock-key-presses', { key: right }) },
    { commands: ['clock-press'], text: msg('clock-key-running') },
    { commands: ['clock-pause'], text: msg('clock-key-pause') },
    {
      commands: ['clock-time-left', 'clock-moves-left', 'clock-moves-to-control-left', 'clock-time-used-left'],
      text: msg('clock-key-asks', { key: left }),
      between: ' ',
    },
    {
      commands: ['clock-time-right', 'clock-moves-right', 'clock-moves-to-control-right', 'clock-time-used-right'],
      text: msg('clock-key-asks', { key: right }),
      between: ' ',
    },
    { commands: ['clock-times'], text: msg('clock-key-both') },
    {
      commands: ['clock-time-running', 'clock-time-other'],
      text: msg('clock-key-mine'),
    },
    {
      commands: ['clock-moves', 'clock-moves-to-control', 'clock-period', 'clock-time-used'],
      text: msg('clock-key-counts'),
    },
    { commands: ['clock-whose', 'clock-delay'], text: msg('clock-key-whose') },
    { commands: ['clock-entry', 'talk'], text: msg('clock-key-line') },
    { commands: ['clock-feel'], text: msg('clock-key-feel') },
    { commands: ['clock-time-control'], text: msg('clock-key-control') },
    {
      commands: ['repeat', 'repeat-before'],
      text: msg('clock-key-repeat'),
    },
    {
      commands: ['clock-arbiter', 'mute', 'keys'],
      text: msg('clock-key-page'),
    },
  ];
}

/** Of which player something is, or of both. */
export function whoseText(whose: Whose): string {
  switch (whose) {
    case 'both':
      return msg('whose-both');
    case 'white':
      return msg('white');
    case 'black':
      return msg('black');
  }
}
