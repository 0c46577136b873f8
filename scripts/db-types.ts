import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateTypes } from '../server/platform/db/generate-types.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { createPool } from '../server/platform/db/pool.ts';
import { startEmbedded } from '../server/platform/postgres/embedded.ts';

/** Applies the migrations to an empty throwaway database and writes its tables as types. */
const target = join(import.meta.dirname, '../server/platform/db/types.ts');
const dataDir = await mkdtemp(join(tmpdir(), 'baobab-types-'));
const embedded = await startEmbedded({ dataDir, durable: false });
const pool = createPool({ url: embedded.url });
try {
  await migrate(pool);
  await writeFile(target, await generateTypes(pool));
  console.log(`Written: ${target}`);
} finally {
  await pool.end();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
