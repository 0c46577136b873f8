import type { DataOf } from '../../../../contract/call.ts';
import type { contestsCalls } from '../../../../contract/domains/contests/calls.ts';
import { boardFids } from '../../../../contract/primitives/boards.ts';
import type { Ctx } from '../../../platform/context.ts';
import { flag } from '../../../platform/flag.ts';
import { type SettingsReader, settingsTag } from '../../../platform/settings.ts';
import { availableNow } from '../rules/available.ts';
import { uploadsOf } from '../settings.ts';

type Calls = typeof contestsCalls;
type Available = DataOf<Calls['contests.photos-available']>;
type Reading = Pick<Ctx, 'now' | 'reads'>;

async function availableOn(settings: SettingsReader, { now, reads }: Reading, fid: number): Promise<Available> {
  reads(settingsTag);
  const { open, opens } = availableNow(await settings.get(uploadsOf(fid)), now);
  return { IsAvailable: flag(open), isavaible: flag(open), opens };
}

/** Whether photos may be sent (R-PHO-002). */
export const photosAvailable = (settings: SettingsReader) => (ctx: Reading) =>
  availableOn(settings, ctx, boardFids.photo);

/** Whether dreams may be sent; the documents don't say where the flag stands. */
export const dreamsAvailable = (settings: SettingsReader) => async (ctx: Reading) => {
  const data = await availableOn(settings, ctx, boardFids.dream);
  return { data, beside: { IsAvailable: data.IsAvailable } };
};
