/**
 * The short name by which a message is kept and asked for: with whole ids a language is a fifth larger to load. Many ids are put together from
 * what the Laws call a thing ("refusal-no-such-piece"), so the name is reckoned from the id, in the same way where the texts are made
 * (`scripts/messages.js`) and where they are said.
 */
const SIGNS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** Fluent lets a name begin with a letter only. */
const LETTERS = 52;
const LENGTH = 3;

/**
 * @param {string} id A name that is as short already stays as it is.
 * @param {number} seed Chosen where the texts are made, so that no two messages get the same name.
 */
export function shortName(id, seed) {
  if (id.length <= LENGTH) return id;
  // FNV-1a, whose multiplication spreads each sign over all bits.
  let hash = seed;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 16_777_619) >>> 0;
  const rest = Math.floor(hash / LETTERS);
  return [hash % LETTERS, rest % SIGNS.length, Math.floor(rest / SIGNS.length) % SIGNS.length]
    .map((index) => SIGNS.charAt(index))
    .join('');
}
