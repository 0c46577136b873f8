import type { Db } from '../../../platform/context.ts';
import { type JobCtx, writeInJob } from '../../../platform/jobs/write-in-job.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { localTimeAt } from '../../../platform/time-zone.ts';
import { transfer } from '../../economy/index.ts';
import { membersByIds } from '../../members/index.ts';
import { barredAmong } from '../../moderation/index.ts';
import { incomePaid } from '../events.ts';
import { creatorIncome } from '../money.ts';
import type { PointsPort } from '../points-port.ts';
import { poolOf } from '../pools.ts';
import { dayAfter, dayOf, zoneOf } from '../rules/days.ts';
import { isClosed, isPayable, monthAfter, monthBefore, monthOf, sharesOf, wasSuper } from '../rules/months.ts';
import { allCreatorsAfter, type CreatorRow } from '../sql/creators.ts';
import { postedBetween } from '../sql/days.ts';
import { countriesDue, dueMonths, endMonth, insertMonths, lockDue, type NewMonth, takeMonth } from '../sql/months.ts';

interface Deps {
  db: Db;
  clock: () => Date;
  settings: SettingsReader;
  creatorPoints: PointsPort;
}

const atOnce = 500;

/**
 * Counts the month that is over in each country once, from noon of its first day after on, and pays what is due from the
 * second on. What was done stays done: a job that was killed, or a second one at the same time, goes on with the rest.
 */
export async function settleMonths(deps: Deps): Promise<void> {
  const lately = monthBefore(monthOf(deps.clock().toISOString()));
  const countries = new Set<number>();
  for await (const { country_fid } of creatorsIn(deps.db, deps.creatorPoints, lately)) countries.add(country_fid);
  for (const countryFid of countries) {
    const local = localTimeAt(zoneOf(countryFid), deps.clock());
    const month = monthBefore(monthOf(local.toISOString()));
    if (isClosed(local)) await writeInJob(deps.db, deps.clock(), (ctx) => closeMonth(ctx, deps, countryFid, month));
  }
  for (const countryFid of await countriesDue(deps.db))
    if (isPayable(localTimeAt(zoneOf(countryFid), deps.clock()))) await payDue(deps, countryFid);
}

/** Every creator, with the country a month's points stand in: who moved since has that month where it was. */
async function* creatorsIn(db: Db, creatorPoints: PointsPort, month: string): AsyncGenerator<CreatorRow> {
  for (let after = 0, more = true; more; ) {
    const creators = await allCreatorsAfter(db, after, atOnce);
    after = creators.at(-1)?.uid ?? after;
    more = creators.length === atOnce;
    const countries = await creatorPoints.countriesIn(
      db,
      creators.map(({ uid }) => uid),
      month,
    );
    for (const row of creators) yield { ...row, country_fid: countries.get(row.uid) ?? row.country_fid };
  }
}

/** Counts a country's month: points, ranks, and shares of its pool by the points of super creators. */
async function closeMonth(ctx: JobCtx, deps: Deps, countryFid: number, month: string): Promise<void> {
  const xgold = await poolOf(deps.settings, countryFid, month);
  if (!(await takeMonth(ctx.db, { countryFid, month, xgold, now: ctx.now }))) return;
  const zone = zoneOf(countryFid);
  const uids: number[] = [];
  for await (const { uid, country_fid, since } of creatorsIn(ctx.db, deps.creatorPoints, month))
    if (country_fid === countryFid && monthOf(dayOf(zone, since)) <= month) uids.push(uid);
  const counted: (NewMonth & { isSuper: boolean })[] = [];
  for (let from = 0; from < uids.length; from += atOnce)
    counted.push(...(await countedOf(ctx.db, deps.creatorPoints, uids.slice(from, from + atOnce), month)));
  const winners = counted.filter(({ isSuper }) => isSuper);
  const shares = sharesOf(
    xgold,
    winners.map(({ points }) => points),
  );
  for (const [at, winner] of winners.entries()) {
    winner.amount = shares[at] ?? 0;
    if (winner.amount > 0) winner.status = 'due';
  }
  for (let from = 0; from < counted.length; from += atOnce)
    await insertMonths(ctx.db, { countryFid, month }, counted.slice(from, from + atOnce));
}

async function countedOf(
  db: Db,
  creatorPoints: PointsPort,
  uids: readonly number[],
  month: string,
): Promise<(NewMonth & { isSuper: boolean })[]> {
  const standings = new Map((await creatorPoints.ofMonth(db, uids, month)).map((row) => [row.uid, row]));
  const posted = await postedBetween(db, uids, `${month}-01`, dayAfter(monthAfter(month), -1));
  const byUid = Map.groupBy(posted, ({ uid }) => uid);
  return uids.map((uid) => {
    const { points, rank } = standings.get(uid) ?? { points: 0, rank: 0 };
    const isSuper = wasSuper(month, byUid.get(uid) ?? [], points);
    return { uid, points, rank, amount: 0, status: 'none', isSuper };
  });
}

/** Pays what is due in a country, each month of a member in a transaction of its own. */
async function payDue({ db, clock }: Deps, countryFid: number): Promise<void> {
  let after = { month: '0001-01', uid: 0 };
  for (;;) {
    const due = await dueMonths(db, countryFid, after, atOnce);
    for (const row of due) await writeInJob(db, clock(), (ctx) => payMonth(ctx, row));
    const last = due.at(-1);
    if (!last || due.length < atOnce) return;
    after = last;
  }
}

/** Pays one month once; who has no access gets none, and the row says so. */
async function payMonth(ctx: JobCtx, { uid, month }: { uid: number; month: string }): Promise<void> {
  const due = await lockDue(ctx.db, uid, month);
  if (!due) return;
  const member = (await membersByIds(ctx.db, [uid])).get(uid);
  const barred = !member || (await barredAmong(ctx.db, [uid], ctx.now)).has(uid);
  if (barred) return endMonth(ctx.db, { uid, month }, { status: 'barred', transfer: null, at: null });
  const receipt = await transfer(ctx, {
    ...{ key: `creator:${month}:${uid}`, kind: 'earned', reason: creatorIncome, reference: `creator:${month}` },
    movements: [{ from: 'mint', to: uid, currency: 'xgold', amount: due.amount }],
  });
  await endMonth(ctx.db, { uid, month }, { status: 'paid', transfer: receipt.transfer, at: ctx.now });
  ctx.emit(incomePaid({ uid, month, xgold: due.amount, at: ctx.now.getTime() }));
}
