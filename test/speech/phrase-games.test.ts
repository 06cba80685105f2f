/** What holds of every sentence of every game: played at random from seeds, by the Laws. */
import { describe, expect, test } from 'vitest';
import { FILES, shadeOf, type Square } from '../../src/laws/squares.js';
import { positionOf } from '../../src/laws/game.js';
import { viewFor } from '../../src/laws/view.js';
import { ask } from '../../src/questions/ask.js';
import { phraseAnswer } from '../../speech/phrase/answers.js';
import { cellName } from '../../speech/phrase/cell.js';
import { phraseFacts } from '../../speech/phrase/facts.js';
import { phraseNotice } from '../../speech/phrase/notices.js';
import { phraseRefusal } from '../../speech/phrase/refusals.js';
import { CALL_STYLES } from '../../speech/style.js';
import { textOf } from '../../speech/utterance.js';
import { inRandomGames } from './random-games.js';
import { english, firstTrap } from './said.js';

/** What a speaking voice reads as something else: "1e4" as a power of ten, "a 4" as the article, "5:00" as the time of day. */
const TRAPS: readonly RegExp[] = [
  /\de\d/i,
  /\ba \d/i,
  /\d:\d\d/,
  / {2}/,
  / [,.:]/,
  /undefined|null|NaN|\[object|[\uE000-\uF8FF]/,
];

/** The names of Appendix D.2.1, written out once more. */
const FIDE_NAMES = ['Anna', 'Bella', 'Cesar', 'David', 'Eva', 'Felix', 'Gustav', 'Hector'];
const FIDE_NUMBERS = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];

const fideName = (square: Square): string =>
  `${FIDE_NAMES[FILES.findIndex((file) => square.startsWith(file))]} ${FIDE_NUMBERS[Number(square[1]) - 1]}`;

const trapIn = (text: string): string | undefined => firstTrap(text, TRAPS);

describe('in random games', () => {
  test('the FIDE call names the piece, both squares in order, and the promotion', () => {
    inRandomGames((plies) => {
      for (const { facts, moved } of plies) {
        const call = phraseFacts(facts, english('fide'))?.segments[0];
        expect(call?.lang).toBe('de');
        if (moved.castling) {
          expect(call?.text).toMatch(/^(?:kurze|lange) Rochade(?:, Schach|, matt\.)?\.?$/);
          continue;
        }
        const from = call?.text.indexOf(fideName(moved.from)) ?? -1;
        const to = call?.text.lastIndexOf(fideName(moved.to)) ?? -1;
        expect(from).toBeGreaterThan(0);
        expect(to).toBeGreaterThan(from);
        expect(call?.text.includes('schlägt')).toBe(facts.some((fact) => fact.type === 'captured'));
        expect(/(?<=acht|eins|Umwandlung) (?:Dame|Turm|Läufer|Springer)/.test(call?.text ?? '')).toBe(
          moved.promotion !== undefined,
        );
        // A bare piece after a capture would be heard as what is taken.
        expect(call?.text.includes('Umwandlung')).toBe(
          moved.promotion !== undefined && facts.some((fact) => fact.type === 'captured'),
        );
      }
    });
  });

  test('check and mate are called when they stand on the board, and never both', () => {
    inRandomGames((plies) => {
      for (const { facts, after } of plies) {
        const position = positionOf(after);
        const call = phraseFacts(facts, english('fide'))?.segments[0]?.text ?? '';
        expect(call.includes(', matt')).toBe(position.isCheckmate());
        expect(call.includes(', Schach')).toBe(position.isCheck() && !position.isCheckmate());
      }
    });
  });

  test('the mover is told beside the call', () => {
    inRandomGames((plies) => {
      for (const { facts, moved } of plies) {
        const said = phraseFacts(facts, english('plain'));
        expect(said?.mover).toBe(moved.by === 'white' ? 'White' : 'Black');
        expect(said?.segments[0]?.text).not.toMatch(/white|black/i);
      }
    });
  });

  test('nothing that is said is a trap for a speaking voice', () => {
    inRandomGames((plies) => {
      for (const { facts, after, moved } of plies) {
        const view = viewFor(after, 'white');
        for (const style of CALL_STYLES) {
          const options = english(style);
          const call = phraseFacts(facts, options);
          const utterances = [
            ...(call ? [call] : []),
            phraseAnswer(ask(view, { about: 'last move' }), options),
            phraseNotice(
              { about: 'viewing', viewing: { at: 'move', number: moved.ply, entry: { moved }, way: 'back' } },
              options,
            ),
          ];
          expect(utterances.map((said) => trapIn(textOf(said))).filter(Boolean)).toEqual([]);
        }
      }
      const last = plies.at(-1)?.after;
      if (!last) return;
      const view = viewFor(last, 'white');
      const texts = positionOf(last)
        .pieces()
        .flatMap(({ square, ...piece }) => [
          cellName(square, piece, shadeOf(square), english()).text,
          textOf(phraseAnswer(ask(view, { about: 'square', square, more: 1 }), english())),
          textOf(phraseAnswer(ask(view, { about: 'moves of piece', square, capturesOnly: false }), english())),
          textOf(
            phraseRefusal(
              { reason: 'way blocked', piece: { ...piece, square }, to: 'a4', by: { ...piece, square } },
              english(),
            ),
          ),
        ]);
      const whole = (['position', 'piece lists', 'last capture'] as const).map((about) =>
        textOf(phraseAnswer(ask(view, { about }), english())),
      );
      expect([...texts, ...whole].map((text) => trapIn(text)).filter(Boolean)).toEqual([]);
    });
  });

  test('the random games castle, capture en passant, promote, check and mate, so that all of it was seen', () => {
    const seen = new Set<string>();
    inRandomGames((plies) => {
      for (const { facts, moved } of plies) {
        if (moved.castling) seen.add(moved.castling);
        if (moved.promotion) seen.add(moved.promotion);
        for (const fact of facts) {
          if (fact.type === 'captured') seen.add(fact.enPassant ? 'en passant' : 'captured');
          if (fact.type === 'checked') seen.add('check');
          if (fact.type === 'ended') seen.add(fact.ending.reason);
        }
      }
    }, 100);
    for (const event of ['short', 'long', 'queen', 'rook', 'bishop', 'knight', 'captured', 'en passant', 'check']) {
      expect(seen).toContain(event);
    }
    expect(seen).toContain('checkmate');
  });
});
