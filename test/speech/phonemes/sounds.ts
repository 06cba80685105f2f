/**
 * How the words of chess sound in each language, written by hand in the IPA, broadly: one sign for each sound that tells words apart,
 * German and English without the finer shades of their r. (Handbook of the IPA; Duden, Aussprachewörterbuch; for the letters the names
 * they have in each language's schools, the Belarusian ones as chess players say them: "ферзь на дэ чатыры", "е два".)
 */
import type { File, Rank } from '../../../src/laws/squares.js';
import type { WrittenOut } from '../written-out.js';

export interface Sounds {
  readonly files: Readonly<Record<File, string>>;
  readonly ranks: Readonly<Record<Rank, string>>;
  /** The names of the pieces in the nominative, by how they are written. */
  readonly pieces: ReadonlyMap<string, string>;
}

const en: Sounds = {
  files: { a: 'ˈeɪ', b: 'ˈbiː', c: 'ˈsiː', d: 'ˈdiː', e: 'ˈiː', f: 'ˈɛf', g: 'ˈdʒiː', h: 'ˈeɪtʃ' },
  ranks: {
    '1': 'ˈwʌn',
    '2': 'ˈtuː',
    '3': 'ˈθriː',
    '4': 'ˈfɔː',
    '5': 'ˈfaɪv',
    '6': 'ˈsɪks',
    '7': 'ˈsɛvən',
    '8': 'ˈeɪt',
  },
  pieces: new Map([
    ['king', 'ˈkɪŋ'],
    ['queen', 'ˈkwiːn'],
    ['rook', 'ˈrʊk'],
    ['bishop', 'ˈbɪʃəp'],
    ['knight', 'ˈnaɪt'],
    ['pawn', 'ˈpɔːn'],
  ]),
};

const de: Sounds = {
  files: { a: 'ˈaː', b: 'ˈbeː', c: 'ˈtseː', d: 'ˈdeː', e: 'ˈeː', f: 'ˈɛf', g: 'ˈɡeː', h: 'ˈhaː' },
  ranks: {
    '1': 'ˈaɪns',
    '2': 'ˈtsvaɪ',
    '3': 'ˈdraɪ',
    '4': 'ˈfiːr',
    '5': 'ˈfʏnf',
    '6': 'ˈzɛks',
    '7': 'ˈziːbən',
    '8': 'ˈaxt',
  },
  pieces: new Map([
    ['König', 'ˈkøːnɪç'],
    ['Dame', 'ˈdaːmə'],
    ['Turm', 'ˈtʊɐm'],
    ['Läufer', 'ˈlɔʏfɐ'],
    ['Springer', 'ˈʃprɪŋɐ'],
    ['Bauer', 'ˈbaʊɐ'],
  ]),
};

const uk: Sounds = {
  files: { a: 'ˈɑ', b: 'ˈbɛ', c: 'ˈtsɛ', d: 'ˈdɛ', e: 'ˈɛ', f: 'ˈɛf', g: 'ˈʒɛ', h: 'ˈɑʃ' },
  ranks: {
    '1': 'oˈdɪn',
    '2': 'ˈdvɑ',
    '3': 'ˈtrɪ',
    '4': 'tʃoˈtɪrɪ',
    '5': 'ˈpjɑtʲ',
    '6': 'ˈʃisʲtʲ',
    '7': 'ˈsʲim',
    '8': 'ˈvisʲim',
  },
  pieces: new Map([
    ['король', 'koˈrɔlʲ'],
    ['ферзь', 'ˈfɛrzʲ'],
    ['тура', 'tuˈrɑ'],
    ['слон', 'ˈslɔn'],
    ['кінь', 'ˈkinʲ'],
    ['пішак', 'piˈʃɑk'],
  ]),
};

const be: Sounds = {
  files: { a: 'ˈa', b: 'ˈbɛ', c: 'ˈtsɛ', d: 'ˈdɛ', e: 'ˈjɛ', f: 'ˈɛf', g: 'ˈʐɛ', h: 'ˈaʂ' },
  ranks: {
    '1': 'aˈdzʲin',
    '2': 'ˈdva',
    '3': 'ˈtrɨ',
    '4': 'tʂaˈtɨrɨ',
    '5': 'ˈpʲatsʲ',
    '6': 'ˈʂɛsʲtsʲ',
    '7': 'ˈsʲɛm',
    '8': 'ˈvɔsʲɛm',
  },
  pieces: new Map([
    ['кароль', 'kaˈrɔlʲ'],
    ['ферзь', 'ˈfʲɛrzʲ'],
    ['ладдзя', 'ladˈdzʲa'],
    ['тура', 'tuˈra'],
    ['слон', 'ˈslɔn'],
    ['конь', 'ˈkɔnʲ'],
    ['пешка', 'ˈpʲɛʂka'],
  ]),
};

