import { describe, expect, it } from 'vitest';
import { passing } from '../../../speech/announcer/log.js';
import { OwnVoice, REST_AFTER_SILENCE, type VoiceProblem } from '../../../speech/announcer/own-voice.js';
import { BEFORE_RETRY, START_WITHIN, endWithin } from '../../../speech/announcer/voice-piece.js';
import { VOICES_WITHIN } from '../../../speech/announcer/voices.js';
import { ENGLISH, GERMAN, HandTurnedTime, SAYING_TAKES, words } from './announcer-fakes.js';
import { ownVoice } from './announcer-voice-fixture.js';

describe('saying', () => {
  it('says each segment by a voice of its language, and names that language', () => {
    const { time, synthesis, put, said } = ownVoice();
    put({
      ...words(''),
      segments: [
        { text: 'Dame David eins Hector fünf, matt.', lang: 'de' },
        { text: 'White wins.', lang: 'en' },
      ],
    });
    time.pass(5000);
    expect(synthesis.spoken.map(({ text, lang, voice }) => [text, lang, voice])).toEqual([
      ['Dame David eins Hector fünf, matt.', 'de-DE', 'Anna'],
      ['White wins.', 'en-GB', 'Hector'],
    ]);
    expect(said()).toHaveLength(2);
  });

  it('keeps the order of moves, and one text in the browser', () => {
    const { time, synthesis, put, said } = ownVoice();
    put(words('one'), words('two'), words('three'));
    time.pass(10_000);
    expect(said()).toEqual(['one', 'two', 'three']);
    expect(synthesis.most).toBe(1);
  });

  it('cuts what is longer than a voice can take', () => {
    const { time, synthesis, put } = ownVoice();
    const long = `White: ${'king e1, '.repeat(30)}and no more. Black: king e8.`;
    put(words(long, 'answer'));
    time.pass(60_000);
    expect(synthesis.spoken.length).toBeGreaterThan(1);
    for (const { text } of synthesis.spoken) expect(text.length).toBeLessThanOrEqual(200);
    expect(synthesis.texts.join(' ')).toBe(long);
  });

  it('says nothing for an empty text, and goes on', () => {
    const { time, put, said } = ownVoice();
    put(words('  '), words('two'));
    time.pass(5000);
    expect(said()).toEqual(['two']);
  });

  it('heeds a second end of the same text no more', () => {
    const { time, put, said, synthesis } = ownVoice({ script: ['ends twice'] });
    put(words('one'), words('two'), words('three'));
    time.pass(10_000);
    expect(said()).toEqual(['one', 'two', 'three']);
    expect(synthesis.spoken.map(({ at }) => at)).toEqual([0, SAYING_TAKES, 2 * SAYING_TAKES]);
  });
});

describe('a voice with its own sense of time', () => {
  it('may end before it has returned', () => {
    const { time, put, said, synthesis } = ownVoice({ script: ['ends at once'] });
    put({
      ...words(''),
      segments: [
        { text: 'kurze Rochade, matt.', lang: 'de' },
        { text: 'White wins.', lang: 'en' },
      ],
    });
    time.pass(300);
    put(words('a', 'answer'));
    time.pass(SAYING_TAKES + 10);
    expect(synthesis.texts.slice(0, 3)).toEqual(['kurze Rochade, matt.', 'White wins.', 'a']);
    expect(said()).toEqual(['kurze Rochade, matt.', 'a']);
    time.pass(10_000);
    // The whole move again, once, and nothing of the text that was taken back.
    expect(said()).toEqual(['kurze Rochade, matt.', 'a', 'kurze Rochade, matt.', 'White wins.']);
  });

  it('has not been heard when the start of a text that was given up is told at last', () => {
    const { time, put, said, synthesis } = ownVoice({ script: ['starts too late', 'starts too late'] });
    put(words('m'));
    time.pass(1700);
    put(words('a1', 'answer'));
    time.pass(SAYING_TAKES + 300);
    put(words('a2', 'answer'));
    time.pass(10_000);
    // Interrupted unheard at 1700, interrupted while heard at 3000, and only then said again for the one time it has.
    expect(synthesis.texts).toEqual(['m', 'm', 'a1', 'm', 'a2', 'm']);
    expect(said()).toEqual(['a1', 'a2', 'm']);
  });
});

