/** A line as people say it: slips corrected, words said beside, whose pieces are meant, and questions, which are never moves. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import type { Color } from '../../src/laws/squares.js';
import { hearSaid, hearTyped, meaningOf, type MeantLine } from '../../src/commands/line-meaning.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';
import { FURTHER } from '../../speech/hearing/further.js';
import { hearLine } from '../../speech/hearing/line.js';
import { hearSpoken } from '../../speech/hearing/spoken.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import { FREE_WORDS } from '../../speech/languages/freely.js';
import { game, make } from '../laws/play.js';
import { refused } from './asked.js';
import { CASTLING, ITALIAN } from './hear-positions.js';
import { told } from './hear-told.js';
import { inFiveLanguages } from './five-languages.js';

const { freely, near, loosely } = FURTHER;

function typed(
  text: string,
  language: LanguageName = 'en',
  fen = START_FEN,
  mine: readonly Color[] = ['white'],
): MeantLine {
  return hearTyped(text, { game: game(fen), languages: everyLanguage(language), mine, freely, near, loosely });
}

function briefly(heard: MeantLine): string {
  switch (heard.type) {
    case 'move':
      return heard.exact ? told(heard) : `~ ${told(heard)}`;
    case 'ask':
      return told(heard);
    case 'refused':
      return `! ${heard.refusal.reason}`;
    case 'bound':
      return heard.command.id;
    case 'act':
    case 'weighed':
      return heard.act.type;
    case 'question':
      return heard.question.about;
  }
}

describe('a French move in the words of the board', () => {
  const CASTLING = '1r6/2P3k1/8/8/8/8/1P3P2/R3K2R w KQ - 0 1';
  const ROOKS = '6k1/5ppp/8/3p4/8/8/5PPP/R4RK1 w - - 0 1';
  const PASSING = 'rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3';
  const TAKEN = 'rnbqkbnr/ppp1pppp/8/8/4p3/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3';

  it.each([
    ['roque du côté de la dame', CASTLING, 'e1c1 long'],
    ['je roque côté roi', CASTLING, 'e1g1 short'],
    ['grand roque côté dame', CASTLING, 'e1c1 long'],
    ['je roque', CASTLING, '? e1c1 long e1g1 short'],
    // no side of the board is both
    ['petit roque côté dame', CASTLING, '! unreadable'],
    ['allez je fais un petit roque', 'k7/8/8/8/8/8/8/4K2R w K - 0 1', 'e1g1 short'],
    ['je fais dame en c8', CASTLING, 'c7c8q'],
    ['le pion va en c8 et devient une dame', CASTLING, 'c7c8q'],
    ['je prends la tour et je fais dame', CASTLING, 'c7b8q'],
    ['c8 et je demande un fou', CASTLING, 'c7c8b'],
    // a queen's move where there is one
    ['je fais dame e2', '4k3/8/8/8/8/8/8/K2Q4 w - - 0 1', 'd1e2'],
    ['tour de la colonne a en d1', ROOKS, 'a1d1'],
    ['la tour de la colonne f en d1', ROOKS, 'f1d1'],
    ['le pion e5 prend le pion d5 en passant', PASSING, 'e5d6'],
    ['le pion prend en passant', PASSING, 'e5d6'],
    ['le cavalier reprend', TAKEN, 'c3e4'],
    ['cavalier reprend en e4', TAKEN, 'c3e4'],
    // to take back a move is no capture
    ['reprend', TAKEN, '! unreadable'],
    ['je reprends', TAKEN, '! unreadable'],
    ['reprends mon coup de cavalier', TAKEN, '! unreadable'],
    ['reprends mon coup', TAKEN, 'take-back'],
  ])('%s', (text, fen, expected) => {
    expect(briefly(typed(text, 'fr', fen))).toBe(expected);
  });
});

describe('a slip that is corrected', () => {
  it.each<readonly [LanguageName, string, string]>([
    ['en', 'e4, no, d4', 'd2d4'],
    ['en', 'e4, I mean d4', 'd2d4'],
    ['en', 'e4 no sorry d4', 'd2d4'],
    ['en', 'knight c3, no, knight f3, no, d4', 'd2d4'],
    // the pawn's move, or the knight's
    ['en', 'knight a3, no, c3', '? b1c3 c2c3'],
    ['en', 'Na3, no, Nc3', 'b1c3'],
    ['en', 'knight a3, no, pawn c3', 'c2c3'],
    ['en', 'knight a3, no, d4', 'd2d4'],
    ['de', 'e4, nein, d4', 'd2d4'],
    ['de', 'Springer c3, ich meine Springer f3', 'g1f3'],
    ['uk', 'е4, ні, д4', 'd2d4'],
    ['be', 'е4, не, д4', 'd2d4'],
    ['en', 'd4 oh wait no e4', 'e2e4'],
    ['de', 'd4 stopp nein e4', 'e2e4'],
    ['de', 'e4 ach ne d4', 'd2d4'],
    ['de', 'e4 nee warte d4', 'd2d4'],
    ['be', 'е4 чакай не д4', '~ d2d4'],
    ['mk', 'е4, мислам д4', 'd2d4'],
    ['pl', 'e4, nie, d4', 'd2d4'],
    ['pl', 'e4, czekaj, d4', 'd2d4'],
    // "not d4" may be meant as well
    ['pl', 'e4, nie d4', '~ d2d4'],
    ['pl', 'e4 a nie d4', '~ d2d4'],
    ['be', 'е4, не д4', '~ d2d4'],
    ['mk', 'е4 не д4', '~ d2d4'],
    ['es', 'e4 no d4', '~ d2d4'],
    ['es', 'e4, no, d4', 'd2d4'],
    ['pl', 'e4, nie, jednak d4', 'd2d4'],
    // the piece may be meant still
    ['en', 'knight c3, I mean a3', '? a2a3 b1a3'],
    ['de', 'Springer c3, nein, f3', '? f2f3 g1f3'],
    ['es', 'caballo c3, digo, a3', '? a2a3 b1a3'],
    ['es', 'caballo c3, digo, f3', '? f2f3 g1f3'],
    ['es', 'caballo c3, digo, peón a3', 'a2a3'],
    ['es', 'caballo c3, digo, e4', 'e2e4'],
    // before it stands nothing that could be read
    ['en', 'marmalade, no, d4', '! unreadable'],
    // a question does not become a move by it
    ['en', 'what is on e4, no, d4', '! unknown question'],
    ['en', 'is it e4, I mean d4', '! unknown question'],
  ])('%s: %s', (language, text, expected) => expect(briefly(typed(text, language))).toBe(expected));
});

describe('a move told in more words than it needs', () => {
  const ITALIAN = 'e2e4 e7e5 g1f3 b8c6 f1c4 f8c5';
  const SCOTCH = 'e2e4 e7e5 g1f3 b8c6 d2d4 e5d4';
  const ROOKS = 'r2q1rk1/ppp2ppp/2n1bn2/3p4/3P4/2N1PN2/PPPQ1PPP/R4RK1 w - - 0 1';
  const heard = (text: string, moves: string, start = START_FEN, language: LanguageName = 'en'): string =>
    briefly(
      hearTyped(text, {
        game: make(game(start), moves),
        languages: everyLanguage(language),
        mine: ['white'],
        freely,
        near,
        loosely,
      }),
    );

  it.each([
    ['retreat the bishop to e2', 'c4e2'],
    ['light squared bishop drops back to f1', 'c4f1'],
    ['the knight jumps to g5', 'f3g5'],
    ['knight grabs the e5 pawn', 'f3e5'],
    ["I'll snatch the e5 pawn with my knight", 'f3e5'],
    ['bishop f7 and that is check', 'c4f7'],
    ["I'd like to castle", '~ e1g1 short'],
    ['would you like to castle', '! unknown question'],
    ['move the d pawn one square', '~ d2d3'],
    ['g pawn two squares', '~ g2g4'],
    ['h2 pawn up two', '~ h2h4'],
    // no bishop of that colour gets there
    ['dark squared bishop to d5', '! unreadable'],
    ['bishop back to b3 or e2', '! unreadable'],
    ['black bishop back to b6', '! unreadable'],
    // so far it cannot go
    ['e pawn up one', '! unreadable'],
    ['pawn up two', '! unreadable'],
    // nothing was captured
    ['knight takes back', '! unreadable'],
    // for the board, not a move
    ['go to e4', 'go-to-square'],
    ['his d pawn two squares', '! unreadable'],
  ])('%s', (text, expected) => expect(heard(text, ITALIAN)).toBe(expected));

  it.each([
    ['hau den Bauern auf e5 mit dem Springer weg', 'f3e5'],
    ['Läufer geht zurück auf e2', 'c4e2'],
    ['Springer hüpft nach g5', 'f3g5'],
    ['meinen Läufer rüber auf d5', 'c4d5'],
    ['rück den Bauern nach d4', 'd2d4'],
    // taking back, another's, a question
    ['zieht die Dame nach e2', '! unknown question'],
    ['schlägt er auf f7', '! unknown question'],
    ['nimmt der Läufer auf f7', '! unknown question'],
    ['schlägt mein Läufer f7', '! unknown question'],
    ['nimm e4 zurück', '! unreadable'],
    ['Läufer zurück', '! unreadable'],
    ['seine Dame e5', '! unreadable'],
    ['Springer weg', '! unreadable'],
    ['stell auf e4', '! unreadable'],
    ['er spielt d4', '! unknown question'],
    ['kommt der Läufer nach b3', '! unreadable'],
  ])('in German: %s', (text, expected) => expect(heard(text, ITALIAN, START_FEN, 'de')).toBe(expected));

  it.each([
    ['Springer nimmt die Dame', '4k3/8/3q4/8/4N3/8/8/4K3 w - - 0 1', 'e4d6'],
    ['Springer schlägt die Dame auf d6', '4k3/8/3q4/8/4N3/8/8/4K3 w - - 0 1', 'e4d6'],
    ['Turm schlägt das Pferd', '4k3/8/8/8/4n3/8/8/K3R3 w - - 0 1', 'e1e4'],
  ])('in German, what is taken is no one who takes: %s', (text, fen, expected) =>
    expect(heard(text, '', fen, 'de')).toBe(expected),
  );

  it.each([
    ['knight takes back', 'f3d4'],
    ['take it back with the knight', 'f3d4'],
    ['recapture with the queen', 'd1d4'],
    ['recapture', '? d1d4 f3d4'],
    ['pawn takes back', '! no piece reaches'],
    ["I'd like to castle", '! castling'],
    ['knight takes back?', '! unknown question'],
    // what is taken back there is a move
    ['take back my move', 'take-back'],
    ['I take back my knight', '! unreadable'],
    ['take back knight move', '! unreadable'],
  ])('after a capture: %s', (text, expected) => expect(heard(text, SCOTCH)).toBe(expected));

  it.each([
    ['the rook on the a file to d1', 'a1d1'],
    ['the rook on the a-file to d1', 'a1d1'],
    ['the f1 rook to e1', 'f1e1'],
    ['rook fd1', 'f1d1'],
    ['knight takes the d5 pawn', 'c3d5'],
    ['knight takes the d5 bishop', '! no piece reaches'],
    ['rook d1', '? a1d1 f1d1'],
  ])('of two pieces: %s', (text, expected) => expect(heard(text, '', ROOKS)).toBe(expected));
});

describe('a pawn’s way', () => {
  it.each<readonly [text: string, expected: string, fen: string]>([
    ['peón e dos casillas', '~ e2e4', START_FEN],
    ['el peón de e una casilla', '~ e2e3', START_FEN],
    ['avanzo el peón de dama dos casillas', '~ d2d4', START_FEN],
    ['avanzo el peón de e dos casillas hacia adelante', '~ e2e4', START_FEN],
    ['peón e7 una casilla', '~ e7e6', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'],
    // not so far, or not told of which
    ['peón e tres casillas', '! unreadable', START_FEN],
    ['peón dos casillas', '! unreadable', START_FEN],
    ['peón e una casilla', '? e3e4 e5e6', '4k3/8/8/4P3/8/4P3/8/4K3 w - - 0 1'],
    // what another piece does
    ['torre e dos casillas', '! unreadable', '4k3/8/8/8/8/8/4P3/4R1K1 w - - 0 1'],
    ['¿peón e dos casillas?', '! unknown question', START_FEN],
  ])('is told by its squares: %s', (text, expected, fen) => {
    const mine = fen.includes(' b ') ? 'black' : 'white';
    expect(briefly(typed(text, 'es', fen, [mine]))).toBe(expected);
  });

  it.each<readonly [LanguageName, text: string, expected: string]>([
    ['de', 'der d-Bauer zwei Felder vor', '~ d2d4'],
    ['de', 'Bauer c2 einen Schritt vorwärts', '~ c2c3'],
    ['de', 'h-Bauer Doppelschritt', '~ h2h4'],
    ['de', 'den Bauern auf der c-Linie ein Feld vor', '~ c2c3'],
    ['de', 'Bauer d zwei Felder vor', '~ d2d4'],
    ['de', 'd-Bauer drei Felder vor', '! unreadable'],
    ['de', 'welcher Bauer kann zwei Felder vor', '! unknown question'],
    ['fr', 'pion h de deux cases', '~ h2h4'],
    ['fr', 'le pion d avance de deux cases', '~ d2d4'],
    ['pl', 'pion d o dwa pola', '~ d2d4'],
    ['pl', 'pionek h o jedno pole', '~ h2h3'],
    ['uk', 'пішак де на дві клітинки', '~ d2d4'],
    ['be', 'пешка дэ на дзве клеткі', '~ d2d4'],
    ['mk', 'пешак д за две полиња', '~ d2d4'],
    ['es', 'peón d dos casillas', '~ d2d4'],
    ['en', 'd pawn one square', '~ d2d3'],
    ['en', 'let’s go with the king’s pawn two squares', '~ e2e4'],
    ['de', 'den Königsbauern zwei Felder vor', '~ e2e4'],
    ['de', 'Damenbauer zwei Felder vorziehen', '~ d2d4'],
    ['uk', 'королівський пішак на дві клітинки вперед', '~ e2e4'],
    ['uk', 'ферзевий пішак на два поля вперед', '~ d2d4'],
    ['uk', 'пішак е на два поля', '~ e2e4'],
    ['be', 'каралеўская пешка на дзве клеткі наперад', '~ e2e4'],
    ['be', 'ферзевая пешка на два полі наперад', '~ d2d4'],
  ])('is told by its squares in each language: %s: %s', (language, text, expected) =>
    expect(briefly(typed(text, language))).toBe(expected),
  );
});

describe('a move as it is said at the board', () => {
  const SHORT = 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 6 5';
  const BOTH = 'r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 8';
  const PROMOTES = '3r2k1/2P2ppp/8/8/8/8/5PPP/6K1 w - - 0 1';
  const TWO_KNIGHTS = '3r2k1/5ppp/8/4n3/3p4/5N2/5PPP/RN2R1K1 w - - 0 1';
  const MATES = '6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1';

  it.each<readonly [LanguageName, text: string, fen: string, expected: string]>([
    // pieces and pawns named after the side they began on
    ['mk', 'кралскиот пешак две полиња напред', START_FEN, '~ e2e4'],
    ['mk', 'даминиот пешак за две полиња', START_FEN, '~ d2d4'],
    ['mk', 'е пешак две напред', START_FEN, '~ e2e4'],
    ['mk', 'кралскиот коњ на ф3', START_FEN, 'g1f3'],
    ['mk', 'kralskiot konj na f3', START_FEN, 'g1f3'],
    ['mk', 'дамскиот пешак на д4', START_FEN, 'd2d4'],
    ['fr', 'pion roi deux cases', START_FEN, '~ e2e4'],
    ['fr', 'j’avance le pion dame de deux cases', START_FEN, '~ d2d4'],
    ['fr', 'je développe mon cavalier roi en f3', START_FEN, 'g1f3'],
    ['fr', 'le pion du roi en e4', START_FEN, 'e2e4'],
    ['pl', 'pion królewski dwa pola do przodu', START_FEN, '~ e2e4'],
    ['pl', 'pion e o dwa pola do przodu', START_FEN, '~ e2e4'],
    ['pl', 'pion hetmański o dwa pola', START_FEN, '~ d2d4'],
    ['pl', 'rozwijam skoczka królewskiego na f3', START_FEN, 'g1f3'],
    ['pl', 'pionkiem królewskim na e4', START_FEN, 'e2e4'],
    ['es', 'el peón de e avanza dos casillas', START_FEN, '~ e2e4'],
    // told to somebody, and how it goes
    ['mk', 'помести го коњот на ф3', START_FEN, 'g1f3'],
    ['mk', 'pomesti go konjot na f3', START_FEN, 'g1f3'],
    ['mk', 'извади го коњот на ц3', START_FEN, 'b1c3'],
    ['mk', 'стави го коњот на ф3', START_FEN, 'g1f3'],
    ['mk', 'турни го пешакот од е2 на е4', START_FEN, 'e2e4'],
    ['mk', 'ќе го турнам пешакот на е4', START_FEN, 'e2e4'],
    ['mk', 'коњот што е на б1 оди на д2', TWO_KNIGHTS, 'b1d2'],
    ['mk', 'отворам со е4', START_FEN, 'e2e4'],
    ['mk', 'е4 фала', START_FEN, 'e2e4'],
    ['es', 'adelanta el peón de e hasta e4', START_FEN, 'e2e4'],
    ['es', 'por favor lleva el caballo a f3', START_FEN, 'g1f3'],
    ['es', 'coloca el caballo en c3', START_FEN, 'b1c3'],
    ['es', 'el caballo de b1 salta a d2', TWO_KNIGHTS, 'b1d2'],
    ['es', 'voy a probar e4', START_FEN, 'e2e4'],
    ['es', 'hmm déjame pensar d4', START_FEN, 'd2d4'],
    ['fr', 'allez disons c4', START_FEN, 'c2c4'],
    ['fr', 'je commence par d4', START_FEN, 'd2d4'],
    ['fr', 'laisse-moi réfléchir euh d4', START_FEN, 'd2d4'],
    ['fr', 'le cavalier qui est en b1 va en d2', TWO_KNIGHTS, 'b1d2'],
    ['fr', 'le fou c4 file en b3', BOTH, 'c4b3'],
    ['pl', 'kładę skoczka na f3', START_FEN, 'g1f3'],
    ['pl', 'skaczę koniem na c3', START_FEN, 'b1c3'],
    ['pl', 'ten skoczek z b1 na d2', TWO_KNIGHTS, 'b1d2'],
    ['pl', 'zdecydowałem się na e4', START_FEN, 'e2e4'],
    ['pl', 'goniec leci na f7', SHORT, 'c4f7'],
    ['pl', 'skoczek c3 znaczy się skoczek f3', START_FEN, 'g1f3'],
    // captures, with what they threaten
    ['mk', 'лауфер бие еф седум и шах', SHORT, 'c4f7'],
    ['mk', 'ловец ф7 шах на кралот', SHORT, 'c4f7'],
    ['mk', 'го жртвувам ловецот на ф7', SHORT, 'c4f7'],
    ['mk', 'давам мат со дамата на д8', MATES, 'd1d8'],
    ['es', 'lo como con el caballo', SHORT, 'f3e5'],
    ['es', 'alfil f7 más jaque', SHORT, 'c4f7'],
    ['fr', 'fou croix f7', SHORT, 'c4f7'],
    ['fr', 'fou tape f7', SHORT, 'c4f7'],
    ['fr', 'je mange le pion f7 avec mon fou échec au roi', SHORT, 'c4f7'],
    ['pl', 'daję szacha gońcem na f7', SHORT, 'c4f7'],
    ['pl', 'daję mata hetmanem na d8', MATES, 'd1d8'],
    ['pl', 'poświęcam gońca na f7', SHORT, 'c4f7'],
    // castling
    ['mk', 'рокада на страната на дамата', BOTH, 'e1c1 long'],
    ['mk', 'ќе направам голема рокада', BOTH, 'e1c1 long'],
    ['es', 'enroque de dama', BOTH, 'e1c1 long'],
    ['es', 'enroque de rey', BOTH, 'e1g1 short'],
    ['es', 'hago enroque del lado de la dama', BOTH, 'e1c1 long'],
    ['fr', 'je roque du petit côté', BOTH, 'e1g1 short'],
    ['fr', 'je roque du grand côté', BOTH, 'e1c1 long'],
    ['pl', 'roszada po stronie hetmana', BOTH, 'e1c1 long'],
    ['pl', 'to ja roszuję na krótko', BOTH, 'e1g1 short'],
    // promotion
    ['mk', 'пешак ц8 и сакам дама', PROMOTES, 'c7c8q'],
    ['mk', 'ц8 еднакво дама', PROMOTES, 'c7c8q'],
    ['fr', 'c prend d8 égale dame', PROMOTES, 'c7d8q'],
    ['fr', 'c8 égal dame', PROMOTES, 'c7c8q'],
    ['fr', 'promotion en c8 je prends une dame', PROMOTES, 'c7c8q'],
    ['fr', 'le pion arrive en c8 et devient dame', PROMOTES, 'c7c8q'],
    ['pl', 'c8 równa się hetman', PROMOTES, 'c7c8q'],
    ['pl', 'pion wchodzi na c8 i robię hetmana', PROMOTES, 'c7c8q'],
    ['pl', 'dorabiam hetmana na c8', PROMOTES, 'c7c8q'],
  ])('is understood in %s: %s', (language, text, fen, expected) => {
    expect(briefly(typed(text, language, fen))).toBe(expected);
  });

  it.each<readonly [LanguageName, text: string, fen: string]>([
    // a piece that is not named
    ['mk', 'помести го на е4', START_FEN],
    ['mk', 'развиј на ф3', START_FEN],
    ['mk', 'давам шах на ф7', SHORT],
    ['pl', 'daję mata na f7', SHORT],
    // what the opponent does, and what is asked
    ['mk', 'тој бие на е5', SHORT],
    ['mk', 'кој бие на ф7', SHORT],
    ['mk', 'дали ловецот бие на ф7', SHORT],
    ['mk', 'каде е кралскиот коњ', START_FEN],
    ['es', 'su caballo salta a c3', START_FEN],
    ['es', 'mi rival enroca del lado de la dama', BOTH],
    ['es', 'a dónde salta el caballo de b1', START_FEN],
    ['es', 'por qué lo como', SHORT],
    ['fr', 'son cavalier arrive en c3', START_FEN],
    ['fr', 'quel est le cavalier qui est en b1', START_FEN],
    ['fr', 'où est le pion dame', START_FEN],
    ['fr', 'la position est égale', PROMOTES],
    ['fr', 'disons nulle', START_FEN],
    ['pl', 'jego goniec leci na b3', BOTH],
    ['pl', 'gdzie leci goniec', BOTH],
    ['pl', 'czy mogę dorobić hetmana', PROMOTES],
    ['pl', 'naprzód', START_FEN],
  ])('and there is none in %s: %s', (language, text, fen) => {
    expect(typed(text, language, fen).type).toMatch(/^(?:refused|question|bound)$/u);
  });

  it('nor a pawn’s where a piece is said to jump', () => {
    expect(briefly(typed('skaczę na f3', 'pl'))).toBe('~ g1f3');
    expect(briefly(typed('skoczek zostaje na f3', 'pl'))).not.toBe('g1f3');
  });
});

describe('a move as people say it', () => {
  const PROMOTION = '1n4k1/P7/8/8/8/8/6K1/8 w - - 0 1';
  const ROOKS = '6k1/5ppp/8/8/8/8/5PPP/R4RK1 w - - 0 1';
  const KNIGHTS = 'rnbqkb1r/ppp2ppp/4pn2/3p4/3P4/4PN2/PPP2PPP/RNBQKB1R w KQkq - 0 4';
  const BOTH_WINGS = 'r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 8';
  const CENTRE = 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 2';
  const PASSING = 'rnbqkbnr/ppp2ppp/4p3/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3';
  const EIGHTH = '4n1k1/3P4/8/8/7Q/8/8/6K1 w - - 0 1';

  it.each<readonly [LanguageName, text: string, fen: string, expected: string]>([
    // pieces by the wing where they began
    ['en', 'move the king’s knight to f3', START_FEN, 'g1f3'],
    ['en', 'queen’s knight to c3', START_FEN, 'b1c3'],
    ['en', 'king pawn to e4', START_FEN, 'e2e4'],
    ['en', 'queenside rook to d1', ROOKS, 'a1d1'],
    ['de', 'der Königsspringer geht nach f3', START_FEN, 'g1f3'],
    ['de', 'Damenturm nach d1', ROOKS, 'a1d1'],
    ['de', 'Damenspringer nach d2', KNIGHTS, 'b1d2'],
    // it went from there, and another knight must not be taken for it
    ['de', 'Königsspringer nach d2', KNIGHTS, '! no such piece'],
    ['uk', 'ферзевий кінь на д2', KNIGHTS, 'b1d2'],
    ['be', 'ферзевы конь на д2', KNIGHTS, 'b1d2'],
    // the other one
    ['en', 'the other knight to c3', START_FEN, 'b1c3'],
    ['de', 'den anderen Springer nach c3', START_FEN, 'b1c3'],
    ['de', 'den anderen Turm nach d1', ROOKS, '? a1d1 f1d1'],
    ['uk', 'іншим конем на ц3', START_FEN, 'b1c3'],
    ['uk', 'іншу туру на д1', ROOKS, '? a1d1 f1d1'],
    ['be', 'іншым канём на ц3', START_FEN, 'b1c3'],
    ['be', 'іншую ладдзю на д1', ROOKS, '? a1d1 f1d1'],
    // castling as it is written, read aloud
    ['en', 'zero zero', ITALIAN, 'e1g1 short'],
    ['de', 'null null', ITALIAN, 'e1g1 short'],
    ['de', 'null null null', BOTH_WINGS, 'e1c1 long'],
    ['de', 'null null eins', ITALIAN, '! unreadable'],
    ['uk', 'нуль нуль', ITALIAN, 'e1g1 short'],
    ['uk', 'три нулі', BOTH_WINGS, 'e1c1 long'],
    ['uk', 'рокіровка в бік ферзя', BOTH_WINGS, 'e1c1 long'],
    ['uk', 'довгу роблю', BOTH_WINGS, 'e1c1 long'],
    ['be', 'нуль нуль нуль', BOTH_WINGS, 'e1c1 long'],
    ['be', 'ракіроўка ў бок ферзя', BOTH_WINGS, 'e1c1 long'],
    // promotion
    ['en', 'take the knight and get a queen', PROMOTION, 'a7b8q'],
    ['de', 'ich schlage den Springer und hole mir eine Dame', PROMOTION, 'a7b8q'],
    ['de', 'a8 gleich Dame', PROMOTION, 'a7a8q'],
    // "at once" it is the queen's own move
    ['de', 'ich ziehe gleich Dame d8', EIGHTH, '! unreadable'],
    ['uk', 'пішак іде в ферзі', PROMOTION, '? a7a8q a7b8q'],
    ['uk', 'а8 нова королева', PROMOTION, 'a7a8q'],
    ['be', 'пешка ідзе ў ферзі', PROMOTION, '? a7a8q a7b8q'],
    ['be', 'а8 новая каралева', PROMOTION, 'a7a8q'],
    // captures
    ['en', 'capture in passing', PASSING, 'e5d6'],
    ['en', 'take his pawn', CENTRE, 'e4d5'],
    ['en', 'did I take his pawn', CENTRE, '! unknown question'],
    ['en', 'sac the bishop on f7', ITALIAN, 'c4f7'],
    ['uk', 'розмін на д5', CENTRE, 'e4d5'],
    ['uk', 'міняю пішаки на д5', CENTRE, 'e4d5'],
    ['be', 'памен на д5', CENTRE, 'e4d5'],
    ['be', 'мяняю пешкі на д5', CENTRE, 'e4d5'],
    ['be', 'ахвярую слана на f7', ITALIAN, 'c4f7'],
    // said before a move, beside it and behind it
    ['en', 'I think I will open with d4', START_FEN, 'd2d4'],
    ['en', 'e4 is my move', START_FEN, 'e2e4'],
    ['en', 'bishop takes f7 plus', ITALIAN, 'c4f7'],
    ['de', 'nehmen wir e4', START_FEN, 'e2e4'],
    ['de', 'dann eben d4', START_FEN, 'd2d4'],
    ['de', 'Zug e2 e4', START_FEN, 'e2e4'],
    ['de', 'hm ich glaub ich spiel d4', START_FEN, 'd2d4'],
    ['de', 'öhm d4', START_FEN, 'd2d4'],
    ['de', 'probieren wir mal c4', START_FEN, 'c2c4'],
    ['de', 'den Turm auf f1 nach e1 stellen', ROOKS, 'f1e1'],
    ['uk', 'відкриваюсь ходом е4', START_FEN, 'e2e4'],
    ['uk', 'починаю з е4', START_FEN, 'e2e4'],
    ['uk', 'рухай пішака на е4', START_FEN, 'e2e4'],
    ['uk', 'переставляю коня на ф3', START_FEN, 'g1f3'],
    ['uk', 'слоном на f7 шах королю', ITALIAN, 'c4f7'],
    ['be', 'адкрываюся ходам е4', START_FEN, 'e2e4'],
    ['be', 'пачынаю з е4', START_FEN, 'e2e4'],
    ['be', 'рухай пешку на е4', START_FEN, 'e2e4'],
    ['be', 'перастаўляю каня на ф3', START_FEN, 'g1f3'],
    // which is to the left depends on where one sits
    ['en', 'left rook to d1', ROOKS, '! unknown question'],
    ['en', 'left knight to d2', KNIGHTS, '! unknown question'],
  ])('%s: %s', (language, text, fen, expected) => expect(briefly(typed(text, language, fen))).toBe(expected));

  it.each<readonly [LanguageName, text: string, fen: string]>([
    ['uk', "вона б'є на f7", ITALIAN],
    ['uk', 'суперник ходить е4', START_FEN],
    ['be', "яна б'е f7", ITALIAN],
    ['uk', 'візьми мій хід', CENTRE],
  ])('is not what another one does, nor what is taken back: %s: %s', (language, text, fen) =>
    expect(typed(text, language, fen).type).toBe('refused'),
  );
});

describe('“no”', () => {
  it.each<readonly [LanguageName, string]>([
    ['es', 'no me rindo'],
    ['es', 'no guardes la partida'],
    ['es', 'no giro el tablero'],
    ['es', 'no ofrezcas tablas'],
    ['es', 'no deshagas la jugada'],
    ['es', 'nunca me rindo'],
    ['es', 'todavía no me rindo'],
    ['en', 'no flip the board'],
  ])('is nothing beside where another language has it so: %s: %s', (language, text) => {
    expect(typed(text, language).type).toBe('refused');
  });
});

describe('whose pieces are meant', () => {
  const where = (text: string, mine: readonly Color[], fen = START_FEN) => typed(text, 'en', fen, mine);
  const knights = (color: Color) => ({ question: { about: 'pieces', colors: [color], kind: 'knight' } });

  it('is told by who plays here', () => {
    expect(where('my knights', ['white'])).toMatchObject(knights('white'));
    expect(where('my knights', ['black'])).toMatchObject(knights('black'));
    expect(where('where are his knights?', ['black'])).toMatchObject(knights('white'));
    expect(where('the black knights please', ['white'])).toMatchObject(knights('black'));
  });

  it('is told by the turn where one plays both sides', () => {
    expect(where('my knights', ['white', 'black'])).toMatchObject(knights('white'));
    const blacks = START_FEN.replace(' w ', ' b ');
    expect(where('my knights', ['white', 'black'], blacks)).toMatchObject(knights('black'));
  });

  it('is both’s where nothing tells it', () => {
    expect(where('knights', ['white'])).toMatchObject({ question: { colors: ['white', 'black'] } });
  });
});

describe('a question', () => {
  it.each<readonly [LanguageName, string]>([
    ['en', 'e4?'],
    ['en', 'can I play e4'],
    ['en', 'well, should I castle'],
    ['en', 'is e4 legal, please'],
    ['de', 'geht e4'],
    ['de', 'darf ich Springer f3 spielen'],
    ['uk', 'чи можна е4'],
    ['be', 'ці можна е4'],
    ['mk', 'може ли е4'],
    // in another language than the page's
    ['uk', 'is e4 legal'],
    ['en', 'чи можна е4'],
  ])('%s: %s is refused as one, and is no move', (language, text) => {
    expect(typed(text, language)).toMatchObject({ type: 'refused', refusal: { reason: 'unknown question' } });
  });

  it.each(['e4!', 'e4!?', 'e4?!', 'e4??'])('is not %s, which tells what is thought of a move', (text) => {
    expect(briefly(typed(text))).toBe('e2e4');
  });

  it('takes nobody’s draw for offered, and no game for given up', () => {
    for (const text of ['is it a draw', 'is this a draw?', 'should I resign', 'did he resign', 'do I have a draw']) {
      expect(briefly(typed(text)), text).toBe('! unknown question');
    }
    expect(briefly(typed('draw?'))).toBe('offer');
    expect(briefly(typed('would you like a draw?'))).toBe('offer');
  });

  it('leaves what is asked about a move as it is', () => {
    const context = {
      game: make(game(), 'e2e4 e7e5'),
      languages: everyLanguage('en'),
      mine: ['white'] as const,
      freely,
      near,
    };
    const asking = { ...context, spoken: undefined, question: undefined, tried: undefined, confirms: false };
    expect(meaningOf([{ text: 'is d4 good' }], asking)).toMatchObject({ does: 'refuse', keepsQuestion: true });
  });
});

describe('while the other side has the move', () => {
  it.each<readonly [LanguageName, string, string]>([
    ['en', 'how much time do I have left', 'clocks'],
    ['en', 'what did he just play', 'last move'],
    ['en', "I'd like to know what is on the fourth rank", 'rank'],
    ['de', 'wie viel Zeit habe ich noch', 'clocks'],
    ['fr', 'il me reste combien de temps', 'clocks'],
    ['es', 'cuánto tiempo me queda', 'clocks'],
    ['pl', 'ile mam czasu', 'clocks'],
    ['uk', 'скільки в мене часу', 'clocks'],
    ['be', 'колькі ў мяне часу', 'clocks'],
    ['mk', 'колку време имам', 'clocks'],
    ['en', 'give up', 'resign'],
  ])('%s: “%s” is understood as ever', (language, text, expected) => {
    expect(briefly(typed(text, language, START_FEN, ['black']))).toBe(expected);
  });

  it.each([
    'e5',
    'Nf6',
    'knight f6',
    'please e5',
    'my move is e5',
    'e pawn two squares',
    'knight jumps to f6',
    'applause',
  ])('“%s” is refused for it', (text) => {
    expect(briefly(typed(text, 'en', START_FEN, ['black']))).toBe('! not your turn');
  });

  it('what asks about a move is told nothing of it', () => {
    expect(briefly(typed('can I play e5', 'en', START_FEN, ['black']))).toBe('! unknown question');
  });

  it('nothing that was said is near to a move', () => {
    const context = { game: game(), languages: everyLanguage('en'), mine: ['black'] as const };
    expect(briefly(hearSaid(hearSpoken, [{ text: 'night of three' }], context))).toBe('! not your turn');
    expect(briefly(hearSaid(hearSpoken, [{ text: 'how much time do i have left' }], context))).toBe('clocks');
  });
});

describe('once the game is over', () => {
  const over = make(game(), 'f2f3 e7e5 g2g4 d8h4');
  const after = (text: string): string =>
    briefly(hearTyped(text, { game: over, languages: everyLanguage('en'), mine: ['white'], freely, near, loosely }));

  it.each([
    ['what was the last move again please', 'last move'],
    ['how many queens do I have', 'material'],
    ['who won', 'move number'],
  ])('“%s” is answered', (text, expected) => expect(after(text)).toBe(expected));

  it.each(['e4', 'Kf2', 'applause'])('“%s” is refused for it', (text) => expect(after(text)).toBe('! game over'));
});

/** The phrases that are offered, or what else was understood. */
function offered(text: string, language: LanguageName = 'en'): string {
  const heard = typed(text, language);
  return heard.type === 'refused' && 'nearest' in heard.refusal ? heard.refusal.nearest.join(' or ') : briefly(heard);
}

