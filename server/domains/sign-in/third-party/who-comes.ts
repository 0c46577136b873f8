import type { Provider, ThirdPartyAim } from '../../../../contract/domains/sign-in/third-party-limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { spendHandOver } from '../sql/linked-accounts.ts';
import { dropHandOver, handedOver, handOverEnd, type Proof } from './hand-over.ts';
import { NotVouched, type OtherAccount, type OtherSite, ProviderAway, reasonOf } from './provider.ts';

export interface ThirdPartyDeps {
  secret: string;
  siteName: string;
  /** The sites that are configured. */
  sites: Readonly<Partial<Record<Provider, OtherSite>>>;
}

/** Somebody whom another site vouches for. */
export interface Comer {
  account: OtherAccount;
  /** Code of the country whose pages they came from; undefined for outside clients. */
  country: string | undefined;
  /** Of what was handed over, which is taken once. */
  proofId: string | undefined;
}

/**
 * Who comes, by a token sent along or by what this browser was handed; undefined when the site doesn't vouch for them.
 * Asks the other site, so it runs before the call's transaction.
 */
export async function whoComes(
  ctx: Ctx,
  deps: ThirdPartyDeps,
  provider: Provider,
  accessToken: string,
): Promise<Comer | undefined> {
  const site = deps.sites[provider] ?? refuse('accounts.provider_off');
  if (accessToken !== '') return lookedUp(ctx, provider, site, accessToken);
  const handed = handedOver(ctx, deps.secret, 'token');
  if (!handed) refuse('accounts.hand_over_gone');
  if (!('raw' in handed)) return comerOf(requireFitting(handed, provider, 'enter'));
  if (provider !== 'facebook') refuse('accounts.hand_over_gone');
  return lookedUp(ctx, provider, site, handed.raw);
}

async function lookedUp(
  ctx: Ctx,
  provider: Provider,
  site: OtherSite,
  accessToken: string,
): Promise<Comer | undefined> {
  try {
    return { account: await site.check(accessToken), country: undefined, proofId: undefined };
  } catch (error) {
    if (error instanceof NotVouched) return undefined;
    if (!(error instanceof ProviderAway)) throw error;
    ctx.log.warn(
      { requestId: ctx.requestId, provider, why: reasonOf(error) },
      'another site could not be asked about a token',
    );
    return refuse('accounts.provider_away');
  }
}

/** What a member went to another site for while logged in here. */
export function handedToMember(ctx: Ctx, secret: string, aim: ThirdPartyAim): Comer {
  const handed = handedOver(ctx, secret, 'token');
  if (!handed || 'raw' in handed) refuse('accounts.hand_over_gone');
  return comerOf(requireFitting(handed, handed.provider, aim));
}

function requireFitting(proof: Proof, provider: Provider, aim: ThirdPartyAim): Proof {
  return proof.provider === provider && proof.aim === aim ? proof : refuse('accounts.hand_over_gone');
}

const comerOf = ({ id, aim: _, country, ...account }: Proof): Comer => ({ account, country, proofId: id });

/** What was handed over is used up: it is deleted from this browser, and a copy of it is of no use. */
export async function spend(ctx: Ctx, { proofId }: Comer): Promise<void> {
  if (proofId !== undefined && !(await spendHandOver(ctx.db, proofId, handOverEnd(ctx.now))))
    refuse('accounts.hand_over_gone');
  dropHandOver(ctx, 'token', 'detail', 'same');
}
