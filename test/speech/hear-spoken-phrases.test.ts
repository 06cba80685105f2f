/** What recognisers are told to expect: each phrase of a move is that move, each command that command, and no list is too long. */
import { describe, expect, it } from 'vitest';
import { positionOf } from '../../src/laws/game.js';
import { beginGame } from '../../src/laws/rules/begin.js';
import type { HearContext } from '../../speech/hear.js';
import {
  closedPhrases,
  spokenPhrases,
  type SpokenContext,
  likelyAsked,
  takingBack,
} from '../../speech/hearing/spoken-phrases.js';
import type { CallStyle } from '../../speech/style.js';
import { hearTyped } from '../../src/commands/line-meaning.js';
import { COMMAND_PHRASES } from '../../src/commands/phrases.js';
import { LANGUAGE_NAMES } from '../../speech/language-names.js';
import { SQUARES, fileOf, rankOf } from '../../src/laws/squares.js';
import { hearFreely } from '../../speech/hearing/freely/read.js';
import { fileNamesIn, possibleCalls, spokenBy } from '../../speech/hearing/spoken-calls.js';
import { SPOKEN } from '../../speech/languages/spoken.js';
import { game } from '../laws/play.js';
import { CASTLING, PROMOTION_TAKING } from './hear-positions.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';

const spoken = ({ game: one, languages }: HearContext, style: CallStyle): SpokenContext => ({
  game: one,
  language: languages.page.name,
  style,
});
const likely = (context: HearContext, style: CallStyle = 'fide') =>
  spokenPhrases(spoken(context, style), COMMAND_PHRASES.game);
const closed = (context: HearContext, style: CallStyle = 'fide') =>
  closedPhrases(spoken(context, style), COMMAND_PHRASES.game);

/** 218 legal moves, the most there are (N. Petrović, 1964). */
const MOST_MOVES = 'R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1';

describe.each(LANGUAGE_NAMES)('in %s', (language) => {
  it.each([undefined, CASTLING, PROMOTION_TAKING])('every phrase is understood in %s', (fen) => {
    const context = { game: game(fen), languages: everyLanguage(language) };
    const refused = likely(context).filter((phrase) => {
      const heard = hearTyped(phrase, { ...context, freely: hearFreely });
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

  it.each([
    ['the likely', likely],
    ['the closed', closed],
  ])('where illegal moves stand, no phrase of %s list tells what is legal', (_, list) => {
    const begun = beginGame({ play: 'strict', start: CASTLING });
    if (!begun.ok) throw new Error(begun.problem);
    const other = beginGame({ play: 'strict', start: PROMOTION_TAKING });
    if (!other.ok) throw new Error(other.problem);
    const phrases = list({ game: begun.game, languages: everyLanguage(language) });
    expect(phrases).toEqual(list({ game: other.game, languages: everyLanguage(language) }));
    // Each piece can be called to each square.
    const { kinds, ranks, names } = SPOKEN[language];
    for (const kind of ['king', 'queen', 'rook', 'bishop', 'knight'] as const) {
      for (const square of SQUARES) {
        const { file, rank } = { file: names.fide[fileOf(square)], rank: ranks[rankOf(square)] };
        expect(phrases).toContain(`${kinds[kind]} ${file} ${rank}`);
      }
    }
  });

  it.each(['plain', 'fide names', 'nato'] as const)('each move has its call in %s in the closed list', (style) => {
    for (const fen of [CASTLING, PROMOTION_TAKING]) {
      const before = game(fen);
      const phrases = new Set(closed({ game: before, languages: everyLanguage(language) }, style));
      const words = spokenBy(fileNamesIn(style), language);
      for (const call of possibleCalls(positionOf(before), words)) expect(phrases).toContain(call);
      expect(phrases).not.toContain(`${words.kinds.knight} ${words.files.h} ${words.ranks[8]}`);
    }
  });

  it('how people ask is in both, and what takes back', () => {
    const context = { game: game(), languages: everyLanguage(language) };
    const asked = likelyAsked(language, COMMAND_PHRASES.game, spokenBy('letters', language));
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((phrase) => !likely(context, 'plain').includes(phrase))).toEqual([]);
    const phrases = closed(context, 'plain');
    expect([...asked, ...takingBack(language)].filter((phrase) => !phrases.includes(phrase.toLowerCase()))).toEqual([]);
    expect(phrases.length).toBeLessThan(900);
    expect(new Set(phrases).size).toBe(phrases.length);
  });
});

const ANSWERS = ['yes', 'no', 'ja', 'nein', 'так', 'ні', 'не', 'да', 'tak', 'nie', 'oui', 'non', 'sí'];

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
  expect(closed({ game: game(), languages: everyLanguage('de') })).toEqual(
    expect.arrayContaining(['springer felix drei', 'springer gustav eins felix drei', 'pferd', 'nein']),
  );
  expect(closed({ game: game(), languages: everyLanguage('be') }, 'plain')).toEqual(
    expect.arrayContaining(['конь эф тры', 'конь жэ адзін эф тры', 'гектар тры', 'ператвараецца']),
  );
  expect(closed({ game: game(), languages: everyLanguage('en') })).toEqual(
    expect.arrayContaining([
      'knight felix three',
      'knight f three',
      'knight foxtrot three',
      'pawn eva two eva four',
      'from gustav one',
      'who goes next',
      'never mind',
    ]),
  );
});
