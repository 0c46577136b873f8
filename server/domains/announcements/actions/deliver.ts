import { countryOfFid, globalCountry, localePath } from '../../../../contract/primitives/countries.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import { composeEmail } from '../../../platform/mail/compose-email.ts';
import { sendMail } from '../../../platform/mail/outbox.ts';
import { translate } from '../../../platform/texts.ts';
import { type EmailRecipient, emailRecipients } from '../../members/index.ts';
import { campaignSent } from '../events.ts';
import { type Campaign, leadsTo } from '../rules/campaign.ts';
import { wordsFor } from '../rules/words.ts';

/** What e-mails are made with. */
export interface EmailDeps {
  publicUrl: string;
  siteName: string;
}

type Writing = Pick<Ctx, 'db' | 'now' | 'emit'>;

/** Where members switch campaigns off. */
const settingsPage = '/ucenter/notice/settings';

/** Hands a campaign to these members by its channel, in the caller's transaction. */
export async function deliver(
  deps: EmailDeps,
  ctx: Writing,
  campaign: Campaign,
  { uids, once }: { uids: readonly number[]; once: string },
): Promise<void> {
  if (uids.length === 0) return;
  if (campaign.channel === 'email') return writeEmails(deps, ctx, campaign, uids);
  const { id, channel, url, title_en, title_fr, title_hi, text_en, text_fr, text_hi } = campaign;
  ctx.emit(
    campaignSent({
      ...{ campaign: id, uids: [...uids], pushed: channel === 'push', path: leadsTo(url, id), once },
      ...{ title_en, title_fr, title_hi, text_en, text_fr, text_hi, at: ctx.now.getTime() },
    }),
  );
}

async function writeEmails(deps: EmailDeps, { db, now }: Writing, campaign: Campaign, uids: readonly number[]) {
  for (const reader of (await emailRecipients(db, uids)).values())
    if (reader.verified) await writeEmail(deps, { db, now }, campaign, reader);
}

function writeEmail(
  { publicUrl, siteName }: EmailDeps,
  { db, now }: { db: Db; now: Date },
  campaign: Campaign,
  { email, country_fid }: EmailRecipient,
): Promise<number> {
  const { code, language: locale } = countryOfFid(country_fid) ?? globalCountry;
  const { title, text } = wordsFor(campaign, locale);
  const path = leadsTo(campaign.url, campaign.id);
  const say = (key: string): string => translate(locale, `announcements.mail.${key}`);
  const off = publicUrl + localePath(code, settingsPage);
  const parts = composeEmail({
    ...{ locale, siteName, title },
    paragraphs: text === '' ? [] : [text],
    ...(path !== '' && { button: { label: say('open'), url: publicUrl + localePath(code, path) } }),
    notes: [say('why')],
    unsubscribe: { label: say('off'), url: off },
  });
  return sendMail(db, { to: email, locale, subject: title, ...parts }, now);
}
