/**
 * What stands in the face of the position where it is open, and its commands. Loaded when it is first opened, and made once a window. It is always as the
 * position that is looked at, and tells nothing by itself.
 */
import { html, type TemplateResult } from 'lit';
import { textsOf } from '../../../components/texts.js';
import { pageSharedLate } from '../../../speech/messages/generated/en/page-shared-late.js';
import { utterance } from '../../../speech/utterance.js';
import { hiddenNow, isSilent } from '../../game/blindfold.js';
import type { Position } from '../../laws/board/board.js';
import { positionAt } from '../../questions/ask.js';
import { phraseOptions } from '../shared/phrase-options.js';
import type { PageCommands, Services } from '../shared/services.js';
import { copyFen, writePosition, type CopyFenEvent } from '../shared/position-text.js';
import { answerOfBoard } from './blindfold.js';

const msg = textsOf(pageSharedLate);

export class PositionFace {
  /** What is done here of the table of commands. */
  readonly commands: PageCommands = { 'position-text': switchText, 'copy-position': copyPosition };
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Nothing where no game stands here. */
  view(): TemplateResult | undefined {
    const { game, settings, words } = this.#services;
    const { value } = game;
    const position = shownPosition(this.#services);
    if (!position || !value.view) return undefined;
    const { blindfold } = settings();
    const isHidden = hiddenNow(blindfold, value) !== 'none' || isSilent(blindfold, value);
    const options = phraseOptions(words.current, settings(), value);
    // What stands where is seen and felt; what it is worth is advice (Art. 11.3.1).
    const written = writePosition(position, options, { weighed: value.view.play === 'casual' });
    return isHidden
      ? html`<p>${msg('face-position-hidden')}</p>`
      : html`<position-text .written=${written} @copy-fen=${this.#onCopy}></position-text>`;
  }

  readonly #onCopy = ({ fen }: CopyFenEvent): void => {
    copyFen(fen, this.#services.speech.speaker).catch(reportError);
  };
}

/** The one that is looked at. */
function shownPosition({ game }: Services): Position | undefined {
  const { view, ply } = game.value;
  return view && positionAt(view, ply);
}

async function switchText({ change, settings, speech, words }: Services): Promise<void> {
  const isShown = !settings().positionText;
  await change({ positionText: isShown });
  const text = isShown ? msg('face-position-shown') : msg('face-position-away');
  speech.speaker.say(utterance([{ text, lang: words.current.lang }], 'answer', 'page'));
}

function copyPosition(services: Services): void {
  const { speech } = services;
  const position = shownPosition(services);
  if (position) answerOfBoard(services, () => void copyFen(position.fen(), speech.speaker).catch(reportError));
  else speech.speaker.notice({ about: 'no game' });
}
