/** Lines one after the other, and which of them are held back. Times are milliseconds of a clock that stands until it is moved. */
import { describe, expect, it } from 'vitest';
import { LineQueue, UNHEARD_FOR, type Following, type LineOutcome } from '../../speech/line-queue.js';

/** A queue whose lines end when they are told to. */
function open(
  goesThrough: (text: string, following: Following) => boolean = () => false,
  stillAsks: () => boolean = () => true,
) {
  const begun: string[] = [];
  const told: (readonly string[])[] = [];
  const ended: string[] = [];
  let now = 1000;
  let settle: { readonly done: (outcome: LineOutcome) => void; readonly fail: (error: Error) => void } | undefined;
  const queue: LineQueue = new LineQueue({
    carryOut: ({ text }) => {
      begun.push(text);
      return new Promise((done, fail) => (settle = { done, fail }));
    },
    goesThrough: ({ text }, following) => goesThrough(text, following),
    stillAsks,
    tell: (heldBack) => told.push(heldBack),
    now: () => now,
  });
  /** Begun now, if nothing else is said. */
  const enter = (text: string, at = now): void => {
    queue.enter({ text, begun: at }).then(
      (end) => ended.push(`${text}: ${end}`),
      (error: unknown) => ended.push(`${text}: ${error instanceof Error ? error.message : ''}`),
    );
  };
  const end = async (outcome: LineOutcome): Promise<void> => {
    settle?.done(outcome);
    await settled();
  };
  const fail = async (message: string): Promise<void> => {
    settle?.fail(new Error(message));
    await settled();
  };
  const later = (milliseconds: number): void => void (now += milliseconds);
  return { queue, begun, told, ended, enter, end, fail, later };
}

/** Nothing here waits for anything but promises. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

describe('lines', () => {
  it('are carried out in order, one after the other, also those entered meanwhile', async () => {
    const { begun, ended, enter, end } = open();
    enter('place d4');
    enter('press');
    enter('clock');
    expect(begun).toEqual(['place d4']);
    await end('done');
    expect([begun, ended]).toEqual([['place d4', 'press'], ['place d4: done']]);
    await end('done');
    await end('done');
    expect(ended).toEqual(['place d4: done', 'press: done', 'clock: done']);
  });

  it('go on behind one that throws, as behind a refusal', async () => {
    const { begun, told, ended, enter, fail, end, later } = open();
    enter('d4');
    enter('press');
    await fail('broken');
    expect([begun, told, ended]).toEqual([['d4'], [['press']], ['d4: broken', 'press: held back']]);
    later(UNHEARD_FOR);
    enter('e4');
    await end('done');
    expect(ended.at(-1)).toBe('e4: done');
  });
});

describe('behind a refusal', () => {
  it('the lines entered while it was under way are not carried out, and named together', async () => {
    const { begun, told, ended, enter, end } = open();
    enter('Nf33');
    enter('press');
    enter('clock');
    await end('refused');
    expect([begun, told]).toEqual([['Nf33'], [['press', 'clock']]]);
    expect(ended).toEqual(['Nf33: refused', 'press: held back', 'clock: held back']);
  });

  it('is a line that was being typed while it was under way', async () => {
    const { begun, told, enter, end, later } = open();
    enter('Nf33');
    later(5);
    await end('refused');
    later(400);
    enter('press', 1003);
    await settled();
    expect([begun, told]).toEqual([['Nf33'], [['press']]]);
  });

  it('is a line that was begun sooner than the refusal can have been heard, and what is typed on behind it', async () => {
    const { begun, told, enter, end, later } = open();
    enter('plase d4');
    await end('refused');
    later(UNHEARD_FOR - 1);
    enter('call d4');
    await settled();
    later(UNHEARD_FOR - 1);
    enter('press');
    await settled();
    expect([begun, told]).toEqual([['plase d4'], [['call d4'], ['press']]]);
  });

  it('is no line that was begun later', async () => {
    const { begun, told, enter, end, later } = open();
    enter('Nf33');
    await end('refused');
    later(UNHEARD_FOR);
    enter('press');
    expect([begun, told]).toEqual([['Nf33', 'press'], []]);
  });

  it('is no line that was brought back, and so seen', async () => {
    const { begun, enter, end } = open();
    enter('Nf33');
    await end('refused');
    enter('Nf33', Infinity);
    expect(begun).toEqual(['Nf33', 'Nf33']);
  });

  it('a line may go through where the user can be meant to know, and not where he cannot', async () => {
    const { begun, told, enter, end } = open((text, following) => text === 'c3' && following === 'unheard');
    enter('b1');
    enter('c3');
    await end('refused');
    expect([begun, told]).toEqual([['b1'], [['c3']]]);
    enter('c3');
    expect(begun).toEqual(['b1', 'c3']);
  });
});

describe('behind a question', () => {
  const answers = (text: string): boolean => text === 'yes';

  it('only an answer is carried out, and what stands behind it then', async () => {
    const { begun, told, ended, enter, end } = open(answers);
    enter('resign');
    enter('press');
    enter('yes');
    enter('new game');
    await end('asked');
    expect([begun, told]).toEqual([['resign', 'yes'], [['press']]]);
    await end('done');
    await end('done');
    expect([begun, ended.at(-1)]).toEqual([['resign', 'yes', 'new game'], 'new game: done']);
  });

  it('nothing is held back once it was answered otherwise', async () => {
    let asks = true;
    const { begun, enter, end } = open(answers, () => asks);
    enter('resign');
    await end('asked');
    asks = false;
    enter('press');
    expect(begun).toEqual(['resign', 'press']);
  });

  it('what answers is carried out at once', async () => {
    const { begun, enter, end } = open(answers);
    enter('resign');
    await end('asked');
    enter('yes');
    expect(begun).toEqual(['resign', 'yes']);
  });
});

describe('what says the reason', () => {
  it('is given the lines behind, which are named with it and not once more', async () => {
    const { queue, begun, told, ended, enter, end } = open();
    enter('Nf33');
    enter('press');
    expect(queue.holdBack()).toEqual(['press']);
    await end('refused');
    expect([begun, told, ended]).toEqual([['Nf33'], [], ['Nf33: refused', 'press: held back']]);
  });

  it('makes a refusal of a line that ends as done', async () => {
    const { queue, ended, enter, end } = open();
    enter('go to move 99');
    expect(queue.holdBack()).toEqual([]);
    await end('done');
    expect(ended).toEqual(['go to move 99: refused']);
  });

  it('is given none where no line is under way', () => {
    const { queue, begun, enter } = open();
    expect(queue.holdBack()).toEqual([]);
    enter('e4');
    expect(begun).toEqual(['e4']);
  });
});
