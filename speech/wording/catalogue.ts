/**
 * The messages of a language under their whole names, for whoever reports a wrong wording: what the app itself says them by has short names and
 * no notes (`scripts/messages.js`). Loaded when somebody wants to report one.
 */
export interface CatalogueMessage {
  /** As it stands in `speech/messages/<language>.ftl`. */
  readonly id: string;
  /** The message as it is written there, in Fluent, with its id. */
  readonly source: string;
  readonly outline: Outline;
}

/**
 * What a message says whatever it is about: texts in which `NAMED` stands where something is named, and between them lists of the ways in which
 * a part of it can be said.
 */
export type Outline = readonly (string | readonly Outline[])[];

/** As `scripts/messages/outlines.js` has it. */
export const NAMED = '\u{FFFC}';

/** Characters of an outline as it is shown. */
const SHOWN = 160;

/** An outline to be read: "Rank … has no …." What can be said in several ways stands with strokes between them: "is / are". */
export function shownOutline(outline: Outline): string {
  const whole = written(outline).replaceAll(/\s+/gu, ' ').trim();
  return whole.length > SHOWN ? `${whole.slice(0, SHOWN).trimEnd()} …` : whole;
}

function written(outline: Outline): string {
  return outline
    .map((part) => {
      if (typeof part === 'string') return part.replaceAll(NAMED, '…');
      return [...new Set(part.map((way) => written(way).trim()))].filter((way) => way !== '').join(' / ');
    })
    .join('');
}
