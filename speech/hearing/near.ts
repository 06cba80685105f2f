/**
 * The moves that are near to what was typed or heard, where no move is meant by the words as they stand.
 *
 * Words are taken for others near to them, the cheapest way first, and each way is read as any sentence is, so that there is
 * one grammar. What it costs is a weighted edit distance over words: what a word is taken for costs as much as the two are unlike
 * (`confusions/`). Of two moves that cost nearly the same the user says which; what costs too much is nothing.
 */
import { positionOf } from '../../src/laws/game.js';
import type { Position } from '../../src/laws/board/board.js';
import type { Refusal } from '../../src/laws/refusals.js';
import { sameMove, type Move } from '../../src/laws/squares.js';
import { movesDescribed } from '../../src/notation/description.js';
import { moveAlone, TEXT_LIMIT } from '../../src/notation/typed-text.js';
import {
  everyMeaning,
  listedSubstitutes,
  slippedSubstitutes,
  soundingSubstitutes,
  type Substitute,
} from './confusions/index.js';
import { hearExactly, isSurelyMove, MOST_ASKED, severalMoves } from './exactly.js';
import type { HearContext, Heard } from './heard.js';
import type { HeardLanguages } from './languages.js';
import { meaningsOf } from './lexicon.js';
import { isCalledName, nameSystem } from './names.js';
import { readSentence } from './sentence.js';
import { wordsOf } from './tokens.js';
import { cheapestFirst, type Way } from './ways.js';
import { writtenText } from './written.js';

/** A move that may have been meant, and how unlike its words are to those that were heard. */
export interface NearMove {
  readonly move: Move;
  readonly cost: number;
}

/** Two moves that are no further apart are asked about. */
const MARGIN = 0.15;
/** What was typed is not so easily taken for another word: the ear has no part in it. */
const MOST_TYPED = 0.4;
/** What a move may cost that was heard, for each word; and in all. */
const MOST_A_WORD = 0.4;
const MOST_SPOKEN = 1.1;
/** Words that are understood, and are no possible move, are not so easily taken for others: the reason is wanted. */
const MOST_UNDERSTOOD = 0.55;
/** A word that is left out though it was heard. */
const LEFT_OUT = 0.85;
/** A word further off than this does not sound alike. */
const MOST_BY_SOUND = 0.75;
/** What leaves something open is hardly meant where words are uncertain too. */
const PART = 0.2;
/** So much may one word that is understood be like another for a move to be doubted. */
const DOUBT = 0.35;
/** Typed words that are shorter are taken for no other. */
const SHORTEST_TYPED = 3;
/** A shorter word is no slip of a longer one. */
const SHORTEST_SLIP = 4;
/** No sentence with more words is taken for another. */
const MOST_WORDS = 12;
/** So many ways are read. */
const MOST_READ = 60;

/** Where one word is missing, at least two others were made out; and no more moves than these are asked about. */
const FEWEST_WITH_A_GAP = 3;
const MOST_WITH_A_GAP = 10;
const MOST_IN_A_GAP = 5;

/** How a text was given; "understood" is one that was spoken, and is a sentence of a move that is not possible. */
type Source = 'typed' | 'spoken' | 'understood';

/** The words of a text about a move; none where they are too many. */
function sentenceWords(text: string): readonly string[] {
  const words = wordsOf(moveAlone(writtenText(text))) ?? [];
  return words.length > MOST_WORDS ? [] : words;
}

/** What is near to a typed text that is not understood: `undefined` where nothing is. */
export function nearTyped(text: string, context: HearContext): Heard | undefined {
  if (context.game.ending || text.length > TEXT_LIMIT) return undefined;
  if (context.game.conditions.illegalMoves === 'stand') return nearByWordsAlone(text, context);
  return heardNear(nearMoves(text, context, 'typed'), positionOf(context.game));
}

