/** What is likely to be said now: the calls of the moves that are possible, and commands. It comes with the hearing of typed words. */
import type { LanguageName } from '../../speech/words/language-names.js';
import type { Game } from '../laws/state.js';
import { remembered } from '../play/remembered.js';

export interface LikelyContext {
  /** Every word that can be understood is wanted, and not what is likely: nothing else will be heard at all. */
  readonly closed: boolean;
  readonly language: LanguageName;
  readonly game: Game | undefined;
}

const loadHearing = remembered(() => import('../../speech/hear.js'));

let hearing: Awaited<ReturnType<typeof loadHearing>> | undefined;

/** Without it the recogniser listens for anything; it is tried again with the next phrase. */
export function prepareLikely(): void {
  loadHearing().then(
    (loaded) => {
      hearing = loaded;
    },
    () => undefined,
  );
}

export function likelyPhrases({ closed, language, game }: LikelyContext): readonly string[] {
  if (!hearing) prepareLikely();
  // Of a clock alone the game is on a board elsewhere, and no move of it is told here.
  const isClock = game?.conditions.board !== undefined;
  if (closed) return (isClock ? hearing?.spokenClockWords(language) : hearing?.spokenWords(language)) ?? [];
  if (isClock) return hearing?.spokenClockPhrases(language) ?? [];
  return game && hearing ? hearing.spokenPhrases({ game, language }) : [];
}
