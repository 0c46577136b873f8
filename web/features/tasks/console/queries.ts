import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import type { AdminMedal, AdminTask } from '../../../../contract/domains/tasks/shapes.ts';
import type { Caller } from '../../../api/wire.ts';

export type Figures = DataOf<Calls['tasks.figures']>['list'];

/** The catalogue of figures and all kinds of medals: what tasks are made of. */
async function readParts(call: Caller): Promise<{ figures: Figures; medals: AdminMedal[] }> {
  const [figures, medals] = await Promise.all([call('tasks.figures', {}), call('tasks.admin-medals', {})]);
  return { figures: figures.data.list, medals: medals.data.list };
}

export async function readTasksConsole(
  call: Caller,
): Promise<{ tasks: AdminTask[]; figures: Figures; medals: AdminMedal[] }> {
  const [parts, tasks] = await Promise.all([readParts(call), call('tasks.admin-tasks', {})]);
  return { ...parts, tasks: tasks.data.list };
}

export const readMedalsConsole = readParts;

/** A figure's name in the operator's language. */
export const nameOf = (figures: Figures, figure: string): string =>
  figures.find((each) => each.figure === figure)?.name ?? figure;
