import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/pages/shared/board-entry.js';
import type { BoardEntry } from '../../../../src/pages/shared/board-entry.js';
import { tableWith } from '../../../../src/commands/key-choice.js';
import { startPosition } from '../../../../src/laws/board/board.js';
import type { PlacedPiece } from '../../../../src/laws/squares.js';
import { button, heardFrom, input, part, parts, textOf } from '../../../components/element-fixture.js';

const text = (square: string, piece?: { readonly color: string; readonly kind: string }): string =>
  `${square}, ${piece ? `${piece.color} ${piece.kind}` : 'empty'}`;

async function entry(more: Partial<BoardEntry> = {}): Promise<BoardEntry> {
  const element = await fixture<BoardEntry>(
    html`<board-entry .program=${startPosition().pieces()} .cellText=${text} .refusalText=${() => 'Name a square.'}>
    </board-entry>`,
  );
  Object.assign(element, more);
  await element.updateComplete;
  return element;
}

const cell = (element: BoardEntry, square: string): HTMLElement => part(element, `[data-square="${square}"]`);
const on = (pieces: readonly PlacedPiece[], square: string): PlacedPiece | undefined =>
  pieces.find((piece) => piece.square === square);
const focusedSquare = (element: BoardEntry): string | undefined =>
  element.shadowRoot?.activeElement instanceof HTMLElement
    ? element.shadowRoot.activeElement.dataset['square']
    : undefined;

async function type(element: BoardEntry, line: string): Promise<void> {
  input(element, '#line').value = line;
  button(element, 'Enter').click();
  await element.updateComplete;
}

