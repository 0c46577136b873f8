import type { Refusal } from '../../../refusal.ts';

/** Expected refusals of video files, their covers and links; clients know them by older names than the domain's. */
export const videoFileRefused = {
  /** An upload that isn't there, isn't whole, or is another's. */
  'threads.video_unknown': {},
  'threads.video_wrong_type': {},
  /** Sound or picture are stored in a way that few browsers play. */
  'threads.video_codec': {},
  'threads.video_damaged': {},
  'threads.video_too_long': {},
  'threads.video_too_large': {},
  'threads.video_too_wide': {},
  /** The storage could not take it (R-VID-001). */
  'threads.video_upload_failed': {},
  /** A link that leads to no video of a known site (R-THR-030). */
  'threads.video_link_unknown': {},
  'threads.video_cover_size': {},
} as const satisfies Record<string, Refusal>;

/** What a file that was sent may be refused for. */
export const videoFileRefusals = [
  'wire.too_large',
  'threads.video_unknown',
  'threads.video_wrong_type',
  'threads.video_codec',
  'threads.video_damaged',
  'threads.video_too_long',
  'threads.video_too_large',
  'threads.video_too_wide',
  'threads.video_upload_failed',
] as const;
