import { describe, expect, test } from 'vitest';
import type { EditionName } from '../../src/laws/editions/edition.js';
import type { ActDraft } from '../../src/laws/acts.js';
import { timeControl, type TimeControl } from '../../src/laws/clock/time-control.js';
import type { Conditions } from '../../src/laws/conditions.js';
import type { Result } from '../../src/laws/result.js';
import type { Game } from '../../src/laws/game.js';
import { factsFor, viewFor } from '../../src/laws/view.js';
import { ROLES } from '../../src/laws/roles.js';
import { numbered, numberedSince2009 } from './numbered.js';
import { move } from './play.js';
import { did, doing, refusalOf } from './judged.js';
import { START } from './opened.js';
import { MINUTE, SECOND, begin, beginUntimed, bothSides } from './timed.js';

const writes = (by: 'white' | 'black', ply: number, text: string): ActDraft => ({
  type: 'write',
  by,
  entry: { what: 'move', ply, move: move(text) },
});
const makes = (by: 'white' | 'black', text: string): ActDraft => ({ type: 'make', by, move: move(text) });

/** Two hours for forty moves, then an hour; each player keeps his own sheet. */
const CLASSICAL: TimeControl = {
  periods: [
    { moves: 40, time: 120 * MINUTE, extra: { kind: 'none' } },
    { moves: null, time: 60 * MINUTE, extra: { kind: 'none' } },
  ],
};
const started = (given: Partial<Conditions> = {}): Game =>
  doing(begin({ recording: 'players', press: 'with the move', time: bothSides(CLASSICAL), ...given }), START);
/** 1.e4 e5, nothing written. */
const opened = (given: Partial<Conditions> = {}): Game =>
  doing(started(given), [SECOND, makes('white', 'e2e4')], [2 * SECOND, makes('black', 'e7e5')]);

