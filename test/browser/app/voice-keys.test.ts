/** The keys for talking, as they were chosen: pressed and let go anywhere in the page. */
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { watchTalkKeys } from '../../../src/app/voice/voice-keys.js';
import type { CommandKey } from '../../../src/commands/command.js';

describe('the keys for talking', () => {
  let keys: readonly CommandKey[] = [];
  let letters = true;
  const heard: string[] = [];

  before(() =>
    watchTalkKeys({
      wanted: () => true,
      letters: () => letters,
      keys: () => keys,
      down: () => heard.push('down'),
      up: () => heard.push('up'),
      abort: () => false,
      away: () => undefined,
    }),
  );

  beforeEach(() => {
    heard.length = 0;
    letters = true;
    keys = [{ key: 'x' }, { key: 'F4', scope: 'everywhere' }];
  });

  async function hold(key: string): Promise<readonly string[]> {
    heard.length = 0;
    await sendKeys({ down: key });
    await sendKeys({ up: key });
    return heard;
  }

  it('are those that were chosen, and no others', async () => {
    expect(await hold('F4')).to.deep.equal(['down', 'up']);
    expect(await hold('x')).to.deep.equal(['down', 'up']);
    expect(await hold('v')).to.deep.equal([]);
    expect(await hold('F8')).to.deep.equal([]);
  });

  it('let a letter be text in a field, where a function key still counts', async () => {
    const field = await fixture<HTMLInputElement>(html`<input aria-label="Text" />`);
    field.focus();
    // To let it go where nothing was held does no harm.
    expect(await hold('x')).to.deep.equal(['up']);
    expect(field.value).to.equal('x');
    expect(await hold('F4')).to.deep.equal(['down', 'up']);
  });

  it('are no letters where these are switched off', async () => {
    letters = false;
    expect(await hold('x')).to.deep.equal(['up']);
  });
});
