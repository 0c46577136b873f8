import { taskLimits } from '../../../../contract/domains/tasks/limits.ts';
import { daysBefore, utcDay } from '../../../platform/days.ts';
import { type Act, type Deed, onActs } from '../../../platform/deed.ts';
import type { Listener, ListenerCtx } from '../../../platform/outbox/listener.ts';
import { dayIn } from '../../../platform/time-zone.ts';
import type { ZonesOf } from '../../economy/index.ts';
import { changeBy, type Fact, lastFacts, type StoredAct } from '../rules/acts.ts';
import { type Counted, countedDeeds } from '../rules/figures.ts';
import { periodsOf } from '../rules/periods.ts';
import type { Standing } from '../rules/reached.ts';
import { type Sum, sumsOf } from '../rules/sums.ts';
import { storeActs, storedActs } from '../sql/acts.ts';
import { addCounts, type CountRow, raiseCounts } from '../sql/counts.ts';
import { settleStandings } from './settle-standings.ts';

interface Deps {
  zonesOf: ZonesOf;
}

/** Counts what members do, each act once, in the days of their own calendars on which they first did it. */
export const countDeeds = (deeds: readonly Deed[], deps: Deps): Listener[] =>
  deeds.flatMap((deed) => {
    const counted = countedDeeds[deed.name];
    if (!counted) return [];
    return [
      ...onActs(deed.done, (ctx, acts) => count(ctx, deps, { deed: deed.name, counted, acts, undoes: false })),
      ...onActs(deed.undone, (ctx, acts) => count(ctx, deps, { deed: deed.name, counted, acts, undoes: true })),
    ];
  });

interface Counting {
  deed: string;
  counted: Counted;
  acts: readonly Act[];
  undoes: boolean;
}

async function count(ctx: ListenerCtx, deps: Deps, { deed, counted, acts, undoes }: Counting): Promise<void> {
  const facts = lastFacts(
    acts
      .filter(({ toOneself }) => !toOneself)
      .map(({ uid, once, to, at, day, changedAt, restored }) => ({
        ...{ uid, once, day, said: undoes ? 'undone' : restored ? 'restored' : 'done' },
        to: to !== undefined && to > 0 ? to : null,
        at: new Date(changedAt ?? at ?? ctx.now),
      })),
  );
  const changes = await changed(ctx, deps, { deed, facts });
  await storeActs(
    ctx.db,
    deed,
    changes.map(({ act }) => act),
  );
  const sums = sumsOf(
    changes.flatMap(({ act, by }) => (by === 0 ? [] : [{ act, by }])),
    counted,
    utcDay(daysBefore(ctx.now, taskLimits.actDays)),
  );
  const rows = await addCounts(
    ctx.db,
    sums.map(({ uid, figure, period, by }) => ({ uid, figure, period: period.label, ends: period.ends, count: by })),
  );
  const raised = await raise(ctx, counted, acts, changes);
  await settleStandings(ctx, deps, [...standingsOf(rows, sums), ...raised]);
}

type Changed = { act: StoredAct; by: 1 | -1 | 0 };

/** What the facts change of the acts that are stored; those that change nothing are left out. */
async function changed(
  ctx: ListenerCtx,
  { zonesOf }: Deps,
  { deed, facts }: { deed: string; facts: readonly Fact[] },
): Promise<Changed[]> {
  const stored = new Map((await storedActs(ctx.db, deed, facts)).map((act) => [`${act.uid} ${act.once}`, act]));
  const fresh = facts.filter(({ uid, once, said }) => said === 'done' && !stored.has(`${uid} ${once}`));
  const uids = fresh.flatMap(({ uid, to, day }) => [...(day === undefined ? [uid] : []), ...(to === null ? [] : [to])]);
  const zones = uids.length === 0 ? new Map<number, string>() : await zonesOf(ctx.db, [...new Set(uids)]);
  const dayOf = (uid: number, at: Date) => dayIn(zones.get(uid) ?? 'UTC', at);
  return facts.flatMap(({ uid, once, to, at, day, said }): Changed[] => {
    const before = stored.get(`${uid} ${once}`);
    const change = changeBy(before, { said, at });
    if (change === 'none') return [];
    if (!before) {
      const days = { day: day ?? dayOf(uid, at), to_day: to === null ? null : dayOf(to, at) };
      return [{ act: { uid, once, ...days, to_uid: to, at, undone: false }, by: 1 }];
    }
    const by = change === 'later' ? 0 : change === 'undone' ? -1 : 1;
    return [{ act: { ...before, at, undone: said === 'undone' }, by }];
  });
}

/** How far members got by what they did for the first time, such as the days of a streak. */
async function raise(
  ctx: ListenerCtx,
  { reached: figure }: Counted,
  acts: readonly Act[],
  changes: readonly Changed[],
): Promise<Standing[]> {
  if (!figure) return [];
  const farthest = new Map<string, { uid: number; figure: typeof figure; period: Sum['period']; by: number }>();
  for (const { act } of changes) {
    const by = acts.find(({ uid, once }) => uid === act.uid && once === act.once)?.reached ?? 0;
    for (const period of periodsOf(act.day)) {
      const key = `${act.uid} ${period.label}`;
      if (by > (farthest.get(key)?.by ?? 0)) farthest.set(key, { uid: act.uid, figure, period, by });
    }
  }
  const sums = [...farthest.values()].map((each) => ({ ...each, cause: undefined }));
  const rows = await raiseCounts(
    ctx.db,
    sums.map(({ uid, period, by }) => ({ uid, figure, period: period.label, ends: period.ends, count: by })),
  );
  return standingsOf(rows, sums);
}

/** Figures as they stand, with the periods that they belong to. */
function standingsOf(rows: readonly CountRow[], sums: readonly Sum[]): Standing[] {
  const known = new Map(sums.map((sum) => [`${sum.uid} ${sum.figure} ${sum.period.label}`, sum]));
  return rows.flatMap((row) => {
    const sum = known.get(`${row.uid} ${row.figure} ${row.period}`);
    return sum ? [{ ...row, span: sum.period.span, ends: sum.period.ends, cause: sum.cause, fell: sum.by < 0 }] : [];
  });
}
