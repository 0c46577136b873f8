import type { MemberCtx } from '../../../../../platform/context.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import { secondsOrNone } from '../../../../../platform/unix-seconds.ts';
import { staleLists } from '../../../core/actions/stale-lists.ts';
import { authorTag } from '../../../core/author-tag.ts';
import { maySpeak } from '../../../core/policy.ts';
import { isHeld } from '../../../core/sql/held.ts';
import { lockThread, publishFinished, type ThreadData } from '../../../core/sql/threads.ts';
import { threadPosted } from '../../../events.ts';
import { forReaderOrRefused } from '../../../reads/may-see.ts';
import { kindTag } from '../../states.ts';
import { mayStoreOptions } from '../policy.ts';
import { clockFrom, withStep } from '../rules/status.ts';
import { lockReport, type ReportOptions, type ReportRow, setFinished, setOptions } from '../sql/reports.ts';
import { resumeReports } from './resume.ts';

const pending = 1;
const noClock = { due_at: null, left_seconds: null };

/** A report that a member may store options of, locked with its thread. */
export async function lockForOptions(ctx: MemberCtx, tid: number): Promise<{ thread: ThreadData; report: ReportRow }> {
  const thread = await lockThread(ctx.db, tid);
  const report = thread && !thread.deleted_at ? await lockReport(ctx.db, tid) : undefined;
  if (!thread || !report) return refuse('threads.bug_not_exist');
  // Nobody but its author learns that there is one that isn't published.
  if (thread.status === 0 && thread.authorid !== ctx.actor.uid) refuse('threads.bug_not_exist');
  await forReaderOrRefused(ctx, thread);
  const refusal = maySpeak(ctx.actor) ?? mayStoreOptions(ctx.actor, report);
  if (refusal) refuse(refusal);
  return { thread, report };
}

/**
 * Stores the options of a report; the first time makes it whole: it is published now, unless a moderator looks at it first.
 * Gives until when we answer, in unix seconds.
 */
export async function storeOptions(ctx: MemberCtx, tid: number, options: ReportOptions): Promise<{ due: number }> {
  const { thread, report } = await lockForOptions(ctx, tid);
  await setOptions(ctx.db, tid, options);
  ctx.stale(`t:${tid}`);
  ctx.stale(kindTag('bug'));
  if (report.finished_at === null) return finish(ctx, thread, report);
  await resumeReports(ctx, [{ tid, uid: ctx.actor.uid }]);
  return { due: secondsOrNone(report.due_at) };
}

async function finish(ctx: MemberCtx, thread: ThreadData, report: ReportRow): Promise<{ due: number }> {
  const { tid, first_pid: pid, fid, country_fid: countryFid, typeid, authorid: uid, at_list: mentioned } = thread;
  const { db, now } = ctx;
  const held = await isHeld(db, tid, pid);
  const clock = held ? noClock : clockFrom(report.country_fid, now);
  await setFinished(db, tid, { now, steps: withStep([], pending, now), clock, listed: !held });
  if (held) return { due: 0 };
  await publishFinished(db, tid, now);
  ctx.emit(threadPosted({ tid, pid, fid, countryFid, typeid, uid, at: now.getTime(), mentioned }));
  staleLists(ctx, { fid, countryFid });
  ctx.stale(authorTag(uid));
  return { due: secondsOrNone(clock.due_at) };
}
