/** Recording, and signing the result (Art. 8). */
import type { Result } from '../result.js';
import type { Move } from '../squares.js';
import type { Done } from './done.js';

/** Writing on one's scoresheet (Art. 8.1). */
export interface Write extends Done {
  readonly type: 'write';
  readonly entry:
    /** The move of this ply, 1 for the first. The next one only to claim a draw with it (Art. 8.1.2). */
    | { readonly what: 'move'; readonly ply: number; readonly move: Move }
    /** The same, spoken to a recording device (App. D.2.7). `note` names the recording, which only the device has. */
    | { readonly what: 'note'; readonly ply: number; readonly note: string }
    /** (=) at the ply after which a draw was offered (Art. 8.1.5). */
    | { readonly what: 'offer'; readonly ply: number };
}

/** Signing the result (Art. 8.7). */
export interface Sign extends Done {
  readonly type: 'sign';
  readonly result: Result;
}
