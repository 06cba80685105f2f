import { css } from 'lit';

export const voiceButtonStyles = css`
  .talk {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1rem;
    margin-block: 0.75rem;
  }

  button {
    min-block-size: 4rem;
    min-inline-size: 10rem;
    padding-inline: 1.5rem;
    /* A finger that rests on it neither scrolls the page nor marks its words. */
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
  }

  .state {
    font-weight: bold;
  }

  /* Told by its form too, and not by its colour alone. */
  .state::before {
    content: '';
    display: inline-block;
    box-sizing: border-box;
    inline-size: 0.9em;
    block-size: 0.9em;
    margin-inline-end: 0.5rem;
    border: 0.15em solid currentcolor;
    border-radius: 50%;
    vertical-align: -0.05em;
  }

  .state[data-state='listening']::before {
    border-width: 0.45em;
  }

  .state[data-state='paused (we speak)']::before {
    border-style: dotted;
  }

  .heard {
    margin: 0 0 0.5rem;
    overflow-wrap: anywhere;
  }
`;
