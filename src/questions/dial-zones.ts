/**
 * What lies where on the dial. Each thing has a ring of its own, so that a finger always knows what it has found: the marks and the
 * flag at the rim, the minute hand under them, the hour hand inside. So the minute hand can be felt beneath the flag (App. D.2.6.2).
 */
import { DIAL_MARKS, angleOfMinute, between, flagMinute, minuteAt, type DialReading } from './dial.js';

/** A place by its angle, clockwise from the top in degrees, and its distance from the middle: 1 is the rim. */
export interface DialPlace {
  readonly angle: number;
  readonly distance: number;
}

/** The rings, as distances from the middle. */
const RINGS = { middle: 0.12, hours: 0.42, minutes: 0.7, rim: 1 } as const;

/** How far a flag that is all but up reaches beyond the rim. */
const FLAG_REACH = 0.08;

export type DialZone =
  | { readonly zone: 'mark'; readonly minute: number }
  | { readonly zone: 'flag' }
  | { readonly zone: 'minute hand' }
  | { readonly zone: 'hour hand' }
  /** Nothing but the face. */
  | { readonly zone: 'face'; readonly minute: number }
  | { readonly zone: 'middle' }
  | { readonly zone: 'off the dial' };

/** Degrees to either side. A hand nearer to the middle is broader, for there the same way is more degrees. */
const HALF = { mark: 5, flag: 7, 'minute hand': 6, 'hour hand': 12 } as const;

/** What a finger must leave a thing by, so that it does not flutter at its edge: degrees, and a distance. */
const HYSTERESIS = { angle: 2, distance: 0.02 } as const;

const EXACT = { angle: 0, distance: 0 };

/**
 * The place of a point.
 * @param right of the middle, in any unit
 * @param down from the middle
 * @param radius of the dial in the same unit
 */
export function placeOf(right: number, down: number, radius: number): DialPlace {
  const degrees = (Math.atan2(right, -down) * 180) / Math.PI;
  return { angle: (degrees + 360) % 360, distance: Math.hypot(right, down) / radius };
}

/** What lies at a place. `before` is what the finger was on; it leaves that a little later than it came to it. */
export function zoneAt(place: DialPlace, reading: DialReading, before?: DialZone): DialZone {
  if (before && isHeldOn(before, place, reading)) return before;
  return zonesOf(place).find((zone) => lies(place, zone, reading, EXACT)) ?? faceAt(place);
}

/** Coming from outside, a flag that stands out beyond the rim is found where it begins. */
function isHeldOn(zone: DialZone, place: DialPlace, reading: DialReading): boolean {
  if (zone.zone === 'face' || !lies(place, zone, reading, HYSTERESIS)) return false;
  return zone.zone !== 'off the dial' || !lies(place, { zone: 'flag' }, reading, EXACT);
}

/** Whether two are the same thing. */
export function isSameZone(one: DialZone, other: DialZone): boolean {
  if (one.zone === 'mark' || one.zone === 'face') return one.zone === other.zone && one.minute === other.minute;
  return one.zone === other.zone;
}

/** The angle of what is in a zone; of what has none of its own, that of the place. */
export function angleOfZone(zone: DialZone, reading: DialReading, place: DialPlace): number {
  switch (zone.zone) {
    case 'mark':
      return angleOfMinute(zone.minute);
    case 'flag':
      return angleOfMinute(flagMinute(reading.mode));
    case 'minute hand':
      return reading.minuteAngle;
    case 'hour hand':
      return reading.hourAngle;
    case 'face':
    case 'middle':
    case 'off the dial':
      return place.angle;
  }
}

function zonesOf({ angle }: DialPlace): readonly DialZone[] {
  const nearest = DIAL_MARKS.find(({ minute }) => between(angle, angleOfMinute(minute)) <= 15);
  return [
    { zone: 'flag' },
    { zone: 'off the dial' },
    { zone: 'middle' },
    { zone: 'minute hand' },
    { zone: 'hour hand' },
    ...(nearest ? [{ zone: 'mark', minute: nearest.minute } as const] : []),
  ];
}

const faceAt = ({ angle }: DialPlace): DialZone => ({ zone: 'face', minute: minuteAt(angle) });

/** Whether a place is in a zone that is made larger by `more`. */
function lies(place: DialPlace, zone: DialZone, reading: DialReading, more: typeof HYSTERESIS | typeof EXACT): boolean {
  const { distance } = place;
  const within = (least: number, most: number): boolean =>
    distance >= least - more.distance && distance < most + more.distance;
  const beside = (half: number): boolean =>
    between(place.angle, angleOfZone(zone, reading, place)) <= half + more.angle;
  switch (zone.zone) {
    case 'mark':
      return within(RINGS.minutes, RINGS.rim) && beside(HALF.mark);
    case 'flag': {
      const height = reading.flag.state === 'rising' ? reading.flag.height : 0;
      return within(RINGS.minutes, RINGS.rim + FLAG_REACH * height) && beside(HALF.flag);
    }
    case 'minute hand':
      return within(RINGS.hours, RINGS.minutes) && beside(HALF['minute hand']);
    case 'hour hand':
      return within(RINGS.middle, RINGS.hours) && beside(HALF['hour hand']);
    case 'middle':
      return within(0, RINGS.middle);
    case 'off the dial':
      return distance >= RINGS.rim - more.distance;
    case 'face':
      return false;
  }
}
