import { expect, test } from 'vitest';
import { outlivesPage } from '../../../tests/support/sent-as-left.ts';
import { followTopic } from './mutations.ts';

test('following a topic goes out in the press itself, and though the page is left', async () => {
  expect(await outlivesPage(() => followTopic(1, 0))).toEqual([true]);
});
