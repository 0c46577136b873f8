import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { together } from '../../../platform/db/together.ts';

interface Asked {
  uid: number;
  /** Posts taken down or refused since then count. */
  upheldSince: Date;
}

/** What is known of a member's conduct, and since when they write. */
export interface ConductRow {
  since: Date | null;
  posts: number;
  likes: number;
  upheld: number;
}

const unknown: ConductRow = { since: null, posts: 0, likes: 0, upheld: 0 };

/** The conduct of a member who writes; of all who write together by one statement. */
export const conductOf = together<Asked, ConductRow>({ place: 5, writes: false }, async (db, asked) => {
  const rows = await conductOfAll(db, [...new Set(asked.map(({ uid }) => uid))], asked[0]!.upheldSince);
  return asked.map(({ uid }) => rows.get(uid) ?? unknown);
});

/** The conduct of some members, by uid. */
export async function conductOfAll(
  db: Db,
  uids: readonly number[],
  upheldSince: Date,
): Promise<ReadonlyMap<number, ConductRow>> {
  const { rows } = await sql<ConductRow & { uid: number }>`
    select u.uid, w.since, coalesce(c.threads + c.posts, 0)::int as posts, coalesce(c.likes, 0)::int as likes,
           (select count(*) from threads.strikes s
             where s.authorid = u.uid and s.at > ${upheldSince})::int as upheld
      from unnest(${uids}::bigint[]) as u (uid)
      left join threads.writers w on w.uid = u.uid
      left join threads.author_counters c on c.uid = u.uid`.execute(db);
  return new Map(rows.map((row) => [row.uid, row]));
}

interface Print {
  uid: number;
  print: string | null;
  now: Date;
  quickSince: Date;
  repeatSince: Date;
}

/** What members have written lately beside this. */
export interface Before {
  quick: number;
  repeated: boolean;
  sameWords: number;
}

/**
 * Notes what members write, and says what they and others have written lately. Posts of one member that come at once are
 * noted one after the other, so that none is counted without the others.
 */
export const notePrint = together<Print, Before>({ place: 15, writes: true }, async (db, asked) => {
  const uids = [...new Set(asked.map(({ uid }) => uid))].sort((a, b) => a - b);
  await sql`
    insert into threads.writers (uid, since) select u.uid, ${asked[0]!.now}::timestamptz
      from unnest(${uids}::bigint[]) as u (uid) order by u.uid
        on conflict (uid) do nothing`.execute(db);
  await sql`
    select uid from threads.writers where uid = any(${uids}::bigint[]) order by uid for no key update`.execute(db);
  const answers: Before[] = [];
  for (const one of asked) {
    answers.push(await before(db, one));
    const { uid, print, now: at } = one;
    await db.insertInto('threads.prints').values({ uid, at, print }).execute();
  }
  return answers;
});

async function before(db: Db, { uid, print, quickSince, repeatSince }: Print): Promise<Before> {
  const { rows } = await sql<Before>`
    select (select count(*) from (
              select from threads.prints where uid = ${uid} and at > ${quickSince} limit 100) p)::int as quick,
           exists (select from threads.prints
                    where print = ${print} and uid = ${uid} and at > ${repeatSince}) as repeated,
           (select count(distinct uid) from (
              select uid from threads.prints
               where print = ${print} and uid <> ${uid} and at > ${repeatSince} limit 200) o)::int as "sameWords"`.execute(
    db,
  );
  return rows[0]!;
}

/** Deletes so many prints from before a moment; how many it were. */
export async function dropPrints(db: Db, before: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    delete from threads.prints where id in (
      select id from threads.prints where at < ${before} order by at limit ${limit})
    returning id`.execute(db);
  return rows.length;
}

/** Deletes what is noted of one member; how many rows of at most `limit`. */
export async function forgetPrints(db: Db, uid: number, limit: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    delete from threads.prints where id in (select id from threads.prints where uid = ${uid} limit ${limit})
    returning id`.execute(db);
  return rows.length;
}
