/** Adjourning and resuming (Guidelines I; App. A in 2005): what the rules say of envelope and sealed move, and how a game goes that is adjourned. */
import { describe, expect, test } from 'vitest';
import type { Envelope, EnvelopeField, Sealing, SealedWriting } from '../../../src/laws/acts/adjournment.js';
import {
  envelopeFaults,
  envelopeOf,
  replyInEnvelope,
  seal,
  type SealingAct,
} from '../../../src/laws/rules/adjournment.js';
import { ruleOnLate, ruleOnLost, ruleOnResumption, ruleOnSealedMove } from '../../../src/laws/rules/resumption.js';
import type { EditionName } from '../../../src/laws/editions/edition.js';
import { numbered, numberedSince2009 } from '../numbered.js';
import { done, move, position } from '../play.js';
import type { ActDraft, Resume } from '../../../src/laws/acts.js';
import { timeControl } from '../../../src/laws/clock/time-control.js';
import type { Conditions } from '../../../src/laws/conditions.js';
import { plyOf, positionOf, type Game } from '../../../src/laws/game.js';
import { toDecide, withVerdict } from '../../../src/laws/to-decide.js';
import { factsFor } from '../../../src/laws/view.js';
import type { Color } from '../../../src/laws/squares.js';
import { did, doing, play, refusalOf, times, typesOf } from '../judged.js';
import { START, opened } from '../opened.js';
import { MINUTE, SECOND, begin, bothSides } from '../timed.js';

