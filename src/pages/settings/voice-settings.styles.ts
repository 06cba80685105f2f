import { css } from 'lit';

export const voiceSettingsStyles = css`
  .slider {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    margin-block-end: 0.75rem;
  }

  .slider label {
    flex: 0 0 7rem;
  }

  input[type='range'] {
    box-sizing: border-box;
    flex: 1 1 9rem;
    min-inline-size: 0;
    max-inline-size: 20rem;
    block-size: 2.75rem;
    margin: 0;
    accent-color: var(--accent, auto);
  }

  .level {
    inline-size: 3.5rem;
  }

  .voices {
    max-block-size: 16rem;
    overflow-y: auto;
  }

  .choice {
    overflow-wrap: anywhere;
  }
`;
