/**
 * Which window the user is with. Only that one may use its own voice, so that two windows never speak over one another.
 */

const CHANNEL = 'anna-hector attention';

/** Calls back with whether this window is the one the user was in last. Returns what ends it. */
export function watchAttention(onChange: (attentive: boolean) => void): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(CHANNEL) : undefined;
  const claim = (): void => {
    channel?.postMessage('here');
    onChange(true);
  };
  const onMessage = (): void => {
    onChange(false);
  };
  channel?.addEventListener('message', onMessage);
  globalThis.addEventListener('focus', claim);
  if (document.hasFocus()) claim();
  return () => {
    globalThis.removeEventListener('focus', claim);
    channel?.close();
  };
}
