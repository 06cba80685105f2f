/** A span of time in words or digits, understood as a time control is: "2", "two minutes", "1 minute 30 seconds". */
import { isEven, readControl } from '../../../speech/hearing/control/read-control.js';
import type { LanguageName } from '../../../speech/words/language-names.js';

/** Milliseconds; `undefined` where it is no span of time, or more than that. */
export function readSpan(text: string, language: LanguageName): number | undefined {
  const heard = readControl(text, language);
  if (heard.type !== 'control' || !isEven(heard.time)) return undefined;
  const [only, another] = heard.time.white.periods;
  const alone = another === undefined && only.moves === null && only.extra.kind === 'none';
  return alone && only.time > 0 ? only.time : undefined;
}
