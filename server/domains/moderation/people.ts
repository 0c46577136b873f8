import type { Db } from '../../platform/context.ts';

/** A member as far as moderation goes by it; the name of whoever is gone is empty. */
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
