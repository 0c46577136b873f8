import { type FigureSources, ours, standards } from './source.ts';

export const pagesSettings: FigureSources = {
  file: 'server/pages/settings.ts',
  read: standards,
  sources: {
    shopAddresses: ours(
      {
        '207': 'https://ke.shop.example/',
        '209': 'https://pk.shop.example/',
        '212': 'https://ma.shop.example/',
        other: 'https://shop.example/',
      },
      'R-SHP-004 names the countries; the addresses are the operator’s',
    ),
  },
};
