import type { Notice } from '../../../../contract/domains/notices/shapes.ts';
import type { Language } from '../../../../contract/primitives/countries.ts';
import type { Actor, Db } from '../../../platform/context.ts';
import type { People } from '../../follows/index.ts';
import { likedAmong, type PostPreview, postPreviews } from '../../threads/index.ts';
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
  viewer: Pick<Actor, 'uid' | 'groupid' | 'readaccess' | 'office'>;
  locale: Language;
}

/** Of some notices those that their reader sees, with the posts they lead to: what is gone, shut or hidden is left out. */
export async function seenNotices(
  { hiddenFor, kinds }: Pick<ReadDeps, 'hiddenFor' | 'kinds'>,
  db: Db,
  viewer: Reader['viewer'],
  all: readonly NoticeRow[],
): Promise<{ rows: NoticeRow[]; previews: PostPreview[]; preview: NoticeScene['preview'] }> {
  if (all.length === 0) return { rows: [], previews: [], preview: () => undefined };
  const hidden = await hiddenFor(db, viewer.uid);
  const shown = all.flatMap((row) => withoutHidden(row, hidden) ?? []);
  const previews = await postPreviews(db, viewer, placesOf(shown, kinds));
  const byPost = new Map(previews.map((preview) => [preview.pid, preview]));
  const byThread = new Map(previews.filter(({ first }) => first).map((preview) => [preview.tid, preview]));
  const preview = (row: NoticeRow) => {
    const pid = postOf(row, kinds);
    return pid === 0 ? byThread.get(row.tid!) : byPost.get(pid);
  };
  const isSeen = (row: NoticeRow): boolean => {
    const kind = kinds.find(row.kind);
    if (!kind || row.tid === null) return kind !== undefined;
    const writers = preview(row)?.writers;
    return writers !== undefined && !(kind.onlyReaders && writers.some((uid) => hidden.has(uid)));
  };
  const rows = shown.filter(isSeen);
  return { rows, previews, preview };
}

/** The posts that notices lead to, each once. */
function placesOf(rows: readonly NoticeRow[], kinds: NoticeKinds): { tid: number; pid: number }[] {
  const places = rows.flatMap((row) => (row.tid === null ? [] : [{ tid: row.tid, pid: postOf(row, kinds) }]));
  return [...new Map(places.map((place) => [`${place.tid} ${place.pid}`, place])).values()];
}

/** Hydrates notices: a query for the members named, two for the posts; what is gone or hidden is left out. */
export async function presentNotices(
  deps: ReadDeps,
  db: Db,
  { viewer, locale }: Reader,
  all: readonly NoticeRow[],
): Promise<Notice[]> {
  const { rows, previews, preview } = await seenNotices(deps, db, viewer, all);
  const doers = rows.flatMap(({ actors }) => actors.slice(0, 1).map(({ uid }) => uid));
  const [cards, liked, followed] = await Promise.all([
    deps.members(db, doers),
    likedAmong(db, viewer.uid, previews),
    deps.followedBy(db, viewer.uid),
  ]);
  const scene: NoticeScene = {
    locale,
    publicUrl: deps.publicUrl,
    kinds: deps.kinds,
    card: (uid) => cards.get(uid),
    likes: (pid) => liked.has(pid),
    follows: (uid) => followed.has(uid),
    preview,
  };
  return rows.flatMap((row) => presentNotice(scene, row) ?? []);
}

/** The notice with only those doers whom the reader wants to see; undefined when none of them is left. */
function withoutHidden(row: NoticeRow, hidden: ReadonlyMap<number, unknown>): NoticeRow | undefined {
  if (row.actors.length === 0 || !row.actors.some(({ uid }) => hidden.has(uid))) return row;
  const left = withoutDoer({ actors: row.actors, count: row.actor_count }, ({ uid }) => hidden.has(uid));
  return left ? { ...row, actors: left.actors, actor_count: left.count } : undefined;
}
