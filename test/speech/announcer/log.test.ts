/** Which of the messages the list shows first: by what they are and which game they are of, never by their words. */
import { expect, test } from 'vitest';
import { mainMessages, MessageRecord } from '../../../speech/announcer/log.js';
import { phraseAnswer } from '../../../speech/phrase/answers.js';
import { phraseFacts } from '../../../speech/phrase/facts.js';
import { phraseHand } from '../../../speech/phrase/hand.js';
import { phraseNotice } from '../../../speech/phrase/notices.js';
import { phraseRefusal } from '../../../speech/phrase/refusals.js';
import { textOf } from '../../../speech/utterance.js';
import { game } from '../../laws/play.js';
import { english, factsOfMove } from '../said.js';

/** "Edge", an answer, a move, a refusal and an offer, as the program makes them. */
function record(): MessageRecord {
  const options = english('plain');
  const messages = new MessageRecord();
  messages.add(phraseNotice({ about: 'offline failed' }, options));
  messages.beginGame();
  messages.add(phraseNotice({ about: 'game begun', opponent: { type: 'player beside you' }, turn: 'white' }, options));
  messages.add(phraseHand({ type: 'edge' }, options));
  messages.add(phraseAnswer({ about: 'last move' }, options));
  messages.add(phraseFacts(factsOfMove(game(), 'e2e4'), options)!);
  messages.add(phraseRefusal({ reason: 'not your turn', turn: 'black' }, options));
  messages.add(phraseHand({ type: 'edge' }, options));
  messages.add(phraseHand({ type: 'no such piece on the board' }, options));
  return messages;
}

const texts = (messages: MessageRecord): readonly string[] =>
  mainMessages(messages.messages).map(({ utterance }) => textOf(utterance));

test('moves, events, refusals and the last answer, the newest first', () => {
  expect(texts(record())).toEqual([
    'No such piece on the board.',
    "It is Black's turn.",
    'pawn e2 to e4',
    'New game against the player beside you. White to move.',
  ]);
});

test('of the game that is here alone; what is asked again stays where it was said', () => {
  const messages = record();
  messages.again(0);
  messages.beginGame();
  messages.add(phraseNotice({ about: 'no game' }, english('plain')));
  expect(texts(messages)).toEqual(['There is no game here. Begin one with New game.']);
  expect(messages.messages).toHaveLength(9);
});

test('the last answer stands where it was said, also before a move', () => {
  const messages = record();
  messages.add(phraseFacts(factsOfMove(game(), 'd2d4'), english('plain'))!);
  expect(texts(messages).slice(0, 2)).toEqual(['pawn d2 to d4', 'No such piece on the board.']);
});

test('nothing, where nothing was said', () => {
  expect(mainMessages([])).toEqual([]);
});
