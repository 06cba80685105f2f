/** Our own voice over a scripted one, and all that came of it. */
import type { Message } from '../../../speech/announcer/log.js';
import { OwnVoice, type VoiceProblem } from '../../../speech/announcer/own-voice.js';
import type { Voice } from '../../../speech/announcer/synthesis.js';
import { textOf, type Utterance } from '../../../speech/utterance.js';
import { HandTurnedTime, ScriptedSynthesis, scriptedSystem, type Manner } from './announcer-fakes.js';

interface Setting {
  readonly voices?: readonly Voice[];
  readonly script?: readonly Manner[];
  readonly otherwise?: Manner;
  readonly gap?: number;
  readonly onProblem?: (problem: VoiceProblem, put: (utterance: Utterance) => void) => void;
}

export function ownVoice({ voices, script = [], otherwise = 'says', gap = 0, onProblem }: Setting = {}) {
  const time = new HandTurnedTime();
  const synthesis = new ScriptedSynthesis(time, voices);
  synthesis.script = [...script];
  synthesis.otherwise = otherwise;
  const handedBack: string[] = [];
  const problems: VoiceProblem[] = [];
  let id = 0;
  const put = (...utterances: readonly Utterance[]): void => {
    for (const utterance of utterances) sink.put({ id: (id += 1), utterance });
  };
  const sink = new OwnVoice({
    system: scriptedSystem(synthesis, gap),
    timing: time,
    pageLanguage: () => 'en',
    handBack: (message: Message) => handedBack.push(textOf(message.utterance)),
    onProblem: (problem) => {
      problems.push(problem);
      onProblem?.(problem, put);
    },
  });
  /** What was heard to its end, in order. */
  const said = () => synthesis.spoken.filter(({ ended }) => ended).map(({ text }) => text);
  return { time, synthesis, sink, put, handedBack, problems, said };
}
