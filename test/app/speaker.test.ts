/** What is said before and after the part is loaded that a game needs. */
import { expect, it } from 'vitest';
import { loadGamePart, loadedTelling } from '../../src/app/game-part.js';
import { Speaker } from '../../src/app/speaker.js';
import type { Announcer } from '../../speech/announcer.js';
import { textOf, type Utterance } from '../../speech/utterance.js';
import { done, game, move } from '../laws/play.js';
import { english } from '../speech/said.js';

function speaking(telling = loadedTelling()) {
  const said: string[] = [];
  const announcer = { say: (utterance: Utterance) => said.push(textOf(utterance)) };
  const speaker = new Speaker(
    announcer as unknown as Announcer,
    () => english('plain'),
    () => telling,
  );
  return { said, speaker };
}

it('says what the session refuses before anything is loaded, and that what only the Laws can refuse is missing', () => {
  const { said, speaker } = speaking();
  expect(speaker.refusal({ reason: 'not kept', cause: 'disk full' })).toBe(
    'Not done: the disk is full. “Games on this device” lists what you can delete.',
  );
  expect(speaker.refusal({ reason: 'not your turn', turn: 'black' })).toBe("It is Black's turn.");
  const missing = 'A part of the program could not be loaded. Connect to the network and try again.';
  expect(speaker.refusal({ reason: 'not loaded' })).toBe(missing);
  expect(speaker.refusal({ reason: 'no offer' })).toBe(missing);
  expect(said).toHaveLength(4);
});

it('says everything in the same language once it is loaded', async () => {
  expect(loadedTelling()).toBeUndefined();
  const laws = await loadGamePart();
  expect(loadedTelling()?.words.lang).toBe('en');
  const { said, speaker } = speaking();
  const start = game();
  const act = { type: 'make', by: 'white', at: 0, move: move('e2e4') } as const;
  const { facts } = done(start, act);
  expect(laws.judge(start, act)).toMatchObject({ type: 'done', facts });
  speaker.facts(facts, 'onlooker');
  expect(speaker.refusal({ reason: 'no offer' })).toBe('No draw offer stands that you could answer.');
  expect(said).toEqual(['pawn e2 to e4', 'No draw offer stands that you could answer.']);
});
