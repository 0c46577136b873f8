import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { heldCalls } from '../../../../../contract/domains/review/held/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { blockedAmong } from '../../../follows/index.ts';
import { endActs, type Grounds, givenGrounds, groundsOf, recordAct, recordAudit } from '../../../moderation/index.ts';
import { findPost, insertReply } from '../../../posts/index.ts';
import {
  authorTag,
  findThread,
  type HeldReply,
  type HeldRow,
  isUnfinished,
  lockThread,
  repliedTo,
  replyIn,
  staleLists,
  threadPosted,
} from '../../../threads/index.ts';
import type { People } from '../../moderating/actions/moderated.ts';
import { deleteStrike, insertStrike } from '../../sql/strikes.ts';
import { trustTag } from '../../trust-tag.ts';
import { heldDecided } from '../events.ts';
import { lockHeld, publishHeld, updateHeld } from '../sql/held-rows.ts';
import { workableHeld } from './workable.ts';

type Call = (typeof heldCalls)['review.decide-held'];

/** Approves a held post, which others read from then on, or refuses it; what was refused can be approved later. */
export const decideHeld =
  (people: People) =>
  async (ctx: MemberCtx, { pid, approve, ...grounds }: InputOf<Call>): Promise<DataOf<Call>> => {
    const row = await workableHeld(people, ctx, pid);
    const given = await givenGrounds(ctx, grounds, approve === 0);
    if (approve === 1) await approveHeld(ctx, row, given);
    else await refuseHeld(ctx, row, given);
    return { pid, tid: row.tid };
  };

export async function approveHeld(ctx: MemberCtx, row: HeldRow, grounds: Grounds): Promise<void> {
  if (row.decision !== null && row.decision !== 'refused') refuse('threads.held_decided');
  const refusal = await publish(ctx, row);
  if (refusal) refuse(refusal);
  if (row.decision === 'refused') {
    const { pid } = row;
    await deleteStrike(ctx.db, pid);
    // Whoever approves it after all grants the appeal that waits.
    await endActs(ctx, { pid, acts: ['refuse'], byUid: ctx.actor.uid, answer: grounds.reason });
  }
  await settle(ctx, row, 'approved', { ...grounds, act: 0 });
}

/** Publishes what was refused, where it still can be; false where it is withdrawn or its place is gone. */
export async function publishRefused(ctx: MemberCtx, pid: number): Promise<boolean> {
  const row = await lockHeld(ctx.db, pid);
  if (row?.decision !== 'refused' || (await publish(ctx, row)) !== undefined) return false;
  await decide(ctx, row, { decision: 'approved', rule: row.rule, reason: row.reason });
  return true;
}

export async function refuseHeld(ctx: MemberCtx, row: HeldRow, grounds: Grounds): Promise<void> {
  if (row.decision !== null) refuse('threads.held_decided');
  const { tid, pid, authorid, country_fid: countryFid } = row;
  const { rule, reason } = grounds;
  const post = { tid, pid, authorid };
  const act = await recordAct(ctx, { act: 'refuse', post, countryFid, byUid: ctx.actor.uid, ...grounds });
  await settle(ctx, row, 'refused', { ...grounds, act });
  await insertStrike(ctx.db, { pid, authorid, kind: 'refused', rule, reason, at: ctx.now });
  ctx.stale(trustTag(authorid));
}

/** Why it can't be published. */
type Unfit = 'threads.held_gone' | 'threads.held_apart' | undefined;

const publish = (ctx: MemberCtx, row: HeldRow): Promise<Unfit> =>
  row.reply === null ? publishThread(ctx, row) : writeReply(ctx, row, replyIn(row)!);

