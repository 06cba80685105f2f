/** Whether what stands first on the page has been read by whoever presses it: it becomes another while the game goes on. */

/** Sooner than this nobody has read what a button now says, in milliseconds: such a press was meant for what it said before. */
export const UNREAD_FOR = 300;

export class ShownNext {
  #shown: string | undefined;
  #since = -UNREAD_FOR;

  /**
   * This stands there now; what stands there first counts as read.
   * @param next tells one from another
   * @param now by the clock of the events, in milliseconds
   */
  show(next: string, now: number): void {
    if (next === this.#shown) return;
    if (this.#shown !== undefined) this.#since = now;
    this.#shown = next;
  }

  isRead({ timeStamp }: Pick<Event, 'timeStamp'>): boolean {
    return timeStamp - this.#since >= UNREAD_FOR;
  }
}
