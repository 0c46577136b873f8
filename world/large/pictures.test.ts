import pg from 'pg';
import { expect, test } from 'vitest';
import { chosenPassword, hashPassword } from '../../server/domains/proofs/index.ts';
import { testApp } from '../../tests/support/app.ts';
import { demoPassword } from '../story/people.ts';
import { findContradictions } from './check.ts';
import type { FirstIds } from './ids.ts';
import { loadLargeWorld, settleTables } from './load.ts';
import { memberName } from './people-rows.ts';
import { uploadScenes } from './pictures.ts';

const site = await testApp();

test('the site shows a large world: a member can log in, a thread has its picture, the lists are full', async () => {
  const client = new pg.Client({ connectionString: site.pool.options.connectionString! });
  await client.connect();
  const size = { members: 60, threads: 120, posts: 1500 };
  const end = Math.floor(Date.now() / 1000);
  const passwordHash = await hashPassword(await chosenPassword(demoPassword, demoPassword));
  const pictures = (ids: FirstIds) => uploadScenes(site.app, ids);
  const { uid } = await loadLargeWorld(client, { size, end, passwordHash, pictures });
  await settleTables(client);
  expect(await findContradictions(client)).toEqual([]);

  const { data: me } = await site.api.must('sign-in.login', { username: memberName(uid), password: demoPassword });
  expect(me.member_uid).toBe(uid);

  const { rows } = await client.query(
    `select tid from threads.threads where attachments <> '[]' and replies > 3 order by tid limit 1`,
  );
  await client.end();
  const tid = Number(rows[0].tid);
  const { data: thread } = await site.api.must('threads.info', { tid });
  const picture = thread.attachments[0]!;
  const served = await site.api.fetch(`${picture.url}-320.webp`);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const { data: view } = await site.api.must('threads.view', { tid });
  expect(view.postlist).toHaveLength(Math.min(20, thread.replies + 1));
  const { data: latest } = await site.api.must('feeds.latest', { country_fid: 293 });
  expect(latest.list).toHaveLength(20);
  const { data: hot } = await site.api.must('feeds.for-you', { country_fid: 293 });
  expect(hot.list.length).toBeGreaterThan(9);
});
