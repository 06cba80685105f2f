import { describe, expect, it } from 'vitest';
import { MessageRecord, type Message } from '../../speech/log.js';
import { LateSink } from '../../speech/sinks/late-sink.js';
import type { Sink } from '../../speech/sinks/sink.js';
import type { Utterance } from '../../speech/utterance.js';
import { HandTurnedTime, words } from './announcer-fakes.js';

/** A late sink whose loading ends when it is told to, and all that then happens, in order. */
function setUp() {
  const time = new HandTurnedTime();
  const record = new MessageRecord();
  const happened: string[] = [];
  const loadings: Later<Sink>[] = [];
  const textOf = ({ utterance }: Message) => utterance.segments.map(({ text }) => text).join(' ');
  const inner: Sink = {
    put: (message) => void happened.push(`put ${textOf(message)}`),
    prepare: () => void happened.push('prepare'),
    stop: () => void happened.push('stop'),
  };
  const sink = new LateSink({
    load: () => {
      happened.push('load');
      const loading = withResolvers<Sink>();
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
});
