import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { createPool } from '../../server/platform/db/pool.ts';
import { startEmbedded } from '../../server/platform/postgres/embedded.ts';
import { makeDatabaseDir } from './database-dir.ts';
import { standingServer } from './standing-server.ts';
import { databaseUrl, dropOrphans, lastingTemplate, makeMigrated } from './template.ts';

/** What a test needs to clone a database of its own. */
interface DatabaseServer {
  /** A database of the server, as a role that may create others. */
  url: string;
  /** A migrated database that nobody is connected to. */
  template: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}

/** Shared by the projects of one run: the first setup starts the server, the others find it here. */
const shared = globalThis as { baobabDatabaseServer?: Promise<DatabaseServer> };

/**
 * Vitest's global setup: one PostgreSQL for the run, with a migrated template. TEST_DATABASE_URL names another
 * server's database, as a role that may create databases; TEST_DATABASE=standing takes the one that stays between runs.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const first = shared.baobabDatabaseServer === undefined;
  let stop = async (): Promise<void> => undefined;
  shared.baobabDatabaseServer ??= startServer((cleanUp) => {
    stop = cleanUp;
  });
  project.provide('databaseServer', await shared.baobabDatabaseServer);
  return first ? () => stop() : undefined;
}

/** The run's server, for the setups that come after this one. */
export async function sharedDatabaseServer(): Promise<DatabaseServer> {
  if (!shared.baobabDatabaseServer) throw new Error('database-server.ts must stand first in globalSetup');
  return shared.baobabDatabaseServer;
}

async function startServer(onStop: (stop: () => Promise<void>) => void): Promise<DatabaseServer> {
  if (process.env.TEST_DATABASE === 'standing') {
    const url = await standingServer();
    await dropOrphans(url);
    return { url, template: await lastingTemplate(url) };
  }
  const named = process.env.TEST_DATABASE_URL;
  const template = `baobab_template_${process.pid}`;
  if (named) {
    onStop(() => ask(named, `drop database if exists ${template}`));
    await makeMigrated(named, template);
    return { url: named, template };
  }
  const dataDir = await makeDatabaseDir('baobab-tests-');
  const embedded = await startEmbedded({ dataDir, durable: false });
  onStop(async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  await makeMigrated(embedded.url, template);
  return { url: embedded.url, template };
}

/** One statement on a connection of its own. */
export async function ask(url: string, statement: string): Promise<void> {
  const pool = createPool({ url, max: 1 });
  try {
    await pool.query(statement);
  } finally {
    await pool.end();
  }
}

let clones = 0;

/** Clones a database and returns how to drop it; `source` is another database than the migrated template. */
export async function cloneDatabase(
  server: DatabaseServer,
  source: string = server.template,
): Promise<{ url: string; drop: () => Promise<void> }> {
  clones += 1;
  const name = `baobab_test_${process.pid}_${Date.now().toString(36)}_${clones}`;
  // By files: through the log and the buffers a clone takes a third more of the processor.
  await ask(server.url, `create database ${name} template ${source} strategy file_copy`);
  return {
    url: databaseUrl(server.url, name),
    drop: () => ask(server.url, `drop database if exists ${name} with (force)`),
  };
}
