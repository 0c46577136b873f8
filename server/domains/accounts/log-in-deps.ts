import type { SettingsReader } from '../../platform/settings.ts';

/** What every way in needs. */
export interface LogInDeps {
  settings: SettingsReader;
  /** SECRET_KEY. */
  secret: string;
}
