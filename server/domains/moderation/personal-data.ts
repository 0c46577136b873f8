import { inBatches, type PersonalData } from '../../platform/personal-data.ts';
import { type OwnSanction, sanctionsBatch } from './sql/personal-data.ts';

/** Sanctions and the trail of what operators did are kept: they tell of the office, and name a number only. */
export const moderationPersonalData: PersonalData = {
  domain: 'moderation',
  async *collect(db, uid) {
    yield {
      path: 'sanctions.json',
      rows: inBatches<OwnSanction>((last, most) => sanctionsBatch(db, uid, last?.id ?? 0, most)),
    };
  },
  forget: async () => false,
};
