/** What is likely to be said now: the calls of the moves that are possible, and commands. It comes with the hearing of typed words. */
import type { LanguageName } from '../../../speech/words/language-names.js';
import type { Game } from '../../laws/state.js';
import { remembered } from '../../play/remembered.js';

export interface LikelyContext {
  /** Every word that can be understood is wanted, and not what is likely: nothing else will be heard at all. */
  readonly closed: boolean;
  readonly language: LanguageName;
  readonly game: Game | undefined;
  /** Whether it is played at a table, where moves are also announced, repeated and executed by words. */
  readonly atTable: boolean;
}

const loadHearing = remembered(() => import('../../../speech/hear.js'));

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

export function likelyPhrases(context: LikelyContext): readonly string[] {
  if (!hearing) prepareLikely();
  return hearing ? likelyIn(hearing, context) : [];
}

function likelyIn(
  heard: NonNullable<typeof hearing>,
  { closed, language, game, atTable }: LikelyContext,
): readonly string[] {
  // Of a clock alone the game is on a board elsewhere, and no move of it is told here.
  const isClock = game?.conditions.board !== undefined;
  if (isClock) return closed ? heard.spokenClockWords(language) : heard.spokenClockPhrases(language);
  const table = !atTable ? [] : closed ? heard.spokenTableWords(language) : heard.spokenTablePhrases(language);
  if (closed) return [...new Set([...heard.spokenWords(language), ...table])];
  return game ? [...new Set([...heard.spokenPhrases({ game, language }), ...table])] : [];
}
