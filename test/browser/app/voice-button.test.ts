import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import type { VoiceButton } from '../../../src/app/voice/voice-button.js';
import '../../../src/app/voice/voice-button.js';
import type { ListeningState, TalkingWay } from '../../../speech/recogniser/listening-choice.js';
import { heardFrom, part, parts, textOf } from '../../components/element-fixture.js';

const make = (way: TalkingWay = 'push to talk', state: ListeningState = 'off') =>
  fixture<VoiceButton>(html`<voice-button .way=${way} .state=${state}></voice-button>`);

const talk = (element: VoiceButton): HTMLElement => part(element, 'button');

function phases(element: VoiceButton): () => readonly string[] {
  const heard = heardFrom(element, 'talk');
  return () => heard.map(({ phase }) => phase);
}

function middleOf(element: HTMLElement): [number, number] {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
}

describe('voice-button', () => {
  describe('accessibility', () => {
    it('passes axe in each state', async () => {
      for (const state of ['off', 'starting', 'listening', 'working', 'paused (we speak)'] as const) {
        await expect(await make('toggle', state)).to.be.accessible();
      }
    });

    it('is large, also on a narrow page', async () => {
      await setViewport({ width: 320, height: 800 });
      const element = await make();
      const { width, height } = talk(element).getBoundingClientRect();
      expect(width).to.be.at.least(160);
      expect(height).to.be.at.least(64);
      expect(element.scrollWidth).to.be.at.most(element.clientWidth);
      await setViewport({ width: 800, height: 600 });
    });

    it('is a toggle button where it is pressed and not held', async () => {
      expect(talk(await make('push to talk', 'listening')).hasAttribute('aria-pressed')).to.equal(false);
      expect(talk(await make('toggle')).getAttribute('aria-pressed')).to.equal('false');
      expect(talk(await make('always', 'paused (we speak)')).getAttribute('aria-pressed')).to.equal('true');
    });
  });

  describe('properties', () => {
    for (const [state, words] of [
      ['off', 'Not listening'],
      ['starting', 'The microphone opens'],
      ['listening', 'Listening'],
      ['working', 'Recognising…'],
      ['paused (we speak)', 'Waiting while Anna–Hector speaks'],
    ] as const)
      it(`tells the state in words, and as the description of the button: ${state}`, async () => {
        const element = await make('push to talk', state);
        const described = talk(element).getAttribute('aria-describedby') ?? '';
        expect(textOf(part(element, `#${described}`))).to.equal(words);
      });

    it('is called by what is done with it', async () => {
      expect(textOf(talk(await make('push to talk')))).to.equal('Hold to talk');
      expect(textOf(talk(await make('toggle')))).to.equal('Talk');
      expect(textOf(talk(await make('always')))).to.equal('Listen');
    });

    it('shows what was heard, in its language', async () => {
      const element = await make();
      expect(parts(element, '.heard')).to.have.length(0);
      element.heard = { text: 'Springer f drei', lang: 'de-DE' };
      await element.updateComplete;
      expect(textOf(part(element, '.heard'))).to.equal('Heard: Springer f drei');
      expect(part(element, 'q').lang).to.equal('de-DE');
    });
  });

  describe('keys', () => {
    for (const key of ['Space', 'Enter'])
      it(`goes down and up with ${key}, once however long it is held`, async () => {
        const element = await make();
        const told = phases(element);
        talk(element).focus();
        await sendKeys({ down: key });
        await sendKeys({ down: key });
        expect(told()).to.deep.equal(['down']);
        await sendKeys({ up: key });
        expect(told()).to.deep.equal(['down', 'up']);
      });

    it('goes up when the focus leaves it', async () => {
      const element = await make();
      const told = phases(element);
      talk(element).focus();
      await sendKeys({ down: 'Space' });
      talk(element).blur();
      await sendKeys({ up: 'Space' });
      expect(told()).to.deep.equal(['down', 'up']);
    });

    it('aborts by Escape while it listens, and leaves Escape alone otherwise', async () => {
      const element = await make('push to talk', 'listening');
      const told = phases(element);
      talk(element).focus();
      await sendKeys({ press: 'Escape' });
      element.state = 'off';
      await element.updateComplete;
      await sendKeys({ press: 'Escape' });
      expect(told()).to.deep.equal(['abort']);
    });
  });

  describe('pointer', () => {
    it('goes down and up with the mouse, also beside the button, and its click is no second press', async () => {
      const element = await make();
      const told = phases(element);
      await sendMouse({ type: 'move', position: middleOf(talk(element)) });
      await sendMouse({ type: 'down' });
      expect(told()).to.deep.equal(['down']);
      await sendMouse({ type: 'up' });
      expect(told()).to.deep.equal(['down', 'up']);
      await sendMouse({ type: 'down' });
      await sendMouse({ type: 'move', position: [600, 500] });
      await sendMouse({ type: 'up' });
      expect(told()).to.deep.equal(['down', 'up', 'down', 'up']);
    });

    it('is pressed as a whole by who clicks without a pointer, as screen readers do', async () => {
      const element = await make();
      const told = phases(element);
      talk(element).click();
      talk(element).click();
      expect(told()).to.deep.equal(['pressed', 'pressed']);
    });
  });

  it('lets go when it is taken away', async () => {
    const element = await make();
    const told: string[] = [];
    element.addEventListener('talk', ({ phase }) => told.push(phase));
    talk(element).focus();
    await sendKeys({ down: 'Space' });
    element.remove();
    expect(told).to.deep.equal(['down', 'up']);
    await sendKeys({ up: 'Space' });
  });
});
