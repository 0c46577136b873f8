import { addJob } from '../../../platform/jobs/add-job.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import type { ForgetCtx } from '../../../platform/personal-data.ts';
import { endSessions } from '../../sign-in/index.ts';
import { memberDeleted } from '../events.ts';
import { beginDeletion, deleteDeletion, dueDeletions } from '../sql/deletions.ts';
import type { AccountDataDeps } from './make-export.ts';

export const deleteTask = 'accounts.delete-member';
const atOnce = 200;

/** Hands out a job for each member whose days of grace are over; one job a member, however often it is asked for. */
export async function handOutDeletions({ db, clock }: AccountDataDeps): Promise<void> {
  for (const uid of await dueDeletions(db, clock(), atOnce))
    await addJob(db, deleteTask, { uid }, { key: `${deleteTask}:${uid}`, queue: deleteTask });
}

/** Forgets a member in every domain, batch by batch. What broke off goes on where it stopped. */
export async function deleteMember(deps: AccountDataDeps, uid: number): Promise<void> {
  const begun = await writing(deps, async (ctx) => {
    if (!(await beginDeletion(ctx.db, uid, ctx.now))) return false;
    await endSessions(ctx, uid);
    return true;
  });
  if (!begun) return;
  for (const part of [...deps.personalData()].reverse()) {
    while (await writing(deps, (ctx) => part.forget(ctx, uid)));
  }
  await writing(deps, async (ctx) => {
    await deleteDeletion(ctx.db, uid);
    ctx.emit(memberDeleted({ uid }));
    ctx.stale(`u:${uid}`);
  });
}

/** One transaction of the work. */
const writing = <T>({ db, clock, log }: AccountDataDeps, act: (ctx: ForgetCtx) => Promise<T>): Promise<T> =>
  writeInJob(db, clock(), (ctx) => act({ ...ctx, log }));
