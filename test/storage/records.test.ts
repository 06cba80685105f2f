import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { judge } from '../../src/laws/judge.js';
import { beginGame } from '../../src/laws/rules/begin.js';
import type { Act } from '../../src/laws/acts.js';
import { JOURNAL_VERSION, type JournalEntry } from '../../src/game/session/journal.js';
import { readGame } from '../../src/storage/records.js';
import { setup } from '../game/fakes.js';
import { game, make, move } from '../laws/play.js';

const record = { id: 'a', order: 1, setup: setup('a') };

/** Entries as the program itself makes them, of every kind of act and fact. */
function entriesOf(start: string, acts: readonly Act[]): readonly JournalEntry[] {
  const begun = beginGame({ play: 'casual', start });
  if (!begun.ok) throw new Error(start);
  let current = begun.game;
  return acts.map((act, index) => {
    const judgement = judge(current, act);
    if (judgement.type === 'refused') throw new Error(JSON.stringify(judgement.refusal));
    current = judgement.game;
    return { n: index + 1, version: 1, act, facts: judgement.facts };
  });
}

const plays = (by: 'white' | 'black', text: string, at = 1): Act => ({ type: 'make', by, at, move: move(text) });

describe('reading a game', () => {
  it.each<readonly [string, string, readonly Act[]]>([
    [
      'moves, an offer refused by a move and in words, going back, resigning',
      START_FEN,
      [
        { ...plays('white', 'e2e4'), alphabets: ['en', 'de'] } as Act,
        { type: 'offer', by: 'white', at: 2 },
        plays('black', 'e7e5', 2),
        { type: 'offer', by: 'black', at: 3 },
        { type: 'reject', by: 'white', at: 4 },
        { type: 'restore', by: 'white', at: 5, ply: 1, cause: 'takeback' },
        plays('black', 'd7d5', 5),
        plays('white', 'e4d5', 5),
        { type: 'resign', by: 'black', at: 6 },
      ],
    ],
    ['a check', START_FEN, [plays('white', 'e2e4'), plays('black', 'd7d5'), plays('white', 'f1b5')]],
    ['castling', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', [plays('white', 'e1g1'), plays('black', 'e8c8')]],
    ['a promotion', '7k/P7/8/8/8/8/8/K7 w - - 0 1', [plays('white', 'a7a8q')]],
    [
      'an agreed draw',
      START_FEN,
      [plays('white', 'e2e4'), { type: 'offer', by: 'white', at: 2 }, { type: 'accept', by: 'black', at: 3 }],
    ],
    [
      'en passant',
      START_FEN,
      ['e2e4', 'a7a6', 'e4e5', 'd7d5', 'e5d6'].map((text, index) => plays(index % 2 === 0 ? 'white' : 'black', text)),
    ],
  ])('gives back %s as they were kept', (_name, start, acts) => {
    const entries = entriesOf(start, acts);
    const stored = structuredClone(entries.map((entry) => ({ game: 'a', ...entry })));
    expect(readGame(record, stored)).toEqual({ ok: true, game: { setup: setup('a'), entries } });
  });

  it('knows mate from the record of the game', () => {
    const mated = make(game(), 'f2f3 e7e5 g2g4 d8h4');
    const stored = { ...record, endedAt: 4, ending: mated.ending };
    expect(readGame(stored, [])).toMatchObject({
      ok: true,
      game: { ending: { reason: 'checkmate', winner: 'black' } },
    });
  });

  const [first, good, third] = entriesOf(START_FEN, [
    plays('white', 'e2e4'),
    plays('black', 'e7e5'),
    plays('white', 'g1f3'),
  ]);
  it.each<readonly [string, unknown]>([
    ['nothing', undefined],
    ['a text', 'e4'],
    ['a list', [good]],
    ['the wrong number', { ...good, n: 7 }],
    ['number 0', { ...good, n: 0 }],
    ['version 0', { ...good, version: 0 }],
    ['no facts', { ...good, facts: undefined }],
    ['an act of nobody', { ...good, act: { type: 'make', at: 1, move: move('e2e4') } }],
    ['a time that is none', { ...good, act: { ...good!.act, at: NaN } }],
    ['an act of no known type', { ...good, act: { ...good!.act, type: 'constructor' } }],
    ['a square off the board', { ...good, act: { ...good!.act, move: { from: 'e2', to: 'e9' } } }],
    ['a pawn that becomes a king', { ...good, act: { ...good!.act, move: { ...move('e2e4'), promotion: 'king' } } }],
    ['a fact of no known type', { ...good, facts: [{ type: 'danced', audience: [] }] }],
    ['an audience of strangers', { ...good, facts: [{ ...good!.facts[0], audience: ['the press'] }] }],
    ['a request that is no text', { ...good, request: 7 }],
  ])('trusts nothing from the first act on that is %s', (_name, value) => {
    expect(readGame(record, [first, value, third])).toEqual({
      ok: true,
      game: { setup: setup('a'), entries: [first], damagedFrom: 2 },
    });
  });

  it('notices a missing act', () => {
    expect(readGame(record, [first, good, third])).toMatchObject({ game: { entries: [first, good, third] } });
    expect(readGame(record, [first, third])).toMatchObject({ game: { entries: [first], damagedFrom: 2 } });
    expect(readGame(record, [good, third])).toMatchObject({ game: { entries: [], damagedFrom: 1 } });
  });

  it('leaves to a newer version what a newer version kept', () => {
    expect(readGame(record, [first, { n: 2, version: JOURNAL_VERSION + 1, something: 'else' }])).toEqual({
      ok: false,
      cause: 'other version',
    });
  });

  it.each<readonly [string, unknown]>([
    ['is none', undefined],
    ['has no order', { ...record, order: undefined }],
    ['is named otherwise than its set-up', { ...record, id: 'b' }],
    ['has no seats', { ...record, setup: { ...record.setup, seats: {} } }],
    [
      'seats a computer of no level',
      {
        ...record,
        setup: { ...record.setup, seats: { white: { type: 'computer', level: 9 }, black: { type: 'player' } } },
      },
    ],
    ['ended in no known way', { ...record, ending: { result: '1-0', reason: 'applause', article: '0' } }],
  ])('refuses a record that %s', (_name, stored) => {
    expect(readGame(stored, [])).toEqual({ ok: false, cause: 'unreadable' });
  });
});
