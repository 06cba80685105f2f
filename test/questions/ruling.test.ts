/** What is chosen on the arbiter's page as an act, in whose name, and what can be chosen at all. */
import { describe, expect, test } from 'vitest';
import type { Color } from '../../src/laws/squares.js';
import {
  type Missing,
  type RulingAct,
  type RulingChoice,
  type RulingTopic,
  FIRST_CHOICE,
  RULING_TOPICS,
  actChosen,
  byPlayers,
  topicsIn,
} from '../../src/questions/ruling.js';
import { did } from '../laws/judged.js';
import { opened } from '../laws/opened.js';
import { MINUTE, begin, beginUntimed } from '../laws/timed.js';

const chosen = (topic: RulingTopic, choice: Partial<RulingChoice> = {}) =>
  actChosen(topic, { ...FIRST_CHOICE, ...choice });
const rule = (decision: Extract<RulingAct, { readonly type: 'rule' }>['decision']): RulingAct => ({
  type: 'rule',
  decision,
});
const king = { color: 'white', kind: 'king', square: 'e1' } as const;

describe('the act that is chosen', () => {
  test.each<readonly [RulingTopic, Partial<RulingChoice>, RulingAct | Missing]>([
    ['time', { side: 'black', time: MINUTE }, rule({ on: 'time', to: 'black', time: MINUTE })],
    ['time', { way: 'take', time: MINUTE }, rule({ on: 'time', to: 'white', time: -MINUTE })],
    ['time', {}, 'time'],
    ['displays', { settings: { white: { moves: 3 } } }, { type: 'set clock', settings: { white: { moves: 3 } } }],
    ['displays', {}, 'settings'],
    ['illegal move', { ply: 7 }, { type: 'point out', fault: { what: 'illegal move', ply: 7 } }],
    ['pawn left unpromoted', { ply: 7 }, { type: 'point out', fault: { what: 'pawn left unpromoted', ply: 7 } }],
    ['two hands', { ply: 7 }, { type: 'point out', fault: { what: 'two hands', ply: 7 } }],
    ['touched piece', { ply: 7 }, { type: 'point out', fault: { what: 'touched piece', ply: 7 } }],
    ['pressed without a move', { ply: 7 }, { type: 'point out', fault: { what: 'pressed without a move' } }],
    [
      'displaced',
      { side: 'black', position: 4 },
      { type: 'point out', fault: { what: 'displaced', found: 'at once', of: 'black' } },
    ],
    [
      'displaced',
      { found: 'later', position: 0 },
      { type: 'point out', fault: { what: 'displaced', found: 'later', of: 'white', ply: 0 } },
    ],
    ['displaced', { found: 'later' }, { type: 'point out', fault: { what: 'displaced', found: 'later', of: 'white' } }],
    [
      'set-up',
      { misplaced: [king] },
      { type: 'point out', fault: { what: 'set-up', of: 'pieces', misplaced: [king] } },
    ],
    ['set-up', { setUp: 'board', misplaced: [king] }, { type: 'point out', fault: { what: 'set-up', of: 'board' } }],
    ['quickplay draw', { claim: 'reject' }, rule({ on: 'quickplay draw', decision: 'reject' })],
    [
      'quickplay draw',
      { claim: 'postpone with time' },
      rule({ on: 'quickplay draw', decision: 'postpone', awardTime: true }),
    ],
    ['quickplay draw', { claim: 'postpone' }, rule({ on: 'quickplay draw', decision: 'postpone', awardTime: false })],
    ['quickplay increment', { agrees: false }, rule({ on: 'quickplay increment', agrees: false })],
    ['flag', { side: 'black' }, { type: 'flag', of: 'black' }],
    ['arrive', { side: 'black' }, { type: 'arrive', who: 'black' }],
    ['default', { absent: 'both' }, { type: 'default', who: 'both' }],
    ['penalty', {}, rule({ on: 'penalty', against: 'white', penalty: { kind: 'warning' } })],
    [
      'penalty',
      { side: 'black', offence: 'device', penalty: 'game lost', opponentScores: 0.5 },
      rule({
        on: 'penalty',
        against: 'black',
        penalty: { kind: 'game lost', opponentScores: 0.5 },
        offence: 'device',
      }),
    ],
    [
      'penalty',
      { penalty: 'time taken', time: MINUTE },
      rule({ on: 'penalty', against: 'white', penalty: { kind: 'time taken', time: MINUTE } }),
    ],
    ['penalty', { penalty: 'time to the opponent' }, 'time'],
    ['penalty', { penalty: 'rounds' }, 'rounds'],
    [
      'penalty',
      { penalty: 'rounds', rounds: 2 },
      rule({ on: 'penalty', against: 'white', penalty: { kind: 'rounds', rounds: 2 } }),
    ],
    ['result', { result: '0-0' }, rule({ on: 'result', result: '0-0' })],
    ['restore', { position: 3 }, { type: 'restore', ply: 3, cause: 'ruling' }],
  ])('%s, %j', (topic, choice, act) => {
    expect(chosen(topic, choice)).toEqual(act);
  });
});

