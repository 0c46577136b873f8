import { type Box, boxesIn, boxIn, contentOf, needed } from './mp4-boxes.ts';
import { damaged } from './video-facts.ts';

/** A piece of a track in a fragment: until when it plays, in the track's own time. */
export interface Fragment {
  track: number;
  /** Where it begins; undefined where it follows what was before. */
  begins: number | undefined;
  length: number;
}

/** Which optional fields a `trun` has of each sample, and a `tfhd` and a `trun` before. */
const flags = { offset: 0x1, firstFlags: 0x4, length: 0x100, size: 0x200, own: 0x400, shift: 0x800 } as const;
const header = { base: 0x1, description: 0x2, length: 0x8 } as const;

/** The fragments in a box `moof`. */
export function fragmentsIn(bytes: Buffer, usual: ReadonlyMap<number, number>): Fragment[] {
  const [root = damaged()] = boxesIn(bytes, 0, bytes.length);
  return boxesIn(bytes, root.content, bytes.length)
    .filter(({ type }) => type === 'traf')
    .map((box) => fragmentOf(bytes, box, usual));
}

function fragmentOf(bytes: Buffer, box: Box, usual: ReadonlyMap<number, number>): Fragment {
  const head = needed(bytes, boxIn(bytes, box, 'tfhd'), 8);
  const track = head.readUInt32BE(4);
  const begun = boxIn(bytes, box, 'tfdt');
  const runs = boxesIn(bytes, box.content, box.at + box.size).filter(({ type }) => type === 'trun');
  const each = usualLength(head) ?? usual.get(track) ?? 0;
  return {
    track,
    begins: begun && beginning(needed(bytes, begun, 8)),
    length: runs.reduce((sum, run) => sum + lengthOf(contentOf(bytes, run), each), 0),
  };
}

function usualLength(head: Buffer): number | undefined {
  const has = head.readUInt32BE(0) & 0xffffff;
  if (!(has & header.length)) return undefined;
  const at = 8 + (has & header.base ? 8 : 0) + (has & header.description ? 4 : 0);
  return head.length >= at + 4 ? head.readUInt32BE(at) : damaged();
}

function beginning(content: Buffer): number {
  if (content[0] !== 1) return content.readUInt32BE(4);
  return content.length >= 12 ? Number(content.readBigUInt64BE(4)) : damaged();
}

function lengthOf(run: Buffer, each: number): number {
  if (run.length < 8) damaged();
  const has = run.readUInt32BE(0) & 0xffffff;
  const count = run.readUInt32BE(4);
  if (!(has & flags.length)) return count * each;
  const step = 4 * [flags.length, flags.size, flags.own, flags.shift].filter((flag) => has & flag).length;
  const from = 8 + (has & flags.offset ? 4 : 0) + (has & flags.firstFlags ? 4 : 0);
  if (from + count * step > run.length) damaged();
  let length = 0;
  for (let at = from; at < from + count * step; at += step) length += run.readUInt32BE(at);
  return length;
}
