import type { DataOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import { campaignLimits } from '../../../../contract/domains/announcements/limits.ts';
import type { AdminCampaign } from '../../../../contract/domains/announcements/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { secondsOrNone } from '../../../platform/unix-seconds.ts';
import { type Campaign, peopleOf } from '../rules/campaign.ts';
import { missingIn } from '../rules/words.ts';
import { openCampaigns, pastCampaigns } from '../sql/campaigns.ts';
import { openedOf, waitingOf } from '../sql/recipients.ts';

type Calls = typeof announcementsCalls;

type Reading = Pick<Ctx, 'db' | 'now'>;

/** Campaigns as operators see them, with who opened them and who waits by one statement each. */
export async function presentCampaigns({ db, now }: Reading, all: readonly Campaign[]): Promise<AdminCampaign[]> {
  const opened = await openedOf(
    db,
    all.map(({ id }) => id),
  );
  const sending = all.filter(({ state }) => state === 'sending').map(({ id }) => id);
  const waiting = await waitingOf(db, sending, now);
  return all.map((each) => {
    const { created_at: _, chosen: _chosen, chosen_to: _to, at, sent, left_out, ...fields } = each;
    return {
      ...fields,
      english_will_do: each.english_will_do ? 1 : 0,
      creators: each.creators ? 1 : 0,
      at: secondsOrNone(at),
      sent: peopleOf(sent),
      waiting: peopleOf(waiting.get(each.id) ?? 0),
      opened: peopleOf(opened.get(each.id) ?? 0),
      left_out: peopleOf(left_out),
      missing: missingIn(each),
    };
  });
}

/** One of them. */
export async function presentCampaign(ctx: Reading, one: Campaign): Promise<AdminCampaign> {
  const [shown] = await presentCampaigns(ctx, [one]);
  if (!shown) throw new Error('a campaign is presented as one row');
  return shown;
}

/** What isn't over, then what was sent or stopped. */
export async function campaigns(ctx: Ctx): Promise<DataOf<Calls['announcements.campaigns']>> {
  const open = await openCampaigns(ctx.db, campaignLimits.open);
  const past = await pastCampaigns(ctx.db, campaignLimits.listed);
  return { list: await presentCampaigns(ctx, [...open, ...past]) };
}
