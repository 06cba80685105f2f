/** What becomes of a line typed into "Your move". Expected moves are worked out by hand from the position. */
import { SPOKEN_HEARING } from '../../speech/hearing/spoken.js';
import { describe, expect, it } from 'vitest';
import type { LookedAtPly, TypedCommand } from '../../src/game/line-open.js';
import { GameStore } from '../../src/game/store.js';
import { TypedLine } from '../../src/commands/typed-line.js';
import type { Color, Move } from '../../src/laws/squares.js';
import type { LineOutcome } from '../../speech/line-queue.js';
import { FURTHER } from '../../speech/hearing/further.js';
import type { ActResult, HeldGame } from '../../src/game/session/session-port.js';
import { game, make } from '../laws/play.js';
import { setup } from '../game/fakes.js';
import { EVERY_LANGUAGE } from '../../speech/hearing/every-language.js';
import { alone } from '../../speech/hearing/languages.js';

/** D is the d-pawn in a capital, or the German, French and Spanish queen: both can capture on e5. */
const PAWN_OR_QUEEN = '4k3/8/8/4p3/3P4/8/8/K3Q3 w - - 0 1';
const held: HeldGame = { setup: setup('a', PAWN_OR_QUEEN), game: game(PAWN_OR_QUEEN), acts: 0 };
const DONE: ActResult = { type: 'done', facts: [] };
const NOT_KEPT: ActResult = { type: 'refused', refusal: { reason: 'not kept', cause: 'disk full' } };

const BOTH: readonly Color[] = ['white', 'black'];

interface Openings {
  readonly results?: readonly ActResult[];
  /** What becomes of a command. */
  readonly outcome?: LineOutcome;
  /** Whether every move is asked about. */
  readonly confirms?: boolean;
  /** Whether something is asked elsewhere on the page. */
  readonly asksElsewhere?: boolean;
  /** Whether something waits for a yes, unasked. */
  readonly waits?: boolean;
  /** The lines that were entered behind. */
  readonly behind?: string[];
  /** After how many plies the position is looked at; absent is the present one. */
  readonly looksAt?: number;
  /** What hears a line further cannot be had. */
  readonly furtherMissing?: boolean;
}

function open({
  results = [DONE],
  outcome = 'done',
  confirms = false,
  asksElsewhere = false,
  waits = false,
  behind = [],
  looksAt,
  furtherMissing = false,
}: Openings = {}) {
  const made: ('present' | { readonly move: Move; readonly alphabets: readonly string[] })[] = [];
  const commands: TypedCommand[] = [];
  /** How often what hears a line further was wanted. */
  const furtherWanted: string[] = [];
  const played: string[] = [];
  const said: string[] = [];
  /** The same with refusals, each message as it is heard. */
  const told: string[] = [];
  const answers: boolean[] = [];
  let elsewhere = asksElsewhere;
  let looked: LookedAtPly | undefined = looksAt === undefined ? undefined : { ply: looksAt, at: looksAt || 'start' };
  let joined: string[] | undefined;
  const say = (text: string): string => {
    (joined ?? told).push(text);
    return text;
  };
  const store = new GameStore();
  const line = new TypedLine({
    languages: () => alone(EVERY_LANGUAGE.en),
    further: () => {
      furtherWanted.push('further');
      return Promise.resolve(furtherMissing ? undefined : FURTHER);
    },
    speaker: {
      asOne: (act) => {
        joined = [];
        act();
        const one = joined.join(' ');
        joined = undefined;
        told.push(one);
      },
      question: say,
      refusal: ({ reason }) => say(reason),
      doubt: ({ reason }, moves) => {
        said.push(reason);
        return say(moves.map(({ piece, to, promotion = '' }) => `${piece} to ${to} ${promotion}`.trim()).join(' or '));
      },
      reply: (reply) => {
        const text =
          reply.about === 'sure'
            ? `${reply.entry.moved.san}?`
            : reply.about === 'looking back'
              ? `at ${reply.at}: ${reply.entry.moved.san} now?`
              : reply.about;
        said.push(text);
        return say(reply.about === 'held back' ? `not done: ${reply.lines.join(', ')}` : text);
      },
    },
    play: (earcon) => played.push(earcon),
    act: (act) => {
      commands.push({ type: 'act', act });
      return Promise.resolve(outcome === 'done' ? DONE : NOT_KEPT);
    },
    carryOut: (commanded) => {
      commands.push(commanded);
      return Promise.resolve(outcome);
    },
    makeMove: (move, alphabets) => {
      made.push({ move, alphabets });
      const acts = made.filter((one) => one !== 'present');
      return Promise.resolve(results[acts.length - 1] ?? DONE);
    },
    answer: (yes) => {
      if (elsewhere) answers.push(yes);
      const asked = elsewhere;
      elsewhere = false;
      return asked;
    },
    askedElsewhere: () => (elsewhere ? 'Resign?' : undefined),
    holdBack: () => behind.splice(0),
    lookedAt: () => looked,
    showPresent: () => {
      looked = undefined;
      made.push('present');
    },
    answerWaiting: (yes) => waits && (answers.push(yes), true),
    confirms: () => confirms,
    store,
  });
  return { line, store, made, commands, played, said, told, answers, furtherWanted };
}

