import { isDeepStrictEqual } from 'node:util';
import type { OtherChanges, Seen } from '../../contract/primitives/seen.ts';

type Value = OtherChanges[number]['value'];
type Fields = Readonly<Record<string, Value | undefined>>;

/**
 * The fields that another device changed since this form was drawn: `seen` is what the form showed, `stored` is what
 * the row holds now, `saved` is what is about to be written. The caller holds a lock on the row.
 */
export function changedElsewhere(seen: Seen, stored: Fields, saved: Fields): OtherChanges {
  return Object.entries(seen ?? {}).flatMap(([field, was]) => {
    const value = Object.hasOwn(stored, field) ? stored[field] : undefined;
    const mine = saved[field];
    if (value === undefined || isDeepStrictEqual(value, was) || isDeepStrictEqual(value, mine)) return [];
    return [{ field, value, replaced: mine === undefined ? 0 : 1 }];
  });
}

/** A list in which this device and another one switched things: what each put in or took out counts. */
export function mergedList<T>(seen: unknown, stored: readonly T[], wanted: readonly T[]): T[] {
  const drawn: readonly unknown[] = Array.isArray(seen) ? seen : stored;
  const stays = stored.filter((item) => wanted.includes(item) || !drawn.includes(item));
  return [...new Set([...stays, ...wanted.filter((item) => !drawn.includes(item))])];
}
