import { type Box, boxAt, freed } from '../rules/mp4-boxes.ts';
import { type Fragment, fragmentsIn } from '../rules/mp4-fragment.ts';
import { type Movie, readMovie } from '../rules/mp4-movie.ts';
import type { Part } from '../rules/mp4-samples.ts';
import { damaged, factsOf, type Patch, type VideoFacts, wrongType } from '../rules/video-facts.ts';
import type { ByteSource } from './byte-source.ts';

/** Boxes of a file: one that is recorded in fragments has two for each. */
const mostBoxes = 20_000;
const MB = 1024 * 1024;
/** Of the movie's head, of one fragment's, and of all fragments' heads together. */
const most = { movie: 8 * MB, fragment: MB, fragments: 16 * MB } as const;

/** Boxes that are stored as they came; all others may hold where and by whom it was made. */
const stays = new Set(['ftyp', 'moov', 'mdat', 'moof', 'sidx', 'ssix', 'styp', 'mfra', 'prft']);
/** Files of QuickTime, which few phones play. */
export const macBrand = 'qt  ';

/** What an MP4 file holds, and what is taken out of it. Each box is looked at once, and none of the samples. */
export async function readMp4(source: ByteSource): Promise<{ facts: VideoFacts; patches: Patch[] }> {
  const boxes = await boxesOf(source);
  const [first = damaged()] = boxes;
  if (first.type !== 'ftyp') damaged();
  if ((await source.read(first.content, 4)).toString('latin1') === macBrand) throw wrongType('mov');
  const heads = boxes.filter(({ type }) => type === 'moov');
  const [head = damaged()] = heads;
  if (heads.length > 1 || head.size > most.movie) damaged();
  const movie = readMovie(await source.read(head.at, head.size), head.at);
  const fragments = await fragmentsOf(source, boxes, movie);
  const lengths = fragmentSeconds(movie, fragments.played);
  const tracks = movie.tracks.map((track) => ({
    ...track,
    seconds: Math.max(track.seconds, lengths.get(track.id) ?? 0),
  }));
  const removed = boxes.filter(({ type }) => !stays.has(type)).map((box) => freed(box, 0));
  const hidden = hiddenIn([...movie.hidden, ...fragments.hidden], boxes);
  return {
    facts: factsOf('video/mp4', tracks),
    patches: [...movie.patches, ...fragments.patches, ...removed, ...hidden].sort((a, b) => a.at - b.at),
  };
}

async function boxesOf(source: ByteSource): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at < source.size; ) {
    if (boxes.length >= mostBoxes) damaged();
    const head = await source.read(at, 16);
    const box = isAfter(head, source.size - at, boxes) ? restAt(at, source.size) : boxAt(head, at, source.size - at);
    boxes.push(box);
    at += box.size;
  }
  return boxes;
}

/** Whether what follows the boxes of a whole file is no box, as editors and messengers leave it: it is taken out. */
function isAfter(head: Buffer, room: number, boxes: readonly Box[]): boolean {
  const isWhole = ['moov', 'mdat'].every((type) => boxes.some((box) => box.type === type));
  if (!isWhole) return false;
  const type = head.toString('latin1', 4, 8);
  const size = head.length < 8 ? 0 : head.readUInt32BE(0);
  const fits = size === 0 || size === 1 || (size >= 8 && size <= room);
  return head.length < 8 || (!stays.has(type) && !fits);
}

/** All bytes from `at` on as one box, whose head lies in them where there is room for one. */
const restAt = (at: number, end: number): Box => ({
  ...{ type: '', at, size: end - at },
  content: Math.min(end, at + 8),
});

/** What is in fragments: of the tracks that are played, and of the others, which are taken out. */
interface Fragments {
  played: Fragment[];
  patches: Patch[];
  hidden: Part[];
}

async function fragmentsOf(source: ByteSource, boxes: readonly Box[], movie: Movie): Promise<Fragments> {
  const found: Fragments = { played: [], patches: [], hidden: [] };
  let read = 0;
  for (const { type, at, size } of boxes) {
    if (type !== 'moof') continue;
    read += size;
    if (size > most.fragment || read > most.fragments) damaged();
    let isPlayed = true;
    for (const fragment of fragmentsIn(await source.read(at, size), at, movie.defaults)) {
      const follows = !isPlayed && fragment.isAfter;
      isPlayed = !movie.hiddenIds.has(fragment.track);
      // Without what is taken out nothing would say where its samples lie.
      if (isPlayed && follows) damaged();
      if (isPlayed) found.played.push(fragment);
      else {
        found.patches.push(freed(fragment.box, at));
        found.hidden.push(...fragment.samples);
      }
    }
  }
  return found;
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

/** The bytes of tracks that are not played are zeros, where samples lie; what such a track says of other places is passed over. */
function hiddenIn(hidden: readonly Part[], boxes: readonly Box[]): Patch[] {
  const media = boxes.filter(({ type }) => type === 'mdat');
  const patches: Patch[] = [];
  let end = 0;
  let next = 0;
  for (const { at, length } of [...hidden].sort((a, b) => a.at - b.at)) {
    // Both are in order: each box is passed once.
    while (next < media.length && media[next]!.at + media[next]!.size <= at) next += 1;
    const box = media[next];
    if (!box) break;
    const from = Math.max(at, end, box.content);
    end = Math.max(end, Math.min(at + length, box.at + box.size));
    if (end > from) patches.push({ at: from, length: end - from, head: Buffer.alloc(0) });
  }
  return patches;
}
