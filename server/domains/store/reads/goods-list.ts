import type { storeCalls } from '../../../../contract/domains/store/calls.ts';
import { storeLimits } from '../../../../contract/domains/store/limits.ts';
import type { Goods } from '../../../../contract/domains/store/shapes.ts';
import { alike, type SharedCtx } from '../../../platform/reading/parted.ts';
import { type SettingsReader, settingsTag } from '../../../platform/settings.ts';
import { presentGoods } from '../present.ts';
import { storeCountries } from '../settings.ts';
import { goodsByIds, offeredIds } from '../sql/goods.ts';
import { hasShops } from '../sql/shops.ts';
import { storeTag } from '../tags.ts';
import { picturesOf } from './pictures-of.ts';

type Calls = typeof storeCalls;

interface Asked {
  fid: number;
  page: number;
  size: number;
  type: number;
}

interface Offered {
  open: boolean;
  list: Goods[];
  page: number;
  count: number;
  totalPage: number;
}

/** A page of what a country is offered; nothing where the store isn't open. */
async function offered(ctx: SharedCtx, settings: SettingsReader, { fid, page, size, type }: Asked): Promise<Offered> {
  ctx.reads(storeTag);
  ctx.reads(settingsTag);
  const open = (await settings.get(storeCountries)).includes(fid);
  const picksUp = open && (await hasShops(ctx.db, fid));
  const ids = open ? await offeredIds(ctx.db, { fid, type, picksUp, now: ctx.now, most: storeLimits.listed }) : [];
  const shown = ids.slice((page - 1) * size, page * size);
  const rows = await goodsByIds(ctx.db, shown);
  const pictures = await picturesOf(ctx.db, [...rows.values()]);
  const list = shown.flatMap((id) => rows.get(id) ?? []).map((row) => presentGoods(row, pictures, picksUp));
  return { open, list, page, count: ids.length, totalPage: Math.ceil(ids.length / size) };
}

/** Goods that are offered in a country, and whether the store is open there. */
export const goodsList = (settings: SettingsReader) =>
  alike<Calls['store.goods-list']>()(async (ctx, { cid: fid, page, pre_page: size, type }) => {
    const { open, ...rest } = await offered(ctx, settings, { fid, page, size, type });
    return { ...rest, store_show: open ? 1 : 0 };
  });

/** The same for the older clients. */
export const goodList = (settings: SettingsReader) =>
  alike<Calls['store.good-list']>()(async (ctx, { fid, page }) => {
    const { open: _, ...rest } = await offered(ctx, settings, { fid, page, size: storeLimits.page, type: 0 });
    return rest;
  });
