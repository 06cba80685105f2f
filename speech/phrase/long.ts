/** Of more than these a listener is told first how many follow. */
const LONG = 8;

/** Whether so many pieces make an answer that its hearer may want to stop. */
export function isLong(count: number): boolean {
  return count > LONG;
}
