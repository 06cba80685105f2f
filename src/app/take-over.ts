/** The window that holds the game does not answer: whether this one is to take the game over is asked, No first. */
import { msg } from './texts.js';
import type { SessionNews, SessionPort } from '../game/session/session-port.js';
import type { AppViews } from '../pages/shared/app-views.js';
import type { Asked } from '../pages/shared/page-question.js';

export interface TakeOverParts {
  readonly session: Pick<SessionPort, 'listen' | 'takeOver'>;
  readonly views: Pick<AppViews, 'askInPage' | 'withdraw' | 'showGame'>;
  /** Says what was done last in the game that another window has taken over. */
  readonly tellLast: () => void;
  readonly report: (error: unknown) => void;
}

export function offerTakeOver({ session, views, tellLast, report }: TakeOverParts): void {
  const ask = async (): Promise<void> => {
    const yes = await views.askInPage(TAKE_OVER);
    if (yes) await session.takeOver();
    await views.showGame();
  };
  session.listen((news: SessionNews) => {
    if (news.type !== 'holder') return;
    if (news.why === 'other window silent') ask().catch(report);
    else views.withdraw(TAKE_OVER);
    if (news.why === 'taken over') tellLast();
  });
}

const TAKE_OVER: Asked = {
  text: () => msg('take-over'),
  no: () => msg('take-over-no'),
  yes: () => msg('take-over-yes'),
};
