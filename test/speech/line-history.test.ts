import { describe, expect, it } from 'vitest';
import { LineHistory } from '../../speech/line-history.js';

function after(...lines: readonly string[]): LineHistory {
  const history = new LineHistory();
  for (const line of lines) history.add(line);
  return history;
}

describe('the lines entered before', () => {
  it('come back from the last to the first, and there are no more', () => {
    const history = after('e4', 'clock', 'draw');
    expect([history.back(''), history.back('draw'), history.back('clock'), history.back('e4')]).toEqual([
      'draw',
      'clock',
      'e4',
      undefined,
    ]);
  });

  it('lead forward again to what was being typed, which is kept', () => {
    const history = after('e4', 'clock');
    expect([history.back('Nf'), history.back('clock')]).toEqual(['clock', 'e4']);
    expect([history.forward(), history.forward(), history.forward()]).toEqual(['clock', 'Nf', undefined]);
  });

  it('are none where nothing was entered', () => {
    const history = after();
    expect([history.back('e4'), history.forward()]).toEqual([undefined, undefined]);
  });

  it('begin before a refused line that came back into the field', () => {
    const history = after('e4', 'Nf33');
    expect([history.back('Nf33'), history.forward(), history.forward()]).toEqual(['e4', 'Nf33', '']);
  });

  it('stand there once where the same was entered twice running', () => {
    const history = after('clock', 'e4', 'e4');
    expect([history.back(''), history.back('e4'), history.back('clock')]).toEqual(['e4', 'clock', undefined]);
  });

  it('begin at the last again when another was entered', () => {
    const history = after('e4', 'clock', 'draw');
    history.back('');
    history.back('draw');
    history.add('press');
    expect([history.back(''), history.back('press')]).toEqual(['press', 'draw']);
  });

  it('are the last hundred', () => {
    const history = after(...Array.from({ length: 101 }, (_, index) => String(index)));
    const found: (string | undefined)[] = [];
    for (let line = history.back(''); line !== undefined; line = history.back(line)) found.push(line);
    expect([found.length, found.at(-1)]).toEqual([100, '1']);
  });

  it('are forgotten where somebody else types from now on', () => {
    const history = after('e4');
    history.forget();
    expect(history.back('')).toBe(undefined);
  });
});
