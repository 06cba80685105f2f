/**
 * How long a browser takes to draw a move on a board that stands alone on its page: the script, the styles, the layout and the paint, until
 * the frame is handed over. What is read of a position (its notation) is read before.
 */

/**
 * @typedef {object} DrawnBoard
 * @property {(index: number) => unknown} draw Draws the position of that number.
 * @property {() => number} men How many pieces are drawn.
 */

/** Some boards draw at once, some in the next frame, some in that after it: the work of these frames counts. An empty one takes no time. */
const FRAMES = 3;

/**
 * @param {DrawnBoard} board
 * @returns {(index: number) => Promise<number>} Draws, and gives the milliseconds it took.
 */
export function timed({ draw }) {
  return async (index) => {
    let spent = 0;
    /** @param {number} left @returns {Promise<void>} */
    const frame = (left) =>
      inFrame(async () => {
        const start = performance.now();
        // Asked for before the board asks for the same frame, so that what it does there is counted.
        const next = left > 1 ? frame(left - 1) : undefined;
        if (left === FRAMES) draw(index);
        // A message that is posted in a frame comes when the frame is drawn.
        await message();
        spent += performance.now() - start;
        await next;
      });
    await frame(FRAMES);
    return spent;
  };
}

/**
 * @param {() => Promise<void>} work
 * @returns {Promise<void>}
 */
function inFrame(work) {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      resolve(work());
    });
  });
}

/** @returns {Promise<void>} */
function message() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      resolve();
      port1.close();
    };
    port2.postMessage(undefined);
  });
}

/**
 * Makes the board known to whoever measures.
 * @param {(fens: readonly string[]) => DrawnBoard} make Given the positions that will be drawn.
 */
export function offer(make) {
  Object.assign(globalThis, {
    /** @param {readonly string[]} fens */
    prepare: (fens) => {
      const board = make(fens);
      Object.assign(globalThis, { drawTimed: timed(board), men: board.men });
    },
  });
}
