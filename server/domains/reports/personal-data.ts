import { inBatches, type PersonalData } from '../../platform/personal-data.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { concludeGone } from './actions/conclude.ts';
import { aboutOf } from './rules/about.ts';
import {
  disownReports,
  type OwnCaseRow,
  type OwnReportRow,
  ownCasesBatch,
  ownReportsBatch,
} from './sql/personal-data.ts';

const office = 'the office answers for it';

/** Whose the rows are. */
export const reportsTables: OwnersIn<'reports'> = {
  'reports.cases': { uid: { stays: office }, claimed_by: { stays: office }, decided_by: { stays: office } },
  'reports.reports': { uid: 'forgotten' },
};

/** A former member's complaints stay without their name and words; a case about the member is closed. */
export const reportsPersonalData: PersonalData = {
  domain: 'reports',
  async *collect(db, uid) {
    yield {
      path: 'reports.json',
      rows: inBatches<OwnReportRow>((last, most) => ownReportsBatch(db, uid, last?.id ?? 0, most)),
    };
    yield {
      path: 'cases.json',
      rows: inBatches<OwnCaseRow>((last, most) => ownCasesBatch(db, uid, last?.id ?? 0, most)),
    };
  },
  async forget(ctx, uid) {
    await disownReports(ctx.db, uid);
    await concludeGone(ctx, { abouts: [aboutOf({ pid: 0, uid })], tids: [] }, 'gone');
    return false;
  },
};
