/**
 * What is likely to be said now, for a recogniser to lean to, or to know nothing else: in ordinary spelling and lower case.
 */
import { positionOf, type Game } from '../../src/laws/game.js';
import type { LanguageName } from '../language-names.js';
import type { CallStyle } from '../style.js';
import type { CommandTables } from './phrase-book.js';
import { EVERY_LANGUAGE } from './every-language.js';
import { placesIn, spellings } from './spellings.js';
import {
  FILE_NAMES,
  everyCall,
  everyJoint,
  fileNamesIn,
  possibleCalls,
  shortCalls,
  spokenBy,
  squareIn,
  wholeCalls,
} from './spoken-calls.js';
import { FREE_WORDS } from '../languages/freely.js';
import { SPOKEN } from '../languages/spoken.js';
import { FIDE_SPOKEN, type SpokenVocabulary } from './spoken-vocabulary.js';
import { eachOf } from './freely/language.js';

/** More phrases of moves than this are no bias any more; no usual position has so many. */
const MOST_OF_MOVES = 240;
/** More phrases than this are no bias any more. */
const MOST = 350;

/** What is known of what may be said. */
export interface SpokenContext {
  /** `undefined` where none stands. */
  readonly game: Game | undefined;
  readonly language: LanguageName;
  /** How the user has moves called. */
  readonly style: CallStyle;
}

/**
 * What a recogniser of all words may lean to: the calls of the moves that are possible now, those in the chosen style first, and as FIDE calls them;
 * the commands; and how else people ask, as far as there is room. Where illegal moves stand, those of every piece and square.
 */
export function spokenPhrases(context: SpokenContext, tables: CommandTables): readonly string[] {
  const { language } = context;
  const calls = [...new Set(likelyCalls(context))];
  const commands = [...SPOKEN[language].answers, ...commandPhrases(language, tables)];
  // What is legal must not help to hear what was said where illegal moves stand (Art. 12.6): there all are there, or none.
  const sure = [...new Set([...(standing(context.game) ? calls : calls.slice(0, MOST_OF_MOVES)), ...commands])];
  const room = Math.max(0, MOST - sure.length);
  const asked = likelyAsked(language, tables, spokenBy('letters', language)).filter((phrase) => !sure.includes(phrase));
  return [...sure, ...new Set(asked.slice(0, room))];
}

/**
 * All that a recogniser is to know which hears nothing else: the calls of those moves, in whatever names of files; the commands, how else people ask, the
 * answers, and small words that stand between them. The more it knows beside the moves, the less surely it tells these, so there is no phrase for every
 * way to ask.
 */
export function closedPhrases(context: SpokenContext, tables: CommandTables): readonly string[] {
  const { game, language, style } = context;
  const own = spokenBy(fileNamesIn(style), language);
  const heard = EVERY_LANGUAGE[language];
  const places = placesIn(heard, own);
  const commands = tables.namesIn(heard).map((name) => heard.commands.phrases[name][0]);
  const phrases = [
    ...closedCalls(game, language, style),
    ...commands.flatMap((phrase) => spellings(phrase, places)),
    ...commandPhrases(language, tables),
    ...likelyAsked(language, tables, own),
    ...SPOKEN[language].answers,
    ...SPOKEN[language].others,
    ...takingBack(language),
  ];
  return [...new Set(phrases.map((phrase) => phrase.toLowerCase()))];
}

/** The commands of a language that need nothing beside their words, and each asking for a kind of piece. */
export function commandPhrases(language: LanguageName, { namesIn }: CommandTables): readonly string[] {
  const { phrases, kinds } = EVERY_LANGUAGE[language].commands;
  const names = namesIn(EVERY_LANGUAGE[language]);
  const asking = names.includes('where') ? phrases.where[0] : undefined;
  return [
    ...names.map((name) => phrases[name][0]).filter((phrase) => !/[{=[|]/u.test(phrase)),
    ...(asking === undefined ? [] : Object.values(kinds).map(([many]) => asking.replace('{pieces}', many))),
  ].map((phrase) => phrase.toLowerCase());
}

function standing(game: Game | undefined): boolean {
  return game?.conditions.illegalMoves === 'stand';
}

function likelyCalls({ game, language, style }: SpokenContext): readonly string[] {
  if (!game || game.ending) return [];
  const own = spokenBy(fileNamesIn(style), language);
  if (standing(game)) return everyCall(own);
  const position = positionOf(game);
  const letters = spokenBy('letters', language);
  return [
    ...shortCalls(position, own),
    ...shortCalls(position, letters),
    ...wholeCalls(position, own),
    ...wholeCalls(position, FIDE_SPOKEN),
    ...wholeCalls(position, letters),
  ];
}

/** In the chosen names with both squares too; in the others, by which a player may call all the same, as it is usually said. */
function closedCalls(game: Game | undefined, language: LanguageName, style: CallStyle): readonly string[] {
  const chosen = fileNamesIn(style);
  // To be tried.
  if (!game) return everyCall(spokenBy(chosen, language));
  if (game.ending) return [];
  const position = positionOf(game);
  return FILE_NAMES.flatMap((names) => {
    const words = spokenBy(names, language);
    if (standing(game)) return [...everyCall(words), ...(names === chosen ? everyJoint(words) : [])];
    if (names !== chosen) return shortCalls(position, words);
    // The answer to the question which piece is meant.
    const squares = position.legalMoves().map(({ from }) => `${words.from} ${squareIn(from, words)}`);
    return [...possibleCalls(position, words), ...squares];
  });
}

/** So many words for whose something is stand in one phrase after the other. */
const MOST_WHOSE = 4;
/** So many phrases of a command are enough; with more a recogniser is less sure of the moves. */
const LIKELY_OF_A_COMMAND = 3;

/** How people ask (`FreeWords`): of each command a few phrases, each in one way, or in each direction, with places named by the words in which the language is spoken. */
export function likelyAsked(language: LanguageName, tables: CommandTables, words: SpokenVocabulary): readonly string[] {
  const free = FREE_WORDS[language];
  const places = {
    ...placesIn(EVERY_LANGUAGE[language], words),
    mine: eachOf(free.mine).slice(0, MOST_WHOSE),
    theirs: eachOf(free.theirs).slice(0, MOST_WHOSE),
    direction: Object.values(free.directions).flatMap((names) => eachOf(names).slice(0, 1)),
  };
  return tables.namesIn(EVERY_LANGUAGE[language]).flatMap((name) => {
    const likely: (readonly string[])[] = [];
    for (const phrase of free.phrases[name] ?? []) {
      if (likely.length === LIKELY_OF_A_COMMAND) break;
      const ways = spellings(phrase, places);
      if (ways.length > 0) likely.push(phrase.includes('{direction}') ? ways : ways.slice(0, 1));
    }
    return likely.flat();
  });
}

/** What refuses, and what corrects a slip: "never mind", "oops", "no wait". */
export function takingBack(language: LanguageName): readonly string[] {
  return [...EVERY_LANGUAGE[language].answers.no, ...eachOf(FREE_WORDS[language].corrects)];
}
