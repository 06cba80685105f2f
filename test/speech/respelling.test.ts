import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES } from '../../speech/language-names.js';
import { respelt } from '../../speech/announcer/german-call.js';
import { WORDS } from './all-languages.js';
import { distance } from './phonemes/distance.js';
import { phonemesOf } from './phonemes/espeak.js';
import { forGermanVoice, GERMAN_WORDS, OTHER_LANGUAGES, VOICES, type OtherLanguage } from './phonemes/german.js';
import { germanSamples } from './phonemes/german-samples.js';
import { measuredWords } from './phonemes/measured.js';
import { describeWithEspeak } from './phonemes/with-espeak.js';

/** The words whose plain spelling no natural respelling beats. */
const AS_WRITTEN: Readonly<Record<OtherLanguage, readonly string[]>> = {
  en: ['Anna', 'Bella', 'Eva', 'Felix', 'Bauer', 'Bauern', 'matt', 'leer', 'bis'],
  uk: ['Bella', 'Springer', 'Bauer', 'Bauern', 'matt', 'weißer', 'bis'],
  be: [],
  fr: ['Anna', 'Bella', 'Eva', 'acht', 'fünf', 'Damen', 'matt', 'en', 'passant', 'Schach', 'weißer', 'bis'],
  mk: [
    'Bella',
    'Eva',
    'Gustav',
    'Dame',
    'Turm',
    'Bauer',
    'Damen',
    'Bauern',
    'lange',
    'auf',
    'dunkles',
    'bis',
    'Figuren',
  ],
  pl: [
    ...[
      'Anna',
      'David',
      'Eva',
      'Felix',
      'eins',
      'fünf',
      'acht',
      'Dame',
      'Turm',
      'Bauer',
      'Damen',
      'Türme',
      'Bauern',
      'lange',
    ],
    ...[
      'Rochade',
      'schlägt',
      'auf',
      'Umwandlung',
      'Schach',
      'schwarz',
      'schwarze',
      'schwarzer',
      'dunkles',
      'Feld',
      'und',
    ],
    ...['bis', 'Figuren'],
  ],
  es: ['Eva', 'Dame', 'Damen', 'Turm', 'lange', 'auf', 'dunkles', 'bis', 'Figuren'],
};

/** The letters that a voice of the language reads, and does not spell out. */
const ALPHABETS: Readonly<Record<OtherLanguage, RegExp>> = {
  en: /^[a-z]+$/u,
  uk: /^[абвгґдеєжзиіїйклмнопрстуфхцчшщьюя]+$/u,
  fr: /^[a-zàâçéèêëîïôûùü]+$/u,
  be: /^[абвгдеёжзійклмнопрстуўфхцчшыьэюя]+$/u,
  mk: /^[абвгдѓежзѕијклљмнњопрстќуфхцчџш]+$/u,
  pl: /^[aąbcćdeęfghijklłmnńoóprsśtuwyzźż]+$/u,
  es: /^[a-záéíóúüñ]+$/u,
};

const CALLS = [
  'Springer Gustav eins Felix drei',
  'Bauer Eva fünf schlägt David sechs en passant',
  'Bauer Anna sieben Anna acht Dame, Schach',
  'kurze Rochade',
  'Turm Hector acht Hector zwei, matt',
] as const;

