/**
 * Common time controls by name, and the time that is meant by a name or by one's own words. Whether one is classical, rapid or blitz is told by
 * the edition of the Laws that is played by: its borders have moved (App. A and B).
 */
import { MINUTE, incrementOf, timeControl, type TimeControl } from '../../src/laws/clock/time-control.js';
import { tempoOf, type EditionName, type Tempo } from '../../src/laws/editions/edition.js';
import { EDITIONS } from '../../src/laws/editions.js';
import type { ByColor } from '../../src/laws/squares.js';
import type { ControlHeard } from '../../speech/hearing/control/read-control.js';
import type { ControlRefusal } from '../../speech/hearing/control/refusal.js';

/** As players write them: minutes, and after "+" the seconds added with each move; "90/40" is 90 minutes for 40 moves. */
export const CONTROL_NAMES = [
  '90/40, 30+30',
  '120/40, 60/20, 15+30',
  '120/40, 60',
  '90+30',
  '60',
  '60+30',
  '30',
  '25+10',
  '15+10',
  '15',
  '10',
  '10+5',
  '5+3',
  '5',
  '3+2',
] as const;
export type ControlName = (typeof CONTROL_NAMES)[number];

export const NAMED_CONTROLS: Readonly<Record<ControlName, TimeControl>> = {
  '90/40, 30+30': {
    periods: [
      { moves: 40, time: 90 * MINUTE, extra: incrementOf(30) },
      { moves: null, time: 30 * MINUTE, extra: incrementOf(30) },
    ],
  },
  '120/40, 60/20, 15+30': {
    periods: [
      { moves: 40, time: 120 * MINUTE, extra: incrementOf(0) },
      { moves: 20, time: 60 * MINUTE, extra: incrementOf(0) },
      { moves: null, time: 15 * MINUTE, extra: incrementOf(30) },
    ],
  },
  '120/40, 60': {
    periods: [
      { moves: 40, time: 120 * MINUTE, extra: incrementOf(0) },
      { moves: null, time: 60 * MINUTE, extra: incrementOf(0) },
    ],
  },
  '90+30': timeControl(90, 30),
  '60': timeControl(60),
  '60+30': timeControl(60, 30),
  '30': timeControl(30),
  '25+10': timeControl(25, 10),
  '15+10': timeControl(15, 10),
  '15': timeControl(15),
  '10': timeControl(10),
  '10+5': timeControl(10, 5),
  '5+3': timeControl(5, 3),
  '5': timeControl(5),
  '3+2': timeControl(3, 2),
};

/** The common controls that an edition counts as classical ("standard"), rapid or blitz, in the order in which they are offered. */
export function namedControls(edition: EditionName): Readonly<Record<Tempo, readonly ControlName[]>> {
  const of = (tempo: Tempo): readonly ControlName[] =>
    CONTROL_NAMES.filter((name) => tempoOf([NAMED_CONTROLS[name]], EDITIONS[edition]) === tempo);
  return { standard: of('standard'), rapid: of('rapid'), blitz: of('blitz') };
}

/** What is usually meant by a bare name, where the edition agrees. */
const USUAL: Readonly<Record<Tempo, ControlName>> = { standard: '90/40, 30+30', rapid: '15+10', blitz: '3+2' };

/** The control that is set when nothing but "classical", "rapid" or "blitz" is said. */
export function usualControl(tempo: Tempo, edition: EditionName): ControlName {
  const names = namedControls(edition)[tempo];
  return names.find((name) => name === USUAL[tempo]) ?? names[0] ?? USUAL[tempo];
}

/** The name of a control, where it is one of the common ones. */
export function nameOf(time: TimeControl): ControlName | undefined {
  const text = JSON.stringify(time);
  return CONTROL_NAMES.find((name) => JSON.stringify(NAMED_CONTROLS[name]) === text);
}

/** In place of a time by name: one's own, in words. */
export const OWN = 'own';

export type TimeMeant =
  | { readonly type: 'time'; readonly time: ByColor<TimeControl> }
  | { readonly type: 'refused'; readonly refusal: ControlRefusal };

/** By name, for both sides. */
export function controlNamed(name: ControlName): ByColor<TimeControl> {
  return { white: NAMED_CONTROLS[name], black: NAMED_CONTROLS[name] };
}

/** @param edition by which a tempo ("blitz") has its usual time */
export function timeIn(heard: ControlHeard, edition: EditionName): TimeMeant {
  switch (heard.type) {
    case 'control':
      return { type: 'time', time: heard.time };
    case 'tempo':
      return { type: 'time', time: controlNamed(usualControl(heard.tempo, edition)) };
    case 'refused':
      return heard;
  }
}
