/**
 * What a line means at a table as the steps of the move stand (App. D.2), with the article beside each row: whose act it is, and in which
 * position its move is read.
 */
import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import { positionOf, type Game } from '../../src/laws/game.js';
import { COLORS, type Color, type Move } from '../../src/laws/squares.js';
import { hearTableSpoken } from '../../speech/hearing/table-commands/hear-spoken-table.js';
import {
  hearTable,
  type TableAct,
  type TableContext,
  type TableHeard,
} from '../../speech/hearing/table-commands/hear-table.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';
import { game as casualGame } from '../laws/play.js';
import { BOTH, after, atTable, call, execute, place, press, repeat, wholeMove, write } from '../laws/table.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';

/** At the table White is visually disabled, Black sighted, and each has a board. */
const START = atTable();
const CALLED = after(START, call('white', 'g1f3'));
const PLACED = after(START, place('white', 'e2e4'));
/** White's knight is called and made; Black owes the repetition and the execution (D.2.1). */
const MADE = after(CALLED, place('white', 'g1f3'));
const PRESSED = after(MADE, press('white'));
/** Black, sighted, has made his move and not announced it (D.2.5). */
const UNCALLED = after(START, ...wholeMove('white', 'e2e4'), place('black', 'e7e5'));
const MATING = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1';
/** White, sighted, has mated and not said so; White, visually disabled, has, by saying so. What may still be done is for the Laws. */
const MATED = after(
  atTable({ blind: { ...BOTH, disabled: { white: false, black: true } }, start: MATING }),
  place('white', 'a1a8'),
);
const MATED_ALOUD = after(atTable({ start: MATING }), call('white', 'a1a8'), place('white', 'a1a8'));

type Who = 'white' | 'black' | 'both' | 'assistant of white' | 'assistant of black' | 'arbiter';

function sitting(who: Who): Pick<TableContext, 'sides' | 'isAssistant'> {
  switch (who) {
    case 'both':
      return { sides: COLORS, isAssistant: false };
    case 'arbiter':
      return { sides: [], isAssistant: false };
    case 'assistant of white':
      return { sides: ['white'], isAssistant: true };
    case 'assistant of black':
      return { sides: ['black'], isAssistant: true };
    default:
      return { sides: [who], isAssistant: false };
  }
}

const uci = ({ from, to, promotion, castling }: Move): string =>
  from +
  to +
  (promotion ? (promotion === 'knight' ? 'n' : promotion.charAt(0)) : '') +
  (castling ? ` ${castling}` : '');

function toldAct(act: TableAct): string {
  const words: string[] = [act.do];
  if ('of' in act) words.push(act.of);
  if ('move' in act) words.push(uci(act.move));
  if ('square' in act) words.push(act.square);
  if ('ply' in act) words.push(`ply ${act.ply}`);
  if ('about' in act) words.push(act.about);
  if (act.do === 'repeat' && act.piece) words.push(`as ${act.piece}`);
  if (act.do === 'call' && act.corrects) words.push('instead');
  return words.join(' ');
}

function told(heard: TableHeard): string {
  switch (heard.type) {
    case 'none':
      return '–';
    case 'act':
      return `${toldAct(heard.act)}${heard.exact ? '' : '?'}`;
    case 'which':
      return `? ${heard.acts.map(toldAct).sort().join(', ')}`;
    case 'wish':
      return heard.wish;
    case 'help':
      return `help ${heard.searched ?? ''}: ${heard.phrases.length}`;
    case 'refused':
      return 'nearest' in heard.refusal ? `? ${heard.refusal.nearest.join(' | ')}` : `! ${heard.refusal.reason}`;
  }
}

const heard = (game: Game, who: Who, text: string, language: LanguageName = 'en'): string =>
  told(hearTable(text, { game, ...sitting(who), languages: everyLanguage(language) }));

type Row = readonly [article: string, game: Game, who: Who, text: string, expected: string];

function holds(rows: readonly Row[]): void {
  it.each(rows.map(([article, game, who, text, expected]) => ({ article, game, who, text, expected })))(
    '$article, $who: $text',
    ({ game, who, text, expected }) => {
      expect(heard(game, who, text)).toBe(expected);
    },
  );
}

