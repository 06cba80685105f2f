/** The ways to call moves and to name squares, as they are chosen from: each with its sample. */
import { html, nothing, type TemplateResult } from 'lit';
import { msg } from './texts.js';
import type { CallStyle } from '../../../speech/style.js';
import type { Segment } from '../../../speech/utterance.js';

function styleName(style: CallStyle): string {
  switch (style) {
    case 'fide':
      return msg('style-fide');
    case 'fide names':
      return msg('style-fide-names');
    case 'plain':
      return msg('style-plain');
    case 'nato':
      return msg('style-nato');
    case 'algebraic':
      return msg('style-algebraic');
    case 'uci':
      return msg('style-uci');
  }
}

/** The same for an option of a list, which can only be a text. */
export function withSampleText(style: CallStyle, sample: Segment | undefined): string {
  return sample ? `${styleName(style)}: ${sample.text}` : styleName(style);
}

/** "Plain words: knight g1 to f3". */
export function withSample(style: CallStyle, sample: Segment | undefined): TemplateResult {
  return html`${styleName(style)}${sample ? html`: <span lang=${sample.lang}>${sample.text}</span>` : nothing}`;
}
