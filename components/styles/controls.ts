import { css } from 'lit';

/** How headings, buttons, fields and selects look everywhere: plain, calm, large. */
export const controls = css`
  :host {
    display: block;
  }

  :host([hidden]) {
    display: none;
  }

  h2,
  h3,
  legend {
    margin: 0 0 0.5rem;
    font-size: 1.15rem;
    line-height: 1.3;
    font-weight: bold;
  }

  legend {
    overflow-wrap: anywhere;
  }

  p {
    margin: 0 0 0.75rem;
  }

  label {
    display: inline-block;
  }

  button,
  select,
  input[type='text'],
  input[type='password'] {
    box-sizing: border-box;
    /* As large as a finger; a page that has many of them side by side gives them another size where they are pointed at with a mouse. */
    min-block-size: var(--control-size, 2.75rem);
    max-inline-size: 100%;
    padding: var(--control-padding, 0.35rem 0.8rem);
    font: inherit;
    color: var(--control-text, CanvasText);
    background: var(--control-face, Canvas);
    border: 2px solid var(--control-edge, CanvasText);
    border-radius: 0.35rem;
  }

  /* By itself as wide as its words, and as high as a line of them. */
  input[type='file'] {
    min-block-size: 2.75rem;
    max-inline-size: 100%;
  }

  button {
    cursor: pointer;
  }

  button.main {
    font-weight: bold;
    color: var(--main-text, Canvas);
    background: var(--main-face, CanvasText);
  }

  button[aria-disabled='true'],
  select:disabled {
    opacity: 1;
    color: var(--muted-text, GrayText);
    /* Also where it is the main one: on that one's face muted text cannot be read. */
    background: var(--control-face, Canvas);
    border-style: dashed;
    cursor: default;
  }

  /* By itself it is no narrower than the longest of its words, which large letters make longer than a line. */
  fieldset {
    min-inline-size: 0;
    margin: 0 0 0.75rem;
    padding: 0.5rem 0.75rem;
    border: 2px solid var(--control-edge, CanvasText);
    border-radius: 0.35rem;
  }

  input[type='radio'],
  input[type='checkbox'] {
    inline-size: 1.3rem;
    block-size: 1.3rem;
    margin: 0 0.5rem 0 0;
    vertical-align: middle;
    accent-color: var(--accent, auto);
  }

  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-block-end: 0.75rem;
  }

  /* The second line of a long answer stands under the first, and not under the mark. */
  .choice {
    display: block;
    padding-block: 0.5rem;
    padding-inline-start: 1.8rem;
    text-indent: -1.8rem;
  }

  :focus-visible {
    outline: 3px solid var(--focus-outer, Highlight);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--focus-inner, Canvas);
  }

  /* Its colours are named in the tokens; forced once more, its text would lie on a plate of the page's colour. */
  @media (forced-colors: active) {
    button.main {
      forced-color-adjust: none;
    }
  }
`;
