/**
 * Claims of a draw in English (Art. 9.2, 9.3).
 */
import type { ClaimRejected, DrawClaimed } from '../../../src/laws/facts.js';
import type { Weighed } from '../happenings.js';
import { inFull } from './duties.js';
import { PLAYERS, counted, listed } from './names.js';

const FIFTY = 'fifty moves by each side without a capture or a pawn move';

export function claimed({ by, ground, intended }: DrawClaimed): string {
  const after = intended && `after ${inFull(intended)}`;
  const so = {
    threefold: after ? `${after} the position stands for the third time` : 'the position has stood three times',
    'fifty moves': after ? `${after} there are ${FIFTY}` : FIFTY,
  }[ground];
  return `${PLAYERS[by]} claims a draw: ${so}.`;
}

export function claimRejected({ ground, why, found }: ClaimRejected, intended: boolean): string {
  switch (why) {
    case 'not written first':
      return 'Not so: the move was not written first.';
    case 'move is illegal':
      return 'Not so: the move is illegal.';
    case 'not so often':
      if (ground === 'fifty moves') return `Not so: there ${intended ? 'would be' : 'are'} only ${counted(found)}.`;
      return intended
        ? `Not so: it would stand for the ${ordinal(found)} time.`
        : `Not so: it has stood ${times(found)}.`;
  }
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** "first", "second"; 1 is the first. */
export function ordinal(count: number): string {
  return ORDINALS[count - 1] ?? `${count}th`;
}

function times(count: number): string {
  return { 1: 'once', 2: 'twice' }[count] ?? `${counted(count)} times`;
}

/** What it means comes last, right before the answer. */
export function surely({ act, piece, timed }: Weighed): string {
  switch (act.type) {
    case 'resign':
      return 'Resign this game?';
    case 'accept':
      return 'Accept the draw? The game is over then.';
    case 'claim': {
      const { ground, intended } = act;
      const move = intended && piece ? ` with ${inFull({ ...intended.move, piece })}` : '';
      const why = ground === 'threefold' ? 'by threefold repetition' : 'by fifty moves';
      const costs = [...(timed ? ['your opponent gets time'] : []), ...(intended ? ['the move must be played'] : [])];
      const wrong = costs.length > 0 ? ` If the claim is wrong, ${listed(costs, 'and')}.` : '';
      return `Claim a draw ${why}${move}?${wrong}`;
    }
    case 'claim quickplay':
      return act.asks === 'draw'
        ? 'Claim a draw in the quickplay finish? If the claim is rejected, your opponent may get time.'
        : 'Ask for a few seconds with each move? That offers a draw too.';
  }
}
