import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { threadsCalls } from '../../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { transfer } from '../../../economy/index.ts';
import { barredAmong } from '../../../moderation/index.ts';
import { refuseBlocked } from '../../actions/refuse-blocked.ts';
import type { Shown } from '../../reads/viewing.ts';
import { hiddenForReader } from '../../sql/hidden-parts.ts';
import { insertSale } from '../../sql/hidden-sales.ts';
import { shareThread, type ThreadData } from '../../sql/threads.ts';
import { buyingHidden } from '../money.ts';
import { mayPayHidden } from '../policy.ts';

type Call = (typeof threadsCalls)['threads.pay-hidden'];

/**
 * Pays a thread's author for what it hides, once for each member: the row and the money are one transaction. The thread
 * stays as it is until then, so that neither its price nor a moderator comes between.
 */
export const payHidden =
  (people: Pick<Shown, 'members'>) =>
  async (ctx: MemberCtx, { tid, xgold }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { actor, db } = ctx;
    const thread = (await shareThread(db, tid)) ?? refuse('threads.not_exist');
    const part = await hiddenForReader(db, tid, actor.uid);
    // Sent twice, or by a second device: it was paid, and is open.
    if (part?.paid && !thread.deleted_at) return { tid, xgold };
    const refusal = mayPayHidden(actor, { ...thread, countryFid: thread.country_fid }, part);
    if (refusal || !part) return refuse(refusal ?? 'threads.hidden_not_for_sale');
    await refuseGone(ctx, people, thread);
    if (part.xgold !== xgold) refuse('threads.hidden_price', { values: { xgold: part.xgold } });
    await pay(ctx, thread, part.xgold);
    return { tid, xgold };
  };

/** Whoever is blocked, or whose account is closed or has no access, is paid nothing. */
async function refuseGone(ctx: MemberCtx, people: Pick<Shown, 'members'>, { authorid }: ThreadData): Promise<void> {
  await refuseBlocked(ctx, [authorid]);
  const cards = await people.members(ctx.db, [authorid]);
  const barred = await barredAmong(ctx.db, [authorid], ctx.now);
  const receives = (cards.get(authorid)?.username ?? '') !== '' && !barred.has(authorid);
  if (!receives) refuse('threads.hidden_not_for_sale');
}

async function pay(ctx: MemberCtx, { tid, authorid }: ThreadData, xgold: number): Promise<void> {
  const { uid } = ctx.actor;
  const times = await insertSale(ctx.db, { tid, uid, authorid, xgold }, ctx.now);
  // Another device of theirs was faster.
  if (times === undefined) return;
  await transfer(ctx, {
    key: `hidden:${tid}:${uid}:${times}`,
    kind: 'given',
    reason: buyingHidden,
    reference: `tid:${tid}`,
    movements: [{ from: uid, to: authorid, currency: 'xgold', amount: xgold }],
  });
}
