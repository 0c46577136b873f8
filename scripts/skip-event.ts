/**
 * `npm run skip-event -- READER EVENT WHY` moves a reader of the event log over the event at which it waits.
 * @example npm run skip-event -- threads 7 gone
 */
import { recordAudit } from '../server/domains/moderation/index.ts';
import type { Db } from '../server/platform/context.ts';
import { inTransaction } from '../server/platform/db/transaction.ts';
import { skipEvent } from '../server/platform/outbox/skip.ts';
import { besideTheSite } from '../server/platform/process/beside.ts';
import { runCommand } from '../server/platform/process/command.ts';
import { StartupError } from '../server/platform/startup-error.ts';

const usage = `npm run skip-event -- READER EVENT WHY

Moves a reader of the event log over the event at which it waits; what it would have done about it stays undone. The
console shows readers and events under Events. WHY stands in the audit trail. Works on the database of DATABASE_URL or,
without one, on the embedded database under DATA_DIR, whether the site runs or not.`;

const faults = {
  unknown_reader: 'there is no such reader',
  waits_nowhere: 'this reader waits at no event',
  waits_elsewhere: 'this reader waits at another event',
};

/** What was skipped, in a line that holds all of it: it can be done by hand from there. */
const skip = (db: Db, reader: string, event: number, reason: string): Promise<string> =>
  inTransaction(db, async (tx) => {
    const skipped = await skipEvent(tx, reader, event);
    if (typeof skipped === 'string') throw new StartupError(`${reader} ${event}: ${faults[skipped]}`);
    const subject = `${reader} ${event} ${skipped.name}`;
    const ctx = { db: tx, now: new Date(), actor: null, requestId: 'command line' };
    await recordAudit(ctx, { action: 'operators.skip-event', subject, reason });
    return `${reader} skipped event ${event}, ${skipped.name}: ${JSON.stringify(skipped.payload)}`;
  });

const [reader, event, reason, ...more] = process.argv.slice(2);
if (reader === undefined || !/^\d{1,15}$/.test(event ?? '') || !reason?.trim() || more.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else {
  await runCommand(async (config) =>
    console.log(await besideTheSite(config, (db) => skip(db, reader, Number(event), reason))),
  );
}
