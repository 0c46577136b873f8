import { expect, test } from 'vitest';
import { outlivesPage } from '../../../tests/support/sent-as-left.ts';
import { setFollow } from './mutations.ts';

test('following a member goes out in the press itself, and though the page is left', async () => {
  expect(await outlivesPage(() => setFollow(1, true))).toEqual([true]);
});
