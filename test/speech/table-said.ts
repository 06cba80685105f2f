/** What can happen and be refused where players are visually disabled, each told once, to be said in every language. */
import type { CalledMove, Fact } from '../../src/laws/facts.js';
import type { BlindRefusal } from '../../src/laws/acts/blind.js';
import { EVERYONE } from '../../src/laws/roles.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { phraseRefusal } from '../../speech/phrase/refusals.js';
import { phraseSheets } from '../../speech/phrase/score.js';
import type { Words } from '../../speech/phrase/words.js';
import type { SheetsAnswer } from '../../src/questions/scoresheet.js';
import { textOf } from '../../speech/utterance.js';
import { inWords, on } from './said.js';

const audience = EVERYONE;
const article = '0';
const MINUTE = 60_000;
const toF3: CalledMove = { from: 'g1', to: 'f3', piece: 'knight' };
const toF6: CalledMove = { from: 'g1', to: 'f6', piece: 'knight' };
const toH3: CalledMove = { from: 'g1', to: 'h3', piece: 'knight' };
const by = 'white' as const;
const compared = { type: 'boards compared', article, audience } as const;
const moved = { type: 'moved', by, piece: 'knight', from: 'g1', to: 'f3', ply: 1, san: 'Nf3', audience } as const;

export const FACTS = {
  announced: [{ type: 'announced', by, called: toF3, audience }],
  'through his assistant': [{ type: 'announced', by, through: 'assistant of white', called: toF3, audience }],
  'through the other’s': [{ type: 'announced', by: 'black', through: 'assistant of white', called: toF3, audience }],
  corrected: [{ type: 'announced', by, called: toF3, instead: toH3, audience }],
  'announced and made': [{ type: 'announced', by, called: toF3, audience }, moved],
  'announced otherwise than made': [{ type: 'announced', by, called: toH3, audience }, moved],
  'announced before and made': [{ ...moved, onBoard: { called: toF3 } }],
  'announced otherwise before': [{ ...moved, onBoard: { called: toH3 } }],
  'made and not announced': [{ ...moved, onBoard: {} }],
  'taken and not announced': [
    { ...moved, onBoard: {} },
    { type: 'captured', piece: { color: 'black', kind: 'pawn' }, square: 'f3', enPassant: false, audience },
  ],
  repeated: [{ type: 'repeated', by: 'black', called: toF3, repeated: toF3, agrees: true, audience }],
  'repeated wrongly': [{ type: 'repeated', by: 'black', called: toF3, repeated: toF6, agrees: false, audience }],
  executed: [{ type: 'executed', by: 'black', move: toF3, audience }],
  'taken off': [{ type: 'taken off', by, piece: on('black pawn d5'), audience }],
  'queen taken off': [{ type: 'taken off', by: 'black', piece: on('white queen d5'), audience }],
  placed: [{ type: 'placed', by, piece: on('white rook e4'), from: 'e1', audience }],
  'put back': [{ type: 'pieces put back', by, audience }],
  'not announced': [{ type: 'left undone', by, what: 'announcing', article, audience }],
  'not repeated': [{ type: 'left undone', by: 'black', what: 'repeating', article, audience }],
  'not executed': [{ type: 'left undone', by: 'black', what: 'executing', article, audience }],
  'boards agree': [{ ...compared, differences: [], scores: 'agree', mends: [] }],
  'boards differ': [
    {
      ...{ ...compared, scores: 'agree', mends: ['black'] },
      differences: [
        { square: 'f3', white: { color: 'white', kind: 'knight' } },
        { square: 'h3', black: { color: 'white', kind: 'rook' } },
      ],
    },
  ],
  'scores differ': [
    {
      ...compared,
      differences: [{ square: 'e4', black: { color: 'black', kind: 'pawn' } }],
      scores: 'differ',
      mends: [],
    },
  ],
  mended: [{ type: 'board mended', of: 'black', by: 'black', audience }],
  'moves asked': [{ type: 'asked', by, about: 'moves', audience }],
  'time asked': [{ type: 'asked', by, about: 'time', audience }],
  'moves told': [{ type: 'told', to: by, about: 'moves', values: { white: 12, black: 11 }, audience }],
  'time told': [{ type: 'told', to: by, about: 'time', values: { white: 12 * MINUTE, black: 5 * MINUTE }, audience }],
} as const satisfies Readonly<Record<string, readonly Fact[]>>;

const duty = (given: Extract<BlindRefusal, { readonly reason: 'not a duty' }>['duty']) =>
  ({ reason: 'not a duty', duty: given }) as const;

export const REFUSALS = {
  'rules not used': { reason: 'rules not used' },
  'capture missing': { reason: 'move not made', missing: 'capture' },
  'placing missing': { reason: 'move not made', missing: 'placing' },
  'announcing missing': { reason: 'move not made', missing: 'announcing' },
  'nothing to put back': { reason: 'nothing to put back' },
  'nothing to take off': { reason: 'nothing to take off', square: 'e4' },
  'announced already': { reason: 'announced already' },
  'too late to correct': { reason: 'too late to correct' },
  'nothing announced': { reason: 'nothing announced' },
  'nothing due': { reason: 'nothing due' },
  'repeated already': { reason: 'repeated already' },
  'not the move announced': { reason: 'not the move announced', called: { from: 'e2', to: 'e4', piece: 'pawn' } },
  'boards differ': { reason: 'boards differ' },
  'one board': { reason: 'one board' },
  'nothing to mend': { reason: 'nothing to mend' },
  'not asked': { reason: 'not asked' },
  'assistant needed': { reason: 'assistant needed' },
  execute: duty('execute'),
  announce: duty('announce'),
  score: duty('score'),
  clock: duty('clock'),
  tell: duty('tell'),
  claim: duty('claim'),
  adjourn: duty('adjourn'),
  move: duty('move'),
} as const satisfies Readonly<Record<string, BlindRefusal>>;

const entry = (san: string, to: 'f3' | 'h3') => ({ moved: { ...moved, to, san } });
export const SHEETS = {
  agree: { about: 'sheets', parted: [], onlySpoken: 0 },
  part: {
    about: 'sheets',
    onlySpoken: 0,
    parted: [{ number: 3, by: 'black', written: { white: entry('Nf3', 'f3'), black: entry('Nh3', 'h3') } }],
  },
} as const satisfies Readonly<Record<string, SheetsAnswer>>;

/** Every sentence of a language, by what it says. */
export interface TableSentences {
  readonly facts: Readonly<Record<keyof typeof FACTS, string>>;
  readonly refusals: Readonly<Record<keyof typeof REFUSALS, string>>;
  readonly sheets: Readonly<Record<keyof typeof SHEETS, string>>;
}

/** Moves by the call of the Laws, squares by their letters: the sentences around them are what is tested. */
export function tableSaid(words: Words): TableSentences {
  const options = inWords(words, { callStyle: 'fide', squareStyle: 'uci' });
  const facts = Object.entries<readonly Fact[]>(FACTS).map(([name, told]) => {
    const said = phraseFacts(told, options);
    return [name, said && textOf(said)] as const;
  });
  const refusals = Object.entries<BlindRefusal>(REFUSALS).map(
    ([name, refusal]) => [name, textOf(phraseRefusal(refusal, options))] as const,
  );
  const sheets = Object.entries<SheetsAnswer>(SHEETS).map(
    ([name, answer]) => [name, textOf(phraseSheets(answer, options))] as const,
  );
  return {
    facts: Object.fromEntries(facts),
    refusals: Object.fromEntries(refusals),
    sheets: Object.fromEntries(sheets),
  } as TableSentences;
}
