/**
 * What espeak-ng's voices make of the names of squares, pieces and numbers, and of the spellings that are known to be misread.
 */
import { expect, it } from 'vitest';
import { FILES, RANKS, type File, type Rank, type Square } from '../../src/laws/squares.js';
import { distanceOfSounds } from './phonemes/distance.js';
import { changesOfLanguage, phonemesOf } from './phonemes/espeak.js';
import { phones } from './phonemes/phones.js';
import { SOUNDS } from './phonemes/sounds.js';
import { isHeardAs, namingOf, pieceWords, squareSounds, squareWords } from './phonemes/spoken.js';
import { describeWithEspeak } from './phonemes/with-espeak.js';
import { WRITTEN_OUT, type WrittenOut } from './written-out.js';

/** Letters and numbers as words, from which squares are made. */
const WORDS: Readonly<Record<WrittenOut, { readonly files: string; readonly ranks: string }>> = {
  en: { files: 'a b c d e f g h', ranks: 'one two three four five six seven eight' },
  de: { files: 'a b c d e f g h', ranks: 'eins zwei drei vier fünf sechs sieben acht' },
  uk: { files: 'а бе це де е еф же аш', ranks: "один два три чотири п'ять шість сім вісім" },
  be: { files: 'а бэ цэ дэ е эф жэ аш', ranks: 'адзін два тры чатыры пяць шэсць сем восем' },
  mk: { files: 'а бе це де е еф ге ха', ranks: 'еден два три четири пет шест седум осум' },
  pl: { files: 'a b c d e f g h', ranks: 'jeden dwa trzy cztery pięć sześć siedem osiem' },
  fr: { files: 'a b c d e f g h', ranks: 'un deux trois quatre cinq six sept huit' },
  es: { files: 'a b c d e f g h', ranks: 'uno dos tres cuatro cinco seis siete ocho' },
};

describeWithEspeak('the names of files and ranks, as espeak-ng says them', () => {
  it.each(WRITTEN_OUT)('are heard as what they are: %s', (language) => {
    const { files, ranks } = SOUNDS[language];
    const ofFiles = phonemesOf(language, WORDS[language].files.split(' '));
    const ofRanks = phonemesOf(language, WORDS[language].ranks.split(' '));
    const fileSounds = new Map(FILES.map((file): [File, string] => [file, files[file]]));
    const rankSounds = new Map(RANKS.map((rank): [Rank, string] => [rank, ranks[rank]]));
    expect(FILES.filter((file, index) => !isHeardAs(ofFiles[index]!, file, fileSounds))).toEqual([]);
    expect(RANKS.filter((rank, index) => !isHeardAs(ofRanks[index]!, rank, rankSounds))).toEqual([]);
  });

  it.each(['en', 'de'] as const)('make up the squares that are written close, with no other sound: %s', (language) => {
    const ofFiles = phonemesOf(language, WORDS[language].files.split(' '));
    const ofRanks = phonemesOf(language, WORDS[language].ranks.split(' '));
    const spelt = RANKS.flatMap((rank, y) => FILES.map((file, x) => ({ text: `${file}${rank}`, x, y })));
    const close = phonemesOf(
      language,
      spelt.map(({ text }) => text),
    );
    const different = spelt.filter(
      ({ x, y }, index) => distanceOfSounds(close[index]!, `${ofFiles[x]!} ${ofRanks[y]!}`) > 0,
    );
    expect(different).toEqual([]);
  });
});

