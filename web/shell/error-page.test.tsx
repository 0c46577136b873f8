import { expect, test } from 'vitest';
import { pageErrorFor } from '../api/context.ts';
import { ApiRefusal } from '../api/wire.ts';
import { NetworkLost } from '../router/network-lost.ts';
import { pageErrorOf } from '../router/page-errors.ts';
import { rendered } from '../testing/rendered.tsx';
import { ErrorPage } from './error-page.tsx';
import { GoneScreen } from './gone-screens.tsx';

const wordsOf = (error: unknown): string =>
  rendered(<ErrorPage error={error} />)
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|');

test('R-MSC-040 a fault of the site’s and a lost line say different things, and both offer to try again', () => {
  const fault = wordsOf({ status: 500 });
  expect(fault).toContain('|System error / Please try it later.|Something went wrong on our side.');
  const lost = wordsOf(new NetworkLost('offline'));
  expect(lost).toContain('|No connection|We can’t reach the server.');
  expect(lost).not.toContain('System error');
  for (const words of [fault, lost]) expect(words).toContain('|Try again|');
});

test('what isn’t open yet says so, and not that a page is missing', () => {
  const refused = { ...{ ok: false, name: 'wire.not_open', msg: 'This is not open yet.', http: 200 } } as const;
  const error = pageErrorFor(new ApiRefusal({ ...refused, issues: [], extra: {} }));
  expect(wordsOf(error)).toContain('|This is not open yet. - Baobab|');
  expect(pageErrorOf(error)).toMatchObject({ message: 'This is not open yet.', later: true });
  const later = rendered(<GoneScreen message="This is not open yet." later />);
  expect(later).toContain('<h1 class="heading text-2xl">This is not open yet.</h1>');
  expect([
    later.includes('Page not found'),
    rendered(<GoneScreen message="Gone" />).includes('Page not found'),
  ]).toEqual([false, true]);
});
