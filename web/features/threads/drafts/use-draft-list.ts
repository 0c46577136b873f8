import { useEffect, useRef, useState } from 'react';
import { draftRedirectDelay } from '../../../../contract/domains/threads/drafts/limits.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { showToast } from '../../../design/toasts.ts';
import { randomString } from '../../../lib/random.ts';
import { useNavigate, useRevalidator } from '../../../router/hooks.ts';
import { useT } from '../../../texts/texts.tsx';
import type { ComposeStore } from '../compose/compose-store.ts';
import { delDraft, postDraft, restoreDraft } from './draft-calls.ts';
import { draftListPath, draftsPath } from './drafts-path.ts';

/** The page of one's posts, where a draft that was sent stands. */
export const postsPath = '/ucenter/account/posts';

/** Where a page leads a while after something has succeeded, unless it is left before (R-DRF-001, R-DRF-002). */
function useLeadOn(): (to: string) => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (to) => {
    timer.current = setTimeout(() => void navigate(to), draftRedirectDelay);
  };
}

/** Deletes the draft that is open in the composer, and leads back to the others. */
export function useDeletion(store: Pick<ComposeStore, 'sync' | 'leave'>): (tid: number) => Promise<void> {
  const t = useT();
  const leadOn = useLeadOn();
  return async (tid) => {
    try {
      await store.sync?.pause();
      await delDraft(tid);
      store.leave(null);
      showToast({ text: t('drafts.deleted') });
      leadOn(draftListPath);
    } catch (error) {
      store.sync?.resume();
      showFailure(error);
    }
  };
}

interface DraftActs {
  /** What is under way, by the draft. */
  busy: ReadonlyMap<number, 'sending' | 'deleting'>;
  /** Those that were sent: their subjects are cleared. */
  sent: ReadonlySet<number>;
  send(tid: number): Promise<void>;
  del(tid: number): Promise<void>;
  restore(tid: number): Promise<void>;
}

/** What is done with the drafts of a list: one act a draft at a time. */
export function useDraftList(): DraftActs {
  const t = useT();
  const leadOn = useLeadOn();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<ReadonlyMap<number, 'sending' | 'deleting'>>(new Map());
  const [sent, setSent] = useState<ReadonlySet<number>>(new Set());
  const keys = useRef(new Map<number, string>());

  const act = async (tid: number, how: 'sending' | 'deleting', work: () => Promise<unknown>): Promise<void> => {
    if (busy.has(tid)) return;
    setBusy((before) => new Map(before).set(tid, how));
    try {
      await work();
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy((before) => new Map([...before].filter(([each]) => each !== tid)));
    }
  };
  /** Stays the same for another try. */
  const keyOf = (tid: number): string => {
    const key = keys.current.get(tid) ?? randomString();
    keys.current.set(tid, key);
    return key;
  };
  const restore = (tid: number) =>
    act(tid, 'deleting', async () => {
      await restoreDraft(tid);
      showToast({ text: t('drafts.restored') });
      await revalidate();
    });
  return {
    busy,
    sent,
    restore,
    send: (tid) =>
      act(tid, 'sending', async () => {
        showToast({ text: await postDraft(tid, keyOf(tid)) });
        setSent((before) => new Set(before).add(tid));
        leadOn(postsPath);
      }),
    del: (tid) =>
      act(tid, 'deleting', async () => {
        await delDraft(tid);
        showToast({
          text: t('drafts.deleted'),
          action: { label: t('threads.undo'), run: () => void restore(tid) },
        });
        leadOn(draftsPath);
      }),
  };
}