describe('announcing', () => {
  holds([
    ['D.2.1', START, 'white', 'call knight f3', 'call white g1f3'],
    ['D.2.1', START, 'both', 'announce e4', 'call white e2e4'],
    ['D.2.1', START, 'black', 'call e5', '! not your turn'],
    // of a move that is made already, in the position before it
    ['D.2.5', UNCALLED, 'black', 'call e5', 'call black e7e5'],
    ['D.2.5', UNCALLED, 'both', 'call e5', 'call black e7e5'],
    ['D.2.5', UNCALLED, 'white', 'call Nf3', 'call white g1f3'],
    ['D.2.5', UNCALLED, 'black', 'announce it', 'call black e7e5'],
    ['D.2.3', PLACED, 'white', 'announce it', 'call white e2e4'],
    ['D.2.3', START, 'white', 'announce it', '! not moved yet'],
    // tongues slip: what can be read is taken
    ['D.2.8', PLACED, 'white', 'call e5', 'call white e2e5'],
    ['D.2.1', START, 'white', 'call knight', '! unreadable'],
    ['D.2.1', START, 'white', 'call something else', '! unreadable'],
    [
      'D.2.1',
      atTable({ start: '4k3/P7/8/8/8/8/8/4K3 w - - 0 1' }),
      'white',
      'call a8',
      '? call white a7a8b, call white a7a8n, call white a7a8q, call white a7a8r',
    ],
    [
      'D.2.1',
      atTable({ start: '4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1' }),
      'white',
      'call knight d2',
      '? call white b1d2, call white f3d2',
    ],
    ['D.2.1', MATED, 'white', 'call rook a8', 'call white a1a8'],
    ['D.2.1', START, 'arbiter', 'call e4', '! not for this role'],
  ]);
});

describe('correcting a slip of the tongue', () => {
  holds([
    ['D.2.8', CALLED, 'white', 'I meant knight h3', 'call white g1h3 instead'],
    ['D.2.8', MADE, 'white', 'correction: knight h3', 'call white g1h3 instead'],
    ['D.2.8', MADE, 'both', 'correct knight h3', 'call white g1h3 instead'],
    ['D.2.8', CALLED, 'both', 'correct knight h3', 'call white g1h3 instead'],
    ['D.2.8', MADE, 'assistant of white', 'correct knight h3', 'call white g1h3 instead'],
    // a second call is a correction as well, for the Laws
    ['D.2.8', MADE, 'white', 'call knight h3', 'call white g1h3'],
  ]);
});

describe('repeating', () => {
  holds([
    ['D.2.1', CALLED, 'black', 'repeat the move', 'repeat black g1f3'],
    ['D.2.1', PRESSED, 'black', 'I repeat', 'repeat black g1f3'],
    ['D.2.1', PRESSED, 'both', 'I repeat', 'repeat black g1f3'],
    ['D.2.1', PRESSED, 'assistant of black', 'repeat the move', 'repeat black g1f3'],
    ['D.2.1', PRESSED, 'black', 'repeat knight f3', 'repeat black g1f3'],
    // "called Felix three, repeated Felix six"
    ['D.2.1', PRESSED, 'black', 'I repeat: Springer Gustav eins Felix sechs', 'repeat black g1f6 as knight'],
    ['D.2.1', PRESSED, 'black', 'repeat Springer Felix sechs', 'repeat black g1f6 as knight'],
    ['D.2.1', PRESSED, 'black', 'repeat e4', 'repeat black e2e4 as pawn'],
    ['D.2.1', PRESSED, 'white', 'repeat knight f3', '! nothing announced'],
    ['D.2.1', UNCALLED, 'white', 'repeat the move', '! nothing announced'],
    ['D.2.1', MATED_ALOUD, 'black', 'repeat rook a8', 'repeat black a1a8'],
  ]);

  test('D.2.1: words that fit several moves mean the one that was announced', () => {
    const knights = after(atTable({ start: '4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1' }), call('white', 'f3d2'));
    expect(heard(knights, 'black', 'repeat knight d2')).toBe('repeat black f3d2');
    const queens = after(atTable({ start: '8/P7/8/8/8/8/4k3/6K1 w - - 0 1' }), call('white', 'a7a8q'));
    expect(heard(queens, 'black', 'repeat a8')).toBe('repeat black a7a8q');
    expect(heard(queens, 'black', 'repeat a8 rook')).toBe('repeat black a7a8r as pawn');
  });
});