/** The moves near to a text, the nearest first, each once, as far as they are within the margin of the nearest; never more than can be asked about. */
export function nearMoves(text: string, { game, languages }: HearContext, source: Source): readonly NearMove[] {
  const words = text.length > TEXT_LIMIT ? [] : sentenceWords(text);
  if (words.length === 0) return [];
  const most =
    source === 'spoken'
      ? Math.min(MOST_SPOKEN, MOST_A_WORD * words.length)
      : source === 'typed'
        ? MOST_TYPED
        : MOST_UNDERSTOOD;
  return among(words, substitutesOf(words, languages, source), most, positionOf(game), languages);
}

/**
 * The moves of which all was made out but one word: the few that the rest leaves. None where too little was made out.
 */
export function movesWithAGap(text: string, { game, languages }: HearContext): readonly NearMove[] {
  const words = text.length > TEXT_LIMIT ? [] : sentenceWords(text);
  if (words.length < FEWEST_WITH_A_GAP || words.length > MOST_WITH_A_GAP) return [];
  const unknown = words.flatMap((word, at) => (meaningsOf(word, languages).length > 0 ? [] : [at]));
  if (unknown.length > 1) return [];
  const position = positionOf(game);
  const gaps = unknown.length === 1 ? unknown : words.map((_, at) => at);
  const moves = gaps.flatMap((at) =>
    everyMeaning(languages.page.name).flatMap((word) =>
      movesOf({ words: words.with(at, word), cost: 0, changed: true }, position, languages),
    ),
  );
  const whole = moves.filter(({ cost }) => cost === 0);
  const once = whole.filter((one, index) => whole.findIndex(({ move }) => sameMove(move, one.move)) === index);
  return once.length > MOST_IN_A_GAP ? [] : once;
}

/**
 * Whether another move than this is as likely meant by words that are understood: "d four" may be "e four" as well, where a pawn can go
 * there too; and what leaves something open ("takes") says less than a whole move does. FIDE's and NATO's names are like no others.
 *
 * @param isWeighed whether the recogniser has weighed the words that sound alike. It does not know which names go together even then, and a name that is
 *   also written otherwise may be a common word that it wrote for another name ("бела", Macedonian for white, for "делта")
 */
export function isDoubtful(text: string, move: Move, isWeighed: boolean, context: HearContext): boolean {
  const { game, languages } = context;
  const { name } = languages.page;
  const words = sentenceWords(text);
  if (words.length === 0) return false;
  if (areOfTwoSystems(words, languages)) return true;
  const isOtherName = (word: string): boolean => nameSystem(word, name) !== undefined && !isCalledName(word, name);
  const options = words.map((word, at) => (isWeighed && !isOtherName(word) ? [] : likeOthers(words, at, languages)));
  // Where illegal moves stand, what else is legal must not be told: a letter that sounds like others is confirmed in any case.
  if (game.conditions.illegalMoves === 'stand') return options.some(({ length }) => length > 0);
  const near =
    isWeighed || isSurelyMove(writtenText(text), context)
      ? among(words, options, DOUBT, positionOf(game), languages, DOUBT)
      : nearMoves(text, context, 'understood');
  return near.some((other) => !sameMove(other.move, move));
}

/** In one call the files are not named now FIDE's way, now NATO's: one of the names was another. */
function areOfTwoSystems(words: readonly string[], { page }: HeardLanguages): boolean {
  return new Set(words.flatMap((word) => nameSystem(word, page.name) ?? [])).size > 1;
}

/** What else a word that is understood may well have been. */
function likeOthers(words: readonly string[], at: number, languages: HeardLanguages): readonly Substitute[] {
  return listedSubstitutes(words, at, languages.page.name).filter(
    ({ cost, meant }) => cost <= DOUBT && meant.length > 0,
  );
}

