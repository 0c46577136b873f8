import { expect, test } from 'vitest';
import { NetworkLost } from '../router/network-lost.ts';
import { rendered } from '../testing/rendered.tsx';
import { ErrorPage } from './error-page.tsx';

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
