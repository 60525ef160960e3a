// How long ago something was, in the language in use.
import { language, useT } from '../text';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** @returns a function from ms since 1970 to words such as "5 minutes ago". */
export function useAgo(): (time: number) => string {
  useT();
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto', style: 'short' });
  return (time) => {
    const passed = Math.max(0, Date.now() - time);
    if (passed >= DAY) return format.format(-Math.floor(passed / DAY), 'day');
    if (passed >= HOUR) return format.format(-Math.floor(passed / HOUR), 'hour');
    if (passed >= MINUTE) return format.format(-Math.floor(passed / MINUTE), 'minute');
    return format.format(0, 'second');
  };
}
