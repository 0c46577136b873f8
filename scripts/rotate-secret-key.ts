/**
 * `npm run rotate-secret-key` seals anew, by a new SECRET_KEY, whatever the one before it sealed.
 * @example npm run rotate-secret-key
 */
import type { Config } from '../server/config/config.ts';
import { runningEmbedded } from '../server/platform/postgres/embedded.ts';
import { runCommand } from '../server/platform/process/command.ts';
import { type Rotated, rotateSecretKey } from '../server/platform/rotate-secret-key.ts';
import type { Secrets } from '../server/platform/sealed-at-rest.ts';
import { beginKeyRotation, endKeyRotation } from '../server/platform/secrets.ts';
import { StartupError } from '../server/platform/startup-error.ts';
import { withProduct } from './product-beside.ts';

/** The processes of a site that runs hold the key of the file, and would open nothing that a new one seals. */
async function refuseRunning({ secretKey, databaseUrl, dataDir }: Config): Promise<void> {
  if (secretKey === undefined && databaseUrl === undefined && (await runningEmbedded(dataDir)) !== undefined)
    throw new StartupError('the site runs on the key of its DATA_DIR: stop it first');
}

/** The new key and the old one: of the environment, or of DATA_DIR, where a new one is made. */
async function secretsOf({ secretKey, previousSecretKey, dataDir }: Config): Promise<Required<Secrets>> {
  if (secretKey === undefined) return beginKeyRotation(dataDir);
  if (previousSecretKey !== undefined) return { current: secretKey, previous: previousSecretKey };
  throw new StartupError('SECRET_KEY_PREVIOUS is missing: set SECRET_KEY to the new key and it to the old one');
}

function summaryOf({ resealed, unreadable }: Rotated): string {
  const lines = Object.entries(resealed).map(([column, count]) => `${column}: ${count} sealed anew`);
  return [...lines, ...unreadable.map((row) => `${row}: opened by neither key, left as it is`)].join('\n');
}

await runCommand(async (config) => {
  await refuseRunning(config);
  const rotated = await withProduct(config, async ({ platform, sealedAtRest }) =>
    rotateSecretKey(platform.db, sealedAtRest, await secretsOf(config), new Date()),
  );
  if (config.secretKey === undefined) await endKeyRotation(config.dataDir);
  console.log(summaryOf(rotated));
});
