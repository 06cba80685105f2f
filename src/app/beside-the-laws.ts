/**
 * What a game needs beside the Laws, in a file of its own that is loaded with them (`game-part.ts`): the telling and sounding of
 * facts, the answers to questions and their buttons, what is done beside moving, the looking back, the clocks, the choice of a promotion,
 * and the moves that a typed line can mean. Without the Laws there is no game with a clock, no pawn before the last rank, nothing is
 * claimed, and no line is read.
 */
import '../../components/chess-clock/chess-clock.js';
import '../pages/game/game-acts/game-acts.js';
import '../pages/game/game-file.js';
import '../pages/game/move-question/move-question.js';
import '../../components/promotion-choice/promotion-choice.js';
import '../pages/game/question-bar.js';
export { chess960Lines, phraseAnswer } from '../../speech/phrasing/answers.js';
export { phraseFacts } from '../../speech/phrasing/facts.js';
export { phraseReply } from '../../speech/phrasing/replies.js';
export { ask } from '../questions/ask.js';
export { askClock } from '../questions/clock.js';
export { candidates } from './candidates.js';
export { watchClocks } from './clock-watch.js';
export { earconsOf } from './earcon-of.js';
export { lookBack, lookBackAt } from './looking-back.js';
