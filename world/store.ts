import { countryOfCode } from '../contract/primitives/countries.ts';
import { changeStock, issueCodes, saveGoods, saveShop, storeTag } from '../server/domains/store/index.ts';
import type { Player } from './join.ts';
import { byHand, type Stage } from './stage.ts';
import { type GoodsStory, goods, shops } from './story/store.ts';

const voucher = 2;

const fidOf = (code: string): number => countryOfCode(code as 'ng')!.fid;

const inputOf = (each: GoodsStory, at: number) => ({
  ...{ goods_id: 0, version: 0, goods_name: each.name, goods_sn: `WORLD-${at + 1}`, goods_content: each.content },
  ...{ goods_remark: '', goods_type: each.type, goods_express_type: each.express, is_on_sale: 1 },
  ...{ shop_price: each.price, per_member: each.perMember ?? 0, sale_time: 0, sale_end: 0 },
  ...{ cids: (each.countries ?? []).map(fidOf), aid: 0, grants: each.grants ?? '', valid_days: each.validDays ?? 0 },
});

/** What an operator would have entered: goods of each kind with their stock, and shops with those who redeem codes. */
export async function fillStore(stage: Stage, players: ReadonlyMap<string, Player>): Promise<void> {
  await byHand(stage, stage.platform.clock(), async (ctx) => {
    for (const [at, each] of goods.entries()) {
      const { goods_id } = await saveGoods(ctx, inputOf(each, at));
      if (each.stock === 0) continue;
      if (each.type === voucher) await issueCodes(ctx, { goods_id, count: each.stock, expires: 0 });
      else await changeStock(ctx, { goods_id, change: each.stock, note: '' });
    }
    for (const { country, name, address, hours, staff } of shops) {
      const fields = { shop_id: 0, cid: fidOf(country), shop_name: name, address, phone: '', hours, open: 1 };
      await saveShop(ctx, { ...fields, staff: staff.map((person) => players.get(person)!.uid) });
    }
  });
  stage.platform.tags.moved([storeTag]);
}
