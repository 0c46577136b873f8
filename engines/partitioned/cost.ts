/**
 * Measures what partitions cost: the same statements of messages and notices on whole tables, on tables in sixteen
 * partitions, and on such whose upper half lies on a second server. Called by hand: `node engines/partitioned/cost.ts`.
 */
import { type Kysely, sql } from 'kysely';
import { partitionable } from '../../server/app/partitions.ts';
import { listedRooms } from '../../server/domains/messages/sql/lists.ts';
import { insertMessage, messagesBefore, plainMessage } from '../../server/domains/messages/sql/messages.ts';
import { countUnread } from '../../server/domains/messages/sql/unread.ts';
import { insertNotices, noticesOfPage, unreadNotices } from '../../server/domains/notices/sql/notices.ts';
import { noteInPair, takeNumber } from '../../server/domains/rooms/sql/numbers.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { createDb, createPool } from '../../server/platform/db/pool.ts';
import type { DB } from '../../server/platform/db/types.ts';
import { cutIntoPartitions } from '../../server/platform/partitions/move.ts';
import { freePorts } from '../support/engine.ts';
import { postgresCluster } from '../support/postgres.ts';
import { messagesSpread, moveAbroad, nameServer, noticesSpread, withClient } from './abroad.ts';

const rooms = Number(process.env.COST_ROOMS ?? 20_000);
const perRoom = 10;
const members = rooms / 10;
const seconds = Number(process.env.COST_SECONDS ?? 3);
const rounds = Number(process.env.COST_ROUNDS ?? 2);
const connections = 4;
const partitions = 16;

const ports = await freePorts(2);
const here = await postgresCluster(ports[0]!);
const there = await postgresCluster(ports[1]!);

type Database = Kysely<DB>;
const say = (line: string) => void process.stdout.write(`${line}\n`);

type Work = (db: Database, n: number) => Promise<unknown>;
const someone = (): number => 1 + Math.floor(Math.random() * members);
const someRoom = (): number => 101 + Math.floor(Math.random() * rooms);

const sendIn =
  (room: number): Work =>
  async (db) =>
    db.transaction().execute(async (tx) => {
      const now = new Date();
      const taken = await takeNumber(tx, { room, now });
      if (!taken) throw new Error('no such conversation');
      await insertMessage(tx, taken.id, plainMessage(room, 7, 'What is written to one other member', now));
      await noteInPair(tx, { room, uid: 7, now }, { id: taken.id, asks: false });
    });

const works: Record<string, Work> = {
  'send a message': (db, n) => sendIn(someRoom())(db, n),
  'a page of a conversation': (db) =>
    messagesBefore(db, { room: someRoom(), uid: 7, after: 0, seesHeld: false }, 1e9, 30),
  'list of conversations': (db) => listedRooms(db, someone(), { limit: 20, after: undefined, all: true }),
  'unread messages': (db) => countUnread(db, someone(), []),
  'write a notice': (db, n) =>
    insertNotices(db, [
      {
        ...{ uid: someone(), page: 'reply' as const, kind: 'threads.reply', tid: 1, pid: n, topid: null },
        ...{ group_key: `${n}.${Math.random()}`, actors: [], actor_count: 1, facts: {}, at: new Date() },
      },
    ]),
  'a page of notices': (db) => noticesOfPage(db, someone(), 'reply', 20),
  'unread notices': (db) => unreadNotices(db, someone(), 20),
  'select 1': (db) => sql`select 1`.execute(db),
};

async function fill(db: Database): Promise<void> {
  await sql`insert into messages.rooms (room, created_at, last_id, last_at)
    select 100 + r, now(), ${perRoom}, now() from generate_series(1, ${rooms}::int) r`.execute(db);
  await sql`insert into messages.room_members (room, uid, peer_uid, last_id, last_at)
    select 100 + r, 1 + (r * (s + 3) + s) % ${members}::int, 1 + (r * (4 - s) + 1 - s) % ${members}::int, ${perRoom}, now() - r * interval '1 minute'
      from generate_series(1, ${rooms}::int) r, generate_series(0, 1) s on conflict do nothing`.execute(db);
  await sql`insert into messages.messages (room, id, uid, text, sent_at)
    select 100 + r, i, 7, 'What is written to one other member', now()
      from generate_series(1, ${rooms}::int) r, generate_series(1, ${perRoom}::int) i`.execute(db);
  await sql`insert into notices.notices (uid, page, kind, group_key, created_at, updated_at)
    select 1 + n % ${members}::int, 'reply', 'threads.reply', n::text, now(), now() - n * interval '1 second'
      from generate_series(1, ${rooms * 5}::int) n`.execute(db);
}

async function makeSite(name: string, work: (url: string) => Promise<void>): Promise<[string, Database]> {
  const url = here.primary.url(name);
  await withClient(here.primary.url('postgres'), (client) => client.query(`create database ${name}`));
  const pool = createPool({ url, max: connections });
  await migrate(pool);
  const db = createDb(pool);
  await work(url);
  await fill(db);
  await withClient(url, (client) =>
    client.query('analyze messages.messages, messages.rooms, messages.room_members, notices.notices'),
  );
  return [name, db];
}

const cutAll = (url: string) =>
  withClient(url, async (client) => {
    for (const { table: full, by } of Object.values(partitionable).flat()) {
      const [schema = '', table = ''] = full.split('.');
      await cutIntoPartitions(client, { schema, table, by, partitions });
    }
  });

async function spreadAll(url: string): Promise<void> {
  await cutAll(url);
  const other = there.primary.url('abroad');
  await withClient(there.primary.url('postgres'), (client) => client.query('create database abroad'));
  const pool = createPool({ url: other, max: 2 });
  await migrate(pool);
  await pool.end();
  await withClient(url, (client) =>
    nameServer(client, { host: '127.0.0.1', port: String(ports[1]), database: 'abroad', role: 'postgres' }),
  );
  await withClient(url, (local) =>
    withClient(other, async (remote) => {
      for (const spread of [messagesSpread, noticesSpread]) await moveAbroad(local, remote, spread, partitions);
    }),
  );
}

async function rate(db: Database, work: Work): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (; performance.now() < end; done++) await work(db, done);
    }),
  );
  return done / seconds;
}

try {
  const sites = [
    await makeSite('whole', async () => undefined),
    await makeSite('cut', cutAll),
    await makeSite('spread', spreadAll),
  ];
  const found: Record<string, Record<string, number[]>> = {};
  for (let round = 0; round < rounds; round++) {
    for (const [name, work] of Object.entries(works)) {
      for (const [site, db] of sites) {
        const figure = await rate(db, work).catch((error: Error) => {
          say(`${name} on ${site}: ${error.message}`);
          return Number.NaN;
        });
        found[name] = { ...found[name], [site]: [...(found[name]?.[site] ?? []), Math.round(figure)] };
      }
    }
  }
  for (const [name, by] of Object.entries(found)) say(`${name}: ${JSON.stringify(by)}`);
  for (const [, db] of sites) await db.destroy();
} finally {
  await here.remove();
  await there.remove();
}
