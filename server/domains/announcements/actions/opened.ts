import type { InputOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isCampaign } from '../sql/campaigns.ts';
import { markOpened } from '../sql/recipients.ts';

type Call = (typeof announcementsCalls)['announcements.opened'];

/** Notes that the caller opened what a campaign leads to. */
export async function opened({ actor, db, now }: MemberCtx, { id }: InputOf<Call>): Promise<Record<string, never>> {
  if (!(await isCampaign(db, id))) refuse('announcements.campaign_unknown');
  await markOpened(db, id, actor.uid, now);
  return {};
}
