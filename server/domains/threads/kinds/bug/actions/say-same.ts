import type { MemberCtx } from '../../../../../platform/context.ts';
import { flag } from '../../../../../platform/flag.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import { refuseBlocked } from '../../../../posts/index.ts';
import type { ForReader } from '../../../core/for-reader.ts';
import { findThread, type ThreadData } from '../../../core/sql/threads.ts';
import { forReaderOrRefused } from '../../../reads/may-see.ts';
import { kindTag } from '../../states.ts';
import { maySayGone, maySaySame } from '../policy.ts';
import { lockReport, type ReportRow, reportsByIds } from '../sql/reports.ts';
import { addGone, addSame, deleteSame, insertSame, saidBy, setGone } from '../sql/same.ts';

interface Read {
  thread: ForReader<ThreadData>;
  report: ReportRow;
}

/** A report as this member sees it; `lock` locks it. */
async function reportFor(ctx: MemberCtx, tid: number, lock?: 'lock'): Promise<Read> {
  const thread = await forReaderOrRefused(ctx, await findThread(ctx.db, tid));
  const report = lock ? await lockReport(ctx.db, tid) : (await reportsByIds(ctx.db, [tid]))[0];
  return { thread, report: report ?? refuse('threads.bug_not_exist') };
}

/** Says "same here" of a report, counted once a member, or takes it back. */
export async function saySame(ctx: MemberCtx, { tid, same }: { tid: number; same: number }) {
  const { thread, report } = await reportFor(ctx, tid);
  const refusal = maySaySame(ctx.actor, thread, report);
  if (refusal) refuse(refusal);
  await refuseBlocked(ctx, [thread.authorid]);
  const said = { tid, uid: ctx.actor.uid, now: ctx.now };
  const changed = same === 1 ? await insertSame(ctx.db, said) : await deleteSame(ctx.db, said);
  if (!changed) return { tid, same: report.same, is_same: flag(same === 1) };
  const count = await addSame(ctx.db, tid, same === 1 ? 1 : -1);
  ctx.stale(`t:${tid}`);
  ctx.stale(kindTag('bug'));
  return { tid, same: count, is_same: flag(same === 1) };
}

/** Says of a solved bug whether it is gone; the last answer counts. */
export async function sayGone(ctx: MemberCtx, { tid, gone }: { tid: number; gone: number }) {
  const { thread, report } = await reportFor(ctx, tid, 'lock');
  const refusal = maySayGone(ctx.actor, thread, report);
  if (refusal) refuse(refusal);
  await refuseBlocked(ctx, [thread.authorid]);
  const { uid } = ctx.actor;
  const before = (await saidBy(ctx.db, uid, [tid])).get(tid)?.gone ?? null;
  const now = gone === 1;
  if (before === now) return { tid, gone: flag(now), gone_count: report.gone, still_count: report.still };
  await setGone(ctx.db, { tid, uid, now: ctx.now }, now);
  const counted = (answer: boolean): number => Number(now === answer) - Number(before === answer);
  const counts = await addGone(ctx.db, tid, { gone: counted(true), still: counted(false) });
  ctx.stale(`t:${tid}`);
  return { tid, gone: flag(now), gone_count: counts.gone, still_count: counts.still };
}