describe('what no phrase is', () => {
  it.each([
    // what only tells or shows something is done, by its words in any order with others beside
    ['tell me quickly the time of both of us', 'clocks'],
    ['I have lost track, read out the whole board', 'position'],
    ['sorry, I missed that, what did Black play', 'last move'],
    ['turn the board round so that I see it from the other side', 'turn-board'],
    // "a" is no article where it names a file
    ['let me hear the a file again', 'file'],
    ['pieces on the a file, list them for me', 'file'],
    // an act is offered, with what stood in its places
    ['I think that was an illegal move', 'illegal move'],
    ['I believe move 14 was illegal there', 'illegal move 14'],
    ["hey, white's flag has just fallen", 'flag white'],
    ['I did not mean that, undo my move', 'undo'],
    // one that is asked about first in any case is asked about
    ['it is hopeless, I am giving up the game', 'resign'],
  ])('“%s” is told by its words: %s', (text, expected) => expect(offered(text)).toBe(expected));

  it.each([
    // a word of weight would be left out
    'why was that move illegal',
    'should I take the draw',
    'is it worth resigning now',
    'I would not resign',
  ])('“%s” is none of them', (text) => expect(offered(text)).not.toMatch(/^(?:resign|offer|claim|illegal|undo)/u));

  it('is a move first where one is near', () => {
    expect(briefly(typed('kngiht f3'))).toBe('~ g1f3');
    expect(briefly(typed('knight to the f thre'))).toMatch(/^~ |^! unreadable/u);
  });

  it('a command that was understood and lacks its move is no other', () => {
    expect(briefly(typed('claim three applause'))).toBe('! unreadable');
  });
});

