import { describe, expect, test } from 'vitest';
import { box, element, fragmented, mp4, webm, words } from '../testing/files.ts';
import { patched } from './patched.ts';
import { readContainer } from './read-container.ts';

/** A file in memory, and how often and how much of it was read. */
function inMemory(bytes: Buffer) {
  const read = { times: 0, bytes: 0 };
  return {
    read,
    source: {
      size: bytes.length,
      read: async (at: number, length: number) => {
        read.times += 1;
        read.bytes += Math.min(length, bytes.length - at);
        return Buffer.from(bytes.subarray(at, at + length));
      },
    },
  };
}
const look = (bytes: Buffer) => readContainer(inMemory(bytes).source);
async function faultOf(bytes: Buffer): Promise<string | undefined> {
  const found = await look(bytes);
  return found.ok ? undefined : found.fault;
}
async function secondsOf(bytes: Buffer): Promise<number> {
  const found = await look(bytes);
  return found.ok ? found.facts.seconds : Number.NaN;
}
async function rewritten(bytes: Buffer): Promise<Buffer> {
  const found = await look(bytes);
  if (!found.ok) throw new Error(found.fault);
  const pieces: Buffer[] = [];
  for await (const piece of patched(inMemory(bytes).source, found.patches)) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('what a file holds', () => {
  test.each([
    ['MP4', mp4(), { type: 'video/mp4', seconds: 12, width: 640, height: 360 }],
    [
      'an MP4 that a phone held upright',
      mp4({ turned: true }),
      { type: 'video/mp4', seconds: 12, width: 360, height: 640 },
    ],
    ['an MP4 in fragments', fragmented(9), { type: 'video/mp4', seconds: 9, width: 640, height: 360 }],
    ['WebM', webm(), { type: 'video/webm', seconds: 11.5, width: 640, height: 360 }],
  ])('%s', async (_name, bytes, facts) => {
    expect(await look(bytes)).toMatchObject({ ok: true, facts });
  });

  test('the frames count, not what the head says of the length', async () => {
    expect(await secondsOf(mp4({ seconds: 90, saidSeconds: 5 }))).toBe(90);
    expect(await secondsOf(webm({ seconds: 90, saidSeconds: 5 }))).toBe(89.5);
    expect(await secondsOf(webm({ seconds: 5, saidSeconds: 90 }))).toBe(90);
  });

  test('a part that an edit list shows again counts again', async () => {
    const twice = box('edts', box('elst', words(0, 2, 12_000, 0, 0x10000, 12_000, 0, 0x10000)));
    const bytes = mp4();
    const track = bytes.indexOf('trak') - 4;
    const size = bytes.readUInt32BE(track);
    const longer = Buffer.concat([bytes.subarray(0, track + size), twice, bytes.subarray(track + size)]);
    longer.writeUInt32BE(size + twice.length, track);
    const movie = longer.indexOf('moov') - 4;
    longer.writeUInt32BE(longer.readUInt32BE(movie) + twice.length, movie);
    expect(await secondsOf(longer)).toBe(24);
  });
});

describe('what is refused', () => {
  test.each([
    [
      'a picture',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Array.from({ length: 40 }, () => 0)]),
      'threads.video_wrong_type',
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'threads.video_wrong_type'],
    ['nothing', Buffer.alloc(0), 'threads.video_wrong_type'],
    ['a film of QuickTime', mp4({ brand: 'qt  ' }), 'threads.video_wrong_type'],
    ['Matroska', webm({ docType: 'matroska' }), 'threads.video_wrong_type'],
    ['HEVC', mp4({ codec: 'hvc1' }), 'threads.video_codec'],
    ['what is encrypted', mp4({ codec: 'encv' }), 'threads.video_codec'],
    ['MPEG-4 in WebM', webm({ codec: 'V_MPEG4/ISO/ASP' }), 'threads.video_codec'],
    ['too wide a picture', mp4({ width: 5000 }), 'threads.video_too_wide'],
    ['too wide a picture in WebM', webm({ width: 5000 }), 'threads.video_too_wide'],
    ['no length', mp4({ seconds: 0 }), 'threads.video_damaged'],
    ['an end that is missing', mp4().subarray(0, -10), 'threads.video_damaged'],
    ['a head alone', mp4().subarray(0, 24), 'threads.video_damaged'],
    ['two heads', mp4({ after: [mp4().subarray(mp4().indexOf('moov') - 4)] }), 'threads.video_damaged'],
    ['a box longer than the file', mp4({ after: [words(0xffff, 'free')] }), 'threads.video_damaged'],
    ['a box shorter than its head', mp4({ after: [words(4, 'free')] }), 'threads.video_damaged'],
    ['WebM that breaks off', webm().subarray(0, -3), 'threads.video_damaged'],
  ])('%s', async (_name, bytes, fault) => {
    expect(await faultOf(bytes)).toBe(fault);
  });

  test('a table that says it is longer than its box', async () => {
    const bytes = mp4();
    bytes.writeUInt32BE(0xffffffff, bytes.indexOf('stts') + 8);
    expect(await faultOf(bytes)).toBe('threads.video_damaged');
  });

  test('any bytes that were changed end in an answer, and read little more than the file', async () => {
    for (const whole of [mp4({ place: 'x' }), fragmented(3), webm({ tag: 'x' })]) {
      for (let at = 0; at < whole.length; at += 1) {
        const bytes = Buffer.from(whole);
        bytes[at] = (bytes[at] ?? 0) ^ 0xff;
        const { source, read } = inMemory(bytes);
        const found = await readContainer(source);
        expect(typeof found.ok).toBe('boolean');
        expect(read.bytes).toBeLessThan(whole.length * 12);
      }
    }
  });

  test('notes in many chunks of a file with many parts are all found, in few reads', async () => {
    const { source, read } = inMemory(
      mp4({ place: 'x'.repeat(40_000), notes: 20_000, after: Array.from({ length: 10_000 }, () => words(8, 'mdat')) }),
    );
    expect((await readContainer(source)).ok).toBe(true);
    expect(read.times).toBeLessThan(20);
  });

  test('endless small boxes and elements are given up', async () => {
    const boxes = Array.from({ length: 21_000 }, () => words(8, 'free'));
    expect(await faultOf(mp4({ after: boxes }))).toBe('threads.video_damaged');
    const elements = Buffer.concat(Array.from({ length: 61_000 }, () => element(0xec, Buffer.alloc(0))));
    expect(await faultOf(Buffer.concat([webm(), elements]))).toBe('threads.video_damaged');
  });
});