/** The thread is announced as if it were posted now; one with a later time waits for that. */
async function publishThread(ctx: MemberCtx, { tid, publish_at }: HeldRow): Promise<Unfit> {
  // What is not whole yet its kind publishes once it is.
  if (await isUnfinished(ctx.db, tid)) return undefined;
  if (!(await publishHeld(ctx.db, tid, ctx.now, publish_at))) return 'threads.held_gone';
  const thread = await findThread(ctx.db, tid);
  if (thread?.status !== 1) return undefined;
  const { first_pid: pid, fid, country_fid: countryFid, typeid, authorid: uid, at_list: mentioned } = thread;
  ctx.emit(threadPosted({ tid, pid, fid, countryFid, typeid, uid, at: ctx.now.getTime(), mentioned }));
  staleLists(ctx, { fid, countryFid });
  ctx.stale(authorTag(uid));
  return undefined;
}

/** The reply gets the next place of its thread, and those whom it concerns are notified now. */
async function writeReply(ctx: MemberCtx, { tid, pid, authorid: uid }: HeldRow, reply: HeldReply): Promise<Unfit> {
  const { db, now } = ctx;
  const thread = await lockThread(db, tid);
  if (!thread || thread.deleted_at) return 'threads.held_gone';
  const answered = await answeredNow(ctx, tid, reply);
  // A block made while it waited counts as one made before.
  const named = [thread.authorid, answered.uid ?? thread.authorid, ...reply.mentioned];
  const apart = new Set(await blockedAmong(db, uid, named));
  if (apart.has(thread.authorid) || apart.has(answered.uid ?? 0)) return 'threads.held_apart';
  const post = await insertReply(db, { ...reply, ...answered.place, tid, pid, authorid: uid, now });
  if (!post) return 'threads.held_gone';
  const { fid, country_fid: countryFid, typeid, authorid: threadUid } = thread;
  const { parentPid, quotePid } = answered.place;
  ctx.emit(
    repliedTo(thread)({
      ...{ tid, pid, fid, countryFid, typeid, uid, at: now.getTime(), threadUid },
      ...{ answeredUid: answered.uid ?? threadUid, parentPid: parentPid ?? 0, quotePid: quotePid ?? 0 },
      mentioned: reply.mentioned.filter((each) => !apart.has(each)),
    }),
  );
  return undefined;
}

/** What the reply answers; what is gone by now is answered no longer, and the reply stands in the thread. */
async function answeredNow({ db }: MemberCtx, tid: number, { parentPid, quotePid }: HeldReply) {
  const stands = async (pid: number | null) => {
    const post = pid === null ? undefined : await findPost(db, pid);
    return post?.tid === tid && post.status === 1 ? post : undefined;
  };
  const [parent, quoted] = [await stands(parentPid), await stands(quotePid)];
  return {
    place: { parentPid: parent?.pid ?? null, quotePid: parent && quoted ? quoted.pid : null },
    uid: (quoted ?? parent)?.authorid,
  };
}

interface Decided {
  decision: 'approved' | 'refused';
  rule: string;
  reason: string;
}

async function decide({ db, actor, now, stale }: MemberCtx, row: HeldRow, decided: Decided): Promise<void> {
  const by = { decided_by: actor.uid, decided_at: now, claimed_by: null, claimed_until: null };
  await updateHeld(db, row, { ...decided, ...by });
  stale(`t:${row.tid}`);
}

/** `act`: what its author may appeal against, 0 for nothing. */
async function settle(
  ctx: MemberCtx,
  row: HeldRow,
  decision: Decided['decision'],
  { act, ...grounds }: Grounds & { act: number },
): Promise<void> {
  const { db, actor, now } = ctx;
  const { tid, pid, authorid: uid } = row;
  const { rule, reason } = grounds;
  await decide(ctx, row, { decision, rule, reason });
  await recordAudit(ctx, {
    ...{ action: 'threads.decide-held', uid, subject: `#${pid}`, ...groundsOf(grounds) },
    ...{ before: { decision: row.decision }, after: { decision } },
  });
  const subject = (await findThread(db, tid))?.subject ?? '';
  ctx.emit(
    heldDecided({
      ...{ tid, pid, uid, byUid: actor.uid, approved: decision === 'approved', first: row.reply === null },
      ...{ subject, act, rule, reason, said: grounds.said ?? {}, at: now.getTime() },
    }),
  );
}
