import type { Ctx } from '../../../platform/context.ts';
import { endOfDay } from '../../../platform/time-zone.ts';
import type { ZonesOf } from '../../economy/index.ts';
import { membersByIds } from '../../members/index.ts';
import { finishedLabel } from '../rules/periods.ts';
import type { Standing } from '../rules/reached.ts';
import { insertFinished } from '../sql/finished.ts';
import type { Task } from '../sql/tasks.ts';

/** A task, and the figure that has come to what it needs. */
export type Met = { task: Task; standing: Standing };

type Writing = Pick<Ctx, 'db' | 'now'>;

/** Notes that members have finished tasks, each of their own country or of all. */
export async function finishTasks(ctx: Writing, zonesOf: ZonesOf, met: readonly Met[]): Promise<void> {
  const done = await inTheirCountry(ctx, met);
  if (done.length === 0) return;
  const zones = await zonesOf(ctx.db, [...new Set(done.map(({ standing }) => standing.uid))]);
  await insertFinished(
    ctx.db,
    done.map(({ task, standing }) => ({
      ...keyOf(task, standing),
      ...{ xgold: task.xgold, medalid: task.medalid, ends_at: endOf(standing, zones) },
    })),
    ctx.now,
  );
}

/** What a member finished, and when. */
export const keyOf = ({ taskid }: Task, { uid, span, period }: Standing) => ({
  ...{ uid, taskid },
  period: finishedLabel({ span, label: period }),
});

/** When what nobody has claimed is paid by itself: as soon as the period is over where the member is. */
const endOf = ({ uid, ends }: Standing, zones: ReadonlyMap<number, string>): Date | null =>
  ends === null ? null : new Date(endOfDay(zones.get(uid) ?? 'UTC', ends).getTime() + 1);

/** A country's tasks are its members' alone. */
async function inTheirCountry({ db }: Writing, met: readonly Met[]): Promise<Met[]> {
  const uids = met.flatMap(({ task, standing }) => (task.country_fid === 0 ? [] : [standing.uid]));
  if (uids.length === 0) return [...met];
  const cards = await membersByIds(db, uids);
  return met.filter(
    ({ task, standing }) => task.country_fid === 0 || cards.get(standing.uid)?.countryFid === task.country_fid,
  );
}
