import { describe, expect, test } from 'vitest';
import type { ActDraft, Resume } from '../../src/laws/acts.js';
import type { SealedWriting } from '../../src/laws/acts/adjournment.js';
import { envelopeFaults } from '../../src/laws/rules/adjournment.js';
import { timeControl } from '../../src/laws/clock/time-control.js';
import type { Conditions } from '../../src/laws/conditions.js';
import { plyOf, positionOf, type Game } from '../../src/laws/game.js';
import { factsFor } from '../../src/laws/view.js';
import type { Color } from '../../src/laws/squares.js';
import { numbered, numberedSince2009 } from './numbered.js';
import { move } from './play.js';
import { did, doing, play, refusalOf, times, typesOf } from './judged.js';
import { START, opened } from './opened.js';
import { MINUTE, SECOND, begin, bothSides } from './timed.js';

const HOUR = 60 * MINUTE;
const adjourn: ActDraft = { type: 'adjourn', by: 'arbiter' };
const GIVEN = {
  players: { white: 'Botvinnik', black: 'Bronstein' },
  resumption: { date: '1951-05-11', time: '17:00', venue: 'Moscow' },
} as const;
const write = (...texts: readonly string[]): ActDraft => ({
  type: 'seal',
  by: 'white',
  step: { do: 'write', move: { readings: texts.map((text) => move(text)) } },
});
const by = (draft: ActDraft, color: Color): ActDraft => ({ ...draft, by: color });
const close: ActDraft = { type: 'seal', by: 'white', step: { do: 'close the envelope', given: GIVEN } };
const stop: ActDraft = { type: 'seal', by: 'white', step: { do: 'stop the clock' } };

/** White seals: a second for 1.e4, a minute from his second move on; his clock stands at this time. */
const AT = MINUTE + 2 * SECOND;
function sealedWith(texts: readonly string[], given: Partial<Conditions> = {}, before = opened(given)): Game {
  return doing(before, [10_000, adjourn], [AT - SECOND, write(...texts)], [AT - SECOND, close], [AT, stop]);
}
const resumed = (present: Partial<Resume['present']> = {}, more: Partial<Resume> = {}): ActDraft => ({
  type: 'resume',
  by: 'arbiter',
  present: { white: true, black: true, ...present },
  late: 0,
  ...more,
});

