/** The keys of the dial. They hold while it has the focus, and none of them presses the clock. */
import { keyName, type KeyPress } from '../dom/keys.js';
import { DIAL_MINUTES } from '../../src/questions/dial.js';
import type { FoundPart } from '../../src/questions/dial-felt.js';

export type DialCommand =
  | { readonly go: 'to minute'; readonly minute: number }
  | { readonly go: 'to part'; readonly part: FoundPart }
  | { readonly go: 'nowhere'; readonly ask: 'whole time' };

const PARTS: Readonly<Partial<Record<string, FoundPart>>> = { m: 'minute hand', h: 'hour hand', f: 'flag' };

/** Minutes; right and up go clockwise, as on every slider they go to more. */
const STEPS: Readonly<Partial<Record<string, number>>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
};

/** What a key means where the cursor is on a minute of the dial; `undefined` where it belongs to the page. */
export function dialCommand(press: KeyPress, cursor: number): DialCommand | undefined {
  if (press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return undefined;
  const key = keyName(press);
  const step = STEPS[key];
  if (step !== undefined) return { go: 'to minute', minute: (cursor + step + DIAL_MINUTES) % DIAL_MINUTES };
  const part = PARTS[key];
  if (part) return { go: 'to part', part };
  switch (key) {
    case 'Home':
      return { go: 'to minute', minute: 0 };
    case 'End':
      return { go: 'to minute', minute: DIAL_MINUTES - 1 };
    case 't':
      return { go: 'nowhere', ask: 'whole time' };
    default:
      return undefined;
  }
}
