import { aheadAt, type ZoneOffset } from '../../contract/primitives/zones.ts';
import { useRootData } from '../session/root-data.ts';

const minute = 60;

/** A moment as records write it: day, clock, and how far the clock is ahead of UTC: 2026-11-28 23:30 UTC+1. */
export function momentOf(at: number, offsets: readonly ZoneOffset[]): string {
  const ahead = aheadAt(at, offsets);
  const [day, clock] = new Date((at + ahead) * 1000).toISOString().split('T') as [string, string];
  const minutes = Math.abs(ahead) / minute;
  const [hours, rest] = [Math.floor(minutes / minute), minutes % minute];
  const sign = ahead < 0 ? '-' : '+';
  const zone = minutes === 0 ? '' : `${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  return `${day} ${clock.slice(0, 'hh:mm'.length)} UTC${zone}`;
}

/** The same for a sentence, by the country's clock. */
export function useMoment(): (at: number) => string {
  const { zone } = useRootData();
  return (at) => momentOf(at, zone);
}

/** A moment that stays as it is written: never relative. */
export function Moment({ at, className }: { at: number; className?: string }) {
  const moment = useMoment();
  return (
    <time dateTime={new Date(at * 1000).toISOString()} className={className}>
      <bdi dir="ltr" className="sm:whitespace-nowrap">
        {moment(at)}
      </bdi>
    </time>
  );
}