describe('the German call for other voices', () => {
  it.each([
    ['en', CALLS[0], 'Schpringer Goostahf einss Felix dry'],
    ['en', CALLS[1], 'Bauer Eva finf shleckt Daveet zex ong passong'],
    ['en', CALLS[2], 'Bauer Anna zeeben Anna ahkt Dahma, Shakh'],
    ['en', CALLS[3], 'kourtsa Roshahda'],
    ['en', CALLS[4], 'Tourm Hecktoar ahkt Hecktoar tsvai, matt'],
    ['uk', CALLS[0], 'Springer Ґустаф айнс Фелікс драй'],
    ['uk', CALLS[1], 'Bauer Ева фінф шлект Давіт зекс ан пасан'],
    ['uk', CALLS[2], 'Bauer Ана зібен Ана ахт Даме, Шах'],
    ['uk', CALLS[3], 'курце Рохаде'],
    ['uk', CALLS[4], 'Турм Гектор ахт Гектор цвай, matt'],
    ['be', CALLS[0], 'Шпрынгэр Густаф айнс Фэлікс драй'],
    ['be', CALLS[1], 'Баўэр Эва фінф шлэкт Давіт зэкс ан пасан'],
    ['be', CALLS[2], 'Баўэр Ана зібэн Ана ахт Дамэ, Шах'],
    ['be', CALLS[3], 'курцэ Рохадэ'],
    ['be', CALLS[4], 'Турм Хэктор ахт Хэктор цвай, мат'],
    ['mk', CALLS[0], 'Шпрингер Gustav ајнс Феликс драј'],
    ['mk', CALLS[1], 'Bauer Eva финф шлект Давит зекс ан пасан'],
    ['mk', CALLS[2], 'Bauer Ана зибен Ана ахт Dame, Шах'],
    ['mk', CALLS[3], 'курце Рохаде'],
    ['fr', CALLS[0], 'Cheprinna Goustaf aillnse Félix draï'],
    ['fr', CALLS[1], 'Baouère Eva fünf schlèkt Davite zex en passant'],
    ['fr', CALLS[2], 'Baouère Anna zibenne Anna acht Damé, Schach'],
    ['fr', CALLS[3], 'kourtsé Rochadé'],
    ['fr', CALLS[4], 'Tourme Hectôre acht Hectôre tsvaï, matt'],
    ['mk', CALLS[4], 'Turm Хектор ахт Хектор цвај, мат'],
    ['pl', CALLS[0], 'Szpringer Gustaf eins Felix draj'],
    ['pl', CALLS[1], 'Bauer Eva fünf schlägt David zeks an pasan'],
    ['pl', CALLS[2], 'Bauer Anna ziben Anna acht Dame, Schach'],
    ['pl', CALLS[3], 'kurce Rochade'],
    ['pl', CALLS[4], 'Turm Hektor acht Hektor cwaj, mat'],
    ['es', CALLS[0], 'Shpringa Gústaf ains Féliks drai'],
    ['es', CALLS[1], 'Baua Eva finf shlekt Dávit seks ang pasang'],
    ['es', CALLS[2], 'Baua Ana síben Ana ajt Dame, Shaj'],
    ['es', CALLS[3], 'kurtse Rojade'],
    ['es', CALLS[4], 'Turm Jéktor ajt Jéktor chvai, mat'],
  ] as const)('in %s "%s" is spelt "%s"', (language, call, spelling) => {
    expect(respelt(call, WORDS[language].respellings)).toBe(spelling);
  });

  it('is left to a German voice as it is written', () => {
    for (const call of CALLS) expect(respelt(call, WORDS.de.respellings)).toBe(call);
  });

  it('takes over a capital, also of umlauts', () => {
    expect(respelt('Kurze Rochade. Weiß: König Eva eins', WORDS.en.respellings)).toBe(
      'Kourtsa Roshahda. Vice: Kernish Eva einss',
    );
    expect(respelt('FÜNF Fünf fünf', WORDS.en.respellings)).toBe('Finf Finf finf');
  });

  it('leaves alone what is no word of a call, and words that only contain one', () => {
    const other = 'constructor toString dreizehn Springers 3 e4, –';
    for (const language of LANGUAGE_NAMES) {
      expect(respelt(other, WORDS[language].respellings)).toBe(other);
      expect(respelt('', WORDS[language].respellings)).toBe('');
    }
  });

  it.each(OTHER_LANGUAGES)(
    'has in %s each word of the calls and answers, or leaves it knowingly as it is',
    (language) => {
      const respeltWords = Object.keys(WORDS[language].respellings);
      const asWritten = AS_WRITTEN[language].map((word) => word.toLowerCase());
      expect([...respeltWords, ...asWritten].toSorted()).toEqual(
        GERMAN_WORDS.map((word) => word.toLowerCase()).toSorted(),
      );
    },
  );

  it('knows every German word that the program says', () => {
    const known = new Set(GERMAN_WORDS.map((word) => word.toLowerCase()));
    const said = germanSamples().flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
    expect([...new Set(said)].filter((word) => !known.has(word))).toEqual([]);
    expect([...known].filter((word) => !said.includes(word))).toEqual([]);
  });

  it.each(OTHER_LANGUAGES)('is spelt in %s with letters that its voices know', (language) => {
    const foreign = Object.values(WORDS[language].respellings).filter(
      (spelling) => !ALPHABETS[language].test(spelling),
    );
    expect(foreign).toEqual([]);
  });
});

describeWithEspeak("espeak-ng's phonemes of the respelt German call", () => {
  it.each(OTHER_LANGUAGES)('are nearer to the German voice than those of the plain spelling, in %s', (language) => {
    const measured = measuredWords(language).filter((word) => word.respelt !== word.word);
    expect(measured.length).toBe(VOICES[language].length * Object.keys(WORDS[language].respellings).length);
    expect(measured.filter(({ plainDistance, respeltDistance }) => respeltDistance >= plainDistance)).toEqual([]);
  });

  it.each(OTHER_LANGUAGES)('are nearer in whole calls as well, in %s', (language) => {
    // A comma would part the phonemes into two lines.
    const calls = CALLS.map((call) => call.replace(',', ''));
    const german = phonemesOf(
      'de',
      calls.map((call) => call.split(' ').map(forGermanVoice).join(' ')),
    );
    for (const voice of VOICES[language]) {
      const plain = phonemesOf(voice, calls);
      const other = phonemesOf(
        voice,
        calls.map((call) => respelt(call, WORDS[language].respellings)),
      );
      const distances = calls.map((call, index) => ({
        call,
        plain: distance(plain[index]!, german[index]!),
        respelt: distance(other[index]!, german[index]!),
      }));
      expect(distances.filter((measured) => measured.respelt >= measured.plain)).toEqual([]);
    }
  });
});
