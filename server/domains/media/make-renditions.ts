import type { Metadata } from 'sharp';
import { pictureLimits } from '../../../contract/domains/media/limits.ts';
import { loadSharp, picturesAtOnce, type Sharp } from '../../platform/pictures/sharp.ts';
import { workQueue } from '../../platform/pictures/work-queue.ts';
import { gifReachesItsEnd } from './rules/gif-end.ts';
import { type OtherFormat, sniffOther, sniffPicture } from './rules/picture-format.ts';
import { checkExtent, type PictureRefusal, widthsFor } from './rules/picture-size.ts';

interface Rendition {
  width: number;
  bytes: Buffer;
}

export interface MadePicture {
  /** Size as shown, upright. */
  width: number;
  height: number;
  /** `#rrggbb`, drawn until the picture has come. */
  colour: string;
  animated: boolean;
  /** WebP files, narrowest first. */
  renditions: Rendition[];
}

type PictureResult = { ok: true; picture: MadePicture } | { ok: false; refusal: PictureRefusal; found?: OtherFormat };

const longestSeconds = 15;
const mostWaiting = 40;
const queue = workQueue(picturesAtOnce, mostWaiting);

/**
 * Makes the files that are stored of a member's picture: upright, without any metadata, re-encoded, so that nothing of
 * the sent file but its pixels goes on.
 */
export async function makeRenditions(bytes: Buffer): Promise<PictureResult> {
  if (bytes.length > pictureLimits.bytes) return refuse('media.too_large');
  const format = sniffPicture(bytes);
  if (!format) return { ok: false, refusal: 'media.wrong_type', found: sniffOther(bytes) };
  return (await queue.run(async () => decodeAndEncode(await loadSharp(), bytes, format))) ?? refuse('media.busy');
}

async function decodeAndEncode(sharp: Sharp, bytes: Buffer, format: string): Promise<PictureResult> {
  try {
    if (format === 'gif' && !gifReachesItsEnd(bytes)) return refuse('media.damaged');
    // Reads the head only, so that a picture too big to decode is distinguished from a damaged one.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (metadata.format !== format) return refuse('media.wrong_type');
    const frames = metadata.pages ?? 1;
    const { width, height } = uprightSize(metadata);
    const tooMuch = checkExtent({ width, height, frames });
    if (tooMuch) return refuse(tooMuch);
    const widths = widthsFor(width, height);
    const renditions = frames > 1 ? await animation(sharp, bytes, widths) : await still(sharp, bytes, widths);
    const colour = await averageColour(sharp, renditions[0]!.bytes);
    return { ok: true, picture: { width, height, colour, animated: frames > 1, renditions } };
  } catch (error) {
    return refuse(/timeout/i.test((error as Error).message) ? 'media.too_slow' : 'media.damaged');
  }
}

function open(sharp: Sharp, bytes: Buffer, animated: boolean): ReturnType<Sharp> {
  return sharp(bytes, {
    animated,
    failOn: 'error',
    limitInputPixels: pictureLimits.pixels,
    sequentialRead: true,
  }).timeout({ seconds: longestSeconds });
}

/** Animations carry no orientation; a still's is undone, which may swap its sides. */
function uprightSize(metadata: Metadata): { width: number; height: number } {
  return metadata.autoOrient ?? { width: metadata.width, height: metadata.height };
}

/** A still is decoded once, at its widest; the narrower ones are made from that. */
async function still(sharp: Sharp, bytes: Buffer, widths: number[]): Promise<Rendition[]> {
  const { data, info } = await open(sharp, bytes, false)
    .autoOrient()
    .resize({ width: widths.at(-1)! })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const made: Rendition[] = [];
  for (const width of widths) {
    const scaled = sharp(data, { raw }).resize({ width }).timeout({ seconds: longestSeconds });
    made.push({ width, bytes: await scaled.webp({ quality: 74, effort: 4 }).toBuffer() });
  }
  return made;
}

async function animation(sharp: Sharp, bytes: Buffer, widths: number[]): Promise<Rendition[]> {
  const made: Rendition[] = [];
  for (const width of widths) {
    const scaled = open(sharp, bytes, true).resize({ width });
    made.push({ width, bytes: await scaled.webp({ quality: 65, effort: 2 }).toBuffer() });
  }
  return made;
}

async function averageColour(sharp: Sharp, webp: Buffer): Promise<string> {
  const pixel = await sharp(webp)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

function refuse(refusal: PictureRefusal): PictureResult {
  return { ok: false, refusal };
}
