import { postLimits } from '../../../../contract/domains/posts/limits.ts';
import { kindOf } from '../../../../contract/domains/threads/kinds.ts';
import { plainPostText } from '../../../../contract/primitives/post-text.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { detachPictures } from '../../media/index.ts';
import {
  lockPost,
  mentionedIn,
  nameMembers,
  type PostData,
  setMentioned,
  takeContent,
  typedMembers,
  updatePost,
} from '../../posts/index.ts';
import { staleLists } from '../core/actions/stale-lists.ts';
import { mayEdit, mayRead } from '../core/policy.ts';
import { isHeld } from '../core/sql/held.ts';
import { lockThread, setThreadMentioned, type ThreadData, updateThread } from '../core/sql/threads.ts';
import { threadEdited, threadMoved } from '../events.ts';
import type { Writing } from '../kinds/kind.ts';
import { kindOfThread } from '../kinds/kinds.ts';
import type { EditInput, NewThread } from '../kinds/thread-input.ts';
import type { SaidText } from '../review.ts';
import { forReaderIfThere } from '../traits/for-reader.ts';
import { takeTraits, traitWords } from '../traits/writing.ts';
import { type CreateDeps, takeCategory, takeThread } from './create-thread.ts';

/** What editing asks: what a country talks about, and what may stand without a moderator. */
export type EditDeps = Pick<CreateDeps, 'settings' | 'categories' | 'review'>;

/** Where an edited post stands. */
type Edited = Pick<NewThread, 'tid' | 'pid'>;

/** Edits one's own thread or reply; of a thread its words alone, whatever its kind. */
export async function editPost(deps: EditDeps, ctx: MemberCtx, input: EditInput): Promise<Edited> {
  const { thread, post } = await lockEditable(ctx, input);
  if (post.position === 1) refuseOwnEdit(thread);
  const edit = post.position === 1 ? editThread : editReply;
  return announceEdit(ctx, thread, post, { ...input, message: await edit(deps, ctx, thread, post, input) });
}

/** Edits one's own thread of a kind: its words, and what the kind adds. */
export async function editThreadOf<I, T>(
  deps: EditDeps,
  ctx: MemberCtx,
  kind: Writing<I, T>,
  input: EditInput & NoInfer<I>,
): Promise<Edited> {
  const { thread, post } = await lockEditable(ctx, input);
  if (post.position !== 1 || kindOf(thread.special) !== kind.name) return refuse('threads.post_not_exist');
  const taken = await kind.take(ctx, input);
  const message = await editThread(deps, ctx, thread, post, input);
  await kind.replace(ctx, thread.tid, taken);
  return announceEdit(ctx, thread, post, { ...input, message });
}

/** Refuses a first post that its kind's own calls alone change. */
export function refuseOwnEdit(thread: ThreadData): void {
  const { ownEdit } = kindOfThread(thread);
  if (ownEdit) refuse(ownEdit);
}

/** One's own post, locked, if its kind still lets it be changed. */
async function lockEditable(ctx: MemberCtx, { tid, pid }: Edited): Promise<{ thread: ThreadData; post: PostData }> {
  const { thread, post } = await lockOwnPost(ctx, tid, pid);
  const refusal = mayEdit(ctx.actor, post.authorid);
  if (refusal) refuse(refusal);
  if (thread.status === 0 && (await isHeld(ctx.db, tid, pid))) refuse('threads.waits');
  if (post.position === 1) {
    const settled = (await kindOfThread(thread).parts(ctx.db, [thread], 'lock')).mayEdit(tid);
    if (settled) refuse(settled);
  }
  return { thread, post };
}

/** What a post says now, cleaned, and who was chosen to be named in it. */
type Says = Pick<EditInput, 'message' | 'at_list_current'>;

async function announceEdit(ctx: MemberCtx, thread: ThreadData, post: PostData, says: Says): Promise<Edited> {
  const { tid, pid } = post;
  const anew = await nameAnew(ctx, thread, post, says);
  // Who doesn't see a reply is not notified of it.
  const apart = thread.replies_to_author && post.position > 1;
  const named = apart ? anew.filter((uid) => uid === thread.authorid) : anew;
  // A thread that waits for its time notifies whom it names when that has come.
  const mentioned = thread.status === 1 ? named : [];
  ctx.emit(threadEdited({ tid, pid, uid: ctx.actor.uid, at: ctx.now.getTime(), mentioned }));
  ctx.stale(`t:${tid}`);
  return { tid, pid };
}

