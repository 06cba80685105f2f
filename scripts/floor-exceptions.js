/**
 * Which files still import what the floors (`floors.js`) do not allow, and what. Nothing is added here: whoever takes such an import away
 * takes its line away too, and a test says so (test/scripts/floors.test.ts).
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const FLOOR_EXCEPTIONS = {
  'components/chess-clock/chess-clock.ts': ['src/game/time.ts'],
  'components/events.ts': ['src/play/keys.ts', 'src/storage/settings/settings.ts'],
  'components/language-choice/language-choice.ts': ['src/game/contexts.ts', 'src/storage/settings/settings.ts'],
  'components/message-log/message-log.ts': ['src/game/contexts.ts', 'src/storage/settings/settings.ts'],
  'components/speech-settings/speech-settings.ts': ['src/game/contexts.ts', 'src/storage/settings/settings.ts'],
  'components/styles/tokens.ts': ['src/storage/settings/settings.ts'],
  'components/tactile-clock/exploring.ts': ['src/game/time.ts'],
  'components/tactile-clock/tactile-clock.ts': ['src/game/time.ts'],
  'src/game/contexts.ts': ['src/storage/settings/settings.ts'],
};
