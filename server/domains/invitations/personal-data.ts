import { inBatches, type PersonalData, personalBatch, type RowBatches } from '../../platform/personal-data.ts';
import { dropFriends, dropOwn, friendsBatch, type OwnFriend, ownRows } from './sql/personal-data.ts';

async function* once(rows: readonly object[]): RowBatches {
  yield rows;
}

/** Whose friends they were goes; that they were somebody's friend stays, as a number that the inviter was paid for. */
export const invitationsPersonalData: PersonalData = {
  domain: 'invitations',
  async *collect(db, uid) {
    yield {
      path: 'friends.json',
      rows: inBatches<OwnFriend>((last, most) => friendsBatch(db, uid, last?.uid ?? 0, most)),
    };
    for (const [name, rows] of Object.entries(await ownRows(db, uid, personalBatch)))
      yield { path: `${name}.json`, rows: once(rows) };
  },
  async forget({ db, now, touch }, uid) {
    if ((await dropFriends(db, uid, personalBatch)) === personalBatch) return true;
    await dropOwn(db, uid, now);
    touch(`u:${uid}`);
    return false;
  },
};
