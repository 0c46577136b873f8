import type { CampaignPorts } from '../domains/announcements/index.ts';
import { mutedAfter, receivingOf } from '../domains/notices/index.ts';

/** What campaigns ask of notices, which stand above them. */
export const campaignPorts: CampaignPorts = {
  receivingOf: (db, members, now) => receivingOf(db, 'campaign', members, now),
  mutedAfter: (db, after, most) => mutedAfter(db, 'campaign', after, most),
};
