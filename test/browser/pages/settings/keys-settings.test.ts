import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { COMMANDS } from '../../../../src/commands/commands.js';
import { CHANGEABLE } from '../../../../src/commands/key-choice.js';
import { commandName } from '../../../../src/pages/shared/command-names.js';
import type { KeysSettings } from '../../../../src/pages/settings/keys-settings.js';
import '../../../../src/pages/settings/keys-settings.js';
import { LANGUAGES } from '../../../../speech/languages.js';
import { DEFAULT_SETTINGS } from '../../../../src/storage/settings/settings.js';
import { press } from '../../../components/board-fixture.js';
import { button, heardFrom, input, part, parts, textOf } from '../../../components/element-fixture.js';

/** Takes over each change at once, as the page does. */
async function make(keys?: unknown): Promise<KeysSettings> {
  const element = await fixture<KeysSettings>(
    html`<keys-settings .settings=${{ ...DEFAULT_SETTINGS, keys }}></keys-settings>`,
  );
  element.addEventListener('setting-changed', ({ change }) => {
    element.settings = { ...element.settings, ...change };
  });
  await waitUntil(() => element.renderRoot.querySelector('select'));
  return element;
}

const select = (element: KeysSettings, id: string): HTMLSelectElement => part(element, `#${id}`) as HTMLSelectElement;

async function choose(element: KeysSettings, id: string, value: string): Promise<void> {
  const list = select(element, id);
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  await element.updateComplete;
}

/** "The last move: L" as the list has it. */
const standing = (element: KeysSettings, id: string): string => textOf(part(element, `#command option[value="${id}"]`));

const chosenIn = (element: KeysSettings, id: string): string | undefined => {
  const [chosen] = select(element, id).selectedOptions;
  return chosen && textOf(chosen);
};

async function chooseLastMove(element: KeysSettings): Promise<void> {
  await choose(element, 'group', 'Asking');
  await choose(element, 'command', 'last-move');
}

async function pressInField(element: KeysSettings, key: string): Promise<void> {
  input(element, '#key').focus();
  await press(key);
  await element.updateComplete;
}

