/** Spanish in whole sentences: moves, ends, refusals, answers, clocks, offers and rulings; and what holds of every sentence of every game. */
import { describe, expect, test } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { incrementOf, timeControl, type Extra, type TimeControl } from '../../src/laws/clock/time-control.js';
import type { Fact } from '../../src/laws/facts.js';
import { positionOf } from '../../src/laws/game.js';
import type { EndReason, Result } from '../../src/laws/result.js';
import { EVERYONE } from '../../src/laws/roles.js';
import { viewFor } from '../../src/laws/view.js';
import { ask } from '../../src/questions/ask.js';
import type { Question } from '../../src/questions/question.js';
import { wordsEs } from '../../speech/messages/generated/es/words.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { sampleCall } from '../../speech/phrase/call.js';
import { cellName } from '../../speech/phrase/cell.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { phraseHand } from '../../speech/phrase/hand.js';
import { phraseNotice } from '../../speech/phrase/notices.js';
import type { PhraseOptions } from '../../speech/phrase/options.js';
import { type AnyRefusal, phraseRefusal } from '../../speech/phrase/refusals.js';
import { controlSaid } from '../../speech/phrase/time-control.js';
import { CALL_STYLES, DEFAULT_DETAIL, type CallStyle, type Detail } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { done, game, make } from '../laws/play.js';
import { inRandomGames } from './random-games.js';
import { calledMove, firstTrap, heardFacts, inWords, on } from './said.js';

type Choices = Parameters<typeof inWords>[1];

function spanish(callStyle: CallStyle = 'plain', choices: Choices = {}): PhraseOptions {
  return inWords(wordsEs, { callStyle, ...choices });
}

const detailed = (detail: Partial<Detail>): Choices => ({ detail: { ...DEFAULT_DETAIL, ...detail } });

const called = (fen: string, move: string, options: PhraseOptions): string | undefined =>
  calledMove(game(fen), move, options);

describe('a way of calling', () => {
  test.each<readonly [CallStyle, string, string, string]>([
    ['fide', 'Springer Gustav eins Felix drei', 'Springer Felix drei', 'de'],
    ['fide names', 'caballo Gustav uno Félix tres', 'caballo Félix tres', 'es'],
    ['plain', 'caballo g1 a f3', 'caballo a f3', 'es'],
    ['nato', 'caballo golf uno foxtrot tres', 'caballo foxtrot tres', 'es'],
    ['algebraic', 'Cg1-f3', 'Cf3', 'es'],
    ['uci', 'g1 f3', 'g1 f3', 'es'],
  ])('%s, from and to, and short', (style, long, short, lang) => {
    expect(sampleCall(spanish(style, { callLength: 'from and to' }))).toEqual({ text: long, lang });
    expect(sampleCall(spanish(style, { callLength: 'short' }))).toEqual({ text: short, lang });
  });
});

describe('the call of a move', () => {
  const PASSING = '7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
  const ON_SEVENTH = '3r4/4P3/7k/8/8/8/P7/K7 w - - 0 1';

  // Position, move, in plain words, in short algebraic notation.
  test.each([
    [START_FEN, 'e2e4', 'peón e2 a e4', 'e4'],
    ['4k3/8/8/p7/8/8/4K3/8 w - - 0 1', 'e2d3', 'rey e2 a d3', 'Rd3'],
    ['8/7k/8/8/3p4/8/8/Q3K3 w - - 0 1', 'a1d4', 'dama a1 por d4', 'Dxd4'],
    ['4k3/8/8/1n6/8/8/P7/4KB2 w - - 0 1', 'f1b5', 'alfil f1 por b5, jaque', 'Axb5+'],
    ['7k/8/8/8/8/5N2/8/1N2K3 w - - 0 1', 'b1d2', 'caballo b1 a d2', 'Cbd2'],
    ['7k/8/8/8/R7/8/8/R3K3 w - - 0 1', 'a4a2', 'torre a4 a a2', 'T4a2'],
    [PASSING, 'e5d6', 'peón e5 por d6 al paso', 'exd6'],
    [ON_SEVENTH, 'e7e8q', 'peón e7 a e8, dama', 'e8=D'],
    [ON_SEVENTH, 'e7e8n', 'peón e7 a e8, caballo', 'e8=C'],
    [ON_SEVENTH, 'e7d8r', 'peón e7 por d8, corona torre', 'exd8=T'],
    ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'enroque corto', '0-0'],
    ['3k4/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1c1', 'enroque largo, jaque', '0-0-0+'],
  ])('%s %s', (fen, move, words, algebraic) => {
    expect(called(fen, move, spanish('plain'))).toBe(words);
    expect(called(fen, move, spanish('algebraic'))).toBe(algebraic);
  });

  test('with what is taken, and with what goes before it', () => {
    const full = spanish('plain', detailed({ captures: 'full' }));
    expect(called('8/7k/8/8/3q4/8/8/Q3K3 w - - 0 1', 'a1d4', full)).toBe('dama a1 por dama en d4');
    expect(called(ON_SEVENTH, 'e7d8n', full)).toBe('peón e7 por torre en d8, corona caballo');
    expect(called(START_FEN, 'g1f3', spanish('plain', detailed({ mover: true })))).toBe('Blancas: caballo g1 a f3');
    expect(called(START_FEN, 'g1f3', spanish('plain', detailed({ number: true })))).toBe('Jugada 1: caballo g1 a f3');
    expect(called(START_FEN, 'g1f3', spanish('plain', detailed({ mover: true, number: true })))).toBe(
      'Jugada 1, blancas: caballo g1 a f3',
    );
  });
});

