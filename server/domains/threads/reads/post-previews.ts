import { ownPageOf, pagePathOf } from '../../../../contract/domains/threads/page-paths.ts';
import { boardFids } from '../../../../contract/primitives/boards.ts';
import { beginningOfPostText } from '../../../../contract/primitives/post-text.ts';
import type { Actor, Db } from '../../../platform/context.ts';
import { excerpt, pageOfFloor } from '../../posts/index.ts';
import type { ForReader } from '../core/for-reader.ts';
import { mayRead, visibilityOf } from '../core/policy.ts';
import { marksOf } from '../core/sql/marks.ts';
import { type PostPreviewRow, postPreviewRows } from '../core/sql/post-previews.ts';
import { allForReader, forEachReader } from '../traits/for-reader.ts';

/** A post as a line about it shows it. */
export interface PostPreview {
  tid: number;
  pid: number;
  subject: string;
  /** Its thread's kind. */
  special: number;
  /** The beginning of its words. */
  text: string;
  /** It begins its thread. */
  first: boolean;
  /** The page of replies it stands on. */
  page: number;
  /** Who wrote it, and who began its thread. */
  writers: readonly number[];
}

const words = 120;

/** Whom a notice is shown to. */
type Viewer = Pick<Actor, 'uid' | 'groupid' | 'readaccess' | 'office'>;

/** Lines about posts, by thread and post (0 for the first one); those that this viewer may not read are left out. */
export async function postPreviews(
  db: Db,
  viewer: Viewer,
  places: readonly { tid: number; pid: number }[],
): Promise<PostPreview[]> {
  const rows = await postPreviewRows(
    db,
    places.map(({ tid }) => tid),
    places.map(({ pid }) => pid),
  );
  const found = await allForReader({ db, actor: viewer }, rows, ({ country_fid }) => country_fid);
  return found
    .filter((row) => isOpen(viewer, row))
    .map((row) => ({
      tid: row.tid,
      pid: row.pid,
      subject: row.subject,
      special: row.special,
      text: excerpt(beginningOfPostText(row.message), words),
      first: row.position === 1,
      page: pageOfFloor(row.floor),
      writers: [row.writer, row.authorid],
    }));
}

/** Of some members, each with a post, those who may read it. */
export async function whoMayRead<T extends { viewer: Viewer; tid: number; pid: number }>(
  db: Db,
  asked: readonly T[],
): Promise<T[]> {
  const places = [...new Map(asked.map(({ tid, pid }) => [pid, tid]))];
  const rows = await postPreviewRows(
    db,
    places.map(([, tid]) => tid),
    places.map(([pid]) => pid),
  );
  const byPid = new Map(rows.map((row) => [row.pid, row]));
  const there = asked.flatMap((each) => {
    const thread = byPid.get(each.pid);
    return thread ? [{ each, actor: each.viewer, thread }] : [];
  });
  const found = await forEachReader(db, there);
  return there.filter(({ actor }, at) => isOpen(actor, found[at]!)).map(({ each }) => each);
}

/** The address of a post; of its thread, where it begins one. */
export function pathOfPost(post: Pick<PostPreview, 'tid' | 'pid' | 'special' | 'first' | 'page'>): string {
  const { tid, pid, special, first, page } = post;
  const thread = ownPageOf(special) === undefined ? threadPath(tid) : pagePathOf(post);
  return first ? thread : `${thread}${page > 1 ? `?page=${page}` : ''}#pid${pid}`;
}

/** The address of a thread, as notices name it. */
export const threadPath = (tid: number): string => `/forum/${boardFids.notice}/${tid}`;

const isOpen = (viewer: Viewer, row: ForReader<PostPreviewRow>): boolean =>
  mayRead(viewer, { ...row, status: row.thread_status }) === undefined && isVisible(viewer, row);

/** Whether a viewer sees a post where replies may be there for the thread's author alone. */
function isVisible(viewer: { uid: number }, row: ForReader<PostPreviewRow>): boolean {
  const visibility = visibilityOf(viewer, row);
  return visibility === 'all' || row.position === 1 || row.writer === visibility || row.parent_writer === visibility;
}

/** Those among some posts that a member likes. */
export const likedAmong = async (
  db: Db,
  uid: number,
  posts: readonly { tid: number; pid: number }[],
): Promise<ReadonlySet<number>> => (await marksOf(db, { uid, posts, tids: [], rewards: [] })).liked;
