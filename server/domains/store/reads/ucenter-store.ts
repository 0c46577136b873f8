import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type SettingsReader, settingsTag } from '../../../platform/settings.ts';
import { storeCountries } from '../settings.ts';

type Calls = typeof storeCalls;

/** Whether the store is open in a country. */
export const ucenterStore =
  (settings: SettingsReader) =>
  async (
    { reads }: Ctx,
    { cid }: InputOf<Calls['store.ucenter-store']>,
  ): Promise<DataOf<Calls['store.ucenter-store']>> => {
    reads(settingsTag);
    return { store_show: (await settings.get(storeCountries)).includes(cid) ? 1 : 0 };
  };
