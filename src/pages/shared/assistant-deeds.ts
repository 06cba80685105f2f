/** The deeds of an assistant: which command does each (`src/commands/assistant.ts`), and what it is called where there is nothing to do. */
import { msg } from './late-texts.js';
import type { ASSISTANT } from '../../commands/assistant.js';
import type { DeedName } from '../../questions/assistant.js';

export const DEED_OF = {
  'assistant-call': 'call',
  'assistant-repeat': 'repeat',
  'assistant-execute': 'execute',
  'assistant-mend': 'mend',
  'assistant-press': 'press',
  'assistant-tell': 'tell',
  'assistant-claim-flag': 'claim flag',
  'assistant-touched-piece': 'touched piece',
  'assistant-stop': 'stop',
} as const satisfies Partial<Record<keyof typeof ASSISTANT, DeedName>>;

export type DeedCommand = keyof typeof DEED_OF;

export function isDeedCommand(id: string): id is DeedCommand {
  return Object.hasOwn(DEED_OF, id);
}

/** What an assistant does by the button, where there is nothing that it could be done with now. */
export function idleText(name: DeedName): string {
  switch (name) {
    case 'call':
      return msg('assisting-idle-call');
    case 'repeat':
      return msg('assisting-idle-repeat');
    case 'execute':
      return msg('assisting-idle-execute');
    case 'mend':
      return msg('assisting-idle-mend');
    case 'tell':
      return msg('assisting-idle-tell');
    case 'press':
      return msg('assisting-idle-press');
    case 'claim flag':
      return msg('assisting-idle-flag');
    case 'touched piece':
      return msg('assisting-idle-touched');
    case 'stop':
      return msg('assisting-idle-stop');
  }
}
