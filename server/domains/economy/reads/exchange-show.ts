import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { economyCalls } from '../../../../contract/domains/economy/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { requireOwn } from '../actions/exchange-state.ts';
import { exchangeSetting } from '../settings.ts';

type Call = (typeof economyCalls)['economy.exchange-show'];

/** Whether the exchange is open. */
export const exchangeShow =
  (settings: SettingsReader) =>
  async (ctx: MemberCtx, { uid }: InputOf<Call>): Promise<DataOf<Call>> => {
    requireOwn(ctx, uid);
    const shown = (await settings.get(exchangeSetting)).open ? 1 : 0;
    return { exchange_show: shown, xcoin_show: shown };
  };
