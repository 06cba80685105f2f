/** Moves, ends and answers in German, in whole sentences; and what holds of every sentence of every game. */
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import type { Fact } from '../../src/laws/facts.js';
import { positionOf } from '../../src/laws/game.js';
import type { EndReason, Result } from '../../src/laws/result.js';
import { EVERYONE } from '../../src/laws/roles.js';
import { viewFor } from '../../src/laws/view.js';
import { ask } from '../../src/questions/ask.js';
import type { Question } from '../../src/questions/question.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { sampleCall } from '../../speech/phrase/call.js';
import { cellName } from '../../speech/phrase/cell.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { phraseNotice } from '../../speech/phrase/notices.js';
import type { PhraseOptions } from '../../speech/phrase/options.js';
import { phraseRefusal } from '../../speech/phrase/refusals.js';
import { CALL_STYLES, DEFAULT_DETAIL, type CallStyle, type Detail } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { wordsDe } from '../../speech/messages/generated/de/words.js';
import { done, game, make } from '../laws/play.js';
import { inRandomGames } from './random-games.js';
import { calledMove, firstTrap, heardFacts, inWords } from './said.js';

type Choices = Parameters<typeof inWords>[1];

function german(callStyle: CallStyle = 'plain', choices: Choices = {}): PhraseOptions {
  return inWords(wordsDe, { callStyle, ...choices });
}

const detailed = (detail: Partial<Detail>): Choices => ({ detail: { ...DEFAULT_DETAIL, ...detail } });

describe('a way of calling', () => {
  test.each<readonly [CallStyle, string, string]>([
    ['fide', 'Springer Gustav eins Felix drei', 'Springer Felix drei'],
    ['fide names', 'Springer Gustav eins Felix drei', 'Springer Felix drei'],
    ['plain', 'Springer g1 nach f3', 'Springer nach f3'],
    ['nato', 'Springer Golf eins Foxtrot drei', 'Springer Foxtrot drei'],
    ['algebraic', 'Sg1-f3', 'Sf3'],
    ['uci', 'g1 f3', 'g1 f3'],
  ])('%s, from and to, and short', (style, long, short) => {
    expect(sampleCall(german(style, { callLength: 'from and to' }))).toEqual({ text: long, lang: 'de' });
    expect(sampleCall(german(style, { callLength: 'short' }))).toEqual({ text: short, lang: 'de' });
  });

  test('the c-file is Cäsar in German words, and Cesar as FIDE prints it', () => {
    expect(calledMove(game(), 'c2c4', german('fide names'))).toBe('Bauer Cäsar zwei Cäsar vier');
    expect(calledMove(game(), 'c2c4', german('fide'))).toBe('Bauer Cesar zwei Cesar vier');
  });
});

