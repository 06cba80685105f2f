/** Irregularities and penalties (Art. 7, 12.9): the message of each. */
import type { FaultFound, Penalised } from '../../src/laws/facts.js';
import { opposite } from '../../src/laws/squares.js';
import { dashed } from './own-message.js';
import type { Messages } from './say.js';

/** A restored position, a penalty and an end are told after it, each by itself. */
export function fault(fault: FaultFound, messages: Messages<'irregularities'>): string {
  const { what, of, ruling } = fault;
  const found = messages.say(`fault-${dashed(what)}`, { of });
  return ruling === 'restored' ? found : `${found} ${ruled({ ...fault, ruling }, messages)}`;
}

type Ruled = FaultFound & { readonly ruling: Exclude<FaultFound['ruling'], 'restored'> };

function ruled({ what, of, ruling, count }: Ruled, { say }: Messages<'irregularities'>): string {
  switch (ruling) {
    case 'counted':
      if (count === undefined) return say('fault-ruling-counted');
      return say(what === 'illegal move' ? 'fault-ruling-illegal-move-counted' : 'fault-ruling-counted-as', { count });
    case 'put right':
      return say('fault-ruling-put-right', { of });
    default:
      return say(`fault-ruling-${dashed(ruling)}`);
  }
}

/** Times and points are told after it. */
export function penalty({ against, penalty }: Penalised, { say }: Messages<'irregularities'>): string {
  switch (penalty.kind) {
    case 'time to the opponent':
    case 'time taken':
    case 'points taken':
      return say('penalty-given', { against });
    case 'points to the opponent':
      return say('penalty-points-to-the-opponent', { against, opponent: opposite(against) });
    case 'rounds':
      return say('penalty-rounds', { against, rounds: penalty.rounds });
    default:
      return say(`penalty-${dashed(penalty.kind)}`, { against });
  }
}
