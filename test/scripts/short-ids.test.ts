/** In the built app a text goes by one short id, with the text and where it is said. */
import { expect, it } from 'vitest';
import { nameShort, sayShort, shortIdsOf } from '../../scripts/messages/short-ids.js';
import { shortName } from '../../speech/messages/short-name.js';

const SOURCE = [
  '## refusals',
  'refusal-one = No.',
  '## page-start',
  'start = Start',
  '# $level (Number)',
  'level = Level { $level }',
].join('\n');
const short = shortIdsOf(SOURCE);

it('gives short ids to texts of the page alone', () => {
  expect([...short]).toEqual([
    ['start', 'Aa'],
    ['level', 'Ab'],
  ]);
});

it('writes them where a text is said, and nowhere else', () => {
  const code = "msg('start'); msg(\n  'level', { level }); say('start'); msg('other'); amsg('start');";
  expect(sayShort(code, short)).toBe("msg('Aa'); msg(\n  'Ab', { level }); say('start'); msg('other'); amsg('start');");
});

it('writes them with the texts, and not inside a text', () => {
  const [start, level] = ['start', 'level'].map((id) => shortName(id, 5));
  const code = String.raw`export const start = { text: "${start}=Start\n${level}=Level {$level}, start = 1\nother=start\n" };`;
  expect(nameShort(code, short, 5)).toBe(
    String.raw`export const start = { text: "Aa=Start\nAb=Level {$level}, start = 1\nother=start\n" };`,
  );
});
