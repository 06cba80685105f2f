/** The steps of the guided first game, and what does each of them. */
import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { startPosition, type Position } from '../../src/laws/board/board.js';
import {
  AT_FIRST,
  STEPS,
  after,
  answerIn,
  keptOf,
  movesBefore,
  numberOf,
  readGuide,
  wantedIn,
  type Guide,
  type GuideEvent,
  type Step,
} from '../../src/pages/guide/guide.js';

const at = (step: Step, tries = 0): Guide => ({ step, tries });

const CAME_TO_E4: GuideEvent = { type: 'came to', square: 'e4' };
const LAST_MOVE: GuideEvent = { type: 'answered', about: 'last move' };
const MOVED: GuideEvent = { type: 'moved' };
const HELP: GuideEvent = { type: 'help shown' };

describe('what does a step leads to the next one', () => {
  test.each<readonly [Step, GuideEvent, Step]>([
    ['board', CAME_TO_E4, 'question'],
    ['question', { type: 'answered', about: 'square' }, 'move'],
    ['question', { type: 'answered', about: 'piece lists' }, 'move'],
    ['move', MOVED, 'call'],
    ['call', LAST_MOVE, 'capture'],
    ['call', { type: 'answered', about: 'last moves' }, 'capture'],
    ['capture', MOVED, 'mate'],
    ['mate', MOVED, 'help'],
    ['help', HELP, 'end'],
  ])('%s', (step, event, next) => {
    expect(after(at(step, 2), event)).toEqual(at(next));
  });
});

describe('anything else leaves it where it is', () => {
  test.each<readonly [Step, GuideEvent]>([
    ['board', { type: 'came to', square: 'e3' }],
    ['board', LAST_MOVE],
    ['board', HELP],
    ['question', CAME_TO_E4],
    ['move', CAME_TO_E4],
    ['move', LAST_MOVE],
    ['call', { type: 'answered', about: 'square' }],
    ['call', HELP],
    ['capture', LAST_MOVE],
    ['mate', HELP],
    ['help', LAST_MOVE],
    ['end', HELP],
    ['end', CAME_TO_E4],
  ])('%s, %o', (step, event) => {
    const guide = at(step, 1);
    expect(after(guide, event)).toBe(guide);
  });
});

test('another act is counted, and forgotten with the step', () => {
  const once = after(at('mate'), { type: 'other act' });
  const twice = after(once, { type: 'other act' });
  expect([once, twice]).toEqual([at('mate', 1), at('mate', 2)]);
  expect(after(twice, MOVED)).toEqual(at('help'));
});

test('the steps count from 1 to 7', () => {
  expect(STEPS.map((step) => numberOf(at(step)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

function playedBefore(step: Step): Position {
  return movesBefore(at(step)).reduce((position, move) => {
    expect(position.isLegal(move)).toBe(true);
    return position.play(move);
  }, startPosition());
}

test('its game can be played, 1. e4 f5 2. exf5 g5 3. Qh5 mate', () => {
  expect(movesBefore(at('end'))).toEqual([
    { from: 'e2', to: 'e4' },
    { from: 'f7', to: 'f5' },
    { from: 'e4', to: 'f5' },
    { from: 'g7', to: 'g5' },
    { from: 'd1', to: 'h5' },
  ]);
  expect(playedBefore('end').isCheckmate()).toBe(true);
});

test('where mate in one is wanted there is one move that mates', () => {
  const position = playedBefore('mate');
  const mating = position.legalMoves().filter((move) => position.play(move).isCheckmate());
  expect(mating).toEqual([wantedIn(at('mate'))]);
});

test.each<readonly [Step, number]>([
  ['board', 0],
  ['question', 0],
  ['move', 0],
  ['call', 2],
  ['capture', 2],
  ['mate', 4],
  ['help', 5],
  ['end', 5],
])('before %s so many moves were made: %i', (step, count) => {
  expect(movesBefore(at(step))).toHaveLength(count);
});

test('only the moves of White have an answer, and mate has none', () => {
  expect(STEPS.filter((step) => answerIn(at(step)) !== undefined)).toEqual(['move', 'capture']);
});

test.each(STEPS)('left at %s, it goes on there', (step) => {
  expect(readGuide(JSON.parse(JSON.stringify(keptOf(at(step, 3)))))).toEqual(at(step));
});

test.each([undefined, null, 7, 'mate', {}, { step: 'nowhere' }, { step: 3 }])('kept as %o it begins anew', (kept) => {
  expect(readGuide(kept)).toEqual(AT_FIRST);
});

const EVENTS: readonly GuideEvent[] = [
  CAME_TO_E4,
  { type: 'came to', square: 'a1' },
  LAST_MOVE,
  { type: 'answered', about: 'square' },
  MOVED,
  { type: 'other act' },
  HELP,
];

test('whatever happens, no step is left out and none comes again', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 }), (events) => {
      let guide = AT_FIRST;
      for (const event of events) {
        const next = after(guide, event);
        expect(numberOf(next) - numberOf(guide)).toBeOneOf([0, 1]);
        guide = next;
      }
    }),
    { seed: 20, numRuns: 500 },
  );
});
