import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { bugsCalls } from '../../../../contract/domains/bugs/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { seenReport } from '../actions/status.ts';
import { type BugsDeps, secretsOf } from '../deps.ts';
import { mayAnswer } from '../policy.ts';
import { reporterEmail } from '../sealed.ts';
import { sealedEmail } from '../sql/emails.ts';

type Call = (typeof bugsCalls)['bugs.email'];

/** The address of a report's author, for our team alone. */
export const email =
  (deps: BugsDeps) =>
  async (ctx: MemberCtx, { tid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const refusal = mayAnswer(ctx.actor, await seenReport(ctx, tid));
    if (refusal) return refuse(refusal);
    const sealed = await sealedEmail(ctx.db, tid);
    return { email: sealed ? reporterEmail.open(secretsOf(deps), tid, sealed) : '' };
  };
