import { inBatches, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import { dropDevices, friendsBatch, type InvitedFriend, ownMonths, ownPhones } from './sql/personal-data.ts';

/** Who invited whom, and which phone was rewarded, stays by number: it was paid for, and is paid once. */
export const invitationsPersonalData: PersonalData = {
  domain: 'invitations',
  async *collect(db, uid) {
    yield {
      path: 'friends.json',
      rows: inBatches<InvitedFriend>((last, most) => friendsBatch(db, uid, last?.uid ?? 0, most)),
    };
    const phones = await ownPhones(db, uid, personalBatch - 1);
    yield { path: 'phones.json', rows: inBatches(async () => phones) };
    const months = await ownMonths(db, uid, personalBatch - 1);
    yield { path: 'months.json', rows: inBatches(async () => months) };
  },
  async forget({ db }, uid) {
    await dropDevices(db, uid);
    return false;
  },
};
