import { describe, expect, it } from 'vitest';
import { passing } from '../../../speech/announcer/log.js';
import { START_WITHIN, BEFORE_RETRY, endWithin } from '../../../speech/announcer/voice-piece.js';
import { VOICES_WITHIN } from '../../../speech/announcer/voices.js';
import { DEFAULT_VOICE, withVoice } from '../../../speech/announcer/voice-choice.js';
import { ENGLISH, GERMAN, SAYING_TAKES, words } from './announcer-fakes.js';
import { ownVoice } from './announcer-voice-fixture.js';

const SLOW_ANNA = { ...GERMAN, name: 'Slow Anna' };
const inGerman = (text: string) => ({ ...words(''), segments: [{ text, lang: 'de' }] });

describe('a voice that was chosen', () => {
  const slowAnna = withVoice(DEFAULT_VOICE, 'de', { name: 'Slow Anna', lang: 'de-DE' });

  it('speaks its language, with rate, pitch and volume', () => {
    const { time, synthesis, sink, put } = ownVoice({ voices: [ENGLISH, GERMAN, SLOW_ANNA] });
    sink.configure({ ...slowAnna, rate: 1.5, pitch: 0.5, volume: 0.25 });
    put({ ...words(''), segments: [...inGerman('kurze Rochade').segments, { text: 'check', lang: 'en' }] });
    time.pass(5000);
    expect(synthesis.spoken.map(({ voice, rate, pitch, volume }) => [voice, rate, pitch, volume])).toEqual([
      ['Slow Anna', 1.5, 0.5, 0.25],
      ['Hector', 1.5, 0.5, 0.25],
    ]);
  });

  it('takes over with the next text, also in the middle of a message', () => {
    const { time, synthesis, sink, put } = ownVoice({ voices: [ENGLISH, GERMAN, SLOW_ANNA] });
    put({ ...words(''), segments: [...inGerman('kurze Rochade').segments, ...inGerman('Schach').segments] });
    time.pass(300);
    sink.configure(slowAnna);
    time.pass(5000);
    expect(synthesis.spoken.map(({ voice }) => voice)).toEqual(['Anna', 'Slow Anna']);
  });

  it('that is not there any more gives way to the best of the device, and speaks when it is back', () => {
    const { time, synthesis, sink, put, problems } = ownVoice({ voices: [ENGLISH, GERMAN] });
    sink.configure(slowAnna);
    put(inGerman('eins'));
    time.pass(5000);
    synthesis.setVoices([SLOW_ANNA, ENGLISH, GERMAN], true);
    put(inGerman('zwei'));
    time.pass(5000);
    expect(synthesis.spoken.map(({ voice }) => voice)).toEqual(['Anna', 'Slow Anna']);
    expect(problems).toEqual([]);
  });

  it('of another language is what the user wanted, and no problem', () => {
    const { time, synthesis, sink, put, problems } = ownVoice({ voices: [ENGLISH, SLOW_ANNA] });
    sink.configure(withVoice(DEFAULT_VOICE, 'be', { name: 'Slow Anna', lang: 'de-DE' }));
    put({ ...words(''), segments: [{ text: 'шах', lang: 'be' }] });
    time.pass(5000);
    expect(synthesis.spoken.map(({ voice, lang }) => [voice, lang])).toEqual([['Slow Anna', 'de-DE']]);
    expect(problems).toEqual([]);
  });

  it('and slowed down has the time that it needs', () => {
    const { time, synthesis, sink, put, said } = ownVoice({ script: ['never ends'] });
    sink.configure({ ...DEFAULT_VOICE, rate: 0.5 });
    put(words('Bauer Eva zwei Eva vier'));
    time.pass(60_000);
    // Three times (500 + 80 × 23 letters), and that twice over.
    expect(endWithin('Bauer Eva zwei Eva vier', 0.5)).toBe(14_040);
    expect(endWithin('Bauer Eva zwei Eva vier', 4)).toBe(7020);
    expect(synthesis.cancels).toEqual([5 + 14_040]);
    expect(said()).toEqual(['Bauer Eva zwei Eva vier']);
  });
});

