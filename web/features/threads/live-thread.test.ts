import { expect, test } from 'vitest';
import type { NewsOf } from '../../../contract/channels.ts';
import type { LivePost } from '../../../contract/domains/threads/channels.ts';
import type { ChildPost, Post, ThreadInfo } from '../../../contract/domains/threads/shapes.ts';
import { type Fresh, placeOf, seenOf, shownPids, withFresh, withNews } from './live-thread.ts';
import { firstState } from './thread-state.ts';

const child = (pid: number): ChildPost =>
  ({ pid, like: 0, is_like: 1, status: 1, message: '<p>So it did.</p>', attachment: [] }) as unknown as ChildPost;
const post = (pid: number, children: ChildPost[] = []): Post =>
  ({ ...child(pid), children_list: children }) as unknown as Post;
const thread = { tid: 7, pid: 1, like: 4, replies: 3, maxposition: 9, special: 0 } as unknown as ThreadInfo;
const address = { tid: 7, page: 1, order: 'old', limit: 10 } as const;
const list = [post(2, [child(3)]), post(4)];
const state = firstState({ address, thread, replies: { ok: true, list, page: 1, count: 2, totalPage: 1 } });

const livePost = (pid: number, fields: Partial<LivePost> = {}): LivePost => ({
  ...{ pid, position: 9 + pid, floor: pid, uid: 5, like: 0, gone: 0 },
  ...fields,
});
const news = (posts: LivePost[], fields: Partial<NewsOf<'thread'>> = {}): NewsOf<'thread'> => ({
  ...{ replies: 3, like: 4, posts },
  ...fields,
});
const pids = (fresh: Fresh): number[] => [...fresh.keys()];

test('the page says up to where it goes, and which posts it shows', () => {
  expect(seenOf(state)).toEqual({
    position: 9,
    posts: [
      [2, 0],
      [3, 0],
      [4, 0],
    ],
  });
  expect(shownPids(state)).toEqual(new Set([2, 3, 4]));
  const gone = withNews(state, news([livePost(4, { gone: 1 })]));
  expect(seenOf(gone).posts.map(([pid]) => pid)).toEqual([2, 3]);
});

test('likes and figures change in place; what is the reader’s own stays, and what did not change is not drawn anew', () => {
  const now = withNews(state, news([livePost(3, { like: 2 })], { replies: 5, like: 6 }));
  expect(now.thread).toMatchObject({ replies: 5, like: 6 });
  expect(now.list[0]!.children_list[0]).toMatchObject({ pid: 3, like: 2, is_like: 1 });
  expect(now.list[0]).toMatchObject({ pid: 2, like: 0 });
  expect(now.list[1]).toBe(list[1]);
});

test('a deleted reply leaves its place without its words; what is new stands nowhere yet', () => {
  const now = withNews(state, news([livePost(4, { gone: 1 }), livePost(20)]));
  expect(now.list.map(({ pid }) => pid)).toEqual([2, 4]);
  expect(now.list[1]).toMatchObject({ status: -1, message: '', can: { reply: false } });
});

test('new are the replies of others after the page, until they are deleted; received twice they count once', () => {
  const reader = { position: 9, own: 8 };
  const first = withFresh(
    new Map(),
    news([livePost(20), livePost(21, { uid: 8 }), livePost(2, { position: 3, like: 1 })]),
    reader,
  );
  expect(pids(first)).toEqual([20]);
  const next = withFresh(first, news([livePost(20, { like: 1 }), livePost(22)]), reader);
  expect(pids(next)).toEqual([20, 22]);
  expect(pids(withFresh(next, news([livePost(20, { gone: 1 })]), reader))).toEqual([22]);
});

test.each([
  ['old', 10, 10, { search: '', hash: '#pid20' }],
  ['old', 10, 11, { search: '?page=2', hash: '#pid20' }],
  ['old', 20, 41, { search: '?page=3&limit=20', hash: '#pid20' }],
  ['new', 10, 41, { search: '?order=new', hash: '#replies' }],
  ['hot', 10, 41, { search: '?order=new', hash: '#replies' }],
] as const)('in order %s with %i a page the reply on floor %i is read at its place', (order, limit, floor, place) => {
  expect(placeOf(livePost(20, { floor }), { ...address, order, limit })).toEqual(place);
});
