import type { Notice } from '../../../../contract/domains/notices/shapes.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Db } from '../../../platform/context.ts';
import type { People } from '../../follows/index.ts';
import { likedAmong, postPreviews } from '../../threads/index.ts';
import type { NoticeKinds } from '../kinds.ts';
import { type NoticeScene, postOf, presentNotice } from '../present.ts';
import { withoutDoer } from '../rules/groups.ts';
import type { NoticeRow } from '../sql/notices.ts';

export interface ReadDeps extends Pick<People, 'members' | 'hiddenFor' | 'followedBy'> {
  /** Without a slash at the end. */
  publicUrl: string;
  kinds: NoticeKinds;
}

/** Whom the notices are shown to, and in which language. */
export interface Reader {
  viewer: { uid: number; groupid: number; readaccess: number; countryFid: number };
  locale: Language;
}

/** Hydrates notices: a query for the members named, two for the posts; what is gone or hidden is left out. */
export async function presentNotices(
  deps: ReadDeps,
  db: Db,
  { viewer, locale }: Reader,
  all: readonly NoticeRow[],
): Promise<Notice[]> {
  const hidden = await deps.hiddenFor(db, viewer.uid);
  const shown = all.flatMap((row) => withoutHidden(row, hidden) ?? []);
  const post = (row: NoticeRow): number => postOf(row, deps.kinds);
  const places = shown.filter((row) => row.tid !== null).map((row) => ({ tid: row.tid!, pid: post(row) }));
  const doers = shown.flatMap(({ actors }) => actors.slice(0, 1).map(({ uid }) => uid));
  const [cards, seen, followed] = await Promise.all([
    deps.members(db, doers),
    postPreviews(db, viewer, places),
    deps.followedBy(db, viewer.uid),
  ]);
  const liked = await likedAmong(db, viewer.uid, seen);
  const byPost = new Map(seen.map((preview) => [preview.pid, preview]));
  const byThread = new Map(seen.filter(({ first }) => first).map((preview) => [preview.tid, preview]));
  const scene: NoticeScene = {
    locale,
    publicUrl: deps.publicUrl,
    kinds: deps.kinds,
    card: (uid) => cards.get(uid),
    likes: (pid) => liked.has(pid),
    follows: (uid) => followed.has(uid),
    preview: (row) => (post(row) === 0 ? byThread.get(row.tid!) : byPost.get(post(row))),
  };
  return shown.flatMap((row) => presentNotice(scene, row) ?? []);
}

/** The notice with only those doers whom the reader wants to see; undefined when none of them is left. */
function withoutHidden(row: NoticeRow, hidden: ReadonlyMap<number, unknown>): NoticeRow | undefined {
  if (row.actors.length === 0 || !row.actors.some(({ uid }) => hidden.has(uid))) return row;
  const left = withoutDoer({ actors: row.actors, count: row.actor_count }, ({ uid }) => hidden.has(uid));
  return left ? { ...row, actors: left.actors, actor_count: left.count } : undefined;
}
