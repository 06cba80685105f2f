/**
 * How alike two words sound, judged by their spelling: roughly, and cheaply enough to compare a word with all words of moves.
 *
 * A sound is written as a row of signs: "aeiouy" and "E I Y O A" for the vowels, longer ones or with two parts in capitals; the
 * consonants as Latin letters, with "S Z C J T" for sh, zh, ch, dzh and th, "x" for the German ch and "c" for ts.
 */
import type { Confusions } from '../spoken-vocabulary.js';

/** Consonants that are made in nearly the same way are taken for each other. */
const CLASSES = [
  'pbfv',
  'td',
  'T' + 'fvsz',
  'kgxh',
  'sz',
  'SZCJ',
  'szSZcCT',
  'mn',
  'lr',
  'rwv',
  'jJ',
  'gJ',
  'tcC',
  'dJ',
  'jl',
] as const;
const VOWELS: ReadonlySet<string> = new Set('aeiouyEIYOA');
/** Vowels of which one is half of the other, or its longer twin. */
const NEAR_VOWELS = ['eE', 'iIy', 'aYA', 'eiI', 'oOu', 'aoA', 'EY', 'ea', 'eEI', 'ye'] as const;

const KIN = pairsOf(CLASSES);
const KIN_VOWELS = pairsOf(NEAR_VOWELS);

const CHANGED_KIN = 0.4;
const CHANGED_VOWEL = 0.6;
const CHANGED_KIN_VOWEL = 0.3;
const CHANGED = 1;
const MORE_VOWEL = 0.6;
const MORE_CONSONANT = 0.8;
/** "h", and what glides. */
const MORE_BREATH = 0.4;

/** The sound of a folded word, in a language. */
export function soundOf(word: string, { sounds, sounding }: Confusions): string {
  const own = Object.hasOwn(sounding, word) ? sounding[word] : undefined;
  return own ?? sounds.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}

/**
 * From 0 for the same sounds to about 1 for sounds that have nothing in common: the edit distance, by the length of the longer. Infinity
 * where it is more than `most`.
 */
export function soundDistance(one: string, other: string, most = Infinity): number {
  const longer = Math.max(one.length, other.length);
  if (longer === 0) return 0;
  const bound = most * longer + ROUNDING;
  let last = new Float64Array(other.length + 1);
  let now = new Float64Array(other.length + 1);
  for (let index = 0; index < other.length; index += 1) last[index + 1] = (last[index] ?? 0) + more(other, index);
  for (let row = 0; row < one.length; row += 1) {
    const from = code(one, row);
    const less = more(one, row);
    let left = (last[0] ?? 0) + less;
    let lowest = left;
    now[0] = left;
    for (let index = 0; index < other.length; index += 1) {
      const changed = (last[index] ?? 0) + (CHANGED_INTO[from * SIGNS + code(other, index)] ?? 0);
      left = Math.min(changed, (last[index + 1] ?? 0) + less, left + more(other, index));
      now[index + 1] = left;
      if (left < lowest) lowest = left;
    }
    // Every way goes through each row, and none gets cheaper.
    if (lowest > bound) return Infinity;
    [last, now] = [now, last];
  }
  const distance = last[other.length] ?? 0;
  return distance > bound ? Infinity : distance / longer;
}

/** What the steps of a sum may be off by. */
const ROUNDING = 1e-9;
/** The signs of sounds are ASCII; whatever else a word has is one sign more. */
const SIGNS = 128;

function code(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  return unit < SIGNS ? unit : 0;
}

function more(text: string, index: number): number {
  return PUT_IN[code(text, index)] ?? 0;
}

/** What each sign costs to be put in or left out. */
const PUT_IN = Float64Array.from({ length: SIGNS }, (_, unit) => costOfMore(String.fromCharCode(unit)));
/** What each sign costs to become each other. */
const CHANGED_INTO = Float64Array.from({ length: SIGNS * SIGNS }, (_, pair) =>
  costOfChange(String.fromCharCode(Math.floor(pair / SIGNS)), String.fromCharCode(pair % SIGNS)),
);

function costOfMore(sound: string): number {
  if (VOWELS.has(sound)) return MORE_VOWEL;
  return sound === 'h' || sound === 'j' || sound === 'w' ? MORE_BREATH : MORE_CONSONANT;
}

function costOfChange(from: string, to: string): number {
  if (from === to) return 0;
  const isVowel = VOWELS.has(from);
  if (isVowel !== VOWELS.has(to)) return 2 * CHANGED;
  if (isVowel) return KIN_VOWELS.has(from + to) ? CHANGED_KIN_VOWEL : CHANGED_VOWEL;
  return KIN.has(from + to) ? CHANGED_KIN : CHANGED;
}

function pairsOf(groups: readonly string[]): ReadonlySet<string> {
  return new Set(groups.flatMap((group) => [...group].flatMap((one) => [...group].map((other) => one + other))));
}

/** How Cyrillic letters sound, roughly, in these signs. What the languages have apart comes before it in their own lists. */
export const CYRILLIC_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/дж|џ/gu, 'J'],
  [/щ/gu, 'SC'],
  [/ш/gu, 'S'],
  [/ж/gu, 'Z'],
  [/ч/gu, 'C'],
  [/[ьъ]/gu, ''],
  [/^я|(?<=[аеєиіоуюя])я/gu, 'ja'],
  [/^ю|(?<=[аеєиіоуюя])ю/gu, 'ju'],
  [/^є|(?<=[аеєиіоуюя])є/gu, 'je'],
  [/[яа]/gu, 'a'],
  [/[юу]/gu, 'u'],
  [/[єэе]/gu, 'e'],
  [/[иы]/gu, 'y'],
  [/і/gu, 'i'],
  [/о/gu, 'o'],
  [/б/gu, 'b'],
  [/в/gu, 'v'],
  [/[гґѓ]/gu, 'g'],
  [/д/gu, 'd'],
  [/[зѕ]/gu, 'z'],
  [/ј/gu, 'j'],
  [/[кќ]/gu, 'k'],
  [/[лљ]/gu, 'l'],
  [/м/gu, 'm'],
  [/[нњ]/gu, 'n'],
  [/п/gu, 'p'],
  [/р/gu, 'r'],
  [/с/gu, 's'],
  [/т/gu, 't'],
  [/ф/gu, 'f'],
  [/х/gu, 'x'],
  [/ц/gu, 'c'],
  [/(.)\1+/gu, '$1'],
];
