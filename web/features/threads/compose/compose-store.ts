import { useSyncExternalStore } from 'react';
import { quietly } from '../../../api/quietly.ts';
import { randomString } from '../../../lib/random.ts';
import { inTab } from '../../../lib/stores.ts';
import { delDraft, mayTry, saveDraft } from '../drafts/draft-calls.ts';
import { type DraftSync, draftSync } from '../drafts/draft-sync.ts';
import { sentDraft } from '../drafts/server-draft.ts';
import type { ComposeKind } from './compose-kind.ts';
import { type ComposeEvent, type ComposeState, composed, type DraftMarked, emptyCompose } from './compose-state.ts';
import { type Draft, draftAfterMs, draftOf, stateOf, storedDraft } from './draft.ts';
import { storeDraft } from './draft-on-device.ts';
import { type PhotoUploads, photoUploads } from './photo-uploads.ts';

type AnyKind = Pick<ComposeKind<unknown>, 'name' | 'saved' | 'restored'>;

/**
 * A post that is being written, beside the tree: what is typed draws nothing but what shows it. It outlives its
 * screen while photos are on their way.
 */
export interface ComposeStore {
  get(): ComposeState;
  dispatch(event: ComposeEvent): void;
  subscribe(listener: () => void): () => void;
  uploads: PhotoUploads;
  /** Where the words are until they are asked for: they are written out only then. */
  wordsFrom(source: (() => string) | null): void;
  /** The state with the words as they stand. */
  written(): ComposeState;
  /** Goes with the post, so that the same one tried again is posted once. */
  key: string;
  /** The draft that it was sent as with this key, 0 for none; null while it wasn't. */
  sentAs: number | null;
  /** The screen of a kind is there: a draft comes back. */
  open(kind: AnyKind): void;
  /** The screen is gone: the draft is saved, and what is on its way goes on. */
  close(): void;
  /** Saves it in the member's account; null while a post is changed. */
  sync: DraftSync | null;
  /** Ends here, and leaves this draft as JSON on the device, or none: what is written next begins with it. */
  leave(draft: string | null): void;
}

/** Whose draft a store saves, and where on the device: `tid` is the draft that was opened, 0 for the one at hand. */
interface Saving {
  uid: number;
  tid: number;
  /** The draft as the account has it. */
  theirs: Draft | null;
}

/** A draft that was asked for by its number; without `draft` the account has it no more. */
export interface AskedDraft {
  tid: number;
  draft: Draft | null;
}

/** The post with its kind's part as a draft stores it. */
function withSavedPart(state: ComposeState, { name, saved }: AnyKind): ComposeState {
  const part = state.part === null ? null : saved(state.part);
  const { [name]: _old, ...others } = state.savedParts;
  return { ...state, savedParts: part === null ? others : { ...others, [name]: part } };
}

/** The post with the part that a draft has stored for a kind, where none is open yet. */
function withRestoredPart(state: ComposeState, { name, restored }: AnyKind): ComposeState {
  const saved = state.savedParts[name];
  return saved === undefined || state.part !== null ? state : { ...state, part: restored(saved) };
}

/** The draft as JSON, empty where there is nothing to save. */
function draftTextOf(state: ComposeState, kind: AnyKind | null, { key, sentAs, sync }: ComposeStore): string {
  if (state.isOut) return '';
  const how = { key, sentAs, ...(sync && { clean: sync.isClean() }) };
  const draft = draftOf(kind ? withSavedPart(state, kind) : state, how);
  return draft ? JSON.stringify(draft) : '';
}

/** The draft of a store on its device: it is saved some time after each change, and on leaving. */
function draftSaver(
  { uid, tid }: Pick<Saving, 'uid' | 'tid'>,
  text: () => string,
  onSaved: (state: DraftMarked) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let before = '';
  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const now = text();
    if (now === before) return;
    before = now;
    onSaved(storeDraft(uid, now || null, tid) ? (now ? 'saved' : undefined) : 'off');
  };
  return {
    save,
    soon: () => {
      timer ??= setTimeout(save, draftAfterMs);
    },
    /** As it stands it is saved already. */
    isSaved: () => {
      before = text();
    },
  };
}

