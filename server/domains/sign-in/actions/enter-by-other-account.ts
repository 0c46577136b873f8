import { randomInt } from 'node:crypto';
import type { Provider } from '../../../../contract/domains/sign-in/third-party-limits.ts';
import { countryOfCode, globalCountry } from '../../../../contract/primitives/countries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { translate } from '../../../platform/texts.ts';
import { earn } from '../../economy/index.ts';
import type { Identity } from '../../members/index.ts';
import {
  cameBy,
  createMember,
  emailKey,
  findByEmail,
  type NewMember,
  type SentWith,
  setProofs,
} from '../../members/index.ts';
import { refuseBarredAddress } from '../../moderation/index.ts';
import { noPassword, verifying } from '../../proofs/index.ts';
import type { Entrance, LogInDeps } from '../log-in-deps.ts';
import type { SessionUser } from '../present.ts';
import { hiddenEmail, usernameFrom } from '../rules/third-party.ts';
import { openSession } from '../sessions.ts';
import { findLinkedUid, insertLinked, lockIdentity } from '../sql/linked-accounts.ts';
import type { OtherAccount } from '../third-party/provider.ts';
import { type Comer, spend, type ThirdPartyDeps } from '../third-party/who-comes.ts';
import { announceChange } from './announce-change.ts';
import { logIn } from './log-in.ts';

export interface EnterDeps extends ThirdPartyDeps, LogInDeps {}

export interface Choice {
  /** yes: the account of the same e-mail address is meant (D1 §5). */
  choose: 'yes' | 'no';
  /** The account whose password was given, and the mark of that password. */
  provenUid?: number | undefined;
  passwordMark?: string | undefined;
}

export type LoggedIn = SessionUser & { success: 'login_success' };
type SameEmail = { success: 'same_email'; fbSameMsg: string };
type Outcome<N> = LoggedIn | SameEmail | N;

/**
 * Lets in whom another site vouches for: the member it is linked to, or the one whose password was given. An address
 * alone, proven or not, never opens an account (R-TPY-003, R-TPY-005).
 */
async function enter<N>(
  ctx: Ctx,
  deps: EnterDeps,
  comer: Comer,
  { choose, provenUid, passwordMark }: Choice,
  newcomer: () => Promise<N>,
): Promise<Outcome<N>> {
  const { account } = comer;
  const known = await memberLinkedTo(ctx, account);
  if (known !== undefined) return letIn(ctx, deps, comer, known);
  if (provenUid !== undefined) return letIn(ctx, deps, comer, provenUid, passwordMark);
  const owner = await ownerOfAddress(ctx, account);
  if (owner === undefined || choose === 'no') return newcomer();
  const fbSameMsg = translate(ctx.locale, `sign-in.thirdParty.same.${account.provider}`, {
    email: hiddenEmail(account.email),
  });
  return { success: 'same_email', fbSameMsg };
}

/** The social network's newcomers choose a name and a password on the complete page (R-TPY-004). */
export const enterBySocialNetwork = (ctx: Ctx, deps: EnterDeps, comer: Comer, choice: Choice) =>
  enter(ctx, deps, comer, choice, async () => ({
    success: 'new_user' as const,
    facebookid: comer.account.subject,
    name: comer.account.name,
    email: choice.choose === 'no' && (await ownerOfAddress(ctx, comer.account)) ? '' : comer.account.email,
  }));

/** The search engine's newcomers are made members and go home at once (R-TPY-004). */
export const enterBySearchEngine = (ctx: Ctx, deps: EnterDeps, comer: Comer, choice: Choice, sent: SentWith) =>
  enter(ctx, deps, comer, choice, async () => ({
    success: 'new_user' as const,
    ...(await join(ctx, deps, comer, await newcomersFields(ctx, deps, comer, sent))),
  }));

