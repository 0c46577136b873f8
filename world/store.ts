import { countryOfCode } from '../contract/primitives/countries.ts';
import { changeStock, issueCodes, saveGoods, saveShop, storeTag } from '../server/domains/store/index.ts';
import type { Player } from './join.ts';
import { renderPicture } from './pictures/index.ts';
import { actOn, byHand, inParallel, type Stage } from './stage.ts';
import { type GoodsStory, goods, goodsOwner, shops } from './story/store.ts';

const voucher = 2;

const fidOf = (code: string): number => countryOfCode(code as 'ng')!.fid;

const inputOf = (each: GoodsStory, at: number, aid: number) => ({
  ...{ goods_id: 0, version: 0, goods_name: each.name, goods_sn: `WORLD-${at + 1}`, goods_content: each.content },
  ...{ goods_remark: '', goods_type: each.type, goods_express_type: each.express, is_on_sale: 1 },
  ...{ shop_price: each.price, per_member: each.perMember ?? 0, sale_time: 0, sale_end: 0 },
  ...{ cids: (each.countries ?? []).map(fidOf), aid, grants: each.grants ?? '', valid_days: each.validDays ?? 0 },
});

/** Draws and uploads the pictures of goods, as one person's. */
async function upload(stage: Stage, { actor, ip }: Player): Promise<number[]> {
  const act = actOn(stage);
  const at = stage.platform.clock();
  const aids = goods.map(() => 0);
  await inParallel(goods.entries(), 4, async ([index, { picture }]) => {
    if (!picture) return;
    const file = { filename: `${picture}.jpg`, mimetype: 'image/jpeg', bytes: await renderPicture(picture) };
    aids[index] = (await act('media.image-upload', {}, { at, actor, ip, file })).aid;
  });
  return aids;
}

/** What an operator would have entered: goods of each kind with their stock, and shops with those who redeem codes. */
export async function fillStore(stage: Stage, players: ReadonlyMap<string, Player>): Promise<void> {
  const owner = players.get(goodsOwner)!;
  const aids = await upload(stage, owner);
  await byHand(stage, stage.platform.clock(), async (office) => {
    const ctx = { ...office, actor: owner.actor };
    for (const [at, each] of goods.entries()) {
      const { goods_id } = await saveGoods(ctx, inputOf(each, at, aids[at]!));
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
