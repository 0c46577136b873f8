import type { Secrets } from '../../platform/sealed-at-rest.ts';
import type { SettingsReader } from '../../platform/settings.ts';

/** What every proof needs. */
export interface ProofDeps {
  settings: SettingsReader;
  /** SECRET_KEY. */
  secret: string;
  /** The one before it, while it is rotated. */
  previousSecret?: string | undefined;
}

export interface PasskeyDeps extends ProofDeps {
  siteName: string;
  /** Canonical address: passkeys belong to its host, and serve on its pages alone. */
  publicUrl: string;
}

export const secretsOf = ({ secret, previousSecret }: ProofDeps): Secrets => ({
  current: secret,
  previous: previousSecret,
});
