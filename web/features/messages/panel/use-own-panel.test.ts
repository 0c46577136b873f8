import { beforeEach, expect, test, vi } from 'vitest';
import { type ChatPanel, chatPanel, closeChatPanel, panelKey } from '../../../session/chat-panel.ts';
import { mounted } from '../../../testing/mounted.tsx';
import { member } from '../../../testing/rendered.tsx';
import { useOwnPanel } from './use-own-panel.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  closeChatPanel();
});

const opened = (viewer: typeof member | null, begin: ChatPanel | null = null) => {
  chatPanel.set(() => begin);
  return mounted(() => useOwnPanel(), { viewer });
};
const inTab = () => JSON.parse(stored.get(panelKey) ?? 'null') as unknown;

test('what is open beside the page is stored as it changes, and closed it is forgotten', async () => {
  const { act, now } = await opened(member, { search: '?uid=12', isSmall: false });
  expect(inTab()).toEqual({ uid: member.uid, search: '?uid=12', isSmall: false });
  await act(() => chatPanel.set((open) => open && { ...open, isSmall: true }));
  expect(inTab()).toEqual({ uid: member.uid, search: '?uid=12', isSmall: true });
  expect(now()).toMatchObject({ search: '?uid=12', isSmall: true });
  await act(closeChatPanel);
  expect([now(), inTab()]).toEqual([null, null]);
});

test('what was stored is there for the same member, and closed for another one', async () => {
  const left = { uid: member.uid, search: '?plid=3', isSmall: true };
  const same = await opened(member, left);
  expect(same.now()).toMatchObject({ search: '?plid=3', isSmall: true });
  await same.leave();
  const other = await opened({ ...member, uid: member.uid + 1 }, left);
  expect([other.now(), chatPanel.now(), inTab()]).toEqual([null, null, null]);
});

test('it ends with the member', async () => {
  const { leave } = await opened(member, { search: '', isSmall: false });
  await leave();
  expect(chatPanel.now()).toBeNull();
});
