/**
 * A printed score typed move by move, on the pages of several languages.
 */
import { describe, expect, it } from 'vitest';
import { positionOf, type Game } from '../../src/laws/game.js';
import { judge } from '../../src/laws/judge.js';
import { hear } from '../../speech/hear.js';
import { game } from '../laws/play.js';
import { LAST_POSITION, PRINTED } from '../notation/reykjavik-17.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';
import type { LanguageName } from '../../speech/language-names.js';

interface Typed {
  readonly game: Game;
  /** What was asked on the way: the text and the moves it might mean. */
  readonly asked: readonly { readonly text: string; readonly moves: readonly string[] }[];
}

/** Types the moves in turn; where it is asked, the answer is the Ukrainian reading. */
function type(moves: readonly string[], language: LanguageName): Typed {
  const start: Typed = { game: game(), asked: [] };
  return moves.reduce<Typed>((typed, text, at) => {
    const heard = hear(text, { game: typed.game, languages: everyLanguage(language) });
    if (heard.type === 'refused') throw new Error(`${text}: ${JSON.stringify(heard.refusal)}`);
    const chosen = heard.type === 'ask' ? heard.alphabets.findIndex((names) => names.includes('uk')) : 0;
    const move = heard.type === 'ask' ? heard.moves[chosen] : heard.move;
    const alphabets = heard.type === 'ask' ? heard.alphabets[chosen] : heard.alphabets;
    if (!move || !alphabets) throw new Error(`${text}: nothing to choose`);
    const by = positionOf(typed.game).turn;
    const judgement = judge(typed.game, { type: 'make', by, at, move, alphabets });
    if (judgement.type !== 'done') throw new Error(`${text} was heard as an impossible move`);
    const asked = heard.type === 'ask' ? [{ text, moves: heard.moves.map(({ from, to }) => from + to).sort() }] : [];
    return { game: judgement.game, asked: [...typed.asked, ...asked] };
  }, start);
}

describe('Spassky–Fischer 1972, game 17, as printed', () => {
  it('has 89 half-moves', () => {
    expect(PRINTED).toHaveLength(89);
  });

  it.each(['en', 'de', 'uk', 'be'] as const)('is understood to its end on the page in %s', (language) => {
    const typed = type(PRINTED, language);
    expect(typed.asked).toEqual([]);
    expect(positionOf(typed.game).fen()).toBe(LAST_POSITION);
  });

  it('is understood with the numbers that stand before the moves', () => {
    const numbered = PRINTED.map((text, ply) => `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}${text}`);
    expect(positionOf(type(numbered, 'en').game).fen()).toBe(LAST_POSITION);
  });

  it('fits the Ukrainian alphabet in every move that has a letter, and the Russian not in the rook’s', () => {
    const { alphabets } = type(PRINTED, 'en').game;
    const lettered = PRINTED.filter((text) => /^(?:[КKСCФТT]|kp)/u.test(text)).length;
    expect(alphabets['uk']).toBe(lettered);
    const rooks = PRINTED.filter((text) => /^[ТT]/u.test(text)).length;
    expect(alphabets['ru']).toBe(lettered - rooks);
  });

  // On a Macedonian page К is the king and С (скокач) the knight, so it must be asked where the king cannot have been meant
  // alone, and where knight and bishop can both go.
  it('is understood on the Macedonian page with the questions it takes', () => {
    const typed = type(PRINTED, 'mk');
    expect(typed.asked.slice(0, 2)).toEqual([
      { text: 'Кc3', moves: ['b1c3'] },
      { text: 'Сg4', moves: ['c8g4', 'f6g4'] },
    ]);
    expect(positionOf(typed.game).fen()).toBe(LAST_POSITION);
  });
});
