import type { Task } from 'graphile-worker';
import type { Db, Log } from '../context.ts';
import { addJob } from '../jobs/add-job.ts';
import type { ServiceFaults } from '../service-faults.ts';
import { CarrierRefused, type Sms, type SmsCarrier } from './port.ts';

/** Name of the job that hands waiting messages to the carrier. */
export const smsTask = 'platform.deliver-sms';
/** A code is worthless after ten minutes, and so is a message that carries one. */
const lifeMilliseconds = 10 * 60_000;

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

interface DeliverDeps {
  db: Db;
  carrier: SmsCarrier;
  clock: () => Date;
  log: Log;
  faults: ServiceFaults;
}

/** The job: throws when a message was not taken, so that the queue tries again later. */
export function smsDelivery(deps: DeliverDeps): Task {
  return async () => {
    const failed = await deliverWaiting(deps);
    if (failed > 0) throw new Error(`${failed} messages were not taken`);
  };
}

/**
 * Hands out what waits; the number of messages that the carrier did not take. Each goes in a transaction of its own, so
 * that a process that dies may send one twice and no more.
 */
export async function deliverWaiting(deps: DeliverDeps): Promise<number> {
  let failed = 0;
  for (let after = 0; ; ) {
    const handed = await deliverNext(deps, after);
    if (!handed) return failed;
    if (!handed.taken) failed += 1;
    after = handed.id;
  }
}

/** Hands out the first message after one; undefined where none waits that nobody else has on its way. */
function deliverNext({ db, carrier, clock, log, faults }: DeliverDeps, after: number) {
  return db.transaction().execute(async (tx) => {
    const now = clock();
    // Locked while on its way, so that two processes never send it twice.
    const message = await tx
      .selectFrom('platform.sms_outbox')
      .select(['id', 'recipient', 'body'])
      .where('sent_at', 'is', null)
      .where('created_at', '>', new Date(now.getTime() - lifeMilliseconds))
      .where('id', '>', after)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!message) return undefined;
    const { id, recipient, body } = message;
    const reason = await carrier.deliver({ recipient, body }).then(
      () => null,
      (failure: unknown) => failure,
    );
    const error = reason === null ? null : String(reason).slice(0, 500);
    if (reason === null) await faults.took('sms-service');
    if (reason instanceof CarrierRefused && reason.isOurs) {
      await faults.refused('sms-service', { status: reason.status });
    }
    if (error !== null) log.warn({ message: id, reason: error }, 'a text message was not taken');
    await tx
      .updateTable('platform.sms_outbox')
      .set({ last_error: error, ...(error === null ? { sent_at: now } : {}) })
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return { id, taken: error === null };
  });
}
