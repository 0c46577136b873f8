import { beforeEach, expect, test, vi } from 'vitest';
import { closeDialog } from './dialogs.ts';
import { type EnterOptions, enter } from './enter.ts';
import type { SessionUser } from './session.ts';

const led: string[] = [];
beforeEach(() => {
  led.length = 0;
  closeDialog();
  const store = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', store);
  vi.stubGlobal('sessionStorage', store);
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, cookie: '' });
  vi.stubGlobal('fetch', async () => Response.json({ status: 1, code: 0, msg: '', data: { uid: 7 } }));
});

/** Where somebody of Nigeria is led who comes in on a page. */
async function ledFrom(address: string, options: EnterOptions, groupid = 10): Promise<string | undefined> {
  const { origin, pathname, search } = new URL(address, 'https://example.org');
  const assign = (to: string) => void led.push(to);
  vi.stubGlobal('location', { origin, pathname, search, protocol: 'https:', assign, reload: () => led.push('reload') });
  const user = { auth_token: 'x', member_uid: 7, groupid } as SessionUser;
  await enter(user, new Headers({ 'x-site-id': 'ng' }), options);
  return led[0];
}

test.each([
  ['/gh?showregister=yes', '/ng/welcome'],
  ['/gh/privacy', '/ng/welcome'],
  ['/ng/forum/188/1041?page=2&showregister', '/ng/welcome?back=%2Fforum%2F188%2F1041%3Fpage%3D2'],
  ['/ng/ucenter/faq?showregister=email', '/ng/welcome?back=%2Fucenter%2Ffaq'],
])('who joins at %s comes to %s: the page is found again after the first steps', async (address, to) => {
  expect(await ledFrom(address, { joined: true })).toBe(to);
});

test('who joins for a page that asked for it comes to that page, and who may not stay out of the steps', async () => {
  expect(await ledFrom('/gh?showregister&back=%2Fucenter%2Fnotice%2Fall', { joined: true })).toBe(
    '/gh/ucenter/notice/all',
  );
  led.length = 0;
  expect(await ledFrom('/gh?showregister', { joined: true }, 5)).toBe('/gh/banned');
  led.length = 0;
  expect(await ledFrom('/gh/latest', { joined: true, stay: true })).toBeUndefined();
});
