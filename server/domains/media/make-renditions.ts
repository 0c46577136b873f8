import type { Metadata } from 'sharp';
import { pictureLimits } from '../../../contract/domains/media/limits.ts';
import { loadSharp, picturesAtOnce, type Sharp } from '../../platform/pictures/sharp.ts';
import { workQueue } from '../../platform/pictures/work-queue.ts';
import { gifReachesItsEnd } from './rules/gif-end.ts';
import { jpegFiguresHeld, withJpegEnd, withMoreRows } from './rules/jpeg-segments.ts';
import { type OtherFormat, type PictureFormat, sniffOther, sniffPicture } from './rules/picture-format.ts';
import { checkExtent, fullWidthFor, mostJpegPixels, type PictureRefusal, widthsFor } from './rules/picture-size.ts';
import { pngFrames } from './rules/png-frames.ts';

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
  /** It moved where it came from, and doesn't here. */
  standsStill: boolean;
  /** WebP files, narrowest first; the last one may be the large file. */
  renditions: Rendition[];
  /** Width of the large file, 0 where none was made. */
  fullWidth: number;
}

interface Refused {
  ok: false;
  refusal: PictureRefusal;
  found?: OtherFormat;
  /** Pixels that this kind of picture may have. */
  most?: number;
}

type PictureResult = { ok: true; picture: MadePicture } | Refused;

type Opened = { ok: true; picture: Sent } | Refused;

/** A picture that may be decoded, as its head says it is. */
interface Sent {
  bytes: Buffer;
  width: number;
  height: number;
  frames: number;
  mostPixels: number;
  /** Another format's animation, of which the first frame is made. */
  standsStill: boolean;
  isJpeg: boolean;
}

/** All of a picture's work together, so that its sender is answered before the connection counts as dead. */
const longestSeconds = 18;
const queue = workQueue({ atOnce: picturesAtOnce, waiting: 40 });

/**
 * Makes the files that are stored of a member's picture: upright, without any metadata, re-encoded, so that nothing of
 * the sent file but its pixels goes on. Members take turns. `full` makes a still's large file beside.
 */
export async function makeRenditions(bytes: Buffer, owner?: number, full = false): Promise<PictureResult> {
  if (bytes.length > pictureLimits.bytes) return refuse('media.too_large');
  const format = sniffPicture(bytes);
  if (!format) return { ok: false, refusal: 'media.wrong_type', found: sniffOther(bytes) };
  const sharp = await loadSharp();
  const opened = await readHead(sharp, bytes, format);
  if (!opened.ok) return opened;
  return (await queue.run(() => decodeAndEncode(sharp, opened.picture, full), owner)) ?? refuse('media.busy');
}

/** Reads the head only, so that a picture too big to decode is distinguished from a damaged one. */
async function readHead(sharp: Sharp, bytes: Buffer, format: PictureFormat): Promise<Opened> {
  try {
    if (format === 'gif' && !gifReachesItsEnd(bytes)) return refuse('media.damaged');
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (metadata.format !== format) return refuse('media.wrong_type');
    const extent = { ...uprightSize(metadata), frames: metadata.pages ?? 1 };
    const mostPixels = format === 'jpeg' ? mostJpegPixels(jpegFiguresHeld(bytes)) : pictureLimits.pixels;
    const tooMuch = checkExtent(extent, mostPixels);
    if (tooMuch) return { ...refuse(tooMuch), most: mostPixels };
    const standsStill = format === 'png' && pngFrames(bytes) > 1;
    const isJpeg = format === 'jpeg';
    const whole = isJpeg ? withJpegEnd(bytes) : bytes;
    return { ok: true, picture: { ...extent, bytes: whole, mostPixels, standsStill, isJpeg } };
  } catch {
    return refuse('media.damaged');
  }
}

async function decodeAndEncode(sharp: Sharp, sent: Sent, full: boolean): Promise<PictureResult> {
  const { width, height, frames, standsStill } = sent;
  const seconds = secondsLeft();
  try {
    const served = widthsFor(width, height);
    const fullWidth = (full && frames === 1 && fullWidthFor(width, height)) || 0;
    const widths = fullWidth > 0 ? [...served, fullWidth] : served;
    const renditions =
      frames > 1 ? await animation(sharp, sent, widths, seconds) : await still(sharp, sent, widths, seconds);
    const colour = await averageColour(sharp, renditions[0]!.bytes);
    return { ok: true, picture: { width, height, colour, animated: frames > 1, standsStill, renditions, fullWidth } };
  } catch (error) {
    return refuse(isTooSlow(error) ? 'media.too_slow' : 'media.damaged');
  }
}

