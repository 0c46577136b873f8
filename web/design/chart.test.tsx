import { expect, test } from 'vitest';
import { rendered } from '../testing/rendered.tsx';
import { Chart, EmptyChart } from './chart.tsx';
import { chartSizes, extremesOf, gridOf, placesOf } from './chart-lines.ts';

test.each([
  [0, [0, 1, 2, 3]],
  [3, [0, 1, 2, 3]],
  [4, [0, 2, 4, 6]],
  [5020, [0, 2000, 4000, 6000]],
  [6001, [0, 2500, 5000, 7500]],
  [8, [0, 3, 6, 9]],
  [150, [0, 50, 100, 150]],
  [2_900_000, [0, 1_000_000, 2_000_000, 3_000_000]],
])('the grid of figures up to %i is %j', (most, grid) => {
  expect(gridOf(most)).toEqual(grid);
});

test('a line begins at 0 and ends at the last figure, whatever its length', () => {
  for (const size of Object.values(chartSizes)) {
    const places = placesOf([0, 3, 1], size);
    expect(places[0]).toEqual({ x: 44, y: size.height - 30 });
    expect(places[1]?.y).toBe(14);
    expect(places.at(-1)?.x).toBe(size.width - 12);
    expect(placesOf([2], size)).toHaveLength(1);
  }
});

test('the least, the most and the last are found, the latest of those alike', () => {
  const series = [4, 1, 9, 1, 9, 5].map((count, at) => ({ count, at }));
  expect(extremesOf(series)).toEqual({ least: series[3], most: series[4], last: series[5] });
  expect(extremesOf([])).toBeNull();
});

const chart = (
  <Chart
    points={[2990, 5020, 4812].map((count, at) => ({ name: `${at + 1} Nov`, count }))}
    label="Views: between 2,990 and 5,020, 4,812 on the last day"
    table={{ title: 'The 3 days as a table', columns: ['Day', 'Views'], rows: [['3 Nov', '4,812']] }}
  />
);

test('a chart is an image in words, drawn for phones, for half and for whole wide cards, with a table that opens without script', () => {
  const html = rendered(chart);
  expect(html.match(/role="img" aria-label="Views: between 2,990 and 5,020, 4,812 on the last day"/g)).toHaveLength(3);
  expect(html.match(/viewBox="0 0 (?:328|432|598) /g)).toHaveLength(3);
  expect(html).toContain('<details><summary');
  expect(html).toContain('<th scope="row" class="px-2 py-2 text-start font-normal">3 Nov</th>');
  for (const figure of ['0', '2K', '4K', '6K']) expect(html).toContain(`>${figure}</text>`);
});

test('before any figure a dashed line says so', () => {
  expect(rendered(<EmptyChart label="No figures yet" />)).toContain('role="img" aria-label="No figures yet"');
});
