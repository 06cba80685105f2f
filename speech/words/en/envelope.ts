/**
 * An adjourned game and its envelope in English (Guidelines I).
 */
import type { EnvelopeField } from '../../../src/laws/acts/adjournment.js';
import { opposite } from '../../../src/laws/squares.js';
import type { EnvelopeWords, LockTrouble, ToResume } from '../envelope.js';
import { duration } from './durations.js';
import { PLAYERS } from './names.js';

export const envelope: EnvelopeWords = {
  players: ({ white, black }) => `White is ${white}, Black is ${black}.`,
  position: () => 'This is the position before the sealed move.',
  times: ({ white, black }) => `White has used ${duration(white)}, Black ${duration(black)}.`,
  sealed: (by, moveNumber) => `${PLAYERS[by]} seals move ${moveNumber}.`,
  offer: (by) => (by ? `${PLAYERS[by]}'s offer of a draw stands.` : 'No offer of a draw stands.'),
  resumption: ({ date, time, venue }) => `The game is to be resumed. Date: ${date}. Time: ${time}. Venue: ${venue}.`,
  fault: (field) => FAULTS[field],
  toAdjourn: (sealer) => `Adjourn the game? ${PLAYERS[sealer]} has the move and must seal it.`,
  turnAway: (sealer) =>
    `${PLAYERS[opposite(sealer)]}, please turn away and do not listen: ${PLAYERS[sealer]} writes the move.`,
  lockedAway: () => 'The move is written and locked away. Nothing of it is left on this page.',
  doubt: (doubt) => (doubt === 'several moves' ? 'This can mean two moves.' : 'No move can be read in this.'),
  toResume,
  found: (text) => `In the envelope stands: “${text}”.`,
  trouble: (trouble) => TROUBLES[trouble],
};

const FAULTS: Readonly<Record<EnvelopeField, string>> = {
  players: 'The names of both players must stand on the envelope.',
  position: 'The position on the envelope is not the one on the board.',
  times: 'The times on the envelope are not those on the clock.',
  'sealed by': 'The envelope names the wrong player as the one who seals.',
  'move number': 'The number of the sealed move is wrong.',
  offer: 'The envelope is wrong about an offer of a draw.',
  resumption: 'Date, time and venue of the resumption must stand on the envelope.',
};

const TROUBLES: Readonly<Record<LockTrouble, string>> = {
  'not secure': 'The move cannot be locked away here: the page must come over a secure connection, with https.',
  'too long': 'This is too long for a move. Write the move alone.',
  'wrong passphrase': 'The envelope does not open with this passphrase. Check it and try again.',
  'not this envelope': 'This file does not open the envelope. Choose the one that was saved when the move was sealed.',
  unreadable: 'What is in the envelope is damaged and cannot be read. It counts as missing, and the arbiter decides.',
};

function toResume({ sealer, present, late, envelope: what, clock, times, position }: ToResume): readonly string[] {
  const here = presence(present);
  if (!position) return [here, 'The position is not known: a new game is played.'];
  return [
    here,
    ...(late > 0 ? [`The delay is ${duration(late)}.`] : []),
    ENVELOPE[what](PLAYERS[sealer]),
    ...(times ? [] : ['The times are not known: the arbiter sets the clocks.']),
    ...(clock ? [`${PLAYERS[clock]}'s clock is started.`] : []),
  ];
}

const ENVELOPE: Readonly<Record<ToResume['envelope'], (sealer: string) => string>> = {
  opened: (sealer) => `The envelope is opened, and ${sealer}'s sealed move is made.`,
  'stays closed': () => 'The envelope stays closed.',
  lost: (sealer) => `The envelope cannot be opened: ${sealer} makes the sealed move on the board.`,
};

function presence({ white, black }: ToResume['present']): string {
  if (white && black) return 'Both players are here.';
  if (!white && !black) return 'Neither player is here.';
  return white ? 'White is here, Black is not.' : 'Black is here, White is not.';
}
