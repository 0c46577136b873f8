import { createContext, use, useState, useSyncExternalStore } from 'react';
import type { ZoneOffset } from '../../contract/primitives/zones.ts';
import { shortCount } from '../lib/counts.ts';
import { clockOf, dateOf } from '../lib/time.ts';
import { useLocale } from '../router/locale.ts';
import { useRootData } from '../session/root-data.ts';
import { type Moment, momentWords } from './moment-words.ts';
import { useT } from './texts.tsx';

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

/** What the server draws for a moment, until the page is sent; never set in the browser. */
export const MarkOfMoment = createContext<((moment: Moment) => string) | null>(null);

/** For everybody, or of this device: what was sent says when, and not how long ago, as it may be read at any time. */
const isWrittenPage = (): boolean =>
  'saved' in document.documentElement.dataset || document.getElementsByName('_token').length === 0;

/** A time that was sent so says when it was for as long as it stands; what comes later says how long ago. */
const useIsWritten = (isSent: boolean): boolean => useState(() => isSent && !import.meta.env.SSR && isWrittenPage())[0];

/** What is drawn without a page of its own, true whenever it is read. */
const dayAndClock = ({ at, short }: Moment, zone: readonly ZoneOffset[]): string =>
  short ? dateOf(at, zone) : `${dateOf(at, zone)} ${clockOf(at, zone)}`;

/**
 * A moment: `moments ago`, minutes, hours, then the day (R-MSC-049). The server writes it as the page is sent (`server/ssr/moments.ts`), and a
 * guest's page, which is cached, by the clock; the browser leaves what was sent and goes on from there. `short` is for the
 * end of a line: `4 min`.
 */
export function Time({ at, className, short = false }: { at: number; className?: string; short?: boolean }) {
  const t = useT();
  const { language } = useLocale();
  const { zone } = useRootData();
  const mark = import.meta.env.SSR ? use(MarkOfMoment) : null;
  const now = useSyncExternalStore<number | null>(onTick, tick, never);
  const isWritten = useIsWritten(now === null);
  const text = (): string => {
    if (now !== null) {
      const latest = Math.max(now, Math.floor(Date.now() / 1000));
      return momentWords({ at, short }, { now: latest, zone, language, t, isWritten });
    }
    if (!import.meta.env.SSR) return '';
    return mark ? mark({ at, short }) : dayAndClock({ at, short }, zone);
  };
  return (
    <time
      dateTime={new Date(at * 1000).toISOString()}
      data-ago={short ? 'short' : ''}
      className={className}
      suppressHydrationWarning
    >
      {text()}
    </time>
  );
}
