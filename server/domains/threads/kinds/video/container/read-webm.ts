import { BadVideo, damaged, factsOf, type Patch, type Track, type VideoFacts } from '../rules/video-facts.ts';
import {
  bytesOf,
  type Element,
  elementAt,
  elementsIn,
  emptied,
  floatIn,
  ids,
  inInfo,
  inSegment,
  longestHead,
  wholeIn,
} from '../rules/webm-elements.ts';
import type { ByteSource } from './byte-source.ts';

/** Of frames and all else: sixty a second, with their sound, are far fewer. */
const mostElements = 60_000;
/** Bytes of the elements that are read whole. */
const mostInMemory = 1024 * 1024;
const nanoseconds = 1e9;
const usualScale = 1_000_000;

const kinds: Readonly<Record<number, Track['kind']>> = { 1: 'picture', 2: 'sound' };

interface Walk {
  scale: number;
  /** As the file says, and as its frames say, in its own time. */
  said: number;
  played: number;
  cluster: number;
  /** When the last frame begins. */
  frame: number;
  tracks: Omit<Track, 'seconds'>[];
  patches: Patch[];
}

/** What a WebM file holds, and what is taken out of it: one walk from its beginning to its end, frame by frame. */
export async function readWebm(source: ByteSource): Promise<{ facts: VideoFacts; patches: Patch[] }> {
  const walk: Walk = { scale: usualScale, said: 0, played: 0, cluster: 0, frame: 0, tracks: [], patches: [] };
  const head = elementAt(await source.read(0, longestHead), 0);
  await checkHead(source, head);
  const segment = elementAt(await source.read(endOf(head), longestHead), endOf(head));
  if (segment.id !== ids.segment) damaged();
  let count = 0;
  for (let at = segment.content; at < source.size; count += 1) {
    if (count >= mostElements) damaged();
    const element = elementAt(await source.read(at, longestHead), at);
    at = isEntered(element) ? element.content : endOf(element);
    if (at > source.size) damaged();
    await look(source, element, walk);
  }
  const seconds = (Math.max(walk.said, walk.played) * walk.scale) / nanoseconds;
  return {
    facts: factsOf(
      'video/webm',
      walk.tracks.map((track) => ({ ...track, seconds })),
    ),
    patches: walk.patches,
  };
}

const endOf = ({ content, size }: Element): number => content + (size ?? damaged());

/** What lies in a cluster or a group is looked at as if it lay beside it. */
const isEntered = ({ id }: Element): boolean => id === ids.cluster || id === ids.group;

async function checkHead(source: ByteSource, head: Element): Promise<void> {
  const bytes = await whole(source, head);
  const type = elementsIn(bytes, head.content).find(({ id }) => id === ids.docType);
  const name = type && bytesOf(bytes, head.content, type).toString('latin1');
  if (head.id !== ids.head || name !== 'webm') throw new BadVideo('threads.video_wrong_type');
}

async function whole(source: ByteSource, { content, size = damaged() }: Element): Promise<Buffer> {
  return size > mostInMemory ? damaged() : source.read(content, size);
}

async function look(source: ByteSource, element: Element, walk: Walk): Promise<void> {
  switch (element.id) {
    case ids.info:
      return readInfo(await whole(source, element), element.content, walk);
    case ids.tracks:
      return readTracks(await whole(source, element), element.content, walk);
    case ids.time:
      walk.cluster = wholeIn(await source.read(element.content, Math.min(element.size ?? damaged(), 9)));
      return;
    case ids.block:
    case ids.simpleBlock:
      return noteFrame(await source.read(element.content, 10), walk);
    case ids.blockLength:
      return noteLength(wholeIn(await source.read(element.content, Math.min(element.size ?? damaged(), 9))), walk);
    default:
      if (!isStored(element.id)) walk.patches.push(emptied(element));
  }
}

const inCluster: ReadonlySet<number> = new Set([ids.group, 0xa7, 0xab, 0xfb, 0xfd, 0x75a2]);
const isStored = (id: number): boolean => inSegment.has(id) || inCluster.has(id);

function noteFrame(head: Buffer, walk: Walk): void {
  const trackLength = Math.clz32(head[0] ?? 0) - 23;
  if (trackLength > 8 || head.length < trackLength + 2) damaged();
  walk.frame = walk.cluster + head.readInt16BE(trackLength);
  noteLength(0, walk);
}

function noteLength(length: number, walk: Walk): void {
  walk.played = Math.max(walk.played, walk.frame + length);
}

function readInfo(bytes: Buffer, at: number, walk: Walk): void {
  for (const element of elementsIn(bytes, at)) {
    if (element.id === ids.scale) walk.scale = wholeIn(bytesOf(bytes, at, element));
    if (element.id === ids.length) walk.said = floatIn(bytesOf(bytes, at, element));
    if (!inInfo.has(element.id)) walk.patches.push(emptied(element));
  }
  if (walk.scale < 1 || !(walk.said >= 0)) damaged();
}

function readTracks(bytes: Buffer, at: number, walk: Walk): void {
  for (const element of elementsIn(bytes, at)) {
    if (element.id !== ids.track) continue;
    const inner = bytesOf(bytes, at, element);
    const parts = elementsIn(inner, element.content);
    const found = (id: number) => parts.find((part) => part.id === id);
    const kind = kinds[wholeIn(bytesOf(inner, element.content, found(ids.trackKind) ?? damaged()))];
    if (kind === undefined) throw new BadVideo('threads.video_codec');
    const codec = bytesOf(inner, element.content, found(ids.codec) ?? damaged()).toString('latin1');
    walk.tracks.push({ kind, codec, ...sizeOf(inner, element.content, found(ids.picture)) });
  }
}

function sizeOf(track: Buffer, at: number, picture: Element | undefined): { width: number; height: number } {
  if (!picture) return { width: 0, height: 0 };
  const bytes = bytesOf(track, at, picture);
  const parts = elementsIn(bytes, picture.content);
  const figure = (id: number): number => {
    const part = parts.find((each) => each.id === id);
    return part ? wholeIn(bytesOf(bytes, picture.content, part)) : 0;
  };
  return { width: figure(ids.width), height: figure(ids.height) };
}
