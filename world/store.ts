import { type CountryCode, countryOfCode } from '../contract/primitives/countries.ts';
import { changeStock, issueCodes, saveGoods, saveShop, storeTag } from '../server/domains/store/index.ts';
import type { Player } from './join.ts';
import { renderPicture } from './pictures/index.ts';
import { actOn, byHand, inParallel, type Stage } from './stage.ts';
import { countriesOf, goods, goodsOwner, type Offer, offers, shops } from './story/store.ts';

const voucher = 2;

const fidOf = (code: CountryCode): number => countryOfCode(code)!.fid;

function inputOf(offer: Offer, aid: number) {
  const { story, at, language, words } = offer;
  const [goods_name, goods_content] = words;
  const goods_sn = `WORLD-${at + 1}${language === 'en' ? '' : `-${language}`}`;
  return {
    ...{ goods_id: 0, version: 0, goods_name, goods_sn, goods_content },
    ...{ goods_remark: '', goods_type: story.type, goods_express_type: story.express, is_on_sale: 1 },
    ...{ shop_price: story.price, per_member: story.perMember ?? 0, sale_time: 0, sale_end: 0 },
    ...{ cids: countriesOf(offer).map(fidOf), aid, grants: story.grants ?? '', valid_days: story.validDays ?? 0 },
  };
}

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
    for (const offer of offers) {
      const { type, stock } = offer.story;
      const { goods_id } = await saveGoods(ctx, inputOf(offer, aids[offer.at]!));
      if (stock === 0) continue;
      if (type === voucher) await issueCodes(ctx, { goods_id, count: stock, expires: 0 });
      else await changeStock(ctx, { goods_id, change: stock, note: '' });
    }
    for (const { country, name, address, hours, staff } of shops) {
      const fields = { cid: fidOf(country), shop_name: name, address, phone: '', hours, open: 1 };
      await saveShop(ctx, {
        ...fields,
        shop_id: 0,
        version: 0,
        staff: staff.map((person) => String(players.get(person)!.uid)),
      });
    }
  });
  stage.platform.tags.moved([storeTag]);
}
