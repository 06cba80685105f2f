/** What this is, whether it works offline, what leaves the device, and under which licence it is. */
import { html, type TemplateResult } from 'lit';
import { textsOf } from '../../components/texts.js';
import { pageAbout } from '../../speech/messages/generated/en/page-about.js';

/** The texts of the page about the program. */
const msg = textsOf(pageAbout);

/** @param isOffline whether everything is kept for use without a network */
export function aboutView(isOffline: boolean): TemplateResult {
  return html`
    <p>${msg('about-what')}</p>
    <p>${isOffline ? msg('about-offline') : msg('about-online')}</p>
    <p>${msg('about-privacy')}</p>
    <p>${msg('about-licence')}</p>
  `;
}
