import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

export interface Month {
  uid: number;
  month: string;
  invitees: number;
}

interface Unpaid {
  months: readonly string[];
  least: number;
  after: Pick<Month, 'uid' | 'month'>;
  limit: number;
}

/** Months with so many friends at least whose bonus nobody has paid, after one of them, in the order of the members. */
export async function unpaidMonths(db: Db, { months, least, after, limit }: Unpaid): Promise<Month[]> {
  const { rows } = await sql<Month>`
    select i.inviter as uid, i.month, count(*) as invitees from invitations.invitees i
     where i.status = 'counted' and i.month = any(${months}::text[])
       and (i.inviter, i.month) > (${after.uid}, ${after.month})
       and not exists (select from invitations.months m where m.uid = i.inviter and m.month = i.month)
     group by i.inviter, i.month having count(*) >= ${least}
     order by i.inviter, i.month limit ${limit}`.execute(db);
  return rows;
}

/** Takes a month's bonus for a member; false where it was paid. */
export async function insertMonth(db: Db, row: Month & { amount: number; paid_at: Date }): Promise<boolean> {
  const inserted = await db
    .insertInto('invitations.months')
    .values(row)
    .onConflict((conflict) => conflict.columns(['uid', 'month']).doNothing())
    .returning('uid')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A member's months that were paid, the last first. */
export const paidMonths = (db: Db, uid: number, limit: number) =>
  db
    .selectFrom('invitations.months')
    .select(['month', 'invitees', 'amount', 'paid_at'])
    .where('uid', '=', uid)
    .orderBy('month', 'desc')
    .limit(limit)
    .execute();
