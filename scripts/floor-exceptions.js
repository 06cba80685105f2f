/**
 * Which files still import what the floors (`floors.js`) do not allow, and what. Nothing is added here: whoever takes such an import away
 * takes its line away too, and a test says so (test/scripts/floors.test.ts).
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const FLOOR_EXCEPTIONS = {
  'src/game/contexts.ts': ['src/storage/settings/settings.ts'],
  'src/pages/assistant/assisting.ts': ['src/app/obeying.ts'],
  'src/pages/shared/part.ts': ['src/app/doers.ts'],
  'src/pages/table/line-here.ts': [
    'src/app/candidates.ts',
    'src/app/held-game.ts',
    'src/app/line-open.ts',
    'src/app/page-wishes.ts',
  ],
  'src/pages/table/table-here.ts': ['src/app/doers.ts', 'src/app/held-game.ts', 'src/app/phrase-options.ts'],
  'src/pages/table/table-page.ts': [
    'src/pages/arbiter/arbiter-page/events.ts',
    'src/pages/arbiter/ruling.ts',
    'src/pages/assistant/assistant-page/events.ts',
    'src/pages/assistant/assisting.ts',
  ],
};