describe('the call of a move', () => {
  const PASSING = '7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
  const ON_SEVENTH = '3r4/4P3/7k/8/8/8/P7/K7 w - - 0 1';

  // Position, move, in plain words, in short algebraic notation.
  test.each([
    [START_FEN, 'e2e4', 'Bauer e2 nach e4', 'e4'],
    ['4k3/8/8/p7/8/8/4K3/8 w - - 0 1', 'e2d3', 'König e2 nach d3', 'Kd3'],
    ['8/7k/8/8/3p4/8/8/Q3K3 w - - 0 1', 'a1d4', 'Dame a1 schlägt d4', 'Dxd4'],
    ['7k/8/8/1n6/8/8/P7/4KB2 w - - 0 1', 'f1b5', 'Läufer f1 schlägt b5', 'Lxb5'],
    ['4k3/8/8/1n6/8/8/P7/4KB2 w - - 0 1', 'f1b5', 'Läufer f1 schlägt b5, Schach', 'Lxb5+'],
    ['7k/8/8/8/8/5N2/8/1N2K3 w - - 0 1', 'b1d2', 'Springer b1 nach d2', 'Sbd2'],
    ['7k/8/8/8/R7/8/8/R3K3 w - - 0 1', 'a4a2', 'Turm a4 nach a2', 'T4a2'],
    // "T1e4" would be heard as a power of ten.
    ['7k/8/8/8/8/4R3/8/K3R3 w - - 0 1', 'e1e2', 'Turm e1 nach e2', 'Te1-e2'],
    [PASSING, 'e5d6', 'Bauer e5 schlägt d6 en passant', 'exd6'],
    [ON_SEVENTH, 'e7e8q', 'Bauer e7 nach e8, Dame', 'e8=D'],
    [ON_SEVENTH, 'e7e8r', 'Bauer e7 nach e8, Turm', 'e8=T'],
    [ON_SEVENTH, 'e7e8b', 'Bauer e7 nach e8, Läufer', 'e8=L'],
    [ON_SEVENTH, 'e7e8n', 'Bauer e7 nach e8, Springer', 'e8=S'],
    [ON_SEVENTH, 'e7d8q', 'Bauer e7 schlägt d8, Umwandlung Dame', 'exd8=D'],
    ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'kurze Rochade', '0-0'],
    ['r3k3/8/8/8/8/8/8/4K3 b q - 0 1', 'e8c8', 'lange Rochade', '0-0-0'],
    ['3k4/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1c1', 'lange Rochade, Schach', '0-0-0+'],
  ])('%s %s', (fen, text, plain, algebraic) => {
    expect(calledMove(game(fen), text, german('plain'))).toBe(plain);
    expect(calledMove(game(fen), text, german('algebraic'))).toBe(algebraic);
  });

  // What is taken stands in the accusative, and only the pawn shows it.
  test.each([
    [PASSING, 'e5d6', 'Bauer e5 schlägt Bauern auf d6 en passant'],
    ['8/7k/8/8/3p4/8/8/Q3K3 w - - 0 1', 'a1d4', 'Dame a1 schlägt Bauern auf d4'],
    ['7k/8/8/1q6/8/8/P7/4KB2 w - - 0 1', 'f1b5', 'Läufer f1 schlägt Dame auf b5'],
    ['7k/8/8/1n6/8/8/P7/4KB2 w - - 0 1', 'f1b5', 'Läufer f1 schlägt Springer auf b5'],
    [ON_SEVENTH, 'e7d8n', 'Bauer e7 schlägt Turm auf d8, Umwandlung Springer'],
  ])('with what is taken: %s %s', (fen, text, called) => {
    expect(calledMove(game(fen), text, german('plain', detailed({ captures: 'full' })))).toBe(called);
  });

  test('short, where no other piece can be meant', () => {
    const short = german('plain', { callLength: 'short' });
    expect(calledMove(game(), 'e2e4', short)).toBe('Bauer nach e4');
    expect(calledMove(game('7k/8/8/1n6/8/8/P7/4KB2 w - - 0 1'), 'f1b5', short)).toBe('Läufer schlägt b5');
    expect(calledMove(game(PASSING), 'e5d6', short)).toBe('Bauer e5 schlägt d6 en passant');
    expect(calledMove(game('7k/8/8/8/8/5N2/8/1N2K3 w - - 0 1'), 'b1d2', short)).toBe('Springer b1 nach d2');
    const nato = german('nato', { callLength: 'short' });
    expect(calledMove(game('7k/8/8/1n6/8/8/P7/4KB2 w - - 0 1'), 'f1b5', nato)).toBe('Läufer schlägt Bravo fünf');
  });

  test.each<readonly [Partial<Detail>, string]>([
    [{ mover: true }, 'Weiß: Springer g1 nach f3'],
    [{ number: true }, 'Zug 1: Springer g1 nach f3'],
    [{ mover: true, number: true }, 'Zug 1, Weiß: Springer g1 nach f3'],
  ])('with what goes before it: %j', (detail, called) => {
    expect(calledMove(game(), 'g1f3', german('plain', detailed(detail)))).toBe(called);
  });
});