describe('ends, offers and taking back', () => {
  const fools = make(game(), 'f2f3 e7e5 g2g4');

  test('mate is called, and told', () => {
    expect(calledMove(fools, 'd8h4', spanish('plain'))).toBe('dama d8 a h4, jaque mate. Ganan las negras.');
    expect(calledMove(fools, 'd8h4', spanish('algebraic'))).toBe('Dh4#. Jaque mate. Ganan las negras.');
  });

  test.each<readonly [EndReason, Result, string]>([
    ['checkmate', '1-0', 'Jaque mate. Ganan las blancas.'],
    ['stalemate', '1/2-1/2', 'Ahogado. Tablas.'],
    ['dead position', '1/2-1/2', 'Ya nadie puede dar mate. Tablas.'],
    ['fivefold repetition', '1/2-1/2', 'La misma posición por quinta vez. Tablas.'],
    ['fifty moves', '1/2-1/2', 'Cincuenta jugadas de cada bando sin captura ni jugada de peón. Tablas.'],
    ['resignation', '1-0', 'Las negras abandonan. Ganan las blancas.'],
    ['resignation', '1/2-1/2', 'Abandono, pero el adversario no puede dar mate. Tablas.'],
    ['agreement', '1/2-1/2', 'Tablas por acuerdo.'],
    ['time', '0-1', 'Las negras ganan por tiempo.'],
    ['both flags', '1/2-1/2', 'Han caído las dos banderas. Tablas.'],
    ['default', '0-0', 'Nadie se presentó a tiempo. Pierden ambos.'],
    ['default', '1-0', 'Las negras no se presentaron a tiempo. Ganan las blancas.'],
    ['illegal moves', '0-1', 'Demasiadas jugadas ilegales de las blancas. Ganan las negras.'],
    ['illegal moves', '1-0', 'Demasiadas jugadas ilegales de las negras. Ganan las blancas.'],
    ['sealed move', '1-0', 'La jugada secreta no se puede hacer. Ganan las blancas.'],
    ['ruling', '0-1', 'El árbitro ha decidido. Ganan las negras.'],
  ])('%s %s', (reason, result, sentence) => {
    const said = phraseFacts(
      [{ type: 'ended', ending: { reason, result, article: '5' }, audience: EVERYONE }],
      spanish(),
    );
    expect(said && textOf(said)).toBe(sentence);
  });

  test('offers and their answers', () => {
    const played = make(game(), 'e2e4');
    const offered = done(played, { type: 'offer', by: 'white', at: 0 }).game;
    const said = (facts: readonly Fact[]): string | undefined => {
      const utterance = phraseFacts(facts, spanish());
      return utterance && textOf(utterance);
    };
    expect(said(heardFacts(played, { type: 'offer', by: 'white', at: 0 }))).toBe('Las blancas ofrecen tablas.');
    expect(said(heardFacts(offered, { type: 'reject', by: 'black', at: 0 }))).toBe('Las negras rechazan las tablas.');
    expect(said(heardFacts(offered, { type: 'accept', by: 'black', at: 0 }))).toBe('Tablas por acuerdo.');
    expect(calledMove(offered, 'e7e5', spanish())).toBe('peón e7 a e5. Tablas rechazadas.');
  });

  const four = make(game(), 'e2e4 e7e5 g1f3 b8c6').sheets.white;
  test.each<readonly [number, 'takeback' | 'ruling', number | undefined, string]>([
    [3, 'takeback', 3, 'Se retrocede: caballo b8 a c6. Juegan negras.'],
    [2, 'takeback', 2, 'Se retrocede, con la jugada siguiente: caballo g1 a f3. Juegan blancas.'],
    [0, 'takeback', undefined, 'Se retrocede hasta el inicio de la partida.'],
    [3, 'ruling', undefined, 'Por decisión del árbitro se retrocede hasta una posición anterior.'],
  ])('taken back to ply %i by %s', (ply, cause, from, sentence) => {
    const taken = from === undefined ? [] : four.slice(from);
    const said = phraseFacts([{ type: 'restored', ply, cause, audience: EVERYONE }], spanish(), taken);
    expect(said && textOf(said)).toBe(sentence);
  });
});

