import type { Db } from '../../platform/context.ts';

/** What moderation needs to know of a member; the name of one who is gone is empty. */
export interface Moderated {
  username: string;
  /** Office or level, whatever the sanctions. */
  groupid: number;
  countryFid: number;
}

/** Who members are: answered by members, which stands above this domain, and plugged in app.ts. */
export type PeopleByIds = (db: Db, uids: Iterable<number>) => Promise<ReadonlyMap<number, Moderated>>;

export interface ModerationDeps {
  people: PeopleByIds;
}
