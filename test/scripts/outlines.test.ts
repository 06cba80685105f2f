/** What a message says whatever it is about, of messages written here. */
import { expect, test } from 'vitest';
import { readCatalogue } from '../../scripts/messages/catalogue.js';
import { outlineOf } from '../../scripts/messages/outlines.js';

const CATALOGUE = readCatalogue(
  'en',
  'en.ftl',
  `## board

plain = No piece.
named = No piece on { SQUARE($square) }, { $count }.
quoted = { "" }White{ " " }won
counted = { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } made
part-attack = { EACH($by, "part-piece") } attacks
part-piece = { PIECE($it) }
within = Check: { part-attack } it
capital = { CAP(EACH($by, "part-piece")) } moves
`,
);

test.each([
  ['plain', ['No piece.']],
  ['named', ['No piece on \u{FFFC}, \u{FFFC}.']],
  ['quoted', ['White won']],
  ['counted', [[['\u{FFFC} move'], ['\u{FFFC} moves']], ' made']],
  ['within', ['Check: \u{FFFC} attacks it']],
  ['capital', ['\u{FFFC} moves']],
  ['missing', []],
])('%s', (id, outline) => {
  expect(outlineOf(CATALOGUE, id)).toEqual(outline);
});
