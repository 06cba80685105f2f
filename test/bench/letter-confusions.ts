/**
 * Letters of files that are taken for each other, by people and by recognisers, from what has been published:
 *
 * - R. Cole, M. Fanty, "Spoken Letter Recognition", Speech and Natural Language, 1990 (https://aclanthology.org/H90-1075): the letters that
 *   recognisers must tell apart by one feature are B and D, B and P, D and T, T and G, C and Z, V and Z, M and N, J and K.
 * - M. Fanty, R. Cole, "Speaker-independent English alphabet recognition: experiments with the E-set", ICSLP 1990: B, C, D, E, G, P, T, V, Z.
 * - M. Fanty, R. Cole, K. Roginski, "English Alphabet Recognition with Telephone Speech", NIPS 4, 1991: B and D, P and T, V and Z, F and S; people, too, told
 *   only 93 of 100 letters right there.
 * - G. Miller, P. Nicely, "An Analysis of Perceptual Confusions Among Some English Consonants", JASA 27, 1955; repeated by S. Phatak, A. Lovitt,
 *   J. Allen, JASA 124, 2008: in noise consonants are taken for others of the same manner, /b d g/, /p t k/ and /f θ s/.
 *
 * For English the letters stand as they were found. For the others nothing was found that counts letters: there those whose names differ in
 * consonants that Miller and Nicely found confused, before the same vowel, and the vowel alone, from which the consonant was lost.
 */
import type { WrittenOut } from '../speech/written-out.js';

export const LETTER_CONFUSIONS: Readonly<Record<WrittenOut, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    a: ['h', 'k', 'j', 'e'],
    b: ['d', 'e', 'p', 'v', 'g'],
    c: ['z', 'e', 't', 'd', 'g'],
    d: ['b', 'e', 't', 'g', 'c'],
    e: ['b', 'd', 'c', 'g', 'p', 'v'],
    f: ['s', 'x'],
    g: ['t', 'd', 'j', 'e', 'c', 'b'],
    h: ['a', 'k', 'j'],
  },
  de: {
    a: ['h', 'k'],
    b: ['d', 'g', 'e', 'p', 'w'],
    c: ['t', 'e', 'z'],
    d: ['b', 'g', 'e', 't'],
    e: ['b', 'd', 'g', 'c'],
    f: ['s'],
    g: ['d', 'b', 'e', 'k'],
    h: ['a', 'k'],
  },
  uk: {
    а: ['ха', 'ка'],
    бе: ['де', 'ге', 'е', 'пе', 'ве'],
    це: ['те', 'е', 'се'],
    де: ['бе', 'ге', 'е', 'те'],
    е: ['бе', 'де', 'ге', 'це'],
    еф: ['ес'],
    же: ['ге', 'зе', 'е'],
    аш: ['а', 'ас'],
  },
  be: {
    а: ['ха', 'ка'],
    бэ: ['дэ', 'гэ', 'э', 'пэ', 'вэ'],
    цэ: ['тэ', 'э', 'сэ'],
    дэ: ['бэ', 'гэ', 'э', 'тэ'],
    е: ['бэ', 'дэ', 'жэ'],
    эф: ['эс'],
    жэ: ['гэ', 'зэ', 'е'],
    аш: ['а', 'ас'],
  },
  fr: {
    a: ['ha', 'k'],
    b: ['d', 'g', 'é', 'p', 'v'],
    c: ['t', 'é', 's', 'z'],
    d: ['b', 'g', 'é', 't'],
    e: ['eux', 'deux'],
    f: ['s'],
    g: ['d', 'b', 'é', 'j'],
    h: ['a', 'ass'],
  },
  mk: {
    а: ['ха', 'ка'],
    бе: ['де', 'ге', 'е', 'пе', 'ве'],
    це: ['те', 'е', 'се'],
    де: ['бе', 'ге', 'е', 'те'],
    е: ['бе', 'де', 'ге', 'це'],
    еф: ['ес'],
    ге: ['де', 'бе', 'е'],
    ха: ['а', 'ка'],
  },
  pl: {
    a: ['ha', 'ka'],
    b: ['de', 'gie', 'e', 'pe', 'wu'],
    c: ['te', 'e', 'zet'],
    d: ['be', 'gie', 'e', 'te'],
    e: ['be', 'de', 'ce'],
    f: ['es'],
    g: ['de', 'be', 'e', 'ka'],
    h: ['a', 'ka'],
  },
  es: {
    a: ['h', 'ca'],
    b: ['d', 'g', 'e', 'p', 'v'],
    c: ['t', 'e', 's'],
    d: ['b', 'g', 'e', 't'],
    e: ['b', 'd', 'g', 'c'],
    f: ['s'],
    g: ['c', 'e', 'j'],
    h: ['a', 'ch'],
  },
};
