import type { DataOf, InputOf } from '../../../../../../contract/call.ts';
import type { threadsCalls } from '../../../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../../../platform/context.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import type { SettingsReader } from '../../../../../platform/settings.ts';
import { give, isWaiting, receives } from '../../../../gifts/index.ts';
import { refuseBlocked } from '../../../../posts/index.ts';
import type { Shown } from '../../../core/reads/viewing.ts';
import { shareThread, type ThreadData } from '../../../core/sql/threads.ts';
import { forReaderIfThere } from '../../for-reader.ts';
import { buyingHidden } from '../money.ts';
import { mayPayHidden } from '../policy.ts';
import { hiddenForReader, type StoredHidden } from '../sql/hidden-parts.ts';
import { insertSale } from '../sql/hidden-sales.ts';

type Call = (typeof threadsCalls)['threads.pay-hidden'];

interface Deps {
  people: Pick<Shown, 'members'>;
  settings: SettingsReader;
}

/**
 * Pays a thread's author for what it hides, once for each member: the row and the money are one transaction. The thread
 * stays as it is until then, so that neither its price nor a moderator comes between.
 */
export const payHidden =
  ({ people, settings }: Deps) =>
  async (ctx: MemberCtx, { tid, xgold }: InputOf<Call>): Promise<DataOf<Call>> => {
    const { actor, db } = ctx;
    const thread = (await forReaderIfThere(ctx, await shareThread(db, tid))) ?? refuse('threads.not_exist');
    const part = await hiddenForReader(db, tid, actor.uid);
    // Sent twice, or by a second device: it was paid, and is open.
    if (part?.paid && !thread.deleted_at) return { tid, xgold, waiting: await isWaiting(db, { tid, uid: actor.uid }) };
    const refusal = mayPayHidden(actor, thread, part);
    if (refusal || !part) return refuse(refusal ?? 'threads.hidden_not_for_sale');
    await refuseGone(ctx, people, thread);
    if (part.xgold !== xgold) refuse('threads.hidden_price', { values: { xgold: part.xgold } });
    return { tid, xgold, waiting: await pay(ctx, settings, thread, part) };
  };

/** Whoever is blocked, or whose account is closed or has no access, is paid nothing. */
async function refuseGone(ctx: MemberCtx, people: Pick<Shown, 'members'>, { authorid }: ThreadData): Promise<void> {
  await refuseBlocked(ctx, [authorid]);
  if (!(await receives(ctx, people, authorid))) refuse('threads.hidden_not_for_sale');
}

/** Whether the author has the money still to wait for. */
async function pay(
  ctx: MemberCtx,
  settings: SettingsReader,
  { tid, authorid }: ThreadData,
  { xgold, words }: StoredHidden,
): Promise<boolean> {
  const { uid } = ctx.actor;
  const times = await insertSale(ctx.db, { tid, uid, authorid, xgold, words }, ctx.now);
  // Another device of theirs was faster.
  if (times === undefined) return isWaiting(ctx.db, { tid, uid });
  return give(ctx, settings, {
    ...{ key: `hidden:${tid}:${uid}:${times}`, reason: buyingHidden, reference: `tid:${tid}` },
    ...{ to: authorid, xgold, tid, pid: 0 },
  });
}
