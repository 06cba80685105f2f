import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLEARED_AFTER,
  LiveRegions,
  WRITING_GAP,
  type AfterDrawing,
  type Region,
} from '../../../speech/announcer/live-regions.js';
import { GermanCallSpelling } from '../../../speech/announcer/german-call.js';
import type { LanguageName } from '../../../speech/language-names.js';
import type { Utterance } from '../../../speech/utterance.js';
import { WORDS } from '../all-languages.js';
import { HandTurnedTime, words } from './announcer-fakes.js';

interface Change {
  readonly region: 'polite 1' | 'polite 2' | 'assertive 1' | 'assertive 2';
  readonly text: string;
  readonly at: number;
}

function setUp() {
  const time = new HandTurnedTime();
  const changes: Change[] = [];
  const region = (name: Change['region']): Region => {
    let text = '';
    return {
      lang: '',
      get textContent() {
        return text;
      },
      set textContent(value: string | null) {
        text = value ?? '';
        changes.push({ region: name, text, at: time.now() });
      },
    };
  };
  const polite = [region('polite 1'), region('polite 2')] as const;
  const assertive = [region('assertive 1'), region('assertive 2')] as const;
  let pageLanguage: LanguageName = 'en';
  const germanCall = new GermanCallSpelling(
    () => pageLanguage,
    () => WORDS[pageLanguage].respellings,
  );
  // Without frames: whoever waits for them turns them by hand.
  let toDraw: (() => void)[] | undefined;
  const afterDrawing: AfterDrawing = (callback) => {
    if (!toDraw) return time.after(0, callback);
    toDraw.push(callback);
    return () => (toDraw = toDraw?.filter((other) => other !== callback));
  };
  const sink = new LiveRegions({ polite, assertive }, time, afterDrawing, () => pageLanguage, germanCall);
  let id = 0;
  const put = (...utterances: readonly Utterance[]): void => {
    for (const utterance of utterances) sink.put({ id: (id += 1), utterance });
  };
  const written = () => changes.filter(({ text }) => text !== '');
  return {
    time,
    changes,
    polite,
    all: [...polite, ...assertive],
    /** From now on the page is drawn when it is told to. */
    drawsByHand: () => (toDraw = []),
    draw: () => {
      for (const drawn of toDraw?.splice(0) ?? []) drawn();
    },
    turnPageTo: (language: LanguageName) => (pageLanguage = language),
    sink,
    put,
    written,
    texts: () => written().map(({ text }) => text.trimEnd()),
  };
}

describe('a page that changes with what is said (Orca 43 drops what stands before more than fifty changes)', () => {
  it('is drawn before anything is written', () => {
    const { time, put, written, drawsByHand, draw } = setUp();
    drawsByHand();
    put(words('The board is empty.', 'answer', 'page'));
    time.pass(500);
    expect(written()).toEqual([]);
    draw();
    time.pass(0);
    expect(written()).toEqual([{ region: 'polite 1', text: 'The board is empty.', at: 500 }]);
  });

  it('is drawn once for all that is said meanwhile', () => {
    const { time, put, texts, drawsByHand, draw } = setUp();
    drawsByHand();
    put(words('Bauer Eva zwei Eva vier', 'move', 'game'), words('White: 5 minutes.', 'clock', 'game'));
    draw();
    time.pass(WRITING_GAP);
    expect(texts()).toEqual(['Bauer Eva zwei Eva vier', 'White: 5 minutes.']);
  });

  it('is not waited for by what was to be silent', () => {
    const { time, put, sink, written, drawsByHand, draw } = setUp();
    drawsByHand();
    put(words('e4, white pawn', 'answer', 'page'));
    sink.stop();
    draw();
    time.pass(500);
    expect(written()).toEqual([]);
  });

  it('keeps the last text until the next is written', () => {
    const { time, put, changes, drawsByHand, draw } = setUp();
    put(words('e4, white pawn', 'answer', 'page'));
    time.pass(CLEARED_AFTER - 1);
    drawsByHand();
    put(words('e5, empty', 'answer', 'page'));
    time.pass(10);
    draw();
    time.pass(0);
    expect(changes.map(({ text }) => text)).toEqual(['e4, white pawn', 'e5, empty']);
  });
});

