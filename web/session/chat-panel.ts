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

/** Where a tab stores them, and as what. */
export const panelKey = 'chat_panel';
export type StoredPanel = Pick<ChatPanel, 'search' | 'isSmall'> & { uid: number };

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

/** What a member has open beside the page; after a reload of this tab it is there as it was left. */
export function useChatPanel(uid: number | undefined): ChatPanel | null {
  useEffect(() => {
    const stored = inTab.readJson<StoredPanel>(panelKey);
    chatPanel.set(() => (stored?.uid === uid ? stored : null));
    return closeChatPanel;
  }, [uid]);
  return useShared(chatPanel, (now) => now);
}
