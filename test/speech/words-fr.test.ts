/** French in whole sentences: moves, ends, refusals, answers, clocks and offers; and what holds of every sentence of every game. */
import { readFileSync } from 'node:fs';
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
import { wordsFr } from '../../speech/messages/generated/fr/words.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { sampleCall } from '../../speech/phrase/call.js';
import { cellName } from '../../speech/phrase/cell.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
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

/** The sentences below are written with plain blanks; that they are not, before signs, is a test of its own. */
function plain(text: string | undefined): string | undefined {
  return text?.replaceAll('\u00A0', ' ');
}

function french(callStyle: CallStyle = 'plain', choices: Choices = {}): PhraseOptions {
  return inWords(wordsFr, { callStyle, ...choices });
}

const detailed = (detail: Partial<Detail>): Choices => ({ detail: { ...DEFAULT_DETAIL, ...detail } });

const called = (fen: string, move: string, options: PhraseOptions): string | undefined =>
  plain(calledMove(game(fen), move, options));

describe('a way of calling', () => {
  test.each<readonly [CallStyle, string, string, string]>([
    ['fide', 'Springer Gustav eins Felix drei', 'Springer Felix drei', 'de'],
    ['fide names', 'cavalier Gustav un Félix trois', 'cavalier Félix trois', 'fr'],
    ['plain', 'cavalier g1 en f3', 'cavalier en f3', 'fr'],
    ['nato', 'cavalier golf un foxtrot trois', 'cavalier foxtrot trois', 'fr'],
    ['algebraic', 'Cg1-f3', 'Cf3', 'fr'],
    ['uci', 'g1 f3', 'g1 f3', 'fr'],
  ])('%s, from and to, and short', (style, long, short, lang) => {
    expect(sampleCall(french(style, { callLength: 'from and to' }))).toEqual({ text: long, lang });
    expect(sampleCall(french(style, { callLength: 'short' }))).toEqual({ text: short, lang });
  });
});

describe('the call of a move', () => {
  const PASSING = '7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1';
  const ON_SEVENTH = '3r4/4P3/7k/8/8/8/P7/K7 w - - 0 1';

  // Position, move, in plain words, in short algebraic notation.
  test.each([
    [START_FEN, 'e2e4', 'pion e2 en e4', 'e4'],
    ['4k3/8/8/p7/8/8/4K3/8 w - - 0 1', 'e2d3', 'roi e2 en d3', 'Rd3'],
    ['8/7k/8/8/3p4/8/8/Q3K3 w - - 0 1', 'a1d4', 'dame a1 prend d4', 'Dxd4'],
    ['4k3/8/8/1n6/8/8/P7/4KB2 w - - 0 1', 'f1b5', 'fou f1 prend b5, échec', 'Fxb5+'],
    ['7k/8/8/8/8/5N2/8/1N2K3 w - - 0 1', 'b1d2', 'cavalier b1 en d2', 'Cbd2'],
    ['7k/8/8/8/R7/8/8/R3K3 w - - 0 1', 'a4a2', 'tour a4 en a2', 'T4a2'],
    [PASSING, 'e5d6', 'pion e5 prend d6 en passant', 'exd6'],
    [ON_SEVENTH, 'e7e8q', 'pion e7 en e8, dame', 'e8=D'],
    [ON_SEVENTH, 'e7e8n', 'pion e7 en e8, cavalier', 'e8=C'],
    [ON_SEVENTH, 'e7d8r', 'pion e7 prend d8, promotion en tour', 'exd8=T'],
    ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1', 'petit roque', '0-0'],
    ['3k4/8/8/8/8/8/8/R3K3 w Q - 0 1', 'e1c1', 'grand roque, échec', '0-0-0+'],
  ])('%s %s', (fen, move, words, algebraic) => {
    expect(called(fen, move, french('plain'))).toBe(words);
    expect(called(fen, move, french('algebraic'))).toBe(algebraic);
  });

  test('with what is taken, and with what goes before it', () => {
    const full = french('plain', detailed({ captures: 'full' }));
    expect(called('8/7k/8/8/3q4/8/8/Q3K3 w - - 0 1', 'a1d4', full)).toBe('dame a1 prend la dame en d4');
    expect(called(ON_SEVENTH, 'e7d8n', full)).toBe('pion e7 prend la tour en d8, promotion en cavalier');
    expect(called(START_FEN, 'g1f3', french('plain', detailed({ mover: true })))).toBe('Blancs : cavalier g1 en f3');
    expect(called(START_FEN, 'g1f3', french('plain', detailed({ number: true })))).toBe('Coup 1 : cavalier g1 en f3');
    expect(called(START_FEN, 'g1f3', french('plain', detailed({ mover: true, number: true })))).toBe(
      'Coup 1, Blancs : cavalier g1 en f3',
    );
  });
});

