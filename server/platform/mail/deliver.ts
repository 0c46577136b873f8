import type { TaskList } from 'graphile-worker';
import type { Db, Log } from '../context.ts';
import type { ServiceFaults } from '../service-faults.ts';
import { type MailCarrier, SenderRefused, Undeliverable } from './carrier.ts';
import { sendTask } from './outbox.ts';

interface DeliverDeps {
  db: Db;
  clock: () => Date;
  log: Log;
  /** Without one, mails stay in the outbox. */
  carrier: MailCarrier | undefined;
  /** Host of the site, for the mails' own ids. */
  host: string;
  faults: ServiceFaults;
}

/** The job that sends one mail of the outbox; a failure is noted on the row and tried again, later and later. */
export function mailTasks(deps: DeliverDeps): TaskList {
  return { [sendTask]: (payload) => deliver(deps, Number((payload as { id: number }).id)) };
}

async function deliver({ db, clock, log, carrier, host, faults }: DeliverDeps, id: number): Promise<void> {
  if (!carrier) return;
  const mail = await db.selectFrom('platform.mail_outbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (!mail || mail.sent_at) return;
  const note = (fields: { sent_at?: Date; refused_at?: Date; last_error: string | null }) =>
    db
      .updateTable('platform.mail_outbox')
      .set({ ...fields, attempts: mail.attempts + 1 })
      .where('id', '=', id)
      .execute();
  try {
    await carrier.send({
      messageId: `<mail-${id}@${host}>`,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html,
      ...(mail.unsubscribe_url === null ? {} : { unsubscribeUrl: mail.unsubscribe_url }),
    });
  } catch (error) {
    const last_error = (error as Error).message.slice(0, 500);
    if (error instanceof SenderRefused) await faults.refused('mail-service', error.answer);
    if (!(error instanceof Undeliverable)) {
      await note({ last_error });
      throw error;
    }
    await note({ last_error, refused_at: clock() });
    log.warn({ mail: id }, 'a mail was refused for good');
    return;
  }
  await note({ sent_at: clock(), last_error: null });
  await faults.took('mail-service');
}
