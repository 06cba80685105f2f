/** Why nothing was recorded, or what was recorded is not kept or cannot be played. */
export type NoteTrouble =
  | 'cannot record'
  | 'not allowed'
  | 'no microphone'
  | 'nothing recorded'
  | 'disk full'
  | 'not kept'
  | 'not on this device'
  | 'not played';