describe('ends, offers and taking back', () => {
  const fools = make(game(), 'f2f3 e7e5 g2g4');

  test('mate is called, and told', () => {
    expect(plain(calledMove(fools, 'd8h4', french('plain')))).toBe('dame d8 en h4, échec et mat. Les Noirs gagnent.');
    expect(plain(calledMove(fools, 'd8h4', french('algebraic')))).toBe('Dh4#. Échec et mat. Les Noirs gagnent.');
  });

  test.each<readonly [EndReason, Result, string]>([
    ['checkmate', '1-0', 'Échec et mat. Les Blancs gagnent.'],
    ['stalemate', '1/2-1/2', 'Pat. La partie est nulle.'],
    ['dead position', '1/2-1/2', 'Aucun camp ne peut plus mater. La partie est nulle.'],
    ['fivefold repetition', '1/2-1/2', 'Même position pour la cinquième fois. La partie est nulle.'],
    ['fifty moves', '1/2-1/2', 'Cinquante coups de chaque camp sans prise ni coup de pion. La partie est nulle.'],
    ['resignation', '1-0', 'Les Noirs abandonnent. Les Blancs gagnent.'],
    ['resignation', '1/2-1/2', 'Abandon, mais l’adversaire ne peut pas mater. La partie est nulle.'],
    ['agreement', '1/2-1/2', 'Nulle par accord mutuel.'],
    ['time', '0-1', 'Les Noirs gagnent au temps.'],
    ['both flags', '1/2-1/2', 'Les deux drapeaux sont tombés. La partie est nulle.'],
    ['default', '0-0', 'Aucun joueur n’est arrivé à temps. La partie est perdue pour les deux joueurs.'],
    ['default', '1-0', 'Les Noirs ne sont pas arrivés à temps. Les Blancs gagnent.'],
    ['illegal moves', '0-1', 'Trop de coups illégaux des Blancs. Les Noirs gagnent.'],
    ['illegal moves', '1-0', 'Trop de coups illégaux des Noirs. Les Blancs gagnent.'],
    ['sealed move', '1-0', 'Le coup sous enveloppe ne peut pas être joué. Les Blancs gagnent.'],
    ['ruling', '0-1', 'L’arbitre a tranché. Les Noirs gagnent.'],
  ])('%s %s', (reason, result, sentence) => {
    const said = phraseFacts(
      [{ type: 'ended', ending: { reason, result, article: '5' }, audience: EVERYONE }],
      french(),
    );
    expect(said && plain(textOf(said))).toBe(sentence);
  });

  test('offers and their answers', () => {
    const played = make(game(), 'e2e4');
    const offered = done(played, { type: 'offer', by: 'white', at: 0 }).game;
    const said = (facts: readonly Fact[]): string | undefined => {
      const utterance = phraseFacts(facts, french());
      return utterance && plain(textOf(utterance));
    };
    expect(said(heardFacts(played, { type: 'offer', by: 'white', at: 0 }))).toBe('Les Blancs proposent nulle.');
    expect(said(heardFacts(offered, { type: 'reject', by: 'black', at: 0 }))).toBe('Les Noirs refusent la nulle.');
    expect(said(heardFacts(offered, { type: 'accept', by: 'black', at: 0 }))).toBe('Nulle par accord mutuel.');
    expect(plain(calledMove(offered, 'e7e5', french()))).toBe('pion e7 en e5. La nulle est refusée.');
  });

  const four = make(game(), 'e2e4 e7e5 g1f3 b8c6').sheets.white;
  test.each<readonly [number, 'takeback' | 'ruling', number | undefined, string]>([
    [3, 'takeback', 3, 'Reprise de coup : cavalier b8 en c6. Trait aux Noirs.'],
    [2, 'takeback', 2, 'Reprise de coup, avec le coup suivant : cavalier g1 en f3. Trait aux Blancs.'],
    [0, 'takeback', undefined, 'Reprise de coup jusqu’au début de la partie.'],
    [3, 'ruling', undefined, 'Reprise de coup par décision jusqu’à une position antérieure.'],
  ])('taken back to ply %i by %s', (ply, cause, from, sentence) => {
    const taken = from === undefined ? [] : four.slice(from);
    const said = phraseFacts([{ type: 'restored', ply, cause, audience: EVERYONE }], french(), taken);
    expect(said && plain(textOf(said))).toBe(sentence);
  });
});

