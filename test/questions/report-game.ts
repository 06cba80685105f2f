/** A short game at a table, as a session would have kept it: with a wrong execution, an irregularity, a ruling and its reason. */
import type { ActDraft } from '../../src/laws/acts.js';
import type { Game } from '../../src/laws/game.js';
import type { DoneAct } from '../../src/questions/report.js';
import { did } from '../laws/judged.js';
import { START, STANDARD } from '../laws/opened.js';
import { MIXED, call, execute, place, press, repeat, write } from '../laws/table.js';
import { begin } from '../laws/timed.js';

/** Strict, by two boards, each player keeping his own score. */
export const AT_TABLE: Game = begin({
  edition: 'FIDE 2023',
  time: STANDARD,
  blind: MIXED,
  arbiter: true,
  recording: 'players',
});

/** Acts in turn with the milliseconds at which they are done; all must be done. */
export function kept(
  start: Game,
  acts: readonly (readonly [at: number, act: ActDraft])[],
): { readonly game: Game; readonly entries: readonly DoneAct[] } {
  let game = start;
  const entries = acts.map(([at, draft], index): DoneAct => {
    const judged = did(game, at, draft);
    ({ game } = judged);
    return { n: index + 1, act: { ...draft, at }, facts: judged.facts };
  });
  return { game, entries };
}

const by = 'arbiter';
const [, STARTED] = START;

/** Seconds after the clock was started, and what was done then. */
const COURSE: readonly (readonly [seconds: number, act: ActDraft])[] = [
  [0, STARTED],
  [5, place('white', 'g1f3')],
  [7, call('assistant of white', 'g1f3')],
  [8, press('white')],
  [12, repeat('black', 'g1f3')],
  [15, execute('black', 'g1h3', 'black')],
  [20, write('white', 1, 'g1f3')],
  [21, write('black', 1, 'g1f3')],
  [60, { type: 'compare boards', by }],
  [70, { type: 'mend board', by: 'black', of: 'black' }],
  [75, { type: 'stop', by }],
  [
    80,
    {
      ...{ type: 'rule', by, reason: 'White was disturbed while Black’s board was put right.' },
      decision: { on: 'time', to: 'white', time: 120_000 },
    },
  ],
  [85, { type: 'restart', by }],
  [3700, { type: 'resign', by: 'black' }],
];

export function shortGame(begunAt: number): ReturnType<typeof kept> {
  return kept(
    AT_TABLE,
    COURSE.map(([seconds, act]) => [begunAt + 1000 * seconds, act] as const),
  );
}
