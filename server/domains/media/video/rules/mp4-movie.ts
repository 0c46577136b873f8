import { type Box, boxesIn, boxIn, contentOf, freed, needed } from './mp4-boxes.ts';
import type { Defaults } from './mp4-fragment.ts';
import { type Part, samplesOf } from './mp4-samples.ts';
import { damaged, type Patch, type Track, unplayed } from './video-facts.ts';

/** What the head of an MP4 file says. */
export interface Movie {
  tracks: (Track & { id: number; timescale: number })[];
  /** What samples in fragments are by track, where these don't say. */
  defaults: ReadonlyMap<number, Defaults>;
  patches: Patch[];
  /** Bytes of tracks that are no picture and no sound, such as places that a phone noted. */
  hidden: Part[];
  /** Tracks of that kind. */
  hiddenIds: ReadonlySet<number>;
}

const inMovie = new Set(['mvhd', 'trak', 'mvex']);
const inTrack = new Set(['tkhd', 'edts', 'mdia']);
const kinds: Readonly<Record<string, Track['kind']>> = { vide: 'picture', soun: 'sound' };

/** Reads the box `moov`, whose bytes stand at `offset` in the file; all but what is played is taken out. */
export function readMovie(bytes: Buffer, offset: number): Movie {
  const movie: Movie = {
    tracks: [],
    defaults: new Map(),
    patches: [],
    hidden: [],
    hiddenIds: new Set<number>(),
  };
  const [root = damaged()] = boxesIn(bytes, 0, bytes.length);
  const boxes = boxesIn(bytes, root.content, bytes.length);
  for (const box of boxes) if (!inMovie.has(box.type)) movie.patches.push(freed(box, offset));
  const header = boxes.find(({ type }) => type === 'mvhd') ?? damaged();
  movie.patches.push(...undated(bytes, header, offset));
  const scale = timescaleOf(needed(bytes, header, 24));
  for (const box of boxes) if (box.type === 'trak') readTrack(bytes, box, { offset, scale, movie });
  return { ...movie, defaults: defaultsIn(bytes, boxes) };
}

interface Reading {
  offset: number;
  /** Of the movie: edits are counted in it. */
  scale: number;
  movie: Movie;
}

function readTrack(bytes: Buffer, track: Box, { offset, scale, movie }: Reading): void {
  const boxes = boxesIn(bytes, track.content, track.at + track.size);
  const [header, media] = ['tkhd', 'mdia'].map((type) => boxes.find((box) => box.type === type) ?? damaged()) as [
    Box,
    Box,
  ];
  const head = needed(bytes, header, 84);
  const late = head[0] === 1 ? 12 : 0;
  const id = needed(bytes, header, 84 + late).readUInt32BE(late === 0 ? 12 : 20);
  const handler = needed(bytes, boxIn(bytes, media, 'hdlr'), 12).toString('latin1', 8, 12);
  const inner = boxIn(bytes, media, 'minf');
  const found = inner && boxIn(bytes, inner, 'stbl');
  const kind = kinds[handler];
  if (kind === undefined) {
    movie.patches.push(freed(track, offset));
    if (found) movie.hidden.push(...samplesOf(bytes, found));
    (movie.hiddenIds as Set<number>).add(id);
    return;
  }
  const table = found ?? damaged();
  for (const box of boxes) if (!inTrack.has(box.type)) movie.patches.push(freed(box, offset));
  const mediaHeader = boxIn(bytes, media, 'mdhd') ?? damaged();
  movie.patches.push(...undated(bytes, header, offset), ...undated(bytes, mediaHeader, offset));
  const timescale = timescaleOf(needed(bytes, mediaHeader, 24));
  const entry = sampleEntry(bytes, table);
  const turned = head.readInt32BE(40 + late) === 0 && head.readInt32BE(44 + late) !== 0;
  const [width, height] = kind === 'picture' ? sizeOf(entry.bytes) : [0, 0];
  const lengths = [lengthOf(bytes, table) / timescale, editedLength(bytes, boxes) / scale];
  movie.tracks.push({
    ...{ id, kind, timescale, codec: entry.type, seconds: Math.max(...lengths) },
    ...(turned ? { width: height, height: width } : { width, height }),
  });
}