describe('what is not done, and why', () => {
  const sentence = (refusal: AnyRefusal, squareStyle: CallStyle = 'plain'): string | undefined =>
    plain(textOf(phraseRefusal(refusal, inWords(wordsFr, { squareStyle }))));

  test.each<readonly [AnyRefusal, string]>([
    [{ reason: 'empty square', square: 'e4' }, 'Il n’y a pas de pièce en e4.'],
    [
      { reason: 'not your piece', piece: on('black queen d8') },
      'La dame en d8 est aux Noirs, et c’est aux Blancs de jouer.',
    ],
    [{ reason: 'same square', square: 'e2' }, 'La pièce doit quitter e2.'],
    [{ reason: 'own piece there', piece: on('white bishop f1'), there: on('white queen e2') }, 'Votre dame occupe e2.'],
    [
      { reason: 'does not move so', piece: on('white knight g1'), to: 'g3' },
      'Le cavalier ne peut pas aller de g1 en g3 : il avance de deux cases tout droit et d’une de côté.',
    ],
    [
      { reason: 'does not move so', piece: on('white rook a1'), to: 'b3' },
      'La tour ne peut pas aller de a1 en b3 : elle se déplace sur la rangée ou la colonne.',
    ],
    [
      { reason: 'way blocked', piece: on('white bishop f1'), to: 'b5', by: on('black queen e2') },
      'Le chemin est barré par la dame noire en e2.',
    ],
    [
      { reason: 'king in check', king: 'e1', by: [on('black queen e5'), on('black knight d3')] },
      'Votre roi est en échec, attaqué par la dame en e5 et par le cavalier en d3, et ce coup n’y change rien.',
    ],
    [{ reason: 'leaves king in check', king: 'e1', by: [] }, 'Ce coup laisse votre roi en échec.'],
    [
      { reason: 'en passant too late', piece: on('white pawn e5'), pawn: on('black pawn d5') },
      'Trop tard pour prendre le pion en d5 en passant : cela n’est possible que juste après son avance de deux cases.',
    ],
    [{ reason: 'no such piece', color: 'white', kind: 'queen' }, 'Les Blancs n’ont pas de dame.'],
    [{ reason: 'promotion missing', move: { from: 'e7', to: 'e8' } }, 'Quelle pièce ? Dame, tour, fou ou cavalier.'],
  ])('%j', (refusal, expected) => {
    expect(sentence(refusal)).toBe(expected);
  });

  test('squares named as the player has chosen', () => {
    const refusal = { reason: 'empty square', square: 'e4' } as const;
    expect(sentence(refusal, 'fide names')).toBe('Il n’y a pas de pièce en Eva quatre.');
    expect(sentence(refusal, 'nato')).toBe('Il n’y a pas de pièce en écho quatre.');
  });
});

