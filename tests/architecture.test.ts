import { describe, expect, test } from 'vitest';
import { ranks } from '../contract/order.ts';
import { rules } from './architecture/rules.ts';
import { describeBreaches, readTree } from './architecture/tree.ts';

const tree = readTree(new URL('..', import.meta.url).pathname);

describe('the house', () => {
  for (const [title, find] of Object.entries(rules)) {
    // Judging each regular expression takes a while on a busy machine.
    test(title, { timeout: 180_000 }, () => {
      expect(describeBreaches(find(tree, ranks)), 'each line says what to do instead').toBe('');
    });
  }
});