const QUEEN: Move = { from: 'e1', to: 'e5' };

describe('a typed line', () => {
  it('is made where it is one move', async () => {
    const { line, made } = open();
    expect(await line.enter('dxe5', held, BOTH)).toBe('done');
    expect(made).toEqual([{ move: { from: 'd4', to: 'e5' }, alphabets: [] }]);
    expect(line.question).toBe(undefined);
  });

  it('is refused with its reason, which stands until it is forgotten', async () => {
    const { line, store, made, played } = open();
    expect(await line.enter('Nf3', held, BOTH)).toBe('refused');
    expect([store.value.refusal, made, played]).toEqual(['no such piece', [], ['refused']]);
    line.forgetRefusal();
    expect(store.value.refusal).toBe('');
  });

  it('is no move while the other side has the turn, but may be a command', async () => {
    const { line, store, made, commands } = open();
    expect(await line.enter('dxe5', held, ['black'])).toBe('refused');
    expect([store.value.refusal, made]).toEqual(['not your turn', []]);
    expect(await line.enter('stop', held, ['black'])).toBe('done');
    expect(commands).toEqual([{ type: 'act', act: { type: 'stop', by: 'black' } }]);
    expect(store.value.refusal).toBe('');
  });
});

it('what hears a line further is wanted for a line that is not understood as it stands, and for no other', async () => {
  const { line, told, furtherWanted } = open();
  await line.enter('material', held, BOTH);
  await line.enter('Nf3', held, BOTH);
  expect(furtherWanted).toEqual([]);
  const second = open();
  await second.line.enter('quene e5', held, BOTH);
  expect(second.furtherWanted).toEqual(['further']);
  expect(second.line.question?.moves).toEqual([QUEEN]);
  expect(told).toEqual(['no such piece']);
});

it('while the other side has the turn, what is asked in other words is heard further and answered', async () => {
  const { line, commands, furtherWanted } = open();
  expect(await line.enter('how much time do I have left', held, ['black'])).toBe('done');
  expect(furtherWanted).toEqual(['further']);
  expect(commands).toEqual([{ type: 'question', question: { about: 'clocks', whose: 'mine' } }]);
});

describe('the only phrase that is offered', () => {
  it('is meant by yes, with its square', async () => {
    const { line, store, commands } = open();
    expect(await line.enter('repaet', held, BOTH)).toBe('refused');
    expect(await line.enter('I think that was an illegal move', held, BOTH)).toBe('refused');
    expect(store.value.refusal).toBe('unreadable');
    expect(await line.enter('yes', held, BOTH)).toBe('done');
    expect(commands).toMatchObject([{ type: 'act', act: { type: 'point out' } }]);
    expect(await line.enter('atackers e4', held, BOTH)).toBe('refused');
    await line.enter('yes', held, BOTH);
    expect(commands.at(-1)).toEqual({ type: 'bound', command: { id: 'attackers', read: { square: 'e4' } } });
  });

  it('is not meant by no, nor by what is said after another line', async () => {
    const { line, store, commands, told } = open();
    await line.enter('resgin', held, BOTH);
    expect(await line.enter('no', held, BOTH)).toBe('done');
    expect([store.value.refusal, told.at(-1)]).toEqual(['', 'not done']);
    await line.enter('resgin', held, BOTH);
    await line.enter('material', held, BOTH);
    await line.enter('yes', held, BOTH);
    expect(commands).toEqual([{ type: 'question', question: { about: 'material' } }]);
    expect(told.at(-1)).toBe('nothing asked');
  });
});

