import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { translate } from '../../../platform/texts.ts';
import { type Choice, type EnterDeps, ownerOfAddress } from '../actions/enter-by-other-account.ts';
import { provePassword } from '../actions/prove-password.ts';
import { findLinkedUid } from '../sql/linked-accounts.ts';
import type { Comer } from './who-comes.ts';

export interface Answer {
  choose: 'yes' | 'no';
  password?: string | undefined;
}
export interface Entering extends Choice {
  comer: Comer;
}

/** A password counts with `yes` alone, as proof of the account that has the same address (R-TPY-010). */
export async function withAnswer(
  ctx: Ctx,
  deps: EnterDeps,
  comer: Comer | undefined,
  { choose, password }: Answer,
): Promise<Entering | undefined> {
  if (!comer) return undefined;
  const { provider, subject } = comer.account;
  const isKnown = (await findLinkedUid(ctx.db, provider, subject)) !== undefined;
  if (choose === 'no' || password === undefined || isKnown) return { comer, choose };
  const provenUid = (await ownerOfAddress(ctx, comer.account)) ?? refuse('accounts.account_not_exist');
  const passwordMark = await provePassword(ctx, deps.settings, provenUid, password);
  return { comer, choose, provenUid, passwordMark };
}

/** A caller who is not vouched for gets no `success`, but the reason in `Variables.error` (R-TPY-012). */
export async function vouched<A, T>(ctx: Ctx, account: A | undefined, act: (account: A) => Promise<T>) {
  if (account !== undefined) return { data: await act(account), beside: { Variables: { error: '' } } };
  const error = translate(ctx.locale, 'sign-in.thirdParty.notVouched');
  return { data: {}, beside: { Variables: { error } } };
}
