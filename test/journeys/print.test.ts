/** A game on paper: the position and the moves, and nothing that can only be pressed, typed in or heard. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Journey, type User } from './app.js';
import { GAME } from './every-page.js';

const journey = new Journey();
let user: User;

beforeAll(async () => {
  await journey.start();
  user = await journey.visit(GAME);
  await user.isOnBoard();
  await user.part('>>> message-log >>> li');
  await user.enter('Bb5');
  await user.enter('a6');
  await user.part('>>> score-sheet >>> [data-ply="2"]');
});
afterAll(() => journey.end());

interface Seen {
  /** The texts with a colour and a place, in the order of the page. */
  readonly texts: readonly string[];
  /** The elements that can be pressed or filled in, or that list what was said, by name. */
  readonly working: readonly string[];
  readonly men: number;
}

/** Runs in the page. */
function seen(): Seen {
  const all = (root: Document | ShadowRoot): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ]);
  const drawn = all(document).filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility() && width > 1 && height > 1;
  });
  const texts = drawn
    .filter((element) => getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)')
    .flatMap(({ childNodes }) => [...childNodes])
    .filter((node) => node instanceof Text)
    .map(({ data }) => data.replaceAll(/\s+/g, ' ').trim());
  const works = '[role=toolbar], [role=log], input, select, textarea, a[href], nav, button:not(.line)';
  return {
    texts: texts.filter((text) => text !== ''),
    working: drawn.filter((element) => element.matches(works)).map(({ localName }) => localName),
    men: drawn.filter((element) => element.matches('.man')).length,
  };
}

test('a game on paper is whose turn it is, the last move, the position and the moves, and nothing to work with', async () => {
  const { working } = await user.page.evaluate(seen);
  expect(working).toContain('button');
  await user.page.emulateMediaType('print');
  expect(await user.page.evaluate(seen)).toEqual({
    texts: [
      'Game',
      'Move 4. White to move.',
      'Last move: 3… a6.',
      ...['1', '2', '3', '4', '5', '6', '7', '8'],
      ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
      ...['Move', 'White', 'Black'],
      ...['3', 'Bb5', 'a6'],
    ],
    working: [],
    men: 32,
  });
});