describe('the rules of adjournment', () => {
  const MINUTE = 60_000;
  const HOUR = 60 * MINUTE;

  function sealing(edition: EditionName, ...acts: readonly SealingAct[]) {
    let state: Sealing = {};
    for (const act of acts) {
      const result = seal(state, act, edition);
      if (!result.done) return result;
      state = result.sealing;
    }
    return state;
  }

  const write = (...moves: readonly string[]): SealingAct => ({
    type: 'write',
    move: { readings: moves.map((text) => move(text)) },
  });
  const close = { type: 'close the envelope' } as const;
  const stop = { type: 'stop the clock' } as const;

  describe('sealing', () => {
    const articles = numbered('A1a', 'Guidelines 1a', 'I.1a', 'I.1.1');

    test.each(articles)('%s %s: written, the envelope closed, and only then the clock stopped', (edition, article) => {
      expect(sealing(edition, write('e2e4'), close, stop)).toEqual({
        written: { readings: [move('e2e4')] },
        closed: true,
        clockStopped: true,
      });
      expect(sealing(edition, write('e2e4'), stop)).toEqual({ done: false, why: 'envelope open', article });
      expect(sealing(edition, close)).toEqual({ done: false, why: 'nothing written', article });
    });

    test.each(articles)(
      '%s %s: until the clock is stopped the move may be changed, then no more',
      (edition, article) => {
        expect(sealing(edition, write('e2e4'), close, write('d2d4'), close, stop)).toMatchObject({
          written: { readings: [move('d2d4')] },
        });
        expect(sealing(edition, write('e2e4'), close, write('d2d4'), stop)).toMatchObject({ why: 'envelope open' });
        expect(sealing(edition, write('e2e4'), close, stop, write('d2d4'))).toEqual({
          done: false,
          why: 'sealed already',
          article,
        });
      },
    );

    test.each(articles)('%s %s: a move made on the board must be the one that is sealed', (edition, article) => {
      const made = { type: 'make on the board', move: move('d2d4') } as const;
      expect(sealing(edition, made, write('e2e4'))).toEqual({ done: false, why: 'not the move made', article });
      expect(sealing(edition, write('e2e4'), made, close)).toEqual({ done: false, why: 'not the move made', article });
      expect(sealing(edition, made, write('d2d4'), close, stop)).toMatchObject({ clockStopped: true });
    });
  });

  describe('the envelope', () => {
    const before = position('4k3/8/8/8/8/8/8/R3K3 b - - 3 41');
    const actual = envelopeOf(before, { white: 95 * MINUTE, black: 110 * MINUTE }, 'white', {
      players: { white: 'Spassky', black: 'Fischer' },
      resumption: { date: '1972-08-23', time: '14:30', venue: 'Reykjavik' },
    });

    test('FIDE 2023 I.2: the game gives position, times, who seals, the number of the move and the offer', () => {
      expect(actual).toEqual({
        players: { white: 'Spassky', black: 'Fischer' },
        position: '4k3/8/8/8/8/8/8/R3K3 b - - 3 41',
        times: { white: 95 * MINUTE, black: 110 * MINUTE },
        sealedBy: 'black',
        moveNumber: 41,
        offer: 'white',
        resumption: { date: '1972-08-23', time: '14:30', venue: 'Reykjavik' },
      });
    });

    const { offer: _, ...withoutOffer } = actual;
    const wrong: readonly (readonly [EnvelopeField, Envelope, string, string])[] = [
      ['players', { ...actual, players: { white: 'Fischer', black: 'Spassky' } }, 'a', '1'],
      ['position', { ...actual, position: '4k3/8/8/8/8/8/8/4K2R b - - 3 41' }, 'b', '2'],
      ['times', { ...actual, times: { white: 95 * MINUTE, black: 111 * MINUTE } }, 'c', '3'],
      ['sealed by', { ...actual, sealedBy: 'white' }, 'd', '4'],
      ['move number', { ...actual, moveNumber: 42 }, 'e', '5'],
      ['offer', withoutOffer, 'f', '6'],
      ['resumption', { ...actual, resumption: { ...actual.resumption, venue: ' ' } }, 'g', '7'],
    ];
    for (const [field, written, letter, number] of wrong) {
      test.each(numbered(`A2${letter}`, `Guidelines 2${letter}`, `I.2${letter}`, `I.2.${number}`))(
        `%s %s: the envelope must give: ${field}`,
        (edition, article) => {
          expect(envelopeFaults(written, actual, edition)).toEqual([{ field, article }]);
        },
      );
    }

    test.each(numbered('A3', 'Guidelines 3', 'I.3', 'I.3'))('%s %s: the arbiter finds nothing wrong', (edition) => {
      expect(envelopeFaults(actual, actual, edition)).toEqual([]);
    });
  });

  describe('the sealed move is read', () => {
    // Black has a queen to mate with.
    const queen = position('3qk3/8/8/8/8/8/7P/1N2KN2 w - - 0 30');

    test.each(numbered('A8a', 'Guidelines 8a', 'I.8a', 'I.8.1'))(
      '%s %s: "Nd2" with two knights that can go there is ambiguous and loses',
      (edition, article) => {
        const readings = [move('b1d2'), move('f1d2')];
        expect(ruleOnSealedMove([queen], { readings }, edition)).toEqual({
          ruling: 'lost',
          why: 'ambiguous',
          ending: { result: '0-1', reason: 'sealed move', article, winner: 'black' },
        });
      },
    );

    test.each(numbered('A8b', 'Guidelines 8b', 'I.8b', 'I.8.2'))(
      '%s %s: what nobody can make out loses',
      (edition, article) => {
        expect(ruleOnSealedMove([queen], { readings: [] }, edition)).toMatchObject({
          why: 'unreadable',
          ending: { result: '0-1', article },
        });
      },
    );

    test.each(numbered('A8c', 'Guidelines 8c', 'I.8c', 'I.8.3'))(
      '%s %s: an illegal move loses, for Black as for White',
      (edition, article) => {
        expect(ruleOnSealedMove([queen], { readings: [move('e1e4')] }, edition)).toMatchObject({
          why: 'illegal',
          ending: { result: '0-1', article },
        });
        const black = position('3qk3/8/8/8/8/8/7P/1N2KN2 b - - 0 30');
        expect(ruleOnSealedMove([black], { readings: [move('e8e6')] }, edition)).toMatchObject({
          ending: { result: '1-0', winner: 'white' },
        });
      },
    );

    test('FIDE 2023 I.8.1: of two readings only one is legal: the move is plain', () => {
      const pinned = position('4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 30');
      const readings = [move('c3e2'), move('g1e2')];
      expect(ruleOnSealedMove([pinned], { readings }, 'FIDE 2023')).toEqual({ ruling: 'stands', move: move('g1e2') });
    });

    test('FIDE 2023 I.8: against a lone king an illegal sealed move draws (6.9)', () => {
      const lone = position('4k3/8/8/8/8/8/3Q4/4K3 w - - 0 30');
      expect(ruleOnSealedMove([lone], { readings: [move('d2f8')] }, 'FIDE 2023')).toMatchObject({
        ending: { result: '1/2-1/2' },
      });
    });

    test('FIDE 2023 I.10: a sealed move that mates ends the game', () => {
      const mate = position('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 30');
      expect(ruleOnSealedMove([mate], { readings: [move('a1a8')] }, 'FIDE 2023')).toMatchObject({
        ruling: 'stands',
        ending: { result: '1-0', reason: 'checkmate', article: '5.1.1' },
      });
    });
  });

  describe('resumption: White has sealed', () => {
    const both = { white: true, black: true };

    test.each(numbered('A7', 'Guidelines 7', 'I.7', 'I.7'))(
      '%s %s: the envelope is opened only when the player who must reply is there',
      (edition) => {
        expect(ruleOnResumption('white', both, edition).envelope).toBe('opened');
        expect(ruleOnResumption('white', { white: false, black: true }, edition).envelope).toBe('opened');
        expect(ruleOnResumption('white', { white: true, black: false }, edition).envelope).toBe('stays closed');
        expect(ruleOnResumption('white', { white: false, black: false }, edition).envelope).toBe('stays closed');
      },
    );

    test.each(numbered('A9a', 'Guidelines 9a', 'I.9a', 'I.9.1'))(
      '%s %s: both there: the move is made, and the clock of the one who replies started',
      (edition, article) => {
        expect(ruleOnResumption('white', both, edition)).toMatchObject({
          clock: 'black',
          mayReplyInEnvelope: false,
          article,
        });
      },
    );

    test.each(numbered('A9b', 'Guidelines 9b', 'I.9b', 'I.9.2'))(
      '%s %s: Black is not there: his clock runs',
      (edition, article) => {
        expect(ruleOnResumption('white', { white: true, black: false }, edition)).toMatchObject({
          clock: 'black',
          article,
        });
      },
    );

    test.each(numbered('A9c', 'Guidelines 9c', 'I.9c', 'I.9.3'))(
      '%s %s: White is not there: Black may seal his reply in a fresh envelope and start White’s clock',
      (edition, article) => {
        const present = { white: false, black: true };
        expect(ruleOnResumption('white', present, edition)).toMatchObject({
          clock: 'black',
          mayReplyInEnvelope: true,
          article,
        });
        expect(replyInEnvelope('black', 'white', present, edition)).toEqual({
          may: true,
          clock: 'white',
          opened: 'when the sealer arrives',
          article,
        });
        expect(replyInEnvelope('black', 'white', both, edition)).toEqual({
          may: false,
          why: 'sealer is here',
          article,
        });
        expect(replyInEnvelope('white', 'white', present, edition)).toMatchObject({ why: 'not the one to reply' });
      },
    );

    test.each([
      ['FIDE 2014', 'I.11'],
      ['FIDE 2018', 'I.11'],
      ['FIDE 2023', 'I.11'],
    ] as const)('%s %s: neither is there: the one who must reply loses the time', (edition, article) => {
      expect(ruleOnResumption('white', { white: false, black: false }, edition)).toEqual({
        envelope: 'stays closed',
        clock: 'black',
        mayReplyInEnvelope: false,
        unlessArbiter: true,
        article,
      });
    });
  });

  describe('too late: White has sealed', () => {
    const articles = numbered('A10', 'Guidelines 10', 'I.10', 'I.10');

    test.each(articles.slice(0, 2))('%s %s: an hour late plays, a millisecond more loses', (edition, article) => {
      const late = { who: 'black', sealer: 'white' } as const;
      expect(ruleOnLate({ ...late, late: HOUR }, edition)).toEqual({ ruling: 'plays', article });
      expect(ruleOnLate({ ...late, late: HOUR + 1 }, edition)).toEqual({
        ruling: 'ended',
        article,
        ending: { result: '1-0', reason: 'default', article, winner: 'white' },
      });
    });

    test.each(articles.slice(2))('%s %s: later than the default time loses', (edition, article) => {
      const late = { who: 'white', sealer: 'white', defaultTime: 30 * MINUTE } as const;
      expect(ruleOnLate({ ...late, late: 30 * MINUTE }, edition)).toEqual({ ruling: 'plays', article });
      expect(ruleOnLate({ ...late, late: 30 * MINUTE + 1 }, edition)).toMatchObject({ ending: { winner: 'black' } });
    });

    test('FIDE 2023 I.10: where the event says nothing the default time is zero (6.7.1)', () => {
      const late = { who: 'black', sealer: 'white', late: 1 } as const;
      expect(ruleOnLate(late, 'FIDE 2023')).toMatchObject({ ruling: 'ended', ending: { winner: 'white' } });
    });

    test.each(articles)('%s %s: unless the arbiter decides otherwise', (edition) => {
      const late = { who: 'black', sealer: 'white', late: 3 * HOUR, arbiterExcuses: true } as const;
      expect(ruleOnLate(late, edition).ruling).toBe('plays');
    });

    const stalemate = {
      ruling: 'stands',
      move: move('b5b6'),
      ending: { result: '1/2-1/2', reason: 'stalemate', article: '5.2' },
    } as const;

    test.each(articles)('%s %s: the sealer comes too late, but his move has stalemated: drawn', (edition) => {
      const late = { who: 'white', sealer: 'white', late: 3 * HOUR, sealed: stalemate } as const;
      expect(ruleOnLate(late, edition)).toMatchObject({ ending: { reason: 'stalemate', result: '1/2-1/2' } });
    });

    test.each(articles.slice(0, 2))('%s %s: it does not help the other player, who comes too late', (edition) => {
      const late = { who: 'black', sealer: 'white', late: 3 * HOUR, sealed: stalemate } as const;
      expect(ruleOnLate(late, edition)).toMatchObject({ ending: { reason: 'default', winner: 'white' } });
    });

    test.each(articles.slice(2))('%s %s: the conclusion applies whoever comes too late', (edition) => {
      const late = { who: 'black', sealer: 'white', late: 3 * HOUR, sealed: stalemate } as const;
      expect(ruleOnLate(late, edition)).toMatchObject({ ending: { reason: 'stalemate' } });
    });

    test('FIDE 2009 Guidelines 10: the player who was there has meanwhile lost on time', () => {
      const endedMeanwhile = { result: '1-0', reason: 'time', article: '6.9', winner: 'white' } as const;
      const late = { who: 'white', sealer: 'white', late: 3 * HOUR, endedMeanwhile } as const;
      expect(ruleOnLate(late, 'FIDE 2009')).toMatchObject({ ending: endedMeanwhile });
    });
  });

  describe('lost or wrong', () => {
    const all = { envelope: true, times: true, position: true };

    test.each(numbered('A5', 'Guidelines 5', 'I.5', 'I.5'))(
      '%s %s: the position before the sealed move is set up, with the times used',
      (edition, article) => {
        const goesOn = { ruling: 'goes on', from: 'the adjourned position', times: 'recorded', article };
        expect(ruleOnLost(all, 'white', edition)).toEqual(goesOn);
      },
    );

    test.each(numbered('A11a', 'Guidelines 11a', 'I.12a', 'I.12.1'))(
      '%s %s: the envelope is missing: its sealer makes the move he says he sealed',
      (edition, article) => {
        const goesOn = { ruling: 'goes on', from: 'the adjourned position', statedBy: 'white', article };
        expect(ruleOnLost({ ...all, envelope: false }, 'white', edition)).toEqual({ ...goesOn, times: 'recorded' });
        expect(ruleOnLost({ ...all, envelope: false, times: false }, 'white', edition)).toEqual({
          ...goesOn,
          times: 'set by the arbiter',
        });
      },
    );

    test.each(numbered('A11b', 'Guidelines 11b', 'I.12b', 'I.12.2'))(
      '%s %s: the position cannot be set up again: a new game',
      (edition, article) => {
        expect(ruleOnLost({ ...all, position: false }, 'white', edition)).toEqual({ ruling: 'new game', article });
      },
    );
  });
});

