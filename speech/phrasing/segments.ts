/**
 * From what a language says to segments, each in its language, set one after another.
 */
import { EVERYONE } from '../../src/laws/roles.js';
import { utterance, type Priority, type Segment, type Utterance } from '../utterance.js';
import type { Said, Words } from '../words/words.js';

/** One saying after another: a call ends with a full stop where something follows it. */
export function follow(said: readonly Segment[], more: readonly Segment[]): readonly Segment[] {
  const last = said.at(-1);
  return last && more.length > 0 ? [...said.slice(0, -1), stopped(last), ...more] : [...said, ...more];
}

export function stopped(segment: Segment): Segment {
  return /[.?!]$/.test(segment.text) ? segment : { ...segment, text: `${segment.text}.` };
}

export function segmentsOf(said: Said, words: Words): readonly Segment[] {
  const parts = typeof said === 'string' ? [said] : said;
  return parts.map((part) => (typeof part === 'string' ? { text: part, lang: words.lang } : part));
}

/** Nothing where there is nothing to say. */
export function perhaps(said: string | undefined, words: Words): readonly Segment[] {
  return said === undefined || said === '' ? [] : segmentsOf(said, words);
}

/** What the page says, and everyone may hear. */
export function page(segments: readonly Segment[], priority: Priority): Utterance {
  return utterance(segments, priority, 'page', EVERYONE);
}
