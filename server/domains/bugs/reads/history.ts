import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { bugsCalls } from '../../../../contract/domains/bugs/calls.ts';
import { bugsLimits } from '../../../../contract/domains/bugs/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { firstPage, readIdKey } from '../../../platform/keyset.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { unixSeconds } from '../../../platform/unix-seconds.ts';
import { shownName } from '../../members/index.ts';
import { statusText } from '../../threads/index.ts';
import { seenReport } from '../actions/status.ts';
import type { BugsDeps } from '../deps.ts';
import { mayAnswer } from '../policy.ts';
import { historyBelow } from '../sql/history.ts';

type Call = (typeof bugsCalls)['bugs.history'];
type Row = DataOf<Call>['list'][number];

/** What our team did with a report, the newest first. */
export const history =
  ({ people }: BugsDeps) =>
  async (ctx: MemberCtx, { tid, after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const refusal = mayAnswer(ctx.actor, await seenReport(ctx, tid));
    if (refusal) return refuse(refusal);
    const below = after === '' ? Number.MAX_SAFE_INTEGER : readIdKey(after, -1);
    if (below < 0) return refuseField('after');
    const most = bugsLimits.historyRows;
    const { rows, next } = firstPage(await historyBelow(ctx.db, tid, below, most + 1), most, ({ id }) => String(id));
    const cards = await people.members(ctx.db, [...new Set(rows.map(({ uid }) => uid))]);
    return {
      list: rows.map((row): Row => {
        const card = cards.get(row.uid);
        return {
          id: row.id,
          by: { uid: row.uid, username: shownName(card, ctx.locale), avatar: card?.avatar ?? '' },
          act: row.act as Row['act'],
          ...{ status: row.status, status_text: statusText(ctx.locale, row.status), pid: row.pid },
          ...{ solved_in: row.solved_in, duplicate_of: row.duplicate_of, dateline: unixSeconds(row.created_at) },
        };
      }),
      next: next ?? '',
    };
  };
