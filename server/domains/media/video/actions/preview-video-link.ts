import type { DataOf } from '../../../../../contract/call.ts';
import type { videoFileCalls } from '../../../../../contract/domains/media/video/calls.ts';
import { videoAt } from '../../../../../contract/domains/media/video/sites.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { picturesByAid } from '../../reads/pictures-by-aid.ts';
import { type ReadLink, storedLink } from './read-video-link.ts';

type Call = (typeof videoFileCalls)['media.preview-video-link'];

/** What a link is shown with, for whoever writes it; the post shows the same. */
export async function previewVideoLink(ctx: MemberCtx, read: ReadLink): Promise<DataOf<Call>> {
  const { link, title, seconds, aid } = await storedLink(ctx, read);
  const cover = aid === null ? undefined : (await picturesByAid(ctx.db, [aid])).get(aid);
  const site = videoAt(link)?.site ?? '';
  return { linkurl: link, site, description: title, video_duration: seconds, cover: cover ?? null };
}