/** Stores who is named in a post now; gives those who were not before, neither chosen nor by its words. */
async function nameAnew(ctx: MemberCtx, thread: ThreadData, post: PostData, says: Says): Promise<number[]> {
  const { tid, pid, position } = post;
  const before = await mentionedIn(ctx.db, tid, pid);
  const typed = await typedMembers(ctx.db, post.message);
  // Nobody has been notified yet of what waits for its time: a name that is gone from its words names nobody.
  const left = thread.status === 1 ? before : before.filter((uid) => !typed.includes(uid));
  const mentioned = await nameMembers(ctx, says.message, says.at_list_current ?? left);
  await setMentioned(ctx.db, tid, pid, mentioned);
  if (position === 1) await setThreadMentioned(ctx.db, tid, mentioned);
  const known = new Set([...before, ...typed]);
  return mentioned.filter((uid) => !known.has(uid));
}

/** A post that its writer is about to change: the thread's row first, as everywhere. */
export async function lockOwnPost(
  ctx: MemberCtx,
  tid: number,
  pid: number,
): Promise<{ thread: ThreadData; post: PostData }> {
  const thread = await forReaderIfThere(ctx, await lockThread(ctx.db, tid));
  const unread = mayRead(ctx.actor, thread);
  if (unread || !thread) return refuse(unread ?? 'threads.not_exist');
  const post = await lockPost(ctx.db, tid, pid);
  if (post?.status !== 1) return refuse('threads.post_not_exist');
  return { thread, post };
}

/** What its words are now. A thread stays on its board, whatever `fid` says: to move one is another call, of moderators. */
async function editThread(
  deps: EditDeps,
  ctx: MemberCtx,
  thread: ThreadData,
  post: PostData,
  input: EditInput,
): Promise<string> {
  const limits = { ...kindOfThread(thread).message, held: post.message };
  const at = { before: thread, countryFid: thread.country_fid, settings: deps.settings };
  const words = await traitWords(ctx, input, at);
  const { aside, ...content } = await takeThread(
    ctx,
    ctx.actor.uid,
    { ...input, ...words?.message },
    limits,
    (said) => {
      const stood = { ...saidBefore(post, thread.subject), aside: words?.before };
      return deps.review.judgeEdit(ctx, thread.country_fid, { ...said, aside: words?.html }, stood);
    },
  );
  const traits = await takeTraits(ctx, input, at, words ? [words.taken(aside)] : []);
  await releasePictures(ctx, post);
  await deps.review.storeVersion(ctx, thread, post, content);
  await updatePost(ctx.db, post.tid, post.pid, content, ctx.now);
  const typeid = await categoryOfEdit(deps, ctx, thread, input.typeid);
  const fields = { type: input.type, typeid, reproduce: input.reproduce.trim(), columns: traits.columns };
  await updateThread(ctx.db, post.tid, { ...content, ...fields }, ctx.now);
  await traits.store(post.tid);
  if (thread.status === 1) staleLists(ctx, { fid: thread.fid, countryFid: thread.country_fid });
  return content.message;
}

/** The category of an edited thread; one that was closed since may stay. */
async function categoryOfEdit(
  deps: EditDeps,
  ctx: MemberCtx,
  thread: ThreadData,
  asked: number | undefined,
): Promise<number> {
  if (asked === undefined || asked === thread.typeid) return thread.typeid;
  const typeid = await takeCategory(deps.categories, ctx, thread.country_fid, asked);
  if (thread.status === 1) {
    const place = { tid: thread.tid, pid: thread.first_pid, fid: thread.fid, countryFid: thread.country_fid };
    ctx.emit(threadMoved({ ...place, typeid, from: thread.typeid, at: thread.created_at.getTime() }));
  }
  return typeid;
}

/** What a post said, as the new words are compared with it. */
const saidBefore = ({ message }: PostData, subject: string): SaidText => ({
  ...{ subject, html: message },
  text: plainPostText(message),
});

async function editReply(
  { review }: EditDeps,
  ctx: MemberCtx,
  thread: ThreadData,
  post: PostData,
  input: EditInput,
): Promise<string> {
  const limits = { least: postLimits.replyMin, most: postLimits.replyMax, held: post.message };
  const { attachments, ...written } = await takeContent(ctx, ctx.actor.uid, input, limits);
  const said = { ...written, subject: '' };
  const { html } = await review.judgeEdit(ctx, thread.country_fid, said, saidBefore(post, ''));
  await releasePictures(ctx, post);
  await review.storeVersion(ctx, thread, post, { subject: '', message: html });
  await updatePost(ctx.db, post.tid, post.pid, { message: html, attachments }, ctx.now);
  return html;
}

/**
 * The edited post has taken its pictures anew, so that those it had before are released, also those that it still
 * shows.
 */
const releasePictures = (ctx: MemberCtx, { attachments }: PostData): Promise<void> =>
  detachPictures(
    ctx,
    attachments.map(({ aid }) => aid),
  );
