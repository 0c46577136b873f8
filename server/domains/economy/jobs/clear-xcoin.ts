import { countries } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';
import { type JobCtx, writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { earningOf } from '../actions/earn.ts';
import { claim, post } from '../actions/transfer.ts';
import { xcoinExpiring } from '../events.ts';
import { xcoinCleared } from '../money.ts';
import { type ClearingStep, stepDue, toClear } from '../rules/clearing.ts';
import { entriesOf } from '../rules/ledger.ts';
import { lockAccount } from '../sql/accounts.ts';
import { type Holder, isHeldSince, leftOfOld, lockStep, moveStep, xcoinHolders } from '../sql/clearing.ts';

/** In which time zone each member's days run; declared here, plugged in app.ts by members. */
export type ZonesOf = (db: Db, uids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

export interface ClearingDeps {
  db: Db;
  clock: () => Date;
  zonesOf: ZonesOf;
}

const atOnce = 200;
const zones = [...new Set(countries.map(({ timeZone }) => timeZone))];

/**
 * Clears XCoin at the end of 31 December where its member is, and warns of it before (R-WAL-003). Runs whenever a zone's
 * midnight may have come; begun anew it goes on where it stopped, and two at once go one after the other.
 */
export async function clearXcoin(deps: ClearingDeps): Promise<void> {
  for (const zone of zones) {
    const step = stepDue(zone, deps.clock());
    if (step) while (await goOn(deps, step));
  }
}

/** Some members more; false where that was all. */
const goOn = ({ db, clock, zonesOf }: ClearingDeps, step: ClearingStep): Promise<boolean> =>
  writeInJob(db, clock(), async (ctx) => {
    const { last, done } = await lockStep(ctx.db, step);
    if (done) return false;
    const holders = await xcoinHolders(ctx.db, last, atOnce);
    const zoneOf = await zonesOf(
      db,
      holders.map(({ uid }) => uid),
    );
    for (const holder of holders) {
      const zone = zoneOf.get(holder.uid) ?? 'UTC';
      if (step.days > 0) warn(ctx, step, holder, zone);
      else await clear(ctx, step, holder, zone);
    }
    const isLast = holders.length < atOnce;
    // What is set aside is spent or comes back: until then the next run looks at everybody anew.
    const again = isLast && step.days === 0 && (await isHeldSince(ctx.db, step.end));
    await moveStep(ctx.db, step, { last: again ? 0 : (holders.at(-1)?.account ?? last), done: isLast && !again });
    return !isLast;
  });

function warn({ emit }: JobCtx, { year, days, zone }: ClearingStep, { uid, balance }: Holder, own: string): void {
  if (own === zone) emit(xcoinExpiring({ uid, amount: balance, year, days }));
}

/** Every member whose year is over, once: also who has moved since their own zone's turn. */
async function clear(ctx: JobCtx, { year }: ClearingStep, { account, uid }: Holder, zone: string): Promise<void> {
  const own = stepDue(zone, ctx.now);
  if (own?.year !== year || own.days > 0) return;
  // A payment on its way is over before this, or finds what is left.
  const { balance } = await lockAccount(ctx.db, { account, uid, currency: 'xcoin' });
  if (await isHeldSince(ctx.db, own.end, account)) return;
  const amount = toClear(balance, await leftOfOld(ctx.db, account, own.end));
  if (amount === 0) return;
  const key = `xcoin_cleared:${uid}:${year}`;
  const operation = { key, kind: 'expired', reason: xcoinCleared, reference: String(year) } as const;
  const { transfer, repeated } = await claim(ctx, operation, earningOf(account));
  if (repeated) return;
  await post(ctx, transfer, operation, entriesOf([{ from: uid, to: 'expired', currency: 'xcoin', amount }]));
}
