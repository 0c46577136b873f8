import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below one packet there is nothing to win. */
const smallest = 1400;
/** 256 kB hold any page; the usual 4 MB for each answer drive the garbage collector. */
const windowBits = 18;

export type Encoding = 'br' | 'gzip';
/** An answer costs little to make, a page more; both are packed for one reader. `cached` is for all who come after. */
type Effort = 'answer' | 'page' | 'cached';

const brotliQuality: Record<Effort, number> = { answer: 2, page: 4, cached: 5 };
const gzipLevel: Record<Effort, number> = { answer: 1, page: 4, cached: 6 };
/** Up to here the way to another thread and back costs more than an answer's packing. */
const packedHere = 32 * 1024;

/** What was found for a header before: browsers send a handful of them, and a cached page is answered in 30 µs. */
const known = new Map<string, readonly Encoding[]>();
const mostKnown = 200;

/** The best encoding that the client takes: brotli, gzip or none. */
export const encodingFor = (accepts = ''): Encoding | undefined => takenBy(accepts)[0];

/** Whether the client takes answers that are joined of packed parts. */
export const takesGzip = (accepts = ''): boolean => takenBy(accepts).includes('gzip');

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

/** Packs off the main thread, but for short answers. */
export async function pack(body: Buffer | string, encoding: Encoding, effort: Effort): Promise<Buffer> {
  const here = effort === 'answer' && body.length <= packedHere;
  if (encoding === 'gzip') {
    const level = { level: gzipLevel[effort] };
    return here ? gzipSync(body, level) : zip(body, level);
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return here ? brotliCompressSync(body, { params }) : brotli(body, { params });
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