describe('executing on the other board', () => {
  holds([
    ['D.2.1', CALLED, 'black', 'make it on my board', 'execute black g1f3'],
    ['D.2.1', PRESSED, 'black', 'execute it', 'execute black g1f3'],
    ['D.2.1', PRESSED, 'black', 'execute knight h3', 'execute black g1h3'],
    // either player's move, on the opponent's board
    ['D.2.10.1', PRESSED, 'assistant of white', 'execute it', 'execute black g1f3'],
    ['D.2.10.1', UNCALLED, 'assistant of white', 'execute e5', 'execute white e7e5'],
    // a move that is made can be seen
    ['D.2.1', UNCALLED, 'white', 'execute it', 'execute white e7e5'],
    ['D.2.1', START, 'black', 'execute it', '! nothing announced'],
  ]);
});

describe('on one’s own board', () => {
  holds([
    ['D.2.3', START, 'white', 'place knight f3', 'place white g1f3'],
    ['D.2.3', START, 'white', 'move e4', 'place white e2e4'],
    ['D.2.3', PRESSED, 'white', 'place e4', '! not your turn'],
    ['D.2.3', START, 'both', 'put e4', 'place white e2e4'],
    ['D.2.3.1', START, 'white', 'take off d7', 'take off white d7'],
    ['D.2.3.1', START, 'both', 'off e7', 'take off white e7'],
    ['D.2.3', PLACED, 'white', 'put it back', 'put back white'],
  ]);
});

describe('on the scoresheet', () => {
  const recorded = { recording: 'players' } as const;
  const made = after(atTable(recorded), call('white', 'g1f3'), place('white', 'g1f3'), press('white'));
  /** White says knight h3, and makes knight f3. */
  const slip = after(atTable(recorded), place('white', 'g1f3'), call('white', 'g1h3'), press('white'));
  const written = after(made, write('white', 1, 'g1f3'));
  holds([
    ['D.2.7', made, 'white', 'write it', 'write white g1f3 ply 1'],
    ['D.2.7', made, 'assistant of white', 'write knight f3', 'write white g1f3 ply 1'],
    // what he took the move to be
    ['D.2.9', slip, 'black', 'write it', 'write black g1h3 ply 1'],
    ['D.2.9', slip, 'white', 'write it', 'write white g1f3 ply 1'],
    ['D.2.9', made, 'black', 'write knight h3', 'write black g1h3 ply 1'],
    // what stands there already is corrected
    ['D.2.9', written, 'white', 'write knight h3', 'write white g1h3 ply 1'],
    ['D.2.7', written, 'both', 'write it', 'write black g1f3 ply 1'],
    ['8.1.2', atTable(recorded), 'white', 'write it', '! no such ply'],
  ]);
});

describe('what is asked, compared and told', () => {
  const differ = after(PRESSED, execute('black', 'b1c3', 'black'), repeat('black', 'g1f3'));
  holds([
    ['D.2.10.4', START, 'white', 'ask moves', 'ask white moves'],
    ['D.2.10.4', PRESSED, 'both', 'ask for the time', 'ask black time'],
    ['D.2.10.4', START, 'assistant of white', 'tell the time', 'tell white time'],
    ['D.2.9', differ, 'white', 'compare boards', 'compare boards'],
    ['D.2.9', differ, 'arbiter', 'compare boards', 'compare boards'],
    ['D.2.9', differ, 'black', 'mend my board', 'mend board black'],
    ['D.2.9', differ, 'white', 'put my board right', 'mend board white'],
    ['D.2.9', START, 'arbiter', 'compare scores', 'compare-scores'],
    ['D.1', START, 'white', 'read the conditions', 'read-conditions'],
    ['D.2.10.6', START, 'arbiter', 'adjourn', 'adjourn'],
  ]);

  test('D.2.9: an arbiter or an assistant mends the board that was found to be wrong', () => {
    const found = { ...differ, steps: { ...differ.steps, mends: ['black'] as const } };
    expect(heard(found, 'arbiter', 'mend the board')).toBe('mend board black');
    expect(heard(found, 'assistant of white', 'mend the board')).toBe('mend board black');
  });
});

