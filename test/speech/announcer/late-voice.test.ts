import { describe, expect, it } from 'vitest';
import { LateVoice } from '../../../speech/announcer/late-voice.js';
import { OwnVoice, type VoiceProblem } from '../../../speech/announcer/own-voice.js';
import type { Message } from '../../../speech/announcer/log.js';
import type { VoiceSink } from '../../../speech/announcer/sink.js';
import { DEFAULT_VOICE } from '../../../speech/announcer/voice-choice.js';
import { HandTurnedTime, ScriptedSynthesis, scriptedSystem, words } from './announcer-fakes.js';

function setUp() {
  const time = new HandTurnedTime();
  const synthesis = new ScriptedSynthesis(time);
  const problems: VoiceProblem[] = [];
  const handedBack: string[] = [];
  const loads: { readonly comes: () => Promise<void>; readonly fails: () => Promise<void> }[] = [];
  const handBack = ({ utterance }: Message): void => {
    handedBack.push(...utterance.segments.map(({ text }) => text));
  };
  const open = (): VoiceSink =>
    new OwnVoice({
      system: scriptedSystem(synthesis),
      timing: time,
      pageLanguage: () => 'en',
      handBack,
      onProblem: (problem) => problems.push(problem),
    });
  const voice = new LateVoice({
    load: () =>
      new Promise((resolve, reject) => {
        const settled = async (settle: () => void): Promise<void> => {
          settle();
          await Promise.resolve();
          await Promise.resolve();
        };
        loads.push({
          comes: () => settled(() => resolve(open())),
          fails: () => settled(() => reject(new TypeError('Failed to fetch'))),
        });
      }),
    handBack,
    onMissing: () => problems.push({ type: 'silent' }),
  });
  let id = 0;
  const put = (...texts: readonly string[]): void => {
    for (const text of texts) voice.put({ id: (id += 1), utterance: words(text) });
  };
  const spoken = (): readonly string[] => {
    time.pass(5000);
    return synthesis.spoken.map(({ text }) => text);
  };
  return { time, synthesis, problems, handedBack, loads, voice, put, spoken };
}

describe('our own voice, loaded late', () => {
  it('is not loaded where it is only configured, held and silenced', () => {
    const { loads, voice } = setUp();
    voice.configure(DEFAULT_VOICE);
    voice.hold(true);
    voice.hold(false);
    voice.stop();
    expect(loads).toHaveLength(0);
  });

  it('says what came before it did, in its order', async () => {
    const { loads, put, spoken } = setUp();
    put('one', 'two');
    expect(loads).toHaveLength(1);
    await loads[0]!.comes();
    expect(spoken()).toEqual(['one', 'two']);
  });

  it('sounds as was chosen before it came, and waits while a microphone listens', async () => {
    const { loads, voice, put, spoken, synthesis } = setUp();
    voice.configure({ ...DEFAULT_VOICE, rate: 1.7 });
    voice.hold(true);
    put('one');
    await loads[0]!.comes();
    expect(spoken()).toEqual([]);
    voice.hold(false);
    expect(spoken()).toEqual(['one']);
    expect(synthesis.spoken.map(({ rate }) => rate)).toEqual([1.7]);
  });

  it('does not say what it was told to leave', async () => {
    const { loads, voice, put, spoken } = setUp();
    put('one');
    voice.stop();
    put('two');
    await loads[0]!.comes();
    expect(spoken()).toEqual(['two']);
  });

  it('leaves nothing unsaid where it does not come: the screen reader has it, and with the next message it is tried again', async () => {
    const { loads, put, spoken, handedBack, problems } = setUp();
    put('one', 'two');
    await loads[0]!.fails();
    expect(handedBack).toEqual(['one', 'two']);
    expect(problems).toEqual([{ type: 'silent' }]);
    put('three');
    await loads[1]!.comes();
    expect(spoken()).toEqual(['three']);
    expect(handedBack).toEqual(['one', 'two']);
  });

  it('tells when its voices are known, and when it speaks', async () => {
    const { loads, voice, put, spoken } = setUp();
    const heard: unknown[] = [];
    voice.listenVoices(() => heard.push(voice.voices?.map(({ lang }) => lang)));
    voice.listenSpeaking((speaking) => heard.push(speaking));
    voice.prepare();
    expect(voice.voices).toBe(undefined);
    await loads[0]!.comes();
    put('one');
    spoken();
    expect(heard).toEqual([expect.arrayContaining(['en-GB']), true, false]);
  });
});
