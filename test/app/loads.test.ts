/** Parts of the program that come later: each is loaded once, and one that cannot be had is tried again, without losing who waits for it. */
import { describe, expect, it } from 'vitest';
import { Loads } from '../../src/app/loads.js';

function open() {
  const network = new EventTarget();
  const missing: boolean[] = [];
  /** How often the part was asked for, and whether it can be had. */
  const server = { asked: 0, reachable: true };
  const help = async (): Promise<string> => {
    server.asked += 1;
    await Promise.resolve();
    if (!server.reachable) throw new TypeError('no network');
    return 'help';
  };
  const loads = new Loads({ parts: { help }, network, onMissing: (isMissing) => missing.push(isMissing) });
  return { loads, network, missing, server };
}

/** Everything that is waited for has run as far as it can. */
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('a part that can be had', () => {
  it('is loaded once', async () => {
    const { loads, missing, server } = open();
    expect(await Promise.all([loads.part('help'), loads.part('help')])).toEqual(['help', 'help']);
    expect(await loads.part('help')).toBe('help');
    expect([server.asked, missing, loads.isMissing]).toEqual([1, [], false]);
  });
});

describe('a part that cannot be had', () => {
  it('is missing, and whoever waits for it gets it when the network is back', async () => {
    const { loads, network, missing, server } = open();
    server.reachable = false;
    const got: string[] = [];
    void loads.part('help').then((part) => got.push(part));
    await settled();
    expect([got, missing, loads.isMissing]).toEqual([[], [true], true]);
    server.reachable = true;
    network.dispatchEvent(new Event('online'));
    await settled();
    expect([got, missing, loads.isMissing]).toEqual([['help'], [true, false], false]);
  });

  it('is tried again by a button, and missing still where that fails', async () => {
    const { loads, missing, server } = open();
    server.reachable = false;
    void loads.part('help');
    await settled();
    loads.again();
    await settled();
    expect([server.asked, missing]).toEqual([2, [true, true]]);
  });

  it('is tried again when it is wanted again, and comes to both who wanted it', async () => {
    const { loads, server } = open();
    server.reachable = false;
    const got: string[] = [];
    void loads.part('help').then(() => got.push('first'));
    await settled();
    server.reachable = true;
    void loads.part('help').then(() => got.push('second'));
    await settled();
    expect([server.asked, got]).toEqual([2, ['first', 'second']]);
  });

  it('keeps nobody waiting who can do without it, and is had when it is wanted once more', async () => {
    const { loads, missing, server } = open();
    server.reachable = false;
    expect(await loads.optionalPart('help')).toBe(undefined);
    expect([missing, loads.isMissing]).toEqual([[], false]);
    server.reachable = true;
    expect(await loads.optionalPart('help')).toBe('help');
  });

  it('keeps nobody waiting who wants it at once, and is missing all the same until it is had', async () => {
    const { loads, network, missing, server } = open();
    server.reachable = false;
    expect(await loads.partAtOnce('help')).toBe(undefined);
    expect([missing, loads.isMissing]).toEqual([[true], true]);
    expect(await loads.partAtOnce('help')).toBe(undefined);
    expect([server.asked, missing]).toEqual([2, [true, true]]);
    server.reachable = true;
    network.dispatchEvent(new Event('online'));
    await settled();
    expect([missing, loads.isMissing]).toEqual([[true, true, false], false]);
    expect(await loads.partAtOnce('help')).toBe('help');
    expect(server.asked).toBe(3);
  });
});
