/**
 * The number fields of a game's conditions: what was typed, read as whole numbers, and what is wrong with it, in words.
 */
import { msg } from '../../shared/conditions-texts.js';
import { CHESS960_COUNT } from '../../../laws/board/chess960.js';
import { isDrawLimited } from '../../../laws/editions/draw.js';
import {
  MOST_MOVES_BEFORE_DRAW,
  isMovesBeforeDraw,
  isStartNumber,
  type ConditionsChoice,
  MOST_MINUTES,
  MOST_SECONDS,
  isUpTo,
} from '../../../game/conditions-choice.js';

export const NUMBER_FIELDS = ['minutes', 'seconds', 'black-minutes', 'black-seconds', 'draw-moves', 'number'] as const;
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** What stands in each field, as it was typed. */
export type Typed = Readonly<Record<NumberField, string>>;

export function typedOf({ own, number, movesBeforeDraw }: ConditionsChoice): Typed {
  return {
    minutes: String(own.white.minutes),
    seconds: String(own.white.seconds),
    'black-minutes': String(own.black.minutes),
    'black-seconds': String(own.black.seconds),
    'draw-moves': String(movesBeforeDraw),
    number: String(number),
  };
}

/** A whole number in digits, with nothing else. */
export function read(text: string): number | undefined {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : undefined;
}

/** The fields that count for this choice. */
export function fieldsOf({
  time,
  uneven,
  start,
  play,
  edition,
  agreedDraws,
}: ConditionsChoice): readonly NumberField[] {
  return [
    ...(time === 'own' ? (['minutes', 'seconds'] as const) : []),
    ...(time === 'own' && uneven ? (['black-minutes', 'black-seconds'] as const) : []),
    ...(play === 'strict' && agreedDraws === 'after moves' && isDrawLimited(edition) ? (['draw-moves'] as const) : []),
    ...(start === 'by number' ? (['number'] as const) : []),
  ];
}

/** What is wrong in a field; empty where nothing is. */
export function errorOf(field: NumberField, typed: Typed): string {
  const value = read(typed[field]);
  switch (field) {
    case 'minutes':
    case 'black-minutes': {
      if (value === undefined || !isUpTo(value, MOST_MINUTES)) {
        return msg('error-minutes', { most: MOST_MINUTES });
      }
      const seconds = read(typed[field === 'minutes' ? 'seconds' : 'black-seconds']);
      return value === 0 && seconds === 0 ? msg('error-no-time') : '';
    }
    case 'seconds':
    case 'black-seconds':
      return value === undefined || !isUpTo(value, MOST_SECONDS) ? msg('error-seconds', { most: MOST_SECONDS }) : '';
    case 'draw-moves':
      return isMovesBeforeDraw(value) ? '' : msg('error-draw-moves', { most: MOST_MOVES_BEFORE_DRAW });
    case 'number':
      return value === undefined || !isStartNumber(value) ? msg('error-number', { most: CHESS960_COUNT - 1 }) : '';
  }
}

/** The choice with the numbers that were typed; what cannot be read keeps its last good value. */
export function withTyped(choice: ConditionsChoice, typed: Typed): ConditionsChoice {
  const good = (field: NumberField, fallback: number): number =>
    errorOf(field, typed) === '' ? (read(typed[field]) ?? fallback) : fallback;
  const { white, black } = choice.own;
  return {
    ...choice,
    own: {
      white: { minutes: good('minutes', white.minutes), seconds: good('seconds', white.seconds) },
      black: { minutes: good('black-minutes', black.minutes), seconds: good('black-seconds', black.seconds) },
    },
    movesBeforeDraw: good('draw-moves', choice.movesBeforeDraw),
    number: good('number', choice.number),
  };
}
