import { useEffect, useState } from 'react';
import { quietly } from '../../api/quietly.ts';
import { type ChatDraft, chatDrafts } from '../../lib/chat-drafts.ts';
import { useShared } from '../../lib/shared-state.ts';
import { lookAtWaiting } from '../../offline/queue/from-page.ts';
import { waitingNow } from '../../offline/queue/waiting-now.ts';
import { useSession } from '../../session/root-data.ts';
import { waitingIn } from './use-sending.ts';

/** What a row says of the reader's own words before anything else. */
export interface OwnInRow {
  kind: 'failed' | 'waits' | 'draft';
  text: string;
}

/** What this browser has of the reader's own in a conversation: known once the page is there. */
export function useOwnInRows(current: string): (conversationID: string) => OwnInRow | undefined {
  const uid = useSession()?.uid;
  const all = useShared(waitingNow, (now) => now);
  const [drafts, setDrafts] = useState<Readonly<Record<string, ChatDraft>>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: a conversation that is left may leave a draft
  useEffect(() => {
    if (uid === undefined) return;
    setDrafts(chatDrafts(uid));
    void quietly(lookAtWaiting());
  }, [uid, current]);
  return (conversationID) => {
    const waiting = waitingIn(all, conversationID, uid);
    const failed = waiting.find(({ state }) => state === 'refused');
    if (failed) return { kind: 'failed', text: failed.shown.text };
    const last = waiting.at(-1);
    if (last) return { kind: 'waits', text: last.shown.text };
    const draft = conversationID === current ? undefined : drafts[conversationID];
    return draft && { kind: 'draft', text: draft.text };
  };
}
