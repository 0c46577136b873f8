import { taskLimits } from '../../../../contract/domains/tasks/limits.ts';
import type { ListenerCtx } from '../../../platform/outbox/listener.ts';
import { endOfDay } from '../../../platform/time-zone.ts';
import type { ZonesOf } from '../../economy/index.ts';
import { membersByIds } from '../../members/index.ts';
import { grantMedal, hadAmong, medalRules, revokeEarned } from '../../profiles/index.ts';
import { finishedLabel } from '../rules/periods.ts';
import { medalsMet, type Standing, tasksMet } from '../rules/reached.ts';
import { deleteUnpaid, insertFinished } from '../sql/finished.ts';
import { openTasks, type Task } from '../sql/tasks.ts';

/** Finishes tasks and grants medals by figures as they stand now, and takes back what they no longer carry. */
export async function settleStandings(
  ctx: ListenerCtx,
  deps: { zonesOf: ZonesOf },
  standings: readonly Standing[],
): Promise<void> {
  if (standings.length === 0) return;
  await settleTasks(ctx, deps, standings);
  await settleMedals(ctx, standings);
}

type Met = { task: Task; standing: Standing };

async function settleTasks(
  ctx: ListenerCtx,
  { zonesOf }: { zonesOf: ZonesOf },
  standings: readonly Standing[],
): Promise<void> {
  const tasks = await openTasks(ctx.db, taskLimits.open);
  const met = standings.map((standing) => ({ standing, ...tasksMet(tasks, standing) }));
  const done = await inTheirCountry(
    ctx,
    met.flatMap(({ standing, done: finished }) => finished.map((task) => ({ task, standing }))),
  );
  const lost = met.flatMap(({ standing, lost: gone }) => gone.map((task) => ({ task, standing })));
  if (done.length > 0) {
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
  await deleteUnpaid(
    ctx.db,
    lost.map(({ task, standing }) => keyOf(task, standing)),
  );
}

const keyOf = ({ taskid }: Task, { uid, span, period }: Standing) => ({
  ...{ uid, taskid },
  period: finishedLabel({ span, label: period }),
});

/** When what nobody has claimed is paid by itself: as soon as the period is over where the member is. */
const endOf = ({ uid, ends }: Standing, zones: ReadonlyMap<number, string>): Date | null =>
  ends === null ? null : new Date(endOfDay(zones.get(uid) ?? 'UTC', ends).getTime() + 1);

/** A country's tasks are its members' alone. */
async function inTheirCountry({ db }: ListenerCtx, met: readonly Met[]): Promise<Met[]> {
  const uids = met.flatMap(({ task, standing }) => (task.country_fid === 0 ? [] : [standing.uid]));
  if (uids.length === 0) return [...met];
  const cards = await membersByIds(db, uids);
  return met.filter(
    ({ task, standing }) => task.country_fid === 0 || cards.get(standing.uid)?.countryFid === task.country_fid,
  );
}

async function settleMedals(ctx: ListenerCtx, standings: readonly Standing[]): Promise<void> {
  const rules = await medalRules(ctx.db, taskLimits.kinds);
  const met = standings.map((standing) => ({ standing, ...medalsMet(rules, standing) }));
  const wanted = met.flatMap(({ standing, done }) => done.map(({ key }) => ({ standing, medal: key })));
  const pairs = wanted.map(({ standing, medal }) => ({ uid: standing.uid, medal }));
  const had = new Set((await hadAmong(ctx.db, pairs)).map(({ uid, medal }) => `${uid} ${medal}`));
  for (const { standing, medal } of wanted) {
    const { uid, period, cause } = standing;
    if (!had.has(`${uid} ${medal}`)) await grantMedal(ctx, uid, medal, { how: 'rule', period, cause });
  }
  for (const { standing, lost } of met)
    for (const { key } of lost) await revokeEarned(ctx, standing.uid, { medal: key, period: standing.period });
}
