import { expect, test } from 'vitest';
import { sharedState } from '../../lib/shared-state.ts';
import { member, rendered } from '../../testing/rendered.tsx';
import { FewReplies } from './components/FewReplies.tsx';
import { ThreadContext, type ThreadModel } from './thread-model.ts';
import type { ThreadState } from './thread-state.ts';

function under(views: number): string {
  const state = { thread: { views, typeid: 0 }, loaded: { replies: { ok: true, count: 1 } } } as unknown as ThreadState;
  const model = { thread: sharedState(state) } as unknown as ThreadModel;
  return rendered(
    <ThreadContext value={model}>
      <FewReplies />
    </ThreadContext>,
    { viewer: member },
  ).replaceAll(/<[^>]*>/g, '');
}

test('a thread that nobody was counted reading yet does not say so', () => {
  expect(under(0)).toContain('Do you know more about it?');
  expect(under(0)).not.toContain('view');
  expect(under(12)).toContain('12 views. Do you know more about it?');
});
