import { describe, expect, test } from 'vitest';
import type { ChildPost, Post, ThreadInfo } from '../../../contract/domains/threads/shapes.ts';
import { withAnswer, withDeleted, withUndone, withWaitingMarks, withWritten } from './member-state.ts';
import { replyListInput, type ThreadPage, threadAddress } from './queries.ts';
import {
  childrenOf,
  firstState,
  isUnseen,
  lastChildPosition,
  nextState,
  repliesOf,
  showsMainPost,
  toggledLike,
  withChildren,
  withFavourite,
  withFollow,
  withLike,
} from './thread-state.ts';

const child = (pid: number, parent_pid: number, fields: Partial<ChildPost> = {}): ChildPost =>
  ({
    pid,
    parent_pid,
    position: pid,
    is_like: 0,
    like: 0,
    status: 1,
    message: `<p>${pid}</p>`,
    ...fields,
  }) as ChildPost;

const post = (pid: number, fields: Partial<Post> = {}): Post => ({
  ...child(pid, 0),
  children_count: 0,
  children_list: [],
  here: 0,
  ...fields,
});

const thread = { tid: 7, pid: 1, is_like: 0, like: 4, is_favorite: 0, author_counts: { fansCount: 2 } } as ThreadInfo;

const pageOf = (list: Post[], page = 1, order: ThreadPage['address']['order'] = 'old'): ThreadPage => ({
  address: { tid: 7, page, order, limit: 10 },
  thread,
  replies: { ok: true, list, page, count: list.length, totalPage: 1 },
});

const pids = (posts: readonly { pid: number }[]): number[] => posts.map(({ pid }) => pid);

describe('the address of a thread', () => {
  test.each([
    ['15443', '7', '', { tid: 7, page: 1, order: 'old', limit: 10 }],
    ['188', '7', 'page=3', { tid: 7, page: 3, order: 'old', limit: 10 }],
    ['294', '7', 'order=hot&page=2', { tid: 7, page: 2, order: 'hot', limit: 10 }],
    ['15443', '7', 'page=-1&order=worst', { tid: 7, page: 1, order: 'old', limit: 10 }],
    ['15443', '7', 'limit=20', { tid: 7, page: 1, order: 'old', limit: 20 }],
    ['15443', '7', 'limit=9999', { tid: 7, page: 1, order: 'old', limit: 10 }],
  ])('R-MSC-025 /forum/%s/%s?%s', (fid, tid, search, address) => {
    expect(threadAddress(fid, tid, new URLSearchParams(search))).toEqual(address);
  });

  test.each([
    ['99', '7'],
    ['15443', '0'],
    ['15443', 'x7'],
    ['', '7'],
    ['15443', '12345678901234567'],
  ])('/forum/%s/%s is none', (fid, tid) => {
    expect(threadAddress(fid, tid)).toBeNull();
  });

  test('R-PST-001 replies are asked for ten a page from page 1', () => {
    const input = replyListInput(threadAddress('15443', '7')!);
    expect(input).toEqual({ tid: 7, page: 1, limit: 10, order: 'asc', orderfield: 'dateline' });
  });

  test.each([
    ['new', 'desc', 'dateline'],
    ['hot', 'desc', 'like'],
  ])('the order %s is %s by %s', (order, direction, orderfield) => {
    const address = threadAddress('15443', '7', new URLSearchParams({ order }))!;
    expect(replyListInput(address)).toMatchObject({ order: direction, orderfield });
  });
});

test('R-THR-018 R-THR-019 the main post stands on page 1 alone; on later pages all posts are replies', () => {
  expect(showsMainPost(pageOf([post(2)]))).toBe(true);
  expect(showsMainPost(pageOf([post(12)], 2))).toBe(false);
});

test('R-PST-004 what was fetched is stored, and another fetch replaces it', () => {
  const first = firstState(pageOf([post(2), post(3)]));
  expect(pids(repliesOf(first))).toEqual([2, 3]);
  expect(pids(repliesOf(nextState(first, pageOf([post(4)], 2))))).toEqual([4]);
  const failed: ThreadPage = { ...pageOf([]), replies: { ok: false, message: 'No.' } };
  expect(repliesOf(nextState(first, failed))).toEqual([]);
});