it('castling is told by its side of the board', () => {
  expect(briefly(typed('правам рокада на кралската страна', 'mk', CASTLING))).toBe('e1g1 short');
  expect(briefly(typed('рокада на дамина страна', 'mk', CASTLING))).toBe('e1c1 long');
  expect(briefly(typed('golema rokada', 'mk', CASTLING))).toBe('e1c1 long');
  expect(briefly(typed('ќе се рокира', 'mk', CASTLING))).toBe('! unknown question');
});

it.each(['од е4', 'враќам е4', 'назад е4', 'местам е4', 'од каде дојде тој коњ'])(
  '“%s” is no move in Macedonian, and asks nothing that is answered',
  (text) => expect(briefly(typed(text, 'mk'))).toBe('! unreadable'),
);

it('a Macedonian move is told with how the piece goes', () => {
  const afterTaking = 'rnbqkb1r/ppp1pppp/8/3p4/3P4/2n1P3/PP3PPP/R1BQKBNR w KQkq - 0 5';
  expect(briefly(typed('ловец се враќа на б3', 'mk', ITALIAN))).toBe('c4b3');
  expect(briefly(typed('офицерот назад на е2', 'mk', ITALIAN))).toBe('c4e2');
  expect(briefly(typed('б-пешакот за две полиња', 'mk', ITALIAN))).toBe('~ b2b4');
  expect(briefly(typed('назад на е4', 'mk'))).toBe('! unreadable');
  expect(briefly(typed('враќам', 'mk', afterTaking))).toBe('! unreadable');
});

