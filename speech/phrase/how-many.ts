/** How many follow, told first where it is so many that a listener wants to know how long it will be, and may want to stop it. */
import type { Segment } from '../utterance.js';
import { german } from './fide.js';
import type { Messages } from './say.js';

/** Of more than these a listener is told first how many follow. */
const LONG = 8;

/** Whether so many are told that how many they are comes first. */
export function isLong(count: number): boolean {
  return count > LONG;
}

/** "32 pieces.", where there are many. */
export function howMany(
  count: number,
  { say }: Messages<'answers'>,
  things: 'piece' | 'square' | 'capture' = 'piece',
): readonly string[] {
  return isLong(count) ? [say(`answer-${things}-count`, { count })] : [];
}

/** "32 Figuren.", told the FIDE way. */
export function fideHowMany(count: number, things: 'Figuren' | 'Bauern'): readonly Segment[] {
  return isLong(count) ? [german(`${count} ${things}.`)] : [];
}
