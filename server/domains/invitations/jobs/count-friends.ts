import type { Db } from '../../../platform/context.ts';
import { writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { standingsOf } from '../../members/index.ts';
import { barredAmong } from '../../moderation/index.ts';
import { payFriend } from '../actions/pay-friend.ts';
import { evidenceAgainst } from '../reads/evidence.ts';
import { suspicionsOf } from '../rules/farming.ts';
import { readinessOf } from '../rules/readiness.ts';
import { invitationRewards } from '../settings.ts';
import { insertHold } from '../sql/holds.ts';
import { decideInvitee, type InviteeRow, lapse, waitingAfter } from '../sql/invitees.ts';
import type { JobDeps } from './deps.ts';

const atOnce = 200;

/**
 * Looks which invited friends count by now, and pays for them or holds the reward for an operator. Each is decided in a
 * transaction of its own, so that it may stop anywhere and go on from there.
 */
export async function countFriends(deps: JobDeps): Promise<void> {
  let after = 0;
  for (;;) {
    const waiting = await waitingAfter(deps.db, after, atOnce);
    const { ready, lapsed } = await sort(deps, waiting);
    await lapse(
      deps.db,
      lapsed.map(({ uid }) => uid),
      deps.clock(),
    );
    for (const [inviter, friends] of Map.groupBy(ready, (row) => row.inviter)) await settle(deps, inviter, friends);
    if (waiting.length < atOnce) return;
    after = waiting.at(-1)!.uid;
  }
}

/** Friends to be paid or to lapse now; one without access waits until they have it. */
async function sort({ db, clock, settings }: JobDeps, waiting: readonly InviteeRow[]) {
  const now = clock();
  const uids = waiting.map(({ uid }) => uid);
  const [standings, barred] = [await standingsOf(db, uids), await barredAmong(db, uids, now)];
  const figures = await settings.get(invitationRewards);
  const verdicts = Map.groupBy(waiting, ({ uid }) => {
    return barred.has(uid) ? 'waiting' : readinessOf(standings.get(uid), figures, now);
  });
  return { ready: verdicts.get('ready') ?? [], lapsed: verdicts.get('lapsed') ?? [] };
}

async function settle(deps: JobDeps, inviter: number, friends: readonly InviteeRow[]): Promise<void> {
  const { traceOf, others } = await evidenceAgainst(deps.db, inviter, friends, deps.clock());
  for (const { uid } of friends) {
    const reasons = suspicionsOf(traceOf(uid), traceOf(inviter), others);
    await writeInJob(deps.db, deps.clock(), async (ctx) => {
      if (reasons.length === 0) await payFriend(ctx, deps.settings, { uid, inviter }, 'waiting');
      else await hold(ctx, { uid, inviter, reasons });
    });
  }
}

async function hold(
  { db, now }: { db: Db; now: Date },
  { uid, inviter, reasons }: { uid: number; inviter: number; reasons: ReturnType<typeof suspicionsOf> },
): Promise<void> {
  if (!(await decideInvitee(db, uid, 'waiting', { status: 'held', at: now }))) return;
  await insertHold(db, { kind: 'invitee', subject: uid, uid: inviter, reasons, at: now });
}