describe('ends, offers and taking back', () => {
  const fools = make(game(), 'f2f3 e7e5 g2g4');

  test('mate is called, and told', () => {
    expect(calledMove(fools, 'd8h4', german('plain'))).toBe('Dame d8 nach h4, matt. Schwarz gewinnt.');
    expect(calledMove(fools, 'd8h4', german('algebraic'))).toBe('Dh4#. Schachmatt. Schwarz gewinnt.');
  });

  test.each<readonly [EndReason, Result, string]>([
    ['checkmate', '1-0', 'Schachmatt. Weiß gewinnt.'],
    ['stalemate', '1/2-1/2', 'Patt. Die Partie ist remis.'],
    ['dead position', '1/2-1/2', 'Keine Seite kann noch mattsetzen. Die Partie ist remis.'],
    ['fivefold repetition', '1/2-1/2', 'Zum fünften Mal dieselbe Stellung. Die Partie ist remis.'],
    ['seventy-five moves', '1/2-1/2', '75 Züge ohne Schlagen und ohne Bauernzug. Die Partie ist remis.'],
    ['threefold repetition', '1/2-1/2', 'Zum dritten Mal dieselbe Stellung. Die Partie ist remis.'],
    ['fifty moves', '1/2-1/2', '50 Züge ohne Schlagen und ohne Bauernzug. Die Partie ist remis.'],
    ['resignation', '1-0', 'Schwarz gibt auf. Weiß gewinnt.'],
    ['resignation', '0-1', 'Weiß gibt auf. Schwarz gewinnt.'],
    ['resignation', '1/2-1/2', 'Aufgegeben, aber der Gegner kann nicht mattsetzen. Die Partie ist remis.'],
    ['agreement', '1/2-1/2', 'Remis vereinbart.'],
    ['time', '1-0', 'Weiß gewinnt auf Zeit.'],
    ['time', '1/2-1/2', 'Zeit abgelaufen, aber der Gegner kann nicht mattsetzen. Die Partie ist remis.'],
    ['both flags', '1/2-1/2', 'Beide Blättchen sind gefallen. Die Partie ist remis.'],
    ['default', '1-0', 'Schwarz kam nicht rechtzeitig. Weiß gewinnt.'],
    ['default', '0-0', 'Beide kamen nicht rechtzeitig. Beide Spieler verlieren.'],
    ['illegal moves', '0-1', 'Zu viele regelwidrige Züge von Weiß. Schwarz gewinnt.'],
    [
      'illegal moves',
      '1/2-1/2',
      'Zu viele regelwidrige Züge, aber der Gegner kann nicht mattsetzen. Die Partie ist remis.',
    ],
    ['sealed move', '1-0', 'Der Abgabezug kann nicht gespielt werden. Weiß gewinnt.'],
    ['quickplay finish', '1/2-1/2', 'Mit normalen Mitteln nicht zu gewinnen. Die Partie ist remis.'],
    ['ruling', '0-1', 'Der Schiedsrichter hat entschieden. Schwarz gewinnt.'],
  ])('%s %s', (reason, result, sentence) => {
    const said = phraseFacts(
      [{ type: 'ended', ending: { reason, result, article: '5' }, audience: EVERYONE }],
      german(),
    );
    expect(said && textOf(said)).toBe(sentence);
  });

  test('offers and their answers', () => {
    const played = make(game(), 'e2e4');
    const offered = done(played, { type: 'offer', by: 'white', at: 0 }).game;
    const said = (facts: readonly Fact[]): string => {
      const utterance = phraseFacts(facts, german());
      return utterance ? textOf(utterance) : '';
    };
    expect(said(heardFacts(played, { type: 'offer', by: 'white', at: 0 }))).toBe('Weiß bietet remis an.');
    expect(said(heardFacts(offered, { type: 'reject', by: 'black', at: 0 }))).toBe('Schwarz lehnt das Remis ab.');
    expect(said(heardFacts(offered, { type: 'accept', by: 'black', at: 0 }))).toBe('Remis vereinbart.');
    expect(calledMove(offered, 'e7e5', german())).toBe('Bauer e7 nach e5. Das Remis ist abgelehnt.');
  });

  const four = make(game(), 'e2e4 e7e5 g1f3 b8c6').sheets.white;
  test.each<readonly [number, 'takeback' | 'ruling', number | undefined, string]>([
    [3, 'takeback', 3, 'Zurückgenommen: Springer b8 nach c6. Schwarz ist am Zug.'],
    [2, 'takeback', 2, 'Zurückgenommen, mit dem Zug danach: Springer g1 nach f3. Weiß ist am Zug.'],
    [0, 'takeback', 0, 'Zurückgenommen, mit den Zügen danach: Bauer e2 nach e4. Weiß ist am Zug.'],
    [3, 'ruling', 3, 'Durch Entscheidung zurückgenommen: Springer b8 nach c6. Schwarz ist am Zug.'],
    [0, 'takeback', undefined, 'Zurückgenommen bis zum Anfang der Partie.'],
    [3, 'ruling', undefined, 'Durch Entscheidung zurückgenommen bis zu einer früheren Stellung.'],
  ])('taken back to ply %i by %s', (ply, cause, from, sentence) => {
    const taken = from === undefined ? [] : four.slice(from);
    const said = phraseFacts([{ type: 'restored', ply, cause, audience: EVERYONE }], german(), taken);
    expect(said && textOf(said)).toBe(sentence);
  });
});

