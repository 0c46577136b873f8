import { expect, test } from 'vitest';
import type { Discovered, Newcomer } from '../../../contract/domains/ranking/shapes.ts';
import { member, rendered } from '../../testing/rendered.tsx';
import { Discovery } from './components/Discovery.tsx';

const person = (uid: number, username: string) => ({
  ...{ uid, username, avatar: '', country_fid: 188, groupid: 10, grouptitle: '', iscreator: 0 as const },
});
const newcomer = (uid: number, is_own: 0 | 1): Newcomer => ({
  ...person(uid, `Newcomer${uid}`),
  ...{ joined: 1_795_000_000, tid: 1000 + uid, subject: `Hello from ${uid}`, is_own },
});
const shown = (newcomers: Newcomer[]): string =>
  rendered(<Discovery topics={[]} hot={[]} newcomers={newcomers} first={[]} unanswered={[]} />, {
    country: 'ng',
    viewer: member,
  });

test('Discover leaves its reader out of the newcomers to be greeted', () => {
  const html = shown([newcomer(7, 1), newcomer(8, 0)]);
  expect(html).toContain('Newcomer8');
  expect(html).not.toContain('Newcomer7');
});

test('Discover offers nobody to follow whom its reader follows, nor the reader', () => {
  const helper = (uid: number, own: { follow_status: 0 | 1; is_own: 0 | 1 }): Discovered => ({
    ...person(uid, `Helper${uid}`),
    ...{ line: 'Answers at night.', points: 5, ...own },
  });
  const hot = [
    helper(7, { follow_status: 0, is_own: 1 }),
    helper(8, { follow_status: 1, is_own: 0 }),
    helper(9, { follow_status: 0, is_own: 0 }),
  ];
  const html = rendered(<Discovery topics={[]} hot={hot} newcomers={[]} first={[]} unanswered={[]} />, {
    country: 'ng',
    viewer: member,
  });
  expect([...new Set(html.match(/Helper\d/g))]).toEqual(['Helper9']);
});

test('Discover has no part for newcomers where its reader is the only one', () => {
  expect(shown([newcomer(8, 0)])).toContain('<h2>');
  expect(shown([newcomer(7, 1)])).not.toContain('<h2>');
});
