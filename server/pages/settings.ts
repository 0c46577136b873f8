import { z } from 'zod';
import { defineSetting, type Setting } from '../platform/settings.ts';

const country = z.string().meta({ of: 'country', others: 'other' });

/** Shop addresses of the footer by country id; `other` is everybody else's. */
export const shopAddresses = defineSetting('shell', 'shopAddresses', z.record(country, z.url()), {
  '207': 'https://ke.shop.example/',
  '209': 'https://pk.shop.example/',
  '212': 'https://ma.shop.example/',
  other: 'https://shop.example/',
});

/** What operators may set of every page's frame. */
export const pagesSettings: readonly Setting[] = [shopAddresses];
