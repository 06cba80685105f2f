/** The question whether a side can still win: who is answered, and with what. */
import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../../src/laws/board/board.js';
import type { Verdict } from '../../../src/laws/board/mating-line.js';
import type { Role } from '../../../src/laws/roles.js';
import { viewFor } from '../../../src/laws/view.js';
import { askCanWin } from '../../../src/pages/game/can-win.js';
import type { DecideParts } from '../../../src/game/deciding/decide-in-time.js';
import type { Answer } from '../../../src/questions/question.js';
import type { Notice } from '../../../speech/notice.js';
import { game, make, move } from '../../laws/play.js';
import { FakeTimers, settled } from '../../game/fakes.js';

function asking() {
  const asked: string[] = [];
  const said: (Answer | Notice)[] = [];
  let answer: (verdict: Verdict) => void = () => undefined;
  const timers = new FakeTimers();
  const note = (one: Answer | Notice): void => void said.push(one);
  const parts = {
    timers,
    speaker: { answer: note, notice: note },
    decide: (position: { fen(): string }, side: string): Promise<Verdict> => {
      asked.push(`${side} ${position.fen()}`);
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
  };
  return { asked, said, timers, parts, answer: (verdict: Verdict) => answer(verdict) };
}

const viewOf = (fen = START_FEN, role: Role = 'onlooker', play: 'casual' | 'strict' = 'casual') =>
  viewFor(game(fen, play), role);

describe('whether a side can still win', () => {
  it('is answered when it is decided, with the line move by move', async () => {
    const { asked, said, parts, answer, timers } = asking();
    const done = askCanWin(viewOf(), 0, 'black', parts);
    expect(asked).toEqual([`black ${START_FEN}`]);
    await timers.pass(500);
    expect(said).toEqual([{ about: 'deciding', side: 'black' }]);
    answer({ verdict: 'can', line: ['f2f3', 'e7e5', 'g2g4', 'd8h4'].map(move), nodes: 9 });
    await done;
    expect(said.slice(1)).toMatchObject([
      {
        ...{ about: 'can win', side: 'black', verdict: 'can' },
        line: [
          { number: 1, moved: { by: 'white', san: 'f3', ply: 1 } },
          { number: 1, moved: { by: 'black', san: 'e5', ply: 2 } },
          { number: 2, moved: { by: 'white', san: 'g4', ply: 3 } },
          { number: 2, moved: { by: 'black', san: 'Qh4', ply: 4 }, ending: { reason: 'checkmate', winner: 'black' } },
        ],
      },
    ]);
    expect(timers.running).toBe(0);
  });

  it('is answered after ten seconds too: it could not be decided', async () => {
    const { said, parts, timers } = asking();
    const decide: DecideParts['decide'] = (_position, _side, signal) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve({ verdict: 'undecided', nodes: 0 })));
    const done = askCanWin(viewOf(), 0, 'black', { ...parts, decide });
    await timers.pass(9_999);
    expect(said).toEqual([{ about: 'deciding', side: 'black' }]);
    await timers.pass(1);
    await done;
    expect(said.slice(1)).toEqual([{ about: 'can win', side: 'black', verdict: 'undecided' }]);
    expect(timers.running).toBe(0);
  });

  it('is answered at once where the quick answer is no', async () => {
    const { asked, said, parts } = asking();
    await askCanWin(viewOf('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'), 0, 'black', parts);
    expect(said).toEqual([{ about: 'can win', side: 'black', verdict: 'cannot' }]);
    expect(asked).toEqual([]);
  });

  it('is asked of the position that is looked at', () => {
    const { asked, parts } = asking();
    void askCanWin(viewFor(make(game(), 'e2e4'), 'onlooker'), 0, 'white', parts);
    expect(asked).toEqual([`white ${START_FEN}`]);
  });

  it('FIDE 2023 11.3.1: is told to no player in strict play, and to the arbiter', async () => {
    for (const role of ['white', 'black', 'assistant of white', 'onlooker'] as const) {
      const { asked, said, parts } = asking();
      await askCanWin(viewOf(START_FEN, role, 'strict'), 0, 'black', parts);
      expect(said).toEqual([{ about: 'withheld' }]);
      expect(asked).toEqual([]);
    }
    const { said, parts, answer } = asking();
    void askCanWin(viewOf(START_FEN, 'arbiter', 'strict'), 0, 'black', parts);
    answer({ verdict: 'undecided', nodes: 9 });
    await settled();
    expect(said).toEqual([{ about: 'can win', side: 'black', verdict: 'undecided' }]);
  });
});