describe('what is taken out', () => {
  const place = '+06.4541+003.3947/';

  test('an MP4 loses places, dates, tags and tracks that are not played; nothing else moves', async () => {
    const tags = [box('uuid', Buffer.from(`xmp ${place}`)), box('meta', Buffer.from(place))];
    const bytes = mp4({ place, after: tags, inMovie: [box('meta', Buffer.from(place))] });
    const stored = await rewritten(bytes);
    expect(stored.length).toBe(bytes.length);
    expect(stored.includes(place)).toBe(false);
    expect(stored.includes(Buffer.from('12345678', 'hex'))).toBe(false);
    expect(stored.includes('mebx')).toBe(false);
    const media = bytes.indexOf('mdat') + 4 + place.length;
    expect(stored.subarray(media, media + 2000).equals(bytes.subarray(media, media + 2000))).toBe(true);
    expect(await look(stored)).toMatchObject({ ok: true, facts: { seconds: 12, width: 640 } });
  });

  test('a WebM loses its tags and its date', async () => {
    const bytes = webm({ tag: place });
    const stored = await rewritten(bytes);
    expect(stored.length).toBe(bytes.length);
    expect(stored.includes(place)).toBe(false);
    expect(stored.includes(Buffer.alloc(8, 9))).toBe(false);
    expect(await look(stored)).toMatchObject({ ok: true, facts: { seconds: 11.5 } });
  });

  test('bytes of a track that is not played must lie where samples lie', async () => {
    const bytes = mp4({ place });
    bytes.writeUInt32BE(4, bytes.lastIndexOf('stco') + 12);
    expect(await faultOf(bytes)).toBe('threads.video_damaged');
  });
});
