import { dateOf } from '../../../lib/time.ts';
import { useRootData } from '../../../session/root-data.ts';

/** The day of a moment, also of one that lies ahead, as server and browser write it alike. */
export function useDay(): (iso: string) => string {
  const { zone } = useRootData();
  return (iso) => dateOf(Date.parse(iso) / 1000, zone);
}

export function Day({ at }: { at: string }) {
  const day = useDay();
  return (
    <time dateTime={at} title={at}>
      {day(at)}
    </time>
  );
}
