/**
 * Which window the user is with. Only that one may use its own voice, so that two windows never speak over one another; the others only
 * where their user has chosen that they call the game.
 */
import type { WindowChannel } from '../game/session/browser-windows.js';

/** What windows tell one another: that the user is in this one now; and, by one that opens behind others, whether he is in any. */
const HERE = 'here';
const ANYWHERE = 'anywhere?';

/**
 * Calls back with whether this window is the one the user was in last. Returns what ends it.
 *
 * @param channel reaches the other windows; `undefined` where this one is alone
 */
export function watchAttention(channel: WindowChannel | undefined, onChange: (attentive: boolean) => void): () => void {
  let isHere = false;
  const claim = (): void => {
    isHere = true;
    channel?.send(HERE);
    onChange(true);
  };
  const onMessage = (data: unknown): void => {
    if (data === ANYWHERE) {
      if (isHere) channel?.send(HERE);
      return;
    }
    isHere = false;
    onChange(false);
  };
  channel?.listen(onMessage);
  globalThis.addEventListener('focus', claim);
  if (document.hasFocus()) claim();
  else channel?.send(ANYWHERE);
  return () => {
    globalThis.removeEventListener('focus', claim);
    channel?.close();
  };
}
