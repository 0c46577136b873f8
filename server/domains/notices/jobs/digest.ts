import { noticeLimits } from '../../../../contract/domains/notices/limits.ts';
import type { Notice } from '../../../../contract/domains/notices/shapes.ts';
import { countryOfFid, globalCountry, type Language } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';
import { daysBefore } from '../../../platform/days.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { composeEmail } from '../../../platform/mail/compose-email.ts';
import { sendMail } from '../../../platform/mail/outbox.ts';
import { translate } from '../../../platform/texts.ts';
import { type EmailRecipient, emailRecipients } from '../../members/index.ts';
import { mayEnter } from '../../moderation/index.ts';
import { digestToken } from '../digest-token.ts';
import { type MessageDeps, pathIn } from '../reads/push-message.ts';
import { recipientOf } from '../reads/recipient.ts';
import { presentNotices } from '../reads/scene.ts';
import { settingsOf } from '../reads/settings.ts';
import { unreadCounts } from '../reads/unread.ts';
import { claimDigests, ownersAfter, unreadSince } from '../sql/digest.ts';
import { unreadNotices } from '../sql/notices.ts';

export const digestTask = 'notices.digest';
/** Members looked at by one job; the next one goes on after them. */
const membersAtOnce = 200;
const newsDays = 7;
/** Longer than a job that a crash broke off is run again for, shorter than a week that began late. */
const apartDays = 3;

interface DigestDeps extends MessageDeps {
  db: Db;
  clock: () => Date;
  secret: string;
}

/**
 * Writes the weekly e-mails of some members and has the next job go on. E-mails, who got one, and the way on are one
 * transaction: nobody is left out, and a job that is run again after a crash writes nobody a second one.
 */
export async function writeDigests(deps: DigestDeps, after = 0): Promise<void> {
  const now = deps.clock();
  await inTransaction(deps.db, async (tx) => {
    const owners = await ownersAfter(tx, after, membersAtOnce);
    const uids = await unreadSince(tx, owners, daysBefore(now, newsDays));
    const [settings, readers] = [await settingsOf(tx, uids), await emailRecipients(tx, uids)];
    const wanted = uids.filter((uid) => readers.get(uid)?.verified && settings(uid).digest);
    const claimed = await claimDigests(tx, wanted, { now, unlessSince: daysBefore(now, apartDays) });
    for (const uid of claimed) await writeDigest(deps, tx, readers.get(uid)!, now);
    if (owners.length === membersAtOnce) await addJob(tx, digestTask, { after: owners.at(-1)! });
  });
}

async function writeDigest(deps: DigestDeps, tx: Db, reader: EmailRecipient, now: Date): Promise<void> {
  const { uid, country_fid } = reader;
  const recipient = await recipientOf(deps.members, tx, uid, now);
  if (!recipient || !mayEnter(recipient.viewer)) return;
  const locale: Language = (countryOfFid(country_fid) ?? globalCountry).language;
  const rows = await unreadNotices(tx, uid, noticeLimits.unreadShown);
  const list = await presentNotices(deps, tx, { viewer: recipient.viewer, locale }, rows);
  // What a notice was about may be gone since.
  if (list.length === 0) return;
  const { num } = await unreadCounts(deps, tx, recipient.viewer);
  const mail = emailFor(deps, reader, locale, { list, count: Math.max(num, list.length) });
  await sendMail(tx, { to: reader.email, locale, ...mail }, now);
}

interface UnreadNotices {
  list: readonly Notice[];
  count: number;
}

function emailFor(deps: DigestDeps, reader: EmailRecipient, locale: Language, { list, count }: UnreadNotices) {
  const { publicUrl, siteName, secret } = deps;
  const say = (key: string, values: Record<string, unknown> = {}): string =>
    translate(locale, `notices.digest.${key}`, { siteName, name: reader.username, count, ...values });
  const token = encodeURIComponent(digestToken(secret, reader.uid));
  const more = count - list.length;
  const subject = say('subject');
  const parts = composeEmail({
    locale,
    siteName,
    title: subject,
    paragraphs: [
      say('intro'),
      ...list.map(({ note, quote }) => (quote === '' ? note : say('line', { note, quote }))),
      ...(more > 0 ? [say('more', { count: more })] : []),
    ],
    button: { label: say('look'), url: publicUrl + pathIn(locale, reader.country_fid, '/ucenter/notice/reply') },
    notes: [say('why')],
    unsubscribe: {
      label: say('off'),
      url: `${publicUrl}${pathIn(locale, reader.country_fid, '/letters/off')}?token=${token}`,
    },
  });
  return { subject, ...parts, unsubscribeUrl: `${publicUrl}/v5/notice/digest/off?token=${token}` };
}
