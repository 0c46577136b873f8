import { inBatches, type PersonalData } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { memberAsSender } from './rules/sender.ts';
import { disownMessages, dropSender, messagesBatch, type OwnMessage } from './sql/personal-data.ts';

/** Whose the rows are. */
export const feedbackTables: OwnersIn<'feedback'> = {
  'feedback.messages': { uid: 'forgotten', done_by: { stays: 'the office answers for it' } },
  'feedback.senders': { sender: { forgotten: (uid) => [memberAsSender(uid)] } },
};

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
    await dropSender(db, memberAsSender(uid));
    return false;
  },
};
