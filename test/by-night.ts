/**
 * What has no place in the eight minutes of `npm test`: each of these tries what seldom changes, takes long, and is held in part by quicker tests
 * (named beside it). `npm run test:nightly` makes them all; one alone is made with ANNA_HECTOR_NIGHTLY=1.
 */
const JOURNEYS = [
  // Looked at on every page, in every size of window. Layout and the focus of elements: test/components, test/browser.
  'layout-shift',
  'focus-in-sight',
  'text-spacing',
  // What differs by language, way of calling and choice. test/speech/called-in-languages.test.ts; test/components/chess-board-blindfold.test.ts,
  // test/game/blindfold.test.ts; keys that are chosen, and a move while looking back, under the screen reader.
  'calling',
  'blindfold',
  'chosen-keys',
  'looking-back',
  // Another browser: half of what is heard under the screen reader is heard in it.
  'firefox',
  // A position that takes long to decide, and a crash meanwhile: test/laws/board/helpmate.test.ts, test/game/session.
  'deciding',
  // A window that the browser has frozen, and a database that is taken away: test/game/session, test/browser/storage.
  'frozen',
  'storage-trouble',
  // The engine and the recogniser themselves, with what they really answer: test/engine, test/components/recogniser-vosk-engine.test.ts.
  'lowest-level',
  'vosk',
  // Whatever is pressed and typed at random. test/laws, the sequences of acts; test/speech/hear-hostile.test.ts.
  'random-use',
] as const;

export const BY_NIGHT: readonly string[] = JOURNEYS.map((name) => `test/journeys/${name}.test.ts`);