describeWithEspeak('what each language says, as espeak-ng says it', () => {
  it.each(WRITTEN_OUT)('names every square so that it is heard as no other: %s', (language) => {
    const squares = squareWords(language);
    const texts = squares.map(([, text]) => text);
    const said = phonemesOf(language, texts);
    const sounds = squareSounds(language);
    const misheard = squares.filter(([square], index) => !isHeardAs(said[index]!, square, sounds));
    expect(misheard).toEqual([]);
    const changed = changesOfLanguage(language, texts);
    expect(texts.filter((_, index) => changed[index])).toEqual([]);
  });

  it.each(WRITTEN_OUT)('counts from one to eight: %s', (language) => {
    const { numbers, ranks } = namingOf(language);
    const sounds = new Map(RANKS.map((rank): [Rank, string] => [rank, SOUNDS[language].ranks[rank]]));
    for (const texts of [numbers, ranks]) {
      const said = phonemesOf(
        language,
        RANKS.map((rank) => texts[rank]),
      );
      expect(RANKS.filter((rank, index) => !isHeardAs(said[index]!, rank, sounds))).toEqual([]);
    }
  });

  it.each(WRITTEN_OUT)('names every piece: %s', async (language) => {
    const pieces = await pieceWords(language);
    const sounds = SOUNDS[language].pieces;
    const said = phonemesOf(
      language,
      pieces.map(([, text]) => text),
    );
    // A name whose sound is not written down here is not known to be said right.
    expect(pieces.filter(([, text], index) => !isHeardAs(said[index]!, text, sounds))).toEqual([]);
  });

  it.each(WRITTEN_OUT)('gives no name of a file to another voice and has none spelt out: %s', (language) => {
    const { fideFiles, natoFiles } = namingOf(language);
    const names = FILES.flatMap((file) => [fideFiles[file], natoFiles[file]]);
    const said = phonemesOf(language, names);
    const changed = changesOfLanguage(language, names);
    // A letter that is read is one phone or two ("x", "ц"), its name is more.
    const isSpelt = (name: string, ipa: string) => phones(ipa).length > name.length + 2;
    expect(names.filter((name, index) => changed[index] || isSpelt(name, said[index]!))).toEqual([]);
  });
});

describeWithEspeak('the known traps', () => {
  it.each([
    ['en', 'a 4', 'a4', 'the article'],
    ['uk', 'a4', 'a4', 'the English letter'],
    ['uk', 'c4', 'c4', 'the English letter'],
    ['uk', 'h5', 'h5', 'the English letter'],
    ['uk', '1e4', 'e4', 'a number, the English letter and a number'],
    ['uk', 'б4', 'b4', 'the bare sound of a Cyrillic letter'],
    ['uk', 'с4', 'c4', 'the Cyrillic letter "es"'],
    ['be', 'a4', 'a4', 'the English letter'],
    ['be', 'c4', 'c4', 'the English letter'],
    ['be', '1e4', 'e4', 'a number, the English letter and a number'],
    ['mk', '1e4', 'e4', 'a number before it'],
    ['en', '1e4', 'e4', 'a number before it'],
    ['de', '1e4', 'e4', 'a number before it'],
  ] as const satisfies readonly (readonly [WrittenOut, string, Square, string])[])(
    '%s: "%s" is not heard as %s, but as %s',
    (language, text, square) => {
      expect(isHeardAs(phonemesOf(language, [text])[0]!, square, squareSounds(language))).toBe(false);
    },
  );

  it('reads the Ukrainian apostrophe as it is typed or printed, and spells out a word with the letter U+02BC', () => {
    const [typed, printed, letter] = phonemesOf('uk', ["п'ять", 'п’ять', 'пʼять']);
    expect(printed).toBe(typed);
    expect(distanceOfSounds(typed!, SOUNDS.uk.ranks['5'])).toBeLessThan(0.5);
    expect(phones(letter!).length).toBeGreaterThan(10);
  });

  it('spells out, in Belarusian and Macedonian voices, letters of the other alphabets', () => {
    for (const [language, text] of [
      ['be', 'пешки'],
      ['mk', 'пешка й'],
      ['mk', 'пішак'],
    ] as const) {
      expect(phones(phonemesOf(language, [text])[0]!).length).toBeGreaterThan(text.length + 5);
    }
  });

  it('says the English "a file" with the article, and with a hyphen the letter', () => {
    const [apart, joined] = phonemesOf('en', ['the a file', 'the a-file']);
    expect(distanceOfSounds(joined!, 'ðiˈeɪˈfaɪl')).toBeLessThan(0.5);
    expect(distanceOfSounds(apart!, 'ðiˈeɪˈfaɪl')).toBeGreaterThan(1);
  });
});
