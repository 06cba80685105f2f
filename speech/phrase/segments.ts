/**
 * From what a language says to segments, each in its language, set one after another.
 */
import { EVERYONE } from '../../src/laws/roles.js';
import { readMarks } from '../grammar/marks.js';
import { type Priority, type Said, type Segment, utterance, type Utterance } from '../utterance.js';
import { markName } from './naming.js';
import type { SayingOptions } from './options.js';

/** One saying after another: a call ends with a full stop where something follows it. */
export function follow(said: readonly Segment[], more: readonly Segment[]): readonly Segment[] {
  const last = said.at(-1);
  return last && more.length > 0 ? [...said.slice(0, -1), stopped(last), ...more] : [...said, ...more];
}

export function stopped(segment: Segment): Segment {
  return /[.?!]$/.test(segment.text) ? segment : { ...segment, text: `${segment.text}.` };
}

/** What is said, with its squares named. What stands in one language is one segment. */
export function segmentsOf(said: Said, options: SayingOptions): readonly Segment[] {
  const parts = typeof said === 'string' ? [said] : said;
  return parts.flatMap((part) => (typeof part === 'string' ? named(part, options) : [part]));
}

/** Nothing where there is nothing to say. */
export function perhaps(said: string | undefined, options: SayingOptions): readonly Segment[] {
  return said === undefined || said === '' ? [] : segmentsOf(said, options);
}

/** What the page says, and everyone may hear. */
export function page(segments: readonly Segment[], priority: Priority): Utterance {
  return utterance(segments, priority, 'page', EVERYONE);
}

function named(text: string, { words, squareStyle }: SayingOptions): readonly Segment[] {
  const runs = readMarks(text).map((part) =>
    typeof part === 'string' ? { text: part, lang: words.lang } : markName(part, squareStyle, words),
  );
  return runs.reduce<readonly Segment[]>(joined, []).flatMap(({ text: run, lang }) => {
    const trimmed = run.trim();
    return trimmed === '' ? [] : [{ text: trimmed, lang }];
  });
}

/** A run of the same language goes on; of another it begins anew, but for the sign that ends what stands before it. */
function joined(said: readonly Segment[], run: Segment): readonly Segment[] {
  const last = said.at(-1);
  if (last === undefined) return [run];
  const before = said.slice(0, -1);
  // Nothing but signs between two runs of another language does not part them.
  if (last.lang === run.lang || /^[.,:;?!\s]*$/u.test(run.text))
    return [...before, { ...last, text: last.text + run.text }];
  const [sign = ''] = /^[.,:;?!]+/u.exec(run.text) ?? [];
  return [...before, { ...last, text: last.text + sign }, { ...run, text: run.text.slice(sign.length) }];
}
