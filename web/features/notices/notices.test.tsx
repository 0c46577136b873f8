import { expect, test } from 'vitest';
import type { Notice } from '../../../contract/domains/notices/shapes.ts';
import { onSignal } from '../../realtime/signals.ts';
import { Bell } from '../../shell/Bell.tsx';
import { member, rendered } from '../../testing/rendered.tsx';
import { NoticeList } from './components/NoticeList.tsx';
import { type NoticesRead, noticePageOf } from './queries.ts';
import { withSort } from './use-settings.ts';

const notice = (fields: Partial<Notice> = {}): Notice => ({
  id: 7,
  Type: 'reply',
  sort: 'reply',
  Tid: 1001,
  TopicId: 0,
  ShareUrl: 'https://example.org/forum/294/1001',
  to: '/forum/294/1001#pid1007',
  pid: 1007,
  author: 'AdaezeShoots',
  authorid: 3,
  avatar: '',
  country_fid: 188,
  others: 12,
  note: 'AdaezeShoots and 12 others replied in your thread',
  quote: 'The <small> one.',
  dateline: 1_795_000_000,
  new: 1,
  ...fields,
});
const none = { num: 0, reply: 0, atme: 0, attention: 0, systems: 0 };
const page = (list: Notice[], fields: Partial<NoticesRead> = {}): NoticesRead => ({
  list,
  next: '',
  unread: { ...none, num: list.length, reply: list.length },
  ...fields,
});

test('a notice names who it was in bold, quotes words as words, and opens its target in the locale', () => {
  const html = rendered(<NoticeList first={page([notice()])} type="reply" />, { country: 'ng', viewer: member });
  expect(html).toMatch(/<b dir="auto">AdaezeShoots<\/b>(?:<!-- -->)? and 12 others replied in your thread/);
  expect(html).toContain('The &lt;small&gt; one.');
  expect(html).toContain('href="/ng/forum/294/1001#pid1007"');
  expect(html).toContain('Mark all as read');
});

test('what is read has no dot and nothing to mark; what opens nothing is no link', () => {
  const read = notice({ new: 0, to: '', author: '', authorid: 0, note: 'Your account is suspended' });
  const first = page([read], { unread: none });
  const html = rendered(<NoticeList first={first} type="systems" />, { viewer: member });
  expect(html).not.toMatch(/Unread|Mark all as read|Mark as read|<a /);
});

test('an empty page says so, and older notices have an address of their own', () => {
  const empty = rendered(<NoticeList first={page([], { unread: none })} type="attention" />, { viewer: member });
  expect(empty).toContain('Nothing new');
  expect(empty).toContain('When someone follows you');
  const more = page([notice()], { next: '1795000000000.7' });
  expect(rendered(<NoticeList first={more} type="reply" />, { viewer: member })).toContain('?after=1795000000000.7');
});

test.each([
  ['reply', 'reply'],
  ['attention', 'attention'],
  ['systems', 'systems'],
  ['atme', undefined],
  ['other', undefined],
  [undefined, undefined],
])('R-NOT-002 /ucenter/notice/%s is the page %s', (name, expected) => {
  expect(noticePageOf(name)).toBe(expected);
});

test('a sort is in a list once, or not at all', () => {
  expect(withSort(['like'], 'like', true)).toEqual(['like']);
  expect(withSort(['like'], 'reply', true)).toEqual(['like', 'reply']);
  expect(withSort(['like', 'reply'], 'like', false)).toEqual(['reply']);
});

test('the bell is a member’s, and shows no count before it has received one', () => {
  expect(rendered(<Bell />)).toBe('');
  onSignal({ signal: 'notices.unread', data: { ...none, num: 3, atme: 3 } });
  const html = rendered(<Bell />, { viewer: member });
  expect(html).toContain('aria-label="Notifications"');
  expect(html).toContain('href="/ucenter/notice/reply"');
});
