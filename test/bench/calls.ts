/**
 * Positions reached by chance from a seed, and the calls of their moves, as they are said: for what is heard of them.
 */
import { START_FEN } from '../../src/laws/board/board.js';
import { positionOf, type Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import type { Move } from '../../src/laws/squares.js';
import { callOf } from '../../speech/phrase/call.js';
import type { PhraseOptions } from '../../speech/phrase/options.js';
import type { CallStyle } from '../../speech/style.js';
import { wordsBe } from '../../speech/languages/be.js';
import { wordsDe } from '../../speech/languages/de.js';
import { wordsEn } from '../../speech/languages/en.js';
import type { LanguageName } from '../../speech/language-names.js';
import { wordsEs } from '../../speech/languages/es.js';
import { wordsMk } from '../../speech/languages/mk.js';
import { wordsUk } from '../../speech/languages/uk.js';
import { game } from '../laws/play.js';
import { inWords } from '../speech/said.js';

const WORDS = { en: wordsEn, de: wordsDe, uk: wordsUk, be: wordsBe, mk: wordsMk, es: wordsEs } as const;

/** Styles whose calls are words. */
export const SPOKEN_STYLES = ['fide', 'fide names', 'plain', 'nato'] as const satisfies readonly CallStyle[];

/** The initial position, one with much to castle and capture, one with pawns to be taken en passant, one about to promote. */
const STARTS = [
  START_FEN,
  'r3k2r/pppq1ppp/2npbn2/1Bb1p1B1/4P3/2NP1N2/PPPQ1PPP/R3K2R w KQkq - 0 1',
  '4k3/p1p1p1p1/8/1P1P1P1P/p1p1p1p1/8/1P1P1P1P/4K3 w - - 0 1',
  'n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1',
];
const MOST_PLIES = 60;

/** Numbers from 0 to below 1, always the same ones for a seed (Tommy Ettinger's mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function oneOf<T>(things: readonly T[], random: () => number): T {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new RangeError('nothing to choose from');
  return thing;
}

/** A game that is not over, in a position reached by chance. */
export function randomGame(random: () => number): Game {
  const start = oneOf(STARTS, random);
  const plies = Math.floor(random() * MOST_PLIES);
  let position = positionOf(game(start));
  for (let ply = 0; ply < plies; ply += 1) {
    const next = position.play(oneOf(position.legalMoves(), random));
    if (next.legalMoves().length === 0) break;
    position = next;
  }
  // Dead positions and counted moves end a game too: it must be one in which a move can be made.
  const reached = { ...game(start), positions: [position] };
  const move = position.legalMoves()[0];
  return move && after(reached, move) ? reached : randomGame(random);
}

function after(before: Game, move: Move): Game | undefined {
  const judgement = judge(before, { type: 'make', by: positionOf(before).turn, at: 0, move });
  return judgement.type === 'refused' ? undefined : judgement.game;
}

/** A move as it is recorded when it is made: what its calls are made of. */
export interface Made {
  readonly before: Game;
  readonly move: Move;
  readonly entry: Parameters<typeof callOf>[0];
}

/** The move made. @throws {Error} if it is not legal. */
export function made(before: Game, move: Move): Made {
  const game = after(before, move);
  const entry = game?.sheets.white.at(-1);
  if (!game || !entry) throw new Error(`${JSON.stringify(move)} was not made`);
  return { before, move, entry: { ...entry, ending: game.ending } };
}

/** What is called for it. */
export function callFor(
  { entry }: Made,
  language: LanguageName,
  choices: Partial<PhraseOptions> & { readonly callStyle: CallStyle },
): string {
  return callOf(entry, inWords(WORDS[language], choices)).text;
}

const NUMBERS = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  de: ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'],
  uk: ['один', 'два', 'три', 'чотири', "п'ять", 'шість', 'сім', 'вісім'],
  be: ['адзін', 'два', 'тры', 'чатыры', 'пяць', 'шэсць', 'сем', 'восем'],
  mk: ['еден', 'два', 'три', 'четири', 'пет', 'шест', 'седум', 'осум'],
  es: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'],
} as const;

/** The words of a call as they are spoken: "e4" as "e four", without signs, in lower case. */
export function spokenWordsOf(call: string, language: LanguageName): readonly string[] {
  return call
    .toLowerCase()
    .replace(
      /([a-h])([1-8])/gu,
      (_, file: string, rank: string) => `${file} ${NUMBERS[language][Number(rank) - 1] ?? ''}`,
    )
    .replace(/[’ʼ]/gu, "'")
    .replace(/[^\p{L}'\s]+/gu, ' ')
    .split(/\s+/u)
    .filter((word) => word !== '');
}
