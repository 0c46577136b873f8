import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';
import { utcDay } from '../../../platform/days.ts';
import { together } from '../../../platform/db/together.ts';

/** What a member is given. */
interface Given {
  uid: number;
  /** The first day of a month of UTC. */
  month: string;
  xgold: number;
  /** By a new account. */
  fresh: boolean;
}

interface Sums {
  gifts: number;
  xgold: number;
  fresh: number;
}

/** The first day of this month of UTC, or of one that so many months ago was. */
export const giftMonth = (now: Date, ago = 0): string =>
  utcDay(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)));

/** Counts gifts with what their receivers had in the month. */
export const countGift = together<Given, void>({ place: 36, writes: true }, async (db, asked) => {
  const sums = new Map<string, Sums & Pick<Given, 'uid' | 'month'>>();
  for (const { uid, month, xgold, fresh } of asked) {
    const key = `${month} ${uid}`;
    const { gifts, ...sum } = sums.get(key) ?? { gifts: 0, xgold: 0, fresh: 0 };
    const added = { gifts: gifts + 1, xgold: sum.xgold + xgold, fresh: sum.fresh + (fresh ? xgold : 0) };
    sums.set(key, { uid, month, ...added });
  }
  const rows = [...sums.values()];
  const column = <K extends keyof Sums | 'uid' | 'month'>(name: K) => rows.map((row) => row[name]);
  await sql`
    insert into threads.gift_months as m (uid, month, gifts, xgold, new_xgold, share)
    select v.uid, v.month, v.gifts, v.xgold, v.fresh, v.fresh * 1000 / v.xgold
      from unnest(${column('uid')}::bigint[], ${column('month')}::date[], ${column('gifts')}::int[],
                  ${column('xgold')}::bigint[], ${column('fresh')}::bigint[]) as v (uid, month, gifts, xgold, fresh)
     order by v.uid, v.month
    on conflict (uid, month) do update
       set gifts = m.gifts + excluded.gifts, xgold = m.xgold + excluded.xgold,
           new_xgold = m.new_xgold + excluded.new_xgold,
           share = (m.new_xgold + excluded.new_xgold) * 1000 / (m.xgold + excluded.xgold)`.execute(db);
  return asked.map(() => undefined);
});

/** What a member got in a month. */
export interface GiftReceiver {
  uid: number;
  gifts: number;
  xgold: number;
  new_xgold: number;
  /** Of a thousand XGold so many came from new accounts. */
  share: number;
}

/** Where a list of receivers goes on. */
export type ReceiverKey = Pick<GiftReceiver, 'share' | 'new_xgold' | 'uid'>;

/** Members who got something from new accounts in a month, by what share of all they got that was, the highest first. */
export async function receiversByShare(
  db: Db,
  { month, after, most }: { month: string; after: ReceiverKey | undefined; most: number },
): Promise<GiftReceiver[]> {
  const later = after
    ? sql`and (share, new_xgold, uid) < (${after.share}::int, ${after.new_xgold}::bigint, ${after.uid}::bigint)`
    : sql``;
  const { rows } = await sql<GiftReceiver>`
    select uid, gifts, xgold, new_xgold, share from threads.gift_months
     where month = ${month}::date and share > 0 ${later}
     order by share desc, new_xgold desc, uid desc limit ${most}`.execute(db);
  return rows;
}

/** Forgets what a member was given. */
export async function dropGiftMonths(db: Db, uid: number): Promise<void> {
  await sql`delete from threads.gift_months where uid = ${uid}`.execute(db);
}

/** Drops what was given before a month. */
export async function dropMonthsBefore(db: Db, month: string): Promise<void> {
  await sql`delete from threads.gift_months where month < ${month}::date`.execute(db);
}
