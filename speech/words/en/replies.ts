/**
 * What the program says back in English where something was asked, answered or saved.
 */
import { at } from '../marks.js';
import type { ReplyWords } from '../replies.js';

export const replies: ReplyWords = {
  howToAnswer: () => 'Yes, no, or say it again.',
  lookingBack: (at, call) => [
    at === 'start' ? 'You are looking at the start of the game.' : `You are looking at move ${at}.`,
    'Play',
    call,
    'in the present position?',
  ],
  moveNotMade: () => 'The move is not made.',
  notDone: () => 'Not done.',
  nothingAsked: () => 'Nothing was asked.',
  heldBack: (lines) => `Not done: ${lines.join(', ')}.`,
  noPieceMeant: () => `Which piece? For example: moves of ${at('g1')}.`,
  commandsListed: (example) => `Typed commands are listed here: “${example}” finds one, Escape leads back.`,
  gameSaved: (name) => `Game saved as ${name}.`,
};
