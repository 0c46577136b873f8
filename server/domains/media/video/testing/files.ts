/** Files of videos for tests, box by box: what is in their frames plays nowhere. */

export const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** Whole numbers of four bytes, texts, and zeros for the rest. */
export const words = (...values: readonly (number | string)[]): Buffer =>
  Buffer.concat(
    values.map((value) => {
      if (typeof value === 'string') return Buffer.from(value, 'latin1');
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );

const zeros = (words4: number): number[] => Array.from({ length: words4 }, () => 0);

interface TrackOf {
  id: number;
  handler: string;
  codec: string;
  seconds: number;
  width?: number;
  height?: number;
  turned?: boolean;
  /** Of H.264. */
  profile?: number;
  /** Where its samples lie in the file, and their bytes. */
  samples?: { at: number; length: number; chunks?: number };
  extra?: readonly Buffer[];
}

const scale = 1000;
const madeAt = 0x12345678;

function trackBox({ id, handler, codec, seconds, width = 640, height = 360, ...more }: TrackOf) {
  const { turned, profile, samples, extra = [] } = more;
  const matrix = turned
    ? [0, 0x10000, 0, 0xffff0000, 0, 0, 0, 0, 0x40000000]
    : [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
  const header = box(
    'tkhd',
    words(7, madeAt, madeAt, id, 0, seconds * scale, 0, 0, 0, 0, ...matrix, width << 16, height << 16),
  );
  const size = Buffer.alloc(4);
  size.writeUInt16BE(width, 0);
  size.writeUInt16BE(height, 2);
  const setup = profile === undefined ? [] : [box('avcC', Buffer.from([1, profile, 0, 30]))];
  const entry = box(codec, words(...zeros(6)), size, words(...zeros(13)), ...setup);
  const place = samples ?? { at: 0, length: 0 };
  const chunks = samples ? (samples.chunks ?? 1) : 0;
  const each = chunks === 0 ? 0 : Math.floor(place.length / chunks);
  const all = Array.from({ length: chunks }, (_, i) => i);
  const table = box(
    'stbl',
    box('stsd', words(0, 1), entry),
    box('stts', words(0, 1, 1, seconds * scale)),
    box('stsc', words(0, samples ? 1 : 0, ...(samples ? [1, 1, 1] : []))),
    box('stsz', words(0, 0, chunks, ...all.map(() => each))),
    box('stco', words(0, chunks, ...all.map((i) => place.at + i * each))),
  );
  const media = box(
    'mdia',
    box('mdhd', words(0, madeAt, madeAt, scale, seconds * scale, 0)),
    box('hdlr', words(0, 0, handler, 0, 0, 0)),
    box('minf', table),
  );
  return box('trak', header, media, ...extra);
}

/** A track without tables: nothing of it is in the file. */
export const bareTrack = (handler: string): Buffer =>
  box(
    'trak',
    box('tkhd', words(7, madeAt, madeAt, 9, ...zeros(17))),
    box('mdia', box('mdhd', words(0, madeAt, madeAt, scale, 0, 0)), box('hdlr', words(0, 0, handler, 0, 0, 0))),
  );

interface Mp4 {
  seconds?: number;
  /** As the head says, where that differs. */
  saidSeconds?: number;
  codec?: string;
  brand?: string;
  turned?: boolean;
  width?: number;
  height?: number;
  /** Bytes of the media. */
  media?: number;
  /** A place that the phone noted, in the head and in a track of its own. */
  place?: string;
  /** In how many chunks. */
  notes?: number;
  /** What that track is said to be. */
  handler?: string;
  noteCodec?: string;
  profile?: number;
  /** Boxes after it. */
  after?: readonly Buffer[];
  inMovie?: readonly Buffer[];
}

/** An MP4 file with a picture and a sound. */
export function mp4({ seconds = 12, codec = 'avc1', brand = 'isom', place = '', ...more }: Mp4 = {}): Buffer {
  const { saidSeconds = seconds, media: mediaBytes = 2000, after = [], inMovie = [], notes = 1 } = more;
  const { handler: noteHandler = 'meta', noteCodec = 'mebx', ...picture } = more;
  const head = box('ftyp', words(brand, 0, 'isommp42'));
  const mediaBox = box('mdat', Buffer.from(place, 'latin1'), Buffer.alloc(mediaBytes, 7));
  const at = head.length + 8;
  const tracks = [
    trackBox({ ...picture, id: 1, handler: 'vide', codec, seconds }),
    trackBox({ id: 2, handler: 'soun', codec: 'mp4a', seconds }),
    ...(place
      ? [
          trackBox({
            id: 3,
            handler: noteHandler,
            codec: noteCodec,
            seconds,
            samples: { at, length: place.length, chunks: notes },
          }),
        ]
      : []),
  ];
  const movie = box(
    'moov',
    box('mvhd', words(0, madeAt, madeAt, scale, saidSeconds * scale, ...zeros(20))),
    ...tracks,
    ...(place ? [box('udta', box('\u00a9xyz', words(0, place)))] : []),
    ...inMovie,
  );
  return Buffer.concat([head, mediaBox, movie, ...after]);
}

/** An MP4 file in fragments, as a browser records one: its head knows no length. */
export function fragmented(seconds: number): Buffer {
  const extended = box('mvex', box('trex', words(0, 1, 1, 0, 0, 0)), box('trex', words(0, 2, 1, 0, 0, 0)));
  const whole = mp4({ seconds: 0, saidSeconds: 0, media: 0, inMovie: [extended] });
  const fragments = Array.from({ length: seconds }, (_, i) => {
    const time = box('tfdt', words(0, i * scale));
    const run = box('trun', words(0x100, 2, scale / 2, scale / 2));
    return Buffer.concat([
      box('moof', box('mfhd', words(0, i + 1)), box('traf', box('tfhd', words(0, 1)), time, run)),
      box('mdat', Buffer.alloc(100)),
    ]);
  });
  return Buffer.concat([whole, ...fragments]);
}

interface Noted {
  place: string;
  /** The track of notes is said to stand before that of the picture. */
  first?: boolean;
  /** Where samples lie is said from the fragment's beginning. */
  placed?: boolean;
}

/** An MP4 file in fragments that has a track of places beside its picture, both in each fragment. */
export function fragmentedWithNotes(seconds: number, { place, first = false, placed = true }: Noted): Buffer {
  const extended = box('mvex', ...[1, 2, 9].map((id) => box('trex', words(0, id, 1, scale, place.length, 0))));
  const whole = mp4({ seconds: 0, saidSeconds: 0, media: 0, inMovie: [bareTrack('meta'), extended] });
  const picture = Buffer.alloc(100, 7);
  const notes = Buffer.from(place, 'latin1');
  const [base, offset] = placed ? [0x2_0000, 0x1] : [0, 0];
  const at = (bytes: number): number[] => (placed ? [bytes] : []);
  const fragments = Array.from({ length: seconds }, (_, i) => {
    const moof = (from: number): Buffer => {
      const [shownAt, notedAt] = first ? [from + notes.length, from] : [from, from + picture.length];
      const run = box('trun', words(0x300 | offset, 2, ...at(shownAt), scale / 2, 50, scale / 2, 50));
      const shown = box('traf', box('tfhd', words(base, 1)), box('tfdt', words(0, i * scale)), run);
      const noted = box('traf', box('tfhd', words(base, 9)), box('trun', words(offset, 1, ...at(notedAt))));
      return box('moof', box('mfhd', words(0, i + 1)), ...(first ? [noted, shown] : [shown, noted]));
    };
    const media = box('mdat', ...(first ? [notes, picture] : [picture, notes]));
    return Buffer.concat([moof(moof(0).length + 8), media]);
  });
  return Buffer.concat([whole, ...fragments]);
}

/** An element of a WebM file; without a size its end isn't known. */
export const element = (id: number, content: Buffer, unknown = false): Buffer => {
  const name = Buffer.from(id.toString(16).padStart(2, '0'), 'hex');
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.length) | (1n << 56n));
  return Buffer.concat([name, unknown ? Buffer.from('01ffffffffffffff', 'hex') : size, content]);
};

const whole = (value: number): Buffer => words(value);

interface Webm {
  seconds?: number;
  codec?: string;
  docType?: string;
  /** What the head says of its length; nothing for a recording. */
  saidSeconds?: number;
  /** A text in a tag. */
  tag?: string;
  width?: number;
  /** The end of the file's only segment is known. */
  sized?: boolean;
  /** A text in a track of subtitles. */
  subtitle?: string;
}

/** A WebM file as browsers record it: clusters of a second whose ends nobody knew, frames of half a second. */
export function webm({
  seconds = 12,
  codec = 'V_VP8',
  docType = 'webm',
  saidSeconds,
  tag,
  width = 640,
  sized = false,
  subtitle,
}: Webm = {}): Buffer {
  const length = Buffer.alloc(8);
  length.writeDoubleBE((saidSeconds ?? 0) * 1000);
  const info = element(
    0x1549a966,
    Buffer.concat([
      element(0x2ad7b1, whole(1_000_000)),
      ...(saidSeconds === undefined ? [] : [element(0x4489, length)]),
      element(0x4461, Buffer.alloc(8, 9)),
      element(0x4d80, Buffer.from('tests')),
      element(0x5741, Buffer.from('tests')),
    ]),
  );
  const picture = element(0xe0, Buffer.concat([element(0xb0, whole(width)), element(0xba, whole(360))]));
  const track = (kind: number, name: string, ...more: Buffer[]) =>
    element(0xae, Buffer.concat([element(0x83, whole(kind)), element(0x86, Buffer.from(name)), ...more]));
  const notes = track(17, 'S_TEXT/UTF8', element(0xd7, Buffer.from([3])));
  const noted = [track(1, codec, picture), track(2, 'A_OPUS'), ...(subtitle === undefined ? [] : [notes])];
  const tracks = element(0x1654ae6b, Buffer.concat(noted));
  const shownText = Buffer.concat([Buffer.from([0x83, 0, 0, 0]), Buffer.from(subtitle ?? '')]);
  const spoken = [
    element(0xa0, Buffer.concat([element(0xa1, shownText), element(0x9b, whole(90_000))])),
    element(0xa3, shownText),
  ];
  const clusters = Array.from({ length: seconds }, (_, i) => {
    const frame = (after: number) => element(0xa3, Buffer.from([0x81, after >> 8, after & 0xff, 0x80, 1, 2, 3]));
    return element(
      0x1f43b675,
      Buffer.concat([element(0xe7, whole(i * 1000)), frame(0), ...(subtitle === undefined ? [] : spoken), frame(500)]),
      true,
    );
  });
  const tags = tag === undefined ? [] : [element(0x1254c367, Buffer.from(tag))];
  const head = element(0x1a45dfa3, element(0x4282, Buffer.from(docType)));
  return Buffer.concat([head, element(0x18538067, Buffer.concat([info, tracks, ...tags, ...clusters]), !sized)]);
}