/** When it was made says where somebody was: the two times of a header, of either version, are zeros. */
function undated(bytes: Buffer, header: Box, offset: number): Patch[] {
  const long = needed(bytes, header, 20)[0] === 1;
  return [{ at: header.content + 4 + offset, length: long ? 16 : 8, head: Buffer.alloc(0) }];
}

function timescaleOf(header: Buffer): number {
  const scale = header.readUInt32BE(header[0] === 1 ? 20 : 12);
  return scale > 0 ? scale : damaged();
}

/** The first way in which samples of a track are stored; all must be stored alike. */
function sampleEntry(bytes: Buffer, table: Box): { type: string; bytes: Buffer } {
  const box = boxIn(bytes, table, 'stsd');
  const content = needed(bytes, box, 16);
  const entries = boxesIn(bytes, box!.content + 8, box!.at + box!.size);
  const [first] = entries;
  if (!first || content.readUInt32BE(4) !== entries.length) return damaged();
  const other = entries.find(({ type }) => type !== first.type);
  if (other) throw unplayed(other.type);
  const entry = contentOf(bytes, first);
  return { type: withProfile(first.type, entry), bytes: entry };
}

/** Profiles of H.264 with more colours or bits than browsers play. */
const rareProfiles = new Set([110, 122, 244]);

/** A codec with its profile, where it is such a one. */
function withProfile(codec: string, entry: Buffer): string {
  const at = codec.startsWith('avc') ? entry.indexOf('avcC', 0, 'latin1') : -1;
  const profile = at < 0 ? 0 : (entry[at + 5] ?? 0);
  return rareProfiles.has(profile) ? `avc1.${profile}` : codec;
}

const sizeOf = (entry: Buffer): [number, number] =>
  entry.length < 28 ? damaged() : [entry.readUInt16BE(24), entry.readUInt16BE(26)];

/** Of all samples together, in the track's own time. */
function lengthOf(bytes: Buffer, table: Box): number {
  const times = needed(bytes, boxIn(bytes, table, 'stts'), 8);
  const count = times.readUInt32BE(4);
  if (count * 8 > times.length - 8) damaged();
  let length = 0;
  for (let at = 8; at < 8 + count * 8; at += 8) length += times.readUInt32BE(at) * times.readUInt32BE(at + 4);
  return length;
}

/** As long as an edit list shows it, in the movie's time: it may show a part twice. */
function editedLength(bytes: Buffer, boxes: readonly Box[]): number {
  const edits = boxes.find(({ type }) => type === 'edts');
  const list = edits && boxIn(bytes, edits, 'elst');
  if (!list) return 0;
  const content = needed(bytes, list, 8);
  const [step, wide] = content[0] === 1 ? [20, true] : [12, false];
  const count = content.readUInt32BE(4);
  if (count * step > content.length - 8) damaged();
  let length = 0;
  for (let at = 8; at < 8 + count * step; at += step)
    length += wide ? Number(content.readBigUInt64BE(at)) : content.readUInt32BE(at);
  return length;
}

function defaultsIn(bytes: Buffer, boxes: readonly Box[]): Map<number, Defaults> {
  const extended = boxes.find(({ type }) => type === 'mvex');
  const inner = extended ? boxesIn(bytes, extended.content, extended.at + extended.size) : [];
  return new Map(
    inner.flatMap((box) => {
      if (box.type !== 'trex') return [];
      const content = needed(bytes, box, 24);
      const defaults = { length: content.readUInt32BE(12), size: content.readUInt32BE(16) };
      return [[content.readUInt32BE(4), defaults] as const];
    }),
  );
}
