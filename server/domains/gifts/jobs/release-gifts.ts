import type { Db } from '../../../platform/context.ts';
import { daysAfter } from '../../../platform/days.ts';
import { type JobCtx, writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { standingsOf } from '../../members/index.ts';
import { sanctionsOf } from '../../moderation/index.ts';
import { releaseGift, returnGift } from '../actions/end-waiting.ts';
import type { Gifted } from '../gifted.ts';
import { fateOf, standingOf } from '../rules/waiting.ts';
import { dueGifts, postpone, type WaitingGift } from '../sql/waiting-gifts.ts';

const atOnce = 100;
const hourOfDay = 1 / 24;

interface Judging {
  db: Db;
  gifted: Gifted;
}

/** Judges every gift that is due, each in a transaction of its own: paid, given back, or asked for again in an hour. */
export async function releaseGifts({ db, clock, gifted }: Judging & { clock: () => Date }): Promise<void> {
  for (;;) {
    const now = clock();
    const due = await dueGifts(db, now, atOnce);
    for (const gift of due) await judgeAlone({ db, gifted }, now, gift);
    if (due.length < atOnce) return;
  }
}

/** A hold that ended by itself, or by an operator's hand, is the giver's again: so is the gift. */
async function judgeAlone({ db, gifted }: Judging, now: Date, gift: WaitingGift): Promise<void> {
  try {
    await writeInJob(db, now, (ctx) => judge(gifted, ctx, gift));
  } catch (error) {
    if (!(error instanceof Refusal && error.refusal === 'economy.hold_ended')) throw error;
    await writeInJob(db, now, (ctx) => returnGift(gifted, ctx, gift));
  }
}

async function judge(gifted: Gifted, ctx: JobCtx, gift: WaitingGift): Promise<void> {
  const { db, now } = ctx;
  const uids = [gift.uid, gift.authorid];
  const [members, sanctions] = [await standingsOf(db, uids), await sanctionsOf(db, uids, now)];
  const standing = (uid: number) => standingOf((members.get(uid)?.username ?? '') !== '', sanctions.get(uid));
  const isGone = gift.pid !== 0 && (await gifted.isGone(db, gift));
  const fate = isGone ? 'return' : fateOf(standing(gift.uid), standing(gift.authorid));
  if (fate === 'release') await releaseGift(gifted, ctx, gift);
  else if (fate === 'return') await returnGift(gifted, ctx, gift);
  else await postpone(db, gift, daysAfter(now, hourOfDay));
}
