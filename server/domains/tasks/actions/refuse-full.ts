import { taskLimits } from '../../../../contract/domains/tasks/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { countOpenTasks } from '../sql/tasks.ts';

/** Refuses one more open task where there are as many as can be. */
export async function refuseFull(db: Db): Promise<void> {
  if ((await countOpenTasks(db)) >= taskLimits.open) refuse('tasks.tasks_full', { values: { most: taskLimits.open } });
}
