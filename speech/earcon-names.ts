/** The earcons by name; what each sounds like stands in `earcons/`. */
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
