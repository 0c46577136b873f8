import { expect, test } from 'vitest';
import { migrate } from '../server/platform/db/migrate.ts';
import { createDb, createPool } from '../server/platform/db/pool.ts';
import { startEmbedded } from '../server/platform/postgres/embedded.ts';
import { testDataDirs } from '../server/platform/postgres/testing/data-dir.ts';
import { runScript } from '../tests/support/command.ts';
import { testForum } from '../tests/support/forum.ts';
import { seldom } from '../tests/support/sweep.ts';

const at = await testDataDirs();
const { api, app, db, member, settle, pool } = await testForum();

const operator = (env: Record<string, string>, ...argv: string[]) => runScript('operator.ts', env, ...argv);

const databaseUrl = (pool.options as { connectionString?: string }).connectionString ?? '';

test('grants and revokes beside the running site, which is notified of it, and the trail shows it', async () => {
  const eve = await member({ groupid: 13 });
  const env = { DATABASE_URL: databaseUrl };
  expect((await api.call('operators.overview', {}, eve)).error).toBe('wire.forbidden');
  expect(await operator(env, 'grant', eve.username.toUpperCase())).toMatchObject({ code: 0 });
  await settle();
  expect((await api.call('operators.overview', {}, eve)).error).toBe('wire.second_step_needed');
  const proven = { second_step_at: new Date(), proven_at: new Date() };
  await db.updateTable('accounts.sessions').set(proven).where('uid', '=', eve.uid).execute();
  app.platform.tags.moved([`u:${eve.uid}`]);
  expect((await api.call('operators.overview', {}, eve)).ok).toBe(true);
  const { list } = (await api.must('operators.audit', { uid: eve.uid }, eve)).data;
  expect(list).toMatchObject([{ action: 'accounts.change-group', by: null, requestId: 'command line' }]);
  expect(await operator(env, 'revoke', String(eve.uid))).toMatchObject({ code: 0 });
  await settle();
  expect((await api.call('operators.overview', {}, eve)).error).toBe('wire.forbidden');
  expect((await api.must('members.own-sanction', {}, eve)).data.sanction).toBeNull();
  const again = await operator(env, 'revoke', String(eve.uid));
  expect([again.code, again.errors]).toEqual([1, `${eve.uid} is no operator`]);
  expect((await operator(env, 'grant', 'nobody')).errors).toBe('nobody: there is no such member');
  expect((await operator(env, 'crown', eve.username)).code).toBe(2);
});

seldom('on the embedded database, both stopped and running', async () => {
  const embedded = await startEmbedded({ dataDir: at.dataDir });
  const env = { DATA_DIR: at.dataDir };
  const own = createPool({ url: embedded.url, max: 2 });
  await migrate(own);
  expect((await operator(env, 'grant', 'ada_of_lagos')).errors).toBe('ada_of_lagos: there is no such member');
  const { uid } = await createDb(own)
    .insertInto('accounts.members')
    .values({ username: 'ada_of_lagos', country_fid: 188, password_hash: '', created_at: new Date() })
    .returning('uid')
    .executeTakeFirstOrThrow();
  expect((await operator(env, 'grant', String(uid))).out).toBe(`${uid} is an operator`);
  await own.end();
  await embedded.stop();
  expect((await operator(env, 'revoke', String(uid))).out).toBe(`${uid} is no operator any more`);
});
