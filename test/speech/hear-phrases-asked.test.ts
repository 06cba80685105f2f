/**
 * What must be asked about, with the moves that may be meant ("? f3e5 d4e5"), and what must be refused, with the reason
 * ("! way blocked").
 */
import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import type { LanguageName } from '../../speech/language-names.js';
import {
  BISHOP_TAKES,
  BLACK,
  CASTLING,
  ITALIAN,
  KING,
  KNIGHTS,
  KNIGHT_TAKES,
  PAWN_TAKES,
  PROMOTION,
  PROMOTION_TAKING,
  QUEEN_TAKES,
  ROOKS,
  THREE_TAKE,
} from './hear-positions.js';
import { told, typed } from './hear-told.js';

/** The knights on b3 and f3 can both take on d4. */
const TAKE_ON_D4 = '4k3/8/8/8/3p4/1N3N2/8/4K3 w - - 0 1';

/** The knight on d4 and the pawn on e4 can take on f5, the bishop on d5 on f7; the bishop's own rank is the fifth. */
const RANK_AND_FILE = '4k3/5p2/8/3B1p2/3NP3/8/8/K7 w - - 0 1';

type Row = readonly [language: LanguageName, text: string, fen: string, expected: string];

describe('asked about, because several moves fit', () => {
  it.each<Row>([
    ['en', 'takes', THREE_TAKE, '? d3e5 d4e5 g3e5'],
    ['en', 'takes on e five', THREE_TAKE, '? d3e5 d4e5 g3e5'],
    ['en', 'takes e5', THREE_TAKE, '? d3e5 d4e5 g3e5'],
    ['en', 'takes the pawn', THREE_TAKE, '? d3e5 d4e5 g3e5'],
    ['de', 'schlägt', THREE_TAKE, '? d3e5 d4e5 g3e5'],
    ['de', 'schlägt auf Eva fünf', THREE_TAKE, '? d3e5 d4e5 g3e5'],
    ['uk', 'бере', THREE_TAKE, '? d3e5 d4e5 g3e5'],
    ['uk', "бере на е п'ять", THREE_TAKE, '? d3e5 d4e5 g3e5'],
    ['be', 'бярэ', THREE_TAKE, '? d3e5 d4e5 g3e5'],
    ['mk', 'зема на е пет', THREE_TAKE, '? d3e5 d4e5 g3e5'],
    // a rank or a file behind "takes" is where to, not where from
    ['en', 'takes five', RANK_AND_FILE, '? d4f5 e4f5'],
    ['de', 'schlägt fünf', RANK_AND_FILE, '? d4f5 e4f5'],
    ['uk', "бере п'ять", RANK_AND_FILE, '? d4f5 e4f5'],
    ['be', 'бярэ пяць', RANK_AND_FILE, '? d4f5 e4f5'],
    ['mk', 'зема пет', RANK_AND_FILE, '? d4f5 e4f5'],
    ['en', 'takes f', RANK_AND_FILE, '? d4f5 d5f7 e4f5'],
    ['en', 'castle', CASTLING, '? e1c1 long e1g1 short'],
    ['de', 'Rochade', CASTLING, '? e1c1 long e1g1 short'],
    ['uk', 'рокіровка', CASTLING, '? e1c1 long e1g1 short'],
    ['be', 'ракіроўка', CASTLING, '? e1c1 long e1g1 short'],
    ['mk', 'рокада', CASTLING, '? e1c1 long e1g1 short'],
    ['en', 'rook to d one', ROOKS, '? a1d1 h1d1'],
    ['de', 'Turm David eins', ROOKS, '? a1d1 h1d1'],
    ['uk', 'тура на де один', ROOKS, '? a1d1 h1d1'],
    ['be', 'ладдзя на дэ адзін', ROOKS, '? a1d1 h1d1'],
    ['mk', 'топ на де еден', ROOKS, '? a1d1 h1d1'],
    ['en', 'Rd1', ROOKS, '? a1d1 h1d1'],
    ['en', 'R-Q1', ROOKS, '? a1d1 h1d1'],
    ['en', 'knight d two', KNIGHTS, '? b1d2 f3d2'],
    ['uk', 'конем на де два', KNIGHTS, '? b1d2 f3d2'],
    ['en', 'knight', START_FEN, '? b1a3 b1c3 g1f3 g1h3'],
    ['de', 'Springer', START_FEN, '? b1a3 b1c3 g1f3 g1h3'],
    ['mk', 'коњот', START_FEN, '? b1a3 b1c3 g1f3 g1h3'],
    // descriptive: B4 is c4 and f4, and "P-B4" could be the b-pawn's too; Pb4 would hardly be written so
    ['en', 'P-B4', START_FEN, '? b2b4 c2c4 f2f4'],
    ['en', 'P-R3', START_FEN, '? a2a3 h2h3'],
    ['en', 'N-B3', START_FEN, '? b1c3 g1f3'],
    // "б’е" takes in Belarusian, "бе" is a letter too; in Ukrainian it is the letter alone (see below)
    ['be', "конь б'е дэ чатыры", TAKE_ON_D4, '? b3d4 f3d4'],
    ['de', 'конь б’е дэ чатыры', TAKE_ON_D4, '? b3d4 f3d4'],
    // the pawn stands before e5 and may have been meant, though it cannot take straight on
    ['en', 'e five', '4k3/8/8/4p3/4P3/5N2/8/4K3 w - - 0 1', '? f3e5'],
    ['de', 'Eva fünf', '4k3/8/8/4p3/4P3/5N2/8/4K3 w - - 0 1', '? f3e5'],
    ['uk', "е п'ять", '4k3/8/8/4p3/4P3/5N2/8/4K3 w - - 0 1', '? f3e5'],
  ])('%s: %s in %s', (language, text, fen, expected) => {
    const heard = typed(text, fen, language);
    expect(told(heard)).toBe(expected);
  });

  it('says why', () => {
    expect(typed('takes on e five', THREE_TAKE)).toMatchObject({ refusal: { reason: 'several moves' } });
    expect(typed('e five', '4k3/8/8/4p3/4P3/5N2/8/4K3 w - - 0 1')).toMatchObject({
      refusal: { reason: 'pawn does not capture straight', piece: { square: 'e4' } },
    });
  });

  it('but not where the page’s own language has one meaning', () => {
    expect(told(typed('кінь бе де чотири', TAKE_ON_D4, 'uk'))).toBe('b3d4');
  });

  it('but not about more than nine', () => {
    const heard = typed('pawn', START_FEN);
    expect(heard).toMatchObject({ type: 'refused', refusal: { reason: 'several moves' } });
    expect(heard.type === 'refused' && 'moves' in heard.refusal && heard.refusal.moves).toHaveLength(16);
  });
});

