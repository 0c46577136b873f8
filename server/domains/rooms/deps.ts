import type { GroupRole } from '../../../contract/domains/groups/limits.ts';
import type { SystemKind } from '../../../contract/domains/rooms/limits.ts';
import type { WhyHidden } from '../../../contract/primitives/why-hidden.ts';
import type { TagBoard } from '../../platform/cache/tags.ts';
import type { Db, MemberCtx } from '../../platform/context.ts';
import type { Categories } from '../countries/index.ts';
import type { MembersByIds } from '../members/index.ts';

/** What is known of groups of threads, which stand above. */
export interface ThreadGroups {
  roleIn(db: Db, groupid: number, uid: number): Promise<GroupRole | undefined>;
  /** Who owns one, undefined where there is none. */
  ownerOf(db: Db, groupid: number): Promise<number | undefined>;
}

/** What follows caches of members, as far as it is asked here. */
export interface RoomPeople {
  members: MembersByIds;
  followedBy: (db: Db, uid: number) => Promise<ReadonlySet<number>>;
  hiddenFor: (db: Db, uid: number) => Promise<ReadonlyMap<number, WhyHidden>>;
}

/** What a room's page says that nobody wrote. */
export interface SystemWord {
  kind: SystemKind;
  /** Whom or by whom it is. */
  uid: number;
}

/** What its reads and actions ask of others. */
export interface RoomsDeps {
  db: Db;
  clock: () => Date;
  tags: TagBoard;
  people: RoomPeople;
  categories: Categories;
  threadGroups: ThreadGroups;
  /** Those among some members who follow `uid`. */
  fansAmong: (db: Db, uid: number, uids: readonly number[]) => Promise<number[]>;
  /** Writes a system message into a room, with a number of its own. */
  writeSystemMessage: (ctx: MemberCtx, room: number, word: SystemWord) => Promise<void>;
  /** Whether a message is there for all to read, so that it may stand on top. */
  isSaid: (db: Db, room: number, id: number) => Promise<boolean>;
  /** Deletes messages of a room that was deleted, so many at once; how many it deleted. */
  clearMessages: (db: Db, now: Date, room: number, most: number) => Promise<number>;
}
