/**
 * Round trip: whatever is called, in any language and style, can be typed back and means the same move; or it is asked about, where
 * the words truly fit several.
 */
import { describe, expect, it } from 'vitest';
import { positionOf } from '../../src/laws/game.js';
import { sameMove, type Move } from '../../src/laws/squares.js';
import { hear } from '../../speech/hear.js';
import { callOf } from '../../speech/phrase/call.js';
import type { PhraseOptions } from '../../speech/phrase/options.js';
import { CALL_STYLES, DEFAULT_DETAIL } from '../../speech/style.js';
import { wordsBe } from '../../speech/languages/be.js';
import { wordsDe } from '../../speech/languages/de.js';
import { wordsEn } from '../../speech/languages/en.js';
import { LANGUAGE_NAMES } from '../../speech/language-names.js';
import { wordsEs } from '../../speech/languages/es.js';
import { wordsMk } from '../../speech/languages/mk.js';
import { wordsUk } from '../../speech/languages/uk.js';
import { roundTrips } from '../bench/call-and-hear.js';
import { inRandomGames, type Ply } from './random-games.js';
import { inWords } from './said.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';

const WORDS = { en: wordsEn, de: wordsDe, uk: wordsUk, be: wordsBe, mk: wordsMk, es: wordsEs } as const;

const LENGTHS: readonly Partial<PhraseOptions>[] = [
  {},
  { callLength: 'short' },
  { detail: { ...DEFAULT_DETAIL, captures: 'full' } },
  { detail: { ...DEFAULT_DETAIL, captures: 'brief' } },
  { detail: { ...DEFAULT_DETAIL, ownMoves: 'brief', opponentsMoves: 'brief' } },
];

function callIn({ after }: Ply, options: PhraseOptions): string {
  const entry = after.sheets.white.at(-1);
  if (!entry) throw new Error('a move was recorded');
  return callOf({ ...entry, ending: after.ending }, options).text;
}

function madeIn({ moved: { from, to, promotion, castling } }: Ply): Move {
  return { from, to, ...(promotion && { promotion }), ...(castling && { castling }) };
}

describe('every legal move of thirty positions', () => {
  it('is heard as exactly that move, or asked about, in every style and language', () => {
    const { calls, heard, asked, amiss } = roundTrips({ positions: 30, seed: 20_261_122 });
    expect(amiss).toEqual([]);
    expect(heard + asked).toBe(calls);
    // 30 positions have some 25 moves each, in six styles and five languages.
    expect(calls).toBeGreaterThan(15_000);
    expect(asked / calls).toBeLessThan(0.01);
  });
});

describe.each(LANGUAGE_NAMES)('in %s', (language) => {
  it.each(CALL_STYLES)('the %s call of every move is heard as that move', (callStyle) => {
    inRandomGames((plies) => {
      for (const [index, ply] of plies.entries()) {
        const options = inWords(WORDS[language], { callStyle, ...LENGTHS[index % LENGTHS.length] });
        const call = callIn(ply, options);
        const heard = hear(call, { game: ply.before, languages: everyLanguage(language) });
        expect(heard, `${call} in ${positionOf(ply.before).fen()}`).toEqual({
          type: 'move',
          move: madeIn(ply),
          alphabets: heard.type === 'move' ? heard.alphabets : [],
          exact: true,
        });
      }
    }, 12);
  });

  it.each(CALL_STYLES)('the %s call is heard, or asked about, on the pages of all languages', (callStyle) => {
    inRandomGames((plies) => {
      for (const [index, ply] of plies.entries()) {
        const call = callIn(ply, inWords(WORDS[language], { callStyle }));
        const page = LANGUAGE_NAMES[index % LANGUAGE_NAMES.length] ?? 'en';
        const heard = hear(call, { game: ply.before, languages: everyLanguage(page) });
        const made = madeIn(ply);
        const asked = heard.type === 'ask' && heard.moves.some((move) => sameMove(move, made));
        const meant = heard.type === 'move' && sameMove(heard.move, made);
        // A piece letter of this page is read as this page has it.
        const lettered = callStyle === 'algebraic' && page !== language;
        expect(asked || meant || lettered, `${call} on ${page} in ${positionOf(ply.before).fen()}`).toBe(true);
      }
    }, 6);
  });
});
