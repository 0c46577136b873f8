import { expect, test } from 'vitest';
import { freshAddress } from './api.ts';

test('no two callers of a worker have one address, by which limits count', () => {
  const many = Array.from({ length: 5000 }, freshAddress);
  expect(new Set(many).size).toBe(many.length);
});
