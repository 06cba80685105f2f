/** Silence counts as yes where the user wants it so, and never where a slip could cost the game. */
import { beforeEach, describe, expect, it } from 'vitest';
import { SILENCE, SilentYes } from '../../../src/app/voice/silent-yes.js';
import type { AskedInGame } from '../../../src/game/line-open.js';
import type { Game } from '../../../src/laws/game.js';
import type { Move } from '../../../src/laws/squares.js';
import { HandTurnedTime } from '../../speech/announcer/announcer-fakes.js';
import { game } from '../../laws/play.js';
import { begin } from '../../laws/timed.js';

const E4: Move = { from: 'e2', to: 'e4' };
const D4: Move = { from: 'd2', to: 'd4' };

const about = (moves: readonly Move[], more: Partial<AskedInGame> = {}): AskedInGame => ({
  question: { moves, alphabets: moves.map(() => []) },
  held: {} as AskedInGame['held'],
  say: () => '',
  ...more,
});

let made: Move[];
let asked: AskedInGame | undefined;
let played: Game;
let wanted: boolean;
let time: HandTurnedTime;
let speak: (speaking: boolean) => void;
let silent: SilentYes;

beforeEach(() => {
  made = [];
  asked = about([E4]);
  played = game();
  wanted = true;
  time = new HandTurnedTime();
  speak = () => undefined;
  silent = new SilentYes({
    timers: time,
    announcer: {
      listenSpeaking: (listener) => {
        speak = listener;
        return () => undefined;
      },
    },
    wanted: () => wanted,
    game: () => played,
    asked: () => asked,
    yes: (move) => made.push(move),
  });
});

const waits = (milliseconds: number): void => time.pass(milliseconds);

describe('silence after a move was read back', () => {
  it('makes it, after a while', () => {
    silent.heard();
    waits(SILENCE - 1);
    expect(made).toEqual([]);
    waits(1);
    expect(made).toEqual([E4]);
  });

  it('begins when our own voice has read it', () => {
    silent.heard();
    waits(SILENCE - 1);
    speak(true);
    waits(SILENCE);
    expect(made).toEqual([]);
    speak(false);
    waits(SILENCE);
    expect(made).toEqual([E4]);
  });

  it('means nothing where the user does not want it', () => {
    wanted = false;
    silent.heard();
    waits(SILENCE);
    expect(made).toEqual([]);
  });

  it.each([
    ['in strict play', begin({ play: 'strict', press: 'with the move', illegalMoves: 'refused' })],
    ['where illegal moves stand', begin({ play: 'casual', illegalMoves: 'stand' })],
    ['where a clock is pressed by hand', begin({ play: 'casual', press: 'by hand' })],
  ])('means nothing %s', (_, of) => {
    played = of;
    silent.heard();
    waits(SILENCE);
    expect(made).toEqual([]);
  });

  it('is none where the user speaks or presses a key meanwhile', () => {
    silent.heard();
    waits(SILENCE - 1);
    silent.stirred();
    waits(SILENCE);
    speak(true);
    speak(false);
    waits(SILENCE);
    expect(made).toEqual([]);
  });

  it('answers no other question, none between moves, and none in an earlier position', () => {
    silent.heard();
    asked = about([E4]);
    waits(SILENCE);
    for (const one of [
      about([E4, D4]),
      about([E4], { act: () => Promise.resolve({ type: 'done', facts: [] }) }),
      undefined,
    ]) {
      asked = one;
      silent.heard();
      waits(SILENCE);
    }
    expect(made).toEqual([]);
  });
});