describe('what is not done, and why', () => {
  const sentence = (refusal: AnyRefusal, squareStyle: CallStyle = 'plain'): string =>
    textOf(phraseRefusal(refusal, inWords(wordsEs, { squareStyle })));

  test.each<readonly [AnyRefusal, string]>([
    [{ reason: 'empty square', square: 'e4' }, 'No hay ninguna pieza en e4.'],
    [
      { reason: 'not your piece', piece: on('black queen d8') },
      'La dama de d8 es de las negras, y juegan las blancas.',
    ],
    [
      { reason: 'not your piece', piece: on('white bishop f1') },
      'El alfil de f1 es de las blancas, y juegan las negras.',
    ],
    [{ reason: 'same square', square: 'e2' }, 'La pieza tiene que salir de e2.'],
    [
      { reason: 'own piece there', piece: on('white bishop f1'), there: on('white queen e2') },
      'En e2 está su propia dama.',
    ],
    [
      { reason: 'does not move so', piece: on('white knight g1'), to: 'g3' },
      'El caballo no puede ir de g1 a g3: se mueve en L: dos casillas en línea recta y una hacia un lado.',
    ],
    [
      { reason: 'does not move so', piece: on('white rook a1'), to: 'b3' },
      'La torre no puede ir de a1 a b3: se mueve por filas y columnas.',
    ],
    [
      { reason: 'way blocked', piece: on('white bishop f1'), to: 'b5', by: on('black queen e2') },
      'La dama negra de e2 cierra el paso.',
    ],
    [
      { reason: 'king in check', king: 'e1', by: [on('black queen e5'), on('black knight d3')] },
      'Su rey está en jaque de la dama de e5 y del caballo de d3, y esta jugada no lo evita.',
    ],
    [{ reason: 'leaves king in check', king: 'e1', by: [] }, 'Su rey quedaría en jaque.'],
    [
      { reason: 'en passant too late', piece: on('white pawn e5'), pawn: on('black pawn d5') },
      'Demasiado tarde para capturar al paso el peón de d5: solo se puede justo después de su avance de dos casillas.',
    ],
    [{ reason: 'no such piece', color: 'white', kind: 'queen' }, 'Las blancas no tienen ninguna dama.'],
    [{ reason: 'no such piece', color: 'black', kind: 'bishop' }, 'Las negras no tienen ningún alfil.'],
    [{ reason: 'promotion missing', move: { from: 'e7', to: 'e8' } }, '¿Qué pieza? Dama, torre, alfil o caballo.'],
    [{ reason: 'game not over' }, 'La partida todavía no ha terminado.'],
  ])('%j', (refusal, expected) => {
    expect(sentence(refusal)).toBe(expected);
  });

  test('squares named as the player has chosen', () => {
    const refusal = { reason: 'empty square', square: 'e4' } as const;
    expect(sentence(refusal, 'fide names')).toBe('No hay ninguna pieza en Eva cuatro.');
    expect(sentence(refusal, 'nato')).toBe('No hay ninguna pieza en eco cuatro.');
  });
});

