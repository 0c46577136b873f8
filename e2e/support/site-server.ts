import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { cloneDatabase, sharedDatabaseServer } from '../../tests/support/database-server.ts';
import { beginSite } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
    /** The site's own database: for what no call can bring about yet. */
    siteDatabaseUrl: string;
    /** A file with the reason why there is no site; it is there where the start has failed. */
    siteFailure: string;
  }
}

/**
 * Vitest's global setup of the journeys: one site, with the demonstration world, for all of them. Tests that need none
 * run while it comes up; `site-ready.ts` waits for it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await sharedDatabaseServer();
  const { url: databaseUrl, drop } = await cloneDatabase(server);
  const dataDir = await mkdtemp(join(tmpdir(), 'baobab-site-'));
  const failure = join(dataDir, 'failure');
  // Pages that posts link to are made by the journeys themselves.
  const { url, ready } = await beginSite({ databaseUrl, dataDir, world: true, env: { OUTGOING: 'anywhere' } });
  // The teardown waits for it again, and fails as it did.
  ready.catch((error: unknown) => writeFile(failure, String(error)));
  project.provide('siteUrl', url);
  project.provide('siteDatabaseUrl', databaseUrl);
  project.provide('siteFailure', failure);
  return async () => {
    try {
      await (await ready).stop();
    } finally {
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    }
  };
}
