/** Made by `scripts/vosk-engine.js` of the package vosk-browser; `vite.config.ts` gives it its name. */
declare module 'vosk-engine' {
  /** A `LoadVosk`. */
  export const loadVosk: unknown;
}