describe('voices that vanish', () => {
  it('while one speaks: what it did not end is begun again by another', () => {
    const { time, synthesis, put, said } = ownVoice({ script: ['never ends'], voices: [ENGLISH, GERMAN, SLOW_ANNA] });
    put(inGerman('kurze Rochade'));
    time.pass(300);
    synthesis.setVoices([ENGLISH, SLOW_ANNA], true);
    time.pass(60_000);
    expect(synthesis.spoken.map(({ voice }) => voice)).toEqual(['Anna', 'Slow Anna']);
    expect(said()).toEqual(['kurze Rochade']);
  });

  it('all of them: what is not said yet is handed back, and told', () => {
    const { time, synthesis, put, said, handedBack, problems } = ownVoice();
    put({ ...words(''), segments: [...inGerman('Dame David eins').segments, { text: 'White wins.', lang: 'en' }] });
    put(words('next'));
    time.pass(300);
    synthesis.setVoices([], true);
    time.pass(60_000);
    expect(said()).toEqual(['Dame David eins']);
    expect(handedBack).toEqual(['White wins.', 'next']);
    expect(problems).toEqual([{ type: 'no voices' }]);
  });

  it('all of them, before the second trial', () => {
    const { time, synthesis, put, handedBack, problems } = ownVoice({ script: ['never starts'] });
    put(words('one'));
    time.pass(START_WITHIN + 1);
    synthesis.setVoices([], false);
    time.pass(BEFORE_RETRY);
    expect(handedBack).toEqual(['one']);
    expect(problems).toEqual([{ type: 'no voices' }]);
  });
});

describe('which voices there are', () => {
  it('is told when they are found, and when others are there', () => {
    const { time, synthesis, sink } = ownVoice({ voices: [] });
    const told: unknown[] = [];
    const end = sink.listenVoices(() => told.push(sink.voices));
    sink.prepare();
    time.pass(500);
    expect([sink.voices, told]).toEqual([undefined, []]);
    const remote = { ...ENGLISH, name: 'Remote', localService: false };
    synthesis.setVoices([GERMAN, remote, GERMAN], true);
    synthesis.setVoices([GERMAN, ENGLISH], true);
    synthesis.setVoices([], true);
    end();
    synthesis.setVoices([GERMAN], true);
    expect(told).toEqual([
      // Each once, and none that speaks from a server.
      [{ name: 'Anna', lang: 'de-DE' }],
      [
        { name: 'Anna', lang: 'de-DE' },
        { name: 'Hector', lang: 'en-GB' },
      ],
      [],
    ]);
  });

  it('is told to be none, once it is known', () => {
    const { time, sink } = ownVoice({ voices: [] });
    const told: unknown[] = [];
    sink.listenVoices(() => told.push(sink.voices));
    sink.prepare();
    time.pass(VOICES_WITHIN - 1);
    expect(told).toEqual([]);
    time.pass(1);
    expect(told).toEqual([[]]);
  });
});

describe('a sample', () => {
  const hear = (text: string) => passing('sample', words(text, 'answer', 'page').segments);

  it('is heard at once: it interrupts a move, which is said again, and the sample before it', () => {
    const { time, sink, put, synthesis, said } = ownVoice();
    put(words('m'));
    time.pass(300);
    sink.put(hear('one'));
    time.pass(300);
    sink.put(hear('two'));
    time.pass(10_000);
    expect(synthesis.texts).toEqual(['m', 'one', 'two', 'm']);
    expect(said()).toEqual(['two', 'm']);
  });

  it('neither drops the focus that came with it nor is dropped by it, in either order', () => {
    const first = ownVoice();
    first.sink.put(passing('mention', words('Anna, chosen', 'answer', 'page').segments));
    first.sink.put(hear('Springer Gustav eins Felix drei'));
    first.time.pass(5000);
    expect(first.said()).toEqual(['Anna, chosen', 'Springer Gustav eins Felix drei']);
    const second = ownVoice();
    second.sink.put(hear('Springer Gustav eins Felix drei'));
    second.sink.put(passing('mention', words('Play sample, button', 'answer', 'page').segments));
    second.time.pass(5000);
    expect(second.said()).toEqual(['Springer Gustav eins Felix drei', 'Play sample, button']);
  });

  it('is told each time that it cannot be heard', () => {
    const { time, sink, put, problems } = ownVoice({ otherwise: 'fails at once' });
    for (const text of ['one', 'two']) {
      sink.put(hear(text));
      time.pass(1000);
    }
    put(words('m'));
    time.pass(1000);
    expect(problems).toEqual([{ type: 'silent' }, { type: 'silent' }]);
  });

  it('tries again a voice that fell silent', () => {
    const { time, sink, put, said, synthesis } = ownVoice({ otherwise: 'fails at once' });
    put(words('m'));
    time.pass(1000);
    synthesis.otherwise = 'says';
    sink.put(hear('one'));
    time.pass(5000);
    expect(said()).toEqual(['one']);
  });
});

