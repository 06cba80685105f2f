/** What stands on the pages of the help; loaded when one of them is first shown. */
import { html, nothing, type TemplateResult } from 'lit';
import { createRef, ref } from 'lit/directives/ref.js';
import './help-index.js';
import './help-topic.js';
import type { PageWords } from '../../../speech/page-words.js';
import { LANGUAGES } from '../../../speech/languages.js';
import { tablePhrasesOf } from '../../../speech/hearing/table-commands/table-phrases.js';
import { describeCommands } from '../../../speech/phrase/typed-commands.js';
import { phraseRefusal } from '../../../speech/phrase/refusals.js';
import type { CallStyle } from '../../../speech/style.js';
import { textOf, type Segment } from '../../../speech/utterance.js';
import type { CommandId, CommandTable } from '../../commands/commands.js';
import { HELP_TOPICS, toldCommands, toldSections, type HelpTopic, type ToldSection } from '../../commands/told.js';
import { actView } from '../../commands/line-meaning.js';
import type { WhenView } from '../../commands/when.js';
import { whyNot } from '../../commands/why-not.js';
import { isAtTable } from '../../game/held-game.js';
import { groupTitle } from '../shared/command-names.js';
import type { HelpWanted } from '../shared/app-views.js';
import { phraseOptions } from '../shared/phrase-options.js';
import type { Services } from '../shared/services.js';
import { hereOf, rowsHere, type Here, hereTitle } from './here.js';
import { lineOf, linesOf, type HelpSection, type LineWords } from './help-lines.js';
import type { FoundTopic, HelpIndex, ShownHere, WantedSearch } from './help-index.js';
import { HELP_PAGES, isHelpPage, type HelpPageName } from './help-names.js';
import { topicName, topicTexts } from './help-topic.js';
import { msg } from './texts.js';

/** What is wanted, and where the focus was when it was. */
export interface WantedFrom {
  readonly wanted: HelpWanted;
  readonly focused: Element | null;
  /** The page that was shown then, as behind the hash of its address. */
  readonly from: string;
  /** What it is called. */
  readonly name: string;
}

export interface HelpPagesParts {
  readonly app: () => {
    readonly services: Pick<Services, 'commands' | 'game' | 'late' | 'settings' | 'speech'>;
    /** What of the game decides which commands there are now. */
    readonly actsState: WhenView;
    /** What a way to call moves sounds like. */
    readonly choices: { readonly texts: { readonly callSample: (style: CallStyle) => Segment } };
  };
  readonly language: { readonly words: PageWords };
  readonly addressOf: (page: HelpPageName | 'help' | 'settings/keys' | 'guide') => string;
  readonly leave: () => void;
}

/** As the help was when it was last gone to: what is read does not change under whoever reads it. */
interface Shown {
  readonly topics: ReadonlyMap<HelpPageName, readonly HelpSection[]>;
  readonly here: ShownHere;
}

export class HelpPages {
  readonly #parts: HelpPagesParts;
  #here: Here = { kind: 'anywhere' };
  readonly #index = createRef<HelpIndex>();
  #search: WantedSearch = { text: '' };
  #isWanted = false;
  #shown: Shown | undefined;

  constructor(parts: HelpPagesParts) {
    this.#parts = parts;
  }

