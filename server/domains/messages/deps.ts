import type { TagBoard } from '../../platform/cache/tags.ts';
import type { Db } from '../../platform/context.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import type { People } from '../follows/index.ts';
import type { CreateDeps, RoomPeople } from '../rooms/index.ts';
import type { Shown } from '../threads/index.ts';

/** What its reads and actions ask of others. */
export interface MessagesDeps extends Omit<CreateDeps, 'wordLists'> {
  db: Db;
  clock: () => Date;
  people: People & RoomPeople & Shown;
  secret: string;
  settings: SettingsReader;
  tags: TagBoard;
}
