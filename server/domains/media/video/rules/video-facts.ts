import { codecName, pictureCodecs, soundCodecs } from '../../../../../contract/domains/media/video/codecs.ts';
import { videoLimits } from '../../../../../contract/domains/media/video/limits.ts';
import type { RefusalName } from '../../../../../contract/refusals.ts';

/** What a file says of the video in it. */
export interface VideoFacts {
  type: 'video/mp4' | 'video/webm';
  seconds: number;
  width: number;
  height: number;
}

/** Bytes of a file that are written otherwise when it is stored: `head`, then zeros up to `length`. */
export interface Patch {
  at: number;
  length: number;
  head: Buffer;
}

/** Why a file is no video that can be shown. */
export type VideoFault = Extract<
  RefusalName,
  'threads.video_wrong_type' | 'threads.video_codec' | 'threads.video_damaged' | 'threads.video_too_wide'
>;

/** The codec, or the kind of file, that is refused. */
export type Named = Readonly<Record<string, string>>;

/** Thrown where a file is not what it says; its reader turns it into a refusal. */
export class BadVideo extends Error {
  readonly fault: VideoFault;
  /** What the refusal names. */
  readonly named: Named;
  constructor(fault: VideoFault = 'threads.video_damaged', named: Named = {}) {
    super(fault);
    this.fault = fault;
    this.named = named;
  }
}

export const damaged = (): never => {
  throw new BadVideo();
};

/** A file of another kind, by the name that people know. */
export const wrongType = (found: string): BadVideo => new BadVideo('threads.video_wrong_type', { found });

/** What ends the look at a file whose picture or sound few browsers play. */
export const unplayed = (codec: string): BadVideo => new BadVideo('threads.video_codec', { codec: codecName(codec) });

/** One track of a file. */
export interface Track {
  kind: 'picture' | 'sound';
  codec: string;
  width: number;
  height: number;
  seconds: number;
}

/** What a file's tracks are together: one picture at least, all of them playable. */
export function factsOf(type: VideoFacts['type'], tracks: readonly Track[]): VideoFacts {
  const { width, height } = shownSize(tracks);
  const seconds = Math.max(...tracks.map((track) => track.seconds));
  if (!(seconds > 0) || !Number.isFinite(seconds)) damaged();
  return { type, seconds, width, height };
}

/** The size of what is shown; refuses what can't be played, which a file's head alone says. */
export function shownSize(tracks: readonly Omit<Track, 'seconds'>[]): { width: number; height: number } {
  const { width, height } = tracks.find(({ kind }) => kind === 'picture') ?? damaged();
  for (const { kind, codec } of tracks)
    if (!(kind === 'picture' ? pictureCodecs : soundCodecs).includes(codec)) throw unplayed(codec);
  if (width < 1 || height < 1) damaged();
  if (width > videoLimits.side || height > videoLimits.side) throw new BadVideo('threads.video_too_wide');
  return { width, height };
}

/** How long a video may be, in seconds (R-VID-004). */
export const longestSeconds = (recorded: boolean): number =>
  recorded ? videoLimits.recordedSeconds : videoLimits.seconds;

/** Whether it is longer than it may be; what encoders round up to a frame doesn't count. */
export const isTooLong = (seconds: number, recorded: boolean): boolean =>
  seconds > longestSeconds(recorded) + videoLimits.slackSeconds;