  async bring(from: WantedFrom | undefined): Promise<void> {
    const language = this.#parts.language.words.heard.page;
    const keys = await LANGUAGES[language.name].keys();
    const table = this.#services.commands();
    const told = toldCommands(table);
    const lineWords: LineWords = { keys, phrases: told.phrases, language };
    if (from?.wanted === 'here') this.#here = this.#hereFrom(from);
    this.#isWanted = from !== undefined;
    if (from) this.#search = { text: typeof from.wanted === 'object' ? from.wanted.search : '' };
    const typed = describeCommands(told, keys, language).map(({ title, rows }) => ({
      title,
      lines: rows.map(({ phrase, does }) => ({ does, phrases: [phrase], isChanged: false })),
    }));
    const topics = HELP_TOPICS.map((topic) => [pageOf(topic), sectionsOf(topic, table, lineWords)] as const);
    this.#shown = {
      topics: new Map<HelpPageName, readonly HelpSection[]>([...topics, ['help/commands', typed]]),
      here: this.#hereNow(table, lineWords),
    };
  }

  /** Puts the focus on the heading of what was wanted; `undefined` where nothing was but the page. */
  get focus(): (() => Promise<void>) | undefined {
    return this.#isWanted ? this.#focus : undefined;
  }

  readonly #focus = async (): Promise<void> => {
    const index = this.#index.value;
    await index?.updateComplete;
    index?.focusPart(this.#search.text === '' ? 'here' : 'found');
  };

  nameOf(page: HelpPageName): string {
    return topicName(page);
  }

  render(page: HelpPageName | 'help'): TemplateResult | typeof nothing {
    const { addressOf, app, leave } = this.#parts;
    if (!this.#shown) return nothing;
    const { topics, here } = this.#shown;
    const { letterKeys } = this.#services.settings();
    const keysAddress = addressOf('settings/keys');
    if (page === 'help') {
      return html`<help-index
        ${ref(this.#index)}
        .topics=${HELP_PAGES.map((one): FoundTopic => ({
          name: topicName(one),
          address: addressOf(one),
          // What can be typed stands under the other topics as well.
          lines: one === 'help/commands' ? [] : (topics.get(one) ?? []).flatMap(({ lines }) => lines),
        }))}
        .here=${here}
        .wanted=${this.#search}
        .lettersOff=${!letterKeys}
        .keysAddress=${keysAddress}
        .guideAddress=${addressOf('guide')}
        .tell=${this.#tell}
        @help-closed=${leave}
      ></help-index>`;
    }
    return html`<p class="up"><a href=${addressOf('help')}>${msg('page-help')}</a></p>
      <help-topic
        .sections=${topics.get(page) ?? []}
        .texts=${topicTexts(page)}
        .sample=${app().choices.texts.callSample}
        .lettersOff=${!letterKeys}
        .keysAddress=${keysAddress}
        @help-closed=${leave}
      ></help-topic>`;
  }

  get #services(): ReturnType<HelpPagesParts['app']>['services'] {
    return this.#parts.app().services;
  }

  /** In the help itself it stays what it was. */
  #hereFrom({ focused, from, name }: WantedFrom): Here {
    if (from === 'help' || isHelpPage(from)) return this.#here;
    return hereOf(focused, name, ['game', 'table', 'clock'].includes(from));
  }

  #hereNow(table: CommandTable, lineWords: LineWords): ShownHere {
    const atTable = isAtTable(this.#services.game.value.held);
    const { phrases, language } = lineWords;
    const typed: readonly string[] = [
      ...phrases.game.namesIn(language),
      ...(atTable ? tablePhrasesOf(phrases).names : []),
    ];
    const standing = { view: this.#parts.app().actsState, atTable, isTyped: (id: string) => typed.includes(id) };
    const rows = rowsHere(this.#here.kind, standing, table);
    const now = linesOf(
      rows.filter(({ isPossible }) => isPossible),
      lineWords,
    );
    const notNow = rows
      .filter(({ isPossible }) => !isPossible)
      .flatMap((row) => {
        const line = lineOf(row, lineWords);
        const why = this.#why(row.ids[0], table);
        return line ? [{ ...line, ...(why !== undefined && { why }) }] : [];
      });
    return { title: hereTitle(this.#here), isLed: this.#here.kind !== 'anywhere', now, notNow };
  }

  /** In words, as whoever tried it would hear it. */
  #why(id: CommandId, table: CommandTable): string | undefined {
    const { words } = this.#parts.language;
    const { game, late, settings } = this.#services;
    const { held, mine } = game.value;
    const refusal =
      held && whyNot(id, actView({ game: held.game, mine, languages: late.languages() }), game.now(), table);
    return refusal && textOf(phraseRefusal(refusal, phraseOptions(words.current, settings(), game.value)));
  }

  readonly #tell = (text: string): void => {
    this.#services.speech.speaker.question(text);
  };
}

function pageOf(topic: HelpTopic): HelpPageName {
  return `help/${topic}`;
}

function sectionsOf(topic: HelpTopic, table: CommandTable, lineWords: LineWords): readonly HelpSection[] {
  const sections = toldSections(topic, table)
    .map((section) => ({ section, lines: linesOf(section.rows, lineWords) }))
    .filter(({ lines }) => lines.length > 0);
  return sections.map(({ section, lines }) => ({
    ...(sections.length > 1 && { title: titleOf(section, lineWords) }),
    lines,
  }));
}

function titleOf({ group }: ToldSection, { keys }: LineWords): string {
  return group === 'in a game' ? msg('help-in-game') : groupTitle(group, keys);
}