describe('writing', () => {
  it('comes at once where the focus has not moved', () => {
    const { time, put, written } = setUp();
    put(words('e4, white pawn', 'answer', 'page'));
    time.pass(0);
    expect(written()).toEqual([{ region: 'polite 1', text: 'e4, white pawn', at: 0 }]);
  });

  it.each([
    ['a key just before: 30 ms after it', [['key', 0]], 5, 30],
    ['a key long before: at once', [['key', 0]], 500, 500],
    [
      'the focus moved by the key, before the message',
      [
        ['key', 0],
        ['focus', 4],
      ],
      5,
      124,
    ],
    [
      'the focus moved by the key, after the message',
      [
        ['key', 0],
        ['focus', 12],
      ],
      5,
      132,
    ],
    [
      'the focus moved once more while it waits',
      [
        ['focus', 0],
        ['focus', 90],
      ],
      5,
      210,
    ],
    [
      'the focus is about to move, and does',
      [
        ['focus within 150 ms', 0],
        ['focus', 140],
      ],
      5,
      260,
    ],
    ['the focus was to move, and does not', [['focus within 150 ms', 0]], 5, 270],
    [
      'the focus moved by a key before, and has been heard',
      [
        ['focus', 0],
        ['key', 300],
      ],
      305,
      330,
    ],
  ] as const)('waits for what a screen reader says of the key: %s', (_what, happenings, putAt, writtenAt) => {
    const { time, put, sink, written } = setUp();
    const does = {
      key: () => sink.disturbed(),
      focus: () => sink.focusMoved(),
      'focus within 150 ms': () => sink.focusMoved(150),
    };
    for (const [what, at] of happenings) time.after(at, does[what]);
    time.after(putAt, () => put(words('Edge', 'answer', 'page')));
    time.pass(1000);
    expect(written().map(({ at }) => at)).toEqual([writtenAt]);
  });

  it('keeps the order, one message at a time, farther apart than the 150 ms in which Chromium passes changes on together', () => {
    const { time, put, written } = setUp();
    put(words('one'), words('two'), words('three'));
    time.pass(2000);
    expect(written().map(({ text, at }) => [text, at])).toEqual([
      ['one', 0],
      ['two', 250],
      ['three', 500],
    ]);
  });

  it('keeps the distance also from a write that is just over', () => {
    const { time, put, written } = setUp();
    put(words('one'));
    time.pass(WRITING_GAP + 1);
    put(words('two'));
    time.pass(20);
    put(words('three'));
    time.pass(1000);
    expect(written().map(({ at }) => at)).toEqual([0, 251, 501]);
  });

  it('says an alarm in an assertive region, everything else in a polite one', () => {
    const { time, put, written } = setUp();
    const priorities = ['alarm', 'answer', 'move', 'clock', 'remark'] as const;
    put(...priorities.map((priority) => words(priority, priority)));
    time.pass(2000);
    expect(written().map(({ region, text }) => [text, region])).toEqual([
      ['alarm', 'assertive 1'],
      ['answer', 'polite 1'],
      ['move', 'polite 2'],
      ['clock', 'polite 1'],
      ['remark', 'polite 2'],
    ]);
  });

  it('goes from one region to the other, so that a reader that comes late still finds the message before', () => {
    const { time, put, all } = setUp();
    put(words('White places the pawn on e4.'), words('White calls.'), words('Flag.', 'alarm'), words('Draw.', 'alarm'));
    time.pass(2000);
    expect(all.map(({ textContent }) => textContent)).toEqual([
      'White places the pawn on e4.',
      'White calls.',
      'Flag.',
      'Draw.',
    ]);
  });

  it('names the language of a message, and the page’s where languages meet', () => {
    const {
      time,
      put,
      polite: [first, second],
      turnPageTo,
    } = setUp();
    const de = { text: 'Dame David eins Hector fünf, matt.', lang: 'de' };
    put({ ...words(''), segments: [de] });
    time.pass(200);
    expect([first.textContent, first.lang]).toEqual(['Dame David eins Hector fünf, matt.', 'de']);
    put({ ...words(''), segments: [de, { text: 'White wins.', lang: 'en' }] });
    time.pass(200);
    expect([second.textContent, second.lang]).toEqual(['Dame David eins Hector fünf, matt. White wins.', 'en']);
    turnPageTo('mk');
    put({ ...words(''), segments: [de, { text: 'Белиот победува.', lang: 'mk' }] });
    time.pass(200);
    expect([first.textContent, first.lang]).toEqual(['Dame David eins Hector fünf, matt. Белиот победува.', 'mk']);
  });
});

