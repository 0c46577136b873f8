import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import type { Post } from '../../../../contract/domains/threads/shapes.ts';
import type { TextFormat } from '../../../../contract/primitives/text-format.ts';
import type { Ctx, MemberCtx } from '../../../platform/context.ts';
import { sharedFor } from '../../../platform/reading/parted.ts';
import { refuse } from '../../../platform/refusal.ts';
import { nobodyHidden } from '../../follows/index.ts';
import { findPost, insertReply, nameMembers, type PostData, refuseBlocked, takeContent } from '../../posts/index.ts';
import type { ForReader } from '../core/for-reader.ts';
import { mayReply } from '../core/policy.ts';
import { factsOfThread } from '../core/reads/facts.ts';
import type { Shown } from '../core/reads/viewing.ts';
import { type HeldReply, insertHeld, nextPid } from '../core/sql/held.ts';
import { noMarks } from '../core/sql/marks.ts';
import { noPlaces } from '../core/sql/reading-places.ts';
import { findThread, type ThreadData } from '../core/sql/threads.ts';
import { repliedTo } from '../events.ts';
import { factsOfPost, presentPost } from '../present.ts';
import { ownPost } from '../present-own.ts';
import { asPost } from '../reads/as-post.ts';
import { noKinds } from '../reads/kind-parts.ts';
import { refuseUnseen } from '../reads/may-see.ts';
import { postScene } from '../reads/post-scene.ts';
import type { Hold, Review } from '../review.ts';
import { allForReader, forReaderIfThere } from '../traits/for-reader.ts';
import { mayPost } from './create-thread.ts';

interface ReplyInput {
  tid: number;
  message: string;
  format?: TextFormat | undefined;
  phonetype: string;
  repquote: number;
  aids: readonly number[];
  at_list_current: readonly number[];
  /** Written as our team: whoever is concerned is notified of what it changes, and not of a reply. */
  ofTeam?: boolean;
}

interface Sent {
  thread: ForReader<ThreadData>;
  post: PostData;
  /** It waits for a moderator: nobody else knows of it. */
  held: boolean;
}

/** Replies to a thread, or to one of its posts. */
export async function sendReply(review: Pick<Review, 'judge'>, ctx: Ctx, input: ReplyInput): Promise<Sent> {
  const writer = mayPost(ctx);
  const { uid } = writer.actor;
  const thread = await forReaderIfThere(ctx, await findThread(ctx.db, input.tid));
  if (!thread) return refuse('threads.not_exist');
  const refusal = mayReply(ctx.actor, thread);
  if (refusal) refuse(refusal);
  const answered = await answeredPost(ctx, thread, input.repquote);
  await refuseBlocked(writer, [thread.authorid, answered.uid]);
  const limits = { least: postLimits.replyMin, most: postLimits.replyMax };
  const content = await takeContent(ctx, uid, { ...input, captions: [] }, limits);
  const judged = await review.judge(writer, thread.country_fid, { ...content, subject: '' });
  const named = await nameMembers(writer, judged.html, input.at_list_current);
  // Who doesn't see the reply is not notified of it.
  const mentioned = thread.replies_to_author ? named.filter((each) => each === thread.authorid) : named;

  const { parentPid, quotePid } = answered;
  const reply = {
    parentPid,
    quotePid,
    message: judged.html,
    attachments: content.attachments,
    mentioned,
    phonetype: input.phonetype.trim(),
    ofTeam: input.ofTeam,
  };
  if (judged.hold) return { thread, post: await holdReply(writer, thread, reply, judged.hold), held: true };
  const post = await insertReply(ctx.db, { ...reply, tid: thread.tid, authorid: uid, now: ctx.now });
  // Closed or deleted since it was read.
  if (!post) return refuse('threads.closed');

  ctx.emit(
    repliedTo(thread)({
      tid: thread.tid,
      pid: post.pid,
      fid: thread.fid,
      countryFid: thread.country_fid,
      typeid: thread.typeid,
      uid,
      at: ctx.now.getTime(),
      threadUid: thread.authorid,
      answeredUid: answered.uid,
      parentPid: parentPid ?? 0,
      quotePid: quotePid ?? 0,
      mentioned,
      ...(input.ofTeam ? { ofTeam: true } : {}),
    }),
  );
  ctx.stale(`t:${thread.tid}`);
  return { thread, post, held: false };
}

/** Stores a reply that waits for a moderator; what its writer is shown of it, at the end of the thread. */
async function holdReply(
  { db, actor, now, stale }: MemberCtx,
  thread: ThreadData,
  reply: HeldReply,
  hold: Hold,
): Promise<PostData> {
  const { tid, country_fid: countryFid } = thread;
  const pid = await nextPid(db);
  await insertHeld(db, { tid, pid, countryFid, authorid: actor.uid, reply, publishAt: null, ...hold, now });
  stale(`t:${tid}`);
  return asPost(thread, { pid, authorid: actor.uid, at: now }, reply);
}

/** The new reply as the thread page shows it. */
export async function presentReply(
  ctx: Ctx,
  people: Pick<Shown, 'members' | 'categories'>,
  { thread, post, held }: Sent,
): Promise<Post & { held: 0 | 1 }> {
  // One's own post says nothing about whom one follows or hides, so that this needn't be asked within the write.
  const scene = await postScene(sharedFor(ctx, nobodyHidden), people, thread, [post]);
  const facts = factsOfPost(scene, post, []);
  const [read] = await allForReader(ctx, [factsOfThread(scene.view, thread, scene)], ({ countryFid }) => countryFid);
  const nobody: ReadonlySet<number> = new Set();
  const reader = {
    ...{ actor: ctx.actor, marks: noMarks, places: noPlaces },
    ...{ followed: nobody, kinds: noKinds },
  };
  return {
    ...presentPost(scene, post, []),
    ...ownPost(reader, read!, facts),
    children_list: [],
    held: held ? 1 : 0,
  };
}

interface Answered {
  parentPid: number | null;
  quotePid: number | null;
  uid: number;
}

/** One level of children: an answer to a child becomes a child of the same reply, and says whom it answers. */
async function answeredPost(ctx: Ctx, thread: ForReader<ThreadData>, repquote: number): Promise<Answered> {
  if (repquote === 0) return { parentPid: null, quotePid: null, uid: thread.authorid };
  const post = await findPost(ctx.db, repquote);
  if (!post || post.tid !== thread.tid || post.status !== 1) return refuse('threads.post_not_exist');
  await refuseUnseen(ctx, thread, post);
  if (post.position === 1) return { parentPid: null, quotePid: null, uid: thread.authorid };
  return post.parent_pid === null
    ? { parentPid: post.pid, quotePid: null, uid: post.authorid }
    : { parentPid: post.parent_pid, quotePid: post.pid, uid: post.authorid };
}
