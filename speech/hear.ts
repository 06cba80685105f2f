/**
 * Hearing: from what a player typed or said to the move that is meant, among the moves that are possible now; or to the question
 * which one, or to the reason why there is none; or to a command. Where illegal moves stand, one that can be read is meant as well.
 */
import { hearExactly } from './hearing/exactly.js';
import { hearFreely, hearLoosely } from './hearing/freely/read.js';
import type { HearContext, Heard } from './hearing/heard.js';
import { pageFirst } from './hearing/languages.js';
import { hearLine as hearLineWith, isForeign, isUnread, type HeardLine, type LineContext } from './hearing/line.js';
import { nearTyped } from './hearing/near.js';

export type { HearContext, Heard } from './hearing/heard.js';
export type { HeardLine } from './hearing/line.js';
export type { SpokenText } from './hearing/alternatives.js';

/**
 * Understands a typed move: as it stands, or, where it is none, as the move that is near to it (`exact: false`). Never throws, whatever
 * the text; the work is bounded by `TEXT_LIMIT`.
 */
export function hear(text: string, context: HearContext): Heard {
  const heard = pageFirst(
    context.languages,
    (languages) => hearExactly(text, { ...context, languages }),
    (own) => own.type === 'refused' && isForeign(text, own, context.languages),
  );
  return (isUnread(heard) ? nearTyped(text, context) : undefined) ?? heard;
}

/** Understands a typed line (see `hearing/line.ts`), and what is near to it. */
export function hearLine(text: string, context: LineContext): HeardLine {
  return hearLineWith(text, { freely: hearFreely, near: nearTyped, loosely: hearLoosely, ...context });
}
