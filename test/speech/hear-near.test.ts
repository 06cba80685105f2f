/**
 * Words heard amiss, written down by hand, and what sense there is to make of them: "~ g1f3" is a move to be confirmed, "? b2b4 e2e4" a
 * question, "!" a refusal.
 */
import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { hear } from '../../speech/hear.js';
import { hearSpoken } from '../../speech/hearing/spoken.js';
import { hearSaid } from '../../src/commands/line-meaning.js';
import { game } from '../laws/play.js';
import { told } from './hear-told.js';
import {
  BISHOP_TAKES,
  CASTLING,
  CASTLING_SHORT,
  KING,
  KNIGHT_TAKES,
  PROMOTION,
  QUEEN_TAKES,
  ROOKS,
} from './hear-positions.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';
import { WRITTEN_OUT, type WrittenOut } from './written-out.js';

type Row = readonly [text: string, fen: string, expected: string];

function spoken(text: string, fen: string, language: WrittenOut): string {
  const heard = hearSaid(hearSpoken, [{ text }], { game: game(fen), languages: everyLanguage(language) });
  if (heard.type !== 'move' && heard.type !== 'ask' && heard.type !== 'refused') return heard.type;
  if (heard.type === 'refused') return '!';
  return (heard.type === 'move' && !heard.exact ? '~ ' : '') + told(heard);
}

