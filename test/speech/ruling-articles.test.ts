/** The articles by which a ruling is told: those of what happens by it, and where that names none, that of the act. */
import { describe, expect, test } from 'vitest';
import type { ActDraft } from '../../src/laws/acts.js';
import type { Game } from '../../src/laws/game.js';
import { factsFor } from '../../src/laws/view.js';
import { phraseRuling } from '../../speech/phrase/ruling.js';
import { textOf } from '../../speech/utterance.js';
import { wordsEn } from '../../speech/messages/generated/en/words.js';
import { did, play } from '../laws/judged.js';
import { opened } from '../laws/opened.js';
import { atTable } from '../laws/table.js';
import { MINUTE, begin } from '../laws/timed.js';
import { inWords } from './said.js';

const AT = 10 * MINUTE;

function readBack(game: Game, draft: ActDraft): string {
  const { edition } = game.conditions;
  const telling = { options: inWords(wordsEn), edition, ear: 'arbiter' } as const;
  const facts = factsFor(did(game, AT, draft).facts, 'arbiter');
  return textOf(phraseRuling({ act: draft.type, facts }, telling));
}

const penalty = (given: Extract<ActDraft, { type: 'rule' }>['decision']): ActDraft => ({
  type: 'rule',
  by: 'arbiter',
  decision: given,
});

/** The king goes to e3, which is illegal, and the clock is pressed. */
const illegal = (game: Game): Game => play(game, 'e1e3', 5000);

describe('the articles of a ruling', () => {
  test('the first illegal move: two minutes for the opponent, and back to before it (7.5.1, 7.5.5, 4.3.1)', () => {
    const pointed = { type: 'point out', by: 'arbiter', fault: { what: 'illegal move', ply: 3 } } as const;
    expect(readBack(illegal(opened()), pointed)).toBe(
      "White has made an illegal move. It is the first. Two minutes added to Black's clock. Taken back by ruling to an earlier position. White must move the king on e1. Articles 7.5.1, 7.5.5 and 4.3.1. Do you want to do this?",
    );
  });

  test.each<readonly [string, ActDraft, string]>([
    [
      'time set',
      { type: 'set clock', by: 'arbiter', settings: { white: { time: MINUTE } } },
      "White's clock is set to 1 minute. Article 7.1. Do you want to do this?",
    ],
    [
      'a position restored',
      { type: 'restore', by: 'arbiter', ply: 1, cause: 'ruling' },
      'Taken back by ruling to an earlier position. Article 7.1. Do you want to do this?',
    ],
    [
      'a warning',
      penalty({ on: 'penalty', against: 'white', penalty: { kind: 'warning' } }),
      'White is warned. Article 12.9.1. Do you want to do this?',
    ],
    [
      'time taken as a penalty, named once',
      penalty({ on: 'penalty', against: 'white', penalty: { kind: 'time taken', time: MINUTE } }),
      "White is given a penalty. One minute taken from White's clock. Article 12.9.3. Do you want to do this?",
    ],
    [
      'both lose',
      penalty({ on: 'result', result: '0-0' }),
      'The arbiter has ruled. Both players lose. Article 11.8. Do you want to do this?',
    ],
  ])('%s, by its article of 2023', (_name, draft, sentence) => {
    expect(readBack(opened(), draft)).toBe(sentence);
  });

  test('a player who comes, by the article on lateness (6.7.1)', () => {
    expect(readBack(begin(), { type: 'arrive', by: 'arbiter', who: 'black' })).toBe(
      'Black has come to the board. Article 6.7.1. Do you want to do this?',
    );
  });

  test('boards compared (D.2.9)', () => {
    expect(readBack(atTable(), { type: 'compare boards', by: 'arbiter' })).toBe(
      'The boards agree. Article D.2.9. Do you want to do this?',
    );
  });
});