describe('urgency', () => {
  it('says what waits by its urgency, moves before clock words, those before remarks', () => {
    const { time, put, said } = ownVoice();
    put(words('m1'), words('r', 'remark'), words('c', 'clock'), words('m2'));
    time.pass(10_000);
    expect(said()).toEqual(['m1', 'm2', 'c', 'r']);
  });

  it.each([
    ['answer', 'move'],
    ['alarm', 'answer'],
    ['move', 'clock'],
    ['clock', 'remark'],
  ] as const)('%s interrupts %s', (higher, lower) => {
    const { time, put, said } = ownVoice();
    put(words('low', lower));
    time.pass(300);
    put(words('high', higher));
    time.pass(SAYING_TAKES + 10);
    expect(said()).toEqual(['high']);
  });

  it.each(['alarm', 'move', 'clock', 'remark'] as const)('%s does not interrupt its equal', (priority) => {
    const { time, put, said } = ownVoice();
    put(words('one', priority));
    time.pass(300);
    put(words('two', priority));
    time.pass(5000);
    expect(said()).toEqual(['one', 'two']);
  });

  it('an answer takes the place of an answer, the one being said and the one that waits', () => {
    const { time, put, said, synthesis } = ownVoice();
    put(words('a1', 'answer'));
    time.pass(300);
    put(words('a2', 'answer'), words('a3', 'answer'));
    time.pass(5000);
    expect(synthesis.texts).toEqual(['a1', 'a3']);
    expect(said()).toEqual(['a3']);
  });

  it('an interrupted move is said again, once', () => {
    const { time, put, synthesis, said } = ownVoice();
    put(words('m'));
    time.pass(300);
    put(words('a1', 'answer'));
    time.pass(SAYING_TAKES + 300);
    put(words('a2', 'answer'));
    time.pass(10_000);
    expect(synthesis.texts).toEqual(['m', 'a1', 'm', 'a2']);
    expect(said()).toEqual(['a1', 'a2']);
  });

  it('an interrupted move comes before the moves after it', () => {
    const { time, put, said } = ownVoice();
    put(words('m1'), words('m2'));
    time.pass(300);
    put(words('!', 'alarm'));
    time.pass(10_000);
    expect(said()).toEqual(['!', 'm1', 'm2']);
  });

  it('interrupted clock words, answers and remarks are not said again', () => {
    const { time, put, said } = ownVoice();
    put(words('c', 'clock'));
    time.pass(300);
    put(words('m'));
    time.pass(10_000);
    expect(said()).toEqual(['m']);
  });

  it('what was not heard yet was not interrupted: it waits on, whatever it is', () => {
    const { time, put, said } = ownVoice();
    put(words('m'));
    put(words('a1', 'answer'));
    time.pass(1);
    put(words('!', 'alarm'));
    time.pass(10_000);
    expect(said()).toEqual(['!', 'a1', 'm']);
  });

  it('the same message asked for again while it is being said is said once more from its beginning, not twice', () => {
    const { time, sink, put, synthesis, said } = ownVoice();
    put(words('m'));
    time.pass(300);
    sink.put({ id: 1, utterance: words('m', 'answer') });
    time.pass(10_000);
    expect(synthesis.texts).toEqual(['m', 'm']);
    expect(said()).toEqual(['m']);
  });

  it('clock words that came too late are left', () => {
    const { time, put, said } = ownVoice();
    put(words('m'), words('five minutes', 'clock', 'game', { expiresAfter: SAYING_TAKES - 1 }));
    time.pass(10_000);
    expect(said()).toEqual(['m']);
  });

  it.each([0, 100])('speaks %i ms after it has cancelled, not in the same task', (gap) => {
    const { time, put, synthesis } = ownVoice({ gap });
    put(words('m'));
    time.pass(300);
    put(words('a', 'answer'));
    expect(synthesis.texts).toEqual(['m']);
    time.pass(gap);
    expect(synthesis.spoken.map(({ text, at }) => [text, at])).toEqual([
      ['m', 0],
      ['a', 300 + gap],
    ]);
    expect(synthesis.cancels).toEqual([300]);
  });

  it('stopped, it is silent at once and forgets what waits; then it speaks again', () => {
    const { time, put, sink, synthesis, said } = ownVoice();
    put(words('one'), words('two'));
    time.pass(300);
    sink.stop();
    expect(synthesis.cancels).toEqual([300]);
    time.pass(5000);
    put(words('three'));
    time.pass(5000);
    expect(said()).toEqual(['three']);
    expect(synthesis.texts).toEqual(['one', 'three']);
  });
});

