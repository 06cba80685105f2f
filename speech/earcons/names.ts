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
  'low time',
  'listening',
  'not listening',
] as const;
export type EarconName = (typeof EARCON_NAMES)[number];
