import type { TestProject } from 'vitest/node';
import { runScript } from '../../tests/support/command.ts';
import { ask, setup as setupWhole, sharedDatabaseServer } from '../../tests/support/database-server.ts';
import { databaseUrl } from '../../tests/support/template.ts';

/** As the other tests' server, with the tables of messages and notices in partitions in the template that each file clones. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const end = await setupWhole(project);
  const { url, template } = await sharedDatabaseServer();
  const own = `${template}_partitioned`;
  await ask(url, `create database ${own} template ${template}`);
  for (const tables of ['messages', 'notices']) {
    const { code, errors } = await runScript('partition.ts', { DATABASE_URL: databaseUrl(url, own) }, tables);
    if (code !== 0) throw new Error(`npm run partition -- ${tables} failed: ${errors}`);
  }
  project.provide('databaseServer', { url, template: own });
  return end;
}
