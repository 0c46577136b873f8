import { expect, test } from 'vitest';
import { countryOfCode } from '../../../contract/primitives/countries.ts';
import { boardFacts, boardsFacts, wayToBoard } from './structured-data.ts';

const nigeria = countryOfCode('ng')!;
const board = { typeid: 2, name: 'Cameras', description: 'Your pictures.' };
const site = 'https://forum.example';

test('a board is described by its threads, each under its own country', () => {
  const threads = [
    { tid: 7, subject: '<b>Dusk', country_fid: 188 },
    { tid: 8, subject: 'Dawn', country_fid: 293 },
  ];
  const text = boardFacts(site, nigeria, board, threads);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'CollectionPage',
    url: 'https://forum.example/ng/forum/b2',
    mainEntity: {
      itemListElement: [
        { position: 1, name: '<b>Dusk', url: 'https://forum.example/ng/forum/15443/7' },
        { position: 2, name: 'Dawn', url: 'https://forum.example/forum/15443/8' },
      ],
    },
  });
});

test('the way to a board leads from its country', () => {
  const { itemListElement } = JSON.parse(wayToBoard(site, nigeria, board));
  expect(itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    'https://forum.example/ng',
    'https://forum.example/ng/forum/b2',
  ]);
});

test('a country’s boards are described as a list of them', () => {
  expect(JSON.parse(boardsFacts(site, nigeria, 'Boards', [board, { typeid: 21, name: 'Kitchen' }]))).toMatchObject({
    ...{ '@type': 'CollectionPage', url: 'https://forum.example/ng/forum', name: 'Boards', inLanguage: 'en' },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'Cameras', url: 'https://forum.example/ng/forum/b2' },
        { position: 2, name: 'Kitchen', url: 'https://forum.example/ng/forum/b21' },
      ],
    },
  });
});
