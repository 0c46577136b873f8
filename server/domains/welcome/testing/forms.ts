import type { FormCase, FormSite } from '../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../tests/faults/support/rows-of.ts';

/** The forms of the first steps. */
export function forms({ db }: FormSite): Record<string, FormCase> {
  return {
    'welcome.choose-interests': {
      fields: () => ({ 'typeids@interests': '2', _of: 'interests' }),
      done: async ({ uid }) => rowsOf(db.selectFrom('welcome.interests').where('uid', '=', uid).selectAll()),
    },
    'welcome.note-step': {
      fields: () => ({ step: 'people' }),
      done: async ({ uid }) => rowsOf(db.selectFrom('welcome.members').where('uid', '=', uid).selectAll()),
    },
  };
}