it('where what hears a line further cannot be had, a line that is not understood is refused', async () => {
  const { line, told } = open({ furtherMissing: true });
  expect(await line.enter('quene e5', held, BOTH)).toBe('refused');
  expect(told).toEqual(['unreadable']);
  expect(await line.enter('dxe5', held, BOTH)).toBe('done');
});

describe('a typed command', () => {
  it('is carried out as an act, as a question to be asked first, or as a question about the clock', async () => {
    const { line, made, commands } = open();
    for (const text of ['draw', 'resign', 'claim three dxe5', 'clock']) {
      expect(await line.enter(text, held, ['white'])).toBe('done');
    }
    const intended = { move: { from: 'd4', to: 'e5' }, written: true };
    expect(commands).toEqual([
      { type: 'act', act: { type: 'offer', by: 'white' } },
      { type: 'weighed', id: 'resign', act: { type: 'resign', by: 'white' } },
      {
        type: 'weighed',
        id: 'claim-threefold-with',
        act: { type: 'claim', by: 'white', ground: 'threefold', intended },
      },
      { type: 'question', question: { about: 'clocks', whose: 'both' } },
    ]);
    expect(made).toEqual([]);
  });

  it('stays in the field where it is refused', async () => {
    const { line, store, played } = open({ outcome: 'refused' });
    expect(await line.enter('flag', held, ['white'])).toBe('refused');
    expect(await line.enter('claim', held, ['white'])).toBe('refused');
    expect([store.value.refusal, played]).toEqual(['claim of what', ['refused']]);
  });
});

describe('a line that can mean two moves', () => {
  it('is asked back about, and answered by number', async () => {
    const { line, store, made, played } = open();
    expect(await line.enter('Dxe5', held, BOTH)).toBe('asked');
    expect(store.value.refusal).toBe('pawn to e5 or queen to e5');
    expect(line.question?.moves).toEqual([{ from: 'd4', to: 'e5' }, QUEEN]);
    expect([made, played]).toEqual([[], []]);
    expect(await line.enter(' 2 ', held, BOTH)).toBe('done');
    expect(made).toEqual([{ move: QUEEN, alphabets: ['de', 'fr', 'es'] }]);
    expect(line.question).toBe(undefined);
  });

  it('stays asked about where the answer could not be kept, and can be answered again', async () => {
    const { line, made } = open({ results: [NOT_KEPT, DONE] });
    await line.enter('Dxe5', held, BOTH);
    const queen = line.question?.moves[1] ?? QUEEN;
    expect(await line.choose(queen)).toBe('refused');
    expect(line.question?.moves).toHaveLength(2);
    expect(await line.choose(queen)).toBe('done');
    expect(made).toEqual([
      { move: QUEEN, alphabets: ['de', 'fr', 'es'] },
      { move: QUEEN, alphabets: ['de', 'fr', 'es'] },
    ]);
    expect(line.question).toBe(undefined);
  });

  it('is no longer asked about once another is typed', async () => {
    const { line } = open();
    await line.enter('Dxe5', held, BOTH);
    await line.enter('Nf3', held, BOTH);
    expect(line.question).toBe(undefined);
  });
});

/** The move that is not sure: "dxe5" with a slip. Which words are near to which is tried with the hearing. */
const PAWN: Move = { from: 'd4', to: 'e5' };

