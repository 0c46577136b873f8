import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { type ChatPanel, chatPanel, closeChatPanel } from '../../../session/chat-panel.ts';

export interface PanelActs {
  open: (search: string) => void;
  makeSmall: () => void;
  makeLarge: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The header's way to the chats, for a panel that nothing on this page has opened. */
const headerMark = (): HTMLElement | null => document.querySelector('.header a[href$="/message"]');

/** What is done with the panel, and where the focus goes then: into what is shown, or back to what opened it. */
export function usePanelActs(panel: ChatPanel, place: RefObject<HTMLElement | null>, isThere: boolean): PanelActs {
  const { isSmall, by } = panel;
  /** Something was pressed in it: a panel that a reload brought back takes no focus. */
  const pressed = useRef(false);
  const backTo = useRef(by);
  if (by) backTo.current = by;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step of the panel, also to where it stands
  useEffect(() => {
    if (!isThere || (!by && !pressed.current)) return;
    const inside = place.current?.querySelector<HTMLElement>(isSmall ? '[aria-expanded]' : 'textarea');
    (inside ?? place.current)?.focus({ preventScroll: true });
  }, [isThere, panel]);
  const change = (next: Partial<ChatPanel>) => {
    pressed.current = true;
    chatPanel.set((now) => now && { search: now.search, isSmall: now.isSmall, ...next });
  };
  const goBack = () => {
    pressed.current = false;
    const opener = backTo.current?.isConnected ? backTo.current : headerMark();
    opener?.focus();
  };
  return {
    open: (search) => change({ search }),
    makeSmall: () => change({ isSmall: true }),
    makeLarge: () => change({ isSmall: false }),
    close: () => {
      closeChatPanel();
      goBack();
    },
    onKeyDown: (event) => {
      const isOver = event.target instanceof Element && event.target.closest('dialog, [popover]') !== null;
      if (event.key !== 'Escape' || event.defaultPrevented || isOver || isSmall) return;
      change({ isSmall: true });
      goBack();
    },
  };
}