describe('refused, with the reason', () => {
  it.each<Row>([
    ['en', 'rook a three', START_FEN, '! way blocked'],
    ['de', 'Turm Anna drei', START_FEN, '! way blocked'],
    ['uk', 'тура а три', START_FEN, '! way blocked'],
    ['be', 'ладдзя а тры', START_FEN, '! way blocked'],
    ['mk', 'топ а три', START_FEN, '! way blocked'],
    ['en', 'knight g one to e two', START_FEN, '! own piece there'],
    ['de', 'Springer Gustav eins Eva zwei', START_FEN, '! own piece there'],
    ['uk', 'кінь же один на е два', START_FEN, '! own piece there'],
    ['be', 'конь жэ адзін на е два', START_FEN, '! own piece there'],
    ['mk', 'скокач ге еден на е два', START_FEN, '! own piece there'],
    ['en', 'knight g one to e five', START_FEN, '! does not move so'],
    ['de', 'König Hector drei', KING, '! does not move so'],
    ['uk', 'король на аш три', KING, '! does not move so'],
    ['be', 'кароль на аш тры', KING, '! does not move so'],
    ['mk', 'крал на ха три', KING, '! does not move so'],
    ['en', 'queen takes e five', KNIGHT_TAKES, '! no such piece'],
    ['de', 'Dame schlägt', KNIGHT_TAKES, '! no such piece'],
    ['uk', 'ферзь бере', KNIGHT_TAKES, '! no such piece'],
    ['be', 'ферзь бярэ', KNIGHT_TAKES, '! no such piece'],
    ['mk', 'дамата зема', KNIGHT_TAKES, '! no such piece'],
    ['en', 'e four to e five', START_FEN, '! empty square'],
    ['en', '5455', START_FEN, '! empty square'],
    ['en', '5755', START_FEN, '! not your piece'],
    ['uk', "пішак е сім е п'ять", START_FEN, '! not your piece'],
    ['en', 'pawn a eight', PROMOTION, '! promotion missing'],
    ['de', 'Bauer Anna acht', PROMOTION, '! promotion missing'],
    ['uk', 'пішак а вісім', PROMOTION, '! promotion missing'],
    ['be', 'пешка а восем', PROMOTION, '! promotion missing'],
    ['mk', 'пешак а осум', PROMOTION, '! promotion missing'],
    ['en', '1718', PROMOTION, '! promotion missing'],
    ['en', 'P-R8', PROMOTION, '! promotion missing'],
    ['en', 'pawn takes rook', PROMOTION_TAKING, '! promotion missing'],
    ['en', '52541', START_FEN, '! nothing to promote'],
    ['en', 'castle short', START_FEN, '! castling'],
    ['de', 'lange Rochade', START_FEN, '! castling'],
    ['uk', 'коротка рокіровка', START_FEN, '! castling'],
    ['be', 'доўгая ракіроўка', START_FEN, '! castling'],
    ['mk', 'мала рокада', START_FEN, '! castling'],
    ['en', 'castle', ITALIAN.replace('KQkq', 'kq'), '! castling'],
    ['en', 'knight takes f three', START_FEN, '! no piece reaches'],
    ['uk', 'кінь бере на еф три', START_FEN, '! no piece reaches'],
    ['en', 'N-Q4', START_FEN, '! no piece reaches'],
    ['en', 'd takes e five', PAWN_TAKES.replace('4p3', '8'), '! pawn has nothing to capture'],
    ['de', 'David schlägt Eva fünf', PAWN_TAKES.replace('4p3', '8'), '! pawn has nothing to capture'],
    // the pawn is said to be a knight, which the queen cannot take there
    ['en', 'queen takes knight on d five', QUEEN_TAKES, '! no piece reaches'],
    // nothing can be taken
    ['en', 'queen takes', START_FEN, '! nothing to take'],
    ['en', 'takes', START_FEN, '! nothing to take'],
    ['de', 'schlägt', START_FEN, '! nothing to take'],
    ['uk', 'бере', BLACK, '! nothing to take'],
    ['be', 'бярэ', BLACK, '! nothing to take'],
    ['mk', 'зема', BLACK, '! nothing to take'],
    // there is nothing to take on rank 4; the bishop that stands there could take on f7
    ['en', 'takes four', ITALIAN, '! nothing to take'],
    ['en', 'takes 4', ITALIAN, '! nothing to take'],
    ['en', 'bishop takes four', ITALIAN, '! nothing to take'],
    ['de', 'schlägt vier', ITALIAN, '! nothing to take'],
    ['uk', 'бере чотири', ITALIAN, '! nothing to take'],
    ['be', 'бярэ чатыры', ITALIAN, '! nothing to take'],
    ['mk', 'зема четири', ITALIAN, '! nothing to take'],
    ['en', 'takes d', PAWN_TAKES, '! nothing to take'],
    // too little was said, or what is no move
    ['en', 'knight f', START_FEN, '! unreadable'],
    ['uk', 'кінь еф', START_FEN, '! unreadable'],
    // the name of a letter, though "de" could be d takes e
    ['de', 'de', PAWN_TAKES, '! unreadable'],
    ['en', 'the', START_FEN, '! unreadable'],
    ['en', 'check', START_FEN, '! unreadable'],
    ['de', 'kurz', CASTLING, '! unreadable'],
    ['en', 'castle short long', CASTLING, '! unreadable'],
    ['en', 'knight bishop f three', START_FEN, '! unreadable'],
    ['en', 'e two e three e four', START_FEN, '! unreadable'],
    ['en', 'becomes a king on a eight', PROMOTION, '! unreadable'],
    ['en', '9254', START_FEN, '! unreadable'],
    ['en', '52545', START_FEN, '! unreadable'],
    ['en', 'P-K9', START_FEN, '! unreadable'],
    ['uk', 'жираф на еф три', START_FEN, '! unreadable'],
    ['en', 'knight takes takes b five', BISHOP_TAKES, '! unreadable'],
  ])('%s: %s in %s', (language, text, fen, expected) => {
    expect(told(typed(text, fen, language))).toBe(expected);
  });
});
