import { sql } from 'kysely';
import type { Db, ReadDb } from '../../../platform/context.ts';

export interface OwnMessage {
  id: number;
  category: string;
  message: string;
  contact: string;
  page: string;
  created_at: Date;
  done_at: Date | null;
}

export async function messagesBatch(db: ReadDb, uid: number, after: number, most: number): Promise<OwnMessage[]> {
  const { rows } = await sql<OwnMessage>`
    select id, category, message, contact, page, created_at, done_at from feedback.messages
    where uid = ${uid} and id > ${after} order by id limit ${most}`.execute(db);
  return rows;
}

/** What a member wrote to the operators is nobody's any more. */
export async function disownMessages(db: Db, uid: number): Promise<void> {
  await sql`
    update feedback.messages set uid = null, contact = '', user_agent = '' where uid = ${uid}`.execute(db);
}

/** Forgets how much somebody sent on which day. */
export async function dropSender(db: Db, sender: string): Promise<void> {
  await db.deleteFrom('feedback.senders').where('sender', '=', sender).execute();
}
