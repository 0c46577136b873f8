import type { MouseEvent } from 'react';
import { sharedState } from '../lib/shared-state.ts';
import { inTab } from '../lib/stores.ts';
import { isWide } from '../parts/wide.ts';
import { isPlain } from '../router/links.tsx';

/** The chats beside the page, where they are open. */
export interface ChatPanel {
  /** The query of the messages' address that they show; empty for the list. */
  search: string;
  isSmall: boolean;
  /** Whose they are, where they were stored. */
  uid?: number;
  /** What the reader opened them by: the focus goes in, and back there. After a reload they are there by themselves. */
  by?: HTMLElement;
}

/** Where a tab stores them. */
export const panelKey = 'chat_panel';

export const chatPanel = sharedState<ChatPanel | null>(null);
// After a reload they are there as they were left; the server draws none.
chatPanel.set(() => inTab.readJson<ChatPanel>(panelKey));

export const closeChatPanel = (): void => chatPanel.set(() => null);

/** Where nothing stands beside the page: the messages themselves, what is composed, what is paid. */
export const isWithoutPanel = (pathname: string): boolean => /\/(message|note\/thread|order\/buy)\b/.test(pathname);

/**
 * For a link to a chat, or to the chats as they were left: opens it beside the page, where there is room and no other window is
 * asked for.
 */
export function openChatBeside(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlain(event) || !isWide() || isWithoutPanel(location.pathname)) return;
  event.preventDefault();
  const by = event.currentTarget;
  chatPanel.set((now) => ({ search: by.search || now?.search || '', isSmall: false, by }));
}
