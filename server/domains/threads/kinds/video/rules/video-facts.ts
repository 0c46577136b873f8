import { videoLimits } from '../../../../../../contract/domains/threads/kinds/video/limits.ts';
import type { RefusalName } from '../../../../../../contract/refusals.ts';

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

/** Thrown where a file is not what it says; its reader turns it into a refusal. */
export class BadVideo extends Error {
  readonly fault: VideoFault;
  constructor(fault: VideoFault = 'threads.video_damaged') {
    super(fault);
    this.fault = fault;
  }
}

export const damaged = (): never => {
  throw new BadVideo();
};

/** Codecs that the browsers of today play, by how files name them. */
const pictureCodecs = new Set(['avc1', 'avc3', 'vp08', 'vp09', 'av01', 'V_VP8', 'V_VP9', 'V_AV1']);
const soundCodecs = new Set(['mp4a', 'Opus', 'fLaC', 'A_OPUS', 'A_VORBIS']);

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
  const picture = tracks.find(({ kind }) => kind === 'picture') ?? damaged();
  for (const { kind, codec } of tracks) {
    if (!(kind === 'picture' ? pictureCodecs : soundCodecs).has(codec)) throw new BadVideo('threads.video_codec');
  }
  const { width, height } = picture;
  if (width < 1 || height < 1) damaged();
  if (width > videoLimits.side || height > videoLimits.side) throw new BadVideo('threads.video_too_wide');
  const seconds = Math.max(...tracks.map((track) => track.seconds));
  if (!(seconds > 0) || !Number.isFinite(seconds)) damaged();
  return { type, seconds, width, height };
}

/** How long a video may be, in seconds (R-VID-004). */
export const longestSeconds = (recorded: boolean): number =>
  recorded ? videoLimits.recordedSeconds : videoLimits.seconds;

/** Whether it is longer than it may be; what encoders round up to a frame doesn't count. */
export const isTooLong = (seconds: number, recorded: boolean): boolean =>
  seconds > longestSeconds(recorded) + videoLimits.slackSeconds;
