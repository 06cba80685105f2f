/** F6 and Shift+F6 go from one region of the page to the next, round and round, in the order of the page. */

/** The regions, each by what takes its focus. */
const REGIONS = [
  'clock-table',
  'assistant-page',
  'arbiter-page',
  'chess-board',
  'move-entry',
  'page-line',
  'message-log',
  'score-sheet',
  'chess-clock',
  'game-acts',
].join();

/**
 * The region to go to from where the focus is, which may be between two of them.
 * @param root where the regions stand
 * @param active what has the focus in that root
 * @returns `undefined` where there is no region
 */
export function nextRegion(root: ParentNode, active: Element | null, back: boolean): HTMLElement | undefined {
  const regions = [...root.querySelectorAll<HTMLElement>(REGIONS)];
  if (back) regions.reverse();
  const here = active?.closest(REGIONS) ?? active;
  const ahead = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  return regions.find((region) => here && here.compareDocumentPosition(region) & ahead) ?? regions[0];
}
