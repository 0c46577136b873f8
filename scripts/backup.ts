/**
 * `npm run backup -- DIR`: a proven copy of the whole site, made while it runs.
 * @example npm run backup -- --unproven backups
 */
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Config } from '../server/config/config.ts';
import { spokenAddress } from '../server/config/store-address.ts';
import { proveLedger } from '../server/domains/economy/index.ts';
import { makeBackup } from '../server/platform/backup/backup.ts';
import { readTrial } from '../server/platform/backup/trial.ts';
import { createDb, createPool } from '../server/platform/db/pool.ts';
import { type Run, recordRun } from '../server/platform/machine/runs.ts';
import { withSiteDatabase } from '../server/platform/process/beside.ts';
import { runCommand } from '../server/platform/process/command.ts';
import { isKeyOfSite } from '../server/platform/sealed-at-rest.ts';
import { existingSecretKey } from '../server/platform/secrets.ts';
import { StartupError } from '../server/platform/startup-error.ts';
import { mediaFolder, openStorage } from '../server/platform/storage/open-storage.ts';

const usage = `npm run backup -- DIR [--keep 14] [--unproven] [--from postgres://REPLICA]

Writes a backup of the site below DIR: the database of DATABASE_URL or the embedded one, the pictures of its storage
and SECRET_KEY, whether the site runs or not. The copy is loaded into a throwaway database and its ledger proven there;
--unproven leaves that out. The newest 14 (--keep) backups in DIR are kept. The rows are read from the first of
DATABASE_REPLICA_URLS that can be, or from the replica of --from alone; without any, from the database itself.`;

type Wanted = { target: string; keep: number; proven: boolean; from: string | undefined };

function readArguments(): Wanted | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      keep: { type: 'string', default: '14' },
      unproven: { type: 'boolean', default: false },
      from: { type: 'string' },
    },
  });
  const [target, ...more] = positionals;
  if (target === undefined || more.length > 0 || !/^[1-9]\d{0,3}$/.test(values.keep)) return undefined;
  return { target: resolve(target), keep: Number(values.keep), proven: !values.unproven, from: values.from };
}

/** The key that goes into the backup: without that of the site what it seals would be lost with the disk. */
async function keyOfSite(config: Config, url: string): Promise<string> {
  const key = await existingSecretKey(config.secretKey, resolve(config.dataDir));
  const pool = createPool({ url, max: 1 });
  try {
    if (await isKeyOfSite(createDb(pool), key)) return key;
  } finally {
    await pool.end();
  }
  throw new StartupError(
    'SECRET_KEY does not open what the database holds: give that of the site, or finish its rotation by npm run rotate-secret-key',
  );
}

/** Stores in the site how the backup went, and how a restore on trial did since; an older release has no place for it. */
async function record(url: string, target: string, backup: Omit<Run, 'name' | 'at'>): Promise<void> {
  const pool = createPool({ url, max: 1 });
  try {
    const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('platform.runs') is not null as there`);
    if (!rows[0]?.there) return;
    const db = createDb(pool);
    await recordRun(db, { name: 'backup', at: new Date(), ...backup });
    const drill = await readTrial(target);
    if (drill) await recordRun(db, { name: 'drill', ...drill });
  } finally {
    await pool.end();
  }
}

async function backUp(config: Config, url: string, wanted: Wanted): Promise<void> {
  try {
    const note = await makeFromAny(config, url, wanted);
    await record(url, wanted.target, { succeeded: true, note });
  } catch (error) {
    const note = error instanceof Error ? error.message.slice(0, 200) : 'unknown';
    await record(url, wanted.target, { succeeded: false, note }).catch(() => undefined);
    throw error;
  }
}

/** Makes it from the replica that was asked for, or else from the first that it can be made from, the database itself last. */
async function makeFromAny(config: Config, url: string, wanted: Wanted): Promise<string> {
  const replicas = wanted.from === undefined ? config.databaseReplicaUrls : [];
  for (const from of replicas) {
    try {
      return await makeOne(config, url, { ...wanted, from });
    } catch (error) {
      const { host } = new URL(from);
      console.error(`Not from the replica ${host}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return makeOne(config, url, wanted);
}

/** Makes the backup; answers what it is called. */
async function makeOne(config: Config, url: string, { target, keep, proven, from }: Wanted): Promise<string> {
  const began = performance.now();
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../package.json'), 'utf8'));
  const { directory, manifest, removed } = await makeBackup({
    url,
    from,
    target,
    keep,
    pictures: openStorage(config),
    picturesAt: config.store ? spokenAddress(config.store) : mediaFolder(config.dataDir),
    pictureTable: 'media.images',
    secretKey: await keyOfSite(config, url),
    release: version,
    prove: proven ? proveLedger : undefined,
    now: () => new Date(),
  });
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${directory}: ${rows} rows, ${manifest.pictures.files} pictures, ${seconds} s`);
  if (manifest.proof) console.log(`${manifest.proof.transfers} transfers on the copy: every sum is right`);
  for (const name of removed) console.log(`Removed: ${name}`);
  return basename(directory);
}

// What is being proven is stopped with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
const wanted = readArguments();
if (wanted === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await runCommand((config) => withSiteDatabase(config, (url) => backUp(config, url, wanted), { olderMajor: true }));
}
