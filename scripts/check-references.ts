import { createApp } from '../server/app.ts';
import type { Config } from '../server/config/config.ts';
import { checkReferences } from '../server/platform/check-references.ts';
import { createBus } from '../server/platform/db/listen.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { createPool, requireDatabase } from '../server/platform/db/pool.ts';
import { createLog } from '../server/platform/log.ts';
import { withSiteDatabase } from '../server/platform/process/beside.ts';
import { runCommand } from '../server/platform/process/command.ts';
import { openStorage } from '../server/platform/storage/open-storage.ts';

/** The product is put together for what its domains declare; nothing of it is started, and nothing sealed. */
async function check(config: Config, databaseUrl: string) {
  const pool = createPool({ url: databaseUrl, max: 2 });
  const bus = createBus(pool);
  try {
    await requireDatabase(pool);
    await migrate(pool);
    const parts = { config, pool, bus, log: createLog('error'), storage: openStorage(config) };
    const app = await createApp({ ...parts, secretKey: 'unused', readiness: { accepting: false }, pages: 'none' });
    return await checkReferences(app.platform.db, app.references);
  } finally {
    await bus.stop();
    await pool.end();
  }
}

/** `npm run check-references`: looks for references across domains that lead nowhere, and ends with 1 where one does. */
await runCommand(async (config) => {
  const { references, rows, broken } = await withSiteDatabase(config, (url) => check(config, url));
  const verdict = broken.length === 0 ? 'all lead somewhere' : `${broken.length} lead nowhere`;
  console.log(`${references} references, ${rows} rows: ${verdict}`);
  for (const { from, rows: found, samples } of broken)
    console.error(`Broken: ${from} in ${found} rows, such as ${samples.join(', ')}`);
  if (broken.length > 0) process.exitCode = 1;
});
