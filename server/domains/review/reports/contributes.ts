import type { reportsCalls } from '../../../../contract/domains/review/reports/calls.ts';
import { countries } from '../../../../contract/primitives/countries.ts';
import { inBatches } from '../../../platform/personal-data.ts';
import { toMember } from '../../../platform/references.ts';
import type { Room, RoomPersonalData } from '../../../platform/room.ts';
import type { ReviewDeps } from '../deps.ts';
import { claimCase } from './actions/claim-case.ts';
import { concludeGone, concludeTask } from './actions/conclude.ts';
import { decideCase } from './actions/decide-case.ts';
import { report } from './actions/report.ts';
import { undoCase } from './actions/undo-case.ts';
import { concludeCase } from './jobs/conclude.ts';
import { closeCases } from './listeners/close-cases.ts';
import { reportsNotices } from './notices.ts';
import { ownReports } from './reads/own-reports.ts';
import { reportCase } from './reads/report-case.ts';
import { countTheirs, reportQueue } from './reads/report-queue.ts';
import { reportTarget } from './reads/report-target.ts';
import { aboutOf } from './rules/about.ts';
import {
  disownReports,
  type OwnCaseRow,
  type OwnReportRow,
  ownCasesBatch,
  ownReportsBatch,
} from './sql/personal-data.ts';

type Tables = 'reports.cases' | 'reports.reports';

const office = 'the office answers for it';

/** A former member's complaints stay without their name and words; a case about the member is closed. */
const reportsPersonalData: RoomPersonalData = {
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

export const reportsRoom = ({
  db,
  clock,
  people: { members },
}: ReviewDeps): Room<keyof typeof reportsCalls, Tables> => ({
  handlers: {
    'review.report': report(members),
    'review.report-target': reportTarget(members),
    'review.own-reports': ownReports(members),
    'review.report-queue': reportQueue(members),
    'review.report-case': reportCase(members),
    'review.claim-case': claimCase(members),
    'review.decide-case': decideCase(members),
    'review.undo-case': undoCase(members),
  },
  tables: {
    'reports.cases': { uid: { stays: office }, claimed_by: { stays: office }, decided_by: { stays: office } },
    'reports.reports': { uid: 'forgotten' },
  },
  references: {
    'reports.cases': {
      tid: { to: 'threads.threads.tid', except: [0] },
      pid: { to: 'threads.posts.pid', except: [0] },
      uid: toMember,
      country_fid: { among: countries.map(({ fid }) => fid) },
      claimed_by: toMember,
      decided_by: toMember,
    },
    'reports.reports': { uid: toMember },
  },
  personalData: reportsPersonalData,
  notices: reportsNotices,
  listeners: closeCases,
  tasks: { [concludeTask]: (payload) => concludeCase({ db, clock }, (payload as { id: number }).id) },
  waitingForModerator: { reports: (where, by, at) => countTheirs(members, where, by, at) },
});
