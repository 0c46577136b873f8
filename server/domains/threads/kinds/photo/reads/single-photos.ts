import type { singlePhoto } from '../../../../../../contract/domains/threads/kinds/photo/rows.ts';
import type { OwnOf, SharedOf } from '../../../../../../contract/own.ts';
import type { Ctx } from '../../../../../platform/context.ts';
import type { SharedCtx } from '../../../../../platform/reading/parted.ts';
import { unixSeconds } from '../../../../../platform/unix-seconds.ts';
import { type Shown, viewing } from '../../../core/reads/viewing.ts';
import { marksOf, noMarks } from '../../../core/sql/marks.ts';
import { type ThreadData, threadsByIds } from '../../../core/sql/threads.ts';
import { writerOf } from '../../../present.ts';
import { ownLike } from '../../../present-own.ts';
import { sharedTraits } from '../../../traits/reading.ts';
import { visibleThreads } from '../../../visibility.ts';
import { mayLikeEntry } from '../policy.ts';
import { presentPhoto } from '../present.ts';
import { type PhotoRow, photosByKeys } from '../sql/photos.ts';

type Row = SharedOf<typeof singlePhoto>;
export type Why = Row['why'];

/** What a reader's own part looks at of a photo. */
export type PhotoFacts = {
  tid: number;
  pid: number;
  authorid: number;
  /** Milliseconds, 0 for never. */
  closes: number;
  counts: boolean;
  frozen: boolean;
};

interface Shot {
  photo: PhotoRow;
  thread: ThreadData;
}

/** Photos by their keys, in that order, as all readers of a kind see them; what they may not see is left out. */
export async function sharedPhotos(
  ctx: SharedCtx,
  people: Pick<Shown, 'members' | 'categories'>,
  keys: readonly { tid: number; id: number; why?: Why }[],
): Promise<{ list: Row[]; facts: PhotoFacts[] }> {
  const tids = [...new Set(keys.map(({ tid }) => tid))];
  const [rows, found] = await Promise.all([photosByKeys(ctx.db, keys), threadsByIds(ctx.db, tids)]);
  const threads = visibleThreads(ctx, tids, found);
  for (const { tid } of threads) ctx.reads(`t:${tid}`);
  const [view, traits] = await Promise.all([
    viewing(
      ctx,
      people,
      threads.map(({ authorid }) => authorid),
    ),
    sharedTraits(ctx, threads),
  ]);
  const byTid = new Map(threads.map((thread) => [thread.tid, thread]));
  const byKey = new Map(rows.map((row) => [`${row.tid} ${row.aid}`, row]));
  const shots = keys.flatMap(({ tid, id, why = '' }) => {
    const [photo, thread] = [byKey.get(`${tid} ${id}`), byTid.get(tid)];
    return photo && thread ? [{ photo, thread, why }] : [];
  });
  return {
    list: shots.map(({ why, ...shot }) => {
      const { author, avatar } = writerOf(view, shot.thread.authorid);
      const prize = traits.of(shot.thread).prize?.what ?? '';
      return { ...presentShot(shot), author, avatar, prize, why };
    }),
    facts: shots.map(factsOf),
  };
}

const presentShot = ({ photo, thread }: Shot) => ({
  ...presentPhoto(photo),
  ...{ tid: thread.tid, fid: thread.fid, subject: thread.subject, authorid: thread.authorid },
  ...{ country_fid: thread.country_fid, dateline: unixSeconds(thread.created_at) },
  ...{ like: thread.likes, replies: thread.replies, typeid: photo.category, contest: photo.contest_id },
});

const factsOf = ({ photo, thread }: Shot): PhotoFacts => ({
  ...{ tid: thread.tid, pid: thread.first_pid, authorid: thread.authorid },
  ...{ closes: photo.closes_at?.getTime() ?? 0, counts: photo.counts_likes, frozen: photo.frozen_at !== null },
});

/** What in them is the reader's own. */
export async function ownPhotos(
  { db, actor, now }: Pick<Ctx, 'db' | 'actor' | 'now'>,
  facts: readonly PhotoFacts[],
): Promise<OwnOf<typeof singlePhoto>[]> {
  const posts = facts.map(({ tid, pid }) => ({ tid, pid }));
  const { liked } = actor ? await marksOf(db, { uid: actor.uid, posts, tids: [], rewards: [] }) : noMarks;
  return facts.map(({ pid, authorid, closes, counts, frozen }) => {
    const entry = {
      closes_at: closes === 0 ? null : new Date(closes),
      counts_likes: counts,
      frozen_at: frozen ? now : null,
    };
    const judged = mayLikeEntry(entry, { uid: actor?.uid ?? 0, authorid, now });
    const refusal = judged ?? (actor ? undefined : 'threads.need_login');
    return {
      ...ownLike(liked.has(pid)),
      own: { can: { like: refusal === undefined }, likeRefusal: refusal ?? '' },
    };
  });
}
