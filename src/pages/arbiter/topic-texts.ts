/** How what can be ruled on is called in the list, and what is chosen there. */
import { msg } from '@lit/localize';
import type { Offence, PenaltyKind } from '../../laws/acts/arbiter.js';
import type { Result } from '../../laws/result.js';
import type { Color } from '../../laws/squares.js';
import type { RulingChoice, RulingTopic } from '../../questions/ruling.js';

export function topicText(topic: RulingTopic): string {
  switch (topic) {
    case 'time':
      return msg('Time added or taken', { id: 'ruling-on-time' });
    case 'displays':
      return msg('Times and counters set anew', { id: 'ruling-on-displays' });
    case 'illegal move':
      return msg('An illegal move', { id: 'ruling-on-illegal-move' });
    case 'pressed without a move':
      return msg('The clock pressed without a move', { id: 'ruling-on-press' });
    case 'pawn left unpromoted':
      return msg('A pawn left on the last rank', { id: 'ruling-on-pawn' });
    case 'two hands':
      return msg('A move with both hands', { id: 'ruling-on-two-hands' });
    case 'touched piece':
      return msg('A touched piece', { id: 'ruling-on-touched-piece' });
    case 'displaced':
      return msg('Displaced pieces', { id: 'ruling-on-displaced' });
    case 'set-up':
      return msg('A game begun wrongly', { id: 'ruling-on-set-up' });
    case 'quickplay draw':
      return msg('The draw claimed in the quickplay finish', { id: 'ruling-on-quickplay-draw' });
    case 'quickplay increment':
      return msg('The seconds asked for with each move', { id: 'ruling-on-quickplay-increment' });
    case 'flag':
      return msg('A fallen flag, or both', { id: 'ruling-on-flag' });
    case 'arrive':
      return msg('A player’s arrival', { id: 'ruling-on-arrival' });
    case 'default':
      return msg('A player who does not come', { id: 'ruling-on-default' });
    case 'penalty':
      return msg('A warning or penalty', { id: 'ruling-on-penalty' });
    case 'result':
      return msg('The result', { id: 'ruling-on-result' });
    case 'restore':
      return msg('An earlier position restored', { id: 'ruling-on-restoring' });
  }
}

export function sideText(color: Color): string {
  return color === 'white' ? msg('White', { id: 'white' }) : msg('Black', { id: 'black' });
}

export function penaltyText(kind: PenaltyKind): string {
  switch (kind) {
    case 'warning':
      return msg('a warning', { id: 'penalty-warning' });
    case 'time to the opponent':
      return msg('time for the opponent', { id: 'penalty-time-to-opponent' });
    case 'time taken':
      return msg('time taken', { id: 'penalty-time-taken' });
    case 'points to the opponent':
      return msg('points for the opponent', { id: 'penalty-points-to-opponent' });
    case 'points taken':
      return msg('points taken', { id: 'penalty-points-taken' });
    case 'game lost':
      return msg('the game lost', { id: 'penalty-game-lost' });
    case 'fine':
      return msg('a fine', { id: 'penalty-fine' });
    case 'rounds':
      return msg('exclusion from rounds', { id: 'penalty-rounds' });
    case 'expulsion':
      return msg('expulsion from the competition', { id: 'penalty-expulsion' });
  }
}

export function offenceText(offence: Offence): string {
  switch (offence) {
    case 'disrepute':
      return msg('bringing the game into disrepute', { id: 'offence-disrepute' });
    case 'leaving without permission':
      return msg('leaving without permission', { id: 'offence-leaving' });
    case 'notes or advice':
      return msg('notes or advice', { id: 'offence-notes' });
    case 'device':
      return msg('an electronic device', { id: 'offence-device' });
    case 'refusing inspection':
      return msg('refusing to be inspected', { id: 'offence-inspection' });
    case 'smoking':
      return msg('smoking', { id: 'offence-smoking' });
    case 'distracting the opponent':
      return msg('distracting the opponent', { id: 'offence-distracting' });
    case 'persistent refusal':
      return msg('persistent refusal to comply with the Laws', { id: 'offence-refusal' });
    case 'clock handling':
      return msg('handling the clock wrongly', { id: 'offence-clock-handling' });
    case 'stopping the clock without reason':
      return msg('stopping the clocks without reason', { id: 'offence-stopping' });
    case 'displacing pieces':
      return msg('displacing pieces', { id: 'offence-displacing' });
  }
}

export function resultText(result: Result): string {
  switch (result) {
    case '1-0':
      return msg('White wins', { id: 'ruling-white-wins' });
    case '0-1':
      return msg('Black wins', { id: 'ruling-black-wins' });
    case '1/2-1/2':
      return msg('drawn', { id: 'ruling-drawn' });
    case '0-0':
      return msg('both lose', { id: 'ruling-both-lose' });
  }
}

export function claimText(claim: RulingChoice['claim']): string {
  switch (claim) {
    case 'draw':
      return msg('The game is drawn', { id: 'ruling-claim-drawn' });
    case 'reject':
      return msg('The claim is rejected', { id: 'ruling-claim-rejected' });
    case 'postpone':
      return msg('The decision is postponed', { id: 'ruling-claim-postponed' });
    case 'postpone with time':
      return msg('The decision is postponed, and the opponent gets time', { id: 'ruling-claim-postponed-time' });
  }
}

export function setUpText(of: RulingChoice['setUp']): string {
  switch (of) {
    case 'pieces':
      return msg('pieces stood wrong at the start', { id: 'ruling-pieces-wrong' });
    case 'board':
      return msg('the board is placed wrong', { id: 'ruling-board-wrong' });
    case 'colours':
      return msg('the colours are reversed', { id: 'ruling-colours-wrong' });
  }
}
