import { z } from 'zod';
import { defineSetting, type Setting } from '../../platform/settings.ts';

/** Days in which a winner says where the prize goes, and for which that is stored once it was sent. */
export const claimDays = defineSetting('draw', 'drawClaimDays', z.int().min(1).max(365), 14);
export const addressDays = defineSetting('draw', 'drawAddressDays', z.int().min(1).max(365), 90);

export const drawSettings: readonly Setting[] = [claimDays, addressDays];
