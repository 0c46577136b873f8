import type { SettingsReader } from '../../../platform/settings.ts';
import type { Shown } from '../../threads/index.ts';

/** What the reads share: what a process caches of members, and the operators' settings. */
export interface ReadDeps {
  people: Shown;
  settings: SettingsReader;
}
