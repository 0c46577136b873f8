export { issueCodes } from './actions/add-codes.ts';
export { changeStock } from './actions/change-stock.ts';
export { saveGoods } from './actions/save-goods.ts';
export { saveShop } from './actions/save-shop.ts';
export { medalGoods } from './reads/medal-goods.ts';
export { packsOf } from './reads/packs-of.ts';
export { storeTag } from './tags.ts';
