/**
 * The editions by name, apart from their tables, which are not needed before a game is played.
 */

export const EDITION_NAMES = ['FIDE 2005', 'FIDE 2009', 'FIDE 2014', 'FIDE 2018', 'FIDE 2023', 'US Chess'] as const;
export type EditionName = (typeof EDITION_NAMES)[number];

/** The edition in force. */
export const DEFAULT_EDITION: EditionName = 'FIDE 2023';