describe('a like', () => {
  test.each([
    [
      { is_like: 0, like: 4 },
      { is_like: 1, like: 5 },
    ],
    [
      { is_like: 1, like: 5 },
      { is_like: 0, like: 4 },
    ],
    [
      { is_like: 1, like: 0 },
      { is_like: 0, like: 0 },
    ],
  ] as const)('R-PST-006 turns %o into %o', (before, after) => {
    expect(toggledLike(before)).toEqual(after);
  });

  test('R-PST-006 changes the thread, a reply or a child wherever it stands', () => {
    const liked = { is_like: 1, like: 9 } as const;
    let state = firstState(pageOf([post(2, { children_list: [child(3, 2)] })]));
    state = withChildren(state, 2, [child(4, 2)]);
    state = withWritten(state, post(5, { parent_pid: 2 }));
    for (const pid of [1, 2, 3, 4, 5]) state = withLike(state, pid, liked);
    expect(state.thread).toMatchObject(liked);
    expect(repliesOf(state)[0]).toMatchObject(liked);
    for (const each of childrenOf(state, state.list[0]!)) expect(each).toMatchObject(liked);
  });

  test('that waits for a connection stands as it was pressed, once however often it is looked at', () => {
    const opened = firstState(pageOf([post(2, { like: 4 }), post(3, { is_like: 1, like: 1 })]));
    const marked = () =>
      withWaitingMarks(
        opened,
        new Map([
          [2, true],
          [3, true],
        ]),
        new Map([[opened.thread.tid, true]]),
      );
    const again = withWaitingMarks(marked(), new Map([[2, true]]), new Map());
    expect(again.list[0]).toMatchObject({ is_like: 1, like: 5 });
    expect(again.list[1]).toMatchObject({ is_like: 1, like: 1 });
    expect(again.thread.is_favorite).toBe(1);
  });
});

describe('the line "you were here"', () => {
  const heres = (state: { list: readonly Post[] }) => state.list.filter(({ here }) => here === 1).map(({ pid }) => pid);
  const page = (goes_on: 0 | 1, number: number, hereAt = 0): ThreadPage => {
    const floors = Array.from({ length: 10 }, (_, n) => 10 * (number - 1) + n + 1);
    const list = floors.map((floor) => post(100 + floor, { floor, here: floor === hereAt ? 1 : 0 }));
    return { ...pageOf(list, number), thread: { ...thread, goes_on } };
  };

  test('stays where it stood as the thread was opened, however far is read meanwhile', () => {
    let state = firstState(page(1, 1, 4));
    expect(heres(state)).toEqual([104]);
    state = nextState(state, page(1, 1, 9));
    expect(heres(state)).toEqual([104]);
    state = nextState(state, page(1, 2, 11));
    expect(heres(state)).toEqual([]);
    state = nextState(state, page(0, 1));
    expect(heres(state)).toEqual([104]);
  });

  test('is found on the page that it stands on, once the reader gets there', () => {
    let state = firstState(page(1, 1));
    expect(heres(state)).toEqual([]);
    state = nextState(state, page(1, 3, 26));
    expect(heres(state)).toEqual([126]);
    state = nextState(state, page(1, 3, 29));
    expect(heres(state)).toEqual([126]);
  });

  test('does not come by reading on: who opened the thread for the first time sees none', () => {
    const state = nextState(firstState(page(0, 1)), page(1, 2, 11));
    expect(heres(state)).toEqual([]);
  });
});

test('R-THR-020 a favourite is 0 or 1', () => {
  const state = firstState(pageOf([]));
  expect(withFavourite(state, 1).thread).toMatchObject({ is_favorite: 1 });
  expect(withFavourite(withFavourite(state, 1), 0).thread.is_favorite).toBe(0);
});

test('following changes the button and the count of fans', () => {
  const { thread: now } = withFollow(firstState(pageOf([])), { isFollowing: 1, fansCount: 3 });
  expect(now).toMatchObject({ follow_status: 1, author_counts: { fansCount: 3 } });
});

describe('the children of a reply', () => {
  const parent = post(2, { children_count: 5, children_list: [child(3, 2), child(4, 2)] });

  test('go on after the last one that was loaded, not after one just written', () => {
    let state = firstState(pageOf([parent]));
    expect(lastChildPosition(state, parent)).toBe(4);
    state = withWritten(state, post(20, { parent_pid: 2 }));
    expect(lastChildPosition(state, parent)).toBe(4);
    state = withChildren(state, 2, [child(5, 2)]);
    expect(lastChildPosition(state, parent)).toBe(5);
  });

  test('stand in order, each once', () => {
    let state = withWritten(firstState(pageOf([parent])), post(20, { parent_pid: 2 }));
    state = withChildren(state, 2, [child(5, 2), child(20, 2)]);
    expect(pids(childrenOf(state, parent))).toEqual([3, 4, 5, 20]);
  });
});

