import type { ModerationRule } from '../../../../../contract/domains/moderation/rules.ts';
import type { JobCtx } from '../../../../platform/jobs/write-in-job.ts';
import { membersByIds } from '../../../members/index.ts';
import { saidOf } from '../../../moderation/index.ts';
import { removePost } from '../../moderating/actions/remove-post.ts';
import { caseConcluded, postRemoved } from '../events.ts';
import { reportedPost } from '../reads/reported-posts.ts';
import { kindOf } from '../rules/about.ts';
import { dueAt } from '../rules/undo.ts';
import { type CaseRow, lockCase, lockOpenOf, updateCase } from '../sql/cases.ts';
import { complainants } from '../sql/reports.ts';

/** The job that carries a decision out; its payload is the case's `id`. */
export const concludeTask = 'reports.conclude';

/** Complainants named in one event, and cases closed by one statement. */
const atOnce = 500;

type Outcome = 'dismissed' | 'removed' | 'gone';

/** Carries a decision out: a post is removed as its author would delete it. Nothing happens where it was undone. */
export async function conclude(ctx: JobCtx, id: number): Promise<void> {
  const row = await lockCase(ctx.db, id);
  if (!row || row.concluded_at !== null || row.decision === null || row.decided_at === null) return;
  // Undone and decided again: a later job is due then.
  if (ctx.now < dueAt(row.decided_at)) return;
  const what = await nameOf(ctx, row);
  const removed = row.decision === 'removed' && (await remove(ctx, row));
  await close(ctx, row, row.decision === 'removed' && !removed ? 'gone' : (row.decision as Outcome), what);
}

async function remove(ctx: JobCtx, { tid, pid, uid, rule, reason, said, decided_by }: CaseRow): Promise<boolean> {
  const post = await reportedPost(ctx.db, { tid, pid });
  const grounds = { rule: rule as ModerationRule, reason, said: saidOf(said) };
  const actId = post ? await removePost(ctx, pid, { byUid: decided_by, ...grounds }) : 0;
  if (!post || actId === 0) return false;
  ctx.emit(postRemoved({ uid, pid, first: post.first, subject: post.subject, ...grounds, actId }));
  return true;
}

/** The thread's title, or the member's name. */
async function nameOf({ db }: JobCtx, { tid, pid, uid }: CaseRow): Promise<string> {
  if (pid > 0) return (await reportedPost(db, { tid, pid }))?.subject ?? '';
  return (await membersByIds(db, [uid])).get(uid)?.username ?? '';
}

async function close(ctx: JobCtx, row: CaseRow, outcome: Outcome, what: string): Promise<void> {
  const { db, now, emit } = ctx;
  const { id, decided_at } = row;
  await updateCase(db, id, { decision: outcome, decided_at: decided_at ?? now, concluded_at: now });
  for (let above = 0; ; ) {
    const some = await complainants(db, id, above, atOnce);
    const uids = some.flatMap(({ uid }) => uid ?? []);
    if (uids.length > 0) emit(caseConcluded({ id, kind: kindOf(row), outcome, uids, what }));
    if (some.length < atOnce) return;
    above = some.at(-1)!.id;
  }
}

interface About {
  abouts: readonly string[];
  /** All cases about posts of these threads as well. */
  tids: readonly number[];
}

/** Closes the open cases about what has changed elsewhere: a deleted post, a member who left or was banned. */
export async function concludeGone(ctx: JobCtx, about: About, outcome: Outcome): Promise<void> {
  for (;;) {
    const rows = await lockOpenOf(ctx.db, about, atOnce);
    const people = await membersByIds(
      ctx.db,
      rows.flatMap(({ pid, uid }) => (pid === 0 ? [uid] : [])),
    );
    // What a deleted post was about is nobody's to know any more.
    for (const row of rows) await close(ctx, row, outcome, people.get(row.uid)?.username ?? '');
    if (rows.length < atOnce) return;
  }
}
