import { css } from 'lit';

export const hearingSettingsStyles = css`
  p,
  .choice {
    overflow-wrap: anywhere;
  }

  /* What is told of a choice, and what can be done for it, stands under its words. */
  .of-choice {
    margin-block: 0 0.5rem;
    margin-inline-start: 1.8rem;
  }

  .of-choice p {
    margin-block-end: 0.4rem;
  }

  .warning {
    padding: 0.5rem;
    border: 2px solid currentcolor;
    border-inline-start-width: 0.5rem;
  }

  .drop {
    padding: 0.75rem;
    border: 2px dashed var(--control-edge, CanvasText);
    border-radius: 0.35rem;
  }

  .drop.over {
    border-style: solid;
  }

  input[type='file'] {
    box-sizing: border-box;
    inline-size: 100%;
    min-inline-size: 0;
    font: inherit;
  }
`;
