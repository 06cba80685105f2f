/**
 * A question to a clock that stands alone, as people ask it: "how much time do I have left, please?". What changes something is never understood
 * so: a clock that runs for the wrong player cannot be put right by itself.
 */
import type { Game } from '../../../src/laws/game.js';
import type { LanguageName } from '../../language-names.js';
import type { CommandName } from '../commands/commands.js';
import type { FurtherHearing } from '../further.js';
import { phraseBook, type PhraseBook } from '../phrase-book.js';
import type { ClockCommandName, ReadClockCommand } from './clock-command.js';
import { readClockLine } from './read-clock.js';
import { clockPhrasesOf } from './tables.js';

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

function isAskedOfClock(id: string): id is keyof typeof ASKED {
  return id in ASKED;
}

const QUESTIONS = phraseBook(isAskedOfClock, () => true);

/** `undefined` where nothing is asked, or nothing that the clock answers. */
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
  const id = ASKED[heard.command.id];
  return phrases.has(id) ? { id, read: {} } : undefined;
}
