import { boardFids } from '../../../../contract/primitives/board-fids.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { availableOn } from './available-on.ts';

/** Whether photos may be sent (R-PHO-002). */
export const photosAvailable = (settings: SettingsReader) => (ctx: Pick<Ctx, 'now' | 'reads'>) =>
  availableOn(settings, ctx, boardFids.photo);
