/** Spanish phrases for moves: the words of players and of those who move for them. */
import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { withCommands } from '../../src/commands/line-meaning.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';
import { FURTHER } from '../../speech/hearing/further.js';
import { hearLine } from '../../speech/hearing/line.js';
import { game } from '../laws/play.js';
import {
  BISHOP_TAKES,
  CASTLING,
  EN_PASSANT,
  ITALIAN,
  KNIGHTS,
  KNIGHT_TAKES,
  PAWN_TAKES,
  PROMOTION,
  PROMOTION_TAKING,
  ROOKS,
} from './hear-positions.js';
import { understood, type Phrase } from './hear-phrases.js';
import { told } from './hear-told.js';

const { freely, near, loosely } = FURTHER;

understood('es', [
  ['caballo captura el peón de e5', KNIGHT_TAKES, 'f3e5'],
  ['el caballo se come al peón de e cinco', KNIGHT_TAKES, 'f3e5'],
  ['el alfil captura el peón de f7', ITALIAN, 'c4f7'],
  ['captura el peón de e5', KNIGHT_TAKES, 'f3e5'],
  // where the piece stands that takes may be said there, too
  ['caballo captura peón de f3', KNIGHT_TAKES, 'f3e5'],
  ['el peón de d4 se come el de e5', PAWN_TAKES, 'd4e5'],
  ['el peón de d4 captura el peón de e5', PAWN_TAKES, 'd4e5'],
  ['peón de e5 captura el peón de d5', EN_PASSANT, '! does not move so'],
  ['retomo con el alfil', BISHOP_TAKES, 'f1b5'],
  ['recapturo de alfil', BISHOP_TAKES, 'f1b5'],
  ['alfil retoma', BISHOP_TAKES, 'f1b5'],
  ['mato el peón de e5', KNIGHT_TAKES, 'f3e5'],
  ['corono en a8 pidiendo caballo', PROMOTION, 'a7a8n'],
]);

/** Said in more words, on the Spanish page. */
const TALK: readonly Phrase[] = [
  ['me como el peón de e5 con el caballo', KNIGHT_TAKES, 'f3e5'],
  ['me como el peón', KNIGHT_TAKES, 'f3e5'],
  // no rook's move on the e-file
  ['te juego d3', '7k/8/8/8/8/4R3/3P4/4K3 w - - 0 1', 'd2d3'],
  ['me zampo el peón de e5', KNIGHT_TAKES, 'f3e5'],
  ['enroque por el lado del rey', CASTLING, 'e1g1 short'],
  ['enroco en el flanco de dama', CASTLING, 'e1c1 long'],
  ['enroque por el ala de rey', CASTLING, 'e1g1 short'],
  ['me enroco por el lado de la dama', CASTLING, 'e1c1 long'],
  ['enrocar a lo largo', CASTLING, 'e1c1 long'],
  ['caballo de dama a c3', START_FEN, 'b1c3'],
  ['peón de rey a e4', START_FEN, 'e2e4'],
  ['caballo de rey a c3', START_FEN, '! does not move so'],
  ['caballo de dama a d2', KNIGHTS, 'b1d2'],
  ['la torre de la columna a va a d1', ROOKS, 'a1d1'],
  ['la torre de la columna h a d1', ROOKS, 'h1d1'],
  ['la torre que está en a1 a d1', ROOKS, 'a1d1'],
  ['alfil f7 y jaque al rey', ITALIAN, 'c4f7'],
  ['retiro el alfil a be tres', ITALIAN, 'c4b3'],
  ['vuelvo con el alfil a f1', ITALIAN, 'c4f1'],
  ['salto con el caballo a ge cinco', ITALIAN, 'f3g5'],
  ['la dama baja a e2', ITALIAN, 'd1e2'],
  ['subo la dama a e2', ITALIAN, 'd1e2'],
  ['alfil b3, perdón, d5', ITALIAN, 'c4d5'],
  ['sacrifico el alfil en f7', ITALIAN, 'c4f7'],
  ['creo que voy a jugar c3', ITALIAN, 'c2c3'],
  ['voy a enrocar', ITALIAN, 'e1g1 short'],
  ['vuelvo a tomar con el alfil', BISHOP_TAKES, 'f1b5'],
  ['me como la torre y hago dama', PROMOTION_TAKING, 'e7d8q'],
  ['a8 y hago caballo', PROMOTION, 'a7a8n'],
];

describe('in more words', () => {
  it.each(TALK)('%s in %s', (text, fen, move) => {
    const context = {
      game: game(fen),
      languages: everyLanguage('es'),
      mine: ['white'] as const,
      freely,
      near,
      loosely,
    };
    const heard = hearLine(text, withCommands(context));
    expect(heard.type === 'command' ? heard.command.id : told(heard as Parameters<typeof told>[0])).toBe(move);
    expect(heard).not.toMatchObject({ exact: false });
  });
});
