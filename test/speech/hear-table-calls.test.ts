/**
 * Whatever is called at a table, in any language and style, is heard as that call; and repeated by the opponent, as that repetition
 * (App. D.2.1): over every legal move of positions reached by chance.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionOf, type Game } from '../../src/laws/game.js';
import { opposite, sameMove, type Move } from '../../src/laws/squares.js';
import { hearTable, type TableHeard } from '../../speech/hearing/table-commands/hear-table.js';
import { CALL_STYLES } from '../../speech/style.js';
import { callFor, made, randomFrom, randomGame } from '../bench/calls.js';
import { did } from '../laws/judged.js';
import { BOTH } from '../laws/table.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';
import { WRITTEN_OUT, type WrittenOut } from './written-out.js';

const SAID: Readonly<Record<WrittenOut, Readonly<Record<'call' | 'repeat', (move: string) => string>>>> = {
  en: { call: (move) => `call ${move}`, repeat: (move) => `I repeat: ${move}` },
  de: { call: (move) => `ich sage ${move} an`, repeat: (move) => `ich wiederhole: ${move}` },
  uk: { call: (move) => `оголошую хід ${move}`, repeat: (move) => `повторюю ${move}` },
  be: { call: (move) => `аб’яўляю ход ${move}`, repeat: (move) => `паўтараю ${move}` },
  mk: { call: (move) => `најавувам ${move}`, repeat: (move) => `повторувам ${move}` },
  pl: { call: (move) => `zapowiadam ruch ${move}`, repeat: (move) => `powtarzam ${move}` },
  fr: { call: (move) => `j’annonce ${move}`, repeat: (move) => `je répète ${move}` },
  es: { call: (move) => `anuncio ${move}`, repeat: (move) => `repito: ${move}` },
};

/** The same position with two visually disabled players at a table. */
function atTable(game: Game): Game {
  const board = positionOf(game);
  return {
    ...game,
    boards: { white: board, black: board },
    conditions: { ...game.conditions, play: 'strict', illegalMoves: 'stand', blind: BOTH },
  };
}

const isCall = (heard: TableHeard, act: 'call' | 'call and place' | 'repeat', move: Move): boolean =>
  heard.type === 'act' && heard.exact && heard.act.do === act && sameMove(heard.act.move, move);

const isAsked = (heard: TableHeard, move: Move): boolean =>
  heard.type === 'which' && heard.moves.some((one) => sameMove(one, move));

test.each(WRITTEN_OUT)(
  'in %s a call is heard as that call, with or without its word, and as the repetition',
  (language) => {
    const amiss: string[] = [];
    let calls = 0;
    let asked = 0;
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...CALL_STYLES), (seed, callStyle) => {
        const game = randomGame(randomFrom(seed));
        const { turn } = positionOf(game);
        const table = atTable(game);
        for (const move of positionOf(game).legalMoves()) {
          const text = callFor(made(game, move), language, { callStyle });
          const player = { game: table, sides: [turn], isAssistant: false, languages: everyLanguage(language) };
          const called = did(table, 0, { type: 'announce', by: turn, move }).game;
          const opponent = {
            game: called,
            sides: [opposite(turn)],
            isAssistant: false,
            languages: everyLanguage(language),
          };
          const spoken = hearTable(SAID[language].call(text), player);
          const bare = hearTable(text, player);
          calls += 1;
          if (isAsked(spoken, move) && isAsked(bare, move)) asked += 1;
          else if (!isCall(spoken, 'call', move) || !isCall(bare, 'call and place', move))
            amiss.push(`${text}: called`);
          const again = [hearTable(SAID[language].repeat(text), opponent), hearTable(text, opponent)];
          if (!again.every((heard) => isCall(heard, 'repeat', move))) amiss.push(`${text}: repeated`);
        }
      }),
      { seed: 20_261_122, numRuns: 10 },
    );
    expect(amiss).toEqual([]);
    expect(calls).toBeGreaterThan(150);
    expect(asked / calls).toBeLessThan(0.01);
  },
);
