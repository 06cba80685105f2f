/** Which commands ask first, and how; each that asks by yes or no has words of its own for it. */
import { expect, test } from 'vitest';
import { COMMANDS, rowsOf } from '../../src/commands/commands.js';
import { askedQuestion, questionText } from '../../src/pages/game/asked-question.js';

const asking = rowsOf(COMMANDS).flatMap(([id, { asksFirst }]) => (asksFirst ? [[id, asksFirst] as const] : []));

// What ends the game or may cost time: docs/decisions/0004-asked-first.md, Art. 9.2, 9.3, 9.5, Guidelines III.
test('what ends the game, and what claims, asks first', () => {
  expect(Object.fromEntries(asking)).toEqual({
    'accept-draw': 'yes or no',
    resign: 'yes or no',
    'claim-threefold': 'form of claims',
    'claim-threefold-with': 'form of claims',
    'claim-fifty-moves': 'form of claims',
    'claim-fifty-moves-with': 'form of claims',
    'claim-quickplay-draw': 'form of claims',
    'claim-increment': 'form of claims',
  });
});

test('by yes or no, in words of its own', () => {
  const answers = { onYes: () => undefined, onNo: () => undefined };
  for (const [id] of asking.filter(([, how]) => how === 'yes or no')) {
    expect(questionText(id)).not.toBe(id);
    expect(askedQuestion(id, answers).values).not.toContain(id);
  }
});
