import { type ListenerCtx, on } from '../../../../../platform/outbox/listener.ts';
import {
  postReplied,
  privatelyReplied,
  threadDeleted,
  threadEdited,
  threadMoved,
  threadPosted,
  threadRestored,
} from '../../../events.ts';
import { kindTag } from '../../states.ts';
import { separateFrom } from '../actions/join-reports.ts';
import { resumeReports } from '../actions/resume.ts';
import { bugReported, bugReportGone } from '../events.ts';
import { clockFrom } from '../rules/status.ts';
import { listPosted, placeAnew, setDue, touch, unlist } from '../sql/listed.ts';

interface OfThread {
  tid: number;
}
const tidsOf = (all: readonly OfThread[]): number[] => all.map(({ tid }) => tid);

function stale(ctx: ListenerCtx, reports: readonly OfThread[]): void {
  for (const { tid } of reports) ctx.stale(`t:${tid}`);
  if (reports.length > 0) ctx.stale(kindTag('bug'));
}

type Listed = OfThread & { at: number; restoredAt?: number };

/** Reports that others can read from now on; the clock of one that waited for a moderator begins now. */
async function list(ctx: ListenerCtx, posted: readonly Listed[]): Promise<void> {
  const reports = await listPosted(ctx.db, tidsOf(posted));
  const facts = new Map(posted.map((each) => [each.tid, each]));
  for (const { tid, authorid: uid, country_fid, begins } of reports) {
    const { due_at } = clockFrom(country_fid, ctx.now);
    if (begins && due_at) await setDue(ctx.db, tid, due_at);
    const { at, restoredAt } = facts.get(tid)!;
    ctx.emit(bugReported({ tid, uid, at, ...(restoredAt !== undefined && { restoredAt }) }));
  }
  stale(ctx, reports);
}

interface Replied extends OfThread {
  uid: number;
  at: number;
}

/** A reply moves a report in the list by last reply; one by its author answers our question. */
async function noteReplies(ctx: ListenerCtx, replies: readonly Replied[]): Promise<void> {
  const ats = replies.map(({ at }) => new Date(at));
  await touch(ctx.db, tidsOf(replies), ats);
  await resumeReports(ctx, replies);
}

/** A report follows its thread: listed while others can read it, and where it stands; what was joined with it stays listed. */
export const followThreads = [
  on(threadPosted, list),
  on(threadRestored, list),
  on(threadDeleted, async (ctx, all) => {
    const facts = new Map(all.map((each) => [each.tid, each]));
    const reports = await unlist(ctx.db, tidsOf(all));
    for (const { tid, authorid: uid } of reports) {
      const { at, ending, endedAt } = facts.get(tid)!;
      ctx.emit(bugReportGone({ tid, uid, at, ...(ending && { ending }), ...(endedAt !== undefined && { endedAt }) }));
    }
    stale(ctx, reports);
    await separateFrom(ctx, tidsOf(reports));
  }),
  on(threadMoved, async (ctx, all) => stale(ctx, await placeAnew(ctx.db, tidsOf(all)))),
  on(postReplied, noteReplies),
  on(privatelyReplied, noteReplies),
  on(threadEdited, resumeReports),
];
