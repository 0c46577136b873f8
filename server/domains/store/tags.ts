/** Cache tag of what the store lists. */
export const storeTag = 'store';
/** Cache tag of the shops that offer pick-up. */
export const shopsTag = 'shops';
/** Cache tag of one piece of goods. */
export const goodsTag = (id: number): string => `g:${id}`;
