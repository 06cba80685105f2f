/** In the built app a text goes by one short id, with the text and where it is said. */
import { expect, it } from 'vitest';
import { nameShort, sayShort, shortIdsOf } from '../../scripts/messages/short-ids.js';

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
    ['start', 't0'],
    ['level', 't1'],
  ]);
});

it('writes them where a text is said, and nowhere else', () => {
  const code = "msg('start'); msg(\n  'level', { level }); say('start'); msg('other'); amsg('start');";
  expect(sayShort(code, short)).toBe("msg('t0'); msg(\n  't1', { level }); say('start'); msg('other'); amsg('start');");
});

it('writes them with the texts, and not inside a text', () => {
  const code = String.raw`export const start = { text: "start=Start\nlevel=Level {$level}, start = 1\nother=start\n" };`;
  expect(nameShort(code, short)).toBe(
    String.raw`export const start = { text: "t0=Start\nt1=Level {$level}, start = 1\nother=start\n" };`,
  );
});
