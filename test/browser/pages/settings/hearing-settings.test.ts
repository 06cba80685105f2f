import type { CommandKey } from '../../../../src/commands/command.js';
import { COMMANDS } from '../../../../src/commands/commands.js';
import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { LanguageName } from '../../../../speech/language-names.js';
import type { HearingSettings } from '../../../../src/pages/settings/hearing-settings/hearing-settings.js';
import type { HearingState } from '../../../../src/pages/settings/hearing-settings/hearing-state.js';
import '../../../../src/pages/settings/hearing-settings/hearing-settings.js';
import { DEFAULT_LISTENING, type ListeningChoice } from '../../../../speech/recogniser/listening-choice.js';
import { DEFAULT_SETTINGS } from '../../../../src/storage/settings/settings.js';
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

const KNOWN: HearingState = {
  availability: { 'on device': 'downloadable', cloud: 'available', vosk: 'available' },
  model: { type: 'none' },
  trying: false,
};

interface Shown {
  readonly listening?: Partial<ListeningChoice>;
  readonly hearing?: Partial<HearingState>;
  readonly confirmMoves?: boolean;
}

function make({ listening, hearing, confirmMoves = false }: Shown = {}) {
  return fixture<HearingSettings>(
    html`<hearing-settings
      .settings=${{ ...DEFAULT_SETTINGS, listening: { ...DEFAULT_LISTENING, ...listening }, confirmMoves }}
      .hearing=${{ ...KNOWN, ...hearing }}
      .language=${{ lang: 'de', name: 'Deutsch' }}
      .germanSample=${{ text: 'Springer Gustav eins Felix drei', lang: 'de' }}
    ></hearing-settings>`,
  );
}

const radio = (element: HearingSettings, value: string): HTMLInputElement => input(element, `[value="${value}"]`);

/** What a screen reader says after the name of a field. */
const described = (element: HearingSettings, field: HTMLElement): string =>
  textOf(part(element, `#${field.getAttribute('aria-describedby') ?? ''}`));

const WARNING =
  'While it listens, all that the microphone hears is sent over the network to the maker of this browser (Google, Apple or Microsoft, for example), which makes words of it. Anna–Hector gets the words alone, and cannot say what is kept there.';

const groups = (element: HearingSettings): readonly (readonly string[])[] =>
  parts(element, '[role="radiogroup"]').map((group) => [
    textOf(group.querySelector('legend')!),
    ...[...group.querySelectorAll('label:has([type="radio"])')].map(textOf),
  ]);

