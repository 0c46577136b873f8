import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { operatorLimits } from '../../../../contract/domains/operators/limits.ts';
import type { MemberReadCtx } from '../../../platform/context.ts';
import { firstPage, readIdKey, readTimeKey, writeTimeKey } from '../../../platform/keyset.ts';
import { type AppealRow, answeredAppeals, sanctionsById, waitingAppeals } from '../../moderation/index.ts';
import { iso, presentSanction } from '../present.ts';
import type { ConsoleDeps } from './deps.ts';
import { namesOf } from './names.ts';

type Call = Calls['operators.appeals'];

/** Appeals with what they are against. */
export const appeals =
  (deps: ConsoleDeps) =>
  async (ctx: MemberReadCtx, { state, after }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { rows, next } = await page(ctx, state, after);
    const sanctions = await sanctionsById(
      ctx.db,
      rows.map((row) => row.sanction_id),
    );
    const uids = [...sanctions.values()].flatMap((row) => [row.by_uid, row.lifted_by]);
    const nameOf = await namesOf(deps, ctx, [...uids, ...rows.flatMap((row) => [row.uid, row.by_uid])]);
    const list = rows.map((row) => {
      const sanction = sanctions.get(row.sanction_id);
      return {
        id: row.id,
        member: nameOf(row.uid),
        message: row.message,
        createdAt: row.created_at.toISOString(),
        sanction: sanction ? presentSanction(sanction, nameOf, ctx) : null,
        answeredAt: iso(row.answered_at),
        verdict: verdictOf(row),
        answer: row.answer,
        by: nameOf(row.by_uid),
      };
    });
    return { list, next };
  };

async function page(ctx: MemberReadCtx, state: 'open' | 'answered', after: string | undefined) {
  const size = operatorLimits.rows;
  if (state === 'open')
    return firstPage(await waitingAppeals(ctx.db, ctx.now, readIdKey(after, 0), size + 1), size, (row) =>
      String(row.id),
    );
  const found = await answeredAppeals(ctx.db, readTimeKey(after ?? ''), size + 1);
  return firstPage(found, size, (row) => writeTimeKey({ at: row.answered_at!, id: row.id }));
}

/** Nobody answers for what is over: the sanction ended first. */
function verdictOf({ answered_at, by_uid, lifted }: AppealRow) {
  if (answered_at === null) return null;
  if (by_uid === null) return 'lapsed' as const;
  return lifted ? ('lift' as const) : ('uphold' as const);
}
