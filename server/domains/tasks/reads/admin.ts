import type { DataOf } from '../../../../contract/call.ts';
import type { tasksCalls } from '../../../../contract/domains/tasks/calls.ts';
import { taskFigures, taskLimits } from '../../../../contract/domains/tasks/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { translate } from '../../../platform/texts.ts';
import { allMedalKinds } from '../../profiles/index.ts';
import { presentAdminMedals, presentAdminTask } from '../present.ts';
import { closedTasks, openTasks } from '../sql/tasks.ts';

type Calls = typeof tasksCalls;

/** What tasks and medals can be made of. */
export const figures = ({ locale }: Pick<Ctx, 'locale'>): DataOf<Calls['tasks.figures']> => ({
  list: taskFigures.map((figure) => ({ figure, name: translate(locale, `tasks.figure.${figure}`) })),
});

/** All tasks: open ones in the order of their lists, then closed ones. */
export async function adminTasks({ db }: Pick<Ctx, 'db'>): Promise<DataOf<Calls['tasks.admin-tasks']>> {
  const all = [...(await openTasks(db, taskLimits.open)), ...(await closedTasks(db))];
  return { list: all.map(presentAdminTask) };
}

/** All kinds of medals. */
export async function adminMedals({
  db,
  locale,
}: Pick<Ctx, 'db' | 'locale'>): Promise<DataOf<Calls['tasks.admin-medals']>> {
  return { list: await presentAdminMedals(db, await allMedalKinds(db, taskLimits.kinds), locale) };
}
