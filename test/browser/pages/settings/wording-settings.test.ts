import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { LANGUAGE_NAMES, type LanguageName } from '../../../../speech/language-names.js';
import type { Message } from '../../../../speech/announcer/log.js';
import { utterance } from '../../../../speech/utterance.js';
import type { WordingSettings } from '../../../../src/pages/settings/wording-settings.js';
import '../../../../src/pages/settings/wording-settings.js';
import { button, focused, heardFrom, input, labels, part, parts, textOf } from '../../../components/element-fixture.js';

const UNREAD = 'No native speaker has read these texts yet.';
const COPIED = 'Copied. Send it to whoever provides this copy of Anna–Hector.';
const NOTE = 'What is wrong, and what would be right?';

const said = (lang: LanguageName, ...texts: readonly string[]): readonly Message[] =>
  texts.map((text, index) => ({ id: index + 1, utterance: utterance([{ text, lang }], 'answer', 'page') }));

const closed = (language: LanguageName = 'en', messages: readonly Message[] = []): Promise<WordingSettings> =>
  fixture<WordingSettings>(html`<wording-settings .language=${language} .said=${() => messages}></wording-settings>`);

async function make(language?: LanguageName, messages?: readonly Message[]): Promise<WordingSettings> {
  const element = await closed(language, messages);
  part(element, 'summary').click();
  await waitUntil(() => element.renderRoot.querySelector('#copy'));
  return element;
}

async function types(element: WordingSettings, selector: string, text: string): Promise<void> {
  const field = part(element, selector) as HTMLInputElement | HTMLTextAreaElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await element.updateComplete;
}

/** The messages that can be chosen: "Castling … long-castling". */
const offered = (element: WordingSettings): readonly string[] => parts(element, '.choice').map(textOf);

async function copies(element: WordingSettings): Promise<void> {
  button(element, 'Copy the report').click();
  await element.updateComplete;
}

describe('wording-settings', () => {
  const { clipboard } = navigator;
  let copied: string[];
  let refuses: boolean;

  beforeEach(() => {
    copied = [];
    refuses = false;
    const writeText = (text: string): Promise<void> => {
      if (refuses) return Promise.reject(new DOMException('No', 'NotAllowedError'));
      copied.push(text);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });
  afterEach(() => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  });

  it('passes axe', async () => {
    const element = await make('de', said('de', 'Auf e4 steht keine Figur.'));
    await expect(element).to.be.accessible();
    refuses = true;
    await copies(element);
    await types(element, '#note', 'falsch');
    await copies(element);
    await waitUntil(() => element.renderRoot.querySelector('#report'));
    await expect(element).to.be.accessible();
  });

  it('says of each language but English that nobody has read it who speaks it from birth', async () => {
    for (const language of LANGUAGE_NAMES) {
      const [first] = parts(await closed(language), 'p').map(textOf);
      expect(first, language).to.equal(language === 'en' ? undefined : UNREAD);
    }
  });

  it('offers what was said last in the language of the page, and a field for another sentence', async () => {
    const element = await make('en', [...said('en', 'White to move.', 'Check.'), ...said('de', 'Schach.')]);
    expect(parts(element, '#heard option').map(textOf)).to.deep.equal([
      'Check.',
      'White to move.',
      'Another sentence, to be typed below …',
    ]);
    expect(parts(element, '#typed')).to.have.length(0);
  });

  it('has the field alone where nothing was said', async () => {
    const element = await make('en');
    expect(parts(element, '#heard')).to.have.length(0);
    expect(textOf(input(element, '#typed').labels![0]!)).to.equal('Sentence, as you heard or read it');
    expect(offered(element)).to.deep.equal([]);
  });

  it('tells the messages that a typed sentence may be, and that none fits', async () => {
    const element = await make('en');
    await types(element, '#typed', 'there is no piece on e4');
    expect(offered(element)[0]).to.equal('There is no piece on …. refusal-empty-square');
    expect(offered(element).at(-1)).to.equal('None of these');
    await types(element, '#typed', 'Hottehü');
    expect(offered(element)).to.deep.equal([]);
    expect(parts(element, 'p').map(textOf)).to.include('No message fits this sentence. The report will say so.');
  });

  it('copies what was chosen, and says so; what is changed afterwards is another report', async () => {
    const element = await make('en', said('en', 'There is no piece on e4.'));
    const told = heardFrom(element, 'settings-told');
    await types(element, '#note', ' Nothing stands on e4. ');
    await copies(element);
    await waitUntil(() => told.length > 0);
    expect(copied).to.deep.equal([
      'Anna–Hector: a wrong wording\nLanguage: en\nMessage: refusal-empty-square\nHeard: There is no piece on e4.\n' +
        'Note: Nothing stands on e4.\n\nen.ftl:\nrefusal-empty-square = There is no piece on { SQUARE($square) }.\n',
    ]);
    expect(told.map(({ text }) => text)).to.deep.equal([COPIED]);
    await element.updateComplete;
    expect(textOf(part(element, '#told'))).to.equal(COPIED);
    await types(element, '#note', 'Nothing');
    expect(textOf(part(element, '#told'))).to.equal('');
  });

  it('copies that none of the messages is it', async () => {
    const element = await make('en', said('en', 'There is no piece on e4.'));
    await types(element, '#note', 'Wrong');
    input(element, '.choice input[value="none"]').click();
    await element.updateComplete;
    await copies(element);
    expect(copied).to.deep.equal([
      'Anna–Hector: a wrong wording\nLanguage: en\nMessage: not found\nHeard: There is no piece on e4.\nNote: Wrong\n',
    ]);
  });

  it('refuses what is missing or too long, at its field', async () => {
    const element = await make('en');
    const refused = async (): Promise<readonly (string | undefined)[]> => {
      await copies(element);
      await element.updateComplete;
      return [focused(element), ...parts(element, '.error').map(textOf)];
    };
    expect(await refused()).to.deep.equal(['Sentence, as you heard or read it', 'Type the sentence first.']);
    await types(element, '#typed', 'a'.repeat(501));
    expect(parts(element, '.error')).to.have.length(0);
    expect(await refused()).to.deep.equal(['Sentence, as you heard or read it', 'Too long: at most 500 characters.']);
    await types(element, '#typed', 'Check.');
    await copies(element);
    await element.updateComplete;
    const note = part(element, '#note') as HTMLTextAreaElement;
    expect(element.shadowRoot?.activeElement).to.equal(note);
    expect(textOf(note.labels[0]!)).to.equal(NOTE);
    expect(parts(element, '.error').map(textOf)).to.deep.equal(['Say what is wrong.']);
    await types(element, '#note', 'a'.repeat(2001));
    await copies(element);
    expect(parts(element, '.error').map(textOf)).to.deep.equal(['Too long: at most 2000 characters.']);
    expect(copied).to.deep.equal([]);
    await types(element, '#note', 'a'.repeat(2000));
    await copies(element);
    expect(copied).to.have.length(1);
  });

  it('begins anew in another language', async () => {
    const element = await make('de', said('de', 'Auf e4 steht keine Figur.'));
    await types(element, '#note', 'falsch');
    element.language = 'en';
    await element.updateComplete;
    await waitUntil(() => parts(element, '#typed').length > 0);
    expect(parts(element, '#heard')).to.have.length(0);
    expect((part(element, '#note') as HTMLTextAreaElement).value).to.equal('');
    expect(labels(element)).to.deep.equal(['Copy the report']);
  });
});
