import type { TagBoard } from '../../platform/cache/tags.ts';
import type { Db, Log } from '../../platform/context.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import type { Shown } from '../threads/index.ts';

/** What the domain is given. */
export interface ReviewDeps {
  db: Db;
  clock: () => Date;
  log: Log;
  tags: TagBoard;
  settings: SettingsReader;
  people: Shown;
}
