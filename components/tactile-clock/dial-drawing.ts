/**
 * The dial as it is seen, plain and large, and its parts as they are touched where a screen reader takes all touches for itself. It is drawn
 * about its middle with a radius of 100, and what is drawn thick is what is felt.
 */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import {
  DIAL_MARKS,
  angleOfMinute,
  between,
  flagMinute,
  type DialFlag,
  type DialMark,
  type DialReading,
} from '../../src/questions/dial.js';
import type { DialMode } from '../../src/questions/dial-setting.js';
import { feltIn, type DialFelt } from '../../src/questions/dial-felt.js';
import type { DialZone } from '../../src/questions/dial-zones.js';

/** Of the rim, in the units of the drawing. */
export const RADIUS = 100;
/** From the middle to the edge of the drawing: the flag, when it is up, stands out beyond the rim. */
export const REACH = 110;

/** Where the dots of a mark lie, from its place on the rim: to the right, and inward. */
const DOTS = {
  1: [[0, 13]],
  2: [
    [-5.5, 13],
    [5.5, 13],
  ],
  3: [
    [-5.5, 10.5],
    [5.5, 10.5],
    [0, 20.5],
  ],
} as const;

/** The numbers for whoever sees a little: the quarters, under the hands. */
const NUMBERS: Readonly<Record<DialMode, readonly string[]>> = {
  analogue: ['12', '3', '6', '9'],
  'time left': ['0', '15', '30', '45'],
};

/** Degrees between a number and the minute hand that covers it. */
const HIDDEN_WITHIN = 16;

export function drawDial(reading: DialReading, cursor: number): SVGTemplateResult {
  const { mode, hourAngle, minuteAngle, flag } = reading;
  return svg`
    <circle class="rim" r=${RADIUS - 2}></circle>
    <circle class="ring" r="70"></circle>
    ${NUMBERS[mode].map((text, quarter) => drawNumber(text, quarter, minuteAngle))}
    ${DIAL_MARKS.map(drawMark)}
    ${drawFlag(flag, mode)}
    <path class="hand hour" transform="rotate(${hourAngle})" d="M -5 0 L -10 -26 L 0 -43 L 10 -26 L 5 0 Z"></path>
    <path class="hand minute" transform="rotate(${minuteAngle})"
      d="M -2 0 L -2 -42 L -5.5 -45 L -5.5 -64 A 5.5 5.5 0 0 1 5.5 -64 L 5.5 -45 L 2 -42 L 2 0 Z"></path>
    <circle class="hub" r="8"></circle>
    <path class="cursor" transform="rotate(${angleOfMinute(cursor)})" d="M -6 -109 L 6 -109 L 0 -97 Z"></path>
  `;
}

function drawMark({ minute, dots }: DialMark): SVGTemplateResult {
  return svg`<g transform="rotate(${angleOfMinute(minute)})">
    ${DOTS[dots].map(([right, inward]) => svg`<circle class="dot" cx=${right} cy=${inward - RADIUS} r="4.2"></circle>`)}
  </g>`;
}

/** A number that the minute hand would cut in two is left out: where it is, the hand is. */
function drawNumber(text: string, quarter: number, minuteAngle: number): SVGTemplateResult | typeof nothing {
  const angle = quarter * 90;
  if (between(angle, minuteAngle) < HIDDEN_WITHIN) return nothing;
  const turned = (angle * Math.PI) / 180;
  return svg`<text class="number" x=${56 * Math.sin(turned)} y=${-56 * Math.cos(turned)}>${text}</text>`;
}

/** It lies along the rim beside the top, is lifted until it stands upright, and falls. */
function drawFlag(flag: DialFlag, mode: DialMode): SVGTemplateResult {
  const up = flag.state === 'rising' ? flag.height : 0;
  const side = mode === 'analogue' ? 1 : -1;
  return svg`<g transform="scale(${side} 1) rotate(-10) translate(0 -83) rotate(${-84 * (1 - up)})">
    <path class="flag" data-state=${flag.state} d="M -3.5 2 L -3.5 -18 A 3.5 3.5 0 0 1 3.5 -18 L 3.5 2 Z"></path>
  </g>`;
}

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

/**
 * The parts of the dial as real elements, each with its name: a screen reader that takes all touches for itself (VoiceOver, TalkBack) says
 * them as the finger slides over them.
 */
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
