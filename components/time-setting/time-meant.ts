/** What is chosen or typed in the setting, as a time. */
import type { TimeControl } from '../../src/laws/clock/time-control.js';
import type { EditionName } from '../../src/laws/editions/edition.js';
import type { ByColor } from '../../src/laws/squares.js';
import { NAMED_CONTROLS, usualControl, type ControlName } from './named-controls.js';
import type { ControlHeard } from '../../speech/hearing/control/read-control.js';
import type { ControlRefusal } from '../../speech/hearing/control/refusal.js';

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