describe('keys-settings', () => {
  it('passes axe', async () => {
    await expect(await make()).to.be.accessible();
  });

  it('lists every command whose keys can be changed, each group by itself, and each command with a name of its own', async () => {
    const element = await make();
    const groups = parts(element, '#group option').map(textOf);
    expect(groups).to.deep.equal([
      'Moving about the board',
      'Moving pieces',
      'Clock, offers and claims',
      'Asking',
      'Going through the game',
      'Page and speech',
      'Entering a board',
      'Assistant’s page',
      'Arbiter’s page',
      'Dial of a clock',
      'Clock alone',
    ]);
    const shown: string[] = [];
    const texts: Record<string, readonly string[]> = {};
    for (const group of groups) {
      await choose(element, 'group', group);
      expect(chosenIn(element, 'group')).to.equal(group);
      const options = parts(element, '#command option') as HTMLOptionElement[];
      expect(chosenIn(element, 'command')).to.equal(options[0] && textOf(options[0]));
      shown.push(...options.map(({ value }) => value));
      texts[group] = options.map(textOf);
    }
    expect(shown).to.have.members([...CHANGEABLE]);
    expect(texts['Asking']).to.include('The last move: L');
    expect(texts['Moving pieces']).to.include('Lift the piece, or place the lifted piece here: Enter or Space');
    expect(texts['Clock alone']).to.include.members([
      'Left player: Press: Left Arrow, Page Up or A',
      'What the clock is set to: R',
      'Whose clock runs: S',
    ]);
    expect(texts['Entering a board']).to.include.members(['To the left end of the rank: Home', 'Put a knight: N']);
    expect(texts['Assistant’s page']).to.include.members(['Call a move: C', 'Next: N']);
    const words = await LANGUAGES.en.keys();
    for (const id of CHANGEABLE) expect(commandName(id, words), id).not.to.equal(id);
    const names = CHANGEABLE.map((id) => `${COMMANDS[id].group} ${commandName(id, words)}`);
    expect(new Set(names).size).to.equal(names.length);
  });

  it('goes through the groups and the commands by the arrows, without headings inside a list', async () => {
    const element = await make();
    await waitUntil(() => !select(element, 'group').inert);
    select(element, 'group').focus();
    await press('ArrowDown');
    await element.updateComplete;
    expect(chosenIn(element, 'group')).to.equal('Moving pieces');
    expect(chosenIn(element, 'command')).to.equal('Lift the piece, or place the lifted piece here: Enter or Space');
    await press('Tab');
    expect(element.shadowRoot?.activeElement?.id).to.equal('command');
    await press('ArrowDown');
    await element.updateComplete;
    expect(chosenIn(element, 'command')).to.equal('Put the lifted piece back: Escape or Backspace');
    await press('ArrowUp');
    await element.updateComplete;
    expect(chosenIn(element, 'command')).to.equal('Lift the piece, or place the lifted piece here: Enter or Space');
    expect(parts(element, 'optgroup')).to.deep.equal([]);
  });

  it('gives the command the key that is pressed in its field, and says so', async () => {
    const element = await make();
    const told = heardFrom(element, 'settings-told');
    await chooseLastMove(element);
    expect(input(element, '#key').value).to.equal('L');
    await pressInField(element, 's');
    expect(input(element, '#key').value).to.equal('S');
    expect(standing(element, 'last-move')).to.equal('The last move: S');
    expect(told.map(({ text }) => text)).to.deep.equal(['The last move: S']);
    expect(element.settings.keys).to.deep.equal({ layout: 'own', changes: { own: { 'last-move': [{ key: 's' }] } } });
  });

  it('[bug: Alt was taken from the browser] leaves what is pressed with Alt to the browser, but Alt+X', async () => {
    const element = await make();
    await chooseLastMove(element);
    const isTaken = (init: KeyboardEventInit): boolean =>
      !input(element, '#key').dispatchEvent(
        new KeyboardEvent('keydown', { ...init, altKey: true, bubbles: true, cancelable: true }),
      );
    expect(isTaken({ key: 'ArrowLeft', code: 'ArrowLeft' })).to.equal(false);
    expect(isTaken({ key: 'F4', code: 'F4' })).to.equal(false);
    expect(isTaken({ key: ';', code: 'Semicolon' })).to.equal(false);
    expect(isTaken({ key: 'x', code: 'KeyX' })).to.equal(true);
  });

  it('refuses a key that is taken, with the name of the command that has it', async () => {
    const element = await make();
    const told = heardFrom(element, 'settings-told');
    await chooseLastMove(element);
    await pressInField(element, 'c');
    const text = 'C is taken: What the last move captured. Choose another key, or give that command another one first.';
    expect(told.map((event) => event.text)).to.deep.equal([text]);
    expect(textOf(part(element, '#told'))).to.equal(text);
    expect(standing(element, 'last-move')).to.equal('The last move: L');
  });

  it('refuses Enter, Space and the keys of browsers', async () => {
    const element = await make();
    const told = heardFrom(element, 'settings-told');
    await chooseLastMove(element);
    for (const key of ['Enter', 'Space', 'F7']) await pressInField(element, key);
    expect(told.map(({ text }) => text)).to.deep.equal([
      'Enter, Escape, F1 and the arrows stay as they are. Choose another key.',
      'Space belongs to the browser or the screen reader. Choose a letter, a digit, a sign or one of F2, F4, F6, F8, F9.',
      'F7 belongs to the browser or the screen reader. Choose a letter, a digit, a sign or one of F2, F4, F6, F8, F9.',
    ]);
  });

  it('has a field that Tab and Escape leave', async () => {
    const element = await make();
    // It is kept from screen readers for a moment when it is drawn.
    await waitUntil(() => !select(element, 'command').inert && !select(element, 'free').inert);
    input(element, '#key').focus();
    await press('Escape');
    expect(element.shadowRoot?.activeElement?.id).to.equal('command');
    input(element, '#key').focus();
    await press('Tab');
    expect(element.shadowRoot?.activeElement?.id).to.equal('free');
  });

  it('has lists that Tab comes to also at once after they were drawn anew', async () => {
    const element = await make();
    await waitUntil(() => !select(element, 'group').inert);
    await choose(element, 'group', 'Moving pieces');
    expect(select(element, 'command').inert).to.equal(true);
    select(element, 'group').focus();
    await press('Tab');
    expect(element.shadowRoot?.activeElement?.id).to.equal('command');
    await pressInField(element, 's');
    expect(select(element, 'free').inert).to.equal(true);
    await press('Tab');
    expect(element.shadowRoot?.activeElement?.id).to.equal('free');
  });

  it('has a field that can be written into, so that screen readers leave the letters to it, and writes nothing there', async () => {
    const element = await make();
    const field = input(element, '#key');
    expect([field.readOnly, field.disabled]).to.deep.equal([false, false]);
    field.focus();
    const insert = new InputEvent('beforeinput', { inputType: 'insertText', data: 'x', cancelable: true });
    field.dispatchEvent(insert);
    expect(insert.defaultPrevented).to.equal(true);
  });

  it('gives a key from the list when it is told to, not while one goes through the list', async () => {
    const element = await make();
    await chooseLastMove(element);
    await waitUntil(() => !select(element, 'free').inert);
    const free = parts(element, '#free option').map(textOf);
    expect(free).to.include.members(['S', 'Shift+J', 'F4', 'Delete']);
    expect(free).not.to.include('C');
    select(element, 'free').focus();
    await press('ArrowDown');
    await press('ArrowDown');
    await element.updateComplete;
    expect(standing(element, 'last-move')).to.equal('The last move: L');
    await choose(element, 'free', 'shift+j');
    button(element, 'Use this key').click();
    await element.updateComplete;
    expect(free).not.to.include('L');
    expect(parts(element, '#free option').map(textOf)).not.to.include('Shift+J');
    expect(standing(element, 'last-move')).to.equal('The last move: Shift+J');
  });

  it('switches a command off, resets it, and asks for all to be reset', async () => {
    const element = await make();
    const told = heardFrom(element, 'settings-told');
    const given = heardFrom(element, 'command-given');
    await chooseLastMove(element);
    button(element, 'No key').click();
    await element.updateComplete;
    expect(standing(element, 'last-move')).to.equal('The last move: no key');
    button(element, 'Reset this command').click();
    await element.updateComplete;
    expect(told.map(({ text }) => text)).to.deep.equal(['The last move: no key', 'The last move: L']);
    button(element, 'Reset all keys').click();
    expect(given.map(({ command }) => command)).to.deep.equal(['reset-keys']);
  });

  it('chooses a layout, and shows the keys of it', async () => {
    const element = await make();
    const [own, lichess] = parts(element, 'input[type="radio"]') as HTMLInputElement[];
    expect(parts(element, 'label.choice').map(textOf)).to.deep.equal([
      'Anna–Hector’s keys',
      'As in Lichess’s blind mode',
      'Letters and digits on the board write a move',
    ]);
    expect(own?.checked).to.equal(true);
    lichess?.click();
    await element.updateComplete;
    expect(element.settings.keys).to.deep.equal({ layout: 'lichess', changes: {} });
    await choose(element, 'group', 'Clock, offers and claims');
    expect(standing(element, 'my-clock')).to.equal('Your time: no key');
  });

  it('shows the keys as at first where those kept cannot be read', async () => {
    const element = await make({ layout: 'own', changes: { own: { 'last-move': 'j' } } });
    await choose(element, 'group', 'Asking');
    expect(standing(element, 'last-move')).to.equal('The last move: L');
  });
});
