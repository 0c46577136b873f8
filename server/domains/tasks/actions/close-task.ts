import type { InputOf } from '../../../../contract/call.ts';
import type { tasksCalls } from '../../../../contract/domains/tasks/calls.ts';
import type { AdminTask } from '../../../../contract/domains/tasks/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { addFinishReached } from '../jobs/finish-reached.ts';
import { presentAdminTask } from '../present.ts';
import { lockTask, setTaskClosed } from '../sql/tasks.ts';
import { refuseFull } from './refuse-full.ts';

type Call = (typeof tasksCalls)['tasks.close-task'];
type Writing = Pick<Ctx, 'db' | 'now' | 'actor' | 'requestId' | 'stale'>;

/** Closes a task, or opens it again. */
export async function closeTask(ctx: Writing, { taskid, closed }: InputOf<Call>): Promise<AdminTask> {
  const before = (await lockTask(ctx.db, taskid)) ?? refuse('tasks.task_unknown');
  if (closed === 0 && before.closed_at) await refuseFull(ctx.db);
  const task = await setTaskClosed(ctx.db, taskid, closed === 1 ? (before.closed_at ?? ctx.now) : null);
  if (!task.closed_at) await addFinishReached(ctx.db, taskid);
  await recordAudit(ctx, {
    ...{ action: 'tasks.close-task', subject: task.title_en },
    before: { open: before.closed_at === null },
    after: { open: task.closed_at === null },
  });
  return presentAdminTask(task);
}
