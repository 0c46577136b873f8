import type { CampaignChannel } from '../../../../contract/domains/announcements/limits.ts';
import type { AdminCampaign } from '../../../../contract/domains/announcements/shapes.ts';
import { type WordsDraft, wordsDraftOf } from './words-draft.ts';

export type CampaignDraft = WordsDraft & Record<'channel' | 'here_days' | 'joined_days' | 'creators', string>;

/** A campaign as the fields of its form hold it. */
export const draftOf = (of: AdminCampaign | undefined): CampaignDraft => ({
  ...wordsDraftOf(of),
  channel: of?.channel ?? 'notification',
  here_days: String(of?.here_days ?? 0),
  joined_days: String(of?.joined_days ?? 0),
  creators: String(of?.creators ?? 0),
});

/** What is sent of them. */
export const sentOf = ({ channel, ...rest }: CampaignDraft) => ({ ...rest, channel: channel as CampaignChannel });

/** Whom they mean. */
export function segmentsOf(draft: CampaignDraft) {
  const { countries, languages, here_days, joined_days, creators, channel } = sentOf(draft);
  return { countries, languages, here_days, joined_days, creators, channel };
}

/** The same of a saved one; a new one is for everybody. */
export const segmentsOfSaved = (of: AdminCampaign | undefined) => segmentsOf(draftOf(of));
