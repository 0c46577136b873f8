import { goodsTypes, storeLimits } from '../../../../contract/domains/store/limits.ts';
import type { MemberCtx } from '../../../platform/context.ts';
import type { SettingsReader } from '../../../platform/settings.ts';
import { storeCountries } from '../settings.ts';
import { goodsByIds, offeredIds } from '../sql/goods.ts';

/** As which goods a member may buy medals, by the medals' keys; those sold out are left out. */
export const medalGoods =
  (settings: SettingsReader) =>
  async ({ actor, db, now }: MemberCtx): Promise<ReadonlyMap<string, number>> => {
    const { countryFid: fid } = actor;
    if (!(await settings.get(storeCountries)).includes(fid)) return new Map();
    const asked = { fid, type: goodsTypes.medal, picksUp: false, now, most: storeLimits.listed };
    const rows = await goodsByIds(db, await offeredIds(db, asked));
    const sold = [...rows.values()].filter(({ stock, sale_from }) => stock > 0 && (!sale_from || sale_from <= now));
    return new Map(sold.map(({ grants, goods_id }) => [grants, goods_id]));
  };
