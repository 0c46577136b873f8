import type { CallName } from '../../../contract/calls.ts';
import type { TagBoard } from '../../platform/cache/tags.ts';
import type { Db, Log } from '../../platform/context.ts';
import type { Contribution } from '../../platform/domain.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import type { GuardedReads } from '../../platform/outgoing/guarded-get.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import type { ReferencesIn } from '../../platform/references.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import type { Storage } from '../../platform/storage/port.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import type { ZonesOf } from '../economy/index.ts';
import type { ThreadWrites } from './kinds/kind.ts';
import type { ReadDeps } from './reads/deps.ts';
import type { Shown } from './reads/viewing.ts';

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
  firstPosts: 'held' | 'shown';
}

/** What its rooms are given beside. */
export interface RoomDeps extends ThreadsDeps, Pick<ThreadWrites, 'create' | 'edit'> {
  reads: ReadDeps;
}

type Joined = 'addresses' | 'listeners' | 'tasks' | 'cron' | 'settings' | 'reasons' | 'notices' | 'waitingForModerator';

/** What a room knows of a member, as the domain does. */
export type RoomPersonalData = Partial<Pick<PersonalData, 'collect' | 'forget'>>;

/** What a room or a kind hands up, as a domain does: by the names of its calls and of its tables. */
export interface Room<Call extends CallName, Table extends keyof OwnersIn<'threads'> = never>
  extends Pick<Contribution, Joined> {
  handlers: Handlers<Call>;
  /** Whose the rows are. */
  tables: Pick<OwnersIn<'threads'>, Table>;
  /** Where its tables lead in other domains. */
  references?: Pick<ReferencesIn<'threads'>, Table>;
  personalData?: RoomPersonalData;
}
