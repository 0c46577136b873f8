import type { Db } from '../context.ts';

/** How an e-mail stands: taken by the receiving side, on its way, delayed by a fault, or refused for good. */
type MailState = 'sent' | 'waiting' | 'late' | 'refused';

/** An e-mail that isn't gone after so long is late, whatever the reason. */
const lateAfterMilliseconds = 60_000;

/** How an e-mail of the outbox stands; undefined when it is stored no more. */
export async function mailState(db: Db, id: number, now: Date): Promise<MailState | undefined> {
  const row = await db
    .selectFrom('platform.mail_outbox')
    .select(['sent_at', 'refused_at', 'attempts', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.sent_at) return 'sent';
  if (row.refused_at) return 'refused';
  const late = row.attempts > 0 || now.getTime() - row.created_at.getTime() > lateAfterMilliseconds;
  return late ? 'late' : 'waiting';
}
