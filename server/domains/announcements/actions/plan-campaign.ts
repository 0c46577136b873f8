import type { InputOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import type { AdminCampaign } from '../../../../contract/domains/announcements/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { scheduleSending } from '../jobs/send-campaign.ts';
import { subjectOf } from '../present.ts';
import { presentCampaign } from '../reads/campaigns.ts';
import { campaignUnfit } from '../rules/campaign.ts';
import { missingIn, namesOf } from '../rules/words.ts';
import { updateCampaign } from '../sql/campaigns.ts';
import { holdDraft } from './save-campaign.ts';

type Call = (typeof announcementsCalls)['announcements.plan-campaign'];
type Writing = Pick<Ctx, 'db' | 'now' | 'actor' | 'requestId' | 'stale'>;

/** Plans a campaign that is whole for a moment to come, or for now. */
export async function planCampaign(ctx: Writing, { id, version, at }: InputOf<Call>): Promise<AdminCampaign> {
  const { db, now } = ctx;
  const before = await holdDraft(db, id);
  const why = campaignUnfit(before);
  if (why) refuse(why, { values: { languages: namesOf(missingIn(before)) } });
  const from = at === 0 ? now : new Date(at * 1000);
  if (from < now) refuse('announcements.past');
  const changes = { state: 'planned', at: from } as const;
  const after = (await updateCampaign(db, { id, version }, changes)) ?? refuse('announcements.changed_meanwhile');
  await scheduleSending(db, id, from);
  await recordAudit(ctx, { action: 'announcements.plan-campaign', subject: subjectOf(after), after: { at: from } });
  return presentCampaign(ctx, after);
}
