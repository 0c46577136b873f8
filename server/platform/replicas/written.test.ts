import { expect, test } from 'vitest';
import { anActor } from '../../../tests/support/actor.ts';
import { pageCookie } from '../http/page-cookie.ts';
import { beyondAll } from './position.ts';
import { readAfter, sayWritten } from './written.ts';

const member = anActor({ uid: 7 });
const browser = { [pageCookie]: 'x' };

test('how far who asks has written is what they send back', () => {
  expect(readAfter(member, { ...browser, bb_written: '123' }, {})).toBe(123);
  expect(readAfter(member, {}, { 'x-read-after': '456' })).toBe(456);
  expect(readAfter(null, { bb_written: '123' }, {})).toBe(123);
});

test('guests and browsers that send nothing have written nothing lately', () => {
  expect(readAfter(null, {}, {})).toBe(0);
  expect(readAfter(member, browser, {})).toBe(0);
});

test('of a member whose caller returns no cookies nothing is known, nor of a value that is none', () => {
  expect(readAfter(member, {}, {})).toBeUndefined();
  for (const bb_written of ['', '-1', '1.5', 'x', '9'.repeat(17)])
    expect(readAfter(member, { ...browser, bb_written }, {}), bb_written).toBeUndefined();
});

/** What an answer says of a write. */
async function said(position: () => Promise<number>): Promise<[string, string][]> {
  const set: [string, string][] = [];
  const note = (name: string, value: string) => void set.push([name, value]);
  await sayWritten({ position }, { header: note, cookie: note });
  return set;
}

test('a write’s answer says how far it was written; where that can’t be asked no replica is so far', async () => {
  expect(await said(async () => 123)).toEqual([
    ['bb_written', '123'],
    ['x-written', '123'],
  ]);
  const [[, unknown]] = (await said(() => Promise.reject(new Error('away')))) as [[string, string]];
  expect(readAfter(member, { ...browser, bb_written: unknown }, {})).toBe(beyondAll);
});
