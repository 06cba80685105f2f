import { css } from 'lit';

/** Large, in one column, for one hand: nothing stands where it did not stand before. */
export const assistantPageStyles = css`
  :host {
    overflow-wrap: anywhere;
  }

  button,
  select,
  input[type='text'] {
    inline-size: 100%;
    min-block-size: 3.5rem;
    font-size: 1.25rem;
  }

  button {
    display: block;
    text-align: start;
  }

  .next {
    min-block-size: 5.5rem;
    font-size: 1.4rem;
  }

  section,
  .buttons {
    display: grid;
    gap: 0.5rem;
  }

  section {
    margin-block-end: 1rem;
  }

  :is(section, .buttons) > * {
    min-inline-size: 0;
    margin: 0;
  }

  h3 {
    margin-block-start: 0.5rem;
  }

  form {
    display: grid;
    gap: 0.5rem;
  }

  form > p {
    margin: 0;
  }

  /* Not under the focus ring of the field. */
  label {
    margin-block-end: 0.4rem;
  }

  .last {
    font-size: 1.6rem;
    line-height: 1.3;
  }

  .asked {
    padding: 0.5rem 0.75rem;
    font-size: 1.6rem;
    line-height: 1.3;
    font-weight: bold;
    border: 4px solid currentcolor;
  }

  /* It keeps its place while nothing is asked, so that the button beneath stays where the hand knows it. */
  .asking {
    min-block-size: 6rem;
  }

  @media (width < 30rem) {
    .asking {
      min-block-size: 10rem;
    }
  }

  .call {
    font-weight: bold;
  }

  kbd {
    display: inline-block;
    padding-inline: 0.4rem;
    font: inherit;
    border: 1px solid currentcolor;
    border-radius: 0.25rem;
  }

  .refusal {
    padding: 0.5rem;
    font-weight: bold;
    border: 2px solid currentcolor;
    border-inline-start-width: 0.5rem;
  }
`;
