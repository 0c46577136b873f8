/** How long ago something was, in the units that the screens use (R-MSC-049). */
export type Age = { unit: 'now' } | { unit: 'minutes' | 'hours'; count: number } | { unit: 'date' };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The age of a moment, both in unix seconds. What lies ahead (a clock that runs late) is now. */
export function ageOf(at: number, now: number): Age {
  const seconds = now - at;
  if (seconds < minute) return { unit: 'now' };
  if (seconds < hour) return { unit: 'minutes', count: Math.floor(seconds / minute) };
  if (seconds < day) return { unit: 'hours', count: Math.floor(seconds / hour) };
  return { unit: 'date' };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function partsIn(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: '2-digit' });
    formats.set(timeZone, format);
  }
  return format;
}

/** Every time zone's days begin on a quarter of an hour. */
const quarter = 15 * minute;
const keptDays = 5000;
const days = new Map<string, string>();

/** The day of a moment as `yyyy-m-dd`, in a time zone so that server and browser write the same. */
export function dateOf(at: number, timeZone: string): string {
  const key = `${Math.floor(at / quarter)} ${timeZone}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const parts = new Map(
    partsIn(timeZone)
      .formatToParts(at * 1000)
      .map((part) => [part.type, part.value]),
  );
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  if (days.size >= keptDays) days.clear();
  days.set(key, day);
  return day;
}
