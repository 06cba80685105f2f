/**
 * What the functions of messages take and give, as data: `scripts/messages.js` holds each call in `speech/messages/*.ftl` against it,
 * and the types of `grammar.ts` hold the functions against it. Nothing of it goes into the app.
 *
 * `takes`: the types of its arguments, one after another; each as the comments above messages name them.
 * `options`: named arguments, and the words each of them may be.
 * `gives`: the variant keys where it is a selector; `number` where it is a number; else it is text.
 */

const KINDS = /** @type {const} */ (['king', 'queen', 'rook', 'bishop', 'knight', 'pawn']);
const WITH_KIND = /** @type {const} */ (['Kind', 'Piece', 'KindOnSquare', 'Placed']);

/** Of no language. */
export const COMMON = /** @type {const} */ ({
  /** A mark for a square, which the style of calling names. */
  SQUARE: { takes: [['Square', 'KindOnSquare', 'Placed']], options: {} },
  /** A mark for each, parted by commas. */
  SQUARES: { takes: [['list of Square']], options: {} },
  FILE: { takes: [['File']], options: {} },
  RANK: { takes: [['Rank']], options: {} },
  /** Whose, as a selector. */
  COLOR: { takes: [['Player', 'Piece', 'Placed', 'none']], options: {}, gives: ['white', 'black', 'none'] },
  /** The kind of piece, as a selector. */
  KIND: { takes: [[...WITH_KIND, 'none']], options: {}, gives: [...KINDS, 'none'] },
  /** Whether there is something, as a selector. */
  GIVEN: { takes: [['any']], options: {}, gives: ['yes', 'none'] },
  /** How many there are in a list. */
  COUNT: { takes: [['list']], options: {}, gives: 'number' },
  /** A message for each of a list, or for one; joined by commas unless said otherwise. */
  EACH: {
    takes: [['list', 'any'], ['message']],
    options: { join: ['comma', 'semicolon', 'space', 'and', 'or', 'either', 'each-or'] },
  },
  /** A text that begins with a capital inside a sentence. */
  CAP: { takes: [['text']], options: {} },
  /** A finished call, which keeps its own language. */
  SEGMENT: { takes: [['Segment']], options: {} },
});

const COLORED_THINGS = /** @type {const} */ (['Piece', 'Placed']);
const WHOSE = /** @type {const} */ (['Player', 'Piece', 'Placed']);
const SLAVIC_CASES = /** @type {const} */ (['nominative', 'genitive', 'accusative', 'instrumental']);
const COUNTING_CASES = /** @type {const} */ (['nominative', 'accusative']);
const GERMAN_CASES = /** @type {const} */ (['nominative', 'accusative', 'dative']);
const GENDERS = /** @type {const} */ (['masculine', 'feminine']);

/** What these two bend alike (`slavic-pieces.ts`). */
const UKRAINIAN_AND_POLISH = /** @type {const} */ ({
  PLAYER: { takes: [WHOSE], options: { case: ['nominative', 'genitive', 'dative', 'instrumental'] } },
  /** In the plural only the nominative and the genitive. */
  PIECE: { takes: [WITH_KIND], options: { case: SLAVIC_CASES, number: ['plural'] } },
  LABEL: { takes: [WITH_KIND], options: { case: SLAVIC_CASES, number: ['plural'] } },
  COLORED: { takes: [COLORED_THINGS], options: { case: SLAVIC_CASES, number: ['plural'] } },
  COUNTED: { takes: [['Number'], WITH_KIND], options: {} },
  GENDER: { takes: [WITH_KIND], options: {}, gives: GENDERS },
  SMALL: { takes: [['Number']], options: {} },
  /** Of a masculine noun, unless said otherwise; up to the twelfth. */
  ORDINAL: {
    takes: [['Number', 'Rank']],
    options: { gender: ['feminine'], case: ['nominative', 'instrumental', 'locative'] },
  },
  DURATION: { takes: [['Time']], options: { case: COUNTING_CASES } },
  ALLOTTED: { takes: [['Time']], options: { case: COUNTING_CASES } },
  SPAN: { takes: [['Time']], options: { case: COUNTING_CASES } },
  WORDS: { takes: [['Number']], options: { gender: ['feminine'] } },
});

