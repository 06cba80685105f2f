/**
 * Irregularities and penalties in English (Art. 7, 12.9).
 */
import type { FaultFound, Penalised } from '../../../src/laws/facts.js';
import type { Result } from '../../../src/laws/result.js';
import { opposite } from '../../../src/laws/squares.js';
import { PLAYERS, counted } from './names.js';
import { ordinal } from './claims.js';

/** How it ended, to go on a sentence with. */
export const RESULTS: Readonly<Record<Result, string>> = {
  '1-0': 'White has won',
  '0-1': 'Black has won',
  '1/2-1/2': 'drawn',
  '0-0': 'both have lost',
};

/** A restored position, a penalty and an end are told after it, each by itself. */
export function fault(fault: FaultFound): string {
  const ruled = ruling(fault);
  return ruled === '' ? found(fault) : `${found(fault)} ${ruled}`;
}

function found({ what, of }: FaultFound): string {
  const { did, happened } = FAULTS[what];
  return of === undefined ? happened : `${PLAYERS[of]} ${did}.`;
}

/** What a player did; and the same where it is nobody's fault, or not known whose. */
const FAULTS: Readonly<Record<FaultFound['what'], { readonly did: string; readonly happened: string }>> = {
  'illegal move': { did: 'has made an illegal move', happened: 'An illegal move has been made.' },
  'pressed without a move': {
    did: 'has pressed the clock without a move',
    happened: 'The clock was pressed without a move.',
  },
  'pawn left unpromoted': {
    did: 'has left a pawn on the last rank',
    happened: 'A pawn was left on the last rank.',
  },
  'two hands': { did: 'has used both hands', happened: 'Both hands were used.' },
  'touched piece': {
    did: 'has not played as the touched piece demands',
    happened: 'The move is not what the touched piece demands.',
  },
  displaced: { did: 'has displaced pieces', happened: 'Pieces are displaced.' },
  'set-up': { did: 'has begun the game wrongly', happened: 'The game has begun wrongly.' },
};

function ruling({ ruling, of, count, what }: FaultFound): string {
  switch (ruling) {
    case 'corrected':
      return 'Another move is made in its place.';
    case 'counted': {
      if (count === undefined) return 'It counts as an illegal move.';
      return what === 'illegal move'
        ? `It is the ${ordinal(count)}.`
        : `It counts as the ${ordinal(count)} illegal move.`;
    }
    case 'queen':
      return 'The pawn becomes a queen.';
    case 'not counted':
      return 'It does not count as an illegal move.';
    case 'stands':
      return 'The move stands.';
    case 'put right':
      return of === undefined ? 'They are put right.' : `${PLAYERS[of]} puts them right.`;
    case 'restored':
      return '';
    case 'new game':
      return 'A new game is played.';
    case 'goes on':
      return 'The game goes on.';
    case 'arbiter decides':
      return 'The arbiter decides.';
  }
}

/** Times and points are told after it. */
export function penalty({ against, penalty }: Penalised): string {
  const player = PLAYERS[against];
  switch (penalty.kind) {
    case 'warning':
      return `${player} is warned.`;
    case 'time to the opponent':
    case 'time taken':
    case 'points taken':
      return `${player} is given a penalty.`;
    case 'points to the opponent':
      return `${player} is given a penalty. ${PLAYERS[opposite(against)]} gets the points of a win.`;
    case 'game lost':
      return `${player} is given a penalty: the game is lost.`;
    case 'fine':
      return `${player} is fined.`;
    case 'rounds':
      return `${player} is excluded from ${penalty.rounds === 1 ? 'one round' : `${counted(penalty.rounds)} rounds`}.`;
    case 'expulsion':
      return `${player} is expelled from the competition.`;
  }
}
