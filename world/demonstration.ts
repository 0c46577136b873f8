import type pg from 'pg';
import { createApp } from '../server/app.ts';
import { createBus } from '../server/platform/bus/bus.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { createPool } from '../server/platform/db/pool.ts';
import type { PrepareParts } from '../server/platform/process/run.ts';
import { openStorage } from '../server/platform/storage/open-storage.ts';
import { demoMember, demoPassword, people } from './story/people.ts';

/** Of processes that start together on one database one writes the world, and the others wait for the end. */
const lock = [1650549615, 3];
/** Its pictures and stories, which most starts have no use for. */
const tale = () => import('./build.ts');
const marker = 'the demonstration world is being told';

/**
 * Builds the demonstration world where the settings ask for it and nobody has registered yet, before the site is
 * opened. What it returns is printed beside the address: how to log in to the world that stands there.
 */
export async function prepareWorld(parts: PrepareParts): Promise<string | undefined> {
  if (parts.config.seed !== 'demo') return undefined;
  const pool = createPool({ url: parts.databaseUrl, max: 8 });
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1, $2)', lock);
    if (await isHalfBuilt(client)) await startOver(client, pool);
    if (!(await isInhabited(client))) {
      process.stdout.write('Writing the demonstration world …\n');
      await client.query(`comment on schema platform is '${marker}'`);
      await build(parts, pool);
      await client.query('comment on schema platform is null');
    }
    return (await knowsDemoMember(client)) ? logins() : undefined;
  } finally {
    client.release(true);
    await pool.end();
  }
}

async function build({ config, secretKey, log }: PrepareParts, pool: pg.Pool): Promise<void> {
  const bus = createBus(pool);
  const app = await createApp({
    // The story's people were known before: none of their posts waits for a moderator.
    ...{ config: { ...config, firstPosts: 'shown' as const }, secretKey, pool, bus, log },
    storage: openStorage(config),
    readiness: { accepting: false },
    pages: 'none',
  });
  try {
    const { buildWorld, countWorld, settleCreators, settleTasks } = await tale();
    await buildWorld(app, secretKey);
    await app.platform.outbox.drain();
    await settleTasks(app);
    await settleCreators(app);
    await countWorld(app);
    // Whoever looks at once finds the places of this hour.
    await app.tasks['ranking.sync-places']!({}, undefined as never);
  } finally {
    await app.server.close();
    await app.stop();
    await bus.stop();
  }
}

/** A start cut short leaves half a world that nobody has visited yet. */
async function isHalfBuilt(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query(`select obj_description('platform'::regnamespace) as remark`);
  return rows[0]?.remark === marker;
}

/** Empties the database of half a world, schemas and all, and migrates it anew. */
async function startOver(client: pg.PoolClient, pool: pg.Pool): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(nspname) as name from pg_namespace
      where nspowner = current_user::regrole and nspname not like 'pg\\_%' and nspname <> 'public'`,
  );
  for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
  await migrate(pool);
}

async function isInhabited(client: pg.PoolClient): Promise<boolean> {
  return (await client.query('select uid from accounts.members limit 1')).rows.length > 0;
}

async function knowsDemoMember(client: pg.PoolClient): Promise<boolean> {
  return (await client.query('select uid from accounts.members where username = $1', [demoMember])).rows.length > 0;
}

function logins(): string {
  const named = (role: string) => people.find((person) => person.role === role)?.name;
  return `(log in as ${demoMember}, ${named('creator')} or ${named('moderator')} with ${demoPassword})`;
}
