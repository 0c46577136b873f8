import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import {
  closeDraw,
  drawFile,
  drawProof,
  findDraw,
  insertDraw,
  insertPrize,
  sealPlanned,
  takeNext,
} from '../../server/domains/draw/index.ts';
import type { Db } from '../../server/platform/context.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { createDb, createPool } from '../../server/platform/db/pool.ts';
import { writeInJob } from '../../server/platform/jobs/write-in-job.ts';
import { startEmbedded } from '../../server/platform/postgres/embedded.ts';
import type { Group } from '../group.ts';
import type { Line } from '../line.ts';

export const group: Group = { name: 'draw', at: 27, needs: 'nothing', lines: () => bigDraw(1_000_000) };

const keys = { secret: 'a key for the bench alone', previousSecret: undefined };
const reads = () => undefined;
const proofs = 50;

/**
 * A draw of so many tickets, on a durable database of its own: its list frozen with the root, one number drawn, somebody's
 * own leaf with its way to the root, and the public file whole.
 */
export async function bigDraw(tickets: number): Promise<Line[]> {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'baobab-bench-')), 'data');
  const embedded = await startEmbedded({ dataDir });
  const pool = createPool({ url: embedded.url });
  try {
    await migrate(pool);
    return await linesOf(createDb(pool), tickets);
  } finally {
    await pool.end();
    await embedded.stop();
    rmSync(join(dataDir, '..'), { recursive: true, force: true });
  }
}

async function linesOf(db: Db, tickets: number): Promise<Line[]> {
  const closesAt = new Date();
  const drawid = await openDraw(db, tickets, closesAt);
  const closed = await secondsOf(() => writeInJob(db, closesAt, (ctx) => closeDraw(ctx, drawid, () => new Date())));
  const draw = await findDraw(db, drawid);
  if (draw?.entries !== tickets) throw new Error(`${draw?.entries} tickets are in the list`);
  const drawn = await secondsOf(() =>
    writeInJob(db, new Date(), (ctx) => takeNext(ctx, keys, draw, { place: 1, prizeid: 1, again: 0 })),
  );
  const proven = await secondsOf(async () => {
    for (let turn = 0; turn < proofs; turn++)
      await drawProof({ db, reads, actor: { uid: 1 + ((turn * 7919) % tickets) } }, { drawid });
  });
  let bytes = 0;
  const read = await secondsOf(async () => {
    for await (const piece of (await drawFile(keys)({ db, reads }, { drawid })).read()) bytes += piece.length;
  });
  const remark = `${Math.round(bytes / 1e6)} MB`;
  return [
    { name: `draw: a list of ${tickets} frozen with its root`, unit: 's', measured: closed, target: 60 },
    { name: 'draw: a number drawn', unit: 'ms', measured: drawn * 1000, target: 500 },
    { name: 'draw: an own leaf with its way to the root', unit: 'ms', measured: (proven * 1000) / proofs, target: 50 },
    { name: 'draw: the public file', unit: 's', measured: read, target: 30, remark },
  ];
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return (performance.now() - began) / 1000;
}

/** A sealed draw whose tickets are there, each of a member of its own. */
async function openDraw(db: Db, tickets: number, closes_at: Date): Promise<number> {
  const opens_at = new Date(closes_at.getTime() - 86_400_000);
  const words = { title: 'A big draw', brief: '' };
  const drawid = await insertDraw(
    db,
    {
      ...{
        country_fid: 0,
        words: { en: words, fr: words, hi: words },
        deed: 'check_in',
        thing: 0,
        need: 1,
        chances: 1,
      },
      ...{ once: true, opens_at, closes_at, round: 0, chain: '', chain_genesis: 0, chain_period: 0 },
    },
    opens_at,
  );
  await insertPrize(db, drawid, { names: { en: 'Phone', fr: 'Phone', hi: 'Phone' }, aid: 0, count: 1, position: 1 });
  const draw = await findDraw(db, drawid);
  if (!draw) throw new Error('a draw that was planned is not there');
  await sealPlanned({ db, now: opens_at }, keys.secret, draw);
  await sql`
    insert into draw.entries (drawid, uid, ticket, weight, salt, entered_at)
    select ${drawid}::bigint, i, i, 1, decode(md5(i::text), 'hex'), ${opens_at}::timestamptz
      from generate_series(1, ${tickets}::int) i`.execute(db);
  return drawid;
}
