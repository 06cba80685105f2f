import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Announcer } from '../../../speech/announcer/announcer.js';
import { isPassing } from '../../../speech/announcer/log.js';
import { LiveRegions, type Region } from '../../../speech/announcer/live-regions.js';
import { OwnVoice } from '../../../speech/announcer/own-voice.js';
import { WHO_SPEAKS } from '../../../speech/style.js';
import { DEFAULT_VOICE } from '../../../speech/announcer/voice-choice.js';
import {
  ENGLISH,
  GERMAN,
  HandTurnedTime,
  ScriptedSynthesis,
  asWritten,
  scriptedSystem,
  words,
  type Manner,
} from './announcer-fakes.js';

/** The announcer with its true sinks, above a scripted voice and two regions that note what is written. */
function setUp(manners: readonly Manner[]) {
  const time = new HandTurnedTime();
  const synthesis = new ScriptedSynthesis(time);
  synthesis.script = [...manners];
  const written: string[] = [];
  const region = (): Region => {
    let text: string | null = '';
    return {
      lang: '',
      get textContent() {
        return text;
      },
      set textContent(value) {
        text = value;
        if (value) written.push(value.trimEnd());
      },
    };
  };
  const reader = new LiveRegions(
    { polite: [region(), region()], assertive: [region(), region()] },
    time,
    (callback) => time.after(0, callback),
    () => 'en',
    asWritten(),
  );
  const voice = new OwnVoice({
    system: scriptedSystem(synthesis),
    timing: time,
    pageLanguage: () => 'en',
    handBack: (message) => {
      if (!isPassing(message)) reader.put(message);
    },
    onProblem: () => undefined,
  });
  const announcer = new Announcer(
    { 'screen reader': reader, 'own voice': voice },
    // Counted here is where a message goes; what is said again by itself is the inbox's (inbox.test.ts).
    { whoSpeaks: 'screen reader', muted: false, role: 'white', repetition: 'nothing' },
  );
  return { time, synthesis, written, announcer };
}

const VOICES = { all: [ENGLISH, GERMAN], one: [GERMAN], none: [] } as const;

const step = fc.record({
  wait: fc.oneof(fc.constant(0), fc.nat(500), fc.nat(4000)),
  /** What else happens before the message. */
  meanwhile: fc.option(
    fc.oneof(
      fc.constantFrom(...WHO_SPEAKS).map((whoSpeaks) => ({ does: 'choose', whoSpeaks }) as const),
      fc.constantFrom('listen', 'end listening', 'sample', 'press a key').map((does) => ({ does }) as const),
      fc.constantFrom(0.5, 1, 3).map((rate) => ({ does: 'sound', rate }) as const),
    ),
    { freq: 2, nil: undefined },
  ),
  priority: fc.constantFrom('alarm', 'answer', 'move', 'clock', 'remark'),
  channel: fc.constantFrom('game', 'page'),
  /** Of clock words: how soon they are stale. The next ones take their place. */
  expiresAfter: fc.option(fc.nat(6000), { nil: undefined }),
});
const steps = fc.array(step, { minLength: 1, maxLength: 25 });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Voices come or go, whether or not the browser tells of it. */
const voiceChange = fc.record({
  before: fc.nat(25),
  voices: fc.constantFrom('all', 'one', 'none'),
  told: fc.boolean(),
} as const);
type VoiceChange = typeof voiceChange extends fc.Arbitrary<infer T> ? T : never;

