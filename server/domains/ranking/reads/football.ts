import type { rankingCalls } from '../../../../contract/domains/ranking/calls.ts';
import { footballFid } from '../../../../contract/domains/ranking/limits.ts';
import { alike } from '../../../platform/reading/parted.ts';
import { settingsTag } from '../../../platform/settings.ts';
import { footballOpen } from '../settings.ts';
import type { ReadDeps } from './deps.ts';

/** Whether a country's football page is open (R-MSC-022, R-MSC-023). */
export const football = ({ settings }: ReadDeps) =>
  alike<(typeof rankingCalls)['ranking.football']>()(async (ctx, { country_fid }) => {
    ctx.reads(settingsTag);
    return { open: country_fid === footballFid && (await settings.get(footballOpen)) ? 1 : 0 };
  });
