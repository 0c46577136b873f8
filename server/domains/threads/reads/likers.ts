import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { threadsCalls } from '../../../../contract/domains/threads/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refusal.ts';
import { shownName } from '../../members/index.ts';
import { findPost, likersAfter } from '../../posts/index.ts';
import type { ReadDeps } from '../core/reads/deps.ts';
import { hiddenHere } from '../core/reads/viewing.ts';
import { refuseUnseen } from './may-see.ts';
import { openThread } from './open-thread.ts';

type Call = (typeof threadsCalls)['threads.likers'];

/** Who likes a post. A first post's likes are counted on its thread. */
export const likers =
  (people: ReadDeps) =>
  async (ctx: Ctx, { pid, after, limit }: InputOf<Call>): Promise<DataOf<Call>> => {
    const post = await findPost(ctx.db, pid);
    if (post?.status !== 1) refuse('threads.post_not_exist');
    const thread = await openThread(ctx, people, post.tid, 'threads.post_not_exist');
    await refuseUnseen(ctx, thread, post);
    const uids = await likersAfter(ctx.db, post.tid, pid, after, limit + 1);
    const shown = uids.slice(0, limit);
    const [cards, hidden] = await Promise.all([people.members(ctx.db, shown), hiddenHere(ctx, people)]);
    return {
      likelist: shown.flatMap((uid) => {
        const card = cards.get(uid);
        if (!card || hidden.has(uid)) return [];
        return [{ uid, username: shownName(card, ctx.locale), avatar: card.avatar, country_fid: card.countryFid }];
      }),
      count: post.floor === 0 ? thread.likes : post.likes,
      more: uids.length > limit,
    };
  };