describe('recording', () => {
  test.each<readonly [EditionName, string]>([
    ['FIDE 2005', '8.1'],
    ['FIDE 2009', '8.1'],
    ['FIDE 2014', '8.1a'],
    ['FIDE 2018', '8.1.1'],
    ['FIDE 2023', '8.1.1'],
    ['FIDE 2023', '8.1.1.1'],
    ['FIDE 2023', '8.1.1.2'],
  ])('%s %s: his own moves and his opponent’s, move after move, in algebraic notation', (edition) => {
    const game = doing(opened({ edition }), [3000, writes('white', 1, 'e2e4')], [4000, writes('white', 2, 'e7e5')]);
    expect(game.sheets.white.map(({ moved }) => moved.san)).toEqual(['e4', 'e5']);
    expect([game.own.white.recorded, game.own.black.recorded, game.sheets.black]).toEqual([2, 0, []]);
    expect(refusalOf(game, 5000, writes('white', 2, 'e7e5')).reason).toBe('written already');
    expect(refusalOf(game, 5000, writes('black', 2, 'e7e5'))).toEqual({ reason: 'not written', ply: 1 });
    expect(refusalOf(game, 5000, writes('black', 1, 'd2d4')).reason).toBe('not the move made');
  });

  test.each<readonly [EditionName, string]>([
    ['FIDE 2009', '8.2'],
    ['FIDE 2005', '8.2'],
    ['FIDE 2014', '8.2'],
    ['FIDE 2023', '8.2'],
  ])('%s %s: the arbiter sees what was written, the opponent does not hear of it', (edition) => {
    const { facts, game } = did(opened({ edition }), 3000, writes('white', 1, 'e2e4'));
    expect(facts).toMatchObject([{ type: 'written', by: 'white', what: 'move', ply: 1 }]);
    expect(ROLES.filter((role) => factsFor(facts, role).length > 0)).toEqual([
      'white',
      'assistant of white',
      'arbiter',
    ]);
    expect(viewFor(game, 'arbiter').sheet).toEqual(game.sheets.white);
    expect(viewFor(game, 'black').sheet).toEqual([]);
  });

  test.each<readonly [EditionName, string]>([
    ['FIDE 2014', '8.1e'],
    ['FIDE 2023', '8.1.6'],
    ['FIDE 2023', 'D.2.10.3'],
  ])('%s %s: an assistant may write for the player', (edition) => {
    const draft: ActDraft = { ...writes('white', 1, 'e2e4'), by: 'assistant of white' };
    const { game, facts } = did(opened({ edition }), 3000, draft);
    expect(game.own.white.recorded).toBe(1);
    expect(factsFor(facts, 'white')).toHaveLength(1);
  });

  test.each(numbered('8.1', '8.1', '8.1c', '8.1.3'))(
    '%s %s: the opponent’s move may be answered before it is written, one’s own previous move not',
    (edition, article) => {
      const game = opened({ edition });
      expect(refusalOf(game, 3000, makes('white', 'g1f3'))).toEqual({ reason: 'not written', ply: 1, article });
      const wrote = did(game, 3000, writes('white', 1, 'e2e4')).game;
      expect(did(wrote, 4000, makes('white', 'g1f3')).facts[0]?.type).toBe('moved');
    },
  );

  test.each(numbered('8.1', '8.1', '8.1a', '8.1.2'))(
    '%s %s: in advance only to claim a draw with it, by the player having the move, and once',
    (edition, article) => {
      const game = opened({ edition });
      expect(refusalOf(game, 3000, writes('black', 3, 'g1f3'))).toEqual({ reason: 'written in advance', article });
      expect(refusalOf(game, 3000, writes('white', 3, 'g1f3'))).toEqual({ reason: 'not written', ply: 1, article });
      const complete = doing(game, [3000, writes('white', 1, 'e2e4')], [4000, writes('white', 2, 'e7e5')]);
      const ahead = did(complete, 5000, writes('white', 3, 'g1f3')).game;
      expect(ahead.own.white.ahead).toEqual(move('g1f3'));
      expect(refusalOf(ahead, 6000, writes('white', 3, 'b1c3'))).toEqual({ reason: 'written already', article });
      const made = did(ahead, 7000, makes('white', 'g1f3')).game;
      expect([made.own.white.recorded, made.own.white.ahead]).toEqual([3, undefined]);
    },
  );

  test.each([-1, 0, 4, 2.5, 1e12])('there is no ply %s to write of two', (ply) => {
    expect(refusalOf(opened(), 3000, writes('white', ply, 'e2e4'))).toMatchObject({ reason: 'no such ply', last: 2 });
  });

  test('an offer is written at its ply, once, and none where none was made', () => {
    const mark = (ply: number): ActDraft => ({ type: 'write', by: 'white', entry: { what: 'offer', ply } });
    const game = did(opened(), 3000, { type: 'offer', by: 'black' }).game;
    const marked = did(game, 4000, mark(2));
    expect(marked.facts).toMatchObject([{ type: 'written', what: 'offer', ply: 2 }]);
    expect(refusalOf(marked.game, 5000, mark(2)).reason).toBe('written already');
    expect(refusalOf(game, 4000, mark(1)).reason).toBe('no offer');
  });

  test('where the program records there is nothing to write, and a move asks for nothing', () => {
    const game = doing(beginUntimed(), [0, makes('white', 'e2e4')], [0, makes('black', 'e7e5')]);
    expect(refusalOf(game, 0, writes('white', 1, 'e2e4')).reason).toBe('written already');
    expect(did(game, 0, makes('white', 'g1f3')).game.sheets.white).toHaveLength(3);
  });
});

