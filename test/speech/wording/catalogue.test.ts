/** The catalogues for reports: every message of a language under its own name, as it is written, and what is shown of it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE_NAMES } from '../../../speech/language-names.js';
import { CATALOGUES } from '../../../speech/languages/catalogues.js';
import { NAMED, shownOutline } from '../../../speech/wording/catalogue.js';

test.each(LANGUAGE_NAMES)('every message of %s is there, as it is written', async (language) => {
  const { catalogue } = await CATALOGUES[language]();
  const file = `\n${readFileSync(new URL(`../../../speech/messages/${language}.ftl`, import.meta.url), 'utf8')}`;
  const written = [...file.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id = '']) => id);
  expect(catalogue.map(({ id }) => id)).toEqual(written.filter((id) => !/^(?:part|phrases)-/.test(id)));
  expect(catalogue.filter(({ source }) => !file.includes(`\n${source}\n`)).map(({ id }) => id)).toEqual([]);
});

test.each([
  [[`On ${NAMED} there is no piece.`], 'On … there is no piece.'],
  [[`${NAMED} can `, [[`take on ${NAMED}`], [`go to ${NAMED}`]], '.'], '… can take on … / go to ….'],
  [['The king is in check', [[], [`, attacked by ${NAMED}`]], '.'], 'The king is in check, attacked by ….'],
  [['One', [[' move'], [' move']], '\n  more'], 'Onemove more'],
  [['a'.repeat(200)], `${'a'.repeat(160)} …`],
])('%j is shown as “%s”', (outline, shown) => {
  expect(shownOutline(outline)).toBe(shown);
});
