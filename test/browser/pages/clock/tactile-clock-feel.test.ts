/** "Do you feel this?", the help of the dial, and its sounds as the page plays them. */
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { clockSetTo } from '../../../../components/chess-clock/own-clock.js';
import '../../../../src/pages/clock/clock-dials.js';
import type { DialHelp } from '../../../../src/pages/clock/clock-dials.js';
import '../../../../src/pages/clock/feel-check.js';
import type { FeelCheck } from '../../../../src/pages/clock/feel-check.js';
import { dialFelt } from '../../../../speech/english/dial.js';
import { DialSounds } from '../../../../speech/earcons/dial-sounds.js';
import { DialHaptics } from '../../../../speech/earcons/dial-haptics.js';
import type { Pattern } from '../../../../speech/earcons/haptics.js';
import { HandTurnedTime } from '../../../speech/announcer/announcer-fakes.js';
import { button, heardFrom, labels, part, parts, textOf } from '../../../components/element-fixture.js';

describe('feel-check', () => {
  async function make(felt?: boolean) {
    const pulses: Pattern[] = [];
    const haptics = new DialHaptics((pattern) => pulses.push(pattern), new HandTurnedTime());
    const element = await fixture<FeelCheck>(html`<feel-check .pulses=${haptics} .felt=${felt}></feel-check>`);
    return { element, pulses, answers: heardFrom(element, 'feel-answered') };
  }

  it('passes axe, asked and answered', async () => {
    await expect((await make()).element).to.be.accessible();
    await expect((await make(true)).element).to.be.accessible();
  });

  it('pulses when it is asked to, and not by itself', async () => {
    const { element, pulses, answers } = await make();
    expect(labels(element)).to.deep.equal(['Vibrate', 'I feel it', 'I feel nothing']);
    expect(pulses).to.deep.equal([]);
    button(element, 'Vibrate').click();
    expect(pulses).to.deep.equal([[60, 80, 60]]);
    expect(answers).to.deep.equal([]);
  });

  it('tells the answer, shows it, and takes another', async () => {
    const { element, answers } = await make();
    const pressed = () => parts(element, '[aria-pressed="true"]').map(textOf);
    expect(pressed()).to.deep.equal([]);
    button(element, 'I feel nothing').click();
    await element.updateComplete;
    expect(pressed()).to.deep.equal(['I feel nothing']);
    expect(textOf(part(element, 'fieldset > p:last-child'))).to.equal('You will hear the dial but not feel it.');
    button(element, 'I feel it').click();
    await element.updateComplete;
    expect(pressed()).to.deep.equal(['I feel it']);
    expect(textOf(part(element, 'fieldset > p:last-child'))).to.equal('The dial is felt and heard.');
    expect(answers.map(({ felt }) => felt)).to.deep.equal([false, true]);
  });

  it('asks nothing where the browser cannot vibrate', async () => {
    const element = await fixture<FeelCheck>(html`<feel-check></feel-check>`);
    expect(labels(element)).to.deep.equal([]);
    expect(textOf(part(element, 'p'))).to.equal('This browser cannot vibrate. Sound tells what is on the dial.');
  });
});

