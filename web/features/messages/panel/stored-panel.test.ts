import { beforeEach, expect, test, vi } from 'vitest';
import { useShared } from '../../../lib/shared-state.ts';
import { chatPanel, closeChatPanel, useChatPanel } from '../../../session/chat-panel.ts';
import { mounted } from '../../../testing/mounted.tsx';
import { member } from '../../../testing/rendered.tsx';
import { useStoredPanel } from './use-stored-panel.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
  closeChatPanel();
});

/** What a document of this tab shows to a member, or to a guest. */
const inDocument = (viewer: typeof member | null) => mounted(() => useChatPanel(viewer?.uid), { viewer });

/** The panel is left so in a document of this tab that is closed then. */
async function leftSo(left: { search: string; isSmall: boolean } | null): Promise<void> {
  const { act, leave } = await mounted(() => useStoredPanel(useShared(chatPanel, (now) => now)), { viewer: member });
  await act(() => chatPanel.set(() => ({ search: '?uid=12', isSmall: false })));
  await act(() => chatPanel.set(() => left));
  await leave();
}

test('after a reload the panel is there as it was left', async () => {
  await leftSo({ search: '?plid=3', isSmall: true });
  expect((await inDocument(member)).now()).toMatchObject({ search: '?plid=3', isSmall: true });
});

test('closed it stays closed after a reload', async () => {
  await leftSo(null);
  expect((await inDocument(member)).now()).toBeNull();
});

test('it is nobody else’s: neither another member’s nor a guest’s', async () => {
  await leftSo({ search: '?uid=12', isSmall: false });
  expect((await inDocument({ ...member, uid: member.uid + 1 })).now()).toBeNull();
  expect((await inDocument(null)).now()).toBeNull();
  expect((await inDocument(member)).now()).not.toBeNull();
});
