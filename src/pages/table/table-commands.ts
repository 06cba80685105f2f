/** What a game at a table does of the table of commands. In any other game there is nothing to be called, repeated or executed, and that is said. */
import type { PageCommands } from '../shared/services.js';

export interface TableDoers {
  /** Does the first step of this kind that a player here has to do. */
  readonly step: (kind: 'say move' | 'execute move') => Promise<void>;
  readonly compareScores: () => void;
  readonly readConditions: () => void;
}

export function tableCommands({ step, compareScores, readConditions }: TableDoers): PageCommands {
  return {
    'say-move': () => step('say move'),
    'make-called-move': () => step('execute move'),
    'compare-scores': compareScores,
    'read-conditions': readConditions,
  };
}
