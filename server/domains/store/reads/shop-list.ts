import type { DataOf, InputOf } from '../../../../contract/call.ts';
import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import type { Ctx } from '../../../platform/context.ts';
import { presentShop } from '../present.ts';
import { shopsOf } from '../sql/shops.ts';
import { storeTag } from '../tags.ts';

type Call = (typeof storeCalls)['store.shop-list'];

/** Shops of a country in which goods can be picked up. */
export async function shopList({ db, touch }: Ctx, { cid }: InputOf<Call>): Promise<DataOf<Call>> {
  touch(storeTag);
  return { list: (await shopsOf(db, cid, storeLimits.shops)).map(presentShop) };
}
