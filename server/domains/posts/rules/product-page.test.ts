import { describe, expect, test } from 'vitest';
import { ownAddress, productAddress } from './page-address.ts';
import { takePrice } from './price.ts';
import { productOf } from './product-page.ts';

const at = 'https://shop.example/p/7';

test.each([
  ['https://shop.example/p/7?utm_source=x&size=9&fbclid=y#reviews', 'https://shop.example/p/7?size=9'],
  [' http://www.shop.example ', 'http://www.shop.example/'],
  ['shop.example/p/7', undefined],
  ['mailto:ada@shop.example', undefined],
  ['file:///etc/passwd', undefined],
  ['javascript:alert(1)', undefined],
  ['https://ada:secret@shop.example/', undefined],
  ['https://localhost/', undefined],
  [`https://shop.example/${'a'.repeat(2000)}`, undefined],
])('R-THR-030 %s as the address of a product is %s', (link, address) => {
  expect(productAddress(link)).toBe(address);
});

test.each([
  ['/p/7', 'https://shop.example/p/7'],
  ['https://www.shop.example/p/7', 'https://www.shop.example/p/7'],
  ['https://other.example/p/7', 'https://shop.example/q'],
  ['javascript:alert(1)', 'https://shop.example/q'],
  ['', 'https://shop.example/q'],
])('a page that calls itself %s is %s', (said, own) => {
  expect(ownAddress(said, 'https://shop.example/q')).toBe(own);
});

describe('the page of a product', () => {
  test('by its names for other sites', () => {
    const html = `<title>Shop</title><link rel="canonical" href="/p/7"><meta property="og:title" content="A &lt;lamp&gt;">
      <meta property="og:site_name" content="Kano Lights"><meta property="og:image" content="/lamp.jpg">
      <meta property="product:price:amount" content="12,500.00"><meta property="product:price:currency" content="ngn">`;
    expect(productOf(html, `${at}?size=9`)).toEqual({
      ...{ address: at, title: 'A <lamp>', site: 'Kano Lights' },
      ...{ price: '12500.00', currency: 'NGN', picture: 'https://shop.example/lamp.jpg' },
    });
  });

  test('by its data', () => {
    const product = {
      ...{ '@type': ['Thing', 'Product'], name: 'A lamp', image: [{ url: 'https://cdn.example/lamp.png' }] },
      offers: [{ price: 49.5, priceCurrency: 'KES' }],
    };
    const html = `<script type="application/ld+json">{broken</script>
      <script type="application/ld+json">${JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, product] })}</script>`;
    expect(productOf(html, at)).toEqual({
      ...{ address: at, title: 'A lamp', site: 'shop.example' },
      ...{ price: '49.5', currency: 'KES', picture: 'https://cdn.example/lamp.png' },
    });
  });

  test('that says nothing has no title, price or picture', () => {
    expect(productOf('<p>Nothing</p>', at)).toEqual({
      ...{ address: at, title: '', site: 'shop.example', price: '', currency: '', picture: '' },
    });
  });

  test('names no picture that is no address of the web', () => {
    for (const image of ['javascript:alert(1)', 'data:image/png;base64,AAAA', 'https://a:b@cdn.example/x']) {
      expect(productOf(`<meta property="og:image" content="${image}">`, at).picture).toBe('');
    }
  });

  test('with deep and long data is read in the time of its length', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const wide = JSON.stringify(Array.from({ length: 20_000 }, () => ({ '@graph': [] })));
    for (const data of [deep, wide]) {
      expect(productOf(`<script type="application/ld+json">${data}</script><title>A lamp</title>`, at).title).toBe(
        'A lamp',
      );
    }
  });
});

test.each([
  ['12500', 'NGN', '12500'],
  ['1,250,000.5', 'NGN', '1250000.5'],
  ['1.250,00', 'EUR', undefined],
  ['1e9', 'NGN', undefined],
  ['-5', 'NGN', undefined],
  ['12', 'Naira', undefined],
  ['', '', undefined],
])('a price of %s in %s is shown as %s', (price, currency, shown) => {
  expect(takePrice(price, currency)?.price).toBe(shown);
});
