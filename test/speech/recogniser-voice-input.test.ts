import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecogniserTrouble, TalkingWay } from '../../speech/recogniser/listening-choice.js';
import { Listeners } from '../../speech/listeners.js';
import { VoiceInput, type HushedVoice } from '../../speech/recogniser/voice-input.js';
import { HandTurnedTime } from './announcer/announcer-fakes.js';
import { ScriptedRecogniser } from './scripted-recogniser.js';

/** Our own voice, as far as a microphone has to do with it. */
class FakeVoice implements HushedVoice {
  readonly #speaking = new Listeners<boolean>();
  holds = 0;
  endedTwice = false;

  beginListening(): () => void {
    let ended = false;
    this.holds += 1;
    return () => {
      if (ended) this.endedTwice = true;
      ended = true;
      this.holds -= 1;
    };
  }

  listenSpeaking(listener: (speaking: boolean) => void): () => void {
    return this.#speaking.listen(listener);
  }

  speaks(speaking: boolean): void {
    this.#speaking.tell(speaking);
  }
}

function talking(way: TalkingWay) {
  const recogniser = new ScriptedRecogniser();
  const voice = new FakeVoice();
  const time = new HandTurnedTime();
  const told: string[] = [];
  const input = new VoiceInput({
    recogniser,
    announcer: voice,
    timing: time,
    way,
    request: () => ({ lang: 'en-GB', phrases: ['castle short'] }),
    onState: (state) => told.push(state),
    onHeard: (alternatives) => told.push(`heard ${alternatives.map(({ text }) => text).join(' / ')}`),
    onInterim: (text) => told.push(`so far ${text}`),
    onTrouble: (trouble) => told.push(`trouble ${trouble}`),
  });
  /** What listens now: there is always one where this is asked. */
  const now = () => {
    const session = recogniser.current;
    if (session === undefined) throw new Error('nothing listens');
    return session;
  };
  return { recogniser, voice, time, told, input, now };
}

describe('push to talk', () => {
  it('listens while the key is held and gives the words after it, our own voice silent all the time', () => {
    const { told, input, voice, now } = talking('push to talk');
    input.press();
    expect(voice.holds).toBe(1);
    expect(now().request).toMatchObject({ lang: 'en-GB', phrases: ['castle short'] });
    now().opens();
    now().hearsSoFar('castle');
    input.release();
    expect(now().isStopped).toBe(true);
    expect(voice.holds).toBe(1);
    now().hears('castle short', 'castle shore');
    now().ends();
    expect(voice.holds).toBe(0);
    expect(told).toEqual([
      'starting',
      'listening',
      'so far castle',
      'working',
      'heard castle short / castle shore',
      'off',
    ]);
  });

  it('gives nothing where the key is released before anything could be heard', () => {
    const { told, input, voice, recogniser } = talking('push to talk');
    input.press();
    input.release();
    const [session] = recogniser.sessions;
    expect(session?.isAborted).toBe(true);
    session?.ends();
    expect(told).toEqual(['starting', 'off']);
    expect(voice.holds).toBe(0);
  });

  it('is silent about silence while the key is held, and listens on', () => {
    const { told, input, time, recogniser, now } = talking('push to talk');
    input.press();
    now().opens();
    time.pass(6_000);
    now().hasTrouble('no speech');
    now().ends();
    expect(recogniser.sessions.length).toBe(2);
    now().opens();
    expect(told).toEqual(['starting', 'listening', 'starting', 'listening']);
  });

  it('tells that nothing was heard where the key was released', () => {
    const { told, input, time, now } = talking('push to talk');
    input.press();
    now().opens();
    time.pass(2_000);
    input.release();
    now().hasTrouble('no speech');
    now().ends();
    expect(told).toEqual(['starting', 'listening', 'working', 'trouble no speech', 'off']);
  });

  it('hears one phrase a press, also where the key is held on', () => {
    const { told, input, recogniser, voice, now } = talking('push to talk');
    input.press();
    recogniser.say('castle short');
    expect(recogniser.current).toBeUndefined();
    expect(voice.holds).toBe(0);
    input.release();
    expect(told).toEqual(['starting', 'listening', 'working', 'heard castle short', 'off']);
    input.press();
    expect(now().hasEnded).toBe(false);
  });

  it('hears a second phrase that begins while the words of the first are awaited', () => {
    const { told, input, recogniser, now } = talking('push to talk');
    input.press();
    now().opens();
    input.release();
    input.press();
    const first = now();
    first.hears('queen takes');
    first.ends();
    recogniser.say('yes');
    expect(told).toEqual([
      'starting',
      'listening',
      'working',
      'heard queen takes',
      'starting',
      'listening',
      'working',
      'heard yes',
      'off',
    ]);
  });

  it('tells trouble at once and does not try again', () => {
    const { told, input, recogniser, now } = talking('push to talk');
    input.press();
    now().hasTrouble('network');
    now().ends();
    expect(recogniser.current).toBeUndefined();
    expect(told).toContain('trouble network');
    expect(input.state).toBe('off');
  });
});

