import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { People } from '../../follows/index.ts';
import { findPost, type PostData, pageOfFloor, storedMessage } from '../../posts/index.ts';
import { mayDelete } from '../core/policy.ts';
import { findThread } from '../core/sql/threads.ts';
import { traitsToEdit } from '../traits/reading.ts';
import { kindFieldsOf, noKindAnswers } from './kind-parts.ts';
import { forReaderOrAuthor } from './may-see.ts';

type Call = (typeof threadsCalls)['threads.get-data'];

/** One's own post, as the composer takes it up again. */
export const ownPost =
  (people: Pick<People, 'members' | 'hiddenFor'>) =>
  async (ctx: MemberCtx, { pid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const post = await findPost(ctx.db, pid);
    const thread = post && (await findThread(ctx.db, post.tid));
    if (!post || !thread || thread.deleted_at || post.status !== 1) return refuse('threads.post_not_exist');
    const shown = await forReaderOrAuthor(ctx, thread, post);
    const refusal = mayDelete(ctx.actor, post.authorid);
    if (refusal) refuse(refusal);
    const first = post.position === 1;
    return {
      pid,
      tid: post.tid,
      fid: thread.fid,
      subject: first ? thread.subject : '',
      message: storedMessage(post),
      aids: post.attachments.map((picture) => picture.aid).join(','),
      captions: post.attachments.map((picture) => picture.caption),
      attachments: post.attachments,
      special: thread.special,
      ...(first ? await kindFieldsOf(ctx, people, shown) : noKindAnswers),
      type: first ? thread.type : '',
      typeid: first ? thread.typeid : 0,
      reproduce: first ? thread.reproduce : '',
      ...(await traitsToEdit(ctx, first ? thread : null)),
      begun: flag(thread.max_position > 1),
      first: first ? 1 : 0,
      page: pageOfFloor(await floorOf(ctx, post)),
    };
  };

/** An answer to a reply stands on that reply's floor. */
async function floorOf(ctx: MemberCtx, { floor, parent_pid }: PostData): Promise<number> {
  const parent = parent_pid === null ? undefined : await findPost(ctx.db, parent_pid);
  return floor ?? parent?.floor ?? 0;
}
