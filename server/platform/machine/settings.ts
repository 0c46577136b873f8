import { z } from 'zod';
import { defineSetting } from '../settings.ts';

const hours = z.int().min(1).max(10_000).meta({ unit: 'hours' });

/** From when on a part of the machine counts as late. */
export const machineSetting = defineSetting(
  'operators',
  'machine',
  z.object({
    /** Since the last backup, and the last restore on trial. */
    backupHours: hours,
    drillHours: hours,
    /** Since a nightly proof. */
    proofHours: hours,
    /** That the log of events may wait for a reader. */
    lagSeconds: z.int().min(10).max(86_400).meta({ unit: 'seconds' }),
    /** Of the disk that is free. */
    diskPercent: z.int().min(1).max(90).meta({ unit: 'percent' }),
  }),
  { backupHours: 26, drillHours: 24 * 35, proofHours: 26, lagSeconds: 300, diskPercent: 15 },
);
