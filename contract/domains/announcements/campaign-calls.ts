import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { flagField, idField, idOrNone, momentOrNone, text, versionSeen, whole } from '../../primitives/fields.ts';
import { countryList, languageList, reading, wordsIn, writing } from './fields.ts';
import { campaignChannels, campaignLimits } from './limits.ts';
import { adminCampaign, audience } from './shapes.ts';

const { title, text: words, url, days } = campaignLimits;

/** Who is meant: each segment narrows, and none of them means everybody. */
const segments = {
  countries: countryList,
  languages: languageList,
  /** Here within so many days; 0 for whenever. */
  here_days: whole(0, days).default(0),
  /** Joined within so many days; 0 for whenever. */
  joined_days: whole(0, days).default(0),
  creators: flagField.default(0),
  channel: z.enum(campaignChannels).default('notification'),
};

const shared = { opens: 'announcements.campaigns' } as const;

export const campaignCalls = {
  'announcements.campaigns': defineCall({
    ...reading,
    path: '/v5/admin/campaigns',
    summary: 'All campaigns that aren’t over, and the last ones that are, with whom they reached.',
    output: z.object({ list: z.array(adminCampaign) }),
  }),
  'announcements.audience': defineCall({
    ...reading,
    path: '/v5/admin/campaigns/audience',
    summary: 'How many people a campaign would reach, and how many switched these off; fewer than 5 are not counted.',
    query: z.object(segments),
    output: audience,
  }),
  'announcements.save-campaign': defineCall({
    ...writing,
    ...shared,
    proof: 'none',
    path: '/v5/admin/campaigns',
    summary: 'Saves the draft of a campaign, which may lack anything, or changes one that was seen in this version.',
    body: z.object({
      id: idOrNone.default(0),
      version: versionSeen.default(0),
      ...segments,
      ...wordsIn(title, words),
      english_will_do: flagField.default(0),
      url: text(url).trim().default(''),
    }),
    output: adminCampaign,
    refusals: [
      ...['announcements.campaign_unknown', 'announcements.changed_meanwhile', 'announcements.campaign_begun'],
      ...['announcements.full', 'wire.not_open', 'wire.bad_input', 'wire.too_many'],
    ] as const,
    done: { text: 'announcements.said.saved' },
  }),
  'announcements.try-campaign': defineCall({
    ...writing,
    ...shared,
    proof: 'none',
    path: '/v5/admin/campaigns/try',
    summary: 'Sends a saved campaign to the caller alone, as its receivers would get it.',
    body: z.object({ id: idField }),
    output: adminCampaign,
    refusals: ['announcements.campaign_unknown', 'announcements.empty', 'wire.not_open', 'wire.too_many'],
    done: { text: 'announcements.said.tried_campaign' },
  }),
  'announcements.plan-campaign': defineCall({
    ...writing,
    ...shared,
    proof: 'recent',
    path: '/v5/admin/campaigns/plan',
    summary: 'Plans a saved campaign for a moment, 0 for now; whoever is in quiet hours gets it when they end.',
    body: z.object({ id: idField, version: versionSeen, at: momentOrNone.default(0) }),
    output: adminCampaign,
    refusals: [
      ...['announcements.campaign_unknown', 'announcements.changed_meanwhile', 'announcements.campaign_begun'],
      ...['announcements.language_missing', 'announcements.empty', 'announcements.times'],
      ...['wire.not_open', 'wire.too_many'],
    ] as const,
    done: { text: 'announcements.said.planned_campaign' },
  }),
  'announcements.stop-campaign': defineCall({
    ...writing,
    proof: 'none',
    path: '/v5/admin/campaigns/stop',
    summary: 'Stops a campaign: nobody gets it from now on.',
    body: z.object({ id: idField }),
    output: adminCampaign,
    refusals: ['announcements.campaign_unknown', 'announcements.campaign_over', 'wire.too_many'],
    done: { text: 'announcements.said.stopped' },
  }),
} as const;
