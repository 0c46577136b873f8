import { randomBytes } from 'node:crypto';
import type { Ctx, MemberCtx } from '../../../../../platform/context.ts';
import { refuse } from '../../../../../platform/refusal.ts';
import { finishVideo, insertWholeVideo, type LinkDeps, readVideoLink } from '../../../../media/index.ts';
import { maySpeak } from '../../../core/policy.ts';
import type { VideoInput } from '../kind.ts';

interface Sent {
  vid: number;
  linkurl: string;
  cover: number;
  /** 1 for a file that was recorded in the app. */
  recorded?: number;
}

/** What comes with a video, before the transaction: a file is stored and looked at, a link's site is asked. */
export async function prepareVideo(deps: LinkDeps, ctx: Ctx, sent: Sent): Promise<VideoInput> {
  const silent = maySpeak(ctx.actor);
  if (silent) return refuse(silent);
  const member = ctx as MemberCtx;
  const vid = sent.vid > 0 ? sent.vid : await storeWhole(deps, member, sent.recorded === 1);
  if (vid > 0 || sent.linkurl === '') return { vid, cover: sent.cover };
  return { vid, cover: sent.cover, read: await readVideoLink(deps, member, sent.linkurl) };
}

/** A file that came with the form: its number, or 0 for none. It may be posted later where the thread is refused. */
async function storeWhole({ storage }: LinkDeps, ctx: MemberCtx, recorded: boolean): Promise<number> {
  const sent = ctx.asked.files.video?.stored;
  if (!sent || sent.bytes === 0) return 0;
  const name = randomBytes(20).toString('hex');
  const { key, bytes } = sent;
  const looked = await finishVideo(
    { storage, ctx },
    { name, pieces: { keys: [key], piece: bytes, size: bytes }, recorded },
  );
  const file = { uid: ctx.actor.uid, name, bytes, recorded, now: ctx.now };
  return (await insertWholeVideo(ctx.db, file, looked)).vid;
}
