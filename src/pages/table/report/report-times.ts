/** Days and times of day as a language writes them, by the clock of this device. */
import type { WallTimes } from '../../../../speech/phrase/report.js';

/**
 * @param language BCP 47
 * @param begunAt when the game was begun, milliseconds since 1970: on another day that is named too
 * @param timeZone absent: the one of this device
 */
export function wallTimes(language: string, begunAt: number, timeZone?: string): WallTimes {
  const zone = timeZone === undefined ? {} : { timeZone };
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const dayAndTime = new Intl.DateTimeFormat(language, { dateStyle: 'long', ...zone });
  const minutes = new Intl.DateTimeFormat(language, { ...time, ...zone });
  const seconds = new Intl.DateTimeFormat(language, { ...time, second: '2-digit', ...zone });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'short', ...zone });
  const begunOn = day.format(begunAt);
  return {
    dayAndTime: (at) => `${dayAndTime.format(at)}, ${minutes.format(at)}`,
    timeOfDay: (at) => {
      const on = day.format(at);
      return on === begunOn ? seconds.format(at) : `${on}, ${seconds.format(at)}`;
    },
  };
}