/** One move to be confirmed, or several to be asked about; `undefined` for none. `reason` is why the words as they stand are no move. */
export function heardNear(near: readonly NearMove[], position: Position, reason?: Refusal): Heard | undefined {
  const [first, second] = near;
  if (!first || near.length > MOST_ASKED) return undefined;
  if (!second && !reason) return { type: 'move', move: first.move, alphabets: [], exact: false };
  const moves = near.map(({ move }) => move);
  return { type: 'ask', moves, alphabets: moves.map(() => []), refusal: reason ?? severalMoves(moves, position) };
}

function substitutesOf(
  words: readonly string[],
  languages: HeardLanguages,
  source: Source,
): readonly (readonly Substitute[])[] {
  return words.map((word, at): readonly Substitute[] => {
    const isKnown = meaningsOf(word, languages).length > 0;
    const listed = listedSubstitutes(words, at, languages.page.name);
    if (source === 'typed') {
      // A letter or two are a sign of notation, or a slip of one.
      if (isKnown || word.length < SHORTEST_TYPED) return [];
      const near = [...listed, ...slippedSubstitutes(word, languages.page.name)];
      return word.length < SHORTEST_SLIP
        ? near
        : [...near, ...soundingSubstitutes(word, languages.page.name, MOST_TYPED)];
    }
    return [
      ...listed,
      ...soundingSubstitutes(word, languages.page.name, MOST_BY_SOUND),
      { heard: 1, meant: [], cost: LEFT_OUT },
    ];
  });
}

function among(
  words: readonly string[],
  options: readonly (readonly Substitute[])[],
  most: number,
  position: Position,
  languages: HeardLanguages,
  margin = MARGIN,
): readonly NearMove[] {
  const isKnown = words.map((word) => meaningsOf(word, languages).length > 0);
  const found: NearMove[] = [];
  const done = new Set<string>();
  let read = 0;
  for (const way of cheapestFirst(words, isKnown, options, most)) {
    const [best] = found;
    if (read >= MOST_READ || (best && way.cost > best.cost + margin)) break;
    const text = way.words.join(' ');
    if (!way.changed || done.has(text)) continue;
    done.add(text);
    read += 1;
    for (const one of movesOf(way, position, languages)) {
      if (one.cost <= most && !found.some(({ move }) => sameMove(move, one.move))) found.push(one);
    }
    found.sort((one, other) => one.cost - other.cost);
  }
  const [best] = found;
  return best ? found.filter(({ cost }) => cost <= best.cost + margin) : [];
}

function movesOf({ words, cost }: Way, position: Position, languages: HeardLanguages): readonly NearMove[] {
  const readings = readSentence(words.join(' '), languages);
  const legal = (isPart: boolean): readonly Move[] =>
    readings
      .filter(({ part }) => Boolean(part) === isPart)
      .flatMap(({ description }) => movesDescribed(position, description));
  const whole = legal(false);
  return whole.length > 0
    ? whole.map((move) => ({ move, cost }))
    : legal(true).map((move) => ({ move, cost: cost + PART }));
}

/**
 * Where illegal moves stand, what is legal must not help (Art. 12.6): the words alone decide. Unknown words are taken for what is written
 * for them, where that is one thing only, and the text is then heard as if it had been typed so, legal or not.
 */
function nearByWordsAlone(text: string, context: HearContext): Heard | undefined {
  const { languages } = context;
  const words = sentenceWords(text);
  if (words.length === 0) return undefined;
  const isKnown = words.map((word) => meaningsOf(word, languages).length > 0);
  const options = words.map((_, at) => (isKnown[at] ? [] : listedSubstitutes(words, at, languages.page.name)));
  const [first, second] = cheapestFirst(words, isKnown, options, MOST_TYPED);
  if (!first?.changed || (second && second.cost <= first.cost + MARGIN)) return undefined;
  const heard = hearExactly(first.words.join(' '), context);
  if (heard.type === 'refused') return undefined;
  return heard.type === 'move' ? { ...heard, exact: false } : heard;
}
