import type { DataOf } from '../../../../contract/call.ts';
import type { tasksCalls } from '../../../../contract/domains/tasks/calls.ts';
import { taskLimits } from '../../../../contract/domains/tasks/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { presentAdminTask } from '../present.ts';
import { closedTasks, openTasks } from '../sql/tasks.ts';

type Call = (typeof tasksCalls)['tasks.admin-tasks'];

/** All tasks: open ones in the order of their lists, then closed ones. */
export async function adminTasks({ db }: Pick<Ctx, 'db'>): Promise<DataOf<Call>> {
  const all = [...(await openTasks(db, taskLimits.open)), ...(await closedTasks(db))];
  return { list: all.map(presentAdminTask) };
}
