import type { Language } from '../../../contract/primitives/countries.ts';
import type { Db } from '../context.ts';
import { addJob } from '../jobs/add-job.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same as markup: what stands in the body, already escaped. */
  html: string;
  locale: Language;
  /** Takes a POST that ends e-mails of this kind at once; mail programs show a button for it (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Name of the job that hands a mail to the carrier. */
export const sendTask = 'mail.send';
/** With the job library's back-off this is about four days; a mail that nobody took stays in the table. */
const mostAttempts = 25;

/**
 * Puts a mail into the outbox, in the caller's transaction: it goes out after the commit, and never without it. Its
 * number, to ask `mailState` about.
 */
export async function sendMail(tx: Db, mail: Mail, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('platform.mail_outbox')
    .values({
      recipient: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: wholePage(mail),
      unsubscribe_url: mail.unsubscribeUrl ?? null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(tx, sendTask, { id }, { maxAttempts: mostAttempts });
  return id;
}

function wholePage({ html, locale }: Mail): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"></head><body style="margin:0">${html}</body></html>`;
}
