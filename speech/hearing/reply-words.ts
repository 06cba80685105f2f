/**
 * The words in which a question is answered: yes, no, and what stands about a number. Of all languages together, as for moves: nobody
 * should have to say first in which one he answers. Compared without marks and apostrophes (see lexicon.ts).
 */
import type { LanguageName } from '../words/language-names.js';

export interface AnswerWords {
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** The single letters that stand for them; taken only where nothing but yes or no is asked, for a letter is a piece or a file elsewhere. */
  readonly yesLetters: readonly string[];
  readonly noLetters: readonly string[];
  /** "number two", "the second", "move two": what stands about a number and tells nothing. */
  readonly beside: readonly string[];
  /** "the second one": what follows a number, and is no number itself there. */
  readonly after: readonly string[];
  readonly nine: readonly string[];
  /** "on the first rank", "the g-file": what says that no number of the list is meant. */
  readonly lines: readonly string[];
}

export const ANSWER_WORDS: Readonly<Record<LanguageName, AnswerWords>> = {
  en: {
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
    ],
    no: [
      'no',
      'nope',
      'nah',
      'wrong',
      'incorrect',
      'not right',
      'thats wrong',
      'not that',
      'no thanks',
      'no thank you',
    ],
    yesLetters: ['y'],
    noLetters: ['n'],
    beside: ['number', 'the', 'option', 'choice', 'move', 'please'],
    after: ['one'],
    nine: ['nine', 'ninth', 'niner'],
    lines: ['rank', 'row', 'file', 'column'],
  },
  de: {
    yes: ['ja', 'jawohl', 'jo', 'richtig', 'korrekt', 'stimmt', 'genau', 'das stimmt', 'ja bitte', 'in ordnung'],
    no: ['nein', 'nee', 'nö', 'falsch', 'nicht richtig', 'stimmt nicht', 'das stimmt nicht', 'nein danke'],
    yesLetters: ['j'],
    noLetters: [],
    beside: ['nummer', 'die', 'der', 'das', 'den', 'zug', 'bitte'],
    after: [],
    nine: ['neun', 'neunte', 'neunten', 'neunter', 'neuntes'],
    lines: ['reihe', 'linie'],
  },
  uk: {
    yes: ['так', 'ага', 'авжеж', 'правильно', 'вірно', 'точно', 'гаразд', 'так саме', 'саме так', 'добре'],
    no: ['ні', 'неправильно', 'невірно', 'не правильно', 'не вірно', 'не так', 'ні дякую'],
    yesLetters: ['т'],
    noLetters: ['н'],
    beside: ['номер', 'хід', 'варіант', 'під', 'будь', 'ласка'],
    after: [],
    nine: ["дев'ять", "дев'ятий", "дев'ята", "дев'яте"],
    lines: ['горизонталь', 'горизонталі', 'вертикаль', 'вертикалі', 'лінія', 'лінії', 'ряд'],
  },
  be: {
    yes: ['так', 'ага', 'правільна', 'слушна', 'дакладна', 'менавіта так', 'добра'],
    no: ['не', 'няправільна', 'не правільна', 'не так', 'не дзякуй'],
    yesLetters: ['т'],
    noLetters: ['н'],
    beside: ['нумар', 'ход', 'варыянт', 'пад', 'калі', 'ласка'],
    after: [],
    nine: ['дзевяць', 'дзявяты', 'дзявятая', 'дзявятае'],
    lines: ['гарызанталь', 'гарызанталі', 'вертыкаль', 'вертыкалі', 'лінія', 'лініі', 'рад'],
  },
  mk: {
    yes: ['да', 'така', 'точно', 'правилно', 'во ред', 'добро', 'така е', 'точно така'],
    no: ['не', 'погрешно', 'неточно', 'не правилно', 'не е точно', 'не е така', 'не така', 'не благодарам'],
    yesLetters: ['д'],
    noLetters: ['н'],
    beside: ['број', 'под', 'потег', 'потегот', 'молам'],
    after: [],
    nine: ['девет', 'деветти', 'деветта', 'деветто', 'деветтиот', 'деветтата'],
    lines: ['ред', 'редот', 'линија', 'линијата', 'колона', 'колоната'],
  },
};
