import { expect, test } from 'vitest';
import type { Notice } from '../../../contract/domains/notices/shapes.ts';
import { onSignal } from '../../realtime/signals.ts';
import { HeaderMarks } from '../../shell/HeaderMarks.tsx';
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
  waiting: false,
  note: 'AdaezeShoots and 12 others replied in your thread',
  quote: 'The <small> one.',
  subject: 'Which charger?',
  is_like: 0,
  follows_status: 0,
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
  expect(html).toContain('Which charger?');
});

test.each([
  [{ Type: 'like', sort: 'like' }, 'heart', 'text-love'],
  [{ Type: 'reward', sort: 'like' }, 'gift', 'text-value-text'],
  [{ Type: 'reward_reply', sort: 'like', waiting: true }, 'gift', 'text-value-text'],
  [{ Type: 'reply', sort: 'reply' }, 'message-circle', 'text-primary-text'],
] as const)('a notice of %j has the mark %s in the colour of its meaning', (fields, icon, colour) => {
  const html = rendered(<NoticeList first={page([notice(fields)])} type="reply" />, { viewer: member });
  expect(html).toMatch(new RegExp(`rounded-full[^"]* ${colour}"><svg[^>]*><use href="[^"]*#(i-)?${icon}"`));
});

test('what is new stands under its own heading, above what came earlier', () => {
  const rows = [
    notice({ id: 8, new: 0, quote: 'Read already.' }),
    notice(),
    notice({ id: 6, new: 0, quote: 'Before that.' }),
    notice({ id: 5, quote: 'Left over.' }),
  ];
  const html = rendered(<NoticeList first={page(rows)} type="all" />, { viewer: member });
  const stands = />New<.*The &lt;small&gt; one.*Left over\..*>Earlier<.*Read already\..*Before that\./s;
  expect(html).toMatch(stands);
  expect(html.match(/Unread/g)).toHaveLength(2);
});

test.each<[string, Partial<Notice>, RegExp, RegExp]>([
  ['a reply', { others: 0 }, /threads\.like|formaction="[^"]*like.*>Reply</is, /Follow/],
  ['one that is liked', { others: 0, is_like: 1 }, /aria-pressed="true"/, /Follow/],
  ['a follow', { sort: 'follow', others: 0, quote: '' }, /Follow back/, /aria-pressed/],
  ['a follow of somebody followed', { sort: 'follow', others: 0, follows_status: 1 }, /Following/, /Follow back/],
])('%s is answered where it is read', (_what, fields, has, lacks) => {
  const html = rendered(<NoticeList first={page([notice(fields)])} type="all" />, { viewer: member });
  expect(html).toMatch(has);
  expect(html).not.toMatch(lacks);
});

test.each<[string, Partial<Notice>]>([
  ['what many did', { others: 12 }],
  ['the system’s', { sort: 'system', author: '', authorid: 0, others: 0 }],
  ['a like', { sort: 'like', others: 0 }],
])('%s has nothing to answer', (_what, fields) => {
  const html = rendered(<NoticeList first={page([notice(fields)])} type="all" />, { viewer: member });
  expect(html).not.toMatch(/Follow|>Reply<|aria-pressed/);
});

test('what is read is not called unread and has nothing to mark; what opens nothing is no link', () => {
  const read = notice({ new: 0, to: '', author: '', authorid: 0, note: 'Your account is suspended' });
  const first = page([read], { unread: none });
  const html = rendered(<NoticeList first={first} type="systems" />, { viewer: member });
  expect(html).not.toMatch(/Unread|Mark as read|<a /);
});

test('an empty page says so, and older notices have an address of their own', () => {
  const empty = rendered(<NoticeList first={page([], { unread: none })} type="attention" />, { viewer: member });
  expect(empty).toContain('Nothing new');
  expect(empty).toContain('When someone follows you');
  const more = page([notice()], { next: '1795000000000.7' });
  expect(rendered(<NoticeList first={more} type="reply" />, { viewer: member })).toContain('?after=1795000000000.7');
});

test.each([
  ['all', 'all'],
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
  expect(rendered(<HeaderMarks />)).toBe('');
  onSignal({ signal: 'notices.unread', data: { ...none, num: 3, atme: 3 } });
  const html = rendered(<HeaderMarks />, { viewer: member });
  expect(html).toContain('aria-label="Notifications"');
  expect(html).toContain('href="/ucenter/notice/all"');
});
