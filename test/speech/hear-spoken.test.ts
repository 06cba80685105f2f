/** What is understood of several texts that a recogniser may have heard, and of how sure it is. */
import { describe, expect, it } from 'vitest';
import { START_FEN } from '../../src/laws/board/board.js';
import { beginGame } from '../../src/laws/rules/begin.js';
import type { SpokenText } from '../../speech/hear.js';
import { hearSpoken } from '../../speech/hearing/spoken.js';
import { hearSaid, hearTyped } from '../../src/commands/line-meaning.js';
import { game } from '../laws/play.js';
import { told } from './hear-told.js';
import { CASTLING, ITALIAN } from './hear-positions.js';
import { everyLanguage } from '../../speech/hearing/every-language.js';

const spoken = (...alternatives: readonly SpokenText[]) =>
  hearSaid(hearSpoken, alternatives, { game: game(), languages: everyLanguage('en') });

function briefly(heard: ReturnType<typeof hearSaid>): string {
  if (heard.type === 'move' || heard.type === 'ask')
    return `${heard.type === 'move' && !heard.exact ? '~ ' : ''}${told(heard)}`;
  return heard.type === 'refused' ? `! ${heard.refusal.reason}` : heard.type;
}

describe('a file that is called by a single letter', () => {
  it('is read back where another letter would be another legal move', () => {
    expect(briefly(spoken({ text: 'e four' }))).toBe('~ e2e4');
    expect(briefly(spoken({ text: 'f three' }))).toBe('~ f2f3');
    expect(briefly(spoken({ text: 'knight f three' }))).toBe('~ g1f3');
    expect(briefly(spoken({ text: 'Nf3' }))).toBe('~ g1f3');
  });

  it.each([
    ['en', 'a four', 'a2a4'],
    ['en', 'bee four', 'b2b4'],
    ['en', 'f four', 'f2f4'],
    ['en', 'h four', 'h2h4'],
    ['de', 'e vier', 'e2e4'],
    ['de', 'ha vier', 'h2h4'],
    ['uk', 'де чотири', 'd2d4'],
    ['uk', 'е чотири', 'e2e4'],
    ['be', 'бэ чатыры', 'b2b4'],
    ['mk', 'ха четири', 'h2h4'],
  ] as const)('%s: “%s” is, however sure the recogniser is and however many texts it gives', (language, text, move) => {
    const context = { game: game(), languages: everyLanguage(language) } as const;
    const hear = (...texts: readonly SpokenText[]): string => briefly(hearSaid(hearSpoken, texts, context));
    // Some recognisers rate nothing, and say 0.
    for (const confidence of [0, 0.4, 0.95, 1]) expect(hear({ text, confidence })).toBe(`~ ${move}`);
    expect(hear({ text, confidence: 0.5 }, { text: 'marmalade', confidence: 0.4 })).toBe(`~ ${move}`);
    expect(hear({ text, confidence: 0.95 }, { text: 'marmalade', confidence: 0.1 })).toBe(`~ ${move}`);
  });

  it('may have been the sign of a capture', () => {
    const inGame = (text: string): string =>
      briefly(
        hearSaid(hearSpoken, [{ text, confidence: 0.95 }], {
          game: game('4k3/8/8/8/8/6p1/6K1/8 w - - 0 1'),
          languages: everyLanguage('en'),
        }),
      );
    // The pawn on g3 is all that the king can take on rank 3; f3 and h3 are free.
    expect(inGame('king to x three')).toBe('~ g2g3');
    expect(inGame('king takes three')).toBe('g2g3');
  });

  it('is taken where no other is possible', () => {
    expect(briefly(spoken({ text: 'pawn e two e four' }))).toBe('e2e4');
    expect(briefly(spoken({ text: 'e2e4' }))).toBe('e2e4');
  });

  it('is never doubted in FIDE’s and NATO’s names', () => {
    expect(briefly(spoken({ text: 'Eva four' }))).toBe('e2e4');
    expect(briefly(spoken({ text: 'echo four' }))).toBe('e2e4');
    expect(briefly(spoken({ text: 'Bauer Eva vier' }))).toBe('e2e4');
  });

  it('but is where both are in one call', () => {
    expect(briefly(spoken({ text: 'pawn Eva two echo four' }))).toBe('~ e2e4');
  });
});

