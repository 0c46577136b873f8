import { useEffect, useState } from 'react';
import { quietly } from '../../api/quietly.ts';
import { useOnline } from '../../lib/online.ts';
import { randomString } from '../../lib/random.ts';
import { useShared } from '../../lib/shared-state.ts';
import { useSteady } from '../../lib/use-steady.ts';
import { dropWaiting, lookAtWaiting } from '../../offline/queue/from-page.ts';
import { sendWaitingNow } from '../../offline/queue/in-order.ts';
import type { Waiting } from '../../offline/queue/waiting.ts';
import { onReport, waitingNow } from '../../offline/queue/waiting-now.ts';
import { useSession } from '../../session/root-data.ts';
import { useT } from '../../texts/texts.tsx';
import { type ConversationState, unsentOf, withSent } from './conversation-state.ts';
import { type Said, say, type Written } from './mutations.ts';
import type { ChangeConversation } from './use-conversation.ts';

/** A message that is not sent yet, as it is shown. */
export interface Unsent {
  key: string;
  text: string;
  quote?: { ID: number; nick: string; text: string } | undefined;
  picture?: string | undefined;
  /** When it was written, in unix seconds. */
  at: number;
  state: 'sending' | 'waits' | 'failed';
  /** Why it failed. */
  reason: string;
  /** It may be tried again as it is; what a rule refused is changed first. */
  again: boolean;
}

/** Written, and not in the queue yet. */
type Fresh = Written & { writtenAt: number };

type Fate = 'waits' | 'failed';

/** What a member has waiting in a conversation of this browser. */
export const waitingIn = (all: readonly Waiting[], conversationID: string, uid: number | undefined): Waiting[] =>
  all.filter((item) => item.call === 'messages.say' && item.shown.conversation === conversationID && item.uid === uid);

export interface Sending {
  unsent: readonly Unsent[];
  send: (written: Omit<Written, 'key'> & { key?: string }) => void;
  retry: (key: string) => void;
  /** Takes one back; false where it is on its way by now. */
  drop: (key: string) => Promise<boolean>;
}

/** The way of a conversation's messages to the server: by the browser's queue, one after the other, over a reload too. */
export function useSending(conversationID: string, state: ConversationState, change: ChangeConversation): Sending {
  const own = useSession()?.uid;
  const all = useShared(waitingNow, (now) => now);
  const [fresh, setFresh] = useState<readonly Fresh[]>([]);
  const [fates, setFates] = useState<ReadonlyMap<string, Fate>>(new Map());
  const setFate = (key: string, fate: Fate | undefined) =>
    setFates((now) => {
      const { [key]: _, ...others } = Object.fromEntries(now);
      return new Map(Object.entries({ ...others, ...(fate && { [key]: fate }) }));
    });
  const queued = waitingIn(all, conversationID, own);
  const show = useUnsent(fates);
  useReports(conversationID, { change, onLater: (key) => setFate(key, 'failed') });

  /** Those that were tried and wait: for a connection, unless the service has said that it can't. */
  const noteWaiting = () => {
    const waits = waitingIn(waitingNow.now(), conversationID, own).filter(({ state: now }) => now === 'waiting');
    setFates((now) => new Map([...waits.map(({ key }): [string, Fate] => [key, 'waits']), ...now]));
  };
  const goOut = async (written: Written) => {
    const isQueued = await say(conversationID, written);
    if (!isQueued) return setFate(written.key, 'failed');
    setFresh((now) => now.filter(({ key }) => key !== written.key));
    noteWaiting();
  };
  const acts = useSteady({
    send: (unnamed: Omit<Written, 'key'> & { key?: string }) => {
      const written: Written = { ...unnamed, key: unnamed.key ?? randomString() };
      setFresh((now) => [...now, { ...written, writtenAt: Date.now() }]);
      void goOut(written);
    },
    retry: (key: string) => {
      setFate(key, undefined);
      const unqueued = fresh.find((each) => each.key === key);
      if (unqueued) void goOut(unqueued);
      else void quietly(sendWaitingNow()).then(noteWaiting);
    },
    drop: async (key: string) => {
      const item = queued.find((each) => each.key === key);
      setFresh((now) => now.filter((each) => each.key !== key));
      return item ? dropWaiting(item.id!) : true;
    },
  });
  const inQueue = new Set(queued.map(({ key }) => key));
  const shown = [...queued.map(show.queued), ...fresh.filter(({ key }) => !inQueue.has(key)).map(show.fresh)];
  return { unsent: unsentOf(state.list, shown), ...acts };
}

/** How what waits is shown: as on its way while the line is there and nothing was said against it. */
function useUnsent(fates: ReadonlyMap<string, Fate>) {
  const t = useT();
  const online = useOnline();
  const fateOf = (key: string): Fate | 'sending' => fates.get(key) ?? (online ? 'sending' : 'waits');
  const service = (state: Unsent['state']) => ({
    state,
    reason: state === 'failed' ? t('messages.serviceError') : '',
    again: true,
  });
  return {
    queued: ({ key, shown, at, state, reason = '' }: Waiting): Unsent => ({
      ...{ key, text: shown.text, quote: shown.quoted, picture: shown.picture, at: Math.floor(at / 1000) },
      ...(state === 'refused'
        ? { state: 'failed', reason, again: false }
        : service(state === 'sending' ? 'sending' : fateOf(key))),
    }),
    fresh: ({ key, text, quote, picture, writtenAt }: Fresh): Unsent => ({
      ...{ key, text, quote, picture: picture?.src, at: Math.floor(writtenAt / 1000) },
      ...service(fates.get(key) ?? 'sending'),
    }),
  };
}

interface Reported {
  change: ChangeConversation;
  onLater: (key: string) => void;
}

/** What became of this conversation's messages, whichever tab has sent them. */
function useReports(conversationID: string, reported: Reported): void {
  const steady = useSteady({ ...reported });
  useEffect(() => {
    void quietly(lookAtWaiting());
    return onReport(({ item, outcome }) => {
      if (item.call !== 'messages.say' || item.shown.conversation !== conversationID) return false;
      if (outcome.kind === 'later') steady.onLater(item.key);
      if (outcome.kind === 'sent') {
        const { groupID, message } = outcome.data as Said;
        steady.change((now) => withSent(now, groupID, message));
      }
      return true;
    });
  }, [conversationID, steady]);
}
