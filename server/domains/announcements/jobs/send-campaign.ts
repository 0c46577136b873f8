import { campaignLimits } from '../../../../contract/domains/announcements/limits.ts';
import type { Db } from '../../../platform/context.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { type JobCtx, writeInJob } from '../../../platform/jobs/write-in-job.ts';
import { membersMeant } from '../../members/index.ts';
import { barredAmong } from '../../moderation/index.ts';
import { deliver, type EmailDeps } from '../actions/deliver.ts';
import type { CampaignPorts } from '../campaign-ports.ts';
import { audienceOf, type Campaign, withinWeek } from '../rules/campaign.ts';
import { lockCampaign, updateProgress } from '../sql/campaigns.ts';
import {
  dropRecipients,
  dueRecipients,
  gotSince,
  insertRecipients,
  lockCounting,
  markLeftOut,
  markSent,
  nextDue,
  postponeRecipients,
} from '../sql/recipients.ts';

export const sendTask = 'announcements.send-campaign';

export interface SendDeps extends EmailDeps {
  db: Db;
  clock: () => Date;
  campaigns: CampaignPorts;
}

const keyOf = (id: number): string => `${sendTask}:${id}`;

/** Has a campaign sent from a moment on. */
export const scheduleSending = (tx: Db, id: number, at: Date): Promise<void> =>
  addJob(tx, sendTask, { id }, { key: keyOf(id), runAt: at });

/**
 * Chooses some members, sends to some who are due, and has the next job go on. Whom it chose, whom it sent to and the way
 * on are one transaction: a job that a crash broke off sends nobody a second one, and leaves nobody out.
 */
export async function sendCampaign(deps: SendDeps, id: number): Promise<void> {
  await writeInJob(deps.db, deps.clock(), async (ctx) => {
    const campaign = await lockCampaign(ctx.db, id);
    if (!campaign?.at || (campaign.state !== 'planned' && campaign.state !== 'sending')) return;
    if (campaign.at > ctx.now) return scheduleSending(ctx.db, id, campaign.at);
    const { chosen, chosen_to } = campaign.chosen ? campaign : await choose(ctx, campaign);
    const { sent, leftOut } = await sendDue(deps, ctx, campaign);
    const due = await nextDue(ctx.db, id);
    const goesOn = !chosen || due !== undefined;
    await updateProgress(ctx.db, id, {
      ...{ chosen, chosen_to, state: goesOn ? 'sending' : 'sent' },
      ...{ sent: campaign.sent + sent, left_out: campaign.left_out + leftOut },
    });
    if (goesOn) await scheduleSending(ctx.db, id, chosen && due && due > ctx.now ? due : ctx.now);
  });
}

/** Chooses the next members of those who are meant; how they take it is asked when it is sent. */
async function choose({ db, now }: JobCtx, campaign: Campaign) {
  const most = campaignLimits.batch;
  // Those are meant who were when it was planned for.
  const audience = audienceOf(campaign, campaign.at ?? now);
  const members = await membersMeant(db, audience, { after: campaign.chosen_to, most });
  await insertRecipients(
    db,
    campaign.id,
    members.map(({ uid }) => ({ uid, dueAt: now })),
  );
  return { chosen: members.length < most, chosen_to: members.at(-1)?.uid ?? campaign.chosen_to };
}

/** Sends to those who are due, and have not had enough within the week. */
async function sendDue(deps: SendDeps, ctx: JobCtx, campaign: Campaign): Promise<{ sent: number; leftOut: number }> {
  const { db, now } = ctx;
  const due = await dueRecipients(db, campaign.id, now, campaignLimits.batch);
  if (due.length === 0) return { sent: 0, leftOut: 0 };
  const wanted = await stillWanted(deps, ctx, campaign, due);
  await lockCounting(db);
  const week = new Date(now.getTime() - campaignLimits.weekDays * 86_400_000);
  const { now: uids, full } = withinWeek(wanted, await gotSince(db, wanted, week));
  await markLeftOut(db, campaign.id, full);
  await markSent(db, campaign.id, uids, now);
  await deliver(deps, ctx, campaign, { uids, once: String(campaign.id) });
  return { sent: uids.length, leftOut: full.length };
}

/**
 * Of those who are due, who may be sent it now: a site that was read-only, or many before them, may have taken hours since they
 * were chosen. Who isn't meant any more is forgotten, and who is in quiet hours waits for their end.
 */
async function stillWanted(
  { campaigns }: SendDeps,
  { db, now }: JobCtx,
  campaign: Campaign,
  due: readonly number[],
): Promise<number[]> {
  const audience = audienceOf(campaign, campaign.at ?? now);
  const barred = await barredAmong(db, due, now);
  const among = due.filter((uid) => !barred.has(uid));
  const meant = await membersMeant(db, audience, { most: due.length, among });
  const receiving = await campaigns.receivingOf(db, meant, now);
  const open = meant.map(({ uid }) => ({ uid, ...receiving(uid) })).filter(({ muted }) => !muted);
  const later = open.flatMap(({ uid, quietUntil }) => (quietUntil ? { uid, dueAt: quietUntil } : []));
  const meantStill = new Set(open.map(({ uid }) => uid));
  await postponeRecipients(db, campaign.id, later);
  await dropRecipients(
    db,
    campaign.id,
    due.filter((uid) => !meantStill.has(uid)),
  );
  return open.flatMap(({ uid, quietUntil }) => (quietUntil ? [] : uid));
}