describe('a move that is asked about before it is made', () => {
  it('waits, with its question shown and said once, and is made by yes', async () => {
    const { line, store, made, said, played } = open({ confirms: true });
    expect(await line.enter('dxe5', held, BOTH)).toBe('asked');
    expect([store.value.refusal, line.question, said, made, played]).toEqual([
      'dxe5?',
      { moves: [PAWN], alphabets: [[]] },
      ['dxe5?'],
      [],
      [],
    ]);
    expect(await line.enter('yes', held, BOTH)).toBe('done');
    expect(made).toEqual([{ move: PAWN, alphabets: [] }]);
    expect(line.question).toBe(undefined);
    expect(said).toEqual(['dxe5?']);
  });

  it('is made where it is said again', async () => {
    const { line, made, said } = open({ confirms: true });
    await line.enter('dxe5', held, BOTH);
    expect(await line.enter('pawn takes e5', held, BOTH)).toBe('done');
    expect([made, said]).toEqual([[{ move: PAWN, alphabets: [] }], ['dxe5?']]);
  });

  it('is dropped by no, and that is said', async () => {
    const { line, store, made, said } = open({ confirms: true });
    await line.enter('dxe5', held, BOTH);
    expect(await line.enter('nein', held, BOTH)).toBe('done');
    expect([line.question, store.value.refusal, made, said]).toEqual([undefined, '', [], ['dxe5?', 'move not made']]);
    // Nothing is asked any more.
    await line.enter('yes', held, BOTH);
    expect([made, said.at(-1)]).toEqual([[], 'nothing asked']);
  });

  it('gives its place to another, which is asked about too', async () => {
    const { line, made, said } = open({ confirms: true });
    await line.enter('dxe5', held, BOTH);
    await line.enter('no, queen takes e5', held, BOTH);
    expect([line.question?.moves, made, said]).toEqual([[QUEEN], [], ['dxe5?', 'Qxe5?']]);
    await line.enter('ja', held, BOTH);
    expect(made).toEqual([{ move: QUEEN, alphabets: [] }]);
  });

  it('stays asked about while something else is asked, and not after an act', async () => {
    const { line, store, commands } = open({ confirms: true });
    await line.enter('dxe5', held, BOTH);
    await line.enter('clock', held, BOTH);
    expect([line.question?.moves, store.value.refusal]).toEqual([[PAWN], 'dxe5?']);
    await line.enter('draw', held, BOTH);
    expect([line.question, commands.length]).toEqual([undefined, 2]);
  });

  it('stays asked about where yes could not be kept', async () => {
    const { line, made } = open({ confirms: true, results: [NOT_KEPT, DONE] });
    await line.enter('dxe5', held, BOTH);
    expect(await line.enter('yes', held, BOTH)).toBe('refused');
    expect(await line.enter('yes', held, BOTH)).toBe('done');
    expect(made).toHaveLength(2);
  });

  it('is not delayed where the user does not want it so', async () => {
    const { line, made, said } = open();
    await line.enter('dxe5', held, BOTH);
    expect([made.length, said]).toEqual([1, []]);
  });

  it('is always so where it is only near to what was typed', async () => {
    const { line, made, said } = open();
    expect(await line.enter('quen takes e five', held, BOTH)).toBe('asked');
    expect([made, said]).toEqual([[], ['Qxe5?']]);
    expect(await line.enter('quen takes e five', held, BOTH)).toBe('done');
    expect(made).toEqual([{ move: QUEEN, alphabets: [] }]);
  });

  it('is so in strict play too, legal or not', async () => {
    const strict: HeldGame = { ...held, game: game(PAWN_OR_QUEEN, 'strict') };
    const { line, made, said } = open({ confirms: true });
    await line.enter('queen e1 to a8', strict, BOTH);
    expect([made, said]).toEqual([[], ['Qe1-a8?']]);
    await line.enter('yes', strict, BOTH);
    expect(made).toEqual([{ move: { from: 'e1', to: 'a8' }, alphabets: [] }]);
  });
});

