/**
 * What may be said where a position is set up, for a recogniser to lean to, or to know nothing else: in ordinary spelling and lower case. As it joins words
 * that follow each other in any of its phrases, each word needs its neighbours once, and no phrase need be there in every way.
 */
import { FILES, PIECE_KINDS, SQUARES } from '../../../src/laws/squares.js';
import type { LanguageName } from '../../language-names.js';
import { SET_UP_PHRASES } from '../../languages/phrases-set-up.js';
import { SPOKEN } from '../../languages/spoken.js';
import { PIECE_WORDS } from '../../languages/pieces.js';
import type { CallStyle } from '../../style.js';
import { EVERY_LANGUAGE } from '../every-language.js';
import { placesIn, spellings, type InPlaces } from '../spellings.js';
import { everyCall, fileNamesIn, spokenBy, squareIn } from '../spoken-calls.js';
import type { SpokenVocabulary } from '../spoken-vocabulary.js';
import { SET_UP_COMMANDS } from './hear-set-up.js';

/** @param style how moves are called: squares are heard by these names, and by their letters */
export function everySetUpPhrase(language: LanguageName, style: CallStyle): readonly string[] {
  const names = [...new Set([fileNamesIn(style), 'letters' as const])];
  const phrases = [
    ...names.flatMap((one) => inNames(language, spokenBy(one, language))),
    ...rightPhrases(language),
    ...SPOKEN[language].answers,
    ...SPOKEN[language].others,
  ];
  return [...new Set(phrases.map((phrase) => phrase.toLowerCase()))];
}

function inNames(language: LanguageName, words: SpokenVocabulary): readonly string[] {
  const phrases = SET_UP_PHRASES[language];
  const squares = FILES.map((file) => squareIn(`${file}1`, words));
  const places = placesIn(EVERY_LANGUAGE[language], words);
  const rests: readonly InPlaces[] = [{ rest: squares }, { rest: PIECE_KINDS.map((kind) => words.kinds[kind]) }];
  return [
    ...rests.flatMap((rest) =>
      SET_UP_COMMANDS.filter((name) => name !== 'fen').flatMap((name) =>
        phrases[name].flatMap((phrase) => spellings(phrase, { ...places, ...rest })),
      ),
    ),
    ...everyCall(words),
    // From a square to another, each rank before each file.
    ...SQUARES.map(
      (from, at) => `${squareIn(from, words)} ${squareIn(SQUARES[(at * 9) % SQUARES.length] ?? from, words)}`,
    ),
    ...colored(language, words, squares),
  ];
}

/** "white knight f one", "cavalier blanc f un", "put white", "f one white knight": a colour in each of its forms on either side of a kind. */
function colored(language: LanguageName, words: SpokenVocabulary, squares: readonly string[]): readonly string[] {
  const { colors, placing } = PIECE_WORDS[language];
  return [...colors.white, ...colors.black].flatMap((color) => [
    ...PIECE_KINDS.flatMap((kind) => [`${color} ${words.kinds[kind]}`, `${words.kinds[kind]} ${color}`]),
    ...squares.flatMap((square) => [`${color} ${square}`, `${square} ${color}`]),
    ...placing.map((put) => `${put} ${color}`),
    ...PIECE_KINDS.flatMap((kind, at) => `${color} ${words.kinds[kind]} ${squares[at] ?? ''}`),
  ]);
}

/** "white cannot castling short", "no castling long", "no passant", "passant e three": the words by which rights are known. */
function rightPhrases(language: LanguageName): readonly string[] {
  const { moves, commands } = EVERY_LANGUAGE[language];
  const { negations } = PIECE_WORDS[language];
  const words = spokenBy('letters', language);
  const colors = [...commands.colors.white, ...commands.colors.black];
  const sides = [...moves.sides.short, ...moves.sides.long];
  return [
    ...moves.castling.flatMap((castling) => [
      castling,
      ...negations.map((no) => `${no} ${castling}`),
      ...colors.flatMap((color) => [`${color} ${castling}`, `${castling} ${color}`]),
      ...sides.flatMap((side) => [`${castling} ${side}`, `${side} ${castling}`]),
    ]),
    ...colors.flatMap((color) => negations.map((no) => `${color} ${no}`)),
    ...moves.passing.flatMap((passing) => [
      `en ${passing}`,
      ...negations.map((no) => `${no} ${passing}`),
      ...FILES.flatMap((file) =>
        (['3', '6'] as const).map((rank) => `${passing} ${squareIn(`${file}${rank}`, words)}`),
      ),
    ]),
  ];
}
