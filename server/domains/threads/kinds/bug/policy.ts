import { moderatesIn } from '../../../moderation/index.ts';
import type { ForReader } from '../../core/for-reader.ts';
import { mayEdit, mayMark, mayReply, type ThreadState, type Verdict, type Viewer } from '../../core/policy.ts';
import type { ThreadOfKind } from '../kind.ts';
import type { ReportRow } from './sql/reports.ts';

type Report = Pick<ReportRow, 'authorid' | 'country_fid' | 'duplicate_of' | 'finished_at' | 'status'>;

interface Staff extends Viewer {
  countryFid: number;
}

/** Who may reply may say "same here", but not of one's own report, and only where it counts. */
export function maySaySame(viewer: Viewer | null, thread: ForReader<ThreadState>, report: Report): Verdict {
  if (report.finished_at === null) return 'threads.bug_unfinished';
  const refusal = mayReply(viewer, thread);
  if (refusal) return refusal;
  if (viewer?.uid === report.authorid) return 'threads.bug_same_own';
  return report.duplicate_of === null ? undefined : 'threads.bug_joined';
}

const solved = 5;

/** Whoever may mark a thread says whether a solved bug is gone. */
export function maySayGone(viewer: Viewer | null, thread: ForReader<ThreadOfKind>, report: Report): Verdict {
  const refusal = viewer ? mayMark(viewer, thread) : 'threads.need_login';
  if (refusal) return refusal;
  return report.status === solved ? undefined : 'threads.bug_not_solved';
}

/** Our team in the country of a report. */
export const isStaffOf = (viewer: Staff | null, { country_fid }: Pick<Report, 'country_fid'>): boolean =>
  moderatesIn(viewer, country_fid);

/** The author stores the options of a report, and our team there. */
export const mayStoreOptions = (viewer: Staff, report: Report): Verdict =>
  isStaffOf(viewer, report) ? undefined : mayEdit(viewer, report.authorid);
