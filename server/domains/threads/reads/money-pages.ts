import type { MoneyPages } from '../../../platform/money-reason.ts';
import { primaryOf } from '../../../platform/replicas/primary-of.ts';
import type { People } from '../../follows/index.ts';
import { threadsOfPosts } from '../../posts/index.ts';
import { pathOfPost, postPreviews } from './post-previews.ts';

/** `tid:7`, `tid:7:digest:1` or `pid:9`, as this domain's transfers name what they are for. */
const named = /^(tid|pid):(\d{1,15})(?::|$)/;

/** The posts and threads that were paid for, where they stand and the reader may see them and those who wrote them. */
export const moneyPages =
  ({ hiddenFor }: Pick<People, 'hiddenFor'>): MoneyPages =>
  async ({ db: lists, actor }, references) => {
    const db = primaryOf(lists);
    const paid = references.flatMap((reference) => {
      const [, what, number] = named.exec(reference) ?? [];
      return what === undefined ? [] : [{ reference, what, id: Number(number) }];
    });
    if (paid.length === 0) return new Map();
    const posts = paid.filter(({ what }) => what === 'pid').map(({ id }) => id);
    const [tids, hidden] = await Promise.all([threadsOfPosts(db, posts), hiddenFor(db, actor.uid)]);
    const placed = paid.map(({ reference, what, id }) => ({
      reference,
      ...(what === 'tid' ? { tid: id, pid: 0 } : { tid: tids.get(id) ?? 0, pid: id }),
    }));
    const seen = (await postPreviews(db, actor, placed)).filter(
      ({ writers }) => !writers.some((uid) => hidden.has(uid)),
    );
    const byPost = new Map(seen.map((preview) => [preview.pid, preview]));
    const byThread = new Map(seen.filter(({ first }) => first).map((preview) => [preview.tid, preview]));
    return new Map(
      placed.flatMap(({ reference, tid, pid }) => {
        const preview = pid === 0 ? byThread.get(tid) : byPost.get(pid);
        return preview ? [[reference, pathOfPost(preview)] as const] : [];
      }),
    );
  };