const MISHEARD: Readonly<Record<WrittenOut, readonly Row[]>> = {
  es: [
    ['cabello efe tres', START_FEN, '~ g1f3'],
    ['caballo a jefe tres', START_FEN, '~ g1f3'],
    ['caballo efe tren', START_FEN, '~ g1f3'],
    ['león e dos e cuatro', START_FEN, '~ e2e4'],
    ['corre a uno de uno', ROOKS, '~ a1d1'],
    ['fama por de cinco', QUEEN_TAKES, '~ d1d5'],
    ['al fin por be cinco', BISHOP_TAKES, '~ f1b5'],
    ['cabello por e cinco', KNIGHT_TAKES, '~ f3e5'],
    ['enfoque corto', CASTLING, '~ e1g1 short'],
    ['enroque cargo', CASTLING, '~ e1c1 long'],
    ['caballo gusta uno feliz tres', START_FEN, '~ g1f3'],
    ['qué día tan bonito', START_FEN, '!'],
    ['muchísimas gracias por todo', START_FEN, '!'],
  ],
  en: [
    ['night f three', START_FEN, '~ g1f3'],
    ['knight f tree', START_FEN, '~ g1f3'],
    ['Night to F3', START_FEN, '~ g1f3'],
    ['uh knight um f three', START_FEN, '~ g1f3'],
    ['porn e two e four', START_FEN, '~ e2e4'],
    ['pawn to e floor', START_FEN, '~ e2e4'],
    ['before', START_FEN, '? b2b4 e2e4'],
    // "d four" is nearer, but "a four" is near enough
    ['the four', START_FEN, '? a2a4 d2d4'],
    ['and a two and a for', START_FEN, '~ a2a4'],
    ['knight from bees one to see three', START_FEN, '~ b1c3'],
    ['green takes d five', QUEEN_TAKES, '~ d1d5'],
    // "takes the five" is on rank 5, and there is one such capture
    ['queen takes the five', QUEEN_TAKES, 'd1d5'],
    ['queen tax d five', QUEEN_TAKES, '~ d1d5'],
    ['bishop takes me five', BISHOP_TAKES, '~ f1b5'],
    ['this shop takes b five', BISHOP_TAKES, '~ f1b5'],
    ['night text e five', KNIGHT_TAKES, '~ f3e5'],
    ['council short', CASTLING, '~ e1g1 short'],
    ['castle shot', CASTLING, '~ e1g1 short'],
    ['castle wrong', CASTLING, '~ e1c1 long'],
    ['rock a one d one', ROOKS, '~ a1d1'],
    ['pawn a seven a ate queen', PROMOTION, '~ a7a8q'],
    ['knight gust of one felix three', START_FEN, '~ g1f3'],
    // every knight can be meant
    ['night', START_FEN, '? b1a3 b1c3 g1f3 g1h3'],
    ['what a lovely day', START_FEN, '!'],
    ['green', START_FEN, '!'],
    ['thank you very much indeed', START_FEN, '!'],
  ],
  de: [
    ['springen f drei', START_FEN, '~ g1f3'],
    ['Springer f frei', START_FEN, '~ g1f3'],
    ['äh Springer nach f drei', START_FEN, '~ g1f3'],
    ['Bauer e zwei e für', START_FEN, '~ e2e4'],
    ['Mauer e zwei e vier', START_FEN, '~ e2e4'],
    ['Klavier', START_FEN, '~ e2e4'],
    ['weh vier', START_FEN, '? b2b4 e2e4 g2g4'],
    ['Sturm a eins d eins', ROOKS, '~ a1d1'],
    ['Name schlägt d fünf', QUEEN_TAKES, '~ d1d5'],
    ['Käufer schlägt b fünf', BISHOP_TAKES, '~ f1b5'],
    ['Springer schlecht e fünf', KNIGHT_TAKES, '~ f3e5'],
    ['kurze Schade', CASTLING, '~ e1g1 short'],
    ['lange Parade', CASTLING, '~ e1c1 long'],
    ['Springer Gustav eins nach Helix drei', START_FEN, '~ g1f3'],
    ['Bauer etwa zwei Eva vier', START_FEN, '~ e2e4'],
    ['Bauer a sieben a macht Dame', PROMOTION, '~ a7a8q'],
    ['wenig g eins h zwei', KING, '~ g1h2'],
    ['guten Morgen', START_FEN, '!'],
    ['Sturm', START_FEN, '!'],
  ],
  uk: [
    ['тінь на еф три', START_FEN, '~ g1f3'],
    ['кінь на лев три', START_FEN, '~ g1f3'],
    ['кінь на наш три', START_FEN, '~ g1h3'],
    ['кінь Густо один Фелікс три', START_FEN, '~ g1f3'],
    ['пісок е два на е чотири', START_FEN, '~ e2e4'],
    ['пішак е два на е що три', START_FEN, '~ e2e4'],
    ['те чотири', START_FEN, '? c2c4 d2d4'],
    ["слон берег на бе п'ять", BISHOP_TAKES, '~ f1b5'],
    ['кінь бери на е зять', KNIGHT_TAKES, '~ f3e5'],
    ["верх бере на де п'ять", QUEEN_TAKES, '~ d1d5'],
    ['дура а один на де один', ROOKS, '~ a1d1'],
    ['коротка маркіровка', CASTLING, '~ e1g1 short'],
    ['довга маркіровка', CASTLING, '~ e1c1 long'],
    ['пішак а сім на а всім ферзь', PROMOTION, '~ a7a8q'],
    ['роль же один на аш два', KING, '~ g1h2'],
    ['добрий ранок', START_FEN, '!'],
  ],
  be: [
    ['дзень на эф тры', START_FEN, '~ g1f3'],
    ['конь на леў тры', START_FEN, '~ g1f3'],
    ['конь на наш тры', START_FEN, '~ g1h3'],
    ['конь Густа адзін Фелікс тры', START_FEN, '~ g1f3'],
    ['печка е два на е чатыры', START_FEN, '~ e2e4'],
    ['пешка е два на е кватэры', START_FEN, '~ e2e4'],
    ['без тры', START_FEN, '~ b2b3'],
    ['слон бераг на бэ пяць', BISHOP_TAKES, '~ f1b5'],
    ['конь бярэ на е зяць', KNIGHT_TAKES, '~ f3e5'],
    ['верх бярэ на дэ пяць', QUEEN_TAKES, '~ d1d5'],
    ['людзі а адзін на дэ адзін', ROOKS, '~ a1d1'],
    ['кароткая маркіроўка', CASTLING, '~ e1g1 short'],
    ['доўгая маркіроўка', CASTLING, '~ e1c1 long'],
    ['пешка а сем на а восень ферзь', PROMOTION, '~ a7a8q'],
    ['пароль жэ адзін на аш два', KING, '~ g1h2'],
    ['добры дзень', START_FEN, '!'],
  ],
  mk: [
    ['скокаш на еф три', START_FEN, '~ g1f3'],
    ['огон на еф три', START_FEN, '~ g1f3'],
    ['скокач на лев три', START_FEN, '~ g1f3'],
    ['скокач Густо еден Феникс три', START_FEN, '~ g1f3'],
    ['песок е два на е четири', START_FEN, '~ e2e4'],
    ['пешак е два на е вечери', START_FEN, '~ e2e4'],
    ['те четири', START_FEN, '? c2c4 d2d4'],
    ['човек зема на бе пет', BISHOP_TAKES, '~ f1b5'],
    ['скокач тема на е пет', KNIGHT_TAKES, '~ f3e5'],
    ['дома зема на де пет', QUEEN_TAKES, '~ d1d5'],
    ['поп а еден на де еден', ROOKS, '~ a1d1'],
    ['мала награда', CASTLING, '~ e1g1 short'],
    ['голема награда', CASTLING, '~ e1c1 long'],
    ['пешак а седум на а осам дама', PROMOTION, '~ a7a8q'],
    ['крај ге еден на ха два', KING, '~ g1h2'],
    ['добро утро', START_FEN, '!'],
  ],
  pl: [
    ['soczek na ef trzy', START_FEN, '~ g1f3'],
    ['skoczek na lew trzy', START_FEN, '~ g1f3'],
    ['skoczek ustaw jeden feniks trzy', START_FEN, '~ g1f3'],
    ['plon e dwa na e cztery', START_FEN, '~ e2e4'],
    ['pion e dwa na e litery', START_FEN, '~ e2e4'],
    ['koniec bije na be pięć', BISHOP_TAKES, '~ f1b5'],
    ['skoczek pije na e pięć', KNIGHT_TAKES, '~ f3e5'],
    ['herman bije na de pięć', QUEEN_TAKES, '~ d1d5'],
    ['świeża a jeden na de jeden', ROOKS, '~ a1d1'],
    ['krótka parada', CASTLING, '~ e1g1 short'],
    ['długa szarada', CASTLING, '~ e1c1 long'],
    ['pion a siedem na a jesień hetman', PROMOTION, '~ a7a8q'],
    ['kruk gie jeden na ha dwa', KING, '~ g1h2'],
    ['dzień dobry', START_FEN, '!'],
  ],
  fr: [
    ['cavalière f trois', START_FEN, '~ g1f3'],
    ['chevalier f trois', START_FEN, '~ g1f3'],
    ['euh cavalier en f trois', START_FEN, '~ g1f3'],
    ['lion e deux e quatre', START_FEN, '~ e2e4'],
    ['pour a un d un', ROOKS, '~ a1d1'],
    ['femme prend d cinq', QUEEN_TAKES, '~ d1d5'],
    ['foule prend b cinq', BISHOP_TAKES, '~ f1b5'],
    ['petit rock', CASTLING, '~ e1g1 short'],
    ['grand roc', CASTLING, '~ e1c1 long'],
    ['quelle belle journée', START_FEN, '!'],
    ['merci beaucoup', START_FEN, '!'],
  ],
};

