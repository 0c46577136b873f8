import type { CountryOffice } from '../../../platform/context.ts';
import type { Place } from '../../moderation/index.ts';
import { accessIn, moderatesIn } from '../../moderation/index.ts';
import { askedLevel, isClosed } from './level.ts';

/** Guests read what is open to level 1. */
export const guestReadaccess = 1;

/** How far somebody reads; a guest is null. */
export type Reading = { readaccess: number; office: CountryOffice | null } | null;

interface ReaderAccess {
  /** The level up to which they read in the thread's country. */
  access: number;
  /** Their office reaches the thread's country. */
  reaches: boolean;
}

const readerAccess = Symbol('reader access');

/** A thread as it stands for one reader: policies take nothing else, so that no stored row is judged. */
export type ForReader<T> = T & { readonly [readerAccess]: ReaderAccess };

/**
 * A thread as its group and country let a reader read it: for members of the group, and for those whose office reaches it,
 * what a group alone reads stands at the level that its author asked for. For everybody else it stays above every level.
 */
export function withAccess<T extends { readperm: number }>(
  reader: Reading,
  thread: T,
  { countryFid, joined }: { countryFid: number; joined: boolean },
): ForReader<T> {
  const reaches = reader !== null && moderatesIn(reader.office, countryFid);
  const access = reader === null ? guestReadaccess : accessIn(reader, countryFid);
  const readperm = isClosed(thread) && (joined || reaches) ? askedLevel(thread.readperm) : thread.readperm;
  return { ...thread, readperm, [readerAccess]: { access, reaches } };
}

export const readerAccessOf = ({ [readerAccess]: how }: ForReader<object>): ReaderAccess => how;

interface Placed {
  country_fid: number;
  typeid: number;
  topid: number | null;
  readperm: number;
}

/** Where the posts of a thread stand, as its group lets the one who asks read it. */
export const placeOfThread = (thread: ForReader<Placed>): Place => ({
  ...{ countryFid: thread.country_fid, typeid: thread.typeid, topid: thread.topid ?? 0, readperm: thread.readperm },
});