function subscribers() {
  const listeners = new Set<() => void>();
  return {
    publish: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What comes back: the copy on this device, unless another device has saved a newer one since the account had it. */
function broughtBack({ uid, tid, theirs }: Saving): Draft | null {
  const own = storedDraft(uid, tid);
  const isSame = own?.saved?.tid === theirs?.saved?.tid && own?.saved?.version === theirs?.saved?.version;
  return own && (!own.clean || !theirs || isSame) ? own : theirs;
}

/** Names the composer of this tab to the account, over a reload too: another tab is another one. */
function composerName(uid: number, tid: number) {
  const address = `composer:${uid}:${tid}`;
  let name = inTab.read(address);
  const renew = (): void => {
    name = randomString();
    inTab.write(address, name);
  };
  if (!name) renew();
  return { now: () => name ?? '', renew };
}

/** The draft in its member's account, beside the copy on this device. */
function accountSync(
  { uid, tid }: Saving,
  state: () => ComposeState,
  kind: () => AnyKind | null,
  show: (event: ComposeEvent) => void,
) {
  return draftSync({
    current: () => {
      const open = kind();
      const draft = draftOf(open ? withSavedPart(state(), open) : state(), { key: '' });
      return draft && { input: sentDraft(draft), saved: draft.saved };
    },
    save: (input, keepalive) => saveDraft({ ...input, uid }, keepalive),
    remove: (tid) => quietly(delDraft(tid)),
    mayTry,
    onNews: (news) => show({ kind: 'account', news }),
    name: composerName(uid, tid),
  });
}

/** Saves whenever the page may be gone for good, and once there is a connection again; until the returned function is called. */
function watchPage(copies: ReturnType<typeof draftCopies> | null): () => void {
  const leaving = () => copies?.saveAll();
  const back = () => copies?.sync.changed();
  const hidden = () => document.visibilityState === 'hidden' && leaving();
  addEventListener('pagehide', leaving);
  document.addEventListener('visibilitychange', hidden);
  addEventListener('online', back);
  return () => {
    removeEventListener('pagehide', leaving);
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('online', back);
  };
}

/** A post itself: whoever shows it is called back, and its words are written out when somebody asks for them. */
function heldPost(begin: ComposeState) {
  let state = begin;
  let words: (() => string) | null = null;
  const { publish, subscribe } = subscribers();
  const show = (next: ComposeState): void => {
    state = next;
    publish();
  };
  const written = (): ComposeState => {
    const html = words?.();
    if (html !== undefined && html !== state.html) state = { ...state, html };
    return state;
  };
  return {
    get: () => state,
    show,
    change: (event: ComposeEvent) => show(composed(state, event)),
    /** Without a word to whoever shows it. */
    put: (next: ComposeState) => {
      state = next;
    },
    written,
    subscribe,
    wordsFrom: (source: (() => string) | null) => {
      if (!source) state = { ...written(), start: state.html };
      words = source;
    },
  };
}

type Held = ReturnType<typeof heldPost>;

/** Saves a post as a draft, on its device and in its member's account. */
function draftCopies(saving: Saving, held: Held, kind: () => AnyKind | null, text: () => string) {
  const { uid, tid } = saving;
  let stage: 'open' | 'ended' | 'left' = 'open';
  const saver = draftSaver(saving, text, (draft) => held.change({ kind: 'draft', draft }));
  const sync = accountSync(saving, held.written, kind, (event) => {
    held.change(event);
    if (stage === 'left') return;
    // The copy on this device says where it comes from; what the account has needs no second one under its number.
    if (stage === 'ended' && tid > 0 && sync.isClean()) storeDraft(uid, null, tid);
    else saver.save();
    if (sync.isClean()) held.change({ kind: 'draft', draft: 'account' });
  });
  const save = (): void => {
    if (stage !== 'left') saver.save();
  };
  return {
    sync,
    save,
    saveAll: () => {
      save();
      if (!held.get().isOut) void sync.flush(true);
    },
    soon: () => {
      saver.soon();
      sync.changed();
    },
    /** Notes that it stands as it was brought back, if it was. */
    isBack: (back: Draft | null) => {
      if (back?.clean) sync.isSaved();
      saver.isSaved();
      // What the account has not seen yet is sent before anything is added to it: its answer may have been lost.
      if (back && !back.clean) void sync.flush();
    },
    end: () => {
      if (stage === 'open') stage = 'ended';
      sync.stop();
    },
    leave: (draft: string | null) => {
      stage = 'left';
      composerName(uid, tid).renew();
      storeDraft(uid, draft, tid);
    },
  };
}

/** `saving` is null where no draft is saved, as while a post is changed. `onEnd` is called once nobody needs it. */
export function composeStore(begin: ComposeState, saving: Saving | null, onEnd: () => void): ComposeStore {
  const held = heldPost(begin);
  let kind: AnyKind | null = null;
  let stage: 'new' | 'open' | 'ended' = 'new';
  let unwatch = () => {};
  const draftText = (): string => draftTextOf(held.written(), kind, store);
  const copies = saving && draftCopies(saving, held, () => kind, draftText);

  const end = (): void => {
    stage = 'ended';
    unwatch();
    copies?.end();
    store.uploads.stop();
    onEnd();
  };
  /** Another kind's screen may have taken it over in the same moment. */
  const endUnlessNeeded = (): void => {
    if (stage === 'ended' || kind || held.get().photos.some((photo) => photo.state.kind === 'sending')) return;
    copies?.saveAll();
    end();
  };
  const dispatch = (event: ComposeEvent): void => {
    held.change(event);
    if (stage !== 'open') return;
    copies?.soon();
    endUnlessNeeded();
  };
  /** What is stored comes back. */
  const begun = (): Draft | null => {
    stage = 'open';
    unwatch = watchPage(copies);
    const back = saving && broughtBack(saving);
    store.key = back?.key || randomString();
    store.sentAs = back?.sentAs ?? null;
    if (back) held.show({ ...held.get(), ...stateOf(back) });
    return back;
  };

  const store: ComposeStore = {
    get: held.get,
    dispatch,
    subscribe: held.subscribe,
    uploads: photoUploads((change) => dispatch({ kind: 'photos', change })),
    wordsFrom: held.wordsFrom,
    written: held.written,
    key: '',
    sentAs: null,
    open: (opening) => {
      kind = opening;
      const back = stage === 'new' ? begun() : null;
      const state = held.get();
      // A plain composer may be on its way to the one of the kind that the draft is of.
      held.show(withRestoredPart(opening.name === 'plain' ? state : { ...state, kind: opening.name }, opening));
      copies?.isBack(back);
    },
    close: () => {
      copies?.save();
      if (kind) held.put(composed({ ...withSavedPart(held.get(), kind), part: null }, { kind: 'left' }));
      kind = null;
      setTimeout(endUnlessNeeded, 0);
    },
    sync: copies?.sync ?? null,
    leave: (draft) => {
      copies?.leave(draft);
      end();
    },
  };
  return store;
}

/** Posts that are being written, by member and by the draft that was opened. */
const stores = new Map<string, ComposeStore>();

/**
 * The post that a member is writing, or the draft that they have opened; on the server, which draws for many, always a
 * new one.
 */
export function newPostStore(uid: number, asked: AskedDraft | null): ComposeStore {
  // One that was begun on this device is gone on with where it was begun.
  const tid = !asked || storedDraft(uid)?.saved?.tid === asked.tid ? 0 : asked.tid;
  const name = `${uid} ${tid}`;
  const found = stores.get(name);
  if (found) return found;
  const begin = asked?.draft ? { ...emptyCompose, ...stateOf(asked.draft) } : emptyCompose;
  const store = composeStore(begin, { uid, tid, theirs: asked?.draft ?? null }, () => {
    if (stores.get(name) === store) stores.delete(name);
  });
  if (!import.meta.env.SSR) stores.set(name, store);
  return store;
}

/** What a part of the screen needs of the post: it is drawn again when just that changes. */
export function useComposed<V>(store: ComposeStore, pick: (state: ComposeState) => V): V {
  const value = () => pick(store.get());
  return useSyncExternalStore(store.subscribe, value, value);
}
