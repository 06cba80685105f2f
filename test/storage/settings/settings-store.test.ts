import { expect, it } from 'vitest';
import type { KeepResult } from '../../../src/game/session/journal.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/storage/settings/settings.js';
import { SharedSettings } from '../../../src/storage/settings/settings-store.js';
import { FakeBrowser, settled } from '../../game/fakes.js';

function open(browser: FakeBrowser, name: string, result: KeepResult = { ok: true }) {
  const saved: Settings[] = [];
  const settings = new SharedSettings({
    settings: DEFAULT_SETTINGS,
    save: (value) => {
      saved.push(value);
      return Promise.resolve(result);
    },
    channel: browser.windows(name).openChannel(),
    report: (error) => {
      throw error;
    },
  });
  return { settings, saved };
}

it('keeps a change and tells it to every window, which keeps it no second time', async () => {
  const browser = new FakeBrowser();
  const one = open(browser, 'one');
  const two = open(browser, 'two');
  const heard: Settings[] = [];
  two.settings.listen((settings) => heard.push(settings));
  expect(await one.settings.change({ callStyle: 'algebraic' })).toEqual({ ok: true });
  await settled();
  const changed = { ...DEFAULT_SETTINGS, callStyle: 'algebraic' };
  expect(one.settings.current).toEqual(changed);
  expect(two.settings.current).toEqual(changed);
  expect(heard).toEqual([changed]);
  expect(one.saved).toEqual([changed]);
  expect(two.saved).toEqual([]);
});

it('changes though it cannot be kept, and says so', async () => {
  const { settings } = open(new FakeBrowser(), 'one', { ok: false, cause: 'disk full' });
  expect(await settings.change({ sound: false })).toEqual({ ok: false, cause: 'disk full' });
  expect(settings.current.sound).toBe(false);
});

it('reads what another window says as it reads what was stored', async () => {
  const browser = new FakeBrowser();
  const { settings } = open(browser, 'one');
  browser.say({ theme: 'dark', whoSpeaks: 'nobody' });
  await settled();
  expect(settings.current).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' });
});
