import { inBatches, once, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { dropOwn, friendsBatch, leaveFriends, type OwnFriend, ownRows } from './sql/personal-data.ts';

/** Whose the rows are. */
export const invitationsTables: OwnersIn<'invitations'> = {
  'invitations.devices': { uid: 'forgotten' },
  'invitations.holds': { uid: 'forgotten', subject: 'forgotten', decided_by: { stays: 'the office answers for it' } },
  'invitations.imei_ranges': { none: 'models of phones' },
  'invitations.imei_tries': { uid: 'forgotten' },
  'invitations.imeis': { uid: 'forgotten', inviter: 'forgotten' },
  'invitations.invitees': { uid: { stays: 'who was invited was paid for' }, inviter: 'forgotten' },
  'invitations.months': { uid: 'forgotten' },
};

/** Whose friends they were goes; that they were somebody's friend stays, as a number that the inviter was paid for. */
export const invitationsPersonalData: PersonalData = {
  domain: 'invitations',
  async *collect(db, uid) {
    yield {
      path: 'friends.json',
      rows: inBatches<OwnFriend>((last, most) => friendsBatch(db, uid, last?.uid ?? 0, most)),
    };
    for (const [name, rows] of Object.entries(await ownRows(db, uid, personalBatch)))
      yield { path: `${name}.json`, rows: once(async () => rows) };
  },
  async forget({ db, now, stale }, uid) {
    if ((await leaveFriends(db, uid, personalBatch, now)) === personalBatch) return true;
    await dropOwn(db, uid, now);
    stale(`u:${uid}`);
    return false;
  },
};
