import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp, { type JpegOptions, type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { pictureLimits } from '../../../contract/domains/media/limits.ts';
import { type MadePicture, makeRenditions } from './make-renditions.ts';

type Rgb = { r: number; g: number; b: number };
const red: Rgb = { r: 220, g: 20, b: 20 };
const blue: Rgb = { r: 20, g: 20, b: 220 };

/** A picture with a red left half and a blue right half. */
function redAndBlue(width: number, height: number) {
  const left = { create: { width: width >> 1, height, channels: 3 as const, background: red } };
  return sharp({ create: { width, height, channels: 3, background: blue } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}

async function accepted(bytes: Buffer): Promise<MadePicture> {
  const result = await makeRenditions(bytes);
  if (!result.ok) throw new Error(`refused: ${result.refusal}`);
  return result.picture;
}

async function refusalOf(bytes: Buffer): Promise<string | undefined> {
  const result = await makeRenditions(bytes);
  return result.ok ? undefined : result.refusal;
}

async function pixelAt(webp: Buffer, left: number, top: number): Promise<Rgb> {
  const [r = 0, g = 0, b = 0] = await sharp(webp)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { r, g, b };
}

const isRed = (pixel: Rgb) => pixel.r > 150 && pixel.b < 100;
const isBlue = (pixel: Rgb) => pixel.b > 150 && pixel.r < 100;

async function animation(format: 'gif' | 'webp', frames: number, width = 40, height = 30): Promise<Buffer> {
  const pictures = await Promise.all(
    Array.from({ length: frames }, (_, n) =>
      sharp({ create: { width, height, channels: 3, background: { r: (n * 40) % 256, g: (n * 7) % 256, b: 90 } } })
        .png()
        .toBuffer(),
    ),
  );
  const joined = sharp(pictures, { join: { animated: true } });
  return format === 'gif'
    ? joined.gif({ delay: 80, loop: 0, effort: 1 }).toBuffer()
    : joined.webp({ lossless: true, delay: 80 }).toBuffer();
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG that says it has two frames. */
function movingPng(): Buffer {
  const still = vastPng(30);
  const headEnd = 8 + 12 + 13;
  const control = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
  return Buffer.concat([still.subarray(0, headEnd), control, still.subarray(headEnd)]);
}

/** A PNG of one colour that is small as a file and vast when decoded. */
function vastPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('what is stored of a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a %s is stored as WebP in five widths', async (format) => {
    const picture = await accepted(await redAndBlue(1600, 900).toFormat(format).toBuffer());
    expect([picture.width, picture.height]).toEqual([1600, 900]);
    expect(picture.renditions.map((made) => made.width)).toEqual([320, 480, 640, 960, 1280]);
    for (const made of picture.renditions) {
      const info = await sharp(made.bytes).metadata();
      expect([info.format, info.width, info.height]).toEqual(['webp', made.width, Math.round((made.width * 9) / 16)]);
    }
  });

  test('a picture is never made wider than it came', async () => {
    const widthsOf = async (width: number) =>
      (await accepted(await redAndBlue(width, 100).png().toBuffer())).renditions.map((made) => made.width);
    expect(await widthsOf(64)).toEqual([64]);
    expect(await widthsOf(320)).toEqual([320]);
    expect(await widthsOf(500), 'a step within 5 % of the widest').toEqual([320, 500]);
    expect(await widthsOf(520)).toEqual([320, 480, 520]);
    expect(await widthsOf(1280)).toEqual([320, 480, 640, 960, 1280]);
  });

  test('a very tall picture stays within what WebP can hold', async () => {
    const picture = await accepted(await redAndBlue(200, 20_000).jpeg().toBuffer());
    const info = await sharp(picture.renditions.at(-1)!.bytes).metadata();
    expect(info.height).toBeLessThanOrEqual(16_383);
    expect(picture.height).toBe(20_000);
  });

  test('every camera rotation comes out upright, with the size as shown', async () => {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const sideways = orientation > 4;
      const shown = await redAndBlue(80, 40).png().toBuffer();
      const stored = await sharp(await inverse(shown, orientation))
        .jpeg({ quality: 95 })
        .withMetadata({ orientation })
        .toBuffer();
      const info = await sharp(stored).metadata();
      expect([info.width, info.height], `stored ${orientation}`).toEqual(sideways ? [40, 80] : [80, 40]);
      const picture = await accepted(stored);
      expect([picture.width, picture.height], `shown ${orientation}`).toEqual([80, 40]);
      const { bytes } = picture.renditions[0]!;
      expect(isRed(await pixelAt(bytes, 10, 20)), `left ${orientation}`).toBe(true);
      expect(isBlue(await pixelAt(bytes, 70, 20)), `right ${orientation}`).toBe(true);
    }
  });

  test('position, camera, author and profile are gone, and so is anything appended', async () => {
    const original = await redAndBlue(400, 300)
      .withExif({ IFD0: { Artist: 'Amina Secret' }, IFD3: { GPSLatitude: '6/1 27/1 14/1', GPSLatitudeRef: 'N' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    expect(original.includes('Amina Secret')).toBe(true);
    const hidden = '<script>alert(1)</script>PK\u0003\u0004';
    const picture = await accepted(Buffer.concat([original, Buffer.from(hidden)]));
    for (const { bytes } of picture.renditions) {
      const { exif, icc, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.includes('Amina') || bytes.includes('script')).toBe(false);
    }
  });

  test('the placeholder is the average colour, over white where the picture is clear', async () => {
    const plain = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#3366cc' } })
      .png()
      .toBuffer();
    expect((await accepted(plain)).colour).toMatch(/^#3[2-4]6[5-7]c[b-d]$/);
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const nothing = await sharp({ create: { width: 50, height: 50, channels: 4, background: clear } })
      .png()
      .toBuffer();
    expect((await accepted(nothing)).colour).toBe('#ffffff');
  });

  test.each(['gif', 'webp'] as const)('an animated %s stays animated', async (format) => {
    const picture = await accepted(await animation(format, 5));
    expect([picture.animated, picture.width, picture.height]).toEqual([true, 40, 30]);
    const info = await sharp(picture.renditions[0]!.bytes).metadata();
    expect([info.format, info.pages, info.width, info.height]).toEqual(['webp', 5, 40, 30]);
    expect(info.delay?.[0]).toBe(80);
  });
});

/** Lays an upright picture down the way a camera with this orientation stores it. */
async function inverse(upright: Buffer, orientation: number): Promise<Buffer> {
  const undo: Record<number, (image: Sharp) => Sharp> = {
    2: (image) => image.flop(),
    3: (image) => image.rotate(180),
    4: (image) => image.flip(),
    5: (image) => image.rotate(90).flop(),
    6: (image) => image.rotate(270),
    7: (image) => image.rotate(270).flop(),
    8: (image) => image.rotate(90),
  };
  const turn = undo[orientation];
  if (!turn) return upright;
  // Flips come before turns in one pipeline, so a turn with a flip is done in two.
  if (orientation !== 5 && orientation !== 7) return turn(sharp(upright)).png().toBuffer();
  const turned = await sharp(upright)
    .rotate(orientation === 5 ? 90 : 270)
    .png()
    .toBuffer();
  return sharp(turned).flop().png().toBuffer();
}

describe('large, tall and nearly whole pictures', () => {
  /** A JPEG of a flat colour that decodes to as many pixels as a camera's, quickly. */
  const vast = (width: number, height: number, options: JpegOptions = {}) =>
    sharp({ create: { width, height, channels: 3, background: red }, limitInputPixels: false })
      .jpeg({ quality: 40, ...options })
      .toBuffer();

  test('a JPEG of 50 megapixels is taken, in rows or in steps, and made 1280 wide', async () => {
    for (const options of [{}, { progressive: true }]) {
      const picture = await accepted(await vast(8160, 6144, options));
      expect([picture.width, picture.height, picture.renditions.at(-1)?.width]).toEqual([8160, 6144, 1280]);
    }
  });

  test('a JPEG of more than 120 megapixels is refused, and what is held whole in memory earlier', async () => {
    const tooMany = { ok: false, refusal: 'media.too_many_pixels' };
    expect(await makeRenditions(await vast(12_100, 10_000))).toEqual({ ...tooMany, most: 120_000_000 });
    const inSteps = await vast(7100, 7100, { progressive: true, chromaSubsampling: '4:4:4' });
    expect(await makeRenditions(inSteps)).toEqual({ ...tooMany, most: 50_000_000 });
  });

  test('a long screenshot is made in fewer and narrower widths, which have few pixels together', async () => {
    const picture = await accepted(await redAndBlue(1080, 18_000).jpeg().toBuffer());
    expect(picture.renditions.map((made) => made.width)).toEqual([320, 536]);
    expect((await sharp(picture.renditions[1]!.bytes).metadata()).height).toBe(8933);
  });

  test('a file that lacks its end mark alone is taken with all its corners', async () => {
    const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffffff'];
    const corners = sharp({ create: { width: 640, height: 480, channels: 3, background: '#000' } }).composite(
      colours.map((background, i) => ({
        input: { create: { width: 320, height: 240, channels: 3, background } },
        left: (i % 2) * 320,
        top: i > 1 ? 240 : 0,
      })),
    );
    const whole = {
      jpeg: [await corners.clone().jpeg({ quality: 95 }).toBuffer(), 2],
      progressive: [await corners.clone().jpeg({ quality: 95, progressive: true }).toBuffer(), 2],
      png: [await corners.clone().png().toBuffer(), 12],
      gif: [await corners.clone().gif().toBuffer(), 1],
    } as const;
    for (const [format, [bytes, end]] of Object.entries(whole)) {
      const { renditions } = await accepted(bytes.subarray(0, -end));
      const seen = await Promise.all(
        [0, 1, 2, 3].map((i) => pixelAt(renditions.at(-1)!.bytes, (i % 2) * 620 + 5, i > 1 ? 470 : 5)),
      );
      const near = seen.map(({ r, g, b }) => [r, g, b].map((value) => (value > 128 ? 'f' : '0')).join(''));
      expect(near, format).toEqual(['f00', '0f0', '00f', 'fff']);
    }
  });

  test('a JPEG that lacks rows is refused, however few', async () => {
    // The same noise in each run: in some, 40 bytes are less than the last block's.
    const raw = { width: 400, height: 300, channels: 3 } as const;
    const noise = Buffer.alloc(raw.width * raw.height * raw.channels);
    for (let at = 0, turn = 11; at < noise.length; at += 1) {
      turn = (Math.imul(turn, 1_664_525) + 1_013_904_223) >>> 0;
      noise[at] = turn >>> 24;
    }
    const whole = await sharp(noise, { raw }).jpeg().toBuffer();
    for (const missing of [40, 400, 4000, whole.length >> 1]) {
      const cut = whole.subarray(0, whole.length - missing);
      expect(await refusalOf(cut), `${missing}`).toBe('media.damaged');
      expect(await refusalOf(Buffer.concat([cut, whole.subarray(-2)])), `${missing}, end mark`).toBe('media.damaged');
    }
  });

  test('bytes that stand between a JPEG’s rows and its end mark are no damage', async () => {
    const whole = await redAndBlue(64, 64).jpeg({ progressive: true }).toBuffer();
    const more = Buffer.concat([whole.subarray(0, -2), Buffer.alloc(50, 1), whole.subarray(-2)]);
    expect(await refusalOf(more)).toBeUndefined();
  });

  test('an animated PNG is stored as it stands, and is known to have moved', async () => {
    expect(await accepted(movingPng())).toMatchObject({ animated: false, standsStill: true });
    expect(await accepted(vastPng(30))).toMatchObject({ animated: false, standsStill: false });
  });

  test('of a long animation the widest is made at once, the rest when it is asked for', async () => {
    const picture = await accepted(await animation('gif', 100, 660, 400));
    expect(picture.renditions.map((made) => made.width)).toEqual([660]);
  });
});

describe('what is refused, and by which name', () => {
  const begins = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(2000)]);

  test.each([
    ['heif', begins('\0\0\0\x18ftypheic')],
    ['avif', begins('\0\0\0\x1cftypavif')],
    ['avif', begins('\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf')],
    ['heif', begins('\0\0\0\x1cftypmif1\0\0\0\0mif1heicmiaf')],
    ['tiff', begins('II*\0')],
    ['tiff', begins('MM\0*')],
    ['svg', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from([0xff, 0xd8, 0xff])])],
    ['film', begins('\0\0\0\x18ftypisom')],
    ['unknown', Buffer.from('PK\u0003\u0004 a zip named photo.jpg')],
    ['unknown', Buffer.from('<script>alert(1)</script>')],
  ])('a file that is really %s', async (found, bytes) => {
    expect(await makeRenditions(bytes)).toEqual({ ok: false, refusal: 'media.wrong_type', found });
  });

  test('a text that only begins like a picture is damaged', async () => {
    expect(await refusalOf(Buffer.from('GIF89a/*<svg onload=alert(1)>*/=1;'))).toBe('media.damaged');
    expect(await refusalOf(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<?php')]))).toBe(
      'media.damaged',
    );
  });

  test('more than 10 MB', async () => {
    expect(await refusalOf(Buffer.alloc(pictureLimits.bytes + 1))).toBe('media.too_large');
  });

  test('a small file that unfolds into 20,000 by 20,000 pixels', async () => {
    const bomb = vastPng(20_000);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusalOf(bomb)).toBe('media.too_many_pixels');
    expect(await refusalOf(vastPng(300))).toBeUndefined();
  });

  test('an animation of too many frames, or of too many pixels in all', async () => {
    expect(await refusalOf(await animation('gif', pictureLimits.frames + 1, 8, 8))).toBe('media.too_long_animation');
    const frames = 13;
    expect(await refusalOf(await animation('gif', frames, 2000, 2000))).toBe('media.too_many_pixels');
  });

  test.each(['jpeg', 'png', 'webp', 'gif'] as const)('a cut-off %s, wherever it was cut', async (format) => {
    const whole =
      format === 'gif'
        ? await animation('gif', 4, 120, 90)
        : await redAndBlue(300, 200).toFormat(format, { quality: 100 }).toBuffer();
    for (const part of [0.1, 0.4, 0.7, 0.95]) {
      expect(await refusalOf(whole.subarray(0, Math.floor(whole.length * part))), `${part}`).toBe('media.damaged');
    }
  });

  test('whatever bytes come, the answer is a picture or a named refusal', async () => {
    const jpeg = await redAndBlue(64, 64).jpeg().toBuffer();
    const heads = [
      jpeg.subarray(0, 200),
      Buffer.from('GIF89a'),
      Buffer.from('RIFF\0\0\0\0WEBPVP8 '),
      vastPng(10).subarray(0, 40),
    ];
    const bytes = fc.tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 400 }));
    await fc.assert(
      fc.asyncProperty(bytes, async ([head, tail]) => {
        const result = await makeRenditions(Buffer.concat([head, tail]));
        expect(result.ok || result.refusal.startsWith('media.')).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
