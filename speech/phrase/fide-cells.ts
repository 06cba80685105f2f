/**
 * What a cell is called the FIDE way, in German.
 */
import type { Color, Piece } from '../../src/laws/squares.js';
import { FIDE_PIECES } from './fide.js';

const STEMS: Readonly<Record<Color, string>> = { white: 'weiß', black: 'schwarz' };

export const FIDE_EMPTY = 'leer';
export const FIDE_SHADES = { light: 'helles Feld', dark: 'dunkles Feld' } as const;

/** "weißer Bauer", "weiße Dame", or without the colour. */
export function fidePiece({ color, kind }: Piece, withColor: boolean): string {
  return withColor ? `${STEMS[color]}${kind === 'queen' ? 'e' : 'er'} ${FIDE_PIECES[kind]}` : FIDE_PIECES[kind];
}
