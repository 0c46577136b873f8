import type { DataOf, InputOf } from '../../../../../contract/call.ts';
import type { videoFileCalls } from '../../../../../contract/domains/media/video/calls.ts';
import { videoLimits } from '../../../../../contract/domains/media/video/limits.ts';
import type { MemberCtx } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { Storage } from '../../../../platform/storage/port.ts';
import { bytesOfPiece, pieceKey } from '../pieces.ts';
import { findUpload, type VideoFile } from '../sql/video-files.ts';

type Call = (typeof videoFileCalls)['media.direct-pieces'];

/** Signed addresses for the pieces of one's own upload that are not stored yet; none where the storage has no addresses. */
export const directPieces =
  (storage: Storage) =>
  async ({ actor, db, now }: MemberCtx, { vid }: InputOf<Call>): Promise<DataOf<Call>> => {
    const file = (await findUpload(db, actor.uid, vid)) ?? refuse('threads.video_unknown');
    const { direct } = storage;
    if (!direct || file.type !== '') return { vid, seconds: 0, pieces: [] };
    const stored = await storedFrom(storage, file);
    const signed = startsBeforeLast(file, stored).map((at) => {
      const bytes = bytesOfPiece(file.bytes, at);
      return { at, bytes, ...direct.write(pieceKey(file.name, at), bytes, now) };
    });
    const pieces = signed.map(({ at, bytes, url }) => ({ at, bytes, url }));
    return { vid, seconds: Math.min(...signed.map(({ seconds }) => seconds), 3600), pieces };
  };

/** Where the pieces begin that come before the last, from a byte on. */
export function startsBeforeLast({ bytes }: VideoFile, from: number): number[] {
  const { pieceBytes } = videoLimits;
  const last = Math.floor((bytes - 1) / pieceBytes) * pieceBytes;
  return Array.from({ length: Math.max(0, (last - from) / pieceBytes) }, (_, i) => from + i * pieceBytes);
}

/** Up to where the pieces lie in the store without a gap; they come in their order, so a fresh upload costs one look. */
async function storedFrom(storage: Storage, file: VideoFile): Promise<number> {
  for (const at of startsBeforeLast(file, file.received)) if (!(await liesThere(storage, file, at))) return at;
  return Math.max(file.received, startsBeforeLast(file, 0).length * videoLimits.pieceBytes);
}

/** Whether the pieces from what the site received to the last one came by their addresses. */
export async function cameDirectly(storage: Storage, file: VideoFile): Promise<boolean> {
  return storage.direct !== undefined && (await storedFrom(storage, file)) + videoLimits.pieceBytes >= file.bytes;
}

const liesThere = async (storage: Storage, file: VideoFile, at: number): Promise<boolean> =>
  (await storage.head(pieceKey(file.name, at)))?.size === bytesOfPiece(file.bytes, at);
