import { describe, expect, it } from 'vitest';
import { Newscast } from '../../../src/game/session/publisher.js';

describe('a newscast', () => {
  it('tells the first listener what happened before, in order, and a later one what happens from then on', async () => {
    const news = new Newscast<number>(() => undefined);
    const first: number[] = [];
    const second: number[] = [];
    news.publish(1);
    news.publish(2);
    news.listen((value) => first.push(value));
    news.publish(3);
    await Promise.resolve();
    news.listen((value) => second.push(value));
    news.publish(4);
    expect(first).toEqual([1, 2, 3, 4]);
    expect(second).toEqual([4]);
  });

  it('tells the others though one throws, and reports what it threw', async () => {
    const errors: unknown[] = [];
    const heard: number[] = [];
    const news = new Newscast<number>((error) => errors.push(error));
    const thrown = new Error('a listener broke');
    news.listen(() => {
      throw thrown;
    });
    news.listen((value) => heard.push(value));
    news.publish(1);
    await Promise.resolve();
    news.publish(2);
    expect(heard).toEqual([1, 2]);
    expect(errors).toEqual([thrown, thrown]);
  });

  it('reports by itself, as a browser that reports errors wants it', async () => {
    const callers: unknown[] = [];
    const news = new Newscast<number>(function (this: unknown) {
      callers.push(this);
    });
    news.listen(() => {
      throw new Error('a listener broke');
    });
    news.publish(1);
    await Promise.resolve();
    expect(callers).toEqual([undefined]);
  });

  it('tells all of one piece of news before the next, though a listener makes it', async () => {
    const heard: string[] = [];
    const news = new Newscast<number>(() => undefined);
    news.listen((value) => {
      if (value === 1) news.publish(2);
      heard.push(`first ${value}`);
    });
    news.listen((value) => heard.push(`second ${value}`));
    await Promise.resolve();
    news.publish(1);
    expect(heard).toEqual(['first 1', 'second 1', 'first 2', 'second 2']);
  });

  it('ends a listening by itself, also from within', async () => {
    const heard: string[] = [];
    const news = new Newscast<number>(() => undefined);
    const listener = (value: number): void => void heard.push(String(value));
    const end = news.listen(listener);
    news.listen(listener);
    await Promise.resolve();
    end();
    end();
    news.publish(1);
    expect(heard).toEqual(['1']);
  });
});