describe('sealing', () => {
  test.each(numbered('A1a', 'Guidelines 1a', 'I.1a', 'I.1.1'))(
    '%s %s: written, the envelope closed, the clock stopped, Black’s not started',
    (edition, article) => {
      const told = did(opened({ edition }), 10_000, adjourn);
      expect(told.facts).toMatchObject([{ type: 'adjourned', sealer: 'white' }]);
      expect(refusalOf(told.game, 11_000, close)).toEqual({ reason: 'sealing', why: 'nothing written', article });
      const wrote = did(told.game, 11_000, write('g1f3'));
      expect(factsFor(wrote.facts, 'black')).toEqual([]);
      expect(factsFor(wrote.facts, 'white')).toMatchObject([{ type: 'sealed', step: 'written' }]);
      expect(refusalOf(wrote.game, 12_000, stop)).toEqual({ reason: 'sealing', why: 'envelope open', article });
      const game = sealedWith(['g1f3'], { edition });
      expect(times(game, AT + HOUR)).toEqual([89 * MINUTE - SECOND, 90 * MINUTE - SECOND]);
      expect(game.clock?.now.phase).toBe('paused');
      expect(refusalOf(game, AT, write('b1c3'))).toEqual({ reason: 'sealing', why: 'sealed already', article });
    },
  );

  test.each(numbered('A1a', 'Guidelines 1a', 'I.1a', 'I.1.1'))(
    '%s %s: made on the board, that very move must be written; nothing else is played',
    (edition, article) => {
      const told = did(opened({ edition }), 10_000, adjourn).game;
      const made = did(told, 11_000, { type: 'make', by: 'white', move: move('g1f3') }).game;
      expect(plyOf(made)).toBe(2);
      expect(refusalOf(made, 12_000, write('b1c3'))).toEqual({ reason: 'sealing', why: 'not the move made', article });
      expect(did(made, 12_000, write('g1f3')).game.adjournment?.sealing.written).toEqual({ readings: [move('g1f3')] });
      expect(refusalOf(told, 11_000, { type: 'make', by: 'black', move: move('b8c6') }).reason).not.toBe('bound');
      expect(refusalOf(told, 11_000, adjourn).reason).toBe('adjourned');
      expect(refusalOf(told, 11_000, by(write('b8c6'), 'black'))).toEqual({ reason: 'not your turn', turn: 'white' });
      expect(refusalOf(opened({ edition }), 11_000, write('g1f3')).reason).toBe('not adjourned');
    },
  );

  test.each([
    ...numbered('A2b', 'Guidelines 2b', 'I.2b', 'I.2.2'),
    ...numbered('A2c', 'Guidelines 2c', 'I.2c', 'I.2.3'),
    ...numbered('A2d', 'Guidelines 2d', 'I.2d', 'I.2.4'),
    ...numbered('A2e', 'Guidelines 2e', 'I.2e', 'I.2.5'),
    ...numbered('A2f', 'Guidelines 2f', 'I.2f', 'I.2.6'),
  ])('%s %s: what stands on the envelope', (edition) => {
    const offered = did(opened({ edition }), 9000, { type: 'offer', by: 'black' }).game;
    const game = sealedWith(['g1f3'], {}, offered);
    expect(game.adjournment?.envelope).toEqual({
      ...GIVEN,
      position: positionOf(game).fen(),
      times: { white: MINUTE, black: SECOND },
      sealedBy: 'white',
      moveNumber: 2,
      offer: 'black',
    });
  });

  test('the time used counts what the increments have given', () => {
    const game = sealedWith(['g1f3'], { time: bothSides(timeControl(90, 30)) });
    expect(game.adjournment?.envelope?.times).toEqual({ white: MINUTE, black: SECOND });
  });

  test.each([...numbered('A4', 'Guidelines 4', 'I.4', 'I.4'), ...numbered('A6', 'Guidelines 6', 'I.6', 'I.6')])(
    '%s %s: a draw offered after sealing, agreed before the resumption, or a resignation, ends it',
    (edition) => {
      const game = sealedWith(['g1f3'], { edition });
      const offered = did(game, AT + HOUR, { type: 'offer', by: 'white' });
      expect(offered.facts[0]).not.toHaveProperty('improper');
      expect(did(offered.game, AT + HOUR, { type: 'accept', by: 'black' }).game.ending?.reason).toBe('agreement');
      expect(did(game, AT + HOUR, { type: 'resign', by: 'black' }).game.ending?.result).toBe('1-0');
    },
  );
});

