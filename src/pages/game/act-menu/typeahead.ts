/** The place to go to for a typed letter: the next item after `here` that begins with it, round and round (ARIA "menu"). */
export function indexOfLetter(letter: string, texts: readonly string[], here: number): number | undefined {
  const wanted = letter.toLocaleLowerCase();
  const places = texts.map((_, step) => (here + 1 + step) % texts.length);
  return places.find((place) => texts[place]?.toLocaleLowerCase().startsWith(wanted));
}
