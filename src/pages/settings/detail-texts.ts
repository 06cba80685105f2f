/** What can be chosen of how much is said, in the words of the page. */
import { msg } from './texts.js';
import type { CallLength, Detail, GermanCall, ReaderPace, Repetition, Verbosity } from '../../../speech/style.js';

/** The kinds of output that have their own verbosity, and those that are said or not. */
export type Graded = { [Key in keyof Detail]: Detail[Key] extends Verbosity ? Key : never }[keyof Detail];
export type Switched = Exclude<keyof Detail, Graded>;

export const GRADED: readonly Graded[] = ['ownMoves', 'opponentsMoves', 'squares', 'captures', 'clock'];
export const SWITCHED: readonly Switched[] = ['mover', 'number', 'color', 'echo'];

export function gradedText(graded: Graded): string {
  switch (graded) {
    case 'ownMoves':
      return msg('detail-own-moves');
    case 'opponentsMoves':
      return msg('detail-opponents-moves');
    case 'squares':
      return msg('detail-squares');
    case 'captures':
      return msg('detail-captures');
    case 'clock':
      return msg('detail-clock');
  }
}

export function verbosityText(verbosity: Verbosity): string {
  switch (verbosity) {
    case 'brief':
      return msg('brief');
    case 'normal':
      return msg('normal');
    case 'full':
      return msg('full');
  }
}

export function switchedText(switched: Switched): string {
  switch (switched) {
    case 'mover':
      return msg('detail-mover');
    case 'number':
      return msg('detail-number');
    case 'color':
      return msg('detail-color');
    case 'echo':
      return msg('detail-echo');
  }
}

export function lengthText(length: CallLength): string {
  switch (length) {
    case 'usual':
      return msg('length-usual');
    case 'from and to':
      return msg('length-both');
    case 'short':
      return msg('length-short');
  }
}

export function germanText(german: GermanCall): string {
  switch (german) {
    case 'as written':
      return msg('german-written');
    case 'respelt':
      return msg('german-respelt');
  }
}

export function repetitionText(repetition: Repetition): string {
  switch (repetition) {
    case 'game':
      return msg('again-game');
    case 'game and clock':
      return msg('again-clock');
    case 'nothing':
      return msg('again-nothing');
  }
}

export function paceText(pace: ReaderPace): string {
  switch (pace) {
    case 'slow':
      return msg('pace-slow');
    case 'usual':
      return msg('pace-usual');
    case 'fast':
      return msg('pace-fast');
  }
}
