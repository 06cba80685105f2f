/**
 * A wrong wording is reported, by keys alone and in German: somebody has heard a sentence, goes to the settings, and has the report with the
 * message's id in the clipboard. What the keys lead to, one after another:
 *
 * - Heading "Wortlaut". "Diese Texte hat noch niemand gelesen, der mit Deutsch aufgewachsen ist." Then, folded, "Falschen Wortlaut melden".
 * - Enter, Tab: a list, "Was Sie gehört haben", on the last sentence; arrows lead to the ones before, the last is "Ein anderer Satz, unten
 *   einzutippen …", with which a field comes.
 * - Tab: "Welche Meldung ist es?", on the nearest message, with its id; arrows lead to the next.
 * - Tab: a field, "Was ist falsch, und wie wäre es richtig?". Tab: "Bericht kopieren".
 * - Enter: "Kopiert. Schicken Sie den Bericht dorthin, woher Sie diese Kopie von Anna–Hector haben."
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { Journey, type User } from './app.js';

const UNREAD = 'Diese Texte hat noch niemand gelesen, der mit Deutsch aufgewachsen ist.';
const COPIED = 'Kopiert. Schicken Sie den Bericht dorthin, woher Sie diese Kopie von Anna–Hector haben.';
const NOT_COPIED = 'Nicht kopiert: Der Browser erlaubt es nicht. Der Bericht steht unten; kopieren Sie ihn von dort.';
const NOTE = 'textbox: Was ist falsch, und wie wäre es richtig?';
const COPY = 'button: Bericht kopieren';

/** By a key. */
async function unfolds(user: User, summary: string): Promise<void> {
  await (await user.part(`>>> summary ::-p-text(${summary})`)).focus();
  await user.press('Enter');
}

/** What a field shows. */
const valueOf = async (user: User, role: string, name: string): Promise<string> =>
  (await user.find(role, name)).evaluate((field) =>
    field instanceof HTMLSelectElement
      ? (field.selectedOptions[0]?.label ?? '')
      : (field as HTMLInputElement | HTMLTextAreaElement).value,
  );

