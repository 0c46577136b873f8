import type { DataOf } from '../../../../contract/call.ts';
import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { checkInToday } from './check-in.ts';

type Call = (typeof economyCalls)['economy.record-check-in'];

/** The older client’s check-in: it asks for nothing but that it is done. */
export const recordCheckIn =
  (settings: SettingsReader) =>
  async (ctx: MemberCtx): Promise<DataOf<Call>> => {
    await checkInToday(ctx, settings);
    return { Variables: { Message: { is_sign: 1 } } };
  };
