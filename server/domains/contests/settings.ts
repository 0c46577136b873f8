import { z } from 'zod';
import { boardFids } from '../../../contract/primitives/board-fids.ts';
import { defineSetting, type Setting } from '../../platform/settings.ts';

const uploads = z.object({
  open: z.boolean(),
  /** The day from which photos are taken, `2026-12-01`; empty where none is set. */
  opens: z
    .string()
    .max(10)
    .regex(/^(?:|\d{4}-\d{2}-\d{2})$/),
});

/** Whether members may send photos to the photo board, and dreams. */
export const photoUploads = defineSetting('contests', 'photoUploads', uploads, { open: true, opens: '' });
export const dreamUploads = defineSetting('contests', 'dreamUploads', uploads, { open: true, opens: '' });

/** The setting of a photo board. */
export const uploadsOf = (fid: number): typeof photoUploads => (fid === boardFids.dream ? dreamUploads : photoUploads);

export const contestsSettings: readonly Setting[] = [photoUploads, dreamUploads];
