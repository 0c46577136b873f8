import { inBatches, type PersonalData } from '../../platform/personal-data.ts';
import { disownMessages, messagesBatch, type OwnMessage } from './sql/personal-data.ts';

/** What was written to the operators stays as a guest's words: they may still be at it. */
export const feedbackPersonalData: PersonalData = {
  domain: 'feedback',
  async *collect(db, uid) {
    yield {
      path: 'messages.json',
      rows: inBatches<OwnMessage>((last, most) => messagesBatch(db, uid, last?.id ?? 0, most)),
    };
  },
  async forget({ db }, uid) {
    await disownMessages(db, uid);
    return false;
  },
};
