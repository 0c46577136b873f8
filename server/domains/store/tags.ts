/** Cache tag of what the store lists. */
export const storeTag = 'store';
/** Cache tag of one piece of goods. */
export const goodsTag = (id: number): string => `g:${id}`;
