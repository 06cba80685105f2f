/** The keys of a clock that stands alone (`src/commands/clock-keys.ts`) as they are listed beside it. */
import { msg, str } from '@lit/localize';

export interface KeyText {
  readonly keys: string;
  readonly text: string;
}

/** @param left what the player at the left half is called */
export function clockKeyTexts(left: string, right: string): readonly KeyText[] {
  return [
    { keys: '← · Page Up · A', text: msg(str`${left} presses`, { id: 'clock-key-left' }) },
    { keys: '→ · Page Down · L', text: msg(str`${right} presses`, { id: 'clock-key-right' }) },
    {
      keys: `${msg('Space', { id: 'clock-key-space' })} · Enter · H`,
      text: msg('whoever is on move presses', { id: 'clock-key-running' }),
    },
    { keys: 'P', text: msg('stop both clocks, start them again', { id: 'clock-key-pause' }) },
    {
      keys: '1 2 3 4',
      text: msg(str`${left}: time, moves, moves to the control, time used`, { id: 'clock-key-left-asks' }),
    },
    {
      keys: '9 8 7 6',
      text: msg(str`${right}: time, moves, moves to the control, time used`, { id: 'clock-key-right-asks' }),
    },
    { keys: 'T', text: msg('both times', { id: 'clock-key-both' }) },
    { keys: 'U · Shift+U', text: msg('the time that runs, the other one', { id: 'clock-key-mine' }) },
    {
      keys: 'M · C · Shift+C · E',
      text: msg('moves, moves to the control, period, time used', { id: 'clock-key-counts' }),
    },
    { keys: 'S · D', text: msg('whose clock runs, delay left', { id: 'clock-key-whose' }) },
    { keys: 'I · V · F8', text: msg('type to the clock, talk to it', { id: 'clock-key-line' }) },
    { keys: 'F', text: msg('feel the clock', { id: 'clock-key-feel' }) },
    { keys: 'R', text: msg('what the clock is set to', { id: 'clock-key-control' }) },
    { keys: 'Z · Shift+Z', text: msg('the last message again, the one before', { id: 'clock-key-repeat' }) },
    { keys: '. · 0 · F1', text: msg('set or rule, sound off or on, help', { id: 'clock-key-page' }) },
  ];
}
