import { ownAddress, productAddress } from './page-address.ts';
import { takePrice } from './price.ts';
import { productIn } from './product-data.ts';
import { saidIn } from './said-in-page.ts';

/** What the page of a product says of it; what it doesn't say is empty. */
export interface ProductPage {
  /** The page's own address: it is the same for all that lead there. */
  address: string;
  title: string;
  site: string;
  price: string;
  currency: string;
  /** Where its picture is. */
  picture: string;
}

/** Reads a product out of the beginning of its page. `readAt` is where the page was found. */
export function productOf(html: string, readAt: string): ProductPage {
  const { title, own, named, site, data } = saidIn(html, readAt);
  const product = productIn(data);
  const price =
    takePrice(product.price, product.currency) ??
    takePrice(
      named('product:price:amount', 'og:price:amount', 'price'),
      named('product:price:currency', 'og:price:currency', 'pricecurrency'),
    );
  return {
    address: ownAddress(own || named('og:url'), readAt),
    title: named('og:title') || product.name || title,
    site,
    ...(price ?? { price: '', currency: '' }),
    picture: pictureAt(named('og:image:secure_url', 'og:image') || product.image, readAt),
  };
}

const pictureAt = (said: string, readAt: string): string =>
  said !== '' && URL.canParse(said, readAt) ? (productAddress(new URL(said, readAt).href) ?? '') : '';
