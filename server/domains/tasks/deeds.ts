import { type Deed, defineDeed, when } from '../../platform/deed.ts';
import { taskPaid } from './events.ts';
import { tasksByIds } from './sql/tasks.ts';

const finishing = defineDeed('tasks', 'finish_task', {
  done: [when(taskPaid, ({ uid, taskid, period, at }) => ({ uid, once: `task:${taskid}:${period}`, of: taskid, at }))],
  isOne: async (db, id) => (await tasksByIds(db, [id])).length > 0,
});

/** What members do with tasks. */
export const tasksDeeds: readonly Deed[] = [finishing];
