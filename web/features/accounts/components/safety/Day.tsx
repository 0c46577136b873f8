import { dateOf } from '../../../../lib/time.ts';
import { useRootData } from '../../../../session/root-data.ts';

/** The day of a moment, also of one that is to come. */
export function Day({ at }: { at: number }) {
  const { zone } = useRootData();
  return <time dateTime={new Date(at * 1000).toISOString()}>{dateOf(at, zone)}</time>;
}
