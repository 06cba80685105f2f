import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { SoundSettings } from '../../../../src/pages/settings/sound-settings.js';
import '../../../../src/pages/settings/sound-settings.js';
import { EARCON_NAMES, DEFAULT_SOUNDS, type SoundChoice } from '../../../../speech/earcons/sound-choice.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/storage/settings/settings.js';
import { press } from '../../../components/board-fixture.js';
import { button, focused, heardFrom, input, inputs, part, parts, textOf } from '../../../components/element-fixture.js';

const make = (change: Partial<Settings> = {}) =>
  fixture<SoundSettings>(html`<sound-settings .settings=${{ ...DEFAULT_SETTINGS, ...change }}></sound-settings>`);

const withVolumes = (volumes: Partial<SoundChoice['volumes']>): Pick<Settings, 'sounds'> => ({
  sounds: { ...DEFAULT_SOUNDS, volumes: { ...DEFAULT_SOUNDS.volumes, ...volumes } },
});

/** The sounds in words, in their order. */
const NAMES = [
  'Piece lifted',
  'Piece put back, or clock pressed',
  'My move',
  'Opponent’s move',
  'Capture',
  'Check',
  'Castling',
  'Promotion',
  'Game won or lost',
  'Game drawn',
  'Not possible',
  'Edge of the board',
  'Dark square under the cursor',
  'Edge between squares under the finger',
  'Little time left',
  'Listening begins',
  'Listening ends',
];

const volumeOf = (element: SoundSettings, label: string): HTMLInputElement =>
  inputs(element, '[type="range"]').find(({ labels }) => textOf(labels![0]!) === label)!;

const hear = (element: SoundSettings, label: string): HTMLElement =>
  parts(element, 'button').find((one) => one.getAttribute('aria-label') === `Play sample: ${label}`)!;

