import type { Db } from '../../../../platform/context.ts';
import { insertDraft } from '../sql/drafts.ts';

/** A draft's row, of whomever: who may save one is not asked. */
export const aDraft = (db: Db, uid: number, at: Date): Promise<number> =>
  insertDraft(db, {
    ...{ uid, key: null, saved_at: at },
    content: {
      ...{ kind: 'plain', subject: 'Not finished', summary: 'The rains took the charger.', parts: '' },
      message: '<p>The rains took the charger and the cable.</p>',
      ...{ typeid: 1, placed: false, original: false, story: null, groupid: null, push_at: null },
      ...{ mentions: [], aids: [], captions: [], pictures: [] },
    },
  });
