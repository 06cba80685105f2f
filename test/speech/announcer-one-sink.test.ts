import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Announcer } from '../../speech/announcer.js';
import { LiveRegions, type Region } from '../../speech/sinks/live-regions.js';
import { OwnVoice } from '../../speech/sinks/own-voice.js';
import { WHO_SPEAKS } from '../../speech/style.js';
import { HandTurnedTime, ScriptedSynthesis, scriptedSystem, words, type Manner } from './announcer-fakes.js';

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
  const reader = new LiveRegions({ polite: region(), assertive: region() }, time, 'en');
  const voice = new OwnVoice({
    system: scriptedSystem(synthesis),
    timing: time,
    pageLanguage: 'en',
    handBack: (message) => reader.put(message),
    onProblem: () => undefined,
  });
  const announcer = new Announcer(
    { 'screen reader': reader, 'own voice': voice },
    { whoSpeaks: 'screen reader', muted: false, role: 'white' },
  );
  return { time, synthesis, written, announcer };
}

const step = fc.record({
  wait: fc.oneof(fc.constant(0), fc.nat(500), fc.nat(4000)),
  whoSpeaks: fc.option(fc.constantFrom(...WHO_SPEAKS), { freq: 3, nil: undefined }),
  priority: fc.constantFrom('alarm', 'answer', 'move', 'clock', 'remark'),
  channel: fc.constantFrom('game', 'page'),
});
const steps = fc.array(step, { minLength: 1, maxLength: 25 });
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function run(stream: readonly Step[], manners: readonly Manner[]) {
  const all = setUp(manners);
  for (const [index, { wait, whoSpeaks, priority, channel }] of stream.entries()) {
    all.time.pass(wait);
    if (whoSpeaks !== undefined) all.announcer.configure({ whoSpeaks });
    all.announcer.say(words(`message ${index}.`, priority, channel));
  }
  all.time.pass(600_000);
  return stream.map(({ priority }, index) => {
    const text = `message ${index}.`;
    const spoken = all.synthesis.spoken.filter((one) => one.text === text);
    return {
      priority,
      written: all.written.filter((one) => one === text).length,
      begun: spoken.filter(({ started }) => started).length,
      ended: spoken.filter(({ ended }) => ended).length,
      inBrowser: all.synthesis.most,
    };
  });
}

describe('through the true sinks', () => {
  it('each message of any stream is heard in one place, and what matters is heard', () => {
    fc.assert(
      fc.property(steps, (stream) => {
        for (const { priority, written, begun, ended, inBrowser } of run(stream, [])) {
          expect(written).toBeLessThanOrEqual(1);
          expect(Math.min(written, begun)).toBe(0);
          expect(ended).toBeLessThanOrEqual(1);
          expect(inBrowser).toBeLessThanOrEqual(1);
          if (priority === 'alarm') expect(written + ended).toBe(1);
          // A move can only miss its end if it was begun twice, and interrupted twice.
          if (priority === 'move' && begun < 2) expect(written + ended).toBe(1);
        }
      }),
      { seed: 2209, numRuns: 200 },
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
    fc.assert(
      fc.property(steps, fc.array(manner, { maxLength: 30 }), (stream, manners) => {
        for (const { priority, written, begun, ended, inBrowser } of run(stream, manners)) {
          expect(written).toBeLessThanOrEqual(1);
          expect(Math.min(written, ended)).toBe(0);
          expect(ended).toBeLessThanOrEqual(1);
          expect(inBrowser).toBeLessThanOrEqual(1);
          if (priority === 'alarm') expect(written + ended).toBe(1);
          if (priority === 'move' && begun < 2) expect(written + ended).toBe(1);
        }
      }),
      { seed: 31, numRuns: 300 },
    );
  });
});
