import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';

/** The forms of following. */
export function forms({ db, scene }: FormSite): Record<string, FormCase> {
  return {
    'follows.follow': {
      fields: () => ({ follow_uid: scene.author.uid, follow: 1 }),
      done: async ({ uid }) => rowsOf(db.selectFrom('follows.follows').where('uid', '=', uid).selectAll()),
    },
    'follows.follow-list-all': {
      fields: () => ({ follow_uid: `${scene.author.uid},${scene.other.uid}` }),
      done: async ({ uid }) =>
        rowsOf(
          db
            .selectFrom('follows.follows')
            .where('uid', '=', uid)
            .where('follow_uid', '=', scene.author.uid)
            .selectAll(),
        ),
    },
  };
}
