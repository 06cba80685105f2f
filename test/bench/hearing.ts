/**
 * How long hearing takes in a middlegame: notation, beside chess.js reading the same; sentences of all languages; and text that must be
 * compared with all that is near.
 */
import { Chess } from 'chess.js';
import { positionOf, type Game } from '../../src/laws/game.js';
import { hear } from '../../speech/hear.js';
import { hearSpoken } from '../../speech/hearing/spoken.js';
import { hearSaid } from '../../src/commands/line-meaning.js';
import { game } from '../laws/play.js';
import { callFor, made, SPOKEN_STYLES, spokenWordsOf } from './calls.js';
import { wordLanguage } from './find-neighbours.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';
import { WRITTEN_OUT, type WrittenOut } from '../speech/written-out.js';

/** Both sides have castled, all pieces but two pawns are there, and there is much to take: 39 legal moves. */
export const MIDDLEGAME = 'r2q1rk1/1pp1bppp/p1np1n2/4p3/2B1P1b1/2NPBN2/PPP2PPP/R2Q1RK1 w - - 0 9';

const PAGES = WRITTEN_OUT;

/** Milliseconds. */
type Times = readonly number[];

/** The same short notation read by us, on the pages of all languages, and by chess.js. Each time the position is new to the reader. */
export function timeNotation(): { readonly ours: Times; readonly chessJs: Times } {
  const ours: number[] = [];
  const chessJs: number[] = [];
  for (const san of new Chess(MIDDLEGAME).moves()) {
    for (const language of PAGES) {
      const played = game(MIDDLEGAME);
      const heard = timed(ours, () => hear(san, { game: played, languages: everyLanguage(language) }));
      if (heard.type === 'refused') throw new Error(`${san} was not heard on ${language}`);
      const chess = new Chess(MIDDLEGAME);
      timed(chessJs, () => chess.move(san));
    }
  }
  return { ours, chessJs };
}

/** Every legal move called in words, in each language and style, on the page of that language. */
export function timeSentences(): Times {
  const times: number[] = [];
  eachCall((words, language) => {
    const played = game(MIDDLEGAME);
    timed(times, () => hear(words.join(' '), { game: played, languages: everyLanguage(language) }));
  });
  return times;
}

/** Text in which one word means nothing, typed and spoken. */
export function timeUnknown(): { readonly typed: Times; readonly spoken: Times } {
  const typed: number[] = [];
  const spoken: number[] = [];
  eachCall((words, language) => {
    const text = words.with(0, UNKNOWN[language]).join(' ');
    const played = game(MIDDLEGAME);
    timed(typed, () => hear(text, { game: played, languages: everyLanguage(language) }));
    const again = game(MIDDLEGAME);
    timed(spoken, () => hearSaid(hearSpoken, [{ text }], { game: again, languages: everyLanguage(language) }));
  });
  return { typed, spoken };
}

/** Words that are near to none. */
const UNKNOWN: Readonly<Record<WrittenOut, string>> = {
  en: 'marmalade',
  de: 'marmelade',
  uk: 'варення',
  be: 'варэнне',
  mk: 'мармалад',
  pl: 'marmolada',
  fr: 'marmelade',
  es: 'mermelada',
};

/** Every seventh move, so that each language and style has a few. */
const STEP = 7;

function eachCall(visit: (words: readonly string[], language: WrittenOut) => void): void {
  const played: Game = game(MIDDLEGAME);
  const moves = positionOf(played).legalMoves();
  for (const language of WRITTEN_OUT) {
    for (const callStyle of SPOKEN_STYLES) {
      moves.forEach((move, index) => {
        if (index % STEP !== 0) return;
        visit(
          spokenWordsOf(callFor(made(played, move), language, { callStyle }), wordLanguage(language, callStyle)),
          language,
        );
      });
    }
  }
}

function timed<T>(times: number[], run: () => T): T {
  const start = performance.now();
  const result = run();
  times.push(performance.now() - start);
  return result;
}
