/** Lets hear and feel a warning as it is set. */
import { FIDE_CLOCK } from '../../../speech/phrase/fide-clock.js';
import type { Words } from '../../../speech/phrase/words.js';
import type { WarningHeardEvent } from './warning-choice.js';
import { readClockChoice } from '../../storage/settings/clock-choice.js';
import type { DueWarning } from '../../game/clock/due-warnings.js';
import { whoSpeaksNow, type Settings } from '../../storage/settings/settings.js';
import { SECOND } from '../../laws/clock/time-control.js';
import type { WarningMoment } from '../../game/clock/warning.js';
import type { Speech } from './services.js';
import { giveWarning } from '../../game/clock/warning-told.js';

/** When time is low depends on the time control: as with a game of ten minutes. */
const LOW_IN_TEN_MINUTES = 60 * SECOND;

export interface HearingParts {
  readonly speaker: Pick<Speech['speaker'], 'sample' | 'sampleForReader'>;
  readonly earcons: Pick<Speech['earcons'], 'play'>;
  readonly pulse: () => void;
}

/**
 * As whoever speaks here gives it. It is a sample: nothing has happened, and it is not logged. A pulse is felt also where vibration is switched
 * off, for it was asked for.
 */
export function hearWarning(
  { color, warning }: Pick<WarningHeardEvent, 'color' | 'warning'>,
  { speaker, earcons, pulse }: HearingParts,
  settings: Pick<Settings, 'whoSpeaks' | 'exploring' | 'clock'>,
  words: Words,
): void {
  const say: Speech['speaker']['say'] = ({ segments }) => {
    if (whoSpeaksNow(settings) === 'screen reader') speaker.sampleForReader(segments);
    else speaker.sample(segments);
  };
  const due: DueWarning = { of: color, ways: warning.ways, ...exampleOf(warning.when) };
  const { language } = readClockChoice(settings.clock);
  const telling = { options: { words: { ...words, germanClock: FIDE_CLOCK } }, language, whose: color };
  giveWarning(due, { speaker: { say }, earcons, pulse }, telling);
}

type Example = Pick<Extract<DueWarning, { left: number }>, 'about' | 'left'> | { about: 'moves'; toGo: number };

function exampleOf(when: WarningMoment): Example {
  switch (when.at) {
    case 'low time':
      return { about: 'low time', left: LOW_IN_TEN_MINUTES };
    case 'time':
      return { about: 'time', left: when.left };
    case 'last seconds':
      return { about: 'last seconds', left: when.count * SECOND };
    case 'moves':
      return { about: 'moves', toGo: when.toGo };
  }
}
