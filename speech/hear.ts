/**
 * Hearing: from what a player typed or said to the move that is meant, among the moves that are possible now; or to the question
 * which one, or to the reason why there is none; or to a command. Where illegal moves stand, one that can be read is meant as well.
 */
import { hearExactly } from './hearing/exactly.js';
import type { HearContext, Heard } from './hearing/heard.js';
import { nearTyped } from './hearing/near.js';

export type { HearContext, Heard } from './hearing/heard.js';
export { hearLine, type HeardLine } from './hearing/line.js';
export { hearSpoken, type SpokenText } from './hearing/spoken.js';
export { spokenClockPhrases, spokenClockWords } from './hearing/clock-commands/spoken-clock.js';
export { spokenPhrases, spokenWords } from './hearing/spoken-phrases.js';
export { spokenTablePhrases, spokenTableWords } from './hearing/table-commands/spoken-table.js';

/**
 * Understands a typed move: as it stands, or, where it is none, as the move that is near to it (`exact: false`). Never throws, whatever
 * the text; the work is bounded by `TEXT_LIMIT`.
 */
export function hear(text: string, context: HearContext): Heard {
  const heard = hearExactly(text, context);
  const isUnread = heard.type === 'refused' && heard.refusal.reason === 'unreadable';
  return (isUnread ? nearTyped(text, context) : undefined) ?? heard;
}
