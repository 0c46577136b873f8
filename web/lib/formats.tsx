import { useSyncExternalStore } from 'react';
import { useRootData } from '../session/root-data.ts';
import { useT } from '../texts/texts.tsx';
import { shortCount } from './counts.ts';
import { useLocale } from './locale.ts';
import { ageOf, clockOf, dateOf } from './time.ts';

/** `formatCount(12345)` is `12.3K`, with the language's decimal sign (R-MSC-050). */
export function useCountFormat(): (count: number) => string {
  const t = useT();
  const { language } = useLocale();
  return (count) => {
    const { unit, value } = shortCount(count);
    if (unit === 'one') return String(value);
    const digits = value.toLocaleString(language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      useGrouping: false,
    });
    return t(`common.number.${unit}`, { value: digits });
  };
}

const tickMs = 30_000;
const readers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all times on the page. */
function onTick(reader: () => void): () => void {
  readers.add(reader);
  timer ??= setInterval(() => {
    for (const each of readers) each();
  }, tickMs);
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

const tick = (): number => Math.floor(Date.now() / tickMs) * (tickMs / 1000);
const never = (): null => null;

/**
 * A moment: `moments ago`, minutes, hours, then the day (R-MSC-049). The server always writes the day and the country's
 * clock, so that the page can be stored; the browser makes it relative. `short` is for the end of a line: `4 min`, and no clock.
 */
export function Time({ at, className, short = false }: { at: number; className?: string; short?: boolean }) {
  const t = useT();
  const { zone } = useRootData();
  const now = useSyncExternalStore<number | null>(onTick, tick, never);
  const text = (): string => {
    if (now === null) return dateOf(at, zone);
    const age = ageOf(at, Math.max(now, Math.floor(Date.now() / 1000)));
    if (age.unit === 'date') return dateOf(at, zone);
    if (age.unit === 'now') return t(short ? 'common.time.short.now' : 'common.time.now');
    const { unit, count } = age;
    return short ? t(`common.time.short.${unit}`, { count }) : t(`common.time.${unit}`, { count });
  };
  return (
    <time dateTime={new Date(at * 1000).toISOString()} className={className}>
      {text()}
      {now === null && !short && <span className="clock"> {clockOf(at, zone)}</span>}
    </time>
  );
}
