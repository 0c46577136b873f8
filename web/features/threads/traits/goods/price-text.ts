import type { Goods } from '../../../../../contract/domains/threads/traits/goods/shapes.ts';
import type { Language } from '../../../../../contract/primitives/countries.ts';

/** A product's price as readers of a language write it; empty where its page named none. */
export function priceText({ price, currency }: Pick<Goods, 'price' | 'currency'>, language: Language): string {
  if (price === '') return '';
  const digits = price.includes('.') ? 2 : 0;
  return `${currency} ${Number(price).toLocaleString(language, { minimumFractionDigits: digits })}`;
}
