import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

test('what is sealed opens with the same secret and purpose alone', () => {
  const sealed = seal('a secret of the house', 'signs', 'private');
  expect(sealed.includes('private')).toBe(false);
  expect(unseal('a secret of the house', 'signs', sealed)).toBe('private');
  expect(() => unseal('another secret', 'signs', sealed)).toThrow();
  expect(() => unseal('a secret of the house', 'other', sealed)).toThrow();
  sealed[20]! ^= 1;
  expect(() => unseal('a secret of the house', 'signs', sealed)).toThrow();
});
