import { describe, expect, test } from 'vitest';
import { takeGoods } from './take-goods.ts';

describe('the products of a post', () => {
  const titles = new Map([
    [1, 'A lamp'],
    [2, ''],
    ...Array.from({ length: 6 }, (_, at): [number, string] => [at + 10, 'A lamp']),
  ]);
  const all = [...titles.keys()].filter((id) => id >= 10).map((goods_id) => ({ goods_id, title: '' }));

  test.each([
    ['twice the same', [1, 1].map((goods_id) => ({ goods_id, title: `A lamp ${goods_id}` })), 'threads.goods_exists'],
    ['six', all, 'threads.goods_too_many'],
    ['one that nobody looked up', [{ goods_id: 99, title: 'A lamp' }], 'threads.goods_unknown'],
    ['one without any title', [{ goods_id: 2, title: ' \u200b ' }], 'threads.goods_title_empty'],
    ['a title of 61 characters', [{ goods_id: 1, title: 'a'.repeat(61) }], 'threads.goods_title_too_long'],
  ])('R-THR-029 R-THR-032 %s: refused', (_, sent, refusal) => {
    expect(takeGoods(sent, titles)).toEqual({ ok: false, refusal });
  });

  test('R-THR-029 a title of 60 characters is taken; an empty one is the page’s', () => {
    const sent = [
      { goods_id: 2, title: 'é'.repeat(60) },
      { goods_id: 1, title: '' },
    ];
    expect(takeGoods(sent, titles)).toEqual({ ok: true, goods: [sent[0], { goods_id: 1, title: 'A lamp' }] });
  });
});
