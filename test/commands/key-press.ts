/** Keys as they are pressed. */
import type { KeyPress } from '../../components/dom/keys.js';

type Held = 'shift' | 'control' | 'alt' | 'meta';

/** A key by what it types and by its place, with what is held down beside it. */
export const press = (key: string, code: string, ...held: readonly Held[]): KeyPress => ({
  key,
  code,
  shiftKey: held.includes('shift'),
  ctrlKey: held.includes('control'),
  altKey: held.includes('alt'),
  metaKey: held.includes('meta'),
});