describe('several texts', () => {
  it('the first that is a move is meant', () => {
    expect(
      briefly(spoken({ text: 'night have three', confidence: 0.9 }, { text: 'knight felix three', confidence: 0.8 })),
    ).toBe('g1f3');
    expect(briefly(spoken({ text: 'Eva four', confidence: 0.9 }, { text: 'David four', confidence: 0.3 }))).toBe(
      'e2e4',
    );
  });

  it('two moves that are rated alike are asked about, the likelier first', () => {
    const heard = spoken({ text: 'd four', confidence: 0.6 }, { text: 'e four', confidence: 0.55 });
    expect(heard).toMatchObject({
      type: 'ask',
      moves: [
        { from: 'd2', to: 'd4' },
        { from: 'e2', to: 'e4' },
      ],
      refusal: { reason: 'several moves' },
    });
    expect(briefly(spoken({ text: 'd four' }, { text: 'e four' }))).toBe('? d2d4 e2e4');
  });

  it('two texts of one move are no question', () => {
    expect(briefly(spoken({ text: 'Eva four' }, { text: 'echo four' }))).toBe('e2e4');
    expect(briefly(spoken({ text: 'e four' }, { text: 'pawn e4' }))).toBe('~ e2e4');
  });

  it('where none is exact, the nearest of all is meant', () => {
    expect(briefly(spoken({ text: 'what a lovely day' }, { text: 'night f three' }))).toBe('~ g1f3');
  });

  it('a command is meant as well', () => {
    expect(spoken({ text: 'clocks' })).toMatchObject({ type: 'question' });
    expect(spoken({ text: 'clogs' }, { text: 'clocks' })).toMatchObject({ type: 'question' });
  });

  it('more than eight are not looked at, and none is a refusal', () => {
    const noise = Array.from({ length: 8 }, () => ({ text: 'what a lovely day' }));
    expect(briefly(spoken(...noise, { text: 'e four' }))).toBe('! unreadable');
    expect(briefly(spoken())).toBe('! unreadable');
  });
});

describe('what is likelier than the text that is a move', () => {
  it('has that move read back where it is near to another', () => {
    const slip = { text: 'night felix three', confidence: 0.9 };
    expect(briefly(spoken(slip, { text: 'knight cesar three', confidence: 0.85 }))).toBe('~ b1c3');
    expect(briefly(spoken(slip, { text: 'knight felix three', confidence: 0.85 }))).toBe('g1f3');
  });

  it('has it read back where what is legal must not help', () => {
    const begun = beginGame({ play: 'strict', start: START_FEN });
    if (!begun.ok) throw new Error(begun.problem);
    const context = { game: begun.game, languages: everyLanguage('en') } as const;
    const texts = [{ text: 'what a lovely day' }, { text: 'knight cesar three' }];
    expect(briefly(hearSaid(hearSpoken, texts, context))).toBe('~ b1c3');
  });
});

describe('a name that is a common word when it is written otherwise (“бела” is white in Macedonian)', () => {
  const inMacedonian = (text: string, fen?: string): string =>
    briefly(hearSaid(hearSpoken, [{ text, confidence: 0.95 }], { game: game(fen), languages: everyLanguage('mk') }));

  it('is read back where a name that sounds like it would be another move', () => {
    expect(inMacedonian('пешак бела четири')).toBe('~ b2b4');
    expect(inMacedonian('пешак бела четири', '4k3/8/8/8/8/8/1P6/4K3 w - - 0 1')).toBe('b2b4');
  });

  it('is not as it is called', () => {
    expect(inMacedonian('пешак белла четири')).toBe('b2b4');
    expect(inMacedonian('пешак делта четири')).toBe('d2d4');
  });
});

describe('a word that is no move as it stands', () => {
  const inGerman = (text: string, fen: string): readonly string[] => {
    const heard = hearSaid(hearSpoken, [{ text }], { game: game(fen), languages: everyLanguage('de') });
    return heard.type === 'ask' ? heard.moves.map(({ from, to }) => `${from}${to}`).sort() : [heard.type];
  };

  it('may be any letter near to the one that it is in another language alone (“je”, g in Spanish)', () => {
    expect(inGerman('könig nach je zwei', '7k/p7/8/8/8/8/8/2K5 w - - 0 1')).toEqual(['c1b2', 'c1c2', 'c1d2']);
  });

  it('leaves the few moves of which all else was made out, where it is near to too many', () => {
    expect(inGerman('bauer nach ach vier', '4k3/8/8/1P1P1P1P/8/8/1P1P1P1P/4K3 w - - 0 1')).toEqual([
      'b2b4',
      'd2d4',
      'f2f4',
      'h2h4',
    ]);
  });
});

