/**
 * The texts of the page and of the elements in it, in the page's language. Until another is shown that is English, so that an element speaks in
 * an empty page; whoever says texts names their groups (`textsOf`), and brings them along in English.
 */
import type { ReactiveControllerHost, ReactiveElement } from 'lit';
import { en } from '../speech/grammar/en.js';
import { elements } from '../speech/messages/generated/en/elements.js';
import type { PageGroup } from '../speech/messages/generated/loads.js';
import { shared } from '../speech/messages/generated/en/shared.js';
import { createMessages, type GroupText, type Messages } from '../speech/phrase/say.js';

/** Says texts of some groups. */
interface Texts<Group extends PageGroup> {
  readonly say: Messages<Group | 'shared'>['phrase'];
}

class PageTexts {
  readonly #english = createMessages<PageGroup>(en, [shared, elements]);
  readonly #hosts = new Set<ReactiveControllerHost>();
  #shown: Messages<PageGroup | 'shared'> = this.#english;

  readonly texts: Texts<PageGroup> = { say: (id, ...given) => this.#shown.phrase(id, ...given) };

  /** In another language, or in English. What was drawn is drawn anew. */
  show(texts: Messages<PageGroup | 'shared'> = this.#english): void {
    this.#shown = texts;
    this.drawAll();
  }

  /** Something else of the whole page has changed, such as the set of pieces. */
  drawAll(): void {
    for (const host of this.#hosts) host.requestUpdate();
  }

  takeEnglish(groups: readonly GroupText<PageGroup>[]): void {
    this.#english.take(groups);
  }

  drawAnew(host: ReactiveControllerHost): void {
    host.addController({
      hostConnected: () => this.#hosts.add(host),
      hostDisconnected: () => this.#hosts.delete(host),
    });
  }
}

/** A document is in one language, and so are all texts in it: this belongs to who sets `<html lang>` (`src/app/locale.ts`). */
export const pageTexts = new PageTexts();

/** What says the texts of these groups, those of the elements, and what all of speech shares. */
export function textsOf<Group extends PageGroup>(
  ...groups: readonly GroupText<Group>[]
): Texts<Group | 'elements'>['say'] {
  pageTexts.takeEnglish(groups);
  const texts: Texts<Group | 'elements'> = pageTexts.texts;
  return texts.say;
}

/** Says a text of the elements. */
export const msg = textsOf();

/** An element that says texts, or draws pieces, is drawn anew when the page comes into another language, or has other pieces. */
export function localized() {
  return (element: typeof ReactiveElement): void => element.addInitializer((host) => pageTexts.drawAnew(host));
}
