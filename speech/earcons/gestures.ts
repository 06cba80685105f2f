/** What lets a page sound: browsers keep an audio context silent until one of these. */
export const GESTURES = ['keydown', 'pointerup', 'touchend'] as const;
