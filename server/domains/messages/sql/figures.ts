import { sql } from 'kysely';
import type { Db } from '../../../platform/context.ts';

/** Messages of members between two moments, by who sent them; what the site says by itself isn't among them. */
export async function sentByMember(
  db: Db,
  { from, to }: { from: Date; to: Date },
): Promise<{ uid: number; value: number }[]> {
  const { rows } = await sql<{ uid: number; value: number }>`
    select uid, count(*)::int as value from messages.messages
     where sent_at >= ${from} and sent_at < ${to} and system_kind = 0 and uid > 0 group by uid`.execute(db);
  return rows;
}