describe('in whose name it is done', () => {
  const game = opened({ arbiter: false });

  test.each<readonly [string, RulingAct, Color]>([
    ['of the first move Black complains', chosen('illegal move', { ply: 1 }) as RulingAct, 'black'],
    ['of the second move White complains', chosen('touched piece', { ply: 2 }) as RulingAct, 'white'],
    ['of an empty press whoever has not the move', chosen('pressed without a move') as RulingAct, 'black'],
    ['of displaced pieces the opponent', chosen('displaced', { side: 'white' }) as RulingAct, 'black'],
    ['a flag is claimed by the opponent', chosen('flag', { side: 'white' }) as RulingAct, 'black'],
    ['whoever comes says so', chosen('arrive', { side: 'black' }) as RulingAct, 'black'],
    ['a board is put right by its owner', { type: 'mend board', of: 'black' }, 'black'],
  ])('%s', (_name, act, by) => {
    expect(byPlayers(act, game).by).toBe(by);
  });

  test('players take back and do not rule', () => {
    expect(byPlayers(chosen('restore', { position: 1 }) as RulingAct, game)).toEqual({
      type: 'restore',
      ply: 1,
      cause: 'takeback',
      by: 'black',
    });
  });
});

describe('what can be ruled on', () => {
  const quickplay: readonly RulingTopic[] = ['quickplay draw', 'quickplay increment'];
  const without = (...out: readonly RulingTopic[]): readonly RulingTopic[] =>
    RULING_TOPICS.filter((topic) => !out.includes(topic));

  test('an arbiter, on everything but a claim that was not made', () => {
    expect(topicsIn(begin(), 'arbiter')).toEqual(without(...quickplay));
  });

  test('a claim in the quickplay finish, while it waits for him (Guidelines III.5)', () => {
    const start = opened({ quickplay: true });
    // Of ninety minutes White has one and a half left.
    const claim = { type: 'claim quickplay', by: 'white', asks: 'draw', ground: 'cannot win by normal means' } as const;
    const { game } = did(start, 88.5 * MINUTE + 1000, claim);
    expect(topicsIn(game, 'arbiter')).toContain('quickplay draw');
    expect(topicsIn(game, 'arbiter')).not.toContain('quickplay increment');
  });

  test('without a clock nothing of a clock', () => {
    const topics = topicsIn(beginUntimed(), 'arbiter');
    expect(topics).toEqual(without(...quickplay, 'time', 'displays', 'pressed without a move', 'flag'));
  });

  test('players, on what needs no arbiter; going back only in casual play', () => {
    const left: readonly RulingTopic[] = [
      ...(['illegal move', 'pressed without a move', 'pawn left unpromoted', 'two hands', 'touched piece'] as const),
      ...(['displaced', 'set-up', 'flag', 'arrive'] as const),
    ];
    expect(topicsIn(begin({ arbiter: false }), 'players')).toEqual(left);
    expect(topicsIn(begin({ play: 'casual', arbiter: false }), 'players')).toEqual([...left, 'restore']);
  });
});
