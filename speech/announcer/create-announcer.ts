/**
 * The announcer of a page, with its sinks: the live regions of the document, and the browser's voices.
 */
import { Announcer, type AnnouncerSettings } from './announcer.js';
import { isPassing, type Message } from './log.js';
import { GermanCallSpelling } from './german-call.js';
import { LiveRegions, type AfterDrawing, type Regions } from './live-regions.js';
import { LateVoice } from './late-voice.js';
import type { VoiceProblem } from './own-voice.js';
import { pageVoiceSystem, type VoiceSystem } from './synthesis.js';
import type { Respellings } from '../grammar/grammar.js';
import type { Timing } from '../timing.js';

export interface AnnouncerSetup {
  readonly window: Window & typeof globalThis;
  /** Where a screen reader is given what is said; those of the page unless given. */
  readonly regions?: Regions;
  readonly timing: Timing;
  readonly settings: AnnouncerSettings;
  /** Of the German call, for a voice of the page's language at the moment. */
  readonly respellings: () => Respellings;
  /** What keeps the own voice from being heard. It may be told through the announcer: the text then goes to the regions. */
  readonly onProblem: (problem: VoiceProblem) => void;
  /** The page's own voices unless given. */
  readonly voiceSystem?: VoiceSystem;
}

/** The live regions as they stand in the page. A page without them is broken, and says so. */
export function liveRegionsOf(document: Document): Regions {
  const region = (id: string): HTMLElement => {
    const element = document.getElementById(id);
    if (element === null) throw new Error(`The page has no live region "${id}".`);
    return element;
  };
  return {
    polite: [region('polite-messages-1'), region('polite-messages-2')],
    assertive: [region('assertive-messages-1'), region('assertive-messages-2')],
  };
}

/** Milliseconds after which a page that draws no frame is taken for drawn. A hidden one draws none, and nobody waits for it. */
const DRAWN_WITHIN = 100;

/** A change is drawn in the frame that comes next: at the beginning of the one behind it, it was. */
function afterDrawing(window: Window, timing: Timing): AfterDrawing {
  return (callback) => {
    const cancel = (): void => {
      window.cancelAnimationFrame(frame);
      late();
    };
    const drawn = (): void => {
      cancel();
      callback();
    };
    const late = timing.after(window.document.hidden ? 0 : DRAWN_WITHIN, drawn);
    let frame = window.requestAnimationFrame(() => {
      frame = window.requestAnimationFrame(drawn);
    });
    return cancel;
  };
}

export function createAnnouncer({
  window,
  regions,
  timing,
  settings,
  respellings,
  onProblem,
  voiceSystem,
}: AnnouncerSetup): Announcer {
  const { document } = window;
  const pageLanguage = (): string => document.documentElement.lang;
  const germanCall = new GermanCallSpelling(pageLanguage, respellings);
  const screenReader = new LiveRegions(
    regions ?? liveRegionsOf(document),
    timing,
    afterDrawing(window, timing),
    pageLanguage,
    germanCall,
  );
  const handBack = (message: Message): void => {
    // A screen reader, if there is one, has said what has the focus; and a sample is of our voice alone.
    if (!isPassing(message) || message.passing === 'explored') screenReader.put(message);
  };
  const ownVoice = new LateVoice({
    load: async () => {
      const { OwnVoice } = await import('./own-voice.js');
      const system = voiceSystem ?? pageVoiceSystem(window);
      return new OwnVoice({ system, timing, pageLanguage, handBack, onProblem });
    },
    handBack,
    onMissing: () => onProblem({ type: 'silent' }),
  });
  const announcer = new Announcer({ 'screen reader': screenReader, 'own voice': ownVoice }, settings);
  // A browser may speak on after the page is gone, or has been loaded again.
  window.addEventListener('pagehide', () => announcer.stop());
  return announcer;
}
