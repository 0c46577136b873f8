import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formAction } from '../../contract/primitives/page-form.ts';
import { mounted } from '../testing/mounted.tsx';
import { member } from '../testing/rendered.tsx';
import { closeDialog, type Intent, openJoin } from './dialogs.ts';
import { leaveFrom, pageLeft } from './leave-for.ts';
import { useActLeft } from './left-for.ts';

const follow = formAction('follows.follow', { follow_uid: 7, follow: 1 });
const stored = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => closeDialog());

/** A guest leaves a page for another site's log-in, having pressed a button of it. */
function leaves(path: string, intent: Intent | null, action: string | null): void {
  vi.stubGlobal('location', new URL(path, 'https://example.org'));
  if (intent) openJoin(intent, () => undefined);
  leaveFrom(action);
}

/** The buttons that are pressed on a member's page as soon as it is drawn. */
async function pressedOn(path: string): Promise<string[]> {
  const pressed: string[] = [];
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  await mounted(
    () => {
      vi.stubGlobal('location', new URL(path, 'https://example.org'));
      document.querySelector = ((selector: string) => ({ click: () => pressed.push(selector) })) as never;
      useActLeft();
    },
    { viewer: member },
  );
  vi.runAllTimers();
  return pressed;
}

describe('what a guest began before they left to log in at another site', () => {
  test('by a button: they come back to its page, without the dialog, and it is pressed there, once', async () => {
    leaves('/ng/forum/188/1041?page=2&showlogin=yes', { act: 'follow' }, follow);
    expect(pageLeft()).toBe('/ng/forum/188/1041?page=2');
    expect(await pressedOn('/ng/forum/188/1041?page=2')).toEqual([`button[formaction="${follow}"]`]);
    expect(await pressedOn('/ng/forum/188/1041?page=2')).toEqual([]);
  });

  test('by a link, as a reply: they come to the page where it is written, and nothing is pressed', async () => {
    const to = '/ng/forum/188/1041?reply=1042#reply';
    leaves('/ng/forum/188/1041', { act: 'reply', to }, follow);
    expect([pageLeft(), pageLeft()]).toEqual([to, null]);
    expect(await pressedOn(to)).toEqual([]);
  });

  test('where a page has sent them to the log-in, they come back to that page', () => {
    leaves('/gh?showlogin=yes&back=%2Fucenter%2Fnotice%2Fsystems', null, null);
    expect(pageLeft()).toBe('/gh/ucenter/notice/systems');
    leaves('/?showlogin=yes&back=%2Fwelcome%2Fpeople', null, null);
    expect(pageLeft()).toBe('/welcome/people');
  });

  test.each(['/gh?showlogin=yes', '/gh?showlogin=yes&back=//evil.example', '/gh/latest'])(
    'is nothing at %s: they go home',
    (path) => {
      leaves(path, null, follow);
      expect(pageLeft()).toBeNull();
    },
  );

  test('is forgotten after half an hour, and not pressed on another page', async () => {
    leaves('/ng/forum/188/1041', { act: 'follow' }, follow);
    expect(await pressedOn('/ng/forum/188/1042')).toEqual([]);
    leaves('/ng/forum/188/1041', { act: 'follow' }, follow);
    vi.setSystemTime(Date.now() + 31 * 60_000);
    expect(pageLeft()).toBeNull();
    expect(await pressedOn('/ng/forum/188/1041')).toEqual([]);
  });
});
