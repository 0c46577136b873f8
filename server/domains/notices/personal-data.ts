import { inBatches, once, type PersonalData, personalBatch } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { presentSettings, settingsOf } from './reads/settings.ts';
import { dropNotices, dropOwnRows, noticesBatch, type OwnNotice } from './sql/personal-data.ts';
import { subscriptionsOf } from './sql/push.ts';

/** Whose the rows are. */
export const noticesTables: OwnersIn<'notices'> = {
  'notices.digests': { uid: 'forgotten' },
  'notices.notices': { uid: 'forgotten' },
  'notices.push_subscriptions': { uid: 'forgotten' },
  'notices.settings': { uid: 'forgotten' },
};

/** A member's notices are theirs alone. In the notices of others the member stays as a number. */
export const noticesPersonalData: PersonalData = {
  domain: 'notices',
  async *collect(db, uid) {
    yield {
      path: 'notices.json',
      rows: inBatches<OwnNotice>((last, most) => noticesBatch(db, uid, last?.id ?? 0, most)),
    };
    yield { path: 'settings.json', rows: once(async () => [presentSettings((await settingsOf(db, [uid]))(uid))]) };
    yield {
      path: 'devices.json',
      rows: once(async () =>
        (await subscriptionsOf(db, uid)).map(({ endpoint, language }) => ({ endpoint, language })),
      ),
    };
  },
  async forget({ db }, uid) {
    if ((await dropNotices(db, uid, personalBatch)) === personalBatch) return true;
    await dropOwnRows(db, uid);
    return false;
  },
};
