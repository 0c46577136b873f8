import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { againAt, mayAppeal } from '../rules/appeal.ts';
import { type AppealRow, findNewest } from '../sql/appeals.ts';
import { sanctionsOf } from './sanctions-of.ts';

/** The sanction in force against the caller and the newest appeal, as the rules look at them. */
export async function appealScene({ actor, db, now }: MemberCtx) {
  const sanction = (await sanctionsOf(db, [actor.uid], now)).get(actor.uid);
  const row = await findNewest(db, actor.uid);
  const last = row && { sanctionId: row.sanction_id, answeredAt: row.answered_at };
  return { row, against: { sanctionId: sanction?.id, last } };
}

/**
 * How the caller's appeal stands. One against a sanction that has run out is over; an answer that freed them is
 * included.
 */
export async function ownAppeal(ctx: MemberCtx): Promise<DataOf<Calls['moderation.own-appeal']>> {
  const { row, against } = await appealScene(ctx);
  const again = againAt(against);
  const shown = row && (row.sanction_id === against.sanctionId || (against.sanctionId === undefined && row.lifted));
  return {
    appeal: shown ? presentAppeal(row) : null,
    can: { appeal: mayAppeal(against, ctx.now) === undefined },
    againAt: again && again > ctx.now ? again.toISOString() : null,
  };
}

const presentAppeal = ({ message, created_at, answered_at, lifted, answer }: AppealRow) => ({
  message,
  createdAt: created_at.toISOString(),
  answeredAt: answered_at?.toISOString() ?? null,
  lifted,
  answer,
});
