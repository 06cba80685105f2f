import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { VoiceLanguage, VoiceSettings } from '../../../../src/pages/settings/voice-settings.js';
import '../../../../src/pages/settings/voice-settings.js';
import {
  DEFAULT_VOICE,
  withVoice,
  type ChosenVoice,
  type VoiceChoice,
} from '../../../../speech/announcer/voice-choice.js';
import { wordsEn } from '../../../../speech/messages/generated/en/words.js';
import { DEFAULT_SETTINGS } from '../../../../src/storage/settings/settings.js';
import { press } from '../../../components/board-fixture.js';
import {
  button,
  focused,
  heardFrom,
  input,
  inputs,
  labels,
  part,
  parts,
  textOf,
} from '../../../components/element-fixture.js';

const ANNA: ChosenVoice = { name: 'Anna', lang: 'de-DE' };
const MARTIN: ChosenVoice = { name: 'Martin', lang: 'de-AT' };
const HECTOR: ChosenVoice = { name: 'Hector', lang: 'en-GB' };
const VOICES = [HECTOR, ANNA, MARTIN];

const ENGLISH: VoiceLanguage = { lang: 'en', name: 'English' };
const GERMAN: VoiceLanguage = { lang: 'de', name: 'German' };
const BELARUSIAN: VoiceLanguage = { lang: 'be', name: 'Belarusian' };

interface Shown {
  readonly voices?: readonly ChosenVoice[] | undefined;
  readonly languages?: readonly VoiceLanguage[];
  readonly choice?: VoiceChoice;
  readonly sound?: boolean;
}

function make(shown: Shown = {}) {
  const { languages = [ENGLISH, GERMAN], choice = DEFAULT_VOICE, sound = true } = shown;
  const voices = 'voices' in shown ? shown.voices : VOICES;
  return fixture<VoiceSettings>(
    html`<voice-settings
      .settings=${{ ...DEFAULT_SETTINGS, voice: choice, sound }}
      .voices=${voices}
      .languages=${languages}
    ></voice-settings>`,
  );
}

const group = (element: VoiceSettings, index: number): HTMLElement => parts(element, '[role="radiogroup"]')[index]!;
const answers = (within: HTMLElement): readonly string[] => [...within.querySelectorAll('label')].map(textOf);
const checked = (element: VoiceSettings): readonly string[] =>
  inputs(element, 'input:checked').map((one) => textOf(one.labels![0]!));
const radio = (element: VoiceSettings, lang: string, label: string): HTMLInputElement =>
  inputs(element, `input[name="voice-${lang}"]`).find((one) => textOf(one.labels![0]!) === label)!;
const slider = (element: VoiceSettings, label: string): HTMLInputElement =>
  inputs(element, '[type="range"]').find((one) => textOf(one.labels![0]!) === label)!;

