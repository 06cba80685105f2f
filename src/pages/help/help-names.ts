/** The pages of the help: a topic each. */
/** In the order in which they are listed; what is behind the hash of their addresses. */
export const HELP_PAGES = [
  'help/board',
  'help/touch',
  'help/moves',
  'help/asking',
  'help/game',
  'help/clock',
  'help/dial',
  'help/table',
  'help/voice',
  'help/speech',
  'help/pages',
  'help/commands',
] as const;
export type HelpPageName = (typeof HELP_PAGES)[number];

/** @param page one that there is */
export function isHelpPage(page: string): page is HelpPageName {
  return page.startsWith('help/');
}