type SecondsLeft = () => { seconds: number };

/** What is left of a picture's time, at least the second that the decoder counts in. */
function secondsLeft(): SecondsLeft {
  const until = Date.now() + longestSeconds * 1000;
  return () => ({ seconds: Math.max(1, Math.ceil((until - Date.now()) / 1000)) });
}

const openOptions = ({ mostPixels: limitInputPixels }: Sent) =>
  ({ failOn: 'error', limitInputPixels, sequentialRead: true }) as const;

const isTooSlow = (error: unknown): boolean => /timeout/i.test((error as Error).message);
const endsEarly = (error: unknown): boolean => /premature end/i.test((error as Error).message);

/**
 * Whether a JPEG that ends early lacks rows, or no more than some last bits: its decoder draws missing rows grey, so it is
 * drawn with other bytes before its end, which show where rows are missing only.
 */
async function lacksRows(sharp: Sharp, sent: Sent, seconds: SecondsLeft): Promise<boolean> {
  const drawn = (bytes: Buffer): Promise<Buffer> =>
    sharp(bytes, { ...openOptions(sent), failOn: 'none' })
      .resize({ width: Math.ceil(sent.width / 8) })
      .timeout(seconds())
      .raw()
      .toBuffer();
  const before = await drawn(sent.bytes);
  return !before.equals(await drawn(withMoreRows(sent.bytes)));
}

/** Animations carry no orientation; a still's is undone, which may swap its sides. */
function uprightSize(metadata: Metadata): { width: number; height: number } {
  return metadata.autoOrient ?? { width: metadata.width, height: metadata.height };
}

/** Above so many pixels a width is packed with less effort: a tall screenshot is mostly plain. */
const muchPixels = 2_500_000;

/** The pixels of a still at a width. A JPEG's decoder warns of what is missing, and of much that is harmless. */
async function decoded(sharp: Sharp, sent: Sent, width: number, seconds: SecondsLeft) {
  const draw = (failOn: 'warning' | 'error') =>
    sharp(sent.bytes, { ...openOptions(sent), failOn })
      .autoOrient()
      .resize({ width })
      .toColourspace('srgb')
      .timeout(seconds())
      .raw()
      .toBuffer({ resolveWithObject: true });
  try {
    return await draw(sent.isJpeg ? 'warning' : 'error');
  } catch (error) {
    if (!sent.isJpeg || isTooSlow(error)) throw error;
    if (endsEarly(error) && (await lacksRows(sharp, sent, seconds))) throw error;
    return draw('error');
  }
}

/** A still is decoded once, at its widest; the narrower ones are made from that. */
async function still(sharp: Sharp, sent: Sent, widths: number[], seconds: SecondsLeft): Promise<Rendition[]> {
  const { data, info } = await decoded(sharp, sent, widths.at(-1)!, seconds);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const effort = info.width * info.height > muchPixels ? 1 : 4;
  const made: Rendition[] = [];
  for (const width of widths) {
    const scaled = sharp(data, { raw }).resize({ width }).timeout(seconds());
    made.push({ width, bytes: await scaled.webp({ quality: 74, effort }).toBuffer() });
  }
  return made;
}

/** Pixels of an animation's widths that are made at once; the others are made when they are asked for. */
const animatedPixels = 25_000_000;

async function animation(sharp: Sharp, sent: Sent, widths: number[], seconds: SecondsLeft): Promise<Rendition[]> {
  const { bytes, width: own, height, frames } = sent;
  const made: Rendition[] = [];
  let pixels = 0;
  for (const width of [...widths].reverse()) {
    pixels += (width * width * height * frames) / own;
    if (made.length > 0 && pixels > animatedPixels) break;
    const scaled = sharp(bytes, { ...openOptions(sent), animated: true })
      .resize({ width })
      .timeout(seconds());
    made.unshift({ width, bytes: await scaled.webp({ quality: 65, effort: 2 }).toBuffer() });
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

function refuse(refusal: PictureRefusal): Refused {
  return { ok: false, refusal };
}