it.each([
  ['en', 'moves from b1', 'moves of piece b1'],
  ['uk', 'еві чотири', 'e2e4'],
  ['uk', 'будь ласка, а чотири', 'a2a4'],
  ['mk', 'јас ли сум на потег', 'move number'],
  ['mk', 'па е4', 'e2e4'],
  ['mk', 'мојот потег е скокач ф3', 'g1f3'],
] as const)('in %s “%s” is %s', (language, text, meant) => {
  const heard = typed(text, language);
  const told =
    heard.type === 'move'
      ? `${heard.move.from}${heard.move.to}`
      : heard.type === 'question'
        ? `${heard.question.about} ${'square' in heard.question ? heard.question.square : ''}`.trim()
        : JSON.stringify(heard);
  expect(told).toBe(meant);
});

it('whatever words stand together, nothing breaks, and what ends in a question mark is no move', () => {
  const words = [
    'e4',
    'knight',
    'my',
    'is',
    'no',
    'please',
    'I mean',
    'what',
    'takes',
    'чи',
    'де',
    'geht',
    'ли',
    '?',
    'draw',
    '{mine}',
    '—',
    '4',
  ];
  const line = fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 6 })), { maxLength: 30 });
  fc.assert(
    fc.property(line, (said) => {
      const text = said.join(' ');
      for (const language of ['en', 'mk'] as const) {
        typed(text, language);
        // An open bracket begins a comment of PGN, which would take the question mark in.
        expect(['move', 'ask']).not.toContain(typed(`${text.replace(/[{[]/gu, '')} e4?`, language).type);
      }
    }),
    { numRuns: 300 },
  );
});

