/** `npm run restore -- DIR`: a backup back in an empty place. */
import { resolve } from 'node:path';
import { proveLedger } from '../server/domains/economy/index.ts';
import { restoreBackup } from '../server/platform/backup/restore.ts';
import { runCommand } from '../server/platform/process/command.ts';
import { openStorage } from '../server/platform/storage/open-storage.ts';

const usage = `npm run restore -- DIR

Puts a backup back: DIR is one, or holds several of which the newest is taken. It goes into the empty database of
DATABASE_URL or, without one, into a new embedded one below DATA_DIR; pictures into the storage of the
settings, the key below DATA_DIR.`;

const [from, ...more] = process.argv.slice(2);
if (from === undefined || more.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await runCommand(async (config) => {
    const { directory, manifest, pictures, proof } = await restoreBackup({
      from: resolve(from),
      dataDir: config.dataDir,
      storage: openStorage(config),
      databaseUrl: config.databaseUrl,
      secretKey: config.secretKey,
      prove: proveLedger,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${directory}: ${rows} rows as of ${manifest.madeAt}, ${pictures} pictures`);
    console.log(`${proof.transfers} transfers and ${proof.accounts} accounts: every sum is right`);
  });
}
