/**
 * A pawn's capture by its files alone, as many write it where it is clear: "exd", "ed".
 */
import type { File } from '../laws/squares.js';
import type { PartDescription } from './description.js';

const SHAPE = /^([a-h])[x:]?([a-h])$/u;

/** The capture, or `undefined` where the text is none or the files do not lie side by side. */
export function readPawnCapture(text: string): PartDescription | undefined {
  const [, from, to] = SHAPE.exec(text) ?? [];
  if (from === undefined || to === undefined || Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) !== 1) return undefined;
  return { type: 'part', kind: 'pawn', files: [from as File], toFiles: [to as File], capture: true };
}
