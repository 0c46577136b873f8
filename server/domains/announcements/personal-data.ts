import { inBatches, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { dropOwn, type OwnCampaign, type OwnDismissal, ownCampaigns, ownDismissals } from './sql/personal-data.ts';

/** Whose the rows are. */
export const announcementsTables: OwnersIn<'announcements'> = {
  'announcements.announcements': { trial_uid: 'forgotten' },
  'announcements.campaigns': { none: 'what operators wrote to many' },
  'announcements.dismissals': { uid: 'forgotten' },
  'announcements.recipients': { uid: 'forgotten' },
};

/** All of it is deleted; a campaign's figures stay, which name nobody. */
export const announcementsPersonalData: PersonalData = {
  domain: 'announcements',
  async *collect(db, uid) {
    const campaigns = inBatches<OwnCampaign>((last, most) => ownCampaigns(db, uid, last, most));
    const dismissed = inBatches<OwnDismissal>((last, most) => ownDismissals(db, uid, last, most));
    yield { path: 'campaigns.json', rows: campaigns };
    yield { path: 'dismissed.json', rows: dismissed };
  },
  forget: async ({ db }, uid) => (await dropOwn(db, uid, personalBatch)) === personalBatch,
};