describe('hearing-settings', () => {
  describe('accessibility', () => {
    it('passes axe, with each choice', async () => {
      await expect(await make()).to.be.accessible();
      await expect(
        await make({ listening: { recogniser: 'cloud', cloudAllowed: true }, hearing: { trying: true } }),
      ).to.be.accessible();
      await expect(
        await make({
          listening: { recogniser: 'vosk' },
          hearing: { model: { type: 'ready', name: 'small-de.tar.gz', bytes: 45_000_000 } },
        }),
      ).to.be.accessible();
    });

    it('is as wide as a narrow page, also with a long name of a file', async () => {
      await setViewport({ width: 320, height: 800 });
      const name = `${'vosk-model-small-'.repeat(6)}.tar.gz`;
      const element = await make({
        listening: { recogniser: 'vosk' },
        hearing: { model: { type: 'unreadable', name, bytes: 1 } },
      });
      expect(element.scrollWidth).to.be.at.most(element.clientWidth);
      await setViewport({ width: 800, height: 600 });
    });
  });

  describe('properties', () => {
    it('asks only what listens, and whether moves are asked about, until something is chosen', async () => {
      const element = await make();
      expect(groups(element)).to.deep.equal([
        [
          'Speech recognition',
          'Off',
          'The browser’s, on this device: nothing that is said leaves it',
          'The browser’s, online (audio goes to Google, Apple or Microsoft)',
          'Vosk, on this device, with a model file of your own',
        ],
      ]);
      expect(radio(element, 'none').checked).to.equal(true);
      expect(input(element, '[data-flag="confirm"]').checked).to.equal(false);
      expect(labels(element)).to.deep.equal(['Download']);
    });

    it('asks how one talks and for which language, where something listens', async () => {
      const element = await make({ listening: { recogniser: 'on device', way: 'toggle', listenFor: 'german call' } });
      expect(groups(element).slice(1)).to.deep.equal([
        [
          'When should it listen?',
          'Hold V, F8 or the button while talking',
          'Press V, F8 or the button before talking, and again after it',
          'Listen always, from one press to the next',
        ],
        [
          'Language you will speak',
          'The language of the page: Deutsch',
          'The German of the FIDE call: Springer Gustav eins Felix drei',
        ],
      ]);
      expect(radio(element, 'toggle').checked).to.equal(true);
      expect(radio(element, 'german call').checked).to.equal(true);
      expect(part(element, '[lang="de"]').textContent).to.equal('Springer Gustav eins Felix drei');
    });

    it('names the keys for talking as they were chosen, or the button alone', async () => {
      const ways = async (keys: readonly CommandKey[]) => {
        const element = await make({ listening: { recogniser: 'vosk' } });
        element.commands = { talk: { ...COMMANDS.talk, keys } };
        await element.updateComplete;
        return groups(element)[1]?.slice(1, 3);
      };
      expect(await ways([{ key: 'x' }])).to.deep.equal([
        'Hold X or the button while talking',
        'Press X or the button before talking, and again after it',
      ]);
      expect(await ways([])).to.deep.equal([
        'Hold the button while talking',
        'Press the button before talking, and again after it',
      ]);
    });

    it('tells with each recogniser whether it can be had', async () => {
      const element = await make();
      expect(described(element, radio(element, 'on device'))).to.equal('The language pack must be downloaded first.');
      expect(described(element, radio(element, 'cloud'))).to.equal(`It can be used now. ${WARNING}`);
      element.hearing = {
        ...KNOWN,
        availability: { 'on device': 'unavailable', cloud: 'unavailable', vosk: 'available' },
      };
      await element.updateComplete;
      expect(described(element, radio(element, 'on device'))).to.equal('Not on this device, or not for this language.');
      expect(labels(element)).to.deep.equal([]);
    });

    it('says what was heard in the trial, in its language', async () => {
      const element = await make({
        listening: { recogniser: 'on device' },
        hearing: { tried: { type: 'heard', words: { text: 'Springer f drei', lang: 'de-DE' } } },
      });
      expect(textOf(part(element, '.tried'))).to.equal('Heard: Springer f drei');
      expect(part(element, '.tried q').lang).to.equal('de-DE');
    });
  });

  describe('the servers of the browser’s maker', () => {
    it('are not used by being chosen: their warning must be allowed', async () => {
      const element = await make();
      const changes = heardFrom(element, 'setting-changed');
      expect(inputs(element, '[data-flag="cloud"]')).to.have.length(0);
      radio(element, 'cloud').click();
      await element.updateComplete;
      expect(changes.map(({ change }) => change)).to.deep.equal([{ listening: DEFAULT_LISTENING }]);
      expect(radio(element, 'cloud').checked).to.equal(true);
      const consent = input(element, '[data-flag="cloud"]');
      expect(textOf(consent.labels![0]!)).to.equal('I have read this, and allow it');
      expect(described(element, consent)).to.contain(WARNING);
      consent.click();
      expect(changes.at(-1)?.change).to.deep.equal({
        listening: { ...DEFAULT_LISTENING, recogniser: 'cloud', cloudAllowed: true },
      });
    });

    it('what was in use is no more while the warning is read', async () => {
      const element = await make({ listening: { recogniser: 'on device' } });
      const changes = heardFrom(element, 'setting-changed');
      radio(element, 'cloud').click();
      expect(changes.map(({ change }) => change.listening?.recogniser)).to.deep.equal(['none']);
    });

    it('are left at once when what was allowed is taken back', async () => {
      const element = await make({ listening: { recogniser: 'cloud', cloudAllowed: true } });
      const changes = heardFrom(element, 'setting-changed');
      input(element, '[data-flag="cloud"]').click();
      expect(changes.map(({ change }) => change)).to.deep.equal([{ listening: DEFAULT_LISTENING }]);
    });

    it('are used at a choice where they were allowed before', async () => {
      const element = await make({ listening: { cloudAllowed: true } });
      const changes = heardFrom(element, 'setting-changed');
      radio(element, 'cloud').click();
      expect(changes.at(-1)?.change.listening).to.deep.equal({
        ...DEFAULT_LISTENING,
        recogniser: 'cloud',
        cloudAllowed: true,
      });
    });
  });

  describe('events', () => {
    it('tells each choice', async () => {
      const element = await make({ listening: { recogniser: 'on device' } });
      const changes = heardFrom(element, 'setting-changed');
      for (const value of ['vosk', 'always', 'german call']) radio(element, value).click();
      input(element, '[data-flag="confirm"]').click();
      input(element, '[data-flag="silence"]').click();
      const listening = { ...DEFAULT_LISTENING, recogniser: 'on device' } as const;
      expect(changes.map(({ change }) => change)).to.deep.equal([
        { listening: { ...listening, recogniser: 'vosk' } },
        { listening: { ...listening, way: 'always' } },
        { listening: { ...listening, listenFor: 'german call' } },
        { confirmMoves: true },
        { listening: { ...listening, silenceIsYes: true } },
      ]);
    });

    it('leads the focus on to the recogniser when the button that fetches its language goes', async () => {
      const element = await make({ listening: { recogniser: 'on device' } });
      button(element, 'Download').focus();
      element.hearing = { ...KNOWN, availability: { ...KNOWN.availability, 'on device': 'downloading' } };
      await element.updateComplete;
      expect(element.shadowRoot?.activeElement).to.equal(radio(element, 'on device'));
    });

    it('leaves the focus where it is when that button goes without it', async () => {
      const element = await make({ listening: { recogniser: 'on device' } });
      button(element, 'Try it: say something').focus();
      element.hearing = { ...KNOWN, availability: { ...KNOWN.availability, 'on device': 'downloading' } };
      await element.updateComplete;
      expect(focused(element)).to.equal('Try it: say something');
    });

    it('wants the language to be fetched, and the trial to begin and to end', async () => {
      const element = await make({ listening: { recogniser: 'on device' } });
      const wishes = heardFrom(element, 'voice-wish');
      button(element, 'Download').click();
      button(element, 'Try it: say something').click();
      element.hearing = { ...KNOWN, trying: true };
      await element.updateComplete;
      expect(button(element, 'Try it: say something').getAttribute('aria-pressed')).to.equal('true');
      button(element, 'Try it: say something').click();
      expect(wishes.map(({ wish }) => wish)).to.deep.equal([
        { type: 'install', recogniser: 'on device' },
        { type: 'try', on: true },
        { type: 'try', on: false },
      ]);
    });
  });

  describe('the model for Vosk', () => {
    const MODEL = { name: 'small-de.tar.gz', bytes: 45_049_000 };

    const file = (element: HearingSettings): HTMLElement => part(element, 'model-file');

    const helped = async (name: LanguageName): Promise<readonly string[]> => {
      const element = await make({ listening: { recogniser: 'vosk' } });
      element.language = { lang: name, name };
      await element.updateComplete;
      const help = part(element, 'model-help') as HTMLElementTagNameMap['model-help'];
      await help.updateComplete;
      return [...parts(help, 'p')].map(textOf);
    };

    it('is told how to be had: which one, how large, from where, and what to do with it', async () => {
      expect(await helped('uk')).to.deep.equal([
        'How to get a model',
        'For Українська: vosk-model-small-uk-v3-small.zip, about 144 МБ.',
        'Download it from alphacephei.com/vosk/models',
        'Leave the file packed as it comes, and choose it below. With another language’s model nothing is understood.',
      ]);
    });

    it('is told to be missing for a language that has none', async () => {
      expect(await helped('mk')).to.deep.equal([
        'How to get a model',
        'There is no Vosk model for Македонски yet. Choose the browser’s recogniser, or listen for the German call with the German model.',
      ]);
    });

    it('is that of German where the German call is listened for', async () => {
      const element = await make({ listening: { recogniser: 'vosk', listenFor: 'german call' } });
      element.language = { lang: 'mk', name: 'Македонски' };
      await element.updateComplete;
      const help = part(element, 'model-help') as HTMLElementTagNameMap['model-help'];
      await help.updateComplete;
      expect(textOf(part(help, 'p:nth-of-type(2)'))).to.equal(
        'For Deutsch: vosk-model-small-de-0.15.zip, about 46,5 MB.',
      );
      expect(part(help, 'a').getAttribute('href')).to.equal('https://alphacephei.com/vosk/models');
    });

    it('is asked for where Vosk is chosen, and only there', async () => {
      expect(parts(await make({ listening: { recogniser: 'on device' } }), 'model-file')).to.have.length(0);
      const element = await make({ listening: { recogniser: 'vosk' } });
      expect(textOf(part(file(element), '#state'))).to.equal('No model file has been chosen.');
      expect(labels(file(element))).to.deep.equal([]);
    });

    for (const [type, told] of [
      ['loading', 'small-de.tar.gz, 45 MB: it is being read.'],
      ['ready', 'small-de.tar.gz, 45 MB: ready.'],
      ['unreadable', 'small-de.tar.gz, 45 MB: it cannot be read. Choose another file.'],
    ] as const)
      it(`is told with its name and size: ${type}`, async () => {
        const element = await make({ listening: { recogniser: 'vosk' }, hearing: { model: { type, ...MODEL } } });
        expect(textOf(part(file(element), '#state'))).to.equal(told);
      });

    it('is chosen, dropped, and removed; the focus is then where another is chosen', async () => {
      const element = await make({
        listening: { recogniser: 'vosk' },
        hearing: { model: { type: 'ready', ...MODEL } },
      });
      const wishes = heardFrom(element, 'voice-wish');
      const chosen = new File(['x'], 'one.tar.gz');
      const field = input(file(element), '#model');
      const files = new DataTransfer();
      files.items.add(chosen);
      field.files = files.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      const dropped = new DataTransfer();
      dropped.items.add(chosen);
      const drop = new DragEvent('drop', { dataTransfer: dropped, cancelable: true, bubbles: true });
      part(file(element), '.drop').dispatchEvent(drop);
      expect(drop.defaultPrevented).to.equal(true);
      button(file(element), 'Remove this model from the device').click();
      expect(
        wishes.map(({ wish }) => (wish.type === 'model' ? `${wish.type} ${wish.file.name}` : wish.type)),
      ).to.deep.equal(['model one.tar.gz', 'model one.tar.gz', 'forget model']);
      expect(focused(file(element))).to.equal('Model file');
    });
  });
});