describe('a game that is adjourned', () => {
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
        expect(refusalOf(made, 12_000, write('b1c3'))).toEqual({
          reason: 'sealing',
          why: 'not the move made',
          article,
        });
        expect(did(made, 12_000, write('g1f3')).game.adjournment?.sealing.written).toEqual({
          readings: [move('g1f3')],
        });
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
        cannotMate: 'black',
      });
      const mates = sealedWith(['a7a8'], {}, doing(rook, START));
      expect(did(mates, at, resumed()).game.ending).toMatchObject({ result: '1-0', reason: 'checkmate' });
    });

    test('FIDE 2023 I.8.3: whether the opponent could mate is what was decided before', () => {
      const resume = { ...resumed(), at } as const;
      const game = sealedWith(['g1g3']);
      expect(toDecide(game, resume)?.side).toBe('black');
      expect(toDecide(game, resume)?.position).toBe(positionOf(game));
      const [drawn, undecided] = (['cannot', 'undecided'] as const).map((verdict) =>
        done(game, withVerdict(resume, { verdict, nodes: 9 })),
      );
      expect(drawn?.game.ending).toMatchObject({ result: '1/2-1/2', article: 'I.8.3', cannotMate: 'black' });
      expect(undecided?.game.ending).toMatchObject({ result: '0-1', article: 'I.8.3', winner: 'black' });
      expect(typesOf(undecided?.facts ?? [])).toEqual(['resumed', 'mate undecided', 'ended']);
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

    test.each(numberedSince2009('Guidelines 12', 'I.13', 'I.13'))(
      '%s %s: times that were set wrong are put right by the arbiter, before the first move and after it',
      (edition) => {
        const game = did(sealedWith(['g1f3'], { edition }), at, resumed()).game;
        const settings = { white: { time: 80 * MINUTE }, black: { time: 70 * MINUTE } };
        const before = did(game, at + SECOND, { type: 'set clock', by: 'arbiter', settings }).game;
        expect(times(before, at + SECOND)).toEqual([80 * MINUTE, 70 * MINUTE]);
        const played = play(game, 'b8c6', at + SECOND);
        const after = did(played, at + SECOND, { type: 'set clock', by: 'arbiter', settings }).game;
        expect(times(after, at + SECOND)).toEqual([80 * MINUTE, 70 * MINUTE]);
        expect(refusalOf(game, at + SECOND, { type: 'set clock', by: 'black', settings }).reason).toBe(
          'not for this role',
        );
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
        expect(refusalOf(game, at, openedWith('b1c3'))).toEqual({
          reason: 'sealing',
          why: 'not the move made',
          article,
        });
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
});
