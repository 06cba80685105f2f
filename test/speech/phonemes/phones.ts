/**
 * Phones by their articulation, read from the International Phonetic Alphabet as espeak-ng prints it. Heights, places and manners
 * are those of the IPA chart, with one departure: [a] counts as central, which it is in the five languages, and not as front.
 */

/** 0 is close, 6 is open: the seven rows of the chart. */
type Height = 0 | 1 | 2 | 3 | 4 | 5 | 6;
/** 0 is front, 1 central, 2 back. */
type Backness = 0 | 1 | 2;

export const PLACES = [
  'bilabial',
  'labiodental',
  'dental',
  'alveolar',
  'postalveolar',
  'palatal',
  'velar',
  'uvular',
  'glottal',
] as const;
export type Place = (typeof PLACES)[number];

/** Every r is rhotic and alveolar here, whatever a language makes of it: it is heard as that language's r. */
export type Manner = 'stop' | 'nasal' | 'fricative' | 'lateral' | 'rhotic' | 'glide';

interface Sound {
  readonly symbol: string;
  readonly isLong: boolean;
}

export interface Vowel extends Sound {
  readonly type: 'vowel';
  readonly height: Height;
  readonly backness: Backness;
  readonly isRounded: boolean;
  /** 0 without stress, 0.5 with secondary and 1 with main stress. */
  readonly stress: 0 | 0.5 | 1;
}

export interface Consonant extends Sound {
  readonly type: 'consonant';
  readonly place: Place;
  readonly manner: Manner;
  readonly isVoiced: boolean;
  readonly isPalatalised: boolean;
}

export type Phone = Vowel | Consonant;

const UNROUNDED: readonly (readonly [symbols: string, height: Height, backness: Backness])[] = [
  ['i', 0, 0],
  ['ɨᵻ', 0, 1],
  ['ɯ', 0, 2],
  ['ɪ', 1, 0],
  ['e', 2, 0],
  ['ɘ', 2, 1],
  ['ɤ', 2, 2],
  ['ə', 3, 1],
  ['ɛ', 4, 0],
  ['ɜ', 4, 1],
  ['ʌ', 4, 2],
  ['æ', 5, 0],
  ['ɐ', 5, 1],
  ['a', 6, 1],
  ['ɑ', 6, 2],
];
const ROUNDED: typeof UNROUNDED = [
  ['y', 0, 0],
  ['ʉ', 0, 1],
  ['u', 0, 2],
  ['ʏ', 1, 0],
  ['ʊ', 1, 2],
  ['ø', 2, 0],
  ['ɵ', 2, 1],
  ['o', 2, 2],
  ['œ', 4, 0],
  ['ɔ', 4, 2],
  ['ɒ', 6, 2],
];
/** Of each pair the voiceless phone comes first; a dot where there is none. */
const CONSONANTS: readonly (readonly [pairs: string, place: Place, manner: Manner])[] = [
  ['pb', 'bilabial', 'stop'],
  ['ɸβ', 'bilabial', 'fricative'],
  ['.m', 'bilabial', 'nasal'],
  ['.w', 'bilabial', 'glide'],
  ['fv', 'labiodental', 'fricative'],
  ['.ʋ', 'labiodental', 'glide'],
  ['θð', 'dental', 'fricative'],
  ['td', 'alveolar', 'stop'],
  ['ʈɖ', 'alveolar', 'stop'],
  ['.n', 'alveolar', 'nasal'],
  ['sz', 'alveolar', 'fricative'],
  ['.lɭɫ', 'alveolar', 'lateral'],
  ['.rɾɹɻʀʁ', 'alveolar', 'rhotic'],
  ['ʃʒ', 'postalveolar', 'fricative'],
  ['ʂʐ', 'postalveolar', 'fricative'],
  ['ɕʑ', 'postalveolar', 'fricative'],
  ['çʝ', 'palatal', 'fricative'],
  ['cɟ', 'palatal', 'stop'],
  ['.jɥ', 'palatal', 'glide'],
  ['.ɲ', 'palatal', 'nasal'],
  ['.ʎ', 'palatal', 'lateral'],
  ['kɡ', 'velar', 'stop'],
  ['.ŋ', 'velar', 'nasal'],
  ['xɣ', 'velar', 'fricative'],
  ['χ', 'uvular', 'fricative'],
  ['hɦ', 'glottal', 'fricative'],
  ['ʔ', 'glottal', 'stop'],
];

const PHONES: ReadonlyMap<string, Phone> = new Map<string, Phone>([
  ...[...UNROUNDED.map((row) => [...row, false] as const), ...ROUNDED.map((row) => [...row, true] as const)].flatMap(
    ([symbols, height, backness, isRounded]) =>
      [...symbols].map((symbol): [string, Phone] => [
        symbol,
        { type: 'vowel', symbol, isLong: false, height, backness, isRounded, stress: 0 },
      ]),
  ),
  ...CONSONANTS.flatMap(([pairs, place, manner]) =>
    [...pairs].map((symbol, index): [string, Phone] => [
      symbol,
      { type: 'consonant', symbol, isLong: false, place, manner, isVoiced: index > 0, isPalatalised: false },
    ]),
  ),
]);

/** What tells nothing here: ties, the teeth under a letter, syllable marks, hyphens. */
const SILENT = /[\u0361\u035C\u032A\u033B\u0329\u032F_.|-]/u;

/**
 * The phones of a transcription. An affricate is a stop and a fricative, a diphthong two vowels; a consonant that is written twice
 * in one word is one long consonant; a vowel with the colour of r is followed by an r, a nasal one by [ŋ]. Stress, which espeak-ng marks before the vowel, belongs to the next vowel.
 * @throws {RangeError} at a symbol that is not known here, and at an espeak-ng phoneme without a name in IPA ("?").
 */
export function phones(ipa: string): readonly Phone[] {
  return ipa.normalize('NFC').split(/\s+/u).flatMap(phonesOfWord);
}

function phonesOfWord(ipa: string): readonly Phone[] {
  const found: Phone[] = [];
  let stress: Vowel['stress'] = 0;
  for (const symbol of ipa.replaceAll('ɚ', 'əɹ').replaceAll('ɝ', 'ɜɹ').replaceAll('\u0303', 'ŋ')) {
    const last = found.at(-1);
    if (symbol === 'ˈ') stress = 1;
    else if (symbol === 'ˌ') stress = 0.5;
    else if (symbol === 'ː' || symbol === 'ˑ') {
      if (last) found[found.length - 1] = { ...last, isLong: true };
    } else if (symbol === 'ʲ') {
      if (last?.type === 'consonant') found[found.length - 1] = { ...last, isPalatalised: true };
    } else if (!SILENT.test(symbol)) {
      const phone = PHONES.get(symbol);
      if (!phone) throw new RangeError(`The phone "${symbol}" in "${ipa}" is not known.`);
      if (phone.type === 'consonant' && last?.symbol === symbol) found[found.length - 1] = { ...last, isLong: true };
      else if (phone.type === 'consonant') found.push(phone);
      else {
        found.push({ ...phone, stress });
        stress = 0;
      }
    }
  }
  return found;
}
