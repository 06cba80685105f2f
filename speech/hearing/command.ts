/**
 * What is typed or said and is no move: offers and their answers, claims, complaints, questions about the board and the clock, and what
 * the page is to do.
 */
import type { ActDraft, ClaimQuickplay } from '../../src/laws/acts.js';
import type { Complaint } from '../../src/laws/rules/complaint.js';
import type { ClaimGround } from '../../src/laws/acts/draw.js';
import type { Color, Square } from '../../src/laws/squares.js';
import type { ClockDetailQuestion } from '../../src/questions/clock-details.js';
import type { Answer, ClockQuestion, Question } from '../../src/questions/question.js';
import type { CallStyle } from '../style.js';

/** Acts that need nothing but the word. */
export type PlainAct = Exclude<ActDraft['type'], 'claim' | 'claim quickplay' | 'flag' | 'make'> &
  ('offer' | 'accept' | 'reject' | 'resign' | 'adjust' | 'stop' | 'restart' | 'press');

/** What the page does, and no act of the game. */
export type PageWish =
  | {
      readonly do:
        'flip' | 'undo' | 'repeat' | 'opponent' | 'board' | 'present' | 'new game' | 'clock alone' | 'feel clock';
    }
  /** Saves the game as a file; lists the games on this device. */
  | { readonly do: 'save' | 'games' }
  /** Where the piece can go of which a move was just refused, or else the one that is in the hand. */
  | { readonly do: 'moves of it' }
  | { readonly do: 'go to square'; readonly square: Square }
  /** The position after the move of this number on the scoresheet; after White's, where both have one. */
  | { readonly do: 'go to move'; readonly number: number }
  | { readonly do: 'look'; readonly way: 'back' | 'forward' }
  | { readonly do: 'help'; readonly answer: Extract<Answer, { readonly about: 'commands' }> };

export type SettingChange =
  | { readonly set: 'call style'; readonly to: CallStyle }
  | { readonly set: 'rate'; readonly to: 'faster' | 'slower' }
  | { readonly set: 'sound'; readonly on: boolean };

export type Command =
  | { readonly type: PlainAct }
  /** Whether time that no window watched is charged. */
  | { readonly type: 'charge time'; readonly charged: boolean }
  /** Of the opponent, where no player is named. */
  | { readonly type: 'flag'; readonly of?: Color }
  /** `move` is what is left to be read as the intended move. */
  | { readonly type: 'claim'; readonly ground: ClaimGround; readonly move?: string }
  | { readonly type: 'claim quickplay'; readonly asks: ClaimQuickplay['asks'] }
  | { readonly type: 'claim of what' }
  /** Of the opponent's last move or press. */
  | { readonly type: 'point out'; readonly what: Complaint }
  /** That a move was illegal which may have been answered since: its number on the scoresheet. */
  | { readonly type: 'illegal move'; readonly number: number }
  | { readonly type: 'ask'; readonly question: Question | ClockQuestion | ClockDetailQuestion }
  | { readonly type: 'page'; readonly page: PageWish }
  | { readonly type: 'setting'; readonly change: SettingChange };

/** Why a command cannot be understood. Worded with the other refusals. */
export type CommandRefusal =
  | { readonly reason: 'claim of what' }
  /** The opponent has made no move of this number. */
  | { readonly reason: 'no such move'; readonly number: number }
  /** The game has no move of this number that could be looked at. */
  | { readonly reason: 'no such move here'; readonly number: number }
  /** Neither a move nor a command; but one of these may have been meant (their places are marked, see `words/marks.ts`). */
  | { readonly reason: 'unreadable'; readonly text: string; readonly nearest: readonly string[] };
