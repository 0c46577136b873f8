import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chatPanel, closeChatPanel, openChatBeside } from './chat-panel.ts';

type Press = Parameters<typeof openChatBeside>[0];

let wide = true;

beforeEach(() => {
  wide = true;
  vi.stubGlobal('matchMedia', () => ({ matches: wide }));
  vi.stubGlobal('location', { pathname: '/ng/forum/1/2' });
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
    expect(press('')).toBe(true);
    expect(now()).toEqual({ search: '', isSmall: false });
    expect(press('?uid=12')).toBe(true);
    expect(now()).toEqual({ search: '?uid=12', isSmall: false });
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