/** A code may be wanted first: the ticket then carries who came, and `linkAndSpend` follows the second step. */
async function letIn(ctx: Ctx, deps: EnterDeps, comer: Comer, uid: number, passwordMark?: string): Promise<LoggedIn> {
  const entrance = { uid, kind: 'site' as const, comer, ...(passwordMark === undefined ? {} : { passwordMark }) };
  const user = await logIn(ctx, deps, entrance);
  await linkAndSpend(ctx, entrance, comer);
  return { success: 'login_success', ...user };
}

/** The member to whom an account elsewhere belongs, locked until the transaction ends, so that nobody else links it. */
async function memberLinkedTo({ db }: Ctx, { provider, subject }: OtherAccount): Promise<number | undefined> {
  await lockIdentity(db, provider, subject);
  return findLinkedUid(db, provider, subject);
}

/**
 * A member who came by another site is in: by the password the two are linked from now on, and what was handed over has
 * served.
 */
export async function linkAndSpend(ctx: Ctx, { uid, passwordMark }: Entrance, comer: Comer): Promise<void> {
  if ((await memberLinkedTo(ctx, comer.account)) !== uid) {
    // The owner unlinked it between the two steps.
    if (passwordMark === undefined) refuse('accounts.hand_over_gone');
    await linkTo(ctx, uid, comer.account);
    announceChange(ctx, uid, 'account_linked');
  }
  await spend(ctx, comer);
}

/** The member who has this address, if anybody. */
export const ownerOfAddress = async ({ db }: Pick<Ctx, 'db'>, { email }: OtherAccount): Promise<number | undefined> =>
  email === '' ? undefined : findByEmail(db, emailKey(email));

/** Links an account elsewhere to a member; nobody else has it, and they have no other of that provider. */
export async function linkTo(
  ctx: Pick<Ctx, 'db' | 'now' | 'stale'>,
  uid: number,
  account: OtherAccount,
): Promise<void> {
  const { provider, subject, name, email } = account;
  const row = { provider, subject, uid, name: name || hiddenOr(email), linked_at: ctx.now };
  if (!(await insertLinked(ctx.db, row))) {
    const owner = await findLinkedUid(ctx.db, provider, subject);
    refuse(owner === undefined ? 'accounts.provider_linked' : 'accounts.identity_linked');
  }
  ctx.stale(`u:${uid}`);
}

const hiddenOr = (email: string): string => (email === '' ? '' : hiddenEmail(email));

/** Makes a member of somebody whom another site vouches for, links the two and logs the member in. */
export async function join(ctx: Ctx, deps: EnterDeps, comer: Comer, member: NewMember): Promise<SessionUser> {
  const { account } = comer;
  await refuseBarredAddress(ctx);
  const identity: Identity = await createMember(ctx, deps.settings, member);
  await linkTo(ctx, identity.uid, account);
  if (account.emailVerified && member.email === account.email) {
    await setProofs(ctx, identity.uid, { email_verified_at: ctx.now });
    identity.email_verified_at = ctx.now;
    await earn(ctx, deps.settings, { uid: identity.uid, reason: verifying });
  }
  const user = await openSession(ctx, deps, identity, 'site', 'elsewhere');
  await spend(ctx, comer);
  return user;
}

async function newcomersFields(ctx: Ctx, deps: EnterDeps, comer: Comer, sent: SentWith): Promise<NewMember> {
  const { account } = comer;
  const address = (await ownerOfAddress(ctx, account)) === undefined ? account.email : '';
  return {
    username: usernameFrom(account.name, String(randomInt(100_000, 1_000_000)), deps.siteName),
    passwordHash: noPassword,
    ...(address === '' ? {} : { email: address }),
    ...cameBy(sent),
    ...home(comer),
  };
}

/** What every newcomer of another site has in common: the country whose pages they came from. */
export function home({ account, country: code }: Comer) {
  const country = countryOfCode(code ?? '') ?? globalCountry;
  const by: Provider = account.provider;
  return { countryFid: country.fid, nationality: country.iso, cityname: '', by };
}
