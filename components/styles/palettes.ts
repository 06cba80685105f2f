/**
 * The colours of each theme as data, so that a test can measure every contrast that is promised (WCAG 1.4.3, 1.4.11):
 * text 7:1; the line of a piece against any square, light squares against dark ones, marks and focus ring 3:1. All are opaque six-digit sRGB
 * colours.
 */

export const PALETTE_NAMES = ['light', 'dark', 'high-contrast', 'yellow-on-black'] as const;
export type PaletteName = (typeof PALETTE_NAMES)[number];

export interface Palette {
  /** The page and its text. */
  readonly pageFace: string;
  readonly pageText: string;
  readonly mutedText: string;
  /** Buttons, fields and selects. */
  readonly controlFace: string;
  readonly controlText: string;
  readonly controlEdge: string;
  /** The one button of a form that a player is most likely to want. */
  readonly mainFace: string;
  readonly mainText: string;
  /** Links, ticked boxes. */
  readonly accent: string;
  /** The two tones of the focus ring: whatever lies under it, one of them stands out. */
  readonly focusOuter: string;
  readonly focusInner: string;
  readonly squareLight: string;
  readonly squareDark: string;
  /** The same squares where the last move went from and to. */
  readonly squareLightMoved: string;
  readonly squareDarkMoved: string;
  readonly boardEdge: string;
  readonly pieceWhite: string;
  readonly pieceWhiteLine: string;
  readonly pieceBlack: string;
  readonly pieceBlackLine: string;
  /** Ring of the lifted piece, corners of the last move, badge of a check; each has an edge of `markEdge` around it. */
  readonly markLifted: string;
  readonly markMoved: string;
  readonly markCheck: string;
  readonly markEdge: string;
}

const HIGH_CONTRAST: Palette = {
  pageFace: '#000000',
  pageText: '#ffffff',
  mutedText: '#ffffff',
  controlFace: '#000000',
  controlText: '#ffffff',
  controlEdge: '#ffffff',
  mainFace: '#ffffff',
  mainText: '#000000',
  accent: '#ffff00',
  focusOuter: '#000000',
  focusInner: '#00ffff',
  squareLight: '#ffffff',
  squareDark: '#767676',
  squareLightMoved: '#ffff8c',
  squareDarkMoved: '#787832',
  boardEdge: '#ffffff',
  pieceWhite: '#ffffff',
  pieceWhiteLine: '#000000',
  pieceBlack: '#000000',
  pieceBlackLine: '#ffffff',
  markLifted: '#5c007a',
  markMoved: '#000000',
  markCheck: '#8a0000',
  markEdge: '#ffffff',
};

export const PALETTES: Readonly<Record<PaletteName, Palette>> = {
  light: {
    pageFace: '#fbfaf6',
    pageText: '#1a1c1e',
    mutedText: '#505458',
    controlFace: '#ffffff',
    controlText: '#1a1c1e',
    controlEdge: '#5b6167',
    mainFace: '#1f4e66',
    mainText: '#ffffff',
    accent: '#1f4e66',
    focusOuter: '#0b1a24',
    focusInner: '#ffd84d',
    squareLight: '#f3efe3',
    squareDark: '#6d8ea3',
    squareLightMoved: '#f2e2a4',
    squareDarkMoved: '#91957a',
    boardEdge: '#2d3a42',
    pieceWhite: '#ffffff',
    pieceWhiteLine: '#14181b',
    pieceBlack: '#14181b',
    pieceBlackLine: '#ffffff',
    markLifted: '#6f2483',
    markMoved: '#3d3410',
    markCheck: '#920f17',
    markEdge: '#ffffff',
  },
  dark: {
    pageFace: '#15191c',
    pageText: '#eceae4',
    mutedText: '#b4b8bb',
    controlFace: '#20262a',
    controlText: '#eceae4',
    controlEdge: '#8e979d',
    mainFace: '#a9d3e8',
    mainText: '#0e1a21',
    accent: '#a9d3e8',
    focusOuter: '#050708',
    focusInner: '#ffd84d',
    squareLight: '#c0c9cc',
    squareDark: '#56717f',
    squareLightMoved: '#cfc590',
    squareDarkMoved: '#72744f',
    boardEdge: '#7d8a92',
    pieceWhite: '#ffffff',
    pieceWhiteLine: '#0a0c0d',
    pieceBlack: '#0a0c0d',
    pieceBlackLine: '#ffffff',
    markLifted: '#6d1f83',
    markMoved: '#2a240a',
    markCheck: '#8e0f17',
    markEdge: '#ffffff',
  },
  'high-contrast': HIGH_CONTRAST,
  'yellow-on-black': {
    ...HIGH_CONTRAST,
    pageText: '#ffff00',
    mutedText: '#ffff00',
    controlText: '#ffff00',
    controlEdge: '#ffff00',
    mainFace: '#ffff00',
    // A board without glare.
    squareLight: '#b4b09a',
    squareDark: '#5f5d52',
    squareLightMoved: '#c4b25a',
    squareDarkMoved: '#716620',
    boardEdge: '#ffff00',
    pieceWhite: '#fff4b0',
    pieceBlackLine: '#fff4b0',
    markEdge: '#fff4b0',
  },
};
