import { boardFids } from '../../../../../../contract/primitives/board-fids.ts';
import type { MemberCtx } from '../../../../../platform/context.ts';
import type { JobCtx } from '../../../../../platform/jobs/write-in-job.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import { lockThread, shareThread, type ThreadData } from '../../../core/sql/threads.ts';
import { kindTag } from '../../states.ts';
import { goesOn, stopped } from '../rules/status.ts';
import { joinedWith, lockReport, type ReportRow, setJoined } from '../sql/reports.ts';
import { addSame, moveSame, moveSameBack } from '../sql/same.ts';

const pending = 1;
const collected = 2;

/**
 * The report that others are joined with: where the one that is named is joined itself, the one that it leads to. It is
 * there, and isn't deleted or hidden until the transaction ends.
 */
async function lockOlder(ctx: MemberCtx, named: number): Promise<ReportRow> {
  const thread = await shareThread(ctx.db, named);
  const report = thread?.status === 1 && !thread.deleted_at ? await lockReport(ctx.db, named) : undefined;
  if (!report || report.finished_at === null) return refuse('threads.bug_not_exist');
  return report.duplicate_of === null ? report : lockOlder(ctx, report.duplicate_of);
}

/**
 * Joins a report with an older one: no list has it any longer, and its author and whoever says "same here" of it count there,
 * once each. Gives the older report.
 */
export async function joinReports(ctx: MemberCtx, tid: number, named: number): Promise<number> {
  const older = await lockOlder(ctx, named);
  const report = (await lockReport(ctx.db, tid)) ?? refuse('threads.bug_not_exist');
  if (older.tid === tid) return refuse('bugs.joined_in_ring');
  if (report.duplicate_of === older.tid) return older.tid;
  if (report.duplicate_of !== null) return refuse('threads.bug_joined');
  const clock = stopped(report.country_fid, ctx.now, report);
  await setJoined(ctx.db, tid, { older: older.tid, listed: false, clock });
  const { authorid } = report;
  const moved = await moveSame(ctx.db, {
    ...{ tid, older: older.tid, authorid, olderAuthor: older.authorid, now: ctx.now },
  });
  if (moved > 0) await addSame(ctx.db, older.tid, moved);
  staleBoth(ctx, tid, older.tid);
  return older.tid;
}

/** Takes a report out of the older one again; whoever came with it goes back. Gives the one that it was joined with. */
export async function separateReport(ctx: MemberCtx, tid: number): Promise<{ older: number; status: number }> {
  const thread = await lockThread(ctx.db, tid);
  const report = (await lockReport(ctx.db, tid)) ?? refuse('threads.bug_not_exist');
  const older = report.duplicate_of ?? refuse('bugs.not_joined');
  await takeOut(ctx, thread, { ...report, duplicate_of: older });
  return { older, status: report.status };
}

/** Takes all reports out of some that are gone, so that each stands for itself again. */
export async function separateFrom(ctx: JobCtx, gone: readonly number[]): Promise<void> {
  for (const tid of await joinedWith(ctx.db, gone)) {
    const thread = await lockThread(ctx.db, tid);
    const report = await lockReport(ctx.db, tid);
    // Another may have taken it out, or joined it anew, while the lock was waited for.
    const older = gone.find((each) => each === report?.duplicate_of);
    if (report && older !== undefined) await takeOut(ctx, thread, { ...report, duplicate_of: older });
  }
}

async function takeOut(
  ctx: JobCtx,
  thread: ThreadData | undefined,
  report: ReportRow & { duplicate_of: number },
): Promise<void> {
  const { tid, duplicate_of: older } = report;
  const listed = thread?.status === 1 && thread.deleted_at === null && thread.fid === boardFids.bug;
  const waits = report.status === pending || report.status === collected;
  const clock = waits
    ? goesOn(report.country_fid, ctx.now, report)
    : { due_at: null, left_seconds: report.left_seconds };
  await setJoined(ctx.db, tid, { older: null, listed, clock });
  const moved = await moveSameBack(ctx.db, tid, older);
  if (moved > 0) await addSame(ctx.db, older, -moved);
  staleBoth(ctx, tid, older);
}

function staleBoth({ stale }: Pick<JobCtx, 'stale'>, tid: number, older: number): void {
  stale(`t:${tid}`);
  stale(`t:${older}`);
  stale(kindTag('bug'));
}
