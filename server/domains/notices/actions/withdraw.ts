import type { ListenerCtx } from '../../../platform/outbox/listener.ts';
import { changed } from '../../../platform/realtime/changed.ts';
import { type Doer, withoutDoer } from '../rules/groups.ts';
import {
  deleteNotices,
  deleteOfThreads,
  lockOfPosts,
  lockOpen,
  type NoticeChange,
  type NoticeRow,
  regather,
} from '../sql/notices.ts';

/** A like or a follow that was undone: its doer leaves the notice. Only what is unread still changes. */
interface TakenBack {
  uid: number;
  key: string;
  doer: number;
}

export async function withdrawDoers(ctx: ListenerCtx, all: readonly TakenBack[]): Promise<void> {
  const rows = await lockOpen(
    ctx.db,
    all.map(({ uid }) => uid),
    all.map(({ key }) => key),
  );
  await takeOut(ctx, rows, (row, doer) =>
    all.some((back) => back.uid === row.uid && back.key === row.group_key && back.doer === doer.uid),
  );
}

/**
 * Notices of posts that are gone are deleted, read or unread; the authors of such posts are no longer named in others.
 */
export async function withdrawPosts(ctx: ListenerCtx, posts: readonly { tid: number; pid: number }[]): Promise<void> {
  const gone = new Set(posts.map(({ pid }) => pid));
  const rows = await lockOfPosts(ctx.db, [...new Set(posts.map(({ tid }) => tid))], [...gone]);
  const whole = (row: NoticeRow) => row.pid !== null && gone.has(row.pid);
  const emptied = rows.filter(whole);
  await deleteNotices(ctx.db, emptied);
  await notifyChanged(ctx, emptied);
  await takeOut(
    ctx,
    rows.filter((row) => !whole(row)),
    (_, doer) => gone.has(doer.pid),
  );
}

/** Notices of threads that are gone are deleted. A thread may have as many notices as it had readers. */
export async function withdrawThreads(ctx: ListenerCtx, tids: readonly number[]): Promise<void> {
  await changed(ctx.db, 'notices.unread', await deleteOfThreads(ctx.db, tids));
}

async function takeOut(
  ctx: ListenerCtx,
  rows: readonly NoticeRow[],
  isGone: (row: NoticeRow, doer: Doer) => boolean,
): Promise<void> {
  const empty: NoticeRow[] = [];
  const smaller: NoticeChange[] = [];
  for (const row of rows) {
    if (!row.actors.some((doer) => isGone(row, doer))) continue;
    const left = withoutDoer({ actors: row.actors, count: row.actor_count }, (doer) => isGone(row, doer));
    if (left) smaller.push({ uid: row.uid, id: row.id, at: row.updated_at, facts: row.facts, ...left });
    else empty.push(row);
  }
  await regather(ctx.db, smaller);
  await deleteNotices(ctx.db, empty);
  await notifyChanged(ctx, empty);
}

const notifyChanged = (ctx: ListenerCtx, rows: readonly NoticeRow[]): Promise<void> =>
  changed(
    ctx.db,
    'notices.unread',
    rows.filter(({ read_at }) => read_at === null).map(({ uid }) => uid),
  );
