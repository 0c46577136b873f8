import type { InputOf } from '../../../../contract/call.ts';
import type { announcementsCalls } from '../../../../contract/domains/announcements/calls.ts';
import { campaignLimits } from '../../../../contract/domains/announcements/limits.ts';
import type { AdminCampaign } from '../../../../contract/domains/announcements/shapes.ts';
import { countryOfFid } from '../../../../contract/primitives/countries.ts';
import { sitePathIn } from '../../../../contract/primitives/site-path.ts';
import type { Ctx, Db } from '../../../platform/context.ts';
import { refuse, refuseField } from '../../../platform/refusal.ts';
import { recordAudit } from '../../moderation/index.ts';
import { subjectOf } from '../present.ts';
import { presentCampaign } from '../reads/campaigns.ts';
import type { Campaign, CampaignFields } from '../rules/campaign.ts';
import { countOpenCampaigns, insertCampaign, lockCampaign, updateCampaign } from '../sql/campaigns.ts';

type Call = (typeof announcementsCalls)['announcements.save-campaign'];
type Writing = Pick<Ctx, 'db' | 'now' | 'actor' | 'requestId' | 'stale'>;
type Input = InputOf<Call>;

/** Saves the draft of a campaign, or changes one that stands as it was seen. */
export async function saveCampaign(ctx: Writing, { id, version, ...input }: Input): Promise<AdminCampaign> {
  const { db, now } = ctx;
  const fields = takeFields(input);
  const before = id === 0 ? undefined : await holdDraft(db, id);
  if (!before && (await countOpenCampaigns(db)) >= campaignLimits.open)
    refuse('announcements.full', { values: { most: campaignLimits.open } });
  const saved = before
    ? ((await updateCampaign(db, { id, version }, fields)) ?? refuse('announcements.changed_meanwhile'))
    : await insertCampaign(db, fields, now);
  await recordAudit(ctx, {
    ...{ action: 'announcements.save-campaign', subject: subjectOf(saved), after: audited(saved) },
    ...(before && { before: audited(before) }),
  });
  return presentCampaign(ctx, saved);
}

/** A campaign that nobody has planned yet, locked. */
export async function holdDraft(db: Db, id: number): Promise<Campaign> {
  const found = (await lockCampaign(db, id)) ?? refuse('announcements.campaign_unknown');
  return found.state === 'draft' ? found : refuse('announcements.campaign_begun');
}

function takeFields({ english_will_do, creators, ...rest }: Omit<Input, 'id' | 'version'>): CampaignFields {
  if (rest.countries.some((fid) => !countryOfFid(fid))) refuseField('countries');
  const path = rest.url.startsWith('/') ? sitePathIn(rest.url) : undefined;
  return {
    ...rest,
    url: rest.url === '' ? '' : (path ?? refuseField('url')),
    english_will_do: english_will_do === 1,
    creators: creators === 1,
  };
}

/** What the audit trail shows of one. */
function audited(each: CampaignFields) {
  const { channel, english_will_do, url, countries, languages, here_days, joined_days, creators } = each;
  const { title_en, title_fr, title_hi, text_en, text_fr, text_hi } = each;
  return {
    ...{ channel, title_en, title_fr, title_hi, text_en, text_fr, text_hi, english_will_do, url },
    ...{ countries, languages, here_days, joined_days, creators },
  };
}
