import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Bytes packed so that they can be joined with others: raw deflate that ends at a whole byte and refers to nothing before it. */
export interface Packed {
  bytes: Buffer;
  /** Of the plain bytes. */
  length: number;
  crc: number;
  /** Moves another's checksum past these bytes (zlib's `crc32_combine_op`). */
  shift: number;
}

/** A part is packed once for all who read it: eight is where sizes stop falling. */
const level = 8;

export const packPart = (plain: Buffer): Packed => packAt(plain, level);

/** For one answer that others won't get: half of the time for a sixteenth more bytes. */
export const packQuickly = (plain: Buffer): Packed => packAt(plain, 4);

function packAt(plain: Buffer, level: number): Packed {
  const bytes = deflateRawSync(plain, { level, finishFlush: constants.Z_FULL_FLUSH });
  return { bytes, length: plain.length, crc: crc32(plain), shift: shiftOf(plain.length) };
}

/** Short own text isn't worth packing: a block of its bytes as they are. */
const longestStored = 0xffff;

function storedBlock(plain: Buffer): Buffer {
  const head = Buffer.from([
    0,
    plain.length & 0xff,
    plain.length >>> 8,
    ~plain.length & 0xff,
    (~plain.length >>> 8) & 0xff,
  ]);
  return Buffer.concat([head, plain]);
}

/** Below this, packing for one answer costs more than the bytes that it saves. */
const worthPacking = 1000;

/** The reader's own bytes between packed parts: made for one answer, so packed only where that pays. */
export function packOwn(plain: Buffer): Packed {
  if (plain.length > worthPacking || plain.length > longestStored) return packPart(plain);
  return { bytes: storedBlock(plain), length: plain.length, crc: crc32(plain), shift: shiftOf(plain.length) };
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block. */
const lastBlock = Buffer.from([0x03, 0x00]);

/** One gzip stream of parts in their order, without packing anything anew. */
export function joinPacked(parts: readonly Packed[]): Buffer {
  let crc = 0;
  let length = 0;
  const pieces: Buffer[] = [gzipHead];
  for (const part of parts) {
    crc = (multiply(part.shift, crc) ^ part.crc) >>> 0;
    length += part.length;
    pieces.push(part.bytes);
  }
  const end = Buffer.allocUnsafe(8);
  end.writeUInt32LE(crc, 0);
  end.writeUInt32LE(length >>> 0, 4);
  return Buffer.concat([...pieces, lastBlock, end]);
}

/** CRC-32's polynomial, reflected. */
const polynomial = 0xedb88320;
const one = 0x80000000;

/** a·b modulo the polynomial. */
function multiply(a: number, b: number): number {
  let product = 0;
  let factor = b;
  for (let bit = one; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= factor;
    if ((a & (bit - 1)) === 0) break;
    factor = factor & 1 ? (factor >>> 1) ^ polynomial : factor >>> 1;
  }
  return product >>> 0;
}

/** x^(2^n) modulo the polynomial. */
const powers: number[] = [0x40000000];
for (let n = 1; n < 32; n += 1) powers.push(multiply(powers[n - 1]!, powers[n - 1]!));

/** x^(8·length) modulo the polynomial. */
function shiftOf(length: number): number {
  let shift = one;
  for (let n = length, k = 3; n > 0; n = Math.floor(n / 2), k += 1) {
    if (n % 2 === 1) shift = multiply(powers[k & 31]!, shift);
  }
  return shift >>> 0;
}
