/** What is made of some values, the same object until one of them is another: what is drawn with it would be drawn anew otherwise. */
export class Memo<Made> {
  #from: readonly unknown[] | undefined;
  #made: Made | undefined;

  of(from: readonly unknown[], make: () => Made): Made {
    const known = this.#made;
    if (known !== undefined && this.#isSame(from)) return known;
    const made = make();
    this.#from = from;
    this.#made = made;
    return made;
  }

  #isSame(from: readonly unknown[]): boolean {
    return this.#from?.length === from.length && this.#from.every((value, index) => Object.is(value, from[index]));
  }
}
