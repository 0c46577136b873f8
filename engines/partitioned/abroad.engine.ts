import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { runScript } from '../../tests/support/command.ts';
import { makeMigrated } from '../../tests/support/template.ts';
import { freePorts, programOf, withEngines } from '../support/engine.ts';
import { type PostgresCluster, postgresCluster, postgresPackages } from '../support/postgres.ts';
import { messagesSpread, moveAbroad, nameServer, withClient } from './abroad.ts';

const there = Object.keys(postgresPackages).every(programOf);
const ports = await freePorts(2);
const clusters = there ? [await postgresCluster(ports[0]!), await postgresCluster(ports[1]!)] : [];
afterAll(async () => {
  for (const cluster of clusters) await cluster.remove();
});

withEngines('messages on a second server', postgresPackages, () => {
  const [first, second] = clusters as [PostgresCluster, PostgresCluster];
  const url = first.primary.url('baobab');
  /** Conversations whose messages lie on the first server, and on the second one. */
  let [near, far] = [0, 0];

  const connect = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };
  const insert = (client: pg.Client, room: number, id: number) =>
    client.query(
      `insert into messages.messages (room, id, uid, text, sent_at) values ($1, $2, 7, 'zobo', '2026-11-30')`,
      [room, id],
    );
  const errorOf = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'none',
      (error: { code?: string }) => String(error.code),
    );

  beforeAll(async () => {
    await makeMigrated(first.primary.url('postgres'), 'baobab');
    await makeMigrated(second.primary.url('postgres'), 'abroad');
    const { errors, code } = await runScript('partition.ts', { DATABASE_URL: url }, 'messages');
    expect([code, errors]).toEqual([0, '']);
    await withClient(url, (here) =>
      withClient(second.primary.url('abroad'), async (abroad) => {
        const place = { host: '127.0.0.1', port: String(ports[1]), database: 'abroad', role: 'postgres' };
        await nameServer(here, place);
        await moveAbroad(here, abroad, messagesSpread, 16);
        for (let room = 1; near === 0 || far === 0; room++) {
          await insert(here, room, 1);
          const { rows } = await here.query(
            'select tableoid::regclass::text as part from messages.messages where room = $1',
            [room],
          );
          if (Number(rows[0].part.slice(-2)) < 8) near = room;
          else far = room;
        }
        await here.query(
          `insert into messages.rooms (room, created_at, last_id) values ($1, now(), 1), ($2, now(), 1)`,
          [near, far],
        );
      }),
    );
  });

  test('a message is written and read there as here, and a number is given once', async () => {
    const client = await connect();
    for (const room of [near, far]) {
      await insert(client, room, 2);
      expect(await errorOf(insert(client, room, 2))).toBe('23505');
      const { rows } = await client.query('select id from messages.messages where room = $1 order by id', [room]);
      expect(rows).toEqual([{ id: '1' }, { id: '2' }]);
    }
  });

  test('an insert that looks for a conflict by the key is refused for the whole table', async () => {
    const client = await connect();
    const upsert = `insert into messages.messages (room, id, uid, text, sent_at) values ($1, 1, 7, '', '2026-11-30')
      on conflict (room, id) do update set text = excluded.text`;
    expect(await errorOf(client.query(upsert, [near]))).toBe('42P10');
  });

  test('who changes a row that another one has just changed collides there, and waits its turn here', async () => {
    const [one, two] = [await connect(), await connect()];
    const change = `update messages.messages set text = text || '.' where room = $1 and id = 1`;
    const collide = async (room: number) => {
      for (const client of [one, two]) {
        await client.query('begin');
        // The other server's moment is fixed by the first statement.
        await client.query('select from messages.messages where room = $1', [room]);
      }
      await one.query(change, [room]);
      const waits = errorOf(two.query(change, [room]));
      await one.query('commit');
      const found = await waits;
      await two.query('rollback');
      return found;
    };
    expect(await collide(near)).toBe('none');
    expect(await collide(far)).toBe('40001');
  });

  test('a commit that fails here after it was done there leaves half: the conversation takes no message any more', async () => {
    const [one, two] = [await connect(), await connect()];
    for (const client of [one, two]) {
      await client.query('begin isolation level serializable');
      await client.query('select count(*) from messages.settings');
    }
    await one.query('insert into messages.settings (uid) values (1)');
    await two.query('insert into messages.settings (uid) values (2)');
    const taken = await two.query('update messages.rooms set last_id = last_id + 1 where room = $1 returning last_id', [
      far,
    ]);
    await insert(two, far, 100);
    await one.query('commit');
    // Any fault between the two commits does the same; this one comes whenever it is called.
    expect(await errorOf(two.query('commit'))).toBe('40001');
    expect(taken.rows).toEqual([{ last_id: '2' }]);
    const { rows } = await one.query('select last_id from messages.rooms where room = $1', [far]);
    expect(rows).toEqual([{ last_id: '1' }]);
    const left = await one.query('select id from messages.messages where room = $1 and id = 100', [far]);
    expect(left.rows).toEqual([{ id: '100' }]);
    expect(await errorOf(insert(one, far, 100))).toBe('23505');
  });

  test('while the other server is away its conversations fail, the others go on, and what reads all fails', async () => {
    await second.primary.stop('SIGQUIT');
    onTestFinished(() => second.primary.start());
    const client = await connect();
    await insert(client, near, 200);
    expect(await errorOf(insert(client, far, 200))).toBe('08001');
    expect(await errorOf(client.query('select count(*) from messages.messages where uid = 7'))).toBe('08001');
  });
});