describe('what is spoken', () => {
  const said = (...texts: readonly string[]): string =>
    briefly(
      hearSaid(
        hearSpoken,
        texts.map((text) => ({ text })),
        { game: game(), languages: everyLanguage('en'), mine: ['white'] },
      ),
    );

  it('asks as what is typed does', () => {
    expect(said('whose turn is it')).toBe('move number');
    expect(said('uh what was the last move')).toBe('last move');
    expect(said('is e four legal')).toBe('! unknown question');
    expect(said('can i play e four')).toBe('! unknown question');
  });

  it('is asked about where a move stands among other words, or behind a slip', () => {
    expect(said('e four no d four')).toBe('~ d2d4');
    expect(said('i would like to play knight felix three')).toBe('~ g1f3');
  });
});

describe('the sentence that refuses a question', () => {
  it.each(
    inFiveLanguages({
      en: '“is e4 legal” is a question that I cannot answer. No move was made. Say “help” for what can be asked.',
      de: '„is e4 legal“ ist eine Frage, die ich nicht beantworten kann. Es wurde nicht gezogen. „Hilfe“ sagt, was man fragen kann.',
      uk: '«is e4 legal»: на це запитання немає відповіді. Хід не зроблено. «Довідка» скаже, про що можна запитати.',
      be: '«is e4 legal»: на гэта пытанне няма адказу. Ход не зроблены. «Даведка» скажа, пра што можна запытацца.',
      mk: '„is e4 legal“: на ова прашање нема одговор. Потегот не е одигран. „Помош“ кажува што може да се праша.',
    }),
  )('in %s', (_, words, sentence) => {
    expect(refused(words, { reason: 'unknown question', text: 'is e4 legal' })).toBe(sentence);
  });
});

