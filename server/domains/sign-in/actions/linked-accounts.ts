import type { Provider } from '../../../../contract/domains/sign-in/third-party-limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { findPasswords, lockPassword, setProofs } from '../../members/index.ts';
import { chosenPassword, confirmPassword, hashPassword, hasPassword } from '../../proofs/index.ts';
import { isLastWayIn } from '../rules/third-party.ts';
import { deleteLinked, findLinked, findLinkedUid, lockIdentity } from '../sql/linked-accounts.ts';
import { type Comer, handedToMember, spend } from '../third-party/who-comes.ts';
import { announceChange } from './announce-change.ts';
import { linkTo } from './enter-by-other-account.ts';

/** Whether the caller has a password to log in by. */
export async function callersPassword({ actor, db }: MemberCtx): Promise<boolean> {
  const [stored] = await findPasswords(db, [actor.uid]);
  return stored !== undefined && hasPassword(stored.password_hash);
}

/** The caller proves to be the owner by the password; a member without one has come by another site. */
export async function confirmIfPassword(ctx: MemberCtx, settings: SettingsReader, password: string): Promise<void> {
  if (await callersPassword(ctx)) await confirmPassword(ctx, settings, password);
}

/** Links what the caller was handed after a log-in elsewhere. */
export async function linkAccount(ctx: MemberCtx, comer: Comer) {
  const { provider, subject } = comer.account;
  await lockIdentity(ctx.db, provider, subject);
  await linkTo(ctx, ctx.actor.uid, comer.account);
  announceChange(ctx, ctx.actor.uid, 'account_linked');
  await spend(ctx, comer);
  const linked = (await findLinked(ctx.db, ctx.actor.uid)).find((row) => row.provider === provider)!;
  return { provider, name: linked.name, since: unixSeconds(linked.linked_at) };
}

/** Unlinks an account elsewhere; the member's row is locked, so that two at once can't take both ways in. */
export async function unlinkAccount(ctx: MemberCtx, provider: Provider): Promise<void> {
  const { uid } = ctx.actor;
  const stored = await lockPassword(ctx.db, uid);
  if (!(await deleteLinked(ctx.db, uid, provider))) refuse('accounts.not_linked');
  const others = (await findLinked(ctx.db, uid)).length;
  if (isLastWayIn({ password: stored !== undefined && hasPassword(stored), others })) refuse('accounts.last_way_in');
  announceChange(ctx, uid, 'account_unlinked');
  ctx.stale(`u:${uid}`);
}

/** A first password, well-formed and hashed, for whom an account linked to the caller was just shown. */
export async function checkFirstPassword(
  ctx: MemberCtx,
  secret: string,
  { password, password2 }: { password: string; password2: string },
): Promise<{ comer: Comer; hash: string }> {
  const chosen = await chosenPassword(password, password2);
  const comer = handedToMember(ctx, secret, 'password');
  return { comer, hash: await hashPassword(chosen) };
}

/** Sets it where there is none yet. */
export async function setFirstPassword(ctx: MemberCtx, { comer, hash }: { comer: Comer; hash: string }): Promise<void> {
  const { uid } = ctx.actor;
  const stored = (await lockPassword(ctx.db, uid)) ?? refuse('accounts.account_not_exist');
  if (hasPassword(stored)) refuse('accounts.has_password');
  const owner = await findLinkedUid(ctx.db, comer.account.provider, comer.account.subject);
  if (owner !== uid) refuse('accounts.hand_over_gone');
  await setProofs(ctx, uid, { password_hash: hash });
  announceChange(ctx, uid, 'password_set');
  await spend(ctx, comer);
}
