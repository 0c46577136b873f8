import { inBatches, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import { dropNotices, noticesBatch, type OwnNotice } from './sql/personal-data.ts';

/** What a member was told is theirs alone. In what others were told the member stays as a number. */
export const noticesPersonalData: PersonalData = {
  domain: 'notices',
  async *collect(db, uid) {
    yield {
      path: 'notices.json',
      rows: inBatches<OwnNotice>((last, most) => noticesBatch(db, uid, last?.id ?? 0, most)),
    };
  },
  forget: async ({ db }, uid) => (await dropNotices(db, uid, personalBatch)) === personalBatch,
};
