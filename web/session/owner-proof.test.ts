import { expect, test } from 'vitest';
import { answerOwner, askOwner, isOwnerAsked } from './owner-proof.ts';

test('one proof releases all calls that wait, and one refusal cancels them', async () => {
  const asked = [askOwner(), askOwner()];
  expect(isOwnerAsked()).toBe(true);
  answerOwner(true);
  expect(await Promise.all(asked)).toEqual([true, true]);
  expect(isOwnerAsked()).toBe(false);
  const again = askOwner();
  answerOwner(false);
  expect(await again).toBe(false);
});
