/** F6 and Shift+F6 go from one region of the page to the next, round and round. */

/** The regions in the order of the page, each by what takes its focus. */
const REGIONS = [
  'clock-table',
  'assistant-page',
  'arbiter-page',
  'chess-board',
  'move-entry',
  'clock-entry',
  'message-log',
  'chess-clock',
  'game-acts',
] as const;

export interface Focusable {
  focus(): void;
}

/**
 * The region to go to from where the focus is.
 * @param root where the regions stand
 * @param active what has the focus in that root
 */
export function nextRegion(root: ParentNode, active: Element | null, back: boolean): Focusable | undefined {
  const here = REGIONS.findIndex((name) => active?.closest(name));
  const step = back ? -1 : 1;
  const first = here < 0 ? (back ? REGIONS.length - 1 : 0) : here + step;
  for (let count = 0; count < REGIONS.length; count += 1) {
    const index = (first + count * step + REGIONS.length * 2) % REGIONS.length;
    const found = root.querySelector<HTMLElement>(REGIONS[index] ?? '');
    if (found) return found;
  }
  return undefined;
}