describe('what the game tells, where the user is with another window', () => {
  it('is said on, and what waits of it too; what the page tells is not', () => {
    const { time, put, sink, synthesis, said } = ownVoice();
    put(words('one'), words('a remark', 'remark', 'page'), words('two'));
    time.pass(300);
    sink.stop('game');
    expect(synthesis.cancels).toEqual([]);
    time.pass(10_000);
    expect(said()).toEqual(['one', 'two']);
  });

  it('follows at once what the page was saying', () => {
    const { time, put, sink, synthesis, said } = ownVoice();
    put(words('an answer', 'answer', 'page'), words('a move'));
    time.pass(300);
    sink.stop('game');
    expect(synthesis.cancels).toEqual([300]);
    time.pass(10_000);
    expect(said()).toEqual(['a move']);
  });
});

describe('what is under a finger', () => {
  it('is left as soon as the finger has come to something else', () => {
    const { time, sink, said } = ownVoice();
    const under = (text: string) => passing('explored', words(text, 'answer', 'page').segments);
    sink.put(under('e2, white pawn'));
    time.pass(300);
    for (const text of ['e3, empty', 'e4, empty', 'e5, empty']) sink.put(under(text));
    time.pass(5000);
    expect(said()).toEqual(['e5, empty']);
  });
});

describe('what has the focus', () => {
  const focus = (text: string) => passing('mention', words(text, 'answer', 'page').segments);

  it('is left as soon as something else has it', () => {
    const { time, sink, synthesis, said } = ownVoice();
    sink.put(focus('e2, white pawn'));
    time.pass(300);
    sink.put(focus('e3, empty'));
    sink.put(focus('e4, empty'));
    time.pass(5000);
    expect(synthesis.texts).toEqual(['e2, white pawn', 'e4, empty']);
    expect(said()).toEqual(['e4, empty']);
  });

  it('neither drops the answer that came with it nor is dropped by it, in either order', () => {
    const first = ownVoice();
    first.put(words('Promote to?', 'answer', 'page'));
    first.sink.put(focus('Queen, button'));
    first.time.pass(5000);
    expect(first.said()).toEqual(['Promote to?', 'Queen, button']);
    const second = ownVoice();
    second.sink.put(focus('e4, white pawn'));
    second.put(words('Last move: Bauer Eva zwei Eva vier', 'answer', 'page'));
    second.time.pass(5000);
    expect(second.said()).toEqual(['e4, white pawn', 'Last move: Bauer Eva zwei Eva vier']);
  });

  it('cuts short an answer that is being said', () => {
    const { time, sink, put, said } = ownVoice();
    put(words('White: king e1, queen d1', 'answer', 'page'));
    time.pass(300);
    sink.put(focus('e4, white pawn'));
    time.pass(5000);
    expect(said()).toEqual(['e4, white pawn']);
  });
});

