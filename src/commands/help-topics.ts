/** Topics of the help under which commands are told, in the order in which they are listed. */
export const HELP_TOPICS = [
  ...(['board', 'moves', 'asking', 'game', 'clock', 'dial'] as const),
  ...(['table', 'voice', 'speech', 'pages'] as const),
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];