describe('what the reader just wrote', () => {
  test.each(['old', 'hot'] as const)('stands after the others at once, where it stays (%s)', (order) => {
    const state = withWritten(firstState(pageOf([post(2), post(3)], 1, order)), post(30));
    expect(pids(repliesOf(state))).toEqual([2, 3, 30]);
    expect(pids(repliesOf(withWritten(state, post(31))))).toEqual([2, 3, 30, 31]);
    expect(pids(repliesOf(nextState(state, pageOf([post(2), post(3), post(30)], 1, order))))).toEqual([2, 3, 30]);
  });

  test('stands before all but the pinned replies where the newest come first', () => {
    const state = withWritten(firstState(pageOf([post(2, { istop: 1 }), post(3)], 1, 'new')), post(30));
    expect(pids(repliesOf(state))).toEqual([2, 30, 3]);
    expect(pids(repliesOf(withWritten(state, post(31))))).toEqual([2, 31, 30, 3]);
  });

  test('an answer shows under its reply, or after the others where that is on another page', () => {
    const state = withWritten(firstState(pageOf([post(2)])), post(30, { parent_pid: 2 }));
    expect(pids(repliesOf(state))).toEqual([2]);
    expect(pids(repliesOf(nextState(state, pageOf([post(12)], 2))))).toEqual([12, 30]);
  });

  test('goes when it is deleted; other replies leave their place without their words', () => {
    const state = withWritten(firstState(pageOf([post(2)])), post(30));
    expect(pids(repliesOf(withDeleted(state, 30)))).toEqual([2]);
    expect(repliesOf(withDeleted(state, 2))[0]).toMatchObject({ pid: 2, status: -1, message: '' });
  });
});

test('the same page asked for anew still has the answers that were opened in it, another page has none', () => {
  const opened = withChildren(firstState(pageOf([post(2)])), 2, [child(5, 2)]);
  expect(nextState(opened, pageOf([post(2)]))).toMatchObject({ further: { 2: [{ pid: 5 }] }, old: true });
  expect(nextState(opened, pageOf([post(2)], 2))).toMatchObject({ further: {}, old: false });
});

test('an answer that says what is shown already changes no record, and a like no other one', () => {
  const [one, other] = [post(2, { children_list: [child(3, 2)] }), post(4)];
  const state = firstState(pageOf([one, other]));
  const liked = withLike(state, 4, { is_like: 1, like: 1 });
  expect(liked.list[0]).toBe(one);
  expect(liked.list[1]).toMatchObject({ is_like: 1, like: 1 });
  expect(withLike(liked, 4, { is_like: 1, like: 1 }).list).toBe(liked.list);
  expect(withLike(state, 1, { is_like: 0, like: 4 })).toBe(state);
});

test('a reply that is taken back leaves nothing, and counts no longer with the one above it', () => {
  const above = post(2, { children_count: 1, children_list: [child(3, 2)] });
  const state = withWritten(firstState(pageOf([above, post(4)])), post(5, { parent_pid: 2 }));
  expect(withUndone(state, post(3, { parent_pid: 2 })).list[0]).toMatchObject({ children_count: 0, children_list: [] });
  expect(pids(withUndone(state, post(4)).list)).toEqual([2]);
  const undone = withUndone(state, post(5, { parent_pid: 2 }));
  expect([pids(undone.written), undone.list[0]!.children_count]).toEqual([[], 1]);
});

test('one reply at the most is the answer, and replies that stay as they were stay the same objects', () => {
  const before = firstState(pageOf([post(2), post(3), post(4)]));
  const first = withAnswer(before, 2);
  expect([first.thread.answer_pid, first.list.map((row) => row.is_answer === 1)]).toEqual([2, [true, false, false]]);
  const next = withAnswer(first, 3);
  expect(next.list.map((row) => row.is_answer === 1)).toEqual([false, true, false]);
  expect(next.list[2]).toBe(first.list[2]);
  expect(withAnswer(next, 0).list.some((row) => row.is_answer === 1)).toBe(false);
});

test('what waits for a moderator, or for its time, is seen by its writer alone', () => {
  expect([0, 1].map((status) => isUnseen({ status: status as 0 | 1 }))).toEqual([true, false]);
});