describe('a wrong wording is reported by keys', () => {
  const journey = new Journey({ watchesRequests: true });
  let user: User;

  beforeAll(async () => {
    await journey.start();
    user = await journey.visit();
    await user.settled();
    await user.start({ Opponent: 'Player beside you' });
    await user.choosesLanguage('de');
    await user.hears(0);
  });
  afterEach(() => {
    expect(journey.complaints).toEqual([]);
  });
  afterAll(() => journey.end());

  const mayCopy = async (state: 'granted' | 'denied'): Promise<void> => {
    for (const name of ['clipboard-read', 'clipboard-write'] as const) {
      await user.page
        .browserContext()
        .setPermission(journey.address, { permission: { name, allowWithoutSanitization: false }, state });
    }
  };
  /** Each once: a file is fetched, and then imported. */
  const catalogues = () => [
    ...new Set(journey.requests.flatMap((address) => /\/(catalogue-\w\w)-/.exec(address)?.[1] ?? [])),
  ];

  test('the page says that nobody has read its texts; no catalogue is loaded for that', async () => {
    await user.goToSquare('e4');
    await user.press('Enter');
    await user.heard('Auf e4 steht keine Figur.');
    await user.goToPage('settings/wording', 'Wortlaut');
    const section = await user.part('>>> wording-settings');
    expect(await section.evaluate((element) => element.shadowRoot?.querySelector('p')?.textContent)).toBe(UNREAD);
    expect(catalogues()).toEqual([]);
  });

  test('the last sentence stands first, and the messages that it may be, with their ids', async () => {
    await unfolds(user, 'Falschen Wortlaut melden');
    await user.find('combobox', 'Was Sie gehört haben');
    expect(catalogues().sort()).toEqual(['catalogue-de', 'catalogue-en']);
    await user.press('Tab');
    expect(await user.focusedRole()).toBe('combobox: Was Sie gehört haben');
    expect(await valueOf(user, 'combobox', 'Was Sie gehört haben')).toBe('Auf e4 steht keine Figur.');
    await user.press('Tab');
    expect(await user.focusedRole()).toBe('radio: Auf … steht keine Figur. refusal-empty-square');
    await user.press('ArrowDown');
    expect(await user.focusedRole()).toBe('radio: Auf … steht keine Figur. hand-nothing-to-lift');
  });

  test('without a note nothing is copied: that is said at the field, which has the focus', async () => {
    await user.press('Tab');
    expect(await user.focusedRole()).toBe(NOTE);
    await user.press('Tab');
    expect(await user.focusedRole()).toBe(COPY);
    await user.press('Enter');
    await user.focusIsOn('Was ist falsch, und wie wäre es richtig?');
    const note = await user.find('textbox', 'Was ist falsch, und wie wäre es richtig?');
    expect(await note.evaluate((field) => field.getAttribute('aria-invalid'))).toBe('true');
    expect(
      await note.evaluate((field) => {
        const id = field.getAttribute('aria-describedby') ?? '';
        return (field.getRootNode() as ShadowRoot).getElementById(id)?.textContent;
      }),
    ).toBe('Schreiben Sie, was falsch ist.');
  });

  test('the report is in the clipboard, and that is said', async () => {
    await mayCopy('granted');
    await user.type('Hier heißt es: „Auf e4 ist nichts zum Aufnehmen.“');
    await user.press('Tab');
    await user.press('Enter');
    await user.heard(COPIED);
    expect(await user.focusedRole()).toBe(COPY);
    expect(await user.page.evaluate(() => navigator.clipboard.readText())).toBe(`Anna–Hector: a wrong wording
Language: de
Message: hand-nothing-to-lift
Heard: Auf e4 steht keine Figur.
Note: Hier heißt es: „Auf e4 ist nichts zum Aufnehmen.“

de.ftl:
hand-nothing-to-lift = Auf { SQUARE($square) } steht keine Figur.

en.ftl:
hand-nothing-to-lift = Nothing to lift on { SQUARE($square) }.
`);
  });

  test('another sentence is typed; it is found with its message, also one of the page', async () => {
    await user.press('Tab', 'Shift');
    await user.press('Tab', 'Shift');
    await user.press('Tab', 'Shift');
    expect(await user.focusedRole()).toBe('combobox: Was Sie gehört haben');
    await user.press('End');
    expect(await valueOf(user, 'combobox', 'Was Sie gehört haben')).toBe('Ein anderer Satz, unten einzutippen …');
    await user.press('Tab');
    expect(await user.focusedRole()).toBe('textbox: Satz, wie Sie ihn gehört oder gelesen haben');
    await user.type('zurück zur partie');
    await user.press('Tab');
    expect(await user.focusedRole()).toBe('radio: Zurück zur Partie back-to-game');
  });

  test('where the browser does not copy, the report stands in a field, chosen whole, and the focus is there', async () => {
    await mayCopy('denied');
    await user.press('Tab');
    await user.press('Tab');
    expect(await user.focusedRole()).toBe(COPY);
    await user.press('Enter');
    await user.heard(NOT_COPIED);
    await user.focusIsOn('Bericht');
    const report = `Anna–Hector: a wrong wording
Language: de
Message: back-to-game
Heard: zurück zur partie
Note: Hier heißt es: „Auf e4 ist nichts zum Aufnehmen.“

de.ftl:
back-to-game = Zurück zur Partie

en.ftl:
back-to-game = Back to the game
`;
    expect(await valueOf(user, 'textbox', 'Bericht')).toBe(report);
    const field = await user.find('textbox', 'Bericht');
    expect(
      await field.evaluate((element) => {
        const { selectionStart, selectionEnd, readOnly } = element as HTMLTextAreaElement;
        return [selectionStart, selectionEnd, readOnly];
      }),
    ).toEqual([0, report.length, true]);
  });

  test('in English nothing is said of who has read the texts, and a wording is reported all the same', async () => {
    await user.choosesLanguage('en');
    await user.find('heading', 'Wording');
    const section = await user.part('>>> wording-settings');
    await expect
      .poll(() => section.evaluate((element) => element.shadowRoot?.querySelector('p')?.textContent))
      .toBe(
        'The report is copied as text, for you to send to whoever provides this copy of Anna–Hector. Nothing is sent from here.',
      );
  });
});

describe('the catalogues', () => {
  const journey = new Journey({ worksOffline: true });
  let user: User;

  beforeAll(async () => {
    await journey.start();
    user = await journey.open();
    await user.settled();
  });
  afterEach(() => {
    expect(journey.complaints).toEqual([]);
  });
  afterAll(() => journey.end());

  const kept = () =>
    user.page.evaluate(async () => {
      const names = await caches.keys();
      const requests = (await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))).flat();
      return requests.flatMap(({ url }) => /\/(catalogue-\w\w)-/.exec(url)?.[1] ?? []).sort();
    });

  test('are kept for use offline by whoever has reported a wording, and are there with the server gone', async () => {
    expect(await kept()).toEqual([]);
    await user.goToPage('settings/wording', 'Wording');
    await user.openWording();
    expect(await kept()).toEqual(['catalogue-en']);
    await journey.stopServer();
    await journey.stopBrowser();
    await journey.startBrowser();
    user = await journey.open();
    await user.goToPage('settings/wording', 'Wording');
    await user.openWording();
  });
});
