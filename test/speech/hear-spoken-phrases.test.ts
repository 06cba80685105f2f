/** What recognisers are told to expect: each phrase of a move is that move, each command that command, and no list is too long. */
import { describe, expect, it } from 'vitest';
import { positionOf } from '../../src/laws/game.js';
import { beginGame } from '../../src/laws/rules/begin.js';
import type { HearContext } from '../../speech/hear.js';
import { spokenPhrases, spokenWords } from '../../speech/hearing/spoken-phrases.js';
import { hearTyped } from '../../src/commands/meant.js';
import { COMMAND_PHRASES } from '../../src/commands/phrases.js';
import { LANGUAGE_NAMES } from '../../speech/language-names.js';
import { game } from '../laws/play.js';
import { CASTLING, PROMOTION_TAKING } from './hear-positions.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';

const likely = (context: HearContext) => spokenPhrases(context, COMMAND_PHRASES.game);

/** 218 legal moves, the most there are (N. Petrović, 1964). */
const MOST_MOVES = 'R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1';

describe.each(LANGUAGE_NAMES)('in %s', (language) => {
  it.each([undefined, CASTLING, PROMOTION_TAKING])('every phrase is understood in %s', (fen) => {
    const context = { game: game(fen), languages: everyLanguage(language) };
    const refused = likely(context).filter((phrase) => {
      const heard = hearTyped(phrase, context);
      return heard.type === 'refused' && heard.refusal.reason === 'unreadable';
    });
    // Answers are for whoever asks.
    expect(refused.filter((phrase) => !ANSWERS.includes(phrase))).toEqual([]);
  });

  it('every legal move is among them', () => {
    const context = { game: game(CASTLING), languages: everyLanguage(language) };
    const moves = new Set(
      likely(context).flatMap((phrase) => {
        const heard = hearTyped(phrase, context);
        return heard.type === 'move' ? [JSON.stringify(heard.move)] : [];
      }),
    );
    expect(moves.size).toBe(positionOf(context.game).legalMoves().length);
  });

  it('they are a few hundred at most, in lower case', () => {
    const phrases = likely({ game: game(MOST_MOVES), languages: everyLanguage(language) });
    expect(phrases.length).toBeLessThanOrEqual(350);
    expect(phrases).toEqual(phrases.map((phrase) => phrase.toLowerCase()));
    expect(new Set(phrases).size).toBe(phrases.length);
  });

  it('where illegal moves stand, no phrase tells what is legal', () => {
    const begun = beginGame({ play: 'strict', start: CASTLING });
    if (!begun.ok) throw new Error(begun.problem);
    const other = beginGame({ play: 'strict', start: PROMOTION_TAKING });
    if (!other.ok) throw new Error(other.problem);
    expect(likely({ game: begun.game, languages: everyLanguage(language) })).toEqual(
      likely({ game: other.game, languages: everyLanguage(language) }),
    );
  });

  it('the closed list holds the words of every phrase, each once', () => {
    const words = spokenWords(language, COMMAND_PHRASES.game);
    expect(new Set(words).size).toBe(words.length);
    const said = likely({ game: game(CASTLING), languages: everyLanguage(language) }).flatMap((phrase) =>
      phrase.split(' '),
    );
    const german = language === 'de' || language === 'en';
    const foreign = /[a-zäöüß]/u;
    expect(said.filter((word) => !words.includes(word) && (german || !foreign.test(word)))).toEqual([]);
  });
});

const ANSWERS = ['yes', 'no', 'ja', 'nein', 'так', 'ні', 'не', 'да'];

it('are calls as they are spoken', () => {
  expect(likely({ game: game(), languages: everyLanguage('en') })).toEqual(
    expect.arrayContaining([
      'knight f three',
      'e four',
      'springer gustav eins felix drei',
      'offer draw',
      'where knights',
    ]),
  );
  expect(likely({ game: game(), languages: everyLanguage('uk') })).toEqual(
    expect.arrayContaining(['кінь еф три', 'е чотири', 'springer gustav eins felix drei']),
  );
  expect(spokenWords('de', COMMAND_PHRASES.game)).toEqual(
    expect.arrayContaining(['läufer', 'fünf', 'schlägt', 'rochade', 'hektor', 'nein']),
  );
  expect(spokenWords('be', COMMAND_PHRASES.game)).toEqual(
    expect.arrayContaining(['ладдзя', 'бэ', 'пяць', 'ракіроўка', 'гектар']),
  );
});
