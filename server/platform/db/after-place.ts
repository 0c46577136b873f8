import { type RawBuilder, sql } from 'kysely';
import type { TimeKey } from '../keyset.ts';

/**
 * The condition for rows after a place of a list, by the names of its two columns: newest first, and of one moment the
 * highest id first. Without a place it is none.
 */
export const afterPlace = (place: TimeKey | undefined, at: string, id: string): RawBuilder<unknown> =>
  place ? sql`and (${sql.ref(at)}, ${sql.ref(id)}) < (${place.at}, ${place.id})` : sql``;

/** The same where the rows of one moment stand by rising ids; an index is entered by the first half. */
export const afterPlaceRising = (place: TimeKey | undefined, at: string, id: string): RawBuilder<unknown> =>
  place
    ? sql`and ${sql.ref(at)} <= ${place.at} and (${sql.ref(at)} < ${place.at} or ${sql.ref(id)} > ${place.id})`
    : sql``;
