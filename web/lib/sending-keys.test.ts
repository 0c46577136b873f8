import { expect, test } from 'vitest';
import { sendingKeys } from './sending-keys.ts';

test('the same that is tried again has its key; other words, and the same after it was done, have another', () => {
  const keys = sendingKeys();
  const first = keys.of({ uid: 7, reason: 'Insults' });
  expect(keys.of({ uid: 7, reason: 'Insults' })).toBe(first);
  const other = keys.of({ uid: 7, reason: 'Insults.' });
  expect(other).not.toBe(first);
  keys.done();
  expect(keys.of({ uid: 7, reason: 'Insults.' })).not.toBe(other);
});
