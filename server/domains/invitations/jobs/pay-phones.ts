import { daysBefore } from '../../../platform/days.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { barredAmong } from '../../moderation/index.ts';
import { payPhone } from '../actions/pay-phone.ts';
import { imeiSuspicionsOf } from '../rules/farming.ts';
import { insertHold } from '../sql/holds.ts';
import { decideImei, deviceActivated, type ImeiRow, phonesBefore, waitingImeis } from '../sql/imeis.ts';
import type { JobDeps } from './deps.ts';

const atOnce = 200;
const monthDays = 30;

/** Pays the rewards of activations, or holds them for an operator; long before their 24 hours are over (R-IME-006). */
export async function payPhones(deps: JobDeps): Promise<void> {
  let after = 0;
  for (;;) {
    const waiting = await waitingImeis(deps.db, after, atOnce);
    for (const row of waiting) await settle(deps, row);
    if (waiting.length < atOnce) return;
    after = waiting.at(-1)!.id;
  }
}

async function settle({ db, clock, settings }: JobDeps, { id, uid }: ImeiRow): Promise<void> {
  const now = clock();
  const since = daysBefore(now, monthDays);
  await writeInJob(db, now, async (ctx) => {
    const reasons = imeiSuspicionsOf({
      phonesBefore: await phonesBefore(ctx.db, uid, id, since),
      sameDevice: await deviceActivated(ctx.db, uid, since),
      banned: (await barredAmong(ctx.db, [uid], now)).has(uid),
    });
    if (reasons.length === 0) return void (await payPhone(ctx, settings, { id, uid }, 'waiting'));
    if (await decideImei(ctx.db, id, 'waiting', { status: 'held', at: now }))
      await insertHold(ctx.db, { kind: 'imei', subject: id, uid, reasons, at: now });
  });
}
