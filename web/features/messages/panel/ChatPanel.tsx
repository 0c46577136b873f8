import { useSyncExternalStore } from 'react';
import { drawn } from '../../../parts/drawn.tsx';
import { part } from '../../../parts/part.ts';
import { isWide, wideWindow } from '../../../parts/wide.ts';
import { useLocation } from '../../../router/hooks.ts';
import { closeChatPanel, isWithoutPanel } from '../../../session/chat-panel.ts';
import { useOwnPanel } from './use-own-panel.ts';

// By itself, so that the entry doesn't name all files of a conversation.
const OpenPanel = drawn(part({ for: 'pressed', load: () => import('./OpenPanel.tsx') }), (m) => m.OpenPanel);

function watchWidth(onChange: () => void): () => void {
  const window = matchMedia(wideWindow);
  window.addEventListener('change', onChange);
  return () => window.removeEventListener('change', onChange);
}

/** The member's chats beside the page, in wide windows and where the page has room for them. */
export function ChatPanel() {
  const panel = useOwnPanel();
  const hasRoom = useSyncExternalStore(watchWidth, isWide, isWide);
  const { pathname } = useLocation();
  return panel && hasRoom && !isWithoutPanel(pathname) ? <OpenPanel panel={panel} onFailed={closeChatPanel} /> : null;
}
