import { expect, fixture, html } from '@open-wc/testing';
import type { PageQuestion } from '../../../../src/pages/shared/page-question.js';
import '../../../../src/pages/shared/page-question.js';
import { button, focused, labels, part } from '../../../components/element-fixture.js';
import { press } from '../../../components/board-fixture.js';

async function asked() {
  const element = await fixture<PageQuestion>(
    html`<page-question .text=${'Leave?'} .no=${'No, stay'} .yes=${'Yes, leave'}></page-question>`,
  );
  const answers: boolean[] = [];
  element.addEventListener('page-answered', ({ yes }) => answers.push(yes));
  return { element, answers };
}

describe('page-question', () => {
  it('passes axe', async () => {
    await expect((await asked()).element).to.be.accessible();
  });

  it('is a group named by its question, No first and focused', async () => {
    const { element } = await asked();
    element.focus();
    expect(part(element, '[role="group"]').getAttribute('aria-labelledby')).to.equal('text');
    expect(part(element, '#text').textContent).to.equal('Leave?');
    expect(labels(element)).to.deep.equal(['No, stay', 'Yes, leave']);
    expect(focused(element)).to.equal('No, stay');
  });

  it('is answered once, though it stays in the page for a moment', async () => {
    const { element, answers } = await asked();
    button(element, 'Yes, leave').click();
    button(element, 'No, stay').click();
    expect(answers).to.deep.equal([true]);
  });

  it('takes Escape for No wherever the focus is, once', async () => {
    const { answers } = await asked();
    const field = await fixture<HTMLInputElement>(html`<input aria-label="Elsewhere" />`);
    field.focus();
    await press('Escape', 'Escape');
    expect([answers, document.activeElement]).to.deep.equal([[false], field]);
  });
});