/** Moves a slider as a finger or the mouse does. */
function move(element: VoiceSettings, label: string, value: number): void {
  const one = slider(element, label);
  one.value = String(value);
  one.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

/** Changes and wishes for a sample, in the order in which they left the element. */
function told(element: VoiceSettings): readonly unknown[] {
  const all: unknown[] = [];
  element.parentElement!.addEventListener('setting-changed', ({ change }) => all.push(change));
  element.parentElement!.addEventListener('sample-wanted', ({ lang }) => all.push(lang));
  return all;
}

describe('voice-settings', () => {
  describe('accessibility', () => {
    it('passes axe', async () => {
      await expect(await make()).to.be.accessible();
    });

    it('passes axe without voices, without one of a language, with one that is gone, and with very many', async () => {
      await expect(await make({ voices: undefined })).to.be.accessible();
      await expect(await make({ voices: [] })).to.be.accessible();
      await expect(await make({ languages: [BELARUSIAN], sound: false })).to.be.accessible();
      await expect(
        await make({ choice: withVoice(DEFAULT_VOICE, 'de', { name: 'Gone', lang: 'de' }) }),
      ).to.be.accessible();
      await expect(await make({ voices: many(500) })).to.be.accessible();
    });

    it('is a radio group for each language, three sliders, and a button for each language', async () => {
      const element = await make();
      expect(parts(element, 'legend').map(textOf)).to.deep.equal(['Voice: English', 'Voice: German']);
      expect(answers(group(element, 0))).to.deep.equal(['The best of this device', 'Hector, United Kingdom']);
      expect(answers(group(element, 1))).to.deep.equal(['The best of this device', 'Anna, Germany', 'Martin, Austria']);
      expect(inputs(element, '[type="range"]').map((one) => textOf(one.labels![0]!))).to.deep.equal([
        'Rate',
        'Pitch',
        'Volume',
      ]);
      expect(labels(element)).to.deep.equal(['Play sample: English', 'Play sample: German']);
    });

    it('has no select, which Orca would take for the focus', async () => {
      expect(parts(await make({ voices: many(500) }), 'select')).to.deep.equal([]);
    });

    it('fits a narrow page', async () => {
      await setViewport({ width: 320, height: 640 });
      const element = await make({
        voices: [...VOICES, { name: 'A voice with a very long name'.repeat(4), lang: 'en' }],
      });
      expect(element.scrollWidth).to.be.at.most(element.clientWidth);
      await setViewport({ width: 800, height: 600 });
    });
  });

  describe('properties', () => {
    it('says that the voices are not known yet, and that there are none', async () => {
      const element = await make({ voices: undefined });
      expect(textOf(part(element, 'p'))).to.equal('Looking for the voices of this device…');
      expect(inputs(element, 'input')).to.deep.equal([]);
      element.voices = [];
      await element.updateComplete;
      expect(textOf(part(element, 'p'))).to.equal(
        'This device has no voice for Anna–Hector, or the browser does not show it. What would be said comes to your screen reader, and stands under “What was said”.',
      );
      expect(labels(element)).to.deep.equal([]);
      element.voices = VOICES;
      await element.updateComplete;
      expect(labels(element)).to.have.length(2);
    });

    it('shows what is chosen', async () => {
      const element = await make();
      expect(checked(element)).to.deep.equal(['The best of this device', 'The best of this device']);
      const choice = {
        ...withVoice(DEFAULT_VOICE, 'de', { name: 'Martin', lang: 'de_AT' }),
        rate: 1.5,
        pitch: 0.8,
        volume: 0.35,
      };
      element.settings = { ...DEFAULT_SETTINGS, voice: choice };
      await element.updateComplete;
      expect(checked(element)).to.deep.equal(['The best of this device', 'Martin, Austria']);
      expect(inputs(element, '[type="range"]').map(({ value }) => value)).to.deep.equal(['1.5', '0.8', '0.35']);
      const texts = ['150%', '80%', '35%'];
      expect(inputs(element, '[type="range"]').map(({ ariaValueText }) => ariaValueText)).to.deep.equal(texts);
      expect(parts(element, '.level').map(textOf)).to.deep.equal(texts);
    });

    it('writes regions and numbers in the language of the page', async () => {
      const element = await make({ languages: [GERMAN], choice: { ...DEFAULT_VOICE, rate: 1.5 } });
      expect(answers(group(element, 0))).to.deep.equal([
        'The best of this device',
        'Anna, Deutschland',
        'Martin, Österreich',
      ]);
      expect(slider(element, 'Rate').ariaValueText).to.equal('150\u00a0%');
    });

    it('keeps a chosen voice that is gone, and says what speaks', async () => {
      const element = await make({ choice: withVoice(DEFAULT_VOICE, 'de', { name: 'Petra', lang: 'de-DE' }) });
      expect(checked(element)).to.deep.equal([
        'The best of this device',
        'Petra, not here at the moment: the best of this device speaks',
      ]);
    });

    it('offers all voices where none speaks the language, each with its own, and says so', async () => {
      const element = await make({ languages: [ENGLISH, BELARUSIAN] });
      const belarusian = group(element, 1);
      expect(answers(belarusian)).to.deep.equal([
        'The best of this device',
        'Hector, British English',
        'Anna, German (Germany)',
        'Martin, Austrian German',
      ]);
      const note = element.shadowRoot!.getElementById(belarusian.getAttribute('aria-describedby')!)!;
      expect(textOf(note)).to.equal('No voice of this device speaks this language. One of another language reads it.');
      expect(group(element, 0).hasAttribute('aria-describedby')).to.equal(false);
    });

    it('names a voice by its name alone where that tells the rest, or its language is none', async () => {
      const voices = [
        { name: 'Hedda - German (Germany)', lang: 'de-DE' },
        { name: 'Plain', lang: 'de' },
        { name: 'Odd', lang: 'de-??' },
      ];
      const element = await make({ voices, languages: [ENGLISH, GERMAN] });
      expect(answers(group(element, 1)).slice(1)).to.deep.equal(['Hedda - German (Germany)', 'Plain', 'Odd']);
    });

    it('says that sound is off', async () => {
      const element = await make({ sound: false });
      expect(textOf(part(element, 'p'))).to.equal('Sound is switched off: the voice is not heard.');
    });
  });

  describe('very many voices', () => {
    const shown = (element: VoiceSettings): string => textOf(part(element, '#shown-0'));

    it('are found by part of their name', async () => {
      const element = await make({ voices: many(100), languages: [ENGLISH] });
      expect(answers(group(element, 0))).to.have.length(1 + 24);
      expect(shown(element)).to.equal('Voices shown: 24 of 100');
      const field = input(element, '[type="text"]');
      expect(textOf(field.labels![0]!)).to.equal('Part of the voice’s name: English');
      field.focus();
      await press('N', 'o', 'Space', '9');
      await element.updateComplete;
      expect(answers(group(element, 0))).to.deep.equal([
        'The best of this device',
        ...[9, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99].map((number) => `Voice no ${number}, United Kingdom`),
      ]);
      expect(shown(element)).to.equal('Voices shown: 11 of 100');
    });

    it('always have the chosen one among them', async () => {
      const choice = withVoice(DEFAULT_VOICE, 'en', { name: 'Voice no 77', lang: 'en-GB' });
      const element = await make({ voices: many(100), languages: [ENGLISH], choice });
      expect(checked(element)).to.deep.equal(['Voice no 77, United Kingdom']);
    });

    it('are asked for by name only where they are many', async () => {
      expect(inputs(await make({ voices: many(24), languages: [ENGLISH] }), '[type="text"]')).to.deep.equal([]);
    });
  });

  describe('events', () => {
    it('tells the voice that is chosen for a language, then wants it to be heard', async () => {
      const element = await make();
      const all = told(element);
      radio(element, 'de', 'Martin, Austria').click();
      expect(all).to.deep.equal([{ voice: { ...DEFAULT_VOICE, voices: { de: MARTIN } } }, 'de']);
    });

    it('tells the best of the device, and leaves what is chosen for other languages', async () => {
      const choice = withVoice(withVoice(DEFAULT_VOICE, 'de', ANNA), 'en', HECTOR);
      const element = await make({ choice });
      const all = told(element);
      radio(element, 'de', 'The best of this device').click();
      expect(all).to.deep.equal([{ voice: { ...DEFAULT_VOICE, voices: { en: HECTOR } } }, 'de']);
    });

    it('tells each move of a slider, to be heard in the language of the page', async () => {
      const element = await make();
      const all = told(element);
      move(element, 'Rate', 2.5);
      move(element, 'Pitch', 0);
      move(element, 'Volume', 0.55);
      expect(all).to.deep.equal([
        ...[{ voice: { ...DEFAULT_VOICE, rate: 2.5 } }, 'en'],
        ...[{ voice: { ...DEFAULT_VOICE, pitch: 0 } }, 'en'],
        ...[{ voice: { ...DEFAULT_VOICE, volume: 0.55 } }, 'en'],
      ]);
    });

    it('wants a language to be heard by its button', async () => {
      const element = await make();
      const all = told(element);
      button(element, 'Play sample: German').click();
      button(element, 'Play sample: English').click();
      expect(all).to.deep.equal(['de', 'en']);
    });

    it('a sample is a move in the words of the page or, in German beside it, the FIDE call', async () => {
      const element = await make();
      const heard = heardFrom(element, 'sample-wanted');
      button(element, 'Play sample: English').click();
      button(element, 'Play sample: German').click();
      expect(heard.map((event) => event.segments(wordsEn))).to.deep.equal([
        [{ text: 'knight g1 to f3', lang: 'en' }],
        [{ text: 'Springer Gustav eins Felix drei', lang: 'de' }],
      ]);
    });
  });

  describe('in the background', () => {
    const background = (element: VoiceSettings): HTMLInputElement => input(element, '[type="checkbox"]');

    it('our own voice calls only where that is chosen, with what it is for', async () => {
      const element = await make();
      const box = background(element);
      expect(textOf(box.labels![0]!)).to.equal(
        "Call moves by Anna–Hector's own voice while this window is in the background",
      );
      expect(textOf(part(element, `#${box.getAttribute('aria-describedby')!}`))).to.equal(
        'For games at a table with several windows: a screen reader speaks only the window you are in, and the others then call the moves themselves.',
      );
      expect(box.checked).to.equal(false);
      element.settings = { ...DEFAULT_SETTINGS, voiceInBackground: true };
      await element.updateComplete;
      expect(box.checked).to.equal(true);
    });

    it('tells that it is chosen, and that it is not any more', async () => {
      const element = await make();
      const all = told(element);
      background(element).click();
      background(element).click();
      expect(all).to.deep.equal([{ voiceInBackground: true }, { voiceInBackground: false }]);
    });
  });

  describe('keyboard', () => {
    it('chooses by arrows, goes on by Tab, and moves a slider by its step', async () => {
      const element = await make();
      const all = told(element);
      element.addEventListener('setting-changed', ({ change }) => {
        element.settings = { ...element.settings, ...change };
      });
      input(element, 'input:checked').focus();
      await press('Tab');
      expect(focused(element)).to.equal('The best of this device');
      await press('ArrowDown', 'ArrowDown', 'Tab');
      expect(focused(element)).to.equal('Rate');
      await press('ArrowRight', 'ArrowRight');
      await element.updateComplete;
      expect(slider(element, 'Rate').ariaValueText).to.equal('120%');
      expect(all.filter((one) => typeof one === 'string')).to.deep.equal(['de', 'de', 'en', 'en']);
      expect(element.settings.voice).to.deep.equal({ ...DEFAULT_VOICE, voices: { de: MARTIN }, rate: 1.2 });
    });
  });
});

function many(count: number): readonly ChosenVoice[] {
  return Array.from({ length: count }, (_nothing, index) => ({ name: `Voice no ${index}`, lang: 'en-GB' }));
}
