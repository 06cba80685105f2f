/** A move sealed and opened again, by the Laws and by what the page does with it: the journal holds nothing that could be read. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubtIn, readWriting } from '../../../src/pages/table/adjournment/adjournment-reading.js';
import { stageOf, type AtWindow } from '../../../src/pages/table/adjournment/adjournment-stage.js';
import { openWriting, sealWriting } from '../../../src/pages/table/adjournment/envelope-cipher.js';
import type { ActDraft } from '../../../src/laws/acts.js';
import { positionOf, type Game } from '../../../src/laws/game.js';
import { did, doing } from '../../laws/judged.js';
import { START, STANDARD, opened } from '../../laws/opened.js';
import { begin } from '../../laws/timed.js';

const GIVEN = {
  players: { white: 'Botvinnik', black: 'Bronstein' },
  resumption: { date: '11 May', time: '17:00', venue: 'Moscow' },
};
const adjourn: ActDraft = { type: 'adjourn', by: 'arbiter' };
const close: ActDraft = { type: 'seal', by: 'white', step: { do: 'close the envelope', given: GIVEN } };
const stop: ActDraft = { type: 'seal', by: 'white', step: { do: 'stop the clock' } };

const read = (text: string, game: Game, language = 'en') => readWriting({ text, language }, game);

describe('a writing is read as it stands', () => {
  const game = opened();

  test('one move, in any alphabet', () => {
    expect(read('Nf3', game).readings).toEqual([{ from: 'g1', to: 'f3' }]);
    expect(read('Sf3', game, 'de').readings).toEqual([{ from: 'g1', to: 'f3' }]);
    expect(read('g1f3', game).readings).toEqual([{ from: 'g1', to: 'f3' }]);
  });

  test('an illegal one, whatever the conditions do with such moves', () => {
    expect(read('g1g3', game).readings).toEqual([{ from: 'g1', to: 'g3' }]);
    expect(read('g1g3', opened({ illegalMoves: 'refused' })).readings).toEqual([{ from: 'g1', to: 'g3' }]);
  });

  test('none', () => {
    expect(read('hello', game).readings).toEqual([]);
    expect(doubtIn(read('hello', game))).toBe('no move');
    expect(doubtIn(read('Nf3', game))).toBeUndefined();
  });

  test('several: two knights, and a pawn that becomes it is not said what', () => {
    const knights = begin({ start: '4k3/8/8/8/8/8/8/1N1NK3 w - - 0 1' });
    const both = read('Nc3', knights);
    expect(both.readings.map(({ from }) => from).sort()).toEqual(['b1', 'd1']);
    expect(doubtIn(both)).toBe('several moves');
    const pawn = begin({ start: '8/4P2k/8/8/8/8/8/4K3 w - - 0 1' });
    expect(
      read('e8', pawn)
        .readings.map(({ promotion }) => promotion)
        .sort(),
    ).toEqual([...['bishop', 'knight', 'queen', 'rook']]);
    expect(read('e8=N', pawn).readings).toEqual([{ from: 'e7', to: 'e8', promotion: 'knight' }]);
  });
});

test('no part of the move is in what is kept, before the envelope is opened', async () => {
  const legal = positionOf(opened()).legalMoves();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...legal), async ({ from, to }) => {
      const text = `${from}-${to}`;
      const sealed = await sealWriting({ text, language: 'en' }, { envelopeFor: 'game 1' });
      if (!sealed.ok) throw new Error(sealed.why);
      const acts = [adjourn, { type: 'seal', by: 'white', step: { do: 'write', sealed: sealed.sealed } }, close, stop];
      let game = opened();
      const entries = (acts as readonly ActDraft[]).map((draft, index) => {
        const { game: next, facts } = did(game, 10_000 + index, draft);
        game = next;
        return { n: index + 1, version: 4, act: { ...draft, at: 10_000 + index }, facts };
      });
      const kept = JSON.stringify(entries);
      // What is locked is no text in which two letters would mean anything.
      const { cipher, salt, iv } = sealed.sealed;
      const readable = [cipher, salt, iv].reduce((all, secret) => all.replaceAll(secret, ''), kept);
      for (const part of [text, `"${from}"`, `"${to}"`, from, to]) expect(readable).not.toContain(part);
      expect(kept).not.toContain('readings');

      const writing = await openWriting(sealed.sealed, { file: sealed.file ?? '', game: 'game 1' });
      if (!writing.ok) throw new Error(writing.why);
      const resume: ActDraft = {
        type: 'resume',
        by: 'arbiter',
        present: { white: true, black: true },
        late: 0,
        opened: readWriting(writing.writing, game),
      };
      expect(did(game, 20_000, resume).facts[1]).toMatchObject({ type: 'moved', from, to });
    }),
    { numRuns: 30 },
  );
});

describe('what is shown at whose window', () => {
  const at = (role: AtWindow['role'], more: Partial<AtWindow> = {}): AtWindow => ({
    role,
    anew: false,
    given: GIVEN,
    lines: ['a line'],
    ...more,
  });
  const told = (given = {}): Game => doing(opened(given), [10_000, adjourn]);
  const step = (game: Game, draft: ActDraft): Game => did(game, 11_000, draft).game;
  const write: ActDraft = {
    type: 'seal',
    by: 'white',
    step: { do: 'write', sealed: { cipher: 'AQID', salt: 'AAAA', iv: 'BBBB', lock: 'passphrase' } },
  };

  test('the arbiter may adjourn; players only where there is none', () => {
    const game = opened();
    expect(stageOf(game, at('arbiter'))).toEqual({ is: 'playing', sealer: 'white' });
    expect(stageOf(game, at('white'))).toBeUndefined();
    expect(stageOf(game, at('onlooker'))).toBeUndefined();
    expect(stageOf(opened({ arbiter: false }), at('both players'))).toEqual({ is: 'playing', sealer: 'white' });
    expect(stageOf(opened({ arbiter: false }), at('black'))).toEqual({ is: 'playing', sealer: 'white' });
  });

  test('the steps of him who seals, and who waits', () => {
    const writing = { is: 'writing', sealer: 'white', together: false, reply: false };
    expect(stageOf(told(), at('white'))).toEqual(writing);
    expect(stageOf(told(), at('both players'))).toEqual({ ...writing, together: true });
    expect(stageOf(told(), at('black'))).toEqual({ is: 'waiting', sealer: 'white', written: false, lines: [] });
    expect(stageOf(told(), at('arbiter'))).toMatchObject({ is: 'waiting' });
    const written = step(told(), write);
    expect(stageOf(written, at('white'))).toEqual({ is: 'labelling', sealer: 'white', given: GIVEN });
    expect(stageOf(written, at('white', { anew: true }))).toEqual(writing);
    const closed = step(written, close);
    expect(stageOf(closed, at('white'))).toEqual({ is: 'closed', sealer: 'white', hasClock: true, lines: ['a line'] });
    expect(stageOf(closed, at('arbiter'))).toMatchObject({ is: 'waiting', written: true, lines: ['a line'] });
    const sealed = step(closed, stop);
    expect(stageOf(sealed, at('arbiter'))).toMatchObject({ is: 'sealed', mayResume: true, lock: 'passphrase' });
    expect(stageOf(sealed, at('black'))).toMatchObject({ is: 'sealed', mayResume: false });
  });

  test('an assistant seals where that is his duty (App. D.2.10.6)', () => {
    const blind = { disabled: { white: true, black: false }, boards: 'two' } as const;
    const game = (duties: readonly ('adjourn' | 'clock')[]): Game =>
      doing(begin({ time: STANDARD, blind, assistants: { white: duties } }), START, [10_000, adjourn]);
    expect(stageOf(game(['adjourn']), at('assistant of white'))).toMatchObject({ is: 'writing' });
    expect(stageOf(game(['clock']), at('assistant of white'))).toMatchObject({ is: 'waiting' });
  });
});