describe('clock-dials', () => {
  it('lead back by Escape to what had the focus before them, and do not without it', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        <button>Before</button>
        <clock-dials .clock=${clockSetTo({ white: 300, black: 300 })} .feltText=${dialFelt}></clock-dials>
      </div>`,
    );
    const dials = page.querySelector('clock-dials')!;
    page.querySelector('button')!.focus();
    dials.focus();
    const inDials = () => document.activeElement === dials;
    expect(inDials()).to.equal(true);
    const passed: string[] = [];
    page.addEventListener('keydown', ({ key }) => passed.push(key));
    await sendKeys({ press: 'Escape' });
    expect(document.activeElement?.textContent).to.equal('Before');
    expect(passed).to.deep.equal([]);
    // Whoever comes by Tab has a way back by Tab: a second Escape elsewhere is none of theirs.
    await sendKeys({ press: 'Escape' });
    expect(passed).to.deep.equal(['Escape']);
  });
});

describe('dial-help', () => {
  it('is folded away, passes axe, and names every key of the dial', async () => {
    const element = await fixture<DialHelp>(html`<dial-help></dial-help>`);
    const details = element.shadowRoot!.querySelector('details')!;
    expect(details.open).to.equal(false);
    details.open = true;
    await expect(element).to.be.accessible();
    const all = textOf(details);
    for (const key of [
      'arrows',
      'Page Up',
      'Page Down',
      'Home',
      'End',
      'M finds',
      'H the',
      'F the',
      'T says',
      'Escape leads back',
    ]) {
      expect(all).to.contain(key);
    }
  });

  it('names no letters where the user has chosen others', async () => {
    const element = await fixture<DialHelp>(html`<dial-help .keysAreFirst=${false}></dial-help>`);
    const details = element.shadowRoot!.querySelector('details')!;
    details.open = true;
    expect(textOf(details)).to.contain('Slide a finger along the rim').and.not.to.contain('M finds');
  });
});

describe('the sounds of the dial', () => {
  const RATE = 44_100;

  /** A context that renders instead of sounding, and says of itself what a page's own would. */
  function recording() {
    const offline = new OfflineAudioContext(2, RATE, RATE);
    Object.defineProperties(offline, {
      state: { value: 'running' },
      resume: { value: () => Promise.resolve() },
      suspend: { value: () => Promise.resolve() },
    });
    return offline;
  }

  async function make() {
    const offline = recording();
    const sounds = new DialSounds(() => offline as unknown as AudioContext, new HandTurnedTime());
    await sounds.wake();
    const peak = async (): Promise<number> =>
      (await offline.startRendering()).getChannelData(0).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    return { offline, sounds, peak };
  }

  it('are heard', async () => {
    const { sounds, peak } = await make();
    sounds.touch({ angle: 0, feels: 'minute hand' });
    expect(await peak()).to.be.closeTo(0.14 * Math.SQRT1_2, 0.01);
  });

  it('are quieter while the own voice speaks, and by their volume', async () => {
    const ducked = await make();
    ducked.sounds.duck(true);
    ducked.sounds.touch({ angle: 0, feels: 'minute hand' });
    expect(await ducked.peak()).to.be.closeTo(0.14 * Math.SQRT1_2 * 0.251, 0.003);
    const half = await make();
    half.sounds.volume = 0.5;
    half.sounds.touch({ angle: 0, feels: 'minute hand' });
    expect(await half.peak()).to.be.closeTo((0.14 * Math.SQRT1_2) / 4, 0.003);
  });

  it('are silent when muted, before a gesture, and where there is no audio', async () => {
    const muted = await make();
    muted.sounds.muted = true;
    muted.sounds.touch({ angle: 0, feels: 'minute hand' });
    expect(await muted.peak()).to.equal(0);
    const offline = recording();
    const asleep = new DialSounds(() => offline as unknown as AudioContext, new HandTurnedTime());
    asleep.touch({ angle: 0, feels: 'minute hand' });
    expect((await offline.startRendering()).getChannelData(0).every((value) => value === 0)).to.equal(true);
    const none = new DialSounds(() => {
      throw new Error('no audio');
    }, new HandTurnedTime());
    await none.wake();
    expect(() => none.touch({ angle: 0, feels: 'minute hand' })).to.not.throw();
  });

  it('end the last touch with a new one', async () => {
    const { offline, sounds } = await make();
    sounds.touch({ angle: 270, feels: 'flag', flag: { state: 'fallen' } });
    sounds.touch({ angle: 90, feels: 'dots', dots: 1 });
    const left = (await offline.startRendering()).getChannelData(0);
    // What comes from the left is over after a twentieth of a second, though by itself it would be heard for half a second.
    expect(left.slice(RATE / 10).every((value) => Math.abs(value) < 0.001)).to.equal(true);
  });
});
