/** Commands that a text is near to, in any table of phrases. */
import { editDistance } from './distance.js';
import { tokensOf, type Pattern } from './pattern.js';

/** As many as are offered where none fits. */
const MOST_NEAREST = 3;
/** No phrase has so many signs; longer texts are near none. */
const LONGEST = 60;

/** The names of up to three different commands, nearest first. */
export function nearestNames<Name extends string>(
  text: string,
  rows: readonly { readonly name: Name; readonly pattern: Pattern; readonly words: readonly string[] }[],
): readonly Name[] {
  const words = tokensOf(text).map(({ folded }) => folded);
  const near = rows.flatMap(({ name, pattern, words: phrase }) => {
    const wanted = phrase.join(' ');
    // What follows a phrase is perhaps a place of it, and says nothing of the command.
    const told = pattern.some(({ type }) => type === 'place')
      ? words.slice(0, phrase.length).join(' ')
      : words.join(' ');
    const most = Math.floor(wanted.length / 3);
    if (told.length > LONGEST || Math.abs(told.length - wanted.length) > most) return [];
    const distance = editDistance(told, wanted);
    return distance <= most ? [{ name, distance }] : [];
  });
  const sorted = near.toSorted((one, other) => one.distance - other.distance).map(({ name }) => name);
  return [...new Set(sorted)].slice(0, MOST_NEAREST);
}