describe('answers', () => {
  const answered = (fen: string, moves: string, question: Question, choices: Choices = {}): string | undefined =>
    plain(textOf(phraseAnswer(ask(viewFor(make(game(fen), moves), 'white'), question), french('plain', choices))));

  test.each([
    ['', { about: 'last move' }, 'Aucun coup n’a encore été joué.'],
    ['g1f3', { about: 'last move' }, 'Blancs : cavalier g1 en f3'],
    ['e2e4 d7d5 e4d5', { about: 'last capture' }, 'Pris : pion noir en d5.'],
    ['e2e4 d7d5 e4d5 d8d5 b1c3 a7a6 c3d5', { about: 'last capture' }, 'Prise : dame noire en d5.'],
    ['e2e4', { about: 'last capture' }, 'Rien n’a été pris.'],
    ['', { about: 'moves of piece', square: 'g1', capturesOnly: false }, 'Cavalier g1 : f3, h3.'],
    ['', { about: 'moves of piece', square: 'g1', capturesOnly: true }, 'Cavalier g1 : aucune prise.'],
    ['', { about: 'moves of piece', square: 'd1', capturesOnly: false }, 'Dame d1 : aucun coup.'],
    ['e2e4 d7d5', { about: 'moves of piece', square: 'e4', capturesOnly: false }, 'Pion e4 : prend d5, e5.'],
    ['', { about: 'moves of piece', square: 'e4', capturesOnly: false }, 'e4, vide'],
  ] as const satisfies readonly (readonly [string, Question, string])[])('%s %j', (moves, question, sentence) => {
    expect(answered(START_FEN, moves, question)).toBe(sentence);
  });

  test('the whole position, adjectives bent by gender and number', () => {
    expect(answered('q3k3/8/8/2pP1pP1/8/8/QQ6/4K2R w K - 0 1', '', { about: 'position' })).toBe(
      '10 pièces. Rangée 1 : roi blanc e1, tour h1. Rangée 2 : dames blanches a2, b2. Rangées 3 et 4 : vides. ' +
        'Rangée 5 : pion noir c5, pion blanc d5, pion noir f5, pion blanc g5. ' +
        'Rangées 6 et 7 : vides. Rangée 8 : dame noire a8, roi e8.',
    );
  });

  test('piece lists, and a cell', () => {
    const fen = '8/6k1/p1n5/6p1/2R5/6KP/P1R5/8 b - - 0 1';
    expect(answered(fen, '', { about: 'piece lists' })).toBe(
      '9 pièces. Blancs : roi g3, tours c2, c4, pions a2, h3. Noirs : roi g7, cavalier c6, pions a6, g5.',
    );
    expect(answered(fen, '', { about: 'piece lists' }, { squareStyle: 'algebraic' })).toBe(
      '9 pièces. Blancs : R g3, T c2, c4, P a2, h3. Noirs : R g7, C c6, P a6, g5.',
    );
    expect(cellName('d8', { color: 'black', kind: 'queen' }, 'dark', french()).text).toBe('d8, dame noire');
    expect(cellName('c4', undefined, 'light', french()).text).toBe('c4, vide');
  });
});

describe('a time control', () => {
  const NONE: Extra = { kind: 'none' };
  const chain = (...periods: readonly (readonly [moves: number | null, minutes: number, extra?: Extra])[]) =>
    ({
      periods: periods.map(([moves, minutes, extra = NONE]) => ({ moves, time: minutes * 60_000, extra })),
    }) as unknown as TimeControl;
  const half = incrementOf(30);

  test.each<readonly [string, TimeControl]>([
    ['5 minutes', timeControl(5)],
    ['5 minutes, 3 secondes par coup', timeControl(5, 3)],
    ['une minute, une seconde par coup', timeControl(1, 1)],
    [
      '90 minutes pour 40 coups, puis 30 minutes, 30 secondes par coup dès le premier coup',
      chain([40, 90, half], [null, 30, half]),
    ],
    ['2 heures pour 40 coups, puis 15 minutes avec une seconde par coup', chain([40, 120], [null, 15, incrementOf(1)])],
    ['150 minutes pour 40 coups, puis une heure tous les 16 coups', chain([40, 150], [16, 60])],
    ['5 minutes, jusqu’à 3 secondes rendues après chaque coup', chain([null, 5, { kind: 'bronstein', time: 3000 }])],
    ['5 minutes, un délai de 5 secondes par coup', chain([null, 5, { kind: 'delay', time: 5000 }])],
  ])('%s', (text, both) => {
    expect(controlSaid({ white: both, black: both }, wordsFr.messages)).toBe(text);
  });

  test('of both sides', () => {
    expect(controlSaid({ white: timeControl(5), black: timeControl(3) }, wordsFr.messages)).toBe(
      'Blancs 5 minutes, Noirs 3 minutes',
    );
  });
});

test('before and within signs stands a blank that does not break, and nowhere the narrow one', () => {
  const file = readFileSync(new URL('../../speech/messages/fr.ftl', import.meta.url), 'utf8');
  // Phrases are as people type them.
  const [said = '', drawn = ''] = file.split(/\n## phrases\n.*?(?=\n## elements)/su);
  const lines = `${said}\n${drawn}`.split('\n').filter((line) => !line.startsWith('#'));
  expect(lines.filter((line) => /(?<=\S)[^\S\u00A0][:;?!»]|«(?!\u00A0)|\u202F|'/u.test(line))).toEqual([]);
});

/** What a French voice reads as something else, and what must never be left in a text. */
const TRAPS: readonly RegExp[] = [
  /\de\d/i,
  /\d:\d\d/,
  /\b1 (?:minute|seconde|heure)/,
  /\d,\d/,
  / {2}/,
  / [,.]/,
  /\bd[eu] l[ae]s\b|\bà les?\b|\bde les?\b/,
  /\b(?:de|que|le|la) une\b/,
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
      const options = french(style, { squareStyle: style, ...detailed({ captures: 'full', squares: 'full' }) });
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
