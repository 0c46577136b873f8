import { type Box, boxAt, freed } from '../rules/mp4-boxes.ts';
import { type Fragment, fragmentsIn } from '../rules/mp4-fragment.ts';
import { type Movie, readMovie } from '../rules/mp4-movie.ts';
import { BadVideo, damaged, factsOf, type Patch, type VideoFacts } from '../rules/video-facts.ts';
import type { ByteSource } from './byte-source.ts';

/** Boxes of a file: one that is recorded in fragments has two for each. */
const mostBoxes = 20_000;
const MB = 1024 * 1024;
/** Of the movie's head, of one fragment's, and of all fragments' heads together. */
const most = { movie: 8 * MB, fragment: MB, fragments: 16 * MB } as const;

/** Boxes that are stored as they came; all others may hold where and by whom it was made. */
const stays = new Set(['ftyp', 'moov', 'mdat', 'moof', 'sidx', 'ssix', 'styp', 'mfra', 'prft']);
const macBrand = 'qt  ';

/** What an MP4 file holds, and what is taken out of it. Each box is looked at once, and none of the samples. */
export async function readMp4(source: ByteSource): Promise<{ facts: VideoFacts; patches: Patch[] }> {
  const boxes = await boxesOf(source);
  const [first = damaged()] = boxes;
  if (first.type !== 'ftyp') damaged();
  if ((await source.read(first.content, 4)).toString('latin1') === macBrand)
    throw new BadVideo('threads.video_wrong_type');
  const heads = boxes.filter(({ type }) => type === 'moov');
  const [head = damaged()] = heads;
  if (heads.length > 1 || head.size > most.movie) damaged();
  const movie = readMovie(await source.read(head.at, head.size), head.at);
  const fragments = await fragmentsOf(source, boxes, movie);
  const lengths = fragmentSeconds(movie, fragments);
  const tracks = movie.tracks.map((track) => ({
    ...track,
    seconds: Math.max(track.seconds, lengths.get(track.id) ?? 0),
  }));
  const removed = boxes.filter(({ type }) => !stays.has(type)).map((box) => freed(box, 0));
  return {
    facts: factsOf('video/mp4', tracks),
    patches: [...movie.patches, ...removed, ...hiddenIn(movie, boxes)].sort((a, b) => a.at - b.at),
  };
}

async function boxesOf(source: ByteSource): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at < source.size; ) {
    if (boxes.length >= mostBoxes) damaged();
    const box = boxAt(await source.read(at, 16), at, source.size - at);
    boxes.push(box);
    at += box.size;
  }
  return boxes;
}

async function fragmentsOf(source: ByteSource, boxes: readonly Box[], movie: Movie): Promise<Fragment[]> {
  const fragments: Fragment[] = [];
  let read = 0;
  for (const { type, at, size } of boxes) {
    if (type !== 'moof') continue;
    read += size;
    if (size > most.fragment || read > most.fragments) damaged();
    fragments.push(...fragmentsIn(await source.read(at, size), movie.usualLengths));
  }
  // What is in fragments of a track that isn't played can't be distinguished.
  return fragments.some(({ track }) => movie.hiddenIds.has(track)) ? damaged() : fragments;
}

/** Until when the fragments of each track play, in seconds. */
function fragmentSeconds({ tracks }: Movie, fragments: readonly Fragment[]): Map<number, number> {
  const ends = new Map<number, { last: number; longest: number }>();
  for (const { track, begins, length } of fragments) {
    const before = ends.get(track) ?? { last: 0, longest: 0 };
    const last = (begins ?? before.last) + length;
    ends.set(track, { last, longest: Math.max(before.longest, last) });
  }
  return new Map(tracks.map(({ id, timescale }) => [id, (ends.get(id)?.longest ?? 0) / timescale]));
}

/** The bytes of tracks that are not played are zeros; they have to lie where samples lie. */
function hiddenIn({ hidden }: Movie, boxes: readonly Box[]): Patch[] {
  const media = boxes.filter(({ type }) => type === 'mdat');
  const patches: Patch[] = [];
  let end = 0;
  let next = 0;
  for (const { at, length } of [...hidden].sort((a, b) => a.at - b.at)) {
    // Both are in order: each box is passed once.
    while (next < media.length && media[next]!.at + media[next]!.size <= at) next += 1;
    const box = media[next] ?? damaged();
    if (at < box.content || at + length > box.at + box.size) damaged();
    const from = Math.max(at, end);
    end = Math.max(end, at + length);
    if (end > from) patches.push({ at: from, length: end - from, head: Buffer.alloc(0) });
  }
  return patches;
}
