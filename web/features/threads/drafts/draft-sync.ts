import type { DataOf } from '../../../../contract/call.ts';
import type { Calls } from '../../../../contract/calls.ts';
import { beaconBytes, draftSaving } from '../../../../contract/domains/threads/drafts/limits.ts';
import { isRefusal } from '../../../api/wire.ts';
import type { DraftNews, SavedDraft } from './draft-news.ts';
import type { DraftInput } from './server-draft.ts';

export type DraftSaved = DataOf<Calls['threads.save-draft']>;

interface SyncDeps {
  /** The draft as it stands, and the copy that it comes from; null where there is nothing to save. */
  current(): { input: DraftInput; saved: SavedDraft | null } | null;
  save(input: DraftInput, keepalive: boolean): Promise<DraftSaved>;
  /** Deletes one that was saved too late. */
  remove(tid: number): Promise<unknown>;
  /** There is a connection, and somebody is logged in. */
  mayTry(): boolean;
  onNews(news: DraftNews): void;
  /** Names this composer; what is written after a post, or apart from one, has another name. */
  name: { now(): string; renew(): void };
}

export interface DraftSync {
  /** Something was changed: it is saved in a while. */
  changed(): void;
  /** As it stands it is in the account already. */
  isSaved(): void;
  isClean(): boolean;
  /** Saves at once what is not saved yet; `leaving` where the page may be gone before the answer. */
  flush(leaving?: boolean): Promise<void>;
  /** Saves nothing more until `resume`; ends once nothing is on its way, or that takes too long. */
  pause(): Promise<void>;
  resume(): void;
  /** It was posted as the draft of this number, 0 for none: another copy of it goes. */
  posted(tid: number): void;
  stop(): void;
}

/** How long a post waits for its draft that is on its way, in milliseconds. */
const patience = 4000;
const sizeOf = (text: string): number => new TextEncoder().encode(text).length;
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What the account has of a draft, and what was answered last. */
function accountCopy({ current, save, remove, onNews, name }: Omit<SyncDeps, 'mayTry'>) {
  /** As the account has it, and as it was refused last. */
  let [stored, refused] = ['', ''];
  let next = 0;
  /** The draft that it was posted as; null while it isn't. */
  let postedAs: number | null = null;

  const now = (): string => {
    const draft = current();
    return draft ? JSON.stringify(draft.input) : '';
  };
  const answered = (sent: string, { tid, version, apart }: DraftSaved): void => {
    if (postedAs === null) {
      stored = sent;
      onNews({ kind: 'saved', saved: { tid, version }, apart: apart === 1 });
    } else if (postedAs !== tid) void remove(tid);
  };
  const failed = (sent: string, error: unknown): void => {
    if (!isRefusal(error)) throw error;
    const isSent = error.refusal === 'threads.draft_sent';
    if (isSent || error.refusal === 'threads.draft_not_exist') {
      name.renew();
      onNews({ kind: isSent ? 'sent' : 'gone' });
    } else if (error.http === 200 || error.http === 400) {
      refused = sent;
      onNews({ kind: 'refused', why: error.msg });
    } else next = Date.now() + draftSaving.again;
  };
  return {
    /** Milliseconds until it may be sent again. */
    rest: () => Math.max(draftSaving.pause, next - Date.now()),
    isPosted: () => postedAs !== null,
    isClean: () => ['', stored].includes(now()),
    isWanting: () => !['', stored, refused].includes(now()),
    isSaved: () => {
      stored = now();
    },
    send: async (leaving: boolean): Promise<void> => {
      const draft = current();
      const sent = now();
      if (!draft || sent === stored || sent === refused) return;
      next = Date.now() + draftSaving.apart;
      const of = { ...draft.saved, key: name.now() };
      try {
        answered(sent, await save({ ...draft.input, ...of }, leaving && sizeOf(sent) <= beaconBytes));
      } catch (error) {
        failed(sent, error);
      }
    },
    posted: (tid: number) => {
      const saved = current()?.saved;
      postedAs = tid;
      name.renew();
      if (saved && saved.tid !== tid) void remove(saved.tid);
    },
  };
}

/** Saves a draft in its member's account as it grows: one request at a time, some seconds apart. */
export function draftSync({ mayTry, ...deps }: SyncDeps): DraftSync {
  const copy = accountCopy(deps);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let held = false;

  const rests = (): boolean => held || copy.isPosted() || !mayTry();
  /** Whether there is anything to save is asked then: while somebody types nothing is written out. */
  const later = (): void => {
    if (rests()) return;
    timer ??= setTimeout(() => void flush(), copy.rest());
  };
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = async (leaving = false): Promise<void> => {
    cancel();
    if (rests()) return;
    running ??= copy.send(leaving).finally(() => {
      running = null;
      if (copy.isWanting()) later();
    });
    await running;
  };
  return {
    changed: later,
    isSaved: copy.isSaved,
    isClean: copy.isClean,
    flush,
    pause: async () => {
      held = true;
      cancel();
      if (running) await Promise.race([running, wait(patience)]);
    },
    resume: () => {
      held = false;
      later();
    },
    posted: (tid) => {
      cancel();
      copy.posted(tid);
    },
    stop: () => {
      held = true;
      cancel();
    },
  };
}
