import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { ClaimForm } from '../../../../src/pages/game/claim-form.js';
import '../../../../src/pages/game/claim-form.js';
import type { ClaimTerms } from '../../../../src/pages/game/claim-texts.js';
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
  selects,
  textOf,
} from '../../../components/element-fixture.js';

const MINUTE = 60_000;
const TERMS: ClaimTerms = { playing: true, cost: { opponentGets: 2 * MINUTE } };
const OFFER = 'A wrong claim is an offer of a draw too.';

/** A form in a page with a button that has the focus. */
async function make(terms: ClaimTerms = TERMS) {
  const page = await fixture<HTMLElement>(
    html`<div><button id="origin">Origin</button><claim-form .terms=${terms}></claim-form></div>`,
  );
  const form = page.querySelector('claim-form')!;
  page.querySelector<HTMLElement>('#origin')!.focus();
  const claims = heardFrom(form, 'claim-made');
  const commands = heardFrom(form, 'command-given');
  return { page, form, commands, claims: () => claims.map(({ claim }) => claim) };
}

async function opened(terms: ClaimTerms = TERMS) {
  const made = await make(terms);
  await made.form.open();
  return made;
}

const inPage = (): string | undefined => document.activeElement?.id;
const gone = (form: ClaimForm): Promise<void> => waitUntil(() => labels(form).length === 0);

async function choose(form: ClaimForm, ground: string): Promise<void> {
  const [list] = selects(form);
  list!.value = ground;
  list!.dispatchEvent(new Event('change', { bubbles: true }));
  await form.updateComplete;
}

async function byMove(form: ClaimForm, text = ''): Promise<void> {
  input(form, 'input[value="move"]').click();
  await form.updateComplete;
  if (text === '') return;
  input(form, '#move').focus();
  await sendKeys({ type: text });
}

async function goOn(form: ClaimForm): Promise<void> {
  button(form, 'Claim …').click();
  await form.updateComplete;
}

