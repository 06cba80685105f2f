/**
 * Which files still import what the floors (`floors.js`) do not allow, and what. Nothing is added here: whoever takes such an import away
 * takes its line away too, and a test says so (test/code/floors.test.ts).
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const FLOOR_EXCEPTIONS = {
  'src/game/clock/warning-told.ts': ['src/storage/settings/clock-choice.ts'],
  'src/game/game-controller.ts': ['src/commands/typed-line.ts'],
  'src/game/game-here.ts': ['src/engine/task.ts'],
  'src/pages/game/game-page.ts': ['src/pages/table/table-page.ts'],
  'src/pages/shared/app-views.ts': ['src/pages/game/claim-texts.ts'],
  'src/pages/table/table-page.ts': [
    'src/pages/arbiter/events.ts',
    'src/pages/arbiter/ruling.ts',
    'src/pages/assistant/events.ts',
    'src/pages/assistant/assisting.ts',
  ],
};
