/** What can be chosen of how much is said, in the words of the page. */
import { msg } from '@lit/localize';
import type { CallLength, Detail, GermanCall, ReaderPace, Repetition, Verbosity } from '../../../speech/style.js';

/** The kinds of output that have their own verbosity, and those that are said or not. */
export type Graded = { [Key in keyof Detail]: Detail[Key] extends Verbosity ? Key : never }[keyof Detail];
export type Switched = Exclude<keyof Detail, Graded>;

export const GRADED: readonly Graded[] = ['ownMoves', 'opponentsMoves', 'squares', 'captures', 'clock'];
export const SWITCHED: readonly Switched[] = ['mover', 'number', 'color', 'echo'];

export function gradedText(graded: Graded): string {
  switch (graded) {
    case 'ownMoves':
      return msg('My moves', { id: 'detail-own-moves' });
    case 'opponentsMoves':
      return msg("My opponent's moves", { id: 'detail-opponents-moves' });
    case 'squares':
      return msg('Squares', { id: 'detail-squares' });
    case 'captures':
      return msg('Checks and captures', { id: 'detail-captures' });
    case 'clock':
      return msg('Clock', { id: 'detail-clock' });
  }
}

export function verbosityText(verbosity: Verbosity): string {
  switch (verbosity) {
    case 'brief':
      return msg('Brief', { id: 'brief' });
    case 'normal':
      return msg('Normal', { id: 'normal' });
    case 'full':
      return msg('Full', { id: 'full' });
  }
}

export function switchedText(switched: Switched): string {
  switch (switched) {
    case 'mover':
      return msg('Say who moved', { id: 'detail-mover' });
    case 'number':
      return msg('Say the number of the move', { id: 'detail-number' });
    case 'color':
      return msg('Say the colour of a piece', { id: 'detail-color' });
    case 'echo':
      return msg('Say my own moves', { id: 'detail-echo' });
  }
}

export function lengthText(length: CallLength): string {
  switch (length) {
    case 'usual':
      return msg('As is usual for the way moves are called', { id: 'length-usual' });
    case 'from and to':
      return msg('Both squares', { id: 'length-both' });
    case 'short':
      return msg('Only the square it goes to, where that is enough', { id: 'length-short' });
  }
}

export function germanText(german: GermanCall): string {
  switch (german) {
    case 'as written':
      return msg('As it is written', { id: 'german-written' });
    case 'respelt':
      return msg('Spelt for the voice of this language', { id: 'german-respelt' });
  }
}

export function repetitionText(repetition: Repetition): string {
  switch (repetition) {
    case 'game':
      return msg('Moves, ends, offers, flags and rulings', { id: 'again-game' });
    case 'game and clock':
      return msg('Those, and warnings of the clock', { id: 'again-clock' });
    case 'nothing':
      return msg('Nothing', { id: 'again-nothing' });
  }
}

export function paceText(pace: ReaderPace): string {
  switch (pace) {
    case 'slow':
      return msg('Slowly', { id: 'pace-slow' });
    case 'usual':
      return msg('At the usual speed', { id: 'pace-usual' });
    case 'fast':
      return msg('Fast', { id: 'pace-fast' });
  }
}
