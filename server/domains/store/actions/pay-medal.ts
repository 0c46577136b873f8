import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { purchase } from './purchase.ts';

type Call = (typeof storeCalls)['store.pay-medal'];

/** Buys a medal. */
export const payMedal =
  (settings: SettingsReader) =>
  (ctx: MemberCtx, { goods_id, timestamp = '' }: InputOf<Call>): Promise<DataOf<Call>> =>
    purchase(ctx, settings, { goodsId: goods_id, checkout: timestamp, medal: true });