describe('a rank behind “takes” is where to', () => {
  // White can take on e5 and on f7, and nothing on rank 4; the bishop that could take on f7 stands on c4.
  it.each([
    ['en', 'takes four', 'takes five'],
    ['de', 'schlägt vier', 'schlägt fünf'],
    ['uk', 'бере чотири', "бере п'ять"],
    ['be', 'бярэ чатыры', 'бярэ пяць'],
    ['mk', 'зема четири', 'зема пет'],
  ] as const)('%s: “%s” plays nothing', (language, four, five) => {
    const context = { game: game(ITALIAN), languages: everyLanguage(language) } as const;
    const heard = hearSaid(hearSpoken, [{ text: four, confidence: 0.95 }], context);
    // It may be asked whether something that sounds alike is meant ("бе чотири"): nothing is played, and this is why.
    expect(['ask', 'refused']).toContain(heard.type);
    expect(heard).toMatchObject({ refusal: { reason: 'nothing to take' } });
    expect(briefly(hearSaid(hearSpoken, [{ text: five, confidence: 0.95 }], context))).toBe('f3e5');
  });
});

describe('what is understood, and is no possible move', () => {
  it('is asked about with its reason where a letter that sounds alike makes it one', () => {
    const heard = spoken({ text: 'knight d three' });
    expect(briefly(heard)).toBe('? b1c3');
    expect(heard).toMatchObject({ refusal: { reason: 'no piece reaches' } });
  });

  it('has its reason otherwise', () => {
    expect(briefly(spoken({ text: 'rook h five' }))).toBe('! way blocked');
  });

  it('digits alone are confirmed: they are what is written for letters and numbers', () => {
    expect(briefly(spoken({ text: '8284', confidence: 0.99 }))).toBe('~ h2h4');
  });
});

describe('commands that are near', () => {
  it('are done where they only tell something, or are asked about first', () => {
    expect(spoken({ text: 'repeet' })).toMatchObject({ type: 'bound', command: { id: 'repeat' } });
    expect(spoken({ text: 'resigned' })).toMatchObject({ type: 'weighed', act: { type: 'resign' } });
  });

  it('are offered where they do something at once', () => {
    expect(spoken({ text: 'offer drawer' })).toMatchObject({
      type: 'refused',
      refusal: { reason: 'unreadable', nearest: ['offer draw'] },
    });
  });
});

describe('in a game', () => {
  it('nothing is heard for the other side, but commands', () => {
    const context = { game: game(), languages: everyLanguage('en'), mine: ['black'] } as const;
    expect(briefly(hearSaid(hearSpoken, [{ text: 'night f three' }], context))).toBe('! not your turn');
    expect(hearSaid(hearSpoken, [{ text: 'clocks' }], context)).toMatchObject({ type: 'question' });
  });

  it('a claim is made with no move that is only near', () => {
    const context = { game: game(), languages: everyLanguage('en') } as const;
    expect(hearTyped('claim three with night f three', context)).toMatchObject({ type: 'refused' });
  });

  it('castling is heard', () => {
    const context = { game: game(CASTLING), languages: everyLanguage('en') } as const;
    expect(briefly(hearSaid(hearSpoken, [{ text: 'castle short', confidence: 0.5 }], context))).toBe('e1g1 short');
  });
});

describe('where illegal moves stand (Art. 7.5), what is legal does not help (Art. 12.6)', () => {
  const begun = beginGame({ play: 'strict', start: START_FEN });
  if (!begun.ok) throw new Error(begun.problem);
  const strict = (text: string): string =>
    briefly(hearSaid(hearSpoken, [{ text }], { game: begun.game, languages: everyLanguage('en') }));

  it('a word is taken for what is written for it, whether that is legal or not', () => {
    expect(strict('pawn e two e for')).toBe('~ e2e4');
    expect(strict('pawn e two e fife')).toBe('~ e2e5');
    expect(strict('light g one f three')).toBe('~ g1f3');
    expect(strict('light g one f four')).toBe('~ g1f4');
  });

  it('what can be two things is nothing, though only one is legal', () => {
    expect(strict('when e two e four')).toBe('! unreadable');
    expect(strict('before')).toBe('! unreadable');
  });

  it('a letter is doubted whatever else is legal, and a name never is', () => {
    expect(strict('pawn e two e four')).toBe('~ e2e4');
    expect(strict('pawn e two e five')).toBe('~ e2e5');
    expect(strict('Bauer Eva zwei Eva vier')).toBe('e2e4');
  });

  it('nothing that is far is guessed', () => {
    expect(strict('marmalade g one f three')).toBe('! unreadable');
  });
});
