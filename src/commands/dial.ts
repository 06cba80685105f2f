/** What is felt on the dial of a clock. The keys hold while it has the focus, and none of them presses the clock. */
import { rows } from './command.js';

const dial = { group: 'dial', page: 'game', scope: 'dial', does: 'bound' } as const;

export const DIAL = rows({
  // Right and up go clockwise, as on every slider they go to more.
  'dial-minute-on': { ...dial, keys: [{ key: 'ArrowRight' }, { key: 'ArrowUp' }], repeats: true },
  'dial-minute-back': { ...dial, keys: [{ key: 'ArrowLeft' }, { key: 'ArrowDown' }], repeats: true },
  'dial-five-minutes-on': { ...dial, keys: [{ key: 'PageUp' }], repeats: true },
  'dial-five-minutes-back': { ...dial, keys: [{ key: 'PageDown' }], repeats: true },
  'dial-start': { ...dial, keys: [{ key: 'Home' }] },
  'dial-end': { ...dial, keys: [{ key: 'End' }] },
  'dial-minute-hand': { ...dial, keys: [{ key: 'm' }] },
  'dial-hour-hand': { ...dial, keys: [{ key: 'h' }] },
  'dial-flag': { ...dial, keys: [{ key: 'f' }] },
  'dial-time': { ...dial, keys: [{ key: 't' }] },
});
