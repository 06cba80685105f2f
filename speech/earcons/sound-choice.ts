/**
 * How loud each earcon is, and whether it is felt too, as the user chose it.
 */
import { between, isRecord } from '../choice.js';
import { EARCON_NAMES, type EarconName } from './names.js';

export interface SoundChoice {
  /** 0 to 1 each; 0 is off. */
  readonly volumes: Readonly<Record<EarconName, number>>;
  /** Whether the device vibrates with the earcons. */
  readonly vibration: boolean;
}

/** The dark square under the cursor is off: with every arrow key it would be too much for most. */
const OFF_AT_FIRST: readonly EarconName[] = ['dark square'];

export const DEFAULT_SOUNDS: SoundChoice = {
  volumes: volumes((name) => (OFF_AT_FIRST.includes(name) ? 0 : 1)),
  vibration: true,
};

/** Reads what was kept; whatever is missing or cannot be chosen falls back to the default. */
export function parseSoundChoice(kept: unknown): SoundChoice {
  const record = isRecord(kept) ? kept : {};
  const loud = isRecord(record['volumes']) ? record['volumes'] : {};
  const { vibration } = record;
  return {
    volumes: volumes((name) => between(loud[name], { least: 0, most: 1 }, DEFAULT_SOUNDS.volumes[name])),
    vibration: typeof vibration === 'boolean' ? vibration : DEFAULT_SOUNDS.vibration,
  };
}

function volumes(of: (name: EarconName) => number): SoundChoice['volumes'] {
  // Every name has its volume, for the record is made from the names.
  return Object.fromEntries(EARCON_NAMES.map((name) => [name, of(name)])) as Record<EarconName, number>;
}
