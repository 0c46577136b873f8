import { goodsLimits } from '../../../../../../contract/domains/threads/traits/goods/limits.ts';
import { excerpt, readHtml } from '../../../../posts/index.ts';
import { goodsAddress, ownAddress } from './goods-address.ts';
import { takePrice } from './price.ts';
import { productIn } from './product-data.ts';

/** What the page of a product says of it; what it doesn't say is empty. */
export interface PageOfGoods {
  /** The page's own address: it is the same for all that lead there. */
  address: string;
  title: string;
  site: string;
  price: string;
  currency: string;
  /** Where its picture is. */
  picture: string;
}

interface Said {
  title: string;
  own: string;
  names: Map<string, string>;
  /** Scripts that hold data about the page, as JSON. */
  data: string[];
}

const siteMost = 40;
/** A page that says more of itself in data says it of something else. */
const mostData = 5;

/** Reads a product out of the beginning of its page. `readAt` is where the page was found. */
export function goodsOf(html: string, readAt: string): PageOfGoods {
  const { title, own, names, data } = saidIn(html);
  const product = productIn(data);
  const named = (...all: string[]): string =>
    all.map((name) => names.get(name) ?? '').find((value) => value !== '') ?? '';
  const price =
    takePrice(product.price, product.currency) ??
    takePrice(
      named('product:price:amount', 'og:price:amount', 'price'),
      named('product:price:currency', 'og:price:currency', 'pricecurrency'),
    );
  return {
    address: ownAddress(own || named('og:url'), readAt),
    title: excerpt(named('og:title') || product.name || title, goodsLimits.titleMax - 1),
    site: excerpt(named('og:site_name'), siteMost) || siteOf(readAt),
    ...(price ?? { price: '', currency: '' }),
    picture: pictureAt(named('og:image:secure_url', 'og:image') || product.image, readAt),
  };
}

/** The host of an address, as its readers know it. */
export const siteOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');

const pictureAt = (said: string, readAt: string): string =>
  said !== '' && URL.canParse(said, readAt) ? (goodsAddress(new URL(said, readAt).href) ?? '') : '';

/** The first title, the first of each name, and the data of the page. */
function saidIn(html: string): Said {
  const said: Said = { title: '', own: '', names: new Map(), data: [] };
  let within: 'title' | 'data' | '' = '';
  readHtml(html, {
    open: (tag, attributes) => {
      within = '';
      if (tag === 'title' && said.title === '') within = 'title';
      if (tag === 'script' && attributes.get('type') === 'application/ld+json' && said.data.length < mostData) {
        said.data.push('');
        within = 'data';
      }
      if (tag === 'link' && attributes.get('rel') === 'canonical') said.own ||= attributes.get('href') ?? '';
      if (tag === 'meta') noteMeta(said.names, attributes);
    },
    close: () => {
      within = '';
    },
    text: (text) => {
      if (within === 'title') said.title += text;
      if (within === 'data') said.data[said.data.length - 1] += text;
    },
    comment: () => {},
  });
  return said;
}

function noteMeta(names: Map<string, string>, attributes: ReadonlyMap<string, string>): void {
  const name = attributes.get('property') ?? attributes.get('itemprop') ?? attributes.get('name') ?? '';
  const content = attributes.get('content') ?? '';
  if (content !== '' && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), content);
}