describe('who need not record', () => {
  /** White has less than five minutes for forty moves. */
  const short = 115 * MINUTE + 5 * SECOND;

  test.each(numbered('8.4', '8.4', '8.4', '8.4'))(
    '%s %s: with less than five minutes left and less than thirty seconds a move',
    (edition, article) => {
      const game = opened({ edition });
      expect(refusalOf(game, 115 * MINUTE, makes('white', 'g1f3')).reason).toBe('not written');
      expect(did(game, short, makes('white', 'g1f3')).facts[0]?.type).toBe('moved');
      const increment = opened({ edition, time: bothSides(timeControl(120, 30)) });
      const late = 117 * MINUTE;
      expect(refusalOf(increment, late, makes('white', 'g1f3'))).toMatchObject({ reason: 'not written', ply: 1 });
      expect(article).toBe(game.edition.recordingBelow.article);
    },
  );

  test('FIDE 2023 8.4: once below, he need not for the rest of the period, though more time shows again', () => {
    const game = did(opened(), short, makes('white', 'g1f3')).game;
    const more = doing(
      game,
      [short, { type: 'set clock', by: 'arbiter', settings: { white: { time: 20 * MINUTE } } }],
      [short + SECOND, writes('black', 1, 'e2e4')],
      [short + SECOND, writes('black', 2, 'e7e5')],
      [short + SECOND, makes('black', 'g8f6')],
    );
    expect(did(more, short + 2 * SECOND, makes('white', 'b1c3')).facts[0]?.type).toBe('moved');
  });

  test.each<readonly [EditionName, string]>([
    ['FIDE 2009', 'A2'],
    ['FIDE 2018', 'A.2'],
    ['FIDE 2023', 'A.2'],
  ])('%s %s: in rapid nobody need', (edition) => {
    expect(
      did(opened({ edition, time: bothSides(timeControl(25)) }), 3000, makes('white', 'g1f3')).facts[0]?.type,
    ).toBe('moved');
  });

  test.each(numberedSince2009('8.5b', '8.5b', '8.5.2'))(
    '%s %s: after a flag has fallen everything is written before the next move',
    (edition, article) => {
      const game = opened({ edition });
      const due: Game = { ...game, own: { ...game.own, white: { ...game.own.white, due: true } } };
      expect(refusalOf(due, short, makes('white', 'g1f3'))).toEqual({ reason: 'not written', ply: 1, article });
      const one = did(due, short, writes('white', 1, 'e2e4')).game;
      expect(refusalOf(one, short, makes('white', 'g1f3'))).toEqual({ reason: 'not written', ply: 2, article });
      const all = did(one, short, writes('white', 2, 'e7e5')).game;
      expect(all.own.white.due).toBe(false);
      expect(did(all, short, makes('white', 'g1f3')).facts[0]?.type).toBe('moved');
    },
  );
});

describe('signing', () => {
  const sign = (by: 'white' | 'black', result: Result): ActDraft => ({ type: 'sign', by, result });
  const resigned = (given: Partial<Conditions> = {}): Game =>
    did(opened(given), 3000, { type: 'resign', by: 'black' }).game;

  test.each(numbered('8.7', '8.7', '8.7', '8.7'))(
    '%s %s: both sign when the game is over, each once',
    (edition, article) => {
      expect(refusalOf(opened({ edition }), 3000, sign('white', '1-0'))).toEqual({ reason: 'game not over', article });
      const one = did(resigned({ edition }), 4000, sign('white', '1-0'));
      expect(one.facts).toMatchObject([{ type: 'signed', by: 'white', result: '1-0', agreed: false }]);
      expect(refusalOf(one.game, 5000, sign('white', '1-0'))).toEqual({ reason: 'signed already', article });
      const both = did(one.game, 5000, sign('black', '1-0'));
      expect(both.facts).toMatchObject([{ type: 'signed', by: 'black', agreed: true }]);
      expect(both.facts).toHaveLength(1);
    },
  );

  test.each([
    ['FIDE 2009', '8.7'],
    ['FIDE 2023', '8.7'],
  ] as const)(
    '%s %s: what both have signed stands, even if it is wrong; what differs changes nothing',
    (edition, article) => {
      const wrong = did(resigned({ edition }), 4000, sign('white', '0-1')).game;
      const { game, facts } = did(wrong, 5000, sign('black', '0-1'));
      expect(game.ending).toEqual({ result: '0-1', reason: 'resignation', article, winner: 'black' });
      expect(facts.map(({ type }) => type)).toEqual(['signed', 'ended']);
      expect(did(wrong, 5000, sign('black', '1-0')).game.ending?.result).toBe('1-0');
    },
  );
});
