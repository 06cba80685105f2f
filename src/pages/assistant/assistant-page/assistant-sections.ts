/** The order of what stands on an assistant's page: what is used most comes first. */
import type { AssistantDuty } from '../../../laws/acts/blind.js';
import type { Assisting } from '../../../questions/assisting.js';
import type { SectionDuty } from './assistant-texts.js';
import type { LineUse } from './events.js';

/** What has buttons of its own; the entry comes between. */
export const BEFORE_ENTRY: readonly SectionDuty[] = ['announce', 'clock', 'execute', 'tell'];
export const AFTER_ENTRY: readonly SectionDuty[] = ['claim', 'score', 'adjourn'];

const USES: readonly { readonly use: LineUse; readonly duty: AssistantDuty }[] = [
  { use: 'call', duty: 'announce' },
  { use: 'place', duty: 'move' },
  { use: 'execute', duty: 'execute' },
];

/** What a typed move is for, by the duties that were given; none where it is for nothing. */
export function usesOf({ duties, boards }: Pick<Assisting, 'duties' | 'boards'>): readonly LineUse[] {
  return USES.filter(
    (one) => duties.some(({ duty }) => duty === one.duty) && (one.use !== 'execute' || boards === 'two'),
  ).map(({ use }) => use);
}
