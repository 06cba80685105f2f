/** What the event says, told as a game begins, in five languages. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../speech/languages.js';
import type { LanguageName } from '../../speech/language-names.js';
import { unusualConditions } from '../../speech/phrase/conditions.js';

test.each<readonly [LanguageName, readonly string[]]>([
  [
    'en',
    [
      'Strict play.',
      'Rapid chess by its own rules.',
      'No draw by agreement before each player has made 21 moves.',
      'No draw by agreement.',
      'A touched piece must be played.',
    ],
  ],
  [
    'de',
    [
      'Strenges Spiel.',
      'Schnellschach nach seinen eigenen Regeln.',
      'Remis darf erst vereinbart werden, wenn jeder Spieler 21 Züge gemacht hat.',
      'Remis darf nicht vereinbart werden.',
      'Eine berührte Figur muss gezogen werden.',
    ],
  ],
  [
    'uk',
    [
      'Сувора гра.',
      'Швидкі шахи за власними правилами.',
      'Погодитися на нічию можна лише тоді, коли кожен гравець зробить 21 хід.',
      'Погоджуватися на нічию не можна.',
      'Торкнутою фігурою треба ходити.',
    ],
  ],
  [
    'be',
    [
      'Строгая гульня.',
      'Хуткія шахматы паводле ўласных правіл.',
      'Згадзіцца на нічыю можна толькі тады, калі кожны гулец зробіць 21 ход.',
      'Згаджацца на нічыю нельга.',
      'Кранутай фігурай трэба хадзіць.',
    ],
  ],
  [
    'mk',
    [
      'Строга игра.',
      'Забрзан шах според своите правила.',
      'Договор за реми е дозволен дури откако секој играч ќе одигра 21 потег.',
      'Договор за реми не е дозволен.',
      'Со допрена фигура мора да се игра.',
    ],
  ],
])('in %s', async (name, [strict, rapid, later, never, touch]) => {
  const { messages } = await LANGUAGES[name].words();
  expect(
    unusualConditions({ strict: true, ownRules: 'rapid', drawLimit: { limit: 'moves', moves: 21 } }, messages),
  ).toEqual([strict, rapid, later]);
  expect(unusualConditions({ strict: true, drawLimit: { limit: 'never' } }, messages)).toEqual([strict, never]);
  expect(unusualConditions({ touchBinds: true }, messages)).toEqual([touch]);
});
