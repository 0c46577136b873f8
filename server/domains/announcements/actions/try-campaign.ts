import type { InputOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import type { AdminCampaign } from '../../../../contract/domains/announcements/shapes.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { subjectOf } from '../present.ts';
import { presentCampaign } from '../reads/campaigns.ts';
import { hasNoWords } from '../rules/words.ts';
import { lockCampaign } from '../sql/campaigns.ts';
import { deliver, type EmailDeps } from './deliver.ts';

type Call = (typeof announcementsCalls)['announcements.try-campaign'];

/** Sends a campaign to the operator who asks, by its channel; it counts among nobody's campaigns of the week. */
export const tryCampaign =
  (deps: EmailDeps) =>
  async (ctx: MemberCtx, { id }: InputOf<Call>): Promise<AdminCampaign> => {
    const found = (await lockCampaign(ctx.db, id)) ?? refuse('announcements.campaign_unknown');
    if (hasNoWords(found)) refuse('announcements.empty');
    await deliver(deps, ctx, found, { uids: [ctx.actor.uid], once: `${id}:${ctx.requestId}` });
    await recordAudit(ctx, { action: 'announcements.try-campaign', subject: subjectOf(found) });
    return presentCampaign(ctx, found);
  };
