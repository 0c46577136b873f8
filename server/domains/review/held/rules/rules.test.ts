import { describe, expect, test } from 'vitest';
import { spamFigures } from '../../../../../contract/domains/review/held/limits.ts';
import { compileWords } from '../../../moderation/index.ts';
import { countLinks } from './links.ts';
import { maskHtml, maskText } from './masked.ts';
import { printOf } from './print.ts';
import { reasonsToHold } from './spam.ts';
import { trustOf } from './trust.ts';

describe('trust grows with good conduct', () => {
  test.each([
    ['writes for the first time', { days: 0, posts: 0, likes: 0, upheld: 0 }, 'new'],
    ['has written much on one day', { days: 0, posts: 50, likes: 90, upheld: 0 }, 'new'],
    ['has been here long without writing', { days: 90, posts: 2, likes: 0, upheld: 0 }, 'new'],
    ['has written three posts since yesterday', { days: 1, posts: 3, likes: 0, upheld: 0 }, 'known'],
    ['is liked by nobody', { days: 90, posts: 500, likes: 2, upheld: 0 }, 'known'],
    ['has been good for a week', { days: 7, posts: 10, likes: 3, upheld: 0 }, 'trusted'],
    ['had a post taken down', { days: 90, posts: 500, likes: 90, upheld: 1 }, 'known'],
    ['had two posts taken down', { days: 90, posts: 500, likes: 90, upheld: 2 }, 'new'],
    ['had many posts taken down', { days: 90, posts: 500, likes: 90, upheld: 9 }, 'new'],
  ] as const)('whoever %s is as trusted as that', (_who, conduct, level) => {
    expect(trustOf(conduct)).toBe(level);
  });
});

describe('what is held', () => {
  const plain = { links: 0, quick: 0, repeated: false, sameWords: 0 };
  test.each([
    ['a plain post', 'new', plain, []],
    ['a link of a new member', 'new', { ...plain, links: 1 }, ['links']],
    ['two links of a known member', 'known', { ...plain, links: 2 }, []],
    ['three links of a known member', 'known', { ...plain, links: 3 }, ['links']],
    ['the fifth post of a new member', 'new', { ...plain, quick: 4 }, []],
    ['the sixth post of a new member', 'new', { ...plain, quick: 5 }, ['speed']],
    ['the sixth post of a known member', 'known', { ...plain, quick: 5 }, []],
    ['the same words again', 'known', { ...plain, repeated: true }, ['repeated']],
    ['the words of one other', 'new', { ...plain, sameWords: 1 }, []],
    ['the words of two others', 'new', { ...plain, sameWords: 2 }, ['many']],
    ['anything of a trusted member', 'trusted', { links: 9, quick: 99, repeated: true, sameWords: 9 }, []],
  ] as const)('%s', (_what, trust, looked, reasons) => {
    expect(reasonsToHold(spamFigures, trust, looked)).toEqual(reasons);
    expect(reasonsToHold({ ...spamFigures, hold: false }, trust, looked)).toEqual([]);
  });
});

test('links to other sites are counted once each', () => {
  const html = '<p><a href="https://a.example/x?y=1&amp;z=2">one</a> <a href="https://site.example/own">two</a></p>';
  const text = 'one https://a.example/x?y=1&z=2 www.b.example mail@c.example';
  expect(countLinks({ html, text }, 'site.example')).toBe(2);
  expect(countLinks({ html: '<p>none</p>', text: 'none' }, 'site.example')).toBe(0);
});

test('the same words have the same print, short ones none', () => {
  const print = printOf('Buy GOLD here, today only!');
  expect(printOf('buy  góld here — today\u200b only')).toBe(print);
  expect(printOf('buy gold here, tomorrow only')).not.toBe(print);
  expect(printOf('Thanks!')).toBeNull();
});

describe('words are covered', () => {
  const list = compileWords([
    { word: 'rubbish', action: 'mask' },
    { word: 'ठग', action: 'mask' },
    { word: 'R&D', action: 'mask' },
    { word: 'odd', action: 'hold' },
  ]);
  test('in a text', () => {
    expect(maskText(list, 'What Rubbish, odd RÚBBISH!')).toBe('What •••, odd •••!');
  });
  test.each([
    ['<p>What rubbish!</p>', '<p>What •••!</p>'],
    ['<p>What rub<strong>bish</strong>!</p>', '<p>What •••<strong></strong>!</p>'],
    ['<p>rub</p><p>bish</p>', '<p>rub</p><p>bish</p>'],
    ['<p>Our R&amp;D is an odd one</p>', '<p>Our ••• is an odd one</p>'],
    ['<p>वह ठग है</p>', '<p>वह ••• है</p>'],
    ['<p><a href="https://a.example/rubbish">look</a></p>', '<p><a href="https://a.example/rubbish">look</a></p>'],
    ['<p>no & such <', '<p>no & such <'],
  ])('in %s', (html, covered) => {
    expect(maskHtml(list, html)).toBe(covered);
  });
});