describe('while a microphone listens', () => {
  it('nothing is said; afterwards what waited is, by its urgency', () => {
    const { time, sink, put, synthesis, said } = ownVoice();
    sink.hold(true);
    put(words('m'), words('a', 'answer'), words('!', 'alarm'));
    time.pass(20_000);
    expect(synthesis.texts).toEqual([]);
    sink.hold(false);
    time.pass(10_000);
    expect(said()).toEqual(['!', 'a', 'm']);
  });

  it('what waits is replaced and passes its time as ever', () => {
    const { time, sink, put, said } = ownVoice();
    sink.hold(true);
    put(words('five minutes', 'clock', 'game', { expiresAfter: 1000 }));
    put(words('ten', 'clock', 'game', { key: 'clock' }), words('nine', 'clock', 'game', { key: 'clock' }));
    put(words('a1', 'answer'), words('a2', 'answer'));
    time.pass(1001);
    sink.hold(false);
    time.pass(10_000);
    expect(said()).toEqual(['a2', 'nine']);
  });

  it.each([
    ['alarm', ['x', 'x']],
    ['move', ['x', 'x']],
    ['answer', ['x']],
    ['clock', ['x']],
    ['remark', ['x']],
  ] as const)('%s that is being said breaks off at once, and is begun again if it matters', (priority, expected) => {
    const { time, sink, put, synthesis } = ownVoice();
    put(words('x', priority));
    time.pass(300);
    sink.hold(true);
    expect(synthesis.cancels).toEqual([300]);
    time.pass(5000);
    expect(synthesis.texts).toEqual(['x']);
    sink.hold(false);
    time.pass(5000);
    expect(synthesis.texts).toEqual(expected);
  });

  it('a move that broke off for it can still be interrupted once, and said again', () => {
    const { time, sink, put, said } = ownVoice();
    put(words('m'));
    for (let i = 0; i < 3; i += 1) {
      time.pass(300);
      sink.hold(true);
      time.pass(300);
      sink.hold(false);
    }
    time.pass(300);
    put(words('a', 'answer'));
    time.pass(10_000);
    expect(said()).toEqual(['a', 'm']);
  });

  it('what had not begun to sound is begun again, whatever it is', () => {
    const { time, sink, put, said } = ownVoice();
    put(words('r', 'remark'));
    sink.hold(true);
    time.pass(1000);
    sink.hold(false);
    time.pass(5000);
    expect(said()).toEqual(['r']);
  });

  it('what cannot be said is handed back afterwards', () => {
    const { time, sink, put, handedBack } = ownVoice({ voices: [] });
    sink.hold(true);
    put(words('m'));
    time.pass(VOICES_WITHIN + 1000);
    expect(handedBack).toEqual([]);
    sink.hold(false);
    expect(handedBack).toEqual(['m']);
  });

  it('stopped, it forgets what waits', () => {
    const { time, sink, put, synthesis } = ownVoice();
    sink.hold(true);
    put(words('m'));
    sink.stop();
    sink.hold(false);
    time.pass(5000);
    expect(synthesis.texts).toEqual([]);
  });
});

describe('a microphone is told when the voice speaks', () => {
  function listened(setting: Parameters<typeof ownVoice>[0] = {}) {
    const all = ownVoice(setting);
    const told: (readonly [boolean, number])[] = [];
    all.sink.listenSpeaking((speaking) => told.push([speaking, all.time.now()]));
    return { ...all, told };
  }

  it('from just before the first sound to the end of the last word, and not between the words', () => {
    const { time, put, told, synthesis, sink } = listened();
    sink.listenSpeaking(() => expect(synthesis.spoken.filter(({ ended }) => !ended)).toEqual([]));
    put({ ...words(''), segments: [...inGerman('kurze Rochade').segments, { text: 'check', lang: 'en' }] });
    put(words('two'));
    time.pass(10_000);
    expect(told).toEqual([
      [true, 0],
      [false, 3 * SAYING_TAKES],
    ]);
  });

  it('not when one thing interrupts another, nor while the browser recovers from that', () => {
    const { time, put, told } = listened({ gap: 100 });
    put(words('r', 'remark'));
    time.pass(300);
    put(words('a', 'answer'));
    time.pass(10_000);
    expect(told).toEqual([
      [true, 0],
      [false, 400 + SAYING_TAKES],
    ]);
  });

  it('at once when it is stopped, or held', () => {
    const { time, put, told, sink } = listened({ gap: 100 });
    put(words('one'));
    time.pass(300);
    sink.stop();
    time.pass(300);
    put(words('two'));
    time.pass(300);
    sink.hold(true);
    time.pass(5000);
    expect(told).toEqual([
      [true, 0],
      [false, 300],
      [true, 600],
      [false, 900],
    ]);
  });

  it('also when it gives up', () => {
    const { time, put, told } = listened({ otherwise: 'never starts' });
    put(words('one'));
    time.pass(10_000);
    expect(told).toEqual([
      [true, 0],
      [false, 2 * START_WITHIN + BEFORE_RETRY],
    ]);
  });

  it('and may silence it on the spot', () => {
    const { time, put, sink, said, synthesis } = ownVoice();
    const end = sink.listenSpeaking((speaking) => {
      if (speaking) sink.hold(true);
    });
    put(words('m'));
    time.pass(5000);
    expect(synthesis.texts).toEqual([]);
    end();
    sink.hold(false);
    time.pass(5000);
    expect(said()).toEqual(['m']);
  });
});
