import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { videoFileCalls } from '../../../../../contract/domains/media/video/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { findUpload } from '../sql/video-files.ts';
import { endVideo } from './end-video.ts';

type Call = (typeof videoFileCalls)['media.cancel-video'];

/** Cancels one's own upload; what is gone already, or another's, is not touched. */
export async function cancelVideo(ctx: MemberCtx, { vid }: InputOf<Call>): Promise<DataOf<Call>> {
  if (await findUpload(ctx.db, ctx.actor.uid, vid)) await endVideo(ctx, vid);
  return { vid };
}
