import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { translate } from '../../../platform/texts.ts';
import { memberRecord } from '../../members/index.ts';
import { iso } from '../present.ts';
import type { ConsoleDeps } from './deps.ts';

type Call = Calls['operators.known'];

/** What each part of the site knows of a member; those that know nothing are left out. */
export const known =
  ({ knowing }: ConsoleDeps) =>
  async (ctx: MemberCtx, { uid }: InputOf<Call>): Promise<DataOf<Call>> => {
    if (!(await memberRecord(ctx.db, uid))) refuse('operators.unknown_member');
    const list: DataOf<Call>['list'] = [];
    for (const { domain, knownOf } of knowing) {
      const rows = (await knownOf(ctx, uid)).map(({ name, value = '', count = null, at = null, to = '' }) => ({
        label: translate(ctx.locale, `${domain}.known.${name}`),
        ...{ value, count, at: iso(at), to },
      }));
      if (rows.length > 0) list.push({ domain, rows });
    }
    return { list };
  };
