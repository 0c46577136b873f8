/**
 * `npm run seed` adds a large world to a site.
 * @example npm run seed -- --members 20 --threads 1 --posts 1
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { Picture } from '../contract/domains/media/shapes.ts';
import { createApp } from '../server/app.ts';
import { type Config, ConfigError } from '../server/config/config.ts';
import { isLoopback } from '../server/config/loopback.ts';
import { chosenPassword, hashPassword } from '../server/domains/proofs/index.ts';
import { refillIndex } from '../server/domains/search/index.ts';
import { createBus } from '../server/platform/bus/bus.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { createDb, createPool } from '../server/platform/db/pool.ts';
import { createLog } from '../server/platform/log.ts';
import { insteadOfTheSite } from '../server/platform/process/beside.ts';
import { runCommand } from '../server/platform/process/command.ts';
import { loadSecretKey } from '../server/platform/secrets.ts';
import { openStorage } from '../server/platform/storage/open-storage.ts';
import { findContradictions } from './large/check.ts';
import type { FirstIds } from './large/ids.ts';
import { loadLargeWorld, settleTables } from './large/load.ts';
import { uploadScenes } from './large/pictures.ts';
import type { Size } from './large/plan.ts';
import { demoPassword } from './story/people.ts';

const usage = `npm run seed -- [--members 20000] [--threads 100000] [--posts 2000000]

Adds a large world to the database of DATABASE_URL or, without one, to the embedded database under DATA_DIR, where a
site has been started once. --posts counts every post, the threads' first ones included. Stop the site before; it takes
a minute or two.`;

function readSize(): Size | undefined {
  const { values } = parseArgs({
    options: {
      members: { type: 'string', default: '20000' },
      threads: { type: 'string', default: '100000' },
      posts: { type: 'string', default: '2000000' },
      help: { type: 'boolean', default: false },
    },
  });
  const size = { members: Number(values.members), threads: Number(values.threads), posts: Number(values.posts) };
  const whole = Object.values(size).every((each) => Number.isSafeInteger(each) && each > 0);
  // Ids are packed into 25 bits while they are sorted, and likes need somebody else to give them.
  if (values.help || !whole || size.members < 20 || size.posts < size.threads || size.posts >= 2 ** 25)
    return undefined;
  return size;
}

/** Prints each step with the seconds it took, when the next begins. */
function stopwatch(): { step: (name: string) => void; total: () => string } {
  const start = performance.now();
  let last = start;
  let running = '';
  const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
  const step = (name: string) => {
    if (running !== '') console.log(`  ${running.padEnd(24)} ${seconds(last).padStart(6)} s`);
    running = name;
    last = performance.now();
  };
  return {
    step,
    total: () => {
      step('');
      return seconds(start);
    },
  };
}

async function seed(config: Config, url: string, size: Size): Promise<boolean> {
  const pool = createPool({ url, max: 4 });
  const client = new pg.Client({ connectionString: url });
  try {
    await migrate(pool);
    await client.connect();
    const { step, total } = stopwatch();
    const end = Math.floor(Date.now() / 1000);
    const passwordHash = await hashPassword(await chosenPassword(demoPassword, demoPassword));
    const pictures = (ids: FirstIds) => uploadPictures(config, pool, ids);
    await loadLargeWorld(client, { size, end, passwordHash, pictures, onStep: step });
    step('search');
    await refillIndex(createDb(pool));
    step('vacuum');
    await settleTables(client);
    step('check');
    const wrong = await findContradictions(client);
    console.log(`${size.members} members, ${size.threads} threads and ${size.posts} posts in ${total()} s.`);
    console.log(`Each new member logs in with the password ${demoPassword}.`);
    for (const each of wrong) console.error(`Contradiction: ${each}`);
    return wrong.length === 0;
  } finally {
    await client.end();
    await pool.end();
  }
}

async function uploadPictures(config: Config, pool: pg.Pool, ids: FirstIds): Promise<readonly Picture[]> {
  const secretKey = await loadSecretKey(config.secretKey, config.dataDir);
  const bus = createBus(pool);
  const parts = { config, secretKey, pool, bus, log: createLog('error'), storage: openStorage(config) };
  const app = await createApp({ ...parts, readiness: { accepting: false }, pages: 'none' });
  try {
    return await uploadScenes(app, ids);
  } finally {
    await app.server.close();
    await app.stop();
    await bus.stop();
  }
}

const size = readSize();
if (size === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await runCommand(async (config) => {
    // Their password stands in the sources.
    if (!isLoopback(new URL(config.publicUrl).hostname)) throw new ConfigError('PUBLIC_URL must be this machine’s');
    const sound = await insteadOfTheSite(config, (url) => seed(config, url, size));
    if (!sound) process.exitCode = 1;
  });
}
