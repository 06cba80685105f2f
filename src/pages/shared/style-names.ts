/** The ways to call moves and to name squares, as they are chosen from: each with its sample. */
import { msg } from '@lit/localize';
import { html, nothing, type TemplateResult } from 'lit';
import type { CallStyle } from '../../../speech/style.js';
import type { Segment } from '../../../speech/utterance.js';

function styleName(style: CallStyle): string {
  switch (style) {
    case 'fide':
      return msg('The FIDE way', { id: 'style-fide' });
    case 'fide names':
      return msg('FIDE names in this language', { id: 'style-fide-names' });
    case 'plain':
      return msg('Plain words', { id: 'style-plain' });
    case 'nato':
      return msg('NATO alphabet', { id: 'style-nato' });
    case 'algebraic':
      return msg('Short algebraic', { id: 'style-algebraic' });
    case 'uci':
      return msg('UCI', { id: 'style-uci' });
  }
}

/** "Plain words: knight g1 to f3". */
export function withSample(style: CallStyle, sample: Segment | undefined): TemplateResult {
  return html`${styleName(style)}${sample ? html`: <span lang=${sample.lang}>${sample.text}</span>` : nothing}`;
}
