import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { translate } from '../../../platform/texts.ts';
import { changeGroup as changeGroupOf, groupTitleId } from '../../members/index.ts';
import { limitSessions } from '../../sign-in/index.ts';

type Call = Calls['operators.change-group'];

/** Gives or takes an office, creator status and the verification mark, over what the operator saw. */
export async function changeGroup(ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> {
  const { uid, office, isCreator, certified, was, reason } = input;
  const change = {
    uid,
    office,
    isCreator: isCreator === 1,
    certified: certified === 1,
    was,
    reason,
    refuseLastOperator: true,
  };
  const changed = await changeGroupOf(ctx, change, limitSessions);
  if (typeof changed === 'string') refuse(`operators.${changed}`);
  return { uid, ...changed, groupTitle: translate(ctx.locale, groupTitleId(changed.groupid)) };
}
