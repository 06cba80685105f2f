/** What an assistant does by a button that has nothing to do now; and by its key. */
import { msg } from '@lit/localize';
import type { DeedName } from '../../questions/assisting.js';

/** The same where there is nothing that it could be done with. */
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