describe('a voice that fails', () => {
  it('by not starting is cancelled, given 100 ms, and tried again', () => {
    const { time, put, said, synthesis, handedBack, problems } = ownVoice({ script: ['never starts'] });
    put(words('one'));
    time.pass(START_WITHIN - 1);
    expect(synthesis.cancels).toEqual([]);
    time.pass(10_000);
    expect(synthesis.cancels).toEqual([START_WITHIN]);
    expect(synthesis.spoken.map(({ at }) => at)).toEqual([0, START_WITHIN + BEFORE_RETRY]);
    expect(said()).toEqual(['one']);
    expect([handedBack, problems]).toEqual([[], []]);
  });

  it('twice hands back all it has, in order, and says so once', () => {
    const { time, put, handedBack, problems, synthesis } = ownVoice({ otherwise: 'never starts' });
    put(words('one'), words('two'));
    time.pass(2 * START_WITHIN + BEFORE_RETRY);
    expect(handedBack).toEqual(['one', 'two']);
    expect(problems).toEqual([{ type: 'silent' }]);
    expect(synthesis.texts).toEqual(['one', 'one']);
    put(words('three'));
    expect(handedBack).toEqual(['one', 'two', 'three']);
    expect(problems).toHaveLength(1);
  });

  it('is tried again after a rest, or when the user chooses it again', () => {
    const { time, put, handedBack, said, synthesis, sink } = ownVoice({ otherwise: 'never starts' });
    put(words('one'));
    time.pass(2 * START_WITHIN + BEFORE_RETRY);
    synthesis.otherwise = 'says';
    time.pass(REST_AFTER_SILENCE - 1);
    put(words('two'));
    expect(handedBack).toEqual(['one', 'two']);
    time.pass(1);
    put(words('three'));
    time.pass(5000);
    expect(said()).toEqual(['three']);
    synthesis.otherwise = 'never starts';
    put(words('four'));
    time.pass(10_000);
    synthesis.otherwise = 'says';
    sink.prepare();
    put(words('five'));
    time.pass(5000);
    expect(said()).toEqual(['three', 'five']);
    expect(handedBack).toEqual(['one', 'two', 'four']);
  });

  it('by not ending is cancelled after three times what the text usually takes, and tried again', () => {
    const { time, put, said, synthesis } = ownVoice({ script: ['never ends'] });
    put(words('Bauer Eva zwei Eva vier'), words('two'));
    time.pass(60_000);
    expect(synthesis.cancels).toEqual([5 + endWithin('Bauer Eva zwei Eva vier')]);
    expect(said()).toEqual(['Bauer Eva zwei Eva vier', 'two']);
  });

  it('because another program took it away is tried again', () => {
    const { time, put, said, problems } = ownVoice({ script: ['killed'] });
    put(words('one'));
    time.pass(10_000);
    expect(said()).toEqual(['one']);
    expect(problems).toEqual([]);
  });

  it('in the middle of a message hands back only what was not said', () => {
    const { time, put, said, handedBack } = ownVoice({ script: ['says', 'killed', 'killed'] });
    put({
      ...words(''),
      segments: [
        { text: 'Dame David eins Hector fünf, matt.', lang: 'de' },
        { text: 'White wins.', lang: 'en' },
      ],
    });
    time.pass(10_000);
    expect(said()).toEqual(['Dame David eins Hector fünf, matt.']);
    expect(handedBack).toEqual(['White wins.']);
  });

  it('with an error is tried again, then handed back', () => {
    const { time, put, handedBack, problems } = ownVoice({ otherwise: 'fails at once' });
    put(words('one'));
    time.pass(1000);
    expect(handedBack).toEqual(['one']);
    expect(problems).toEqual([{ type: 'silent' }]);
  });

  it('can be interrupted while it waits to try again', () => {
    const { time, put, said } = ownVoice({ script: ['never starts'] });
    put(words('r', 'remark'));
    time.pass(START_WITHIN + 50);
    put(words('m'));
    time.pass(10_000);
    expect(said()).toEqual(['m', 'r']);
  });
});

