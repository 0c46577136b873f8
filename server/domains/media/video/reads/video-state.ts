import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { videoFileCalls } from '../../../../../contract/domains/media/video/calls.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { presentUpload } from '../present.ts';
import { findUpload } from '../sql/video-files.ts';

type Call = (typeof videoFileCalls)['media.video-state'];

/** How far one's own upload has come. */
export async function videoState(ctx: MemberCtx, { vid }: InputOf<Call>): Promise<DataOf<Call>> {
  const file = await findUpload(ctx.db, ctx.actor.uid, vid);
  return file ? presentUpload(file) : refuse('threads.video_unknown');
}
