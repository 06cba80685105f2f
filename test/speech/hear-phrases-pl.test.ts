/** Polish phrases: the terms of the federation in their cases, and what else is said at boards; and what is said of moves and is none. */
import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { told, typed } from './hear-told.js';
import {
  CASTLING,
  CASTLING_SHORT,
  EN_PASSANT,
  ITALIAN,
  KNIGHT_TAKES,
  KNIGHTS,
  PAWN_TAKES,
  PROMOTION_TAKING,
  QUEEN_TAKES,
  ROOKS,
} from './hear-positions.js';
import { understood } from './hear-phrases.js';

understood('pl', [
  ['skoczek ef trzy', START_FEN, 'g1f3'],
  ['koniem na f3', START_FEN, 'g1f3'],
  ['skoczka rozwijam na ef trzy', START_FEN, 'g1f3'],
  ['pionka pcham na e cztery', START_FEN, 'e2e4'],
  ['krótka roszada', CASTLING, 'e1g1 short'],
  ['rochada na krótkie skrzydło', CASTLING, 'e1g1 short'],
  ['rochada na długie skrzydło', CASTLING, 'e1c1 long'],
  ['zaroszuję na hetmańskie', CASTLING, 'e1c1 long'],
  ['rochuję', CASTLING_SHORT, 'e1g1 short'],
  ['odbijam koniem', KNIGHT_TAKES, 'f3e5'],
  ['skoczek odbija na e pięć', KNIGHT_TAKES, 'f3e5'],
  ['koń zjada na e5', KNIGHT_TAKES, 'f3e5'],
  ['hetman odbija', QUEEN_TAKES, 'd1d5'],
  ['odbijam hetmanem', QUEEN_TAKES, 'd1d5'],
  ['odbijam pionem', PAWN_TAKES, 'd4e5'],
  ['bicie w przelocie', EN_PASSANT, 'e5d6'],
  ['wieża z linii a na d1', ROOKS, 'a1d1'],
  ['wieżą z kolumny h na d1', ROOKS, 'h1d1'],
  ['skoczek z linii f na d2', KNIGHTS, 'f3d2'],
  ['dochodzę na e8, słaba promocja w skoczka', PROMOTION_TAKING, 'e7e8n'],
]);

describe('what another did is no move', () => {
  it.each(['on bije na e5', 'on odbija na e5', 'teraz bierze on na e5', 'skoczek zbił na e5', 'zbił na e5'])(
    '%s',
    (text) => {
      const heard = typed(text, ITALIAN, 'pl');
      expect(heard.type === 'move' && heard.exact ? told(heard) : 'no move').toBe('no move');
    },
  );

  it('but an English phrase is one on a Polish page', () => {
    expect(told(typed('knight takes on e5', ITALIAN, 'pl'))).toBe('f3e5');
    expect(told(typed('bishop on b5', ITALIAN, 'pl'))).toBe('c4b5');
  });

  it.each(['wskakuję na c3', 'wraca na b3', 'z powrotem na b3'])('nor one of a pawn: %s', (text) => {
    expect(told(typed(text, ITALIAN, 'pl'))).toBe('! unreadable');
  });
});
