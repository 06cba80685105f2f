import { expect, test } from 'vitest';
import { reportText } from '../../../speech/wording/wording-report.js';

const own = { id: 'refusal-empty-square', source: 'refusal-empty-square = Auf { SQUARE($square) } steht keine Figur.' };
const english = {
  id: 'refusal-empty-square',
  source: 'refusal-empty-square = There is no piece on { SQUARE($square) }.',
};

test('the message, what was heard, the note, and the texts in both languages', () => {
  const report = reportText({
    language: 'de',
    heard: 'Auf e4 steht keine Figur.',
    note: '„ist keine Figur“ sagt man hier.',
    message: { ...own, outline: [] },
    english: { ...english, outline: [] },
  });
  expect(report).toBe(`Anna–Hector: a wrong wording
Language: de
Message: refusal-empty-square
Heard: Auf e4 steht keine Figur.
Note: „ist keine Figur“ sagt man hier.

de.ftl:
refusal-empty-square = Auf { SQUARE($square) } steht keine Figur.

en.ftl:
refusal-empty-square = There is no piece on { SQUARE($square) }.
`);
});

test('a sentence whose message was not found', () => {
  const report = reportText({ language: 'en', heard: 'Rook', note: 'Castle', message: undefined, english: undefined });
  expect(report).toBe(`Anna–Hector: a wrong wording
Language: en
Message: not found
Heard: Rook
Note: Castle
`);
});
