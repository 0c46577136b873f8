import type { Picture } from '../../../../../contract/domains/media/shapes.ts';
import { videoLimits } from '../../../../../contract/domains/media/video/limits.ts';
import { postLimits } from '../../../../../contract/domains/posts/limits.ts';
import type { Video } from '../../../../../contract/domains/threads/kinds/video/shapes.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import {
  attachPictures,
  detachPictures,
  endVideo,
  giveToThread,
  isCoverSize,
  picturesByAid,
  type ReadLink,
  storedLink,
} from '../../../media/index.ts';
import type { Kind, Writing } from '../kind.ts';
import { sharedVideo } from './present.ts';
import { type NewVideo, type VideoRow, videosByIds, writeVideo } from './sql/videos.ts';

/** What a video is written with, once its link was read and its file stored. */
export interface VideoInput {
  vid: number;
  cover: number;
  /** What was read of its link. */
  read?: ReadLink | undefined;
}

interface Taken {
  /** What is shown; null where an edit leaves it as it is. */
  source: Omit<NewVideo, 'cover'> | null;
  cover: Picture | null;
}

/** The row keeps what the thread had before, unless it is written anew. */
const nothing = { vid: null, link: '', title: '', seconds: 0 } as const;

/** A file of this site, or a link to a known one. Words beside it may be none. */
export const video: Kind<VideoInput, Taken, VideoRow, Video> & Writing<VideoInput, Taken> = {
  name: 'video',
  message: { least: 0, most: postLimits.messageMax },
  mayCreate: () => Promise.resolve(undefined),
  async take(ctx, { vid, cover, read }) {
    const link = read && (await storedLink(ctx, read));
    const aid = cover || (link?.aid ?? 0);
    return { source: vid > 0 ? { ...nothing, vid } : link ? linked(link) : null, cover: await takeCover(ctx, aid) };
  },
  async store(ctx, tid, { source, cover }) {
    if (!source) return refuse('threads.video_missing');
    await writeVideo(ctx.db, tid, { ...source, cover });
    await giveFile(ctx, tid, source.vid);
  },
  async replace(ctx, tid, { source, cover }) {
    const [before] = await videosByIds(ctx.db, [tid], 'lock');
    if (!before) return refuse('threads.video_missing');
    const isSame = !source || (source.vid !== null && source.vid === before.vid);
    // Its cover stays with what it shows.
    if (before.cover && (cover || !isSame)) await detachPictures(ctx, [before.cover.aid]);
    const shown = isSame ? before : source;
    await writeVideo(ctx.db, tid, { ...shown, cover: cover ?? (isSame ? before.cover : null) });
    if (isSame) return;
    if (before.vid !== null) await endVideo(ctx, before.vid);
    await giveFile(ctx, tid, source.vid);
  },
  mayEdit: () => undefined,
  async release(ctx, tid) {
    const [row] = await videosByIds(ctx.db, [tid]);
    if (row?.cover) await detachPictures(ctx, [row.cover.aid]);
    if (row?.vid) await endVideo(ctx, row.vid);
  },
  hydrate: async (db, tids, lock) => new Map((await videosByIds(db, tids, lock)).map((row) => [row.tid, row])),
  shared: sharedVideo,
  own: ({ actor }, parts) =>
    Promise.resolve(
      new Map(
        parts.map(({ thread, row }) => [thread.tid, { vid: actor?.uid === thread.authorid ? (row.vid ?? 0) : 0 }]),
      ),
    ),
};

const linked = ({ link, title, seconds }: { link: string; title: string; seconds: number }) => ({
  ...nothing,
  ...{ link, title, seconds },
});

async function giveFile(ctx: MemberCtx, tid: number, vid: number | null): Promise<void> {
  if (vid !== null && !(await giveToThread(ctx.db, ctx.actor.uid, vid, tid))) refuse('threads.video_unknown');
}

/** The member's own picture of the right size (R-VID-005). */
async function takeCover(ctx: MemberCtx, aid: number): Promise<Picture | null> {
  if (aid === 0) return null;
  await attachPictures(ctx, ctx.actor.uid, [aid]);
  const picture = (await picturesByAid(ctx.db, [aid])).get(aid) ?? refuse('media.unknown_picture');
  return isCoverSize(picture) ? picture : refuse('threads.video_cover_size', { values: { side: videoLimits.cover } });
}
