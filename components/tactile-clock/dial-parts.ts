/**
 * The parts of the dial as real elements, each with its name at its true place: a screen reader that takes all touches for itself
 * (VoiceOver, TalkBack) says them as the finger slides over them.
 */
import { html, type TemplateResult } from 'lit';
import { DIAL_MARKS, angleOfMinute, flagMinute, type DialReading } from '../../src/questions/dial.js';
import { feltIn, type DialFelt } from '../../src/questions/dial-felt.js';
import type { DialZone } from '../../src/questions/dial-zones.js';
import { RADIUS, REACH } from './dial-drawing.js';

interface DialPartPlace {
  readonly zone: DialZone;
  /** Degrees clockwise from the top. */
  readonly angle: number;
  /** Distance of its middle from that of the dial; the rim is 1. */
  readonly distance: number;
}

/** The hands first, for whoever reads on from one part to the next; last what may lie upon others. */
function placesOf(reading: DialReading): readonly DialPartPlace[] {
  return [
    { zone: { zone: 'minute hand' }, angle: reading.minuteAngle, distance: 0.56 },
    { zone: { zone: 'hour hand' }, angle: reading.hourAngle, distance: 0.27 },
    ...DIAL_MARKS.map(({ minute }) => ({
      zone: { zone: 'mark', minute } as const,
      angle: angleOfMinute(minute),
      distance: 0.86,
    })),
    { zone: { zone: 'flag' }, angle: angleOfMinute(flagMinute(reading.mode)), distance: 0.86 },
  ];
}

export function renderParts(reading: DialReading, text: (felt: DialFelt) => string): readonly TemplateResult[] {
  return placesOf(reading).map(
    ({ zone }) =>
      html`<div class="part" role="img" data-zone=${zone.zone} aria-label=${text(feltIn(zone, reading))}></div>`,
  );
}

/** Brings the parts, in the order in which they were rendered, to their places. */
export function placeParts(parts: Iterable<HTMLElement>, reading: DialReading): void {
  const places = placesOf(reading);
  [...parts].forEach((part, index) => {
    const place = places[index];
    if (!place) return;
    const angle = (place.angle * Math.PI) / 180;
    const out = (place.distance * RADIUS) / REACH;
    part.style.setProperty('--right', (Math.sin(angle) * out).toFixed(4));
    part.style.setProperty('--down', (-Math.cos(angle) * out).toFixed(4));
  });
}
