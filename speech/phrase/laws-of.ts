/** An edition of the Laws as messages are given it: whose it is, and the year from which FIDE's is in force. */
import type { EditionName } from '../../src/laws/editions/edition.js';

export function lawsOf(edition: EditionName): { readonly laws: 'fide' | 'us-chess'; readonly year: string } {
  return edition === 'US Chess'
    ? { laws: 'us-chess', year: '' }
    : { laws: 'fide', year: edition.slice('FIDE '.length) };
}
