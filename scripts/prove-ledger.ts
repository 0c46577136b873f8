import { ConfigError, parseConfig } from '../server/config/config.ts';
import { proveLedger } from '../server/domains/economy/index.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { createDb, createPool, requireDatabase } from '../server/platform/db/pool.ts';
import { startEmbedded } from '../server/platform/postgres/embedded.ts';
import { StartupError } from '../server/platform/startup-error.ts';

/** `npm run prove-ledger`: proves every sum of the ledger and ends with 1 where one is wrong. */
async function prove(url: string): Promise<boolean> {
  const pool = createPool({ url, max: 2 });
  try {
    await requireDatabase(pool);
    await migrate(pool);
    const { transfers, accounts, faults } = await proveLedger(createDb(pool));
    console.log(
      `${transfers} transfers and ${accounts} accounts: ${faults.length === 0 ? 'every sum is right' : `${faults.length} wrong`}`,
    );
    for (const { what, id } of faults) console.error(`Wrong: ${what} (${id})`);
    return faults.length === 0;
  } finally {
    await pool.end();
  }
}

try {
  const config = parseConfig(process.env);
  if (config instanceof ConfigError) throw config;
  const embedded = config.databaseUrl === undefined ? await startEmbedded({ dataDir: config.dataDir }) : undefined;
  try {
    if (!(await prove(config.databaseUrl ?? embedded?.url ?? ''))) process.exitCode = 1;
  } finally {
    await embedded?.stop();
  }
} catch (error) {
  // What whoever runs this can act on is one line.
  const known = error instanceof ConfigError || error instanceof StartupError;
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
