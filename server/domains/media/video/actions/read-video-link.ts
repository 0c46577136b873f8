import { pictureLimits } from '../../../../../contract/domains/media/limits.ts';
import { videoLimits } from '../../../../../contract/domains/media/video/limits.ts';
import { type SiteVideo, videoAt } from '../../../../../contract/domains/media/video/sites.ts';
import type { Ctx, MemberCtx } from '../../../../platform/context.ts';
import type { GuardedFile } from '../../../../platform/outgoing/guarded-get.ts';
import { loadSharp } from '../../../../platform/pictures/sharp.ts';
import { Refusal, refuse } from '../../../../platform/refusal.ts';
import type { Storage } from '../../../../platform/storage/port.ts';
import { createPicture, type StoredPicture, storePicture } from '../../actions/upload-image.ts';
import { linkAnswerOf } from '../rules/link-answer.ts';
import { findLink, type StoredLink, storeLink } from '../sql/video-links.ts';

/** What reading another site needs. */
export interface LinkDeps {
  storage: Storage;
  readFile: GuardedFile;
}

/** A link that is known from before, or what was read just now. */
export type ReadLink =
  | { known: StoredLink }
  | { title: string; seconds: number; cover: StoredPicture | null; link: string };

const freshMs = 3_600_000;
const mostJson = 64 * 1024;
const json = { accept: 'application/json', type: /^application\/json\b/i, most: mostJson };
const picture = {
  accept: 'image/jpeg, image/png, image/webp',
  type: /^image\/(jpeg|png|webp)\b/i,
  most: pictureLimits.bytes,
};

/** The video that a link leads to; refused where it leads to none of a known site (R-THR-030). */
export const siteVideo = (linkurl: string): SiteVideo => videoAt(linkurl) ?? refuse('threads.video_link_unknown');

/**
 * Asks a site what a video is called, how long it is and how it looks, before the transaction. A site that doesn't
 * answer leaves the link as it is.
 */
export async function readVideoLink(deps: LinkDeps, ctx: MemberCtx, linkurl: string): Promise<ReadLink> {
  const { link, about } = siteVideo(linkurl);
  const known = await findLink(ctx.db, ctx.actor.uid, link, new Date(ctx.now.getTime() - freshMs));
  if (known) return { known };
  const answer = await deps.readFile(about, json);
  const said = (answer && linkAnswerOf(answer.toString('utf8'))) || { title: '', seconds: 0, picture: '' };
  const cover = said.picture === '' ? null : await coverAt(deps, ctx, said.picture);
  return { link, title: said.title, seconds: said.seconds, cover };
}

/** The site's picture, cut to the size of a cover and stored as our own: no reader asks the site for it. */
async function coverAt(
  { storage, readFile }: LinkDeps,
  ctx: MemberCtx,
  address: string,
): Promise<StoredPicture | null> {
  const bytes = await readFile(address, picture);
  if (!bytes) return null;
  try {
    return await storePicture(storage, ctx, ctx.actor.uid, await squareOf(bytes));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function squareOf(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const side = videoLimits.cover;
  try {
    return await sharp(bytes, { failOn: 'error', limitInputPixels: pictureLimits.pixels, sequentialRead: true })
      .timeout({ seconds: 5 })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 90 })
      .toBuffer();
  } catch {
    return refuse('media.damaged');
  }
}

/** What was read, stored for the post that shows it. */
export async function storedLink(ctx: Ctx & MemberCtx, read: ReadLink): Promise<StoredLink> {
  if ('known' in read) return read.known;
  const { link, title, seconds, cover } = read;
  const aid = cover ? (await createPicture(ctx, cover)).aid : null;
  const row = { uid: ctx.actor.uid, link, title, seconds, aid, fetched_at: ctx.now };
  await storeLink(ctx.db, row);
  return row;
}
