/** A sentence is found again among the messages of its language. What was heard is written by hand, and so is the message it was said by. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { LanguageName } from '../../../speech/language-names.js';
import { CATALOGUES } from '../../../speech/languages/catalogues.js';
import {
  NAMED,
  type CatalogueMessage,
  type Outline,
  messageFinder,
  type FindMessages,
} from '../../../speech/wording/catalogue.js';

const message = (id: string, ...outline: Outline): CatalogueMessage => ({ id, source: `${id} = `, outline });
const ids = (messages: readonly CatalogueMessage[]): readonly string[] => messages.map(({ id }) => id);

describe('of messages written here', () => {
  const find = messageFinder([
    message('empty', `On ${NAMED} there is no piece.`),
    message('reaches', `${NAMED} can `, [[`take on ${NAMED}`], [`go to ${NAMED}`]], '.'),
    message('turn', `${NAMED} to move.`),
    message('moves', `${NAMED} has made `, [[`one move`], [`${NAMED} moves`]], '.'),
    message('name', NAMED),
    message('begun', 'A new game has begun.'),
    message('begun again', 'The same game has begun again.'),
  ]);

  test.each([
    ['On e4 there is no piece.', ['empty']],
    ['On Eva four there is no piece.', ['empty']],
    ['ON E4 THERE IS NO PIECE', ['empty']],
    ['The knight can go to e4.', ['reaches']],
    ['The queen on d1 can take on d5.', ['reaches']],
    ['White has made one move.', ['moves']],
    ['White has made 12 moves.', ['moves']],
    // Several at once: what has most of its words, then what else each sentence may be.
    ['A new game has begun. White to move.', ['begun', 'turn']],
    // A part, from memory.
    ['no piece', ['empty']],
    // In another order it is another sentence.
    ['piece no is there e4 On', []],
    ['Rochade', []],
    ['', []],
    ['…?!', []],
  ])('“%s”', (heard, found) => {
    expect(ids(find(heard, 3)).slice(0, found.length > 0 ? found.length : 1)).toEqual(found);
  });

  test('as many as are asked for', () => {
    expect(ids(find('A new game has begun. White to move.', 1))).toEqual(['begun']);
  });

  test('where something is named, a few words are taken for it; more are another sentence', () => {
    const longer = messageFinder([message('exact', 'from here'), message('near', `from ${NAMED} to`)]);
    expect(ids(longer('from the queen’s rook to', 1))).toEqual(['near']);
    expect(ids(longer('from now on and never again back the whole long way to', 1))).toEqual(['exact']);
  });
});

describe.each<readonly [LanguageName, readonly (readonly [heard: string, ...found: readonly string[]])[]]>([
  [
    'de',
    [
      ['Hier gibt es keine solche Partie. Beginnen Sie eine mit „Neue Partie“.', 'refusal-no-game'],
      ['Auf e4 steht keine Figur.', 'refusal-empty-square', 'hand-nothing-to-lift'],
      ['Kein Springer kann nach Eva vier ziehen.', 'refusal-no-piece-reaches'],
      ['Kein Bauer kann auf e5 schlagen.', 'refusal-no-piece-reaches'],
      [
        'Der Springer kann nicht von Gustav eins nach Gustav vier: Er zieht zwei Felder gerade und eins zur Seite.',
        'refusal-does-not-move-so',
      ],
      ['Remis darf erst vereinbart werden, wenn jeder Spieler ein Zug gemacht hat.', 'event-rule-draws-after'],
      ['Remis darf erst vereinbart werden, wenn jeder Spieler 30 Züge gemacht hat.', 'event-rule-draws-after'],
      ['weiß hat noch 4 minuten das blättchen ist also nicht gefallen', 'refusal-flag-has-not-fallen'],
      ['Zurück zur Partie', 'back-to-game'],
    ],
  ],
  [
    'uk',
    [
      ['На e4 немає фігури.', 'refusal-empty-square'],
      ['Два коні можуть піти на d2, з b1 або з f3.', 'refusal-several-from'],
      ['У цій партії ще немає ходу 12.', 'refusal-no-such-move-here'],
      ['Погодитися на нічию можна лише тоді, коли кожен гравець зробить 21 хід', 'event-rule-draws-after'],
      ['Погодитися на нічию можна лише тоді, коли кожен гравець зробить 2 ходи', 'event-rule-draws-after'],
      ['Погодитися на нічию можна лише тоді, коли кожен гравець зробить 30 ходів', 'event-rule-draws-after'],
      ['Прапорець білих не впав: ще є 4 хвилини 30 секунд.', 'refusal-flag-has-not-fallen'],
    ],
  ],
  [
    'pl',
    [
      ['Na d2 mogą pójść 2 skoczki, z b1 lub z f3.', 'refusal-several-from'],
      ['Na d2 może pójść 5 skoczków, z b1 lub z f3.', 'refusal-several-from'],
      ['Została jeszcze minuta na przyjście.', 'refusal-not-late'],
      ['Zostały jeszcze 3 minuty na przyjście.', 'refusal-not-late'],
      ['Zostało jeszcze 5 minut na przyjście.', 'refusal-not-late'],
      ['Chorągiewka czarnych nie opadła: pozostały czas to 2 minuty.', 'refusal-flag-has-not-fallen'],
    ],
  ],
])('in %s', (language, rows) => {
  let find: FindMessages;
  beforeAll(async () => {
    find = messageFinder((await CATALOGUES[language]()).catalogue);
  });

  test.each(rows)('“%s”', (heard, ...found) => {
    expect(ids(find(heard, 6)).slice(0, found.length)).toEqual(found);
  });
});