function run(stream: readonly Step[], manners: readonly Manner[], voiceChanges: readonly VoiceChange[] = []) {
  const all = setUp(manners);
  const { announcer, synthesis, time } = all;
  const speaking: boolean[] = [];
  announcer.listenSpeaking((speaks) => speaking.push(speaks));
  const listening: (() => void)[] = [];
  /** What the voice began to say while a microphone listened. */
  let overheard = 0;
  const begun = (): number => synthesis.spoken.length;
  const pass = (milliseconds: number): void => {
    const before = begun();
    time.pass(milliseconds);
    if (listening.length > 0) overheard += begun() - before;
  };
  for (const [index, { wait, meanwhile, priority, channel, expiresAfter }] of stream.entries()) {
    for (const { before, voices, told } of voiceChanges)
      if (before === index) synthesis.setVoices([...VOICES[voices]], told);
    pass(wait);
    switch (meanwhile?.does) {
      case undefined:
        break;
      case 'choose':
        announcer.configure({ whoSpeaks: meanwhile.whoSpeaks });
        break;
      case 'sound':
        announcer.configure({ voice: { ...DEFAULT_VOICE, rate: meanwhile.rate } });
        break;
      case 'listen':
        listening.push(announcer.beginListening());
        break;
      case 'end listening':
        listening.pop()?.();
        break;
      case 'sample':
        announcer.sample([{ text: `sample ${index}.`, lang: 'de' }]);
        break;
      case 'press a key':
        announcer.disturbed();
        break;
    }
    const more = priority === 'clock' && expiresAfter !== undefined ? { expiresAfter, key: 'clock' } : {};
    announcer.say(words(`message ${index}.`, priority, channel, more));
  }
  pass(10_000);
  for (const end of listening.splice(0)) end();
  time.pass(600_000);
  const heardOf = (text: string) => {
    const spoken = synthesis.spoken.filter((one) => one.text === text);
    return {
      written: all.written.filter((one) => one === text).length,
      begun: spoken.filter(({ started }) => started).length,
      ended: spoken.filter(({ ended }) => ended).length,
    };
  };
  return {
    messages: stream.map(({ priority }, index) => ({ priority, ...heardOf(`message ${index}.`) })),
    samples: stream.map((_step, index) => heardOf(`sample ${index}.`)),
    logged: announcer.messages.length,
    inBrowser: synthesis.most,
    overheard,
    speaking,
  };
}

type Run = ReturnType<typeof run>;

/** What holds for every stream and every voice. */
function check({ messages, samples, logged, inBrowser, overheard, speaking }: Run): void {
  for (const { priority, written, begun, ended } of messages) {
    expect(written).toBeLessThanOrEqual(1);
    expect(ended).toBeLessThanOrEqual(1);
    expect(Math.min(written, ended)).toBe(0);
    if (priority === 'alarm') expect(written + ended).toBe(1);
    // A move can only miss its end if it was begun twice, and interrupted twice.
    if (priority === 'move' && begun < 2) expect(written + ended).toBe(1);
  }
  for (const { written, ended } of samples) {
    expect(written).toBe(0);
    expect(ended).toBeLessThanOrEqual(1);
  }
  expect(logged).toBe(messages.length);
  expect(inBrowser).toBeLessThanOrEqual(1);
  expect(overheard).toBe(0);
  // On and off by turns, and off at last.
  expect(speaking).toEqual(speaking.map((_speaks, index) => index % 2 === 0));
  expect(speaking.length % 2).toBe(0);
}

describe('through the true sinks', () => {
  it('each message of any stream is heard in one place, and what matters is heard', () => {
    fc.assert(
      fc.property(steps, (stream) => {
        const all = run(stream, []);
        check(all);
        for (const { written, begun } of all.messages) expect(Math.min(written, begun)).toBe(0);
      }),
      { seed: 2209, numRuns: 300 },
    );
  });

  it('also where the voice does everything it can do wrong, none is heard whole in two places, and none that matters nowhere', () => {
    const manner = fc.constantFrom<Manner>(
      'says',
      'never starts',
      'never ends',
      'ends twice',
      'ends at once',
      'starts too late',
      'killed',
      'not allowed',
      'fails at once',
    );
    const manners = fc.array(manner, { maxLength: 30 });
    fc.assert(
      fc.property(steps, manners, fc.array(voiceChange, { maxLength: 4 }), (stream, script, voiceChanges) => {
        check(run(stream, script, voiceChanges));
      }),
      { seed: 31, numRuns: 400 },
    );
  });

  it('also where the voices come late, or never', () => {
    const comes = fc.record({
      before: fc.integer({ min: 1, max: 30 }),
      voices: fc.constantFrom('all', 'one'),
      told: fc.boolean(),
    } as const);
    fc.assert(
      fc.property(steps, comes, (stream, coming) => {
        check(run(stream, [], [{ before: 0, voices: 'none', told: false }, coming]));
      }),
      { seed: 8, numRuns: 200 },
    );
  });
});