describe('a voice that is not allowed yet', () => {
  it('hands each text back at once, and says so once', () => {
    const { time, put, handedBack, problems, synthesis } = ownVoice({ otherwise: 'not allowed' });
    put(words('one'), words('two'));
    time.pass(5000);
    put(words('three'));
    time.pass(5000);
    expect(handedBack).toEqual(['one', 'two', 'three']);
    expect(problems).toEqual([{ type: 'not allowed' }]);
    // Each was offered to the voice once: no second try helps without a gesture.
    expect(synthesis.texts).toEqual(['one', 'two', 'three']);
  });

  it('speaks as soon as it may, and a later refusal is told again', () => {
    const { time, put, said, problems } = ownVoice({ script: ['not allowed', 'says', 'not allowed'] });
    for (const text of ['one', 'two', 'three']) {
      put(words(text));
      time.pass(5000);
    }
    expect(said()).toEqual(['two']);
    expect(problems).toEqual([{ type: 'not allowed' }, { type: 'not allowed' }]);
  });

  it('can be told through the announcer itself', () => {
    const { time, put, handedBack, problems } = ownVoice({
      otherwise: 'not allowed',
      onProblem: (_problem, say) => say(words('Press any key to hear the voice.', 'remark', 'page')),
    });
    put(words('one'));
    time.pass(5000);
    expect(handedBack).toEqual(['one', 'Press any key to hear the voice.']);
    expect(problems).toHaveLength(1);
  });
});

describe('voices', () => {
  it('that come late are waited for, also without an event', () => {
    for (const told of [true, false]) {
      const { time, put, synthesis, said, handedBack } = ownVoice({ voices: [] });
      put(words('one'), words('two'));
      time.pass(900);
      expect(synthesis.texts).toEqual([]);
      synthesis.setVoices([ENGLISH], told);
      // Told, it speaks at once; else when it looks again.
      expect(synthesis.texts).toEqual(told ? ['one'] : []);
      time.pass(5000);
      expect(said()).toEqual(['one', 'two']);
      expect(handedBack).toEqual([]);
    }
  });

  it('that have not come within a second are told, and all that waits is handed back', () => {
    const { time, put, handedBack, problems } = ownVoice({ voices: [] });
    put(words('one'), words('two'));
    time.pass(999);
    expect(handedBack).toEqual([]);
    time.pass(1);
    expect(handedBack).toEqual(['one', 'two']);
    expect(problems).toEqual([{ type: 'no voices' }]);
    put(words('three'));
    expect(handedBack).toEqual(['one', 'two', 'three']);
    expect(problems).toHaveLength(1);
  });

  it('that come after that are used', () => {
    const { time, put, synthesis, said } = ownVoice({ voices: [] });
    put(words('one'));
    time.pass(VOICES_WITHIN);
    synthesis.setVoices([ENGLISH], false);
    put(words('two'));
    time.pass(5000);
    expect(said()).toEqual(['two']);
  });

  it('that speak from a server are not used', () => {
    const remote = { ...ENGLISH, localService: false };
    const { time, put, handedBack, problems, synthesis } = ownVoice({ voices: [remote] });
    put(words('one'));
    time.pass(VOICES_WITHIN);
    expect(synthesis.texts).toEqual([]);
    expect(handedBack).toEqual(['one']);
    expect(problems).toEqual([{ type: 'no voices' }]);
  });

  it('of another language speak where that of the text is missing, which is told once', () => {
    const { time, put, synthesis, problems } = ownVoice({
      voices: [{ ...GERMAN, lang: 'fr-FR', name: 'Eva' }, ENGLISH],
    });
    const call = { ...words(''), segments: [{ text: 'kurze Rochade', lang: 'de' }] };
    put(call, call);
    time.pass(5000);
    expect(synthesis.spoken.map(({ voice, lang }) => [voice, lang])).toEqual([
      ['Hector', 'en-GB'],
      ['Hector', 'en-GB'],
    ]);
    expect(problems).toEqual([{ type: 'no voice of', lang: 'de' }]);
  });

  it('are not there at all in a browser that cannot speak', () => {
    const time = new HandTurnedTime();
    const handedBack: number[] = [];
    const problems: VoiceProblem[] = [];
    const sink = new OwnVoice({
      system: undefined,
      timing: time,
      pageLanguage: () => 'en',
      handBack: ({ id }) => handedBack.push(id),
      onProblem: (problem) => problems.push(problem),
    });
    sink.prepare();
    sink.put({ id: 1, utterance: words('one') });
    expect(handedBack).toEqual([1]);
    expect(problems).toEqual([{ type: 'no voices' }]);
    sink.stop();
  });
});