describe('claim-form', () => {
  describe('accessibility', () => {
    it('passes axe: closed, open, by a move, refused, and while it asks', async () => {
      const { form } = await make();
      await expect(form).to.be.accessible();
      await form.open();
      await expect(form).to.be.accessible();
      await byMove(form);
      await goOn(form);
      await expect(form).to.be.accessible();
      await form.ask({ ground: 'threefold', move: 'Re1' });
      await waitUntil(() => parts(form, 'form').length === 0);
      await expect(form).to.be.accessible();
    });

    it('is a form with native fields that have labels', async () => {
      const { form } = await opened();
      await byMove(form);
      expect(selects(form).map((list) => [...list.labels].map(textOf).join())).to.deep.equal(['Ground']);
      expect(textOf(part(form, 'legend'))).to.equal('The position');
      expect(inputs(form, 'input').map(({ labels: own }) => textOf(own![0]!))).to.deep.equal([
        'stands on the board',
        'comes by my next move',
        'The move you intend',
      ]);
      expect(button(form, 'Claim …').getAttribute('aria-describedby')).to.equal('cost');
    });
  });

  describe('what it asks', () => {
    it('is nothing before it is opened', async () => {
      const { form } = await make();
      expect(labels(form)).to.deep.equal([]);
      expect(form.isOpen).to.equal(false);
    });

    it('is the ground: those of a quickplay finish only where it can be claimed', async () => {
      const options = async (terms: ClaimTerms) => [...selects((await opened(terms)).form)[0]!.options].map(textOf);
      expect(await options(TERMS)).to.deep.equal(['Same position three times', 'Fifty moves']);
      expect(await options({ ...TERMS, quickplay: { opponentGets: 2 * MINUTE } })).to.deep.equal([
        'Same position three times',
        'Fifty moves',
        'My opponent cannot win by normal means',
        'My opponent makes no effort to win by normal means',
      ]);
    });

    it('is the move only where one is intended, and neither for a quickplay finish', async () => {
      const { form } = await opened({ ...TERMS, quickplay: { endsGame: true } });
      expect(parts(form, '#move')).to.deep.equal([]);
      await byMove(form);
      expect(parts(form, '#move')).to.have.length(1);
      await choose(form, 'cannot win by normal means');
      expect(inputs(form, 'input')).to.deep.equal([]);
    });

    it('begins anew each time it is opened', async () => {
      const { form } = await opened();
      await choose(form, 'fifty moves');
      await byMove(form, 'Kb1');
      await press('Escape');
      await gone(form);
      await form.open();
      expect(selects(form)[0]!.value).to.equal('threefold');
      expect(input(form, 'input[value="board"]').checked).to.equal(true);
      await byMove(form);
      expect(input(form, '#move').value).to.equal('');
    });
  });

  describe('what a wrong claim costs', () => {
    const cost = async (terms: ClaimTerms): Promise<string> => textOf(part((await opened(terms)).form, '#cost'));

    for (const [minutes, words] of [
      [1, 'one minute'],
      [2, 'two minutes'],
      [3, 'three minutes'],
      [5, '5 minutes'],
    ] as const) {
      it(`${words} by the edition`, async () => {
        expect(await cost({ playing: true, cost: { opponentGets: minutes * MINUTE } })).to.equal(
          `A wrong claim gives your opponent ${words}. ${OFFER}`,
        );
      });
    }

    it('in 2005 also of one’s own time (9.5b)', async () => {
      const takes = { halfAbove: 2 * MINUTE, atMost: 3 * MINUTE, leaves: MINUTE };
      expect(await cost({ playing: true, cost: { opponentGets: 3 * MINUTE, takes } })).to.equal(
        'A wrong claim gives your opponent three minutes. It takes half of your own time, at most 3 minutes; ' +
          `if you have no more than 2 minutes, it leaves you 1. ${OFFER}`,
      );
    });

    it('no time without a clock', async () => {
      expect(await cost({ playing: true })).to.equal(`Without a clock a wrong claim costs no time. ${OFFER}`);
    });

    it('the intended move too, which must then be played (9.5.3)', async () => {
      const { form } = await opened();
      await byMove(form);
      expect(textOf(part(form, '#cost'))).to.equal(
        `A wrong claim gives your opponent two minutes. If the claim is wrong, the move you intend must be played. ${OFFER}`,
      );
    });

    for (const [quickplay, words] of [
      [{ opponentGets: 2 * MINUTE }, 'A wrong claim gives your opponent two minutes.'],
      [{ endsGame: true }, 'Without an arbiter this claim ends the game here; somebody else must decide the result.'],
    ] as const) {
      it(`in a quickplay finish: ${words}`, async () => {
        const { form } = await opened({ ...TERMS, quickplay });
        await choose(form, 'makes no effort to win by normal means');
        expect(textOf(part(form, '#cost'))).to.equal(words);
      });
    }
  });

  describe('claiming', () => {
    const THREE = 'Claim a draw: the same position stands on the board for the third time?';

    it('is asked about first, with the focus on No', async () => {
      const { form, claims } = await opened();
      await goOn(form);
      expect(textOf(part(form, '#question'))).to.equal(THREE);
      expect(textOf(part(form, '#costs'))).to.equal(`A wrong claim gives your opponent two minutes. ${OFFER}`);
      expect(focused(form)).to.equal('No, play on');
      expect(claims()).to.deep.equal([]);
      button(form, 'Yes, claim').click();
      expect(claims()).to.deep.equal([{ ground: 'threefold' }]);
      // The app closes it when the claim is judged and kept.
      expect(form.isOpen).to.equal(true);
    });

    for (const [ground, move, question, claim] of [
      [
        'threefold',
        'Re1',
        'Claim a draw: the same position comes for the third time by Re1?',
        { ground: 'threefold', move: 'Re1' },
      ],
      [
        'fifty moves',
        'Kb1',
        'Claim a draw: by Kb1 fifty moves are made without a capture or a pawn move?',
        { ground: 'fifty moves', move: 'Kb1' },
      ],
      [
        'fifty moves',
        '',
        'Claim a draw: fifty moves have been made without a capture or a pawn move?',
        { ground: 'fifty moves' },
      ],
      [
        'cannot win by normal means',
        '',
        'Claim a draw: your opponent cannot win by normal means?',
        { ground: 'cannot win by normal means' },
      ],
      [
        'makes no effort to win by normal means',
        '',
        'Claim a draw: your opponent makes no effort to win by normal means?',
        { ground: 'makes no effort to win by normal means' },
      ],
    ] as const) {
      it(`${ground} ${move}`, async () => {
        const { form, claims } = await opened({ ...TERMS, quickplay: { opponentGets: 2 * MINUTE } });
        await choose(form, ground);
        if (move !== '') await byMove(form, ` ${move} `);
        await goOn(form);
        expect(textOf(part(form, '#question'))).to.equal(question);
        button(form, 'Yes, claim').click();
        expect(claims()).to.deep.equal([claim]);
      });
    }

    it('goes by keys alone: Enter in the field, then Yes', async () => {
      const { form, claims } = await opened();
      expect(focused(form)).to.equal('Ground');
      await press('Tab', 'ArrowDown', 'Tab');
      expect(focused(form)).to.equal('The move you intend');
      await sendKeys({ type: 'Re1' });
      await press('Enter');
      await form.updateComplete;
      expect(focused(form)).to.equal('No, play on');
      await press('Tab', 'Enter');
      expect(claims()).to.deep.equal([{ ground: 'threefold', move: 'Re1' }]);
    });

    it('is asked about at once where a typed command has said everything', async () => {
      const { form, claims } = await make();
      await form.ask({ ground: 'threefold', move: 'Re1' });
      expect(parts(form, 'form')).to.deep.equal([]);
      expect(textOf(part(form, '#question'))).to.equal(
        'Claim a draw: the same position comes for the third time by Re1?',
      );
      expect(focused(form)).to.equal('No, play on');
      button(form, 'Yes, claim').click();
      expect(claims()).to.deep.equal([{ ground: 'threefold', move: 'Re1' }]);
      form.close();
      expect(inPage()).to.equal('origin');
    });

    it('keeps the move as it was understood until its text is edited', async () => {
      const { form, claims } = await make();
      const meant = { from: 'f1', to: 'e1' } as const;
      await form.ask({ ground: 'threefold', move: 'Re1', meant });
      button(form, 'Yes, claim').click();
      await form.refuse('You are not on move.');
      await goOn(form);
      button(form, 'Yes, claim').click();
      await form.refuse('You are not on move.');
      input(form, '#move').focus();
      await sendKeys({ type: '+' });
      await goOn(form);
      button(form, 'Yes, claim').click();
      expect(claims()).to.deep.equal([
        { ground: 'threefold', move: 'Re1', meant },
        { ground: 'threefold', move: 'Re1', meant },
        { ground: 'threefold', move: 'Re1+' },
      ]);
    });

    it('does nothing with a press on what is only lingering', async () => {
      const { form, claims } = await opened();
      await goOn(form);
      const yes = button(form, 'Yes, claim');
      form.close();
      yes.click();
      expect(claims()).to.deep.equal([]);
    });
  });

  describe('mending', () => {
    it('asks for the move that is missing, and says so beside the field', async () => {
      const { form, claims } = await opened();
      await byMove(form);
      await goOn(form);
      const field = input(form, '#move');
      expect(focused(form)).to.equal('The move you intend');
      expect(field.getAttribute('aria-invalid')).to.equal('true');
      expect(textOf(part(form, `#${field.getAttribute('aria-describedby') ?? ''}`))).to.equal(
        'Enter the move you intend.',
      );
      expect(claims()).to.deep.equal([]);
    });

    it('keeps what was typed when the app refuses it, with the reason', async () => {
      const { form, claims } = await opened();
      await byMove(form, 'Rx9');
      await goOn(form);
      button(form, 'Yes, claim').click();
      await form.refuse('Rx9 is no move.');
      const field = input(form, '#move');
      expect(focused(form)).to.equal('The move you intend');
      expect(field.value).to.equal('Rx9');
      expect(textOf(part(form, `#${field.getAttribute('aria-describedby') ?? ''}`))).to.equal('Rx9 is no move.');
      field.value = '';
      await sendKeys({ type: 'Re1' });
      await press('Enter');
      await form.updateComplete;
      button(form, 'Yes, claim').click();
      expect(claims()).to.deep.equal([
        { ground: 'threefold', move: 'Rx9' },
        { ground: 'threefold', move: 'Re1' },
      ]);
    });

    it('stands at the ground where there is no move', async () => {
      const { form } = await opened();
      await goOn(form);
      await form.refuse('It is not your move.');
      const [list] = selects(form);
      expect(focused(form)).to.equal('Ground');
      expect(textOf(part(form, `#${list!.getAttribute('aria-describedby') ?? ''}`))).to.equal('It is not your move.');
      await choose(form, 'fifty moves');
      expect(parts(form, '#error')).to.deep.equal([]);
    });

    it('is not there for a form that was closed meanwhile', async () => {
      const { form } = await opened();
      form.close();
      await form.refuse('Too late.');
      expect(form.isOpen).to.equal(false);
    });
  });

  describe('answering in words', () => {
    it('is possible while it asks, and not while the form is filled in', async () => {
      const { form, claims } = await opened();
      expect(form.answer(true)).to.equal(false);
      expect(form.isOpen).to.equal(true);
      await form.ask({ ground: 'threefold' });
      expect(form.answer(false)).to.equal(true);
      expect(form.isOpen).to.equal(false);
      expect(form.answer(true)).to.equal(false);
      expect(claims()).to.deep.equal([]);
      await form.ask({ ground: 'fifty moves' });
      expect(form.answer(true)).to.equal(true);
      expect(claims()).to.deep.equal([{ ground: 'fifty moves' }]);
    });
  });

  describe('leaving', () => {
    for (const [how, leave] of [
      ['Escape in the form', () => press('Escape')],
      [
        'Escape in the move',
        async (form: ClaimForm) => {
          await byMove(form, 'R');
          await press('Escape');
        },
      ],
      [
        'Cancel',
        async (form: ClaimForm) => {
          button(form, 'Cancel').focus();
          await press('Enter');
        },
      ],
      ['Escape at the question', (form: ClaimForm) => goOn(form).then(() => press('Escape'))],
      ['No', (form: ClaimForm) => goOn(form).then(() => press('Enter'))],
    ] as const) {
      it(`${how}: nothing is claimed, and the focus is where it was`, async () => {
        const { form, claims } = await opened();
        await leave(form);
        expect(inPage()).to.equal('origin');
        expect(form.isOpen).to.equal(false);
        await gone(form);
        expect(claims()).to.deep.equal([]);
      });
    }

    it('goes when the game is over', async () => {
      const { form } = await opened();
      form.terms = { playing: false };
      await form.updateComplete;
      expect(form.isOpen).to.equal(false);
      expect(inPage()).to.equal('origin');
    });

    it('takes no focus back from where the user went meanwhile', async () => {
      const { page, form } = await opened();
      const other = document.createElement('button');
      other.id = 'other';
      page.append(other);
      other.focus();
      form.terms = { playing: false };
      await form.updateComplete;
      expect(inPage()).to.equal('other');
    });

    it('leads on to the next region when what had the focus before is gone', async () => {
      const { page, form, commands } = await opened();
      page.querySelector('#origin')!.remove();
      form.close();
      await gone(form);
      expect(commands.map(({ command }) => command)).to.deep.equal(['next-region']);
    });
  });
});