describe('resuming', () => {
  const at = AT + 24 * HOUR;

  test.each([...numbered('A7', 'Guidelines 7', 'I.7', 'I.7'), ...numbered('A8a', 'Guidelines 9a', 'I.9a', 'I.9.1')])(
    '%s %s: the envelope is opened, the sealed move made, and the clock of who must reply started',
    (edition) => {
      const { game, facts } = did(sealedWith(['g1f3'], { edition }), at, resumed());
      expect(facts).toMatchObject([
        { type: 'resumed', envelope: 'opened', clock: 'black' },
        { type: 'moved', by: 'white', san: 'Nf3', ply: 3 },
        { type: 'clock started', of: 'black', again: true },
      ]);
      expect([plyOf(game), game.adjournment, game.clock?.sides.white.moves]).toEqual([3, undefined, 2]);
      expect(times(game, at + 5000)).toEqual([89 * MINUTE - SECOND, 90 * MINUTE - 6 * SECOND]);
    },
  );

  test.each([
    ['FIDE 2009', 'Guidelines 8a', ['g1f3', 'b1c3'], '0-1'],
    ['FIDE 2014', 'I.8a', ['g1f3', 'b1c3'], '0-1'],
    ['FIDE 2018', 'I.8.1', ['g1f3', 'b1c3'], '0-1'],
    ['FIDE 2023', 'I.8.1', ['g1f3', 'b1c3'], '0-1'],
    ['FIDE 2009', 'Guidelines 8b', [], '0-1'],
    ['FIDE 2023', 'I.8.2', [], '0-1'],
    ['FIDE 2009', 'Guidelines 8c', ['g1g3'], '0-1'],
    ['FIDE 2023', 'I.8.3', ['g1g3'], '0-1'],
  ] as const)(
    '%s %s: a sealed move that is ambiguous, unreadable or illegal loses',
    (edition, article, texts, result) => {
      const { game, facts } = did(sealedWith(texts, { edition }), at, resumed());
      expect(typesOf(facts)).toEqual(['resumed', 'ended']);
      expect(game.ending).toEqual({ result, reason: 'sealed move', article, winner: 'black' });
    },
  );

  test('FIDE 2023 I.8.3: it only draws where the opponent could not mate; a sealed mate wins', () => {
    const rook = begin({ start: '7k/R7/6K1/8/8/8/8/8 w - - 0 1', time: bothSides(timeControl(90)) });
    const draws = sealedWith(['a7b8'], {}, doing(rook, START));
    expect(did(draws, at, resumed()).game.ending).toEqual({
      result: '1/2-1/2',
      reason: 'sealed move',
      article: 'I.8.3',
    });
    const mates = sealedWith(['a7a8'], {}, doing(rook, START));
    expect(did(mates, at, resumed()).game.ending).toMatchObject({ result: '1-0', reason: 'checkmate' });
  });

  test.each([...numbered('A8b', 'Guidelines 9b', 'I.9b', 'I.9.2')])(
    '%s %s: who must reply is absent: his clock runs, and the envelope is opened when he comes',
    (edition) => {
      const game = sealedWith(['g1f3'], { edition, defaultTime: HOUR });
      const waiting = did(game, at, resumed({ black: false }));
      expect(waiting.facts).toMatchObject([
        { type: 'resumed', envelope: 'stays closed', clock: 'black' },
        { type: 'clock started', of: 'black' },
      ]);
      expect(plyOf(waiting.game)).toBe(2);
      const came = did(waiting.game, at + MINUTE, resumed({}, { late: MINUTE }));
      expect(came.facts).toMatchObject([
        { type: 'resumed', envelope: 'opened' },
        { type: 'moved' },
        { type: 'clock started' },
      ]);
      expect(times(came.game, at + MINUTE)).toEqual([89 * MINUTE - SECOND, 89 * MINUTE - SECOND]);
    },
  );

  test.each([...numbered('A8c', 'Guidelines 9c', 'I.9c', 'I.9.3')])(
    '%s %s: the sealer is absent: the reply may be sealed in a fresh envelope, and the sealer’s clock runs',
    (edition) => {
      const given = { edition, defaultTime: HOUR };
      const here = did(sealedWith(['g1f3'], given), at, resumed({ white: false })).game;
      expect([plyOf(here), here.adjournment]).toEqual([3, undefined]);
      const replied = doing(
        here,
        [at + SECOND, by(write('b8c6'), 'black')],
        [at + 2 * SECOND, by(close, 'black')],
        [at + 3 * SECOND, by(stop, 'black')],
      );
      expect(plyOf(replied)).toBe(3);
      expect(replied.clock?.now).toMatchObject({ phase: 'running', side: 'white' });
      const came = did(replied, at + MINUTE, resumed({}, { late: MINUTE }));
      expect(came.facts).toMatchObject([
        { type: 'resumed', envelope: 'opened', clock: 'white' },
        { type: 'moved', by: 'black', san: 'Nc6' },
        { type: 'clock started', of: 'white' },
      ]);
      expect(times(came.game, at + MINUTE)).toEqual([88 * MINUTE + 2 * SECOND, 90 * MINUTE - 4 * SECOND]);
      // He may as well reply on the board; a fresh envelope then comes too late.
      const onBoard = play(here, 'b8c6', at);
      expect(refusalOf(onBoard, at + MINUTE, by(write('f8c5'), 'black')).reason).toBe('not adjourned');
      expect(refusalOf(here, at + MINUTE, write('f1c4')).reason).toBe('not adjourned');
    },
  );

  test.each([
    ['FIDE 2014', 'I.11'],
    ['FIDE 2018', 'I.11'],
    ['FIDE 2023', 'I.11'],
  ] as const)('%s %s: both are absent: the clock of who must reply is started', (edition, article) => {
    const { facts, game } = did(sealedWith(['g1f3'], { edition }), at, resumed({ white: false, black: false }));
    expect(facts[0]).toMatchObject({ type: 'resumed', envelope: 'stays closed', clock: 'black', article });
    expect(game.adjournment?.absent).toEqual(['white', 'black']);
  });

  test.each([
    ['FIDE 2005', 'A9', HOUR],
    ['FIDE 2009', 'Guidelines 10', HOUR],
    ['FIDE 2014', 'I.10', 30 * MINUTE],
    ['FIDE 2018', 'I.10', 30 * MINUTE],
    ['FIDE 2023', 'I.10', 30 * MINUTE],
  ] as const)('%s %s: whoever comes later than that has lost', (edition, _article, allowed) => {
    const given = allowed === HOUR ? { edition } : { edition, defaultTime: allowed };
    const game = did(sealedWith(['g1f3'], given), at, resumed({ black: false })).game;
    expect(did(game, at, resumed({}, { late: allowed })).game.ending).toBeUndefined();
    const late = did(game, at, resumed({}, { late: allowed + 1 })).game.ending;
    expect(late).toMatchObject({ result: '1-0', reason: 'default', winner: 'white' });
    const never = did(game, at, resumed({ black: false, white: false }, { late: allowed + 1 })).game.ending;
    expect(never).toMatchObject({ result: '0-0', reason: 'default' });
  });

  test.each(numberedSince2009('Guidelines 11a', 'I.12a', 'I.12.1'))(
    '%s %s: the envelope is lost: the sealer makes on the board the move he says he sealed',
    (edition, article) => {
      const lost = resumed({}, { found: { envelope: false, times: true, position: true } });
      const { game, facts } = did(sealedWith(['g1f3'], { edition }), at, lost);
      expect(facts).toMatchObject([
        { type: 'resumed', envelope: 'stays closed', clock: 'white', article },
        { type: 'clock started', of: 'white' },
      ]);
      expect(plyOf(play(game, 'g1f3', at))).toBe(3);
      const noTimes = resumed({}, { found: { envelope: true, times: false, position: true } });
      const unset = did(sealedWith(['g1f3'], { edition }), at, noTimes).game;
      expect(unset.clock?.now).toEqual({ phase: 'paused', side: 'black' });
      const set = did(unset, at, { type: 'set clock', by: 'arbiter', settings: { black: { time: HOUR } } }).game;
      expect(did(set, at, { type: 'restart', by: 'arbiter' }).game.clock?.now).toMatchObject({ side: 'black' });
    },
  );

  test.each(numberedSince2009('Guidelines 11b', 'I.12b', 'I.12.2'))(
    '%s %s: the position is lost: a new game',
    (edition) => {
      const lost = resumed({}, { found: { envelope: true, times: true, position: false } });
      const { game } = did(sealedWith(['g1f3'], { edition }), at, lost);
      expect([plyOf(game), game.adjournment, game.clock?.now]).toEqual([0, undefined, { phase: 'waiting' }]);
    },
  );

  test.each([...numbered('A2f', 'Guidelines 2f', 'I.2f', 'I.2.6')])(
    '%s %s: the sealer’s offer stands until it is answered; his opponent’s is refused by the sealed move',
    (edition) => {
      const offered = did(opened({ edition }), 9000, { type: 'offer', by: 'white' }).game;
      const game = did(sealedWith(['g1f3'], {}, offered), at, resumed()).game;
      expect(game.offer?.by).toBe('white');
      expect(did(game, at + SECOND, { type: 'accept', by: 'black' }).game.ending?.reason).toBe('agreement');
      const theirs = did(opened({ edition }), 9000, { type: 'offer', by: 'black' }).game;
      const on = did(sealedWith(['g1f3'], {}, theirs), at, resumed());
      expect([on.game.offer, typesOf(on.facts).includes('draw rejected')]).toEqual([undefined, true]);
    },
  );

  test('a game that was not adjourned is not resumed, and no time is a wrong one', () => {
    expect(refusalOf(opened(), 10_000, resumed()).reason).toBe('not adjourned');
    const unsealed = did(opened(), 10_000, adjourn).game;
    expect(refusalOf(unsealed, 10_000, resumed()).reason).not.toBe('not a time');
    for (const late of [-1, 0.5]) {
      expect(refusalOf(sealedWith(['g1f3']), at, resumed({}, { late })).reason).toBe('not a time');
    }
  });
});

