import { expect, test } from 'vitest';
import { answerOwner, askOwner, isOwnerAsked } from './owner-proof.ts';

test('calls that wait at once are let go on by one proof, and given up together', async () => {
  const asked = [askOwner(), askOwner()];
  expect(isOwnerAsked()).toBe(true);
  answerOwner(true);
  expect(await Promise.all(asked)).toEqual([true, true]);
  expect(isOwnerAsked()).toBe(false);
  const again = askOwner();
  answerOwner(false);
  expect(await again).toBe(false);
});
