import { type Box, boxIn, needed } from './mp4-boxes.ts';
import { damaged } from './video-facts.ts';

/** Chunks of a track that isn't played: a note each few frames. */
const mostChunks = 20_000;

/** A part of a file. */
export interface Part {
  at: number;
  length: number;
}

interface Sizes {
  /** Bytes of the samples from one on, so many. */
  of(first: number, count: number): number;
}

/** Where the samples of a track lie, chunk by chunk: as many steps as its tables have entries. */
export function samplesOf(bytes: Buffer, table: Box): Part[] {
  const chunks = chunksOf(bytes, table);
  const runs = needed(bytes, boxIn(bytes, table, 'stsc'), 8);
  const count = runs.readUInt32BE(4);
  if (count * 12 > runs.length - 8) damaged();
  const sizes = sizesOf(bytes, table);
  const parts: Part[] = [];
  let sample = 0;
  let run = -1;
  for (const [index, at] of chunks.entries()) {
    while (run + 1 < count && runs.readUInt32BE(8 + (run + 1) * 12) <= index + 1) run += 1;
    if (run < 0) damaged();
    const inChunk = runs.readUInt32BE(8 + run * 12 + 4);
    parts.push({ at, length: sizes.of(sample, inChunk) });
    sample += inChunk;
  }
  return parts.filter(({ length }) => length > 0);
}

function chunksOf(bytes: Buffer, table: Box): number[] {
  const long = boxIn(bytes, table, 'co64');
  const content = needed(bytes, long ?? boxIn(bytes, table, 'stco'), 8);
  const count = content.readUInt32BE(4);
  const step = long ? 8 : 4;
  if (count > mostChunks || count * step > content.length - 8) damaged();
  return Array.from({ length: count }, (_, i) =>
    long ? Number(content.readBigUInt64BE(8 + i * 8)) : content.readUInt32BE(8 + i * 4),
  );
}

function sizesOf(bytes: Buffer, table: Box): Sizes {
  const packed = boxIn(bytes, table, 'stz2');
  if (packed) return packedSizes(needed(bytes, packed, 12));
  const content = needed(bytes, boxIn(bytes, table, 'stsz'), 12);
  const [alike, count] = [content.readUInt32BE(4), content.readUInt32BE(8)];
  if (alike > 0) return { of: (_first, many) => many * alike };
  if (count * 4 > content.length - 12) damaged();
  return {
    of(first, many) {
      if (first + many > count) damaged();
      let sum = 0;
      for (let i = first; i < first + many; i += 1) sum += content.readUInt32BE(12 + i * 4);
      return sum;
    },
  };
}

/** Sizes of 4, 8 or 16 bits each, as some notes have them. */
function packedSizes(content: Buffer): Sizes {
  const [bits = 0, count] = [content[7], content.readUInt32BE(8)];
  if (![4, 8, 16].includes(bits) || (count * bits) / 8 > content.length - 12) damaged();
  const at = (i: number): number => {
    if (bits === 16) return content.readUInt16BE(12 + i * 2);
    const byte = content[12 + Math.floor((i * bits) / 8)] ?? 0;
    return bits === 8 ? byte : i % 2 === 0 ? byte >> 4 : byte & 15;
  };
  return {
    of(first, many) {
      if (first + many > count) damaged();
      return Array.from({ length: many }, (_, i) => at(first + i)).reduce((sum, size) => sum + size, 0);
    },
  };
}
