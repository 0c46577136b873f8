import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mounted } from '../testing/mounted.tsx';
import { member } from '../testing/rendered.tsx';
import { chatPanel, closeChatPanel, openChatBeside, useChatPanel } from './chat-panel.ts';

type Press = Parameters<typeof openChatBeside>[0];

let wide = true;
let stored: Map<string, string>;

beforeEach(() => {
  wide = true;
  stored = new Map();
  vi.stubGlobal('matchMedia', () => ({ matches: wide }));
  vi.stubGlobal('location', { pathname: '/ng/forum/1/2' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  closeChatPanel();
});

/** Presses a link to the messages; whether the page stays. */
function press(search: string, how: Partial<Press> = {}): boolean {
  const preventDefault = vi.fn<() => void>();
  const link = { search, target: '', hasAttribute: () => false };
  openChatBeside({ button: 0, ...how, currentTarget: link, preventDefault } as unknown as Press);
  return preventDefault.mock.calls.length === 1;
}

const now = () => {
  const { search, isSmall } = chatPanel.now() ?? {};
  return search === undefined ? null : { search, isSmall };
};

describe('a link to a chat', () => {
  test('opens it beside the page, the header’s the list', () => {
    expect(press('?uid=12')).toBe(true);
    expect(now()).toEqual({ search: '?uid=12', isSmall: false });
    expect(press('')).toBe(true);
    expect(now()).toEqual({ search: '', isSmall: false });
  });

  test('that is the header’s makes a small panel large as it was', () => {
    press('?uid=12');
    chatPanel.set((open) => open && { ...open, isSmall: true });
    press('');
    expect(now()).toEqual({ search: '?uid=12', isSmall: false });
  });

  test('leads to the page where another window is asked for, and in narrow windows', () => {
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(press('', how)).toBe(false);
    wide = false;
    expect(press('')).toBe(false);
    expect(now()).toBeNull();
  });

  test.each([
    ['/message', false],
    ['/ng/message', false],
    ['/ng/message/new', false],
    ['/ng/note/thread', false],
    ['/note/thread/pollp', false],
    ['/ng/xstore/order/buy', false],
    ['/ng/xstore/order', true],
    ['/ng/messages-of-the-day', true],
    ['/', true],
  ])('on the page at %s opens beside it: %s', (pathname, opens) => {
    vi.stubGlobal('location', { pathname });
    expect(press('')).toBe(opens);
  });
});

describe('the panel of a tab', () => {
  const inTab = (uid: number | undefined) => mounted(() => useChatPanel(uid), { viewer: member });

  test('is there again after a reload as it was left, and what opened it is not', async () => {
    const before = await inTab(7);
    await before.act(() => press('?plid=3'));
    await before.act(() => chatPanel.set((open) => open && { ...open, isSmall: true }));
    expect(before.now()).toMatchObject({ search: '?plid=3', isSmall: true });
    await before.leave();
    expect((await inTab(7)).now()).toEqual({ search: '?plid=3', isSmall: true });
  });

  test('stays closed after a reload once it was closed', async () => {
    const before = await inTab(7);
    await before.act(() => press('?plid=3'));
    await before.act(closeChatPanel);
    await before.leave();
    expect((await inTab(7)).now()).toBeNull();
  });

  test('is nobody else’s: neither another member’s nor a guest’s', async () => {
    const before = await inTab(7);
    await before.act(() => press('?uid=12'));
    await before.leave();
    expect((await inTab(8)).now()).toBeNull();
    expect((await inTab(undefined)).now()).toBeNull();
  });
});