describe('answers', () => {
  const answered = (fen: string, moves: string, question: Question, choices: Choices = {}): string =>
    textOf(phraseAnswer(ask(viewFor(make(game(fen), moves), 'white'), question), spanish('plain', choices)));

  test.each([
    ['', { about: 'last move' }, 'Todavía no se ha hecho ninguna jugada.'],
    ['g1f3', { about: 'last move' }, 'Blancas: caballo g1 a f3'],
    ['e2e4 d7d5 e4d5', { about: 'last capture' }, 'Capturado: peón negro en d5.'],
    ['e2e4 d7d5 e4d5 d8d5 b1c3 a7a6 c3d5', { about: 'last capture' }, 'Capturada: dama negra en d5.'],
    ['e2e4', { about: 'last capture' }, 'No se ha capturado nada.'],
    ['', { about: 'moves of piece', square: 'g1', capturesOnly: false }, 'Caballo g1: f3, h3.'],
    ['', { about: 'moves of piece', square: 'g1', capturesOnly: true }, 'Caballo g1 no puede capturar nada.'],
    ['', { about: 'moves of piece', square: 'd1', capturesOnly: false }, 'Dama d1 no tiene jugadas.'],
    ['e2e4 d7d5', { about: 'moves of piece', square: 'e4', capturesOnly: false }, 'Peón e4: captura d5, e5.'],
    ['', { about: 'moves of piece', square: 'e4', capturesOnly: false }, 'e4, vacía'],
  ] as const satisfies readonly (readonly [string, Question, string])[])('%s %j', (moves, question, sentence) => {
    expect(answered(START_FEN, moves, question)).toBe(sentence);
  });

  test('the whole position, adjectives behind their nouns, by gender and number', () => {
    expect(answered('q3k3/8/8/2pP1pP1/8/8/QQ6/4K2R w K - 0 1', '', { about: 'position' })).toBe(
      '10 piezas. Fila 1: rey blanco e1, torre h1. Fila 2: damas blancas a2, b2. Filas 3 y 4: vacías. ' +
        'Fila 5: peón negro c5, peón blanco d5, peón negro f5, peón blanco g5. ' +
        'Filas 6 y 7: vacías. Fila 8: dama negra a8, rey e8.',
    );
  });

  test('piece lists, and a cell', () => {
    const fen = '8/6k1/p1n5/6p1/2R5/6KP/P1R5/8 b - - 0 1';
    expect(answered(fen, '', { about: 'piece lists' })).toBe(
      '9 piezas. Blancas: rey g3, torres c2, c4, peones a2, h3. Negras: rey g7, caballo c6, peones a6, g5.',
    );
    expect(answered(fen, '', { about: 'piece lists' }, { squareStyle: 'algebraic' })).toBe(
      '9 piezas. Blancas: R g3, T c2, c4, P a2, h3. Negras: R g7, C c6, P a6, g5.',
    );
    expect(cellName('d8', { color: 'black', kind: 'queen' }, 'dark', spanish()).text).toBe('d8, dama negra');
    expect(cellName('c4', undefined, 'light', spanish()).text).toBe('c4, vacía');
  });
});

test('a piece in the hand', () => {
  const said = (news: Parameters<typeof phraseHand>[0]): string => textOf(phraseHand(news, spanish()));
  expect(said({ type: 'lifted', piece: on('white queen d1') })).toBe('Dama d1 en la mano.');
});

describe('a time control', () => {
  const NONE: Extra = { kind: 'none' };
  const chain = (...periods: readonly (readonly [moves: number | null, minutes: number, extra?: Extra])[]) =>
    ({
      periods: periods.map(([moves, minutes, extra = NONE]) => ({ moves, time: minutes * 60_000, extra })),
    }) as unknown as TimeControl;
  const half = incrementOf(30);

  test.each<readonly [string, TimeControl]>([
    ['5 minutos', timeControl(5)],
    ['5 minutos, 3 segundos por jugada', timeControl(5, 3)],
    ['un minuto, un segundo por jugada', timeControl(1, 1)],
    [
      '40 jugadas en 90 minutos, después 30 minutos, 30 segundos por jugada desde la primera jugada',
      chain([40, 90, half], [null, 30, half]),
    ],
    ['40 jugadas en 150 minutos, después una hora por cada 16 jugadas', chain([40, 150], [16, 60])],
    ['5 minutos, hasta 3 segundos devueltos tras cada jugada', chain([null, 5, { kind: 'bronstein', time: 3000 }])],
    ['5 minutos, 5 segundos de retardo por jugada', chain([null, 5, { kind: 'delay', time: 5000 }])],
  ])('%s', (text, both) => {
    expect(controlSaid({ white: both, black: both }, wordsEs.messages)).toBe(text);
  });

  test('of both sides', () => {
    expect(controlSaid({ white: timeControl(5), black: timeControl(3) }, wordsEs.messages)).toBe(
      'blancas 5 minutos, negras 3 minutos',
    );
  });
});

/** What a Spanish voice reads as something else, articles that do not melt, and what must never be left in a text. */
const TRAPS: readonly RegExp[] = [
  /\de\d/i,
  /\d:\d\d/,
  /\b1 (?:minuto|segundo|hora|jugada)/,
  /\d,\d/,
  / {2}/,
  / [,.:;?!]/,
  /\bde el\b|\ba el\b/i,
  /\bel (?:dama|torre)\b|\bla (?:rey|alfil|caballo|peón)\b/i,
  /(?:^|[.:?!] )(?:las|los|el|la) /,
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
      const options = spanish(style, { squareStyle: style, ...detailed({ captures: 'full', squares: 'full' }) });
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
