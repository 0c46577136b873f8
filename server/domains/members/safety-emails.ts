import { countryOfFid, globalCountry } from '../../../contract/primitives/countries.ts';
import type { Db } from '../../platform/context.ts';
import { composeEmail } from '../../platform/mail/compose-email.ts';
import { sendMail } from '../../platform/mail/outbox.ts';
import type { EventKind } from '../../platform/outbox/event.ts';
import { type Listener, type ListenerCtx, on } from '../../platform/outbox/listener.ts';
import { translate } from '../../platform/texts.ts';
import { type MailDeps, pageUrl } from './account-emails.ts';
import { type EmailRecipient, emailRecipients } from './sql/email-recipients.ts';

/** What an e-mail of this kind says: `safety.email.<name>.subject` and `.text`, and the page where one acts on it. */
export interface SafetyEmail {
  name: string;
  values: Record<string, string | number>;
  page: string;
}

/** The page of devices, e-mails, export and deletion. */
export const accountPage = '/ucenter/setting/account';

/** The language in which a member is written to. */
export const languageOf = ({ country_fid }: EmailRecipient) => (countryOfFid(country_fid) ?? globalCountry).language;

/** A moment as an e-mail writes it, in the reader's language and by the clock of their country. */
export function momentOf(at: number, { country_fid }: EmailRecipient): string {
  const { language, timeZone } = countryOfFid(country_fid) ?? globalCountry;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return format.format(new Date(at * 1000));
}

/** Writes an e-mail about an account's safety, in the language of the reader's country. */
async function writeSafetyEmail(
  { db, now }: Pick<ListenerCtx, 'db' | 'now'>,
  deps: MailDeps,
  reader: EmailRecipient,
  { name, values, page }: SafetyEmail,
): Promise<void> {
  const { siteName } = deps;
  const locale = languageOf(reader);
  const say = (key: string): string => translate(locale, `safety.email.${key}`, { ...values, siteName });
  const title = say(`${name}.subject`);
  const mail = composeEmail({
    locale,
    siteName,
    title,
    paragraphs: [say(`${name}.text`)],
    button: { label: say('look'), url: pageUrl(deps, locale, reader.country_fid, page) },
    notes: [say('notYou')],
  });
  await sendMail(db, { to: reader.email, subject: title, ...mail, locale }, now);
}

type EmailMaker<P> = (payload: P, reader: EmailRecipient) => SafetyEmail;

/** Writes an e-mail for each event whose member can be written to. */
export function emailOn<P extends { uid: number }>(
  deps: MailDeps,
  kind: EventKind<P>,
  emailFor: EmailMaker<P>,
  wanted: (db: Db, uid: number) => Promise<boolean> = async () => true,
): Listener {
  return on(kind, async (ctx, payloads) => {
    const readers = await emailRecipients(
      ctx.db,
      payloads.map(({ uid }) => uid),
    );
    for (const payload of payloads) {
      const reader = readers.get(payload.uid);
      if (reader && (await wanted(ctx.db, payload.uid)))
        await writeSafetyEmail(ctx, deps, reader, emailFor(payload, reader));
    }
  });
}
