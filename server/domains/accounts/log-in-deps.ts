import type { GeoIp } from '../../platform/geoip/port.ts';
import type { Secrets } from '../../platform/sealed-at-rest.ts';
import type { SettingsReader } from '../../platform/settings.ts';
import type { SessionKind } from './sql/sessions.ts';
import type { Comer } from './third-party/who-comes.ts';

/** What every way in needs. */
export interface LogInDeps {
  settings: SettingsReader;
  /** SECRET_KEY. */
  secret: string;
  /** The one before it, while it is turned over. */
  previousSecret?: string | undefined;
  /** Says where an address is; absent where no service is configured. */
  geoIp?: GeoIp | undefined;
}

/** Who has taken the first step into an account, and how. */
export interface Entrance {
  uid: number;
  kind: SessionKind;
  /** Of the password that was right, where one was given: it must still hold when the session is opened. */
  passwordMark?: string;
  /** Whom another site vouches for, where they came by one. */
  comer?: Comer;
}

export const secretsOf = ({ secret, previousSecret }: LogInDeps): Secrets => ({
  current: secret,
  previous: previousSecret,
});