describe('which of several', () => {
  it('is told by words', async () => {
    const { line, made } = open();
    await line.enter('Dxe5', held, BOTH);
    expect(await line.enter('the queen', held, BOTH)).toBe('done');
    expect(made).toEqual([{ move: QUEEN, alphabets: ['de', 'fr', 'es'] }]);
  });

  it('is asked again where the answer does not tell', async () => {
    const { line, made, said } = open();
    await line.enter('Dxe5', held, BOTH);
    await line.enter('yes', held, BOTH);
    await line.enter('takes', held, BOTH);
    await line.enter('zzzz', held, BOTH);
    expect([line.question?.moves.length, made]).toEqual([2, []]);
    // And with the refusal of what is nothing at all.
    expect(said).toEqual(['several moves', 'several moves', 'several moves', 'several moves']);
  });

  it('may be none, by a button', async () => {
    const { line, store, said } = open();
    await line.enter('Dxe5', held, BOTH);
    expect(await line.choose(undefined)).toBe('done');
    expect([line.question, store.value.refusal, said.at(-1)]).toEqual([undefined, '', 'move not made']);
  });

  it('is what the pawn becomes, where that was not said', async () => {
    const fen = '3r4/2P1P1k1/8/8/8/8/8/4K3 w - - 0 1';
    const pawns: HeldGame = { setup: setup('a', fen), game: game(fen), acts: 0 };
    const { line, made, said } = open();
    expect(await line.enter('e8', pawns, BOTH)).toBe('asked');
    expect(said).toEqual(['promotion missing']);
    expect(await line.enter('a knight', pawns, BOTH)).toBe('done');
    expect(made).toEqual([{ move: { from: 'e7', to: 'e8', promotion: 'knight' }, alphabets: [] }]);
  });

  it('is first which pawn, by a button, and then what it becomes', async () => {
    const fen = '3r4/2P1P1k1/8/8/8/8/8/4K3 w - - 0 1';
    const pawns: HeldGame = { setup: setup('a', fen), game: game(fen), acts: 0 };
    const { line, made, said } = open();
    await line.enter('takes', pawns, BOTH);
    const [first] = line.question?.moves ?? [];
    expect(first).toEqual({ from: 'c7', to: 'd8' });
    expect(await line.choose(first)).toBe('asked');
    expect(await line.enter('rook', pawns, BOTH)).toBe('done');
    expect(said).toEqual(['several moves', 'promotion missing']);
    expect(made).toEqual([{ move: { from: 'c7', to: 'd8', promotion: 'rook' }, alphabets: [] }]);
  });
});

describe('yes and no', () => {
  it('answer what is asked elsewhere on the page', async () => {
    const one = open({ asksElsewhere: true });
    await one.line.enter('yes', held, BOTH);
    expect([one.answers, one.said]).toEqual([[true], []]);
    const other = open({ asksElsewhere: true });
    await other.line.enter('no', held, BOTH);
    expect([other.answers, other.said]).toEqual([[false], ['not done']]);
  });

  it('answer nothing where nothing is asked, and that is said', async () => {
    const { line, said, made, played } = open();
    await line.enter('yes', held, BOTH);
    await line.enter('ні', held, BOTH);
    expect([said, made, played]).toEqual([['nothing asked', 'nothing asked'], [], []]);
  });

  it('answer what waits for a yes, where no move is asked about', async () => {
    const { line, answers, made, said } = open({ waits: true, confirms: true });
    await line.enter('dxe5', held, BOTH);
    await line.enter('yes', held, BOTH);
    expect([made.length, answers]).toEqual([1, []]);
    await line.enter('yes', held, BOTH);
    expect([made.length, answers, said]).toEqual([1, [true], ['dxe5?']]);
  });

  it('answer the question about a move that was asked after, and took the place of the other', async () => {
    const { line, answers, made } = open({ asksElsewhere: true, confirms: true });
    await line.enter('dxe5', held, BOTH);
    expect(answers).toEqual([false]);
    await line.enter('yes', held, BOTH);
    expect(made).toEqual([{ move: PAWN, alphabets: [] }]);
  });
});

