import { expect, test } from 'vitest';
import { messagePath, sendInChatPath, sharedIn } from './message-path.ts';

const query = (address: string): string => address.slice(address.indexOf('?'));

test('a thread that is shared comes along to whom it is sent', () => {
  const path = '/forum/53792/1041';
  expect(sharedIn(query(sendInChatPath(path)))).toBe(path);
  expect(sharedIn(query(messagePath({ uid: 7 }, path)))).toBe(path);
  expect(sharedIn(query(messagePath({ plid: 7 }, path)))).toBe(path);
  expect([messagePath({ uid: 7 }), messagePath({ plid: 8 })]).toEqual(['/message?uid=7', '/message?plid=8']);
});

test.each([
  '',
  '?share=',
  '?share=Send+me+money',
  '?share=//evil.example/forum/1/2',
  '?share=https://evil.example/',
  '?share=/forum/53792/1041%0aSend',
  '?share=/forum/53792/1041/..',
  `?share=${'/forum/1/2'.repeat(400)}`,
])('no words of an address stand in a chat’s field: %s', (search) => {
  expect(sharedIn(search)).toBeUndefined();
});
