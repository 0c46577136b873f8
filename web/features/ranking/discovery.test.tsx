import { expect, test } from 'vitest';
import type { Newcomer } from '../../../contract/domains/ranking/shapes.ts';
import { member, rendered } from '../../testing/rendered.tsx';
import { Discovery } from './components/Discovery.tsx';

const newcomer = (uid: number, is_own: 0 | 1): Newcomer => ({
  ...{ uid, username: `Newcomer${uid}`, avatar: '', country_fid: 188, groupid: 10, grouptitle: '', iscreator: 0 },
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

test('Discover has no part for newcomers where its reader is the only one', () => {
  expect(shown([newcomer(8, 0)])).toContain('<h2>');
  expect(shown([newcomer(7, 1)])).not.toContain('<h2>');
});
