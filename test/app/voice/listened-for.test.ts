/**
 * Which language a recogniser is asked for, and what it is told of: at a table also what is done there with moves, and of a clock alone nothing
 * else than its own.
 */
import { WRITTEN_OUT } from '../../speech/written-out.js';
import { expect, test } from 'vitest';
import { likelyPhrases, listenedLanguage, listenedTag } from '../../../src/app/voice/listened-for.js';
import { game } from '../../laws/play.js';
import { atTable } from '../../laws/table.js';
import { begin } from '../../laws/timed.js';

test('the page’s language is listened for, or German for the international call', () => {
  expect(listenedLanguage('page', 'uk')).toBe('uk');
  expect(listenedLanguage('german call', 'uk')).toBe('de');
});

test('recognisers know languages by country', () => {
  expect(WRITTEN_OUT.map((language) => listenedTag(language))).toEqual([
    ...['en-US', 'de-DE', 'uk-UA', 'be-BY', 'mk-MK', 'pl-PL', 'fr-FR', 'es-ES'],
  ]);
});

test('the user’s own country comes first, where it is one', () => {
  expect(listenedTag('en', ['de-AT', 'en', 'en-GB', 'en-US'])).toBe('en-GB');
  expect(listenedTag('de', ['de-AT', 'en-GB'])).toBe('de-AT');
  expect(listenedTag('uk', ['en', 'uk'])).toBe('uk-UA');
});

test('at a table phrases and words of the table are among them, each once, and in no other game', async () => {
  const table = { language: 'en', game: atTable(), style: 'plain' } as const;
  await expect.poll(() => likelyPhrases({ ...table, closed: false, atTable: true })).toContain('repeat the move');
  for (const closed of [false, true]) {
    const likely = likelyPhrases({ ...table, closed, atTable: true });
    expect(new Set(likely).size).toBe(likely.length);
    expect(likely).toContain('adjourn');
    expect(likelyPhrases({ closed, language: 'en', style: 'plain', game: game(), atTable: false })).not.toContain(
      'adjourn',
    );
  }
  expect(likelyPhrases({ ...table, closed: true, atTable: true })).toEqual(
    expect.arrayContaining(['announce', 'execute', 'knight f three', 'knight gustav one']),
  );
  expect(likelyPhrases({ language: 'de', style: 'plain', game: atTable(), closed: false, atTable: true })).toContain(
    'zug wiederholen',
  );
});

test('where no game stands, nothing leans to any phrase, and a call of every piece is known', () => {
  expect(likelyPhrases({ closed: false, language: 'en', style: 'plain', game: undefined, atTable: false })).toEqual([]);
  expect(likelyPhrases({ closed: true, language: 'en', style: 'plain', game: undefined, atTable: false })).toContain(
    'knight f three',
  );
});

test('a clock alone hears its own words', () => {
  const alone = begin({ play: 'casual', press: 'by hand', arbiter: false, board: 'elsewhere' });
  const likely = likelyPhrases({ closed: true, language: 'en', style: 'plain', game: alone, atTable: false });
  expect(likely).toContain('press');
  expect(likely).not.toContain('knight f three');
});

test('where something else is open than the game, its own words are heard and no move of the game', () => {
  const context = { language: 'en', style: 'nato', game: game(), atTable: false } as const;
  const ofLine = (language: string, style: string): readonly string[] => [`${language} ${style}`];
  expect(likelyPhrases({ ...context, closed: true, ofLine })).toEqual(['en nato']);
  expect(likelyPhrases({ ...context, closed: false, ofLine })).toEqual([]);
});
