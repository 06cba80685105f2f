/**
 * Which window the user is with. Only that one may use its own voice, so that two windows never speak over one another; the others only
 * where their user has chosen that they call the game.
 */

const CHANNEL = 'anna-hector attention';

/** What windows tell one another: that the user is in this one now; and, by one that opens behind others, whether he is in any. */
const HERE = 'here';
const ANYWHERE = 'anywhere?';

/** Calls back with whether this window is the one the user was in last. Returns what ends it. */
export function watchAttention(onChange: (attentive: boolean) => void): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  let isHere = false;
  const claim = (): void => {
    isHere = true;
    channel?.postMessage(HERE);
    onChange(true);
  };
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (data === ANYWHERE) {
      if (isHere) channel?.postMessage(HERE);
      return;
    }
    isHere = false;
    onChange(false);
  };
  channel?.addEventListener('message', onMessage);
  globalThis.addEventListener('focus', claim);
  if (document.hasFocus()) claim();
  else channel?.postMessage(ANYWHERE);
  return () => {
    globalThis.removeEventListener('focus', claim);
    channel?.close();
  };
}
