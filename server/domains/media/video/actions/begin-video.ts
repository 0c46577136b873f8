import { randomBytes } from 'node:crypto';
import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { videoFileCalls } from '../../../../../contract/domains/media/video/calls.ts';
import { videoLimits } from '../../../../../contract/domains/media/video/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { fileIn } from '../../../../platform/http/files.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { silenceOf } from '../../../moderation/index.ts';
import { judgeHeads } from '../finish-video.ts';
import { presentUpload } from '../present.ts';
import { insertVideoFile, surplusUploads } from '../sql/video-files.ts';
import { endVideo } from './end-video.ts';

type Call = (typeof videoFileCalls)['media.begin-video'];

/** Begins an upload in pieces. Who has not verified an address yet uploads all the same, and is asked when it is posted. */
export async function beginVideo(ctx: MemberCtx, { bytes, recorded }: InputOf<Call>): Promise<DataOf<Call>> {
  const { uid } = ctx.actor;
  const silence = silenceOf({ ...ctx.actor, verified: true, needsConsent: false });
  if (silence) refuse(silence === 'muted' ? 'threads.may_not_speak' : 'threads.banned');
  if (bytes > videoLimits.bytes) refuse('threads.video_too_large');
  const heads = fileIn(ctx, 'heads');
  if (heads) await judgeHeads(heads.bytes, recorded === 1);
  const name = randomBytes(20).toString('hex');
  const file = await insertVideoFile(ctx.db, { uid, name, bytes, recorded: recorded === 1, now: ctx.now });
  for (const vid of await surplusUploads(ctx.db, uid, videoLimits.uploadsOpen)) await endVideo(ctx, vid);
  return presentUpload(file);
}
