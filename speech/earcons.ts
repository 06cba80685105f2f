/**
 * Earcons: short, quiet sounds beside the words, told apart by rhythm and contour, so that neither sight nor a fine ear for pitch
 * is needed. Synthesised, so that there are no files of sounds.
 */
export { EARCON_NAMES, type EarconName } from './earcon-names.js';
export { Earcons, type WantedEarcon } from './earcons/player.js';
