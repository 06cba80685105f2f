/**
 * Words for pieces that stand somewhere, beside those for moves: their colours in every form, that a square is empty, and the kinds in
 * the plural, in lower case.
 */
import type { ByColor, PieceKind } from '../../src/laws/squares.js';
import type { LanguageName } from '../language-names.js';

export interface PieceWords {
  readonly colors: ByColor<readonly string[]>;
  readonly empty: readonly string[];
  /** What the words for moves have not. */
  readonly plurals: Readonly<Partial<Record<PieceKind, readonly string[]>>>;
  /** Words that say nothing here. */
  readonly passed: readonly string[];
}

export const PIECE_WORDS: Readonly<Record<LanguageName, PieceWords>> = {
  en: {
    colors: { white: ['white', 'whites'], black: ['black', 'blacks'] },
    empty: ['empty', 'nothing', 'free', 'none'],
    plurals: {},
    passed: ['is', 'are', 'stands', 'stand', 'has', 'square', 'rank', 'piece', 'pieces', 's'],
  },
  de: {
    colors: {
      white: ['weiß', 'weiße', 'weißer', 'weißen', 'weißem', 'weißes'],
      black: ['schwarz', 'schwarze', 'schwarzer', 'schwarzen', 'schwarzem', 'schwarzes'],
    },
    empty: ['leer', 'leeres', 'frei', 'nichts'],
    plurals: { king: ['könige', 'koenige'], knight: ['springern', 'pferde'], rook: ['türmen'] },
    passed: ['ist', 'sind', 'steht', 'stehen', 'hat', 'feld', 'reihe', 'figur', 'figuren'],
  },
  uk: {
    colors: {
      white: ['білий', 'біла', 'біле', 'білі', 'білого', 'білої', 'білу', 'білим', 'білою', 'білих', 'білими'],
      black: [
        ...['чорний', 'чорна', 'чорне', 'чорні', 'чорного', 'чорної', 'чорну', 'чорним', 'чорною', 'чорних', 'чорними'],
      ],
    },
    empty: ['порожнє', 'порожньо', 'порожня', 'порожній', 'пусто', 'пусте', 'вільне', 'вільно', 'нічого', 'немає'],
    plurals: {
      queen: ['ферзів'],
      rook: ['тур'],
      bishop: ['слонів', 'офіцери'],
      knight: ['коней'],
      pawn: ['пішаків', 'пішок'],
    },
    passed: ['стоїть', 'стоять', 'поле', 'полі', 'фігура', 'фігури'],
  },
  be: {
    colors: {
      white: ['белы', 'белая', 'белае', 'белыя', 'белага', 'белай', 'белую', 'белым', 'белых', 'белымі'],
      black: ['чорны', 'чорная', 'чорнае', 'чорныя', 'чорнага', 'чорнай', 'чорную', 'чорным', 'чорных', 'чорнымі'],
    },
    empty: ['пустое', 'пуста', 'пустая', 'пусты', 'вольнае', 'вольна', 'нічога', 'няма'],
    plurals: {
      queen: ['ферзяў'],
      rook: ['ладдзяў', 'ладдзей'],
      bishop: ['слоны', 'слоноў'],
      knight: ['коней'],
      pawn: ['пешак'],
    },
    passed: ['стаіць', 'стаяць', 'поле', 'полі', 'фігура', 'фігуры'],
  },
  mk: {
    colors: {
      white: ['бел', 'бела', 'бело', 'бели', 'белиот', 'белата', 'белото', 'белите'],
      black: ['црн', 'црна', 'црно', 'црни', 'црниот', 'црната', 'црното', 'црните'],
    },
    empty: ['празно', 'празна', 'празен', 'слободно', 'ништо', 'нема'],
    plurals: {
      king: ['кралеви', 'кралевите'],
      queen: ['дами', 'дамите', 'кралици'],
      rook: ['топови', 'топовите'],
      bishop: ['ловците', 'лауфери', 'офицери'],
      knight: ['скокачи', 'скокачите', 'коњи'],
      pawn: ['пешаци', 'пешаците', 'пиони', 'пиуни'],
    },
    passed: ['стои', 'стојат', 'поле', 'полето', 'фигура', 'фигури'],
  },
  es: {
    colors: {
      white: ['blanco', 'blanca', 'blancos', 'blancas'],
      black: ['negro', 'negra', 'negros', 'negras'],
    },
    empty: ['vacía', 'vacío', 'libre', 'nada', 'ninguna'],
    plurals: {},
    passed: ['está', 'están', 'hay', 'tiene', 'tienen', 'casilla', 'fila', 'pieza', 'piezas'],
  },
};
