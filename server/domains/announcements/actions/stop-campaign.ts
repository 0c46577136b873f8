import type { InputOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import type { AdminCampaign } from '../../../../contract/domains/announcements/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { subjectOf } from '../present.ts';
import { presentCampaign } from '../reads/campaigns.ts';
import { lockCampaign, updateCampaign } from '../sql/campaigns.ts';

type Call = (typeof announcementsCalls)['announcements.stop-campaign'];

/** Stops a campaign; a batch that is being sent now is the last one. */
export async function stopCampaign(ctx: MemberCtx, { id }: InputOf<Call>): Promise<AdminCampaign> {
  const before = (await lockCampaign(ctx.db, id)) ?? refuse('announcements.campaign_unknown');
  if (before.state === 'sent' || before.state === 'stopped') refuse('announcements.campaign_over');
  const after = (await updateCampaign(ctx.db, before, { state: 'stopped' })) ?? refuse('announcements.campaign_over');
  await recordAudit(ctx, { action: 'announcements.stop-campaign', subject: subjectOf(before) });
  return presentCampaign(ctx, after);
}
