/** What is made of a language, or of some of them, when it is first needed, and kept: a page speaks one of them, and may hear any. */
export function madeOnce<Key, Made extends object>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new Map<Key, Made>();
  return (key) => {
    const made = kept.get(key) ?? make(key);
    kept.set(key, made);
    return made;
  };
}
