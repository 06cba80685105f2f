/** From the choices of the form to a game, and to the next one. */
import { describe, expect, it } from 'vitest';
import { choiceAgain, setupFor, type NewGameChoice } from '../../src/game/new-game.js';
import { START_FEN } from '../../src/laws/board/board.js';
import { timeControl } from '../../src/laws/clock/time-control.js';
import { DEFAULT_CONDITIONS, type ConditionsChoice } from '../../src/game/conditions-choice.js';

const SOURCE = { id: 'one', now: 5, chance: 0, startChance: 0 };
const BLITZ: ConditionsChoice = { ...DEFAULT_CONDITIONS, time: '3+2', play: 'strict', start: 'by lot' };
const CHOICE: NewGameChoice = { opponent: 'computer', level: 3, color: 'lot', conditions: BLITZ };

describe('a game from what the form chose', () => {
  it('is casual, without a clock and from the usual position where nothing more is chosen', () => {
    expect(setupFor({ opponent: 'computer', level: 3, color: 'black' }, SOURCE)).toMatchObject({
      color: 'black',
      setup: {
        id: 'one',
        begunAt: 5,
        conditions: { play: 'casual', start: START_FEN },
        seats: { white: { type: 'computer', level: 3 }, black: { type: 'player' } },
      },
    });
  });

  it('has the colour and the position by lots of their own', () => {
    const { color, setup } = setupFor(CHOICE, { ...SOURCE, chance: 0.5, startChance: 0 });
    expect(color).toBe('black');
    // Number 0 of Scharnagl's table is BBQNNRKR.
    expect(setup.conditions).toMatchObject({
      start: 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1',
      chess960: 0,
      time: { white: timeControl(3, 2), black: timeControl(3, 2) },
      press: 'by hand',
    });
    expect(setupFor(CHOICE, { ...SOURCE, startChance: 518.5 / 960 }).setup.conditions.chess960).toBe(518);
  });
});

describe('the same once more', () => {
  it('keeps the conditions, and draws again what was drawn', () => {
    const { setup } = setupFor(CHOICE, SOURCE);
    expect(choiceAgain(setup.seats, CHOICE)).toEqual(CHOICE);
    expect(choiceAgain(setup.seats, { ...CHOICE, color: 'white' }).color).toBe('white');
    const beside: NewGameChoice = { ...CHOICE, opponent: 'beside' };
    expect(choiceAgain(setupFor(beside, SOURCE).setup.seats, beside)).toEqual(beside);
  });
});
