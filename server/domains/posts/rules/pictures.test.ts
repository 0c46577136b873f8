import { expect, test } from 'vitest';
import type { Picture } from '../../../../contract/domains/media/shapes.ts';
import { orderOfPictures, withCaptions, withoutPicture } from './pictures.ts';

const picture = (aid: number): Picture => ({
  aid,
  url: `/media/${aid}`,
  width: 1,
  height: 1,
  colour: '#000000',
  widths: [320],
});

test('pictures keep the order of the list, then of the text, each once and nine at most', () => {
  expect(orderOfPictures([3, 1, 3], [2, 1])).toEqual([3, 1, 2]);
  expect(orderOfPictures([1, 2, 3, 4, 5, 6, 7, 8, 9], [9])).toHaveLength(9);
  expect(orderOfPictures([1, 2, 3, 4, 5, 6, 7, 8, 9], [10])).toBeUndefined();
});

test('captions go with the pictures in their order', () => {
  const known = new Map([picture(1), picture(2)].map((one) => [one.aid, one]));
  expect(withCaptions([2, 1], [' the rain '], known).map((one) => [one.aid, one.caption])).toEqual([
    [2, 'the rain'],
    [1, ''],
  ]);
});

test('a picture leaves the text without its neighbours', () => {
  const html = '<p>a<img data-aid="1" />b<img data-aid="11" /></p>';
  expect(withoutPicture(html, 1)).toBe('<p>ab<img data-aid="11" /></p>');
});
