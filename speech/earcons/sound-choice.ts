/**
 * The earcons by their names, how loud each is, and whether it is felt too, as the user chose it.
 */
import { between, choices, flag, readChoices } from '../choice.js';
import type { Kept } from '../../src/laws/schema.js';

/**
 * Earcons: short, quiet sounds beside the words, told apart by rhythm and contour, so that neither sight nor a fine ear for pitch is
 * needed. Synthesised, so that there are no files of sounds.
 */
export const EARCON_NAMES = [
  'lift',
  'place',
  'own move',
  "opponent's move",
  'capture',
  'check',
  'castling',
  'promotion',
  'mate',
  'draw',
  'refused',
  'edge',
  'dark square',
  'next square',
  'low time',
  'listening',
  'not listening',
] as const;
export type EarconName = (typeof EARCON_NAMES)[number];

/** The dark square under the cursor is off: with every arrow key it would be too much for most. */
const OFF_AT_FIRST: readonly EarconName[] = ['dark square'];

export const SOUND_CHOICE = choices({
  /** 0 to 1 each; 0 is off. */
  volumes: choices(
    // Every name has its volume, for the entries are made from the names.
    Object.fromEntries(
      EARCON_NAMES.map((name) => [name, between({ least: 0, most: 1 }, OFF_AT_FIRST.includes(name) ? 0 : 1)]),
    ) as Record<EarconName, ReturnType<typeof between>>,
  ),
  /** Whether the device vibrates with the earcons. */
  vibration: flag(true),
});
export type SoundChoice = Kept<typeof SOUND_CHOICE>;

export const DEFAULT_SOUNDS: SoundChoice = readChoices(SOUND_CHOICE, undefined);
