/**
 * The editions of the Laws as data: every number and choice in which they differ, with the article it stands in.
 * No code asks for a year; it asks the edition of the game (`EDITIONS[conditions.edition]`).
 */
import type { Edition, EditionName } from './editions/edition.js';
import { FIDE_2005 } from './editions/fide-2005.js';
import { FIDE_2009 } from './editions/fide-2009.js';
import { FIDE_2014 } from './editions/fide-2014.js';
import { FIDE_2018 } from './editions/fide-2018.js';
import { FIDE_2023 } from './editions/fide-2023.js';
import { US_CHESS } from './editions/us-chess.js';

export const EDITIONS: Readonly<Record<EditionName, Edition>> = {
  'FIDE 2005': FIDE_2005,
  'FIDE 2009': FIDE_2009,
  'FIDE 2014': FIDE_2014,
  'FIDE 2018': FIDE_2018,
  'FIDE 2023': FIDE_2023,
  'US Chess': US_CHESS,
};
