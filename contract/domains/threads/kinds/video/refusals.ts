import type { Refusal } from '../../../../refusal.ts';

/** Expected refusals of threads with a video. */
export const videoRefusals = {
  /** Neither a file nor a link. */
  'threads.video_missing': {},
} as const satisfies Record<string, Refusal>;
