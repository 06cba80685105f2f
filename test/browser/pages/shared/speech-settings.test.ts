import { expect, fixture, html } from '@open-wc/testing';
import type { SpeechSettings } from '../../../../src/pages/shared/speech-settings.js';
import '../../../../src/pages/shared/speech-settings.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/storage/settings/settings.js';
import type { CallStyle } from '../../../../speech/style.js';
import type { Segment } from '../../../../speech/utterance.js';
import { press } from '../../../components/board-fixture.js';
import { focused, heardFrom, input, inputs, part, parts, textOf } from '../../../components/element-fixture.js';

const make = (change: Partial<Settings> = {}) =>
  fixture<SpeechSettings>(
    html`<speech-settings .settings=${{ ...DEFAULT_SETTINGS, ...change }} .sample=${sample}></speech-settings>`,
  );

const SAMPLES: Readonly<Record<CallStyle, Segment>> = {
  fide: { text: 'Springer Gustav eins Felix drei', lang: 'de' },
  'fide names': { text: 'knight Gustav one Felix three', lang: 'en' },
  plain: { text: 'knight g1 to f3', lang: 'en' },
  nato: { text: 'knight golf one foxtrot three', lang: 'en' },
  algebraic: { text: 'Nf3', lang: 'en' },
  uci: { text: 'g1 f3', lang: 'en' },
};
const sample = (style: CallStyle): Segment => SAMPLES[style];

const choices = (element: SpeechSettings, group: string): readonly string[] =>
  parts(element, `[aria-labelledby="${group}"] label`).map(textOf);

const chosen = (element: SpeechSettings): readonly string[] =>
  inputs(element, 'input:checked').map((one) => textOf(one.labels?.[0] ?? one));

describe('speech-settings', () => {
  describe('accessibility', () => {
    it('passes axe', async () => {
      await expect(await make()).to.be.accessible();
    });

    it('is two radio groups with their questions', async () => {
      const element = await make();
      const groups = parts(element, '[role="radiogroup"]').map((group) =>
        textOf(part(element, `#${group.getAttribute('aria-labelledby') ?? ''}`)),
      );
      expect(groups).to.deep.equal(['Who speaks?', 'How are moves called?']);
    });

    it('has each sample in its own language', async () => {
      const element = await make();
      expect(parts(element, 'label span').map(({ lang, textContent }) => [lang, textContent])).to.deep.equal([
        ['de', 'Springer Gustav eins Felix drei'],
        ['en', 'knight Gustav one Felix three'],
        ['en', 'knight g1 to f3'],
        ['en', 'knight golf one foxtrot three'],
        ['en', 'Nf3'],
        ['en', 'g1 f3'],
      ]);
    });
  });

  describe('properties', () => {
    it('asks in plain words, the screen reader and the FIDE way chosen beforehand', async () => {
      const element = await make();
      expect(choices(element, 'who')).to.deep.equal(['My screen reader', 'Anna–Hector', 'Both, each its part']);
      expect(choices(element, 'how')).to.deep.equal([
        'The FIDE way: Springer Gustav eins Felix drei',
        'FIDE names in this language: knight Gustav one Felix three',
        'Plain words: knight g1 to f3',
        'NATO alphabet: knight golf one foxtrot three',
        'Short algebraic: Nf3',
        'UCI: g1 f3',
      ]);
      expect(chosen(element)).to.deep.equal(['My screen reader', 'The FIDE way: Springer Gustav eins Felix drei']);
    });

    it('shows what was chosen, also when another window chose it', async () => {
      const element = await make({ whoSpeaks: 'both', callStyle: 'plain' });
      expect(chosen(element)).to.deep.equal(['Both, each its part', 'Plain words: knight g1 to f3']);
      for (const value of ['app', 'screen reader']) input(element, `input[value="${value}"]`).click();
      element.settings = { ...DEFAULT_SETTINGS, whoSpeaks: 'app', callStyle: 'algebraic' };
      await element.updateComplete;
      expect(chosen(element)).to.deep.equal(['Anna–Hector', 'Short algebraic: Nf3']);
    });
  });

  describe('events', () => {
    it('tells each answer that is chosen', async () => {
      const element = await make();
      const heard = heardFrom(element, 'setting-changed');
      for (const value of ['app', 'both', 'screen reader', 'plain', 'nato', 'algebraic', 'uci', 'fide names', 'fide']) {
        input(element, `input[value="${value}"]`).click();
      }
      expect(heard.map(({ change }) => change)).to.deep.equal([
        { whoSpeaks: 'app' },
        { whoSpeaks: 'both' },
        { whoSpeaks: 'screen reader' },
        { callStyle: 'plain' },
        { callStyle: 'nato' },
        { callStyle: 'algebraic' },
        { callStyle: 'uci' },
        { callStyle: 'fide names' },
        { callStyle: 'fide' },
      ]);
    });
  });

  describe('keyboard', () => {
    it('is two stops of Tab, with arrows inside', async () => {
      const element = await make();
      const heard = heardFrom(element, 'setting-changed');
      input(element, 'input:checked').focus();
      await press('ArrowDown');
      expect(focused(element)).to.equal('Anna–Hector');
      await press('Tab');
      expect(focused(element)).to.equal('The FIDE way: Springer Gustav eins Felix drei');
      await press('ArrowDown');
      expect(heard.map(({ change }) => change)).to.deep.equal([{ whoSpeaks: 'app' }, { callStyle: 'fide names' }]);
    });
  });
});
