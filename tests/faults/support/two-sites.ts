import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type Site, startSite } from '../../../e2e/support/site.ts';
import { Api } from '../../support/api.ts';
import { testDb } from '../../support/db.ts';

/** Two processes of the site on one database and one folder, for a whole file; called at its top. */
export async function twoSites() {
  const { url: databaseUrl, db } = await testDb();
  const dataDir = await mkdtemp(join(tmpdir(), 'baobab-two-'));
  let sites: Site[] = [];
  beforeAll(async () => {
    // Started together, as after a deployment: each must bear that the other prepares the same database.
    sites = await Promise.all([startSite({ databaseUrl, dataDir }), startSite({ databaseUrl, dataDir })]);
  });
  afterAll(async () => {
    for (const site of sites) await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    db,
    here: () => new Api(sites[0]!.url),
    there: () => new Api(sites[1]!.url),
    theOther: () => sites[1]!,
    /** One more on the same database and folder, which its caller stops. */
    another: (env: Record<string, string>) => startSite({ databaseUrl, dataDir, env }),
    urls: () => sites.map(({ url }) => url),
  };
}