describe('equal text', () => {
  it('is another text the second time, and still says the same', () => {
    const { time, put, written } = setUp();
    for (let i = 0; i < 4; i += 1) {
      put(words('Nothing to lift on e4.', 'answer', 'page'));
      time.pass(1000);
    }
    const texts = written().map(({ text }) => text);
    expect(texts.map((text) => text.replaceAll('\u00a0', ''))).toEqual(Array(4).fill('Nothing to lift on e4.'));
    for (const [index, text] of texts.entries()) expect(text).not.toBe(texts[index - 1]);
  });

  it('is another text also after clearing', () => {
    const { time, put, written } = setUp();
    put(words('same'));
    time.pass(20_000);
    put(words('same'));
    time.pass(20_000);
    expect(written().map(({ text }) => text)).toEqual(['same', 'same\u00a0']);
  });

  it('is another text also in the other region, and than the one that still stands there', () => {
    const { time, put, written } = setUp();
    put(words('same'), words('same', 'alarm'), words('same'), words('same', 'alarm'), words('same'));
    time.pass(2000);
    const all = written();
    expect(all).toHaveLength(5);
    for (const [index, { text, region }] of all.entries()) {
      expect(text).not.toBe(all[index - 1]?.text);
      const standing = all.slice(0, index).findLast((other) => other.region === region);
      expect(text).not.toBe(standing?.text);
    }
  });
});

describe('what is not said', () => {
  it('an answer that another answer overtakes before it is written', () => {
    const { time, put, texts } = setUp();
    put(words('a1', 'answer'), words('a2', 'answer'), words('a3', 'answer'));
    time.pass(1000);
    expect(texts()).toEqual(['a3']);
  });

  it('but never a move, an alarm or a remark', () => {
    const { time, put, texts } = setUp();
    put(
      words('m1'),
      words('a1', 'answer'),
      words('m2'),
      words('!', 'alarm'),
      words('r', 'remark'),
      words('a2', 'answer'),
    );
    time.pass(2000);
    expect(texts()).toEqual(['m1', 'm2', '!', 'r', 'a2']);
  });

  it('what has the same key, and waits', () => {
    const { time, put, texts } = setUp();
    put(words('ten minutes', 'clock', 'game', { key: 'clock' }), words('m'));
    put(words('nine minutes', 'clock', 'game', { key: 'clock' }));
    time.pass(1000);
    expect(texts()).toEqual(['m', 'nine minutes']);
  });

  it('clock words whose time has passed', () => {
    const { time, put, texts } = setUp();
    put(words('m1'), words('m2'), words('late', 'clock', 'game', { expiresAfter: 480 }));
    put(words('in time', 'clock', 'game', { expiresAfter: 800 }));
    time.pass(2000);
    // Written at 0, 250, 500: at 500 the first clock words are 20 ms too old.
    expect(texts()).toEqual(['m1', 'm2', 'in time']);
  });

  it('what waits when it is stopped', () => {
    const { time, put, texts, sink, changes } = setUp();
    put(words('one'), words('two'));
    time.pass(0);
    sink.stop();
    time.pass(1000);
    expect(changes.map(({ text, at }) => [text, at])).toEqual([
      ['one', 0],
      ['', 250],
    ]);
    put(words('three'));
    time.pass(1000);
    expect(texts()).toEqual(['one', 'three']);
  });
});

describe('what a key broke off', () => {
  const move = words('Bauer Eva sieben Eva sechs', 'move', 'game', {
    again: [{ text: 'Black: Bauer Eva sieben Eva sechs', lang: 'en' }],
  });

  it('is written again when the input has rested, with who moved; the answer to the key is not held back', () => {
    const { time, put, sink, written } = setUp();
    put(move);
    time.pass(300);
    sink.disturbed();
    put(words('e4, white pawn', 'answer', 'page'));
    time.pass(20_000);
    expect(written().map(({ text, at }) => [text.trimEnd(), at])).toEqual([
      ['Bauer Eva sieben Eva sechs', 0],
      ['e4, white pawn', 330],
      ['Black: Bauer Eva sieben Eva sechs', 700],
    ]);
  });

  it('is written a third time after a second and a half, and then no more', () => {
    const { time, put, sink, written } = setUp();
    put(move);
    for (const wait of [100, 500, 1600]) {
      time.pass(wait);
      sink.disturbed();
    }
    time.pass(20_000);
    // Broken off at 100, written at 500; broken off at 600, written at 2100; broken off at 2200.
    expect(written().map(({ at }) => at)).toEqual([0, 500, 2100]);
    expect(sink.unheard()?.id).toBe(1);
  });

  it('is not written again once it was asked for', () => {
    const { time, put, sink, texts } = setUp();
    put(move);
    time.pass(300);
    sink.disturbed();
    sink.dismiss({ id: 1, utterance: move });
    time.pass(20_000);
    expect(texts()).toEqual(['Bauer Eva sieben Eva sechs']);
    expect(sink.unheard()).toBeUndefined();
  });

  it('is left where nothing is to be said again', () => {
    const { time, put, sink, texts } = setUp();
    sink.configure({ repetition: 'nothing' });
    put(move);
    time.pass(300);
    sink.disturbed();
    time.pass(20_000);
    expect(texts()).toEqual(['Bauer Eva sieben Eva sechs']);
  });

  it('is written again when the user comes back to the window', () => {
    const { time, put, sink, written } = setUp();
    sink.here(false);
    put(move);
    time.pass(60_000);
    sink.here(true);
    time.pass(20_000);
    expect(written().map(({ text, at }) => [text.trimEnd(), at])).toEqual([
      ['Bauer Eva sieben Eva sechs', 0],
      ['Black: Bauer Eva sieben Eva sechs', 60_400],
    ]);
  });

  it('is nothing once all was stopped', () => {
    const { time, put, sink, texts } = setUp();
    put(move);
    time.pass(100);
    sink.disturbed();
    sink.stop();
    time.pass(20_000);
    expect(texts()).toEqual(['Bauer Eva sieben Eva sechs']);
    expect(sink.unheard()).toBeUndefined();
  });
});

