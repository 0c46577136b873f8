import type { Refusal } from '../../refusal.ts';
import { videoFileRefused } from './video/refusals.ts';

/** Expected refusals of uploads. */
export const mediaRefusals = {
  'media.wrong_type': {},
  'media.too_large': {},
  'media.damaged': {},
  'media.too_many_pixels': {},
  'media.too_long_animation': {},
  'media.unknown_picture': {},
  'media.busy': {},
  'media.too_slow': {},
  'media.not_kept': {},
  'media.token_invalid': { http: 401 },
  ...videoFileRefused,
} as const satisfies Record<string, Refusal>;

/** What a call that takes a picture refuses of it. */
export const pictureRefusals = [
  'wire.too_large',
  'media.wrong_type',
  'media.too_large',
  'media.damaged',
  'media.too_many_pixels',
  'media.too_long_animation',
  'media.busy',
  'media.too_slow',
  'media.not_kept',
] as const;