describe('between two tries', () => {
  it('is switched off at once', () => {
    const { input, voice, recogniser, time, now } = talking('push to talk');
    input.press();
    now().hasTrouble('no speech');
    now().ends();
    expect([input.state, voice.holds, recogniser.current]).toEqual(['starting', 1, undefined]);
    input.switchOff();
    expect([input.state, voice.holds]).toEqual(['off', 0]);
    time.pass(60_000);
    expect(recogniser.sessions.length).toBe(1);
  });
});

describe('toggle', () => {
  it('ends by itself with the phrase', () => {
    const { told, input, recogniser, voice } = talking('toggle');
    input.press();
    input.release();
    expect(voice.holds).toBe(1);
    recogniser.say('offer draw');
    expect(told).toEqual(['starting', 'listening', 'working', 'heard offer draw', 'off']);
    expect(voice.holds).toBe(0);
  });

  it('ends by another press, and gives what was said', () => {
    const { told, input, now } = talking('toggle');
    input.press();
    now().opens();
    input.press();
    expect(now().isStopped).toBe(true);
    now().hears('resign');
    now().ends();
    expect(told).toEqual(['starting', 'listening', 'working', 'heard resign', 'off']);
  });

  it('tells that nothing was heard', () => {
    const { told, input, time, now } = talking('toggle');
    input.press();
    now().opens();
    time.pass(6_000);
    now().hasTrouble('no speech');
    now().ends();
    expect(told).toContain('trouble no speech');
    expect(input.state).toBe('off');
  });
});

describe('listening always', () => {
  it('hears phrase after phrase until it is switched off, and never holds our own voice', () => {
    const { told, input, recogniser, voice, now } = talking('always');
    input.press();
    recogniser.say('knight f three');
    recogniser.say('clock');
    expect(voice.holds).toBe(0);
    now().opens();
    input.press();
    recogniser.sessions.at(-1)?.ends();
    expect(recogniser.current).toBeUndefined();
    expect(told.filter((one) => one.startsWith('heard'))).toEqual(['heard knight f three', 'heard clock']);
    expect(told.at(-1)).toBe('off');
  });

  it('is deaf from before our own voice speaks until the room is silent again', () => {
    const { told, input, recogniser, time, voice, now } = talking('always');
    input.press();
    now().opens();
    const first = now();
    voice.speaks(true);
    expect(first.isAborted).toBe(true);
    first.hears('nothing of this is heard');
    first.ends();
    time.pass(60_000);
    expect(recogniser.current).toBeUndefined();
    voice.speaks(false);
    time.pass(299);
    expect(recogniser.current).toBeUndefined();
    time.pass(1);
    now().opens();
    expect(told).toEqual(['starting', 'listening', 'paused (we speak)', 'starting', 'listening']);
  });

  it('does not begin while our own voice speaks', () => {
    const { input, recogniser, time, voice, now } = talking('always');
    voice.speaks(true);
    input.press();
    time.pass(60_000);
    expect(recogniser.sessions).toEqual([]);
    expect(input.state).toBe('paused (we speak)');
    voice.speaks(false);
    time.pass(300);
    expect(now().hasEnded).toBe(false);
  });

  it('tries ever more slowly where it fails, then tells why and stops', () => {
    const { told, input, recogniser, time, now } = talking('always');
    const fails = (): void => {
      now().hasTrouble('network');
      now().ends();
    };
    input.press();
    for (const delay of [250, 500, 1_000]) {
      fails();
      time.pass(delay - 1);
      expect(recogniser.current).toBeUndefined();
      time.pass(1);
    }
    expect(told).not.toContain('trouble network');
    fails();
    time.pass(60_000);
    expect(recogniser.current).toBeUndefined();
    expect(told).toContain('trouble network');
    expect(input.state).toBe('off');
  });

  it('stops at once at what no other try mends', () => {
    for (const trouble of ['no microphone', 'not allowed', 'language not installed'] as const) {
      const { told, input, recogniser, now } = talking('always');
      input.press();
      now().hasTrouble(trouble);
      now().ends();
      expect(recogniser.current).toBeUndefined();
      expect(told).toContain(`trouble ${trouble}`);
    }
  });

  it('takes it for a failure where it ends at once again and again without a word why', () => {
    const { told, input, time, now } = talking('always');
    input.press();
    for (let tries = 0; tries < 4; tries += 1) {
      now().ends();
      time.pass(1_000);
    }
    expect(told).toContain('trouble failed');
    expect(input.state).toBe('off');
  });
});

