import { useEffect } from 'react';
import { inTab } from '../../../lib/stores.ts';
import { type ChatPanel, panelKey, type StoredPanel } from '../../../session/chat-panel.ts';
import { useSession } from '../../../session/root-data.ts';

/** Stores for this tab what the panel shows, so that a reload finds it as it was left; a closed one is forgotten. */
export function useStoredPanel(panel: ChatPanel | null): void {
  const uid = useSession()?.uid ?? 0;
  useEffect(() => {
    const stored: StoredPanel | null = panel && { uid, search: panel.search, isSmall: panel.isSmall };
    inTab.write(panelKey, stored && JSON.stringify(stored));
  }, [uid, panel]);
}
