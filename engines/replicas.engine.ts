import { sql } from 'kysely';
import { register } from 'prom-client';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createDb, createPool } from '../server/platform/db/pool.ts';
import { createReplicas } from '../server/platform/replicas/replicas.ts';
import { type Forum, testForum } from '../tests/support/forum.ts';
import { makeMigrated } from '../tests/support/template.ts';
import { freePorts, programOf, withEngines } from './support/engine.ts';
import { type PostgresCluster, type PostgresNode, postgresCluster, postgresPackages } from './support/postgres.ts';

const there = Object.keys(postgresPackages).every(programOf);
const ports = await freePorts(3);
const cluster = there ? await postgresCluster(ports[0]!) : undefined;
afterAll(() => cluster?.remove());

/** Reads so far by where they were answered. */
async function answered(): Promise<Record<string, number>> {
  const figure = await register.getSingleMetric('replica_reads_total')!.get();
  return Object.fromEntries(figure.values.map(({ labels, value }) => [`${labels.pool} ${labels.why}`, value]));
}

withEngines('replicas', postgresPackages, () => {
  const { primary, ask } = cluster as PostgresCluster;
  const database = 'baobab';
  let [one, two]: PostgresNode[] = [];
  let here: Forum;
  let elsewhere: Forum;

  /** One process of the site. */
  async function site(): Promise<Forum> {
    const pool = createPool({ url: primary.url(database), max: 6 });
    afterAll(() => pool.end());
    const shared = { url: primary.url(database), pool, db: createDb(pool) };
    const env = { DATABASE_REPLICA_URLS: [one!, two!].map((node) => node.url(database)).join(',') };
    return testForum({ env, database: shared });
  }
  const hold = async (...nodes: PostgresNode[]) => {
    // It is asked for, and done at the next record.
    for (const node of nodes) {
      await ask(node, 'select pg_wal_replay_pause()');
      const stateOf = () => ask(node, 'select pg_get_wal_replay_pause_state() as state');
      await expect.poll(stateOf).toEqual([{ state: 'paused' }]);
    }
    onTestFinished(async () => {
      for (const node of nodes) await ask(node, 'select pg_wal_replay_resume()');
    });
  };
  /** Replicas as a process watches them, for the time of a test. */
  async function watched() {
    const pool = createPool({ url: primary.url(database), max: 3 });
    const lines: object[] = [];
    const note = (fields: object) => void lines.push(fields);
    const replicas = createReplicas({
      urls: [one!, two!].map((node) => node.url(database)),
      primary: { pool, db: createDb(pool) },
      max: 3,
      log: { info: note, warn: note, error: note },
    });
    await replicas.start();
    onTestFinished(async () => {
      await replicas.stop();
      await pool.end();
    });
    const standing = (node: PostgresNode) => () => replicas.standings()[`127.0.0.1:${node.port}`];
    const both = () => expect.poll(() => Object.values(replicas.standings())).toEqual(['serving', 'serving']);
    await both();
    return { replicas, standing, both, lines };
  }
  const allServe = async () => void (await watched());

  beforeAll(async () => {
    await makeMigrated(primary.url('postgres'), database);
    one = await cluster!.replica(ports[1]!, { max_standby_streaming_delay: '0' });
    two = await cluster!.replica(ports[2]!, { max_standby_streaming_delay: '0' });
    here = await site();
    elsewhere = await site();
  });

  test('searches and statements are answered by replicas, the rest by the primary', async () => {
    await allServe();
    const writer = await here.member();
    await here.api.must('economy.check-in', {}, { token: writer.token });
    const before = await answered();
    await here.api.must('search.quick-search', { q: 'zobo' });
    await here.api.must('threads.view', { tid: 1 }).catch(() => undefined);
    const after = await answered();
    expect(after['replica chosen']).toBe((before['replica chosen'] ?? 0) + 1);
  });

  test('a session reads what it wrote, also by another process, though every replica is held back', async () => {
    await allServe();
    const { token } = await here.member();
    await expect.poll(async () => (await elsewhere.api.call('economy.wallet', {}, { token })).ok).toBe(true);
    const statement = async (forum: Forum, headers: Record<string, string>) =>
      (await forum.api.must('economy.statement', { currency: 'xgold' }, { token, headers })).data.list;
    const since = async (headers: Record<string, string>) => (await statement(elsewhere, headers)).length;
    const chosen = async () => (await answered())['replica chosen'] ?? 0;
    const byReplica = async () => {
      const before = await chosen();
      expect(await since({ 'x-read-after': '0' })).toBe(0);
      return (await chosen()) - before;
    };
    await expect.poll(byReplica).toBe(1);
    await hold(one!, two!);
    const paid = await here.api.must('economy.check-in', {}, { token });
    const written = paid.headers.get('x-written')!;
    const cookie = paid.headers.get('set-cookie')!.split(';')[0]!;
    expect(cookie).toBe(`bb_written=${written}`);
    // That replicas were asked at all, and are held back, shows who says that nothing was written.
    expect(await since({ 'x-read-after': '0' })).toBe(0);
    expect(await since({ cookie })).toBe(1);
    expect(await since({ 'x-read-after': written })).toBe(1);
    expect(await since({})).toBe(1);
    expect((await statement(here, { cookie })).length).toBe(1);
  });

  test('who has written goes on on a replica once it has what they wrote', async () => {
    await allServe();
    const { token } = await here.member();
    const paid = await here.api.must('economy.check-in', {}, { token });
    const headers = { 'x-read-after': paid.headers.get('x-written')! };
    const before = (await answered())['replica chosen'] ?? 0;
    await expect
      .poll(async () => {
        const { data } = await elsewhere.api.must('economy.statement', { currency: 'xgold' }, { token, headers });
        expect(data.list).toHaveLength(1);
        return (await answered())['replica chosen'] ?? 0;
      })
      .toBeGreaterThan(before);
  });

  test('what a process caches while it reads on an old replica is as the primary has it', async () => {
    await allServe();
    const { uid, username } = await here.member({ username: 'zobokeeper' });
    await here.db.updateTable('search.filling').set({ next_id: 0 }).where('kind', '=', 'members').execute();
    await here.runTask('search.fill');
    const found = async (forum: Forum) =>
      (await forum.api.must('search.quick-search', { q: username, type: 2 })).data.list as { username: string }[];
    await expect.poll(async () => (await found(elsewhere)).length).toBe(1);
    await hold(one!, two!);
    await here.db.updateTable('accounts.members').set({ username: 'Renamed' }).where('uid', '=', uid).execute();
    here.app.platform.tags.moved([`u:${uid}`]);
    // The index of a replica still has the old name; who it is, is cached under the new tags.
    await expect.poll(async () => (await found(elsewhere))[0]?.username).toBe('Renamed');
    expect((await found(here))[0]?.username).toBe('Renamed');
  });

  test('one that falls behind leaves, and comes back', async () => {
    const { replicas, standing, both } = await watched();
    await hold(one!);
    await ask(
      primary,
      `select count(pg_logical_emit_message(false, 'x', repeat('x', 1000000))) from generate_series(1, 80)`,
    );
    await expect.poll(standing(one!)).toBe('behind');
    expect(standing(two!)()).toBe('serving');
    const nodes = await Promise.all(Array.from({ length: 6 }, () => replicas.choose(0)));
    for (const db of nodes) expect(await portOf(db)).toBe(two!.port);
    await ask(one!, 'select pg_wal_replay_resume()');
    await both();
  });

  test('one that is lost leaves and comes back, killed or frozen, and its statements are asked again on the primary', async () => {
    const { replicas, standing, both } = await watched();
    await one!.stop('SIGQUIT');
    await expect.poll(standing(one!)).toBe('lost');
    expect(await portOf(await replicas.choose(0))).toBe(two!.port);
    await one!.start();
    await both();
    const db = await onNode(replicas, one!);
    const slow = sql<{ port: number }>`
      select current_setting('port')::int as port, pg_sleep(case when pg_is_in_recovery() then 60 else 0 end)`.execute(
      db,
    );
    await expect.poll(() => asleep(one!)).toBe(1);
    one!.freeze();
    await expect.poll(standing(one!)).toBe('lost');
    expect((await slow).rows[0]?.port).toBe(primary.port);
    one!.thaw();
    await both();
  });

  test('a statement that conflicts with what a replica replays is asked again on the primary, by name', async () => {
    const { replicas, lines } = await watched();
    await ask(primary, 'create table public.conflicting as select generate_series(1, 1000) as n', database);
    const end = await replicas.position();
    const db = await replicas.choose(end).then(() => onNode(replicas, two!));
    await expect
      .poll(async () => (await ask(two!, `select to_regclass('public.conflicting') is not null as there`, database))[0])
      .toEqual({ there: true });
    const before = (await answered())['primary conflict'] ?? 0;
    const counted = sql<{ port: number; n: number }>`
      select count(*) as n, current_setting('port')::int as port,
             pg_sleep(case when pg_is_in_recovery() then 60 else 0 end) from public.conflicting`.execute(db);
    await expect.poll(() => asleep(two!)).toBe(1);
    await ask(primary, 'delete from public.conflicting', database);
    await ask(primary, 'vacuum public.conflicting', database);
    expect((await counted).rows).toMatchObject([{ n: 0, port: primary.port }]);
    expect((await answered())['primary conflict']).toBeGreaterThan(before);
    expect(lines).toContainEqual(expect.objectContaining({ why: 'conflict', replica: `127.0.0.1:${two!.port}` }));
  });

  test('one that was promoted leaves, and comes back as a replica made anew', async () => {
    const { replicas, standing, both } = await watched();
    await ask(two!, 'select pg_promote()');
    await expect.poll(standing(two!)).toBe('promoted');
    expect(await portOf(await replicas.choose(0))).toBe(one!.port);
    await two!.stop();
    two = await cluster!.replica(ports[2]!, { max_standby_streaming_delay: '0' });
    await both();
  });

  test('without a replica that serves the primary answers', async () => {
    const { replicas, standing } = await watched();
    await Promise.all([one!.stop('SIGQUIT'), two!.stop('SIGQUIT')]);
    await expect.poll(standing(one!)).toBe('lost');
    await expect.poll(standing(two!)).toBe('lost');
    expect(await portOf(await replicas.choose(0))).toBe(primary.port);
    expect((await here.api.must('search.quick-search', { q: 'zobo' })).data.list).toEqual([]);
    await Promise.all([one!.start(), two!.start()]);
  });

  /** The port of the server that answers. */
  async function portOf(db: Awaited<ReturnType<Awaited<ReturnType<typeof watched>>['replicas']['choose']>>) {
    const { rows } = await sql<{ port: number }>`select current_setting('port')::int as port`.execute(db);
    return rows[0]?.port;
  }
  /** The database of one of them: the choice among equals is the first. */
  async function onNode(replicas: Awaited<ReturnType<typeof watched>>['replicas'], node: PostgresNode) {
    const busy: Promise<unknown>[] = [];
    for (;;) {
      const db = await replicas.choose(0);
      if ((await portOf(db)) === node.port) return db;
      busy.push(sql`select pg_sleep(1)`.execute(db));
    }
  }
  const asleep = async (node: PostgresNode): Promise<number> =>
    Number(
      (await ask(node, `select count(*) from pg_stat_activity where wait_event = 'PgSleep' and query like '%60%'`))[0]
        ?.count,
    );
});