describe('a recogniser that does not answer', () => {
  it('is left after ten seconds, and given up two later', () => {
    const { told, input, time, voice, recogniser, now } = talking('push to talk');
    input.press();
    now().opens();
    const session = now();
    input.release();
    time.pass(9_999);
    expect(session.isAborted).toBe(false);
    time.pass(1);
    expect(session.isAborted).toBe(true);
    expect(voice.holds).toBe(1);
    time.pass(2_000);
    expect(voice.holds).toBe(0);
    expect(told.at(-1)).toBe('off');
    session.ends();
    input.press();
    expect(recogniser.sessions.length).toBe(2);
  });

  it('that tells trouble and no end has ended two seconds later', () => {
    const { told, input, time, now } = talking('toggle');
    input.press();
    now().hasTrouble('no microphone');
    time.pass(2_000);
    expect(told).toContain('trouble no microphone');
    expect(input.state).toBe('off');
  });
});

type Happening =
  | { readonly type: 'press' | 'release' | 'off' | 'opens' | 'hears' | 'so far' | 'ends' }
  | { readonly type: 'speaks'; readonly speaking: boolean }
  | { readonly type: 'trouble'; readonly trouble: RecogniserTrouble }
  | { readonly type: 'time'; readonly milliseconds: number };

const HAPPENING: fc.Arbitrary<Happening> = fc.oneof(
  fc.constantFrom<Happening>(
    { type: 'press' },
    { type: 'release' },
    { type: 'off' },
    { type: 'opens' },
    { type: 'hears' },
    { type: 'so far' },
    { type: 'ends' },
    { type: 'speaks', speaking: true },
    { type: 'speaks', speaking: false },
  ),
  fc.record({
    type: fc.constant('trouble' as const),
    trouble: fc.constantFrom<RecogniserTrouble>('no speech', 'network', 'failed', 'not allowed'),
  }),
  fc.record({ type: fc.constant('time' as const), milliseconds: fc.constantFrom(1, 300, 1_000, 2_500, 12_000) }),
);

describe.each(['push to talk', 'toggle', 'always'] as const)('%s, whatever happens', (way) => {
  function run(happenings: readonly Happening[], check: (talk: ReturnType<typeof talking>, speaking: boolean) => void) {
    const talk = talking(way);
    const { input, recogniser, voice, time } = talk;
    let speaking = false;
    for (const happening of happenings) {
      const session = recogniser.sessions.at(-1);
      switch (happening.type) {
        case 'press':
          input.press();
          break;
        case 'release':
          input.release();
          break;
        case 'off':
          input.switchOff();
          break;
        case 'opens':
          session?.opens();
          break;
        case 'hears':
          session?.hears('e four');
          break;
        case 'so far':
          session?.hearsSoFar('e');
          break;
        case 'ends':
          session?.ends();
          break;
        case 'trouble':
          session?.hasTrouble(happening.trouble);
          break;
        case 'speaks':
          speaking = happening.speaking;
          voice.speaks(speaking);
          break;
        case 'time':
          time.pass(happening.milliseconds);
          break;
      }
      check(talk, speaking);
    }
    return talk;
  }
  const events = fc.array(HAPPENING, { maxLength: 40 });

  it('one recogniser at most listens; our own voice is held with it or it is deaf while we speak', () => {
    fc.assert(
      fc.property(events, (happenings) => {
        run(happenings, ({ recogniser, voice }, speaking) => {
          const open = recogniser.sessions.filter(({ hasEnded, isAborted }) => !hasEnded && !isAborted);
          expect(open.length).toBeLessThanOrEqual(1);
          if (way === 'always') expect(speaking && open.length > 0).toBe(false);
          else if (open.length > 0) expect(voice.holds).toBe(1);
          expect(voice.holds).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  it('after it was closed, everything is off, our own voice free, and nothing is heard any more', () => {
    fc.assert(
      fc.property(events, fc.boolean(), (happenings, isHeld) => {
        const { input, voice, time, told, recogniser } = run(happenings, () => undefined);
        if (isHeld) input.press();
        input.close();
        const heard = told.filter((one) => one.startsWith('heard')).length;
        // One that does not keep its word: nothing comes after `abort`.
        recogniser.sessions.at(-1)?.request.onHeard([{ text: 'too late' }], false);
        voice.speaks(false);
        time.pass(60_000);
        expect(recogniser.current).toBeUndefined();
        expect(input.state).toBe('off');
        expect(voice.holds).toBe(0);
        expect(voice.endedTwice).toBe(false);
        expect(told.filter((one) => one.startsWith('heard')).length).toBe(heard);
      }),
    );
  });

  it('tells each state once, and the last one truly', () => {
    fc.assert(
      fc.property(events, (happenings) => {
        const { told, input } = run(happenings, () => undefined);
        const states = told.filter((one) => !/^(heard|so far|trouble)/.test(one));
        expect(states.every((state, index) => state !== (states[index - 1] ?? 'off'))).toBe(true);
        expect(states.at(-1) ?? 'off').toBe(input.state);
      }),
    );
  });
});
