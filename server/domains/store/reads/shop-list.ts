import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import { alike } from '../../../platform/reading/parted.ts';
import { presentShop } from '../present.ts';
import { shopsOf } from '../sql/shops.ts';
import { shopsTag } from '../tags.ts';

/** Shops of a country in which goods can be picked up. */
export const shopList = alike<(typeof storeCalls)['store.shop-list']>()(async ({ db, reads }, { cid }) => {
  reads(shopsTag);
  return { list: (await shopsOf(db, cid, storeLimits.shops)).map(presentShop) };
});
