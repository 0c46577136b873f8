import type { NoticeSource } from '../../../platform/notice-kind.ts';
import { type Listener, on } from '../../../platform/outbox/listener.ts';
import { changed } from '../../../platform/realtime/changed.ts';
import { hidesChanged } from '../../follows/index.ts';
import { withdrawDoers, withdrawPosts, withdrawThreads } from '../actions/withdraw.ts';
import { writeNotices } from '../actions/write-notices.ts';
import { scheduleNotices } from '../jobs/write-later.ts';
import type { NoticeKinds } from '../kinds.ts';

/** Listens to the events that domains have declared to notify members, or to withdraw notices. */
export function notifyMembers(kinds: NoticeKinds, sources: readonly NoticeSource[]): Listener[] {
  const listeners = sources.map((source) => {
    if ('notify' in source)
      return on(source.event, (ctx, all) => {
        const incoming = all
          .flatMap(source.notify)
          .map(({ kind: { kind, page }, ...rest }) => ({ ...rest, kind, page }));
        return source.after === undefined
          ? writeNotices(ctx, kinds, incoming)
          : scheduleNotices(ctx, incoming, source.after);
      });
    if ('takeBack' in source) return on(source.event, (ctx, all) => withdrawDoers(ctx, all.map(source.takeBack)));
    if ('deletePost' in source) return on(source.event, (ctx, all) => withdrawPosts(ctx, all.map(source.deletePost)));
    return on(source.event, (ctx, all) => withdrawThreads(ctx, all.map(source.deleteThread)));
  });
  return [...listeners, recountHidden];
}

/** What is unread is counted without whom one doesn't want to see. */
const recountHidden = on(hidesChanged, (ctx, all) =>
  changed(
    ctx.db,
    'notices.unread',
    all.flatMap(({ uid, otherUid }) => [uid, otherUid]),
  ),
);
