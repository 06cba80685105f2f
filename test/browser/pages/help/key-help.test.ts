import { expect, fixture, html } from '@open-wc/testing';
import type { KeyHelp } from '../../../../src/pages/help/key-help.js';
import '../../../../src/pages/help/key-help.js';
import { COMMAND_NAMES } from '../../../speech/command-names.js';
import { TABLE_COMMAND_NAMES } from '../../../../speech/hearing/table-commands/table-command.js';
import { TOLD_COMMANDS, toldKeys } from '../../../../src/commands/told.js';
import { describeKeys } from '../../../../speech/phrase/keys.js';
import { describeCommands } from '../../../../speech/phrase/typed-commands.js';
import { LANGUAGES } from '../../../../speech/languages.js';
import { press } from '../../../components/board-fixture.js';
import { button, focused, heardFrom, part, parts, textOf } from '../../../components/element-fixture.js';
import { EVERY_LANGUAGE } from '../../../../speech/hearing/every-language.js';

const en = await LANGUAGES.en.keys();

const make = () =>
  fixture<KeyHelp>(
    html`<key-help
      .groups=${describeKeys(toldKeys(), en)}
      .commands=${describeCommands(TOLD_COMMANDS, en, EVERY_LANGUAGE.en)}
    ></key-help>`,
  );

describe('key-help', () => {
  describe('accessibility', () => {
    it('passes axe', async () => {
      await expect(await make()).to.be.accessible();
    });

    it('stands in the page and not over it: live regions behind a modal dialog fall silent', async () => {
      const help = await make();
      expect(help.shadowRoot?.querySelector('dialog, [role="dialog"], [aria-modal]')).to.equal(null);
      expect(textOf(part(help, `#${part(help, 'section').getAttribute('aria-labelledby') ?? ''}`))).to.equal(
        'Keys on the board',
      );
    });
  });

  describe('properties', () => {
    it('tells the keys group by group', async () => {
      const help = await make();
      expect(parts(help, 'h3').map(textOf)).to.deep.equal([
        'Moving about the board',
        'Moving pieces',
        'Clock, offers and claims',
        'Asking',
        'Going through the game',
        'Page and speech',
        // The typed commands.
        'Asking',
        'Clock, offers and claims',
        'Going through the game',
        'Page and speech',
        'At a table',
      ]);
      expect(textOf(part(help, 'h3:nth-of-type(2) + ul > li'))).to.equal(
        'Enter or Space: Lift the piece, or place the lifted piece here',
      );
    });

    it('tells the typed commands under a heading of their own, each in one line', async () => {
      const help = await make();
      expect(parts(help, 'h2').map(textOf)).to.deep.equal(['Keys on the board', 'Typed commands']);
      const lines = parts(help, '#commands ~ ul > li').map(textOf);
      expect(lines).to.have.length(COMMAND_NAMES.length + TABLE_COMMAND_NAMES.length);
      expect(lines).to.include('rank 4: What stands on this rank');
      expect(lines).to.include('help clock: Commands with this word');
      expect(help.shadowRoot?.querySelector('dl, dt, dd')).to.equal(null);
    });

    it('leaves no key of the table out', async () => {
      const rows = parts(await make(), '#keys ~ ul > li > b')
        .map(textOf)
        .join(' ');
      for (const { key } of toldKeys().filter(({ key }) => /^[a-z0]$/.test(key))) {
        expect(rows).to.match(new RegExp(`\\b${key.toUpperCase()}\\b`));
      }
    });
  });

  describe('events', () => {
    it('tells that it is closed', async () => {
      const help = await make();
      const heard = heardFrom(help, 'help-closed');
      button(help, 'Close').click();
      expect(heard).to.have.length(1);
    });
  });

  describe('keyboard', () => {
    it('takes the focus on its heading; Escape closes it', async () => {
      const help = await make();
      const heard = heardFrom(help, 'help-closed');
      help.focus();
      expect(focused(help)).to.equal('Keys on the board');
      await press('Escape');
      expect(heard).to.have.length(1);
    });

    it('Escape closes it too when the focus has fallen from the heading, as when a reader reads on; not from elsewhere', async () => {
      const help = await make();
      const elsewhere = await fixture<HTMLInputElement>(html`<input aria-label="Elsewhere" />`);
      const heard = heardFrom(help, 'help-closed');
      elsewhere.focus();
      await press('Escape');
      expect(heard).to.have.length(0);
      elsewhere.blur();
      expect(document.activeElement).to.equal(document.body);
      await press('Escape');
      expect(heard).to.have.length(1);
    });

    it('Tab leads to Close', async () => {
      const help = await make();
      help.focus();
      await press('Tab');
      expect(focused(help)).to.equal('Close');
    });
  });
});
