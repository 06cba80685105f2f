/** No board: what the frames of a drawing take by themselves, which is no part of it. */
import { placements } from './changed-squares.js';
import { offer } from './timing.js';

offer((fens) => {
  let given = 0;
  return {
    draw: (index) => {
      given = index;
    },
    men: () => placements(fens[given] ?? '').size,
  };
});
