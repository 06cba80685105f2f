import { describe, expect, test } from 'vitest';
import type { Envelope, EnvelopeField, Sealing } from '../../src/laws/acts/adjournment.js';
import {
  carriedOffer,
  concludedBefore,
  envelopeFaults,
  envelopeOf,
  leftToSealer,
  replyInEnvelope,
  seal,
  type SealingAct,
} from '../../src/laws/rules/adjournment.js';
import {
  replierArrives,
  ruleOnLate,
  ruleOnLost,
  ruleOnResumption,
  ruleOnSealedMove,
  ruleOnWrongTimes,
} from '../../src/laws/rules/resumption.js';
import type { EditionName } from '../../src/laws/editions/edition.js';
import { numbered } from './numbered.js';
import { move, position } from './play.js';

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

  test.each(articles)('%s %s: until the clock is stopped the move may be changed, then no more', (edition, article) => {
    expect(sealing(edition, write('e2e4'), close, write('d2d4'), close, stop)).toMatchObject({
      written: { readings: [move('d2d4')] },
    });
    expect(sealing(edition, write('e2e4'), close, write('d2d4'), stop)).toMatchObject({ why: 'envelope open' });
    expect(sealing(edition, write('e2e4'), close, stop, write('d2d4'))).toEqual({
      done: false,
      why: 'sealed already',
      article,
    });
  });

  test.each(articles)('%s %s: a move made on the board must be the one that is sealed', (edition, article) => {
    const made = { type: 'make on the board', move: move('d2d4') } as const;
    expect(sealing(edition, made, write('e2e4'))).toEqual({ done: false, why: 'not the move made', article });
    expect(sealing(edition, write('e2e4'), made, close)).toEqual({ done: false, why: 'not the move made', article });
    expect(sealing(edition, made, write('d2d4'), close, stop)).toMatchObject({ clockStopped: true });
  });

  test.each(numbered('A1b', 'Guidelines 1b', 'I.1b', 'I.1.2'))(
    '%s %s: who adjourns before the end of the session has used the time until then',
    () => {
      expect(leftToSealer(50 * MINUTE, 20 * MINUTE)).toBe(30 * MINUTE);
      expect(leftToSealer(10 * MINUTE, 20 * MINUTE)).toBe(0);
    },
  );
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

describe('offers and ends while it is adjourned', () => {
  test.each(numbered('A2f', 'Guidelines 2f', 'I.2f', 'I.2.6'))(
    '%s %s: a current offer stands on the envelope and is carried over',
    (edition, article) => {
      const carried = { answeredBy: 'black', onTheEnvelope: true, article };
      expect(carriedOffer('white', 'before adjourning', edition)).toEqual(carried);
    },
  );

  test.each(numbered('A4', 'Guidelines 4', 'I.4', 'I.4'))(
    '%s %s: an offer made after sealing stands until it is answered',
    (edition, article) => {
      const carried = { answeredBy: 'white', onTheEnvelope: false, article };
      expect(carriedOffer('black', 'after sealing', edition)).toEqual(carried);
    },
  );

  test.each(numbered('A6', 'Guidelines 6', 'I.6', 'I.6'))(
    '%s %s: agreed drawn or resigned before the resumption: the envelope is not needed',
    (edition, article) => {
      expect(concludedBefore(edition)).toEqual({ envelope: 'stays closed', article });
    },
  );
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
    '%s %s: Black is not there: his clock runs; when he comes the envelope is opened and it runs on',
    (edition, article) => {
      expect(ruleOnResumption('white', { white: true, black: false }, edition)).toMatchObject({
        clock: 'black',
        article,
      });
      expect(replierArrives('white', edition)).toMatchObject({ envelope: 'opened', clock: 'black', article });
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
      expect(replyInEnvelope('black', 'white', both, edition)).toEqual({ may: false, why: 'sealer is here', article });
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

  test.each(numbered('A12', 'Guidelines 12', 'I.13', 'I.13'))(
    '%s %s: wrong times are corrected before his first move, and stand after it unless the arbiter decides otherwise',
    (edition, article) => {
      expect(ruleOnWrongTimes(0, edition)).toEqual({ corrected: true, unlessArbiter: false, article });
      expect(ruleOnWrongTimes(1, edition)).toEqual({ corrected: false, unlessArbiter: true, article });
    },
  );
});
