import { Readable } from 'node:stream';
import type { StoreAccess } from '../../config/store-address.ts';
import { cachedForGood, mediaTypeOf } from './media-types.ts';
import {
  counted,
  etagOf,
  isPrivateKey,
  isStorageKey,
  requireKey,
  type Storage,
  type StoredFacts,
  type StoredKey,
  type StoredObject,
  type StoredPart,
} from './port.ts';
import { isNotOffered, isNotThere, isOutside, type Store, storeAt, unavailable } from './s3-client.ts';
import { endStaleHolding, holdForBackup, s3Holding } from './s3-holding.ts';
import { directAddresses } from './s3-signed.ts';
import { writeParts } from './s3-upload.ts';

/** Storage in a bucket of an S3 store; what `put` has acknowledged the store has. `direct`: browsers may go to it themselves. */
export function s3Storage(access: StoreAccess, { direct = false }: { direct?: boolean } = {}): Storage {
  const opened = storeAt(access);
  /** Asks the store; fails by name where it doesn't answer. */
  const ask = async <T>(work: (store: Store) => Promise<T>): Promise<T> => {
    const store = await opened();
    return work(store).catch((error: unknown) => {
      throw unavailable(error);
    });
  };
  const head = async (key: string): Promise<StoredFacts | undefined> =>
    isStorageKey(key) ? ask((store) => headOf(store, key)) : undefined;

  return {
    put: (key, bytes) => ask((store) => putWhole(store, requireKey(key), bytes)),

    async putFrom(key, source) {
      requireKey(key);
      const coming = counted(source);
      const store = await opened();
      await writeParts(store, { key, headers: headersOf(key) }, coming.pieces()).catch((error: unknown) => {
        // What broke off on its way here is no fault of the store.
        throw coming.failure ?? unavailable(error);
      });
      return coming.size;
    },

    head,
    get: async (key, part) => (isStorageKey(key) ? ask((store) => openObject(store, key, part)) : undefined),
    exists: async (key) => (await head(key)) !== undefined,

    remove: (key) =>
      ask(async (store) => {
        const { sdk, client, Bucket, Key } = store;
        if (!isPrivateKey(requireKey(key))) await holdForBackup(store, key);
        await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: Key(key) }));
      }),

    list: async (folder) => {
      const found: StoredKey[] = [];
      for await (const each of listed(ask, { under: `${requireKey(folder)}/`, delimiter: '/' })) found.push(each);
      return found;
    },

    all: () => listed(ask, { under: '' }),

    sweepUnfinished: (before) =>
      ask(async (store) => {
        await endStaleHolding(store, before);
        return sweepUploads(store, before);
      }),

    holding: s3Holding(ask, (store, name, key) => openNamed(store, name, { key })),
    ...(direct && { direct: directAddresses(access) }),
  };
}

/** How a store shall give an object to browsers that come to it themselves. */
function headersOf(key: string) {
  const type = mediaTypeOf(key);
  return {
    ContentType: type ?? 'application/octet-stream',
    ...(!type && { ContentDisposition: 'attachment' }),
    CacheControl: isPrivateKey(key) ? 'private, no-store' : cachedForGood,
  };
}

async function putWhole({ sdk, client, Bucket, Key }: Store, key: string, bytes: Uint8Array): Promise<void> {
  await client.send(new sdk.PutObjectCommand({ Bucket, Key: Key(key), Body: bytes, ...headersOf(key) }));
}

const factsOf = (key: string, size: number): StoredFacts => ({ size, etag: etagOf(key, size) });

async function headOf({ sdk, client, Bucket, Key }: Store, key: string): Promise<StoredFacts | undefined> {
  try {
    const { ContentLength } = await client.send(new sdk.HeadObjectCommand({ Bucket, Key: Key(key) }));
    return factsOf(key, ContentLength ?? 0);
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

async function openObject(store: Store, key: string, part: StoredPart | undefined): Promise<StoredObject | undefined> {
  try {
    return await openNamed(store, store.Key(key), { key, part });
  } catch (error) {
    if (!isOutside(error)) throw error;
    const facts = await headOf(store, key);
    return facts && { ...facts, stream: () => Readable.from([]) };
  }
}

async function openNamed(
  { sdk, client, Bucket }: Store,
  name: string,
  { key, part }: { key: string; part?: StoredPart | undefined },
): Promise<StoredObject | undefined> {
  const Range = part && `bytes=${part.start}-${part.end}`;
  try {
    const { Body, ContentLength, ContentRange } = await client.send(
      new sdk.GetObjectCommand({ Bucket, Key: name, ...(Range && { Range }) }),
    );
    if (!(Body instanceof Readable)) throw new Error('the store’s client gave no stream');
    if (Range && ContentRange === undefined) throw new Error('the store gave all of an object in place of a part');
    // Who reads it notices a break by reading; an error that nobody listens to would end the process.
    Body.on('error', () => undefined);
    const whole = /\/(\d+)$/.exec(ContentRange ?? '')?.[1];
    return { ...factsOf(key, Number(whole ?? ContentLength ?? 0)), stream: () => Body };
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

type Ask = <T>(work: (store: Store) => Promise<T>) => Promise<T>;

/** Goes through the objects under a name, a page of a thousand at a time. */
async function* listed(
  ask: Ask,
  { under, delimiter }: { under: string; delimiter?: string },
): AsyncGenerator<StoredKey> {
  let after: string | undefined;
  do {
    const page = await ask(({ sdk, client, Bucket, Key }) =>
      client
        .send(
          new sdk.ListObjectsV2Command({ Bucket, Prefix: Key(under), Delimiter: delimiter, ContinuationToken: after }),
        )
        .then((answer) => ({ ...answer, cut: Key('').length })),
    );
    for (const { Key = '', LastModified, Size = 0 } of page.Contents ?? []) {
      const key = Key.slice(page.cut);
      if (isStorageKey(key)) yield { key, since: LastModified ?? new Date(0), size: Size };
    }
    after = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (after !== undefined);
}

/** Ends the uploads in parts that were begun before a moment; a store that can't list them ends them by a rule of its own. */
async function sweepUploads(store: Store, before: Date): Promise<number> {
  const { sdk, client, Bucket, Key } = store;
  let swept = 0;
  let marks: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {};
  while (marks) {
    const page: Awaited<ReturnType<typeof uploadsOf>> = await uploadsOf(store, marks);
    if (!page) return swept;
    for (const { Key: name = '', UploadId, Initiated } of page.Uploads ?? []) {
      if (!name.startsWith(Key('')) || !Initiated || Initiated >= before) continue;
      await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key: name, UploadId }));
      swept += 1;
    }
    marks = page.IsTruncated ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker } : undefined;
  }
  return swept;
}

async function uploadsOf({ sdk, client, Bucket, Key }: Store, marks: { KeyMarker?: string | undefined }) {
  try {
    return await client.send(new sdk.ListMultipartUploadsCommand({ Bucket, Prefix: Key(''), ...marks }));
  } catch (error) {
    if (isNotOffered(error)) return undefined;
    throw error;
  }
}
