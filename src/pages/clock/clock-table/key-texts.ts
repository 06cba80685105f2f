/** The keys of a clock that stands alone as they are listed beside it: commands that are told as one, with the keys they have now. */
import { msg, str } from '@lit/localize';
import type { CommandId, CommandTable } from '../../../commands/commands.js';
import { keyLabels } from '../../shared/key-label.js';

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
    { commands: ['clock-press-left'], text: msg(str`${left} presses`, { id: 'clock-key-left' }) },
    { commands: ['clock-press-right'], text: msg(str`${right} presses`, { id: 'clock-key-right' }) },
    { commands: ['clock-press'], text: msg('whoever is on move presses', { id: 'clock-key-running' }) },
    { commands: ['clock-pause'], text: msg('stop both clocks, start them again', { id: 'clock-key-pause' }) },
    {
      commands: ['clock-time-left', 'clock-moves-left', 'clock-moves-to-control-left', 'clock-time-used-left'],
      text: msg(str`${left}: time, moves, moves to the control, time used`, { id: 'clock-key-left-asks' }),
      between: ' ',
    },
    {
      commands: ['clock-time-right', 'clock-moves-right', 'clock-moves-to-control-right', 'clock-time-used-right'],
      text: msg(str`${right}: time, moves, moves to the control, time used`, { id: 'clock-key-right-asks' }),
      between: ' ',
    },
    { commands: ['clock-times'], text: msg('both times', { id: 'clock-key-both' }) },
    {
      commands: ['clock-time-running', 'clock-time-other'],
      text: msg('the time that runs, the other one', { id: 'clock-key-mine' }),
    },
    {
      commands: ['clock-moves', 'clock-moves-to-control', 'clock-period', 'clock-time-used'],
      text: msg('moves, moves to the control, period, time used', { id: 'clock-key-counts' }),
    },
    { commands: ['clock-whose', 'clock-delay'], text: msg('whose clock runs, delay left', { id: 'clock-key-whose' }) },
    { commands: ['clock-entry', 'talk'], text: msg('type to the clock, talk to it', { id: 'clock-key-line' }) },
    { commands: ['clock-feel'], text: msg('feel the clock', { id: 'clock-key-feel' }) },
    { commands: ['clock-time-control'], text: msg('what the clock is set to', { id: 'clock-key-control' }) },
    {
      commands: ['repeat', 'repeat-before'],
      text: msg('the last message again, the one before', { id: 'clock-key-repeat' }),
    },
    {
      commands: ['clock-arbiter', 'mute', 'keys'],
      text: msg('set or rule, sound off or on, help', { id: 'clock-key-page' }),
    },
  ];
}