describe('what was said', () => {
  it('is made where every word was understood, and asked about where not', async () => {
    const { line, made, said } = open();
    expect(await line.enterSpoken([{ text: 'queen takes e five', confidence: 0.9 }], held, BOTH, SPOKEN_HEARING)).toBe(
      'done',
    );
    expect([made, said]).toEqual([[{ move: QUEEN, alphabets: [] }], []]);
  });

  it('answers by any of its alternatives', async () => {
    const { line, made } = open({ confirms: true });
    await line.enterSpoken([{ text: 'pawn takes e five' }], held, BOTH, SPOKEN_HEARING);
    expect(made).toEqual([]);
    await line.enterSpoken([{ text: 'yass' }, { text: 'yes' }], held, BOTH, SPOKEN_HEARING);
    expect(made).toEqual([{ move: PAWN, alphabets: [] }]);
  });

  it('may be nothing', async () => {
    const { line, made, said } = open();
    expect(await line.enterSpoken([], held, BOTH, SPOKEN_HEARING)).toBe('refused');
    expect([made, said]).toEqual([[], []]);
  });
});

describe('what the refused piece can do', () => {
  it('is asked of the piece that the refusal told of, again and again', async () => {
    const { line, store, commands } = open();
    await line.enter('queen to a8', held, BOTH);
    expect(store.value.refusal).toBe('does not move so');
    await line.enter('what can it do', held, BOTH);
    await line.enter('was kann die Figur', held, BOTH);
    const question = { about: 'moves of piece', square: 'e1', capturesOnly: false };
    expect(commands).toEqual([
      { type: 'question', question },
      { type: 'question', question },
    ]);
  });

  it('is asked of the hand where nothing was refused, or the game has gone on', async () => {
    const { line, commands } = open();
    const ofHand = { type: 'bound', command: { id: 'moves-of-it', read: {} } };
    await line.enter('what can it do', held, BOTH);
    line.refuse(
      { reason: 'king is not captured', there: { color: 'black', kind: 'king', square: 'e8' } },
      { from: 'e1' },
    );
    line.forgetQuestion();
    await line.enter('moves', held, BOTH);
    expect(commands).toEqual([ofHand, ofHand]);
  });

  it('is known of a move made on the board', async () => {
    const { line, commands } = open();
    line.refuse({ reason: 'leaves king in check', king: 'a1', by: [] }, { from: 'd4' });
    await line.enter('moves', held, BOTH);
    expect(commands).toEqual([
      { type: 'question', question: { about: 'moves of piece', square: 'd4', capturesOnly: false } },
    ]);
  });
});

describe('what was typed ahead', () => {
  it('is named with the refusal of the line before it, as one message', async () => {
    const { line, store, told } = open({ behind: ['press', 'clock'] });
    await line.enter('Nf3', held, BOTH);
    expect(told).toEqual(['no such piece not done: press, clock']);
    expect(store.value.refusal).toBe('no such piece');
  });

  it('is named with the question, as one message', async () => {
    const { line, told } = open({ behind: ['press'] });
    await line.enter('Dxe5', held, BOTH);
    expect(told).toEqual(['pawn to e5 or queen to e5 not done: press']);
  });

  it('is named with the reason once more, where that cannot have been heard', async () => {
    const { line, told } = open();
    await line.enter('Nf3', held, BOTH);
    line.tellHeldBack(['press']);
    expect(told).toEqual(['no such piece', 'no such piece not done: press']);
  });

  it('goes through where it answers what is asked, and not where nothing is', async () => {
    const { line } = open({ confirms: true });
    await line.enter('Nf3', held, BOTH);
    const through = (text: string): boolean => line.goesThrough(text, 'unknowing', held, BOTH);
    expect(['yes', 'no', '2', 'press', 'dxe5'].map(through)).toEqual([false, false, false, false, false]);
    await line.enter('Dxe5', held, BOTH);
    expect(['yes', 'no', '2', 'press', 'Kd1'].map(through)).toEqual([true, true, true, false, false]);
  });

  it('goes through where it answers what is asked elsewhere', async () => {
    const { line } = open({ asksElsewhere: true });
    await line.enter('clock', held, BOTH);
    const through = (text: string): boolean => line.goesThrough(text, 'unknowing', held, BOTH);
    expect(['yes', 'no', 'press', 'dxe5'].map(through)).toEqual([true, true, false, false]);
  });

  it('and begun after the refusal goes through where it may be the line mended, or asks; an act does not', async () => {
    const { line } = open();
    await line.enter('Nf3', held, BOTH);
    const through = (text: string): boolean => line.goesThrough(text, 'unheard', held, BOTH);
    expect(['dxe5', 'clock', 'resign', 'Nf33'].map(through)).toEqual([true, true, true, true]);
    expect(['press', 'draw', 'stop', 'yes'].map(through)).toEqual([false, false, false, false]);
  });
});

