/** Calls `then` once after so many milliseconds; what it returns calls that off. */
export type After = (milliseconds: number, then: () => void) => () => void;

/** The real one. A hidden page's timers run late: nothing here depends on their being punctual. */
export const after: After = (milliseconds, then) => {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
};

/** Resolves after so many milliseconds, or as soon as the signal calls the wait off. */
export function pause(milliseconds: number, signal: AbortSignal, timers: After = after): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    let callOff = (): void => undefined;
    const end = (): void => {
      callOff();
      signal.removeEventListener('abort', end);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    callOff = timers(milliseconds, end);
  });
}
