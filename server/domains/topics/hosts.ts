import type { Db } from '../../platform/context.ts';

/** A topic's host as the page shows one. */
export interface Host {
  uid: number;
  username: string;
  avatar: string;
  countryFid: number;
}

/** Who members are: answered by members, which stands beside this domain, and plugged in app.ts. */
export type HostsByIds = (db: Db, uids: Iterable<number>) => Promise<ReadonlyMap<number, Host>>;
