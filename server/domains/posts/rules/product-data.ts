/** What the data in a page says of a product; what it doesn't say is empty. */
export interface ProductData {
  name: string;
  image: string;
  price: string;
  currency: string;
}

type Node = Record<string, unknown>;

const nothing: ProductData = { name: '', image: '', price: '', currency: '' };
/** Values that are looked at in one script. */
const mostNodes = 2000;

/** The first product in the scripts of a page that hold data of schema.org. */
export function productIn(scripts: readonly string[]): ProductData {
  for (const script of scripts) {
    const product = firstProduct(parsed(script));
    if (product) return dataOf(product);
  }
  return nothing;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Looks through lists and graphs in the order in which they stand, without following them deeper than they were written. */
function firstProduct(data: unknown): Node | undefined {
  const waiting: unknown[] = [data];
  for (let at = 0; at < waiting.length && at < mostNodes; at += 1) {
    const value = waiting[at];
    if (Array.isArray(value)) waiting.push(...value.slice(0, mostNodes));
    if (!isNode(value)) continue;
    if (wordsOf(value['@type']).includes('Product')) return value;
    waiting.push(value['@graph'], value.mainEntity);
  }
  return undefined;
}

function dataOf(product: Node): ProductData {
  const offer = firstOf(product.offers);
  const { price, lowPrice, priceCurrency } = isNode(offer) ? offer : {};
  return {
    name: wordOf(product.name),
    image: imageOf(product.image),
    price: wordOf(price) || wordOf(lowPrice),
    currency: wordOf(priceCurrency),
  };
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
const wordsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

function imageOf(value: unknown): string {
  const first = firstOf(value);
  return isNode(first) ? wordOf(firstOf(first.url)) : wordOf(first);
}