describe('a move that was locked away', () => {
  const at = AT + 24 * HOUR;
  const LOCKED: SealedWriting = { cipher: 'AQID', salt: 'AAAA', iv: 'BBBB', lock: 'passphrase' };
  const lock: ActDraft = { type: 'seal', by: 'white', step: { do: 'write', sealed: LOCKED } };
  const lockedAway = (given: Partial<Conditions> = {}, made?: string): Game =>
    doing(
      opened(given),
      [10_000, adjourn],
      ...(made === undefined ? [] : [[11_000, { type: 'make', by: 'white', move: move(made) }] as const]),
      [AT - SECOND, lock],
      [AT - SECOND, close],
      [AT, stop],
    );
  const openedWith = (...texts: readonly string[]): ActDraft =>
    resumed({}, { opened: { readings: texts.map((text) => move(text)) } });

  test.each(numbered('A1a', 'Guidelines 1a', 'I.1a', 'I.1.1'))(
    '%s %s: it is sealed by the same steps, and nothing of it is known',
    (edition, article) => {
      const told = did(opened({ edition }), 10_000, adjourn).game;
      const wrote = did(told, 11_000, lock);
      expect(wrote.facts).toMatchObject([{ type: 'sealed', step: 'written' }]);
      expect(wrote.game.adjournment?.sealing.written).toEqual(LOCKED);
      expect(refusalOf(wrote.game, 12_000, stop)).toEqual({ reason: 'sealing', why: 'envelope open', article });
      expect(did(wrote.game, 12_000, write('g1f3')).game.adjournment?.sealing.written).toEqual({
        readings: [move('g1f3')],
      });
      expect(lockedAway({ edition }).adjournment?.sealing).toEqual({
        written: LOCKED,
        closed: true,
        clockStopped: true,
      });
    },
  );

  test.each(numbered('A9a', 'Guidelines 9a', 'I.9a', 'I.9.1'))(
    '%s %s: the game is not resumed before the envelope is opened; then the move is made',
    (edition, article) => {
      const game = lockedAway({ edition });
      expect(refusalOf(game, at, resumed())).toEqual({ reason: 'envelope not opened', article });
      expect(did(game, at, openedWith('g1f3')).facts).toMatchObject([
        { type: 'resumed', envelope: 'opened', clock: 'black' },
        { type: 'moved', by: 'white', san: 'Nf3', ply: 3 },
        { type: 'clock started', of: 'black', again: true },
      ]);
    },
  );

  test.each(numbered('A9c', 'Guidelines 9c', 'I.9c', 'I.9.3'))(
    '%s %s: nor where its sealer is absent',
    (edition, article) => {
      const refusal = refusalOf(lockedAway({ edition }), at, resumed({ white: false }));
      expect(refusal).toEqual({ reason: 'envelope not opened', article });
    },
  );

  test.each(numbered('A9b', 'Guidelines 9b', 'I.9b', 'I.9.2'))(
    '%s %s: while who must reply is absent it stays closed, and what is in it is not said',
    (edition, article) => {
      const game = lockedAway({ edition, defaultTime: HOUR });
      const early = resumed({ black: false }, { opened: { readings: [move('g1f3')] } });
      expect(refusalOf(game, at, early)).toEqual({ reason: 'envelope stays closed', article });
      const waiting = did(game, at, resumed({ black: false })).game;
      expect(refusalOf(waiting, at + MINUTE, resumed({}, { late: MINUTE })).reason).toBe('envelope not opened');
      const came = resumed({}, { late: MINUTE, opened: { readings: [move('g1f3')] } });
      expect(typesOf(did(waiting, at + MINUTE, came).facts)).toEqual(['resumed', 'moved', 'clock started']);
    },
  );

  test.each([
    ['FIDE 2005', 'A8a', ['g1f3', 'b1c3']],
    ['FIDE 2009', 'Guidelines 8a', ['g1f3', 'b1c3']],
    ['FIDE 2014', 'I.8a', ['g1f3', 'b1c3']],
    ['FIDE 2023', 'I.8.1', ['g1f3', 'b1c3']],
    ['FIDE 2009', 'Guidelines 8b', []],
    ['FIDE 2023', 'I.8.2', []],
    ['FIDE 2009', 'Guidelines 8c', ['g1g3']],
    ['FIDE 2023', 'I.8.3', ['g1g3']],
  ] as const)('%s %s: found ambiguous, unreadable or illegal it loses', (edition, article, texts) => {
    const { game, facts } = did(lockedAway({ edition }), at, openedWith(...texts));
    expect(typesOf(facts)).toEqual(['resumed', 'ended']);
    expect(game.ending).toEqual({ result: '0-1', reason: 'sealed move', article, winner: 'black' });
  });

  test.each(numbered('A1a', 'Guidelines 1a', 'I.1a', 'I.1.1'))(
    '%s %s: made on the board, that very move must be found; what I.8 names loses all the same',
    (edition, article) => {
      const game = lockedAway({ edition }, 'g1f3');
      expect(refusalOf(game, at, openedWith('b1c3'))).toEqual({ reason: 'sealing', why: 'not the move made', article });
      expect(did(game, at, openedWith('g1f3')).facts).toMatchObject([{}, { type: 'moved', san: 'Nf3' }, {}]);
      expect(did(game, at, openedWith()).game.ending?.reason).toBe('sealed move');
      // The arbiter goes on as if there were no envelope: the move is made on the board.
      const lost = resumed({}, { found: { envelope: false, times: true, position: true } });
      expect(plyOf(play(did(game, at, lost).game, 'g1f3', at))).toBe(3);
    },
  );

  test.each(numberedSince2009('Guidelines 11a', 'I.12a', 'I.12.1'))(
    '%s %s: what cannot be opened any more counts as lost',
    (edition, article) => {
      const lost = resumed({}, { found: { envelope: false, times: true, position: true } });
      expect(did(lockedAway({ edition }), at, lost).facts).toMatchObject([
        { type: 'resumed', envelope: 'stays closed', clock: 'white', article },
        { type: 'clock started', of: 'white' },
      ]);
    },
  );

  test('a reply in a fresh envelope is locked away by the same steps', () => {
    const here = did(
      lockedAway({ defaultTime: HOUR }),
      at,
      resumed({ white: false }, { opened: { readings: [move('g1f3')] } }),
    ).game;
    const replied = doing(
      here,
      [at + SECOND, by(lock, 'black')],
      [at + 2 * SECOND, by(close, 'black')],
      [at + 3 * SECOND, by(stop, 'black')],
    );
    expect(replied.adjournment).toMatchObject({ sealer: 'black', isReply: true });
    expect(refusalOf(replied, at + MINUTE, resumed({}, { late: MINUTE })).reason).toBe('envelope not opened');
    const came = did(replied, at + MINUTE, resumed({}, { late: MINUTE, opened: { readings: [move('b8c6')] } }));
    expect(came.facts).toMatchObject([{}, { type: 'moved', by: 'black', san: 'Nc6' }, {}]);
  });

  test('an envelope without the names of both players is faulty', () => {
    const { envelope } = lockedAway().adjournment ?? {};
    const nameless = { ...envelope!, players: { white: ' ', black: 'Bronstein' } };
    expect(envelopeFaults(nameless, nameless, 'FIDE 2023')).toEqual([{ field: 'players', article: 'I.2.1' }]);
    expect(envelopeFaults(envelope!, envelope!, 'FIDE 2023')).toEqual([]);
  });
});