describe.each(WRITTEN_OUT)('misheard in %s', (language) => {
  it.each(MISHEARD[language])('%s in %s: %s', (text, fen, expected) => {
    expect(spoken(text, fen, language)).toBe(expected);
  });
});

describe('a slip of the keys', () => {
  it.each<readonly [language: WrittenOut, text: string, fen: string, move: string]>([
    ['en', 'knihgt f3', START_FEN, 'g1f3'],
    ['en', 'night f three', START_FEN, 'g1f3'],
    ['en', 'bishp takes b5', BISHOP_TAKES, 'f1b5'],
    ['en', 'casle short', CASTLING_SHORT, 'e1g1 short'],
    ['de', 'Sprnger nach f3', START_FEN, 'g1f3'],
    ['uk', 'пішка е2 на е чотитри', START_FEN, 'e2e4'],
    ['be', 'пешка е два на е чатыыры', START_FEN, 'e2e4'],
    ['mk', 'скоккач на еф три', START_FEN, 'g1f3'],
    ['pl', 'skoczk na ef trzy', START_FEN, 'g1f3'],
  ])('%s: %s is to be confirmed', (language, text, fen, move) => {
    const heard = hear(text, { game: game(fen), languages: everyLanguage(language) });
    expect(told(heard)).toBe(move);
    expect(heard).toMatchObject({ exact: false });
  });

  it.each([
    ['en', 'k4'],
    ['en', 'S9'],
    ['en', 'giraffe f three'],
    ['uk', 'жираф на еф три'],
    // in typing the ear has no part: nothing says that another letter was meant
    ['en', 'knight d three'],
  ] as const)('%s: %s is none', (language, text) => {
    expect(hear(text, { game: game(), languages: everyLanguage(language) })).toMatchObject({ type: 'refused' });
  });

  it('an exact move is exact', () => {
    expect(hear('knight f three', { game: game(), languages: everyLanguage('en') })).toMatchObject({
      type: 'move',
      exact: true,
    });
    expect(hear('e4', { game: game(), languages: everyLanguage('en') })).toMatchObject({ type: 'move', exact: true });
  });
});
