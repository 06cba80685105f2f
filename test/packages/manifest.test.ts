import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MANIFEST, elementsManifest } from '../../scripts/elements-manifest.js';

interface Described {
  readonly tagName: string;
  readonly description?: string;
  readonly members: readonly { readonly name: string; readonly description?: string }[];
  readonly events: readonly { readonly name: string; readonly description?: string }[];
}

const described = (JSON.parse(readFileSync(MANIFEST, 'utf8')) as { modules: { declarations: Described[] }[] }).modules
  .flatMap(({ declarations }) => declarations)
  .sort((one, other) => (one.tagName < other.tagName ? -1 : 1));

it('custom-elements.json says what the elements say now; `npm run elements` writes it anew', async () => {
  expect(readFileSync(MANIFEST, 'utf8')).toBe(await elementsManifest());
});

it('describes each element that stands alone, with its events', () => {
  expect(described.map(({ tagName, events }) => [tagName, events.map(({ name }) => name)])).toEqual([
    ['chess-board', ['move-chosen', 'hand', 'asked', 'cursor-moved', 'board-command', 'typed-on-board']],
    ['chess-clock', ['clock-press']],
    ['message-log', ['all-messages']],
    ['move-entry', ['line-entered', 'line-cleared']],
    ['promotion-choice', ['promotion-decided']],
    ['score-sheet', ['score-move-chosen', 'score-act']],
    ['tactile-clock', ['dial-felt', 'dial-time-asked']],
    ['time-setting', ['time-chosen', 'time-refused', 'time-entered']],
  ]);
});

it('has a description of every element and of whatever is set or called', () => {
  const bare = described.flatMap(({ tagName, description, members }) => [
    ...(description ? [] : [tagName]),
    // `focus` is that of every element.
    ...members
      .filter(({ name, description: told }) => !told && name !== 'focus')
      .map(({ name }) => `${tagName} ${name}`),
  ]);
  expect(bare).toEqual([]);
});
