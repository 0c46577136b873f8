import { type Act, type Deed, defineDeed, when } from '../../platform/deed.ts';
import { bugReopened, bugReported, bugReportGone, bugSolved } from '../threads/index.ts';

const ofReport = ({ uid, tid, at }: { uid: number; tid: number; at: number }): Act => ({ uid, once: `tid:${tid}`, at });

/** Done once others can read the report. */
const report = defineDeed('bugs', 'report_bug', {
  done: [
    when(bugReported, (fact) => ({
      ...ofReport(fact),
      ...(fact.restoredAt !== undefined && { changedAt: fact.restoredAt, restored: true }),
    })),
  ],
  undone: [when(bugReportGone, (fact) => ({ ...ofReport(fact), changedAt: fact.endedAt }))],
});

/** The reporter's: what they reported is solved. */
const solved = defineDeed('bugs', 'bug_solved', {
  done: [when(bugSolved, ofReport)],
  undone: [when(bugReopened, ofReport)],
});

/** What members do on the bug board. */
export const bugsDeeds: readonly Deed[] = [report, solved];
