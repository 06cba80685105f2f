/**
 * What is written about a move and is none of it, taken away: comments and marks of PGN, emoji; and braille, as it comes from a display that
 * does not put it into print, made letters.
 */
import { plainText } from '../../src/notation/typed-text.js';

/**
 * The 64 patterns of six dots in the order of Unicode, as ASCII braille writes them: the North American Braille Computer Code, without its dot 7.
 * Source: liblouis, tables/text_nabcc.dis, which is BRLTTY's Text/en-nabcc.ttb.
 */
const ASCII_BRAILLE = ' A1B\'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=';

/** Comments "{…}", "[%clk 0:05:00]" and marks "$1" of PGN (PGN standard, 5 and 8.2.4); emoji with what colours and encloses them, but no figurines. */
const WRITTEN_ABOUT =
  /\{[^}]*\}?|\[%[^\]]*\]?|\s\$\d+|(?![♔-♟])[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u20E3]/gu;

/** The plain text of a line (`plainText`), without what is written about a move. It must not be longer than `TEXT_LIMIT`. */
export function writtenText(text: string): string {
  return fromAscii(fromBraille(plainText(text).replace(WRITTEN_ABOUT, ' ')))
    .replace(/ {2,}/gu, ' ')
    .trim();
}

/** In capitals, which tell nothing of pieces and files where both are capitals: braille without the sign for a capital has none. */
function fromBraille(text: string): string {
  return text.replace(/[\u2800-\u28FF]/gu, (sign) => ASCII_BRAILLE[((sign.codePointAt(0) ?? 0) - 0x2800) & 63] ?? '');
}

/**
 * Ranks are digits in ASCII braille where they are lowered, as the code for chess writes them (Braille Authority of the United Kingdom, "Braille
 * chess code"); "#d" where a number sign stands before them. Dots 5 6, 6, 4 6 and 3 6 before a move tell that a letter, a capital, a move of White
 * or of Black follows.
 */
function fromAscii(text: string): string {
  return text
    .replace(/#([a-j])(?![a-z])/giu, (_, letter: string) => String((letter.toLowerCase().charCodeAt(0) - 96) % 10))
    .replace(/^((?:\d+[\s.]+)?)[;.-]*,([a-z])/iu, (_, number: string, letter: string) => number + letter.toUpperCase())
    .replace(/^((?:\d+[\s.]+)?)[;.-]+(?=[a-z])/iu, '$1');
}

/** Files as they are typed with a Cyrillic keyboard: by their sound, or by their name. */
const CYRILLIC_FILES: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', ц: 'c', с: 'c', д: 'd', е: 'e', э: 'e', є: 'e', ф: 'f', г: 'g', ґ: 'g', ж: 'g', х: 'h' },
};

/** Each Cyrillic letter of a text as the file that it may be. */
export function cyrillicFiles(text: string): string {
  return Array.from(text.toLowerCase(), (letter) => CYRILLIC_FILES[letter] ?? letter).join('');
}

/** A file before its rank; one between a piece and a square ("х" there only before a sign for taking, for it is one); and before such a sign a small one at the beginning, which is a pawn's. */
const CYRILLIC_FILE =
  /[абцсдеэєфгґжх](?=[1-8])|(?<=^\p{L}р?)(?:[абцсдеэєфгґж](?=[:xх-]?[абцсдеэєфгґжхa-h][1-8])|х(?=[:xх-][абцсдеэєфгґжхa-h][1-8]))|^[абцсдеэєфгґж](?=[:xх][абцсдеэєфгґжхa-h][1-8])/giu;

/** The text with every Cyrillic letter that can only be a file as that file: "Кф3" is "Кf3", "Дд2" "Дd2". */
export function withLatinFiles(text: string): string {
  return text.replace(CYRILLIC_FILE, (letter, at: number) => {
    const small = letter.toLowerCase();
    const file = CYRILLIC_FILES[small] ?? small;
    if (letter === small) return file;
    // A capital at the beginning is a piece.
    return at === 0 && !/^.[1-8]/u.test(text) ? letter : file.toUpperCase();
  });
}
