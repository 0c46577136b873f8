import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { providers } from '../../../../contract/domains/sign-in/third-party-limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { callersPassword } from '../actions/linked-accounts.ts';
import { findLinked } from '../sql/linked-accounts.ts';
import type { ThirdPartyDeps } from '../third-party/who-comes.ts';

/** The caller's accounts elsewhere, what else is offered, and whether there is a password to come in by. */
export const linkedAccounts =
  ({ sites }: Pick<ThirdPartyDeps, 'sites'>) =>
  async (ctx: MemberCtx): Promise<DataOf<Calls['sign-in.linked-accounts']>> => ({
    list: (await findLinked(ctx.db, ctx.actor.uid)).map(({ provider, name, linked_at }) => ({
      provider,
      name,
      since: unixSeconds(linked_at),
    })),
    offered: providers.filter((provider) => sites[provider] !== undefined),
    hasPassword: await callersPassword(ctx),
  });
