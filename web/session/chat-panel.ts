import { type MouseEvent, useEffect } from 'react';
import { sharedState, useShared } from '../lib/shared-state.ts';
import { inTab } from '../lib/stores.ts';
import { isWide } from '../parts/wide.ts';
import { isPlain } from '../router/links.tsx';

/** The chats beside the page, where they are open. */
export interface ChatPanel {
  /** The query of the messages' address that they show; empty for the list. */
  search: string;
  isSmall: boolean;
  /** What the reader opened them by: the focus goes in, and back there. After a reload they are there by themselves. */
  by?: HTMLElement;
}

const key = 'chat_panel';
type Stored = Pick<ChatPanel, 'search' | 'isSmall'> & { uid: number };

export const chatPanel = sharedState<ChatPanel | null>(null);

export const closeChatPanel = (): void => chatPanel.set(() => null);

/** Where nothing stands beside the page: the messages themselves, what is composed, what is paid. */
export const isWithoutPanel = (pathname: string): boolean =>
  /\/(?:message|note\/thread|xstore\/order\/buy)(?:\/|$)/.test(pathname);

/** For a link to a chat: opens it beside the page, where there is room and no other window is asked for. */
export function openChatBeside(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlain(event) || !isWide() || isWithoutPanel(location.pathname)) return;
  event.preventDefault();
  const by = event.currentTarget;
  chatPanel.set((now) => ({ search: by.search || (now?.isSmall ? now.search : ''), isSmall: false, by }));
}

/** What a member has open beside the page, over a reload of this tab too. */
export function useChatPanel(uid: number | undefined): ChatPanel | null {
  useEffect(() => {
    if (uid === undefined) return;
    const stored = inTab.readJson<Stored>(key);
    if (stored?.uid === uid) chatPanel.set(() => ({ search: stored.search, isSmall: stored.isSmall }));
    const end = chatPanel.subscribe(() => {
      const now = chatPanel.now();
      const next: Stored | null = now && { uid, search: now.search, isSmall: now.isSmall };
      inTab.write(key, next && JSON.stringify(next));
    });
    return () => {
      end();
      closeChatPanel();
    };
  }, [uid]);
  return useShared(chatPanel, (now) => now);
}
