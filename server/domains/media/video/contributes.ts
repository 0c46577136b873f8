import type { videoFileCalls } from '../../../../contract/domains/media/video/calls.ts';
import type { Db, Log } from '../../../platform/context.ts';
import { prepared } from '../../../platform/http/handlers.ts';
import { nightly } from '../../../platform/jobs/cron-line.ts';
import type { GuardedReads } from '../../../platform/outgoing/guarded-get.ts';
import { type ExportFile, inBatches, type PersonalData, personalBatch } from '../../../platform/personal-data.ts';
import { toMember } from '../../../platform/references.ts';
import type { Room } from '../../../platform/room.ts';
import type { Storage } from '../../../platform/storage/port.ts';
import { beginVideo } from './actions/begin-video.ts';
import { cancelVideo } from './actions/cancel-video.ts';
import { checkVideoCover, storeCover } from './actions/check-video-cover.ts';
import { clearLater, clearVideoTask } from './actions/end-video.ts';
import { previewVideoLink } from './actions/preview-video-link.ts';
import { readVideoLink } from './actions/read-video-link.ts';
import { sendVideoPiece, storePiece } from './actions/send-video-piece.ts';
import { clearVideo, sweepVideos } from './jobs/clear-videos.ts';
import { directPieces } from './reads/direct-pieces.ts';
import { videoState } from './reads/video-state.ts';
import { endLoose, ownVideos, type VideoFile } from './sql/video-files.ts';
import { dropLinksOf } from './sql/video-links.ts';
import { fileEndings, videoKey } from './video-files.ts';

/** What video files need beside the database. */
export interface VideoFilesDeps extends Pick<GuardedReads, 'readFile'> {
  db: Db;
  clock: () => Date;
  log: Log;
  storage: Storage;
}

const listed = ({ vid, tid, type, milliseconds, width, height, bytes, created_at }: VideoFile) => ({
  ...{ vid, tid, type, milliseconds, width, height, bytes, created_at },
});

async function* filesOf(storage: Storage, batches: AsyncIterable<readonly VideoFile[]>): AsyncGenerator<ExportFile> {
  for await (const batch of batches) {
    for (const { vid, name, type } of batch) {
      const open = async () => (await storage.get(videoKey(name, type)))?.stream();
      yield { path: `videos/${vid}.${fileEndings[type]}`, open };
    }
  }
}

async function* rowsOf(batches: AsyncIterable<readonly VideoFile[]>) {
  for await (const batch of batches) yield batch.map(listed);
}

/** Videos of threads stay with them; uploads that none shows are deleted with the member. */
export const videoPersonalData = (storage: Storage): Pick<PersonalData, 'collect' | 'forget'> => ({
  async *collect(db, uid) {
    const batches = () => inBatches<VideoFile>((last, most) => ownVideos(db, uid, last?.vid ?? 0, most));
    yield { path: 'videos.json', rows: rowsOf(batches()) };
    yield* filesOf(storage, batches());
  },
  async forget(ctx, uid) {
    const ended = await endLoose(ctx.db, uid, ctx.now, personalBatch);
    for (const vid of ended) await clearLater(ctx, vid);
    return (await dropLinksOf(ctx.db, uid, personalBatch)) === personalBatch || ended.length === personalBatch;
  },
});

export const videoFilesRoom = (
  deps: VideoFilesDeps,
): Room<keyof typeof videoFileCalls, 'threads.video_files' | 'threads.video_links'> => ({
  handlers: {
    'media.check-video-cover': prepared(storeCover(deps.storage), (ctx, _, stored) => checkVideoCover(ctx, stored)),
    'media.begin-video': beginVideo,
    'media.send-video-piece': prepared(storePiece(deps.storage), sendVideoPiece),
    'media.direct-pieces': directPieces(deps.storage),
    'media.video-state': videoState,
    'media.cancel-video': cancelVideo,
    'media.preview-video-link': prepared(
      (ctx, { linkurl }) => readVideoLink(deps, ctx, linkurl),
      (ctx, _, read) => previewVideoLink(ctx, read),
    ),
  },
  tables: {
    'threads.video_files': { uid: { stays: 'threads show them; what none shows is deleted with the member' } },
    'threads.video_links': { uid: 'forgotten' },
  },
  references: {
    'threads.video_files': { uid: toMember },
    'threads.video_links': { uid: toMember, aid: { to: 'media.images.aid' } },
  },
  personalData: videoPersonalData(deps.storage),
  tasks: {
    [clearVideoTask]: (payload) => clearVideo(deps, (payload as { vid: number }).vid),
    'threads.sweep-videos': () => sweepVideos(deps),
  },
  cron: [{ task: 'threads.sweep-videos', match: '15 4 * * *', promise: nightly }],
});
