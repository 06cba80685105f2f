/**
 * English words for moves, with the names of the letters as they are written when they are written out.
 */
import { phrases } from '../../messages/generated/en/phrases.js';
import type { HeardLanguage } from '../../hearing/languages.js';
import type { AnswerWords, HearingVocabulary } from '../../hearing/vocabulary.js';

const MOVES: HearingVocabulary = {
  kinds: {
    king: { any: ['king', 'kings'] },
    queen: { any: ['queen', 'queens'] },
    // A castle is a rook to many who learnt the game at home; with "castle" alone castling is meant.
    rook: { any: ['rook', 'rooks', 'castle'] },
    bishop: { any: ['bishop', 'bishops'] },
    knight: { any: ['knight', 'knights', 'horse', 'horsey'] },
    pawn: { any: ['pawn', 'pawns'] },
  },
  files: {
    a: ['ay'],
    b: ['bee'],
    c: ['cee', 'see'],
    d: ['dee'],
    e: ['ee'],
    f: ['ef', 'eff'],
    g: ['gee'],
    h: ['aitch', 'haitch'],
  },
  ranks: {
    1: ['one', 'first'],
    2: ['two', 'second'],
    3: ['three', 'third'],
    4: ['four', 'fourth'],
    5: ['five', 'fifth'],
    6: ['six', 'sixth'],
    7: ['seven', 'seventh'],
    8: ['eight', 'eighth'],
  },
  castling: ['castle', 'castles', 'castling'],
  sides: { short: ['short', 'kingside'], long: ['long', 'queenside'] },
  captures: ['takes', 'take', 'taking', 'captures', 'capture', 'capturing'],
  ways: ['to', 'on', 'onto', 'at', 'into'],
  origins: ['from'],
  means: ['with', 'using', 'by'],
  becoming: ['promotes', 'promote', 'promoting', 'promotion', 'becomes', 'become', 'becoming'],
  passing: ['passant'],
  remarks: [
    ...['check', 'mate', 'checkmate', 'en', 'the', 'a', 'an', 'and', 'my', 'please', 'i', 'as'],
    ...['goes', 'move', 'moves', 'play', 'plays'],
  ],
};

const ANSWERS: AnswerWords = {
  yes: [
    'yes',
    'yeah',
    'yep',
    'yup',
    'aye',
    'right',
    'correct',
    'ok',
    'okay',
    'sure',
    'exactly',
    'thats right',
    'yes please',
    'yes do it',
    'of course',
    'go ahead',
    'do it',
    'yeah go on',
    'yes go on',
  ],
  no: [
    'no',
    'nope',
    'cancel',
    'cancel that',
    'cancel please',
    'never mind',
    'oops',
    'forget it',
    'forget that',
    'nah',
    'wrong',
    'incorrect',
    'not right',
    'thats wrong',
    'not that',
    'no thanks',
    'no thank you',
    'leave it',
    'scrap that',
  ],
  yesLetters: ['y'],
  noLetters: ['n'],
  beside: ['number', 'the', 'option', 'choice', 'move', 'please'],
  after: ['one'],
  nine: ['nine', 'ninth', 'niner'],
  lines: ['rank', 'row', 'file', 'column'],
};

const COMMANDS: HeardLanguage['commands'] = {
  phrases,
  kinds: {
    king: ['kings', 'king'],
    queen: ['queens', 'queen'],
    rook: ['rooks', 'rook'],
    bishop: ['bishops', 'bishop'],
    knight: ['knights', 'knight'],
    pawn: ['pawns', 'pawn'],
  },
  colors: { white: ['white', "white's"], black: ['black', "black's"] },
};

export const HEARD: HeardLanguage = {
  name: 'en',
  moves: MOVES,
  commands: COMMANDS,
  answers: ANSWERS,
  elsewhere: [],
  asked: /^\/?(?:(?:my|the|all|our) )*(?:king|queen|rook|bishop|knight|pawn)s(?: please)?$|^moves from [a-h][1-8]$/u,
};
