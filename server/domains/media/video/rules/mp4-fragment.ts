import { type Box, boxesIn, boxIn, contentOf, needed } from './mp4-boxes.ts';
import type { Part } from './mp4-samples.ts';
import { damaged } from './video-facts.ts';

/** A piece of a track in a fragment: until when it plays, in the track's own time. */
export interface Fragment {
  track: number;
  /** Where it begins; undefined where it follows what was before. */
  begins: number | undefined;
  length: number;
  /** Its box in that of the fragment. */
  box: Box;
  /** Where its samples lie in the file. */
  samples: readonly Part[];
  /** They are said to lie after those of the track before, and by nothing else. */
  isAfter: boolean;
}

/** What samples are where a fragment doesn't say. */
export interface Defaults {
  length: number;
  size: number;
}

/** Which optional fields a `trun` has of each sample, and a `tfhd` and a `trun` before. */
const flags = { offset: 0x1, firstFlags: 0x4, length: 0x100, size: 0x200, own: 0x400, shift: 0x800 } as const;
const header = { base: 0x1, description: 0x2, length: 0x8, size: 0x10, ofFragment: 0x2_0000 } as const;

/** The fragments in a box `moof`, whose bytes stand at `offset` in the file. */
export function fragmentsIn(bytes: Buffer, offset: number, defaults: ReadonlyMap<number, Defaults>): Fragment[] {
  const [root = damaged()] = boxesIn(bytes, 0, bytes.length);
  const fragments: Fragment[] = [];
  for (const box of boxesIn(bytes, root.content, bytes.length)) {
    if (box.type !== 'traf') continue;
    const last = fragments.at(-1)?.samples.at(-1);
    fragments.push(fragmentOf(bytes, box, { offset, before: last ? last.at + last.length : offset, defaults }));
  }
  return fragments;
}

interface Reading {
  offset: number;
  /** Where the samples of the track before end. */
  before: number;
  defaults: ReadonlyMap<number, Defaults>;
}

function fragmentOf(bytes: Buffer, box: Box, { offset, before, defaults }: Reading): Fragment {
  const { track, base, isOfFragment, ...said } = headOf(needed(bytes, boxIn(bytes, box, 'tfhd'), 8));
  const begun = boxIn(bytes, box, 'tfdt');
  const { length = 0, size = 0 } = defaults.get(track) ?? {};
  const each = { length: said.length ?? length, size: said.size ?? size };
  const runs = boxesIn(bytes, box.content, box.at + box.size)
    .filter(({ type }) => type === 'trun')
    .map((run) => runOf(contentOf(bytes, run), each));
  const from = base ?? (isOfFragment ? offset : before);
  let at = from;
  const samples = runs.map((run): Part => {
    const part = { at: run.offset === undefined ? at : from + run.offset, length: run.size };
    at = part.at + part.length;
    return part;
  });
  return {
    ...{ track, box, samples, begins: begun && beginning(needed(bytes, begun, 8)) },
    length: runs.reduce((sum, run) => sum + run.length, 0),
    isAfter: base === undefined && !isOfFragment,
  };
}

function headOf(content: Buffer) {
  const has = content.readUInt32BE(0);
  let at = 8;
  const fieldAt = (flag: number, bytes: number): number | undefined => {
    if (!(has & flag)) return undefined;
    at += bytes;
    return content.length >= at ? at - bytes : damaged();
  };
  const [base, , length, size] = [
    fieldAt(header.base, 8),
    fieldAt(header.description, 4),
    fieldAt(header.length, 4),
    fieldAt(header.size, 4),
  ];
  return {
    track: content.readUInt32BE(4),
    base: base === undefined ? undefined : Number(content.readBigUInt64BE(base)),
    isOfFragment: (has & header.ofFragment) !== 0,
    length: length === undefined ? undefined : content.readUInt32BE(length),
    size: size === undefined ? undefined : content.readUInt32BE(size),
  };
}

function beginning(content: Buffer): number {
  if (content[0] !== 1) return content.readUInt32BE(4);
  return content.length >= 12 ? Number(content.readBigUInt64BE(4)) : damaged();
}

/** All samples of a run together: how long they play, how many bytes they have, and from where, if it says so. */
function runOf(run: Buffer, defaults: Defaults): Defaults & { offset: number | undefined } {
  if (run.length < 8) damaged();
  const has = run.readUInt32BE(0);
  const count = run.readUInt32BE(4);
  const fields = [flags.length, flags.size, flags.own, flags.shift].filter((flag) => has & flag);
  const from = 8 + (has & flags.offset ? 4 : 0) + (has & flags.firstFlags ? 4 : 0);
  const step = fields.length * 4;
  if (from + count * step > run.length) damaged();
  const sumOf = (flag: (typeof fields)[number], each: number): number => {
    const field = fields.indexOf(flag);
    if (field < 0) return count * each;
    let sum = 0;
    for (let i = 0; i < count; i += 1) sum += run.readUInt32BE(from + i * step + field * 4);
    return sum;
  };
  return {
    offset: has & flags.offset ? run.readInt32BE(8) : undefined,
    length: sumOf(flags.length, defaults.length),
    size: sumOf(flags.size, defaults.size),
  };
}
