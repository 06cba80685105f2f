/**
 * The keys of the board as they are told in the help: grouped, keys that do the same told together.
 */
import { KEY_GROUPS, NAMED_KEYS, type KeyWords, type NamedKey, type ToldKey } from '../phrase/keys.js';

/** A group of keys and what they do, in words. */
export interface KeyGroupText {
  readonly title: string;
  readonly rows: readonly { readonly keys: string; readonly does: string }[];
}

/** Every key of the table, in its order within each group. */
export function describeKeys(table: readonly ToldKey[], words: KeyWords): readonly KeyGroupText[] {
  return KEY_GROUPS.map((group) => {
    const byMeaning = new Map<string, ToldKey[]>();
    for (const binding of table) {
      if (binding.group !== group) continue;
      const does = words.does[binding.toldAs];
      byMeaning.set(does, [...(byMeaning.get(does) ?? []), binding]);
    }
    const rows = [...byMeaning].map(([does, bindings]) => ({ keys: keysText(bindings, words), does }));
    return { title: words.groups[group], rows };
  }).filter(({ rows }) => rows.length > 0);
}

/** "Enter or Space"; digits that follow each other: "1 to 8", "Shift+1 to Shift+8". */
function keysText(bindings: readonly ToldKey[], words: KeyWords): string {
  const names = [...new Set(bindings.map((binding) => keyText(binding, words)))];
  const [first] = names;
  const last = names.at(-1);
  const digits = bindings.every(
    ({ key }, index) => /^\d$/.test(key) && Number(key) === Number(bindings[0]?.key) + index,
  );
  return digits && names.length > 2 && first !== undefined && last !== undefined
    ? words.through(first, last)
    : words.either(names);
}

/** "L", "Shift+F", "Full stop". */
export function keyText(
  { key, shift = false, control = false }: Pick<ToldKey, 'key' | 'shift' | 'control'>,
  words: Pick<KeyWords, 'names' | 'held'>,
): string {
  const name = isNamed(key) ? words.names[key] : key.length === 1 ? key.toUpperCase() : key;
  // A sign such as "?" is what is typed, with Shift or without it.
  const typed = key.length === 1 && !/[a-z0-9 ]/i.test(key);
  const shifted = shift && !typed ? words.held('shift', name) : name;
  return control ? words.held('control', shifted) : shifted;
}

function isNamed(key: string): key is NamedKey {
  return NAMED_KEYS.some((name) => name === key);
}
