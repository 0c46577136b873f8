import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { videoFileCalls } from '../../../../../contract/domains/media/video/calls.ts';
import { videoLimits } from '../../../../../contract/domains/media/video/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Storage } from '../../../../platform/storage/port.ts';
import { createPicture, type StoredPicture, storePicture } from '../../actions/upload-image.ts';
import { bytesOfCover, isCoverSize } from '../rules/cover.ts';

type Call = (typeof videoFileCalls)['media.check-video-cover'];

/** Decodes a cover before the transaction, and refuses one of another size than 400x400 (R-VID-005). */
export const storeCover =
  (storage: Storage) =>
  async (ctx: MemberCtx, { base64img }: InputOf<Call>): Promise<StoredPicture> => {
    const bytes = bytesOfCover(base64img) ?? refuse('media.damaged');
    const stored = await storePicture(storage, ctx, ctx.actor.uid, bytes);
    return isCoverSize(stored.made)
      ? stored
      : refuse('threads.video_cover_size', { values: { side: videoLimits.cover } });
  };

/** Writes the cover's row: the number is what a video is posted with. */
export async function checkVideoCover(ctx: MemberCtx, stored: StoredPicture): Promise<DataOf<Call>> {
  const { fileUrl: _, ...picture } = await createPicture(ctx, stored);
  return picture;
}
