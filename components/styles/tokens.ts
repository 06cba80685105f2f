/**
 * The design tokens: custom properties on the root of the page, from where they reach into every shadow root.
 * `:root[data-theme]` chooses a theme; without it the system's choice holds (prefers-color-scheme, prefers-contrast).
 */
import { css, unsafeCSS, type CSSResult } from 'lit';
import { PALETTES, type Palette, type PaletteName } from './palettes.js';

/** "squareLight" is `--square-light` in a style sheet. */
export function propertyName(token: string): string {
  return `--${token.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;
}

function declarations(palette: Palette, scheme: 'light' | 'dark'): CSSResult {
  const properties = Object.entries(palette).map(([token, color]) => `${propertyName(token)}: ${String(color)};`);
  // The palettes are constants of this program; nothing from outside is put into a style sheet.
  return unsafeCSS(`color-scheme: ${scheme}; ${properties.join(' ')}`);
}

const LIGHT = declarations(PALETTES.light, 'light');
const DARK = declarations(PALETTES.dark, 'dark');
const HIGH_CONTRAST = declarations(PALETTES['high-contrast'], 'dark');
const YELLOW_ON_BLACK = declarations(PALETTES['yellow-on-black'], 'dark');

const tokens = css`
  :root,
  :root[data-theme='light'] {
    ${LIGHT}
  }

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme]) {
      ${DARK}
    }
  }

  @media (prefers-contrast: more) and (forced-colors: none) {
    :root:not([data-theme]) {
      ${HIGH_CONTRAST}
    }
  }

  :root[data-theme='dark'] {
    ${DARK}
  }

  :root[data-theme='high-contrast'] {
    ${HIGH_CONTRAST}
  }

  :root[data-theme='yellow-on-black'] {
    ${YELLOW_ON_BLACK}
  }

  :root {
    background: var(--page-face);
    color: var(--page-text);
    accent-color: var(--accent);
  }

  @media (forced-colors: active) {
    :root:not([data-theme]),
    :root[data-theme] {
      --page-face: Canvas;
      --page-text: CanvasText;
      --muted-text: CanvasText;
      --control-face: ButtonFace;
      --control-text: ButtonText;
      --control-edge: ButtonBorder;
      --main-face: Highlight;
      --main-text: HighlightText;
      --accent: Highlight;
      --focus-outer: Highlight;
      --focus-inner: Canvas;
    }
  }
`;

/** Gives the tokens to a whole document as a constructed style sheet, which the security policy lets pass. Once is enough. */
export function adoptTokens(document: Document): void {
  const sheet = tokens.styleSheet;
  if (!sheet || document.adoptedStyleSheets.includes(sheet)) return;
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

const ATTRIBUTE = {
  system: undefined,
  light: 'light',
  dark: 'dark',
  'high contrast': 'high-contrast',
  'yellow on black': 'yellow-on-black',
} as const satisfies Readonly<Record<string, PaletteName | undefined>>;

/** Draws a document in the theme the user has chosen. */
export function applyTheme(document: Document, theme: keyof typeof ATTRIBUTE): void {
  const name = ATTRIBUTE[theme];
  if (name) document.documentElement.dataset['theme'] = name;
  else delete document.documentElement.dataset['theme'];
}
