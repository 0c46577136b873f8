import { silencedGroup } from '../../../../contract/primitives/access-limits.ts';
import { countryOfFid, globalCountry } from '../../../../contract/primitives/countries.ts';
import { composeEmail } from '../../../platform/mail/compose-email.ts';
import { sendMail } from '../../../platform/mail/outbox.ts';
import { type Listener, type ListenerCtx, on } from '../../../platform/outbox/listener.ts';
import { translate } from '../../../platform/texts.ts';
import {
  appealAnswered,
  memberSanctioned,
  reasonIn,
  ruleSentence,
  type SaidByLanguage,
  sanctionLifted,
} from '../../moderation/index.ts';
import { type EmailRecipient, emailRecipients } from '../sql/email-recipients.ts';

interface Deps {
  siteName: string;
  publicUrl: string;
}

/** What an e-mail of this kind says: `moderation.email.<name>.subject` and `.text`. */
interface SanctionEmail {
  name: string;
  rule?: string | undefined;
  reason: string;
  said?: SaidByLanguage | undefined;
  /** The last day, where there is one. */
  until?: string | null;
  page: string;
}

const bannedPage = '/banned';

async function write(
  { db, now }: ListenerCtx,
  { siteName, publicUrl }: Deps,
  reader: EmailRecipient,
  { name, rule, reason, said, until, page }: SanctionEmail,
): Promise<void> {
  const { language: locale, timeZone } = countryOfFid(reader.country_fid) ?? globalCountry;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const values = { siteName, date: until ? day.format(new Date(until)) : '' };
  const say = (key: string): string => translate(locale, `moderation.email.${key}`, values);
  const why = [ruleSentence(rule, locale), reasonIn({ reason, said }, locale)].filter(Boolean).join(' ');
  const title = say(`${name}.subject`);
  const mail = composeEmail({
    locale,
    siteName,
    title,
    // A member's and an operator's words are no message: braces in them mean nothing.
    paragraphs: [say(`${name}.text`), ...(why === '' ? [] : [`${say('reason')} ${why}`])],
    button: { label: say('look'), url: publicUrl + page },
  });
  await sendMail(db, { to: reader.email, subject: title, ...mail, locale }, now);
}

/** E-mails members what was done to their account: a member without access can't read notices. */
export function sanctionEmails(deps: Deps): Listener[] {
  const sendEach = async <P extends { uid: number }>(
    ctx: ListenerCtx,
    payloads: readonly P[],
    emailFor: (payload: P) => SanctionEmail,
  ) => {
    const readers = await emailRecipients(
      ctx.db,
      payloads.map(({ uid }) => uid),
    );
    for (const payload of payloads) {
      const reader = readers.get(payload.uid);
      if (reader) await write(ctx, deps, reader, emailFor(payload));
    }
  };
  return [
    on(memberSanctioned, (ctx, payloads) =>
      sendEach(ctx, payloads, ({ groupid, rule, reason, said, expiresAt }) => {
        const name = `${groupid === silencedGroup ? 'silenced' : 'banned'}${expiresAt === null ? '' : 'Until'}`;
        return { name, rule, reason, said, until: expiresAt, page: bannedPage };
      }),
    ),
    on(sanctionLifted, (ctx, payloads) =>
      sendEach(ctx, payloads, ({ reason }) => ({ name: 'lifted', reason, page: '/' })),
    ),
    // A granted appeal causes no e-mail of its own: the one about the sanction's end says it.
    on(appealAnswered, (ctx, payloads) =>
      sendEach(
        ctx,
        payloads.filter(({ lifted }) => !lifted),
        ({ answer }) => ({ name: 'upheld', reason: answer, page: bannedPage }),
      ),
    ),
  ];
}