describe('a file whose letter is a small word too', () => {
  it.each<readonly [LanguageName, string]>([
    ['en', 'what is on the a file'],
    ['en', 'what is on file a'],
    ['es', 'qué hay en la columna a'],
    ['fr', 'qu’y a-t-il sur la colonne a'],
  ])('%s: "%s"', (language, text) => {
    expect(meaningOfTyped(text, language)).toBe('file a');
  });
});

describe('a number in words', () => {
  it.each<readonly [LanguageName, string, number]>([
    ['en', 'what was the fourteenth move', 14],
    ['en', 'what was the twenty-first move', 21],
    ['en', 'what was move thirty two', 32],
    ['de', 'was war der vierzehnte Zug', 14],
    ['de', 'was war der einundzwanzigste Zug', 21],
    ['de', 'was war Zug zweiunddreißig', 32],
    ['fr', 'quel était le quatorzième coup', 14],
    ['fr', 'quel était le dix-septième coup', 17],
    ['fr', 'quel était le vingt et unième coup', 21],
    ['fr', 'quel était le coup trente-deux', 32],
    ['es', 'cuál fue la decimocuarta jugada', 14],
    ['es', 'cuál fue la vigésima primera jugada', 21],
    ['es', 'cuál fue la jugada treinta y dos', 32],
    ['pl', 'jaki był czternasty ruch', 14],
    ['pl', 'co zagrały czarne w dwudziestym pierwszym ruchu', 21],
    ['pl', 'jaki był ruch trzydzieści dwa', 32],
    ['uk', 'який був чотирнадцятий хід', 14],
    ['uk', 'що я зіграв двадцять першим ходом', 21],
    ['uk', 'який був хід тридцять два', 32],
    ['be', 'які быў чатырнаццаты ход', 14],
    ['be', 'што згулялі чорныя на дваццаць першым хадзе', 21],
    ['be', 'які быў ход трыццаць два', 32],
    ['mk', 'кој беше четиринаесеттиот потег', 14],
    ['mk', 'кој беше дваесет и првиот потег', 21],
    ['mk', 'кој беше потегот триесет и два', 32],
  ])('%s: "%s"', (language, text, number) => {
    expect(meaningOfTyped(text, language)).toBe(`move-of-number ${number}`);
  });
});

