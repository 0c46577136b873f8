import type { FormCase, FormSite } from '../../../../../tests/faults/support/form-case.ts';
import { rowsOf } from '../../../../../tests/faults/support/rows-of.ts';

/** The form of a report. */
export function forms({ db, scene }: FormSite): Record<string, FormCase> {
  return {
    'review.report': {
      fields: () => ({ tid: scene.thread.tid, pid: scene.thread.pid, 'reason@report': 'spam', _of: 'report' }),
      done: async ({ uid }) => rowsOf(db.selectFrom('reports.reports').where('uid', '=', uid).selectAll()),
    },
  };
}
