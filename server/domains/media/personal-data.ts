import type { ReadDb } from '../../platform/context.ts';
import { type ExportFile, inBatches, type PersonalData } from '../../platform/personal-data.ts';
import type { RoomPersonalData } from '../../platform/room.ts';
import type { Storage } from '../../platform/storage/port.ts';
import type { OwnersIn } from '../../platform/table-owners.ts';
import { renditionKey } from './picture-files.ts';
import { hurryLoose, imagesBatch, type OwnImage } from './sql/personal-data.ts';

const listed = ({ aid, width, height, bytes, created_at }: OwnImage) => ({ aid, width, height, bytes, created_at });

async function* rowsOf(db: ReadDb, uid: number) {
  for await (const batch of inBatches<OwnImage>((last, most) => imagesBatch(db, uid, last?.aid ?? 0, most)))
    yield batch.map(listed);
}

async function* picturesOf(db: ReadDb, storage: Storage, uid: number): AsyncGenerator<ExportFile> {
  for await (const batch of inBatches<OwnImage>((last, most) => imagesBatch(db, uid, last?.aid ?? 0, most))) {
    for (const { aid, storage_key, widths } of batch) {
      const key = renditionKey(storage_key, Math.max(...widths));
      yield { path: `pictures/${aid}.webp`, open: async () => (await storage.get(key))?.stream() };
    }
  }
}

/** Whose the rows are. */
export const mediaTables: OwnersIn<'media'> = {
  'media.images': { uid: { stays: 'posts show them; what none shows goes with the next sweep' } },
};

/** Pictures of posts stay with the posts; what no post shows goes at once. */
export const mediaPersonalData = (storage: Storage, rooms: readonly RoomPersonalData[]): PersonalData => ({
  domain: 'media',
  async *collect(db, uid) {
    yield { path: 'pictures.json', rows: rowsOf(db, uid) };
    yield* picturesOf(db, storage, uid);
    for (const { collect } of rooms) if (collect) yield* collect(db, uid);
  },
  async forget(ctx, uid) {
    for (const { forget } of rooms) if (await forget?.(ctx, uid)) return true;
    await hurryLoose(ctx.db, uid);
    return false;
  },
});
