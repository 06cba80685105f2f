/**
 * What is felt on the dial, as data: for the hand and the ear at once (`DialTouch`), and in words when it is asked for (`DialFelt`).
 */
import { angleOfMinute, dotsAt, flagMinute, minuteAt, type DialFlag, type DialReading, type Dots } from './dial.js';
import type { DialMode } from './dial-setting.js';
import { angleOfZone, type DialPlace, type DialZone } from './dial-zones.js';

/** One thing that is come upon, and where: its angle, clockwise from the top in degrees. */
export type DialTouch = { readonly angle: number } & (
  | { readonly feels: 'dots'; readonly dots: Dots }
  | { readonly feels: 'minute hand' | 'hour hand' | 'off the dial' }
  | { readonly feels: 'flag'; readonly flag: DialFlag }
);

/** What lets a touch be felt or heard: a motor, a loudspeaker. */
export interface DialSense {
  /** A new touch takes the place of what is still felt of the last one. */
  touch(touch: DialTouch): void;
  /** Ends what is still felt. */
  stop(): void;
}

/** What there is at a minute of the dial, from the rim inward. */
export type DialPart =
  | { readonly part: 'dots'; readonly dots: Dots }
  | { readonly part: 'flag'; readonly flag: DialFlag }
  | { readonly part: 'minute hand' | 'hour hand' };

/** What is under the finger or the cursor. */
export type DialFelt =
  /** A minute, 0 to 59, with what there is: of a finger what it is on, of the cursor all. */
  | { readonly at: 'minute'; readonly minute: number; readonly holds: readonly DialPart[] }
  | {
      readonly at: 'minute hand';
      readonly mode: DialMode;
      /** Milliseconds until it is at the top; 0: it is there. */
      readonly toTheTop: number;
    }
  | { readonly at: 'hour hand'; readonly hours: DialReading['hours'] }
  | { readonly at: 'flag'; readonly flag: DialFlag }
  | { readonly at: 'middle' }
  | { readonly at: 'off the dial' };

/** The parts that are found by a letter. */
export type FoundPart = 'minute hand' | 'hour hand' | 'flag';

/** What a finger in a zone is on. */
export function feltIn(zone: DialZone, reading: DialReading): DialFelt {
  switch (zone.zone) {
    case 'mark': {
      const dots = dotsAt(zone.minute);
      return { at: 'minute', minute: zone.minute, holds: dots ? [{ part: 'dots', dots }] : [] };
    }
    case 'face':
      return { at: 'minute', minute: zone.minute, holds: [] };
    case 'minute hand':
    case 'hour hand':
    case 'flag':
      return foundPart(zone.zone, reading);
    case 'middle':
    case 'off the dial':
      return { at: zone.zone };
  }
}

/** A hand or the flag, as it is told by itself. */
export function foundPart(part: FoundPart, reading: DialReading): DialFelt {
  switch (part) {
    case 'minute hand':
      return { at: part, mode: reading.mode, toTheTop: reading.toTheTop };
    case 'hour hand':
      return { at: part, hours: reading.hours };
    case 'flag':
      return { at: part, flag: reading.flag };
  }
}

/** All that there is at a minute of the dial. */
export function feltAtMinute(minute: number, reading: DialReading): DialFelt & { readonly at: 'minute' } {
  const dots = dotsAt(minute);
  const holds: readonly (DialPart | undefined)[] = [
    dots && { part: 'dots', dots },
    minute === minuteOfPart('flag', reading) ? { part: 'flag', flag: reading.flag } : undefined,
    minute === minuteOfPart('minute hand', reading) ? { part: 'minute hand' } : undefined,
    minute === minuteOfPart('hour hand', reading) ? { part: 'hour hand' } : undefined,
  ];
  return { at: 'minute', minute, holds: holds.filter((part) => part !== undefined) };
}

/** The minute of the dial at which a part is found. */
export function minuteOfPart(part: FoundPart, reading: DialReading): number {
  switch (part) {
    case 'minute hand':
      return minuteAt(reading.minuteAngle);
    case 'hour hand':
      return minuteAt(reading.hourAngle);
    case 'flag':
      return flagMinute(reading.mode);
  }
}

/** How a finger feels what it came to; the bare face, and its middle, are not felt. */
export function touchIn(zone: DialZone, reading: DialReading, place: DialPlace): DialTouch | undefined {
  const angle = angleOfZone(zone, reading, place);
  switch (zone.zone) {
    case 'mark': {
      const dots = dotsAt(zone.minute);
      return dots && { angle, feels: 'dots', dots };
    }
    case 'flag':
      return { angle, feels: 'flag', flag: reading.flag };
    case 'minute hand':
    case 'hour hand':
    case 'off the dial':
      return { angle, feels: zone.zone };
    case 'face':
    case 'middle':
      return undefined;
  }
}

/** How the cursor feels what it came to: of several things the one that is looked for most. */
export function touchAtMinute({ minute, holds }: DialFelt & { readonly at: 'minute' }): DialTouch | undefined {
  const told = ['minute hand', 'hour hand', 'flag', 'dots'] as const;
  const part = told.flatMap((name) => holds.find((held) => held.part === name) ?? [])[0];
  return part && touchOfPart(part, angleOfMinute(minute));
}

function touchOfPart(part: DialPart, angle: number): DialTouch {
  switch (part.part) {
    case 'dots':
      return { angle, feels: 'dots', dots: part.dots };
    case 'flag':
      return { angle, feels: 'flag', flag: part.flag };
    case 'minute hand':
    case 'hour hand':
      return { angle, feels: part.part };
  }
}

/** How a part that was found by its letter is felt. */
export function touchOfFound(part: FoundPart, reading: DialReading): DialTouch {
  switch (part) {
    case 'minute hand':
      return { angle: reading.minuteAngle, feels: part };
    case 'hour hand':
      return { angle: reading.hourAngle, feels: part };
    case 'flag':
      return { angle: angleOfMinute(flagMinute(reading.mode)), feels: part, flag: reading.flag };
  }
}
