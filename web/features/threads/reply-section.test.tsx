import { expect, test } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { ReplySection } from './index.ts';

const withoutReplies = (isOwn: boolean) =>
  rendered(
    <ReplySection count={0} rows={0} isOwn={isOwn} composer={null} page={1} totalPages={1}>
      <li />
    </ReplySection>,
  );

test('of a thread without replies its author is not asked to be the first to reply, and others are', () => {
  expect(withoutReplies(true)).toContain('Share it to get the first reply.');
  expect(withoutReplies(true)).not.toContain('Be the first to reply.');
  expect(withoutReplies(false)).toContain('Be the first to reply.');
});

test('orders are offered from the second reply on', () => {
  const orders = [{ to: '?order=new', label: 'New', current: false }];
  const withReplies = (rows: number) =>
    rendered(
      <ReplySection count={rows} rows={rows} orders={orders} composer={null} page={1} totalPages={1}>
        <li />
      </ReplySection>,
    );
  expect([0, 1, 2].map((rows) => withReplies(rows).includes('?order=new'))).toEqual([false, false, true]);
});
