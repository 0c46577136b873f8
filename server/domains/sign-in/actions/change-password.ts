import { signInLimits } from '../../../../contract/domains/sign-in/limits.ts';

import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import {
  countOfDay,
  findProofs,
  lockPassword,
  type MailDeps,
  type ProofRow,
  pageUrl,
  sendAccountEmail,
  setProofs,
} from '../../members/index.ts';
import { chosenPassword, confirmPassword, dropWaysBackIn, hashPassword, markOfPassword } from '../../proofs/index.ts';
import { passwordChanged } from '../events.ts';
import { endSessions } from '../sql/end-sessions.ts';

export interface PasswordDeps extends MailDeps {
  settings: SettingsReader;
}

interface Form {
  oldpassword: string;
  newpassword: string;
  newpassword2?: string | undefined;
}

interface Change {
  hash: string;
  /** Of the old password, which must stand still when the new one takes its place. */
  oldMark: string;
}

/** The hash of a new password whose form is right, once the old one is confirmed. Runs before the transaction. */
export async function checkPasswordChange(ctx: MemberCtx, deps: PasswordDeps, form: Form): Promise<Change> {
  // Apps from before the confirmation field can't change a password (R-PWD-005).
  const again = form.newpassword2 ?? refuse('accounts.app_too_old');
  const chosen = await chosenPassword(form.newpassword, again);
  const oldMark = await confirmPassword(ctx, deps.settings, form.oldpassword);
  return { hash: await hashPassword(chosen), oldMark };
}

/** Changes the caller's password, six times a day at most; every other session ends. */
export async function changePassword(ctx: MemberCtx, deps: PasswordDeps, { hash, oldMark }: Change): Promise<void> {
  const { db, now, actor } = ctx;
  const changes = await countOfDay(db, `password:${actor.uid}`, dayIn(actor.timeZone, now));
  const most = signInLimits.passwordChangesPerDay;
  if (changes > most) refuse('accounts.password_changes_spent', { values: { count: most } });
  const stored = await lockPassword(db, actor.uid);
  if (stored === undefined || markOfPassword(stored) !== oldMark) refuse('accounts.wrong_credentials');
  await storePassword(ctx, deps, (await findProofs(db, actor.uid))!, hash, Buffer.from(actor.session, 'hex'));
}

/** Sets a password, ends the sessions but `except`, and notifies the owner by e-mail. */
export async function storePassword(
  ctx: Ctx,
  deps: PasswordDeps,
  owner: ProofRow,
  hash: string,
  except: Buffer | null,
): Promise<void> {
  const { uid, username } = owner;
  const { locale } = ctx;
  await setProofs(ctx, uid, { password_hash: hash });
  await dropWaysBackIn(ctx.db, uid);
  await endSessions(ctx, uid, except);
  ctx.emit(passwordChanged({ uid }));
  if (owner.email === null) return;
  const url = pageUrl(deps, locale, owner.country_fid, '/forget');
  await sendAccountEmail(ctx, deps, {
    kind: 'password',
    to: owner.email,
    locale,
    username,
    values: { username },
    url,
  });
}