/** Moves a volume as a finger or the mouse does. */
function move(element: SoundSettings, label: string, percent: number): void {
  const volume = volumeOf(element, label);
  volume.value = String(percent);
  volume.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

describe('sound-settings', () => {
  describe('accessibility', () => {
    it('passes axe', async () => {
      await expect(await make()).to.be.accessible();
    });

    it('passes axe while sound is switched off', async () => {
      await expect(await make({ sound: false })).to.be.accessible();
    });

    it('is a named list: each sound with its name, a button that names it, and a volume that is labelled by it', async () => {
      const element = await make();
      expect(part(element, 'ul').getAttribute('aria-label')).to.equal('Sounds');
      expect(parts(element, 'ul > li')).to.have.length(EARCON_NAMES.length);
      expect(parts(element, 'li > label').map(textOf)).to.deep.equal(NAMES);
      expect(parts(element, 'li > button').map((one) => one.getAttribute('aria-label'))).to.deep.equal(
        NAMES.map((name) => `Play sample: ${name}`),
      );
      expect(inputs(element, '[type="range"]').map(({ labels }) => textOf(labels![0]!))).to.deep.equal(NAMES);
      expect(button(element, 'Play sample')).to.equal(hear(element, 'Piece lifted'));
    });

    it('is as wide as a narrow page, and what is pressed is large enough for a finger', async () => {
      await setViewport({ width: 320, height: 800 });
      const element = await make();
      expect(element.scrollWidth).to.be.at.most(element.clientWidth);
      expect(document.documentElement.scrollWidth).to.be.at.most(320);
      for (const target of parts(element, 'button, [type="range"], .choice')) {
        const { width, height } = target.getBoundingClientRect();
        expect(width).to.be.at.least(24);
        expect(height).to.be.at.least(24);
      }
      await setViewport({ width: 800, height: 600 });
    });
  });

  describe('properties', () => {
    it('shows how loud each is, in words too', async () => {
      const element = await make(withVolumes({ capture: 0.8, edge: 0, mate: 0.05 }));
      const shown = (label: string) => {
        const volume = volumeOf(element, label);
        const level = volume.parentElement?.querySelector('.level');
        return [volume.value, volume.getAttribute('aria-valuetext'), level && textOf(level)];
      };
      expect(shown('Capture')).to.deep.equal(['80', '80 percent', '80 %']);
      expect(shown('Edge of the board')).to.deep.equal(['0', 'off', 'off']);
      expect(shown('Game won or lost')).to.deep.equal(['5', '5 percent', '5 %']);
      expect(shown('My move')).to.deep.equal(['100', '100 percent', '100 %']);
      expect(shown('Dark square under the cursor')).to.deep.equal(['0', 'off', 'off']);
    });

    it('follows what is chosen elsewhere', async () => {
      const element = await make();
      expect(input(element, '[type="checkbox"]').checked).to.equal(true);
      element.settings = { ...DEFAULT_SETTINGS, sounds: { ...withVolumes({ lift: 0.3 }).sounds, vibration: false } };
      await element.updateComplete;
      expect(volumeOf(element, 'Piece lifted').value).to.equal('30');
      expect(input(element, '[type="checkbox"]').checked).to.equal(false);
    });

    it('says where sound is switched off, and only there', async () => {
      expect(parts(await make(), 'p')).to.have.length(0);
      expect(textOf(part(await make({ sound: false }), 'p'))).to.equal(
        'Sound is off, so you will not hear any of these.',
      );
    });
  });

  describe('events', () => {
    it('tells which sound is wanted, by its button', async () => {
      const element = await make(withVolumes({ capture: 0.4 }));
      const wanted = heardFrom(element, 'earcon-wanted');
      for (const name of NAMES) hear(element, name).click();
      expect(wanted.map(({ earcon }) => earcon)).to.deep.equal(EARCON_NAMES);
      // As loud as it is chosen; what is off is heard all the same, for that is what the button is for.
      expect(wanted.find(({ earcon }) => earcon === 'capture')?.volume).to.equal(0.4);
      expect(wanted.find(({ earcon }) => earcon === 'dark square')?.volume).to.equal(1);
    });

    it('tells each change of a volume, keeps the others, and lets it be heard at once', async () => {
      const element = await make(withVolumes({ lift: 0.5 }));
      const order: string[] = [];
      const changed = heardFrom(element, 'setting-changed');
      const wanted = heardFrom(element, 'earcon-wanted');
      for (const type of ['earcon-wanted', 'setting-changed']) element.addEventListener(type, () => order.push(type));
      move(element, 'Check', 35);
      expect(changed.map(({ change }) => change)).to.deep.equal([withVolumes({ lift: 0.5, check: 0.35 })]);
      expect(wanted.map(({ earcon, volume }) => [earcon, volume])).to.deep.equal([['check', 0.35]]);
      expect(order).to.deep.equal(['setting-changed', 'earcon-wanted']);
    });

    it('tells that one is switched off', async () => {
      const element = await make();
      const changed = heardFrom(element, 'setting-changed');
      move(element, 'Edge of the board', 0);
      expect(changed.map(({ change }) => change)).to.deep.equal([withVolumes({ edge: 0 })]);
    });

    it('tells whether the device is to vibrate, and keeps the volumes', async () => {
      const { sounds } = withVolumes({ lift: 0.5 });
      const element = await make({ sounds });
      const changed = heardFrom(element, 'setting-changed');
      input(element, '[type="checkbox"]').click();
      input(element, '[type="checkbox"]').click();
      expect(changed.map(({ change }) => change)).to.deep.equal([
        { sounds: { ...sounds, vibration: false } },
        { sounds: { ...sounds, vibration: true } },
      ]);
    });
  });

  describe('keyboard', () => {
    it('goes from name to name; hears by Enter and Space, and changes by arrows, Home and End', async () => {
      const element = await make(withVolumes({ lift: 0.5 }));
      const changed = heardFrom(element, 'setting-changed');
      const wanted = heardFrom(element, 'earcon-wanted');
      hear(element, 'Piece lifted').focus();
      await press('Enter', 'Space', 'Tab');
      expect(focused(element)).to.equal('Piece lifted');
      await press('ArrowUp', 'End', 'Home');
      expect(wanted.map(({ volume }) => volume)).to.deep.equal([0.5, 0.5, 0.55, 1, 0]);
      expect(changed.map(({ change }) => change.sounds?.volumes.lift)).to.deep.equal([0.55, 1, 0]);
      await press('Tab', 'Tab');
      expect(focused(element)).to.equal('Piece put back, or clock pressed');
    });
  });
});
