import { type Met, meet } from '../core/meeting.ts';

/** A thread as a reader of a level meets it, without an office or a group; guests have none. */
export const metAt = <T extends { readperm: number }>(readaccess: number | null, thread: T): Met<T> =>
  meet(readaccess === null ? null : { readaccess, office: null }, thread, { countryFid: 188, joined: false });
