import {
  damaged,
  factsOf,
  type Patch,
  shownSize,
  type Track,
  type VideoFacts,
  wrongType,
} from '../rules/video-facts.ts';
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
  isNoElement,
  longestHead,
  wholeIn,
} from '../rules/webm-elements.ts';
import type { ByteSource } from './byte-source.ts';

/** Of frames and all else: sixty a second, with their sound, are far fewer. */
const mostElements = 60_000;
/** Bytes of the elements that are read whole. */
const mostInMemory = 1024 * 1024;
const nanoseconds = 1e9;
const defaultScale = 1_000_000;

const kinds: Readonly<Record<number, Track['kind']>> = { 1: 'picture', 2: 'sound' };

interface Walk {
  scale: number;
  /** As the file says, and as its frames say, in its own time. */
  said: number;
  played: number;
  cluster: number;
  /** When the last frame begins. */
  frame: number;
  clusters: number;
  /** The group that its last elements lie in. */
  group: Element | undefined;
  tracks: Omit<Track, 'seconds'>[];
  /** Numbers of tracks that are not played, such as subtitles. */
  hidden: Set<number>;
  patches: Patch[];
}

const newWalk = (): Walk => ({
  ...{ scale: defaultScale, said: 0, played: 0, cluster: 0, frame: 0, clusters: 0, group: undefined },
  ...{ tracks: [], hidden: new Set(), patches: [] },
});

/** What a WebM file holds, and what is taken out of it: one walk from its beginning to its end, frame by frame. */
export async function readWebm(source: ByteSource): Promise<{ facts: VideoFacts; patches: Patch[] }> {
  const walk = newWalk();
  const head = elementAt(await source.read(0, longestHead), 0);
  await checkHead(source, head);
  const segment = elementAt(await source.read(endOf(head), longestHead), endOf(head));
  if (segment.id !== ids.segment) damaged();
  let count = 0;
  const end = segment.size === undefined ? source.size : endOf(segment);
  if (end > source.size) damaged();
  for (let at = segment.content; at < end; count += 1) {
    if (count >= mostElements) damaged();
    const head = await source.read(at, longestHead);
    if (walk.clusters > 0 && isAfter(head, at, end)) {
      walk.patches.push(rest(at, end));
      break;
    }
    const element = elementAt(head, at);
    at = isEntered(element) ? element.content : endOf(element);
    if (at > end) damaged();
    await look(source, element, walk);
  }
  if (end < source.size) walk.patches.push(rest(end, source.size));
  const seconds = (Math.max(walk.said, walk.played) * walk.scale) / nanoseconds;
  return {
    facts: factsOf(
      'video/webm',
      walk.tracks.map((track) => ({ ...track, seconds })),
    ),
    patches: walk.patches,
  };
}

/** Whether what follows a cluster is nothing of the format, and reaches beyond the end. */
function isAfter(head: Buffer, at: number, end: number): boolean {
  if (isNoElement(head)) return true;
  const { id, content, size = 0 } = elementAt(head, at);
  return content + size > end && !isStored(id) && !frameIds.has(id);
}

/** Bytes after the last element are zeros. */
const rest = (at: number, end: number): Patch => ({ at, length: end - at, head: Buffer.alloc(0) });

/** How long a file says it is, by its head alone; refuses what can't be shown, as far as the head has come. */
export async function readWebmHead(source: ByteSource): Promise<number> {
  const walk = newWalk();
  const head = elementAt(await source.read(0, longestHead), 0);
  await checkHead(source, head);
  const segment = elementAt(await source.read(endOf(head), longestHead), endOf(head));
  for (let at = segment.content; at < source.size; ) {
    const element = elementAt(await source.read(at, longestHead), at);
    if (element.id === ids.cluster || endOf(element) > source.size) break;
    await look(source, element, walk);
    at = endOf(element);
  }
  if (walk.tracks.length > 0) shownSize(walk.tracks);
  return (walk.said * walk.scale) / nanoseconds;
}

const endOf = ({ content, size }: Element): number => content + (size ?? damaged());

/** What lies in a cluster or a group is looked at as if it lay beside it. */
const isEntered = ({ id }: Element): boolean => id === ids.cluster || id === ids.group;

async function checkHead(source: ByteSource, head: Element): Promise<void> {
  const bytes = await whole(source, head);
  const type = elementsIn(bytes, head.content).find(({ id }) => id === ids.docType);
  const name = type && bytesOf(bytes, head.content, type).toString('latin1');
  if (head.id !== ids.head || name !== 'webm') throw wrongType(name === 'matroska' ? 'mkv' : 'other');
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
    case ids.cluster:
      walk.clusters += 1;
      walk.group = undefined;
      return;
    case ids.group:
      walk.group = element;
      return;
    case ids.block:
    case ids.simpleBlock:
      return noteFrame(element, await source.read(element.content, 10), walk);
    case ids.blockLength:
      return noteLength(wholeIn(await source.read(element.content, Math.min(element.size ?? damaged(), 9))), walk);
    default:
      if (!isStored(element.id)) walk.patches.push(emptied(element));
  }
}

const inCluster: ReadonlySet<number> = new Set([ids.group, 0xa7, 0xab, 0xfb, 0xfd, 0x75a2]);
const frameIds: ReadonlySet<number> = new Set([ids.time, ids.block, ids.simpleBlock, ids.blockLength]);
const isStored = (id: number): boolean => inSegment.has(id) || inCluster.has(id);

function noteFrame(element: Element, head: Buffer, walk: Walk): void {
  const trackLength = Math.clz32(head[0] ?? 0) - 23;
  if (trackLength > 8 || head.length < trackLength + 2) damaged();
  if (walk.hidden.has(trackIn(head, trackLength))) {
    hide(element, walk);
    return;
  }
  walk.frame = walk.cluster + head.readInt16BE(trackLength);
  noteLength(0, walk);
}

/** The number of a block's track, which its first bytes say. */
function trackIn(head: Buffer, length: number): number {
  if (length > 6) return damaged();
  return head.readUIntBE(0, length) - 2 ** (7 * length);
}

/** Takes out what isn't played: a block that stands alone, or the whole group that it is in. */
function hide(element: Element, walk: Walk): void {
  const out = element.id === ids.block ? (walk.group ?? damaged()) : element;
  walk.patches = walk.patches.filter(({ at }) => at < out.at);
  walk.patches.push(emptied(out));
  // How long it would be shown counts for nothing.
  walk.frame = Number.NEGATIVE_INFINITY;
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
    if (kind === undefined) {
      walk.hidden.add(wholeIn(bytesOf(inner, element.content, found(ids.trackNumber) ?? damaged())));
      walk.patches.push(emptied(element));
      continue;
    }
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
