/** German: what is asked of the board beyond the keys, sentence by sentence, written from the grammar of the language. */
import { expect, test } from 'vitest';
import { wordsDe } from '../../speech/messages/generated/de/words.js';
import type { Answer, Question } from '../../src/questions/question.js';
import { at } from '../../speech/grammar/marks.js';
import * as asked from './asked.js';

const KNIGHTS: Question = { about: 'pieces', colors: ['white'], kind: 'knight' };

test.each<readonly [Question, string | undefined, string, string]>([
  [KNIGHTS, undefined, '', 'Weiße Springer b1, g1.'],
  [KNIGHTS, asked.ONE_KNIGHT, '', 'Weißer Springer a1.'],
  [KNIGHTS, asked.ROOK, '', 'Weiß hat keinen Springer.'],
  [{ about: 'pieces', colors: ['white', 'black'], kind: 'queen' }, undefined, '', 'Weiße Dame d1. Schwarze Dame d8.'],
  [{ about: 'pieces', colors: ['black'], kind: 'pawn' }, asked.C_FILE, '', 'Schwarze Bauern c7, f4.'],
  [{ about: 'pieces', colors: ['black'], kind: 'rook' }, asked.ROOK, '', 'Schwarz hat keinen Turm.'],
  [{ about: 'rank', rank: '4' }, asked.C_FILE, '', 'Reihe 4: weißer Bauer c4, schwarzer Bauer f4.'],
  [{ about: 'file', file: 'c' }, asked.C_FILE, '', 'Linie c: weißer Springer c3, weißer Bauer c4, schwarzer Bauer c7.'],
  [{ about: 'file', file: 'h' }, asked.C_FILE, '', 'Linie h: leer.'],
  [
    { about: 'file', file: 'f' },
    asked.ATTACKED,
    '',
    'Linie f: weißer König f1, weißer Läufer f3, schwarzer Springer f6.',
  ],
  [{ about: 'captures' }, asked.CAPTURES, '', 'Turm a1 schlägt a8, Bauer e5 schlägt d6, Bauer b7 schlägt a8.'],
  [{ about: 'captures' }, undefined, '', 'Weiß kann nichts schlagen.'],
  [{ about: 'captures' }, asked.ATTACKED, '', 'Weiß kann nichts schlagen.'],
  [{ about: 'captures' }, undefined, 'e2e4 d7d5 a2a3', 'Bauer d5 schlägt e4.'],
  [
    { about: 'material' },
    undefined,
    '',
    'Weiß: Dame, zwei Türme, zwei Läufer, zwei Springer, acht Bauern. Schwarz: Dame, zwei Türme, zwei Läufer, zwei Springer, acht Bauern. Das Material ist gleich.',
  ],
  [
    { about: 'material' },
    asked.SPASSKY_FISCHER,
    '',
    'Weiß: zwei Türme, fünf Bauern. Schwarz: Turm, Springer, sechs Bauern. Weiß hat einen Punkt mehr.',
  ],
  [
    { about: 'material' },
    asked.THREE_PAWNS,
    '',
    'Weiß: drei Bauern. Schwarz: nur der König. Weiß hat drei Punkte mehr.',
  ],
  [{ about: 'material' }, asked.ROOK, '', 'Weiß: Turm. Schwarz: nur der König. Weiß hat fünf Punkte mehr.'],
  [{ about: 'material' }, asked.TWO_QUEENS, '', 'Weiß: zwei Damen. Schwarz: zwei Läufer. Weiß hat zwölf Punkte mehr.'],
  [{ about: 'move number' }, undefined, '', 'Zug 1, Weiß am Zug.'],
  [{ about: 'move number' }, undefined, 'e2e4', 'Zug 1, Schwarz am Zug.'],
  [{ about: 'move number' }, undefined, 'e2e4 e7e5', 'Zug 2, Weiß am Zug.'],
  [{ about: 'move number' }, undefined, asked.MATE, 'Zug 3. Schachmatt. Schwarz gewinnt.'],
  [{ about: 'last moves', count: 2 }, undefined, '', 'Noch kein Zug gemacht.'],
  [{ about: 'last moves', count: 1 }, undefined, 'e2e4 e7e5 g1f3', 'Zug 2, Weiß: Sf3.'],
  [{ about: 'last moves', count: 2 }, undefined, 'e2e4 e7e5 g1f3', 'Zug 1, Schwarz: e5. Zug 2, Weiß: Sf3.'],
  [
    { about: 'last moves', count: 9 },
    undefined,
    'e2e4 e7e5 g1f3',
    'Zug 1, Weiß: e4. Zug 1, Schwarz: e5. Zug 2, Weiß: Sf3.',
  ],
])('%j in %s after “%s”', (question, fen, moves, sentence) => {
  expect(asked.answered(wordsDe, question, fen, moves)).toBe(sentence);
});

test.each<readonly [Answer, string]>([
  [
    { about: 'opponent', opponent: { type: 'computer', level: 3, you: 'white' } },
    'Gegen den Computer, Stufe 3: Sie haben Weiß.',
  ],
  [
    { about: 'opponent', opponent: { type: 'computer', level: 1, you: 'black' } },
    'Gegen den Computer, Stufe 1: Sie haben Schwarz.',
  ],
  [{ about: 'opponent', opponent: { type: 'player beside you' } }, 'Der Gegner ist der Spieler neben Ihnen.'],
  [
    { about: 'opponent', opponent: { type: 'at the table', names: { white: '', black: '' } } },
    'Die Partie wird am Tisch gespielt.',
  ],
  [
    { about: 'opponent', opponent: { type: 'at the table', names: { white: 'Anna', black: 'Hector' } } },
    'Weiß: Anna. Schwarz: Hector.',
  ],
  [{ about: 'commands', phrases: ['x', `y ${at('e4')}`] }, 'Befehle: x, y e4.'],
  [{ about: 'commands', phrases: ['x'], searched: 'z' }, 'Befehle zu „z“: x.'],
  [{ about: 'commands', phrases: ['x', 'y'], searched: 'z' }, 'Befehle zu „z“: x, y.'],
  [{ about: 'commands', phrases: [], searched: 'z' }, 'Kein Befehl zu „z“.'],
])('%j', (answer, sentence) => {
  expect(asked.answer(wordsDe, answer)).toBe(sentence);
});

test('what is neither a move nor a command, and a move that has not been made', () => {
  const one = { reason: 'unreadable', text: 'xyz', nearest: ['uhr'] } as const;
  expect(asked.refused(wordsDe, one)).toBe('„xyz“ ist kein Zug und kein Befehl. Meinten Sie: uhr?');
  const two = { ...one, nearest: ['uhr', `x ${at('e4')}`] };
  expect(asked.refused(wordsDe, two)).toBe('„xyz“ ist kein Zug und kein Befehl. Meinten Sie: uhr oder x e4?');
  expect(asked.refused(wordsDe, { reason: 'no such move here', number: 12 })).toBe(
    'Zug 12 gibt es in dieser Partie noch nicht.',
  );
});

test.each([
  [undefined, 'So lässt sich nichts schlagen.'],
  ['queen', 'So kann keine Dame etwas schlagen.'],
  ['pawn', 'So kann kein Bauer etwas schlagen.'],
] as const)('nothing to take: %s', (kind, sentence) => {
  expect(asked.refused(wordsDe, { reason: 'nothing to take', ...(kind && { kind }) })).toBe(sentence);
});
