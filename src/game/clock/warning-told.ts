/** Of what the players at this device are warned, and how a warning is given. */
import type { Earcons } from '../../../speech/earcons/player.js';
import { phraseWarning } from '../../../speech/phrase/clock.js';
import type { Words } from '../../../speech/phrase/words.js';
import type { ClockLanguage } from '../../../speech/style.js';
import type { Utterance } from '../../../speech/utterance.js';
import type { Color } from '../../laws/squares.js';
import type { ClockChoice, Whose } from '../../storage/settings/clock-choice.js';
import type { WatchedClock } from './warning-watch.js';
import type { DueWarning } from './due-warnings.js';
import type { HeldGame } from '../session/session-port.js';
import type { Speaker } from '../speaker.js';
import { warningsInForce, type Warning } from './warning.js';
import { isElsewhere, playedHere } from '../held-game.js';

/** How a warning is said at the moment, and for whom. */
export interface WarningTelling {
  readonly options: { readonly words: Words };
  readonly language: ClockLanguage;
  readonly whose: Whose;
}

/** What gives a warning. */
export interface WarningSenses {
  readonly speaker: Pick<Speaker, 'say'>;
  readonly earcons: Pick<Earcons, 'play'>;
  readonly pulse: () => void;
}

/** A clock that stands alone warns by itself (`src/pages/clock/clock-warnings.ts`); in a game whoever plays at this device is warned. */
export function watchedHere(held: HeldGame, { warnings }: Pick<ClockChoice, 'warnings'>): WatchedClock | undefined {
  const { clock, conditions, ending } = held.game;
  if (!clock || ending || isElsewhere(held)) return undefined;
  const event = { play: conditions.play, allowed: conditions.warningsAllowed === true };
  const here = playedHere(held);
  const of = (color: Color): readonly Warning[] =>
    here.includes(color) ? warningsInForce(warnings[color], event) : [];
  return { id: held.setup.id, clock, warnings: { white: of('white'), black: of('black') } };
}

/** In all ways that are set for it. */
export function giveWarning(due: DueWarning, senses: WarningSenses, telling: WarningTelling): void {
  if (due.ways.includes('sound')) senses.earcons.play('low time');
  if (due.ways.includes('pulse')) senses.pulse();
  if (due.ways.includes('word')) senses.speaker.say(tellClockWarning(due, telling));
}

/** A warning in words. Its player is named only where both listen. */
export function tellClockWarning(due: DueWarning, { options, language, whose }: WarningTelling): Utterance {
  const of = whose === 'both' ? { of: due.of } : {};
  const said = { words: options.words, language };
  switch (due.about) {
    case 'moves':
      return phraseWarning({ about: 'moves', ...of, toGo: due.toGo }, said);
    case 'last seconds':
      return phraseWarning({ about: 'last seconds', left: due.left }, said);
    case 'low time':
    case 'time':
      return phraseWarning({ about: 'time', ...of, left: due.left }, said);
  }
}
