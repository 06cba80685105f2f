/** Questions are typed as people ask them: they are answered, or refused as questions, and no move is made of one. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Journey, type User } from './app.js';

const journey = new Journey();
let user: User;

beforeAll(() => journey.start());
beforeEach(async () => {
  user = await journey.visit('');
  await user.start({});
});
afterEach(() => user.page.close());
afterAll(() => journey.end());

test('whose turn it is, where one’s own pieces are, and what cannot be answered', async () => {
  await user.enter('uh, whose turn is it please?');
  await user.heard('Move 1, White to move.');
  await user.enter('where are my knights');
  await user.heard('White knights b1, g1.');
  await user.enter('what is north-east of e4?');
  await user.heard('North-east: f5 empty, g6 empty, h7 black pawn.');
  await user.enter('north of e8');
  await user.heard('North: edge of the board.');
  await user.enter('is e4 legal');
  await user.heard(
    '“is e4 legal” is a question that I cannot answer. No move was made. Say “help” for what can be asked.',
  );
  await user.enter('I have lost track, tell me whose turn it is');
  await user.heard('Move 1, White to move.');
  await user.enter('I think that was an illegal move');
  await user.heard('“I think that was an illegal mo…” is not a move or a command I know. Did you mean illegal move?');
  await user.enter('no');
  await user.heard('Not done.');
  await user.enter('what was the first move');
  await user.heard('Move 1 has not been made.');
  const before = (await user.log()).length;
  await user.enter('e4, no, d4');
  await user.heard('Bauer David zwei David vier');
  const answer = await vi.waitFor(
    async () => {
      const said = await user.log(before);
      const moves = said.filter((line) => line !== 'The computer is still thinking.');
      if (!moves[1]) throw new Error('the computer has not moved');
      return moves[1];
    },
    { timeout: 30_000, interval: 100 },
  );
  await user.enter('what was the first move');
  await user.heard(`Move 1, White: Bauer David zwei David vier. Move 1, Black: ${answer}.`);
  await user.enter('silent board');
  await user.heard('Blindfold: all pieces are hidden. The board is silent.');
  await user.enter('move 30');
  await user.heard('Move 30 has not been made.');
  expect(journey.complaints).toEqual([]);
});