describe('a move and nothing more', () => {
  holds([
    ['D.2.3', START, 'white', 'knight f3', 'call and place white g1f3'],
    ['D.2.3', PLACED, 'white', 'e4', 'call and place white e2e4'],
    ['D.2.3', START, 'both', 'e four', 'call and place white e2e4'],
    ['Art. 12.6', START, 'white', 'e2 e5', 'call and place white e2e5'],
    ['D.2.1', CALLED, 'black', 'knight f3', 'repeat black g1f3'],
    ['D.2.1', PRESSED, 'black', 'Springer Gustav eins Felix drei', 'repeat black g1f3'],
    ['D.2.1', PRESSED, 'both', 'Nf3', 'repeat black g1f3'],
    // a move of one's own is made, whether or not the opponent's was repeated
    ['D.2.1', PRESSED, 'black', 'e5', 'call and place black e7e5'],
    ['D.2.1', PRESSED, 'black', 'knight f6', 'call and place black g8f6'],
    // no move of his own, and one of the opponent's: repeated amiss
    ['D.2.1', PRESSED, 'black', 'Springer Gustav eins Felix sechs', 'repeat black g1f6 as knight'],
    ['D.2.1', PRESSED, 'black', 'knight g1 h3', 'repeat black g1h3 as knight'],
    ['D.2.1', PRESSED, 'black', 'e4', 'repeat black e2e4 as pawn'],
    // he has repeated it: now it is a move of his own, or none
    ['D.2.1', after(PRESSED, repeat('black', 'g1f3')), 'black', 'g1 f3', '! empty square'],
    ['D.2.5', UNCALLED, 'black', 'e5', 'call black e7e5'],
    ['D.2.5', UNCALLED, 'both', 'e5', 'call black e7e5'],
    ['D.2.5', UNCALLED, 'both', 'd4', 'call and place white d2d4'],
    ['D.2.5', MATED, 'white', 'rook a8', 'call white a1a8'],
    ['D.2.1', MATED_ALOUD, 'black', 'rook a8', 'repeat black a1a8'],
    ['D.2.10.2', START, 'assistant of white', 'e4', 'call white e2e4'],
    ['D.2.10.2', START, 'assistant of black', 'e4', 'call white e2e4'],
    ['D.2.10.2', UNCALLED, 'assistant of white', 'e5', 'call black e7e5'],
    ['D.2.10.2', PRESSED, 'assistant of white', 'e5', 'call black e7e5'],
    ['D.2.10.2', PRESSED, 'assistant of black', 'knight f3', 'repeat black g1f3'],
    // nothing of it is due here: the usual reading tells why
    ['D.2.1', START, 'black', 'e5', '–'],
    ['D.2.1', MADE, 'white', 'knight f3', '–'],
    ['D.2.1', START, 'arbiter', 'e4', '–'],
  ]);

  test.each<readonly [LanguageName, string]>([
    ['en', 'knight Gustav one Felix three'],
    ['de', 'Springer Gustav eins Felix drei'],
    ['uk', 'кінь же один еф три'],
    ['be', 'конь жэ адзін эф тры'],
    ['mk', 'скокач ге еден еф три'],
  ])('D.2.1, D.2.3, in %s: it is called by the player and repeated by his opponent', (language, text) => {
    expect(heard(START, 'white', text, language)).toBe('call and place white g1f3');
    expect(heard(PRESSED, 'black', text, language)).toBe('repeat black g1f3');
  });

  it('is asked about where several fit, and which piece a pawn becomes', () => {
    const knights = atTable({ start: '4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1' });
    expect(heard(knights, 'white', 'knight d2')).toBe('? call and place white b1d2, call and place white f3d2');
    const pawn = atTable({ start: '4k3/P7/8/8/8/8/8/4K3 w - - 0 1' });
    expect(heard(pawn, 'white', 'a8')).toContain('call and place white a7a8q');
    expect(heard(pawn, 'white', 'a8 knight')).toBe('call and place white a7a8n');
  });

  it('says in which position it is to be asked about', () => {
    const asked = hearTable('repeat knight d2', {
      game: after(
        atTable({ start: '4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1' }),
        call('white', 'e1e2'),
        place('white', 'e1e2'),
      ),
      ...sitting('black'),
      languages: everyLanguage('en'),
    });
    expect(asked).toMatchObject({ type: 'which', refusal: { reason: 'several moves' } });
    expect(asked.type === 'which' && asked.position.turn).toBe('white');
  });
});