describe('<board-entry>', () => {
  it('begins with what the program has, and is accessible', async () => {
    const element = await entry();
    expect(textOf(cell(element, 'e1'))).to.equal('e1, white king');
    expect(textOf(cell(element, 'e4'))).to.equal('e4, empty');
    await expect(element).to.be.accessible();
  });

  it('takes a line of pieces with their squares', async () => {
    const element = await entry();
    const heard = heardFrom(element, 'board-entered');
    await type(element, 'white queen e4, e2 empty');
    expect(heard.length).to.equal(1);
    const [{ of, pieces, changed }] = heard as [(typeof heard)[number]];
    expect([of, changed]).to.deep.equal(['white', ['e4', 'e2']]);
    expect(on(pieces, 'e4')).to.deep.equal({ color: 'white', kind: 'queen', square: 'e4' });
    expect(on(pieces, 'e2')).to.equal(undefined);
    expect(pieces.length).to.equal(32);
    expect(input(element, '#line').value).to.equal('');
    expect(textOf(cell(element, 'e4'))).to.equal('e4, white queen');
  });

  it('says beside the field what was not understood, and keeps the text and the focus there', async () => {
    const element = await entry();
    const heard = heardFrom(element, 'board-entered');
    const refused = heardFrom(element, 'entry-refused');
    await type(element, 'white king');
    expect(heard.length).to.equal(0);
    expect(refused.map(({ refusal }) => refusal)).to.deep.equal([{ reason: 'square missing', kind: 'king' }]);
    const field = input(element, '#line');
    expect(textOf(part(element, '#error'))).to.equal('Name a square.');
    expect(field.getAttribute('aria-describedby')).to.equal('error example');
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(field.value).to.equal('white king');
    expect(element.shadowRoot?.activeElement).to.equal(field);
    await expect(element).to.be.accessible();
    await type(element, 'white king e4');
    expect(parts(element, '#error').length).to.equal(0);
  });

  it('is one tab stop, and arrows go about on it', async () => {
    const element = await entry();
    expect(parts(element, '[role="gridcell"][tabindex="0"]').map((one) => one.dataset['square'])).to.deep.equal(['a1']);
    cell(element, 'a1').focus();
    await sendKeys({ press: 'ArrowRight' });
    await sendKeys({ press: 'ArrowUp' });
    expect(focusedSquare(element)).to.equal('b2');
    await sendKeys({ press: 'End' });
    expect(focusedSquare(element)).to.equal('h2');
    expect(parts(element, '[role="gridcell"][tabindex="0"]').map((one) => one.dataset['square'])).to.deep.equal(['h2']);
  });

  it('puts pieces by their letters; once more turns the colour; Delete empties; the focus stays', async () => {
    const element = await entry();
    const heard = heardFrom(element, 'board-entered');
    cell(element, 'e4').focus();
    const shown = async (key: string): Promise<string> => {
      await sendKeys({ press: key });
      await element.updateComplete;
      return textOf(cell(element, 'e4'));
    };
    expect(await shown('q')).to.equal('e4, white queen');
    expect(await shown('q')).to.equal('e4, black queen');
    // The colour that was put last goes on.
    expect(await shown('n')).to.equal('e4, black knight');
    expect(await shown('Enter')).to.equal('e4, white knight');
    expect(await shown('Delete')).to.equal('e4, empty');
    expect(heard.map(({ changed }) => changed)).to.deep.equal(Array.from({ length: 5 }, () => ['e4']));
    expect(focusedSquare(element)).to.equal('e4');
  });

  it('goes by the keys that were chosen, and tells them', async () => {
    const own = { 'entry-put-queen': [{ key: 'x' }], 'entry-empty': [{ key: 'd' }], 'entry-put-pawn': [] };
    const first = await entry();
    expect(textOf(part(first, '#keys'))).to.equal(
      'On the squares: arrows go about; K, Q, R, B, N, P put a piece, and once more turns its colour; Delete empties the square.',
    );
    const element = await entry({ commands: tableWith({ layout: 'own', changes: { own } }) });
    expect(textOf(part(element, '#keys'))).to.equal(
      'On the squares: arrows go about; K, X, R, B, N, – put a piece, and once more turns its colour; D empties the square.',
    );
    cell(element, 'e4').focus();
    const shown = async (key: string) => {
      await sendKeys({ press: key });
      await element.updateComplete;
      return textOf(cell(element, 'e4'));
    };
    expect(await shown('x')).to.equal('e4, white queen');
    expect(await shown('d')).to.equal('e4, empty');
    expect(await shown('q')).to.equal('e4, empty');
  });

  it('leaves keys with Alt and Control to the browser', async () => {
    const element = await entry();
    const heard = heardFrom(element, 'board-entered');
    cell(element, 'e4').focus();
    const left = ['altKey', 'ctrlKey', 'metaKey'].map((held) => {
      const press = new KeyboardEvent('keydown', {
        key: 'q',
        code: 'KeyQ',
        [held]: true,
        bubbles: true,
        cancelable: true,
      });
      cell(element, 'e4').dispatchEvent(press);
      return press.defaultPrevented;
    });
    expect(left).to.deep.equal([false, false, false]);
    expect(heard).to.deep.equal([]);
  });

  it('is drawn and gone about on from Black’s side for Black’s board, and begins with his colour', async () => {
    const element = await fixture<BoardEntry>(
      html`<board-entry .of=${'black'} .program=${startPosition().pieces()} .cellText=${text}></board-entry>`,
    );
    expect(parts(element, '[role="gridcell"][tabindex="0"]').map((one) => one.dataset['square'])).to.deep.equal(['h8']);
    cell(element, 'h8').focus();
    await sendKeys({ press: 'ArrowUp' });
    await sendKeys({ press: 'ArrowUp' });
    expect(focusedSquare(element)).to.equal('h6');
    await sendKeys({ press: 'p' });
    await element.updateComplete;
    expect(textOf(cell(element, 'h6'))).to.equal('h6, black pawn');
  });

  it('is emptied, and set again as the program has it', async () => {
    const element = await entry();
    const heard = heardFrom(element, 'board-entered');
    button(element, 'Empty all squares').click();
    await element.updateComplete;
    expect(textOf(cell(element, 'e1'))).to.equal('e1, empty');
    button(element, 'As the program has it').click();
    await element.updateComplete;
    expect(textOf(cell(element, 'e1'))).to.equal('e1, white king');
    expect(heard.map(({ pieces, changed }) => [pieces.length, changed])).to.deep.equal([
      [0, []],
      [32, []],
    ]);
  });
});
