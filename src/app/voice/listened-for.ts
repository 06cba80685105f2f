/** What is listened for at the moment: the language, as recognisers name it, and what is likely to be said. */
import type { PageWords } from '../../../speech/page-words.js';
import type { ListeningChoice, RecogniserChoice } from '../../../speech/recogniser/listening-choice.js';
import type { ListeningRequest } from '../../../speech/recogniser/recogniser.js';
import type { CallStyle } from '../../../speech/style.js';
import type { Segment } from '../../../speech/utterance.js';
import type { GameController } from '../../game/game-controller.js';
import { isAtTable } from '../../game/held-game.js';
import { mainLanguage } from '../../../speech/announcer/voice-choice.js';
import { FIDE_LANG } from '../../../speech/phrase/fide.js';
import type { LanguageName } from '../../../speech/language-names.js';
import {
  everyClockPhrase,
  spokenClockPhrases,
  clockPhrasesOf,
} from '../../../speech/hearing/clock-commands/clock-phrases.js';
import { closedPhrases, spokenPhrases } from '../../../speech/hearing/spoken-phrases.js';
import {
  everyTablePhrase,
  spokenTablePhrases,
  tablePhrasesOf,
} from '../../../speech/hearing/table-commands/table-phrases.js';
import type { PhraseBook } from '../../../speech/hearing/phrase-book.js';
import { COMMAND_PHRASES } from '../../commands/phrases.js';
import type { Game } from '../../laws/game.js';

export interface ListenedForParts {
  readonly choice: () => ListeningChoice;
  /** How moves are called. */
  readonly style: () => CallStyle;
  readonly game: () => GameController;
  readonly page: Pick<PageWords, 'language'>;
  readonly ofLine: () => LikelyContext['ofLine'];
}

export class ListenedFor {
  readonly #parts: ListenedForParts;

  constructor(parts: ListenedForParts) {
    this.#parts = parts;
  }

  /** The language as this recogniser is asked for it (BCP 47). */
  tagFor(recogniser: RecogniserChoice): string {
    const { choice, page } = this.#parts;
    const language = listenedLanguage(choice().listenFor, page.language);
    return listenedTag(language, recogniser === 'cloud' ? navigator.languages : []);
  }

  /** What was heard, in the language that is listened for. */
  words(text: string): Segment {
    return { text, lang: this.#tag };
  }

  request(): Pick<ListeningRequest, 'lang' | 'phrases'> {
    return { lang: this.#tag, phrases: this.#likely() };
  }

  get #tag(): string {
    return this.tagFor(this.#parts.choice().recogniser);
  }

  #likely(): readonly string[] {
    const { choice, style, game, page, ofLine } = this.#parts;
    const { recogniser, listenFor } = choice();
    const { held } = game().value;
    return likelyPhrases({
      closed: recogniser === 'vosk',
      language: listenedLanguage(listenFor, page.language),
      game: held?.game,
      style: listenFor === 'german call' ? 'fide' : (held?.setup.table?.callStyle ?? style()),
      atTable: isAtTable(held),
      ofLine: ofLine(),
    });
  }
}

/** The words that are listened for: those of the page, or German. */
export function listenedLanguage(listenFor: ListeningChoice['listenFor'], page: LanguageName): LanguageName {
  return listenFor === 'german call' ? FIDE_LANG : page;
}

/**
 * The tag of a language, "de-DE": recognisers know languages by country, and this is the likeliest (CLDR).
 * @param preferred the user's languages, where a recogniser knows them all: of an English one, whose English it is
 */
export function listenedTag(language: LanguageName, preferred: readonly string[] = []): string {
  return (
    preferred.find((tag) => tag.includes('-') && mainLanguage(tag) === language) ??
    `${language}-${new Intl.Locale(language).maximize().region ?? ''}`
  );
}

export interface LikelyContext {
  /** Nothing else will be heard at all: all that can be understood is wanted, and not only what is likely. */
  readonly closed: boolean;
  readonly language: LanguageName;
  readonly game: Game | undefined;
  /** How moves are called. */
  readonly style: CallStyle;
  /** Whether it is played at a table, where moves are also announced, repeated and executed by words. */
  readonly atTable: boolean;
  /** What may be said to what is open here in place of the game, where it has words of its own. */
  readonly ofLine?: ((language: LanguageName, style: CallStyle) => readonly string[]) | undefined;
  /** Those of the commands that there are. */
  readonly phrases?: PhraseBook;
}

/** What is likely to be said now: the calls of the moves that are possible, and commands. */
export function likelyPhrases({
  closed,
  language,
  game,
  style,
  atTable,
  ofLine,
  phrases = COMMAND_PHRASES,
}: LikelyContext): readonly string[] {
  // More than leads anywhere: a recogniser of all words leans to none of them.
  if (ofLine) return closed ? ofLine(language, style) : [];
  // Of a clock alone the game is on a board elsewhere, and no move of it is told here.
  const isClock = game?.conditions.board !== undefined;
  if (isClock) {
    const clock = clockPhrasesOf(phrases);
    return closed ? everyClockPhrase(language, clock) : spokenClockPhrases(language, clock);
  }
  const { game: commands } = phrases;
  const tables = tablePhrasesOf(phrases);
  const context = { game, language, style };
  if (closed)
    return [...new Set([...closedPhrases(context, commands), ...(atTable ? everyTablePhrase(language, tables) : [])])];
  const table = atTable ? spokenTablePhrases(language, tables) : [];
  return game ? [...new Set([...spokenPhrases(context, commands), ...table])] : [];
}
