import type { TagBoard } from '../../platform/cache/tags.ts';
import type { Db, Log } from '../../platform/context.ts';
import type { GuardedReads } from '../../platform/outgoing/guarded-get.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import type { Storage } from '../../platform/storage/port.ts';
import type { ZonesOf } from '../economy/index.ts';
import type { Contests } from './contests.ts';
import type { ReadDeps } from './core/reads/deps.ts';
import type { Shown } from './core/reads/viewing.ts';
import type { ThreadWrites } from './kinds/kind.ts';
import type { Review } from './review.ts';

/** What the domain is given. */
export interface ThreadsDeps extends GuardedReads {
  db: Db;
  clock: () => Date;
  log: Log;
  tags: TagBoard;
  settings: SettingsReader;
  people: Shown;
  storage: Storage;
  zonesOf: ZonesOf;
  review: Review;
  contests: Contests;
}

/** What its rooms are given beside. */
export interface RoomDeps extends ThreadsDeps, Pick<ThreadWrites, 'create' | 'edit'> {
  reads: ReadDeps;
}