describe('no line of the table', () => {
  it.each(['repeat', 'press', 'flag', 'what is on e4', 'call plain', 'captures', 'mute', 'blah', ''])('%s', (text) => {
    for (const who of ['white', 'both', 'assistant of white', 'arbiter'] as const)
      expect(heard(START, who, text)).toBe('–');
  });

  test('a move in a game without the rules for visually disabled players', () => {
    expect(heard(casualGame(), 'white', 'e4')).toBe('–');
    expect(heard(casualGame(), 'white', 'call e4')).toBe('call white e2e4');
  });

  test('nothing throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 300 }), fc.constantFrom('call ', 'repeat ', 'wiederhole  ', 'execute {rest}')),
        fc.constantFrom(...LANGUAGE_NAMES),
        fc.constantFrom(START, CALLED, PRESSED, UNCALLED, MATED),
        fc.constantFrom<Who>('white', 'black', 'both', 'assistant of black', 'arbiter'),
        (text, language, game, who) => {
          const context = { game, ...sitting(who), languages: everyLanguage(language) };
          expect(told(hearTable(text, context))).not.toBe('');
          expect(told(hearTableSpoken([{ text }], context))).not.toBe('');
        },
      ),
    );
  });
});

describe('what was said', () => {
  const spoken = (game: Game, who: Who, ...texts: readonly (string | readonly [string, number])[]): string =>
    told(
      hearTableSpoken(
        texts.map((one) => (typeof one === 'string' ? { text: one } : { text: one[0], confidence: one[1] })),
        { game, ...sitting(who), languages: everyLanguage('en') },
      ),
    );

  it('is the first text that is a line of the table', () => {
    expect(spoken(PRESSED, 'black', 'I repeated', 'I repeat')).toBe('repeat black g1f3');
    expect(spoken(START, 'white', ['coal Gustav won', 0.9], ['call Springer Gustav eins Felix drei', 0.6])).toBe(
      'call white g1f3',
    );
  });

  it('but not where one before it is a line of another kind', () => {
    expect(spoken(PRESSED, 'black', 'repeat', 'repeat it')).toBe('–');
    expect(spoken(PRESSED, 'black', 'repeat it', 'repeat')).toBe('repeat black g1f3');
  });

  it('is asked about where another move may have been called as well', () => {
    expect(spoken(START, 'white', ['call d four', 0.7], ['call e four', 0.65])).toBe(
      '? call white d2d4, call white e2e4',
    );
    expect(spoken(START, 'white', ['call David four', 0.9], ['call Eva four', 0.3])).toBe('call white d2d4');
  });

  it('is to be confirmed where a letter may have been another, unless it was only said again', () => {
    expect(spoken(START, 'white', 'call d four')).toBe('call white d2d4?');
    expect(spoken(START, 'white', ['call d four', 0.95])).toBe('call white d2d4?');
    expect(spoken(START, 'white', ['call d four', 0.95], ['marmalade', 0.1])).toBe('call white d2d4?');
    expect(spoken(START, 'white', 'call Bauer David zwei David vier')).toBe('call white d2d4');
    expect(spoken(after(START, call('white', 'd2d4')), 'black', 'repeat d four')).toBe('repeat black d2d4');
  });

  it('is nothing where nothing was heard', () => {
    expect(spoken(START, 'white')).toBe('–');
    expect(spoken(START, 'white', 'blah')).toBe('–');
  });
});

test('the positions that these rows stand in are what they say', () => {
  const turns: readonly Color[] = [START, CALLED, PRESSED, UNCALLED].map((game) => positionOf(game).turn);
  expect(turns).toEqual(['white', 'white', 'black', 'white']);
  expect(MATED.ending?.reason).toBe('checkmate');
});
