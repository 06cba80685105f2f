/** The page's own voice, in a file of its own: loaded when Anna–Hector is first to speak itself. */
import { OwnVoice, type OwnVoiceOptions } from './own-voice.js';
import { pageVoiceSystem } from './synthesis.js';

/** A voice over the browser's synthesis, unless another is given. */
export function pageVoice(
  window: Window & typeof globalThis,
  options: Omit<OwnVoiceOptions, 'system'> & Partial<Pick<OwnVoiceOptions, 'system'>>,
): OwnVoice {
  return new OwnVoice({ system: pageVoiceSystem(window), ...options });
}
