import type { ListenerCtx } from '../../../platform/outbox/listener.ts';
import { changed } from '../../../platform/realtime/changed.ts';
import { hiddenPairs } from '../../follows/index.ts';
import { type MemberCard, membersByIds } from '../../members/index.ts';
import { sanctionsOf } from '../../moderation/index.ts';
import { whoMayRead } from '../../threads/index.ts';
import { schedulePush } from '../jobs/push.ts';
import type { NoticeKinds } from '../kinds.ts';
import { asRecipient } from '../reads/recipient.ts';
import { settingsOf } from '../reads/settings.ts';
import { type Bundle, bundled, bundleKey, type Gathered, type Incoming, withDoer } from '../rules/groups.ts';
import {
  insertNotices,
  lockOpen,
  type NewNotice,
  type NoticeChange,
  type NoticeRow,
  regather,
} from '../sql/notices.ts';

/** Writes what members are to be notified of: into the notice that is still unread, else as a new one. */
export async function writeNotices(
  ctx: Pick<ListenerCtx, 'db' | 'now'>,
  kinds: NoticeKinds,
  all: readonly Incoming[],
): Promise<void> {
  const bundles = [...bundled(await allowed(ctx, kinds, all)).values()];
  if (bundles.length === 0) return;
  const uids = bundles.map(({ first }) => first.uid);
  const open = new Map(
    (
      await lockOpen(
        ctx.db,
        uids,
        bundles.map(({ first }) => first.key),
      )
    ).map((row) => [bundleKey(row.uid, row.group_key), row]),
  );
  const fresh: NewNotice[] = [];
  const grown: (NoticeChange & { again: boolean })[] = [];
  for (const bundle of bundles) {
    const row = open.get(bundleKey(bundle.first.uid, bundle.first.key));
    if (row) grown.push(changeOf(row, bundle, kinds, ctx.now));
    else fresh.push(rowOf(bundle, ctx.now));
  }
  await insertNotices(ctx.db, fresh);
  await regather(
    ctx.db,
    grown.filter(({ again }) => again),
    true,
  );
  await regather(
    ctx.db,
    grown.filter(({ again }) => !again),
  );
  await changed(ctx.db, 'notices.unread', uids);
  await schedulePush(ctx.db, uids, ctx.now);
}

/**
 * Leaves out what members have switched off, what is done by those whom they don't want to see, members who are gone, as
 * recipients and as doers, and who doesn't read where it happened.
 */
async function allowed(
  ctx: Pick<ListenerCtx, 'db' | 'now'>,
  kinds: NoticeKinds,
  incoming: readonly Incoming[],
): Promise<Incoming[]> {
  const cards = await membersByIds(
    ctx.db,
    incoming.flatMap(({ uid, doer }) => (doer ? [uid, doer.uid] : [uid])),
  );
  const isThere = (uid: number): boolean => Boolean(cards.get(uid)?.username);
  const all = incoming.filter(({ uid, doer }) => isThere(uid) && (!doer || isThere(doer.uid)));
  const done = all.filter(({ doer }) => doer !== undefined);
  const hidden = new Set(
    (
      await hiddenPairs(
        ctx.db,
        done.map(({ uid }) => uid),
        done.map(({ doer }) => doer!.uid),
      )
    ).map(({ uid, hiddenUid }) => `${uid} ${hiddenUid}`),
  );
  const settings = await settingsOf(ctx.db, [...new Set(all.map(({ uid }) => uid))]);
  const wanted = all.filter(
    ({ uid, kind, doer }) =>
      !settings(uid).muted.includes(kinds.sortOf(kind)) && !(doer && hidden.has(`${uid} ${doer.uid}`)),
  );
  return withoutUnread(ctx, kinds, wanted, cards);
}

/** Leaves out whoever may not read a post, of kinds that only its readers are notified of. */
async function withoutUnread(
  { db, now }: Pick<ListenerCtx, 'db' | 'now'>,
  kinds: NoticeKinds,
  all: Incoming[],
  cards: ReadonlyMap<number, MemberCard>,
): Promise<Incoming[]> {
  const isForReaders = ({ kind }: Incoming) => kinds.find(kind)?.onlyReaders === true;
  const guarded = all.filter(isForReaders);
  if (guarded.length === 0) return all;
  const uids = [...new Set(guarded.map(({ uid }) => uid))];
  const sanctions = await sanctionsOf(db, uids, now);
  const asked = guarded.flatMap((each) => {
    const { uid, tid, doer } = each;
    const pid = each.pid ?? doer?.pid;
    if (!tid || !pid) return [];
    return [{ each, tid, pid, viewer: asRecipient(cards.get(uid)!, sanctions.get(uid)).viewer }];
  });
  const readers = new Set((await whoMayRead(db, asked)).map(({ each }) => each));
  return all.filter((each) => !isForReaders(each) || readers.has(each));
}

const nobody: Gathered = { actors: [], count: 0 };

const timeOf = ({ at }: Incoming, now: Date): Date => (at === undefined ? now : new Date(at));

function rowOf({ last, doers }: Bundle, now: Date): NewNotice {
  const { actors, count } = doers.reduce(withDoer, nobody);
  return {
    uid: last.uid,
    page: last.page,
    kind: last.kind,
    group_key: last.key,
    tid: last.tid ?? null,
    pid: last.pid ?? null,
    topid: last.topid ?? null,
    actors,
    actor_count: count,
    facts: last.facts ?? {},
    at: timeOf(last, now),
  };
}

/**
 * Another answer is news of its own, and so is what the system says; another like or follower is not, nor a further reply
 * to a thread that its follower hasn't come back to.
 */
function changeOf(
  row: NoticeRow,
  { doers, last }: Bundle,
  kinds: NoticeKinds,
  now: Date,
): NoticeChange & { again: boolean } {
  const { actors, count } = doers.reduce(withDoer, { actors: row.actors, count: row.actor_count });
  return {
    uid: row.uid,
    id: row.id,
    actors,
    count,
    facts: last.facts ?? {},
    at: timeOf(last, now),
    again: !['like', 'follow', 'thread'].includes(kinds.sortOf(last.kind)),
  };
}
