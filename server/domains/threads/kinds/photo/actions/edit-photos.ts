import type { DataOf, InputOf } from '../../../../../../contract/call.ts';
import type { photoCalls } from '../../../../../../contract/domains/threads/kinds/photo/calls.ts';
import type { MemberCtx } from '../../../../../platform/context.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import type { Contests } from '../../../contests.ts';
import { mayEdit, mayRead } from '../../../core/policy.ts';
import { lockThread } from '../../../core/sql/threads.ts';
import { forReaderIfThere } from '../../../traits/for-reader.ts';
import type { ThreadWrites } from '../../kind.ts';
import { entriesTag } from '../entries-tag.ts';
import { photo } from '../kind.ts';
import { entriesByIds } from '../sql/entries.ts';
import { unsaid } from './new-thread-photos.ts';

type Call = (typeof photoCalls)['threads.edit-photos'];

/** Changes one's own entry: what isn't taken out of its photos stays, in its order, with what was said of it. */
export const editPhotos =
  ({ edit, contests }: Pick<ThreadWrites, 'edit'> & { contests: Contests }) =>
  async (ctx: MemberCtx, input: InputOf<Call>): Promise<DataOf<Call>> => {
    const { tid, aids, delaids, typeid, exif, ...words } = input;
    const [before] = await entriesByIds(ctx.db, [tid]);
    if (!before) return refuse('threads.photo_not_exist');
    const category = typeid ?? before.category;
    // Its contest first: who closes one holds it before its entries.
    if (before.authorid === ctx.actor.uid && before.frozen_at === null) {
      const { fid, contest_id: contestId } = before;
      // What was closed since stays on entries that have it.
      await contests.change(ctx, { fid, contestId, ...(category !== before.category && { category }) });
    }
    const thread = await forReaderIfThere(ctx, await lockThread(ctx.db, tid));
    const unread = mayRead(ctx.actor, thread);
    if (unread || !thread) return refuse(unread ?? 'threads.not_exist');
    const refusal = mayEdit(ctx.actor, thread.authorid);
    if (refusal) refuse(refusal);
    const [entry] = await entriesByIds(ctx.db, [tid], 'lock');
    if (!entry) return refuse('threads.photo_not_exist');
    const stay = entry.photos.filter(({ aid }) => !delaids.includes(aid));
    const changed = await edit(ctx, photo, {
      ...{ ...words, ...unsaid, tid, pid: thread.first_pid, fid: entry.fid, exif },
      aids: [...new Set([...stay.map(({ aid }) => aid), ...aids])],
      said: new Map(stay.map(({ aid, exif: before }) => [aid, before])),
      entering: { category, contestId: entry.contest_id, title: null, closesAt: null, countsLikes: false },
    });
    ctx.stale(entriesTag);
    return { Variables: changed };
  };
