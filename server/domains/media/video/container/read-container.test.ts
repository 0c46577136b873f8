import { describe, expect, test } from 'vitest';
import { bareTrack, box, element, fragmented, fragmentedWithNotes, mp4, webm, words } from '../testing/files.ts';
import { patched } from './patched.ts';
import { readContainer } from './read-container.ts';
import { readHeads } from './read-heads.ts';

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
    ['media longer than the file', mp4({ after: [words(0xffff, 'mdat')] }), 'threads.video_damaged'],
    ['media shorter than its head', mp4({ after: [words(4, 'mdat')] }), 'threads.video_damaged'],
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
    for (const whole of [
      mp4({ place: 'x' }),
      fragmented(3),
      fragmentedWithNotes(2, { place: 'x' }),
      webm({ tag: 'x' }),
    ]) {
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

describe('what is named', () => {
  const named = async (bytes: Buffer) => {
    const found = await look(bytes);
    return found.ok ? undefined : found.named;
  };
  test.each([
    ['hvc1', 'HEVC (H.265)'],
    ['hev1', 'HEVC (H.265)'],
    ['mp4v', 'MPEG-4 Visual'],
    ['zz<b', 'zzb'],
  ])('a codec that is refused: %s', async (codec, name) => {
    expect(await named(mp4({ codec }))).toEqual({ codec: name });
  });

  test('H.264 of ten bits, which no phone’s browser plays', async () => {
    const bytes = mp4({ profile: 110 });
    expect([await faultOf(bytes), await named(bytes)]).toEqual(['threads.video_codec', { codec: 'H.264 10 bit' }]);
    expect(await faultOf(mp4({ profile: 100 }))).toBeUndefined();
  });

  test('a kind of file', async () => {
    expect(await named(mp4({ brand: 'qt  ' }))).toEqual({ found: 'mov' });
    expect(await named(words(8, 'wide', 8, 'mdat'))).toEqual({ found: 'mov' });
    expect(await named(webm({ docType: 'matroska' }))).toEqual({ found: 'mkv' });
    expect(await named(Buffer.from('RIFF1234AVI LIST'))).toEqual({ found: 'avi' });
    expect(await named(Buffer.from('GIF89a__________'))).toEqual({ found: 'other' });
  });
});

describe('heads alone', () => {
  const movieOf = (bytes: Buffer) => {
    const at = bytes.indexOf('moov') - 4;
    return Buffer.concat([bytes.subarray(0, bytes.readUInt32BE(0)), bytes.subarray(at, at + bytes.readUInt32BE(at))]);
  };

  test('say what the file holds, and how long it is', async () => {
    expect(await readHeads(movieOf(mp4({ seconds: 75 })))).toEqual({ ok: true, seconds: 75 });
    expect(await readHeads(webm({ saidSeconds: 75 }).subarray(0, 400))).toEqual({ ok: true, seconds: 75 });
    const hevc = { ok: false, fault: 'threads.video_codec', named: { codec: 'HEVC (H.265)' } };
    expect(await readHeads(movieOf(mp4({ codec: 'hvc1' })))).toEqual(hevc);
    expect(await readHeads(webm({ codec: 'V_MPEGH/ISO/HEVC' }).subarray(0, 400))).toEqual(hevc);
    expect(await readHeads(mp4({ brand: 'qt  ' }).subarray(0, 40))).toMatchObject({ named: { found: 'mov' } });
  });

  test('that have not come yet, or cannot be read, are judged with the whole file', async () => {
    const later = { ok: true, seconds: 0 };
    expect(await readHeads(mp4({ codec: 'hvc1' }).subarray(0, 300))).toEqual(later);
    expect(await readHeads(mp4().subarray(0, -20))).toEqual(later);
    expect(await readHeads(webm().subarray(0, 60))).toMatchObject({ ok: true });
  });

  test('any bytes that were changed end in an answer', async () => {
    for (const whole of [movieOf(mp4()), webm().subarray(0, 400)])
      for (let at = 0; at < whole.length; at += 1) {
        const bytes = Buffer.from(whole);
        bytes[at] = (bytes[at] ?? 0) ^ 0xff;
        expect(typeof (await readHeads(bytes)).ok).toBe('boolean');
      }
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

  test('what a track that is not played says of other places than samples lie at takes nothing out', async () => {
    const bytes = mp4({ place });
    bytes.writeUInt32BE(4, bytes.lastIndexOf('stco') + 12);
    const stored = await rewritten(bytes);
    expect(stored.subarray(0, 24).equals(bytes.subarray(0, 24))).toBe(true);
    expect(await look(stored)).toMatchObject({ ok: true });
  });

  test.each([
    ['a few bytes', Buffer.from('abc')],
    ['a line', Buffer.from(`made at ${place} by a phone`)],
    ['zeros', Buffer.alloc(1000)],
    ['a box that breaks off', words(0xffff, 'uuid', place)],
  ])('bytes after the last box or element are no damage, and are gone: %s', async (_name, after) => {
    const sized = webm({ sized: true });
    for (const whole of [mp4(), webm(), sized]) {
      const stored = await rewritten(Buffer.concat([whole, after]));
      expect(stored.length).toBe(whole.length + after.length);
      expect(stored.includes(place) || stored.includes('abc')).toBe(false);
      expect(await look(stored)).toMatchObject({ ok: true });
    }
  });

  test.each(['tmcd', 'text', 'meta', 'sbtl'])(
    'a track of %s is no damage, with or without samples',
    async (handler) => {
      for (const codec of ['tmcd', 'gpmd', 'tx3g']) {
        const bytes = mp4({ place, handler, noteCodec: codec });
        const stored = await rewritten(bytes);
        expect([stored.includes(place), stored.includes(codec)]).toEqual([false, false]);
      }
      const bare = mp4({ inMovie: [bareTrack(handler)] });
      expect(await look(bare)).toMatchObject({ ok: true, facts: { seconds: 12 } });
    },
  );

  test.each([false, true])('notes in fragments are no damage, and are gone; first: %s', async (first) => {
    const bytes = fragmentedWithNotes(3, { place, first });
    const stored = await rewritten(bytes);
    expect([stored.length, stored.includes(place)]).toEqual([bytes.length, false]);
    expect(stored.toString('latin1').split('traf')).toHaveLength(4);
    expect(stored.toString('latin1').split('\x07'.repeat(100))).toHaveLength(4);
    expect(await look(stored)).toMatchObject({ ok: true, facts: { seconds: 3, width: 640 } });
  });

  test('a picture in fragments that lies after such notes, and by nothing else, is damage', async () => {
    expect(await faultOf(fragmentedWithNotes(3, { place, first: true, placed: false }))).toBe('threads.video_damaged');
  });

  test('a track of subtitles in WebM is no damage, and is gone with its blocks', async () => {
    const stored = await rewritten(webm({ subtitle: place }));
    expect(stored.includes(place)).toBe(false);
    expect(stored.includes('S_TEXT')).toBe(false);
    expect(await look(stored)).toMatchObject({ ok: true, facts: { seconds: 11.5 } });
  });
});
