import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below one packet there is nothing to win. */
export const smallest = 1400;
/** 256 kB hold any page; the usual 4 MB for each answer drive the garbage collector. */
const windowBits = 18;

export type Encoding = 'br' | 'gzip';
/** An answer costs little to make, a page more; both are packed for one reader. `cached` is for all who come after. */
type Effort = 'answer' | 'page' | 'cached';

const brotliQuality: Record<Effort, number> = { answer: 2, page: 4, cached: 5 };
const gzipLevel: Record<Effort, number> = { answer: 1, page: 4, cached: 6 };
/** Up to here the way to another thread and back costs more than the packing, a page's as well (0.5 to 1 ms). */
const packedHere = 256 * 1024;

/** What was found for a header before: browsers send a handful of them, and a cached page is answered in 30 µs. */
const known = new Map<string, readonly Encoding[]>();
const mostKnown = 200;

/** The best encoding that the client takes: brotli, gzip or none. */
export const encodingFor = (accepts = ''): Encoding | undefined => takenBy(accepts)[0];

function takenBy(accepts: string): readonly Encoding[] {
  const before = known.get(accepts);
  if (before) return before;
  const found = readAccepted(accepts);
  if (known.size < mostKnown) known.set(accepts, found);
  return found;
}

function readAccepted(accepts: string): Encoding[] {
  const offered = new Set(
    accepts
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(?:\.0+)?$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  );
  return (['br', 'gzip'] as const).filter((encoding) => offered.has(encoding));
}

const brotliParams = (body: Buffer | string, effort: Effort) => ({
  [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
  [constants.BROTLI_PARAM_LGWIN]: windowBits,
  [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
});

/** Packs for one reader here, and for all who come after off the main thread. */
export async function pack(body: Buffer | string, encoding: Encoding, effort: Effort): Promise<Buffer> {
  const here = effort !== 'cached' && body.length <= packedHere;
  if (encoding === 'gzip') {
    const level = { level: gzipLevel[effort] };
    return here ? gzipSync(body, level) : zip(body, level);
  }
  const params = brotliParams(body, effort);
  return here ? brotliCompressSync(body, { params }) : brotli(body, { params });
}

/** A page as brotli that has no end yet: the same bytes are sent with other ends. */
export const packOpen = (body: Buffer): Buffer =>
  brotliCompressSync(body, { params: brotliParams(body, 'page'), finishFlush: constants.BROTLI_OPERATION_FLUSH });

/**
 * Ends such a page by a few bytes as they are: in a block of their own, unpacked (RFC 7932, 9.2), so that the length of the whole says
 * nothing of a secret in them.
 */
export function withEnd(open: Buffer, end: string): Buffer {
  const bytes = Buffer.from(end);
  const head = Buffer.alloc(3);
  // No last block, a length of sixteen bits, not packed.
  head.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([open, head, bytes, Buffer.of(3)]);
}

/** The bytes of a page or an answer, packed as its reader takes them: a page comes half a second sooner at 400 kbit/s. */
export async function compressed(
  body: Buffer | string,
  request: FastifyRequest,
  reply: FastifyReply,
  effort: Effort = 'answer',
): Promise<Buffer | string> {
  const encoding = body.length < smallest ? undefined : encodingFor(request.headers['accept-encoding']);
  if (!encoding) return body;
  reply.header('content-encoding', encoding);
  return pack(body, encoding, effort);
}
