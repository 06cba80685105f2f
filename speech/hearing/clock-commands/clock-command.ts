/**
 * What can be typed or said to a clock that stands alone at a table, by name, and what each means. There is no board there, so that
 * words may mean what they mean to whoever sits at a clock: "clock" presses it. The words stand in a table for each language.
 */
import type { Color } from '../../../src/laws/squares.js';
import type { SideQuestion } from '../../../src/questions/clock-details.js';

/** Of which clock something is asked: of a player's, of the one that runs, of the other, of both. */
export type SpokenWhich = Color | 'running' | 'other' | 'both';

/** What changes something; nothing of it is done that was not exactly understood. */
export type ClockDeed =
  /** Without a player whoever is on move presses. */
  | { readonly do: 'press'; readonly of?: Color }
  | { readonly do: 'stop' }
  | { readonly do: 'restart' }
  /** Whether time that no window watched is charged. */
  | { readonly do: 'charge time'; readonly charged: boolean }
  /** That this player's flag has fallen. */
  | { readonly do: 'claim flag'; readonly of?: Color }
  /** That this player has made an illegal move. */
  | { readonly do: 'illegal move'; readonly of?: Color };

/** What only tells, shows or arranges something. */
export type ClockAsking =
  | { readonly do: 'ask'; readonly about: SideQuestion; readonly of: SpokenWhich }
  | { readonly do: 'ask whose clock' }
  | { readonly do: 'ask delay' }
  | { readonly do: 'read control' }
  | { readonly do: 'feel' }
  | { readonly do: 'repeat' }
  | { readonly do: 'sound'; readonly on: boolean }
  /** The commands, all or those that were asked about. */
  | { readonly do: 'help'; readonly phrases: readonly string[]; readonly searched?: string };

export type ClockLineCommand = ClockDeed | ClockAsking;

/** In the order in which the help lists them. */
export const CLOCK_COMMAND_NAMES = [
  'press',
  'press of',
  'stop',
  'restart',
  'charge',
  'do not charge',
  'times',
  'my time',
  'other time',
  'time of',
  'moves',
  'moves of',
  'moves to control',
  'moves to control of',
  'time used',
  'time used of',
  'period',
  'period of',
  'delay',
  'whose clock',
  'flag',
  'flag of',
  'illegal',
  'illegal of',
  'time control',
  'feel',
  'repeat',
  'sound on',
  'sound off',
  'help',
  'help for',
] as const;
export type ClockCommandName = (typeof CLOCK_COMMAND_NAMES)[number];

/** What each means where no place stands in it. */
export const PLAIN_MEANINGS: Readonly<
  Record<Exclude<ClockCommandName, ClockColorName | 'help' | 'help for'>, ClockLineCommand>
> = {
  press: { do: 'press' },
  stop: { do: 'stop' },
  restart: { do: 'restart' },
  charge: { do: 'charge time', charged: true },
  'do not charge': { do: 'charge time', charged: false },
  times: { do: 'ask', about: 'time left', of: 'both' },
  // Whoever is on move asks for his own; on a device of one's own it is the owner's in any case.
  'my time': { do: 'ask', about: 'time left', of: 'running' },
  'other time': { do: 'ask', about: 'time left', of: 'other' },
  moves: { do: 'ask', about: 'moves completed', of: 'both' },
  'moves to control': { do: 'ask', about: 'moves to the control', of: 'both' },
  'time used': { do: 'ask', about: 'time used', of: 'both' },
  period: { do: 'ask', about: 'period', of: 'both' },
  delay: { do: 'ask delay' },
  'whose clock': { do: 'ask whose clock' },
  flag: { do: 'claim flag' },
  illegal: { do: 'illegal move' },
  'time control': { do: 'read control' },
  feel: { do: 'feel' },
  repeat: { do: 'repeat' },
  'sound on': { do: 'sound', on: true },
  'sound off': { do: 'sound', on: false },
};

/** The commands that name a player. */
export type ClockColorName =
  'press of' | 'time of' | 'moves of' | 'moves to control of' | 'time used of' | 'period of' | 'flag of' | 'illegal of';

export const COLOR_MEANINGS: Readonly<Record<ClockColorName, (of: Color) => ClockLineCommand>> = {
  'press of': (of) => ({ do: 'press', of }),
  'time of': (of) => ({ do: 'ask', about: 'time left', of }),
  'moves of': (of) => ({ do: 'ask', about: 'moves completed', of }),
  'moves to control of': (of) => ({ do: 'ask', about: 'moves to the control', of }),
  'time used of': (of) => ({ do: 'ask', about: 'time used', of }),
  'period of': (of) => ({ do: 'ask', about: 'period', of }),
  'flag of': (of) => ({ do: 'claim flag', of }),
  'illegal of': (of) => ({ do: 'illegal move', of }),
};

export function isDeed(command: ClockLineCommand): command is ClockDeed {
  switch (command.do) {
    case 'press':
    case 'stop':
    case 'restart':
    case 'charge time':
    case 'claim flag':
    case 'illegal move':
      return true;
    case 'ask':
    case 'ask whose clock':
    case 'ask delay':
    case 'read control':
    case 'feel':
    case 'repeat':
    case 'sound':
    case 'help':
      return false;
  }
}
