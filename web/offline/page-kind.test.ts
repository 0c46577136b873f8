import { expect, test } from 'vitest';
import { localeOfPath, pageKind, withinLocale } from './page-kind.ts';

test.each([
  ['/forum/15443/7', 'thread'],
  ['/ng/forum/15443/7?page=2', 'thread'],
  ['/ng/buglist/detail7', 'thread'],
  ['/ng/buglist?status=3', 'list'],
  ['/ng/buglist/add', 'list'],
  ['/ng/buglist/detail7/edit', null],
  ['/', 'list'],
  ['/ma', 'list'],
  ['/in/latest', 'list'],
  ['/forum/15443', 'list'],
  ['/ng/topic/101', 'list'],
  ['/ucenter/account/posts/replies', 'list'],
  ['/ucenter/notice/reply', 'list'],
  ['/ng/note/thread', 'composer'],
  ['/ucenter/notice/settings', null],
  ['/ucenter/setting/account', null],
  ['/ucenter/setting/authemtication', null],
  ['/operator/members/7', null],
  ['/confirm?token=1.x', null],
  ['/do/threads.like', null],
  ['/latest?showlogin', null],
  ['/forum/15443/7?needcountry=yes', null],
  ['/offline', null],
])('%s is saved as %s', (address, kind) => {
  expect(pageKind(new URL(address, 'https://forum.example'))).toBe(kind);
});

test('the locale of a path', () => {
  expect(['/ng', '/ng/latest', '/latest', '/'].map(localeOfPath)).toEqual(['/ng', '/ng', '', '']);
  expect(['/ng', '/ng/latest', '/latest', '/'].map(withinLocale)).toEqual(['/', '/latest', '/latest', '/']);
});
