/** What is wanted of the help: what can be done here, the typed commands, or what has to do with a word. */
export type HelpWanted = 'here' | 'commands' | { readonly search: string };