/**
 * Of a language, beside those of none. In all of them: PLAYER is a player in lower case where the language has it so, PIECE a kind of
 * piece, LABEL the same where it stands by itself, which a style may say as a letter, COLORED the colour of a piece, agreeing with it,
 * DURATION a span as a clock shows it, SPAN the same with its numbers in words, ALLOTTED one as a time control has it. WORDS is a number in
 * words. SMALL is a number in words where it is small, NUM one that a
 * voice says right before a noun, COUNTED so many pieces of a kind, ORDINAL is "third". GENDER and AMOUNT are chosen by: AMOUNT is the number of a verb about a
 * span.
 */
export const OF_LANGUAGE = /** @type {const} */ ({
  en: {
    PLAYER: { takes: [WHOSE], options: {} },
    PIECE: { takes: [WITH_KIND], options: { number: ['plural'] } },
    LABEL: { takes: [WITH_KIND], options: { number: ['plural'] } },
    COLORED: { takes: [COLORED_THINGS], options: {} },
    SMALL: { takes: [['Number']], options: {} },
    ORDINAL: { takes: [['Number']], options: {} },
    DURATION: { takes: [['Time']], options: { at: ['start'] } },
    ALLOTTED: { takes: [['Time']], options: {} },
    SPAN: { takes: [['Time']], options: {} },
    WORDS: { takes: [['Number']], options: {} },
    AMOUNT: { takes: [['Time']], options: {}, gives: ['one', 'other'] },
  },
  uk: UKRAINIAN_AND_POLISH,
  be: {
    PLAYER: { takes: [WHOSE], options: { case: [...SLAVIC_CASES, 'dative'] } },
    /** In the plural only the nominative and the genitive. */
    PIECE: { takes: [WITH_KIND], options: { case: SLAVIC_CASES, number: ['plural'] } },
    LABEL: { takes: [WITH_KIND], options: { number: ['plural'] } },
    COLORED: { takes: [COLORED_THINGS], options: { number: ['plural'] } },
    COUNTED: { takes: [['Number'], WITH_KIND], options: {} },
    GENDER: { takes: [WITH_KIND], options: {}, gives: GENDERS },
    /** Of a masculine noun in the nominative, or of a feminine one; up to the twelfth. */
    ORDINAL: { takes: [['Number', 'Rank']], options: { gender: ['feminine'], case: ['locative'] } },
    DURATION: { takes: [['Time']], options: { case: COUNTING_CASES } },
    ALLOTTED: { takes: [['Time']], options: { case: COUNTING_CASES } },
    SPAN: { takes: [['Time']], options: {} },
    WORDS: { takes: [['Number']], options: { gender: ['feminine'] } },
    AMOUNT: { takes: [['Time']], options: {}, gives: ['one', 'other'] },
  },
  mk: {
    PLAYER: { takes: [WHOSE], options: { form: ['label', 'the'] } },
    PIECE: { takes: [WITH_KIND], options: { article: ['the'] } },
    LABEL: { takes: [WITH_KIND], options: { number: ['plural'] } },
    COLORED: { takes: [COLORED_THINGS], options: { article: ['the'], number: ['plural'] } },
    GENDER: { takes: [WITH_KIND], options: {}, gives: GENDERS },
    COUNTED: { takes: [['Number'], WITH_KIND], options: {} },
    NUM: { takes: [['Number']], options: { gender: ['neuter'] } },
    SMALL: { takes: [['Number']], options: {} },
    /** Of a masculine noun. */
    ORDINAL: { takes: [['Number', 'Rank']], options: { article: ['the'] } },
    DURATION: { takes: [['Time']], options: {} },
    ALLOTTED: { takes: [['Time']], options: {} },
    SPAN: { takes: [['Time']], options: {} },
    WORDS: { takes: [['Number']], options: { gender: ['feminine'] } },
  },
  pl: { ...UKRAINIAN_AND_POLISH, AMOUNT: { takes: [['Time']], options: {}, gives: ['one', 'few', 'many'] } },
  de: {
    PLAYER: { takes: [WHOSE], options: {} },
    PIECE: {
      takes: [WITH_KIND],
      options: { case: GERMAN_CASES, article: ['the', 'by', 'no'], number: ['plural'] },
    },
    LABEL: { takes: [WITH_KIND], options: { number: ['plural'] } },
    /** In the nominative, after an article or without one. */
    COLORED: { takes: [COLORED_THINGS], options: { article: ['the'], number: ['plural'] } },
    GENDER: { takes: [WITH_KIND], options: {}, gives: GENDERS },
    SMALL: { takes: [['Number']], options: {} },
    /** "erste", "erster". */
    ORDINAL: { takes: [['Number']], options: { ending: ['e', 'er'] } },
    DURATION: { takes: [['Time']], options: { at: ['start'] } },
    ALLOTTED: { takes: [['Time']], options: { case: ['nominative', 'dative'] } },
    SPAN: { takes: [['Time']], options: {} },
    WORDS: { takes: [['Number']], options: { before: ['noun'] } },
    AMOUNT: { takes: [['Time']], options: {}, gives: ['one', 'other'] },
  },
  fr: {
    /** With its article, or with "de" or "à" before it; a label has none. */
    PLAYER: { takes: [WHOSE], options: { form: ['of', 'to', 'label'] } },
    PIECE: { takes: [WITH_KIND], options: { article: ['the', 'of', 'a', 'no'], number: ['plural'] } },
    LABEL: { takes: [WITH_KIND], options: { number: ['plural'] } },
    COLORED: { takes: [COLORED_THINGS], options: { number: ['plural'] } },
    COUNTED: { takes: [['Number'], WITH_KIND], options: {} },
    GENDER: { takes: [WITH_KIND], options: {}, gives: GENDERS },
    SMALL: { takes: [['Number']], options: {} },
    ORDINAL: { takes: [['Number']], options: { gender: ['feminine'] } },
    /** After "de": "d’une minute", "de 2 minutes". */
    DURATION: { takes: [['Time']], options: { at: ['start'], form: ['of'] } },
    ALLOTTED: { takes: [['Time']], options: { form: ['of'] } },
    SPAN: { takes: [['Time']], options: { form: ['of'] } },
    WORDS: { takes: [['Number']], options: { gender: ['feminine'] } },
    AMOUNT: { takes: [['Time']], options: {}, gives: ['one', 'other'] },
  },
  es: {
    PLAYER: { takes: [WHOSE], options: { article: ['the'] } },
    /** With an article only in the singular. */
    PIECE: { takes: [WITH_KIND], options: { article: ['the', 'of', 'to', 'a', 'no'], number: ['plural'] } },
    LABEL: { takes: [WITH_KIND], options: { number: ['plural'] } },
    COLORED: { takes: [COLORED_THINGS], options: { number: ['plural'] } },
    GENDER: { takes: [WITH_KIND], options: {}, gives: GENDERS },
    /** Of a masculine noun, unless said otherwise. */
    NUM: { takes: [['Number']], options: { gender: ['feminine'] } },
    SMALL: { takes: [['Number']], options: { gender: GENDERS } },
    ORDINAL: { takes: [['Number', 'Rank']], options: { gender: ['feminine'] } },
    DURATION: { takes: [['Time']], options: {} },
    ALLOTTED: { takes: [['Time']], options: {} },
    SPAN: { takes: [['Time']], options: {} },
    /** By itself, unless a gender is given. */
    WORDS: { takes: [['Number']], options: { gender: GENDERS } },
    AMOUNT: { takes: [['Time']], options: {}, gives: ['one', 'other'] },
  },
});
