import { beforeEach, expect, test, vi } from 'vitest';
import { currentToast, dismissToast } from '../../design/toasts.ts';
import { mounted } from '../../testing/mounted.tsx';
import { member } from '../../testing/rendered.tsx';
import { useFollowTopic } from './use-follow-topic.ts';

beforeEach(() => {
  dismissToast();
  vi.useFakeTimers();
});

/** Presses the button of a topic in that state; what the page was given, and what was sent. */
async function pressed(before: 0 | 1, answer: object) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    return Response.json(answer);
  });
  const onFollowed = vi.fn();
  const button = await mounted(() => useFollowTopic({ topid: 4, is_following: before }, onFollowed), {
    viewer: member,
  });
  await button.act(({ toggle }) => toggle());
  return { asked, onFollowed, busy: button.now().busy };
}

test.each([
  [0, 'Follow success'],
  [1, 'Unfollow success'],
] as const)(
  'R-FOL-009 R-FOL-012 of a topic that was followed %i times “%s” is said, and its page is asked for anew',
  async (before, words) => {
    const state = { is_following: before === 0 ? 1 : 0, followers: 3 };
    const { asked, onFollowed, busy } = await pressed(before, { status: 1, code: 0, msg: '', data: state });
    expect(asked).toEqual([{ topid: 4, status: before }]);
    expect(currentToast()?.text).toBe(words);
    expect(onFollowed).toHaveBeenCalledExactlyOnceWith(state);
    expect(busy).toBe(false);
  },
);

test('a refusal is said, and nothing is asked for anew', async () => {
  const refused = { status: 0, code: 5, msg: 'This topic is gone.', error: 'topics.not_exist' };
  const { onFollowed, busy } = await pressed(0, refused);
  expect(currentToast()).toMatchObject({ text: refused.msg, kind: 'error' });
  expect(onFollowed).not.toHaveBeenCalled();
  expect(busy).toBe(false);
});
