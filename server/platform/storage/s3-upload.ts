import type { Store } from './s3-client.ts';

/** Of each part but the last: an upload holds no more than this in memory. */
export const partBytes = 8 * 1024 * 1024;

interface Target {
  key: string;
  /** What the store shall say of it. */
  headers: Record<string, string>;
}

/** Writes what comes: at once where it is small, else part by part; what breaks off leaves nothing behind. */
export async function writeParts(store: Store, target: Target, source: AsyncIterable<Uint8Array>): Promise<void> {
  const { sdk, client, Bucket, Key } = store;
  const object = { Bucket, Key: Key(target.key) };
  let upload: Upload | undefined;
  try {
    for await (const part of inParts(source, partBytes)) {
      if (!upload && part.length < partBytes) {
        await client.send(new sdk.PutObjectCommand({ ...object, Body: part, ...target.headers }));
        return;
      }
      upload ??= await begin(store, object, target.headers);
      await upload.send(part);
    }
    await upload?.complete();
  } catch (error) {
    // The sweep ends what can't be ended now.
    await upload?.abort().catch(() => undefined);
    throw error;
  }
}

interface Upload {
  send(part: Buffer): Promise<void>;
  complete(): Promise<void>;
  abort(): Promise<void>;
}

async function begin(
  { sdk, client }: Store,
  object: { Bucket: string; Key: string },
  headers: Target['headers'],
): Promise<Upload> {
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ ...object, ...headers }));
  const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
  return {
    async send(part) {
      if (part.length === 0) return;
      const PartNumber = Parts.length + 1;
      const { ETag } = await client.send(new sdk.UploadPartCommand({ ...object, UploadId, PartNumber, Body: part }));
      Parts.push({ PartNumber, ETag });
    },
    complete: async () => {
      await client.send(new sdk.CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } }));
    },
    abort: async () => {
      await client.send(new sdk.AbortMultipartUploadCommand({ ...object, UploadId }));
    },
  };
}

/**
 * Cuts what comes into parts of one size; only the last is smaller, and may be empty. A part is valid until the next one is
 * asked for, since all use the same memory.
 */
export async function* inParts(source: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Buffer> {
  const part = Buffer.allocUnsafe(bytes);
  let filled = 0;
  for await (const piece of source) {
    for (let at = 0; at < piece.length; ) {
      const taken = Math.min(piece.length - at, bytes - filled);
      part.set(piece.subarray(at, at + taken), filled);
      [at, filled] = [at + taken, filled + taken];
      if (filled < bytes) continue;
      yield part;
      filled = 0;
    }
  }
  yield part.subarray(0, filled);
}
