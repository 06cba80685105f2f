/**
 * What was typed or said to a clock that stands alone. A deed (a press, a stop, a ruling) is done only where exactly it was typed, or is
 * what was heard best: a clock that runs for the wrong player cannot be put right by itself. What only tells something may be near.
 */
import type { LanguageName } from '../../language-names.js';
import { MOST_ALTERNATIVES, areAlike, type SpokenText } from '../alternatives.js';
import { nearestOf } from '../near-phrase.js';
import { EVERY_PHRASE, type PhraseBook, phraseBook } from '../phrase-book.js';
import {
  type ReadClockCommand,
  type ClockCommandName,
  nearestClockCommands,
  playerNamed,
  readClockLine,
  shownClockCommand,
  firstClockPhrases,
  clockPhrasesOf,
} from './clock-phrases.js';
import type { Game } from '../../../src/laws/game.js';
import type { CommandName } from '../commands/commands.js';
import type { FurtherHearing } from '../further.js';

const nearestPhrase = nearestOf((language, book) => firstClockPhrases(language, clockPhrasesOf(book)));

export type HeardByClock =
  | { readonly type: 'command'; readonly command: ReadClockCommand }
  /** `nearest` are the commands that may have been meant, nearest first. */
  | {
      readonly type: 'refused';
      readonly text: string;
      readonly nearest: readonly string[];
      /** It is a command, but another may have been said as well. */
      readonly doubtful?: true;
    };

export function hearTypedClock(text: string, language: LanguageName, phrases = EVERY_PHRASE): HeardByClock {
  const clock = clockPhrasesOf(phrases);
  const command = readClockLine(text, language, clock);
  if (!command) return { type: 'refused', text, nearest: nearestClockCommands(text, language, clock) };
  if (phrases.isExact(command.id) && asks(text)) return asksForDeed(text, command, language);
  return { type: 'command', command };
}

/** "flag?" wants to know, and claims nothing. */
function asks(text: string): boolean {
  return /\?[\s.!»”"]*$/u.test(text);
}

/** A deed is not done for a question: it is offered. */
function asksForDeed(text: string, { id }: ReadClockCommand, language: LanguageName): HeardByClock {
  return { type: 'refused', text, nearest: [shownClockCommand(id, language)] };
}

/** @param alternatives the likeliest first */
export function hearSpokenClock(
  alternatives: readonly SpokenText[],
  language: LanguageName,
  phrases: PhraseBook = EVERY_PHRASE,
): HeardByClock {
  const all = alternatives.slice(0, MOST_ALTERNATIVES);
  const [first] = all;
  if (!first) return { type: 'refused', text: '', nearest: [] };
  const read = all.flatMap((one) => {
    const command = readClockLine(one.text, language, clockPhrasesOf(phrases));
    return command ? [{ ...one, command }] : [];
  });
  const [taken] = read;
  if (!taken) return nearSpoken(first.text, language, phrases);
  const { command } = taken;
  if (!phrases.isExact(command.id)) return { type: 'command', command };
  if (asks(taken.text)) return asksForDeed(first.text, command, language);
  const rival = read.find((one) => isOther(one.command, command) && areAlike(one.confidence, taken.confidence));
  if (taken.text === first.text && !rival) return { type: 'command', command };
  // As they were said: two players can be meant by one command.
  if (rival) return { type: 'refused', text: first.text, nearest: [taken.text, rival.text], doubtful: true };
  return { type: 'refused', text: first.text, nearest: [shownClockCommand(command.id, language)] };
}

/** Words that only sound like a command: what tells something is told, and a deed is offered. */
function nearSpoken(text: string, language: LanguageName, phrases: PhraseBook): HeardByClock {
  const { isExact } = phrases;
  const clock = clockPhrasesOf(phrases);
  const phrase = nearestPhrase(text, language, phrases);
  const command = phrase === undefined ? undefined : readClockLine(phrase, language, clock);
  if (phrase === undefined || !command) {
    return { type: 'refused', text, nearest: nearestClockCommands(text, language, clock) };
  }
  return isExact(command.id) ? { type: 'refused', text, nearest: [phrase] } : { type: 'command', command };
}

function isOther(one: ReadClockCommand, other: ReadClockCommand): boolean {
  return one.id !== other.id || one.read.color !== other.read.color;
}

/** What is asked at a game as the clock has it. "My" time there is that which runs. */
const ASKED = {
  'both-clocks': 'clock-times',
  'my-clock': 'clock-time-running',
  'opponents-clock': 'clock-time-other',
  'time-control': 'clock-time-control',
  'time-used': 'clock-time-used',
  'moves-to-control': 'clock-moves-to-control',
  period: 'clock-period',
  'delay-left': 'clock-delay',
  repeat: 'repeat',
  help: 'help',
} as const satisfies Partial<Record<CommandName, ClockCommandName>>;

/** The same of a player who is named: "how long has Black still got?". */
const ASKED_OF: Partial<Record<keyof typeof ASKED, ClockCommandName>> = {
  'both-clocks': 'clock-time-of',
  'time-used': 'clock-time-used-of',
  'moves-to-control': 'clock-moves-to-control-of',
  period: 'clock-period-of',
};

function isAskedOfClock(id: string): id is keyof typeof ASKED {
  return id in ASKED;
}

const QUESTIONS = phraseBook(isAskedOfClock, () => true);

/**
 * A question as people ask it: "how much time do I have left, please?". What changes something is never understood so. `undefined` where
 * nothing is asked, or nothing that the clock answers.
 */
export function askedOfClock(
  text: string,
  language: LanguageName,
  game: Game,
  { languages, freely, withoutFillers }: FurtherHearing,
  phrases: PhraseBook,
): ReadClockCommand | undefined {
  const heardIn = languages(language);
  const plain = readClockLine(withoutFillers(text, heardIn), language, clockPhrasesOf(phrases));
  if (plain) return phrases.isExact(plain.id) ? undefined : plain;
  const heard = freely(text, { game, languages: heardIn, phrases: QUESTIONS });
  if (heard?.type !== 'command' || !isAskedOfClock(heard.command.id)) return undefined;
  const { id: asked } = heard.command;
  const ofPlayer = ASKED_OF[asked];
  const color = ofPlayer && playerNamed(text, language);
  const command: ReadClockCommand = color ? { id: ofPlayer, read: { color } } : { id: ASKED[asked], read: {} };
  return phrases.has(command.id) ? command : undefined;
}
