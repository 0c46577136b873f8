import { createHash } from 'node:crypto';
import type { Picture } from '../../../../contract/domains/media/shapes.ts';
import type { Ctx } from '../../../platform/context.ts';
import { requiredFile } from '../../../platform/http/files.ts';
import { retryAfterSeconds } from '../../../platform/pictures/work-queue.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type Storage, StorageUnavailable } from '../../../platform/storage/port.ts';
import { type MadePicture, makeRenditions } from '../make-renditions.ts';
import { newPictureKey, renditionKey } from '../picture-files.ts';
import { presentPicture } from '../present.ts';
import { insertImage } from '../sql/images.ts';
import { uploadTokenOwner } from '../upload-token.ts';

export interface UploadDeps {
  storage: Storage;
  secret: string;
}

/** A picture whose files are stored; the row is still to be written. */
export interface StoredPicture {
  uid: number;
  storageKey: string;
  bytes: number;
  contentHash: Buffer;
  made: MadePicture;
}

/** Decodes and stores what was sent, before a transaction is opened: it takes long and needs no database. */
export async function uploadImage(
  deps: UploadDeps,
  ctx: Ctx,
  input: { token?: string | undefined },
): Promise<StoredPicture> {
  const uid = ownerOf(deps, ctx, input.token);
  return storePicture(deps.storage, ctx, uid, requiredFile(ctx, 'file').bytes);
}

/** As `uploadImage`, for a picture that came with another call; the uid is 0 for a guest's. `full` stores a large file beside. */
export async function storePicture(
  storage: Storage,
  ctx: Ctx,
  uid: number,
  sent: Buffer,
  { full = false }: { full?: boolean } = {},
): Promise<StoredPicture> {
  const result = await makeRenditions(sent, uid, full);
  if (!result.ok) {
    const { refusal, found = '', most = 0 } = result;
    refuse(
      refusal,
      refusal === 'media.busy' ? { retryAfterSeconds } : { values: { found, max: Math.floor(most / 1_000_000) } },
    );
  }
  const storageKey = newPictureKey();
  await putRenditions(storage, storageKey, result.picture, ctx);
  const contentHash = createHash('sha256').update(sent).digest();
  return { uid, storageKey, bytes: sent.length, contentHash, made: result.picture };
}

/** Writes the row of a stored picture. */
export async function createPicture(ctx: Ctx, stored: StoredPicture): Promise<Picture & { fileUrl: string }> {
  const { uid, storageKey, bytes, contentHash, made } = stored;
  const row = {
    uid,
    width: made.width,
    height: made.height,
    colour: made.colour,
    widths: made.renditions.map((rendition) => rendition.width),
    storage_key: storageKey,
  };
  const aid = await insertImage(ctx.db, {
    ...row,
    bytes,
    content_hash: contentHash,
    animated: made.animated,
    created_at: ctx.now,
  });
  const picture = presentPicture({ ...row, aid });
  const served = row.widths.filter((width) => width !== made.fullWidth);
  return { ...picture, fileUrl: `${picture.url}-${served.at(-1)}.webp` };
}

function ownerOf({ secret }: UploadDeps, ctx: Ctx, token: string | undefined): number {
  if (ctx.actor) return ctx.actor.uid;
  if (token === undefined) return refuse('wire.unauthorized');
  return uploadTokenOwner(secret, token, ctx.now) ?? refuse('media.token_invalid');
}

async function putRenditions(storage: Storage, storageKey: string, made: MadePicture, ctx: Ctx): Promise<void> {
  try {
    for (const { width, bytes } of made.renditions) await storage.put(renditionKey(storageKey, width), bytes);
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'a picture could not be stored');
    refuse('media.not_kept', { retryAfterSeconds: 10 });
  }
}