const mk: Sounds = {
  files: { a: 'ˈa', b: 'ˈbɛ', c: 'ˈtsɛ', d: 'ˈdɛ', e: 'ˈɛ', f: 'ˈɛf', g: 'ˈɡɛ', h: 'ˈxa' },
  ranks: {
    '1': 'ˈɛdɛn',
    '2': 'ˈdva',
    '3': 'ˈtri',
    '4': 'ˈtʃɛtiri',
    '5': 'ˈpɛt',
    '6': 'ˈʃɛst',
    '7': 'ˈsɛdum',
    '8': 'ˈɔsum',
  },
  pieces: new Map([
    ['крал', 'ˈkral'],
    ['дама', 'ˈdama'],
    ['кралица', 'ˈkralitsa'],
    ['топ', 'ˈtɔp'],
    ['ловец', 'ˈlɔvɛts'],
    ['коњ', 'ˈkɔɲ'],
    ['скокач', 'ˈskɔkatʃ'],
    ['пешак', 'ˈpɛʃak'],
    ['пион', 'ˈpiɔn'],
  ]),
};

const pl: Sounds = {
  files: { a: 'ˈa', b: 'ˈbɛ', c: 'ˈtsɛ', d: 'ˈdɛ', e: 'ˈɛ', f: 'ˈɛf', g: 'ˈɡʲɛ', h: 'ˈxa' },
  ranks: {
    '1': 'ˈjɛdɛn',
    '2': 'ˈdva',
    '3': 'ˈtʂɨ',
    '4': 'ˈtʂtɛrɨ',
    '5': 'ˈpʲɛɲtɕ',
    '6': 'ˈʂɛɕtɕ',
    '7': 'ˈɕɛdɛm',
    '8': 'ˈɔɕɛm',
  },
  pieces: new Map([
    ['król', 'ˈkrul'],
    ['hetman', 'ˈxɛtman'],
    ['wieża', 'ˈvjɛʐa'],
    ['goniec', 'ˈɡɔɲɛts'],
    ['skoczek', 'ˈskɔtʂɛk'],
    ['pion', 'ˈpjɔn'],
  ]),
};

const fr: Sounds = {
  files: { a: 'ˈa', b: 'ˈbe', c: 'ˈse', d: 'ˈde', e: 'ˈə', f: 'ˈɛf', g: 'ˈʒe', h: 'ˈaʃ' },
  ranks: {
    '1': 'ˈœ̃',
    '2': 'ˈdø',
    '3': 'ˈtʁwa',
    '4': 'ˈkatʁ',
    '5': 'ˈsɛ̃k',
    '6': 'ˈsis',
    '7': 'ˈsɛt',
    '8': 'ˈyit',
  },
  pieces: new Map([
    ['roi', 'ˈʁwa'],
    ['dame', 'ˈdam'],
    ['tour', 'ˈtuʁ'],
    ['fou', 'ˈfu'],
    ['cavalier', 'kavaˈlje'],
    ['pion', 'ˈpjɔ̃'],
  ]),
};

const es: Sounds = {
  files: { a: 'ˈa', b: 'ˈbe', c: 'ˈθe', d: 'ˈde', e: 'ˈe', f: 'ˈefe', g: 'ˈxe', h: 'ˈatʃe' },
  ranks: {
    '1': 'ˈuno',
    '2': 'ˈdos',
    '3': 'ˈtɾes',
    '4': 'ˈkwatɾo',
    '5': 'ˈθinko',
    '6': 'ˈseis',
    '7': 'ˈsjete',
    '8': 'ˈotʃo',
  },
  pieces: new Map([
    ['rey', 'ˈrei'],
    ['dama', 'ˈdama'],
    ['torre', 'ˈtore'],
    ['alfil', 'alˈfil'],
    ['caballo', 'kaˈbaʎo'],
    ['peón', 'peˈon'],
  ]),
};

export const SOUNDS: Readonly<Record<WrittenOut, Sounds>> = { en, de, uk, be, mk, pl, fr, es };
