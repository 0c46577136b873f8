import { taskLimits } from '../../../../contract/domains/tasks/limits.ts';
import type { ListenerCtx } from '../../../platform/outbox/listener.ts';
import type { ZonesOf } from '../../economy/index.ts';
import { grantMedal, hadAmong, medalRules, revokeEarned } from '../../profiles/index.ts';
import { finishTasks, keyOf } from '../actions/finish-tasks.ts';
import { medalsMet, type Standing, tasksMet } from '../rules/reached.ts';
import { deleteUnpaid } from '../sql/finished.ts';
import { openTasks } from '../sql/tasks.ts';

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

async function settleTasks(
  ctx: ListenerCtx,
  { zonesOf }: { zonesOf: ZonesOf },
  standings: readonly Standing[],
): Promise<void> {
  const tasks = await openTasks(ctx.db, taskLimits.open);
  const met = standings.map((standing) => ({ standing, ...tasksMet(tasks, standing) }));
  await finishTasks(
    ctx,
    zonesOf,
    met.flatMap(({ standing, done }) => done.map((task) => ({ task, standing }))),
  );
  await deleteUnpaid(
    ctx.db,
    met.flatMap(({ standing, lost }) => lost.map((task) => keyOf(task, standing))),
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
