import { clockOf, dayAt } from '../../lib/time.ts';
import { writtenAs } from '../../lib/written-day.ts';
import { useLocale } from '../../router/locale.ts';
import { useRootData } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';

export interface ChatTimes {
  /** 18:44. */
  clock: (at: number) => string;
  /** Today, Yesterday, or Friday 27 November. */
  day: (at: number) => string;
  /** At the end of a row: 18:44, Yesterday, Friday, 22 Nov. */
  short: (at: number) => string;
  /** In a sentence: 18:44, or with its day where that isn't today. */
  moment: (at: number) => string;
}

const weekDays = 6;

/** How chats write times, by the days of the locale; `now` says which day is today. */
export function useChatTimes(now: number): ChatTimes {
  const t = useT();
  const { language } = useLocale();
  const { zone } = useRootData();
  const ago = (at: number): number => dayAt(now, zone) - dayAt(at, zone);
  const clock = (at: number) => clockOf(at, zone);
  const near = (at: number): string | undefined => {
    if (ago(at) === 0) return t('messages.today');
    return ago(at) === 1 ? t('messages.yesterday') : undefined;
  };
  const written = (at: number, shape: Intl.DateTimeFormatOptions) => writtenAs(at, zone, language, shape);
  const day = (at: number) => near(at) ?? written(at, { weekday: 'long', day: 'numeric', month: 'long' });
  return {
    clock,
    day,
    short: (at) => {
      if (ago(at) <= 0) return clock(at);
      const isNear = ago(at) <= weekDays;
      return near(at) ?? written(at, isNear ? { weekday: 'long' } : { day: 'numeric', month: 'short' });
    },
    moment: (at) => (ago(at) === 0 ? clock(at) : `${day(at)}, ${clock(at)}`),
  };
}
