import type { Moving } from '../../economy/index.ts';
import { transfer } from '../../economy/index.ts';
import { findMedalKind, grantMedal } from '../../profiles/index.ts';
import { taskPaid } from '../events.ts';
import { taskDone } from '../money.ts';
import { type Finished, takeFinished } from '../sql/finished.ts';

/**
 * Pays what a finished task gives, once a period; undefined, and nothing paid, where it isn't finished or was paid. A medal that
 * is closed is no longer given.
 */
export async function payFinished(
  ctx: Moving,
  key: Pick<Finished, 'uid' | 'taskid' | 'period'>,
  how: 'member' | 'itself',
): Promise<{ xgold: number; medalid: number } | undefined> {
  const { uid, taskid, period } = key;
  const due = await takeFinished(ctx.db, key, how, ctx.now);
  if (!due) return undefined;
  ctx.emit(taskPaid({ uid, taskid, period, at: ctx.now.getTime() }));
  if (due.xgold > 0)
    await transfer(ctx, {
      key: `task:${taskid}:${period}:${uid}`,
      kind: 'earned',
      reason: taskDone,
      reference: `task:${taskid}:${period}`,
      movements: [{ from: 'mint', to: uid, currency: 'xgold', amount: due.xgold }],
    });
  const medal = due.medalid > 0 ? await findMedalKind(ctx.db, due.medalid) : undefined;
  if (!medal || medal.closed_at) return { ...due, medalid: 0 };
  await grantMedal(ctx, uid, medal.key, { how: 'task' });
  return due;
}
