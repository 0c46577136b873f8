import { type ForReader, withAccess } from '../core/for-reader.ts';

/** A thread as it stands for a reader of a level, without an office or a group; guests have none. */
export const forReaderAt = <T extends { readperm: number }>(readaccess: number | null, thread: T): ForReader<T> =>
  withAccess(readaccess === null ? null : { readaccess, office: null }, thread, { countryFid: 188, joined: false });
