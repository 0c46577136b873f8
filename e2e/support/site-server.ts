import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { cloneDatabase, sharedDatabaseServer } from '../../tests/support/database-server.ts';
import { type Site, startSite } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
    /** The site's own database: for what no call can bring about yet. */
    siteDatabaseUrl: string;
  }
}

/** Vitest's global setup of the journeys: one site, with the demonstration world, for all of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await sharedDatabaseServer();
  const { url, drop } = await cloneDatabase(server);
  const dataDir = await mkdtemp(join(tmpdir(), 'baobab-site-'));
  // Pages that posts link to are made by the journeys themselves.
  const env = { OUTGOING: 'anywhere' };
  const site: Site = await startSite({ databaseUrl: url, dataDir, world: true, env });
  project.provide('siteUrl', site.url);
  project.provide('siteDatabaseUrl', url);
  return async () => {
    await site.stop();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
