import { describe, expect, it } from 'vitest';
import { MessageRecord, sample, type Message } from '../../speech/log.js';
import { LateSink } from '../../speech/sinks/late-sink.js';
import type { VoiceSink } from '../../speech/sinks/sink.js';
import type { Channel, Utterance } from '../../speech/utterance.js';
import { DEFAULT_VOICE, type VoiceChoice } from '../../speech/voice-choice.js';
import { HandTurnedTime, RecordingVoice, words } from './announcer-fakes.js';

/** A late sink whose loading ends when it is told to, and all that then happens, in order. */
function setUp() {
  const time = new HandTurnedTime();
  const record = new MessageRecord();
  const happened: string[] = [];
  const loadings: Later<VoiceSink>[] = [];
  const textOf = ({ utterance }: Message) => utterance.segments.map(({ text }) => text).join(' ');
  class Inner extends RecordingVoice {
    override put(message: Message): void {
      const { expiresAfter } = message.utterance;
      happened.push(`put ${textOf(message)}${expiresAfter === undefined ? '' : `, within ${expiresAfter}`}`);
    }
    override prepare(): void {
      happened.push('prepare');
    }
    override stop(except?: Channel): void {
      happened.push(except ? `stop all but ${except}` : 'stop');
    }
    override configure({ rate }: VoiceChoice): void {
      happened.push(`rate ${rate}`);
    }
    override hold(held: boolean): void {
      happened.push(held ? 'hold' : 'let go');
    }
  }
  const inner = new Inner();
  const sink = new LateSink({
    load: () => {
      happened.push('load');
      const loading = withResolvers<VoiceSink>();
      loadings.push(loading);
      return loading.promise;
    },
    timing: time,
    handBack: (message) => void happened.push(`back ${textOf(message)}`),
    onFailure: (error) => {
      happened.push(`failure ${String(error)}`);
      put(words('The voice fell silent.', 'alarm', 'page'));
    },
  });
  const put = (utterance: Utterance): void => sink.put(record.add(utterance));
  return {
    time,
    sink,
    inner,
    happened,
    put,
    arrive: async () => {
      loadings.at(-1)!.resolve(inner);
      await Promise.resolve();
    },
    fail: async () => {
      loadings.at(-1)!.reject('cut');
      await Promise.resolve();
    },
  };
}

interface Later<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;
  readonly reject: (reason: unknown) => void;
}

function withResolvers<T>(): Later<T> {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<T>((...both) => ([resolve, reject] = both));
  return { promise, resolve, reject };
}

describe('a sink that is loaded late', () => {
  it('is not loaded as long as nothing needs it', () => {
    const { sink, happened } = setUp();
    sink.stop();
    expect(happened).toEqual([]);
  });

  it('is loaded once, and gets in order what waited for it', async () => {
    const { sink, happened, put, arrive } = setUp();
    sink.prepare();
    put(words('one'));
    put(words('two'));
    expect(happened).toEqual(['load']);
    await arrive();
    put(words('three'));
    sink.prepare();
    sink.stop();
    expect(happened).toEqual(['load', 'prepare', 'put one', 'put two', 'put three', 'prepare', 'stop']);
  });

  it('never gets what is stale, replaced or silenced by then', async () => {
    const { time, sink, happened, put, arrive } = setUp();
    put(words('silenced'));
    sink.stop();
    put(words('stale', 'clock', 'game', { expiresAfter: 1000 }));
    put(words('an answer', 'answer'));
    put(words('a later answer', 'answer'));
    time.pass(1001);
    await arrive();
    expect(happened).toEqual(['load', 'prepare', 'put a later answer']);
  });

  it('stopped but for what the game tells, it keeps that in line', async () => {
    const { sink, happened, put, arrive } = setUp();
    put(words('a remark', 'remark', 'page'));
    put(words('a move'));
    sink.stop('game');
    await arrive();
    sink.stop('game');
    expect(happened).toEqual(['load', 'prepare', 'put a move', 'stop all but game']);
  });

  it('that cannot be had gives back what waited, says so once, and is tried again with the next message', async () => {
    const { happened, put, fail, arrive } = setUp();
    put(words('one'));
    await fail();
    expect(happened).toEqual(['load', 'back one', 'failure cut', 'load']);
    await fail();
    expect(happened.slice(4)).toEqual(['back The voice fell silent.']);
    put(words('two'));
    await arrive();
    expect(happened.slice(5)).toEqual(['load', 'prepare', 'put two']);
  });

  it('hands over what has waited for a while with the time that it has left', async () => {
    const { time, happened, put, arrive } = setUp();
    put(words('five minutes', 'clock', 'game', { expiresAfter: 1000 }));
    time.pass(400);
    await arrive();
    expect(happened).toEqual(['load', 'prepare', 'put five minutes, within 600']);
  });

  it('sounds and is held as it was asked before it was there, and as it is asked then', async () => {
    const { sink, happened, put, arrive } = setUp();
    sink.configure({ ...DEFAULT_VOICE, rate: 2 });
    sink.hold(true);
    expect(happened).toEqual([]);
    put(words('one'));
    await arrive();
    expect(happened).toEqual(['load', 'rate 2', 'hold', 'prepare', 'put one']);
    sink.hold(false);
    sink.configure({ ...DEFAULT_VOICE, rate: 3 });
    expect(happened.slice(5)).toEqual(['let go', 'rate 3']);
  });

  it('tells of voices and speaking to those who listened before it was there', async () => {
    const { sink, inner, arrive } = setUp();
    const told: unknown[] = [];
    sink.listenVoices(() => told.push(sink.voices));
    const end = sink.listenSpeaking((speaking) => told.push(speaking));
    expect(sink.voices).toBeUndefined();
    sink.prepare();
    await arrive();
    inner.bring([{ name: 'Anna', lang: 'de-DE' }]);
    inner.tellSpeaking(true);
    end();
    inner.tellSpeaking(false);
    expect(told).toEqual([[{ name: 'Anna', lang: 'de-DE' }], true]);
  });

  it('that cannot be had is told again to whoever asks for a sample', async () => {
    const { sink, happened, fail } = setUp();
    const hear = (): void => sink.put(sample(words('a sample', 'answer', 'page')));
    const failures = () => happened.filter((one) => one.startsWith('failure')).length;
    hear();
    await fail();
    // What was told of it waits for the voice as well, and is given back.
    await fail();
    expect(failures()).toBe(1);
    hear();
    await fail();
    expect(failures()).toBe(2);
  });
});
