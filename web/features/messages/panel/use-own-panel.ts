import { useEffect } from 'react';
import { useShared } from '../../../lib/shared-state.ts';
import { inTab } from '../../../lib/stores.ts';
import { type ChatPanel, chatPanel, closeChatPanel, panelKey } from '../../../session/chat-panel.ts';
import { useSession } from '../../../session/root-data.ts';

/** What the member has open beside the page, stored for this tab as it changes; another member finds it closed. */
export function useOwnPanel(): ChatPanel | null {
  const uid = useSession()?.uid;
  const open = useShared(chatPanel, (now) => now);
  const panel = open?.uid === undefined || open.uid === uid ? open : null;
  useEffect(() => {
    if (panel !== open) return closeChatPanel();
    inTab.write(panelKey, panel && JSON.stringify({ uid, search: panel.search, isSmall: panel.isSmall }));
  }, [uid, open, panel]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with the member
  useEffect(() => closeChatPanel, [uid]);
  return panel;
}
