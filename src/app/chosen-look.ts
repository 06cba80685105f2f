/** The look of the boards that the user has chosen: followed as the settings change. */
import type { BoardLook } from '../pages/settings/look/board-look.js';

type Look = Pick<BoardLook, 'show'>;
type LoadLook = () => Promise<{ readonly BoardLook: new () => Look } | undefined>;

/** What draws a chosen look; the square of the cursor in large print can be chosen with it. */
export async function loadLook() {
  const [look] = await Promise.all([
    import('../pages/settings/look/board-look.js'),
    import('../pages/game/square-here.js'),
  ]);
  return look;
}

export class ChosenLook {
  readonly #load: LoadLook;
  #kept: unknown;
  #look: Look | undefined;

  /** @param load what draws it; `undefined` where that cannot be had now. Wanted first where anything was chosen. */
  constructor(load: LoadLook) {
    this.#load = load;
  }

  /** Draws the page as is kept. Where what draws it cannot be loaded now, it stays as it is until the next change. */
  async follow(kept: unknown): Promise<void> {
    if (kept === this.#kept) return;
    this.#kept = kept;
    const part = await this.#load();
    if (part) this.#look ??= new part.BoardLook();
    // Meanwhile another look may have been chosen.
    if (kept === this.#kept) this.#look?.show(kept);
  }
}