describe('answers', () => {
  const answered = (fen: string, moves: string, question: Question, choices: Choices = {}): string =>
    textOf(phraseAnswer(ask(viewFor(make(game(fen), moves), 'white'), question), german('plain', choices)));

  test.each([
    ['e2', 0, 'e2, weißer Bauer'],
    ['e2', 1, 'e2, weißer Bauer, helles Feld'],
    ['d8', 2, 'David acht, schwarze Dame'],
    ['e4', 0, 'e4, leer'],
  ] as const)('what stands on %s, asked the time %i', (square, more, sentence) => {
    expect(answered(START_FEN, '', { about: 'square', square, more })).toBe(sentence);
  });

  test.each<readonly [CallStyle, string, string]>([
    ['fide', 'Cesar eins, weißer Läufer', 'Cesar vier, leer'],
    ['fide names', 'Cäsar eins, weißer Läufer', 'Cäsar vier, leer'],
    ['nato', 'Charlie eins, weißer Läufer', 'Charlie vier, leer'],
    ['plain', 'c1, weißer Läufer', 'c4, leer'],
    ['algebraic', 'c1, weißer L', 'c4, leer'],
    ['uci', 'c1, weißer Läufer', 'c4, leer'],
  ])('a cell, %s', (squareStyle, bishop, empty) => {
    const options = german('plain', { squareStyle });
    expect(cellName('c1', { color: 'white', kind: 'bishop' }, 'dark', options).text).toBe(bishop);
    expect(cellName('c4', undefined, 'light', options).text).toBe(empty);
  });

  test.each([
    ['', { about: 'last move' }, 'Noch kein Zug gemacht.'],
    ['g1f3', { about: 'last move' }, 'Weiß: Springer g1 nach f3'],
    ['e2e4 d7d5 e4d5', { about: 'last capture' }, 'Geschlagen: schwarzer Bauer auf d5.'],
    ['e2e4', { about: 'last capture' }, 'Nichts geschlagen.'],
    ['', { about: 'moves of piece', square: 'g1', capturesOnly: false }, 'Springer g1: f3, h3.'],
    ['', { about: 'moves of piece', square: 'g1', capturesOnly: true }, 'Springer g1 kann nichts schlagen.'],
    ['', { about: 'moves of piece', square: 'd1', capturesOnly: false }, 'Dame d1 hat keinen Zug.'],
    ['e2e4 d7d5', { about: 'moves of piece', square: 'e4', capturesOnly: false }, 'Bauer e4: schlägt d5, e5.'],
    ['', { about: 'moves of piece', square: 'e4', capturesOnly: false }, 'e4, leer'],
  ] as const satisfies readonly (readonly [string, Question, string])[])('%s %j', (moves, question, sentence) => {
    expect(answered(START_FEN, moves, question)).toBe(sentence);
  });

  test.each([
    ['3r4/4P3/7k/8/8/8/8/K7 w - - 0 1', 'e7', 'Bauer e7: schlägt d8 mit Umwandlung, e8 mit Umwandlung.'],
    ['r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1', 'König e1: lange Rochade, d1, f1, kurze Rochade, d2, e2, f2.'],
    ['4k3/8/8/8/1b6/8/8/4K3 w - - 0 1', 'e8', 'Schwarz hat keinen Zug, solange Weiß im Schach steht.'],
  ] as const)('moves: %s %s', (fen, square, sentence) => {
    expect(answered(fen, '', { about: 'moves of piece', square, capturesOnly: false })).toBe(sentence);
  });

  test('en passant is told with what was captured', () => {
    expect(answered('7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'e5d6', { about: 'last capture' })).toBe(
      'Geschlagen: schwarzer Bauer auf d5, en passant.',
    );
  });

  test('the whole position, adjectives bent by gender and number', () => {
    expect(answered('q3k3/8/8/2pP1pP1/8/8/QQ6/4K2R w K - 0 1', '', { about: 'position' })).toBe(
      '10 Figuren. Reihe 1: weißer König e1, Turm h1. Reihe 2: weiße Damen a2, b2. Reihen 3 und 4: leer. ' +
        'Reihe 5: schwarzer Bauer c5, weißer Bauer d5, schwarzer Bauer f5, weißer Bauer g5. ' +
        'Reihen 6 und 7: leer. Reihe 8: schwarze Dame a8, König e8.',
    );
    expect(answered('4k3/8/8/8/8/8/P1P5/4K3 w - - 0 1', '', { about: 'position' })).toBe(
      'Reihe 1: weißer König e1. Reihe 2: weiße Bauern a2, c2. Reihen 3 bis 7: leer. Reihe 8: schwarzer König e8.',
    );
  });

  test.each<readonly [CallStyle, string]>([
    ['plain', '9 Figuren. Weiß: König g3, Türme c2, c4, Bauern a2, h3. Schwarz: König g7, Springer c6, Bauern a6, g5.'],
    [
      'fide names',
      '9 Figuren. Weiß: König Gustav drei, Türme Cäsar zwei, Cäsar vier, Bauern Anna zwei, Hector drei. ' +
        'Schwarz: König Gustav sieben, Springer Cäsar sechs, Bauern Anna sechs, Gustav fünf.',
    ],
    ['algebraic', '9 Figuren. Weiß: K g3, T c2, c4, B a2, h3. Schwarz: K g7, S c6, B a6, g5.'],
  ])('piece lists, %s', (squareStyle, sentences) => {
    const fen = '8/6k1/p1n5/6p1/2R5/6KP/P1R5/8 b - - 0 1';
    expect(answered(fen, '', { about: 'piece lists' }, { squareStyle })).toBe(sentences);
  });

  test('nothing is hinted at in strict play', () => {
    const answer = ask(viewFor(game(START_FEN, 'strict'), 'white'), {
      about: 'moves of piece',
      square: 'g1',
      capturesOnly: false,
    });
    expect(textOf(phraseAnswer(answer, german()))).toBe('Keine Hinweise im strengen Spiel.');
  });
});

/**
 * What a German voice reads as something else: "1e4" as a power of ten, "5:00" as the time of day, "1 Zug" as "eins Zug", and a
 * number before a full stop as an ordinal; and what must never be left in a text.
 */
const TRAPS: readonly RegExp[] = [
  /\de\d/i,
  /\d:\d\d/,
  /\b1 [A-ZÄÖÜ]/,
  /(?:^| )\d+\.(?: |$)/,
  /\d,\d/,
  / {2}/,
  / [,.:]/,
  /undefined|null|NaN|\[object/,
  /[\uE000\uE001]/,
];

const trapIn = (text: string): string | undefined => firstTrap(text, TRAPS);

test('in random games nothing that is said is a trap, however squares and moves are named', () => {
  inRandomGames((plies) => {
    const last = plies.at(-1)?.after;
    const view = last && viewFor(last, 'white');
    const pieces = last ? positionOf(last).pieces() : [];
    const questions: readonly Question[] = [
      ...pieces.map(({ square }) => ({ about: 'moves of piece', square, capturesOnly: false }) as const),
      ...(['position', 'piece lists', 'last capture', 'last move'] as const).map((about) => ({ about })),
    ];
    const answers = view ? questions.map((question) => ask(view, question)) : [];
    for (const style of CALL_STYLES) {
      const options = german(style, { squareStyle: style, ...detailed({ captures: 'full', squares: 'full' }) });
      const texts = plies.flatMap(({ facts, moved }) => {
        const call = phraseFacts(facts, options);
        const viewing = { at: 'move', number: moved.ply, entry: { moved }, way: 'back' } as const;
        return [...(call ? [call] : []), phraseNotice({ about: 'viewing', viewing }, options)].map(textOf);
      });
      const refusals = pieces.map((piece) =>
        textOf(phraseRefusal({ reason: 'way blocked', piece, to: 'a4', by: piece }, options)),
      );
      const cells = pieces.map(({ square, ...piece }) => cellName(square, piece, 'light', options).text);
      const all = [...texts, ...refusals, ...cells, ...answers.map((answer) => textOf(phraseAnswer(answer, options)))];
      expect(all.map(trapIn).filter(Boolean)).toEqual([]);
    }
  }, 20);
});
