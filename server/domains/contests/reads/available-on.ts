import type { DataOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import { type SettingsReader, settingsTag } from '../../../platform/settings.ts';
import { availableNow } from '../rules/available.ts';
import { uploadsOf } from '../settings.ts';

type Calls = typeof contestsCalls;
type Available = DataOf<Calls['contests.photos-available']>;
type Reading = Pick<Ctx, 'now' | 'reads'>;

/** Whether a board takes photos now, and if not from which day on. */
export async function availableOn(settings: SettingsReader, { now, reads }: Reading, fid: number): Promise<Available> {
  reads(settingsTag);
  const { open, opens } = availableNow(await settings.get(uploadsOf(fid)), now);
  return { IsAvailable: flag(open), isavaible: flag(open), opens };
}
