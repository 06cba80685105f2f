import { afterAll, beforeAll, expect, test } from 'vitest';
import { SCORE } from '../notation/reykjavik-17.js';
import { HOW_TO_MOVE, Journey, type User } from './app.js';
import { called } from './fide-words.js';

/** The same game written out with both squares, worked out by hand on a board from the printed score. */
const MOVES = `
  Be2-e4 Bd7-d6 Bd2-d4 Bg7-g6 Sb1-c3 Sg8-f6 Bf2-f4 Lf8-g7 Sg1-f3 Bc7-c5 Bd4xc5 Dd8-a5 Lf1-d3 Da5xc5 Dd1-e2 0-0
  Lc1-e3 Dc5-a5 0-0 Lc8-g4 Ta1-d1 Sb8-c6 Ld3-c4 Sf6-h5 Lc4-b3 Lg7xc3 Bb2xc3 Da5xc3 Bf4-f5 Sh5-f6 Bh2-h3 Lg4xf3
  De2xf3 Sc6-a5 Td1-d3 Dc3-c7 Le3-h6 Sa5xb3 Bc2xb3 Dc7-c5+ Kg1-h1 Dc5-e5 Lh6xf8 Ta8xf8 Td3-e3 Tf8-c8 Bf5xg6 Bh7xg6
  Df3-f4 De5xf4 Tf1xf4 Sf6-d7 Tf4-f2 Sd7-e5 Kh1-h2 Tc8-c1 Te3-e2 Se5-c6 Te2-c2 Tc1-e1 Tf2-e2 Te1-a1 Kh2-g3 Kg8-g7
  Tc2-d2 Ta1-f1 Te2-f2 Tf1-e1 Tf2-e2 Te1-f1 Te2-e3 Ba7-a6 Te3-c3 Tf1-e1 Tc3-c4 Te1-f1 Td2-c2 Tf1-a1 Tc2-f2 Ta1-e1
  Tf2-c2 Bg6-g5 Tc2-c1 Te1-e2 Tc1-c2 Te2-e1 Tc2-c1 Te1-e2 Tc1-c2
`
  .trim()
  .split(/\s+/);

const journey = new Journey({ worksOffline: true });
let user: User;

beforeAll(async () => {
  await journey.startServer();
  await journey.startBrowser();
  user = await journey.open();
  await user.readyOffline();
  await journey.stopServer();
});

afterAll(() => journey.end());

test('the printed score of Spassky–Fischer 1972, game 17, is typed as printed, with the server gone', async () => {
  await user.choose('Opponent', 'Player beside you');
  await user.click('button', 'Start');
  await user.heard(`New game against the player beside you. White to move. ${HOW_TO_MOVE}`);
  await user.isOnBoard();
  const before = (await user.log()).length;
  for (const line of SCORE.flat()) await user.enter(line);

  expect((await user.log()).slice(before)).toEqual(MOVES.map(called));
  expect(await user.position()).toBe('8/1p2ppk1/p1np4/6p1/2R1P3/1P4KP/P1R1r1P1/8 b - - 7 45');
  expect(journey.complaints).toEqual([]);
});
