import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { MemberReadCtx } from '../../../platform/context.ts';
import { readIdKey } from '../../../platform/keyset.ts';
import { refuse } from '../../../platform/refusal.ts';
import { memberStatement, standingOf } from '../../economy/index.ts';
import { memberMeant } from '../../members/index.ts';
import type { ConsoleDeps } from './deps.ts';
import { namesOf } from './names.ts';

type Call = Calls['operators.statement'];

/** A member's money: what they have, on hold and owe, and what moved on one account. */
export const statement =
  (deps: ConsoleDeps) =>
  async (ctx: MemberReadCtx, { who, currency, reason, after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const uid = (await memberMeant(ctx.db, who)) ?? refuse('operators.unknown_member');
    const member = (await namesOf(deps, ctx, [uid]))(uid) ?? refuse('operators.unknown_member');
    const range = { uid, currency, reason, before: readIdKey(after, 0) || null, rows: operatorLimits.rows };
    const { list, next } = await memberStatement(ctx, deps.reasonOf, range);
    return { member, standing: await standingOf(ctx.db, uid), list, next: next === null ? null : String(next) };
  };
