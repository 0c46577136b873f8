import { beforeEach, expect, test, vi } from 'vitest';
import type { FollowItem } from '../../../contract/domains/follows/shapes.ts';
import { FormButton } from '../../design/FormButton.tsx';
import { givenTo, mounted } from '../../testing/mounted.tsx';
import { member } from '../../testing/rendered.tsx';
import { FollowButtonFor } from './components/FollowButton.tsx';
import { Members } from './components/MemberList.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

const row = (uid: number) => ({
  uid,
  username: `Bola${uid}`,
  fansCount: 1,
  isFollowing: 0,
  follows_status: 0,
  status: 0,
});
const first = { list: [row(12), row(13)] as unknown as FollowItem[], page: 1, totalPage: 1, next: '' };
const source = { list: 'fans', uid: member.uid, own: true } as const;

test('R-FOL-001 once a member is followed their row turns round, and the lists and figures of the page are asked for anew', async () => {
  const { act, now, router } = await mounted(() => Members({ source, first }), { viewer: member });
  const buttons = () => givenTo(now(), FollowButtonFor);
  expect(buttons().map(({ uid, following }) => [uid, following])).toEqual([
    [12, false],
    [13, false],
  ]);
  const answer = { isFollowing: 1, follows_status: 1, fansCount: 2 } as never;
  await act(() => buttons()[0]!.onFollowed(answer));
  expect(buttons().map(({ following }) => following)).toEqual([true, false]);
  expect(router.revalidate).toHaveBeenCalledOnce();
});

test('R-FOL-004 the button of a row is busy until the server has answered, and is pressed once', async () => {
  const asked: unknown[] = [];
  let release = () => {};
  vi.stubGlobal('fetch', (_path: string, { body }: RequestInit) => {
    asked.push(JSON.parse(String(body)));
    const data = { isFollowing: 1, follows_status: 1, fansCount: 2 };
    return new Promise((resolve) => {
      release = () => resolve(Response.json({ status: 1, code: 0, msg: '', data }));
    });
  });
  const onFollowed = vi.fn();
  const { act, now } = await mounted(
    () => FollowButtonFor({ uid: 12, name: 'Bola', following: false, small: true, isMember: true, onFollowed }),
    { viewer: member },
  );
  const button = () => givenTo(now(), FormButton)[0]!;
  const press = () => act(() => void button().onClick?.());
  expect([button()['aria-busy'], button().disabled]).toEqual([undefined, false]);
  await press();
  await press();
  expect([button()['aria-busy'], button().disabled]).toEqual([true, true]);
  await act(() => release());
  expect([button()['aria-busy'], button().disabled]).toEqual([undefined, false]);
  expect(asked).toEqual([{ follow_uid: 12, follow: 1 }]);
  expect(onFollowed).toHaveBeenCalledOnce();
});
