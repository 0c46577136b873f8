import { sql } from 'kysely';
import type { Attachment } from '../../../../../../contract/domains/media/shapes.ts';
import type { Db } from '../../../../../platform/context.ts';
import type { SourceState } from '../policy.ts';

/** A forwarded thread, as far as it is shown. */
export interface SourceRow extends SourceState {
  tid: number;
  pid: number;
  fid: number;
  country_fid: number;
  subject: string;
  created_at: Date;
  replies: number;
  likes: number;
  attachments: Attachment[];
}

export interface ForwardRow {
  tid: number;
  source_tid: number;
  /** Null where its row is gone. */
  source: SourceRow | null;
}

/** Forwards by their threads, with what they forward. */
export async function forwardsByIds(db: Db, tids: readonly number[]): Promise<ForwardRow[]> {
  if (tids.length === 0) return [];
  const { rows } = await sql<SourceRow & { forward_tid: number; source_tid: number }>`
    select f.tid as forward_tid, f.source_tid, s.tid, s.first_pid as pid, s.fid, s.country_fid, s.authorid, s.subject,
           s.created_at, s.replies, s.likes, s.attachments, s.status, s.deleted_at, s.readperm, d.kind as takedown
      from threads.forwards f
      left join threads.threads s on s.tid = f.source_tid
      left join threads.takedowns d on d.tid = s.tid and d.pid = s.first_pid
     where f.tid = any(${tids}::bigint[])`.execute(db);
  return rows.map(({ forward_tid, source_tid, ...source }) => ({
    tid: forward_tid,
    source_tid,
    source: source.tid === null ? null : source,
  }));
}

/** The thread that a forward forwards; undefined where it is none. */
export async function sourceOf(db: Db, tid: number): Promise<number | undefined> {
  const { rows } = await sql<{ source_tid: number }>`
    select source_tid from threads.forwards where tid = ${tid}`.execute(db);
  return rows[0]?.source_tid;
}

export async function insertForward(db: Db, tid: number, sourceTid: number): Promise<void> {
  await sql`insert into threads.forwards (tid, source_tid) values (${tid}, ${sourceTid})`.execute(db);
}

/** A forward whose source counts it from now on, or no more. */
export interface Counted {
  tid: number;
  source_tid: number;
  pid: number;
  authorid: number;
}

/** Counts those of some threads that are forwards with what they forward, or takes them out again; each once. */
export async function countForwards(db: Db, tids: readonly number[], counted: boolean): Promise<Counted[]> {
  const { rows } = await sql<{ tid: number; source_tid: number }>`
    update threads.forwards set counted = ${counted}
     where tid = any(${tids}::bigint[]) and counted <> ${counted}
    returning tid, source_tid`.execute(db);
  if (rows.length === 0) return [];
  const authors = await addShares(
    db,
    rows.map(({ source_tid }) => source_tid),
    counted ? 1 : -1,
  );
  return rows.flatMap((row) => {
    const source = authors.get(row.source_tid);
    return source ? [{ ...row, ...source }] : [];
  });
}

/** Rows are taken in the order of their ids. */
async function addShares(
  db: Db,
  tids: readonly number[],
  by: 1 | -1,
): Promise<ReadonlyMap<number, { pid: number; authorid: number }>> {
  const { rows } = await sql<{ tid: number; pid: number; authorid: number }>`
    with mine as (
      select t.tid, n.times from threads.threads t
        join (select tid, count(*)::int as times from unnest(${tids}::bigint[]) as u (tid) group by tid) n on n.tid = t.tid
       order by t.tid for no key update of t)
    update threads.threads t set shares = greatest(t.shares + mine.times * ${by}::int, 0)
      from mine where t.tid = mine.tid
    returning t.tid, t.first_pid as pid, t.authorid`.execute(db);
  return new Map(rows.map(({ tid, pid, authorid }) => [tid, { pid, authorid }]));
}
