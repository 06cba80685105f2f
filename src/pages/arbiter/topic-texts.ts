/** How what can be ruled on is called in the list, and what is chosen there. */
import { msg } from './texts.js';
import type { Offence, PenaltyKind } from '../../laws/acts/arbiter.js';
import type { Result } from '../../laws/result.js';
import type { Color } from '../../laws/squares.js';
import type { RulingChoice, RulingTopic } from '../../questions/ruling.js';

export function topicText(topic: RulingTopic): string {
  switch (topic) {
    case 'time':
      return msg('ruling-on-time');
    case 'displays':
      return msg('ruling-on-displays');
    case 'illegal move':
      return msg('ruling-on-illegal-move');
    case 'pressed without a move':
      return msg('ruling-on-press');
    case 'pawn left unpromoted':
      return msg('ruling-on-pawn');
    case 'two hands':
      return msg('ruling-on-two-hands');
    case 'touched piece':
      return msg('ruling-on-touched-piece');
    case 'displaced':
      return msg('ruling-on-displaced');
    case 'set-up':
      return msg('ruling-on-set-up');
    case 'quickplay draw':
      return msg('ruling-on-quickplay-draw');
    case 'quickplay increment':
      return msg('ruling-on-quickplay-increment');
    case 'flag':
      return msg('ruling-on-flag');
    case 'arrive':
      return msg('ruling-on-arrival');
    case 'default':
      return msg('ruling-on-default');
    case 'penalty':
      return msg('ruling-on-penalty');
    case 'result':
      return msg('ruling-on-result');
    case 'restore':
      return msg('ruling-on-restoring');
  }
}

export function sideText(color: Color): string {
  return color === 'white' ? msg('white') : msg('black');
}

export function penaltyText(kind: PenaltyKind): string {
  switch (kind) {
    case 'warning':
      return msg('penalty-choice-warning');
    case 'time to the opponent':
      return msg('penalty-time-to-opponent');
    case 'time taken':
      return msg('penalty-time-taken');
    case 'points to the opponent':
      return msg('penalty-points-to-opponent');
    case 'points taken':
      return msg('penalty-points-taken');
    case 'game lost':
      return msg('penalty-choice-game-lost');
    case 'fine':
      return msg('penalty-choice-fine');
    case 'rounds':
      return msg('penalty-choice-rounds');
    case 'expulsion':
      return msg('penalty-choice-expulsion');
  }
}

export function offenceText(offence: Offence): string {
  switch (offence) {
    case 'disrepute':
      return msg('offence-disrepute');
    case 'leaving without permission':
      return msg('offence-leaving');
    case 'notes or advice':
      return msg('offence-notes');
    case 'device':
      return msg('offence-device');
    case 'refusing inspection':
      return msg('offence-inspection');
    case 'smoking':
      return msg('offence-smoking');
    case 'distracting the opponent':
      return msg('offence-distracting');
    case 'persistent refusal':
      return msg('offence-refusal');
    case 'clock handling':
      return msg('offence-clock-handling');
    case 'stopping the clock without reason':
      return msg('offence-stopping');
    case 'displacing pieces':
      return msg('offence-displacing');
  }
}

export function resultText(result: Result): string {
  switch (result) {
    case '1-0':
      return msg('ruling-white-wins');
    case '0-1':
      return msg('ruling-black-wins');
    case '1/2-1/2':
      return msg('ruling-drawn');
    case '0-0':
      return msg('ruling-both-lose');
  }
}

export function claimText(claim: RulingChoice['claim']): string {
  switch (claim) {
    case 'draw':
      return msg('ruling-claim-drawn');
    case 'reject':
      return msg('ruling-claim-rejected');
    case 'postpone':
      return msg('ruling-claim-postponed');
    case 'postpone with time':
      return msg('ruling-claim-postponed-time');
  }
}

export function setUpText(of: RulingChoice['setUp']): string {
  switch (of) {
    case 'pieces':
      return msg('ruling-pieces-wrong');
    case 'board':
      return msg('ruling-board-wrong');
    case 'colours':
      return msg('ruling-colours-wrong');
  }
}
