import { z } from 'zod';
import { defineSetting, type Setting } from '../../platform/settings.ts';

/** Whether the football page is open where it may be (R-MSC-022). */
export const footballOpen = defineSetting('ranking', 'footballOpen', z.boolean(), false);

export const rankingSettings: readonly Setting[] = [footballOpen];
