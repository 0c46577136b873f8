import { describe, expect, test } from 'vitest';
import { usernameFault } from '../../members/index.ts';
import { hiddenEmail, isLastWayIn, usernameFrom } from './third-party.ts';

describe('a username made from the name at another site', () => {
  test.each([
    ['Ama Owusu', 'Ama_Owus_123456'],
    ['Zoé Ñandú', 'Zoe_Nand_123456'],
    ['Li', 'Li_123456'],
    ['अमा', 'member_123456'],
    ['', 'member_123456'],
    ['__x__', 'member_123456'],
    ['Baobab', 'member_123456'],
  ])('%s gives %s', (name, made) => {
    expect(usernameFrom(name, '123456', 'Baobab')).toBe(made);
    expect(usernameFault(made, 'Baobab')).toBeUndefined();
  });
});

test.each([
  ['ama@example.com', 'a•••a@example.com'],
  ['ab@example.com', 'a•••@example.com'],
])('the address %s is shown as %s', (email, hidden) => {
  expect(hiddenEmail(email)).toBe(hidden);
});

test('the last way in is one account elsewhere without a password', () => {
  expect(isLastWayIn({ password: false, others: 0 })).toBe(true);
  expect(isLastWayIn({ password: true, others: 0 })).toBe(false);
  expect(isLastWayIn({ password: false, others: 1 })).toBe(false);
});
