/** What the choices of the look are called. */
import { msg } from '../texts.js';
import type { CoordinateSize, CursorWidth, PieceSetName, SquareChoice } from '../../../storage/settings/look-choice.js';
import type { Theme } from '../../../storage/settings/settings.js';

export function themeName(theme: Theme): string {
  switch (theme) {
    case 'system':
      return msg('theme-system');
    case 'light':
      return msg('theme-light');
    case 'dark':
      return msg('theme-dark');
    case 'high contrast':
      return msg('theme-high-contrast');
    case 'yellow on black':
      return msg('theme-yellow-on-black');
  }
}

export function pieceSetName(set: PieceSetName): string {
  switch (set) {
    case 'usual':
      return msg('look-pieces-usual');
    case 'bold':
      return msg('look-pieces-bold');
    case 'pegged':
      return msg('look-pieces-pegged');
  }
}

export function squaresName(squares: SquareChoice): string {
  switch (squares) {
    case 'of the theme':
      return msg('look-squares-theme');
    case 'blue and grey':
      return msg('look-squares-blue');
    case 'brown':
      return msg('look-squares-brown');
    case 'green':
      return msg('look-squares-green');
    case 'white and grey':
      return msg('look-squares-grey');
    case 'own':
      return msg('look-squares-own');
  }
}

/** Of coordinates and of pieces. */
export function sizeName(size: CoordinateSize): string {
  switch (size) {
    case 'usual':
      return msg('look-size-usual');
    case 'large':
      return msg('look-size-large');
    case 'very large':
      return msg('look-size-very-large');
  }
}

export function cursorName(width: CursorWidth): string {
  switch (width) {
    case 'usual':
      return msg('look-cursor-usual');
    case 'thick':
      return msg('look-cursor-thick');
  }
}

/** A contrast with one decimal, never more than it is: 4.58 is "4.5". @param language of the page (BCP 47) */
export function ratioText(contrast: number, language: string): string {
  const digits = new Intl.NumberFormat(language || 'en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return digits.format(Math.floor(contrast * 10) / 10);
}
