/**
 * How far one pronunciation is from another: the cheapest way to turn its phones into the other's by leaving out, putting in and
 * exchanging phones (Wagner and Fischer's edit distance), where an exchange costs as much as the articulations differ.
 *
 * - Leaving out or putting in a phone: 1, and 1/2 for what only ends a syllable's vowel: the second half of a diphthong, and a glide
 *   or an r that no vowel follows ("Bauer", "bower", "бауер" have it or have it not).
 * - Two vowels: the way between them in the chart of vowels, which is half as wide at the bottom as at the top:
 *   1/8 for each of the six steps of height, 1/2 for the whole width; and 1/4 for rounding. Half of all that where neither is stressed.
 * - Two consonants: 3/20 for each step of place (lips to glottis, nine places), 1/2 for another manner, 1/2 for voice, 1/10 for
 *   palatalisation.
 * - A glide and a vowel: 1/8 more than from [ɪ], which [j] stands for, or [ʊ], for which [w] does: "ай" is nearly [aɪ].
 * - Any other consonant and a vowel are not exchanged: one is left out and the other put in.
 * - Length: 1/10. Stress: 1/5 between stressed and unstressed, half of it to secondary stress.
 * - No exchange of two vowels or two consonants costs more than 1.
 *
 * The weights are judgement; what they rest on, and what they leave out, is in docs/speech.md.
 */
import { phones, PLACES, type Consonant, type Phone, type Vowel } from './phones.js';

/** Of a stressed and an unstressed vowel. */
const STRESS = 1 / 5;
/** Dearer than leaving out and putting in ever is. */
const NEVER = Number.POSITIVE_INFINITY;

/** The distance of two transcriptions in IPA: 0 where they are the same, and the same both ways. */
export function distance(one: string, other: string): number {
  return distanceOf(weighed(one), weighed(other), STRESS);
}

/** The same where stress on another vowel costs nothing, as for voices without a dictionary of stress. */
export function distanceOfSounds(one: string, other: string): number {
  return distanceOf(weighed(one), weighed(other), 0);
}

interface Weighed {
  readonly phone: Phone;
  /** What leaving it out or putting it in costs. */
  readonly weight: number;
}

function distanceOf(one: readonly Weighed[], other: readonly Weighed[], stressCost: number): number {
  // costs[i]: of turning the phones of `one` so far into the first i of `other`.
  let costs = [0];
  for (const { weight } of other) costs.push((costs.at(-1) ?? 0) + weight);
  for (const { phone, weight } of one) {
    const next = [(costs[0] ?? 0) + weight];
    other.forEach((aim, index) => {
      next.push(
        Math.min(
          (costs[index] ?? 0) + exchange(phone, aim.phone, stressCost),
          (costs[index + 1] ?? 0) + weight,
          (next[index] ?? 0) + aim.weight,
        ),
      );
    });
    costs = next;
  }
  return costs.at(-1) ?? 0;
}

/** Transcriptions that were read: each is compared with many others. */
const READ = new Map<string, readonly Weighed[]>();

function weighed(ipa: string): readonly Weighed[] {
  const read = READ.get(ipa) ?? phones(ipa).map((phone, index, all) => ({ phone, weight: weightOf(all, index) }));
  READ.set(ipa, read);
  return read;
}

/** Only what ends the vowel of a syllable costs 1/2. */
function weightOf(all: readonly Phone[], index: number): number {
  const phone = all[index];
  const endsVowel =
    all[index - 1]?.type === 'vowel' &&
    (phone?.type === 'vowel'
      ? phone.stress === 0
      : (phone?.manner === 'glide' || phone?.manner === 'rhotic') && all[index + 1]?.type !== 'vowel');
  return endsVowel ? 1 / 2 : 1;
}

function exchange(one: Phone, other: Phone, stressCost: number): number {
  if (one.type === 'vowel') {
    return other.type === 'vowel' ? betweenVowels(one, other, stressCost) : glideAndVowel(other, one);
  }
  return other.type === 'consonant' ? betweenConsonants(one, other) : glideAndVowel(one, other);
}

function betweenVowels(one: Vowel, other: Vowel, stressCost: number): number {
  const quality =
    Math.abs(one.height - other.height) / 8 +
    Math.abs(fromFront(one) - fromFront(other)) / 2 +
    (one.isRounded === other.isRounded ? 0 : 1 / 4);
  const share = one.stress === 0 && other.stress === 0 ? 1 / 2 : 1;
  return Math.min(1, quality * share + length(one, other) + Math.abs(one.stress - other.stress) * stressCost);
}

/** From 0, the front of close vowels, to 1, the back of all: the front of the chart slopes to its middle. */
function fromFront({ height, backness }: Vowel): number {
  const front = height / 12;
  return front + ((1 - front) * backness) / 2;
}

function betweenConsonants(one: Consonant, other: Consonant): number {
  const steps = Math.abs(PLACES.indexOf(one.place) - PLACES.indexOf(other.place));
  const quality =
    (3 * steps) / 20 +
    (one.manner === other.manner ? 0 : 1 / 2) +
    (one.isVoiced === other.isVoiced ? 0 : 1 / 2) +
    (one.isPalatalised === other.isPalatalised ? 0 : 1 / 10);
  return Math.min(1, quality + length(one, other));
}

const VOWEL_OF_GLIDE: ReadonlyMap<string, Vowel> = new Map(
  [['j', 'ɪ'] as const, ['w', 'ʊ'] as const].map(([glide, symbol]) => {
    const [vowel] = phones(symbol);
    if (vowel?.type !== 'vowel') throw new RangeError(`"${symbol}" is no vowel.`);
    return [glide, vowel];
  }),
);

function glideAndVowel(consonant: Consonant, vowel: Vowel): number {
  const asVowel = VOWEL_OF_GLIDE.get(consonant.symbol);
  return asVowel ? 1 / 8 + betweenVowels({ ...asVowel, stress: vowel.stress }, vowel, 0) : NEVER;
}

function length(one: Phone, other: Phone): number {
  return one.isLong === other.isLong ? 0 : 1 / 10;
}
