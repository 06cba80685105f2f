/** The deeds of an assistant: which command does each (`src/commands/assistant.ts`), and what it is called where there is nothing to do. */
import type { ASSISTANT } from '../../commands/assistant.js';
import type { DeedName } from '../../questions/assistant.js';
import { msg } from '@lit/localize';

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
      return msg('Call a move.', { id: 'assisting-idle-call' });
    case 'repeat':
      return msg('Repeat a call.', { id: 'assisting-idle-repeat' });
    case 'execute':
      return msg('Make a move on the other board.', { id: 'assisting-idle-execute' });
    case 'mend':
      return msg('Put a board right.', { id: 'assisting-idle-mend' });
    case 'tell':
      return msg('Tell what was asked.', { id: 'assisting-idle-tell' });
    case 'press':
      return msg('Press the clock.', { id: 'assisting-idle-press' });
    case 'claim flag':
      return msg('Claim a fallen flag.', { id: 'assisting-idle-flag' });
    case 'touched piece':
      return msg('Tell the arbiter of a touched piece.', { id: 'assisting-idle-touched' });
    case 'stop':
      return msg('Stop the clocks for the arbiter.', { id: 'assisting-idle-stop' });
  }
}
