import { emailTyped } from '../../../../contract/primitives/email.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { NewMember } from '../../members/index.ts';
import {
  cameBy,
  emailKey,
  findByName,
  nameKey,
  requireEmail,
  type SentWith,
  usernameFault,
} from '../../members/index.ts';
import { chosenPassword, hashPassword } from '../../proofs/index.ts';
import { findLinkedUid, lockIdentity } from '../sql/linked-accounts.ts';
import { type Comer, whoComes } from '../third-party/who-comes.ts';
import { type EnterDeps, home, join, type LoggedIn } from './enter-by-other-account.ts';

interface Form extends SentWith {
  facebookid: string;
  username: string;
  password: string;
  password2: string;
  /** Only if one was given (R-TPY-009). */
  email?: string | undefined;
  access_token: string;
}

/** What the checks before the transaction found. */
interface CheckedNewcomer {
  comer: Comer;
  member: NewMember;
}

/** Checks the form, and asks the network whose number it is; undefined when that doesn't vouch. */
export async function checkNewcomer(ctx: Ctx, deps: EnterDeps, form: Form): Promise<CheckedNewcomer | undefined> {
  const fault = usernameFault(form.username, deps.siteName);
  if (fault) refuse(fault);
  const chosen = await chosenPassword(form.password, form.password2);
  const comer = await whoComes(ctx, deps, 'facebook', form.access_token);
  if (!comer || comer.account.subject !== form.facebookid) return undefined;
  const email = emailTyped(form.email ?? '');
  // The network's own address may have an ending that isn't accepted here.
  const isOfNetwork = emailKey(email) === emailKey(comer.account.email);
  if (email !== '' && !isOfNetwork) await requireEmail(ctx, deps.settings, email);
  if ((await findByName(ctx.db, nameKey(form.username))) !== undefined) refuse('accounts.already_exists');
  const member = {
    username: form.username,
    passwordHash: await hashPassword(chosen),
    ...(email === '' ? {} : { email }),
    ...cameBy(form),
    ...home(comer),
  };
  return { comer, member };
}

/** Makes the member. Of two forms sent at once for one account of the network, the second finds it linked. */
export async function registerThirdParty(
  ctx: Ctx,
  deps: EnterDeps,
  { comer, member }: CheckedNewcomer,
): Promise<LoggedIn> {
  const { provider, subject } = comer.account;
  await lockIdentity(ctx.db, provider, subject);
  if ((await findLinkedUid(ctx.db, provider, subject)) !== undefined) refuse('accounts.identity_linked');
  return { success: 'login_success', ...(await join(ctx, deps, comer, member)) };
}
