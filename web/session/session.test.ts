import { describe, expect, test } from 'vitest';
import { isClosedToBarred } from './banned.ts';
import { closeDialog, dialogOf, openDialog, openedDialog } from './dialogs.ts';
import { afterLogin, outlivesBrowser } from './enter.ts';
import { isCreatorSite } from './unauthorized.ts';

describe('where a log-in leads', () => {
  const login = { groupid: 10, siteId: 'ng', pathname: '/gh' };

  test('R-SES-007 a banned member to the banned page of the locale', () => {
    expect(afterLogin({ ...login, groupid: 5 })).toBe('/gh/banned');
    expect(afterLogin({ ...login, groupid: 5, pathname: '/' })).toBe('/banned');
    expect(afterLogin({ ...login, groupid: 5, pathname: '/ng/task' })).toBe('/ng/banned');
  });

  test.each([1, 2, 3, 4, 7, 10, 19])('R-SES-008 group %i is let in', (groupid) => {
    expect(afterLogin({ ...login, groupid })).toBe('/ng/foryou');
  });

  test('R-SES-009 on the task page it reloads', () => {
    expect(afterLogin({ ...login, pathname: '/task' })).toBeNull();
    expect(afterLogin({ ...login, pathname: '/gh/task' })).toBeNull();
  });

  test.each([
    ['ng', '/ng/foryou'],
    ['in', '/in/foryou'],
    ['188', '/ng/foryou'],
    ['293', '/foryou'],
    ['global', '/foryou'],
    ['xx', '/foryou'],
    ['999', '/foryou'],
    ['', '/foryou'],
  ])('R-SES-010 site id "%s" goes to %s', (siteId, to) => {
    expect(afterLogin({ ...login, siteId })).toBe(to);
  });

  test.each([
    ['/', '?showlogin=yes&back=%2Fucenter%2Fnotice%3Ftab%3Dfollows', '/ucenter/notice?tab=follows'],
    ['/gh', '?showlogin=yes&back=/ucenter/setting', '/gh/ucenter/setting'],
    ['/gh', '?showlogin=yes&back=//evil.example', '/ng/foryou'],
    ['/gh', '?showlogin=yes&back=https://evil.example/', '/ng/foryou'],
  ])('at %s%s it leads to %s: the page that asked for it goes before the own country', (pathname, search, to) => {
    expect(afterLogin({ ...login, pathname, search })).toBe(to);
    expect(afterLogin({ ...login, pathname, search, groupid: 5 })).toMatch(/\/banned$/);
  });

  test.each([
    ['/gh/forum/188/1041', '?showlogin', '/gh/forum/188/1041'],
    ['/gh/forum/188/1041', '?page=2&showlogin=yes', '/gh/forum/188/1041?page=2'],
    ['/search', '?q=a&showlogin', '/search?q=a'],
    ['/gh/latest', '', null],
    ['/gh/forget/email', '?showlogin', '/ng/foryou'],
    ['/gh', '?showlogin=yes', '/ng/foryou'],
    ['/', '', '/ng/foryou'],
    ['/permission', '?tid=1&back=%2Fforum%2F15443%2F1&showlogin', '/forum/15443/1'],
  ])('a page is its own way back: at %s%s it leads to %s', (pathname, search, to) => {
    expect(afterLogin({ ...login, pathname, search })).toBe(to);
  });

  test('R-SES-010 without a site id the page reloads', () => {
    expect(afterLogin({ ...login, siteId: null })).toBeNull();
  });
});

test.each([
  [1, true, false],
  [1, false, false],
  [2, true, true],
  [10, true, true],
  [10, false, false],
])('a log-in of group %i that was to be remembered (%s) outlives the browser: %s', (groupid, remember, expected) => {
  expect(outlivesBrowser({ groupid }, remember)).toBe(expected);
});

describe('dialogs of the shell', () => {
  test('R-SES-004 R-SES-005 R-SES-006 log-in and registration open, close and switch', () => {
    expect(openedDialog()).toBeNull();
    openDialog('login');
    expect(openedDialog()).toBe('login');
    openDialog('register');
    expect(openedDialog()).toBe('register');
    openDialog('login');
    expect(openedDialog()).toBe('login');
    closeDialog();
    expect(openedDialog()).toBeNull();
  });

  test.each([
    ['showlogin=yes', 'login'],
    ['showlogin', 'login'],
    ['showlogin=', 'login'],
    ['showlogin=no', null],
    ['showlogin=code', 'login'],
    ['showregister=code', null],
    ['showregister', 'register'],
    ['showregister=yes', 'register'],
    ['needcountry', 'country'],
    ['needcountry&showlogin', 'country'],
    ['', null],
    ['page=2', null],
  ] as const)('R-SES-002 R-MSC-012 ?%s opens %s', (query, dialog) => {
    expect(dialogOf(new URLSearchParams(query), false)).toBe(dialog);
  });

  test('R-SES-003 a member is asked to log in or register by no address', () => {
    expect(dialogOf(new URLSearchParams('showlogin=yes'), true)).toBeNull();
    expect(dialogOf(new URLSearchParams('showregister'), true)).toBeNull();
    expect(dialogOf(new URLSearchParams('needcountry'), true)).toBe('country');
  });
});

test.each([
  ['/creator', true],
  ['/ucenter/account/creator', true],
  ['/ucenter/account/creator/income', true],
  ['/creatorterm', false],
  ['/ucenter/account/posts', false],
  ['/', false],
])('%s is of the creator site: %s', (path, creator) => {
  expect(isCreatorSite(path)).toBe(creator);
});

test.each([
  ['/ng/latest', true],
  ['/', true],
  ['/ng/banned', false],
  ['/termofuse', false],
])('R-SES-007 %s is closed to banned members: %s', (path, expected) => {
  expect(isClosedToBarred(path)).toBe(expected);
});
