import type { JobHelpers, Task } from 'graphile-worker';
import type { Db, Log } from '../context.ts';
import { addJob } from '../jobs/add-job.ts';
import type { Sms, SmsCarrier } from './port.ts';

/** Name of the job that hands waiting messages to the carrier. */
export const smsTask = 'platform.deliver-sms';
/** A code is worthless after ten minutes, and so is a message that carries one. */
const lifeMilliseconds = 10 * 60_000;
const batch = 50;

/** The outbox in the database; with a carrier, a job is queued in the same transaction. */
export function createSms(carrier: SmsCarrier | undefined): Sms {
  return {
    offered: carrier !== undefined,
    send: async (db, { recipient, body }, now) => {
      await db.insertInto('platform.sms_outbox').values({ recipient, body, created_at: now }).execute();
      if (carrier) await addJob(db, smsTask, {}, { maxAttempts: 12 });
    },
  };
}

/** The job: throws when a message was not taken, so that the queue tries again later. */
export function smsDelivery(deps: { db: Db; carrier: SmsCarrier; clock: () => Date; log: Log }): Task {
  return async (_payload: unknown, _helpers: JobHelpers) => {
    const failed = await deliverWaiting(deps);
    if (failed > 0) throw new Error(`${failed} messages were not taken`);
  };
}

/** Hands out what waits; the number of messages that the carrier did not take. */
export async function deliverWaiting(deps: {
  db: Db;
  carrier: SmsCarrier;
  clock: () => Date;
  log: Log;
}): Promise<number> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (tx) => {
    // Locked while on their way, so that two processes never send one twice.
    const waiting = await tx
      .selectFrom('platform.sms_outbox')
      .select(['id', 'recipient', 'body'])
      .where('sent_at', 'is', null)
      .where('created_at', '>', new Date(now.getTime() - lifeMilliseconds))
      .orderBy('id')
      .limit(batch)
      .forUpdate()
      .skipLocked()
      .execute();
    let failed = 0;
    for (const { id, recipient, body } of waiting) {
      const error = await deps.carrier.deliver({ recipient, body }).then(
        () => undefined,
        (reason: unknown) => String(reason).slice(0, 500),
      );
      if (error !== undefined) {
        failed += 1;
        deps.log.warn({ message: id, reason: error }, 'a text message was not taken');
      }
      await tx
        .updateTable('platform.sms_outbox')
        .set(error === undefined ? { sent_at: now, last_error: null } : { last_error: error })
        .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .execute();
    }
    return failed;
  });
}