it.each(LANGUAGE_NAMES)('every ordinal has its word in %s: from one to twenty, and the tens to fifty', (language) => {
  const counted = new Set(FREE_WORDS[language].ordinals.map(([, number]) => number));
  const due = [...Array.from({ length: 20 }, (_, index) => index + 1), 30, 40, 50];
  expect(due.filter((number) => !counted.has(number))).toEqual([]);
  // A word too much would count nothing.
  expect(counted.has(0)).toBe(false);
});

describe('what is no number of a move', () => {
  it.each<readonly [LanguageName, string, string]>([
    ['en', 'what was the second to last move', '! unknown question'],
    ['en', 'what was the move before the last', '! unknown question'],
    // that there is one, and not which
    ['fr', 'joue un coup', '! unreadable'],
    ['de', 'nenn mir einen guten Zug', '! unreadable'],
  ])('%s: "%s" is %s', (language, text, meant) => {
    expect(meaningOfTyped(text, language)).toBe(meant);
  });
});

describe('a question in other words than any phrase has', () => {
  it.each<readonly [LanguageName, string, string]>([
    // in another order
    ['en', 'how many minutes are left for me', 'my-clock'],
    ['en', 'could he take my e4 pawn', 'attackers'],
    // with something beside
    ['en', 'what material is left by now', 'material'],
    ['de', 'wie viele Minuten hat der Gegner noch übrig', 'opponents-clock'],
    // what is asked, and not answered here, stays so: by its word, by what is asked about, and by how it is asked
    ['en', 'is it legal to castle', '! unknown question'],
    ['en', 'what is the best move after the last move', '! unknown question'],
    ['en', 'what is the last move of the knight', '! unknown question'],
    ['en', 'why was the last move played', '! unknown question'],
    ['de', 'ist e4 ein guter Zug', '! unknown question'],
    ['uk', 'чи e4 добрий хід', '! unknown question'],
  ])('%s: "%s" is %s', (language, text, meant) => {
    const line = meaningOfTyped(text, language);
    expect(line).toBe(meant);
  });

  it('is none where nothing asks: a slip of a move is no question', () => {
    expect(meaningOfTyped('the minutes of the meeting are left for me', 'en')).toBe('! unreadable');
  });
});

/** The command that is meant, or why none is. */
function meaningOfTyped(text: string, language: LanguageName): string {
  const context = { game: game(START_FEN), languages: everyLanguage(language), mine: ['white'] as const, freely, near };
  const line = hearLine(text, context);
  if (line.type === 'command') {
    const { id, read } = line.command;
    return [id, read.file ?? read.number ?? []].flat().join(' ');
  }
  return line.type === 'refused' ? `! ${line.refusal.reason}` : line.type;
}
