import { sql } from 'kysely';
import { register as metrics } from 'prom-client';
import { expect, test } from 'vitest';
import { runScript } from '../tests/support/command.ts';
import { testForum } from '../tests/support/forum.ts';
import { referenceFaults } from '../tests/support/references.ts';
import { checkReferences } from './platform/check-references.ts';

const { app, clock, db, pool, member, post, reply, settle, runTask } = await testForum();
const { connectionString = '' } = pool.options as { connectionString?: string };
const gone = 900_001;

const broken = async () => (await checkReferences(db, app.references)).broken;

/** Writes something wrong, looks, and puts it right again. */
async function whileWrong<T>(make: string, mend: string, look: () => Promise<T>): Promise<T> {
  await sql.raw(make).execute(db);
  try {
    return await look();
  } finally {
    await sql.raw(mend).execute(db);
  }
}

test('every column with ids of another domain says where it leads, and what is declared is there', async () => {
  expect(await referenceFaults(db, app.references)).toEqual([]);
  const { 'threads.likes': _left, ...rest } = app.references;
  const declared = { ...rest, 'media.images': { uid: { none: '' } }, 'topics.tags': { colour: { none: 'a colour' } } };
  expect(await referenceFaults(db, declared)).toEqual([
    'threads.likes.uid: declare in references.ts of its domain where it leads',
    'media.images.uid: say why it may lead nowhere',
    'topics.tags.colour: is declared, and no column of ids',
  ]);
});

test('what members do leaves no reference that leads nowhere', async () => {
  const [ada, bola] = [await member(), await member()];
  const { tid } = await post(ada);
  await reply(bola, tid);
  await settle();
  const { references, rows, broken: found } = await checkReferences(db, app.references);
  expect(found).toEqual([]);
  expect(references).toBeGreaterThan(40);
  expect(rows).toBeGreaterThan(5);
});

test('a row of a higher domain whose target below is gone is found, with its column, rows and values', async () => {
  const { tid } = await post(await member());
  await settle();
  const found = await whileWrong(
    `update threads.posts set authorid = ${gone} where tid = ${tid}`,
    `update threads.posts set authorid = (select authorid from threads.threads where tid = ${tid}) where tid = ${tid}`,
    broken,
  );
  expect(found).toEqual([{ from: 'threads.posts.authorid', rows: 1, samples: [gone] }]);
});

test('a row of a lower domain whose target above is gone is found', async () => {
  const found = await whileWrong(
    `insert into moderation.sanctions (uid, groupid, reason, created_at, by_uid) values (${gone}, 4, 'x', now(), ${gone})`,
    `delete from moderation.sanctions where uid = ${gone}`,
    broken,
  );
  expect(found).toEqual([
    { from: 'moderation.sanctions.uid', rows: 1, samples: [gone] },
    { from: 'moderation.sanctions.by_uid', rows: 1, samples: [gone] },
  ]);
});

test('a target that is deleted leaves its references broken; a board that is none is found, too', async () => {
  const ada = await member();
  const { tid } = await post(ada);
  await settle();
  const hot = await whileWrong(
    `update threads.threads set tid = tid + ${gone} where tid = ${tid}`,
    `update threads.threads set tid = tid - ${gone} where tid = ${tid + gone}`,
    broken,
  );
  expect(hot).toContainEqual({ from: 'feeds.hot.tid', rows: 2, samples: [tid] });
  const board = await whileWrong(
    `update threads.threads set fid = 77 where tid = ${tid}`,
    `update threads.threads set fid = 15443 where tid = ${tid}`,
    broken,
  );
  expect(board).toEqual([{ from: 'threads.threads.fid', rows: 1, samples: [77] }]);
});

test('references are followed over many batches', async () => {
  const follows = (from: number) =>
    sql.raw(`insert into follows.follows (uid, follow_uid, created_at)
      select i, i, now() from generate_series(${from}, ${from + 4999}) i`);
  await follows(gone).execute(db);
  try {
    const found = await broken();
    expect(found.map(({ from, rows }) => [from, rows])).toEqual([
      ['follows.follows.uid', 5000],
      ['follows.follows.follow_uid', 5000],
    ]);
    expect(found[0]?.samples).toHaveLength(10);
  } finally {
    await sql.raw(`delete from follows.follows where uid >= ${gone}`).execute(db);
  }
});

test('the nightly job counts what leads nowhere by its column; the command prints it and ends with 1', async () => {
  const figure = async (name: string) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(await metrics.metrics())?.[1] ?? 0);
  const command = () => runScript('check-references.ts', { DATABASE_URL: connectionString });
  const faulty = 'checks_total{check="references",outcome="faulty"}';
  const sound = 'checks_total{check="references",outcome="sound"}';
  const medals = 'broken_references_total{reference="profiles.medals.uid"}';
  const before = { faulty: await figure(faulty), sound: await figure(sound), medals: await figure(medals) };
  await runTask('platform.check-references');
  expect(await figure(sound)).toBe(before.sound + 1);
  expect(await command()).toMatchObject({ code: 0, errors: '' });
  const refused = await whileWrong(
    `insert into profiles.medals (uid, medal, granted_at) values (${gone}, 1, '${clock.now().toISOString()}')`,
    `delete from profiles.medals where uid = ${gone}`,
    async () => {
      await runTask('platform.check-references');
      return command();
    },
  );
  expect(await figure(faulty)).toBe(before.faulty + 1);
  expect(await figure(medals)).toBe(before.medals + 1);
  expect(refused.code).toBe(1);
  expect(refused.errors).toBe(`Broken: profiles.medals.uid in 1 rows, such as ${gone}`);
});
