/**
 * What kinds of play are called by their time (App. A, B).
 */
import { msg } from '@lit/localize';
import type { Tempo } from '../../src/laws/editions/edition.js';

export function tempoText(tempo: Tempo): string {
  switch (tempo) {
    case 'standard':
      return msg('Classical', { id: 'tempo-standard' });
    case 'rapid':
      return msg('Rapid', { id: 'tempo-rapid' });
    case 'blitz':
      return msg('Blitz', { id: 'tempo-blitz' });
  }
}
