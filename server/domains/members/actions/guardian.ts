import { memberLimits } from '../../../../contract/domains/members/limits.ts';

import { isEmail } from '../../../../contract/primitives/email.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { randomToken, sha256 } from '../../../platform/seal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import { type MailDeps, pageUrl, sendAccountEmail } from '../account-emails.ts';
import { emailKey } from '../email-key.ts';
import { guardianAgreed } from '../events.ts';
import { ageOfConsent, type Birthday, mustAskGuardian, ofAgeAt } from '../rules/guardian.ts';
import { guardianAge } from '../settings.ts';
import { findProofs, lockProofs, setProofs } from '../sql/contacts.ts';
import { countOfDay } from '../sql/day-counts.ts';
import { deleteGuardianRequest, findByGuardianLink, saveGuardianRequest } from '../sql/guardian-requests.ts';

/**
 * To be called in the transaction that stores a birthday: a member younger than the age of their country may read but
 * not write until a guardian agrees or the day comes. Another birthday given later never changes that: a child would
 * only have to type another year.
 */
export async function noteBirthday(
  ctx: Pick<Ctx, 'db' | 'now' | 'stale'>,
  settings: SettingsReader,
  uid: number,
  birthday: Birthday,
): Promise<void> {
  const { db, now } = ctx;
  const member = await lockProofs(db, uid);
  if (!member) return;
  const ages = await settings.get(guardianAge);
  const day = ofAgeAt(birthday, ageOfConsent(ages, member.country_fid));
  if (day <= now || (member.of_age_at && member.of_age_at >= day)) return;
  await setProofs(ctx, uid, { of_age_at: day });
}

/** Asks a guardian by e-mail; the link of an e-mail before works no more. */
export async function askGuardian(ctx: MemberCtx, deps: MailDeps, typed: string): Promise<{ email: string }> {
  const { db, now, locale, actor } = ctx;
  const own = (await findProofs(db, actor.uid))!;
  if (!mustAskGuardian(own, now)) refuse('accounts.guardian_not_needed');
  const email = emailKey(typed);
  if (email === '') refuse('accounts.email_not_exist');
  if (!isEmail(email)) refuse('accounts.email_invalid');
  if (email === own.email) refuse('accounts.guardian_yourself');
  const day = dayIn(actor.timeZone, now);
  for (const bucket of [`letters:${own.uid}`, `letters:${sha256(email).toString('base64url')}`]) {
    if ((await countOfDay(db, bucket, day)) > memberLimits.emailsPerDay) refuse('accounts.too_many_letters');
  }
  const token = randomToken();
  const url = `${pageUrl(deps, locale, own.country_fid, '/guardian')}#${token}`;
  const values = { username: own.username };
  const mailId = await sendAccountEmail(ctx, deps, { kind: 'guardian', to: email, locale, values, url });
  await saveGuardianRequest(db, {
    uid: own.uid,
    email,
    token_hash: sha256(token),
    mail_id: mailId,
    sent_at: now,
    expires_at: new Date(now.getTime() + memberLimits.guardianSeconds * 1000),
  });
  return { email };
}

/** Who asks, by the link of an e-mail. */
export async function guardianLink({ db, now }: Ctx, token: string): Promise<{ username: string }> {
  const request = (await findByGuardianLink(db, sha256(token), now)) ?? refuse('accounts.link_spent');
  const { username } = (await findProofs(db, request.uid)) ?? refuse('accounts.link_spent');
  return { username };
}

/** A guardian agrees: the member may write. */
export async function giveConsent(ctx: Ctx, token: string): Promise<{ username: string }> {
  const { db, now } = ctx;
  const hash = sha256(token);
  const request = (await findByGuardianLink(db, hash, now)) ?? refuse('accounts.link_spent');
  if (!(await deleteGuardianRequest(db, hash))) refuse('accounts.link_spent');
  const { uid, username } = (await lockProofs(db, request.uid)) ?? refuse('accounts.link_spent');
  await setProofs(ctx, uid, { consent_at: now });
  ctx.emit(guardianAgreed({ uid }));
  return { username };
}
