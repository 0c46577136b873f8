import type { Db } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';

export interface JobDeps {
  db: Db;
  clock: () => Date;
  settings: SettingsReader;
}
