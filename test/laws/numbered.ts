/** The numbers that one article has in the editions. */
import type { EditionName } from '../../src/laws/editions/edition.js';

type Rows = readonly (readonly [edition: Exclude<EditionName, 'US Chess'>, article: string])[];

/** An article as the editions from 2009 on number it; that of 2018 and of 2023 is one. */
export function numberedSince2009(a2009: string, a2014: string, since: string): Rows {
  return [
    ['FIDE 2009', a2009],
    ['FIDE 2014', a2014],
    ['FIDE 2018', since],
    ['FIDE 2023', since],
  ];
}

/** The same, from 2005 on. */
export function numbered(a2005: string, a2009: string, a2014: string, since: string): Rows {
  return [['FIDE 2005', a2005], ...numberedSince2009(a2009, a2014, since)];
}
