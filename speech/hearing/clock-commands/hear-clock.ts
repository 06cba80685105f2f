/**
 * What was typed or said to a clock that stands alone. A deed (a press, a stop, a ruling) is done only where exactly it was typed, or is
 * what was heard best: a clock that runs for the wrong player cannot be put right by itself. What only tells something may be near.
 */
import type { LanguageName } from '../../words/language-names.js';
import { MOST_ALTERNATIVES, areAlike } from '../alternatives.js';
import { madeOnce } from '../made-once.js';
import { nearestPhrase, sounding } from '../near-phrase.js';
import type { SpokenText } from '../spoken.js';
import { isDeed, type ClockLineCommand } from './clock-command.js';
import { nearestClockCommands, readClockLine, shownClockCommand } from './read-clock.js';
import { firstClockPhrases } from './spoken-clock.js';

export type HeardByClock =
  | { readonly type: 'command'; readonly command: ClockLineCommand }
  /** `nearest` are the commands that may have been meant, nearest first. */
  | {
      readonly type: 'refused';
      readonly text: string;
      readonly nearest: readonly string[];
      /** It is a command, but another may have been said as well. */
      readonly doubtful?: true;
    };

export function hearTypedClock(text: string, language: LanguageName): HeardByClock {
  const read = readClockLine(text, language);
  if (read) return { type: 'command', command: read.command };
  return { type: 'refused', text, nearest: nearestClockCommands(text, language) };
}

/** @param alternatives the likeliest first */
export function hearSpokenClock(alternatives: readonly SpokenText[], language: LanguageName): HeardByClock {
  const all = alternatives.slice(0, MOST_ALTERNATIVES);
  const [first] = all;
  if (!first) return { type: 'refused', text: '', nearest: [] };
  const read = all.flatMap((one) => {
    const found = readClockLine(one.text, language);
    return found ? [{ ...one, ...found }] : [];
  });
  const [taken] = read;
  if (!taken) return nearSpoken(first.text, language);
  const { name, command } = taken;
  if (!isDeed(command)) return { type: 'command', command };
  const rival = read.find((one) => isOther(one.command, command) && areAlike(one.confidence, taken.confidence));
  if (taken.text === first.text && !rival) return { type: 'command', command };
  // As they were said: two players can be meant by one command.
  if (rival) return { type: 'refused', text: first.text, nearest: [taken.text, rival.text], doubtful: true };
  return { type: 'refused', text: first.text, nearest: [shownClockCommand(name, language)] };
}

/** Words that only sound like a command: what tells something is told, and a deed is offered. */
function nearSpoken(text: string, language: LanguageName): HeardByClock {
  const phrase = nearestPhrase(text, phrasesOf(language), language);
  const read = phrase === undefined ? undefined : readClockLine(phrase, language);
  if (phrase === undefined || !read) return { type: 'refused', text, nearest: nearestClockCommands(text, language) };
  return isDeed(read.command)
    ? { type: 'refused', text, nearest: [phrase] }
    : { type: 'command', command: read.command };
}

const phrasesOf = madeOnce((language) => sounding(firstClockPhrases(language), language));

function isOther(one: ClockLineCommand, other: ClockLineCommand): boolean {
  return one.do !== other.do || whose(one) !== whose(other);
}

function whose(command: ClockLineCommand): string | undefined {
  return 'of' in command ? command.of : undefined;
}