describe('the German call', () => {
  const call = { ...words(''), segments: [{ text: 'kurze Rochade', lang: 'de' }] };
  const withEnglish = { ...call, segments: [...call.segments, { text: 'White wins.', lang: 'en' }] };

  it('is written as it is, until it is wanted otherwise', () => {
    const { time, put, texts } = setUp();
    put(call);
    time.pass(1000);
    expect(texts()).toEqual(['kurze Rochade']);
  });

  it('is spelt for the voice of the page’s language, and is of that language then', () => {
    const {
      time,
      put,
      texts,
      sink,
      polite: [first, second],
    } = setUp();
    sink.configure({ germanCall: 'respelt' });
    put(withEnglish);
    time.pass(200);
    expect(texts()).toEqual(['kourtsa Roshahda White wins.']);
    expect(first.lang).toBe('en');
    sink.configure({ germanCall: 'as written' });
    put(call);
    time.pass(200);
    expect(texts().at(-1)).toBe('kurze Rochade');
    expect(second.lang).toBe('de');
  });

  it.each([
    ['mk', 'курце Рохаде'],
    ['de', 'kurze Rochade'],
    ['fr', 'kourtsé Rochadé'],
    ['es', 'kurtse Rojade'],
  ] as const)('is spelt as the page’s language %s needs it', (language, expected) => {
    const { time, put, texts, sink, turnPageTo } = setUp();
    turnPageTo(language);
    sink.configure({ germanCall: 'respelt' });
    put(call);
    time.pass(200);
    expect(texts()).toEqual([expected]);
  });
});

describe('clearing', () => {
  it('takes the text away after five seconds, in one region at a time', () => {
    const { time, put, changes } = setUp();
    put(words('one'), words('two', 'alarm'));
    time.pass(WRITING_GAP + CLEARED_AFTER - 1);
    expect(changes).toHaveLength(2);
    time.pass(1000);
    expect(changes.slice(2)).toEqual([
      { region: 'polite 1', text: '', at: 5250 },
      { region: 'assertive 1', text: '', at: 5500 },
    ]);
  });

  it('does not come between two writes', () => {
    const { time, put, changes } = setUp();
    put(words('one'));
    time.pass(CLEARED_AFTER - 50);
    put(words('two'));
    time.pass(1000);
    expect(changes.map(({ text }) => text)).toEqual(['one', 'two']);
  });

  it('gives what is written next its distance', () => {
    const { time, put, changes } = setUp();
    put(words('one'));
    time.pass(CLEARED_AFTER);
    put(words('two'));
    time.pass(1000);
    expect(changes.map(({ text, at }) => [text, at])).toEqual([
      ['one', 0],
      ['', 5000],
      ['two', 5250],
    ]);
  });
});

describe('any stream', () => {
  const event = fc.record({
    wait: fc.oneof(fc.nat(400), fc.nat(8000)),
    priority: fc.constantFrom('alarm', 'answer', 'move', 'clock', 'remark'),
    text: fc.constantFrom('A', 'B'),
  });
  it('changes nothing within 250 ms of another change, repeats no text, drops only answers, and ends empty', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const { time, put, changes, written, texts, all } = setUp();
        for (const { wait, priority, text } of events) {
          put(words(text, priority));
          time.pass(wait);
        }
        time.pass(60_000);
        for (const [index, change] of changes.entries()) {
          const before = changes[index - 1];
          if (before) expect(change.at - before.at).toBeGreaterThanOrEqual(WRITING_GAP);
        }
        for (const [index, { text }] of written().entries()) expect(text).not.toBe(written()[index - 1]?.text);
        const kept = events.filter(({ priority }) => priority !== 'answer').length;
        expect(texts().length).toBeGreaterThanOrEqual(kept);
        expect(texts().length).toBeLessThanOrEqual(events.length);
        expect(all.map(({ textContent }) => textContent)).toEqual(['', '', '', '']);
      }),
      { seed: 907, numRuns: 300 },
    );
  });
});
