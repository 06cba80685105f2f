/** A board that names no squares: one drawing (SVG). */
// @ts-expect-error It has no types.
import { Chessboard } from 'cm-chessboard';
import { offer } from './timing.js';

const PIECES = new URL('../../../node_modules/cm-chessboard/assets/pieces/standard.svg', import.meta.url).href;

offer((fens) => {
  const place = document.createElement('div');
  document.body.append(place);
  const board = new Chessboard(place, {
    assetsUrl: '',
    style: { animationDuration: 0, pieces: { file: PIECES } },
  });
  return {
    draw: (index) => board.setPosition(/** @type {string} */ (fens[index])),
    men: () => place.querySelectorAll('[data-piece]').length,
  };
});