describe('a question that is left open', () => {
  it('is said again by the next refusal, and by no other line', async () => {
    const { line, store, told } = open({ confirms: true });
    await line.enter('dxe5', held, BOTH);
    await line.enter('clock', held, BOTH);
    expect(told).toEqual(['dxe5?']);
    await line.enter('Nf33', held, BOTH);
    expect(told).toEqual(['dxe5?', 'unreadable dxe5?']);
    expect(store.value.refusal).toBe('unreadable');
  });

  it('is so too where it is asked elsewhere on the page', async () => {
    const { line, told } = open({ asksElsewhere: true });
    await line.enter('clock', held, BOTH);
    await line.enter('Nf33', held, BOTH);
    expect(told).toEqual(['unreadable Resign?']);
  });
});

describe('while an earlier position is looked at', () => {
  const later: HeldGame = { setup: setup('a'), game: make(game(), 'e2e4 e7e5 g1f3 b8c6'), acts: 4 };

  it('a move is asked about, and yes shows the present position and makes it there', async () => {
    const { line, made, told } = open({ looksAt: 1 });
    expect(await line.enter('Bc4', later, BOTH)).toBe('asked');
    expect([told, made]).toEqual([['at 1: Bc4 now?'], []]);
    expect(await line.enter('yes', later, BOTH)).toBe('done');
    // B is the bishop in English alone.
    expect(made).toEqual(['present', { move: { from: 'f1', to: 'c4' }, alphabets: ['en'] }]);
    expect(line.question).toBe(undefined);
  });

  it('no makes nothing, and the position stays', async () => {
    const { line, made, said } = open({ looksAt: 1 });
    await line.enter('Bc4', later, BOTH);
    await line.enter('no', later, BOTH);
    expect([made, said.at(-1)]).toEqual([[], 'move not made']);
  });

  it('is asked about once, also where every move is asked about', async () => {
    const { line, made, told } = open({ looksAt: 0, confirms: true });
    await line.enter('Bc4', later, BOTH);
    await line.enter('Bc4', later, BOTH);
    expect([told, made.length]).toEqual([['at start: Bc4 now?'], 2]);
  });

  it('a move that can be made there alone is asked about too, and then refused as any other', async () => {
    const refused: ActResult = { type: 'refused', refusal: { reason: 'empty square', square: 'g1' } };
    const { line, made, told } = open({ looksAt: 2, results: [refused] });
    await line.enter('g1f3', later, BOTH);
    expect(told).toEqual(['at 2: Nf3 now?']);
    expect(await line.enter('yes', later, BOTH)).toBe('refused');
    expect([made.length, line.question]).toEqual([2, undefined]);
  });

  it('what is no move in either is refused at once', async () => {
    const { line, told } = open({ looksAt: 2 });
    expect(await line.enter('Qh7', later, BOTH)).toBe('refused');
    expect(told).toHaveLength(1);
    expect(line.question).toBe(undefined);
  });

  it('a move that was placed is asked about, and made as a placed one', async () => {
    const { line, made, told } = open({ looksAt: 2 });
    let placed = 0;
    const make = (): Promise<ActResult> => {
      placed += 1;
      return Promise.resolve(DONE);
    };
    expect(await line.askForPresent({ from: 'f1', to: 'c4' }, later, make)).toBe('asked');
    expect([told, placed]).toEqual([['at 2: Bc4 now?'], 0]);
    await line.choose({ from: 'f1', to: 'c4' });
    expect([made, placed]).toEqual([['present'], 1]);
  });
});
