import { boardFids } from '../../../../contract/primitives/board-fids.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { availableOn } from './available-on.ts';

/** Whether dreams may be sent; the documents don't say where the flag stands. */
export const dreamsAvailable = (settings: SettingsReader) => async (ctx: Pick<Ctx, 'now' | 'reads'>) => {
  const data = await availableOn(settings, ctx, boardFids.dream);
  return { data, beside: { IsAvailable: data.IsAvailable } };
};
